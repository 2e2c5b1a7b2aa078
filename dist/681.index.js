export const id = 681;
export const ids = [681];
export const modules = {

/***/ 6190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ CACHE_FOLDER),
  a: () => (/* binding */ Caches)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/src/grade/judge/prompts.js
var prompts = __webpack_require__(4816);
// EXTERNAL MODULE: ./build/js/src/model/kind.js
var model_kind = __webpack_require__(491);
// EXTERNAL MODULE: ./build/js/src/model/result.js + 2 modules
var result = __webpack_require__(8866);
// EXTERNAL MODULE: ./build/js/src/model/setting.js
var setting = __webpack_require__(5161);
// EXTERNAL MODULE: ./build/js/src/model/message.js
var message = __webpack_require__(3290);
;// CONCATENATED MODULE: ./build/js/src/run/cache-tally.js

/** Counts what a cache was asked and what that saved. */
class CacheTally {
    #asked = 0;
    #hits = 0;
    #notKept = 0;
    #withoutCost = 0;
    #costs = [];
    #usages = [];
    /** Somebody asked, and got an answer or none. */
    asked(found) {
        this.#asked += 1;
        if (found === undefined)
            return;
        this.#hits += 1;
        if (found.costUsd === undefined)
            this.#withoutCost += 1;
        else
            this.#costs.push(found.costUsd);
        if (found.tokenUsage)
            this.#usages.push(found.tokenUsage);
    }
    /** Something was to be kept, and was or was not. */
    kept(isKept) {
        if (!isKept)
            this.#notKept += 1;
    }
    /** The counts; `undefined` when nobody asked. */
    use(cache) {
        if (this.#asked === 0)
            return undefined;
        const savedTokens = (0,message/* sumTokens */.WT)(this.#usages);
        return {
            cache,
            asked: this.#asked,
            hits: this.#hits,
            ...(this.#costs.length > 0 && { savedUsd: this.#costs.reduce((sum, cost) => sum + cost, 0) }),
            savedUnknown: this.#withoutCost,
            ...(savedTokens && { savedTokens }),
            notKept: this.#notKept,
        };
    }
}

// EXTERNAL MODULE: ./build/js/src/run/providers/index.js + 63 modules
var providers = __webpack_require__(9070);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/js/src/model/outcome.js
var outcome = __webpack_require__(3209);
;// CONCATENATED MODULE: ./build/js/src/run/with-cache.js



/** Counted up when entries of before must not be read any more. */
const FORMAT = 1;
/**
 * A cache of answers in a store. The key is everything that is sent, and which of several askings it is: trials and
 * votes are to be answers of their own.
 */
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
            const { data } = outcome/* responseSchema */.$r.safeParse(await store.get(keyOf(question)));
            const response = data !== undefined && isGood(data) ? data : undefined;
            tally.asked(response);
            return response;
        },
        async keep(question, response) {
            if (mayKeep(response))
                tally.kept(await store.put(keyOf(question), response));
        },
    };
}
/**
 * Asks only what was not answered before. An answer from the cache says so, and has the figures of when it was given.
 * Failures, empty answers and answers that come with an error are not kept.
 */
function withCache(provider, cache) {
    return {
        retry: provider.retry,
        async ask(question, signal) {
            const known = await cache.recall(question, isComplete);
            if (known !== undefined)
                return { kind: 'answered', response: { ...known, cached: true } };
            const outcome = await provider.ask(question, signal);
            if (outcome.kind === 'answered' && isComplete(outcome.response))
                await cache.keep(question, outcome.response);
            return outcome;
        },
    };
}
const isComplete = ({ messages, error }) => !error && (0,message/* finalAnswer */.zN)(messages).trim() !== '';

// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/targets/identity.js
var targets_identity = __webpack_require__(594);
;// CONCATENATED MODULE: ./build/js/src/app/caches.js










/** Where caches lie, each in a folder of its own, unless the suite says otherwise (suite-format.md §13.5). */
const CACHE_FOLDER = '.agentv/cache';
/** The caches of one run: which answers are looked up, and what that saved. */
class Caches {
    #site;
    #tallies = new Map(result/* cacheNames */.nW.map((name) => [name, new CacheTally()]));
    constructor(site) {
        this.#site = site;
    }
    /** The same target, asked only what was not answered before, where the replies of the suite's targets are kept. */
    around(provider, { suite, target }) {
        if (!this.#isOn('responses', suite) || whyNotKept(target) !== undefined)
            return provider;
        const identity = (0,targets_identity/* identityOf */.c)(target);
        // Two tests that ask the same are two measurements.
        return withCache(provider, this.#cache('responses', suite, ({ testId }) => [identity, suite.name, testId]));
    }
    /** What a judge remembers. Agents look around, so their verdict depends on more than what they are asked. */
    memoryOf(suite, judge) {
        if (!this.#isOn('judge', suite) || !isModel(judge) || isMock(judge))
            return undefined;
        const identity = (0,targets_identity/* identityOf */.c)(judge);
        return this.#cache('judge', suite, () => [identity, prompts/* JUDGE_PROMPT_VERSION */.W_]);
    }
    /** Which replies are not kept although somebody asked for it, and why. */
    remarks({ plan }) {
        const asked = plan.steps.filter((step) => step.kind === 'run' && this.#isOn('responses', step.suite));
        const targets = new Map(asked.map(({ target }) => [target.name, target]));
        return [...targets.values()].flatMap((target) => {
            const why = whyNotKept(target);
            if (why === undefined)
                return [];
            const message = `The replies of the target "${(0,shared_text/* cutEnd */.ym)(target.name, 60)}" are not kept: ${why}`;
            return [{ code: 'UNUSED', severity: 'warning', message, place: target.place }];
        });
    }
    /** The caches that were asked. */
    uses() {
        return [...this.#tallies].flatMap(([name, tally]) => tally.use(name) ?? []);
    }
    /** What was asked for wins over what the suite says. */
    #isOn(name, suite) {
        const { cache, dryRun } = this.#site.inputs;
        if (dryRun)
            return false;
        if (cache !== undefined)
            return cache.includes(name);
        return name === 'judge' || suite.cache === true;
    }
    #cache(name, { cachePath }, scopeOf) {
        const { cwd, stores, clean } = this.#site;
        return answerCache({
            store: stores.open((0,external_node_path_.resolve)(cwd, cachePath ?? CACHE_FOLDER, name)),
            scopeOf: (question) => [name, ...scopeOf(question)],
            // With its secrets taken out it would be another answer.
            mayKeep: (response) => JSON.stringify(clean(response)) === JSON.stringify(response),
            tally: this.#tallies.get(name) ?? new CacheTally(),
        });
    }
}
const isMock = ({ provider }) => provider === 'mock';
const isModel = ({ provider }) => {
    const kind = (0,model_kind/* findKind */.oH)(providers/* providers */.r, provider);
    return kind?.promptMode === 'lm' && !kind.isAgent;
};
/** AgentV passes its cache by when answers are meant to vary. */
function whyNotKept(target) {
    if (isMock(target))
        return 'a mock answers at once and for nothing';
    if (!isModel(target))
        return 'programs and agents do more than answer';
    const temperature = (0,setting/* optionalNumber */.WI)().safeParse(target.options['temperature']).data;
    return temperature !== undefined && temperature > 0
        ? `its temperature is ${temperature}, so they are meant to vary`
        : undefined;
}


/***/ }),

/***/ 6894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qF: () => (/* binding */ beginFolder),
  kI: () => (/* binding */ findStart),
  IL: () => (/* binding */ inherit),
  NW: () => (/* binding */ runFiles)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/results/record.js + 1 modules
var record = __webpack_require__(8470);
// EXTERNAL MODULE: ./build/js/src/model/wire.js
var wire = __webpack_require__(1564);
;// CONCATENATED MODULE: ./build/js/src/results/take-over.js

/**
 * Picks the results of an earlier run that stand for steps of this plan. Of several rows of one test on one target the
 * last counts. Whether it passed is decided anew by the plan's pass mark. `clean` takes secrets out: of what the plan
 * says, as they were taken out of our rows, and of the rows of others.
 */
function takeOver(steps, earlier, clean) {
    const latest = latestRows(earlier.rows);
    const used = new Set();
    const errored = new Set(latest.filter(isError).map(({ result }) => testKey(result)));
    const find = finder(latest);
    const results = [];
    const changed = [];
    for (const step of steps) {
        const found = find(clean(namesOf(step)));
        if (found === undefined)
            continue;
        used.add(found);
        if (step.kind !== 'run' || isError(found))
            continue;
        const result = asResultOf(step, found, earlier.from, clean);
        if (earlier.mode === 'rerun-failed' && result.status !== 'ok')
            continue;
        if (earlier.mode === 'retry-errors' && errored.has(testKey(result)))
            continue;
        if (found.isOurs && isAskedOtherwise(step, found.result, clean))
            changed.push(result.testId);
        else
            results.push(result);
    }
    return { results, notPlanned: latest.length - used.size, changed };
}
const namesOf = (step) => ({
    suiteFile: step.suite.file,
    suite: step.suite.name,
    testId: step.test.id,
    target: step.kind === 'broken' ? step.target : step.target.name,
});
const isError = ({ result }) => result.status === 'execution_error';
/** Rows of AgentV do not say the file of their suite. */
const ownKey = (names) => JSON.stringify([names.suiteFile, names.suite, names.testId, names.target]);
const foreignKey = ({ suite, testId, target }) => JSON.stringify([suite, testId, target]);
const testKey = ({ suite, testId }) => JSON.stringify([suite, testId]);
const keyOf = ({ result, isOurs }) => (isOurs ? ownKey(result) : foreignKey(result));
const latestRows = (rows) => [
    ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];
function finder(rows) {
    const byKey = new Map(rows.map((row) => [keyOf(row), row]));
    return (names) => byKey.get(ownKey(names)) ?? byKey.get(foreignKey(names));
}
/** What the plan says of a test is what counts now; the rest is what was measured then. */
function asResultOf(step, { result, isOurs }, from, clean) {
    const { test, target } = step;
    // Others write down secrets, too.
    const common = clean({
        ...result,
        ...namesOf(step),
        category: step.suite.category,
        place: test.place,
        index: step.index,
        passMark: step.passMark,
        mustPass: test.mustPass,
        provider: target.provider,
        ...(!isOurs && { input: [...test.input], messages: withoutInput(result.messages, test.input) }),
        reusedFrom: result.reusedFrom ?? from,
    });
    // Errors are never taken over.
    if (common.status === 'execution_error')
        return common;
    const { status, requiredMissed, ...measured } = { requiredMissed: undefined, ...common };
    if (measured.score >= step.passMark)
        return { ...measured, status: 'ok' };
    return { ...measured, status: 'quality_failure', ...(requiredMissed && { requiredMissed }) };
}
/** A transcript of AgentV begins with what was asked, in the words of then. */
function withoutInput(messages, input) {
    const begins = input[0]?.role !== 'assistant' && input.every(({ role }, index) => messages[index]?.role === role);
    return begins ? messages.slice(input.length) : [...messages];
}
/** Rows do not say how they were graded; what was asked, of whom and how often they do. */
function isAskedOtherwise(step, earlier, clean) {
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
const onWire = (messages) => JSON.stringify(messages.map(wire/* messageOnWire */.ym));

// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(958);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/shared/depth.js
var depth = __webpack_require__(4704);
;// CONCATENATED MODULE: ./build/js/src/results/read-journal.js



/** More than any run has; a file of empty objects would fill the memory. */
const MOST_ROWS = 1_000_000;
/**
 * The rows of an `index.jsonl`, or of a flat file of results. A broken last line is what a killed run leaves: it is
 * left out with a warning (results-format.md §1.7). Throws a `UserError` for any other line that is no JSON.
 */
function readJournal(text, file) {
    const lines = text.split('\n');
    const last = lines.findLastIndex((line) => line.trim() !== '');
    const rows = [];
    for (const [index, line] of lines.slice(0, last + 1).entries()) {
        if (line.trim() === '')
            continue;
        const place = { file, line: index + 1, column: 1 };
        const parsed = parse(line);
        if (parsed.kind === 'row')
            rows.push({ value: parsed.value, place });
        else if (index < last)
            throw brokenLine(line, place, parsed.why);
        else
            return { rows, whole: ended(lines.slice(0, last)), warnings: [leftOut(place)] };
        if (rows.length > MOST_ROWS)
            throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${file} has more than ${MOST_ROWS} rows`);
    }
    return { rows, whole: ended(lines.slice(0, last + 1)), warnings: [] };
}
const ended = (lines) => lines.map((line) => `${line}\n`).join('');
function parse(line) {
    try {
        const value = JSON.parse(line);
        if ((0,depth/* isDeeperThan */.h)(value, depth/* DEEPEST_JSON */.S))
            return { kind: 'broken', why: `nested more than ${depth/* DEEPEST_JSON */.S} levels deep` };
        return { kind: 'row', value };
    }
    catch {
        return { kind: 'broken', why: 'no JSON' };
    }
}
const brokenLine = (line, place, why) => (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `This line of results is ${why}`, {
    place,
    expected: 'one JSON object per line',
    found: JSON.stringify((0,shared_text/* cutEnd */.ym)(line, 60)),
    hint: 'Name the folder of a run, or its index.jsonl.',
});
const leftOut = (place) => ({
    code: 'RESULTS_UNREADABLE',
    severity: 'warning',
    message: 'The last line of the earlier results is broken, as a killed run leaves it; it is left out',
    place,
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(2311);
// EXTERNAL MODULE: ./build/js/src/model/grade.js
var grade = __webpack_require__(9846);
// EXTERNAL MODULE: ./build/js/src/model/message.js
var message = __webpack_require__(3290);
// EXTERNAL MODULE: ./build/js/src/model/prompt.js
var model_prompt = __webpack_require__(3783);
// EXTERNAL MODULE: ./build/js/src/model/result.js + 2 modules
var result = __webpack_require__(8866);
// EXTERNAL MODULE: ./build/js/src/model/suite.js
var suite = __webpack_require__(1833);
;// CONCATENATED MODULE: ./build/js/src/results/loose-fields.js


/** Fields of files that other programs wrote too: what has another type counts as not there. */
const loose_fields_text = schemas/* string */.YjP().optional().catch(undefined);
const amount = schemas/* number */.aig().nonnegative().optional().catch(undefined);
const flag = schemas/* boolean */.zMY().optional().catch(undefined);
const anything = schemas/* unknown */.L5J().optional();
const mapping = schemas/* custom */.IeY(isMapping).optional().catch(undefined);
const list = schemas/* array */.YOg(schemas/* unknown */.L5J()).optional().catch(undefined);
const oneOf = (names) => schemas/* enum */.k5n(names).optional().catch(undefined);
const placeFields = schemas/* object */.Ikc({ file: schemas/* string */.YjP(), line: schemas/* int */.Whr().positive(), column: schemas/* int */.Whr().positive() })
    .optional()
    .catch(undefined);
/** Tokens in AgentV's spelling, which is ours. */
const tokens = schemas/* object */.Ikc({ input: schemas/* number */.aig().nonnegative(), output: schemas/* number */.aig().nonnegative(), cached: amount, reasoning: amount })
    .optional()
    .catch(undefined)
    .transform((usage) => usage && withoutGaps(usage));
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** A mapping with its own keys in snake_case: AgentV reads `testId` where it writes `test_id`. A key that is there already stays. */
function inSnakeCase(row) {
    const renamed = Object.entries(row).map(([key, value]) => [snake(key), value]);
    return { ...Object.fromEntries(renamed), ...row };
}
const snake = (key) => (/^[a-z]/.test(key) ? (0,shared_text/* kebab */.i9)(key).replaceAll('-', '_') : key);
/** The same without the keys that hold nothing. */
function withoutGaps(given) {
    return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

// EXTERNAL MODULE: ./build/js/src/model/outcome.js
var outcome = __webpack_require__(3209);
;// CONCATENATED MODULE: ./build/js/src/results/read-failure.js



/** How an error stands in a row, and in one of its trials. */
const failureFields = {
    error: loose_fields_text,
    failure_class: oneOf(outcome/* failureClasses */.fQ),
    failure_stage: oneOf(outcome/* stages */._$),
    failure_reason_code: oneOf(outcome/* reasonCodes */.JC),
    failure_details: schemas/* object */.Ikc({
        http_status: schemas/* int */.Whr().optional().catch(undefined),
        permanent: flag,
        retry_after_ms: amount,
        location: placeFields,
    })
        .optional()
        .catch(undefined),
};
/** Why there was no result. Rows of AgentV have no class; their reason tells one. */
function readFailure(row, message = row.error ?? 'no reason was written down') {
    const reason = row.failure_reason_code ?? 'provider_error';
    const { http_status, permanent, retry_after_ms, location } = row.failure_details ?? {};
    return withoutGaps({
        class: row.failure_class ?? CLASS_OF[reason],
        stage: row.failure_stage ?? 'agent',
        reason,
        message,
        place: location,
        httpStatus: http_status,
        permanent: permanent === true ? true : undefined,
        retryAfterMs: retry_after_ms,
    });
}
const CLASS_OF = {
    provider_error: 'provider',
    evaluator_error: 'grader',
    setup_error: 'config',
    preflight_error: 'config',
    script_error: 'workspace',
    template_error: 'workspace',
    file_copy_error: 'workspace',
    clone_error: 'workspace',
    budget_exceeded: 'budget',
    error_threshold_exceeded: 'cancelled',
    dependency_failed: 'cancelled',
};

;// CONCATENATED MODULE: ./build/js/src/results/read-messages.js



const messageFields = schemas/* object */.Ikc({
    role: oneOf(message/* roles */.Ot),
    name: loose_fields_text,
    content: anything,
    tool_calls: schemas/* array */.YOg(schemas/* unknown */.L5J()).optional().catch(undefined),
    start_time: loose_fields_text,
    end_time: loose_fields_text,
    duration_ms: schemas/* number */.aig().optional().catch(undefined),
    token_usage: tokens,
    metadata: mapping,
});
const callFields = schemas/* object */.Ikc({
    tool: loose_fields_text,
    input: anything,
    output: anything,
    id: loose_fields_text,
    status: loose_fields_text,
    start_time: loose_fields_text,
    end_time: loose_fields_text,
    duration_ms: schemas/* number */.aig().optional().catch(undefined),
});
/** Messages as `model/wire.ts` writes them, and AgentV; a text alone is what a user said. What is no message is left out. */
function readMessages(value) {
    if (typeof value === 'string')
        return [{ role: 'user', content: value }];
    return Array.isArray(value) ? value.flatMap((item) => readMessage(item) ?? []) : [];
}
function readMessage(item) {
    if (!isMapping(item))
        return undefined;
    const { role, name, content, tool_calls, start_time, end_time, duration_ms, token_usage, metadata } = messageFields.parse(inSnakeCase(item));
    if (role === undefined)
        return undefined;
    return withoutGaps({
        role,
        name,
        content: content === undefined || content === null ? undefined : readContent(content),
        toolCalls: tool_calls?.flatMap((call) => readCall(call) ?? []),
        startTime: start_time,
        endTime: end_time,
        durationMs: duration_ms,
        tokenUsage: token_usage,
        metadata,
    });
}
function readContent(content) {
    if (typeof content === 'string')
        return content;
    return Array.isArray(content) && content.every(isMapping) ? content.map(readPart) : { structured: content };
}
function readPart(part) {
    const { type, value, path, text: body, media_type: mediaType, source } = part;
    const keys = Object.keys(part).length;
    if (type === 'text' && typeof value === 'string' && keys === 2)
        return { type, value };
    if (type === 'image' && typeof mediaType === 'string' && typeof source === 'string' && keys === 3) {
        return { type, mediaType, dataUri: source };
    }
    if (type === 'file' && typeof value === 'string' && typeof path === 'string' && typeof body === 'string') {
        if (keys === 4)
            return { type, path: value, absolutePath: path, text: body };
    }
    return { type: 'data', value: part };
}
function readCall(item) {
    if (!isMapping(item))
        return undefined;
    const { tool, input, output, id, status, start_time, end_time, duration_ms } = callFields.parse(inSnakeCase(item));
    if (tool === undefined)
        return undefined;
    return withoutGaps({
        tool,
        input,
        output,
        id,
        status,
        startTime: start_time,
        endTime: end_time,
        durationMs: duration_ms,
    });
}

;// CONCATENATED MODULE: ./build/js/src/results/read-scores.js



const scoreFields = schemas/* object */.Ikc({
    name: loose_fields_text,
    type: loose_fields_text,
    score: schemas/* number */.aig().optional().catch(undefined),
    weight: amount,
    verdict: oneOf(grade/* graderVerdicts */.wR),
    assertions: list,
    hits: list,
    misses: list,
    reasoning: loose_fields_text,
    input: anything,
    target: loose_fields_text,
    details: mapping,
    scores: list,
    token_usage: tokens,
    cost_usd: amount,
    duration_ms: amount,
    started_at: loose_fields_text,
    ended_at: loose_fields_text,
});
/** What graders said. Entries of the first generations have hits and misses in the place of assertions (results-format.md §1.4). */
function readScores(value) {
    return Array.isArray(value) ? value.flatMap((item) => readScore(item) ?? []) : [];
}
function readScore(item) {
    if (!isMapping(item))
        return undefined;
    const row = scoreFields.parse(inSnakeCase(item));
    if (row.score === undefined)
        return undefined;
    const score = (0,grade/* clampScore */.E2)(row.score);
    return withoutGaps({
        name: row.name ?? 'unknown',
        type: row.type ?? 'unknown',
        score,
        weight: row.weight ?? 1,
        // `borderline` of the early generations is what is no pass now.
        verdict: row.verdict ?? (0,grade/* verdictOf */.Vj)(score),
        assertions: readAssertions(row),
        reasoning: row.reasoning,
        input: row.input,
        target: row.target,
        details: row.details,
        scores: row.scores === undefined ? undefined : readScores(row.scores),
        tokenUsage: row.token_usage,
        costUsd: row.cost_usd,
        durationMs: row.duration_ms ?? 0,
        startedAt: row.started_at ?? EPOCH,
        endedAt: row.ended_at ?? EPOCH,
    });
}
/** A time that nobody wrote down. */
const EPOCH = '1970-01-01T00:00:00.000Z';
/** The things that were looked at: as assertions, or as hits and misses. */
function readAssertions(row) {
    if (row.assertions !== undefined)
        return row.assertions.flatMap((item) => readAssertion(item) ?? []);
    const told = (items = [], passed) => items.flatMap((item) => (typeof item === 'string' ? [{ text: item, passed }] : []));
    return [...told(row.hits, true), ...told(row.misses, false)];
}
function readAssertion(item) {
    if (!isMapping(item))
        return undefined;
    const { text: what, passed, evidence } = item;
    if (typeof what !== 'string' || typeof passed !== 'boolean')
        return undefined;
    return { text: what, passed, ...(typeof evidence === 'string' && { evidence }) };
}

;// CONCATENATED MODULE: ./build/js/src/results/read-trials.js







const trialFields = schemas/* object */.Ikc({
    ...failureFields,
    attempt: schemas/* int */.Whr().nonnegative().optional().catch(undefined),
    score: schemas/* number */.aig().optional().catch(undefined),
    verdict: oneOf(grade/* graderVerdicts */.wR),
    scores: list,
    token_usage: tokens,
    cost_usd: amount,
    duration_ms: amount,
    cached: flag,
    execution_status: oneOf(result/* executionStatuses */.Zt),
});
/** One trial of several; what is none is left out. */
function readTrial(item, position) {
    if (!isMapping(item))
        return undefined;
    const row = trialFields.parse(inSnakeCase(item));
    const score = (0,grade/* clampScore */.E2)(row.score ?? 0);
    const hasFailed = row.failure_class !== undefined || row.execution_status === 'execution_error';
    const failure = hasFailed ? readFailure(row) : undefined;
    return withoutGaps({
        attempt: row.attempt ?? position,
        status: hasFailed ? 'execution_error' : (row.execution_status ?? (score >= suite/* PASS_MARK */.Yn ? 'ok' : 'quality_failure')),
        score,
        verdict: row.verdict ?? (0,grade/* verdictOf */.Vj)(score),
        scores: readScores(row.scores),
        failure,
        tokenUsage: row.token_usage,
        costUsd: row.cost_usd,
        durationMs: row.duration_ms,
        cached: row.cached === true ? true : undefined,
    });
}
const count = schemas/* int */.Whr().nonnegative();
const aggregationFields = schemas/* discriminatedUnion */.gMt('strategy', [
    schemas/* object */.Ikc({ strategy: schemas/* literal */.euz('pass_at_k'), passed_attempts: count, total_attempts: count })
        .transform(({ strategy, passed_attempts, total_attempts }) => ({
        strategy,
        passedAttempts: passed_attempts,
        totalAttempts: total_attempts,
    })),
    schemas/* object */.Ikc({ strategy: schemas/* literal */.euz('mean'), mean: schemas/* number */.aig(), min: schemas/* number */.aig(), max: schemas/* number */.aig() }),
    schemas/* object */.Ikc({
        strategy: schemas/* literal */.euz('confidence_interval'),
        mean: schemas/* number */.aig(),
        ci95_lower: schemas/* number */.aig(),
        ci95_upper: schemas/* number */.aig(),
        stddev: schemas/* number */.aig(),
    })
        .transform(({ strategy, mean, ci95_lower, ci95_upper, stddev }) => ({
        strategy,
        mean,
        ci95Lower: ci95_lower,
        ci95Upper: ci95_upper,
        stddev,
    })),
]);
/** How the trials became one score. */
function readAggregation(value) {
    return isMapping(value) ? aggregationFields.safeParse(inSnakeCase(value)).data : undefined;
}

;// CONCATENATED MODULE: ./build/js/src/results/read-record.js












const share = schemas/* number */.aig().min(0).max(1).optional().catch(undefined);
const rowFields = schemas/* object */.Ikc({
    ...failureFields,
    timestamp: loose_fields_text,
    test_id: loose_fields_text,
    suite: loose_fields_text,
    category: loose_fields_text,
    conversation_id: loose_fields_text,
    target: loose_fields_text,
    target_used: loose_fields_text,
    resolved_target: loose_fields_text,
    score: schemas/* number */.aig(),
    execution_status: oneOf(result/* executionStatuses */.Zt),
    assertions: list,
    hits: list,
    misses: list,
    scores: list,
    output: anything,
    input: anything,
    requests: mapping,
    token_usage: tokens,
    cost_usd: amount,
    duration_ms: amount,
    start_time: loose_fields_text,
    end_time: loose_fields_text,
    eval_run: mapping,
    trace: mapping,
    model: loose_fields_text,
    cached: flag,
    workspace_path: loose_fields_text,
    file_changes: loose_fields_text,
    trials: list,
    aggregation: anything,
    cost_limited: flag,
    metadata: mapping,
    suite_file: loose_fields_text,
    provider: loose_fields_text,
    pass_mark: share,
    must_pass: flag,
    required_missed: schemas/* array */.YOg(schemas/* string */.YjP()).optional().catch(undefined),
    retries: schemas/* int */.Whr().nonnegative().optional().catch(undefined),
    location: placeFields,
    reused_from: loose_fields_text,
});
/** Names of older generations (results-format.md §1.2), the newest first. */
const OLD_NAMES = {
    test_id: ['eval_id'],
    suite: ['dataset', 'eval_set'],
    output: ['answer', 'candidate_answer'],
    scores: ['evaluator_results'],
};
/**
 * A row of results as a result: ours, and AgentV's of every generation. What it does not say, or says in a form that
 * nobody knows, is as unknown as it can be. Throws a `UserError` with its place for what is no row of results.
 */
function readRecord(record, where, index) {
    if (!isMapping(record))
        throw noRow(where, 'a list or a single value');
    const named = withNewNames(inSnakeCase(record));
    const parsed = rowFields.safeParse(named);
    if (!parsed.success)
        throw noRow(where, 'a row without a score that is a number');
    const row = parsed.data;
    return { result: resultFrom(row, where, index), isOurs: row.suite_file !== undefined };
}
function withNewNames(row) {
    const renamed = Object.entries(OLD_NAMES).flatMap(([name, old]) => {
        const found = old.find((other) => row[other] !== undefined && row[other] !== null);
        return row[name] === undefined && found !== undefined ? [[name, row[found]]] : [];
    });
    return { ...row, ...Object.fromEntries(renamed) };
}
const noRow = ({ file, line }, found) => (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${file}:${line} is no row of results`, {
    expected: 'an object with at least "test_id", "target" and a "score" from 0 to 1',
    found,
    hint: 'Name the folder of a run, or its index.jsonl.',
});
function resultFrom(row, where, index) {
    const trials = row.trials?.flatMap((trial, attempt) => readTrial(trial, attempt) ?? []);
    const passMark = row.pass_mark ?? suite/* PASS_MARK */.Yn;
    const score = (0,grade/* clampScore */.E2)(row.score);
    const input = readMessages(row.input);
    const messages = messagesOf(row, input);
    const common = withoutGaps({
        index,
        timestamp: row.timestamp ?? EPOCH,
        suite: row.suite ?? 'unknown',
        suiteFile: row.suite_file ?? row.location?.file ?? where.file,
        category: row.category ?? 'Uncategorized',
        testId: row.test_id ?? 'unknown',
        target: row.target ?? 'unknown',
        provider: row.provider ?? textIn(mappingIn(row.trace, 'metadata'), 'provider'),
        resolvedTarget: row.resolved_target,
        targetUsed: row.target_used,
        place: row.location ?? where,
        conversationId: row.conversation_id,
        passMark,
        mustPass: row.must_pass ?? false,
        assertions: readAssertions(row),
        scores: readScores(row.scores),
        input,
        prompt: promptOf(row),
        output: typeof row.output === 'string' ? row.output : (0,message/* finalAnswer */.zN)(messages),
        messages,
        tokenUsage: row.token_usage ?? tokens.parse(row.trace?.['token_usage']),
        costUsd: row.cost_usd ?? amount.parse(row.trace?.['cost_usd']),
        durationMs: row.duration_ms ?? amount.parse(row.trace?.['duration_ms']),
        startTime: row.start_time,
        endTime: row.end_time,
        model: row.model,
        cached: row.cached === true ? true : undefined,
        fileChanges: row.file_changes,
        workspacePath: row.workspace_path,
        evalRun: evalRunOf(row),
        retries: row.retries ?? 0,
        trials,
        aggregation: readAggregation(row.aggregation),
        costLimited: row.cost_limited,
        metadata: row.metadata,
        reusedFrom: row.reused_from,
    });
    switch (statusOf(row, score, passMark, trials)) {
        case 'ok':
            return { ...common, status: 'ok', score };
        case 'quality_failure':
            return {
                ...common,
                ...withoutGaps({ status: 'quality_failure', score, requiredMissed: row.required_missed }),
            };
        case 'execution_error':
            return { ...common, status: 'execution_error', score, failure: readFailure(row) };
    }
}
/** AgentV calls a test with trials `ok` as soon as one is. A row that says nothing is an error when it tells one. */
function statusOf(row, score, passMark, trials) {
    if (row.failure_class !== undefined)
        return 'execution_error';
    const isMeasured = trials?.some(({ status }) => status !== 'execution_error') ?? false;
    if (row.execution_status !== undefined && !isMeasured)
        return row.execution_status;
    if (row.execution_status === undefined && row.error !== undefined && !isMeasured)
        return 'execution_error';
    return score >= passMark ? 'ok' : 'quality_failure';
}
function promptOf({ requests }) {
    const lm = mappingIn(requests, 'lm');
    if (lm === undefined)
        return undefined;
    const chat = schemas/* array */.YOg(model_prompt/* chatMessageSchema */.hi).safeParse(lm['chat_prompt']).data;
    const question = textIn(lm, 'question') ?? chat?.map(asText).join('\n\n');
    return question === undefined ? undefined : withoutGaps({ question, chat, system: textIn(lm, 'system') });
}
const asText = ({ role, content }) => `@[${role}]:\n${content}`;
/** What the target said: the trace has it after the input; else there is the answer alone, or a list of messages. */
function messagesOf({ trace, output, suite_file, execution_status: status }, input) {
    const traced = readMessages(trace?.['messages']);
    if (traced.length > 0) {
        const begins = JSON.stringify(traced.slice(0, input.length)) === JSON.stringify(input);
        return begins ? traced.slice(input.length) : traced;
    }
    if (Array.isArray(output))
        return readMessages(output);
    // Ours leave the trace out when nothing was said at all.
    const isAnswer = typeof output === 'string' && output !== '' && status !== 'execution_error';
    return isAnswer && suite_file === undefined ? [{ role: 'assistant', content: output }] : [];
}
function evalRunOf({ eval_run }) {
    const durationMs = amount.parse(eval_run?.['duration_ms']) ?? 0;
    return withoutGaps({ durationMs, tokenUsage: tokens.parse(eval_run?.['token_usage']) });
}
function mappingIn(holder, key) {
    const value = holder?.[key];
    return isMapping(value) ? value : undefined;
}
function textIn(holder, key) {
    const value = holder?.[key];
    return typeof value === 'string' ? value : undefined;
}

;// CONCATENATED MODULE: ./build/js/src/results/sidecars.js

/**
 * A row that only points to its files, as AgentV leaves them at the end of a run, with what is in those files
 * (results-format.md §1.3). Any other row comes back as it is, and what cannot be read stays unknown.
 */
async function rehydrated(row, read) {
    if (!isMapping(row) || row['output'] !== undefined || row['grading_path'] === undefined)
        return row;
    const from = async (...keys) => {
        const path = keys.map((key) => row[key]).find((value) => typeof value === 'string');
        return typeof path === 'string' ? read(path) : undefined;
    };
    const grading = mappingFrom(await from('grading_path'));
    const output = await from('answer_path', 'output_path', 'response_path');
    const transcript = await from('transcript_path');
    const messages = transcript?.split('\n').flatMap((line) => mappingFrom(line) ?? []);
    return {
        ...row,
        ...(Array.isArray(grading?.['assertions']) && { assertions: grading['assertions'] }),
        ...(output !== undefined && { output }),
        ...(messages !== undefined && { trace: { messages } }),
    };
}
function mappingFrom(text) {
    if (text === undefined || text.trim() === '')
        return undefined;
    try {
        const value = JSON.parse(text);
        return isMapping(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/js/src/suites/shown-path.js
var shown_path = __webpack_require__(7210);
;// CONCATENATED MODULE: ./build/js/src/app/earlier-results.js






/** The name that every run gives its results, AgentV's too. */
const JOURNAL = 'index.jsonl';
/**
 * The earlier run that was asked for with `retry-errors`, `resume` or `rerun-failed`, in this order. One to resume that
 * is not there yet is a warning: then everything is run. Throws a `UserError` for anything else that is no run.
 */
async function findSource(site) {
    const { inputs } = site;
    const asksToResume = inputs.resume !== undefined || inputs.rerunFailed;
    if (inputs.retryErrors === undefined && !asksToResume)
        return { warnings: [] };
    if (inputs.dryRun)
        throw noDryRun();
    if (inputs.retryErrors === undefined)
        return resumed(site);
    const path = await fileOf((0,external_node_path_.resolve)(site.cwd, inputs.retryErrors), inputs.retryErrors, site.files);
    if (path === undefined)
        throw (0,errors/* userError */.IF)('FILE_MISSING', `There are no results in ${inputs.retryErrors}`, { hint: HINT });
    const warnings = asksToResume ? [ignored] : [];
    return { source: { mode: 'retry-errors', path }, warnings };
}
const HINT = 'Name the folder of a run, or its index.jsonl.';
const noDryRun = () => (0,errors/* userError */.IF)('INPUT_INVALID', 'A dry run takes nothing over from an earlier run', {
    hint: 'Leave out --dry-run (dry-run), or --resume, --rerun-failed and --retry-errors.',
});
const ignored = {
    code: 'UNUSED',
    severity: 'warning',
    message: 'resume and rerun-failed are ignored, because retry-errors says what is taken over',
};
async function resumed(site) {
    const { inputs, cwd, files } = site;
    const mode = inputs.rerunFailed ? 'rerun-failed' : 'resume';
    const named = inputs.resume === undefined || inputs.resume === LAST ? inputs.outputDirectory : inputs.resume;
    const path = named === undefined ? await newestRun(cwd, files) : await fileOf((0,external_node_path_.resolve)(cwd, named), named, files);
    if (path === undefined)
        return { warnings: [nothingYet(named ?? 'the folder of runs')] };
    if ((0,external_node_path_.basename)(path) !== JOURNAL) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', `${named} cannot be resumed`, {
            expected: `the folder of a run, which holds ${JOURNAL}`,
            hint: 'To run only what failed in a file of results, use --retry-errors (retry-errors).',
        });
    }
    const folder = (0,external_node_path_.dirname)(path);
    const goesOn = inputs.outputDirectory === undefined || (0,external_node_path_.resolve)(cwd, inputs.outputDirectory) === folder;
    return { source: { mode, path, ...(goesOn && { continuesIn: folder }) }, warnings: [] };
}
/** The word for the newest run; a folder of that name is `./last`. */
const LAST = 'last';
const nothingYet = (where) => ({
    code: 'FILE_MISSING',
    severity: 'warning',
    message: `There is no earlier run in ${where} to resume; everything is run`,
});
/** The file of results that a path means. `undefined` when nothing is there, or a folder that may become one of a run. */
async function fileOf(path, given, files) {
    const state = await files.state(path);
    if (state === 'missing')
        return undefined;
    if (state === 'folder') {
        const journal = (0,external_node_path_.join)(path, JOURNAL);
        if ((await files.state(journal)) === 'file')
            return journal;
        const isEmpty = (await files.glob(['**'], { cwd: path })).length === 0;
        if (isEmpty)
            return undefined;
    }
    else if (path.endsWith('.jsonl'))
        return path;
    throw (0,errors/* userError */.IF)('INPUT_INVALID', `${given} is not the folder of a run`, {
        expected: `a folder with ${JOURNAL}, or a file of results that ends with .jsonl`,
        hint: 'On the command line, write --resume=DIR, or put --resume after the suites.',
    });
}
/** AgentV names the folders of runs by their time, below the name of their experiment or, in early versions, without. */
async function newestRun(cwd, files) {
    const runs = (0,external_node_path_.join)(cwd, '.agentv', 'results', 'runs');
    if ((await files.state(runs)) !== 'folder')
        return undefined;
    const found = await files.glob([`*/${JOURNAL}`, `*/*/${JOURNAL}`], { cwd: runs });
    const timeOf = (path) => (0,external_node_path_.basename)((0,external_node_path_.dirname)(path));
    return found
        .filter((path) => /^\d{4}-\d\d-\d\dT/.test(timeOf(path)))
        .toSorted((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1))[0];
}
/** A file of results is as large as its answers; this is what can be held. */
const MAX_BYTES = 256 * 1024 * 1024;
const MAX_SIDECAR_BYTES = 10 * 1024 * 1024;
/** Reads the results of an earlier run, with what they keep in files of their own. Throws a `UserError` naming file and line. */
async function readSource({ path }, { cwd, files }) {
    const folder = (0,external_node_path_.dirname)(path);
    const text = await files.read(path, MAX_BYTES);
    const { rows, whole, warnings } = readJournal(text, (0,shown_path/* shownPath */.p)(path, cwd));
    const read = [];
    for (const [index, { value, place }] of rows.entries()) {
        const full = await rehydrated(value, (name) => sidecar(folder, name, files));
        read.push(readRecord(full, place, index));
    }
    return {
        rows: read,
        shown: (0,shown_path/* shownPath */.p)((0,external_node_path_.basename)(path) === JOURNAL ? folder : path, cwd),
        ...(whole !== text && { mended: whole }),
        warnings,
    };
}
/** A file below the folder of the run, and none elsewhere, whatever the row says. */
async function sidecar(folder, name, files) {
    const path = (0,external_node_path_.resolve)(folder, name);
    if (isOutside(folder, path) || (await files.state(path)) !== 'file')
        return undefined;
    try {
        if (isOutside(await files.realPath(folder), await files.realPath(path)))
            return undefined;
        return await files.read(path, MAX_SIDECAR_BYTES);
    }
    catch (error) {
        if (error instanceof errors/* UserError */.yo)
            return undefined;
        throw new Error(`Cannot read a file of an earlier run: ${(0,errors/* messageOf */.bD)(error)}`, { cause: error });
    }
}
function isOutside(folder, path) {
    const way = (0,external_node_path_.relative)(folder, path);
    return (0,external_node_path_.isAbsolute)(way) || /^\.\.(?:[/\\]|$)/.test(way);
}

// EXTERNAL MODULE: ./build/js/src/targets/identity.js
var identity = __webpack_require__(594);
;// CONCATENATED MODULE: ./build/js/src/app/workflow-attempt.js



/** Says which run of a workflow a folder belongs to. */
const ATTEMPT_MARK = '.workflow-run';
/** One step of one job of one run of a workflow, in all its attempts; `undefined` outside of workflows. */
function workflowStep({ plan }, env) {
    const { GITHUB_ACTIONS: isThere, GITHUB_RUN_ID: run, GITHUB_REPOSITORY, GITHUB_JOB, GITHUB_ACTION, GITHUB_SHA } = env;
    if (isThere !== 'true' || !run)
        return undefined;
    // The legs of a matrix differ in nothing but what they ask.
    return (0,identity/* identityOfPlan */.b)(plan, [GITHUB_REPOSITORY, run, GITHUB_JOB, GITHUB_ACTION, GITHUB_SHA]);
}
/**
 * What an earlier attempt of the same step left on this machine (runners of one's own keep their disk). Only its
 * folder is looked for: that of the input, else those of all runs.
 */
async function earlierAttempt(step, { inputs, cwd, env, files }) {
    if (step === undefined || inputs.dryRun || !(Number(env['GITHUB_RUN_ATTEMPT']) > 1))
        return undefined;
    const folders = inputs.outputDirectory === undefined ? await runFolders(cwd, files) : [(0,external_node_path_.resolve)(cwd, inputs.outputDirectory)];
    for (const folder of folders) {
        if ((await files.state((0,external_node_path_.join)(folder, JOURNAL))) !== 'file')
            continue;
        if ((await markOf(folder, files)) === step)
            return { mode: 'resume', path: (0,external_node_path_.join)(folder, JOURNAL), continuesIn: folder };
    }
    return undefined;
}
/** The newest first. */
async function runFolders(cwd, files) {
    const runs = (0,external_node_path_.join)(cwd, '.agentv', 'results', 'runs', 'default');
    if ((await files.state(runs)) !== 'folder')
        return [];
    const marks = await files.glob([`*/${ATTEMPT_MARK}`], { cwd: runs });
    return marks.map((mark) => (0,external_node_path_.join)(mark, '..')).toReversed();
}
async function markOf(folder, files) {
    const mark = (0,external_node_path_.join)(folder, ATTEMPT_MARK);
    return (await files.state(mark)) === 'file' ? (await files.read(mark, 1_000)).trim() : undefined;
}

;// CONCATENATED MODULE: ./build/js/src/app/earlier-run.js








/** Files that a run leaves in its folder; those of an earlier run in the same folder give way. */
const runFiles = {
    journal: JOURNAL,
    report: 'report.json',
    junit: 'junit.xml',
    summary: 'summary.md',
    comment: 'comment.md',
};
/** Looks for the earlier run that was asked for, or for the broken-off attempt of the same step of a workflow. */
async function findStart(inputs, prepared, { files, env }) {
    const { cwd } = prepared;
    const mark = workflowStep(prepared, env);
    const isAsked = inputs.resume !== undefined || inputs.rerunFailed || inputs.retryErrors !== undefined;
    if (isAsked)
        return { ...(await findSource({ inputs, cwd, files })), isByItself: false, mark };
    const source = await earlierAttempt(mark, { inputs, cwd, env, files });
    return { source, isByItself: true, mark, warnings: [] };
}
/** Reads the earlier run and takes over what stands for tests of this one. Throws a `UserError` for files that are no results. */
async function inherit({ source, isByItself, mark, warnings }, { plan, cwd }, { files }, clean) {
    if (source === undefined)
        return { results: [], goesOn: false, journal: '', mark, warnings };
    const read = await readSource(source, { cwd, files });
    const { results, notPlanned, changed } = takeOver(plan.steps, { mode: source.mode, rows: read.rows, from: read.shown }, clean);
    // An attempt that came to its end is no partial result: who runs it again wants it run again.
    if (isByItself && results.length === plan.steps.length)
        return { results: [], goesOn: false, journal: '', mark, warnings };
    const goesOn = source.continuesIn !== undefined;
    return {
        results,
        from: read.shown,
        goesOn,
        journal: goesOn ? read.mended : results.map((result) => `${(0,record/* recordLine */.I)(result)}\n`).join(''),
        mark,
        warnings: [...warnings, ...read.warnings, ...remarks(read.shown, notPlanned, changed)],
    };
}
function remarks(from, notPlanned, changed) {
    const told = (message) => ({ code: 'UNUSED', severity: 'warning', message });
    return [
        ...(notPlanned > 0
            ? [told(`${(0,shared_text/* plural */.LS)('result', notPlanned)} of ${from} belong to no test of this run and are not counted`)]
            : []),
        ...(changed.length > 0
            ? [told(`Asked again, because they are asked otherwise than in ${from}: ${(0,did_you_mean/* listed */.KE)([...new Set(changed)])}`)]
            : []),
    ];
}
/** Makes the folder ready. Files of an earlier run give way; files that no run has written are somebody's own. */
async function beginFolder(folder, { goesOn, journal, mark }, files) {
    const paths = Object.values(runFiles).map((name) => (0,external_node_path_.join)(folder, name));
    const journalPath = (0,external_node_path_.join)(folder, runFiles.journal);
    const states = await Promise.all(paths.map((path) => files.state(path)));
    const foreign = paths.find((_, index) => states[index] !== 'missing');
    if (foreign !== undefined && states[paths.indexOf(journalPath)] !== 'file') {
        throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `${foreign} is there already, and no run has written it`, {
            hint: 'Choose a folder of its own for the results with --output (output-directory).',
        });
    }
    for (const path of paths)
        if (path !== journalPath)
            await files.removeFile(path);
    // In one step: killed at any moment, the file has what was paid for.
    if (journal !== undefined && journal !== '')
        await files.write(journalPath, journal);
    else if (!goesOn)
        await files.removeFile(journalPath);
    const markPath = (0,external_node_path_.join)(folder, ATTEMPT_MARK);
    if (mark === undefined)
        await files.removeFile(markPath);
    else
        await files.write(markPath, `${mark}\n`);
}


/***/ }),

