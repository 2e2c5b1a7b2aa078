export const id = 9847;
export const ids = [9847];
export const modules = {

/***/ 21628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rw: () => (/* binding */ isShardArtifact),
/* harmony export */   U1: () => (/* binding */ pageArtifact),
/* harmony export */   Vi: () => (/* binding */ shardArtifact),
/* harmony export */   eP: () => (/* binding */ planInName),
/* harmony export */   fD: () => (/* binding */ keyInNames),
/* harmony export */   iZ: () => (/* binding */ keysOfResults),
/* harmony export */   lj: () => (/* binding */ shardInName),
/* harmony export */   m1: () => (/* binding */ nameOfKey),
/* harmony export */   mj: () => (/* binding */ samplesArtifact),
/* harmony export */   p$: () => (/* binding */ resultsArtifact),
/* harmony export */   sH: () => (/* binding */ planArtifact),
/* harmony export */   uj: () => (/* binding */ evidenceArtifact),
/* harmony export */   x8: () => (/* binding */ reportArtifact)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const evidenceArtifact = (key) => `agentv-evidence-${nameOfKey(key)}`;
const samplesArtifact = (key) => `agentv-samples-${nameOfKey(key)}`;
const resultsArtifact = (key, attempt) => `agentv-results-${nameOfKey(key)}-${attempt}`;
const pageArtifact = (key, attempt) => `${reportArtifact(key, attempt)}.html`;
const planArtifact = (key, attempt) => `${PLAN_PREFIX}${nameOfKey(key)}-${attempt}`;
const PLAN_PREFIX = 'agentv-plan-';
const DIGEST_LENGTH = 12;
const SHARD_PREFIX = 'agentv-shard-';
const isShardArtifact = (name) => name.startsWith(SHARD_PREFIX);
const shardArtifact = ({ key, digest, index, attempt }) => `${SHARD_PREFIX}${nameOfKey(key)}-${digest.slice(0, DIGEST_LENGTH)}-${index}-${attempt}`;
function planInName(name) {
    const [, key, attempt] = name.startsWith(PLAN_PREFIX)
        ? (/^([\w.-]{1,100})-(\d{1,6})$/.exec(name.slice(PLAN_PREFIX.length)) ?? [])
        : [];
    return key === undefined ? undefined : { key, attempt: Number(attempt) };
}
function shardInName(name, key) {
    const prefix = `${SHARD_PREFIX}${nameOfKey(key)}-`;
    const [, digest, index, attempt] = name.startsWith(prefix)
        ? (/^([0-9a-f]{12})-(\d{1,3})-(\d{1,6})$/.exec(name.slice(prefix.length)) ?? [])
        : [];
    if (digest === undefined)
        return undefined;
    return { digest, index: Number(index), attempt: Number(attempt) };
}
const LONGEST_KEY = 100;
const reportArtifact = (key, attempt) => `agentv-report-${nameOfKey(key)}-${attempt}`;
function nameOfKey(key) {
    if (/^[\w.-]+$/.test(key) && key.length <= LONGEST_KEY)
        return key;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex').slice(0, 8);
    return `${slug(key).slice(0, LONGEST_KEY - hash.length - 1)}-${hash}`;
}
const slug = (key) => key.replaceAll(/[^\w.-]+/g, '-');
function keyInNames(names, workflow) {
    const reported = partsOf(names, 'agentv-report-');
    const [part, ...others] = reported.length > 0 ? reported : partsOf(names, 'agentv-results-');
    if (part === undefined || others.length > 0)
        return undefined;
    const beginning = slug(`${workflow}/`);
    const job = part.startsWith(beginning) ? part.slice(beginning.length).replace(/-[0-9a-f]{8}$/, '') : '';
    const key = `${workflow}/${job}`;
    return nameOfKey(key) === part ? key : part;
}
const keysOfResults = (names) => partsOf(names, 'agentv-results-');
function partsOf(names, prefix) {
    const parts = names.flatMap((name) => {
        const [, part] = name.startsWith(prefix) ? (/^([\w.-]{1,100})-\d{1,6}$/.exec(name.slice(prefix.length)) ?? []) : [];
        return part ?? [];
    });
    return [...new Set(parts)];
}


/***/ }),

