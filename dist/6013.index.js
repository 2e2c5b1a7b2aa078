export const id = 6013;
export const ids = [6013];
export const modules = {

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

/***/ 57558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planCommand: () => (/* binding */ planCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _reports_terminal_paint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2992);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81457);
/* harmony import */ var _inspect_survey_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20432);
/* harmony import */ var _policy_find_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10254);
/* harmony import */ var _shards_make_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5603);
/* harmony import */ var _shards_plan_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76023);
/* harmony import */ var _shards_plan_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89472);
/* harmony import */ var _harmless_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74150);
/* harmony import */ var _how_called_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72252);
/* harmony import */ var _problem_lines_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(78479);











async function planCommand({ inputs, wishes, json }, runtime, terminal) {
    const { outputDirectory: output, workingDirectory } = inputs;
    const folder = output === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(runtime.cwd, workingDirectory, output);
    const { plan, digest, texts, problems } = await (0,_shards_make_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .makeShardPlan */ .o)(await (0,_policy_find_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .findPolicy */ .i6)(inputs, runtime), wishes, { runtime });
    if (folder !== undefined) {
        await (0,_shards_plan_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .preparePlanFolder */ .$Q)(folder, runtime.files);
        await (0,_shards_plan_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .writePlanFolder */ .Rj)(folder, plan, texts, runtime.files);
    }
    if (json) {
        terminal.print((0,_harmless_json_js__WEBPACK_IMPORTED_MODULE_8__/* .harmlessJson */ .E)({ schemaVersion: 1, digest, plan, problems }, 2));
        return 0;
    }
    const plain = (0,_reports_terminal_paint_js__WEBPACK_IMPORTED_MODULE_1__/* .paintFor */ .e)({ colour: false });
    for (const own of (0,_inspect_survey_js__WEBPACK_IMPORTED_MODULE_3__/* .byFile */ .y9)(problems).values())
        terminal.complain((0,_problem_lines_js__WEBPACK_IMPORTED_MODULE_10__/* .problemLines */ .p)(own, plain).join('\n'));
    terminal.print((0,_shards_plan_text_js__WEBPACK_IMPORTED_MODULE_7__/* .planText */ .Pt)({ plan, digest }, wishes));
    if (folder !== undefined) {
        const here = { folder: (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .p)(folder, runtime.cwd), program: (0,_how_called_js__WEBPACK_IMPORTED_MODULE_9__/* .howCalled */ .u)(runtime, runtime.cwd) };
        terminal.print(`\n${(0,_shards_plan_text_js__WEBPACK_IMPORTED_MODULE_7__/* .nextCommands */ ._n)({ plan, digest }, here)}`);
    }
    return 0;
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

/***/ 78479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ problemLines)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_grouped_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10664);
/* harmony import */ var _model_suite_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37987);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10043);
/* harmony import */ var _reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9283);





const MOST_SHOWN = 100;
function problemLines(problems, paint, columns) {
    const groups = (0,_model_grouped_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .groupProblems */ .U)(problems);
    const lines = groups.slice(0, MOST_SHOWN).flatMap((problem) => linesOf(problem, paint, columns));
    const rest = (0,_model_grouped_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .countGrouped */ .m)(groups.slice(MOST_SHOWN));
    return rest > 0 ? [...lines, paint.dim(`  \u2026 and ${rest} more of this file (--json lists all)`)] : lines;
}
function linesOf(problem, paint, columns) {
    const { file, location, severity, expected, found, hint } = problem;
    const where = (0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(location === undefined ? file : (0,_model_suite_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationText */ .f)(location));
    const word = severity === 'error' ? paint.red('error') : paint.yellow('warning');
    const start = `${where}: ${severity}:`;
    const [first = '', ...rest] = (0,_reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .hanging */ .rM)(`${start} ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceOf */ .$N)(problem))}`, columns);
    const head = first.startsWith(start) ? `${paint.bold(where)}: ${word}:${first.slice(start.length)}` : first;
    const details = [
        expected === undefined ? undefined : `expected: ${expected}`,
        found === undefined ? undefined : `found: ${found}`,
        hint,
    ].filter((line) => line !== undefined);
    return [head, ...rest, ...details.flatMap((line) => (0,_reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .hanging */ .rM)(`  ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(line)}`, columns))];
}


/***/ }),

