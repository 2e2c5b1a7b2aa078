export const id = 4422;
export const ids = [4422,2588,207];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


/***/ }),

/***/ 91816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J2: () => (/* binding */ actionStep),
  b0: () => (/* binding */ openStep),
  MR: () => (/* binding */ runOutputs),
  WF: () => (/* binding */ thisProcess)
});

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
;// CONCATENATED MODULE: ./build/js/src/platform/actions-runner.js





function openRunner(env, stdout) {
    return {
        checkout: withoutLinks(env['GITHUB_WORKSPACE'] || '.'),
        mask: core/* setSecret */.Pq,
        output: (name, value) => writing('GITHUB_OUTPUT', env, () => (0,core/* setOutput */.uH)(name, value)),
        keep(name, value) {
            if (env['GITHUB_STATE'])
                writing('GITHUB_STATE', env, () => (0,core/* saveState */.LZ)(name, value));
        },
        async addToSummary(markdown) {
            const path = env['GITHUB_STEP_SUMMARY'];
            if (!path)
                return false;
            await (0,promises_.appendFile)(path, markdown.endsWith('\n') ? markdown : `${markdown}\n`);
            return true;
        },
        print: (line) => void stdout.write(`${line}\n`),
    };
}
function writing(name, env, work) {
    try {
        work();
    }
    catch (cause) {
        throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `The runner's file ${env[name]} (${name}) cannot be written: ${(0,errors/* messageOf */.bD)(cause)}`, {
            hint: `Do not set ${name} in the workflow, and let the step run as the user of the runner.`,
            cause,
        });
    }
}
function withoutLinks(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return (0,external_node_path_.resolve)(path);
    }
}

// EXTERNAL MODULE: ./build/js/src/platform/process/abandoned-work.js
var abandoned_work = __webpack_require__(34067);
// EXTERNAL MODULE: ./build/js/src/platform/redacting-adapters.js
var redacting_adapters = __webpack_require__(62945);
// EXTERNAL MODULE: ./build/js/src/platform/secrets/redactor.js + 1 modules
var secrets_redactor = __webpack_require__(90533);
// EXTERNAL MODULE: ./build/js/src/platform/secrets/secret-names.js
var secret_names = __webpack_require__(97224);
// EXTERNAL MODULE: ./build/js/src/reports/annotations.js
var annotations = __webpack_require__(27869);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/reports/escape/workflow-command.js
var workflow_command = __webpack_require__(38566);
// EXTERNAL MODULE: ./build/js/src/reports/shared-blocks.js
var shared_blocks = __webpack_require__(19337);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/exit-code.js + 1 modules
var exit_code = __webpack_require__(43357);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/runtime.js + 25 modules
var runtime = __webpack_require__(93247);
// EXTERNAL MODULE: ./build/js/src/action/annotate.js
var annotate = __webpack_require__(75360);
// EXTERNAL MODULE: ./build/js/src/action/outputs.js
var outputs = __webpack_require__(51708);
;// CONCATENATED MODULE: ./build/js/src/action/action-step.js














const runOutputs = {
    names: outputs/* outputNames */.gr,
    without: outputs/* outputsWithoutRun */.M5,
};
const thisProcess = () => ({
    env: process.env,
    runner: openRunner(process.env, process.stdout),
    runtime: (log, redactor) => (0,runtime.realRuntime)(log, undefined, redactor),
    begun(log, giveUp) {
        (0,exit_code/* exitOnUncaughtErrors */.ew)(log);
        process.once('exit', () => {
            if (!giveUp())
                process.exitCode = 2;
        });
    },
    ended: abandoned_work/* endDespiteAbandonedWork */.z,
});
function openStep({ env, runner }) {
    const redactor = new secrets_redactor/* Redactor */.p((0,secret_names/* secretValues */.VX)(env));
    for (const text of (0,secret_names/* maskedTexts */.kF)(env))
        runner.mask(text);
    const print = (text) => runner.print((0,workflow_command/* neutral */.SY)(text));
    const log = { info: print, warn: (text) => print(`warning: ${text}`), error: print };
    return { redactor, runner: (0,redacting_adapters/* redactedRunner */.tF)(runner, redactor), log: (0,redacting_adapters/* redactedLog */.n7)(log, redactor) };
}
async function actionStep(read, work, outputs, host = thisProcess()) {
    const { env } = host;
    const { redactor, runner, log } = openStep(host);
    const end = { outputs: outputs.without('The run did not start') };
    let isWritten = false;
    const write = (values) => {
        if (isWritten)
            return;
        isWritten = true;
        for (const name of outputs.names)
            runner.output(name, values[name] ?? '');
    };
    const giveUp = () => write(end.isDecided ? end.outputs : outputs.without('The run ended before it had a verdict'));
    host.begun(log, () => written(giveUp, log));
    const decided = await (0,exit_code/* toExitCode */.t4)(async () => {
        try {
            const inputs = read(env);
            end.inputs = inputs;
            redactor.configure(inputs);
            return await work(inputs, host.runtime(log, redactor), runner, end);
        }
        catch (error) {
            if (!end.isDecided)
                end.outputs = outputs.without(redactor.text((0,errors/* messageOf */.bD)(error)));
            const problems = error instanceof errors/* UserError */.yo ? (0,errors/* groupProblems */.Uh)(redactor.deep(error.problems)) : [];
            await reportWhyNot(problems, end.inputs, runner, log);
            const reported = (await end.live?.couldNotRun(problems)) ?? [];
            end.notes?.reported(reported);
            (0,deliver/* complainAbout */.p3)(reported, log.info);
            throw error;
        }
    }, log);
    const exitCode = written(() => write(end.outputs), log) ? decided : 2;
    host.ended(exitCode);
    return exitCode;
}
function written(work, log) {
    try {
        work();
        return true;
    }
    catch (error) {
        for (const line of (0,exit_code/* adviceOf */.wr)(error))
            log.error(line);
        return false;
    }
}
async function reportWhyNot(problems, inputs, runner, log) {
    if (inputs?.annotations !== 'off') {
        for (const annotation of (0,annotations/* problemAnnotations */.ur)(problems))
            (0,annotate/* annotate */.f)(annotation, inputs, runner);
    }
    if (inputs?.jobSummary === 'off')
        return;
    try {
        await runner.addToSummary((0,shared_blocks/* problemsMarkdown */.KK)(problems));
    }
    catch (cause) {
        log.warn(`job summary was not delivered: ${(0,errors/* messageOf */.bD)(cause)}`);
    }
}


/***/ }),

/***/ 75360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ annotate)
/* harmony export */ });
/* harmony import */ var _config_checkout_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56338);
/* harmony import */ var _model_suite_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37987);
/* harmony import */ var _reports_annotations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27869);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10043);




function annotate(annotation, inputs, { checkout, print }) {
    const { file, line = 1, column = 1, ...placeless } = annotation;
    if (file === undefined) {
        print((0,_reports_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .annotationCommand */ .jx)(placeless));
        return;
    }
    const path = (0,_config_checkout_path_js__WEBPACK_IMPORTED_MODULE_0__/* .checkoutPath */ .o)(file, inputs ?? { workingDirectory: '.' }, checkout);
    const message = `${annotation.message}\nat ${(0,_model_suite_location_js__WEBPACK_IMPORTED_MODULE_1__/* .locationText */ .f)({ file: (0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(file), line, column })}`;
    print((0,_reports_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .annotationCommand */ .jx)(path === undefined ? { ...placeless, message } : { ...annotation, file: path }));
}


/***/ }),

/***/ 51032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ requireInsideWorkspace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56290);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81457);




async function requireInsideWorkspace({ workingDirectory, ...paths }, site) {
    const cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(site.cwd, workingDirectory);
    await requireInside('working-directory', cwd, site);
    for (const name of ['outputDirectory', 'otelFile', 'traceFile']) {
        const path = paths[name];
        if (path !== undefined)
            await requireInside((0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(name), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path), site);
    }
}
async function requireInside(input, folder, { files, checkout }) {
    let existing = folder;
    while ((await files.state(existing)) === 'missing' && existing !== (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(existing))
        existing = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(existing);
    const real = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(await files.realPath(existing), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(existing, folder));
    if ((0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .F)(checkout, real))
        return;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', `\`${input}\` is outside the workspace`, {
        expected: `a path in ${checkout} (GITHUB_WORKSPACE)`,
        found: real,
    });
}


/***/ }),

/***/ 51708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ numberText),
/* harmony export */   M5: () => (/* binding */ outputsWithoutRun),
/* harmony export */   Wd: () => (/* binding */ oneSentence),
/* harmony export */   Yz: () => (/* binding */ outputsOf),
/* harmony export */   gr: () => (/* binding */ outputNames)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56290);
/* harmony import */ var _reports_comparison_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54534);
/* harmony import */ var _reports_warnings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57382);
/* harmony import */ var _results_run_folder_run_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92056);





const MAX_JSON_BYTES = 8 * 1024;
const MAX_HEADLINE = 500;
const count = (state) => ({ report }) => report.comparison.tests.filter((test) => test.state === state).length;
const ofAgent = (read) => ({ report }) => report.dryRun ? undefined : read(report.totals);
const moved = ({ report }) => (0,_reports_comparison_words_js__WEBPACK_IMPORTED_MODULE_2__/* .overallDelta */ .Os)(report.comparison);
const fileOf = (name) => ({ folder }) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name);
const whereOf = (name) => ({ receipts }) => {
    const receipt = receipts.find((each) => each.name === name);
    return receipt?.kind === 'delivered' ? receipt.where : undefined;
};
const ofBaseline = (read) => ({ report: { comparison } }) => comparison.baseline.kind === 'found'
    ? comparison.baseline.provenance.map(read).find((fact) => fact !== undefined)
    : undefined;
const outputs = {
    verdict: ({ report }) => report.verdict.kind,
    conclusion: ({ report }) => report.conclusion,
    score: ofAgent((totals) => totals.score),
    'pass-rate': ofAgent((totals) => totals.passRate),
    delta: (reported) => moved(reported)?.delta,
    'delta-low': (reported) => moved(reported)?.low,
    'delta-high': (reported) => moved(reported)?.high,
    total: ({ report }) => report.totals.total,
    passed: ofAgent((totals) => totals.passed),
    failed: ofAgent((totals) => totals.failed),
    errored: ({ report }) => report.totals.errored,
    skipped: ({ report }) => report.totals.skipped,
    flaky: ofAgent((totals) => totals.flaky),
    quarantined: count('quarantined'),
    regressed: count('regressed'),
    suspected: count('suspected'),
    fixed: count('fixed'),
    new: count('new'),
    changed: count('changed'),
    removed: count('removed'),
    reused: ({ report }) => report.totals.reused,
    'cost-usd': ({ report }) => report.totals.costUsd,
    tokens: ({ report: { totals } }) => totals.tokens && totals.tokens.input + totals.tokens.output,
    'duration-seconds': ({ report }) => report.durationMs / 1000,
    'baseline-sha': ofBaseline(({ sha }) => sha),
    'baseline-run-id': ofBaseline(({ runId }) => runId),
    'baseline-status': ({ report: { comparison: { baseline }, }, }) => (baseline.kind === 'unavailable' && baseline.lacksPermission ? 'no-permission' : baseline.kind),
    'results-path': fileOf(_results_run_folder_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW.journal),
    'report-path': fileOf(_results_run_folder_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW.report),
    'junit-path': fileOf(_results_run_folder_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW.junit),
    'summary-path': fileOf(_results_run_folder_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW.summary),
    'comment-path': whereOf('comment.md'),
    'html-path': (reported) => whereOf('report.html')(reported) && fileOf(_results_run_folder_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW.page)(reported),
    'html-url': whereOf('report'),
    'comment-url': whereOf('comment'),
    'check-url': whereOf('check run'),
    'artifact-url': whereOf('artifact'),
    headline: ({ report }) => report.verdict.headline.replaceAll(/\s+/g, ' ').slice(0, MAX_HEADLINE),
    json({ report: { verdict, conclusion, totals, suites } }) {
        const most = { verdict: verdict.kind, conclusion, headline: verdict.headline.slice(0, MAX_HEADLINE), totals };
        const all = JSON.stringify({ ...most, suites });
        return Buffer.byteLength(all) <= MAX_JSON_BYTES ? all : JSON.stringify({ ...most, suitesLeftOut: suites.length });
    },
};
const outputNames = Object.keys(outputs);
const outputsBy = (textOf) => Object.fromEntries(outputNames.map((name) => [name, textOf(name)]));
const outputsOf = (report, folder, receipts) => outputsBy((name) => {
    const value = outputs[name]({ report, folder, receipts });
    return typeof value === 'string' ? value : numberText(value);
});
function outputsWithoutRun(why) {
    const headline = oneSentence(why);
    const json = JSON.stringify({ verdict: 'invalid', headline });
    return { ...outputsBy(() => ''), verdict: 'invalid', conclusion: 'failure', headline, json };
}
const oneSentence = (text) => (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asSentences */ .pm)((0,_reports_warnings_js__WEBPACK_IMPORTED_MODULE_3__/* .permissionsInLine */ .K$)(text)
    .split('\n')
    .map((line) => line.trim()))
    .replaceAll(/\s+/g, ' ')
    .slice(0, MAX_HEADLINE);
const numberText = (value) => value === undefined ? '' : String(Math.round(value * 10_000) / 10_000);


