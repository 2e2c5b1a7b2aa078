export const id = 1491;
export const ids = [1491];
export const modules = {

/***/ 55631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $1: () => (/* binding */ isSameMeasure),
/* harmony export */   Cf: () => (/* binding */ limitsText),
/* harmony export */   DP: () => (/* binding */ changedGrading),
/* harmony export */   Go: () => (/* binding */ isWholeSubject),
/* harmony export */   QF: () => (/* binding */ passMarkOf),
/* harmony export */   SQ: () => (/* binding */ importedMeasureText),
/* harmony export */   aZ: () => (/* binding */ whyNotComparable),
/* harmony export */   kD: () => (/* binding */ measureText),
/* harmony export */   yq: () => (/* binding */ subjectText),
/* harmony export */   zU: () => (/* binding */ changedLimits)
/* harmony export */ });
const MEASURE_VERSION = 'm1';
const IMPORTED_VERSION = 'i1';
const measureParts = ['question', 'graders', 'judge', 'limits'];
const SUBJECT_VERSION = 's1';
const UNKNOWN = '-';
const measureText = (hashes) => [MEASURE_VERSION, ...measureParts.map((part) => hashes[part])].join('.');
const PASS_MARK = 'pass mark';
const limitsText = ({ passMark, requiredMark, timeoutMs, maxCostUsd, chances }) => [
    `${PASS_MARK}=${passMark}`,
    ...(requiredMark === undefined ? [] : [`mark of required graders=${requiredMark}`]),
    ...(timeoutMs === undefined ? [] : [`time limit=${timeoutMs / 1000} s`]),
    ...(maxCostUsd === undefined ? [] : [`cost limit=${maxCostUsd} USD`]),
    ...(chances === undefined ? [] : [`pass_at_k trials=${chances}`]),
].join(';');
function limitsIn(measure) {
    if (isImported(measure))
        return new Map();
    const limits = partsOf(measure).at(-1) ?? '';
    return new Map([...limits.matchAll(/([^=;]+)=([^;]*)/g)].map(([, name = '', value = '']) => [name, value]));
}
function passMarkOf(measure) {
    const mark = measure === undefined ? undefined : limitsIn(measure).get(PASS_MARK);
    return mark === undefined ? undefined : Number(mark);
}
function changedLimits(before, now, isChange) {
    const [earlier, present] = [limitsIn(before), limitsIn(now)];
    if (earlier.size === 0 || present.size === 0)
        return [];
    return [...new Set([...earlier.keys(), ...present.keys()])]
        .filter((name) => earlier.get(name) !== present.get(name) && (isChange || name !== PASS_MARK))
        .map((name) => {
        const applies = name === PASS_MARK ? ', of which the first applies' : '';
        return `${name} ${earlier.get(name) ?? 'not set'} \u2192 ${present.get(name) ?? 'not set'}${applies}`;
    });
}
function partsOf(measure) {
    const parts = measure.split('.');
    return parts.length <= measureParts.length
        ? parts
        : [...parts.slice(0, measureParts.length), parts.slice(measureParts.length).join('.')];
}
const importedMeasureText = (hashes) => [IMPORTED_VERSION, ...measureParts.map((part) => hashes[part] ?? UNKNOWN)].join('.');
const subjectText = ({ target, workspace = UNKNOWN, files = UNKNOWN }) => [SUBJECT_VERSION, target, workspace, files].join('.');
const isWholeSubject = (subject) => {
    const [version, ...hashes] = subject.split('.');
    return version === SUBJECT_VERSION && hashes.length === 3 && !hashes.includes(UNKNOWN) && !hashes.includes('');
};
function isSameMeasure(before, now) {
    if (before === now)
        return true;
    if (isImported(before) !== isImported(now))
        return false;
    const [earlier, present] = [partsOf(before), partsOf(now)];
    const compared = isImported(now) ? earlier : earlier.slice(0, measureParts.length);
    return (earlier.length === present.length &&
        earlier.length > measureParts.length &&
        compared.every((part, index) => isSamePart(part, present[index])));
}
const gradingParts = ['graders', 'judge'];
function changedGrading(before, now) {
    const [earlier, present] = [partsOf(before), partsOf(now)];
    if (earlier[0] !== present[0])
        return [];
    return gradingParts.filter((part) => {
        const index = measureParts.indexOf(part) + 1;
        return !isSamePart(earlier[index], present[index]);
    });
}
const isImported = (measure) => measure.startsWith(`${IMPORTED_VERSION}.`);
const isSamePart = (before, now) => before === now || before === UNKNOWN || now === UNKNOWN;
function whyNotComparable(before, now) {
    if (isImported(before) !== isImported(now))
        return 'not comparable: another tool measured it';
    const [earlierRuns, present] = [partsOf(before), partsOf(now)];
    if (earlierRuns[0] !== present[0])
        return 'not comparable: another version measured it in another way';
    if (isImported(now) && earlierRuns.at(-1) !== present.at(-1)) {
        return 'not comparable: another tool, or another major version of it, measured it';
    }
    const changed = measureParts.filter((part, index) => part !== 'limits' && !isSamePart(earlierRuns[index + 1], present[index + 1]));
    if (earlierRuns.length !== present.length || changed.length === 0)
        return 'its question or its grading changed';
    const [first = '', ...others] = changed.map((part) => `the ${part}`);
    const subject = others.length === 0 ? first : `${[first, ...others.slice(0, -1)].join(', ')} and ${others.at(-1)}`;
    return `${changed.includes('judge') ? 'not comparable: ' : ''}${subject} changed`;
}


/***/ }),

/***/ 39335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ mapLeaves)
/* harmony export */ });
function mapLeaves(value, map, path = []) {
    if (typeof value !== 'object' || value === null)
        return map(value, path);
    const isList = Array.isArray(value);
    const mapped = Object.entries(value).map(([key, item]) => [
        key,
        mapLeaves(item, map, [...path, isList ? Number(key) : key]),
    ]);
    if (mapped.every(([key, item]) => item === value[key]))
        return value;
    return isList ? mapped.map(([, item]) => item) : Object.fromEntries(mapped);
}


/***/ }),

/***/ 57038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ contentHash),
/* harmony export */   E8: () => (/* binding */ fileStem),
/* harmony export */   Ti: () => (/* binding */ importedMeasure),
/* harmony export */   Wy: () => (/* binding */ labelOf),
/* harmony export */   hk: () => (/* binding */ testIdOf),
/* harmony export */   lv: () => (/* binding */ withShortTexts)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_run_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55631);
/* harmony import */ var _model_text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23291);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56290);
/* harmony import */ var _model_values_map_leaves_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39335);





const contentHash = (value) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', (0,_model_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)(value).normalize('NFC'), 'hex').slice(0, 12);
const MAX_ID_LENGTH = 200;
const MAX_BEGIN_LENGTH = 40;
function testIdOf(test, redact) {
    const text = redact(test.text);
    const begin = text.length <= MAX_BEGIN_LENGTH ? text : text.slice(0, MAX_BEGIN_LENGTH).replace(/[!-~\uD800-\uDBFF]+$/, '');
    const label = begin.replace(/[\p{Cc}\s]+/gu, ' ').trim() || 'test';
    const id = test.kind === 'content' ? `${label}~${contentHash(test.question)}` : text;
    const name = test.variant === undefined ? id : `${id} \u00b7 ${redact(test.variant)}`;
    return withHash(name.replace(/\p{Cc}/gu, '\uFFFD').trim(), name);
}
const labelOf = (name) => withHash(name.replace(/\p{Cc}+/gu, ' ').trim(), name);
function withHash(shown, name) {
    if (shown.length <= MAX_ID_LENGTH)
        return shown;
    return `${shown.slice(0, 180).replace(/[\uD800-\uDBFF]$/, '')}~${contentHash(name)}`;
}
function importedMeasure({ question, graders, judge, limits }, tool) {
    const hashOf = (value) => (value === undefined ? undefined : contentHash(value));
    const major = /^\d+/.exec(tool.version ?? '')?.[0];
    return (0,_model_run_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .importedMeasureText */ .SQ)({
        question: hashOf(question),
        graders: hashOf(graders),
        judge: hashOf(judge),
        limits: contentHash({ tool: tool.name, major, limits }),
    });
}
const fileStem = (path) => (path.split(/[/\\]/).at(-1) ?? path).replace(/(?<=.)\.[^.]+$/, '') || path;
const MAX_TEXT_BYTES = 1024 * 1024;
const withShortTexts = (value, redact) => (0,_model_values_map_leaves_js__WEBPACK_IMPORTED_MODULE_4__/* .mapLeaves */ .L)(value, (leaf) => typeof leaf === 'string' && leaf.length > MAX_TEXT_BYTES / 3 ? (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutBytes */ .Uw)(redact(leaf), MAX_TEXT_BYTES) : leaf);


/***/ }),

/***/ 73872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  importFile: () => (/* binding */ importFile)
});

// UNUSED EXPORTS: importers

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var model_errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/model/values/mapping.js
var mapping = __webpack_require__(92838);
// EXTERNAL MODULE: ./build/js/src/model/run/grade.js
var grade = __webpack_require__(66536);
// EXTERNAL MODULE: ./build/js/src/model/run/import-formats.js
var import_formats = __webpack_require__(89075);
// EXTERNAL MODULE: ./build/js/src/model/run/outcome.js
var run_outcome = __webpack_require__(207);
// EXTERNAL MODULE: ./build/js/src/model/run/result-keys.js
var result_keys = __webpack_require__(71019);
// EXTERNAL MODULE: ./build/js/src/model/text/iso-time.js
var iso_time = __webpack_require__(58392);
// EXTERNAL MODULE: ./build/js/src/model/values/grouped.js
var grouped = __webpack_require__(70110);
// EXTERNAL MODULE: ./build/js/src/results/join-runs.js
var join_runs = __webpack_require__(38139);
// EXTERNAL MODULE: ./build/js/src/results/importers/identity.js
var importers_identity = __webpack_require__(57038);
// EXTERNAL MODULE: ./build/js/src/results/importers/row-parts.js
var row_parts = __webpack_require__(13737);
// EXTERNAL MODULE: ./build/js/src/results/importers/test-of-trials.js
var test_of_trials = __webpack_require__(17496);
;// CONCATENATED MODULE: ./build/js/src/results/importers/collector.js












