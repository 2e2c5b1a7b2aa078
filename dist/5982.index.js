export const id = 5982;
export const ids = [5982];
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

/***/ 23095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ openStore)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
;// CONCATENATED MODULE: ./build/js/src/adapters/github/history-branch.js




const MAX_TRIES = 5;
function historyBranch(client, branch, secondMs = 1000) {
    return {
        name: `the branch ${branch}`,
        async open(signal) {
            const head = await headOf(client, branch, signal);
            return head && branchTree(client, head.tree);
        },
        async commit({ message, files }, signal) {
            for (let tries = 1;; tries += 1) {
                const head = await headOf(client, branch, signal);
                const made = await files(head && branchTree(client, head.tree));
                const sha = await newCommit(client, { message, files: made, head }, signal);
                try {
                    await moveBranch(client, { branch, sha, isNew: head === undefined }, signal);
                    return;
                }
                catch (error) {
                    if (!isRace(error) || tries === MAX_TRIES)
                        throw error;
                    await (0,promises_.setTimeout)((0.5 + 3.5 * Math.random()) * secondMs, undefined, { signal }).catch(() => undefined);
                }
            }
        },
    };
}
const MAX_WHOLE_BYTES = 16 * 1024 * 1024;
async function headOf({ owner, repo, ask }, branch, signal) {
    try {
        const { object } = await ask({
            what: `the request for the branch ${branch}`,
            schema: schemas/* object */.Ikc({ object: schemas/* object */.Ikc({ sha: shaSchema }) }),
            send: ({ rest }, request) => rest.git.getRef({ owner, repo, ref: `heads/${branch}`, request }),
        }, signal);
        const commit = await ask({
            what: `the request for the commit ${object.sha}`,
            schema: schemas/* object */.Ikc({ tree: schemas/* object */.Ikc({ sha: shaSchema }) }),
            send: ({ rest }, request) => rest.git.getCommit({ owner, repo, commit_sha: object.sha, request }),
        }, signal);
        return { commit: object.sha, tree: commit.tree.sha };
    }
    catch (error) {
        if (error instanceof service_error/* ServiceError */._ && error.fault === 'missing')
            return undefined;
        throw error;
    }
}
const shaSchema = schemas/* string */.YjP().regex(/^[0-9a-f]{40,64}$/);
function branchTree(client, root) {
    const read = new Map();
    const entriesOf = (sha, signal) => {
        const known = read.get(sha) ?? treeEntries(client, sha, signal);
        read.set(sha, known);
        return known;
    };
    const entryAt = async (path, signal) => {
        let entry = { name: '', isFolder: true, sha: root, size: 0 };
        for (const part of path.split('/').filter((each) => each !== '')) {
            if (!entry?.isFolder)
                return undefined;
            entry = (await entriesOf(entry.sha, signal)).find(({ name }) => name === part);
        }
        return entry;
    };
    const textAt = async (path, maxBytes, signal) => {
        const entry = await entryAt(path, signal);
        if (entry === undefined || entry.isFolder)
            return undefined;
        if (entry.size > maxBytes) {
            throw (0,errors/* userError */.IF)('FILE_TOO_LARGE', `${path} is larger than ${Math.floor(maxBytes / 2 ** 20)} MiB`);
        }
        return blobText(client, entry.sha, signal);
    };
    return {
        async list(folder, signal) {
            const entry = await entryAt(folder, signal);
            if (!entry?.isFolder)
                return [];
            return (await entriesOf(entry.sha, signal)).map(({ name, isFolder }) => (isFolder ? `${name}/` : name));
        },
        read: textAt,
        start: async (path, _, signal) => (await textAt(path, MAX_WHOLE_BYTES, signal)) ?? '',
    };
}
async function treeEntries({ owner, repo, ask }, sha, signal) {
    const { tree, truncated } = await ask({
        what: `the request for the tree ${sha}`,
        schema: treeSchema,
        send: ({ rest }, request) => rest.git.getTree({ owner, repo, tree_sha: sha, request }),
    }, signal);
    if (truncated)
        throw (0,errors/* userError */.IF)('FILE_TOO_LARGE', 'A folder of the history has more files than GitHub lists');
    return tree
        .filter(({ type, mode }) => type === 'tree' || (type === 'blob' && mode !== '120000'))
        .map(({ path, type, sha: own, size = 0 }) => ({ name: path, isFolder: type === 'tree', sha: own, size }));
}
const treeSchema = schemas/* object */.Ikc({
    truncated: schemas/* boolean */.zMY(),
    tree: schemas/* array */.YOg(schemas/* object */.Ikc({
        path: schemas/* string */.YjP(),
        mode: schemas/* string */.YjP(),
        type: schemas/* string */.YjP(),
        sha: shaSchema,
        size: schemas/* number */.aig().optional(),
    })),
});
async function blobText({ owner, repo, ask }, sha, signal) {
    const { content } = await ask({
        what: `the request for the blob ${sha}`,
        schema: schemas/* object */.Ikc({ content: schemas/* string */.YjP(), encoding: schemas/* literal */.euz('base64') }),
        send: ({ rest }, request) => rest.git.getBlob({ owner, repo, file_sha: sha, request }),
    }, signal);
    return Buffer.from(content, 'base64').toString('utf8');
}
async function newCommit({ owner, repo, ask }, { message, files, head }, signal) {
    const made = schemas/* object */.Ikc({ sha: shaSchema });
    const entries = [...files].map(([path, content]) => ({ path, mode: '100644', type: 'blob', content }));
    const tree = await ask({
        what: 'the request to create a tree',
        schema: made,
        send: ({ rest }, request) => rest.git.createTree({ owner, repo, tree: entries, base_tree: head?.tree, request }),
    }, signal);
    const commit = await ask({
        what: 'the request to create a commit',
        schema: made,
        send: ({ rest }, request) => rest.git.createCommit({ owner, repo, message, tree: tree.sha, parents: head ? [head.commit] : [], request }),
    }, signal);
    return commit.sha;
}
async function moveBranch({ owner, repo, ask }, { branch, sha, isNew }, signal) {
    await ask({
        what: `the request to update the branch ${branch}`,
        schema: schemas/* unknown */.L5J(),
        send: ({ rest }, request) => isNew
            ? rest.git.createRef({ owner, repo, ref: `refs/heads/${branch}`, sha, request })
            : rest.git.updateRef({ owner, repo, ref: `heads/${branch}`, sha, force: false, request }),
    }, signal);
}
const isRace = (error) => error instanceof service_error/* ServiceError */._ && /not a fast.forward|already exists|does not exist|HTTP 409/i.test(error.message);

