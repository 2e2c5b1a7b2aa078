export const id = 2615;
export const ids = [2615];
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

/***/ 97203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  planCommand: () => (/* binding */ planCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/paint.js
var paint = __webpack_require__(2992);
// EXTERNAL MODULE: ./build/js/src/app/inspect/survey.js
var survey = __webpack_require__(20432);
// EXTERNAL MODULE: ./build/js/src/app/policy/find-policy.js
var find_policy = __webpack_require__(10254);
// EXTERNAL MODULE: ./build/js/src/app/shards/make-plan.js + 10 modules
var make_plan = __webpack_require__(5603);
// EXTERNAL MODULE: ./build/js/src/app/shards/plan-folder.js
var plan_folder = __webpack_require__(76023);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var numbers = __webpack_require__(5937);
// EXTERNAL MODULE: ./build/js/src/shared/percentage-points.js
var percentage_points = __webpack_require__(15537);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
;// CONCATENATED MODULE: ./build/js/src/app/shards/plan-text.js



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
        .map(({ index, tests, trials, durationMs }) => `    ${index}/${shards.length}  ${(0,shared_text/* plural */.LS)('test', tests)}, ${(0,shared_text/* plural */.LS)('trial', trials)}, about ${(0,numbers/* duration */.p0)(durationMs)} after setup`);
    const more = shards.length > MOST_LISTED ? [`    and ${shards.length - MOST_LISTED} more`] : [];
    return [headline({ plan, digest }), ...lines, ...listed, ...more].join('\n');
}
function headline({ plan: { tests, shards, forecast }, digest }) {
    const targets = new Set(tests.map(({ target }) => target)).size;
    const judges = forecast.judgeCalls === 0 ? '' : `, about ${(0,shared_text/* plural */.LS)('judge call', forecast.judgeCalls)}`;
    return `Plan ${digest.slice(0, SHORT)}: ${(0,shared_text/* plural */.LS)('test', tests.length)} on ${(0,shared_text/* plural */.LS)('target', targets)} in ${(0,shared_text/* plural */.LS)('shard', shards.length)}, ${(0,shared_text/* plural */.LS)('target call', forecast.calls)}${judges}`;
}
function durationText({ tests, forecast }) {
    const { durationMs, oneMachineMs, longestTrialMs, timedTests, requests = [] } = forecast;
    const slowest = requests.toSorted((a, b) => b.minutes - a.minutes)[0];
    const limit = slowest === undefined
        ? ''
        : `; ${slowest.name} at ${slowest.perMinute}/min needs at least ${(0,numbers/* duration */.p0)(slowest.minutes * 60_000)}`;
    return `about ${(0,numbers/* duration */.p0)(durationMs)} (${(0,numbers/* duration */.p0)(oneMachineMs)} on one machine); longest trial ${(0,numbers/* duration */.p0)(longestTrialMs)}${limit}; durations of ${timedTests} of ${(0,shared_text/* plural */.LS)('test', tests.length)} are known`;
}
function costText({ inputs, forecast }) {
    const { costUsd, costBoundUsd, testsWithoutCost } = forecast;
    const budget = typeof inputs['budgetUsd'] === 'number' ? `; budget ${(0,numbers/* money */.TG)(inputs['budgetUsd'])}` : '';
    if (costUsd === undefined)
        return `unknown: the baseline has no costs of these tests${budget}`;
    const unknown = testsWithoutCost === 0 ? '' : `, ${(0,shared_text/* plural */.LS)('test', testsWithoutCost)} unknown`;
    return `about ${(0,numbers/* money */.TG)(costUsd)}, below ${(0,numbers/* money */.TG)(costBoundUsd)} with 95% probability${unknown}${budget}`;
}
function tokensText({ tests, forecast: { tokens } }) {
    if (tokens === undefined)
        return undefined;
    return `${tokenText(tokens.input)} in, ${tokenText(tokens.output)} out (${tokens.tests} of ${(0,shared_text/* plural */.LS)('test', tests.length)} known)`;
}
function tokenText(count) {
    if (count >= 1e6)
        return `${(count / 1e6).toFixed(1)} M`;
    return count >= 1e4 ? `${Math.round(count / 1e3)} k` : String(Math.round(count));
}
function powerText({ baseline, forecast: { smallestDetectableDrop: drop, power = [] }, }) {
    if (baseline.kind !== 'found')
        return `no baseline: ${baseline.why}`;
    const of = drop === undefined
        ? 'a uniform drop is not detectable in every suite'
        : `smallest detectable drop ${(0,percentage_points/* points */.WR)(drop, 0)} (80% power)`;
    const single = power.filter((sentence) => sentence.startsWith('a complete failure'));
    return [of, ...single].join('; ');
}
function reuseText({ tests }) {
    const reused = tests.filter((test) => test.reused !== undefined);
    const canaries = tests.filter(({ canary }) => canary).length;
    const commits = [...new Set(reused.map((test) => test.reused?.slice(0, 7)))];
    if (reused.length + canaries === 0)
        return undefined;
    const since = commits.length === 0 ? '' : ` since ${commits.slice(0, 3).join(', ')}`;
    return `${(0,shared_text/* plural */.LS)('test', reused.length + canaries)} unchanged${since}, ${canaries} of them run as canaries`;
}
function whyText({ forecast: { why, leastMs } }, { targetMinutes, most }) {
    switch (why) {
        case 'given':
            return 'as given by shards';
        case 'target':
            return `enough for ${targetMinutes} min (target-minutes)`;
        case 'most':
            return `${most} at most (max-shards): more would be faster`;
        case 'longest':
            return `more would not be faster: the longest trial, or tests that stay together, take ${(0,numbers/* duration */.p0)(leastMs)}`;
        case 'requests':
            return 'more would not be faster: a limit of requests determines the duration';
        case 'gain':
            return 'more would save less than 5% each';
    }
}

// EXTERNAL MODULE: ./build/js/src/app/cli/harmless-json.js
var harmless_json = __webpack_require__(74150);
// EXTERNAL MODULE: ./build/js/src/app/cli/problem-lines.js
var problem_lines = __webpack_require__(78479);
;// CONCATENATED MODULE: ./build/js/src/app/cli/commands/plan.js









async function planCommand({ inputs, wishes, json }, runtime, terminal) {
    const { plan, digest, texts, problems } = await (0,make_plan/* makeShardPlan */.o)(await (0,find_policy/* findPolicy */.i6)(inputs, runtime), wishes, { runtime });
    if (inputs.outputDirectory !== undefined) {
        const folder = (0,external_node_path_.resolve)(runtime.cwd, inputs.workingDirectory, inputs.outputDirectory);
        await (0,plan_folder/* writePlanFolder */.Rj)(folder, plan, texts, runtime.files);
    }
    if (json) {
        terminal.print((0,harmless_json/* harmlessJson */.E)({ schemaVersion: 1, digest, plan, problems }, 2));
        return 0;
    }
    const plain = (0,paint/* paintFor */.e)({ colour: false });
    for (const own of (0,survey/* byFile */.y9)(problems).values())
        terminal.complain((0,problem_lines/* problemLines */.p)(own, plain).join('\n'));
    terminal.print(planText({ plan, digest }, wishes));
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
