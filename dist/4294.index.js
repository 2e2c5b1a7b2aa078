export const id = 4294;
export const ids = [4294];
export const modules = {

/***/ 12555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ex: () => (/* binding */ JOURNAL),
/* harmony export */   JV: () => (/* binding */ INNER_JOURNAL),
/* harmony export */   TC: () => (/* binding */ findSource),
/* harmony export */   YD: () => (/* binding */ readSidecar),
/* harmony export */   o$: () => (/* binding */ readSource),
/* harmony export */   xb: () => (/* binding */ EXTRA_TRIALS),
/* harmony export */   zc: () => (/* binding */ journalIn)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _results_read_read_journal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34697);
/* harmony import */ var _results_read_read_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17564);
/* harmony import */ var _results_read_sidecars_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46451);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81457);






const JOURNAL = 'index.jsonl';
const INNER_JOURNAL = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)('.internal', JOURNAL);
async function journalIn(folder, files) {
    const inner = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, INNER_JOURNAL);
    return (await files.state(inner)) === 'file' ? inner : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, JOURNAL);
}
const EXTRA_TRIALS = 'extra-trials.jsonl';
async function findSource(site) {
    const { inputs } = site;
    const asksToResume = inputs.resume !== undefined || inputs.rerunFailed;
    if (inputs.retryErrors === undefined && !asksToResume)
        return { warnings: [] };
    if (inputs.dryRun)
        throw noDryRun();
    if (inputs.retryErrors === undefined)
        return resumed(site);
    const path = await fileOf((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(site.cwd, inputs.retryErrors), inputs.retryErrors, site.files);
    if (path === undefined)
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_MISSING', `There are no results in ${inputs.retryErrors}`, { hint: HINT });
    const warnings = asksToResume ? [ignored] : [];
    return { source: { mode: 'retry-errors', path }, warnings };
}
const HINT = 'Pass a run folder, or its index.jsonl.';
const noDryRun = () => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', 'A dry run cannot continue an earlier run', {
    hint: 'Remove --dry-run, or --resume, --rerun-failed and --retry-errors.',
});
const ignored = {
    code: 'UNUSED',
    severity: 'warning',
    message: '--resume and --rerun-failed are ignored, because --retry-errors names the run to continue',
};
async function resumed(site) {
    const { inputs, cwd, files } = site;
    const mode = inputs.rerunFailed ? 'rerun-failed' : 'resume';
    const named = inputs.resume === undefined || inputs.resume === LAST ? inputs.outputDirectory : inputs.resume;
    const path = named === undefined ? await newestRun(cwd, files) : await fileOf((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, named), named, files);
    if (path === undefined) {
        const isFolder = named !== undefined && !named.endsWith('.jsonl') && inputs.outputDirectory === undefined;
        const beginsIn = isFolder ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, named) : undefined;
        return { beginsIn: beginsIn || undefined, warnings: [nothingYet(named ?? 'the folder of runs')] };
    }
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) !== JOURNAL) {
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', `${named} cannot be resumed`, {
            expected: `a run folder, which contains ${JOURNAL}`,
            hint: 'To re-run the errors of a results file, use --retry-errors.',
        });
    }
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path);
    const goesOn = inputs.outputDirectory === undefined || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, inputs.outputDirectory) === folder;
    return { source: { mode, path, continuesIn: goesOn ? folder : undefined }, warnings: [] };
}
const LAST = 'last';
const nothingYet = (where) => ({
    code: 'FILE_MISSING',
    severity: 'warning',
    message: `There is no earlier run in ${where} to resume; all tests run`,
});
async function fileOf(path, given, files) {
    const state = await files.state(path);
    if (state === 'missing')
        return undefined;
    if (state === 'folder') {
        const journal = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, JOURNAL);
        if ((await files.state(journal)) === 'file')
            return journal;
        if ((await files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, INNER_JOURNAL))) === 'file') {
            throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', `${given} is a run folder of AgentV 5, which cannot be continued`, {
                hint: 'Report it with eval-action report, or continue it with AgentV 5.',
            });
        }
        const found = await files.glob(['**'], { cwd: path });
        if (found.every((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(each) === path && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(each).startsWith('.')))
            return undefined;
    }
    else if (path.endsWith('.jsonl'))
        return path;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', `${given} is not a run folder`, {
        expected: `a folder with ${JOURNAL}, or a results file that ends with .jsonl`,
        hint: 'On the command line, use --resume=DIR, or put --resume after the suites.',
    });
}
async function newestRun(cwd, files) {
    const runs = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(cwd, '.agentv', 'results', 'runs');
    if ((await files.state(runs)) !== 'folder')
        return undefined;
    const found = await files.glob([`*/${JOURNAL}`, `*/*/${JOURNAL}`], { cwd: runs });
    const timeOf = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path));
    return found
        .filter((path) => /^\d{4}-\d\d-\d\dT/.test(timeOf(path)))
        .toSorted((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1))[0];
}
const MAX_SIDECAR_BYTES = 10 * 1024 * 1024;
async function readSource({ path }, { cwd, files }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path);
    const written = (0,_results_read_read_journal_js__WEBPACK_IMPORTED_MODULE_2__/* .linesOfPieces */ .II)(files.readPieces(path, Number.POSITIVE_INFINITY));
    const { rows, warnings } = (0,_results_read_read_journal_js__WEBPACK_IMPORTED_MODULE_2__/* .readJournal */ .a0)(written, (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_5__/* .shownPath */ .p)(path, cwd));
    const read = [];
    for (const [index, { value, location }] of rows.entries()) {
        const full = await (0,_results_read_sidecars_js__WEBPACK_IMPORTED_MODULE_4__/* .rehydrated */ .R)(value, (name) => readSidecar(folder, name, files));
        read.push((0,_results_read_read_record_js__WEBPACK_IMPORTED_MODULE_3__/* .readRecord */ .a)(full, location, () => index));
    }
    return {
        rows: read,
        shown: (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_5__/* .shownPath */ .p)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) === JOURNAL ? folder : path, cwd),
        lines: rows.map(({ line }) => line.trim()),
        warnings,
    };
}
async function readSidecar(folder, name, files) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, name);
    if (isOutside(folder, path) || (await files.state(path)) !== 'file')
        return undefined;
    try {
        if (isOutside(await files.realPath(folder), await files.realPath(path)))
            return undefined;
        return await files.read(path, MAX_SIDECAR_BYTES);
    }
    catch (error) {
        if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo)
            return undefined;
        throw new Error(`Cannot read a file of an earlier run: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)}`, { cause: error });
    }
}
function isOutside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(way) || /^\.\.(?:[/\\]|$)/.test(way);
}


/***/ }),

