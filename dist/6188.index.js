export const id = 6188;
export const ids = [6188];
export const modules = {

/***/ 21887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ batchOf),
/* harmony export */   w: () => (/* binding */ batchRemarks)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);

function batchOf(plan, { suite, target }) {
    if (!target.batching)
        return [];
    const steps = stepsAt(plan, { suite, target });
    if (whyNotTogether(steps) !== undefined)
        return [];
    return steps
        .filter(({ test }) => test.conversation === undefined)
        .map(({ test }) => ({ testId: test.id, inputFiles: test.inputFiles }));
}
function batchRemarks(plan) {
    const asked = stepsOf(plan).filter(({ target }) => target.batching);
    const locations = new Map(asked.map((step) => [JSON.stringify([step.suite.path, step.target.name]), step]));
    return [...locations.values()].flatMap(({ suite, target }) => {
        const why = whyNotTogether(stepsAt(plan, { suite, target }));
        if (why === undefined)
            return [];
        const message = `The target "${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .ym)(target.name, 60)}" gets one call per test of ${suite.file}, not one call for all: ${why}`;
        return [{ code: 'UNUSED', severity: 'warning', message, location: target.location }];
    });
}
function whyNotTogether(steps) {
    if (steps.some(({ trials }) => trials.count > 1))
        return 'tests with several trials cannot share a call';
    if (steps.some(({ test }) => test.workspace !== undefined))
        return 'tests with a workspace each cannot share a call';
    return undefined;
}
const stepsOf = ({ steps }) => steps.filter((step) => step.kind === 'run');
const stepsAt = (plan, { suite, target }) => stepsOf(plan).filter((step) => step.suite.path === suite.path && step.target.name === target.name);


/***/ }),

/***/ 36188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ DEFAULT_RETRIES),
  z: () => (/* binding */ OpenTargets)
});

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/suite/kind.js
var suite_kind = __webpack_require__(38034);
// EXTERNAL MODULE: ./build/js/src/plan/time-limit.js
var time_limit = __webpack_require__(98100);
// EXTERNAL MODULE: ./build/js/src/run/admission.js + 1 modules
var admission = __webpack_require__(20002);
// EXTERNAL MODULE: ./build/js/src/model/run/outcome.js
var run_outcome = __webpack_require__(207);
// EXTERNAL MODULE: ./build/js/src/run/waiting-queue.js
var waiting_queue = __webpack_require__(93928);
// EXTERNAL MODULE: ./build/js/src/run/calls/with-retry.js
var with_retry = __webpack_require__(51556);
;// CONCATENATED MODULE: ./build/js/src/run/calls/call-gate.js



class Pause {
    #clock;
    #untilMs = Number.NEGATIVE_INFINITY;
    constructor(clock) {
        this.#clock = clock;
    }
    get leftMs() {
        return Math.max(0, this.#untilMs - this.#clock.now());
    }
    begin(ms) {
        this.#untilMs = Math.max(this.#untilMs, this.#clock.now() + ms);
    }
}
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
            this.#wakeAll();
        }
    }
    async #turn(signal) {
        while (!signal.aborted) {
            const isFree = this.#running < this.#limit;
            const { leftMs } = this.#pause;
            if (isFree && leftMs === 0) {
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
    #wakeAll() {
        this.#waiting.wake(this.#limit - this.#running);
    }
    #failedWith({ class: failureClass, httpStatus, retryAfterMs }, cut) {
        const isOverload = failureClass === 'rate_limit' || (httpStatus !== undefined && OVERLOADED.includes(httpStatus));
        if (!isOverload)
            return;
        if (retryAfterMs !== undefined && retryAfterMs <= with_retry/* MAX_RETRY_AFTER_MS */.y)
            this.#pause.begin(retryAfterMs);
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

// EXTERNAL MODULE: ./build/js/src/run/calls/with-timeout.js
var with_timeout = __webpack_require__(64781);
;// CONCATENATED MODULE: ./build/js/src/run/calls/with-batch.js


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
                const outcome = together.outcomes.get(question.testId) ?? noRecord(question);
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
    const outcome = await batch.around((0,with_timeout/* withTimeout */.w)(asOne, batch.timeoutMs, clock)).ask(first, signal);
    if (outcome.kind === 'answered' && together !== undefined)
        return together;
    const failure = outcome.kind === 'failed' ? outcome.failure : (0,run_outcome/* failed */.gz)('bug', 'The batch did not finish.').failure;
    if (!signal.aborted)
        batch.onFailed(failure);
    return { kind: 'failed', failure };
}
const noRecord = ({ testId }) => (0,run_outcome/* failed */.gz)('provider', `The output of the batch has no line with the id ${JSON.stringify(testId)}.`, { permanent: true });

// EXTERNAL MODULE: ./build/js/src/run/calls/spread.js
var spread = __webpack_require__(49772);
;// CONCATENATED MODULE: ./build/js/src/run/calls/with-delay.js


const withDelay = (provider, { leastMs, mostMs }, clock) => ({
    retry: provider.retry,
    async ask(question, signal) {
        await clock.sleep(leastMs + Math.floor((0,spread/* spread */.i)(question) * (mostMs - leastMs + 1)), signal);
        return signal.aborted ? (0,run_outcome/* failed */.gz)('cancelled', 'Stopped during the delay.') : provider.ask(question, signal);
    },
});

// EXTERNAL MODULE: ./build/js/src/run/calls/with-spent.js
var with_spent = __webpack_require__(39626);
;// CONCATENATED MODULE: ./build/js/src/run/calls/with-fallbacks.js

const CANNOT_ANSWER = ['provider', 'rate_limit', 'auth', 'config'];
function withFallbacks(provider, fallbacks) {
    if (fallbacks.length === 0)
        return provider;
    return {
        async ask(question, signal) {
            const first = await provider.ask(question, signal);
            if (first.kind === 'answered' || !cannotAnswer(first.failure))
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
                    return (0,with_spent/* withSpent */.H)({ kind: 'answered', response }, before);
                }
                before.push(outcome);
                last = outcome.failure;
                messages.push(`The fallback "${name}": ${last.message}`);
            }
            return (0,with_spent/* withSpent */.H)({ kind: 'failed', failure: { ...last, message: messages.join('\n') } }, before);
        },
    };
}
const cannotAnswer = ({ class: failureClass }) => CANNOT_ANSWER.includes(failureClass);

// EXTERNAL MODULE: ./build/js/src/run/calls/with-guard.js
var with_guard = __webpack_require__(44291);
;// CONCATENATED MODULE: ./build/js/src/run/calls/with-meter.js
const withMeter = (provider, notify) => ({
    retry: provider.retry,
    async ask(question, signal) {
        const outcome = await provider.ask(question, signal);
        if (outcome.kind === 'answered')
            notify(outcome.response.cached ? 0 : outcome.response.costUsd);
        else if (outcome.partial?.costUsd !== undefined)
            notify(outcome.partial.costUsd);
        return outcome;
    },
});

// EXTERNAL MODULE: ./build/js/src/run/providers/index.js + 35 modules
var providers = __webpack_require__(69021);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/ports/provider.js
var provider = __webpack_require__(24593);
;// CONCATENATED MODULE: ./build/js/src/run/providers/stored-answer.js



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

// EXTERNAL MODULE: ./build/js/src/run/transcript.js
var transcript = __webpack_require__(81327);
;// CONCATENATED MODULE: ./build/js/src/run/providers/transcript.js