/***/ 6369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ evaluate)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/results/record.js + 1 modules
var record = __webpack_require__(8470);
// EXTERNAL MODULE: ./build/js/src/model/grade.js
var model_grade = __webpack_require__(9846);
// EXTERNAL MODULE: ./build/js/src/model/message.js
var message = __webpack_require__(3290);
;// CONCATENATED MODULE: ./build/js/src/results/result-of.js



/** How one trial counts. An errored trial scores 0, as AgentV writes it; its status says that this is no measurement. */
function trialOf({ outcome, grade }, attempt, passMark) {
    const failure = failureOf(outcome, grade);
    const score = grade?.kind === 'scored' ? grade.score : 0;
    const response = doneIn(outcome);
    return {
        attempt,
        status: failure ? 'execution_error' : score >= passMark ? 'ok' : 'quality_failure',
        score,
        verdict: (0,model_grade/* verdictOf */.Vj)(score),
        scores: grade?.scores ?? [],
        ...(failure && { failure }),
        ...(response?.tokenUsage && { tokenUsage: response.tokenUsage }),
        ...(response?.costUsd !== undefined && { costUsd: response.costUsd }),
        ...(response?.durationMs !== undefined && { durationMs: response.durationMs }),
        ...(response?.cached && { cached: response.cached }),
    };
}
/** What the target did: its answer, or what came before it failed. */
const doneIn = (outcome) => outcome.kind === 'answered' ? outcome.response : outcome.partial;
/** What came of one test on one target. `summary` is given when the test was planned to run more than once. */
function resultOf(step, runs, trials, summary, facts) {
    const shown = summary?.best ?? 0;
    const run = runs[shown];
    const trial = trials[shown];
    if (run === undefined || trial === undefined)
        throw new Error(`No trial of ${step.test.id} was run`);
    const score = summary?.score ?? trial.score;
    const response = run.outcome.kind === 'answered' ? run.outcome.response : undefined;
    // A trial that was measured says something, however many others were not.
    const failure = trials.every(({ status }) => status === 'execution_error') ? trial.failure : undefined;
    const common = {
        ...identity(step, facts),
        score,
        assertions: failure && !response ? [errorAssertion(failure)] : [...(run.grade?.assertions ?? [])],
        scores: [...(run.grade?.scores ?? [])],
        ...(step.test.graders.some(({ implicit }) => implicit) && { implicitJudge: true }),
        input: [...step.test.input],
        ...(facts.prompt && { prompt: facts.prompt }),
        output: response ? (0,message/* finalAnswer */.zN)(response.messages) : `Error occurred: ${failure?.message ?? 'unknown'}`,
        messages: [...(doneIn(run.outcome)?.messages ?? [])],
        ...measured(doneIn(run.outcome)),
        ...workspaceOf(runs),
        evalRun: evalRun(runs, facts),
        ...(summary && { trials: [...trials], aggregation: summary.aggregation }),
        ...(summary?.costLimited && { costLimited: true }),
    };
    if (failure)
        return { ...common, status: 'execution_error', failure };
    if (score >= step.passMark)
        return { ...common, status: 'ok' };
    const requiredMissed = run.grade?.kind === 'scored' ? run.grade.requiredMissed : [];
    return { ...common, status: 'quality_failure', ...(requiredMissed.length > 0 && { requiredMissed }) };
}
/** A test that something of ours broke on: it says so, and the others go on. */
function bugResult(step, error, facts) {
    const message = `This test met a bug of eval-action: ${(0,errors/* messageOf */.bD)(error)}`;
    const outcome = {
        kind: 'failed',
        failure: { class: 'bug', stage: 'agent', reason: 'provider_error', message },
    };
    const run = { outcome };
    return resultOf(step, [run], [trialOf(run, 0, step.passMark)], undefined, facts);
}
/** A test that could not run as it is written: an error of class `config` at its place, so that it cannot get lost. */
function brokenResult({ index, suite, test, target }, at) {
    const message = test.problems.map(errors/* problemText */.fI).join('\n');
    const failure = {
        class: 'config',
        stage: 'setup',
        reason: 'setup_error',
        message,
        place: test.problems[0]?.place ?? test.place,
    };
    return {
        index,
        timestamp: new Date(at).toISOString(),
        suite: suite.name,
        suiteFile: suite.file,
        category: suite.category,
        testId: test.id,
        target,
        place: test.place,
        passMark: 1,
        mustPass: false,
        status: 'execution_error',
        score: 0,
        failure,
        assertions: [errorAssertion(failure)],
        scores: [],
        input: [],
        output: `Error occurred: ${message}`,
        messages: [],
        evalRun: { durationMs: 0 },
        retries: 0,
    };
}
/** A test that was not run because one that it waits for could not be measured. */
function dependencyResult(step, { testId }, at) {
    const message = `Not run: it waits for the test "${testId}", which ended in an error`;
    return notRunResult(step, { class: 'cancelled', stage: 'setup', reason: 'dependency_failed', message }, at);
}
/** A test that was not begun, and why. */
function notRunResult(step, failure, at) {
    const run = { outcome: { kind: 'failed', failure } };
    const facts = { startedAt: at, finishedAt: at, retries: 0 };
    return resultOf(step, [run], [trialOf(run, 0, step.passMark)], undefined, facts);
}
/** An answer that comes with an error of its own is graded all the same, and counts as an error (results-format.md §1.6). */
function failureOf(outcome, grade) {
    if (outcome.kind === 'failed')
        return outcome.failure;
    if (outcome.response.error) {
        return { class: 'provider', stage: 'agent', reason: 'provider_error', message: outcome.response.error };
    }
    if (grade?.kind !== 'ungraded')
        return undefined;
    return { class: 'grader', stage: 'evaluator', reason: 'evaluator_error', message: grade.reason };
}
function identity({ index, suite, test, target, passMark }, facts) {
    return {
        index,
        timestamp: new Date(facts.finishedAt).toISOString(),
        suite: suite.name,
        suiteFile: suite.file,
        category: suite.category,
        testId: test.id,
        target: target.name,
        provider: target.provider,
        ...(target.resolvedName !== target.name && { resolvedTarget: target.resolvedName }),
        place: test.place,
        ...(test.conversationId !== undefined && { conversationId: test.conversationId }),
        passMark,
        mustPass: test.mustPass,
        retries: facts.retries,
        ...(test.metadata && { metadata: test.metadata }),
    };
}
function measured(response) {
    if (response === undefined)
        return {};
    const { tokenUsage, costUsd, durationMs, startTime, endTime, model, fileChanges, cached, targetUsed } = response;
    return {
        ...(targetUsed !== undefined && { targetUsed }),
        ...(tokenUsage && { tokenUsage }),
        ...(costUsd !== undefined && { costUsd }),
        ...(durationMs !== undefined && { durationMs }),
        ...(startTime !== undefined && { startTime }),
        ...(endTime !== undefined && { endTime }),
        ...(model !== undefined && { model }),
        ...(cached && { cached }),
        ...(fileChanges !== undefined && { fileChanges }),
    };
}
/** Of several trials, the workspace of the last is kept. */
function workspaceOf(runs) {
    const { workspacePath, hookOutputs } = runs.at(-1) ?? {};
    const hasPrinted = Object.values(hookOutputs ?? {}).some((text) => text !== undefined && text !== '');
    return { ...(workspacePath !== undefined && { workspacePath }), ...(hasPrinted && { hookOutputs }) };
}
function evalRun(runs, { startedAt, finishedAt }) {
    const usages = runs.flatMap(({ outcome, grade }) => {
        const own = doneIn(outcome)?.tokenUsage;
        const judged = (grade?.scores ?? []).flatMap(model_grade/* withMembers */.gn).flatMap((score) => score.tokenUsage ?? []);
        return [...(own === undefined ? [] : [own]), ...judged];
    });
    const tokenUsage = (0,message/* sumTokens */.WT)(usages);
    return { durationMs: Math.max(0, finishedAt - startedAt), ...(tokenUsage && { tokenUsage }) };
}
const errorAssertion = ({ message }) => ({ text: `Error: ${message}`, passed: false });