/***/ 76023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ preparePlanFolder),
/* harmony export */   Bj: () => (/* binding */ sha256Of),
/* harmony export */   Q_: () => (/* binding */ readPlanFolder),
/* harmony export */   Rj: () => (/* binding */ writePlanFolder),
/* harmony export */   VI: () => (/* binding */ PLAN_FILE),
/* harmony export */   cx: () => (/* binding */ isPlanFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _evidence_codec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79587);
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21834);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7126);
/* harmony import */ var _model_run_shard_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31730);
/* harmony import */ var _plan_shards_digest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21221);
/* harmony import */ var _shared_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47539);
/* harmony import */ var _shared_json_document_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82761);
/* harmony import */ var _shared_mapping_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16955);
/* harmony import */ var _baseline_evidence_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(73620);











const PLAN_FILE = 'plan.json';
async function writePlanFolder(folder, plan, texts, files) {
    for (const [path, text] of texts)
        await files.write((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), text);
    await files.write((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, PLAN_FILE), (0,_shared_json_document_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonDocument */ .Q)(plan));
}
async function preparePlanFolder(folder, files) {
    if ((await files.state(folder)) !== 'folder')
        return;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, PLAN_FILE);
    const isThere = (await files.state(path)) === 'file';
    if (isThere && isPlan(await files.read(path, _model_run_shard_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_PLAN_BYTES */ .di)))
        return removeBaseline(folder, files);
    const { names } = await files.namesIn(folder, 1);
    const [first] = isThere ? [PLAN_FILE] : names;
    if (first === undefined)
        return;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .userError */ .IF)('OUTPUT_UNWRITABLE', `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, first)} already exists and was not written by a plan`, {
        hint: 'Set an empty folder, or that of an older plan, with --output.',
    });
}
function isPlan(text) {
    const value = (0,_shared_json_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonOf */ .o_)(text);
    const generator = (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_9__/* .isMapping */ .p)(value) ? value['generator'] : undefined;
    return (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_9__/* .isMapping */ .p)(generator) && generator['name'] === 'eval-action' && (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_9__/* .isMapping */ .p)(value) && 'shards' in value;
}
async function removeBaseline(folder, files) {
    const baseline = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'baseline');
    if ((await files.state(baseline)) !== 'folder')
        return;
    const { names } = await files.namesIn(baseline, MOST_BASELINE_FILES);
    for (const name of names)
        if (INSIDE.test(`baseline/${name}`))
            await files.removeFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(baseline, name));
}
const MOST_BASELINE_FILES = 10_000;
async function readPlanFolder(folder, expected, files) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, PLAN_FILE);
    if ((await files.state(path)) !== 'file')
        throw refused('FILE_MISSING', `There is no ${PLAN_FILE} in ${folder}`);
    const plan = parsed(await files.read(path, _model_run_shard_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_PLAN_BYTES */ .di), path);
    const digest = (0,_plan_shards_digest_js__WEBPACK_IMPORTED_MODULE_6__/* .digestOf */ .o)(plan);
    if (expected !== undefined && digest !== expected)
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .userError */ .IF)('RESULTS_UNREADABLE', `${path} is another plan: ${digest.slice(0, 12)}, not ${expected.slice(0, 12)}`, {
            hint: `Pass the folder of that plan (plan-path). The digest of this one is ${digest}: "eval-action plan -o" prints it, and the plan job has it as its output plan.`,
        });
    return { plan, digest, baseline: await baselineOf(plan.baseline, folder, files) };
}
function parsed(text, path) {
    const value = (0,_shared_json_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonOf */ .o_)(text);
    const version = (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_9__/* .isMapping */ .p)(value) ? value['schemaVersion'] : undefined;
    if (typeof version === 'number' && version > 1)
        throw refused('RESULTS_UNREADABLE', `${path} was written by a newer version of eval-action`);
    const read = _model_run_shard_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .shardPlanSchema */ .d3.safeParse(value);
    if (!read.success)
        throw notAPlan(path, read.error);
    const gate = _gate_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .gateSettings */ .dJ.safeParse(read.data.policy.gate);
    if (!gate.success)
        throw notAPlan(path, gate.error, ['policy', 'gate']);
    return read.data;
}
function notAPlan(path, { issues: [issue] }, within = []) {
    const at = [...within, ...(issue?.path ?? [])].join('.').slice(0, 100);
    return refused('RESULTS_UNREADABLE', `${path} is not a plan of a sharded run${at === '' ? '' : ` at ${at}`}`);
}
async function baselineOf(pinned, folder, files) {
    if (pinned.kind !== 'found')
        return pinned;
    const pools = [];
    let left = _evidence_codec_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_EVIDENCE_BYTES */ .bU;
    for (const file of pinned.files) {
        const text = await pinnedText(file, folder, files, left);
        left -= Buffer.byteLength(text);
        const read = (0,_baseline_evidence_files_js__WEBPACK_IMPORTED_MODULE_10__/* .readEvidenceText */ .NR)(text, file.path);
        if (read.kind === 'refused')
            throw refused('RESULTS_UNREADABLE', `${file.path} of the plan: ${read.why}`);
        pools.push(...read.files.map(({ pool }) => pool));
    }
    const { provenance, steps, whyEmpty, leftOut } = pinned;
    return {
        kind: 'found',
        pools,
        provenance,
        ...(whyEmpty && { whyEmpty }),
        ...(leftOut && { leftOut }),
        ...(steps && { steps }),
    };
}
async function pinnedText({ path, sha256 }, folder, files, maxBytes) {
    if (!INSIDE.test(path))
        throw refused('RESULTS_UNREADABLE', `The plan names a baseline outside its folder: ${path}`);
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path);
    if ((await files.state(absolute)) !== 'file')
        throw refused('FILE_MISSING', `There is no ${path} in ${folder}, and the plan was made with it`);
    const text = await files.read(absolute, maxBytes);
    if (sha256Of(text) !== sha256)
        throw refused('RESULTS_UNREADABLE', `${absolute} is not the file that the plan was made with`);
    return text;
}
const INSIDE = /^baseline\/[\w@.-]{1,120}\.json$/;
const isPlanFile = (name) => name === PLAN_FILE || INSIDE.test(name);
const sha256Of = (content) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', content, 'hex');
const refused = (code, message) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .userError */ .IF)(code, message, {
    hint: 'Pass the folder that "eval-action plan" wrote (plan-path), or re-run all jobs for a new plan.',
});


