export const id = 9440;
export const ids = [9440];
export const modules = {

/***/ 18666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ filledIn),
/* harmony export */   h: () => (/* binding */ whatIsWrongWith)
/* harmony export */ });
const PLACEHOLDER = /\{(?:tests|pattern|output)\}/;
const LONGEST = 10_000;
const EXAMPLE = 'npx vitest run -t {pattern} --reporter=junit --outputFile={output}';
function whatIsWrongWith(command) {
    if (!command.includes('{output}'))
        return `a command with {output}, such as ${EXAMPLE}`;
    if (command.length > LONGEST || command.includes('\0'))
        return `a command of at most ${LONGEST} characters`;
    const outside = command.replace(QUOTED, (text) => (PLACEHOLDER.test(text) ? '"' : ''));
    if (!/["'`]|<</.test(outside))
        return undefined;
    return `a command without quotes, backquotes or here-documents around {tests}, {pattern} and {output}, which are quoted already: ${EXAMPLE}`;
}
const QUOTED = /\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"/g;
const filledIn = (command, { tests, output }, quote) => command.replace(new RegExp(PLACEHOLDER, 'g'), (placeholder) => {
    if (placeholder === '{tests}')
        return tests.map(quote).join(' ');
    return quote(placeholder === '{output}' ? output : patternOf(tests));
});
const patternOf = (texts) => `^(?:${texts.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw `\$&`)).join('|')})$`;


/***/ }),

/***/ 52933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ym: () => (/* binding */ ARTIFACTS),
  Fp: () => (/* binding */ parseReportInputs),
  oI: () => (/* binding */ readingInputs),
  $3: () => (/* binding */ reportDocsOf),
  eP: () => (/* binding */ reportInputs)
});

// UNUSED EXPORTS: reportGroups, reportInputNames

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/run/imported.js
var imported = __webpack_require__(97535);
// EXTERNAL MODULE: ./build/js/src/app/config/confirm-command.js
var confirm_command = __webpack_require__(18666);
// EXTERNAL MODULE: ./build/js/src/app/config/input-sources.js
var input_sources = __webpack_require__(90201);
// EXTERNAL MODULE: ./build/js/src/app/config/input-values.js
var input_values = __webpack_require__(7669);
// EXTERNAL MODULE: ./build/js/src/app/config/inputs.js + 1 modules
var inputs = __webpack_require__(38369);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./build/js/src/shared/json.js
var json = __webpack_require__(47539);
;// CONCATENATED MODULE: ./build/js/src/app/config/needed-jobs.js


const jobResults = ['success', 'failure', 'cancelled', 'skipped'];
const needsSchema = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ result: schemas/* enum */.k5n(jobResults), outputs: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).default({}) }));
const MAX_BYTES = 1024 * 1024;
function neededJobs(text, context) {
    const read = needsSchema.safeParse(text.length <= MAX_BYTES ? (0,json/* jsonOf */.o_)(text) : undefined);
    if (!read.success) {
        context.addIssue({ code: 'custom', message: 'the jobs that this one needs: ${{ toJSON(needs) }}', input: text });
        return core/* NEVER */.tm;
    }
    const jobs = Object.entries(read.data);
    const isPlan = ([, { outputs }]) => 'matrix' in outputs || 'wanted' in outputs;
    const plan = jobs.find(isPlan) ?? jobs.find(([name]) => name === 'plan');
    const others = jobs.filter((job) => job !== plan);
    const named = SHARD_NAMES.map((name) => others.filter((job) => name.test(job[0])));
    const shards = (named.find((found) => found.length > 0) ?? []).map(([, { result }]) => result);
    return {
        plan: plan?.[1].result,
        shards: WORST_FIRST.find((result) => shards.includes(result)),
        isWanted: plan?.[1].outputs['wanted'] !== 'false',
        label: plan?.[1].outputs['label'],
    };
}
const SHARD_NAMES = [/^shards?$/i, /shard/i, /(?:)/];
const WORST_FIRST = ['failure', 'cancelled', 'skipped', 'success'];

;// CONCATENATED MODULE: ./build/js/src/app/config/report-inputs.js







