export const id = 1700;
export const ids = [1700];
export const modules = {

/***/ 21980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J2: () => (/* binding */ actionStep),
/* harmony export */   Zc: () => (/* binding */ isCheckDelivered),
/* harmony export */   "do": () => (/* binding */ CANCELLED_MS),
/* harmony export */   lZ: () => (/* binding */ END_MS)
/* harmony export */ });
/* harmony import */ var _edges_abandoned_work_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49898);
/* harmony import */ var _edges_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77666);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_grouped_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10664);
/* harmony import */ var _reports_annotations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27869);
/* harmony import */ var _reports_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38566);
/* harmony import */ var _reports_summary_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25830);
/* harmony import */ var _shared_redact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50866);
/* harmony import */ var _shared_secret_forms_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93203);
/* harmony import */ var _shared_secret_names_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50684);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(84133);
/* harmony import */ var _progress_terminal_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(26589);
/* harmony import */ var _runner_reporters_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(42080);
/* harmony import */ var _settle_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(28493);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(89851);















async function actionStep(read, work) {
    const runner = (0,_edges_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .openRunner */ .N)(process.env, process.stdout);
    const secrets = (0,_shared_secret_names_js__WEBPACK_IMPORTED_MODULE_9__/* .secretValues */ .VX)(process.env);
    for (const form of new Set(secrets.flatMap(_shared_secret_forms_js__WEBPACK_IMPORTED_MODULE_8__/* .usualForms */ .W)))
        runner.mask(form);
    let redact = (0,_shared_redact_js__WEBPACK_IMPORTED_MODULE_7__/* .redactor */ .$)(secrets);
    const log = {
        info: (text) => runner.print((0,_reports_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__/* .neutral */ .SY)(redact.text(text))),
        warn: (text) => runner.print((0,_reports_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__/* .neutral */ .SY)(`warning: ${redact.text(text)}`)),
        error: (text) => runner.print((0,_reports_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__/* .neutral */ .SY)(redact.text(text))),
    };
    const end = { outputs: (0,_outputs_js__WEBPACK_IMPORTED_MODULE_10__/* .outputsWithoutRun */ .M5)('The run did not begin') };
    (0,_settle_js__WEBPACK_IMPORTED_MODULE_13__/* .settleStrays */ .Q3)(log);
    const write = outputsOnce(runner);
    process.once('exit', () => {
        const ended = (0,_outputs_js__WEBPACK_IMPORTED_MODULE_10__/* .outputsWithoutRun */ .M5)('The run was ended before there was a verdict');
        if (!written(() => write(ended), log))
            process.exitCode = 2;
    });
    const decided = await (0,_settle_js__WEBPACK_IMPORTED_MODULE_13__/* .settle */ .G9)(async () => {
        try {
            const inputs = read(process.env);
            end.inputs = inputs;
            redact = (0,_shared_redact_js__WEBPACK_IMPORTED_MODULE_7__/* .redactor */ .$)(secrets, inputs.redact);
            return (0,_settle_js__WEBPACK_IMPORTED_MODULE_13__/* .exitCodeOf */ .FO)(await work(inputs, (0,_world_js__WEBPACK_IMPORTED_MODULE_14__.realWorld)(log), runner, end));
        }
        catch (error) {
            end.outputs = (0,_outputs_js__WEBPACK_IMPORTED_MODULE_10__/* .outputsWithoutRun */ .M5)(redact.text((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)));
            const problems = error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo ? (0,_model_grouped_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .groupProblems */ .U)(redact.deep(error.problems)) : [];
            await tellWhyNot(problems, end.inputs, runner, log);
            const told = (await end.live?.couldNotRun(problems)) ?? [];
            end.notes?.told(told);
            (0,_progress_terminal_js__WEBPACK_IMPORTED_MODULE_11__/* .complainAbout */ .p3)(told, log.info);
            throw error;
        }
    }, log);
    const exitCode = written(() => write(end.outputs), log) ? decided : 2;
    (0,_edges_abandoned_work_js__WEBPACK_IMPORTED_MODULE_0__/* .endDespiteAbandonedWork */ .z)(exitCode);
    return exitCode;
}
const END_MS = 120_000;
const CANCELLED_MS = 4000;
const isCheckDelivered = (receipts) => receipts.some(({ kind, name }) => name === 'check run' && kind === 'delivered');
function outputsOnce(runner) {
    let isWritten = false;
    return (outputs) => {
        if (isWritten)
            return;
        isWritten = true;
        for (const name of _outputs_js__WEBPACK_IMPORTED_MODULE_10__/* .outputNames */ .gr)
            runner.output(name, outputs[name]);
    };
}
function written(work, log) {
    try {
        work();
        return true;
    }
    catch (error) {
        for (const line of (0,_settle_js__WEBPACK_IMPORTED_MODULE_13__/* .adviceOf */ .wr)(error))
            log.error(line);
        return false;
    }
}
async function tellWhyNot(problems, inputs, runner, log) {
    if (inputs?.annotations !== 'off') {
        for (const annotation of (0,_reports_annotations_js__WEBPACK_IMPORTED_MODULE_4__/* .problemAnnotations */ .ur)(problems))
            (0,_runner_reporters_js__WEBPACK_IMPORTED_MODULE_12__/* .annotate */ .fz)(annotation, inputs, runner);
    }
    if (inputs?.jobSummary === 'off')
        return;
    try {
        await runner.addToSummary((0,_reports_summary_js__WEBPACK_IMPORTED_MODULE_6__/* .problemsMarkdown */ .K)(problems));
    }
    catch (cause) {
        log.warn(`job summary was not delivered: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}`);
    }
}


/***/ }),

