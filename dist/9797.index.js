export const id = 9797;
export const ids = [9797];
export const modules = {

/***/ 97537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ agentvPassMarkOf),
  L: () => (/* binding */ requirementSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/suite/suite.js
var suite = __webpack_require__(20758);
// EXTERNAL MODULE: ./build/js/src/model/suite/location.js
var suite_location = __webpack_require__(37987);
;// CONCATENATED MODULE: ./build/js/src/model/suite/target.js


const targetSchema = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP(),
    resolvedName: schemas/* string */.YjP(),
    provider: schemas/* string */.YjP(),
    options: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
    graderTarget: schemas/* string */.YjP().optional(),
    workers: schemas/* int */.Whr().positive().optional(),
    workspaceTemplate: schemas/* strictObject */.rej({ path: schemas/* string */.YjP(), location: suite_location/* locationSchema */.H }).optional(),
    fallbackTargets: schemas/* array */.YOg(schemas/* string */.YjP()),
    batching: schemas/* boolean */.zMY(),
    location: suite_location/* locationSchema */.H,
});

;// CONCATENATED MODULE: ./build/js/src/model/run/plan.js



const stepSchema = schemas/* strictObject */.rej({
    kind: schemas/* literal */.euz('run'),
    index: schemas/* int */.Whr().nonnegative(),
    suite: suite/* suiteSchema */.Y9,
    test: suite/* testSchema */.Ms,
    target: targetSchema,
    trials: suite/* trialPolicySchema */.c,
    passMark: schemas/* number */.aig().min(0).max(1),
    agentvPassMark: schemas/* number */.aig().min(0).max(1).optional(),
    measure: schemas/* string */.YjP().optional(),
    subject: schemas/* string */.YjP().optional(),
});
const agentvPassMarkOf = ({ passMark, agentvPassMark }) => agentvPassMark ?? passMark;
const brokenStepSchema = schemas/* strictObject */.rej({
    kind: schemas/* literal */.euz('broken'),
    index: schemas/* int */.Whr().nonnegative(),
    suite: suite/* suiteSchema */.Y9,
    test: suite/* brokenTestSchema */.PU,
    target: schemas/* string */.YjP(),
});
const requirementSchema = schemas/* strictObject */.rej({
    suite: schemas/* string */.YjP(),
    file: schemas/* string */.YjP(),
    target: schemas/* string */.YjP(),
    threshold: schemas/* number */.aig().min(0).max(1),
    from: schemas/* enum */.k5n(['input', 'suite']),
});


/***/ }),

/***/ 13737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ graderSchema),
/* harmony export */   G8: () => (/* binding */ readableRows),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   W0: () => (/* binding */ parseRow),
/* harmony export */   YD: () => (/* binding */ keysOf),
/* harmony export */   ee: () => (/* binding */ tokensSchema),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   hq: () => (/* binding */ nonEmpty),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   oV: () => (/* binding */ SHARE),
/* harmony export */   pV: () => (/* binding */ graderOf),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   vj: () => (/* binding */ amount),
/* harmony export */   z2: () => (/* binding */ asAttempts)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18764);
/* harmony import */ var _model_values_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92838);



const NUMBER = `a number from 0 to ${_model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_MEASURE */ .Gh}`;
const SHARE = 'a number from 0 to 1';
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('a text');
const nonEmpty = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('a text').min(1, 'a text that is not empty');
const amount = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(NUMBER).nonnegative(NUMBER).max(_model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_MEASURE */ .Gh, NUMBER);
const share = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(SHARE).min(0, SHARE).max(1, SHARE);
const optional = (value, description) => value
    .nullish()
    .transform((given) => given ?? undefined)
    .optional()
    .describe(description);
const graderSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: nonEmpty.describe('Name of the grader'),
    type: optional(text, 'Kind of grader, as your tool names it'),
    score: optional(share, 'Score from 0 to 1'),
    pass: optional(zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY('true or false'), 'Whether it passed'),
    threshold: optional(share, 'Score from which it passes, if `pass` is absent'),
    reason: optional(text, 'Why'),
    weight: optional(amount, 'Weight in the score; default 1'),
}, 'an object {name, score, pass, reason}');
const tokensSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    input: amount.describe('Tokens of the input, cached ones included'),
    output: amount.describe('Tokens of the output'),
    cached: optional(amount, 'Input tokens from a cache of the provider'),
    reasoning: optional(amount, 'Output tokens of reasoning'),
}, 'an object {input, output}');
const graderOf = ({ pass, ...grader }) => ({
    ...grader,
    passed: pass,
});
const asAttempts = (attempts, { outcome, score }) => attempts.map((attempt, number) => ({
    ...attempt,
    number,
    ofAllAttempts: number === 0 ? { outcome, score } : undefined,
}));
function decodeText(bytes) {
    const [first, second] = bytes;
    if (first === 0xff && second === 0xfe)
        return new TextDecoder('utf-16le').decode(bytes);
    if (first === 0xfe && second === 0xff)
        return new TextDecoder('utf-16be').decode(bytes);
    return new TextDecoder().decode(bytes);
}
function keysOf(row) {
    const keys = (0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .p)(row) ? Object.keys(row).filter((key) => key.length <= 60) : [];
    const more = keys.length > 20 ? ', \u2026' : '';
    return keys.length === 0 ? 'no keys' : `the keys ${keys.slice(0, 20).join(', ')}${more}`;
}
const MAX_ISSUES = 5;
function parseRow(schema, row) {
    const { success, data, error } = schema.safeParse(row, { error: wantedIn });
    if (success)
        return { success, data };
    const { issues } = error;
    const problems = issues.slice(0, MAX_ISSUES).map(({ path, message }) => {
        const given = path.reduce((value, key) => value?.[key], row);
        const json = given === undefined ? 'nothing' : (JSON.stringify(given) ?? '');
        const found = json.length <= 60 ? json : `${json.length} characters of JSON`;
        return `${path.length === 0 ? 'A row' : `"${path.join('.')}"`} must be ${message}, found ${found}`;
    });
    if (issues.length > MAX_ISSUES)
        problems.push(`${issues.length - MAX_ISSUES} more problems`);
    const isKeyMissing = (0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .p)(row) && issues.some(({ path: [key] }) => key !== undefined && !(key in row));
    return { success, why: `${problems.join('; ')}${isKeyMissing ? `. The row has ${keysOf(row)}` : ''}` };
}
function* readableRows(rows, schema, into) {
    for (const given of rows) {
        const read = parseRow(schema, given.value);
        if (read.success)
            yield { ...given, row: read.data };
        else
            into.unreadable(given.location, `${given.pointer}: ${read.why}`);
    }
}
const TYPES = {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
};
function wantedIn(issue) {
    switch (issue.code) {
        case 'invalid_union':
            return [...new Set(issue.errors.flat().map(({ message }) => message))].join(' or ');
        case 'invalid_value':
            return issue.values.map((value) => JSON.stringify(value)).join(' or ');
        case 'too_small':
        case 'too_big':
            return issue.origin === 'string' ? 'a text that is not empty' : NUMBER;
        default:
            return issue.code === 'invalid_type' ? TYPES[issue.expected] : undefined;
    }
}


/***/ }),

/***/ 5499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CN: () => (/* binding */ readFeedback),
/* harmony export */   T9: () => (/* binding */ FEEDBACK_FILE),
/* harmony export */   t4: () => (/* binding */ MAX_FEEDBACK_BYTES)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_run_feedback_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81832);
/* harmony import */ var _model_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93926);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56290);
/* harmony import */ var _model_values_mapping_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92838);
/* harmony import */ var _suites_yaml_json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12259);
/* harmony import */ var _suites_yaml_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55828);