const resultsFormats = ['auto', 'eval-action', 'agentv', ...imported/* importFormats */.Ub];
const own = {
    results: schemas/* string */.YjP({ error: 'folders or files of results, or artifacts' })
        .pipe(input_values/* lines */.Mn)
        .refine((given) => given.length > 0, 'folders or files of results, or artifacts')
        .refine((given) => !given.includes(ARTIFACTS) || given.length === 1, 'artifacts alone, or paths and globs')
        .meta({
        description: 'Results to report: run folders, results files or globs, one per line, or `artifacts`, those of a workflow run.',
        default: 'none; required',
        sources: ['action'],
    }),
    format: (0,input_values/* oneOf */.yL)(...resultsFormats)
        .default('auto')
        .meta({
        description: 'Format of the results; `auto` detects it by their content.',
        default: 'auto',
        sources: ['action', 'flag'],
        value: 'FORM',
    }),
    scoreName: schemas/* string */.YjP()
        .optional()
        .meta({
        description: 'The score that decides, in results of another tool with several scores and no verdict.',
        default: 'none',
        sources: ['action', 'flag'],
        value: 'NAME',
    }),
    repeatedNames: (0,input_values/* oneOf */.yL)(...imported/* repeatedNames */.H3)
        .optional()
        .meta({
        description: 'What several rows with one name are, in JUnit XML, CTRF and DeepEval: `trials`, each of which counts, or `retries` of failed tests, of which the last counts. Default: a name has no verdict, unless all of its rows failed or its tool is known to repeat tests.',
        default: 'none',
        sources: ['action', 'flag'],
        value: 'WHAT',
    }),
    passMark: (0,input_values/* share */.uM)()
        .optional()
        .meta({
        description: 'Score (0 to 1) from which a test passes, in results of another tool that have no verdict.',
        default: "the tool's",
        sources: ['action', 'flag'],
        value: 'X',
    }),
    targetName: schemas/* string */.YjP()
        .optional()
        .meta({
        description: 'Name of the target of results of another tool.',
        default: 'from the file',
        sources: ['action', 'flag'],
        value: 'NAME',
    }),
    suiteName: schemas/* string */.YjP()
        .optional()
        .meta({
        description: 'Name of the suite of results of another tool.',
        default: 'from the file',
        sources: ['action', 'flag'],
        value: 'NAME',
    }),
    confirmCommand: schemas/* string */.YjP()
        .superRefine((given, context) => {
        const expected = (0,confirm_command/* whatIsWrongWith */.h)(given);
        if (expected !== undefined)
            context.addIssue({ code: 'custom', message: expected, input: given });
    })
        .optional()
        .meta({
        description: 'Command that re-runs suspected regressions of another tool and writes `{output}`; `{tests}` are their ids, and `{pattern}` is a regular expression of them.',
        default: 'none: they stay suspected',
        sources: ['action', 'flag'],
        value: 'COMMAND',
    }),
    expectedShards: (0,input_values/* count */.U9)(1, 256)
        .optional()
        .meta({
        description: 'Expected number of run folders or results files. With fewer, the results are incomplete.',
        default: 'as many as there are',
        sources: ['action', 'flag'],
        value: 'N',
    }),
    jobs: schemas/* string */.YjP()
        .transform(neededJobs)
        .optional()
        .meta({
        description: 'The jobs of the plan and the shards, with their results: `toJSON(needs)` in an expression.',
        default: 'none',
        sources: ['action'],
    }),
    onNotRun: (0,input_values/* oneOf */.yL)('fail', 'pass')
        .default('fail')
        .meta({
        description: 'Result of the step if the plan did not want a run, because a label is missing: `fail` or `pass`.',
        default: 'fail',
        sources: ['action'],
    }),
    runId: (0,input_values/* count */.U9)(1, Number.MAX_SAFE_INTEGER)
        .optional()
        .meta({
        description: 'Id of the workflow run that the results belong to.',
        default: 'from a `workflow_run` event, else this run',
        sources: ['action'],
    }),
    workingDirectory: inputs/* inputsSchema */.rS.shape.workingDirectory,
    outputDirectory: inputs/* inputsSchema */.rS.shape.outputDirectory.meta({
        description: 'Folder for the reports. On GitHub, it must be inside the workspace.',
        default: '`.agentv/results/report`',
        value: 'DIR',
    }),
};
const ARTIFACTS = 'artifacts';
const readingInputs = [
    'format',
    'passMark',
    'repeatedNames',
    'scoreName',
    'suiteName',
    'targetName',
];
const shared = inputs/* inputNames */.vj.filter((name) => [...inputs/* decidingInputs */.hH, ...inputs/* reportingInputs */.OS].some((other) => other === name));
const reportInputsSchema = schemas/* strictObject */.rej({
    ...own,
    ...Object.fromEntries(shared.map((name) => [name, inputs/* inputsSchema */.rS.shape[name]])),
    threshold: inputs/* inputsSchema */.rS.shape.threshold.meta({
        description: 'Minimum mean score (0 to 1) of each suite on each target. The pass marks of tests do not change.',
        default: 'from the results, else none',
        value: 'X',
    }),
});
const names = Object.keys(reportInputsSchema.shape);
const reportInputNames = names.filter((name) => !(0,inputs/* isInput */.Xy)(name) || (0,inputs/* sourcesOf */.u0)(name).includes('action'));
const ownNames = Object.keys(own);
const reportGroups = {
    Report: ownNames,
    Common: sharedIn('Common'),
    More: sharedIn('More'),
    Advanced: sharedIn('Advanced'),
};
function sharedIn(group) {
    const all = inputs/* inputGroups */.Dk[group];
    return reportInputNames.filter((name) => all.includes(name) && !ownNames.includes(name));
}
const reportDocsOf = (name) => reportInputsSchema.shape[name].meta();
const parseReportInputs = (given, spell) => ({
    ...(0,inputs/* parseInputs */.TL)({}),
    ...(0,inputs/* parseTexts */.oh)(reportInputsSchema, given, spell),
    given: inputs/* inputNames */.vj.filter((name) => (0,inputs/* isGiven */.qR)(given[name])),
});
const reportInputs = (env) => parseReportInputs((0,input_sources/* inputTexts */.Ld)(env, reportInputNames));


