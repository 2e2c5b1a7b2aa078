export const id = 4329;
export const ids = [4329];
export const modules = {

/***/ 64329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ failures_command)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/js/src/model/run/earlier-attempt.js
var earlier_attempt = __webpack_require__(82203);
// EXTERNAL MODULE: ./build/js/src/model/run/environment.js
var environment = __webpack_require__(47422);
// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 2 modules
var result = __webpack_require__(66604);
// EXTERNAL MODULE: ./build/js/src/model/verdict/assessment.js
var assessment = __webpack_require__(67409);
// EXTERNAL MODULE: ./build/js/src/model/verdict/verdict.js
var verdict = __webpack_require__(66510);
;// CONCATENATED MODULE: ./build/js/src/model/verdict/decision.js



const countsSchema = schemas/* strictObject */.rej({ trials: schemas/* int */.Whr().nonnegative(), passes: schemas/* int */.Whr().nonnegative() });
const decisionSchema = schemas/* strictObject */.rej({
    schema_version: schemas/* literal */.euz(1),
    verdict: schemas/* enum */.k5n(verdict/* verdictKinds */.PV),
    headline: schemas/* string */.YjP(),
    reasons: schemas/* array */.YOg(schemas/* string */.YjP()),
    suites: schemas/* array */.YOg(schemas/* strictObject */.rej({
        suite: schemas/* string */.YjP(),
        target: schemas/* string */.YjP(),
        verdict: schemas/* enum */.k5n(verdict/* verdictKinds */.PV),
        n: schemas/* int */.Whr().nonnegative(),
        delta: schemas/* number */.aig().nullable(),
        delta_low: schemas/* number */.aig().nullable(),
        delta_high: schemas/* number */.aig().nullable(),
        p: schemas/* number */.aig().min(0).max(1).nullable(),
        p_exact: schemas/* number */.aig().min(0).max(1).nullable(),
        p_variation: schemas/* number */.aig().min(0).max(1).nullable(),
        smallest_detectable_drop: schemas/* number */.aig().nullable(),
        reasons: schemas/* array */.YOg(schemas/* string */.YjP()),
    })),
    tests: schemas/* array */.YOg(schemas/* strictObject */.rej({
        suite: schemas/* string */.YjP(),
        test_id: schemas/* string */.YjP(),
        target: schemas/* string */.YjP(),
        state: schemas/* enum */.k5n(assessment/* testStates */.N),
        baseline: countsSchema,
        candidate: countsSchema,
        reruns: countsSchema.extend({ needed: schemas/* int */.Whr().positive().nullable() }),
        p: schemas/* number */.aig().min(0).max(1).nullable(),
    })),
    detectable_tests: schemas/* strictObject */.rej({ count: schemas/* int */.Whr().nonnegative(), of: schemas/* int */.Whr().nonnegative() }),
});
const gateDocumentSchema = decisionSchema.extend({
    failures: schemas/* string */.YjP().nullable(),
});

;// CONCATENATED MODULE: ./build/js/src/model/verdict/policy-source.js

const policyChangeSchema = schemas/* strictObject */.rej({
    file: schemas/* string */.YjP(),
    key: schemas/* string */.YjP().optional(),
    base: schemas/* string */.YjP().optional(),
    head: schemas/* string */.YjP().optional(),
});
const policySourceSchema = schemas/* strictObject */.rej({
    of: schemas/* enum */.k5n(['pull request', 'merge group']),
    from: schemas/* enum */.k5n(['base', 'checkout', 'unavailable']),
    base: schemas/* string */.YjP(),
    changes: schemas/* array */.YOg(policyChangeSchema),
    why: schemas/* string */.YjP().optional(),
});

// EXTERNAL MODULE: ./build/js/src/model/late-object.js
var late_object = __webpack_require__(44657);
;// CONCATENATED MODULE: ./build/js/src/model/verdict/suite-trend.js



