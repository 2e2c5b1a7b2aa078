export const id = 5587;
export const ids = [5587];
export const modules = {

/***/ 82037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J2: () => (/* binding */ actionStep),
/* harmony export */   Zc: () => (/* binding */ isCheckDelivered),
/* harmony export */   "do": () => (/* binding */ CANCELLED_MS),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
/* harmony import */ var _adapters_process_abandoned_work_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79086);
/* harmony import */ var _adapters_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89488);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_grouped_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10664);
/* harmony import */ var _reports_annotations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27869);
/* harmony import */ var _reports_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38566);
/* harmony import */ var _reports_summary_summary_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36770);
/* harmony import */ var _shared_secrets_redact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7986);
/* harmony import */ var _shared_secrets_secret_forms_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85709);
/* harmony import */ var _shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(28822);
/* harmony import */ var _cli_progress_terminal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(17568);
/* harmony import */ var _pipeline_exit_code_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(50535);
/* harmony import */ var _pipeline_runtime_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(99387);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(44155);
/* harmony import */ var _runner_reporters_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(99267);















async function actionStep(read, work) {
    const runner = (0,_adapters_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .openRunner */ .N)(process.env, process.stdout);
    const secrets = (0,_shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_9__/* .secretValues */ .VX)(process.env);
    for (const form of new Set(secrets.flatMap(_shared_secrets_secret_forms_js__WEBPACK_IMPORTED_MODULE_8__/* .usualForms */ .W)))
        runner.mask(form);
    let redact = (0,_shared_secrets_redact_js__WEBPACK_IMPORTED_MODULE_7__/* .redactor */ .$)(secrets);
    const log = {
        info: (text) => runner.print((0,_reports_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__/* .neutral */ .SY)(redact.text(text))),
        warn: (text) => runner.print((0,_reports_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__/* .neutral */ .SY)(`warning: ${redact.text(text)}`)),
        error: (text) => runner.print((0,_reports_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__/* .neutral */ .SY)(redact.text(text))),
    };
    const end = { outputs: (0,_outputs_js__WEBPACK_IMPORTED_MODULE_13__/* .outputsWithoutRun */ .M5)('The run did not start') };
    (0,_pipeline_exit_code_js__WEBPACK_IMPORTED_MODULE_11__/* .exitOnUncaughtErrors */ .ew)(log);
    const write = outputsOnce(runner);
    process.once('exit', () => {
        const ended = (0,_outputs_js__WEBPACK_IMPORTED_MODULE_13__/* .outputsWithoutRun */ .M5)('The run ended before it had a verdict');
        if (!written(() => write(ended), log))
            process.exitCode = 2;
    });
    const decided = await (0,_pipeline_exit_code_js__WEBPACK_IMPORTED_MODULE_11__/* .toExitCode */ .t4)(async () => {
        try {
            const inputs = read(process.env);
            end.inputs = inputs;
            redact = (0,_shared_secrets_redact_js__WEBPACK_IMPORTED_MODULE_7__/* .redactor */ .$)(secrets, inputs.redact);
            return (0,_pipeline_exit_code_js__WEBPACK_IMPORTED_MODULE_11__/* .exitCodeOf */ .FO)(await work(inputs, (0,_pipeline_runtime_js__WEBPACK_IMPORTED_MODULE_12__.realRuntime)(log), runner, end));
        }
        catch (error) {
            end.outputs = (0,_outputs_js__WEBPACK_IMPORTED_MODULE_13__/* .outputsWithoutRun */ .M5)(redact.text((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)));
            const problems = error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo ? (0,_model_grouped_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .groupProblems */ .U)(redact.deep(error.problems)) : [];
            await reportWhyNot(problems, end.inputs, runner, log);
            const reported = (await end.live?.couldNotRun(problems)) ?? [];
            end.notes?.reported(reported);
            (0,_cli_progress_terminal_js__WEBPACK_IMPORTED_MODULE_10__/* .complainAbout */ .p3)(reported, log.info);
            throw error;
        }
    }, log);
    const exitCode = written(() => write(end.outputs), log) ? decided : 2;
    (0,_adapters_process_abandoned_work_js__WEBPACK_IMPORTED_MODULE_0__/* .endDespiteAbandonedWork */ .z)(exitCode);
    return exitCode;
}
const END_MS = 120_000;
const CANCELLED_MS = 4000;
const endOf = ({ aborted }) => AbortSignal.timeout(aborted ? CANCELLED_MS : END_MS);
const isCheckDelivered = (receipts) => receipts.some(({ kind, name }) => name === 'check run' && kind === 'delivered');
function outputsOnce(runner) {
    let isWritten = false;
    return (outputs) => {
        if (isWritten)
            return;
        isWritten = true;
        for (const name of _outputs_js__WEBPACK_IMPORTED_MODULE_13__/* .outputNames */ .gr)
            runner.output(name, outputs[name]);
    };
}
function written(work, log) {
    try {
        work();
        return true;
    }
    catch (error) {
        for (const line of (0,_pipeline_exit_code_js__WEBPACK_IMPORTED_MODULE_11__/* .adviceOf */ .wr)(error))
            log.error(line);
        return false;
    }
}
async function reportWhyNot(problems, inputs, runner, log) {
    if (inputs?.annotations !== 'off') {
        for (const annotation of (0,_reports_annotations_js__WEBPACK_IMPORTED_MODULE_4__/* .problemAnnotations */ .ur)(problems))
            (0,_runner_reporters_js__WEBPACK_IMPORTED_MODULE_14__/* .annotate */ .fz)(annotation, inputs, runner);
    }
    if (inputs?.jobSummary === 'off')
        return;
    try {
        await runner.addToSummary((0,_reports_summary_summary_js__WEBPACK_IMPORTED_MODULE_6__/* .problemsMarkdown */ .KK)(problems));
    }
    catch (cause) {
        log.warn(`job summary was not delivered: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}`);
    }
}


/***/ }),

/***/ 13580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ requireInsideWorkspace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _config_checkout_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48334);




async function requireInsideWorkspace({ workingDirectory, ...paths }, site) {
    const cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(site.cwd, workingDirectory);
    await requireInside('working-directory', cwd, site);
    for (const name of ['outputDirectory', 'otelFile', 'traceFile']) {
        const path = paths[name];
        if (path !== undefined)
            await requireInside((0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(name), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path), site);
    }
}
async function requireInside(input, folder, { files, checkout }) {
    let existing = folder;
    while ((await files.state(existing)) === 'missing' && existing !== (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(existing))
        existing = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(existing);
    const real = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(await files.realPath(existing), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(existing, folder));
    if (!(0,_config_checkout_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isOutside */ ._K)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(checkout, real)))
        return;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', `\`${input}\` is outside the workspace`, {
        expected: `a path in ${checkout} (GITHUB_WORKSPACE)`,
        found: real,
    });
}


/***/ }),

/***/ 60261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ jobPage)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _config_checkout_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48334);
/* harmony import */ var _page_local_page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13804);



