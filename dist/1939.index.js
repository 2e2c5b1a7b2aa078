export const id = 1939;
export const ids = [1939];
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
;// CONCATENATED MODULE: ./build/js/src/action/action-step.js













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
async function actionStep(read, work, withoutRun, host = thisProcess()) {
    const { env } = host;
    const { redactor, runner, log } = openStep(host);
    const end = { outputs: withoutRun('The run did not start') };
    let isWritten = false;
    const write = (values) => {
        if (isWritten)
            return;
        isWritten = true;
        for (const [name, text] of Object.entries(values))
            runner.output(name, text);
    };
    const giveUp = () => write(end.isDecided ? end.outputs : withoutRun('The run ended before it had a verdict'));
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
                end.outputs = withoutRun(redactor.text((0,errors/* messageOf */.bD)(error)));
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

/***/ 20436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tg: () => (/* binding */ checksOf),
  Vm: () => (/* binding */ contextOf),
  GA: () => (/* binding */ gitHubReporters)
});

// UNUSED EXPORTS: checkNameOf

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/js/src/config/checkout-path.js
var checkout_path = __webpack_require__(56338);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
;// CONCATENATED MODULE: ./build/js/src/github/checks.js

function checkRuns({ ask }, context) {
    return {
        async begin(name, output, signal) {
            const { id, html_url: url } = await ask('the request to create a check run', checkSchema, signal, ({ rest }, common) => rest.checks.create({
                ...common,
                name,
                head_sha: context.headSha,
                external_id: context.externalId,
                details_url: context.detailsUrl,
                status: 'in_progress',
                output: asOutput(output),
            }));
            return { id, url: url ?? context.detailsUrl };
        },
        async update(id, output, conclusion, signal) {
            await ask(`the request to update check run ${id}`, checkSchema, signal, ({ rest }, common) => rest.checks.update({
                ...common,
                check_run_id: id,
                output: asOutput(output),
                status: conclusion && 'completed',
                conclusion,
            }));
        },
    };
}
const checkSchema = schemas/* object */.Ikc({ id: schemas/* int */.Whr(), html_url: schemas/* string */.YjP().nullish() });
const asOutput = ({ title, summary, text, annotations = [] }) => ({
    title,
    summary,
    text,
    annotations: annotations.length > 0 ? annotations.map(asAnnotation) : undefined,
});
const asAnnotation = ({ path, line, column, level, title, message }) => ({
    path,
    start_line: line,
    end_line: line,
    start_column: column,
    end_column: column,
    annotation_level: level,
    title,
    message,
});

// EXTERNAL MODULE: ./build/js/src/github/comments.js
var comments = __webpack_require__(97161);
// EXTERNAL MODULE: ./build/js/src/github/job.js
var github_job = __webpack_require__(64956);
// EXTERNAL MODULE: ./build/js/src/github/limits.js
var limits = __webpack_require__(15907);
// EXTERNAL MODULE: ./build/js/src/github/pulls.js
var pulls = __webpack_require__(9919);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/reports/annotations.js
var annotations = __webpack_require__(27869);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: ./build/js/src/reports/comment/comment-markdown.js + 2 modules
var comment_markdown = __webpack_require__(76377);
// EXTERNAL MODULE: ./build/js/src/reports/reporters/not-taken.js
var not_taken = __webpack_require__(82953);
;// CONCATENATED MODULE: ./build/js/src/reports/reporters/check.js



