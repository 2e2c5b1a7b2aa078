export const id = 991;
export const ids = [991];
export const modules = {

/***/ 58147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ grade)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_run_grade_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66536);
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38034);
/* harmony import */ var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20758);
/* harmony import */ var _model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58392);
/* harmony import */ var _combine_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30253);






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
        startedAt: (0,_model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(start),
        endedAt: (0,_model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(end),
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

/***/ 29830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gl: () => (/* binding */ appliesTo),
/* harmony export */   k0: () => (/* binding */ RequestLimits)
/* harmony export */ });
/* unused harmony export RequestBucket */
/* harmony import */ var _model_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(207);
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38034);
/* harmony import */ var _providers_providers_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54752);



const MINUTE_MS = 60_000;
const CAPACITY = 0.1;
const REFILL = 0.9;
class RequestBucket {
    #clock;
    #capacity;
    #perMs;
    #tokens;
    #filledAt;
    constructor(perMinute, clock) {
        this.#clock = clock;
        this.#capacity = Math.max(1, perMinute * CAPACITY);
        this.#perMs = (perMinute * REFILL) / MINUTE_MS;
        this.#tokens = this.#capacity;
        this.#filledAt = clock.now();
    }
    get waitMs() {
        this.#fill();
        return this.#tokens >= 1 ? 0 : Math.ceil((1 - this.#tokens) / this.#perMs);
    }
    take() {
        this.#tokens -= 1;
    }
    #fill() {
        const now = this.#clock.now();
        const elapsedMs = Math.max(0, now - this.#filledAt);
        this.#tokens = Math.min(this.#capacity, this.#tokens + elapsedMs * this.#perMs);
        this.#filledAt = now;
    }
}
class RequestLimits {
    #site;
    #limits;
    #waiting = new Set();
    #said = new Set();
    constructor(perMinute, site) {
        this.#site = site;
        this.#limits = Object.entries(perMinute).map(([name, most]) => ({
            name,
            perMinute: most,
            bucket: new RequestBucket(most, site.clock),
        }));
    }
    around(provider, target) {
        const limits = this.#limits.filter(({ name }) => appliesTo(name, target));
        if (limits.length === 0)
            return provider;
        return {
            retry: provider.retry,
            ask: async (question, signal) => (await this.#turn(limits, signal))
                ? provider.ask(question, signal)
                : (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .failed */ .gz)('cancelled', 'Stopped while the call waited for its limit of requests per minute.'),
        };
    }
    async #turn(limits, signal) {
        const mine = [...limits];
        this.#waiting.add(mine);
        try {
            while (!signal.aborted) {
                if ([...this.#waiting].find((each) => waitMs(each) === 0) === mine) {
                    for (const { bucket } of mine)
                        bucket.take();
                    return true;
                }
                for (const limit of mine)
                    if (limit.bucket.waitMs > 0)
                        this.#report(limit);
                await this.#site.clock.sleep(Math.max(1, waitMs(mine)), signal);
            }
            return false;
        }
        finally {
            this.#waiting.delete(mine);
        }
    }
    #report({ name, perMinute }) {
        if (this.#said.has(name))
            return;
        this.#said.add(name);
        this.#site.say(`Calls wait, because requests-per-minute limits ${name} to ${perMinute}. This is reported once.`);
    }
}
const waitMs = (limits) => Math.max(...limits.map(({ bucket }) => bucket.waitMs));
function appliesTo(name, target) {
    return [target.name, target.resolvedName].includes(name) || (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .findKind */ .oH)(_providers_providers_index_js__WEBPACK_IMPORTED_MODULE_2__/* .providers */ .r, name)?.type === target.provider;
}


/***/ }),

/***/ 74825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ gradeContext),
  F: () => (/* binding */ gradeText)
});

// EXTERNAL MODULE: ./build/js/src/graders/grade.js
var grade = __webpack_require__(58147);
// EXTERNAL MODULE: ./build/js/src/graders/graders/index.js + 20 modules
var graders = __webpack_require__(47738);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/ports/grader.js
var grader = __webpack_require__(67159);
;// CONCATENATED MODULE: ./build/js/src/graders/graders/judge-verdict.js


const judgeVerdict = (0,grader/* defineGrader */.h)({
    type: 'judge-verdict',
    options: () => schemas/* object */.Ikc({ expected: schemas/* enum */.k5n(['pass', 'fail']), negated: schemas/* boolean */.zMY() }),
    create: ({ expected, negated }, { members: [judge] }) => ({
        async grade(submission, signal) {
            if (judge === undefined)
                return { kind: 'undecided', reason: 'There is no judge to test' };
            const score = await judge.grade(submission, signal);
            if (score.verdict === 'skip') {
                const reason = score.assertions[0]?.text ?? 'The judge could not judge';
                return { kind: 'undecided', reason, scores: [score] };
            }
            const said = (score.verdict === 'pass') === negated ? 'fail' : 'pass';
            const passed = said === expected;
            const text = `The judge says ${said}, people say ${expected}`;
            return { kind: 'scored', score: passed ? 1 : 0, assertions: [{ text, passed }], scores: [score] };
        },
    }),
});

// EXTERNAL MODULE: ./build/js/src/graders/programs.js
var programs = __webpack_require__(35927);
// EXTERNAL MODULE: ./build/js/src/graders/submission.js
var graders_submission = __webpack_require__(61146);
// EXTERNAL MODULE: ./build/js/src/model/suite/suite.js
var suite = __webpack_require__(20758);
// EXTERNAL MODULE: ./build/js/src/suites/references/file-paths.js
var file_paths = __webpack_require__(13037);
;// CONCATENATED MODULE: ./build/js/src/runner/case/grading.js







const kinds = [...graders/* graders */.F, judgeVerdict];
function gradeContext({ clock, exec, files, matcher, loopback, scripts }, passMark, deps) {
    const { container } = deps;
    const common = {
        ...deps,
        clock,
        exec: (0,programs/* boundedExec */.Xo)(exec, programs/* MAX_PROGRAMS */.NR),
        files,
        matcher,
        loopback,
        scripts,
        container: container && { ...container, exec: (0,programs/* boundedExec */.Xo)(container.exec, programs/* MAX_PROGRAMS */.NR) },
    };
    return { kinds, depsFor: ({ declaredAs }) => ({ ...common, declaredAs }), clock, passMark };
}
async function gradeText(specs, test, { answer, folder, judges }, site) {
    const context = gradeContext(site.runtime, suite/* PASS_MARK */.Yn, {
        childEnv: (await site.environments.childEnvsIn(folder, {})).program,
        suiteFolder: folder,
        searchRoots: (0,file_paths/* searchRoots */._f)(folder, site),
        judges,
        passMark: suite/* PASS_MARK */.Yn,
    });
    const submission = (0,graders_submission/* submissionOf */.y)(test, { messages: [{ role: 'assistant', content: answer }], answerOnly: true });
    return (await (0,grade/* grade */.o)(specs, submission, context, site.runtime.signal)).scores;
}


/***/ }),

/***/ 14437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UZ: () => (/* binding */ baselineContextOf),
  h5: () => (/* binding */ figuresOf),
  bz: () => (/* binding */ knownOf)
});

// EXTERNAL MODULE: ./build/js/src/baseline/trust.js
var trust = __webpack_require__(1385);
// EXTERNAL MODULE: ./build/js/src/gate/statistics/variance.js
var variance = __webpack_require__(12224);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var result = __webpack_require__(19923);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/decide.js + 2 modules
var decide = __webpack_require__(55964);
;// CONCATENATED MODULE: ./build/js/src/runner/trials/seeding-wish.js


function seedingWish({ seedBaseline: asked, baseline, dryRun, testId }, sides, isStored) {
    const isOff = asked === undefined || dryRun || testId.length > 0 || baseline.includes('none');
    if (isOff || sides.baseline.kind === 'unavailable')
        return undefined;
    if (!isStored && sides.baseline.kind !== 'none')
        return undefined;
    return { asked, isStored, without: (run) => withoutHistory(run, sides) };
}
function withoutHistory(run, sides) {
    const { tests } = (0,decide/* pairingOf */.U)(run, sides);
    const suiteOf = ({ suiteFile, suite, target }) => JSON.stringify([suiteFile, suite, target]);
    const known = new Set(tests.flatMap((test) => (test.base.length > 0 && test.kind !== 'removed' ? suiteOf(test) : [])));
    return new Set(tests.filter((test) => !known.has(suiteOf(test))).map(result/* resultKey */.ZH));
}

;// CONCATENATED MODULE: ./build/js/src/runner/pipeline/baseline-context.js




function baselineContextOf(gateInputs, env, isStored) {
    const { inputs, gate, quarantine, baseline, suiteFiles, isChange, whole } = gateInputs;
    const sides = { baseline, quarantine, suiteFiles, isChange, whole };
    return {
        durations: usualDurations(baseline),
        costs: highCosts(baseline),
        deciding: { sides, policy: gate },
        seeding: seedingWish(inputs, sides, isStored && inputs.evidence !== 'never' && (0,trust/* isTrusted */.W2)(env)),
        known: knownOf(gateInputs, env),
    };
}
function knownOf({ inputs, baseline }, env) {
    const headSha = env['GITHUB_SHA'];
    if (inputs.reuse === 'off' || inputs.dryRun || baseline.kind !== 'found' || !headSha || (0,trust/* isTrusted */.W2)(env))
        return undefined;
    return { pools: baseline.pools, headSha };
}
const usualDurations = (baseline) => new Map(Array.from(figuresOf(baseline, 'durationMs'), ([key, known]) => [key, (0,variance/* mean */.i2)(known)]));
const highCosts = (baseline) => new Map(Array.from(figuresOf(baseline, 'costUsd'), ([key, known]) => [
    key,
    known.toSorted((a, b) => a - b)[Math.ceil(known.length * 0.95) - 1] ?? 0,
]));
function figuresOf(baseline, figure) {
    const figures = new Map();
    for (const { suite, file, target, tests } of baseline.kind === 'found' ? baseline.pools : []) {
        for (const { testId, trials } of file === undefined ? [] : tests) {
            const known = trials.flatMap((trial) => trial[figure] ?? []);
            if (known.length === 0)
                continue;
            figures.set((0,result/* resultKey */.ZH)({ suiteFile: file ?? '', suite, testId, target }), known);
        }
    }
    return figures;
}


/***/ }),

/***/ 34697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g7: () => (/* binding */ execute),
  Y1: () => (/* binding */ namesOfStep)
});

// UNUSED EXPORTS: environmentInfo

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var model_errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var run_result = __webpack_require__(19923);
// EXTERNAL MODULE: ./build/js/src/model/text/iso-time.js
var iso_time = __webpack_require__(58392);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/results/result-of.js
var result_of = __webpack_require__(45515);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/earlier-run.js + 1 modules
var earlier_run = __webpack_require__(66997);
// EXTERNAL MODULE: ./build/js/src/results/summarize.js
var summarize = __webpack_require__(96419);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/runner/admission.js + 1 modules
var runner_admission = __webpack_require__(43019);
// EXTERNAL MODULE: ./build/js/src/runner/call-limits.js
var call_limits = __webpack_require__(99689);
// EXTERNAL MODULE: ./build/js/src/runner/calls/request-limits.js
var request_limits = __webpack_require__(29830);
// EXTERNAL MODULE: ./build/js/src/runner/case/open-targets.js + 5 modules
var open_targets = __webpack_require__(16859);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/js/src/model/ports/wire.js
var wire = __webpack_require__(96173);
// EXTERNAL MODULE: ./build/js/src/providers/providers/replay.js
var replay = __webpack_require__(51528);
;// CONCATENATED MODULE: ./build/js/src/runner/case/watch.js




async function openWatch({ recordReplay, verbose: asked }, { cwd, root, configs, runtime: { clock, files, log } }) {
    const recording = recordReplay === undefined ? undefined : await files.openJournal((0,external_node_path_.resolve)(cwd, recordReplay));
    const verbose = asked ?? [...configs.values()].some((config) => config.verbose);
    return {
        verbose,
        say: log.info,
        around(provider, { suite, target }) {
            if (!verbose && recording === undefined)
                return provider;
            return {
                retry: provider.retry,
                async ask(question, signal) {
                    if (verbose) {
                        const { testId, prompt } = question;
                        const messages = prompt.chat?.map(({ role, content }) => `${role}: ${content}`).join('\n');
                        log.info(`Calling ${target.name} for the test ${testId}:\n${messages ?? prompt.question}`);
                    }
                    const outcome = await provider.ask(question, signal);
                    if (outcome.kind === 'answered' && outcome.response.error === undefined) {
                        const evalPath = (0,external_node_path_.relative)(root, suite.path).split(external_node_path_.sep).join('/');
                        const recordedAt = new Date(clock.now()).toISOString();
                        const { response } = outcome;
                        await recording?.append(JSON.stringify(replayFixture({ suite, target }, { evalPath, question, response, recordedAt })));
                    }
                    return outcome;
                },
            };
        },
        [Symbol.asyncDispose]: async () => recording?.[Symbol.asyncDispose](),
    };
}
function replayFixture({ suite, target }, { evalPath, question, response, recordedAt }) {
    const { messages, tokenUsage, costUsd, durationMs, startTime, endTime } = response;
    const row = {
        schema_version: 'agentv.replay_fixture.v1',
        suite: suite.name,
        eval_path: evalPath,
        test_id: question.testId,
        source_target: target.name,
        attempt: question.trial,
        variant: null,
    };
    const identity = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(row)).digest('hex');
    const tools = messages.flatMap(({ toolCalls = [] }) => toolCalls.flatMap(({ id, originalTool }) => id === undefined || originalTool === undefined ? [] : [[id, originalTool]]));
    return {
        ...row,
        fixture_id: `${target.name}-${question.testId}-${identity.slice(0, 12)}`,
        recorded_at: recordedAt,
        source: {
            provider: target.provider,
            target_name: target.name,
            resolved_target: target.resolvedName,
            original_tools: tools.length === 0 ? undefined : Object.fromEntries(tools),
            finish_reason: response.finishReason,
            reports_tool_calls: !response.answerOnly,
        },
        output: messages.map((message) => (0,wire/* messageOnWire */.ym)(asFixture(message))),
        token_usage: tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(tokenUsage),
        cost_usd: costUsd,
        duration_ms: durationMs,
        start_time: startTime,
        end_time: endTime,
    };
}
function asFixture(message) {
    const toolCalls = message.toolCalls?.map(({ originalTool: _, ...call }) => call.status === undefined || replay/* toolStatuses */.Ll.includes(call.status)
        ? call
        : { ...call, status: 'unknown' });
    return toolCalls === undefined ? message : { ...message, toolCalls };
}

