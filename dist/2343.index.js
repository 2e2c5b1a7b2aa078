export const id = 2343;
export const ids = [2343];
export const modules = {

/***/ 35825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ whyReadOnly),
/* harmony export */   Qm: () => (/* binding */ runUrlOf),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   Zw: () => (/* binding */ jobOf),
/* harmony export */   rD: () => (/* binding */ LONGEST_KEY)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function jobOf(env, event) {
    const [owner = '', repo = '', ...rest] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
    const { GITHUB_API_URL: apiUrl = '', GITHUB_SERVER_URL: serverUrl = '' } = env;
    if (owner === '' || repo === '' || rest.length > 0 || !isHttp(apiUrl) || !isHttp(serverUrl))
        return undefined;
    const pull = event.pull_request && asPull(event.pull_request);
    const defaultBranch = defaultBranchOf(event, env);
    return {
        event: event.name,
        owner,
        repo,
        apiUrl: apiUrl.replace(/\/+$/, ''),
        serverUrl: serverUrl.replace(/\/+$/, ''),
        run: numberIn(env['GITHUB_RUN_ID']),
        attempt: Math.max(1, numberIn(env['GITHUB_RUN_ATTEMPT'])),
        workflow: env['GITHUB_WORKFLOW'] ?? '',
        name: env['GITHUB_JOB'] ?? '',
        ref: env['GITHUB_REF'] ?? '',
        head: pull?.headSha ?? event.merge_group?.head_sha ?? event.workflow_run?.head_sha ?? env['GITHUB_SHA'] ?? '',
        pull,
        actor: env['GITHUB_ACTOR'] ?? '',
        repositoryId: event.repository?.id ?? (numberIn(env['GITHUB_REPOSITORY_ID']) || undefined),
        workflowFile: workflowFileOf(env),
        defaultBranch,
        isProtected: env['GITHUB_REF_PROTECTED'] === 'true',
        base: baseOf(event, defaultBranch),
    };
}
const runUrlOf = ({ serverUrl, owner, repo, run, attempt }) => `${serverUrl}/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/actions/runs/${run}/attempts/${attempt}`;
function whyReadOnly({ actor, event }, pull) {
    if (event === 'workflow_run')
        return undefined;
    if (pull?.isFork) {
        return 'A pull request from a fork gets a read-only token; the job summary has the report.';
    }
    if (actor === 'dependabot[bot]') {
        return 'A pull request by Dependabot gets a read-only token unless the workflow grants more in a "permissions" block; the job summary has the report.';
    }
    return undefined;
}
function defaultBranchOf({ name, repository }, { GITHUB_REF: ref = '' }) {
    const [, branch] = name === 'schedule' ? (/^refs\/heads\/(.+)$/s.exec(ref) ?? []) : [];
    return repository?.default_branch ?? branch;
}
function baseOf({ pull_request, merge_group }, defaultBranch) {
    if (merge_group?.base_ref !== undefined) {
        return { branch: merge_group.base_ref.replace(/^refs\/heads\//, ''), sha: merge_group.base_sha };
    }
    const branch = pull_request?.base.ref ?? defaultBranch;
    return branch === undefined ? undefined : { branch };
}
function workflowFileOf({ GITHUB_WORKFLOW_REF: ref, GITHUB_REPOSITORY: repository }) {
    const isOwn = repository !== undefined && ref?.startsWith(`${repository}/`);
    return isOwn ? ref?.slice(repository.length + 1).replace(/@.*$/s, '') : undefined;
}
const asPull = ({ number, state, head, base }) => ({
    number,
    headSha: head.sha,
    isFork: head.repo?.full_name !== base.repo.full_name,
    isOpen: state !== 'closed',
    ...(base.ref !== undefined && { base: { branch: base.ref, sha: base.sha } }),
    ...(head.repo && { headRepository: head.repo.full_name }),
});
const numberIn = (text) => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : 0);
const isHttp = (url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
const LONGEST_KEY = 100;
function keyOf({ commentKey, matrix }, { workflow, name }) {
    const job = [workflow, name].filter((part) => part !== '').join('/');
    const key = commentKey ?? (matrix === undefined ? job : `${job} (${matrix})`);
    if (key.length <= LONGEST_KEY)
        return key || 'evals';
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex').slice(0, 8);
    return `${key.slice(0, LONGEST_KEY - hash.length - 1)}-${hash}`;
}


/***/ }),

