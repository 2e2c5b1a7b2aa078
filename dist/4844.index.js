export const id = 4844;
export const ids = [4844];
export const modules = {

/***/ 56290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ld: () => (/* binding */ inputTexts),
/* harmony export */   YA: () => (/* binding */ asksForShard),
/* harmony export */   eh: () => (/* binding */ actionInputs)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18305);
/* harmony import */ var _refused_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42058);



const actionInputs = (env) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .parseInputs */ .TL)(inputTexts(env, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .actionInputNames */ .Li));
const asksForShard = (env) => ['shard', 'planPath'].some((name) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .isGiven */ .qR)(env[variable(name)]));
function inputTexts(env, names) {
    (0,_refused_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .TR)((0,_refused_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .refusedIn */ .kr)('action').filter((name) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .isGiven */ .qR)(env[variable(name)])), 'action');
    return Object.fromEntries(names.map((name) => [name, env[variable(name)]?.trim() || undefined]));
}
const variable = (name) => `INPUT_${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .kebab */ .i9)(name).toUpperCase()}`;


/***/ }),

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
  hH: () => (/* binding */ decidingInputs),
  Fp: () => (/* binding */ parseReportInputs),
  oI: () => (/* binding */ readingInputs),
  $3: () => (/* binding */ reportDocsOf),
  eP: () => (/* binding */ reportInputs)
});

// UNUSED EXPORTS: reportGroups, reportInputNames

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/js/src/model/run/imported.js
var imported = __webpack_require__(97535);
// EXTERNAL MODULE: ./build/js/src/app/config/action-inputs.js
var action_inputs = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/app/config/confirm-command.js
var confirm_command = __webpack_require__(18666);
// EXTERNAL MODULE: ./build/js/src/app/config/input-values.js
var input_values = __webpack_require__(7669);
// EXTERNAL MODULE: ./build/js/src/app/config/inputs.js
var inputs = __webpack_require__(18305);
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
    plan: schemas/* string */.YjP()
        .refine((given) => given === ARTIFACTS || /^[0-9a-f]{64}$/.test(given), 'the digest of a plan (64 hexadecimal digits; "eval-action plan -o" prints it), or artifacts')
        .optional()
        .meta({
        description: 'Digest of the plan whose shards are the results: output `plan` of the plan action. `artifacts`: the newest plan of the workflow run, with the `comment-key` of the report if there are several.',
        default: 'none',
        sources: ['action', 'flag'],
        value: 'DIGEST',
    }),
    planPath: schemas/* string */.YjP()
        .optional()
        .meta({
        description: 'Folder of the plan, if it is not an artifact of the workflow run.',
        default: 'the artifact of the plan',
        sources: ['action', 'flag'],
        value: 'DIR',
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
const decidingInputs = [
    'threshold',
    'mustPass',
    'baseline',
    'confirm',
    'maxDrop',
    'maxCostIncrease',
    'maxLatencyIncrease',
    'onInconclusive',
    'maxErrorRate',
    'baselineMaxAge',
    'quarantineFile',
];
const reporting = [
    'comment',
    'githubToken',
    'jobSummary',
    'annotations',
    'checkRun',
    'uploadArtifacts',
    'html',
    'htmlMaxMib',
    'judgeMinAgreement',
    'labelsNeedsImprovement',
    'samples',
    'baselineBranch',
    'evidence',
    'history',
    'historyBranch',
    'redact',
    'redactUnknown',
    'otel',
    'otelFile',
    'otelCaptureContent',
    'otelGroupTurns',
    'traceFile',
    'commentKey',
    'matrix',
    'prNumber',
    'commitSha',
    'checkName',
    'artifactRetentionDays',
];
const shared = inputs/* inputNames */.vj.filter((name) => [...decidingInputs, ...reporting].some((other) => other === name));
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
const reportInputs = (env) => parseReportInputs((0,action_inputs/* inputTexts */.Ld)(env, reportInputNames));


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
/* harmony import */ var _read_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50851);



async function extraTrialsFrom(paths, run, site, imports) {
    const read = [];
    const unreadable = [];
    for (const path of paths) {
        const { run: again } = await (0,_read_results_js__WEBPACK_IMPORTED_MODULE_2__/* .readResults */ .x8)([path], site, { ...imports, withAnswers: false });
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
/* harmony import */ var _earlier_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75671);



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
/* harmony import */ var _results_read_yaml_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76828);
/* harmony import */ var _earlier_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12555);
/* harmony import */ var _earlier_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75671);
/* harmony import */ var _sibling_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36007);






async function resultPaths(given, { cwd, files }) {
    const excluded = given.filter((pattern) => pattern.startsWith('!'));
    const found = new Set();
    for (const pattern of given.filter((each) => !each.startsWith('!'))) {
        const paths = await meant(pattern, excluded, { cwd, files });
        if (paths.length === 0) {
            throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOTHING_MATCHED', `No results match ${pattern}`, {
                expected: 'run folders, results files, or globs of them',
                found: await (0,_sibling_names_js__WEBPACK_IMPORTED_MODULE_5__/* .siblingNames */ .T)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, pattern), { cwd, files }),
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
        return [OF_FOLDER.includes((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)) ? folderOf(path) : path];
    const below = [...OF_FOLDER, _earlier_results_js__WEBPACK_IMPORTED_MODULE_3__/* .INNER_JOURNAL */ .JV].map((name) => `${pattern.replace(/\/+$/, '')}/${name}`);
    const matched = await files.glob([pattern, ...below, ...excluded], { cwd, followLinks: false });
    const found = matched
        .filter((each) => isRows(each) && (!(0,_results_read_yaml_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .isYamlFile */ .w)(each) || (0,_results_read_yaml_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .isYamlFile */ .w)(pattern)))
        .map((each) => (OF_FOLDER.includes((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(each)) ? folderOf(each) : each));
    return [...new Set(found)].sort();
}
const OF_FOLDER = [_earlier_results_js__WEBPACK_IMPORTED_MODULE_3__/* .JOURNAL */ .Ex, _earlier_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW.shard];
const folderOf = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path).replace(/[/\\]\.internal$/, '');
const isRows = (path) => /\.(?:jsonl?|xml|eval)$/i.test(path) || (0,_results_read_yaml_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .isYamlFile */ .w)(path);


/***/ }),

/***/ 69703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i8: () => (/* binding */ areShards),
  qP: () => (/* binding */ planOnDisk),
  zf: () => (/* binding */ plannedBasis),
  WD: () => (/* binding */ plannedRun),
  Dc: () => (/* binding */ refuseContradictions),
  _U: () => (/* binding */ shardsOnDisk)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/plan/canonical.js
var canonical = __webpack_require__(95261);
// EXTERNAL MODULE: ./build/js/src/plan/shards/plan-difference.js
var plan_difference = __webpack_require__(12028);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 2 modules
var run_result = __webpack_require__(66604);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/results/extra-trial-order.js
var extra_trial_order = __webpack_require__(2816);
// EXTERNAL MODULE: ./build/js/src/results/joined-runs.js
var joined_runs = __webpack_require__(97468);
// EXTERNAL MODULE: ./build/js/src/results/without-result.js
var without_result = __webpack_require__(37798);
// EXTERNAL MODULE: ./build/js/src/results/shards/accepted-shards.js
var accepted_shards = __webpack_require__(55331);
// EXTERNAL MODULE: ./build/js/src/results/shards/changed-files.js
var changed_files = __webpack_require__(50928);
// EXTERNAL MODULE: ./build/js/src/results/earlier-attempt.js
var earlier_attempt = __webpack_require__(16230);
;// CONCATENATED MODULE: ./build/js/src/results/shards/earlier-shards.js


function earlierShards(shards, used) {
    const byAttempt = new Map();
    for (const { attempt, record, results, extraTrials } of shards) {
        if (record.run.dryRun || record.run.missingSecrets !== undefined)
            continue;
        const own = results.filter((result) => !used.has(result));
        const { tests } = (0,earlier_attempt/* earlierAttemptOf */.p)(attempt, { results: own, extraTrials: [...extraTrials] });
        byAttempt.set(attempt, [...(byAttempt.get(attempt) ?? []), ...tests]);
    }
    return [...byAttempt]
        .filter(([, tests]) => tests.length > 0)
        .sort(([one], [other]) => one - other)
        .map(([attempt, tests]) => ({ attempt, tests: tests.toSorted(byName) }));
}
function byName(one, other) {
    const [first, second] = [(0,run_result/* resultKey */.ZH)(one) + one.timestamp, (0,run_result/* resultKey */.ZH)(other) + other.timestamp];
    return first < second ? -1 : first > second ? 1 : 0;
}

