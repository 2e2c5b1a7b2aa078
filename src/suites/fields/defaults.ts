import type { Problem } from '../../model/errors.ts';
import type { GraderKind } from '../../model/ports/grader.ts';
import type { Message } from '../../model/run/message.ts';
import type { Cursor } from '../../model/suite/source.ts';
import type { GraderSpec } from '../../model/suite/suite.ts';
import { declaredGraders, readGraders } from '../graders/graders.ts';
import { readEvaluator } from '../graders/implicit-graders.ts';
import { readPreprocessors } from '../graders/preprocessors.ts';
import type { References } from '../references/references.ts';
import type { Templates } from '../references/templates.ts';
import { readWorkspace, type WorkspaceReading } from '../workspace/workspace.ts';
import { readInput } from './messages.ts';
import type { SuiteDefaults } from './suite-defaults.ts';
import { mentionsVars, newFillBudget } from './vars.ts';

/** The files that a suite may name: what it can be read with beside its text. */
export interface SuiteFiles {
  readonly references: References;
  readonly templates: Templates;
  /** Absent in formats that have no workspaces. */
  readonly workspaces?: WorkspaceReading | undefined;
}

/** What a suite gives to each of its tests, as it stands at the top of its file. */
export function readDefaults(
  root: Cursor,
  kinds: readonly GraderKind[],
  metadata: SuiteDefaults['metadata'],
  files: SuiteFiles | undefined,
  problems: Problem[],
): SuiteDefaults {
  const inputField = root.field('input');
  let input: readonly Message[] | undefined;
  const readOnce = () => {
    input ??= inputField === undefined ? [] : readInput(inputField, problems, 'input', files?.references);
    return input;
  };
  // Where each test fills in variables of its own, it may mean nothing as it stands.
  if (inputField !== undefined && !mentionsVars(inputField)) readOnce();
  return {
    get input() {
      return readOnce();
    },
    inputField,
    inputFiles: root.field('input_files'),
    graders: readSuiteGraders(root, kinds, files, problems),
    metadata,
    kinds,
    evaluator: readEvaluator(root, kinds, problems),
    preprocessors: readPreprocessors(root, kinds, files?.references, problems),
    references: files?.references,
    templates: files?.templates,
    workspaces: files?.workspaces,
    workspace: files?.workspaces && readWorkspace(root.field('workspace'), files.workspaces, problems),
    fillBudget: newFillBudget(),
  };
}

/** Where the graders for all tests may stand; the first that is there wins. */
const GRADER_LISTS = ['assertions', 'assert', 'execution.assertions', 'execution.assert', 'execution.evaluators'];

function readSuiteGraders(
  root: Cursor,
  kinds: readonly GraderKind[],
  files: SuiteFiles | undefined,
  problems: Problem[],
): GraderSpec[] {
  const list = declaredGraders(root, GRADER_LISTS, problems);
  return list === undefined ? [] : readGraders(list, { kinds, ...files }, problems);
}
