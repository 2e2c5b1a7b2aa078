export const id = 2119;
export const ids = [2119];
export const modules = {

/***/ 9047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ retrying),
/* harmony export */   i: () => (/* binding */ Patience)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24850);


const PATIENCE_MS = 12_000;
const SHORTEST_TRY_MS = 3_000;
const CLOSED_MS = 60_000;
class Patience {
    #service;
    #leftMs;
    #closedUntil = 0;
    constructor(service, ms = PATIENCE_MS) {
        this.#service = service;
        this.#leftMs = ms;
    }
    async attempt(work, signal, workMs = 0) {
        if (Date.now() < this.#closedUntil) {
            throw new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._('unavailable', `${this.#service} failed for too long; the next request is sent after a minute`);
        }
        const limit = AbortSignal.timeout(Math.ceil(Math.max(this.#leftMs, SHORTEST_TRY_MS) + workMs));
        const started = performance.now();
        try {
            const done = await work(AbortSignal.any([signal, limit]));
            this.#closedUntil = 0;
            return done;
        }
        catch (error) {
            if (!signal.aborted && isOutage(error))
                this.#spend(performance.now() - started);
            throw error;
        }
    }
    takePause(ms) {
        if (ms > this.#leftMs)
            return false;
        this.#spend(ms);
        return true;
    }
    #spend(ms) {
        this.#leftMs -= ms;
        if (this.#leftMs <= 0)
            this.#closedUntil = Date.now() + CLOSED_MS;
    }
}
const isOutage = (error) => error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._ && ['unavailable', 'limited', 'tooLate'].includes(error.fault);
const RETRIES = 2;
async function retrying(work, { patience, signal, secondMs, workMs }) {
    for (let retry = 1;; retry += 1) {
        try {
            return await patience.attempt(work, signal, workMs);
        }
        catch (error) {
            const seconds = pauseOf(error, retry);
            if (seconds === undefined || signal.aborted || !patience.takePause(seconds * 1000))
                throw error;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(seconds * secondMs, undefined, { signal }).catch(() => undefined);
        }
    }
}
function pauseOf(error, retry) {
    if (!(error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._) || retry > RETRIES)
        return undefined;
    const { fault, retryAfterSeconds, isFinal } = error;
    if (isFinal)
        return undefined;
    if (fault === 'limited')
        return retryAfterSeconds;
    return fault === 'unavailable' ? (retryAfterSeconds ?? retry ** 2) : undefined;
}


/***/ }),

/***/ 91796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ workflowRuns)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24850);
/* harmony import */ var _repository_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35438);



function workflowRuns({ owner, repo, ask }) {
    return {
        async get(run, signal) {
            const found = await ask({
                what: `the request for workflow run ${run}`,
                schema: runSchema,
                send: ({ rest }, request) => rest.actions.getWorkflowRun({ owner, repo, run_id: run, exclude_pull_requests: true, request }),
            }, signal);
            const head = found.head_repository;
            return {
                id: found.id,
                attempt: found.run_attempt ?? 1,
                event: found.event,
                status: found.status ?? '',
                conclusion: found.conclusion ?? undefined,
                name: found.name ?? '',
                path: found.path.replace(/@.*$/s, ''),
                headSha: found.head_sha,
                headBranch: found.head_branch ?? undefined,
                repositoryId: found.repository.id,
                head: head ? { owner: head.owner.login, fullName: head.full_name, repositoryId: head.id } : undefined,
            };
        },
        async fileOfDefaultBranch(path, signal) {
            try {
                const found = await ask({
                    what: `the request for ${path} of the default branch`,
                    schema: _repository_files_js__WEBPACK_IMPORTED_MODULE_2__/* .contentSchema */ .FS,
                    send: ({ rest }, request) => rest.repos.getContent({ owner, repo, path, request }),
                }, signal);
                return (0,_repository_files_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(found);
            }
            catch (error) {
                if (error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._ && error.fault === 'missing')
                    return undefined;
                throw error;
            }
        },
    };
}
const runSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    run_attempt: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().optional(),
    event: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    conclusion: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    head_sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    head_branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() }),
    head_repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), full_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), owner: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }) }).nullish(),
});


