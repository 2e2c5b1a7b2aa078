export const id = 9221;
export const ids = [9221];
export const modules = {

/***/ 65228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  JV: () => (/* binding */ INNER_JOURNAL),
  Ex: () => (/* binding */ JOURNAL),
  qF: () => (/* binding */ beginFolder),
  rz: () => (/* binding */ extraTrialLine),
  kI: () => (/* binding */ findStart),
  zc: () => (/* binding */ journalIn),
  Hj: () => (/* binding */ newestRuns),
  YD: () => (/* binding */ readSidecar),
  ZL: () => (/* binding */ resumeRun),
  NW: () => (/* binding */ runFiles),
  Pg: () => (/* binding */ withLineBreaks)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 2 modules
var run_result = __webpack_require__(66604);
// EXTERNAL MODULE: ./build/js/src/results/read/read-record.js
var read_record = __webpack_require__(3929);
// EXTERNAL MODULE: ./build/js/src/results/read/read-rows.js
var read_rows = __webpack_require__(29245);
// EXTERNAL MODULE: ./build/js/src/results/read/rows.js
var results_read_rows = __webpack_require__(79474);
// EXTERNAL MODULE: ./build/js/src/results/record.js + 1 modules
var record = __webpack_require__(8470);
// EXTERNAL MODULE: ./build/js/src/model/ports/wire.js
var wire = __webpack_require__(96173);
// EXTERNAL MODULE: ./build/js/src/model/run/paid.js
var paid = __webpack_require__(49549);
// EXTERNAL MODULE: ./build/js/src/model/suite/suite.js
var suite = __webpack_require__(20758);
;// CONCATENATED MODULE: ./build/js/src/results/reuse-results.js



function reuseResults(steps, earlier, clean) {
    const latest = latestRows(earlier.rows);
    const used = new Set();
    const errored = new Set(latest.filter(isError).map(({ result }) => testKey(result)));
    const find = finder(latest);
    const results = [];
    const changed = [];
    for (const step of steps) {
        const found = find(clean(namesOf(step)));
        if (found === undefined)
            continue;
        used.add(found);
        if (step.kind !== 'run' || isError(found))
            continue;
        const result = asResultOf(step, found, earlier.from, clean);
        if (earlier.mode === 'rerun-failed' && result.status !== 'ok')
            continue;
        if (earlier.mode === 'retry-errors' && errored.has(testKey(result)))
            continue;
        if (found.isOurs && isAskedOtherwise(step, found.result, clean))
            changed.push(result.testId);
        else if (!found.isOurs || !lacksTrials(step.trials, found.result.trials))
            results.push(result);
    }
    return { results, notPlanned: latest.length - used.size, changed };
}
const namesOf = (step) => ({
    suiteFile: step.suite.file,
    suite: step.suite.name,
    testId: step.test.id,
    target: step.kind === 'broken' ? step.target : step.target.name,
});
const isError = ({ result }) => result.status === 'execution_error';
const ownKey = (names) => JSON.stringify([names.suiteFile, names.suite, names.testId, names.target]);
const foreignKey = ({ suite, testId, target }) => JSON.stringify([suite, testId, target]);
const testKey = ({ suite, testId }) => JSON.stringify([suite, testId]);
const keyOf = ({ result, isOurs }) => (isOurs ? ownKey(result) : foreignKey(result));
const latestRows = (rows) => [
    ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];
function finder(rows) {
    const byKey = new Map(rows.map((row) => [keyOf(row), row]));
    return (names) => byKey.get(ownKey(names)) ?? byKey.get(foreignKey(names));
}
function asResultOf(step, { result, isOurs }, from, clean) {
    const { test, target } = step;
    const common = clean({
        ...result,
        ...namesOf(step),
        category: step.suite.category,
        location: test.location,
        index: step.index,
        passMark: step.passMark,
        agentvPassMark: step.agentvPassMark,
        mustPass: test.mustPass,
        provider: target.provider,
        ...(!isOurs && { input: [...test.input], messages: withoutInput(result.messages, test.input) }),
        reusedFrom: result.reusedFrom ?? from,
    });
    if (common.status === 'execution_error')
        return common;
    const { status, requiredMissed, ...measured } = { requiredMissed: undefined, ...common };
    if (measured.score >= step.passMark)
        return { ...measured, status: 'ok' };
    return { ...measured, status: 'quality_failure', requiredMissed };
}
function withoutInput(messages, input) {
    const begins = input[0]?.role !== 'assistant' && input.every(({ role }, index) => messages[index]?.role === role);
    return begins ? messages.slice(input.length) : [...messages];
}
function isAskedOtherwise(step, earlier, clean) {
    if (earlier.provider !== step.target.provider)
        return true;
    if (onWire(clean(step.test.input)) !== onWire(earlier.input))
        return true;
    const { count, strategy } = step.trials;
    if (count === 1 || earlier.trials === undefined)
        return count > 1 !== (earlier.trials !== undefined);
    if (earlier.aggregation?.strategy !== strategy)
        return true;
    const mayStopEarly = strategy === 'pass_at_k' || earlier.costLimited === true;
    return mayStopEarly ? earlier.trials.length > count : earlier.trials.length !== count;
}
function lacksTrials({ count, strategy, costLimitUsd }, trials = []) {
    if (trials.length === 0 || trials.length >= count)
        return false;
    if (strategy === 'pass_at_k' && trials.some(({ score }) => score >= suite/* PASS_MARK */.Yn))
        return false;
    const spentUsd = trials.reduce((sum, trial) => sum + ((0,paid/* paidFor */.U)(trial).costUsd ?? 0), 0);
    return costLimitUsd === undefined || spentUsd < costLimitUsd;
}
const onWire = (messages) => JSON.stringify(messages.map(wire/* messageOnWire */.ym));

// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/shared/in-parallel.js
var in_parallel = __webpack_require__(85988);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
;// CONCATENATED MODULE: ./build/js/src/app/run-folder/earlier-run.js













const JOURNAL = 'index.jsonl';
const INNER_JOURNAL = (0,external_node_path_.join)('.internal', JOURNAL);
const runFiles = {
    journal: JOURNAL,
    extraTrials: 'extra-trials.jsonl',
    yaml: 'index.yaml',
    report: 'report.json',
    junit: 'junit.xml',
    ctrf: 'ctrf.json',
    summary: 'summary.md',
    comment: 'comment.md',
    failures: 'failures.jsonl',
    index: 'index.md',
    traces: 'traces.otlp.jsonl',
    page: 'report.html',
};
async function journalIn(folder, files) {
    const inner = (0,external_node_path_.join)(folder, INNER_JOURNAL);
    return (await files.state(inner)) === 'file' ? inner : (0,external_node_path_.join)(folder, JOURNAL);
}
const HINT = 'Pass a run folder, or its index.jsonl.';
const LAST = 'last';
async function findStart({ inputs, cwd }, { files, env }) {
    const { resume, rerunFailed, retryErrors, outputDirectory } = inputs;
    const asksToResume = resume !== undefined || rerunFailed;
    if (retryErrors === undefined && !asksToResume)
        return { warnings: [] };
    if (env['GITHUB_ACTIONS'] === 'true' || /^(?:1|true)$/i.test(env['CI'] ?? '')) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', 'A job of continuous integration cannot continue an earlier run', {
            hint: 'Remove --resume, --rerun-failed and --retry-errors: the change under test and its programs can write results into a folder.',
        });
    }
    if (inputs.dryRun) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', 'A dry run cannot continue an earlier run', {
            hint: 'Remove --dry-run, or --resume, --rerun-failed and --retry-errors.',
        });
    }
    if (retryErrors !== undefined) {
        const path = await fileOf((0,external_node_path_.resolve)(cwd, retryErrors), retryErrors, files);
        if (path === undefined)
            throw (0,errors/* userError */.IF)('FILE_MISSING', `There are no results in ${retryErrors}`, { hint: HINT });
        const message = '--resume and --rerun-failed are ignored, because --retry-errors names the run to continue';
        const warnings = asksToResume ? [{ code: 'UNUSED', severity: 'warning', message }] : [];
        return { source: { mode: 'retry-errors', path }, warnings };
    }
    const named = resume === undefined || resume === LAST ? outputDirectory : resume;
    const path = named === undefined ? await newestRun(cwd, files) : await fileOf((0,external_node_path_.resolve)(cwd, named), named, files);
    if (path === undefined) {
        const isFolder = named !== undefined && !named.endsWith('.jsonl') && outputDirectory === undefined;
        const message = `There is no earlier run in ${named ?? 'the folder of runs'} to resume; all tests run`;
        return {
            beginsIn: isFolder ? (0,external_node_path_.resolve)(cwd, named) : undefined,
            warnings: [{ code: 'FILE_MISSING', severity: 'warning', message }],
        };
    }
    if ((0,external_node_path_.basename)(path) !== JOURNAL) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', `${named} cannot be resumed`, {
            expected: `a run folder, which contains ${JOURNAL}`,
            hint: 'To re-run the errors of a results file, use --retry-errors.',
        });
    }
    const folder = (0,external_node_path_.dirname)(path);
    const goesOn = outputDirectory === undefined || (0,external_node_path_.resolve)(cwd, outputDirectory) === folder;
    const mode = rerunFailed ? 'rerun-failed' : 'resume';
    return { source: { mode, path, continuesIn: goesOn ? folder : undefined }, warnings: [] };
}
async function fileOf(path, given, files) {
    const state = await files.state(path);
    if (state === 'missing')
        return undefined;
    if (state === 'folder') {
        const journal = (0,external_node_path_.join)(path, JOURNAL);
        if ((await files.state(journal)) === 'file')
            return journal;
        if ((await files.state((0,external_node_path_.join)(path, INNER_JOURNAL))) === 'file') {
            throw (0,errors/* userError */.IF)('INPUT_INVALID', `${given} is a run folder of AgentV 5, which cannot be continued`, {
                hint: 'Report it with eval-action report, or continue it with AgentV 5.',
            });
        }
        const found = await files.glob(['**'], { cwd: path });
        if (found.every((each) => (0,external_node_path_.dirname)(each) === path && (0,external_node_path_.basename)(each).startsWith('.')))
            return undefined;
    }
    else if (path.endsWith('.jsonl'))
        return path;
    throw (0,errors/* userError */.IF)('INPUT_INVALID', `${given} is not a run folder`, {
        expected: `a folder with ${JOURNAL}, or a results file that ends with .jsonl`,
        hint: 'On the command line, use --resume=DIR, or put --resume after the suites.',
    });
}
async function runsBelow(cwd, files) {
    const runs = (0,external_node_path_.join)(cwd, '.agentv', 'results', 'runs');
    const isThere = (await files.state(runs)) === 'folder';
    return { runs, journals: isThere ? await files.glob([`*/${JOURNAL}`, `*/*/${JOURNAL}`], { cwd: runs }) : [] };
}
async function newestRun(cwd, files) {
    const timeOf = (path) => (0,external_node_path_.basename)((0,external_node_path_.dirname)(path));
    return (await runsBelow(cwd, files)).journals
        .filter((path) => /^\d{4}-\d\d-\d\dT/.test(timeOf(path)))
        .toSorted((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1))[0];
}
async function newestRuns({ cwd, files, }) {
    const { runs, journals } = await runsBelow(cwd, files);
    const times = await Promise.all(journals.map((path) => files.modifiedAt(path)));
    const [newest, ...others] = journals
        .map((path, at) => ({ folder: (0,external_node_path_.dirname)(path), time: times[at] ?? 0 }))
        .sort((a, b) => b.time - a.time)
        .map(({ folder }) => folder);
    if (newest !== undefined)
        return [newest, ...others];
    throw (0,errors/* userError */.IF)('FILE_MISSING', `There is no run in ${(0,shown_path/* shownPath */.p)(runs, cwd)}`, {
        hint: 'Run eval-action run first, or pass the folder of a run.',
    });
}
const extraTrialLine = ({ purpose, checkout, round, commit, result }) => JSON.stringify({ purpose, checkout, round, commit, ...(0,record/* recordOf */.zv)(result) });
const extraTrialRowSchema = schemas/* lazy */.RZV(() => schemas/* object */.Ikc({
    ...run_result/* extraTrialSchema */.kj.unwrap().pick({ purpose: true, checkout: true, round: true }).shape,
    commit: schemas/* string */.YjP().optional(),
}));
async function resumeRun({ source, warnings }, { plan, cwd }, { files, baseSha }, clean) {
    if (source === undefined)
        return { results: [], extraTrials: [], journal: [], warnings };
    const folder = (0,external_node_path_.dirname)(source.path);
    const read = readJournal(source.path, cwd, files);
    const rows = await (0,in_parallel/* inParallel */.H)(read.rows, async ({ value, location }, index) => (0,read_record/* readRecord */.a)(await (0,read_rows/* withSidecars */.LJ)(value, (name) => readSidecar(folder, name, files)), location, index));
    const from = (0,shown_path/* shownPath */.p)((0,external_node_path_.basename)(source.path) === JOURNAL ? folder : source.path, cwd);
    const { notPlanned, changed, ...reused } = reuseResults(plan.steps, { mode: source.mode, rows, from }, clean);
    const results = source.continuesIn === undefined ? reused.results.map(withoutPatches) : reused.results;
    const extraFile = (0,external_node_path_.join)(folder, runFiles.extraTrials);
    const hasExtraTrials = source.mode === 'resume' && (await files.state(extraFile)) === 'file';
    const reported = (message) => ({ code: 'UNUSED', severity: 'warning', message });
    return {
        results,
        extraTrials: hasExtraTrials
            ? extraTrialsOf(readJournal(extraFile, cwd, files).rows, stepsByKey(plan.steps, results, clean), baseSha)
            : [],
        from,
        journal: source.continuesIn === undefined ? results.map(record/* recordLine */.IK) : read.rows.map(({ line }) => line.trim()),
        warnings: [
            ...warnings,
            ...read.warnings,
            ...(notPlanned > 0
                ? [reported(`${(0,shared_text/* plural */.LS)('result', notPlanned)} of ${from} are not for a test of this run and are ignored`)]
                : []),
            ...(changed.length > 0
                ? [reported(`Re-running tests that changed since ${from}: ${(0,did_you_mean/* listed */.KE)([...new Set(changed)])}`)]
                : []),
        ],
    };
}
function readJournal(path, cwd, files) {
    const warnings = [];
    const lines = (0,results_read_rows/* linesOfPieces */.II)(files.readPieces(path, Number.POSITIVE_INFINITY));
    const rows = [...(0,results_read_rows/* rowsOfLines */.qW)(lines, (0,shown_path/* shownPath */.p)(path, cwd), { warn: (problem) => warnings.push(problem) })];
    return { rows, warnings };
}
const withoutPatches = (result) => ({
    ...result,
    patch: undefined,
    trials: result.trials?.map((trial) => ({ ...trial, patch: undefined })),
});
function stepsByKey(steps, results, clean) {
    const reused = new Set(results.map(({ index }) => index));
    return new Map(steps.flatMap((step) => step.kind === 'run' && reused.has(step.index) ? [[clean((0,run_result/* resultKeyOf */.uv)(step)), step]] : []));
}
const extraTrialsOf = (rows, steps, baseSha) => rows.flatMap(({ value, location }, index) => {
    const row = extraTrialRowSchema.safeParse(value);
    if (!row.success || (row.data.checkout === 'base' && row.data.commit !== baseSha))
        return [];
    const { result } = (0,read_record/* readRecord */.a)(value, location, index);
    const step = steps.get((0,run_result/* resultKey */.ZH)(result));
    return step ? [{ ...row.data, result: { ...result, index: step.index, location: step.test.location } }] : [];
});
const MAX_SIDECAR_BYTES = 10 * 1024 * 1024;
async function readSidecar(folder, name, files) {
    const path = (0,external_node_path_.resolve)(folder, name);
    if (isOutside(folder, path) || (await files.state(path)) !== 'file')
        return undefined;
    try {
        if (isOutside(await files.realPath(folder), await files.realPath(path)))
            return undefined;
        return await files.read(path, MAX_SIDECAR_BYTES);
    }
    catch (error) {
        if (error instanceof errors/* UserError */.yo)
            return undefined;
        throw new Error(`Cannot read a file of an earlier run: ${(0,errors/* messageOf */.bD)(error)}`, { cause: error });
    }
}
function isOutside(folder, path) {
    const way = (0,external_node_path_.relative)(folder, path);
    return (0,external_node_path_.isAbsolute)(way) || /^\.\.(?:[/\\]|$)/.test(way);
}
async function beginFolder(folder, { journal, extraTrials }, files) {
    const paths = Object.values(runFiles).map((name) => (0,external_node_path_.join)(folder, name));
    const journalPath = (0,external_node_path_.join)(folder, runFiles.journal);
    const extraPath = (0,external_node_path_.join)(folder, runFiles.extraTrials);
    const states = await Promise.all(paths.map((path) => files.state(path)));
    const foreign = paths.find((_, index) => states[index] !== 'missing');
    if (foreign !== undefined && states[paths.indexOf(journalPath)] !== 'file') {
        throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `${foreign} already exists and was not written by a run`, {
            hint: 'Set another folder for the results with --output (output-directory).',
        });
    }
    const kept = [...(journal.length > 0 ? [journalPath] : []), ...(extraTrials.length > 0 ? [extraPath] : [])];
    for (const path of paths)
        if (!kept.includes(path))
            await files.removeFile(path);
    if (journal.length === 0) {
        const patches = await files.glob([`${run_result/* PATCH_FOLDER */.sk}/*.diff`], { cwd: folder, followLinks: false });
        for (const path of patches)
            await files.removeFile(path);
    }
    else {
        await files.writePieces(journalPath, withLineBreaks(journal));
    }
    if (extraTrials.length > 0)
        await files.writePieces(extraPath, withLineBreaks(extraTrials.map(extraTrialLine)));
}
function* withLineBreaks(lines) {
    for (const line of lines)
        yield `${line}\n`;
}


