import type { Comparison, Increase, SuiteChange, SuiteFinding } from '../model/comparison.ts';
import type { Reason, VerdictKind } from '../model/verdict.ts';
import { plural } from '../shared/text.ts';
import type { GateSettings } from './policy.ts';
import { chance, movement, names, points, takes } from './words.ts';

/** What the suite-wide findings mean for the verdict (gate.md §2.5 and §2.7). */
export function suiteReasons(
  { suites, ...around }: Pick<Comparison, 'suites' | 'replays' | 'metric'>,
  at: string,
  settings: GateSettings,
): Reason[] {
  return suites.flatMap((change): Reason[] => {
    const of = { suite: change.suite, file: change.file, target: change.target };
    return [
      ...dropReason(change, around, settings),
      ...change.increases.flatMap((increase) => increaseReason(change, increase)),
      ...slideReason(change, at),
      ...staleReason(change, at),
      ...blindReason(change, settings),
    ].map((reason) => ({ ...reason, ...of }));
  });
}

const kinds: Readonly<Record<SuiteFinding, VerdictKind | undefined>> = {
  'not-compared': undefined,
  steady: undefined,
  'possible-drop': 'warn',
  'small-drop': 'warn',
  'within-swing': 'inconclusive',
  'swing-unknown': 'inconclusive',
  'drop-swing-unknown': 'fail',
  drop: 'fail',
};

function dropReason(
  change: SuiteChange,
  { replays, metric }: Pick<Comparison, 'replays' | 'metric'>,
  { maxDrop }: GateSettings,
): Reason[] {
  const kind = kinds[change.finding];
  const { suite, target, finding, p = 1, controlP, contributors } = change;
  if (kind === undefined) return [];
  const moved = metric === 'score' ? `in its scores ${movement(change)}` : movement(change);
  const most = contributors.length === 0 ? '' : `; contributors: ${names(contributors.map(({ testId }) => testId))}`;
  const against = controlP === undefined ? '' : `, ${chance(controlP)} against the base commit run now`;
  const unlikely = `${moved}, unlikely to be noise (${chance(p)}${against})`;
  const sentences: Readonly<Record<SuiteFinding, string>> = {
    'not-compared': '',
    steady: '',
    'possible-drop': `may have got worse: ${moved}, not distinguishable from noise (${chance(p)})`,
    'small-drop': `got a little worse: ${unlikely}, which is less than the ${points(maxDrop)} of max-drop`,
    'within-swing':
      replays?.tooOften && controlP === undefined
        ? `is ${unlikely}, but ${replays.failed} of the last ${replays.runs} unchanged runs would have failed as well: the base commit must be run now to tell`
        : `is ${moved}, within run-to-run swing: whole runs differ by as much (${chance(p)}${against})`,
    'swing-unknown': `is ${unlikely}, but run-to-run swing is unknown with fewer than 3 runs of the base branch`,
    'drop-swing-unknown': `got worse: ${unlikely}; run-to-run swing unknown${most}`,
    drop: `got worse: ${unlikely}${most}`,
  };
  return [{ rule: 'suite-drop', kind, message: `${suite} on ${target} ${sentences[finding]}` }];
}

/** A growth beyond its ceiling fails, once it is more than noise. */
function increaseReason({ suite, target }: SuiteChange, { of, share, p, ceiling, exceeded }: Increase): Reason[] {
  if (ceiling === undefined || p === undefined) return [];
  const word = of === 'cost' ? 'dearer' : 'slower';
  const grown = `${suite} on ${target} became ${Math.round(share * 100)} % ${word}`;
  const limit = `more than the ${Math.round(ceiling * 100)} % that are allowed`;
  return [
    exceeded
      ? { rule: 'ceiling', kind: 'fail', message: `${grown}, ${limit}, unlikely to be noise (${chance(p)})` }
      : { rule: 'ceiling', kind: 'warn', message: `${grown}, ${limit}, but that may be noise (${chance(p)})` },
  ];
}

/** What each run excuses the next for is told, and fails nobody. */
function slideReason({ suite, target, slide }: SuiteChange, at: string): Reason[] {
  if (slide === undefined) return [];
  const days = Math.max(0, Math.floor((Date.parse(at) - Date.parse(slide.since)) / DAY_MS));
  const message = `${suite} on ${target} slides: ${points(slide.delta)} down since the oldest of ${slide.runs} runs, ${plural('day', days)} ago, in steps too small to be seen (${chance(slide.p)})`;
  return [{ rule: 'suite-drop', kind: 'warn', message }];
}

const DAY_MS = 86_400_000;
/** gate.md O12. */
const STALE_DAYS = 30;

function staleReason({ suite, target, newestAt }: SuiteChange, at: string): Reason[] {
  const days = newestAt === undefined ? Number.NaN : (Date.parse(at) - Date.parse(newestAt)) / DAY_MS;
  if (!(days > STALE_DAYS)) return [];
  const message = `The baseline of ${suite} on ${target} is stale: its newest trial is ${Math.floor(days)} days old`;
  return [{ rule: 'baseline', kind: 'warn', message }];
}

function blindReason(
  { suite, target, comparable, smallestVisibleDrop, needed }: SuiteChange,
  settings: GateSettings,
): Reason[] {
  const { requireMde } = settings;
  if (requireMde === undefined || comparable === 0) return [];
  if (smallestVisibleDrop !== undefined && smallestVisibleDrop <= requireMde) return [];
  const seen =
    smallestVisibleDrop === undefined ? 'no even drop' : `only an even drop of ${points(smallestVisibleDrop)} or more`;
  const message = `In ${suite} on ${target} ${seen} would have been noticed; ${points(requireMde)} are asked for: ${takes(needed)}`;
  return [{ rule: 'suite-drop', kind: 'inconclusive', message }];
}