/***/ 44294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lq: () => (/* binding */ HEAD_BYTES),
  ue: () => (/* binding */ MAX_RESULTS_BYTES),
  aK: () => (/* binding */ readRows),
  ng: () => (/* binding */ runOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/results/joined-runs.js
var joined_runs = __webpack_require__(97468);
// EXTERNAL MODULE: ./build/js/src/shared/mapping.js
var mapping = __webpack_require__(16955);
;// CONCATENATED MODULE: ./build/js/src/results/read/index-row.js

function indexRow(value) {
    if (!(0,mapping/* isMapping */.p)(value))
        return { record: value };
    const { eval_path, variant } = value;
    const suiteFile = typeof eval_path === 'string' && eval_path !== '' ? eval_path : undefined;
    const isNamed = ['suite', 'dataset', 'eval_set'].some((key) => typeof value[key] === 'string');
    const isVariant = typeof variant === 'string' && variant !== '' && typeof value['target'] === 'string';
    const changes = {
        ...(suiteFile !== undefined && !isNamed && { suite: stem(suiteFile) }),
        ...(isVariant && { target: `${value['target']} (${variant})` }),
    };
    return {
        record: suiteFile === undefined && !isVariant ? value : { ...value, ...changes },
        sample: wholeNumber(value['sample_index']),
        retry: wholeNumber(value['retry_index']) ?? (wholeNumber(value['sample_index']) === undefined ? undefined : 0),
        suiteFile,
    };
}
const wholeNumber = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
const stem = (path) => (path.split(/[/\\]/).at(-1) ?? path).replace(/(?:\.eval)?\.[^.]+$/, '');

// EXTERNAL MODULE: ./build/js/src/results/read/read-journal.js
var read_journal = __webpack_require__(34697);
// EXTERNAL MODULE: ./build/js/src/results/read/read-record.js + 2 modules
var read_record = __webpack_require__(17564);
// EXTERNAL MODULE: ./build/js/src/results/read/read-scores.js
var read_scores = __webpack_require__(31055);
// EXTERNAL MODULE: ./build/js/src/model/run/aggregate.js
var aggregate = __webpack_require__(5548);
// EXTERNAL MODULE: ./build/js/src/model/run/present-trials.js
var present_trials = __webpack_require__(56768);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 2 modules
var result = __webpack_require__(66604);
// EXTERNAL MODULE: ./build/js/src/shared/grouped.js
var grouped = __webpack_require__(47891);
// EXTERNAL MODULE: ./build/js/src/results/result-of.js
var result_of = __webpack_require__(45515);
;// CONCATENATED MODULE: ./build/js/src/results/read/repeated-rows.js





function withoutRepeatedRows(rows) {
    const suites = (0,grouped/* grouped */.z)(rows, ({ result: { suiteFile, suite, target } }) => [suiteFile, suite, target]);
    const isOnce = (own) => new Set(own.map(({ result }) => result.testId)).size === own.length;
    if ([...suites.values()].every(isOnce))
        return rows.map(({ result }) => result);
    const groups = new Map();
    for (const row of rows) {
        const key = (0,result/* resultKey */.ZH)(row.result);
        const group = groups.get(key);
        if (group)
            group.push(row);
        else
            groups.set(key, [row]);
    }
    return [...groups.values()].flatMap((own) => together(lastRetries(own)) ?? []);
}
function lastRetries(rows) {
    const bySample = new Map();
    const others = [];
    for (const row of rows) {
        const { sample, retry } = row;
        if (sample === undefined || retry === undefined)
            others.push(row.result);
        else if ((bySample.get(sample)?.retry ?? -1) <= retry)
            bySample.set(sample, row);
    }
    const all = [...others, ...[...bySample.values()].map(({ result }) => result)];
    return all.filter((result, index) => (0,present_trials/* presentTrials */.$z)(result).length > 0 || index === all.length - 1);
}
function together(results) {
    const last = results.findLast(({ status }) => status !== 'execution_error') ?? results.at(-1);
    if (last === undefined || results.length === 1)
        return last;
    const trials = results.flatMap(trialsOf).map((trial, attempt) => ({ ...trial, attempt }));
    const { score, aggregation } = (0,aggregate/* aggregateScores */.hx)((0,present_trials/* measuredTrials */.ik)(trials).map((trial) => trial.score), 'mean');
    const { requiredMissed: _, ...shown } = { requiredMissed: undefined, ...last };
    const together = { trials, aggregation, score, costUsd: (0,result_of/* costOfTrials */.ch)(trials) };
    if (shown.status === 'execution_error')
        return { ...shown, ...together };
    return { ...shown, ...together, status: score >= last.passMark ? 'ok' : 'quality_failure' };
}
function trialsOf(result) {
    const { trials, aggregation, score, scores, tokenUsage, costUsd, durationMs, cached, paid } = result;
    if (trials !== undefined && aggregation?.strategy !== 'pass_at_k')
        return trials;
    return [
        {
            attempt: 0,
            status: result.status,
            score,
            verdict: result.status === 'ok' ? 'pass' : 'fail',
            scores,
            failure: result.status === 'execution_error' ? result.failure : undefined,
            tokenUsage,
            costUsd,
            durationMs,
            cached: cached || undefined,
            paid,
        },
    ];
}

// EXTERNAL MODULE: ./build/js/src/results/read/sidecars.js
var sidecars = __webpack_require__(46451);
// EXTERNAL MODULE: ./build/js/src/results/read/without-texts.js
var without_texts = __webpack_require__(83282);
// EXTERNAL MODULE: ./build/js/src/results/read/yaml-rows.js
var yaml_rows = __webpack_require__(76828);
// EXTERNAL MODULE: ./build/js/src/shared/in-parallel.js
var in_parallel = __webpack_require__(85988);
// EXTERNAL MODULE: ./build/js/src/shared/iso-time.js
var iso_time = __webpack_require__(77584);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-results.js
var earlier_results = __webpack_require__(12555);
;// CONCATENATED MODULE: ./build/js/src/app/run-folder/result-rows.js















const MAX_RESULTS_BYTES = 64 * 1024 * 1024;
const HEAD_BYTES = 400;
const MAX_SIDECARS_BYTES = 256 * 1024 * 1024;
async function readRows(path, site, withAnswers) {
    const { cwd, files } = site;
    const shown = (0,shown_path/* shownPath */.p)(path, cwd);
    const warnings = [];
    const how = { warn: (problem) => warnings.push(problem) };
    const rows = (0,yaml_rows/* isYamlFile */.w)(path)
        ? (0,yaml_rows/* yamlRowsIn */.C)(await files.read(path, MAX_RESULTS_BYTES), shown, how)
        : (0,read_journal/* rowsOfLines */.qW)((0,read_journal/* linesOfPieces */.II)(files.readPieces(path, Number.POSITIVE_INFINITY)), shown, how);
    const remaining = { bytes: MAX_SIDECARS_BYTES };
    const sidecar = async (name) => {
        const text = remaining.bytes > 0 ? await (0,earlier_results/* readSidecar */.YD)((0,external_node_path_.dirname)(path), name, files) : undefined;
        remaining.bytes -= Buffer.byteLength(text ?? '');
        return text;
    };
    const read = withAnswers
        ? await (0,in_parallel/* inParallel */.H)(rows, async (row, index) => repeatableRow({ ...row, value: await (0,sidecars/* rehydrated */.R)(row.value, sidecar) }, index))
        : Array.from(rows, (row, index) => repeatableRow(row, index, without_texts/* withoutTexts */.X));
    return {
        results: withoutRepeatedRows(read).map((result, index) => (result.index === index ? result : { ...result, index })),
        areOurs: read.some(({ isOurs }) => isOurs),
        isCutOff: warnings.length > 0,
        warnings: [...warnings, ...withoutTime(read, shown), ...leftUnread(remaining.bytes, shown)],
    };
}
function repeatableRow({ value, location }, index, reduced = (result) => result) {
    const { record, sample, retry, suiteFile } = indexRow(value);
    const { result, isOurs, hasInvalidTime } = (0,read_record/* readRecord */.a)(record, location, () => index);
    if (!isOurs)
        result.suiteFile = suiteFile ?? result.suite;
    return { result: reduced(result), isOurs, hasInvalidTime, sample, retry, line: location.line };
}
function withoutTime(rows, shown) {
    const lines = rows.flatMap(({ hasInvalidTime, line }) => (hasInvalidTime ? line : []));
    if (lines.length === 0)
        return [];
    const [are, they] = lines.length === 1 ? ['is', 'it counts as a result'] : ['are', 'they count as results'];
    return [
        {
            code: 'RESULTS_UNREADABLE',
            severity: 'warning',
            message: `${(0,shared_text/* plural */.LS)('timestamp', lines.length)} in ${shown} ${are} not a time (line ${lines[0]}): ${they} without a time`,
            hint: 'Write times as ISO 8601: 2026-01-31T12:00:00Z.',
        },
    ];
}
const leftUnread = (bytesLeft, shown) => bytesLeft > 0
    ? []
    : [
        {
            code: 'FILE_TOO_LARGE',
            severity: 'warning',
            message: `The answers that ${shown} refers to exceed the size limit; some are not read`,
        },
    ];
function runOf({ results, warnings, isCutOff }, known = {}) {
    const times = results.map(({ timestamp }) => (timestamp === read_scores/* EPOCH */.wI ? Number.NaN : (0,iso_time/* momentOf */.E)(timestamp)));
    const [earliest, latest] = (0,joined_runs/* extremes */.oz)(times.filter(Number.isFinite));
    const planned = Math.max(known.planned ?? 0, results.length);
    const isBrokenOff = isCutOff || known.isCutOff === true || planned > results.length;
    return {
        startedAt: earliest === undefined ? read_scores/* EPOCH */.wI : new Date(earliest).toISOString(),
        durationMs: earliest === undefined || latest === undefined ? 0 : latest - earliest,
        planned,
        complete: !isBrokenOff,
        stopped: isBrokenOff ? 'broken-off' : undefined,
        dryRun: false,
        requirements: [],
        warnings: [...warnings],
        results,
    };
}


/***/ }),