const MAX_LISTED = 20;
const MAX_TRIALS = 200_000;
const MAX_REASON_LENGTH = 2_000;
class FileCollector {
    #path;
    #settings;
    #redact;
    #trials = [];
    #planned = new Map();
    #namesInFile = { suite: new Set(), target: new Set() };
    #skipped = [];
    #unreadable = [];
    #failures = 0;
    #missing = 0;
    #warnings = new Map();
    #names = { incomplete: [], ambiguous: [] };
    constructor(path, settings) {
        this.#path = path;
        this.#settings = settings;
        this.#redact = settings.redactor?.text ?? ((text) => text);
    }
    trial(rawTrial) {
        if (this.#trials.length === MAX_TRIALS) {
            throw (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `${this.#path} has more than ${MAX_TRIALS} trials`);
        }
        const { score, graders = [] } = rawTrial;
        if ([score, ...graders.map((grader) => grader.score)].some((value = 0) => (0,grade/* clampScore */.E2)(value) !== value)) {
            this.warn(`Scores outside 0 to 1 in ${this.#path} were limited to that range`);
        }
        if (graders.length > test_of_trials/* MAX_GRADERS */.As) {
            this.warn(`Only the first ${test_of_trials/* MAX_GRADERS */.As} graders of a test are read in ${this.#path}`);
        }
        const trial = (0,importers_identity/* withShortTexts */.lv)(rawTrial, this.#redact);
        this.#trials.push({ ...this.#placeOf(trial), testId: (0,importers_identity/* testIdOf */.hk)(trial.test, this.#redact), trial });
    }
    planned(suite, target, tests) {
        const key = (0,result_keys/* suiteKey */.aJ)(this.#placeOf({ suite, target }));
        this.#planned.set(key, Math.max(tests, this.#planned.get(key) ?? 0));
    }
    unreadable(location, why) {
        this.#missing += 1;
        this.failed(location, why);
    }
    failed(location, why) {
        this.#failures += 1;
        if (this.#unreadable.length === MAX_LISTED)
            return;
        const message = (0,text_text/* cutEnd */.ym)(this.#redact(why), MAX_REASON_LENGTH);
        this.#unreadable.push({ code: 'RESULTS_UNREADABLE', severity: 'error', message, location });
    }
    skipped({ shown, test: identity, ...names }) {
        const testId = (0,importers_identity/* testIdOf */.hk)(identity, this.#redact);
        const { suite, target } = this.#placeOf(names);
        this.#skipped.push({
            shown: shown === undefined ? testId : this.#label(shown),
            test: { suite, suiteFile: suite, testId, target },
        });
    }
    warn(message, more = {}) {
        if (this.#warnings.has(message))
            return;
        this.#warnings.set(message, { code: 'RESULTS_UNREADABLE', severity: 'warning', message, ...more });
    }
    finish(format, facts) {
        for (const kind of ['suite', 'target']) {
            const names = [...this.#namesInFile[kind]];
            if (this.#settings[`${kind}Name`] === undefined || names.length < 2)
                continue;
            throw (0,model_errors/* userError */.IF)('INPUT_INVALID', `${kind}-name (--${kind}-name) cannot name ${names.length} ${kind}s`, {
                found: names.slice(0, 5).join(', '),
                hint: `Leave ${kind}-name out: the names of the ${kind}s in ${this.#path} are used.`,
            });
        }
        const { name, version } = facts.tool;
        const tool = { name: this.#label(name), version: version === undefined ? undefined : this.#label(version) };
        const groups = (0,grouped/* groupedBy */.m)(this.#trials, ({ suite, target, testId }) => JSON.stringify([suite, target, testId]));
        const tests = [...groups.values()].flatMap((group) => this.#testsOf(group, facts));
        const results = tests.map((test, index) => (0,test_of_trials/* testOf */.kT)(test, { format, facts: { ...facts, tool } }, index));
        this.#warnAtEnd(tool.name);
        const resultsBySuite = (0,grouped/* groupedBy */.m)(results, ({ suite, target }) => (0,result_keys/* suiteKey */.aJ)({ suite, target }));
        const lacking = [...this.#planned].map(([key, count]) => Math.max(0, count - (resultsBySuite.get(key)?.length ?? 0)));
        const planned = Math.max(facts.planned ?? 0, lacking.reduce((sum, count) => sum + count, results.length), results.length + this.#missing);
        const others = this.#failures - this.#unreadable.length;
        if (others > 0) {
            const message = `${(0,text_text/* plural */.LS)('more row', others)} of ${this.#path} cannot be read`;
            this.#unreadable.push({ code: 'RESULTS_UNREADABLE', severity: 'error', message });
        }
        const unreadable = this.#failures > 0 ? this.#unreadable : undefined;
        const [start, end] = (0,join_runs/* extremes */.oz)(results.map((each) => Date.parse(each.timestamp)).filter((moment) => moment > 0));
        const countOf = (isCounted) => tests.filter(({ trials: [first] }) => isCounted(first)).length || undefined;
        return {
            run: {
                startedAt: start === undefined ? iso_time/* EPOCH */.wI : (0,iso_time/* isoTime */.Ly)(start),
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
                identity: import_formats/* identityKinds */.c.findLast((kind) => tests.some(({ trials: [{ test }] }) => test.kind === kind)) ?? 'declared',
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
    #placeOf({ suite, target }) {
        const { suiteName, targetName, fileSuite } = this.#settings;
        this.#namesInFile.suite.add(suite);
        this.#namesInFile.target.add(target);
        const ofFile = suite === (0,importers_identity/* fileStem */.E8)(this.#path) ? fileSuite : undefined;
        return { suite: suiteName ?? ofFile ?? this.#label(suite), target: targetName ?? this.#label(target) };
    }
    #label(name) {
        return (0,importers_identity/* labelOf */.Wy)(this.#redact(name));
    }
    #testsOf(group, facts) {
        const [{ suite, target, testId: name }] = group;
        const place = { suite, target };
        const all = group.map(({ trial }) => trial);
        const hashes = all.map((trial) => {
            const { test, measure, definition: { question, graders } = {} } = trial;
            if (measure !== undefined || graders === undefined || test.kind === 'declared')
                return questionHash(trial);
            return (0,importers_identity/* contentHash */.Ae)({ question, graders });
        });
        const [only = '', ...more] = new Set(hashes.filter((hash) => hash !== ''));
        const hashed = all.map((trial, at) => ({ trial, hash: more.length === 0 ? only : (hashes[at] ?? '') }));
        const byDefinition = (0,grouped/* groupedBy */.m)(hashed, ({ hash }) => hash);
        if (byDefinition.size > 1) {
            this.warn(`Several tests have the name ${JSON.stringify(name)}: their ids end with a hash of their content`, {
                hint: 'Give each test another name.',
            });
        }
        const byQuestion = (0,grouped/* groupedBy */.m)(byDefinition.values(), ([{ trial }]) => questionHash(trial));
        return [...byDefinition].flatMap(([definition, [{ trial: first }, ...others]]) => {
            const trials = [first, ...others.map(({ trial }) => trial)];
            const question = questionHash(first);
            const hash = byQuestion.get(question)?.length === 1 ? question : definition;
            const ofRun = [`${name}~${definition}`, `${name}~${hash}`].find((id) => this.#settings.knownTests?.has((0,result_keys/* resultKey */.ZH)({ ...place, suiteFile: suite, testId: id })));
            const testId = ofRun ?? (byDefinition.size > 1 ? `${name}~${hash}` : name);
            const planned = first.plannedTrials ?? trials.length;
            if (trials.length < planned)
                this.#names.incomplete.push(testId);
            if (trials.length > planned) {
                const why = `${trials.length} trials of ${JSON.stringify(testId)} on one target, instead of ${planned}`;
                const hint = 'Give each test its own id or name, and each target its own label.';
                if (planned === 0 || trials.length % planned !== 0) {
                    for (const { location } of trials)
                        this.unreadable(location, `There are ${why}. ${hint}`);
                    return [];
                }
                this.warn(`There are ${why}: several tests are read as one`, { hint });
            }
            const [earliest, ...later] = this.#ordered(trials, name, facts);
            return earliest === undefined ? [] : [{ ...place, testId, trials: [earliest, ...later] }];
        });
    }
    #ordered(trials, name, facts) {
        const [first] = trials;
        const namesOf = ({ suite, target, test }) => JSON.stringify([suite, target, test.kind === 'content' ? undefined : [test.text, test.variant]]);
        if (!trials.every((trial) => namesOf(trial) === namesOf(first))) {
            const why = `Several tests have the name ${JSON.stringify(name)}, but for spaces, control characters or secrets`;
            for (const { location } of trials)
                this.unreadable(location, why);
            return [];
        }
        const numbers = new Set(trials.flatMap(({ number }) => number ?? []));
        const repeats = numbers.size === 0 ? (this.#settings.repeatedNames ?? first.repeatedNames) : undefined;
        if (repeats === 'retries')
            return (0,row_parts/* asAttempts */.z2)(trials, trials.at(-1) ?? first);
        const isAmbiguous = facts.areDoublesAmbiguous && repeats === undefined && numbers.size < trials.length;
        if (isAmbiguous && trials.length > 1 && first.test.kind !== 'content')
            return this.#ambiguousRows(trials, name);
        const seen = new Set();
        const kept = trials.filter(({ number, location }) => {
            if (number === undefined)
                return true;
            if (seen.has(number)) {
                this.unreadable(location, `The trial ${number} of ${JSON.stringify(name)} occurs twice`);
                return false;
            }
            seen.add(number);
            return true;
        });
        if (kept.length === seen.size)
            kept.sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
        return kept;
    }
    #ambiguousRows(rows, name) {
        const failed = rows.filter((row) => {
            const failure = (0,test_of_trials/* failureIn */.Q6)(row);
            return failure === undefined ? row.outcome.kind === 'failed' : (0,run_outcome/* isAgentFailure */.s7)(failure);
        }).length;
        if (failed === rows.length)
            return (0,row_parts/* asAttempts */.z2)(rows, rows.at(-1) ?? rows[0]);
        this.#names.ambiguous.push(name);
        const passed = rows.filter(({ outcome }) => outcome.kind === 'passed').length;
        const message = `${rows.length} rows have the name ${JSON.stringify(name)}: ${passed} passed and ${rows.length - passed} did not. ${OF_REPEATED_NAMES}`;
        const { graders: _, score: __, number: ___, ofAllAttempts: ____, ...row } = rows[0];
        const outcome = { kind: 'error', class: 'grader', message, failedRows: failed || undefined };
        return [{ ...row, outcome, reason: undefined }];
    }
    #warnAtEnd(tool) {
        const { incomplete, ambiguous } = this.#names;
        const warn = (all, words, hint) => {
            const names = `${all.slice(0, MAX_LISTED).join(', ')}${all.length > MAX_LISTED ? ', \u2026' : ''}`;
            if (all.length > 0)
                this.warn(`${words}: ${names}`, { hint });
        };
        const skipped = this.#skipped.map(({ shown }) => shown);
        const were = skipped.length === 1 ? 'was' : 'were';
        warn(skipped, `${(0,text_text/* plural */.LS)('test', skipped.length)} ${were} skipped by ${tool}`);
        warn(ambiguous, `${(0,text_text/* plural */.LS)('name', ambiguous.length)} without a verdict`, OF_REPEATED_NAMES);
        const have = incomplete.length === 1 ? 'has' : 'have';
        warn(incomplete, `${(0,text_text/* plural */.LS)('test', incomplete.length)} ${have} fewer trials than planned`);
    }
}
const OF_REPEATED_NAMES = 'Give each test its own name. If the tool repeats tests, set repeated-names (--repeated-names): "retries" if it runs only failed ones again (in Gradle, mergeReruns = true writes these as such), else "trials"';
function questionHash({ measure, definition }) {
    const question = measure ?? definition?.question;
    return question === undefined ? '' : (0,importers_identity/* contentHash */.Ae)(question);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/results/read/loose-fields.js
var loose_fields = __webpack_require__(57247);
;// CONCATENATED MODULE: ./build/js/src/results/importers/ctrf.js








const ctrf_text = (0,row_parts/* optional */.lq)(schemas/* string */.YjP(), '');
const count = (0,row_parts/* optional */.lq)(schemas/* int */.Whr().nonnegative(), '');
const camelCased = (row) => ((0,mapping/* isMapping */.pi)(row) ? (0,loose_fields/* inCamelCase */.Gq)(row) : row);
const documentSchema = schemas/* object */.Ikc({
    generatedBy: ctrf_text,
    timestamp: ctrf_text,
    results: schemas/* object */.Ikc({
        tool: schemas/* object */.Ikc({ name: schemas/* string */.YjP().min(1), version: ctrf_text }),
        tests: schemas/* array */.YOg(schemas/* unknown */.L5J()),
        summary: schemas/* unknown */.L5J().optional(),
        environment: schemas/* preprocess */.vkY(camelCased, schemas/* object */.Ikc({ testEnvironment: ctrf_text }).nullish()),
    }),
});
const summarySchema = schemas/* object */.Ikc({ tests: count, failed: count }).nullish();
const testSchema = schemas/* object */.Ikc({
    name: schemas/* string */.YjP().min(1),
    status: schemas/* string */.YjP(),
    rawStatus: ctrf_text,
    testId: ctrf_text,
    suite: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())]).nullish(),
    filePath: ctrf_text,
    line: count,
    duration: loose_fields/* amount */.vj,
    stop: loose_fields/* amount */.vj,
    message: ctrf_text,
    trace: ctrf_text,
    retries: count,
    retryAttempts: schemas/* array */.YOg(schemas/* unknown */.L5J()).nullish(),
    tags: loose_fields/* list */.p_,
    parameters: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ target: loose_fields/* text */.Qq })),
    labels: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ target: loose_fields/* text */.Qq })),
    extra: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({
        target: loose_fields/* text */.Qq,
        model: loose_fields/* text */.Qq,
        score: loose_fields/* number */.ai,
        passMark: loose_fields/* share */.uM,
        cost_usd: loose_fields/* amount */.vj,
        costUsd: loose_fields/* amount */.vj,
        tokens: (0,loose_fields/* loose */.LT)(row_parts/* tokensSchema */.ee),
        graders: loose_fields/* list */.p_,
    })),
});
const ctrfGraderSchema = schemas/* object */.Ikc({
    name: schemas/* string */.YjP().min(1),
    type: loose_fields/* text */.Qq,
    score: loose_fields/* number */.ai,
    pass: (0,loose_fields/* loose */.LT)(schemas/* boolean */.zMY()),
    threshold: loose_fields/* share */.uM,
    reason: loose_fields/* text */.Qq,
    weight: loose_fields/* amount */.vj,
});
const attemptSchema = schemas/* object */.Ikc({
    attempt: schemas/* int */.Whr().nullish(),
    status: schemas/* string */.YjP(),
    duration: loose_fields/* amount */.vj,
    message: ctrf_text,
    extra: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ score: loose_fields/* number */.ai })),
});
const REPEATED_NAMES = {
    playwright: 'trials',
    gotest: 'trials',
    'go-test': 'trials',
    pytest: 'retries',
};
const SKIPPED = /^(?:skip(?:ped)?|pending|todo|disabled)$/i;
const ctrf = {
    name: 'ctrf',
    async recognizes(source) {
        const document = await source.document();
        if (!(0,mapping/* isMapping */.pi)(document))
            return false;
        const { reportFormat, results } = document;
        return (reportFormat === 'CTRF' || ((0,mapping/* isMapping */.pi)(results) && (0,mapping/* isMapping */.pi)(results['tool']) && Array.isArray(results['tests'])));
    },
    async read(source, _settings, into) {
        const location = { file: source.path, line: 1, column: 1 };
        const read = (0,row_parts/* parseRow */.W0)(documentSchema, await source.json());
        if (!read.success) {
            const message = `This is not the Common Test Report Format: ${read.why}`;
            throw (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', message, { location });
        }
        const { generatedBy, timestamp, results } = read.data;
        const { tool, tests, environment } = results;
        if (generatedBy === 'eval-action') {
            into.warn('CTRF files have no answers of single trials', { hint: 'Report the run folder instead.' });
        }
        const msPerUnit = isInSeconds(tests, tool.name) ? 1000 : 1;
        const milliseconds = (duration) => (duration ? duration * msPerUnit : undefined);
        const kinds = new Set();
        let failures = 0;
        const rows = tests.map((test, at) => ({ value: camelCased(test), location, pointer: `/results/tests/${at}` }));
        for (const { row: test, pointer } of (0,row_parts/* readableRows */.G8)(rows, testSchema, into)) {
            const { name, status, testId, filePath, suite, extra, message, retries, stop } = test;
            const names = {
                suite: [suite ?? []].flat().join(' \u203a ') || (filePath ? source.shown(filePath) : tool.name),
                test: testId ? { kind: 'declared', text: testId } : { kind: 'named', text: name },
                target: targetOf(test) || environment?.testEnvironment || 'default',
            };
            if (isSkipped(test)) {
                into.skipped({ ...names, shown: name });
                continue;
            }
            const attempts = test.retryAttempts ?? [];
            kinds.add(attemptsIn(test));
            failures += failuresIn(test);
            const outcome = outcomeOf(test);
            if (outcome === undefined) {
                into.unreadable(location, `${pointer}: the status ${JSON.stringify(status)} is no verdict`);
                continue;
            }
            const trial = {
                ...names,
                outcome,
                pointer,
                repeatedNames: REPEATED_NAMES[tool.name],
                score: extra?.score,
                passMark: extra?.passMark,
                reason: outcome.kind === 'passed' ? undefined : message || firstLine(test.trace),
                location: filePath ? { file: source.shown(filePath), line: test.line || 1, column: 1 } : location,
                time: timeOf(stop),
                durationMs: milliseconds(test.duration),
                costUsd: extra?.cost_usd ?? extra?.costUsd,
                tokenUsage: extra?.tokens,
                model: extra?.model,
                graders: extra?.graders?.flatMap((grader) => {
                    const { success, data } = ctrfGraderSchema.safeParse(grader);
                    return success ? [(0,row_parts/* graderOf */.pV)(data)] : [];
                }),
            };
            const attemptRows = attempts.map((value, at) => {
                return { value: camelCased(value), location, pointer: `${pointer}/retryAttempts/${at}` };
            });
            const earlier = [...(0,row_parts/* readableRows */.G8)(attemptRows, attemptSchema, into)]
                .sort(({ row: one }, { row: other }) => (one.attempt ?? 0) - (other.attempt ?? 0))
                .map(({ row }) => ({ ...trial, ...endOf(row), durationMs: milliseconds(row.duration) }));
            const all = earlier.length > (retries ?? earlier.length) ? earlier : [...earlier, trial];
            for (const each of earlier.length === 0 ? [trial] : (0,row_parts/* asAttempts */.z2)(all, trial))
                into.trial(each);
        }
        for (const why of missingBy(results.summary, tests.length, failures)) {
            into.unreadable(location, `/results/summary ${why}`);
        }
        return {
            tool: { name: tool.name, version: tool.version },
            attempts: ['last-only', 'unknown'].find((kind) => kinds.has(kind)) ?? 'all',
            time: timestamp,
            areDoublesAmbiguous: true,
        };
    },
};
function endOf({ status, message, extra }) {
    const isVerdict = status === 'passed' || status === 'failed';
    const outcome = isVerdict ? { kind: status } : { kind: 'error', message: message || status };
    return { outcome, reason: message, score: extra?.score };
}
function missingBy(value, tests, failures) {
    const summary = (0,row_parts/* parseRow */.W0)(summarySchema, value);
    if (!summary.success)
        return [`cannot be compared with the tests: ${summary.why}`];
    const { tests: counted = tests, failed = 0 } = summary.data ?? {};
    const has = (noun, count, found) => `${(0,text_text/* plural */.LS)(noun, count)}, and the report has ${found}`;
    return [
        ...(counted > tests ? [`counts ${has('test', counted, tests)}: results are missing`] : []),
        ...(failed > failures ? [`counts ${has('failed test', failed, failures)}: verdicts are missing`] : []),
    ];
}
const isSkipped = ({ status, rawStatus }) => SKIPPED.test(status) || (status === 'other' && SKIPPED.test(rawStatus ?? ''));
function attemptsIn({ retries, retryAttempts }) {
    const listed = retryAttempts?.length ?? 0;
    if (retries === undefined && listed === 0)
        return 'unknown';
    return listed < (retries ?? 0) ? 'last-only' : 'all';
}
function failuresIn({ status, retries = 0, retryAttempts }) {
    const failed = (retryAttempts ?? []).filter((attempt) => !(0,mapping/* isMapping */.pi)(attempt) || attempt['status'] !== 'passed');
    return (status === 'passed' ? 0 : 1) + Math.max(failed.length, retries);
}
function targetOf({ extra, parameters, labels, tags = [] }) {
    const tag = tags.find((each) => typeof each === 'string' && /^target:./s.test(each));
    return extra?.target || parameters?.target || labels?.target || tag?.slice('target:'.length);
}
function outcomeOf({ status, rawStatus, message, trace }) {
    if (status === 'passed')
        return { kind: 'passed' };
    if (status !== 'failed' && status !== 'other')
        return undefined;
    const raw = rawStatus ?? '';
    const why = message || firstLine(trace) || raw;
    const errorClass = /^execution_error: (\w+)$/.exec(raw)?.[1];
    if (errorClass !== undefined)
        return { kind: 'error', message: why, class: run_outcome/* failureClasses */.fQ.find((name) => name === errorClass) };
    if (/^time(?:d_?)?out$/i.test(raw))
        return { kind: 'error', message: why, class: 'timeout' };
    if (/^(?:setup|teardown)_failed$/.test(raw))
        return { kind: 'error', message: why, class: 'config' };
    if (/^(?:error|errored|broken)$/i.test(raw))
        return { kind: 'error', message: why };
    return status === 'failed' ? { kind: 'failed' } : undefined;
}
const firstLine = (trace) => trace?.trim().split('\n')[0] || undefined;
const timesSchema = schemas/* object */.Ikc({ duration: schemas/* number */.aig(), start: schemas/* number */.aig().optional(), stop: schemas/* number */.aig().optional() });
const MAX_SECONDS_PER_SECOND = 30;
const FIRST_MILLISECONDS = 100_000_000_000;
const LAST_MILLISECONDS = 8_640_000_000_000_000;
function timeOf(stop = 0) {
    const moment = stop < FIRST_MILLISECONDS ? stop * 1000 : stop;
    return moment > 0 && moment <= LAST_MILLISECONDS ? (0,iso_time/* isoTime */.Ly)(moment) : undefined;
}
function isInSeconds(rows, tool) {
    const times = rows.flatMap((row) => timesSchema.safeParse(row).data ?? []);
    const secondsOf = (moment) => (moment < FIRST_MILLISECONDS ? moment : moment / 1000);
    let [durations, spans] = [0, 0];
    for (const { duration, start, stop } of times) {
        if (start === undefined || stop === undefined)
            continue;
        durations += duration;
        spans += secondsOf(stop) - secondsOf(start);
    }
    if (spans > 0 && durations > 0)
        return durations / spans < MAX_SECONDS_PER_SECOND;
    return tool === 'pytest' && times.some(({ duration }) => !Number.isInteger(duration));
}

// EXTERNAL MODULE: ./build/js/src/model/values/sums.js
var sums = __webpack_require__(16586);
;// CONCATENATED MODULE: ./build/js/src/results/importers/pytest-trials.js

const byName = (trials) => [
    ...(0,grouped/* grouped */.z)(trials, (trial) => [trial.suite, trial.test.text, trial.target]).values(),
];
const mergedPairs = (trials, isPair) => byName(trials).flatMap((group) => {
    const [one, other] = group;
    if (other === undefined || group.length > 2 || !isPair(one, other))
        return group;
    const [first, second] = other.outcome.kind === 'failed' ? [other, one] : [one, other];
    const [shown, hidden] = first.outcome.kind === 'passed' ? [second, first] : [first, second];
    return [{ ...shown, reason: [shown.reason, hidden.reason].filter(Boolean).join('\n') }];
});
const withReruns = (trials) => byName(trials).flatMap((runs) => runs.map((run, index) => index < runs.length - 1 && run.outcome.kind === 'passed'
    ? { ...run, outcome: { kind: 'failed' }, reason: 'pytest ran this test again' }
    : run));
function withRepeats({ trials, skipped }) {
    const tests = [...trials, ...skipped].map((test) => {
        const match = /^(.*)([[-])([1-9]\d{0,3})-([1-9]\d{0,3})\]$/s.exec(test.test.text);
        if (match === null)
            return { test, name: test.test.text, number: 0, count: 0 };
        const [, before = '', border, number, count] = match;
        return { test, name: border === '[' ? before : `${before}]`, number: Number(number), count: Number(count) };
    });
    const groups = (0,grouped/* grouped */.z)(tests, ({ test, name, count }) => [test.suite, test.target, name, `${count}`]);
    const foundTests = { trials: [], skipped: [] };
    for (const group of groups.values()) {
        const [{ count, name }] = group;
        const numbers = new Set(group.map(({ number }) => number));
        const isComplete = count > 0 && group.length === count && numbers.size === count && Math.max(...numbers) === count;
        const test = { kind: 'named', text: name };
        const runs = group.flatMap((each) => !('outcome' in each.test)
            ? []
            : [isComplete ? { ...each.test, test, number: each.number - 1, plannedTrials: count } : each.test]);
        const others = group.flatMap((each) => ('outcome' in each.test ? [] : [each.test]));
        foundTests.trials.push(...runs);
        if (!isComplete)
            foundTests.skipped.push(...others);
        else if (runs.length === 0)
            foundTests.skipped.push(...others.slice(0, 1).map((each) => ({ ...each, test })));
    }
    return foundTests;
}

;// CONCATENATED MODULE: ./build/js/src/results/importers/deepeval.js








const LISTS = ['testCases', 'conversationalTestCases', 'testResults'];
const runSchema = schemas/* object */.Ikc({
    testFile: loose_fields/* text */.Qq,
    datasetAlias: loose_fields/* text */.Qq,
    identifier: loose_fields/* text */.Qq,
    hyperparameters: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ model: loose_fields/* text */.Qq })),
    testPassed: loose_fields/* amount */.vj,
    testFailed: loose_fields/* amount */.vj,
});
const metricSchema = schemas/* object */.Ikc({
    name: schemas/* string */.YjP().min(1),
    success: loose_fields/* flag */.Jt,
    score: loose_fields/* number */.ai,
    threshold: loose_fields/* number */.ai,
    reason: loose_fields/* text */.Qq,
    error: loose_fields/* text */.Qq,
    strictMode: loose_fields/* flag */.Jt,
    flaky: loose_fields/* flag */.Jt,
    skipped: loose_fields/* flag */.Jt,
    evaluationModel: loose_fields/* text */.Qq,
    evaluationCost: loose_fields/* amount */.vj,
    inputTokenCount: loose_fields/* amount */.vj,
    outputTokenCount: loose_fields/* amount */.vj,
});
const caseSchema = schemas/* object */.Ikc({
    name: loose_fields/* text */.Qq,
    success: loose_fields/* flag */.Jt,
    flaky: loose_fields/* flag */.Jt,
    metricsData: schemas/* array */.YOg(metricSchema).nullish(),
    input: loose_fields/* text */.Qq,
    actualOutput: loose_fields/* text */.Qq,
    expectedOutput: loose_fields/* text */.Qq,
    context: loose_fields/* list */.p_,
    expectedTools: loose_fields/* list */.p_,
    toolsCalled: loose_fields/* list */.p_,
    scenario: loose_fields/* text */.Qq,
    expectedOutcome: loose_fields/* text */.Qq,
    turns: loose_fields/* list */.p_,
    runDuration: loose_fields/* amount */.vj,
    completionTime: loose_fields/* amount */.vj,
    tokenCost: loose_fields/* amount */.vj,
    inputTokenCount: loose_fields/* amount */.vj,
    outputTokenCount: loose_fields/* amount */.vj,
});
const deepeval = {
    name: 'deepeval',
    async recognizes(source) {
        const root = rootOf(await source.document());
        if (!(0,mapping/* isMapping */.pi)(root))
            return false;
        if (isOnlyLink(root))
            return true;
        return LISTS.some((name) => {
            const cases = root[name];
            if (!Array.isArray(cases))
                return false;
            return 'testPassed' in root || cases.some((item) => (0,mapping/* isMapping */.pi)(item) && 'metricsData' in item);
        });
    },
    async read(source, _settings, into) {
        const document = await source.json();
        const root = rootOf(document);
        if ((0,mapping/* isMapping */.pi)(root) && isOnlyLink(root)) {
            throw (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `${source.path} has only a link to the results of DeepEval`, {
                hint: 'Set DEEPEVAL_RESULTS_FOLDER: DeepEval then writes a file with its results into that folder.',
            });
        }
        const run = runSchema.safeParse(root).data;
        if (!(0,mapping/* isMapping */.pi)(root) || run === undefined || !LISTS.some((name) => Array.isArray(root[name]))) {
            throw (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `${source.path} has no results of DeepEval`, {
                expected: `a list ${LISTS.join(', ')}`,
                hint: 'Report a file of the folder DEEPEVAL_RESULTS_FOLDER.',
            });
        }
        const location = { file: source.path, line: 1, column: 1 };
        const rows = LISTS.flatMap((name) => {
            const pointer = `/${root === document ? '' : 'testRunData/'}${name}`;
            const values = Array.isArray(root[name]) ? root[name] : [];
            return values.map((value, index) => ({ value, location, pointer: `${pointer}/${index}` }));
        });
        const cases = [...(0,row_parts/* readableRows */.G8)(rows, caseSchema, into)];
        const metrics = cases.flatMap(({ row }) => row.metricsData ?? []);
        const namesOf = (orientation) => new Set(metrics.filter((metric) => orientationIn(metric) === orientation).map(({ name }) => name));
        const higher = namesOf('higher');
        const toInvert = new Set([...namesOf('lower')].filter((name) => !higher.has(name)));
        const names = {
            suite: (run.testFile && (0,importers_identity/* fileStem */.E8)(run.testFile)) || run.datasetAlias || run.identifier || (0,importers_identity/* fileStem */.E8)(source.path),
            target: run.hyperparameters?.model || 'default',
        };
        const trials = [];
        const skipped = [];
        for (const { row: testCase, pointer } of cases) {
            const test = identityOf(testCase);
            if (test !== undefined && testCase.flaky) {
                skipped.push({ ...names, test, shown: `${test.text} (flaky, ${testCase.success ? 'passed' : 'failed'})` });
                continue;
            }
            const measured = test === undefined ? 'it has neither a name nor a question' : measuredIn(testCase, toInvert);
            if (test === undefined || typeof measured === 'string')
                into.unreadable(location, `${pointer}: ${measured}`);
            else
                trials.push({ ...measured, ...names, test, location, pointer });
        }
        const isNamed = ({ test }) => test.kind === 'named';
        const foundTests = withRepeats({ trials: trials.filter(isNamed), skipped });
        for (const trial of [...foundTests.trials, ...trials.filter((each) => !isNamed(each))])
            into.trial(trial);
        for (const test of foundTests.skipped)
            into.skipped(test);
        const counted = (run.testPassed ?? 0) + (run.testFailed ?? 0);
        return {
            tool: { name: 'deepeval' },
            attempts: 'all',
            planned: counted > rows.length ? counted : undefined,
            areDoublesAmbiguous: true,
        };
    },
};
const rootOf = (document) => (0,mapping/* isMapping */.pi)(document) && (0,mapping/* isMapping */.pi)(document['testRunData']) ? document['testRunData'] : document;
const isOnlyLink = (root) => typeof root['testRunLink'] === 'string' && LISTS.every((name) => !(name in root));
function identityOf(testCase) {
    const { name = '' } = testCase;
    if (name !== '' && !/^(?:conversational_)?test_case_\d+$/.test(name))
        return { kind: 'named', text: name };
    const { expectedTools: _, ...question } = askedIn(testCase) ?? {};
    const [first] = Object.values(question).flat();
    return first === undefined ? undefined : { kind: 'content', text: `${first}`, question };
}
function askedIn(testCase) {
    const { input, expectedOutput, context, expectedTools, scenario, expectedOutcome, turns } = testCase;
    if (scenario !== undefined)
        return (0,mapping/* withoutGaps */.C3)({ scenario, expectedOutcome, context });
    if (turns !== undefined) {
        const questions = turns.flatMap((turn) => ((0,mapping/* isMapping */.pi)(turn) && turn['role'] === 'user' ? [turn['content']] : []));
        return (0,mapping/* withoutGaps */.C3)({ asked: questions, expectedOutcome, context });
    }
    return input === undefined ? undefined : (0,mapping/* withoutGaps */.C3)({ input, expectedOutput, context, expectedTools });
}
const wasSkipped = ({ skipped, score, error, success }) => skipped === true || (score === undefined && error === undefined && success !== false);
const isUndecided = (metric) => metric.score === undefined && !wasSkipped(metric);
const isDecisive = (metric) => metric.flaky !== true && !wasSkipped(metric);
function measuredIn(testCase, toInvert) {
    const metrics = testCase.metricsData ?? [];
    const decisive = metrics.filter(isDecisive);
    if (decisive.length === 0)
        return 'no metric was measured';
    const outcome = deepeval_outcomeOf(testCase, decisive);
    if (outcome === undefined)
        return '"success" is missing';
    const graders = metrics.map((metric) => {
        const { name, score, threshold, success, reason, error, evaluationModel, evaluationCost } = metric;
        const orientation = orientationIn(metric);
        const isInverted = orientation === undefined ? toInvert.has(name) : orientation === 'lower';
        const oriented = (value) => (value !== undefined && isInverted ? 1 - value : value);
        const isLeftOut = isUndecided(metric) || wasSkipped(metric);
        return {
            name,
            type: 'deepeval',
            score: oriented(score),
            threshold: oriented(threshold),
            passed: isLeftOut ? undefined : success,
            isUndecided: isLeftOut,
            weight: isDecisive(metric) && !isLeftOut ? undefined : 0,
            reason: reason ?? error,
            judge: evaluationModel,
            costUsd: evaluationCost,
            tokenUsage: tokensOf(metric),
            details: isInverted ? (0,mapping/* withoutGaps */.C3)({ inverted: true, raw_score: score }) : undefined,
        };
    });
    const scores = graders.flatMap(({ weight, score }) => (weight === 0 || score === undefined ? [] : [score]));
    const seconds = testCase.runDuration ?? testCase.completionTime;
    const judges = new Set(metrics.flatMap(({ evaluationModel }) => evaluationModel ?? []));
    const { input, turns, actualOutput } = testCase;
    const toolCalls = callsIn(testCase.toolsCalled);
    return {
        outcome,
        score: (0,sums/* meanOfKnown */._)(scores),
        input: turns !== undefined || input === undefined ? undefined : [{ role: 'user', content: input }],
        answer: turns === undefined ? actualOutput : undefined,
        messages: turns?.flatMap((turn) => {
            const { data } = turnSchema.safeParse(turn);
            return data ? [{ role: data.role, content: data.content, toolCalls: callsIn(data.toolsCalled) }] : [];
        }) ??
            (toolCalls && [{ role: 'assistant', content: actualOutput ?? '', toolCalls }]),
        durationMs: seconds === undefined ? undefined : seconds * 1000,
        costUsd: testCase.tokenCost,
        tokenUsage: tokensOf(testCase),
        graders,
        definition: {
            question: askedIn(testCase),
            graders: metrics
                .map(({ name, threshold, strictMode }) => (0,mapping/* withoutGaps */.C3)({ name, threshold, strictMode }))
                .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0)),
            judge: judges.size === 0 ? undefined : [...judges].sort(),
        },
    };
}
const tokensOf = ({ inputTokenCount: input, outputTokenCount: output }) => input === undefined || output === undefined ? undefined : { input, output };
function deepeval_outcomeOf({ success }, decisive) {
    const undecided = decisive.find(isUndecided);
    const hasFailed = decisive.some((metric) => metric.success === false && !isUndecided(metric));
    if (undecided !== undefined && !hasFailed) {
        const message = `${undecided.name}: ${undecided.error ?? 'the metric has no score'}`;
        return { kind: 'error', message, class: 'grader' };
    }
    return success === undefined ? undefined : { kind: success ? 'passed' : 'failed' };
}
function orientationIn({ success, score, threshold }) {
    if (success === undefined || score === undefined || threshold === undefined || score === threshold)
        return undefined;
    return success === score > threshold ? 'higher' : 'lower';
}
const turnSchema = schemas/* object */.Ikc({ role: schemas/* enum */.k5n(['user', 'assistant']), content: schemas/* string */.YjP(), toolsCalled: loose_fields/* list */.p_ });
function callsIn(entries) {
    const calls = (entries ?? []).flatMap((call) => (0,mapping/* isMapping */.pi)(call) && typeof call['name'] === 'string'
        ? [{ tool: call['name'], input: call['inputParameters'], output: call['output'] }]
        : []);
    return calls.length === 0 ? undefined : calls;
}

// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
// EXTERNAL MODULE: ./build/js/src/model/text/json.js
var json = __webpack_require__(23291);
;// CONCATENATED MODULE: ./build/js/src/results/importers/evalite.js









const scoreSchema = schemas/* object */.Ikc({ name: schemas/* string */.YjP().min(1), score: loose_fields/* number */.ai, description: loose_fields/* text */.Qq });
const evalSchema = schemas/* object */.Ikc({
    status: schemas/* enum */.k5n(['success', 'fail', 'running']),
    input: loose_fields/* anything */.D8,
    expected: loose_fields/* anything */.D8,
    output: loose_fields/* anything */.D8,
    duration: loose_fields/* amount */.vj,
    createdAt: loose_fields/* text */.Qq,
    colOrder: loose_fields/* amount */.vj,
    scores: schemas/* array */.YOg(scoreSchema),
    traces: (0,loose_fields/* loose */.LT)(schemas/* array */.YOg(row_parts/* usageSchema */.ht)),
});
const rowSchema = schemas/* object */.Ikc({
    suite: schemas/* object */.Ikc({ name: schemas/* string */.YjP().min(1), filepath: loose_fields/* text */.Qq, variantName: loose_fields/* text */.Qq, variantGroup: loose_fields/* text */.Qq }),
    eval: evalSchema,
});
const evalite = {
    name: 'evalite',
    async recognizes(source) {
        const document = await source.document();
        return ((0,mapping/* isMapping */.pi)(document) &&
            (0,mapping/* isMapping */.pi)(document['run']) &&
            'runType' in document['run'] &&
            listIn(document) !== undefined);
    },
    async read(source, { scoreName, passMark: passMarkSetting }, into) {
        const location = { file: source.path, line: 1, column: 1 };
        const document = await source.json();
        const [name, list] = ((0,mapping/* isMapping */.pi)(document) && listIn(document)) || [];
        if (name === undefined || list === undefined) {
            throw (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `${source.path} has no results of evalite`, {
                location,
                expected: 'a list "suites" or "evals"',
                hint: 'Write it with: npx evalite --outputPath results.json',
            });
        }
        if (list.length === 0)
            into.unreadable(location, `/${name} is empty: evalite ran no eval`);
        const inner = name === 'suites' ? 'evals' : 'results';
        const values = list.flatMap((suite, at) => {
            const evals = (0,mapping/* isMapping */.pi)(suite) ? suite[inner] : undefined;
            if (Array.isArray(evals) && evals.length > 0) {
                return evals.map((value, row) => ({
                    value: { suite, eval: value },
                    location,
                    pointer: `/${name}/${at}/${inner}/${row}`,
                }));
            }
            into.unreadable(location, `/${name}/${at}/${inner} has no evals: the suite was not measured`);
            return [];
        });
        const rows = [...(0,row_parts/* readableRows */.G8)(values, rowSchema, into)];
        const deciding = ({ scores }) => scores.filter((score) => scoreName === undefined || score.name === scoreName);
        const scores = rows.flatMap(({ row }) => deciding(row.eval));
        if (scoreName !== undefined && scores.length === 0) {
            throw (0,model_errors/* userError */.IF)('INPUT_INVALID', `${source.path} has no score ${JSON.stringify(scoreName)} (score-name)`);
        }
        const passMark = (0,row_parts/* passMarkOf */.QF)(scores, passMarkSetting, 'Scores of evalite');
        const scorers = new Map(Array.from((0,grouped/* groupedBy */.m)(rows, ({ row }) => row.suite.name), ([suite, ofSuite]) => [
            suite,
            [...new Set(ofSuite.flatMap(({ row }) => row.eval.scores.map((score) => score.name)))].sort(),
        ]));
        const runKey = ({ suite, eval: { colOrder } }) => (0,json/* canonicalJson */.dj)([suite.filepath, suite.name, suite.variantName, colOrder]);
        const finalRuns = new Set(rows.flatMap(({ row }) => (row.eval.status === 'running' ? [] : runKey(row))));
        for (const { row: { suite, eval: row }, pointer, } of rows) {
            if (row.status === 'running' && row.colOrder !== undefined && finalRuns.has(runKey({ suite, eval: row })))
                continue;
            const { status, duration, createdAt, traces = [] } = row;
            const [input, expected] = [portable(row.input), portable(row.expected)];
            const score = (0,sums/* meanOfKnown */._)(deciding(row).map((each) => each.score));
            const outcome = evalite_outcomeOf(row, deciding(row), score, passMark);
            if (typeof outcome === 'string') {
                into.unreadable(location, `${pointer}: ${outcome}`);
                continue;
            }
            into.trial({
                suite: suite.variantGroup || suite.name,
                target: suite.variantName || 'default',
                test: { kind: 'content', text: textOf(input), question: input },
                outcome,
                score,
                passMark,
                reason: outcome.kind === 'failed' ? reasonOf(deciding(row), expected) : undefined,
                location: suite.filepath === undefined ? location : { ...location, file: source.shown(suite.filepath) },
                pointer,
                time: createdAt,
                input: [{ role: 'user', content: textOf(input) }],
                answer: status === 'success' ? textOf(portable(row.output)) : undefined,
                durationMs: duration,
                tokenUsage: (0,message/* sumTokens */.WT)(traces.flatMap((trace) => (0,row_parts/* usageOf */.Fs)(trace) ?? [])),
                graders: row.scores.map((each) => ({
                    name: each.name,
                    type: 'scorer',
                    score: each.score,
                    isUndecided: each.score === undefined,
                    reason: each.description,
                })),
                definition: { question: { input, expected }, graders: scorers.get(suite.name) },
            });
        }
        return { tool: { name: 'evalite' }, attempts: 'all' };
    },
};
function listIn(document) {
    for (const name of ['suites', 'evals']) {
        const list = document[name];
        if (Array.isArray(list))
            return [name, list];
    }
    return undefined;
}
const textOf = (value) => (typeof value === 'string' ? value : (0,json/* canonicalJson */.dj)(value ?? null));
const portable = (value) => value === undefined
    ? undefined
    : JSON.parse(JSON.stringify(value, (_, part) => (0,mapping/* isMapping */.pi)(part) && part['__EvaliteFile'] === true ? { file: `${part['path']}`.split(/[/\\]/).at(-1) } : part));
const reasonOf = (scores, expected) => scores.map(({ name, score }) => `${name}: ${score}`).join(', ') +
    (expected === undefined || expected === null || expected === '' ? '' : `; expected ${textOf(expected)}`);
