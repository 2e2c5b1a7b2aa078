import { type Problem, userError } from '../../model/errors.ts';
import { clampScore } from '../../model/run/grade.ts';
import { type ImportedFile, type ImportFormat, identityKinds } from '../../model/run/imported.ts';
import { isAgentFailure } from '../../model/run/outcome.ts';
import type { RunResult, TestNames, TestResult } from '../../model/run/result.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { EPOCH, isoTime, momentOf } from '../../shared/iso-time.ts';
import { cutEnd, plural } from '../../shared/text.ts';
import { extremes } from '../joined-runs.ts';
import { contentHash, fileStem, haveSameNames, labelOf, SURELY_SHORT, testIdOf, withShortTexts } from './identity.ts';
import type { Collector, FileFacts, Imported, ImportedTrial, ImportSettings, SkippedTest } from './importer.ts';
import { failureIn, MAX_GRADERS, type TestTrials, testOf } from './test-of-trials.ts';

const MAX_LISTED = 20;
const MAX_TRIALS = 200_000;
/** Characters of the reason why a row cannot be read, which may cite the row. */
const MAX_REASON_LENGTH = 2_000;

/** The tests of a suite on a target. */
interface Place {
  readonly suite: string;
  readonly target: string;
  readonly tests: Map<string, Group>;
  /** Number of tests that the tool planned; 0 if the file does not say it. */
  planned: number;
  results: number;
}

/** All trials of one test on one target. */
interface Group {
  readonly place: Place;
  readonly testId: string;
  readonly trials: ImportedTrial[];
}

/** How a file is read. */
export interface Importing {
  /** Redacts texts that are cut or made into ids: half a secret is not found any more. */
  readonly redact?: ((text: string) => string) | undefined;
}

/** Collects what an importer finds in a file, and makes a run of it. */
export class FileCollector implements Collector {
  readonly #path: string;
  /** The suite of tests for which the file names none. */
  readonly #stem: string;
  readonly #settings: ImportSettings;
  /** By suite and target. */
  readonly #places = new Map<string, Place>();
  /** By the names in the file: thousands of trials have the same. */
  readonly #placesByNames = new Map<string, Map<string, Place>>();
  /** In the order of their first trials. */
  readonly #groups: Group[] = [];
  /** The names in the file that a setting replaces. */
  readonly #replaced = { suite: new Set<string>(), target: new Set<string>() };
  #trials = 0;
  readonly #unreadable: Problem[] = [];
  /** Rows that cannot be read. */
  #missing = 0;
  /** The names of skipped tests, as people read them. */
  readonly #skipped: string[] = [];
  readonly #skippedTests: TestNames[] = [];
  /** Tests with fewer trials than planned. */
  readonly #incomplete: string[] = [];
  /** Names of several rows that may be several tests. */
  readonly #ambiguous: string[] = [];
  /** The same, but all of the rows failed. */
  readonly #failedTogether: string[] = [];
  readonly #warnings = new Map<string, Problem>();

  readonly #redact: (text: string) => string;

  constructor(path: string, settings: ImportSettings, { redact = (text) => text }: Importing) {
    this.#path = path;
    this.#stem = fileStem(path);
    this.#settings = settings;
    this.#redact = redact;
  }