function jobPage(run, inputs, { job, runtime, runner, context, samples }) {
    const local = (0,_page_local_page_js__WEBPACK_IMPORTED_MODULE_2__/* .localPage */ .j)(inputs, run, runtime, samples);
    if (job === undefined || context === undefined)
        return local;
    const links = linksOf(job, context.head, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(runner.checkout, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(runtime.cwd, inputs.workingDirectory)));
    return {
        ...local,
        key: context.key,
        run: String(job.run),
        ...(links && { links }),
        ...(context.unverified !== undefined && { unverified: context.unverified }),
    };
}
function linksOf({ serverUrl, owner, repo, run }, commit, folder) {
    if (!/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(commit))
        return undefined;
    const prefix = folder === '' || (0,_config_checkout_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isOutside */ ._K)(folder) ? '' : `${folder.replaceAll('\\', '/')}/`;
    return { server: new URL(serverUrl).origin, repository: `${owner}/${repo}`, run, commit, prefix };
}


/***/ }),

/***/ 20193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ withoutBeginning),
/* harmony export */   V: () => (/* binding */ beginAll)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _reports_deliver_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98258);


function beginAll(reporters, signal) {
    return whenBegun(reporters, Promise.allSettled(reporters.map((reporter) => reporter.begin(signal))));
}
const withoutBeginning = (reporters) => whenBegun(reporters, Promise.resolve());
function whenBegun(reporters, begun) {
    return {
        async deliver(report) {
            await begun;
            return (0,_reports_deliver_js__WEBPACK_IMPORTED_MODULE_1__/* .deliverAll */ .F)(reporters, report);
        },
        async couldNotRun(problems) {
            await begun;
            return Promise.all(reporters.map((reporter) => ended(reporter, problems)));
        },
    };
}
async function ended(reporter, problems) {
    try {
        return await reporter.couldNotRun(problems);
    }
    catch (error) {
        return { kind: 'notDelivered', name: reporter.name, why: (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error) };
    }
}


/***/ }),

/***/ 44155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M5: () => (/* binding */ outputsWithoutRun),
/* harmony export */   Yz: () => (/* binding */ outputsOf),
/* harmony export */   gr: () => (/* binding */ outputNames)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _reports_overall_delta_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70229);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75671);




const outputNames = [
    'verdict',
    'conclusion',
    'score',
    'pass-rate',
    'delta',
    'delta-low',
    'delta-high',
    'total',
    'passed',
    'failed',
    'errored',
    'skipped',
    'flaky',
    'quarantined',
    'regressed',
    'suspected',
    'fixed',
    'new',
    'changed',
    'removed',
    'reused',
    'cost-usd',
    'tokens',
    'duration-seconds',
    'baseline-sha',
    'baseline-run-id',
    'baseline-status',
    'results-path',
    'report-path',
    'junit-path',
    'summary-path',
    'comment-path',
    'html-path',
    'html-url',
    'comment-url',
    'check-url',
    'artifact-url',
    'headline',
    'json',
];
const MAX_JSON_BYTES = 8 * 1024;
const MAX_HEADLINE = 500;
function outputsOf(report, folder, receipts) {
    const { verdict, conclusion, totals, durationMs, comparison } = report;
    const moved = (0,_reports_overall_delta_js__WEBPACK_IMPORTED_MODULE_1__/* .overallDelta */ .O)(comparison);
    const count = (...states) => String(comparison.tests.filter(({ state }) => states.includes(state)).length);
    const tokens = totals.tokens === undefined ? undefined : totals.tokens.input + totals.tokens.output;
    return {
        verdict: verdict.kind,
        conclusion,
        score: numberText(totals.score),
        'pass-rate': numberText(totals.passRate),
        delta: numberText(moved?.delta),
        'delta-low': numberText(moved?.low),
        'delta-high': numberText(moved?.high),
        total: String(totals.total),
        passed: String(totals.passed),
        failed: String(totals.failed),
        errored: String(totals.errored),
        skipped: String(totals.skipped),
        flaky: String(totals.flaky),
        quarantined: count('quarantined'),
        regressed: count('regressed'),
        suspected: count('suspected'),
        fixed: count('fixed'),
        new: count('new'),
        changed: count('changed'),
        removed: count('removed'),
        reused: String(totals.reused),
        'cost-usd': numberText(totals.costUsd),
        tokens: numberText(tokens),
        'duration-seconds': numberText(durationMs / 1000),
        'baseline-sha': shaOf(comparison),
        'baseline-run-id': runIdOf(comparison),
        'baseline-status': statusOf(comparison),
        'results-path': (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runFiles */ .NW.journal),
        'report-path': (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runFiles */ .NW.report),
        'junit-path': (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runFiles */ .NW.junit),
        'summary-path': (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runFiles */ .NW.summary),
        'comment-path': whereOf('comment.md', receipts),
        'html-path': isDelivered('report.html', receipts) ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runFiles */ .NW.page) : '',
        'html-url': whereOf('report', receipts),
        'comment-url': whereOf('comment', receipts),
        'check-url': whereOf('check run', receipts),
        'artifact-url': whereOf('artifact', receipts),
        headline: verdict.headline.replaceAll(/\s+/g, ' ').slice(0, MAX_HEADLINE),
        json: smallJson(report),
    };
}
function outputsWithoutRun(why) {
    const unknown = Object.fromEntries(outputNames.map((name) => [name, '']));
    const sentences = (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .asSentences */ .pm)(why.split('\n').map((line) => line.trim()));
    const headline = sentences.replaceAll(/\s+/g, ' ').slice(0, MAX_HEADLINE);
    return {
        ...unknown,
        verdict: 'invalid',
        conclusion: 'failure',
        headline,
        json: JSON.stringify({ verdict: 'invalid', headline }),
    };
}
const shaOf = ({ baseline }) => baseline.kind === 'found' ? (baseline.provenance.find(({ sha }) => sha !== undefined)?.sha ?? '') : '';
const runIdOf = ({ baseline }) => baseline.kind === 'found' ? String(baseline.provenance.find(({ runId }) => runId !== undefined)?.runId ?? '') : '';
const statusOf = ({ baseline }) => baseline.kind === 'unavailable' && baseline.lacksPermission ? 'no-permission' : baseline.kind;
function whereOf(name, receipts) {
    const receipt = receipts.find((each) => each.name === name);
    return receipt?.kind === 'delivered' ? receipt.where : '';
}
const isDelivered = (name, receipts) => receipts.some((receipt) => receipt.name === name && receipt.kind === 'delivered');
function smallJson({ verdict, conclusion, totals, suites }) {
    const most = { verdict: verdict.kind, conclusion, headline: verdict.headline.slice(0, MAX_HEADLINE), totals };
    const all = JSON.stringify({ ...most, suites });
    return Buffer.byteLength(all) <= MAX_JSON_BYTES ? all : JSON.stringify({ ...most, suitesLeftOut: suites.length });
}
const numberText = (value) => value === undefined ? '' : String(Math.round(value * 10_000) / 10_000);