// EXTERNAL MODULE: ./build/js/src/app/history/local-store.js
var local_store = __webpack_require__(7223);
// EXTERNAL MODULE: ./build/js/src/history/paths.js
var paths = __webpack_require__(9744);
;// CONCATENATED MODULE: ./build/js/src/app/history/own-history.js


function ownHistory(store, branch, others) {
    const checked = async (tree, signal) => {
        if (tree !== undefined && !(await isOurs(tree, signal))) {
            throw refusal(`${store.name} has other files than a history`);
        }
        return tree;
    };
    const refuseOthers = () => {
        if (others.includes(branch))
            throw refusal(`${branch} is a branch with code`);
    };
    return {
        name: store.name,
        async open(signal) {
            refuseOthers();
            return checked(await store.open(signal), signal);
        },
        async commit({ message, files }, signal) {
            refuseOthers();
            await store.commit({ message, files: async (tree) => files(await checked(tree, signal)) }, signal);
        },
    };
}
async function isOurs(tree, signal) {
    const names = await tree.list('', signal);
    if (!names.includes(`${paths/* ROOT */.Dl}/`))
        return false;
    const [mark = ''] = paths/* README_TEXT */.jg.split('\n');
    return ((await tree.read(paths/* README */.DK, MAX_README, signal)) ?? '').startsWith(mark);
}
const MAX_README = 1024 * 1024;
const refusal = (message) => (0,errors/* userError */.IF)('INPUT_INVALID', `The history cannot be there: ${message}`, {
    expected: 'a branch that does not exist yet, or one that only eval-action writes',
    hint: 'Set history_branch under eval_action in .agentv/config.yaml to another name.',
});

;// CONCATENATED MODULE: ./build/js/src/app/history/open-store.js




