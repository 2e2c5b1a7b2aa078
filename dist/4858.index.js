export const id = 4858;
export const ids = [4858];
export const modules = {

/***/ 22592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   At: () => (/* binding */ readEvidence),
/* harmony export */   K$: () => (/* binding */ RUN_EVIDENCE),
/* harmony export */   TX: () => (/* binding */ EVIDENCE_FOLDER),
/* harmony export */   Uh: () => (/* binding */ linesFilesIn),
/* harmony export */   em: () => (/* binding */ isEvidence)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _run_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7493);


const EVIDENCE_FOLDER = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)('.agentv', 'evidence');
const RUN_EVIDENCE = 'evidence';
async function readEvidence(path, disk) {
    const paths = (await disk.state(path)) === 'folder' ? await linesFilesIn(path, disk) : [path];
    const files = [];
    let remaining = _run_file_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_EVIDENCE_BYTES */ .bU;
    for (const each of paths) {
        const text = await disk.read(each, _run_file_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_EVIDENCE_BYTES */ .bU);
        remaining -= Buffer.byteLength(text);
        if (remaining < 0)
            return { kind: 'refused', path, why: 'the total size of its files is over the limit' };
        const decoded = (0,_run_file_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeRuns */ .xY)(text);
        if (decoded.kind === 'refused')
            return { kind: 'refused', path: each, why: decoded.why };
        files.push({ path: each, ...decoded.value });
    }
    return { kind: 'read', files };
}
const linesFilesIn = (folder, disk) => disk.glob(['*.jsonl'], { cwd: folder });
const isEvidence = async (path, disk) => (0,_run_file_js__WEBPACK_IMPORTED_MODULE_1__/* .beginsAsRun */ .YF)(new TextDecoder().decode((await disk.slice(path, 0, START_BYTES)).bytes));
const START_BYTES = 64;


/***/ }),

/***/ 199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aq: () => (/* binding */ measuredRun),
/* harmony export */   DK: () => (/* binding */ measuredRuns),
/* harmony export */   yI: () => (/* binding */ withoutReasons)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _gate_statistics_wilson_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69267);
/* harmony import */ var _model_run_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55631);
/* harmony import */ var _model_run_grade_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66536);
/* harmony import */ var _model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56768);
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71019);
/* harmony import */ var _model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94987);
/* harmony import */ var _model_values_grouped_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70110);
/* harmony import */ var _model_values_sums_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16586);
/* harmony import */ var _run_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7493);










function measuredRun(run, origin, decision) {
    const groups = [...(0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_7__/* .grouped */ .z)(run.results, ({ suiteFile, suite, target }) => [suiteFile, suite, target]).values()];
    const states = new Map(decision?.report.comparison.tests.map((test) => [(0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .resultKey */ .ZH)(test), test.state]));
    const suites = [];
    const tests = [];
    const accepted = [];
    for (const [s, results] of groups.entries()) {
        const [{ suite, suiteFile: file, target }] = results;
        const isOf = (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .isSameSuite */ .BI)({ suite, file, target });
        const base = decision?.earlier.find(isOf);
        const lines = [...(0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_7__/* .groupedBy */ .m)(results, ({ testId }) => testId).values()].map((testResults) => testLine(s, testResults, states));
        const subjects = new Set(lines.flatMap((line) => (line.trials.length > 0 ? [line.subject] : [])));
        const [common] = subjects.size === 1 ? subjects : [];
        tests.push(...lines.map((line) => ({ ...line, subject: line.subject === common ? undefined : line.subject })));
        accepted.push(...(base?.resets.map(({ testId: id, time, reason, author }) => ({ type: 'accept', s, id, time, reason, author })) ?? []));
        const scores = results.flatMap((result) => result.scores.flatMap(_model_run_grade_js__WEBPACK_IMPORTED_MODULE_3__/* .withMembers */ .gn));
        const judges = distinct(scores.map((score) => score.target));
        const measures = distinct(lines.map(({ measure }) => measure));
        const definition = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', JSON.stringify(measures));
        const outcomes = results.map((result) => (0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .outcomeOf */ .sG)(result).kind);
        const measured = lines.flatMap(({ trials }) => (trials.length > 0 ? [trials] : []));
        const trials = measured.flat();
        const passesOf = (testTrials) => testTrials.filter(({ pass }) => pass).length;
        const rates = measured.map((testTrials) => passesOf(testTrials) / testTrials.length);
        suites.push({
            type: 'suite',
            suite,
            file,
            target,
            n: measured.length,
            passed: outcomes.filter((kind) => kind === 'passed').length,
            failed: outcomes.filter((kind) => kind === 'failed').length,
            errored: outcomes.filter((kind) => kind === 'errored').length,
            trials: trials.length,
            passes: passesOf(trials),
            score: (0,_model_values_sums_js__WEBPACK_IMPORTED_MODULE_8__/* .meanOfKnown */ ._)(measured.map((testTrials) => (0,_model_values_sums_js__WEBPACK_IMPORTED_MODULE_8__/* .meanOfKnown */ ._)(testTrials.map(({ score }) => score)))),
            pass_rate: (0,_model_values_sums_js__WEBPACK_IMPORTED_MODULE_8__/* .meanOfKnown */ ._)(rates),
            ...(0,_gate_statistics_wilson_js__WEBPACK_IMPORTED_MODULE_1__/* .wilson */ .r)((0,_model_values_sums_js__WEBPACK_IMPORTED_MODULE_8__/* .sum */ .cz)(rates), rates.length),
            cost_usd: (0,_model_values_sums_js__WEBPACK_IMPORTED_MODULE_8__/* .meanOfKnown */ ._)(trials.map(({ cost_usd }) => cost_usd)),
            ms: (0,_model_values_sums_js__WEBPACK_IMPORTED_MODULE_8__/* .meanOfKnown */ ._)(trials.map(({ ms }) => ms)),
            model: distinct(results.map(({ model }) => model)).join(', ') || undefined,
            judges: judges.length > 0 ? judges : undefined,
            definition: measures.length > 0 ? definition.slice(0, 12) : undefined,
            changed: changedTests(lines, base),
            subject: common,
            verdict: decision?.report.verdict.suites.find(isOf)?.kind,
        });
    }
    return { run: runLine(run, origin, decision?.report), suites, tests, accepted };
}
function measuredRuns(run, origin, decision) {
    const mainRun = measuredRun(run, origin, decision);
    const seeds = (0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_7__/* .groupedBy */ .m)((run.extraTrials ?? []).filter(({ purpose }) => purpose === 'seed'), ({ round = 1 }) => round);
    const rounds = [...seeds].sort(([a], [b]) => a - b);
    return [
        mainRun,
        ...rounds.map(([, trials], index) => {
            const results = trials.map(({ result }) => result);
            return measuredRun({ ...run, results }, { ...origin, name: `${(0,_run_file_js__WEBPACK_IMPORTED_MODULE_9__/* .runName */ .rt)(mainRun.run)}/${index + 2}` });
        }),
    ];
}
function runLine(run, { name, sha, ...origin }, report) {
    const { costUsd, graderCostUsd, tokens } = report?.totals ?? {};
    const formats = distinct(report?.imported?.map(({ format, version = '' }) => `${format} ${version}`.trim()) ?? []);
    return {
        v: 1,
        type: 'run',
        time: (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .startOf */ .GH)(run),
        sha: sha !== undefined && /^[0-9a-f]{40,64}$/.test(sha) ? sha : undefined,
        ref: origin.ref,
        run_id: origin.run_id,
        attempt: origin.attempt,
        name,
        url: origin.url,
        verdict: report?.verdict.kind,
        headline: report?.verdict.headline,
        complete: run.complete,
        restricted: (run.selected ?? []).length > 0 || undefined,
        duration_ms: report?.durationMs,
        cost_usd: (0,_model_values_sums_js__WEBPACK_IMPORTED_MODULE_8__/* .sumOfKnown */ .Ij)([costUsd, graderCostUsd]),
        tokens: tokens && tokens.input + tokens.output,
        tool_version: report?.generator.version,
        format: formats.join(', ') || undefined,
    };
}
function testLine(s, results, states) {
    const [first] = results;
    const isNew = (result, cached) => result.importedFrom === undefined || !cached;
    const measured = results.filter((result) => !(0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .isReused */ .x0)(result) && isNew(result, result.cached));
    const trials = measured.flatMap((result) => (0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_4__/* .targetTrials */ .FW)({ ...result, trials: result.trials?.filter(({ cached }) => isNew(result, cached)) }));
    const { measure, subject, agentVersion } = trials.length > 0 ? (measured[0] ?? first) : {};
    return {
        type: 'test',
        s,
        id: first.testId,
        trials: trials.map(({ pass, score, costUsd, durationMs }) => ({ pass, score, cost_usd: costUsd, ms: durationMs })),
        measure,
        subject,
        agent: agentVersion,
        must_pass: (trials.length > 0 && measured.some(({ mustPass }) => mustPass)) || undefined,
        state: states.get((0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .resultKey */ .ZH)(first)),
        class: trials.length === 0 ? (0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_4__/* .failureOf */ .g5)(first)?.class : undefined,
    };
}
function changedTests(lines, base) {
    const before = new Map(base?.tests.map(({ testId, trials }) => [testId, trials.at(-1)?.measure]));
    const common = lines.flatMap(({ id, measure }) => {
        const earlier = before.get(id);
        return earlier === undefined || measure === undefined ? [] : [(0,_model_run_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameMeasure */ .$1)(earlier, measure)];
    });
    return common.length === 0 ? undefined : [common.filter((isSame) => !isSame).length, common.length];
}
function withoutReasons(run) {
    const newest = (0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_7__/* .groupedBy */ .m)(run.accepted, ({ s, id }) => JSON.stringify([s, id]));
    const accepted = [...newest.values()].map((lines) => {
        const last = lines.reduce((latest, line) => ((line.time ?? '') > (latest.time ?? '') ? line : latest));
        return { ...last, reason: 'accepted', author: undefined };
    });
    return { ...run, accepted };
}
const distinct = (texts) => [...new Set(texts.filter((text) => text !== undefined))].sort();


/***/ }),

/***/ 1385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ nearestFirst),
/* harmony export */   W2: () => (/* binding */ isTrusted),
/* harmony export */   XG: () => (/* binding */ ageText),
/* harmony export */   nj: () => (/* binding */ screen),
/* harmony export */   oq: () => (/* binding */ whyNotKept),
/* harmony export */   vL: () => (/* binding */ whyNotStored),
/* harmony export */   zv: () => (/* binding */ whyNotTrusted)
/* harmony export */ });
/* harmony import */ var _model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58392);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56290);


const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];
const DIGEST = /^sha256:[0-9a-f]{64}$/;
function screen(artifact, rules) {
    const { origin, createdAt, digest } = artifact;
    const rejected = (why, remedy) => ({ kind: 'rejected', why, remedy });
    if (origin === undefined || createdAt === undefined)
        return rejected('GitHub does not report which run stored it');
    if (origin.run === rules.ownRun)
        return rejected('it is of this run');
    const ownRepositoryId = rules.repositoryId ?? origin.repositoryId;
    if (origin.repositoryId !== ownRepositoryId || origin.headRepositoryId !== ownRepositoryId) {
        return rejected('its run was of another repository, such as a fork');
    }
    if (origin.branch !== rules.branch)
        return rejected(`its run was on another branch than ${rules.branch}`);
    const again = `run the evals on ${rules.branch} again`;
    if (artifact.isExpired)
        return rejected('it has expired', again);
    if (!(rules.now - Date.parse(createdAt) <= rules.maxAgeDays * _model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO)) {
        return rejected(`it is older than ${ageText(rules.maxAgeDays)}`, `${again}, or raise baseline-max-age`);
    }
    if (digest === undefined || !DIGEST.test(digest))
        return rejected('GitHub has no digest of it');
    return { kind: 'candidate', candidate: { ...artifact, origin, createdAt, digest } };
}
const ageText = (days) => days < 2 ? (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('hour', Math.round(days * 24)) : (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('day', Math.floor(days));
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
const isTrusted = (env) => env['GITHUB_ACTIONS'] !== 'true' || TRUSTED_EVENTS.includes(env['GITHUB_EVENT_NAME'] ?? '');
function whyNotStored(job, branch) {
    const { event, ref, isProtected, defaultBranch } = job;
    if (!TRUSTED_EVENTS.includes(event))
        return `Runs that ${event || 'nothing on GitHub'} starts leave no evidence`;
    const [, ownBranch] = /^refs\/heads\/(.+)$/s.exec(ref) ?? [];
    if (ownBranch === undefined)
        return 'Only runs on a branch leave evidence';
    if (isProtected || ownBranch === defaultBranch || ownBranch === branch)
        return undefined;
    return `Only the default branch, protected ones and that of baseline-branch leave evidence, not ${ownBranch}`;
}
function whyNotKept({ job, branch, isChange, env }) {
    if (isChange || !isTrusted(env) || env['CI_MERGE_REQUEST_IID'])
        return 'Only runs of the base branch are kept';
    if (job === undefined)
        return undefined;
    if (job.unverified !== undefined)
        return 'Results of a fork are not kept';
    if (job.actor === 'dependabot[bot]')
        return 'Runs that Dependabot starts are not kept';
    const base = branch ?? job.defaultBranch;
    if (base !== undefined && job.ref !== `refs/heads/${base}`)
        return `Only runs of ${base} are kept`;
    return whyNotStored(job, branch);
}
function nearestFirst(candidates, before, after = []) {
    const distances = new Map([
        ...after.map((sha, index) => [sha, after.length - index]),
        ...before.map((sha, index) => [sha, 0 - index]),
    ]);
    const rankOf = ({ distance }) => (distance <= 0 ? -distance : FAR + distance);
    const ageOf = ({ candidate }) => -Date.parse(candidate.createdAt);
    return candidates
        .flatMap((candidate) => {
        const distance = distances.get(candidate.origin.sha);
        return distance === undefined ? [] : [{ candidate, distance }];
    })
        .sort((a, b) => rankOf(a) - rankOf(b) || ageOf(a) - ageOf(b) || b.candidate.id - a.candidate.id);
}
const FAR = 1e6;


/***/ }),

/***/ 56593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ linkTarget),
/* harmony export */   E0: () => (/* binding */ policyBase),
/* harmony export */   G0: () => (/* binding */ onTestedBase),
/* harmony export */   Xb: () => (/* binding */ isChange)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46497);
/* harmony import */ var _github_repository_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51017);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24850);
/* harmony import */ var _suites_discover_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7678);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81457);
/* harmony import */ var _workspaces_git_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19843);
/* harmony import */ var _input_sources_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31301);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37965);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(98194);










const READ_MS = 60_000;
async function policyBase({ githubToken: token, workingDirectory }, job, { runtime, checkout, isOwnRun = true, actionFolder }) {
    const change = job && changeOf(job);
    if (job === undefined || change === undefined)
        return undefined;
    const { files, git, env } = runtime;
    const soon = () => AbortSignal.any([runtime.signal, AbortSignal.timeout(READ_MS)]);
    const cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(runtime.cwd, workingDirectory);
    const repository = await (0,_suites_discover_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W1)(cwd, files);
    const isCheckedOut = isOwnRun && (await files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(repository, '.git'))) !== 'missing';
    const root = isCheckedOut || !(0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .F)(checkout, cwd) ? repository : checkout;
    const clone = isCheckedOut && (await (0,_workspaces_git_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .isCheckout */ .VI)({ root, runtime })) ? { git, root } : undefined;
    const origin = clone && (await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_9__/* .originOfClone */ .vi)(clone, soon()));
    if (origin !== undefined) {
        const known = [`${job.owner}/${job.repo}`, job.pull?.headRepository];
        if (!known.some((name) => name?.toLowerCase() === origin.toLowerCase()))
            return undefined;
    }
    const client = token === undefined ? undefined : runtime.connect({ ...job, token });
    const gitHub = client && { files: (0,_github_repository_files_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryFiles */ .gF)(client), commits: (0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .commits */ .X)(client) };
    const merge = job.event === 'pull_request' && isOwnRun ? env['GITHUB_SHA'] : undefined;
    const commit = (await baseOfTest()) ?? change.commit;
    const isHeadAlone = clone !== undefined && (await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_9__/* .inClone */ .Jv)(['rev-parse', 'HEAD'], clone, soon()))?.trim() === job.head;
    const head = merge ?? job.head;
    const seen = new Set();
    const nameOf = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, path).replaceAll('\\', '/');
    const placed = (texts) => new Map([...texts].map(([name, text]) => [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, name), text]));
    return {
        of: change.of,
        commit,
        ofTree: (0,_base_files_js__WEBPACK_IMPORTED_MODULE_9__/* .isCommit */ .WM)(commit) && !isHeadAlone ? commit : undefined,
        root,
        isOwnRun,
        step: workflowStep(),
        texts: (paths) => textsAt(commit, paths),
        head: (paths, maxBytes) => (isCheckedOut ? (0,_base_files_js__WEBPACK_IMPORTED_MODULE_9__/* .textsOfDisk */ .rA)(paths, files, maxBytes) : textsAt(head, paths)),
        async differences(paths, isWanted = () => true) {
            const names = paths.filter((path) => (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .F)(root, path)).map(nameOf);
            if (names.length === 0)
                return new Map();
            const where = { paths: names, isWanted: (name) => isWanted((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, name)) };
            const differences = (clone ? await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_9__/* .differencesInClone */ .rX)(commit, where, clone, soon()) : undefined) ??
                (gitHub && (await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_9__/* .differencesOnGitHub */ .np)(commit, where, { files: gitHub.files, clone, head }, soon())));
            if (differences === undefined)
                throw notHere(commit);
            return placed(differences);
        },
    };
    function workflowStep() {
        const { event, workflowFile: file, name } = job ?? {};
        if (!['pull_request', 'merge_group'].includes(event ?? '') || file === undefined || !name)
            return undefined;
        const { GITHUB_ACTION_REPOSITORY: repository = '', GITHUB_ACTION: id = '' } = env;
        return { file, job: name, folder: actionFolder ?? '', repository, id, inputs: (0,_input_sources_js__WEBPACK_IMPORTED_MODULE_7__/* .inputTexts */ .Ld)(env, _settings_js__WEBPACK_IMPORTED_MODULE_8__/* .actionInputNames */ .Li) };
    }
    async function baseOfTest() {
        if (merge === undefined || job === undefined)
            return undefined;
        if (clone)
            return (0,_base_files_js__WEBPACK_IMPORTED_MODULE_9__/* .baseOfMerge */ .dz)(merge, job.head, clone, soon());
        try {
            const [base, joined, ...others] = (await gitHub?.commits.parents(merge, soon())) ?? [];
            return joined === job.head && others.length === 0 ? base : undefined;
        }
        catch (error) {
            if (!(error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7))
                throw error;
            return undefined;
        }
    }
    async function textsAt(ref, paths) {
        const names = paths.map(nameOf);
        const local = clone && (await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_9__/* .textsOfClone */ .bs)(ref, names, clone, soon()));
        if (local !== undefined)
            return placed(local);
        const remote = gitHub && (await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_9__/* .textsOfGitHub */ .l8)(ref, names, gitHub.files, soon()));
        if (remote === undefined)
            throw notHere(ref);
        if (remote.size === 0 && !seen.has(ref))
            await gitHub?.commits.upTo(ref, soon());
        seen.add(ref);
        return placed(remote);
    }
}
const onTestedBase = (job, base) => job?.base === undefined || base?.ofTree === undefined ? job : { ...job, base: { ...job.base, sha: base.ofTree } };
async function linkTarget(path, root, files) {
    if ((await files.state(path)) === 'missing')
        return path;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(await files.realPath(root), await files.realPath(path)));
}
const notHere = (ref) => new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7('noToken', `${ref} is not in this clone, and there is no token to read it from GitHub`);
const isChange = (job) => job !== undefined && changeOf(job) !== undefined;
function changeOf({ pull, base, event }) {
    const [of, branch] = event === 'merge_group' ? ['merge group', base] : ['pull request', pull?.base];
    const commit = branch?.sha ?? branch?.branch;
    return commit === undefined ? undefined : { of, commit };
}


/***/ }),

/***/ 28601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gl: () => (/* binding */ findQuarantine),
/* harmony export */   KS: () => (/* binding */ quarantineOf)
/* harmony export */ });
/* unused harmony export readQuarantine */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24850);
/* harmony import */ var _model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64973);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56290);
/* harmony import */ var _suites_block_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9732);
/* harmony import */ var _suites_discover_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7678);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81457);
/* harmony import */ var _suites_yaml_cursor_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(23759);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(98194);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(20816);
/* harmony import */ var _policy_differences_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(14654);













const REQUIRED = {
    id: 'the id of the test',
    reason: 'why it is not reliable',
    owner: 'who answers for it',
    expiry: 'the last day of the quarantine, as 2026-11-30',
};
const NOT_EMPTY = 'text that is not empty';
const QUARANTINED = (0,_suites_block_js__WEBPACK_IMPORTED_MODULE_6__/* .block */ .om)({ of: 'a quarantine file' }, () => ({
    id: (0,_suites_block_js__WEBPACK_IMPORTED_MODULE_6__/* .needed */ .Ow)(_suites_block_js__WEBPACK_IMPORTED_MODULE_6__/* .trimmed */ .dE, '', NOT_EMPTY),
    reason: (0,_suites_block_js__WEBPACK_IMPORTED_MODULE_6__/* .needed */ .Ow)(_suites_block_js__WEBPACK_IMPORTED_MODULE_6__/* .trimmed */ .dE, '', NOT_EMPTY),
    owner: (0,_suites_block_js__WEBPACK_IMPORTED_MODULE_6__/* .needed */ .Ow)(_suites_block_js__WEBPACK_IMPORTED_MODULE_6__/* .trimmed */ .dE, '', NOT_EMPTY),
    expiry: (0,_suites_block_js__WEBPACK_IMPORTED_MODULE_6__/* .needed */ .Ow)(_suites_block_js__WEBPACK_IMPORTED_MODULE_6__/* .trimmed */ .dE.pipe(zod__WEBPACK_IMPORTED_MODULE_1__/* .date */ .p6()), '', REQUIRED.expiry),
    suite: (0,_suites_block_js__WEBPACK_IMPORTED_MODULE_6__/* .field */ .ZZ)(_suites_block_js__WEBPACK_IMPORTED_MODULE_6__/* .trimmed */ .dE, '', NOT_EMPTY),
    target: (0,_suites_block_js__WEBPACK_IMPORTED_MODULE_6__/* .field */ .ZZ)(_suites_block_js__WEBPACK_IMPORTED_MODULE_6__/* .trimmed */ .dE, '', NOT_EMPTY),
    evidence: (0,_suites_block_js__WEBPACK_IMPORTED_MODULE_6__/* .field */ .ZZ)(_suites_block_js__WEBPACK_IMPORTED_MODULE_6__/* .trimmed */ .dE, '', NOT_EMPTY),
}));
function readQuarantine(text, file) {
    const opened = (0,_suites_yaml_cursor_js__WEBPACK_IMPORTED_MODULE_9__/* .openYaml */ .IM)(file, text);
    if (opened.kind === 'invalid')
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(opened.problems);
    const problems = [];
    const root = opened.root.reportingTo(problems);
    if (root.value === null)
        return [];
    const list = root.field('tests');
    if (root.key('tests') === undefined) {
        root.addMissing('tests', 'A quarantine file needs "tests"', 'a mapping with "tests", a list');
    }
    else if (list?.isList === false)
        list.addWrongType('a list of tests in quarantine');
    refuseUnknown(root, ['tests']);
    const entries = (list?.items() ?? []).flatMap((item) => {
        if (!item.isMap) {
            const expected = 'a mapping with "id", "reason", "owner", "expiry"';
            item.addError('WRONG_TYPE', 'A test in quarantine is a mapping', { expected, found: item.found });
            return [];
        }
        refuseUnknown(item, QUARANTINED.fields.read);
        for (const [key, expected] of Object.entries(REQUIRED)) {
            if (item.field(key) === undefined)
                item.addMissing(key, `A test in quarantine needs "${key}"`, expected);
        }
        const { id, reason, owner, expiry, suite, target, evidence } = QUARANTINED.values(item, ...['id', 'reason', 'owner', 'expiry', 'suite', 'target', 'evidence']);
        if (id === undefined || reason === undefined || owner === undefined || expiry === undefined)
            return [];
        return [{ id, suite, target, reason, evidence, owner, expiry }];
    });
    if (problems.length > 0)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(problems);
    return entries;
}
function refuseUnknown(mapping, known) {
    for (const key of mapping.keys().filter((name) => !known.includes(name))) {
        mapping.addError('UNKNOWN_FIELD', `"${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .cutEnd */ .ym)(key, 60)}" means nothing in a quarantine file`, {
            location: mapping.key(key)?.keyLocation,
            hint: (0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_4__/* .suggestion */ .h)(key, known, 'keys'),
        });
    }
}
const DEFAULT_FILE = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)('.agentv', 'quarantine.yaml');
function firstOf(paths, texts, cwd) {
    const path = paths.find((each) => texts.has(each));
    if (path === undefined)
        return { file: undefined, tests: [] };
    const file = (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__/* .shownPath */ .p)(path, cwd);
    return { file, tests: readQuarantine(texts.get(path) ?? '', file) };
}
const pathsOf = (name, cwd, root) => name === undefined ? [...new Set([cwd, root])].map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, DEFAULT_FILE)) : [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, name)];
async function findQuarantine(name, { cwd, files }) {
    const paths = pathsOf(name, cwd, await (0,_suites_discover_js__WEBPACK_IMPORTED_MODULE_7__/* .findRepository */ .W1)(cwd, files));
    const { file, tests } = firstOf(paths, await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_10__/* .textsOfDisk */ .rA)(paths, files), cwd);
    if (name === undefined || file !== undefined)
        return tests;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('FILE_MISSING', `There is no quarantine file ${name}`, {
        hint: 'Set the path of an existing file with --quarantine-file or with quarantine_file under gate in .agentv/config.yaml, or remove the setting.',
    });
}
async function quarantineOf({ inputs, base, source }, deps) {
    const { cwd } = deps;
    const name = inputs.quarantineFile;
    const isElsewhere = name !== undefined && base && !(0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__/* .isInside */ .F)(base.root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, name));
    if (base === undefined || source?.from !== 'base' || isElsewhere) {
        return { quarantine: await findQuarantine(name, deps), source, warnings: [] };
    }
    const paths = pathsOf(name, cwd, base.root);
    const read = (texts) => firstOf(paths, texts, cwd);
    const ofChange = await (0,_policy_js__WEBPACK_IMPORTED_MODULE_11__/* .ofHead */ .EG)(base, paths, read);
    let ofBase;
    try {
        ofBase = read(await base.texts(paths));
    }
    catch (error) {
        const why = (0,_policy_js__WEBPACK_IMPORTED_MODULE_11__/* .reasonOf */ .A3)(error);
        if (error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7) {
            return { quarantine: [], source: { ...source, from: 'unavailable', why }, warnings: [] };
        }
        const message = `The quarantine of the base branch could not be read, so no test is in quarantine: ${why}`;
        return { quarantine: [], source, warnings: [(0,_policy_js__WEBPACK_IMPORTED_MODULE_11__/* .unread */ .gy)(message)] };
    }
    const file = ofChange?.file ?? ofBase.file;
    if (file === undefined) {
        if (base.isOwnRun)
            await findQuarantine(name, deps);
        return { quarantine: [], source, warnings: [] };
    }
    const changes = ofChange === undefined ? [] : (0,_policy_differences_js__WEBPACK_IMPORTED_MODULE_12__/* .changedKeys */ .F$)(file, expiriesOf(ofBase.tests), expiriesOf(ofChange.tests));
    return { quarantine: ofBase.tests, source: { ...source, changes: [...source.changes, ...changes] }, warnings: [] };
}
const expiriesOf = (tests) => Object.fromEntries(tests.map(({ id, suite, target, expiry }) => [
    `${id}${suite ? ` of ${suite}` : ''}${target ? ` on ${target}` : ''}`,
    `until ${expiry}`,
]));


/***/ }),

/***/ 65914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ latestPools),
/* harmony export */   Z: () => (/* binding */ absentSuites)
/* harmony export */ });
/* harmony import */ var _trials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83178);