/***/ 1399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readRun: () => (/* binding */ readRun),
  reportCommand: () => (/* binding */ reportCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/reports/annotations.js
var annotations = __webpack_require__(27869);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/reports/reporters/file.js
var file = __webpack_require__(18818);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/terminal.js + 1 modules
var terminal_terminal = __webpack_require__(85306);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/secret-names.js
var secret_names = __webpack_require__(28822);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/baseline/evidence-files.js
var evidence_files = __webpack_require__(73620);
// EXTERNAL MODULE: ./build/js/src/app/page/first-differences.js
var first_differences = __webpack_require__(21456);
// EXTERNAL MODULE: ./build/js/src/app/page/local-page.js + 1 modules
var local_page = __webpack_require__(13804);
// EXTERNAL MODULE: ./build/js/src/app/page/page-reporter.js + 10 modules
var page_reporter = __webpack_require__(95400);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/basis.js + 2 modules
var pipeline_basis = __webpack_require__(98343);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/exit-code.js + 1 modules
var exit_code = __webpack_require__(50535);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/file-reporters.js + 4 modules
var file_reporters = __webpack_require__(83287);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/leave-evidence.js
var leave_evidence = __webpack_require__(57263);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/report-on.js + 1 modules
var report_on = __webpack_require__(18700);
// EXTERNAL MODULE: ./build/js/src/app/policy/find-policy.js
var find_policy = __webpack_require__(10254);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/report-folder.js
var report_folder = __webpack_require__(13537);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/reported-results.js
var reported_results = __webpack_require__(23514);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/result-paths.js
var result_paths = __webpack_require__(99458);
// EXTERNAL MODULE: ./build/js/src/app/shards/planned-report.js + 6 modules
var planned_report = __webpack_require__(38670);
// EXTERNAL MODULE: ./build/js/src/reports/reproduce.js
var reproduce = __webpack_require__(96360);
;// CONCATENATED MODULE: ./build/js/src/app/shards/rerun-command.js



function rerunCommand({ cwd, paths }, { plan, digest, folder: planFolder }, program) {
    const folders = paths.map((path) => (0,external_node_path_.resolve)(cwd, path));
    const [first = (0,external_node_path_.join)(cwd, 'shards', '1')] = folders;
    const newFolder = (shard) => {
        const folder = (0,external_node_path_.join)((0,external_node_path_.dirname)(first), String(shard));
        return folders.includes(folder) ? `${folder}-again` : folder;
    };
    const isHere = (plan.inputs['workingDirectory'] ?? '.') === '.';
    const shown = (path) => (0,reproduce/* shellWord */.r)(isHere ? (0,shown_path/* shownPath */.p)(path, cwd) : path);
    return (shard, folder) => {
        const output = folder === undefined ? newFolder(shard) : (0,external_node_path_.resolve)(cwd, folder);
        const which = `${shard}/${plan.shards.length}@${digest}`;
        return `${program} run --shard ${which} --plan-path ${shown(planFolder)} -o ${shown(output)}`;
    };
}

// EXTERNAL MODULE: ./build/js/src/app/telemetry/env-files.js
var env_files = __webpack_require__(75930);
// EXTERNAL MODULE: ./build/js/src/app/telemetry/export.js + 4 modules
var telemetry_export = __webpack_require__(68716);
// EXTERNAL MODULE: ./build/js/src/app/telemetry/own-backend.js
var own_backend = __webpack_require__(4270);
// EXTERNAL MODULE: ./build/js/src/app/telemetry/trace-files.js + 2 modules
var trace_files = __webpack_require__(96280);
// EXTERNAL MODULE: ./build/js/src/app/cli/how-called.js
var how_called = __webpack_require__(72252);
// EXTERNAL MODULE: ./build/js/src/app/cli/progress-terminal.js
var progress_terminal = __webpack_require__(17568);
;// CONCATENATED MODULE: ./build/js/src/app/cli/commands/report.js





























async function reportCommand({ inputs: asked }, runtime, terminal) {
    const { files } = runtime;
    const { run, basis, paths, inputs, cwd, areShards: isOneRun } = await readRun(asked, runtime);
    const folder = (0,external_node_path_.resolve)(cwd, inputs.outputDirectory ?? report_folder/* REPORT_FOLDER */.mk);
    await (0,report_folder/* prepareFolder */.G8)(folder, paths, files);
    await (0,own_backend/* requireBackends */.xq)(inputs, runtime);
    const traced = { inputs, runtime: await (0,env_files/* withEnvFiles */.r)(inputs, runtime), folder };
    const reporters = [
        ...(0,file_reporters/* fileReporters */.v)(folder, files, contextOf(inputs)),
        ...(0,trace_files/* traceFileReporters */.I)(traced, files),
        (0,file/* fileReporter */.C)(report_folder/* ANNOTATIONS_FILE */.G2, (0,external_node_path_.join)(folder, report_folder/* ANNOTATIONS_FILE */.G2), (all) => (0,annotations/* annotations */.hk)(all)
            .map((one) => `${(0,annotations/* annotationCommand */.jx)(one)}\n`)
            .join(''), files),
    ];
    const context = (0,local_page/* localPage */.j)(inputs, run, runtime);
    const report = await (0,first_differences/* withFirstDifferences */.$)((0,report_on/* reportOn */.S)(run, basis), () => context.baseAnswers(basis.baseline));
    const written = await (0,deliver/* deliverAll */.F)(reporters, report);
    const evidence = isOneRun ? await (0,leave_evidence/* leaveEvidence */.z)(report, { run, folder, basis }, runtime) : [];
    const page = await (0,page_reporter/* writePage */.x)(report, { run, folder, basis }, context, runtime);
    const receipts = [...page, ...written];
    const traces = await (0,telemetry_export/* exportToBackends */.l)(report, traced);
    terminal.print((0,terminal_terminal/* resultTable */.AD)(report, terminal));
    for (const problem of run.unreadable ?? [])
        terminal.complain((0,errors/* problemText */.fI)(problem));
    const shown = receipts
        .filter((receipt) => receipt.kind === 'delivered')
        .map(({ name, where }) => ({ label: LABELS[name] ?? name, path: (0,shown_path/* shownPath */.p)(where, runtime.cwd) }));
    if (evidence.length > 0)
        shown.push({ label: 'evidence', path: (0,shown_path/* shownPath */.p)((0,external_node_path_.join)(folder, evidence_files/* RUN_EVIDENCE */.K$), runtime.cwd) });
    terminal.print(`\n${(0,terminal_terminal/* nextSteps */.Zn)({ files: shown, report, program: (0,how_called/* howCalled */.u)(runtime, runtime.cwd) }, terminal)}`);
    (0,progress_terminal/* complainAbout */.p3)([...receipts, ...traces], (text) => terminal.complain(text));
    return (0,exit_code/* exitCodeOf */.FO)(report);
}
async function readRun(asked, runtime) {
    const { files, env, clock } = runtime;
    const policy = await (0,find_policy/* findPolicy */.i6)(asked, runtime);
    const inputs = { ...asked, ...policy.inputs };
    const cwd = (0,external_node_path_.resolve)(runtime.cwd, inputs.workingDirectory);
    const paths = await (0,result_paths/* resultPaths */.O)(inputs.results, { cwd, files });
    const reporting = { inputs, secrets: (0,secret_names/* secretValues */.VX)(env), now: clock.now() };
    const where = { cwd, paths, plan: asked.plan, planPath: asked.planPath };
    if (await (0,planned_report/* areShards */.i8)(where, runtime)) {
        const loaded = await (0,planned_report/* planOnDisk */.qP)(where, runtime);
        (0,planned_report/* refuseContradictions */.Dc)(asked, loaded);
        const basis = (0,planned_report/* plannedBasis */.zf)({ ...policy, inputs }, loaded);
        const rerunOf = rerunCommand(where, loaded, (0,how_called/* howCalled */.u)(runtime, runtime.cwd));
        const found = { ...(await (0,planned_report/* shardsOnDisk */._U)(where, loaded, runtime)), rerunOf };
        const made = (0,planned_report/* plannedRun */.WD)(loaded, found, { ...reporting, inputs: basis.inputs });
        const run = (0,pipeline_basis/* withWarnings */.oV)(made, basis.warnings);
        return { run, basis, paths, inputs: { ...inputs, ...basis.inputs }, cwd, areShards: true };
    }
    const made = await (0,reported_results/* reportedRun */.T)({ paths, site: { cwd, files } }, inputs.expectedShards, reporting);
    const basis = await (0,pipeline_basis/* findBasis */.ai)({ ...policy, inputs }, { ...runtime, startedAt: made.startedAt });
    return { run: (0,pipeline_basis/* withWarnings */.oV)(made, basis.warnings), basis, paths, inputs, cwd, areShards: false };
}
const LABELS = {
    'report.html': 'page',
    'comment.md': 'comment',
    'summary.md': 'summary',
    'report.json': 'for programs',
    'junit.xml': 'test reports',
    'ctrf.json': '',
    [report_folder/* ANNOTATIONS_FILE */.G2]: 'annotations',
};
const contextOf = ({ commentKey, commitSha }) => ({
    key: commentKey ?? 'evals',
    head: commitSha ?? '',
    attempt: 1,
    runUrl: '',
    linkTo: () => undefined,
});


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

/***/ 87639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   VI: () => (/* binding */ isCheckout),
/* harmony export */   fZ: () => (/* binding */ treeDigest),
/* harmony export */   gG: () => (/* binding */ askGit),
/* harmony export */   kr: () => (/* binding */ commitTimeOf),
/* harmony export */   tS: () => (/* binding */ changedNames)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _workspaces_workspace_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75596);