/***/ }),

/***/ 89472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   Pt: () => (/* binding */ planText),
/* harmony export */   _n: () => (/* binding */ nextCommands)
/* harmony export */ });
/* harmony import */ var _reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5937);
/* harmony import */ var _reports_reproduce_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96360);
/* harmony import */ var _shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15537);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);




const SHORT = 12;
const MOST_LISTED = 20;
function planText({ plan, digest }, wishes) {
    const { shards } = plan;
    const lines = [
        ['duration', durationText(plan)],
        ['cost', costText(plan)],
        ['tokens', tokensText(plan)],
        ['power', powerText(plan)],
        ['reuse', reuseText(plan)],
        ['shards', whyText(plan, wishes)],
    ].flatMap(([name = '', text]) => (text === undefined ? [] : `  ${name.padEnd(9)} ${text}`));
    const listed = shards
        .slice(0, MOST_LISTED)
        .map((shard) => `    ${shard.index}/${shards.length}  ${shardText(shard)}`);
    const more = shards.length > MOST_LISTED ? [`    and ${shards.length - MOST_LISTED} more`] : [];
    return [headline({ plan, digest }), ...lines, ...listed, ...more].join('\n');
}
const shardText = ({ tests, trials, durationMs }) => tests === 0
    ? 'no tests'
    : `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', tests)}, ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('trial', trials)}, about ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(durationMs)} after setup`;