/***/ }),

/***/ 98682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planAction: () => (/* binding */ planAction)
/* harmony export */ });
/* unused harmony export planOutputNames */
/* harmony import */ var _baseline_evidence_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38957);
/* harmony import */ var _config_plan_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10549);
/* harmony import */ var _config_policy_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20816);
/* harmony import */ var _config_policy_policy_base_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56593);
/* harmony import */ var _github_event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98427);
/* harmony import */ var _github_job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64956);
/* harmony import */ var _github_pulls_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9919);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24850);
/* harmony import */ var _reports_escape_markdown_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4366);
/* harmony import */ var _runner_forecast_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(34243);
/* harmony import */ var _action_step_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(91816);
/* harmony import */ var _inside_workspace_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(51032);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(51708);
/* harmony import */ var _reported_run_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6427);















const planOutputNames = [
    'matrix',
    'shards',
    'wanted',
    'label',
    'calls',
    'tokens',
    'cost-usd',
    'minutes',
    'smallest-detectable-drop',
    'headline',
];
const planAction = (host) => (0,_action_step_js__WEBPACK_IMPORTED_MODULE_11__/* .actionStep */ .J2)(_config_plan_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .planInputs */ .Zp, plan, {
    names: planOutputNames,
    without: (why) => ({
        ...Object.fromEntries(planOutputNames.map((name) => [name, ''])),
        headline: (0,_outputs_js__WEBPACK_IMPORTED_MODULE_13__/* .oneSentence */ .Wd)(why),
    }),
}, host);
async function plan(stepInputs, runtime, runner, end) {
    const event = await (0,_github_event_js__WEBPACK_IMPORTED_MODULE_4__/* .readEvent */ .j_)(runtime.env, runtime.files);
    (0,_github_event_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseUntrustedCode */ .ot)(event, stepInputs);
    const { checkout } = runner;
    await (0,_inside_workspace_js__WEBPACK_IMPORTED_MODULE_12__/* .requireInsideWorkspace */ .v)(stepInputs, { ...runtime, checkout });
    const ofEvent = (0,_github_job_js__WEBPACK_IMPORTED_MODULE_5__/* .jobOf */ .Zw)(runtime.env, event);
    const base = await (0,_config_policy_policy_base_js__WEBPACK_IMPORTED_MODULE_3__/* .policyBase */ .E0)(stepInputs, ofEvent, { runtime, checkout, actionFolder: 'plan' });
    const job = (0,_config_policy_policy_base_js__WEBPACK_IMPORTED_MODULE_3__/* .onTestedBase */ .G0)(ofEvent, base);
    const policy = await (0,_config_policy_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .findPolicy */ .i6)(stepInputs, runtime, base);
    end.inputs = policy.inputs;
    const label = await missingLabel(stepInputs, event, job, runtime);
    const inputs = { ...policy.inputs, shard: { index: 1, count: 1 } };
    const forecast = await (0,_runner_forecast_js__WEBPACK_IMPORTED_MODULE_10__/* .makeForecast */ .uD)(policy, stepInputs, {
        runtime,
        job,
        source: (0,_baseline_evidence_source_js__WEBPACK_IMPORTED_MODULE_0__.evidenceSource)(inputs, job, runtime),
    });
    if (runtime.signal.aborted)
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .userError */ .IF)('INPUT_INVALID', 'The plan was cancelled before it was made');
    const { tokens } = forecast;
    for (const problem of forecast.problems)
        runtime.log.warn((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .problemText */ .fI)(problem));
    const whyNot = label && `Evals do not run for ${job?.head.slice(0, 7)}: the pull request does not have the label ${label}`;
    end.outputs = {
        matrix: JSON.stringify((0,_runner_forecast_js__WEBPACK_IMPORTED_MODULE_10__/* .matrixOf */ .lQ)(forecast)),
        shards: String(forecast.shards.length),
        wanted: String(label === undefined),
        label: label ?? '',
        calls: String(forecast.calls),
        tokens: (0,_outputs_js__WEBPACK_IMPORTED_MODULE_13__/* .numberText */ .$4)(tokens && Math.round(tokens.input + tokens.output)),
        'cost-usd': (0,_outputs_js__WEBPACK_IMPORTED_MODULE_13__/* .numberText */ .$4)(forecast.costUsd),
        minutes: String(Math.ceil(forecast.durationMs / 60_000)),
        'smallest-detectable-drop': (0,_outputs_js__WEBPACK_IMPORTED_MODULE_13__/* .numberText */ .$4)(forecast.smallestDetectableDrop),
        headline: (0,_outputs_js__WEBPACK_IMPORTED_MODULE_13__/* .oneSentence */ .Wd)(whyNot ?? (0,_runner_forecast_js__WEBPACK_IMPORTED_MODULE_10__/* .headline */ .Pl)(forecast)),
    };
    const text = [...(whyNot === undefined ? [] : [whyNot]), (0,_runner_forecast_js__WEBPACK_IMPORTED_MODULE_10__/* .forecastText */ .xn)(forecast, stepInputs)].join('\n');
    runtime.log.info(text);
    if (policy.inputs.jobSummary !== 'off')
        await runner.addToSummary(`### Plan of the evals\n\n${(0,_reports_escape_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .fence */ .EU)(text)}\n`);
    return 0;
}
async function missingLabel({ onlyWithLabel: label, githubToken: token }, event, job, { connect, signal }) {
    const wanted = label?.trim();
    const number = event.name.startsWith('pull_request') ? job?.pull?.number : undefined;
    if (!wanted || job === undefined || number === undefined)
        return undefined;
    const unread = (why, hint) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .userError */ .IF)('INPUT_INVALID', `The labels of pull request #${number}, which only-with-label needs, could not be read: ${why}`, { hint });
    if (token === undefined)
        throw unread('there is no token', 'Set github-token, or remove only-with-label.');
    try {
        const labels = await (0,_github_pulls_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequests */ .s)(connect({ ...job, token })).labels(number, (0,_reported_run_js__WEBPACK_IMPORTED_MODULE_14__/* .within */ .ux)(signal));
        return labels.some((each) => each.toLowerCase() === wanted.toLowerCase()) ? undefined : wanted;
    }
    catch (error) {
        if (!(error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_8__/* .ServiceError */ ._7))
            throw error;
        const isRefusal = (0,_model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_8__/* .lacksPermission */ .kQ)(error);
        throw unread(error.message, isRefusal ? (0,_model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_8__/* .permissionHint */ .fm)('pull-requests: read') : 'Re-run the job.');
    }
}


/***/ }),

/***/ 6427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kl: () => (/* binding */ asReported),
/* harmony export */   Y3: () => (/* binding */ fromService),
/* harmony export */   _N: () => (/* binding */ jobHere),
/* harmony export */   ux: () => (/* binding */ within)
/* harmony export */ });
/* unused harmony export reportedRun */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _github_artifact_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28712);
/* harmony import */ var _github_artifact_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51453);
/* harmony import */ var _github_event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98427);
/* harmony import */ var _github_job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64956);
/* harmony import */ var _github_pulls_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9919);
/* harmony import */ var _github_workflow_runs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85785);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(24850);
/* harmony import */ var _suites_yaml_yaml_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(71136);











async function jobHere(inputs, { env, files, http, connect, signal }) {
    const event = await (0,_github_event_js__WEBPACK_IMPORTED_MODULE_4__/* .readEvent */ .j_)(env, files);
    const job = (0,_github_job_js__WEBPACK_IMPORTED_MODULE_5__/* .jobOf */ .Zw)(env, event);
    const { githubToken: token } = inputs;
    const client = job === undefined || token === undefined ? undefined : connect({ ...job, token });
    const run = inputs.runId ?? (event.name === 'workflow_run' ? (event.workflow_run?.id ?? Number.NaN) : job?.run);
    const namesIn = async (of) => {
        try {
            const artifacts = client === undefined ? [] : await (0,_github_artifact_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .artifactReader */ .c)(client, http).list(of, within(signal));
            return artifacts.map(({ name }) => name);
        }
        catch (error) {
            if (error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_9__/* .ServiceError */ ._7)
                return [];
            throw error;
        }
    };
    if (run === job?.run) {
        const names = job === undefined ? [] : await namesIn(job.run);
        const [key, ...otherKeys] = (0,_github_artifact_names_js__WEBPACK_IMPORTED_MODULE_2__/* .keysOfShards */ .vD)(names);
        return {
            job,
            client,
            receipts: [],
            key: otherKeys.length === 0 ? key : undefined,
            legs: (0,_github_artifact_names_js__WEBPACK_IMPORTED_MODULE_2__/* .keysOfResults */ .iZ)(names),
            isOwnRun: true,
            whyNoRerun: (0,_github_event_js__WEBPACK_IMPORTED_MODULE_4__/* .mayBeUntrusted */ .JZ)(event)
                ? `a job of ${event.name} has secrets, and anyone can trigger it with code that could steal them`
                : undefined,
        };
    }
    if (job === undefined || client === undefined || run === undefined || Number.isNaN(run)) {
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .userError */ .IF)('INPUT_INVALID', 'Cannot read the workflow run whose results are to be reported', {
            expected: 'a job on GitHub with github-token, and run-id or an event workflow_run',
        });
    }
    const ports = { runs: (0,_github_workflow_runs_js__WEBPACK_IMPORTED_MODULE_7__.workflowRuns)(client), pulls: (0,_github_pulls_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequests */ .s)(client) };
    const reported = await fromService('Workflow runs', () => reportedRun(run, { job, inputs }, ports, within(signal)));
    const { whyNoPull } = reported;
    const names = await namesIn(reported.job.run);
    const wantsCheck = inputs.checkRun || inputs.annotations === 'check';
    return {
        job: reported.job,
        client,
        key: (0,_github_artifact_names_js__WEBPACK_IMPORTED_MODULE_2__/* .keyInNames */ .fD)(names, reported.workflow),
        legs: (0,_github_artifact_names_js__WEBPACK_IMPORTED_MODULE_2__/* .keysOfResults */ .iZ)(names),
        receipts: [
            ...(whyNoPull === undefined || inputs.comment === 'never'
                ? []
                : [{ kind: 'notNeeded', name: 'comment', why: whyNoPull }]),
            ...(reported.job.unverified !== undefined && wantsCheck ? [NO_CHECK] : []),
        ],
        isOwnRun: false,
        whyNoRerun: 'the results are of another workflow run',
    };
}
const NO_CHECK = {
    kind: 'notNeeded',
    name: 'check run',
    why: 'These results come from code of a fork, so no check run vouches for them; see the comment and the summary',
};
const READ_MS = 300_000;
const within = (signal) => AbortSignal.any([signal, AbortSignal.timeout(READ_MS)]);
async function fromService(what, work) {
    try {
        return await work();
    }
    catch (cause) {
        if (!(cause instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_9__/* .ServiceError */ ._7))
            throw cause;
        const hint = (0,_model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_9__/* .lacksPermission */ .kQ)(cause) ? PERMISSIONS : undefined;
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .userError */ .IF)('RESULTS_UNREADABLE', `${what} could not be read: ${cause.message}`, { hint, cause });
    }
}
const PERMISSIONS = [
    'Give the job these permissions:',
    '  permissions:',
    '    actions: read',
    '    contents: read',
    '    pull-requests: write',
].join('\n');
function asReported(stepInputs, { job, key }) {
    const inputs = { ...stepInputs, commentKey: stepInputs.commentKey ?? key };
    const annotations = inputs.annotations === 'check' ? 'off' : inputs.annotations;
    return job?.unverified === undefined ? inputs : { ...inputs, checkRun: false, annotations };
}
async function reportedRun(id, { job, inputs }, { runs, pulls }, signal) {
    const run = await runs.get(id, signal);
    const why = whyNot(run, job) ?? whyOtherWorkflow(run, await runs.fileOfDefaultBranch(run.path, signal));
    if (why !== undefined)
        throw refusal(run, why);
    if (inputs.commitSha !== undefined && inputs.commitSha !== run.headSha) {
        throw refusal(run, `commit-sha is ${inputs.commitSha}, but the run belongs to ${run.headSha}`);
    }
    const lookup = run.event === 'pull_request' ? await pullOf(run, pulls, signal) : notStarted;
    if (inputs.prNumber !== undefined && inputs.prNumber !== lookup.pull?.number) {
        throw refusal(run, `pr-number is ${inputs.prNumber}, which is not the open pull request of its head commit`);
    }
    return {
        job: {
            ...job,
            run: run.id,
            attempt: run.attempt,
            head: run.headSha,
            workflowFile: run.path,
            ref: isOwnCode(run) && run.headBranch !== undefined ? `refs/heads/${run.headBranch}` : '',
            pull: lookup.pull,
            base: lookup.pull?.base === undefined ? job.base : { branch: lookup.pull.base.branch },
            unverified: isOwnCode(run) ? job.unverified : (run.head?.fullName ?? 'a deleted fork'),
        },
        workflow: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(run.path),
        whyNoPull: lookup.why,
    };
}
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch', 'merge_group'];
const isOwnCode = ({ head, repositoryId }) => head?.repositoryId === repositoryId;
function whyNot(run, { event, repositoryId }) {
    if (run.repositoryId !== repositoryId)
        return 'it belongs to another repository';
    const mayBe = run.event === 'pull_request' || (event !== 'workflow_run' && TRUSTED_EVENTS.includes(run.event));
    if (!mayBe || (run.event !== 'pull_request' && !isOwnCode(run)))
        return `it was started by ${run.event}`;
    if (run.status !== 'completed')
        return 'it has not finished';
    return run.conclusion === 'success' || run.conclusion === 'failure'
        ? undefined
        : `its conclusion is ${run.conclusion ?? 'unknown'}, so its results may be incomplete`;
}
function whyOtherWorkflow({ path, name }, text) {
    if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path))
        return `${path} is not a workflow of this repository`;
    if (text === undefined)
        return `the default branch has no workflow ${path}`;
    const parsed = (0,_suites_yaml_yaml_text_js__WEBPACK_IMPORTED_MODULE_10__/* .parseYamlText */ .cd)(text.slice(0, MAX_WORKFLOW_LENGTH));
    const read = named.safeParse(parsed.kind === 'parsed' ? parsed.value : undefined);
    const known = read.success ? (read.data.name ?? path) : undefined;
    return known === name ? undefined : `the workflow ${path} of the default branch has another name`;
}
const MAX_WORKFLOW_LENGTH = 512 * 1024;
const named = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().trim().optional() });
const notStarted = { why: 'A pull request did not start the run' };
async function pullOf({ head, headBranch, headSha }, pulls, signal) {
    if (head === undefined || headBranch === undefined)
        return { why: 'The fork or its branch was deleted' };
    const { owner, repositoryId } = head;
    const open = await pulls.ofBranch({ owner, branch: headBranch, repositoryId }, signal);
    const [pull, ...others] = open.filter((each) => each.headSha === headSha);
    if (pull !== undefined && others.length === 0)
        return { pull };
    if (pull !== undefined)
        return { why: 'Several open pull requests have this head' };
    return open.length > 0
        ? { why: `The pull request has a newer commit than ${headSha.slice(0, 7)}, the commit of these results` }
        : { why: 'No open pull request has this head' };
}
const refusal = ({ id }, why) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .userError */ .IF)('UNTRUSTED_CODE', `Cannot report the results of workflow run ${id}: ${why}`, {
    expected: 'a finished run of a workflow of this repository, started by a pull request',
});