/***/ 97468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B8: () => (/* binding */ selectedBy),
/* harmony export */   Hq: () => (/* binding */ deletedMustPassOf),
/* harmony export */   Zo: () => (/* binding */ flagsOf),
/* harmony export */   cX: () => (/* binding */ baselineFilesOf),
/* harmony export */   ds: () => (/* binding */ gravestStop),
/* harmony export */   fs: () => (/* binding */ changesOf),
/* harmony export */   jH: () => (/* binding */ periodOf),
/* harmony export */   nk: () => (/* binding */ cachesOf),
/* harmony export */   oz: () => (/* binding */ extremes),
/* harmony export */   v0: () => (/* binding */ joinedDecisions),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* harmony import */ var _model_run_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89976);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66604);
/* harmony import */ var _read_read_scores_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31055);



const GRAVEST_FIRST = [
    'cancelled',
    'broken-off',
    'deadline',
    'breaker',
    'budget',
];
const gravestStop = (runs) => GRAVEST_FIRST.find((why) => runs.some(({ stopped }) => stopped === why));
function periodOf(runs) {
    const known = runs.filter(({ startedAt }) => startedAt !== _read_read_scores_js__WEBPACK_IMPORTED_MODULE_2__/* .EPOCH */ .wI);
    const [start] = extremes(known.map(({ startedAt }) => Date.parse(startedAt)));
    const [, end] = extremes(known.map(({ startedAt, durationMs }) => Date.parse(startedAt) + durationMs));
    return { start, end };
}
function extremes(values) {
    let [least, most] = [undefined, undefined];
    for (const value of values) {
        least = least === undefined || value < least ? value : least;
        most = most === undefined || value > most ? value : most;
    }
    return [least, most];
}
function selectedBy(runs) {
    const selected = [...new Set(runs.flatMap((run) => run.selected ?? []))].sort();
    return selected.length === 0 ? {} : { selected };
}
function baselineFilesOf(runs) {
    const states = new Map();
    const rank = (state) => _model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .fileStates */ .jj.indexOf(state);
    for (const { file, state } of runs.flatMap((run) => run.baselineFiles ?? [])) {
        const known = states.get(file);
        if (known === undefined || rank(state) < rank(known))
            states.set(file, state);
    }
    if (states.size === 0)
        return {};
    return { baselineFiles: Array.from(states, ([file, state]) => ({ file, state })) };
}
function folderOf(runs) {
    const [first, ...others] = new Set(runs.map(({ folder }) => folder));
    return first === undefined || others.length > 0 ? {} : { folder: first };
}
function flagsOf(runs) {
    const own = runs.filter(({ results }) => results?.some(({ importedFrom }) => importedFrom === undefined) ?? true);
    const [first, ...others] = new Map(own.map(({ flags }) => [JSON.stringify(flags), flags])).values();
    if (others.length > 0)
        return { flags: 'unknown' };
    return first === undefined ? {} : { flags: first };
}
function changesOf(runs) {
    const all = runs.flatMap(({ changes }) => changes ?? []);
    const [first] = all;
    if (first === undefined)
        return {};
    const suites = all.flatMap(({ base, suites: own }) => (base === first.base ? own : []));
    return { changes: { base: first.base, suites: [...new Map(suites.map((suite) => [suite.file, suite])).values()] } };
}
function deletedMustPassOf(runs) {
    const tests = runs.flatMap(({ deletedMustPass = [] }) => deletedMustPass);
    if (tests.length === 0)
        return {};
    const byName = new Map(tests.map((test) => [JSON.stringify([test.suiteFile, test.testId, test.target]), test]));
    return { deletedMustPass: [...byName.values()] };
}
const WORST_FIRST = ['drop', 'drop-on-base', 'small-drop', 'steady'];
function joinedDecisions(parts) {
    const rank = ({ finding }) => WORST_FIRST.indexOf(finding);
    const all = parts.flatMap(({ suites }) => suites).sort((a, b) => rank(b) - rank(a));
    const suites = new Map(all.map((of) => [JSON.stringify([of.file, of.suite, of.target]), of]));
    const tests = new Map(parts.flatMap((part) => part.tests).map((test) => [(0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH)(test), test]));
    if (suites.size === 0 && tests.size === 0)
        return undefined;
    return {
        suites: [...suites.values()],
        tests: [...tests.values()],
        detectableTests: parts.flatMap(({ detectableTests }) => detectableTests),
    };
}
const cachesOf = (runs) => _model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .cacheNames */ .nW.flatMap((name) => {
    const uses = runs.flatMap(({ caches = [] }) => caches.filter(({ cache }) => cache === name));
    const [first, ...others] = uses;
    if (first === undefined || others.length === 0)
        return uses;
    const sum = (values) => values.reduce((total, value) => total + value, 0);
    const saved = uses.flatMap(({ savedUsd }) => savedUsd ?? []);
    return [
        {
            cache: name,
            asked: sum(uses.map(({ asked }) => asked)),
            hits: sum(uses.map(({ hits }) => hits)),
            savedUsd: saved.length === 0 ? undefined : sum(saved),
            savedUnknown: sum(uses.map(({ savedUnknown }) => savedUnknown)),
            savedTokens: (0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_0__/* .sumTokens */ .WT)(uses.flatMap((use) => use.savedTokens ?? [])),
            notStored: sum(uses.map(({ notStored }) => notStored)),
        },
    ];
});


/***/ }),

/***/ 57247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ withoutGaps),
/* harmony export */   D8: () => (/* binding */ anything),
/* harmony export */   F1: () => (/* binding */ readItems),
/* harmony export */   F6: () => (/* binding */ patch),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   LU: () => (/* binding */ tokens),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Vj: () => (/* binding */ paid),
/* harmony export */   YU: () => (/* binding */ inSnakeCase),
/* harmony export */   nQ: () => (/* binding */ locationFields),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   pq: () => (/* binding */ mapping),
/* harmony export */   t5: () => (/* binding */ fieldsIn),
/* harmony export */   vj: () => (/* binding */ amount),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43852);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66604);
/* harmony import */ var _model_suite_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18764);
/* harmony import */ var _shared_mapping_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16955);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5594);





const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().catch(undefined);
const amount = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().max(_model_suite_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_MEASURE */ .Gh).optional().catch(undefined);
const flag = zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional().catch(undefined);
const anything = zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional();
const mapping = zod__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY(_shared_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .p).optional().catch(undefined);
const list = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional().catch(undefined);
const oneOf = (names) => zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(names).optional().catch(undefined);
const locationFields = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(), column: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive() }).optional().catch(undefined));
const tokens = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ input: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(), output: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(), cached: amount, reasoning: amount })
    .optional()
    .catch(undefined)
    .transform((usage) => usage && withoutGaps(usage)));
const patch = _model_run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .patchPathSchema */ .rj.optional().catch(undefined);
const paid = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ token_usage: tokens, cost_usd: amount })
    .optional()
    .catch(undefined)
    .transform((found) => found && withoutGaps({ tokenUsage: found.token_usage, costUsd: found.cost_usd })));
function fieldsIn(shape, row) {
    const found = {};
    for (const name in row)
        if (Object.hasOwn(shape, name))
            found[name] = zod__WEBPACK_IMPORTED_MODULE_1__/* .parse */ .qg(shape[name], row[name]);
    return found;
}
function readItems(items, read) {
    if (items.length === 0)
        return NO_ITEMS;
    const found = items.map(read);
    return found.every((item) => item !== undefined) ? found : found.filter((item) => item !== undefined);
}
const NO_ITEMS = Object.freeze([]);
function inSnakeCase(row) {
    const others = Object.keys(row).filter((key) => snake(key) !== key);
    if (others.length === 0)
        return row;
    return { ...Object.fromEntries(others.map((key) => [snake(key), row[key]])), ...row };
}
const snake = (key) => /^[a-z\d_]*$/.test(key) || !/^[a-z]/.test(key) ? key : (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_5__/* .kebab */ .i9)(key).replaceAll('-', '_');
function withoutGaps(given) {
    const present = {};
    for (const key in given)
        if (given[key] !== undefined)
            present[key] = given[key];
    return present;
}


/***/ }),

/***/ 34697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   II: () => (/* binding */ linesOfPieces),
/* harmony export */   NI: () => (/* binding */ looksLikeRows),
/* harmony export */   a0: () => (/* binding */ readJournal),
/* harmony export */   qW: () => (/* binding */ rowsOfLines)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _shared_depth_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34704);
/* harmony import */ var _shared_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47539);
/* harmony import */ var _shared_mapping_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16955);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5594);