function openStore(inputs, job, runtime) {
    if (inputs.history !== 'branch')
        return (0,local_store/* localStore */.x)(inputs, runtime);
    if (job === undefined)
        return undefined;
    const { githubToken: token, historyBranch: branch } = inputs;
    if (token === undefined)
        return WITHOUT_TOKEN;
    const others = [job.defaultBranch, job.base?.branch, inputs.baselineBranch];
    return ownHistory(historyBranch(runtime.connect({ ...job, token }), branch), branch, others);
}
const noToken = async () => {
    throw new service_error/* ServiceError */._('noToken', 'There is no token (github-token is empty)');
};
const WITHOUT_TOKEN = { name: 'the branch of the history', open: noToken, commit: noToken };


/***/ }),

/***/ 48980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EL: () => (/* binding */ confirmation),
/* harmony export */   hF: () => (/* binding */ isGivenUp),
/* harmony export */   w3: () => (/* binding */ needsRerun)
/* harmony export */ });
/* harmony import */ var _model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56768);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66604);
/* harmony import */ var _planner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15509);



function confirmation(steps, policy, mayInterleave) {
    const suspects = new Map();
    const nextOf = (key, ledger) => {
        const found = suspects.get(key);
        if (found === undefined)
            return [];
        const { suspect, step } = found;
        const reruns = ledger.trialsOf(key, 'confirmation');
        const controls = ledger.trialsOf(key, 'control');
        const measured = reruns.flatMap(_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .targetTrials */ .FW);
        const isControlDue = mayInterleave(step) &&
            !ledger.isMissing(key, 'control') &&
            isShortOf(measured.length, controls.map(_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .targetTrials */ .FW)) &&
            policy.wantsControl(suspect, measured);
        if (isControlDue)
            return [requestOf(step, 'control', controls.length)];
        const isOver = ledger.isMissing(key, 'confirmation') || !needsRerun(suspect, reruns.map(_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .targetTrials */ .FW), policy);
        return isOver ? [] : [requestOf(step, 'confirmation', (0,_planner_js__WEBPACK_IMPORTED_MODULE_2__/* .plannedCount */ .wb)(step) + reruns.length)];
    };
    return {
        initial(ledger) {
            const found = new Map(policy.suspects(ledger).map((suspect) => [suspect.key, suspect]));
            if (found.size === 0)
                return [];
            for (const step of steps) {
                const key = (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKeyOf */ .uv)(step);
                const suspect = found.get(key);
                if (suspect !== undefined)
                    suspects.set(key, { suspect, step });
            }
            return [...found.keys()].flatMap((key) => nextOf(key, ledger));
        },
        next: (ledger, { step }) => (step.kind === 'run' ? nextOf((0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKeyOf */ .uv)(step), ledger) : []),
        undecided: (ledger) => [...suspects].flatMap(([key, { suspect }]) => policy.isDecided(suspect, ledger.trialsOf(key, 'confirmation').flatMap(_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .targetTrials */ .FW)) ? [] : key),
    };
}
const needsRerun = (suspect, reruns, policy) => isShortOf(suspect.needed, reruns) && !policy.isDecided(suspect, reruns.flat());
const isShortOf = (needed, reruns) => reruns.flat().length < needed && !isGivenUp(reruns);
const isGivenUp = (reruns) => reruns.length > 1 && reruns.slice(-2).every((measured) => measured.length === 0);
const requestOf = (step, purpose, number) => ({
    ...(0,_planner_js__WEBPACK_IMPORTED_MODULE_2__/* .oneTrial */ .$l)(step, number),
    purpose,
    checkout: purpose === 'control' ? 'base' : 'head',
});


/***/ }),

/***/ 26765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i8: () => (/* binding */ gatePolicies),
  d$: () => (/* binding */ isDecided),
  Ah: () => (/* binding */ suspectsIn)
});