function nextCommands({ plan: { shards }, digest }, { folder, program }) {
    const count = shards.length;
    const path = `--plan-path ${(0,_reports_reproduce_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r)(folder)}`;
    const machines = count === 1 ? 'the shard' : `on each machine, from 1/${count} to ${count}/${count}`;
    return [
        'Next steps',
        `  ${machines}:`,
        `    ${program} run --shard 1/${count}@${digest} ${path} -o shards/1`,
        '  with the folders of all shards:',
        `    ${program} report 'shards/*' --plan ${digest} ${path} -o results`,
    ].join('\n');
}
function headline({ plan: { tests, shards, forecast }, digest }) {
    const targets = new Set(tests.map(({ target }) => target)).size;
    const judges = forecast.judgeCalls === 0 ? '' : `, about ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('judge call', forecast.judgeCalls)}`;
    return `Plan ${digest.slice(0, SHORT)}: ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', tests.length)} on ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('target', targets)} in ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('shard', shards.length)}, ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('target call', forecast.calls)}${judges}`;
}
function durationText({ tests, forecast }) {
    const { durationMs, oneMachineMs, longestTrialMs, timedTests, requests = [] } = forecast;
    const slowest = requests.toSorted((a, b) => b.minutes - a.minutes)[0];
    const limit = slowest === undefined
        ? ''
        : `; ${slowest.name} at ${slowest.perMinute}/min needs at least ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(slowest.minutes * 60_000)}`;
    return `about ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(durationMs)} (${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(oneMachineMs)} on one machine); longest trial ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(longestTrialMs)}${limit}; durations of ${timedTests} of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', tests.length)} are known`;
}
function costText({ inputs, forecast }) {
    const { costUsd, costBoundUsd, testsWithoutCost, judgeCalls, tokens } = forecast;
    const judges = judgeCalls > 0 && tokens === undefined ? ', without judges' : '';
    const budget = typeof inputs['budgetUsd'] === 'number' ? `; budget ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .money */ .TG)(inputs['budgetUsd'])}` : '';
    if (costUsd === undefined)
        return `unknown: the baseline has no costs of these tests${budget}`;
    const unknown = testsWithoutCost === 0 ? '' : `, ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', testsWithoutCost)} unknown`;
    return `about ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .money */ .TG)(costUsd)}, below ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .money */ .TG)(costBoundUsd)} with 95% probability${judges}${unknown}${budget}`;
}
function tokensText({ tests, forecast: { tokens } }) {
    if (tokens === undefined)
        return undefined;
    return `${tokenText(tokens.input)} in, ${tokenText(tokens.output)} out (${tokens.tests} of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', tests.length)} known)`;
}
function tokenText(count) {
    if (count >= 1e6)
        return `${(count / 1e6).toFixed(1)} M`;
    return count >= 1e4 ? `${Math.round(count / 1e3)} k` : String(Math.round(count));
}
function powerText({ baseline, forecast: { smallestDetectableDrop: drop, power = [] }, }) {
    if (baseline.kind !== 'found')
        return `no baseline: ${baseline.why}`;
    if (baseline.whyEmpty !== undefined)
        return `nothing to compare with: ${baseline.whyEmpty}`;
    const of = drop === undefined
        ? 'a uniform drop is not detectable in every suite'
        : `smallest detectable drop ${(0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_2__/* .points */ .WR)(drop, 0)} (80% power)`;
    const single = power.filter((sentence) => sentence.startsWith('a complete failure'));
    return [of, ...single, ...(baseline.leftOut === undefined ? [] : [baseline.leftOut])].join('; ');
}
function reuseText({ tests }) {
    const reused = tests.filter((test) => test.reused !== undefined);
    const canaries = tests.filter(({ canary }) => canary).length;
    const commits = [...new Set(reused.map((test) => test.reused?.slice(0, 7)))];
    if (reused.length + canaries === 0)
        return undefined;
    const since = commits.length === 0 ? '' : ` since ${commits.slice(0, 3).join(', ')}`;
    return `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', reused.length + canaries)} unchanged${since}, ${canaries} of them run as canaries`;
}
function whyText({ shards, tests, forecast }, { targetMinutes, most }) {
    const { why, durationMs, leastMs } = forecast;
    const target = `${targetMinutes} min (target-minutes)`;
    const shortest = `about ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(durationMs)}`;
    switch (why) {
        case 'given': {
            const empty = shards.filter((shard) => shard.tests === 0).length;
            const left = empty === 1 ? 'one has' : `${empty} have`;
            return `as given by shards${empty === 0 ? '' : `: ${left} nothing to run, because ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', tests.length)} cannot be divided further`}`;
        }
        case 'target':
            return `enough for ${target}`;
        case 'most':
            if (shards.length < most)
                return `${target} is not reached, but ${shortest}: more shards would be faster, but each needs a cent of budget-usd`;
            return `${target} cannot be reached with ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('shard', most)} (max-shards), but ${shortest}: more would be faster`;
        case 'longest':
            return `${target} cannot be reached, but ${shortest}: the longest trial, or tests that stay together, take ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(leastMs)}`;
        case 'requests':
            return `${target} cannot be reached, but ${shortest}: a limit of requests determines the duration`;
        case 'gain':
            return `${target} is not reached, but ${shortest}: more shards would save less than 5% each`;
    }
}