const MOST_ROWS = 1_000_000;
function readJournal(lines, file) {
    const warnings = [];
    const rows = [...rowsOfLines(lines, file, { warn: (problem) => warnings.push(problem) })];
    return { rows, warnings };
}
const looksLikeRows = (head) => {
    const line = head.trimStart().split('\n', 1)[0] ?? '';
    const row = (0,_shared_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonOf */ .o_)(line);
    if (row === undefined) {
        return (/^\{[^{}]*"(?:test_id|testId|eval_id|evalId)"\s*:/.test(line) &&
            !/^\{[^{}]*"(?:results|config)"\s*:\s*\{/.test(line));
    }
    if (!(0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .p)(row) || (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .p)(row['results']))
        return false;
    return ['test_id', 'testId', 'eval_id', 'evalId'].some((key) => key in row);
};
const NEWLINE = 10;
function* linesOfPieces(pieces) {
    let begun = [];
    for (const piece of pieces) {
        const buffer = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
        let start = 0;
        for (let end = buffer.indexOf(NEWLINE); end !== -1; end = buffer.indexOf(NEWLINE, start)) {
            const rest = buffer.subarray(start, end);
            yield begun.length === 0 ? rest.toString('utf8') : Buffer.concat([...begun, rest]).toString('utf8');
            begun = [];
            start = end + 1;
        }
        if (start < buffer.length)
            begun.push(Buffer.from(buffer.subarray(start)));
    }
    if (begun.length > 0)
        yield Buffer.concat(begun).toString('utf8');
}
function* rowsOfLines(lines, file, { warn, mostRows = MOST_ROWS, jsonOf: read = _shared_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonOf */ .o_, mostLevels = _shared_depth_js__WEBPACK_IMPORTED_MODULE_1__/* .DEEPEST_JSON */ .S8, hint, skip }) {
    const notRead = skip ?? refusing(hint);
    let [number, rows] = [0, 0];
    let broken;
    for (const line of lines) {
        number += 1;
        if (line.trim() === '')
            continue;
        if (broken !== undefined)
            notRead(broken);
        broken = undefined;
        rows += 1;
        if (rows > mostRows)
            throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .userError */ .IF)('RESULTS_UNREADABLE', `${file} has more than ${mostRows} rows`);
        const location = { file, line: number, column: 1 };
        const value = read(line);
        if (value === undefined) {
            broken = { line, location, why: 'not JSON' };
            continue;
        }
        if ((0,_shared_depth_js__WEBPACK_IMPORTED_MODULE_1__/* .isDeeperThan */ .hz)(value, mostLevels)) {
            notRead({ line, location, why: `nested more than ${mostLevels} levels deep` });
            continue;
        }
        yield { value, line, location };
    }
    if (broken !== undefined)
        warn(leftOut(broken.location));
}
const JOURNAL_HINT = 'Pass a run folder, or its index.jsonl.';
const refusing = (hint = JOURNAL_HINT) => ({ line, location, why }) => {
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .userError */ .IF)('RESULTS_UNREADABLE', `${location.file}:${location.line} is ${why}`, {
        expected: 'one JSON object per line',
        found: JSON.stringify((0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)(line, 60)),
        hint,
    });
};
const leftOut = (location) => ({
    code: 'RESULTS_UNREADABLE',
    severity: 'warning',
    message: 'The last line of these results is incomplete, which happens if a run is killed; it is ignored',
    location,
});


/***/ }),

/***/ 72596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readMessages)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _model_run_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89976);
/* harmony import */ var _shared_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16955);
/* harmony import */ var _shared_once_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28876);
/* harmony import */ var _loose_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57247);





const messageFields = (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_3__/* .once */ .O)(() => ({
    role: (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_model_run_message_js__WEBPACK_IMPORTED_MODULE_1__/* .roles */ .Ot),
    name: _loose_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    content: _loose_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .anything */ .D8,
    tool_calls: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional().catch(undefined),
    start_time: _loose_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    end_time: _loose_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional().catch(undefined),
    token_usage: _loose_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .tokens */ .LU,
    metadata: _loose_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .mapping */ .pq,
}));
const callFields = (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_3__/* .once */ .O)(() => ({
    tool: _loose_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    original_tool: _loose_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    input: _loose_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .anything */ .D8,
    output: _loose_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .anything */ .D8,
    id: _loose_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    status: _loose_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    start_time: _loose_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    end_time: _loose_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional().catch(undefined),
}));
function readMessages(value) {
    if (typeof value === 'string')
        return [{ role: 'user', content: value }];
    return (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .readItems */ .F1)(Array.isArray(value) ? value : [], readMessage);
}
function readMessage(item) {
    if (!(0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .p)(item))
        return undefined;
    const { role, name, content, tool_calls, start_time, end_time, duration_ms, token_usage, metadata } = (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsIn */ .t5)(messageFields(), (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .inSnakeCase */ .YU)(item));
    if (role === undefined)
        return undefined;
    return (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutGaps */ .C3)({
        role,
        name,
        content: content === undefined || content === null ? undefined : readContent(content),
        toolCalls: tool_calls && (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .readItems */ .F1)(tool_calls, readCall),
        startTime: start_time,
        endTime: end_time,
        durationMs: duration_ms,
        tokenUsage: token_usage,
        metadata,
    });
}
function readContent(content) {
    if (typeof content === 'string')
        return content;
    return Array.isArray(content) && content.every(_shared_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .p) ? content.map(readPart) : { structured: content };
}
function readPart(part) {
    const { type, value, path, text: body, media_type: mediaType, source } = part;
    const keys = Object.keys(part).length;
    if (type === 'text' && typeof value === 'string' && keys === 2)
        return { type, value };
    if (type === 'image' && typeof mediaType === 'string' && typeof source === 'string' && keys === 3) {
        return { type, mediaType, dataUri: source };
    }
    if (type === 'file' && typeof value === 'string' && typeof path === 'string' && typeof body === 'string') {
        if (keys === 4)
            return { type, path: value, absolutePath: path, text: body };
    }
    return { type: 'data', value: part };
}
function readCall(item) {
    if (!(0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .p)(item))
        return undefined;
    const call = (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsIn */ .t5)(callFields(), (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .inSnakeCase */ .YU)(item));
    const { tool, original_tool, input, output, id, status, start_time, end_time, duration_ms } = call;
    if (tool === undefined)
        return undefined;
    return (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutGaps */ .C3)({
        tool,
        originalTool: original_tool,
        input,
        output,
        id,
        status,
        startTime: start_time,
        endTime: end_time,
        durationMs: duration_ms,
    });
}


/***/ }),

/***/ 17564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ readRecord)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/grade.js
var grade = __webpack_require__(66536);
// EXTERNAL MODULE: ./build/js/src/model/run/imported.js
var imported = __webpack_require__(97535);
// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
// EXTERNAL MODULE: ./build/js/src/model/run/outcome.js
var outcome = __webpack_require__(207);
// EXTERNAL MODULE: ./build/js/src/model/run/prompt.js
var run_prompt = __webpack_require__(56293);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 2 modules
var result = __webpack_require__(66604);
// EXTERNAL MODULE: ./build/js/src/model/suite/suite.js
var suite = __webpack_require__(20758);
// EXTERNAL MODULE: ./build/js/src/shared/iso-time.js
var iso_time = __webpack_require__(77584);
// EXTERNAL MODULE: ./build/js/src/shared/json.js
var json = __webpack_require__(47539);
// EXTERNAL MODULE: ./build/js/src/shared/mapping.js
var mapping = __webpack_require__(16955);
// EXTERNAL MODULE: ./build/js/src/shared/once.js
var once = __webpack_require__(28876);
// EXTERNAL MODULE: ./build/js/src/results/read/loose-fields.js
var loose_fields = __webpack_require__(57247);
;// CONCATENATED MODULE: ./build/js/src/results/read/read-failure.js



const failureFields = {
    error: loose_fields/* text */.Qq,
    failure_class: (0,loose_fields/* oneOf */.yL)(outcome/* failureClasses */.fQ),
    failure_stage: (0,loose_fields/* oneOf */.yL)(outcome/* stages */._$),
    failure_reason_code: (0,loose_fields/* oneOf */.yL)(outcome/* reasonCodes */.JC),
    failure_details: schemas/* object */.Ikc({
        http_status: schemas/* int */.Whr().optional().catch(undefined),
        permanent: loose_fields/* flag */.Jt,
        retry_after_ms: loose_fields/* amount */.vj,
        failed_rows: schemas/* int */.Whr().positive().optional().catch(undefined),
        location: loose_fields/* locationFields */.nQ,
    })
        .optional()
        .catch(undefined),
};
function readFailure(row) {
    const reason = row.failure_reason_code ?? 'provider_error';
    const { http_status, permanent, retry_after_ms, failed_rows, location } = row.failure_details ?? {};
    return (0,loose_fields/* withoutGaps */.C3)({
        class: row.failure_class ?? CLASS_OF[reason],
        stage: row.failure_stage ?? 'agent',
        reason,
        message: row.error ?? 'no reason was written down',
        location: location,
        httpStatus: http_status,
        permanent: permanent === true ? true : undefined,
        retryAfterMs: retry_after_ms,
        failedRows: failed_rows,
    });
}
const LAST_BITS = 1e-9;
const isShare = (score) => score >= -LAST_BITS && score <= 1 + LAST_BITS;
const noShare = (score) => ({
    class: 'grader',
    stage: 'evaluator',
    reason: 'evaluator_error',
    message: `Its score is ${score}, and no number from 0 to 1`,
});
const CLASS_OF = {
    provider_error: 'provider',
    evaluator_error: 'grader',
    setup_error: 'config',
    preflight_error: 'config',
    script_error: 'workspace',
    template_error: 'workspace',
    file_copy_error: 'workspace',
    clone_error: 'workspace',
    budget_exceeded: 'budget',
    error_threshold_exceeded: 'cancelled',
    dependency_failed: 'cancelled',
};

