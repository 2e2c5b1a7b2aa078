import { resolve } from 'node:path';
import { type ProblemCode, userError } from '../../model/errors.ts';
import type { Plan } from '../../model/run/plan.ts';
import type { PlannedTest, ShardPlan } from '../../model/run/shard-plan.ts';
import { isSameRelease } from '../../results/shards/accepted-shards.ts';
import { deepEqual } from '../../shared/deep-equal.ts';
import type { Redactor } from '../../shared/secrets/redact.ts';
import { kebab, plural } from '../../shared/text.ts';
import { realNameOf } from '../../targets/dry-run.ts';
import type { Inputs } from '../config/inputs.ts';
import type { FolderSite } from '../pipeline/runtime.ts';
import { version } from '../pipeline/version.ts';
import { commitOf } from '../reuse/tree-digest.ts';
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
  const head = commit === undefined ? undefined : (await commitOf(site))?.id;
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

/** Throws a `UserError` if this machine finds other tests than the plan has. Names in a plan have no secrets. */
export function verifyTests(
  planned: Pick<ShardPlan, 'tests'>,
  { steps }: Pick<Plan, 'steps'>,
  withoutSecrets: Redactor['deep'],
): void {
  const [tests, found] = withoutSecrets([planned.tests.map(namedTest), steps.map(namedStep)] as const);
  const index = Array.from({ length: Math.max(tests.length, found.length) }, (_, at) => at).find(
    (at) => !isSame(tests[at], found[at]),
  );
  if (index === undefined) return;
  const [one, other] = [tests[index], found[index]];
  const what =
    one === undefined
      ? `it has ${plural('test', found.length)}, and the plan ${tests.length}`
      : `${shown(one)} is in the plan, and ${other === undefined ? 'not here' : `${shown(other)} is here`}`;
  throw differs(
    'INPUT_INVALID',
    `The suites of this checkout are not those of the plan: ${what}`,
    `${SAME_COMMIT} A suite that is a program must give the same tests on each machine.`,
  );
}

/** A test of a plan or of a machine, for people, and its number of trials; undefined if it cannot run. */
interface Named {
  readonly name: string;
  readonly trials: number | undefined;
}

const shown = ({ name, trials }: Named): string =>
  `${name}${trials === undefined ? '' : ` (${plural('trial', trials)})`}`;

/** Stubs have other names. */
const namedTest = ({ suite, suiteFile, testId, target, trials, broken }: PlannedTest): Named => ({
  name: nameOf(testId, suite, suiteFile, realNameOf(target)),
  trials: broken ? undefined : trials,
});

const namedStep = (step: Plan['steps'][number]): Named => ({
  name: nameOf(
    step.test.id,
    step.suite.name,
    step.suite.file,
    realNameOf(step.kind === 'broken' ? step.target : step.target.name),
  ),
  trials: step.kind === 'broken' ? undefined : step.trials.count,
});

const nameOf = (testId: string, suite: string, suiteFile: string, target: string): string =>
  `${testId} of ${suite} (${suiteFile}) on ${target}`;

/** A test that cannot run has no trials. It may lack something that only one of the machines has. */
const isSame = (one: Named | undefined, other: Named | undefined): boolean =>
  one?.name === other?.name &&
  (one?.trials === undefined || other?.trials === undefined || one.trials === other.trials);

const differs = (code: ProblemCode, message: string, hint: string) => userError(code, message, { hint });