;// CONCATENATED MODULE: ./build/js/src/run/budget.js
/** Sums of dollars like 0.1 + 0.2 miss their mark by less than this. */
const ROUNDING_USD = 1e-9;
/**
 * Money that must not be exceeded by more than what is under way. What a piece of work is expected to cost is set
 * aside before it begins. What does not fit beside the others waits until one of them ends; alone it may begin as long
 * as anything is left, because a budget that cannot be used is none.
 */
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
    /** Whether work of some kind may begin. */
    answer(kind) {
        if (this.#spentUsd >= this.capUsd - ROUNDING_USD)
            return 'spent';
        if (this.#underWay.size === 0)
            return 'go';
        // What began before anything was known is counted at what is known now.
        const reservedUsd = [...this.#underWay].reduce((sum, [each, count]) => sum + count * this.#costs.of(each), 0);
        const promisedUsd = this.#spentUsd + reservedUsd + this.#costs.of(kind);
        return promisedUsd <= this.capUsd + ROUNDING_USD ? 'go' : 'wait';
    }
    /** Sets money aside until the work is over. */
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
/** What a piece of work of some kind costs on average, of those whose cost is known. */
class UsualCosts {
    #sums = new Map();
    add(kind, usd) {
        const sum = this.#sums.get(kind) ?? { usd: 0, count: 0 };
        this.#sums.set(kind, { usd: sum.usd + usd, count: sum.count + 1 });
    }
    /** 0 while nothing is known: nothing is set aside for the first ones. */
    of(kind) {
        const sum = this.#sums.get(kind);
        return sum === undefined ? 0 : sum.usd / sum.count;
    }
}

;// CONCATENATED MODULE: ./build/js/src/run/fuse.js
/** So many tests must fail alike before a target is given up (gate.md §2.8). */
const FUSE_TESTS = 5;
/** Failures that say nothing about an answer, and that the next test will meet as well. */
const INFRASTRUCTURE = ['auth', 'config', 'provider', 'rate_limit'];
/** Gives a target up when its first tests all ended in the same failure of infrastructure. One test that ended otherwise keeps it for good. */
class Fuse {
    #left = FUSE_TESTS;
    #first;
    #isSafe = false;
    /** A test of the target is over; `failure` where it ended in an error. */
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
    /** The first failure of the target, once it is given up. */
    get blownBy() {
        return this.#left === 0 ? this.#first : undefined;
    }
}

;// CONCATENATED MODULE: ./build/js/src/run/waiting-room.js
/** Those who wait for something to change, in the order in which they came. Who is woken looks again for himself. */
class WaitingRoom {
    #waiting = new Set();
    /** Resolves when woken or aborted. */
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
    /** Wakes the first so many; all when no number is given. */
    wake(most = Number.POSITIVE_INFINITY) {
        for (const [index, wake] of [...this.#waiting].entries()) {
            if (index >= most)
                return;
            wake();
        }
    }
}

;// CONCATENATED MODULE: ./build/js/src/run/admission.js



/** Rows that no longer say anything about a target: nobody asked it. */
const NOT_ASKED = ['budget_exceeded', 'error_threshold_exceeded', 'dependency_failed'];
/** Decides, before each test and each trial, whether it may still begin: budgets, `fail_on_error`, targets that are given up. */
class Admission {
    #costs = new UsualCosts();
    #runBudget;
    #suiteBudgets = new Map();
    #fuses = new Map();
    #failedSuites = new Map();
    #unknownCosts = new Map();
    #waiting = new WaitingRoom();
    #stopped;
    constructor(steps, runBudgetUsd) {
        this.#runBudget = runBudgetUsd === undefined ? undefined : new Budget(runBudgetUsd, this.#costs);
        for (const { suite } of steps) {
            const { path, budgetUsd } = suite;
            if (budgetUsd === undefined || this.#suiteBudgets.has(path))
                continue;
            this.#suiteBudgets.set(path, new Budget(budgetUsd, this.#costs));
        }
    }
    /** Why the run did not ask all that was planned; a suite that ran out of its own budget is no end of the run. */
    get stopped() {
        return this.#stopped;
    }
    /** What is to be said about the budgets once everything is over. */
    get warnings() {
        return [...this.#unknownCosts.values()].map(({ name, place }) => ({
            code: 'COST_UNKNOWN',
            severity: 'warning',
            message: `The cost of the target "${name}" is unknown, and no budget counted it`,
            place,
            hint: 'Give the target its "pricing" (of a model), or let the command write "cost_usd".',
        }));
    }
    /** Takes down what one call for a suite cost, of a target or of a judge; `undefined` when nobody knows. */
    spent(suitePath, target, costUsd) {
        const budgets = this.#budgetsOf(suitePath);
        if (budgets.length === 0)
            return;
        if (costUsd === undefined && target.provider !== 'mock')
            this.#unknownCosts.set(keyOf(target), target);
        for (const budget of budgets)
            budget.spend(costUsd ?? 0);
    }
    /** Why a test must not begin, apart from money. */
    refusal({ suite, target }) {
        const failed = suite.failOnError ? this.#failedSuites.get(suiteKey(suite.path, target.name)) : undefined;
        if (failed !== undefined)
            return notAfterError(failed);
        const cause = this.#fuses.get(keyOf(target))?.blownBy;
        if (cause === undefined)
            return undefined;
        this.#stopped ??= 'fuse';
        return notAskedAgain(target, cause);
    }
    /** Resolves when a trial may begin, or when it must not any more. */
    async admit({ suite, target }, signal) {
        const budgets = this.#budgetsOf(suite.path);
        for (;;) {
            const answers = budgets.map((budget) => ({ budget, answer: budget.answer(keyOf(target)) }));
            const spent = answers.find(({ answer }) => answer === 'spent')?.budget;
            if (spent !== undefined)
                return this.#refuse(spent);
            if (signal.aborted || answers.every(({ answer }) => answer === 'go')) {
                const reserved = budgets.map((budget) => budget.reserve(keyOf(target)));
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
    /** A test is over, however it ended. */
    finished(suitePath, target, result) {
        const failure = result.status === 'execution_error' ? result.failure : undefined;
        const suite = suiteKey(suitePath, result.target);
        if (failure !== undefined && !this.#failedSuites.has(suite))
            this.#failedSuites.set(suite, result);
        if (target === undefined || (failure !== undefined && NOT_ASKED.includes(failure.reason)))
            return;
        const fuse = this.#fuses.get(keyOf(target)) ?? new Fuse();
        this.#fuses.set(keyOf(target), fuse);
        fuse.finished(failure);
    }
    #budgetsOf(suitePath) {
        return [this.#runBudget, this.#suiteBudgets.get(suitePath)].filter((budget) => budget !== undefined);
    }
    #refuse(budget) {
        const isOfRun = budget === this.#runBudget;
        if (isOfRun)
            this.#stopped = 'budget';
        const whose = isOfRun ? 'the run' : 'the suite';
        const message = `Not run: the budget of ${whose} is spent (${usd(budget.spentUsd)} of ${usd(budget.capUsd)})`;
        return { kind: 'refused', failure: { class: 'budget', stage: 'setup', reason: 'budget_exceeded', message } };
    }
}
/** The same target for all suites that use it. */
const keyOf = ({ place, resolvedName, provider }) => JSON.stringify([place.file, resolvedName, provider]);
const suiteKey = (path, target) => JSON.stringify([path, target]);
const usd = (amount) => `$${Number(amount.toFixed(6))}`;
const notAfterError = ({ testId }) => ({
    class: 'cancelled',
    stage: 'setup',
    reason: 'error_threshold_exceeded',
    message: `Not run: the suite stops at its first error (fail_on_error), which was that of the test "${testId}"`,
});
const notAskedAgain = ({ name }, cause) => ({
    class: cause.class,
    stage: 'setup',
    reason: 'error_threshold_exceeded',
    message: `Not run: the first ${FUSE_TESTS} tests of the target "${name}" all ended in an error of the class ${cause.class}, and it is not asked again. The first: ${cause.message}`,
});

// EXTERNAL MODULE: ./build/js/src/shared/redact.js
var redact = __webpack_require__(4268);
// EXTERNAL MODULE: ./build/js/src/app/caches.js + 2 modules
var app_caches = __webpack_require__(6190);
// EXTERNAL MODULE: ./build/js/src/app/earlier-run.js + 11 modules
var earlier_run = __webpack_require__(6894);
// EXTERNAL MODULE: ./build/js/src/model/result.js + 2 modules
var result = __webpack_require__(8866);
;// CONCATENATED MODULE: ./build/js/src/run/schedule.js
/**
 * Runs all jobs, as many at once as the limits allow, the longest expected first and else in their order; no job may
 * wait for itself, however many others stand between. Once aborted, or once a job threw, jobs that have not begun are
 * left out; those that run are waited for. Then the first error, if any, is thrown.
 */
function schedule(jobs, limits, signal) {
    return new Promise((resolve, reject) => {
        const hall = new Hall(limits);
        const line = new Line(jobs);
        const errors = [];
        const isOver = () => signal.aborted || errors.length > 0;
        let begun = 0;
        let isFilling = false;
        let isDone = false;
        const begin = (job) => {
            begun += 1;
            const seats = hall.admit(job, () => fill());
            Promise.resolve()
                .then(() => job.run(seats))
                .catch((error) => errors.push(error))
                .finally(() => {
                begun -= 1;
                line.ended(job);
                seats.close();
                fill();
            });
        };
        /** Everything that changed leads here; jobs that give up a seat at once lead here from within. */
        const fill = () => {
            if (isFilling || isDone)
                return;
            isFilling = true;
            hall.serveReturning(isOver());
            while (!isOver() && begun < (limits.begun ?? limits.total)) {
                const job = line.next((lanes) => hall.hasSeat(lanes));
                if (job === undefined)
                    break;
                begin(job);
            }
            isFilling = false;
            if (begun > 0 || (!isOver() && line.hasReady()))
                return;
            isDone = true;
            signal.removeEventListener('abort', fill);
            if (errors.length > 0)
                reject(errors[0]);
            else
                resolve();
        };
        signal.addEventListener('abort', fill);
        fill();
    });
}
/** Who is seated where. */
class Hall {
    #limits;
    #lanes = new Map();
    #seated = 0;
    #returning = [];
    constructor(limits) {
        this.#limits = limits;
    }
    hasSeat(lanes) {
        return (this.#seated < this.#limits.total &&
            lanes.every((lane) => (this.#lanes.get(lane) ?? 0) < this.#limits.perLane(lane)));
    }
    /** Seats a job and hands it the way to further seats. */
    admit({ lanes }, onLeave) {
        const held = new Set();
        const sit = () => {
            this.#count(lanes, 1);
            const seat = {
                leave: () => {
                    if (!held.delete(seat))
                        return;
                    this.#count(lanes, -1);
                    onLeave();
                },
            };
            held.add(seat);
            return seat;
        };
        let kept = sit();
        return {
            take: () => {
                const first = kept;
                kept = undefined;
                if (first !== undefined)
                    return Promise.resolve(first);
                return new Promise((resolve) => {
                    this.#returning.push({ lanes, sit: () => resolve(sit()) });
                    onLeave();
                });
            },
            close: () => {
                for (const seat of [...held])
                    seat.leave();
            },
        };
    }
    /** Those who come back go first. When all is over nobody is kept waiting: they will find out themselves. */
    serveReturning(isOver) {
        if (this.#returning.length === 0)
            return;
        const waiting = this.#returning;
        this.#returning = [];
        for (const each of waiting) {
            if (isOver || this.hasSeat(each.lanes))
                each.sit();
            else
                this.#returning.push(each);
        }
    }
    #count(lanes, by) {
        this.#seated += by;
        for (const lane of lanes)
            this.#lanes.set(lane, (this.#lanes.get(lane) ?? 0) + by);
    }
}
/** Jobs that have not begun: those that wait for others, and those that only need a seat, in their order. */
class Line {
    #groups = new Map();
    #blocked = new Map();
    #left = new Map();
    constructor(jobs) {
        for (const { key } of jobs)
            if (key !== undefined)
                this.#left.set(key, (this.#left.get(key) ?? 0) + 1);
        for (const [rank, job] of longestFirst(jobs).entries()) {
            const before = [...new Set(job.after)].filter((key) => this.#left.has(key));
            const entry = { waiting: { job, rank }, left: before.length };
            if (before.length === 0)
                this.#makeReady(entry.waiting);
            for (const key of before)
                this.#blocked.set(key, [...(this.#blocked.get(key) ?? []), entry]);
        }
    }
    /** The first job for which there is a seat. */
    next(hasSeat) {
        let best;
        let rank = Number.POSITIVE_INFINITY;
        for (const group of this.#groups.values()) {
            const first = group.ready[group.at];
            if (first !== undefined && first.rank < rank && hasSeat(group.lanes))
                [best, rank] = [group, first.rank];
        }
        if (best === undefined)
            return undefined;
        best.at += 1;
        return best.ready[best.at - 1]?.job;
    }
    hasReady() {
        return [...this.#groups.values()].some(({ ready, at }) => at < ready.length);
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
                this.#makeReady(entry.waiting);
        }
    }
    #makeReady(waiting) {
        const name = JSON.stringify(waiting.job.lanes);
        const group = this.#groups.get(name) ?? { lanes: waiting.job.lanes, ready: [], at: 0 };
        this.#groups.set(name, group);
        let index = group.ready.length;
        while (index > group.at && (group.ready[index - 1]?.rank ?? 0) > waiting.rank)
            index -= 1;
        group.ready.splice(index, 0, waiting);
    }
}
/** A job of which nothing is known counts as one like the others. */
function longestFirst(jobs) {
    const known = jobs.flatMap(({ expectedMs }) => expectedMs ?? []);
    if (known.length === 0)
        return jobs;
    const usual = known.reduce((sum, ms) => sum + ms, 0) / known.length;
    return jobs.toSorted((a, b) => (b.expectedMs ?? usual) - (a.expectedMs ?? usual));
}

// EXTERNAL MODULE: ./build/js/src/model/kind.js
var model_kind = __webpack_require__(491);
// EXTERNAL MODULE: ./build/js/src/model/outcome.js
var model_outcome = __webpack_require__(3209);
;// CONCATENATED MODULE: ./build/js/src/run/with-retry.js

/** A server may ask for any wait; a run has a deadline. To ask again earlier would be against the server's word. */
const LONGEST_RETRY_AFTER_MS = 60_000;
/**
 * Asks again when the infrastructure failed, never because of what was answered. Each retry is told as its
 * wait begins. The wrapper has no `retry` of its own: repeating is done.
 */
function withRetry(provider, limits, clock, onRetry = () => { }) {
    const policy = limits.policy ?? provider.retry;
    const maxRetries = policy?.maxRetries ?? limits.maxRetries;
    return {
        async ask(first, signal) {
            for (let retries = 0;; retries += 1) {
                const question = { ...first, attempt: first.attempt + retries };
                const outcome = await provider.ask(question, signal);
                if (outcome.kind === 'answered')
                    return outcome;
                const mayRepeat = retries < maxRetries && isWorthRepeating(outcome.failure, policy);
                if (!mayRepeat)
                    return outcome;
                if (asksTooMuch(outcome.failure))
                    return { kind: 'failed', failure: tooLongToWait(outcome.failure) };
                if (!signal.aborted) {
                    const delayMs = delayBefore(retries, question, outcome.failure, policy);
                    onRetry({ question, failure: outcome.failure, delayMs });
                    await clock.sleep(delayMs, signal);
                }
                if (signal.aborted)
                    return (0,model_outcome/* failed */.gz)('cancelled', `Stopped before asking again. ${outcome.failure.message}`);
            }
        },
    };
}
/** A target that lists statuses decides by its list; a refused key is never asked with again. */
function isWorthRepeating(failure, policy) {
    const listed = policy?.statusCodes;
    if (listed === undefined || failure.httpStatus === undefined)
        return (0,model_outcome/* isRetryable */.r3)(failure);
    return failure.class !== 'auth' && listed.includes(failure.httpStatus);
}
const asksTooMuch = ({ retryAfterMs = 0 }) => retryAfterMs > LONGEST_RETRY_AFTER_MS;
function tooLongToWait(failure) {
    const asked = Math.ceil((failure.retryAfterMs ?? 0) / 1000);
    const why = `The server asks to wait ${asked} s before the next try; at most ${LONGEST_RETRY_AFTER_MS / 1000} s are waited`;
    return { ...failure, class: 'rate_limit', message: `${failure.message} — ${why}` };
}
function delayBefore(retries, question, failure, policy) {
    return Math.max(failure.retryAfterMs ?? 0, policy ? targetDelay(retries, question, policy) : runDelay(retries));
}
const runDelay = (retries) => Math.min(2 ** retries * 1000, 30_000);
function targetDelay(retries, question, policy) {
    const { initialDelayMs, backoffFactor, maxDelayMs } = policy;
    return Math.min(maxDelayMs, initialDelayMs * backoffFactor ** retries) * (0.75 + spread(question) / 2);
}
/** A number in [0, 1) that is the same in every run and different from call to call, so that calls do not return in step. */
function spread({ suite, testId, attempt, trial }) {
    // FNV-1a over the characters, then a final mix, because the last characters alone differ.
    let hash = 0x811c9dc5;
    for (const unit of JSON.stringify([suite, testId, attempt, trial])) {
        hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

;// CONCATENATED MODULE: ./build/js/src/run/call-gate.js



/** Until when a server wants to hear nothing from us: one for all who ask it, whatever they ask for. */
class Pause {
    #clock;
    #untilMs = Number.NEGATIVE_INFINITY;
    constructor(clock) {
        this.#clock = clock;
    }
    /** 0 when it is over. */
    get leftMs() {
        return Math.max(0, this.#untilMs - this.#clock.now());
    }
    begin(ms) {
        this.#untilMs = Math.max(this.#untilMs, this.#clock.now() + ms);
    }
}
/** Statuses with which servers say that they have too much to do (529 is Anthropic's). */
const OVERLOADED = [429, 503, 529];
/**
 * How many calls of a target run at the same time. An overload cuts the number to half, once for all calls that were
 * under way together; then every full round of calls that went well adds one, up to the number that was asked for. A
 * `Retry-After` holds everybody back, not only the call that was told, so that nobody storms the server meanwhile.
 */
class CallGate {
    #most;
    #clock;
    #pause;
    #waiting = new WaitingRoom();
    #limit;
    #running = 0;
    #wellSinceChange = 0;
    /** Which cut is in force; calls that began before it say nothing about it. */
    #cut = 0;
    constructor(most, clock, pause) {
        this.#most = most;
        this.#limit = most;
        this.#clock = clock;
        this.#pause = pause;
    }
    /** How many calls may run now. */
    get limit() {
        return this.#limit;
    }
    /** Makes one call when it is its turn. */
    async pass(call, signal) {
        const isMyTurn = await this.#turn(signal);
        if (!isMyTurn)
            return (0,model_outcome/* failed */.gz)('cancelled', 'Stopped before it was asked.');
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
    /** Counts the call as running in the same moment in which there is a place for it. */
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
    /** No more than there are places for: a thousand who wait need not all look. */
    #wakeAll() {
        this.#waiting.wake(this.#limit - this.#running);
    }
    #failedWith({ class: failureClass, httpStatus, retryAfterMs }, cut) {
        const isOverload = failureClass === 'rate_limit' || (httpStatus !== undefined && OVERLOADED.includes(httpStatus));
        if (!isOverload)
            return;
        // A longer wait than anybody will make is told to each test; it would only hold up the run.
        if (retryAfterMs !== undefined && retryAfterMs <= LONGEST_RETRY_AFTER_MS)
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
/** Sends every call through the gate. Waiting there is no part of a call: its deadline begins behind it. */
const withGate = (provider, gate) => ({
    retry: provider.retry,
    ask: (question, signal) => gate.pass(() => provider.ask(question, signal), signal),
});

// EXTERNAL MODULE: ./build/js/src/run/providers/index.js + 63 modules
var providers = __webpack_require__(9070);
;// CONCATENATED MODULE: ./build/js/src/run/with-fallbacks.js
/** What says that the target cannot answer now. How an agent fares with a question is its own affair. */
const CANNOT_ANSWER = ['provider', 'rate_limit', 'auth', 'config'];
/**
 * Asks the fallbacks in their order, once each, when the target itself failed for its infrastructure; the first that
 * answers is named in the response (targets-format.md §4.4). When none does, the last failure is the outcome, and says
 * what happened to the others.
 */
function withFallbacks(provider, fallbacks) {
    if (fallbacks.length === 0)
        return provider;
    return {
        async ask(question, signal) {
            const first = await provider.ask(question, signal);
            if (first.kind === 'answered' || !cannotAnswer(first.failure))
                return first;
            const messages = [first.failure.message];
            let last = first.failure;
            for (const { name, provider: fallback } of fallbacks) {
                if (signal.aborted)
                    break;
                const outcome = await fallback.ask({ ...question, attempt: 0 }, signal);
                if (outcome.kind === 'answered') {
                    return { kind: 'answered', response: { ...outcome.response, targetUsed: name } };
                }
                last = outcome.failure;
                messages.push(`The fallback "${name}": ${last.message}`);
            }
            return { kind: 'failed', failure: { ...last, message: messages.join('\n') } };
        },
    };
}
const cannotAnswer = ({ class: failureClass }) => CANNOT_ANSWER.includes(failureClass);

;// CONCATENATED MODULE: ./build/js/src/run/with-meter.js
/** Tells what each answer cost in US dollars; `undefined` where the provider does not say. */
const withMeter = (provider, tell) => ({
    retry: provider.retry,
    async ask(question, signal) {
        const outcome = await provider.ask(question, signal);
        if (outcome.kind === 'answered')
            tell(outcome.response.costUsd);
        return outcome;
    },
});

// EXTERNAL MODULE: ./build/js/src/run/call-signal.js
var call_signal = __webpack_require__(734);
;// CONCATENATED MODULE: ./build/js/src/run/with-guard.js


/** How long a call may take to come to its end after it was told to stop: a process group needs a moment. */
const STOP_GRACE_MS = 3_000;
/**
 * Holds a provider to its promises: what it throws becomes a failure, and a call that does not end when it is
 * told to is left behind after a moment.
 */
function withGuard(provider, clock) {
    return {
        retry: provider.retry,
        async ask(question, signal) {
            if (signal.aborted)
                return (0,model_outcome/* failed */.gz)('cancelled', 'Stopped before it was asked.');
            const ended = new AbortController();
            try {
                return await Promise.race([outcomeOf(provider, question, signal), graceAfterStop(signal, clock, ended.signal)]);
            }
            finally {
                ended.abort('answered');
            }
        },
    };
}
async function outcomeOf(provider, question, signal) {
    try {
        return await provider.ask(question, signal);
    }
    catch (error) {
        if (signal.aborted)
            return (0,model_outcome/* failed */.gz)('cancelled', 'Stopped while it was working.');
        if (error instanceof errors/* UserError */.yo)
            return (0,model_outcome/* failed */.gz)('config', error.message, { place: error.problems[0]?.place });
        const name = error instanceof Error ? `${error.name}: ` : '';
        return (0,model_outcome/* failed */.gz)('bug', `The provider broke, which is a bug of eval-action: ${name}${(0,errors/* messageOf */.bD)(error)}`);
    }
}
/** Comes to an end only when the call was told to stop and has not ended in time. */
function graceAfterStop(signal, clock, ended) {
    return new Promise((resolve) => {
        const leaveBehind = async () => {
            await clock.sleep(STOP_GRACE_MS, ended);
            resolve((0,model_outcome/* failed */.gz)('cancelled', 'Stopped while it was working. It did not end by itself and was left behind.'));
        };
        signal.addEventListener('abort', leaveBehind, { once: true, signal: ended });
    });
}

;// CONCATENATED MODULE: ./build/js/src/run/with-timeout.js
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



/** Gives each call so much time and no more: then the call is told to stop, and the outcome is a `timeout`. */
function withTimeout(provider, timeoutMs, clock) {
    // A call that ignores its signal must not be waited for.
    const guarded = withGuard(provider, clock);
    if (timeoutMs === undefined)
        return guarded;
    return {
        retry: provider.retry,
        async ask(question, signal) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const call = __addDisposableResource(env_1, (0,call_signal/* callSignal */.v)(signal), false);
                const alarm = new AbortController();
                let expired = false;
                const watch = async () => {
                    await clock.sleep(timeoutMs, alarm.signal);
                    if (alarm.signal.aborted || signal.aborted)
                        return;
                    expired = true;
                    call.abort();
                };
                try {
                    void watch();
                    const outcome = await guarded.ask(question, call.signal);
                    return expired ? lateOutcome(outcome, timeoutMs) : outcome;
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
/** A timeout, whatever came of the call; what it had done by then is kept. */
function lateOutcome(outcome, timeoutMs) {
    const message = `Gave no answer within ${timeoutMs / 1000} s.${howItEnded(outcome)}`;
    return (0,model_outcome/* failed */.gz)('timeout', message, {}, outcome.kind === 'failed' ? outcome.partial : undefined);
}
/** What a call that was told to stop says of itself: where it was, and perhaps its last words. */
const howItEnded = (outcome) => outcome.kind === 'failed' && outcome.failure.class === 'cancelled' ? ` ${outcome.failure.message}` : '';

// EXTERNAL MODULE: ./build/js/src/suites/env-files.js
var env_files = __webpack_require__(3484);
// EXTERNAL MODULE: ./build/js/src/targets/identity.js
var targets_identity = __webpack_require__(594);
;// CONCATENATED MODULE: ./build/js/src/grade/conversation.js

/** The score of a turn, once it can be told: one that was skipped or got no answer scores 0. */
function turnScore({ outcome }) {
    if (outcome.kind !== 'graded')
        return 0;
    return outcome.grade.kind === 'scored' ? outcome.grade.score : undefined;
}
/**
 * All turns put together, with what the graders of the whole conversation said (graders.md §20). As soon as one turn
 * could not be judged the whole is not known; AgentV counts it as 0, which blames the answer for its judge.
 */
function combineTurns(turns, whole, { aggregation, passMark }) {
    const named = [
        ...turns.map((turn, index) => ({ name: `turn-${index + 1}`, turn })),
        ...(whole === undefined ? [] : [{ name: 'conversation', turn: whole }]),
    ];
    const scores = named.map(({ name, turn }) => scoreOf(name, turn, passMark));
    const assertions = scores.flatMap((score) => score.assertions);
    const undecided = named.flatMap(({ name, turn: { outcome } }) => outcome.kind === 'graded' && outcome.grade.kind === 'ungraded' ? [`${name}: ${outcome.grade.reason}`] : []);
    if (undecided.length > 0)
        return { kind: 'ungraded', reason: undecided.join(' | '), assertions, scores };
    const requiredMissed = named.flatMap(({ turn: { outcome } }) => outcome.kind === 'graded' && outcome.grade.kind === 'scored' ? outcome.grade.requiredMissed : []);
    const score = aggregated(scores.map((each) => each.score), aggregation);
    return { kind: 'scored', score, assertions, scores, requiredMissed };
}
/** Unlike a grader, a turn passes at the pass mark of its test, as in AgentV. */
function scoreOf(name, turn, passMark) {
    const { outcome, startedAt, endedAt } = turn;
    const score = turnScore(turn);
    const grade = outcome.kind === 'graded' ? outcome.grade : undefined;
    return {
        name,
        type: 'rubrics',
        score: score ?? 0,
        weight: 1,
        verdict: outcome.kind === 'skipped' || score === undefined ? 'skip' : score >= passMark ? 'pass' : 'fail',
        assertions: grade?.assertions ?? [{ text: reasonOf(outcome), passed: false }],
        ...(grade !== undefined && grade.scores.length > 0 && { scores: grade.scores }),
        durationMs: Math.max(0, endedAt - startedAt),
        startedAt: new Date(startedAt).toISOString(),
        endedAt: new Date(endedAt).toISOString(),
    };
}
const reasonOf = (outcome) => outcome.kind === 'failed' ? outcome.reason : 'Not played: an earlier turn failed and the test stops there';
function aggregated(scores, aggregation) {
    if (aggregation === 'min')
        return (0,model_grade/* clampScore */.E2)(Math.min(...scores));
    if (aggregation === 'max')
        return (0,model_grade/* clampScore */.E2)(Math.max(...scores));
    return (0,model_grade/* clampScore */.E2)(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

// EXTERNAL MODULE: ./build/js/src/model/suite.js
var suite = __webpack_require__(1833);
// EXTERNAL MODULE: ./build/js/src/grade/weighted-mean.js
var weighted_mean = __webpack_require__(9754);
;// CONCATENATED MODULE: ./build/js/src/grade/combine.js


/**
 * Puts what the graders said together (graders.md §4): the weighted mean, or 0 when a required one stayed below its
 * limit. As soon as one could not judge, the whole is not known.
 */
function combine(graded, passMark) {
    const scores = graded.map(({ score }) => score);
    const assertions = scores.flatMap((score) => score.assertions);
    const undecided = scores.filter(isUndecided);
    if (undecided.length > 0) {
        return { kind: 'ungraded', reason: undecided.map(combine_reasonOf).join(' | '), assertions, scores };
    }
    const requiredMissed = graded.filter((one) => isMissed(one, passMark)).map(({ spec }) => spec.name);
    const score = requiredMissed.length > 0 ? 0 : (0,weighted_mean/* weightedMean */.h)(scores);
    return { kind: 'scored', score, assertions, scores, requiredMissed };
}
/** The opposite of what a grader said. One that could not judge has no opposite. */
function applyNegate(reply) {
    if (reply.kind === 'undecided')
        return reply;
    const score = (0,model_grade/* clampScore */.E2)(reply.score);
    return {
        ...reply,
        score: 1 - score,
        verdict: opposite[reply.verdict ?? (0,model_grade/* verdictOf */.Vj)(score)],
        assertions: reply.assertions.map(({ text, passed, evidence }) => ({
            text,
            passed: !passed,
            ...(evidence !== undefined && { evidence: negated(evidence) }),
        })),
        ...(reply.reasoning !== undefined && { reasoning: negated(reply.reasoning) }),
    };
}
/** The verdict is turned round, not taken from the new score: 0.5 fails, and its opposite passes. */
const opposite = { pass: 'fail', fail: 'pass', skip: 'skip' };
const negated = (text) => `[Negated] ${text}`;
const isUndecided = ({ verdict }) => verdict === 'skip';
function combine_reasonOf({ name, assertions }) {
    const text = assertions.find(({ passed }) => !passed)?.text ?? 'It could not judge';
    return `${name}: ${text}`;
}
function isMissed({ spec: { required }, score }, passMark) {
    if (required === undefined)
        return false;
    return score.score < (required === 'pass-mark' ? passMark : required);
}

;// CONCATENATED MODULE: ./build/js/src/grade/grade.js





/** Asks every grader in turn and puts their scores together. Never throws for a grader that breaks. */
async function grade(specs, submission, context, signal) {
    const graded = [];
    for (const spec of specs) {
        if (signal.aborted)
            break;
        graded.push({ spec, score: await timed(spec, () => ask(spec, submission, context, signal), context.clock) });
    }
    const combined = combine(graded, context.passMark);
    if (!signal.aborted)
        return combined;
    // The grader that was interrupted may have said anything, and the ones after it were not asked.
    const { assertions, scores } = combined;
    return { kind: 'ungraded', reason: 'Grading was cancelled', assertions, scores };
}
/** A grader that throws is a fault of the grader. It says nothing about the answer. */
async function ask(spec, submission, context, signal) {
    try {
        const kind = (0,model_kind/* findKind */.oH)(context.kinds, spec.type);
        if (kind === undefined)
            return { kind: 'undecided', reason: `There is no grader called "${spec.type}"` };
        const deps = { ...context.depsFor(spec), members: membersOf(spec, context) };
        const reply = await kind.open(spec.options, deps).grade(submission, signal);
        return spec.negate ? applyNegate(reply) : reply;
    }
    catch (error) {
        return { kind: 'undecided', reason: `The grader broke: ${(0,errors/* messageOf */.bD)(error)}` };
    }
}
/** What a member weighs and whether it counts against the answer is the business of the grader around it. */
const membersOf = ({ members = [] }, context) => members.map((spec) => ({
    spec,
    grade: (submission, signal) => timed(spec, () => ask({ ...spec, negate: false }, submission, context, signal), context.clock),
}));
async function timed(spec, ask, clock) {
    const start = clock.now();
    const reply = await ask();
    const end = clock.now();
    return {
        name: spec.name,
        type: recordedType(spec),
        weight: spec.weight,
        ...judgementOf(reply),
        input: reply.input,
        target: reply.target,
        tokenUsage: reply.tokenUsage,
        costUsd: reply.costUsd,
        // The clock of a machine may be set back in between.
        durationMs: Math.max(0, end - start),
        startedAt: new Date(start).toISOString(),
        endedAt: new Date(end).toISOString(),
    };
}
function judgementOf(reply) {
    if (reply.kind === 'undecided') {
        const { reason, scores } = reply;
        return { score: 0, verdict: 'skip', assertions: [{ text: reason, passed: false }], ...(scores && { scores }) };
    }
    const { assertions, reasoning, details, scores } = reply;
    const score = (0,model_grade/* clampScore */.E2)(reply.score);
    return { score, verdict: reply.verdict ?? (0,model_grade/* verdictOf */.Vj)(score), assertions, reasoning, details, scores };
}
/** Rubrics are read by the same judge as everything else, and AgentV records them under its name. */
const recordedType = (spec) => spec.type === 'rubrics' || spec.type === 'rubric' ? 'llm-grader' : (0,suite/* shownType */.si)(spec);

// EXTERNAL MODULE: ./build/js/src/model/wire.js
var wire = __webpack_require__(1564);
;// CONCATENATED MODULE: ./build/js/src/grade/submission.js


/** What the graders of a test get to see of an answer. */
function submissionOf(test, response, workspacePath) {
    return {
        answer: (0,message/* finalAnswer */.zN)(response.messages),
        response,
        testId: test.id,
        criteria: test.criteria,
        question: questionText(test.input),
        input: test.input,
        inputFiles: test.inputFiles,
        expected: test.expected,
        reference: referenceText(test.expected),
        metadata: test.metadata,
        workspacePath,
    };
}
/** Everything the suite wrote as text, joined by blanks; what is in files is not part of it (suite-format.md §8.4). */
function questionText(input) {
    return input
        .flatMap(({ content }) => (content === undefined ? [] : textsOf(content)))
        .map((text) => text.trim())
        .filter((text) => text !== '')
        .join(' ');
}
function textsOf(content) {
    if (typeof content === 'string')
        return [content];
    return Array.isArray(content) ? content.flatMap(textOf) : [asJson(content.structured)];
}
function textOf(part) {
    if (part.type === 'text')
        return [part.value];
    if (part.type !== 'data')
        return [];
    const value = part.value['value'];
    return typeof value === 'string' ? [value] : [];
}
/** The last expected message: its text, else its content or its tool calls as JSON, else nothing. */
function referenceText(expected) {
    const last = expected.at(-1);
    if (last?.content !== undefined) {
        return typeof last.content === 'string' ? last.content : asJson((0,wire/* contentOnWire */.Kb)(last.content));
    }
    return last?.toolCalls === undefined ? '' : asJson(last.toolCalls.map(wire/* toolCallOnWire */.Rt));
}
const asJson = (value) => JSON.stringify(value, null, 2) ?? '';

;// CONCATENATED MODULE: ./build/js/src/results/merge-responses.js

/** The replies of all turns as one response: `messages` is the whole exchange. What one turn does not know, the whole does not. */
function mergeResponses(replies, messages) {
    const usages = replies.flatMap(({ tokenUsage }) => tokenUsage ?? []);
    const tokenUsage = usages.length === replies.length ? (0,message/* sumTokens */.WT)(usages) : undefined;
    const costUsd = sumOfAll(replies.map((reply) => reply.costUsd));
    const durationMs = sumOfAll(replies.map((reply) => reply.durationMs));
    const last = replies.at(-1);
    const targetUsed = replies.findLast((reply) => reply.targetUsed !== undefined)?.targetUsed;
    const errors = replies.flatMap(({ error }) => error ?? []);
    return {
        messages: [...messages],
        ...(tokenUsage && { tokenUsage }),
        ...(costUsd !== undefined && { costUsd }),
        ...(durationMs !== undefined && { durationMs }),
        ...(replies[0]?.startTime !== undefined && { startTime: replies[0].startTime }),
        ...(last?.endTime !== undefined && { endTime: last.endTime }),
        ...(last?.model !== undefined && { model: last.model }),
        ...(targetUsed !== undefined && { targetUsed }),
        ...(last?.fileChanges !== undefined && { fileChanges: last.fileChanges }),
        // A conversation of which something was asked now has cost something.
        ...(replies.length > 0 && replies.every(({ cached }) => cached) && { cached: true }),
        ...(errors.length > 0 && { error: errors.join('; ') }),
    };
}
function sumOfAll(numbers) {
    const known = numbers.filter((number) => number !== undefined);
    return known.length === 0 || known.length < numbers.length ? undefined : known.reduce((a, b) => a + b, 0);
}

;// CONCATENATED MODULE: ./build/js/src/suites/prompts.js

/** A test's input as a target is asked it (suite-format.md §20). */
function renderPrompt(messages, mode) {
    const spoken = messages.map((message) => ({
        role: message.role,
        parts: render(message.content, mode),
        isVisible: isVisible(message.content, mode),
    }));
    const visible = spoken.filter((message) => message.isVisible);
    const hasMarkers = visible.length > 1 || messages.some(({ role }) => role === 'assistant' || role === 'tool');
    const question = hasMarkers
        ? visible.map(({ role, parts }) => [`@[${capital(role)}]:`, ...parts].join('\n')).join('\n\n')
        : spoken.flatMap(({ parts }) => parts.map((part) => part.trim())).join('\n\n');
    const { system: written, rest } = divided(spoken);
    const guidelines = guidelinesOf(messages);
    const system = withGuidelines(written, guidelines, mode);
    return {
        question,
        ...(hasMarkers && { chat: chat(system, rest) }),
        ...(system !== '' && { system }),
        ...(guidelines !== undefined && { guidelines }),
    };
}
/** The same as a chat, even where there is only one speaker. */
function renderChat(messages, mode) {
    const { system, rest } = divided(messages.map(({ role, content }) => ({ role, parts: render(content, mode) })));
    return chat(withGuidelines(system, guidelinesOf(messages), mode), rest);
}
/** What the guidelines of the repository say, as files are shown to models (suite-format.md §20.6). */
function guidelinesOf(messages) {
    const parts = (0,message/* guidelinesIn */.VA)(messages);
    if (parts.length === 0)
        return undefined;
    const texts = parts.map(shownFile).filter((text) => text !== '');
    return { text: texts.join('\n\n'), files: parts.map(({ absolutePath }) => absolutePath) };
}
/** A model is told the guidelines before all else; an agent opens their files. */
function withGuidelines(system, guidelines, mode) {
    if (mode === 'agent' || guidelines === undefined || guidelines.text === '')
        return system;
    return [...(system === '' ? [] : [system]), `[[ ## Guidelines ## ]]\n\n${guidelines.text}`].join('\n\n');
}
/** The text of the system messages at the beginning, and what comes after them. */
function divided(spoken) {
    const firstOther = spoken.findIndex(({ role }) => role !== 'system');
    const leading = firstOther === -1 ? spoken : spoken.slice(0, firstOther);
    return { system: joinMessages(leading), rest: firstOther === -1 ? [] : spoken.slice(firstOther) };
}
/** Later system messages and tool messages have no place in a chat, so an assistant message quotes them. */
function chat(system, rest) {
    const others = rest.flatMap(({ role, parts }) => {
        if (parts.length === 0)
            return [];
        const text = parts.join('\n');
        if (role === 'user' || role === 'assistant')
            return [{ role, content: text }];
        return [{ role: 'assistant', content: `@[${capital(role)}]:\n${text}` }];
    });
    return [...(system === '' ? [] : [{ role: 'system', content: system }]), ...others];
}
const joinMessages = (messages) => messages
    .map(({ parts }) => parts.join('\n'))
    .filter((text) => text !== '')
    .join('\n\n');
/** The formatted pieces of one message, blank ones left out. */
function render(content, mode) {
    return partsOf(content)
        .map((part) => renderPart(part, mode))
        .filter((piece) => piece.trim() !== '');
}
/** Whether there is something to read in it; an image alone is not (suite-format.md §20.3). */
const isVisible = (content, mode) => partsOf(content).some((part) => (part.type === 'text' && part.value.trim() !== '') ||
    (part.type === 'file' && part.text.trim() !== '' && !(mode === 'lm' && part.isGuideline)));
function partsOf(content) {
    if (content === undefined)
        return [];
    if (Array.isArray(content))
        return content;
    const value = typeof content === 'string' ? content : JSON.stringify(content.structured, null, 2);
    return [{ type: 'text', value }];
}
/** A model reads the text of a file, an agent opens the file. */
function renderPart(part, mode) {
    if (part.type === 'text')
        return part.value;
    if (part.type !== 'file')
        return '';
    if (mode === 'agent')
        return `<file: path="${part.absolutePath}">`;
    return part.isGuideline ? '' : shownFile(part);
}
const shownFile = ({ path, text }) => text.trim() === '' ? '' : `<file path="${path}">\n${text.trim()}\n</file>`;
const capital = (role) => role.slice(0, 1).toUpperCase() + role.slice(1);

;// CONCATENATED MODULE: ./build/js/src/suites/turn-prompts.js

/**
 * What a target is asked in one turn of a conversation (suite-format.md §15); `history` ends with what the user says
 * now. A model gets the turn and the chat so far. A program has no memory of its own, so it gets all of it as one text.
 */
function renderTurn(history, windowSize, mode) {
    const seen = windowSize === undefined ? history : lastOf(history, windowSize);
    const { system, guidelines } = renderPrompt(seen, mode);
    const asked = mode === 'agent' ? seen : history.slice(-1);
    return {
        question: renderPrompt(asked, mode).question,
        chat: renderChat(seen, mode),
        ...(system !== undefined && { system }),
        ...(guidelines !== undefined && { guidelines }),
    };
}
/** System messages stay; of the others, the last ones: a window is so many times a question and an answer. */
function lastOf(history, windowSize) {
    const others = history.filter(({ role }) => role !== 'system').slice(-windowSize * 2);
    const kept = new Set(others);
    return history.filter((message) => message.role === 'system' || kept.has(message));
}
/** A conversation as one text, as the graders of the whole see it. */
const transcriptOf = (history) => history
    .map((message) => `${message.role}: ${renderPrompt([{ ...message, role: 'user' }], 'lm').question}`)
    .join('\n\n');

;// CONCATENATED MODULE: ./build/js/src/app/with-changes.js
/** What we saw, then what the target itself reports (workspace-format.md §9.3). */
function withChanges(response, seen) {
    const fileChanges = [seen, response.fileChanges].filter((diff) => diff !== undefined && diff !== '').join('\n');
    return fileChanges === '' ? response : { ...response, fileChanges };
}

;// CONCATENATED MODULE: ./build/js/src/app/run-conversation.js







/** Plays a conversation turn by turn on what the target really answers, and grades each turn and the whole (suite-format.md §15). */
async function runConversation(step, conversation, trial, deps) {
    const { clock } = deps.context;
    const history = [...step.test.input];
    /** What was said on top of the test's own input, with the tools that were used. */
    const exchange = [];
    const replies = [];
    const played = [];
    let firstFailure;
    let hasFailed = false;
    for (const [index, turn] of conversation.turns.entries()) {
        const startedAt = clock.now();
        const isOver = hasFailed && conversation.onTurnFailure === 'stop';
        const outcome = isOver ? undefined : await askTurn(step, { turn, index, trial, history, conversation }, deps);
        if (outcome?.kind === 'failed' && !isOwnDoing(outcome.failure))
            return { outcome: inTurn(outcome, index) };
        firstFailure ??= outcome?.kind === 'failed' ? outcome.failure : undefined;
        if (outcome !== undefined)
            exchange.push(turn.input);
        if (outcome?.kind === 'answered') {
            replies.push(outcome.response);
            exchange.push(...outcome.response.messages);
            history.push({ role: 'assistant', content: (0,message/* finalAnswer */.zN)(outcome.response.messages) });
        }
        const graded = await gradeTurn(step, turn, outcome, history, deps);
        played.push({ outcome: graded, startedAt, endedAt: clock.now() });
        hasFailed ||= (turnScore({ outcome: graded }) ?? 0) < step.passMark;
    }
    if (replies.length === 0 && firstFailure !== undefined)
        return { outcome: { kind: 'failed', failure: firstFailure } };
    const changes = await deps.visit?.afterAnswer(deps.signal);
    const response = withChanges(mergeResponses(replies, exchange), changes);
    const whole = await gradeWhole(step, response, history, deps);
    return {
        outcome: { kind: 'answered', response },
        grade: combineTurns(played, whole, { ...conversation, passMark: step.passMark }),
    };
}
/** What a turn is called where the target is asked; counted from 1. */
const turnId = (testId, index) => `${testId}/turn-${index + 1}`;
/** A target that took too long or crashed answered this turn in its way; all else says nothing about it. */
const isOwnDoing = ({ class: failureClass }) => failureClass === 'timeout' || failureClass === 'crash';
const inTurn = ({ failure }, index) => ({
    kind: 'failed',
    failure: { ...failure, message: `In turn ${index + 1}: ${failure.message}` },
});
function askTurn({ suite, test }, { turn, index, trial, history, conversation }, { target, signal, visit }) {
    history.push(turn.input);
    const question = {
        suite: suite.name,
        testId: turnId(test.id, index),
        prompt: renderTurn(history, conversation.windowSize, target.promptMode),
        inputFiles: test.inputFiles,
        attempt: 0,
        trial,
        workspacePath: visit?.path,
    };
    return target.provider.ask(question, signal);
}
async function gradeTurn({ test }, turn, outcome, history, { context, signal, graders, visit }) {
    if (outcome === undefined)
        return { kind: 'skipped' };
    if (outcome.kind === 'failed')
        return { kind: 'failed', reason: `Error: ${outcome.failure.message}` };
    const specs = graders(turn.graders);
    if (specs.length === 0)
        return { kind: 'graded', grade: nothingWanted };
    const expected = turn.expected === undefined ? [] : [turn.expected];
    // The criteria of a test are about the whole of it.
    const asked = { ...test, criteria: '', input: history.slice(0, -1), expected };
    return {
        kind: 'graded',
        grade: await grade(specs, submissionOf(asked, outcome.response, visit?.path), context, signal),
    };
}
const nothingWanted = { kind: 'scored', score: 1, assertions: [], scores: [], requiredMissed: [] };
/** The graders of the test itself see the whole conversation as one text. */
async function gradeWhole({ test }, response, history, { context, signal, graders, visit }) {
    const specs = graders(test.graders);
    if (specs.length === 0)
        return undefined;
    const startedAt = context.clock.now();
    const submission = { ...submissionOf(test, response, visit?.path), answer: transcriptOf(history) };
    const graded = await grade(specs, submission, context, signal);
    return { outcome: { kind: 'graded', grade: graded }, startedAt, endedAt: context.clock.now() };
}

;// CONCATENATED MODULE: ./build/js/src/app/workers.js

/** AgentV's number of parallel tests when nobody says one (suite-format.md §10.4). */
const DEFAULT_WORKERS = 3;
/** Calls of a judge at the same time when its target says no number: judging must not be what everything waits for. */
const DEFAULT_JUDGE_WORKERS = 8;
/** Tests of one suite on one target wait for each other, and those of all suites on a target. */
const lanesOf = ({ suite, target }) => [
    JSON.stringify(['suite', suite.path, target.name]),
    JSON.stringify(['target', keyOf(target)]),
];
/** How many tests of a suite run at the same time on a target: what was asked for, what the suite says, what the target says. */
const workersOf = ({ suite, target }, { workers }) => workers ?? suite.workers ?? target.workers ?? DEFAULT_WORKERS;
/** How many calls of a judge run at the same time. */
const judgeWorkersOf = ({ workers }) => workers ?? DEFAULT_JUDGE_WORKERS;
/** How many tests are asked at the same time. */
function limitsOf(steps, inputs, { callLimit, alone }) {
    const lanes = new Map();
    const raise = (lane, most, target) => {
        const known = lanes.get(lane);
        if (known === undefined)
            lanes.set(lane, { most, ...(target && { target }) });
        else
            known.most = Math.max(known.most, most);
    };
    for (const step of steps) {
        const [ofSuite, ofTarget] = lanesOf(step);
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
        // Beside those who are asked, as many are graded; the answers of more would only pile up.
        begun: total + Math.max(total, DEFAULT_JUDGE_WORKERS),
    };
}

;// CONCATENATED MODULE: ./build/js/src/app/open-targets.js












/** AgentV's number of repeats when neither the run nor the target says one (suite-format.md §10.4). */
const DEFAULT_RETRIES = 2;
/** Nothing may hang for good. Agents and programs get what AgentV 1 and 2 gave them, models what their clients wait. */
const AGENT_DEADLINE_MS = 120_000;
const MODEL_DEADLINE_MS = 600_000;
/** Opens each target, and each judge, once per suite, with the run's timeouts and retries around it. */
class OpenTargets {
    #open = new Map();
    #judges = new Map();
    #retries = new Map();
    #caches;
    #gates = new Map();
    #pauses = new Map();
    #inputs;
    #prepared;
    #world;
    #runEnv;
    constructor(inputs, prepared, world, runEnv, caches) {
        this.#caches = caches;
        this.#inputs = inputs;
        this.#prepared = prepared;
        this.#world = world;
        this.#runEnv = runEnv;
    }
    for(step) {
        const key = JSON.stringify([step.suite.path, step.target.name]);
        const known = this.#open.get(key);
        if (known)
            return known;
        const opening = this.#openTarget(step);
        this.#open.set(key, opening);
        return opening;
    }
    /** How many calls were repeated on behalf of one test; the turns of a conversation are asked under names of their own. */
    retriesOf({ suite, test, target }) {
        const turns = (test.conversation?.turns ?? []).map((_, index) => turnId(test.id, index));
        const counts = [test.id, ...turns].map((id) => this.#retries.get(JSON.stringify([suite.path, id, target.name])) ?? 0);
        return counts.reduce((sum, count) => sum + count, 0);
    }
    async #openTarget({ suite, target }) {
        const childEnv = await this.#prepared.environments.childEnvIn(suite.folder, this.#runEnv);
        return {
            provider: this.#caches.around(await this.#openWithFallbacks(suite, target), { suite, target }),
            promptMode: kindOf(target).promptMode,
            childEnv,
            searchRoots: (0,env_files/* searchRoots */._)(suite.folder, this.#prepared),
            judges: this.#judgesOf(suite, target),
            ...(this.#askedMs !== undefined && { graderTimeoutMs: this.#askedMs }),
            isDryRun: this.#inputs.dryRun,
        };
    }
    /** How many calls of a target its server bears just now; `undefined` before it was first asked. */
    callLimit(target) {
        return this.#gates.get(gateKey(target, 'test'))?.limit;
    }
    /** Retries are over when fallbacks are asked, and there are none of theirs (targets-format.md §4.4). */
    async #openWithFallbacks(suite, target) {
        const provider = this.#patient(await this.#openProvider(suite, target, 'test'), suite.path, target);
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
    /** Each call has a deadline, costs something and waits for its turn. */
    async #openProvider(suite, target, role) {
        const { exec, http, clock, files, cwd, admission } = this.#world;
        const childEnv = await this.#prepared.environments.childEnvIn(suite.folder, this.#runEnv);
        const deps = { exec, http, clock, files, childEnv, suiteFolder: suite.folder, cwd };
        const bare = kindOf(target).open(target.options, deps);
        const limited = withTimeout(bare, this.#deadlineMs(target), clock);
        const metered = withMeter(limited, (costUsd) => admission.spent(suite.path, target, costUsd));
        return withGate(metered, this.#gateOf(suite, target, role));
    }
    #gateOf(suite, target, role) {
        const key = gateKey(target, role);
        const known = this.#gates.get(key);
        if (known)
            return known;
        const { clock } = this.#world;
        const pause = this.#pauses.get(keyOf(target)) ?? new Pause(clock);
        this.#pauses.set(keyOf(target), pause);
        const most = role === 'judge' ? judgeWorkersOf(target) : this.#mostWorkersOf(suite, target);
        const gate = new CallGate(most, clock, pause);
        this.#gates.set(key, gate);
        return gate;
    }
    /** Suites may ask for different numbers: the scheduler keeps each to its own. */
    #mostWorkersOf(suite, target) {
        const suites = this.#prepared.plan.steps.map((step) => step.suite);
        return Math.max(...[suite, ...suites].map((each) => workersOf({ suite: each, target }, this.#inputs)));
    }
    /** Judges are opened when they are first asked: most runs never need most of them. */
    #judgesOf(suite, target) {
        const judges = this.#prepared.judges.get(suite.path);
        if (judges === undefined)
            return { names: [], find: async () => ({ kind: 'none', reason: 'Nobody judges here' }) };
        return {
            names: judges.names,
            find: async (name) => {
                const choice = name === undefined ? judges.of(target) : judges.named(name);
                if (choice.kind === 'judge')
                    return { kind: 'found', judge: await this.#judge(suite, choice.target) };
                return { kind: 'none', reason: choice.problems.map(({ message }) => message).join('; ') };
            },
        };
    }
    #judge(suite, target) {
        const key = JSON.stringify([suite.path, target.name]);
        const known = this.#judges.get(key);
        if (known)
            return known;
        const opening = this.#openProvider(suite, target, 'judge').then((provider) => ({
            name: target.name,
            provider: this.#patient(provider, suite.path, target),
            promptMode: kindOf(target).promptMode,
            identity: (0,targets_identity/* identityOf */.c)(target),
            memory: this.#caches.memoryOf(suite, target),
        }));
        this.#judges.set(key, opening);
        return opening;
    }
    #patient(provider, suitePath, target) {
        const limits = { maxRetries: this.#inputs.maxRetries ?? DEFAULT_RETRIES, policy: this.#policyOf(provider) };
        return withRetry(provider, limits, this.#world.clock, ({ question }) => {
            const key = JSON.stringify([suitePath, question.testId, target.name]);
            this.#retries.set(key, (this.#retries.get(key) ?? 0) + 1);
        });
    }
    /** The number that was asked for wins over that of the target; the target's delays stay. */
    #policyOf({ retry }) {
        const { maxRetries } = this.#inputs;
        return retry && maxRetries !== undefined ? { ...retry, maxRetries } : retry;
    }
    /** What was asked for, else nothing where the target has a deadline of its own, else the guard of its kind. */
    #deadlineMs({ provider, options }) {
        if (this.#askedMs !== undefined)
            return this.#askedMs;
        if (options['timeout_seconds'] !== undefined)
            return undefined;
        const kind = (0,model_kind/* findKind */.oH)(providers/* providers */.r, provider);
        return kind?.deadlineMs ?? (kind?.promptMode === 'agent' ? AGENT_DEADLINE_MS : MODEL_DEADLINE_MS);
    }
    get #askedMs() {
        const { testTimeoutSeconds } = this.#inputs;
        return testTimeoutSeconds === undefined ? undefined : Math.floor(testTimeoutSeconds * 1000);
    }
}
function kindOf({ provider }) {
    const kind = (0,model_kind/* findKind */.oH)(providers/* providers */.r, provider);
    if (kind === undefined)
        throw new Error(`The plan names a provider that is not there: ${provider}`);
    return kind;
}
const gateKey = (target, role) => JSON.stringify([role, keyOf(target)]);

// EXTERNAL MODULE: ./build/js/src/app/open-workspaces.js + 11 modules
var open_workspaces = __webpack_require__(4249);
// EXTERNAL MODULE: ./build/js/src/grade/graders/index.js + 71 modules
var graders = __webpack_require__(4705);
;// CONCATENATED MODULE: ./build/js/src/run/trials.js

/** Whether another trial is due after those that are done. */
function nextTrial(done, policy) {
    if (done.length >= policy.count)
        return 'enough';
    const last = done.at(-1);
    if (policy.strategy === 'pass_at_k' && last !== undefined && last.score >= suite/* PASS_MARK */.Yn)
        return 'enough';
    const spent = done.reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0);
    return policy.costLimitUsd !== undefined && spent >= policy.costLimitUsd ? 'cost-limit' : 'go-on';
}
/** Several trials as one score, by AgentV's strategies. There must be at least one. */
function aggregateTrials(trials, strategy) {
    const scores = trials.map(({ score }) => score);
    const best = scores.indexOf(Math.max(...scores));
    const { score, aggregation } = scored(scores, strategy);
    return { score, aggregation, best };
}
function scored(scores, strategy) {
    if (strategy === 'pass_at_k') {
        const passedAttempts = scores.filter((score) => score >= suite/* PASS_MARK */.Yn).length;
        return { score: Math.max(...scores), aggregation: { strategy, passedAttempts, totalAttempts: scores.length } };
    }
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    if (strategy === 'mean') {
        return { score: mean, aggregation: { strategy, mean, min: Math.min(...scores), max: Math.max(...scores) } };
    }
    const { lower, upper, stddev } = confidenceInterval(scores, mean);
    return { score: lower, aggregation: { strategy, mean, ci95Lower: lower, ci95Upper: upper, stddev } };
}
/** Two-sided 95 % Student-t values for 1…29 degrees of freedom, as AgentV tabulates them; 1.96 beyond. */
const T_95 = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
    2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045,
];
function confidenceInterval(scores, mean) {
    const n = scores.length;
    if (n < 2)
        return { lower: mean, upper: mean, stddev: 0 };
    const stddev = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (n - 1));
    const margin = ((T_95[n - 2] ?? 1.96) * stddev) / Math.sqrt(n);
    return { lower: Math.max(0, mean - margin), upper: Math.min(1, mean + margin), stddev };
}

;// CONCATENATED MODULE: ./build/js/src/app/run-in-workspace.js

/** One trial in the workspace of its test, if it has one: what happens around it, happens whatever comes of it. */
async function runInWorkspace(step, trial, target, { workspaces, signal }, run) {
    const { test, trials } = step;
    const visitor = {
        testId: test.id,
        trial,
        input: renderPrompt(test.input, 'lm').question,
        metadata: test.metadata,
        childEnv: target.childEnv,
        isLastTrial: trial === trials.count - 1,
    };
    const entered = await workspaces?.enter(step, visitor, signal);
    if (entered?.kind === 'failed')
        return { outcome: { kind: 'failed', failure: entered.failure } };
    if (entered?.kind !== 'visit')
        return run(undefined);
    const { visit } = entered;
    let made;
    let keptAt;
    try {
        made = await run(visit);
    }
    finally {
        await visit.afterAnswer(signal);
        keptAt = await visit.leave(made?.grade?.kind === 'scored' && made.grade.score >= KEEP_BELOW);
    }
    return { ...made, hookOutputs: visit.hookOutputs, ...(keptAt !== undefined && { workspacePath: keptAt }) };
}
/** Below this score a workspace counts as that of a failure, whatever the pass mark (workspace-format.md §8.2). */
const KEEP_BELOW = 0.5;

;// CONCATENATED MODULE: ./build/js/src/app/run-step.js










/**
 * Runs one test on one target as often as it is planned. `undefined` when the run was cancelled meanwhile. A test that
 * is refused is a result of its own; one that is refused further trials makes do with those that it had.
 */
async function runStep(step, target, turn, world) {
    const startedAt = world.clock.now();
    const { done, next, refusal } = await runTrials(step, target, turn, world);
    if (world.signal.aborted)
        return undefined;
    if (refusal !== undefined && done.length === 0)
        return notRunResult(step, refusal, startedAt);
    const prompt = renderPrompt(step.test.input, target.promptMode);
    const facts = { prompt, startedAt, finishedAt: world.clock.now(), retries: turn.retries() };
    const trials = done.map(({ trial }) => trial);
    const costLimited = next === 'cost-limit' || refusal !== undefined;
    const summary = step.trials.count > 1 ? { ...aggregateTrials(trials, step.trials.strategy), costLimited } : undefined;
    const runs = done.map(({ run }) => run);
    return resultOf(step, runs, trials, summary, facts);
}
/** One after the other where each decides about the next, else as many at once as there are seats. */
async function runTrials(step, target, turn, world) {
    const done = [];
    const isTogether = mayRunTogether(step.trials);
    let refusal;
    let kept;
    const runNext = async (attempt) => {
        const seat = kept ?? (await turn.seats.take());
        kept = undefined;
        const admitted = refusal === undefined ? await turn.admit() : undefined;
        if (admitted?.kind !== 'go') {
            refusal ??= admitted?.failure;
            return seat.leave();
        }
        let run;
        try {
            const onAnswered = () => (turn.keepsSeat ? undefined : seat.leave());
            run = await runInWorkspace(step, attempt, target, world, (visit) => runTrial(step, attempt, target, world, { visit, onAnswered }));
        }
        finally {
            admitted.over(run && costOf(run));
        }
        // What failed may be the last straw: nobody follows before that is known.
        if (run.outcome.kind === 'failed' && !isTogether)
            kept = seat;
        else
            seat.leave();
        done.push({ run, trial: trialOf(run, attempt, step.passMark) });
    };
    if (isTogether) {
        const all = await Promise.allSettled(Array.from({ length: step.trials.count }, (_, attempt) => runNext(attempt)));
        const broken = all.find(({ status }) => status === 'rejected');
        if (broken?.status === 'rejected')
            throw broken.reason;
        return { done: done.toSorted((a, b) => a.trial.attempt - b.trial.attempt), next: 'enough', refusal };
    }
    let next = 'go-on';
    while (next === 'go-on' && refusal === undefined && !world.signal.aborted) {
        await runNext(done.length);
        next = nextTrial(done.map(({ trial }) => trial), step.trials);
    }
    return { done, next, refusal };
}
/** Trials whose number is certain need not wait for each other. */
const mayRunTogether = ({ count, strategy, costLimitUsd }) => count > 1 && strategy !== 'pass_at_k' && costLimitUsd === undefined;
/** What a trial cost with its judges, as far as anybody told; `undefined` when nobody did. */
function costOf({ outcome, grade }) {
    const answer = outcome.kind === 'answered' ? (outcome.response.costUsd ?? []) : [];
    const costs = [answer, (grade?.scores ?? []).flatMap(costsOf)].flat();
    return costs.length === 0 ? undefined : costs.reduce((sum, cost) => sum + cost, 0);
}
const costsOf = ({ costUsd, scores = [] }) => [
    ...(costUsd === undefined ? [] : [costUsd]),
    ...scores.flatMap(costsOf),
];
async function runTrial(step, trial, target, world, { visit, onAnswered }) {
    const { suite, test, passMark } = step;
    const { clock, exec, files, matcher, loopback, scripts } = world;
    const common = {
        clock,
        exec,
        files,
        matcher,
        loopback,
        scripts,
        childEnv: target.childEnv,
        suiteFolder: suite.folder,
        searchRoots: target.searchRoots,
        judges: target.judges,
        timeoutMs: target.graderTimeoutMs,
    };
    const context = {
        kinds: graders/* graders */.F,
        depsFor: ({ declaredAs }) => ({ ...common, declaredAs }),
        clock,
        passMark,
    };
    const gradersOf = (specs) => (target.isDryRun ? specs.filter(staysHere) : specs);
    if (test.conversation !== undefined) {
        return runConversation(step, test.conversation, trial, {
            target,
            context,
            signal: world.signal,
            graders: gradersOf,
            visit,
        });
    }
    const question = {
        suite: suite.name,
        testId: test.id,
        prompt: renderPrompt(test.input, target.promptMode),
        inputFiles: test.inputFiles,
        attempt: 0,
        trial,
        workspacePath: visit?.path,
    };
    const asked = await target.provider.ask(question, world.signal);
    if (asked.kind === 'answered')
        onAnswered();
    const changes = await visit?.afterAnswer(world.signal);
    if (asked.kind === 'failed')
        return { outcome: asked };
    const outcome = { ...asked, response: withChanges(asked.response, changes) };
    const submission = submissionOf(test, outcome.response, visit?.path);
    return { outcome, grade: await grade(gradersOf(test.graders), submission, context, world.signal) };
}
/** A dry run starts no program and asks no judge. */
function staysHere({ type, options, members = [] }) {
    const kind = (0,model_kind/* findKind */.oH)(graders/* graders */.F, type);
    const reachesOut = kind?.startsPrograms?.(options) === true || kind?.needsJudge?.(options) === true;
    return !reachesOut && members.every(staysHere);
}
/** Whether a grader, or one that it puts together, runs programs. */
function startsPrograms({ type, options, members = [] }) {
    return (0,model_kind/* findKind */.oH)(graders/* graders */.F, type)?.startsPrograms?.(options) === true || members.some(startsPrograms);
}

;// CONCATENATED MODULE: ./build/js/src/app/engine.js








/** Asks targets, each test in its workspace, as many at once as they bear. Whoever opened it has to close it. */
class Engine {
    #inputs;
    #world;
    #targets;
    #workspaces;
    constructor(prepared, steps, inputs, world) {
        this.#inputs = inputs;
        this.#world = world;
        this.#targets = new OpenTargets(inputs, prepared, world, runEnvironment(world.startedAt, inputs), world.caches);
        // A dry run makes nothing.
        this.#workspaces = inputs.dryRun ? undefined : (0,open_workspaces/* openWorkspaces */.$)(steps, inputs, { cwd: prepared.cwd, world });
    }
    /** Runs each of these steps once; those that had not begun when the run was stopped have no result. */
    run(steps, sitting) {
        const limits = limitsOf(steps, this.#inputs, {
            callLimit: (target) => this.#targets.callLimit(target),
            alone: new Set(steps.flatMap((step) => this.#aloneLaneOf(step))),
        });
        const jobs = steps.map((step) => ({
            lanes: [...lanesOf(step), ...this.#aloneLaneOf(step)],
            key: stepKey(step, step.test.id),
            after: step.test.dependsOn.map((id) => stepKey(step, id)),
            expectedMs: this.#world.durations.get(durationKey(step)),
            run: (seats) => this.#runOne(step, seats, sitting),
        }));
        return schedule(jobs, limits, this.#world.signal);
    }
    /** Clears the workspaces away; also after a run that was stopped. */
    async close() {
        await this.#workspaces?.close(this.#world.signal);
    }
    async #runOne(step, seats, { results, keep }) {
        const { clock, admission, progress, signal } = this.#world;
        const startedAt = clock.now();
        const missing = step.test.onDependencyFailure === 'run' ? undefined : failedDependency(step, results);
        if (missing !== undefined)
            return keep(dependencyResult(step, missing, startedAt), step);
        const refusal = admission.refusal(step);
        if (refusal !== undefined)
            return keep(notRunResult(step, refusal, startedAt), step);
        const turn = {
            seats,
            keepsSeat: this.#workspaces?.laneOf(step) !== undefined || this.#isLookedAtAlone(step),
            admit: () => admission.admit(step, signal),
            retries: () => this.#targets.retriesOf(step),
        };
        progress.started({ suite: step.suite.name, testId: step.test.id, target: step.target.name });
        try {
            const target = await this.#targets.for(step);
            const result = await runStep(step, target, turn, { ...this.#world, workspaces: this.#workspaces });
            if (result)
                await keep(result, step);
        }
        catch (error) {
            // Not being able to write results ends the run; anything else is this test's own mishap.
            if (error instanceof errors/* UserError */.yo)
                throw error;
            const facts = { startedAt, finishedAt: clock.now(), retries: this.#targets.retriesOf(step) };
            await keep(bugResult(step, error, facts), step);
        }
    }
    /** With one worker, programs that grade look at what the target left behind. */
    #isLookedAtAlone(step) {
        return workersOf(step, this.#inputs) === 1 && step.test.graders.some(startsPrograms);
    }
    #aloneLaneOf(step) {
        const alone = this.#workspaces?.laneOf(step)?.alone;
        return alone === undefined ? [] : [JSON.stringify(['workspace', alone])];
    }
}
const stepKey = ({ suite, target }, id) => JSON.stringify([suite.path, target.name, id]);
/** The first test that this one waited for in vain: a low score is a measurement, an error is none (suite-format.md §14). */
function failedDependency({ suite, target, test }, results) {
    if (test.dependsOn.length === 0)
        return undefined;
    return results.find((result) => result.status === 'execution_error' &&
        result.suiteFile === suite.file &&
        result.target === target.name &&
        test.dependsOn.includes(result.testId));
}
const durationKey = ({ suite, test, target }) => (0,result/* resultKey */.ZH)({ suiteFile: suite.file, suite: suite.name, testId: test.id, target: target.name });
/** When a run began, as part of a name of a file. */
const timestamp = (at) => new Date(at).toISOString().replaceAll(/[:.]/g, '-');
/** What AgentV tells every child process of the run (suite-format.md §6.3). */
const runEnvironment = (startedAt, { experiment }) => ({
    AGENTV_RUN_TIMESTAMP: timestamp(startedAt),
    AGENTV_EXPERIMENT: experiment,
});

// EXTERNAL MODULE: ./build/js/src/app/prepare.js + 2 modules
var prepare = __webpack_require__(265);
;// CONCATENATED MODULE: ./build/js/src/app/time-limit.js

/** Lets everything in the world be stopped so many minutes from now, as if somebody had asked for it. */
function withTimeLimit(world, minutes) {
    if (minutes === undefined)
        return { world, why: 'cancelled', [Symbol.dispose]: () => undefined };
    const limited = (0,call_signal/* callSignal */.v)(world.signal);
    const inTime = new AbortController();
    let isLate = false;
    const watch = async () => {
        await world.clock.sleep(minutes * 60_000, inTime.signal);
        if (inTime.signal.aborted || world.signal.aborted)
            return;
        isLate = true;
        limited.abort();
    };
    void watch();
    return {
        world: { ...world, signal: limited.signal },
        get why() {
            return isLate ? 'deadline' : 'cancelled';
        },
        [Symbol.dispose]() {
            inTime.abort();
            limited[Symbol.dispose]();
        },
    };
}

;// CONCATENATED MODULE: ./build/js/src/app/evaluate.js
var evaluate_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var evaluate_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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











/**
 * Suites → plan → run → grade → results. Nothing is written before the plan stands. `durations` says how long tests took
 * the last time, in milliseconds by their key in comparisons.
 */
async function evaluate(inputs, asked, progress, durations = new Map()) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const startedAt = asked.clock.now();
        const time = evaluate_addDisposableResource(env_1, withTimeLimit(asked, inputs.timeoutMinutes), false);
        const { world } = time;
        world.memory.stopGrowth();
        const prepared = await (0,prepare/* prepare */.iA)(inputs, world);
        const { deep: withoutSecrets } = (0,redact/* redactor */.$p)(await prepared.environments.secrets());
        const start = await (0,earlier_run/* findStart */.kI)(inputs, prepared, world);
        const folder = start.source?.continuesIn ?? runFolder(inputs, prepared, startedAt);
        const _claim = evaluate_addDisposableResource(env_1, await world.files.claim(folder), true);
        const earlier = await (0,prepare/* withoutSecretsOf */.f1)(prepared, () => (0,earlier_run/* inherit */.IL)(start, prepared, world, withoutSecrets));
        const caches = new app_caches/* Caches */.a({ inputs, cwd: prepared.cwd, stores: world.stores, clean: withoutSecrets });
        const warnings = withoutSecrets([...prepared.warnings, ...earlier.warnings, ...caches.remarks(prepared)]);
        progress.planned(outlineOf(prepared, earlier), [...withoutSecrets(errorsOf(prepared)), ...warnings]);
        await (0,earlier_run/* beginFolder */.qF)(folder, earlier, world.files);
        const journal = evaluate_addDisposableResource(env_1, await world.files.openJournal((0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.journal)), true);
        const admission = new Admission(runnable(prepared.plan.steps), inputs.budgetUsd);
        const troubles = [];
        const tell = (problem) => {
            const [clean = problem] = withoutSecrets([problem]);
            troubles.push(clean);
            world.log.warn(clean.message);
        };
        const context = { ...world, journal, startedAt, progress, withoutSecrets, caches, admission, durations, tell };
        const results = await runPlan(prepared, inputs, earlier.results, context);
        const late = withoutSecrets([...admission.warnings]);
        for (const problem of late)
            world.log.warn((0,errors/* problemText */.fI)(problem));
        const planned = prepared.plan.steps.length;
        const uses = caches.uses();
        const stopped = results.length < planned ? time.why : admission.stopped;
        return {
            folder,
            run: {
                startedAt: new Date(startedAt).toISOString(),
                durationMs: Math.max(0, world.clock.now() - startedAt),
                planned,
                complete: stopped === undefined,
                ...(stopped !== undefined && { stopped }),
                dryRun: inputs.dryRun,
                // They name suites as the results do, whose secrets are gone.
                floors: withoutSecrets([...prepared.plan.floors]),
                warnings: [...warnings, ...troubles, ...late],
                ...(uses.length > 0 && { caches: uses }),
                results: results.toSorted((a, b) => a.index - b.index),
            },
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = evaluate_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
const outlineOf = ({ plan: { steps } }, { results, from }) => ({
    tests: steps.length,
    suites: [...new Set(steps.map(({ suite }) => suite.file))],
    ...(from !== undefined && { takenOver: { results, from } }),
});
const errorsOf = ({ plan: { steps } }) => steps.flatMap((step) => (step.kind === 'broken' ? step.test.problems : []));
/** From so many on it pays to be small. */
const MANY_STEPS = 500;
/** Runs every step of the plan; each result is freed of secrets, written down and told as soon as it is there. */
async function runPlan(prepared, inputs, takenOver, context) {
    const { plan } = prepared;
    const results = [...takenOver];
    const known = new Set(takenOver.map(({ index }) => index));
    const keep = async (result, { suite, target }) => {
        const clean = context.withoutSecrets(result);
        context.admission.finished(suite.path, typeof target === 'string' ? undefined : target, clean);
        await context.journal.append((0,record/* recordLine */.I)(clean));
        results.push(clean);
        context.progress.finished(clean, { done: results.length, total: plan.steps.length });
    };
    const left = plan.steps.filter(({ index }) => !known.has(index));
    const steps = runnable(left);
    if (steps.length >= MANY_STEPS) {
        // What was needed to read the suites is needed no more, and programs are to be started now.
        context.memory.giveBack();
    }
    for (const step of left)
        if (step.kind === 'broken')
            await keep(brokenResult(step, context.clock.now()), step);
    const engine = new Engine(prepared, steps, inputs, context);
    try {
        await engine.run(steps, { keep, results });
    }
    finally {
        await engine.close();
    }
    return results;
}
const runnable = (steps) => steps.filter((step) => step.kind === 'run');
function runFolder({ outputDirectory, experiment }, { cwd }, startedAt) {
    return outputDirectory === undefined
        ? (0,external_node_path_.join)(cwd, '.agentv', 'results', 'runs', experiment, timestamp(startedAt))
        : (0,external_node_path_.resolve)(cwd, outputDirectory);
}


/***/ }),

/***/ 5460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ fileReporters)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/src/edges/github/limits.js
var limits = __webpack_require__(3270);
// EXTERNAL MODULE: ./build/js/src/reports/comment.js + 2 modules
var reports_comment = __webpack_require__(4487);
// EXTERNAL MODULE: ./node_modules/junit-report-builder/dist/index.js
var dist = __webpack_require__(1072);
// EXTERNAL MODULE: ./build/js/src/model/place.js
var place = __webpack_require__(2070);
// EXTERNAL MODULE: ./build/js/src/model/result.js + 2 modules
var model_result = __webpack_require__(8866);
// EXTERNAL MODULE: ./build/js/src/shared/never.js
var never = __webpack_require__(5379);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/reports/escape/invisible.js
var invisible = __webpack_require__(1180);
;// CONCATENATED MODULE: ./build/js/src/reports/escape/xml.js

/**
 * Foreign text for an XML document: only characters that XML 1.0 allows, and none that cannot be seen. The
 * characters with a meaning are left to the writer of the document.
 */
const xmlText = (text) => (0,invisible/* showInvisible */.jQ)((0,invisible/* withoutAnsi */.uo)(text).replace(illegal, ''));
/** XML 1.0, "Characters": with the `u` flag a surrogate is matched only when it stands alone. */
const illegal = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

// EXTERNAL MODULE: ./build/js/src/reports/findings.js
var findings = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/js/src/reports/spent.js
var spent = __webpack_require__(8927);
;// CONCATENATED MODULE: ./build/js/src/reports/junit.js








/** The report as JUnit XML: a suite per suite, a case per test and target, sums that agree with their parts. */
function junit(report) {
    // The types describe an ES module; what Node loads is CommonJS, whose one export is the builder itself.
    const builder = dist.newBuilder();
    const changes = (0,findings/* changesByKey */.G1)(report);
    const suites = suitesOf(report, changes);
    setTime(builder['_rootTestSuites'], suites.flatMap(({ results }) => results));
    for (const { name, parts, results, notRun } of suites) {
        const suite = builder
            .testSuite()
            .name(xmlText(name))
            .timestamp(xmlText(report.startedAt.slice(0, 'YYYY-MM-DDThh:mm:ss'.length)));
        setTime(suite, results);
        for (const [key, value] of parts.flatMap((part) => suiteProperties(report, part, parts.length > 1))) {
            suite.property(xmlText(key), xmlText(value));
        }
        const severalTargets = new Set([...results, ...notRun].map(({ target }) => target)).size > 1;
        const caseName = ({ testId, target }) => xmlText(severalTargets ? `${testId} [${target}]` : testId);
        for (const result of results) {
            addResult(suite.testCase().name(caseName(result)).className(xmlText(name)), result, changes.get((0,model_result/* resultKey */.ZH)(result)));
        }
        for (const left of notRun)
            addNotRun(suite.testCase().name(caseName(left)).className(xmlText(name)), left);
    }
    return `${builder.build()}\n`;
}
/** Most bytes of an answer that go into the file (github.md §5.7). */
const EXCERPT_BYTES = 4096;
/** Enough to understand an error; the whole of it is in the results. */
const MESSAGE_CHARACTERS = 2000;
/** Two files may hold suites of one name: they stay apart. */
function suitesOf(report, changes) {
    const { planned } = (0,findings/* findings */.Pg)(report);
    const isPlanned = new Set(planned);
    const ran = new Set(report.results.map(model_result/* resultKey */.ZH));
    const skipped = [...changes].filter(([key, { state }]) => state === 'skipped' && !ran.has(key));
    const notRun = [
        ...planned.map((result) => ({ ...result, why: 'dry run' })),
        ...skipped.map(([, change]) => change),
    ];
    const name = (0,findings/* suiteNamer */.u3)(report);
    const results = bySuite(report.results.filter((result) => !isPlanned.has(result)));
    const left = bySuite(notRun);
    const suites = [...report.suites.map(({ suite, file }) => ({ suite, suiteFile: file })), ...report.results];
    return [...new Map(suites.map((suite) => [suiteKey(suite), suite]))].map(([key, { suite, suiteFile }]) => ({
        name: name({ suite, file: suiteFile }),
        parts: report.suites.filter((part) => part.suite === suite && part.file === suiteFile),
        results: results.get(key) ?? [],
        notRun: left.get(key) ?? [],
    }));
}
const suiteKey = ({ suite, suiteFile }) => JSON.stringify([suiteFile, suite]);
function bySuite(tests) {
    const groups = new Map();
    for (const test of tests) {
        const group = groups.get(suiteKey(test));
        if (group)
            group.push(test);
        else
            groups.set(suiteKey(test), [test]);
    }
    return groups;
}
function suiteProperties(report, part, several) {
    const { target, threshold, totals } = part;
    const verdict = report.verdict.suites.find(({ suite, file, target: on }) => suite === part.suite && file === part.file && on === target);
    const measured = [
        ['score', totals.score?.toFixed(3)],
        ['threshold', threshold],
        ['pass-rate', totals.passRate?.toFixed(3)],
        ['cost-usd', totals.costUsd],
        ['judge-cost-usd', totals.graderCostUsd],
        ['not-run', totals.skipped > 0 ? totals.skipped : undefined],
    ];
    const named = known([['target', target], ['verdict', verdict?.kind], ...(report.dryRun ? [] : measured)]);
    return named.map(([key, value]) => [several ? `${key} [${target}]` : key, value]);
}
function addResult(testCase, result, change) {
    for (const [key, value] of caseProperties(result, change))
        testCase.property(key, xmlText(value));
    testCase.file(xmlText(result.place.file));
    const body = addOutcome(testCase, result, change);
    whenBuilt(testCase, (element) => {
        element.att('line', `${result.place.line}`);
        element.att('time', seconds([result]));
        // The mark that `addOutcome` asked for is what the library adds last.
        const mark = element.children.at(-1);
        if (body?.message)
            mark?.att('message', body.message);
        if (body?.text)
            mark?.txt(body.text);
        for (const trial of flakyTrials(result))
            addFlaky(element, trial);
        const excerpt = (0,shared_text/* cutBytes */.Uw)(xmlText((0,shared_text/* cutBytes */.Uw)(result.output, EXCERPT_BYTES)), EXCERPT_BYTES);
        if (excerpt !== '')
            element.ele('system-out').txt(excerpt);
    });
}
function caseProperties(result, change) {
    const trials = (0,findings/* trialCounts */.bK)(result);
    return known([
        ['target', result.target],
        ['verdict', result.status],
        ['score', result.status === 'execution_error' ? undefined : result.score.toFixed(3)],
        ['pass-mark', result.passMark],
        ['pass-rate', trials && `${trials.passes}/${trials.trials}`],
        ['cost-usd', (0,spent/* costOf */.ho)(result)],
        ['tokens', (0,spent/* tokensOf */.k8)(result)],
        ['model', result.model],
        ['reused-from', result.reusedFrom],
        ['change', change?.state],
    ]);
}
/** Marks the case in the library, which counts it, and says what else belongs into the mark. */
function addOutcome(testCase, result, change) {
    if (result.status === 'ok')
        return undefined;
    if (change?.state === 'quarantined') {
        testCase.skipped();
        return { message: xmlText(`quarantined: ${change.why ?? result.status}`) };
    }
    switch (result.status) {
        case 'quality_failure':
            testCase.failure(scoreMessage(result.score), failureType(result, change));
            return { text: failureText(result) };
        case 'execution_error': {
            const message = xmlText((0,shared_text/* cutEnd */.ym)((0,findings/* causeLines */.t1)(result).join('\n'), MESSAGE_CHARACTERS));
            testCase.error(message, result.failure.class);
            return { text: errorText(result, message) };
        }
        default:
            return (0,never/* never */.Z)(result);
    }
}
function failureType(result, change) {
    if (change?.state === 'regressed')
        return 'regression';
    return result.assertions.some(({ passed }) => !passed) ? 'assertion' : 'threshold';
}
function failureText(result) {
    const failed = (0,findings/* failedChecks */.HH)(result).map(({ text }) => (0,shared_text/* cutEnd */.ym)(xmlText(text), MESSAGE_CHARACTERS));
    return `Score: ${result.score.toFixed(3)}\nFailed: ${failed.join(', ')}`;
}
function errorText({ failure }, message) {
    return failure.place === undefined ? message : `${message}\nat ${xmlText((0,place/* placeText */.Z)(failure.place))}`;
}
/** The trials that went wrong in a test that passed: shown by readers that know Surefire's flaky marks. */
const flakyTrials = (result) => result.status === 'ok' ? (result.trials ?? []).filter(({ status }) => status !== 'ok') : [];
function addFlaky(element, { status, score, failure, attempt }) {
    const isError = status === 'execution_error';
    element
        .ele(isError ? 'flakyError' : 'flakyFailure', {
        message: isError ? xmlText((0,shared_text/* cutEnd */.ym)(failure?.message ?? 'error', MESSAGE_CHARACTERS)) : scoreMessage(score),
        type: isError ? (failure?.class ?? 'error') : 'assertion',
    })
        .txt(`Trial ${attempt + 1}`);
}
function addNotRun(testCase, { place, why, target }) {
    testCase.property('target', xmlText(target)).skipped();
    if (place)
        testCase.file(xmlText(place.file));
    whenBuilt(testCase, (element) => {
        if (place)
            element.att('line', `${place.line}`);
        element.att('time', seconds([]));
        element.children.at(-1)?.att('message', xmlText(why ?? 'not run'));
    });
}
const scoreMessage = (score) => `score=${score.toFixed(3)}`;
/** The sum of the times, as AgentV writes it: three decimals, and `0.000` where none is known. */
const seconds = (results) => (results.reduce((sum, result) => sum + ((0,spent/* timeOf */.nR)(result) ?? 0), 0) / 1000).toFixed(3);
/**
 * The library has no word for lines, messages of skipped tests, flaky marks and exact times, and it closes
 * CDATA sections at the second `]]>` of a text. Such things are added to the element that it has built, as text.
 */
function whenBuilt(node, add) {
    const build = node.build.bind(node);
    node.build = (parent) => {
        const element = build(parent);
        add(element);
        return element;
    };
}
function setTime(group, results) {
    const build = group.build.bind(group);
    group.build = (parent) => build(parent).att('time', seconds(results));
}
const known = (pairs) => pairs.flatMap(([key, value]) => (value === undefined ? [] : [[key, `${value}`]]));

;// CONCATENATED MODULE: ./build/js/src/reports/reporters/file.js
/** Writes what `render` makes of the report to one file. */
function fileReporter(name, path, render, files) {
    return {
        name,
        async deliver(report) {
            await files.write(path, render(report));
            return { kind: 'delivered', name, where: path };
        },
    };
}

// EXTERNAL MODULE: ./build/js/src/reports/summary.js
var summary = __webpack_require__(367);
// EXTERNAL MODULE: ./build/js/src/app/earlier-run.js + 11 modules
var earlier_run = __webpack_require__(6894);
;// CONCATENATED MODULE: ./build/js/src/app/file-reporters.js







/** What every run leaves in its folder beside the journal. */
const fileReporters = (folder, files, 
/** The comment of a pull request needs to know where it belongs. */
comment) => [
    fileReporter('report.json', (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.report), (report) => `${JSON.stringify(report, null, 2)}\n`, files),
    fileReporter('junit.xml', (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.junit), junit, files),
    fileReporter('summary.md', (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.summary), (report) => (0,summary/* summaryMarkdown */.e)(report, limits/* JOB_SUMMARY_BYTES */.HC), files),
    ...(comment === undefined
        ? []
        : [
            fileReporter('comment.md', (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.comment), (report) => (0,reports_comment/* commentMarkdown */.r)(report, comment, limits/* COMMENT_BYTES */.GJ), files),
        ]),
];


/***/ }),

/***/ 6589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EF: () => (/* binding */ quietProgress),
/* harmony export */   FV: () => (/* binding */ alreadyDone),
/* harmony export */   e3: () => (/* binding */ terminalProgress),
/* harmony export */   p3: () => (/* binding */ complainAbout)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _reports_deliver_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8258);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43);
/* harmony import */ var _reports_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9175);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5594);
/* harmony import */ var _earlier_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6894);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9253);







/** For a person at a terminal: a line per finished test, what is running below, and the table at the end. */
function terminalProgress(terminal, shownFolder, program, isDryRun, clock) {
    const tally = new _tally_js__WEBPACK_IMPORTED_MODULE_5__/* .Tally */ .F(clock);
    const show = () => terminal.status(statusLine(tally));
    return {
        planned({ tests, suites, takenOver }, problems) {
            const known = takenOver?.results ?? [];
            tally.planned(tests);
            for (const result of known)
                tally.finished(result);
            for (const problem of problems)
                terminal.complain(`${problem.severity}: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .problemText */ .fI)(problem)}`);
            terminal.print(`Running ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)('test', tests - known.length)} of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)('suite', suites.length)}${alreadyDone(takenOver)}\n`);
        },
        started(step) {
            tally.started(step);
            show();
        },
        finished(result) {
            tally.finished(result);
            terminal.print((0,_reports_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .resultLine */ .ow)(result, terminal, isDryRun));
            show();
        },
        ended(report, folder, receipts) {
            terminal.print(`\n${(0,_reports_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .resultTable */ .AD)(report, terminal)}\n`);
            const at = shownFolder(folder);
            const files = [
                { label: 'summary', path: `${at}/${_earlier_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW.summary}` },
                { label: 'every answer', path: `${at}/${_earlier_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW.journal}` },
                { label: 'for programs', path: `${at}/${_earlier_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW.report}` },
                { label: '', path: `${at}/${_earlier_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW.junit}` },
            ];
            terminal.print((0,_reports_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .nextSteps */ .Zn)({ files, report, program }, terminal));
            complainAbout(receipts, (text) => terminal.complain(text));
        },
    };
}
/** What is not run, because an earlier run has done it. */
const alreadyDone = (takenOver) => takenOver === undefined
    ? ''
    : `; ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)('result', takenOver.results.length)} taken over from ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(takenOver.from)}`;
/** For a person who only wants the verdict. */
function quietProgress(terminal, shownFolder) {
    return {
        planned(_, problems) {
            for (const problem of problems.filter(({ severity }) => severity === 'error')) {
                terminal.complain(`error: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .problemText */ .fI)(problem)}`);
            }
        },
        started() { },
        finished() { },
        ended({ verdict }, folder, receipts) {
            terminal.print(`${verdict.kind}: ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(verdict.headline)}`);
            terminal.print(`${shownFolder(folder)}/${_earlier_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW.summary}`);
            complainAbout(receipts, (text) => terminal.complain(text));
        },
    };
}
/** What could not be told, and what to do about it; and what was not told on purpose. */
function complainAbout(receipts, complain) {
    for (const receipt of receipts) {
        if (receipt.kind === 'notNeeded')
            complain(`${receipt.name} was not written: ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(receipt.why)}`);
    }
    for (const { name, why, hint } of receipts.filter(_reports_deliver_js__WEBPACK_IMPORTED_MODULE_1__/* .notDelivered */ .A)) {
        complain(`warning: ${name} was not delivered: ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(why)}${hint ? `\n  ${hint}` : ''}`);
    }
}
/** What does not fit the terminal is cut off at the end: the names of what runs. */
function statusLine({ done, total, text, running }) {
    if (done === total)
        return '';
    const share = total === 0 ? 0 : Math.floor((done / total) * 20);
    const bar = '█'.repeat(share) + '░'.repeat(20 - share);
    return (0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(`${bar} ${text} · ${running.join(', ')}`);
}


/***/ }),

/***/ 8354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ publish)
});

// EXTERNAL MODULE: ./build/js/src/model/verdict.js
var verdict = __webpack_require__(9496);
// EXTERNAL MODULE: ./build/js/src/shared/never.js
var never = __webpack_require__(5379);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
;// CONCATENATED MODULE: ./build/js/src/gate/units.js
/**
 * The tests of a pairing by suite and target, in the order of the run. Quarantined ones are not compared. Within a
 * suite they are sorted, because sums depend on the order in their last bits.
 */
function unitsOf({ tests }) {
    const groups = new Map();
    for (const test of tests) {
        const key = JSON.stringify([test.suiteFile, test.suite, test.target]);
        const group = groups.get(key);
        if (group)
            group.push(test);
        else
            groups.set(key, [test]);
    }
    return [...groups.values()].flatMap((own) => {
        const [first] = own;
        if (first === undefined)
            return [];
        const compared = own.filter((test) => !isQuarantined(test));
        return {
            suite: first.suite,
            file: first.suiteFile,
            target: first.target,
            units: compared
                .filter(({ kind }) => kind === 'comparable')
                .sort((a, b) => (a.testId < b.testId ? -1 : 1))
                .map(unitOf),
            reused: compared.filter(({ kind }) => kind === 'reused').length,
        };
    });
}
const unitOf = (test) => ({ test, base: countOf(test.base), now: countOf(test.now) });
/** Its entry still holds: it blocks nobody. */
const isQuarantined = ({ quarantine }) => quarantine !== undefined && !quarantine.expired;
const countOf = (trials) => ({
    passes: trials.reduce((passes, { pass }) => (pass ? passes + 1 : passes), 0),
    trials: trials.length,
});
/** More trials failed than passed. */
const mostlyFails = ({ passes, trials }) => (trials - passes) * 2 > trials;
const mostlyPasses = ({ passes, trials }) => passes * 2 > trials;
const rateOf = ({ passes, trials }) => passes / trials;
/** What became of a suite's pass rate: the mean over its tests of present minus past (gate.md §2.2). */
function differences({ units, reused }) {
    return [...units.map(({ base, now }) => rateOf(now) - rateOf(base)), ...Array.from({ length: reused }, () => 0)];
}

;// CONCATENATED MODULE: ./build/js/src/gate/baseline-reasons.js


/** Whether anything at all was compared. */
const isArmed = ({ baseline, suites }) => baseline.kind === 'found' && suites.some(({ comparable }) => comparable > 0);
/**
 * What it means that there is nothing to compare with (gate.md §2.9, github.md §5.9). Not being able to look is no
 * measurement, unless the user wants a missing baseline to pass.
 */
function baselineReasons(comparison, { onMissingBaseline }) {
    const { baseline } = comparison;
    if (isArmed(comparison))
        return [];
    const why = baseline.kind === 'found' ? 'none of its tests is one of these, measured in the same way' : baseline.why;
    const text = { rule: 'baseline', message: `Nothing was compared: ${why}` };
    if (baseline.kind === 'unavailable')
        return [{ ...text, kind: onMissingBaseline === 'pass' ? 'warn' : 'invalid' }];
    if (onMissingBaseline === 'warn' || onMissingBaseline === 'fail')
        return [{ ...text, kind: onMissingBaseline }];
    return [];
}
/** Failing tests that no threshold and no baseline speaks of are told, because a green check would hide them. */
function unjudged(suites, comparison) {
    const own = new Map(comparison.suites.map((change) => [keyOf(change), change]));
    const unknown = failuresWithoutHistory(comparison.tests);
    return suites
        .filter(({ threshold }) => threshold === undefined)
        .flatMap(({ suite, file, target, totals }) => {
        const of = { suite, file, target };
        if (!isCompared(comparison, own.get(keyOf(of)))) {
            if (totals.failed === 0)
                return [];
            const message = `${totals.failed} of ${totals.total} tests of ${suite} on ${target} failed; set a threshold to judge that`;
            return [{ rule: 'baseline', kind: 'warn', message, ...of }];
        }
        const failed = unknown.get(keyOf(of)) ?? 0;
        if (failed === 0)
            return [];
        const message = `${(0,shared_text/* plural */.LS)('new or changed test', failed)} of ${suite} on ${target} failed without a history to be judged by`;
        return [{ rule: 'baseline', kind: 'warn', message, ...of }];
    });
}
const isCompared = ({ baseline }, change) => baseline.kind === 'found' && change !== undefined && change.comparable > 0;
function failuresWithoutHistory(tests) {
    const counts = new Map();
    for (const { state, now, suite, suiteFile: file, target } of tests) {
        if ((state !== 'new' && state !== 'changed') || now === undefined || mostlyPasses(now))
            continue;
        const key = keyOf({ suite, file, target });
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
}
const keyOf = ({ suite, file, target }) => JSON.stringify([file, suite, target]);

;// CONCATENATED MODULE: ./build/js/src/gate/words.js

/** Beyond this the digits behind the point say nothing (gate.md §2.10). */
const WIDE = 0.1;
const LONGEST_NAME = 120;
/** How far a suite moved, in words: `8 points down (between 16 down and 4 up)`. */
function movement({ delta = 0, deltaLow, deltaHigh }) {
    if (deltaLow === undefined || deltaHigh === undefined)
        return direction(delta, 1);
    const digits = deltaHigh - deltaLow > WIDE ? 0 : 1;
    // A step that would look like none keeps its digits.
    const shown = digits === 0 && Math.abs(delta) < 0.005 ? 2 : digits;
    return `${direction(delta, shown)} (between ${side(deltaLow, digits)} and ${side(deltaHigh, digits)})`;
}
/** A share as points: `9 points`, `1.5 points`. */
function points(share, digits = Number.isInteger(round(share * 100, 6)) ? 0 : 1) {
    const value = round(Math.abs(share) * 100, digits);
    return `${value} ${value === 1 ? 'point' : 'points'}`;
}
const direction = (delta, digits) => delta === 0 ? 'unchanged' : `${points(delta, digits)} ${delta < 0 ? 'down' : 'up'}`;
const side = (delta, digits) => {
    const value = round(Math.abs(delta) * 100, digits);
    return value === 0 ? 'none' : `${value} ${delta < 0 ? 'down' : 'up'}`;
};
/** A chance as `p = 0.004`. */
const chance = (p) => (p < 0.001 ? 'p < 0.001' : `p = ${round(p, p < 0.1 ? 3 : 2)}`);
/** Names in a sentence; of many the first, and how many more there are. */
function names(all, most = 5) {
    const shown = all.slice(0, most).map((name) => (0,shared_text/* cutMiddle */.it)(name, LONGEST_NAME));
    const rest = all.length - shown.length;
    return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}
const round = (value, digits) => Number(value.toFixed(digits));

;// CONCATENATED MODULE: ./build/js/src/gate/headline.js




/** One sentence that says how it went; the same on every surface. What passed a comparison says what it could have seen. */
function headline(kind, reasons, totals, comparison) {
    const passed = `${totals.passed} of ${totals.total} tests passed`;
    const deciding = reasons.filter((reason) => reason.kind === kind);
    switch (kind) {
        case 'pass':
            return isArmed(comparison) ? `${passed}, no worse than before; ${visible(comparison)}` : passed;
        case 'warn':
            return deciding.every(({ rule }) => rule === 'baseline') && !isArmed(comparison)
                ? `${passed}; nothing judges the others: no threshold of theirs, and no baseline`
                : `${passed}; ${firstSmall(deciding)}${others(deciding)}`;
        case 'fail':
            return deciding.length === 1 ? `${deciding[0]?.message} (${passed})` : `${failures(deciding)} (${passed})`;
        case 'invalid':
            return `The evals could not be measured: ${firstSmall(deciding)}`;
        case 'inconclusive':
            return `${deciding[0]?.message ?? passed}${others(deciding)}`;
        case 'cancelled':
            return `Cancelled after ${totals.total - totals.skipped} of ${totals.total} tests`;
        default:
            return (0,never/* never */.Z)(kind);
    }
}
/** How much would have been noticed, in the suite where least would have been (gate.md O5). */
function visible({ suites }) {
    const compared = suites.filter(({ comparable }) => comparable > 0);
    const drops = compared.flatMap(({ smallestVisibleDrop }) => smallestVisibleDrop ?? []);
    const breakages = compared.flatMap(({ smallestVisibleBreakage }) => smallestVisibleBreakage ?? []);
    const broken = breakages.length === compared.length ? breakages.reduce((a, b) => Math.max(a, b), 0) : 0;
    const breakage = broken > 0 ? `${(0,shared_text/* plural */.LS)('stable test', broken)} broken altogether would have been` : undefined;
    if (drops.length < compared.length) {
        const blind = 'the history is too short to notice an even drop';
        return breakage === undefined ? blind : `${blind}, but ${breakage} noticed`;
    }
    const drop = points(drops.reduce((a, b) => Math.max(a, b), 0), 0);
    const noticed = `an even drop of ${drop} would have been noticed 4 times in 5`;
    return breakage === undefined ? noticed : `${noticed}, ${breakage} too`;
}
/** Several failures, counted by what they are. */
function failures(reasons) {
    const count = (rule) => reasons.filter((reason) => reason.rule === rule).length;
    const others = count('baseline');
    const regressions = count('regression');
    const parts = [
        regressions > 0 && `${(0,shared_text/* plural */.LS)('regression', regressions)} confirmed on fresh trials`,
        count('suite-drop') > 0 && `${(0,shared_text/* plural */.LS)('suite', count('suite-drop'))} got worse`,
        count('promise') > 0 && `${(0,shared_text/* plural */.LS)('promise', count('promise'))} ${count('promise') === 1 ? 'is' : 'are'} broken`,
        count('ceiling') > 0 && `${(0,shared_text/* plural */.LS)('ceiling', count('ceiling'))} exceeded`,
        others > 0 && 'nothing to compare with',
    ].filter((part) => part !== false);
    return parts.join(', ');
}
const others = (reasons) => reasons.length > 1 ? ` (and ${(0,shared_text/* plural */.LS)('more finding', reasons.length - 1)})` : '';
function firstSmall(reasons) {
    const [first] = reasons;
    const message = first?.message ?? '';
    // A sentence that begins with a name keeps it.
    return first?.testId !== undefined || (first?.suite !== undefined && message.startsWith(first.suite))
        ? message
        : message.slice(0, 1).toLowerCase() + message.slice(1);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(2311);
;// CONCATENATED MODULE: ./build/js/src/gate/policy.js

/** Of the shared chance of a false alarm one half goes to suites, one half to single tests (gate.md §2.7). */
const ALPHA = 0.05;
const MAX_DROP = 0.02;
/** What a user may say about deciding. What could never fail, or never pass, is refused. */
const gatePolicy = schemas/* strictObject */.rej({
    /** Share of tests that may end in an error before the run counts as not measured. */
    maxErrorRate: schemas/* number */.aig().min(0).max(1),
    /** Drop of a suite below which a significant change only warns. */
    maxDrop: schemas/* number */.aig().min(0).max(1).default(MAX_DROP),
    /** The chance that an unchanged run is failed by noise. */
    alpha: schemas/* number */.aig().gt(0).max(0.2).default(ALPHA),
    /** Whether tests that look newly broken are run again, or how many of them at most. */
    confirm: schemas/* union */.KCZ([schemas/* enum */.k5n(['auto', 'off']), schemas/* int */.Whr().min(1).max(100)]).default('auto'),
    /** Whether the same trials may be run on the base commit. */
    control: schemas/* enum */.k5n(['off', 'on-suspect']).default('off'),
    /** Confirmed regressions that are tolerated. */
    maxRegressions: schemas/* int */.Whr().nonnegative().default(0),
    /** Shares by which cost and time may grow; without one the growth is only told. */
    maxCostIncrease: schemas/* number */.aig().nonnegative().optional(),
    maxLatencyIncrease: schemas/* number */.aig().nonnegative().optional(),
    /** What a run without a baseline is worth; not said, it is worth what it shows by itself. */
    onMissingBaseline: schemas/* enum */.k5n(['pass', 'warn', 'fail']).optional(),
    /** The even drop that must have been visible, or the run is inconclusive. */
    requireMde: schemas/* number */.aig().gt(0).max(1).optional(),
})
    .refine(({ maxDrop }) => maxDrop < 1, {
    path: ['maxDrop'],
    message: 'below 1: no suite can drop by more than all of its tests, so that this could never fail',
})
    .refine(({ maxDrop, requireMde }) => requireMde === undefined || requireMde > maxDrop, {
    path: ['requireMde'],
    message: 'more than max-drop: a drop that is allowed is never one that must be seen, so that this could never pass',
});
/** What one half of the shared chance is: for all suites together, and for all single tests together. */
const halfAlpha = ({ alpha }) => alpha / 2;

;// CONCATENATED MODULE: ./build/js/src/gate/promises.js

/**
 * G1: what the user promised (gate.md §2.4). The mean score of a suite on a target, errors left out, must reach its
 * threshold; tests that must pass do. A floor that the base branch itself keeps missing is told.
 */
function brokenPromises(suites, { suites: changes, tests }) {
    return [
        ...suites.flatMap(missedThreshold),
        ...tests.filter(isBroken).map(brokenTest),
        ...suites.flatMap((suite) => floorBelowNoise(suite, changes)),
    ];
}
function missedThreshold({ suite, file, target, threshold, totals: { score } }) {
    if (threshold === undefined || score === undefined || score >= threshold)
        return [];
    const message = `The mean score of ${suite} on ${target} is ${below(score, threshold)}, under its threshold of ${threshold}`;
    return [{ rule: 'promise', kind: 'fail', message, suite, file, target }];
}
/** Most planned trials failed, and most of the fresh ones where there are any: noise alone breaks no promise. */
const isBroken = ({ mustPass, state, now, confirmation }) => mustPass === true &&
    state !== 'quarantined' &&
    now !== undefined &&
    mostlyFails(now) &&
    (confirmation === undefined || mostlyFails(confirmation));
function brokenTest({ suite, suiteFile: file, target, testId, place, now, confirmation }) {
    const planned = `${now?.passes ?? 0} of ${now?.trials ?? 0} trials passed`;
    const again = confirmation
        ? `${confirmation.passes} of ${confirmation.trials} when it was run again`
        : 'not run again';
    const message = `${testId} of ${suite} on ${target} must pass, and did not: ${planned}, ${again}`;
    return { rule: 'promise', kind: 'fail', message, suite, file, target, testId, ...(place && { place }) };
}
/** The base branch may miss a floor this often before the floor is said to lie within the noise. */
const OFTEN = 0.2;
/** Of fewer runs nobody can say how often. */
const FEWEST_RUNS = 3;
function floorBelowNoise({ suite, file, target, threshold }, changes) {
    const own = changes.find((change) => change.suite === suite && change.file === file && change.target === target);
    if (threshold === undefined || own === undefined || own.runScores.length < FEWEST_RUNS)
        return [];
    const missed = own.runScores.filter((score) => score < threshold).length;
    if (missed <= own.runScores.length * OFTEN)
        return [];
    const message = `The threshold of ${suite} on ${target} is a floor below noise: ${missed} of the last ${own.runScores.length} runs of the base branch missed ${threshold}`;
    return [{ rule: 'promise', kind: 'warn', message, suite, file, target }];
}
/** Two decimals, more where two would look as if the threshold were reached. */
function below(score, threshold) {
    for (let digits = 2; digits <= 6; digits++) {
        const text = score.toFixed(digits);
        if (Number(text) < threshold)
            return text;
    }
    return String(score);
}

;// CONCATENATED MODULE: ./build/js/src/gate/suite-reasons.js

/** What the suite-wide findings mean for the verdict (gate.md §2.5 and §2.7). */
function suiteReasons(suites, at, settings) {
    return suites.flatMap((change) => {
        const of = { suite: change.suite, file: change.file, target: change.target };
        return [
            ...dropReason(change, settings),
            ...change.increases.flatMap((increase) => increaseReason(change, increase)),
            ...staleReason(change, at),
            ...blindReason(change, settings),
        ].map((reason) => ({ ...reason, ...of }));
    });
}
const kinds = {
    'not-compared': undefined,
    steady: undefined,
    'possible-drop': 'warn',
    'small-drop': 'warn',
    'within-swing': 'inconclusive',
    'swing-unknown': 'inconclusive',
    'drop-swing-unknown': 'fail',
    drop: 'fail',
};
function dropReason(change, { maxDrop }) {
    const kind = kinds[change.finding];
    const { suite, target, finding, p = 1, controlP, contributors } = change;
    if (kind === undefined)
        return [];
    const moved = movement(change);
    const most = contributors.length === 0 ? '' : `; contributors: ${names(contributors.map(({ testId }) => testId))}`;
    const against = controlP === undefined ? '' : `, ${chance(controlP)} against the base commit run now`;
    const unlikely = `${moved}, unlikely to be noise (${chance(p)}${against})`;
    const sentences = {
        'not-compared': '',
        steady: '',
        'possible-drop': `may have got worse: ${moved}, not distinguishable from noise (${chance(p)})`,
        'small-drop': `got a little worse: ${unlikely}, which is less than the ${points(maxDrop)} of max-drop`,
        'within-swing': `is ${moved}, within run-to-run swing: whole runs differ by as much (${chance(p)}${against})`,
        'swing-unknown': `is ${unlikely}, but run-to-run swing is unknown with fewer than 3 runs of the base branch`,
        'drop-swing-unknown': `got worse: ${unlikely}; run-to-run swing unknown${most}`,
        drop: `got worse: ${unlikely}${most}`,
    };
    return [{ rule: 'suite-drop', kind, message: `${suite} on ${target} ${sentences[finding]}` }];
}
/** A growth beyond its ceiling fails, once it is more than noise. */
function increaseReason({ suite, target }, { of, share, p, ceiling, exceeded }) {
    if (ceiling === undefined || p === undefined)
        return [];
    const word = of === 'cost' ? 'dearer' : 'slower';
    const grown = `${suite} on ${target} became ${Math.round(share * 100)} % ${word}`;
    const limit = `more than the ${Math.round(ceiling * 100)} % that are allowed`;
    return [
        exceeded
            ? { rule: 'ceiling', kind: 'fail', message: `${grown}, ${limit}, unlikely to be noise (${chance(p)})` }
            : { rule: 'ceiling', kind: 'warn', message: `${grown}, ${limit}, but that may be noise (${chance(p)})` },
    ];
}
const DAY_MS = 86_400_000;
/** gate.md O12. */
const STALE_DAYS = 30;
function staleReason({ suite, target, newestAt }, at) {
    const days = newestAt === undefined ? Number.NaN : (Date.parse(at) - Date.parse(newestAt)) / DAY_MS;
    if (!(days > STALE_DAYS))
        return [];
    const message = `The baseline of ${suite} on ${target} is stale: its newest trial is ${Math.floor(days)} days old`;
    return [{ rule: 'baseline', kind: 'warn', message }];
}
function blindReason({ suite, target, comparable, smallestVisibleDrop }, settings) {
    const { requireMde } = settings;
    if (requireMde === undefined || comparable === 0)
        return [];
    if (smallestVisibleDrop !== undefined && smallestVisibleDrop <= requireMde)
        return [];
    const seen = smallestVisibleDrop === undefined ? 'no even drop' : `only an even drop of ${points(smallestVisibleDrop)} or more`;
    const message = `In ${suite} on ${target} ${seen} would have been noticed; ${points(requireMde)} are asked for`;
    return [{ rule: 'suite-drop', kind: 'inconclusive', message }];
}

;// CONCATENATED MODULE: ./build/js/src/gate/test-reasons.js


/** What single tests mean for the verdict (gate.md §2.6 and §2.7): regressions one by one, the rest together. */
function testReasons(changes, { maxRegressions }) {
    const regressed = changes.filter(({ state }) => state === 'regressed');
    const kind = regressed.length > maxRegressions ? 'fail' : 'warn';
    const tolerated = kind === 'warn' ? `; ${maxRegressions} are tolerated` : '';
    return [
        ...regressed.map((change) => {
            const numbers = `${change.why ?? ''}${change.p === undefined ? '' : ` (${chance(change.p)})`}`;
            const message = `${change.testId} of ${change.suite} on ${change.target} regressed: ${numbers}${tolerated}`;
            return { rule: 'regression', kind, message, ...placeOf(change) };
        }),
        ...changes
            .filter(({ state }) => state === 'drift')
            .map((change) => {
            const message = `${change.testId} of ${change.suite} on ${change.target} fails, and not by this change: ${change.why ?? ''}`;
            return { rule: 'regression', kind: 'inconclusive', message, ...placeOf(change) };
        }),
        ...suspected(changes.filter(({ state }) => state === 'suspected')),
    ];
}
/** One sentence for each suite and target, however many there are. */
function suspected(changes) {
    const groups = new Map();
    for (const change of changes) {
        const key = JSON.stringify([change.suiteFile, change.suite, change.target]);
        const group = groups.get(key);
        if (group)
            group.push(change);
        else
            groups.set(key, [change]);
    }
    return [...groups.values()].flatMap((own) => {
        const [first] = own;
        if (first === undefined)
            return [];
        const { suite, suiteFile: file, target } = first;
        if (own.length === 1) {
            const message = `${first.testId} of ${suite} on ${target} looks newly broken, unconfirmed: ${first.why ?? ''}`;
            return [{ rule: 'regression', kind: 'warn', message, ...placeOf(first) }];
        }
        const list = names(own.map(({ testId }) => testId));
        const message = `${own.length} tests of ${suite} on ${target} look newly broken, unconfirmed: ${list}`;
        return [{ rule: 'regression', kind: 'warn', message, suite, file, target }];
    });
}
/** Quarantine that is over is told until somebody decides (gate.md O13). */
function quarantineReasons(changes) {
    const expired = changes.filter(({ quarantine }) => quarantine?.expired);
    if (expired.length === 0)
        return [];
    const list = names([...new Set(expired.map(({ testId }) => testId))]);
    const message = `The quarantine of ${(0,shared_text/* plural */.LS)('test', expired.length)} is over: ${list}. Mend, prolong or remove them`;
    return [{ rule: 'quarantine', kind: 'warn', message }];
}
const placeOf = ({ suite, suiteFile, target, testId, place }) => ({
    suite,
    file: suiteFile,
    target,
    testId,
    ...(place && { place }),
});

;// CONCATENATED MODULE: ./build/js/src/gate/validity.js
/** At least this share of what was planned must have a usable result (gate.md §2.3). */
const LEAST_USABLE = 0.95;
/** The error share that goes with it. */
const USUAL_ERROR_RATE = 0.1;
/** The agent's own doings: a trial that failed, not one that was never measured. */
const AGENTS_OWN = ['timeout', 'crash'];
/**
 * G0: was anything measured? A run that mostly broke is `invalid`, whatever its mean says. `maxErrorRate` is the
 * largest share of errored tests that is accepted; accepting more than a tenth lowers the usable share with it.
 */
function validity(run, maxErrorRate) {
    const errored = run.results.filter(({ status }) => status === 'execution_error');
    const unusable = errored.filter((result) => !AGENTS_OWN.includes(classOf(result) ?? ''));
    // What there was no money for is told as such; it does not make unusable what was measured (gate.md O10).
    const planned = run.stopped === 'budget' ? run.results.length : run.planned;
    const usableShare = planned === 0 ? 0 : (run.results.length - unusable.length) / planned;
    const errorShare = run.results.length === 0 ? 0 : errored.length / run.results.length;
    const leastUsable = maxErrorRate > USUAL_ERROR_RATE ? Math.min(LEAST_USABLE, 1 - maxErrorRate) : LEAST_USABLE;
    const misconfigured = errored.filter(isNotAsWritten);
    const reasons = [
        run.results.length === 0 && 'No test was run',
        misconfigured.length > 0 && `${tests(misconfigured.length)} could not run as written`,
        errorShare > maxErrorRate &&
            `${errored.length} of ${tests(run.results.length)} ended in an error${causes(errored)}`,
        errorShare <= maxErrorRate &&
            usableShare < leastUsable &&
            `Only ${run.results.length - unusable.length} of ${tests(planned)} gave a usable result${causes(unusable)}`,
    ];
    return reasons.flatMap((message) => (message ? [{ rule: 'validity', kind: 'invalid', message }] : []));
}
/** The test or its target cannot work as configured. A request that a server refuses is told at stage `agent`. */
const isNotAsWritten = (result) => result.status === 'execution_error' && result.failure.class === 'config' && result.failure.stage === 'setup';
const classOf = (result) => result.status === 'execution_error' ? result.failure.class : undefined;
const tests = (count) => `${count} ${count === 1 ? 'test' : 'tests'}`;
/** The classes of errors, the commonest first. */
function causes(errored) {
    const counts = new Map();
    for (const result of errored) {
        const name = (classOf(result) ?? 'unknown').replaceAll('_', ' ');
        counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const listed = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    return listed.length === 0 ? '' : ` (${listed.map(([name, count]) => `${count} × ${name}`).join(', ')})`;
}

;// CONCATENATED MODULE: ./build/js/src/gate/gate.js









/**
 * Decides: validity first, then what was promised, then what `assess` found (gate.md §2.7). A pure function: the same
 * evidence gives the same verdict, here and on any other machine.
 */
function gate(evidence, policy) {
    const { suites, totals, comparison } = evidence;
    const reasons = reasonsOf(evidence, gatePolicy.parse(policy));
    const kind = (0,verdict/* worst */.QZ)(reasons.map((reason) => reason.kind));
    return {
        kind,
        unarmed: !isArmed(comparison),
        headline: headline(kind, reasons, totals, comparison),
        reasons,
        suites: suites.map(({ suite, file, target }) => ({
            suite,
            file,
            target,
            kind: kindOf({ suite, file, target }, reasons),
        })),
    };
}
function reasonsOf({ run, suites, comparison }, settings) {
    const measured = validity(run, settings.maxErrorRate);
    if (run.dryRun)
        return [dryRun, ...measured];
    return [
        ...stopped(run),
        ...measured,
        ...brokenPromises(suites, comparison),
        ...testReasons(comparison.tests, settings),
        ...suiteReasons(comparison.suites, run.startedAt, settings),
        ...quarantineReasons(comparison.tests),
        ...baselineReasons(comparison, settings),
        ...unjudged(suites, comparison),
    ];
}
/** What a check says of a verdict. An inconclusive one is neutral, unless the user wants it to pass or to fail. */
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
const dryRun = {
    rule: 'dry-run',
    kind: 'inconclusive',
    message: 'Dry run: the plan is valid, and nothing real was called',
};
function stopped({ complete, stopped: why, planned, results }) {
    if (complete || why === undefined)
        return [];
    const message = `${STOPPED[why]} after ${results.filter(wasRun).length} of ${planned} tests`;
    const kinds = { cancelled: 'cancelled', deadline: 'invalid', budget: 'inconclusive', fuse: 'invalid' };
    return [{ rule: 'stopped', kind: kinds[why], message }];
}
const STOPPED = {
    cancelled: 'Cancelled',
    deadline: 'The time of the run was over',
    budget: 'The budget of the run was spent',
    fuse: 'A target was given up because its first tests all failed alike,',
};
/** Rows of tests that were not begun say only why. */
const wasRun = (result) => result.status !== 'execution_error' ||
    !['budget_exceeded', 'error_threshold_exceeded', 'dependency_failed'].includes(result.failure.reason);
/** A suite's own verdict: the worst of what is said of it, or of the whole run. */
const kindOf = (own, reasons) => (0,verdict/* worst */.QZ)(reasons
    .filter(({ suite, file, target }) => suite === undefined || (suite === own.suite && file === own.file && target === own.target))
    .map(({ kind }) => kind));

// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(8258);
// EXTERNAL MODULE: ./build/js/src/model/grade.js
var grade = __webpack_require__(9846);
// EXTERNAL MODULE: ./build/js/src/model/message.js
var message = __webpack_require__(3290);
;// CONCATENATED MODULE: ./build/js/src/results/summarize.js


/** Totals of the whole run. */
function summarize(run) {
    return totalsOf(run.results, Math.max(0, run.planned - run.results.length));
}
/** Totals per suite and target, in the order of the plan. */
function summarizeSuites(run) {
    const groups = new Map();
    for (const result of run.results) {
        const key = JSON.stringify([result.suiteFile, result.suite, result.target]);
        const group = groups.get(key);
        if (group)
            group.push(result);
        else
            groups.set(key, [result]);
    }
    return [...groups.values()].flatMap((results) => {
        const [first] = results;
        if (first === undefined)
            return [];
        const floor = run.floors.find(({ suite, file, target }) => suite === first.suite && file === first.suiteFile && target === first.target);
        return [
            {
                suite: first.suite,
                file: first.suiteFile,
                target: first.target,
                ...(floor && { threshold: floor.threshold }),
                totals: totalsOf(results, 0),
            },
        ];
    });
}
function totalsOf(results, skipped) {
    const scored = results.filter(({ status }) => status !== 'execution_error');
    const passed = scored.filter(({ status }) => status === 'ok');
    const spent = results.map(spentOn);
    const costs = spent.flatMap(({ costs }) => costs);
    const graders = results.flatMap(scoresOf);
    const graderCosts = graders.flatMap(({ costUsd }) => costUsd ?? []);
    const graderTokens = (0,message/* sumTokens */.WT)(graders.flatMap(({ tokenUsage }) => tokenUsage ?? []));
    const times = results.flatMap(({ durationMs }) => durationMs ?? []);
    const tokens = (0,message/* sumTokens */.WT)(spent.flatMap(({ usages }) => usages));
    return {
        total: results.length + skipped,
        passed: passed.length,
        failed: scored.length - passed.length,
        errored: results.length - scored.length,
        skipped,
        flaky: results.filter(isFlaky).length,
        reused: results.filter(({ reusedFrom }) => reusedFrom !== undefined).length,
        ...(scored.length > 0 && {
            score: scored.reduce((sum, { score }) => sum + score, 0) / scored.length,
            passRate: passed.length / scored.length,
        }),
        ...(costs.length > 0 && { costUsd: sum(costs) }),
        costUnknown: spent.filter(({ isCostKnown }) => !isCostKnown).length,
        ...(tokens && { tokens }),
        ...(graderCosts.length > 0 && { graderCostUsd: sum(graderCosts) }),
        ...(graderTokens && { graderTokens }),
        ...(times.length > 0 && { durationMs: sum(times) }),
        retries: sum(results.map(({ retries }) => retries)),
    };
}
/** Nothing is spent on what comes from a cache; what it cost once is told with the cache. */
const FREE = { costUsd: 0, tokenUsage: undefined };
/** What the target used for a test, over all its trials. The cost is known only when each of them told it. */
function spentOn({ trials, costUsd, tokenUsage, cached }) {
    const calls = (trials ?? [{ costUsd, tokenUsage, cached }]).map((call) => (call.cached ? FREE : call));
    const costs = calls.flatMap((call) => call.costUsd ?? []);
    return { costs, usages: calls.flatMap((call) => call.tokenUsage ?? []), isCostKnown: costs.length === calls.length };
}
/** All that graders said about a test, over all its trials. */
const scoresOf = ({ trials, scores }) => (trials?.flatMap((trial) => trial.scores) ?? scores).flatMap(grade/* withMembers */.gn);
/** Some trials passed and some did not. */
function isFlaky({ trials }) {
    const passes = (trials ?? []).filter(({ status }) => status === 'ok').length;
    const misses = (trials ?? []).filter(({ status }) => status === 'quality_failure').length;
    return passes > 0 && misses > 0;
}
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

// EXTERNAL MODULE: ./build/js/src/app/version.js + 1 modules
var version = __webpack_require__(713);
;// CONCATENATED MODULE: ./build/js/src/app/publish.js




/** Results → compare → gate → reports. The verdict stands before the first reporter speaks. */
async function publish(run, inputs, reporters) {
    const totals = summarize(run);
    const suites = summarizeSuites(run);
    const verdict = gate({ run, totals, suites, comparison: nothingCompared }, { maxErrorRate: inputs.maxErrorRate });
    const report = {
        schemaVersion: 1,
        generator: { name: 'eval-action', version: version/* version */.r },
        startedAt: run.startedAt,
        durationMs: run.durationMs,
        complete: run.complete,
        dryRun: run.dryRun,
        verdict,
        conclusion: conclusionOf(verdict.kind),
        totals,
        suites,
        results: run.results,
        comparison: nothingCompared,
        warnings: run.warnings,
        ...(run.caches && { caches: run.caches }),
    };
    return { report, receipts: await (0,deliver/* deliverAll */.F)(reporters, report) };
}
const nothingCompared = {
    baseline: { kind: 'none', why: 'Comparing with a baseline is not part of this version' },
    suites: [],
    tests: [],
};


/***/ }),

/***/ 9253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ Tally)
/* harmony export */ });
/* harmony import */ var _reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5937);