// EXTERNAL MODULE: ./build/js/src/model/run/aggregate.js
var aggregate = __webpack_require__(5548);
// EXTERNAL MODULE: ./build/js/src/model/run/grade.js
var grade = __webpack_require__(66536);
// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
// EXTERNAL MODULE: ./build/js/src/results/result-of.js
var result_of = __webpack_require__(45515);
;// CONCATENATED MODULE: ./build/js/src/results/shards/joined-parts.js




function joinedParts({ strategy = 'mean' }, parts) {
    const inOrder = parts.toSorted((one, other) => one.part.from - other.part.from);
    const owned = inOrder.flatMap(({ part, result }) => trialsOf(result).map((trial, at) => ({ result, trial: { ...trial, attempt: part.from + at } })));
    const trials = owned.map(({ trial }) => trial);
    const { score, aggregation, best } = (0,aggregate/* aggregateTrials */.v$)(trials, strategy);
    const shown = owned[best]?.result;
    if (shown === undefined)
        throw new Error('A test was joined without a trial');
    const { status: _, score: __, ...common } = withoutOutcome(shown);
    const joined = {
        ...common,
        timestamp: latest(inOrder.map(({ result }) => result.timestamp)),
        trials,
        aggregation,
        costUsd: (0,result_of/* costOfTrials */.ch)(trials),
        retries: inOrder.reduce((sum, { result }) => sum + result.retries, 0),
        evalRun: {
            durationMs: Math.max(...inOrder.map(({ result }) => result.evalRun.durationMs)),
            tokenUsage: (0,message/* sumTokens */.WT)(inOrder.flatMap(({ result }) => result.evalRun.tokenUsage ?? [])),
        },
        trialSamples: (0,aggregate/* isMixed */.Oq)(trials) ? samplesOf(inOrder, best) : undefined,
        costLimited: inOrder.some(({ result }) => result.costLimited) ? true : undefined,
    };
    const failure = (0,result_of/* failureOfTrials */.Fo)(trials, trials[best], strategy);
    if (failure !== undefined)
        return { ...joined, status: 'execution_error', score, failure };
    if (score >= shown.passMark)
        return { ...joined, status: 'ok', score };
    return { ...joined, status: 'quality_failure', score, requiredMissed: missedIn(shown) };
}
function trialsOf(result) {
    if (result.trials !== undefined)
        return result.trials;
    const { status, score, scores, tokenUsage, costUsd, durationMs, finishReason, cached, paid, patch, targetUsed } = result;
    const failure = status === 'execution_error' ? result.failure : undefined;
    const verdict = (0,grade/* verdictOf */.Vj)(score);
    return [
        {
            attempt: 0,
            status,
            score,
            verdict,
            scores,
            failure,
            tokenUsage,
            costUsd,
            durationMs,
            finishReason,
            cached,
            paid,
            patch,
            targetUsed,
        },
    ];
}
function withoutOutcome(result) {
    const { failure: _, requiredMissed: __, ...common } = { failure: undefined, requiredMissed: undefined, ...result };
    return common;
}
const missedIn = (result) => result.status === 'quality_failure' ? result.requiredMissed : undefined;
function samplesOf(parts, best) {
    const others = parts
        .flatMap(({ part, result: { trialSamples = [] } }) => trialSamples.map(({ attempt, side }) => ({ attempt: part.from + attempt, side })))
        .filter(({ attempt }) => attempt !== best)
        .sort((one, other) => one.attempt - other.attempt);
    const chosen = [others.find(({ side }) => side.pass), others.find(({ side }) => !side.pass)].filter((sample) => sample !== undefined);
    return chosen.length === 0 ? undefined : chosen;
}
const latest = (times) => times.reduce((last, time) => (time > last ? time : last));

// EXTERNAL MODULE: ./build/js/src/model/run/environment.js
var run_environment = __webpack_require__(47422);
// EXTERNAL MODULE: ./build/js/src/results/read/read-scores.js
var read_scores = __webpack_require__(31055);
// EXTERNAL MODULE: ./build/js/src/results/summarize.js
var summarize = __webpack_require__(96419);
;// CONCATENATED MODULE: ./build/js/src/results/shards/merged-facts.js