const TIMEOUT_MS = 5_000;
const COMMIT_TIMEOUT_MS = 60_000;
async function treeDigest(site) {
    if (!(await isCheckout(site)))
        return undefined;
    const [tree, changes] = await Promise.all([
        askGit(['rev-parse', '--verify', 'HEAD^{tree}'], site),
        askGit(['status', '--porcelain', '--untracked-files=normal'], site),
    ]);
    const id = tree?.trim() ?? '';
    return changes?.trim() === '' && /^[0-9a-f]{40,64}$/.test(id) ? id : undefined;
}
async function headOf(site) {
    const head = (await aboutCommit(['rev-parse', '--verify', 'HEAD'], site))?.trim();
    return head && /^[0-9a-f]{40,64}$/.test(head) ? head : undefined;
}
const LATEST_SECONDS = 8.64e12;
async function commitTimeOf(site) {
    const seconds = Number((await aboutCommit(['log', '-1', '--no-show-signature', '--format=%ct', 'HEAD'], site)) ?? 0);
    return seconds > 0 && seconds <= LATEST_SECONDS ? seconds * 1000 : undefined;
}
const DIFF_TIMEOUT_MS = 60_000;
async function changedNames(site) {
    if (!(await isCheckout(site)))
        return undefined;
    const asked = ['diff', '--name-only', '-z', '--no-renames', '--no-relative', '--no-ext-diff'];
    const args = ['-c', 'diff.autoRefreshIndex=true', ...asked, '--ignore-submodules=dirty', 'HEAD', '--'];
    const names = await askGit(args, site, DIFF_TIMEOUT_MS);
    return names?.split('\0').filter(Boolean).sort();
}
async function aboutCommit(args, site) {
    if (!(await isCheckout(site)))
        return undefined;
    const { git, signal } = site.runtime;
    const result = await git.run(args, { cwd: site.root, timeoutMs: COMMIT_TIMEOUT_MS }, signal);
    if (result.kind === 'exited')
        return result.exitCode === 0 ? result.stdout : undefined;
    if (result.kind === 'notStarted' && !result.lacksResources)
        return undefined;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_UNREADABLE', `git could not read the commit of ${site.root}: ${(0,_workspaces_workspace_error_js__WEBPACK_IMPORTED_MODULE_2__/* .whyFailed */ .KE)(result, COMMIT_TIMEOUT_MS)}`, { hint: 'Run it again: the machine may have been too busy.' });
}
async function isCheckout({ root, runtime: { files } }) {
    const git = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '.git');
    return (await files.state(git)) === 'file' || (await files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(git, 'HEAD'))) === 'file';
}
async function askGit(args, { root, runtime: { git, signal } }, timeoutMs = TIMEOUT_MS) {
    const result = await git.run(args, { cwd: root, timeoutMs }, signal);
    return result.kind === 'exited' && result.exitCode === 0 ? result.stdout : undefined;
}


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

