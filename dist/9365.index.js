export const id = 9365;
export const ids = [9365];
export const modules = {

/***/ 30290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ pullRequests)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);

function pullRequests({ owner, repo, ask }) {
    return {
        async get(number, signal) {
            const pull = await ask({
                what: `the request for pull request ${number}`,
                schema: pullSchema,
                send: ({ rest }, request) => rest.pulls.get({ owner, repo, pull_number: number, request }),
            }, signal);
            return asPull(pull);
        },
        async labels(number, signal) {
            const { labels } = await ask({
                what: `the request for the labels of pull request ${number}`,
                schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ labels: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })) }),
                send: ({ rest }, request) => rest.pulls.get({ owner, repo, pull_number: number, request }),
            }, signal);
            return labels.map(({ name }) => name);
        },
        async headedBy(sha, signal) {
            const pulls = await ask({
                what: `the request for the pull requests of commit ${sha}`,
                schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pullSchema),
                send: ({ rest }, request) => rest.repos.listPullRequestsAssociatedWithCommit({ owner, repo, commit_sha: sha, per_page: 100, request }),
            }, signal);
            return pulls.map(asPull).filter(({ headSha }) => headSha === sha);
        },
        async ofBranch({ owner: headOwner, branch, repositoryId }, signal) {
            const head = `${headOwner}:${branch}`;
            const pulls = await ask({
                what: `the request for the pull requests from ${head}`,
                schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pullSchema),
                send: ({ rest }, request) => rest.pulls.list({ owner, repo, state: 'open', head, per_page: 100, request }),
            }, signal);
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

/***/ 89488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openRunner)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33838);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7126);





function openRunner(env, stdout) {
    return {
        checkout: withoutLinks(env['GITHUB_WORKSPACE'] || '.'),
        mask: _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .setSecret */ .Pq,
        output: (name, value) => writing('GITHUB_OUTPUT', env, () => (0,_actions_core__WEBPACK_IMPORTED_MODULE_3__/* .setOutput */ .uH)(name, value)),
        keep(name, value) {
            if (env['GITHUB_STATE'])
                writing('GITHUB_STATE', env, () => (0,_actions_core__WEBPACK_IMPORTED_MODULE_3__/* .saveState */ .LZ)(name, value));
        },
        async addToSummary(markdown) {
            const path = env['GITHUB_STEP_SUMMARY'];
            if (!path)
                return false;
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.appendFile)(path, markdown.endsWith('\n') ? markdown : `${markdown}\n`);
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
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .userError */ .IF)('OUTPUT_UNWRITABLE', `The runner's file ${env[name]} (${name}) cannot be written: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(cause)}`, {
            hint: `Do not set ${name} in the workflow, and let the step run as the user of the runner.`,
            cause,
        });
    }
}
function withoutLinks(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
    }
}


/***/ }),

/***/ 82037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J2: () => (/* binding */ actionStep),
/* harmony export */   MR: () => (/* binding */ runOutputs),
/* harmony export */   Zc: () => (/* binding */ isCheckDelivered),
/* harmony export */   "do": () => (/* binding */ CANCELLED_MS),
/* harmony export */   eG: () => (/* binding */ whenAborted),
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