const NAME = 'check run';
function checkReporter(options) {
    const { checks, name, context, maxBytes, annotationsPerRequest: size } = options;
    let begun;
    const begin = async (signal) => {
        const running = { title: 'Evals are running', summary: `[The log of the run](${context.runUrl})` };
        if (begun === undefined) {
            begun = await checks.begin(name, running, signal);
            options.onBegun?.(begun.id);
        }
        return begun;
    };
    const complete = async (output, conclusion, annotations) => {
        try {
            const signal = options.signal();
            const { id, url } = await begin(signal);
            const [first, ...rest] = Array.from({ length: Math.ceil(annotations.length / size) }, (_, at) => annotations.slice(at * size, (at + 1) * size));
            const isTaken = await checks.update(id, { ...output, annotations: first }, conclusion, signal).then(() => true, async (error) => {
                if (first === undefined || !(error instanceof service_error/* ServiceError */._7 && error.fault === 'invalid'))
                    throw error;
                await checks.update(id, output, conclusion, signal);
                return false;
            });
            for (const batch of isTaken ? rest : []) {
                await checks.update(id, { ...output, annotations: batch }, undefined, signal);
            }
            return { kind: 'delivered', name: NAME, where: url };
        }
        catch (error) {
            return (0,not_taken/* notTaken */.h)(NAME, error, 'checks: write', options.whyRefused);
        }
    };
    return {
        name: NAME,
        begin: async (signal) => void (await begin(signal)),
        deliver: (report) => {
            const conclusion = report.verdict.kind === 'cancelled' ? 'cancelled' : report.conclusion;
            return complete((0,comment_markdown/* checkOutput */.yr)(report, context, maxBytes), conclusion, options.annotationsOf(report));
        },
        couldNotRun: (problems) => complete({ title: (0,comment_markdown/* checkTitle */.Tq)('Could not run'), summary: (0,comment_markdown/* problemsComment */.oE)(problems, context) }, 'failure', []),
    };
}

// EXTERNAL MODULE: ./build/js/src/reports/reporters/comment-reporter.js + 1 modules
var comment_reporter = __webpack_require__(20541);
;// CONCATENATED MODULE: ./build/js/src/action/github-reporters.js