/***/ 67478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ traceSummary)
/* harmony export */ });
function traceSummary(messages) {
    const calls = messages.flatMap(({ toolCalls = [] }) => toolCalls);
    const toolNames = [...new Set(calls.map(({ tool }) => tool))].sort();
    const perTool = toolNames.map((name) => ({ name, own: calls.filter(({ tool }) => tool === name) }));
    const durations = perTool.map(({ name, own }) => [name, knownDurations(own)]);
    return {
        eventCount: calls.length,
        toolNames,
        toolCalls: Object.fromEntries(perTool.map(({ name, own }) => [name, own.length])),
        errorCount: calls.filter(({ status }) => status === 'error' || status === 'failed').length,
        toolDurations: Object.fromEntries(durations.filter(([, known]) => known.length > 0)),
        llmCallCount: messages.filter(({ role }) => role === 'assistant').length,
    };
}
const knownDurations = (calls) => calls.flatMap(({ durationMs }) => (durationMs === undefined ? [] : [durationMs]));


/***/ }),

/***/ 95261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ canonicalText),
/* harmony export */   bC: () => (/* binding */ unordered),
/* harmony export */   qQ: () => (/* binding */ hashOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _shared_json_string_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18953);


const HASH_LENGTH = 12;
const asItIs = (text) => text;
const hashOf = (value, retell) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', canonicalText(value, retell), 'base64url').slice(0, HASH_LENGTH);
function canonicalText(value, retell = asItIs) {
    const reporting = reportingBy(retell);
    return isCanonical(value, reporting) ? plainText(value) : textOf(value, reporting);
}
const unordered = (values, retell) => values.map((value) => canonicalText(value, retell)).sort();
const tellings = new WeakMap();
function reportingBy(retell) {
    let reporting = tellings.get(retell);
    if (reporting === undefined) {
        reporting = { retell, names: new Map() };
        tellings.set(retell, reporting);
    }
    return reporting;
}
const NOT_IN_JSON = new Set(['bigint', 'function', 'symbol']);
function isCanonical(value, reporting) {
    if (typeof value === 'string')
        return !value.includes('\r') && reporting.retell(value) === value;
    if (typeof value !== 'object' || value === null)
        return !NOT_IN_JSON.has(typeof value);
    if (Array.isArray(value))
        return value.every((item) => isCanonical(item, reporting));
    return Object.getPrototypeOf(value) === Object.prototype && hasCanonicalKeys(value, reporting);
}
function hasCanonicalKeys(value, reporting) {
    let before = '';
    const keys = Object.keys(value);
    for (let at = 0; at < keys.length; at += 1) {
        const key = keys[at] ?? '';
        const item = value[key];
        if (item === undefined)
            continue;
        if (key < before || nameOf(key, reporting).reported !== key || !isCanonical(item, reporting))
            return false;
        before = key;
    }
    return true;
}
function textOf(value, reporting) {
    if (typeof value === 'string')
        return (0,_shared_json_string_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonString */ .I)(unixLines(reporting.retell(value)));
    if (typeof value !== 'object' || value === null)
        return typeof value === 'bigint' ? `${value}n` : plainText(value);
    if (Array.isArray(value))
        return `[${value.map((item) => textOf(item, reporting)).join(',')}]`;
    return objectText(value, reporting);
}
function objectText(value, reporting) {
    const names = Object.keys(value).map((key) => nameOf(key, reporting));
    const texts = names
        .sort(inOrder)
        .flatMap(({ key, json }) => (value[key] === undefined ? [] : `${json}${textOf(value[key], reporting)}`));
    return `{${texts.join(',')}}`;
}
const MOST_NAMES = 1_000;
function nameOf(key, { retell, names }) {
    const known = names.get(key);
    if (known !== undefined)
        return known;
    const reported = retell(key);
    const name = { key, reported, json: `${(0,_shared_json_string_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonString */ .I)(reported)}:` };
    if (names.size < MOST_NAMES)
        names.set(key, name);
    return name;
}
function inOrder(a, b) {
    if (a.reported !== b.reported)
        return a.reported < b.reported ? -1 : 1;
    return a.key < b.key ? -1 : 1;
}
const unixLines = (text) => (text.includes('\r') ? text.replaceAll('\r\n', '\n') : text);
const plainText = (value) => JSON.stringify(value) ?? 'null';