  trial(given: ImportedTrial, length = Number.POSITIVE_INFINITY): void {
    this.#trials += 1;
    if (this.#trials > MAX_TRIALS) {
      throw userError('RESULTS_UNREADABLE', `${this.#path} has more than ${MAX_TRIALS} trials`);
    }
    this.#warnOf(given);
    const trial = length <= SURELY_SHORT ? given : withShortTexts(given, this.#redact);
    const place = this.#placeOf(trial);
    const testId = testIdOf(trial.test, this.#redact);
    const known = place.tests.get(testId);
    if (known !== undefined) {
      known.trials.push(trial);
      return;
    }
    const group = { place, testId, trials: [trial] };
    place.tests.set(testId, group);
    this.#groups.push(group);
  }

  planned(suite: string, target: string, tests: number): void {
    const place = this.#placeOf({ suite, target });
    place.planned = Math.max(tests, place.planned);
  }

  #placeOf({ suite, target }: Pick<ImportedTrial, 'suite' | 'target'>): Place {
    let byTarget = this.#placesByNames.get(suite);
    if (byTarget === undefined) {
      byTarget = new Map();
      this.#placesByNames.set(suite, byTarget);
    }
    let place = byTarget.get(target);
    if (place === undefined) {
      place = this.#placeNamed(suite, target);
      byTarget.set(target, place);
    }
    return place;
  }

  /** Settings replace the names in the file, and several names may have one label. */
  #placeNamed(givenSuite: string, givenTarget: string): Place {
    const { suiteName, targetName, fileSuite } = this.#settings;
    if (suiteName !== undefined) this.#replaced.suite.add(givenSuite);
    if (targetName !== undefined) this.#replaced.target.add(givenTarget);
    const ofFile = givenSuite === this.#stem ? fileSuite : undefined;
    const suite = suiteName ?? ofFile ?? this.#label(givenSuite);
    const target = targetName ?? this.#label(givenTarget);
    const key = JSON.stringify([suite, target]);
    const place = this.#places.get(key) ?? { suite, target, tests: new Map(), planned: 0, results: 0 };
    this.#places.set(key, place);
    return place;
  }

  /** One name for tests of several suites or targets would mix them. */
  #refuseSeveral(): void {
    for (const kind of ['suite', 'target'] as const) {
      const names = [...this.#replaced[kind]];
      if (names.length < 2) continue;
      throw userError('INPUT_INVALID', `${kind}-name (--${kind}-name) cannot name ${names.length} ${kind}s`, {
        found: names.slice(0, 5).join(', '),
        hint: `Leave ${kind}-name out: the names of the ${kind}s in ${this.#path} are used.`,
      });
    }
  }

  unreadable(location: SourceLocation, why: string): void {
    this.#missing += 1;
    this.failed(location, why);
  }

