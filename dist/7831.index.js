export const id = 7831;
export const ids = [7831];
export const modules = {

/***/ 37831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zn: () => (/* binding */ OpenTargets),
  w$: () => (/* binding */ batchRemarks),
  S2: () => (/* binding */ openJudge),
  r_: () => (/* binding */ turnId)
});

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/suite/kind.js
var suite_kind = __webpack_require__(38034);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/model/values/once.js
var once = __webpack_require__(81667);
// EXTERNAL MODULE: ./build/js/src/platform/secrets/secret-names.js
var secret_names = __webpack_require__(97224);
// EXTERNAL MODULE: ./build/js/src/providers/call-guards.js
var call_guards = __webpack_require__(85807);
// EXTERNAL MODULE: ./build/js/src/providers/cost.js
var cost = __webpack_require__(51493);
// EXTERNAL MODULE: ./build/js/src/providers/providers/index.js + 33 modules
var providers = __webpack_require__(16271);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/ports/provider.js
var provider = __webpack_require__(24593);
// EXTERNAL MODULE: ./build/js/src/model/run/outcome.js
var run_outcome = __webpack_require__(207);
;// CONCATENATED MODULE: ./build/js/src/providers/providers/stored-answer.js



const storedAnswer = (0,provider/* defineProvider */.Nj)({
    type: 'stored-answer',
    ...provider/* recordingTraits */.vD,
    options: () => schemas/* object */.Ikc({ answers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()) }),
    create: ({ answers }) => ({
        async ask({ testId }, signal) {
            if (signal.aborted)
                return (0,run_outcome/* failed */.gz)('cancelled', 'Stopped before the answer was read.');
            const content = Object.hasOwn(answers, testId) ? answers[testId] : undefined;
            if (content === undefined)
                return (0,run_outcome/* failed */.gz)('config', `No answer is stored for the test "${testId}".`);
            return { kind: 'answered', response: { messages: [{ role: 'assistant', content }], answerOnly: true } };
        },
    }),
});

// EXTERNAL MODULE: ./build/js/src/providers/providers/transcript.js
var transcript = __webpack_require__(9297);
// EXTERNAL MODULE: ./build/js/src/suites/references/file-paths.js
var file_paths = __webpack_require__(13037);
// EXTERNAL MODULE: ./build/js/src/workspaces/workspace-mode.js
var workspace_mode = __webpack_require__(14687);
// EXTERNAL MODULE: ./build/js/src/runner/admission.js
var admission = __webpack_require__(56935);
// EXTERNAL MODULE: ./build/js/src/runner/call-time-limits.js
var call_time_limits = __webpack_require__(45913);
;// CONCATENATED MODULE: ./build/js/src/runner/calls/batch.js


function withBatch(provider, batch, clock) {
    const isInBatch = new Set(batch.questions.map(({ testId }) => testId));
    let call;
    return {
        retry: provider.retry,
        async ask(question, signal) {
            if (question.isRerun || !isInBatch.has(question.testId))
                return provider.ask(question, signal);
            call ??= callOnce(batch, question, signal, clock);
            const together = await call;
            if (together.kind === 'answered') {
                const why = `The output of the batch has no line with the id ${JSON.stringify(question.testId)}.`;
                const outcome = together.outcomes.get(question.testId) ?? (0,run_outcome/* failed */.gz)('provider', why, { permanent: true });
                if (outcome.kind === 'answered')
                    batch.onAnswered(outcome.response.costUsd);
                return outcome;
            }
            return signal.aborted ? together : provider.ask(question, signal);
        },
    };
}
async function callOnce(batch, first, signal, clock) {
    let together;
    const asOne = {
        async ask(_, callSignal) {
            together = await batch.ask(batch.questions, callSignal);
            return together.kind === 'failed' ? together : { kind: 'answered', response: { messages: [] } };
        },
    };
    const outcome = await batch.around((0,call_guards/* withTimeout */.wj)(asOne, batch.timeoutMs, clock)).ask(first, signal);
    if (outcome.kind === 'answered' && together !== undefined)
        return together;
    const failure = outcome.kind === 'failed' ? outcome.failure : (0,run_outcome/* failed */.gz)('bug', 'The batch did not finish.').failure;
    if (!signal.aborted)
        batch.onFailed(failure);
    return { kind: 'failed', failure };
}