function mergedFacts(runs, plan) {
    const { start } = (0,joined_runs/* periodOf */.jH)(runs);
    const [, longest = 0] = (0,joined_runs/* extremes */.oz)(runs.map(({ durationMs }) => durationMs));
    const environment = (0,run_environment/* commonEnvironment */.x)(runs.map((run) => run.environment));
    const missingSecrets = missingSecretsOf(runs);
    const caches = run_result/* cacheNames */.nW.flatMap((name) => cacheUse(name, runs) ?? []);
    const order = suiteOrder(plan);
    const describedSuites = distinct(runs.flatMap((run) => run.describedSuites ?? [])).sort(order);
    const unconfirmed = distinct(runs.flatMap((run) => run.unconfirmed ?? []));
    return {
        startedAt: start === undefined ? read_scores/* EPOCH */.wI : new Date(start).toISOString(),
        durationMs: longest,
        dryRun: runs.some(({ dryRun }) => dryRun),
        ...selectedByAll(runs),
        ...(0,joined_runs/* baselineFilesOf */.cX)(runs),
        ...(0,joined_runs/* folderOf */.yS)(runs),
        ...(0,joined_runs/* flagsOf */.Zo)(runs),
        ...(0,joined_runs/* changesOf */.fs)(runs),
        ...(0,joined_runs/* deletedMustPassOf */.Hq)(runs),
        ...(missingSecrets && { missingSecrets }),
        ...(unconfirmed.length > 0 && { unconfirmed }),
        ...(environment && { environment }),
        requirements: distinct(runs.flatMap(({ requirements }) => requirements)).sort(order),
        ...(describedSuites.length > 0 && { describedSuites }),
        warnings: distinct([...plan.warnings, ...runs.flatMap(({ warnings }) => warnings)]).sort(byText),
        ...(caches.length > 0 && { caches }),
    };
}
function selectedByAll([first, ...others]) {
    const selected = (first?.selected ?? []).filter((kind) => others.every((run) => run.selected?.includes(kind)));
    return selected.length === 0 ? {} : { selected };
}
function distinct(values) {
    return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
function byText(one, other) {
    const [first, second] = [JSON.stringify(one), JSON.stringify(other)];
    return first < second ? -1 : first > second ? 1 : 0;
}
function suiteOrder({ tests }) {
    const first = new Map();
    const keyOf = (...names) => JSON.stringify(names);
    for (const [position, { suite, suiteFile, target }] of tests.entries()) {
        for (const key of [keyOf(suiteFile, suite, target), keyOf(suiteFile, suite, undefined)]) {
            if (!first.has(key))
                first.set(key, position);
        }
    }
    const rank = ({ suite, file, target }) => first.get(keyOf(file, suite, target)) ?? tests.length;
    return (one, other) => rank(one) - rank(other) || byText(one, other);
}
function missingSecretsOf(runs) {
    const all = runs.flatMap(({ missingSecrets }) => missingSecrets ?? []);
    const [first] = all;
    if (first === undefined)
        return undefined;
    const names = [...new Set(all.flatMap((each) => each.names))].sort();
    return { from: first.from, names: names.slice(0, run_result/* MOST_MISSING_SECRETS */.XI) };
}
function cacheUse(name, runs) {
    const uses = runs.flatMap(({ caches = [] }) => caches.filter(({ cache }) => cache === name));
    if (uses.length === 0)
        return undefined;
    const sum = (values) => values.reduce((total, value) => total + value, 0);
    const saved = uses.flatMap(({ savedUsd }) => savedUsd ?? []);
    const savedTokens = (0,message/* sumTokens */.WT)(uses.flatMap((use) => use.savedTokens ?? []));
    return {
        cache: name,
        asked: sum(uses.map(({ asked }) => asked)),
        hits: sum(uses.map(({ hits }) => hits)),
        ...(saved.length > 0 && { savedUsd: sum(saved) }),
        savedUnknown: sum(uses.map(({ savedUnknown }) => savedUnknown)),
        ...(savedTokens && { savedTokens }),
        notStored: sum(uses.map(({ notStored }) => notStored)),
    };
}
function mergedSeeding(runs, extraTrials, isComplete) {
    const all = isComplete ? runs.flatMap(({ seeding }) => seeding ?? []) : [];
    const seeded = all.filter(({ tests }) => tests > 0);
    const made = seeded.length === 0 ? 0 : Math.min(...seeded.map((each) => each.made));
    const counted = extraTrials.filter(({ purpose, round = 1 }) => purpose !== 'seed' || round < made);
    const [first] = seeded.length === 0 ? all : seeded;
    if (first === undefined)
        return { extraTrials: counted };
    const why = seeded.find((each) => each.made === made)?.why;
    const seeding = {
        asked: first.asked,
        made,
        tests: seeded.reduce((sum, { tests }) => sum + tests, 0),
        ...costOf(counted),
        ...(why !== undefined && { why }),
    };
    return { seeding, extraTrials: counted };
}
function costOf(trials) {
    const results = trials.filter(({ purpose }) => purpose === 'seed').map(({ result }) => result);
    const { costUsd, graderCostUsd } = (0,summarize/* summarize */.e)({ results, planned: results.length });
    return costUsd === undefined && graderCostUsd === undefined ? {} : { costUsd: (costUsd ?? 0) + (graderCostUsd ?? 0) };
}

// EXTERNAL MODULE: ./build/js/src/results/shards/placed-rows.js
var placed_rows = __webpack_require__(47383);
// EXTERNAL MODULE: ./build/js/src/results/shards/shard-results.js
var shard_results = __webpack_require__(85481);
;// CONCATENATED MODULE: ./build/js/src/results/shards/stopped-shards.js


function stoppedShards({ accepted, early, tests, jobs, rerunOf }) {
    const { refused } = accepted;
    const lost = withoutResults(accepted, tests).filter((index) => rerunOf !== undefined || !refused.has(index));
    const none = jobs === 'skipped' ? [] : lost.map((index) => noResults(index, tests));
    const ends = [...none, ...early].sort((one, other) => one.index - other.index);
    return ends.map(({ index, name, why, missing }, at) => {
        const before = ends.slice(0, at).filter((end) => end.why === why);
        const shared = [...missing].filter((position) => before.some((end) => end.missing.has(position))).length;
        return {
            shard: index,
            shards: tests.shards,
            why,
            missing: missing.size,
            ...(shared > 0 && { shared }),
            ...(rerunOf && { rerun: rerunOf(index, name) }),
        };
    });
}
const withoutResults = ({ byShard }, { shards }) => Array.from({ length: shards }, (_, at) => at + 1).filter((index) => !byShard.has(index));
const noResults = (index, tests) => ({ index, name: undefined, why: 'no-results', missing: new Set(tests.ofShard(index)) });
function missingShards(accepted, tests, jobs) {
    const missing = withoutResults(accepted, tests).filter((index) => !accepted.refused.has(index));
    if (missing.length === 0)
        return [];
    const positions = missing.flatMap((index) => tests.ofShard(index)).sort((one, other) => one - other);
    const ids = [...new Set(positions)].flatMap((position) => tests.at(position)?.testId ?? []);
    const state = jobs === undefined || jobs === 'success' ? '' : ` (${jobs === 'cancelled' ? CANCELLED : jobs})`;
    const which = ids.length === 0 ? 'no tests' : (0,shard_results/* countAndNames */.J)(ids);
    const message = `${tests.shards - missing.length} of ${tests.shards} shards reported; ${(0,shard_results/* shardNumbers */.V)(missing)}${state} left no results (${which})`;
    return [(0,accepted_shards/* unreadable */.O$)(message, jobs === 'skipped' ? CHECK_CONDITION : undefined)];
}
const CANCELLED = 'cancelled, or over the time limit of its job';
const CHECK_CONDITION = 'Check the condition ("if") of these jobs, and re-run all jobs.';

;// CONCATENATED MODULE: ./build/js/src/results/shards/merge-shards.js














function mergeShards(pinned, found) {
    const { plan } = pinned;
    const accepted = (0,accepted_shards/* acceptedShards */.z3)(found.shards, found.lost ?? [], pinned);
    const tests = new placed_rows/* PlannedTests */.uJ(plan);
    const placed = placedResults(accepted, tests);
    const newest = [...accepted.byShard.values()].flatMap(([shard]) => shard ?? []);
    const { jobs } = found;
    const missing = missingShards(accepted, tests, jobs);
    const ends = newest.map((shard) => endOf(shard, placed, tests));
    const early = ends.flatMap((end) => end.early ?? []);
    const isOtherPlan = found.rerunOf !== undefined && found.shards.length === 0 && (found.others ?? []).length > 0;
    const unfinished = isOtherPlan ? [] : stoppedShards({ accepted, early, tests, ...found });
    const leaks = leaksAmong(newest, placed, tests);
    const problems = [
        ...accepted.problems,
        ...placed.problems,
        ...missing,
        ...(missing.length === 0 && jobs === 'skipped' ? [SKIPPED] : []),
        ...ends.flatMap((end) => end.problem ?? []),
        ...leaks.problems,
    ];
    const isCancelled = missing.length > 0 && jobs === 'cancelled' && !newest.some(isComplete);
    const stopped = (0,joined_runs/* gravestStop */.ds)([...ends, ...(isCancelled ? [{ stopped: 'cancelled' }] : [])]);
    const isWhole = problems.length === 0 && stopped === undefined;
    const runs = newest.map(({ record }) => record.run);
    const { warnings, ...facts } = mergedFacts(runs, plan);
    const seeded = mergedSeeding(runs, (0,extra_trial_order/* inReportOrder */.E)(placed.extraTrials), isWhole);
    const older = [...accepted.byShard.values()].flatMap((attempts) => attempts.slice(1));
    const earlier = earlierShards([...older, ...(found.others ?? [])], placed.used);
    return {
        ...facts,
        planned: plan.tests.length,
        complete: isWhole,
        ...(stopped !== undefined && { stopped }),
        ...(unfinished.length > 0 && { stoppedShards: unfinished }),
        ...(problems.length > 0 && { unreadable: problems }),
        ...(placed.results.length < plan.tests.length && (0,without_result/* withoutResult */.I)(plan.tests, placed.results)),
        ...(leaks.tests.length > 0 && { reuseLeaks: leaks.tests }),
        ...(seeded.seeding && { seeding: seeded.seeding }),
        warnings: [
            ...warnings,
            ...accepted.warnings,
            ...(found.warnings ?? []),
            ...budgetWarnings(newest, pinned),
            ...(0,changed_files/* changedFilesWarnings */.h)(newest),
        ],
        results: placed.results,
        ...(seeded.extraTrials.length > 0 && { extraTrials: [...seeded.extraTrials] }),
        ...(earlier.length > 0 && { earlier }),
    };
}
function placedResults({ byShard }, tests) {
    const rows = new Map();
    const used = new Set();
    const problems = [];
    const extraTrials = [];
    for (const attempts of byShard.values()) {
        for (const [age, shard] of attempts.entries()) {
            const { rows: found, problems: foreign } = (0,placed_rows/* placedRows */.xi)(shard, tests);
            problems.push(...foreign.map((message) => (0,accepted_shards/* unreadable */.O$)(message)));
            for (const [part, result] of found) {
                if (rows.has(part))
                    continue;
                rows.set(part, result);
                if (age > 0)
                    used.add(result);
            }
            const isOwn = (part) => age === 0 || (rows.has(part) && rows.get(part) === found.get(part));
            const extra = placedExtraTrials(shard, isOwn, tests);
            extraTrials.push(...extra.trials);
            if (age === 0)
                problems.push(...extra.problems);
        }
    }
    return { results: resultsOf(rows, tests), extraTrials, rows, used, problems };
}
function resultsOf(rows, tests) {
    const results = [];
    for (const [position, test] of tests.all().entries()) {
        const result = resultOfParts(test, rows);
        if (result !== undefined)
            results.push(result.index === position ? result : { ...result, index: position });
    }
    return results;
}
function resultOfParts(test, rows) {
    const [first, ...others] = test.parts;
    if (first !== undefined && others.length === 0)
        return rows.get(first);
    const placed = test.parts.flatMap((part) => {
        const result = rows.get(part);
        return result === undefined ? [] : { part, result };
    });
    return placed.length === 0 ? undefined : joinedParts(test, placed);
}
function placedExtraTrials({ name, index, extraTrials }, isOwn, tests) {
    const foreign = [];
    const trials = extraTrials.flatMap((trial) => {
        const position = tests.positionOf(trial.result);
        const part = tests.partAt(position, index);
        if (position !== undefined && part !== undefined && isOwn(part))
            return [{ ...trial, result: { ...trial.result, index: position } }];
        foreign.push(trial.result.testId);
        return [];
    });
    const message = `${name} has confirmation, control or seeding trials of tests that the plan does not give to it`;
    return { trials, problems: foreign.length === 0 ? [] : [(0,accepted_shards/* unreadable */.O$)(`${message} (${(0,shard_results/* countAndNames */.J)(foreign)})`)] };
}
const SKIPPED = (0,accepted_shards/* unreadable */.O$)('The jobs of the shards were skipped although the plan wants a run: the results are those of an earlier attempt', CHECK_CONDITION);
const isComplete = ({ record }) => record.complete;
function endOf(shard, { rows }, tests) {
    const { index, name, record } = shard;
    const missing = tests.ofShard(index).filter((position) => {
        const part = tests.partAt(position, index);
        const result = part && rows.get(part);
        return part === undefined || result === undefined || (0,placed_rows/* isShort */.tQ)(result, part);
    });
    if (!record.complete) {
        const { stopped = 'broken-off' } = record;
        const unrun = tests.ofShard(index).filter((position) => {
            const part = tests.partAt(position, index);
            const result = part && rows.get(part);
            return result !== undefined && !(0,result_outcome/* wasRun */.ji)(result);
        });
        return { stopped, early: { index, name, why: stopped, missing: new Set([...missing, ...unrun]) } };
    }
    const ids = missing.flatMap((position) => tests.at(position)?.testId ?? []);
    const why = ids.length > 0 ? `trials are missing (${(0,shard_results/* countAndNames */.J)(ids)})` : whyMiscounted(shard, rows, tests.partsOf(index));
    if (why === undefined)
        return {};
    return { problem: (0,accepted_shards/* unreadable */.O$)(`${name} is complete by its own account, but ${why}`) };
}
function whyMiscounted({ record, extraTrials }, rows, parts) {
    const { cells } = record;
    const expected = sum(parts.map(({ trials }) => trials));
    const finished = sum(parts.map((part) => finishedTrials(rows.get(part), part)));
    if (cells.expected !== expected || cells.finished !== finished)
        return `it counts ${cells.finished} of ${cells.expected} trials, and has ${finished} of ${expected}`;
    for (const purpose of run_result/* extraTrialPurposes */.CE) {
        const [written, found] = [record.extraTrials[purpose], countOf(extraTrials, purpose)];
        const isEqual = purpose === 'seed' ? found >= written : found === written;
        if (!isEqual)
            return `it wrote ${(0,shared_text/* plural */.LS)(`${purpose} trial`, written)}, and has ${found}`;
    }
    return undefined;
}
const finishedTrials = (result, part) => {
    if (result === undefined || !(0,result_outcome/* wasRun */.ji)(result))
        return 0;
    return result.costLimited ? (result.trials?.length ?? 1) : part.trials;
};
const sum = (counts) => counts.reduce((total, count) => total + count, 0);
const countOf = (trials, purpose) => trials.filter((trial) => trial.purpose === purpose).length;
function leaksAmong(newest, { results }, tests) {
    const leaking = newest.filter(({ record }) => (record.leak ?? []).length > 0);
    if (leaking.length === 0)
        return { tests: [], problems: [] };
    const keys = new Set(leaking.flatMap(({ record }) => record.leak ?? []));
    const canaries = results.filter((result) => keys.has((0,run_result/* resultKey */.ZH)(result)));
    const subjects = new Set(canaries.map(({ subject }) => subject));
    const isKnown = canaries.length >= keys.size && !subjects.has(undefined);
    const outdated = results.filter((result) => (0,run_result/* isReused */.x0)(result) && (!isKnown || subjects.has(result.subject)));
    const named = canaries.map(({ suite, suiteFile, testId, target }) => ({ suite, suiteFile, testId, target }));
    if (outdated.length === 0)
        return { tests: named, problems: [] };
    const shards = [...new Set(outdated.flatMap(({ index }) => tests.at(index)?.parts.map(({ shard }) => shard) ?? []))];
    const message = `Results were reused that may be outdated (${(0,shard_results/* countAndNames */.J)(outdated.map(({ testId }) => testId))}; shards ${shards.join(', ')}): ${canaries.map(({ testId }) => testId).join(', ') || 'a test'} got worse although nothing about it changed`;
    return { tests: named, problems: [(0,accepted_shards/* unreadable */.O$)(message, 'Re-run all jobs: the next attempt reuses nothing.')] };
}
function budgetWarnings(newest, { plan }) {
    const budget = plan.inputs['budgetUsd'];
    const spent = newest.reduce((sum, { record }) => sum + (record.usage.costUsd ?? 0), 0);
    return newest.flatMap(({ index, record }) => {
        const share = plan.shards.find((shard) => shard.index === index)?.budgetUsd;
        if (record.stopped !== 'budget' || share === undefined || typeof budget !== 'number')
            return [];
        const unused = Math.max(0, budget - spent).toFixed(2);
        const message = `Shard ${index} spent its share of the budget ($${share.toFixed(2)} of $${budget.toFixed(2)}); $${unused} of the whole budget is unused`;
        return [{ code: 'BUDGET_SPENT', severity: 'warning', message, hint: 'Raise budget-usd, or use fewer shards.' }];
    });
}

// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/baseline/artifact-names.js
var artifact_names = __webpack_require__(21628);
// EXTERNAL MODULE: ./build/js/src/app/config/report-inputs.js + 1 modules
var report_inputs = __webpack_require__(52933);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/save-memory.js
var save_memory = __webpack_require__(50493);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/reported-results.js
var reported_results = __webpack_require__(23514);
// EXTERNAL MODULE: ./build/js/src/app/shards/pinned-inputs.js
var pinned_inputs = __webpack_require__(13201);
// EXTERNAL MODULE: ./build/js/src/app/shards/plan-basis.js
var plan_basis = __webpack_require__(14365);
// EXTERNAL MODULE: ./build/js/src/app/shards/plan-folder.js
var plan_folder = __webpack_require__(76023);
// EXTERNAL MODULE: ./build/js/src/app/shards/shard-sources.js + 3 modules
var shard_sources = __webpack_require__(76863);
// EXTERNAL MODULE: ./build/js/src/app/shards/verify-plan.js
var verify_plan = __webpack_require__(75538);
;// CONCATENATED MODULE: ./build/js/src/app/shards/planned-report.js
















async function areShards({ paths, cwd, plan, planPath }, { files }) {
    const found = await Promise.all(paths.map((path) => (0,shard_sources/* isShardFolder */.T4)(path, { cwd, files })));
    const isPlanned = plan !== undefined || planPath !== undefined;
    if (!isPlanned && !found.includes(true))
        return false;
    const other = paths[found.indexOf(false)];
    if (other === undefined)
        return true;
    throw (0,errors/* userError */.IF)('INPUT_INVALID', `${other} is not the folder of a shard`, {
        expected: 'with a plan, the folders of its shards alone',
    });
}
async function planOnDisk(where, { files }) {
    const { cwd, paths, plan, planPath } = where;
    const digest = plan === report_inputs/* ARTIFACTS */.ym ? undefined : plan;
    if (planPath !== undefined) {
        const folder = (0,external_node_path_.resolve)(cwd, planPath);
        return { folder, ...(await (0,plan_folder/* readPlanFolder */.Q_)(folder, digest, files)) };
    }
    const folders = paths.map((path) => (0,external_node_path_.resolve)(cwd, path));
    const states = await Promise.all(folders.map((folder) => files.state((0,external_node_path_.join)(folder, plan_folder/* PLAN_FILE */.VI))));
    const [own, ...others] = folders.filter((_, at) => states[at] === 'file');
    if (own === undefined) {
        throw (0,errors/* userError */.IF)('FILE_MISSING', 'The plan of these shards is missing', {
            hint: 'Add --plan-path DIR (plan-path), the folder that "eval-action plan -o DIR" wrote. Its digest as --plan (plan) checks that it is the right one.',
        });
    }
    const loaded = await (0,plan_folder/* readPlanFolder */.Q_)(own, digest, files);
    for (const folder of others) {
        const other = await (0,plan_folder/* readPlanFolder */.Q_)(folder, undefined, files);
        if (other.digest !== loaded.digest) {
            throw differentPlans({ name: (0,shown_path/* shownPath */.p)(own, cwd), ...loaded }, { name: (0,shown_path/* shownPath */.p)(folder, cwd), ...other });
        }
    }
    return { folder: own, ...loaded };
}
function differentPlans(one, other) {
    const digests = [one, other].map(({ digest }) => digest.slice(0, 12)).join(' and ');
    const message = `The shards in ${one.name} and ${other.name} planned different runs (${digests}). In ${other.name}: ${(0,plan_difference/* planDifference */.x)(one.plan, other.plan)}`;
    return (0,errors/* userError */.IF)('RESULTS_UNREADABLE', message, {
        hint: 'Run all shards from the same checkout, with the same arguments and the same number of shards: 1/3, 2/3 and 3/3. Or make one plan for all with "eval-action plan -o" and --plan-path.',
    });
}
async function shardsOnDisk({ cwd, paths }, loaded, { files, memory }) {
    (0,save_memory/* saveMemory */.z)(loaded.plan.tests.length, memory);
    return (0,shard_sources/* shardsInFolders */.CU)(paths, loaded, { cwd, files });
}
function refuseContradictions(asked, { plan }) {
    (0,verify_plan/* verifyVersion */.iy)(plan);
    const own = asked.given.filter((name) => !REPORTING.includes(name) && pinned_inputs/* plannedInputNames */.JK.includes(name));
    const problems = own
        .filter((name) => (0,canonical/* canonicalText */.A4)(asked[name]) !== (0,canonical/* canonicalText */.A4)(plan.inputs[name]))
        .map((name) => contradiction(`"${(0,shared_text/* kebab */.i9)(name)}"`, asked[name], plan.inputs[name]));
    const { commentKey: key } = asked;
    if (key && (0,artifact_names/* nameOfKey */.m1)(key) !== (0,artifact_names/* nameOfKey */.m1)(plan.key)) {
        problems.push(contradiction('"comment-key"', key, plan.key));
    }
    if (asked.expectedShards !== undefined && asked.expectedShards !== plan.shards.length) {
        problems.push(contradiction('"expected-shards"', asked.expectedShards, plan.shards.length));
    }
    if (problems.length > 0)
        throw new errors/* UserError */.yo(problems);
}
const REPORTING = ['workingDirectory', 'evidence', 'verbose'];
const contradiction = (name, given, planned) => ({
    code: 'INPUT_INVALID',
    severity: 'error',
    message: `${name} is another than in the plan`,
    expected: planned === undefined ? 'no value' : JSON.stringify(planned),
    found: JSON.stringify(given),
    hint: 'Set it for the plan only: the report decides by the settings of the plan.',
});
function plannedBasis(policy, loaded) {
    const { inputs: own, source: found, base, warnings } = policy;
    const inputs = { ...(0,pinned_inputs/* inputsOfPlan */.Kv)(loaded.plan, own), commentKey: loaded.plan.key };
    const evidence = own.given.includes('evidence') ? own.evidence : inputs.evidence;
    const basis = (0,plan_basis/* basisOfPlan */.p)(loaded, { ...inputs, evidence });
    const { source } = basis;
    const isUnread = source?.from === 'base' && found !== undefined && found.from !== 'base';
    return {
        ...basis,
        warnings,
        ...(base !== undefined && { base }),
        ...(source !== undefined && {
            source: isUnread ? { ...source, from: found.from, ...(found.why !== undefined && { why: found.why }) } : source,
        }),
    };
}
const plannedRun = (loaded, found, reporting) => (0,reported_results/* toReport */.cG)(mergeShards(loaded, found), reporting);


/***/ }),