function absentSuites(pools, run, suiteFiles) {
    const suites = [
        ...run.results,
        ...(run.skipped ?? []),
        ...(run.withoutResult ?? []).map(({ suite, file: suiteFile, target }) => ({ suite, suiteFile, target })),
    ];
    const keyOf = ({ suite, target }) => JSON.stringify([suite, target]);
    const present = new Set(suites.map(keyOf));
    const continued = new Set((0,_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .poolsOfSuites */ .ms)(pools, suites).flatMap((suite) => suite.pools));
    const filesRun = new Set(suites.map(({ suiteFile }) => suiteFile));
    const targetsRun = new Set(suites.map(({ target }) => target));
    const unplaced = new Set(suites.filter(({ suite, suiteFile }) => suite === suiteFile).map(keyOf));
    const { selected = [], baselineFiles = [] } = run;
    const fileStates = new Map(baselineFiles.map(({ file, state }) => [file, state]));
    const stateOf = (file) => {
        const state = fileStates.get(file) ?? (suiteFiles.has(file) ? 'exists' : 'gone');
        if (state !== 'exists')
            return state;
        const isLeftOut = selected.includes('tests') || (selected.includes('suites') && !fileStates.has(file));
        return isLeftOut ? 'deselected' : 'exists';
    };
    return latestPools(pools).flatMap(({ pool, newest }) => {
        const { suite, file, target, tests } = pool;
        const state = file === undefined ? 'gone' : stateOf(file);
        const isNotRun = state !== 'gone' && file !== undefined && !filesRun.has(file);
        const key = keyOf(pool);
        if (unplaced.has(key) || (file === undefined && present.has(key)))
            return [];
        if (continued.has(pool) && !isNotRun)
            return [];
        if (isNotRun && run.stopped !== undefined && run.results.length < run.planned)
            return [];
        const isDeselected = state === 'deselected' || (selected.includes('targets') && !targetsRun.has(target));
        const isLost = !run.complete && (file === undefined || file === suite) && state === 'gone';
        const why = isDeselected ? 'deselected' : isNotRun || isLost ? 'missing' : 'removed';
        const measured = tests.filter(({ trials }) => trials.some((trial) => trial.run === newest)).length;
        return [{ suite, file, target, tests: measured, why }];
    });
}
function latestPools(pools) {
    const known = pools.flatMap((pool) => {
        const tests = pool.tests.map(({ trials }) => trials);
        const newest = (0,_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .newestRun */ .KO)(tests);
        const runs = new Set(tests.flatMap((trials) => trials.map(({ run }) => run)));
        const wholeAt = (0,_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .newestRun */ .KO)(tests, { isWhole: true })?.at ?? 0;
        return newest === undefined ? [] : { pool, newest, runs, wholeAt };
    });
    return known
        .filter(({ newest }) => known.every(({ runs, wholeAt }) => !runs.has(newest.run) || wholeAt <= newest.at))
        .map(({ pool, newest }) => ({ pool, newest: newest.run }));
}


/***/ }),

/***/ 50766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ assess)
});

// EXTERNAL MODULE: ./build/js/src/model/values/grouped.js
var grouped = __webpack_require__(70110);
// EXTERNAL MODULE: ./build/js/src/model/values/sums.js
var sums = __webpack_require__(16586);
// EXTERNAL MODULE: ./build/js/src/gate/compared-suites.js
var compared_suites = __webpack_require__(52374);
// EXTERNAL MODULE: ./build/js/src/gate/prior.js
var gate_prior = __webpack_require__(63919);
// EXTERNAL MODULE: ./build/js/src/gate/settings.js
var gate_settings = __webpack_require__(21834);
// EXTERNAL MODULE: ./build/js/src/gate/statistics/distributions.js
var distributions = __webpack_require__(35840);
// EXTERNAL MODULE: ./build/js/src/gate/statistics/variance.js
var variance = __webpack_require__(12224);
// EXTERNAL MODULE: ./build/js/src/gate/suspected-regressions.js
var suspected_regressions = __webpack_require__(83520);
// EXTERNAL MODULE: ./build/js/src/gate/variation.js
var variation = __webpack_require__(97458);
;// CONCATENATED MODULE: ./build/js/src/gate/detectable.js







const POWER = 0.841_621;
function smallestDetectableDrop(all, context) {
    const tests = all.filter(({ base, planned }) => base.trials > 0 && planned > 0);
    const alpha = gate_settings/* SUITES_ALPHA */.fi / context.suites;
    let allFail = 1;
    for (const { base, planned } of tests) {
        const positive = base.isBinary ? base.sum : base.trials;
        allFail *= (0,distributions/* allFrom */._G)(base.trials + planned - positive, base.trials + planned, planned);
    }
    if (tests.length === 0 || allFail > alpha)
        return undefined;
    const known = noiseOfTests(tests);
    const n = tests.length;
    const { degrees } = context.variation;
    const [normal, student] = [(0,distributions/* normalPoint */.SO)(alpha), (0,distributions/* studentPoint */.WZ)(alpha, degrees)];
    const v = (0,variation/* variationOfDifference */.Yf)(context.variation, known.trialVariance, context.runs);
    const isDetected = (drop) => {
        let [before, after, step, lost] = [0, 0, 0, 0];
        for (const { rate, variance, m, k } of known.tests) {
            const lowered = Math.max(0, rate - drop);
            const pooled = (m * rate + k * lowered) / (m + k);
            lost += rate - lowered;
            before += (variance ?? pooled * (1 - pooled)) * (1 / k + 1 / m);
            after += (variance ?? lowered * (1 - lowered)) / k + (variance ?? rate * (1 - rate)) / m;
            step += variance === undefined ? 1 / k + 1 / m : 0;
        }
        const [squared0, squared1] = [before / (n * n), after / (n * n)];
        const limit = Math.max(normal * Math.sqrt(squared0) + step / (2 * n * n), student * Math.sqrt(squared0 + v), context.maxDrop);
        return lost / n >= limit + POWER * Math.sqrt(squared1 + v);
    };
    return isDetected(known.mean) ? (0,distributions/* bisect */.h1)(known.mean, 0, isDetected, 50) : undefined;
}
function noiseOfTests(all) {
    const trials = all.reduce((sum, { base }) => sum + base.trials, 0);
    const average = all.reduce((sum, { base }) => sum + base.sum, 0) / trials;
    const isBinary = all.every(({ base }) => base.isBinary);
    const deviations = all.reduce((sum, { base }) => sum + (0,variance/* squaredDeviations */.ce)(base), 0);
    const graded = (deviations + 0.25) / (trials - all.length + 1);
    const tests = all.map(({ base, planned }) => ({
        rate: (base.sum + average) / (base.trials + 1),
        variance: isBinary ? undefined : ((0,variance/* squaredDeviations */.ce)(base) + graded) / base.trials,
        m: base.trials,
        k: planned,
    }));
    return { tests, mean: average, trialVariance: isBinary ? (0,variance/* mean */.i2)(tests.map(({ rate }) => rate * (1 - rate))) : graded };
}
const MAX_FAILURES = 8;
const joinedDetectable = (parts) => ({
    count: (0,sums/* sum */.cz)(parts.map(({ count }) => count)),
    of: (0,sums/* sum */.cz)(parts.map(({ of }) => of)),
});
function detectableTests(tests, prior, matrixJobs = 1) {
    const known = tests.map(({ base: { passes, trials }, planned }) => {
        const failures = trials - passes;
        return {
            unexpected: (0,gate_prior/* chanceOfFailures */.Du)(1, passes, failures, prior) <= suspected_regressions/* UNEXPECTED */.YC,
            mostlyFails: (0,gate_prior/* chanceOfFailures */.Du)(Math.floor(planned / 2) + 1, passes, failures, prior),
            confirms: (0,gate_prior/* chanceOfFailures */.Du)(MAX_FAILURES, passes, failures + planned, prior),
        };
    });
    const byChance = known.reduce((sum, { unexpected, mostlyFails }) => sum + (unexpected ? mostlyFails : 0), 0);
    const suspects = Math.min((0,gate_settings/* mostSuspects */.uk)({ confirm: 'off' }), 1 + Math.ceil(byChance));
    const limit = gate_settings/* TESTS_ALPHA */.Nw / (suspects * matrixJobs);
    const detected = tests.filter(({ isDetected }, at) => {
        const { unexpected = false, confirms = 1 } = known[at] ?? {};
        return isDetected || (unexpected && confirms <= limit);
    });
    return { count: detected.length, of: tests.length };
}

// EXTERNAL MODULE: ./build/js/src/gate/failing-together.js
var failing_together = __webpack_require__(68270);
// EXTERNAL MODULE: ./build/js/src/gate/statistics/shuffle-test.js
var shuffle_test = __webpack_require__(8335);
// EXTERNAL MODULE: ./build/js/src/gate/suite-comparison.js
var suite_comparison = __webpack_require__(29113);
// EXTERNAL MODULE: ./build/js/src/model/values/never.js
var never = __webpack_require__(76794);
;// CONCATENATED MODULE: ./build/js/src/gate/test-outcomes.js





const EXPECTED = 0.5;
const HARDLY_EVER = 0.2;
function testOutcomes({ tests, baseline }, { suites, prior, unexpected, together }, settings) {
    const compared = suites.flatMap((suite) => suite.tests);
    const outcomes = new Map();
    for (const failure of unexpected)
        outcomes.set(failure.test, confirmedOutcome(failure, settings));
    for (const test of tests) {
        const { decided } = test;
        if (decided === undefined || decided === 'not-suspected' || (0,compared_suites/* isQuarantined */.fK)(test))
            continue;
        const { needed, p, isBeyondCap = false, isUndecided, undetectable } = decided;
        const outcome = confirmedOutcome({ test, needed, p, isBeyondCap, undetectable }, settings);
        outcomes.set(test, isUndecided ? { ...outcome, state: 'suspected' } : outcome);
    }
    for (const each of compared) {
        if (!outcomes.has(each.test))
            outcomes.set(each.test, { state: comparedState(each, prior) });
    }
    for (const joint of together) {
        for (const { test } of joint.tests) {
            const alone = outcomes.get(test)?.state ?? 'failing';
            const isExpected = joint.finding === 'not-confirmed' && alone === 'failing';
            if (!DECIDED_ALONE.includes(alone) && !isExpected)
                outcomes.set(test, outcomeTogether(test, joint, settings));
        }
    }
    const hasBaseline = baseline.kind === 'found';
    for (const test of tests)
        if (!outcomes.has(test))
            outcomes.set(test, otherOutcome(test, hasBaseline));
    return outcomes;
}
const TOO_SHORT = 'its baseline is too short to confirm a regression';
function confirmedOutcome(failure, settings) {
    const { test, needed, p, isBeyondCap, undetectable } = failure;
    if (isBeyondCap)
        return { state: 'not-rerun', why: 'more tests failed than are re-run' };
    if (needed === undefined)
        return { state: 'not-enough-history', undetectable, why: TOO_SHORT };
    const control = test.control.slice(0, needed);
    const numbers = { needed, p, reruns: (0,suspected_regressions/* decidingReruns */.nj)(test, needed), control };
    const decision = (0,suspected_regressions/* confirmationOf */.$x)(test.reruns, needed);
    if (decision === 'passes')
        return { state: 'not-reproduced', ...numbers };
    if (decision === 'undecided')
        return { state: 'suspected', ...numbers };
    const onBase = (0,compared_suites/* sideOf */.Jh)(control);
    const failures = onBase.trials - onBase.passes;
    if (failures * 2 > needed)
        return { state: 'fails-on-base', ...numbers };
    const isUncontrolled = settings.control === 'on' && onBase.passes * 2 < needed;
    return { state: 'regressed', ...numbers, uncontrolled: isUncontrolled || undefined };
}
const DECIDED_ALONE = ['regressed', 'fails-on-base', 'not-reproduced', 'failing-as-before'];
function outcomeTogether(test, { finding, needed, p, controlDelta }, settings) {
    const numbers = { needed, p, reruns: (0,failing_together/* decidingTogether */.gR)(test, needed) };
    if (test.reruns.some(({ pass }) => pass))
        return { state: 'not-reproduced', ...numbers };
    switch (finding) {
        case 'fails':
        case 'fails-on-base': {
            if (test.reruns.length === 0)
                return { state: 'suspected', ...numbers };
            if (finding === 'fails-on-base')
                return { state: 'fails-on-base', ...numbers };
            const isUncontrolled = settings.control === 'on' && controlDelta === undefined;
            return { state: 'regressed', ...numbers, uncontrolled: isUncontrolled || undefined };
        }
        case 'undecided':
            return { state: 'suspected', ...numbers };
        case 'not-confirmed':
            return { state: 'not-enough-history', ...numbers, why: TOO_SHORT };
        default:
            return (0,never/* never */.Z)(finding);
    }
}
function comparedState({ base, now }, prior) {
    if (!(0,compared_suites/* mostlyFails */.k8)(now))
        return base.passes <= base.trials * HARDLY_EVER && (0,compared_suites/* mostlyPasses */.wR)(now) ? 'fixed' : 'passing';
    const isExpected = (0,gate_prior/* chanceOfFailures */.Du)(1, base.passes, base.trials - base.passes, prior) > EXPECTED;
    return isExpected && base.passes * 2 <= base.trials ? 'failing-as-before' : 'failing';
}
function otherOutcome(test, hasBaseline) {
    if ((0,compared_suites/* isQuarantined */.fK)(test))
        return { state: 'quarantined', why: test.quarantine?.entry.reason };
    switch (test.kind) {
        case 'alone':
            return { state: hasBaseline ? 'new' : plainState(test) };
        case 'comparable':
            return { state: plainState(test) };
        case 'changed':
            return { state: 'changed', why: test.why ?? 'its input or its grading changed' };
        case 'error':
            return { state: 'errored' };
        case 'new':
        case 'removed':
        case 'reused':
        case 'skipped':
            return { state: test.kind, why: test.why };
        default:
            return (0,never/* never */.Z)(test.kind);
    }
}
const plainState = ({ now }) => ((0,compared_suites/* mostlyFails */.k8)((0,compared_suites/* sideOf */.Jh)(now)) ? 'failing' : 'passing');
const FLAKY_TRIALS = 5;
const isFlaky = ({ passes, trials }) => trials >= FLAKY_TRIALS && passes > 0 && passes < trials && passes >= trials * 0.1 && passes <= trials * 0.9;

// EXTERNAL MODULE: ./build/js/src/gate/threshold-without-baseline.js
var threshold_without_baseline = __webpack_require__(20833);
;// CONCATENATED MODULE: ./build/js/src/gate/assess.js












function assess(pairing, input, suites = (0,compared_suites/* comparedSuites */.BE)(pairing)) {
    const settings = gate_settings/* gateSettings */.dJ.parse(input);
    const { baseline, absentSuites = [], agentVersions, decided } = pairing;
    const comparison = (0,suite_comparison/* compareSuites */.BC)(suites, settings);
    const prior = pairing.wholeRun?.prior ?? (0,suspected_regressions/* priorOfSuites */.zM)(suites);
    const { unexpected, together: joint } = (0,suspected_regressions/* suspicionsIn */.ur)(suites, settings, pairing.wholeRun);
    const together = joint.map(failing_together/* decidedTogether */.PT);
    const outcomes = testOutcomes(pairing, { suites, prior, unexpected, together }, settings);
    const expected = suites.map(({ tests }) => tests.map(({ test, base, now }) => ({
        base,
        planned: now.trials,
        isDetected: outcomes.get(test)?.state === 'regressed',
    })));
    const compared = new Map(suites.flatMap(({ tests }) => tests.map((each) => [each.test, each])));
    const sidesOf = (test) => {
        const isSetAside = test.kind === 'comparable' && !(0,compared_suites/* isQuarantined */.fK)(test);
        return compared.get(test) ?? { base: (0,compared_suites/* sideOf */.Jh)(isSetAside ? [] : test.base), now: (0,compared_suites/* sideOf */.Jh)(test.now) };
    };
    const bySuite = (0,grouped/* grouped */.z)(pairing.tests, ({ suiteFile, suite, target }) => [suiteFile, suite, target]);
    const scores = Array.from(bySuite.values(), (suiteTests) => {
        const graded = suiteTests.filter((test) => test.now.length > 0 && !(0,compared_suites/* isQuarantined */.fK)(test));
        return graded.length === 0 ? undefined : (0,variance/* mean */.i2)(graded.map((test) => (0,variance/* meanOf */.hm)(sidesOf(test).now)));
    });
    return {
        baseline,
        suites: suites.map((suite, index) => {
            const result = comparison.results[index];
            const passedAgain = suite.tests.flatMap(({ test }) => outcomes.get(test)?.state === 'not-reproduced' ? test.testId : []);
            const contributors = result?.contributors.filter(({ testId }) => !passedAgain.includes(testId));
            const drop = smallestDetectableDrop(expected[index] ?? [], {
                variation: comparison.variation,
                runs: result?.noise.runs ?? 1,
                suites: Math.max(1, comparison.tested) * settings.matrixJobs,
                maxDrop: settings.maxDrop,
            });
            const keepsThreshold = suite.decided
                ? suite.decided.keepsDefaultThreshold === true
                : (0,threshold_without_baseline/* keepsDefaultThreshold */.L)(suites, index, together, settings);
            return {
                suite: suite.suite,
                file: suite.file,
                target: suite.target,
                comparable: suite.tests.length + suite.reused,
                reused: suite.reused,
                score: scores[index],
                runs: suite.runs.length,
                runScores: suite.runs.map((run) => (0,compared_suites/* runScore */.sf)(run, [...run.trials.keys()].filter((at) => (run.trials[at] ?? 0) > 0))),
                newestAt: suite.newestAt,
                setAside: suite.setAside.length > 0 ? [...suite.setAside] : undefined,
                ...resultFacts(suite, result && { ...result, contributors: contributors ?? [] }, settings),
                smallestDetectableDrop: suite.decided ? suite.decided.smallestDetectableDrop : drop,
                keepsDefaultThreshold: keepsThreshold || undefined,
                ...growthOf(suite, settings),
            };
        }),
        tests: pairing.tests.map((test) => testAssessment(test, sidesOf(test), outcomes.get(test) ?? { state: 'passing' })),
        failingTogether: together.length > 0 ? together.map((each) => togetherFacts(each, settings)) : undefined,
        absentSuites: absentSuites.length > 0 ? [...absentSuites] : undefined,
        agentVersions: agentVersions && [...agentVersions],
        detectableTests: joinedDetectable([
            detectableTests(expected.filter((_, index) => !suites[index]?.decided).flat(), prior, settings.matrixJobs),
            ...(decided?.detectableTests ?? []),
        ]),
    };
}
const togetherFacts = ({ suites, finding, tests, needed, base, reruns, p, controlDelta }, { control }) => ({
    suites: suites.map(({ suite, file, target }) => ({ suite, file, target })),
    tests: tests.length,
    of: suites.reduce((sum, suite) => sum + suite.tests.length + suite.reused, 0),
    finding,
    needed,
    base,
    reruns,
    p,
    controlDelta,
    uncontrolled: finding === 'fails' && control === 'on' && controlDelta === undefined ? true : undefined,
});
function resultFacts(suite, result, settings) {
    const decided = suite.decided?.numbers && { finding: suite.decided.finding, ...suite.decided.numbers };
    if (result === undefined)
        return { finding: 'not-compared', contributors: [], ...decided };
    const { finding, noise, p, pExact, pVariation, contributors } = result;
    const interval = (0,suite_comparison/* intervalOfFinding */.ko)(result);
    const numbers = {
        finding,
        delta: Math.abs(noise.delta) < 1e-12 ? 0 : noise.delta,
        deltaLow: interval?.low,
        deltaHigh: interval?.high,
        p,
        pExact,
        pVariation,
        contributors: [...contributors],
    };
    if (suite.decided)
        return { ...numbers, ...decided };
    if (finding !== 'drop')
        return { ...numbers, controlDelta: undefined, uncontrolled: undefined };
    const control = (0,suite_comparison/* controlOf */.rs)(suite);
    return {
        ...numbers,
        finding: control?.acquits ? 'drop-on-base' : finding,
        controlDelta: control?.delta,
        uncontrolled: settings.control === 'on' && control === undefined ? true : undefined,
    };
}
function testAssessment(test, { base, now }, { state, needed, p, reruns = test.reruns, control = test.control, undetectable, uncontrolled, why }) {
    const { suite, suiteFile, testId, target, location, mustPass, earlier, quarantine } = test;
    const countOf = ({ passes, trials }) => (trials === 0 ? undefined : { passes, trials });
    const countIn = (trials) => (trials.length === 0 ? undefined : countOf((0,compared_suites/* sideOf */.Jh)(trials)));
    const none = { passes: 0, trials: 0 };
    return {
        suite,
        suiteFile,
        testId,
        target,
        state,
        location,
        mustPass: mustPass || undefined,
        flaky: isFlaky(base) || undefined,
        base: countOf(base),
        now: countOf(now),
        score: now.trials === 0 ? undefined : now.sum / now.trials,
        reruns: countIn(reruns),
        needed,
        control: countIn(control),
        undetectable,
        uncontrolled,
        earlier: earlier && {
            attempts: [...earlier.attempts],
            now: countIn(earlier.now) ?? none,
            reruns: countIn(earlier.reruns) ?? none,
        },
        quarantine: quarantine && {
            owner: quarantine.entry.owner,
            expiry: quarantine.entry.expiry,
            expired: quarantine.expired,
        },
        p,
        why,
    };
}
const NOISE = 0.01;
function growthOf({ tests }, { maxCostIncrease, maxLatencyIncrease }) {
    const growth = [
        increase('cost', 'costUsd', maxCostIncrease, tests),
        increase('latency', 'durationMs', maxLatencyIncrease, tests),
    ].filter((each) => each !== undefined);
    const unappliedLimits = growth.filter((each) => 'why' in each);
    return {
        increases: growth.filter((each) => 'share' in each),
        unappliedLimits: unappliedLimits.length > 0 ? unappliedLimits : undefined,
    };
}
function increase(of, measure, ceiling, tests) {
    const valuesOf = (trials) => trials.flatMap((trial) => trial[measure] ?? []);
    const known = tests
        .map(({ test, trials }) => ({ test, base: valuesOf(trials), now: valuesOf(test.now) }))
        .filter(({ base, now }) => base.length > 0 && now.length > 0);
    const before = known.reduce((sum, { base }) => sum + (0,variance/* mean */.i2)(base), 0);
    const after = known.reduce((sum, { now }) => sum + (0,variance/* mean */.i2)(now), 0);
    if (before <= 0) {
        const isApplied = ceiling === undefined || tests.length === 0 || (known.length > 0 && after <= 0);
        return isApplied ? undefined : { of, why: known.length === 0 ? 'unknown' : 'zero' };
    }
    const share = after / before - 1;
    const facts = { of, share, tests: known.length };
    if (ceiling === undefined)
        return { ...facts, exceeded: false };
    if (share <= ceiling + sums/* ALMOST_EQUAL */.i)
        return { ...facts, ceiling, exceeded: false };
    const p = (0,shuffle_test/* shuffledHigher */.p)(known, (0,compared_suites/* seedOf */.n3)(known.map(({ test }) => test)));
    return { ...facts, ceiling, p, exceeded: (0,variance/* isAtMost */.L4)(p, NOISE) };
}


/***/ }),

/***/ 52374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BE: () => (/* binding */ comparedSuites),
/* harmony export */   DI: () => (/* binding */ isFailing),
/* harmony export */   JE: () => (/* binding */ mayBeSuspected),
/* harmony export */   Jh: () => (/* binding */ sideOf),
/* harmony export */   fK: () => (/* binding */ isQuarantined),
/* harmony export */   h4: () => (/* binding */ failsWithReruns),
/* harmony export */   k: () => (/* binding */ testsInAllRuns),
/* harmony export */   k8: () => (/* binding */ mostlyFails),
/* harmony export */   ky: () => (/* binding */ runsOf),
/* harmony export */   n3: () => (/* binding */ seedOf),
/* harmony export */   sf: () => (/* binding */ runScore),
/* harmony export */   w3: () => (/* binding */ exactChance),
/* harmony export */   wR: () => (/* binding */ mostlyPasses)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71019);
/* harmony import */ var _model_values_grouped_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70110);
/* harmony import */ var _model_values_once_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81667);
/* harmony import */ var _model_values_sums_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16586);
/* harmony import */ var _statistics_exact_test_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30837);
/* harmony import */ var _statistics_shuffle_test_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8335);
/* harmony import */ var _statistics_variance_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12224);








function comparedSuites({ tests, decided, wholeRun, }) {
    const groups = (0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .z)(tests, ({ suiteFile, suite, target }) => [suiteFile, suite, target]);
    return Array.from(groups.values(), (suiteTests) => {
        const [{ suite, suiteFile: file, target }] = suiteTests;
        const compared = suiteTests.filter((test) => !isQuarantined(test));
        const comparable = compared
            .filter(({ kind }) => kind === 'comparable')
            .sort((a, b) => (a.testId < b.testId ? -1 : 1));
        const reused = compared.filter(({ kind }) => kind === 'reused').length;
        const isThis = (of) => of.suite === suite && of.file === file && of.target === target;
        const setAside = wholeRun && (wholeRun.setAside.find(isThis)?.runs ?? []);
        const judged = withoutSetAsideRuns(comparable, setAside);
        return { suite, file, target, reused, ...judged, decided: decided?.suites.find(isThis) };
    });
}
function withoutSetAsideRuns(comparable, known) {
    const tests = comparable.map((test) => comparedTest(test, test.base));
    const runs = runsOf(tests);
    const newestAt = runs.at(-1)?.time;
    const setAside = known ?? setAsideRuns(runs, tests);
    if (setAside.length === 0)
        return { tests, runs, setAside, newestAt };
    const names = new Set(setAside.map(({ run }) => run));
    const left = comparable
        .map((test) => [test, test.base.filter(({ run }) => !names.has(run))])
        .map(([test, trials]) => comparedTest(test, trials))
        .filter(({ trials }) => trials.length > 0);
    return { tests: left, runs: runsOf(left), setAside, newestAt };
}
const comparedTest = (test, trials) => ({
    test,
    trials,
    base: sideOf(trials),
    now: sideOf(test.now),
});
const isQuarantined = ({ quarantine }) => quarantine !== undefined && !quarantine.expired;
function sideOf(trials) {
    if (trials.length === 0)
        return { ..._statistics_variance_js__WEBPACK_IMPORTED_MODULE_7__/* .NO_SUMS */ .x3, passes: 0, trials: 0, isBinary: true };
    let [passes, sum, squares] = [0, 0, 0];
    for (const { pass, score } of trials) {
        if (pass)
            passes += 1;
        sum += score;
        squares += score * score;
    }
    return { count: trials.length, sum, squares, passes, trials: trials.length, isBinary: squares === sum };
}
const mostlyFails = ({ passes, trials }) => (trials - passes) * 2 > trials;
const mostlyPasses = ({ passes, trials }) => passes * 2 > trials;
const mayBeSuspected = ({ hasOnlyLastAttempts, decided }) => hasOnlyLastAttempts === undefined && decided === undefined;
function failsWithReruns({ earlier }, now) {
    const reruns = sideOf(earlier?.reruns ?? []);
    return mostlyFails({ passes: now.passes + reruns.passes, trials: now.trials + reruns.trials });
}
const CLEARING_ATTEMPTS = 3;
function isFailing(test, now) {
    if (!failsWithReruns(test, now))
        return false;
    const { earlier } = test;
    if (earlier === undefined || earlier.planned.length < CLEARING_ATTEMPTS)
        return true;
    const latest = [...earlier.planned, test.now.slice(earlier.now.length)].slice(-CLEARING_ATTEMPTS);
    return !latest.map(sideOf).every(mostlyPasses);
}
function runsOf(tests) {
    const runs = new Map();
    const none = () => new Float64Array(tests.length);
    for (const [at, { trials }] of tests.entries()) {
        for (const { run, time, score } of trials) {
            const baselineRun = (0,_model_values_once_js__WEBPACK_IMPORTED_MODULE_3__/* .getOrMake */ .I)(runs, run, () => ({ run, time: '', trials: none(), scores: none() }));
            if (time > baselineRun.time)
                baselineRun.time = time;
            baselineRun.trials[at] = (baselineRun.trials[at] ?? 0) + 1;
            baselineRun.scores[at] = (baselineRun.scores[at] ?? 0) + score;
        }
    }
    const compare = (a, b) => (a < b ? -1 : 1);
    return [...runs.values()].sort((a, b) => (a.time === b.time ? compare(a.run, b.run) : compare(a.time, b.time)));
}
function testsInAllRuns(runs, tests) {
    const all = [];
    for (let at = 0; at < tests; at += 1)
        if (runs.every(({ trials }) => (trials[at] ?? 0) > 0))
            all.push(at);
    return all;
}
const runScore = ({ trials, scores }, tests) => (0,_statistics_variance_js__WEBPACK_IMPORTED_MODULE_7__/* .mean */ .i2)(tests.map((at) => (scores[at] ?? 0) / (trials[at] ?? 1)));
const FEWEST_RUNS = 3;
const FAR_BELOW = 0.2;
const HARDLY_CHANCE = 0.0001;
function setAsideRuns(runs, tests) {
    if (runs.length < FEWEST_RUNS)
        return [];
    const common = testsInAllRuns(runs, tests.length);
    if (common.length === 0)
        return [];
    const scores = runs.map((run) => runScore(run, common));
    const limit = (0,_statistics_variance_js__WEBPACK_IMPORTED_MODULE_7__/* .median */ .JZ)(scores) - FAR_BELOW + _model_values_sums_js__WEBPACK_IMPORTED_MODULE_4__/* .ALMOST_EQUAL */ .i;
    const isLow = (at) => (scores[at] ?? 1) <= limit;
    return runs.flatMap(({ run }, at) => {
        if (!isLow(at) || isLow(at - 1) || isLow(at + 1))
            return [];
        const sides = common.flatMap((index) => {
            const { test, trials = [] } = tests[index] ?? {};
            const [base, now] = [trials.filter((trial) => trial.run !== run), trials.filter((trial) => trial.run === run)];
            return test === undefined ? [] : [{ test, base, now }];
        });
        if (exactChance(sides) > HARDLY_CHANCE)
            return [];
        return [{ run, score: scores[at] ?? 0, isNewest: at === runs.length - 1 }];
    });
}
function exactChance(tests) {
    if (tests.every(({ base, now }) => [...base, ...now].every(({ score }) => score === 0 || score === 1))) {
        const countOf = (trials) => ({ passes: sideOf(trials).sum, trials: trials.length });
        return (0,_statistics_exact_test_js__WEBPACK_IMPORTED_MODULE_5__/* .exactlyWorse */ .P)(tests.map(({ base, now }) => ({ base: countOf(base), now: countOf(now) })));
    }
    const scoresOf = (trials) => trials.map(({ score }) => score);
    return (0,_statistics_shuffle_test_js__WEBPACK_IMPORTED_MODULE_6__/* .shuffledLower */ .H)(tests.map(({ base, now }) => ({ base: scoresOf(base), now: scoresOf(now) })), seedOf(tests.map(({ test }) => test)));
}
const seedOf = (tests) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', JSON.stringify(tests.map(_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH).sort()), 'buffer').readUInt32BE(0);