function evalite_outcomeOf({ status, input, expected, output }, scores, score, passMark) {
    if (status === 'running')
        return 'it was not run to its end';
    if (status === 'fail') {
        const said = (0,mapping/* isMapping */.pi)(output) && typeof output['message'] === 'string' ? output['message'] : undefined;
        if (said === undefined && input === null && expected === null)
            return 'the data of the suite could not be loaded';
        const message = said ?? 'evalite gives no reason';
        return { kind: 'error', message, class: /^The scorer '/.test(message) ? 'grader' : undefined };
    }
    if (scores.length === 0)
        return 'no scorer measured it';
    const unknown = scores.find((each) => each.score === undefined);
    if (unknown !== undefined || score === undefined) {
        return { kind: 'error', message: `${unknown?.name} gave no score`, class: 'grader' };
    }
    return { kind: score >= passMark ? 'passed' : 'failed' };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/js/src/results/read/read-messages.js
var read_messages = __webpack_require__(72596);
;// CONCATENATED MODULE: ./build/js/src/results/importers/generic-jsonl.js







const NUMBER = 'a number that is not negative';
const TIME = 'a time like 2026-03-14T10:00:00Z';
const generic_jsonl_count = schemas/* int */.Whr('a whole number').nonnegative(NUMBER);
const generic_jsonl_short = schemas/* string */.YjP('a text').max(100, 'a text of at most 100 characters');
const messages = schemas/* array */.YOg(schemas/* looseObject */._H3({ role: row_parts/* text */.Qq }), 'a list of messages {role, content}');
const genericRowSchema = schemas/* object */.Ikc({
    v: (0,row_parts/* optional */.lq)(schemas/* literal */.euz(1, 'the version 1'), 'Version of this format; default 1'),
    test: row_parts/* nonEmpty */.hq.describe('Stable id of the test: the same in every run'),
    pass: (0,row_parts/* optional */.lq)(schemas/* boolean */.zMY('true or false'), 'Whether the test passed. Required, unless there is an `error`, or a `score` and the input `pass-mark`'),
    score: (0,row_parts/* optional */.lq)(row_parts/* share */.uM, 'Score from 0 to 1; default 1 for a pass, else 0'),
    suite: (0,row_parts/* optional */.lq)(row_parts/* nonEmpty */.hq, 'Name of the suite; default: the name of the file'),
    target: (0,row_parts/* optional */.lq)(row_parts/* nonEmpty */.hq, 'What was tested: a model, an agent, a variant; default `default`'),
    trial: (0,row_parts/* optional */.lq)(generic_jsonl_count, 'Number of the trial, from 0; default: in the order of the rows'),
    error: (0,row_parts/* optional */.lq)(row_parts/* text */.Qq, 'Why there is no answer to judge. An error is not a failure of the agent'),
    error_class: (0,row_parts/* optional */.lq)(schemas/* enum */.k5n(run_outcome/* failureClasses */.fQ, `one of ${run_outcome/* failureClasses */.fQ.join(', ')}`), 'Kind of error; default: by the text of `error`. `timeout` and `crash` count as failed trials'),
    duration_ms: (0,row_parts/* optional */.lq)(row_parts/* amount */.vj, 'Milliseconds until the answer'),
    cost_usd: (0,row_parts/* optional */.lq)(row_parts/* amount */.vj, 'US dollars of the answer'),
    tokens: (0,row_parts/* optional */.lq)(row_parts/* tokensSchema */.ee, 'Tokens of the answer'),
    input: (0,row_parts/* optional */.lq)(schemas/* union */.KCZ([row_parts/* text */.Qq, messages], 'a text, or a list of messages {role, content}'), 'The question: a text, or a list of messages `{role, content}`'),
    answer: (0,row_parts/* optional */.lq)(row_parts/* text */.Qq, 'The answer'),
    messages: (0,row_parts/* optional */.lq)(messages, 'All messages of the agent, in place of `answer`'),
    reason: (0,row_parts/* optional */.lq)(row_parts/* text */.Qq, 'Why the test failed'),
    graders: (0,row_parts/* optional */.lq)(schemas/* array */.YOg(row_parts/* graderSchema */.FK, 'a list of graders'), 'The graders, and what each of them says'),
    file: (0,row_parts/* optional */.lq)(row_parts/* nonEmpty */.hq, 'Where the test is written, relative to the repository'),
    line: (0,row_parts/* optional */.lq)(schemas/* int */.Whr('a line number').positive('a line number'), 'Line in `file`'),
    time: (0,row_parts/* optional */.lq)(iso/* datetime */.w$({ offset: true, error: TIME }), 'When the trial ended, ISO 8601'),
    definition: schemas/* unknown */.L5J()
        .optional()
        .describe('Any JSON that defines the test; default: `input` and `graders`. If it changes, the test is not compared'),
    measure: (0,row_parts/* optional */.lq)(generic_jsonl_short, 'A version of the definition, in place of `definition`'),
    subject: (0,row_parts/* optional */.lq)(generic_jsonl_short, 'A version of the tested code or settings'),
    planned: (0,row_parts/* optional */.lq)(generic_jsonl_count, 'Number of planned tests of this suite and target, on any row'),
}, 'an object');
const INNER = { graders: row_parts/* graderSchema */.FK.shape, tokens: row_parts/* tokensSchema */.ee.shape };
const MAX_UNKNOWN_KEYS = 20;
const genericKeys = [
    ...Object.keys(genericRowSchema.shape),
    ...Object.entries(INNER).flatMap(([name, shape]) => Object.keys(shape).map((key) => `${name}.${key}`)),
];
const KNOWN_KEYS = new Set(genericKeys);
const genericJsonl = {
    name: 'jsonl',
    async recognizes(source) {
        const row = await source.firstRow();
        if (!(0,mapping/* isMapping */.pi)(row) || !('test' in row))
            return false;
        const isOther = ['test_id', 'eval_id'].some((key) => key in row) || row['type'] === 'trial-result';
        return !isOther && ['pass', 'score', 'error'].some((key) => key in row);
    },
    async read(source, { passMark }, into) {
        let isCutOff = false;
        const rows = await source.rows(into, (location) => {
            isCutOff = true;
            const message = 'The last line is incomplete and is left out: the program was stopped while it wrote it';
            into.warn(message, { location });
        });
        const unknownKeys = new Set();
        for (const { value, line, location } of rows) {
            const read = (0,row_parts/* parseRow */.W0)(genericRowSchema, value);
            if (!read.success) {
                into.unreadable(location, read.why);
                continue;
            }
            const row = read.data;
            const { graders, tokens } = value;
            const keys = [
                ...Object.keys(value),
                ...(graders ?? []).flatMap((grader) => Object.keys(grader).map((key) => `graders.${key}`)),
                ...Object.keys(tokens ?? {}).map((key) => `tokens.${key}`),
            ];
            for (const key of keys)
                if (!KNOWN_KEYS.has(key))
                    unknownKeys.add(key);
            const noNumber = row.score === undefined ? noNumberAsScore(line) : undefined;
            const outcome = generic_jsonl_outcomeOf(row, passMark);
            if (noNumber !== undefined) {
                into.unreadable(location, `"score" must be ${row_parts/* SHARE */.oV}, found ${noNumber}. Write null for an unknown score`);
            }
            else if (outcome === undefined) {
                into.unreadable(location, row.score === undefined
                    ? `This row has neither "pass" nor "error" nor "score". It has ${(0,row_parts/* keysOf */.YD)(value)}`
                    : 'This row has neither "pass" nor "error". If "score" decides, set pass-mark (--pass-mark)');
            }
            else {
                const { suite = (0,importers_identity/* fileStem */.E8)(source.path), target = 'default', planned } = row;
                if (planned !== undefined)
                    into.planned(suite, target, planned);
                into.trial({
                    ...generic_jsonl_measuredIn(row, location),
                    suite,
                    target,
                    outcome,
                    passMark: row.pass === undefined ? passMark : undefined,
                });
            }
        }
        return {
            tool: { name: 'jsonl', version: '1' },
            attempts: 'all',
            stopped: isCutOff ? 'broken-off' : undefined,
            unknownKeys: [...unknownKeys].slice(0, MAX_UNKNOWN_KEYS),
        };
    },
};
function noNumberAsScore(line) {
    if (!/\b(?:NaN|Infinity)\b/.test(line))
        return undefined;
    const row = (0,json/* lenientJsonOf */.XI)(line, JSON.stringify);
    const score = (0,mapping/* isMapping */.pi)(row) ? row['score'] : undefined;
    return typeof score === 'string' ? score : undefined;
}
function generic_jsonl_outcomeOf(row, passMark) {
    const { error, error_class, pass, score, reason } = row;
    if (error || error_class !== undefined) {
        return { kind: 'error', message: error || reason || `${error_class}`, class: error_class };
    }
    if (pass !== undefined)
        return { kind: pass ? 'passed' : 'failed' };
    if (score === undefined || passMark === undefined)
        return undefined;
    return { kind: score >= passMark ? 'passed' : 'failed' };
}
function generic_jsonl_measuredIn(row, location) {
    const messagesOf = (value, role) => value === undefined ? undefined : typeof value === 'string' ? [{ role, content: value }] : (0,read_messages/* readMessages */.N)(value);
    const gradings = row.graders
        ?.map(({ name, type, threshold, weight }) => (0,mapping/* withoutGaps */.C3)({ name, type, threshold, weight }))
        .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
    return {
        test: { kind: 'declared', text: row.test },
        location: row.file === undefined ? location : { file: row.file, line: row.line ?? 1, column: 1 },
        pointer: `line ${location.line}`,
        number: row.trial,
        score: row.score,
        reason: row.reason,
        time: row.time,
        input: messagesOf(row.input, 'user'),
        answer: row.answer,
        messages: messagesOf(row.messages, 'assistant'),
        durationMs: row.duration_ms,
        costUsd: row.cost_usd,
        tokenUsage: row.tokens,
        graders: row.graders?.map(row_parts/* graderOf */.pV),
        definition: { question: row.definition ?? row.input, graders: row.definition === undefined ? gradings : undefined },
        measure: row.measure,
        subject: row.subject,
    };
}

;// CONCATENATED MODULE: ./build/js/src/results/importers/harbor.js







const times = (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ started_at: loose_fields/* text */.Qq, finished_at: loose_fields/* text */.Qq }));
const usageSchema = (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ n_input_tokens: loose_fields/* amount */.vj, n_cache_tokens: loose_fields/* amount */.vj, n_output_tokens: loose_fields/* amount */.vj, cost_usd: loose_fields/* amount */.vj }));
const trialSchema = schemas/* object */.Ikc({
    task_name: schemas/* string */.YjP().min(1),
    trial_name: schemas/* string */.YjP().min(1),
    source: loose_fields/* text */.Qq,
    task_checksum: loose_fields/* text */.Qq,
    agent_info: schemas/* object */.Ikc({
        name: schemas/* string */.YjP().min(1),
        version: loose_fields/* text */.Qq,
        model_info: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ name: schemas/* string */.YjP(), provider: loose_fields/* text */.Qq })),
    }),
    agent_result: usageSchema,
    verifier_result: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ rewards: loose_fields/* mapping */.pq })),
    exception_info: schemas/* object */.Ikc({ exception_type: schemas/* string */.YjP(), exception_message: schemas/* string */.YjP() }).nullish(),
    finished_at: loose_fields/* text */.Qq,
    agent_execution: times,
    step_results: (0,loose_fields/* loose */.LT)(schemas/* array */.YOg(schemas/* object */.Ikc({ agent_result: usageSchema, agent_execution: times }).catch({}))),
});
const jobSchema = schemas/* object */.Ikc({
    n_total_trials: schemas/* int */.Whr().nonnegative(),
    finished_at: loose_fields/* text */.Qq,
    stats: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ n_retries: loose_fields/* amount */.vj })),
});
const CLASSES = new Map([
    ['AgentTimeoutError', 'timeout'],
    ['VerifierTimeoutError', 'grader'],
    ['VerifierOutputParseError', 'grader'],
    ['RewardFileNotFoundError', 'grader'],
    ['RewardFileEmptyError', 'grader'],
    ['AgentSetupTimeoutError', 'config'],
    ['EnvironmentStartTimeoutError', 'workspace'],
    ['CancelledError', 'cancelled'],
]);
const harbor = {
    name: 'harbor',
    async recognizes(source) {
        const document = await source.document();
        return isJob(document) || ((0,mapping/* isMapping */.pi)(document) && 'trial_name' in document && 'task_checksum' in document);
    },
    async read(source, { scoreName, passMark: passMarkSetting }, into) {
        const location = { file: source.path, line: 1, column: 1 };
        const document = await source.json();
        const job = isJob(document) ? (0,row_parts/* parseRow */.W0)(jobSchema, document) : undefined;
        if (job?.success === false) {
            throw (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `${source.path} is no result of Harbor: ${job.why}`, { location });
        }
        const files = job === undefined ? [source] : await source.inFolders('result.json');
        const rows = [];
        for (const file of files) {
            const place = { ...location, file: file.path };
            try {
                rows.push({ value: await file.json(), location: place, pointer: file.path });
            }
            catch (error) {
                if (!(error instanceof model_errors/* UserError */.yo))
                    throw error;
                for (const problem of error.problems)
                    into.unreadable(problem.location ?? place, problem.message);
            }
        }
        const planned = job?.data.n_total_trials ?? 1;
        if (files.length < planned) {
            const folderCount = `the folders next to ${source.path} have ${files.length}`;
            into.unreadable(location, `Harbor planned ${(0,text_text/* plural */.LS)('trial', planned)}, and ${folderCount} with a result.json`);
        }
        const retries = job?.data.stats?.n_retries ?? 0;
        if (retries > 0)
            into.warn(`Harbor ran ${(0,text_text/* plural */.LS)('trial', retries)} again after an error`);
        const trials = [...(0,row_parts/* readableRows */.G8)(rows, trialSchema, into)];
        const rewardName = decidingReward(trials.map(({ row }) => row), scoreName);
        const scores = trials.map(({ row }) => {
            const reward = row.verifier_result?.rewards?.[rewardName];
            return { score: typeof reward === 'number' ? reward : undefined };
        });
        const passMark = (0,row_parts/* passMarkOf */.QF)(scores, passMarkSetting, `The rewards ${JSON.stringify(rewardName)} of Harbor`);
        for (const [at, { row, location: place }] of trials.entries()) {
            const { agent_info: agent, step_results: steps = [] } = row;
            const model = agent.model_info && [agent.model_info.provider, agent.model_info.name].filter(Boolean).join('/');
            const calls = row.agent_result ? [row.agent_result] : steps.map((step) => step.agent_result ?? {});
            const total = (name) => (0,sums/* sumOfKnown */.Ij)(calls.map((call) => call[name]));
            const [input, output] = [total('n_input_tokens'), total('n_output_tokens')];
            const score = scores[at]?.score;
            const outcome = harbor_outcomeOf(row, score, passMark);
            into.trial({
                suite: row.source || 'adhoc',
                test: { kind: 'declared', text: row.task_name },
                target: model ? `${agent.name} \u00b7 ${model}` : agent.name,
                outcome,
                score,
                passMark,
                reason: outcome.kind === 'failed' ? `The reward is ${score}` : undefined,
                location: place,
                pointer: row.trial_name,
                time: row.finished_at,
                durationMs: (0,sums/* sumOfKnown */.Ij)([row.agent_execution, ...steps.map((step) => step.agent_execution)].map(millisecondsOf)),
                costUsd: total('cost_usd'),
                tokenUsage: input === undefined || output === undefined ? undefined : { input, output, cached: total('n_cache_tokens') },
                model: model || undefined,
                graders: Object.entries(row.verifier_result?.rewards ?? {}).map(([name, value]) => ({
                    name,
                    type: 'reward',
                    score: typeof value === 'number' ? value : undefined,
                    isUndecided: typeof value !== 'number',
                    weight: name === rewardName ? undefined : 0,
                })),
                definition: { question: row.task_checksum },
                subject: { agent: agent.version },
            });
        }
        const stopped = job !== undefined && job.data.finished_at === undefined ? 'broken-off' : undefined;
        return { tool: { name: 'harbor' }, attempts: 'all', stopped };
    },
};
const isJob = (document) => (0,mapping/* isMapping */.pi)(document) && 'n_total_trials' in document && 'stats' in document && 'started_at' in document;
function decidingReward(trials, scoreName) {
    const names = new Set(trials.flatMap((trial) => Object.keys(trial.verifier_result?.rewards ?? {})));
    const [only = 'reward', ...others] = names;
    const name = scoreName ?? (names.has('reward') || others.length > 0 ? 'reward' : only);
    if (names.size === 0 || names.has(name))
        return name;
    throw (0,model_errors/* userError */.IF)('INPUT_INVALID', `There is no reward ${JSON.stringify(name)}`, {
        found: [...names].slice(0, 20).join(', '),
        hint: 'Set score-name (--score-name) to the reward that decides.',
    });
}
function harbor_outcomeOf({ exception_info: exception }, score, passMark) {
    if (score !== undefined && score >= passMark)
        return { kind: 'passed' };
    if (exception != null) {
        const { exception_type: type, exception_message: message } = exception;
        return { kind: 'error', message: `${type}: ${message}`, class: CLASSES.get(type) };
    }
    if (score === undefined)
        return { kind: 'error', message: 'The verifier gave no reward', class: 'grader' };
    return { kind: 'failed' };
}
function millisecondsOf(period) {
    const { started_at: start, finished_at: end } = period ?? {};
    const duration = start === undefined || end === undefined ? Number.NaN : Date.parse(end) - Date.parse(start);
    return duration >= 0 ? duration : undefined;
}

// EXTERNAL MODULE: ./build/js/src/model/values/depth.js
var depth = __webpack_require__(2493);
;// CONCATENATED MODULE: ./build/js/src/results/importers/inspect.js









const headerSchema = schemas/* object */.Ikc({
    version: loose_fields/* number */.ai,
    status: loose_fields/* text */.Qq,
    error: schemas/* object */.Ikc({ message: loose_fields/* text */.Qq, traceback: loose_fields/* text */.Qq }).nullish().catch(undefined),
    eval: schemas/* object */.Ikc({
        task: schemas/* string */.YjP().min(1),
        model: schemas/* string */.YjP().min(1),
        created: loose_fields/* text */.Qq,
        task_args: loose_fields/* mapping */.pq,
        task_version: (0,loose_fields/* loose */.LT)(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()])),
        solver: loose_fields/* text */.Qq,
        solver_args: loose_fields/* mapping */.pq,
        dataset: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ sample_ids: loose_fields/* list */.p_ })),
        config: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({
            epochs: loose_fields/* amount */.vj,
            score_on_error: loose_fields/* flag */.Jt,
            message_limit: loose_fields/* amount */.vj,
            token_limit: loose_fields/* amount */.vj,
            time_limit: loose_fields/* amount */.vj,
            working_limit: loose_fields/* amount */.vj,
        })),
        model_roles: loose_fields/* mapping */.pq,
        revision: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ commit: loose_fields/* text */.Qq })),
        packages: loose_fields/* mapping */.pq,
        scorers: schemas/* array */.YOg(schemas/* looseObject */._H3({ name: schemas/* string */.YjP() }))
            .nullish()
            .catch(undefined),
    }),
    results: schemas/* object */.Ikc({ total_samples: loose_fields/* amount */.vj }).nullish().catch(undefined),
});
const inspect_scoreSchema = schemas/* object */.Ikc({ value: loose_fields/* anything */.D8, explanation: loose_fields/* text */.Qq }).catch({ value: undefined });
const inspect_usageSchema = schemas/* object */.Ikc({
    input_tokens: loose_fields/* amount */.vj,
    output_tokens: loose_fields/* amount */.vj,
    input_tokens_cache_read: loose_fields/* amount */.vj,
    input_tokens_cache_write: loose_fields/* amount */.vj,
    reasoning_tokens: loose_fields/* amount */.vj,
    total_cost: loose_fields/* amount */.vj,
})
    .catch({});