/***/ }),

/***/ 69221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lq: () => (/* binding */ HEAD_BYTES),
/* harmony export */   aK: () => (/* binding */ readRows),
/* harmony export */   ng: () => (/* binding */ runOf),
/* harmony export */   ue: () => (/* binding */ MAX_RESULTS_BYTES)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _results_joined_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97468);
/* harmony import */ var _results_read_read_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29245);
/* harmony import */ var _results_read_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79474);
/* harmony import */ var _shared_in_parallel_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85988);
/* harmony import */ var _shared_iso_time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77584);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5594);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81457);
/* harmony import */ var _earlier_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65228);









const MAX_RESULTS_BYTES = 64 * 1024 * 1024;
const HEAD_BYTES = 400;
const MAX_SIDECARS_BYTES = 256 * 1024 * 1024;
async function readRows(path, { cwd, files }) {
    const shown = (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_7__/* .shownPath */ .p)(path, cwd);
    const warnings = [];
    const how = { warn: (problem) => warnings.push(problem) };
    const rows = (0,_results_read_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .isYamlFile */ .wl)(path)
        ? (0,_results_read_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .yamlRowsIn */ .C_)(await files.read(path, MAX_RESULTS_BYTES), shown, how)
        : (0,_results_read_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .rowsOfLines */ .qW)((0,_results_read_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .linesOfPieces */ .II)(files.readPieces(path, Number.POSITIVE_INFINITY)), shown, how);
    let bytesLeft = MAX_SIDECARS_BYTES;
    const sidecar = async (name) => {
        const text = bytesLeft > 0 ? await (0,_earlier_run_js__WEBPACK_IMPORTED_MODULE_8__/* .readSidecar */ .YD)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), name, files) : undefined;
        bytesLeft -= Buffer.byteLength(text ?? '');
        return text;
    };
    const read = await (0,_shared_in_parallel_js__WEBPACK_IMPORTED_MODULE_4__/* .inParallel */ .H)(rows, async (row, index) => (0,_results_read_read_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .readRow */ .zK)({ ...row, value: await (0,_results_read_read_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .withSidecars */ .LJ)(row.value, sidecar) }, index));
    const isCutOff = warnings.length > 0;
    const [first, ...others] = read.flatMap(({ hasInvalidTime, line }) => (hasInvalidTime ? line : []));
    if (first !== undefined) {
        const count = others.length + 1;
        const [are, they] = count === 1 ? ['is', 'it counts as a result'] : ['are', 'they count as results'];
        warnings.push({
            code: 'RESULTS_UNREADABLE',
            severity: 'warning',
            message: `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)('timestamp', count)} in ${shown} ${are} not a time (line ${first}): ${they} without a time`,
            hint: 'Write times as ISO 8601: 2026-01-31T12:00:00Z.',
        });
    }
    if (bytesLeft <= 0) {
        const message = `The answers that ${shown} refers to exceed the size limit; some are not read`;
        warnings.push({ code: 'FILE_TOO_LARGE', severity: 'warning', message });
    }
    return {
        results: (0,_results_read_read_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutRepeatedRows */ .Qf)(read).map((result, index) => ({ ...result, index })),
        areOurs: read.some(({ isOurs }) => isOurs),
        isCutOff,
        warnings,
    };
}
function runOf({ results, warnings, isCutOff }, known = {}) {
    const times = results.map(({ timestamp }) => (timestamp === _shared_iso_time_js__WEBPACK_IMPORTED_MODULE_5__/* .EPOCH */ .wI ? Number.NaN : (0,_shared_iso_time_js__WEBPACK_IMPORTED_MODULE_5__/* .momentOf */ .Et)(timestamp)));
    const [earliest, latest] = (0,_results_joined_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .extremes */ .oz)(times.filter(Number.isFinite));
    const planned = Math.max(known.planned ?? 0, results.length);
    const isBrokenOff = isCutOff || known.isCutOff === true || planned > results.length;
    return {
        startedAt: earliest === undefined ? _shared_iso_time_js__WEBPACK_IMPORTED_MODULE_5__/* .EPOCH */ .wI : new Date(earliest).toISOString(),
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
/* harmony import */ var _shared_iso_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77584);



const GRAVEST_FIRST = [
    'cancelled',
    'broken-off',
    'deadline',
    'breaker',
    'budget',
];
const gravestStop = (runs) => GRAVEST_FIRST.find((why) => runs.some(({ stopped }) => stopped === why));
function periodOf(runs) {
    const known = runs.filter(({ startedAt }) => startedAt !== _shared_iso_time_js__WEBPACK_IMPORTED_MODULE_2__/* .EPOCH */ .wI);
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
/* harmony export */   F6: () => (/* binding */ patch),
/* harmony export */   Gq: () => (/* binding */ inCamelCase),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   L6: () => (/* binding */ onlyTrue),
/* harmony export */   LT: () => (/* binding */ loose),
/* harmony export */   LU: () => (/* binding */ tokens),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   S3: () => (/* binding */ itemsOf),
/* harmony export */   Vj: () => (/* binding */ paid),
/* harmony export */   _H: () => (/* binding */ looseObject),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   pq: () => (/* binding */ mapping),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   vj: () => (/* binding */ amount),
/* harmony export */   wq: () => (/* binding */ locationField),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66604);
/* harmony import */ var _model_suite_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18764);
/* harmony import */ var _shared_mapping_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16955);