/** After so many tests their speed says something about the others. */
const ENOUGH_TO_TELL = 5;
/** How far a run is, counted from what is told of it. */
class Tally {
    #clock;
    #running = new Map();
    #beganAt = 0;
    #total = 0;
    #done = 0;
    #failing = 0;
    #asked = 0;
    #spentUsd;
    constructor(clock) {
        this.#clock = clock;
    }
    get done() {
        return this.#done;
    }
    get total() {
        return this.#total;
    }
    /** Tests that did not pass, errors among them. */
    get failing() {
        return this.#failing;
    }
    /** What runs now, the longest first. */
    get running() {
        return [...this.#running.keys()];
    }
    planned(total) {
        this.#total = total;
        this.#beganAt = this.#clock.now();
    }
    started({ testId, target }) {
        this.#asked += 1;
        const name = nameOf({ testId, target });
        this.#running.set(name, (this.#running.get(name) ?? 0) + 1);
    }
    finished(result) {
        const name = nameOf(result);
        const left = (this.#running.get(name) ?? 1) - 1;
        if (left === 0)
            this.#running.delete(name);
        else
            this.#running.set(name, left);
        this.#done += 1;
        if (result.status !== 'ok')
            this.#failing += 1;
        const cost = costOf(result);
        if (cost !== undefined)
            this.#spentUsd = (this.#spentUsd ?? 0) + cost;
    }
    /** Counts, spend and the time that is left, as far as they are known: `12/50 · 3 not passed · $0.42 · about 2 min 5 s left`. */
    get text() {
        const left = this.#leftMs();
        return [
            `${this.#done}/${this.#total}`,
            this.#failing > 0 && `${this.#failing} not passed`,
            this.#spentUsd !== undefined && (0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .money */ .TG)(this.#spentUsd),
            left !== undefined && `about ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(left)} left`,
        ]
            .filter((part) => part !== false)
            .join(' · ');
    }
    #leftMs() {
        const isTelling = this.#done >= ENOUGH_TO_TELL && this.#asked > 0 && this.#done < this.#total;
        if (!isTelling)
            return undefined;
        const perTestMs = (this.#clock.now() - this.#beganAt) / this.#done;
        // Whole seconds: more would only flicker.
        return Math.max(1000, Math.round((perTestMs * (this.#total - this.#done)) / 1000) * 1000);
    }
}
const nameOf = ({ testId, target }) => `${testId} [${target}]`;
/** What a test cost with its judges, of what is known. */
function costOf({ trials, costUsd, scores }) {
    const asked = trials?.map((trial) => trial.costUsd) ?? [costUsd];
    const judged = trials?.flatMap((trial) => trial.scores) ?? scores;
    const known = [...asked, ...judged.flatMap(costsOf)].filter((cost) => cost !== undefined);
    return known.length === 0 ? undefined : known.reduce((sum, cost) => sum + cost, 0);
}
const costsOf = ({ costUsd, scores = [] }) => [
    ...(costUsd === undefined ? [] : [costUsd]),
    ...scores.flatMap(costsOf),
];


/***/ }),

/***/ 3783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a_: () => (/* binding */ promptSchema),
/* harmony export */   hi: () => (/* binding */ chatMessageSchema)
/* harmony export */ });
/* unused harmony export promptModes */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2311);

/** How a target wants to be asked: a model with a chat, an agent with one text document (suite-format.md §20.1). */
const promptModes = (/* unused pure expression or super */ null && (['lm', 'agent']));
const chatMessageSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    role: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['system', 'user', 'assistant']),
    content: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** A test's input, rendered for one target. */
const promptSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    /** The whole as one text, with role markers where there are several speakers. */
    question: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Present only when there are several speakers. */
    chat: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(chatMessageSchema).optional(),
    /** The text of the leading system messages; for a model the guidelines of the repository come after it. */
    system: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** The guidelines of the repository among the files of the input: what they say, and their absolute paths. */
    guidelines: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).min(1) }).optional(),
});


/***/ }),

/***/ 8866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nW: () => (/* binding */ cacheNames),
  Zt: () => (/* binding */ executionStatuses),
  ZH: () => (/* binding */ resultKey)
});

// UNUSED EXPORTS: aggregationSchema, cacheUseSchema, runResultSchema, testResultSchema, trialSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(2311);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/grade.js
var grade = __webpack_require__(9846);
// EXTERNAL MODULE: ./build/js/src/model/message.js
var message = __webpack_require__(3290);
// EXTERNAL MODULE: ./build/js/src/model/outcome.js
var outcome = __webpack_require__(3209);
// EXTERNAL MODULE: ./build/js/src/model/place.js
var place = __webpack_require__(2070);
// EXTERNAL MODULE: ./build/js/src/model/suite.js
var suite = __webpack_require__(1833);
;// CONCATENATED MODULE: ./build/js/src/model/target.js


/**
 * A named thing that can be asked, as `targets.yaml` configures it. `name` is what the suite called it; after
 * `use_target` the rest is that of the entry at the end of the chain, `resolvedName`.
 */