// EXTERNAL MODULE: ./build/js/src/model/values/waiting-queue.js
var waiting_queue = __webpack_require__(63873);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/js/src/runner/calls/retry.js



const MAX_RETRY_AFTER_MS = 60_000;
function withRetry(provider, limits, clock, onRetry = () => { }) {
    const policy = limits.policy ?? provider.retry;
    const maxRetries = policy?.maxRetries ?? limits.maxRetries;
    return {
        async ask(first, signal) {
            const before = [];
            const end = (outcome) => (0,cost/* withSpent */.H2)(outcome, before);
            for (let retries = 0;; retries += 1) {
                const costLimitUsd = first.costLimitUsd && first.costLimitUsd - ((0,cost/* costOf */.ho)(before) ?? 0);
                const question = retries === 0 ? first : { ...first, attempt: first.attempt + before.length, costLimitUsd };
                const outcome = await provider.ask(question, signal);
                if (outcome.kind === 'answered')
                    return end(outcome);
                const { failure } = outcome;
                const { retryAfterMs = 0, httpStatus, class: failureClass } = failure;
                const isAffordable = (question.costLimitUsd ?? Number.POSITIVE_INFINITY) > ((0,cost/* costOf */.ho)([outcome]) ?? 0);
                const isWorthIt = policy?.statusCodes === undefined || httpStatus === undefined
                    ? (0,run_outcome/* isRetryable */.r3)(failure)
                    : failureClass !== 'auth' && policy.statusCodes.includes(httpStatus);
                if (retries >= maxRetries || !isAffordable || !isWorthIt)
                    return end(outcome);
                if (retryAfterMs > MAX_RETRY_AFTER_MS) {
                    const why = `The server asks to wait ${Math.ceil(retryAfterMs / 1000)} s before the next try, more than the limit of ${MAX_RETRY_AFTER_MS / 1000} s`;
                    return end({
                        ...outcome,
                        failure: { ...failure, class: 'rate_limit', message: `${failure.message} \u2014 ${why}` },
                    });
                }
                before.push(outcome);
                if (!signal.aborted) {
                    const delayMs = Math.max(retryAfterMs, backoffMs(retries, question, policy));
                    onRetry({ question, failure, delayMs });
                    await clock.sleep(delayMs, signal);
                }
                if (signal.aborted)
                    return end((0,run_outcome/* failed */.gz)('cancelled', `Stopped before the retry. ${failure.message}`));
            }
        },
    };
}
function backoffMs(retries, question, policy) {
    if (policy === undefined)
        return Math.min(2 ** retries * 1000, 30_000);
    const { initialDelayMs, backoffFactor, maxDelayMs } = policy;
    return Math.min(maxDelayMs, initialDelayMs * backoffFactor ** retries) * (0.75 + spread(question) / 2);
}
function spread({ suite, testId, attempt, trial }) {
    const digest = (0,external_node_crypto_.hash)('sha256', JSON.stringify([suite, testId, attempt, trial]), 'buffer');
    return digest.readUInt32BE() / 2 ** 32;
}
const withDelay = (provider, { leastMs, mostMs }, clock) => ({
    retry: provider.retry,
    async ask(question, signal) {
        await clock.sleep(leastMs + Math.floor(spread(question) * (mostMs - leastMs + 1)), signal);
        return signal.aborted ? (0,run_outcome/* failed */.gz)('cancelled', 'Stopped during the delay.') : provider.ask(question, signal);
    },
});
const CANNOT_ANSWER = ['provider', 'rate_limit', 'auth', 'config'];
function withFallbacks(provider, fallbacks) {
    if (fallbacks.length === 0)
        return provider;
    return {
        async ask(question, signal) {
            const first = await provider.ask(question, signal);
            if (first.kind === 'answered' || !CANNOT_ANSWER.includes(first.failure.class))
                return first;
            const messages = [first.failure.message];
            const before = [first];
            let last = first.failure;
            for (const { name, provider: fallback } of fallbacks) {
                if (signal.aborted)
                    break;
                const outcome = await fallback.ask({ ...question, attempt: 0 }, signal);
                if (outcome.kind === 'answered') {
                    const response = { ...outcome.response, targetUsed: name, targetError: first.failure.message };
                    return (0,cost/* withSpent */.H2)({ kind: 'answered', response }, before);
                }
                before.push(outcome);
                last = outcome.failure;
                messages.push(`The fallback "${name}": ${last.message}`);
            }
            return (0,cost/* withSpent */.H2)({ kind: 'failed', failure: { ...last, message: messages.join('\n') } }, before);
        },
    };
}