/***/ 76863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T4: () => (/* binding */ isShardFolder),
  gE: () => (/* binding */ shardsInArtifacts),
  CU: () => (/* binding */ shardsInFolders)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/shard-plan.js
var shard_plan = __webpack_require__(35675);
// EXTERNAL MODULE: ./build/js/src/results/shards/accepted-shards.js
var accepted_shards = __webpack_require__(55331);
// EXTERNAL MODULE: ./build/js/src/results/shards/placed-rows.js
var placed_rows = __webpack_require__(47383);
// EXTERNAL MODULE: ./build/js/src/results/shards/shard-results.js
var shard_results = __webpack_require__(85481);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/baseline/artifact-names.js
var artifact_names = __webpack_require__(21628);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-run.js + 1 modules
var earlier_run = __webpack_require__(75671);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 2 modules
var run_result = __webpack_require__(66604);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/js/src/model/late-object.js
var late_object = __webpack_require__(44657);
// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
// EXTERNAL MODULE: ./build/js/src/model/run/outcome.js
var outcome = __webpack_require__(207);
;// CONCATENATED MODULE: ./build/js/src/model/run/shard-record.js






const sha256 = schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/);
const cellsSchema = schemas/* strictObject */.rej({ expected: schemas/* int */.Whr().nonnegative(), finished: schemas/* int */.Whr().nonnegative() });
const usageSchema = (0,late_object/* lateObject */.k)(() => ({
    calls: schemas/* int */.Whr().nonnegative(),
    tokens: message/* tokenUsageSchema */.uX.optional(),
    costUsd: schemas/* number */.aig().nonnegative().optional(),
}));
const shardRunSchema = schemas/* lazy */.RZV(() => run_result/* runResultSchema */.sp.unwrap().omit({ results: true, extraTrials: true, earlier: true }));
const shardRecordSchema = (0,late_object/* lateObject */.k)(() => ({
    schemaVersion: schemas/* literal */.euz(1),
    generator: schemas/* strictObject */.rej({ name: schemas/* literal */.euz('eval-action'), version: schemas/* string */.YjP() }),
    digest: sha256,
    key: schemas/* string */.YjP(),
    index: schemas/* int */.Whr().positive(),
    count: schemas/* int */.Whr().positive(),
    attempt: schemas/* int */.Whr().positive(),
    commit: schemas/* string */.YjP().optional(),
    changed: schemas/* union */.KCZ([schemas/* literal */.euz('unknown'), schemas/* array */.YOg(schemas/* string */.YjP()).max(2 * shard_plan/* MOST_CHANGED_FILES */.PV)]).optional(),
    cells: cellsSchema,
    extraTrials: schemas/* record */.g1P(schemas/* enum */.k5n(run_result/* extraTrialPurposes */.CE), schemas/* int */.Whr().nonnegative()),
    complete: schemas/* boolean */.zMY(),
    stopped: schemas/* enum */.k5n(run_result/* stops */.Gb).optional(),
    usage: usageSchema,
    leak: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    judgements: schemas/* array */.YOg(schemas/* strictObject */.rej({ key: sha256, value: outcome/* responseSchema */.$r })).optional(),
    run: shardRunSchema,
}));