// EXTERNAL MODULE: ./build/js/src/gate/compared-suites.js
var compared_suites = __webpack_require__(52374);
// EXTERNAL MODULE: ./build/js/src/gate/failing-together.js
var failing_together = __webpack_require__(68270);
// EXTERNAL MODULE: ./build/js/src/gate/settings.js
var gate_settings = __webpack_require__(21834);
// EXTERNAL MODULE: ./build/js/src/gate/suite-comparison.js
var suite_comparison = __webpack_require__(29113);
// EXTERNAL MODULE: ./build/js/src/gate/suspected-regressions.js
var suspected_regressions = __webpack_require__(83520);
;// CONCATENATED MODULE: ./build/js/src/gate/control-trials.js





function controlsOf(pairing, given) {
    const settings = gate_settings/* gateSettings */.dJ.parse(given);
    if (settings.control === 'off')
        return [];
    const suites = (0,compared_suites/* comparedSuites */.B)(pairing);
    const wanted = new Map();
    const results = pairing.whole === undefined ? (0,suite_comparison/* compareSuites */.BC)(suites, settings).results : [];
    for (const [index, result] of results.entries()) {
        const suite = suites[index];
        if (result?.finding !== 'drop' || suite === undefined || isDoubtful(suite) || (0,suite_comparison/* controlOf */.rs)(suite) !== undefined)
            continue;
        for (const { test, now } of suite.tests)
            wanted.set(test, now.trials);
    }
    const doubtful = new Set(suites.filter(isDoubtful).flatMap((suite) => suite.tests.map(({ test }) => test)));
    const { unexpected, together } = (0,suspected_regressions/* suspicionsIn */.ur)(suites, settings, pairing.whole);
    for (const joint of together) {
        if (joint.suites.some(isDoubtful) || (0,failing_together/* decidedTogether */.PT)(joint).finding !== 'fails')
            continue;
        for (const { test, now } of joint.tests)
            wanted.set(test, now.trials);
    }
    for (const { test, needed } of unexpected) {
        if (needed === undefined || doubtful.has(test) || (0,suspected_regressions/* confirmationOf */.$x)(test.reruns, needed) !== 'fails')
            continue;
        wanted.set(test, Math.max(wanted.get(test) ?? 0, needed));
    }
    return [...wanted]
        .map(([test, trials]) => ({ test, trials: trials - test.control.length }))
        .filter(({ trials }) => trials > 0);
}
const isDoubtful = ({ setAside }) => setAside.some(({ isNewest }) => isNewest);

// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 2 modules
var result = __webpack_require__(66604);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/decide.js + 5 modules
var decide = __webpack_require__(67285);
;// CONCATENATED MODULE: ./build/js/src/app/trials/gate-policies.js




function suspectsIn(run, { sides, policy }) {
    const mayFail = sides.baseline.kind === 'found' || run.results.some(({ mustPass }) => mustPass);
    if (!run.complete || run.dryRun || !mayFail)
        return [];
    return (0,suspected_regressions/* suspectsOf */.k_)((0,decide/* pairingOf */.U)(run, sides), policy).map((of) => ({ key: (0,result/* resultKey */.ZH)(of.test), needed: of.needed, of }));
}
const isDecided = ({ of }, reruns) => (0,suspected_regressions/* decisionOf */.uv)(of, reruns) !== 'undecided';
function gatePolicies(deciding, runOf) {
    const { sides, policy } = deciding;
    return {
        suspects: (ledger) => suspectsIn(runOf(ledger), deciding),
        isDecided: (suspect, reruns) => isDecided(suspect, reruns),
        wantsControl: (suspect, reruns) => suspect.of.failuresNeeded !== undefined &&
            reruns.length > 0 &&
            reruns.every(({ pass }) => !pass),
        controls(ledger) {
            const run = runOf(ledger);
            if (!run.complete || run.dryRun)
                return [];
            return controlsOf((0,decide/* pairingOf */.U)(run, sides), policy).map(({ test, trials }) => ({
                key: (0,result/* resultKey */.ZH)(test),
                trials,
            }));
        },
    };
}


/***/ }),