// EXTERNAL MODULE: ./build/js/src/results/read/read-messages.js
var read_messages = __webpack_require__(72596);
// EXTERNAL MODULE: ./build/js/src/results/read/read-scores.js
var read_scores = __webpack_require__(31055);
;// CONCATENATED MODULE: ./build/js/src/results/read/read-trials.js










const trialFields = (0,once/* once */.O)(() => ({
    ...failureFields,
    attempt: schemas/* int */.Whr().nonnegative().optional().catch(undefined),
    score: schemas/* number */.aig().optional().catch(undefined),
    verdict: (0,loose_fields/* oneOf */.yL)(grade/* graderVerdicts */.wR),
    scores: loose_fields/* list */.p_,
    token_usage: loose_fields/* tokens */.LU,
    cost_usd: loose_fields/* amount */.vj,
    duration_ms: loose_fields/* amount */.vj,
    finish_reason: (0,loose_fields/* oneOf */.yL)(outcome/* finishReasons */.B7),
    cached: loose_fields/* flag */.Jt,
    paid: loose_fields/* paid */.Vj,
    patch: loose_fields/* patch */.F6,
    target_used: loose_fields/* text */.Qq,
    execution_status: (0,loose_fields/* oneOf */.yL)(result/* executionStatuses */.Zt),
}));
function readTrial(item, position, passMark) {
    if (!(0,mapping/* isMapping */.p)(item))
        return undefined;
    const row = (0,loose_fields/* fieldsIn */.t5)(trialFields(), (0,loose_fields/* inSnakeCase */.YU)(item));
    const score = (0,grade/* clampScore */.E2)(row.score ?? 0);
    const hasFailed = row.failure_class !== undefined ||
        row.execution_status === 'execution_error' ||
        (row.execution_status === undefined && row.error !== undefined);
    const isScored = row.score === undefined || isShare(row.score);
    const failure = hasFailed ? readFailure(row) : isScored ? undefined : noShare(row.score ?? 0);
    const recorded = passMark === undefined ? row.execution_status : undefined;
    return (0,loose_fields/* withoutGaps */.C3)({
        attempt: row.attempt ?? position,
        status: failure !== undefined
            ? 'execution_error'
            : (recorded ?? (score >= (passMark ?? suite/* PASS_MARK */.Yn) ? 'ok' : 'quality_failure')),
        score,
        verdict: row.verdict ?? (0,grade/* verdictOf */.Vj)(score),
        scores: (0,read_scores/* readScores */.oK)(row.scores),
        failure,
        tokenUsage: row.token_usage,
        costUsd: row.cost_usd,
        durationMs: row.duration_ms,
        finishReason: row.finish_reason,
        cached: row.cached === true ? true : undefined,
        paid: row.paid,
        patch: row.patch,
        targetUsed: row.target_used,
    });
}
const count = schemas/* int */.Whr().nonnegative();
const aggregationFields = schemas/* lazy */.RZV(() => schemas/* discriminatedUnion */.gMt('strategy', [
    schemas/* object */.Ikc({ strategy: schemas/* literal */.euz('pass_at_k'), passed_attempts: count, total_attempts: count })
        .transform(({ strategy, passed_attempts, total_attempts }) => ({
        strategy,
        passedAttempts: passed_attempts,
        totalAttempts: total_attempts,
    })),
    schemas/* object */.Ikc({ strategy: schemas/* literal */.euz('mean'), mean: schemas/* number */.aig(), min: schemas/* number */.aig(), max: schemas/* number */.aig() }),
    schemas/* object */.Ikc({
        strategy: schemas/* literal */.euz('confidence_interval'),
        mean: schemas/* number */.aig(),
        ci95_lower: schemas/* number */.aig(),
        ci95_upper: schemas/* number */.aig(),
        stddev: schemas/* number */.aig(),
    })
        .transform(({ strategy, mean, ci95_lower, ci95_upper, stddev }) => ({
        strategy,
        mean,
        ci95Lower: ci95_lower,
        ci95Upper: ci95_upper,
        stddev,
    })),
]));
function readAggregation(value) {
    return (0,mapping/* isMapping */.p)(value) ? aggregationFields.safeParse((0,loose_fields/* inSnakeCase */.YU)(value)).data : undefined;
}

;// CONCATENATED MODULE: ./build/js/src/results/read/read-record.js


