/***/ }),

/***/ 56338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ lineUrl),
/* harmony export */   o: () => (/* binding */ checkoutPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81457);


function checkoutPath(file, { workingDirectory, outputDirectory, }, checkout) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, file);
    const kept = outputDirectory === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)('.agentv', 'results') : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputDirectory, 'engine');
    if (!(0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .F)(checkout, path) || (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .F)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, kept), path))
        return undefined;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(checkout, path).replaceAll('\\', '/') || undefined;
}
function lineUrl({ serverUrl, owner, repo }, { commit, path, line }) {
    const parts = [owner, repo, 'blob', commit, ...path.split('/')];
    const encoded = parts.map((part) => encodeURIComponent(part.replaceAll(/[\ud800-\udfff]/gu, '\ufffd'))).join('/');
    return `${serverUrl}/${encoded.replaceAll('(', '%28').replaceAll(')', '%29')}#L${line}`;
}


/***/ }),

/***/ 10549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iv: () => (/* binding */ forecastNames),
/* harmony export */   JK: () => (/* binding */ plannedInputNames),
/* harmony export */   ZB: () => (/* binding */ planSettings),
/* harmony export */   Zp: () => (/* binding */ planInputs),
/* harmony export */   vH: () => (/* binding */ parseForecastOptions)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71019);
/* harmony import */ var _input_sources_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31301);
/* harmony import */ var _input_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35745);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37965);





const plannedInputNames = [
    'evals',
    'target',
    'targets',
    'testId',
    'tag',
    'excludeTag',
    'trials',
    'threshold',
    'testTimeoutSeconds',
    'workers',
    'graderTarget',
    'budgetUsd',
    'requestsPerMinute',
    'reuse',
    'baseline',
    'baselineBranch',
    'baselineMaxAge',
    'history',
    'historyBranch',
    'quarantineFile',
    'maxDrop',
    'dryRun',
    'workingDirectory',
];
const MAX_MINUTES = 1_440;
const ownSettings = {
    shards: (0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(_input_values_js__WEBPACK_IMPORTED_MODULE_3__/* .shardCount */ .o4.optional(), {
        description: 'Number of shards, one for each machine, or `auto`: as few as finish within `target-minutes`.',
        default: 'auto',
        sources: ['action', 'flag'],
        value: 'N',
    }),
    maxShards: (0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)((0,_input_values_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(1, _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SHARDS */ .hH).default(20), {
        description: `Maximum number of shards that \`auto\` chooses, 1 to ${_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SHARDS */ .hH}.`,
        sources: ['action', 'flag'],
    }),
    targetMinutes: (0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)((0,_input_values_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(1, MAX_MINUTES).default(10), {
        description: '`auto` adds shards until the expected duration is at most this many minutes.',
        sources: ['action', 'flag'],
    }),
    onlyWithLabel: (0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .refine((label) => label.trim().length <= 100, 'the name of a label')
        .optional(), {
        description: 'Run a pull request only if it has this label. It is read while the job runs, so that a re-run sees a new label. Requires `pull-requests: read`.',
        default: 'every pull request',
        sources: ['action'],
    }),
};
const forecastNames = [
    'shards',
    'maxShards',
    'targetMinutes',
];
const parseForecastOptions = (texts, spell) => (0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTexts */ .oh)(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej(ownSettings), texts, spell);
const ofJob = [
    'githubToken',
    'jobSummary',
    'annotations',
    'commentKey',
    'allowUntrustedCode',
];
const planSettings = (0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .stepSettings */ .Gr)('Plan', ownSettings, [...plannedInputNames, ...ofJob]);
const planInputs = (env) => planSettings.parse((0,_input_sources_js__WEBPACK_IMPORTED_MODULE_2__/* .inputTexts */ .Ld)(env, planSettings.names));


/***/ }),

/***/ 28712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U1: () => (/* binding */ pageArtifact),
/* harmony export */   fD: () => (/* binding */ keyInNames),
/* harmony export */   iZ: () => (/* binding */ keysOfResults),
/* harmony export */   kZ: () => (/* binding */ notMeasuredArtifact),
/* harmony export */   p$: () => (/* binding */ resultsArtifact),
/* harmony export */   uj: () => (/* binding */ evidenceArtifact),
/* harmony export */   vD: () => (/* binding */ keysOfShards),
/* harmony export */   x8: () => (/* binding */ reportArtifact),
/* harmony export */   yJ: () => (/* binding */ isShardOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const evidenceArtifact = (key) => `agentv-evidence-${nameOfKey(key)}`;
const resultsArtifact = (key, attempt, shard) => `${RESULTS_PREFIX}${nameOfKey(key)}${partOfShard(shard)}-${attempt}`;
const partOfShard = (shard) => shard === undefined ? '' : `-shard-${shard.index}-of-${shard.count}`;
const RESULTS_PREFIX = 'agentv-results-';
const SHARD_PART = /-shard-\d{1,3}-of-\d{1,3}$/;
const isShardOf = (name, key) => name.startsWith(`${RESULTS_PREFIX}${nameOfKey(key)}-shard-`);
const keysOfShards = (names) => [
    ...new Set(partsIn(names, RESULTS_PREFIX).flatMap((part) => (SHARD_PART.test(part) ? part.replace(SHARD_PART, '') : []))),
];
const notMeasuredArtifact = (key, attempt, shard) => `agentv-not-measured-${nameOfKey(key)}${partOfShard(shard)}-${attempt}`;
const pageArtifact = (key, attempt) => `${reportArtifact(key, attempt)}.html`;
const MAX_KEY_LENGTH = 100;
const reportArtifact = (key, attempt) => `agentv-report-${nameOfKey(key)}-${attempt}`;
function nameOfKey(key) {
    if (/^[\w.-]+$/.test(key) && key.length <= MAX_KEY_LENGTH)
        return key;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex').slice(0, 8);
    return `${slug(key).slice(0, MAX_KEY_LENGTH - hash.length - 1)}-${hash}`;
}
const slug = (key) => key.replaceAll(/[^\w.-]+/g, '-');
function keyInNames(names, workflow) {
    const reported = partsOf(names, 'agentv-report-');
    const [part, ...others] = reported.length > 0 ? reported : partsOf(names, RESULTS_PREFIX);
    if (part === undefined || others.length > 0)
        return undefined;
    const beginning = slug(`${workflow}/`);
    const job = part.startsWith(beginning) ? part.slice(beginning.length).replace(/-[0-9a-f]{8}$/, '') : '';
    const key = `${workflow}/${job}`;
    return nameOfKey(key) === part ? key : part;
}
const keysOfResults = (names) => partsOf(names, RESULTS_PREFIX);
const partsOf = (names, prefix) => [
    ...new Set(partsIn(names, prefix).map((part) => part.replace(SHARD_PART, ''))),
];
const partsIn = (names, prefix) => names.flatMap((name) => {
    const [, part] = name.startsWith(prefix) ? (/^([\w.-]+)-\d{1,6}$/.exec(name.slice(prefix.length)) ?? []) : [];
    return part !== undefined && part.replace(SHARD_PART, '').length <= MAX_KEY_LENGTH ? part : [];
});


/***/ }),

/***/ 91391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ SECOND_UPLOAD),
/* harmony export */   YJ: () => (/* binding */ artifactWriter),
/* harmony export */   YV: () => (/* binding */ isOwnServer),
/* harmony export */   fJ: () => (/* binding */ whyNoArtifacts)
/* harmony export */ });
/* unused harmony export openArtifactWriter */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24850);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56290);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15907);
/* harmony import */ var _retry_budget_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48851);
/* harmony import */ var _until_aborted_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60681);








function whyNoArtifacts(env) {
    if (!env['ACTIONS_RESULTS_URL'] || !env['ACTIONS_RUNTIME_TOKEN']) {
        return 'The runner does not support artifacts (ACTIONS_RESULTS_URL or ACTIONS_RUNTIME_TOKEN is not set)';
    }
    return isOwnServer(env['GITHUB_SERVER_URL'])
        ? 'GitHub Enterprise Server does not support artifacts of this kind'
        : undefined;
}
function isOwnServer(serverUrl) {
    const host = URL.canParse(serverUrl ?? '') ? new URL(serverUrl ?? '').hostname.toLowerCase() : 'github.com';
    return !(host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost'));
}
const SECOND_UPLOAD = '.again';
const SERVICE = "GitHub's artifact service";
function openArtifactWriter(retryBudget = new _retry_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .RetryBudget */ .K(SERVICE), secondMs = 1000) {
    const ask = async (work, signal, workMs = 0) => {
        const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(3838), __webpack_require__.e(908), __webpack_require__.e(1351), __webpack_require__.e(6799)]).then(__webpack_require__.bind(__webpack_require__, 76799));
        const once = async (within) => {
            try {
                return await (0,_until_aborted_js__WEBPACK_IMPORTED_MODULE_7__/* .untilAborted */ .E)(() => work(new DefaultArtifactClient()), within, SERVICE);
            }
            catch (error) {
                throw asServiceError(error);
            }
        };
        return (0,_retry_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .retrying */ .R)(once, { retryBudget, signal, secondMs, workMs });
    };
    const uploaded = async ({ name, files, mayHaveSuffix = false }, signal, work) => {
        let broken;
        let isBegun = false;
        const once = async (client) => {
            try {
                return await work(client, name);
            }
            catch (error) {
                const failure = asServiceError(error);
                if (failure.fault !== 'taken' || broken === undefined) {
                    broken ??= failure;
                    isBegun ||= !/Failed to CreateArtifact/.test((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error));
                    throw failure;
                }
                const { artifacts } = await client.listArtifacts();
                const listed = artifacts.find((artifact) => artifact.name === name);
                if (listed !== undefined && isBegun)
                    return listed;
                if (listed !== undefined)
                    throw failure;
                const message = `${broken.message}. GitHub keeps the name ${name} for the upload that broke: only a new run of the workflow can store it`;
                const final = new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7(broken.fault, message, { isFinal: true });
                if (!mayHaveSuffix)
                    throw final;
                try {
                    return await work(client, `${name}${SECOND_UPLOAD}`);
                }
                catch (again) {
                    throw asServiceError(again).fault === 'taken' ? final : again;
                }
            }
        };
        try {
            const sizes = await Promise.all(files.map(async (file) => (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file)).size));
            const mebibytes = sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20;
            const { id } = await ask(once, signal, _limits_js__WEBPACK_IMPORTED_MODULE_5__/* .SLOWEST_MS_PER_MIB */ .SJ * mebibytes);
            if (id === undefined)
                throw new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7('unavailable', `${SERVICE} accepted the artifact without an id`);
            return { kind: 'uploaded', id };
        }
        catch (error) {
            if (error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7 && error.fault === 'taken')
                return { kind: 'nameTaken' };
            throw error;
        }
    };
    return {
        upload: (artifact, signal) => uploaded(artifact, signal, (client, name) => {
            const { files, folder, retentionDays } = artifact;
            return client.uploadArtifact(name, [...files], folder, retentionDays === undefined ? {} : { retentionDays });
        }),
        uploadFile({ path, retentionDays }, signal) {
            const options = { skipArchive: true, retentionDays };
            return uploaded({ name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), files: [path] }, signal, (client, name) => client.uploadArtifact(name, [path], (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), options));
        },
        async remove(name, signal) {
            try {
                await ask((client) => client.deleteArtifact(name), signal);
            }
            catch (error) {
                if (!(error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7 && error.fault === 'missing'))
                    throw error;
            }
        },
    };
}
const artifactWriter = openArtifactWriter();
function asServiceError(error) {
    if (error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7)
        return error;
    const said = (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error).replaceAll(/https?:\/\/\S+/g, 'its address'), MAX_MESSAGE_LENGTH);
    const { statusCode, code } = Object(error);
    if (typeof statusCode === 'number') {
        const name = typeof code === 'string' ? ` (${code})` : '';
        return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7(faultOf(statusCode, said), `The store of GitHub's artifacts answered HTTP ${statusCode}${name}`);
    }
    const [, status, rest = ''] = /\((\d{3})\) ?(.*)/s.exec(said) ?? [];
    if (status !== undefined) {
        const why = rest.trim() === '' ? '' : `: ${rest.trim()}`;
        return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7(faultOf(Number(status), said), `${SERVICE} answered HTTP ${status}${why}`);
    }
    if (/was not ok/.test(said))
        return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7('unavailable', `${SERVICE} answered HTTP 200 and did not accept it`);
    if (/not found/i.test(said))
        return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7('missing', `${SERVICE} does not have it`);
    const [, network] = /Unable to make request: (\w+)/.exec(said) ?? [];
    if (network !== undefined)
        return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7('unavailable', `${SERVICE} could not be reached: ${network}`);
    return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7(faultOf(0, said), `${SERVICE} could not be used: ${said}`);
}
const MAX_MESSAGE_LENGTH = 300;
function faultOf(status, said) {
    if (status >= 500)
        return 'unavailable';
    if (status === 401 || status === 403 || /\bJWT\b/.test(said))
        return 'refused';
    if (status === 404)
        return 'missing';
    if (status === 409)
        return 'taken';
    if (status === 400 || status === 422 || /not valid/.test(said))
        return 'invalid';
    return status === 429 || /storage quota/.test(said) ? 'limited' : 'unavailable';
}


