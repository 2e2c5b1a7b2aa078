import * as z from 'zod';
import { UserError, userError } from '../../model/errors.ts';
import type { FailureClass } from '../../model/run/outcome.ts';
import { plural } from '../../model/text/text.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { sumOfKnown } from '../../model/values/sums.ts';
import { amount, loose, mapping, text } from '../read/loose-fields.ts';
import type { FileFacts, ImportedOutcome, Importer } from './importer.ts';
import { parseRow, passMarkOf, readableRows } from './row-parts.ts';

const times = loose(z.object({ started_at: text, finished_at: text }));
const usageSchema = loose(
  z.object({ n_input_tokens: amount, n_cache_tokens: amount, n_output_tokens: amount, cost_usd: amount }),
);

/** One attempt of an agent at a task. */
const trialSchema = z.object({
  task_name: z.string().min(1),
  trial_name: z.string().min(1),
  source: text,
  task_checksum: text,
  agent_info: z.object({
    name: z.string().min(1),
    version: text,
    model_info: loose(z.object({ name: z.string(), provider: text })),
  }),
  agent_result: usageSchema,
  verifier_result: loose(z.object({ rewards: mapping })),
  exception_info: z.object({ exception_type: z.string(), exception_message: z.string() }).nullish(),
  finished_at: text,
  agent_execution: times,
  step_results: loose(z.array(z.object({ agent_result: usageSchema, agent_execution: times }).catch({}))),
});
type Trial = z.output<typeof trialSchema>;

const jobSchema = z.object({
  n_total_trials: z.int().nonnegative(),
  finished_at: text,
  stats: loose(z.object({ n_retries: amount })),
});

/** Kinds of exceptions of Harbor; the message decides about others. */
const CLASSES = new Map<string, FailureClass>([
  ['AgentTimeoutError', 'timeout'],
  ['VerifierTimeoutError', 'grader'],
  ['VerifierOutputParseError', 'grader'],
  ['RewardFileNotFoundError', 'grader'],
  ['RewardFileEmptyError', 'grader'],
  ['AgentSetupTimeoutError', 'config'],
  ['EnvironmentStartTimeoutError', 'workspace'],
  ['CancelledError', 'cancelled'],
]);