const loose = (schema) => schema.optional().catch(undefined);
const text = loose(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const number = loose(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig());
const amount = loose(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().max(_model_suite_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_MEASURE */ .Gh));
const share = loose(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1));
const flag = loose(zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY());
const onlyTrue = loose(zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true));
const anything = zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional();
const mapping = loose(zod__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY(_shared_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .p));
const list = loose(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()));
const oneOf = (names) => loose(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(names));
const looseObject = (shape) => loose(zod__WEBPACK_IMPORTED_MODULE_0__/* .preprocess */ .vkY((value) => ((0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .p)(value) ? inCamelCase(value) : value), zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(shape()))));
const locationField = loose(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(), column: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive() }));
const tokens = looseObject(() => ({
    input: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    cached: amount,
    reasoning: amount,
}));
const patch = loose(_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .patchPathSchema */ .rj);
const paid = looseObject(() => ({ tokenUsage: tokens, costUsd: amount }));
const itemsOf = (items, read) => Array.isArray(items) ? items.map(read).filter((item) => item !== undefined) : [];
function inCamelCase(row) {
    const snakes = Object.entries(row).filter(([key]) => key.includes('_'));
    if (snakes.length === 0)
        return row;
    return { ...row, ...Object.fromEntries(snakes.map(([key, value]) => [camelCase(key), value])) };
}
const camelCase = (key) => key.replace(/(?<=[a-z\d])_([a-z\d])/g, (_, letter) => letter.toUpperCase());
const withoutGaps = (value) => Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined));