/***/ }),

/***/ 98427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ OPEN_EVENTS),
/* harmony export */   JZ: () => (/* binding */ mayBeUntrusted),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   ot: () => (/* binding */ refuseUntrustedCode)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);


async function readEvent(env, files) {
    const name = env['GITHUB_EVENT_NAME'] ?? '';
    const path = env['GITHUB_EVENT_PATH'];
    if (!path)
        return { name };
    try {
        return { name, ...payloadSchema.parse(JSON.parse(await files.read(path, MAX_EVENT_BYTES))) };
    }
    catch {
        return { name };
    }
}
const MAX_EVENT_BYTES = 25 * 1024 * 1024;
const sha = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const repository = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const payloadSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(),
        state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        head: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha, repo: repository.nullish() }),
        base: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: sha.optional(), repo: repository, ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() }),
    })
        .optional()
        .catch(undefined),
    merge_group: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ head_sha: sha, base_sha: sha.optional(), base_ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() })
        .optional()
        .catch(undefined),
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ head_sha: sha, event: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional() })
        .optional()
        .catch(undefined),
    repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(), default_branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() }).optional().catch(undefined),
});
const OPEN_EVENTS = [
    'pull_request_target',
    'issues',
    'issue_comment',
    'discussion',
    'discussion_comment',
    'fork',
    'watch',
    'gollum',
];
function refuseUntrustedCode(event, { allowUntrustedCode }) {
    if (allowUntrustedCode || !mayBeUntrusted(event))
        return;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('UNTRUSTED_CODE', `Evals do not run on the event ${event.name}`, {
        expected: 'pull_request, push, merge_group, release, schedule, workflow_dispatch or repository_dispatch',
        hint: `A job of ${event.name} has the secrets of the repository, and anyone can trigger it with code or text that could steal them. Use pull_request. If this job checks out and reads only trusted content, set allow-untrusted-code: true.`,
    });
}
function mayBeUntrusted({ name, workflow_run }) {
    if (name !== 'workflow_run')
        return OPEN_EVENTS.includes(name);
    const origin = workflow_run?.event ?? 'workflow_run';
    return origin === 'workflow_run' || origin.startsWith('pull_request') || OPEN_EVENTS.includes(origin);
}


/***/ }),

/***/ 9919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ pullRequests)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

function pullRequests({ ask }) {
    return {
        async get(number, signal) {
            const pull = await ask(`the request for pull request ${number}`, pullSchema, signal, ({ rest }, common) => rest.pulls.get({ ...common, pull_number: number }));
            return asPull(pull);
        },
        async labels(number, signal) {
            const { labels } = await ask(`the request for the labels of pull request ${number}`, zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ labels: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })) }), signal, ({ rest }, common) => rest.pulls.get({ ...common, pull_number: number }));
            return labels.map(({ name }) => name);
        },
        async headedBy(sha, signal) {
            const pulls = await ask(`the request for the pull requests of commit ${sha}`, zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pullSchema), signal, ({ rest }, common) => rest.repos.listPullRequestsAssociatedWithCommit({ ...common, commit_sha: sha, per_page: 100 }));
            return pulls.map(asPull).filter(({ headSha }) => headSha === sha);
        },
        async ofBranch({ owner: headOwner, branch, repositoryId }, signal) {
            const head = `${headOwner}:${branch}`;
            const pulls = await ask(`the request for the pull requests from ${head}`, zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pullSchema), signal, ({ rest }, common) => rest.pulls.list({ ...common, state: 'open', head, per_page: 100 }));
            return pulls
                .filter((pull) => pull.head.ref === branch && pull.head.repo?.id === repositoryId)
                .map(asPull)
                .filter(({ isOpen }) => isOpen);
        },
    };
}
const repositorySchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() });
const pullSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    head: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), repo: repositorySchema.nullish() }),
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), repo: repositorySchema }),
});
const asPull = ({ number, state, head, base }) => ({
    number,
    headSha: head.sha,
    isFork: head.repo?.id !== base.repo.id,
    isOpen: state === 'open',
    base: { branch: base.ref, sha: base.sha },
});


/***/ }),

/***/ 64973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   db: () => (/* binding */ mistypedKey),
/* harmony export */   h: () => (/* binding */ suggestion)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56290);


const MAX_NAME_LENGTH = 100;
const didYouMean = (input, known) => nearestOf(input, known, (longer) => Math.floor(longer / 3));
const mistypedKey = (key, known) => nearestOf(key, known, (longer, shorter) => (shorter < SHORT_KEY ? 0 : longer < LONG_KEY ? 1 : 2));
const LONG_KEY = 10;
const SHORT_KEY = 3;
function nearestOf(input, known, slipsFor) {
    if (input.length > MAX_NAME_LENGTH || known.includes(input))
        return undefined;
    const wanted = spelling(input);
    let nearest;
    for (const name of known) {
        if (name.length > MAX_NAME_LENGTH)
            continue;
        const known = spelling(name);
        const at = wanted.split('').findIndex((letter, index) => letter !== known[index]);
        const swapped = wanted.slice(0, at) + wanted.charAt(at + 1) + wanted.charAt(at) + wanted.slice(at + 2);
        const slips = at !== -1 && swapped === known ? 1 : (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(wanted, known);
        const isNear = slips <= slipsFor(Math.max(wanted.length, name.length), Math.min(wanted.length, name.length));
        if (isNear && slips < (nearest?.slips ?? Number.POSITIVE_INFINITY))
            nearest = { name, slips };
    }
    return nearest?.name;
}
function suggestion(input, known, what) {
    const meant = didYouMean(input, known);
    if (meant !== undefined)
        return `Did you mean "${meant}"?`;
    return known.length === 0 ? `There are no ${what}.` : `Known ${what}: ${listed(known)}`;
}
const MAX_LISTED = 20;
const listed = (names) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .firstNames */ .d9)(names, MAX_LISTED, MAX_NAME_LENGTH);
const spelling = (name) => name.toLowerCase().replaceAll(/[_\s]/g, '-');


/***/ }),

/***/ 72588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ unzip),
/* harmony export */   u: () => (/* binding */ zipEntries)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var fzstd__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68339);
/* harmony import */ var yauzl__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20663);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7126);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56290);






async function unzip(bytes, { shown, isWanted, limits }) {
    const refuse = (why) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .userError */ .IF)('RESULTS_UNREADABLE', `${shown} is not read: ${why}`, {
        hint: 'Upload the files again. A hand-made archive may need other file names.',
    });
    return refusing(refuse, async () => {
        const archive = await yauzl__WEBPACK_IMPORTED_MODULE_3__.fromBufferPromise(Buffer.from(bytes), OPTIONS);
        if (archive.entryCount > limits.entries)
            throw refuse(`it has more than ${limits.entries} entries`);
        const names = new Set();
        const files = new Map();
        let left = limits.totalBytes;
        for await (const entry of archive.eachEntry()) {
            const name = nameOf(entry, refuse);
            const bad = whatIsWrong(name) ?? (isSpecial(entry, name) ? 'is a link or a device' : undefined);
            if (bad !== undefined)
                throw refuse(`the entry ${quoted(name)} ${bad}`);
            const folded = name.normalize('NFC').toLowerCase();
            if (names.has(folded))
                throw refuse(`it has two entries ${quoted(name)}`);
            names.add(folded);
            if (name.endsWith('/') || !isWanted(name))
                continue;
            if (entry.uncompressedSize > Math.min(limits.entryBytes, left)) {
                throw refuse(`${quoted(name)} is larger than is allowed`);
            }
            left -= entry.uncompressedSize;
            files.set(name, await contentOf(archive, entry, refuse));
        }
        return files;
    });
}
const MAX_ARCHIVE_BYTES = 4 * 1024 ** 3;
const MAX_ENTRIES = 1_000_000;
const MAX_UNPACKED_BYTES = 64 * 1024 ** 2;
async function zipEntries(slice, refuse) {
    const { size } = await slice(0, 0);
    if (size > MAX_ARCHIVE_BYTES)
        throw refuse('it is larger than 4 GiB');
    return refusing(refuse, async () => {
        const archive = await yauzl__WEBPACK_IMPORTED_MODULE_3__.fromRandomAccessReaderPromise(new SliceReader(slice), size, OPTIONS);
        if (archive.entryCount > MAX_ENTRIES)
            throw refuse(`it has more than ${MAX_ENTRIES} entries`);
        const entries = new Map();
        for await (const entry of archive.eachEntry())
            entries.set(nameOf(entry, refuse), entry);
        let left = MAX_UNPACKED_BYTES;
        return {
            sizes: new Map([...entries].map(([name, entry]) => [name, entry.uncompressedSize])),
            read: (name) => refusing(refuse, async () => {
                const entry = entries.get(name);
                if (entry === undefined)
                    throw refuse(`it has no entry ${quoted(name)}`);
                if (isSpecial(entry, name))
                    throw refuse(`the entry ${quoted(name)} is a link or a device`);
                if (entry.uncompressedSize > left) {
                    throw refuse(`the entries that are read are larger than 64 MiB, with ${quoted(name)}`);
                }
                left -= entry.uncompressedSize;
                return contentOf(archive, entry, refuse);
            }),
        };
    });
}
const OPTIONS = { decodeStrings: false, validateEntrySizes: false, autoClose: false, lazyEntries: true };
async function refusing(refuse, work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo)
            throw error;
        const why = (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error);
        const hasNoEnd = why.startsWith('End of central directory');
        throw refuse(hasNoEnd ? 'it is not a ZIP archive, or it is incomplete' : `it is damaged (${why})`);
    }
}
class SliceReader extends yauzl__WEBPACK_IMPORTED_MODULE_3__.RandomAccessReader {
    #slice;
    #piece = { start: 0, bytes: Buffer.alloc(0) };
    constructor(slice) {
        super();
        this.#slice = slice;
    }
    read(...[target, offset, length, position, done]) {
        const called = done;
        this.#bytes(position, length).then((bytes) => called(null, bytes.copy(target, offset)), (error) => called(error));
    }
    _readStreamForRange(start, end) {
        const read = () => this.#slice(start, end - start);
        return node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.from((async function* () {
            yield (await read()).bytes;
        })());
    }
    async #bytes(position, length) {
        const at = position - this.#piece.start;
        if (at >= 0 && at + length <= this.#piece.bytes.length)
            return this.#piece.bytes.subarray(at, at + length);
        const { bytes } = await this.#slice(position, Math.max(length, PIECE_BYTES));
        this.#piece = { start: position, bytes: Buffer.from(bytes) };
        return this.#piece.bytes.subarray(0, length);
    }
}
const PIECE_BYTES = 64 * 1024;
function nameOf({ fileNameRaw }, refuse) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(fileNameRaw);
    }
    catch {
        throw refuse('a name in it is not text');
    }
}
const quoted = (name) => JSON.stringify((0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .cutEnd */ .ym)(name, 100));
const RESERVED = /^(?:con|prn|aux|nul|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])(?:\..*)?$/i;
function whatIsWrong(name) {
    if (name === '' || name.length > 1000)
        return 'has no name, or a name that is too long';
    if (name.includes('\\') || /\p{Cc}/u.test(name))
        return 'has a backslash or a control character in its name';
    if (name.startsWith('/') || /^[a-z]:/i.test(name))
        return 'is an absolute path';
    const parts = name.replace(/\/$/, '').split('/');
    if (parts.some((part) => part === '' || part === '.' || part === '..'))
        return 'leads out of its folder';
    if (parts.some((part) => RESERVED.test(part)))
        return 'is the name of a device';
    return parts.some((part) => /[. ]$/.test(part)) ? 'ends with a dot or a space' : undefined;
}
const UNIX = 3;
function isSpecial({ versionMadeBy, externalFileAttributes }, name) {
    const type = (externalFileAttributes >>> 16) & 0o170_000;
    if (versionMadeBy >> 8 !== UNIX || type === 0)
        return false;
    return type !== (name.endsWith('/') ? 0o040_000 : 0o100_000);
}
const ZSTD = 93;
async function contentOf(archive, entry, refuse) {
    const shown = quoted(nameOf(entry, refuse));
    if (entry.isEncrypted())
        throw refuse(`${shown} is encrypted`);
    const isZstd = entry.compressionMethod === ZSTD;
    if (!isZstd && !entry.canDecodeFileData())
        throw refuse(`${shown} is packed by a method that is not known`);
    if (isZstd && entry.compressedSize > 2 * MAX_UNPACKED_BYTES)
        throw refuse(`${shown} is larger than is allowed`);
    const stream = await archive.openReadStreamPromise(entry, isZstd ? { decodeFileData: false } : {});
    const data = await upTo(stream, isZstd ? entry.compressedSize : entry.uncompressedSize);
    const content = isZstd ? unpackedZstd(data, entry.uncompressedSize) : data;
    if (content.length !== entry.uncompressedSize || (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32)(content) !== entry.crc32) {
        throw refuse(`${shown} does not match its directory entry`);
    }
    return content;
}
async function upTo(stream, maxBytes) {
    const chunks = [];
    let size = 0;
    for await (const chunk of stream) {
        size += chunk.length;
        if (size > maxBytes)
            throw new Error('an entry is larger than it declares');
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
const FED_BYTES = 64 * 1024;
function unpackedZstd(data, size) {
    const content = new Uint8Array(size);
    let at = 0;
    const stream = new fzstd__WEBPACK_IMPORTED_MODULE_2__/* .Decompress */ .YM((piece) => {
        if (at + piece.length > size)
            throw new Error('larger than declared');
        content.set(piece, at);
        at += piece.length;
    });
    for (let start = 0; start < data.length; start += FED_BYTES) {
        stream.push(data.subarray(start, start + FED_BYTES), start + FED_BYTES >= data.length);
    }
    return content.subarray(0, at);
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
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71019);
/* harmony import */ var _model_suite_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37987);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56290);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91305);
/* harmony import */ var _comparison_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54534);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10043);
/* harmony import */ var _escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38566);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57277);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5937);
/* harmony import */ var _shared_blocks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(19337);
/* harmony import */ var _status_icons_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(50594);
/* harmony import */ var _totals_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(46440);
/* harmony import */ var _warnings_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(57382);