async function gitHubReporters(inputs, job, deps) {
    const wantsCheck = inputs.checkRun || inputs.annotations === 'check';
    const page = {};
    if (job === undefined) {
        const why = 'This is not a job on GitHub (GITHUB_REPOSITORY, GITHUB_API_URL or GITHUB_SERVER_URL is not set)';
        return { reporters: [], context: undefined, page, receipts: wantsCheck ? [notDelivered('check run', why)] : [] };
    }
    const name = deps.nameOfArtifact?.((0,github_job/* keyOf */.TN)(inputs, job), job.attempt);
    const artifact = name === undefined ? undefined : { name, run: job.run };
    const context = { ...contextOf(inputs, job, inputs.commitSha ?? job.head, deps.checkout), page, artifact };
    const reporting = (reporters, receipts = [], pull) => ({
        reporters,
        receipts,
        pull,
        context,
        page,
    });
    const { comment: mode, prNumber, commitSha } = inputs;
    const isNamed = (job.pull ?? prNumber ?? commitSha) !== undefined;
    const wantsComment = mode !== 'never' && (isNamed || ON_BRANCHES.includes(job.event));
    if (!wantsComment && !wantsCheck)
        return reporting([]);
    if (inputs.githubToken === undefined) {
        const names = [...(wantsComment ? ['comment'] : []), ...(wantsCheck ? ['check run'] : [])];
        return reporting([], names.map((each) => notDelivered(each, NO_TOKEN)));
    }
    const client = deps.connect({ ...job, token: inputs.githubToken });
    const surface = { inputs, job, context, client };
    const check = wantsCheck ? [checkOf(surface, deps)] : [];
    if (mode === 'never' || !wantsComment)
        return reporting(check);
    try {
        const soon = AbortSignal.any([deps.signal, deps.deadline(), AbortSignal.timeout(LOOK_UP_MS)]);
        const pull = await findPull(inputs, job, (0,pulls/* pullRequests */.s)(client), soon);
        if (pull === undefined)
            return reporting(check);
        const comment = (0,comment_reporter/* commentReporter */.J)({
            comments: (0,comments/* pullRequestComments */.R)(client, pull.number),
            clock: deps.clock,
            mode,
            run: job.run,
            job: (0,github_job/* keyOf */.TN)({ commentKey: undefined, matrix: inputs.matrix }, job),
            context: commitSha === undefined && job.pull === undefined ? { ...context, head: pull.headSha } : context,
            maxBytes: limits/* COMMENT_BYTES */.GJ,
            whyRefused: (0,github_job/* whyReadOnly */.LU)(job, pull),
            signal: deps.deadline,
        });
        return reporting([comment, ...check], [], pull.number);
    }
    catch (error) {
        return reporting(check, [notDelivered('comment', `Could not look up the pull request: ${(0,errors/* messageOf */.bD)(error)}`)]);
    }
}
const LOOK_UP_MS = 30_000;
const NO_TOKEN = 'There is no token (github-token is empty)';
const notDelivered = (name, why) => ({ kind: 'notDelivered', name, why });
function contextOf(inputs, job, head, checkout) {
    return {
        key: (0,github_job/* keyOf */.TN)(inputs, job),
        head,
        attempt: job.attempt,
        runUrl: (0,github_job/* runUrlOf */.Qm)(job),
        unverified: job.unverified,
        linkTo({ file, line }) {
            const path = (0,checkout_path/* checkoutPath */.o)(file, inputs, checkout);
            return path === undefined ? undefined : (0,checkout_path/* lineUrl */.g)(job, { commit: head, path, line });
        },
    };
}
function checkNameOf(key) {
    const name = `agentv: ${(0,terminal/* oneLine */.T)(key)}`;
    if (Buffer.byteLength(name) <= limits/* CHECK_NAME_BYTES */.rI)
        return name;
    const hash = (0,external_node_crypto_.createHash)('sha256').update(key).digest('hex').slice(0, 8);
    return `${(0,text_text/* cutBytes */.Uw)(name, limits/* CHECK_NAME_BYTES */.rI - hash.length - 1)}-${hash}`;
}
const checksOf = ({ job, context, client }) => checkRuns(client, {
    headSha: context.head,
    externalId: `${job.run}/${job.attempt}/${context.key}`,
    detailsUrl: context.runUrl,
});
function checkOf(surface, { checkout, deadline, onCheck }) {
    const { inputs, job, context } = surface;
    return checkReporter({
        checks: checksOf(surface),
        name: inputs.checkName ?? checkNameOf(context.key),
        context,
        maxBytes: limits/* CHECK_TEXT_BYTES */.tn,
        annotationsPerRequest: limits/* ANNOTATIONS_PER_REQUEST */.jg,
        annotationsOf: (report) => inputs.annotations === 'check'
            ? (0,annotations/* annotations */.hk)(report, CHECK_SPACE)
                .flatMap(({ level, title, message, file, line = 1, column }) => {
                const path = file === undefined ? undefined : (0,checkout_path/* checkoutPath */.o)(file, inputs, checkout);
                return path === undefined ? [] : [{ path, line, column, level: LEVELS[level], title, message }];
            })
                .slice(0, limits/* MAX_CHECK_ANNOTATIONS */.Bp)
            : [],
        whyRefused: (0,github_job/* whyReadOnly */.LU)(job, job.pull),
        onBegun: onCheck,
        signal: deadline,
    });
}
const CHECK_SPACE = { errors: limits/* MAX_CHECK_ANNOTATIONS */.Bp, warnings: limits/* MAX_CHECK_ANNOTATIONS */.Bp };
const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' };
async function findPull({ prNumber, commitSha }, job, pulls, signal) {
    if (prNumber !== undefined) {
        return job.pull?.number === prNumber ? job.pull : pulls.get(prNumber, signal);
    }
    if (job.pull !== undefined)
        return job.pull;
    const mayHaveOne = commitSha !== undefined || (ON_BRANCHES.includes(job.event) && job.ref.startsWith('refs/heads/'));
    if (!mayHaveOne)
        return undefined;
    const open = (await pulls.headedBy(commitSha ?? job.head, signal)).filter(({ isOpen }) => isOpen);
    return open.length === 1 ? open[0] : undefined;
}
const ON_BRANCHES = ['push', 'workflow_dispatch'];


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
/* harmony export */   Yz: () => (/* binding */ outputsOf)
/* harmony export */ });
/* unused harmony export outputNames */
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