/***/ }),

/***/ 98100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jn: () => (/* binding */ keepsTimeLimit),
/* harmony export */   N$: () => (/* binding */ targetLimit),
/* harmony export */   W$: () => (/* binding */ millisecondsOf),
/* harmony export */   iJ: () => (/* binding */ askedLimit)
/* harmony export */ });
/* harmony import */ var _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17586);

const timeLimitSources = (/* unused pure expression or super */ null && (['test', 'input', 'suite', 'target', 'default']));
const defaultSeconds = ({ isAgent, promptMode }) => isAgent ? 1_800 : promptMode === 'agent' ? 120 : 600;
const keepsTimeLimit = ({ keys }) => keys?.includes('timeout_seconds') === true;
function askedLimit(test, inputSeconds, suite) {
    if (test?.timeoutSeconds !== undefined)
        return { seconds: test.timeoutSeconds, from: 'test' };
    if (inputSeconds !== undefined)
        return { seconds: inputSeconds, from: 'input' };
    return suite?.timeoutSeconds === undefined ? undefined : { seconds: suite.timeoutSeconds, from: 'suite' };
}
function targetLimit({ options }, kind) {
    const given = options['timeout_seconds'];
    const seconds = Number(given instanceof _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .Variable */ .rT ? given.value : given);
    if (keepsTimeLimit(kind) && seconds > 0)
        return { seconds, from: 'target' };
    return { seconds: defaultSeconds(kind), from: 'default' };
}
const millisecondsOf = (seconds) => Math.max(1, Math.floor(seconds * 1000));


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