/***/ 15509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ oneTrial),
/* harmony export */   Yo: () => (/* binding */ PlannerSequence),
/* harmony export */   wb: () => (/* binding */ plannedCount)
/* harmony export */ });
class PlannerSequence {
    #left;
    #current;
    #open = new Set();
    constructor(planners) {
        this.#left = [...planners];
    }
    isUnfinished(planner, ledger) {
        return this.#current === planner || (this.#left.includes(planner) && planner.initial(ledger).length > 0);
    }
    next(ledger, ended) {
        if (ended !== undefined)
            this.#open.delete(ended);
        let requests = ended === undefined ? [] : (this.#current?.next?.(ledger, ended) ?? []);
        while (requests.length === 0 && this.#open.size === 0 && this.#left.length > 0) {
            this.#current = this.#left.shift();
            requests = this.#current?.initial(ledger) ?? [];
        }
        for (const request of requests)
            this.#open.add(request);
        return requests;
    }
}
function oneTrial(step, number) {
    const isGroup = step.trials.strategy === 'pass_at_k';
    const trials = isGroup ? step.trials : { count: 1, strategy: 'mean' };
    return { step: { ...step, trials, test: { ...step.test, dependsOn: [] } }, first: number * trials.count };
}
const plannedCount = ({ trials }) => (trials.strategy === 'pass_at_k' ? 1 : trials.count);


/***/ }),

/***/ 84940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ sideOf)
/* harmony export */ });
/* harmony import */ var _model_run_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89976);
/* harmony import */ var _model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56768);
/* harmony import */ var _model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94987);
/* harmony import */ var _shared_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19402);




function sideOf(result, from) {
    const { status, output, scores, messages, fileChanges, tokenUsage, costUsd, durationMs, model } = result;
    const outcome = (0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeOf */ .sG)(result);
    const tokens = totalTokens(tokenUsage);
    return {
        pass: outcome.kind === 'passed',
        score: outcome.score,
        answer: status === 'execution_error' ? '' : output,
        failure: status === 'execution_error' ? ((0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_1__/* .failureOf */ .g5)(result)?.message ?? result.failure.message) : undefined,
        graders: scores.length > 0 ? scores.map(graderOf) : ungrouped(result),
        steps: stepsOf(messages),
        fileChanges,
        tokens,
        costUsd,
        durationMs,
        model,
        from: { ...from, time: result.timestamp },
    };
}
const totalTokens = (usage) => usage && usage.input + usage.output;
function ungrouped({ assertions, score }) {
    if (assertions.length === 0)
        return [];
    const verdict = assertions.every(({ passed }) => passed) ? 'pass' : 'fail';
    return [{ name: 'checks', type: 'assertions', score, weight: 1, verdict, assertions }];
}
const graderOf = (score) => ({
    name: score.name,
    type: score.type,
    score: score.score,
    weight: score.weight,
    verdict: score.verdict,
    assertions: score.assertions,
    reasoning: score.reasoning,
    judge: score.target,
    costUsd: score.costUsd,
    members: score.scores?.map(graderOf),
});
function stepsOf(messages) {
    return messages.flatMap((message) => {
        const { role, content, toolCalls = [], tokenUsage, durationMs } = message;
        const tokens = totalTokens(tokenUsage);
        const text = content === undefined ? '' : textOf(content);
        const isEmpty = text === '' && toolCalls.length > 0;
        const own = {
            kind: 'message',
            role,
            text,
            tokens,
            durationMs,
        };
        return [...(isEmpty ? [] : [own]), ...toolCalls.map(callOf)];
    });
}
function textOf(content) {
    if (!Array.isArray(content))
        return (0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_0__/* .contentText */ .Tf)(content);
    return content
        .map((part) => {
        if (part.type === 'text')
            return part.value;
        if (part.type === 'file')
            return `[file ${part.path}]`;
        return part.type === 'image' ? `[image ${part.mediaType}]` : (0,_shared_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)(part.value);
    })
        .join('\n');
}
const callOf = ({ tool, input, output, status, durationMs }) => ({
    kind: 'call',
    tool,
    input: valueText(input),
    output: valueText(output),
    status,
    durationMs,
});
const valueText = (value) => value === undefined ? '' : typeof value === 'string' ? value : (0,_shared_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)(value);


/***/ }),