/***/ }),

/***/ 56761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  evidenceSource: () => (/* binding */ evidenceSource)
});

// EXTERNAL MODULE: ./build/js/src/adapters/github/artifact-reader.js + 1 modules
var artifact_reader = __webpack_require__(13586);
// EXTERNAL MODULE: ./build/js/src/adapters/github/artifact-upload.js
var artifact_upload = __webpack_require__(25246);
// EXTERNAL MODULE: ./build/js/src/adapters/github/commits.js
var commits = __webpack_require__(29668);
// EXTERNAL MODULE: ./build/js/src/adapters/github/workflow-runs.js
var workflow_runs = __webpack_require__(91796);
// EXTERNAL MODULE: ./build/js/src/evidence/pool.js
var pool = __webpack_require__(22911);
// EXTERNAL MODULE: ./build/js/src/app/action/job.js
var action_job = __webpack_require__(35825);
// EXTERNAL MODULE: ./build/js/src/evidence/codec.js
var codec = __webpack_require__(79587);
// EXTERNAL MODULE: ./build/js/src/evidence/trust.js
var trust = __webpack_require__(65239);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/reporters/not-taken.js
var not_taken = __webpack_require__(82953);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/baseline/artifact-names.js
var artifact_names = __webpack_require__(21628);
;// CONCATENATED MODULE: ./build/js/src/app/baseline/evidence-words.js

const runText = ({ id, origin }) => origin === undefined ? `artifact ${id}` : `run ${origin.run} at ${origin.sha.slice(0, 7)}`;
const HOUR_MS = 3_600_000;
function ageText(ms) {
    const hours = Math.max(0, Math.floor(ms / HOUR_MS));
    if (hours === 0)
        return 'less than 1 h';
    return hours < 48 ? `${hours} h` : (0,shared_text/* plural */.LS)('day', Math.floor(hours / 24));
}
function distanceText(distance) {
    if (distance === 0)
        return 'at the commit where the changes begin';
    const by = (0,shared_text/* plural */.LS)('commit', Math.abs(distance));
    return distance < 0 ? `${by} before the changes begin` : `${by} after the changes begin`;
}
const [FIRST_STEPS, LAST_STEPS] = [29, 20];
const STEP_CHARACTERS = 300;
function reportedSteps(steps) {
    const others = steps.length - FIRST_STEPS - LAST_STEPS;
    const shown = others > 1
        ? [
            ...steps.slice(0, FIRST_STEPS),
            `${(0,shared_text/* plural */.LS)('more step', others)}, listed in the log of the step`,
            ...steps.slice(-LAST_STEPS),
        ]
        : steps;
    return shown.map((step) => (0,shared_text/* cutEnd */.ym)(step, STEP_CHARACTERS));
}

;// CONCATENATED MODULE: ./build/js/src/app/baseline/evidence-artifact.js