// EXTERNAL MODULE: ./build/js/src/results/read/read-journal.js
var read_journal = __webpack_require__(34697);
// EXTERNAL MODULE: ./build/js/src/results/read/read-record.js + 2 modules
var read_record = __webpack_require__(17564);
// EXTERNAL MODULE: ./build/js/src/model/run/present-trials.js
var present_trials = __webpack_require__(56768);
;// CONCATENATED MODULE: ./build/js/src/results/shards/most-reruns.js


function testWithTooManyReruns(trials) {
    const made = new Map();
    for (const { purpose, result } of trials) {
        if (purpose === 'seed')
            continue;
        const key = JSON.stringify([purpose, (0,run_result/* resultKey */.ZH)(result)]);
        const own = made.get(key) ?? { rows: 0, measured: 0 };
        made.set(key, own);
        own.rows += 1;
        own.measured += (0,present_trials/* presentTrials */.$z)(result).length;
        if (own.measured > run_result/* MOST_RERUNS */.Gg || own.rows > 2 * run_result/* MOST_RERUNS */.Gg)
            return result.testId;
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/js/src/shared/json.js
var json = __webpack_require__(47539);
// EXTERNAL MODULE: ./build/js/src/shared/mapping.js
var mapping = __webpack_require__(16955);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/extra-trial-rows.js
var extra_trial_rows = __webpack_require__(54937);
;// CONCATENATED MODULE: ./build/js/src/app/shards/read-shard.js











const MAX_RECORD_BYTES = 32 * 1024 * 1024;
const MAX_JOURNAL_BYTES = 512 * 1024 * 1024;
async function readShard(files, tests) {
    const { name } = files;
    const record = parsed(await files.pieces(earlier_run/* runFiles */.NW.shard, MAX_RECORD_BYTES), name);
    const results = [];
    for (const { value, location } of await rowsIn(earlier_run/* runFiles */.NW.journal, files)) {
        const { result, hasInvalidTime } = (0,read_record/* readRecord */.a)(value, location, (test) => tests.positionOf(test) ?? results.length);
        if (hasInvalidTime)
            throw invalidTime(location);
        results.push(result);
    }
    const extraTrials = [];
    for (const row of await rowsIn(earlier_run/* runFiles */.NW.extraTrials, files)) {
        const { commit: _, ...trial } = (0,extra_trial_rows/* readExtraTrial */.RB)(row, (test) => tests.positionOf(test) ?? extraTrials.length);
        extraTrials.push(trial);
    }
    refuseTooMany(extraTrials, name);
    return {
        name,
        index: files.index ?? record.index,
        attempt: files.attempt ?? record.attempt,
        record,
        results,
        extraTrials,
    };
}
const invalidTime = ({ file, line }) => (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `the timestamp in ${file}:${line} is not a time`, {
    hint: 'Run this shard again: its results were changed after they were written.',
});
function refuseTooMany(extraTrials, name) {
    const testId = testWithTooManyReruns(extraTrials);
    if (testId === undefined)
        return;
    const message = `${name} has more than ${run_result/* MOST_RERUNS */.Gg} re-runs or control trials of ${testId}`;
    throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', message, { hint: 'Run this shard again: a shard never makes as many.' });
}
function parsed(pieces, name) {
    const hint = 'A shard is the folder that "eval-action run --shard" wrote, with all of its files.';
    if (pieces === undefined)
        throw (0,errors/* userError */.IF)('FILE_MISSING', `There is no ${earlier_run/* runFiles */.NW.shard} in ${name}`, { hint });
    const value = (0,json/* jsonOf */.o_)([...(0,read_journal/* linesOfPieces */.II)(pieces)].join('\n'));
    const version = (0,mapping/* isMapping */.p)(value) ? value['schemaVersion'] : undefined;
    if (typeof version === 'number' && version > 1) {
        throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `A newer version of eval-action wrote ${name}`, {
            hint: 'Use the same version of eval-action in all jobs.',
        });
    }
    const read = shardRecordSchema.safeParse(value);
    if (read.success)
        return read.data;
    const [issue] = read.error.issues;
    const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.').slice(0, 100)}`;
    throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${earlier_run/* runFiles */.NW.shard} of ${name} is damaged${where}`, { hint });
}
async function rowsIn(file, files) {
    const lines = (0,read_journal/* linesOfPieces */.II)((await files.pieces(file, MAX_JOURNAL_BYTES)) ?? []);
    return (0,read_journal/* rowsOfLines */.qW)(lines, `${files.name}/${file}`, { warn: () => { }, mostRows: shard_plan/* MOST_CELLS */.qC * 4 });
}

;// CONCATENATED MODULE: ./build/js/src/app/shards/shard-sources.js











const isShardFolder = async (path, { cwd, files }) => (await files.state((0,external_node_path_.join)((0,external_node_path_.resolve)(cwd, path), earlier_run/* runFiles */.NW.shard))) === 'file';
async function shardsInFolders(paths, { plan, digest }, disk) {
    const { key } = plan;
    const { read, lost } = await readAll(paths, new placed_rows/* PlannedTests */.uJ(plan), (path) => inFolder((0,external_node_path_.resolve)(disk.cwd, path), disk));
    const shards = read.filter(({ record }) => record.digest === digest);
    const others = read.filter(({ record }) => record.digest !== digest && record.key === key);
    const ofOtherKeys = read.filter(({ record }) => record.digest !== digest && record.key !== key);
    const foreign = shards.length === 0 ? others.map(({ name, record }) => ofOtherPlan(name, record.digest, digest)) : [];
    return {
        shards,
        others,
        lost: [...lost, ...foreign],
        ...(ofOtherKeys.length > 0 && { warnings: [notReported(ofOtherKeys, key)] }),
    };
}
function notReported(shards, key) {
    const keys = [...new Set(shards.map(({ record }) => record.key))].sort();
    const names = (0,shard_results/* countAndNames */.J)(shards.map(({ name }) => name), 'shard');
    return {
        code: 'UNUSED',
        severity: 'warning',
        message: `Shards of plans with another comment-key (${(0,did_you_mean/* listed */.KE)(keys)}) are not in this report of ${key}: ${names}`,
        hint: 'Report each plan on its own, with the folders of its shards.',
    };
}
const inFolder = (folder, { cwd, files }) => ({
    name: (0,shown_path/* shownPath */.p)(folder, cwd),
    pieces: async (file, maxBytes) => {
        const path = (0,external_node_path_.join)(folder, file);
        return (await files.state(path)) === 'file' ? files.readPieces(path, maxBytes) : undefined;
    },
});
const ofOtherPlan = (name, found, wanted) => ({
    attempt: 0,
    problem: (0,accepted_shards/* unreadable */.O$)(`${name} belongs to the plan ${found.slice(0, 12)}, not to ${wanted.slice(0, 12)}`, 'Pass the folder of that plan as --plan-path (plan-path), or leave this folder out.'),
});
const MOST_ARTIFACTS = 4 * shard_plan/* MOST_SHARDS */.Y;
async function shardsInArtifacts({ run, plan, digest, newest = Number.POSITIVE_INFINITY }, reader, signal) {
    const named = (await reader.list(run, signal)).flatMap((artifact) => {
        const shard = (0,artifact_names/* shardInName */.lj)(artifact.name, plan.key);
        return shard === undefined ? [] : [{ artifact, shard }];
    });
    if (named.length > MOST_ARTIFACTS) {
        throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `Workflow run ${run} has more than ${MOST_ARTIFACTS} artifacts of shards`);
    }
    const isOwn = ({ shard }) => digest.startsWith(shard.digest);
    const filesOf = ({ artifact, shard }) => {
        const files = { ...inArtifact(artifact, reader, signal), ...shard };
        return shard.attempt <= newest ? files : { ...files, pieces: () => Promise.reject(fromTheFuture(files, newest)) };
    };
    const tests = new placed_rows/* PlannedTests */.uJ(plan);
    const own = await readAll(named.filter(isOwn), tests, filesOf);
    const others = await readAll(named.filter((each) => !isOwn(each)), tests, filesOf);
    return {
        shards: own.read,
        others: others.read,
        lost: own.lost,
        warnings: others.lost.map(({ problem }) => ({ ...problem, severity: 'warning' })),
    };
}
const fromTheFuture = ({ name, attempt }, newest) => (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${name} cannot be used: it claims attempt ${attempt}, and this is attempt ${newest}`, {
    hint: 'Only the shards of this plan may upload artifacts with such names.',
});
const LIMITS = {
    archiveBytes: 128 * 1024 * 1024,
    entries: 50_000,
    entryBytes: MAX_JOURNAL_BYTES,
    totalBytes: 2 * MAX_JOURNAL_BYTES,
};
const READ = [earlier_run/* runFiles */.NW.shard, earlier_run/* runFiles */.NW.journal, earlier_run/* runFiles */.NW.extraTrials];
function inArtifact(artifact, reader, signal) {
    const { name, isExpired } = artifact;
    let content;
    return {
        name,
        async pieces(file, maxBytes) {
            if (isExpired)
                throw (0,errors/* userError */.IF)('FILE_MISSING', `The artifact ${name} has expired`, { hint: 'Re-run all jobs.' });
            content ??= await reader.download(artifact, { isWanted: (each) => READ.includes(each), limits: LIMITS, signal });
            const bytes = content.get(file);
            if (bytes !== undefined && bytes.length > maxBytes) {
                throw (0,errors/* userError */.IF)('FILE_TOO_LARGE', `${file} of ${name} is larger than ${maxBytes / 2 ** 20} MiB`);
            }
            return bytes && [bytes];
        },
    };
}
async function readAll(sources, tests, filesOf) {
    const read = [];
    const lost = [];
    for (const source of sources) {
        const shard = filesOf(source);
        try {
            read.push(await readShard(shard, tests));
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.yo))
                throw error;
            const { index, attempt = 0 } = shard;
            lost.push(...error.problems.map((problem) => ({ index, attempt, problem })));
        }
    }
    return { read, lost };
}