/***/ 58612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fD: () => (/* binding */ keyInNames),
/* harmony export */   iZ: () => (/* binding */ keysOfResults),
/* harmony export */   p$: () => (/* binding */ resultsArtifact),
/* harmony export */   uj: () => (/* binding */ evidenceArtifact),
/* harmony export */   x8: () => (/* binding */ reportArtifact)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const evidenceArtifact = (key) => `agentv-evidence-${safe(key)}`;
const resultsArtifact = (key, attempt) => `agentv-results-${safe(key)}-${attempt}`;
const LONGEST_KEY = 100;
const reportArtifact = (key, attempt) => `agentv-report-${safe(key)}-${attempt}`;
function safe(key) {
    if (/^[\w.-]+$/.test(key) && key.length <= LONGEST_KEY)
        return key;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex').slice(0, 8);
    return `${slug(key).slice(0, LONGEST_KEY - hash.length - 1)}-${hash}`;
}
const slug = (key) => key.replaceAll(/[^\w.-]+/g, '-');
function keyInNames(names, workflow) {
    const told = partsOf(names, 'agentv-report-');
    const [part, ...others] = told.length > 0 ? told : partsOf(names, 'agentv-results-');
    if (part === undefined || others.length > 0)
        return undefined;
    const beginning = slug(`${workflow}/`);
    const job = part.startsWith(beginning) ? part.slice(beginning.length).replace(/-[0-9a-f]{8}$/, '') : '';
    const key = `${workflow}/${job}`;
    return safe(key) === part ? key : part;
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

/***/ 65534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mA: () => (/* binding */ leavesEvidence),
/* harmony export */   uJ: () => (/* binding */ evidenceUploads)
/* harmony export */ });
/* unused harmony export evidenceReporter */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _edges_github_artifact_upload_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38732);
/* harmony import */ var _evidence_trust_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65239);
/* harmony import */ var _reports_reporters_not_taken_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82953);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5594);
/* harmony import */ var _artifact_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58612);
/* harmony import */ var _evidence_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17564);
/* harmony import */ var _github_reporters_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76842);








function evidenceUploads({ inputs, job, folder, evidence, env, signal }) {
    if (job === undefined || !inputs.uploadArtifacts || evidence.length === 0)
        return [];
    const reporter = evidenceReporter({
        key: (0,_github_reporters_js__WEBPACK_IMPORTED_MODULE_7__/* .keyOf */ .TN)(inputs, job),
        job,
        evidence: inputs.evidence,
        branch: inputs.baselineBranch,
        retentionDays: inputs.artifactRetentionDays,
        writer: _edges_github_artifact_upload_js__WEBPACK_IMPORTED_MODULE_1__/* .artifactWriter */ .YJ,
        whyNone: (0,_edges_github_artifact_upload_js__WEBPACK_IMPORTED_MODULE_1__/* .whyNoArtifacts */ .fJ)(env),
        paths: evidence,
        folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _evidence_files_js__WEBPACK_IMPORTED_MODULE_6__/* .RUN_EVIDENCE */ .K$),
        signal,
    });
    return [reporter];
}
function leavesEvidence({ baselineBranch: branch, uploadArtifacts }, job, env) {
    if (job === undefined || (uploadArtifacts && (0,_edges_github_artifact_upload_js__WEBPACK_IMPORTED_MODULE_1__/* .whyNoArtifacts */ .fJ)(env) !== undefined))
        return false;
    return whyBranchLeavesNone(job, branch) === undefined;
}
function evidenceReporter(options) {
    return {
        name: NAME,
        async deliver(report) {
            const why = whyNone(options, report);
            if (why !== undefined)
                return { kind: 'notNeeded', name: NAME, why };
            try {
                return await leave(options);
            }
            catch (error) {
                return (0,_reports_reporters_not_taken_js__WEBPACK_IMPORTED_MODULE_3__/* .notTaken */ .h)(NAME, error, undefined, undefined);
            }
        },
    };
}
const NAME = 'evidence';
function whyNone({ evidence, whyNone, job, branch, paths }, report) {
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
    return whyBranchLeavesNone(job, branch) ?? (paths.length === 0 ? 'Nothing was measured' : undefined);
}
function whyBranchLeavesNone({ event, ref, isProtected, defaultBranch }, branch) {
    const branches = [defaultBranch, branch].filter((name) => name !== undefined);
    return (0,_evidence_trust_js__WEBPACK_IMPORTED_MODULE_2__/* .whyNotLeft */ .jS)({ event, ref, isProtected, branches });
}
async function leave(options) {
    const { writer, job, retentionDays, folder, paths } = options;
    const name = (0,_artifact_names_js__WEBPACK_IMPORTED_MODULE_5__/* .evidenceArtifact */ .uj)(options.key);
    const signal = options.signal();
    const artifact = { name, folder, files: paths, retentionDays };
    let uploaded = await writer.upload(artifact, signal);
    if (uploaded.kind === 'nameTaken' && job.attempt > 1) {
        await writer.remove(name, signal);
        uploaded = await writer.upload(artifact, signal);
    }
    if (uploaded.kind === 'uploaded') {
        return { kind: 'delivered', name: NAME, where: `${name}${expiryText(retentionDays)}` };
    }
    return {
        kind: 'notDelivered',
        name: NAME,
        why: `Another job of this run leaves evidence with the key "${options.key}", too`,
        hint: 'Give each of them a comment-key of its own, such as the values of its matrix.',
    };
}
const QUIET_DAYS = 30;
const expiryText = (days) => days !== undefined && days < QUIET_DAYS ? `, which expires in ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)('day', days)}: before a quiet month ends` : '';


/***/ }),

/***/ 34383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ evidenceSource)
});

// EXTERNAL MODULE: ./build/js/src/edges/github/artifact-reader.js + 1 modules
var artifact_reader = __webpack_require__(5067);
// EXTERNAL MODULE: ./build/js/src/edges/github/artifact-upload.js
var artifact_upload = __webpack_require__(38732);
// EXTERNAL MODULE: ./build/js/src/edges/github/commits.js
var commits = __webpack_require__(2222);
// EXTERNAL MODULE: ./build/js/src/edges/github/workflow-runs.js
var workflow_runs = __webpack_require__(81554);
// EXTERNAL MODULE: ./build/js/src/evidence/pool.js + 1 modules
var pool = __webpack_require__(36006);
// EXTERNAL MODULE: ./build/js/src/evidence/codec.js + 1 modules
var codec = __webpack_require__(40244);
// EXTERNAL MODULE: ./build/js/src/evidence/trust.js
var trust = __webpack_require__(65239);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/service-error.js
var service_error = __webpack_require__(47093);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/reporters/not-taken.js
var not_taken = __webpack_require__(82953);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/artifact-names.js
var artifact_names = __webpack_require__(58612);
;// CONCATENATED MODULE: ./build/js/src/app/base-commit.js
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

;// CONCATENATED MODULE: ./build/js/src/app/evidence-words.js

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
function toldSteps(steps) {
    const others = steps.length - FIRST_STEPS - LAST_STEPS;
    const shown = others > 1
        ? [
            ...steps.slice(0, FIRST_STEPS),
            `${(0,shared_text/* plural */.LS)('more step', others)}: the log of the step tells them`,
            ...steps.slice(-LAST_STEPS),
        ]
        : steps;
    return shown.map((step) => (0,shared_text/* cutEnd */.ym)(step, STEP_CHARACTERS));
}