const targetSchema = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP(),
    resolvedName: schemas/* string */.YjP(),
    /** The canonical provider type. */
    provider: schemas/* string */.YjP(),
    /** The provider's own keys, `${{ VAR }}` already looked up (`model/setting.ts`), checked by its kind. */
    options: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
    /** Who judges for it; absent means itself, if it can. */
    graderTarget: schemas/* string */.YjP().optional(),
    workers: schemas/* int */.Whr().positive().optional(),
    fallbackTargets: schemas/* array */.YOg(schemas/* string */.YjP()),
    batching: schemas/* boolean */.zMY(),
    place: place/* placeSchema */.J,
});

;// CONCATENATED MODULE: ./build/js/src/model/plan.js



/** One test on one target: what is asked, how often, and what counts as passing. The unit that the gate compares. */
const stepSchema = schemas/* strictObject */.rej({
    kind: schemas/* literal */.euz('run'),
    /** Position in the plan; reports keep this order. */
    index: schemas/* int */.Whr().nonnegative(),
    suite: suite/* suiteSchema */.Y9,
    test: suite/* testSchema */.Ms,
    target: targetSchema,
    trials: suite/* trialPolicySchema */.c,
    /** The score from which the test passes. */
    passMark: schemas/* number */.aig().min(0).max(1),
});
/** A test that is known not to run; it is reported as an `execution_error` of class `config`. */
const brokenStepSchema = schemas/* strictObject */.rej({
    kind: schemas/* literal */.euz('broken'),
    index: schemas/* int */.Whr().nonnegative(),
    suite: suite/* suiteSchema */.Y9,
    test: suite/* brokenTestSchema */.PU,
    target: schemas/* string */.YjP(),
});
/** Known already: nothing it depends on changed since the run it is taken from. */
const reusedStepSchema = stepSchema.extend({ kind: schemas/* literal */.euz('reuse'), fromSha: schemas/* string */.YjP() });
/** A floor under the mean score of one suite on one target. `from` says who wrote it. */
const floorSchema = schemas/* strictObject */.rej({
    suite: schemas/* string */.YjP(),
    /** The suite's file: two files may hold suites of one name. */
    file: schemas/* string */.YjP(),
    target: schemas/* string */.YjP(),
    threshold: schemas/* number */.aig().min(0).max(1),
    from: schemas/* enum */.k5n(['input', 'suite']),
});

// EXTERNAL MODULE: ./build/js/src/model/prompt.js
var model_prompt = __webpack_require__(3783);
;// CONCATENATED MODULE: ./build/js/src/model/result.js








/** Reached its pass mark, did not, or there is nothing to judge: AgentV's `execution_status`. */
const executionStatuses = ['ok', 'quality_failure', 'execution_error'];
/** The caches of answers. */
const cacheNames = ['judge', 'responses'];
/** What a cache was asked in one run, and what that saved. */
const cacheUseSchema = schemas/* strictObject */.rej({
    cache: schemas/* enum */.k5n(cacheNames),
    asked: schemas/* int */.Whr().nonnegative(),
    hits: schemas/* int */.Whr().nonnegative(),
    /** US dollars of the hits whose cost is known. */
    savedUsd: schemas/* number */.aig().nonnegative().optional(),
    /** Hits whose cost nobody knows. */
    savedUnknown: schemas/* int */.Whr().nonnegative(),
    savedTokens: message/* tokenUsageSchema */.uX.optional(),
    /** Answers that were to be kept and could not: too large, or the disk refused. */
    notKept: schemas/* int */.Whr().nonnegative(),
});
/** One trial of several (graders.md §21). */
const trialSchema = schemas/* strictObject */.rej({
    /** From 0. */
    attempt: schemas/* int */.Whr().nonnegative(),
    status: schemas/* enum */.k5n(executionStatuses),
    score: schemas/* number */.aig().min(0).max(1),
    verdict: schemas/* enum */.k5n(grade/* graderVerdicts */.wR),
    scores: schemas/* array */.YOg(grade/* graderScoreSchema */.XC),
    failure: outcome/* failureSchema */.Ig.optional(),
    tokenUsage: message/* tokenUsageSchema */.uX.optional(),
    costUsd: schemas/* number */.aig().nonnegative().optional(),
    durationMs: schemas/* number */.aig().nonnegative().optional(),
    /** The answer came from the cache; nothing was spent on it in this run. */
    cached: schemas/* literal */.euz(true).optional(),
});
/** How the trials became one score. */
const aggregationSchema = schemas/* discriminatedUnion */.gMt('strategy', [
    schemas/* strictObject */.rej({
        strategy: schemas/* literal */.euz('pass_at_k'),
        passedAttempts: schemas/* int */.Whr().nonnegative(),
        totalAttempts: schemas/* int */.Whr().nonnegative(),
    }),
    schemas/* strictObject */.rej({ strategy: schemas/* literal */.euz('mean'), mean: schemas/* number */.aig(), min: schemas/* number */.aig(), max: schemas/* number */.aig() }),
    schemas/* strictObject */.rej({
        strategy: schemas/* literal */.euz('confidence_interval'),
        mean: schemas/* number */.aig(),
        ci95Lower: schemas/* number */.aig(),
        ci95Upper: schemas/* number */.aig(),
        stddev: schemas/* number */.aig(),
    }),
]);
const common = {
    /** Position in the plan. */
    index: schemas/* int */.Whr().nonnegative(),
    /** When it was finished: ISO 8601, UTC, milliseconds. */
    timestamp: schemas/* string */.YjP(),
    suite: schemas/* string */.YjP(),
    suiteFile: schemas/* string */.YjP(),
    category: schemas/* string */.YjP(),
    testId: schemas/* string */.YjP(),
    target: schemas/* string */.YjP(),
    /** The provider behind the target. */
    provider: schemas/* string */.YjP().optional(),
    /** The entry at the end of `use_target`, where that differs. */
    resolvedTarget: schemas/* string */.YjP().optional(),
    /** The fallback that answered instead. */
    targetUsed: schemas/* string */.YjP().optional(),
    /** Where the test is written. */
    place: place/* placeSchema */.J,
    conversationId: schemas/* string */.YjP().optional(),
    /** The score from which the test passes. */
    passMark: schemas/* number */.aig().min(0).max(1),
    mustPass: schemas/* boolean */.zMY(),
    assertions: schemas/* array */.YOg(grade/* assertionSchema */.uI),
    scores: schemas/* array */.YOg(grade/* graderScoreSchema */.XC),
    /** The test named no grader, so a judge stood in: its judgement is that of the test. */
    implicitJudge: schemas/* literal */.euz(true).optional(),
    input: schemas/* array */.YOg(message/* messageSchema */.HQ),
    /** The input as the target was asked it. */
    prompt: model_prompt/* promptSchema */.a_.optional(),
    /** The final answer. */
    output: schemas/* string */.YjP(),
    messages: schemas/* array */.YOg(message/* messageSchema */.HQ),
    /** Of the target alone; what the judges used is in `scores`. */
    tokenUsage: message/* tokenUsageSchema */.uX.optional(),
    costUsd: schemas/* number */.aig().nonnegative().optional(),
    durationMs: schemas/* number */.aig().nonnegative().optional(),
    startTime: schemas/* string */.YjP().optional(),
    endTime: schemas/* string */.YjP().optional(),
    model: schemas/* string */.YjP().optional(),
    /** The answer came from the cache; nothing was spent on it in this run. */
    cached: schemas/* literal */.euz(true).optional(),
    fileChanges: schemas/* string */.YjP().optional(),
    /** Where the workspace of the test is, when it was kept. */
    workspacePath: schemas/* string */.YjP().optional(),
    /** What the hooks around the test printed. */
    hookOutputs: schemas/* strictObject */.rej({ beforeEach: schemas/* string */.YjP().optional(), afterEach: schemas/* string */.YjP().optional() }).optional(),
    /** Wall clock of the whole test with its graders; tokens with those of the judges. */
    evalRun: schemas/* strictObject */.rej({ durationMs: schemas/* number */.aig().nonnegative(), tokenUsage: message/* tokenUsageSchema */.uX.optional() }),
    /** Calls that were repeated because the infrastructure failed. */
    retries: schemas/* int */.Whr().nonnegative(),
    trials: schemas/* array */.YOg(trialSchema).optional(),
    aggregation: aggregationSchema.optional(),
    costLimited: schemas/* boolean */.zMY().optional(),
    metadata: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional(),
    /** Where the result was taken over from instead of running: a commit, or the folder of an earlier run. */
    reusedFrom: schemas/* string */.YjP().optional(),
};
/** What came of one test on one target. */
const testResultSchema = schemas/* discriminatedUnion */.gMt('status', [
    schemas/* strictObject */.rej({ ...common, status: schemas/* literal */.euz('ok'), score: schemas/* number */.aig().min(0).max(1) }),
    schemas/* strictObject */.rej({
        ...common,
        status: schemas/* literal */.euz('quality_failure'),
        score: schemas/* number */.aig().min(0).max(1),
        /** Names of required graders that were missed, which made the score 0. */
        requiredMissed: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    }),
    schemas/* strictObject */.rej({
        ...common,
        status: schemas/* literal */.euz('execution_error'),
        /** AgentV writes 0 here. It is not a measurement and enters no mean. */
        score: schemas/* number */.aig().min(0).max(1),
        failure: outcome/* failureSchema */.Ig,
    }),
]);
/** The key that a result is compared and de-duplicated by. */
const resultKey = (result) => JSON.stringify([result.suiteFile, result.suite, result.testId, result.target]);
/** One run: what was planned, what came of it, and what was noticed on the way. */
const runResultSchema = schemas/* strictObject */.rej({
    /** ISO 8601, UTC. */
    startedAt: schemas/* string */.YjP(),
    durationMs: schemas/* number */.aig().nonnegative(),
    /** How many tests the plan held; fewer results than that means the run is not complete. */
    planned: schemas/* int */.Whr().nonnegative(),
    complete: schemas/* boolean */.zMY(),
    /** Why it is not complete. */
    stopped: schemas/* enum */.k5n(['cancelled', 'deadline', 'budget', 'fuse']).optional(),
    dryRun: schemas/* boolean */.zMY(),
    floors: schemas/* array */.YOg(floorSchema),
    warnings: schemas/* array */.YOg(errors/* problemSchema */.zs),
    /** The caches that were asked. */
    caches: schemas/* array */.YOg(cacheUseSchema).optional(),
    results: schemas/* array */.YOg(testResultSchema),
});


/***/ }),

/***/ 9496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PV: () => (/* binding */ verdictKinds),
/* harmony export */   QZ: () => (/* binding */ worst)
/* harmony export */ });
/* unused harmony exports reasonRules, reasonSchema, suiteVerdictSchema, verdictSchema, conclusions */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2311);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2070);


/** Worst first. Headline, exit code, check, outputs and JUnit all derive from the one that the gate gives. */
const verdictKinds = ['cancelled', 'invalid', 'fail', 'inconclusive', 'warn', 'pass'];
/** Which rule spoke: validity (G0), promises (G1), suite drop (G2), single tests (G3), cost and time, and the run's own end. */
const reasonRules = [
    'validity',
    'promise',
    'suite-drop',
    'regression',
    'ceiling',
    'quarantine',
    'baseline',
    'dry-run',
    'stopped',
];
const reasonSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    rule: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(reasonRules),
    /** The verdict that this reason alone would give. */
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(verdictKinds),
    message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    suite: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    /** The suite's file. */
    file: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    target: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    testId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    place: _place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeSchema */ .J.optional(),
});
const suiteVerdictSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    suite: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    file: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    target: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(verdictKinds),
});
const verdictSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(verdictKinds),
    /** Reached without a baseline: nothing was compared. */
    unarmed: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    /** One sentence for people, the same on every surface. */
    headline: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    reasons: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(reasonSchema),
    suites: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(suiteVerdictSchema),
});
/** What a check says. */
const conclusions = (/* unused pure expression or super */ null && (['success', 'failure', 'neutral']));
const worst = (kinds) => verdictKinds.find((kind) => kinds.includes(kind)) ?? 'pass';


/***/ }),

/***/ 6475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ cacheLines)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5937);


/** What each cache that was asked did for this run. Only our own words and digits are in them. */
const cacheLines = (uses = []) => uses.map(cacheLine);
const NAMES = { judge: 'judge cache', responses: 'response cache' };
function cacheLine({ cache, asked, hits, savedUsd, savedUnknown, savedTokens, notKept }) {
    const saved = [
        ...(savedUsd === undefined ? [] : [`saved ≈ ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .money */ .TG)(savedUsd)}`]),
        ...(savedTokens === undefined ? [] : [`${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .tokens */ .LU)((0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenTotal */ .sR)(savedTokens))} tokens not used`]),
        ...(savedUnknown > 0 ? [`${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('hit', savedUnknown)} without a known cost`] : []),
        ...(notKept > 0 ? [`${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('answer', notKept)} could not be kept`] : []),
    ];
    return [`${NAMES[cache]}: ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('hit', hits)} of ${asked}`, ...saved].join(', ');
}


/***/ }),

/***/ 6168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PL: () => (/* binding */ columnsOf),
/* harmony export */   ky: () => (/* binding */ wrapped),
/* harmony export */   qo: () => (/* binding */ wrappedParts),
/* harmony export */   vI: () => (/* binding */ shortened),
/* harmony export */   xe: () => (/* binding */ inColumns)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);

/** How many columns of a terminal a text takes: two for East Asian wide characters and emoji, none for marks. */
function columnsOf(text) {
    if (allNarrow.test(text))
        return text.length;
    return [...(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .charactersOf */ .EX)(text)].reduce((sum, { segment }) => sum + (isWide.test(segment) ? 2 : 1), 0);
}
/** The text in exactly so many columns: filled up with spaces, or cut with an ellipsis. */
function inColumns(text, columns, cut = 'end') {
    const short = shortened(text, columns, cut);
    return short + ' '.repeat(Math.max(0, columns - columnsOf(short)));
}
/** The text in at most so many columns. */
function shortened(text, columns, cut = 'end') {
    if (columnsOf(text) <= columns)
        return text;
    if (columns < 1)
        return '';
    const parts = [...(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .charactersOf */ .EX)(text)].map(({ segment }) => segment);
    const head = cut === 'end' ? columns - 1 : Math.floor((columns - 1) / 3);
    const tail = columns - 1 - head;
    return `${upTo(parts, head).join('').trimEnd()}…${upTo(parts.toReversed(), tail).toReversed().join('')}`;
}
/** The text on lines of at most so many columns, broken between words where that is possible. */
const wrapped = (text, columns) => wrappedParts(text.split(' '), ' ', columns);
/** Parts on lines of at most so many columns, joined where they share one. */
function wrappedParts(parts, joint, columns) {
    const lines = [];
    let line = '';
    for (const part of parts.flatMap((long) => pieces(long, columns))) {
        const longer = line === '' ? part : line + joint + part;
        if (line === '' || columnsOf(longer) <= columns) {
            line = longer;
        }
        else {
            lines.push(line);
            line = part;
        }
    }
    return [...lines, line];
}
/** Latin letters, punctuation and box drawing: one column each, and nothing combines with them by itself. */
const allNarrow = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2500-\u259f]*$/;
const isWide = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6\p{Emoji_Presentation}]|\ufe0f/u;
function upTo(parts, columns) {
    const taken = [];
    let left = columns;
    for (const part of parts) {
        left -= columnsOf(part);
        if (left < 0)
            break;
        taken.push(part);
    }
    return taken;
}
function pieces(word, columns) {
    if (columnsOf(word) <= columns)
        return [word];
    const found = [];
    let rest = [...(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .charactersOf */ .EX)(word)].map(({ segment }) => segment);
    while (rest.length > 0) {
        const piece = upTo(rest, columns);
        const taken = Math.max(1, piece.length);
        found.push(rest.slice(0, taken).join(''));
        rest = rest.slice(taken);
    }
    return found;
}


/***/ }),

/***/ 9997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ LISTED),
/* harmony export */   Hn: () => (/* binding */ cell),
/* harmony export */   TJ: () => (/* binding */ limited),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   at: () => (/* binding */ at),
/* harmony export */   b6: () => (/* binding */ testTable),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   n2: () => (/* binding */ visibleTable),
/* harmony export */   om: () => (/* binding */ block),
/* harmony export */   q: () => (/* binding */ linked),
/* harmony export */   s6: () => (/* binding */ nothing),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _model_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2070);
/* harmony import */ var _shared_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4668);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);
/* harmony import */ var _escape_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1180);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4366);





/** The pieces that all parts of a comment are made of. Every foreign text goes through one of these. */
/** How many rows a folded list shows (github.md §5.3). */
const LISTED = 10;
const nothing = { summary: '', content: [] };
// Texts are cut before they are escaped: half an escape would be worse than none.
const sentence = (text, most = SENTENCE_CHARACTERS) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)((0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(flat(text), most));
const cell = (text) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)((0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(flat(text), CELL_CHARACTERS));
const code = (text) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)((0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutMiddle */ .it)(flat(text), CELL_CHARACTERS));
/** A place as code that leads there, where that is possible. */
const at = (place, context) => linked((0,_model_place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeText */ .Z)(place), place, context);
/** A text as code, linked to a line of the repository. */
function linked(text, place, { linkTo }) {
    const url = place && linkTo(place);
    return url === undefined ? code(text) : `[${code(text)}](${url})`;
}
/** Blocks with an empty line between them. */
const block = (blocks) => `${blocks.join('\n\n')}\n`;
function visibleTable(heading, rows) {
    return rows.length === 0 ? [] : [`${heading}\n${testTable(rows)}`];
}
const testTable = (rows) => (0,_shared_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .table */ .t)(COLUMNS, rows.map(({ test, numbers, why }) => [test, numbers, why]));
/** As many of the rows as there is room for, in a fold that says how many more there are. */
function limited(summary, rows, most, noun) {
    if (rows.length === 0)
        return nothing;
    const shown = rows.slice(0, Math.max(0, most));
    const others = rows.length - shown.length;
    return {
        summary,
        content: shown.length === 0 ? [] : [testTable(shown)],
        ...(others > 0 && { leftOut: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(noun, others) }),
    };
}
const details = ({ summary, content }) => content.length === 0 ? [] : [`<details><summary>${summary}</summary>`, ...content, '</details>'];
const COLUMNS = [{ title: 'Test' }, { title: 'Result', align: 'right' }, { title: 'Why' }];
/** What people can read in one cell of a table (github.md §5.3). */
const CELL_CHARACTERS = 120;
const SENTENCE_CHARACTERS = 200;
const flat = (text) => (0,_escape_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .inOneLine */ .UX)((0,_escape_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutAnsi */ .uo)((0,_escape_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .beginningOf */ .VI)(text)));


/***/ }),

/***/ 3398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ suiteRows),
/* harmony export */   Bb: () => (/* binding */ tellingSuites),
/* harmony export */   H7: () => (/* binding */ suiteTable),
/* harmony export */   tG: () => (/* binding */ allSuites)
/* harmony export */ });
/* harmony import */ var _shared_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4668);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5594);
/* harmony import */ var _comment_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9997);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7277);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1241);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5937);






/** The suites that people have to look at, the worst first; of a dry run, and when all is well, none. */
function tellingSuites(report) {
    if (report.dryRun)
        return [];
    const rank = (suite) => KINDS.indexOf((0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .suiteKind */ .h0)(report, suite));
    return report.suites
        .filter((suite) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .suiteKind */ .h0)(report, suite) !== 'pass' || suite.totals.failed + suite.totals.errored > 0)
        .toSorted((a, b) => rank(a) - rank(b) || b.totals.failed - a.totals.failed);
}
function suiteTable(report, rows) {
    return (0,_shared_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .t)(hasDeltas(report) ? [...BEFORE, DELTA, ...AFTER] : [...BEFORE, ...AFTER], rows);
}
function suiteRows(report, suites) {
    const name = (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .suiteNamer */ .u3)(report);
    const severalTargets = new Set(report.suites.map(({ target }) => target)).size > 1;
    return suites.map((suite) => {
        const { target, threshold, totals } = suite;
        const kind = (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .suiteKind */ .h0)(report, suite);
        const own = report.verdict.reasons.filter((reason) => reason.suite === undefined || (reason.suite === suite.suite && reason.target === target));
        const { icon, word } = (0,_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictMark */ .vG)(kind, own);
        return [
            (0,_comment_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(severalTargets ? `${name(suite)} [${target}]` : name(suite)),
            `${totals.passed}/${totals.passed + totals.failed}${totals.errored > 0 ? `, ${totals.errored} errored` : ''}`,
            (0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .score */ .fN)(totals.score, threshold) + (threshold === undefined ? '' : ` (needs ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .score */ .fN)(threshold)})`),
            ...(hasDeltas(report) ? [deltaOf(report, suite)] : []),
            (0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .money */ .TG)(totals.costUsd),
            `${icon} ${word}`,
        ];
    });
}
/** All of them in a fold, unless the visible table has them all; a dry run has measured none. */
function allSuites(report, shown, most) {
    if (report.dryRun || report.suites.length <= shown)
        return _comment_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6;
    const listed = report.suites.slice(0, most);
    const others = report.suites.length - listed.length;
    return {
        summary: `All suites (${report.suites.length})`,
        content: listed.length === 0 ? [] : [suiteTable(report, suiteRows(report, listed))],
        ...(others > 0 && { leftOut: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)('suite', others) }),
    };
}
const KINDS = ['invalid', 'fail', 'cancelled', 'inconclusive', 'warn', 'pass'];
const BEFORE = [
    { title: 'Suite' },
    { title: 'Passed', align: 'right' },
    { title: 'Score', align: 'right' },
];
const DELTA = { title: 'Δ vs base', align: 'right' };
const AFTER = [{ title: 'Cost', align: 'right' }, { title: 'Verdict' }];
const hasDeltas = ({ comparison }) => comparison.suites.some(({ delta }) => delta !== undefined);
function deltaOf({ comparison }, { suite, file, target }) {
    const change = comparison.suites.find((other) => other.suite === suite && other.file === file && other.target === target);
    if (change?.delta === undefined)
        return '–';
    const interval = change.deltaLow === undefined || change.deltaHigh === undefined
        ? ''
        : ` (${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .points */ .WR)(change.deltaLow)} … ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .points */ .WR)(change.deltaHigh)})`;
    return `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .points */ .WR)(change.delta)} pts${interval}`;
}


/***/ }),

/***/ 4487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ commentMarkdown),
  o: () => (/* binding */ problemsComment)
});

// EXTERNAL MODULE: ./build/js/src/shared/fit.js
var fit = __webpack_require__(2274);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/model/result.js + 2 modules
var model_result = __webpack_require__(8866);
// EXTERNAL MODULE: ./build/js/src/reports/comment-parts.js
var comment_parts = __webpack_require__(9997);
// EXTERNAL MODULE: ./build/js/src/reports/findings.js
var findings = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var reports_numbers = __webpack_require__(5937);
;// CONCATENATED MODULE: ./build/js/src/reports/comment-changes.js





/** Tests that are newly broken beyond doubt, as rows. */
const regressedTests = (report, context) => rowsOf(report, context, ['regressed']);
/** How the suites moved, in one line; undefined when nothing was compared. */
function deltaLine({ comparison }) {
    const { baseline, suites } = comparison;
    const compared = suites.filter(({ delta }) => delta !== undefined);
    if (baseline.kind !== 'found' || compared.length === 0)
        return undefined;
    const tests = compared.reduce((sum, { comparable }) => sum + comparable, 0);
    const moved = compared.reduce((sum, { comparable, delta = 0 }) => sum + comparable * delta, 0);
    const against = baseline.provenance[0]?.branch ?? 'the baseline';
    const drop = Math.max(...compared.flatMap(({ smallestVisibleDrop }) => smallestVisibleDrop ?? []));
    const seen = Number.isFinite(drop) ? ` · could see a drop of ${Math.round(100 * drop)} points` : '';
    const change = tests === 0 ? '' : `**${(0,reports_numbers/* points */.WR)(moved / tests)} points** `;
    return `${change}against ${(0,comment_parts/* code */.aY)(against)} on ${(0,shared_text/* plural */.LS)('comparable test', tests)}${seen}`;
}
/** What may be worse but is not proven to be, what wavers, and what is set aside. */
function stillUnclear(report, most, context) {
    return folded(report, most, context, [
        { mark: '🟠 Unclear', states: ['suspected', 'not-reproduced', 'drift'] },
        { mark: '🟡 Flaky', states: ['flaky', 'unstable-now'] },
        { mark: '⚪ Still failing', states: ['failing-as-before'] },
        { mark: '🔕 Quarantined', states: ['quarantined'] },
    ]);
}
/** What has become better, and what could not be compared. */
function fixedAndNew(report, most, context) {
    return folded(report, most, context, [
        { mark: '🟢 Fixed', states: ['fixed', 'maybe-fixed'] },
        { mark: '🆕 New', states: ['new'] },
        { mark: '✏️ Changed', states: ['changed'] },
        { mark: '➖ Removed', states: ['removed'] },
        { mark: '❓ Not run', states: ['skipped'] },
    ]);
}
/** What the results were compared with. */
function provenance({ comparison: { baseline } }) {
    const newest = baseline.kind === 'found' ? baseline.provenance[0] : undefined;
    if (newest === undefined)
        return [];
    const { branch, sha, where } = newest;
    const commit = [branch, sha?.slice(0, 7)].filter((part) => part !== undefined).join('@');
    return [`Base ${(0,comment_parts/* code */.aY)(commit === '' ? where : commit)}`];
}
/** One fold for several groups; those without tests are not named. */
function folded(report, most, context, groups) {
    const filled = groups
        .map(({ mark, states }) => ({ mark, rows: rowsOf(report, context, states) }))
        .filter(({ rows }) => rows.length > 0);
    if (filled.length === 0)
        return comment_parts/* nothing */.s6;
    const counts = filled.map(({ mark, rows }) => `${mark} (${rows.length})`).join(' · ');
    if (most === 0)
        return { summary: '', content: [], leftOut: counts };
    const content = filled.flatMap(({ mark, rows }) => {
        const others = rows.length - most;
        return [
            `**${mark}**`,
            (0,comment_parts/* testTable */.b6)(rows.slice(0, most)),
            ...(others > 0 ? [`_and ${others} more in the summary_`] : []),
        ];
    });
    return { summary: counts, content };
}
function rowsOf(report, context, states) {
    const changes = report.comparison.tests.filter(({ state }) => states.includes(state));
    if (changes.length === 0)
        return [];
    const name = (0,findings/* namer */.wf)(report);
    const results = new Map(report.results.map((result) => [(0,model_result/* resultKey */.ZH)(result), result]));
    return changes.map((change) => {
        const result = results.get((0,model_result/* resultKey */.ZH)(change));
        const why = result?.status === 'quality_failure' ? (0,findings/* failedChecks */.HH)(result)[0].text : undefined;
        return {
            test: (0,comment_parts/* linked */.q)(name(change), change.place ?? result?.place, context),
            numbers: counts(change) ?? (result === undefined || result.status === 'execution_error' ? '–' : (0,reports_numbers/* score */.fN)(result.score)),
            why: (0,comment_parts/* cell */.Hn)(why ?? change.why ?? '') || '–',
        };
    });
}
function counts({ base, now }) {
    const [before, after] = [base, now].map((side) => side && `${side.passes}/${side.trials}`);
    if (before === undefined && after === undefined)
        return undefined;
    return `${before ?? '–'} → ${after ?? '–'}`;
}

// EXTERNAL MODULE: ./build/js/src/reports/comment-suites.js
var comment_suites = __webpack_require__(3398);
// EXTERNAL MODULE: ./build/js/src/reports/escape/invisible.js
var invisible = __webpack_require__(1180);
// EXTERNAL MODULE: ./build/js/src/reports/escape/markdown.js
var markdown = __webpack_require__(4366);
// EXTERNAL MODULE: ./build/js/src/reports/marks.js
var marks = __webpack_require__(1241);
// EXTERNAL MODULE: ./build/js/src/reports/reproduce.js
var reproduce = __webpack_require__(6360);
;// CONCATENATED MODULE: ./build/js/src/reports/comment-tests.js









/** Failing tests of which the comparison has nothing else to say, as rows. */
function failingTests(report, context) {
    const name = (0,findings/* namer */.wf)(report);
    return plainlyFailing(report).map((result) => {
        const checks = (0,findings/* failedChecks */.HH)(result);
        const others = checks.length > 1 ? ` (and ${checks.length - 1} more)` : '';
        const trials = (0,findings/* trialsPassed */.So)(result);
        const numbers = `${(0,reports_numbers/* score */.fN)(result.score, result.passMark)} of ${(0,reports_numbers/* score */.fN)(result.passMark)}`;
        return {
            test: (0,comment_parts/* linked */.q)(name(result), result.place, context),
            numbers: trials === undefined ? numbers : `${numbers}, ${trials}`,
            why: (0,comment_parts/* cell */.Hn)(checks[0].text) + others,
        };
    });
}
/** What the agent said where it failed, and how to ask it again. */
function excerpts(report, { excerptLines, tests }) {
    const changes = (0,findings/* changesByKey */.G1)(report);
    const name = (0,findings/* namer */.wf)(report);
    const blocking = (0,findings/* findings */.Pg)(report).failing.filter((result) => {
        const state = changes.get((0,model_result/* resultKey */.ZH)(result))?.state;
        return state === undefined || state === 'failing' || state === 'regressed';
    });
    if (blocking.length === 0)
        return comment_parts/* nothing */.s6;
    if (excerptLines === 0)
        return { summary: '', content: [], leftOut: (0,shared_text/* plural */.LS)('excerpt', blocking.length) };
    const shown = blocking.slice(0, Math.min(tests, MOST_EXCERPTS));
    const content = shown.flatMap((result) => {
        const command = (0,reproduce/* reproduceCommand */.n)(result);
        return [
            `**${(0,comment_parts/* code */.aY)(name(result))}**`,
            ...(result.output.trim() === '' ? ['(no answer)'] : [(0,markdown/* fence */.EU)(excerptOf(result.output, excerptLines))]),
            ...(command.length <= LONGEST_COMMAND ? [`Run it again: ${(0,markdown/* codeSpan */.SS)(command)}`] : []),
        ];
    });
    const others = blocking.length - shown.length;
    return {
        summary: `Answers and how to run again (${shown.length})`,
        content,
        ...(others > 0 && { leftOut: (0,shared_text/* plural */.LS)('excerpt', others) }),
    };
}
/** Errors by their cause: what has no score is told apart from what has a bad one. */
function erroredTests(report, most, context) {
    const { errored } = (0,findings/* findings */.Pg)(report);
    if (errored.length === 0)
        return comment_parts/* nothing */.s6;
    const name = (0,findings/* namer */.wf)(report);
    const groups = (0,findings/* errorGroups */.Zy)(errored);
    const causes = groups
        .slice(0, MOST_CAUSES_NAMED)
        .map(({ class: failureClass, results }) => `${results.length} × ${marks/* failureWords */.AC[failureClass]}`)
        .join(', ');
    const summary = `⚠️ Errored, not scored (${errored.length}): ${causes}`;
    if (most === 0)
        return { summary: '', content: [], leftOut: (0,shared_text/* plural */.LS)('errored test', errored.length) };
    const items = groups.slice(0, most).map(({ class: failureClass, message, results }) => {
        const names = results
            .slice(0, NAMES_PER_CAUSE)
            .map((result) => (0,comment_parts/* linked */.q)(name(result), result.failure.place ?? result.place, context));
        const others = results.length - names.length;
        return [
            `- **${results.length} × ${marks/* failureWords */.AC[failureClass]}**: ${(0,comment_parts/* sentence */.em)(message)}`,
            `  - ${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}`,
        ].join('\n');
    });
    const others = groups.length - items.length;
    return {
        summary,
        content: [items.join('\n')],
        ...(others > 0 && { leftOut: (0,shared_text/* plural */.LS)('cause of errors', others, 'causes of errors') }),
    };
}
const MOST_EXCERPTS = 10;
const EXCERPT_CHARACTERS = 1200;
const MOST_CAUSES_NAMED = 3;
const NAMES_PER_CAUSE = 10;
/** A longer one would be cut, and then run something else or nothing. */
const LONGEST_COMMAND = 500;
/** Those that the comparison tells about otherwise stand in its own lists. */
function plainlyFailing(report) {
    const changes = (0,findings/* changesByKey */.G1)(report);
    return (0,findings/* findings */.Pg)(report).failing.filter((result) => {
        const state = changes.get((0,model_result/* resultKey */.ZH)(result))?.state;
        return state === undefined || state === 'failing';
    });
}
function excerptOf(output, lines) {
    const text = (0,invisible/* withoutAnsi */.uo)((0,invisible/* beginningOf */.VI)(output)).replaceAll(/\r\n?/g, '\n').trim().split('\n');
    const shown = text.slice(0, lines);
    const short = (0,shared_text/* cutEnd */.ym)(shown.map((line) => (0,shared_text/* cutEnd */.ym)(line, EXCERPT_CHARACTERS)).join('\n'), EXCERPT_CHARACTERS);
    return text.length > shown.length && !short.endsWith('…') ? `${short}\n…` : short;
}

// EXTERNAL MODULE: ./build/js/src/reports/totals-line.js + 1 modules
var totals_line = __webpack_require__(2874);
;// CONCATENATED MODULE: ./build/js/src/reports/comment.js








/**
 * The report as a comment: at most 25 lines before the first fold, never longer than allowed. What is left out goes
 * from the least to the most important and is said with where it is; the verdict always stays (github.md §5.3).
 */