/***/ }),

/***/ 6276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ extraTrialsFrom),
/* harmony export */   bq: () => (/* binding */ hasOnlyLastAttempts),
/* harmony export */   kj: () => (/* binding */ pairedWith)
/* harmony export */ });
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40958);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);
/* harmony import */ var _read_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17110);



async function extraTrialsFrom(paths, run, site, imports) {
    const read = [];
    const unreadable = [];
    for (const path of paths) {
        const { run: again } = await (0,_read_results_js__WEBPACK_IMPORTED_MODULE_2__/* .readResults */ .x)([path], site, imports);
        read.push(...again.results);
        unreadable.push(...(again.unreadable ?? whyUnusable(again, path)));
    }
    return { ...pairedWith(run, read), unreadable };
}
function pairedWith(run, reruns) {
    if (reruns.length === 0)
        return { results: [], warnings: [] };
    const find = finder(run.results);
    const results = [];
    const strange = [];
    for (const result of reruns) {
        const own = find(result);
        if (own === undefined)
            strange.push(result.testId);
        else
            results.push(heldTo(own.passMark, { ...result, suiteFile: own.suiteFile }));
    }
    return { results, warnings: strange.length === 0 ? [] : [notOfThisRun([...new Set(strange)])] };
}
function heldTo(passMark, result) {
    if (result.passMark === passMark || result.importedFrom !== undefined)
        return result;
    const statusOf = (score) => (score >= passMark ? 'ok' : 'quality_failure');
    const trials = result.trials?.map((trial) => trial.status === 'execution_error' ? trial : { ...trial, status: statusOf(trial.score) });
    const held = { ...result, passMark, ...(trials && { trials }) };
    if (held.status === 'execution_error')
        return held;
    const { requiredMissed: _, ...measured } = { requiredMissed: undefined, ...held };
    return { ...measured, status: statusOf(measured.score) };
}
function finder(results) {
    const keyOf = ({ suite, testId, target }) => JSON.stringify([suite, testId, target]);
    const groups = new Map();
    for (const result of results)
        groups.set(keyOf(result), [...(groups.get(keyOf(result)) ?? []), result]);
    return (rerun) => {
        const own = groups.get(keyOf(rerun)) ?? [];
        return own.find(({ suiteFile }) => suiteFile === rerun.suiteFile) ?? (own.length === 1 ? own[0] : undefined);
    };
}
const hasOnlyLastAttempts = ({ imported = [] }) => imported.some(({ attempts }) => attempts === 'last-only');
function whyUnusable(run, path) {
    const problem = (what, hint) => ({
        code: 'RESULTS_UNREADABLE',
        severity: 'error',
        message: `The extra trials in ${path} are ${what}`,
        hint,
    });
    if (run.stopped === 'broken-off')
        return [problem('incomplete')];
    return hasOnlyLastAttempts(run) ? [problem('only the last attempts', 'Switch the retries of the tool off.')] : [];
}
const notOfThisRun = (ids) => ({
    code: 'UNUSED',
    severity: 'warning',
    message: `The extra trials contain ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('test', ids.length)} that the results do not have: ${(0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(ids)}`,
});


/***/ }),

/***/ 13537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G2: () => (/* binding */ ANNOTATIONS_FILE),
/* harmony export */   G8: () => (/* binding */ prepareFolder),
/* harmony export */   mk: () => (/* binding */ REPORT_FOLDER)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _earlier_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65228);



const REPORT_FOLDER = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)('.agentv', 'results', 'report');
const ANNOTATIONS_FILE = 'annotations.txt';
async function prepareFolder(folder, results, files) {
    if (results.some((path) => [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path))].includes(folder))) {
        throw unwritable(`${folder} contains the results to report`);
    }
    const paths = [...Object.values(_earlier_run_js__WEBPACK_IMPORTED_MODULE_2__/* .runFiles */ .NW), ANNOTATIONS_FILE].map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name));
    const states = await Promise.all(paths.map((path) => files.state(path)));
    const there = paths.filter((_, index) => states[index] !== 'missing');
    const [first] = there;
    if (first !== undefined && !there.includes((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _earlier_run_js__WEBPACK_IMPORTED_MODULE_2__/* .runFiles */ .NW.report))) {
        throw unwritable(`${first} already exists and was not written by a report`);
    }
    for (const path of there)
        await files.removeFile(path);
}
const unwritable = (message) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('OUTPUT_UNWRITABLE', message, {
    hint: 'Set another folder for the report with --output (output-directory).',
});


/***/ }),

/***/ 99458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ resultPaths)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _results_read_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79474);
/* harmony import */ var _earlier_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65228);
/* harmony import */ var _sibling_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36007);





