export const id = 347;
export const ids = [347];
export const modules = {

/***/ 60347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dR: () => (/* binding */ dated),
  x8: () => (/* binding */ readResults),
  Fm: () => (/* binding */ withRequirements)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var model_errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/environment.js
var run_environment = __webpack_require__(47422);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var run_result = __webpack_require__(32506);
// EXTERNAL MODULE: ./build/js/src/results/joined-runs.js
var joined_runs = __webpack_require__(97468);
// EXTERNAL MODULE: ./build/js/src/results/read/read-report.js
var read_report = __webpack_require__(34210);
// EXTERNAL MODULE: ./build/js/src/results/read/read-scores.js
var read_scores = __webpack_require__(31055);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-results.js
var earlier_results = __webpack_require__(12555);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(81469);
// EXTERNAL MODULE: ./build/js/src/model/run/feedback.js
var feedback = __webpack_require__(81832);
// EXTERNAL MODULE: ./build/js/src/model/suite/source.js
var source = __webpack_require__(23609);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/shared/mapping.js
var mapping = __webpack_require__(16955);
// EXTERNAL MODULE: ./build/js/src/shared/once.js
var once = __webpack_require__(28876);
// EXTERNAL MODULE: ./build/js/src/shared/yaml/json-text.js
var json_text = __webpack_require__(6427);
;// CONCATENATED MODULE: ./build/js/src/results/read/read-feedback.js








const FEEDBACK_FILE = 'feedback.json';
const MAX_FEEDBACK_BYTES = 1024 * 1024;
const MOST_REVIEWS = 5000;
const LONGEST_NOTE = 10_000;
const read_feedback_text = () => schemas/* string */.YjP('text').max(LONGEST_NOTE, `text of at most ${LONGEST_NOTE} characters`);
const read_feedback_name = () => read_feedback_text().min(1, 'text that is not empty');
const reviews = (item) => schemas/* array */.YOg(item, 'a list of reviews').max(MOST_REVIEWS, `at most ${MOST_REVIEWS} reviews`);
const reviewedByHand = (0,once/* once */.O)(() => schemas/* object */.Ikc({
    test_id: read_feedback_name(),
    verdict: schemas/* enum */.k5n(feedback/* reviewVerdicts */.h, (0,shared_text/* orList */.A3)(feedback/* reviewVerdicts */.h)),
    notes: read_feedback_text().optional(),
    evaluator_overrides: schemas/* record */.g1P(read_feedback_name(), read_feedback_text(), 'a mapping of graders to notes').optional(),
    workspace_notes: read_feedback_text().optional(),
}));
const handWritten = (0,once/* once */.O)(() => schemas/* object */.Ikc({
    run_id: read_feedback_name(),
    reviewer: read_feedback_name(),
    timestamp: read_feedback_name(),
    overall_notes: read_feedback_text().optional(),
    per_case: reviews(reviewedByHand()).optional(),
}));
const comment = (0,once/* once */.O)(() => schemas/* object */.Ikc({ test_id: read_feedback_name(), comment: read_feedback_text(), updated_at: read_feedback_text().optional() }));
const ofDashboard = (0,once/* once */.O)(() => schemas/* object */.Ikc({ reviews: reviews(comment()) }));
function readFeedback(given, { file, graders }) {
    const parsed = (0,json_text/* parseJsonText */.l)(given);
    if (parsed.kind === 'invalid') {
        return { problems: parsed.errors.map(({ message, hint, ...at }) => unread(message, { file, ...at }, { hint })) };
    }
    const { value } = parsed;
    const isOfDashboard = (0,mapping/* isMapping */.p)(value) && 'reviews' in value && !('per_case' in value);
    const read = isOfDashboard ? ofDashboard().safeParse(value) : handWritten().safeParse(value);
    const root = new source/* Cursor */.bs(new source/* Source */.kL(file, parsed), value);
    const unknown = isOfDashboard
        ? unknownKeys(root, { whole: ofDashboard(), list: 'reviews', item: comment() })
        : unknownKeys(root, { whole: handWritten(), list: 'per_case', item: reviewedByHand() });
    if (!read.success) {
        const problems = read.error.issues.slice(0, MOST_PROBLEMS).map(({ path, message }) => {
            const keys = path.filter((key) => typeof key !== 'symbol');
            const subject = keys.length === 0 ? 'This review' : `"${(0,shared_text/* cutEnd */.ym)(keys.join('.'), 100)}"`;
            return unread(`${subject} is missing or invalid`, root.below(keys), { expected: message });
        });
        return { problems: [...problems, ...unknown] };
    }
    return {
        feedback: { file, ...('reviews' in read.data ? commentsOf(read.data) : reviewOf(read.data)) },
        problems: [...unknown, ...unknownGraders(root, graders)],
    };
}
function unknownKeys(root, { whole, list, item }) {
    const items = root.field(list)?.items() ?? [];
    const found = [[root, whole], ...items.map((each) => [each, item])].flatMap(([mapping, { shape }]) => mapping.keys().flatMap((key) => (Object.hasOwn(shape, key) ? [] : [{ mapping, key, known: Object.keys(shape) }])));
    return found.slice(0, MOST_PROBLEMS).map(({ mapping, key, known }) => {
        const message = `"${(0,shared_text/* cutEnd */.ym)(key, 60)}" is not a key of a review and is ignored`;
        return root.warning('UNKNOWN_FIELD', message, {
            location: mapping.key(key)?.keyLocation ?? mapping.location,
            hint: (0,did_you_mean/* suggestion */.h)(key, known, 'keys'),
        });
    });
}
function unknownGraders(root, graders) {
    const found = (root.field('per_case')?.items() ?? []).flatMap((review) => {
        const known = graders.get(review.field('test_id')?.text ?? '') ?? [];
        const names = new Set(known.map(nameOf));
        const overrides = review.field('evaluator_overrides');
        if (overrides === undefined || known.length === 0)
            return [];
        const unknown = overrides.keys().filter((key) => !names.has(key) && !names.has(nameOf(key)));
        return unknown.map((key) => ({ overrides, key, known }));
    });
    return found.slice(0, MOST_PROBLEMS).map(({ overrides, key, known }) => {
        const message = `This review is about a grader that the results of the test do not have: "${(0,shared_text/* cutEnd */.ym)(key, 60)}"`;
        return root.warning('UNKNOWN_GRADER', message, {
            location: overrides.key(key)?.keyLocation ?? overrides.location,
            hint: (0,did_you_mean/* suggestion */.h)(key, known, 'graders'),
        });
    });
}
const nameOf = (grader) => grader.slice(grader.indexOf(':') + 1);
const MOST_PROBLEMS = 5;
const unread = (message, location, { expected, hint = 'The review is not shown until this is fixed.' }) => ({
    code: 'RESULTS_UNREADABLE',
    severity: 'warning',
    message,
    location,
    hint,
    ...(expected !== undefined && { expected }),
});
function reviewOf(given) {
    const { run_id: runId, reviewer, timestamp, overall_notes: overallNotes, per_case: cases = [] } = given;
    const tests = cases.map(({ test_id: testId, evaluator_overrides: graderNotes, workspace_notes: workspaceNotes, ...each }) => ({
        testId,
        ...each,
        ...(graderNotes && { graderNotes }),
        ...(workspaceNotes !== undefined && { workspaceNotes }),
    }));
    return { runId, reviewer, timestamp, ...(overallNotes !== undefined && { overallNotes }), tests };
}
const commentsOf = ({ reviews: given }) => ({
    tests: given.map(({ test_id: testId, comment }) => ({ testId, notes: comment })),
});

;// CONCATENATED MODULE: ./build/js/src/app/run-folder/feedback-file.js





async function withFeedback(run, folder, { cwd, files }) {
    const path = (0,external_node_path_.join)(folder, FEEDBACK_FILE);
    if ((await files.state(path)) !== 'file')
        return run;
    const file = (0,shown_path/* shownPath */.p)(path, cwd);
    const { feedback, problems } = await contentOf(path, { file, graders: gradersOf(run) }, files);
    const warnings = [...run.warnings, ...problems, ...(feedback ? unknownTests(feedback, run) : [])];
    return { ...run, warnings, ...(feedback && { feedback: [feedback] }) };
}
async function contentOf(path, review, files) {
    try {
        return readFeedback(await files.read(path, MAX_FEEDBACK_BYTES), review);
    }
    catch (error) {
        if (!(error instanceof model_errors/* UserError */.yo))
            throw error;
        return { problems: error.problems.map((problem) => ({ ...problem, severity: 'warning' })) };
    }
}
function gradersOf({ results }) {
    const graders = new Map();
    for (const { testId, scores } of results) {
        const known = graders.get(testId) ?? [];
        known.push(...scores.flatMap(withMembers).map(({ type, name }) => `${type}:${name}`));
        graders.set(testId, known);
    }
    return graders;
}
const withMembers = (score) => [score, ...(score.scores ?? []).flatMap(withMembers)];
function unknownTests({ file, tests }, { results }) {
    const known = new Set(results.map(({ testId }) => testId));
    const unknown = [...new Set(tests.map(({ testId }) => testId))].filter((id) => !known.has(id));
    if (unknown.length === 0)
        return [];
    const message = `This review is about tests that the results do not have: ${(0,did_you_mean/* listed */.KE)(unknown)}`;
    return [{ code: 'NOTHING_MATCHED', severity: 'warning', message, location: { file, line: 1, column: 1 } }];
}

// EXTERNAL MODULE: ./build/js/src/app/run-folder/result-rows.js + 3 modules
var result_rows = __webpack_require__(90057);
;// CONCATENATED MODULE: ./build/js/src/app/run-folder/read-results.js












async function readResults(paths, site, { withAnswers = true } = {}) {
    const read = [];
    const errors = [];
    for (const given of paths) {
        try {
            read.push(await readOne((0,external_node_path_.resolve)(site.cwd, given), given, site, withAnswers));
        }
        catch (error) {
            if (!(error instanceof model_errors/* UserError */.yo))
                throw error;
            errors.push(...error.problems);
        }
    }
    if (read.length === 0)
        throw errors.length > 0 ? new model_errors/* UserError */.yo(errors) : nothingNamed();
    const unreadable = [...errors, ...inSeveralFiles(read)];
    const run = joined(read, unreadable);
    return { run, files: read, problems: [...unreadable, ...run.warnings] };
}
const HINT = 'Pass a run folder or a results file.';
const nothingNamed = () => (0,model_errors/* userError */.IF)('INPUT_INVALID', 'No results are given', { hint: HINT });
async function readOne(path, given, site, withAnswers) {
    const state = await site.files.state(path);
    if (state === 'missing')
        throw (0,model_errors/* userError */.IF)('FILE_MISSING', `There are no results at ${given}`, { hint: HINT });
    const shown = (0,shown_path/* shownPath */.p)(path, site.cwd);
    const folder = state === 'folder' ? path : (0,external_node_path_.basename)(path) === earlier_results/* JOURNAL */.Ex ? (0,external_node_path_.dirname)(path) : undefined;
    if (folder === undefined)
        return { shown, path, ...(await readFile(path, site, withAnswers)) };
    const read = await readFolder(folder, given, site, withAnswers);
    return { shown, path, ...read, run: await withFeedback(read.run, folder, site) };
}
const ofRows = (run) => ({ run, regressed: [] });
async function readFolder(folder, given, site, withAnswers) {
    const { files } = site;
    const [report, journal] = [(0,external_node_path_.join)(folder, 'report.json'), (0,external_node_path_.join)(folder, earlier_results/* JOURNAL */.Ex)];
    const hasJournal = (await files.state(journal)) === 'file';
    if ((await files.state(report)) === 'file') {
        const text = await files.read(report, result_rows/* MAX_RESULTS_BYTES */.ue);
        if ((0,read_report/* looksLikeReport */.Q)(text) || !hasJournal)
            return fromReport(text, report, site, withAnswers);
    }
    if (!hasJournal)
        throw (0,model_errors/* userError */.IF)('FILE_MISSING', `There are no results in ${given}`, { hint: HINT });
    const rows = await (0,result_rows/* readRows */.aK)(journal, site, withAnswers);
    const planned = await plannedTests(folder, files);
    if (planned !== undefined)
        return ofRows((0,result_rows/* runOf */.ng)(rows, { planned }));
    return ofRows((0,result_rows/* runOf */.ng)(rows, { isCutOff: rows.areOurs }));
}
async function readFile(path, site, withAnswers) {
    if (/\.json$/i.test(path)) {
        const text = await site.files.read(path, result_rows/* MAX_RESULTS_BYTES */.ue);
        if ((0,read_report/* looksLikeReport */.Q)(text))
            return fromReport(text, path, site, withAnswers);
    }
    return ofRows((0,result_rows/* runOf */.ng)(await (0,result_rows/* readRows */.aK)(path, site, withAnswers)));
}
async function fromReport(text, path, site, withAnswers) {
    const { run, results, regressed } = (0,read_report/* readReport */.t)(text, (0,shown_path/* shownPath */.p)(path, site.cwd));
    if (results !== undefined && results.length <= result_rows/* MOST_ROWS */.wq)
        return { run: { ...run, results: [...results] }, regressed };
    const rows = await (0,result_rows/* readRows */.aK)((0,external_node_path_.join)((0,external_node_path_.dirname)(path), earlier_results/* JOURNAL */.Ex), site, withAnswers);
    const planned = Math.max(run.planned, rows.results.length);
    return { run: { ...run, planned, results: rows.results }, regressed };
}
async function plannedTests(folder, files) {
    const path = (0,external_node_path_.join)(folder, 'benchmark.json');
    if ((await files.state(path)) !== 'file')
        return undefined;
    try {
        const value = JSON.parse(await files.read(path, result_rows/* MAX_RESULTS_BYTES */.ue));
        const count = value?.metadata?.planned_test_count;
        return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
    }
    catch {
        return undefined;
    }
}
function inSeveralFiles(read) {
    if (read.length < 2)
        return [];
    const first = new Map();
    const pairs = new Map();
    for (const file of read) {
        for (const result of file.run.results) {
            const key = (0,run_result/* resultKey */.ZH)(result);
            const other = first.get(key);
            if (other === undefined || other === file) {
                first.set(key, file);
                continue;
            }
            const both = [other.shown, file.shown];
            const pair = pairs.get(JSON.stringify(both)) ?? { files: both, testId: result.testId, count: 0 };
            pairs.set(JSON.stringify(both), { ...pair, count: pair.count + 1 });
        }
    }
    return [...pairs.values()].map(({ files: [one, two], testId, count }) => ({
        code: 'DUPLICATE_ID',
        severity: 'error',
        message: `${(0,shared_text/* plural */.LS)('test', count)} ${count === 1 ? 'is' : 'are'} both in ${one} and in ${two}: ${testId}${count > 1 ? ' and others' : ''}`,
        hint: 'Remove one of the two: files of an earlier run must not count. To compare two runs, pass the earlier one with --baseline (baseline).',
    }));
}
function joined(read, unreadable) {
    const runs = read.map(({ run }) => run);
    const { start, end } = (0,joined_runs/* periodOf */.jH)(runs);
    const stopped = (0,joined_runs/* gravestStop */.ds)(runs);
    const lost = [...runs.flatMap((run) => run.unreadable ?? []), ...unreadable];
    const caches = runs.flatMap((run) => run.caches ?? []);
    const extraTrials = runs.flatMap((run) => run.extraTrials ?? []);
    const earlier = runs.flatMap((run) => run.earlier ?? []);
    const missingSecrets = runs.find((run) => run.missingSecrets !== undefined)?.missingSecrets;
    const environment = (0,run_environment/* commonEnvironment */.x)(runs.map((run) => run.environment));
    const seeding = runs.find((run) => run.seeding !== undefined)?.seeding;
    const confirmed = confirmedIn(read);
    const describedSuites = runs.flatMap((run) => run.describedSuites ?? []);
    const feedback = runs.flatMap((run) => run.feedback ?? []);
    const unconfirmed = runs.flatMap((run) => run.unconfirmed ?? []);
    const withoutResult = runs.flatMap((run) => run.withoutResult ?? []);
    const [only] = runs;
    const results = runs.flatMap((run) => run.results);
    return {
        startedAt: start === undefined ? read_scores/* EPOCH */.wI : new Date(start).toISOString(),
        durationMs: runs.length === 1 && only ? only.durationMs : start === undefined || end === undefined ? 0 : end - start,
        planned: runs.reduce((sum, { planned }) => sum + planned, 0),
        ...(stopped !== undefined && { stopped }),
        complete: lost.length === 0 && runs.every(({ complete }) => complete),
        ...(lost.length > 0 && { unreadable: lost }),
        ...(withoutResult.length > 0 && { withoutResult }),
        dryRun: runs.some(({ dryRun }) => dryRun),
        ...(0,joined_runs/* selectedBy */.B8)(runs),
        ...(0,joined_runs/* baselineFilesOf */.cX)(runs),
        ...(0,joined_runs/* deletedMustPassOf */.Hq)(runs),
        ...(seeding && { seeding }),
        ...(missingSecrets && { missingSecrets }),
        ...(confirmed.length > 0 && { confirmed }),
        ...(unconfirmed.length > 0 && { unconfirmed }),
        ...(environment && { environment }),
        requirements: runs.flatMap(({ requirements }) => requirements),
        ...(feedback.length > 0 && { feedback }),
        ...(describedSuites.length > 0 && { describedSuites }),
        warnings: runs.flatMap(({ warnings }) => warnings),
        ...(caches.length > 0 && { caches }),
        ...(extraTrials.length > 0 && { extraTrials }),
        ...(earlier.length > 0 && { earlier }),
        results: runs.length === 1 ? results : results.map((result, index) => ({ ...result, index })),
    };
}
const confirmedIn = (read) => read.flatMap(({ run, regressed }) => read.length > 1 ? [...(run.confirmed ?? []), ...regressed] : (run.confirmed ?? []));
const dated = (run, now) => run.startedAt === read_scores/* EPOCH */.wI ? { ...run, startedAt: new Date(now).toISOString() } : run;
function withRequirements(run, { threshold, mustPass }) {
    const results = mustPass ? run.results.map((result) => ({ ...result, mustPass })) : run.results;
    return {
        ...run,
        results,
        requirements: threshold === undefined ? run.requirements : requirementsAt(threshold, results),
    };
}
function requirementsAt(threshold, results) {
    const requirements = new Map();
    for (const { suite, suiteFile: file, target } of results) {
        requirements.set(JSON.stringify([file, suite, target]), { suite, file, target, threshold, from: 'input' });
    }
    return [...requirements.values()];
}


/***/ }),