/***/ }),

/***/ 99267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fz: () => (/* binding */ annotate),
  jP: () => (/* binding */ annotationReporter),
  GF: () => (/* binding */ summaryReporter)
});

// EXTERNAL MODULE: ./build/js/src/adapters/github/limits.js
var limits = __webpack_require__(84136);
// EXTERNAL MODULE: ./build/js/src/model/suite/location.js
var suite_location = __webpack_require__(37987);
// EXTERNAL MODULE: ./build/js/src/reports/annotations.js
var annotations = __webpack_require__(27869);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/reports/comment/comment-parts.js
var comment_parts = __webpack_require__(95055);
// EXTERNAL MODULE: ./build/js/src/reports/marks.js
var marks = __webpack_require__(11241);
// EXTERNAL MODULE: ./build/js/src/reports/totals-line.js + 1 modules
var totals_line = __webpack_require__(32874);
;// CONCATENATED MODULE: ./build/js/src/reports/summary/short-summary.js




function shortSummary(report) {
    const { verdict } = report;
    const { icon, word } = (0,marks/* verdictMark */.vG)(verdict.kind);
    const [rate = '', ...others] = (0,totals_line/* totalsLine */.s)(report);
    const deciding = verdict.reasons.filter(({ kind }) => kind !== 'pass');
    const shown = deciding.slice(0, MOST_REASONS);
    const more = deciding.length - shown.length;
    const items = shown.map((reason) => {
        const mark = (0,marks/* reasonMark */.M1)(reason.kind);
        return `- ${mark.icon} ${mark.word}: ${(0,comment_parts/* sentence */.em)(reason.message)}`;
    });
    if (more > 0)
        items.push(`- and ${(0,shared_text/* plural */.LS)('more reason', more)}`);
    return (0,comment_parts/* block */.om)([
        `### ${icon} ${word}: ${(0,comment_parts/* sentence */.em)(verdict.headline, HEADLINE_CHARACTERS)}`,
        [`**${rate}**`, ...others].join(' \u00b7 '),
        ...(items.length > 0 ? [items.join('\n')] : []),
    ]);
}
const MOST_REASONS = 4;
const HEADLINE_CHARACTERS = 500;

// EXTERNAL MODULE: ./build/js/src/reports/summary/summary.js + 4 modules
var summary = __webpack_require__(36770);
// EXTERNAL MODULE: ./build/js/src/app/config/checkout-path.js
var checkout_path = __webpack_require__(48334);
;// CONCATENATED MODULE: ./build/js/src/app/action/runner-reporters.js







const summaryReporter = (runner, mode) => ({
    name: 'job summary',
    async deliver(report) {
        const written = await runner.addToSummary(mode === 'short' ? shortSummary(report) : (0,summary/* summaryMarkdown */.eH)(report, limits/* JOB_SUMMARY_BYTES */.HC));
        return written
            ? { kind: 'delivered', name: 'job summary', where: 'the summary of the job' }
            : {
                kind: 'notDelivered',
                name: 'job summary',
                why: 'the runner has no job summary (GITHUB_STEP_SUMMARY is not set)',
            };
    },
});
const annotationReporter = (inputs, runner) => ({
    name: 'annotations',
    async deliver(report) {
        for (const annotation of (0,annotations/* annotations */.hk)(report))
            annotate(annotation, inputs, runner);
        return { kind: 'delivered', name: 'annotations', where: 'the log of the step' };
    },
});
function annotate(annotation, inputs, { checkout, print }) {
    const { file, line = 1, column = 1, ...placeless } = annotation;
    if (file === undefined) {
        print((0,annotations/* annotationCommand */.jx)(placeless));
        return;
    }
    const path = (0,checkout_path/* checkoutPath */.o8)(file, inputs?.workingDirectory ?? '.', checkout);
    const message = `${annotation.message}\nat ${(0,suite_location/* locationText */.f)({ file: (0,terminal/* oneLine */.T)(file), line, column })}`;
    print((0,annotations/* annotationCommand */.jx)(path === undefined ? { ...placeless, message } : { ...annotation, file: path }));
}


/***/ }),

/***/ 69194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Vj: () => (/* binding */ artifactReporters),
  Cc: () => (/* binding */ deliverToGitHub),
  Qc: () => (/* binding */ localReporters),
  XL: () => (/* binding */ pageArtifacts),
  RP: () => (/* binding */ telemetrySite)
});

// UNUSED EXPORTS: resultsReporter

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/adapters/github/artifact-upload.js
var artifact_upload = __webpack_require__(25246);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/reports/reporters/not-taken.js
var not_taken = __webpack_require__(82953);
// EXTERNAL MODULE: ./build/js/src/app/baseline/artifact-names.js
var artifact_names = __webpack_require__(21628);
// EXTERNAL MODULE: ./build/js/src/app/baseline/evidence-files.js
var evidence_files = __webpack_require__(73620);
// EXTERNAL MODULE: ./build/js/src/app/baseline/evidence-reporter.js
var evidence_reporter = __webpack_require__(18774);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/file-reporters.js + 4 modules
var file_reporters = __webpack_require__(83287);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-run.js + 1 modules
var earlier_run = __webpack_require__(75671);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
;// CONCATENATED MODULE: ./build/js/src/app/samples/samples-reporter.js
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





