import { userError } from '../../../model/errors.ts';
import { failureClasses } from '../../../model/run/outcome.ts';
import { decodeText } from '../decode-text.ts';
import type { FileFacts, ImportedGrader, ImportedOutcome, ImportedTrial, Importer, SkippedTest } from '../importer.ts';
import { DeclaredCounts } from './counts.ts';
import { type Dialect, dialectOf, isPromptfoo, type Names, type TestCase } from './dialects.ts';
import { amountIn, numberIn, type Verdict, verdictOf, wholeIn } from './verdict.ts';
import { readXml, rootNameOf, type XmlElement } from './xml.ts';

const WHOLE = new Set(['testcase', 'properties', 'failure', 'error']);

/** JUnit XML, in the dialects of several tools. */
export const junit: Importer = {
  name: 'junit',

  async recognizes({ head }) {
    const root = rootNameOf(decodeText(head));
    return root === 'testsuites' || root === 'testsuite';
  },

  async read(source, _settings, into): Promise<FileFacts> {
    const dialects = new Map<XmlElement | undefined, Dialect>();
    const properties = new Map<XmlElement, ReadonlyMap<string, string>>();
    const counts = new DeclaredCounts();
    const found = new Map<Dialect, { readonly trials: ImportedTrial[]; readonly skipped: SkippedTest[] }>();
    readXml(await source.text(), source.path, {
      whole: WHOLE,
      read(element, ancestors) {
        const suite = ancestors.findLast(({ name }) => name === 'testsuite');
        if (element.name === 'properties') {
          if (suite !== undefined) properties.set(suite, propertiesIn(element));
          return;
        }
        if (element.name !== 'testcase') {
          counts.add(element, ancestors);
          return into.unreadable(element.location, outsideOfTests(element, suite));
        }
        const ofSuite = (suite && properties.get(suite)) ?? new Map();
        const dialect =
          dialects.get(suite) ?? dialectOf({ root: ancestors[0], suite, properties: ofSuite, first: element });
        dialects.set(suite, dialect);
        const ofDialect = found.get(dialect) ?? { trials: [], skipped: [] };
        found.set(dialect, ofDialect);
        if (isPromptfoo(element)) throw positionsAreNoNames(element);
        counts.add(element, ancestors, dialect);
        const own = element.children.find(({ name }) => name === 'properties');
        const test: TestCase = { element, suite, ofSuite, properties: own ? propertiesIn(own) : new Map() };
        const names = dialect.namesOf(test);
        const verdict = verdictOf(element);
        if (isScoreNoNumber(test)) into.warn(SCORES_ARE_NO_NUMBERS, { location: element.location });
        if (names.test === '') into.unreadable(element.location, 'This test has no name');
        else if (verdict.kind === 'unclear') into.unreadable(element.location, noVerdict(verdict.said));
        else if (verdict.kind === 'skipped') ofDialect.skipped.push(identityOf(test, names));
        else ofDialect.trials.push(...trialsOf(test, names, { dialect, shown: source.shown }));
      },
      warn: (message, location) => into.warn(message, { location }),
      leave(element, ancestors) {
        for (const { message, isLoss } of counts.differencesIn(element, ancestors)) {
          if (isLoss) into.unreadable(element.location, message);
          else into.warn(message, { location: element.location });
        }
      },
    });
    const used = new Set(dialects.values());
    if ([...used].some(({ isOwn }) => isOwn)) {
      into.warn('JUnit files have no single trials, and cut answers', { hint: 'Report the run folder instead.' });
    }
    let hasAttempts = false;
    for (const [{ tool, merge, repeatedNames }, read] of found) {
      const { trials, skipped } = merge?.(read) ?? read;
      hasAttempts ||= trials.some(({ ofAllAttempts }) => ofAllAttempts !== undefined);
      for (const trial of trials) into.trial({ ...trial, tool, repeatedNames });
      for (const test of skipped) into.skipped(test);
    }
    const [only, ...others] = used;
    return {
      tool: { name: only === undefined || others.length > 0 ? 'junit' : only.tool },
      attempts: hasAttempts ? 'all' : 'unknown',
      areDoublesAmbiguous: true,
    };
  },
};