;// CONCATENATED MODULE: ./build/js/src/runner/calls/overload-gate.js



const OVERLOADED = [429, 503, 529];
class CallGate {
    #most;
    #clock;
    #pause;
    #waiting = new waiting_queue/* WaitingQueue */.b();
    #limit;
    #running = 0;
    #wellSinceChange = 0;
    #cut = 0;
    constructor(most, clock, pause) {
        this.#most = most;
        this.#limit = most;
        this.#clock = clock;
        this.#pause = pause;
    }
    get limit() {
        return this.#limit;
    }
    async pass(call, signal) {
        const isMyTurn = await this.#turn(signal);
        if (!isMyTurn)
            return (0,run_outcome/* failed */.gz)('cancelled', 'Stopped before the call.');
        const cut = this.#cut;
        try {
            const outcome = await call();
            if (outcome.kind === 'failed')
                this.#failedWith(outcome.failure, cut);
            else
                this.#wentWell(cut);
            return outcome;
        }
        finally {
            this.#running -= 1;
            this.#waiting.wake(this.#limit - this.#running);
        }
    }
    async #turn(signal) {
        while (!signal.aborted) {
            const isFree = this.#running < this.#limit;
            const leftMs = this.#pause.untilMs - this.#clock.now();
            if (isFree && leftMs <= 0) {
                this.#running += 1;
                return true;
            }
            if (isFree)
                await this.#clock.sleep(leftMs, signal);
            else
                await this.#waiting.wait(signal);
        }
        return false;
    }
    #failedWith({ class: failureClass, httpStatus, retryAfterMs }, cut) {
        const isOverload = failureClass === 'rate_limit' || (httpStatus !== undefined && OVERLOADED.includes(httpStatus));
        if (!isOverload)
            return;
        if (retryAfterMs !== undefined && retryAfterMs <= MAX_RETRY_AFTER_MS) {
            this.#pause.untilMs = Math.max(this.#pause.untilMs, this.#clock.now() + retryAfterMs);
        }
        if (cut !== this.#cut)
            return;
        this.#cut += 1;
        this.#wellSinceChange = 0;
        this.#limit = Math.max(1, Math.floor(this.#limit / 2));
    }
    #wentWell(cut) {
        if (cut !== this.#cut || this.#limit >= this.#most)
            return;
        this.#wellSinceChange += 1;
        if (this.#wellSinceChange < this.#limit)
            return;
        this.#wellSinceChange = 0;
        this.#limit += 1;
    }
}
const withGate = (provider, gate) => ({
    retry: provider.retry,
    ask: (question, signal) => gate.pass(() => provider.ask(question, signal), signal),
});

// EXTERNAL MODULE: ./build/js/src/runner/case/judges.js
var case_judges = __webpack_require__(42563);
// EXTERNAL MODULE: ./build/js/src/runner/case/workers.js
var workers = __webpack_require__(88580);
;// CONCATENATED MODULE: ./build/js/src/runner/case/open-targets.js



















