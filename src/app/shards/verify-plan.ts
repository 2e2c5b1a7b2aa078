import { resolve } from 'node:path';
import { type ProblemCode, userError } from '../../model/errors.ts';
import type { Plan } from '../../model/run/plan.ts';
import type { PlannedTest, ShardPlan } from '../../model/run/shard-plan.ts';
import { isSameRelease } from '../../results/shards/accepted-shards.ts';
import { deepEqual } from '../../shared/deep-equal.ts';
import { kebab, plural } from '../../shared/text.ts';
import { realNameOf } from '../../targets/dry-run.ts';
import type { Inputs } from '../config/inputs.ts';
import type { FolderSite } from '../pipeline/runtime.ts';
import { version } from '../pipeline/version.ts';
import { headOf } from './make-plan.ts';
import { plannedInputNames } from './pinned-inputs.ts';
import { digestOfFile } from './recorded-files.ts';

const SAME_COMMIT =
  'Check out the same commit in all jobs of the run, with no other changes: a branch may have moved since the plan.';

/** Throws a `UserError` if another version made the plan: it may mean something else by it. */
export function verifyVersion({ generator }: Pick<ShardPlan, 'generator'>): void {
  if (isSameRelease(generator.version, version)) return;
  throw differs(
    'INPUT_INVALID',
    `The plan was made by eval-action ${generator.version}, and this is ${version}`,
    'Use the same version of eval-action in all jobs of the run.',
  );
}

/** Throws a `UserError` if an input of this machine is not as in the plan. */
export function verifyInputs({ inputs }: Pick<ShardPlan, 'inputs'>, asked: Inputs): void {
  const other = plannedInputNames.find((name) => asked.given.includes(name) && !deepEqual(asked[name], inputs[name]));
  if (other === undefined) return;
  throw differs(
    'INPUT_INVALID',
    `The input ${kebab(other)} is not that of the plan`,
    'Set it where the plan is made, and leave it out here: a shard runs what the plan says.',
  );
}

/** Throws a `UserError` for the first difference between the checkout and the plan. */
export async function verifyCheckout(
  { commit, files }: ShardPlan,
  site: Pick<FolderSite<'git' | 'files' | 'signal'>, 'root' | 'runtime'>,
): Promise<void> {
  const head = commit === undefined ? undefined : await headOf(site);
  if (commit !== head) {
    const here = head === undefined ? 'has no commit' : `is at ${head.slice(0, 10)}`;
    throw differs(
      'INPUT_INVALID',
      `The checkout ${here}, and the plan was made at ${commit?.slice(0, 10)}`,
      SAME_COMMIT,
    );
  }
  for (const { path, sha256 } of files) {
    const absolute = resolve(site.root, path);
    if ((await site.runtime.files.state(absolute)) !== 'file')
      throw differs('FILE_MISSING', `${path} is missing in this checkout, and the plan was made with it`, SAME_COMMIT);
    if ((await digestOfFile(absolute, site.runtime.files)) !== sha256)
      throw differs('INPUT_INVALID', `${path} is not the file that the plan was made with`, CHANGED_FILE);
  }
}

const CHANGED_FILE = `${SAME_COMMIT} A step before this one must not write files that evals read.`;

/** Throws a `UserError` if this machine finds other tests than the plan has. */
export function verifyTests({ tests }: Pick<ShardPlan, 'tests'>, { steps }: Pick<Plan, 'steps'>): void {
  const index = Array.from({ length: Math.max(tests.length, steps.length) }, (_, at) => at).find(
    (at) => !isSame(tests[at], steps[at]),
  );
  if (index === undefined) return;
  const [planned, found] = [tests[index], steps[index]];
  const what =
    planned === undefined
      ? `it has ${plural('test', steps.length)}, and the plan ${tests.length}`
      : `${nameOf(planned)} is in the plan, ${found === undefined ? 'and not here' : `and ${nameOfStep(found)} is here`}`;
  throw differs(
    'INPUT_INVALID',
    `The suites of this checkout are not those of the plan: ${what}`,
    `${SAME_COMMIT} A suite that is a program must give the same tests on each machine.`,
  );
}

type AnyStep = Plan['steps'][number];

function isSame(planned: PlannedTest | undefined, step: AnyStep | undefined): boolean {
  if (planned === undefined || step === undefined) return false;
  const isThisTest =
    planned.suiteFile === step.suite.file &&
    planned.suite === step.suite.name &&
    planned.testId === step.test.id &&
    planned.target === targetOf(step);
  // A test that cannot run has no trials.
  return isThisTest && (step.kind === 'broken' || planned.broken === true || planned.trials === step.trials.count);
}

/** Stubs have other names. */
const targetOf = (step: AnyStep): string =>
  realNameOf(typeof step.target === 'string' ? step.target : step.target.name);

const nameOf = ({
  testId,
  suiteFile,
  target,
  trials,
}: Pick<PlannedTest, 'testId' | 'suiteFile' | 'target' | 'trials'>) =>
  `${testId} of ${suiteFile} on ${target} (${plural('trial', trials)})`;

const nameOfStep = (step: AnyStep): string =>
  nameOf({
    testId: step.test.id,
    suiteFile: step.suite.file,
    target: targetOf(step),
    trials: step.kind === 'broken' ? 1 : step.trials.count,
  });

const differs = (code: ProblemCode, message: string, hint: string) => userError(code, message, { hint });
