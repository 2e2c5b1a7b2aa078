import { duration, money } from '../../reports/numbers.ts';
import { points } from '../../shared/percentage-points.ts';
import { plural } from '../../shared/text.ts';
import type { Forecast, ForecastOptions } from './make-forecast.ts';

const MAX_LISTED = 20;

/** For a person: what a run in shards takes, and why there are not more of them. */
export function forecastText(forecast: Forecast, options: ForecastOptions): string {
  const { shards } = forecast;
  const lines = [
    ['duration', durationText(forecast)],
    ['cost', costText(forecast)],
    ['tokens', tokensText(forecast)],
    ['power', powerText(forecast)],
    ['reuse', reuseText(forecast)],
    ['shards', whyText(forecast, options)],
  ].flatMap(([name = '', text]) => (text === undefined ? [] : `  ${name.padEnd(9)} ${text}`));
  const listed = shards.slice(0, MAX_LISTED).map((shard, at) => `    ${at + 1}/${shards.length}  ${shardText(shard)}`);
  const more = shards.length > MAX_LISTED ? [`    and ${shards.length - MAX_LISTED} more`] : [];
  return [headline(forecast), ...lines, ...listed, ...more].join('\n');
}

const shardText = ({ tests, trials, durationMs }: Forecast['shards'][number]): string =>
  tests === 0
    ? 'no tests'
    : `${plural('test', tests)}, ${plural('trial', trials)}, about ${duration(durationMs)} after setup`;

/** The matrix of the jobs. It is never empty: GitHub refuses an empty one. */
export const matrixOf = ({ shards }: Pick<Forecast, 'shards'>) => ({
  include: shards.map(({ durationMs, tests }, at) => ({
    index: at + 1,
    shard: `${at + 1}/${shards.length}`,
    minutes: Math.ceil(durationMs / 60_000),
    tests,
  })),
});

/** One sentence. */
export function headline({ tests, targets, shards, calls, judgeCalls }: Forecast): string {
  const judges = judgeCalls === 0 ? '' : `, about ${plural('judge call', judgeCalls)}`;
  return `${plural('test', tests)} on ${plural('target', targets)} in ${plural('shard', shards.length)}, ${plural('target call', calls)}${judges}`;
}

function durationText({ tests, durationMs, oneMachineMs, longestTrialMs, timedTests, requests }: Forecast): string {
  const slowest = requests.toSorted((a, b) => b.minutes - a.minutes)[0];
  const limit =
    slowest === undefined
      ? ''
      : `; ${slowest.name} at ${slowest.perMinute}/min needs at least ${duration(slowest.minutes * 60_000)}`;
  return `about ${duration(durationMs)} (${duration(oneMachineMs)} on one machine); longest trial ${duration(longestTrialMs)}${limit}; durations of ${timedTests} of ${plural('test', tests)} are known`;
}

function costText({ costUsd, costBoundUsd, testsWithoutCost, judgeCalls, tokens, budgetUsd }: Forecast): string {
  const judges = judgeCalls > 0 && tokens === undefined ? ', without judges' : '';
  const budget = budgetUsd === undefined ? '' : `; budget ${money(budgetUsd)}`;
  if (costUsd === undefined) return `unknown: the baseline has no costs of these tests${budget}`;
  const unknown = testsWithoutCost === 0 ? '' : `, ${plural('test', testsWithoutCost)} unknown`;
  return `about ${money(costUsd)}, below ${money(costBoundUsd)} with 95% probability${judges}${unknown}${budget}`;
}

function tokensText({ tests, tokens }: Forecast): string | undefined {
  if (tokens === undefined) return undefined;
  return `${tokenText(tokens.input)} in, ${tokenText(tokens.output)} out (${tokens.tests} of ${plural('test', tests)} known)`;
}

function tokenText(count: number): string {
  if (count >= 1e6) return `${(count / 1e6).toFixed(1)} M`;
  return count >= 1e4 ? `${Math.round(count / 1e3)} k` : String(Math.round(count));
}

function powerText({ smallestDetectableDrop: drop, power }: Forecast): string {
  const isCompared = power.some((clause) => clause.startsWith('a complete failure'));
  const uniform =
    drop === undefined
      ? 'a uniform drop is not detectable in every suite'
      : `smallest detectable drop ${points(drop, 0)} (80% power)`;
  return [...(isCompared ? [uniform] : []), ...power].join('; ');
}

function reuseText({ reuse: { tests, canaries, commits } }: Forecast): string | undefined {
  if (tests === 0) return undefined;
  const shown = commits.slice(0, 3).map((sha) => sha.slice(0, 7));
  const since = shown.length === 0 ? '' : ` since ${shown.join(', ')}`;
  return `${plural('test', tests)} unchanged${since}, ${canaries} of them run as canaries`;
}

function whyText(forecast: Forecast, { targetMinutes, maxShards }: ForecastOptions): string {
  const { shards, tests, why, durationMs, leastMs } = forecast;
  const target = `${targetMinutes} min (target-minutes)`;
  const shortest = `about ${duration(durationMs)}`;
  switch (why) {
    case 'given': {
      const empty = shards.filter((shard) => shard.tests === 0).length;
      const left = empty === 1 ? 'one has' : `${empty} have`;
      return `as given by shards${empty === 0 ? '' : `: ${left} nothing to run, because ${plural('test', tests)} cannot be divided further`}`;
    }
    case 'target':
      return `enough for ${target}`;
    case 'most':
      if (shards.length < maxShards)
        return `${target} is not reached, but ${shortest}: each shard needs one request per minute of requests-per-minute`;
      return `${target} cannot be reached with ${plural('shard', maxShards)} (max-shards), but ${shortest}: more would be faster`;
    case 'longest':
      return `${target} cannot be reached, but ${shortest}: the longest trial, or tests that stay together, take ${duration(leastMs)}`;
    case 'requests':
      return `${target} cannot be reached, but ${shortest}: a limit of requests determines the duration`;
    case 'gain':
      return `${target} is not reached, but ${shortest}: more shards would save less than 5% each`;
  }
}