async function resultPaths(given, { cwd, files }) {
    const excluded = given.filter((pattern) => pattern.startsWith('!'));
    const found = new Set();
    for (const pattern of given.filter((each) => !each.startsWith('!'))) {
        const paths = await meant(pattern, excluded, { cwd, files });
        if (paths.length === 0) {
            throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOTHING_MATCHED', `No results match ${pattern}`, {
                expected: 'run folders, results files, or globs of them',
                found: await (0,_sibling_names_js__WEBPACK_IMPORTED_MODULE_4__/* .siblingNames */ .T)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, pattern), { cwd, files }),
                hint: 'Check the path, and that the tool wrote its results there.',
            });
        }
        for (const path of paths)
            found.add(path);
    }
    if (found.size === 0)
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', 'No results are named');
    const folders = [...found].filter((path) => !isRows(path));
    return [...found].filter((path) => !isRows(path) || !folders.includes((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)));
}
async function meant(pattern, excluded, { cwd, files }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, pattern);
    if ((await files.state(path)) !== 'missing')
        return [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) === _earlier_run_js__WEBPACK_IMPORTED_MODULE_3__/* .JOURNAL */ .Ex ? folderOf(path) : path];
    const below = [_earlier_run_js__WEBPACK_IMPORTED_MODULE_3__/* .JOURNAL */ .Ex, _earlier_run_js__WEBPACK_IMPORTED_MODULE_3__/* .INNER_JOURNAL */ .JV].map((name) => `${pattern.replace(/\/+$/, '')}/${name}`);
    const matched = await files.glob([pattern, ...below, ...excluded], { cwd, followLinks: false });
    const found = matched
        .filter((each) => isRows(each) && (!(0,_results_read_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .isYamlFile */ .wl)(each) || (0,_results_read_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .isYamlFile */ .wl)(pattern)))
        .map((each) => ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(each) === _earlier_run_js__WEBPACK_IMPORTED_MODULE_3__/* .JOURNAL */ .Ex ? folderOf(each) : each));
    return [...new Set(found)].sort();
}
const folderOf = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path).replace(/[/\\]\.internal$/, '');
const isRows = (path) => /\.(?:jsonl?|xml|eval)$/i.test(path) || (0,_results_read_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .isYamlFile */ .wl)(path);


/***/ }),

/***/ 92597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ confirmByCommand),
  e: () => (/* binding */ notRerun)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/run/present-trials.js
var present_trials = __webpack_require__(56768);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var run_result = __webpack_require__(19923);
// EXTERNAL MODULE: ./build/js/src/results/shards.js
var shards = __webpack_require__(62017);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/gate-inputs.js + 1 modules
var gate_inputs = __webpack_require__(88125);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/reported-run.js
var reported_run = __webpack_require__(70321);
// EXTERNAL MODULE: ./build/js/src/grade/programs.js
var programs = __webpack_require__(40650);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/ports/processes.js
var processes = __webpack_require__(29119);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/shared/grouped.js
var grouped = __webpack_require__(47891);
// EXTERNAL MODULE: ./build/js/src/shared/shell-command.js
var shell_command = __webpack_require__(2935);
// EXTERNAL MODULE: ./build/js/src/app/config/confirm-command.js
var confirm_command = __webpack_require__(18666);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/extra-trials-files.js
var extra_trials_files = __webpack_require__(6276);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/read-results.js + 1 modules
var read_results = __webpack_require__(17110);
;// CONCATENATED MODULE: ./build/js/src/app/trials/command-round.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});