const usage = schemas/* record */.g1P(schemas/* string */.YjP(), inspect_usageSchema).nullish().catch(undefined);
const sampleSchema = schemas/* object */.Ikc({
    id: schemas/* union */.KCZ([schemas/* string */.YjP().min(1), schemas/* number */.aig()]),
    epoch: schemas/* int */.Whr().positive(),
    input: loose_fields/* anything */.D8,
    target: loose_fields/* anything */.D8,
    choices: loose_fields/* list */.p_,
    scores: schemas/* record */.g1P(schemas/* string */.YjP(), inspect_scoreSchema).nullish(),
    score: inspect_scoreSchema.nullish().catch(undefined),
    error: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* object */.Ikc({ message: loose_fields/* text */.Qq })]).nullish(),
    limit: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* object */.Ikc({ type: schemas/* string */.YjP() })]).nullish(),
    invalidation: loose_fields/* anything */.D8,
    model_usage: usage,
    role_usage: usage,
    total_time: loose_fields/* amount */.vj,
    completed_at: loose_fields/* text */.Qq,
    retries: loose_fields/* amount */.vj,
    error_retries: loose_fields/* list */.p_,
    output: loose_fields/* anything */.D8,
    messages: loose_fields/* list */.p_,
});
const scoresOf = ({ scores, score }) => scores ?? (score == null ? {} : { score });
const KNOWN_VERSIONS = [2, 3];
const MAX_NAMED_KEYS = 20;
const MAX_ANSWERS = 100;
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
const MAX_WHOLE_LENGTH = 1_000;
const inspect = {
    name: 'inspect',
    async recognizes(source) {
        if (isArchive(source)) {
            const names = await source.entries().catch(() => new Map());
            return STARTS.some((name) => names.has(name));
        }
        const document = await source.document();
        if (!(0,mapping/* isMapping */.pi)(document) || !['version', 'status', 'eval'].every((key) => key in document))
            return false;
        const spec = document['eval'];
        return (0,mapping/* isMapping */.pi)(spec) && 'task' in spec && 'model' in spec;
    },
    async read(source, settings, into) {
        const { header, values, isCutOff } = await readLog(source);
        const { eval: spec, status, results, version } = header;
        const location = { file: source.path, line: 1, column: 1 };
        const lastRows = new Map();
        const types = new Map();
        const entries = values.map((each) => ({ ...each, location }));
        for (const { row: sample, pointer } of (0,row_parts/* readableRows */.G8)(entries, sampleSchema, into)) {
            const { id, epoch } = sample;
            const type = types.get(`${id}`) ?? typeof id;
            types.set(`${id}`, type);
            if (type === typeof id)
                lastRows.set(JSON.stringify([`${id}`, epoch]), { sample, pointer });
            else
                into.unreadable(location, `${pointer}: the ids ${id} and "${id}" are two samples, but one name`);
        }
        const rows = [...lastRows.values()];
        if (status === 'error') {
            const { message, traceback } = header.error ?? {};
            const why = message || traceback?.trim().split('\n').at(-1) || 'the log does not say which';
            into.failed(location, `The run ended with an error: ${why}`);
        }
        const isInvalid = ({ sample }) => sample.invalidation != null;
        const invalid = (0,grouped/* groupedBy */.m)(rows.filter(isInvalid), ({ sample }) => `${sample.id}`);
        const valid = rows.filter((row) => !isInvalid(row));
        const samples = rows.map(({ sample }) => sample);
        const scoreName = decidingScore(samples, header, settings);
        let [count, bytes] = [0, 0];
        const answerOf = async ({ id, epoch }) => {
            if (!isArchive(source) || count >= MAX_ANSWERS)
                return undefined;
            const sizes = await source.entries();
            const begin = `samples/${id}_epoch_${epoch}`;
            const name = [`${begin}.json`, `${begin}/sample.json`].find((entry) => sizes.has(entry));
            const size = (name === undefined ? undefined : sizes.get(name)) ?? Number.POSITIVE_INFINITY;
            if (name === undefined || bytes + size > MAX_ANSWER_BYTES)
                return undefined;
            count += 1;
            bytes += size;
            const { data } = sampleSchema.safeParse(await jsonOfEntry(name, source));
            return data !== undefined && `${data.id}` === `${id}` ? data : undefined;
        };
        for (const { sample } of [...invalid.values()].flat()) {
            const shown = sample.epoch === 1 ? `${sample.id}` : `${sample.id} (epoch ${sample.epoch})`;
            into.skipped({ ...namesOf(sample, spec), shown });
        }
        for (const { sample, pointer } of valid) {
            const value = scoreName === undefined ? undefined : scoreValueOf(valueNamed(scoresOf(sample), scoreName));
            const epochs = spec.config?.epochs;
            into.trial({
                ...(await inspect_measuredIn(sample, { header, value, passMark: settings.passMark, answerOf })),
                ...namesOf(sample, spec),
                plannedTrials: epochs && epochs - (invalid.get(`${sample.id}`)?.length ?? 0),
                location,
                pointer,
            });
        }
        if (version !== undefined && !KNOWN_VERSIONS.includes(version)) {
            into.warn(`This log has version ${version}; versions ${KNOWN_VERSIONS.join(' and ')} are known`);
        }
        if (samples.some((sample) => retriesOf(sample) > 0))
            into.warn('Inspect ran samples again after errors');
        const total = results?.total_samples;
        const planned = spec.dataset?.sample_ids?.length ?? (total && Math.ceil(total / (spec.config?.epochs || 1)));
        const idsIn = (some) => new Set(some.map(({ sample }) => `${sample.id}`)).size;
        const toolVersion = spec.packages?.['inspect_ai'];
        return {
            tool: { name: 'inspect', version: typeof toolVersion === 'string' ? toolVersion : undefined },
            attempts: 'all',
            planned: planned && Math.max(0, planned - (idsIn(rows) - idsIn(valid))),
            stopped: status === 'success' && !isCutOff ? undefined : status === 'cancelled' ? 'cancelled' : 'broken-off',
            time: spec.created,
            variant: spec.solver ? withArguments(spec.solver, spec.solver_args) : undefined,
        };
    },
};
const withArguments = (name, args = {}) => Object.keys(args).length === 0 ? name : `${name} (${(0,json/* canonicalJson */.dj)(args)})`;
const namesOf = ({ id }, { task, task_args, model }) => ({
    suite: withArguments(task, task_args),
    test: { kind: 'declared', text: `${id}` },
    target: model,
});
const retriesOf = ({ retries, error_retries }) => retries ?? error_retries?.length ?? 0;
const STARTS = ['header.json', '_journal/start.json', 'start.json'];
const SUMMARIES = ['summaries.json', 'summary.json'];
const isArchive = ({ head }) => head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4;
async function readLog(source) {
    if (!isArchive(source)) {
        const document = await source.json();
        const samples = (0,mapping/* isMapping */.pi)(document) && Array.isArray(document['samples']) ? document['samples'] : [];
        const values = samples.map((value, index) => ({ value, pointer: `/samples/${index}` }));
        return { header: headerOf(document, source.path), values, isCutOff: false };
    }
    const names = new Set((await source.entries()).keys());
    const start = STARTS.find((name) => names.has(name));
    if (start === undefined) {
        throw (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `${source.path} is not a log of Inspect`, {
            expected: 'header.json or _journal/start.json in the archive',
            hint: 'Report a file of the log folder of Inspect: logs/*.eval',
        });
    }
    const isCutOff = start !== 'header.json' && !names.has('results.json');
    const begin = await jsonOfEntry(start, source);
    const end = start === 'header.json' || isCutOff ? undefined : await jsonOfEntry('results.json', source);
    const header = headerOf({ ...((0,mapping/* isMapping */.pi)(begin) && begin), ...((0,mapping/* isMapping */.pi)(end) && end) }, source.path);
    const numberOf = (name) => Number(/^(?:_journal\/)?summaries\/(\d+)\.json$/.exec(name)?.[1]);
    const parts = [...names].filter((name) => !Number.isNaN(numberOf(name)));
    const summaryFile = SUMMARIES.find((name) => names.has(name));
    const lists = summaryFile === undefined ? parts.sort((one, other) => numberOf(one) - numberOf(other)) : [summaryFile];
    const samples = [...names].filter((name) => /^samples\/.*_epoch_\d+\.json$/s.test(name)).sort();
    const values = [];
    for (const name of lists.length > 0 ? lists : samples) {
        const value = await jsonOfEntry(name, source);
        if (lists.length === 0)
            values.push({ value, pointer: name });
        else if (!Array.isArray(value))
            values.push({ value: undefined, pointer: name });
        else
            values.push(...value.map((each, index) => ({ value: each, pointer: `${name}/${index}` })));
    }
    return { header, values, isCutOff };
}
async function jsonOfEntry(name, source) {
    const refused = (why, more = {}) => (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `${JSON.stringify(name)} in ${source.path} is ${why}`, more);
    const bytes = await source.entry(name);
    let value;
    try {
        value = (0,json/* lenientJson */.ej)(new TextDecoder().decode(bytes));
    }
    catch (cause) {
        throw refused('not JSON', { hint: 'Copy the log again, or run the evaluation again.', cause });
    }
    if ((0,depth/* isDeeperThan */.hz)(value, depth/* MAX_IMPORT_DEPTH */.Zs))
        throw refused(`nested more than ${depth/* MAX_IMPORT_DEPTH */.Zs} levels deep`);
    return value;
}
function headerOf(value, path) {
    const read = (0,row_parts/* parseRow */.W0)(headerSchema, value);
    if (read.success)
        return read.data;
    throw (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `${path} is not a log of Inspect: ${read.why}`, {
        expected: 'eval.task and eval.model, as in logs of version 2',
        hint: 'Convert an old log: inspect log convert FILE --to eval --output-dir DIR',
    });
}
const LETTERS = new Map(Object.entries({ c: 1, yes: 1, true: 1, p: 0.5, i: 0, n: 0, no: 0, false: 0 }));
function scoreValueOf(value) {
    if (typeof value === 'boolean')
        return { number: value ? 1 : 0, isVerdict: true };
    const trimmed = typeof value === 'string' ? value.trim() : value;
    const letter = typeof trimmed === 'string' ? LETTERS.get(trimmed.toLowerCase()) : undefined;
    if (letter !== undefined)
        return { number: letter, isVerdict: true };
    const isNumber = typeof trimmed === 'number' || (typeof trimmed === 'string' && trimmed !== '');
    return isNumber && Number.isFinite(Number(trimmed)) ? { number: Number(trimmed), isVerdict: false } : undefined;
}
function valueNamed(scores, name) {
    if (Object.hasOwn(scores, name))
        return scores[name]?.value;
    for (const [score, { value }] of Object.entries(scores)) {
        if (!name.startsWith(`${score}.`))
            continue;
        const key = name.slice(score.length + 1);
        if ((0,mapping/* isMapping */.pi)(value) && Object.hasOwn(value, key))
            return value[key];
        if (Array.isArray(value))
            return value[Number(key)];
    }
    return undefined;
}
function decidingScore(samples, { eval: spec }, { scoreName, passMark }) {
    const scored = samples.map(scoresOf).filter((scores) => Object.keys(scores).length > 0);
    const names = [...new Set(scored.flatMap((scores) => Object.keys(scores)))].sort();
    const isInAll = (name) => scored.every((scores) => Object.hasOwn(scores, name));
    const first = (spec.scorers ?? []).map((scorer) => scorer.name).find((name) => names.includes(name) && isInAll(name));
    const name = scoreName ?? (names.length < 2 ? names[0] : first);
    if (name === undefined) {
        if (names.length < 2)
            return undefined;
        throw (0,model_errors/* userError */.IF)('INPUT_INVALID', `The samples have several scores: ${names.join(', ')}`, {
            hint: 'Set score-name (--score-name) to the one that decides.',
        });
    }
    const values = scored.map((scores) => valueNamed(scores, name));
    if (scoreName !== undefined && scored.length > 0 && values.every((value) => value === undefined)) {
        throw (0,model_errors/* userError */.IF)('INPUT_INVALID', `There is no score ${JSON.stringify(scoreName)} (score-name)`, {
            found: names.join(', '),
            hint: 'Set score-name (--score-name) to one of them, or to NAME.KEY for one value of a score with several.',
        });
    }
    const keys = [...new Set(values.flatMap((value) => (typeof value === 'object' ? Object.keys(value ?? {}) : [])))];
    if (keys.length > 0) {
        throw (0,model_errors/* userError */.IF)('INPUT_INVALID', `The score ${JSON.stringify(name)} of Inspect has several values`, {
            found: keys.slice(0, MAX_NAMED_KEYS).join(', '),
            hint: `Set score-name (--score-name) to the one that decides, such as ${name}.${keys[0]}.`,
        });
    }
    const numbers = values
        .map(scoreValueOf)
        .flatMap((value) => (value?.isVerdict === false ? { score: value.number } : []));
    (0,row_parts/* passMarkOf */.QF)(numbers, passMark, `The scores ${JSON.stringify(name)} of Inspect`);
    return name;
}
async function inspect_measuredIn(sample, { header: { eval: spec }, value, passMark, answerOf }) {
    const { error } = sample;
    const limit = typeof sample.limit === 'string' ? sample.limit : sample.limit?.type;
    const reached = limit && `The ${limit} limit was reached`;
    const message = error == null || typeof error === 'string' ? (error ?? undefined) : (error.message ?? 'Inspect gives no reason');
    const outcome = (() => {
        const isScoredError = spec.config?.score_on_error === true && value !== undefined;
        if (message !== undefined && !isScoredError)
            return { kind: 'error', message };
        if (value !== undefined)
            return { kind: value.number >= (passMark ?? 1) ? 'passed' : 'failed' };
        if (reached && (limit === 'time' || limit === 'working')) {
            return { kind: 'error', message: reached, class: 'timeout' };
        }
        const why = reached === undefined ? '' : `: ${reached}`;
        return { kind: 'error', message: `The sample was not scored${why}`, class: 'grader' };
    })();
    const isSummary = sample.output === undefined;
    const fullSample = isSummary && outcome.kind !== 'passed' ? await answerOf(sample) : sample;
    const { message_limit, token_limit, time_limit, working_limit } = spec.config ?? {};
    const judge = spec.model_roles?.['grader'];
    const choices = (0,mapping/* isMapping */.pi)(fullSample?.output) ? fullSample.output['choices'] : undefined;
    const first = Array.isArray(choices) ? choices[0] : undefined;
    const { model_usage, role_usage } = sample;
    const used = Object.values(model_usage ?? {});
    const grader = role_usage?.['grader'];
    const sum = (count) => Math.max(0, used.reduce((total, each) => total + count(each), 0) - (grader === undefined ? 0 : count(grader)));
    const isCostKnown = used.length > 0 && used.every(({ total_cost }) => total_cost !== undefined);
    const areTokensKnown = used.length > 0 && used.every(({ input_tokens, output_tokens }) => (input_tokens ?? output_tokens) !== undefined);
    const tokenUsage = {
        input: sum((each) => (each.input_tokens ?? 0) + (each.input_tokens_cache_read ?? 0) + (each.input_tokens_cache_write ?? 0)),
        output: sum((each) => each.output_tokens ?? 0),
        cached: sum((each) => each.input_tokens_cache_read ?? 0) || undefined,
        reasoning: sum((each) => each.reasoning_tokens ?? 0) || undefined,
    };
    return {
        number: sample.epoch - 1,
        outcome,
        score: value?.number,
        passMark,
        reason: outcome.kind === 'failed' ? (message ?? reached) : undefined,
        time: sample.completed_at,
        input: messagesOf(sample.input),
        answer: (0,mapping/* isMapping */.pi)(first) && (0,mapping/* isMapping */.pi)(first['message']) ? inspect_textOf(first['message']['content']) : undefined,
        messages: fullSample?.messages && messagesOf(fullSample.messages),
        durationMs: sample.total_time === undefined ? undefined : sample.total_time * 1000,
        costUsd: isCostKnown ? sum((each) => each.total_cost ?? 0) : undefined,
        tokenUsage: areTokensKnown ? tokenUsage : undefined,
        retries: retriesOf(sample),
        graders: Object.entries(scoresOf(sample)).map(([name, { value: scoreValue, explanation }]) => {
            const score = scoreValueOf(scoreValue);
            return {
                name,
                type: 'inspect',
                score: score?.number,
                passed: score?.isVerdict ? score.number >= (passMark ?? 1) : undefined,
                threshold: score?.isVerdict === false ? passMark : undefined,
                isUndecided: score === undefined,
                reason: explanation,
            };
        }),
        definition: {
            question: questionIn(sample, isSummary),
            graders: spec.scorers ?? undefined,
            judge: (0,mapping/* isMapping */.pi)(judge) ? judge['model'] : undefined,
            limits: { task_version: spec.task_version, message_limit, token_limit, time_limit, working_limit },
        },
        subject: {
            solver: spec.solver,
            solver_args: spec.solver_args,
            commit: spec.revision?.commit,
            model: spec.model,
        },
    };
}
function questionIn({ input, target, choices }, isSummary) {
    if (input === undefined || input === null)
        return undefined;
    const question = (0,mapping/* withoutGaps */.C3)({ input: Array.isArray(input) ? messagesOf(input) : input, target, choices });
    const isCut = (text) => text.length >= MAX_WHOLE_LENGTH || /(?:\.\.\.|\u2026)(?:\s*\(content truncated\))?\s*$/.test(text);
    return isSummary && (0,mapping/* textsIn */.Ej)(question).some(isCut) ? undefined : question;
}
function messagesOf(messages) {
    if (!Array.isArray(messages))
        return (0,read_messages/* readMessages */.N)(messages);
    return messages.flatMap((message) => (0,mapping/* isMapping */.pi)(message) ? (0,read_messages/* readMessages */.N)([{ role: message['role'], content: inspect_textOf(message['content']) }]) : []);
}
function inspect_textOf(content) {
    if (!Array.isArray(content))
        return typeof content === 'string' ? content : '';
    return content
        .flatMap((part) => ((0,mapping/* isMapping */.pi)(part) && typeof part['text'] === 'string' ? [part['text']] : []))
        .join('\n');
}

// EXTERNAL MODULE: ./build/js/src/model/values/once.js
var once = __webpack_require__(81667);
;// CONCATENATED MODULE: ./build/js/src/results/importers/junit/dialects.js

function dialectOf({ root, suite, properties, first, }) {
    const title = root?.attributes['name'];
    const isNamedByFile = suite?.attributes['name'] === first.attributes['classname'] && 'hostname' in (suite?.attributes ?? {});
    if (title === 'vitest tests')
        return vitest;
    if (title === 'pytest tests' || suite?.attributes['name'] === 'pytest')
        return pytest;
    if (title === 'jest tests')
        return jest;
    if (title === 'Mocha Tests')
        return mocha;
    if (root?.attributes['id'] !== undefined && title !== undefined && isNamedByFile)
        return playwright;
    if ([...properties.keys()].some((name) => /^verdict(?: \[|$)/.test(name)))
        return evalAction;
    const { name = '', classname = '' } = first.attributes;
    const path = suite?.attributes['name'] ?? '';
    const isPackage = properties.has('go.version') || path.includes('/');
    const isOfPackage = classname === path || path.endsWith(`/${classname}`);
    return isPackage && isOfPackage && /^(?:Test|Example|Fuzz|Benchmark)(?![a-z])/.test(name) ? go : other;
}
const nameIn = (test) => test.element.attributes['name'] ?? '';
const classIn = (test) => test.element.attributes['classname'] ?? '';
const suiteIn = ({ suite }) => suite?.attributes['name'] ?? '';
const vitest = {
    tool: 'vitest',
    isUnusable: ({ attributes }) => attributes['name'] === attributes['classname'],
    classIsFile: true,
    namesOf: (test) => ({ suite: classIn(test), test: nameIn(test) }),
};
const playwright = {
    tool: 'playwright',
    repeatedNames: 'trials',
    namesOf: (test) => ({
        suite: classIn(test),
        test: nameIn(test),
        target: test.suite?.attributes['hostname'] || undefined,
    }),
};
const pytest = {
    tool: 'pytest',
    repeatedNames: 'retries',
    isUnusable: (_, message) => /^(?:failed on (?:setup|teardown)|collection failure)/.test(message),
    merge: ({ trials, skipped }) => withRepeats({
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
        return { suite: modules.join('.') || nameIn(test), test: [...classes, nameIn(test)].join('.') };
    },
};
const evalAction = {
    tool: 'eval-action',
    isOwn: true,
    namesOf(test) {
        const target = test.properties.get('target');
        const [name, end] = [nameIn(test), ` [${target}]`];
        return { suite: classIn(test), test: name.endsWith(end) ? name.slice(0, -end.length) : name, target };
    },
};
const other = {
    tool: 'junit',
    areCountsUnknown: true,
    namesOf(test) {
        const [name, className] = [nameIn(test), classIn(test)];
        const suite = suiteIn(test) || className || 'default';
        const isKnown = className === suite || className === name || name === '' || className === '';
        return { suite, test: isKnown ? name : `${className} \u203a ${name}` };
    },
};
const go = { ...other, repeatedNames: 'trials' };
const jest = {
    tool: 'jest',
    namesOf: other.namesOf,
    isUnusable: ({ attributes }) => attributes['classname'] === 'Test suite failed to run',
    merge: ({ trials, skipped }) => ({
        trials: mergedPairs(trials, (one, other) => isUnusable(one) && isUnusable(other)),
        skipped,
    }),
};
const isUnusable = ({ outcome }) => outcome.kind === 'error' && outcome.class === 'config';
const mocha = {
    tool: 'mocha',
    namesOf: (test) => ({ suite: suiteIn(test) || 'default', test: nameIn(test) }),
};
const isPromptfoo = ({ attributes: { name = '', classname = '' } }) => /^\[.*\] prompt \d+$/.test(classname) && /^test \d+/.test(name);

// EXTERNAL MODULE: ./node_modules/saxes/saxes.js
var saxes = __webpack_require__(59800);
// EXTERNAL MODULE: ./build/js/src/model/suite/number-limits.js
var number_limits = __webpack_require__(95974);
;// CONCATENATED MODULE: ./build/js/src/results/importers/junit/xml.js



const MAX_DEPTH = 32;
const READ_ENCODINGS = /^(?:utf-?8|utf-?16(?:le|be)?|us-ascii|ascii)$/i;
function readXml(text, path, reading) {
    const parser = new saxes/* SaxesParser */.wT({ xmlns: false });
    const open = [];
    let collected = 0;
    const here = () => ({ file: path, line: parser.line, column: Math.max(1, parser.columnIndex) });
    const refuse = (message, hint) => {
        throw (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', message, { location: here(), hint });
    };
    let start = here();
    parser.on('opentagstart', ({ name }) => {
        start = { ...here(), column: Math.max(1, parser.columnIndex - name.length - 1) };
    });
    parser.on('opentag', ({ name: qualified, attributes }) => {
        const local = qualified.slice(qualified.lastIndexOf(':') + 1);
        const name = ELEMENTS.test(local) ? local.toLowerCase() : local;
        if (open.length >= MAX_DEPTH)
            refuse(`The elements are nested more than ${MAX_DEPTH} levels deep`);
        const element = { name, attributes, location: start, children: [], text: '' };
        if (collected > 0)
            open.at(-1)?.children.push(element);
        if (collected > 0 || reading.contentElements.has(name))
            collected += 1;
        open.push(element);
    });
    parser.on('closetag', () => {
        const element = open.pop();
        if (element === undefined)
            return;
        if (collected === 0)
            return reading.leave?.(element, open);
        collected -= 1;
        if (collected === 0)
            reading.read(element, open);
    });
    const addText = (part) => {
        const element = collected > 0 ? open.at(-1) : undefined;
        if (element !== undefined)
            element.text += part;
    };
    parser.on('text', addText);
    parser.on('cdata', addText);
    parser.on('doctype', () => refuse('This XML has a DOCTYPE, which is not read', 'Remove it from the file.'));
    parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
        if (!READ_ENCODINGS.test(encoding))
            refuse('This XML is in another encoding than UTF-8', 'Convert it to UTF-8.');
    });
    parser.on('error', ({ message }) => {
        const what = message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
        if (/\bentity\b/.test(what) || what.startsWith('the string "]]>"'))
            return reading.warn(NOT_XML);
        if (/declaration must be at the start/.test(what))
            return;
        if (/^unclosed tag|^unexpected end/.test(what)) {
            refuse(`This XML is incomplete: ${what}`, 'Was the tool stopped while it wrote the file? Run it again.');
        }
        refuse(`This is not XML: ${what}`, 'Correct the file, or the tool that writes it.');
    });
    const allowed = text
        .replace(NO_XML_CHARACTER, '\uFFFD')
        .replace(CDATA_OR_LONE_AMPERSAND, (match) => (match === '&' ? '&amp;' : match));
    if (allowed !== text)
        reading.warn(NOT_XML);
    parser.write(allowed).close();
}
const NO_XML_CHARACTER = /(?![\t\n\r])\p{Cc}|[\p{Cs}\uFFFE\uFFFF]/gu;
const CDATA_OR_LONE_AMPERSAND = /<!\[CDATA\[.*?(?:\]\]>|$)|&(?!#?[\w.:-]+;)/gs;
const NOT_XML = 'Characters that XML does not allow, such as a control character or a lone "&", are read as text';
const ELEMENTS = /^(?:testsuites?|testcase|failure|error|skipped|properties|property)$/i;
function rootNameOf(head) {
    let rest = head.trimStart();
    for (;;) {
        const end = rest.startsWith('<?') ? '?>' : rest.startsWith('<!--') ? '-->' : undefined;
        if (end === undefined)
            return /^<(?:!DOCTYPE\s+)?(?:[\w.-]+:)?([\w.-]+)/.exec(rest)?.[1];
        const at = rest.indexOf(end);
        if (at === -1)
            return undefined;
        rest = rest.slice(at + end.length).trimStart();
    }
}
function numberIn(text = '') {
    const value = text.trim() === '' ? Number.NaN : Number(text);
    return Number.isFinite(value) ? value : undefined;
}
function amountIn(text) {
    const value = numberIn(text);
    return value !== undefined && value >= 0 && value <= number_limits/* MAX_MEASURE */.Gh ? value : undefined;
}
function wholeIn(text) {
    const value = amountIn(text);
    return Number.isSafeInteger(value) ? value : undefined;
}

;// CONCATENATED MODULE: ./build/js/src/results/importers/junit/verdicts.js



const isMark = ({ name }) => name === 'failure' || name === 'error';
const WORDS = {
    passed: 'run ran complete completed pass passed success successful succeeded ok done finished executed fixed flaky',
    skipped: 'skip skipped notrun suppressed disabled pending ignore ignored todo untested notexecuted excluded',
    failed: 'fail failed failure regression undefined ko unsuccessful',
    timeout: 'timeout timedout',
    error: 'error errored broken panicked aborted interrupted crash crashed',
};
const KINDS = new Map(Object.entries(WORDS).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind])));
function verdictOf({ children, attributes }) {
    const mark = children.find(({ name }) => name === 'failure') ?? children.find(isMark);
    if (mark !== undefined)
        return { kind: 'marked', mark };
    const wordOf = (value = '') => value.toLowerCase().replaceAll(/[\s_-]/g, '');
    const stated = ['status', 'result'].flatMap((name) => {
        const word = wordOf(attributes[name]);
        const said = `${name}="${attributes[name]}"`;
        return word === '' ? [] : [{ kind: KINDS.get(word) ?? 'unclear', said }];
    });
    const named = children.flatMap(({ name }) => {
        const kind = KINDS.get(wordOf(name)) ?? KINDS.get(wordOf(name).replace(/s$/, ''));
        return kind === 'failed' || kind === 'timeout' || kind === 'error' ? [{ kind, said: `<${name}>` }] : [];
    });
    const find = (...kinds) => stated.find(({ kind }) => kinds.includes(kind));
    const isSkipped = children.some(({ name }) => name === 'skipped');
    return (find('failed', 'timeout', 'error') ??
        named[0] ??
        (isSkipped ? { kind: 'skipped' } : (find('unclear') ?? find('skipped') ?? { kind: 'passed' })));
}
const noCounts = () => ({ tests: 0, skipped: 0, marks: 0, areCountsUnknown: false, countsMoreThanTests: false });
class DeclaredCounts {
    #found = new Map();
    add(element, suites, dialect) {
        const isTest = element.name === 'testcase';
        const { kind } = verdictOf(element);
        const hasFailed = !isTest || ['marked', 'failed', 'timeout', 'error'].includes(kind);
        for (const suite of suites) {
            const counts = this.#of(suite);
            if (isTest)
                counts.tests += 1;
            if (isTest && kind === 'skipped')
                counts.skipped += 1;
            if (hasFailed)
                counts.marks += Math.max(1, element.children.filter(isMark).length);
            counts.areCountsUnknown ||= dialect?.areCountsUnknown === true;
            counts.countsMoreThanTests ||= dialect?.countsMoreThanTests === true;
        }
    }
    missingIn(suite, around) {
        const counts = this.#of(suite);
        this.#found.delete(suite);
        const declared = (name) => wholeIn(suite.attributes[name]) ?? 0;
        const failures = declared('failures') + declared('errors');
        for (const outer of around)
            this.#of(outer).marks += Math.max(0, failures - counts.marks);
        const isInner = around.some(({ attributes }) => wholeIn(attributes['tests']) !== undefined);
        const tests = declared('tests') - Math.max(0, declared('skipped') - counts.skipped);
        const compared = [
            { noun: 'test', count: isInner || counts.countsMoreThanTests ? 0 : tests, has: counts.tests },
            { noun: 'failure', count: failures, has: counts.marks },
        ];
        const name = suite.attributes['name'] === undefined ? '' : ` ${JSON.stringify(suite.attributes['name'])}`;
        return compared.flatMap(({ noun, count, has }) => count <= has || (has > 0 && counts.areCountsUnknown)
            ? []
            : [`The ${suite.name}${name} counts ${(0,text_text/* plural */.LS)(noun, count)}, but the file has ${has}: ${noun}s are missing`]);
    }
    #of(suite) {
        return (0,once/* getOrMake */.I)(this.#found, suite, noCounts);
    }
}