/***/ 34210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ looksLikeReport),
/* harmony export */   t: () => (/* binding */ readReport)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81469);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_run_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82203);
/* harmony import */ var _model_run_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47422);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32506);
/* harmony import */ var _model_verdict_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66510);
/* harmony import */ var _shared_depth_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34704);







const reportFacts = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    startedAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().refine((time) => Number.isFinite(Date.parse(time)), 'a time'),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    ...(0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_4__/* .measuredFacts */ .Mt)(),
    environment: _model_run_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .environmentSchema */ .V.optional().catch(undefined),
    totals: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ total: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative() }),
    suites: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        threshold: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1).optional(),
        isDefaultThreshold: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
        metadata: _model_run_result_js__WEBPACK_IMPORTED_MODULE_4__/* .suiteMetadataSchema */ .nh.optional().catch(undefined),
    })),
    warnings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .problemSchema */ .zs),
    caches: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_run_result_js__WEBPACK_IMPORTED_MODULE_4__/* .cacheUseSchema */ .f8).optional(),
    results: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    extraTrials: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
    earlier: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
}));
const decidedSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_verdict_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .verdictKinds */ .PV) }) }));
const comparedSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    comparison: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            suiteFile: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            testId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        })),
    }),
}));
const own = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    generator: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('eval-action') }),
}));
const looksLikeReport = (text) => /^\s*\{\s*"schemaVersion"/.test(text.slice(0, 200));
function readReport(text, file) {
    const value = parsed(text, file);
    const ours = own.safeParse(value);
    if (!ours.success)
        throw unreadable(file, 'it is no report of eval-action');
    if (ours.data.schemaVersion > 1)
        throw unreadable(file, 'a newer version of eval-action wrote it');
    const read = reportFacts.safeParse(value);
    if (!read.success)
        throw unreadable(file, `it is damaged at ${read.error.issues[0]?.path.join('.') ?? 'the top'}`);
    const { totals, suites, results, extraTrials, earlier, ...facts } = read.data;
    const full = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_run_result_js__WEBPACK_IMPORTED_MODULE_4__/* .testResultSchema */ .Bd).safeParse(results);
    const extra = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_run_result_js__WEBPACK_IMPORTED_MODULE_4__/* .extraTrialSchema */ .kj).safeParse(extraTrials);
    const before = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_run_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_2__/* .earlierAttemptSchema */ .d).safeParse(earlier);
    if (earlier !== undefined && !before.success)
        throw unreadable(file, 'it is damaged at earlier');
    const described = suites.flatMap(({ suite, file, metadata }) => (metadata ? [{ suite, file, metadata }] : []));
    const decided = decidedSchema.safeParse(value);
    const compared = comparedSchema.safeParse(value);
    return {
        run: {
            ...facts,
            ...(extra.success && { extraTrials: extra.data }),
            ...(before.success && { earlier: before.data }),
            ...(described.length > 0 && { describedSuites: described }),
            planned: Math.max(totals.total, results.length),
            requirements: suites.flatMap(({ threshold, isDefaultThreshold, metadata: _, ...suite }) => threshold === undefined || isDefaultThreshold ? [] : [{ ...suite, threshold, from: 'suite' }]),
        },
        ...(full.success && { results: full.data }),
        ...(decided.success && { verdict: decided.data.verdict.verdict }),
        regressed: compared.success ? regressedIn(compared.data.comparison.tests) : [],
    };
}
const regressedIn = (tests) => tests.filter(({ state }) => state === 'regressed').map(({ state: _, ...names }) => names);
function parsed(text, file) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (cause) {
        throw unreadable(file, 'it is not JSON, or cut off', cause);
    }
    if ((0,_shared_depth_js__WEBPACK_IMPORTED_MODULE_6__/* .isDeeperThan */ .h)(value, _shared_depth_js__WEBPACK_IMPORTED_MODULE_6__/* .DEEPEST_JSON */ .S))
        throw unreadable(file, 'it is nested too deeply');
    return value;
}
const unreadable = (file, why, cause) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('RESULTS_UNREADABLE', `${file} cannot be read: ${why}`, {
    hint: 'Name the folder of a run, its report.json or its index.jsonl.',
    cause,
});


/***/ })

};