/** Jobs of Harbor: `result.json` of a job, with those of its trials in the folders next to it, or of one trial. */
export const harbor: Importer = {
  name: 'harbor',

  async recognizes(source) {
    const document = await source.document();
    return isJob(document) || (isMapping(document) && 'trial_name' in document && 'task_checksum' in document);
  },

  async read(source, { scoreName, passMark: passMarkSetting }, into): Promise<FileFacts> {
    const location = { file: source.path, line: 1, column: 1 };
    const document = await source.json();
    const job = isJob(document) ? parseRow(jobSchema, document) : undefined;
    if (job?.success === false) {
      throw userError('RESULTS_UNREADABLE', `${source.path} is no result of Harbor: ${job.why}`, { location });
    }
    const files = job === undefined ? [source] : await source.inFolders('result.json');
    const rows: { value: unknown; location: typeof location; pointer: string }[] = [];
    for (const file of files) {
      const place = { ...location, file: file.path };
      try {
        rows.push({ value: await file.json(), location: place, pointer: file.path });
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        for (const problem of error.problems) into.unreadable(problem.location ?? place, problem.message);
      }
    }
    const planned = job?.data.n_total_trials ?? 1;
    if (files.length < planned) {
      const folderCount = `the folders next to ${source.path} have ${files.length}`;
      into.unreadable(location, `Harbor planned ${plural('trial', planned)}, and ${folderCount} with a result.json`);
    }
    const retries = job?.data.stats?.n_retries ?? 0;
    if (retries > 0) into.warn(`Harbor ran ${plural('trial', retries)} again after an error`);

    const trials = [...readableRows(rows, trialSchema, into)];
    const rewardName = decidingReward(
      trials.map(({ row }) => row),
      scoreName,
    );
    const scores = trials.map(({ row }) => {
      const reward = row.verifier_result?.rewards?.[rewardName];
      return { score: typeof reward === 'number' ? reward : undefined };
    });
    const passMark = passMarkOf(scores, passMarkSetting, `The rewards ${JSON.stringify(rewardName)} of Harbor`);
    for (const [at, { row, location: place }] of trials.entries()) {
      const { agent_info: agent, step_results: steps = [] } = row;
      const model = agent.model_info && [agent.model_info.provider, agent.model_info.name].filter(Boolean).join('/');
      const calls = row.agent_result ? [row.agent_result] : steps.map((step) => step.agent_result ?? {});
      const total = (name: 'n_input_tokens' | 'n_output_tokens' | 'n_cache_tokens' | 'cost_usd') =>
        sumOfKnown(calls.map((call) => call[name]));
      const [input, output] = [total('n_input_tokens'), total('n_output_tokens')];
      const score = scores[at]?.score;
      const outcome = outcomeOf(row, score, passMark);
      into.trial({
        suite: row.source || 'adhoc',
        test: { kind: 'declared', text: row.task_name },
        target: model ? `${agent.name} · ${model}` : agent.name,
        outcome,
        score,
        passMark,
        reason: outcome.kind === 'failed' ? `The reward is ${score}` : undefined,
        location: place,
        pointer: row.trial_name,
        time: row.finished_at,
        durationMs: sumOfKnown([row.agent_execution, ...steps.map((step) => step.agent_execution)].map(millisecondsOf)),
        costUsd: total('cost_usd'),
        // Tokens of the input include those of the cache.
        tokenUsage:
          input === undefined || output === undefined ? undefined : { input, output, cached: total('n_cache_tokens') },
        model: model || undefined,
        graders: Object.entries(row.verifier_result?.rewards ?? {}).map(([name, value]) => ({
          name,
          type: 'reward',
          score: typeof value === 'number' ? value : undefined,
          isUndecided: typeof value !== 'number',
          weight: name === rewardName ? undefined : 0,
        })),
        definition: { question: row.task_checksum },
        subject: { agent: agent.version },
      });
    }
    const stopped = job !== undefined && job.data.finished_at === undefined ? 'broken-off' : undefined;
    return { tool: { name: 'harbor' }, attempts: 'all', stopped };
  },
};

const isJob = (document: unknown): boolean =>
  isMapping(document) && 'n_total_trials' in document && 'stats' in document && 'started_at' in document;

/** The reward that decides: the one that people name, `reward`, or the only one. */
function decidingReward(trials: readonly Trial[], scoreName: string | undefined): string {
  const names = new Set(trials.flatMap((trial) => Object.keys(trial.verifier_result?.rewards ?? {})));
  const [only = 'reward', ...others] = names;
  const name = scoreName ?? (names.has('reward') || others.length > 0 ? 'reward' : only);
  if (names.size === 0 || names.has(name)) return name;
  throw userError('INPUT_INVALID', `There is no reward ${JSON.stringify(name)}`, {
    found: [...names].slice(0, 20).join(', '),
    hint: 'Set score-name (--score-name) to the reward that decides.',
  });
}

/** The verifier judges what an agent left that ran out of time, or whose program failed. */
function outcomeOf({ exception_info: exception }: Trial, score: number | undefined, passMark: number): ImportedOutcome {
  if (score !== undefined && score >= passMark) return { kind: 'passed' };
  if (exception != null) {
    const { exception_type: type, exception_message: message } = exception;
    return { kind: 'error', message: `${type}: ${message}`, class: CLASSES.get(type) };
  }
  if (score === undefined) return { kind: 'error', message: 'The verifier gave no reward', class: 'grader' };
  return { kind: 'failed' };
}

function millisecondsOf(period: z.output<typeof times>): number | undefined {
  const { started_at: start, finished_at: end } = period ?? {};
  const duration = start === undefined || end === undefined ? Number.NaN : Date.parse(end) - Date.parse(start);
  return duration >= 0 ? duration : undefined;
}