/***/ }),

/***/ 79957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ firstDifference)
/* harmony export */ });
function firstDifference(expected, actual) {
    const waiting = [{ expected, actual, step: undefined, parent: undefined }];
    for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
        if (pair.expected === pair.actual || Object.is(pair.expected, pair.actual))
            continue;
        const inside = pairsWithin(pair);
        if (inside === undefined)
            return { path: pathTo(pair), expected: pair.expected, actual: pair.actual };
        waiting.push(...inside.reverse());
    }
    return undefined;
}
function pairsWithin(pair) {
    const { expected, actual } = pair;
    if (!isContainer(expected) || !isContainer(actual))
        return undefined;
    if (Array.isArray(expected) !== Array.isArray(actual))
        return undefined;
    if (Array.isArray(expected) && Array.isArray(actual) && expected.length !== actual.length)
        return undefined;
    const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
    return [...keys].map((key) => ({
        expected: own(expected, key),
        actual: own(actual, key),
        step: key,
        parent: pair,
    }));
}
const isContainer = (value) => typeof value === 'object' && value !== null;
const own = (container, key) => Object.hasOwn(container, key) ? container[key] : undefined;
function pathTo(pair) {
    const steps = [];
    for (let at = pair; at?.step !== undefined; at = at.parent)
        steps.push(at.step);
    return steps.reverse();
}


