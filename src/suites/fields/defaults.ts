import type { Problem } from '../../model/errors.ts';
import type { GraderKind } from '../../model/ports/grader.ts';
import type { Message } from '../../model/run/message.ts';
import type { Cursor } from '../../model/suite/source.ts';
import type { GraderSpec } from '../../model/suite/suite.ts';
import { declaredGraders, readGraders } from '../graders/graders.ts';
import { readEvaluator } from '../graders/implicit-graders.ts';
import { readPreprocessors } from '../graders/preprocessors.ts';
import { GRADER_LISTS } from '../old-names.ts';
import type { References } from '../references/references.ts';
import type { Templates } from '../references/templates.ts';
import { readWorkspace, type WorkspaceReading } from '../workspace/workspace.ts';
import { readInput } from './messages.ts';
import { readMetadata } from './metadata.ts';
import type { SuiteDefaults } from './suite-defaults.ts';
import { mentionsVars, newFillBudget } from './vars.ts';

/** What a suite is read with: the graders that it may use, and the files that it may name. */
interface DefaultsReading {
  readonly kinds: readonly GraderKind[];
  readonly references: References;
  readonly templates: Templates;
  readonly workspaces: WorkspaceReading;
}

/** The defaults of a suite for each of its tests, as written at the top of its file. */
export function readDefaults(root: Cursor, reading: DefaultsReading, problems: Problem[]): SuiteDefaults {
  const { kinds, references, templates, workspaces } = reading;
  const metadata = readMetadata(root, problems);
  const inputField = root.field('input');
  let input: readonly Message[] | undefined;
  const readOnce = () => {
    input ??= inputField === undefined ? [] : readInput(inputField, problems, 'input', references);
    return input;
  };
  // If each test fills in its own variables, the unfilled text may be invalid.
  if (inputField !== undefined && !mentionsVars(inputField)) readOnce();
  return {
    get input() {
      return readOnce();
    },
    inputField,
    inputFiles: root.field('input_files'),
    graders: readSuiteGraders(root, reading, problems),
    metadata,
    kinds,
    evaluator: readEvaluator(root, kinds, problems),
    preprocessors: readPreprocessors(root, kinds, references, problems),
    references,
    templates,
    workspaces,
    workspace: readWorkspace(root.field('workspace'), workspaces, problems),
    fillBudget: newFillBudget(),
  };
}

function readSuiteGraders(root: Cursor, reading: DefaultsReading, problems: Problem[]): GraderSpec[] {
  const list = declaredGraders(root, GRADER_LISTS.suite, problems);
  return list === undefined ? [] : readGraders(list, reading, problems);
}