const transcript_transcript = (0,provider/* defineProvider */.Nj)({
    type: 'transcript',
    promptMode: 'lm',
    canJudge: false,
    isAgent: false,
    images: 'any',
    options: () => schemas/* object */.Ikc({
        file: schemas/* string */.YjP(),
        order: schemas/* array */.YOg(schemas/* string */.YjP()),
    }),
    create({ file, order }, { files }) {
        const positions = new Map(order.map((testId, index) => [testId, index]));
        let entries;
        return {
            async ask({ testId }, signal) {
                if (signal.aborted)
                    return (0,run_outcome/* failed */.gz)('cancelled', 'Stopped before the transcript was read.');
                entries ??= (0,transcript/* readTranscript */.l)(file, file, files);
                const position = positions.get(testId);
                const entry = position === undefined ? undefined : (await entries)[position];
                if (entry === undefined)
                    return (0,run_outcome/* failed */.gz)('config', `The transcript has no conversation for the test "${testId}".`);
                return { kind: 'answered', response: { ...entry.response, cached: true } };
            },
        };
    },
});

// EXTERNAL MODULE: ./build/js/src/shared/secrets/secret-names.js
var secret_names = __webpack_require__(28822);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/suites/references/file-paths.js
var file_paths = __webpack_require__(13037);
// EXTERNAL MODULE: ./build/js/src/app/steps/batches.js
var batches = __webpack_require__(21887);
// EXTERNAL MODULE: ./build/js/src/app/steps/judges.js
var steps_judges = __webpack_require__(91167);
// EXTERNAL MODULE: ./build/js/src/app/steps/run-conversation.js + 1 modules
var run_conversation = __webpack_require__(56369);
// EXTERNAL MODULE: ./build/js/src/app/steps/workers.js
var workers = __webpack_require__(91664);
;// CONCATENATED MODULE: ./build/js/src/app/steps/open-targets.js






















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
    #inputs;
    #prepared;
    #runtime;
    #runEnv;
    constructor(inputs, prepared, runtime, runEnv) {
        this.#inputs = inputs;
        this.#prepared = prepared;
        this.#runtime = runtime;
        this.#runEnv = runEnv;
    }
    for(step) {
        const { suite, target } = step;
        const ofSuite = this.#open.get(suite.path) ?? new Map();
        this.#open.set(suite.path, ofSuite);
        const opening = ofSuite.get(target.name) ?? this.#openTarget(step);
        ofSuite.set(target.name, opening);
        return opening;
    }
    async checkVersions(steps, signal) {
        const problems = [];
        for (const { suite, target, test } of steps) {
            const key = JSON.stringify([suite.folder, (0,admission/* keyOf */.TN)(target)]);
            const isAsked = target.options['version'] !== undefined && kindOf(target).isAgent;
            if (!isAsked || test.workspace?.docker?.runsAgent || this.#checked.has(key))
                continue;
            this.#checked.add(key);
            const envs = await this.#prepared.environments.childEnvsIn(suite.folder, this.#runEnv);
            const provider = kindOf(target).open(target.options, this.#depsOf(suite, target, envs));
            const unfit = await provider.check?.(signal);
            if (unfit === undefined || signal.aborted)
                continue;
            const message = `The target "${(0,shared_text/* cutEnd */.ym)(target.name, 60)}" cannot be used: ${unfit.failure.message}`;
            problems.push({ code: 'TARGET_INVALID', severity: 'error', message, location: target.location });
        }
        if (problems.length > 0)
            throw new errors/* UserError */.yo(problems);
    }
    retriesOf({ suite, test, target }) {
        if (this.#retries.size === 0)
            return 0;
        const turns = (test.conversation?.turns ?? []).map((_, index) => (0,run_conversation/* turnId */.K)(test.id, index));
        const counts = [test.id, ...turns].map((id) => this.#retries.get(JSON.stringify([suite.path, id, target.name])) ?? 0);
        return counts.reduce((sum, count) => sum + count, 0);
    }
    async #openTarget(step) {
        const { suite, target } = step;
        const envs = await this.#prepared.environments.childEnvsIn(suite.folder, this.#runEnv);
        const provider = this.#together(step, await this.#openWithFallbacks(suite, target), envs);
        return {
            provider: this.#runtime.caches.around(this.#runtime.watch.around(provider, step), step),
            promptMode: kindOf(target).promptMode,
            childEnv: envs.program,
            searchRoots: (0,file_paths/* searchRoots */._f)(suite.folder, this.#prepared),
            judges: this.#judgesOf(suite, target),
            graderTimeoutMs: this.#askedMs,
            isDryRun: this.#inputs.dryRun,
        };
    }
    callLimit(target) {
        return this.#gates.size === 0 ? undefined : this.#gates.get(gateKey(target, 'test'))?.limit;
    }
    #together(step, provider, envs) {
        const { suite, target } = step;
        const questions = (0,batches/* batchOf */.K)(this.#prepared.plan, { suite, target });
        const bare = questions.length === 0 ? undefined : kindOf(target).open(target.options, this.#depsOf(suite, target, envs));
        const askTogether = bare?.askTogether;
        if (askTogether === undefined)
            return provider;
        const { clock, admission, requestLimits, notify } = this.#runtime;
        const batch = {
            ask: askTogether,
            around: (call) => requestLimits.around(call, target),
            questions,
            timeoutMs: this.#batchLimitMs(step, questions.length),
            onAnswered: (costUsd) => admission.spent(suite.file, target, costUsd),
            onFailed: ({ message }) => {
                const why = `The batch of the target "${(0,shared_text/* cutEnd */.ym)(target.name, 60)}" failed, so each test gets a separate call`;
                notify({ code: 'BATCH_FAILED', severity: 'warning', message: `${why}: ${message}`, location: target.location });
            },
        };
        return withBatch(provider, batch, clock);
    }
    #depsOf(suite, target, { program, agent, container, set }) {
        const { exec, http, clock, files, scripts, cwd, watch, redactor } = this.#runtime;
        for (const name of WITH_SECRETS)
            redactor.learn(literalSecrets(target.options[name]));
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
            refused: this.#refusedBy(target),
            knownVersions: this.#versions,
            verbose: watch.verbose,
            notify: watch.say,
            warn: (message) => this.#runtime.notify({ code: 'TARGET_TROUBLE', severity: 'warning', message, location: target.location }),
        };
    }
    async #openWithFallbacks(suite, target) {
        const provider = this.#patient(await this.#openProvider(suite, target, 'test'), suite, target);
        const fallbacks = target.fallbackTargets.flatMap((name) => {
            const choice = this.#prepared.judges.get(suite.path)?.named(name);
            return choice?.kind === 'judge' ? [{ ...choice.target, name }] : [];
        });
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
        const { dryRunDelay } = this.#inputs;
        const notify = (costUsd) => admission.spent(suite.file, target, costUsd);
        const paced = dryRunDelay === undefined ? bare : withDelay(bare, dryRunDelay, clock);
        const limitMs = (0,time_limit/* millisecondsOf */.W$)(this.#limitOf(suite, target, role).seconds);
        const limited = (0,time_limit/* keepsTimeLimit */.Jn)(kindOf(target))
            ? (0,with_timeout/* withLimit */.K)((0,with_guard/* withGuard */.S)(paced, clock), limitMs)
            : (0,with_timeout/* withTimeout */.w)(paced, limitMs, clock);
        return withGate(requestLimits.around(withMeter(limited, notify), target), this.#gateOf(suite, target, role));
    }
    #refusedBy(target) {
        const known = this.#refused.get((0,admission/* keyOf */.TN)(target)) ?? new Set();
        this.#refused.set((0,admission/* keyOf */.TN)(target), known);
        return known;
    }
    #gateOf(suite, target, role) {
        const key = gateKey(target, role);
        const known = this.#gates.get(key);
        if (known)
            return known;
        const { clock } = this.#runtime;
        const pause = this.#pauses.get((0,admission/* keyOf */.TN)(target)) ?? new Pause(clock);
        this.#pauses.set((0,admission/* keyOf */.TN)(target), pause);
        const most = role === 'judge' ? (0,workers/* judgeWorkersOf */.Kr)(target) : this.#mostWorkersOf(suite, target);
        const gate = new CallGate(most, clock, pause);
        this.#gates.set(key, gate);
        return gate;
    }
    #mostWorkersOf(suite, target) {
        const suites = this.#prepared.plan.steps.map((step) => step.suite);
        return Math.max(...[suite, ...suites].map((each) => (0,workers/* workersOf */.N)({ suite: each, target }, this.#inputs)));
    }
    #judgesOf(suite, target) {
        const judges = this.#prepared.judges.get(suite.path);
        if (judges === undefined)
            return { names: [], find: async () => ({ kind: 'none', reason: 'This suite has no judges' }) };
        return {
            names: judges.names,
            find: async (name, model) => {
                const choice = (0,steps_judges/* withModel */.qh)(name === undefined ? judges.of(target) : judges.named(name), model);
                if (choice.kind === 'judge') {
                    const judge = await this.#judge(suite, choice.target, model);
                    return { kind: 'found', judge: { ...judge, provider: this.#patient(judge.provider, suite, target) } };
                }
                return { kind: 'none', reason: choice.problems.map(({ message }) => message).join('; ') };
            },
        };
    }
    #judge(suite, target, model) {
        const key = JSON.stringify([suite.path, target.name, model]);
        const known = this.#judges.get(key);
        if (known)
            return known;
        const opening = this.#openProvider(suite, target, 'judge').then((provider) => {
            const memory = this.#runtime.caches.memoryOf(suite, target);
            return {
                name: target.name,
                provider,
                promptMode: kindOf(target).promptMode,
                memory,
            };
        });
        this.#judges.set(key, opening);
        return opening;
    }
    #patient(provider, suite, { name }) {
        const limits = { maxRetries: this.#inputs.maxRetries ?? DEFAULT_RETRIES, policy: this.#policyOf(provider) };
        return (0,with_retry/* withRetry */.b)(provider, limits, this.#runtime.clock, ({ question }) => {
            const key = JSON.stringify([suite.path, question.testId, name]);
            this.#retries.set(key, (this.#retries.get(key) ?? 0) + 1);
        });
    }
    #policyOf({ retry }) {
        const { maxRetries } = this.#inputs;
        return retry && maxRetries !== undefined ? { ...retry, maxRetries } : retry;
    }
    #batchLimitMs({ suite, target }, tests) {
        const { seconds, from } = this.#limitOf(suite, target, 'test');
        return from === 'target' ? undefined : (0,time_limit/* millisecondsOf */.W$)(seconds * tests);
    }
    #limitOf(suite, target, role) {
        const asked = (0,time_limit/* askedLimit */.iJ)(undefined, this.#inputs.testTimeoutSeconds, role === 'test' ? suite : undefined);
        return asked ?? (0,time_limit/* targetLimit */.N$)(target, kindOf(target));
    }
    get #askedMs() {
        const { testTimeoutSeconds } = this.#inputs;
        return testTimeoutSeconds && (0,time_limit/* millisecondsOf */.W$)(testTimeoutSeconds);
    }
}
const kinds = [...providers/* providers */.r, transcript_transcript, storedAnswer];
function kindOf({ provider }) {
    const kind = (0,suite_kind/* findKind */.oH)(kinds, provider);
    if (kind === undefined)
        throw new Error(`The plan has an unknown provider: ${provider}`);
    return kind;
}
const WITH_SECRETS = ['env', 'headers', 'mcp_servers'];
function literalSecrets(option) {
    if (typeof option !== 'object' || option === null)
        return [];
    const texts = Object.entries(option).filter(([, value]) => typeof value === 'string');
    return [...(0,secret_names/* secretValues */.VX)(Object.fromEntries(texts)), ...Object.values(option).flatMap(literalSecrets)];
}
const gateKey = (target, role) => `${role} ${(0,admission/* keyOf */.TN)(target)}`;