/***/ }),

/***/ 68270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PT: () => (/* binding */ decidedTogether),
/* harmony export */   fv: () => (/* binding */ failingTogether),
/* harmony export */   gR: () => (/* binding */ decidingTogether)
/* harmony export */ });
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71019);
/* harmony import */ var _compared_suites_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52374);
/* harmony import */ var _prior_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63919);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21834);
/* harmony import */ var _suite_comparison_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29113);





const SCREENED = 0.05;
function failingTogether({ suites, comparison, suspected, isAnyConfirmable, prior }, settings) {
    const { variation } = comparison;
    const compared = Math.max(1, comparison.tested) * settings.matrixJobs;
    const steady = suites.filter((suite, at) => !suite.decided && comparison.results[at]?.finding !== 'drop');
    const jointOf = (of, all, alpha) => {
        const tests = all.slice(0, (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .mostSuspects */ .uk)(settings));
        const needed = neededTogether({ tests, alpha, variation, prior });
        return needed === undefined ? [] : [{ suites: of, tests, needed, alpha, variation, prior }];
    };
    const joint = steady.flatMap((suite) => {
        const tests = suite.tests.filter(({ test }) => (0,_compared_suites_js__WEBPACK_IMPORTED_MODULE_1__/* .mayBeSuspected */ .JE)(test));
        const failing = failingOf(tests, prior);
        const suspects = failing.filter(({ test }) => suspected.has(test));
        const areUnlikely = failing.length > 1 && chanceOfSoMany(tests, failing.length, prior) <= SCREENED / compared;
        const alpha = _settings_js__WEBPACK_IMPORTED_MODULE_3__/* .TESTS_ALPHA */ .Nw / compared;
        const [screened] = areUnlikely ? jointOf([suite], failing, alpha) : [];
        if (screened !== undefined)
            return [screened];
        return !isAnyConfirmable && suspects.length > 1 ? jointOf([suite], suspects, alpha) : [];
    });
    const others = failingOf(steady.flatMap(({ tests }) => tests.filter(({ test }) => suspected.has(test))), prior);
    if (joint.length > 0 || isAnyConfirmable || others.length < 2)
        return joint;
    const having = steady.filter(({ tests }) => tests.some((each) => others.includes(each)));
    return jointOf(having, others, _settings_js__WEBPACK_IMPORTED_MODULE_3__/* .TESTS_ALPHA */ .Nw / settings.matrixJobs);
}
function failingOf(tests, prior) {
    return tests
        .filter(({ test, now }) => (0,_compared_suites_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailing */ .DI)(test, now))
        .map((each) => ({
        each,
        chance: (0,_prior_js__WEBPACK_IMPORTED_MODULE_2__/* .chanceOfFailures */ .Du)(1, each.base.passes, each.base.trials - each.base.passes, prior),
        key: (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .resultKey */ .ZH)(each.test),
    }))
        .sort((a, b) => a.chance - b.chance || (a.key < b.key ? -1 : 1))
        .map(({ each }) => each);
}
function chanceOfSoMany(tests, failing, prior) {
    let chances = [1, ...Array.from({ length: failing - 1 }, () => 0)];
    for (const { base, now } of tests) {
        const seen = { passes: base.passes, failed: base.trials - base.passes };
        const fails = (0,_prior_js__WEBPACK_IMPORTED_MODULE_2__/* .chancesOfPasses */ .MC)(now.trials, seen, prior)
            .filter((_, passes) => (0,_compared_suites_js__WEBPACK_IMPORTED_MODULE_1__/* .mostlyFails */ .k8)({ passes, trials: now.trials }))
            .reduce((sum, chance) => sum + chance, 0);
        chances = chances.map((chance, count) => chance * (1 - fails) + (chances[count - 1] ?? 0) * fails);
    }
    return 1 - chances.reduce((sum, chance) => sum + chance, 0);
}
function neededTogether(joint) {
    for (let needed = _settings_js__WEBPACK_IMPORTED_MODULE_3__/* .FEWEST_RERUNS */ .hN; needed <= _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_RERUNS */ .rJ; needed += 1) {
        const failures = ({ test }) => {
            const score = Math.max(0, ...test.now.flatMap((trial) => (trial.pass ? [] : trial.score)));
            return Array.from({ length: needed }, () => ({ pass: false, score }));
        };
        const p = chanceOf(rerunTests(joint, failures), joint);
        if (p <= joint.alpha)
            return needed;
    }
    return undefined;
}
function decidedTogether(joint) {
    const { tests, needed, alpha } = joint;
    const rerun = rerunTests(joint, ({ test }) => decidingTogether(test, needed));
    const p = chanceOf(rerun, joint);
    const reruns = totalOf(rerun.map(({ now }) => now));
    const fails = p <= alpha && (0,_compared_suites_js__WEBPACK_IMPORTED_MODULE_1__/* .mostlyFails */ .k8)(reruns);
    const control = fails ? (0,_suite_comparison_js__WEBPACK_IMPORTED_MODULE_4__/* .controlOf */ .rs)({ tests: rerun, reused: 0 }) : undefined;
    const isComplete = tests.every(({ test }) => test.reruns.length >= needed);
    const failing = control?.acquits ? 'fails-on-base' : 'fails';
    return {
        ...joint,
        p,
        finding: fails ? failing : isComplete ? 'not-confirmed' : 'undecided',
        base: totalOf(tests.map(({ base }) => base)),
        reruns,
        controlDelta: control?.delta,
    };
}
function chanceOf(rerun, { variation, prior }) {
    if (rerun.length === 0)
        return 1;
    let chances = [1];
    let observed = 0;
    for (const { base, now, planned } of rerun) {
        observed += now.passes;
        const seen = {
            passes: base.passes + planned.passes,
            failed: base.trials + planned.trials - base.passes - planned.passes,
        };
        chances = sumOf(chances, (0,_prior_js__WEBPACK_IMPORTED_MODULE_2__/* .chancesOfPasses */ .MC)(now.trials, seen, prior));
    }
    const ofPrior = chances.slice(0, observed + 1).reduce((sum, chance) => sum + chance, 0);
    return Math.max((0,_suite_comparison_js__WEBPACK_IMPORTED_MODULE_4__/* .testedSuite */ .m2)({ tests: rerun, reused: 0, runs: (0,_compared_suites_js__WEBPACK_IMPORTED_MODULE_1__/* .runsOf */ .ky)(rerun) }, variation).p, ofPrior);
}
function sumOf(one, other) {
    const sums = Array.from({ length: one.length + other.length - 1 }, () => 0);
    for (const [i, a] of one.entries())
        for (const [j, b] of other.entries())
            sums[i + j] = (sums[i + j] ?? 0) + a * b;
    return sums;
}
const decidingTogether = ({ reruns }, needed) => reruns.slice(0, needed);
const rerunTests = ({ tests }, rerunsOf) => tests.flatMap((each) => {
    const now = rerunsOf(each);
    return now.length === 0 ? [] : [{ ...each, test: { ...each.test, now }, now: (0,_compared_suites_js__WEBPACK_IMPORTED_MODULE_1__/* .sideOf */ .Jh)(now), planned: each.now }];
});
const totalOf = (counts) => ({
    passes: counts.reduce((sum, { passes }) => sum + passes, 0),
    trials: counts.reduce((sum, { trials }) => sum + trials, 0),
});


/***/ }),

/***/ 86292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ conclusionOf),
  G: () => (/* binding */ gate)
});

// EXTERNAL MODULE: ./build/js/src/model/run/result-keys.js
var result_keys = __webpack_require__(71019);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/model/values/never.js
var never = __webpack_require__(76794);
// EXTERNAL MODULE: ./build/js/src/model/verdict/verdict.js
var verdict = __webpack_require__(66510);
// EXTERNAL MODULE: ./build/js/src/gate/compared-suites.js
var compared_suites = __webpack_require__(52374);
// EXTERNAL MODULE: ./build/js/src/model/run/import-formats.js
var import_formats = __webpack_require__(89075);
// EXTERNAL MODULE: ./build/js/src/model/values/grouped.js
var grouped = __webpack_require__(70110);
// EXTERNAL MODULE: ./build/js/src/gate/wording.js
var wording = __webpack_require__(10083);
;// CONCATENATED MODULE: ./build/js/src/gate/rule.js



const isCompared = ({ baseline, suites }) => baseline.kind === 'found' && suites.some(({ comparable }) => comparable > 0);
const ofSuite = ({ suite, file, target }) => ({
    suite,
    file,
    target,
});
const ofTest = ({ suite, suiteFile: file, target, testId, location }) => ({
    suite,
    file,
    target,
    testId,
    location,
});
const bySuite = (tests) => Array.from((0,grouped/* grouped */.z)(tests, ({ suiteFile, suite, target }) => [suiteFile, suite, target]).values(), (suiteTests) => {
    const [first, ...others] = suiteTests;
    const { suite, suiteFile: file, target } = first;
    const ids = (0,wording/* names */.Dy)(suiteTests.map(({ testId }) => testId));
    const location = others.length === 0 ? ofTest(first) : { suite, file, target };
    return { tests: suiteTests, suite: (0,wording/* suiteOn */.Gn)(first), ids, location };
});
function newlySkipped({ assessment: { tests }, run: { skipped = [] } }) {
    const keys = new Set(skipped.map(result_keys/* resultKey */.ZH));
    return keys.size === 0 ? [] : tests.filter((test) => test.state === 'skipped' && keys.has((0,result_keys/* resultKey */.ZH)(test)));
}
function suitesWithDoubtfulBaseline({ suites }) {
    const doubtful = suites.filter(({ setAside = [] }) => setAside.some(({ isNewest }) => isNewest));
    const keys = new Set(doubtful.map(result_keys/* suiteKey */.aJ));
    return (suite) => keys.has((0,result_keys/* suiteKey */.aJ)(suite));
}
function whyNotCompared({ assessment, run }) {
    const { baseline } = assessment;
    if (baseline.kind !== 'found')
        return baseline.why;
    if (baseline.withoutTrials === 'own-run')
        return 'the baseline is this run itself; name the results of another run';
    if (baseline.withoutTrials === 'empty')
        return baseline.whyEmpty ?? 'the baseline has no results';
    const changed = assessment.tests.filter(({ state }) => state === 'changed');
    const [why, ...others] = new Set(changed.flatMap((test) => test.why ?? []));
    const because = why === undefined || others.length > 0 ? '' : ` (${why.replace('not comparable: ', '')})`;
    return otherNames(assessment, run) ?? `none of these tests has a comparable trial in the baseline${because}`;
}
function otherNames({ tests, absentSuites = [] }, { imported, engine }) {
    const distinct = (all) => [...new Set(all)];
    const quoted = (all) => (0,wording/* names */.Dy)(all.map((name) => `"${name}"`), MAX_NAMES);
    const differing = (kind, base, now) => `the baseline has the ${kind}${base.length === 1 ? '' : 's'} ${quoted(base)}, and these results have ${quoted(now)}`;
    const present = tests.filter(({ state }) => state !== 'removed');
    if (present.length === 0 || present.some(({ state }) => state === 'changed'))
        return undefined;
    const removed = tests.filter(({ state }) => state === 'removed');
    const idsOf = (of) => distinct(of.map(({ testId }) => testId));
    if (removed.length > 0)
        return differing('test', idsOf(removed), idsOf(present));
    if (absentSuites.length === 0)
        return undefined;
    const sameSuite = absentSuites.filter(({ suite }) => present.some((test) => test.suite === suite));
    const kind = sameSuite.length > 0 ? 'target' : 'suite';
    const base = sameSuite.length > 0 ? sameSuite : absentSuites;
    const now = distinct(present.map((test) => test[kind]));
    const name = engine === undefined ? `${kind}-name (--${kind}-name)` : `"${kind}_name" of engine`;
    const setting = now.length === 1 ? `; set ${name} for both runs` : '';
    const hint = kind === 'target' ? '; run the evals on the base branch with the same target' : '';
    return `${differing(kind, distinct(base.map((suite) => suite[kind])), now)}${imported === undefined ? hint : setting}`;
}
const MAX_NAMES = 3;

// EXTERNAL MODULE: ./build/js/src/model/text/iso-time.js
var iso_time = __webpack_require__(58392);
;// CONCATENATED MODULE: ./build/js/src/gate/rules/baseline.js






const STALE_DAYS = 30;
const STALE_COMMITS = 200;
const baseline = (facts) => {
    const { assessment, run } = facts;
    const { baseline: baselineState, tests, detectableTests, suites } = assessment;
    const warning = (message, of = {}) => ({
        rule: 'baseline',
        kind: 'warn',
        message,
        ...of,
    });
    const undecided = tests.filter(({ state, reruns, undetectable }) => state === 'not-enough-history' && (detectableTests.count === 0 || undetectable || reruns !== undefined));
    const distances = baselineState.kind === 'found' ? baselineState.provenance.flatMap(({ commitsBefore }) => commitsBefore ?? []) : [];
    const commits = Math.min(...distances);
    return [
        ...missing(facts),
        ...bySuite(undecided).map(({ tests: suiteTests, suite, ids, location }) => {
            const fail = suiteTests.length === 1 ? 'fails' : 'fail';
            const what = `${ids} of ${suite} ${fail} unexpectedly`;
            return warning(`${what}, and the baseline is too short to confirm a regression`, location);
        }),
        ...(distances.length > 0 && commits > STALE_COMMITS
            ? [warning(`The baseline is stale: it was measured ${(0,text_text/* plural */.LS)('commit', commits)} before the base of this change`)]
            : []),
        ...suites.flatMap((suite) => {
            const { newestAt, setAside = [] } = suite;
            const days = newestAt === undefined ? 0 : (Date.parse(run.startedAt) - Date.parse(newestAt)) / iso_time/* DAY_MS */.sO;
            const stale = `The baseline of ${(0,wording/* suiteOn */.Gn)(suite)} is stale: its newest run is ${Math.floor(days)} days old`;
            return [
                ...(days > STALE_DAYS ? [warning(stale, ofSuite(suite))] : []),
                ...setAside.map(({ run: left, score }) => {
                    const message = `Baseline run ${left} of ${(0,wording/* suiteOn */.Gn)(suite)} is excluded: it scored ${score.toFixed(2)}, far below the other runs`;
                    return { rule: 'baseline', kind: 'pass', message, ...ofSuite(suite) };
                }),
            ];
        }),
    ];
};
function missing(facts) {
    const { assessment, isChange } = facts;
    if (isCompared(assessment))
        return [];
    const { baseline: baselineState } = assessment;
    const why = whyNotCompared(facts);
    const message = `Nothing was compared: ${why}`;
    if (baselineState.kind === 'unavailable' && !baselineState.lacksPermission) {
        return [{ rule: 'baseline', kind: 'invalid', message, short: `the baseline cannot be read: ${why}` }];
    }
    const isChosen = baselineState.kind === 'none' && baselineState.isChosen;
    if (isChosen || (!isChange && baselineState.kind === 'none'))
        return [];
    const short = `nothing was compared: ${why}`;
    return [{ rule: 'baseline', kind: isChange ? 'inconclusive' : 'warn', message, short }];
}
const coverage = (facts) => {
    const { tests, absentSuites = [] } = facts.assessment;
    const warnings = (of, messageOf) => bySuite(of).map(({ tests: suiteTests, suite, ids, location }) => {
        return { rule: 'coverage', kind: 'warn', message: messageOf(suiteTests.length, suite, ids), ...location };
    });
    const lost = (of, how) => warnings(of, (count, suite, ids) => `${(0,text_text/* plural */.LS)('test', count)} of ${suite} ${were(count)} ${how}: ${ids}`);
    const removed = absentSuites.filter(({ why }) => why === 'removed').map(wording/* suiteOn */.Gn);
    const message = `${(0,text_text/* plural */.LS)('suite', removed.length)} of the baseline ${were(removed.length)} removed: ${(0,wording/* names */.Dy)(removed)}`;
    return [
        ...warnings(tests.filter(isUncomparedFailure), (count, suite, ids) => {
            const fail = count === 1 ? 'fails' : 'fail';
            return `${(0,text_text/* plural */.LS)('test', count)} of ${suite} ${fail} and cannot be compared with a baseline: ${ids}`;
        }),
        ...lost(tests.filter(({ state }) => state === 'removed'), 'removed'),
        ...lost(newlySkipped(facts), 'skipped'),
        ...(removed.length > 0 ? [{ rule: 'coverage', kind: 'warn', message }] : []),
    ];
};
const were = (count) => (count === 1 ? 'was' : 'were');
const isUncomparedFailure = ({ state, base, now }) => now !== undefined &&
    (0,compared_suites/* mostlyFails */.k8)(now) &&
    (state === 'new' || state === 'changed' || (state === 'failing' && base === undefined));
const MAX_ERROR_LENGTH = 300;
const fallbacks = ({ run }) => {
    const answered = run.results.flatMap((result) => {
        const used = [result, ...(result.trials ?? [])].flatMap(({ targetUsed }) => targetUsed ?? []);
        return used.length === 0 ? [] : [{ ...result, used }];
    });
    const groups = (0,grouped/* grouped */.z)(answered, ({ suiteFile, suite, target }) => [suiteFile, suite, target]);
    return Array.from(groups.values(), (suiteResults) => {
        const [{ suite, suiteFile: file, target }] = suiteResults;
        const used = [...new Set(suiteResults.flatMap((test) => test.used))];
        const ids = (0,wording/* names */.Dy)([...new Set(suiteResults.map(({ testId }) => testId))]);
        const who = `${used.length === 1 ? 'the fallback target' : 'the fallback targets'} ${(0,wording/* names */.Dy)(used)}`;
        const short = `${(0,text_text/* capitalized */.l2)(who)} answered ${(0,text_text/* plural */.LS)('test', suiteResults.length)} of ${(0,wording/* suiteOn */.Gn)({ suite, target })}`;
        const error = suiteResults.find((test) => test.targetError !== undefined)?.targetError;
        const why = error === undefined ? '' : `. ${target} did not answer: ${(0,text_text/* cutEnd */.ym)(error, MAX_ERROR_LENGTH)}`;
        const message = `${short}, which are no evidence of ${target}: ${ids}${why}`;
        return { rule: 'fallback', kind: 'warn', message, short, suite, file, target };
    });
};

;// CONCATENATED MODULE: ./build/js/src/gate/headline.js









function headlineOf(kind, reasons, facts) {
    const { run, totals, assessment } = facts;
    if (kind === 'cancelled') {
        return totals.skipped === 0
            ? `Cancelled after ${(0,text_text/* plural */.LS)('test', totals.total)} ran, before the verdict.`
            : `Cancelled after ${totals.total - totals.skipped} of ${(0,text_text/* plural */.LS)('test', totals.total)}.`;
    }
    const deciding = reasons.filter((reason) => reason.kind === kind);
    if (run.dryRun)
        return (0,text_text/* ended */.v6)(deciding[0]?.message ?? '');
    const isFound = assessment.baseline.kind === 'found';
    const text = isFound
        ? `${finding(kind, deciding, facts)} ${coverageOf(facts)}`
        : withoutBaseline(kind, deciding, facts);
    const fallbacks = kind === 'warn' ? deciding.filter(({ rule }) => rule === 'fallback') : [];
    return fallbacks.length === 0 ? text : `${text} ${sentences(fallbacks)}`;
}
function failingTests({ run, assessment }) {
    const failed = run.results.filter((result) => (0,result_outcome/* outcomeOf */.sG)(result).kind === 'failed');
    if (failed.length === 0)
        return [];
    const states = new Map(assessment.tests.map((test) => [(0,result_keys/* resultKey */.ZH)(test), test.state]));
    return [...new Map(failed.map((result) => [(0,result_keys/* resultKey */.ZH)(result), result]))]
        .map(([key, result]) => ({ result, state: states.get(key) }))
        .filter(({ state }) => state !== 'quarantined');
}
const headline_MAX_NAMES = 3;
const namesOf = (failing) => (0,wording/* names */.Dy)((0,wording/* testNames */.ld)(failing.map(({ result }) => result)).sort(), headline_MAX_NAMES);
function alsoFailing(reasons, facts) {
    const keyOf = (of) => JSON.stringify([(0,result_keys/* suiteKey */.aJ)(of), of.testId]);
    const named = new Set(reasons.flatMap((reason) => (reason.testId === undefined ? [] : [keyOf(reason)])));
    const areSuspectedNamed = reasons.some(({ rule }) => rule === 'regression');
    const failing = failingTests(facts).filter(({ result, state }) => !named.has(keyOf({ ...result, file: result.suiteFile })) && !(areSuspectedNamed && state === 'suspected'));
    if (failing.length === 0)
        return '';
    return ` ${named.size === 0 && !areSuspectedNamed ? 'Failing' : 'Also failing'}: ${namesOf(failing)}.`;
}
function finding(kind, deciding, facts) {
    switch (kind) {
        case 'pass':
        case 'warn': {
            const suspected = deciding.filter(({ rule }) => rule === 'regression');
            const first = deciding.filter(({ rule }) => rule === 'suite-drop' || rule === 'complete-failure');
            if (first.length > 0) {
                const said = [...first, ...suspected];
                return `${sentences(said)}${alsoFailing(said, facts)}`;
            }
            if (kind === 'warn' && !isCompared(facts.assessment)) {
                return `Nothing was compared: ${whyNotCompared(facts)}.${alsoFailing([], facts)}`;
            }
            const failing = clauses(failingTests(facts), suspected);
            const { baseline } = facts.assessment;
            const none = baseline.kind === 'found' && baseline.isLastRun ? 'No regression found' : 'No drop found';
            return failing.length === 0 ? `${none}.` : `${none}, but ${failing.join('; ')}.`;
        }
        case 'fail':
            return `${failures(deciding, facts)}${alsoFailing(deciding, facts)}`;
        case 'inconclusive':
            return `Not decided: ${list(deciding)}${alsoFailing(deciding, facts)}`;
        case 'invalid':
            return `Not measured: ${list(deciding)}${alsoFailing(deciding, facts)}`;
        default:
            return (0,never/* never */.Z)(kind);
    }
}
const CLAUSES = {
    'not-enough-history': 'fail unexpectedly, with too few baseline trials to decide',
    'not-reproduced': 'failed and passed a re-run',
    'failing-as-before': 'fail as before',
    others: 'fail',
};
function clauses(failing, suspected) {
    const groups = (0,grouped/* groupedBy */.m)(failing, ({ state = '' }) => (Object.hasOwn(CLAUSES, state) ? state : 'others'));
    const said = Object.entries(CLAUSES).flatMap(([state, words]) => {
        const tests = groups.get(state)?.filter((test) => test.state !== 'suspected') ?? [];
        return tests.length === 0
            ? []
            : `${namesOf(tests)} ${tests.length === 1 ? words.replace(/^fail\b/, 'fails') : words}`;
    });
    return [...suspected.map(({ short, message }) => short ?? message), ...said];
}
function failures(deciding, { run }) {
    const hasTargets = new Set(run.results.map(({ target }) => target)).size > 1;
    const regressions = deciding
        .filter(({ rule }) => rule === 'regression')
        .map(({ testId = '', target = '' }) => ({ testId, target }));
    const regressed = hasTargets
        ? regressions.map(({ testId, target }) => `${testId} on ${target}`)
        : (0,wording/* testNames */.ld)(regressions);
    const others = deciding.filter(({ rule }) => rule !== 'regression');
    return [
        ...(regressions.length === 0
            ? []
            : [`${(0,text_text/* plural */.LS)('test', regressions.length)} regressed: ${(0,wording/* names */.Dy)(regressed, headline_MAX_NAMES)}.`]),
        ...(others.length === 0 ? [] : [sentences(others)]),
    ].join(' ');
}
const MAX_FINDINGS = 2;
const sentences = (reasons) => firstFindings(reasons, 'And').map(text_text/* ended */.v6).join(' ');
const list = (reasons) => (0,text_text/* ended */.v6)(firstFindings(reasons, 'and').join('; '));
function firstFindings(reasons, and) {
    const targets = (0,grouped/* groupedBy */.m)(reasons, ({ suite = '' }) => suite);
    const texts = reasons.map(({ short, message, suite = '', target = '' }) => {
        const hasTargets = new Set(targets.get(suite)?.map((each) => each.target)).size > 1;
        if (short === undefined || !hasTargets || !short.startsWith(`${suite} `))
            return short ?? message;
        return `${(0,wording/* suiteOn */.Gn)({ suite, target })}${short.slice(suite.length)}`;
    });
    const shown = [...new Set(texts)].slice(0, MAX_FINDINGS);
    const rest = texts.filter((text) => !shown.includes(text)).length;
    return rest > 0 ? [...shown, `${and} ${(0,text_text/* plural */.LS)('more finding', rest)}`] : shown;
}
function withoutBaseline(kind, deciding, facts) {
    const { totals, assessment, run } = facts;
    const counts = joined([
        `${totals.passed} of ${(0,text_text/* plural */.LS)('test', totals.total)} passed`,
        some(totals.errored, 'errored'),
        ...unmeasured(facts),
        some(totals.skipped, (0,import_formats/* withoutResultWords */.R$)(run.imported)),
    ]);
    const passed = `${counts}${alsoFailing(kind === 'fail' ? deciding : [], facts)}`;
    if (kind === 'fail')
        return `${failures(deciding, { run })} ${passed}`;
    if (kind === 'invalid')
        return `Not measured: ${list(deciding)} ${passed}`;
    const others = deciding.filter(({ rule }) => rule !== 'baseline');
    if (kind === 'inconclusive' && others.length > 0)
        return `Not decided: ${list(others)} ${passed}`;
    const { baseline } = assessment;
    if (baseline.kind === 'unavailable' || (baseline.kind === 'none' && baseline.isUnusable)) {
        return `Nothing was compared: ${(0,text_text/* ended */.v6)(baseline.why)} ${passed}`;
    }
    return baseline.kind === 'none' && baseline.isChosen ? passed : `No baseline yet: ${passed}`;
}
function coverageOf(facts) {
    const { run, assessment } = facts;
    const { tests, suites, baseline, absentSuites = [] } = assessment;
    const count = (state) => tests.filter((test) => test.state === state).length;
    const counted = (state, words = state) => some(count(state), words);
    const withFailing = (wanted) => {
        const failing = tests.filter((test) => test.state === wanted && isUncomparedFailure(test)).length;
        return counted(wanted, failing === 0 ? wanted : `${wanted} (${failing} failing)`);
    };
    const absent = (why, words = why) => {
        const number = absentSuites.filter((suite) => suite.why === why).length;
        return number === 0 ? undefined : `${(0,text_text/* plural */.LS)('suite', number)} ${words}`;
    };
    const compared = suites.reduce((sum, { comparable }) => sum + comparable, 0);
    const ofBaseline = tests.filter(({ state, location }) => state === 'skipped' && location === undefined).length;
    const skipped = newlySkipped(facts).length;
    const withoutResult = Math.max(0, run.planned - run.results.length - (ofBaseline - skipped));
    const missingTests = absentSuites.reduce((sum, suite) => sum + (suite.why === 'missing' ? suite.tests : 0), 0);
    const total = tests.length - count('removed') + withoutResult + missingTests;
    return joined([
        `Compared ${compared} of ${(0,text_text/* plural */.LS)(run.selected?.includes('tests') ? 'selected test' : 'test', total)}`,
        counted('errored'),
        ...unmeasured(facts),
        some(count('skipped') - skipped + withoutResult, (0,import_formats/* withoutResultWords */.R$)(run.imported)),
        some(skipped, 'skipped'),
        baseline.kind === 'found' && baseline.withoutTrials ? undefined : withFailing('new'),
        withFailing('changed'),
        counted('removed'),
        absent('missing'),
        absent('removed'),
        absent('deselected', 'not selected'),
        counted('suspected'),
        counted('failing-as-before', 'failing as before'),
        counted('not-enough-history', 'failing, not enough baseline trials'),
        counted('not-rerun', 'failing, not re-run'),
        counted('quarantined'),
    ]);
}
const joined = (parts) => `${parts.filter((part) => part !== undefined).join('; ')}.`;
function unmeasured({ totals: { erroredTrials }, run }) {
    const failed = run.results.reduce((sum, result) => sum + (0,result_outcome/* failedRowsOf */.K4)(result), 0);
    return [
        erroredTrials === undefined ? undefined : `${(0,text_text/* plural */.LS)('trial', erroredTrials)} errored`,
        failed === 0 ? undefined : `${(0,text_text/* plural */.LS)('failed row', failed)} without a verdict`,
    ];
}
const some = (count, what) => (count === 0 ? undefined : `${count} ${what}`);