function commentMarkdown(report, context, maxBytes) {
    return (0,fit/* fit */.U)([
        () => page(report, context, comment_all),
        () => page(report, context, { ...comment_all, excerptLines: 3 }),
        () => page(report, context, { ...comment_all, excerptLines: 3, good: 0 }),
        () => page(report, context, { ...comment_all, excerptLines: 3, good: 0, unclear: 0 }),
        () => page(report, context, { ...comment_all, excerptLines: 0, good: 0, unclear: 0 }),
        () => page(report, context, { ...comment_all, excerptLines: 0, good: 0, unclear: 0, tests: 10 }),
        () => page(report, context, { ...comment_all, excerptLines: 0, good: 0, unclear: 0, tests: 5, causes: 5 }),
        () => page(report, context, { ...comment_all, excerptLines: 0, good: 0, unclear: 0, tests: 5, causes: 5, suites: 0 }),
        () => page(report, context, least),
    ], maxBytes);
}
/** Why a run could not begin, as a comment; without problems it is a mistake of our own. */
function problemsComment(problems, context) {
    const items = problems.slice(0, MOST_PROBLEMS).map(({ message, place, hint }) => {
        const where = place === undefined ? '' : `${(0,comment_parts.at)(place, context)}: `;
        return `- ${where}${(0,comment_parts/* sentence */.em)(message)}${hint === undefined ? '' : `; hint: ${(0,comment_parts/* sentence */.em)(hint)}`}`;
    });
    const others = problems.length - items.length;
    return (0,comment_parts/* block */.om)([
        title('⛔', problems.length === 0 ? 'eval-action has a bug' : 'could not run', context),
        ...(items.length === 0 ? ['The log of the step says what to report.'] : [items.join('\n')]),
        ...(others > 0 ? [`_and ${(0,shared_text/* plural */.LS)('more problem', others)}: the log of the step lists all of them_`] : []),
        foot([headOf(context), runLink(context)]),
    ]);
}
/** As many as are read before the eye is tired (github.md §5.3). */
const VISIBLE_LINES = 25;
const MOST_PROBLEMS = 10;
const MOST_REASONS = 3;
/** Tests that are shown even when there is much else to say. */
const FEWEST_TESTS = 3;
const FEWEST_SUITES = 4;
const comment_all = { tests: 20, excerptLines: 12, causes: comment_parts/* LISTED */.CQ, unclear: comment_parts/* LISTED */.CQ, good: comment_parts/* LISTED */.CQ, suites: 200 };
const least = { tests: 0, excerptLines: 0, causes: 0, unclear: 0, good: 0, suites: 0, onlyVerdict: true };
function page(report, context, room) {
    const head = headOfPage(report, context, room);
    if (room.onlyVerdict) {
        const note = `_Left out to keep this short: everything else, which [the summary](${context.runUrl}) has._`;
        return (0,comment_parts/* block */.om)([...head, note, footOf(report, context)]);
    }
    const regressed = regressedTests(report, context);
    const failing = failingTests(report, context);
    const lists = [
        { name: '🔴 Regressed', rows: regressed },
        { name: '❌ Failing', rows: failing },
    ].filter(({ rows }) => rows.length > 0);
    const suites = (0,comment_suites/* tellingSuites */.Bb)(report);
    const taken = head.join('\n').split('\n').length + TABLE_LINES * lists.length + (suites.length > 0 ? 2 : 0) + FOOT_LINES;
    const free = VISIBLE_LINES - taken;
    const shares = shared(lists.map(({ rows }) => Math.min(rows.length, room.tests)), free - Math.min(suites.length, FEWEST_SUITES));
    const left = free - shares.reduce((sum, share) => sum + share, 0);
    const shownSuites = suites.slice(0, Math.min(room.suites, comment_parts/* LISTED */.CQ, Math.max(1, left)));
    const visible = lists.map(({ name, rows }, index) => (0,comment_parts/* visibleTable */.n2)(`#### ${name} (${rows.length})`, rows.slice(0, shares[index])));
    const folded = [
        ...lists.map(({ name, rows }, index) => moreTests(name, rows, shares[index] ?? 0, room.tests)),
        excerpts(report, room),
        erroredTests(report, room.causes, context),
        stillUnclear(report, room.unclear, context),
        fixedAndNew(report, room.good, context),
        (0,comment_suites/* allSuites */.tG)(report, shownSuites.length, room.suites),
    ];
    return (0,comment_parts/* block */.om)([
        ...head,
        ...(shownSuites.length === 0 ? [] : [(0,comment_suites/* suiteTable */.H7)(report, (0,comment_suites/* suiteRows */.Ag)(report, shownSuites))]),
        ...visible.flat(),
        ...folded.flatMap((each) => (0,comment_parts/* details */.zH)(each)),
        ...leftOut(folded, context),
        footOf(report, context),
    ]);
}
/** A title, the head of the table and its rule. */
const TABLE_LINES = 3;
const FOOT_LINES = 2;
function headOfPage(report, context, { onlyVerdict }) {
    const { verdict } = report;
    const { icon, word } = (0,marks/* verdictMark */.vG)(verdict.kind, verdict.reasons);
    const [rate = '', ...others] = (0,totals_line/* totalsLine */.$)(report);
    const headline = (0,comment_parts/* sentence */.em)(verdict.headline, onlyVerdict ? 80 : undefined);
    const stats = [`**${rate}**`, ...others].join(' · ');
    const delta = deltaLine(report);
    if (onlyVerdict)
        return [title(icon, `${word}: ${headline}`, context), stats];
    return [
        title(icon, `${word}: ${headline}`, context),
        delta === undefined ? stats : `${stats}  \n${delta}`,
        ...alerts(report),
        ...reasons(report),
    ];
}
const title = (icon, text, { key }) => `### ${icon} Evals: ${text} · ${(0,comment_parts/* code */.aY)(key)}`;
/** One alert at most: two would be two thirds of what people see. */
function alerts(report) {
    const { comparison, complete, dryRun, totals, verdict } = report;
    if (dryRun)
        return ['> [!NOTE]\n> Dry run: no target was really called.'];
    if (!complete) {
        const ran = totals.total - totals.skipped;
        return [`> [!CAUTION]\n> Incomplete: ${ran} of ${(0,shared_text/* plural */.LS)('test', totals.total)} ran before the run was ended.`];
    }
    const { baseline } = comparison;
    if (baseline.kind === 'unavailable') {
        return [
            `> [!WARNING]\n> The baseline could not be looked up: ${(0,comment_parts/* sentence */.em)(baseline.why)}${baseline.hint ? ` ${(0,comment_parts/* sentence */.em)(baseline.hint)}` : ''}`,
        ];
    }
    return verdict.unarmed && baseline.kind === 'none'
        ? [`> [!NOTE]\n> No baseline: only what was promised counts. ${(0,comment_parts/* sentence */.em)(baseline.why)}`]
        : [];
}
/** The headline tells of one reason; where there are more, they are listed. */
function reasons({ verdict }) {
    const deciding = verdict.reasons.filter(({ kind }) => kind !== 'pass');
    if (deciding.length < 2)
        return [];
    const items = deciding.slice(0, MOST_REASONS).map((reason) => {
        const { icon, word } = (0,marks/* verdictMark */.vG)(reason.kind, [reason]);
        return `- ${icon} ${word}: ${(0,comment_parts/* sentence */.em)(reason.message)}`;
    });
    const others = deciding.length - items.length;
    return [[...items, ...(others > 0 ? [`- and ${(0,shared_text/* plural */.LS)('more reason', others)}`] : [])].join('\n')];
}
/** How many rows each list may show: the first ones first, and a few of each always. */
function shared(wanted, room) {
    let left = room - wanted.reduce((sum, count) => sum + Math.min(count, FEWEST_TESTS), 0);
    return wanted.map((count) => {
        const more = Math.max(0, Math.min(count - FEWEST_TESTS, left));
        left -= more;
        return Math.min(count, FEWEST_TESTS) + more;
    });
}
function moreTests(name, rows, shown, most) {
    return (0,comment_parts/* limited */.TJ)(`${name}: the other ${rows.length - shown}`, rows.slice(shown), most - shown, 'test');
}
/** Says what did not find room, and where it is. */
function leftOut(folded, { runUrl }) {
    const missing = folded.flatMap(({ leftOut: text }) => text ?? []);
    return missing.length === 0 ? [] : [`_Left out to keep this short: ${missing.join(', ')} → [summary](${runUrl})_`];
}
function footOf(report, context) {
    const { startedAt, durationMs, warnings } = report;
    const ended = new Date(Date.parse(startedAt) + durationMs).toISOString();
    return foot([
        ...provenance(report),
        headOf(context),
        runLink(context),
        ...(warnings.length > 0 ? [(0,shared_text/* plural */.LS)('warning', warnings.length)] : []),
        `updated ${ended.slice(0, 'YYYY-MM-DD'.length)} ${ended.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDThh:mm'.length)} UTC`,
    ]);
}
const foot = (parts) => `<sub>${parts.join(' · ')}</sub>`;
const headOf = ({ head, attempt }) => `Head ${(0,comment_parts/* code */.aY)(head.slice(0, 7))}${attempt > 1 ? `, attempt ${attempt}` : ''}`;
const runLink = ({ runUrl }) => `[Summary and log](${runUrl})`;


/***/ }),

/***/ 8258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ notDelivered),
/* harmony export */   F: () => (/* binding */ deliverAll)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);

/** Every reporter gets its turn; one that breaks is noted and the others go on. */
async function deliverAll(reporters, report) {
    return Promise.all(reporters.map((reporter) => deliver(reporter, report)));
}
const notDelivered = (receipt) => receipt.kind === 'notDelivered';
async function deliver(reporter, report) {
    try {
        return await reporter.deliver(report);
    }
    catch (error) {
        return { kind: 'notDelivered', name: reporter.name, why: (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error) };
    }
}


/***/ }),

/***/ 4366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   mG: () => (/* binding */ inline)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1180);

/**
 * Foreign text within a sentence or a table cell of GitHub's Markdown: it shows as it is written, on one line,
 * and means nothing. What GitHub would link on its own (mentions, issues, commits, addresses) goes into code
 * spans, where it is left alone.
 */
function inline(text) {
    const words = inOneSeenLine(text).split(' ');
    return words
        .map((word) => (linksItself.test(word) ? codeSpan(word) : literal(word)))
        .join(' ')
        .replace(leadingMarker, '\\$&')
        .replace(leadingNumber, '$1\\$2');
}
/** Foreign text as code within a line. */
function codeSpan(text) {
    const content = withoutCommentMarks(inOneSeenLine(text));
    if (content === '')
        return '(empty)';
    const ticks = '`'.repeat(longestRun(content) + 1);
    const pad = content.startsWith('`') || content.endsWith('`') ? ' ' : '';
    return `${ticks}${pad}${content}${pad}${ticks}`;
}
/** Foreign text of several lines as a block of code, between fences longer than any run inside. */
function fence(text) {
    const content = withoutCommentMarks((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .jQ)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutAnsi */ .uo)(text)));
    const ticks = '`'.repeat(Math.max(3, longestRun(content) + 1));
    return `${ticks}text\n${content}\n${ticks}`;
}
const inOneSeenLine = (text) => (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .jQ)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .inOneLine */ .UX)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutAnsi */ .uo)(text)));
/** Mentions, `#12`, `GH-12`, addresses, hashes of commits, `:emoji:` (GitHub Docs, "Autolinked references and URLs"). */
const linksItself = /@[\p{L}\p{N}_-]|#\d|(?<![0-9a-z])GH-\d|:\/\/|www\.|(?:mailto|xmpp):|(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])|:[a-z0-9_+-]+:/iu;
/** `$` would begin a formula; GitHub takes no backslash for it, but leaves it alone in an element of its own. */
const literal = (word) => word
    .replace(/[\\`*_[\]~]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('|', '&#124;')
    .replaceAll('$', '<span>$</span>');
/** Headings, quotes, lists and rules. A quote mark and a star are escaped wherever they stand. */
const leadingMarker = /^[#+=-]/;
const leadingNumber = /^(\d+)([.)])/;
/** Our own hidden marks begin like this, so nobody else's may, not even within code. */
const withoutCommentMarks = (text) => text.replaceAll('<!--', '<! --').replaceAll('-->', '-- >').replaceAll('--!>', '-- !>');
const longestRun = (text) => (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);


/***/ }),

/***/ 7277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G1: () => (/* binding */ changesByKey),
/* harmony export */   HH: () => (/* binding */ failedChecks),
/* harmony export */   Pg: () => (/* binding */ findings),
/* harmony export */   RA: () => (/* binding */ isNotAsWritten),
/* harmony export */   So: () => (/* binding */ trialsPassed),
/* harmony export */   Zy: () => (/* binding */ errorGroups),
/* harmony export */   bK: () => (/* binding */ trialCounts),
/* harmony export */   h0: () => (/* binding */ suiteKind),
/* harmony export */   t1: () => (/* binding */ causeLines),
/* harmony export */   u3: () => (/* binding */ suiteNamer),
/* harmony export */   wf: () => (/* binding */ namer)
/* harmony export */ });
/* harmony import */ var _model_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2070);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8866);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5937);



/** Sorts the results; of a dry run only the tests that cannot run as written are more than planned. */
function findings({ results, dryRun }) {
    const errored = results.filter((result) => result.status === 'execution_error');
    if (dryRun) {
        const broken = new Set(errored.filter(isNotAsWritten));
        return {
            failing: [],
            errored: errored.filter(isNotAsWritten),
            passing: [],
            planned: results.filter((result) => !broken.has(result)),
        };
    }
    return {
        failing: results.filter((result) => result.status === 'quality_failure'),
        errored,
        passing: results.filter((result) => result.status === 'ok'),
        planned: [],
    };
}
/** Why a test did not pass, the most telling first; never empty. */
function failedChecks(result) {
    const checks = result.assertions
        .filter(({ passed }) => !passed)
        .map(({ text, evidence }) => ({ text, got: evidence }));
    const graders = checks.length > 0 ? [] : disappointed(result);
    const required = (result.requiredMissed ?? []).map((name) => ({
        text: `The required grader ${name} was missed, which made the score 0`,
    }));
    const [first, ...rest] = [...checks, ...graders, ...required];
    return [first ?? belowMark(result), ...rest];
}
/** Execution errors by class and message, the largest group first. */
function errorGroups(errored) {
    const groups = new Map();
    for (const result of errored) {
        const failureClass = result.failure.class;
        const message = causeLines(result).join('; ');
        const key = JSON.stringify([failureClass, message]);
        const group = groups.get(key);
        if (group)
            group.results.push(result);
        else
            groups.set(key, { class: failureClass, message, results: [result] });
    }
    return [...groups.values()].sort((a, b) => b.results.length - a.results.length);
}
/** The suite or the target has a mistake, and the test could not even begin. */
const isNotAsWritten = ({ failure }) => failure.class === 'config' && failure.stage === 'setup';
/** Why a test has no score, without its place, which stands beside it. A mistake in a suite is told in several lines. */
function causeLines(result) {
    const { failure, place } = result;
    if (!isNotAsWritten(result))
        return [failure.message];
    const own = `${(0,_model_place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeText */ .Z)(failure.place ?? place)}: `;
    return failure.message
        .split('\n')
        .map((line) => (line.startsWith(own) ? line.slice(own.length) : line).trim())
        .filter((line) => line !== '');
}
/** How many of a test's trials passed; undefined when there was only one. */
function trialCounts({ trials }) {
    if (trials === undefined || trials.length < 2)
        return undefined;
    return { passes: trials.filter(({ status }) => status === 'ok').length, trials: trials.length };
}
/** The same in words. */
function trialsPassed(result) {
    const counts = trialCounts(result);
    return counts && `${counts.passes} of ${counts.trials} trials passed`;
}
/** How a suite is called: with its file only where several files hold a suite of that name. */
function suiteNamer({ suites }) {
    const files = new Map();
    for (const { suite, file } of suites)
        files.set(suite, (files.get(suite) ?? new Set()).add(file));
    return ({ suite, file }) => ((files.get(suite)?.size ?? 0) > 1 ? `${suite} (${file})` : suite);
}
/** How a test is called: with its target only where the report has several. */
function namer(report) {
    const nameOf = suiteNamer(report);
    const several = new Set(report.suites.map(({ target }) => target)).size > 1;
    return ({ suite, suiteFile, testId, target }) => `${nameOf({ suite, file: suiteFile })} › ${testId}${several ? ` [${target}]` : ''}`;
}
/** The verdict of one suite on one target; that of the run where it has none of its own. */
function suiteKind({ verdict }, of) {
    const own = verdict.suites.find(({ suite, file, target }) => suite === of.suite && file === of.file && target === of.target);
    return own?.kind ?? verdict.kind;
}
/** What the comparison says of a test, by its key. */
const changesByKey = ({ comparison }) => new Map(comparison.tests.map((change) => [(0,_model_result_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH)(change), change]));
const disappointed = ({ scores }) => scores
    .filter(({ verdict }) => verdict === 'fail')
    .map(({ name, score: reached, reasoning }) => ({
    text: `${name} did not pass (scored ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .score */ .fN)(reached)})${reasoning === undefined ? '' : `: ${reasoning}`}`,
}));
const belowMark = ({ score: reached, passMark }) => ({
    text: `The score ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .score */ .fN)(reached, passMark)} is below the pass mark ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .score */ .fN)(passMark)}`,
});


/***/ }),

/***/ 1241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ failureWords),
/* harmony export */   Dw: () => (/* binding */ statusMarks),
/* harmony export */   bq: () => (/* binding */ problemTitles),
/* harmony export */   vG: () => (/* binding */ verdictMark)
/* harmony export */ });
/** What a run, a suite or a single reason is said to be. Tests that nothing judges have neither passed nor been warned about. */
function verdictMark(kind, reasons) {
    const deciding = reasons.filter((reason) => reason.kind === kind);
    const isUnjudged = kind === 'warn' && deciding.length > 0 && deciding.every(({ rule }) => rule === 'baseline');
    return isUnjudged ? { icon: '⚠️', word: 'Not judged' } : verdictMarks[kind];
}
const verdictMarks = {
    cancelled: { icon: '⏹️', word: 'Cancelled' },
    invalid: { icon: '⛔', word: 'Invalid' },
    fail: { icon: '❌', word: 'Failed' },
    inconclusive: { icon: '🟠', word: 'Inconclusive' },
    warn: { icon: '⚠️', word: 'Warning' },
    pass: { icon: '✅', word: 'Passed' },
};
/** For terminals: one column wide in every font. */
const statusMarks = {
    ok: { icon: '✓', word: 'pass' },
    quality_failure: { icon: '✗', word: 'fail' },
    execution_error: { icon: '!', word: 'error' },
    planned: { icon: '·', word: 'planned' },
};
const failureWords = {
    config: 'configuration',
    provider: 'provider',
    rate_limit: 'rate limit',
    auth: 'authentication',
    timeout: 'timeout',
    crash: 'crash',
    grader: 'grader',
    workspace: 'workspace',
    budget: 'budget',
    cancelled: 'cancelled',
    bug: 'bug in eval-action',
};
/** What a warning about what we were given is called, above its own sentence. */
const problemTitles = {
    INPUT_INVALID: 'Input is not right',
    FILE_MISSING: 'File is missing',
    FILE_UNREADABLE: 'File cannot be read',
    FILE_TOO_LARGE: 'File is too large',
    NOTHING_MATCHED: 'Nothing to run',
    YAML_INVALID: 'File is not valid YAML',
    WRONG_TYPE: 'Value is not of the usual kind',
    MISSING_FIELD: 'Field is missing',
    DUPLICATE_ID: 'Name is used twice',
    UNKNOWN_FIELD: 'Unknown field is ignored',
    UNKNOWN_TARGET: 'Target is not there',
    UNKNOWN_PROVIDER: 'Provider is not known',
    UNKNOWN_GRADER: 'Grader is not known',
    GRADER_INVALID: 'Grader did not judge',
    TARGET_INVALID: 'Target cannot be used',
    SECRET_MISSING: 'Environment variable is not set',
    HOOK_FAILED: 'Command before the run failed',
    DEPRECATED: 'Old spelling still works',
    UNUSED: 'Has no effect',
    COST_UNKNOWN: 'Cost is unknown',
    NOT_SUPPORTED_YET: 'Not supported yet',
    RESULTS_UNREADABLE: 'Results cannot be read',
    OUTPUT_UNWRITABLE: 'Results cannot be written',
    UNTRUSTED_CODE: 'Code may be anybody’s',
    WORKSPACE_TROUBLE: 'Something went wrong in a workspace',
};


/***/ }),

/***/ 5937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HV: () => (/* binding */ UNKNOWN),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   LU: () => (/* binding */ tokens),
/* harmony export */   TG: () => (/* binding */ money),
/* harmony export */   WR: () => (/* binding */ points),
/* harmony export */   fN: () => (/* binding */ score),
/* harmony export */   nC: () => (/* binding */ percentRange),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   sR: () => (/* binding */ tokenTotal)
/* harmony export */ });
/** Stands for every number that is not known. */
const UNKNOWN = '–';
/** A share as `82 %`. Only all is `100 %` and only nothing is `0 %`. */
function percent(share) {
    return share === undefined ? UNKNOWN : `${percentDigits(share)} %`;
}
/** An interval of shares as `73–89 %`. */
const percentRange = ({ low, high }) => `${percentDigits(low)}–${percentDigits(high)} %`;
/** A score with two decimals. It is not rounded up to `mark` (or to 1) when it did not reach it. */
function score(value, mark = 1) {
    if (value === undefined)
        return UNKNOWN;
    const rounded = Math.round(value * 100) / 100;
    const shown = value < mark && rounded >= mark ? Math.floor(value * 100) / 100 : rounded;
    return shown.toFixed(2);
}
/** A difference of two shares in points, with its sign: `−17`, `+5` or `0`. */
function points(difference) {
    const rounded = Math.round(100 * difference);
    return rounded < 0 ? `−${-rounded}` : rounded > 0 ? `+${rounded}` : '0';
}
/** US dollars as `$1.84`; a tiny amount keeps two digits that say something. */
function money(dollars) {
    if (dollars === undefined)
        return UNKNOWN;
    if (dollars === 0 || dollars >= 0.995)
        return `$${grouped(dollars.toFixed(2))}`;
    if (dollars < 0.0001)
        return '<$0.0001';
    const decimals = dollars >= 0.1 ? 2 : dollars >= 0.01 ? 3 : 4;
    return `$${dollars.toFixed(decimals).replace(/(\.\d\d)0+$/, '$1')}`;
}
/** Milliseconds as `840 ms`, `1.2 s`, `3 min 4 s` or `1 h 3 min`. */
function duration(ms) {
    if (ms === undefined)
        return UNKNOWN;
    if (Math.round(ms) < 1000)
        return `${Math.round(ms)} ms`;
    const tenths = Math.round(ms / 100);
    if (tenths < 600)
        return `${(tenths / 10).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 3600)
        return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
    const minutes = Math.round(ms / 60_000);
    return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
/** A count of tokens as `950`, `12.3k` or `1.2M`. */
function tokens(count) {
    if (count === undefined)
        return UNKNOWN;
    if (Math.round(count) < 1000)
        return `${Math.round(count)}`;
    return count < 999_950 ? `${oneDecimal(count / 1000)}k` : `${oneDecimal(count / 1_000_000)}M`;
}
/** All tokens of a usage, as one count. */
const tokenTotal = (usage) => usage === undefined ? undefined : usage.input + usage.output;
function percentDigits(share) {
    const value = share * 100;
    if (value > 0 && value < 1)
        return Math.max(0.1, Math.round(value * 10) / 10).toString();
    if (value > 99 && value < 100)
        return Math.min(99.9, Math.round(value * 10) / 10).toString();
    return Math.round(value).toString();
}
const grouped = (digits) => digits.replace(/\B(?=(\d{3})+\.)/g, ',');
const oneDecimal = (value) => value.toFixed(1).replace(/\.0$/, '');


/***/ }),

/***/ 6360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ reproduceCommand)
/* harmony export */ });
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43);

/**
 * The command that runs exactly one test again. `program` is how eval-action is called here. Its words are quoted,
 * so that pasting it runs nothing else.
 */
function reproduceCommand({ suiteFile, testId, target }, program = 'eval-action') {
    const file = (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(suiteFile);
    // A leading `-` would be read as a flag, and `!` as an exclusion.
    const path = /^[-!]/.test(file) ? `./${file}` : file;
    return [program, 'run', quoted(path), option('test-id', patternOf(testId)), option('target', (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(target))].join(' ');
}
/** Ids are asked for by globs. Where a character cannot be shown or escaped, any other may stand in its place. */
function patternOf(id) {
    if (isPlain(id))
        return id;
    return id.replace(/[^\p{L}\p{M}\p{N}_/-]/gu, (character, at) => {
        if (character === ' ' && isSingle(id, at))
            return character;
        return character !== '\\' && isShown(character) ? `\\${character}` : '?'.repeat(character.length);
    });
}
/** Nothing in it is more than itself, in a glob and on a line. */
const isPlain = (id) => /^[\p{L}\p{M}\p{N}_./:,=%@+ -]*$/u.test(id) && !/^\.\/|^ | $| {2}/.test(id);
const isSingle = (text, at) => /\S/.test(text.charAt(at - 1)) && /\S/.test(text.charAt(at + 1));
const isShown = (character) => (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(`x${character}x`) === `x${character}x` && !/\s/.test(character);
/** What begins with `-` has to follow a `=`, or it would be read as a flag. */
const option = (name, value) => value.startsWith('-') ? `--${name}=${quoted(value)}` : `--${name} ${quoted(value)}`;
/** One word of a POSIX shell, as it stands where it can. */
const quoted = (word) => /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw `'\''`)}'`;


/***/ }),

/***/ 6485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ silentPasses)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);

/**
 * Code graders that passed although they printed something that was meant to be read and could not be: nobody has
 * judged there. One warning for each grader of a suite, at the first test that it let through.
 */
function silentPasses({ results, dryRun }) {
    if (dryRun)
        return [];
    const groups = new Map();
    for (const result of results) {
        for (const grader of silentGraders(result)) {
            const key = JSON.stringify([result.suiteFile, result.suite, grader]);
            const group = groups.get(key);
            if (group)
                group.results.push(result);
            else
                groups.set(key, { grader, results: [result] });
        }
    }
    return [...groups.values()].map(({ grader, results: [first, ...others] }) => ({
        code: 'GRADER_INVALID',
        severity: 'warning',
        message: `${grader}: passed because it printed no JSON (${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('test', 1 + others.length)} of ${first.suite})`,
        place: first.place,
        hint: 'Let it print a JSON object with a "score".',
    }));
}
/** Names of the graders of a test, each once. */
function silentGraders({ scores, trials = [] }) {
    const all = [...scores, ...trials.flatMap((trial) => trial.scores)].flatMap(withMembers);
    return new Set(all.filter(isSilentPass).map(({ name }) => name));
}
const withMembers = (score) => [score, ...(score.scores ?? []).flatMap(withMembers)];
/** The words with which a code grader's reply is explained when there was none. */
const REASONING = 'What it printed is not a JSON object, so its exit code 0 counted as a pass.';
const isSilentPass = ({ type, verdict, reasoning }) => type === 'code-grader' && verdict === 'pass' && reasoning === REASONING;


/***/ }),

/***/ 8927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ho: () => (/* binding */ costOf),
/* harmony export */   k8: () => (/* binding */ tokensOf),
/* harmony export */   nR: () => (/* binding */ timeOf)
/* harmony export */ });
/** What the target took for a test in US dollars, over all its trials, as far as it told. */
function costOf(result) {
    const costs = callsOf(result).flatMap(({ costUsd }) => costUsd ?? []);
    return costs.length === 0 ? undefined : sum(costs);
}
/** All tokens that a test took, over all its trials, as far as the target told. */
function tokensOf(result) {
    const counts = callsOf(result).flatMap(({ tokenUsage }) => tokenUsage ?? []);
    return counts.length === 0 ? undefined : sum(counts.map(({ input, output }) => input + output));
}
/** The target's own time in milliseconds; of a test that errored before it was known, the wall clock. */
function timeOf({ status, durationMs, evalRun }) {
    if (durationMs !== undefined || status !== 'execution_error')
        return durationMs;
    return evalRun.durationMs > 0 ? evalRun.durationMs : undefined;
}
const callsOf = (result) => (result.trials ?? [result]).map((call) => (call.cached ? { costUsd: 0 } : call));
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);


/***/ }),

/***/ 367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ problemsMarkdown),
/* harmony export */   e: () => (/* binding */ summaryMarkdown)
/* harmony export */ });
/* harmony import */ var _model_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2070);
/* harmony import */ var _shared_fit_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2274);
/* harmony import */ var _shared_markdown_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4668);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5594);
/* harmony import */ var _cache_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6475);
/* harmony import */ var _escape_invisible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1180);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4366);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7277);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1241);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5937);
/* harmony import */ var _reproduce_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6360);
/* harmony import */ var _silent_passes_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6485);
/* harmony import */ var _spent_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8927);
/* harmony import */ var _totals_line_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2874);














/**
 * The report as Markdown for the job summary, no longer than allowed. What is left out goes from the bottom up
 * and is said: passing tests first, then details of the rest, never the verdict.
 */
function summaryMarkdown(report, maxBytes) {
    return (0,_shared_fit_js__WEBPACK_IMPORTED_MODULE_8__/* .fit */ .U)([
        () => page(report, { ...everything, passing: ALL }),
        () => page(report, everything),
        () => page(report, { ...everything, failing: 500, causes: 50, warnings: 50, suites: 200 }),
        () => page(report, { ...everything, failing: 100, causes: 20, warnings: 20, suites: 50 }),
        () => page(report, { reasons: 20, suites: 20, failing: 20, causes: 10, warnings: 5, passing: 0 }),
        () => page(report, { reasons: 10, suites: 0, failing: 5, causes: 3, warnings: 0, passing: 0 }),
        () => page(report, { reasons: 3, suites: 0, failing: 0, causes: 0, warnings: 0, passing: 0 }),
        () => page(report, { reasons: 0, suites: 0, failing: 0, causes: 0, warnings: 0, passing: 0 }),
    ], maxBytes);
}
/** Why a run could not begin, as Markdown for the job summary; without problems it is a mistake of our own. */
function problemsMarkdown(problems) {
    if (problems.length === 0) {
        return '### ⛔ The evals could not run because of a bug in eval-action\n\nThe log of the step says what to report.\n';
    }
    const items = problems.slice(0, MOST_PROBLEMS).map(problemItem);
    const others = problems.length - items.length;
    const more = others > 0 ? [`_${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)('more problem', others)}: the log of the step lists all of them._`] : [];
    return `${['### ⛔ The evals could not run', items.join('\n'), ...more].join('\n\n')}\n`;
}
const MOST_PROBLEMS = 10;
const ALL = Number.POSITIVE_INFINITY;
const everything = { reasons: ALL, suites: ALL, failing: ALL, causes: ALL, warnings: ALL, passing: 0 };
/** What people can read in one cell of a table (github.md §5.3). */
const CELL_CHARACTERS = 120;
const SENTENCE_CHARACTERS = 300;
const NAMES_PER_CAUSE = 10;
/** A longer one would be cut, and then run something else or nothing. */
const LONGEST_COMMAND = 500;
function page(report, room) {
    const { failing, errored, passing, planned } = (0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .findings */ .Pg)(report);
    const name = (0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .namer */ .wf)(report);
    const sections = [
        head(report),
        reasons(report.verdict.reasons, room.reasons),
        report.dryRun ? plannedSuites(report, room.suites) : suites(report, room.suites),
        failingTests(failing, name, room.failing),
        erroredTests(errored, name, room.causes),
        warnings([...(0,_silent_passes_js__WEBPACK_IMPORTED_MODULE_10__/* .silentPasses */ .D)(report), ...report.warnings], room.warnings),
        passingTests(passing, name, room.passing),
        plannedTests(planned, name, room.passing),
        ...(report.dryRun ? [] : [foot([...failing, ...errored][0])]),
    ];
    const leftOut = sections.flatMap((section) => section.leftOut ?? []);
    const note = leftOut.length === 0 ? [] : [`_Left out to keep this short: ${leftOut.join(', ')}._`];
    return `${[...sections.flatMap(({ blocks }) => blocks), ...note].join('\n\n')}\n`;
}
function head(report) {
    const { verdict } = report;
    const { icon, word } = (0,_marks_js__WEBPACK_IMPORTED_MODULE_5__/* .verdictMark */ .vG)(verdict.kind, verdict.reasons);
    const [rate = '', ...others] = (0,_totals_line_js__WEBPACK_IMPORTED_MODULE_7__/* .totalsLine */ .$)(report);
    return {
        blocks: [
            `## ${icon} ${word}: ${sentence(verdict.headline)}`,
            [`**${rate}**`, ...others].join(' · '),
            ...(0,_cache_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .cacheLines */ .w)(report.caches),
            ...(verdict.unarmed && !report.dryRun ? [`_unarmed: nothing was compared.${whyUnarmed(report)}_`] : []),
            ...(report.dryRun ? ['_Dry run: no target was really called._'] : []),
            ...(report.complete ? [] : ['_Incomplete: the run ended before all planned tests had run._']),
        ],
    };
}
function whyUnarmed({ comparison: { baseline } }) {
    return baseline.kind === 'found' ? '' : ` ${sentence(baseline.why)}`;
}
function reasons(all, most) {
    const items = all.slice(0, most).map((reason) => {
        const { kind, message, place } = reason;
        const { icon, word } = (0,_marks_js__WEBPACK_IMPORTED_MODULE_5__/* .verdictMark */ .vG)(kind, [reason]);
        return `- ${icon} ${word}: ${sentence(message)}${place ? ` (${at(place)})` : ''}`;
    });
    return { blocks: list('### Why', items), leftOut: missing('reason', all.length - items.length) };
}
function suites(report, most) {
    const shown = report.suites.slice(0, most);
    const columns = [
        { title: 'Suite' },
        { title: 'Target' },
        { title: 'Passed', align: 'right' },
        { title: 'Rate', align: 'right' },
        { title: 'Score', align: 'right' },
        { title: 'Errored', align: 'right' },
        { title: 'Cost', align: 'right' },
        { title: 'Time', align: 'right' },
        { title: 'Verdict' },
    ];
    const name = (0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .suiteNamer */ .u3)(report);
    const rows = shown.map((suite) => suiteRow(suite, name(suite), report));
    return {
        blocks: rows.length === 0 ? [] : ['### Suites', (0,_shared_markdown_js__WEBPACK_IMPORTED_MODULE_11__/* .table */ .t)(columns, rows)],
        leftOut: missing('suite', report.suites.length - shown.length),
    };
}
function suiteRow(suite, name, report) {
    const { target, threshold, totals } = suite;
    const judged = totals.passed + totals.failed;
    const promise = threshold === undefined ? '' : ` (needs ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_12__/* .score */ .fN)(threshold)})`;
    const { icon, word } = (0,_marks_js__WEBPACK_IMPORTED_MODULE_5__/* .verdictMark */ .vG)((0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .suiteKind */ .h0)(report, suite), reasonsFor(suite, report));
    return [
        code(name),
        code(target),
        `${totals.passed}/${judged}`,
        (0,_numbers_js__WEBPACK_IMPORTED_MODULE_12__/* .percent */ .KN)(totals.passRate),
        (0,_numbers_js__WEBPACK_IMPORTED_MODULE_12__/* .score */ .fN)(totals.score, threshold) + promise,
        `${totals.errored}`,
        (0,_numbers_js__WEBPACK_IMPORTED_MODULE_12__/* .money */ .TG)(totals.costUsd),
        (0,_numbers_js__WEBPACK_IMPORTED_MODULE_12__/* .duration */ .p0)(totals.durationMs),
        `${icon} ${word}`,
    ];
}
/** What is said of a suite on a target, or of the whole run. */
const reasonsFor = ({ suite, file, target }, { verdict }) => verdict.reasons.filter((reason) => reason.suite === undefined || (reason.suite === suite && reason.file === file && reason.target === target));
/** Of a dry run there is nothing to tell but what would run, and what could not. */
function plannedSuites(report, most) {
    const { planned, errored } = (0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .findings */ .Pg)(report);
    const shown = report.suites.slice(0, most);
    const name = (0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .suiteNamer */ .u3)(report);
    const columns = [
        { title: 'Suite' },
        { title: 'Target' },
        { title: 'Planned', align: 'right' },
        { title: 'Errored', align: 'right' },
    ];
    const rows = shown.map((suite) => {
        const own = ofSuite(suite);
        return [code(name(suite)), code(suite.target), `${planned.filter(own).length}`, `${errored.filter(own).length}`];
    });
    return {
        blocks: rows.length === 0 ? [] : ['### Suites', (0,_shared_markdown_js__WEBPACK_IMPORTED_MODULE_11__/* .table */ .t)(columns, rows)],
        leftOut: missing('suite', report.suites.length - shown.length),
    };
}
const ofSuite = ({ suite, file, target }) => (result) => result.suite === suite && result.suiteFile === file && result.target === target;
function failingTests(all, name, most) {
    const columns = [
        { title: 'Test' },
        { title: 'Score', align: 'right' },
        { title: 'First failing check' },
        { title: 'Got' },
        { title: 'Where' },
    ];
    const rows = all.slice(0, most).map((result) => {
        const checks = (0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .failedChecks */ .HH)(result);
        const others = checks.length > 1 ? ` (and ${checks.length - 1} more)` : '';
        return [
            code(name(result)) + trialsOf(result) + reusedFrom(result),
            `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_12__/* .score */ .fN)(result.score, result.passMark)} of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_12__/* .score */ .fN)(result.passMark)}`,
            cell(checks[0].text) + others,
            cell(checks[0].got ?? result.output) || '(no answer)',
            at(result.place),
        ];
    });
    return {
        blocks: rows.length === 0 ? [] : [`### ❌ Failing tests (${all.length})`, (0,_shared_markdown_js__WEBPACK_IMPORTED_MODULE_11__/* .table */ .t)(columns, rows)],
        leftOut: missing('failing test', all.length - rows.length),
    };
}
const reusedFrom = ({ reusedFrom: from }) => from === undefined ? '' : ` reused from ${code(from)}`;
function erroredTests(all, name, most) {
    const groups = (0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .errorGroups */ .Zy)(all);
    const items = groups.slice(0, most).map((group) => errorItem(group, name));
    return {
        blocks: list(`### ⚠️ Errored, not scored (${all.length})`, items),
        leftOut: missing('cause of errors', groups.length - items.length, 'causes of errors'),
    };
}
function errorItem({ class: failureClass, message, results }, name) {
    const names = results
        .slice(0, NAMES_PER_CAUSE)
        .map((result) => `${code(name(result))} (${at(result.failure.place ?? result.place)})`);
    const others = results.length - names.length;
    return [
        `- **${results.length} × ${_marks_js__WEBPACK_IMPORTED_MODULE_5__/* .failureWords */ .AC[failureClass]}**: ${sentence(message)}`,
        `  - ${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}`,
    ].join('\n');
}
function warnings(all, most) {
    const items = all.slice(0, most).map(problemItem);
    return {
        blocks: list(`### Warnings (${all.length})`, items),
        leftOut: missing('warning', all.length - items.length),
    };
}
function problemItem({ message, place, expected, found, hint }) {
    return [
        `- ${place ? `${at(place)}: ` : ''}${sentence(message)}`,
        ...(expected === undefined ? [] : [`expected: ${sentence(expected)}`]),
        ...(found === undefined ? [] : [`found: ${sentence(found)}`]),
        ...(hint === undefined ? [] : [`hint: ${sentence(hint)}`]),
    ].join('; ');
}
function passingTests(all, name, most) {
    if (all.length === 0)
        return { blocks: [] };
    if (most < all.length)
        return { blocks: [], leftOut: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)('passing test', all.length) };
    const columns = [
        { title: 'Test' },
        { title: 'Score', align: 'right' },
        { title: 'Cost', align: 'right' },
        { title: 'Time', align: 'right' },
    ];
    const rows = all.map((result) => [
        code(name(result)) + trialsOf(result) + reusedFrom(result),
        (0,_numbers_js__WEBPACK_IMPORTED_MODULE_12__/* .score */ .fN)(result.score),
        (0,_numbers_js__WEBPACK_IMPORTED_MODULE_12__/* .money */ .TG)((0,_spent_js__WEBPACK_IMPORTED_MODULE_13__/* .costOf */ .ho)(result)),
        (0,_numbers_js__WEBPACK_IMPORTED_MODULE_12__/* .duration */ .p0)((0,_spent_js__WEBPACK_IMPORTED_MODULE_13__/* .timeOf */ .nR)(result)),
    ]);
    return {
        blocks: [`<details><summary>✅ Passing tests (${all.length})</summary>`, (0,_shared_markdown_js__WEBPACK_IMPORTED_MODULE_11__/* .table */ .t)(columns, rows), '</details>'],
    };
}
function plannedTests(all, name, most) {
    if (all.length === 0)
        return { blocks: [] };
    if (most < all.length)
        return { blocks: [], leftOut: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)('planned test', all.length) };
    const rows = all.map((result) => [code(name(result)), at(result.place)]);
    return {
        blocks: [
            `<details><summary>Planned tests (${all.length})</summary>`,
            (0,_shared_markdown_js__WEBPACK_IMPORTED_MODULE_11__/* .table */ .t)([{ title: 'Test' }, { title: 'Where' }], rows),
            '</details>',
        ],
    };
}
function foot(first) {
    const command = first === undefined ? '' : (0,_reproduce_js__WEBPACK_IMPORTED_MODULE_6__/* .reproduceCommand */ .n)(first);
    if (command === '' || command.length > LONGEST_COMMAND)
        return { blocks: [] };
    return { blocks: [`To run a test again: ${code(command, LONGEST_COMMAND)}`] };
}
const list = (title, items) => items.length === 0 ? [] : [title, items.join('\n')];
const missing = (noun, count, several) => count > 0 ? (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(noun, count, several) : undefined;
function trialsOf(result) {
    const passed = (0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .trialsPassed */ .So)(result);
    return passed === undefined ? '' : ` ${passed}`;
}
// Texts are cut before they are escaped: half an escape would be worse than none.
const sentence = (text) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .inline */ .mG)((0,_shared_text_js__WEBPACK_IMPORTED_MODULE_9__/* .cutEnd */ .ym)(flat(text), SENTENCE_CHARACTERS));
const cell = (text) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .inline */ .mG)((0,_shared_text_js__WEBPACK_IMPORTED_MODULE_9__/* .cutEnd */ .ym)(flat(text), CELL_CHARACTERS));
const code = (text, most = CELL_CHARACTERS) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)((0,_shared_text_js__WEBPACK_IMPORTED_MODULE_9__/* .cutMiddle */ .it)(flat(text), most));
const flat = (text) => (0,_escape_invisible_js__WEBPACK_IMPORTED_MODULE_2__/* .inOneLine */ .UX)((0,_escape_invisible_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutAnsi */ .uo)((0,_escape_invisible_js__WEBPACK_IMPORTED_MODULE_2__/* .beginningOf */ .VI)(text)));
const at = (place) => code((0,_model_place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeText */ .Z)(place));