const STEP_LIMITS = { errors: 9, warnings: 5 };
const TITLE_CHARACTERS = 120;
const MESSAGE_CHARACTERS = 1000;
const LINE_CHARACTERS = 250;
const MAX_NAMES = 5;
function annotations(report, limits = STEP_LIMITS) {
    const { failing, errored, notRun } = (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .findings */ .Pg)(report);
    const changeOf = (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .changeFinder */ .DB)(report);
    const name = (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .namer */ .wf)(report);
    const all = [
        ...failing.flatMap((result) => failingTest(report, result, name(result), changeOf(result))),
        ...erroredTests(report, errored, 'errored'),
        ...erroredTests(report, notRun, 'not run'),
        ...(0,_warnings_js__WEBPACK_IMPORTED_MODULE_12__/* .allWarnings */ .hc)(report).map((problem) => problemAnnotation(problem, 'warning', _status_icons_js__WEBPACK_IMPORTED_MODULE_10__/* .problemTitles */ .bq[problem.code])),
    ];
    const lines = [headlineOf(report), (0,_totals_js__WEBPACK_IMPORTED_MODULE_11__/* .totalsLine */ .sX)(report).join(' \u00b7 ')];
    return [
        ...limited(all, 'error', limits.errors, 'the job summary'),
        ...limited(all, 'warning', limits.warnings, 'the job summary'),
        annotation('notice', `Evals: ${(0,_status_icons_js__WEBPACK_IMPORTED_MODULE_10__/* .verdictMark */ .vG)(report.verdict.kind).word}`, lines),
    ];
}
function problemAnnotations(problems) {
    const all = problems.map((problem) => problemAnnotation(problem, 'error', 'The evals could not run'));
    return limited(all, 'error', STEP_LIMITS.errors, 'the log of the step');
}
function uncommentedAnnotation(report, { why, hint }) {
    return annotation('notice', `Evals: ${(0,_status_icons_js__WEBPACK_IMPORTED_MODULE_10__/* .verdictMark */ .vG)(report.verdict.kind).word}, without a comment`, [
        headlineOf(report),
        line(`The comment was not written: ${why}`),
        hint && line((0,_warnings_js__WEBPACK_IMPORTED_MODULE_12__/* .permissionsInLine */ .K$)(hint)),
    ]);
}
function annotationCommand({ level, title, message, file, line: at, column }) {
    const properties = Object.entries({ title, file, line: at, col: column })
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => `${key}=${(0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_6__/* .commandProperty */ .N1)((0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_6__/* .neutral */ .SY)(`${value}`))}`);
    return `::${level} ${properties.join(',')}::${(0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_6__/* .commandData */ .wq)((0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_6__/* .neutral */ .SY)(message))}`;
}
function failingTest(report, result, name, change) {
    const state = change?.state ?? 'failing';
    const missesRequirement = report.verdict.reasons
        .filter((0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameSuite */ .BI)({ ...result, file: result.suiteFile }))
        .some(({ rule, kind, testId = result.testId }) => rule === 'requirement' && kind === 'fail' && testId === result.testId);
    const isBroken = state === 'regressed' || missesRequirement;
    const isOld = state === 'failing-as-before' || (state === 'failing' && change?.flaky);
    if (state === 'quarantined' || (isOld && !isBroken))
        return [];
    const isError = isBroken || (kindOf(report, result) === 'fail' && !UNCONFIRMED.includes(state));
    const [check] = (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .failedChecks */ .HH)(result);
    const answer = line((0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .judgedAnswer */ .W9)(result));
    const isRegressed = change?.state === 'regressed';
    const reached = (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .hasPassMark */ .Hg)(result) ? `${(0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .scoreText */ .QO)(result)}, needs ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .score */ .fN)(result.passMark)}` : (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .scoreText */ .QO)(result);
    const numbers = isRegressed && change.base !== undefined ? (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .passesOf */ .Hb)(change) : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .present */ .Eb)(reached, (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .trialsPassed */ .So)(result)).join('; ');
    const command = (0,_shared_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .rerunCommand */ .w4)(result, report);
    const lines = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .present */ .Eb)(line(check.text), `${answer === '' ? 'got' : 'reason'}: ${line(check.got ?? (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .answerOf */ .ut)(result)) || '(no answer)'}`, check.got !== undefined && answer !== '' && `answer: ${answer}`, change && (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .confirmationOf */ .$x)(change), (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .answerNotes */ .QZ)(result).map((note) => line(note)), command !== undefined && `run it again: ${command}`);
    const title = titled(isRegressed ? 'regressed: ' : 'failed: ', name, ` (${numbers})`);
    return [annotation(isError ? 'error' : 'warning', title, lines, result.location)];
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
function erroredTests(report, errored, word) {
    const name = (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .namer */ .wf)(report);
    return (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .errorGroups */ .Zy)(errored).flatMap(({ class: failureClass, results }) => {
        const cause = _status_icons_js__WEBPACK_IMPORTED_MODULE_10__/* .failureWords */ .AC[failureClass];
        const parts = results.every(_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .isNotAsWritten */ .RA) ? results.map((result) => [result]) : [results];
        return parts.map((part) => {
            const [first, ...others] = part;
            const level = part.some((result) => kindOf(report, result) === 'invalid') ? 'error' : 'warning';
            const lines = (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .causeLines */ .t1)(first).map((said) => line(said, 2 * LINE_CHARACTERS));
            if (others.length === 0) {
                const title = titled(`${word} (${cause}): `, name(first));
                return annotation(level, title, lines, first.failure.location ?? first.location);
            }
            const all = part.map((result) => (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .T)(name(result)));
            const names = (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .firstNames */ .d9)(all, MAX_NAMES, TITLE_CHARACTERS);
            return annotation(level, `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('test', part.length)} ${word}: ${cause}`, [...lines, names]);
        });
    });
}
const kindOf = (report, { suite, suiteFile: file, target }) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .suiteKind */ .h0)(report, { suite, file, target });
const problemAnnotation = (problem, level, title) => annotation(level, title, [(0,_shared_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .problemItem */ .Dk)({ ...problem, location: undefined }, plain)], problem.location);
const plain = {
    sentence: (text) => line(text),
    name: _escape_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .T,
    strong: (words) => words,
    placed: _escape_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .T,
    location: _model_suite_location_js__WEBPACK_IMPORTED_MODULE_1__/* .locationText */ .f,
};
function limited(all, level, max, where) {
    const those = all.filter((one) => one.level === level);
    const others = those.length - max;
    if (others <= 0)
        return those;
    const more = `and ${others} more ${level}${others === 1 ? '' : 's'}`;
    return [...those.slice(0, max), { level, title: more, message: `${more}: ${where} lists all of them` }];
}
function annotation(level, title, lines, location) {
    return {
        level,
        title: (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)(title, TITLE_CHARACTERS),
        message: (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)(lines.filter((each) => each !== undefined).join('\n'), MESSAGE_CHARACTERS),
        file: location?.file,
        line: location?.line,
        column: location?.column,
    };
}
const titled = (before, name, after = '') => before + (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutMiddle */ .it)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .T)(name), TITLE_CHARACTERS - before.length - after.length) + after;
const headlineOf = ({ verdict }) => line(verdict.headline, 2 * LINE_CHARACTERS);
const line = (text, max = LINE_CHARACTERS) => (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .T)(text), max);


/***/ }),

/***/ 34243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xn: () => (/* binding */ forecastText),
  Pl: () => (/* binding */ headline),
  uD: () => (/* binding */ makeForecast),
  lQ: () => (/* binding */ matrixOf)
});

// EXTERNAL MODULE: ./build/js/src/baseline/answers.js
var baseline_answers = __webpack_require__(18572);
// EXTERNAL MODULE: ./build/js/src/config/policy/policy.js + 2 modules
var policy = __webpack_require__(20816);
// EXTERNAL MODULE: ./build/js/src/config/policy/policy-base.js
var policy_base = __webpack_require__(56593);
// EXTERNAL MODULE: ./build/js/src/gate/assess.js + 3 modules
var assess = __webpack_require__(17448);
// EXTERNAL MODULE: ./build/js/src/model/run/result-keys.js
var result_keys = __webpack_require__(71019);
// EXTERNAL MODULE: ./build/js/src/model/text/percentage-points.js
var percentage_points = __webpack_require__(15145);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var numbers = __webpack_require__(5937);
// EXTERNAL MODULE: ./build/js/src/runner/calls/requests-per-minute.js
var requests_per_minute = __webpack_require__(65699);
// EXTERNAL MODULE: ./build/js/src/runner/case/judges.js
var case_judges = __webpack_require__(42563);
// EXTERNAL MODULE: ./build/js/src/runner/case/workers.js
var workers = __webpack_require__(88580);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/baseline-context.js + 1 modules
var baseline_context = __webpack_require__(14437);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/gate-inputs.js + 2 modules
var gate_inputs = __webpack_require__(4657);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/power.js
var power = __webpack_require__(68972);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/prepare.js + 2 modules
var prepare = __webpack_require__(10830);
// EXTERNAL MODULE: ./build/js/src/runner/reuse/reusing.js
var reusing = __webpack_require__(58086);
// EXTERNAL MODULE: ./build/js/src/runner/shards/expected-work.js
var expected_work = __webpack_require__(17752);
// EXTERNAL MODULE: ./build/js/src/runner/shards/part-of-run.js
var part_of_run = __webpack_require__(20991);
// EXTERNAL MODULE: ./build/js/src/runner/shards/shards.js
var shards_shards = __webpack_require__(63889);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/platform/secrets/secret-names.js
var secret_names = __webpack_require__(97224);
// EXTERNAL MODULE: ./build/js/src/runner/call-time-limits.js
var call_time_limits = __webpack_require__(45913);
// EXTERNAL MODULE: ./build/js/src/runner/case/session-hooks.js
var session_hooks = __webpack_require__(64726);
// EXTERNAL MODULE: ./build/js/src/runner/case/suite-program.js + 1 modules
var suite_program = __webpack_require__(36973);
// EXTERNAL MODULE: ./build/js/src/runner/reuse/fingerprints.js + 1 modules
var fingerprints = __webpack_require__(8271);
// EXTERNAL MODULE: ./build/js/src/runner/reuse/watched-files.js
var watched_files = __webpack_require__(31445);
// EXTERNAL MODULE: ./build/js/src/runner/survey-run.js
var survey_run = __webpack_require__(4546);
;// CONCATENATED MODULE: ./build/js/src/runner/shards/survey-plan.js