;// CONCATENATED MODULE: ./build/js/src/app/evidence-artifact.js











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
            why: `The evidence of the base branch could not be looked up: ${error.message}`,
            ...(isRefusal && { hint: (0,not_taken/* permissionHint */.f)('actions: read'), lacksPermission: true }),
            steps,
        };
    }
}
const OWN_SERVER = 'GitHub Enterprise Server has no artifacts that evidence could be kept in; name a file as baseline';
async function lookAround(question, site, steps, signal) {
    const { job } = question;
    const base = baseOf(job, question.branch);
    if (base === undefined) {
        return { kind: 'unavailable', why: 'The base branch is not known', hint: 'Name it with baseline-branch.' };
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
    steps.push(`Evidence is looked for in ${name}: ${(0,shared_text/* plural */.LS)('artifact', all.length)}`);
    const refusals = [];
    const candidates = all.flatMap((artifact) => {
        const looked = (0,trust/* lookAt */.t5)(artifact, rules);
        if (looked.kind === 'candidate')
            return [looked.candidate];
        refusals.push(`${runText(artifact)}: left out, ${looked.why}`);
        return [];
    });
    steps.push(...refusals);
    const [newest] = refusals;
    const why = `No trusted run of ${base.branch} has left evidence ${newest === undefined ? 'yet ' : ''}(${name})`;
    const none = {
        kind: 'none',
        why: newest === undefined ? `${why}; the next complete one does` : `${why}; ${newest}`,
    };
    if (candidates.length === 0)
        return none;
    const start = await base.start(site.commits, signal);
    const before = await site.commits.upTo(start, signal);
    const atOrBefore = (0,trust/* nearestFirst */.F8)(candidates, before);
    const broken = [];
    return ((await firstTrusted(atOrBefore, rules, site, { steps, broken }, signal)) ??
        (await firstTrusted(await farBefore(candidates, before, site, signal), rules, site, { steps, broken }, signal)) ??
        (await firstTrusted(await later(candidates, start, base.branch, site, signal), rules, site, { steps, broken }, signal)) ??
        (broken[0] === undefined
            ? none
            : { kind: 'unavailable', why: `The evidence of ${base.branch} could not be read: ${broken[0]}` }));
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
async function later(candidates, start, branch, { commits }, signal) {
    const tip = await commits.upTo(branch, signal);
    const at = tip.indexOf(start);
    return (0,trust/* nearestFirst */.F8)(candidates, [], at < 0 ? tip : tip.slice(0, at));
}
const MOST_RUNS = 10;
async function firstTrusted(placed, rules, site, notes, signal) {
    for (const { candidate, distance } of placed.slice(0, MOST_RUNS)) {
        const run = await site.runs.get(candidate.origin.run, signal);
        const why = (0,trust/* whyNotTrusted */.zv)(run, candidate, rules);
        if (why !== undefined) {
            notes.steps.push(`${runText(candidate)}: left out, ${why}`);
            continue;
        }
        const texts = await textsOf(candidate, site, notes, signal);
        if (texts === undefined)
            continue;
        const where = `${ageText(site.now - Date.parse(candidate.createdAt))} old, ${distanceText(distance)}`;
        notes.steps.push(`${runText(candidate)}: taken, ${where}`);
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
        const why = `Run ${run} has no evidence${artifact === undefined ? '' : ' any more'} (${name})`;
        return { kind: 'unavailable', why, hint: 'Name a run that ended on the base branch.' };
    }
    const { origin } = artifact;
    const own = job.repositoryId ?? origin?.repositoryId;
    if (origin === undefined || origin.headRepositoryId !== own || origin.repositoryId !== own) {
        return { kind: 'unavailable', why: `Run ${run} was of another repository, such as a fork: it is not believed` };
    }
    const broken = [];
    const texts = await textsOf(artifact, site, { steps, broken }, signal);
    if (texts === undefined) {
        return { kind: 'unavailable', why: [`The evidence of run ${run} cannot be read`, ...broken].join(': ') };
    }
    steps.push(`${runText(artifact)}: taken, as asked for`);
    return { kind: 'found', texts, provenance: provenanceOf({ ...artifact, origin }, `run ${run}, as asked for`) };
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
        steps.push(`${runText(artifact)}: left out, it holds no evidence`);
    }
    catch (error) {
        const isGone = error instanceof service_error/* ServiceError */._ && error.fault === 'missing';
        if (!isGone && !(error instanceof errors/* UserError */.yo))
            throw error;
        const why = error instanceof errors/* UserError */.yo ? (error.problems[0]?.message ?? '') : error.message;
        steps.push(`${runText(artifact)}: left out. ${(0,terminal/* oneLine */.T)(why)}`);
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

// EXTERNAL MODULE: ./build/js/src/app/evidence-files.js
var evidence_files = __webpack_require__(17564);
// EXTERNAL MODULE: ./build/js/src/app/github-reporters.js + 2 modules
var github_reporters = __webpack_require__(76842);
;// CONCATENATED MODULE: ./build/js/src/app/evidence-source.js









const LOOK_MS = 60_000;
function evidenceSource(inputs, job, { http, connect, clock, log }, legs = []) {
    const { githubToken: token } = inputs;
    if (job === undefined)
        return undefined;
    const isExpected = !(0,artifact_upload/* isOwnServer */.YV)(job.serverUrl);
    if (token === undefined)
        return isExpected ? WITHOUT_TOKEN : undefined;
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
            return { ...asBaseline(found), ...(found.steps.length > 0 && { steps: toldSteps(found.steps) }) };
        };
        return (await ofLegs(legs, lookFor)) ?? (await lookFor((0,github_reporters/* keyOf */.TN)(inputs, job)));
    };
    return {
        isExpected,
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
        steps: toldSteps(looked.flatMap(({ steps = [] }) => steps)),
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
const WITHOUT_TOKEN = { isExpected: true, ofBaseBranch: noToken, ofRun: noToken };
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
                hint: 'Use the version of eval-action that the base branch uses, or let a run there leave evidence anew.',
            };
        }
        pools.push(...read.files.map(({ pool }) => pool));
    }
    return { kind: 'found', pools, provenance: [found.provenance] };
}


/***/ }),

/***/ 22815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ requireInsideWorkspace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _checkout_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41195);



