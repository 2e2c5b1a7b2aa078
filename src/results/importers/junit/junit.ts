import { userError } from '../../../model/errors.ts';
import { failureClasses } from '../../../model/run/outcome.ts';
import { getOrMake } from '../../../model/values/once.ts';
import type { FileFacts, ImportedGrader, ImportedOutcome, ImportedTrial, Importer, SkippedTest } from '../importer.ts';
import { asAttempts, decodeText } from '../row-parts.ts';
import { type Dialect, dialectOf, isPromptfoo, type TestCase } from './dialects.ts';
import { DeclaredCounts, type StatedVerdict, verdictOf } from './verdicts.ts';
import { amountIn, numberIn, readXml, rootNameOf, wholeIn, type XmlElement } from './xml.ts';

const WHOLE = new Set(['testcase', 'properties', 'failure', 'error']);

export const junit: Importer = {
  name: 'junit',

  async recognizes({ head }) {
    const root = rootNameOf(decodeText(head));
    return root === 'testsuites' || root === 'testsuite';
  },

  async read(source, _settings, into): Promise<FileFacts> {
    const dialects = new Map<XmlElement | undefined, Dialect>();
    const properties = new Map<XmlElement | undefined, ReadonlyMap<string, string>>();
    const counts = new DeclaredCounts();
    const testsByDialect = new Map<Dialect, { readonly trials: ImportedTrial[]; readonly skipped: SkippedTest[] }>();
    readXml(await source.text(), source.path, {
      contentElements: WHOLE,
      read(element, ancestors) {
        const { location } = element;
        const suite = ancestors.findLast(({ name }) => name === 'testsuite');
        if (element.name === 'properties') {
          if (suite !== undefined) properties.set(suite, propertiesIn(element));
          return;
        }
        if (element.name !== 'testcase') {
          counts.add(element, ancestors);
          const name = JSON.stringify(suite?.attributes['name'] ?? '');
          const why = reasonOf(element) || element.name;
          return into.unreadable(location, `The suite ${name} failed outside of its tests: ${why}`);
        }

        const ofSuite = properties.get(suite) ?? new Map();
        const dialect = getOrMake(dialects, suite, () =>
          dialectOf({ root: ancestors[0], suite, properties: ofSuite, first: element }),
        );
        const ofDialect = getOrMake(testsByDialect, dialect, () => ({ trials: [], skipped: [] }));
        if (isPromptfoo(element)) {
          throw userError(
            'RESULTS_UNREADABLE',
            'The tests of this JUnit file from promptfoo have positions for names',
            {
              location,
              hint: 'A new test changes the positions of others. Export JSON: promptfoo eval -o results.json',
            },
          );
        }
        counts.add(element, ancestors, dialect);

        const ownProperties = element.children.find(({ name }) => name === 'properties');
        const test: TestCase = {
          element,
          suite,
          ofSuite,
          properties: ownProperties ? propertiesIn(ownProperties) : new Map(),
        };
        const names = namesOf(test, dialect);
        const verdict = verdictOf(element);
        if (names.test.text === '') into.unreadable(location, 'This test has no name');
        else if (verdict.kind === 'skipped') ofDialect.skipped.push(names);
        else if (verdict.kind !== 'unclear') {
          ofDialect.trials.push(...trialsOf({ ...test, verdict }, names, dialect, source.shown));
        } else {
          const why = 'which is no known verdict, and no failure: it is unclear whether it passed';
          into.unreadable(location, `This test has ${verdict.said}, ${why}`);
        }
      },
      warn: (message) => into.warn(message),
      leave(element, ancestors) {
        for (const why of counts.missingIn(element, ancestors)) into.unreadable(element.location, why);
      },
    });

    const used = new Set(dialects.values());
    if ([...used].some(({ isOwn }) => isOwn)) {
      into.warn('JUnit files have no single trials, and cut answers', { hint: 'Report the run folder instead.' });
    }
    let hasAttempts = false;
    for (const [{ tool, merge, repeatedNames }, read] of testsByDialect) {
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
  new Map(children.map(({ attributes, text }) => [attributes['name'] ?? '', (attributes['value'] ?? text).trim()]));

function namesOf(test: TestCase, dialect: Dialect) {
  const { properties, ofSuite } = test;
  const { suite, test: name, target } = dialect.namesOf(test);
  const targets = [properties.get('target'), properties.get('model'), ofSuite.get('target'), ofSuite.get('model')];
  return { suite, test: { kind: 'named' as const, text: name }, target: target ?? targets.find(Boolean) ?? 'default' };
}

/** The trials of a test: one, or all attempts where the tool says them, as Surefire does. */
function trialsOf(
  test: TestCase & { readonly verdict: Exclude<StatedVerdict, { kind: 'skipped' | 'unclear' }> },
  names: ReturnType<typeof namesOf>,
  dialect: Dialect,
  shown: (path: string) => string,
): ImportedTrial[] {
  const { element, suite, properties, verdict } = test;
  const { attributes, children, location } = element;
  const file = attributes['file'] ?? suite?.attributes['file'] ?? (dialect.classIsFile && attributes['classname']);
  const line = wholeIn(attributes['line'] ?? properties.get('line')) ?? 0;
  // Times without a zone are those of the machine that ran the tests; they are read as UTC.
  const time = suite?.attributes['timestamp'];
  // Seconds, perhaps with separators of thousands. Unknown times are written as 0.
  const seconds = amountIn(attributes['time']?.replaceAll(',', ''));
  const passMark = amountIn(properties.get('pass-mark'));
  const [input, output] = [wholeIn(properties.get('tokens_input')), wholeIn(properties.get('tokens_output'))];
  // What an attribute says, without an element that says more.
  const said = 'said' in verdict ? verdict.said : '';
  const stated: ImportedOutcome =
    verdict.kind === 'timeout' || verdict.kind === 'error'
      ? { kind: 'error', message: said, class: verdict.kind === 'timeout' ? 'timeout' : undefined }
      : { kind: verdict.kind === 'failed' ? 'failed' : 'passed' };
  const isMarked = verdict.kind === 'marked';
  const trial: ImportedTrial = {
    ...names,
    location: file
      ? { file: shown(file), line: Math.max(1, line + (dialect.firstLineIsZero ? 1 : 0)), column: 1 }
      : location,
    pointer: `line ${location.line}`,
    outcome: isMarked ? outcomeOf(verdict.mark, test, dialect) : stated,
    reason: isMarked ? reasonOf(verdict.mark) : said || undefined,
    answer: dialect.isOwn ? children.find(({ name }) => name === 'system-out')?.text : undefined,
    time: time === undefined || /(?:Z|[+-]\d\d:?\d\d)$/i.test(time) ? time : `${time}Z`,
    score: numberIn(properties.get('score') ?? properties.get('eval.score')),
    passMark: passMark !== undefined && passMark <= 1 ? passMark : undefined,
    durationMs: seconds ? seconds * 1000 : undefined,
    costUsd: amountIn(properties.get('cost_usd') ?? properties.get('cost-usd')),
    tokenUsage: input === undefined || output === undefined ? undefined : { input, output },
    model: properties.get('model'),
    // Properties `grader.<name>`: a score, or whether it passed.
    graders: [...properties].flatMap(([property, value]): ImportedGrader[] => {
      const name = /^grader\.(.+)$/s.exec(property)?.[1];
      if (name === undefined) return [];
      const isVerdict = /^(?:true|pass|passed|false|fail|failed)$/i.test(value);
      return [{ name, ...(isVerdict ? { passed: /^[tp]/i.test(value) } : { score: numberIn(value) }) }];
    }),
  };
  const others = children.filter(({ name }) => /^(?:rerun|flaky)(?:Failure|Error)$/.test(name));
  if (dialect.isOwn || others.length === 0) return [trial];
  const repeated = others.map((attempt) => ({
    ...trial,
    score: undefined,
    outcome: outcomeOf(attempt, test, dialect),
    reason: reasonOf(attempt),
  }));
  // Failed attempts come before a pass; of tests that never pass, the first one has the mark.
  return asAttempts(trial.outcome.kind === 'passed' ? [...repeated, trial] : [trial, ...repeated], trial);
}

function outcomeOf(mark: XmlElement, { element }: TestCase, dialect: Dialect): ImportedOutcome {
  const type = mark.attributes['type'] ?? '';
  const message = reasonOf(mark);
  const known = dialect.isOwn && failureClasses.find((name) => name === type);
  if (known) return { kind: 'error', message, class: known };
  if (type === 'TestTimeoutError') return { kind: 'error', message, class: 'timeout' };
  if (dialect.isUnusable?.(element, message)) return { kind: 'error', message, class: 'config' };
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