const MAX_RERUN_MS = 30 * 60_000;
async function runCommand(suspects, rerunning, runtime) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { files, exec, signal, log } = runtime;
        const scratch = __addDisposableResource(env_1, await files.scratchFolder('eval-action-confirm-'), true);
        const output = (0,external_node_path_.join)(scratch.path, outputName(rerunning.paths));
        const tests = [...new Set(suspects.map(({ of }) => of.test.testId))];
        const quote = runtime.machine().platform === 'win32' ? shell_command/* powerShellWord */._M : shell_command/* shellWord */.r7;
        const ended = await exec.run({
            command: { shell: (0,confirm_command/* filledIn */.A)(rerunning.command, { tests, output }, quote) },
            cwd: rerunning.cwd,
            env: runtime.programEnv({}),
            timeoutMs: MAX_RERUN_MS,
            maxBytes: processes/* MAX_OUTPUT_BYTES */.$,
        }, signal);
        if (ended.kind === 'cancelled')
            return { results: [], unmeasured: [], problems: [] };
        const read = await resultsOf(ended, { ...rerunning, output }, files);
        if (typeof read !== 'string')
            return resultsFor(suspects, read, rerunning.run);
        const message = `confirm-command re-ran no test: ${read}`;
        const said = lastLines(ended, runtime).map((line) => `\n  ${line}`);
        log.warn(said.length === 0 ? message : `${message}. Its last lines:${said.join('')}`);
        const why = `confirm-command: ${read}`;
        return { results: [], unmeasured: suspects.map(({ key }) => ({ key, why })), problems: [problem(message)] };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function outputName(paths) {
    const name = (0,external_node_path_.basename)(paths[0] ?? '');
    return /^[\w.-]+\.(?:jsonl?|xml|eval|ya?ml)$/i.test(name) ? name : 'results.jsonl';
}
async function resultsOf(ended, { output, inputs }, files) {
    if (ended.kind !== 'exited')
        return `it ${(0,programs/* endedHow */.bQ)(ended, MAX_RERUN_MS)}`;
    if ((await files.state(output)) === 'missing')
        return `it ended with exit code ${ended.exitCode} and wrote no {output}`;
    try {
        const { run } = await (0,read_results/* readResults */.x)([output], { cwd: (0,external_node_path_.join)(output, '..'), files }, inputs);
        return whyUnusable(run) ?? run.results;
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.yo))
            throw error;
        return `its results cannot be read: ${error.problems[0]?.message ?? error.message}`;
    }
}
function whyUnusable(run) {
    const { unreadable: [first] = [], stopped } = run;
    if (first !== undefined)
        return `its results cannot be read: ${first.message}`;
    if (stopped === 'cancelled')
        return 'the tool was cancelled';
    if (stopped !== undefined)
        return 'its results are incomplete: the tool was stopped while it wrote them';
    return (0,extra_trials_files/* hasOnlyLastAttempts */.bq)(run) ? `its results have only the last attempts: ${RETRIES_OFF}` : undefined;
}
const RETRIES_OFF = 'switch the retries of the tool off in confirm-command';
function resultsFor(suspects, read, run) {
    const { results, warnings } = (0,extra_trials_files/* pairedWith */.kj)(run, read);
    const fresh = results.filter((result) => !isCached(result));
    const byKey = (0,grouped/* grouped */.z)(results, (result) => [(0,run_result/* resultKey */.ZH)(result)]);
    const unmeasured = suspects.flatMap((suspect) => {
        const why = whyUnmeasured(byKey.get(JSON.stringify([suspect.key])) ?? []);
        return why === undefined ? [] : [{ ...why, suspect }];
    });
    const idsOf = (wanted) => unmeasured.filter(({ kind }) => kind === wanted).map(({ suspect }) => suspect.of.test.testId);
    const [missing, onlyCached] = [idsOf('missing'), idsOf('cached')];
    return {
        results: fresh,
        unmeasured: unmeasured.map(({ suspect: { key }, why }) => ({ key, why })),
        problems: [
            ...warnings,
            ...(missing.length > 0 ? [noResult(missing)] : []),
            ...(onlyCached.length > 0 ? [cached(onlyCached)] : []),
        ],
    };
}
function whyUnmeasured(results) {
    if (results.length === 0)
        return { kind: 'missing', why: 'confirm-command wrote no result of it' };
    const fresh = results.filter((result) => !isCached(result));
    if (fresh.length === 0)
        return { kind: 'cached', why: 'confirm-command answered from a cache' };
    const [failure] = fresh.flatMap((result) => (0,present_trials/* failureOf */.g5)(result) ?? []);
    if (failure === undefined || fresh.some((result) => (0,present_trials/* targetTrials */.FW)(result).length > 0))
        return undefined;
    return { kind: 'error', why: `its re-run ended in an error: ${(0,shared_text/* cutEnd */.ym)((0,terminal/* oneLine */.T)(failure.message), MAX_LINE_LENGTH)}` };
}
const isCached = ({ cached, trials = [] }) => cached === true || trials.some((trial) => trial.cached === true);
const problem = (message, hint) => ({
    code: 'RESULTS_UNREADABLE',
    severity: 'warning',
    message,
    hint,
});
const noResult = (ids) => problem(`confirm-command wrote no result of ${(0,shared_text/* plural */.LS)('test', ids.length)}: ${(0,did_you_mean/* listed */.KE)(ids)}`, 'It must run the tests that fail, or those of {tests} or {pattern}, and write them under the same ids, suites and targets.');
const cached = (ids) => problem(`confirm-command answered from a cache for ${(0,shared_text/* plural */.LS)('test', ids.length)}: ${(0,did_you_mean/* listed */.KE)(ids)}`, 'Switch the cache of the tool off in confirm-command (promptfoo: --no-cache).');
const MAX_LINES = 20;
const MAX_LINE_LENGTH = 300;
function lastLines(ended, { redactor }) {
    if (!('stdout' in ended))
        return [];
    return [ended.stdout, ended.stderr]
        .flatMap((text) => redactor
        .text(text)
        .trimEnd()
        .split('\n')
        .slice(-MAX_LINES / 2))
        .filter((line) => line.trim() !== '')
        .map((line) => (0,shared_text/* cutEnd */.ym)((0,terminal/* oneLine */.T)(line), MAX_LINE_LENGTH));
}

// EXTERNAL MODULE: ./build/js/src/app/trials/confirmation.js
var confirmation = __webpack_require__(48980);
// EXTERNAL MODULE: ./build/js/src/app/trials/gate-policies.js
var gate_policies = __webpack_require__(76065);
;// CONCATENATED MODULE: ./build/js/src/app/trials/confirm-by-command.js