/***/ }),

/***/ 56369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ runConversation),
  K: () => (/* binding */ turnId)
});

// EXTERNAL MODULE: ./build/js/src/grade/combine.js
var combine = __webpack_require__(31582);
// EXTERNAL MODULE: ./build/js/src/grade/grade.js
var grade = __webpack_require__(25184);
// EXTERNAL MODULE: ./build/js/src/grade/submission.js
var grade_submission = __webpack_require__(40727);
// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
// EXTERNAL MODULE: ./build/js/src/model/run/outcome.js
var outcome = __webpack_require__(207);
// EXTERNAL MODULE: ./build/js/src/model/run/plan.js + 1 modules
var plan = __webpack_require__(97537);
// EXTERNAL MODULE: ./build/js/src/plan/time-limit.js
var time_limit = __webpack_require__(98100);
;// CONCATENATED MODULE: ./build/js/src/results/merge-responses.js


function mergeResponses(replies, messages) {
    const asked = replies.filter(({ cached }) => !cached);
    const durationMs = sumOfAll(replies.map((reply) => reply.durationMs));
    const last = replies.at(-1);
    const { targetUsed, targetError } = replies.findLast((reply) => reply.targetUsed !== undefined) ?? {};
    const finishReason = replies.findLast((reply) => reply.finishReason !== undefined)?.finishReason;
    const errors = replies.flatMap(({ error }) => error ?? []);
    return {
        messages: [...messages],
        ...figuresOf(replies),
        durationMs,
        startTime: replies[0]?.startTime === undefined ? undefined : replies[0].startTime,
        endTime: last?.endTime,
        model: last?.model,
        agentVersion: last?.agentVersion,
        targetUsed,
        targetError,
        fileChanges: last?.fileChanges,
        cached: replies.length > 0 && asked.length === 0 ? true : undefined,
        paid: asked.length > 0 && asked.length < replies.length ? figuresOf(asked.map(outcome/* paidFor */.Uu)) : undefined,
        answerOnly: replies.some(({ answerOnly }) => answerOnly) ? true : undefined,
        finishReason,
        error: errors.length > 0 ? errors.join('; ') : undefined,
    };
}
function figuresOf(calls) {
    const usages = calls.flatMap(({ tokenUsage }) => tokenUsage ?? []);
    const tokenUsage = usages.length === calls.length ? (0,message/* sumTokens */.WT)(usages) : undefined;
    const costUsd = sumOfAll(calls.map((call) => call.costUsd));
    return { tokenUsage, costUsd };
}
function sumOfAll(numbers) {
    const known = numbers.filter((number) => number !== undefined);
    return known.length === 0 || known.length < numbers.length ? undefined : known.reduce((a, b) => a + b, 0);
}

// EXTERNAL MODULE: ./build/js/src/suites/prompts.js
var prompts = __webpack_require__(1306);
// EXTERNAL MODULE: ./build/js/src/app/steps/run-in-workspace.js
var run_in_workspace = __webpack_require__(92520);
// EXTERNAL MODULE: ./build/js/src/app/steps/with-changes.js
var with_changes = __webpack_require__(2163);
;// CONCATENATED MODULE: ./build/js/src/app/steps/run-conversation.js











