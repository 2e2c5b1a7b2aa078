import { userError } from '../../../model/errors.ts';
import { decodeText } from '../decode-text.ts';
import type { FileFacts, ImportedTrial, Importer, SkippedTest } from '../importer.ts';
import { DeclaredCounts } from './counts.ts';
import { type Dialect, dialectOf, isPromptfoo, type TestCase } from './dialects.ts';
import { identityOf, isScoreNoNumber, reasonOf, trialsOf } from './trials.ts';
import { verdictOf } from './verdict.ts';
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