/***/ }),

/***/ 92597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _Z: () => (/* binding */ OF_PLAN),
  $6: () => (/* binding */ confirmByCommand),
  e6: () => (/* binding */ notRerun)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/run/present-trials.js
var present_trials = __webpack_require__(56768);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 2 modules
var run_result = __webpack_require__(66604);
// EXTERNAL MODULE: ./build/js/src/results/extra-trial-order.js
var extra_trial_order = __webpack_require__(2816);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/config/redactions.js
var redactions = __webpack_require__(85682);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/basis.js + 1 modules
var pipeline_basis = __webpack_require__(30702);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/reported-results.js
var reported_results = __webpack_require__(23514);
// EXTERNAL MODULE: ./build/js/src/grade/program-end.js
var program_end = __webpack_require__(90059);
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
var read_results = __webpack_require__(50851);
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














const LONGEST_RERUN_MS = 30 * 60_000;
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
            timeoutMs: LONGEST_RERUN_MS,
            maxBytes: processes/* MAX_OUTPUT_BYTES */.$,
        }, signal);
        if (ended.kind === 'cancelled')
            return { results: [], unmeasured: [], problems: [] };
        const read = await resultsOf(ended, { ...rerunning, output }, files);
        if (typeof read !== 'string')
            return resultsFor(suspects, read, rerunning.run);
        const message = rerunning.withoutSecrets(`confirm-command re-ran no test: ${read}`);
        const said = lastLines(ended, rerunning).map((line) => `\n  ${line}`);
        log.warn(said.length === 0 ? message : `${message}. Its last lines:${said.join('')}`);
        const why = rerunning.withoutSecrets(`confirm-command: ${read}`);
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
        return `it ${(0,program_end/* endedHow */.b)(ended, LONGEST_RERUN_MS)}`;
    if ((await files.state(output)) === 'missing')
        return `it ended with exit code ${ended.exitCode} and wrote no {output}`;
    try {
        const { run } = await (0,read_results/* readResults */.x8)([output], { cwd: (0,external_node_path_.join)(output, '..'), files }, inputs);
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
    return { kind: 'error', why: `its re-run ended in an error: ${(0,shared_text/* cutEnd */.ym)((0,terminal/* oneLine */.T)(failure.message), LONGEST_LINE)}` };
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
const MOST_LINES = 20;
const LONGEST_LINE = 300;
function lastLines(ended, { withoutSecrets }) {
    if (!('stdout' in ended))
        return [];
    return [ended.stdout, ended.stderr]
        .flatMap((text) => withoutSecrets(text)
        .trimEnd()
        .split('\n')
        .slice(-MOST_LINES / 2))
        .filter((line) => line.trim() !== '')
        .map((line) => (0,shared_text/* cutEnd */.ym)((0,terminal/* oneLine */.T)(line), LONGEST_LINE));
}

// EXTERNAL MODULE: ./build/js/src/app/trials/confirmation.js
var confirmation = __webpack_require__(48980);
// EXTERNAL MODULE: ./build/js/src/app/trials/gate-policies.js + 1 modules
var gate_policies = __webpack_require__(26765);
;// CONCATENATED MODULE: ./build/js/src/app/trials/confirm-by-command.js












const OF_PLAN = 'the shards of a plan re-run suspected regressions themselves';
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
    const { inputs, basis, whyNot } = confirming;
    const { confirmCommand: command } = inputs;
    if (command === undefined)
        return run;
    const { gate: policy, ...sides } = basis;
    const suspects = (0,gate_policies/* suspectsIn */.Ah)(run, { sides, policy });
    if (suspects.length === 0)
        return run;
    const confirmation = new Confirmation(run, suspects);
    if (!suspects.some((suspect) => confirmation.isOpen(suspect)))
        return run;
    if (whyNot !== undefined)
        return (0,pipeline_basis/* withWarnings */.oV)(run, [notUsed(whyNot)]);
    const { deep: withoutSecrets, text } = (0,redactions/* redactorOf */.y)(inputs, runtime);
    const named = command.includes('{tests}') ? suspects.filter(isNoOption) : suspects;
    const options = suspects.filter((suspect) => !named.includes(suspect));
    if (options.length > 0)
        confirmation.warn(looksLikeOptions(options));
    for (const { key } of options)
        confirmation.explain(key, 'its id begins with "-", as an option of the tool');
    const site = {
        ...confirming,
        inputs: (0,reported_results/* importsOf */.c5)(inputs, runtime, run),
        command,
        run,
        cwd: (0,external_node_path_.resolve)(runtime.cwd, inputs.workingDirectory),
        withoutSecrets: text,
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
        const run = (0,pipeline_basis/* withWarnings */.oV)(this.#run, this.#warnings);
        const undecided = this.#suspects.filter((suspect) => !(0,gate_policies/* isDecided */.d$)(suspect, this.#measured(suspect).flat()));
        const others = (run.unconfirmed ?? []).filter((test) => !this.#reruns.has((0,run_result/* resultKey */.ZH)(test)));
        const unconfirmed = [...others, ...undecided.map((suspect) => this.#unconfirmed(suspect))];
        const isCutOff = isCancelled && this.#suspects.some((suspect) => this.isOpen(suspect));
        const { unconfirmed: _, ...whole } = run;
        return {
            ...whole,
            ...(isCutOff && { complete: false, stopped: 'cancelled' }),
            extraTrials: (0,extra_trial_order/* inReportOrder */.E)([...(run.extraTrials ?? []), ...this.#added]),
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
/* harmony import */ var _answer_warnings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8939);
/* harmony import */ var _compared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15714);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10043);
/* harmony import */ var _escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38566);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57277);
/* harmony import */ var _grader_warnings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65584);
/* harmony import */ var _hint_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74874);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(11241);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5937);
/* harmony import */ var _reproduce_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(96360);
/* harmony import */ var _totals_line_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(59791);













const STEP_LIMITS = { errors: 9, warnings: 5 };
function annotations(report, limits = STEP_LIMITS) {
    const { failing, errored, notRun } = (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .findings */ .Pg)(report);
    const changeOf = (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .changeFinder */ .DB)(report);
    const name = (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .namer */ .wf)(report);
    const all = [
        ...failing.flatMap((result) => failingTest(report, result, name(result), changeOf(result))),
        ...(0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .errorGroups */ .Zy)(errored).flatMap((group) => erroredTests(report, group, { name, word: 'errored' })),
        ...(0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .errorGroups */ .Zy)(notRun).flatMap((group) => erroredTests(report, group, { name, word: 'not run' })),
        ...[...(0,_answer_warnings_js__WEBPACK_IMPORTED_MODULE_2__/* .answerWarnings */ .k)(report), ...(0,_grader_warnings_js__WEBPACK_IMPORTED_MODULE_7__/* .graderWarnings */ .Z)(report), ...report.warnings].map((problem) => problemAnnotation(problem, 'warning', _marks_js__WEBPACK_IMPORTED_MODULE_9__/* .problemTitles */ .bq[problem.code])),
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
        .map(([key, value]) => `${key}=${(0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__/* .commandProperty */ .N1)((0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__/* .neutral */ .SY)(`${value}`))}`);
    return `::${level} ${properties.join(',')}::${(0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__/* .commandData */ .wq)((0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__/* .neutral */ .SY)(message))}`;
}
const TITLE_CHARACTERS = 120;
const MESSAGE_CHARACTERS = 1000;
const LINE_CHARACTERS = 250;
const LONGEST_COMMAND = 450;
const MOST_NAMES = 5;
function failingTest(report, result, name, change) {
    const level = failingLevel(report, result, change);
    if (level === undefined)
        return [];
    const [check] = (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .failedChecks */ .HH)(result);
    const answer = line((0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .judgedAnswer */ .W9)(result));
    const isRegressed = change?.state === 'regressed';
    const numbers = isRegressed && change.base !== undefined ? (0,_compared_js__WEBPACK_IMPORTED_MODULE_3__/* .passesOf */ .Hb)(change) : plainNumbers(result);
    const confirmed = change && (0,_compared_js__WEBPACK_IMPORTED_MODULE_3__/* .confirmationOf */ .$x)(change);
    const command = (0,_reproduce_js__WEBPACK_IMPORTED_MODULE_11__/* .reproduceCommand */ .nB)(result, undefined, { flags: report.flags });
    const one = annotation(level, titled(isRegressed ? 'regressed: ' : 'failed: ', name, ` (${numbers})`), [
        ...(confirmed === undefined ? [] : [confirmed]),
        line(check.text),
        `got: ${line(check.got ?? (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .answerOf */ .ut)(result)) || '(no answer)'}`,
        ...(check.got === undefined || answer === '' ? [] : [`answer: ${answer}`]),
        ...(0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .answerNotes */ .QZ)(result).map((note) => line(note)),
        ...(command !== undefined && command.length <= LONGEST_COMMAND ? [`run it again: ${command}`] : []),
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
    const trials = (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .trialsPassed */ .So)(result);
    const reached = (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .hasPassMark */ .Hg)(result) ? `${(0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .scoreText */ .QO)(result)}, needs ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_10__/* .score */ .fN)(result.passMark)}` : (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .scoreText */ .QO)(result);
    return trials === undefined ? reached : `${reached}; ${trials}`;
}
function erroredTests(report, group, { name, word }) {
    const { class: failureClass, message, results } = group;
    const cause = _marks_js__WEBPACK_IMPORTED_MODULE_9__/* .failureWords */ .AC[failureClass];
    const [first] = results;
    if (results.every(_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .isNotAsWritten */ .RA)) {
        return results.map((result) => annotation(erroredLevel(report, [result]), titled(`errored (${cause}): `, name(result)), (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .causeLines */ .t1)(result).map((part) => line(part)), result.failure.location ?? result.location));
    }
    const named = results.slice(0, MOST_NAMES).map((result) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .T)(name(result)), TITLE_CHARACTERS));
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
const kindOf = (report, { suite, suiteFile, target }) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .suiteKind */ .h0)(report, { suite, file: suiteFile, target });
function problemAnnotation(problem, level, title) {
    const { expected, found, hint, location } = problem;
    const details = [
        expected === undefined ? undefined : `expected: ${line(expected)}`,
        found === undefined ? undefined : `found: ${line(found)}`,
        hint === undefined ? undefined : line((0,_hint_js__WEBPACK_IMPORTED_MODULE_8__/* .permissionsInLine */ .K)(hint)),
    ].filter((detail) => detail !== undefined);
    return annotation(level, title, [line((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceOf */ .$N)(problem)), ...details], location);
}
function headline(report) {
    const { verdict } = report;
    const { word } = (0,_marks_js__WEBPACK_IMPORTED_MODULE_9__/* .verdictMark */ .vG)(verdict.kind);
    return annotation('notice', `Evals: ${word}`, [
        line(verdict.headline, 2 * LINE_CHARACTERS),
        (0,_totals_line_js__WEBPACK_IMPORTED_MODULE_12__/* .totalsLine */ .s)(report).join(' \u00b7 '),
    ]);
}
function uncommentedAnnotation({ verdict }, { why, hint }) {
    return annotation('notice', `Evals: ${(0,_marks_js__WEBPACK_IMPORTED_MODULE_9__/* .verdictMark */ .vG)(verdict.kind).word}, without a comment`, [
        line(verdict.headline, 2 * LINE_CHARACTERS),
        line(`The comment was not written: ${why}`),
        ...(hint === undefined ? [] : [line((0,_hint_js__WEBPACK_IMPORTED_MODULE_8__/* .permissionsInLine */ .K)(hint))]),
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
    return before + (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .T)(name), TITLE_CHARACTERS - before.length - after.length) + after;
}
const line = (text, most = LINE_CHARACTERS) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .T)(text), most);


/***/ }),