const FEEDBACK_FILE = 'feedback.json';
const MAX_FEEDBACK_BYTES = 1024 * 1024;
const MAX_REVIEWS = 5000;
const MAX_NOTE_LENGTH = 10_000;
const MAX_PROBLEMS = 5;
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('text').max(MAX_NOTE_LENGTH, `text of at most ${MAX_NOTE_LENGTH} characters`);
const name = text.min(1, 'text that is not empty');
const reviews = (item) => zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item, 'a list of reviews').max(MAX_REVIEWS, `at most ${MAX_REVIEWS} reviews`);
const reviewedByHand = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    test_id: name,
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_run_feedback_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewVerdicts */ .h, (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .orList */ .A3)(_model_run_feedback_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewVerdicts */ .h)),
    notes: text.optional(),
    evaluator_overrides: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(name, text, 'a mapping of graders to notes').optional(),
    workspace_notes: text.optional(),
});
const handWritten = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    run_id: name,
    reviewer: name,
    timestamp: name,
    overall_notes: text.optional(),
    per_case: reviews(reviewedByHand).optional(),
});
const comment = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ test_id: name, comment: text, updated_at: text.optional() });
const ofDashboard = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ reviews: reviews(comment) });
function readFeedback(content, { file, results }) {
    const parsed = (0,_suites_yaml_json_text_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJsonText */ .l)(content);
    if (parsed.kind === 'invalid') {
        return { problems: parsed.errors.map(({ message, hint, ...at }) => unread(message, { file, ...at }, { hint })) };
    }
    const { value } = parsed;
    const root = new _suites_yaml_source_js__WEBPACK_IMPORTED_MODULE_6__/* .Cursor */ .bs({ ...parsed, file }, value);
    const isOfDashboard = (0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .p)(value) && 'reviews' in value && !('per_case' in value);
    const items = root.field(isOfDashboard ? 'reviews' : 'per_case')?.items() ?? [];
    const problems = [
        ...unknownKeys([root], isOfDashboard ? ofDashboard : handWritten),
        ...unknownKeys(items, isOfDashboard ? comment : reviewedByHand),
    ].slice(0, MAX_PROBLEMS);
    const read = isOfDashboard ? ofDashboard.safeParse(value) : handWritten.safeParse(value);
    if (!read.success) {
        const invalid = read.error.issues.slice(0, MAX_PROBLEMS).map(({ path, message }) => {
            const keys = path.filter((key) => typeof key !== 'symbol');
            const subject = keys.length === 0 ? 'This review' : `"${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(keys.join('.'), 100)}"`;
            return unread(`${subject} is missing or invalid`, root.below(keys), { expected: message });
        });
        return { problems: [...invalid, ...problems] };
    }
    const feedback = feedbackOf(file, read.data);
    if (results === undefined)
        return { feedback, problems };
    const known = new Set(results.map(({ testId }) => testId));
    const unknown = new Set(feedback.tests.flatMap(({ testId }) => (known.has(testId) ? [] : testId)));
    const message = `This review is about tests that the results do not have: ${(0,_model_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)([...unknown])}`;
    const location = { file, line: 1, column: 1 };
    const notInResults = { code: 'NOTHING_MATCHED', severity: 'warning', message, location };
    return {
        feedback,
        problems: unknown.size > 0 ? [...problems, notInResults] : problems,
    };
}
const unknownKeys = (mappings, { shape }) => mappings
    .flatMap((mapping) => mapping.keys().flatMap((key) => (Object.hasOwn(shape, key) ? [] : [{ mapping, key }])))
    .slice(0, MAX_PROBLEMS)
    .map(({ mapping, key }) => mapping.warning('UNKNOWN_FIELD', `"${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(key, 60)}" is not a key of a review and is ignored`, {
    location: mapping.key(key)?.keyLocation ?? mapping.location,
    hint: (0,_model_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestion */ .h)(key, Object.keys(shape), 'keys'),
}));
const unread = (message, location, { expected, hint = 'The review is not shown until this is fixed.' }) => ({ code: 'RESULTS_UNREADABLE', severity: 'warning', message, location, hint, expected });
function feedbackOf(file, given) {
    if ('reviews' in given) {
        return { file, tests: given.reviews.map(({ test_id: testId, comment: notes }) => ({ testId, notes })) };
    }
    const { run_id: runId, reviewer, timestamp, overall_notes: overallNotes, per_case: tests = [] } = given;
    return {
        ...{ file, runId, reviewer, timestamp, overallNotes },
        tests: tests.map(({ test_id: testId, evaluator_overrides: graderNotes, workspace_notes: workspaceNotes, ...test }) => {
            return { testId, ...test, graderNotes, workspaceNotes };
        }),
    };
}


/***/ }),

/***/ 72533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readResults: () => (/* binding */ readResults)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var model_errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/result-keys.js
var result_keys = __webpack_require__(71019);
// EXTERNAL MODULE: ./build/js/src/model/text/json.js
var text_json = __webpack_require__(23291);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/results/join-runs.js
var join_runs = __webpack_require__(38139);
// EXTERNAL MODULE: ./build/js/src/results/read/read-feedback.js
var read_feedback = __webpack_require__(5499);
// EXTERNAL MODULE: ./build/js/src/results/read/read-report.js
var read_report = __webpack_require__(34210);
// EXTERNAL MODULE: ./build/js/src/results/read/rows.js
var read_rows = __webpack_require__(79474);
// EXTERNAL MODULE: ./build/js/src/results/shards.js
var shards = __webpack_require__(62017);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/js/src/model/values/depth.js
var depth = __webpack_require__(2493);
// EXTERNAL MODULE: ./build/js/src/model/values/once.js
var once = __webpack_require__(81667);
// EXTERNAL MODULE: ./build/js/src/platform/files/zip.js
var zip = __webpack_require__(72588);
// EXTERNAL MODULE: ./build/js/src/results/importers/row-parts.js
var row_parts = __webpack_require__(13737);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/result-rows.js
var result_rows = __webpack_require__(95262);
;// CONCATENATED MODULE: ./build/js/src/results/run-folder/import-source.js