/***/ 97101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qd: () => (/* binding */ isEvidenceAsked),
/* harmony export */   W2: () => (/* binding */ isTrusted),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
function originOf({ startedAt }, env) {
    const run = env['GITHUB_RUN_ID'];
    if (env['GITHUB_ACTIONS'] !== 'true' || !run)
        return { run: `local ${startedAt}` };
    const sha = env['GITHUB_SHA'];
    return { run: `${run}.${env['GITHUB_RUN_ATTEMPT'] || '1'}`, ...(sha && { sha }) };
}
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];
const isTrusted = (env) => env['GITHUB_ACTIONS'] !== 'true' || TRUSTED_EVENTS.includes(env['GITHUB_EVENT_NAME'] ?? '');
const isEvidenceAsked = ({ given }, env) => env['GITHUB_ACTIONS'] === 'true' || given.includes('seedBaseline') || given.includes('evidence');


/***/ }),

/***/ 88386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var escape_terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/baseline/origin.js
var origin = __webpack_require__(97101);
// EXTERNAL MODULE: ./build/js/src/app/page/local-page.js + 1 modules
var local_page = __webpack_require__(13804);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/exit-code.js + 1 modules
var exit_code = __webpack_require__(50535);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/file-reporters.js + 4 modules
var file_reporters = __webpack_require__(83287);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/run-pipeline.js + 2 modules
var run_pipeline = __webpack_require__(11215);
// EXTERNAL MODULE: ./build/js/src/app/policy/find-policy.js
var find_policy = __webpack_require__(10254);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/results-file.js + 1 modules
var results_file = __webpack_require__(47450);
// EXTERNAL MODULE: ./build/js/src/app/shards/load-plan.js
var load_plan = __webpack_require__(71317);
// EXTERNAL MODULE: ./build/js/src/app/telemetry/env-files.js
var env_files = __webpack_require__(75930);
// EXTERNAL MODULE: ./build/js/src/app/telemetry/export.js + 4 modules
var telemetry_export = __webpack_require__(68716);
// EXTERNAL MODULE: ./build/js/src/app/telemetry/trace-files.js + 2 modules
var trace_files = __webpack_require__(96280);
// EXTERNAL MODULE: ./build/js/src/app/cli/how-called.js
var how_called = __webpack_require__(72252);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/results/record.js + 1 modules
var record = __webpack_require__(8470);
// EXTERNAL MODULE: ./build/js/src/app/cli/harmless-json.js
var harmless_json = __webpack_require__(74150);
;// CONCATENATED MODULE: ./build/js/src/app/cli/progress-json.js



function jsonProgress(print) {
    const event = (name, fields) => print((0,harmless_json/* harmlessJson */.E)({ event: name, ...fields }));
    return {
        planned({ tests, suites, takenOver, timeLimits, forecast }, problems) {
            event('planned', {
                tests,
                suites,
                problems,
                ...(timeLimits && { timeLimits }),
                ...(forecast && { forecast }),
                ...(takenOver && { takenOverFrom: takenOver.from }),
            });
            for (const [index, result] of (takenOver?.results ?? []).entries()) {
                event('test', { done: index + 1, total: tests, record: (0,record/* recordOf */.zv)(result) });
            }
        },
        started() { },
        finished(result, { done, total }) {
            event('test', { done, total, record: (0,record/* recordOf */.zv)(result) });
        },
        confirming(tests) {
            event('confirming', { tests });
        },
        extraTrial({ purpose, result }) {
            if (purpose === 'confirmation')
                event('confirmation', { record: (0,record/* recordOf */.zv)(result) });
        },
        ended({ verdict, conclusion, totals, suites }, folder, receipts) {
            event('run', { verdict, conclusion, totals, suites, folder, notDelivered: receipts.filter(deliver/* notDelivered */.A) });
        },
    };
}

