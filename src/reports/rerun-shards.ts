import type { StoppedShard } from '../model/run/result.ts';
import type { Report } from '../model/verdict/report.ts';
import { fence } from './escape/markdown.ts';

/** What to do about the shards of a run that lack results. */
interface ShardReruns {
  /** A sentence; it ends with a colon if commands follow. */
  readonly advice: string;
  readonly commands: readonly string[];
}

/** How the shards without all of their results are run again; undefined if there are none. */
export function shardReruns({ stoppedShards = [] }: Pick<Report, 'stoppedShards'>): ShardReruns | undefined {
  if (stoppedShards.length === 0) return undefined;
  const again = stoppedShards.filter(({ why }) => why !== 'budget');
  const shown = again.slice(0, MOST_COMMANDS);
  const commands = shown.flatMap(({ rerun }) => rerun ?? []);
  const more = again.length - shown.length;
  const which = `${numbers(shown)}${more > 0 ? ` and ${more} more` : ''}`;
  const limits = limitsOf(stoppedShards);
  const rerun =
    commands.length === 0
      ? `Re-run the failed jobs to run ${which} again.`
      : `Run ${which} again, then report on all shards again:`;
  return { advice: [...limits, ...(again.length === 0 ? [] : [rerun])].join(' '), commands };
}

/** The same as Markdown: a sentence, and the commands in a block. */
export function shardRerunsMarkdown(report: Pick<Report, 'stoppedShards'>): string | undefined {
  const reruns = shardReruns(report);
  if (reruns === undefined || reruns.commands.length === 0) return reruns?.advice;
  return `${reruns.advice}\n\n${fence(reruns.commands.join('\n'))}`;
}

const MOST_COMMANDS = 5;

const numbers = (shards: readonly StoppedShard[]): string =>
  `${shards.length === 1 ? 'shard' : 'shards'} ${shards.map(({ shard }) => shard).join(', ')}`;

/** Limits of the plan that a re-run has, too. */
function limitsOf(shards: readonly StoppedShard[]): string[] {
  const has = (wanted: StoppedShard['why']) => shards.some(({ why }) => why === wanted);
  return [
    ...(has('budget') ? ['To spend more, plan again with a larger budget-usd.'] : []),
    ...(has('deadline')
      ? ['If a time limit is too short, plan again with more shards or a higher timeout-minutes.']
      : []),
  ];
}