/***/ }),

/***/ 72596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readMessages)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_run_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89976);
/* harmony import */ var _shared_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16955);
/* harmony import */ var _loose_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57247);




const messageFields = (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H)(() => ({
    role: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_run_message_js__WEBPACK_IMPORTED_MODULE_1__/* .roles */ .Ot),
    name: _loose_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq,
    content: _loose_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .anything */ .D8,
    toolCalls: _loose_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .list */ .p_,
    startTime: _loose_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq,
    endTime: _loose_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq,
    durationMs: _loose_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai,
    tokenUsage: _loose_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .tokens */ .LU,
    metadata: _loose_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .mapping */ .pq,
}));
const callFields = (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H)(() => ({
    tool: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    originalTool: _loose_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq,
    input: _loose_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .anything */ .D8,
    output: _loose_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .anything */ .D8,
    id: _loose_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq,
    status: _loose_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq,
    startTime: _loose_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq,
    endTime: _loose_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq,
    durationMs: _loose_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai,
}));
function readMessages(value) {
    if (typeof value === 'string')
        return [{ role: 'user', content: value }];
    return (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .itemsOf */ .S3)(value, (item) => {
        const message = messageFields.parse(item);
        if (message === undefined)
            return undefined;
        const { content, toolCalls } = message;
        return {
            ...message,
            content: content === undefined || content === null ? undefined : readContent(content),
            toolCalls: toolCalls && (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .itemsOf */ .S3)(toolCalls, (call) => callFields.parse(call)),
        };
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


/***/ }),

/***/ 3929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ withCurrentNames),
/* harmony export */   a: () => (/* binding */ readRecord)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_run_grade_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66536);
/* harmony import */ var _model_run_imported_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97535);
/* harmony import */ var _model_run_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89976);
/* harmony import */ var _model_run_outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(207);
/* harmony import */ var _model_run_prompt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56293);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(66604);
/* harmony import */ var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20758);
/* harmony import */ var _shared_iso_time_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77584);
/* harmony import */ var _shared_mapping_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(16955);
/* harmony import */ var _shared_once_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(28876);
/* harmony import */ var _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(57247);
/* harmony import */ var _read_messages_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(72596);














