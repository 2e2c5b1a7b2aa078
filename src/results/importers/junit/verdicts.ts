import { plural } from '../../../model/text/text.ts';
import { getOrMake } from '../../../model/values/once.ts';
import type { Dialect } from './dialects.ts';
import { wholeIn, type XmlElement } from './xml.ts';

/** How a test ended, as its elements or its attributes say it. */
export type StatedVerdict =
  | { readonly kind: 'passed' | 'skipped' }
  | { readonly kind: 'marked'; readonly mark: XmlElement }
  | { readonly kind: 'failed' | 'timeout' | 'error' | 'unclear'; readonly said: string };

const isMark = ({ name }: XmlElement): boolean => name === 'failure' || name === 'error';

/**
 * Words of `status` and `result`, in small letters. Google Test writes `run` with `completed`, `skipped` or `suppressed`;
 * CTest `run`, `fail`, `disabled` and `notrun`; Bazel and Catch2 `run`; behave, Ginkgo, Maestro and Jenkins their own verdicts.
 */
const WORDS = {
  passed: 'run ran complete completed pass passed success successful succeeded ok done finished executed fixed flaky',
  skipped: 'skip skipped notrun suppressed disabled pending ignore ignored todo untested notexecuted excluded',
  failed: 'fail failed failure regression undefined ko unsuccessful',
  timeout: 'timeout timedout',
  error: 'error errored broken panicked aborted interrupted crash crashed',
};
const KINDS = new Map(
  Object.entries(WORDS).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind as keyof typeof WORDS])),
);

/** A failed test without a `failure` has failed, and so has one with a `failure` that was skipped or has an error, too. */
export function verdictOf({ children, attributes }: XmlElement): StatedVerdict {
  const mark = children.find(({ name }) => name === 'failure') ?? children.find(isMark);
  if (mark !== undefined) return { kind: 'marked', mark };
  const wordOf = (value = '') => value.toLowerCase().replaceAll(/[\s_-]/g, '');
  const stated = ['status', 'result'].flatMap((name): StatedVerdict[] => {
    const word = wordOf(attributes[name]);
    const said = `${name}="${attributes[name]}"`;
    return word === '' ? [] : [{ kind: KINDS.get(word) ?? 'unclear', said } as StatedVerdict];
  });
  // An element that JUnit does not have, such as "failed", or "errors" in place of "error".
  const named = children.flatMap(({ name }): StatedVerdict[] => {
    const kind = KINDS.get(wordOf(name)) ?? KINDS.get(wordOf(name).replace(/s$/, ''));
    return kind === 'failed' || kind === 'timeout' || kind === 'error' ? [{ kind, said: `<${name}>` }] : [];
  });
  const find = (...kinds: readonly StatedVerdict['kind'][]) => stated.find(({ kind }) => kinds.includes(kind));
  const isSkipped = children.some(({ name }) => name === 'skipped');
  return (
    find('failed', 'timeout', 'error') ??
    named[0] ??
    (isSkipped ? { kind: 'skipped' } : (find('unclear') ?? find('skipped') ?? { kind: 'passed' }))
  );
}

/** `marks`: failures and errors, in tests and outside of them. */
const noCounts = () => ({ tests: 0, skipped: 0, marks: 0, areCountsUnknown: false, countsMoreThanTests: false });

/** What suites say of the number of their tests, compared with what they have. */
export class DeclaredCounts {
  readonly #found = new Map<XmlElement, ReturnType<typeof noCounts>>();

  /** Counts a test, or a failure outside of tests, for all suites around it. */
  add(element: XmlElement, suites: readonly XmlElement[], dialect?: Dialect): void {
    const isTest = element.name === 'testcase';
    const { kind } = verdictOf(element);
    const hasFailed = !isTest || ['marked', 'failed', 'timeout', 'error'].includes(kind);
    for (const suite of suites) {
      const counts = this.#of(suite);
      if (isTest) counts.tests += 1;
      if (isTest && kind === 'skipped') counts.skipped += 1;
      if (hasFailed) counts.marks += Math.max(1, element.children.filter(isMark).length);
      counts.areCountsUnknown ||= dialect?.areCountsUnknown === true;
      counts.countsMoreThanTests ||= dialect?.countsMoreThanTests === true;
    }
  }

  /**
   * What is missing in a suite, at its end. Failures are compared in each suite, whatever those around it count; tests only
   * in the outermost, because inner ones may leave out skipped tests. Where suites may count assertions, only a suite
   * without any test or failure lacks some. More tests than a suite counts are no problem: Jest leaves out todo tests, and
   * others those of inner suites.
   */
  missingIn(suite: XmlElement, around: readonly XmlElement[]): string[] {
    const counts = this.#of(suite);
    this.#found.delete(suite);
    const declared = (name: string) => wholeIn(suite.attributes[name]) ?? 0;
    const failures = declared('failures') + declared('errors');
    for (const outer of around) this.#of(outer).marks += Math.max(0, failures - counts.marks);

    const isInner = around.some(({ attributes }) => wholeIn(attributes['tests']) !== undefined);
    const tests = declared('tests') - Math.max(0, declared('skipped') - counts.skipped);
    const compared = [
      { noun: 'test', count: isInner || counts.countsMoreThanTests ? 0 : tests, has: counts.tests },
      { noun: 'failure', count: failures, has: counts.marks },
    ];
    const name = suite.attributes['name'] === undefined ? '' : ` ${JSON.stringify(suite.attributes['name'])}`;
    return compared.flatMap(({ noun, count, has }) =>
      count <= has || (has > 0 && counts.areCountsUnknown)
        ? []
        : [`The ${suite.name}${name} counts ${plural(noun, count)}, but the file has ${has}: ${noun}s are missing`],
    );
  }

  #of(suite: XmlElement) {
    return getOrMake(this.#found, suite, noCounts);
  }
}