;// CONCATENATED MODULE: ./build/js/src/gate/rules/policy.js

function policyReasons(source) {
    if (source?.from === 'unavailable') {
        const message = `The policy of the base branch could not be read: ${source.why ?? source.base}`;
        return [{ rule: 'policy', kind: 'invalid', message, short: (0,text_text/* uncapitalized */.ot)(message) }];
    }
    const clause = clauseOf(source);
    if (source === undefined || clause === undefined)
        return [];
    const because = source.why === undefined ? '' : `: ${source.why}`;
    return [{ rule: 'policy', kind: source.from === 'checkout' ? 'warn' : 'pass', message: `${clause}${because}` }];
}
function withPolicyChanges(headline, source) {
    const clause = clauseOf(source);
    return clause === undefined ? headline : `${headline} ${clause}.`;
}
const MAX_CHANGES = 3;
function clauseOf(source) {
    if (source?.from === 'checkout') {
        return 'Judged by the policy that is checked out, because that of the base branch could not be used';
    }
    if (source?.from !== 'base' || source.changes.length === 0)
        return undefined;
    const shown = source.changes.slice(0, MAX_CHANGES).map(({ file, key, base, head }, index) => {
        const isNamed = file === source.changes[index - 1]?.file;
        const values = base === undefined && head === undefined ? [] : [`${base ?? 'not set'} \u2192 ${head ?? 'not set'}`];
        return [...(isNamed ? [] : [file]), ...(key === undefined ? [] : [key]), ...values].join(' ');
    });
    const others = source.changes.length - shown.length;
    const listed = [...shown, ...(others > 0 ? [`and ${others} more`] : [])].join(', ');
    return `Judged by the policy of the base branch; different in this ${source.of}: ${listed}`;
}

// EXTERNAL MODULE: ./build/js/src/model/text/percentage-points.js
var percentage_points = __webpack_require__(15145);
;// CONCATENATED MODULE: ./build/js/src/gate/rules/regressions.js






const NEWEST = 'the newest baseline run is far below the others, so the base branch may have changed';
const failing = (finding, isDoubtful, doubt = `${finding.short}, but ${NEWEST}`) => isDoubtful
    ? { ...finding, kind: 'inconclusive', message: `${finding.message}; ${NEWEST}`, short: doubt }
    : { ...finding, kind: 'fail' };
const unchecked = ({ uncontrolled }) => uncontrolled ? '; not checked against the base commit' : '';
const singleTests = ({ assessment, run: { unconfirmed = [] }, notRerun }) => {
    const { tests } = assessment;
    const isDoubtful = suitesWithDoubtfulBaseline(assessment);
    const inState = (wanted) => tests.filter(({ state }) => state === wanted);
    const causes = new Map(unconfirmed.map((test) => [(0,result_keys/* resultKey */.ZH)(test), test.why]));
    const isOpen = (test) => causes.has((0,result_keys/* resultKey */.ZH)(test));
    const suspected = inState('suspected');
    const open = (0,grouped/* grouped */.z)(suspected.filter(isOpen), (test) => [causes.get((0,result_keys/* resultKey */.ZH)(test))]);
    return [
        ...inState('regressed').map((test) => {
            const message = `${named(test)} regressed: ${numbers(test)}${unchecked(test)}`;
            const finding = { rule: 'regression', ...ofTest(test), message, short: test.testId };
            return failing(finding, isDoubtful(ofTest(test)), `${test.testId} fails, but ${NEWEST}`);
        }),
        ...inState('fails-on-base').map((test) => {
            const { control } = test;
            const onBase = `the base commit fails too (${control?.passes ?? 0} of ${control?.trials ?? 0} trials passed)`;
            const short = `${test.testId} fails on the base commit too`;
            const message = `${named(test)} fails: ${numbers(test)}; ${onBase}`;
            return { rule: 'regression', kind: 'inconclusive', message, short, ...ofTest(test) };
        }),
        ...[...open.values()].flatMap((group) => {
            const why = causes.get((0,result_keys/* resultKey */.ZH)(group[0]));
            const end = `, and could not be re-run to confirm it${why === undefined ? '' : ` (${why})`}`;
            return unexpected('inconclusive', group, why ?? 'a budget, errors or --bail ended the re-runs that were to confirm it', () => end);
        }),
        ...unexpected('warn', suspected.filter((test) => !isOpen(test)), notRerun === undefined ? 'not re-run often enough to confirm it' : `not re-run, because ${notRerun.why}`, (them) => notRerun?.setting === undefined
            ? ', without re-runs that confirm it'
            : `; set ${notRerun.setting} to re-run ${them}`),
        ...bySuite(tests.filter(({ quarantine }) => quarantine?.expired)).map(({ tests: suiteTests, suite, ids, location }) => {
            const message = `The quarantine of ${(0,text_text/* plural */.LS)('test', suiteTests.length)} of ${suite} has expired: ${ids}. Fix the tests, or extend or remove their entries`;
            return { rule: 'quarantine', kind: 'warn', message, ...location };
        }),
    ];
};
function unexpected(kind, tests, why, end) {
    return bySuite(tests).map(({ tests: suiteTests, suite, ids, location }) => {
        const [first, ...others] = suiteTests;
        const shown = (0,wording/* names */.Dy)(suiteTests.map(({ testId }) => testId).sort(), 3);
        const [what, details, who, them] = others.length === 0
            ? [`${named(first)} fails`, numbers({ ...first, p: undefined }), `${first.testId} fails`, 'it']
            : [`${suiteTests.length} tests of ${suite} fail`, ids, `${shown} fail`, 'them'];
        const message = `${what} unexpectedly (${why}): ${details}`;
        return { rule: 'regression', kind, message, short: `${who} unexpectedly${end(them)}`, ...location };
    });
}
const named = (test) => `${test.testId} of ${(0,wording/* suiteOn */.Gn)(test)}`;
function numbers({ base, now, reruns, p }) {
    const parts = [
        `${now?.passes ?? 0} of ${now?.trials ?? 0} planned trials`,
        reruns && `${reruns.passes} of ${reruns.trials} re-runs`,
        `${base?.passes ?? 0} of ${base?.trials ?? 0} baseline trials passed`,
    ].filter((part) => part !== undefined);
    return `${parts.join(', ')}${p === undefined ? '' : ` (${(0,wording/* pValue */.sp)(p)})`}`;
}
const failingTogether = ({ assessment }) => {
    const isDoubtful = suitesWithDoubtfulBaseline(assessment);
    return (assessment.failingTogether ?? []).flatMap((joint) => {
        const { finding, suites, tests, of: compared, base, reruns, p, controlDelta = 0 } = joint;
        const [only, ...others] = suites;
        const of = { rule: 'failing-together', ...(only && others.length === 0 && ofSuite(only)) };
        const fail = `${tests} of ${(0,text_text/* plural */.LS)('test', compared)} of ${(0,wording/* names */.Dy)(suites.map(wording/* suiteOn */.Gn))} fail together`;
        const counts = `${reruns.passes} of ${(0,text_text/* plural */.LS)('re-run', reruns.trials)} passed, ${base.passes} of ${(0,text_text/* plural */.LS)('baseline trial', base.trials)} did (${(0,wording/* pValue */.sp)(p)})`;
        if (finding === 'fails-on-base') {
            const onBase = `the base commit shows it too (${(0,percentage_points/* signedPoints */._9)(controlDelta)})`;
            const short = `${fail}; ${onBase}`;
            return [{ ...of, kind: 'inconclusive', message: `${fail}: ${counts}; ${onBase}`, short }];
        }
        if (finding !== 'fails')
            return [];
        const areDoubtful = suites.some(isDoubtful);
        const message = `${fail}: ${counts}${areDoubtful ? '' : unchecked(joint)}`;
        return [failing({ ...of, message, short: `${fail} (${(0,wording/* pValue */.sp)(p)})` }, areDoubtful)];
    });
};
const suiteDrops = ({ assessment, settings: { maxDrop } }) => {
    const isDoubtful = suitesWithDoubtfulBaseline(assessment);
    return assessment.suites.flatMap((suite) => {
        const of = { rule: 'suite-drop', ...ofSuite(suite) };
        const dropped = `${(0,wording/* suiteOn */.Gn)(suite)} dropped by ${(0,wording/* dropWithP */.CC)(suite)}`;
        switch (suite.finding) {
            case 'small-drop': {
                const within = `less than the limit of ${(0,wording/* percentagePoints */.o2)(maxDrop)} (max-drop)`;
                const short = `${suite.suite} dropped by ${(0,wording/* smallDrop */.J0)(suite, maxDrop)}, ${within}`;
                return [{ ...of, kind: 'warn', message: `${dropped}, ${within}`, short }];
            }
            case 'drop-on-base': {
                const message = `${dropped}; the base commit shows the drop too (${(0,percentage_points/* signedPoints */._9)(suite.controlDelta ?? 0)})`;
                return [{ ...of, kind: 'inconclusive', message, short: 'the base commit shows the same drop' }];
            }
            case 'drop': {
                const ids = suite.contributors.map(({ testId }) => testId);
                const contributors = ids.length === 0 ? '' : `; contributors: ${(0,wording/* names */.Dy)(ids)}`;
                const message = `${dropped}${contributors}${unchecked(suite)}`;
                return [failing({ ...of, message, short: `${suite.suite} dropped by ${(0,wording/* drop */.gv)(suite)}` }, isDoubtful(suite))];
            }
            default:
                return [];
        }
    });
};
const increases = ({ assessment: { suites } }) => suites.flatMap((suite) => {
    const reason = { rule: 'increase', ...ofSuite(suite) };
    const exceeded = suite.increases.flatMap(({ of, share, p, ceiling, exceeded: isExceeded }) => {
        if (!isExceeded || ceiling === undefined || p === undefined)
            return [];
        const grown = (0,wording/* percentAbove */.l5)(share, ceiling);
        const what = of === 'cost' ? `costs ${grown} more` : `is ${grown} slower`;
        const limit = `limit ${(0,wording/* percent */.KN)(ceiling)}`;
        const message = `${(0,wording/* suiteOn */.Gn)(suite)} ${what} than the baseline (${limit}, ${(0,wording/* pValue */.sp)(p)})`;
        return [{ ...reason, kind: 'fail', message, short: `${suite.suite} ${what} (${limit})` }];
    });
    const unapplied = (suite.unappliedLimits ?? []).map(({ of, why }) => {
        const unknown = `no test has a known ${of} both in this run and in the baseline`;
        const cause = why === 'zero' ? `the ${of} of its baseline is 0` : unknown;
        return { ...reason, kind: 'warn', message: `max-${of}-increase was not applied to ${(0,wording/* suiteOn */.Gn)(suite)}: ${cause}` };
    });
    return [...exceeded, ...unapplied];
});

// EXTERNAL MODULE: ./build/js/src/model/values/sums.js
var sums = __webpack_require__(16586);
// EXTERNAL MODULE: ./build/js/src/gate/suspected-regressions.js
var suspected_regressions = __webpack_require__(83520);
;// CONCATENATED MODULE: ./build/js/src/gate/rules/requirements.js







const requirements = ({ suites, assessment }) => [
    ...suites.flatMap((suite) => {
        const assessed = assessment.suites.find((0,result_keys/* isSameSuite */.BI)(suite));
        return missedThreshold(suite, assessed?.score, assessed?.keepsDefaultThreshold === true);
    }),
    ...assessment.tests.filter(isBroken).map((test) => {
        const { testId, suite, target, now, reruns } = test;
        const planned = `${now?.passes ?? 0} of ${now?.trials ?? 0} trials passed`;
        const again = reruns ? `${reruns.passes} of ${reruns.trials} re-runs passed` : 'it was not re-run';
        const message = `${testId} of ${(0,wording/* suiteOn */.Gn)({ suite, target })} must pass, and failed: ${planned}, ${again}`;
        return { rule: 'requirement', kind: 'fail', message, short: `must_pass test ${testId} failed`, ...ofTest(test) };
    }),
];
function missedThreshold(suiteReport, score, isShort) {
    const { suite, file, target, threshold = 0, isDefaultThreshold, isOfPassRate, totals } = suiteReport;
    const { passed, failed, passRate } = totals;
    const reached = isOfPassRate ? passRate : score;
    if (suiteReport.threshold === undefined || reached === undefined || reached >= threshold - sums/* ALMOST_EQUAL */.i)
        return [];
    const why = isShort ? 'with a baseline that is too short to confirm a complete failure' : 'without a baseline';
    const shown = (0,wording/* below */.Gz)(reached, threshold);
    const [percentage, count] = [
        `${Math.round(threshold * 1000) / 10}%`,
        `${passed} of ${(0,text_text/* plural */.LS)('test', passed + failed)}`,
    ];
    const limit = Number(threshold.toFixed(2)) === threshold ? threshold.toFixed(2) : String(threshold);
    const rule = isDefaultThreshold ? `${why}, it needs ${threshold} by default` : `its threshold is ${threshold}`;
    const [message, short] = isOfPassRate
        ? [
            `${count} of ${(0,wording/* suiteOn */.Gn)({ suite, target })} passed; ${why}, ${percentage} must pass by default`,
            `${count} of ${suite} passed; threshold ${percentage}`,
        ]
        : [`${(0,wording/* suiteOn */.Gn)({ suite, target })} scored ${shown}; ${rule}`, `${suite} scored ${shown}; threshold ${limit}`];
    return [{ rule: 'requirement', kind: 'fail', message, short, suite, file, target }];
}
const NONE = { passes: 0, trials: 0 };
function isBroken({ mustPass, state, now, reruns = NONE, earlier }) {
    if (!mustPass || state === 'quarantined' || now === undefined)
        return false;
    const fails = (0,compared_suites/* mostlyFails */.k8)(now) || (0,compared_suites/* mostlyFails */.k8)(earlier?.reruns ?? NONE);
    return fails && reruns.passes * 2 < Math.max(suspected_regressions/* MUST_PASS_TRIALS */.KQ, reruns.trials);
}

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/outcome.js
var outcome = __webpack_require__(207);
// EXTERNAL MODULE: ./build/js/src/model/run/present-trials.js
var present_trials = __webpack_require__(56768);
;// CONCATENATED MODULE: ./build/js/src/gate/rules/validity.js








const STOPPED = {
    cancelled: ['cancelled', 'The run was cancelled'],
    deadline: ['invalid', 'The time limit of the run was reached'],
    budget: ['inconclusive', 'The budget of the run was spent'],
    breaker: ['invalid', 'The circuit breaker stopped a target whose first tests all failed with the same error,'],
    bail: ['fail', 'The run stopped at its failures, as --bail says,'],
    'broken-off': ['invalid', 'The run was broken off'],
};
const stopped = ({ run, settings: { maxErrorRate } }) => {
    const { complete, stopped: why, planned, results } = run;
    const stop = (kind, message) => ({
        rule: 'stopped',
        kind,
        message,
        short: (0,text_text/* uncapitalized */.ot)(message),
    });
    const wereRun = (count) => `${(0,text_text/* plural */.LS)('test', count)} ${count === 1 ? 'was' : 'were'}`;
    if (!complete && why !== undefined) {
        const done = results.filter(result_outcome/* wasRun */.ji).length;
        if (why === 'broken-off' && planned === results.length) {
            const message = 'The run was broken off: how many of its tests are missing is not known';
            return [{ rule: 'stopped', kind: 'invalid', message }];
        }
        const [kind, what] = STOPPED[why];
        if (done !== planned)
            return [stop(kind, `${what} after ${done} of ${planned} tests`)];
        if (why === 'cancelled')
            return [stop(kind, `${what} before its verdict`)];
        const short = why === 'budget' ? results.filter(({ costLimited }) => costLimited).length : 0;
        const missing = short > 0
            ? `when ${short} of ${(0,text_text/* plural */.LS)('test', planned)} had fewer trials than planned`
            : 'before suspected regressions were confirmed';
        return [stop(why === 'deadline' ? 'inconclusive' : kind, `${what} ${missing}`)];
    }
    const overBudget = results.filter(isOverBudget);
    const suites = (0,wording/* names */.Dy)([...new Set(overBudget.map(({ suite }) => suite))]);
    const spent = stop('inconclusive', `The budget of ${suites} was spent before ${wereRun(overBudget.length)} run`);
    const unrun = results.filter((result) => !(0,result_outcome/* wasRun */.ji)(result) && !isOverBudget(result));
    const errored = results.filter((result) => (0,result_outcome/* outcomeOf */.sG)(result).kind === 'errored').length;
    const afterErrors = {
        rule: 'stopped',
        kind: unrun.length + errored > results.length * maxErrorRate ? 'inconclusive' : 'warn',
        message: `${wereRun(unrun.length)} not run because of errors in other tests: ${(0,wording/* names */.Dy)((0,wording/* testNames */.ld)(unrun))}`,
    };
    return [...(overBudget.length > 0 ? [spent] : []), ...(unrun.length > 0 ? [afterErrors] : [])];
};
const isOverBudget = (result) => result.status === 'execution_error' && result.failure.reason === 'budget_exceeded';
const validity = (facts) => {
    const { run, assessment } = facts;
    const ofRun = runReasons(facts);
    return [
        ...ofRun,
        ...suiteReasons(run, ofRun),
        ...missingSuites(facts),
        ...assessment.tests
            .filter(({ mustPass, now, state }) => mustPass && now === undefined && state !== 'quarantined')
            .map((test) => ({ ...invalid(`must_pass test ${test.testId} has no result`), ...ofTest(test) })),
        ...run.results.flatMap(doubtsAbout),
        ...(run.deletedMustPass ?? []).map(({ testId, suiteFile, target }) => {
            const what = target === undefined ? 'was deleted' : `no longer runs on ${target}`;
            const short = `must_pass test ${testId} ${what}`;
            const why = `the base branch requires it in ${suiteFile}; remove its must_pass in a separate change first`;
            return { ...invalid(short), message: `${short}: ${why}` };
        }),
    ];
};
function runReasons({ run, settings: { maxErrorRate } }) {
    const { results, planned, unreadable = [], stopped: why, shard } = run;
    const { trials, errored, classes } = errorsOf(results.filter(result_outcome/* wasRun */.ji));
    const graded = results.filter(isGraded).length;
    const misconfigured = results.filter((result) => result.status === 'execution_error' && result.failure.class === 'config' && result.failure.stage === 'setup').length;
    const [unread, ...others] = unreadable;
    const more = others.length > 0 ? ` (and ${(0,text_text/* plural */.LS)('more problem', others.length)})` : '';
    const missing = why === undefined && unread === undefined ? planned - results.length : 0;
    const isExplained = (unread !== undefined && results.length === 0) || (shard !== undefined && planned === 0);
    const messages = [
        unread !== undefined && `not all results could be used: ${(0,errors/* placedMessage */.ZF)(unread)}${more}`,
        graded === 0 && !isExplained && `no test has a result${classes}`,
        missing > 0 && `${(0,text_text/* plural */.LS)('planned test', missing)} ${missing === 1 ? 'is' : 'are'} missing from the results`,
        misconfigured > 0 && `${(0,text_text/* plural */.LS)('test', misconfigured)} cannot run as configured`,
        graded > 0 &&
            errored > trials * maxErrorRate &&
            `${errored} of ${(0,text_text/* plural */.LS)('trial', trials)} ended in an error${classes}; the limit is ${(0,wording/* percent */.KN)(maxErrorRate)}`,
    ];
    return messages.flatMap((message) => (message ? [invalid(message)] : []));
}
function suiteReasons({ results, stopped: why }, ofRun) {
    const groups = (0,grouped/* grouped */.z)(results, ({ suiteFile, suite, target }) => [suiteFile, suite, target]);
    if (groups.size < 2 && ofRun.length > 0)
        return [];
    return [...groups.values()].flatMap((suiteResults) => {
        const begun = suiteResults.filter(result_outcome/* wasRun */.ji);
        if (begun.length === 0 && (why !== undefined || suiteResults.some(isOverBudget)))
            return [];
        const { trials, errored, classes } = errorsOf(begun);
        const isGradedSuite = suiteResults.some(isGraded);
        if (isGradedSuite && errored * 2 <= trials)
            return [];
        const what = isGradedSuite ? `has ${(0,text_text/* plural */.LS)('error', errored)} in ${(0,text_text/* plural */.LS)('trial', trials)}` : 'has no graded test';
        const [{ suite, suiteFile: file, target }] = suiteResults;
        const message = `Suite ${(0,wording/* suiteOn */.Gn)({ suite, target })} ${what}${classes}`;
        return [{ rule: 'validity', kind: 'invalid', message, short: `suite ${suite} ${what}`, suite, file, target }];
    });
}
function missingSuites({ assessment: { absentSuites = [] } }) {
    const missing = absentSuites.filter(({ why }) => why === 'missing');
    if (missing.length === 0)
        return [];
    const list = (0,wording/* names */.Dy)(missing.map(({ suite }) => suite));
    const tests = missing.reduce((sum, suite) => sum + suite.tests, 0);
    const [noun, verb] = missing.length === 1 ? ['suite', 'has'] : ['suites', 'have'];
    return [invalid(`${noun} ${list} ${verb} no results (${(0,text_text/* plural */.LS)('test', tests)} in the newest baseline run)`)];
}
function doubtsAbout(result) {
    const { testId, trials = [], mustPass } = result;
    const warning = (message) => ({ rule: 'validity', kind: 'warn', message, ...ofTest(result) });
    const { errored, classes } = mustPass && isGraded(result) ? errorsOf([result]) : { errored: 0, classes: '' };
    const lost = `must_pass test ${testId} lacks ${errored} of ${(0,text_text/* plural */.LS)('trial', trials.length)}, which ended in an error${classes}`;
    const rows = (0,result_outcome/* failedRowsOf */.K4)(result);
    const unclear = `${(0,text_text/* plural */.LS)('row', rows)} of ${testId} failed, and the name has no verdict because several rows have it`;
    return [...(errored > 0 ? [warning(lost)] : []), ...(rows > 0 ? [warning(unclear)] : [])];
}
const invalid = (short) => ({
    rule: 'validity',
    kind: 'invalid',
    message: short.startsWith('must_pass') ? short : (0,text_text/* capitalized */.l2)(short),
    short,
});
const isGraded = (result) => (0,present_trials/* presentTrials */.$z)(result).length > 0;
function errorsOf(begun) {
    const classes = new Map();
    let [trials, errored] = [0, 0];
    for (const suiteResults of (0,grouped/* grouped */.z)(begun, ({ suiteFile, suite, target }) => [suiteFile, suite, target]).values()) {
        const planned = suiteResults.reduce((most, result) => Math.max(most, result.trials?.length ?? 1), 1);
        for (const result of suiteResults) {
            const failure = result.status === 'execution_error' ? result.failure : undefined;
            const made = result.trials ?? [{ status: result.status, failure }];
            const lost = made
                .filter(({ status }) => status === 'execution_error')
                .map((trial) => trial.failure ?? failure)
                .filter((each) => each === undefined || !(0,outcome/* isAgentFailure */.s7)(each));
            const times = result.trials === undefined && lost.length > 0 && result.importedFrom === undefined ? planned : 1;
            trials += made.length * times;
            errored += lost.length * times;
            for (const each of lost) {
                const name = (each?.class ?? 'unknown').replaceAll('_', ' ');
                classes.set(name, (classes.get(name) ?? 0) + times);
            }
        }
    }
    const listed = [...classes].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    const text = listed.map(([name, count]) => `${count} \u00d7 ${name}`).join(', ');
    return { trials, errored, classes: text === '' ? '' : ` (${text})` };
}
const missingSecrets = ({ run: { missingSecrets: missing, results } }) => {
    if (missing === undefined)
        return [];
    const { from, names: variables } = missing;
    const isWithoutKey = (result) => result.status === 'execution_error' &&
        (result.failure.class === 'auth' ||
            (result.failure.class === 'config' && result.failure.message.includes('environment variable')));
    const unknown = results.filter(variables.length > 0 ? (result) => (0,result_outcome/* outcomeOf */.sG)(result).kind !== 'passed' : isWithoutKey);
    if (unknown.length === 0)
        return [];
    const [who, whatToDo] = WITHOUT_SECRETS[from];
    const empty = variables.length === 0 ? '' : ` (${(0,wording/* names */.Dy)(variables, 3)} came empty)`;
    const message = `${who}, so nothing about the agent follows from ${unknown.length} of ${(0,text_text/* plural */.LS)('test', results.length)}${empty}. ${whatToDo}`;
    return [{ rule: 'validity', kind: 'invalid', message, short: (0,text_text/* uncapitalized */.ot)(message) }];
};
const WITHOUT_SECRETS = {
    fork: ['Pull requests from forks get no secrets', 'A maintainer can run them from a branch of this repository'],
    dependabot: [
        'Pull requests by Dependabot get only its own secrets',
        'Put the keys under Dependabot in the secrets of the repository',
    ],
};

// EXTERNAL MODULE: ./build/js/src/gate/settings.js
var gate_settings = __webpack_require__(21834);
;// CONCATENATED MODULE: ./build/js/src/gate/gate.js














const RULES = [
    stopped,
    missingSecrets,
    validity,
    requirements,
    singleTests,
    failingTogether,
    suiteDrops,
    increases,
    coverage,
    fallbacks,
    baseline,
];
const shardOfRun = ({ run: { shard, results } }) => {
    if (shard === undefined)
        return [];
    const short = `shard ${shard.index} of ${shard.count} measured ${(0,text_text/* plural */.LS)('test', results.filter(result_outcome/* wasRun */.ji).length)}, and the report on all shards decides`;
    return [{ rule: 'shard', kind: 'inconclusive', message: `S${short.slice(1)}`, short }];
};
const SHARD_RULES = [shardOfRun, stopped, missingSecrets, validity];
const dryRun = {
    rule: 'dry-run',
    kind: 'inconclusive',
    message: 'Dry run: the plan is valid, and nothing real was called',
};
const DRY_RUN_RULES = [() => [dryRun], missingSecrets, validity];
function gate({ source, isChange = false, notRerun, ...evidence }, input) {
    const settings = gate_settings/* gateSettings */.dJ.parse(input);
    const facts = {
        ...evidence,
        isChange,
        notRerun: settings.confirm === 'off' ? { why: 'confirm is off' } : notRerun,
        settings,
    };
    const { run, assessment, suites } = facts;
    const rules = run.dryRun ? DRY_RUN_RULES : run.shard ? SHARD_RULES : RULES;
    const ofRules = [...rules.flatMap((rule) => rule(facts)), ...policyReasons(source)];
    const reasons = [...ofRules, ...(run.dryRun || run.shard ? [] : completeFailures(facts, ofRules))];
    const kind = (0,verdict/* worst */.QZ)(reasons.map((reason) => reason.kind));
    const attempts = new Set(assessment.tests.flatMap(({ earlier }) => earlier?.attempts ?? [])).size;
    const counted = ` Counted with the trials of ${(0,text_text/* plural */.LS)('earlier attempt', attempts)} on the same content.`;
    const headline = `${headlineOf(kind, reasons, facts)}${attempts === 0 ? '' : counted}`;
    return {
        kind,
        noBaseline: !isCompared(assessment),
        headline: withPolicyChanges(headline, source),
        reasons,
        suites: suites.map(({ suite, file, target }) => {
            return { suite, file, target, kind: kindOf({ suite, file, target }, reasons) };
        }),
    };
}
function completeFailures({ assessment, run }, reasons) {
    const failed = new Set(run.results.filter((result) => (0,result_outcome/* outcomeOf */.sG)(result).kind === 'failed').map(result_keys/* resultKey */.ZH));
    const fails = (test) => failed.has((0,result_keys/* resultKey */.ZH)(test)) || (test.now !== undefined && (0,compared_suites/* mostlyFails */.k8)(test.now));
    const judged = assessment.tests.filter(({ now, state }) => now !== undefined && state !== 'quarantined');
    return bySuite(judged).flatMap(({ tests, suite }) => {
        const [first] = tests;
        const of = { suite: first.suite, file: first.suiteFile, target: first.target };
        if (!tests.every(fails) || kindOf(of, reasons) !== 'pass')
            return [];
        const asBefore = tests.every(({ base }) => base?.passes === 0) ? ', as on the base branch' : '';
        const message = `No test of ${suite} passes (0 of ${tests.length})${asBefore}`;
        return [{ rule: 'complete-failure', kind: 'warn', message, ...of }];
    });
}
const kindOf = (of, reasons) => (0,verdict/* worst */.QZ)(reasons.filter((reason) => reason.suite === undefined || (0,result_keys/* isSameSuite */.BI)(of)(reason)).map((reason) => reason.kind));
function conclusionOf(kind, onInconclusive = 'neutral') {
    switch (kind) {
        case 'pass':
        case 'warn':
            return 'success';
        case 'inconclusive':
            return onInconclusive;
        case 'fail':
        case 'invalid':
        case 'cancelled':
            return 'failure';
        default:
            return (0,never/* never */.Z)(kind);
    }
}