/***/ 56849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "do": () => (/* binding */ CANCELLED_MS),
  vD: () => (/* binding */ openReporting),
  uE: () => (/* binding */ uploadsArtifacts)
});

// UNUSED EXPORTS: beginAll

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/baseline/evidence-files.js
var evidence_files = __webpack_require__(22592);
// EXTERNAL MODULE: ./build/js/src/baseline/history-store.js + 1 modules
var history_store = __webpack_require__(22687);
// EXTERNAL MODULE: ./build/js/src/baseline/store-evidence.js
var store_evidence = __webpack_require__(95022);
// EXTERNAL MODULE: ./build/js/src/config/checkout-path.js
var checkout_path = __webpack_require__(56338);
// EXTERNAL MODULE: ./build/js/src/config/policy/base-files.js
var base_files = __webpack_require__(98194);
// EXTERNAL MODULE: ./build/js/src/github/artifact-names.js
var artifact_names = __webpack_require__(28712);
// EXTERNAL MODULE: ./build/js/src/github/artifact-upload.js
var artifact_upload = __webpack_require__(91391);
// EXTERNAL MODULE: ./build/js/src/github/job.js
var github_job = __webpack_require__(64956);
// EXTERNAL MODULE: ./build/js/src/github/limits.js
var limits = __webpack_require__(15907);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/page/data/local-page.js
var local_page = __webpack_require__(51219);
// EXTERNAL MODULE: ./build/js/src/reports/annotations.js
var annotations = __webpack_require__(27869);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/reports/failures/failing-tests.js
var failing_tests = __webpack_require__(16943);
// EXTERNAL MODULE: ./build/js/src/reports/summary/summary.js + 2 modules
var summary = __webpack_require__(55661);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/file-reporters.js + 1 modules
var file_reporters = __webpack_require__(52921);
// EXTERNAL MODULE: ./build/js/src/action/annotate.js
var annotate = __webpack_require__(75360);
// EXTERNAL MODULE: ./build/js/src/reports/reporters/not-taken.js
var not_taken = __webpack_require__(82953);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/run-files.js
var run_files = __webpack_require__(92056);
;// CONCATENATED MODULE: ./build/js/src/action/artifact-reporters.js
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