/***/ 16230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ earlierAttemptOf)
/* harmony export */ });
/* harmony import */ var _model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56768);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66604);


function earlierAttemptOf(attempt, run, suspected = []) {
    const reruns = trialsByKey((0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .extraResults */ .TX)(run, 'confirmation'));
    const controls = trialsByKey((0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .extraResults */ .TX)(run, 'control'));
    const decided = new Map(suspected.map((test) => [(0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH)(test), test]));
    return { attempt, tests: testsOf(run.results, { reruns, controls, decided }) };
}
function testsOf(results, { reruns, controls, decided }) {
    const seen = new Set();
    return results.flatMap((result) => {
        const { suite, suiteFile, testId, target, measure, subject, timestamp } = result;
        const now = (0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .targetTrials */ .FW)(result);
        if (measure === undefined || subject === undefined || (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .isReused */ .x0)(result) || now.length === 0)
            return [];
        const key = (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH)(result);
        const isFirst = !seen.has(key);
        seen.add(key);
        const { needed, p } = decided.get(key) ?? {};
        return [
            {
                suite,
                suiteFile,
                testId,
                target,
                measure,
                subject,
                timestamp,
                score: result.status !== 'execution_error' ? result.score : undefined,
                now,
                reruns: isFirst ? (reruns.get(key) ?? []) : [],
                control: isFirst ? (controls.get(key) ?? []) : [],
                needed,
                p,
            },
        ];
    });
}
function trialsByKey(results) {
    const trials = new Map();
    for (const result of results) {
        const key = (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH)(result);
        trials.set(key, [...(trials.get(key) ?? []), ...(0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .targetTrials */ .FW)(result)]);
    }
    return trials;
}