;// CONCATENATED MODULE: ./build/js/src/results/importers/junit/junit.js







const WHOLE = new Set(['testcase', 'properties', 'failure', 'error']);
const junit = {
    name: 'junit',
    async recognizes({ head }) {
        const root = rootNameOf((0,row_parts/* decodeText */.g7)(head));
        return root === 'testsuites' || root === 'testsuite';
    },
    async read(source, _settings, into) {
        const dialects = new Map();
        const properties = new Map();
        const counts = new DeclaredCounts();
        const testsByDialect = new Map();
        readXml(await source.text(), source.path, {
            contentElements: WHOLE,
            read(element, ancestors) {
                const { location } = element;
                const suite = ancestors.findLast(({ name }) => name === 'testsuite');
                if (element.name === 'properties') {
                    if (suite !== undefined)
                        properties.set(suite, propertiesIn(element));
                    return;
                }
                if (element.name !== 'testcase') {
                    counts.add(element, ancestors);
                    const name = JSON.stringify(suite?.attributes['name'] ?? '');
                    const why = junit_reasonOf(element) || element.name;
                    return into.unreadable(location, `The suite ${name} failed outside of its tests: ${why}`);
                }
                const ofSuite = properties.get(suite) ?? new Map();
                const dialect = (0,once/* getOrMake */.I)(dialects, suite, () => dialectOf({ root: ancestors[0], suite, properties: ofSuite, first: element }));
                const ofDialect = (0,once/* getOrMake */.I)(testsByDialect, dialect, () => ({ trials: [], skipped: [] }));
                if (isPromptfoo(element)) {
                    throw (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', 'The tests of this JUnit file from promptfoo have positions for names', {
                        location,
                        hint: 'A new test changes the positions of others. Export JSON: promptfoo eval -o results.json',
                    });
                }
                counts.add(element, ancestors, dialect);
                const ownProperties = element.children.find(({ name }) => name === 'properties');
                const test = {
                    element,
                    suite,
                    ofSuite,
                    properties: ownProperties ? propertiesIn(ownProperties) : new Map(),
                };
                const names = junit_namesOf(test, dialect);
                const verdict = verdictOf(element);
                if (names.test.text === '')
                    into.unreadable(location, 'This test has no name');
                else if (verdict.kind === 'skipped')
                    ofDialect.skipped.push(names);
                else if (verdict.kind !== 'unclear') {
                    ofDialect.trials.push(...trialsOf({ ...test, verdict }, names, dialect, source.shown));
                }
                else {
                    const why = 'which is no known verdict, and no failure: it is unclear whether it passed';
                    into.unreadable(location, `This test has ${verdict.said}, ${why}`);
                }
            },
            warn: (message) => into.warn(message),
            leave(element, ancestors) {
                for (const why of counts.missingIn(element, ancestors))
                    into.unreadable(element.location, why);
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
            for (const trial of trials)
                into.trial({ ...trial, tool, repeatedNames });
            for (const test of skipped)
                into.skipped(test);
        }
        const [only, ...others] = used;
        return {
            tool: { name: only === undefined || others.length > 0 ? 'junit' : only.tool },
            attempts: hasAttempts ? 'all' : 'unknown',
            areDoublesAmbiguous: true,
        };
    },
};
const propertiesIn = ({ children }) => new Map(children.map(({ attributes, text }) => [attributes['name'] ?? '', (attributes['value'] ?? text).trim()]));
function junit_namesOf(test, dialect) {
    const { properties, ofSuite } = test;
    const { suite, test: name, target } = dialect.namesOf(test);
    const targets = [properties.get('target'), properties.get('model'), ofSuite.get('target'), ofSuite.get('model')];
    return { suite, test: { kind: 'named', text: name }, target: target ?? targets.find(Boolean) ?? 'default' };
}
function trialsOf(test, names, dialect, shown) {
    const { element, suite, properties, verdict } = test;
    const { attributes, children, location } = element;
    const file = attributes['file'] ?? suite?.attributes['file'] ?? (dialect.classIsFile && attributes['classname']);
    const line = wholeIn(attributes['line'] ?? properties.get('line')) ?? 0;
    const time = suite?.attributes['timestamp'];
    const seconds = amountIn(attributes['time']?.replaceAll(',', ''));
    const passMark = amountIn(properties.get('pass-mark'));
    const [input, output] = [wholeIn(properties.get('tokens_input')), wholeIn(properties.get('tokens_output'))];
    const said = 'said' in verdict ? verdict.said : '';
    const stated = verdict.kind === 'timeout' || verdict.kind === 'error'
        ? { kind: 'error', message: said, class: verdict.kind === 'timeout' ? 'timeout' : undefined }
        : { kind: verdict.kind === 'failed' ? 'failed' : 'passed' };
    const isMarked = verdict.kind === 'marked';
    const trial = {
        ...names,
        location: file
            ? { file: shown(file), line: Math.max(1, line + (dialect.firstLineIsZero ? 1 : 0)), column: 1 }
            : location,
        pointer: `line ${location.line}`,
        outcome: isMarked ? junit_outcomeOf(verdict.mark, test, dialect) : stated,
        reason: isMarked ? junit_reasonOf(verdict.mark) : said || undefined,
        answer: dialect.isOwn ? children.find(({ name }) => name === 'system-out')?.text : undefined,
        time: time === undefined || /(?:Z|[+-]\d\d:?\d\d)$/i.test(time) ? time : `${time}Z`,
        score: numberIn(properties.get('score') ?? properties.get('eval.score')),
        passMark: passMark !== undefined && passMark <= 1 ? passMark : undefined,
        durationMs: seconds ? seconds * 1000 : undefined,
        costUsd: amountIn(properties.get('cost_usd') ?? properties.get('cost-usd')),
        tokenUsage: input === undefined || output === undefined ? undefined : { input, output },
        model: properties.get('model'),
        graders: [...properties].flatMap(([property, value]) => {
            const name = /^grader\.(.+)$/s.exec(property)?.[1];
            if (name === undefined)
                return [];
            const isVerdict = /^(?:true|pass|passed|false|fail|failed)$/i.test(value);
            return [{ name, ...(isVerdict ? { passed: /^[tp]/i.test(value) } : { score: numberIn(value) }) }];
        }),
    };
    const others = children.filter(({ name }) => /^(?:rerun|flaky)(?:Failure|Error)$/.test(name));
    if (dialect.isOwn || others.length === 0)
        return [trial];
    const repeated = others.map((attempt) => ({
        ...trial,
        score: undefined,
        outcome: junit_outcomeOf(attempt, test, dialect),
        reason: junit_reasonOf(attempt),
    }));
    return (0,row_parts/* asAttempts */.z2)(trial.outcome.kind === 'passed' ? [...repeated, trial] : [trial, ...repeated], trial);
}
function junit_outcomeOf(mark, { element }, dialect) {
    const type = mark.attributes['type'] ?? '';
    const message = junit_reasonOf(mark);
    const known = dialect.isOwn && run_outcome/* failureClasses */.fQ.find((name) => name === type);
    if (known)
        return { kind: 'error', message, class: known };
    if (type === 'TestTimeoutError')
        return { kind: 'error', message, class: 'timeout' };
    if (dialect.isUnusable?.(element, message))
        return { kind: 'error', message, class: 'config' };
    if (!/error$/i.test(mark.name))
        return { kind: 'failed' };
    return { kind: 'error', message: type === '' ? message : `${type}: ${message}` };
}
function junit_reasonOf({ attributes, text }) {
    const message = (attributes['message'] ?? '').trim();
    if (message === 'collection failure')
        return `${message}: ${text.trim().split('\n').at(-1)?.replace(/^E +/, '')}`;
    if (message !== '' && !(/^score=[\d.]+$/.test(message) && text.trim() !== ''))
        return message;
    return (text.split(/\n\s+at /)[0] ?? '').trim();
}

// EXTERNAL MODULE: ./build/js/src/model/text/similar-names.js
var similar_names = __webpack_require__(64973);
;// CONCATENATED MODULE: ./build/js/src/results/importers/promptfoo.js










const DIGITS = 8;
const promptSchema = schemas/* object */.Ikc({ id: loose_fields/* text */.Qq, raw: loose_fields/* text */.Qq, label: loose_fields/* text */.Qq });
const repeated = (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ repeat: loose_fields/* amount */.vj }));
const promptfoo_documentSchema = schemas/* object */.Ikc({
    config: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({
        description: loose_fields/* text */.Qq,
        evaluateOptions: repeated,
        tests: loose_fields/* list */.p_,
        defaultTest: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ vars: loose_fields/* mapping */.pq, assert: loose_fields/* list */.p_ })),
    })),
    runtimeOptions: repeated,
    metadata: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ promptfooVersion: loose_fields/* text */.Qq, evaluationCreatedAt: loose_fields/* text */.Qq })),
    results: schemas/* object */.Ikc({
        version: loose_fields/* number */.ai,
        results: schemas/* array */.YOg(schemas/* unknown */.L5J()),
        timestamp: loose_fields/* text */.Qq,
        prompts: (0,loose_fields/* loose */.LT)(schemas/* array */.YOg(promptSchema.catch({}))),
        stats: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ successes: loose_fields/* amount */.vj, failures: loose_fields/* amount */.vj, errors: loose_fields/* amount */.vj, durationMs: loose_fields/* amount */.vj })),
    }),
});
const score = schemas/* number */.aig().nullish();
const promptfoo_usage = schemas/* object */.Ikc({
    prompt: loose_fields/* amount */.vj,
    completion: loose_fields/* amount */.vj,
    completionDetails: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ reasoning: loose_fields/* amount */.vj, cacheReadInputTokens: loose_fields/* amount */.vj })),
});
const tokens = (0,loose_fields/* loose */.LT)(promptfoo_usage);
const componentSchema = schemas/* object */.Ikc({
    pass: loose_fields/* flag */.Jt,
    score,
    reason: loose_fields/* text */.Qq,
    assertion: schemas/* object */.Ikc({ type: loose_fields/* text */.Qq, metric: loose_fields/* text */.Qq, weight: loose_fields/* amount */.vj }).nullish().catch(undefined),
    tokensUsed: tokens,
    metadata: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ graderError: loose_fields/* flag */.Jt, assertionSet: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ metric: loose_fields/* text */.Qq, weight: loose_fields/* amount */.vj })) })),
});
const promptfoo_rowSchema = schemas/* object */.Ikc({
    success: schemas/* boolean */.zMY(),
    score,
    failureReason: schemas/* union */.KCZ([schemas/* literal */.euz(0), schemas/* literal */.euz(1), schemas/* literal */.euz(2)]).nullish(),
    error: loose_fields/* text */.Qq,
    provider: schemas/* object */.Ikc({ id: schemas/* string */.YjP(), label: loose_fields/* text */.Qq }),
    prompt: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ raw: loose_fields/* text */.Qq, label: loose_fields/* text */.Qq })),
    promptId: loose_fields/* text */.Qq,
    promptIdx: loose_fields/* amount */.vj,
    testIdx: loose_fields/* amount */.vj,
    vars: loose_fields/* mapping */.pq,
    testCase: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({
        description: loose_fields/* text */.Qq,
        metadata: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ id: (0,loose_fields/* loose */.LT)(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()])) })),
        vars: loose_fields/* mapping */.pq,
        assert: loose_fields/* list */.p_,
        threshold: loose_fields/* amount */.vj,
        options: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ repeat: loose_fields/* amount */.vj, provider: loose_fields/* anything */.D8 })),
    })),
    response: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ output: loose_fields/* anything */.D8, error: loose_fields/* text */.Qq, cached: loose_fields/* flag */.Jt, cost: loose_fields/* amount */.vj, tokenUsage: tokens })),
    cost: loose_fields/* amount */.vj,
    latencyMs: loose_fields/* amount */.vj,
    tokenUsage: (0,loose_fields/* loose */.LT)(promptfoo_usage.extend({ assertions: tokens })),
    namedScores: loose_fields/* mapping */.pq,
    gradingResult: schemas/* object */.Ikc({ reason: loose_fields/* text */.Qq, tokensUsed: tokens, componentResults: schemas/* array */.YOg(componentSchema).nullish() })
        .nullish(),
});
const promptfoo = {
    name: 'promptfoo',
    async recognizes(source) {
        if (!beginsAs(/^\s*\{/, source))
            return beginsAs(/^\s*(?:<\?xml[^>]*>\s*)?<promptfoo\b|^evalId: /, source);
        if (isRow(await source.firstRow()))
            return true;
        const document = await source.document();
        if (!(0,mapping/* isMapping */.pi)(document) || !('evalId' in document || 'config' in document))
            return false;
        const { results } = document;
        return (0,mapping/* isMapping */.pi)(results) && ['results', 'outputs', 'table'].some((key) => key in results);
    },
    async read(source, { redactor }, into) {
        const refused = (why, expected) => (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `${source.path} ${why}`, {
            expected,
            hint: 'Write another file: npx promptfoo@latest eval -o results.json',
        });
        if (!beginsAs(/^\s*\{/, source)) {
            throw refused('is an export of promptfoo that is not read', 'JSON or JSON Lines, not CSV, HTML, XML or YAML');
        }
        const isLines = isRow(await source.firstRow());
        const document = isLines ? undefined : promptfoo_documentSchema.safeParse(await source.json()).data;
        if (!isLines && (document === undefined || (document.results.version ?? 3) < 3)) {
            throw refused('has no results of promptfoo that can be read', 'a list results.results of version 3');
        }
        let isCutOff = false;
        const cutOff = () => {
            isCutOff = true;
        };
        const start = { file: source.path, line: 1, column: 1 };
        const inDocument = document?.results.results.map((value) => ({ value, location: start }));
        const entries = Array.from(inDocument ?? (await source.rows(into, cutOff)), ({ value, location }, index) => ({
            value,
            location,
            pointer: isLines ? `line ${location.line}` : `/results/results/${index}`,
        }));
        const { config, metadata, runtimeOptions, results } = document ?? {};
        const readable = [...(0,row_parts/* readableRows */.G8)(entries, promptfoo_rowSchema, into)];
        const rows = readable.filter(({ row }) => !isImplicit(row, config));
        if (rows.length < readable.length) {
            into.failed(start, 'promptfoo ran no test: its configuration has none, such as a CSV file with a header only');
        }
        rows.sort(({ row: one }, { row: other }) => (one.testIdx ?? 0) - (other.testIdx ?? 0) || (one.promptIdx ?? 0) - (other.promptIdx ?? 0));
        const labels = promptLabels(rows.map(({ row }) => row), document?.results.prompts ?? [], into);
        const { stats, timestamp = metadata?.evaluationCreatedAt } = results ?? {};
        const planned = runtimeOptions?.repeat ?? config?.evaluateOptions?.repeat ?? (document && 1);
        const unchecked = new Set();
        for (const { row, location, pointer } of rows) {
            const { id, label } = row.provider;
            const test = promptfoo_identityOf(row, labels.get(promptOf(row)));
            if (row.testCase?.assert?.length === 0)
                unchecked.add((0,importers_identity/* testIdOf */.hk)(test, redactor?.text ?? ((each) => each)));
            into.trial({
                ...promptfoo_measuredIn(row),
                suite: config?.description ?? (0,importers_identity/* fileStem */.E8)(source.path),
                test,
                target: label || id,
                plannedTrials: row.testCase?.options?.repeat ?? planned,
                location,
                pointer,
                metadata: { provider: id },
            });
        }
        if (unchecked.size > 0) {
            const have = unchecked.size === 1 ? 'has no assertion, so it' : 'have no assertion, so they';
            into.warn(`${(0,text_text/* plural */.LS)('test', unchecked.size)} ${have} can only pass: ${(0,similar_names/* listed */.KE)([...unchecked])}`, {
                hint: 'Add "assert" to each, or "__expected" to each row of a CSV file.',
            });
        }
        const { successes = 0, failures = 0, errors = 0 } = stats ?? {};
        const counted = stats === undefined ? entries.length : successes + failures + errors;
        if (counted !== entries.length)
            into.warn(`The file has ${entries.length} results, but promptfoo counted ${counted}`);
        return {
            tool: { name: 'promptfoo', version: metadata?.promptfooVersion },
            attempts: 'all',
            durationMs: stats?.durationMs,
            stopped: counted !== entries.length || isCutOff ? 'broken-off' : undefined,
            time: timestamp,
        };
    },
};
function isImplicit({ testCase }, config) {
    if (testCase === undefined || testCase.description || testCase.metadata?.id !== undefined)
        return false;
    const { vars = {}, assert = [] } = (config?.tests?.some(mapping/* isMapping */.pi) ? undefined : config?.defaultTest) ?? {};
    return (0,json/* canonicalJson */.dj)([testCase.vars ?? {}, testCase.assert ?? []]) === (0,json/* canonicalJson */.dj)([vars, assert]);
}
const isRow = (value) => (0,mapping/* isMapping */.pi)(value) && ['promptIdx', 'testIdx', 'provider'].every((key) => key in value);
const beginsAs = (pattern, { head }) => pattern.test((0,row_parts/* decodeText */.g7)(head.subarray(0, 1000)));
const promptfoo_questionIn = ({ testCase, vars }) => testCase?.vars ?? vars;
function promptfoo_identityOf(row, variant) {
    const { metadata, description } = row.testCase ?? {};
    if (metadata?.id !== undefined && metadata.id !== '')
        return { kind: 'declared', text: `${metadata.id}`, variant };
    if (description !== undefined && description !== '')
        return { kind: 'named', text: description, variant };
    const question = promptfoo_questionIn(row) ?? {};
    const texts = Object.values(question).map((value) => (typeof value === 'string' ? value : (0,json/* canonicalJson */.dj)(value)));
    return { kind: 'content', text: texts.join(' '), question, variant };
}
const promptOf = ({ promptId, prompt }) => promptId ?? prompt?.label ?? '';
function promptLabels(rows, prompts, into) {
    const byId = new Map(prompts.map((prompt) => [prompt.id, prompt]));
    const promptsOfRows = new Map(rows.map((row) => [promptOf(row), row.prompt?.label ?? '']));
    const hasAll = [...promptsOfRows.keys()].every((id) => byId.has(id));
    const known = hasAll ? prompts.map(({ id = '', label = '' }) => [id, label]) : [];
    const promptsOfFile = new Map([...known, ...promptsOfRows]);
    if (promptsOfFile.size < 2)
        return new Map();
    const labels = Array.from(promptsOfFile, ([id, label]) => ({ id, label: labelOf(label, byId.get(id)) }));
    const isUnique = (label) => labels.filter((other) => other.label === label).length === 1;
    const unlabeled = labels.filter(({ label }) => label === undefined || !isUnique(label));
    if (unlabeled.length > 0) {
        into.warn(`${unlabeled.length} of ${labels.length} prompts have no label: an edited prompt makes new tests`, {
            hint: 'Label each prompt in the configuration of promptfoo: { id: file://prompt.txt, label: short }',
        });
    }
    return new Map(labels.map(({ id, label }) => {
        const digits = id.slice(0, DIGITS);
        return [id, label === undefined ? digits : isUnique(label) ? label : `${label} ${digits}`];
    }));
}
function labelOf(text, prompt) {
    if (prompt?.raw !== undefined) {
        const { raw, label = text } = prompt;
        if (label.trim() === raw.trim())
            return undefined;
        const named = label.endsWith(`: ${raw}`) ? label.slice(0, -raw.length - 2) : label;
        return /^(.+): \S+\.\w{1,10}$/s.exec(named)?.[1] ?? (named || undefined);
    }
    const [, ownLabel, file] = /^(?:([^:\n]+): )?(\S+\.\w{1,10}): /.exec(text) ?? [];
    if (file !== undefined)
        return ownLabel ?? file;
    return text === '' || /\{\{|\{%|\n|^[[{]/.test(text) ? undefined : text;
}
function promptfoo_measuredIn(row) {
    const { testCase, response, gradingResult, cost, latencyMs } = row;
    const isCached = response?.cached === true;
    const threshold = testCase?.threshold;
    const outcome = promptfoo_outcomeOf(row);
    const raw = row.prompt?.raw;
    const chat = raw !== undefined && /^\s*\[/.test(raw) ? (0,json/* foreignJsonOf */.sV)(raw) : undefined;
    const messages = Array.isArray(chat) ? (0,read_messages/* readMessages */.N)(chat) : [];
    const isChat = Array.isArray(chat) && messages.length === chat.length;
    return {
        outcome,
        score: row.score ?? undefined,
        passMark: threshold !== undefined && threshold <= 1 ? threshold : undefined,
        reason: outcome.kind === 'failed' ? (gradingResult?.reason ?? row.error) : undefined,
        input: raw === undefined ? undefined : isChat ? messages : (0,read_messages/* readMessages */.N)(raw),
        answer: (0,row_parts/* answerText */.yy)(response?.output),
        durationMs: isCached || latencyMs === 0 ? undefined : latencyMs,
        costUsd: cost === undefined || cost === 0 ? response?.cost : cost,
        tokenUsage: usageOf(response?.tokenUsage) ?? usageOf(row.tokenUsage),
        cached: isCached,
        graders: gradersOf(row),
        definition: {
            question: promptfoo_questionIn(row),
            graders: { assert: testCase?.assert, threshold },
            judge: testCase?.options?.provider,
        },
        subject: { prompt: row.promptId, provider: row.provider.id },
    };
}
const promptfoo_isUndecided = ({ metadata }) => metadata?.graderError === true;
function promptfoo_outcomeOf(row) {
    const { success, error = 'promptfoo gives no reason', failureReason, gradingResult, response } = row;
    if (failureReason === 2 || (failureReason == null && !success && gradingResult == null)) {
        const wasGraded = response?.output != null || /\n\s+at .*(?:Assertion|Grading)/.test(error);
        return {
            kind: 'error',
            message: error.replace(/\n\s+at [^\n]*/g, ''),
            class: response?.error === undefined && wasGraded ? 'grader' : undefined,
        };
    }
    if (success)
        return { kind: 'passed' };
    const failed = (gradingResult?.componentResults ?? []).filter(({ pass }) => pass === false);
    if (failed.length === 0 || !failed.every(promptfoo_isUndecided))
        return { kind: 'failed' };
    return { kind: 'error', message: failed[0]?.reason ?? 'A judge failed', class: 'grader' };
}
function usageOf(usage) {
    const { prompt = 0, completion = 0, completionDetails = {} } = usage ?? {};
    if (prompt + completion === 0)
        return undefined;
    const { reasoning, cacheReadInputTokens } = completionDetails;
    return {
        input: prompt,
        output: completion,
        cached: cacheReadInputTokens || undefined,
        reasoning: reasoning || undefined,
    };
}
const COMPARING = new Set(['select-best', 'max-score']);
function gradersOf({ gradingResult, tokenUsage, namedScores = {} }) {
    const graders = (gradingResult?.componentResults ?? []).map((component) => {
        const { assertion, metadata, pass, score: rawScore, reason } = component;
        const set = metadata?.assertionSet;
        const type = assertion?.type ?? (set === undefined ? 'assertion' : 'assert-set');
        return {
            name: assertion?.metric ?? set?.metric ?? type,
            type,
            score: rawScore ?? undefined,
            passed: promptfoo_isUndecided(component) ? undefined : pass,
            isUndecided: promptfoo_isUndecided(component),
            weight: assertion?.weight ?? set?.weight,
            reason,
            tokenUsage: usageOf(component.tokensUsed),
            details: COMPARING.has(type) ? { compares_columns: true } : undefined,
        };
    });
    const names = new Set(graders.map(({ name }) => name));
    const named = Object.entries(namedScores).flatMap(([name, value]) => names.has(name) || typeof value !== 'number' ? [] : [{ name, type: 'named-score', score: value, weight: 0 }]);
    const together = usageOf(gradingResult?.tokensUsed) ?? usageOf(tokenUsage?.assertions);
    const [first, ...others] = graders;
    if (together === undefined || graders.some((grader) => grader.tokenUsage !== undefined))
        return [...graders, ...named];
    if (first !== undefined && others.length === 0)
        return [{ ...first, tokenUsage: together }, ...named];
    const all = { name: 'all checks', type: 'usage', isUndecided: true, weight: 0, tokenUsage: together };
    return [...graders, all, ...named];
}

;// CONCATENATED MODULE: ./build/js/src/results/importers/vally.js






const gradeSchema = schemas/* object */.Ikc({
    name: loose_fields/* text */.Qq,
    kind: loose_fields/* text */.Qq,
    status: loose_fields/* text */.Qq,
    passed: (0,loose_fields/* loose */.LT)(schemas/* boolean */.zMY()),
    score: loose_fields/* number */.ai,
    evidence: loose_fields/* text */.Qq,
    details: loose_fields/* list */.p_,
    stimulusName: loose_fields/* text */.Qq,
    timestamp: loose_fields/* text */.Qq,
});
const vally_rowSchema = schemas/* object */.Ikc({
    stimulus: loose_fields/* text */.Qq,
    evalName: loose_fields/* text */.Qq,
    evalFilePath: loose_fields/* text */.Qq,
    variant: loose_fields/* text */.Qq,
    model: loose_fields/* text */.Qq,
    trialIndex: schemas/* int */.Whr().nonnegative().nullish(),
    totalTrials: loose_fields/* amount */.vj,
    status: schemas/* enum */.k5n(['success', 'error', 'skipped']).nullish(),
    error: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* object */.Ikc({ message: schemas/* string */.YjP() })]).nullish(),
    durationMs: loose_fields/* amount */.vj,
    gradeResult: gradeSchema.extend({ passed: schemas/* boolean */.zMY() }).nullish(),
    trajectory: schemas/* object */.Ikc({
        output: loose_fields/* text */.Qq,
        endReason: loose_fields/* text */.Qq,
        stimulus: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ name: loose_fields/* text */.Qq, prompt: loose_fields/* text */.Qq })),
        metadata: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ model: loose_fields/* text */.Qq })),
        metrics: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({
            wallTimeMs: loose_fields/* amount */.vj,
            tokenUsage: row_parts/* usageSchema */.ht,
        })),
    })
        .nullish(),
    experiment: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ variant: loose_fields/* text */.Qq, evalFile: loose_fields/* text */.Qq, configHash: loose_fields/* text */.Qq })),
});
const vally = {
    name: 'vally',
    async recognizes(source) {
        return isTrial(await source.firstRow());
    },
    async read(source, _settings, into) {
        let isCutOff = false;
        const lines = await source.rows(into, () => {
            isCutOff = true;
        });
        const trials = Array.from(lines, ({ value, location }) => ({ value, location, pointer: `line ${location.line}` }));
        const rows = trials.filter(({ value }) => !(0,mapping/* isMapping */.pi)(value) || isTrial(value));
        if (rows.length === 0 && trials.length > 0) {
            throw (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `${source.path} has no trials of Vally`, {
                expected: 'rows with "type": "trial-result"',
            });
        }
        for (const { row, location, pointer } of (0,row_parts/* readableRows */.G8)(rows, vally_rowSchema, into)) {
            const { trajectory, gradeResult, experiment, variant, model } = row;
            const name = row.stimulus || gradeResult?.stimulusName || trajectory?.stimulus?.name;
            if (!name) {
                into.unreadable(location, `${pointer}: this trial has no "stimulus"`);
                continue;
            }
            const file = row.evalFilePath ?? experiment?.evalFile;
            const prompt = trajectory?.stimulus?.prompt;
            const names = {
                suite: row.evalName || experiment?.evalFile || (0,importers_identity/* fileStem */.E8)(source.path),
                test: { kind: 'declared', text: name },
                target: (experiment && (experiment.variant ?? variant)) || model || trajectory?.metadata?.model || 'default',
            };
            if (row.status === 'skipped') {
                into.skipped(names);
                continue;
            }
            const graders = gradersIn(gradeResult?.details);
            const outcome = vally_outcomeOf(row, graders);
            into.trial({
                ...names,
                number: row.trialIndex ?? undefined,
                plannedTrials: row.totalTrials,
                outcome,
                score: gradeResult?.score,
                reason: outcome.kind === 'failed' ? gradeResult?.evidence : undefined,
                location: file === undefined ? location : { file: source.shown(file), line: 1, column: 1 },
                pointer,
                time: gradeResult?.timestamp,
                input: prompt === undefined ? undefined : [{ role: 'user', content: prompt }],
                answer: trajectory?.output,
                durationMs: trajectory?.metrics?.wallTimeMs ?? row.durationMs,
                tokenUsage: (0,row_parts/* usageOf */.Fs)(trajectory?.metrics?.tokenUsage),
                model: model ?? trajectory?.metadata?.model,
                graders,
                definition: {
                    question: prompt,
                    graders: graders.length === 0 ? undefined : graders.map(({ name, type }) => JSON.stringify([name, type])).sort(),
                },
                subject: experiment?.configHash,
            });
        }
        return { tool: { name: 'vally' }, attempts: 'all', stopped: isCutOff ? 'broken-off' : undefined };
    },
};
const isTrial = (row) => (0,mapping/* isMapping */.pi)(row) && (row['type'] === 'trial-result' || ('gradeResult' in row && 'trajectory' in row));
const gradersIn = (details) => (details ?? []).flatMap((detail) => {
    const grade = gradeSchema.catch({}).parse(detail);
    if (grade.details !== undefined && grade.details.length > 0)
        return gradersIn(grade.details);
    const isUndecided = grade.status === 'error';
    return {
        name: grade.name || grade.kind || 'grader',
        type: grade.kind,
        score: isUndecided ? undefined : grade.score,
        passed: isUndecided ? undefined : grade.passed,
        isUndecided,
        reason: grade.evidence,
    };
});
function vally_outcomeOf({ status, error, gradeResult, trajectory }, graders) {
    const message = typeof error === 'string' ? error : error?.message;
    const of = (outcome) => outcome;
    if (status === 'error' || (gradeResult == null && message)) {
        const isTimeout = trajectory?.endReason === 'agent_timeout';
        return of({
            kind: 'error',
            message: message ?? trajectory?.endReason ?? 'Vally gives no reason',
            class: isTimeout ? 'timeout' : undefined,
        });
    }
    if (gradeResult == null)
        return of({ kind: 'error', message: 'Vally did not grade this trial', class: 'grader' });
    const undecided = graders.find(({ isUndecided }) => isUndecided);
    const isUndecided = gradeResult.status === 'error' || undecided !== undefined;
    if (isUndecided && !graders.some(({ passed }) => passed === false)) {
        const why = undecided?.reason ?? gradeResult.evidence ?? 'it gives no reason';
        return of({ kind: 'error', message: `${undecided?.name ?? 'A grader'} failed to judge: ${why}`, class: 'grader' });
    }
    return of({ kind: gradeResult.passed ? 'passed' : 'failed' });
}