async function runConversation(step, conversation, asking, deps) {
    const { clock } = deps.context;
    const history = [...step.test.input];
    const exchange = [];
    const calls = [];
    let hasAnswered = false;
    const played = [];
    let firstFailure;
    let hasFailed = false;
    for (const [index, turn] of conversation.turns.entries()) {
        const startedAt = clock.now();
        const isOver = hasFailed && conversation.onTurnFailure === 'stop';
        const current = { turn, index, asking, history, conversation };
        const outcome = isOver ? undefined : await askTurn(step, current, deps);
        if (outcome?.kind === 'failed' && endsConversation(outcome.failure)) {
            return brokenOff(inTurn(outcome.failure, index), [...calls, ...partialOf(outcome)], exchange, { played, step });
        }
        if (outcome !== undefined)
            exchange.push(turn.input);
        if (outcome?.kind === 'failed') {
            firstFailure ??= outcome.failure;
            calls.push(outcome.partial ?? NOTHING_KNOWN);
        }
        if (outcome?.kind === 'answered') {
            hasAnswered = true;
            calls.push(outcome.response);
            exchange.push(...outcome.response.messages);
            history.push({ role: 'assistant', content: (0,message/* finalAnswer */.zN)(outcome.response.messages) });
        }
        const graded = await gradeTurn(step, current, outcome, deps);
        played.push({ outcome: graded, startedAt, endedAt: clock.now() });
        hasFailed ||= ((0,combine/* turnScore */.w3)({ outcome: graded }) ?? 0) < (0,plan/* agentvPassMarkOf */.f)(step);
    }
    if (!hasAnswered && firstFailure !== undefined)
        return brokenOff(firstFailure, calls, exchange, { played, step });
    const changes = await deps.lease?.changes(deps.signal);
    const { response, patch: diff } = (0,with_changes/* withChanges */.A)(mergeResponses(calls, exchange), changes, asking.container?.changes());
    const ungraded = await (0,run_in_workspace/* placeGradingFiles */.l)(deps.lease);
    if (ungraded !== undefined)
        return { outcome: { kind: 'answered', response }, grade: ungraded, diff };
    const whole = await gradeWhole(step, response, history, deps);
    return {
        outcome: { kind: 'answered', response },
        diff,
        grade: (0,combine/* combineTurns */.G3)(played, whole, { ...conversation, passMark: (0,plan/* agentvPassMarkOf */.f)(step) }),
    };
}
const endsConversation = (failure) => !(0,outcome/* isAgentFailure */.s7)(failure) || failure.class === 'cost_limit';
const turnId = (testId, index) => `${testId}/turn-${index + 1}`;
const inTurn = (failure, index) => ({
    ...failure,
    message: `In turn ${index + 1}: ${failure.message}`,
});
const NOTHING_KNOWN = { messages: [] };
const partialOf = ({ partial }) => (partial === undefined ? [] : [partial]);
function brokenOff(failure, calls, exchange, { played, step }) {
    const partial = calls.length === 0 ? undefined : mergeResponses(calls, exchange);
    const outcome = { kind: 'failed', failure, partial };
    if (played.length === 0)
        return { outcome };
    const { scores, assertions } = (0,combine/* combineTurns */.G3)(played, undefined, {
        aggregation: 'mean',
        passMark: (0,plan/* agentvPassMarkOf */.f)(step),
    });
    return { outcome, grade: { kind: 'ungraded', reason: failure.message, scores, assertions } };
}
function askTurn({ suite, test }, { turn, index, asking, history, conversation }, { target, signal, lease }) {
    history.push(turn.input);
    const question = {
        suite: suite.name,
        testId: turnId(test.id, index),
        prompt: (0,prompts/* renderTurn */.cM)(history, conversation.windowSize, target.promptMode),
        inputFiles: test.inputFiles,
        images: (0,message/* imageFilesIn */.e1)(history),
        attempt: 0,
        ...asking,
        timeLimitMs: test.timeoutSeconds && (0,time_limit/* millisecondsOf */.W$)(test.timeoutSeconds),
        workspacePath: lease?.path,
        workspaceFile: lease?.workspaceFile,
    };
    return target.provider.ask(question, signal);
}
async function gradeTurn({ test }, { turn, history }, outcome, { context, signal, graders, lease }) {
    if (outcome === undefined)
        return { kind: 'skipped' };
    if (outcome.kind === 'failed')
        return { kind: 'failed', reason: `Error: ${outcome.failure.message}` };
    const specs = graders(turn.graders);
    if (specs.length === 0)
        return { kind: 'graded', grade: nothingWanted };
    const expected = turn.expected === undefined ? [] : [turn.expected];
    const asked = { ...test, criteria: '', input: history.slice(0, -1), expected };
    return {
        kind: 'graded',
        grade: await (0,grade/* grade */.o)(specs, (0,grade_submission/* submissionOf */.y)(asked, outcome.response, lease?.path), context, signal),
    };
}
const nothingWanted = { kind: 'scored', score: 1, assertions: [], scores: [], requiredMissed: [] };
async function gradeWhole({ test }, response, history, { context, signal, graders, lease }) {
    const specs = graders(test.graders);
    if (specs.length === 0)
        return undefined;
    const startedAt = context.clock.now();
    const submission = { ...(0,grade_submission/* submissionOf */.y)(test, response, lease?.path), answer: (0,prompts/* transcriptOf */.QG)(history) };
    const graded = await (0,grade/* grade */.o)(specs, submission, context, signal);
    return { outcome: { kind: 'graded', grade: graded }, startedAt, endedAt: context.clock.now() };
}


/***/ }),

/***/ 92520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ runInWorkspace),
/* harmony export */   l: () => (/* binding */ placeGradingFiles)
/* harmony export */ });
/* harmony import */ var _suites_prompts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1306);

async function runInWorkspace(step, visit, { workspaces, containers, signal }, run) {
    const failure = containers?.failureOf(step);
    if (failure !== undefined)
        return { outcome: { kind: 'failed', failure } };
    if (workspaces === undefined || !workspaces.isNeededFor(step))
        return run(undefined);
    const { id: testId, input, metadata } = step.test;
    const visitor = { ...visit, testId, input: (0,_suites_prompts_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPrompt */ .nQ)(input, 'lm').question, metadata };
    const entered = await workspaces.enter(step, visitor, signal);
    if (entered.kind === 'failed')
        return { outcome: { kind: 'failed', failure: entered.failure } };
    if (entered.kind !== 'visit')
        return run(undefined);
    const { lease } = entered;
    let made;
    let retainedAt;
    try {
        made = await run(lease);
    }
    finally {
        await lease.end(signal);
        retainedAt = await lease.leave(made?.grade?.kind === 'scored' && made.grade.score >= KEEP_BELOW);
    }
    return { ...made, hookOutputs: lease.hookOutputs, ...(retainedAt !== undefined && { workspacePath: retainedAt }) };
}
async function placeGradingFiles(lease) {
    const reason = await lease?.placeGradingFiles();
    return reason === undefined ? undefined : { kind: 'ungraded', reason, assertions: [], scores: [] };
}
const KEEP_BELOW = 0.5;


/***/ }),

/***/ 2163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ withChanges)
/* harmony export */ });
function withChanges(response, { patch: seen, unknown } = { patch: '' }, inImage) {
    const patch = [seen, inImage, response.fileChanges]
        .filter((diff) => diff !== undefined && diff !== '')
        .map((diff) => (diff?.endsWith('\n') ? diff : `${diff}\n`))
        .join('');
    if (patch === '')
        return { response, patch: undefined };
    const fileChanges = patch.replaceAll(BINARY, 'Binary files differ\n').toWellFormed().trim();
    return { response: { ...response, fileChanges, ...(unknown !== undefined && { changesUnknown: unknown }) }, patch };
}
const BINARY = /^GIT binary patch\n(?:(?:literal|delta) \d+\n(?:[A-Za-z][!-~]+\n)*\n)+/gm;