// EXTERNAL MODULE: ./build/js/src/graders/judge/prompts.js
var prompts = __webpack_require__(37723);
// EXTERNAL MODULE: ./build/js/src/model/suite/kind.js
var suite_kind = __webpack_require__(38034);
// EXTERNAL MODULE: ./build/js/src/model/suite/setting.js
var setting = __webpack_require__(17586);
// EXTERNAL MODULE: ./build/js/src/providers/providers/index.js + 35 modules
var providers = __webpack_require__(54752);
// EXTERNAL MODULE: ./build/js/src/suites/discover.js
var discover = __webpack_require__(7678);
;// CONCATENATED MODULE: ./build/js/src/suites/targets/identity.js


function identityOf({ provider, options }) {
    const reporting = Object.entries(options)
        .filter(([key]) => !/(?:key|token|secret|credentials?|password)$/i.test(key))
        .map(([key, value]) => [
        key,
        key === 'headers' ? withoutValues(value) : value instanceof setting/* Variable */.rT ? value.value : value,
    ])
        .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
    return digest([provider, reporting]);
}
const withoutValues = (headers) => typeof headers !== 'object' || headers === null
    ? headers
    : Object.entries(headers).map(([name, value]) => [
        name,
        value instanceof setting/* Variable */.rT ? { variable: value.name } : value,
    ]);
const digest = (value) => (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(value)).digest('hex');

// EXTERNAL MODULE: ./build/js/src/workspaces/git-tree.js
var git_tree = __webpack_require__(19843);
// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
// EXTERNAL MODULE: ./build/js/src/model/run/outcome.js
var run_outcome = __webpack_require__(207);
;// CONCATENATED MODULE: ./build/js/src/runner/calls/answer-cache.js