/***/ }),

/***/ 63919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Du: () => (/* binding */ chanceOfFailures),
/* harmony export */   MC: () => (/* binding */ chancesOfPasses),
/* harmony export */   WD: () => (/* binding */ priorOf)
/* harmony export */ });
/* harmony import */ var _model_values_grouped_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70110);

const RATES = [
    ...[1, 2, 5, 10, 20, 30, 50, 75].map((perMille) => perMille / 1000),
    ...Array.from({ length: 18 }, (_, index) => (10 + 5 * index) / 100),
    0.99,
];
const PASS_LOGS = RATES.map((rate) => Math.log1p(-rate));
const FAIL_LOGS = RATES.map((rate) => Math.log(rate));
const EM_ITERATIONS = 50;
function priorOf(baselines) {
    const kinds = [...(0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_0__/* .groupedBy */ .m)(baselines, ({ passes, trials }) => `${passes}/${trials}`)]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, all]) => ({
        tests: all.length,
        likelihoods: likelihoodsOf(all[0].passes, all[0].trials - all[0].passes),
    }));
    const even = RATES.map(() => 1 / RATES.length);
    let weights = even;
    for (let iteration = 0; iteration < EM_ITERATIONS; iteration += 1) {
        const next = [...even];
        for (const { likelihoods, tests } of kinds) {
            let total = 0;
            for (let at = 0; at < even.length; at += 1)
                total += (weights[at] ?? 0) * (likelihoods[at] ?? 0);
            for (let at = 0; at < even.length; at += 1) {
                next[at] = (next[at] ?? 0) + (tests * (weights[at] ?? 0) * (likelihoods[at] ?? 0)) / total;
            }
        }
        weights = next.map((weight) => weight / (1 + baselines.length));
    }
    return { rates: RATES, weights };
}
function chanceOfFailures(failures, passes, failed, { rates, weights }) {
    let [all, those] = [0, 0];
    for (const [index, likelihood] of likelihoodsOf(passes, failed).entries()) {
        const weight = (weights[index] ?? 0) * likelihood;
        all += weight;
        those += weight * (rates[index] ?? 0) ** failures;
    }
    return those / all;
}
function chancesOfPasses(trials, { passes, failed }, { rates, weights }) {
    const likely = likelihoodsOf(passes, failed).map((likelihood, at) => likelihood * (weights[at] ?? 0));
    const all = likely.reduce((sum, weight) => sum + weight, 0);
    let ways = 1;
    return Array.from({ length: trials + 1 }, (_, passing) => {
        if (passing > 0)
            ways = (ways * (trials - passing + 1)) / passing;
        const those = likely.map((weight, at) => {
            const rate = rates[at] ?? 0;
            return weight * (1 - rate) ** passing * rate ** (trials - passing);
        });
        return (ways * those.reduce((sum, weight) => sum + weight, 0)) / all;
    });
}
function likelihoodsOf(passes, failures) {
    const logs = RATES.map((_, index) => passes * (PASS_LOGS[index] ?? 0) + failures * (FAIL_LOGS[index] ?? 0));
    const largest = Math.max(...logs);
    return logs.map((log) => Math.exp(log - largest));
}


/***/ }),

/***/ 35840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SO: () => (/* binding */ normalPoint),
/* harmony export */   WZ: () => (/* binding */ studentPoint),
/* harmony export */   _G: () => (/* binding */ allFrom),
/* harmony export */   gq: () => (/* binding */ studentTail),
/* harmony export */   h1: () => (/* binding */ bisect),
/* harmony export */   yn: () => (/* binding */ hypergeometric)
/* harmony export */ });
function bisect(holds, fails, isHolding, steps = 60) {
    let [inside, outside] = [holds, fails];
    for (let step = 0; step < steps; step += 1) {
        const middle = (inside + outside) / 2;
        if (isHolding(middle))
            inside = middle;
        else
            outside = middle;
    }
    return inside;
}
function betaShare(x, a, b) {
    if (x <= 0)
        return 0;
    if (x >= 1)
        return 1;
    if (x > (a + 1) / (a + b + 2))
        return 1 - betaShare(1 - x, b, a);
    const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x)) / a;
    let c = 1;
    let d = 1 / notZero(1 - ((a + b) * x) / (a + 1));
    let fraction = d;
    for (let m = 1; m <= 300; m += 1) {
        const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
        d = 1 / notZero(1 + even * d);
        c = notZero(1 + even / c);
        fraction *= d * c;
        const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
        d = 1 / notZero(1 + odd * d);
        c = notZero(1 + odd / c);
        fraction *= d * c;
        if (Math.abs(d * c - 1) < 1e-14)
            break;
    }
    return front * fraction;
}
const notZero = (value) => (Math.abs(value) < 1e-300 ? 1e-300 : value);
function logGamma(x) {
    let shift = 0;
    let y = x;
    for (; y < 12; y += 1)
        shift -= Math.log(y);
    const inverse = 1 / (y * y);
    const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse * (1 / 1680 - inverse / 1188)))) / y;
    return shift + (y - 0.5) * Math.log(y) - y + 0.5 * Math.log(2 * Math.PI) + series;
}
function studentTail(t, degrees) {
    if (t < 0)
        return 1 - studentTail(-t, degrees);
    return 0.5 * betaShare(degrees / (degrees + t * t), degrees / 2, 0.5);
}
function studentPoint(tail, degrees) {
    let high = 1;
    while (studentTail(high, degrees) > tail)
        high *= 2;
    return bisect(0, high, (t) => studentTail(t, degrees) >= tail);
}
function normalTail(z) {
    if (z < 0)
        return 1 - normalTail(-z);
    let [term, sum] = [z, z];
    for (let odd = 3; term > sum * 1e-17; odd += 2) {
        term *= (z * z) / odd;
        sum += term;
    }
    return 0.5 - sum * Math.exp(-0.5 * z * z - 0.918_938_533_204_672_8);
}
const normalPoint = (tail) => bisect(-7, 7, (z) => normalTail(z) >= tail);
function hypergeometric({ base, now }) {
    const passes = base.passes + now.passes;
    const low = Math.max(0, passes - base.trials);
    const high = Math.min(now.trials, passes);
    const odds = (x) => ((passes - x) * (now.trials - x)) / ((x + 1) * (base.trials - passes + x + 1));
    const mode = Math.floor(((passes + 1) * (now.trials + 1)) / (base.trials + now.trials + 2));
    const start = Math.min(high, Math.max(low, mode));
    const weights = new Float64Array(high - low + 1);
    weights[start - low] = 1;
    for (let x = start; x < high; x += 1)
        weights[x + 1 - low] = at(weights, x - low) * odds(x);
    for (let x = start; x > low; x -= 1)
        weights[x - 1 - low] = at(weights, x - low) / odds(x - 1);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return { low, probabilities: weights.map((weight) => weight / total) };
}
const at = (numbers, index) => numbers[index] ?? 0;
function allFrom(some, all, k) {
    let chance = 1;
    for (let i = 0; i < k; i += 1)
        chance *= Math.max(0, some - i) / (all - i);
    return chance;
}


/***/ }),

/***/ 30837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ exactlyWorse)
/* harmony export */ });
/* harmony import */ var _model_values_sums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16586);
/* harmony import */ var _distributions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35840);


function exactlyWorse(strata) {
    const informative = strata
        .filter(({ base, now }) => {
        const passes = base.passes + now.passes;
        return base.trials > 0 && now.trials > 0 && passes > 0 && passes < base.trials + now.trials;
    })
        .sort(byCounts);
    let all = { low: 0, probabilities: new Float64Array([1]) };
    for (const stratum of informative)
        all = added((0,_distributions_js__WEBPACK_IMPORTED_MODULE_1__/* .hypergeometric */ .yn)(stratum), all);
    const passes = (0,_model_values_sums_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)(informative.map(({ now }) => now.passes));
    return Math.min(1, (0,_model_values_sums_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)(all.probabilities.subarray(0, Math.max(0, passes - all.low + 1))));
}
const byCounts = (a, b) => a.base.trials - b.base.trials ||
    a.now.trials - b.now.trials ||
    a.base.passes + a.now.passes - (b.base.passes + b.now.passes);
const NEGLIGIBLE = 1e-60;
function added({ low: lowA, probabilities: a }, { low: lowB, probabilities: b }) {
    const sums = new Float64Array(a.length + b.length - 1);
    for (let i = 0; i < a.length; i += 1) {
        const factor = a[i] ?? 0;
        for (let j = 0; j < b.length; j += 1)
            sums[i + j] = (sums[i + j] ?? 0) + factor * (b[j] ?? 0);
    }
    let start = 0;
    let end = sums.length;
    while (start < end && (sums[start] ?? 0) <= NEGLIGIBLE)
        start += 1;
    while (end > start && (sums[end - 1] ?? 0) <= NEGLIGIBLE)
        end -= 1;
    return { low: lowA + lowB + start, probabilities: sums.slice(start, end) };
}


/***/ }),

/***/ 8335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ shuffledLower),
/* harmony export */   p: () => (/* binding */ shuffledHigher)
/* harmony export */ });
/* harmony import */ var _model_values_sums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16586);
/* harmony import */ var _distributions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35840);


const SHUFFLES = 9_999;
const MAX_TABLE_SIZE = 2_048;
function shuffledLower(tests, seed) {
    const draws = new Draws(seed);
    let observed = 0;
    for (const { base, now } of tests) {
        const differs = (value) => value !== now[0];
        if (base.length === 0 || now.length === 0 || !(now.some(differs) || base.some(differs)))
            continue;
        observed += meanOf(now);
        const means = possibleMeans(base, now);
        if (means === undefined)
            draws.shuffle(Float64Array.from([...now, ...base]), now.length);
        else
            draws.add(means);
    }
    return (1 + draws.countUpTo(observed + _model_values_sums_js__WEBPACK_IMPORTED_MODULE_0__/* .ALMOST_EQUAL */ .i)) / (SHUFFLES + 1);
}
function shuffledHigher(tests, seed) {
    const negated = (values) => values.map((value) => -value);
    return shuffledLower(tests.map(({ base, now }) => ({ base: negated(base), now: negated(now) })), seed);
}
function possibleMeans(base, now) {
    const [all, count] = [base.length + now.length, now.length];
    if (1 / (0,_distributions_js__WEBPACK_IMPORTED_MODULE_1__/* .allFrom */ ._G)(count, all, count) > SHUFFLES)
        return undefined;
    const values = [...now, ...base];
    if (count === 1)
        return values;
    const sums = Array.from({ length: count + 1 }, (_, chosen) => (chosen === 0 ? [0] : []));
    for (const value of values) {
        for (let chosen = count; chosen > 0; chosen -= 1) {
            for (const sum of sums[chosen - 1] ?? [])
                sums[chosen]?.push(sum + value);
        }
    }
    return (sums[count] ?? []).map((sum) => sum / count);
}
class Draws {
    #sums = new Float64Array(SHUFFLES);
    #random;
    #table = new Float64Array(SHUFFLES + 1);
    #size = 1;
    constructor(seed) {
        this.#random = new Xorshift(seed);
    }
    add(means) {
        const table = this.#table;
        const count = means.length;
        if (this.#size * count > MAX_TABLE_SIZE) {
            this.#draw();
            table.set(means);
            this.#size = count;
            return;
        }
        for (let at = this.#size - 1; at >= 0; at -= 1) {
            const sum = table[at];
            for (let other = 0; other < count; other += 1)
                table[at * count + other] = sum + means[other];
        }
        this.#size *= count;
    }
    shuffle(values, count) {
        const sums = this.#sums;
        for (let turn = 0; turn < SHUFFLES; turn += 1) {
            for (let i = 0; i < count; i += 1) {
                const j = i + Math.floor(this.#random.next() * (values.length - i));
                [values[i], values[j]] = [values[j] ?? 0, values[i] ?? 0];
            }
            sums[turn] = sums[turn] + meanOf(values.subarray(0, count));
        }
    }
    countUpTo(most) {
        this.#draw();
        let count = 0;
        for (const sum of this.#sums)
            if (sum <= most)
                count += 1;
        return count;
    }
    #draw() {
        const [sums, table, random, size] = [this.#sums, this.#table, this.#random, this.#size];
        for (let turn = 0; turn < SHUFFLES; turn += 1) {
            sums[turn] = sums[turn] + table[Math.floor(random.next() * size)];
        }
    }
}
function meanOf(values) {
    let sum = 0;
    for (let i = 0; i < values.length; i += 1)
        sum += values[i] ?? 0;
    return sum / values.length;
}
class Xorshift {
    #state;
    constructor(seed) {
        this.#state = Math.imul(seed ^ 0x5f_37_59_df, 0x9e_37_79_b1) | 1;
    }
    next() {
        this.#state ^= this.#state << 13;
        this.#state ^= this.#state >>> 17;
        this.#state ^= this.#state << 5;
        return (this.#state >>> 0) / 4_294_967_296;
    }
}


/***/ }),

/***/ 12224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ median),
/* harmony export */   L4: () => (/* binding */ isAtMost),
/* harmony export */   ce: () => (/* binding */ squaredDeviations),
/* harmony export */   fU: () => (/* binding */ holm),
/* harmony export */   hm: () => (/* binding */ meanOf),
/* harmony export */   i2: () => (/* binding */ mean),
/* harmony export */   tY: () => (/* binding */ plus),
/* harmony export */   x3: () => (/* binding */ NO_SUMS),
/* harmony export */   y4: () => (/* binding */ sampleVariance)
/* harmony export */ });
const NO_SUMS = { count: 0, sum: 0, squares: 0 };
const plus = (a, b) => ({
    count: a.count + b.count,
    sum: a.sum + b.sum,
    squares: a.squares + b.squares,
});
const meanOf = ({ count, sum }) => sum / count;
const squaredDeviations = ({ count, sum, squares }) => count === 0 ? 0 : Math.max(0, squares - (sum * sum) / count);
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
function sampleVariance(values) {
    const centre = mean(values);
    return values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1);
}
function median(values) {
    const sorted = [...values].sort((a, b) => a - b);
    const half = sorted.length >> 1;
    return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}
const ALMOST = 1 + 1e-9;
const isAtMost = (p, limit) => p <= limit * ALMOST;
function holm(ps, alpha) {
    const order = ps.map((p, index) => ({ p, index })).sort((a, b) => a.p - b.p || a.index - b.index);
    const firstRetained = order.findIndex(({ p }, step) => !isAtMost(p, alpha / (ps.length - step)));
    const rejected = new Set(order.slice(0, firstRetained === -1 ? order.length : firstRetained).map(({ index }) => index));
    return ps.map((_, index) => rejected.has(index));
}


/***/ }),

/***/ 29113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BC: () => (/* binding */ compareSuites),
/* harmony export */   ko: () => (/* binding */ intervalOfFinding),
/* harmony export */   m2: () => (/* binding */ testedSuite),
/* harmony export */   rs: () => (/* binding */ controlOf)
/* harmony export */ });
/* harmony import */ var _model_values_sums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16586);
/* harmony import */ var _compared_suites_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52374);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21834);
/* harmony import */ var _statistics_distributions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35840);
/* harmony import */ var _statistics_variance_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12224);
/* harmony import */ var _variation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97458);






const MAX_CONTRIBUTORS = 5;
function compareSuites(suites, { maxDrop, matrixJobs }) {
    const noises = suites.map(_variation_js__WEBPACK_IMPORTED_MODULE_5__/* .noiseOf */ .YN);
    const variation = (0,_variation_js__WEBPACK_IMPORTED_MODULE_5__/* .variationOf */ .rI)(noises.filter(({ n }) => n > 0));
    const tested = suites.map((suite, index) => {
        const noise = noises[index];
        return noise === undefined || noise.n === 0 ? undefined : testedSuite(suite, variation, noise);
    });
    const undecided = tested.flatMap((each, index) => (each && suites[index]?.decided === undefined ? [index] : []));
    const rejected = (0,_statistics_variance_js__WEBPACK_IMPORTED_MODULE_4__/* .holm */ .fU)(undecided.map((index) => tested[index]?.p ?? 1), _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .SUITES_ALPHA */ .fi / matrixJobs);
    const rejectedAt = new Set(undecided.filter((_, place) => rejected[place]));
    const results = suites.map((suite, index) => {
        const each = tested[index];
        if (each === undefined)
            return undefined;
        const isDrop = each.noise.delta <= -maxDrop + _model_values_sums_js__WEBPACK_IMPORTED_MODULE_0__/* .ALMOST_EQUAL */ .i;
        const finding = suite.decided?.finding ?? (!rejectedAt.has(index) ? 'steady' : isDrop ? 'drop' : 'small-drop');
        return { ...each, finding, contributors: finding === 'steady' ? [] : contributorsOf(suite) };
    });
    return { results, variation, tested: undecided.length };
}
function intervalOfFinding({ interval: { low, high }, finding, }) {
    if (finding === 'steady')
        return { low, high: Math.max(0, high) };
    return high < 0 ? { low, high } : undefined;
}
function testedSuite(suite, variation, noise = (0,_variation_js__WEBPACK_IMPORTED_MODULE_5__/* .noiseOf */ .YN)(suite)) {
    const pExact = (0,_compared_suites_js__WEBPACK_IMPORTED_MODULE_1__/* .exactChance */ .w3)(suite.tests.map(({ test, trials }) => ({ test, base: trials, now: test.now })));
    const error = Math.sqrt(noise.errorSquared + (0,_variation_js__WEBPACK_IMPORTED_MODULE_5__/* .variationOfDifference */ .Yf)(variation, noise.trialVariance, noise.runs));
    const pVariation = (0,_statistics_distributions_js__WEBPACK_IMPORTED_MODULE_3__/* .studentTail */ .gq)(-noise.delta / error, variation.degrees);
    return { noise, pExact, pVariation, p: Math.max(pExact, pVariation), interval: intervalOf(noise, variation) };
}
function intervalOf(noise, variation) {
    const { delta, errorSquared, presentPart, trialVariance, baselineMean, runs } = noise;
    const point = (0,_statistics_distributions_js__WEBPACK_IMPORTED_MODULE_3__/* .studentPoint */ .WZ)(0.025, variation.degrees);
    const ofRun = (0,_variation_js__WEBPACK_IMPORTED_MODULE_5__/* .runVariance */ .DN)(variation, trialVariance);
    const isInside = (drop) => {
        const level = Math.min(1, Math.max(0, baselineMean + drop));
        const ratio = Math.min(4, Math.max(1, (level * (1 - level)) / (baselineMean * (1 - baselineMean))));
        const squared = errorSquared + (ratio - 1) * presentPart + ofRun * (ratio ** 2 + 1 / runs);
        return Math.abs(drop - delta) <= point * Math.sqrt(squared);
    };
    return {
        low: isInside(-1) ? -1 : (0,_statistics_distributions_js__WEBPACK_IMPORTED_MODULE_3__/* .bisect */ .h1)(delta, -1, isInside),
        high: isInside(1) ? 1 : (0,_statistics_distributions_js__WEBPACK_IMPORTED_MODULE_3__/* .bisect */ .h1)(delta, 1, isInside),
    };
}
function contributorsOf({ tests }) {
    return tests
        .map(({ test, base, now }) => {
        const expected = (now.count * (base.sum + now.sum)) / (base.count + now.count);
        return { testId: test.testId, missing: expected - now.sum };
    })
        .filter(({ missing }) => missing > _model_values_sums_js__WEBPACK_IMPORTED_MODULE_0__/* .ALMOST_EQUAL */ .i)
        .sort((a, b) => b.missing - a.missing || (a.testId < b.testId ? -1 : 1))
        .slice(0, MAX_CONTRIBUTORS);
}
const LEAST_COVERAGE = 0.95;
function controlOf({ tests, reused, }) {
    const controlled = tests.filter(({ test }) => test.control.length > 0);
    if (controlled.length === 0 || controlled.length < tests.length * LEAST_COVERAGE)
        return undefined;
    let [drop, dropOnBase] = [0, 0];
    for (const { test, base, now } of controlled) {
        drop += (0,_statistics_variance_js__WEBPACK_IMPORTED_MODULE_4__/* .meanOf */ .hm)(now) - (0,_statistics_variance_js__WEBPACK_IMPORTED_MODULE_4__/* .meanOf */ .hm)(base);
        dropOnBase += (0,_statistics_variance_js__WEBPACK_IMPORTED_MODULE_4__/* .meanOf */ .hm)((0,_compared_suites_js__WEBPACK_IMPORTED_MODULE_1__/* .sideOf */ .Jh)(test.control)) - (0,_statistics_variance_js__WEBPACK_IMPORTED_MODULE_4__/* .meanOf */ .hm)(base);
    }
    return { delta: dropOnBase / (controlled.length + reused), acquits: dropOnBase <= drop / 2 };
}


/***/ }),

/***/ 83520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ confirmationOf),
/* harmony export */   Al: () => (/* binding */ wholeRunOf),
/* harmony export */   KQ: () => (/* binding */ MUST_PASS_TRIALS),
/* harmony export */   YC: () => (/* binding */ UNEXPECTED),
/* harmony export */   k_: () => (/* binding */ suspectsOf),
/* harmony export */   nj: () => (/* binding */ decidingReruns),
/* harmony export */   ur: () => (/* binding */ suspicionsIn),
/* harmony export */   uv: () => (/* binding */ decisionOf),
/* harmony export */   ux: () => (/* binding */ controlsOf),
/* harmony export */   zM: () => (/* binding */ priorOfSuites)
/* harmony export */ });
/* unused harmony export unexpectedFailures */
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71019);
/* harmony import */ var _compared_suites_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52374);
/* harmony import */ var _failing_together_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68270);
/* harmony import */ var _prior_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63919);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21834);
/* harmony import */ var _suite_comparison_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29113);






const UNEXPECTED = 0.15;
const MUST_PASS_TRIALS = 3;
const priorOfSuites = (suites) => (0,_prior_js__WEBPACK_IMPORTED_MODULE_3__/* .priorOf */ .WD)(suites.flatMap(({ tests }) => tests.map(({ base }) => base)));
function wholeRunOf(pairing, tests, shards) {
    const suites = (0,_compared_suites_js__WEBPACK_IMPORTED_MODULE_1__/* .comparedSuites */ .BE)(pairing);
    const setAside = suites.flatMap(({ suite, file, target, setAside: runs }) => runs.length === 0 ? [] : [{ suite, file, target, runs }]);
    return { shards, tests, prior: priorOfSuites(suites), setAside };
}
const LEAST_OF_SHARD = 10;
const SPARE = 2;
function unexpectedFailures(tests, prior, settings, wholeRun) {
    const failing = tests
        .filter(({ test, now }) => (0,_compared_suites_js__WEBPACK_IMPORTED_MODULE_1__/* .mayBeSuspected */ .JE)(test) && (0,_compared_suites_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailing */ .DI)(test, now))
        .map((each) => ({ ...each, chance: (0,_prior_js__WEBPACK_IMPORTED_MODULE_3__/* .chanceOfFailures */ .Du)(1, each.base.passes, failuresOf(each.base), prior) }))
        .filter(({ chance }) => chance <= UNEXPECTED)
        .map((each) => ({ ...each, key: (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .resultKey */ .ZH)(each.test) }))
        .sort((a, b) => Number(b.test.earlier?.needed !== undefined) - Number(a.test.earlier?.needed !== undefined) ||
        a.chance - b.chance ||
        (a.key < b.key ? -1 : 1));
    const most = (0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .mostSuspects */ .uk)(settings);
    const shardLimit = wholeRun === undefined ? most : Math.max(LEAST_OF_SHARD, Math.ceil((SPARE * most) / wholeRun.shards));
    const cap = Math.min(failing.length, most, shardLimit);
    const decided = tests.filter(({ test }) => test.decided !== undefined && test.decided !== 'not-suspected').length;
    return failing.map(({ test, base, now }, index) => {
        if (index >= cap)
            return { test, isBeyondCap: true };
        const { earlier } = test;
        if (earlier?.needed !== undefined)
            return { test, isBeyondCap: false, needed: earlier.needed, p: earlier.p };
        const planned = unraised(test, now);
        const suspects = wholeRun === undefined ? (cap + decided) * settings.matrixJobs : most;
        const needed = neededTrials(base, planned, suspects, prior);
        const isUndetectable = failuresOf(base) === 0 && neededTrials(base, planned, settings.matrixJobs, prior).needed === undefined;
        return { test, isBeyondCap: false, ...needed, undetectable: isUndetectable || undefined };
    });
}
function neededTrials(base, now, suspects, prior) {
    const [passes, failures] = [base.passes + now.passes, failuresOf(base) + failuresOf(now)];
    for (let needed = _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .FEWEST_RERUNS */ .hN; needed <= _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_RERUNS */ .rJ; needed += 1) {
        const p = (0,_prior_js__WEBPACK_IMPORTED_MODULE_3__/* .chanceOfFailures */ .Du)(needed, passes, failures, prior);
        if (p <= _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .TESTS_ALPHA */ .Nw / suspects)
            return { needed, p };
    }
    return {};
}
const failuresOf = ({ passes, trials }) => trials - passes;
function unraised({ now: all, earlier }, now) {
    if (earlier === undefined)
        return now;
    const attempts = [...earlier.planned, all.slice(earlier.now.length)].map(_compared_suites_js__WEBPACK_IMPORTED_MODULE_1__/* .sideOf */ .Jh);
    const first = attempts.find(_compared_suites_js__WEBPACK_IMPORTED_MODULE_1__/* .mostlyFails */ .k8);
    return first === undefined ? now : { passes: now.passes, trials: now.passes + failuresOf(first) };
}
function suspicionsIn(suites, settings, wholeRun) {
    const tests = suites.flatMap((suite) => suite.tests);
    if (!tests.some(({ test, now }) => (0,_compared_suites_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailing */ .DI)(test, now)))
        return { unexpected: [], together: [] };
    const prior = wholeRun?.prior ?? priorOfSuites(suites);
    const unexpected = unexpectedFailures(tests, prior, settings, wholeRun);
    if (wholeRun !== undefined)
        return { unexpected, together: [] };
    const inCap = unexpected.filter(({ isBeyondCap }) => !isBeyondCap);
    const together = (0,_failing_together_js__WEBPACK_IMPORTED_MODULE_2__/* .failingTogether */ .fv)({
        suites,
        comparison: (0,_suite_comparison_js__WEBPACK_IMPORTED_MODULE_5__/* .compareSuites */ .BC)(suites, settings),
        suspected: new Set(inCap.map(({ test }) => test)),
        isAnyConfirmable: inCap.some(({ needed }) => needed !== undefined),
        prior,
    }, settings);
    return { unexpected, together };
}
function suspectsOf(pairing, settingsInput) {
    const settings = _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .gateSettings */ .dJ.parse(settingsInput);
    if (settings.confirm === 'off')
        return [];
    const { wholeRun } = pairing;
    const { unexpected, together } = suspicionsIn((0,_compared_suites_js__WEBPACK_IMPORTED_MODULE_1__/* .comparedSuites */ .BE)(pairing), settings, wholeRun);
    const most = wholeRun === undefined ? undefined : _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_RERUNS */ .rJ;
    const alone = new Map(unexpected.map(({ test, needed, isBeyondCap }) => [test, needed ?? (isBeyondCap ? undefined : most)]));
    const joint = new Map(together.flatMap(({ tests, needed }) => tests.map(({ test }) => [test, needed])));
    const all = new Set([
        ...[...alone].flatMap(([test, needed]) => (needed === undefined ? [] : [test])),
        ...joint.keys(),
        ...pairing.tests.filter(breaksMustPass),
    ]);
    return [...all].map((test) => suspectOf(test, { alone: alone.get(test), together: joint.get(test) }));
}
function suspectOf(test, { alone, together }) {
    const isBroken = breaksMustPass(test);
    const needed = Math.max(alone ?? 0, together ?? 0, isBroken ? MUST_PASS_TRIALS : 0);
    return { test, failuresNeeded: alone, togetherNeeded: together, breaksMustPass: isBroken, needed };
}
const breaksMustPass = (test) => test.mustPass &&
    test.kind !== 'removed' &&
    !(0,_compared_suites_js__WEBPACK_IMPORTED_MODULE_1__/* .isQuarantined */ .fK)(test) &&
    test.now.length > 0 &&
    (0,_compared_suites_js__WEBPACK_IMPORTED_MODULE_1__/* .failsWithReruns */ .h4)(test, (0,_compared_suites_js__WEBPACK_IMPORTED_MODULE_1__/* .sideOf */ .Jh)(test.now));