const suiteTrendSchema = (0,late_object/* lateObject */.k)(() => ({
    suite: schemas/* string */.YjP(),
    file: schemas/* string */.YjP().optional(),
    target: schemas/* string */.YjP(),
    runs: schemas/* array */.YOg(schemas/* strictObject */.rej({
        run: schemas/* string */.YjP(),
        sha: schemas/* string */.YjP().optional(),
        time: schemas/* string */.YjP(),
        verdict: schemas/* enum */.k5n(verdict/* verdictKinds */.PV).optional(),
        tests: schemas/* int */.Whr().nonnegative().optional(),
        passRate: schemas/* number */.aig().min(0).max(1).optional(),
        score: schemas/* number */.aig().optional(),
        markers: schemas/* array */.YOg(schemas/* string */.YjP()),
    })),
}));

;// CONCATENATED MODULE: ./build/js/src/model/verdict/used-setting.js

const usedSettingSchema = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP(),
    value: schemas/* union */.KCZ([schemas/* number */.aig(), schemas/* string */.YjP()]),
    from: schemas/* enum */.k5n(['given', 'configuration', 'default']),
});

;// CONCATENATED MODULE: ./build/js/src/model/verdict/report.js












const totalsSchema = schemas/* strictObject */.rej({
    total: schemas/* int */.Whr().nonnegative(),
    passed: schemas/* int */.Whr().nonnegative(),
    failed: schemas/* int */.Whr().nonnegative(),
    errored: schemas/* int */.Whr().nonnegative(),
    erroredTrials: schemas/* int */.Whr().positive().optional(),
    skipped: schemas/* int */.Whr().nonnegative(),
    flaky: schemas/* int */.Whr().nonnegative(),
    reused: schemas/* int */.Whr().nonnegative(),
    avoided: schemas/* strictObject */.rej({
        tests: schemas/* int */.Whr().positive(),
        costUsd: schemas/* number */.aig().nonnegative().optional(),
        costUnknown: schemas/* int */.Whr().nonnegative(),
        durationMs: schemas/* number */.aig().nonnegative().optional(),
        durationUnknown: schemas/* int */.Whr().nonnegative(),
    })
        .optional(),
    score: schemas/* number */.aig().min(0).max(1).optional(),
    passRate: schemas/* number */.aig().min(0).max(1).optional(),
    costUsd: schemas/* number */.aig().nonnegative().optional(),
    costUnknown: schemas/* int */.Whr().nonnegative(),
    tokens: message/* tokenUsageSchema */.uX.optional(),
    graderCostUsd: schemas/* number */.aig().nonnegative().optional(),
    graderTokens: message/* tokenUsageSchema */.uX.optional(),
    durationMs: schemas/* number */.aig().nonnegative().optional(),
    retries: schemas/* int */.Whr().nonnegative(),
});
const suiteReportSchema = schemas/* strictObject */.rej({
    suite: schemas/* string */.YjP(),
    file: schemas/* string */.YjP(),
    target: schemas/* string */.YjP(),
    threshold: schemas/* number */.aig().min(0).max(1).optional(),
    isDefaultThreshold: schemas/* literal */.euz(true).optional(),
    isOfPassRate: schemas/* literal */.euz(true).optional(),
    metadata: result/* suiteMetadataSchema */.nh.optional(),
    totals: totalsSchema,
});
const reportedCommitSchema = schemas/* strictObject */.rej({
    run: schemas/* string */.YjP().optional(),
    sha: schemas/* string */.YjP().optional(),
    baseSha: schemas/* string */.YjP().optional(),
    isFork: schemas/* literal */.euz(true).optional(),
});
const reportSchema = schemas/* strictObject */.rej({
    schemaVersion: schemas/* literal */.euz(1),
    generator: schemas/* strictObject */.rej({ name: schemas/* literal */.euz('eval-action'), version: schemas/* string */.YjP(), program: schemas/* string */.YjP().optional() }),
    startedAt: schemas/* string */.YjP(),
    durationMs: schemas/* number */.aig().nonnegative(),
    ...(0,result/* measuredFacts */.Mt)(),
    commit: reportedCommitSchema.optional(),
    environment: environment/* environmentSchema */.V.optional(),
    verdict: verdict/* verdictSchema */.$D,
    conclusion: schemas/* enum */.k5n(verdict/* conclusions */.fy),
    totals: totalsSchema,
    suites: schemas/* array */.YOg(suiteReportSchema),
    results: schemas/* array */.YOg(result/* testResultSchema */.Bd),
    extraTrials: schemas/* array */.YOg(result/* extraTrialSchema */.kj).optional(),
    earlier: schemas/* array */.YOg(earlier_attempt/* earlierAttemptSchema */.d).optional(),
    comparison: assessment/* assessmentSchema */.q,
    trend: schemas/* array */.YOg(suiteTrendSchema).optional(),
    policy: policySourceSchema.optional(),
    settings: schemas/* array */.YOg(usedSettingSchema).optional(),
    warnings: schemas/* array */.YOg(errors/* problemSchema */.zs),
    caches: schemas/* array */.YOg(result/* cacheUseSchema */.f8).optional(),
});
const reportFileSchema = reportSchema.omit({ verdict: true }).extend({
    verdict: decisionSchema,
    gate: verdict/* verdictSchema */.$D,
    gradersToCheck: schemas/* array */.YOg(errors/* problemSchema */.zs).optional(),
});

// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/failures/entries.js
var entries = __webpack_require__(61299);
// EXTERNAL MODULE: ./build/js/src/reports/failures/failures-index.js
var failures_index = __webpack_require__(84173);
// EXTERNAL MODULE: ./build/js/src/reports/failures/failures-jsonl.js
var failures_jsonl = __webpack_require__(55723);
// EXTERNAL MODULE: ./build/js/src/reports/failures/prompt.js
var failures_prompt = __webpack_require__(14453);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/redact.js + 1 modules
var redact = __webpack_require__(4308);
// EXTERNAL MODULE: ./build/js/src/shared/shell-command.js
var shell_command = __webpack_require__(2935);
// EXTERNAL MODULE: ./build/js/src/suites/discover.js
var discover = __webpack_require__(7678);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/config/environments.js
var environments = __webpack_require__(28222);
// EXTERNAL MODULE: ./build/js/src/app/config/report-inputs.js + 1 modules
var report_inputs = __webpack_require__(52933);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/how-called.js
var how_called = __webpack_require__(81976);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/report-on.js
var report_on = __webpack_require__(32866);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-run.js + 1 modules
var earlier_run = __webpack_require__(75671);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/newest-runs.js
var newest_runs = __webpack_require__(98051);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/result-rows.js + 2 modules
var result_rows = __webpack_require__(44294);
// EXTERNAL MODULE: ./build/js/src/app/cli/command.js
var command = __webpack_require__(8579);
// EXTERNAL MODULE: ./build/js/src/app/cli/flags.js
var flags = __webpack_require__(30225);
// EXTERNAL MODULE: ./build/js/src/app/cli/commands/report.js + 1 modules
var report = __webpack_require__(42681);
;// CONCATENATED MODULE: ./build/js/src/app/cli/commands/failures.js
























const failures_command = (0,command/* defineCommand */.N)({
    help: `
Examples:
  eval-action failures
  eval-action failures results/new --json
  eval-action failures results/new --prompt --cause c10bfce6f

Exit codes: 0 printed, also if no test failed; 2 the results could not be read.`,
    flags: (parser) => parser
        .argument('[run]', 'run folder, artifact or results file (default: the newest run)')
        .addOption(new esm/* Option */.c$('--md', 'print index.md (default)').conflicts(['json', 'prompt']))
        .addOption(new esm/* Option */.c$('--json', 'print failures.jsonl: one JSON object per line').conflicts('prompt'))
        .option('--prompt', 'print a task to copy into a coding agent, for each cause')
        .option('--cause <ID>', 'with --prompt: only the task for this cause (default: all)'),
    options: optionsOf,
    isForPrograms: ({ form }) => form === 'jsonl',
    run: printFailures,
});
function optionsOf(run, flags) {
    const form = flags.json ? 'jsonl' : flags.prompt ? 'prompt' : 'markdown';
    if (flags.cause !== undefined && form !== 'prompt') {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', '--cause has no effect without --prompt', { hint: 'Add --prompt.' });
    }
    return { run, form, cause: flags.cause };
}
async function printFailures(options, runtime, terminal) {
    const path = options.run ?? (0,shown_path/* shownPath */.p)((await (0,newest_runs/* newestRuns */.H)(runtime))[0], runtime.cwd);
    const { deep, text: withoutSecrets } = (0,redact/* redactor */.$)(await (0,environments/* secretsHere */.Md)(runtime));
    const found = deep((await storedReport(path, runtime)) ?? (await decidedAgain(path, runtime)));
    if (found.shard !== undefined) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', `${path} has one shard of a run`, {
            hint: 'Report on all shards first (eval-action report), and pass the folder of the report.',
        });
    }
    const place = (0,external_node_path_.join)(await (0,discover/* findRepository */.W1)(runtime.cwd, runtime.files), found.folder ?? '');
    const report = { ...found, generator: { ...found.generator, program: (0,how_called/* howCalled */.u)(runtime, place) } };
    const run = place === runtime.cwd ? path : (0,external_node_path_.resolve)(runtime.cwd, path);
    const printed = textOf(report, run, { ...options, withoutSecrets });
    if (printed === undefined)
        terminal.complain(whyNothing(run, report));
    else
        terminal.print(printed.trimEnd());
    return 0;
}
const whyNothing = (path, report) => (0,entries/* failingTests */.qU)(report).length === 0
    ? `No test of ${path} needs attention.`
    : `No failure of ${path} can be fixed in the product. Run: ${report.generator.program ?? 'eval-action'} failures ${(0,shell_command/* shellWord */.r7)((0,terminal/* oneLine */.T)(path))}`;