class CacheTally {
    #asked = 0;
    #hits = 0;
    #notStored = 0;
    #costs = [];
    #usages = [];
    asked(found) {
        this.#asked += 1;
        if (found === undefined)
            return;
        this.#hits += 1;
        if (found.costUsd !== undefined)
            this.#costs.push(found.costUsd);
        if (found.tokenUsage)
            this.#usages.push(found.tokenUsage);
    }
    stored(isStored) {
        if (!isStored)
            this.#notStored += 1;
    }
    use(cache) {
        if (this.#asked === 0)
            return undefined;
        return {
            cache,
            asked: this.#asked,
            hits: this.#hits,
            savedUsd: this.#costs.length > 0 ? this.#costs.reduce((sum, cost) => sum + cost, 0) : undefined,
            savedUnknown: this.#hits - this.#costs.length,
            savedTokens: (0,message/* sumTokens */.WT)(this.#usages),
            notStored: this.#notStored,
        };
    }
}
const FORMAT = 1;
function answerCache({ store, scopeOf, mayKeep, tally }) {
    const keyOf = (question) => {
        const { prompt, judging = null, trial } = question;
        const { question: text, chat = null, system = null } = prompt;
        return (0,external_node_crypto_.createHash)('sha256')
            .update(JSON.stringify([FORMAT, scopeOf(question), text, chat, system, judging, trial]))
            .digest('hex');
    };
    return {
        async recall(question, isGood) {
            const { data } = run_outcome/* responseSchema */.$r.safeParse(await store.get(keyOf(question)));
            const response = data !== undefined && isGood(data) ? data : undefined;
            tally.asked(response);
            return response;
        },
        async keep(question, response) {
            if (mayKeep(response))
                tally.stored(await store.put(keyOf(question), response));
        },
    };
}
const withCache = (provider, cache) => ({
    retry: provider.retry,
    async ask(question, signal) {
        if (question.isRerun)
            return provider.ask(question, signal);
        const known = await cache.recall(question, isComplete);
        if (known !== undefined)
            return { kind: 'answered', response: { ...known, cached: true } };
        const outcome = await provider.ask(question, signal);
        if (outcome.kind === 'answered' && isComplete(outcome.response))
            await cache.keep(question, outcome.response);
        return outcome;
    },
});
const isComplete = ({ messages, error, targetUsed }) => !error && targetUsed === undefined && (0,message/* finalAnswer */.zN)(messages).trim() !== '';

// EXTERNAL MODULE: ./build/js/src/runner/case/judges.js
var judges = __webpack_require__(42563);
// EXTERNAL MODULE: ./build/js/src/runner/reuse/cache-folder.js
var cache_folder = __webpack_require__(89332);
;// CONCATENATED MODULE: ./build/js/src/runner/reuse/caches.js














const GIT_MS = 60_000;
class Caches {
    #site;
    #refusals = new Map();
    #warnings = [];
    #tallies = new Map(run_result/* cacheNames */.nW.map((name) => [name, new CacheTally()]));
    constructor(site) {
        this.#site = site;
    }
    around(provider, { suite, target }) {
        if (!this.#isOn('responses', suite) || whyNotStored(target) !== undefined)
            return provider;
        const identity = identityOf(target);
        return withCache(provider, this.#cache('responses', suite, ({ testId }) => [identity, suite.name, testId]));
    }
    memoryOf(suite, judge) {
        if (!this.#isOn('judge', suite) || !(0,judges/* isModel */.yX)(judge) || isFree(judge))
            return undefined;
        const identity = identityOf(judge);
        return this.#cache('judge', suite, () => [identity, prompts/* JUDGE_PROMPT_VERSION */.W_]);
    }
    remarks({ plan }) {
        const asked = plan.steps.filter((step) => step.kind === 'run' && this.#isOn('responses', step.suite));
        const targets = new Map(asked.map(({ target }) => [target.name, target]));
        const notCached = [...targets.values()].flatMap((target) => {
            const why = whyNotStored(target);
            if (why === undefined)
                return [];
            const message = `The responses of the target "${(0,text_text/* cutEnd */.ym)(target.name, 60)}" are not cached: ${why}`;
            return [{ code: 'UNUSED', severity: 'warning', message, location: target.location }];
        });
        const isInJob = (0,cache_folder/* jobCacheFolder */._1)(this.#site.env) !== undefined;
        const moved = new Set(plan.steps.flatMap(({ suite }) => (isInJob && suite.cachePath !== undefined ? suite : [])));
        return [
            ...notCached,
            ...Array.from(moved, ({ location }) => ({
                code: 'UNUSED',
                severity: 'warning',
                message: 'execution.cache_path is not used in a job of GitHub Actions: caches are outside of the checkout there',
                location,
                hint: 'Remove the steps that store this folder: the action stores its caches by itself.',
            })),
        ];
    }
    get warnings() {
        return this.#warnings;
    }
    uses() {
        return [...this.#tallies].flatMap(([name, tally]) => tally.use(name) ?? []);
    }
    #isOn(name, suite) {
        const { cache, dryRun } = this.#site.inputs;
        if (dryRun)
            return false;
        if (cache !== undefined)
            return cache.includes(name);
        return name === 'judge' || suite.cache === true;
    }
    #storeOf(name, { cachePath }) {
        const { cwd, env, stores } = this.#site;
        const own = (0,cache_folder/* jobCacheFolder */._1)(env) ?? (cachePath === undefined ? undefined : (0,external_node_path_.resolve)(cwd, cachePath));
        const folder = (0,external_node_path_.join)(own ?? (0,external_node_path_.resolve)(cwd, cache_folder/* CACHE_FOLDER */._r), name);
        const store = stores.open(folder);
        return {
            get: async (key) => {
                const value = await store.get(key);
                return value === undefined || (await this.#isRefused(folder)) ? undefined : value;
            },
            put: (key, value) => store.put(key, value),
        };
    }
    async #isRefused(folder) {
        const known = this.#refusals.get(folder);
        if (known !== undefined)
            return (await known) !== undefined;
        const asking = this.#whyRefused(folder);
        this.#refusals.set(folder, asking);
        const why = await asking;
        if (why === undefined)
            return false;
        const shown = (0,shown_path/* shownPath */.p)(folder, this.#site.cwd);
        this.#warnings.push({
            code: 'UNUSED',
            severity: 'warning',
            message: `The cache in ${shown} is not used: ${why}`,
            hint: `Run "git rm -r --cached ${shown}", and add it to .gitignore: a committed entry would decide how tests end.`,
        });
        return true;
    }
    async #whyRefused(folder) {
        const { files, git, signal } = this.#site;
        const cwd = await files.realPath(folder);
        const root = await (0,discover/* findRepository */.W1)(cwd, files);
        if (!(await (0,git_tree/* isCheckout */.VI)({ root, runtime: { files, git, signal } })))
            return undefined;
        const listed = await git.run(['ls-files', '-z', '--', '.'], { cwd, timeoutMs: GIT_MS }, signal);
        if (listed.kind !== 'exited' || listed.exitCode !== 0)
            return `git cannot tell whether ${cwd} is committed`;
        const first = listed.stdout.split('\0').find((name) => name !== '' && name !== '.gitignore');
        return first && `git tracks ${(0,external_node_path_.relative)(root, (0,external_node_path_.join)(cwd, first))}`;
    }
    #cache(name, suite, scopeOf) {
        const { redactor } = this.#site;
        return answerCache({
            store: this.#storeOf(name, suite),
            scopeOf: (question) => [name, ...scopeOf(question)],
            mayKeep: (response) => JSON.stringify(redactor.deep(response)) === JSON.stringify(response),
            tally: this.#tallies.get(name) ?? new CacheTally(),
        });
    }
}
const isFree = ({ provider }) => (0,suite_kind/* findKind */.oH)(providers/* providers */.r, provider)?.isFree === true;
const isRecorded = ({ provider }) => (0,suite_kind/* findKind */.oH)(providers/* providers */.r, provider)?.isRecorded ?? false;
function whyNotStored(target) {
    if (isRecorded(target))
        return 'a recording is free to read again';
    if (isFree(target))
        return `${target.provider} responds at no cost`;
    if (!(0,judges/* isModel */.yX)(target))
        return 'programs and agents have effects besides their answer';
    const temperature = (0,setting/* optionalNumber */.WI)().safeParse(target.options['temperature']).data;
    return temperature !== undefined && temperature > 0
        ? `its temperature is ${temperature}, so the responses are meant to vary`
        : undefined;
}

// EXTERNAL MODULE: ./build/js/src/model/text/lossless-text.js
var lossless_text = __webpack_require__(57639);
// EXTERNAL MODULE: ./build/js/src/workspaces/cache-folders.js
var cache_folders = __webpack_require__(28124);
;// CONCATENATED MODULE: ./build/js/src/runner/trials/patches.js






const MAX_BYTES = 1024 * 1024;
const MAX_TOTAL_BYTES = 64 * MAX_BYTES;
class Patches {
    #around;
    #bytes = 0;
    constructor(around) {
        this.#around = around;
    }
    async save(request, trial, diff) {
        const { folder, files, notify, redactor } = this.#around;
        const { test } = request.step;
        const warn = (message) => notify({ code: 'OUTPUT_UNWRITABLE', severity: 'warning', message, location: test.location });
        const { bytes, isCut } = limited((0,lossless_text/* losslessBytes */.yh)(redactor.text(diff)));
        this.#bytes += bytes.length;
        if (this.#bytes > MAX_TOTAL_BYTES) {
            warn(`The patch of the test "${test.id}" is not written: all patches together exceed ${MAX_TOTAL_BYTES} bytes`);
            return undefined;
        }
        const [plain, unique] = namesFor(redactor.text(test.id), request, trial);
        try {
            const isNew = await files.create((0,external_node_path_.join)(folder, run_result/* PATCH_FOLDER */.sk, plain), bytes);
            if (!isNew)
                await files.writeAsIs((0,external_node_path_.join)(folder, run_result/* PATCH_FOLDER */.sk, unique), bytes);
            const path = `${run_result/* PATCH_FOLDER */.sk}/${isNew ? plain : unique}`;
            if (isCut)
                warn(`${path} is cut: the patch is longer than ${MAX_BYTES} bytes`);
            return path;
        }
        catch (error) {
            if (!(error instanceof model_errors/* UserError */.yo))
                throw error;
            warn(`The patch of the test "${test.id}" cannot be written: ${(0,model_errors/* messageOf */.bD)(error)}`);
            return undefined;
        }
    }
}
function namesFor(testId, { step, purpose, round }, trial) {
    const name = (0,cache_folders/* folderNameOf */.hH)(testId);
    const key = JSON.stringify([(0,run_result/* namesOf */.eZ)(step), purpose, round]);
    const digest = (0,external_node_crypto_.createHash)('sha256').update(key).digest('hex').slice(0, 12);
    return [`${name}-${trial + 1}.diff`, `${name}-${digest}-${trial + 1}.diff`];
}
function limited(bytes) {
    if (bytes.length <= MAX_BYTES)
        return { bytes, isCut: false };
    const head = bytes.subarray(0, bytes.lastIndexOf('\n', MAX_BYTES) + 1);
    const notice = `# Cut by eval-action: the whole patch has ${bytes.length} bytes.\n`;
    return { bytes: Buffer.concat([head, Buffer.from(notice)]), isCut: true };
}

// EXTERNAL MODULE: ./build/js/src/results/record.js
var record = __webpack_require__(40985);
// EXTERNAL MODULE: ./build/js/src/baseline/answers.js
var answers = __webpack_require__(18572);
// EXTERNAL MODULE: ./build/js/src/gate/side-of.js
var side_of = __webpack_require__(68964);
// EXTERNAL MODULE: ./build/js/src/graders/grade.js
var grade = __webpack_require__(58147);
// EXTERNAL MODULE: ./build/js/src/graders/graders/index.js + 20 modules
var graders = __webpack_require__(47738);
// EXTERNAL MODULE: ./build/js/src/graders/submission.js
var graders_submission = __webpack_require__(61146);
// EXTERNAL MODULE: ./build/js/src/model/run/grade.js
var run_grade = __webpack_require__(66536);
// EXTERNAL MODULE: ./build/js/src/model/run/plan.js + 1 modules
var plan = __webpack_require__(97537);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
// EXTERNAL MODULE: ./build/js/src/model/suite/suite.js
var suite = __webpack_require__(20758);
// EXTERNAL MODULE: ./build/js/src/providers/cost.js
var cost = __webpack_require__(51493);
;// CONCATENATED MODULE: ./build/js/src/suites/prompts.js

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
    const parts = (0,message/* guidelinesIn */.VA)(messages);
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

// EXTERNAL MODULE: ./build/js/src/runner/plan/time-limit.js
var time_limit = __webpack_require__(46821);
// EXTERNAL MODULE: ./build/js/src/graders/combine.js
var combine = __webpack_require__(30253);
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
        paid: asked.length > 0 && asked.length < replies.length ? figuresOf(asked.map(run_outcome/* paidFor */.Uu)) : undefined,
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

;// CONCATENATED MODULE: ./build/js/src/runner/case/in-workspace.js

const KEEP_BELOW = 0.5;
async function runInWorkspace(step, user, { workspaces, containers, signal }, run) {
    const failure = containers?.failureOf(step);
    if (failure !== undefined)
        return { outcome: { kind: 'failed', failure } };
    if (workspaces === undefined || !workspaces.isNeededFor(step))
        return run(undefined);
    const { id: testId, input, metadata } = step.test;
    const question = renderPrompt(input, 'lm').question;
    const entered = await workspaces.enter(step, { ...user, testId, input: question, metadata }, signal);
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
const BINARY = /^GIT binary patch\n(?:(?:literal|delta) \d+\n(?:[A-Za-z][!-~]+\n)*\n)+/gm;
function withChanges(response, { patch: seen, unknown } = { patch: '' }, inImage) {
    const patch = [seen, inImage, response.fileChanges]
        .map((diff) => (!diff || diff.endsWith('\n') ? diff : `${diff}\n`))
        .join('');
    if (patch === '')
        return { response, patch: undefined };
    const fileChanges = patch.replaceAll(BINARY, 'Binary files differ\n').toWellFormed().trim();
    return { response: { ...response, fileChanges, ...(unknown !== undefined && { changesUnknown: unknown }) }, patch };
}

;// CONCATENATED MODULE: ./build/js/src/runner/case/conversation.js











async function runConversation(step, conversation, call, deps) {
    const { suite, test } = step;
    const { target, context, signal, lease } = deps;
    const passMark = (0,plan/* agentvPassMarkOf */.f)(step);
    const history = [...test.input];
    const exchange = [];
    const calls = [];
    const played = [];
    let hasAnswered = false;
    let hasFailed = false;
    let firstFailure;
    const brokenOff = (failure) => {
        const partial = calls.length === 0 ? undefined : mergeResponses(calls, exchange);
        const outcome = { kind: 'failed', failure, partial };
        if (played.length === 0)
            return { outcome };
        const { scores, assertions } = (0,combine/* combineTurns */.G3)(played, undefined, { aggregation: 'mean', passMark });
        return { outcome, grade: { kind: 'ungraded', reason: failure.message, scores, assertions } };
    };
    const ask = (turn, index) => {
        history.push(turn.input);
        const question = {
            suite: suite.name,
            testId: (0,open_targets/* turnId */.r_)(test.id, index),
            prompt: renderTurn(history, conversation.windowSize, target.promptMode),
            inputFiles: test.inputFiles,
            images: (0,message/* imageFilesIn */.e1)(history),
            attempt: 0,
            ...call,
            timeLimitMs: test.timeoutSeconds && (0,time_limit/* millisecondsOf */.W$)(test.timeoutSeconds),
            workspacePath: lease?.path,
            workspaceFile: lease?.workspaceFile,
        };
        return target.provider.ask(question, signal);
    };
    for (const [index, turn] of conversation.turns.entries()) {
        const startedAt = context.clock.now();
        const isOver = hasFailed && conversation.onTurnFailure === 'stop';
        const outcome = isOver ? undefined : await ask(turn, index);
        if (outcome?.kind === 'failed') {
            const { failure, partial } = outcome;
            if (!(0,run_outcome/* isAgentFailure */.s7)(failure) || failure.class === 'cost_limit') {
                if (partial !== undefined)
                    calls.push(partial);
                return brokenOff({ ...failure, message: `In turn ${index + 1}: ${failure.message}` });
            }
            firstFailure ??= failure;
            calls.push(partial ?? { messages: [] });
            exchange.push(turn.input);
        }
        if (outcome?.kind === 'answered') {
            hasAnswered = true;
            calls.push(outcome.response);
            exchange.push(turn.input, ...outcome.response.messages);
            history.push({ role: 'assistant', content: (0,message/* finalAnswer */.zN)(outcome.response.messages) });
        }
        const graded = await gradeTurn(turn, outcome, { test, history }, deps);
        played.push({ outcome: graded, startedAt, endedAt: context.clock.now() });
        hasFailed ||= ((0,combine/* turnScore */.w3)({ outcome: graded }) ?? 0) < passMark;
    }
    if (!hasAnswered && firstFailure !== undefined)
        return brokenOff(firstFailure);
    const changes = await lease?.changes(signal);
    const { response, patch: diff } = withChanges(mergeResponses(calls, exchange), changes, call.container?.changes());
    const outcome = { kind: 'answered', response };
    const ungraded = await placeGradingFiles(lease);
    if (ungraded !== undefined)
        return { outcome, grade: ungraded, diff };
    const specs = deps.graders(test.graders);
    let whole;
    if (specs.length > 0) {
        const startedAt = context.clock.now();
        const submission = { ...(0,graders_submission/* submissionOf */.y)(test, response, lease?.path), answer: transcriptOf(history) };
        const graded = await (0,grade/* grade */.o)(specs, submission, context, signal);
        whole = { outcome: { kind: 'graded', grade: graded }, startedAt, endedAt: context.clock.now() };
    }
    return { outcome, diff, grade: (0,combine/* combineTurns */.G3)(played, whole, { ...conversation, passMark }) };
}
async function gradeTurn(turn, outcome, { test, history }, { context, signal, graders, lease }) {
    if (outcome === undefined)
        return { kind: 'skipped' };
    if (outcome.kind === 'failed')
        return { kind: 'failed', reason: `Error: ${outcome.failure.message}` };
    const specs = graders(turn.graders);
    if (specs.length === 0) {
        return { kind: 'graded', grade: { kind: 'scored', score: 1, assertions: [], scores: [], requiredMissed: [] } };
    }
    const expected = turn.expected === undefined ? [] : [turn.expected];
    const asked = { ...test, criteria: '', input: history.slice(0, -1), expected };
    const submission = (0,graders_submission/* submissionOf */.y)(asked, outcome.response, lease?.path);
    return { kind: 'graded', grade: await (0,grade/* grade */.o)(specs, submission, context, signal) };
}

// EXTERNAL MODULE: ./build/js/src/runner/case/grading.js + 1 modules
var grading = __webpack_require__(74825);
;// CONCATENATED MODULE: ./build/js/src/runner/case/run-case.js



















async function runCase(step, target, turn, deps) {
    const { clock, signal } = deps;
    const { count, strategy, costLimitUsd } = step.trials;
    const startedAt = clock.now();
    const prompt = renderPrompt(step.test.input, target.promptMode);
    const isTogether = count > 1 && strategy !== 'pass_at_k' && costLimitUsd === undefined;
    let done = [];
    let next = 'go-on';
    let refusal;
    let held;
    const runNext = async (attempt) => {
        const slot = held ?? (await turn.slots.take());
        held = undefined;
        const admitted = refusal === undefined ? await turn.admit() : undefined;
        if (admitted?.kind !== 'go') {
            refusal ??= admitted?.failure;
            return slot.leave();
        }
        const number = turn.first + attempt;
        let run;
        try {
            const user = { trial: number, isLastTrial: attempt === count - 1, childEnv: target.childEnv };
            const onAnswered = () => (turn.keepsSlot ? undefined : slot.leave());
            run = await runInWorkspace(step, user, deps, (lease) => runTrial(step, prompt, target, { trial: number, isRerun: turn.isRerun, lease, onAnswered, deps }));
        }
        finally {
            admitted.over(run && costOf(run));
        }
        if (run.outcome.kind === 'failed' && !isTogether)
            held = slot;
        else
            slot.leave();
        const { diff, ...rest } = run;
        if (diff !== undefined)
            run = { ...rest, patch: await turn.savePatch(number, diff) };
        done.push({ run, trial: (0,result_of/* trialOf */.Qm)(run, attempt, step.passMark) });
    };
    if (isTogether) {
        const all = await Promise.allSettled(Array.from({ length: count }, (_, attempt) => runNext(attempt)));
        const broken = all.find(({ status }) => status === 'rejected');
        if (broken?.status === 'rejected')
            throw broken.reason;
        done = done.toSorted((a, b) => a.trial.attempt - b.trial.attempt);
        next = 'enough';
    }
    while (next === 'go-on' && refusal === undefined && !signal.aborted) {
        await runNext(done.length);
        next = nextTrial(done.map(({ trial }) => trial), step.trials);
    }
    if (signal.aborted)
        return { kind: 'stopped' };
    if (refusal !== undefined && done.length === 0) {
        return { kind: 'refused', result: (0,result_of/* notRunResult */.Ee)(step, refusal, startedAt) };
    }
    const facts = { prompt, startedAt, finishedAt: clock.now(), retries: turn.retries() };
    const [runs, trials] = [done.map(({ run }) => run), done.map(({ trial }) => trial)];
    const costLimited = next === 'cost-limit' || refusal !== undefined;
    const summary = count > 1 ? { ...(0,result_outcome/* aggregateTrials */.v$)(trials, strategy), costLimited } : undefined;
    const result = (0,result_of/* resultOf */.Bg)(step, { runs, trials, summary }, facts);
    const samples = samplesOf(done, summary?.best ?? 0, (run, trial) => (0,result_of/* resultOf */.Bg)(step, { runs: [run], trials: [trial] }, facts));
    return { kind: 'result', result: { ...result, ...(samples.length > 0 && { trialSamples: samples }) } };
}
function nextTrial(done, policy) {
    if (done.length >= policy.count)
        return 'enough';
    const last = done.at(-1);
    if (policy.strategy === 'pass_at_k' && last !== undefined && last.score >= suite/* PASS_MARK */.Yn)
        return 'enough';
    const spent = done.reduce((sum, trial) => sum + ((0,run_outcome/* paidFor */.Uu)(trial).costUsd ?? 0), 0);
    return policy.costLimitUsd !== undefined && spent >= policy.costLimitUsd ? 'cost-limit' : 'go-on';
}
function costOf({ outcome, grade }) {
    const answer = (outcome.kind === 'answered' ? outcome.response : outcome.partial)?.costUsd ?? [];
    const costs = [answer, (grade?.scores ?? []).flatMap(run_grade/* costsOf */.AR)].flat();
    return costs.length === 0 ? undefined : costs.reduce((sum, cost) => sum + cost, 0);
}
function samplesOf(done, best, resultOfTrial) {
    if (!(0,result_outcome/* isMixed */.Oq)(done.map(({ trial }) => trial)))
        return [];
    return ['ok', 'quality_failure'].flatMap((status) => {
        const other = done.find(({ trial }, index) => index !== best && trial.status === status);
        if (other === undefined)
            return [];
        const result = resultOfTrial(other.run, other.trial);
        return [{ attempt: other.trial.attempt, side: (0,side_of/* sideOf */.J)(result, { run: '', kind: 'head' }) }];
    });
}
const MAX_SAMPLE_BYTES = 32 * 1024;
function withShortTrialSamples(result) {
    if (result.trialSamples === undefined)
        return result;
    const trialSamples = result.trialSamples.flatMap(({ attempt, side }) => {
        const short = (0,answers/* fitSide */.xD)(side, MAX_SAMPLE_BYTES);
        return short === undefined ? [] : [{ attempt, side: short }];
    });
    return { ...result, trialSamples: trialSamples.length === 0 ? undefined : trialSamples };
}
async function runTrial(step, prompt, openTarget, { trial, isRerun, lease, deps, onAnswered }) {
    const { suite, test } = step;
    const { signal } = deps;
    const target = costLimited(step, openTarget, deps);
    const sites = deps.containers?.sitesOf(step, lease?.path) ?? {};
    const call = { trial, isRerun, container: sites.target };
    const context = (0,grading/* gradeContext */.$)(deps, (0,plan/* agentvPassMarkOf */.f)(step), {
        childEnv: target.childEnv,
        container: sites.graders,
        suiteFolder: suite.folder,
        searchRoots: target.searchRoots,
        judges: target.judges,
        timeoutMs: target.graderTimeoutMs,
        passMark: step.passMark,
    });
    const gradersOf = (specs) => (target.isDryRun ? specs.filter(staysHere) : specs);
    if (test.conversation !== undefined) {
        return runConversation(step, test.conversation, call, { target, context, signal, graders: gradersOf, lease });
    }
    const question = {
        suite: suite.name,
        testId: test.id,
        prompt,
        inputFiles: test.inputFiles,
        images: (0,message/* imageFilesIn */.e1)(test.input),
        attempt: 0,
        ...call,
        timeLimitMs: test.timeoutSeconds && (0,time_limit/* millisecondsOf */.W$)(test.timeoutSeconds),
        workspacePath: lease?.path,
        workspaceFile: lease?.workspaceFile,
    };
    const asked = await target.provider.ask(question, signal);
    if (asked.kind === 'failed')
        return { outcome: asked };
    onAnswered();
    const changes = await lease?.changes(signal);
    const { response, patch: diff } = withChanges(asked.response, changes, sites.target?.changes());
    const outcome = { ...asked, response };
    const ungraded = await placeGradingFiles(lease);
    if (ungraded !== undefined)
        return { outcome, grade: ungraded, diff };
    const submission = (0,graders_submission/* submissionOf */.y)(test, response, lease?.path);
    return { outcome, diff, grade: await (0,grade/* grade */.o)(gradersOf(test.graders), submission, context, signal) };
}
function costLimited({ suite, test, target }, open, { notify }) {
    const usd = test.maxCostUsd ?? suite.maxCostUsd;
    if (usd === undefined || open.isDryRun)
        return open;
    const onUnknownCost = () => notify(unlimitedCost(target));
    return { ...open, provider: (0,cost/* withCostLimit */.fC)(open.provider, { usd, onUnknownCost }) };
}
const unlimitedCost = ({ name, location }) => ({
    code: 'COST_UNKNOWN',
    severity: 'warning',
    message: `The cost of the target "${name}" is unknown, so "max_cost_usd" did not limit it`,
    location,
    hint: 'Set "pricing" of the target, or let the command write "cost_usd".',
});
function staysHere({ type, options, members = [] }) {
    const kind = (0,suite_kind/* findKind */.oH)(graders/* graders */.F, type);
    const reachesOut = kind?.startsPrograms?.(options) === true || kind?.needsJudge?.(options) === true;
    return !reachesOut && members.every(staysHere);
}

// EXTERNAL MODULE: ./build/js/src/runner/reuse/reusing.js
var reusing = __webpack_require__(58086);
;// CONCATENATED MODULE: ./build/js/src/runner/schedule.js
function schedule(jobs, limits, signal) {
    return new Promise((resolve, reject) => {
        const line = new JobQueue(jobs);
        const errors = [];
        const isOver = () => signal.aborted || errors.length > 0;
        let begun = 0;
        let isFilling = false;
        let isDone = false;
        const inLane = new Map();
        const returning = new Groups();
        let running = 0;
        let mostRunning = 0;
        const count = (lanes, by) => {
            running += by;
            mostRunning = Math.max(mostRunning, running);
            for (const lane of lanes)
                inLane.set(lane, (inLane.get(lane) ?? 0) + by);
        };
        const hasSlot = (lanes) => running < limits.total && lanes.every((lane) => (inLane.get(lane) ?? 0) < limits.perLane(lane));
        const begin = async (job) => {
            const { lanes } = job;
            const held = new Set();
            const sit = () => {
                count(lanes, 1);
                const slot = {
                    leave: () => {
                        if (!held.delete(slot))
                            return;
                        count(lanes, -1);
                        fill();
                    },
                };
                held.add(slot);
                return slot;
            };
            begun += 1;
            let first = sit();
            const take = () => {
                const slot = first;
                first = undefined;
                if (slot !== undefined)
                    return Promise.resolve(slot);
                return new Promise((settle) => {
                    returning.add(lanes, () => settle(sit()));
                    fill();
                });
            };
            await undefined;
            try {
                await job.run({ take }, (more) => line.add(more));
            }
            catch (error) {
                errors.push(error);
            }
            begun -= 1;
            line.ended(job);
            for (const slot of [...held])
                slot.leave();
            fill();
        };
        const fill = () => {
            if (isFilling || isDone)
                return;
            isFilling = true;
            const maySit = (lanes) => isOver() || hasSlot(lanes);
            for (let next = returning.next(maySit); next !== undefined; next = returning.next(maySit))
                next();
            while (!isOver() && begun < (limits.begun ?? limits.total)) {
                const job = line.next(hasSlot);
                if (job === undefined)
                    break;
                void begin(job);
            }
            isFilling = false;
            if (begun > 0 || (!isOver() && line.hasReady()))
                return;
            isDone = true;
            signal.removeEventListener('abort', fill);
            if (errors.length > 0)
                reject(errors[0]);
            else
                resolve(mostRunning);
        };
        signal.addEventListener('abort', fill);
        fill();
    });
}
class Groups {
    #groups = new Map();
    #added = 0;
    add(lanes, item, rank = this.#added) {
        const name = JSON.stringify(lanes);
        const group = this.#groups.get(name) ?? { lanes, items: [], at: 0 };
        this.#groups.set(name, group);
        this.#added += 1;
        let index = group.items.length;
        while (index > group.at && (group.items[index - 1]?.rank ?? 0) > rank)
            index -= 1;
        group.items.splice(index, 0, { item, rank });
    }
    next(hasSlot) {
        let best;
        let rank = Number.POSITIVE_INFINITY;
        for (const group of this.#groups.values()) {
            const first = group.items[group.at];
            if (first !== undefined && first.rank < rank && hasSlot(group.lanes))
                [best, rank] = [group, first.rank];
        }
        if (best === undefined)
            return undefined;
        best.at += 1;
        return best.items[best.at - 1]?.item;
    }
    get isEmpty() {
        return [...this.#groups.values()].every(({ items, at }) => at === items.length);
    }
}
class JobQueue {
    #ready = new Groups();
    #blocked = new Map();
    #left = new Map();
    #ranked = 0;
    constructor(jobs) {
        this.add(jobs);
    }
    add(jobs) {
        for (const { key } of jobs)
            if (key !== undefined)
                this.#left.set(key, (this.#left.get(key) ?? 0) + 1);
        for (const job of longestFirst(jobs)) {
            const before = [...new Set(job.after ?? [])].filter((key) => (this.#left.get(key) ?? 0) > 0);
            const entry = { job, rank: this.#ranked, left: before.length };
            this.#ranked += 1;
            if (before.length === 0)
                this.#ready.add(job.lanes, job, entry.rank);
            for (const key of before)
                this.#blocked.set(key, [...(this.#blocked.get(key) ?? []), entry]);
        }
    }
    next(hasSlot) {
        return this.#ready.next(hasSlot);
    }
    hasReady() {
        return !this.#ready.isEmpty;
    }
    ended({ key }) {
        if (key === undefined)
            return;
        const left = (this.#left.get(key) ?? 1) - 1;
        this.#left.set(key, left);
        if (left > 0)
            return;
        for (const entry of this.#blocked.get(key) ?? []) {
            entry.left -= 1;
            if (entry.left === 0)
                this.#ready.add(entry.job.lanes, entry.job, entry.rank);
        }
    }
}
function longestFirst(jobs) {
    const known = jobs.flatMap(({ expectedMs }) => expectedMs ?? []);
    if (known.length === 0)
        return jobs;
    const usual = known.reduce((sum, ms) => sum + ms, 0) / known.length;
    return jobs.toSorted((a, b) => (b.expectedMs ?? usual) - (a.expectedMs ?? usual));
}

// EXTERNAL MODULE: ./build/js/src/config/checkout-path.js
var checkout_path = __webpack_require__(56338);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/prepare.js + 2 modules
var prepare = __webpack_require__(10830);
// EXTERNAL MODULE: ./build/js/src/runner/case/workers.js
var workers = __webpack_require__(88580);
// EXTERNAL MODULE: ./build/js/src/runner/case/workspaces.js + 16 modules
var workspaces = __webpack_require__(70577);
;// CONCATENATED MODULE: ./build/js/src/runner/trials/executor.js








class Executor {
    #steps;
    #prepared;
    #inputs;
    #runtime;
    #targets;
    #workspaces;
    #containers;
    #caseDeps;
    constructor(prepared, steps, inputs, runtime) {
        this.#steps = steps;
        this.#prepared = prepared;
        this.#inputs = inputs;
        this.#runtime = runtime;
        this.#targets = this.#openTargets();
        this.#workspaces = this.#openWorkspaces();
        this.#containers = inputs.dryRun ? undefined : new workspaces/* TestContainers */.dy(runtime);
        this.#caseDeps = this.#makeCaseDeps();
    }
    async open() {
        await this.#containers?.check(this.#steps);
        if (!this.#inputs.dryRun)
            await this.#targets.checkVersions(this.#steps, this.#runtime.signal);
        await this.#workspaces?.lookUp(this.#steps);
        return this;
    }
    limits() {
        return (0,workers/* limitsOf */.Af)(this.#steps, this.#inputs, {
            callLimit: (target) => this.#targets.callLimit(target),
            alone: new Set(this.#steps.flatMap((step) => this.#aloneLaneOf(step))),
        });
    }
    lanesOf(step) {
        const alone = this.#aloneLaneOf(step);
        return alone.length === 0 ? (0,workers/* lanesOf */.TJ)(step) : [...(0,workers/* lanesOf */.TJ)(step), ...alone];
    }
    isInUsersFolder(step) {
        return this.#workspaces?.isInUsersFolder(step) ?? false;
    }
    async run(request, slots, earlier) {
        const { step, purpose, first } = request;
        const { clock, signal, admission, progress, patches } = this.#runtime;
        const startedAt = clock.now();
        const missing = step.test.onDependencyFailure === 'run' ? undefined : failedDependency(step, earlier);
        if (missing !== undefined)
            return { kind: 'result', result: (0,result_of/* dependencyResult */.j9)(step, missing, startedAt) };
        const isRequired = purpose === 'planned' || purpose === 'confirmation';
        const refusal = admission.refusal(step, isRequired);
        if (refusal !== undefined)
            return { kind: 'refused', result: (0,result_of/* notRunResult */.Ee)(step, refusal, startedAt) };
        const retriesBefore = this.#targets.retriesOf(step);
        const retries = () => this.#targets.retriesOf(step) - retriesBefore;
        let isStarted = false;
        const reportStart = () => {
            if (!isStarted)
                progress.started({ suite: step.suite.name, testId: step.test.id, target: step.target.name });
            isStarted = true;
        };
        const turn = {
            slots,
            keepsSlot: this.#workspaces?.laneOf(step) !== undefined || this.#isLookedAtAlone(step),
            admit: async () => {
                const admitted = await admission.admit(step, signal, isRequired);
                if (admitted.kind === 'go')
                    reportStart();
                return admitted;
            },
            retries,
            first,
            isRerun: purpose === 'confirmation' || purpose === 'control',
            savePatch: (trial, diff) => patches.save(request, trial, diff),
        };
        try {
            const target = await this.#targets.for(step);
            return await runCase(step, target, turn, this.#caseDeps);
        }
        catch (error) {
            if (error instanceof model_errors/* UserError */.yo)
                throw error;
            return {
                kind: 'result',
                result: (0,result_of/* bugResult */._K)(step, error, { startedAt, finishedAt: clock.now(), retries: retries() }),
            };
        }
    }
    async renew() {
        await this.close();
        this.#targets = this.#openTargets();
        this.#workspaces = this.#openWorkspaces();
        this.#caseDeps = this.#makeCaseDeps();
        await this.open();
    }
    async close() {
        await this.#workspaces?.close(this.#runtime.signal);
        await this.#containers?.close();
    }
    #makeCaseDeps() {
        return { ...this.#runtime, workspaces: this.#workspaces, containers: this.#containers };
    }
    #openTargets() {
        const env = runEnvironment(this.#runtime.startedAt, this.#inputs);
        return new open_targets/* OpenTargets */.zn(this.#inputs, this.#prepared, this.#runtime, env);
    }
    #openWorkspaces() {
        if (this.#inputs.dryRun)
            return undefined;
        return (0,workspaces/* openWorkspaces */.$c)(this.#steps, this.#inputs, { ...this.#prepared, runtime: this.#runtime });
    }
    #isLookedAtAlone(step) {
        return (0,workers/* workersOf */.N)(step, this.#inputs) === 1 && step.test.graders.some(judges/* startsPrograms */.JS);
    }
    #aloneLaneOf(step) {
        const alone = this.#workspaces?.laneOf(step)?.alone;
        return alone === undefined ? [] : [JSON.stringify(['workspace', alone])];
    }
}
function failedDependency({ suite, target, test }, results) {
    if (test.dependsOn.length === 0)
        return undefined;
    return results.find((result) => result.status === 'execution_error' &&
        result.suiteFile === suite.file &&
        result.target === target.name &&
        test.dependsOn.includes(result.testId));
}
const runEnvironment = (startedAt, { experiment }) => ({
    AGENTV_RUN_TIMESTAMP: (0,iso_time/* timestamp */.vE)(startedAt),
    AGENTV_EXPERIMENT: experiment,
});

;// CONCATENATED MODULE: ./build/js/src/runner/trials/base-commit.js








const DEEPEN = 'Check out the repository with its history (fetch-depth: 0), or set control to "off".';
class BaseCommit {
    #tree;
    #inputs;
    #runtime;
    #asked = new Set();
    #opened;
    constructor(tree, inputs, runtime) {
        this.#tree = tree;
        this.#inputs = inputs;
        this.#runtime = runtime;
    }
    async find(request, suites) {
        const base = await this.#open(suites);
        if (base.kind === 'unavailable')
            return base;
        const { file } = request.step.suite;
        if (!base.suites.has(file))
            return { kind: 'unavailable', why: `the commit ${base.sha.slice(0, 10)} has no ${file}` };
        const there = base.steps.get((0,run_result/* resultKeyOf */.uv)(request.step));
        if (there === undefined || base.executor === undefined)
            return { kind: 'absent' };
        const { trials, test } = request.step;
        const step = { ...there, trials, test: { ...there.test, dependsOn: test.dependsOn } };
        return { kind: 'found', executor: base.executor, request: { ...request, step } };
    }
    async close() {
        const base = await this.#opened;
        if (base?.kind === 'open')
            await base.executor?.close();
    }
    #open(suites) {
        if (this.#opened !== undefined && suites.every((suite) => this.#asked.has(suite)))
            return this.#opened;
        this.#asked = new Set([...this.#asked, ...suites]);
        const before = this.#opened;
        this.#opened = (async () => {
            const known = await before;
            if (known?.kind === 'open')
                await known.executor?.close();
            try {
                return await openBase([...this.#asked], this.#tree, this.#inputs, this.#runtime);
            }
            catch (error) {
                return { kind: 'unavailable', why: `its evals cannot be run: ${(0,model_errors/* messageOf */.bD)(error)}` };
            }
        })();
        return this.#opened;
    }
}
async function openBase(asked, tree, given, head) {
    if (tree === undefined)
        return { kind: 'unavailable', why: 'the base commit is not known' };
    const checkedOut = await tree.checkOut(head.signal);
    if (typeof checkedOut === 'string')
        return { kind: 'unavailable', why: checkedOut, hint: DEEPEN };
    const own = withPathsThere(given, checkedOut);
    const suites = await suitesThere(asked, checkedOut, own, head);
    const found = { kind: 'open', sha: checkedOut.sha, suites: new Set(suites) };
    if (suites.length === 0)
        return { ...found, steps: new Map(), executor: undefined };
    const inputs = inputsThere(own, suites);
    const runtime = { ...head, cwd: checkedOut.cwd };
    const prepared = await (0,prepare/* prepare */.iA)(inputs, runtime);
    const steps = prepared.plan.steps.flatMap((step) => (step.kind === 'run' ? step : []));
    const executor = new Executor(prepared, steps, inputs, {
        ...runtime,
        caches: new Caches({ ...head, inputs, cwd: prepared.cwd }),
        watch: await openWatch(inputs, { ...prepared, runtime }),
        mirrors: undefined,
    });
    head.log.info(`Running suspected regressions on the base commit ${checkedOut.sha.slice(0, 10)}`);
    return { ...found, steps: new Map(steps.map((step) => [(0,run_result/* resultKeyOf */.uv)(step), step])), executor: await executor.open() };
}
function withPathsThere(inputs, { root, checkout }) {
    const there = (path) => {
        const inside = path !== undefined && (0,external_node_path_.isAbsolute)(path) ? (0,external_node_path_.relative)(checkout, path) : undefined;
        return inside === undefined || (0,checkout_path/* isOutside */._K)(inside) ? path : (0,external_node_path_.join)(root, inside);
    };
    return { ...inputs, workingDirectory: there(inputs.workingDirectory), targets: there(inputs.targets) };
}
async function suitesThere(names, { cwd }, { workingDirectory }, { files }) {
    const states = await Promise.all(names.map((name) => files.state((0,external_node_path_.resolve)(cwd, workingDirectory, name))));
    return names.filter((_, index) => states[index] === 'file');
}
const inputsThere = (inputs, suites) => ({
    ...inputs,
    evals: [...suites],
    strict: false,
    resume: undefined,
    retryErrors: undefined,
    rerunFailed: false,
    testId: [],
    cache: (inputs.cache ?? ['judge']).filter((each) => each === 'judge'),
    reuse: 'off',
    transcript: undefined,
    recordReplay: undefined,
    dryRunDelay: undefined,
    verbose: undefined,
});

// EXTERNAL MODULE: ./build/js/src/runner/trials/gate-policies.js
var gate_policies = __webpack_require__(20834);
// EXTERNAL MODULE: ./build/js/src/results/shards.js
var shards = __webpack_require__(62017);
;// CONCATENATED MODULE: ./build/js/src/runner/trials/ledger.js


class Ledger {
    #entries = [];
    #results = new Map();
    #byTest = new Map();
    #missing = [];
    #open = new Set();
    #confirmedSuites = new Set();
    constructor(entries = []) {
        for (const entry of entries)
            this.#append(entry);
    }
    get entries() {
        return this.#entries;
    }
    get isBusy() {
        return this.#open.size > 0;
    }
    get confirmedSuites() {
        return [...this.#confirmedSuites];
    }
    request(requests) {
        for (const request of requests) {
            const { purpose, step } = request;
            this.#open.add(request);
            if (purpose === 'confirmation' || purpose === 'control')
                this.#confirmedSuites.add(step.suite.file);
        }
    }
    end(request, outcome) {
        const { purpose, checkout, round } = request;
        this.#open.delete(request);
        if (outcome.kind === 'result')
            this.#append({ purpose, checkout, round, result: outcome.result });
        else
            this.#missing.push({ request, outcome });
    }
    results(purpose, round) {
        return this.#results.get(JSON.stringify([purpose, round])) ?? [];
    }
    trialsOf(key, purpose) {
        return this.#byTest.get(JSON.stringify([purpose, key])) ?? [];
    }
    missing(purpose, round) {
        return this.#missing.filter(({ request }) => request.purpose === purpose && request.round === round);
    }
    isMissing(key, purpose) {
        return this.missing(purpose).some(({ request: { step } }) => step.kind === 'run' && (0,run_result/* resultKeyOf */.uv)(step) === key);
    }
    isOpen(purpose) {
        return [...this.#open].some((request) => request.purpose === purpose);
    }
    extraTrials(wholeRounds) {
        const trials = this.#entries
            .filter((entry) => entry.purpose !== 'planned')
            .filter(({ purpose, round = 0 }) => purpose !== 'seed' || round <= wholeRounds)
            .map(({ purpose, checkout, round, result }) => ({ purpose, checkout, round, result }));
        return (0,shards/* inReportOrder */.ET)(trials);
    }
    #append(entry) {
        const { purpose, round, result } = entry;
        this.#entries.push(entry);
        addTo(this.#results, JSON.stringify([purpose, round]), result);
        if (purpose !== 'planned')
            addTo(this.#byTest, JSON.stringify([purpose, (0,run_result/* resultKey */.ZH)(result)]), result);
    }
}
function addTo(lists, key, result) {
    const list = lists.get(key);
    if (list === undefined)
        lists.set(key, [result]);
    else
        list.push(result);
}

// EXTERNAL MODULE: ./build/js/src/model/text/did-you-mean.js
var did_you_mean = __webpack_require__(93926);
;// CONCATENATED MODULE: ./build/js/src/runner/trials/missing-trials.js



function controlWarnings(ledger, wanted, whyStopped) {
    const missing = ledger.missing('control');
    const isStopped = ledger.isOpen('control') || missing.some(({ outcome }) => outcome.kind === 'stopped');
    if (missing.length === 0 && !isStopped)
        return [];
    const keys = new Set(wanted(ledger).map(({ key }) => key));
    const reasons = missing.flatMap(({ request: { step }, outcome }) => step.kind === 'run' && keys.has((0,run_result/* resultKeyOf */.uv)(step)) ? reasonOf(outcome) : []);
    if (isStopped && keys.size > 0) {
        reasons.push({ why: whyStopped === 'deadline' ? 'the time limit was reached' : 'the run was cancelled' });
    }
    if (reasons.length === 0)
        return [];
    const nothing = ledger.results('control').length === 0;
    return [
        {
            code: 'UNUSED',
            severity: 'warning',
            message: `${nothing ? 'No control trials ran' : 'Not all control trials ran'} on the base commit: ${(0,did_you_mean/* listed */.KE)([...new Set(reasons.map(({ why }) => why))])}`,
            hint: reasons.find(({ hint }) => hint !== undefined)?.hint,
        },
    ];
}
function reasonOf(outcome) {
    if (outcome.kind === 'unavailable')
        return [{ why: outcome.why, hint: outcome.hint }];
    if (outcome.kind !== 'refused')
        return [];
    const isBudget = whyRefused(outcome) === 'budget_exceeded';
    return [{ why: isBudget ? 'the budget is spent' : 'no more trials run after errors' }];
}
function whyRefused(outcome) {
    const result = outcome.kind === 'refused' ? outcome.result : undefined;
    return result?.status === 'execution_error' ? result.failure.reason : undefined;
}
function seedingOf(ledger, { asked }, { run, planner, whyStopped }) {
    if (!run.complete)
        return undefined;
    if (planner === undefined)
        return { asked, made: 0, tests: 0 };
    const { tests } = planner;
    if (tests === 0)
        return undefined;
    const rounds = planner.wholeRounds(ledger);
    const results = Array.from({ length: rounds }, (_, index) => ledger.results('seed', index + 1)).flat();
    const { costUsd, graderCostUsd } = (0,summarize/* summarize */.eh)({ ...run, results, planned: 0 });
    return {
        asked,
        made: rounds + 1,
        tests,
        costUsd: costUsd === undefined && graderCostUsd === undefined ? undefined : (costUsd ?? 0) + (graderCostUsd ?? 0),
        why: rounds + 1 < asked ? whyNotWhole(ledger, rounds + 1, whyStopped) : undefined,
    };
}
function whyNotWhole(ledger, round, whyStopped) {
    const [reason] = ledger.missing('seed', round).flatMap(({ outcome }) => whyRefused(outcome) ?? []);
    if (reason === 'budget_exceeded')
        return 'the budget was spent';
    if (reason !== undefined)
        return 'nothing more was asked after errors';
    return whyStopped === 'deadline' ? 'the time was over' : 'the run was cancelled';
}

// EXTERNAL MODULE: ./build/js/src/runner/trials/planners.js
var planners = __webpack_require__(86697);
;// CONCATENATED MODULE: ./build/js/src/runner/trials/run-trials.js
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














const runnable = (steps) => steps.flatMap((step) => (step.kind === 'run' ? step : []));
async function runTrials(prepared, trials, runtime) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { plan, inputs } = prepared;
        const { baselineContext, runOf, takenOver, whyStopped } = trials;
        const { signal } = runtime;
        const steps = runnable(plan.steps);
        const ledger = new Ledger([
            ...takenOver.results.map((result) => ({ purpose: 'planned', checkout: 'head', result })),
            ...takenOver.extraTrials,
        ]);
        const journals = __addDisposableResource(env_1, await openJournals(trials, runtime), true);
        const head = new Executor(prepared, steps, inputs, runtime);
        const base = new BaseCommit(baselineContext.base, inputs, runtime);
        try {
            await head.open();
            const policies = baselineContext.deciding && (0,gate_policies/* gatePolicies */.i8)(baselineContext.deciding, runOf);
            const planners = plannersOf(prepared, trials, policies, { head, runtime });
            const loop = new Loop({
                planner: planners.sequence,
                ledger,
                head,
                base,
                runtime,
                durations: baselineContext.durations ?? new Map(),
                announce: announcing(baselineContext, runtime),
                record: async ({ step, purpose, checkout, round }, result) => {
                    const clean = withShortTrialSamples(runtime.redactor.deep(result));
                    const target = step.kind === 'broken' ? undefined : step.target;
                    runtime.admission.finished(step.suite.file, target, clean, purpose === 'planned');
                    await journals.append({ purpose, checkout, round, result: clean });
                    const done = ledger.results('planned').length + 1;
                    if (purpose === 'planned')
                        runtime.progress.finished(clean, { done, total: plan.steps.length });
                    else
                        runtime.progress.extraTrial({ purpose, result: clean });
                    return clean;
                },
            });
            const mostAtOnce = await loop.run();
            await journals.verify(ledger);
            const { confirmation: confirm, seeding, sequence } = planners;
            const isCutOff = signal.aborted && confirm !== undefined && sequence.isUnfinished(confirm, ledger);
            const run = runOf(ledger, { isCutOff, rounds: seeding?.wholeRounds(ledger) ?? 0 });
            const wish = baselineContext.seeding;
            return {
                run: {
                    ...run,
                    seeding: wish && seedingOf(ledger, wish, { run, planner: seeding, whyStopped: whyStopped() }),
                    unconfirmed: namesIn(run, confirm?.undecided(ledger)),
                    reuseLeaks: namesIn(run, planners.leaks()?.tests),
                },
                warnings: policies === undefined || !run.complete ? [] : controlWarnings(ledger, policies.controls, whyStopped()),
                mostAtOnce,
            };
        }
        finally {
            await base.close();
            await head.close();
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function namesIn({ results }, keys = []) {
    if (keys.length === 0)
        return undefined;
    const named = results.filter((result) => keys.includes((0,run_result/* resultKey */.ZH)(result)));
    return named.map(({ suite, suiteFile, testId, target }) => ({ suite, suiteFile, testId, target }));
}
function plannersOf({ plan, inputs }, { baselineContext, runOf, takenOver }, policies, { head, runtime }) {
    const steps = runnable(plan.steps);
    const known = new Set(takenOver.results.map(({ index }) => index));
    const left = plan.steps.filter(({ index }) => !known.has(index));
    let leaks;
    const planned = (0,planners/* plannedTrials */.mw)(left, new reusing/* ReusePlan */.kF(runnable(left), baselineContext.known), (found) => {
        leaks = found;
        runtime.notify(found.problem);
    });
    const hasControls = baselineContext.base !== undefined && inputs.control !== 'off' && !inputs.dryRun;
    const confirm = policies && (0,planners/* confirmation */.EL)(steps, policies, (step) => hasControls && !head.isInUsersFolder(step));
    const controls = hasControls && policies ? [(0,planners/* missingControls */.vv)(steps, policies.controls)] : [];
    const wish = baselineContext.seeding;
    let seeding;
    if (wish?.isStored === true) {
        const without = (ledger) => {
            const run = runOf(ledger);
            return run.complete ? wish.without(run) : new Set();
        };
        seeding = new planners/* SeedingPlanner */.AX(steps, { asked: wish.asked, without });
    }
    const sequence = new planners/* PlannerSequence */.Yo([
        ...planned,
        ...(confirm ? [confirm] : []),
        ...controls,
        ...(seeding ? [seeding] : []),
    ]);
    return { sequence, confirmation: confirm, seeding, leaks: () => leaks };
}
function announcing({ seeding }, { progress, log }) {
    const begun = new Set();
    return (requests) => {
        const purpose = requests[0]?.purpose ?? 'planned';
        if (begun.has(purpose))
            return;
        begun.add(purpose);
        if (purpose === 'confirmation')
            progress.confirming(requests.length);
        if (purpose !== 'seed' || seeding === undefined)
            return;
        const tests = (0,text_text/* plural */.LS)('test', requests.length);
        log.info(`${tests} without a history: run ${(0,text_text/* plural */.LS)('more time', seeding.asked - 1)} (seed-baseline)`);
    };
}
async function openJournals({ folder, takenOver, baselineContext }, runtime) {
    const { files } = runtime;
    const [plannedPath, extraPath] = [(0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.journal), (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.extraTrials)];
    const planned = await files.openJournal(plannedPath);
    let extra;
    const lineOf = ({ purpose, checkout, round, result }) => {
        if (purpose === 'planned')
            return (0,record/* recordLine */.IK)(result);
        const commit = checkout === 'base' ? baselineContext.base?.sha : undefined;
        return (0,earlier_run/* extraTrialLine */.rz)({ purpose, checkout, round, result, commit });
    };
    function* rowsOf(ledger, isPlanned) {
        yield* (0,earlier_run/* withLineBreaks */.Pg)(isPlanned ? takenOver.journal : takenOver.extraTrials.map(earlier_run/* extraTrialLine */.rz));
        for (const entry of ledger.entries.slice(takenOver.results.length + takenOver.extraTrials.length))
            if ((entry.purpose === 'planned') === isPlanned)
                yield `${lineOf(entry)}\n`;
    }
    return {
        async append(entry) {
            if (entry.purpose === 'planned')
                return planned.append(lineOf(entry));
            extra ??= files.openJournal(extraPath);
            return (await extra).append(lineOf(entry));
        },
        async verify(ledger) {
            const opened = await extra;
            await restoreIfChanged(planned, plannedPath, rowsOf(ledger, true), runtime);
            if (opened !== undefined)
                await restoreIfChanged(opened, extraPath, rowsOf(ledger, false), runtime);
        },
        async [Symbol.asyncDispose]() {
            await planned[Symbol.asyncDispose]();
            await (await extra)?.[Symbol.asyncDispose]();
        },
    };
}
async function restoreIfChanged(journal, path, rows, { files, notify }) {
    const state = await journal.state();
    if (state === 'intact')
        return;
    await files.writePieces(path, rows);
    const what = state === 'missing' ? 'was removed' : 'was changed by another program';
    notify({
        code: 'RESULTS_UNREADABLE',
        severity: 'warning',
        message: `${(0,external_node_path_.basename)(path)} ${what} during the run. It was restored with the results of this run`,
        hint: 'Find the grader, hook or agent that writes into the results folder.',
    });
}
class Loop {
    #execution;
    #inUsersFolders;
    #round = 0;
    #renewing;
    constructor(execution) {
        this.#execution = execution;
    }
    async run() {
        const { head, runtime } = this.#execution;
        const jobs = [];
        await this.#follow(undefined, (more) => jobs.push(...more));
        return schedule(jobs, head.limits(), runtime.signal);
    }
    async #follow(ended, add) {
        const known = this.#request(ended, add);
        for (const trial of known) {
            const result = trial.resultAt(this.#execution.runtime.clock.now());
            await this.#end(trial, { kind: 'result', result });
            known.push(...this.#request(trial, add));
        }
    }
    #request(ended, add) {
        const { planner, ledger, runtime, announce } = this.#execution;
        if (runtime.signal.aborted && ended !== undefined)
            return [];
        const requests = planner.next(ledger, ended);
        if (requests.length === 0)
            return [];
        ledger.request(requests);
        announce(requests);
        const toRun = requests.filter((request) => !isKnown(request));
        const someWait = toRun.some(({ step }) => step.test.dependsOn.length > 0);
        add(toRun.map((request) => this.#jobOf(request, someWait)));
        return requests.filter(isKnown);
    }
    #jobOf(request, someWait) {
        const { step, purpose } = request;
        const { head, durations } = this.#execution;
        return {
            lanes: head.lanesOf(step),
            key: someWait ? jobKey(request, step.test.id) : undefined,
            after: someWait ? step.test.dependsOn.map((id) => jobKey(request, id)) : undefined,
            expectedMs: purpose === 'planned' && durations.size > 0 ? durations.get((0,run_result/* resultKeyOf */.uv)(step)) : undefined,
            run: async (slots, add) => {
                await this.#end(request, await this.#run(request, slots));
                await this.#follow(request, add);
            },
        };
    }
    async #run(request, slots) {
        const { head, base, ledger } = this.#execution;
        const earlier = ledger.results(request.purpose, request.round);
        if (request.checkout === 'head') {
            await this.#enter(head, request);
            return head.run(request, slots, earlier);
        }
        const found = await base.find(request, ledger.confirmedSuites);
        if (found.kind !== 'found')
            return found;
        await this.#enter(found.executor, request);
        return found.executor.run(found.request, slots, earlier);
    }
    async #enter(executor, { step, round = 0 }) {
        const isInUsersFolder = this.#execution.head.isInUsersFolder(step);
        const holder = isInUsersFolder ? this.#inUsersFolders : undefined;
        if (isInUsersFolder)
            this.#inUsersFolders = executor;
        if (round !== this.#round) {
            this.#round = round;
            this.#renewing = executor.renew();
        }
        else if (holder !== undefined && holder !== executor)
            this.#renewing = holder.renew();
        await this.#renewing;
    }
    async #end(request, outcome) {
        const { ledger, record } = this.#execution;
        const isRefused = outcome.kind === 'refused' && request.purpose === 'planned';
        if (outcome.kind !== 'result' && !isRefused)
            return ledger.end(request, outcome);
        const result = { ...outcome.result, index: request.step.index };
        ledger.end(request, { kind: 'result', result: await record(request, result) });
    }
}
const isKnown = (request) => 'resultAt' in request;
const jobKey = ({ step: { suite, target }, purpose, round }, id) => JSON.stringify([purpose, round, suite.path, target.name, id]);

// EXTERNAL MODULE: ./build/js/src/runner/pipeline/power.js
var power = __webpack_require__(68972);
;// CONCATENATED MODULE: ./build/js/src/runner/pipeline/execute.js
var execute_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var execute_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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


















async function execute(prepared, baselineContext, time, progress) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs, plan, cwd } = prepared;
        const { runtime, startedAt } = time;
        const { files, log, signal, redactor } = runtime;
        const withoutSecrets = redactor.deep;
        const start = await (0,earlier_run/* findStart */.kI)(prepared, runtime);
        const folder = start.source?.continuesIn ?? start.beginsIn ?? runFolder(prepared, startedAt);
        const _claim = execute_addDisposableResource(env_1, await files.claim(folder, signal), true);
        const takenOver = await (0,earlier_run/* resumeRun */.ZL)(start, prepared, { files, baseSha: baselineContext.base?.sha }, withoutSecrets);
        const caches = new Caches({ ...runtime, inputs, cwd });
        const warnings = withoutSecrets([
            ...prepared.warnings,
            ...takenOver.warnings,
            ...caches.remarks(prepared),
            ...(0,open_targets/* batchRemarks */.w$)(plan),
        ]);
        const errors = plan.steps.flatMap((step) => (step.kind === 'broken' ? step.test.problems : []));
        const problems = (0,model_errors/* groupProblems */.Uh)([...withoutSecrets(errors), ...warnings]);
        progress.planned(outlineOf(prepared, baselineContext, takenOver), problems);
        await (0,earlier_run/* beginFolder */.qF)(folder, takenOver, files);
        if (plan.steps.length === 0)
            await files.write((0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.journal), '');
        const late = [];
        const logged = new Set();
        const notify = (problem) => {
            const kind = JSON.stringify([problem.code, problem.message, problem.location?.file]);
            late.push(problem);
            if (!logged.has(kind))
                log.warn((0,model_errors/* problemText */.fI)(problem));
            logged.add(kind);
        };
        const watch = execute_addDisposableResource(env_1, await openWatch(inputs, { ...prepared, runtime }), true);
        const admission = new runner_admission/* Admission */.SH(runnable(plan.steps), inputs.budgetUsd, baselineContext.costs);
        const perMinute = inputs.dryRun ? {} : (inputs.requestsPerMinute ?? {});
        const context = {
            ...runtime,
            startedAt,
            progress,
            caches,
            admission,
            requestLimits: new request_limits/* RequestLimits */.k0(perMinute, { ...runtime, ...watch }),
            watch,
            mirrors: baselineContext.mirrors,
            notify,
            patches: new Patches({ ...runtime, folder, notify }),
        };
        const runOf = runFrom(prepared, baselineContext, { time, admission, warnings });
        const trials = { folder, baselineContext, takenOver, runOf, whyStopped: () => time.why };
        const { run, ...ran } = await runTrials(prepared, trials, context);
        [...admission.warnings, ...ran.warnings, ...caches.warnings].forEach(notify);
        const uses = caches.uses();
        return {
            folder,
            run: {
                ...run,
                environment: inputs.dryRun ? undefined : environmentInfo(runtime, ran.mostAtOnce),
                warnings: withoutSecrets([...warnings, ...late]),
                caches: uses.length > 0 ? uses : undefined,
            },
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = execute_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function outlineOf(prepared, baselineContext, { results, from }) {
    const { plan, inputs } = prepared;
    const { deciding } = baselineContext;
    const sentences = deciding === undefined || deciding.sides.whole !== undefined ? [] : (0,power/* powerSentences */.KA)(plan, deciding, inputs);
    return {
        tests: plan.steps.length,
        timeLimits: (0,call_limits/* plannedTimeLimits */.uW)(plan, inputs.testTimeoutSeconds),
        suites: [...new Set(plan.steps.map(({ suite }) => suite.file))],
        forecast: sentences.length > 0 ? sentences : undefined,
        takenOver: from === undefined ? undefined : { results, from },
    };
}
function runFolder({ inputs: { outputDirectory, experiment }, cwd }, startedAt) {
    return outputDirectory === undefined
        ? (0,external_node_path_.join)(cwd, '.agentv', 'results', 'runs', experiment, (0,iso_time/* timestamp */.vE)(startedAt))
        : (0,external_node_path_.resolve)(cwd, outputDirectory);
}
function runFrom({ inputs, plan, root, cwd, shard }, { earlier = [], missingSecrets }, running) {
    const { time, admission, warnings } = running;
    const { startedAt, runtime } = time;
    const { deep: withoutSecrets } = runtime.redactor;
    const lacking = inputs.dryRun ? undefined : missingSecrets;
    const describedSuites = withoutSecrets(describedSuitesOf(plan));
    const folder = withoutSecrets((0,external_node_path_.relative)(root, cwd).replaceAll('\\', '/'));
    const flags = flagsOf(inputs, cwd).map(({ name, value }) => ({ name, value: withoutSecrets(value) }));
    return (ledger, { isCutOff = false, rounds = 0 } = {}) => {
        const results = ledger.results('planned').toSorted((one, other) => one.index - other.index);
        const stopped = isCutOff || results.length < plan.steps.length ? time.why : admission.stopped;
        const extraTrials = ledger.extraTrials(rounds);
        return {
            startedAt: new Date(startedAt).toISOString(),
            durationMs: Math.max(0, runtime.clock.now() - startedAt),
            planned: plan.steps.length,
            complete: stopped === undefined,
            stopped,
            ...(results.length < plan.steps.length && (0,summarize/* withoutResult */.Is)(withoutSecrets(plan.steps.map(namesOfStep)), results)),
            dryRun: inputs.dryRun,
            shard,
            folder: folder || undefined,
            flags: flags.length > 0 ? flags : undefined,
            ...selectedBy(inputs),
            requirements: withoutSecrets([...plan.requirements]),
            describedSuites: describedSuites.length > 0 ? describedSuites : undefined,
            warnings: [...warnings],
            earlier: earlier.length > 0 ? [...earlier] : undefined,
            results: lacking ? (0,result_of/* withoutBlame */.K$)(results, lacking) : results,
            missingSecrets: lacking,
            extraTrials: extraTrials.length > 0 ? extraTrials : undefined,
        };
    };
}
const namesOfStep = ({ kind, suite, test, target }) => ({
    suite: suite.name,
    suiteFile: suite.file,
    testId: test.id,
    target: kind === 'broken' ? target : target.name,
});
function describedSuitesOf({ steps }) {
    return [...new Set(steps.map(({ suite }) => suite))].flatMap(({ name, file, ...suite }) => {
        const given = DESCRIBING.flatMap((key) => {
            const text = suite[key];
            return text === undefined ? [] : [[key, (0,text_text/* cutEnd */.ym)(text, MAX_TEXT_LENGTH)]];
        });
        return given.length === 0 ? [] : [{ suite: name, file, metadata: Object.fromEntries(given) }];
    });
}
const DESCRIBING = ['version', 'author', 'license'];
const MAX_TEXT_LENGTH = 1024;
function selectedBy({ testId, given }) {
    const isGiven = (...names) => names.some((name) => given.includes(name));
    const selected = [
        ...(isGiven('evals', 'tag', 'excludeTag') ? ['suites'] : []),
        ...(isGiven('target') ? ['targets'] : []),
        ...(testId.length > 0 ? ['tests'] : []),
    ];
    return selected.length === 0 ? {} : { selected };
}
function flagsOf(inputs, cwd) {
    return inputs.given.flatMap((input) => {
        const name = run_result/* repeatedFlags */.s_.find((flag) => flag === (0,text_text/* kebab */.i9)(input));
        if (name === undefined)
            return [];
        const value = String(inputs[input]);
        return [{ name, value: PATHS.includes(input) && (0,external_node_path_.isAbsolute)(value) ? (0,shown_path/* shownPath */.p)(value, cwd) : value }];
    });
}
const PATHS = ['targets', 'workspacePath'];
const HALF_GIB = 512 * 1024 * 1024;
const MAX_WORD_LENGTH = 100;
function environmentInfo({ machine, env }, workers) {
    const { platform, arch, cpus, memory } = machine();
    const [image, imageVersion] = ['ImageOS', 'ImageVersion'].map((name) => env[name]?.trim()).map(shortened);
    return {
        platform,
        arch,
        cpus: cpus >= 1 ? Math.floor(cpus) : undefined,
        memoryGib: memory > 0 ? Math.max(1, Math.round(memory / HALF_GIB)) / 2 : undefined,
        workers: workers > 0 ? workers : undefined,
        image: image || undefined,
        imageVersion: image ? imageVersion || undefined : undefined,
    };
}
const shortened = (text) => text && (0,text_text/* cutEnd */.ym)(text, MAX_WORD_LENGTH);


/***/ }),

/***/ 68972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ plannedTest),
/* harmony export */   KA: () => (/* binding */ powerSentences),
/* harmony export */   cj: () => (/* binding */ sentencesOf),
/* harmony export */   yw: () => (/* binding */ passingPairing)
/* harmony export */ });
/* harmony import */ var _gate_assess_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17448);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19923);
/* harmony import */ var _model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58392);
/* harmony import */ var _model_text_percentage_points_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15145);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56290);
/* harmony import */ var _reports_compared_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15714);
/* harmony import */ var _suites_targets_dry_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67121);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55964);








function powerSentences({ steps }, { sides, policy }, { dryRun }) {
    if (sides.baseline.kind !== 'found')
        return [];
    const tests = steps.flatMap((step) => (step.kind === 'run' ? plannedTest(step, dryRun) : []));
    return sentencesOf((0,_gate_assess_js__WEBPACK_IMPORTED_MODULE_0__/* .assess */ .n)(passingPairing(tests, { baseline: sides.baseline }), policy));
}
const sentencesOf = ({ suites, detectableTests }) => [
    ...suites.map(ofSuite),
    ...ofSingleTests(detectableTests),
];
function passingPairing(tests, sides, startedAt = _model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_2__/* .EPOCH */ .wI) {
    const results = tests.map(standIn);
    const run = {
        startedAt,
        durationMs: 0,
        planned: results.length,
        complete: true,
        dryRun: false,
        requirements: [],
        warnings: [],
        results,
    };
    return (0,_decide_js__WEBPACK_IMPORTED_MODULE_7__/* .pairingOf */ .U)(run, { ...sides, selected: true });
}
const plannedTest = (step, isDryRun = false) => ({
    ...(0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .eZ)(step),
    ...(isDryRun && { target: (0,_suites_targets_dry_run_js__WEBPACK_IMPORTED_MODULE_6__/* .realNameOf */ .xj)(step.target.name) }),
    trials: step.trials.strategy === 'pass_at_k' ? 1 : step.trials.count,
});
function ofSuite({ suite, target, comparable, runs, smallestDetectableDrop: drop }) {
    if (comparable === 0)
        return `${suite} on ${target}: no baseline`;
    const what = drop === undefined
        ? 'a uniform drop is not detectable with this baseline'
        : `smallest detectable drop: ${(0,_model_text_percentage_points_js__WEBPACK_IMPORTED_MODULE_3__/* .points */ .WR)(drop, 0)}`;
    const more = drop === undefined && runs === 1 ? `; ${_reports_compared_js__WEBPACK_IMPORTED_MODULE_5__/* .MORE_BASELINE_TRIALS */ .yb}` : '';
    return `${suite} on ${target}: ${what} (${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)('test', comparable)}, ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)('baseline run', runs)})${more}`;
}
const ofSingleTests = ({ count, of }) => of === 0 ? [] : [`a complete failure is detectable for ${count} of ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)('test', of)}`];
function standIn({ trials, measure, subject, ...names }, index) {
    const { suite, suiteFile, testId, target } = names;
    return {
        suite,
        suiteFile,
        testId,
        target,
        index,
        timestamp: _model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_2__/* .EPOCH */ .wI,
        category: '',
        location: { file: suiteFile, line: 1, column: 1 },
        passMark: 1,
        mustPass: false,
        assertions: [],
        scores: [],
        input: [],
        output: '',
        messages: [],
        evalRun: { durationMs: 0 },
        retries: 0,
        measure,
        subject,
        status: 'ok',
        score: 1,
        trials: Array.from({ length: trials }, (_, attempt) => ({ attempt, status: 'ok', score: 1, verdict: 'pass', scores: [] })),
    };
}


/***/ }),