async function requireInsideWorkspace({ workingDirectory, outputDirectory }, site) {
    const cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(site.cwd, workingDirectory);
    await requireInside('working-directory', cwd, site);
    if (outputDirectory !== undefined)
        await requireInside('output-directory', (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, outputDirectory), site);
}
async function requireInside(input, folder, { files, checkout }) {
    let existing = folder;
    while ((await files.state(existing)) === 'missing' && existing !== (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(existing))
        existing = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(existing);
    const real = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(await files.realPath(existing), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(existing, folder));
    if (!(0,_checkout_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isOutside */ ._K)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(checkout, real)))
        return;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', `\`${input}\` is outside the workspace`, {
        expected: `a folder in ${checkout} (GITHUB_WORKSPACE)`,
        found: real,
    });
}


/***/ }),

/***/ 91798:
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

/***/ 84133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M5: () => (/* binding */ outputsWithoutRun),
/* harmony export */   Yz: () => (/* binding */ outputsOf),
/* harmony export */   gr: () => (/* binding */ outputNames)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _reports_overall_delta_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70229);
/* harmony import */ var _earlier_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3532);



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
        fixed: count('fixed', 'maybe-fixed'),
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
        'results-path': (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _earlier_run_js__WEBPACK_IMPORTED_MODULE_2__/* .runFiles */ .NW.journal),
        'report-path': (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _earlier_run_js__WEBPACK_IMPORTED_MODULE_2__/* .runFiles */ .NW.report),
        'junit-path': (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _earlier_run_js__WEBPACK_IMPORTED_MODULE_2__/* .runFiles */ .NW.junit),
        'summary-path': (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _earlier_run_js__WEBPACK_IMPORTED_MODULE_2__/* .runFiles */ .NW.summary),
        'comment-path': whereOf('comment.md', receipts),
        'comment-url': whereOf('comment', receipts),
        'check-url': whereOf('check run', receipts),
        'artifact-url': whereOf('artifact', receipts),
        headline: verdict.headline.replaceAll(/\s+/g, ' ').slice(0, MAX_HEADLINE),
        json: smallJson(report),
    };
}
function outputsWithoutRun(why) {
    const unknown = Object.fromEntries(outputNames.map((name) => [name, '']));
    const headline = why.replaceAll(/\s+/g, ' ').slice(0, MAX_HEADLINE);
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
function smallJson({ verdict, conclusion, totals, suites }) {
    const most = { verdict: verdict.kind, conclusion, headline: verdict.headline.slice(0, MAX_HEADLINE), totals };
    const all = JSON.stringify({ ...most, suites });
    return Buffer.byteLength(all) <= MAX_JSON_BYTES ? all : JSON.stringify({ ...most, suitesLeftOut: suites.length });
}
const numberText = (value) => value === undefined ? '' : String(Math.round(value * 10_000) / 10_000);


/***/ }),

/***/ 78552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ heldToBase)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_service_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47093);
/* harmony import */ var _model_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24298);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5594);
/* harmony import */ var _commit_texts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18315);
/* harmony import */ var _find_policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99019);







async function heldToBase({ run, before }, { cwd, files }) {
    const site = { cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, before.inputs.workingDirectory), files };
    const { base, source } = before;
    const names = [...new Set(run.results.map(({ suiteFile }) => suiteFile))].filter((name) => /\.ya?ml$/i.test(name));
    if (base === undefined || source?.from !== 'base' || names.length === 0)
        return { run, before };
    const paths = new Map(names.map((name) => [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(site.cwd, name), name]));
    const all = [...paths.keys()];
    let theirs;
    try {
        theirs = await base.few(all);
    }
    catch (error) {
        const { problem: _, ...said } = (0,_find_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .whyUnreadable */ ._)(error);
        const isTooMuch = error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo;
        return { run, before: { ...before, source: { ...source, ...said, ...(isTooMuch && { unavailable: true }) } } };
    }
    const known = all.filter((path) => theirs.has(path));
    const ours = await ownTexts(base, known, site);
    const differing = known.filter((path) => ours === undefined || theirs.get(path) !== ours.get(path));
    const left = differing.length === 0 ? undefined : await orUnknown(() => base.before(differing));
    const promises = differing.map((path) => ({
        file: paths.get(path) ?? path,
        base: promisesIn(theirs.get(path)),
        here: promisesIn(ours?.get(path)),
        left: left && promisesIn(left.get(path)),
    }));
    const changes = ours === undefined ? [] : promises.flatMap(changesOf);
    return {
        run: promises.reduce(held, run),
        before: { ...before, source: { ...source, changes: [...source.changes, ...changes] } },
    };
}
function promisesIn(text) {
    const opened = (0,_model_source_js__WEBPACK_IMPORTED_MODULE_3__/* .openYaml */ .IM)('', text ?? '');
    if (opened.kind === 'invalid')
        return { threshold: undefined, mustPass: false, tests: new Map() };
    const execution = opened.root.field('execution');
    const threshold = execution?.field('threshold')?.value;
    const tests = opened.root.field('tests')?.items() ?? [];
    return {
        threshold: typeof threshold === 'number' && threshold >= 0 && threshold <= 1 ? threshold : undefined,
        mustPass: execution?.field('must_pass')?.value === true,
        tests: new Map(tests.flatMap((item) => {
            const id = item.field('id')?.text;
            return id === undefined ? [] : [[id, item.field('must_pass')?.value === true]];
        })),
    };
}
function changesOf({ file, base, here, left }) {
    const changes = [];
    if (base.threshold !== here.threshold && (left === undefined || left.threshold !== here.threshold)) {
        changes.push({
            what: `threshold of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutMiddle */ .it)(file, LONGEST_NAME)}`,
            ...(base.threshold !== undefined && { base: String(base.threshold) }),
            ...(here.threshold !== undefined && { here: String(here.threshold) }),
            counts: base.threshold === undefined ? 'here' : 'base',
        });
    }
    if (base.mustPass && !here.mustPass && (left === undefined || left.mustPass)) {
        changes.push({
            what: `must_pass of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutMiddle */ .it)(file, LONGEST_NAME)}`,
            base: 'true',
            here: 'false',
            counts: 'base',
        });
    }
    for (const [id, mustPass] of base.tests) {
        const isLetOff = mustPass &&
            !here.mustPass &&
            here.tests.get(id) === false &&
            (left === undefined || left.tests.get(id) !== false);
        if (isLetOff) {
            changes.push({
                what: `must_pass of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutMiddle */ .it)(id, LONGEST_NAME)}`,
                base: 'true',
                here: 'false',
                counts: 'base',
            });
        }
    }
    return changes;
}
const LONGEST_NAME = 80;
function held(run, { file, base }) {
    const own = run.results.filter(({ suiteFile }) => suiteFile === file);
    const floors = new Map(run.floors.map((floor) => [keyOf(floor), floor]));
    for (const { suite, target } of own) {
        const floor = { suite, file, target, threshold: base.threshold ?? 0, from: 'suite' };
        if (base.threshold !== undefined && floors.get(keyOf(floor))?.from !== 'input')
            floors.set(keyOf(floor), floor);
    }
    return {
        ...run,
        floors: [...floors.values()],
        results: run.results.map((result) => result.suiteFile === file && (base.mustPass || base.tests.get(result.testId) === true)
            ? { ...result, mustPass: true }
            : result),
    };
}
const keyOf = ({ suite, file, target }) => JSON.stringify([file, suite, target]);
async function ownTexts({ changed }, paths, { files }) {
    if (changed !== undefined)
        return orUnknown(() => changed(paths));
    return orUnknown(async () => {
        const texts = new Map();
        for (const path of paths) {
            if ((await files.state(path)) === 'file')
                texts.set(path, await files.read(path, _commit_texts_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_POLICY_BYTES */ .mk));
        }
        return texts;
    });
}
async function orUnknown(work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof _model_service_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._ || error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 21796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ resultsReporter)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _reports_reporters_not_taken_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82953);
/* harmony import */ var _earlier_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3532);