/***/ }),

/***/ 91664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ limitsOf),
/* harmony export */   Kr: () => (/* binding */ judgeWorkersOf),
/* harmony export */   N: () => (/* binding */ workersOf),
/* harmony export */   TJ: () => (/* binding */ lanesOf)
/* harmony export */ });
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38034);
/* harmony import */ var _run_admission_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20002);
/* harmony import */ var _run_providers_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69021);



const DEFAULT_WORKERS = 3;
const DEFAULT_JUDGE_WORKERS = 8;
const knownLanes = new WeakMap();
function lanesOf({ suite, target }) {
    const known = knownLanes.get(suite) ?? new Map();
    knownLanes.set(suite, known);
    const lanes = known.get(target) ?? [
        JSON.stringify(['suite', suite.path, target.name]),
        JSON.stringify(['target', (0,_run_admission_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .TN)(target)]),
    ];
    known.set(target, lanes);
    return lanes;
}
const workersOf = ({ suite, target, }, { workers }) => (isOneAtATime(target.provider) ? 1 : (workers ?? suite.workers ?? target.workers ?? DEFAULT_WORKERS));
const isOneAtATime = (provider) => (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .findKind */ .oH)(_run_providers_index_js__WEBPACK_IMPORTED_MODULE_2__/* .providers */ .r, provider)?.oneAtATime ?? false;
const judgeWorkersOf = ({ workers }) => workers ?? DEFAULT_JUDGE_WORKERS;
function limitsOf(steps, inputs, { callLimit, alone }) {
    const lanes = new Map();
    const raise = (lane, most, target) => {
        const known = lanes.get(lane);
        if (known === undefined)
            lanes.set(lane, { most, target });
        else
            known.most = Math.max(known.most, most);
    };
    const seen = new Set();
    for (const step of steps) {
        const own = lanesOf(step);
        if (seen.has(own))
            continue;
        seen.add(own);
        const [ofSuite, ofTarget] = own;
        raise(ofSuite, workersOf(step, inputs));
        raise(ofTarget, workersOf(step, inputs), step.target);
    }
    const most = Math.max(DEFAULT_WORKERS, ...[...lanes.values()].map((lane) => lane.most));
    const total = inputs.workers ?? most;
    return {
        total,
        perLane(name) {
            if (alone.has(name))
                return 1;
            const lane = lanes.get(name);
            if (lane === undefined)
                return DEFAULT_WORKERS;
            const bears = lane.target && callLimit(lane.target);
            return Math.min(lane.most, bears ?? lane.most);
        },
        begun: total + Math.max(total, DEFAULT_JUDGE_WORKERS),
    };
}


/***/ }),

/***/ 25184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ grade)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_run_grade_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66536);
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38034);
/* harmony import */ var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20758);
/* harmony import */ var _shared_iso_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77584);
/* harmony import */ var _combine_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31582);






async function grade(specs, submission, context, signal) {
    const graded = [];
    for (const spec of specs) {
        if (signal.aborted)
            break;
        graded.push(await timed(spec, () => ask(spec, submission, context, signal), context.clock));
    }
    const combined = (0,_combine_js__WEBPACK_IMPORTED_MODULE_5__/* .combine */ .kg)(graded, context.passMark);
    if (!signal.aborted)
        return combined;
    const { assertions, scores } = combined;
    return { kind: 'ungraded', reason: 'Grading was cancelled', assertions, scores };
}
async function ask(spec, submission, context, signal) {
    try {
        const kind = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .findKind */ .oH)(context.kinds, spec.type);
        if (kind === undefined)
            return { kind: 'undecided', reason: `There is no grader "${spec.type}"` };
        const { changesUnknown } = submission.response;
        if (changesUnknown !== undefined && kind.readsChanges?.(spec.options))
            return { kind: 'undecided', reason: changesUnknown };
        const deps = { ...context.depsFor(spec), members: membersOf(spec, context) };
        const reply = await kind.open(spec.options, deps).grade(submission, signal);
        return spec.negate ? (0,_combine_js__WEBPACK_IMPORTED_MODULE_5__/* .applyNegate */ .RC)(reply) : reply;
    }
    catch (error) {
        return { kind: 'undecided', reason: `The grader broke: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}` };
    }
}
const membersOf = ({ members = [] }, context) => members.map((spec) => ({
    spec,
    async grade(submission, signal) {
        const member = { ...spec, negate: false };
        return (await timed(spec, () => ask(member, submission, context, signal), context.clock)).score;
    },
}));
async function timed(spec, ask, clock) {
    const start = clock.now();
    const reply = await ask();
    const end = clock.now();
    const { score, verdict, assertions } = judgementOf(reply);
    const explained = reply.kind === 'scored' ? reply : undefined;
    const result = {
        name: spec.name,
        type: recordedType(spec),
        weight: spec.weight,
        score,
        verdict,
        assertions,
        reasoning: explained?.reasoning,
        details: explained?.details,
        isUnreported: explained?.isUnreported,
        scores: reply.scores,
        input: reply.input,
        target: reply.target,
        tokenUsage: reply.tokenUsage,
        costUsd: reply.costUsd,
        durationMs: end - start,
        startedAt: (0,_shared_iso_time_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(start),
        endedAt: (0,_shared_iso_time_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(end),
    };
    return { spec, score: result, requiredMissed: explained?.requiredMissed };
}
function judgementOf(reply) {
    if (reply.kind === 'undecided') {
        return { score: 0, verdict: 'skip', assertions: [{ text: reply.reason, passed: false }] };
    }
    const score = (0,_model_run_grade_js__WEBPACK_IMPORTED_MODULE_1__/* .clampScore */ .E2)(reply.score);
    return { score, verdict: reply.verdict ?? (0,_model_run_grade_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .Vj)(score), assertions: reply.assertions };
}
const recordedType = (spec) => spec.type === 'rubrics' || spec.type === 'rubric' ? 'llm-grader' : (0,_model_suite_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .shownType */ .si)(spec);


/***/ }),

/***/ 20002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SH: () => (/* binding */ Admission),
  TN: () => (/* binding */ keyOf)
});

// UNUSED EXPORTS: CircuitBreaker