// EXTERNAL MODULE: ./build/js/src/app/cli/progress-terminal.js
var progress_terminal = __webpack_require__(17568);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/app/shards/run-shard.js + 5 modules
var run_shard = __webpack_require__(56422);
;// CONCATENATED MODULE: ./build/js/src/app/cli/commands/run-shard.js





async function runShardCommand({ inputs, options, resultsFiles = [], json, quiet }, progress, runtime, terminal) {
    if (resultsFiles.length > 0)
        throw (0,errors/* userError */.IF)('INPUT_INVALID', 'A shard writes no copies of its results', {
            hint: 'Remove --out, --output-format and --dump-prompts, or run without --shard.',
        });
    const planned = await (0,load_plan/* loadPlan */.Y)(inputs, runtime);
    const asked = { ...planned, inputs, options, progress, attempt: 1 };
    const { folder, headline, isMeasured, record } = await (0,run_shard/* runShard */.E)(asked, runtime);
    if (json) {
        const { digest, index, count, cells, complete, stopped } = record;
        terminal.print((0,harmless_json/* harmlessJson */.E)({ event: 'shard', index, count, digest, cells, complete, stopped, isMeasured, folder }));
    }
    else
        terminal.print(quiet ? headline : `${headline}\n  results  ${(0,shown_path/* shownPath */.p)(folder, runtime.cwd)}`);
    return isMeasured ? 0 : 2;
}

;// CONCATENATED MODULE: ./build/js/src/app/cli/commands/run.js


















async function runCommand(asked, runtime, terminal) {
    showHome(asked, runtime, terminal);
    if (asked.inputs.shard !== undefined) {
        const progress = progressOf(asked, asked.inputs.dryRun, terminal, runtime);
        return runShardCommand(asked, progress, runtime, terminal);
    }
    (0,load_plan/* refuseUselessPlanPath */.D)(asked.inputs);
    const policy = await (0,find_policy/* findPolicy */.i6)(asked.inputs, runtime);
    const { inputs } = policy;
    const { dryRun } = inputs;
    const cwd = (0,external_node_path_.resolve)(runtime.cwd, inputs.workingDirectory);
    const { resultsFiles = [] } = asked;
    for (const file of resultsFiles)
        await (0,results_file/* requireResultsPath */.x_)(file, cwd, runtime.files);
    const traced = { inputs, runtime: await (0,env_files/* withEnvFiles */.r)(inputs, runtime) };
    const report = await (0,run_pipeline/* runPipeline */.a)({
        policy,
        options: asked.options,
        isEvidenceStored: (0,origin/* isEvidenceAsked */.Qd)(inputs, runtime.env),
        reporting: {
            progress: progressOf(asked, dryRun, terminal, runtime),
            local: (folder) => [
                ...(0,file_reporters/* fileReporters */.v)(folder, runtime.files),
                ...resultsFiles.map((file) => (0,results_file/* resultsFileReporter */.Ay)(file, { cwd, folder }, runtime.files)),
                ...(0,trace_files/* traceFileReporters */.I)({ ...traced, folder }, runtime.files),
            ],
            exportTraces: (report, folder) => (0,telemetry_export/* exportToBackends */.l)(report, { ...traced, folder }),
            page: ({ run, basis }) => (0,local_page/* localPage */.j)(basis.inputs, run, runtime),
        },
    }, runtime);
    return (0,exit_code/* exitCodeOf */.FO)(report);
}
function showHome({ json, quiet }, { env }, terminal) {
    const home = env['AGENTV_HOME']?.trim();
    if (home && !json && !quiet)
        terminal.print(`Using AGENTV_HOME: ${(0,escape_terminal/* oneLine */.T)(home)}`);
}
function progressOf({ json, quiet }, isDryRun, terminal, runtime) {
    const shownFolder = (folder) => (0,shown_path/* shownPath */.p)(folder, runtime.cwd);
    if (json)
        return jsonProgress((line) => terminal.print(line));
    if (quiet)
        return (0,progress_terminal/* quietProgress */.EF)(terminal, shownFolder);
    return (0,progress_terminal/* terminalProgress */.e3)(terminal, {
        shownFolder,
        program: (0,how_called/* howCalled */.u)(runtime, runtime.cwd),
        isDryRun,
        clock: runtime.clock,
    });
}