function resultsReporter(options) {
    return {
        name: NAME,
        async deliver() {
            if (options.whyNone !== undefined)
                return { kind: 'notNeeded', name: NAME, why: options.whyNone };
            try {
                return await upload(options);
            }
            catch (error) {
                return (0,_reports_reporters_not_taken_js__WEBPACK_IMPORTED_MODULE_1__/* .notTaken */ .h)(NAME, error, undefined, undefined);
            }
        },
    };
}
const NAME = 'artifact';
async function upload({ name, job, folder, retentionDays, writer, files, signal }) {
    const paths = Object.values(_earlier_run_js__WEBPACK_IMPORTED_MODULE_2__/* .runFiles */ .NW).map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, file));
    const states = await Promise.all(paths.map((path) => files.state(path)));
    const present = paths.filter((_, index) => states[index] === 'file');
    const uploaded = await writer.upload({ name, folder, files: present, retentionDays }, signal());
    if (uploaded.kind === 'uploaded')
        return { kind: 'delivered', name: NAME, where: artifactUrl(job, uploaded.id) };
    return {
        kind: 'notDelivered',
        name: NAME,
        why: `Another job of this run has an artifact ${name}, too`,
        hint: 'Give each of them a comment-key of its own, such as the values of its matrix.',
    };
}
const artifactUrl = ({ serverUrl, owner, repo, run }, id) => `${serverUrl}/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/actions/runs/${run}/artifacts/${id}`;


/***/ }),

/***/ 42080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fz: () => (/* binding */ annotate),
  jP: () => (/* binding */ annotationReporter),
  GF: () => (/* binding */ summaryReporter)
});

// EXTERNAL MODULE: ./build/js/src/edges/github/limits.js
var limits = __webpack_require__(43270);
// EXTERNAL MODULE: ./build/js/src/model/place.js
var place = __webpack_require__(62070);
// EXTERNAL MODULE: ./build/js/src/reports/annotations.js
var annotations = __webpack_require__(27869);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/reports/comment-parts.js
var comment_parts = __webpack_require__(29997);
// EXTERNAL MODULE: ./build/js/src/reports/marks.js
var marks = __webpack_require__(11241);
// EXTERNAL MODULE: ./build/js/src/reports/totals-line.js + 1 modules
var totals_line = __webpack_require__(32874);
;// CONCATENATED MODULE: ./build/js/src/reports/short-summary.js




function shortSummary(report) {
    const { verdict } = report;
    const { icon, word } = (0,marks/* verdictMark */.vG)(verdict.kind);
    const [rate = '', ...others] = (0,totals_line/* totalsLine */.$)(report);
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
        `### ${icon} ${word}: ${(0,comment_parts/* sentence */.em)(verdict.headline)}`,
        [`**${rate}**`, ...others].join(' \u00b7 '),
        ...(items.length > 0 ? [items.join('\n')] : []),
    ]);
}
const MOST_REASONS = 4;

// EXTERNAL MODULE: ./build/js/src/reports/summary.js + 4 modules
var summary = __webpack_require__(25830);
// EXTERNAL MODULE: ./build/js/src/app/checkout-path.js
var checkout_path = __webpack_require__(41195);
;// CONCATENATED MODULE: ./build/js/src/app/runner-reporters.js







const summaryReporter = (runner, mode) => ({
    name: 'job summary',
    async deliver(report) {
        const written = await runner.addToSummary(mode === 'short' ? shortSummary(report) : (0,summary/* summaryMarkdown */.e)(report, limits/* JOB_SUMMARY_BYTES */.HC));
        return written
            ? { kind: 'delivered', name: 'job summary', where: 'the summary of the job' }
            : {
                kind: 'notDelivered',
                name: 'job summary',
                why: 'the runner keeps no summary (GITHUB_STEP_SUMMARY is not set)',
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
    const message = `${annotation.message}\nat ${(0,place/* placeText */.Z)({ file: (0,terminal/* oneLine */.T)(file), line, column })}`;
    print((0,annotations/* annotationCommand */.jx)(path === undefined ? { ...placeless, message } : { ...annotation, file: path }));
}


/***/ }),

/***/ 28493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wr: () => (/* binding */ adviceOf),
  FO: () => (/* binding */ exitCodeOf),
  G9: () => (/* binding */ settle),
  Q3: () => (/* binding */ settleStrays)
});

;// CONCATENATED MODULE: ./build/js/src/edges/stray-errors.js
function onStrayError(tell, exitCode) {
    process.on('uncaughtException', (error) => {
        tell(error);
        process.exit(exitCode);
    });
}

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/grouped-problems.js
var grouped_problems = __webpack_require__(10664);
// EXTERNAL MODULE: ./build/js/src/shared/never.js
var never = __webpack_require__(25379);
;// CONCATENATED MODULE: ./build/js/src/app/settle.js




async function settle(work, log) {
    try {
        return await work();
    }
    catch (error) {
        for (const line of adviceOf(error))
            log.error(line);
        return 2;
    }
}
const settleStrays = (log) => onStrayError((error) => log.error(asBug(error)), 2);
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