;// CONCATENATED MODULE: ./build/js/src/results/importers/vitest.js








const vitest_documentSchema = schemas/* object */.Ikc({
    numFailedTestSuites: schemas/* number */.aig().nonnegative(),
    startTime: loose_fields/* amount */.vj,
    testResults: schemas/* array */.YOg(schemas/* unknown */.L5J()),
});
const eventSchema = schemas/* object */.Ikc({
    type: loose_fields/* text */.Qq,
    role: (0,loose_fields/* loose */.LT)(schemas/* enum */.k5n(['system', 'user', 'assistant', 'tool'])),
    content: loose_fields/* anything */.D8,
    id: loose_fields/* text */.Qq,
    name: loose_fields/* text */.Qq,
    arguments: loose_fields/* anything */.D8,
    toolCallId: loose_fields/* text */.Qq,
});
const metaSchema = schemas/* object */.Ikc({
    eval: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({
        scores: (0,loose_fields/* loose */.LT)(schemas/* array */.YOg(schemas/* object */.Ikc({ name: loose_fields/* text */.Qq, score: loose_fields/* number */.ai, metadata: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ rationale: loose_fields/* text */.Qq })) }))),
        thresholdFailed: loose_fields/* flag */.Jt,
        output: loose_fields/* anything */.D8,
    })),
    harness: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({
        run: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({
            session: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ model: loose_fields/* text */.Qq, events: (0,loose_fields/* loose */.LT)(schemas/* array */.YOg(eventSchema)) })),
            output: loose_fields/* anything */.D8,
            usage: row_parts/* usageSchema */.ht.and(schemas/* object */.Ikc({ model: loose_fields/* text */.Qq, costUsd: loose_fields/* amount */.vj }).catch({})),
            timings: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ totalMs: loose_fields/* amount */.vj })),
            errors: (0,loose_fields/* loose */.LT)(schemas/* array */.YOg(schemas/* object */.Ikc({ message: loose_fields/* text */.Qq }))),
        })),
    })),
});
const vitest_testSchema = schemas/* object */.Ikc({
    file: schemas/* string */.YjP().min(1),
    ancestorTitles: schemas/* array */.YOg(schemas/* string */.YjP()),
    title: schemas/* string */.YjP().min(1),
    status: schemas/* enum */.k5n(['passed', 'failed', 'skipped', 'todo', 'disabled', 'pending']),
    duration: loose_fields/* amount */.vj,
    failureMessages: schemas/* array */.YOg(loose_fields/* text */.Qq),
    location: (0,loose_fields/* loose */.LT)(schemas/* object */.Ikc({ line: schemas/* int */.Whr().positive() })),
    meta: metaSchema.catch({}),
});
const fileSchema = schemas/* object */.Ikc({
    name: loose_fields/* text */.Qq,
    status: loose_fields/* text */.Qq,
    message: loose_fields/* text */.Qq,
    endTime: loose_fields/* amount */.vj,
    assertionResults: schemas/* array */.YOg(schemas/* unknown */.L5J()),
});
const vitest_vitest = {
    name: 'vitest',
    async recognizes(source) {
        const document = await source.document();
        if (!(0,mapping/* isMapping */.pi)(document) || !Array.isArray(document['testResults']))
            return false;
        return 'numTotalTestSuites' in document && !('numRuntimeErrorTestSuites' in document);
    },
    async read(source, _settings, into) {
        const location = { file: source.path, line: 1, column: 1 };
        const document = (0,row_parts/* parseRow */.W0)(vitest_documentSchema, await source.json());
        if (!document.success) {
            const hint = 'Write it with: npx vitest run --reporter=json --outputFile=results.json';
            throw (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `${source.path} has no results of vitest: ${document.why}`, {
                location,
                hint,
            });
        }
        const { testResults, numFailedTestSuites, startTime } = document.data;
        if (testResults.length === 0)
            into.unreadable(location, 'vitest ran no test file');
        const files = testResults.map((value, at) => ({ value, location, pointer: `/testResults/${at}` }));
        const failedSuites = new Set();
        let hidden = 0;
        for (const { row: file, pointer } of (0,row_parts/* readableRows */.G8)(files, fileSchema, into)) {
            const suite = source.shown(file.name ?? '');
            const rows = file.assertionResults.map((value, at) => ({
                value: (0,mapping/* isMapping */.pi)(value) ? { ...value, file: file.name } : value,
                location,
                pointer: `${pointer}/assertionResults/${at}`,
            }));
            const tests = [...(0,row_parts/* readableRows */.G8)(rows, vitest_testSchema, into)];
            const failed = tests.filter(({ row }) => row.status === 'failed');
            if (file.status !== 'passed')
                failedSuites.add(JSON.stringify([suite]));
            for (const { row } of failed) {
                for (let depth = 0; depth <= row.ancestorTitles.length; depth += 1) {
                    failedSuites.add(JSON.stringify([suite, ...row.ancestorTitles.slice(0, depth)]));
                }
            }
            if (file.status !== 'passed' && failed.length === 0) {
                const why = file.message?.trim() || 'a hook failed, so its tests are shown as skipped';
                into.unreadable(location, `${pointer}: ${suite} could not be run: ${why}`);
            }
            else if (file.status !== 'passed') {
                hidden += tests.filter(({ row }) => row.status === 'skipped').length;
            }
            for (const { row, pointer: at } of tests) {
                const names = {
                    suite,
                    test: { kind: 'named', text: [...row.ancestorTitles, row.title].join(' > ') },
                    target: 'default',
                };
                if (row.status === 'pending') {
                    into.unreadable(location, `${at}: "${names.test.text}" was not run: vitest stopped before it`);
                }
                else if (row.status === 'passed' || row.status === 'failed') {
                    const trial = {
                        ...names,
                        ...vitest_measuredIn(row),
                        location: { file: suite, line: row.location?.line ?? 1, column: 1 },
                        pointer: at,
                        time: file.endTime === undefined ? undefined : (0,iso_time/* isoTime */.Ly)(file.endTime),
                    };
                    for (const each of withAttempts(trial, row))
                        into.trial(each);
                }
                else
                    into.skipped(names);
            }
        }
        const lost = numFailedTestSuites - failedSuites.size;
        if (lost > 0 && hidden > 0) {
            const why = `${(0,text_text/* plural */.LS)('suite', lost)} failed without a failed test, as by a hook: their tests are shown as skipped`;
            into.failed(location, why);
        }
        const time = startTime === undefined ? undefined : (0,iso_time/* isoTime */.Ly)(startTime);
        return { tool: { name: 'vitest' }, attempts: 'all', time, areDoublesAmbiguous: true };
    },
};
function withAttempts(trial, { failureMessages }) {
    if (trial.outcome.kind !== 'passed' || failureMessages.length === 0)
        return [trial];
    const { suite, test, target, location } = trial;
    const earlier = failureMessages.map((message) => ({
        ...{ suite, test, target, location },
        outcome: { kind: 'failed' },
        reason: firstPart(message),
    }));
    return (0,row_parts/* asAttempts */.z2)([...earlier, trial], trial);
}
const firstPart = (message = '') => (message.split(/\n\s+at /)[0] ?? '').trim().replace(/^Error: STACK_TRACE_ERROR$/, 'Error: Test timed out');
function vitest_measuredIn(test) {
    const { status, duration, failureMessages: [failure = ''], meta, } = test;
    const { scores = [], thresholdFailed, output } = meta.eval ?? {};
    const run = meta.harness?.run;
    const questions = run?.session?.events?.filter(({ role }) => role === 'user').slice(0, 1) ?? [];
    const input = questions.map(({ content }) => ({ role: 'user', content: (0,row_parts/* answerText */.yy)(content) }));
    const names = scores.map(({ name = 'score' }) => name).sort();
    return {
        outcome: status === 'passed' ? { kind: 'passed' } : vitest_outcomeOf(failure, test),
        score: status === 'passed' || thresholdFailed ? (0,sums/* meanOfKnown */._)(scores.map(({ score }) => score)) : undefined,
        reason: status === 'passed' ? undefined : firstPart(failure),
        input: input.length === 0 ? undefined : input,
        answer: (0,row_parts/* answerText */.yy)(output ?? run?.output),
        messages: run?.session?.events && vitest_messagesOf(run.session.events),
        durationMs: run?.timings?.totalMs ?? duration,
        costUsd: run?.usage.costUsd,
        tokenUsage: (0,row_parts/* usageOf */.Fs)(run?.usage),
        model: run?.usage.model ?? run?.session?.model,
        graders: scores.map(({ name = 'score', score, metadata }) => ({
            name,
            type: 'judge',
            score,
            isUndecided: score === undefined,
            reason: metadata?.rationale,
        })),
        definition: {
            question: input.length === 0 ? undefined : input.map(({ content }) => content),
            graders: names.length === 0 ? undefined : names,
        },
    };
}
function vitest_outcomeOf(failure, { meta }) {
    const message = firstPart(failure);
    const { scores = [], thresholdFailed } = meta.eval ?? {};
    if (/^(?:TestTimeout)?Error: Test timed out\b/.test(message))
        return { kind: 'error', message, class: 'timeout' };
    const unknown = scores.find(({ score }) => score === undefined);
    if (thresholdFailed) {
        if (unknown === undefined)
            return { kind: 'failed' };
        return { kind: 'error', message: `${unknown.name ?? 'A judge'} gave no score`, class: 'grader' };
    }
    const error = meta.harness?.run?.errors?.find((each) => each.message && message.includes(each.message));
    if (error?.message !== undefined)
        return { kind: 'error', message: error.message };
    const isOfJudge = /\bat (?:\w+\.)?(?:toSatisfyJudge|applyAutomaticJudges) \(.*vitest-evals/.test(failure);
    if (isOfJudge && !/^AssertionError/.test(message))
        return { kind: 'error', message, class: 'grader' };
    return { kind: 'failed' };
}
function vitest_messagesOf(events) {
    const results = new Map(events.flatMap((event) => (event.toolCallId ? [[event.toolCallId, event.content]] : [])));
    return events.flatMap((event) => {
        if (event.type === 'tool_call' && event.name !== undefined) {
            const call = { tool: event.name, input: event.arguments, output: results.get(event.id ?? '') };
            return [{ role: 'assistant', content: '', toolCalls: [call] }];
        }
        return event.type === 'message' && event.role ? [{ role: event.role, content: (0,row_parts/* answerText */.yy)(event.content) }] : [];
    });
}

;// CONCATENATED MODULE: ./build/js/src/results/importers/index.js















const importers = [
    genericJsonl,
    ctrf,
    deepeval,
    evalite,
    harbor,
    inspect,
    junit,
    promptfoo,
    vally,
    vitest_vitest,
];
async function importFile(source, format, settings = {}) {
    if ((0,row_parts/* decodeText */.g7)(source.head).trim() === '') {
        throw (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `${source.path} is empty`, {
            hint: 'Did the tool that should have written it fail?',
        });
    }
    const areRecognized = await Promise.all(importers.map(({ name, recognizes }) => (format === undefined ? recognizes(source) : name === format)));
    const [importer, ...others] = importers.filter((_, at) => areRecognized[at]);
    if (importer === undefined)
        throw await unknownFormat(source);
    if (others.length > 0) {
        throw (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `${source.path} may have several formats: ${importers_namesOf([importer, ...others])}`, { hint: 'Set format (--format) to one of them.' });
    }
    const into = new FileCollector(source.path, settings);
    const facts = await importer.read(source, settings, into);
    return into.finish(importer.name, facts);
}
const importers_namesOf = (all) => all.map(({ name }) => name).join(', ');
async function unknownFormat(source) {
    const text = (0,row_parts/* decodeText */.g7)(source.head).trimStart();
    const first = await source.firstRow();
    if (/^[[{]/.test(text) && first === undefined)
        await source.json();
    const begin = JSON.stringify((0,text_text/* cutEnd */.ym)(text, 60).split(/\r?\n/)[0]);
    const document = first ?? (await source.document());
    const isZip = source.head[0] === 0x50 && source.head[1] === 0x4b;
    const other = isZip
        ? `a ZIP archive of ${(0,text_text/* plural */.LS)('file', (await source.entries()).size)}`
        : `a text that begins with ${begin}`;
    return (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `The format of ${source.path} is not known`, {
        location: { file: source.path, line: 1, column: 1 },
        expected: `results of eval-action or AgentV, or one of: ${importers_namesOf(importers)}`,
        found: (0,mapping/* isMapping */.pi)(document) ? `an object with ${(0,row_parts/* keysOf */.YD)(document)}` : other,
        hint: 'If it has one of these formats, set format (--format). Otherwise write JSON Lines, one object per line, with "test" and "pass": https://github.com/agentv/eval-action/blob/v1/docs/results-files.md#json-lines',
    });
}


/***/ }),

/***/ 17496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ MAX_GRADERS),
/* harmony export */   Kk: () => (/* binding */ endTogether),
/* harmony export */   Q6: () => (/* binding */ failureIn),
/* harmony export */   kT: () => (/* binding */ testOf)
/* harmony export */ });
/* harmony import */ var _model_run_grade_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66536);
/* harmony import */ var _model_run_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89976);
/* harmony import */ var _model_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(207);
/* harmony import */ var _model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94987);
/* harmony import */ var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20758);
/* harmony import */ var _model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58392);
/* harmony import */ var _model_text_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23291);
/* harmony import */ var _model_values_sums_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16586);
/* harmony import */ var _identity_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57038);