/***/ }),

/***/ 74150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ harmlessJson)
/* harmony export */ });
const harmlessJson = (value, indent) => JSON.stringify(value, undefined, indent)
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, (character) => Array.from({ length: character.length }, (_, at) => escapeOf(character.charCodeAt(at))).join(''))
    .replaceAll('##[', `${escapeOf(0x23)}#[`);
const escapeOf = (unit) => `\\u${unit.toString(16).padStart(4, '0')}`;


/***/ }),

/***/ 72252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ howCalled)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81457);


const howCalled = ({ script }, folder) => script !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(script) === 'cli.js' ? `node ${(0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .p)(script, folder)}` : 'eval-action';


/***/ }),

/***/ 75930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ withEnvFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _shared_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83103);
/* harmony import */ var _suites_discover_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7678);
/* harmony import */ var _suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68041);




async function withEnvFiles({ workingDirectory, otel }, runtime) {
    if (otel.length === 0)
        return runtime;
    const cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(runtime.cwd, workingDirectory);
    const root = await (0,_suites_discover_js__WEBPACK_IMPORTED_MODULE_2__/* .findRepository */ .W1)(cwd, runtime.files);
    const declared = await (0,_suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readEnvFiles */ .P)(cwd, { root, cwd }, runtime.files);
    const usable = Object.entries(declared).filter(([name]) => !(0,_shared_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .isReserved */ .B)(name));
    return { ...runtime, env: { ...Object.fromEntries(usable), ...runtime.env } };
}


/***/ }),

/***/ 48444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ sampleCuts),
/* harmony export */   x: () => (/* binding */ fitSide)
/* harmony export */ });
/* harmony import */ var _model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25063);

const sampleCuts = [
    { what: 'file changes', apply: (sample) => eachSide(sample, withoutFileChanges) },
    { what: 'tool outputs above 2 KiB', apply: (sample) => eachSide(sample, shortOutputs) },
    {
        what: 'steps of tests that always pass',
        apply: (sample) => (sample.sides.every(({ pass }) => pass) ? eachSide(sample, withoutSteps) : sample),
    },
    { what: 'failing trials', apply: withoutFailing },
    { what: 'steps', apply: (sample) => eachSide(sample, withoutSteps) },
    { what: 'answers above 4 KiB', apply: (sample) => eachSide(sample, withShortAnswer) },
];
function eachSide(sample, cut) {
    const sides = sample.sides.map(cut);
    return sides.every((side, index) => side === sample.sides[index]) ? sample : { ...sample, sides };
}
function withoutFailing(sample) {
    const passing = sample.sides.filter(({ pass }) => pass);
    return passing.length === 0 || passing.length === sample.sides.length ? sample : { ...sample, sides: passing };
}
const marked = (side, part) => ({ ...side, cut: [...new Set([...(side.cut ?? []), part])] });
function withoutFileChanges(side) {
    if (side.fileChanges === undefined)
        return side;
    const { fileChanges: _, ...others } = side;
    return marked(others, 'fileChanges');
}
const shortOutputs = (side) => side.steps.some((step) => step.kind === 'call' && step.output.length > _model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_STORED_OUTPUT */ .EJ)
    ? marked({ ...side, steps: (0,_model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__/* .withShortOutputs */ .lK)(side.steps) }, 'outputs')
    : side;
const withoutSteps = (side) => (side.steps.length === 0 ? side : marked({ ...side, steps: [] }, 'steps'));
const withShortAnswer = (side) => side.answer.length > _model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_STORED_ANSWER */ .H4 ? marked({ ...side, answer: (0,_model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__/* .shortAnswer */ .d$)(side.answer) }, 'answer') : side;
function fitSide(side, mostBytes) {
    const sizeOf = (each) => Buffer.byteLength(JSON.stringify(each));
    const cuts = [withoutFileChanges, shortOutputs, withoutSteps, withShortAnswer];
    let cut = side;
    for (const next of cuts) {
        if (sizeOf(cut) <= mostBytes)
            return cut;
        cut = next(cut);
    }
    return sizeOf(cut) <= mostBytes ? cut : undefined;
}


/***/ })

};