/***/ 89332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _1: () => (/* binding */ jobCacheFolder),
/* harmony export */   _r: () => (/* binding */ CACHE_FOLDER),
/* harmony export */   nF: () => (/* binding */ cacheFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

const CACHE_FOLDER = '.agentv/cache';
const cacheFolder = (cwd, env) => jobCacheFolder(env) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, CACHE_FOLDER);
function jobCacheFolder({ GITHUB_ACTIONS, RUNNER_TEMP }) {
    return GITHUB_ACTIONS === 'true' && RUNNER_TEMP ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(RUNNER_TEMP, 'eval-action-cache') : undefined;
}


/***/ }),

/***/ 58086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G7: () => (/* binding */ planReuse),
/* harmony export */   kF: () => (/* binding */ ReusePlan)
/* harmony export */ });
/* unused harmony export isLeak */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_run_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55631);
/* harmony import */ var _model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56768);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19923);
/* harmony import */ var _model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94987);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56290);
/* harmony import */ var _results_result_of_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45515);







const CANARY_SHARE = 0.05;
function planReuse(steps, { pools, headSha }) {
    const keyOf = ({ suite, target }, testId) => JSON.stringify([suite.file, suite.name, target.name, testId]);
    const trials = new Map();
    for (const { suite, file, target, tests } of pools) {
        for (const test of tests) {
            const key = JSON.stringify([file, suite, target, test.testId]);
            trials.set(key, [...(trials.get(key) ?? []), ...test.trials]);
        }
    }
    const runs = steps.filter((step) => step.kind === 'run');
    const awaited = new Set(runs.flatMap((step) => step.test.dependsOn.map((id) => keyOf(step, id))));
    const known = runs.flatMap((step) => {
        const key = keyOf(step, step.test.id);
        const isAlone = step.test.dependsOn.length === 0 && !awaited.has(key);
        const result = isAlone ? newestResult(step, trials.get(key) ?? []) : undefined;
        const lot = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
            .update(JSON.stringify([headSha, key]))
            .digest('hex');
        return result === undefined ? [] : [{ index: step.index, result, lot }];
    });
    const count = known.length === 0 ? 0 : Math.max(1, Math.ceil(known.length * CANARY_SHARE));
    const drawn = known.toSorted((a, b) => (a.lot < b.lot ? -1 : 1));
    const byIndex = (part) => new Map(part.map(({ index, result }) => [index, result]));
    return { canaries: byIndex(drawn.slice(0, count)), reused: byIndex(drawn.slice(count)) };
}
function newestResult({ measure, subject, trials: planned }, trials) {
    if (measure === undefined || subject === undefined || !(0,_model_run_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .isWholeSubject */ .Go)(subject))
        return undefined;
    const runs = new Map();
    for (const trial of trials) {
        if (trial.sha === undefined || trial.measure !== measure || trial.subject !== subject)
            continue;
        runs.set(trial.run, [...(runs.get(trial.run) ?? []), trial]);
    }
    const needed = planned.strategy === 'pass_at_k' ? 1 : planned.count;
    const newestTime = (own) => Math.max(...own.map(({ time }) => Date.parse(time)));
    const [newest] = [...runs]
        .filter(([, own]) => own.length >= needed)
        .sort(([runA, a], [runB, b]) => newestTime(b) - newestTime(a) || (runA < runB ? 1 : -1));
    const [first, ...others] = newest?.[1] ?? [];
    return first?.sha === undefined ? undefined : { fromSha: first.sha, trials: [first, ...others] };
}
const isLeak = ({ trials }, now) => now.length > 0 && mostlyPasses(trials) && !mostlyPasses(now);
const mostlyPasses = (trials) => trials.filter(({ pass }) => pass).length * 2 > trials.length;
class ReusePlan {
    toRun;
    known;
    #reuse;
    constructor(steps, known) {
        this.#reuse = known === undefined ? { reused: new Map(), canaries: new Map() } : planReuse(steps, known);
        this.toRun = steps.filter(({ index }) => !this.#reuse.reused.has(index));
        this.known = steps.filter(({ index }) => this.#reuse.reused.has(index));
    }
    worseAmong(results) {
        const worse = new Set(this.#worse(results).map(({ index }) => index));
        return this.toRun.filter(({ index }) => worse.has(index));
    }
    leaksAmong(results, again) {
        const passed = again.filter((result) => (0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_2__/* .targetTrials */ .FW)(result).some(({ pass }) => pass));
        const leaks = this.#worse(results).filter(({ index }) => passed.every((result) => result.index !== index));
        const [first] = leaks;
        if (first === undefined)
            return undefined;
        const message = `Nothing was reused: ${first.testId} got worse although it did not change, so ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)('earlier result', this.known.length)} may be outdated`;
        return {
            tests: leaks.map(_model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .resultKey */ .ZH),
            problem: { code: 'UNUSED', severity: 'warning', message, location: first.location },
        };
    }
    #worse(results) {
        if (this.known.length === 0)
            return [];
        return results.filter((result) => {
            const known = this.#reuse.canaries.get(result.index);
            return known !== undefined && isLeak(known, (0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_2__/* .targetTrials */ .FW)(result));
        });
    }
    resultOf(step, at) {
        const known = this.#reuse.reused.get(step.index);
        if (known === undefined)
            throw new Error(`No earlier result of ${step.test.id}`);
        const trials = known.trials.map(({ score, pass }) => ({ score, status: pass ? 'ok' : 'quality_failure' }));
        const summary = trials.length === 1 ? undefined : { ...(0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .aggregateTrials */ .v$)(trials, step.trials.strategy), costLimited: false };
        return (0,_results_result_of_js__WEBPACK_IMPORTED_MODULE_6__/* .reusedResult */ .uK)(step, known, summary, at);
    }
}


/***/ }),