/***/ 24674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ localReporters),
/* harmony export */   p: () => (/* binding */ annotationsInstead)
/* harmony export */ });
/* harmony import */ var _action_step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21980);
/* harmony import */ var _file_reporters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67986);
/* harmony import */ var _runner_reporters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42080);



const localReporters = (inputs, runner, { folder, files, context }) => [
    ...(inputs.jobSummary === 'off' ? [] : [(0,_runner_reporters_js__WEBPACK_IMPORTED_MODULE_2__/* .summaryReporter */ .GF)(runner, inputs.jobSummary)]),
    ...(0,_file_reporters_js__WEBPACK_IMPORTED_MODULE_1__/* .fileReporters */ .v)(folder, files, context),
    ...(inputs.annotations === 'commands' ? [(0,_runner_reporters_js__WEBPACK_IMPORTED_MODULE_2__/* .annotationReporter */ .jP)(inputs, runner)] : []),
];
const annotationsInstead = (inputs, runner, told) => inputs.annotations === 'check' && !(0,_action_step_js__WEBPACK_IMPORTED_MODULE_0__/* .isCheckDelivered */ .Zc)(told) ? [(0,_runner_reporters_js__WEBPACK_IMPORTED_MODULE_2__/* .annotationReporter */ .jP)(inputs, runner)] : [];


/***/ }),

/***/ 50713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ version)
});

;// CONCATENATED MODULE: ./build/js/package.json
const package_namespaceObject = {"rE":"0.1.0"};
;// CONCATENATED MODULE: ./build/js/src/app/version.js

const { /* version */ "rE": version } = package_namespaceObject;


/***/ }),

/***/ 5067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ artifactReader)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/service-error.js
var service_error = __webpack_require__(47093);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/js/src/edges/unzip.js