async function surveyPlan(site) {
    const runProgram = (path) => (0,suite_program/* runSuiteProgram */.G)(path, (0,external_node_path_.dirname)(path), site);
    const survey = await (0,survey_run/* surveyRun */.U)(site, { findsBroken: true, runProgram: site.inputs.dryRun ? undefined : runProgram });
    const { plan, placed } = survey;
    const names = placed.flatMap(({ suiteJudges, targets }) => [
        ...(suiteJudges?.names ?? []),
        ...targets.map(({ name }) => name),
    ]);
    const problems = [...survey.problems, ...(0,call_time_limits/* unknownRequestLimits */.k_)(site.inputs, names).map(inNoFile)];
    const shown = problems.filter(({ code }) => code !== 'SECRET_MISSING');
    const broken = plan.steps.flatMap((step) => (step.kind === 'broken' ? step.test.problems : []));
    const known = new Set(broken.map(identityOf));
    const fatal = shown.filter((problem) => problem.severity === 'error' && !known.has(identityOf(problem)));
    if (fatal.length > 0)
        throw new errors/* UserError */.yo(fatal.map(({ file: _, ...problem }) => problem));
    if (plan.steps.every(({ kind }) => kind === 'broken') && broken.length > 0)
        throw new errors/* UserError */.yo(broken);
    const notes = site.inputs.dryRun ? [] : (await (0,session_hooks/* hookNotes */.R7)(site, HOOK_NOTE)).map(inNoFile);
    return { plan: await fingerprinted(plan, placed, site), placed, problems: [...shown, ...notes] };
}
const HOOK_NOTE = 'The plan does not run "before_session": each shard runs it once. Suites that use variables from it, other than secrets, reuse no earlier results';
const inNoFile = (problem) => ({ file: problem.location?.file ?? '', ...problem });
const identityOf = ({ code, message, location }) => JSON.stringify([code, message, location]);
async function fingerprinted(plan, placed, site) {
    if (site.inputs.dryRun)
        return plan;
    const judges = new Map(placed.flatMap(({ suite, suiteJudges }) => (suiteJudges === undefined ? [] : [[suite.path, suiteJudges]])));
    const watched = await (0,watched_files/* watchedFiles */.I)(placed.map(({ suite }) => suite), site);
    const known = new Set();
    for (const { suite, variables, targets, judges: ofSuite, fallbacks } of placed) {
        const surveyed = [...targets, ...ofSuite, ...fallbacks];
        const lookUp = await site.environments.lookUpIn(suite.folder);
        const names = [...variables, ...surveyed.flatMap((each) => each.variables)];
        const hasAll = names.every((name) => (0,secret_names/* isSecretVariable */.tS)(name) || lookUp(name)?.trim());
        if (hasAll && surveyed.every(({ target }) => target !== undefined))
            known.add(suite.path);
    }
    const { steps, ...rest } = await (0,fingerprints/* withFingerprints */.Q)(plan, { judges, watched }, site);
    return {
        ...rest,
        steps: steps.map((step) => {
            if (step.kind !== 'run' || known.has(step.suite.path))
                return step;
            const { measure: _, subject: __, ...unknown } = step;
            return unknown;
        }),
    };
}

;// CONCATENATED MODULE: ./build/js/src/runner/forecast.js




















const MINUTE_MS = 60_000;
async function makeForecast(policy, options, { runtime, job, source }) {
    const site = await (0,prepare/* openSite */.c2)(policy.inputs, runtime, { hasPlaceholders: true });
    const { plan, placed, problems } = await surveyPlan(site);
    const gateInputs = await (0,gate_inputs/* findGateInputs */.q)(policy, { ...runtime, isChange: (0,policy_base/* isChange */.Xb)(job) }, source);
    const { inputs, baseline } = gateInputs;
    const answers = baseline.kind === 'found' ? baseline.stored?.answers : undefined;
    const facts = new Map([...(answers ?? [])].flatMap(([key, line]) => {
        const fact = (0,baseline_answers/* decodeAnswer */.h2)(line)?.fact;
        return fact === undefined ? [] : [[key, fact]];
    }));
    const steps = plan.steps.flatMap((step) => (step.kind === 'run' ? [step] : []));
    const known = (0,baseline_context/* knownOf */.bz)(gateInputs, runtime.env);
    const reuse = known && (0,reusing/* planReuse */.G7)(steps, known);
    const running = steps.filter(({ index }) => !reuse?.reused.has(index));
    const runningKeys = new Set(running.map(result_keys/* resultKeyOf */.uv));
    const calls = callsOf(placed);
    const requests = Object.entries(inputs.requestsPerMinute ?? {}).map(([name, perMinute]) => {
        const all = running.reduce((sum, step) => sum + step.trials.count * calls(step).filter((called) => (0,requests_per_minute/* appliesTo */.Gl)(name, called)).length, 0);
        return { name, perMinute, minutes: all / perMinute };
    });
    const durations = (0,baseline_context/* figuresOf */.h5)(baseline, 'durationMs');
    const works = (0,expected_work/* worksOf */.A)(plan, durations, part_of_run/* targetKinds */.xV).map((work) => ({
        ...work,
        isReused: !runningKeys.has(work.key),
    }));
    const { shards, ...forecast } = (0,shards_shards/* forecastShards */.BS)(works, {
        shards: options.shards,
        most: Math.min(options.maxShards, ...requests.map(({ perMinute }) => perMinute)),
        targetMs: options.targetMinutes * MINUTE_MS,
        workers: Math.max(1, ...steps.map((step) => (0,workers/* workersOf */.N)(step, inputs))),
        requestsMs: Math.max(0, ...requests.map(({ minutes }) => minutes * MINUTE_MS)),
    });
    const broken = plan.steps.length - steps.length;
    const costs = new Map(Array.from((0,baseline_context/* figuresOf */.h5)(baseline, 'costUsd'), ([key, known]) => {
        const { judgeUsd = 0 } = facts.get(key) ?? {};
        return [key, known.map((usd) => usd + judgeUsd)];
    }));
    const cost = (0,shards_shards/* forecastCost */.LV)(works.filter(({ isReused }) => !isReused), costs);
    return {
        ...forecast,
        shards: shards.map(({ works: shardWorks, durationMs }, at) => ({
            tests: shardWorks.length + (at === 0 ? broken : 0),
            trials: shardWorks.reduce((sum, { trials }) => sum + trials, 0),
            durationMs,
        })),
        tests: plan.steps.length,
        targets: new Set(plan.steps.map(({ target }) => (typeof target === 'string' ? target : target.name))).size,
        calls: running.reduce((sum, { trials }) => sum + trials.count, 0),
        timedTests: steps.filter((step) => durations.has((0,result_keys/* resultKeyOf */.uv)(step))).length,
        ...usageOf(running, facts, calls),
        costUsd: cost.usd,
        costBoundUsd: cost.boundUsd,
        testsWithoutCost: cost.unknownTests,
        budgetUsd: inputs.budgetUsd,
        requests,
        ...powerOf(running, gateInputs),
        reuse: {
            tests: (reuse?.reused.size ?? 0) + (reuse?.canaries.size ?? 0),
            canaries: reuse?.canaries.size ?? 0,
            commits: [...new Set([...(reuse?.reused.values() ?? [])].map(({ fromSha }) => fromSha))],
        },
        problems: [
            ...gateInputs.warnings.map((problem) => ({ file: problem.location?.file ?? '', ...problem })),
            ...problems,
        ],
    };
}
function callsOf(placed) {
    const byPath = new Map(placed.map((each) => [each.suite.path, each]));
    return ({ suite, test, target }) => {
        const { targets = [], judges = [] } = byPath.get(suite.path) ?? {};
        const judging = (0,case_judges/* judgeNames */.ch)(test, targets.find(({ name }) => name === target.name)?.judge);
        const judgeOf = (name) => {
            const surveyedTarget = [...judges, ...targets].find((each) => each.name === name);
            return surveyedTarget?.target ?? { name, resolvedName: name, provider: surveyedTarget?.provider ?? '' };
        };
        return [target, ...judging.map(judgeOf)];
    };
}
function usageOf(running, facts, calls) {
    let judgeCalls = 0;
    const tokens = { input: 0, output: 0, tests: 0 };
    for (const step of running) {
        const fact = facts.get((0,result_keys/* resultKeyOf */.uv)(step));
        judgeCalls += step.trials.count * (fact?.judgeCalls ?? calls(step).length - 1);
        if (fact?.tokens === undefined)
            continue;
        tokens.input += step.trials.count * fact.tokens.input;
        tokens.output += step.trials.count * fact.tokens.output;
        tokens.tests += 1;
    }
    return { judgeCalls: Math.round(judgeCalls), tokens: tokens.tests > 0 ? tokens : undefined };
}
function powerOf(running, { baseline, quarantine, inputs }) {
    if (baseline.kind !== 'found')
        return { power: [`no baseline: ${baseline.why}`] };
    if (baseline.whyEmpty !== undefined)
        return { power: [`nothing to compare with: ${baseline.whyEmpty}`] };
    const planned = running.map((step) => ({ ...(0,power/* plannedTest */.FO)(step), measure: step.measure }));
    const assessment = (0,assess/* assess */.n)((0,power/* passingPairing */.yw)(planned, { baseline, quarantine }), (0,policy/* policyOf */.US)(inputs));
    const drops = assessment.suites
        .filter(({ comparable }) => comparable > 0)
        .map(({ smallestDetectableDrop }) => smallestDetectableDrop);
    const all = drops.flatMap((drop) => drop ?? []);
    const single = (0,power/* sentencesOf */.cj)(assessment).filter((sentence) => sentence.startsWith('a complete failure'));
    return {
        power: [...single, ...(baseline.leftOut === undefined ? [] : [baseline.leftOut])],
        smallestDetectableDrop: all.length > 0 && all.length === drops.length ? Math.max(...all) : undefined,
    };
}
const MAX_LISTED = 20;
function forecastText(forecast, options) {
    const { shards, tests, tokens } = forecast;
    const known = `${tokens?.tests} of ${(0,text_text/* plural */.LS)('test', tests)} known`;
    const lines = [
        ['duration', durationText(forecast)],
        ['cost', costText(forecast)],
        ['tokens', tokens && `${tokenText(tokens.input)} in, ${tokenText(tokens.output)} out (${known})`],
        ['power', powerText(forecast)],
        ['reuse', reuseText(forecast)],
        ['shards', whyText(forecast, options)],
    ].flatMap(([name = '', text]) => (text === undefined ? [] : `  ${name.padEnd(9)} ${text}`));
    const listed = shards.slice(0, MAX_LISTED).map(({ tests: testCount, trials, durationMs }, at) => {
        const work = `${(0,text_text/* plural */.LS)('test', testCount)}, ${(0,text_text/* plural */.LS)('trial', trials)}, about ${(0,numbers/* duration */.p0)(durationMs)} after setup`;
        return `    ${at + 1}/${shards.length}  ${testCount === 0 ? 'no tests' : work}`;
    });
    const more = shards.length > MAX_LISTED ? [`    and ${shards.length - MAX_LISTED} more`] : [];
    return [headline(forecast), ...lines, ...listed, ...more].join('\n');
}
const matrixOf = ({ shards }) => ({
    include: shards.map(({ durationMs, tests }, at) => ({
        index: at + 1,
        shard: `${at + 1}/${shards.length}`,
        minutes: Math.ceil(durationMs / 60_000),
        tests,
    })),
});
function headline({ tests, targets, shards, calls, judgeCalls }) {
    const judges = judgeCalls === 0 ? '' : `, about ${(0,text_text/* plural */.LS)('judge call', judgeCalls)}`;
    return `${(0,text_text/* plural */.LS)('test', tests)} on ${(0,text_text/* plural */.LS)('target', targets)} in ${(0,text_text/* plural */.LS)('shard', shards.length)}, ${(0,text_text/* plural */.LS)('target call', calls)}${judges}`;
}
function durationText({ tests, durationMs, oneMachineMs, longestTrialMs, timedTests, requests }) {
    const slowest = requests.toSorted((a, b) => b.minutes - a.minutes)[0];
    const limit = slowest === undefined
        ? ''
        : `; ${slowest.name} at ${slowest.perMinute}/min needs at least ${(0,numbers/* duration */.p0)(slowest.minutes * 60_000)}`;
    return `about ${(0,numbers/* duration */.p0)(durationMs)} (${(0,numbers/* duration */.p0)(oneMachineMs)} on one machine); longest trial ${(0,numbers/* duration */.p0)(longestTrialMs)}${limit}; durations of ${timedTests} of ${(0,text_text/* plural */.LS)('test', tests)} are known`;
}
function costText({ costUsd, costBoundUsd, testsWithoutCost, judgeCalls, tokens, budgetUsd }) {
    const judges = judgeCalls > 0 && tokens === undefined ? ', without judges' : '';
    const budget = budgetUsd === undefined ? '' : `; budget ${(0,numbers/* money */.TG)(budgetUsd)}`;
    if (costUsd === undefined)
        return `unknown: the baseline has no costs of these tests${budget}`;
    const unknown = testsWithoutCost === 0 ? '' : `, ${(0,text_text/* plural */.LS)('test', testsWithoutCost)} unknown`;
    return `about ${(0,numbers/* money */.TG)(costUsd)}, below ${(0,numbers/* money */.TG)(costBoundUsd)} with 95% probability${judges}${unknown}${budget}`;
}
function tokenText(count) {
    if (count >= 1e6)
        return `${(count / 1e6).toFixed(1)} M`;
    return count >= 1e4 ? `${Math.round(count / 1e3)} k` : String(Math.round(count));
}
function powerText({ smallestDetectableDrop: drop, power }) {
    const isCompared = power.some((clause) => clause.startsWith('a complete failure'));
    const uniform = drop === undefined
        ? 'a uniform drop is not detectable in every suite'
        : `smallest detectable drop ${(0,percentage_points/* points */.WR)(drop, 0)} (80% power)`;
    return [...(isCompared ? [uniform] : []), ...power].join('; ');
}
function reuseText({ reuse: { tests, canaries, commits } }) {
    if (tests === 0)
        return undefined;
    const shown = commits.slice(0, 3).map((sha) => sha.slice(0, 7));
    const since = shown.length === 0 ? '' : ` since ${shown.join(', ')}`;
    return `${(0,text_text/* plural */.LS)('test', tests)} unchanged${since}, ${canaries} of them run as canaries`;
}
function whyText(forecast, { targetMinutes, maxShards }) {
    const { shards, tests, why, durationMs, leastMs } = forecast;
    const target = `${targetMinutes} min (target-minutes)`;
    const shortest = `about ${(0,numbers/* duration */.p0)(durationMs)}`;
    switch (why) {
        case 'given': {
            const empty = shards.filter((shard) => shard.tests === 0).length;
            const left = empty === 1 ? 'one has' : `${empty} have`;
            return `as given by shards${empty === 0 ? '' : `: ${left} nothing to run, because ${(0,text_text/* plural */.LS)('test', tests)} cannot be divided further`}`;
        }
        case 'target':
            return `enough for ${target}`;
        case 'most':
            if (shards.length < maxShards)
                return `${target} is not reached, but ${shortest}: each shard needs one request per minute of requests-per-minute`;
            return `${target} cannot be reached with ${(0,text_text/* plural */.LS)('shard', maxShards)} (max-shards), but ${shortest}: more would be faster`;
        case 'longest':
            return `${target} cannot be reached, but ${shortest}: the longest trial, or tests that stay together, take ${(0,numbers/* duration */.p0)(leastMs)}`;
        case 'requests':
            return `${target} cannot be reached, but ${shortest}: a limit of requests determines the duration`;
        case 'gain':
            return `${target} is not reached, but ${shortest}: more shards would save less than 5% each`;
    }
}