/***/ 20991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ partOfRun),
/* harmony export */   Tk: () => (/* binding */ baselineTime),
/* harmony export */   hb: () => (/* binding */ inputsOfShard),
/* harmony export */   xV: () => (/* binding */ targetKinds)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _gate_suspected_regressions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83520);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24850);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19923);
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38034);
/* harmony import */ var _providers_providers_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54752);
/* harmony import */ var _pipeline_baseline_context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14437);
/* harmony import */ var _pipeline_execute_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(34697);
/* harmony import */ var _pipeline_power_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68972);
/* harmony import */ var _shards_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(63889);
/* harmony import */ var _works_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(99368);












function inputsOfShard(inputs) {
    if (inputs.shard === undefined)
        return inputs;
    const { count } = inputs.shard;
    const limits = Object.entries(inputs.requestsPerMinute ?? {});
    return {
        ...inputs,
        budgetUsd: inputs.budgetUsd === undefined ? undefined : inputs.budgetUsd / count,
        requestsPerMinute: Object.fromEntries(limits.map(([name, most]) => [name, Math.max(1, Math.floor(most / count))])),
        comment: 'never',
        jobSummary: 'off',
        annotations: 'off',
        checkRun: false,
        html: 'false',
        otel: [],
    };
}
const LOOK_MS = 60_000;
const DAY_MS = 86_400_000;
async function baselineTime({ job, inputs, commit, runtime }) {
    const { connect, clock, signal } = runtime;
    const { githubToken: token } = inputs;
    const today = clock.now() - (clock.now() % DAY_MS);
    const local = new Date(commit?.time ?? today).toISOString();
    if (job === undefined || token === undefined)
        return local;
    const { workflowRuns } = await __webpack_require__.e(/* import() */ 5785).then(__webpack_require__.bind(__webpack_require__, 85785));
    try {
        const within = AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)]);
        return (await workflowRuns(connect({ ...job, token })).get(job.run, within)).createdAt;
    }
    catch (error) {
        if (!(error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7))
            throw error;
        if ((0,_model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .lacksPermission */ .kQ)(error))
            return local;
        throw unreadable(`the workflow run could not be read: ${error.message}`);
    }
}
const unreadable = (why) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('RESULTS_UNREADABLE', `It is unknown which tests this shard has to run: ${why}`, {
    hint: 'Run this shard again: tests are divided by the durations in the baseline.',
});
function partOfRun(prepared, gateInputs, { baselineUntil, commit }) {
    const { plan, inputs } = prepared;
    const { index, count } = inputs.shard ?? { index: 1, count: 1 };
    const { baseline, quarantine } = gateInputs;
    if (baseline.kind === 'unavailable' && !baseline.lacksPermission)
        throw unreadable(baseline.why);
    const shards = shardsOf(plan, (0,_pipeline_baseline_context_js__WEBPACK_IMPORTED_MODULE_7__/* .figuresOf */ .h5)(baseline, 'durationMs'), count);
    const tests = plan.steps.map(_pipeline_execute_js__WEBPACK_IMPORTED_MODULE_8__/* .namesOfStep */ .Y1);
    const placed = plan.steps.map((step, at) => [
        tests[at],
        shards[at],
        ...(step.kind === 'run' ? [step.trials.count, step.measure] : []),
    ]);
    const shard = {
        index,
        count,
        tests: tests.length,
        division: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(placed)).digest('hex'),
        commit: commit?.id,
        baselineUntil,
    };
    const planned = plan.steps.flatMap((step) => step.kind === 'run' ? [{ ...(0,_pipeline_power_js__WEBPACK_IMPORTED_MODULE_9__/* .plannedTest */ .FO)(step, inputs.dryRun), measure: step.measure }] : []);
    const pairing = (0,_pipeline_power_js__WEBPACK_IMPORTED_MODULE_9__/* .passingPairing */ .yw)(planned, { baseline, quarantine }, baselineUntil);
    return {
        prepared: { ...prepared, shard, plan: { ...plan, steps: plan.steps.filter((_, at) => shards[at] === index) } },
        gateInputs: { ...gateInputs, whole: (0,_gate_suspected_regressions_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeRun */ .f1)(pairing, tests, count) },
    };
}
function shardsOf(plan, durations, count) {
    const divided = (0,_shards_js__WEBPACK_IMPORTED_MODULE_10__/* .divide */ .Qr)((0,_works_js__WEBPACK_IMPORTED_MODULE_11__/* .worksOf */ .A)(plan, durations, targetKinds), { shards: count, workers: 1 });
    const byKey = new Map(divided.flatMap(({ works }, at) => works.map(({ key }) => [key, at + 1])));
    return plan.steps.map((step) => (step.kind === 'run' ? (byKey.get((0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_4__/* .resultKeyOf */ .uv)(step)) ?? 1) : 1));
}
const targetKinds = {
    kindOf({ target }) {
        const kind = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_5__/* .findKind */ .oH)(_providers_providers_index_js__WEBPACK_IMPORTED_MODULE_6__/* .providers */ .r, target.provider);
        if (kind === undefined || kind.answersAtOnce === true || kind.isRecorded === true)
            return 'mock';
        if (kind.runsPrograms === true)
            return 'program';
        return kind.promptMode === 'agent' ? 'agent' : 'model';
    },
    isOneAtATime: ({ target }) => (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_5__/* .findKind */ .oH)(_providers_providers_index_js__WEBPACK_IMPORTED_MODULE_6__/* .providers */ .r, target.provider)?.oneAtATime ?? false,
};