/***/ 18898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hr: () => (/* binding */ decodeSample),
/* harmony export */   Ig: () => (/* binding */ mergeSamples),
/* harmony export */   JN: () => (/* binding */ SAMPLES_FILE),
/* harmony export */   Mq: () => (/* binding */ sampleLines),
/* harmony export */   fE: () => (/* binding */ isMeasuredAlike),
/* harmony export */   o0: () => (/* binding */ encodeSamples),
/* harmony export */   xD: () => (/* binding */ fitSide)
/* harmony export */ });
/* unused harmony exports sampleLimits, sampleKey */
/* harmony import */ var _model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25063);
/* harmony import */ var _model_run_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55631);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66604);
/* harmony import */ var _model_run_sample_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9691);
/* harmony import */ var _shared_depth_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34704);
/* harmony import */ var _shared_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47539);






const SAMPLES_FILE = 'samples.jsonl';
const sampleLimits = { lineBytes: 64 * 1024, totalBytes: 32 * 1024 * 1024 };
const HEAD = '{"schemaVersion":1}';
const sampleKey = ({ key: [suiteFile, suite, testId, target] }) => (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .resultKey */ .ZH)({ suiteFile, suite, testId, target });
function encodeSample(sample) {
    const { key: _, ...others } = sample;
    return `{"key":${sampleKey(sample)},${JSON.stringify(others).slice(1)}\n`;
}
const KEY = /^\{"key":(\["(?:[^"\\]|\\.)*"(?:,"(?:[^"\\]|\\.)*"){3}\]),/;
function sampleLines(text) {
    const [head, ...lines] = text.split('\n');
    if (head !== HEAD)
        return undefined;
    return new Map(lines.flatMap((line) => {
        const key = KEY.exec(line.slice(0, sampleLimits.lineBytes))?.[1];
        return key === undefined ? [] : [[key, line]];
    }));
}
function decodeSample(line) {
    if (Buffer.byteLength(line) > sampleLimits.lineBytes)
        return undefined;
    const value = (0,_shared_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOf */ .o_)(line);
    if (value === undefined || (0,_shared_depth_js__WEBPACK_IMPORTED_MODULE_4__/* .isDeeperThan */ .hz)(value, _shared_depth_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_JSON_DEPTH */ .KX))
        return undefined;
    return _model_run_sample_js__WEBPACK_IMPORTED_MODULE_3__/* .sampleSchema */ .y.safeParse(value).data;
}
function mergeSamples(own, earlier, oldest) {
    const isRecent = ({ time }) => time >= oldest;
    const recent = new Map([...earlier].map(([key, sample]) => [
        key,
        {
            ...sample,
            fact: sample.fact && isRecent(sample.fact) ? sample.fact : undefined,
            sides: sample.sides.filter(({ from }) => isRecent(from)),
        },
    ]));
    const merged = own.map((sample) => {
        const known = recent.get(sampleKey(sample));
        const carried = known !== undefined && isMeasuredAlike(known, sample) ? known.sides : [];
        const newest = (pass) => [...carried, ...sample.sides].findLast((side) => side.pass === pass && side.failure === undefined);
        return {
            ...sample,
            fact: sample.fact ?? known?.fact,
            sides: [newest(true), newest(false)].filter((side) => side !== undefined),
        };
    });
    for (const sample of own)
        recent.delete(sampleKey(sample));
    return [...merged, ...recent.values()].filter(({ sides, fact }) => sides.length > 0 || fact !== undefined);
}
const isMeasuredAlike = (one, other) => one.measure === undefined || other.measure === undefined || (0,_model_run_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameMeasure */ .$1)(one.measure, other.measure);
const ALL = 'all samples';
function encodeSamples(samples, totalBytes = sampleLimits.totalBytes) {
    const omitted = new Map();
    const cut = (sample, { what, apply }) => {
        const shorter = apply(sample);
        if (shorter !== sample)
            omitted.set(what, (omitted.get(what) ?? new Set()).add(sample.key));
        return shorter;
    };
    const bytesOf = (sample) => Buffer.byteLength(encodeSample(sample));
    const fitLine = (sample) => [...cuts, WHOLE].reduce((each, next) => (bytesOf(each) <= sampleLimits.lineBytes ? each : cut(each, next)), sample);
    let kept = samples.map(fitLine);
    const isTooLarge = () => HEAD.length + kept.reduce((sum, sample) => sum + bytesOf(sample), 1) > totalBytes;
    for (const next of cuts) {
        if (!isTooLarge())
            break;
        kept = kept.map((sample) => cut(sample, next));
    }
    while (kept.length > 0 && isTooLarge()) {
        const left = Math.floor(kept.length * 0.9);
        for (const sample of kept.slice(left))
            cut(sample, WHOLE);
        kept = kept.slice(0, left);
    }
    return {
        text: `${HEAD}\n${kept.map(encodeSample).join('')}`,
        omitted: [...cuts, WHOLE].flatMap(({ what }) => {
            const tests = omitted.get(what)?.size ?? 0;
            return tests === 0 ? [] : [{ what, tests }];
        }),
    };
}
const WHOLE = {
    what: ALL,
    apply: (sample) => (sample.sides.length === 0 ? sample : { ...sample, sides: [] }),
};
const cuts = [
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
const shortOutputs = (side) => side.steps.some((step) => step.kind === 'call' && step.output.length > _model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_STORED_OUTPUT */ .LG)
    ? marked({ ...side, steps: (0,_model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__/* .withShortOutputs */ .lK)(side.steps) }, 'outputs')
    : side;
const withoutSteps = (side) => (side.steps.length === 0 ? side : marked({ ...side, steps: [] }, 'steps'));
const withShortAnswer = (side) => side.answer.length > _model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_STORED_ANSWER */ .Ij ? marked({ ...side, answer: (0,_model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__/* .shortAnswer */ .d$)(side.answer) }, 'answer') : side;
function fitSide(side, maxBytes) {
    const fits = (each) => Buffer.byteLength(JSON.stringify(each)) <= maxBytes;
    const shorter = [withoutFileChanges, shortOutputs, withoutSteps, withShortAnswer].reduce((each, cut) => (fits(each) ? each : cut(each)), side);
    return fits(shorter) ? shorter : undefined;
}


/***/ }),