function notRerun({ imported }, { inputs, whyNot }) {
    if (imported === undefined)
        return undefined;
    if (whyNot !== undefined)
        return { why: whyNot };
    return inputs.confirmCommand === undefined
        ? { why: 'confirm-command is not set', setting: 'confirm-command' }
        : undefined;
}
async function confirmByCommand(run, confirming, runtime) {
    const { inputs, gateInputs, whyNot } = confirming;
    const { confirmCommand: command } = inputs;
    if (command === undefined)
        return run;
    const { gate: policy, ...sides } = gateInputs;
    const suspects = (0,gate_policies/* suspectsIn */.Ah)(run, { sides, policy });
    if (suspects.length === 0)
        return run;
    const confirmation = new Confirmation(run, suspects);
    if (!suspects.some((suspect) => confirmation.isOpen(suspect)))
        return run;
    if (whyNot !== undefined)
        return (0,gate_inputs/* withWarnings */.o)(run, [notUsed(whyNot)]);
    const { deep: withoutSecrets } = runtime.redactor;
    const named = command.includes('{tests}') ? suspects.filter(isNoOption) : suspects;
    const options = suspects.filter((suspect) => !named.includes(suspect));
    if (options.length > 0)
        confirmation.warn(looksLikeOptions(options));
    for (const { key } of options)
        confirmation.explain(key, 'its id begins with "-", as an option of the tool');
    const site = {
        ...confirming,
        inputs: (0,reported_run/* importsOf */.c5)(inputs, runtime, run),
        command,
        run,
        cwd: (0,external_node_path_.resolve)(runtime.cwd, inputs.workingDirectory),
    };
    for (let round = 1; !runtime.signal.aborted; round += 1) {
        const left = named.filter((suspect) => confirmation.isOpen(suspect));
        if (left.length === 0)
            break;
        runtime.log.info(`Re-running ${(0,shared_text/* plural */.LS)('suspected regression', left.length)} by confirm-command, round ${round}`);
        const { results, unmeasured, problems } = await runCommand(left, site, runtime);
        confirmation.add(left, withoutSecrets(results));
        for (const { key, why } of withoutSecrets(unmeasured))
            confirmation.explain(key, why);
        for (const problem of withoutSecrets(problems))
            confirmation.warn(problem);
    }
    return confirmation.finish(runtime.signal.aborted);
}
const notUsed = (why) => ({
    code: 'UNUSED',
    severity: 'warning',
    message: `confirm-command re-runs nothing here: ${why}`,
});
const isNoOption = ({ of }) => !of.test.testId.startsWith('-');
const looksLikeOptions = (suspects) => ({
    code: 'UNUSED',
    severity: 'warning',
    message: `confirm-command did not re-run ${(0,shared_text/* plural */.LS)('test', suspects.length)} whose ids begin with "-": ${(0,did_you_mean/* listed */.KE)(suspects.map(({ of }) => of.test.testId))}`,
    hint: 'The tool would read them as options: use {pattern} in place of {tests}, or rename the tests.',
});
class Confirmation {
    #run;
    #suspects;
    #reruns = new Map();
    #added = [];
    #warnings = [];
    #causes = new Map();
    constructor(run, suspects) {
        this.#run = run;
        this.#suspects = suspects;
        for (const { key } of suspects)
            this.#reruns.set(key, []);
        for (const result of (0,run_result/* extraResults */.TX)(run, 'confirmation'))
            this.#reruns.get((0,run_result/* resultKey */.ZH)(result))?.push([result]);
    }
    isOpen(suspect) {
        return (0,confirmation/* needsRerun */.w3)(suspect, this.#measured(suspect), { isDecided: gate_policies/* isDecided */.d$ });
    }
    add(suspects, results) {
        for (const { key, of } of suspects) {
            const own = results.filter((result) => (0,run_result/* resultKey */.ZH)(result) === key);
            this.#reruns.get(key)?.push(own);
            const index = this.#run.results.find((result) => (0,run_result/* resultKey */.ZH)(result) === (0,run_result/* resultKey */.ZH)(of.test))?.index ?? 0;
            for (const result of own) {
                this.#added.push({ purpose: 'confirmation', checkout: 'head', result: { ...result, index } });
            }
        }
    }
    explain(key, why) {
        this.#causes.set(key, why);
    }
    warn(problem) {
        if (!this.#warnings.some(({ message }) => message === problem.message))
            this.#warnings.push(problem);
    }
    finish(isCancelled) {
        const run = (0,gate_inputs/* withWarnings */.o)(this.#run, this.#warnings);
        const undecided = this.#suspects.filter((suspect) => !(0,gate_policies/* isDecided */.d$)(suspect, this.#measured(suspect).flat()));
        const others = (run.unconfirmed ?? []).filter((test) => !this.#reruns.has((0,run_result/* resultKey */.ZH)(test)));
        const unconfirmed = [...others, ...undecided.map((suspect) => this.#unconfirmed(suspect))];
        const isCutOff = isCancelled && this.#suspects.some((suspect) => this.isOpen(suspect));
        const { unconfirmed: _, ...whole } = run;
        return {
            ...whole,
            ...(isCutOff && { complete: false, stopped: 'cancelled' }),
            extraTrials: (0,shards/* inReportOrder */.ET)([...(run.extraTrials ?? []), ...this.#added]),
            unconfirmed: unconfirmed.length > 0 ? unconfirmed : undefined,
        };
    }
    #unconfirmed({ key, of: { test } }) {
        const { suite, suiteFile, testId, target } = test;
        const why = this.#causes.get(key);
        return { suite, suiteFile, testId, target, why };
    }
    #measured({ key }) {
        return (this.#reruns.get(key) ?? []).map((results) => results.flatMap(present_trials/* targetTrials */.FW));
    }
}


/***/ }),

/***/ 27869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hk: () => (/* binding */ annotations),
/* harmony export */   jx: () => (/* binding */ annotationCommand),
/* harmony export */   tJ: () => (/* binding */ uncommentedAnnotation),
/* harmony export */   ur: () => (/* binding */ problemAnnotations)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);
/* harmony import */ var _compared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15714);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10043);
/* harmony import */ var _escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38566);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57277);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5937);
/* harmony import */ var _reproduce_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96360);
/* harmony import */ var _status_icons_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50594);
/* harmony import */ var _totals_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46440);
/* harmony import */ var _warnings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(57382);