function decisionOf({ test, failuresNeeded, togetherNeeded = 0, breaksMustPass: mustPass }, reruns) {
    const all = [...(test.earlier?.reruns ?? []), ...reruns];
    if (all.length < togetherNeeded)
        return 'undecided';
    const decisions = [
        ...(failuresNeeded === undefined ? [] : [confirmationOf(all, failuresNeeded)]),
        ...(mustPass ? [mustPassOf(all)] : []),
    ];
    if (decisions.includes('undecided'))
        return 'undecided';
    return decisions.includes('fails') ? 'fails' : 'passes';
}
function decidingReruns(test, needed) {
    const earlier = test.earlier?.reruns ?? [];
    const ownReruns = test.reruns.slice(earlier.length);
    const suspect = suspectOf(test, { alone: needed });
    for (let made = 0; made < Math.min(ownReruns.length, _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_RERUNS */ .rJ); made += 1) {
        const first = ownReruns.slice(0, made);
        if (decisionOf(suspect, first) !== 'undecided')
            return [...earlier, ...first];
    }
    return test.reruns;
}
function confirmationOf(reruns, needed) {
    const first = reruns.slice(0, needed);
    if (first.some(({ pass }) => pass))
        return 'passes';
    return first.length === needed ? 'fails' : 'undecided';
}
function mustPassOf(reruns) {
    const passes = reruns.filter(({ pass }) => pass).length;
    const majority = Math.floor(Math.max(MUST_PASS_TRIALS, reruns.length) / 2) + 1;
    if (reruns.length - passes >= majority)
        return 'fails';
    return passes >= majority ? 'passes' : 'undecided';
}
function controlsOf(pairing, settingsInput) {
    const settings = _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .gateSettings */ .dJ.parse(settingsInput);
    if (settings.control === 'off')
        return [];
    const suites = (0,_compared_suites_js__WEBPACK_IMPORTED_MODULE_1__/* .comparedSuites */ .BE)(pairing);
    const wanted = new Map();
    const results = pairing.wholeRun === undefined ? (0,_suite_comparison_js__WEBPACK_IMPORTED_MODULE_5__/* .compareSuites */ .BC)(suites, settings).results : [];
    for (const [index, result] of results.entries()) {
        const suite = suites[index];
        if (result?.finding !== 'drop' || suite === undefined || isDoubtful(suite) || (0,_suite_comparison_js__WEBPACK_IMPORTED_MODULE_5__/* .controlOf */ .rs)(suite) !== undefined)
            continue;
        for (const { test, now } of suite.tests)
            wanted.set(test, now.trials);
    }
    const doubtful = new Set(suites.filter(isDoubtful).flatMap((suite) => suite.tests.map(({ test }) => test)));
    const { unexpected, together } = suspicionsIn(suites, settings, pairing.wholeRun);
    for (const joint of together) {
        if (joint.suites.some(isDoubtful) || (0,_failing_together_js__WEBPACK_IMPORTED_MODULE_2__/* .decidedTogether */ .PT)(joint).finding !== 'fails')
            continue;
        for (const { test, now } of joint.tests)
            wanted.set(test, now.trials);
    }
    for (const { test, needed } of unexpected) {
        if (needed === undefined || doubtful.has(test) || confirmationOf(test.reruns, needed) !== 'fails')
            continue;
        wanted.set(test, Math.max(wanted.get(test) ?? 0, needed));
    }
    return [...wanted]
        .map(([test, trials]) => ({ test, trials: trials - test.control.length }))
        .filter(({ trials }) => trials > 0);
}
const isDoubtful = ({ setAside }) => setAside.some(({ isNewest }) => isNewest);


/***/ }),

/***/ 20833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ keepsDefaultThreshold),
/* harmony export */   a: () => (/* binding */ withDefaultThresholds)
/* harmony export */ });
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71019);
/* harmony import */ var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20758);
/* harmony import */ var _compared_suites_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52374);
/* harmony import */ var _statistics_variance_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12224);
/* harmony import */ var _suite_comparison_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29113);
/* harmony import */ var _suspected_regressions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83520);






function withDefaultThresholds(suites, { baseline, suites: assessed }, { results, imported }) {
    const isCompared = assessed.filter(({ comparable, keepsDefaultThreshold }) => comparable > 0 && !keepsDefaultThreshold);
    const compared = new Set(baseline.kind === 'found' ? isCompared.map(_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .suiteKey */ .aJ) : []);
    const ofOtherTools = (imported === undefined ? [] : results).filter((result) => result.importedFrom !== undefined);
    const imports = new Set(ofOtherTools.map(({ suite, suiteFile: file, target }) => (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .suiteKey */ .aJ)({ suite, file, target })));
    return suites.map((suite) => {
        if (suite.threshold !== undefined || compared.has((0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .suiteKey */ .aJ)(suite)))
            return suite;
        const byDefault = { ...suite, threshold: _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .PASS_MARK */ .Yn, isDefaultThreshold: true };
        return imports.has((0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .suiteKey */ .aJ)(suite)) ? { ...byDefault, isOfPassRate: true } : byDefault;
    });
}
function keepsDefaultThreshold(suites, at, together, settings) {
    const suite = suites[at];
    if (suite === undefined || suite.tests.length === 0 || suite.reused > 0)
        return false;
    const [now, base] = [suite.tests.map((test) => test.now), suite.tests.map((test) => test.base)];
    if (reaches(now) || !reaches(base))
        return false;
    const failsAgain = together.some(({ suites: of, finding, reruns }) => of.includes(suite) && finding === 'not-confirmed' && reruns.passes === 0);
    return failsAgain || !canFail(suites, suite, settings);
}
const reaches = (sides) => Math.max((0,_statistics_variance_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(sides.map(_statistics_variance_js__WEBPACK_IMPORTED_MODULE_3__/* .meanOf */ .hm)), (0,_statistics_variance_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(sides.map(({ passes, trials }) => passes / trials))) >= _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .PASS_MARK */ .Yn;
function canFail(suites, suite, settings) {
    const tests = suite.tests.map((each) => {
        const now = each.test.now
            .slice(each.test.earlier?.now.length)
            .map(({ pass, score }) => ({ pass: false, score: pass ? 0 : score }));
        return { ...each, test: { ...each.test, now, earlier: undefined }, now: (0,_compared_suites_js__WEBPACK_IMPORTED_MODULE_2__/* .sideOf */ .Jh)(now) };
    });
    const failed = { ...suite, tests };
    const all = suites.map((each) => (each === suite ? failed : each));
    if ((0,_suite_comparison_js__WEBPACK_IMPORTED_MODULE_4__/* .compareSuites */ .BC)(all, settings).results[all.indexOf(failed)]?.finding === 'drop')
        return true;
    if (settings.confirm === 'off')
        return false;
    const { unexpected, together } = (0,_suspected_regressions_js__WEBPACK_IMPORTED_MODULE_5__/* .suspicionsIn */ .ur)(all, settings);
    const ownTests = new Set(tests.map(({ test }) => test));
    return (unexpected.some(({ test, needed }) => needed !== undefined && ownTests.has(test)) ||
        together.some(({ suites: of }) => of.includes(failed)));
}


/***/ }),

/***/ 83178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KO: () => (/* binding */ newestRun),
/* harmony export */   U1: () => (/* binding */ trialsByKey),
/* harmony export */   WR: () => (/* binding */ earlierTrials),
/* harmony export */   X2: () => (/* binding */ keyOfSuite),
/* harmony export */   ms: () => (/* binding */ poolsOfSuites)
/* harmony export */ });
/* harmony import */ var _model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56768);
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71019);
/* harmony import */ var _model_values_grouped_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70110);



const trialsByKey = (results) => new Map(Array.from((0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_2__/* .groupedBy */ .m)(results, _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH), ([key, testResults]) => [key, testResults.flatMap(_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .targetTrials */ .FW)]));
function earlierTrials(run) {
    const contentOf = (test) => `${(0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH)(test)} ${test.measure} ${test.subject}`;
    const all = (run.earlier ?? []).flatMap(({ attempt, tests }) => tests.map((test) => ({ ...test, attempt })));
    const byContent = (0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_2__/* .groupedBy */ .m)(all, contentOf);
    return (results) => {
        const [first] = results;
        if (first?.measure === undefined || first.subject === undefined)
            return undefined;
        const ownTimestamps = new Set(results.map(({ timestamp }) => timestamp));
        const rounds = (byContent.get(contentOf(first)) ?? []).filter(({ timestamp }) => !ownTimestamps.has(timestamp));
        if (rounds.length === 0)
            return undefined;
        const attempts = [...new Set(rounds.map(({ attempt }) => attempt))].sort((a, b) => a - b);
        const [fewest] = rounds
            .filter(({ needed }) => needed !== undefined)
            .sort((a, b) => (a.needed ?? 0) - (b.needed ?? 0));
        return {
            attempts,
            planned: attempts.map((each) => rounds.flatMap(({ attempt, now }) => (attempt === each ? now : []))),
            needed: fewest?.needed,
            p: fewest?.p,
            now: rounds.flatMap(({ now }) => now),
            reruns: rounds.flatMap(({ reruns }) => reruns),
            control: rounds.flatMap(({ control }) => control),
        };
    };
}
function newestRun(tests, { isWhole = false } = {}) {
    let newest;
    const known = new Map();
    for (const trials of tests) {
        for (const { run, time, restricted } of trials) {
            if (known.get(run) === time || (isWhole && restricted))
                continue;
            known.set(run, time);
            const at = Date.parse(time);
            if (newest === undefined || at > newest.at || (at === newest.at && run > newest.run))
                newest = { run, at };
        }
    }
    return newest;
}
function poolsOfSuites(pools, results) {
    const suites = [...new Map(results.map((result) => [keyOfSuite(result), result])).values()];
    const files = new Set(suites.map(({ suiteFile }) => suiteFile));
    return suites.map(({ suite, suiteFile, target }) => {
        const named = pools.filter((pool) => pool.suite === suite && pool.target === target);
        const exact = named.filter(({ file }) => file === suiteFile);
        const namesakes = suites.filter((other) => other.suite === suite && other.target === target);
        const moved = named.filter(({ file }) => file === undefined || !files.has(file));
        const isOnlyOne = namesakes.length === 1 && new Set(moved.map(({ file }) => file)).size <= 1;
        return { suite, suiteFile, target, pools: exact.length > 0 ? exact : isOnlyOne ? moved : [] };
    });
}
const keyOfSuite = ({ suite, suiteFile: file, target }) => (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .suiteKey */ .aJ)({ suite, file, target });


/***/ }),

/***/ 97458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DN: () => (/* binding */ runVariance),
/* harmony export */   YN: () => (/* binding */ noiseOf),
/* harmony export */   Yf: () => (/* binding */ variationOfDifference),
/* harmony export */   rI: () => (/* binding */ variationOf)
/* harmony export */ });
/* harmony import */ var _compared_suites_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52374);
/* harmony import */ var _statistics_variance_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12224);


function noiseOf({ tests, reused, runs }) {
    const n = tests.length + reused;
    let [deviations, degrees, difference, score, trials] = [0, 0, 0, 0, 0];
    for (const { base, now } of tests) {
        deviations += (0,_statistics_variance_js__WEBPACK_IMPORTED_MODULE_1__/* .squaredDeviations */ .ce)((0,_statistics_variance_js__WEBPACK_IMPORTED_MODULE_1__/* .plus */ .tY)(base, now));
        degrees += base.count + now.count - 1;
        difference += (0,_statistics_variance_js__WEBPACK_IMPORTED_MODULE_1__/* .meanOf */ .hm)(now) - (0,_statistics_variance_js__WEBPACK_IMPORTED_MODULE_1__/* .meanOf */ .hm)(base);
        score += base.sum;
        trials += base.count;
    }
    const trialVariance = (deviations + 0.25) / (degrees + 1);
    let [errorSquared, presentPart] = [0, 0];
    for (const { base, now } of tests) {
        const testVariance = ((0,_statistics_variance_js__WEBPACK_IMPORTED_MODULE_1__/* .squaredDeviations */ .ce)((0,_statistics_variance_js__WEBPACK_IMPORTED_MODULE_1__/* .plus */ .tY)(base, now)) + trialVariance) / (base.count + now.count + 1);
        errorSquared += testVariance * (1 / now.count + 1 / base.count);
        presentPart += testVariance / now.count;
    }
    const noise = {
        n,
        delta: n === 0 ? 0 : difference / n,
        trialVariance,
        errorSquared: n === 0 ? 0 : errorSquared / (n * n),
        presentPart: n === 0 ? 0 : presentPart / (n * n),
        baselineMean: (score + 0.5) / (trials + 1),
    };
    const common = (0,_compared_suites_js__WEBPACK_IMPORTED_MODULE_0__/* .testsInAllRuns */ .k)(runs, tests.length);
    if (runs.length < 2 || common.length === 0)
        return { ...noise, runs: 1 };
    const betweenRuns = (0,_statistics_variance_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleVariance */ .y4)(runs.map((run) => (0,_compared_suites_js__WEBPACK_IMPORTED_MODULE_0__/* .runScore */ .sf)(run, common)));
    let within = 0;
    for (const at of common) {
        const base = tests[at]?.base;
        if (base === undefined)
            continue;
        const variance = base.count > 1 ? (0,_statistics_variance_js__WEBPACK_IMPORTED_MODULE_1__/* .squaredDeviations */ .ce)(base) / (base.count - 1) : trialVariance;
        let shares = 0;
        for (const { trials } of runs)
            shares += 1 / (trials[at] ?? 1);
        within += (variance * shares) / runs.length;
    }
    return { ...noise, runs: runs.length, betweenRuns, withinRuns: within / (common.length * common.length) };
}
const ASSUMED_SIGMA = 0.3;
const ASSUMED_DEGREES = 4;
function variationOf(suites) {
    let [excess, scale, runs] = [0, 0, 1];
    for (const { runs: suiteRuns, betweenRuns = 0, withinRuns = 0, trialVariance } of suites) {
        runs = Math.max(runs, suiteRuns);
        excess += (suiteRuns - 1) * (betweenRuns - withinRuns);
        scale += (suiteRuns - 1) * trialVariance ** 2;
    }
    const observed = scale === 0 ? 0 : Math.max(0, excess / scale);
    const degrees = ASSUMED_DEGREES + runs - 1;
    return {
        sigma: Math.sqrt((ASSUMED_DEGREES * ASSUMED_SIGMA ** 2 + (runs - 1) * observed) / degrees),
        degrees,
    };
}
const LEAST_DEVIATION = 0.01;
const runVariance = ({ sigma }, trialVariance) => Math.max(LEAST_DEVIATION, sigma * trialVariance) ** 2;
const variationOfDifference = (variation, trialVariance, runs) => runVariance(variation, trialVariance) * (1 + 1 / runs);


/***/ }),

/***/ 10083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ dropWithP),
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   Gn: () => (/* binding */ suiteOn),
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   J0: () => (/* binding */ smallDrop),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   gv: () => (/* binding */ drop),
/* harmony export */   l5: () => (/* binding */ percentAbove),
/* harmony export */   ld: () => (/* binding */ testNames),
/* harmony export */   o2: () => (/* binding */ percentagePoints),
/* harmony export */   sp: () => (/* binding */ pValue)
/* harmony export */ });
/* harmony import */ var _model_text_percentage_points_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15145);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56290);
/* harmony import */ var _model_values_grouped_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70110);



const UNNAMED = 'default';
const suiteOn = ({ suite, target }) => target === UNNAMED ? suite : `${suite} on ${target}`;
const drop = (change, note) => `${(0,_model_text_percentage_points_js__WEBPACK_IMPORTED_MODULE_0__/* .points */ .WR)(change.delta ?? 0, (0,_model_text_percentage_points_js__WEBPACK_IMPORTED_MODULE_0__/* .digitsOf */ .C3)(change))}${(0,_model_text_percentage_points_js__WEBPACK_IMPORTED_MODULE_0__/* .interval */ .YP)(change, note)}`;
const dropWithP = (change) => drop(change, pValue(change.p ?? 1));
const percent = (share) => `${Number((share * 100).toFixed(4)) + 0}%`;
const percentagePoints = (share) => `${Number((share * 100).toFixed(4)) + 0} pp`;
const percentAbove = (share, limit) => `${Number(decimals(share * 100, (shown) => shown > limit * 100 + 1e-9))}%`;
const smallDrop = ({ delta = 0 }, limit) => `${Number(below(Math.abs(delta) * 100, limit * 100, 1))} pp`;
const pValue = (p) => (p < 0.001 ? 'p < 0.001' : `p = ${Number(p.toFixed(p < 0.1 ? 3 : 2))}`);
const names = (all, most = 5) => (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .firstNames */ .d9)(all, most);
function testNames(tests, shown = (name) => name) {
    return Array.from((0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_2__/* .groupedBy */ .m)(tests, ({ testId }) => testId), ([testId, testsOfId]) => {
        const targets = new Set(testsOfId.map(({ target }) => target)).size;
        if (targets > 1)
            return `${shown(testId)} (${targets} targets)`;
        return testsOfId.length === 1 ? shown(testId) : `${shown(testId)} (${testsOfId.length} suites)`;
    });
}
const below = (score, limit, fewest = 2) => decimals(score, (shown) => shown < limit, fewest);
function decimals(value, isRight, fewest = 0) {
    for (let digits = fewest; digits <= 6; digits += 1) {
        const text = value.toFixed(digits);
        if (isRight(Number(text)))
            return text;
    }
    return String(value);
}


/***/ }),

/***/ 46497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ commits)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _retry_budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48851);


function commits({ ask }) {
    const compared = (base, head, signal) => ask(`the request to compare ${base} with ${head}`, comparisonSchema, signal, ({ rest }, common) => rest.repos.compareCommitsWithBasehead({ ...common, basehead: `${base}...${head}`, per_page: 1 }));
    return {
        async upTo(start, signal) {
            const list = await ask(`the request for the commits up to ${start}`, zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(commitSchema), signal, ({ rest }, common) => rest.repos.listCommits({ ...common, sha: start, per_page: 100 }));
            return list.map(({ sha }) => sha);
        },
        async mergeBase(branch, sha, signal) {
            const { merge_base_commit } = await compared(branch, sha, signal);
            return merge_base_commit.sha;
        },
        async parents(sha, signal) {
            const { parents } = await ask(`the request for the commit ${sha}`, zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ parents: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(commitSchema) }), signal, ({ rest }, common) => rest.git.getCommit({ ...common, commit_sha: sha }));
            return parents.map((parent) => parent.sha);
        },
        async distance(earlier, later, signal) {
            const comparison = await (0,_retry_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessMissing */ .F2)(compared(earlier, later, signal));
            return comparison?.behind_by === 0 ? comparison.ahead_by : undefined;
        },
    };
}
const commitSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const comparisonSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ merge_base_commit: commitSchema, ahead_by: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), behind_by: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() });


/***/ }),

/***/ 51017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FS: () => (/* binding */ contentSchema),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   gF: () => (/* binding */ repositoryFiles)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _retry_budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48851);



function repositoryFiles({ ask }) {
    const requested = (path, ref, signal) => (0,_retry_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessMissing */ .F2)(ask(`the request for ${path || 'the root folder'} at ${ref}`, contentSchema, signal, ({ rest }, common) => rest.repos.getContent({ ...common, path, ref })));
    const contentAt = oncePerCommit(requested);
    return {
        async at(path, ref, maxBytes, signal) {
            const content = await contentAt(path, ref, signal);
            if (content === undefined || !isFile(content))
                return undefined;
            if (content.size > maxBytes || content.encoding !== 'base64') {
                throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_TOO_LARGE', `${path} has ${content.size} bytes`, {
                    expected: `at most ${maxBytes} bytes`,
                });
            }
            return textOf(content);
        },
        async listed(path, ref, signal) {
            const content = (await contentAt(path, ref, signal)) ?? [];
            const entries = Array.isArray(content) ? content : [content];
            if (entries.length >= MAX_ENTRIES) {
                throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_TOO_LARGE', `${path} contains ${MAX_ENTRIES} files or more`, {
                    expected: 'as many as GitHub lists',
                });
            }
            return entries.map(({ path: at, sha, type, download_url: address }) => {
                const isFile = type === 'file' && address != null;
                return { path: at, id: sha, kind: type === 'dir' ? 'folder' : isFile ? 'file' : 'other' };
            });
        },
    };
}
function oncePerCommit(requested) {
    const known = new Map();
    const contentAt = async (path, ref, signal) => {
        if (!FULL_SHA.test(ref))
            return requested(path, ref, signal);
        const key = `${ref}:${path}`;
        if (!known.has(key) && (await isKnownToLack(path, ref)))
            return undefined;
        const request = known.get(key) ?? requested(path, ref, signal);
        known.set(key, request);
        request.catch(() => known.delete(key));
        return request;
    };
    const isKnownToLack = async (path, ref) => {
        if (path === '')
            return false;
        const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
        const listing = known.get(`${ref}:${folder}`);
        if (listing === undefined)
            return isKnownToLack(folder, ref);
        const entries = await listing.catch(() => null);
        if (entries === undefined)
            return true;
        return Array.isArray(entries) && entries.length < MAX_ENTRIES && !entries.some((entry) => entry.path === path);
    };
    return contentAt;
}
const FULL_SHA = /^[0-9a-f]{40,64}$/;
const entrySchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    download_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
});
const fileSchema = entrySchema
    .extend({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('file'),
    size: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    encoding: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    content: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z0-9+/=\s]*$/, 'expected base64'),
})
    .refine(({ size, content }) => content.length <= 2 * size + 10, 'more content than its size');
const contentSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    fileSchema,
    entrySchema.extend({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['symlink', 'submodule']) }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(entrySchema),
]);
const isFile = (content) => 'content' in content;
const textOf = (content) => isFile(content) ? Buffer.from(content.content, 'base64').toString('utf8') : undefined;
const MAX_ENTRIES = 1000;


/***/ }),

/***/ 15145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ digitsOf),
/* harmony export */   Lr: () => (/* binding */ differenceText),
/* harmony export */   WR: () => (/* binding */ points),
/* harmony export */   YP: () => (/* binding */ interval),
/* harmony export */   _9: () => (/* binding */ signedPoints)
/* harmony export */ });
const WIDE = 0.1;
const signedPoints = (share, digits = 1) => `${signed(share, digits)} pp`;
const points = (share, digits = 1) => `${rounded(Math.abs(share), digits)} pp`;
const differenceText = (difference) => `${signedPoints(difference.delta ?? 0, digitsOf(difference))}${interval(difference)}`;
function interval(difference, note) {
    const { deltaLow, deltaHigh } = difference;
    if (deltaLow === undefined || deltaHigh === undefined)
        return '';
    const digits = digitsOf(difference);
    const more = note === undefined ? '' : `, ${note}`;
    return ` (95% CI ${signed(deltaLow, digits)} to ${signedPoints(deltaHigh, digits)}${more})`;
}
function digitsOf({ delta = 0, deltaLow, deltaHigh }) {
    if (deltaLow === undefined || deltaHigh === undefined)
        return 1;
    const digits = deltaHigh - deltaLow > WIDE && Math.abs(delta) >= 0.005 ? 0 : 1;
    const excludesZero = deltaLow > 0 || deltaHigh < 0;
    const nearest = deltaLow > 0 ? deltaLow : deltaHigh;
    return excludesZero ? ([digits, 1, 2].find((each) => rounded(nearest, each) !== 0) ?? 3) : digits;
}
function signed(share, digits) {
    const value = rounded(share, digits);
    if (value === 0)
        return '0';
    return value < 0 ? `\u2212${-value}` : `+${value}`;
}
const rounded = (share, digits) => Number((share * 100).toFixed(digits)) + 0;


/***/ }),

/***/ 57038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ contentHash),
/* harmony export */   E8: () => (/* binding */ fileStem),
/* harmony export */   Ti: () => (/* binding */ importedMeasure),
/* harmony export */   Wy: () => (/* binding */ labelOf),
/* harmony export */   hk: () => (/* binding */ testIdOf),
/* harmony export */   lv: () => (/* binding */ withShortTexts)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_run_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55631);
/* harmony import */ var _model_text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23291);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56290);
/* harmony import */ var _model_values_map_leaves_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39335);





const contentHash = (value) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', (0,_model_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)(value).normalize('NFC'), 'hex').slice(0, 12);
const MAX_ID_LENGTH = 200;
const MAX_BEGIN_LENGTH = 40;
function testIdOf(test, redact) {
    const text = redact(test.text);
    const begin = text.length <= MAX_BEGIN_LENGTH ? text : text.slice(0, MAX_BEGIN_LENGTH).replace(/[!-~\uD800-\uDBFF]+$/, '');
    const label = begin.replace(/[\p{Cc}\s]+/gu, ' ').trim() || 'test';
    const id = test.kind === 'content' ? `${label}~${contentHash(test.question)}` : text;
    const name = test.variant === undefined ? id : `${id} \u00b7 ${redact(test.variant)}`;
    return withHash(name.replace(/\p{Cc}/gu, '\uFFFD').trim(), name);
}
const labelOf = (name) => withHash(name.replace(/\p{Cc}+/gu, ' ').trim(), name);
function withHash(shown, name) {
    if (shown.length <= MAX_ID_LENGTH)
        return shown;
    return `${shown.slice(0, 180).replace(/[\uD800-\uDBFF]$/, '')}~${contentHash(name)}`;
}
function importedMeasure({ question, graders, judge, limits }, tool) {
    const hashOf = (value) => (value === undefined ? undefined : contentHash(value));
    const major = /^\d+/.exec(tool.version ?? '')?.[0];
    return (0,_model_run_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .importedMeasureText */ .SQ)({
        question: hashOf(question),
        graders: hashOf(graders),
        judge: hashOf(judge),
        limits: contentHash({ tool: tool.name, major, limits }),
    });
}
const fileStem = (path) => (path.split(/[/\\]/).at(-1) ?? path).replace(/(?<=.)\.[^.]+$/, '') || path;
const MAX_TEXT_BYTES = 1024 * 1024;
const withShortTexts = (value, redact) => (0,_model_values_map_leaves_js__WEBPACK_IMPORTED_MODULE_4__/* .mapLeaves */ .L)(value, (leaf) => typeof leaf === 'string' && leaf.length > MAX_TEXT_BYTES / 3 ? (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutBytes */ .Uw)(redact(leaf), MAX_TEXT_BYTES) : leaf);


/***/ }),

/***/ 92204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T_: () => (/* binding */ reportedRun),
/* harmony export */   c5: () => (/* binding */ importsOf),
/* harmony export */   ne: () => (/* binding */ importsOfFiles)
/* harmony export */ });
/* harmony import */ var _config_environments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55250);
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71019);
/* harmony import */ var _model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58392);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56290);
/* harmony import */ var _model_values_grouped_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70110);
/* harmony import */ var _importers_identity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57038);
/* harmony import */ var _result_of_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45515);