function textOf(report, path, { form, cause, withoutSecrets }) {
    if (form === 'markdown')
        return (0,failures_index/* failuresIndex */.U)(report, { withoutSecrets });
    if (form === 'jsonl')
        return (0,failures_jsonl/* failuresJsonl */.Q)(report, { withoutSecrets });
    const prompts = (0,failures_prompt/* failurePrompts */.G)(report, path);
    const wanted = prompts.filter((prompt) => cause === undefined || prompt.cause === cause);
    if (wanted.length === 0 && cause !== undefined) {
        const known = prompts.map((prompt) => prompt.cause);
        throw (0,errors/* userError */.IF)('NOTHING_MATCHED', `${path} has no cause ${cause}`, { hint: (0,did_you_mean/* suggestion */.h)(cause, known, 'causes') });
    }
    return wanted.length === 0 ? undefined : wanted.map(({ text }) => text).join('\n');
}
async function storedReport(path, { cwd, files }) {
    const given = (0,external_node_path_.resolve)(cwd, path);
    const file = (await files.state(given)) === 'folder' ? (0,external_node_path_.join)(given, earlier_run/* runFiles */.NW.report) : given;
    if ((await files.state(file)) !== 'file' || !file.endsWith('.json'))
        return undefined;
    const read = reportFileSchema.safeParse(jsonOf(await files.read(file, result_rows/* MAX_RESULTS_BYTES */.ue)));
    if (!read.success)
        return undefined;
    const { gate, verdict: _, ...rest } = read.data;
    return { ...rest, verdict: gate };
}
function jsonOf(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
async function decidedAgain(path, runtime) {
    const { run, basis } = await (0,report.readRun)((0,report_inputs/* parseReportInputs */.Fp)({ results: path }, flags/* flagSpelling */.d6), runtime);
    return (0,report_on/* reportOn */.S)(run, basis);
}


/***/ }),

/***/ 98051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ newestRuns)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81457);
/* harmony import */ var _earlier_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12555);




async function newestRuns({ cwd, files }) {
    const runs = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(cwd, '.agentv', 'results', 'runs');
    const found = (await files.state(runs)) === 'folder' ? await files.glob([`*/${_earlier_results_js__WEBPACK_IMPORTED_MODULE_3__/* .JOURNAL */ .Ex}`, `*/*/${_earlier_results_js__WEBPACK_IMPORTED_MODULE_3__/* .JOURNAL */ .Ex}`], { cwd: runs }) : [];
    const times = await Promise.all(found.map((path) => files.modifiedAt(path)));
    const [newest, ...others] = found
        .map((path, at) => ({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), time: times[at] ?? 0 }))
        .sort((a, b) => b.time - a.time)
        .map(({ folder }) => folder);
    if (newest !== undefined)
        return [newest, ...others];
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_MISSING', `There is no run in ${(0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .p)(runs, cwd)}`, {
        hint: 'Run eval-action run first, or pass the folder of a run.',
    });
}


/***/ })

};