  failed(location: SourceLocation, why: string): void {
    this.#unreadable.push({
      code: 'RESULTS_UNREADABLE',
      severity: 'error',
      message: cutEnd(this.#redact(why), MAX_REASON_LENGTH),
      location,
    });
  }

  skipped({ shown, ...test }: SkippedTest): void {
    const testId = testIdOf(test.test, this.#redact);
    const { suite, target } = this.#placeOf(test);
    this.#skipped.push(shown === undefined ? testId : this.#label(shown));
    this.#skippedTests.push({ suite, suiteFile: suite, testId, target });
  }

  warn(message: string, more: Pick<Problem, 'hint' | 'location'> = {}): void {
    if (!this.#warnings.has(message)) {
      this.#warnings.set(message, { code: 'RESULTS_UNREADABLE', severity: 'warning', message, ...more });
    }
  }

  /** A name on one line. It is redacted before it is cut: a part of a secret would not be found. */
  #label(name: string): string {
    return labelOf(this.#redact(name));
  }

  /** The run of the file, when all was added. */
  finish(format: ImportFormat, given: FileFacts): Imported {
    const { name, version } = given.tool;
    const facts = {
      ...given,
      tool: { name: this.#label(name), version: version === undefined ? undefined : this.#label(version) },
    };
    this.#refuseSeveral();
    const results: TestResult[] = [];
    const counts = new Counts();
    for (const group of this.#takenGroups()) {
      for (const test of this.#testsOf(group, facts)) {
        counts.add(test);
        group.place.results += 1;
        results.push(testOf(test, { format, facts }, results.length));
      }
    }
    this.#warnAtEnd(facts);
    const planned = Math.max(facts.planned ?? 0, this.#plannedTests(), results.length + this.#missing);
    return {
      run: this.#runOf(results, planned, facts),
      file: { file: this.#path, format, ...counts.of(facts, this.#skipped.length), ...this.#unknownKeys(facts) },
      variant: facts.variant === undefined ? undefined : this.#label(facts.variant),
    };
  }

  #unknownKeys({ unknownKeys = [] }: FileFacts): Pick<ImportedFile, 'unknownKeys'> {
    return unknownKeys.length === 0 ? {} : { unknownKeys: unknownKeys.map((key) => this.#label(key)) };
  }

  /** One by one, and then forgotten: trials and results of 100,000 tests together would take twice the memory. */
  *#takenGroups(): Generator<Group> {
    this.#placesByNames.clear();
    for (const { tests } of this.#places.values()) tests.clear();
    this.#groups.reverse();
    for (let group = this.#groups.pop(); group !== undefined; group = this.#groups.pop()) yield group;
  }

  /** Of suites that say how many tests they planned, that number; of others, their tests. */
  #plannedTests(): number {
    return [...this.#places.values()].reduce((sum, { planned, results }) => sum + Math.max(planned, results), 0);
  }

  /** The tests of one name: with different questions or checks they are several, and a hash is added to each id. */
  #testsOf(group: Group, facts: FileFacts): TestTrials[] {
    const { testId: name, trials: all } = group;
    const [first] = all;
    // One trial is of one test, whatever its definition.
    if (first !== undefined && all.length === 1) {
      return this.#isCountPossible(all, name) ? [{ ...namesOf(group), testId: name, trials: [first] }] : [];
    }
    const byDefinition = this.#byDefinition(group);
    if (byDefinition.size > 1) {
      this.warn(`Several tests have the name ${JSON.stringify(name)}: their ids end with a hash of their content`, {
        hint: 'Give each test another name.',
      });
    }
    const hashes = shortestHashes(byDefinition);
    return [...byDefinition].flatMap(([definition, some]) => {
      const testId = byDefinition.size > 1 ? `${name}~${hashes.get(definition)}` : name;
      const trials = this.#isCountPossible(some, testId) ? this.#ordered(some, group, facts) : undefined;
      return trials === undefined ? [] : [{ ...namesOf(group), testId, trials }];
    });
  }

  /** Several tests that look the same have a multiple of the planned trials. */
  #isCountPossible(trials: readonly ImportedTrial[], testId: string): boolean {
    const planned = trials[0]?.plannedTrials ?? trials.length;
    if (trials.length === planned) return true;
    if (trials.length < planned) {
      this.#incomplete.push(testId);
      return true;
    }
    const why = `${trials.length} trials of ${JSON.stringify(testId)} on one target, instead of ${planned}`;
    const hint = 'Give each test its own id or name, and each target its own label.';
    if (planned > 0 && trials.length % planned === 0) {
      this.warn(`There are ${why}: several tests are read as one`, { hint });
      return true;
    }
    for (const { location } of trials) this.unreadable(location, `There are ${why}. ${hint}`);
    return false;
  }

  /** A trial that does not say its question, as one with an error, belongs to the only question of its name. */
  #byDefinition({ trials }: Group): Map<string, ImportedTrial[]> {
    const hashes = trials.map(definitionHash);
    const [only = '', ...others] = new Set(hashes.filter((hash) => hash !== ''));
    const found = new Map<string, ImportedTrial[]>();
    for (const [index, trial] of trials.entries()) {
      const hash = others.length === 0 ? only : (hashes[index] ?? '');
      const known = found.get(hash);
      if (known === undefined) found.set(hash, [trial]);
      else known.push(trial);
    }
    return found;
  }

  /** The trials of a test by their numbers. Undefined if none is left. */
  #ordered(trials: readonly ImportedTrial[], { testId }: Group, facts: FileFacts): TestTrials['trials'] | undefined {
    const [first] = trials;
    if (first !== undefined && !trials.every((trial) => haveSameNames(first, trial))) {
      const why = `Several tests have the name ${JSON.stringify(testId)}, but for spaces, control characters or secrets`;
      for (const { location } of trials) this.unreadable(location, why);
      return undefined;
    }
    const numbers = new Set(trials.flatMap(({ number }) => number ?? []));
    const repeats = numbers.size === 0 ? (this.#settings.repeatedNames ?? first?.repeatedNames) : undefined;
    if (repeats === 'retries') return asRetries(trials);
    if (facts.areDoublesAmbiguous && repeats === undefined && numbers.size < trials.length) {
      if (trials.length > 1 && first?.test.kind !== 'content') return this.#ambiguousRows(trials, testId);
    }
    const seen = new Set<number>();
    const kept = trials.filter((trial) => {
      if (trial.number === undefined) return true;
      if (seen.has(trial.number)) {
        this.unreadable(trial.location, `The trial ${trial.number} of ${JSON.stringify(testId)} occurs twice`);
        return false;
      }
      seen.add(trial.number);
      return true;
    });
    const [earliest, ...others] =
      kept.length === seen.size ? kept.sort((a, b) => (a.number ?? 0) - (b.number ?? 0)) : kept;
    return earliest && [earliest, ...others];
  }

  /**
   * Rows that may be several tests, or attempts of one. If all of them failed, the test failed, whichever they are. Else one
   * error takes their place: other tests of the file are judged without them.
   */
  #ambiguousRows(rows: readonly ImportedTrial[], testId: string): TestTrials['trials'] | undefined {
    const [first] = rows;
    if (first === undefined) return undefined;
    const failed = rows.filter(hasFailed).length;
    if (failed === rows.length) {
      this.#failedTogether.push(testId);
      return asRetries(rows);
    }
    this.#ambiguous.push(testId);
    const passed = rows.filter(({ outcome }) => outcome.kind === 'passed').length;
    const looks = looksRetried(rows) ? ', as if the tool ran it again until it passed' : '';
    const message = `${rows.length} rows have the name ${JSON.stringify(testId)}: ${passed} passed and ${rows.length - passed} did not${looks}. ${OF_REPEATED_NAMES}`;
    const { graders: _, score: __, number: ___, ofAllAttempts: ____, ...row } = first;
    const outcome = { kind: 'error', class: 'grader', message, failedRows: failed > 0 ? failed : undefined } as const;
    return [{ ...row, outcome, reason: undefined }];
  }

  #warnOf({ score, graders = [] }: ImportedTrial): void {
    if (isOutside(score) || graders.some((grader) => isOutside(grader.score))) {
      this.warn(`Scores outside 0 to 1 in ${this.#path} were limited to that range`);
    }
    if (graders.length > MAX_GRADERS) {
      this.warn(`Only the first ${MAX_GRADERS} graders of a test are read in ${this.#path}`);
    }
  }

  #warnAtEnd({ tool }: FileFacts): void {
    const [skipped, incomplete] = [this.#skipped, this.#incomplete];
    const [ambiguous, failedTogether] = [this.#ambiguous, this.#failedTogether];
    if (skipped.length > 0) {
      const were = skipped.length === 1 ? 'was' : 'were';
      this.warn(`${plural('test', skipped.length)} ${were} skipped by ${tool.name}: ${firstOf(skipped)}`);
    }
    if (ambiguous.length > 0) {
      this.warn(`${plural('name', ambiguous.length)} without a verdict: ${firstOf(ambiguous)}`, {
        hint: OF_REPEATED_NAMES,
      });
    }
    if (failedTogether.length > 0) {
      const names = plural('name', failedTogether.length);
      this.warn(`All rows of ${names} failed, so each name counts as one failed test: ${firstOf(failedTogether)}`, {
        hint: OF_REPEATED_NAMES,
      });
    }
    if (incomplete.length > 0) {
      const have = incomplete.length === 1 ? 'has' : 'have';
      this.warn(`${plural('test', incomplete.length)} ${have} fewer trials than planned: ${firstOf(incomplete)}`);
    }
  }

  #runOf(results: TestResult[], planned: number, { stopped, durationMs }: FileFacts): RunResult {
    const moments = results.map(({ timestamp }) => momentOf(timestamp)).filter((moment) => moment > 0);
    const [start, end] = extremes(moments);
    const isComplete = stopped === undefined && this.#unreadable.length === 0 && results.length >= planned;
    return {
      startedAt: start === undefined ? EPOCH : isoTime(start),
      durationMs: durationMs ?? (start === undefined || end === undefined ? 0 : end - start),
      planned,
      complete: isComplete,
      stopped: stopped !== undefined && this.#unreadable.length === 0 ? stopped : undefined,
      unreadable: this.#unreadable.length > 0 ? listed(this.#unreadable, this.#path) : undefined,
      dryRun: false,
      skipped: this.#skippedTests.length > 0 ? this.#skippedTests : undefined,
      requirements: [],
      warnings: [...this.#warnings.values()],
      results,
    };
  }
}

const namesOf = ({ place: { suite, target } }: Group) => ({ suite, target });

const isOutside = (score: number | undefined): boolean => score !== undefined && clampScore(score) !== score;

/** The last run of a test has its verdict, and the test counts as one trial. */
function asRetries(trials: readonly ImportedTrial[]): TestTrials['trials'] | undefined {
  const [first, ...others] = trials.map((trial, number) => ({ ...trial, number }));
  const last = others.at(-1);
  if (first === undefined || last === undefined) return first && [first];
  const ofAllAttempts = { outcome: last.outcome, score: last.score };
  return [{ ...first, ofAllAttempts }, ...others];
}

const OF_REPEATED_NAMES =
  'Give each test its own name. If the tool repeats tests, set repeated-names (--repeated-names): "retries" if it runs only failed ones again (in Gradle, mergeReruns = true writes these as such), else "trials"';

/** A failure of the tested agent, such as a timeout, is a failed row. */
function hasFailed(row: ImportedTrial): boolean {
  const failure = failureIn(row);
  return failure === undefined ? row.outcome.kind === 'failed' : isAgentFailure(failure);
}

const looksRetried = (rows: readonly ImportedTrial[]): boolean =>
  rows.at(-1)?.outcome.kind === 'passed' && rows.slice(0, -1).every(({ outcome }) => outcome.kind !== 'passed');

const firstOf = (names: readonly string[]): string =>
  `${names.slice(0, MAX_LISTED).join(', ')}${names.length > MAX_LISTED ? ', …' : ''}`;

/** The first problems, and the number of the others. */
function listed(problems: readonly Problem[], path: string): Problem[] {
  if (problems.length <= MAX_LISTED) return [...problems];
  const message = `${plural('more row', problems.length - MAX_LISTED)} of ${path} cannot be read`;
  return [...problems.slice(0, MAX_LISTED), { code: 'RESULTS_UNREADABLE', severity: 'error', message }];
}

function questionHash({ measure, definition: { question } = {} }: ImportedTrial): string {
  if (measure !== undefined) return contentHash(measure);
  return question === undefined ? '' : contentHash(question);
}

/** Trials with one declared id are of one test, also if a trial that ended early has fewer graders. */
function definitionHash(trial: ImportedTrial): string {
  const { test, measure, definition: { question, graders } = {} } = trial;
  if (measure !== undefined || graders === undefined || test.kind === 'declared') return questionHash(trial);
  return contentHash({ question, graders });
}

/** By the hash of each definition, that of its question if no other has it: then other checks do not make another test. */
function shortestHashes(byDefinition: ReadonlyMap<string, readonly ImportedTrial[]>): Map<string, string> {
  const questions = [...byDefinition.values()].map(([first]) => (first === undefined ? '' : questionHash(first)));
  const isOnly = (question: string) => questions.indexOf(question) === questions.lastIndexOf(question);
  return new Map(
    [...byDefinition.keys()].map((definition, index) => {
      const question = questions[index] ?? '';
      return [definition, isOnly(question) ? question : definition] as const;
    }),
  );
}

/** What the tests of a file have in common, counted one by one. */
class Counts {
  readonly #kinds = new Set<ImportedTrial['test']['kind']>();
  #tests = 0;
  #trials = 0;
  #withoutId = 0;
  #withoutDefinition = 0;
  #cached = 0;

  add({ trials }: TestTrials): void {
    const [{ test, measure, definition }] = trials;
    this.#kinds.add(test.kind);
    this.#tests += 1;
    this.#trials += trials.length;
    if (test.kind === 'content') this.#withoutId += 1;
    if ((measure ?? definition?.question) === undefined) this.#withoutDefinition += 1;
    this.#cached += trials.filter(({ cached }) => cached).length;
  }

  of({ tool, attempts }: FileFacts, skipped: number): Omit<ImportedFile, 'file' | 'format'> {
    return {
      tool: tool.name,
      version: tool.version,
      tests: this.#tests,
      trials: this.#trials,
      identity: identityKinds.findLast((kind) => this.#kinds.has(kind)) ?? 'declared',
      attempts,
      withoutId: this.#withoutId > 0 ? this.#withoutId : undefined,
      withoutDefinition: this.#withoutDefinition > 0 ? this.#withoutDefinition : undefined,
      skipped: skipped > 0 ? skipped : undefined,
      cached: this.#cached > 0 ? this.#cached : undefined,
    };
  }
}