async function reportedRun({ paths, site }, expectedShards, { inputs, unverified, redactor, now }) {
    const { readResults } = await Promise.all(/* import() */[__webpack_require__.e(3097), __webpack_require__.e(2533), __webpack_require__.e(9260)]).then(__webpack_require__.bind(__webpack_require__, 72533));
    const { run: read, files, shard } = await readResults(paths, site, { ...inputs, redactor });
    await (0,_config_environments_js__WEBPACK_IMPORTED_MODULE_0__/* .learnSecretsOfSuites */ .os)(read.results, { ...site, redactor });
    const { threshold, mustPass } = inputs;
    const unreadable = [...(read.unreadable ?? [])];
    if (expectedShards !== undefined && files.length !== expectedShards) {
        const message = files.length < expectedShards
            ? `Only ${files.length} of ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('shard', expectedShards)} reported`
            : `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('shard', files.length)} reported, but ${expectedShards} were expected`;
        unreadable.unshift({ code: 'RESULTS_UNREADABLE', severity: 'error', message });
    }
    const warnings = [...read.warnings];
    if (unverified !== undefined) {
        const message = `These results were reported by code of ${unverified}, and are not verified`;
        warnings.unshift({ code: 'UNTRUSTED_CODE', severity: 'warning', message });
    }
    const missingSecrets = unverified === undefined ? read.missingSecrets : { names: [], ...read.missingSecrets, from: 'fork' };
    const results = mustPass ? read.results.map((result) => ({ ...result, mustPass })) : read.results;
    const requirements = [...(0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .z)(results, (each) => [each.suiteFile, each.suite, each.target]).values()].map(([{ suite, suiteFile: file, target }]) => ({
        suite,
        file,
        target,
        threshold: threshold ?? 0,
        from: 'input',
    }));
    const run = {
        ...read,
        startedAt: read.startedAt === _model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_2__/* .EPOCH */ .wI ? new Date(now).toISOString() : read.startedAt,
        unreadable: unreadable.length > 0 ? unreadable : undefined,
        complete: read.complete && unreadable.length === 0,
        warnings,
        missingSecrets,
        results: missingSecrets ? (0,_result_of_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutBlame */ .K$)(results, missingSecrets) : results,
        requirements: threshold === undefined ? read.requirements : requirements,
    };
    return { run: redactor.deep(run), shard };
}
function importsOf(inputs, { redactor }, run) {
    const { imported = [], results } = run;
    const stem = imported.length === 1 && imported[0] !== undefined ? (0,_importers_identity_js__WEBPACK_IMPORTED_MODULE_5__/* .fileStem */ .E8)(imported[0].file) : undefined;
    return {
        ...inputs,
        redactor,
        fileSuite: results.some(({ suite }) => suite === stem) ? stem : undefined,
        knownTests: imported.length === 0 ? undefined : new Set(results.map(_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH)),
    };
}
const importsOfFiles = (paths, imports) => paths.some((path) => (0,_importers_identity_js__WEBPACK_IMPORTED_MODULE_5__/* .fileStem */ .E8)(path) === imports.fileSuite) ? { ...imports, fileSuite: undefined } : imports;


/***/ }),

/***/ 33675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ resultPaths),
/* harmony export */   T: () => (/* binding */ siblingNames)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64973);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81457);
/* harmony import */ var _read_rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79474);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92056);






const MAX_NAMES = 10;
async function resultPaths(patterns, { cwd, files }) {
    const excluded = patterns.filter((pattern) => pattern.startsWith('!'));
    const runOf = (path) => ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) === _run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .JOURNAL */ .Ex ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path).replace(/[/\\]\.internal$/, '') : path);
    const runPaths = new Set();
    for (const pattern of patterns.filter((each) => !excluded.includes(each))) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, pattern);
        if ((await files.state(path)) !== 'missing') {
            runPaths.add(runOf(path));
            continue;
        }
        const below = [_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .JOURNAL */ .Ex, _run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .INNER_JOURNAL */ .JV].map((name) => `${pattern.replace(/\/+$/, '')}/${name}`);
        const matched = await files.glob([pattern, ...below, ...excluded], { cwd, followLinks: false });
        const runs = matched.filter((each) => isRows(each) && (!(0,_read_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .isYamlFile */ .wl)(each) || (0,_read_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .isYamlFile */ .wl)(pattern))).map(runOf);
        if (runs.length === 0) {
            throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOTHING_MATCHED', `No results match ${pattern}`, {
                expected: 'run folders, results files, or globs of them',
                found: await siblingNames(path, { cwd, files }),
                hint: 'Check the path, and that the tool wrote its results there.',
            });
        }
        for (const each of runs.sort())
            runPaths.add(each);
    }
    if (runPaths.size === 0)
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', 'No results are named');
    return [...runPaths].filter((path) => !isRows(path) || isRows((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)) || !runPaths.has((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)));
}
const isRows = (path) => /\.(?:jsonl?|xml|eval)$/i.test(path) || (0,_read_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .isYamlFile */ .wl)(path);
async function siblingNames(path, { cwd, files }) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path, '..');
    if ((await files.state(parent)) !== 'folder')
        return `no folder ${(0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shownPath */ .p)(parent, cwd)} either`;
    const { names } = await files.namesIn(parent, MAX_NAMES);
    const where = parent === cwd ? 'the working directory' : (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shownPath */ .p)(parent, cwd);
    return names.length === 0 ? `${where} is empty` : `in ${where}: ${(0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(names)}`;
}


/***/ }),

/***/ 44172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hj: () => (/* binding */ newestRuns),
/* harmony export */   Pg: () => (/* binding */ withLineBreaks),
/* harmony export */   ZL: () => (/* binding */ resumeRun),
/* harmony export */   _V: () => (/* binding */ isInCI),
/* harmony export */   kI: () => (/* binding */ findStart),
/* harmony export */   qF: () => (/* binding */ beginFolder),
/* harmony export */   rz: () => (/* binding */ extraTrialLine)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_wire_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96173);
/* harmony import */ var _model_run_outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(207);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19923);
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71019);
/* harmony import */ var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20758);
/* harmony import */ var _model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(64973);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56290);
/* harmony import */ var _model_values_in_parallel_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(91017);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(81457);
/* harmony import */ var _read_read_record_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3929);
/* harmony import */ var _read_read_rows_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(29245);
/* harmony import */ var _read_rows_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(79474);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(40985);
/* harmony import */ var _result_of_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(45515);
/* harmony import */ var _result_rows_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(95262);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(92056);



















const isInCI = (env) => ['CI', 'GITHUB_ACTIONS', 'TF_BUILD', 'JENKINS_URL', 'TEAMCITY_VERSION', 'CODEBUILD_BUILD_ID'].some((name) => !/^(?:|0|false)$/i.test(env[name]?.trim() ?? ''));
const LAST = 'last';
async function findStart({ inputs, cwd }, { files, env }) {
    const { resume, rerunFailed, retryErrors, outputDirectory } = inputs;
    const asksToResume = resume !== undefined || rerunFailed;
    if (retryErrors === undefined && !asksToResume)
        return { warnings: [] };
    if (isInCI(env) || inputs.dryRun) {
        const what = inputs.dryRun ? 'A dry run' : 'A job of continuous integration';
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('INPUT_INVALID', `${what} cannot continue an earlier run`, {
            hint: 'Remove --resume, --rerun-failed and --retry-errors. In a job, the change under test and its programs can write results into a folder.',
        });
    }
    const named = retryErrors ?? (resume === undefined || resume === LAST ? outputDirectory : resume);
    const path = named === undefined ? await newestJournal(cwd, files) : await fileOf(named, cwd, files);
    if (retryErrors !== undefined) {
        if (path === undefined) {
            const hint = 'Pass a run folder, or its index.jsonl.';
            throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('FILE_MISSING', `There are no results in ${retryErrors}`, { hint });
        }
        const message = '--resume and --rerun-failed are ignored, because --retry-errors names the run to continue';
        const warnings = asksToResume ? [{ code: 'UNUSED', severity: 'warning', message }] : [];
        return { source: { mode: 'retry-errors', path }, warnings };
    }
    if (path === undefined) {
        const isFolder = named !== undefined && !named.endsWith('.jsonl') && outputDirectory === undefined;
        const message = `There is no earlier run in ${named ?? 'the folder of runs'} to resume; all tests run`;
        return {
            beginsIn: isFolder ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, named) : undefined,
            warnings: [{ code: 'FILE_MISSING', severity: 'warning', message }],
        };
    }
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) !== _run_files_js__WEBPACK_IMPORTED_MODULE_18__/* .JOURNAL */ .Ex) {
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('INPUT_INVALID', `${named} cannot be resumed`, {
            expected: `a run folder, which contains ${_run_files_js__WEBPACK_IMPORTED_MODULE_18__/* .JOURNAL */ .Ex}`,
            hint: 'To re-run the errors of a results file, use --retry-errors.',
        });
    }
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path);
    const goesOn = outputDirectory === undefined || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, outputDirectory) === folder;
    const mode = rerunFailed ? 'rerun-failed' : 'resume';
    return { source: { mode, path, continuesIn: goesOn ? folder : undefined }, warnings: [] };
}
async function newestJournal(cwd, files) {
    const timeOf = (journal) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(journal));
    const dated = (await runsBelow(cwd, files)).journals.filter((each) => /^\d{4}-\d\d-\d\dT/.test(timeOf(each)));
    return dated.sort((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1))[0];
}
async function fileOf(named, cwd, files) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, named);
    const state = await files.state(path);
    if (state === 'missing')
        return undefined;
    if (state === 'folder') {
        const journal = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, _run_files_js__WEBPACK_IMPORTED_MODULE_18__/* .JOURNAL */ .Ex);
        if ((await files.state(journal)) === 'file')
            return journal;
        const paths = await files.glob(['**'], { cwd: path });
        if (paths.every((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(each) === path && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(each).startsWith('.')))
            return undefined;
    }
    else if (path.endsWith('.jsonl'))
        return path;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('INPUT_INVALID', `${named} is not a run folder`, {
        expected: `a folder with ${_run_files_js__WEBPACK_IMPORTED_MODULE_18__/* .JOURNAL */ .Ex}, or a results file that ends with .jsonl`,
        hint: 'On the command line, use --resume=DIR, or put --resume after the suites.',
    });
}
async function runsBelow(cwd, files) {
    const runs = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(cwd, _run_files_js__WEBPACK_IMPORTED_MODULE_18__/* .RUNS_FOLDER */ .Oi);
    const isThere = (await files.state(runs)) === 'folder';
    return { runs, journals: isThere ? await files.glob([`*/${_run_files_js__WEBPACK_IMPORTED_MODULE_18__/* .JOURNAL */ .Ex}`, `*/*/${_run_files_js__WEBPACK_IMPORTED_MODULE_18__/* .JOURNAL */ .Ex}`], { cwd: runs }) : [] };
}
async function newestRuns({ cwd, files, }) {
    const { runs, journals } = await runsBelow(cwd, files);
    const dated = await Promise.all(journals.map(async (path) => ({ path, time: (await files.modifiedAt(path)) ?? 0 })));
    const [newest, ...others] = dated.sort((a, b) => b.time - a.time).map(({ path }) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path));
    if (newest !== undefined)
        return [newest, ...others];
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('FILE_MISSING', `There is no run in ${(0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_11__/* .shownPath */ .p)(runs, cwd)}`, {
        hint: 'Run eval-action run first, or pass the folder of a run.',
    });
}
const extraTrialLine = ({ purpose, checkout, round, commit, result }) => JSON.stringify({ purpose, checkout, round, commit, ...(0,_record_js__WEBPACK_IMPORTED_MODULE_15__/* .recordOf */ .zv)(result) });
async function resumeRun({ source, warnings }, { plan, cwd }, { files, baseSha, }, clean) {
    if (source === undefined)
        return { results: [], extraTrials: [], journal: [], warnings };
    const extraTrialRowSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        ..._model_run_result_js__WEBPACK_IMPORTED_MODULE_5__/* .extraTrialSchema */ .kj.pick({ purpose: true, checkout: true, round: true }).shape,
        commit: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    });
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(source.path);
    const [read, problems] = readJournal(source.path, cwd, files);
    const rows = await (0,_model_values_in_parallel_js__WEBPACK_IMPORTED_MODULE_10__/* .inParallel */ .H)(read, async ({ value, location }, index) => (0,_read_read_record_js__WEBPACK_IMPORTED_MODULE_12__/* .readRecord */ .a)(await (0,_read_read_rows_js__WEBPACK_IMPORTED_MODULE_13__/* .withSidecars */ .LJ)(value, (name) => (0,_result_rows_js__WEBPACK_IMPORTED_MODULE_17__/* .readSidecar */ .YD)(folder, name, files)), location, index));
    const from = (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_11__/* .shownPath */ .p)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(source.path) === _run_files_js__WEBPACK_IMPORTED_MODULE_18__/* .JOURNAL */ .Ex ? folder : source.path, cwd);
    const { notPlanned, changed, ...reused } = reuseResults(plan.steps, { mode: source.mode, rows, from }, clean);
    const withoutPatches = (result) => ({
        ...result,
        patch: undefined,
        trials: result.trials?.map((trial) => ({ ...trial, patch: undefined })),
    });
    const results = source.continuesIn === undefined ? reused.results.map(withoutPatches) : reused.results;
    const reported = (message) => ({ code: 'UNUSED', severity: 'warning', message });
    const ignored = `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)('result', notPlanned)} of ${from} are not for a test of this run and are ignored`;
    const again = `Re-running tests that changed since ${from}: ${(0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_8__/* .listed */ .KE)([...new Set(changed)])}`;
    const extraFile = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _run_files_js__WEBPACK_IMPORTED_MODULE_18__/* .runFiles */ .NW.extraTrials);
    const hasExtraTrials = source.mode === 'resume' && (await files.state(extraFile)) === 'file';
    const [extraRows] = hasExtraTrials ? readJournal(extraFile, cwd, files) : [[]];
    const indexes = new Set(results.map(({ index }) => index));
    const steps = new Map(plan.steps.flatMap((step) => step.kind === 'run' && indexes.has(step.index) ? [[clean((0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .resultKeyOf */ .uv)(step)), step]] : []));
    return {
        results,
        extraTrials: extraRows.flatMap(({ value, location }, index) => {
            const row = extraTrialRowSchema.safeParse(value);
            if (!row.success || (row.data.checkout === 'base' && row.data.commit !== baseSha))
                return [];
            const { result } = (0,_read_read_record_js__WEBPACK_IMPORTED_MODULE_12__/* .readRecord */ .a)(value, location, index);
            const step = steps.get((0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .resultKey */ .ZH)(result));
            return step ? [{ ...row.data, result: { ...result, index: step.index, location: step.test.location } }] : [];
        }),
        from,
        journal: source.continuesIn === undefined ? results.map(_record_js__WEBPACK_IMPORTED_MODULE_15__/* .recordLine */ .IK) : read.map(({ line }) => line.trim()),
        warnings: [
            ...warnings,
            ...problems,
            ...(notPlanned > 0 ? [reported(ignored)] : []),
            ...(changed.length > 0 ? [reported(again)] : []),
        ],
    };
}
function readJournal(path, cwd, files) {
    const warnings = [];
    const lines = (0,_read_rows_js__WEBPACK_IMPORTED_MODULE_14__/* .linesOfPieces */ .II)(files.readPieces(path, Number.POSITIVE_INFINITY));
    return [[...(0,_read_rows_js__WEBPACK_IMPORTED_MODULE_14__/* .rowsOfLines */ .qW)(lines, (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_11__/* .shownPath */ .p)(path, cwd), { warn: (problem) => warnings.push(problem) })], warnings];
}
const keyOf = ({ suiteFile, suite, testId, target }, isOurs) => JSON.stringify([isOurs ? suiteFile : undefined, suite, testId, target]);
const testKey = ({ suite, testId }) => JSON.stringify([suite, testId]);
function reuseResults(steps, earlier, clean) {
    const latest = new Map(earlier.rows.map((row) => [keyOf(row.result, row.isOurs), row]));
    const isError = ({ result }) => result.status === 'execution_error';
    const errored = new Set([...latest.values()].filter(isError).map(({ result }) => testKey(result)));
    const used = new Set();
    const results = [];
    const changed = [];
    for (const step of steps) {
        const names = clean({
            suiteFile: step.suite.file,
            suite: step.suite.name,
            testId: step.test.id,
            target: step.kind === 'broken' ? step.target : step.target.name,
        });
        const row = latest.get(keyOf(names, true)) ?? latest.get(keyOf(names, false));
        if (row === undefined)
            continue;
        used.add(row);
        if (step.kind !== 'run' || isError(row))
            continue;
        const result = asResultOf(step, row, earlier.from, clean);
        if (earlier.mode === 'rerun-failed' && result.status !== 'ok')
            continue;
        if (earlier.mode === 'retry-errors' && errored.has(testKey(result)))
            continue;
        if (row.isOurs && isAskedOtherwise(step, row.result, clean))
            changed.push(result.testId);
        else if (!row.isOurs || !lacksTrials(step.trials, row.result.trials))
            results.push(result);
    }
    return { results, notPlanned: latest.size - used.size, changed };
}
function asResultOf(step, { result, isOurs }, from, clean) {
    const { test, suite, target } = step;
    const begins = test.input[0]?.role !== 'assistant' && test.input.every(({ role }, at) => result.messages[at]?.role === role);
    const messages = begins ? result.messages.slice(test.input.length) : result.messages;
    const common = clean({
        ...result,
        suiteFile: suite.file,
        suite: suite.name,
        testId: test.id,
        target: target.name,
        category: suite.category,
        location: test.location,
        index: step.index,
        agentvPassMark: step.agentvPassMark,
        mustPass: test.mustPass,
        provider: target.provider,
        ...(!isOurs && { input: [...test.input], messages }),
        reusedFrom: result.reusedFrom ?? from,
    });
    return (0,_result_of_js__WEBPACK_IMPORTED_MODULE_16__/* .atPassMark */ .cF)(common, step.passMark);
}
function isAskedOtherwise(step, earlier, clean) {
    const onWire = (messages) => JSON.stringify(messages.map(_model_ports_wire_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOnWire */ .ym));
    if (earlier.provider !== step.target.provider)
        return true;
    if (onWire(clean(step.test.input)) !== onWire(earlier.input))
        return true;
    const { count, strategy } = step.trials;
    if (count === 1 || earlier.trials === undefined)
        return count > 1 !== (earlier.trials !== undefined);
    if (earlier.aggregation?.strategy !== strategy)
        return true;
    const mayStopEarly = strategy === 'pass_at_k' || earlier.costLimited === true;
    return mayStopEarly ? earlier.trials.length > count : earlier.trials.length !== count;
}
function lacksTrials({ count, strategy, costLimitUsd }, trials = []) {
    if (trials.length === 0 || trials.length >= count)
        return false;
    if (strategy === 'pass_at_k' && trials.some(({ score }) => score >= _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_7__/* .PASS_MARK */ .Yn))
        return false;
    const spentUsd = trials.reduce((sum, trial) => sum + ((0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .paidFor */ .Uu)(trial).costUsd ?? 0), 0);
    return costLimitUsd === undefined || spentUsd < costLimitUsd;
}
async function beginFolder(folder, { journal, extraTrials }, files) {
    const paths = Object.values(_run_files_js__WEBPACK_IMPORTED_MODULE_18__/* .runFiles */ .NW).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name));
    const journalPath = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _run_files_js__WEBPACK_IMPORTED_MODULE_18__/* .runFiles */ .NW.journal);
    const extraPath = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _run_files_js__WEBPACK_IMPORTED_MODULE_18__/* .runFiles */ .NW.extraTrials);
    const states = await Promise.all(paths.map((path) => files.state(path)));
    const foreign = paths.find((_, index) => states[index] !== 'missing');
    if (foreign !== undefined && states[paths.indexOf(journalPath)] !== 'file') {
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('OUTPUT_UNWRITABLE', `${foreign} already exists and was not written by a run`, {
            hint: 'Set another folder for the results with --output (output-directory).',
        });
    }
    const kept = [...(journal.length > 0 ? [journalPath] : []), ...(extraTrials.length > 0 ? [extraPath] : [])];
    for (const path of paths)
        if (!kept.includes(path))
            await files.removeFile(path);
    if (journal.length === 0) {
        const patches = await files.glob([`${_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .PATCH_FOLDER */ .sk}/*.diff`], { cwd: folder, followLinks: false });
        for (const path of patches)
            await files.removeFile(path);
    }
    else {
        await files.writePieces(journalPath, withLineBreaks(journal));
    }
    if (extraTrials.length > 0)
        await files.writePieces(extraPath, withLineBreaks(extraTrials.map(extraTrialLine)));
}
function* withLineBreaks(lines) {
    for (const line of lines)
        yield `${line}\n`;
}


/***/ }),

/***/ 55964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ decide),
  U: () => (/* binding */ pairingOf)
});

// EXTERNAL MODULE: ./build/js/src/gate/assess.js + 2 modules
var assess = __webpack_require__(50766);
// EXTERNAL MODULE: ./build/js/src/gate/gate.js + 7 modules
var gate = __webpack_require__(86292);
// EXTERNAL MODULE: ./build/js/src/model/run/fingerprint.js
var fingerprint = __webpack_require__(55631);
// EXTERNAL MODULE: ./build/js/src/model/run/present-trials.js
var present_trials = __webpack_require__(56768);
// EXTERNAL MODULE: ./build/js/src/model/run/result-keys.js
var result_keys = __webpack_require__(71019);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/model/values/grouped.js
var grouped = __webpack_require__(70110);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
;// CONCATENATED MODULE: ./build/js/src/model/verdict/quarantine.js

const quarantinedSchema = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP(),
    suite: schemas/* string */.YjP().optional(),
    target: schemas/* string */.YjP().optional(),
    reason: schemas/* string */.YjP(),
    evidence: schemas/* string */.YjP().optional(),
    owner: schemas/* string */.YjP(),
    expiry: schemas/* string */.YjP(),
});
function quarantineOf(entries, test) {
    return entries
        .filter(({ id, suite = test.suite, target = test.target }) => id === test.testId && suite === test.suite && target === test.target)
        .reduce((last, each) => (last && last.expiry >= each.expiry ? last : each), undefined);
}
const isExpired = ({ expiry }, at) => at.slice(0, 10) > expiry;

// EXTERNAL MODULE: ./build/js/src/gate/absent-suites.js
var absent_suites = __webpack_require__(65914);
// EXTERNAL MODULE: ./build/js/src/gate/trials.js
var gate_trials = __webpack_require__(83178);
;// CONCATENATED MODULE: ./build/js/src/gate/pair.js









function pair(sides) {
    const { run, baseline, wholeRun } = sides;
    const pools = baseline.kind === 'found' ? withoutOwnRun(baseline.pools, run) : [];
    const { skipped = [] } = run;
    const histories = historiesOf(pools, [...(wholeRun?.tests ?? run.results), ...skipped]);
    const reruns = (0,gate_trials/* trialsByKey */.U1)(sides.confirmations ?? (0,result_keys/* extraResults */.TX)(run, 'confirmation'));
    const control = (0,gate_trials/* trialsByKey */.U1)(sides.controls ?? (0,result_keys/* extraResults */.TX)(run, 'control'));
    const earlierOf = (0,gate_trials/* earlierTrials */.WR)(run);
    const suspected = new Map(run.decided?.tests.map((test) => [(0,result_keys/* resultKey */.ZH)(test), test]));
    const ofParts = new Set(run.decided?.suites.map(result_keys/* suiteKey */.aJ));
    const present = Array.from((0,grouped/* groupedBy */.m)(run.results, result_keys/* resultKey */.ZH), ([key, results]) => {
        const [first] = results;
        const earlier = earlierOf(results);
        const history = histories.get((0,gate_trials/* keyOfSuite */.X2)(first));
        const trials = history?.tests.get(first.testId) ?? [];
        const { measure } = first;
        const freshResults = earlier === undefined ? results : results.filter((result) => !(0,result_keys/* isReused */.x0)(result));
        const ofTarget = [...(earlier?.now ?? []), ...freshResults.flatMap(present_trials/* targetTrials */.FW)];
        const [other] = ofTarget.length > 0 ? [] : freshResults.flatMap(({ targetUsed }) => targetUsed ?? []);
        const fallback = other && `not comparable: the fallback target "${(0,text_text/* cutEnd */.ym)(other, MAX_NAME_LENGTH)}" answered`;
        const isComparable = (trial) => measure === undefined || trial.measure === undefined || (0,fingerprint/* isSameMeasure */.$1)(trial.measure, measure);
        const comparable = fallback === undefined ? trials.filter(isComparable) : [];
        const { base, held } = byOneMark(comparable, measure, sides);
        const now = held(fallback === undefined ? ofTarget : freshResults.flatMap(present_trials/* presentTrials */.$z));
        const kind = (() => {
            if (freshResults.some(result_keys/* isReused */.x0))
                return 'reused';
            if (now.length === 0)
                return freshResults.some(result_outcome/* wasRun */.ji) ? 'error' : 'skipped';
            if (history === undefined)
                return 'alone';
            if (trials.length === 0)
                return 'new';
            return base.length === 0 ? 'changed' : 'comparable';
        })();
        const entry = quarantineOf(sides.quarantine ?? [], first);
        const last = newestOf(trials)?.measure;
        const whyChanged = last === undefined || measure === undefined ? undefined : (0,fingerprint/* whyNotComparable */.aZ)(last, measure);
        return {
            suite: first.suite,
            suiteFile: first.suiteFile,
            testId: first.testId,
            target: first.target,
            location: first.location,
            mustPass: results.some(({ mustPass }) => mustPass),
            kind,
            base,
            now,
            reruns: held([...(earlier?.reruns ?? []), ...(reruns.get(key) ?? [])]),
            control: held([...(earlier?.control ?? []), ...(control.get(key) ?? [])]),
            decided: suspected.get(key) ?? (ofParts.has((0,gate_trials/* keyOfSuite */.X2)(first)) ? 'not-suspected' : undefined),
            hasOnlyLastAttempts: results.some(({ onlyLastAttempts }) => onlyLastAttempts) ? true : undefined,
            earlier,
            quarantine: entry && { entry, expired: isExpired(entry, run.startedAt) },
            why: kind === 'changed' ? (fallback ?? whyChanged) : undefined,
        };
    });
    const isPart = sides.selected || wholeRun !== undefined || run.selected?.includes('tests');
    const agentVersions = changedAgentVersions(pools, run.results);
    return {
        baseline: comparedWith(baseline, pools, otherLimits(present, run, sides.isChange === true)),
        at: run.startedAt,
        tests: [...present, ...(isPart ? [] : missingTests(histories.values(), run))],
        agentVersions: agentVersions.length > 0 ? agentVersions : undefined,
        decided: run.decided,
        wholeRun,
        absentSuites: sides.suiteFiles && wholeRun === undefined ? (0,absent_suites/* absentSuites */.Z)(pools, run, sides.suiteFiles) : undefined,
    };
}
function byOneMark(trials, measure, { isChange = false }) {
    const asMeasured = { base: trials, held: (now) => now };
    if (trials.every((trial) => trial.measure === measure))
        return asMeasured;
    const ownMark = (0,fingerprint/* passMarkOf */.QF)(measure);
    const mark = (isChange ? (0,fingerprint/* passMarkOf */.QF)(newestOf(trials)?.measure) : undefined) ?? ownMark;
    if (mark === undefined)
        return asMeasured;
    const by = (trial, before) => before === undefined || before === mark ? trial : { ...trial, pass: trial.score >= mark };
    return {
        base: trials.map((trial) => by(trial, (0,fingerprint/* passMarkOf */.QF)(trial.measure))),
        held: (now) => (ownMark === mark ? now : now.map((trial) => by(trial, ownMark))),
    };
}
function otherLimits(tests, run, isChange) {
    const measures = new Map(run.results.map((result) => [(0,result_keys/* resultKey */.ZH)(result), result.measure]));
    const counts = new Map();
    for (const test of tests) {
        const [before, now] = [newestOf(test.base)?.measure, measures.get((0,result_keys/* resultKey */.ZH)(test))];
        if (before === undefined || now === undefined || before === now)
            continue;
        for (const limit of (0,fingerprint/* changedLimits */.zU)(before, now, isChange))
            counts.set(limit, (counts.get(limit) ?? 0) + 1);
    }
    if (counts.size === 0)
        return undefined;
    const shown = [...counts].slice(0, MAX_LIMITS).map(([limit, count]) => `${limit} (${(0,text_text/* plural */.LS)('test', count)})`);
    const more = counts.size > MAX_LIMITS ? ` and ${counts.size - MAX_LIMITS} more` : '';
    return `compared although the baseline was measured under other limits: ${shown.join(', ')}${more}`;
}
const MAX_LIMITS = 5;
function comparedWith(baseline, pools, limits) {
    const steps = baseline.steps && [...baseline.steps];
    if (baseline.kind !== 'found')
        return { ...baseline, steps };
    const { kind, provenance, whyEmpty, leftOut, isLastRun } = baseline;
    const hasTrials = ({ tests }) => tests.length > 0;
    const withoutTrials = pools.some(hasTrials) ? undefined : baseline.pools.some(hasTrials) ? 'own-run' : 'empty';
    return {
        kind,
        provenance: [...provenance],
        withoutTrials,
        whyEmpty: withoutTrials === 'empty' ? whyEmpty : undefined,
        leftOut,
        steps,
        otherLimits: limits,
        isLastRun,
    };
}
function historiesOf(pools, suites) {
    const known = (0,gate_trials/* poolsOfSuites */.ms)(pools, suites).filter((suite) => suite.pools.length > 0);
    return new Map(known.map(({ pools: suitePools, ...suite }) => {
        const byId = (0,grouped/* groupedBy */.m)(suitePools.flatMap((pool) => pool.tests), ({ testId }) => testId);
        const tests = new Map(Array.from(byId, ([testId, all]) => [testId, all.flatMap(({ trials }) => trials)]));
        return [(0,gate_trials/* keyOfSuite */.X2)(suite), { ...suite, tests }];
    }));
}
function missingTests(histories, run) {
    const isRunWhole = run.complete && run.results.length >= run.planned;
    const whyMissing = run.imported && !isRunWhole ? 'the results do not have it' : undefined;
    const present = new Set(run.results.map(result_keys/* resultKey */.ZH));
    const skipped = new Set(run.skipped?.map(result_keys/* resultKey */.ZH));
    return [...histories].flatMap(({ suite, suiteFile, target, tests }) => {
        const newest = (0,gate_trials/* newestRun */.KO)(tests.values())?.run;
        return [...tests]
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .flatMap(([testId, base]) => {
            const names = { suite, suiteFile, testId, target };
            const key = (0,result_keys/* resultKey */.ZH)(names);
            if (present.has(key) || base.every((trial) => trial.run !== newest))
                return [];
            const kind = isRunWhole && !skipped.has(key) ? 'removed' : 'skipped';
            const why = skipped.has(key) ? 'the tool skipped it' : whyMissing;
            return [{ ...names, mustPass: false, kind, base, now: [], reruns: [], control: [], why }];
        });
    });
}
const newestOf = (trials) => trials.reduce((newest, trial) => (newest === undefined || trial.time >= newest.time ? trial : newest), undefined);
const MAX_VERSIONS = 5;
const MAX_VERSION_LENGTH = 60;
const MAX_NAME_LENGTH = 60;
function changedAgentVersions(pools, results) {
    const known = results.filter(({ agentVersion }) => agentVersion !== undefined);
    return [...(0,grouped/* groupedBy */.m)(known, ({ target }) => target)].flatMap(([target, targetResults]) => {
        const present = targetResults.flatMap(({ agentVersion }) => agentVersion ?? []);
        const tests = pools.flatMap((pool) => (pool.target === target ? pool.tests : []));
        const newest = (0,gate_trials/* newestRun */.KO)(tests.map(({ trials }) => trials))?.run;
        const trials = tests.flatMap((test) => test.trials.filter(({ run }) => run === newest));
        const versions = { base: distinct(trials.flatMap((trial) => trial.agentVersion ?? [])), now: distinct(present) };
        const isSame = versions.base.length === 0 || versions.base.join() === versions.now.join();
        return isSame ? [] : [{ target, ...versions }];
    });
}
const distinct = (versions) => [...new Set(versions.map((version) => (0,text_text/* cutEnd */.ym)(version, MAX_VERSION_LENGTH)))].sort().slice(0, MAX_VERSIONS);
function withoutOwnRun(pools, run) {
    const times = new Set([run.startedAt, (0,result_keys/* startOf */.GH)(run)]);
    const fresh = run.results.filter((result) => !(0,result_keys/* isReused */.x0)(result));
    return pools.map((pool) => {
        const startedThen = pool.tests.flatMap(({ trials }) => trials.filter(({ time }) => times.has(time)));
        if (startedThen.length === 0)
            return pool;
        const results = fresh.filter(({ suite, target }) => suite === pool.suite && target === pool.target);
        const ownScores = scoresOf(results.map((result) => ({ testId: result.testId, trials: (0,present_trials/* targetTrials */.FW)(result) })));
        const partOf = (keeps) => pool.tests.map(({ testId, trials }) => ({ testId, trials: trials.filter(keeps) }));
        const suspicious = [...new Set(startedThen.map((trial) => trial.run))];
        const own = suspicious.filter((name) => scoresOf(partOf((trial) => trial.run === name)) === ownScores);
        const tests = partOf((trial) => !own.includes(trial.run));
        return { ...pool, tests: tests.filter(({ trials }) => trials.length > 0) };
    });
}
const scoresOf = (tests) => tests
    .flatMap(({ testId, trials }) => trials.map(({ score }) => JSON.stringify([testId, score])))
    .sort()
    .join();