const OLD_NAMES = [
    ['testId', 'evalId'],
    ['suite', 'dataset', 'evalSet'],
    ['output', 'answer', 'candidateAnswer'],
    ['scores', 'evaluatorResults'],
];
function withCurrentNames(row) {
    const current = { ...(0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .inCamelCase */ .Gq)(row) };
    for (const [name, ...old] of OLD_NAMES) {
        current[name] ??= old.map((other) => current[other]).find((value) => value !== undefined && value !== null);
    }
    return current;
}
const callFields = (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_11__/* .once */ .O)(() => ({
    tokenUsage: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .tokens */ .LU,
    costUsd: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .amount */ .vj,
    durationMs: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .amount */ .vj,
    finishReason: (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .oneOf */ .yL)(_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .finishReasons */ .B7),
    cached: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .onlyTrue */ .L6,
    paid: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .paid */ .Vj,
    patch: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .patch */ .F6,
    targetUsed: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq,
}));
const resultFields = (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_11__/* .once */ .O)(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    ...callFields(),
    conversationId: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq,
    targetError: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq,
    resolvedTarget: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq,
    agentvPassMark: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .share */ .uM,
    startTime: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq,
    endTime: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq,
    model: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq,
    agentVersion: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq,
    fileChanges: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq,
    workspacePath: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq,
    trialSamples: (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .loose */ .LT)(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_run_result_js__WEBPACK_IMPORTED_MODULE_7__/* .trialSampleSchema */ .$Y).max(3)),
    costLimited: (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .loose */ .LT)(zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
    metadata: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .mapping */ .pq,
    importedFrom: (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .oneOf */ .yL)(_model_run_imported_js__WEBPACK_IMPORTED_MODULE_3__/* .importFormats */ .Ub),
    onlyLastAttempts: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .onlyTrue */ .L6,
    measure: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq,
    subject: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq,
    reusedFrom: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq,
    avoided: (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H)(() => ({ costUsd: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .amount */ .vj, durationMs: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .amount */ .vj })),
}));
const failureFields = (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_11__/* .once */ .O)(() => ({
    error: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq,
    failureClass: (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .oneOf */ .yL)(_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .failureClasses */ .fQ),
    failureStage: (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .oneOf */ .yL)(_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .stages */ ._$),
    failureReasonCode: (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .oneOf */ .yL)(_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonCodes */ .JC),
    failureDetails: (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H)(() => ({
        httpStatus: (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .loose */ .LT)(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()),
        permanent: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .onlyTrue */ .L6,
        retryAfterMs: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .amount */ .vj,
        failedRows: (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .loose */ .LT)(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive()),
        location: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .locationField */ .wq,
    })),
    executionStatus: (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .oneOf */ .yL)(_model_run_result_js__WEBPACK_IMPORTED_MODULE_7__/* .executionStatuses */ .Zt),
}));
const rowFields = (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_11__/* .once */ .O)(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    ...failureFields(),
    timestamp: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq,
    testId: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq,
    suite: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq,
    category: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq,
    target: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq,
    score: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .number */ .ai,
    assertions: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .anything */ .D8,
    hits: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .anything */ .D8,
    misses: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .anything */ .D8,
    scores: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .anything */ .D8,
    output: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .anything */ .D8,
    input: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .anything */ .D8,
    requests: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .mapping */ .pq,
    evalRun: (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H)(() => ({ durationMs: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .amount */ .vj, tokenUsage: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .tokens */ .LU })),
    trace: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .mapping */ .pq,
    trials: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .list */ .p_,
    aggregation: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .mapping */ .pq,
    suiteFile: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq,
    provider: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq,
    passMark: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .share */ .uM,
    mustPass: (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .loose */ .LT)(zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
    requiredMissed: (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .loose */ .LT)(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    retries: (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .loose */ .LT)(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative()),
    location: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .locationField */ .wq,
}));
function readRecord(record, where, index) {
    if (!(0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_10__/* .isMapping */ .p)(record))
        throw noRow(where, 'a list or a single value');
    const named = withCurrentNames(record);
    const row = rowFields().parse(named);
    const { score } = row;
    if (score === undefined)
        throw noRow(where, 'a row without a score that is a number');
    const isTimed = named['timestamp'] !== undefined && named['timestamp'] !== null;
    return {
        result: resultFrom({ ...row, score }, resultFields().parse(named), where, index),
        isOurs: row.suiteFile !== undefined,
        hasInvalidTime: isTimed && timeOf(row) === undefined,
    };
}
const timeOf = ({ timestamp }) => timestamp === undefined || Number.isNaN((0,_shared_iso_time_js__WEBPACK_IMPORTED_MODULE_9__/* .momentOf */ .Et)(timestamp)) ? undefined : timestamp;
const noRow = ({ file, line }, found) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('RESULTS_UNREADABLE', `${file}:${line} is not a row of results`, {
    expected: 'an object with at least "test_id", "target" and a "score" from 0 to 1',
    found,
    hint: 'Pass a run folder, or its index.jsonl.',
});
function resultFrom(row, fields, where, index) {
    const passMark = row.passMark ?? _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .PASS_MARK */ .Yn;
    const ownMark = fields.agentvPassMark === undefined ? undefined : passMark;
    const trials = row.trials && (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .itemsOf */ .S3)(row.trials, (trial, attempt) => readTrial(trial, attempt, ownMark));
    const score = (0,_model_run_grade_js__WEBPACK_IMPORTED_MODULE_2__/* .clampScore */ .E2)(row.score);
    const input = (0,_read_messages_js__WEBPACK_IMPORTED_MODULE_13__/* .readMessages */ .N)(row.input);
    const messages = messagesOf(row, input);
    const traced = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(callFields()).parse((0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .inCamelCase */ .Gq)(row.trace ?? {}));
    const common = {
        index,
        timestamp: timeOf(row) ?? _shared_iso_time_js__WEBPACK_IMPORTED_MODULE_9__/* .EPOCH */ .wI,
        suite: row.suite ?? 'unknown',
        suiteFile: row.suiteFile ?? row.location?.file ?? where.file,
        category: row.category ?? 'Uncategorized',
        testId: row.testId ?? 'unknown',
        target: row.target ?? 'unknown',
        provider: row.provider ?? textIn(mappingIn(row.trace, 'metadata'), 'provider'),
        location: row.location ?? where,
        passMark,
        mustPass: row.mustPass ?? false,
        assertions: readAssertions(row),
        scores: (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .itemsOf */ .S3)(row.scores, readScore),
        input,
        prompt: promptOf(row),
        output: typeof row.output === 'string' ? row.output : (0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_4__/* .finalAnswer */ .zN)(messages),
        messages,
        ...fields,
        tokenUsage: fields.tokenUsage ?? traced.tokenUsage,
        costUsd: fields.costUsd ?? traced.costUsd,
        durationMs: fields.durationMs ?? traced.durationMs,
        evalRun: { ...row.evalRun, durationMs: row.evalRun?.durationMs ?? 0 },
        retries: row.retries ?? 0,
        trials,
        aggregation: row.aggregation && _model_run_result_js__WEBPACK_IMPORTED_MODULE_7__/* .aggregationSchema */ .a7.safeParse((0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .inCamelCase */ .Gq)(row.aggregation)).data,
    };
    if (!isShare(row.score))
        return { ...common, status: 'execution_error', score: 0, failure: noShare(row.score) };
    const status = statusOf(row, fields, passMark, trials);
    if (status === 'execution_error')
        return { ...common, status, score, failure: readFailure(row) };
    return status === 'ok'
        ? { ...common, status, score }
        : { ...common, status, score, requiredMissed: row.requiredMissed };
}
function statusOf({ executionStatus: recorded, failureClass, error, score }, { importedFrom, agentvPassMark }, passMark, trials = []) {
    if (importedFrom !== undefined && recorded !== undefined)
        return recorded;
    const byScore = (0,_model_run_grade_js__WEBPACK_IMPORTED_MODULE_2__/* .clampScore */ .E2)(score) >= passMark ? 'ok' : 'quality_failure';
    if (trials.length > 0)
        return trials.some(({ status }) => status !== 'execution_error') ? byScore : 'execution_error';
    if (failureClass !== undefined)
        return 'execution_error';
    const isOwnMark = agentvPassMark !== undefined && recorded !== 'execution_error';
    if (recorded !== undefined && !isOwnMark)
        return recorded;
    return recorded === undefined && error !== undefined ? 'execution_error' : byScore;
}
function promptOf({ requests }) {
    const lm = mappingIn(requests, 'lm');
    if (lm === undefined)
        return undefined;
    const chat = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_run_prompt_js__WEBPACK_IMPORTED_MODULE_6__/* .chatMessageSchema */ .h).safeParse(lm['chat_prompt']).data;
    const question = textIn(lm, 'question') ?? chat?.map(asText).join('\n\n');
    return question === undefined ? undefined : { question, chat, system: textIn(lm, 'system') };
}
const asText = ({ role, content }) => `@[${role}]:\n${content}`;
function messagesOf({ trace, output, suiteFile, executionStatus }, input) {
    const traced = (0,_read_messages_js__WEBPACK_IMPORTED_MODULE_13__/* .readMessages */ .N)(withAnswer(trace?.['messages'], output));
    if (traced.length > 0) {
        const begins = JSON.stringify(traced.slice(0, input.length)) === JSON.stringify(input);
        return begins ? traced.slice(input.length) : traced;
    }
    if (Array.isArray(output))
        return (0,_read_messages_js__WEBPACK_IMPORTED_MODULE_13__/* .readMessages */ .N)(output);
    const isAnswer = typeof output === 'string' && output !== '' && executionStatus !== 'execution_error';
    return isAnswer && suiteFile === undefined ? [{ role: 'assistant', content: output }] : [];
}
const withAnswer = (messages, output) => (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .itemsOf */ .S3)(messages, (message) => (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_10__/* .isMapping */ .p)(message) && message['content_from'] === 'output' ? { ...message, content: output } : message);
function mappingIn(holder, key) {
    const value = holder?.[key];
    return (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_10__/* .isMapping */ .p)(value) ? value : undefined;
}
function textIn(holder, key) {
    const value = holder?.[key];
    return typeof value === 'string' ? value : undefined;
}
const scoreFields = (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .looseObject */ ._H)(() => ({
    name: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq,
    type: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq,
    score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    weight: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .amount */ .vj,
    verdict: (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .oneOf */ .yL)(_model_run_grade_js__WEBPACK_IMPORTED_MODULE_2__/* .graderVerdicts */ .wR),
    reasoning: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq,
    input: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .anything */ .D8,
    target: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq,
    details: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .mapping */ .pq,
    scores: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .list */ .p_,
    tokenUsage: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .tokens */ .LU,
    costUsd: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .amount */ .vj,
    durationMs: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .amount */ .vj,
    startedAt: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq,
    endedAt: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq,
}));
function readScore(item) {
    const fields = scoreFields.parse(item);
    if (fields === undefined || !(0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_10__/* .isMapping */ .p)(item))
        return undefined;
    const score = (0,_model_run_grade_js__WEBPACK_IMPORTED_MODULE_2__/* .clampScore */ .E2)(fields.score);
    return {
        ...fields,
        name: fields.name ?? 'unknown',
        type: fields.type ?? 'unknown',
        score,
        weight: fields.weight ?? 1,
        verdict: fields.verdict ?? (0,_model_run_grade_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictOf */ .Vj)(score),
        assertions: readAssertions(item),
        scores: fields.scores && (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .itemsOf */ .S3)(fields.scores, readScore),
        durationMs: fields.durationMs ?? 0,
        startedAt: fields.startedAt ?? _shared_iso_time_js__WEBPACK_IMPORTED_MODULE_9__/* .EPOCH */ .wI,
        endedAt: fields.endedAt ?? _shared_iso_time_js__WEBPACK_IMPORTED_MODULE_9__/* .EPOCH */ .wI,
    };
}
const assertionFields = (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .loose */ .LT)(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), evidence: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq }));
function readAssertions({ assertions, hits, misses }) {
    if (Array.isArray(assertions))
        return (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .itemsOf */ .S3)(assertions, (assertion) => assertionFields.parse(assertion));
    const reported = (items, passed) => (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .itemsOf */ .S3)(items, (item) => (typeof item === 'string' ? { text: item, passed } : undefined));
    return [...reported(hits, true), ...reported(misses, false)];
}
const trialFields = (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_11__/* .once */ .O)(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    ...callFields(),
    attempt: (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .loose */ .LT)(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative()),
    verdict: (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .oneOf */ .yL)(_model_run_grade_js__WEBPACK_IMPORTED_MODULE_2__/* .graderVerdicts */ .wR),
}));
const trialRowFields = (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_11__/* .once */ .O)(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...failureFields(), score: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .number */ .ai, scores: _loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .anything */ .D8 }));
function readTrial(item, position, passMark) {
    if (!(0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_10__/* .isMapping */ .p)(item))
        return undefined;
    const named = (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .inCamelCase */ .Gq)(item);
    const fields = trialFields().parse(named);
    const row = trialRowFields().parse(named);
    const { score: given = 0, executionStatus: recorded } = row;
    const score = (0,_model_run_grade_js__WEBPACK_IMPORTED_MODULE_2__/* .clampScore */ .E2)(given);
    const hasFailed = row.failureClass !== undefined ||
        recorded === 'execution_error' ||
        (recorded === undefined && row.error !== undefined);
    const failure = hasFailed ? readFailure(row) : isShare(given) ? undefined : noShare(given);
    const byScore = score >= (passMark ?? _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .PASS_MARK */ .Yn) ? 'ok' : 'quality_failure';
    return {
        ...fields,
        attempt: fields.attempt ?? position,
        status: failure !== undefined ? 'execution_error' : passMark === undefined ? (recorded ?? byScore) : byScore,
        score,
        verdict: fields.verdict ?? (0,_model_run_grade_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictOf */ .Vj)(score),
        scores: (0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .itemsOf */ .S3)(row.scores, readScore),
        failure,
    };
}
function readFailure(row) {
    const reason = row.failureReasonCode ?? 'provider_error';
    return {
        class: row.failureClass ?? CLASS_OF[reason],
        stage: row.failureStage ?? 'agent',
        reason,
        message: row.error ?? 'no reason was written down',
        ...row.failureDetails,
    };
}
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
const LAST_BITS = 1e-9;
const isShare = (score) => score >= -LAST_BITS && score <= 1 + LAST_BITS;
const noShare = (score) => ({
    class: 'grader',
    stage: 'evaluator',
    reason: 'evaluator_error',
    message: `Its score is ${score}, and no number from 0 to 1`,
});