const MAX_GRADERS = 100;
const MAX_SUBJECT_LENGTH = 100;
function testOf({ suite, testId, target, trials }, { format, facts }, index) {
    const [first] = trials;
    const isOnly = trials.length === 1;
    const shown = trials.find(({ outcome }) => outcome.kind === 'failed') ?? first;
    const time = timeOf(shown.time ?? facts.time);
    const messages = shown.messages ?? (shown.answer ? [{ role: 'assistant', content: shown.answer }] : []);
    const { pointer, score } = shown;
    const { subject, ofAllAttempts: allAttempts } = first;
    const ends = trials.map(endOf);
    const scores = ends.map((end) => end.score);
    const aggregation = (0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .aggregateScores */ .hx)(scores, allAttempts === undefined ? 'mean' : 'pass_at_k').aggregation;
    const end = allAttempts
        ? endOf({ ...first, ...allAttempts, score: allAttempts.score ?? (isOnly ? undefined : Math.max(...scores)) })
        : endTogether(ends);
    const durationMs = (0,_model_values_sums_js__WEBPACK_IMPORTED_MODULE_7__/* .meanOfKnown */ ._)(trials.map((trial) => trial.durationMs));
    const isShort = typeof subject === 'string' && subject.length <= MAX_SUBJECT_LENGTH;
    const shownSubject = subject === undefined || isShort ? subject : (0,_identity_js__WEBPACK_IMPORTED_MODULE_8__/* .contentHash */ .Ae)(subject);
    return {
        index,
        timestamp: time,
        suite,
        suiteFile: suite,
        category: 'Uncategorized',
        testId,
        target,
        location: first.location,
        passMark: first.passMark ?? 1,
        mustPass: false,
        assertions: assertionsOf(shown),
        scores: scoresOf(shown, time),
        input: [...(shown.input ?? [])],
        output: shown.answer ?? (0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_1__/* .finalAnswer */ .zN)(messages),
        messages: [...messages],
        tokenUsage: meanTokens(trials),
        costUsd: (0,_model_values_sums_js__WEBPACK_IMPORTED_MODULE_7__/* .meanOfKnown */ ._)(trials.map(({ costUsd }) => costUsd)),
        durationMs,
        cached: trials.every(({ cached }) => cached === true) ? true : undefined,
        model: shown.model,
        evalRun: { durationMs: durationMs ?? 0 },
        retries: trials.reduce((sum, { retries = 0 }) => sum + retries, 0),
        trials: isOnly
            ? undefined
            : trials.map((trial, attempt) => {
                const { status, ...ended } = endOf(trial);
                return {
                    attempt,
                    status,
                    ...ended,
                    verdict: status === 'ok' ? 'pass' : status === 'quality_failure' ? 'fail' : 'skip',
                    scores: scoresOf(trial, trial.time === undefined ? time : timeOf(trial.time)),
                    tokenUsage: trial.tokenUsage,
                    costUsd: trial.costUsd,
                    durationMs: trial.durationMs,
                    cached: trial.cached ? true : undefined,
                };
            }),
        metadata: {
            ...(pointer !== undefined && { pointer }),
            ...(score !== undefined && (0,_model_run_grade_js__WEBPACK_IMPORTED_MODULE_0__/* .clampScore */ .E2)(score) !== score && { raw_score: score }),
            ...shown.metadata,
        },
        measure: measureOf(trials, facts),
        subject: shownSubject,
        importedFrom: format,
        onlyLastAttempts: facts.attempts === 'last-only' ? true : undefined,
        ...end,
        aggregation: isOnly ? undefined : aggregation,
    };
}
function measureOf(trials, facts) {
    const tool = trials[0].tool === undefined ? facts.tool : { name: trials[0].tool };
    const measure = trials.find((trial) => trial.measure !== undefined)?.measure;
    if (measure !== undefined)
        return (0,_identity_js__WEBPACK_IMPORTED_MODULE_8__/* .importedMeasure */ .Ti)({ question: measure }, tool);
    const partOf = (part) => trials.find(({ definition }) => definition?.[part] !== undefined)?.definition?.[part];
    const graders = trials.flatMap(({ definition }) => definition?.graders === undefined ? [] : [(0,_model_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .canonicalJson */ .dj)(definition.graders)]);
    const [longest] = graders.sort((one, other) => other.length - one.length || (one < other ? -1 : 1));
    const parts = { question: partOf('question'), judge: partOf('judge'), limits: partOf('limits') };
    return (0,_identity_js__WEBPACK_IMPORTED_MODULE_8__/* .importedMeasure */ .Ti)({ ...parts, graders: longest && JSON.parse(longest) }, tool);
}
function timeOf(timestamp) {
    const moment = timestamp === undefined ? Number.NaN : Date.parse(timestamp);
    return Number.isFinite(moment) && moment >= 0 ? (0,_model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_5__/* .isoTime */ .Ly)(moment) : _model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_5__/* .EPOCH */ .wI;
}
function endOf(trial) {
    const failure = failureIn(trial);
    if (failure !== undefined)
        return { status: 'execution_error', score: 0, failure };
    const hasPassed = trial.outcome.kind === 'passed';
    const score = trial.score === undefined ? Number(hasPassed) : (0,_model_run_grade_js__WEBPACK_IMPORTED_MODULE_0__/* .clampScore */ .E2)(trial.score);
    return { status: hasPassed ? 'ok' : 'quality_failure', score };
}
function endTogether([first, ...others]) {
    if (first === undefined)
        throw new Error('A test has at least one trial');
    if (others.length === 0)
        return first;
    const ends = [first, ...others];
    const decided = ends.filter((end) => end.status !== 'execution_error' || (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .isAgentFailure */ .s7)(end.failure));
    if (decided.length * 2 >= ends.length) {
        const score = decided.reduce((sum, end) => sum + end.score, 0) / decided.length;
        const passes = decided.filter(({ status }) => status === 'ok').length;
        return { status: passes / decided.length >= _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_4__/* .PASS_MARK */ .Yn ? 'ok' : 'quality_failure', score };
    }
    const lost = ends.filter((end) => !decided.includes(end));
    const classOf = (end) => (end.status === 'execution_error' ? end.failure.class : undefined);
    const count = (end) => lost.filter((other) => classOf(other) === classOf(end)).length;
    return lost.reduce((most, end) => (count(end) > count(most) ? end : most));
}
function meanTokens(trials) {
    const usages = trials.flatMap(({ tokenUsage }) => tokenUsage ?? []);
    const sum = (0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_1__/* .sumTokens */ .WT)(usages);
    const part = (count) => count && Math.round(count / usages.length);
    if (sum === undefined || usages.length === 1)
        return sum;
    return {
        input: Math.round(sum.input / usages.length),
        output: Math.round(sum.output / usages.length),
        cached: part(sum.cached),
        cacheWritten: part(sum.cacheWritten),
        reasoning: part(sum.reasoning),
    };
}
function assertionsOf({ outcome, reason: ownReason, graders = [] }) {
    const firstFailed = graders.find(({ passed, reason }) => passed === false && reason)?.reason;
    const reason = ownReason || (outcome.kind === 'failed' ? firstFailed : undefined);
    const source = graders.find((grader) => grader.passed === false && grader.reason && grader.reason === reason);
    const checks = graders.slice(0, MAX_GRADERS).flatMap((grader) => {
        const { name, passed, reason: evidence } = grader;
        if (passed === undefined || grader === source)
            return [];
        return [{ text: name, passed, evidence: evidence === reason ? undefined : evidence || undefined }];
    });
    if (reason === undefined)
        return checks;
    const text = source === undefined || source.name === source.type ? reason : `${source.name}: ${reason}`;
    return [{ text, passed: outcome.kind === 'passed' }, ...checks];
}
const scoresOf = ({ graders = [] }, time) => graders.slice(0, MAX_GRADERS).map((grader) => {
    const { isUndecided, score, threshold } = grader;
    const byScore = score === undefined || threshold === undefined ? undefined : score >= threshold;
    const hasPassed = grader.passed ?? byScore;
    const verdict = isUndecided || hasPassed === undefined ? 'skip' : hasPassed ? 'pass' : 'fail';
    return {
        name: grader.name,
        type: grader.type ?? 'imported',
        score: (0,_model_run_grade_js__WEBPACK_IMPORTED_MODULE_0__/* .clampScore */ .E2)(grader.score ?? (verdict === 'pass' ? 1 : 0)),
        weight: grader.weight ?? 1,
        verdict,
        assertions: [],
        durationMs: 0,
        startedAt: time,
        endedAt: time,
        reasoning: grader.reason,
        target: grader.judge,
        costUsd: grader.costUsd,
        tokenUsage: grader.tokenUsage,
        details: grader.details,
    };
});
const BY_TEXT = [
    [/timed? ?out|timeout|deadline exceeded|exceeded max duration/i, 'timeout'],
    [/\b429\b|rate.?limit|too many requests|quota|overloaded/i, 'rate_limit'],
    [/\b40[13]\b|unauthori[sz]ed|forbidden|invalid api key|authentication/i, 'auth'],
    [/\b5\d\d\b|ECONN|ENOTFOUND|EAI_AGAIN|socket hang up|fetch failed/i, 'provider'],
    [/exit (?:code|status)|signal SIG|segmentation fault|killed/i, 'crash'],
    [/cannot find module|ModuleNotFound|SyntaxError|ENOENT|fixture .{0,200} not found/i, 'config'],
];
const MAX_READ_CHARACTERS = 2_000;
const STAGES = {
    grader: { stage: 'evaluator', reason: 'evaluator_error' },
    config: { stage: 'setup', reason: 'setup_error' },
};
function failureIn({ outcome }) {
    if (outcome.kind !== 'error')
        return undefined;
    const { message, failedRows } = outcome;
    const text = message.slice(0, MAX_READ_CHARACTERS);
    const byText = BY_TEXT.find(([pattern]) => pattern.test(text))?.[1] ?? 'provider';
    const failureClass = outcome.class ?? byText;
    const stage = STAGES[failureClass] ?? { stage: 'agent', reason: 'provider_error' };
    return { class: failureClass, ...stage, message, failedRows };
}


/***/ })

};