// EXTERNAL MODULE: ./build/js/src/model/run/outcome.js
var outcome = __webpack_require__(207);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var result = __webpack_require__(19923);
// EXTERNAL MODULE: ./build/js/src/model/suite/kind.js
var kind = __webpack_require__(38034);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
;// CONCATENATED MODULE: ./build/js/src/run/budget.js
const ROUNDING_USD = 1e-9;
class Budget {
    capUsd;
    #costs;
    #underWay = new Map();
    #spentUsd = 0;
    constructor(capUsd, costs) {
        this.capUsd = capUsd;
        this.#costs = costs;
    }
    get spentUsd() {
        return this.#spentUsd;
    }
    get isSpent() {
        return this.#spentUsd >= this.capUsd - ROUNDING_USD;
    }
    answer(kind) {
        if (this.isSpent)
            return 'spent';
        if (this.#underWay.size === 0)
            return 'go';
        const reservedUsd = [...this.#underWay].reduce((sum, [each, count]) => sum + count * this.#costs.of(each), 0);
        const promisedUsd = this.#spentUsd + reservedUsd + this.#costs.of(kind);
        return promisedUsd <= this.capUsd + ROUNDING_USD ? 'go' : 'wait';
    }
    reserve(kind) {
        this.#underWay.set(kind, (this.#underWay.get(kind) ?? 0) + 1);
        return {
            release: () => {
                const left = (this.#underWay.get(kind) ?? 1) - 1;
                if (left === 0)
                    this.#underWay.delete(kind);
                else
                    this.#underWay.set(kind, left);
            },
        };
    }
    spend(usd) {
        this.#spentUsd += usd;
    }
}
class UsualCosts {
    #sums = new Map();
    #dearest = new Map();
    part(kind, usd) {
        this.#dearest.set(kind, Math.max(this.#dearest.get(kind) ?? 0, usd));
    }
    add(kind, usd) {
        const sum = this.#sums.get(kind) ?? { usd: 0, count: 0 };
        this.#sums.set(kind, { usd: sum.usd + usd, count: sum.count + 1 });
    }
    of(kind) {
        const sum = this.#sums.get(kind);
        return sum === undefined ? (this.#dearest.get(kind) ?? 0) : sum.usd / sum.count;
    }
}

// EXTERNAL MODULE: ./build/js/src/run/providers/index.js + 35 modules
var providers = __webpack_require__(69021);
// EXTERNAL MODULE: ./build/js/src/run/waiting-queue.js
var waiting_queue = __webpack_require__(93928);
;// CONCATENATED MODULE: ./build/js/src/run/admission.js







const NONE = new Map();
class Admission {
    #costs = new UsualCosts();
    #runBudget;
    #suiteBudgets = new Map();
    #breakers = new Map();
    #failedSuites = new Map();
    #unknownCosts = new Map();
    #cutShort = new Map();
    #waiting = new waiting_queue/* WaitingQueue */.b();
    #stopped;
    constructor(steps, runBudgetUsd, earlierUsd = NONE) {
        const expected = {
            of: (step) => Math.max(earlierUsd.get((0,result/* resultKeyOf */.uv)(step)) ?? 0, this.#costs.of(keyOf(step.target))),
        };
        this.#runBudget = runBudgetUsd === undefined ? undefined : new Budget(runBudgetUsd, expected);
        for (const { suite } of steps) {
            const { file, budgetUsd } = suite;
            if (budgetUsd === undefined || this.#suiteBudgets.has(file))
                continue;
            this.#suiteBudgets.set(file, new Budget(budgetUsd, expected));
        }
    }
    get stopped() {
        return this.#stopped;
    }
    get warnings() {
        const unknown = [...this.#unknownCosts.values()].map(({ name, location }) => ({
            code: 'COST_UNKNOWN',
            severity: 'warning',
            message: `The cost of the target "${name}" is unknown, and no budget counted it`,
            location,
            hint: 'Set "pricing" of the target (for a model), or let the command write "cost_usd".',
        }));
        const cutShort = [...this.#cutShort].map(([suiteFile, count]) => ({
            code: 'BUDGET_SPENT',
            severity: 'warning',
            message: `The budget of the suite ${suiteFile} is spent: ${(0,shared_text/* plural */.LS)('test', count)} had fewer trials than planned`,
            hint: 'Raise its "budget_usd", and run the remaining trials with --resume.',
        }));
        return [...unknown, ...cutShort];
    }
    spent(suiteFile, target, costUsd) {
        const budgets = this.#budgetsOf(suiteFile);
        if (budgets.length === 0)
            return;
        if (costUsd !== undefined)
            this.#costs.part(keyOf(target), costUsd);
        if (costUsd === undefined && !isFree(target))
            this.#unknownCosts.set(keyOf(target), target);
        for (const budget of budgets)
            budget.spend(costUsd ?? 0);
    }
    refusal({ suite, target }, isRequired = true) {
        const failed = suite.failOnError ? this.#failedSuites.get(suiteKey(suite.file, target.name)) : undefined;
        if (failed !== undefined)
            return notAfterError(failed);
        const cause = this.#breakers.get(keyOf(target))?.blownBy;
        if (cause === undefined)
            return undefined;
        if (isRequired)
            this.#stopped ??= 'breaker';
        return notAskedAgain(target, cause);
    }
    async admit(step, signal, isRequired = true) {
        const { suite, target } = step;
        const budgets = this.#budgetsOf(suite.file);
        for (;;) {
            const answers = budgets.map((budget) => ({ budget, answer: budget.answer(step) }));
            const spent = answers.find(({ answer }) => answer === 'spent')?.budget;
            if (spent !== undefined)
                return this.#refuse(spent, isRequired);
            if (signal.aborted || answers.every(({ answer }) => answer === 'go')) {
                const reserved = budgets.map((budget) => budget.reserve(step));
                return {
                    kind: 'go',
                    over: (costUsd) => {
                        if (costUsd !== undefined)
                            this.#costs.add(keyOf(target), costUsd);
                        for (const each of reserved)
                            each.release();
                        this.#waiting.wake();
                    },
                };
            }
            await this.#waiting.wait(signal);
        }
    }
    finished(suiteFile, target, result, isPlanned = true) {
        const failure = result.status === 'execution_error' ? result.failure : undefined;
        if (isPlanned && result.costLimited && this.#suiteBudgets.get(suiteFile)?.isSpent) {
            this.#cutShort.set(result.suiteFile, (this.#cutShort.get(result.suiteFile) ?? 0) + 1);
        }
        if (failure !== undefined)
            this.#failedIn(suiteKey(suiteFile, result.target), result);
        if (target === undefined || (failure !== undefined && (0,outcome/* isNotRun */.NF)(failure)))
            return;
        const breaker = this.#breakers.get(keyOf(target)) ?? new CircuitBreaker();
        this.#breakers.set(keyOf(target), breaker);
        breaker.finished(failure);
    }
    #failedIn(suite, result) {
        if (!this.#failedSuites.has(suite))
            this.#failedSuites.set(suite, result);
    }
    #budgetsOf(suiteFile) {
        return [this.#runBudget, this.#suiteBudgets.get(suiteFile)].filter((budget) => budget !== undefined);
    }
    #refuse(budget, isRequired) {
        const isOfRun = budget === this.#runBudget;
        if (isOfRun && isRequired)
            this.#stopped = 'budget';
        const whose = isOfRun ? 'the run' : 'the suite';
        const message = `Not run: the budget of ${whose} is spent (${usd(budget.spentUsd)} of ${usd(budget.capUsd)})`;
        return { kind: 'refused', failure: { class: 'budget', stage: 'setup', reason: 'budget_exceeded', message } };
    }
}
function keyOf(target) {
    const { location, resolvedName, provider } = target;
    const key = knownKeys.get(target) ?? JSON.stringify([location.file, resolvedName, provider]);
    knownKeys.set(target, key);
    return key;
}
const knownKeys = new WeakMap();
const suiteKey = (file, target) => JSON.stringify([file, target]);
const usd = (amount) => `$${Number(amount.toFixed(6))}`;
const notAfterError = ({ testId }) => ({
    class: 'cancelled',
    stage: 'setup',
    reason: 'error_threshold_exceeded',
    message: `Not run: the suite stops at its first error (fail_on_error), which was in the test "${testId}"`,
});
const notAskedAgain = ({ name }, cause) => ({
    class: cause.class,
    stage: 'setup',
    reason: 'error_threshold_exceeded',
    message: `Not run: the first ${BREAKER_TESTS} tests of the target "${name}" all ended in an error of the class ${cause.class}, so it is no longer called. The first: ${cause.message}`,
});
const BREAKER_TESTS = 5;
const INFRASTRUCTURE = ['auth', 'config', 'provider', 'rate_limit'];
class CircuitBreaker {
    #left = BREAKER_TESTS;
    #first;
    #isSafe = false;
    finished(failure) {
        if (this.#isSafe || this.#left === 0)
            return;
        const isAlike = failure !== undefined &&
            INFRASTRUCTURE.includes(failure.class) &&
            (this.#first === undefined || this.#first.class === failure.class);
        if (!isAlike) {
            this.#isSafe = true;
            return;
        }
        this.#first ??= failure;
        this.#left -= 1;
    }
    get blownBy() {
        return this.#left === 0 ? this.#first : undefined;
    }
}
const isFree = ({ provider }) => (0,kind/* findKind */.oH)(providers/* providers */.r, provider)?.isFree === true;


/***/ }),

/***/ 49772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ spread)
/* harmony export */ });
function spread({ suite, testId, attempt, trial }) {
    let hash = 0x811c9dc5;
    for (const unit of JSON.stringify([suite, testId, attempt, trial])) {
        hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}


/***/ }),