/***/ 95187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gp: () => (/* binding */ historyTrend),
/* harmony export */   M$: () => (/* binding */ trendLimits),
/* harmony export */   Uo: () => (/* binding */ encodeTrend),
/* harmony export */   bo: () => (/* binding */ joinedTrend),
/* harmony export */   eX: () => (/* binding */ decodeTrend)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_run_sample_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9691);
/* harmony import */ var _shared_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47539);
/* harmony import */ var _history_pools_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67637);




function historyTrend({ run, suites }) {
    return {
        run: (0,_history_pools_js__WEBPACK_IMPORTED_MODULE_3__/* .runName */ .rt)(run),
        sha: run.sha,
        time: run.time,
        verdict: run.complete ? run.verdict : 'invalid',
        tool: toolOf(run),
        suites: suites.flatMap((suite) => trendSuite(suite) ?? []),
    };
}
const toolOf = ({ tool_version, format }) => format === undefined ? `eval-action ${tool_version.split('.')[0]}` : format;
function trendSuite(line) {
    const { suite, file, target, passes, trials, score, cost_usd, ms, n, model, judges, definition, changed } = line;
    if (trials === 0 || score === undefined)
        return undefined;
    return {
        suite,
        file,
        target,
        passes,
        trials,
        score,
        costUsd: cost_usd,
        durationMs: ms,
        n,
        model,
        judges,
        definition,
        changed: changed && { tests: changed[0], of: changed[1] },
    };
}
const trendLimits = { runs: 200, bytes: 4 * 1024 * 1024 };
function encodeTrend(runs) {
    const lines = runs.slice(-trendLimits.runs).map((run) => JSON.stringify(run));
    const text = `{"schemaVersion":1,"runs":[\n${lines.join(',\n')}\n]}\n`;
    return Buffer.byteLength(text) <= trendLimits.bytes || runs.length === 0
        ? text
        : encodeTrend(runs.slice(Math.ceil(runs.length / 10)));
}
const trendSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ schemaVersion: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1), runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_run_sample_js__WEBPACK_IMPORTED_MODULE_1__/* .trendRunSchema */ .Q) });
const decodeTrend = (text) => trendSchema.safeParse((0,_shared_json_js__WEBPACK_IMPORTED_MODULE_2__/* .foreignJsonOf */ .sV)(text)).data?.runs.slice(-trendLimits.runs);
const joinedTrend = (...parts) => [...new Map(parts.flat().map((run) => [run.run, run])).values()].sort((a, b) => a.time < b.time ? -1 : a.time > b.time ? 1 : 0);