/***/ }),

/***/ 4546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ surveyRun)
/* harmony export */ });
/* harmony import */ var _config_configuration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66580);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_values_in_parallel_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91017);
/* harmony import */ var _suites_metadata_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57444);
/* harmony import */ var _case_test_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43048);
/* harmony import */ var _plan_make_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28514);
/* harmony import */ var _program_problems_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85811);
/* harmony import */ var _survey_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(45402);








async function surveyRun(site, how = {}) {
    const { inputs } = site;
    const targets = new _survey_js__WEBPACK_IMPORTED_MODULE_7__/* .SurveyedTargets */ .Q$(site);
    const paths = await (0,_config_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .findConfiguredSuites */ .X_)(site);
    const read = await (0,_model_values_in_parallel_js__WEBPACK_IMPORTED_MODULE_2__/* .inParallel */ .H)(paths, async (path) => {
        const { suite, variables, problems, leftOut } = await (0,_survey_js__WEBPACK_IMPORTED_MODULE_7__/* .surveySuite */ .nf)(path, site, how);
        if (suite === undefined)
            return { leftOut, placed: [], problems };
        const used = await targets.of(suite);
        const surveyed = [...used.targets, ...used.judges];
        const resolvedTargets = surveyed.flatMap(({ target }) => target ?? []);
        const programs = (0,_survey_js__WEBPACK_IMPORTED_MODULE_7__/* .inFile */ .s5)(suite.file, await (0,_program_problems_js__WEBPACK_IMPORTED_MODULE_6__/* .missingPrograms */ .iB)(suite, resolvedTargets, site));
        const ofTargets = [...used.problems, ...used.judging.map(_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asWarning */ .PQ), ...surveyed.flatMap((each) => each.problems)];
        const placed = { suite, variables, ...used };
        return { placed: [placed], problems: [...problems, ...ofTargets, ...programs.map(_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asWarning */ .PQ)] };
    });
    const leftOut = read.map((each) => each.leftOut);
    if (leftOut.every((tags) => tags !== undefined))
        throw (0,_suites_metadata_js__WEBPACK_IMPORTED_MODULE_3__/* .nothingTagged */ .YS)(inputs, leftOut.flat());
    const placed = [
        ...new Map(read.flatMap((each) => each.placed.map((one) => [one.suite.path, one]))).values(),
    ];
    const suites = placed.map(({ suite }) => suite);
    const problems = (0,_survey_js__WEBPACK_IMPORTED_MODULE_7__/* .inOrder */ .al)([
        ...read.flatMap((each) => each.problems),
        ...(0,_survey_js__WEBPACK_IMPORTED_MODULE_7__/* .inFile */ .s5)('.agentv/config.yaml', [
            ...(await (0,_config_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .configProblems */ .rg)(paths, site)),
            ...(await (0,_config_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .overlookedSuites */ .OE)(paths, site)),
        ]),
        ...(0,_survey_js__WEBPACK_IMPORTED_MODULE_7__/* .inFile */ .s5)('', (0,_plan_make_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .unmatchedIds */ .ik)(suites, inputs.testId)),
    ]);
    const onTargets = placed.map((each) => ({
        suite: each.suite,
        targets: each.targets.map(({ target, name, provider = '', options, batching, location = each.suite.location }) => target ?? { name, resolvedName: name, provider, options, fallbackTargets: [], batching, location }),
        inTheWay: how.findsBroken ? inTheWayOf(each) : undefined,
    }));
    const { testId: testIds, trials, threshold, mustPass } = inputs;
    const options = { testIds, trials, threshold, mustPass };
    const plan = placed.length === 0 ? { steps: [], requirements: [] } : (0,_plan_make_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .makePlan */ .Cs)(onTargets, options);
    return { plan, placed, paths, problems };
}
const inTheWayOf = ({ targets, suiteJudges }) => (test, target) => {
    if (suiteJudges === undefined || !targets.some((each) => each.target === target))
        return [];
    return (0,_case_test_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .testProblems */ .LR)(test, target, suiteJudges).filter(({ code }) => code !== 'SECRET_MISSING');
};


/***/ }),

/***/ 45402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ problemsOf),
/* harmony export */   Q$: () => (/* binding */ SurveyedTargets),
/* harmony export */   _k: () => (/* binding */ countProblems),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   nf: () => (/* binding */ surveySuite),
/* harmony export */   s5: () => (/* binding */ inFile),
/* harmony export */   y9: () => (/* binding */ byFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38034);
/* harmony import */ var _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17586);
/* harmony import */ var _model_values_grouped_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70110);
/* harmony import */ var _model_values_once_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81667);
/* harmony import */ var _providers_providers_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8568);
/* harmony import */ var _suites_load_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89885);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81457);
/* harmony import */ var _suites_targets_read_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(18750);
/* harmony import */ var _suites_targets_resolve_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(24928);
/* harmony import */ var _suites_targets_variables_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(76845);
/* harmony import */ var _case_judges_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(42563);
/* harmony import */ var _case_test_problems_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(43048);
/* harmony import */ var _pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(10830);