async function findEvidence(question, site, signal) {
    const steps = [];
    try {
        if ((0,artifact_upload/* isOwnServer */.YV)(question.job.serverUrl))
            return { kind: 'none', why: OWN_SERVER, steps };
        const look = question.run === undefined ? lookAround : lookInRun;
        return { ...(await look(question, site, steps, signal)), steps };
    }
    catch (error) {
        if (!(error instanceof service_error/* ServiceError */._))
            throw error;
        const isRefusal = error.fault === 'refused' || error.fault === 'missing';
        return {
            kind: 'unavailable',
            why: `could not look up the evidence of the base branch: ${error.message}`,
            ...(isRefusal && { hint: (0,not_taken/* permissionHint */.f)('actions: read'), lacksPermission: true }),
            steps,
        };
    }
}
const OWN_SERVER = 'GitHub Enterprise Server cannot store evidence as artifacts; set baseline to a file';
async function lookAround(question, site, steps, signal) {
    const { job } = question;
    const base = baseOf(job, question.branch);
    if (base === undefined) {
        return { kind: 'unavailable', why: 'the base branch is not known', hint: 'Set baseline-branch.' };
    }
    const name = (0,artifact_names/* evidenceArtifact */.uj)(question.key);
    const rules = {
        repositoryId: job.repositoryId,
        branch: base.branch,
        workflow: job.workflowFile,
        ownRun: job.run,
        now: site.now,
        maxAgeDays: question.maxAgeDays,
    };
    const all = await site.artifacts.named(name, signal);
    steps.push(`Searching for evidence in ${name}: ${(0,shared_text/* plural */.LS)('artifact', all.length)}`);
    const refusals = [];
    const candidates = all.flatMap((artifact) => {
        const looked = (0,trust/* lookAt */.t5)(artifact, rules);
        if (looked.kind === 'candidate')
            return [looked.candidate];
        refusals.push(`${runText(artifact)}: skipped, ${looked.why}`);
        return [];
    });
    steps.push(...refusals);
    const [newest] = refusals;
    const why = `no trusted run of ${base.branch} has stored evidence ${newest === undefined ? 'yet ' : ''}(${name})`;
    const none = {
        kind: 'none',
        why: newest === undefined ? `${why}; the next complete run will store it` : `${why}; ${newest}`,
    };
    if (candidates.length === 0)
        return none;
    const start = await base.start(site.commits, signal);
    const before = await site.commits.upTo(start, signal);
    const atOrBefore = (0,trust/* nearestFirst */.F8)(candidates, before);
    const broken = [];
    const lookup = { rules, site, notes: { steps, broken } };
    return ((await firstTrusted(atOrBefore, lookup, signal)) ??
        (await firstTrusted(await farBefore(candidates, before, site, signal), lookup, signal)) ??
        (await firstTrusted(await later(candidates, { start, branch: base.branch }, site, signal), lookup, signal)) ??
        (broken[0] === undefined
            ? none
            : { kind: 'unavailable', why: `the evidence of ${base.branch} could not be read: ${broken[0]}` }));
}
const HISTORY = 100;
const MOST_FAR = 5;
async function farBefore(candidates, before, { commits }, signal) {
    const [start] = before;
    if (start === undefined || before.length < HISTORY)
        return [];
    const known = new Set(before);
    const shas = [...new Set(candidates.map(({ origin }) => origin.sha))].filter((sha) => !known.has(sha));
    const placed = [];
    for (const sha of shas.slice(0, MOST_FAR)) {
        const distance = await commits.distance(sha, start, signal);
        const own = candidates.filter(({ origin }) => origin.sha === sha);
        if (distance !== undefined)
            placed.push(...own.map((candidate) => ({ candidate, distance: -distance })));
    }
    return placed.sort((a, b) => b.distance - a.distance);
}
async function later(candidates, { start, branch }, { commits }, signal) {
    const tip = await commits.upTo(branch, signal);
    const at = tip.indexOf(start);
    return (0,trust/* nearestFirst */.F8)(candidates, [], at < 0 ? tip : tip.slice(0, at));
}
const MOST_RUNS = 10;
async function firstTrusted(placed, { rules, site, notes }, signal) {
    for (const { candidate, distance } of placed.slice(0, MOST_RUNS)) {
        const run = await site.runs.get(candidate.origin.run, signal);
        const why = (0,trust/* whyNotTrusted */.zv)(run, candidate, rules);
        if (why !== undefined) {
            notes.steps.push(`${runText(candidate)}: skipped, ${why}`);
            continue;
        }
        const texts = await textsOf(candidate, site, notes, signal);
        if (texts === undefined)
            continue;
        const where = `${ageText(site.now - Date.parse(candidate.createdAt))} old, ${distanceText(distance)}`;
        notes.steps.push(`${runText(candidate)}: used, ${where}`);
        return {
            kind: 'found',
            texts,
            provenance: provenanceOf(candidate, `run ${candidate.origin.run}, ${where}`, distance),
        };
    }
    return undefined;
}
async function lookInRun({ key, job, run = 0 }, site, steps, signal) {
    const name = (0,artifact_names/* evidenceArtifact */.uj)(key);
    const artifact = (await site.artifacts.list(run, signal)).find((each) => each.name === name);
    if (artifact === undefined || artifact.isExpired) {
        const why = `run ${run} has no evidence${artifact === undefined ? '' : ' any more'} (${name})`;
        return { kind: 'unavailable', why, hint: 'Set baseline to a finished run of the base branch.' };
    }
    const { origin } = artifact;
    const own = job.repositoryId ?? origin?.repositoryId;
    if (origin === undefined || origin.headRepositoryId !== own || origin.repositoryId !== own) {
        return { kind: 'unavailable', why: `run ${run} belongs to another repository, such as a fork, and is not trusted` };
    }
    const broken = [];
    const texts = await textsOf(artifact, site, { steps, broken }, signal);
    if (texts === undefined) {
        return { kind: 'unavailable', why: [`the evidence of run ${run} cannot be read`, ...broken].join(': ') };
    }
    steps.push(`${runText(artifact)}: used, as requested`);
    return { kind: 'found', texts, provenance: provenanceOf({ ...artifact, origin }, `run ${run}, as requested`) };
}
const isEvidence = (name) => /^[\w@.-]+\.json$/.test(name);
const LIMITS = {
    archiveBytes: codec/* MAX_EVIDENCE_BYTES */.bU,
    entries: 5000,
    entryBytes: codec/* MAX_EVIDENCE_BYTES */.bU,
    totalBytes: 4 * codec/* MAX_EVIDENCE_BYTES */.bU,
};
async function textsOf(artifact, { artifacts }, { steps, broken }, signal) {
    try {
        const files = await artifacts.download(artifact, { isWanted: isEvidence, limits: LIMITS, signal });
        const texts = [...files].map(([name, bytes]) => ({ name, text: Buffer.from(bytes).toString('utf8') }));
        if (texts.length > 0)
            return texts.sort((a, b) => (a.name < b.name ? -1 : 1));
        steps.push(`${runText(artifact)}: skipped, it has no evidence`);
    }
    catch (error) {
        const isGone = error instanceof service_error/* ServiceError */._ && error.fault === 'missing';
        if (!isGone && !(error instanceof errors/* UserError */.yo))
            throw error;
        const why = error instanceof errors/* UserError */.yo ? (error.problems[0]?.message ?? '') : error.message;
        steps.push(`${runText(artifact)}: skipped. ${(0,terminal/* oneLine */.T)(why)}`);
        broken.push((0,terminal/* oneLine */.T)(why));
    }
    return undefined;
}
const provenanceOf = ({ createdAt, origin }, where, distance) => ({
    from: 'artifact',
    where,
    runId: origin.run,
    sha: origin.sha,
    branch: origin.branch,
    ...(createdAt !== undefined && { writtenAt: createdAt }),
    ...(distance !== undefined && distance <= 0 && { commitsBefore: Math.abs(distance) }),
});
function baseOf({ base, ref, head }, named) {
    const branch = named ?? base?.branch;
    if (branch === undefined)
        return undefined;
    return {
        branch,
        async start(commits, signal) {
            if (base?.sha !== undefined && branch === base.branch)
                return base.sha;
            return ref === `refs/heads/${branch}` ? head : commits.mergeBase(branch, head, signal);
        },
    };
}