const share = schemas/* number */.aig().min(0).max(1).optional().catch(undefined);
const rowFields = (0,once/* once */.O)(() => ({
    ...failureFields,
    timestamp: loose_fields/* text */.Qq,
    test_id: loose_fields/* text */.Qq,
    suite: loose_fields/* text */.Qq,
    category: loose_fields/* text */.Qq,
    conversation_id: loose_fields/* text */.Qq,
    target: loose_fields/* text */.Qq,
    target_used: loose_fields/* text */.Qq,
    target_error: loose_fields/* text */.Qq,
    resolved_target: loose_fields/* text */.Qq,
    score: schemas/* number */.aig().optional().catch(undefined),
    execution_status: (0,loose_fields/* oneOf */.yL)(result/* executionStatuses */.Zt),
    assertions: loose_fields/* list */.p_,
    hits: loose_fields/* list */.p_,
    misses: loose_fields/* list */.p_,
    scores: loose_fields/* list */.p_,
    output: loose_fields/* anything */.D8,
    input: loose_fields/* anything */.D8,
    requests: loose_fields/* mapping */.pq,
    token_usage: loose_fields/* tokens */.LU,
    cost_usd: loose_fields/* amount */.vj,
    duration_ms: loose_fields/* amount */.vj,
    start_time: loose_fields/* text */.Qq,
    end_time: loose_fields/* text */.Qq,
    eval_run: loose_fields/* mapping */.pq,
    trace: loose_fields/* mapping */.pq,
    model: loose_fields/* text */.Qq,
    agent_version: loose_fields/* text */.Qq,
    finish_reason: (0,loose_fields/* oneOf */.yL)(outcome/* finishReasons */.B7),
    cached: loose_fields/* flag */.Jt,
    paid: loose_fields/* paid */.Vj,
    workspace_path: loose_fields/* text */.Qq,
    file_changes: loose_fields/* text */.Qq,
    patch: loose_fields/* patch */.F6,
    trials: loose_fields/* list */.p_,
    aggregation: loose_fields/* anything */.D8,
    cost_limited: loose_fields/* flag */.Jt,
    metadata: loose_fields/* mapping */.pq,
    suite_file: loose_fields/* text */.Qq,
    provider: loose_fields/* text */.Qq,
    pass_mark: share,
    agentv_pass_mark: share,
    must_pass: loose_fields/* flag */.Jt,
    required_missed: schemas/* array */.YOg(schemas/* string */.YjP()).optional().catch(undefined),
    retries: schemas/* int */.Whr().nonnegative().optional().catch(undefined),
    trial_samples: schemas/* array */.YOg(result/* trialSampleSchema */.$Y).max(3).optional().catch(undefined),
    location: loose_fields/* locationFields */.nQ,
    imported_from: (0,loose_fields/* oneOf */.yL)(imported/* importFormats */.Ub),
    only_last_attempts: schemas/* literal */.euz(true).optional().catch(undefined),
    measure: loose_fields/* text */.Qq,
    subject: loose_fields/* text */.Qq,
    reused_from: loose_fields/* text */.Qq,
    avoided: schemas/* object */.Ikc({ cost_usd: loose_fields/* amount */.vj, duration_ms: loose_fields/* amount */.vj }).optional().catch(undefined),
}));
const spentFields = { duration_ms: loose_fields/* amount */.vj, token_usage: loose_fields/* tokens */.LU, cost_usd: loose_fields/* amount */.vj };
const OLD_NAMES = [
    ['test_id', 'eval_id'],
    ['suite', 'dataset', 'eval_set'],
    ['output', 'answer', 'candidate_answer'],
    ['scores', 'evaluator_results'],
];
function readRecord(record, where, indexOf) {
    if (!(0,mapping/* isMapping */.p)(record))
        throw noRow(where, 'a list or a single value');
    const named = withNewNames((0,loose_fields/* inSnakeCase */.YU)(record));
    const row = (0,loose_fields/* fieldsIn */.t5)(rowFields(), named);
    if (!isScored(row))
        throw noRow(where, 'a row without a score that is a number');
    const isTimed = named['timestamp'] !== undefined && named['timestamp'] !== null;
    return {
        result: resultFrom(row, where, indexOf),
        isOurs: row.suite_file !== undefined,
        hasInvalidTime: isTimed && timeOf(row) === undefined,
    };
}
const timeOf = ({ timestamp }) => timestamp === undefined || Number.isNaN((0,iso_time/* momentOf */.E)(timestamp)) ? undefined : timestamp;
const isScored = (row) => row.score !== undefined;
function withNewNames(row) {
    let named = row;
    for (const [name, ...old] of OLD_NAMES) {
        if (row[name] !== undefined)
            continue;
        const found = old.find((other) => row[other] !== undefined && row[other] !== null);
        if (found !== undefined)
            named = { ...named, [name]: row[found] };
    }
    return named;
}
const noRow = ({ file, line }, found) => (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${file}:${line} is not a row of results`, {
    expected: 'an object with at least "test_id", "target" and a "score" from 0 to 1',
    found,
    hint: 'Pass a run folder, or its index.jsonl.',
});
function resultFrom(row, where, indexOf) {
    const passMark = row.pass_mark ?? suite/* PASS_MARK */.Yn;
    const ownMark = row.agentv_pass_mark === undefined ? undefined : passMark;
    const trials = row.trials && (0,loose_fields/* readItems */.F1)(row.trials, (trial, attempt) => readTrial(trial, attempt, ownMark));
    const score = (0,grade/* clampScore */.E2)(row.score);
    const input = (0,read_messages/* readMessages */.N)(row.input);
    const messages = messagesOf(row, input);
    const traced = (0,loose_fields/* fieldsIn */.t5)(spentFields, row.trace ?? {});
    const identity = identityOf(row, where);
    const common = {
        index: indexOf(identity),
        timestamp: timeOf(row) ?? read_scores/* EPOCH */.wI,
        ...identity,
        passMark,
        agentvPassMark: row.agentv_pass_mark,
        mustPass: row.must_pass ?? false,
        assertions: (0,read_scores/* readAssertions */.oD)(row),
        scores: (0,read_scores/* readScores */.oK)(row.scores),
        input,
        prompt: promptOf(row),
        output: outputOf(row, messages),
        messages,
        tokenUsage: row.token_usage ?? traced.token_usage,
        costUsd: row.cost_usd ?? traced.cost_usd,
        durationMs: row.duration_ms ?? traced.duration_ms,
        startTime: row.start_time,
        endTime: row.end_time,
        model: shared(row.model),
        agentVersion: shared(row.agent_version),
        finishReason: row.finish_reason,
        cached: row.cached === true ? true : undefined,
        paid: row.paid,
        fileChanges: row.file_changes,
        patch: row.patch,
        workspacePath: row.workspace_path,
        evalRun: evalRunOf(row),
        retries: row.retries ?? 0,
        trials,
        trialSamples: row.trial_samples,
        aggregation: readAggregation(row.aggregation),
        costLimited: row.cost_limited,
        metadata: row.metadata,
        importedFrom: row.imported_from,
        onlyLastAttempts: row.only_last_attempts,
        measure: row.measure,
        subject: shared(row.subject),
        reusedFrom: row.reused_from,
        avoided: row.avoided && (0,loose_fields/* withoutGaps */.C3)({ costUsd: row.avoided.cost_usd, durationMs: row.avoided.duration_ms }),
    };
    return { ...common, ...endOf(row, score, statusOf(row, score, passMark, trials)) };
}
function endOf(row, score, status) {
    if (!isShare(row.score))
        return { status: 'execution_error', score: 0, failure: noShare(row.score) };
    switch (status) {
        case 'ok':
            return { status, score };
        case 'quality_failure':
            return { status, score, requiredMissed: row.required_missed };
        case 'execution_error':
            return { status, score, failure: readFailure(row) };
    }
}
const shared = (name) => name && (0,json/* sharedText */.b8)(name);
const sharedLocation = ({ file, line, column }) => ({
    file: (0,json/* sharedText */.b8)(file),
    line,
    column,
});
const identityOf = (row, where) => ({
    suite: (0,json/* sharedText */.b8)(row.suite ?? 'unknown'),
    suiteFile: (0,json/* sharedText */.b8)(row.suite_file ?? row.location?.file ?? where.file),
    category: (0,json/* sharedText */.b8)(row.category ?? 'Uncategorized'),
    testId: row.test_id ?? 'unknown',
    target: (0,json/* sharedText */.b8)(row.target ?? 'unknown'),
    provider: shared(row.provider ?? textIn(mappingIn(row.trace, 'metadata'), 'provider')),
    resolvedTarget: shared(row.resolved_target),
    targetUsed: shared(row.target_used),
    targetError: shared(row.target_error),
    location: sharedLocation(row.location ?? where),
    conversationId: row.conversation_id,
});
function statusOf(row, score, passMark, trials = []) {
    const { execution_status: recorded, failure_class, agentv_pass_mark, error } = row;
    if (row.imported_from !== undefined && recorded !== undefined)
        return recorded;
    const byScore = score >= passMark ? 'ok' : 'quality_failure';
    if (trials.length > 0)
        return trials.some(({ status }) => status !== 'execution_error') ? byScore : 'execution_error';
    if (failure_class !== undefined)
        return 'execution_error';
    const isOwnMark = agentv_pass_mark !== undefined && recorded !== 'execution_error';
    if (recorded !== undefined && !isOwnMark)
        return recorded;
    return recorded === undefined && error !== undefined ? 'execution_error' : byScore;
}
function promptOf({ requests }) {
    const lm = mappingIn(requests, 'lm');
    if (lm === undefined)
        return undefined;
    const chat = schemas/* array */.YOg(run_prompt/* chatMessageSchema */.h).safeParse(lm['chat_prompt']).data;
    const question = textIn(lm, 'question') ?? chat?.map(asText).join('\n\n');
    return question === undefined ? undefined : (0,loose_fields/* withoutGaps */.C3)({ question, chat, system: textIn(lm, 'system') });
}
const asText = ({ role, content }) => `@[${role}]:\n${content}`;
function messagesOf({ trace, output, suite_file, execution_status: status }, input) {
    const traced = (0,read_messages/* readMessages */.N)(withAnswer(trace?.['messages'], output));
    if (traced.length > 0) {
        const begins = JSON.stringify(traced.slice(0, input.length)) === JSON.stringify(input);
        return begins ? traced.slice(input.length) : traced;
    }
    if (Array.isArray(output))
        return (0,read_messages/* readMessages */.N)(output);
    const isAnswer = typeof output === 'string' && output !== '' && status !== 'execution_error';
    return isAnswer && suite_file === undefined ? [{ role: 'assistant', content: output }] : [];
}
const withAnswer = (messages, output) => Array.isArray(messages)
    ? messages.map((message) => (0,mapping/* isMapping */.p)(message) && message['content_from'] === 'output' ? { ...message, content: output } : message)
    : messages;
function outputOf({ output }, messages) {
    const answer = (0,message/* finalAnswer */.zN)(messages);
    return typeof output === 'string' && output !== answer ? output : answer;
}
function evalRunOf({ eval_run }) {
    const { duration_ms: durationMs = 0, token_usage: tokenUsage } = (0,loose_fields/* fieldsIn */.t5)(spentFields, eval_run ?? {});
    return tokenUsage === undefined ? { durationMs } : { durationMs, tokenUsage };
}
function mappingIn(holder, key) {
    const value = holder?.[key];
    return (0,mapping/* isMapping */.p)(value) ? value : undefined;
}
function textIn(holder, key) {
    const value = holder?.[key];
    return typeof value === 'string' ? value : undefined;
}


/***/ }),

/***/ 31055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   oD: () => (/* binding */ readAssertions),
/* harmony export */   oK: () => (/* binding */ readScores),
/* harmony export */   wI: () => (/* binding */ EPOCH)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _model_run_grade_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66536);
/* harmony import */ var _shared_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47539);
/* harmony import */ var _shared_mapping_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16955);
/* harmony import */ var _shared_once_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28876);
/* harmony import */ var _loose_fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57247);






const scoreFields = (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_4__/* .once */ .O)(() => ({
    name: _loose_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq,
    type: _loose_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq,
    score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional().catch(undefined),
    weight: _loose_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .amount */ .vj,
    verdict: (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .oneOf */ .yL)(_model_run_grade_js__WEBPACK_IMPORTED_MODULE_1__/* .graderVerdicts */ .wR),
    assertions: _loose_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p_,
    hits: _loose_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p_,
    misses: _loose_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p_,
    reasoning: _loose_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq,
    input: _loose_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .anything */ .D8,
    target: _loose_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq,
    details: _loose_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .mapping */ .pq,
    scores: _loose_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p_,
    token_usage: _loose_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .tokens */ .LU,
    cost_usd: _loose_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .amount */ .vj,
    duration_ms: _loose_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .amount */ .vj,
    started_at: _loose_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq,
    ended_at: _loose_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq,
}));
function readScores(value) {
    return (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .readItems */ .F1)(Array.isArray(value) ? value : [], readScore);
}
function readScore(item) {
    if (!(0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .p)(item))
        return undefined;
    const row = (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldsIn */ .t5)(scoreFields(), (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .inSnakeCase */ .YU)(item));
    if (row.score === undefined)
        return undefined;
    const score = (0,_model_run_grade_js__WEBPACK_IMPORTED_MODULE_1__/* .clampScore */ .E2)(row.score);
    return (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutGaps */ .C3)({
        name: (0,_shared_json_js__WEBPACK_IMPORTED_MODULE_2__/* .sharedText */ .b8)(row.name ?? 'unknown'),
        type: (0,_shared_json_js__WEBPACK_IMPORTED_MODULE_2__/* .sharedText */ .b8)(row.type ?? 'unknown'),
        score,
        weight: row.weight ?? 1,
        verdict: row.verdict ?? (0,_model_run_grade_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .Vj)(score),
        assertions: readAssertions(row),
        reasoning: row.reasoning,
        input: row.input,
        target: row.target,
        details: row.details,
        scores: row.scores === undefined ? undefined : readScores(row.scores),
        tokenUsage: row.token_usage,
        costUsd: row.cost_usd,
        durationMs: row.duration_ms ?? 0,
        startedAt: row.started_at ?? EPOCH,
        endedAt: row.ended_at ?? EPOCH,
    });
}
const EPOCH = '1970-01-01T00:00:00.000Z';
function readAssertions(row) {
    if (row.assertions !== undefined)
        return (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .readItems */ .F1)(row.assertions, readAssertion);
    const reported = (items = [], passed) => items.flatMap((item) => (typeof item === 'string' ? [{ text: item, passed }] : []));
    return [...reported(row.hits, true), ...reported(row.misses, false)];
}
function readAssertion(item) {
    if (!(0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .p)(item))
        return undefined;
    const { text: what, passed, evidence } = item;
    if (typeof what !== 'string' || typeof passed !== 'boolean')
        return undefined;
    return { text: what, passed, evidence: typeof evidence === 'string' ? evidence : undefined };
}


/***/ }),

/***/ 46451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ rehydrated)
/* harmony export */ });
/* harmony import */ var _shared_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47539);
/* harmony import */ var _shared_mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16955);


async function rehydrated(row, read) {
    if (!(0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .p)(row) || row['output'] !== undefined || row['grading_path'] === undefined)
        return row;
    const from = async (...keys) => {
        const path = keys.map((key) => row[key]).find((value) => typeof value === 'string');
        return typeof path === 'string' ? read(path) : undefined;
    };
    const grading = mappingFrom(await from('grading_path'));
    const output = await from('answer_path', 'output_path', 'response_path');
    const transcript = await from('transcript_path');
    const messages = transcript?.split('\n').flatMap((line) => mappingFrom(line) ?? []);
    return {
        ...row,
        ...(Array.isArray(grading?.['assertions']) && { assertions: grading['assertions'] }),
        ...(output !== undefined && { output }),
        ...(messages !== undefined && { trace: { messages } }),
    };
}
function mappingFrom(text) {
    const value = (0,_shared_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonOf */ .o_)(text ?? '');
    return (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .p)(value) ? value : undefined;
}


/***/ }),

/***/ 83282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ withoutTexts)
/* harmony export */ });
/* harmony import */ var _shared_once_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28876);

const NONE = [];
const NO_RUN = { durationMs: 0 };
const sameTime = (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberLast */ .m)((time) => time);
function withoutTexts(result) {
    const measured = {
        index: result.index,
        timestamp: sameTime(result.timestamp),
        suite: result.suite,
        suiteFile: result.suiteFile,
        category: result.category,
        testId: result.testId,
        target: result.target,
        provider: result.provider,
        resolvedTarget: result.resolvedTarget,
        targetUsed: result.targetUsed,
        targetError: result.targetError,
        location: result.location,
        passMark: result.passMark,
        agentvPassMark: result.agentvPassMark,
        mustPass: result.mustPass,
        tokenUsage: result.tokenUsage,
        costUsd: result.costUsd,
        durationMs: result.durationMs,
        model: result.model,
        agentVersion: result.agentVersion,
        finishReason: result.finishReason,
        cached: result.cached,
        paid: result.paid,
        evalRun: isEmpty(result.evalRun) ? NO_RUN : result.evalRun,
        retries: result.retries,
        importedFrom: result.importedFrom,
        onlyLastAttempts: result.onlyLastAttempts,
        trials: result.trials?.map((trial) => ({ ...trial, scores: NONE })),
        aggregation: result.aggregation,
        costLimited: result.costLimited,
        measure: result.measure,
        subject: result.subject,
        reusedFrom: result.reusedFrom,
        avoided: result.avoided,
        assertions: NONE,
        scores: NONE,
        input: NONE,
        output: '',
        messages: NONE,
    };
    switch (result.status) {
        case 'ok':
            return { ...measured, status: 'ok', score: result.score };
        case 'quality_failure':
            return { ...measured, status: 'quality_failure', score: result.score, requiredMissed: result.requiredMissed };
        case 'execution_error':
            return { ...measured, status: 'execution_error', score: result.score, failure: result.failure };
    }
}
const isEmpty = ({ durationMs, tokenUsage }) => durationMs === 0 && tokenUsage === undefined;


/***/ }),

/***/ 76828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ yamlRowsIn),
/* harmony export */   w: () => (/* binding */ isYamlFile)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);
/* harmony import */ var _shared_yaml_yaml_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85304);



const MAX_YAML_BYTES = 32 * 1024 * 1024;
const MOST_YAML_ROWS = 50_000;
const isYamlFile = (path) => /\.ya?ml$/i.test(path);
function* yamlRowsIn(text, file, { warn }) {
    if (text.length > MAX_YAML_BYTES) {
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .userError */ .IF)('FILE_TOO_LARGE', `${file} is too large for YAML`, { hint: 'Use a JSON Lines file instead.' });
    }
    const documents = documentsIn(text);
    if (documents.length > MOST_YAML_ROWS) {
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .userError */ .IF)('RESULTS_UNREADABLE', `${file} has more than ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('row', MOST_YAML_ROWS)}`);
    }
    for (const [index, { source, line }] of documents.entries()) {
        const location = { file, line, column: 1 };
        const parsed = (0,_shared_yaml_yaml_text_js__WEBPACK_IMPORTED_MODULE_2__/* .parseYamlText */ .c)(source);
        if (parsed.kind === 'parsed') {
            yield { value: parsed.value, line: source, location };
            continue;
        }
        const problems = parsed.errors.map((error) => ({
            code: 'RESULTS_UNREADABLE',
            severity: 'error',
            message: `This result is not YAML: ${error.message}`,
            location: { file, line: line + error.line - 1, column: error.column },
        }));
        if (index === 0 || index < documents.length - 1)
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(problems);
        for (const problem of problems.slice(0, 1))
            warn({ ...problem, severity: 'warning', hint: 'It is ignored.' });
    }
}
function documentsIn(text) {
    const documents = [];
    let [line, start] = [1, 0];
    for (const { index, 0: mark } of [...text.matchAll(/^---[ \t]*\r?\n/gm), { index: text.length, 0: '' }]) {
        const source = text.slice(start, index);
        if (/^[ \t]*[^\s#]/m.test(source))
            documents.push({ source, line });
        line += (source.match(/\n/g) ?? []).length + 1;
        start = index + mark.length;
    }
    return documents;
}


/***/ }),

/***/ 45515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ resultOf),
/* harmony export */   D_: () => (/* binding */ identity),
/* harmony export */   Ee: () => (/* binding */ notRunResult),
/* harmony export */   Qm: () => (/* binding */ trialOf),
/* harmony export */   _K: () => (/* binding */ bugResult),
/* harmony export */   b$: () => (/* binding */ brokenResult),
/* harmony export */   ch: () => (/* binding */ costOfTrials),
/* harmony export */   j9: () => (/* binding */ dependencyResult)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_run_grade_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66536);
/* harmony import */ var _model_run_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89976);
/* harmony import */ var _model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56768);
/* harmony import */ var _shared_iso_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77584);





function trialOf({ outcome, grade, patch }, attempt, passMark) {
    const failure = failureOf(outcome, grade);
    const score = failure === undefined && grade?.kind === 'scored' ? grade.score : 0;
    const response = doneIn(outcome);
    return {
        attempt,
        status: failure ? 'execution_error' : score >= passMark ? 'ok' : 'quality_failure',
        score,
        verdict: (0,_model_run_grade_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .Vj)(score),
        scores: grade?.scores ?? [],
        failure,
        tokenUsage: response?.tokenUsage,
        costUsd: response?.costUsd,
        durationMs: response?.durationMs,
        finishReason: response?.finishReason,
        cached: response?.cached,
        paid: response?.paid,
        patch,
        targetUsed: response?.targetUsed,
    };
}
const doneIn = (outcome) => outcome.kind === 'answered' ? outcome.response : outcome.partial;
function resultOf(step, { runs, trials, summary }, facts) {
    const shown = summary?.best ?? 0;
    const run = runs[shown];
    const trial = trials[shown];
    if (run === undefined || trial === undefined)
        throw new Error(`No trial of ${step.test.id} was run`);
    const score = summary?.score ?? trial.score;
    const response = run.outcome.kind === 'answered' ? run.outcome.response : undefined;
    const failure = failureOfTrials(trials, trial, step.trials.strategy);
    const done = doneIn(run.outcome);
    return {
        ...identity(step, facts),
        score,
        assertions: failure && !response ? [errorAssertion(failure)] : (run.grade?.assertions ?? []),
        scores: run.grade?.scores ?? [],
        implicitJudge: step.test.graders.some(({ implicit }) => implicit) ? true : undefined,
        input: [...step.test.input],
        prompt: facts.prompt,
        output: response ? (0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_2__/* .finalAnswer */ .zN)(response.messages) : `Error occurred: ${failure?.message ?? 'unknown'}`,
        messages: done?.messages ?? [],
        targetUsed: done?.targetUsed,
        targetError: done?.targetError,
        tokenUsage: done?.tokenUsage,
        costUsd: costOfTrials(trials),
        durationMs: done?.durationMs,
        startTime: done?.startTime,
        endTime: done?.endTime,
        model: done?.model,
        agentVersion: done?.agentVersion,
        finishReason: done?.finishReason,
        cached: done?.cached,
        paid: done?.paid,
        fileChanges: done?.fileChanges,
        patch: run.patch,
        workspacePath: runs.at(-1)?.workspacePath,
        hookOutputs: hookOutputsOf(runs),
        evalRun: evalRun(runs, facts),
        trials: summary && [...trials],
        aggregation: summary?.aggregation,
        costLimited: summary?.costLimited ? true : undefined,
        ...(failure ? { status: 'execution_error', failure } : judged(score, step.passMark, run)),
    };
}
function failureOfTrials(trials, shown, strategy) {
    if (trials.every(({ status }) => status === 'execution_error'))
        return shown?.failure;
    return strategy !== 'pass_at_k' && (0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_3__/* .isMostlyLost */ .NT)(trials) ? (0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_3__/* .lostTrials */ .SH)(trials)[0]?.failure : undefined;
}
function judged(score, passMark, { grade }) {
    if (score >= passMark)
        return { status: 'ok' };
    const missed = grade?.kind === 'scored' && grade.requiredMissed.length > 0 ? grade.requiredMissed : undefined;
    return { status: 'quality_failure', requiredMissed: missed };
}
function costOfTrials(trials) {
    const known = trials.flatMap(({ costUsd }) => costUsd ?? []);
    const isUnknown = trials.some(({ status, costUsd }) => status !== 'execution_error' && costUsd === undefined);
    return known.length === 0 || isUnknown ? undefined : known.reduce((sum, cost) => sum + cost, 0);
}
function bugResult(step, error, facts) {
    const message = `This test met a bug of eval-action: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`;
    const outcome = {
        kind: 'failed',
        failure: { class: 'bug', stage: 'agent', reason: 'provider_error', message },
    };
    const run = { outcome };
    return resultOf(step, { runs: [run], trials: [trialOf(run, 0, step.passMark)] }, facts);
}
function brokenResult({ index, suite, test, target }, at) {
    const message = test.problems.map(_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .problemText */ .fI).join('\n');
    const failure = {
        class: 'config',
        stage: 'setup',
        reason: 'setup_error',
        message,
        location: test.problems[0]?.location ?? test.location,
    };
    return {
        index,
        timestamp: new Date(at).toISOString(),
        suite: suite.name,
        suiteFile: suite.file,
        category: suite.category,
        testId: test.id,
        target,
        location: test.location,
        passMark: 1,
        mustPass: false,
        status: 'execution_error',
        score: 0,
        failure,
        assertions: [errorAssertion(failure)],
        scores: [],
        input: [],
        output: `Error occurred: ${message}`,
        messages: [],
        evalRun: { durationMs: 0 },
        retries: 0,
    };
}
function dependencyResult(step, { testId }, at) {
    const message = `Not run: it waits for the test "${testId}", which ended in an error`;
    return notRunResult(step, { class: 'cancelled', stage: 'setup', reason: 'dependency_failed', message }, at);
}
function notRunResult(step, failure, at) {
    const run = { outcome: { kind: 'failed', failure } };
    const facts = { startedAt: at, finishedAt: at, retries: 0 };
    return resultOf(step, { runs: [run], trials: [trialOf(run, 0, step.passMark)] }, facts);
}
function failureOf(outcome, grade) {
    if (outcome.kind === 'failed')
        return outcome.failure;
    if (outcome.response.error) {
        return { class: 'provider', stage: 'agent', reason: 'provider_error', message: outcome.response.error };
    }
    if (grade?.kind !== 'ungraded')
        return undefined;
    return { class: 'grader', stage: 'evaluator', reason: 'evaluator_error', message: grade.reason };
}
function identity(step, facts) {
    const { index, suite, test, target, passMark, agentvPassMark, measure, subject } = step;
    return {
        index,
        timestamp: (0,_shared_iso_time_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .L)(facts.finishedAt),
        suite: suite.name,
        suiteFile: suite.file,
        category: suite.category,
        testId: test.id,
        target: target.name,
        provider: target.provider,
        resolvedTarget: target.resolvedName === target.name ? undefined : target.resolvedName,
        location: test.location,
        conversationId: test.conversationId,
        passMark,
        agentvPassMark,
        mustPass: test.mustPass,
        retries: facts.retries,
        metadata: test.metadata,
        measure,
        subject,
    };
}
function hookOutputsOf(runs) {
    if (runs.every(({ hookOutputs }) => hookOutputs === undefined))
        return undefined;
    const beforeAll = runs.find((run) => run.hookOutputs?.beforeAll !== undefined)?.hookOutputs?.beforeAll;
    const hookOutputs = { ...runs.at(-1)?.hookOutputs, ...(beforeAll !== undefined && { beforeAll }) };
    return Object.values(hookOutputs).some((text) => text !== undefined && text !== '') ? hookOutputs : undefined;
}
function evalRun(runs, { startedAt, finishedAt }) {
    const usages = [];
    for (const { outcome, grade } of runs) {
        const own = doneIn(outcome)?.tokenUsage;
        if (own !== undefined)
            usages.push(own);
        for (const score of grade?.scores ?? []) {
            for (const { tokenUsage } of (0,_model_run_grade_js__WEBPACK_IMPORTED_MODULE_1__/* .withMembers */ .gn)(score))
                if (tokenUsage !== undefined)
                    usages.push(tokenUsage);
        }
    }
    return { durationMs: finishedAt - startedAt, tokenUsage: (0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_2__/* .sumTokens */ .WT)(usages) };
}
const errorAssertion = ({ message }) => ({ text: `Error: ${message}`, passed: false });


/***/ })

};