async function surveySuite(path, site, programs = {}) {
    const file = (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__/* .shownPath */ .p)(path, site.cwd);
    const reading = (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_14__/* .suiteReading */ .hu)(site);
    const variableNames = new Set();
    const variables = async (folder) => recorded(await reading.variables(folder), variableNames);
    try {
        const { problems, ...seen } = await (0,_suites_load_js__WEBPACK_IMPORTED_MODULE_7__/* .lookAtSuite */ .Z)(path, {
            ...reading,
            variables,
            runProgram: programs.runProgram ?? reading.runProgram,
            mayLackVariables: programs.mayLackVariables ?? reading.mayLackVariables,
        });
        return { ...seen, problems: inFile(file, problems), variables: [...variableNames] };
    }
    catch (error) {
        return { problems: inFile(file, problemsOf(error)), variables: [...variableNames] };
    }
}
function problemsOf(error) {
    if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo)
        return error.problems;
    throw error;
}
const inFile = (file, problems) => problems.map((problem) => ({ file: problem.location?.file ?? file, ...problem }));
const recorded = (lookUp, variableNames) => (name, use) => {
    variableNames.add(name);
    return lookUp(name, use);
};
function inOrder(problems) {
    const once = new Map();
    for (const problem of problems) {
        const { severity, ...rest } = problem;
        const key = JSON.stringify(rest);
        if (severity === 'error' || !once.has(key))
            once.set(key, problem);
    }
    return [...once.values()].sort((a, b) => {
        if (a.file !== b.file)
            return a.file < b.file ? -1 : 1;
        const [here, there] = [a.location, b.location];
        return (here?.line ?? 0) - (there?.line ?? 0) || (here?.column ?? 0) - (there?.column ?? 0);
    });
}
function byFile(problems) {
    return (0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_4__/* .groupedBy */ .m)(problems, ({ file }) => file);
}
function countProblems(problems) {
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    return { errors, warnings: problems.length - errors };
}
class SurveyedTargets {
    #site;
    #files = new Map();
    #nearest = new Map();
    constructor(site) {
        this.#site = site;
    }
    get files() {
        return [...this.#files.keys()].map((path) => (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__/* .shownPath */ .p)(path, this.#site.cwd));
    }
    async of(suite) {
        const { inputs, programs, environments } = this.#site;
        const names = (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_14__/* .wantedTargets */ .w5)(suite, inputs).filter(({ isUnknown }) => !isUnknown);
        const path = await this.#fileOf(suite);
        const read = typeof path === 'string' ? await this.#read(path) : undefined;
        const problems = typeof path === 'string' ? (read?.problems ?? []) : inFile(suite.file, path);
        if (read?.targetsFile === undefined) {
            const targets = names.map(({ name }) => ({ name, options: {}, batching: false, problems: [], variables: [] }));
            return { targets, judges: [], fallbacks: [], problems, judging: [] };
        }
        const file = await programs.withPrograms(read.targetsFile, suite.folder);
        const survey = (wanted) => Promise.all(wanted.map((name) => this.#survey({ name, location: undefined }, file, suite.folder)));
        const targets = await Promise.all(names.map((wanted) => this.#survey(wanted, file, suite.folder)));
        const known = targets.flatMap(({ target }) => target ?? []);
        const fallbacks = await survey([...new Set(known.flatMap(({ fallbackTargets }) => fallbackTargets))]);
        const written = suite.format === 'agent-skills' ? [] : (suite.variants ?? []);
        const variants = written.map(async (variant) => {
            const { target, problems } = await this.#survey((0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_14__/* .variantOn */ .Bd)(variant, suite.targets[0]?.name ?? 'default', suite.targets), file, suite.folder);
            const targetProblems = target === undefined
                ? []
                : await (0,_case_test_problems_js__WEBPACK_IMPORTED_MODULE_13__/* .variantProblems */ .up)(suite, target, { ...this.#site.runtime, cwd: this.#site.cwd });
            const all = [...problems, ...inFile(suite.file, targetProblems)];
            return variant.target && variant.location.file === suite.file ? all : all.map(_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asWarning */ .PQ);
        });
        const suiteJudges = (0,_case_judges_js__WEBPACK_IMPORTED_MODULE_12__/* .judgesOf */ .YP)(file, await environments.lookUpIn(suite.folder), inputs);
        const tests = suite.tests.filter((test) => test.kind === 'test');
        const judging = tests.flatMap((test) => targets.flatMap(({ judge }) => (0,_case_judges_js__WEBPACK_IMPORTED_MODULE_12__/* .judgeNames */ .ch)(test, judge)));
        const judges = await survey([...new Set(judging)].filter((name) => file.entries.some((entry) => entry.name === name) && targets.every((each) => each.name !== name)));
        const unjudged = tests.flatMap((test) => known.flatMap((target) => [...(0,_case_test_problems_js__WEBPACK_IMPORTED_MODULE_13__/* .imageProblems */ .yR)(test, target), ...(0,_case_judges_js__WEBPACK_IMPORTED_MODULE_12__/* .judgingProblems */ .r_)(test, target, suiteJudges)]));
        for (const name of [...names.map(entryName), ...[...judges, ...fallbacks].map((each) => each.name)])
            read.used.add(name);
        return {
            targets,
            judges,
            fallbacks,
            suiteJudges,
            problems: [
                ...problems,
                ...fallbacks.flatMap((fallback) => fallback.problems),
                ...(await Promise.all(variants)).flat(),
            ],
            judging: inFile(suite.file, unjudged.map(withoutHaste)),
        };
    }
    async near(folder) {
        const path = await this.#fileOf({ folder });
        return typeof path === 'string' ? (await this.#read(path)).problems : [];
    }
    async whole(path) {
        const file = await this.#read(path);
        return [...file.problems, ...(await this.#surveyAll(file)).flatMap((target) => target.problems)];
    }
    async unused() {
        const files = await Promise.all(this.#files.values());
        const surveyed = await Promise.all(files.map((file) => this.#surveyAll(file, (name) => !file.used.has(name))));
        const problems = surveyed.flat().flatMap((target) => target.problems);
        return problems.filter(({ code }) => code !== 'SECRET_MISSING').map(_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asWarning */ .PQ);
    }
    async #surveyAll({ path, targetsFile }, isWanted = () => true) {
        if (targetsFile === undefined)
            return [];
        const wanted = targetsFile.entries.filter(({ name }) => isWanted(name));
        const file = await this.#site.programs.withPrograms(targetsFile, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path));
        return Promise.all(wanted.map(({ name }) => this.#survey({ name, location: undefined }, file, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path))));
    }
    async #fileOf(suite) {
        const known = this.#nearest.get(suite.folder);
        if (known !== undefined)
            return known;
        try {
            const path = await (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_14__/* .targetsFileOf */ .Ui)(suite, this.#site);
            this.#nearest.set(suite.folder, path);
            return path;
        }
        catch (error) {
            if (this.#site.inputs.targets !== undefined)
                throw error;
            return problemsOf(error);
        }
    }
    #read(path) {
        const { cwd, runtime } = this.#site;
        const file = (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__/* .shownPath */ .p)(path, cwd);
        const used = new Set();
        return (0,_model_values_once_js__WEBPACK_IMPORTED_MODULE_5__/* .getOrMake */ .I)(this.#files, path, () => (0,_suites_targets_read_js__WEBPACK_IMPORTED_MODULE_9__/* .readTargetsFile */ .vW)(path, file, runtime.files).then((targetsFile) => ({ path, targetsFile, problems: inFile(file, targetsFile.warnings), used }), (error) => ({ path, problems: inFile(file, problemsOf(error)), used })));
    }
    async #survey(wanted, targetsFile, folder) {
        const variableNames = new Set();
        const lookUp = recorded(await this.#site.environments.lookUpIn(folder), variableNames);
        const reading = { file: targetsFile, kinds: _providers_providers_index_js__WEBPACK_IMPORTED_MODULE_6__/* .providers */ .r, lookUp };
        const { target, problems } = (0,_suites_targets_resolve_js__WEBPACK_IMPORTED_MODULE_10__/* .resolveTarget */ .u1)(wanted, reading);
        const entry = targetsFile.entries.find(({ name }) => name === entryName(wanted));
        const end = (0,_suites_targets_resolve_js__WEBPACK_IMPORTED_MODULE_10__/* .followTargets */ .wU)(wanted, reading, []);
        for (const field of end?.fields.values() ?? [])
            (0,_suites_targets_variables_js__WEBPACK_IMPORTED_MODULE_11__/* .lookUpVariables */ .OY)(field.value, lookUp);
        const provider = target?.provider ?? end?.fields.get('provider')?.text;
        const timeout = end?.fields.get('timeout_seconds');
        const judges = (0,_case_judges_js__WEBPACK_IMPORTED_MODULE_12__/* .judgesOf */ .YP)(targetsFile, lookUp, this.#site.inputs);
        const graderTarget = target?.graderTarget ?? end?.fields.get('grader_target')?.text;
        return {
            name: wanted.name,
            options: timeout === undefined ? {} : { timeout_seconds: (0,_suites_targets_variables_js__WEBPACK_IMPORTED_MODULE_11__/* .lookUpVariables */ .OY)(timeout.value, lookUp) },
            batching: target?.batching ?? end?.fields.get('provider_batching')?.value === true,
            provider: provider === undefined ? undefined : ((0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .findKind */ .oH)(_providers_providers_index_js__WEBPACK_IMPORTED_MODULE_6__/* .providers */ .r, provider)?.type ?? provider),
            location: entry?.cursor.location,
            target,
            problems: inFile(targetsFile.file, problems.map(withoutHaste)),
            variables: [...variableNames],
            judge: judges.nameFor({ name: wanted.name, provider: provider ?? '', graderTarget }),
        };
    }
}
const entryName = ({ name, useTarget = name }) => useTarget;
const withoutHaste = (problem) => problem.code === 'SECRET_MISSING' || problem.message.includes(_model_suite_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .FROM_ENVIRONMENT */ .$c) ? (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asWarning */ .PQ)(problem) : problem;


/***/ }),

/***/ 20834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ah: () => (/* binding */ suspectsIn),
/* harmony export */   d$: () => (/* binding */ isDecided),
/* harmony export */   i8: () => (/* binding */ gatePolicies),
/* harmony export */   lO: () => (/* binding */ wantsControl)
/* harmony export */ });
/* harmony import */ var _gate_suspected_regressions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83520);
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71019);
/* harmony import */ var _pipeline_decide_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55964);



function suspectsIn(run, { sides, policy }) {
    const mayFail = sides.baseline.kind === 'found' || run.results.some(({ mustPass }) => mustPass);
    if (!run.complete || run.dryRun || !mayFail)
        return [];
    return (0,_gate_suspected_regressions_js__WEBPACK_IMPORTED_MODULE_0__/* .suspectsOf */ .k_)((0,_pipeline_decide_js__WEBPACK_IMPORTED_MODULE_2__/* .pairingOf */ .U)(run, sides), policy).map((of) => ({ key: (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH)(of.test), needed: of.needed, of }));
}
const isDecided = ({ of }, reruns) => (0,_gate_suspected_regressions_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionOf */ .uv)(of, reruns) !== 'undecided';
const wantsControl = ({ of }, reruns) => of.failuresNeeded !== undefined && reruns.length > 0 && reruns.every(({ pass }) => !pass);
function gatePolicies(deciding, runOf) {
    const { sides, policy } = deciding;
    return {
        suspects: (ledger) => suspectsIn(runOf(ledger), deciding),
        isDecided: (suspect, reruns) => isDecided(suspect, reruns),
        wantsControl: (suspect, reruns) => wantsControl(suspect, reruns),
        controls(ledger) {
            const run = runOf(ledger);
            if (!run.complete || run.dryRun)
                return [];
            return (0,_gate_suspected_regressions_js__WEBPACK_IMPORTED_MODULE_0__/* .controlsOf */ .ux)((0,_pipeline_decide_js__WEBPACK_IMPORTED_MODULE_2__/* .pairingOf */ .U)(run, sides), policy).map(({ test, trials }) => ({
                key: (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH)(test),
                trials,
            }));
        },
    };
}


/***/ }),

/***/ 86697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ SeedingPlanner),
/* harmony export */   E$: () => (/* binding */ isShortOf),
/* harmony export */   EL: () => (/* binding */ confirmation),
/* harmony export */   Yo: () => (/* binding */ PlannerSequence),
/* harmony export */   mw: () => (/* binding */ plannedTrials),
/* harmony export */   vv: () => (/* binding */ missingControls),
/* harmony export */   w3: () => (/* binding */ needsRerun)
/* harmony export */ });
/* harmony import */ var _model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56768);
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71019);
/* harmony import */ var _results_result_of_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45515);



class PlannerSequence {
    #left;
    #current;
    #open = new Set();
    constructor(planners) {
        this.#left = [...planners];
    }
    isUnfinished(planner, ledger) {
        return this.#current === planner || (this.#left.includes(planner) && planner.initial(ledger).length > 0);
    }
    next(ledger, ended) {
        if (ended !== undefined)
            this.#open.delete(ended);
        let requests = ended === undefined ? [] : (this.#current?.next?.(ledger, ended) ?? []);
        while (requests.length === 0 && this.#open.size === 0 && this.#left.length > 0) {
            this.#current = this.#left.shift();
            requests = this.#current?.initial(ledger) ?? [];
        }
        for (const request of requests)
            this.#open.add(request);
        return requests;
    }
}
function oneTrial(step, purpose, number) {
    const isGroup = step.trials.strategy === 'pass_at_k';
    const trials = isGroup ? step.trials : { count: 1, strategy: 'mean' };
    return {
        step: { ...step, trials, test: { ...step.test, dependsOn: [] } },
        first: number * trials.count,
        purpose,
        checkout: purpose === 'control' ? 'base' : 'head',
    };
}
const plannedCount = ({ trials }) => (trials.strategy === 'pass_at_k' ? 1 : trials.count);
const planned = (step) => ({ step, purpose: 'planned', checkout: 'head', first: 0 });
const known = (step, resultAt) => ({
    step,
    purpose: 'planned',
    checkout: 'head',
    first: 0,
    resultAt,
});
const plannedTrials = (steps, reusing, onLeak) => [
    {
        initial: () => [
            ...steps.flatMap((step) => (step.kind === 'broken' ? known(step, (at) => (0,_results_result_of_js__WEBPACK_IMPORTED_MODULE_2__/* .brokenResult */ .b$)(step, at)) : [])),
            ...reusing.toRun.map(planned),
        ],
    },
    {
        initial: (ledger) => reusing.worseAmong(ledger.results('planned')).map((step) => oneTrial(step, 'confirmation', plannedCount(step))),
    },
    {
        initial(ledger) {
            const leaks = reusing.leaksAmong(ledger.results('planned'), ledger.results('confirmation'));
            if (leaks === undefined)
                return reusing.known.map((step) => known(step, (at) => reusing.resultOf(step, at)));
            onLeak(leaks);
            return reusing.known.map(planned);
        },
    },
];
function confirmation(steps, policy, mayInterleave) {
    const suspects = new Map();
    const nextOf = (key, ledger) => {
        const entry = suspects.get(key);
        if (entry === undefined)
            return [];
        const { suspect, step } = entry;
        const reruns = ledger.trialsOf(key, 'confirmation').map(_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .targetTrials */ .FW);
        const controls = ledger.trialsOf(key, 'control').map(_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .targetTrials */ .FW);
        const measured = reruns.flat();
        const isControlDue = mayInterleave(step) &&
            !ledger.isMissing(key, 'control') &&
            isShortOf(measured.length, controls) &&
            policy.wantsControl(suspect, measured);
        if (isControlDue)
            return [oneTrial(step, 'control', controls.length)];
        const isOver = ledger.isMissing(key, 'confirmation') || !needsRerun(suspect, reruns, policy);
        return isOver ? [] : [oneTrial(step, 'confirmation', plannedCount(step) + reruns.length)];
    };
    return {
        initial(ledger) {
            const stepOf = new Map(steps.map((step) => [(0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKeyOf */ .uv)(step), step]));
            for (const suspect of policy.suspects(ledger)) {
                const step = stepOf.get(suspect.key);
                if (step !== undefined)
                    suspects.set(suspect.key, { suspect, step });
            }
            return [...suspects.keys()].flatMap((key) => nextOf(key, ledger));
        },
        next: (ledger, { step }) => (step.kind === 'run' ? nextOf((0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKeyOf */ .uv)(step), ledger) : []),
        undecided: (ledger) => [...suspects].flatMap(([key, { suspect }]) => policy.isDecided(suspect, ledger.trialsOf(key, 'confirmation').flatMap(_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .targetTrials */ .FW)) ? [] : key),
    };
}
const needsRerun = (suspect, reruns, policy) => isShortOf(suspect.needed, reruns) && !policy.isDecided(suspect, reruns.flat());
const isShortOf = (needed, reruns) => reruns.flat().length < needed && !isGivenUp(reruns);
const isGivenUp = (reruns) => reruns.length > 1 && reruns.slice(-2).every((measured) => measured.length === 0);
const missingControls = (steps, wanted) => ({
    initial(ledger) {
        const counts = new Map(wanted(ledger).map(({ key, trials }) => [key, trials]));
        return steps.flatMap((step) => {
            const key = (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKeyOf */ .uv)(step);
            const count = counts.get(key);
            if (count === undefined)
                return [];
            const controls = ledger.trialsOf(key, 'control');
            const first = controls.length;
            if (isGivenUp(controls.map(_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .targetTrials */ .FW)))
                return [];
            if (step.trials.strategy === 'pass_at_k')
                return Array.from({ length: count }, (_, at) => oneTrial(step, 'control', first + at));
            return [{ step: { ...step, trials: { count, strategy: 'mean' } }, first, purpose: 'control', checkout: 'base' }];
        });
    },
});
class SeedingPlanner {
    #steps;
    #policy;
    #wanted = [];
    constructor(steps, policy) {
        this.#steps = steps;
        this.#policy = policy;
    }
    get tests() {
        return this.#wanted.length;
    }
    initial(ledger) {
        const keys = this.#policy.without(ledger);
        this.#wanted = this.#steps.filter((step) => keys.has((0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKeyOf */ .uv)(step)));
        return this.#nextRound(ledger);
    }
    next(ledger, { round = 0 }) {
        return ledger.isBusy || this.wholeRounds(ledger) < round ? [] : this.#nextRound(ledger);
    }
    wholeRounds(ledger) {
        let rounds = 0;
        while (this.tests > 0 && ledger.results('seed', rounds + 1).length >= this.tests)
            rounds += 1;
        return rounds;
    }
    #nextRound(ledger) {
        const round = this.wholeRounds(ledger) + 1;
        if (round >= this.#policy.runCount)
            return [];
        const measured = new Set(ledger.results('seed', round).map(({ index }) => index));
        return this.#wanted
            .filter(({ index }) => !measured.has(index))
            .map((step) => ({ step, purpose: 'seed', checkout: 'head', first: round * step.trials.count, round }));
    }
}


/***/ })

};