/***/ }),

/***/ 25063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ij: () => (/* binding */ MAX_STORED_ANSWER),
/* harmony export */   LG: () => (/* binding */ MAX_STORED_OUTPUT),
/* harmony export */   d$: () => (/* binding */ shortAnswer),
/* harmony export */   lK: () => (/* binding */ withShortOutputs),
/* harmony export */   xZ: () => (/* binding */ isCut)
/* harmony export */ });
/* harmony import */ var _shared_cut_long_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15960);

const [MAX_STORED_OUTPUT, MAX_STORED_ANSWER] = [2 * 1024, 4 * 1024];
const HOW = { where: 'samples are limited' };
const shortAnswer = (answer) => (0,_shared_cut_long_js__WEBPACK_IMPORTED_MODULE_0__/* .cutLong */ .Z)(answer, MAX_STORED_ANSWER, HOW);
const shortOutput = (output) => (0,_shared_cut_long_js__WEBPACK_IMPORTED_MODULE_0__/* .cutLong */ .Z)(output, MAX_STORED_OUTPUT, HOW);
const withShortOutputs = (steps) => steps.map((step) => (step.kind === 'call' ? { ...step, output: shortOutput(step.output) } : step));
const isCut = (side, part) => side?.cut?.includes(part) === true;


/***/ }),

/***/ 9691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ sampleSchema),
  Q: () => (/* binding */ trendRunSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/verdict/verdict.js
var verdict = __webpack_require__(66510);
;// CONCATENATED MODULE: ./build/js/src/model/run/fact.js

const testFactSchema = schemas/* strictObject */.rej({
    time: schemas/* string */.YjP(),
    durationMs: schemas/* number */.aig().nonnegative().optional(),
    tokens: schemas/* strictObject */.rej({ input: schemas/* number */.aig().nonnegative(), output: schemas/* number */.aig().nonnegative() }).optional(),
    judgeCalls: schemas/* number */.aig().nonnegative().optional(),
    judgeUsd: schemas/* number */.aig().nonnegative().optional(),
});

// EXTERNAL MODULE: ./build/js/src/model/run/side.js
var side = __webpack_require__(95380);
;// CONCATENATED MODULE: ./build/js/src/model/run/sample.js




const sampleSchema = schemas/* strictObject */.rej({
    key: schemas/* tuple */.PVZ([schemas/* string */.YjP(), schemas/* string */.YjP(), schemas/* string */.YjP(), schemas/* string */.YjP()]),
    measure: schemas/* string */.YjP().optional(),
    subject: schemas/* string */.YjP().optional(),
    fact: testFactSchema.optional(),
    sides: schemas/* array */.YOg(side/* sideSchema */.l).max(2),
});
const trendSuiteSchema = schemas/* strictObject */.rej({
    suite: schemas/* string */.YjP(),
    file: schemas/* string */.YjP().optional(),
    target: schemas/* string */.YjP(),
    passes: schemas/* int */.Whr().nonnegative(),
    trials: schemas/* int */.Whr().positive(),
    score: schemas/* number */.aig(),
    costUsd: schemas/* number */.aig().optional(),
    durationMs: schemas/* number */.aig().optional(),
    n: schemas/* int */.Whr().nonnegative().optional(),
    model: schemas/* string */.YjP().optional(),
    judges: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    definition: schemas/* string */.YjP().optional(),
    changed: schemas/* strictObject */.rej({ tests: schemas/* int */.Whr().nonnegative(), of: schemas/* int */.Whr().nonnegative() }).optional(),
});
const trendRunSchema = schemas/* strictObject */.rej({
    run: schemas/* string */.YjP(),
    sha: schemas/* string */.YjP().optional(),
    time: schemas/* string */.YjP(),
    verdict: schemas/* enum */.k5n(verdict/* verdictKinds */.PV).optional(),
    tool: schemas/* string */.YjP().optional(),
    suites: schemas/* array */.YOg(trendSuiteSchema),
});


/***/ })

};