const DEFAULT_RETRIES = 2;
class OpenTargets {
    #open = new Map();
    #judges = new Map();
    #retries = new Map();
    #gates = new Map();
    #pauses = new Map();
    #refused = new Map();
    #checked = new Set();
    #versions = new Map();
    #prepared;
    #runtime;
    #runEnv;
    constructor(prepared, runtime, runEnv) {
        this.#prepared = prepared;
        this.#runtime = runtime;
        this.#runEnv = runEnv;
    }
    for(step) {
        const key = JSON.stringify([step.suite.path, step.target.name]);
        return (0,once/* getOrMake */.I)(this.#open, key, () => this.#openTarget(step));
    }
    async checkVersions(steps, signal) {
        const problems = [];
        for (const { suite, target, test } of steps) {
            const key = JSON.stringify([suite.folder, (0,admission/* keyOf */.T)(target)]);
            const isAsked = target.options['version'] !== undefined && kindOf(target).isAgent;
            if (!isAsked || test.workspace?.docker?.runsAgent || this.#checked.has(key))
                continue;
            this.#checked.add(key);
            const envs = await this.#prepared.environments.childEnvsIn(suite.folder, this.#runEnv);
            const provider = kindOf(target).open(target.options, this.#depsOf(suite, target, envs));
            const unfit = await provider.check?.(signal);
            if (unfit === undefined || signal.aborted)
                continue;
            const message = `The target "${(0,text_text/* cutEnd */.ym)(target.name, 60)}" cannot be used: ${unfit.failure.message}`;
            problems.push((0,errors/* anError */.Mx)('TARGET_INVALID', message, { location: target.location }));
        }
        if (problems.length > 0)
            throw new errors/* UserError */.yo(problems);
    }
    retriesOf({ suite, test, target }) {
        return this.#retries.get(JSON.stringify([suite.path, testOfTurn(test.id), target.name])) ?? 0;
    }
    async #openTarget(step) {
        const { suite, target } = step;
        const { dryRun, testTimeoutSeconds } = this.#prepared.inputs;
        const envs = await this.#prepared.environments.childEnvsIn(suite.folder, this.#runEnv);
        const provider = this.#together(step, await this.#openWithFallbacks(suite, target), envs);
        return {
            provider: this.#runtime.caches.around(this.#runtime.watch.around(provider, step), step),
            promptMode: kindOf(target).promptMode,
            childEnv: envs.program,
            searchRoots: (0,file_paths/* searchRoots */._f)(suite.folder, this.#prepared),
            judges: this.#judgesOf(suite, target),
            graderTimeoutMs: testTimeoutSeconds && (0,call_time_limits/* millisecondsOf */.W$)(testTimeoutSeconds),
            isDryRun: dryRun,
        };
    }
    callLimit(target) {
        return this.#gates.size === 0 ? undefined : this.#gates.get(gateKey(target, 'test'))?.limit;
    }
    #together(step, provider, envs) {
        const { suite, target } = step;
        const steps = stepsLike(step, this.#prepared.plan);
        if (!target.batching || whyNotTogether(steps) !== undefined)
            return provider;
        const questions = steps
            .filter(({ test }) => test.conversation === undefined)
            .map(({ test }) => ({ testId: test.id, inputFiles: test.inputFiles }));
        const { askTogether } = kindOf(target).open(target.options, this.#depsOf(suite, target, envs));
        if (questions.length === 0 || askTogether === undefined)
            return provider;
        const { clock, admission, requestLimits, notify } = this.#runtime;
        const { seconds, from } = this.#limitOf(suite, target, 'test');
        const batch = {
            ask: askTogether,
            around: (call) => requestLimits.around(call, target),
            questions,
            timeoutMs: from === 'target' ? undefined : (0,call_time_limits/* millisecondsOf */.W$)(seconds * questions.length),
            onAnswered: (costUsd) => admission.spent(suite.file, target, costUsd),
            onFailed: ({ message }) => {
                const why = `The batch of the target "${(0,text_text/* cutEnd */.ym)(target.name, 60)}" failed, so each test gets a separate call`;
                notify((0,errors/* aWarning */.ot)('BATCH_FAILED', `${why}: ${message}`, { location: target.location }));
            },
        };
        return withBatch(provider, batch, clock);
    }
    #depsOf(suite, target, { program, agent, container, set }) {
        const { exec, http, clock, files, scripts, cwd, watch, redactor } = this.#runtime;
        learnLiteralSecrets(target, redactor);
        return {
            target: target.resolvedName,
            exec,
            http,
            clock,
            files,
            scripts,
            childEnv: kindOf(target).runsPrograms === true ? program : agent,
            containerEnv: kindOf(target).runsPrograms === true ? this.#runEnv : container,
            stepVariables: set,
            suiteFolder: suite.folder,
            cwd,
            refused: (0,once/* getOrMake */.I)(this.#refused, (0,admission/* keyOf */.T)(target), () => new Set()),
            knownVersions: this.#versions,
            verbose: watch.verbose,
            notify: watch.say,
            warn: (message) => this.#runtime.notify((0,errors/* aWarning */.ot)('TARGET_TROUBLE', message, { location: target.location })),
        };
    }
    async #openWithFallbacks(suite, target) {
        const provider = this.#patient(await this.#openProvider(suite, target, 'test'), suite, target);
        const fallbacks = (0,case_judges/* fallbacksOf */.nL)(target, this.#prepared.judges.get(suite.path));
        const opened = fallbacks.map(async (fallback) => ({
            name: fallback.name,
            provider: await this.#openProvider(suite, fallback, 'test'),
        }));
        return withFallbacks(provider, await Promise.all(opened));
    }
    async #openProvider(suite, target, role) {
        const { clock, admission, requestLimits } = this.#runtime;
        const envs = await this.#prepared.environments.childEnvsIn(suite.folder, this.#runEnv);
        const bare = kindOf(target).open(target.options, this.#depsOf(suite, target, envs));
        const { dryRunDelay } = this.#prepared.inputs;
        const notify = (costUsd) => admission.spent(suite.file, target, costUsd);
        const paced = dryRunDelay === undefined ? bare : withDelay(bare, dryRunDelay, clock);
        const limitMs = (0,call_time_limits/* millisecondsOf */.W$)(this.#limitOf(suite, target, role).seconds);
        const limited = (0,call_time_limits/* keepsTimeLimit */.Jn)(kindOf(target))
            ? (0,call_guards/* withLimit */.Ko)((0,call_guards/* withGuard */.Sx)(paced, clock), limitMs)
            : (0,call_guards/* withTimeout */.wj)(paced, limitMs, clock);
        return withGate(requestLimits.around((0,cost/* withMeter */.GV)(limited, notify), target), this.#gateOf(suite, target, role));
    }
    #gateOf(suite, target, role) {
        const { clock } = this.#runtime;
        return (0,once/* getOrMake */.I)(this.#gates, gateKey(target, role), () => {
            const pause = (0,once/* getOrMake */.I)(this.#pauses, (0,admission/* keyOf */.T)(target), () => ({ untilMs: 0 }));
            const most = role === 'judge' ? (0,workers/* judgeWorkersOf */.Kr)(target) : this.#mostWorkersOf(suite, target);
            return new CallGate(most, clock, pause);
        });
    }
    #mostWorkersOf(suite, target) {
        const suites = this.#prepared.plan.steps.map((step) => step.suite);
        return Math.max(...[suite, ...suites].map((each) => (0,workers/* workersOf */.N)({ suite: each, target }, this.#prepared.inputs)));
    }
    #judgesOf(suite, target) {
        const judges = this.#prepared.judges.get(suite.path);
        return {
            names: judges?.names ?? [],
            find: async (name, model) => {
                if (judges === undefined)
                    return { kind: 'none', reason: 'This suite has no judges' };
                const choice = (0,case_judges/* withModel */.qh)(name === undefined ? judges.of(target) : judges.named(name), model);
                if (choice.target === undefined) {
                    return { kind: 'none', reason: choice.problems.map(({ message }) => message).join('; ') };
                }
                const judge = await this.#judge(suite, choice.target, model);
                return { kind: 'found', judge: { ...judge, provider: this.#patient(judge.provider, suite, target) } };
            },
        };
    }
    #judge(suite, target, model) {
        const key = JSON.stringify([suite.path, target.name, model]);
        return (0,once/* getOrMake */.I)(this.#judges, key, async () => {
            const provider = await this.#openProvider(suite, target, 'judge');
            const memory = this.#runtime.caches.memoryOf(suite, target);
            return { name: target.name, provider, promptMode: kindOf(target).promptMode, memory };
        });
    }
    #patient(provider, suite, { name }) {
        const { maxRetries } = this.#prepared.inputs;
        const policy = provider.retry && { ...provider.retry, maxRetries: maxRetries ?? provider.retry.maxRetries };
        const limits = { maxRetries: maxRetries ?? DEFAULT_RETRIES, policy };
        return withRetry(provider, limits, this.#runtime.clock, ({ question }) => {
            const key = JSON.stringify([suite.path, testOfTurn(question.testId), name]);
            this.#retries.set(key, (this.#retries.get(key) ?? 0) + 1);
        });
    }
    #limitOf(suite, target, role) {
        const limit = (0,call_time_limits/* askedLimit */.iJ)(undefined, this.#prepared.inputs.testTimeoutSeconds, role === 'test' ? suite : undefined);
        return limit ?? (0,call_time_limits/* targetLimit */.N$)(target, kindOf(target));
    }
}
const turnId = (testId, index) => `${testId}/turn-${index + 1}`;
const testOfTurn = (id) => id.replace(/\/turn-\d+$/, '');
const kinds = [...providers/* providers */.r, transcript/* transcript */.f, storedAnswer];
function kindOf({ provider }) {
    const kind = (0,suite_kind/* findKind */.oH)(kinds, provider);
    if (kind === undefined)
        throw new Error(`The plan has an unknown provider: ${provider}`);
    return kind;
}
function learnLiteralSecrets({ options }, redactor) {
    for (const name of ['env', 'headers', 'mcp_servers'])
        redactor.learn(literalSecrets(options[name]));
}
function literalSecrets(option) {
    if (typeof option !== 'object' || option === null)
        return [];
    const texts = Object.entries(option).filter(([, value]) => typeof value === 'string');
    return [...(0,secret_names/* secretValues */.VX)(Object.fromEntries(texts)), ...Object.values(option).flatMap(literalSecrets)];
}
const gateKey = (target, role) => `${role} ${(0,admission/* keyOf */.T)(target)}`;
async function openJudge(target, suite, site) {
    const kind = kindOf(target);
    const { exec, http, clock, files, scripts, cwd, redactor } = site.runtime;
    learnLiteralSecrets(target, redactor);
    const envs = await site.environments.childEnvsIn(suite.folder, {});
    const bare = kind.open(target.options, {
        ...{ exec, http, clock, files, scripts, cwd },
        target: target.resolvedName,
        childEnv: kind.runsPrograms === true ? envs.program : envs.agent,
        stepVariables: envs.set,
        suiteFolder: suite.folder,
        verbose: false,
    });
    const limit = (0,call_time_limits/* askedLimit */.iJ)(undefined, site.inputs.testTimeoutSeconds, undefined) ?? (0,call_time_limits/* targetLimit */.N$)(target, kind);
    const timed = (0,call_guards/* withTimeout */.wj)(bare, (0,call_time_limits/* millisecondsOf */.W$)(limit.seconds), clock);
    const provider = withRetry(timed, { maxRetries: site.inputs.maxRetries ?? DEFAULT_RETRIES }, clock);
    return { name: target.name, provider, promptMode: kind.promptMode };
}
function batchRemarks(plan) {
    const batching = plan.steps.filter((step) => step.kind === 'run' && step.target.batching);
    const places = new Map(batching.map((step) => [JSON.stringify([step.suite.path, step.target.name]), step]));
    return [...places.values()].flatMap((step) => {
        const { suite, target } = step;
        const why = whyNotTogether(stepsLike(step, plan));
        if (why === undefined)
            return [];
        const message = `The target "${(0,text_text/* cutEnd */.ym)(target.name, 60)}" gets one call per test of ${suite.file}, not one call for all: ${why}`;
        return [(0,errors/* aWarning */.ot)('UNUSED', message, { location: target.location })];
    });
}
const stepsLike = ({ suite, target }, { steps }) => steps.filter((step) => step.kind === 'run' && step.suite.path === suite.path && step.target.name === target.name);
function whyNotTogether(steps) {
    if (steps.some(({ trials }) => trials.count > 1))
        return 'tests with several trials cannot share a call';
    if (steps.some((step) => (0,workspace_mode/* workspaceOf */.B3)(step) !== undefined))
        return 'tests with a workspace each cannot share a call';
    return undefined;
}


/***/ })

};