// EXTERNAL MODULE: ./build/js/src/gate/threshold-without-baseline.js
var threshold_without_baseline = __webpack_require__(20833);
// EXTERNAL MODULE: ./build/js/src/results/summarize.js
var summarize = __webpack_require__(96419);
;// CONCATENATED MODULE: ./build/js/src/runner/pipeline/decide.js






const pairingOf = (run, sides) => pair({ run, ...sides });
function decide(run, pairing, settings, facts = {}) {
    const totals = (0,summarize/* summarize */.eh)(run);
    const assessment = run.dryRun
        ? { baseline: pairing.baseline, suites: [], tests: [], detectableTests: { count: 0, of: 0 } }
        : (0,assess/* assess */.n)(pairing, settings);
    const scores = new Map(assessment.suites.map((suite) => [(0,result_keys/* suiteKey */.aJ)(suite), suite.score]));
    const summarized = (0,summarize/* summarizeSuites */.pT)(run).map((suite) => scores.has((0,result_keys/* suiteKey */.aJ)(suite)) ? { ...suite, totals: { ...suite.totals, score: scores.get((0,result_keys/* suiteKey */.aJ)(suite)) } } : suite);
    const isJudged = !run.dryRun && run.variants === undefined;
    const suites = isJudged ? (0,threshold_without_baseline/* withDefaultThresholds */.a)(summarized, assessment, run) : summarized;
    const verdict = (0,gate/* gate */.G)({ run, totals, suites, assessment, ...facts }, settings);
    return { totals, suites, comparison: assessment, verdict };
}


/***/ }),

/***/ 4657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o3: () => (/* binding */ comparedWith),
  q0: () => (/* binding */ findGateInputs),
  oV: () => (/* binding */ withWarnings)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var model_errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/text/iso-time.js
var iso_time = __webpack_require__(58392);
// EXTERNAL MODULE: ./build/js/src/model/text/similar-names.js
var similar_names = __webpack_require__(64973);
// EXTERNAL MODULE: ./build/js/src/model/values/once.js
var once = __webpack_require__(81667);
// EXTERNAL MODULE: ./build/js/src/model/verdict/evidence.js
var evidence = __webpack_require__(41810);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/reported-run.js
var reported_run = __webpack_require__(92204);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/result-paths.js
var result_paths = __webpack_require__(33675);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/run-files.js
var run_files = __webpack_require__(92056);
// EXTERNAL MODULE: ./build/js/src/suites/discover.js
var discover = __webpack_require__(7678);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/baseline/evidence-files.js
var evidence_files = __webpack_require__(22592);
// EXTERNAL MODULE: ./build/js/src/baseline/measured-run.js
var measured_run = __webpack_require__(199);
// EXTERNAL MODULE: ./build/js/src/baseline/pools.js
var baseline_pools = __webpack_require__(82224);
// EXTERNAL MODULE: ./build/js/src/baseline/run-file.js
var run_file = __webpack_require__(7493);
// EXTERNAL MODULE: ./build/js/src/baseline/trust.js
var trust = __webpack_require__(1385);
;// CONCATENATED MODULE: ./build/js/src/baseline/baseline.js
















const MAX_STEPS = 50;
const reader = () => Promise.all(/* import() */[__webpack_require__.e(3097), __webpack_require__.e(2533), __webpack_require__.e(9260)]).then(__webpack_require__.bind(__webpack_require__, 72533));
async function findBaseline(paths, at, deps) {
    const { steps = [], ...baseline } = await baselineOf(paths, at, deps);
    return { ...baseline, steps: steps.length > 0 ? steps.slice(-MAX_STEPS) : undefined };
}
async function baselineOf(paths, at, deps) {
    const { source, history, files, signal } = deps;
    const [first = 'auto', ...others] = paths;
    if (others.length > 0)
        return named(paths, at, deps);
    if (first === 'none')
        return { kind: 'none', why: 'the baseline is "none"', isChosen: true };
    if (first === 'auto')
        return byItself(at, deps);
    if (first === 'last')
        return lastRun(at, deps);
    if (first === 'history') {
        if (history !== undefined)
            return pruned(await withAnswers(await history(signal, files), deps), at, deps);
        throw (0,model_errors/* userError */.IF)('INPUT_INVALID', 'The baseline is history, but there is no history here', {
            hint: 'Set history to a folder, or on GitHub to branch: under eval_action in .agentv/config.yaml.',
        });
    }
    const isRunId = /^\d{1,15}$/.test(first) && (await files.state((0,external_node_path_.resolve)(deps.cwd, first))) === 'missing';
    if (!isRunId)
        return named(paths, at, deps);
    if (source !== undefined)
        return pruned(await source.ofRun(Number(first), signal), at, deps);
    throw (0,model_errors/* userError */.IF)('INPUT_INVALID', `The baseline ${first} is not a file, and workflow runs can be read only in a job on GitHub`, { expected: 'an evidence file, a folder of them, a run folder, or a results file' });
}
async function byItself(at, deps) {
    const { cwd, files, source, history, signal } = deps;
    for (const root of new Set([cwd, await (0,discover/* findRepository */.W1)(cwd, files)])) {
        const folder = (0,external_node_path_.join)(root, evidence_files/* EVIDENCE_FOLDER */.TX);
        if ((await files.state(folder)) !== 'folder')
            continue;
        const committed = fromEvidence(await (0,evidence_files/* readEvidence */.At)(folder, files), deps);
        if (committed.kind !== 'none')
            return pruned(committed, at, deps);
    }
    const stored = source && (await source.ofBaseBranch(signal));
    if (history !== undefined && (stored === undefined || stored.kind === 'none')) {
        const kept = await withAnswers(await history(signal, files), deps);
        return pruned({ ...kept, steps: [...(stored?.steps ?? []), ...(kept.steps ?? [])] }, at, deps);
    }
    if (stored !== undefined)
        return pruned(stored, at, deps);
    if (deps.earlierRuns?.isDefault)
        return lastRun(at, deps);
    return { kind: 'none', why: `there is no evidence in ${evidence_files/* EVIDENCE_FOLDER */.TX} yet, and the input baseline is not set` };
}
async function lastRun(at, deps) {
    const { cwd, files, maxAgeDays = evidence/* BASELINE_WINDOW */.P.days } = deps;
    const folder = (0,external_node_path_.join)(cwd, run_files/* RUNS_FOLDER */.Oi);
    const since = Date.parse(at) - maxAgeDays * iso_time/* DAY_MS */.sO;
    const path = (await files.state(folder)) === 'folder' ? await newestRunIn(folder, { at, since }, deps) : undefined;
    if (path === undefined) {
        return { kind: 'none', why: `no earlier run of these suites in ${run_files/* RUNS_FOLDER */.Oi} passed`, isLastRun: true };
    }
    const baseline = await named([(0,shown_path/* shownPath */.p)(path, cwd)], at, deps);
    return baseline.kind === 'found' ? { ...baseline, isLastRun: true } : baseline;
}
async function withAnswers(history, { source, signal }) {
    if (history.kind !== 'found' || source === undefined)
        return history;
    const runId = history.provenance.at(-1)?.runId;
    const run = runId === undefined ? undefined : await source.ofRun(runId, signal);
    if (run?.kind !== 'found' || run.stored === undefined)
        return history;
    const { runs, answers } = run.stored;
    return { ...history, stored: { runs: [...runs, ...(history.stored?.runs ?? [])], answers } };
}
async function named(paths, at, deps) {
    const { files, checkout } = deps;
    const imports = deps.imports && (0,reported_run/* importsOfFiles */.ne)(paths, deps.imports);
    const parts = [];
    const seen = new Set();
    const errors = [];
    const onlyInChange = [];
    for (const [index, path] of paths.entries()) {
        const content = await baselineAt(path, at, deps);
        if (content.kind === 'nothing') {
            const added = checkout && (await baselineAt(path, at, { ...deps, files: checkout }));
            if (added !== undefined && added.kind !== 'nothing')
                onlyInChange.push(path);
            else
                errors.push(content.problem);
            continue;
        }
        const realPath = await files.realPath(content.path);
        if (seen.has(realPath))
            continue;
        seen.add(realPath);
        try {
            const part = content.kind === 'evidence'
                ? asPart(fromEvidence(await (0,evidence_files/* readEvidence */.At)(realPath, files), deps), at, deps)
                : await ofResults(content.shown, at, { index, of: paths.length }, { ...deps, imports });
            if (part.kind !== 'read')
                return part;
            parts.push(part);
        }
        catch (error) {
            if (!(error instanceof model_errors/* UserError */.yo))
                throw error;
            const [problem] = error.problems;
            return { kind: 'unavailable', why: problem?.message ?? error.message, hint: problem?.hint || undefined };
        }
    }
    if (errors.length > 0)
        throw new model_errors/* UserError */.yo(errors);
    if (seen.size === 0) {
        return { kind: 'none', why: `the base branch has nothing at ${onlyInChange.join(', ')} yet` };
    }
    const pools = (0,baseline_pools/* poolsOf */.Fo)(withOneFile(parts.flatMap(({ counted }) => counted))).map((pool) => ({ ...pool, tests: (0,baseline_pools/* withoutCopies */.OX)(pool.tests) }));
    const counted = new Set(pools.flatMap(({ tests }) => tests.flatMap(({ trials }) => trials.map(({ run }) => run))));
    const isCopy = ({ run }) => run.name !== undefined && !counted.has(run.name);
    const { runs, answers } = (0,baseline_pools/* joinedStores */.W7)(parts);
    const stored = { runs: withOneFile(runs).filter((run) => !isCopy(run)), answers };
    const provenance = parts.flatMap((part) => part.provenance);
    const whyEmpty = whyTooOld(pools, runs, at, deps);
    return { kind: 'found', pools, provenance, stored, whyEmpty };
}
function asPart(baseline, at, deps) {
    if (baseline.kind === 'unavailable')
        return baseline;
    if (baseline.kind === 'none') {
        return { kind: 'read', runs: [], counted: [], answers: new Map(), provenance: [] };
    }
    const { stored: { runs = [], answers = new Map() } = {}, provenance } = baseline;
    return { kind: 'read', runs, counted: (0,baseline_pools/* onlyIn */.w1)(recentPools(baseline.pools, at, deps), runs), answers, provenance };
}
function fromEvidence(read, { cwd }) {
    if (read.kind === 'refused') {
        return {
            kind: 'unavailable',
            why: `${(0,shown_path/* shownPath */.p)(read.path, cwd)} cannot be used: ${read.why}`,
            hint: 'Update eval-action, or remove this file to start a new baseline.',
        };
    }
    if (read.files.length === 0)
        return { kind: 'none', why: 'there is no evidence yet' };
    const provenance = read.files.map(({ path, runs }) => {
        const newest = runs.findLast(baseline_pools/* hasTrials */.cK)?.run;
        return { from: 'file', where: (0,shown_path/* shownPath */.p)(path, cwd), sha: newest?.sha, writtenAt: newest?.time };
    });
    return (0,baseline_pools/* foundIn */.QR)((0,baseline_pools/* joinedStores */.W7)(read.files), { provenance });
}
async function ofResults(resultsPath, at, { index, of }, deps) {
    const { run: results } = await (await reader()).readResults([resultsPath], deps, deps.imports);
    const run = results.imported === undefined ? results : (deps.imports?.redactor?.deep(results) ?? results);
    const why = run.dryRun
        ? 'it is a dry run'
        : run.complete
            ? undefined
            : (run.unreadable?.[0]?.message ?? 'its run did not finish');
    if (why !== undefined)
        return { kind: 'unavailable', why: `${resultsPath} cannot be used: ${why}` };
    const isTimed = isKnown(run.startedAt);
    const time = isTimed ? run.startedAt : (0,iso_time/* isoTime */.Ly)(Math.max(0, Date.parse(at)) - (isKnown(at) ? of - index : -index));
    const name = isTimed ? `${resultsPath} ${run.startedAt}` : resultsPath;
    const runs = (0,measured_run/* measuredRuns */.DK)({ ...run, startedAt: time }, { name }).map((measured) => ({
        ...measured,
        suites: measured.suites.map((suite) => (suite.file === suite.suite ? { ...suite, file: undefined } : suite)),
    }));
    return {
        kind: 'read',
        runs,
        counted: runs,
        answers: new Map(),
        provenance: [{ from: 'run', where: resultsPath, writtenAt: isTimed ? run.startedAt : undefined }],
    };
}
function withOneFile(runs) {
    const keyOf = ({ suite, target }) => JSON.stringify([suite, target]);
    const files = new Map();
    for (const suite of runs.flatMap(({ suites }) => suites)) {
        if (suite.file === undefined)
            continue;
        (0,once/* getOrMake */.I)(files, keyOf(suite), () => new Set()).add(suite.file);
    }
    const placed = (suite) => {
        const [file, ...others] = files.get(keyOf(suite)) ?? [];
        return suite.file === undefined && file !== undefined && others.length === 0 ? { ...suite, file } : suite;
    };
    return runs.map((run) => ({ ...run, suites: run.suites.map(placed) }));
}
function pruned(baseline, at, deps) {
    if (baseline.kind !== 'found')
        return baseline;
    const pools = recentPools(baseline.pools, at, deps);
    return { ...baseline, pools, whyEmpty: whyTooOld(pools, baseline.stored?.runs ?? [], at, deps) };
}
const recentPools = (pools, at, { maxAgeDays, latest }) => isKnown(at) ? pools.map((pool) => (0,baseline_pools/* prunePool */.t2)(pool, at, maxAgeDays, latest)) : pools;
const isKnown = (time) => Date.parse(time) > 0;
function whyTooOld(pools, runs, at, { maxAgeDays: days = evidence/* BASELINE_WINDOW */.P.days }) {
    const old = runs.filter(baseline_pools/* hasTrials */.cK).map(({ run }) => run);
    const [newest] = old
        .map(({ time }) => time)
        .sort()
        .reverse();
    if (newest === undefined || pools.some(({ tests }) => tests.length > 0))
        return undefined;
    if (Date.parse(newest) >= Date.parse(at) - days * iso_time/* DAY_MS */.sO)
        return undefined;
    const count = new Set(old.map(run_file/* runName */.rt)).size;
    const which = count === 1 ? 'the only baseline run is' : `all ${count} baseline runs are`;
    const day = newest.slice(0, 'YYYY-MM-DD'.length);
    return `${which} older than ${(0,trust/* ageText */.XG)(days)} (newest: ${day}); run the evals on the base branch again, or raise baseline-max-age`;
}
async function baselineAt(baselinePath, at, deps) {
    const { cwd, files } = deps;
    const path = (0,external_node_path_.resolve)(cwd, baselinePath);
    const state = await files.state(path);
    if (state === 'missing')
        return nothing(`There is no baseline at ${baselinePath}`, await (0,result_paths/* siblingNames */.T)(path, { cwd, files }));
    if (state !== 'folder') {
        return { kind: (await (0,evidence_files/* isEvidence */.em)(path, files)) ? 'evidence' : 'file', path, shown: baselinePath };
    }
    const states = await Promise.all(['report.json', run_files/* JOURNAL */.Ex].map((name) => files.state((0,external_node_path_.join)(path, name))));
    if (states.includes('file'))
        return { kind: 'run', path, shown: baselinePath };
    const areEvidence = await Promise.all((await (0,evidence_files/* linesFilesIn */.Uh)(path, files)).map((each) => (0,evidence_files/* isEvidence */.em)(each, files)));
    if (areEvidence.includes(true))
        return { kind: 'evidence', path, shown: baselinePath };
    const run = await newestRunIn(path, { at }, deps);
    if (run !== undefined)
        return { kind: 'run', path: run, shown: (0,shown_path/* shownPath */.p)(run, cwd) };
    const { names } = await files.namesIn(path, MAX_NAMES);
    return nothing(`There is no baseline in ${baselinePath}`, names.length === 0 ? 'an empty folder' : `only ${(0,similar_names/* listed */.KE)(names)}`);
}
const MAX_NAMES = 10;
function nothing(message, found) {
    const problem = {
        code: 'FILE_MISSING',
        severity: 'error',
        message,
        expected: 'an evidence file, a folder of them, a run folder, a folder of runs with a complete one, or a results file',
        found,
        hint: 'Set an existing path, or "auto" to compare with the evidence of earlier runs in .agentv/evidence.',
    };
    return { kind: 'nothing', problem };
}
const MAX_RUNS = 50;
async function newestRunIn(folder, started, deps) {
    const nameOf = (report) => (0,external_node_path_.basename)((0,external_node_path_.dirname)(report));
    const reports = await deps.files.glob(['*/report.json', '*/*/report.json'], { cwd: folder });
    const newest = reports.toSorted((a, b) => (nameOf(a) < nameOf(b) ? 1 : -1)).slice(0, MAX_RUNS);
    let withFailures;
    for (const report of newest) {
        const usable = await usabilityOf((0,external_node_path_.dirname)(report), started, deps);
        if (usable === 'usable')
            return (0,external_node_path_.dirname)(report);
        if (usable === 'with-failures')
            withFailures ??= (0,external_node_path_.dirname)(report);
    }
    return withFailures;
}
const usabilityOf = (folder, { at, since = 0 }, deps) => (0,model_errors/* unlessInvalid */.Ue)(async () => {
    const { earlierRuns } = deps;
    const { run, files } = await (await reader()).readResults([folder], deps);
    const start = Date.parse(run.startedAt);
    if (!run.complete || run.dryRun || start >= Date.parse(at) || start < since)
        return undefined;
    if (earlierRuns === undefined)
        return 'usable';
    if (!files.every(({ passed }) => passed) || !earlierRuns.isOfSameSuites(run))
        return undefined;
    return files.some(({ hasFailures }) => hasFailures) ? 'with-failures' : 'usable';
});

// EXTERNAL MODULE: ./build/js/src/config/policy/policy.js + 2 modules
var policy = __webpack_require__(20816);
// EXTERNAL MODULE: ./build/js/src/config/policy/policy-base.js
var policy_base = __webpack_require__(56593);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/platform/files/memory-files.js
var memory_files = __webpack_require__(52102);
;// CONCATENATED MODULE: ./build/js/src/baseline/baseline-files.js










const MAX_NAME = 80;
async function baselineFiles({ inputs, base, source }, { cwd, files }) {
    if (base === undefined || !base.isOwnRun || source?.from !== 'base')
        return { files, source };
    const [first = 'auto'] = inputs.baseline;
    if (first === 'none')
        return { files, source };
    const usual = first === 'auto' ? [cwd, base.root].map((folder) => (0,external_node_path_.join)(folder, evidence_files/* EVIDENCE_FOLDER */.TX)) : [];
    const isHistory = (first === 'auto' || first === 'history') && !['off', 'branch'].includes(inputs.history);
    const named = inputs.baseline.filter((each) => each !== 'auto' && each !== 'history');
    const places = [...(isHistory ? [inputs.history] : []), ...named].map((each) => (0,external_node_path_.resolve)(cwd, each));
    const paths = [...new Set([...usual, ...places])];
    if (paths.length === 0)
        return { files, source };
    try {
        const targets = await Promise.all(paths.map((path) => (0,policy_base/* linkTarget */.Cm)(path, base.root, files)));
        const differences = await base.differences([...new Set([...paths, ...targets])]);
        if (differences.size === 0)
            return { files, source };
        const isChanged = async ([path, text]) => text !== ((await files.state(path)) === 'file' ? await files.read(path, run_file/* MAX_EVIDENCE_BYTES */.bU) : undefined);
        const entries = [...differences];
        const areChanged = await Promise.all(entries.map(isChanged));
        const changedFiles = entries.flatMap(([path], index) => (areChanged[index] ? [path] : []));
        const changed = paths.filter((path, index) => changedFiles.some((each) => [path, targets[index] ?? path].some((location) => (0,memory_files/* isWithin */.UO)(each, location))));
        const changes = changed.map((path) => ({ file: (0,text_text/* cutMiddle */.it)((0,shown_path/* shownPath */.p)(path, cwd), MAX_NAME) }));
        const real = await files.realPath(base.root);
        const atRealPath = entries.map(([path, text]) => [(0,external_node_path_.join)(real, (0,external_node_path_.relative)(base.root, path)), text]);
        return {
            files: (0,memory_files/* overlaid */.ZY)(files, new Map([...differences, ...atRealPath])),
            source: { ...source, changes: [...source.changes, ...changes] },
        };
    }
    catch (error) {
        const isRefusal = error instanceof service_error/* ServiceError */._7 && (0,service_error/* lacksPermission */.kQ)(error);
        const hint = error instanceof model_errors/* UserError */.yo ? error.problems[0]?.hint : undefined;
        const why = `this change modifies the baseline files, and those of its base branch could not be read: ${(0,policy/* reasonOf */.A3)(error)}`;
        return {
            files,
            source,
            unavailable: {
                kind: 'unavailable',
                why,
                hint: isRefusal ? (0,service_error/* permissionHint */.fm)() : hint || undefined,
                lacksPermission: isRefusal || undefined,
            },
        };
    }
}

// EXTERNAL MODULE: ./build/js/src/baseline/history-baseline.js
var history_baseline = __webpack_require__(6955);
// EXTERNAL MODULE: ./build/js/src/config/policy/quarantine.js
var quarantine = __webpack_require__(28601);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/resume.js
var resume = __webpack_require__(44172);
;// CONCATENATED MODULE: ./build/js/src/runner/pipeline/gate-inputs.js







async function findGateInputs(initialPolicy, runtime, source) {
    const { inputs } = initialPolicy;
    const site = {
        cwd: (0,external_node_path_.resolve)(runtime.cwd, inputs.workingDirectory),
        files: runtime.files,
        source,
        signal: runtime.signal,
        maxAgeDays: inputs.baselineMaxAge,
        latest: runtime.latest,
        imports: runtime.imports,
        earlierRuns: runtime.earlierRuns,
        history: source?.ofHistory ?? (0,history_baseline/* localHistory */.Kk)(inputs, runtime),
    };
    const policy = await (0,quarantine/* quarantineOf */.KS)(initialPolicy, site);
    const startedAt = runtime.startedAt ?? new Date(runtime.clock.now()).toISOString();
    const { files, source: changed, unavailable, } = await baselineFiles({ ...initialPolicy, source: policy.source }, site);
    const checkout = files === site.files ? undefined : site.files;
    const baseline = unavailable ?? (await findBaseline(inputs.baseline, startedAt, { ...site, files, checkout }));
    const pools = baseline.kind === 'found' ? baseline.pools : [];
    const names = [...new Set(pools.flatMap(({ file }) => file ?? []))];
    const states = await Promise.all(names.map((name) => site.files.state((0,external_node_path_.resolve)(site.cwd, name))));
    return {
        ...initialPolicy,
        quarantine: policy.quarantine,
        source: changed,
        baseline,
        suiteFiles: new Set(names.filter((_, index) => states[index] === 'file')),
        isChange: runtime.isChange ?? false,
        warnings: [...initialPolicy.warnings, ...policy.warnings],
    };
}
const withWarnings = (run, warnings) => warnings.length === 0 ? run : { ...run, warnings: [...run.warnings, ...warnings] };
async function comparedWith({ policy, job }, { plan, until, isOfSameSuites, imports }, runtime) {
    const { inputs } = policy;
    const { source, attempts, unreadable, warnings } = await storedResults(policy, until, { job, plan }, runtime);
    const isForLater = inputs.seedBaseline !== undefined || (inputs.evidence !== 'never' && inputs.explicitInputs.includes('evidence'));
    const isDefault = !(0,resume/* isInCI */._V)(runtime.env) && inputs.shard === undefined && !inputs.dryRun && !isForLater;
    const at = until === undefined ? {} : { startedAt: until, latest: new Date(runtime.clock.now()).toISOString() };
    const earlierRuns = isOfSameSuites && { isOfSameSuites, isDefault };
    const site = { ...runtime, ...at, isChange: (0,policy_base/* isChange */.Xb)(job), earlierRuns, imports };
    const gateInputs = await findGateInputs(policy, site, source);
    return {
        attempts,
        unreadable,
        gateInputs: { ...gateInputs, warnings: [...gateInputs.warnings, ...(warnings ?? [])] },
    };
}
async function storedResults({ inputs, former }, until, { job, plan }, runtime) {
    if (job === undefined)
        return { source: undefined, attempts: [], unreadable: [], warnings: [] };
    const [{ evidenceSource }, { findAttempts }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(3097), __webpack_require__.e(8957), __webpack_require__.e(723)]).then(__webpack_require__.bind(__webpack_require__, 38957)),
        Promise.all(/* import() */[__webpack_require__.e(3097), __webpack_require__.e(6526)]).then(__webpack_require__.bind(__webpack_require__, 6526)),
    ]);
    return {
        source: evidenceSource(inputs, job, runtime, { former, until }),
        ...(await findAttempts(inputs, job, runtime, plan)),
    };
}


/***/ })

};
