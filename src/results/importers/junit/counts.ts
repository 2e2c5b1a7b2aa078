import { plural } from '../../../shared/text.ts';
import type { Dialect } from './dialects.ts';
import { isFailed, isMark, verdictOf, wholeIn } from './verdict.ts';
import type { XmlElement } from './xml.ts';

/** A number of a suite that is larger than what it has. */
interface Difference {
  readonly message: string;
  /** Results are missing. Otherwise, the tool may count something else, such as assertions. */
  readonly isLoss: boolean;
}

/** What suites say of the number of their tests, compared with what they have. */
export class DeclaredCounts {
  readonly #found = new Map<XmlElement, Found>();

  /** Counts a test, or a failure outside of tests, for all suites around it. */
  add(element: XmlElement, suites: readonly XmlElement[], dialect?: Dialect): void {
    const isTest = element.name === 'testcase';
    const verdict = verdictOf(element);
    const marks = !isTest || isFailed(verdict) ? Math.max(1, element.children.filter(isMark).length) : 0;
    for (const suite of suites) {
      const found = this.#of(suite);
      found.tests += isTest ? 1 : 0;
      found.skipped += isTest && verdict.kind === 'skipped' ? 1 : 0;
      found.marks += marks;
      found.areTestsUncountable ||= dialect?.countsMoreThanTests === true;
      found.areCountsUnknown ||= dialect?.areCountsUnknown === true;
    }
  }

  #of(suite: XmlElement): Found {
    const found = this.#found.get(suite) ?? nothing();
    this.#found.set(suite, found);
    return found;
  }

  /**
   * What is missing in a suite, at its end. Failures are compared in each suite, whatever those around it count; tests only
   * in the outermost, because inner ones may leave out skipped tests. More tests than a suite counts are no problem: Jest
   * leaves out todo tests, and others those of inner suites.
   */
  differencesIn(suite: XmlElement, around: readonly XmlElement[]): Difference[] {
    const found = this.#of(suite);
    this.#found.delete(suite);
    const areTestsCounted = around.some(({ attributes }) => wholeIn(attributes['tests']) !== undefined);
    const declared = (name: string) => wholeIn(suite.attributes[name]) ?? 0;
    const differences: Difference[] = [];
    const add = (counted: string, has: number, lost: string) => {
      // Without any, none of them can be what the tool counts.
      const isLoss = !found.areCountsUnknown || has === 0;
      const why = isLoss ? `${lost} are missing` : `${lost} are missing, or the tool counts assertions`;
      const name = suite.attributes['name'] === undefined ? '' : ` ${JSON.stringify(suite.attributes['name'])}`;
      differences.push({
        message: `The ${suite.name}${name} counts ${counted}, but the file has ${has}: ${why}`,
        isLoss,
      });
    };
    const tests = declared('tests') - Math.max(0, declared('skipped') - found.skipped);
    if (!areTestsCounted && !found.areTestsUncountable && tests > found.tests) {
      add(plural('test', tests), found.tests, 'tests');
    }
    const failures = declared('failures') + declared('errors');
    if (failures > found.marks) {
      add(plural('failure', failures), found.marks, 'failures');
      for (const outer of around) this.#of(outer).marks += failures - found.marks;
    }
    return differences;
  }
}

interface Found {
  tests: number;
  skipped: number;
  /** Failures and errors, in tests and outside of them. */
  marks: number;
  areTestsUncountable: boolean;
  areCountsUnknown: boolean;
}

const nothing = (): Found => ({
  tests: 0,
  skipped: 0,
  marks: 0,
  areTestsUncountable: false,
  areCountsUnknown: false,
});