/***/ 44291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ withGuard)
/* harmony export */ });
/* unused harmony export STOP_GRACE_MS */
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(207);


const STOP_GRACE_MS = 3_000;
function withGuard(provider, clock) {
    return {
        retry: provider.retry,
        async ask(question, signal) {
            if (signal.aborted)
                return notAsked();
            return orLeftBehind(outcomeOf(provider, question, signal), signal, clock);
        },
    };
}
const notAsked = () => (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)('cancelled', 'Stopped before the call.');
async function outcomeOf(provider, question, signal) {
    try {
        return await provider.ask(question, signal);
    }
    catch (error) {
        if (signal.aborted)
            return (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)('cancelled', 'Stopped during the call.');
        if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo)
            return (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)('config', error.message, { location: error.problems[0]?.location });
        const name = error instanceof Error ? `${error.name}: ` : '';
        return (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)('bug', `The provider broke, which is a bug of eval-action: ${name}${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`);
    }
}
function orLeftBehind(call, signal, clock) {
    return new Promise((resolve) => {
        let ended;
        const stopped = async () => {
            ended = new AbortController();
            await clock.sleep(STOP_GRACE_MS, ended.signal);
            resolve((0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)('cancelled', 'Stopped during the call, which did not end and was abandoned.'));
        };
        signal.addEventListener('abort', stopped, { once: true });
        void call.then((outcome) => {
            signal.removeEventListener('abort', stopped);
            resolve(outcome);
            ended?.abort('answered');
        });
    });
}


/***/ }),

/***/ 51556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ withRetry),
/* harmony export */   y: () => (/* binding */ MAX_RETRY_AFTER_MS)
/* harmony export */ });
/* harmony import */ var _model_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(207);
/* harmony import */ var _spread_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49772);
/* harmony import */ var _with_spent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39626);



const MAX_RETRY_AFTER_MS = 60_000;
function withRetry(provider, limits, clock, onRetry = () => { }) {
    const policy = limits.policy ?? provider.retry;
    const maxRetries = policy?.maxRetries ?? limits.maxRetries;
    return {
        async ask(first, signal) {
            const before = [];
            const end = (outcome) => (0,_with_spent_js__WEBPACK_IMPORTED_MODULE_2__/* .withSpent */ .H)(outcome, before);
            for (let retries = 0;; retries += 1) {
                const question = retries === 0 ? first : again(first, before);
                const outcome = await provider.ask(question, signal);
                if (outcome.kind === 'answered')
                    return end(outcome);
                const isAffordable = (question.costLimitUsd ?? Number.POSITIVE_INFINITY) > ((0,_with_spent_js__WEBPACK_IMPORTED_MODULE_2__/* .costOf */ .h)([outcome]) ?? 0);
                const mayRepeat = retries < maxRetries && isAffordable && isWorthRepeating(outcome.failure, policy);
                if (!mayRepeat)
                    return end(outcome);
                if (asksTooMuch(outcome.failure))
                    return end({ ...outcome, failure: tooLongToWait(outcome.failure) });
                before.push(outcome);
                if (!signal.aborted) {
                    const delayMs = delayBefore(retries, question, outcome.failure, policy);
                    onRetry({ question, failure: outcome.failure, delayMs });
                    await clock.sleep(delayMs, signal);
                }
                if (signal.aborted)
                    return end((0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .failed */ .gz)('cancelled', `Stopped before the retry. ${outcome.failure.message}`));
            }
        },
    };
}
function again(first, before) {
    const { attempt, costLimitUsd } = first;
    const left = costLimitUsd && costLimitUsd - ((0,_with_spent_js__WEBPACK_IMPORTED_MODULE_2__/* .costOf */ .h)(before) ?? 0);
    return { ...first, attempt: attempt + before.length, ...(left !== undefined && { costLimitUsd: left }) };
}
function isWorthRepeating(failure, policy) {
    const listed = policy?.statusCodes;
    if (listed === undefined || failure.httpStatus === undefined)
        return (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .isRetryable */ .r3)(failure);
    return failure.class !== 'auth' && listed.includes(failure.httpStatus);
}
const asksTooMuch = ({ retryAfterMs = 0 }) => retryAfterMs > MAX_RETRY_AFTER_MS;
function tooLongToWait(failure) {
    const asked = Math.ceil((failure.retryAfterMs ?? 0) / 1000);
    const why = `The server asks to wait ${asked} s before the next try, more than the limit of ${MAX_RETRY_AFTER_MS / 1000} s`;
    return { ...failure, class: 'rate_limit', message: `${failure.message} \u2014 ${why}` };
}
function delayBefore(retries, question, failure, policy) {
    return Math.max(failure.retryAfterMs ?? 0, policy ? targetDelay(retries, question, policy) : runDelay(retries));
}
const runDelay = (retries) => Math.min(2 ** retries * 1000, 30_000);
function targetDelay(retries, question, policy) {
    const { initialDelayMs, backoffFactor, maxDelayMs } = policy;
    return Math.min(maxDelayMs, initialDelayMs * backoffFactor ** retries) * (0.75 + (0,_spread_js__WEBPACK_IMPORTED_MODULE_1__/* .spread */ .i)(question) / 2);
}


/***/ }),

/***/ 39626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ withSpent),
/* harmony export */   h: () => (/* binding */ costOf)
/* harmony export */ });
/* harmony import */ var _model_run_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89976);

function withSpent(last, before) {
    const calls = before.flatMap((outcome) => responseIn(outcome) ?? []);
    if (calls.length === 0)
        return last;
    const response = responseIn(last) ?? { messages: [] };
    const all = [...calls, response];
    const costUsd = costOf([...before, last]);
    const tokenUsage = (0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_0__/* .sumTokens */ .WT)(all.flatMap((call) => call.tokenUsage ?? []));
    const whole = { ...response, ...(costUsd !== undefined && { costUsd }), ...(tokenUsage && { tokenUsage }) };
    return last.kind === 'answered' ? { ...last, response: whole } : { ...last, partial: whole };
}
function costOf(outcomes) {
    const costs = outcomes.flatMap((outcome) => responseIn(outcome)?.costUsd ?? []);
    return costs.length === 0 ? undefined : costs.reduce((sum, cost) => sum + cost, 0);
}
const responseIn = (outcome) => outcome.kind === 'answered' ? outcome.response : outcome.partial;


/***/ }),

/***/ 64781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ withLimit),
/* harmony export */   w: () => (/* binding */ withTimeout)
/* harmony export */ });
/* harmony import */ var _model_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(207);
/* harmony import */ var _call_signal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52500);
/* harmony import */ var _more_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66118);
/* harmony import */ var _with_guard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44291);
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