const propertiesIn = ({ children }: XmlElement): ReadonlyMap<string, string> =>
  new Map(
    children.map(({ attributes, text }) => [attributes['name'] ?? '', (attributes['value'] ?? text).trim()] as const),
  );

const outsideOfTests = (mark: XmlElement, suite: XmlElement | undefined): string =>
  `The suite ${JSON.stringify(suite?.attributes['name'] ?? '')} failed outside of its tests: ${reasonOf(mark) || mark.name}`;

const SCORES_ARE_NO_NUMBERS = 'Some property "score" is no number: the score is 1 for a pass, else 0';

const noVerdict = (said: string): string =>
  `This test has ${said}, which is no known verdict, and no failure: it is unclear whether it passed`;

const positionsAreNoNames = ({ location }: XmlElement) =>
  userError('RESULTS_UNREADABLE', 'The tests of this JUnit file from promptfoo have positions for names', {
    location,
    hint: 'A new test changes the positions of others. Export JSON: promptfoo eval -o results.json',
  });

interface How {
  readonly dialect: Dialect;
  /** A path of the file as people type it. */
  shown(path: string): string;
}

/** The trials of a test: one, or all attempts where the tool says them, as Surefire does. */
function trialsOf(test: TestCase, names: Names, how: How): ImportedTrial[] {
  const verdict = verdictOf(test.element);
  const mark = verdict.kind === 'marked' ? verdict.mark : undefined;
  const outcome = mark === undefined ? statedOutcome(verdict) : outcomeOf(mark, test, how.dialect);
  const reason = mark === undefined ? saidIn(verdict) : reasonOf(mark);
  const trial = { ...commonOf(test, names, how), outcome, reason };
  const others = how.dialect.isOwn ? [] : test.element.children.filter(isAttempt);
  if (others.length === 0) return [trial];
  const repeated = others.map((attempt) => ({
    ...trial,
    score: undefined,
    outcome: outcomeOf(attempt, test, how.dialect),
    reason: reasonOf(attempt),
  }));
  // Failed attempts come before a pass; of tests that never pass, the first one has the mark.
  const attempts = outcome.kind === 'passed' ? [...repeated, trial] : [trial, ...repeated];
  const ofAllAttempts = { outcome, score: trial.score };
  return attempts.map((attempt, number) => ({ ...attempt, number, ...(number === 0 && { ofAllAttempts }) }));
}

/** What an attribute says, without an element that says more. */
function statedOutcome(verdict: Verdict): ImportedOutcome {
  const said = saidIn(verdict) ?? '';
  if (verdict.kind === 'failed') return { kind: 'failed' };
  if (verdict.kind === 'timeout') return { kind: 'error', message: said, class: 'timeout' };
  return verdict.kind === 'error' ? { kind: 'error', message: said } : { kind: 'passed' };
}

const saidIn = (verdict: Verdict): string | undefined => ('said' in verdict ? verdict.said : undefined);

const isAttempt = ({ name }: XmlElement): boolean => /^(?:rerun|flaky)(?:Failure|Error)$/.test(name);

function outcomeOf(mark: XmlElement, test: TestCase, dialect: Dialect): ImportedOutcome {
  const type = mark.attributes['type'] ?? '';
  const message = reasonOf(mark);
  const known = dialect.isOwn && failureClasses.find((name) => name === type);
  if (known) return { kind: 'error', message, class: known };
  if (type === 'TestTimeoutError') return { kind: 'error', message, class: 'timeout' };
  if (dialect.isUnusable?.(test.element, message)) return { kind: 'error', message, class: 'config' };
  if (!/error$/i.test(mark.name)) return { kind: 'failed' };
  return { kind: 'error', message: type === '' ? message : `${type}: ${message}` };
}

