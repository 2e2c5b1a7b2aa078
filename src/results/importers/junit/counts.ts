import { plural } from '../../../shared/text.ts';
import { type Dialect, isMark } from './dialects.ts';
import { wholeIn } from './trials.ts';
import type { XmlElement } from './xml.ts';

/** What suites say of the number of their tests, compared with what they have. */
export class DeclaredCounts {
  readonly #found = new Map<XmlElement, Found>();

  /** Counts a test, or a failure outside of tests, for all suites around it. */
  add({ name, children }: XmlElement, suites: readonly XmlElement[], dialect?: Dialect): void {
    const isTest = name === 'testcase';
    const marks = isTest ? children.filter(isMark).length : 1;
    for (const suite of suites) {
      const found = this.#found.get(suite) ?? nothing();
      this.#found.set(suite, found);
      found.tests += isTest ? 1 : 0;
      found.skipped += isTest && children.some((child) => child.name === 'skipped') ? 1 : 0;
      found.marks += marks;
      found.areTestsUncountable ||= dialect?.countsMoreThanTests === true;
    }
  }

  /**
   * What is missing in a suite, at its end. Only the outermost numbers count: inner ones may leave out skipped tests. More
   * tests than a suite counts are no problem: Jest leaves out todo tests, and others those of inner suites.
   */
  missingIn(suite: XmlElement, around: readonly XmlElement[]): string[] {
    const found = this.#found.get(suite) ?? nothing();
    this.#found.delete(suite);
    const isCounted = (name: string) => around.some(({ attributes }) => wholeIn(attributes[name]) !== undefined);
    const declared = (name: string) => wholeIn(suite.attributes[name]) ?? 0;
    const missing: string[] = [];
    const tests = declared('tests') - Math.max(0, declared('skipped') - found.skipped);
    if (!isCounted('tests') && !found.areTestsUncountable && tests > found.tests) {
      missing.push(`counts ${plural('test', tests)}, and has ${found.tests}: results are missing`);
    }
    const failures = declared('failures') + declared('errors');
    if (!isCounted('failures') && failures > found.marks) {
      missing.push(`counts ${plural('failure', failures)}, and has ${found.marks}: verdicts are missing`);
    }
    return missing.map((what) => `This ${suite.name} ${what}`);
  }
}

interface Found {
  tests: number;
  skipped: number;
  /** Failures and errors, in tests and outside of them. */
  marks: number;
  areTestsUncountable: boolean;
}

const nothing = (): Found => ({ tests: 0, skipped: 0, marks: 0, areTestsUncountable: false });