/***/ }),

/***/ 29245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LJ: () => (/* binding */ withSidecars),
/* harmony export */   Qf: () => (/* binding */ withoutRepeatedRows),
/* harmony export */   zK: () => (/* binding */ readRow)
/* harmony export */ });
/* harmony import */ var _model_run_aggregate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5548);
/* harmony import */ var _model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56768);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66604);
/* harmony import */ var _shared_grouped_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47891);
/* harmony import */ var _shared_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47539);
/* harmony import */ var _shared_mapping_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16955);
/* harmony import */ var _result_of_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45515);
/* harmony import */ var _read_record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3929);








function readRow({ value, location }, index) {
    const row = (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .p)(value) ? value : {};
    const { eval_path: evalPath, variant, target } = row;
    const suiteFile = typeof evalPath === 'string' && evalPath !== '' ? evalPath : undefined;
    const changes = {};
    if (suiteFile !== undefined && !['suite', 'dataset', 'eval_set'].some((key) => typeof row[key] === 'string')) {
        changes['suite'] = (suiteFile.split(/[/\\]/).at(-1) ?? suiteFile).replace(/(?:\.eval)?\.[^.]+$/, '');
    }
    if (typeof variant === 'string' && variant !== '' && typeof target === 'string') {
        changes['target'] = `${target} (${variant})`;
    }
    const read = (0,_read_record_js__WEBPACK_IMPORTED_MODULE_7__/* .readRecord */ .a)((0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .p)(value) ? { ...value, ...changes } : value, location, index);
    if (!read.isOurs)
        read.result.suiteFile = suiteFile ?? read.result.suite;
    const sample = wholeNumber(row['sample_index']);
    const retry = wholeNumber(row['retry_index']) ?? (sample === undefined ? undefined : 0);
    return { ...read, line: location.line, sample, retry };
}
const wholeNumber = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
async function withSidecars(row, read) {
    if (!(0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .p)(row) || row['output'] !== undefined || row['grading_path'] === undefined)
        return row;
    const from = async (...keys) => {
        const path = keys.map((key) => row[key]).find((value) => typeof value === 'string');
        return typeof path === 'string' ? read(path) : undefined;
    };
    const grading = (0,_shared_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonOf */ .o_)((await from('grading_path')) ?? '');
    const output = await from('answer_path', 'output_path', 'response_path');
    const transcript = await from('transcript_path');
    const messages = transcript?.split('\n').map(_shared_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonOf */ .o_).filter(_shared_mapping_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .p);
    return {
        ...row,
        ...((0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .p)(grading) && Array.isArray(grading['assertions']) && { assertions: grading['assertions'] }),
        ...(output !== undefined && { output }),
        ...(messages !== undefined && { trace: { messages } }),
    };
}
const withoutRepeatedRows = (rows) => [...(0,_shared_grouped_js__WEBPACK_IMPORTED_MODULE_3__/* .groupedBy */ .m)(rows, ({ result }) => (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .resultKey */ .ZH)(result)).values()].flatMap((own) => together(lastRetries(own)) ?? []);
function lastRetries(rows) {
    const [only, ...more] = rows;
    if (only !== undefined && more.length === 0)
        return [only.result];
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
    return all.filter((result, index) => (0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_1__/* .presentTrials */ .$z)(result).length > 0 || index === all.length - 1);
}
function together(results) {
    const last = results.findLast(({ status }) => status !== 'execution_error') ?? results.at(-1);
    if (last === undefined || results.length === 1)
        return last;
    const trials = results.flatMap(trialsOf).map((trial, attempt) => ({ ...trial, attempt }));
    const { score, aggregation } = (0,_model_run_aggregate_js__WEBPACK_IMPORTED_MODULE_0__/* .aggregateScores */ .hx)((0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_1__/* .measuredTrials */ .ik)(trials).map((trial) => trial.score), 'mean');
    const { requiredMissed: _, ...shown } = { requiredMissed: undefined, ...last };
    const together = { trials, aggregation, score, costUsd: (0,_result_of_js__WEBPACK_IMPORTED_MODULE_6__/* .costOfTrials */ .ch)(trials) };
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
            cached,
            paid,
        },
    ];
}