const runOutputs = {
    names: _outputs_js__WEBPACK_IMPORTED_MODULE_13__/* .outputNames */ .gr,
    without: _outputs_js__WEBPACK_IMPORTED_MODULE_13__/* .outputsWithoutRun */ .M5,
};
const thisProcess = () => ({
    env: process.env,
    runner: (0,_adapters_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .openRunner */ .N)(process.env, process.stdout),
    runtime: (log) => (0,_pipeline_runtime_js__WEBPACK_IMPORTED_MODULE_12__.realRuntime)(log),
    begun(log, giveUp) {
        (0,_pipeline_exit_code_js__WEBPACK_IMPORTED_MODULE_11__/* .exitOnUncaughtErrors */ .ew)(log);
        process.once('exit', () => {
            if (!giveUp())
                process.exitCode = 2;
        });
    },
    ended: _adapters_process_abandoned_work_js__WEBPACK_IMPORTED_MODULE_0__/* .endDespiteAbandonedWork */ .z,
});
async function actionStep(read, work, outputs, host = thisProcess()) {
    const { env, runner } = host;
    const secrets = (0,_shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_9__/* .secretValues */ .VX)(env);
    for (const form of new Set(secrets.flatMap(_shared_secrets_secret_forms_js__WEBPACK_IMPORTED_MODULE_8__/* .usualForms */ .W)))
        runner.mask(form);
    let redact = (0,_shared_secrets_redact_js__WEBPACK_IMPORTED_MODULE_7__/* .redactor */ .$)(secrets);
    const log = {
        info: (text) => runner.print((0,_reports_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__/* .neutral */ .SY)(redact.text(text))),
        warn: (text) => runner.print((0,_reports_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__/* .neutral */ .SY)(`warning: ${redact.text(text)}`)),
        error: (text) => runner.print((0,_reports_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__/* .neutral */ .SY)(redact.text(text))),
    };
    const end = { outputs: outputs.without('The run did not start') };
    const write = outputsOnce(host, outputs);
    host.begun(log, () => written(() => write(outputs.without('The run ended before it had a verdict')), log));
    const decided = await (0,_pipeline_exit_code_js__WEBPACK_IMPORTED_MODULE_11__/* .toExitCode */ .t4)(async () => {
        try {
            const inputs = read(env);
            end.inputs = inputs;
            redact = (0,_shared_secrets_redact_js__WEBPACK_IMPORTED_MODULE_7__/* .redactor */ .$)(secrets, inputs.redact);
            return await work(inputs, host.runtime(log), runner, end);
        }
        catch (error) {
            end.outputs = outputs.without(redact.text((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)));
            const problems = error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo ? (0,_model_grouped_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .groupProblems */ .U)(redact.deep(error.problems)) : [];
            await reportWhyNot(problems, end.inputs, runner, log);
            const reported = (await end.live?.couldNotRun(problems)) ?? [];
            end.notes?.reported(reported);
            (0,_cli_progress_terminal_js__WEBPACK_IMPORTED_MODULE_10__/* .complainAbout */ .p3)(reported, log.info);
            throw error;
        }
    }, log);
    const exitCode = written(() => write(end.outputs), log) ? decided : 2;
    host.ended(exitCode);
    return exitCode;
}
const END_MS = 120_000;
const CANCELLED_MS = 4000;
const endOf = ({ aborted }) => AbortSignal.timeout(aborted ? CANCELLED_MS : END_MS);
function whenAborted(signal, work) {
    if (signal.aborted)
        work();
    else
        signal.addEventListener('abort', work, { once: true });
}
const isCheckDelivered = (receipts) => receipts.some(({ kind, name }) => name === 'check run' && kind === 'delivered');
function outputsOnce({ runner, env }, { names, atEnd = (outputs) => outputs }) {
    let isWritten = false;
    return (outputs) => {
        if (isWritten)
            return;
        isWritten = true;
        const all = atEnd(outputs, env);
        for (const name of names)
            runner.output(name, all[name] ?? '');
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

/***/ 16734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);

async function readEvent(env, files) {
    return { name: env['GITHUB_EVENT_NAME'] ?? '', ...(await readPayload(env['GITHUB_EVENT_PATH'], files)) };
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
async function readPayload(path, files) {
    if (!path)
        return {};
    try {
        return payloadSchema.parse(JSON.parse(await files.read(path, MAX_EVENT_BYTES)));
    }
    catch {
        return {};
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

/***/ 44155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ numberText),
/* harmony export */   M5: () => (/* binding */ outputsWithoutRun),
/* harmony export */   UL: () => (/* binding */ withoutVerdict),
/* harmony export */   Wd: () => (/* binding */ oneSentence),
/* harmony export */   Yz: () => (/* binding */ outputsOf),
/* harmony export */   _c: () => (/* binding */ outputsOfShard),
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
    const headline = oneSentence(why);
    return {
        ...unknown,
        verdict: 'invalid',
        conclusion: 'failure',
        headline,
        json: JSON.stringify({ verdict: 'invalid', headline }),
    };
}
const withoutVerdict = (outputs) => ({ ...outputs, verdict: '', conclusion: '', json: '' });
function outputsOfShard({ folder, headline, run, record }, receipts) {
    const { tokens, costUsd } = record.usage;
    return withoutVerdict({
        ...outputsWithoutRun(headline),
        total: String(run.planned),
        'cost-usd': numberText(costUsd),
        tokens: numberText(tokens && tokens.input + tokens.output),
        'duration-seconds': numberText(run.durationMs / 1000),
        'results-path': (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runFiles */ .NW.journal),
        'artifact-url': whereOf('artifact', receipts),
    });
}
const oneSentence = (text) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .asSentences */ .pm)(text.split('\n').map((line) => line.trim()))
    .replaceAll(/\s+/g, ' ')
    .slice(0, MAX_HEADLINE);
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

/***/ 90388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ OPEN_EVENTS),
/* harmony export */   o: () => (/* binding */ refuseUntrustedCode)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);

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
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .userError */ .IF)('UNTRUSTED_CODE', `Evals do not run on the event ${event.name}`, {
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

/***/ 27869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hk: () => (/* binding */ annotations),
/* harmony export */   jx: () => (/* binding */ annotationCommand),
/* harmony export */   ur: () => (/* binding */ problemAnnotations)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);
/* harmony import */ var _compared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15714);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10043);
/* harmony import */ var _escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38566);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57277);
/* harmony import */ var _grader_warnings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65584);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11241);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5937);
/* harmony import */ var _reproduce_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(96360);
/* harmony import */ var _totals_line_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(32874);