/***/ }),

/***/ 47383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tQ: () => (/* binding */ isShort),
/* harmony export */   uJ: () => (/* binding */ PlannedTests),
/* harmony export */   xi: () => (/* binding */ placedRows)
/* harmony export */ });
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66604);
/* harmony import */ var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20758);
/* harmony import */ var _shared_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28876);
/* harmony import */ var _shard_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85481);




class PlannedTests {
    #plan;
    #positions;
    #byShard;
    constructor(plan) {
        this.#plan = plan;
        this.#positions = (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .O)(() => positionsOf(plan.tests));
        const byShard = new Map();
        for (const [position, { parts }] of plan.tests.entries()) {
            for (const { shard } of parts) {
                const own = byShard.get(shard);
                if (own === undefined)
                    byShard.set(shard, [position]);
                else
                    own.push(position);
            }
        }
        this.#byShard = byShard;
    }
    get shards() {
        return this.#plan.shards.length;
    }
    ofShard(shard) {
        return this.#byShard.get(shard) ?? [];
    }
    all() {
        return this.#plan.tests;
    }
    at(position) {
        return this.#plan.tests[position];
    }
    partAt(position, shard) {
        return position === undefined ? undefined : this.at(position)?.parts.find((part) => part.shard === shard);
    }
    partsOf(shard) {
        return this.ofShard(shard).flatMap((position) => this.partAt(position, shard) ?? []);
    }
    positionOf(test) {
        const { index } = test;
        if (index !== undefined && isSameTest(test, this.at(index)))
            return index;
        return this.#positions().get(suiteOf(test))?.get(test.testId);
    }
}
function positionsOf(tests) {
    const bySuite = new Map();
    for (const [position, test] of tests.entries()) {
        const key = suiteOf(test);
        const own = bySuite.get(key) ?? new Map();
        bySuite.set(key, own.set(test.testId, position));
    }
    return bySuite;
}
const suiteOf = ({ suite, suiteFile, target }) => (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_0__/* .resultKey */ .ZH)({ suite, suiteFile, target, testId: '' });
const isSameTest = (one, other) => one.testId === other?.testId &&
    one.target === other.target &&
    one.suite === other.suite &&
    one.suiteFile === other.suiteFile;
function placedRows({ name, index, results }, tests) {
    const rows = new Map();
    const foreign = new Map();
    for (const result of results) {
        const position = tests.positionOf(result);
        const test = position === undefined ? undefined : tests.at(position);
        const part = tests.partAt(position, index);
        const isTwice = part !== undefined && rows.has(part);
        const why = whyForeign(result, test, part) ?? (isTwice ? TWICE : undefined);
        if (why === undefined && part !== undefined)
            rows.set(part, result);
        else {
            const others = foreign.get(why ?? '') ?? [];
            others.push(result.testId);
            foreign.set(why ?? '', others);
        }
    }
    const problems = Array.from(foreign, ([why, ids]) => `${name} has results ${why} (${(0,_shard_results_js__WEBPACK_IMPORTED_MODULE_3__/* .countAndNames */ .J)(ids)})`);
    return { rows, problems };
}
const TWICE = 'of the same test more than once';
function whyForeign(result, test, part) {
    if (test === undefined)
        return 'of tests that the plan does not have';
    if (part === undefined)
        return `of tests that the plan gives to shard ${test.parts[0]?.shard}`;
    if ((0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isReused */ .x0)(result)) {
        return result.reusedFrom === test.reused
            ? undefined
            : 'taken over from another commit, which the plan does not allow';
    }
    return hasItsTrials(result, part) ? undefined : 'with trials that the plan does not give to this shard';
}
function hasItsTrials({ trials = [] }, { from, trials: count }) {
    if (trials.length > count)
        return false;
    return trials.every(({ attempt }, at) => attempt === at) || trials.every(({ attempt }, at) => attempt === from + at);
}
function isShort(result, part) {
    const { trials, aggregation, costLimited, status } = result;
    const count = trials?.length ?? 1;
    if (count >= part.trials || (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isReused */ .x0)(result) || costLimited === true)
        return false;
    if (aggregation?.strategy === 'pass_at_k')
        return !trials?.some(({ score }) => score >= _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .PASS_MARK */ .Yn);
    return trials !== undefined || status !== 'execution_error';
}


/***/ })

};