const HEAD_BYTES = 64 * 1024;
const MAX_ROWS = 200_000;
const MIB = 1024 * 1024;
const NEWLINE = 0x0a;
async function importSource(path, { cwd, files }) {
    const shown = (0,shown_path/* shownPath */.p)(path, cwd);
    const { bytes: begin, size } = await files.slice(path, 0, HEAD_BYTES);
    const head = utf8(begin);
    let notUtf8;
    const beginsJson = /^\s*\{/.test(new TextDecoder().decode(head.subarray(0, 200)));
    const bytes = async () => {
        if (size <= result_rows.MAX_RESULTS_BYTES) {
            const all = await files.readBytes(path, result_rows.MAX_RESULTS_BYTES);
            const at = firstUndecoded(all);
            notUtf8 = at && { file: shown, ...at };
            return all;
        }
        throw (0,model_errors/* userError */.IF)('FILE_TOO_LARGE', `${shown} has ${(Math.ceil((size * 10) / MIB) / 10).toFixed(1)} MiB of results`, {
            expected: `at most ${result_rows.MAX_RESULTS_BYTES / MIB} MiB in one file of another tool`,
            hint: `Write several files, each with other tests, and report all of them: eval-action report 'results/*${(0,external_node_path_.extname)(shown)}'`,
        });
    };
    const text = async () => (0,row_parts/* decodeText */.g7)(await bytes());
    const json = (0,once/* once */.O)(async () => documentOf(await text(), shown));
    const beginning = (0,once/* once */.O)(async () => {
        const isEnough = !beginsJson || begin.length === size || (0,row_parts/* decodeText */.g7)(head).trim().includes('\n');
        return (isEnough ? (0,row_parts/* decodeText */.g7)(head) : await text()).trim();
    });
    const document = async () => {
        const [first = '', ...others] = beginsJson ? (await beginning()).split('\n') : [];
        const isOne = beginsJson && (others.length === 0 || (0,text_json/* lenientJsonOf */.XI)(first) === undefined);
        return isOne ? json().catch(() => undefined) : undefined;
    };
    const firstRow = (0,once/* once */.O)(async () => {
        const content = await beginning();
        if (/^(?:<|\[\s*[\]{])/.test(content))
            return undefined;
        for (const line of content.split('\n')) {
            const row = line.startsWith('{') ? (0,text_json/* lenientJsonOf */.XI)(line) : undefined;
            if (row !== undefined)
                return row;
        }
        return undefined;
    });
    const archive = (0,once/* once */.O)(() => (0,zip/* zipEntries */.u)((start, length) => files.slice(path, start, length), (why) => (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `${shown} cannot be read: ${why}`, {
        hint: 'Was the file copied completely? Copy it again, or run the tool again.',
    })));
    return {
        path: shown,
        shown: (named) => ((0,external_node_path_.isAbsolute)(named) ? (0,shown_path/* shownPath */.p)(named, cwd) : named.replaceAll('\\', '/')),
        notUtf8: () => notUtf8,
        head,
        text,
        json,
        document,
        firstRow,
        async rows(into, cutOff) {
            const content = utf8(await bytes());
            const skip = (location, why) => into.unreadable(location, `${location.line === 1 ? 'The first line' : 'This line'} is ${why}`);
            return (0,read_rows/* rowsOfLines */.qW)((0,read_rows/* linesOfPieces */.II)([content]), shown, {
                warn: ({ location = { file: shown, line: 1, column: 1 } }) => content.at(-1) === NEWLINE ? skip(location, 'not JSON') : cutOff(location),
                skip: ({ location, why }) => skip(location, why),
                maxRows: MAX_ROWS,
                jsonOf: text_json/* lenientJsonOf */.XI,
                maxLevels: depth/* MAX_IMPORT_DEPTH */.Zs,
            });
        },
        entries: async () => (await archive()).sizes,
        entry: async (name) => (await archive()).read(name),
    };
}
function utf8(bytes) {
    const [first, second, third] = bytes;
    if (first === 0xef && second === 0xbb && third === 0xbf)
        return bytes.subarray(3);
    return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
        ? Buffer.from((0,row_parts/* decodeText */.g7)(bytes))
        : bytes;
}
function documentOf(text, shown) {
    let value;
    try {
        value = (0,text_json/* lenientJson */.ej)(text);
    }
    catch (cause) {
        const message = (0,model_errors/* messageOf */.bD)(cause);
        const isFollowed = /after JSON/.test(message);
        const position = /at position (\d+)/.exec(message)?.[1];
        const before = text.slice(0, position === undefined ? text.length : Number(position)).split('\n');
        throw (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `This is not JSON, or it is incomplete: ${message.split(' in JSON')[0]}`, {
            location: { file: shown, line: before.length, column: (before.at(-1) ?? '').length + 1 },
            hint: isFollowed
                ? 'A JSON document ends there, and more text follows. Is the file JSON Lines? Then leave format out, or set it to jsonl (--format jsonl).'
                : 'Was the tool stopped while it wrote the file? Run it again.',
            cause,
        });
    }
    if ((0,depth/* isDeeperThan */.hz)(value, depth/* MAX_IMPORT_DEPTH */.Zs)) {
        throw (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `${shown} is nested more than ${depth/* MAX_IMPORT_DEPTH */.Zs} levels deep`);
    }
    return value;
}
function firstUndecoded(bytes) {
    const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
    if (isUtf16 || (0,external_node_buffer_.isUtf8)(bytes))
        return undefined;
    for (let [line, start] = [1, 0];; line += 1) {
        const newline = bytes.indexOf(NEWLINE, start);
        const ofLine = bytes.subarray(start, newline === -1 ? undefined : newline);
        if (!(0,external_node_buffer_.isUtf8)(ofLine))
            return { line, column: new TextDecoder().decode(ofLine).indexOf('\uFFFD') + 1 };
        if (newline === -1)
            return { line, column: 1 };
        start = newline + 1;
    }
}

// EXTERNAL MODULE: ./build/js/src/results/run-folder/run-files.js
var run_files = __webpack_require__(92056);
;// CONCATENATED MODULE: ./build/js/src/results/run-folder/read-results.js















const HINT = 'Pass a run folder or a results file.';
const planSchema = schemas/* object */.Ikc({ metadata: schemas/* object */.Ikc({ planned_test_count: schemas/* int */.Whr().nonnegative() }) });
async function readResults(paths, site, how = {}) {
    const all = [];
    const errors = [];
    for (const given of paths) {
        try {
            const path = (0,external_node_path_.resolve)(site.cwd, given);
            const state = await site.files.state(path);
            if (state === 'missing')
                throw (0,model_errors/* userError */.IF)('FILE_MISSING', `There are no results at ${given}`, { hint: HINT });
            const folder = state === 'folder' ? path : (0,external_node_path_.basename)(path) === run_files/* JOURNAL */.Ex ? (0,external_node_path_.dirname)(path) : undefined;
            const read = folder === undefined ? await readFile(path, site, how) : await readFolder(folder, site);
            all.push({ shown: (0,shown_path/* shownPath */.p)(path, site.cwd), path, ...read });
        }
        catch (error) {
            if (!(error instanceof model_errors/* UserError */.yo))
                throw error;
            errors.push(...error.problems);
        }
    }
    if (all.length === 0) {
        throw errors.length > 0
            ? new model_errors/* UserError */.yo(errors)
            : (0,model_errors/* userError */.IF)('INPUT_INVALID', 'No results are given', { hint: HINT });
    }
    const files = withUniqueTargets(all);
    const repeated = repeatedIn(files).map(({ files: [one, two], testId, count }) => {
        const tests = `${(0,text_text/* plural */.LS)('test', count)} ${count === 1 ? 'is' : 'are'}`;
        return {
            code: 'DUPLICATE_ID',
            severity: 'error',
            message: `${tests} both in ${one.shown} and in ${two.shown}: ${testId}${count > 1 ? ' and others' : ''}`,
            hint: 'Remove one of the two: files of an earlier run must not count. To compare two runs, pass the earlier one with --baseline (baseline).',
        };
    });
    const unreadable = [...errors, ...repeated, ...(0,shards/* shardProblems */.Rz)(files)];
    const run = (0,join_runs/* joinRuns */.xH)(files, unreadable);
    const shard = files.find((file) => file.run.shard !== undefined)?.run.shard;
    return { run, files, shard, problems: [...unreadable, ...run.warnings] };
}
async function readFolder(folder, site) {
    const { files, cwd } = site;
    const [report, journal] = [(0,external_node_path_.join)(folder, run_files/* runFiles */.NW.report), await (0,run_files/* journalIn */.zc)(folder, files)];
    const hasJournal = (await files.state(journal)) === 'file';
    const hasReport = (await files.state(report)) === 'file';
    if (!hasJournal && !hasReport) {
        const shown = (0,shown_path/* shownPath */.p)(folder, cwd);
        throw (0,model_errors/* userError */.IF)('FILE_MISSING', `There are no results in ${shown}: it has neither ${run_files/* JOURNAL */.Ex} nor report.json`, {
            hint: `Pass a run folder, or name the results files of another tool: '${shown}/*'`,
        });
    }
    if (hasReport && (!hasJournal || (0,read_report/* looksLikeReport */.QO)(await headOf(report, files)))) {
        const read = await fromReport(report, site);
        return { ...read, run: await withFeedback(read.run, folder, site) };
    }
    const rows = await (0,result_rows.readRows)(journal, site);
    const plan = (0,external_node_path_.join)(folder, 'benchmark.json');
    const hasPlan = (await files.state(plan)) === 'file';
    const content = hasPlan ? await files.read(plan, result_rows.MAX_RESULTS_BYTES).catch(() => '') : '';
    const planned = planSchema.safeParse((0,text_json/* jsonOf */.o_)(content)).data?.metadata.planned_test_count;
    const run = (0,result_rows.runOf)(rows, planned === undefined ? { isCutOff: rows.areOurs } : { planned });
    return { run: await withFeedback(run, folder, site), isOfAgentv5: journal === (0,external_node_path_.join)(folder, run_files/* INNER_JOURNAL */.JV) };
}
async function withFeedback(run, folder, { cwd, files }) {
    const path = (0,external_node_path_.join)(folder, read_feedback/* FEEDBACK_FILE */.T9);
    if ((await files.state(path)) !== 'file')
        return run;
    try {
        const content = await files.read(path, read_feedback/* MAX_FEEDBACK_BYTES */.t4);
        const { feedback, problems } = (0,read_feedback/* readFeedback */.CN)(content, { file: (0,shown_path/* shownPath */.p)(path, cwd), results: run.results });
        return { ...run, warnings: [...run.warnings, ...problems], feedback: feedback ? [feedback] : run.feedback };
    }
    catch (error) {
        if (!(error instanceof model_errors/* UserError */.yo))
            throw error;
        const problems = error.problems.map((problem) => ({ ...problem, severity: 'warning' }));
        return { ...run, warnings: [...run.warnings, ...problems] };
    }
}
const headOf = async (path, files) => new TextDecoder().decode((await files.slice(path, 0, run_files/* HEAD_BYTES */.Lq)).bytes);
async function readFile(path, site, how) {
    const { format = 'auto' } = how;
    const isAuto = format === 'auto';
    const source = await importSource(path, site);
    const head = new TextDecoder().decode(source.head);
    if ((0,read_report/* looksLikeReport */.QO)(head))
        return fromReport(path, site);
    const isOurs = format === 'eval-action' || format === 'agentv';
    const isYaml = (0,read_rows/* isYamlFile */.wl)(path) && !/^evalId:/m.test(head);
    if (isOurs || (isAuto && (isYaml || (0,read_rows/* looksLikeRows */.NI)(head))))
        return { run: (0,result_rows.runOf)(await (0,result_rows.readRows)(path, site)) };
    const report = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), run_files/* runFiles */.NW.report);
    const isOurCtrf = /"reportFormat"\s*:\s*"CTRF"/.test(head) && /"generatedBy"\s*:\s*"eval-action"/.test(head) && isAuto;
    if (isOurCtrf && (await site.files.state(report)) === 'file' && (0,read_report/* looksLikeReport */.QO)(await headOf(report, site.files))) {
        const { run, decided } = await fromReport(report, site);
        const message = `${(0,shown_path/* shownPath */.p)(report, site.cwd)} is read in place of ${source.path}: it has all trials and answers`;
        const warnings = [...run.warnings, { code: 'RESULTS_UNREADABLE', severity: 'warning', message }];
        return { run: { ...run, warnings }, decided };
    }
    const { importFile } = await Promise.all(/* import() */[__webpack_require__.e(9800), __webpack_require__.e(1541)]).then(__webpack_require__.bind(__webpack_require__, 21541));
    const { run, file, variant } = await importFile(source, format === 'auto' ? undefined : format, how);
    return { run: { ...run, imported: [file] }, variant };
}
async function fromReport(path, site) {
    const lines = (0,read_rows/* linesOfPieces */.II)(site.files.readPieces(path, Number.POSITIVE_INFINITY));
    const { run, results, ...decision } = (0,read_report/* readReport */.tL)(lines, (0,shown_path/* shownPath */.p)(path, site.cwd));
    if (results !== undefined)
        return { run: { ...run, results: [...results] }, ...decision };
    const rows = await (0,result_rows.readRows)((0,external_node_path_.join)((0,external_node_path_.dirname)(path), run_files/* JOURNAL */.Ex), site);
    const planned = Math.max(run.planned, rows.results.length);
    return { run: { ...run, planned, results: rows.results }, ...decision };
}
function withUniqueTargets(read) {
    const same = new Set(repeatedIn(read).flatMap(({ files }) => files));
    const apart = read.map((file) => {
        const { run, variant } = file;
        if (!same.has(file) || variant === undefined)
            return file;
        const results = run.results.map((result) => ({ ...result, target: `${result.target} \u00b7 ${variant}` }));
        return { ...file, run: { ...run, results } };
    });
    return same.size > 0 && repeatedIn(apart).length === 0 ? apart : read;
}
function repeatedIn(read) {
    const first = new Map();
    const pairs = new Map();
    for (const file of read.length < 2 ? [] : read) {
        for (const result of file.run.results) {
            const key = (0,result_keys/* resultKey */.ZH)(result);
            const other = first.get(key) ?? file;
            first.set(key, other);
            if (other === file)
                continue;
            const names = JSON.stringify([other.shown, file.shown]);
            const { testId, count } = pairs.get(names) ?? { testId: result.testId, count: 0 };
            pairs.set(names, { files: [other, file], testId, count: count + 1 });
        }
    }
    return [...pairs.values()];
}