/***/ }),

/***/ 4166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ deepEqual)
/* harmony export */ });
/* harmony import */ var _data_difference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79957);

const deepEqual = (one, other) => (0,_data_difference_js__WEBPACK_IMPORTED_MODULE_0__/* .firstDifference */ .a)(one, other) === undefined;


/***/ }),

/***/ 12269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O3: () => (/* binding */ findScripts),
/* harmony export */   d0: () => (/* binding */ customGrader),
/* harmony export */   fp: () => (/* binding */ GRADER_ENDINGS),
/* harmony export */   jM: () => (/* binding */ findCustomGraders)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

const GRADER_ENDINGS = ['.ts', '.js', '.mts', '.mjs', '.py', '.sh'];
const LOCATIONS = [['assertions'], ['graders', 'judges']];
const findCustomGraders = (search) => findScripts(LOCATIONS, search);
async function findScripts(locations, search) {
    const found = new Map();
    for (const location of locations) {
        for (const folder of search.roots.flatMap((root) => location.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '.agentv', name)))) {
            for (const path of await scriptsIn(folder, search)) {
                const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path));
                if (!found.has(name))
                    found.set(name, await customGrader(path, search));
            }
        }
    }
    return found;
}
const customGrader = async (path, search) => ({
    path,
    shown: search.shown(path),
    complaint: await whyNot(path, search),
});
async function scriptsIn(folder, { files }) {
    const pattern = `*{${GRADER_ENDINGS.join(',')}}`;
    const paths = await files.glob([pattern], { cwd: folder });
    const rank = (path) => GRADER_ENDINGS.indexOf((0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path));
    return paths.filter((path) => !/\.d\.m?ts$/.test(path)).sort((a, b) => rank(a) - rank(b));
}
async function whyNot(path, { bounds, scripts, shown }) {
    if ((await bounds.sideOf(path)) !== 'inside') {
        return {
            code: 'FILE_UNREADABLE',
            message: `${shown(path)} is a link that leads out of the repository, and is not run`,
            expected: 'a file of the repository',
            hint: 'Copy the file into the repository.',
        };
    }
    const starter = await scripts.starter((0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path));
    if (starter.kind === 'found')
        return undefined;
    const message = `${shown(path)} cannot start: ${starter.missing} is not installed on this machine`;
    return { code: 'GRADER_INVALID', message, hint: starter.hint };
}


/***/ }),

/***/ 67803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ Bounds)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

class Bounds {
    #folders;
    #files;
    #behindLinks;
    constructor(folders, files) {
        this.#folders = [...new Set(folders)];
        this.#files = files;
    }
    hold(path) {
        return this.#folders.some((folder) => isInside(folder, path));
    }
    async sideOf(path) {
        if (!this.hold(path))
            return 'outside';
        const real = await this.#real(path);
        this.#behindLinks ??= Promise.all(this.#folders.map((folder) => this.#real(folder)));
        return (await this.#behindLinks).some((folder) => isInside(folder, real)) ? 'inside' : 'link';
    }
    #real(path) {
        return this.#files.realPath(path);
    }
}
function isInside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
    return !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(way) && !/^\.\.(?:[/\\]|$)/.test(way);
}


/***/ }),

/***/ 68041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ readEnvFiles),
/* harmony export */   _: () => (/* binding */ searchRoots)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var dotenv__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18889);


const MAX_ENV_BYTES = 1024 * 1024;
async function readEnvFiles(folder, { root, cwd }, files) {
    const variables = {};
    for (const candidate of searchRoots(folder, { root, cwd })) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(candidate, '.env');
        if ((await files.state(path)) !== 'file')
            continue;
        for (const [name, value] of Object.entries((0,dotenv__WEBPACK_IMPORTED_MODULE_1__.parse)(await files.read(path, MAX_ENV_BYTES)))) {
            if (!Object.hasOwn(variables, name))
                variables[name] = value;
        }
    }
    return variables;
}
function searchRoots(folder, { root, cwd }) {
    const above = [folder];
    for (let at = folder; at !== root && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(at) !== at && isInside(root, at); at = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(at))
        above.push((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(at));
    return [...new Set([...above, root, cwd])];
}
const isInside = (root, folder) => folder === root ||
    folder.startsWith(root.endsWith('/') || root.endsWith('\\') ? root : `${root}/`) ||
    folder.startsWith(`${root}\\`);


/***/ }),