/***/ }),

/***/ 32499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ digestOfFile),
/* harmony export */   k1: () => (/* binding */ recordedFiles),
/* harmony export */   xV: () => (/* binding */ hasKeys)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _evidence_codec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79587);
/* harmony import */ var _config_checkout_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48334);
/* harmony import */ var _plan_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76023);




const MAX_BYTES = _evidence_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_EVIDENCE_BYTES */ .bU;
function recordedFiles(disk) {
    const read = new Set();
    const noting = (work) => async (path, ...rest) => {
        const result = await work(path, ...rest);
        read.add((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path));
        return result;
    };
    return {
        files: { ...disk, read: noting(disk.read), readBytes: noting(disk.readBytes) },
        async pinned(root, others) {
            const names = [...new Set([...read, ...others.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path))])]
                .map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, path).replaceAll('\\', '/'))
                .filter((name) => !(0,_config_checkout_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isOutside */ ._K)(name) && !hasKeys(name))
                .sort();
            return Promise.all(names.map(async (path) => ({ path, sha256: await digestOfFile((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path), disk) })));
        },
    };
}
const hasKeys = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) === '.env';
const digestOfFile = async (path, files) => (0,_plan_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256Of */ .Bj)(await files.readBytes(path, MAX_BYTES));


/***/ }),

/***/ 21221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95261);


function digestOf({ forecast: _, ...pinned }) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', (0,_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalText */ .A4)(pinned), 'hex');
}


/***/ }),

/***/ 12028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ planDifference),
/* harmony export */   z: () => (/* binding */ differentFiles)
/* harmony export */ });
/* harmony import */ var _shared_deep_equal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4166);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);