/***/ }),

/***/ 63889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BS: () => (/* binding */ forecastShards),
/* harmony export */   LV: () => (/* binding */ forecastCost),
/* harmony export */   Qr: () => (/* binding */ divide)
/* harmony export */ });
/* unused harmony exports SUITE_SETUP_MS, durationOf, choose */
/* harmony import */ var _gate_statistics_variance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12224);

const SUITE_SETUP_MS = 5_000;
function divide(works, { shards: count, workers }) {
    const shards = Array.from({ length: count }, () => ({ works: [], setups: new Set(), ms: 0 }));
    const atoms = atomsOf(works).map((atom) => ({ atom, ms: sumOf(atom, (work) => work.trials * work.trialMs) }));
    for (const { atom, ms } of atoms.sort((a, b) => b.ms - a.ms || byKey(a.atom[0], b.atom[0]))) {
        const loads = shards.map((shard) => {
            const fresh = new Set(atom.map(({ setup }) => setup).filter((setup) => !shard.setups.has(setup)));
            return shard.ms + ms + fresh.size * SUITE_SETUP_MS;
        });
        const least = loads.reduce((best, load, at) => (load < (loads[best] ?? 0) ? at : best), 0);
        const shard = shards[least];
        if (shard === undefined)
            continue;
        shard.ms = loads[least] ?? 0;
        shard.works.push(...atom);
        for (const { setup } of atom)
            shard.setups.add(setup);
    }
    return shards.map(({ works: own, setups }) => {
        const setupTimes = Array.from(setups, () => SUITE_SETUP_MS);
        return { works: own, durationMs: durationOf([...setupTimes, ...atomsOf(own).flatMap(jobsOf)], workers) };
    });
}
function atomsOf(works) {
    const leaders = new Map();
    const parents = new Map();
    const rootOf = (work) => {
        let root = work;
        for (let next = parents.get(root); next !== undefined; next = parents.get(root))
            root = next;
        for (let each = work; each !== root;) {
            const next = parents.get(each) ?? root;
            parents.set(each, root);
            each = next;
        }
        return root;
    };
    const sorted = works.toSorted(byKey);
    for (const work of sorted) {
        for (const name of work.together) {
            const leader = rootOf(leaders.get(name) ?? work);
            const own = rootOf(work);
            leaders.set(name, leader);
            if (own !== leader)
                parents.set(own, leader);
        }
    }
    const groups = new Map();
    for (const work of sorted) {
        const root = rootOf(work);
        const group = groups.get(root);
        if (group === undefined)
            groups.set(root, [work]);
        else
            group.push(work);
    }
    return [...groups.values()];
}
const byKey = (a, b) => (a.key < b.key ? -1 : Number(a.key > b.key));
function jobsOf(atom) {
    const running = atom.filter(({ isReused }) => !isReused);
    if (atom.length > 1)
        return [sumOf(running, ({ trials, trialMs }) => trials * trialMs)];
    return running.flatMap(({ trials, trialMs }) => Array.from({ length: trials }, () => trialMs));
}
function durationOf(jobs, slots) {
    const ends = Array.from({ length: slots }, () => 0);
    for (const ms of jobs.toSorted((a, b) => b - a)) {
        let first = 0;
        for (let slot = 1; slot < slots; slot += 1)
            if ((ends[slot] ?? 0) < (ends[first] ?? 0))
                first = slot;
        ends[first] = (ends[first] ?? 0) + ms;
    }
    return Math.max(...ends);
}
const sumOf = (works, figure) => works.reduce((sum, work) => sum + figure(work), 0);
const LEAST_GAIN = 0.05;
function choose(works, { most, targetMs, workers }) {
    const leastMs = Math.max(0, ...atomsOf(works).map((atom) => Math.max(0, ...jobsOf(atom))));
    const tried = new Map();
    const withShards = (count) => {
        const shards = tried.get(count) ?? divide(works, { workers, shards: count });
        tried.set(count, shards);
        return { shards, durationMs: slowestOf(shards), leastMs };
    };
    for (let count = 1;; count += 1) {
        const chosen = withShards(count);
        if (chosen.durationMs <= targetMs)
            return { ...chosen, why: 'target' };
        if (count === most)
            return { ...chosen, why: 'most' };
        const next = [count + 1, count + 2].filter((more) => more <= most).map((more) => withShards(more).durationMs);
        if (Math.min(...next) <= (1 - LEAST_GAIN) * chosen.durationMs)
            continue;
        const isLongest = leastMs + SUITE_SETUP_MS >= (1 - LEAST_GAIN) * chosen.durationMs;
        return { ...chosen, why: isLongest ? 'longest' : 'gain' };
    }
}
const slowestOf = (shards) => Math.max(...shards.map(({ durationMs }) => durationMs));
const MACHINE_SETUP_MS = 60_000;
function forecastShards(works, settings) {
    const { workers, requestsMs, most, shards } = settings;
    const wantedMs = settings.targetMs - MACHINE_SETUP_MS;
    const given = shards === undefined ? undefined : divide(works, { workers, shards });
    const chosen = given
        ? { shards: given, durationMs: slowestOf(given), why: 'given', leastMs: undefined }
        : choose(works, { workers, most, targetMs: Math.max(0, wantedMs, requestsMs) });
    const withSetup = (ms) => MACHINE_SETUP_MS + Math.max(ms, requestsMs);
    return {
        ...chosen,
        why: chosen.why === 'target' && requestsMs > wantedMs ? 'requests' : chosen.why,
        durationMs: withSetup(chosen.durationMs),
        oneMachineMs: withSetup(slowestOf(divide(works, { workers, shards: 1 }))),
        longestTrialMs: works.reduce((most, { trialMs, isReused }) => (isReused ? most : Math.max(most, trialMs)), 0),
    };
}
const Z_95 = 1.645;
function forecastCost(works, costs) {
    const known = works.flatMap(({ key, trials }) => {
        const seen = costs.get(key) ?? [];
        return seen.length === 0
            ? []
            : [{ usd: trials * (0,_gate_statistics_variance_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(seen), spread: seen.length < 2 ? 0 : trials * (0,_gate_statistics_variance_js__WEBPACK_IMPORTED_MODULE_0__/* .sampleVariance */ .y4)(seen) }];
    });
    const unknownTests = works.length - known.length;
    if (known.length === 0)
        return { unknownTests };
    const usd = known.reduce((sum, each) => sum + each.usd, 0);
    const spread = Math.sqrt(known.reduce((sum, each) => sum + each.spread, 0));
    return { usd, boundUsd: usd + Z_95 * spread, unknownTests };
}


/***/ }),

