import type { RepeatedNames } from '../../../model/run/import-formats.ts';
import type { ImportedTrial } from '../importer.ts';
import { type FoundTests, mergedPairs, withRepeats, withReruns } from '../pytest-trials.ts';
import type { XmlElement } from './xml.ts';

export interface TestCase {
  readonly element: XmlElement;
  /** The suite around it. */
  readonly suite: XmlElement | undefined;
  readonly properties: ReadonlyMap<string, string>;
  readonly ofSuite: ReadonlyMap<string, string>;
}

export interface Dialect {
  /** Part of every fingerprint: results of two dialects are never compared. */
  readonly tool: string;
  namesOf(test: TestCase): { readonly suite: string; readonly test: string; readonly target?: string | undefined };
  /** Whether a test did not run because its file was not loaded, or a fixture failed. */
  isUnusable?(test: XmlElement, message: string): boolean;
  /** What several elements with one name are, if the tool gives no two tests one name. */
  readonly repeatedNames?: RepeatedNames;
  /** Makes trials of elements, where several of them are one test. */
  merge?(tests: FoundTests): FoundTests;
  /** Written by us, or by AgentV. */
  readonly isOwn?: true;
  /** Lines count from 0. */
  readonly firstLineIsZero?: true;
  /** Suites count subtests, and ends of tests that fail, as tests. */
  readonly countsMoreThanTests?: true;
  /** Suites may count assertions, as those of Catch2 and doctest do. */
  readonly areCountsUnknown?: true;
  /** The class of a test is its file. */
  readonly classIsFile?: true;
}

/** The dialect of a suite, by its beginning and its first test: several files may have been joined. */
export function dialectOf({
  root,
  suite,
  properties,
  first,
}: {
  readonly root: XmlElement | undefined;
  readonly suite: XmlElement | undefined;
  readonly properties: ReadonlyMap<string, string>;
  readonly first: XmlElement;
}): Dialect {
  const title = root?.attributes['name'];
  const isNamedByFile =
    suite?.attributes['name'] === first.attributes['classname'] && 'hostname' in (suite?.attributes ?? {});
  if (title === 'vitest tests') return vitest;
  if (title === 'pytest tests' || suite?.attributes['name'] === 'pytest') return pytest;
  if (title === 'jest tests') return jest;
  if (title === 'Mocha Tests') return mocha;
  if (root?.attributes['id'] !== undefined && title !== undefined && isNamedByFile) return playwright;
  if ([...properties.keys()].some((name) => /^verdict(?: \[|$)/.test(name))) return evalAction;
  // Files of gotestsum and go-junit-report: a package is a suite, and its last part may be the class.
  const { name = '', classname = '' } = first.attributes;
  const path = suite?.attributes['name'] ?? '';
  const isPackage = properties.has('go.version') || path.includes('/');
  const isOfPackage = classname === path || path.endsWith(`/${classname}`);
  return isPackage && isOfPackage && /^(?:Test|Example|Fuzz|Benchmark)(?![a-z])/.test(name) ? go : other;
}

const nameIn = (test: TestCase): string => test.element.attributes['name'] ?? '';
const classIn = (test: TestCase): string => test.element.attributes['classname'] ?? '';
const suiteIn = ({ suite }: TestCase): string => suite?.attributes['name'] ?? '';

const vitest: Dialect = {
  tool: 'vitest',
  isUnusable: ({ attributes }) => attributes['name'] === attributes['classname'],
  classIsFile: true,
  namesOf: (test) => ({ suite: classIn(test), test: nameIn(test) }),
};

/** The host name of a suite is the name of its project. */
const playwright: Dialect = {
  tool: 'playwright',
  repeatedNames: 'trials',
  namesOf: (test) => ({
    suite: classIn(test),
    test: nameIn(test),
    target: test.suite?.attributes['hostname'] || undefined,
  }),
};

const pytest: Dialect = {
  tool: 'pytest',
  repeatedNames: 'retries',
  isUnusable: (_, message) => /^(?:failed on (?:setup|teardown)|collection failure)/.test(message),
  // A test and the error of its setup or end.
  merge: ({ trials, skipped }) =>
    withRepeats({
      trials: withReruns(mergedPairs(trials, (one, other) => isUnusable(one) || isUnusable(other))),
      skipped,
    }),
  firstLineIsZero: true,
  countsMoreThanTests: true,
  namesOf(test) {
    const [module = '', ...rest] = classIn(test).split('.');
    const firstClass = rest.findIndex((_, index) => rest.slice(index).every((part) => /^[A-Z]/.test(part)));
    const classes = firstClass === -1 ? [] : rest.slice(firstClass);
    const modules = [module, ...rest.slice(0, rest.length - classes.length)];
    // A file that cannot be imported has no class: its name is that of the file.
    return { suite: modules.join('.') || nameIn(test), test: [...classes, nameIn(test)].join('.') };
  },
};

/** Our own files, and those of AgentV. Names end with the target if a suite has several. */
const evalAction: Dialect = {
  tool: 'eval-action',
  isOwn: true,
  namesOf(test) {
    const target = test.properties.get('target');
    const [name, end] = [nameIn(test), ` [${target}]`];
    return { suite: classIn(test), test: name.endsWith(end) ? name.slice(0, -end.length) : name, target };
  },
};

const other: Dialect = {
  tool: 'junit',
  areCountsUnknown: true,
  namesOf(test) {
    const [name, className] = [nameIn(test), classIn(test)];
    const suite = suiteIn(test) || className || 'default';
    const isKnown = className === suite || className === name || name === '' || className === '';
    return { suite, test: isKnown ? name : `${className} › ${name}` };
  },
};

/** The compiler lets no two tests of a package have one name: several are those of `-count`. */
const go: Dialect = { ...other, repeatedNames: 'trials' };

/** A file that cannot be loaded has two elements. */
const jest: Dialect = {
  tool: 'jest',
  namesOf: other.namesOf,
  isUnusable: ({ attributes }) => attributes['classname'] === 'Test suite failed to run',
  merge: ({ trials, skipped }) => ({
    trials: mergedPairs(trials, (one, other) => isUnusable(one) && isUnusable(other)),
    skipped,
  }),
};
const isUnusable = ({ outcome }: ImportedTrial): boolean => outcome.kind === 'error' && outcome.class === 'config';

/** The class of a test is the end of its name. */
const mocha: Dialect = {
  tool: 'mocha',
  namesOf: (test) => ({ suite: suiteIn(test) || 'default', test: nameIn(test) }),
};

/** Tests of promptfoo have the numbers of their rows for names. */
export const isPromptfoo = ({ attributes: { name = '', classname = '' } }: XmlElement): boolean =>
  /^\[.*\] prompt \d+$/.test(classname) && /^test \d+/.test(name);