function unzip(bytes, { shown, isWanted, limits }) {
    const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const refuse = (why) => refusal(shown, why);
    const entries = directoryOf(archive, limits, refuse);
    const names = new Set();
    const files = new Map();
    let left = limits.totalBytes;
    for (const entry of entries) {
        const { name } = entry;
        const bad = whatIsWrong(name) ?? (isSpecial(entry) ? 'is a link or a device' : undefined);
        if (bad !== undefined)
            throw refuse(`the entry ${JSON.stringify(name.slice(0, 100))} ${bad}`);
        const folded = name.normalize('NFC').toLowerCase();
        if (names.has(folded))
            throw refuse(`it has two entries ${JSON.stringify(name.slice(0, 100))}`);
        names.add(folded);
        if (name.endsWith('/') || !isWanted(name))
            continue;
        const content = contentOf(archive, entry, Math.min(limits.entryBytes, left), refuse);
        left -= content.length;
        files.set(name, content);
    }
    return files;
}
const refusal = (shown, why) => (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${shown} is not read: ${why}`, {
    hint: 'Upload the files again; an archive that is made by hand may need other names.',
});
const END = { signature: 0x06054b50, size: 22, longestComment: 0xffff };
const CENTRAL = { signature: 0x02014b50, size: 46 };
const LOCAL = { signature: 0x04034b50, size: 30 };
const ENCRYPTED = 0x1;
const STORED = 0;
const DEFLATED = 8;
const UNIX = 3;
function directoryOf(archive, limits, refuse) {
    const end = endOf(archive, refuse);
    const count = archive.readUInt16LE(end + 10);
    const size = archive.readUInt32LE(end + 12);
    const start = archive.readUInt32LE(end + 16);
    const isSplit = archive.readUInt16LE(end + 4) !== 0 || archive.readUInt16LE(end + 8) !== count;
    if (isSplit || count === 0xffff || start === 0xffff_ffff)
        throw refuse('it is split, or of the large format');
    if (count > limits.entries)
        throw refuse(`it has more than ${limits.entries} entries`);
    if (start + size > end)
        throw refuse('its directory is damaged');
    const entries = [];
    let at = start;
    for (let index = 0; index < count; index += 1) {
        if (at + CENTRAL.size > end || archive.readUInt32LE(at) !== CENTRAL.signature) {
            throw refuse('its directory is damaged');
        }
        const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field));
        const nameEnd = at + CENTRAL.size + (nameLength ?? 0);
        if (nameEnd > end)
            throw refuse('its directory is damaged');
        if ((archive.readUInt16LE(at + 8) & ENCRYPTED) !== 0)
            throw refuse('it is encrypted');
        entries.push({
            name: nameIn(archive.subarray(at + CENTRAL.size, nameEnd), refuse),
            madeOn: archive.readUInt8(at + 5),
            attributes: archive.readUInt32LE(at + 38),
            method: archive.readUInt16LE(at + 10),
            crc: archive.readUInt32LE(at + 16),
            packed: archive.readUInt32LE(at + 20),
            size: archive.readUInt32LE(at + 24),
            offset: archive.readUInt32LE(at + 42),
        });
        at = nameEnd + (extraLength ?? 0) + (commentLength ?? 0);
    }
    return entries;
}
function endOf(archive, refuse) {
    const first = Math.max(0, archive.length - END.size - END.longestComment);
    for (let at = archive.length - END.size; at >= first; at -= 1) {
        const isEnd = archive.readUInt32LE(at) === END.signature;
        if (isEnd && at + END.size + archive.readUInt16LE(at + 20) === archive.length)
            return at;
    }
    throw refuse('it is no ZIP archive, or cut off');
}
function nameIn(bytes, refuse) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        throw refuse('a name in it is no text');
    }
}
const RESERVED = /^(?:con|prn|aux|nul|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])(?:\..*)?$/i;
function whatIsWrong(name) {
    if (name === '' || name.length > 1000)
        return 'has no name, or far too long a one';
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
function isSpecial({ madeOn, attributes, name }) {
    const type = (attributes >>> 16) & 0o170_000;
    if (madeOn !== UNIX || type === 0)
        return false;
    return type !== (name.endsWith('/') ? 0o040_000 : 0o100_000);
}
function contentOf(archive, entry, most, refuse) {
    const { name, offset, packed, size, method, crc } = entry;
    const shown = JSON.stringify(name.slice(0, 100));
    if (size > most)
        throw refuse(`${shown} is larger than is allowed`);
    if (offset + LOCAL.size > archive.length || archive.readUInt32LE(offset) !== LOCAL.signature) {
        throw refuse(`${shown} is damaged`);
    }
    const start = offset + LOCAL.size + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
    if (start + packed > archive.length)
        throw refuse(`${shown} is cut off`);
    const data = archive.subarray(start, start + packed);
    const content = method === STORED ? data : method === DEFLATED ? inflated(data, most) : undefined;
    if (content === undefined)
        throw refuse(`${shown} is damaged, or larger than is allowed`);
    if (content.length !== size || (0,external_node_zlib_.crc32)(content) !== crc)
        throw refuse(`${shown} is not what its directory says`);
    return content;
}
function inflated(data, most) {
    try {
        return (0,external_node_zlib_.inflateRawSync)(data, { maxOutputLength: Math.max(1, most) });
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/js/src/edges/github/limits.js
var github_limits = __webpack_require__(43270);
// EXTERNAL MODULE: ./build/js/src/edges/github/patience.js
var github_patience = __webpack_require__(33481);
;// CONCATENATED MODULE: ./build/js/src/edges/github/artifact-reader.js







function artifactReader({ owner, repo, ask, storePatience: patience }, http, secondMs = 1000) {
    return {
        async named(name, signal) {
            const { artifacts } = await ask({
                what: `the request for the artifacts named ${name}`,
                schema: listSchema,
                send: ({ rest }, request) => rest.actions.listArtifactsForRepo({ owner, repo, name, per_page: 100, request }),
            }, signal);
            return artifacts
                .map(asInfo)
                .sort((a, b) => Date.parse(b.createdAt ?? '') - Date.parse(a.createdAt ?? '') || b.id - a.id);
        },
        async list(run, signal) {
            const found = [];
            for (let page = 1; page <= github_limits/* MOST_ARTIFACT_PAGES */.QG; page += 1) {
                const { artifacts } = await ask({
                    what: `the request for the artifacts of workflow run ${run}`,
                    schema: listSchema,
                    send: ({ rest }, request) => rest.actions.listWorkflowRunArtifacts({ owner, repo, run_id: run, per_page: 100, page, request }),
                }, signal);
                found.push(...artifacts.map(asInfo));
                if (artifacts.length < 100)
                    break;
            }
            return found;
        },
        async download(artifact, { isWanted, limits, signal }) {
            const shown = `The artifact ${artifact.name}`;
            if (artifact.bytes > limits.archiveBytes)
                throw tooLarge(shown, limits.archiveBytes);
            const location = await ask({
                what: `the request for the address of the artifact ${artifact.name}`,
                schema: schemas/* url */.OZ5(),
                async send({ rest }, request) {
                    const { headers } = await rest.actions.downloadArtifact({
                        owner,
                        repo,
                        artifact_id: artifact.id,
                        archive_format: 'zip',
                        request: { ...request, redirect: 'manual' },
                    });
                    return { data: headers.location };
                },
            }, signal);
            const most = limits.archiveBytes;
            const workMs = github_limits/* SLOWEST_MS_PER_MIB */.SJ * (artifact.bytes / 2 ** 20);
            const bytes = await (0,github_patience/* retrying */.R)((within) => fetched(location, { shown, most, http, signal: within }), {
                patience,
                signal,
                secondMs,
                workMs,
            });
            const digest = `sha256:${(0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex')}`;
            if (artifact.digest?.startsWith('sha256:') && artifact.digest !== digest) {
                throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${shown} is not what was uploaded`, {
                    expected: artifact.digest,
                    found: digest,
                });
            }
            return unzip(bytes, { shown, isWanted, limits });
        },
    };
}
const artifactSchema = schemas/* object */.Ikc({
    id: schemas/* int */.Whr(),
    name: schemas/* string */.YjP(),
    size_in_bytes: schemas/* number */.aig(),
    expired: schemas/* boolean */.zMY(),
    created_at: schemas/* string */.YjP().nullable(),
    digest: schemas/* string */.YjP().nullish(),
    workflow_run: schemas/* object */.Ikc({
        id: schemas/* int */.Whr().optional(),
        repository_id: schemas/* int */.Whr().optional(),
        head_repository_id: schemas/* int */.Whr().optional(),
        head_branch: schemas/* string */.YjP().nullish(),
        head_sha: schemas/* string */.YjP().optional(),
    })
        .nullish(),
});
const listSchema = schemas/* object */.Ikc({ artifacts: schemas/* array */.YOg(artifactSchema) });
function asInfo({ id, name, size_in_bytes: bytes, expired, created_at, digest, workflow_run, }) {
    const { id: run, repository_id, head_repository_id, head_branch, head_sha } = workflow_run ?? {};
    const isKnown = run !== undefined &&
        repository_id !== undefined &&
        head_repository_id !== undefined &&
        head_branch != null &&
        head_sha !== undefined;
    return {
        id,
        name,
        bytes,
        isExpired: expired,
        digest: digest ?? undefined,
        createdAt: created_at ?? undefined,
        ...(isKnown && {
            origin: {
                run,
                repositoryId: repository_id,
                headRepositoryId: head_repository_id,
                branch: head_branch,
                sha: head_sha,
            },
        }),
    };
}
async function fetched(location, { shown, most, http, signal }) {
    const chunks = [];
    let size = 0;
    try {
        const answer = await http(location, { signal });
        if (!answer.ok || answer.body === null) {
            const fault = GONE.includes(answer.status) ? 'missing' : 'unavailable';
            const isFinal = answer.status === 403;
            throw new service_error/* ServiceError */._(fault, `${shown} could not be fetched: HTTP ${answer.status}`, { isFinal });
        }
        for await (const chunk of answer.body) {
            size += chunk.length;
            if (size > most)
                throw tooLarge(shown, most);
            chunks.push(chunk);
        }
    }
    catch (error) {
        if (size > most || error instanceof service_error/* ServiceError */._)
            throw error;
        if (signal.aborted)
            throw new service_error/* ServiceError */._('tooLate', `${shown} took too long`);
        const why = (0,errors/* messageOf */.bD)(error).replaceAll(location, 'its address');
        throw new service_error/* ServiceError */._('unavailable', `${shown} could not be fetched: ${why}`);
    }
    return Buffer.concat(chunks, size);
}
const GONE = [404, 410];
const tooLarge = (shown, most) => (0,errors/* userError */.IF)('FILE_TOO_LARGE', `${shown} is larger than ${Math.floor(most / 2 ** 20)} MiB`);


/***/ }),

/***/ 38732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YJ: () => (/* binding */ artifactWriter),
/* harmony export */   YV: () => (/* binding */ isOwnServer),
/* harmony export */   fJ: () => (/* binding */ whyNoArtifacts)
/* harmony export */ });
/* unused harmony export openArtifactWriter */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_service_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47093);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43270);
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33481);
/* harmony import */ var _until_aborted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96466);






function whyNoArtifacts(env) {
    if (!env['ACTIONS_RESULTS_URL'] || !env['ACTIONS_RUNTIME_TOKEN']) {
        return 'The runner offers no artifacts (ACTIONS_RESULTS_URL or ACTIONS_RUNTIME_TOKEN is not set)';
    }
    return isOwnServer(env['GITHUB_SERVER_URL']) ? 'GitHub Enterprise Server has no artifacts of this kind' : undefined;
}
function isOwnServer(serverUrl) {
    const host = URL.canParse(serverUrl ?? '') ? new URL(serverUrl ?? '').hostname.toLowerCase() : 'github.com';
    return !(host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost'));
}
const SERVICE = "GitHub's artifact service";
function openArtifactWriter(patience = new _patience_js__WEBPACK_IMPORTED_MODULE_4__/* .Patience */ .i(SERVICE)) {
    const ask = async (work, signal, workMs = 0) => {
        const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(908), __webpack_require__.e(1351), __webpack_require__.e(6799)]).then(__webpack_require__.bind(__webpack_require__, 76799));
        const once = async (within) => {
            try {
                return await (0,_until_aborted_js__WEBPACK_IMPORTED_MODULE_5__/* .untilAborted */ .E)(() => work(new DefaultArtifactClient()), within, SERVICE);
            }
            catch (error) {
                throw asServiceError(error);
            }
        };
        return patience.attempt(once, signal, workMs);
    };
    return {
        async upload({ name, files, folder, retentionDays }, signal) {
            try {
                const options = retentionDays === undefined ? {} : { retentionDays };
                const workMs = _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .SLOWEST_MS_PER_MIB */ .SJ * ((await bytesOf(files)) / 2 ** 20);
                const { id } = await ask((client) => client.uploadArtifact(name, [...files], folder, options), signal, workMs);
                if (id === undefined)
                    throw new _model_service_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._('unavailable', `${SERVICE} accepted the artifact without an id`);
                return { kind: 'uploaded', id };
            }
            catch (error) {
                if (error instanceof _model_service_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._ && error.fault === 'taken')
                    return { kind: 'nameTaken' };
                throw error;
            }
        },
        async remove(name, signal) {
            try {
                await ask((client) => client.deleteArtifact(name), signal);
            }
            catch (error) {
                if (!(error instanceof _model_service_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._ && error.fault === 'missing'))
                    throw error;
            }
        },
    };
}
const artifactWriter = openArtifactWriter();
async function bytesOf(files) {
    const sizes = await Promise.all(files.map(async (file) => (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file)).size));
    return sizes.reduce((sum, size) => sum + size, 0);
}
function asServiceError(error) {
    if (error instanceof _model_service_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._)
        return error;
    const said = (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)
        .replaceAll(/https?:\/\/\S+/g, 'its address')
        .slice(0, MOST_SAID);
    const { statusCode, code } = Object(error);
    if (typeof statusCode === 'number') {
        const name = typeof code === 'string' ? ` (${code})` : '';
        return new _model_service_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._(faultOf(statusCode, said), `The store of GitHub's artifacts answered HTTP ${statusCode}${name}`);
    }
    const [, status, rest = ''] = /\((\d{3})\) ?(.*)/s.exec(said) ?? [];
    if (status !== undefined) {
        const why = rest.trim() === '' ? '' : `: ${rest.trim()}`;
        return new _model_service_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._(faultOf(Number(status), said), `${SERVICE} answered HTTP ${status}${why}`);
    }
    if (/was not ok/.test(said))
        return new _model_service_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._('unavailable', `${SERVICE} answered HTTP 200 and did not accept it`);
    if (/not found/i.test(said))
        return new _model_service_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._('missing', `${SERVICE} does not have it`);
    const [, network] = /Unable to make request: (\w+)/.exec(said) ?? [];
    if (network !== undefined)
        return new _model_service_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._('unavailable', `${SERVICE} could not be reached: ${network}`);
    return new _model_service_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._(faultOf(0, said), `${SERVICE} could not be used: ${said}`);
}
const MOST_SAID = 300;
function faultOf(status, said) {
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

/***/ 81554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ workflowRuns)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);
/* harmony import */ var _model_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47093);
/* harmony import */ var _repository_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86684);



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
                if (error instanceof _model_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._ && error.fault === 'missing')
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
        return leftOut('GitHub does not say which run left it');
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
        return 'its run is not what the artifact says';
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
const NAMED_LINES = 5;
function groupProblems(problems) {
    const sameText = merged(withoutRepeats(problems), 1, (problem) => problem.severity === 'warning' ? problem.message : undefined);
    return merged(sameText, LISTED, ({ message }) => shapeOf(message));
}
function withoutRepeats(problems) {
    const known = new Set();
    return problems.filter(({ code, severity, message, place, similar }) => {
        if (place === undefined || similar !== undefined)
            return true;
        const key = JSON.stringify([code, severity, message, place]);
        return !known.has(key) && known.add(key);
    });
}
const countGrouped = (problems) => problems.reduce((sum, { similar }) => sum + 1 + (similar?.count ?? 0), 0);
function merged(problems, most, kindOf) {
    const groups = (0,_shared_grouped_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .z)(problems.entries(), ([index, problem]) => {
        const kind = kindOf(problem);
        return kind === undefined
            ? [`${index}`]
            : [problem.severity, problem.code, problem.place?.file ?? fileOf(problem), kind];
    });
    const kept = [...groups.values()].flatMap((group) => (group.length > most ? [firstOf(group)] : group));
    return kept.sort(([a], [b]) => a - b).map(([, problem]) => problem);
}
function firstOf([[index, first], ...others]) {
    const rest = others.map(([, problem]) => problem);
    const lines = rest.flatMap(({ place, similar }) => [...(place ? [place.line] : []), ...(similar?.lines ?? [])]);
    const similar = {
        count: countGrouped(rest) + (first.similar?.count ?? 0),
        lines: [...new Set([...(first.similar?.lines ?? []), ...lines])].slice(0, NAMED_LINES),
    };
    return [index, { ...first, similar }];
}
const fileOf = (problem) => problem.file;
const shapeOf = (message) => message.replace(/"[^"]*"/g, '""').replace(/\d+/g, '0');


/***/ })

};