/***/ 99368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ worksOf)
/* harmony export */ });
/* unused harmony export expectedTimes */
/* harmony import */ var _gate_statistics_variance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12224);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19923);


function worksOf({ steps: all }, durations, { kindOf, isOneAtATime }) {
    const steps = all.filter((step) => step.kind === 'run');
    const suiteOnTarget = ({ suite, target }) => JSON.stringify(['suite', suite.path, target.name]);
    const testName = ({ suite, target }, id) => JSON.stringify(['test', suite.path, target.name, id]);
    const times = expectedTimes(steps.map((step) => ({
        key: (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKeyOf */ .uv)(step),
        suite: suiteOnTarget(step),
        target: step.target.name,
        kind: kindOf(step),
    })), durations);
    const awaited = new Set(steps.flatMap((step) => step.test.dependsOn.map((id) => testName(step, id))));
    return steps.map((step) => {
        const { suite, test, target } = step;
        const key = (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKeyOf */ .uv)(step);
        const own = testName(step, test.id);
        const { isolation, mode } = test.workspace ?? {};
        const isWhole = target.batching || suite.failOnError || isolation === 'shared' || mode === 'static';
        return {
            key,
            setup: suiteOnTarget(step),
            trials: step.trials.count,
            trialMs: times.get(key) ?? 0,
            together: [
                ...(awaited.has(own) ? [own] : []),
                ...test.dependsOn.map((id) => testName(step, id)),
                ...(isWhole || isOneAtATime(step) ? [suiteOnTarget(step)] : []),
            ],
        };
    });
}
const USUAL_MS = { agent: 120_000, program: 20_000, model: 10_000, mock: 100 };
const CAUTION = 2;
function expectedTimes(tests, known) {
    const times = new Map();
    const groups = new Map();
    for (const { key, suite, target } of tests) {
        const trials = known.get(key) ?? [];
        if (trials.length === 0)
            continue;
        const ms = (0,_gate_statistics_variance_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(trials);
        times.set(key, ms);
        for (const group of [`suite ${suite}`, `target ${target}`]) {
            const all = groups.get(group);
            if (all === undefined)
                groups.set(group, [ms]);
            else
                all.push(ms);
        }
    }
    const medians = new Map([...groups].map(([group, all]) => [group, (0,_gate_statistics_variance_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(all)]));
    return new Map(tests.map(({ key, suite, target, kind }) => {
        const usual = medians.get(`suite ${suite}`) ?? medians.get(`target ${target}`);
        return [key, times.get(key) ?? (usual === undefined ? USUAL_MS[kind] : CAUTION * usual)];
    }));
}


/***/ })

};
