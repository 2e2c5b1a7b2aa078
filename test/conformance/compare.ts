import type { Row, Scored } from './programs.ts';
import type { Project } from './project.ts';

/** What both programs said of one thing, where it is not the same. */
export interface Difference {
  readonly test: string;
  readonly intended: string | undefined;
  readonly what: string;
  readonly theirs: string;
  readonly ours: string;
}

type Rows = ReadonlyMap<string, Row>;

/** Every test on which the two do not agree, with the first thing that they see differently. */
export function differencesIn({ tests }: Project, theirs: Rows, ours: Rows): Difference[] {
  return [...tests.values()].flatMap(({ id, intended }) => {
    const found = firstDifference(aspectsOf(theirs.get(id)), aspectsOf(comparable(ours.get(id), theirs.get(id))));
    return found === undefined ? [] : [{ test: id, intended, ...found }];
  });
}

/** AgentV writes no entry of the judge that replaces graders. */
const comparable = (ours: Row | undefined, theirs: Row | undefined): Row | undefined => {
  const { scores, ...others } = ours ?? {};
  return ours === undefined || theirs?.scores !== undefined || scores?.length !== 1 ? ours : (others as Row);
};

type Aspects = ReadonlyMap<string, string>;

/** What is compared, from the outcome to the details. Texts are not: they may differ. */
function aspectsOf(row: Row | undefined): Aspects {
  if (row === undefined) return new Map([['row', 'none']]);
  const { score, execution_status, scores = [] } = row;
  return new Map([
    ['row', 'there'],
    ['status', execution_status],
    ['score', String(score)],
    ...scores.flatMap((each, index): [string, string][] => [
      [`grader ${index + 1}`, `${each.type} ${scoreOf(each)} × ${each.weight ?? 1} ${each.verdict}`],
      [`name of grader ${index + 1}`, each.name],
      [
        `members of grader ${index + 1}`,
        (each.scores ?? []).map(({ name, type, score }) => `${name} ${type} ${score}`).join(', '),
      ],
      [`assertions of grader ${index + 1}`, (each.assertions ?? []).map(({ passed }) => markOf(passed, each)).join('')],
    ]),
  ]);
}

/** The same for its assertions. */
const markOf = (passed: boolean, { verdict }: Scored): string => (verdict === 'skip' ? '?' : passed ? '+' : '-');

/** What a grader scores that could not judge says nothing: AgentV writes 0, and turns it round where it is negated. */
const scoreOf = ({ score, verdict }: Scored): string => (verdict === 'skip' ? '–' : String(score));

function firstDifference(theirs: Aspects, ours: Aspects): Omit<Difference, 'test' | 'intended'> | undefined {
  for (const what of new Set([...theirs.keys(), ...ours.keys()])) {
    const [one, other] = [theirs.get(what) ?? 'none', ours.get(what) ?? 'none'];
    if (one !== other) return { what, theirs: one, ours: other };
  }
  return undefined;
}