function planDifference(one, other) {
    if (one.generator.version !== other.generator.version)
        return `it was made by version ${other.generator.version} of eval-action, not ${one.generator.version}`;
    if (one.shards.length !== other.shards.length)
        return `it has ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('shard', other.shards.length)}, not ${one.shards.length}`;
    if (one.commit !== other.commit)
        return `it is for ${commitOf(other)}, not ${commitOf(one)}`;
    return (inputDifference(one, other) ??
        fileDifference(one.files, other.files) ??
        changeDifference(one, other) ??
        partDifference(one, other));
}
const commitOf = ({ commit }) => commit === undefined ? 'no commit' : `the commit ${commit.slice(0, 10)}`;
function inputDifference({ inputs: one }, { inputs: other }) {
    const name = [...new Set([...Object.keys(one), ...Object.keys(other)])].find((each) => !(0,_shared_deep_equal_js__WEBPACK_IMPORTED_MODULE_0__/* .deepEqual */ .b)(one[each], other[each]));
    return name === undefined ? undefined : `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9)(name)} is ${shown(other[name])}, not ${shown(one[name])}`;
}
const LONGEST_VALUE = 100;
const shown = (value) => value === undefined ? 'the default' : (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(JSON.stringify(value), LONGEST_VALUE);
function fileDifference(one, other) {
    const [first, second] = [one, other].map((files) => new Map(files.map(({ path, sha256 }) => [path, sha256])));
    const path = [...one, ...other].map((file) => file.path).find((each) => first?.get(each) !== second?.get(each));
    if (path === undefined)
        return undefined;
    if (second?.get(path) === undefined)
        return `it was made without the file ${path}`;
    return first?.get(path) === undefined
        ? `it was also made with the file ${path}`
        : `the file ${path} has another content`;
}
function differentFiles(one, other) {
    const [first, second] = [one, other].map((files) => new Map(files.map(({ path, sha256 }) => [path, sha256 ?? ''])));
    const paths = [...new Set([...one, ...other].map(({ path }) => path))].sort();
    return paths.filter((path) => first?.get(path) !== second?.get(path));
}
function changeDifference({ changed: one }, { changed: other }) {
    if ((one === undefined) !== (other === undefined))
        return 'git listed the changed files for one of them only';
    const [path] = differentFiles(one ?? [], other ?? []);
    return path === undefined ? undefined : `the file ${path} differs from the commit in another way`;
}
function partDifference(one, other) {
    if (!(0,_shared_deep_equal_js__WEBPACK_IMPORTED_MODULE_0__/* .deepEqual */ .b)(one.baseline, other.baseline))
        return 'its baseline is another one';
    if (!(0,_shared_deep_equal_js__WEBPACK_IMPORTED_MODULE_0__/* .deepEqual */ .b)(one.tests, other.tests))
        return 'its tests, or their shards, are others';
    return (0,_shared_deep_equal_js__WEBPACK_IMPORTED_MODULE_0__/* .deepEqual */ .b)(one.policy, other.policy) ? 'its warnings or limits are others' : 'its policy is another one';
}


/***/ }),

/***/ 82761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ jsonDocument)
/* harmony export */ });
const DEEPEST_LISTS = 2;
const jsonDocument = (value) => `${linesOf(value, 0)}\n`;
function linesOf(value, depth) {
    if (Array.isArray(value)) {
        const items = value.map((item) => JSON.stringify(item) ?? 'null');
        return enclosed('[', items, ']', depth);
    }
    if (typeof value !== 'object' || value === null || depth === DEEPEST_LISTS)
        return JSON.stringify(value);
    const entries = Object.entries(value).flatMap(([key, item]) => {
        const text = linesOf(item, depth + 1);
        return text === undefined ? [] : [`${JSON.stringify(key)}: ${text}`];
    });
    return enclosed('{', entries, '}', depth);
}
function enclosed(open, items, close, depth) {
    if (items.length === 0)
        return open + close;
    const indent = '  '.repeat(depth);
    return `${open}\n${indent}  ${items.join(`,\n${indent}  `)}\n${indent}${close}`;
}


/***/ })

};