const STEP_LIMITS = { errors: 9, warnings: 5 };
function annotations(report, limits = STEP_LIMITS) {
    const { failing, errored, notRun } = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .findings */ .Pg)(report);
    const changeOf = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .changeFinder */ .DB)(report);
    const name = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .namer */ .wf)(report);
    const all = [
        ...failing.flatMap((result) => failingTest(report, result, name(result), changeOf(result))),
        ...(0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .errorGroups */ .Zy)(errored).flatMap((group) => erroredTests(report, group, { name, word: 'errored' })),
        ...(0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .errorGroups */ .Zy)(notRun).flatMap((group) => erroredTests(report, group, { name, word: 'not run' })),
        ...(0,_warnings_js__WEBPACK_IMPORTED_MODULE_10__/* .allWarnings */ .hc)(report).map((problem) => problemAnnotation(problem, 'warning', _status_icons_js__WEBPACK_IMPORTED_MODULE_8__/* .problemTitles */ .bq[problem.code])),
    ];
    return [
        ...limited(all, 'error', limits.errors, 'the job summary'),
        ...limited(all, 'warning', limits.warnings, 'the job summary'),
        headline(report),
    ];
}
function problemAnnotations(problems) {
    const all = problems.map((problem) => problemAnnotation(problem, 'error', 'The evals could not run'));
    return limited(all, 'error', STEP_LIMITS.errors, 'the log of the step');
}
function annotationCommand({ level, title, message, file, line, column }) {
    const properties = Object.entries({ title, file, line, col: column })
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => `${key}=${(0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_4__/* .commandProperty */ .N1)((0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_4__/* .neutral */ .SY)(`${value}`))}`);
    return `::${level} ${properties.join(',')}::${(0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_4__/* .commandData */ .wq)((0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_4__/* .neutral */ .SY)(message))}`;
}
const TITLE_CHARACTERS = 120;
const MESSAGE_CHARACTERS = 1000;
const LINE_CHARACTERS = 250;
const MAX_COMMAND_LENGTH = 450;
const MAX_NAMES = 5;
function failingTest(report, result, name, change) {
    const level = failingLevel(report, result, change);
    if (level === undefined)
        return [];
    const [check] = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .failedChecks */ .HH)(result);
    const answer = line((0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .judgedAnswer */ .W9)(result));
    const isRegressed = change?.state === 'regressed';
    const numbers = isRegressed && change.base !== undefined ? (0,_compared_js__WEBPACK_IMPORTED_MODULE_2__/* .passesOf */ .Hb)(change) : plainNumbers(result);
    const confirmed = change && (0,_compared_js__WEBPACK_IMPORTED_MODULE_2__/* .confirmationOf */ .$x)(change);
    const command = (0,_reproduce_js__WEBPACK_IMPORTED_MODULE_7__/* .reproduceCommand */ .nB)(result, undefined, { flags: report.flags });
    const one = annotation(level, titled(isRegressed ? 'regressed: ' : 'failed: ', name, ` (${numbers})`), [
        ...(confirmed === undefined ? [] : [confirmed]),
        line(check.text),
        `got: ${line(check.got ?? (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .answerOf */ .ut)(result)) || '(no answer)'}`,
        ...(check.got === undefined || answer === '' ? [] : [`answer: ${answer}`]),
        ...(0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .answerNotes */ .QZ)(result).map((note) => line(note)),
        ...(command !== undefined && command.length <= MAX_COMMAND_LENGTH ? [`run it again: ${command}`] : []),
    ], result.location);
    return [one];
}
const UNCONFIRMED = [
    'fails-on-base',
    'suspected',
    'not-reproduced',
    'not-enough-history',
    'not-rerun',
    'new',
    'changed',
];
function failingLevel(report, result, change) {
    const state = change?.state ?? 'failing';
    if (state === 'quarantined')
        return undefined;
    if (state === 'regressed' || missesRequirement(report, result))
        return 'error';
    if (state === 'failing-as-before' || (state === 'failing' && change?.flaky))
        return undefined;
    return kindOf(report, result) === 'fail' && !UNCONFIRMED.includes(state) ? 'error' : 'warning';
}
const missesRequirement = ({ verdict }, { suite, suiteFile, target, testId }) => verdict.reasons.some((reason) => reason.rule === 'requirement' &&
    reason.kind === 'fail' &&
    reason.suite === suite &&
    reason.file === suiteFile &&
    reason.target === target &&
    (reason.testId === undefined || reason.testId === testId));