const NAME = 'samples';
const samplesReporter = (options) => ({
    name: NAME,
    async deliver(report) {
        const why = options.isWanted ? (0,evidence_reporter/* whyNoneLeft */.w6)(options, report) : 'samples is false';
        if (why !== undefined)
            return { kind: 'notNeeded', name: NAME, why };
        try {
            const name = (0,artifact_names/* samplesArtifact */.mj)(options.key);
            const { files, omitted } = await options.make();
            if (files.length === 0)
                return { kind: 'notNeeded', name: NAME, why: 'There is no answer to store' };
            if (await upload(name, files, options))
                return { kind: 'delivered', name: NAME, where: `${name}${without(omitted)}` };
            return { kind: 'notDelivered', name: NAME, why: `Another job of this run stores samples as ${name}, too` };
        }
        catch (error) {
            return (0,not_taken/* notTaken */.h)(NAME, error, undefined, undefined);
        }
    },
});
async function upload(name, files, options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const scratch = __addDisposableResource(env_1, await options.files.scratchFolder('samples-'), true);
        const folder = scratch.path;
        for (const file of files)
            await options.files.write((0,external_node_path_.join)(folder, file.name), file.text);
        const paths = files.map((file) => (0,external_node_path_.join)(folder, file.name));
        return await (0,evidence_reporter/* storeForLater */.zd)({ name, folder, files: paths, retentionDays: options.retentionDays }, options);
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
const without = (omitted) => omitted.length === 0
    ? ''
    : ` (without ${omitted.map(({ what, tests }) => `${what} of ${(0,shared_text/* plural */.LS)('test', tests)}`).join(', ')})`;

// EXTERNAL MODULE: ./build/js/src/evidence/samples/codec.js + 1 modules
var codec = __webpack_require__(14775);
// EXTERNAL MODULE: ./build/js/src/evidence/samples/cut-sample.js
var cut_sample = __webpack_require__(48444);
;// CONCATENATED MODULE: ./build/js/src/evidence/samples/fit.js


async function fitSamples(samples, trend, packedBytes, limits = codec/* sampleLimits */.xB) {
    const isFitting = (all) => fits(all, packedBytes, limits);
    const omissions = new Omissions();
    let kept = samples.map((sample) => omissions.fitLine(sample)).filter((sample) => sample !== undefined);
    for (const { what, apply } of cut_sample/* sampleCuts */.q) {
        if (await isFitting(kept))
            break;
        kept = kept.map((sample) => omissions.count(what, sample, apply(sample)));
    }
    while (!(await isFitting(kept))) {
        const left = Math.floor(kept.length * 0.9);
        omissions.add(TESTS, kept.length - left);
        kept = kept.slice(0, left);
    }
    const trendText = fittingTrend(trend);
    return {
        files: [
            ...(0,codec/* sampleFiles */.Mw)(kept.map(codec/* encodeSample */.NK)),
            ...(trendText === undefined ? [] : [{ name: codec/* TREND_FILE */.$k, text: trendText }]),
        ],
        omitted: omissions.all,
    };
}
const TESTS = 'all samples';
async function fits(samples, packedBytes, limits) {
    const files = (0,codec/* sampleFiles */.Mw)(samples.map(codec/* encodeSample */.NK));
    const raw = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
    if (raw > limits.totalBytes)
        return false;
    if (raw <= limits.archiveBytes)
        return true;
    const packed = await Promise.all(files.map(({ text }) => packedBytes(text)));
    return packed.reduce((sum, bytes) => sum + bytes, 0) <= limits.archiveBytes;
}
class Omissions {
    tests = new Map();
    counts = new Map();
    fitLine(sample) {
        let cut = sample;
        for (const { what, apply } of cut_sample/* sampleCuts */.q) {
            if (isShort(cut))
                return cut;
            cut = this.count(what, cut, apply(cut));
        }
        if (isShort(cut))
            return cut;
        this.add(TESTS, 1);
        return undefined;
    }
    count(what, before, after) {
        if (after === before)
            return after;
        const tests = this.tests.get(what) ?? new Set();
        this.tests.set(what, tests.add(JSON.stringify(before.key)));
        return after;
    }
    add(what, tests) {
        this.counts.set(what, (this.counts.get(what) ?? 0) + tests);
    }
    get all() {
        return [...cut_sample/* sampleCuts */.q.map(({ what }) => what), TESTS].flatMap((what) => {
            const tests = (this.tests.get(what)?.size ?? 0) + (this.counts.get(what) ?? 0);
            return tests === 0 ? [] : [{ what, tests }];
        });
    }
}
const isShort = (sample) => Buffer.byteLength((0,codec/* encodeSample */.NK)(sample)) <= codec/* sampleLimits */.xB.lineBytes;
function fittingTrend(trend) {
    let runs = trend;
    while (runs.length > 0) {
        const text = (0,codec/* encodeTrend */.Uo)(runs);
        if (Buffer.byteLength(text) <= codec/* sampleLimits */.xB.trendBytes)
            return text;
        runs = runs.slice(Math.ceil(runs.length / 10));
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/js/src/shared/secrets/redact.js
var secrets_redact = __webpack_require__(7986);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/secret-names.js
var secret_names = __webpack_require__(28822);
// EXTERNAL MODULE: ./build/js/src/app/baseline/origin.js
var baseline_origin = __webpack_require__(97101);
// EXTERNAL MODULE: ./build/js/src/compare/side-of.js + 1 modules
var side_of = __webpack_require__(81959);
// EXTERNAL MODULE: ./build/js/src/evidence/pool.js
var pool = __webpack_require__(22911);
// EXTERNAL MODULE: ./build/js/src/evidence/samples/merge.js
var merge = __webpack_require__(30117);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var run_result = __webpack_require__(32506);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
// EXTERNAL MODULE: ./build/js/src/shared/grouped.js
var grouped = __webpack_require__(47891);
// EXTERNAL MODULE: ./build/js/src/app/page/trends.js + 1 modules
var page_trends = __webpack_require__(524);
;// CONCATENATED MODULE: ./build/js/src/app/samples/samples-of-run.js








const DAY_MS = 86_400_000;
function samplesOfRun(run, { origin, earlier, maxAgeDays = pool/* WINDOW */.jf.days, redact }) {
    const started = (0,run_result/* startOf */.GH)(run);
    const oldest = new Date(Math.max(0, Date.parse(started) - maxAgeDays * DAY_MS)).toISOString();
    const known = [...earlier.lines].flatMap(([key, line]) => {
        const sample = (0,codec/* decodeSample */.Hr)(line);
        return sample === undefined ? [] : [[key, sample]];
    });
    return {
        samples: redact((0,merge/* mergeSamples */.Ig)(ownTrials(run, origin), { earlier: new Map(known), oldest })),
        trend: redact((0,merge/* mergeTrend */.AC)(earlier.trend, trendRun(run, origin))),
    };
}
function ownTrials(run, origin) {
    const extra = (run.extraTrials ?? []).flatMap(({ purpose, result }) => (purpose === 'control' ? [] : [result]));
    const measured = [...run.results, ...extra].filter((result) => !(0,run_result/* isReused */.x0)(result) && hasAnswer(result));
    return [...(0,grouped/* grouped */.z)(measured, (result) => [(0,run_result/* resultKey */.ZH)(result)]).values()].map((results) => {
        const [{ suiteFile, suite, testId, target, measure, subject }] = results;
        const sides = results.flatMap((result) => [
            ...(result.trialSamples ?? []).map(({ side }) => ({
                ...side,
                from: { ...side.from, ...origin, kind: 'base' },
            })),
            (0,side_of/* sideOf */.J)(result, { ...origin, kind: 'base' }),
        ]);
        return { key: [suiteFile, suite, testId, target], measure, subject, sides };
    });
}
function hasAnswer(result) {
    const { kind } = (0,result_outcome/* outcomeOf */.s)(result);
    return kind === 'passed' || kind === 'failed';
}
function trendRun(run, origin) {
    const trends = (0,page_trends/* trendsOf */.K)((0,pool/* poolsOf */.Fo)(run, origin));
    const suites = trends.flatMap(({ suite, file, target, points: [point] }) => {
        if (point === undefined)
            return [];
        const { passes, trials, score, costUsd, durationMs } = point;
        const unknown = { ...(costUsd !== undefined && { costUsd }), ...(durationMs !== undefined && { durationMs }) };
        return { suite, ...(file !== undefined && { file }), target, passes, trials, score, ...unknown };
    });
    return suites.length === 0 ? undefined : { ...origin, time: (0,run_result/* startOf */.GH)(run), suites };
}

;// CONCATENATED MODULE: ./build/js/src/app/samples/samples-to-store.js





const NONE = { lines: new Map(), trend: [] };
async function samplesToStore({ run, basis: { inputs, baseline } }, { samples, runtime: { env, page } }) {
    const { deep: redact } = (0,secrets_redact/* redactor */.$)((0,secret_names/* secretValues */.VX)(env), inputs.redact);
    const earlier = (await samples?.(baseline)) ?? NONE;
    const origin = (0,baseline_origin/* originOf */.y)(run, env);
    const own = samplesOfRun(run, { origin, earlier, maxAgeDays: inputs.baselineMaxAge, redact });
    return fitSamples(own.samples, own.trend, async (text) => (await page?.deflate(text))?.length ?? text.length);
}

// EXTERNAL MODULE: ./build/js/src/app/telemetry/trace-files.js + 2 modules
var trace_files = __webpack_require__(96280);
// EXTERNAL MODULE: ./build/js/src/app/action/action-step.js
var action_step = __webpack_require__(82037);
// EXTERNAL MODULE: ./build/js/src/app/action/job.js
var action_job = __webpack_require__(35825);
// EXTERNAL MODULE: ./build/js/src/app/action/outputs.js
var outputs = __webpack_require__(44155);
;// CONCATENATED MODULE: ./build/js/src/app/action/page-artifact.js
var page_artifact_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var page_artifact_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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


const page_artifact_NAME = 'report';
const MOST_BYTES = 128 * 1024 * 1024;
function pageArtifactReporter({ name, path, retentionDays, files, writer, urlOf, signal, }) {
    return {
        name: page_artifact_NAME,
        async deliver() {
            if ((await files.state(path)) !== 'file')
                return { kind: 'notNeeded', name: page_artifact_NAME, why: `${(0,external_node_path_.basename)(path)} was not written` };
            try {
                const env_1 = { stack: [], error: void 0, hasError: false };
                try {
                    const folder = page_artifact_addDisposableResource(env_1, await files.scratchFolder('page-'), true);
                    const named = (0,external_node_path_.join)(folder.path, name);
                    await files.writeBytes(named, await files.readBytes(path, MOST_BYTES));
                    const uploaded = await writer.uploadFile({ path: named, retentionDays }, signal());
                    if (uploaded.kind === 'uploaded')
                        return { kind: 'delivered', name: page_artifact_NAME, where: urlOf(uploaded.id) };
                    return { kind: 'notDelivered', name: page_artifact_NAME, why: `Another job of this run already has an artifact ${name}` };
                }
                catch (e_1) {
                    env_1.error = e_1;
                    env_1.hasError = true;
                }
                finally {
                    const result_1 = page_artifact_disposeResources(env_1);
                    if (result_1)
                        await result_1;
                }
            }
            catch (error) {
                return (0,not_taken/* notTaken */.h)(page_artifact_NAME, error, undefined, undefined);
            }
        },
    };
}

// EXTERNAL MODULE: ./build/js/src/app/action/runner-reporters.js + 1 modules
var runner_reporters = __webpack_require__(99267);
;// CONCATENATED MODULE: ./build/js/src/app/action/step-reporters.js

















function localReporters(folder, step) {
    const { inputs, runner, runtime, gitHub } = step;
    return [
        ...(inputs.jobSummary === 'off' ? [] : [(0,runner_reporters/* summaryReporter */.GF)(runner, inputs.jobSummary)]),
        ...(0,file_reporters/* fileReporters */.v)(folder, runtime.files, gitHub.context),
        ...(0,trace_files/* traceFileReporters */.I)(telemetrySite(folder, step), runtime.files),
        ...(inputs.annotations === 'commands' ? [(0,runner_reporters/* annotationReporter */.jP)(inputs, runner)] : []),
    ];
}
const telemetrySite = (folder, { inputs, job, runtime, gitHub }) => ({
    inputs,
    runtime,
    folder,
    jobKey: job && (0,action_job/* keyOf */.TN)(inputs, job),
    commit: { head: job?.head, pullNumber: gitHub.pull },
});
function artifactReporters(nameOf, { folder, evidence, judged }, step) {
    const { inputs, job, runtime, gitHub, deadline: signal } = step;
    const { env, files } = runtime;
    if (job === undefined || !inputs.uploadArtifacts)
        return [];
    const key = (0,action_job/* keyOf */.TN)(inputs, job);
    const upload = {
        job,
        retentionDays: inputs.artifactRetentionDays,
        writer: artifact_upload/* artifactWriter */.YJ,
        whyNone: (0,artifact_upload/* whyNoArtifacts */.fJ)(env),
        signal,
    };
    const results = resultsReporter({
        ...upload,
        name: nameOf(key, job.attempt),
        folder,
        files,
        withPage: () => gitHub.page.url === undefined,
    });
    if (evidence.length === 0)
        return [results];
    const { evidence: mode, baselineBranch: branch } = inputs;
    const leaving = { ...upload, key, evidence: mode, branch };
    const make = () => samplesToStore(judged, { ...step, runtime });
    return [
        results,
        (0,evidence_reporter/* evidenceReporter */.ZW)({ ...leaving, paths: evidence, folder: (0,external_node_path_.join)(folder, evidence_files/* RUN_EVIDENCE */.K$) }),
        samplesReporter({ ...leaving, files, isWanted: inputs.samples, make }),
    ];
}
function pageArtifacts(folder, { inputs, job, runtime: { env, files }, gitHub, deadline }) {
    if (job === undefined || !inputs.uploadArtifacts || (0,artifact_upload/* whyNoArtifacts */.fJ)(env) !== undefined)
        return [];
    const name = (0,artifact_names/* pageArtifact */.U1)(gitHub.context?.key ?? (0,action_job/* keyOf */.TN)(inputs, job), job.attempt);
    const upload = { name, path: (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.page), retentionDays: inputs.artifactRetentionDays };
    return [
        pageArtifactReporter({
            ...upload,
            files,
            writer: artifact_upload/* artifactWriter */.YJ,
            urlOf: (id) => artifactUrl(job, id),
            signal: deadline,
        }),
    ];
}
async function deliverToGitHub(report, { folder, local }, { pages, upload }, { inputs, runner, end, gitHub, live }) {
    end.live = undefined;
    end.outputs = (0,outputs/* outputsOf */.Yz)(report, folder, local);
    const page = await (0,deliver/* deliverAll */.F)(pages, report);
    for (const receipt of page) {
        if (receipt.kind !== 'delivered')
            continue;
        gitHub.page.url = receipt.where;
        if (inputs.jobSummary !== 'off')
            await runner.addToSummary(`\n[Report with all answers](${receipt.where})\n`);
    }
    const [reported, uploaded] = await Promise.all([live.deliver(report), upload()]);
    end.notes?.reported(reported);
    const remote = [...gitHub.receipts, ...page, ...reported, ...uploaded];
    const isElsewhere = inputs.annotations !== 'check' || (0,action_step/* isCheckDelivered */.Zc)(remote);
    const annotations = isElsewhere ? [] : await (0,deliver/* deliverAll */.F)([(0,runner_reporters/* annotationReporter */.jP)(inputs, runner)], report);
    const receipts = [...remote, ...annotations];
    end.outputs = (0,outputs/* outputsOf */.Yz)(report, folder, [...local, ...receipts]);
    return receipts;
}
function resultsReporter(options) {
    return {
        name: step_reporters_NAME,
        async deliver(report) {
            if (options.whyNone !== undefined)
                return { kind: 'notNeeded', name: step_reporters_NAME, why: options.whyNone };
            try {
                return await step_reporters_upload(report, options);
            }
            catch (error) {
                return (0,not_taken/* notTaken */.h)(step_reporters_NAME, error, undefined, undefined);
            }
        },
    };
}
const step_reporters_NAME = 'artifact';
async function step_reporters_upload(report, { name, job, folder, retentionDays, writer, files, withPage = () => false, signal }) {
    const { page, ...names } = earlier_run/* runFiles */.NW;
    const paths = [...Object.values(names), ...(withPage() ? [page] : [])].map((file) => (0,external_node_path_.join)(folder, file));
    const states = await Promise.all(paths.map((path) => files.state(path)));
    const present = [
        ...paths.filter((_, index) => states[index] === 'file'),
        ...(await presentPatches(report, folder, files)),
    ];
    const uploaded = await writer.upload({ name, folder, files: present, retentionDays }, signal());
    if (uploaded.kind === 'uploaded')
        return { kind: 'delivered', name: step_reporters_NAME, where: artifactUrl(job, uploaded.id) };
    return {
        kind: 'notDelivered',
        name: step_reporters_NAME,
        why: `Another job of this run already has an artifact ${name}`,
        hint: 'Give each job a different comment-key, such as the values of its matrix.',
    };
}
async function presentPatches({ results, extraTrials = [] }, folder, files) {
    const all = [...results, ...extraTrials.map(({ result }) => result)];
    const patches = new Set(all.flatMap(({ patch, trials = [] }) => [patch, ...trials.map((trial) => trial.patch)]));
    const named = [...patches].flatMap((patch) => patch ?? []);
    if (named.length === 0)
        return [];
    const root = await files.realPath(folder);
    const isItself = (patch) => files.realPath((0,external_node_path_.join)(root, patch)).then((real) => real === (0,external_node_path_.join)(root, patch), () => false);
    const isPresent = await Promise.all(named.map(isItself));
    return named.filter((_, index) => isPresent[index]).map((patch) => (0,external_node_path_.join)(folder, patch));
}
const artifactUrl = ({ serverUrl, owner, repo, run }, id) => `${serverUrl}/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/actions/runs/${run}/artifacts/${id}`;


/***/ }),

/***/ 18774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZW: () => (/* binding */ evidenceReporter),
/* harmony export */   mA: () => (/* binding */ leavesEvidence),
/* harmony export */   w6: () => (/* binding */ whyNoneLeft),
/* harmony export */   zd: () => (/* binding */ storeForLater)
/* harmony export */ });
/* harmony import */ var _adapters_github_artifact_upload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25246);
/* harmony import */ var _evidence_trust_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65239);
/* harmony import */ var _reports_reporters_not_taken_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82953);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);
/* harmony import */ var _artifact_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21628);