async function receiptOf(receipt, { name, job }, upload) {
    try {
        const uploaded = await upload();
        const { serverUrl, owner, repo, run } = job;
        const artifacts = `${serverUrl}/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/actions/runs/${run}/artifacts`;
        if (uploaded.kind === 'uploaded')
            return { kind: 'delivered', name: receipt, where: `${artifacts}/${uploaded.id}` };
        return {
            kind: 'notDelivered',
            name: receipt,
            why: `Another job of this run already has an artifact ${name}`,
            hint: 'Give each job a different comment-key, such as the values of its matrix.',
        };
    }
    catch (error) {
        return (0,not_taken/* notTaken */.h)(receipt, error, undefined, undefined);
    }
}
const RESULTS = 'artifact';
const resultsReporter = (options) => ({
    name: RESULTS,
    async deliver(report) {
        const { name, folder, retentionDays, writer, whyNone, files, withPage, signal } = options;
        if (whyNone !== undefined)
            return { kind: 'notNeeded', name: RESULTS, why: whyNone };
        return receiptOf(RESULTS, options, async () => {
            const { page, ...names } = run_files/* runFiles */.NW;
            const paths = [...Object.values(names), ...(withPage() ? [page] : [])].map((file) => (0,external_node_path_.join)(folder, file));
            const states = await Promise.all(paths.map((path) => files.state(path)));
            const present = [
                ...paths.filter((_, index) => states[index] === 'file'),
                ...(await presentPatches(report, folder, files)),
            ];
            return writer.upload({ name, folder, files: present, retentionDays, mayHaveSuffix: true }, signal());
        });
    },
});
async function presentPatches({ results, extraTrials = [] }, folder, files) {
    const all = [...results, ...extraTrials.map(({ result }) => result)];
    const named = new Set(all.flatMap(({ patch, trials = [] }) => [patch, ...trials.map((trial) => trial.patch)]));
    const patches = [...named].filter((patch) => patch !== undefined);
    if (patches.length === 0)
        return [];
    const root = await files.realPath(folder);
    const realPaths = await Promise.all(patches.map((patch) => files.realPath((0,external_node_path_.join)(root, patch)).catch(() => undefined)));
    return patches.filter((patch, index) => realPaths[index] === (0,external_node_path_.join)(root, patch)).map((patch) => (0,external_node_path_.join)(folder, patch));
}
const PAGE = 'report';
const MAX_PAGE_BYTES = 128 * 1024 * 1024;
const pageArtifactReporter = (options) => ({
    name: PAGE,
    async deliver() {
        const { name, folder: runFolder, retentionDays, files, writer, signal } = options;
        const path = (0,external_node_path_.join)(runFolder, run_files/* runFiles */.NW.page);
        if ((await files.state(path)) !== 'file') {
            return { kind: 'notNeeded', name: PAGE, why: `${run_files/* runFiles */.NW.page} was not written` };
        }
        return receiptOf(PAGE, options, async () => {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const folder = __addDisposableResource(env_1, await files.scratchFolder('page-'), true);
                const named = (0,external_node_path_.join)(folder.path, name);
                await files.writeAsIs(named, await files.readBytes(path, MAX_PAGE_BYTES));
                return await writer.uploadFile({ path: named, retentionDays }, signal());
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
        });
    },
});

// EXTERNAL MODULE: ./build/js/src/action/github-reporters.js + 2 modules
var github_reporters = __webpack_require__(20436);
// EXTERNAL MODULE: ./build/js/src/action/outputs.js
var outputs = __webpack_require__(51708);
;// CONCATENATED MODULE: ./build/js/src/action/reporting.js





