function plainNumbers(result) {
    const trials = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .trialsPassed */ .So)(result);
    const reached = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .hasPassMark */ .Hg)(result) ? `${(0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .scoreText */ .QO)(result)}, needs ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .score */ .fN)(result.passMark)}` : (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .scoreText */ .QO)(result);
    return trials === undefined ? reached : `${reached}; ${trials}`;
}
function erroredTests(report, group, { name, word }) {
    const { class: failureClass, message, results } = group;
    const cause = _status_icons_js__WEBPACK_IMPORTED_MODULE_8__/* .failureWords */ .AC[failureClass];
    const [first] = results;
    if (results.every(_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .isNotAsWritten */ .RA)) {
        return results.map((result) => annotation(erroredLevel(report, [result]), titled(`errored (${cause}): `, name(result)), (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .causeLines */ .t1)(result).map((part) => line(part)), result.failure.location ?? result.location));
    }
    const named = results.slice(0, MAX_NAMES).map((result) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(name(result)), TITLE_CHARACTERS));
    const others = results.length - named.length;
    const isAlone = results.length === 1;
    return [
        annotation(erroredLevel(report, results), isAlone ? titled(`${word} (${cause}): `, name(first)) : `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('test', results.length)} ${word}: ${cause}`, [
            line(message, 2 * LINE_CHARACTERS),
            ...(isAlone ? [] : [named.join(', ') + (others > 0 ? ` and ${others} more` : '')]),
        ], isAlone ? first.location : undefined),
    ];
}
const erroredLevel = (report, results) => results.some((result) => kindOf(report, result) === 'invalid') ? 'error' : 'warning';
const kindOf = (report, { suite, suiteFile, target }) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .suiteKind */ .h0)(report, { suite, file: suiteFile, target });
function problemAnnotation(problem, level, title) {
    const { expected, found, hint, location } = problem;
    const details = [
        expected === undefined ? undefined : `expected: ${line(expected)}`,
        found === undefined ? undefined : `found: ${line(found)}`,
        hint === undefined ? undefined : line((0,_warnings_js__WEBPACK_IMPORTED_MODULE_10__/* .permissionsInLine */ .K$)(hint)),
    ].filter((detail) => detail !== undefined);
    return annotation(level, title, [line((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceOf */ .$N)(problem)), ...details], location);
}
function headline(report) {
    const { verdict } = report;
    const { word } = (0,_status_icons_js__WEBPACK_IMPORTED_MODULE_8__/* .verdictMark */ .vG)(verdict.kind);
    return annotation('notice', `Evals: ${word}`, [
        line(verdict.headline, 2 * LINE_CHARACTERS),
        (0,_totals_js__WEBPACK_IMPORTED_MODULE_9__/* .totalsLine */ .sX)(report).join(' \u00b7 '),
    ]);
}
function uncommentedAnnotation({ verdict }, { why, hint }) {
    return annotation('notice', `Evals: ${(0,_status_icons_js__WEBPACK_IMPORTED_MODULE_8__/* .verdictMark */ .vG)(verdict.kind).word}, without a comment`, [
        line(verdict.headline, 2 * LINE_CHARACTERS),
        line(`The comment was not written: ${why}`),
        ...(hint === undefined ? [] : [line((0,_warnings_js__WEBPACK_IMPORTED_MODULE_10__/* .permissionsInLine */ .K$)(hint))]),
    ]);
}
function limited(all, level, most, elsewhere) {
    const those = all.filter((one) => one.level === level);
    const others = those.length - most;
    if (others <= 0)
        return those;
    const more = `and ${others} more ${level}${others === 1 ? '' : 's'}`;
    return [...those.slice(0, most), { level, title: more, message: `${more}: ${elsewhere} lists all of them` }];
}
function annotation(level, title, lines, location) {
    return {
        level,
        title: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(title, TITLE_CHARACTERS),
        message: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(lines.join('\n'), MESSAGE_CHARACTERS),
        file: location?.file,
        line: location?.line,
        column: location?.column,
    };
}
function titled(before, name, after = '') {
    return before + (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(name), TITLE_CHARACTERS - before.length - after.length) + after;
}
const line = (text, most = LINE_CHARACTERS) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(text), most);


/***/ })

};
