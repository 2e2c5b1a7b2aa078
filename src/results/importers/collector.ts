import { type Problem, userError } from '../../model/errors.ts';
import { clampScore } from '../../model/run/grade.ts';
import { type ImportedFile, type ImportFormat, identityKinds } from '../../model/run/import-formats.ts';
import { isAgentFailure } from '../../model/run/outcome.ts';
import type { RunResult } from '../../model/run/result.ts';
import type { TestNames } from '../../model/run/result-keys.ts';
import { resultKey, suiteKey } from '../../model/run/result-keys.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { EPOCH, isoTime } from '../../model/text/iso-time.ts';
import { cutEnd, plural } from '../../model/text/text.ts';
import { groupedBy, type Some } from '../../model/values/grouped.ts';
import { extremes } from '../join-runs.ts';
import { contentHash, fileStem, labelOf, testIdOf, withShortTexts } from './identity.ts';
import type { Collector, FileFacts, ImportedTrial, ImportSettings, SkippedTest } from './importer.ts';
import { asAttempts } from './row-parts.ts';
import { failureIn, type ImportedTrials, MAX_GRADERS, testOf } from './test-of-trials.ts';

const MAX_LISTED = 20;
const MAX_TRIALS = 200_000;
/** Characters of the reason why a row cannot be read, which may cite the row. */
const MAX_REASON_LENGTH = 2_000;

/** A file as a run, and how it was read. */
export interface ImportedRun {
  readonly run: RunResult;
  readonly file: ImportedFile;
  readonly variant?: string | undefined;
}

interface NamedTrial extends Omit<ImportedTrials, 'trials'> {
  readonly trial: ImportedTrial;
}

/** Collects what an importer finds in a file, and makes a run of it. */
export class FileCollector implements Collector {
  readonly #path: string;
  readonly #settings: ImportSettings;
  readonly #redact: (text: string) => string;
  readonly #trials: NamedTrial[] = [];
  /** Number of tests that the tool planned, by suite and target. */
  readonly #planned = new Map<string, number>();
  readonly #namesInFile = { suite: new Set<string>(), target: new Set<string>() };
  readonly #skipped: { readonly shown: string; readonly test: TestNames }[] = [];
  /** The first of them, and the number of all. */
  readonly #unreadable: Problem[] = [];
  #failures = 0;
  /** Unreadable rows. */
  #missing = 0;
  readonly #warnings = new Map<string, Problem>();
  /** Tests with fewer trials than planned, and names of several rows that may be several tests. */
  readonly #names = { incomplete: [] as string[], ambiguous: [] as string[] };

  constructor(path: string, settings: ImportSettings) {
    this.#path = path;
    this.#settings = settings;
    this.#redact = settings.redactor?.text ?? ((text) => text);
  }