function withTimeout(provider, timeoutMs, clock) {
    const guarded = (0,_with_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .withGuard */ .S)(provider, clock);
    return {
        retry: provider.retry,
        async ask(question, signal) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const limitMs = question.timeLimitMs ?? timeoutMs;
                if (limitMs === undefined)
                    return guarded.ask(question, signal);
                const call = __addDisposableResource(env_1, (0,_call_signal_js__WEBPACK_IMPORTED_MODULE_1__/* .callSignal */ .v)(signal), false);
                const alarm = new AbortController();
                let expired = false;
                const watch = async () => {
                    await clock.sleep(limitMs, alarm.signal);
                    if (alarm.signal.aborted || signal.aborted)
                        return;
                    expired = true;
                    call.abort();
                };
                try {
                    void watch();
                    const outcome = await guarded.ask(question, call.signal);
                    return expired ? lateOutcome(outcome, limitMs) : outcome;
                }
                finally {
                    alarm.abort('answered');
                }
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                __disposeResources(env_1);
            }
        },
    };
}
const withLimit = (provider, limitMs) => ({
    retry: provider.retry,
    ask: (question, signal) => provider.ask({ ...question, timeLimitMs: question.timeLimitMs ?? limitMs }, signal),
});
function lateOutcome(outcome, timeoutMs) {
    const message = `Gave no answer within ${timeoutMs / 1000} s.${howItEnded(outcome)} ${_more_time_js__WEBPACK_IMPORTED_MODULE_2__/* .MORE_TIME */ .a}`;
    return (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .failed */ .gz)('timeout', message, {}, outcome.kind === 'failed' ? outcome.partial : undefined);
}
const howItEnded = (outcome) => outcome.kind === 'failed' && outcome.failure.class === 'cancelled' ? ` ${outcome.failure.message}` : '';


/***/ }),

/***/ 93928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ WaitingQueue)
/* harmony export */ });
class WaitingQueue {
    #waiting = new Set();
    wait(signal) {
        return new Promise((resolve) => {
            const wake = () => {
                this.#waiting.delete(wake);
                signal.removeEventListener('abort', wake);
                resolve();
            };
            this.#waiting.add(wake);
            signal.addEventListener('abort', wake);
        });
    }
    wake(most = Number.POSITIVE_INFINITY) {
        for (const [index, wake] of [...this.#waiting].entries()) {
            if (index >= most)
                return;
            wake();
        }
    }
}


/***/ }),

/***/ 1306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QG: () => (/* binding */ transcriptOf),
/* harmony export */   cM: () => (/* binding */ renderTurn),
/* harmony export */   nQ: () => (/* binding */ renderPrompt)
/* harmony export */ });
/* unused harmony export renderChat */
/* harmony import */ var _model_run_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89976);

function renderPrompt(messages, mode) {
    const spoken = messages.map((message) => spokenIn(message, mode));
    const visible = spoken.filter((_, index) => isVisible(messages[index]?.content, mode));
    const hasMarkers = visible.length > 1 || messages.some(({ role }) => role === 'assistant' || role === 'tool');
    const question = hasMarkers
        ? visible.map(({ role, parts }) => [`@[${capital(role)}]:`, ...parts].join('\n')).join('\n\n')
        : spoken.flatMap(({ parts }) => parts.map((part) => part.trim())).join('\n\n');
    const { system: written, rest } = divided(spoken);
    const guidelines = guidelinesOf(messages);
    const system = withGuidelines(written, guidelines, mode);
    return {
        question,
        chat: hasMarkers || spoken.some(({ shown }) => shown !== undefined) ? chat(system, rest) : undefined,
        system: system || undefined,
        guidelines,
    };
}
function renderChat(messages, mode) {
    const { system, rest } = divided(messages.map((message) => spokenIn(message, mode)));
    return chat(withGuidelines(system, guidelinesOf(messages), mode), rest);
}
function guidelinesOf(messages) {
    const parts = (0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_0__/* .guidelinesIn */ .VA)(messages);
    if (parts.length === 0)
        return undefined;
    const texts = parts.map(shownFile).filter((text) => text !== '');
    return { text: texts.join('\n\n'), files: parts.map(({ absolutePath }) => absolutePath) };
}
function withGuidelines(system, guidelines, mode) {
    if (mode === 'agent' || guidelines === undefined || guidelines.text === '')
        return system;
    return [...(system === '' ? [] : [system]), `[[ ## Guidelines ## ]]\n\n${guidelines.text}`].join('\n\n');
}
function divided(spoken) {
    const found = spoken.findIndex(({ role }) => role !== 'system');
    const firstOther = found === -1 ? spoken.length : found;
    const leading = spoken.slice(0, firstOther).map(({ parts }) => parts.join('\n'));
    return { system: leading.filter((text) => text !== '').join('\n\n'), rest: spoken.slice(firstOther) };
}
function chat(system, rest) {
    const others = rest.flatMap(({ role, parts, shown }) => {
        const text = parts.join('\n');
        if (shown !== undefined)
            return [{ role: 'user', content: text, parts: [...shown] }];
        if (parts.length === 0)
            return [];
        if (role === 'user' || role === 'assistant')
            return [{ role, content: text }];
        return [{ role: 'assistant', content: `@[${capital(role)}]:\n${text}` }];
    });
    return [...(system === '' ? [] : [{ role: 'system', content: system }]), ...others];
}
function spokenIn(message, mode) {
    const parts = partsOf(message.content).map((part) => renderPart(part, mode));
    return {
        role: message.role,
        parts: parts.filter((part) => part.trim() !== ''),
        shown: mode === 'lm' ? shownParts(message) : undefined,
    };
}
function shownParts({ role, content }) {
    const parts = partsOf(content);
    if (role !== 'user' || !parts.some(({ type }) => type === 'image'))
        return undefined;
    return parts.flatMap((part) => {
        if (part.type === 'image')
            return [{ type: 'image', mediaType: part.mediaType, dataUri: part.dataUri }];
        const text = renderPart(part, 'lm');
        return text.trim() === '' ? [] : [{ type: 'text', text }];
    });
}
const isVisible = (content, mode) => partsOf(content).some((part) => (part.type === 'text' && part.value.trim() !== '') ||
    (part.type === 'image' && mode === 'agent' && part.absolutePath !== undefined) ||
    (part.type === 'file' && part.text.trim() !== '' && !(mode === 'lm' && part.isGuideline)));
function partsOf(content) {
    if (content === undefined)
        return [];
    if (Array.isArray(content))
        return content;
    const value = typeof content === 'string' ? content : JSON.stringify(content.structured, null, 2);
    return [{ type: 'text', value }];
}
function renderPart(part, mode) {
    if (part.type === 'text')
        return part.value;
    if (part.type === 'data')
        return '';
    if (mode === 'agent')
        return part.absolutePath === undefined ? '' : `<file: path="${part.absolutePath}">`;
    return part.type === 'image' || part.isGuideline ? '' : shownFile(part);
}
const shownFile = ({ path, text }) => text.trim() === '' ? '' : `<file path="${path}">\n${text.trim()}\n</file>`;
const capital = (role) => role.slice(0, 1).toUpperCase() + role.slice(1);
function renderTurn(history, windowSize, mode) {
    const seen = windowSize === undefined ? history : lastOf(history, windowSize);
    const { system, guidelines } = renderPrompt(seen, mode);
    const asked = mode === 'agent' ? seen : history.slice(-1);
    return { question: renderPrompt(asked, mode).question, chat: renderChat(seen, mode), system, guidelines };
}
function lastOf(history, windowSize) {
    const others = history.filter(({ role }) => role !== 'system').slice(-windowSize * 2);
    const retained = new Set(others);
    return history.filter((message) => message.role === 'system' || retained.has(message));
}
const transcriptOf = (history) => history
    .map((message) => `${message.role}: ${renderPrompt([{ ...message, role: 'user' }], 'lm').question}`)
    .join('\n\n');


/***/ })

};