/***/ }),

/***/ 62017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BS: () => (/* binding */ joinedShards),
/* harmony export */   ET: () => (/* binding */ inReportOrder),
/* harmony export */   Rz: () => (/* binding */ shardProblems),
/* harmony export */   S3: () => (/* binding */ endedEarly)
/* harmony export */ });
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71019);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56290);
/* harmony import */ var _model_values_grouped_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70110);
/* harmony import */ var _model_values_sums_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16586);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96419);





const MAX_NAMED = 10;
const shardsOf = (read) => read.flatMap(({ shown, run }) => (run.shard === undefined ? [] : [{ shown, run, shard: run.shard }]));
function shardProblems(read) {
    const byDivision = (0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_2__/* .groupedBy */ .m)(shardsOf(read), ({ shard: { index: _, ...common } }) => JSON.stringify(common));
    const divisions = [...byDivision.values()];
    const repeated = divisions.flatMap((shards) => [...(0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_2__/* .groupedBy */ .m)(shards, ({ shard }) => shard.index).values()].flatMap(([one, other]) => {
        if (other === undefined)
            return [];
        const message = `${one.shown} and ${other.shown} are both shard ${one.shard.index} of ${one.shard.count}`;
        return [unreadable(message, 'Remove one of the two: results of an earlier run must not count.')];
    }));
    const incomplete = divisions.flatMap((shards) => {
        const { count } = shards[0].shard;
        const known = new Set(shards.map(({ shard }) => shard.index));
        const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !known.has(index));
        if (missing.length === 0)
            return [];
        const reported = `${count - missing.length} of ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('shard', count)} reported`;
        const problem = unreadable(`${reported}; ${shardNames(missing)} left no results`, again(missing, count));
        return [{ shards, problem }];
    });
    const origins = new Set(divisions.map(([{ shard }]) => JSON.stringify([shard.commit, shard.baselineUntil])));
    const unlike = origins.size > 1 ? divisions : incomplete.length > 1 ? incomplete.map(({ shards }) => shards) : [];
    return [
        ...repeated,
        ...divisions.flatMap(leaks),
        ...(unlike.length > 0 ? [notOfOneRun(unlike)] : incomplete.map(({ problem }) => problem)),
    ];
}
const unreadable = (message, hint, severity = 'error') => {
    return { code: 'RESULTS_UNREADABLE', severity, message, hint };
};
const shardNames = (indexes) => `${indexes.length === 1 ? 'shard' : 'shards'} ${indexes.slice(0, MAX_NAMED).join(', ')}${indexes.length > MAX_NAMED ? ' and others' : ''}`;
const again = (indexes, count) => `Run ${shardNames(indexes)} again, then the report: on GitHub "Re-run failed jobs", elsewhere run --shard ${indexes[0]}/${count}.`;
function notOfOneRun(divisions) {
    const shown = divisions.map((shards) => `${shardNames(shards.map(({ shard }) => shard.index))} (${shards[0].shown})`);
    const commits = new Set(divisions.map(([{ shard }]) => shard.commit));
    const shas = new Set(Array.from(commits, (commit) => commit?.slice(0, 7) ?? 'none'));
    const counts = new Set(divisions.map(([{ shard }]) => shard.count));
    const why = commits.size > 1
        ? `they measured different commits (${[...shas].join(', ')})`
        : counts.size > 1
            ? `they are of ${[...counts].join(' and ')} shards`
            : 'they divided the tests in different ways, because their suites, inputs or baselines differ';
    return unreadable(`The shards are not of one run: ${shown.join(' and ')}: ${why}`, 'Run all shards again, with the same checkout, inputs and evidence: on GitHub "Re-run all jobs".');
}
function leaks(shards) {
    const worse = new Set(shards.flatMap(({ run }) => run.reuseLeaks ?? []).map(_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .resultKey */ .ZH));
    const results = shards.flatMap(({ run }) => run.results);
    const leaked = results.filter((result) => worse.has((0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .resultKey */ .ZH)(result)));
    const subjects = new Set(leaked.map(({ subject }) => subject));
    const outdated = results.filter((result) => (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .isReused */ .x0)(result) && (subjects.has(undefined) || subjects.has(result.subject)));
    if (worse.size === 0 || outdated.length === 0)
        return [];
    const message = `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('result', outdated.length)} of other shards were reused and may be outdated: ${leaked[0]?.testId} got worse although nothing about it changed`;
    return [unreadable(message, 'Set reuse to off, and run all shards again.')];
}
const endedEarly = (read) => shardsOf(read).flatMap(({ run, shard: { index, count } }) => {
    if (run.stopped === undefined)
        return [];
    const missing = run.planned - run.results.length;
    const message = `Shard ${index} of ${count} ended early (${run.stopped}): ${missing} of ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('test', run.planned)} have no result`;
    return [unreadable(message, again([index], count), 'warning')];
});
function joinedShards(runs) {
    const tests = new Map(runs.flatMap(({ shard }) => (shard ? [[shard.division, shard.tests]] : [])));
    if (tests.size === 0)
        return {};
    const planned = Math.max((0,_model_values_sums_js__WEBPACK_IMPORTED_MODULE_3__/* .sum */ .cz)(runs.map((run) => run.planned)), (0,_model_values_sums_js__WEBPACK_IMPORTED_MODULE_3__/* .sum */ .cz)(tests.values()));
    if (tests.size > 1 || runs.some(({ shard }) => shard === undefined))
        return { planned };
    const all = runs.flatMap(({ seeding }) => seeding ?? []);
    const seeded = all.filter((seeding) => seeding.tests > 0);
    const made = seeded.length === 0 ? 0 : Math.min(...seeded.map((seeding) => seeding.made));
    const extraTrials = inReportOrder(runs.flatMap((run) => run.extraTrials ?? [])).filter(({ purpose, round = 1 }) => purpose !== 'seed' || round < made);
    const seeds = extraTrials.flatMap(({ purpose, result }) => (purpose === 'seed' ? [result] : []));
    const { costUsd, graderCostUsd } = (0,_summarize_js__WEBPACK_IMPORTED_MODULE_4__/* .summarize */ .eh)({ results: seeds, planned: seeds.length });
    const [first] = seeded.length === 0 ? all : seeded;
    return {
        planned,
        durationMs: Math.max(...runs.map((run) => run.durationMs)),
        seeding: first && {
            asked: first.asked,
            made,
            tests: (0,_model_values_sums_js__WEBPACK_IMPORTED_MODULE_3__/* .sum */ .cz)(seeded.map((seeding) => seeding.tests)),
            costUsd: costUsd === undefined && graderCostUsd === undefined ? undefined : (costUsd ?? 0) + (graderCostUsd ?? 0),
            why: seeded.find((seeding) => seeding.made === made)?.why,
        },
        extraTrials: extraTrials.length > 0 ? extraTrials : undefined,
        results: runs.flatMap(({ results }) => results).sort((one, other) => one.index - other.index),
    };
}
const inReportOrder = (trials) => trials.toSorted((one, other) => rank(one) - rank(other) || one.result.index - other.result.index);
const rank = ({ purpose, round = 0 }) => ['confirmation', 'control', 'seed'].indexOf(purpose) * 1_000 + round;


/***/ })

};