/** The message, or the text before its stack trace. Messages that only repeat a score say less than the text. */
function reasonOf({ attributes, text }: XmlElement): string {
  const message = (attributes['message'] ?? '').trim();
  // Why pytest cannot load a file is on the last line.
  if (message === 'collection failure') return `${message}: ${text.trim().split('\n').at(-1)?.replace(/^E +/, '')}`;
  if (message !== '' && !(/^score=[\d.]+$/.test(message) && text.trim() !== '')) return message;
  return (text.split(/\n\s+at /)[0] ?? '').trim();
}

type Common = Omit<ImportedTrial, 'outcome'>;

function commonOf(test: TestCase, names: Names, { dialect, shown }: How): Common {
  const { element, properties } = test;
  return {
    ...identityOf(test, names),
    location: locationOf(test, dialect, shown),
    pointer: `line ${element.location.line}`,
    time: timeOf(test.suite?.attributes['timestamp']),
    score: numberIn(scoreIn(test)),
    passMark: shareIn(properties.get('pass-mark')),
    durationMs: milliseconds(element.attributes['time']),
    costUsd: amountIn(properties.get('cost_usd') ?? properties.get('cost-usd')),
    tokenUsage: tokensOf(properties),
    model: properties.get('model'),
    answer: dialect.isOwn ? element.children.find(({ name }) => name === 'system-out')?.text : undefined,
    graders: gradersOf(properties),
  };
}

const scoreIn = ({ properties }: TestCase) => properties.get('score') ?? properties.get('eval.score');

/** Such as `nan` or `85%`. An empty one is unknown. */
function isScoreNoNumber(test: TestCase): boolean {
  const score = scoreIn(test);
  return score !== undefined && score !== '' && numberIn(score) === undefined;
}

const identityOf = (test: TestCase, names: Names): Pick<ImportedTrial, 'suite' | 'test' | 'target'> => ({
  suite: names.suite,
  test: { kind: 'named', text: names.test },
  target: names.target ?? targetOf(test) ?? 'default',
});

const targetOf = ({ properties, ofSuite }: TestCase): string | undefined =>
  [properties.get('target'), properties.get('model'), ofSuite.get('target'), ofSuite.get('model')].find(Boolean);

function locationOf(
  { element, suite, properties }: TestCase,
  dialect: Dialect,
  shown: How['shown'],
): ImportedTrial['location'] {
  const { attributes } = element;
  const file = attributes['file'] ?? suite?.attributes['file'] ?? (dialect.classIsFile && attributes['classname']);
  if (!file) return element.location;
  const line = wholeIn(attributes['line'] ?? properties.get('line')) ?? 0;
  return { file: shown(file), line: Math.max(1, dialect.firstLineIsZero ? line + 1 : line), column: 1 };
}

/** Times without a zone are those of the machine that ran the tests; they are read as UTC. */
function timeOf(timestamp: string | undefined): string | undefined {
  if (timestamp === undefined) return undefined;
  return /(?:Z|[+-]\d\d:?\d\d)$/i.test(timestamp) ? timestamp : `${timestamp}Z`;
}

/** Seconds, perhaps with separators of thousands. Unknown times are written as 0. */
function milliseconds(time: string | undefined): number | undefined {
  const seconds = amountIn(time?.replaceAll(',', ''));
  return seconds === undefined || seconds === 0 ? undefined : seconds * 1000;
}

function tokensOf(properties: ReadonlyMap<string, string>): ImportedTrial['tokenUsage'] {
  const [input, output] = [wholeIn(properties.get('tokens_input')), wholeIn(properties.get('tokens_output'))];
  return input === undefined || output === undefined ? undefined : { input, output };
}

/** Properties `grader.<name>`: a score, or whether it passed. */
const gradersOf = (properties: ReadonlyMap<string, string>): ImportedGrader[] =>
  [...properties].flatMap(([property, value]) => {
    const name = /^grader\.(.+)$/s.exec(property)?.[1];
    if (name === undefined) return [];
    const isVerdict = /^(?:true|pass|passed|false|fail|failed)$/i.test(value);
    return [{ name, ...(isVerdict ? { passed: /^[tp]/i.test(value) } : { score: numberIn(value) }) }];
  });

function shareIn(text: string | undefined): number | undefined {
  const value = amountIn(text);
  return value !== undefined && value <= 1 ? value : undefined;
}