// EXTERNAL MODULE: ./build/js/src/app/baseline/evidence-files.js
var evidence_files = __webpack_require__(73620);
;// CONCATENATED MODULE: ./build/js/src/app/baseline/evidence-source.js









const LOOK_MS = 60_000;
function evidenceSource(inputs, job, { http, connect, clock, log }, legs = []) {
    const { githubToken: token } = inputs;
    if (job === undefined)
        return undefined;
    if (token === undefined)
        return (0,artifact_upload/* isOwnServer */.YV)(job.serverUrl) ? undefined : WITHOUT_TOKEN;
    const client = connect({ ...job, token });
    const look = async (outer, run) => {
        const signal = AbortSignal.any([outer, AbortSignal.timeout(LOOK_MS)]);
        const maxAgeDays = inputs.baselineMaxAge ?? pool/* WINDOW */.jf.days;
        const [runs, history] = [(0,workflow_runs/* workflowRuns */.A)(client), (0,commits/* commits */.X)(client)];
        const site = {
            artifacts: (0,artifact_reader/* artifactReader */.c)(client, http),
            runs: { get: askedOnce(runs.get) },
            commits: {
                upTo: askedOnce(history.upTo),
                mergeBase: askedOnce(history.mergeBase),
                distance: askedOnce(history.distance),
            },
            now: clock.now(),
        };
        const lookFor = async (key) => {
            const found = await findEvidence({ key, job, branch: inputs.baselineBranch, maxAgeDays, run }, site, signal);
            for (const step of found.steps)
                log.info(step);
            if (found.kind === 'unavailable')
                log.warn([found.why, found.hint ?? []].flat().join('\n'));
            return { ...asBaseline(found), ...(found.steps.length > 0 && { steps: reportedSteps(found.steps) }) };
        };
        return (await ofLegs(legs, lookFor)) ?? (await lookFor((0,action_job/* keyOf */.TN)(inputs, job)));
    };
    return {
        ofBaseBranch: (signal) => look(signal),
        ofRun: (run, signal) => look(signal, run),
    };
}
async function ofLegs(keys, lookFor) {
    const looked = [];
    for (const key of keys) {
        const baseline = await lookFor(key);
        if (baseline.kind === 'unavailable')
            return baseline;
        looked.push(baseline);
    }
    const found = looked.flatMap((baseline) => (baseline.kind === 'found' ? [baseline] : []));
    if (found.length === 0)
        return undefined;
    return {
        kind: 'found',
        pools: found.flatMap(({ pools }) => pools),
        provenance: found.flatMap(({ provenance }) => provenance),
        steps: reportedSteps(looked.flatMap(({ steps = [] }) => steps)),
    };
}
function askedOnce(ask) {
    const answers = new Map();
    return (...args) => {
        const key = JSON.stringify(args.slice(0, -1));
        const answer = answers.get(key) ?? ask(...args);
        answers.set(key, answer);
        return answer;
    };
}
const noToken = async () => ({
    kind: 'unavailable',
    why: 'there is no token (github-token is empty)',
    hint: 'Remove the empty github-token, or set it to ${{ github.token }}; "baseline: none" compares with nothing.',
    lacksPermission: true,
});
const WITHOUT_TOKEN = { ofBaseBranch: noToken, ofRun: noToken };
function asBaseline(found) {
    if (found.kind !== 'found') {
        const { steps: _, ...baseline } = found;
        return baseline;
    }
    const pools = [];
    for (const { name, text } of found.texts) {
        const read = (0,evidence_files/* readEvidenceText */.NR)(text, name);
        if (read.kind === 'refused') {
            return {
                kind: 'unavailable',
                why: `${name} of ${found.provenance.where} cannot be used: ${read.why}`,
                hint: 'Use the same version of eval-action as the base branch, or run it there again to store new evidence.',
            };
        }
        pools.push(...read.files.map(({ pool }) => pool));
    }
    return { kind: 'found', pools, provenance: [found.provenance] };
}


/***/ })

};