/***/ 87527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pv: () => (/* binding */ dryName),
/* harmony export */   qu: () => (/* binding */ dryPlanOf),
/* harmony export */   xj: () => (/* binding */ realNameOf)
/* harmony export */ });
/* unused harmony export dryRunOf */
const DRY_ANSWER = JSON.stringify({
    score: 1,
    assertions: [],
    checks: [],
    overall_reasoning: 'Dry run: no target was called.',
});
const dryPlanOf = ({ steps, requirements }) => ({
    steps: steps.map((step) => step.kind === 'broken' ? { ...step, target: dryName(step.target) } : { ...step, target: dryRunOf(step.target) }),
    requirements: requirements.map((requirement) => ({ ...requirement, target: dryName(requirement.target) })),
});
const dryRunOf = (target) => ({
    name: dryName(target.name),
    resolvedName: dryName(target.resolvedName),
    provider: 'mock',
    options: { response: DRY_ANSWER },
    ...(target.workers !== undefined && { workers: target.workers }),
    fallbackTargets: [],
    batching: false,
    location: target.location,
});
const SUFFIX = '-dry-run';
const dryName = (name) => `${name}${SUFFIX}`;
const realNameOf = (name) => (name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : name);


/***/ }),

/***/ 75596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ whyFailed),
/* harmony export */   kP: () => (/* binding */ WorkspaceError),
/* harmony export */   wM: () => (/* binding */ orFailure)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _shared_never_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25379);


class WorkspaceError extends Error {
    name = 'WorkspaceError';
    failure;
    mayPass;
    isBlocked;
    constructor(reason, message, location, { mayPass = false, isBlocked = false } = {}) {
        super(message);
        this.mayPass = mayPass;
        this.isBlocked = isBlocked;
        const stage = reason === 'clone_error' ? 'repo_setup' : 'setup';
        this.failure = { class: 'workspace', stage, reason, message, ...(location && { location }) };
    }
}
async function orFailure(reason, location, work) {
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo))
            throw error;
        throw new WorkspaceError(reason, error.problems.map(({ message }) => message).join('; ') || (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error), location, {
            mayPass: error.problems.some(({ code }) => code === 'OUTPUT_UNWRITABLE'),
            isBlocked: /^(?:EPERM|EACCES|EBUSY|ENOTDIR)$/.test(codeOf(error.cause)),
        });
    }
}
const codeOf = (cause) => (cause instanceof Error && 'code' in cause ? String(cause.code) : '');
function whyFailed(ended, timeoutMs) {
    switch (ended.kind) {
        case 'exited':
            if (ended.exitCode === 0)
                return undefined;
            return lastWords(ended.stderr) || `It ended with exit code ${ended.exitCode}`;
        case 'killed':
            return `It was ended by ${ended.signal}`;
        case 'timedOut':
            return `It did not end within ${timeoutMs / 1000} s and was stopped`;
        case 'flooded':
            return `It wrote more than 10 MiB to ${ended.stream}`;
        case 'cancelled':
            return 'The run was stopped meanwhile';
        case 'notStarted':
            return ended.message;
        default:
            return (0,_shared_never_js__WEBPACK_IMPORTED_MODULE_1__/* .never */ .Z)(ended);
    }
}
const MOST_WORDS = 2_000;
function lastWords(stderr) {
    const text = stderr.trim();
    return text.length <= MOST_WORDS ? text : `\u2026${text.slice(1 - MOST_WORDS).toWellFormed()}`;
}


/***/ })

};