function leavesEvidence({ baselineBranch: branch, uploadArtifacts }, job, env) {
    if (job === undefined || (uploadArtifacts && (0,_adapters_github_artifact_upload_js__WEBPACK_IMPORTED_MODULE_0__/* .whyNoArtifacts */ .fJ)(env) !== undefined))
        return false;
    return whyBranchLeavesNone(job, branch) === undefined;
}
function evidenceReporter(options) {
    return {
        name: NAME,
        async deliver(report) {
            const why = whyNoneLeft(options, report) ?? (options.paths.length === 0 ? 'Nothing was measured' : undefined);
            if (why !== undefined)
                return { kind: 'notNeeded', name: NAME, why };
            try {
                return await leave(options);
            }
            catch (error) {
                return (0,_reports_reporters_not_taken_js__WEBPACK_IMPORTED_MODULE_2__/* .notTaken */ .h)(NAME, error, undefined, undefined);
            }
        },
    };
}
const NAME = 'evidence';
function whyNoneLeft({ evidence, whyNone, job, branch }, report) {
    if (evidence === 'never')
        return 'evidence is never';
    if (report.dryRun)
        return 'A dry run measures nothing';
    if (!report.complete)
        return 'The run is not complete';
    if (report.verdict.kind === 'invalid')
        return 'The run is not valid';
    if (whyNone !== undefined)
        return whyNone;
    return whyBranchLeavesNone(job, branch);
}
function whyBranchLeavesNone({ event, ref, isProtected, defaultBranch }, branch) {
    const branches = [defaultBranch, branch].filter((name) => name !== undefined);
    return (0,_evidence_trust_js__WEBPACK_IMPORTED_MODULE_1__/* .whyNotLeft */ .jS)({ event, ref, isProtected, branches });
}
async function leave(options) {
    const { retentionDays, folder, paths: files } = options;
    const name = (0,_artifact_names_js__WEBPACK_IMPORTED_MODULE_4__/* .evidenceArtifact */ .uj)(options.key);
    const isStored = await storeForLater({ name, folder, files, retentionDays }, options);
    if (isStored)
        return { kind: 'delivered', name: NAME, where: `${name}${expiryText(retentionDays)}` };
    return {
        kind: 'notDelivered',
        name: NAME,
        why: `Another job of this run already stores evidence with the key "${options.key}"`,
        hint: 'Give each of them its own comment-key, such as the values of its matrix.',
    };
}
async function storeForLater(artifact, { writer, job, signal }) {
    const within = signal();
    let uploaded = await writer.upload(artifact, within);
    if (uploaded.kind === 'nameTaken' && job.attempt > 1) {
        await writer.remove(artifact.name, within);
        uploaded = await writer.upload(artifact, within);
    }
    return uploaded.kind === 'uploaded';
}
const QUIET_DAYS = 30;
const expiryText = (days) => days !== undefined && days < QUIET_DAYS
    ? `, which expires in ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('day', days)}: too soon for a branch without runs for a month`
    : '';