  trial(rawTrial: ImportedTrial): void {
    if (this.#trials.length === MAX_TRIALS) {
      throw userError('RESULTS_UNREADABLE', `${this.#path} has more than ${MAX_TRIALS} trials`);
    }
    const { score, graders = [] } = rawTrial;
    if ([score, ...graders.map((grader) => grader.score)].some((value = 0) => clampScore(value) !== value)) {
      this.warn(`Scores outside 0 to 1 in ${this.#path} were limited to that range`);
    }
    if (graders.length > MAX_GRADERS) {
      this.warn(`Only the first ${MAX_GRADERS} graders of a test are read in ${this.#path}`);
    }

    const trial = withShortTexts(rawTrial, this.#redact);
    this.#trials.push({ ...this.#placeOf(trial), testId: testIdOf(trial.test, this.#redact), trial });
  }

  planned(suite: string, target: string, tests: number): void {
    const key = suiteKey(this.#placeOf({ suite, target }));
    this.#planned.set(key, Math.max(tests, this.#planned.get(key) ?? 0));
  }

  unreadable(location: SourceLocation, why: string): void {
    this.#missing += 1;
    this.failed(location, why);
  }

  failed(location: SourceLocation, why: string): void {
    this.#failures += 1;
    if (this.#unreadable.length === MAX_LISTED) return;
    const message = cutEnd(this.#redact(why), MAX_REASON_LENGTH);
    this.#unreadable.push({ code: 'RESULTS_UNREADABLE', severity: 'error', message, location });
  }

  skipped({ shown, test: identity, ...names }: SkippedTest): void {
    const testId = testIdOf(identity, this.#redact);
    const { suite, target } = this.#placeOf(names);
    this.#skipped.push({
      shown: shown === undefined ? testId : this.#label(shown),
      test: { suite, suiteFile: suite, testId, target },
    });
  }

  warn(message: string, more: Pick<Problem, 'hint' | 'location'> = {}): void {
    if (this.#warnings.has(message)) return;
    this.#warnings.set(message, { code: 'RESULTS_UNREADABLE', severity: 'warning', message, ...more });
  }

  /** The run of the file, when all was added. */
  finish(format: ImportFormat, facts: FileFacts): ImportedRun {
    for (const kind of ['suite', 'target'] as const) {
      const names = [...this.#namesInFile[kind]];
      if (this.#settings[`${kind}Name`] === undefined || names.length < 2) continue;
      // One name for tests of several suites or targets would mix them.
      throw userError('INPUT_INVALID', `${kind}-name (--${kind}-name) cannot name ${names.length} ${kind}s`, {
        found: names.slice(0, 5).join(', '),
        hint: `Leave ${kind}-name out: the names of the ${kind}s in ${this.#path} are used.`,
      });
    }

    const { name, version } = facts.tool;
    const tool = { name: this.#label(name), version: version === undefined ? undefined : this.#label(version) };
    const groups = groupedBy(this.#trials, ({ suite, target, testId }) => JSON.stringify([suite, target, testId]));
    const tests = [...groups.values()].flatMap((group) => this.#testsOf(group, facts));
    const results = tests.map((test, index) => testOf(test, { format, facts: { ...facts, tool } }, index));
    this.#warnAtEnd(tool.name);

    // Of suites that say how many tests they planned, that number; of others, their tests.
    const resultsBySuite = groupedBy(results, ({ suite, target }) => suiteKey({ suite, target }));
    const lacking = [...this.#planned].map(([key, count]) =>
      Math.max(0, count - (resultsBySuite.get(key)?.length ?? 0)),
    );
    const planned = Math.max(
      facts.planned ?? 0,
      lacking.reduce((sum, count) => sum + count, results.length),
      results.length + this.#missing,
    );
    const others = this.#failures - this.#unreadable.length;
    if (others > 0) {
      const message = `${plural('more row', others)} of ${this.#path} cannot be read`;
      this.#unreadable.push({ code: 'RESULTS_UNREADABLE', severity: 'error', message });
    }
    const unreadable = this.#failures > 0 ? this.#unreadable : undefined;
    const [start, end] = extremes(results.map((each) => Date.parse(each.timestamp)).filter((moment) => moment > 0));
    const countOf = (isCounted: (first: ImportedTrial) => boolean) =>
      tests.filter(({ trials: [first] }) => isCounted(first)).length || undefined;
    return {
      run: {
        startedAt: start === undefined ? EPOCH : isoTime(start),
        durationMs: facts.durationMs ?? (start === undefined || end === undefined ? 0 : end - start),
        planned,
        complete: facts.stopped === undefined && unreadable === undefined && results.length >= planned,
        stopped: unreadable === undefined ? facts.stopped : undefined,
        unreadable,
        dryRun: false,
        skipped: this.#skipped.length > 0 ? this.#skipped.map(({ test }) => test) : undefined,
        requirements: [],
        warnings: [...this.#warnings.values()],
        results,
      },
      file: {
        file: this.#path,
        format,
        tool: tool.name,
        version: tool.version,
        tests: tests.length,
        trials: tests.reduce((sum, { trials }) => sum + trials.length, 0),
        identity:
          identityKinds.findLast((kind) => tests.some(({ trials: [{ test }] }) => test.kind === kind)) ?? 'declared',
        attempts: facts.attempts,
        withoutId: countOf(({ test }) => test.kind === 'content'),
        withoutDefinition: countOf(({ measure, definition }) => (measure ?? definition?.question) === undefined),
        skipped: this.#skipped.length || undefined,
        cached: tests.flatMap(({ trials }) => trials.filter(({ cached }) => cached)).length || undefined,
        unknownKeys: facts.unknownKeys?.length ? facts.unknownKeys.map((key) => this.#label(key)) : undefined,
      },
      variant: facts.variant === undefined ? undefined : this.#label(facts.variant),
    };
  }

  /** The suite and the target of a test: settings replace the names in the file, and several names may have one label. */
  #placeOf({ suite, target }: Pick<ImportedTrial, 'suite' | 'target'>) {
    const { suiteName, targetName, fileSuite } = this.#settings;
    this.#namesInFile.suite.add(suite);
    this.#namesInFile.target.add(target);
    const ofFile = suite === fileStem(this.#path) ? fileSuite : undefined;
    return { suite: suiteName ?? ofFile ?? this.#label(suite), target: targetName ?? this.#label(target) };
  }

  /** A name on one line. It is redacted before it is cut: a part of a secret would not be found. */
  #label(name: string): string {
    return labelOf(this.#redact(name));
  }

  /** The tests of one name: with different questions or checks they are several, and a hash is added to each id. */
  #testsOf(group: Some<NamedTrial>, facts: FileFacts): ImportedTrials[] {
    const [{ suite, target, testId: name }] = group;
    const place = { suite, target };
    const all = group.map(({ trial }) => trial);
    // Trials with one declared id are of one test, also if a trial that ended early has fewer graders.
    const hashes = all.map((trial) => {
      const { test, measure, definition: { question, graders } = {} } = trial;
      if (measure !== undefined || graders === undefined || test.kind === 'declared') return questionHash(trial);
      return contentHash({ question, graders });
    });
    const [only = '', ...more] = new Set(hashes.filter((hash) => hash !== ''));
    // A trial that does not say its question, as one with an error, belongs to the only question of its name.
    const hashed = all.map((trial, at) => ({ trial, hash: more.length === 0 ? only : (hashes[at] ?? '') }));
    const byDefinition = groupedBy(hashed, ({ hash }) => hash);
    if (byDefinition.size > 1) {
      this.warn(`Several tests have the name ${JSON.stringify(name)}: their ids end with a hash of their content`, {
        hint: 'Give each test another name.',
      });
    }
    const byQuestion = groupedBy(byDefinition.values(), ([{ trial }]) => questionHash(trial));

    return [...byDefinition].flatMap(([definition, [{ trial: first }, ...others]]) => {
      const trials: Some<ImportedTrial> = [first, ...others.map(({ trial }) => trial)];
      // Where no other definition has the question, other checks do not make another test.
      const question = questionHash(first);
      const hash = byQuestion.get(question)?.length === 1 ? question : definition;
      // A re-run may have one of several tests with the name.
      const ofRun = [`${name}~${definition}`, `${name}~${hash}`].find((id) =>
        this.#settings.knownTests?.has(resultKey({ ...place, suiteFile: suite, testId: id })),
      );
      const testId = ofRun ?? (byDefinition.size > 1 ? `${name}~${hash}` : name);

      const planned = first.plannedTrials ?? trials.length;
      if (trials.length < planned) this.#names.incomplete.push(testId);
      if (trials.length > planned) {
        const why = `${trials.length} trials of ${JSON.stringify(testId)} on one target, instead of ${planned}`;
        const hint = 'Give each test its own id or name, and each target its own label.';
        // Several tests that look the same have a multiple of the planned trials.
        if (planned === 0 || trials.length % planned !== 0) {
          for (const { location } of trials) this.unreadable(location, `There are ${why}. ${hint}`);
          return [];
        }
        this.warn(`There are ${why}: several tests are read as one`, { hint });
      }
      const [earliest, ...later] = this.#ordered(trials, name, facts);
      return earliest === undefined ? [] : [{ ...place, testId, trials: [earliest, ...later] }];
    });
  }

  /** The trials of a test by their numbers. None if they are of several tests. */
  #ordered(trials: Some<ImportedTrial>, name: string, facts: FileFacts): ImportedTrial[] {
    const [first] = trials;
    // In ids, spaces at the ends are gone, and secrets.
    const namesOf = ({ suite, target, test }: ImportedTrial) =>
      JSON.stringify([suite, target, test.kind === 'content' ? undefined : [test.text, test.variant]]);
    if (!trials.every((trial) => namesOf(trial) === namesOf(first))) {
      const why = `Several tests have the name ${JSON.stringify(name)}, but for spaces, control characters or secrets`;
      for (const { location } of trials) this.unreadable(location, why);
      return [];
    }

    const numbers = new Set(trials.flatMap(({ number }) => number ?? []));
    const repeats = numbers.size === 0 ? (this.#settings.repeatedNames ?? first.repeatedNames) : undefined;
    // The last run of a test has its verdict.
    if (repeats === 'retries') return asAttempts(trials, trials.at(-1) ?? first);
    const isAmbiguous = facts.areDoublesAmbiguous && repeats === undefined && numbers.size < trials.length;
    if (isAmbiguous && trials.length > 1 && first.test.kind !== 'content') return this.#ambiguousRows(trials, name);

    const seen = new Set<number>();
    const kept = trials.filter(({ number, location }) => {
      if (number === undefined) return true;
      if (seen.has(number)) {
        this.unreadable(location, `The trial ${number} of ${JSON.stringify(name)} occurs twice`);
        return false;
      }
      seen.add(number);
      return true;
    });
    if (kept.length === seen.size) kept.sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
    return kept;
  }

  /**
   * Rows that may be several tests, or attempts of one. If all of them failed, the test failed, whichever they are. Else one
   * error takes their place: other tests of the file are judged without them.
   */
  #ambiguousRows(rows: Some<ImportedTrial>, name: string): ImportedTrial[] {
    const failed = rows.filter((row) => {
      // A failure of the tested agent, such as a timeout, is a failed row.
      const failure = failureIn(row);
      return failure === undefined ? row.outcome.kind === 'failed' : isAgentFailure(failure);
    }).length;
    if (failed === rows.length) return asAttempts(rows, rows.at(-1) ?? rows[0]);
    this.#names.ambiguous.push(name);
    const passed = rows.filter(({ outcome }) => outcome.kind === 'passed').length;
    const message = `${rows.length} rows have the name ${JSON.stringify(name)}: ${passed} passed and ${rows.length - passed} did not. ${OF_REPEATED_NAMES}`;
    const { graders: _, score: __, number: ___, ofAllAttempts: ____, ...row } = rows[0];
    const outcome = { kind: 'error', class: 'grader', message, failedRows: failed || undefined } as const;
    return [{ ...row, outcome, reason: undefined }];
  }

  #warnAtEnd(tool: string): void {
    const { incomplete, ambiguous } = this.#names;
    const warn = (all: readonly string[], words: string, hint?: string) => {
      const names = `${all.slice(0, MAX_LISTED).join(', ')}${all.length > MAX_LISTED ? ', …' : ''}`;
      if (all.length > 0) this.warn(`${words}: ${names}`, { hint });
    };
    const skipped = this.#skipped.map(({ shown }) => shown);
    const were = skipped.length === 1 ? 'was' : 'were';
    warn(skipped, `${plural('test', skipped.length)} ${were} skipped by ${tool}`);
    warn(ambiguous, `${plural('name', ambiguous.length)} without a verdict`, OF_REPEATED_NAMES);
    const have = incomplete.length === 1 ? 'has' : 'have';
    warn(incomplete, `${plural('test', incomplete.length)} ${have} fewer trials than planned`);
  }
}

const OF_REPEATED_NAMES =
  'Give each test its own name. If the tool repeats tests, set repeated-names (--repeated-names): "retries" if it runs only failed ones again (in Gradle, mergeReruns = true writes these as such), else "trials"';

function questionHash({ measure, definition }: ImportedTrial): string {
  const question = measure ?? definition?.question;
  return question === undefined ? '' : contentHash(question);
}