const STEP_LIMITS = { errors: 9, warnings: 5 };
function annotations(report, limits = STEP_LIMITS) {
    const { failing, errored, notRun } = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .findings */ .Pg)(report);
    const changeOf = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .changeFinder */ .DB)(report);
    const name = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .namer */ .wf)(report);
    const all = [
        ...failing.flatMap((result) => failingTest(report, result, name(result), changeOf(result))),
        ...(0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .errorGroups */ .Zy)(errored).flatMap((group) => erroredTests(report, group, { name, word: 'errored' })),
        ...(0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .errorGroups */ .Zy)(notRun).flatMap((group) => erroredTests(report, group, { name, word: 'not run' })),
        ...[...(0,_grader_warnings_js__WEBPACK_IMPORTED_MODULE_6__/* .graderWarnings */ .Z)(report), ...report.warnings].map((problem) => problemAnnotation(problem, 'warning', _marks_js__WEBPACK_IMPORTED_MODULE_7__/* .problemTitles */ .bq[problem.code])),
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
const LONGEST_COMMAND = 450;
const MOST_NAMES = 5;
function failingTest(report, result, name, change) {
    const level = failingLevel(report, result, change);
    if (level === undefined)
        return [];
    const [check] = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .failedChecks */ .HH)(result);
    const isRegressed = change?.state === 'regressed';
    const numbers = isRegressed && change.base !== undefined ? (0,_compared_js__WEBPACK_IMPORTED_MODULE_2__/* .passesOf */ .Hb)(change) : plainNumbers(result);
    const confirmed = change && (0,_compared_js__WEBPACK_IMPORTED_MODULE_2__/* .confirmationOf */ .$x)(change);
    const command = (0,_reproduce_js__WEBPACK_IMPORTED_MODULE_9__/* .reproduceCommand */ .n)(result);
    const one = annotation(level, titled(isRegressed ? 'regressed: ' : 'failed: ', name, ` (${numbers})`), [
        ...(confirmed === undefined ? [] : [confirmed]),
        line(check.text),
        `got: ${line(check.got ?? (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .answerOf */ .ut)(result)) || '(no answer)'}`,
        ...(command.length <= LONGEST_COMMAND ? [`run it again: ${command}`] : []),
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
    const reached = `${(0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .scoreText */ .QO)(result)}, needs ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .score */ .fN)(result.passMark)}`;
    return trials === undefined ? reached : `${reached}; ${trials}`;
}
function erroredTests(report, group, { name, word }) {
    const { class: failureClass, message, results } = group;
    const cause = _marks_js__WEBPACK_IMPORTED_MODULE_7__/* .failureWords */ .AC[failureClass];
    const [first] = results;
    if (results.every(_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .isNotAsWritten */ .RA)) {
        return results.map((result) => annotation(erroredLevel(report, [result]), titled(`errored (${cause}): `, name(result)), (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .causeLines */ .t1)(result).map((part) => line(part)), result.failure.location ?? result.location));
    }
    const named = results.slice(0, MOST_NAMES).map((result) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(name(result)), TITLE_CHARACTERS));
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
        hint === undefined ? undefined : line(hint),
    ].filter((detail) => detail !== undefined);
    return annotation(level, title, [line((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceOf */ .$N)(problem)), ...details], location);
}
function headline(report) {
    const { verdict } = report;
    const { word } = (0,_marks_js__WEBPACK_IMPORTED_MODULE_7__/* .verdictMark */ .vG)(verdict.kind);
    return annotation('notice', `Evals: ${word}`, [
        line(verdict.headline, 2 * LINE_CHARACTERS),
        (0,_totals_line_js__WEBPACK_IMPORTED_MODULE_10__/* .totalsLine */ .s)(report).join(' \u00b7 '),
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
        ...(location && { file: location.file, line: location.line, column: location.column }),
    };
}
function titled(before, name, after = '') {
    return before + (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(name), TITLE_CHARACTERS - before.length - after.length) + after;
}
const line = (text, most = LINE_CHARACTERS) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(text), most);


/***/ })

};
