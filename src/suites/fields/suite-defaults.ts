import type { GraderKind } from '../../model/ports/grader.ts';
import type { Message } from '../../model/run/message.ts';
import type { Cursor } from '../../model/suite/source.ts';
import type { GraderSpec } from '../../model/suite/suite.ts';
import type { Preprocessors } from '../graders/preprocessors.ts';
import type { References } from '../references/references.ts';
import type { Templates } from '../references/templates.ts';
import type { DeclaredWorkspace, WorkspaceReading } from '../workspace/workspace.ts';
import type { FillBudget } from './vars.ts';

/** The defaults of a suite for each of its tests. */
export interface SuiteDefaults {
  readonly input: readonly Message[];
  readonly graders: readonly GraderSpec[];
  readonly metadata: Readonly<Record<string, unknown>> | undefined;
  readonly kinds: readonly GraderKind[];
  /** The grader of tests without graders; absent: a judge. */
  readonly evaluator?: GraderKind | undefined;
  /** Programs that convert files in answers to text, for all judges. */
  readonly preprocessors?: Preprocessors | undefined;
  /** The suite's `input` as written: tests with variables parse it themselves. */
  readonly inputField?: Cursor | undefined;
  /** The suite's `input_files`. */
  readonly inputFiles?: Cursor | undefined;
  /** The files that tests may refer to. Without them file parts and `input_files` are not supported. */
  readonly references?: References | undefined;
  /** The templates that tests may include. */
  readonly templates?: Templates | undefined;
  readonly fillBudget?: FillBudget | undefined;
  /** The reader of workspaces; absent if the format has none. */
  readonly workspaces?: WorkspaceReading | undefined;
  readonly workspace?: DeclaredWorkspace | undefined;
}