/***/ }),

/***/ 50535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wr: () => (/* binding */ adviceOf),
  FO: () => (/* binding */ exitCodeOf),
  ew: () => (/* binding */ exitOnUncaughtErrors),
  t4: () => (/* binding */ toExitCode)
});

;// CONCATENATED MODULE: ./build/js/src/adapters/process/uncaught-errors.js
function onUncaughtError(report, exitCode) {
    process.on('uncaughtException', (error) => {
        report(error);
        process.exit(exitCode);
    });
}

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/grouped-problems.js
var grouped_problems = __webpack_require__(10664);
// EXTERNAL MODULE: ./build/js/src/shared/never.js
var never = __webpack_require__(25379);
;// CONCATENATED MODULE: ./build/js/src/app/pipeline/exit-code.js




async function toExitCode(work, log) {
    try {
        return await work();
    }
    catch (error) {
        for (const line of adviceOf(error))
            log.error(line);
        return 2;
    }
}
const exitOnUncaughtErrors = (log) => onUncaughtError((error) => log.error(asBug(error)), 2);
function exitCodeOf({ verdict, conclusion }) {
    const { kind } = verdict;
    switch (kind) {
        case 'pass':
        case 'warn':
            return 0;
        case 'inconclusive':
            return conclusion === 'failure' ? 1 : 0;
        case 'fail':
            return 1;
        case 'invalid':
        case 'cancelled':
            return 2;
        default:
            return (0,never/* never */.Z)(kind);
    }
}
const adviceOf = (error) => (error instanceof errors/* UserError */.yo ? asAdvice(error) : [asBug(error)]);
const asAdvice = ({ problems }) => [
    ...(0,grouped_problems/* groupProblems */.U)(problems).map(errors/* problemText */.fI),
    ...(problems.length > 1 ? [`${(0,grouped_problems/* countGrouped */.m)(problems)} problems; nothing was run.`] : []),
];
const asBug = (error) => `This is a bug in eval-action. Please report it with these lines: https://github.com/agentv/eval-action/issues\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;


/***/ }),

/***/ 22090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ version)
});

;// CONCATENATED MODULE: ./build/js/package.json
const package_namespaceObject = {"rE":"1.0.0-dev"};
;// CONCATENATED MODULE: ./build/js/src/app/pipeline/version.js

const { /* version */ "rE": version } = package_namespaceObject;


/***/ }),

/***/ 46019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ sampleSource)
/* harmony export */ });
/* harmony import */ var _adapters_github_artifact_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13586);
/* harmony import */ var _evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14775);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24850);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10043);
/* harmony import */ var _action_job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35825);
/* harmony import */ var _baseline_artifact_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21628);







const LOOK_MS = 60_000;
function sampleSource(inputs, job, { http, connect, signal }, legs = []) {
    const { githubToken: token } = inputs;
    if (job === undefined || token === undefined)
        return undefined;
    const names = [...legs, (0,_action_job_js__WEBPACK_IMPORTED_MODULE_5__/* .keyOf */ .TN)(inputs, job)].map(_baseline_artifact_names_js__WEBPACK_IMPORTED_MODULE_6__/* .samplesArtifact */ .mj);
    const found = new Map();
    return (baseline) => {
        const known = found.get(baseline);
        if (known !== undefined)
            return known;
        const artifacts = (0,_adapters_github_artifact_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .artifactReader */ .c)(connect({ ...job, token }), http);
        const within = AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)]);
        const looking = findSamples(runsOf(baseline), { names, artifacts, job, signal: within });
        found.set(baseline, looking);
        return looking;
    };
}
const runsOf = (baseline) => baseline.kind === 'found' ? [...new Set(baseline.provenance.flatMap(({ runId }) => runId ?? []))] : [];
async function findSamples(runs, look) {
    const parts = await Promise.all(runs.map((run) => ofRun(run, look)));
    return {
        lines: new Map(parts.flatMap(({ lines }) => [...lines])),
        trend: parts.flatMap(({ trend }) => trend),
        runs: parts.flatMap((part) => part.runs),
        problems: parts.flatMap(({ problems }) => problems),
    };
}
async function ofRun(run, look) {
    try {
        const artifacts = (await look.artifacts.list(run, look.signal)).filter(({ name }) => look.names.includes(name));
        if (artifacts.length === 0)
            return nothing(`run ${run} stored no samples`);
        const parts = await Promise.all(artifacts.map((artifact) => ofArtifact(artifact, run, look)));
        return {
            lines: new Map(parts.flatMap(({ lines }) => [...lines])),
            trend: parts.flatMap(({ trend }) => trend),
            runs: parts.some(({ lines }) => lines.size > 0) ? [run] : [],
            problems: parts.flatMap(({ problems }) => problems),
        };
    }
    catch (error) {
        if (!(error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._) && !(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo))
            throw error;
        return nothing(`the samples of run ${run} could not be read: ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .T)(firstMessage(error))}`);
    }
}
const firstMessage = (error) => error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo ? (error.problems[0]?.message ?? error.message) : error.message;
const LIMITS = {
    archiveBytes: _evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleLimits */ .xB.archiveBytes,
    entries: 100,
    entryBytes: _evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleLimits */ .xB.fileBytes,
    totalBytes: _evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleLimits */ .xB.totalBytes + _evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleLimits */ .xB.trendBytes,
};
async function ofArtifact(artifact, run, look) {
    const { origin, isExpired } = artifact;
    if (isExpired)
        return nothing(`the samples of run ${run} have expired`);
    const own = look.job.repositoryId ?? origin?.repositoryId;
    if (origin === undefined || origin.headRepositoryId !== own || origin.repositoryId !== own) {
        return nothing(`the samples of run ${run} are of another repository`);
    }
    const isWanted = (name) => (0,_evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .isSampleFile */ .r$)(name) || name === _evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .TREND_FILE */ .$k;
    const files = await look.artifacts.download(artifact, { isWanted, limits: LIMITS, signal: look.signal });
    return readFiles([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]), run);
}
function readFiles(files, run) {
    const lines = new Map();
    const trend = [];
    const problems = [];
    const refuse = (name, why) => problems.push(`${name} of run ${run} cannot be used: ${why}`);
    for (const [name, text] of files) {
        if (name === _evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .TREND_FILE */ .$k) {
            const read = (0,_evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeTrend */ .eX)(text);
            if (read.kind === 'refused')
                refuse(name, read.why);
            else
                trend.push(...read.value);
        }
        else {
            const read = (0,_evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleLines */ .Mq)(text);
            if (read.kind === 'refused')
                refuse(name, read.why);
            else
                for (const [key, line] of read.value)
                    lines.set(key, line);
        }
    }
    return { lines, trend, runs: [run], problems };
}
const nothing = (problem) => ({ lines: new Map(), trend: [], runs: [], problems: [problem] });


/***/ }),

/***/ 65239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ nearestFirst),
/* harmony export */   jS: () => (/* binding */ whyNotLeft),
/* harmony export */   t5: () => (/* binding */ lookAt),
/* harmony export */   zv: () => (/* binding */ whyNotTrusted)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);

const DAY_MS = 86_400_000;
const DIGEST = /^sha256:[0-9a-f]{64}$/;
function lookAt(artifact, rules) {
    const { origin, createdAt, digest } = artifact;
    const leftOut = (why) => ({ kind: 'leftOut', why });
    if (origin === undefined || createdAt === undefined)
        return leftOut('GitHub does not report which run stored it');
    if (origin.run === rules.ownRun)
        return leftOut('it is of this run');
    const own = rules.repositoryId ?? origin.repositoryId;
    if (origin.repositoryId !== own || origin.headRepositoryId !== own) {
        return leftOut('its run was of another repository, such as a fork');
    }
    if (origin.branch !== rules.branch)
        return leftOut(`its run was on another branch than ${rules.branch}`);
    if (artifact.isExpired)
        return leftOut('it has expired');
    if (!(rules.now - Date.parse(createdAt) <= rules.maxAgeDays * DAY_MS)) {
        return leftOut(`it is older than ${ageText(rules.maxAgeDays)}`);
    }
    if (digest === undefined || !DIGEST.test(digest))
        return leftOut('GitHub has no digest of it');
    return { kind: 'candidate', candidate: { ...artifact, origin, createdAt, digest } };
}
const ageText = (days) => days < 2 ? (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('hour', Math.round(days * 24)) : (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('day', Math.floor(days));
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];
function whyNotTrusted(run, { origin }, rules) {
    if (run.id !== origin.run || run.headSha !== origin.sha || run.headBranch !== rules.branch) {
        return 'its run does not match the artifact';
    }
    if (run.repositoryId !== origin.repositoryId || run.head?.repositoryId !== origin.repositoryId) {
        return 'its run was of another repository, such as a fork';
    }
    if (!TRUSTED_EVENTS.includes(run.event))
        return `its run was started by ${run.event}`;
    if (rules.workflow === undefined)
        return 'which workflow this is is not known (GITHUB_WORKFLOW_REF is not set)';
    if (run.path !== rules.workflow)
        return `its run was of another workflow than ${rules.workflow}`;
    return run.status === 'completed' ? undefined : 'its run has not finished';
}
function whyNotLeft({ event, ref, isProtected, branches }) {
    if (!TRUSTED_EVENTS.includes(event))
        return `Runs that ${event || 'nothing on GitHub'} starts leave no evidence`;
    const [, branch] = /^refs\/heads\/(.+)$/s.exec(ref) ?? [];
    if (branch === undefined)
        return 'Only runs on a branch leave evidence';
    if (isProtected || branches.includes(branch))
        return undefined;
    return `Only the default branch, protected ones and that of baseline-branch leave evidence, not ${branch}`;
}
function nearestFirst(candidates, before, after = []) {
    const distances = new Map();
    after.forEach((sha, index) => {
        distances.set(sha, after.length - index);
    });
    before.forEach((sha, index) => {
        distances.set(sha, 0 - index);
    });
    return candidates
        .flatMap((candidate) => {
        const distance = distances.get(candidate.origin.sha);
        return distance === undefined ? [] : [{ candidate, distance }];
    })
        .sort((a, b) => rankOf(a) - rankOf(b) || newer(a, b));
}
const rankOf = ({ distance }) => (distance <= 0 ? -distance : FAR + distance);
const FAR = 1e6;
const newer = (a, b) => Date.parse(b.candidate.createdAt) - Date.parse(a.candidate.createdAt) || b.candidate.id - a.candidate.id;


/***/ }),

/***/ 10664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ groupProblems),
/* harmony export */   m: () => (/* binding */ countGrouped)
/* harmony export */ });
/* harmony import */ var _shared_grouped_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47891);

const LISTED = 20;
const NAMED_LINES = 10;
function groupProblems(problems) {
    const sameText = merged(withoutRepeats(problems), 1, (problem) => problem.severity === 'warning' ? problem.message : undefined);
    return merged(sameText, LISTED, ({ message }) => shapeOf(message));
}
function withoutRepeats(problems) {
    const known = new Set();
    return problems.filter(({ code, severity, message, location, similar }) => {
        if (location === undefined || similar !== undefined)
            return true;
        const key = JSON.stringify([code, severity, message, location]);
        return !known.has(key) && known.add(key);
    });
}
const countGrouped = (problems) => problems.reduce((sum, { similar }) => sum + 1 + (similar?.count ?? 0), 0);
function merged(problems, most, kindOf) {
    const groups = (0,_shared_grouped_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .z)(problems.entries(), ([index, problem]) => {
        const kind = kindOf(problem);
        return kind === undefined
            ? [`${index}`]
            : [problem.severity, problem.code, problem.location?.file ?? fileOf(problem), kind];
    });
    const shown = [...groups.values()].flatMap((group) => (group.length > most ? [firstOf(group)] : group));
    return shown.sort(([a], [b]) => a - b).map(([, problem]) => problem);
}
function firstOf([[index, first], ...others]) {
    const rest = others.map(([, problem]) => problem);
    const lines = rest.flatMap(({ location, similar }) => [
        ...(location ? [location.line] : []),
        ...(similar?.lines ?? []),
    ]);
    const similar = {
        count: countGrouped(rest) + (first.similar?.count ?? 0),
        lines: [...new Set([...(first.similar?.lines ?? []), ...lines])].sort((a, b) => a - b).slice(0, NAMED_LINES),
    };
    return [index, { ...first, similar }];
}
const fileOf = (problem) => problem.file;
const shapeOf = (message) => message.replace(/"[^"]*"/g, '""').replace(/\d+/g, '0');


/***/ }),

/***/ 41810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ evidenceTrialSchema),
/* harmony export */   F4: () => (/* binding */ evidencePoolSchema),
/* harmony export */   Np: () => (/* binding */ evidenceTestSchema),
/* harmony export */   TM: () => (/* binding */ resetSchema),
/* harmony export */   j9: () => (/* binding */ provenanceSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81469);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44657);


const evidenceTrialSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    measure: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    subject: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    run: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    time: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    pass: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1),
    costUsd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    agentVersion: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    mustPass: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    restricted: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
}));
const resetSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    testId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('accept'),
    time: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    author: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
}));
const provenanceSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    from: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['file', 'artifact', 'run', 'accept']),
    where: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    runId: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional(),
    sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    writtenAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    commitsBefore: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative().optional(),
}));
const evidenceTestSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ testId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), trials: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(evidenceTrialSchema) });
const evidencePoolSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1),
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(evidenceTestSchema),
    resets: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(resetSchema),
}));


/***/ }),

/***/ 89867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KS: () => (/* binding */ quarantineOf),
/* harmony export */   _d: () => (/* binding */ isExpired),
/* harmony export */   wF: () => (/* binding */ quarantinedSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81469);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44657);


const quarantinedSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    evidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    owner: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    expiry: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
}));
function quarantineOf(entries, test) {
    return entries
        .filter(({ id, suite = test.suite, target = test.target }) => id === test.testId && suite === test.suite && target === test.target)
        .reduce((last, each) => (last && last.expiry >= each.expiry ? last : each), undefined);
}
const isExpired = ({ expiry }, at) => at.slice(0, 10) > expiry;


/***/ })

};