/***/ }),

/***/ 9175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ resultTable),
/* harmony export */   Zn: () => (/* binding */ nextSteps),
/* harmony export */   ow: () => (/* binding */ resultLine)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7336);
/* harmony import */ var _model_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2070);
/* harmony import */ var _shared_never_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5379);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5594);
/* harmony import */ var _cache_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6475);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6168);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7277);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1241);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5937);
/* harmony import */ var _reproduce_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6360);
/* harmony import */ var _silent_passes_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6485);
/* harmony import */ var _spent_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8927);
/* harmony import */ var _totals_line_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2874);














/**
 * One finished test on one line: its mark, name, score and time, and what is most worth saying beside them. Of a dry
 * run it says that the test is planned, and no more.
 */
function resultLine(result, given, isDryRun = false) {
    const screen = wideEnough(given);
    const paint = painter(screen);
    if (isDryRun && !isBroken(result)) {
        return `${plannedMark(paint)}${fullName(result, screen.width - PLANNED)}`.trimEnd();
    }
    const name = fullName(result, Math.max(MIN_NAME, Math.floor(screen.width * 0.45)));
    const fixed = `${name}  ${scoreOf(result)} ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .duration */ .p0)((0,_spent_js__WEBPACK_IMPORTED_MODULE_8__/* .timeOf */ .nR)(result)).padStart(DURATION)}  `;
    const tail = (0,_columns_js__WEBPACK_IMPORTED_MODULE_9__/* .shortened */ .vI)(remark(result), screen.width - MARK - (0,_columns_js__WEBPACK_IMPORTED_MODULE_9__/* .columnsOf */ .PL)(fixed));
    return `${mark(result, paint)}${fixed}${paint.dim(tail)}`.trimEnd();
}
/** The whole run as a table: suites with their tests, what went wrong beneath each, sums, and the verdict. */
function resultTable(report, given) {
    const screen = wideEnough(given);
    const paint = painter(screen);
    const blocks = [
        ...report.suites.map((suite) => suiteBlock(suite, report, screen, paint)),
        errorBlock(report, screen, paint),
        warningBlock(report, screen, paint),
        verdictBlock(report, screen, paint),
    ];
    return blocks
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.join('\n'))
        .join('\n\n');
}
/**
 * Where to look next: the files that were written, and how to run a failing test again. `program` is how eval-action
 * is called here. A file without a label belongs to the one above it.
 */
function nextSteps(found, screen) {
    const paint = painter(screen);
    const { failing, errored } = (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .findings */ .Pg)(found.report);
    const [first] = found.report.dryRun ? [] : [...failing, ...errored];
    const steps = [
        ...found.files.map(({ label, path }) => [(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(label), (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(path)]),
        ...(first ? [['run one again', (0,_reproduce_js__WEBPACK_IMPORTED_MODULE_5__/* .reproduceCommand */ .n)(first, found.program)]] : []),
    ];
    if (steps.length === 0)
        return '';
    const longest = Math.max(...steps.map(([label]) => label.length));
    return [
        paint.bold('Where to look next'),
        ...steps.map(([label, what]) => `  ${paint.dim(label.padEnd(longest))}  ${what}`),
    ].join('\n');
}
/** Above this many tests, those that passed are counted and not listed. */
const MOST_PASSING = 50;
const MOST_CHECKS = 3;
const MOST_NAMES = 3;
const MIN_NAME = 16;
const BAR = 10;
const SCORE = 4;
/** `✗ fail  `, with the two columns that keep it apart. */
const MARK = 9;
/** `· planned  ` */
const PLANNED = 11;
const DURATION = 10;
const COST = 8;
const INDENT = '  ';
/** All of a row but the name. */
const OTHER_COLUMNS = INDENT.length + MARK + 3 + BAR + 1 + SCORE + DURATION + 1 + COST;
const painter = ({ colour }) => picocolors__WEBPACK_IMPORTED_MODULE_10__.createColors(colour);
/** In fewer columns nothing would be left of the names; the terminal breaks the lines then. */
const NARROWEST = 60;
const wideEnough = (screen) => ({ ...screen, width: Math.max(NARROWEST, screen.width) });
function suiteBlock(suite, report, screen, paint) {
    const results = report.results.filter((result) => result.suite === suite.suite && result.suiteFile === suite.file && result.target === suite.target);
    const title = (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(`${(0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .suiteNamer */ .u3)(report)(suite)} · ${suite.target}`);
    if (report.dryRun)
        return plannedBlock(title, results, report, screen, paint);
    const listed = report.results.length <= MOST_PASSING ? results : results.filter(({ status }) => status !== 'ok');
    const unlisted = results.length - listed.length;
    const longest = listed.reduce((most, { testId }) => Math.max(most, (0,_columns_js__WEBPACK_IMPORTED_MODULE_9__/* .columnsOf */ .PL)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(testId))), MIN_NAME);
    const nameColumns = Math.max(MIN_NAME, Math.min(longest, screen.width - OTHER_COLUMNS));
    return [
        ...suiteHead(title, suiteNumbers(suite), Math.min(screen.width, nameColumns + OTHER_COLUMNS), screen, paint),
        ...listed.flatMap((result) => [testRow(result, nameColumns, paint), ...beneath(result, screen, paint)]),
        ...(unlisted > 0 ? [paint.dim(`${INDENT}${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_11__/* .plural */ .LS)('passing test', unlisted)} not listed`)] : []),
    ];
}
/** Tests of a dry run: what would run, and what cannot. */
function plannedBlock(title, results, report, screen, paint) {
    const broken = results.filter(isBroken);
    const planned = results.length - broken.length;
    const listed = report.results.length <= MOST_PASSING ? results : broken;
    const numbers = [`${planned} planned`, ...(broken.length > 0 ? [`${broken.length} errored`] : [])].join(' · ');
    const room = screen.width - INDENT.length - PLANNED;
    return [
        ...suiteHead(title, numbers, 0, screen, paint),
        ...listed.map((result) => {
            const start = isBroken(result) ? mark(result, paint, PLANNED) : plannedMark(paint);
            return `${INDENT}${start}${(0,_columns_js__WEBPACK_IMPORTED_MODULE_9__/* .shortened */ .vI)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(result.testId), room, 'middle')}`;
        }),
        ...(planned > 0 && listed === broken ? [paint.dim(`${INDENT}${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_11__/* .plural */ .LS)('planned test', planned)} not listed`)] : []),
    ];
}
const isBroken = (result) => result.status === 'execution_error' && (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .isNotAsWritten */ .RA)(result);
const suiteNumbers = ({ threshold, totals }) => [
    `${totals.passed} of ${totals.passed + totals.failed} passed (${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .percent */ .KN)(totals.passRate)})`,
    `mean ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .score */ .fN)(totals.score, threshold)}${threshold === undefined ? '' : `, needs ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .score */ .fN)(threshold)}`}`,
    ...(totals.errored > 0 ? [`${totals.errored} errored`] : []),
].join(' · ');
function suiteHead(title, numbers, columns, { width }, paint) {
    const least = (0,_columns_js__WEBPACK_IMPORTED_MODULE_9__/* .columnsOf */ .PL)(title) + 2 + (0,_columns_js__WEBPACK_IMPORTED_MODULE_9__/* .columnsOf */ .PL)(numbers);
    if (least > width)
        return [paint.bold((0,_columns_js__WEBPACK_IMPORTED_MODULE_9__/* .shortened */ .vI)(title, width, 'middle')), `${INDENT}${numbers}`];
    return [paint.bold((0,_columns_js__WEBPACK_IMPORTED_MODULE_9__/* .inColumns */ .xe)(title, Math.max(columns, least) - (0,_columns_js__WEBPACK_IMPORTED_MODULE_9__/* .columnsOf */ .PL)(numbers))) + numbers];
}
function testRow(result, nameColumns, paint) {
    const cells = [
        (0,_columns_js__WEBPACK_IMPORTED_MODULE_9__/* .inColumns */ .xe)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(result.testId), nameColumns, 'middle'),
        ' ',
        measure(result, paint),
        (0,_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .duration */ .p0)((0,_spent_js__WEBPACK_IMPORTED_MODULE_8__/* .timeOf */ .nR)(result)).padStart(DURATION - 1),
        (0,_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .money */ .TG)((0,_spent_js__WEBPACK_IMPORTED_MODULE_8__/* .costOf */ .ho)(result)).padStart(COST),
    ];
    return `${INDENT}${mark(result, paint)}${cells.join(' ')}`.trimEnd();
}
/** The score with its bar, or the kind of error in its place; the errors themselves are told together below. */
function measure(result, paint) {
    if (result.status === 'execution_error')
        return (0,_columns_js__WEBPACK_IMPORTED_MODULE_9__/* .inColumns */ .xe)(_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .failureWords */ .AC[result.failure.class], BAR + 1 + SCORE);
    return `${tinted(result, bar(result.score), paint)} ${scoreOf(result)}`;
}
/** How the trials went and which checks failed, under their test. */
function beneath(result, screen, paint) {
    const indent = ' '.repeat(INDENT.length + MARK);
    const trials = (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .trialsPassed */ .So)(result);
    const lines = [
        ...(trials === undefined ? [] : [trials]),
        ...(result.reusedFrom === undefined
            ? []
            : [(0,_columns_js__WEBPACK_IMPORTED_MODULE_9__/* .shortened */ .vI)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(`reused from ${result.reusedFrom}`), screen.width - indent.length)]),
        ...(result.status === 'quality_failure' ? checkLines(result, screen.width - indent.length) : []),
    ];
    return lines.map((line) => `${indent}${paint.dim(line)}`);
}
function checkLines(result, room) {
    const checks = (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .failedChecks */ .HH)(result);
    const others = checks.length - MOST_CHECKS;
    return [
        ...checks
            .slice(0, MOST_CHECKS)
            .flatMap(({ text, got }) => [
            (0,_columns_js__WEBPACK_IMPORTED_MODULE_9__/* .shortened */ .vI)(`- ${(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(text)}`, room),
            ...(got === undefined ? [] : [(0,_columns_js__WEBPACK_IMPORTED_MODULE_9__/* .shortened */ .vI)(`  got: ${(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(got)}`, room)]),
        ]),
        ...(others > 0 ? [`and ${others} more`] : []),
    ];
}
function errorBlock(report, { width }, paint) {
    const groups = (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .errorGroups */ .Zy)((0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .findings */ .Pg)(report).errored);
    if (groups.length === 0)
        return [];
    return [
        paint.bold('Errored, not scored'),
        ...groups.flatMap(({ class: failureClass, message, results }) => {
            const names = results
                .slice(0, MOST_NAMES)
                .map(({ testId, place, failure }) => (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(`${testId} (${(0,_model_place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeText */ .Z)(failure.place ?? place)})`));
            const others = results.length - names.length;
            const more = others > 0 ? ` and ${others} more` : '';
            return [
                ...item('-', (0,_columns_js__WEBPACK_IMPORTED_MODULE_9__/* .shortened */ .vI)(`${results.length} × ${_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .failureWords */ .AC[failureClass]}: ${(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(message)}`, 3 * width), width),
                paint.dim(INDENT.repeat(2) + (0,_columns_js__WEBPACK_IMPORTED_MODULE_9__/* .shortened */ .vI)(names.join(', '), width - 4 - more.length) + more),
            ];
        }),
    ];
}
/** Warnings about suites were told before anything ran, and are only counted here. */
function warningBlock(report, { width }, paint) {
    const passes = (0,_silent_passes_js__WEBPACK_IMPORTED_MODULE_12__/* .silentPasses */ .D)(report);
    const told = report.warnings.length;
    return [
        ...(passes.length > 0 ? [paint.bold(paint.yellow('Passed without being judged'))] : []),
        ...passes.flatMap(({ message, place, hint }) => {
            const where = place === undefined ? '' : ` (${(0,_model_place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeText */ .Z)(place)})`;
            return item('-', (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(`${message}${where}${hint === undefined ? '' : `. ${hint}`}`), width);
        }),
        ...(told > 0 ? [paint.yellow(`${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_11__/* .plural */ .LS)('warning', told)} about the suites: see above, or summary.md`)] : []),
    ];
}
function verdictBlock(report, { width }, paint) {
    const { verdict } = report;
    const tint = verdictTint(verdict.kind, paint);
    const { word } = (0,_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .verdictMark */ .vG)(verdict.kind, verdict.reasons);
    const [first = '', ...rest] = (0,_columns_js__WEBPACK_IMPORTED_MODULE_9__/* .wrapped */ .ky)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(`${word}: ${verdict.headline}`), width);
    return [
        paint.dim('─'.repeat(width)),
        ...(0,_columns_js__WEBPACK_IMPORTED_MODULE_9__/* .wrappedParts */ .qo)((0,_totals_line_js__WEBPACK_IMPORTED_MODULE_6__/* .totalsLine */ .$)(report), ' · ', width),
        ...(0,_cache_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .cacheLines */ .w)(report.caches)
            .flatMap((line) => (0,_columns_js__WEBPACK_IMPORTED_MODULE_9__/* .wrapped */ .ky)(line, width))
            .map(paint.dim),
        ...[first, ...rest].map((line) => tint(paint.bold(line))),
        ...verdict.reasons.flatMap(({ message, place }) => item('-', (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(place ? `${message} (${(0,_model_place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeText */ .Z)(place)})` : message), width)),
        ...(verdict.unarmed && !report.dryRun ? [paint.dim('unarmed: nothing was compared')] : []),
        ...(report.dryRun ? [paint.dim('dry run: no target was really called')] : []),
        ...(report.complete ? [] : [paint.yellow('incomplete: the run ended before all planned tests had run')]),
    ];
}
function item(bullet, text, width) {
    return (0,_columns_js__WEBPACK_IMPORTED_MODULE_9__/* .wrapped */ .ky)(text, width - INDENT.length - 2).map((line, index) => `${INDENT}${index === 0 ? bullet : ' '} ${line}`);
}
/** Suite, test and target; where there is no room for all, the target gives way first. */
function fullName({ suite, testId, target }, columns) {
    const name = (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(`${suite} › ${testId}`);
    const rest = columns - (0,_columns_js__WEBPACK_IMPORTED_MODULE_9__/* .columnsOf */ .PL)(name) - ' []'.length;
    const asked = (0,_columns_js__WEBPACK_IMPORTED_MODULE_9__/* .shortened */ .vI)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(target), Math.max(rest, Math.floor(columns / 4)), 'middle');
    const short = (0,_columns_js__WEBPACK_IMPORTED_MODULE_9__/* .shortened */ .vI)(name, columns - (0,_columns_js__WEBPACK_IMPORTED_MODULE_9__/* .columnsOf */ .PL)(asked) - ' []'.length, 'middle');
    return (0,_columns_js__WEBPACK_IMPORTED_MODULE_9__/* .inColumns */ .xe)(`${short} [${asked}]`, columns);
}
function remark(result) {
    return [(0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .trialsPassed */ .So)(result) ?? '', essence(result)].filter((part) => part !== '').join(' · ');
}
function essence(result) {
    switch (result.status) {
        case 'ok':
            return result.reusedFrom === undefined ? (0,_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .money */ .TG)((0,_spent_js__WEBPACK_IMPORTED_MODULE_8__/* .costOf */ .ho)(result)) : (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(`reused from ${result.reusedFrom}`);
        case 'quality_failure':
            return (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)((0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .failedChecks */ .HH)(result)[0].text);
        case 'execution_error':
            return (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(`${_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .failureWords */ .AC[result.failure.class]}: ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .causeLines */ .t1)(result).join('; ')}`);
        default:
            return (0,_shared_never_js__WEBPACK_IMPORTED_MODULE_13__/* .never */ .Z)(result);
    }
}
function mark(result, paint, columns = MARK) {
    const { icon, word } = _marks_js__WEBPACK_IMPORTED_MODULE_4__/* .statusMarks */ .Dw[result.status];
    return tinted(result, `${icon} ${word}`.padEnd(columns), paint);
}
const plannedMark = (paint) => paint.dim(`${_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .statusMarks */ .Dw.planned.icon} ${_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .statusMarks */ .Dw.planned.word}`.padEnd(PLANNED));
function tinted({ status }, text, paint) {
    if (status === 'ok')
        return paint.green(text);
    return status === 'quality_failure' ? paint.red(text) : paint.yellow(text);
}
function verdictTint(kind, paint) {
    if (kind === 'pass')
        return paint.green;
    return kind === 'fail' || kind === 'invalid' ? paint.red : paint.yellow;
}
const scoreOf = (result) => (result.status === 'execution_error' ? _numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .UNKNOWN */ .HV : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .score */ .fN)(result.score, result.passMark)).padStart(SCORE);
/** A score as a bar; it is full only for 1 and empty only for 0. */
function bar(value) {
    const eighths = value >= 1 ? BAR * 8 : Math.min(BAR * 8 - 1, Math.ceil(value * BAR * 8));
    const part = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'][eighths % 8] ?? '';
    return ('█'.repeat(Math.floor(eighths / 8)) + part).padEnd(BAR, '░');
}


/***/ }),

/***/ 2874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ totalsLine)
});

// UNUSED EXPORTS: passRate

;// CONCATENATED MODULE: ./build/js/src/shared/statistics/wilson.js
/** The z of a two-sided 95 % interval. */
const Z95 = 1.96;
/**
 * Wilson's 95 % interval of a rate (gate.md §2.10); undefined when nothing was tried. `passes` may be a
 * fraction: for a suite it is the sum of its tests' own rates, and `n` the number of tests.
 */
function wilson(passes, n) {
    if (n <= 0)
        return undefined;
    const p = passes / n;
    const z2 = Z95 * Z95;
    const centre = (p + z2 / (2 * n)) / (1 + z2 / n);
    const half = (Z95 / (1 + z2 / n)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n));
    return {
        // At the ends the formula is exact and only its floating-point evaluation is not.
        low: p <= 0 ? 0 : Math.max(0, centre - half),
        high: p >= 1 ? 1 : Math.min(1, centre + half),
    };
}

// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/reports/findings.js
var findings = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var numbers = __webpack_require__(5937);
;// CONCATENATED MODULE: ./build/js/src/reports/totals-line.js




/** The numbers of a run, most important first, as plain phrases. Only our own words and digits are in them. */
function totalsLine(report) {
    const { totals, durationMs } = report;
    if (report.dryRun)
        return [...plannedLine(report), (0,numbers/* duration */.p0)(durationMs)];
    return [
        passRate(totals),
        `mean score ${(0,numbers/* score */.fN)(totals.score)}`,
        ...counted(totals.errored, 'errored'),
        ...counted(totals.skipped, 'not run'),
        ...counted(totals.flaky, 'flaky'),
        ...counted(totals.reused, 'reused'),
        ...(totals.retries > 0 ? [(0,shared_text/* plural */.LS)('retry', totals.retries, 'retries')] : []),
        cost(totals),
        ...(totals.tokens === undefined ? [] : [`${(0,numbers/* tokens */.LU)((0,numbers/* tokenTotal */.sR)(totals.tokens))} tokens`]),
        ...graders(totals),
        (0,numbers/* duration */.p0)(durationMs),
    ];
}
/** What the judges took, which is no part of what the targets did. */
function graders({ graderCostUsd, graderTokens }) {
    const parts = [
        ...(graderCostUsd === undefined ? [] : [(0,numbers/* money */.TG)(graderCostUsd)]),
        ...(graderTokens === undefined ? [] : [`${(0,numbers/* tokens */.LU)((0,numbers/* tokenTotal */.sR)(graderTokens))} tokens`]),
    ];
    return parts.length === 0 ? [] : [`judges ${parts.join(', ')}`];
}
/** A dry run measures nothing: it only counts. */
function plannedLine(report) {
    const { planned, errored } = (0,findings/* findings */.Pg)(report);
    return [
        `${(0,shared_text/* plural */.LS)('test', planned.length)} planned`,
        ...(errored.length > 0 ? [`${errored.length} cannot run as written`] : []),
        ...counted(report.totals.skipped, 'not reached'),
    ];
}
/** Share and count of the tests that could be judged, with the interval that so few tests allow. */
function passRate(totals) {
    const judged = totals.passed + totals.failed;
    const interval = totals.passRate === undefined ? undefined : wilson(totals.passRate * judged, judged);
    if (interval === undefined)
        return `pass rate ${numbers/* UNKNOWN */.HV}`;
    return `${(0,numbers/* percent */.KN)(totals.passRate)} pass (${totals.passed} of ${judged}, 95 % CI ${(0,numbers/* percentRange */.nC)(interval)})`;
}
const counted = (count, word) => (count > 0 ? [`${count} ${word}`] : []);
function cost({ costUsd, costUnknown }) {
    if (costUsd === undefined)
        return `cost ${numbers/* UNKNOWN */.HV}`;
    return costUnknown === 0 ? (0,numbers/* money */.TG)(costUsd) : `${(0,numbers/* money */.TG)(costUsd)} (${(0,shared_text/* plural */.LS)('test', costUnknown)} without a cost)`;
}


/***/ }),

/***/ 8470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ recordLine),
  z: () => (/* binding */ recordOf)
});

// EXTERNAL MODULE: ./build/js/src/model/trace.js
var trace = __webpack_require__(8148);
// EXTERNAL MODULE: ./build/js/src/model/wire.js
var wire = __webpack_require__(1564);
// EXTERNAL MODULE: ./build/js/src/shared/never.js
var never = __webpack_require__(5379);
// EXTERNAL MODULE: ./build/js/src/model/message.js
var message = __webpack_require__(3290);
;// CONCATENATED MODULE: ./build/js/src/results/trace-events.js

/** A conversation as the list of events that AgentV keeps in a trace: messages, tool calls with their results, the final answer. */
function traceEvents(messages) {
    const events = messages.flatMap((message, index) => [
        messageEvent(message, index),
        ...(message.toolCalls ?? []).flatMap((call, toolIndex) => toolEvents(call, index, toolIndex)),
    ]);
    const last = messages.findLastIndex(({ role, content }) => role === 'assistant' && content !== undefined);
    const final = messages[last];
    const answered = final?.content === undefined ? [] : [finalEvent((0,message/* contentText */.Tf)(final.content), last)];
    return [...events, ...answered].map(({ event_id, parent_event_id, ...event }, ordinal) => ({
        event_id,
        parent_event_id,
        ordinal,
        ...event,
    }));
}
const messageId = (index) => `message-${index}`;
const messageEvent = ({ role, content }, index) => ({
    event_id: messageId(index),
    type: 'message',
    message: { role, content: content === undefined ? undefined : (0,message/* contentText */.Tf)(content) },
    metadata: { message_index: index },
});
function toolEvents(call, index, toolIndex) {
    const { tool: name, input, output, status = 'ok' } = call;
    const id = `${messageId(index)}-tool-${toolIndex}`;
    const metadata = { message_index: index, tool_index: toolIndex };
    return [
        {
            event_id: id,
            parent_event_id: messageId(index),
            type: 'tool_call',
            tool: { name, input, output, status },
            metadata,
        },
        { event_id: `${id}-result`, parent_event_id: id, type: 'tool_result', tool: { name, output, status }, metadata },
    ];
}
const finalEvent = (content, index) => ({
    event_id: 'final-response',
    parent_event_id: messageId(index),
    type: 'final_response',
    message: { role: 'assistant', content },
    metadata: { message_index: index },
});

;// CONCATENATED MODULE: ./build/js/src/results/record.js




/**
 * A result as one line of `index.jsonl`: AgentV's full record (results-format.md §1.2), its own names in
 * snake_case, absent values left out. What users wrote inside metadata, tool inputs and details is not renamed.
 */
function recordLine(result) {
    return JSON.stringify(recordOf(result));
}
/** The record as an object; keys in the order in which people want to read them. */
function recordOf(result) {
    const failure = result.status === 'execution_error' ? result.failure : undefined;
    return {
        timestamp: result.timestamp,
        test_id: result.testId,
        suite: result.suite,
        category: result.category,
        conversation_id: result.conversationId,
        target: result.target,
        target_used: result.targetUsed,
        resolved_target: result.resolvedTarget,
        score: result.score,
        execution_status: executionStatus(result),
        ...(failure && failureFields(failure)),
        assertions: result.assertions,
        scores: hasScores(result) ? result.scores.map(scoreOnWire) : undefined,
        output: result.output,
        input: result.input.map(wire/* messageOnWire */.ym),
        requests: requestsOf(result),
        token_usage: result.tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(result.tokenUsage),
        cost_usd: result.costUsd,
        duration_ms: result.durationMs,
        start_time: result.startTime,
        end_time: result.endTime,
        eval_run: {
            duration_ms: result.evalRun.durationMs,
            token_usage: result.evalRun.tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(result.evalRun.tokenUsage),
        },
        trace: traceOf(result),
        model: result.model,
        cached: result.cached,
        workspace_path: result.workspacePath,
        file_changes: result.fileChanges,
        before_each_output: result.hookOutputs?.beforeEach,
        after_each_output: result.hookOutputs?.afterEach,
        trials: result.trials?.map(trialOnWire),
        aggregation: result.aggregation && aggregationOnWire(result.aggregation),
        cost_limited: result.costLimited,
        metadata: result.metadata,
        // Ours, beyond AgentV's: its readers pass over keys they do not know.
        suite_file: result.suiteFile,
        provider: result.provider,
        pass_mark: result.passMark,
        must_pass: result.mustPass ? true : undefined,
        required_missed: result.status === 'quality_failure' ? result.requiredMissed : undefined,
        retries: result.retries,
        location: result.place,
        reused_from: result.reusedFrom,
    };
}
/** AgentV calls a test with trials `ok` as soon as one of them is, whatever their score together (graders.md §21). */
function executionStatus({ status, trials }) {
    return trials?.some((trial) => trial.status === 'ok') ? 'ok' : status;
}
/** A judge that stands in for graders is no entry of its own: its judgement is that of the test (graders.md §1.4). */
const hasScores = ({ implicitJudge, scores }) => scores.length > 0 && implicitJudge !== true;
function requestsOf({ prompt, implicitJudge, scores }) {
    const evaluator = implicitJudge ? scores[0]?.input : undefined;
    if (prompt === undefined && evaluator === undefined)
        return undefined;
    return { lm: prompt && requestOf(prompt), evaluator };
}
const requestOf = ({ question, chat, system }) => ({ chat_prompt: chat, question, system });
function failureFields(failure) {
    return {
        error: failure.message,
        failure_class: failure.class,
        failure_stage: failure.stage,
        failure_reason_code: failure.reason,
        execution_error: { message: failure.message, stage: failure.stage },
        budget_exceeded: failure.class === 'budget' ? true : undefined,
        failure_details: failureDetails(failure),
    };
}
/** What AgentV has no word for; nothing, in most cases. */
function failureDetails({ httpStatus, permanent, retryAfterMs, place }) {
    const details = { http_status: httpStatus, permanent, retry_after_ms: retryAfterMs, location: place };
    return Object.values(details).some((value) => value !== undefined) ? details : undefined;
}
function scoreOnWire(score) {
    return {
        name: score.name,
        type: score.type,
        score: score.score,
        weight: score.weight,
        verdict: score.verdict,
        assertions: score.assertions,
        reasoning: score.reasoning,
        input: score.input,
        target: score.target,
        details: score.details,
        scores: score.scores?.map(scoreOnWire),
        token_usage: score.tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(score.tokenUsage),
        cost_usd: score.costUsd,
        duration_ms: score.durationMs,
        started_at: score.startedAt,
        ended_at: score.endedAt,
    };
}
function trialOnWire(trial) {
    return {
        attempt: trial.attempt,
        score: trial.score,
        verdict: trial.verdict,
        scores: trial.scores.map(scoreOnWire),
        error: trial.failure?.message,
        token_usage: trial.tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(trial.tokenUsage),
        cost_usd: trial.costUsd,
        duration_ms: trial.durationMs,
        cached: trial.cached,
        execution_status: trial.status,
        failure_class: trial.failure?.class,
        failure_stage: trial.failure?.stage,
        failure_reason_code: trial.failure?.reason,
        failure_details: trial.failure && failureDetails(trial.failure),
    };
}
function aggregationOnWire(aggregation) {
    switch (aggregation.strategy) {
        case 'pass_at_k': {
            const { strategy, passedAttempts, totalAttempts } = aggregation;
            return { strategy, passed_attempts: passedAttempts, total_attempts: totalAttempts };
        }
        case 'mean':
            return aggregation;
        case 'confidence_interval': {
            const { strategy, mean, ci95Lower, ci95Upper, stddev } = aggregation;
            return { strategy, mean, ci95_lower: ci95Lower, ci95_upper: ci95Upper, stddev };
        }
        default:
            return (0,never/* never */.Z)(aggregation);
    }
}
/** What was said and done, from the input to the final answer (results-format.md §1.5). */
function traceOf(result) {
    const { messages, tokenUsage, costUsd, durationMs, startTime, endTime } = result;
    if (messages.length === 0)
        return undefined;
    const { eventCount, toolCalls, toolDurations, errorCount, llmCallCount } = (0,trace/* traceSummary */.I)(messages);
    const all = [...result.input, ...messages];
    return {
        event_count: eventCount,
        tool_calls: toolCalls,
        error_count: errorCount,
        tool_durations: Object.keys(toolDurations).length > 0 ? toolDurations : undefined,
        llm_call_count: llmCallCount,
        messages: all.map(wire/* messageOnWire */.ym),
        events: traceEvents(all),
        token_usage: tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(tokenUsage),
        cost_usd: costUsd,
        duration_ms: durationMs,
        start_time: startTime,
        end_time: endTime,
        metadata: { provider: result.provider, target: result.target, eval_case_id: result.testId },
    };
}


/***/ }),

/***/ 2274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ fit)
/* harmony export */ });
/** The richest version that fits. The last one must be small enough to fit always. */
function fit(versions, maxBytes) {
    let text = '';
    for (const version of versions) {
        text = version();
        if (Buffer.byteLength(text) <= maxBytes)
            break;
    }
    return text;
}


/***/ }),

/***/ 4668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ table)
/* harmony export */ });
/** A table of cells that are safe Markdown already, but for pipes: what would end a cell or a row is kept inside it. */
function table(columns, rows) {
    const head = columns.map(({ title }) => title);
    const rule = columns.map(({ align }) => (align === 'right' ? '--:' : '---'));
    return [head, rule, ...rows].map(row).join('\n');
}
const row = (cells) => `| ${cells.map(kept).join(' | ')} |`;
/**
 * Also within a code span: GitHub splits a row into cells before it looks at anything else. Readers disagree
 * about a pipe after two backslashes, so one that follows a backslash is moved away from it.
 */
const kept = (cell) => cell
    .replace(/\s*[\r\n]+\s*/g, ' ')
    .replaceAll('\\|', '\\ |')
    .replaceAll('|', '\\|');


/***/ }),

/***/ 594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ identityOfPlan),
/* harmony export */   c: () => (/* binding */ identityOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _model_setting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5161);


/** Which model answers is part of who somebody is; which key opens the door is not. */
function identityOf({ provider, options }) {
    const telling = Object.entries(options)
        .filter(([key]) => !/(?:key|token|secret|credentials?|password)$/i.test(key))
        .map(([key, value]) => [key, value instanceof _model_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .Variable */ .rT ? value.value : value])
        .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
    return digest([provider, telling]);
}
/** What is asked of whom and how often, together with where: equal for two runs that ask the same. */
function identityOfPlan({ steps }, where) {
    const identities = new Map();
    const asked = steps.map((step) => {
        if (step.kind === 'broken')
            return [step.suite.file, step.test.id, step.target];
        const identity = identities.get(step.target) ?? identityOf(step.target);
        identities.set(step.target, identity);
        return [step.suite.file, step.test.id, step.target.name, identity, step.trials, step.passMark];
    });
    return digest([where, asked]);
}
const digest = (value) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(value)).digest('hex');


/***/ })

};