const END_MS = 120_000;
const CANCELLED_MS = 4000;
async function openReporting(step, how) {
    const { inputs, job, runtime, runner } = step;
    const opened = await (0,github_reporters/* gitHubReporters */.GA)(inputs, job, {
        ...runtime,
        checkout: runner.checkout,
        deadline: () => deadlineOf(runtime.signal),
        onCheck: how.onCheck,
        nameOfArtifact: how.isOwnRun && uploadsArtifacts(inputs, runtime.env) ? how.nameOf : undefined,
    });
    const gitHub = { ...opened, receipts: [...(how.receipts ?? []), ...opened.receipts] };
    const { otel, otelFile, traceFile } = inputs;
    const wantsTraces = otel.length > 0 || otelFile !== undefined || traceFile !== undefined;
    return new StepReporting(step, how, gitHub, wantsTraces ? await Promise.all(/* import() */[__webpack_require__.e(7812), __webpack_require__.e(2252)]).then(__webpack_require__.bind(__webpack_require__, 27812)) : undefined);
}
const deadlineOf = ({ aborted }) => AbortSignal.timeout(aborted ? CANCELLED_MS : END_MS);
class StepReporting {
    gitHub;
    #step;
    #how;
    #traces;
    #live;
    #key;
    #uploads;
    constructor(step, how, gitHub, traces) {
        const { inputs, job, runtime, end } = step;
        this.gitHub = gitHub;
        this.#step = step;
        this.#how = how;
        this.#traces = traces;
        this.#live = beginAll(gitHub.reporters, how.beginning?.());
        this.#key = job && (0,github_job/* keyOf */.TN)(inputs, job);
        this.#uploads = how.isOwnRun && uploadsArtifacts(inputs, runtime.env);
        end.live = this.#live;
    }
    local(folder) {
        const { inputs, runner, runtime } = this.#step;
        return [
            ...(0,file_reporters/* fileReporters */.v)(folder, runtime.files, { comment: this.gitHub.context }),
            ...(this.#traces?.traceFileReporters(this.#traced(folder), runtime.files) ?? []),
            ...(inputs.annotations === 'commands' ? [annotationReporter(inputs, runner)] : []),
            ...(inputs.jobSummary === 'off' ? [] : [summaryReporter(runner, inputs.jobSummary)]),
        ];
    }
    page(run, inputs) {
        const { job, runtime, runner } = this.#step;
        const { context } = this.gitHub;
        const local = (0,local_page/* localPage */.j)(inputs, run, runtime, job);
        if (job === undefined || context === undefined)
            return local;
        const { serverUrl, owner, repo, run: id } = job;
        const folder = (0,checkout_path/* checkoutPath */.o)('.', { workingDirectory: (0,external_node_path_.resolve)(runtime.cwd, inputs.workingDirectory) }, runner.checkout);
        const prefix = folder === undefined ? '' : `${folder}/`;
        const links = (0,base_files/* isCommit */.WM)(context.head)
            ? { server: new URL(serverUrl).origin, repository: `${owner}/${repo}`, run: id, commit: context.head, prefix }
            : undefined;
        return { ...local, key: context.key, run: String(id), links, unverified: context.unverified };
    }
    decided(report, folder, receipts = []) {
        const { end } = this.#step;
        end.isDecided = true;
        end.outputs = (0,outputs/* outputsOf */.Yz)(report, folder, receipts);
    }
    async deliver(report, published) {
        const { inputs, runner, end } = this.#step;
        const { folder, local } = published;
        const { page, receipts: known, context } = this.gitHub;
        end.live = undefined;
        this.decided(report, folder, local);
        const summarize = async (text) => {
            if (inputs.jobSummary !== 'off')
                await runner.addToSummary(text);
        };
        const pages = await (0,deliver/* deliverAll */.F0)(this.#pages(folder), report);
        for (const receipt of pages) {
            if (receipt.kind !== 'delivered')
                continue;
            page.url = receipt.where;
            await summarize(`\n[Report with all answers](${receipt.where})\n`);
        }
        const [reported, uploaded] = await Promise.all([this.#live.deliver(report), this.#upload(report, published)]);
        end.notes?.reported(reported);
        const isUploaded = uploaded.some(({ kind, name }) => kind === 'delivered' && name === RESULTS);
        const forAgents = isUploaded ? (0,failing_tests/* agentLine */.SS)(report, context?.artifact) : undefined;
        if (forAgents !== undefined)
            await summarize(`\n${forAgents}\n`);
        const remote = [...known, ...pages, ...reported, ...uploaded];
        const uncommented = remote.filter(deliver/* notDelivered */.AG).find(({ name }) => name === 'comment');
        if (uncommented !== undefined && inputs.annotations !== 'off') {
            (0,annotate/* annotate */.f)((0,annotations/* uncommentedAnnotation */.tJ)(report, uncommented), inputs, runner);
        }
        const isChecked = remote.some(({ kind, name }) => name === 'check run' && kind === 'delivered');
        const inLog = inputs.annotations === 'check' && !isChecked ? [annotationReporter(inputs, runner)] : [];
        const receipts = [...remote, ...(await (0,deliver/* deliverAll */.F0)(inLog, report))];
        this.decided(report, folder, [...local, ...receipts]);
        return receipts;
    }
    async exportTraces(report, folder) {
        return (await this.#traces?.exportToBackends(report, this.#traced(folder))) ?? [];
    }
    #traced(folder) {
        const { inputs, job, runtime } = this.#step;
        return { inputs, runtime, folder, jobKey: this.#key, commit: { head: job?.head, pullNumber: this.gitHub.pull } };
    }
    #pages(folder) {
        const { inputs, job, runtime } = this.#step;
        if (job === undefined || !this.#uploads)
            return [];
        const name = (0,artifact_names/* pageArtifact */.U1)(this.gitHub.context?.key ?? (0,github_job/* keyOf */.TN)(inputs, job), job.attempt);
        const { artifactRetentionDays: retentionDays } = inputs;
        const signal = () => deadlineOf(runtime.signal);
        const { files } = runtime;
        return [pageArtifactReporter({ name, job, folder, retentionDays, files, writer: artifact_upload/* artifactWriter */.YJ, signal })];
    }
    async #upload(report, published) {
        const receipts = await (0,deliver/* deliverAll */.F0)(await this.#storing(published), report);
        this.#step.end.isNotUploaded = receipts.some(({ kind, name }) => kind === 'notDelivered' && name === RESULTS);
        return receipts;
    }
    async #storing({ folder, evidence, judged }) {
        const { inputs, job, runtime } = this.#step;
        const { env, files } = runtime;
        if (job === undefined || this.#key === undefined || !this.#how.isOwnRun)
            return [];
        const signal = () => deadlineOf(runtime.signal);
        const store = inputs.shard === undefined ? (0,history_store/* openStore */.Ch)(inputs, job, runtime) : undefined;
        const history = [];
        if (store !== undefined) {
            const { historyReporter } = await __webpack_require__.e(/* import() */ 9093).then(__webpack_require__.bind(__webpack_require__, 79093));
            history.push(historyReporter({ store, judged, job, runtime, signal }));
        }
        if (!inputs.uploadArtifacts)
            return history;
        const { artifactRetentionDays: retentionDays } = inputs;
        const upload = { job, retentionDays, writer: artifact_upload/* artifactWriter */.YJ, whyNone: (0,artifact_upload/* whyNoArtifacts */.fJ)(env), files, signal };
        const name = this.#how.nameOf(this.#key, job.attempt);
        const results = resultsReporter({ ...upload, name, folder, withPage: () => this.gitHub.page.url === undefined });
        if (evidence === undefined)
            return [results, ...history];
        const stored = { evidence, folder: (0,external_node_path_.join)(folder, evidence_files/* RUN_EVIDENCE */.K$), branch: inputs.baselineBranch };
        return [results, (0,store_evidence/* evidenceReporter */.ZW)({ ...upload, ...stored, key: this.#key }), ...history];
    }
}
const uploadsArtifacts = ({ uploadArtifacts }, env) => uploadArtifacts && (0,artifact_upload/* whyNoArtifacts */.fJ)(env) === undefined;
function beginAll(reporters, signal) {
    const begun = Promise.allSettled(signal === undefined ? [] : reporters.map((reporter) => reporter.begin(signal)));
    return {
        async deliver(report) {
            await begun;
            return (0,deliver/* deliverAll */.F0)(reporters, report);
        },
        async couldNotRun(problems) {
            await begun;
            const ends = await Promise.allSettled(reporters.map((reporter) => reporter.couldNotRun(problems)));
            return ends.map((end, at) => end.status === 'fulfilled'
                ? end.value
                : { kind: 'notDelivered', name: reporters[at]?.name ?? '', why: (0,errors/* messageOf */.bD)(end.reason) });
        },
    };
}
const SUMMARY = 'job summary';
const summaryReporter = (runner, mode) => ({
    name: SUMMARY,
    async deliver(report) {
        const text = mode === 'short' ? (0,summary/* shortSummary */.R)(report) : (0,summary/* summaryMarkdown */.e)(report, limits/* JOB_SUMMARY_BYTES */.HC);
        if (await runner.addToSummary(text))
            return { kind: 'delivered', name: SUMMARY, where: 'the summary of the job' };
        const why = 'the runner has no job summary (GITHUB_STEP_SUMMARY is not set)';
        return { kind: 'notDelivered', name: SUMMARY, why };
    },
});
const annotationReporter = (inputs, runner) => ({
    name: 'annotations',
    async deliver(report) {
        for (const annotation of (0,annotations/* annotations */.hk)(report))
            (0,annotate/* annotate */.f)(annotation, inputs, runner);
        return { kind: 'delivered', name: 'annotations', where: 'the log of the step' };
    },
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

/***/ 97161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ pullRequestComments)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24850);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15907);
/* harmony import */ var _retry_budget_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48851);




const pullRequestComments = (client, pull) => ({
    own: (signal) => ownComments(client, pull, signal),
    async create(body, signal) {
        const comment = await client.ask('the request to create a comment', commentSchema, signal, ({ rest }, common) => rest.issues.createComment({ ...common, issue_number: pull, body }));
        return asOwn(comment, body);
    },
    async update(id, body, signal) {
        const comment = await client.ask(`the request to update comment ${id}`, commentSchema, signal, ({ rest }, common) => rest.issues.updateComment({ ...common, comment_id: id, body }));
        return asOwn(comment, body);
    },
    async remove(id, signal) {
        await (0,_retry_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .unlessMissing */ .F2)(client.ask(`the request to delete comment ${id}`, zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(), signal, ({ rest }, common) => rest.issues.deleteComment({ ...common, comment_id: id })));
    },
});
async function ownComments({ owner, repo, ask }, pull, signal) {
    const what = `the request for the comments of pull request ${pull}`;
    const viewerComments = [];
    let after = null;
    for (let page = 0; page < _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_COMMENT_PAGES */ .Ck; page += 1) {
        const answer = await ask(what, answerSchema, signal, async ({ graphql }, common) => ({
            data: await graphql(QUERY, { ...common, pull, after }),
        }));
        const comments = answer.repository?.pullRequest?.comments;
        if (!comments)
            throw new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7('missing', `Pull request ${pull} of ${owner}/${repo} does not exist`);
        for (const node of comments.nodes ?? []) {
            const id = Number(node?.fullDatabaseId ?? Number.NaN);
            if (node === null || !node.viewerDidAuthor || node.isMinimized || !Number.isSafeInteger(id))
                continue;
            viewerComments.push({ id, body: node.body, url: node.url });
        }
        if (!comments.pageInfo.hasNextPage)
            break;
        after = comments.pageInfo.endCursor;
    }
    return viewerComments.sort((a, b) => a.id - b.id);
}
const QUERY = `
  query ownComments($owner: String!, $repo: String!, $pull: Int!, $after: String) {
    repository(owner: $owner, name: $repo) {
      pullRequest(number: $pull) {
        comments(first: 100, after: $after) {
          nodes { fullDatabaseId body url isMinimized viewerDidAuthor }
          pageInfo { hasNextPage endCursor }
        }
      }
    }
  }`;
const pageSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    nodes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        fullDatabaseId: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()]).nullable(),
        body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        isMinimized: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        viewerDidAuthor: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    })
        .nullable())
        .nullable(),
    pageInfo: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ hasNextPage: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), endCursor: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable() }),
});
const answerSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ pullRequest: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ comments: pageSchema }).nullable() }).nullable(),
});
const commentSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), html_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const asOwn = ({ id, html_url: url }, body) => ({ id, body, url });


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

/***/ 52759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ harmlessJson)
/* harmony export */ });
const harmlessJson = (value, indent) => JSON.stringify(value, undefined, indent)
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, (character) => Array.from({ length: character.length }, (_, at) => escapeOf(character.charCodeAt(at))).join(''))
    .replace(/##(?=(?:vso)?\[)/gi, `${escapeOf(0x23)}#`);
const escapeOf = (unit) => `\\u${unit.toString(16).padStart(4, '0')}`;


/***/ }),

/***/ 22607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ version)
});

;// CONCATENATED MODULE: ./build/js/package.json
const package_namespaceObject = {"rE":"1.0.0-dev"};
;// CONCATENATED MODULE: ./build/js/src/runner/pipeline/version.js

const { /* version */ "rE": version } = package_namespaceObject;


/***/ })

};