/***/ }),

/***/ 79474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C_: () => (/* binding */ yamlRowsIn),
/* harmony export */   II: () => (/* binding */ linesOfPieces),
/* harmony export */   NI: () => (/* binding */ looksLikeRows),
/* harmony export */   qW: () => (/* binding */ rowsOfLines),
/* harmony export */   wl: () => (/* binding */ isYamlFile)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _shared_depth_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34704);
/* harmony import */ var _shared_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47539);
/* harmony import */ var _shared_mapping_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16955);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5594);
/* harmony import */ var _shared_yaml_yaml_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85304);






const MAX_ROWS = 1_000_000;
function* rowsOfLines(lines, file, { warn, maxRows = MAX_ROWS, jsonOf: read = _shared_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonOf */ .o_, maxLevels = _shared_depth_js__WEBPACK_IMPORTED_MODULE_1__/* .DEEPEST_JSON */ .S8, skip = refuse }) {
    let [number, rows] = [0, 0];
    let broken;
    for (const line of lines) {
        number += 1;
        if (line.trim() === '')
            continue;
        if (broken !== undefined)
            skip(broken);
        broken = undefined;
        rows += 1;
        if (rows > maxRows)
            throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .userError */ .IF)('RESULTS_UNREADABLE', `${file} has more than ${maxRows} rows`);
        const location = { file, line: number, column: 1 };
        const value = read(line);
        if (value === undefined)
            broken = { line, location, why: 'not JSON' };
        else if ((0,_shared_depth_js__WEBPACK_IMPORTED_MODULE_1__/* .isDeeperThan */ .hz)(value, maxLevels))
            skip({ line, location, why: `nested more than ${maxLevels} levels deep` });
        else
            yield { value, line, location };
    }
    if (broken === undefined)
        return;
    warn({
        code: 'RESULTS_UNREADABLE',
        severity: 'warning',
        message: 'The last line of these results is incomplete, which happens if a run is killed; it is ignored',
        location: broken.location,
    });
}
function refuse({ line, location, why }) {
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .userError */ .IF)('RESULTS_UNREADABLE', `${location.file}:${location.line} is ${why}`, {
        expected: 'one JSON object per line',
        found: JSON.stringify((0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)(line, 60)),
        hint: 'Pass a run folder, or its index.jsonl.',
    });
}
const NEWLINE = 10;
function* linesOfPieces(pieces) {
    let begun = [];
    for (const piece of pieces) {
        const buffer = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
        let start = 0;
        for (let end = buffer.indexOf(NEWLINE); end !== -1; end = buffer.indexOf(NEWLINE, start)) {
            yield Buffer.concat([...begun, buffer.subarray(start, end)]).toString('utf8');
            begun = [];
            start = end + 1;
        }
        if (start < buffer.length)
            begun.push(Buffer.from(buffer.subarray(start)));
    }
    if (begun.length > 0)
        yield Buffer.concat(begun).toString('utf8');
}
function looksLikeRows(head) {
    const line = head.trimStart().split('\n', 1)[0] ?? '';
    const row = (0,_shared_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonOf */ .o_)(line);
    if (row === undefined) {
        return (/^\{[^{}]*"(?:test_id|testId|eval_id|evalId)"\s*:/.test(line) &&
            !/^\{[^{}]*"(?:results|config)"\s*:\s*\{/.test(line));
    }
    if (!(0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .p)(row) || (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .p)(row['results']))
        return false;
    return ['test_id', 'testId', 'eval_id', 'evalId'].some((key) => key in row);
}
const MAX_YAML_BYTES = 32 * 1024 * 1024;
const MAX_YAML_ROWS = 50_000;
const isYamlFile = (path) => /\.ya?ml$/i.test(path);
function* yamlRowsIn(text, file, { warn }) {
    if (text.length > MAX_YAML_BYTES) {
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .userError */ .IF)('FILE_TOO_LARGE', `${file} is too large for YAML`, { hint: 'Use a JSON Lines file instead.' });
    }
    const documents = documentsIn(text);
    if (documents.length > MAX_YAML_ROWS) {
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .userError */ .IF)('RESULTS_UNREADABLE', `${file} has more than ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)('row', MAX_YAML_ROWS)}`);
    }
    for (const [index, { source, line }] of documents.entries()) {
        const parsed = (0,_shared_yaml_yaml_text_js__WEBPACK_IMPORTED_MODULE_5__/* .parseYamlText */ .c)(source);
        if (parsed.kind === 'parsed') {
            yield { value: parsed.value, line: source, location: { file, line, column: 1 } };
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

/***/ 8470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IK: () => (/* binding */ recordLine),
  zv: () => (/* binding */ recordOf),
  Xf: () => (/* binding */ scoreOnWire)
});

// EXTERNAL MODULE: ./build/js/src/model/ports/wire.js
var wire = __webpack_require__(96173);
// EXTERNAL MODULE: ./build/js/src/model/run/trace.js
var trace = __webpack_require__(67478);
// EXTERNAL MODULE: ./build/js/src/shared/never.js
var never = __webpack_require__(25379);
;// CONCATENATED MODULE: ./build/js/src/results/trace-events.js
function traceEvents(messages) {
    const events = [];
    for (const [index, message] of messages.entries()) {
        events.push(messageEvent(message, index, events.length));
        for (const [toolIndex, call] of (message.toolCalls ?? []).entries()) {
            events.push(callEvent(call, index, toolIndex, events.length));
            events.push(resultEvent(call, index, toolIndex, events.length));
        }
    }
    const last = messages.findLastIndex(({ role, content }) => role === 'assistant' && content !== undefined);
    if (last !== -1)
        events.push(finalEvent(last, events.length));
    return events;
}
const messageId = (index) => `message-${index}`;
const messageEvent = ({ role }, index, ordinal) => ({
    event_id: messageId(index),
    parent_event_id: undefined,
    ordinal,
    type: 'message',
    message: { role },
    metadata: { message_index: index },
});
const callId = (index, toolIndex) => `${messageId(index)}-tool-${toolIndex}`;
const callEvent = (call, index, toolIndex, ordinal) => ({
    event_id: callId(index, toolIndex),
    parent_event_id: messageId(index),
    ordinal,
    type: 'tool_call',
    tool: { name: call.tool, status: call.status ?? 'ok' },
    metadata: { message_index: index, tool_index: toolIndex },
});
const resultEvent = (call, index, toolIndex, ordinal) => ({
    event_id: `${callId(index, toolIndex)}-result`,
    parent_event_id: callId(index, toolIndex),
    ordinal,
    type: 'tool_result',
    tool: { name: call.tool, status: call.status ?? 'ok' },
    metadata: { message_index: index, tool_index: toolIndex },
});
const finalEvent = (index, ordinal) => ({
    event_id: 'final-response',
    parent_event_id: messageId(index),
    ordinal,
    type: 'final_response',
    message: { role: 'assistant' },
    metadata: { message_index: index },
});

;// CONCATENATED MODULE: ./build/js/src/results/record.js




function recordLine(result) {
    return JSON.stringify(recordOf(result));
}
function recordOf(result) {
    const failure = result.status === 'execution_error' ? result.failure : undefined;
    const input = result.input.map(wire/* messageOnWire */.ym);
    return {
        timestamp: result.timestamp,
        test_id: result.testId,
        suite: result.suite,
        category: result.category,
        conversation_id: result.conversationId,
        target: result.target,
        target_used: result.targetUsed,
        target_error: result.targetError,
        resolved_target: result.resolvedTarget,
        score: result.score,
        execution_status: executionStatus(result),
        error: failure?.message,
        failure_class: failure?.class,
        failure_stage: failure?.stage,
        failure_reason_code: failure?.reason,
        execution_error: failure && { message: failure.message, stage: failure.stage },
        budget_exceeded: failure?.class === 'budget' ? true : undefined,
        failure_details: failure && failureDetails(failure),
        assertions: result.assertions,
        scores: result.scores.length > 0 ? result.scores.map(scoreOnWire) : undefined,
        output: result.output,
        input,
        requests: requestsOf(result),
        token_usage: result.tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(result.tokenUsage),
        cost_usd: result.costUsd,
        duration_ms: result.durationMs,
        start_time: result.startTime,
        end_time: result.endTime,
        eval_run: {
            duration_ms: result.evalRun.durationMs,
            token_usage: result.evalRun.tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(result.evalRun.tokenUsage),
        },
        trace: traceOf(result, input),
        model: result.model,
        agent_version: result.agentVersion,
        finish_reason: result.finishReason,
        cached: result.cached,
        paid: result.paid && paidOnWire(result.paid),
        workspace_path: result.workspacePath,
        file_changes: result.fileChanges,
        patch: result.patch,
        before_all_output: result.hookOutputs?.beforeAll,
        before_each_output: result.hookOutputs?.beforeEach,
        after_each_output: result.hookOutputs?.afterEach,
        trials: result.trials?.map((trial) => trialOnWire(trial, agentvStatus(trial, result))),
        aggregation: result.aggregation && aggregationOnWire(result.aggregation),
        cost_limited: result.costLimited,
        metadata: result.metadata,
        ...ownFields(result),
    };
}
const ownFields = (result) => ({
    suite_file: result.suiteFile,
    provider: result.provider,
    pass_mark: result.passMark,
    agentv_pass_mark: result.agentvPassMark,
    must_pass: result.mustPass ? true : undefined,
    required_missed: result.status === 'quality_failure' ? result.requiredMissed : undefined,
    retries: result.retries,
    trial_samples: result.trialSamples,
    location: result.location,
    imported_from: result.importedFrom,
    only_last_attempts: result.onlyLastAttempts,
    measure: result.measure,
    subject: result.subject,
    reused_from: result.reusedFrom,
    avoided: result.avoided && { cost_usd: result.avoided.costUsd, duration_ms: result.avoided.durationMs },
});
function executionStatus(result) {
    if (result.importedFrom !== undefined)
        return result.status;
    const hasPassed = result.trials?.some((trial) => agentvStatus(trial, result) === 'ok');
    return hasPassed ? 'ok' : agentvStatus(result, result);
}
function agentvStatus({ status, score }, { agentvPassMark }) {
    if (agentvPassMark === undefined || status === 'execution_error')
        return status;
    return score >= agentvPassMark ? 'ok' : 'quality_failure';
}
function requestsOf({ prompt, implicitJudge, scores }) {
    const evaluator = implicitJudge ? scores[0]?.input : undefined;
    if (prompt === undefined && evaluator === undefined)
        return undefined;
    return { lm: prompt && requestOf(prompt), evaluator };
}
const requestOf = ({ question, chat, system }) => ({
    chat_prompt: chat?.map(({ role, content }) => ({ role, content })),
    question,
    system,
});
function failureDetails({ httpStatus, permanent, retryAfterMs, failedRows, location, }) {
    const details = {
        http_status: httpStatus,
        permanent,
        retry_after_ms: retryAfterMs,
        failed_rows: failedRows,
        location: location,
    };
    return Object.values(details).some((value) => value !== undefined) ? details : undefined;
}
function scoreOnWire(score) {
    return {
        name: score.name,
        type: score.type,
        score: score.score,
        weight: score.weight,
        verdict: score.verdict,
        assertions: score.assertions,
        reasoning: score.reasoning,
        input: score.input,
        target: score.target,
        details: score.details,
        scores: score.scores?.map(scoreOnWire),
        token_usage: score.tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(score.tokenUsage),
        cost_usd: score.costUsd,
        duration_ms: score.durationMs,
        started_at: score.startedAt,
        ended_at: score.endedAt,
    };
}
function trialOnWire(trial, status) {
    return {
        attempt: trial.attempt,
        score: trial.score,
        verdict: trial.verdict,
        scores: trial.scores.map(scoreOnWire),
        error: trial.failure?.message,
        token_usage: trial.tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(trial.tokenUsage),
        cost_usd: trial.costUsd,
        duration_ms: trial.durationMs,
        finish_reason: trial.finishReason,
        cached: trial.cached,
        paid: trial.paid && paidOnWire(trial.paid),
        patch: trial.patch,
        target_used: trial.targetUsed,
        execution_status: status,
        failure_class: trial.failure?.class,
        failure_stage: trial.failure?.stage,
        failure_reason_code: trial.failure?.reason,
        failure_details: trial.failure && failureDetails(trial.failure),
    };
}
const paidOnWire = ({ tokenUsage, costUsd }) => ({
    token_usage: tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(tokenUsage),
    cost_usd: costUsd,
});
function aggregationOnWire(aggregation) {
    switch (aggregation.strategy) {
        case 'pass_at_k': {
            const { strategy, passedAttempts, totalAttempts } = aggregation;
            return { strategy, passed_attempts: passedAttempts, total_attempts: totalAttempts };
        }
        case 'mean':
            return aggregation;
        case 'confidence_interval': {
            const { strategy, mean, ci95Lower, ci95Upper, stddev } = aggregation;
            return { strategy, mean, ci95_lower: ci95Lower, ci95_upper: ci95Upper, stddev };
        }
        default:
            return (0,never/* never */.Z)(aggregation);
    }
}
function traceOf(result, input) {
    const { messages, tokenUsage, durationMs, startTime, endTime, trials } = result;
    if (messages.length === 0)
        return undefined;
    const { eventCount, toolCalls, toolDurations, errorCount, llmCallCount } = (0,trace/* traceSummary */.I)(messages);
    return {
        event_count: eventCount,
        tool_calls: toolCalls,
        error_count: errorCount,
        tool_durations: Object.keys(toolDurations).length > 0 ? toolDurations : undefined,
        llm_call_count: llmCallCount,
        messages: [...input, ...answerOnWire(result)],
        events: traceEvents([...result.input, ...messages]),
        token_usage: tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(tokenUsage),
        cost_usd: trials === undefined ? result.costUsd : undefined,
        duration_ms: durationMs,
        start_time: startTime,
        end_time: endTime,
        metadata: { provider: result.provider, target: result.target, eval_case_id: result.testId },
    };
}
function answerOnWire({ messages, output }) {
    const last = messages.findLastIndex(({ role, content }) => role === 'assistant' && content !== undefined);
    return messages.map((message, index) => index === last && message.content === output
        ? { ...(0,wire/* messageOnWire */.ym)(message), content: undefined, content_from: 'output' }
        : (0,wire/* messageOnWire */.ym)(message));
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
        timestamp: (0,_shared_iso_time_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(facts.finishedAt),
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
