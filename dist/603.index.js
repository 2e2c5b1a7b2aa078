export const id = 603;
export const ids = [603];
export const modules = {

/***/ 8233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ evaluate),
  N: () => (/* binding */ runFiles)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var model_errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/results/record.js + 1 modules
var record = __webpack_require__(8470);
// EXTERNAL MODULE: ./build/js/src/model/grade.js
var model_grade = __webpack_require__(9846);
// EXTERNAL MODULE: ./build/js/src/model/message.js
var model_message = __webpack_require__(3290);
// EXTERNAL MODULE: ./build/js/src/results/summarize.js
var summarize = __webpack_require__(6419);
;// CONCATENATED MODULE: ./build/js/src/results/result-of.js




/** How one trial counts. An errored trial scores 0, as AgentV writes it; its status says that this is no measurement. */
function trialOf({ outcome, grade }, attempt, passMark) {
    const failure = failureOf(outcome, grade);
    const score = grade?.kind === 'scored' ? grade.score : 0;
    const response = outcome.kind === 'answered' ? outcome.response : undefined;
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
    };
}
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
        input: [...step.test.input],
        ...(facts.prompt && { prompt: facts.prompt }),
        output: response ? (0,model_message/* finalAnswer */.zN)(response.messages) : `Error occurred: ${failure?.message ?? 'unknown'}`,
        messages: [...(response?.messages ?? [])],
        ...measured(response),
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
    const message = `This test met a bug of eval-action: ${(0,model_errors/* messageOf */.bD)(error)}`;
    const outcome = {
        kind: 'failed',
        failure: { class: 'bug', stage: 'agent', reason: 'provider_error', message },
    };
    const run = { outcome };
    return resultOf(step, [run], [trialOf(run, 0, step.passMark)], undefined, facts);
}
/** A test that could not run as it is written: an error of class `config` at its place, so that it cannot get lost. */
function brokenResult({ index, suite, test, target }, at) {
    const message = test.problems.map(model_errors/* problemText */.fI).join('\n');
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
        ...(facts.targetUsed !== undefined && { targetUsed: facts.targetUsed }),
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
    const { tokenUsage, costUsd, durationMs, startTime, endTime, model, fileChanges } = response;
    return {
        ...(tokenUsage && { tokenUsage }),
        ...(costUsd !== undefined && { costUsd }),
        ...(durationMs !== undefined && { durationMs }),
        ...(startTime !== undefined && { startTime }),
        ...(endTime !== undefined && { endTime }),
        ...(model !== undefined && { model }),
        ...(fileChanges !== undefined && { fileChanges }),
    };
}
function evalRun(runs, { startedAt, finishedAt }) {
    const usages = runs.flatMap(({ outcome, grade }) => [
        ...(outcome.kind === 'answered' && outcome.response.tokenUsage ? [outcome.response.tokenUsage] : []),
        ...(grade?.scores ?? []).flatMap(({ tokenUsage }) => tokenUsage ?? []),
    ]);
    const tokenUsage = (0,summarize/* sumTokens */.WT)(usages);
    return { durationMs: Math.max(0, finishedAt - startedAt), ...(tokenUsage && { tokenUsage }) };
}
const errorAssertion = ({ message }) => ({ text: `Error: ${message}`, passed: false });

// EXTERNAL MODULE: ./node_modules/p-queue/dist/index.js + 4 modules
var dist = __webpack_require__(9052);
;// CONCATENATED MODULE: ./build/js/src/run/schedule.js

/**
 * Runs all jobs, as many at once as the limits allow, in their order. Once aborted, or once a job threw, jobs that
 * have not begun are left out; those that run are waited for. Then the first error, if any, is thrown.
 */
async function schedule(jobs, limits, signal) {
    const all = new dist/* default */.Ay({ concurrency: limits.total });
    const lanes = new Map();
    const laneOf = (name) => {
        const existing = lanes.get(name);
        if (existing)
            return existing;
        const lane = new dist/* default */.Ay({ concurrency: limits.perLane(name) });
        lanes.set(name, lane);
        return lane;
    };
    const errors = [];
    const runUnlessOver = async (job) => {
        if (signal.aborted || errors.length > 0)
            return;
        try {
            await job.run();
        }
        catch (error) {
            errors.push(error);
        }
    };
    await Promise.all(jobs.map((job) => laneOf(job.lane).add(() => all.add(() => runUnlessOver(job)))));
    if (errors.length > 0)
        throw errors[0];
}

// EXTERNAL MODULE: ./build/js/src/shared/redact.js
var redact = __webpack_require__(4268);
// EXTERNAL MODULE: ./build/js/src/model/kind.js
var model_kind = __webpack_require__(491);
// EXTERNAL MODULE: ./build/js/src/model/outcome.js
var model_outcome = __webpack_require__(3209);
;// CONCATENATED MODULE: ./build/js/src/model/ports.js
/** What the core may ask of the outside. Each port is narrow, so that a fake is a few lines. */
/** As much of each stream of a program, and of a file that it writes, as is read (targets-format.md §9.3). */
const MAX_OUTPUT_BYTES = 10 * 1024 * 1024;

;// CONCATENATED MODULE: ./build/js/src/model/provider.js

const defineProvider = (0,model_kind/* kindOf */.I)();

// EXTERNAL MODULE: ./build/js/src/shared/never.js
var never = __webpack_require__(5379);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(958);
;// CONCATENATED MODULE: ./build/js/src/run/providers/cli-command.js


/** What a command may ask for (targets-format.md §9.2). `GUIDELINES` is of AgentV 1 and 2; we have none to give. */
const placeholders = [
    'PROMPT',
    'PROMPT_FILE',
    'GUIDELINES',
    'EVAL_ID',
    'ATTEMPT',
    'FILES',
    'OUTPUT_FILE',
];
/** The command with every placeholder replaced by its quoted value. What was filled in is not looked at again. */
function fillCommand(command, filesFormat, values, shell) {
    const quoted = (text) => quote(text, shell);
    const filled = {
        PROMPT: () => quoted(values.prompt),
        PROMPT_FILE: () => quoted(values.promptFile ?? ''),
        GUIDELINES: () => quoted(''),
        EVAL_ID: () => quoted(values.evalId),
        ATTEMPT: () => quoted(String(values.attempt)),
        FILES: () => values.files.map((path) => fillFile(filesFormat, path, quoted)).join(' '),
        OUTPUT_FILE: () => quoted(values.outputFile ?? ''),
    };
    return command.replaceAll(TOKEN, (token, name) => (isPlaceholder(name) ? filled[name]() : token));
}
/** Whether the command asks for this value. */
const usesPlaceholder = (command, name) => command.includes(`{${name}}`);
/** What is wrong with the placeholders of a command, one sentence for each that is unknown. */
function placeholderProblems(command) {
    const names = [...command.matchAll(TOKEN)].map(([, name = '']) => name);
    return [...new Set(names)].filter((name) => !isPlaceholder(name)).map((name) => unknownPlaceholder(name, command));
}
/**
 * One word of the shell that means exactly this text. POSIX: between single quotes, each `'` as `'"'"'`.
 * PowerShell: the quote is doubled, and so are the four curly ones that it reads as the same.
 */
function quote(text, shell) {
    if (shell === 'powershell')
        return `'${text.replaceAll(/['‘’‚‛]/g, '$&$&')}'`;
    return `'${text.replaceAll("'", `'"'"'`)}'`;
}
const TOKEN = /\{([A-Z_]+)\}/g;
const isPlaceholder = (name) => placeholders.includes(name);
const fillFile = (format, path, quoted) => format.replaceAll(/\{(path|basename)\}/g, (_, part) => quoted(part === 'path' ? path : (0,external_node_path_.basename)(path)));
function unknownPlaceholder(name, command) {
    const known = `Known placeholders: ${placeholders.map((each) => `{${each}}`).join(', ')}`;
    const meant = (0,did_you_mean/* didYouMean */.au)(name, placeholders);
    const advice = [
        meant === undefined ? undefined : `Did you mean {${meant}}?`,
        command.includes(`\${${name}}`) ? `A variable of the shell is written $${name} here.` : undefined,
        known,
    ];
    return `has the unknown placeholder {${name}}. ${advice.filter((line) => line !== undefined).join(' ')}`;
}

;// CONCATENATED MODULE: ./build/js/src/run/providers/cli-invocation.js



/** How much of what a failed command said is worth repeating: the end, where the reason usually stands. */
const TOLD_OUTPUT = 2_000;
/** The same of one that was stopped: it gave no reason, but shows where it was. */
const TOLD_WHEN_STOPPED = 300;
/** From this length on a command line comes near what systems take (Linux: 128 KiB for one argument). */
const LONG_COMMAND = 100_000;
/** The folder separator tells the system, and so which shell will read the command. */
const shell = external_node_path_.sep === '\\' ? 'powershell' : 'posix';
/** A command ready to run. Its temporary files are there only if it names them, and gone when it is disposed. */
async function prepareInvocation(command, values, { filesFormat, keepFiles }, files) {
    const wantsPrompt = usesPlaceholder(command, 'PROMPT_FILE');
    const wantsOutput = usesPlaceholder(command, 'OUTPUT_FILE');
    if (!wantsPrompt && !wantsOutput) {
        return { text: fillCommand(command, filesFormat, values, shell), [Symbol.asyncDispose]: async () => undefined };
    }
    const stem = `agentv-${asFileName(values.evalId)}`;
    const folder = await files.scratchFolder(`${stem}-`);
    // A daemon may still be writing there. An answer is worth more than a tidy temporary folder.
    const tidy = async () => Promise.resolve(folder[Symbol.asyncDispose]()).catch(() => undefined);
    const promptFile = wantsPrompt ? (0,external_node_path_.join)(folder.path, `${stem}.prompt.txt`) : undefined;
    const outputFile = wantsOutput ? (0,external_node_path_.join)(folder.path, `${stem}.json`) : undefined;
    try {
        if (promptFile !== undefined)
            await files.write(promptFile, values.prompt);
    }
    catch (error) {
        await tidy();
        throw error;
    }
    return {
        text: fillCommand(command, filesFormat, { ...values, promptFile, outputFile }, shell),
        outputFile,
        [Symbol.asyncDispose]: async () => (keepFiles ? undefined : tidy()),
    };
}
function endingOf(ended, { text, timeoutMs = 0 }) {
    switch (ended.kind) {
        case 'exited':
            if (ended.exitCode === 0)
                return { kind: 'done', stdout: ended.stdout, notTextAt: ended.notTextAt };
            return failedAs('crash', `The command failed with exit code ${ended.exitCode}${reasonIn(ended)}`);
        case 'killed':
            return failedAs('crash', `The command was ended by ${ended.signal}${reasonIn(ended)}`);
        case 'timedOut':
            return failedAs('timeout', `The command did not end within ${Math.ceil(timeoutMs / 1000)} s and was stopped${lastWordsIn(ended)}`);
        case 'flooded':
            return failedAs('crash', `The command wrote more than 10 MiB to ${ended.stream}, the most that is read.`);
        case 'cancelled':
            return failedAs('cancelled', `Stopped while the command ran${lastWordsIn(ended)}`);
        case 'notStarted':
            return failedAs('config', text.length < LONG_COMMAND ? ended.message : `${ended.message} ${LONG_ADVICE}`);
        default:
            return (0,never/* never */.Z)(ended);
    }
}
const failedAs = (kind, message) => ({
    kind: 'failed',
    class: kind,
    message,
});
const LONG_ADVICE = 'The filled-in command is very long: write {PROMPT_FILE} in place of {PROMPT}, and the prompt is handed over in a file.';
/** Test ids are free text, with slashes and all; a file name is not. */
const asFileName = (id) => id.replaceAll(/[^A-Za-z0-9._-]/g, '_').slice(0, 80);
function reasonIn(streams) {
    const said = endOf(streams, TOLD_OUTPUT);
    return said === '' ? ', and said nothing.' : `: ${said}`;
}
function lastWordsIn(streams) {
    const said = endOf(streams, TOLD_WHEN_STOPPED);
    return said === '' ? '.' : `. It last said: ${said}`;
}
function endOf({ stdout, stderr }, longest) {
    const said = stderr.trim() === '' ? stdout.trim() : stderr.trim();
    return said.length <= longest ? said : `…${said.slice(1 - longest).toWellFormed()}`;
}

;// CONCATENATED MODULE: ./build/js/src/run/providers/cli-healthcheck.js
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




/**
 * The healthcheck of a target: an address that must answer 2xx, or a command that must end with 0. That it fails says
 * nothing about the agent, so it is a failure of the provider, which the gate leaves out of the trials and the run may
 * repeat or hand to a fallback target. Only what cannot even be started is a mistake of the configuration.
 */
function healthcheckOf(settings, deps) {
    const { healthcheck } = settings;
    switch (healthcheck?.kind) {
        case undefined:
            return async () => undefined;
        case 'http':
            return (signal) => checkUrl(healthcheck.url, healthcheck.timeoutMs ?? settings.timeoutMs, deps, signal);
        case 'command':
            return (signal) => checkCommand(healthcheck, settings, deps, signal);
    }
}
async function checkUrl(url, timeoutMs, { http, clock }, signal) {
    const limit = new AbortController();
    const done = new AbortController();
    if (timeoutMs !== undefined)
        void clock.sleep(timeoutMs, done.signal).then(() => limit.abort());
    try {
        const response = await http(url, { signal: AbortSignal.any([signal, limit.signal]) });
        await response.body?.cancel();
        return response.ok ? undefined : unfit('provider', `${shown(url)} answered ${response.status}, expected 2xx.`);
    }
    catch (error) {
        if (signal.aborted)
            return unfit('cancelled', 'cancelled.');
        const isLate = limit.signal.aborted && timeoutMs !== undefined;
        const why = isLate ? `no answer within ${Math.ceil(timeoutMs / 1000)} s` : reasonOf(error);
        return unfit('provider', `${shown(url)}: ${why}`);
    }
    finally {
        done.abort();
    }
}
async function checkCommand({ command, cwd = '.', ...healthcheck }, settings, { exec, files, childEnv, suiteFolder }, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const timeoutMs = healthcheck.timeoutMs ?? settings.timeoutMs;
        const nothingAsked = { prompt: '', evalId: 'healthcheck', attempt: 0, files: [] };
        const invocation = __addDisposableResource(env_1, await prepareInvocation(command, nothingAsked, settings, files), true);
        const ended = await exec.run({
            command: { shell: invocation.text },
            cwd: (0,external_node_path_.resolve)(suiteFolder, cwd),
            env: { ...childEnv, ...settings.env },
            timeoutMs,
            maxBytes: MAX_OUTPUT_BYTES,
        }, signal);
        const ending = endingOf(ended, { text: invocation.text, timeoutMs });
        if (ending.kind === 'done')
            return undefined;
        const isAboutTheTarget = ending.class === 'crash' || ending.class === 'timeout';
        return unfit(isAboutTheTarget ? 'provider' : ending.class, ending.message);
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
const unfit = (failureClass, why) => ({
    kind: 'failed',
    failure: {
        class: failureClass,
        stage: 'setup',
        reason: 'preflight_error',
        message: `The healthcheck of the target failed: ${why}`,
    },
});
/** An address may carry a password or a key. */
function shown(url) {
    const { origin, pathname } = new URL(url);
    return `GET ${origin}${pathname}`;
}
/** `fetch` says "fetch failed" and keeps what happened in the cause. */
const reasonOf = (error) => error instanceof Error && error.cause instanceof Error ? error.cause.message || (0,model_errors/* messageOf */.bD)(error) : (0,model_errors/* messageOf */.bD)(error);

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
;// CONCATENATED MODULE: ./build/js/src/shared/depth.js
/** Deeper than this is nothing that anybody means, and what walks through values step by step must not fall over it. */
const DEEPEST_JSON = 200;
/** Whether lists and mappings lie in each other on more than so many levels. It takes any depth itself. */
function isDeeperThan(value, levels) {
    let level = containersAmong([value]);
    for (let depth = 0; depth < levels && level.length > 0; depth += 1) {
        level = level.flatMap((container) => containersAmong(Object.values(container)));
    }
    return level.length > 0;
}
const containersAmong = (values) => values.filter((value) => typeof value === 'object' && value !== null);

;// CONCATENATED MODULE: ./build/js/src/run/providers/cli-output.js



/**
 * What a command wrote, as a response (targets-format.md §9.4): a JSON object with messages or a text, or else
 * the whole text is the answer. A JSON object with one wrong type in it is text too, and so is one that is nested
 * beyond reason.
 */
function readCliOutput(written) {
    const document = documentSchema.safeParse(jsonOf(written));
    return (document.success ? asResponse(document.data) : undefined) ?? answer(written);
}
const toolCallSchema = schemas/* object */.Ikc({
    tool: schemas/* string */.YjP(),
    input: schemas/* unknown */.L5J().optional(),
    output: schemas/* unknown */.L5J().optional(),
    id: schemas/* string */.YjP().optional(),
    status: schemas/* string */.YjP().optional(),
    start_time: schemas/* string */.YjP().optional(),
    end_time: schemas/* string */.YjP().optional(),
    duration_ms: schemas/* number */.aig().optional(),
});
const messageSchema = schemas/* object */.Ikc({
    role: schemas/* string */.YjP(),
    name: schemas/* string */.YjP().optional(),
    content: schemas/* unknown */.L5J().optional(),
    tool_calls: schemas/* array */.YOg(toolCallSchema).optional(),
    start_time: schemas/* string */.YjP().optional(),
    end_time: schemas/* string */.YjP().optional(),
    duration_ms: schemas/* number */.aig().optional(),
    metadata: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional(),
});
const documentSchema = schemas/* object */.Ikc({
    output: schemas/* array */.YOg(messageSchema).optional(),
    output_messages: schemas/* array */.YOg(messageSchema).optional(),
    text: schemas/* unknown */.L5J().optional(),
    token_usage: schemas/* object */.Ikc({ input: schemas/* number */.aig(), output: schemas/* number */.aig(), cached: schemas/* number */.aig().optional() }).optional(),
    cost_usd: schemas/* number */.aig().optional(),
    duration_ms: schemas/* number */.aig().optional(),
});
/** `trim` also takes off the byte order mark, which PowerShell likes to write. */
function jsonOf(written) {
    try {
        const value = JSON.parse(written.trim());
        return isDeeperThan(value, DEEPEST_JSON) ? undefined : value;
    }
    catch {
        return undefined;
    }
}
const answer = (content) => ({ messages: [{ role: 'assistant', content }] });
function asResponse(document) {
    const messages = messagesOf(document);
    if (messages === undefined)
        return undefined;
    return {
        messages,
        tokenUsage: tokenUsageOf(document.token_usage),
        costUsd: notNegative(document.cost_usd),
        durationMs: notNegative(document.duration_ms),
    };
}
function messagesOf({ output = [], output_messages = [], text }) {
    const messages = output.length > 0 ? output : output_messages;
    if (messages.length > 0)
        return messages.map(asMessage);
    const content = textOf(text);
    return content === undefined ? undefined : answer(content).messages;
}
/** A `text` that is no text is shown as JSON. It may be null. */
function textOf(text) {
    if (typeof text === 'string')
        return text;
    return text === undefined || text === null ? undefined : JSON.stringify(text);
}
function asMessage(message) {
    const role = model_message/* roles */.Ot.find((known) => known === message.role);
    // A role that we have no word for says nothing as the assistant; its name is kept.
    const metadata = role === undefined ? { ...message.metadata, role: message.role } : message.metadata;
    return {
        role: role ?? 'system',
        name: message.name,
        content: contentOf(message.content),
        toolCalls: message.tool_calls?.map(asToolCall),
        startTime: message.start_time,
        endTime: message.end_time,
        durationMs: message.duration_ms,
        metadata,
    };
}
const asToolCall = ({ start_time, end_time, duration_ms, input, output, ...call }) => ({
    ...call,
    input,
    output,
    startTime: start_time,
    endTime: end_time,
    durationMs: duration_ms,
});
/** Text, or a list that is made of text, image and file blocks throughout. Any other shape is no content. */
function contentOf(content) {
    if (typeof content === 'string')
        return content;
    if (!Array.isArray(content))
        return undefined;
    const blocks = content.map((block) => blockSchema.safeParse(block));
    return blocks.every((block) => block.success) ? blocks.map(({ data }) => asPart(data)) : undefined;
}
const blockSchema = schemas/* looseObject */._H3({ type: schemas/* enum */.k5n(['text', 'image', 'file']) });
/** Only text has a meaning for us here; what the others point to is not opened, and they are kept as written. */
function asPart(block) {
    const text = block['value'] ?? block['text'];
    return block.type === 'text' && typeof text === 'string'
        ? { type: 'text', value: text }
        : { type: 'data', value: block };
}
/** A negative count is a mistake of the program, and half of a usage is none. */
function tokenUsageOf(usage) {
    if (usage === undefined || usage.input < 0 || usage.output < 0)
        return undefined;
    return { input: usage.input, output: usage.output, cached: notNegative(usage.cached) };
}
const notNegative = (number) => number === undefined || number < 0 ? undefined : number;

// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
;// CONCATENATED MODULE: ./build/js/src/model/setting.js

/**
 * A value of `targets.yaml` that is exactly `${{ NAME }}`, looked up. Providers see whether a value came from
 * the environment, because keys must (targets-format.md §3).
 */
class Variable {
    name;
    value;
    constructor(name, value) {
        this.name = name;
        this.value = value;
    }
    get isBlank() {
        return this.value === undefined || this.value.trim() === '';
    }
    get state() {
        return this.value === undefined ? 'unset' : 'empty';
    }
}
const given = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* instanceof */.Nlp(Variable)], 'must be text');
/** Text that may be absent: a blank literal and an unset or blank variable count as absent. */
const optionalText = () => given.optional().transform((value) => {
    if (value === undefined)
        return undefined;
    if (value instanceof Variable)
        return value.isBlank ? undefined : value.value;
    return value.trim() === '' ? undefined : value.trim();
});
/** Text that must be there; an unset variable is named together with its state. */
const requiredText = () => given.optional().transform((value, context) => {
    if (value instanceof Variable && !value.isBlank)
        return value.value ?? '';
    if (typeof value === 'string' && value.trim() !== '')
        return value.trim();
    context.addIssue({ code: 'custom', message: whyMissing(value), input: value });
    return core/* NEVER */.tm;
});
/** A key or a token: only from the environment, so that it is never committed. */
const secret = () => given.optional().transform((value, context) => {
    if (value instanceof Variable && !value.isBlank)
        return value.value ?? '';
    const message = typeof value === 'string' && value.trim() !== ''
        ? 'must come from the environment: write ${{ NAME }} and set that variable'
        : whyMissing(value);
    // The value is left out on purpose: it may be a key that somebody committed.
    context.addIssue({ code: 'custom', message, params: { secret: true } });
    return core/* NEVER */.tm;
});
/** A number, or text that is one. */
const optionalNumber = () => schemas/* union */.KCZ([schemas/* number */.aig(), schemas/* string */.YjP(), schemas/* instanceof */.Nlp(Variable)], 'must be a number')
    .optional()
    .transform((value, context) => {
    const text = value instanceof Variable ? value.value : value;
    if (text === undefined || (typeof text === 'string' && text.trim() === ''))
        return undefined;
    const number = Number(text);
    if (Number.isFinite(number))
        return number;
    context.addIssue({ code: 'custom', message: 'must be a number', input: text });
    return core/* NEVER */.tm;
});
/** true or false, or the words true, false, 1 and 0. */
const optionalBoolean = () => schemas/* union */.KCZ([schemas/* boolean */.zMY(), schemas/* string */.YjP(), schemas/* instanceof */.Nlp(Variable)], 'must be true or false')
    .optional()
    .transform((value, context) => {
    const text = value instanceof Variable ? value.value : value;
    if (text === undefined || typeof text === 'boolean')
        return text;
    if (text.trim() === '')
        return undefined;
    const word = text.trim().toLowerCase();
    if (word === 'true' || word === '1')
        return true;
    if (word === 'false' || word === '0')
        return false;
    context.addIssue({ code: 'custom', message: 'must be true or false', input: text });
    return core/* NEVER */.tm;
});
function whyMissing(value) {
    if (!(value instanceof Variable))
        return 'is required';
    return `is required, but the environment variable ${value.name} is ${value.state}`;
}

// EXTERNAL MODULE: ./build/js/src/shared/withheld-variables.js
var withheld_variables = __webpack_require__(5578);
;// CONCATENATED MODULE: ./build/js/src/run/providers/cli-settings.js




/** A command for the shell; an unknown placeholder in it is a mistake that can be told before anything runs. */
const commandText = () => requiredText()
    .superRefine((text, context) => {
    for (const message of placeholderProblems(text))
        context.addIssue({ code: 'custom', message });
})
    .optional();
/** Seconds, kept as whole milliseconds; less than one would be no time at all. */
const seconds = () => schemas/* number */.aig('must be a number of seconds')
    .positive('must be greater than 0')
    .transform((value) => Math.max(1, Math.floor(value * 1000)))
    .optional();
const healthcheck = schemas/* strictObject */.rej({
    type: schemas/* enum */.k5n(['http', 'command'], 'must be http or command').optional(),
    url: optionalText().refine(isHttpUrl, 'must be an address that begins with http:// or https://'),
    command: commandText(),
    command_template: commandText(),
    commandTemplate: commandText(),
    cwd: optionalText(),
    timeout_seconds: seconds(),
    timeoutSeconds: seconds(),
}, { error: (issue) => (issue.code === 'invalid_type' ? 'must be a mapping with a url or a command' : undefined) })
    .transform(({ type, url, cwd, ...options }, context) => {
    const timeoutMs = options.timeout_seconds ?? options.timeoutSeconds;
    const command = options.command ?? options.command_template ?? options.commandTemplate;
    if (url !== undefined && type !== 'command')
        return { kind: 'http', url, timeoutMs };
    if (command !== undefined && type !== 'http')
        return { kind: 'command', command, cwd, timeoutMs };
    const missing = { http: 'a url', command: 'a command', either: 'a url or a command' }[type ?? 'either'];
    context.addIssue({ code: 'custom', message: `needs ${missing}` });
    return core/* NEVER */.tm;
})
    .optional();
/**
 * `NAME: text` or `NAME: ${{ VAR }}`. A variable that is not set is an error here, before anything is spent: the
 * command was promised a value. What is kept from all child processes cannot be smuggled in under any name.
 */
const environment = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig(), schemas/* boolean */.zMY(), schemas/* instanceof */.Nlp(Variable)], 'must be text'), {
    error: 'must be a mapping of names to texts',
})
    .optional()
    .transform((given = {}, context) => {
    const complain = (name, message) => context.addIssue({ code: 'custom', message, path: [name], params: { secret: true } });
    const entries = Object.entries(given).map(([name, value]) => {
        const source = value instanceof Variable ? value.name : name;
        if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name))
            complain(name, 'is not a name that a variable can have');
        else if ((0,withheld_variables/* isWithheld */.Ys)(name) || (0,withheld_variables/* isWithheld */.Ys)(source)) {
            complain(name, `must not be handed to a command: ${(0,withheld_variables/* isWithheld */.Ys)(name) ? name : source} belongs to this job alone`);
        }
        else if (value instanceof Variable && value.value === undefined) {
            complain(name, `needs the environment variable ${value.name}, which is unset`);
        }
        return [name, value instanceof Variable ? (value.value ?? '') : String(value)];
    });
    return Object.fromEntries(entries);
});
/** The keys of a `cli` target (targets-format.md §9.1), and `env`, which is ours. */
const cliOptions = schemas/* object */.Ikc({
    command: commandText(),
    command_template: commandText(),
    commandTemplate: commandText(),
    files_format: optionalText(),
    attachments_format: optionalText(),
    cwd: optionalText(),
    timeout_seconds: seconds(),
    healthcheck,
    keep_temp_files: optionalBoolean(),
    keep_output_files: optionalBoolean(),
    env: environment,
})
    .superRefine((options, context) => {
    if (commandOf(options) === '')
        context.addIssue({ code: 'custom', path: ['command'], message: 'is required' });
});
/** The settings behind the options, the newest spelling first. */
function cliSettings(options) {
    return {
        command: commandOf(options),
        filesFormat: options.files_format ?? options.attachments_format ?? '{path}',
        cwd: options.cwd,
        timeoutMs: options.timeout_seconds,
        healthcheck: options.healthcheck,
        keepFiles: options.keep_temp_files ?? options.keep_output_files ?? false,
        env: options.env,
    };
}
const commandOf = ({ command, command_template, commandTemplate }) => command ?? command_template ?? commandTemplate ?? '';
function isHttpUrl(text) {
    return text === undefined || (URL.canParse(text) && /^https?:/i.test(text));
}

;// CONCATENATED MODULE: ./build/js/src/run/providers/shared-check.js
var shared_check_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var shared_check_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
 * One check for all who ask. A failed one is repeated only for a retry (attempt 1 and later): that the target comes
 * up after all is what a retry hopes for. A check that everybody has stopped waiting for is ended and forgotten.
 */
function sharedCheck(check) {
    let latest;
    return async (attempt, signal) => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            if (signal.aborted)
                return cancelled;
            if (latest?.state === 'failed' && attempt > 0)
                latest = undefined;
            latest ??= begin(check);
            const mine = latest;
            mine.waiting += 1;
            const abort = shared_check_addDisposableResource(env_1, whenAborted(signal), false);
            const result = await Promise.race([mine.result, abort.promise]);
            mine.waiting -= 1;
            if (result !== 'aborted')
                return result;
            if (mine.waiting === 0 && mine.state === 'running') {
                if (latest === mine)
                    latest = undefined;
                mine.stop.abort();
                await mine.result;
            }
            return cancelled;
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            shared_check_disposeResources(env_1);
        }
    };
}
function begin(check) {
    const stop = new AbortController();
    const running = {
        stop,
        state: 'running',
        waiting: 0,
        result: check(stop.signal).then((outcome) => {
            running.state = outcome === undefined ? 'passed' : 'failed';
            return outcome;
        }, (error) => {
            running.state = 'failed';
            throw error;
        }),
    };
    return running;
}
const cancelled = (0,model_outcome/* failed */.gz)('cancelled', 'The run was cancelled before the target was asked.');
function whenAborted(signal) {
    let onAbort = () => { };
    const promise = new Promise((resolve) => {
        onAbort = () => resolve('aborted');
    });
    signal.addEventListener('abort', onAbort, { once: true });
    return { promise, [Symbol.dispose]: () => signal.removeEventListener('abort', onAbort) };
}

;// CONCATENATED MODULE: ./build/js/src/run/providers/cli.js
var cli_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var cli_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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










/** Asks by running a command line of the target's author; the answer is what it writes (targets-format.md §9). */
const cli = defineProvider({
    type: 'cli',
    promptMode: 'agent',
    canJudge: false,
    isAgent: false,
    options: cliOptions,
    create(options, deps) {
        const settings = cliSettings(options);
        const unfit = sharedCheck(healthcheckOf(settings, deps));
        return {
            async ask(question, signal) {
                try {
                    return (await unfit(question.attempt, signal)) ?? (await runCommand(settings, deps, question, signal));
                }
                catch (error) {
                    // The temporary files: no space, no permission.
                    if (error instanceof model_errors/* UserError */.yo)
                        return (0,model_outcome/* failed */.gz)('workspace', (0,model_errors/* messageOf */.bD)(error));
                    throw error;
                }
            },
        };
    },
});
async function runCommand(settings, deps, question, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { exec, clock, files, childEnv, suiteFolder } = deps;
        const invocation = cli_addDisposableResource(env_1, await prepareInvocation(settings.command, valuesOf(question), settings, files), true);
        const startedAt = clock.now();
        const ended = await exec.run({
            command: { shell: invocation.text },
            cwd: question.workspacePath ?? (0,external_node_path_.resolve)(suiteFolder, settings.cwd ?? '.'),
            env: { ...childEnv, ...settings.env },
            timeoutMs: settings.timeoutMs,
            maxBytes: MAX_OUTPUT_BYTES,
        }, signal);
        const tookMs = clock.now() - startedAt;
        const ending = endingOf(ended, { text: invocation.text, timeoutMs: settings.timeoutMs });
        if (ending.kind === 'failed')
            return (0,model_outcome/* failed */.gz)(ending.class, ending.message);
        const written = await writtenBy(ending, invocation, files);
        if (written.kind === 'nothing')
            return (0,model_outcome/* failed */.gz)('crash', written.why);
        const response = readCliOutput(written.text);
        return { kind: 'answered', response: { ...response, durationMs: response.durationMs ?? tookMs } };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = cli_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
const valuesOf = ({ prompt, testId, attempt, inputFiles }) => ({
    prompt: prompt.question,
    evalId: testId,
    attempt,
    files: inputFiles,
});
/** The output file, if the command was given one, and then nothing else; a command without one prints its answer. */
async function writtenBy({ stdout, notTextAt }, { outputFile }, files) {
    if (outputFile === undefined && notTextAt !== undefined) {
        return { kind: 'nothing', why: `The command wrote bytes that are not text (at byte ${notTextAt}) to stdout.` };
    }
    if (outputFile === undefined)
        return { kind: 'text', text: stdout };
    if ((await files.state(outputFile)) !== 'file') {
        const why = 'The command ended with exit code 0, but did not write its answer to {OUTPUT_FILE}.';
        return { kind: 'nothing', why: `${why} What it prints is read only if it does not name {OUTPUT_FILE}.` };
    }
    try {
        return { kind: 'text', text: await files.read(outputFile, MAX_OUTPUT_BYTES, { onlyText: true }) };
    }
    catch (error) {
        if (!(error instanceof model_errors/* UserError */.yo))
            throw error;
        return { kind: 'nothing', why: `The answer in {OUTPUT_FILE} cannot be read: ${(0,model_errors/* messageOf */.bD)(error)}` };
    }
}

;// CONCATENATED MODULE: ./build/js/src/run/providers/mock.js



/** What a mock says that was not told what to say (targets-format.md §10): JSON, but no verdict of a judge. */
const DEFAULT_RESPONSE = JSON.stringify({ answer: 'This is a mock target. No model was asked.' });
/** Unlike other settings this one is not trimmed: it is an answer, and an answer may be blank. */
const response = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* instanceof */.Nlp(Variable)], 'must be text')
    .optional()
    .transform((value) => (value instanceof Variable ? value.value : value) ?? DEFAULT_RESPONSE);
/** Answers every question with the same fixed text, at once and without a cost. */
const mock = defineProvider({
    type: 'mock',
    promptMode: 'lm',
    canJudge: true,
    isAgent: false,
    options: schemas/* object */.Ikc({ response }),
    create: ({ response: content }) => ({
        ask: async () => ({ kind: 'answered', response: { messages: [{ role: 'assistant', content }] } }),
    }),
});

;// CONCATENATED MODULE: ./build/js/src/run/call-signal.js
/**
 * Opens a signal below a longer-lived one. A run's signal outlives thousands of calls, and some clients never
 * take their listeners away: they get a signal that goes away with the call.
 */
function callSignal(parent) {
    const own = new AbortController();
    const abort = () => own.abort(parent.reason);
    if (parent.aborted)
        abort();
    else
        parent.addEventListener('abort', abort, { once: true });
    return {
        signal: own.signal,
        abort: () => own.abort(),
        [Symbol.dispose]: () => parent.removeEventListener('abort', abort),
    };
}

;// CONCATENATED MODULE: ./build/js/src/run/models/model-reply.js


/** Text and tool calls of one turn as a reply; says what was lost when it did not come to its natural end. */
function saidBy(turn, rest) {
    const { text, toolCalls, refused, ending } = turn;
    const metadata = {
        ...(refused && { refusal: true }),
        ...(ending !== 'complete' && { stopped_by: ending === 'cut' ? 'max_output_tokens' : 'content_filter' }),
    };
    const message = {
        role: 'assistant',
        // A turn that only calls tools says nothing; any other turn without text says the empty text.
        ...(text === undefined && toolCalls.length > 0 ? {} : { content: text ?? '' }),
        ...(toolCalls.length > 0 && { toolCalls: [...toolCalls] }),
        ...(Object.keys(metadata).length > 0 && { metadata }),
    };
    return { kind: 'said', message, error: lostBy(ending, !text && toolCalls.length === 0), ...rest };
}
/** The body of a reply as JSON in the given shape, or why not. An `error` in a good reply counts as refused. */
function parseReply(text, schema) {
    let body;
    try {
        body = JSON.parse(text);
    }
    catch {
        return unusable('provider', `its reply is not JSON: ${text.trim() === '' ? 'it is empty' : text.slice(0, 200)}`);
    }
    if (isDeeperThan(body, DEEPEST_JSON)) {
        return unusable('provider', `its reply is nested more than ${DEEPEST_JSON} levels deep`);
    }
    const refused = errorInReply.safeParse(body);
    if (refused.success) {
        const { code, message } = refused.data.error;
        return unusable(code === 429 || code === 'rate_limit_exceeded' ? 'rate_limit' : 'provider', message);
    }
    const parsed = schema.safeParse(body);
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    return unusable('provider', `its reply has not the expected form: ${issue?.path.join('.')}: ${issue?.message}`);
}
const unusable = (failureClass, why) => ({
    kind: 'unusable',
    failureClass,
    why,
});
/**
 * A tool call as the model wrote it. Arguments should be JSON text; models do not always keep to that, and what they
 * nest beyond reason stays text.
 */
function toolCall(tool, written, id) {
    return {
        tool,
        input: typeof written === 'string' ? inputOf(written) : written,
        output: undefined,
        ...(id && { id }),
    };
}
const errorInReply = schemas/* object */.Ikc({
    error: schemas/* object */.Ikc({ message: schemas/* string */.YjP(), code: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).nullish() }),
});
function lostBy(ending, isEmpty) {
    if (ending === 'filtered')
        return 'The content filter of the service cut the answer off.';
    if (ending === 'cut' && isEmpty)
        return 'The limit of output tokens was used up before anything was answered.';
    return undefined;
}
function inputOf(written) {
    try {
        const value = JSON.parse(written);
        return isDeeperThan(value, DEEPEST_JSON) ? written : value;
    }
    catch {
        return written;
    }
}

;// CONCATENATED MODULE: ./build/js/src/run/models/chat-reply.js


/** Reads a reply of the chat completions API, as OpenAI and the servers compatible with it send it. */
function readChatReply(text) {
    const reply = parseReply(text, replySchema);
    if ('kind' in reply)
        return reply;
    const [{ message, finish_reason }] = reply.choices;
    const content = typeof message.content === 'string' ? message.content : message.content?.map((part) => part.text ?? '').join('');
    return saidBy({
        text: content || message.refusal || (content ?? undefined),
        toolCalls: (message.tool_calls ?? []).map((call) => 'function' in call
            ? toolCall(call.function.name, call.function.arguments, call.id)
            : toolCall(call.custom.name, call.custom.input, call.id)),
        refused: Boolean(message.refusal),
        ending: chat_reply_endingOf(finish_reason),
    }, { tokenUsage: reply.usage && tokenUsage(reply.usage), model: reply.model ?? undefined });
}
function chat_reply_endingOf(reason) {
    if (reason === 'length')
        return 'cut';
    return reason === 'content_filter' ? 'filtered' : 'complete';
}
const count = schemas/* number */.aig().nonnegative();
/** Only counts that are there are taken: a usage without its two main counts is no usage. */
const usageSchema = schemas/* object */.Ikc({
    prompt_tokens: count,
    completion_tokens: count,
    prompt_tokens_details: schemas/* object */.Ikc({ cached_tokens: count.nullish() }).nullish().catch(undefined),
    completion_tokens_details: schemas/* object */.Ikc({ reasoning_tokens: count.nullish() }).nullish().catch(undefined),
})
    .optional()
    .catch(undefined);
const chat_reply_toolCallSchema = schemas/* union */.KCZ([
    schemas/* object */.Ikc({ id: schemas/* string */.YjP().nullish(), function: schemas/* object */.Ikc({ name: schemas/* string */.YjP(), arguments: schemas/* unknown */.L5J() }) }),
    schemas/* object */.Ikc({ id: schemas/* string */.YjP().nullish(), custom: schemas/* object */.Ikc({ name: schemas/* string */.YjP(), input: schemas/* unknown */.L5J() }) }),
]);
const choiceSchema = schemas/* object */.Ikc({
    message: schemas/* object */.Ikc({
        content: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* object */.Ikc({ text: schemas/* string */.YjP().optional() }))]).nullish(),
        refusal: schemas/* string */.YjP().nullish(),
        tool_calls: schemas/* array */.YOg(chat_reply_toolCallSchema).nullish(),
    }),
    finish_reason: schemas/* string */.YjP().nullish(),
});
const replySchema = schemas/* object */.Ikc({
    model: schemas/* string */.YjP().nullish().catch(undefined),
    choices: schemas/* tuple */.PVZ([choiceSchema], schemas/* unknown */.L5J(), 'there is no choice in it'),
    usage: usageSchema,
});
const tokenUsage = (usage) => ({
    input: usage.prompt_tokens,
    output: usage.completion_tokens,
    cached: usage.prompt_tokens_details?.cached_tokens ?? undefined,
    reasoning: usage.completion_tokens_details?.reasoning_tokens ?? undefined,
});

;// CONCATENATED MODULE: ./build/js/src/run/models/scrub.js
/** Most characters of a server's own words that go into a message. */
const LONGEST_QUOTE = 300;
/** A shorter common piece is more likely chance than a part of the key. */
const TELLING_PIECE = 8;
/** A server's words, fit for one line of ours: no key, not even a part of one, no control characters, not long. */
function scrub(text, key) {
    const oneLine = text
        .slice(0, 10 * LONGEST_QUOTE)
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
        .trim();
    const clean = withoutKey(oneLine, key).replace(/\S*\*{2,}\S*|\bsk-\S+/g, '[key]');
    return clean.length > LONGEST_QUOTE ? `${clean.slice(0, LONGEST_QUOTE - 1)}…` : clean;
}
/** Servers quote the key that they refuse, whole or in pieces. A key as short as "ollama" is no secret but a word. */
function withoutKey(text, key) {
    if (key === '')
        return text;
    if (key.length < TELLING_PIECE) {
        return text
            .split(' ')
            .map((word) => (word.includes(key) && word.length < key.length + 3 ? '[key]' : word))
            .join(' ');
    }
    let clean = '';
    for (let at = 0; at < text.length;) {
        const length = commonLength(text, at, key);
        clean += length >= TELLING_PIECE ? '[key]' : text.charAt(at);
        at += length >= TELLING_PIECE ? length : 1;
    }
    return clean;
}
/** How many characters from `at` on stand in the key in the same order. */
function commonLength(text, at, key) {
    let length = 0;
    while (at + length < text.length && key.includes(text.slice(at, at + length + 1)))
        length += 1;
    return length;
}

;// CONCATENATED MODULE: ./build/js/src/run/models/model-http.js




/** Far more than a model writes; a server that sends more is broken or hostile. */
const MAX_REPLY_BYTES = 32 * 1024 * 1024;
/**
 * `fetch` for a model's client library. It sends the headers given here and no others: the libraries add their
 * own, and some from the environment. It hands over only complete good replies; the rest is thrown as `Refused`
 * or `NoReply`, which `failureOf` understands however deep the library wraps it.
 */
function modelHttp(http, headers) {
    return async (url, init) => {
        // Redirects are not followed: the key goes where the target says and nowhere else.
        const response = await reach(() => http(url, { ...init, headers: { ...headers }, redirect: 'manual' }));
        const text = await reach(() => readText(response));
        if (!response.ok)
            throw new Refused(response.status, response.headers, text);
        return new Response(text, { headers: { 'content-type': 'application/json' } });
    };
}
/** Why there is no reply, told by status and transport. */
function model_http_failureOf(error, asked) {
    for (const cause of causes(error)) {
        if (cause instanceof Refused)
            return refusal(cause, asked);
        if (cause instanceof NoReply)
            return noReply(cause, asked);
    }
    return (0,model_outcome/* failed */.gz)('bug', `The model client broke, which is a bug of eval-action: ${scrub((0,model_errors/* messageOf */.bD)(error), asked.key)}`);
}
/** The server answered with a status that is not a success. */
class Refused extends Error {
    name = 'Refused';
    status;
    headers;
    text;
    constructor(status, headers, text) {
        super('refused');
        this.status = status;
        this.headers = headers;
        this.text = text;
    }
}
/**
 * There was no complete answer at all. The libraries search an error's `cause` for the words of a timeout and then
 * drop the error, so ours carries what happened under another name.
 */
class NoReply extends Error {
    name = 'NoReply';
    reason;
    constructor(reason) {
        super('no reply');
        this.reason = reason;
    }
}
async function reach(work) {
    try {
        return await work();
    }
    catch (error) {
        throw new NoReply(error);
    }
}
async function readText(response) {
    const decoder = new TextDecoder();
    let text = '';
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
        bytes += chunk.byteLength;
        if (bytes > MAX_REPLY_BYTES)
            throw new Error(`the reply is longer than ${MAX_REPLY_BYTES} bytes`);
        text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
}
function refusal({ status, headers, text }, { url, key, now }) {
    const failureClass = classOfStatus(status);
    // What a server says about a refused key is mostly that key.
    const words = failureClass === 'auth' && status === 401 ? '' : scrub(wordsOf(text), key);
    const message = [`The model server at ${url} answered HTTP ${status}${words && `: ${words}`}`, adviceFor(status)];
    return (0,model_outcome/* failed */.gz)(failureClass, message.filter(Boolean).join(' — '), {
        httpStatus: status,
        ...(ONE_REQUEST.includes(status) && { permanent: true }),
        retryAfterMs: retryAfter(headers, now),
    });
}
function noReply({ reason }, { url, key }) {
    const words = [...causes(reason)].map(model_http_reasonOf).findLast(Boolean) ?? 'no reason given';
    return (0,model_outcome/* failed */.gz)('provider', `No reply from the model server at ${url}: ${scrub(words, key)}`);
}
/**
 * Statuses about a single request: a content filter that took offence, a prompt that is too long. The same request
 * would fail again, but the next test may well be answered.
 */
const ONE_REQUEST = [400, 413, 422];
function classOfStatus(status) {
    if (status === 401 || status === 403)
        return 'auth';
    if (status === 429)
        return 'rate_limit';
    if (status === 408 || status >= 500 || ONE_REQUEST.includes(status))
        return 'provider';
    return 'config';
}
function adviceFor(status) {
    if (status === 401)
        return 'it refused the key: check the variable behind api_key';
    if (status === 403)
        return 'the key may not do this: check the key and the model of the target';
    if (status < 400)
        return 'it sends us elsewhere, and a key does not follow: check endpoint of the target';
    if (status === 404)
        return 'check model and endpoint of the target';
    return undefined;
}
/** The sentence in an error body, whatever its form: the usual JSON shapes, the title of a page, plain text. */
function wordsOf(text) {
    const body = model_http_jsonOf(text);
    if (body !== undefined)
        return sentenceIn(body) ?? '';
    if (!text.trimStart().startsWith('<'))
        return text;
    return /<title[^>]{0,200}>([^<]{1,300})/i.exec(text.slice(0, 10_000))?.[1] ?? 'an HTML page';
}
function sentenceIn(body) {
    if (typeof body === 'string')
        return body;
    if (typeof body !== 'object' || body === null)
        return undefined;
    const { error, message, detail } = body;
    return sentenceIn(error) ?? sentenceIn(message) ?? sentenceIn(detail);
}
function model_http_jsonOf(text) {
    try {
        const value = JSON.parse(text);
        return isDeeperThan(value, DEEPEST_JSON) ? {} : value;
    }
    catch {
        return undefined;
    }
}
/** How long the server asks us to wait: milliseconds, seconds, or the date until then. */
function retryAfter(headers, now) {
    const ms = headers.get('retry-after-ms')?.trim() ?? '';
    if (isCount(ms))
        return Number(ms);
    const text = headers.get('retry-after')?.trim() ?? '';
    if (isCount(text))
        return Number(text) * 1000;
    const date = text.endsWith('GMT') ? Date.parse(text) : Number.NaN;
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
const isCount = (text) => /^\d{1,12}(\.\d{1,6})?$/.test(text);
/** The error and what lies beneath it. */
function* causes(error) {
    let current = error;
    for (let depth = 0; depth < 8 && current !== undefined; depth += 1) {
        yield current;
        current = current instanceof Error ? current.cause : undefined;
    }
}
/** A code such as ECONNREFUSED says more than the sentence around it. */
function model_http_reasonOf(error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return typeof code === 'string' ? code : (0,model_errors/* messageOf */.bD)(error);
}

;// CONCATENATED MODULE: ./build/js/src/run/models/model-messages.js
/** What a model is told when the test has no system message. */
const DEFAULT_SYSTEM = 'Work carefully, follow the instructions you are given, and do not claim results that you do not have.';
/** The messages that a model is asked with (suite-format.md §20.5). */
function modelMessages({ question, chat, system }) {
    if (chat?.some((message) => message.role === 'system'))
        return [...chat];
    if (chat)
        return [{ role: 'system', content: DEFAULT_SYSTEM }, ...chat];
    return [
        { role: 'system', content: system?.trim() ? system : DEFAULT_SYSTEM },
        { role: 'user', content: question.trim() },
    ];
}

;// CONCATENATED MODULE: ./build/js/src/run/models/responses-reply.js


/** Reads a reply of the Responses API. All text of all its messages is one answer. */
function readResponsesReply(text) {
    const reply = parseReply(text, responses_reply_replySchema);
    if ('kind' in reply)
        return reply;
    if (reply.status === 'failed' || reply.status === 'cancelled')
        return unusable('provider', `it says "${reply.status}"`);
    const parts = reply.output.flatMap((item) => (item.type === 'message' ? item.content : []));
    const texts = parts.flatMap((part) => part.text ?? part.refusal ?? []);
    return saidBy({
        text: texts.length === 0 ? undefined : texts.join(''),
        toolCalls: reply.output.flatMap((item) => {
            if (item.type === 'function_call')
                return [toolCall(item.name, item.arguments, item.call_id)];
            if (item.type === 'custom_tool_call')
                return [toolCall(item.name, item.input, item.call_id)];
            return [];
        }),
        refused: parts.some((part) => part.refusal),
        ending: responses_reply_endingOf(reply.incomplete_details?.reason),
    }, { tokenUsage: reply.usage && responses_reply_tokenUsage(reply.usage), model: reply.model ?? undefined });
}
function responses_reply_endingOf(reason) {
    if (reason === 'max_output_tokens')
        return 'cut';
    return reason === 'content_filter' ? 'filtered' : 'complete';
}
const responses_reply_count = schemas/* number */.aig().nonnegative();
/** Only counts that are there are taken: a usage without its two main counts is no usage. */
const responses_reply_usageSchema = schemas/* object */.Ikc({
    input_tokens: responses_reply_count,
    output_tokens: responses_reply_count,
    input_tokens_details: schemas/* object */.Ikc({ cached_tokens: responses_reply_count.nullish() }).nullish().catch(undefined),
    output_tokens_details: schemas/* object */.Ikc({ reasoning_tokens: responses_reply_count.nullish() }).nullish().catch(undefined),
})
    .optional()
    .catch(undefined);
const itemSchema = schemas/* union */.KCZ([
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('message'),
        content: schemas/* array */.YOg(schemas/* object */.Ikc({ text: schemas/* string */.YjP().optional(), refusal: schemas/* string */.YjP().optional() })),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('function_call'),
        name: schemas/* string */.YjP(),
        arguments: schemas/* unknown */.L5J(),
        call_id: schemas/* string */.YjP().nullish(),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('custom_tool_call'),
        name: schemas/* string */.YjP(),
        input: schemas/* unknown */.L5J(),
        call_id: schemas/* string */.YjP().nullish(),
    }),
    // Reasoning, searches and whatever comes next: not part of the answer.
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('other') }),
]);
const known = ['message', 'function_call', 'custom_tool_call'];
const responses_reply_replySchema = schemas/* object */.Ikc({
    status: schemas/* string */.YjP().nullish(),
    model: schemas/* string */.YjP().nullish().catch(undefined),
    incomplete_details: schemas/* object */.Ikc({ reason: schemas/* string */.YjP().nullish() }).nullish().catch(undefined),
    output: schemas/* array */.YOg(schemas/* preprocess */.vkY(nameOther, itemSchema)),
    usage: responses_reply_usageSchema,
});
function nameOther(item) {
    const type = typeof item === 'object' && item !== null && 'type' in item ? item.type : undefined;
    return typeof type === 'string' && !known.includes(type) ? { type: 'other' } : item;
}
const responses_reply_tokenUsage = (usage) => ({
    input: usage.input_tokens,
    output: usage.output_tokens,
    cached: usage.input_tokens_details?.cached_tokens ?? undefined,
    reasoning: usage.output_tokens_details?.reasoning_tokens ?? undefined,
});

;// CONCATENATED MODULE: ./build/js/src/run/models/openai-api.js
var openai_api_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var openai_api_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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







/** A model behind one of OpenAI's two HTTP interfaces. The client library is loaded with the first question. */
function openAiModel(settings, { http, clock }) {
    let opened;
    return {
        retry: settings.retry,
        async ask({ prompt }, signal) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                if (signal.aborted)
                    return (0,model_outcome/* failed */.gz)('cancelled', 'Stopped before the model was asked.');
                const call = openai_api_addDisposableResource(env_1, callSignal(signal), false);
                const startMs = clock.now();
                try {
                    opened ??= openClient(settings, http);
                    const reply = await request(await opened, settings, modelMessages(prompt), call.signal);
                    return outcomeOf(reply, settings, startMs, clock.now());
                }
                catch (error) {
                    if (signal.aborted)
                        return (0,model_outcome/* failed */.gz)('cancelled', 'Stopped while the model was answering.');
                    return model_http_failureOf(error, { url: settings.baseUrl, key: settings.key, now: clock.now() });
                }
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                openai_api_disposeResources(env_1);
            }
        },
    };
}
/** The longest timer there is: how long a call may take is not the library's business. */
const NO_TIMEOUT_MS = 2_147_483_647;
/** Everything is said, because what is not said the library would take from the environment. */
async function openClient({ baseUrl, query, key, isAzure }, http) {
    const { default: Client } = await __webpack_require__.e(/* import() */ 674).then(__webpack_require__.bind(__webpack_require__, 3674));
    const headers = {
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': 'eval-action',
        authorization: `Bearer ${key}`,
        ...(isAzure && { 'api-key': key }),
    };
    return new Client({
        baseURL: baseUrl,
        ...(query && { defaultQuery: { ...query } }),
        apiKey: key,
        adminAPIKey: null,
        organization: null,
        project: null,
        webhookSecret: null,
        fetch: modelHttp(http, headers),
        maxRetries: 0,
        timeout: NO_TIMEOUT_MS,
        logLevel: 'off',
    });
}
async function request(client, settings, messages, signal) {
    const { model, temperature, format, maxOutputTokens } = settings;
    const common = { model, ...(temperature !== undefined && { temperature }) };
    // The text is read by us: the library looks at the content type, which compatible servers do not always set right.
    if (format === 'chat') {
        const body = { ...common, messages, ...chatTokenLimit(settings) };
        return readChatReply(await (await client.chat.completions.create(body, { signal }).asResponse()).text());
    }
    const body = {
        ...common,
        input: messages,
        ...(maxOutputTokens !== undefined && { max_output_tokens: maxOutputTokens }),
    };
    return readResponsesReply(await (await client.responses.create(body, { signal }).asResponse()).text());
}
/** OpenAI's newer models refuse the old name, and many compatible servers know no other. */
function chatTokenLimit({ baseUrl, isAzure, maxOutputTokens: limit }) {
    if (limit === undefined)
        return {};
    const isVendor = isAzure || new URL(baseUrl).hostname === 'api.openai.com';
    return isVendor ? { max_completion_tokens: limit } : { max_tokens: limit };
}
function outcomeOf(reply, { baseUrl, key }, startMs, endMs) {
    if (reply.kind === 'unusable') {
        return (0,model_outcome/* failed */.gz)(reply.failureClass, `The model server at ${baseUrl} gave no answer: ${scrub(reply.why, key)}`);
    }
    const { message, tokenUsage, model, error } = reply;
    return {
        kind: 'answered',
        response: {
            messages: [message],
            ...(tokenUsage && { tokenUsage }),
            ...(model !== undefined && { model }),
            ...(error !== undefined && { error }),
            durationMs: Math.max(0, endMs - startMs),
            startTime: new Date(startMs).toISOString(),
            endTime: new Date(endMs).toISOString(),
        },
    };
}

;// CONCATENATED MODULE: ./build/js/src/run/models/retry-options.js


/** The slice of a model target's options that says how failed calls are repeated (targets-format.md §5.2). */
const retryOptions = {
    max_retries: optionalNumber().refine((count) => count === undefined || (Number.isInteger(count) && count >= 0), 'must be a whole number, 0 or more'),
    retry_initial_delay_ms: retry_options_notNegative(),
    retry_max_delay_ms: retry_options_notNegative(),
    retry_backoff_factor: retry_options_notNegative(),
    retry_status_codes: schemas/* array */.YOg(httpStatus(), 'must be a list of HTTP statuses')
        .optional()
        .transform((codes) => (codes?.length ? codes : undefined)),
};
/** What the target asks for; absent when it says nothing, so that the run's own rule holds. */
function retryPolicy(options) {
    const { max_retries, retry_initial_delay_ms, retry_max_delay_ms, retry_backoff_factor, retry_status_codes } = options;
    const given = [max_retries, retry_initial_delay_ms, retry_max_delay_ms, retry_backoff_factor, retry_status_codes];
    if (given.every((value) => value === undefined))
        return undefined;
    return {
        maxRetries: max_retries ?? 3,
        initialDelayMs: retry_initial_delay_ms ?? 1000,
        maxDelayMs: retry_max_delay_ms ?? 60_000,
        backoffFactor: retry_backoff_factor ?? 2,
        statusCodes: retry_status_codes,
    };
}
function retry_options_notNegative() {
    return optionalNumber().refine((value) => value === undefined || value >= 0, 'must be 0 or more');
}
function httpStatus() {
    return optionalNumber().transform((status, context) => {
        if (status !== undefined && Number.isInteger(status) && status >= 100 && status <= 599)
            return status;
        context.addIssue({ code: 'custom', message: 'must be an HTTP status, 100 to 599', input: status });
        return core/* NEVER */.tm;
    });
}

;// CONCATENATED MODULE: ./build/js/src/run/providers/openai.js





/** Asks a model of OpenAI, or of any server that speaks the same HTTP interface (targets-format.md §8). */
const openai = defineProvider({
    type: 'openai',
    promptMode: 'lm',
    canJudge: true,
    isAgent: false,
    options: schemas/* object */.Ikc({
        endpoint: httpUrl(),
        base_url: httpUrl(),
        api_key: secret().refine(isHeaderText, { error: 'must be one line of plain ASCII', params: { secret: true } }),
        model: textOrVariable(),
        deployment: textOrVariable(),
        variant: textOrVariable(),
        temperature: optionalNumber(),
        max_output_tokens: optionalNumber().refine((limit) => limit === undefined || (Number.isInteger(limit) && limit > 0), 'must be a whole number above 0'),
        api_format: optionalText().pipe(schemas/* enum */.k5n(['chat', 'responses'], 'must be chat or responses').default('chat')),
        ...retryOptions,
    })
        .refine((options) => modelOf(options) !== undefined, {
        path: ['model'],
        error: ({ input }) => whyNoModel(input),
        // A missing model is told together with everything else that is wrong.
        when: () => true,
    }),
    create: (options, deps) => openAiModel({
        ...addressOf(options.endpoint ?? options.base_url ?? 'https://api.openai.com/v1'),
        key: options.api_key.trim(),
        model: modelOf(options) ?? '',
        format: options.api_format,
        temperature: options.temperature,
        maxOutputTokens: options.max_output_tokens,
        retry: retryPolicy(options),
    }, deps),
});
/** What requests are put below: no trailing slashes, and `/v1` unless it stands there or Azure names a deployment. */
function addressOf(endpoint) {
    const url = new URL(endpoint);
    const path = url.pathname.replace(/\/+$/, '');
    const isAzure = /\.azure\.com$/.test(url.hostname);
    const isDeployment = isAzure && /\/openai\/deployments\/[^/]+$/.test(path);
    const query = Object.fromEntries(url.searchParams);
    return {
        baseUrl: `${url.origin}${path}${isDeployment || path.endsWith('/v1') ? '' : '/v1'}`,
        ...(Object.keys(query).length > 0 && { query }),
        isAzure,
    };
}
function httpUrl() {
    return optionalText().superRefine((text, context) => {
        if (text === undefined)
            return;
        const url = URL.canParse(text) ? new URL(text) : undefined;
        if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
            context.addIssue({ code: 'custom', message: 'must be a URL that starts with http:// or https://' });
        }
        else if (url.username || url.password) {
            const message = 'must not hold a user name or password: the key goes into api_key';
            context.addIssue({ code: 'custom', message, params: { secret: true } });
        }
    });
}
/** Anything else cannot be sent in a header. Line breaks around it are trimmed: secrets often end with one. */
function isHeaderText(key) {
    return /^[\x21-\x7e]+$/.test(key.trim());
}
function textOrVariable() {
    return schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* instanceof */.Nlp(Variable)], 'must be text').optional();
}
const modelOf = ({ model, deployment, variant }) => [model, deployment, variant].map((name) => optionalText().safeParse(name).data).find((name) => name !== undefined);
/** Speaks of the name that was meant to be there, so that an unset variable is called by its name. */
function whyNoModel({ model, deployment, variant }) {
    const { error } = requiredText().safeParse(model ?? deployment ?? variant);
    return error?.issues[0]?.message ?? 'is required';
}

;// CONCATENATED MODULE: ./build/js/src/run/providers/index.js



/** Everything that can be asked. To add one: its file, its test, a line here. */
const providers = [cli, mock, openai];

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
                return await Promise.race([with_guard_outcomeOf(provider, question, signal), graceAfterStop(signal, clock, ended.signal)]);
            }
            finally {
                ended.abort();
            }
        },
    };
}
async function with_guard_outcomeOf(provider, question, signal) {
    try {
        return await provider.ask(question, signal);
    }
    catch (error) {
        if (signal.aborted)
            return (0,model_outcome/* failed */.gz)('cancelled', 'Stopped while it was working.');
        if (error instanceof model_errors/* UserError */.yo)
            return (0,model_outcome/* failed */.gz)('config', error.message, { place: error.problems[0]?.place });
        const name = error instanceof Error ? `${error.name}: ` : '';
        return (0,model_outcome/* failed */.gz)('bug', `The provider broke, which is a bug of eval-action: ${name}${(0,model_errors/* messageOf */.bD)(error)}`);
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
var with_timeout_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var with_timeout_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
                const call = with_timeout_addDisposableResource(env_1, callSignal(signal), false);
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
                    return expired
                        ? (0,model_outcome/* failed */.gz)('timeout', `Gave no answer within ${timeoutMs / 1000} s.${howItEnded(outcome)}`)
                        : outcome;
                }
                finally {
                    alarm.abort();
                }
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                with_timeout_disposeResources(env_1);
            }
        },
    };
}
/** What a call that was told to stop says of itself: where it was, and perhaps its last words. */
const howItEnded = (outcome) => outcome.kind === 'failed' && outcome.failure.class === 'cancelled' ? ` ${outcome.failure.message}` : '';

// EXTERNAL MODULE: ./node_modules/dotenv/lib/main.js
var main = __webpack_require__(8889);
;// CONCATENATED MODULE: ./build/js/src/suites/env-files.js


/** A `.env` file is a page of settings; a megabyte is a mistake. */
const MAX_ENV_BYTES = 1024 * 1024;
/**
 * The variables of the `.env` files that a suite sees: those of its folder, of each folder above up to the
 * repository, and of the working directory. Nearer files win; what is set already wins over all of them, which is
 * the caller's business (suite-format.md §6.1).
 */
async function readEnvFiles(folder, { root, cwd }, files) {
    const variables = {};
    for (const candidate of searchRoots(folder, { root, cwd })) {
        const path = (0,external_node_path_.join)(candidate, '.env');
        if ((await files.state(path)) !== 'file')
            continue;
        for (const [name, value] of Object.entries((0,main.parse)(await files.read(path, MAX_ENV_BYTES)))) {
            if (!Object.hasOwn(variables, name))
                variables[name] = value;
        }
    }
    return variables;
}
/** Where a path of a suite is looked up: its folder, each folder above up to the repository, the working directory. */
function searchRoots(folder, { root, cwd }) {
    const above = [folder];
    for (let at = folder; at !== root && (0,external_node_path_.dirname)(at) !== at && isInside(root, at); at = (0,external_node_path_.dirname)(at))
        above.push((0,external_node_path_.dirname)(at));
    return [...new Set([...above, root, cwd])];
}
const isInside = (root, folder) => folder === root ||
    folder.startsWith(root.endsWith('/') || root.endsWith('\\') ? root : `${root}/`) ||
    folder.startsWith(`${root}\\`);

;// CONCATENATED MODULE: ./build/js/src/app/open-targets.js





/** AgentV's number of repeats when neither the run nor the target says one (suite-format.md §10.4). */
const DEFAULT_RETRIES = 2;
/** Nothing may hang for good. Agents and programs get what AgentV 1 and 2 gave them, models what their clients wait. */
const AGENT_DEADLINE_MS = 120_000;
const MODEL_DEADLINE_MS = 600_000;
/** Opens each target once per suite, with the run's timeouts and retries around it. */
class OpenTargets {
    #open = new Map();
    #retries = new Map();
    #inputs;
    #prepared;
    #world;
    #runEnv;
    constructor(inputs, prepared, world, runEnv) {
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
    /** How many calls were repeated on behalf of one test. */
    retriesOf({ suite, test, target }) {
        return this.#retries.get(JSON.stringify([suite.path, test.id, target.name])) ?? 0;
    }
    async #openTarget({ suite, target }) {
        const kind = (0,model_kind/* findKind */.oH)(providers, target.provider);
        if (kind === undefined)
            throw new Error(`The plan names a provider that is not there: ${target.provider}`);
        const { exec, http, clock, files } = this.#world;
        const childEnv = await this.#prepared.environments.childEnvIn(suite.folder, this.#runEnv);
        const bare = kind.open(target.options, { exec, http, clock, files, childEnv, suiteFolder: suite.folder });
        const provider = this.#careful(bare, suite.path, target);
        return {
            provider,
            promptMode: kind.promptMode,
            childEnv,
            searchRoots: searchRoots(suite.folder, this.#prepared),
            ...(this.#askedMs !== undefined && { graderTimeoutMs: this.#askedMs }),
            isDryRun: this.#inputs.dryRun,
        };
    }
    #careful(bare, suitePath, target) {
        const limited = withTimeout(bare, this.#deadlineMs(target), this.#world.clock);
        const limits = { maxRetries: this.#inputs.maxRetries ?? DEFAULT_RETRIES, policy: this.#policyOf(bare) };
        return withRetry(limited, limits, this.#world.clock, ({ question }) => {
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
        return (0,model_kind/* findKind */.oH)(providers, provider)?.promptMode === 'agent' ? AGENT_DEADLINE_MS : MODEL_DEADLINE_MS;
    }
    get #askedMs() {
        const { testTimeoutSeconds } = this.#inputs;
        return testTimeoutSeconds === undefined ? undefined : Math.floor(testTimeoutSeconds * 1000);
    }
}

;// CONCATENATED MODULE: ./build/js/src/model/grader.js

const defineGrader = (0,model_kind/* kindOf */.I)();

// EXTERNAL MODULE: ./build/js/src/model/trace.js
var trace = __webpack_require__(8148);
// EXTERNAL MODULE: ./build/js/src/model/wire.js
var wire = __webpack_require__(1564);
;// CONCATENATED MODULE: ./build/js/src/grade/graders/code-payload.js


/** From this many characters of JSON on, AgentV hands `output` over in a file instead. */
const LONGEST_INLINE_OUTPUT = 50_000;
/** The value that stands under `output`, before it is known whether it is too long for that. */
function payloadOutput({ answer, response }, { output }) {
    return output === 'text' ? answer : response.messages.map(wire/* messageOnWire */.ym);
}
/**
 * The object a code grader reads from its stdin: the keys of every AgentV generation at once (graders.md §15.3), so
 * that a script need not know which one it was written for. Absent values are null.
 */
function codePayload(submission, options, outputPath) {
    const { answer, criteria, question, reference, response, metadata, workspacePath } = submission;
    const messages = response.messages.map(wire/* messageOnWire */.ym);
    const input = submission.input.map(wire/* messageOnWire */.ym);
    const expected = submission.expected.map(wire/* messageOnWire */.ym);
    const summary = summaryOnWire((0,trace/* traceSummary */.I)(response.messages), response);
    const payload = {
        question,
        input_text: question,
        criteria,
        expected_outcome: criteria,
        reference_answer: reference,
        expected_output_text: reference,
        answer,
        candidate_answer: answer,
        output_text: answer,
        output: outputPath === undefined ? payloadOutput(submission, options) : null,
        // Left out where there is none: scripts ask whether the key is there.
        ...(outputPath !== undefined && { output_path: outputPath }),
        messages,
        output_messages: messages,
        input,
        input_messages: input,
        expected_output: expected,
        expected_messages: expected,
        input_files: submission.inputFiles,
        guideline_files: [],
        guideline_paths: [],
        trace_summary: summary,
        trace: { ...summary, messages, events: eventsOnWire(response), metadata: metadata ?? null },
        ...metricsOnWire(response),
        file_changes: response.fileChanges ?? null,
        workspace_path: workspacePath ?? null,
        config: Object.keys(options.config).length === 0 ? null : options.config,
        metadata: metadata ?? null,
    };
    return JSON.stringify(payload, null, 2);
}
function summaryOnWire(summary, response) {
    return {
        event_count: summary.eventCount,
        tool_names: summary.toolNames,
        tool_calls: summary.toolCalls,
        tool_calls_by_name: summary.toolCalls,
        error_count: summary.errorCount,
        tool_durations: summary.toolDurations,
        llm_call_count: summary.llmCallCount,
        ...metricsOnWire(response),
    };
}
const metricsOnWire = ({ tokenUsage, costUsd, durationMs, startTime, endTime }) => ({
    token_usage: tokenUsage ? (0,wire/* tokenUsageOnWire */.tM)(tokenUsage) : null,
    cost_usd: costUsd ?? null,
    duration_ms: durationMs ?? null,
    start_time: startTime ?? null,
    end_time: endTime ?? null,
});
const eventsOnWire = ({ messages }) => messages.flatMap(({ toolCalls = [] }) => toolCalls.map((call) => ({ type: 'tool_call', ...(0,wire/* toolCallOnWire */.Rt)(call) })));

;// CONCATENATED MODULE: ./build/js/src/grade/graders/code-reply.js


/**
 * What a code grader said, read as every AgentV generation would (graders.md §15.4). `plainTextPasses` is the newer
 * rule that a program which prints no JSON object speaks through its exit code alone.
 */
function readCodeReply(end, rules) {
    const stdout = normalized(end.stdout);
    const stderr = normalized(end.stderr);
    const reply = jsonObject(stdout);
    if (end.exitCode !== 0)
        return refused(end.exitCode, stdout, stderr, reply);
    if (reply)
        return judged(reply);
    return rules.plainTextPasses ? passed(stdout) : unreadable();
}
/** The reply for a program that did not end by itself, and why. */
function failedProgram(why, stderr, more = []) {
    const details = normalized(stderr);
    const text = details === '' ? `The grader failed: ${why}` : `The grader failed: ${why}. ${lastOf(details)}`;
    return { kind: 'scored', score: 0, assertions: [{ text, passed: false }, ...more] };
}
/** The exit code says no. Whatever score was printed does not count, but its texts help to see why. */
function refused(exitCode, stdout, stderr, reply) {
    const why = `exit code ${exitCode}`;
    const looksLikeJson = stdout.startsWith('{') || stdout.startsWith('[');
    if (stderr === '' && !looksLikeJson) {
        return { kind: 'scored', score: 0, assertions: [{ text: stdout === '' ? why : firstOf(stdout), passed: false }] };
    }
    if (reply === undefined)
        return failedProgram(why, stderr);
    const texts = entriesOf(reply).map((entry) => ({ ...entry, passed: false }));
    return { ...failedProgram(why, stderr, texts), ...reasoningOf(reply) };
}
function judged(reply) {
    const assertions = entriesOf(reply);
    const details = own(reply, 'details');
    const isTooDeep = isDeeperThan(details, DEEPEST_JSON);
    return {
        kind: 'scored',
        score: scoreOf(reply, assertions),
        assertions,
        ...reasoningOf(reply, isTooDeep ? DETAILS_DROPPED : undefined),
        ...(isJsonObject(details) && !isTooDeep && { details }),
    };
}
/** The score itself; else the share of entries that passed; else a plain yes or no. */
function scoreOf(reply, entries) {
    const score = own(reply, 'score');
    if (typeof score === 'number')
        return (0,model_grade/* clampScore */.E2)(score);
    if (entries.length > 0)
        return entries.filter((entry) => entry.passed).length / entries.length;
    const yesOrNo = [own(reply, 'passed'), own(reply, 'pass')].find((value) => typeof value === 'boolean');
    return yesOrNo === true ? 1 : 0;
}
/** `assertions`, or the `hits` and `misses` that older scripts print. */
function entriesOf(reply) {
    const assertions = listOf(reply, 'assertions').flatMap(entryOf);
    if (assertions.length > 0)
        return assertions;
    const texts = (key, passed) => listOf(reply, key).flatMap((text) => (typeof text === 'string' && text.trim() !== '' ? [{ text, passed }] : []));
    return [...texts('hits', true), ...texts('misses', false)];
}
function entryOf(entry) {
    if (!isJsonObject(entry))
        return [];
    const text = own(entry, 'text');
    const evidence = own(entry, 'evidence');
    if (typeof text !== 'string')
        return [];
    return [{ text, passed: Boolean(own(entry, 'passed')), ...(typeof evidence === 'string' && { evidence }) }];
}
function reasoningOf(reply, note) {
    const given = own(reply, 'reasoning');
    const said = [typeof given === 'string' ? given : '', note ?? ''].filter((text) => text !== '');
    return said.length === 0 ? {} : { reasoning: said.join('\n') };
}
const DETAILS_DROPPED = `Its details are nested more than ${DEEPEST_JSON} levels deep and were dropped.`;
/** AgentV takes any other output with exit code 0 for a pass; where that may surprise, the reasoning says so. */
function passed(stdout) {
    const text = stdout === '' ? 'exit code 0' : firstOf(stdout);
    const isSurprising = /^[{[]/.test(stdout) || (stdout !== '' && !Number.isNaN(Number(stdout)));
    return {
        kind: 'scored',
        score: 1,
        assertions: [{ text, passed: true }],
        ...(isSurprising && { reasoning: 'What it printed is not a JSON object, so its exit code 0 counted as a pass.' }),
    };
}
const unreadable = () => ({
    kind: 'scored',
    score: 0,
    assertions: [],
    reasoning: 'The grader printed no JSON object.',
});
function jsonObject(text) {
    if (!text.startsWith('{'))
        return undefined;
    try {
        const value = JSON.parse(text);
        return isJsonObject(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
}
const isJsonObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Only what the program printed: `constructor` and the like are not its words. */
const own = (object, key) => (Object.hasOwn(object, key) ? object[key] : undefined);
function listOf(object, key) {
    const value = own(object, key);
    return Array.isArray(value) ? value : [];
}
const normalized = (text) => text.replaceAll('\r\n', '\n').trim();
/** As much of a program's output as goes into a message. */
const LONGEST_MESSAGE = 2_000;
const firstOf = (text) => text.length <= LONGEST_MESSAGE ? text : `${text.slice(0, LONGEST_MESSAGE - 1)}…`;
/** Errors come last in a log. */
const lastOf = (text) => text.slice(-LONGEST_MESSAGE);

;// CONCATENATED MODULE: ./build/js/src/grade/graders/code-grader.js
var code_grader_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var code_grader_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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








/** How long a program may take to judge when nobody says otherwise. */
const DEFAULT_TIMEOUT_MS = 5 * 60_000;
const word = schemas/* string */.YjP('must be text').refine((text) => text.trim() !== '', 'must not be empty');
const commandLine = schemas/* union */.KCZ([word, schemas/* array */.YOg(word).min(1)], 'must be a command line, or a list of a program and its arguments');
const notSupportedYet = schemas/* undefined */.Vxk('is not supported yet').optional();
const options = schemas/* looseObject */._H3({
    command: commandLine.optional(),
    /** The older name of `command`. */
    script: commandLine.optional(),
    cwd: word.optional(),
    config: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J(), 'must be a mapping').optional(),
    target: notSupportedYet,
    preprocessors: notSupportedYet,
})
    .superRefine(({ command, script }, context) => {
    if (command !== undefined || script !== undefined)
        return;
    context.addIssue({ code: 'custom', path: ['command'], message: 'is required' });
});
/** Lets a program judge: it reads the answer as JSON and prints a score with reasons (graders.md §15). */
const codeGrader = defineGrader({
    type: 'code-grader',
    startsPrograms: true,
    aliases: ['code-judge', 'code'],
    options,
    takesAnyKey: true,
    create: (options, deps) => ({ grade: (submission, signal) => judge(submission, options, deps, signal) }),
});
async function judge(submission, options, deps, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { command, folder, input } = await invocationOf(options, deps);
        const payload = payloadOptionsOf(options, deps);
        const output = JSON.stringify(payloadOutput(submission, payload));
        const isLong = output.length > LONGEST_INLINE_OUTPUT;
        const scratch = code_grader_addDisposableResource(env_1, isLong ? await deps.files.scratchFolder('grader-') : undefined, true);
        const outputPath = scratch && (0,external_node_path_.join)(scratch.path, 'output.json');
        if (outputPath !== undefined)
            await deps.files.write(outputPath, output);
        const result = await deps.exec.run({
            command: typeof command === 'string' ? { shell: command, login: true } : command,
            cwd: folder,
            env: { ...deps.childEnv, ...workspaceVariable(submission) },
            stdin: codePayload(submission, payload, outputPath),
            timeoutMs: timeoutOf(deps),
            maxBytes: MAX_OUTPUT_BYTES,
        }, signal);
        return { ...replyTo(result, deps), input };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = code_grader_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** What is run and where, and how that is told in the record: with the paths that the suite wrote. */
async function invocationOf({ command, script, cwd }, { files, suiteFolder, searchRoots }) {
    const given = command ?? script ?? [];
    if (cwd === undefined)
        return { command: given, folder: suiteFolder, input: { command: given } };
    const folder = await findFolder(cwd, new Set([suiteFolder, ...searchRoots]), files);
    if (folder !== undefined)
        return { command: given, folder, input: { command: given, cwd } };
    const error = `There is no folder "${cwd}", so the command ran in the folder of the eval file.`;
    return { command: given, folder: suiteFolder, input: { command: given, cwd, error } };
}
/** An absolute path is tried as it is; then, as any other, below each root (suite-format.md §8.6). */
async function findFolder(path, roots, files) {
    const below = path.replace(/^[/\\]+/, '');
    const candidates = [...((0,external_node_path_.isAbsolute)(path) ? [path] : []), ...Array.from(roots, (root) => (0,external_node_path_.join)(root, below))];
    for (const candidate of candidates) {
        if ((await files.state(candidate)) === 'folder')
            return candidate;
    }
    return undefined;
}
function payloadOptionsOf(options, deps) {
    const { command, script, cwd, target, preprocessors, config, ...others } = options;
    const isOldScript = !isNewSpelling(deps) || command === undefined;
    return { output: isOldScript ? 'messages' : 'text', config: { ...others, ...config } };
}
const workspaceVariable = ({ workspacePath }) => workspacePath === undefined ? {} : { AGENTV_WORKSPACE_PATH: workspacePath };
const timeoutOf = ({ timeoutMs = DEFAULT_TIMEOUT_MS }) => timeoutMs;
/**
 * A program that ran and broke down scores 0, as in AgentV: it may well have broken down on a bad answer. That
 * includes a signal and, through a shell, exit code 127, which a program may also choose itself. A program that could
 * not be started, and one that we stopped (time, output, cancelling), has judged nothing, so the answer is not to blame.
 */
function replyTo(result, deps) {
    switch (result.kind) {
        case 'exited':
            return readCodeReply(result, { plainTextPasses: isNewSpelling(deps) });
        case 'killed':
            return failedProgram(`it was ended by ${result.signal}`, result.stderr);
        case 'notStarted':
            return undecided(`The grader could not be started: ${result.message}`);
        case 'timedOut':
            return undecided(`The grader was stopped after ${timeoutOf(deps) / 1000} seconds without a verdict`);
        case 'flooded':
            return undecided(`The grader was stopped because it wrote more than 10 MiB to ${result.stream}`);
        case 'cancelled':
            return undecided('The grader was cancelled');
        default:
            return (0,never/* never */.Z)(result);
    }
}
const undecided = (reason) => ({ kind: 'undecided', reason });
/** The `judge` spellings and the bare `code` come from times when scripts spoke differently. */
const isNewSpelling = ({ declaredAs }) => (0,model_kind/* canonicalName */.Ew)(declaredAs) === 'code-grader';

;// CONCATENATED MODULE: ./build/js/src/grade/graders/text-check.js

/** The text to look for. A number or a boolean means its spelling, as people forget the quotes in YAML. */
const soughtText = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig(), schemas/* boolean */.zMY()], 'must be text')
    .transform(String)
    .refine((text) => text !== '', 'must not be empty');
/** Several texts to look for, at least one. */
const soughtTexts = schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig(), schemas/* boolean */.zMY()], 'must be text').transform(String), 'must be a list of texts')
    .min(1, 'must name at least one text');
/** The reply of a check that either holds or not; a miss shows a piece of the answer. */
function checked(check) {
    const { passed, text, evidence } = check;
    return {
        kind: 'scored',
        score: passed ? 1 : 0,
        assertions: [passed ? { text, passed } : { text, passed, evidence }],
    };
}
/** The longest piece of an answer that is shown beside a miss. */
const EXCERPT_LENGTH = 200;
/** The beginning of an answer, for people to see what came instead. */
function beginningOf(answer) {
    if (answer.trim() === '')
        return NOTHING;
    return answer.length <= EXCERPT_LENGTH ? answer : `${whole(answer.slice(0, EXCERPT_LENGTH - 1))}…`;
}
/** The end of an answer, for checks that look there. */
function text_check_endOf(answer) {
    if (answer.trim() === '')
        return NOTHING;
    return answer.length <= EXCERPT_LENGTH ? answer : `…${whole(answer.slice(1 - EXCERPT_LENGTH))}`;
}
const NOTHING = 'The answer is empty.';
/** A cut may fall between the two halves of a character; the half that is left is dropped. */
const whole = (piece) => piece.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');
/** The longest piece of a sought text that is repeated in a message. */
const QUOTE_LENGTH = 100;
/** A text in quotes, shortened, with line breaks and the like made visible. */
const text_check_quote = (text) => JSON.stringify(text.length <= QUOTE_LENGTH ? text : `${whole(text.slice(0, QUOTE_LENGTH - 1))}…`);
/** The name a check gets from the one text it looks for. */
const namedAfterValue = (type, longest = Number.POSITIVE_INFINITY) => ({ value }) => isScalar(value) ? `${type}-${String(value).slice(0, longest)}` : type;
/** The name a check gets from the number of texts it looks for. */
const namedAfterCount = (type) => ({ value }) => Array.isArray(value) ? `${type}-${value.length}` : type;
const isScalar = (value) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

;// CONCATENATED MODULE: ./build/js/src/grade/graders/contains.js



const exactly = { fold: (text) => text, remark: '' };
const ignoringCase = { fold: (text) => text.toLowerCase(), remark: ' (ignoring case)' };
/** Whether the answer contains one text, any of several, or all of them. */
const containsGraders = [
    containsOne('contains', exactly),
    containsAny('contains-any', exactly),
    containsAll('contains-all', exactly),
    containsOne('icontains', ignoringCase),
    containsAny('icontains-any', ignoringCase),
    containsAll('icontains-all', ignoringCase),
];
function containsOne(type, { fold, remark }) {
    return defineGrader({
        type,
        options: schemas/* object */.Ikc({ value: soughtText }),
        nameFor: namedAfterValue(type),
        create: ({ value }) => ({
            async grade({ answer }) {
                const passed = fold(answer).includes(fold(value));
                const text = `The answer ${passed ? 'contains' : 'does not contain'} ${text_check_quote(value)}${remark}`;
                return checked({ passed, text, evidence: beginningOf(answer) });
            },
        }),
    });
}
function containsAny(type, { fold, remark }) {
    return defineGrader({
        type,
        options: schemas/* object */.Ikc({ value: soughtTexts }),
        nameFor: namedAfterCount(type),
        create: ({ value }) => ({
            async grade({ answer }) {
                const folded = fold(answer);
                const found = value.find((text) => folded.includes(fold(text)));
                const passed = found !== undefined;
                const text = passed
                    ? `The answer contains ${text_check_quote(found)}, one of ${value.length} texts${remark}`
                    : `The answer contains none of ${listed(value)}${remark}`;
                return checked({ passed, text, evidence: beginningOf(answer) });
            },
        }),
    });
}
function containsAll(type, { fold, remark }) {
    return defineGrader({
        type,
        options: schemas/* object */.Ikc({ value: soughtTexts }),
        nameFor: namedAfterCount(type),
        create: ({ value }) => ({
            async grade({ answer }) {
                const folded = fold(answer);
                const missing = value.filter((text) => !folded.includes(fold(text)));
                const passed = missing.length === 0;
                const text = passed
                    ? `The answer contains all ${value.length} texts${remark}`
                    : `The answer lacks ${missing.length} of ${value.length} texts: ${listed(missing)}${remark}`;
                return checked({ passed, text, evidence: beginningOf(answer) });
            },
        }),
    });
}
const listed = (texts) => texts.map(text_check_quote).join(', ');

;// CONCATENATED MODULE: ./build/js/src/grade/graders/ends-with.js



/** Whether the answer ends with this text; blanks around both do not count. */
const endsWith = defineGrader({
    type: 'ends-with',
    options: schemas/* object */.Ikc({ value: soughtText }),
    nameFor: namedAfterValue('ends-with'),
    create: ({ value }) => ({
        async grade({ answer }) {
            const passed = answer.trim().endsWith(value.trim());
            const text = `The answer ${passed ? 'ends' : 'does not end'} with ${text_check_quote(value.trim())}`;
            return checked({ passed, text, evidence: text_check_endOf(answer) });
        },
    }),
});

;// CONCATENATED MODULE: ./build/js/src/grade/graders/equals.js



/** Whether the answer is exactly this text; blanks around both do not count. */
const equals = defineGrader({
    type: 'equals',
    options: schemas/* object */.Ikc({ value: soughtText }),
    nameFor: namedAfterValue('equals'),
    create: ({ value }) => ({
        async grade({ answer }) {
            const passed = answer.trim() === value.trim();
            const text = `The answer ${passed ? 'is' : 'is not'} ${text_check_quote(value.trim())}`;
            return checked({ passed, text, evidence: beginningOf(answer) });
        },
    }),
});

;// CONCATENATED MODULE: ./build/js/src/grade/graders/is-json.js




/** Whether the whole answer is JSON. A bare number is; JSON inside a code fence is not. */
const isJson = defineGrader({
    type: 'is-json',
    options: schemas/* object */.Ikc({}),
    create: () => ({
        async grade({ answer }) {
            const complaint = complaintOf(answer);
            const passed = complaint === undefined;
            const text = passed ? 'The answer is valid JSON' : `The answer is not valid JSON: ${complaint}`;
            return checked({ passed, text, evidence: beginningOf(answer) });
        },
    }),
});
function complaintOf(answer) {
    try {
        JSON.parse(answer);
        return undefined;
    }
    catch (error) {
        return (0,model_errors/* messageOf */.bD)(error);
    }
}

;// CONCATENATED MODULE: ./build/js/src/grade/graders/regex.js




const regex_options = schemas/* object */.Ikc({ value: soughtText, flags: schemas/* string */.YjP('must be text').default('') })
    .superRefine(({ value, flags }, context) => {
    const badFlags = complaintAbout({ source: '', flags });
    const complaint = badFlags ?? complaintAbout({ source: value, flags });
    if (complaint === undefined)
        return;
    const message = `is not a regular expression that JavaScript takes: ${complaint}`;
    context.addIssue({ code: 'custom', path: [badFlags === undefined ? 'value' : 'flags'], message });
});
/** Whether a JavaScript regular expression matches anywhere in the answer. */
const regex = defineGrader({
    type: 'regex',
    options: regex_options,
    nameFor: namedAfterValue('regex', 30),
    create: ({ value: source, flags }, { matcher }) => ({
        async grade({ answer }, signal) {
            const pattern = { source, flags };
            return regex_replyTo(await matcher.matches(pattern, answer, signal), pattern, answer);
        },
    }),
});
/** Why a pattern cannot be used, in the engine's words; `undefined` when it can. */
function complaintAbout({ source, flags }) {
    try {
        new RegExp(source, flags);
        return undefined;
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}
function regex_replyTo(result, { source, flags }, answer) {
    switch (result.kind) {
        case 'matched': {
            const text = `The answer ${result.matched ? 'matches' : 'does not match'} /${source}/${flags}`;
            return checked({ passed: result.matched, text, evidence: beginningOf(answer) });
        }
        case 'tooLong':
            return {
                kind: 'undecided',
                reason: `Matching /${source}/${flags} took longer than ${result.afterMs / 1000} s and was stopped. ${ADVICE}`,
            };
        case 'cancelled':
            return { kind: 'undecided', reason: 'The check was cancelled' };
        default:
            return (0,never/* never */.Z)(result);
    }
}
const ADVICE = 'The usual reason is a repetition within a repetition, as in (a+)+: write a+ instead.';

;// CONCATENATED MODULE: ./build/js/src/grade/graders/starts-with.js



/** Whether the answer starts with this text; blanks around both do not count. */
const startsWith = defineGrader({
    type: 'starts-with',
    options: schemas/* object */.Ikc({ value: soughtText }),
    nameFor: namedAfterValue('starts-with'),
    create: ({ value }) => ({
        async grade({ answer }) {
            const passed = answer.trim().startsWith(value.trim());
            const text = `The answer ${passed ? 'starts' : 'does not start'} with ${text_check_quote(value.trim())}`;
            return checked({ passed, text, evidence: beginningOf(answer) });
        },
    }),
});

;// CONCATENATED MODULE: ./build/js/src/grade/graders/index.js







/** Every grader there is. */
const graders = [
    ...containsGraders,
    startsWith,
    endsWith,
    equals,
    regex,
    isJson,
    codeGrader,
];

// EXTERNAL MODULE: ./build/js/src/model/suite.js + 1 modules
var model_suite = __webpack_require__(9080);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
;// CONCATENATED MODULE: ./build/js/src/plan/select.js

/** Whether a test is asked for: its id equals one of the patterns or matches it as a glob; no pattern asks for all. */
function idFilter(patterns) {
    if (patterns.length === 0)
        return () => true;
    const exactly = new Set(patterns);
    const matchers = patterns.filter(isMatchable).map((pattern) => picomatch(pattern, { dot: true, windows: false }));
    return (id) => exactly.has(id) || matchers.some((matches) => matches(id));
}
/** The matcher refuses patterns that are empty or longer than this. */
const LONGEST_PATTERN = 65_536;
const isMatchable = (pattern) => pattern !== '' && pattern.length <= LONGEST_PATTERN;

;// CONCATENATED MODULE: ./build/js/src/plan/make-plan.js




/**
 * Decides what runs, how often, and what counts as passing, before anything is spent. Throws a `UserError` when
 * nothing is left to run.
 */
function makePlan(suites, options) {
    const isWanted = idFilter(options.testIds);
    const steps = suites.flatMap(({ suite, targets }) => suite.tests
        .filter(({ id }) => isWanted(id))
        .flatMap((test) => targets.filter((target) => runsOn(test, target, targets)).map((target) => ({ suite, test, target }))));
    if (steps.length === 0)
        throw nothingToRun(suites, options);
    return {
        steps: steps.map(({ suite, test, target }, index) => test.kind === 'broken'
            ? { kind: 'broken', index, suite, test, target: target.name }
            : {
                kind: 'run',
                index,
                suite,
                test,
                target,
                trials: trialsOf(suite, options),
                passMark: test.threshold ?? options.threshold ?? model_suite/* PASS_MARK */.Yn,
            }),
        floors: floorsOf(steps, options),
    };
}
/** In a matrix a test may keep to some of the targets (suite-format.md §10.3). */
function runsOn(test, target, targets) {
    const restricted = test.kind === 'test' && targets.length > 1 ? test.targets : undefined;
    return restricted === undefined || restricted.includes(target.name);
}
/** `trials` given from outside means that many runs whatever their outcome, so it never stops at the first pass. */
function trialsOf({ trials }, options) {
    if (options.trials === undefined)
        return trials ?? { count: 1, strategy: 'mean' };
    return { ...trials, count: options.trials, strategy: trials?.strategy ?? 'mean' };
}
/** A suite that is left out altogether promises nothing. */
function floorsOf(steps, options) {
    const floors = new Map();
    for (const { suite, target } of steps) {
        const key = JSON.stringify([suite.path, target.name]);
        const floor = floors.has(key) ? undefined : floorOf(suite, target, options);
        if (floor !== undefined)
            floors.set(key, floor);
    }
    return [...floors.values()];
}
function floorOf(suite, target, options) {
    const at = { suite: suite.name, file: suite.file, target: target.name };
    if (options.threshold !== undefined)
        return { ...at, threshold: options.threshold, from: 'input' };
    return suite.threshold === undefined ? undefined : { ...at, threshold: suite.threshold, from: 'suite' };
}
function nothingToRun(suites, { testIds }) {
    const tests = suites.flatMap(({ suite }) => suite.tests);
    const isWanted = idFilter(testIds);
    if (tests.some(({ id }) => isWanted(id))) {
        const targets = [...new Set(suites.flatMap((each) => each.targets.map(({ name }) => name)))];
        return (0,model_errors/* userError */.IF)('NOTHING_MATCHED', 'The tests that were asked for keep to other targets', {
            expected: 'a test whose "execution.targets" names one of the targets of this run',
            found: `the targets ${(0,did_you_mean/* listed */.KE)(targets)}`,
        });
    }
    if (testIds.length === 0) {
        return (0,model_errors/* userError */.IF)('NOTHING_MATCHED', 'The suites hold no test', { expected: 'at least one test' });
    }
    const known = [...new Set(tests.map(({ id }) => id))];
    return (0,model_errors/* userError */.IF)('NOTHING_MATCHED', `No test has an id that matches ${(0,did_you_mean/* listed */.KE)(testIds)}`, {
        expected: 'an id, or a glob for ids such as "refund-*"',
        hint: (0,did_you_mean/* suggestion */.h)(testIds[0] ?? '', known, 'ids'),
    });
}
/** Two files with the same suite name and test cannot be told apart in results; the reader should know. */
function repeatedNames(suites) {
    const first = new Map();
    return suites.flatMap((suite) => {
        const earlier = first.get(suite.name);
        if (earlier === undefined) {
            first.set(suite.name, suite);
            return [];
        }
        return [
            {
                code: 'DUPLICATE_ID',
                severity: 'warning',
                message: `Two suites are called "${suite.name}"`,
                place: suite.place,
                hint: `The other one is ${earlier.file}. Give each a "name", so that their results can be told apart.`,
            },
        ];
    });
}

// EXTERNAL MODULE: ./build/js/src/suites/load.js + 10 modules
var load = __webpack_require__(8024);
;// CONCATENATED MODULE: ./build/js/src/suites/discover.js




/** Files that are a suite when they are named (suite-format.md §1.2). */
const SUITE_FILE = /\.(?:ya?ml|jsonl|json|[mc]?ts)$/i;
const IN_A_FOLDER = ['*.eval.yaml', '*.eval.yml', 'eval.yaml', 'eval.yml', '*.eval.ts', '*.eval.mts'];
/** What is looked for when nothing is named: the patterns of every generation (suite-format.md §1.3). */
const defaultPatterns = [
    '**/evals/**/*.eval.yaml',
    '**/evals/**/eval.yaml',
    '**/evals/**/*.eval.ts',
    '**/evals/**/dataset*.yaml',
    '!**/node_modules/**',
    '!**/dist/**',
];
/**
 * Turns what was asked for (files, folders, globs, `!` exclusions) into absolute paths, each once, sorted.
 * Throws a `UserError` for everything that names nothing.
 */
async function findSuites(asked, cwd, files) {
    const wanted = asked.filter((pattern) => !pattern.startsWith('!'));
    const excluded = asked.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
    const found = wanted.length === 0 ? await findByDefault(cwd, files) : await findWanted(wanted, cwd, files);
    const isExcluded = await exclusion(excluded, cwd, files);
    const kept = [...new Set(found)].filter((path) => !isExcluded(path)).sort(byCodeUnits);
    if (kept.length > 0)
        return kept;
    throw (0,model_errors/* userError */.IF)('NOTHING_MATCHED', 'Every suite that was found is excluded again', {
        expected: 'at least one suite that no exclusion names',
        found: `exclusions ${excluded.map((pattern) => `!${pattern}`).join(' ')}`,
    });
}
async function findByDefault(cwd, files) {
    const found = await files.glob(defaultPatterns, { cwd, ignoreCase: true });
    if (found.length > 0)
        return found;
    throw (0,model_errors/* userError */.IF)('NOTHING_MATCHED', `There is no eval suite in ${cwd}`, {
        expected: `a file that matches one of ${defaultPatterns.filter((pattern) => !pattern.startsWith('!')).join(', ')}`,
        hint: 'Name the file, folder or glob to run.',
    });
}
async function findWanted(patterns, cwd, files) {
    const matches = await Promise.all(patterns.map((pattern) => expand(pattern, cwd, files)));
    const missing = patterns.filter((_, index) => matches[index]?.length === 0);
    const [first] = missing;
    if (first === undefined)
        return matches.flat();
    const others = missing.length > 1 ? ` (nor for ${(0,did_you_mean/* listed */.KE)(missing.slice(1))})` : '';
    const { message, ...more } = await whyNothing(first, cwd, files);
    throw (0,model_errors/* userError */.IF)('NOTHING_MATCHED', `${message}${others}`, more);
}
async function expand(pattern, cwd, files) {
    const path = (0,external_node_path_.resolve)(cwd, pattern);
    const state = await files.state(path);
    if (state === 'file' && SUITE_FILE.test(path))
        return [path];
    if (state === 'folder')
        return inFolder(path, files);
    if (state === 'file') {
        throw (0,model_errors/* userError */.IF)('FILE_UNREADABLE', `${pattern} is not an eval suite`, {
            expected: 'a .yaml, .yml, .jsonl, .json, .ts or .mts file',
            found: (0,external_node_path_.basename)(path),
        });
    }
    return (await files.glob([pattern], { cwd })).filter((match) => SUITE_FILE.test(match));
}
async function inFolder(path, files) {
    // A folder that may not be entered looks empty to a glob; asking for a file in it tells the reason.
    await files.state((0,external_node_path_.join)(path, 'eval.yaml'));
    return files.glob(IN_A_FOLDER.map((name) => `**/${name}`), { cwd: path });
}
/** What exclusions say of a path: a folder stands for all that is in it. */
async function exclusion(patterns, cwd, files) {
    const paths = new Set();
    const folders = [];
    for (const pattern of patterns) {
        const path = (0,external_node_path_.resolve)(cwd, pattern);
        const state = await files.state(path);
        if (state === 'folder')
            folders.push(path.endsWith(external_node_path_.sep) ? path : `${path}${external_node_path_.sep}`);
        else if (state === 'file')
            paths.add(path);
        else
            for (const match of await files.glob([pattern], { cwd }))
                paths.add(match);
    }
    return (path) => paths.has(path) || folders.some((folder) => path.startsWith(folder));
}
const isGlob = (pattern) => /[*?[\]{}()]/.test(pattern);
/** Why something names no suite, with the most helpful thing to say about it: what there is instead. */
async function whyNothing(pattern, cwd, files) {
    const path = (0,external_node_path_.resolve)(cwd, pattern);
    if ((await files.state(path)) === 'folder') {
        const others = (await files.glob(['**/*.{yaml,yml}'], { cwd: path })).map((other) => (0,load/* shownPath */.pS)(other, cwd));
        return {
            message: `There is no eval suite in the folder ${pattern}`,
            expected: `a file called ${IN_A_FOLDER.join(', ')}`,
            ...(others.length > 0 && { found: (0,did_you_mean/* listed */.KE)(others) }),
            hint: 'A file with another name can be run when it is named itself, or by a glob.',
        };
    }
    if (isGlob(pattern)) {
        return {
            message: `No eval suite matches ${pattern}`,
            expected: 'a glob for .yaml or .yml files',
            hint: `Globs start at ${cwd}.`,
        };
    }
    return { message: `There is no file or folder ${pattern}`, ...(await neighbours(path, cwd, files)) };
}
async function neighbours(path, cwd, files) {
    const folder = (0,external_node_path_.dirname)(path);
    if ((await files.state(folder)) !== 'folder')
        return { hint: `Paths start at ${cwd}.` };
    const suites = (await files.glob(['*'], { cwd: folder })).filter((other) => SUITE_FILE.test(other));
    const meant = (0,did_you_mean/* didYouMean */.au)((0,external_node_path_.basename)(path), suites.map((other) => (0,external_node_path_.basename)(other)));
    if (meant !== undefined)
        return { hint: `Did you mean "${(0,load/* shownPath */.pS)((0,external_node_path_.join)(folder, meant), cwd)}"?` };
    if (suites.length === 0)
        return { hint: `Paths start at ${cwd}.` };
    return { hint: `Next to it are: ${(0,did_you_mean/* listed */.KE)(suites.map((other) => (0,load/* shownPath */.pS)(other, cwd)))}` };
}
/** The nearest folder above that holds `.git`; else the folder itself (suite-format.md §1.4). */
async function findRepository(cwd, files) {
    for (let at = cwd;; at = (0,external_node_path_.dirname)(at)) {
        if ((await files.state((0,external_node_path_.join)(at, '.git'))) !== 'missing')
            return at;
        if ((0,external_node_path_.dirname)(at) === at)
            return cwd;
    }
}
const byCodeUnits = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

;// CONCATENATED MODULE: ./build/js/src/targets/dry-run.js
/** An answer that every kind of grader can read (targets-format.md §4.3). */
const DRY_ANSWER = JSON.stringify({
    score: 1,
    assertions: [],
    checks: [],
    overall_reasoning: 'Dry run: nothing real was asked.',
});
/** The same target with nothing behind it: it answers at once, costs nothing and reaches nobody. */
const dryRunOf = (target) => ({
    name: `${target.name}-dry-run`,
    resolvedName: `${target.resolvedName}-dry-run`,
    provider: 'mock',
    options: { response: DRY_ANSWER },
    ...(target.workers !== undefined && { workers: target.workers }),
    fallbackTargets: [],
    batching: false,
    place: target.place,
});

;// CONCATENATED MODULE: ./build/js/src/targets/find.js


/** Where a targets file may be, seen from a folder, in order (targets-format.md §1). */
const CANDIDATES = ['targets.yaml', 'targets.yml', '.agentv/targets.yaml', '.agentv/targets.yml'];
/** The targets file that was asked for: a file, or a folder that holds one. Throws a `UserError` when there is none. */
async function givenTargetsFile(path, files) {
    const state = await files.state(path);
    if (state === 'file')
        return path;
    const found = state === 'folder' ? await firstIn(path, files) : undefined;
    if (found !== undefined)
        return found;
    throw (0,model_errors/* userError */.IF)('FILE_MISSING', state === 'folder' ? `There is no targets file in ${path}` : `There is no targets file ${path}`, {
        expected: state === 'folder' ? `one of ${CANDIDATES.join(', ')}` : 'a file, or a folder that holds targets.yaml',
    });
}
/** The targets file nearest to a suite: first hit of the given folders, or `undefined`. */
async function nearestTargetsFile(folders, files) {
    for (const folder of folders) {
        const found = await firstIn(folder, files);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
async function firstIn(folder, files) {
    for (const candidate of CANDIDATES) {
        const path = (0,external_node_path_.join)(folder, candidate);
        if ((await files.state(path)) === 'file')
            return path;
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/js/src/model/source.js + 3 modules
var source = __webpack_require__(1459);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
;// CONCATENATED MODULE: ./build/js/src/targets/legacy.js
/** Spellings of AgentV 1 to 3, and what they are called now (targets-format.md §2, §15). */
const RENAMED = {
    resourceName: 'endpoint',
    deploymentName: 'model',
    maxTokens: 'max_output_tokens',
    commandTemplate: 'command_template',
    timeoutSeconds: 'timeout_seconds',
    logDirectory: 'log_dir',
    judge_target: 'grader_target',
    judgeTarget: 'grader_target',
};
const CAMEL_CASE = [
    'apiKey',
    'baseUrl',
    'thinkingBudget',
    'apiFormat',
    'filesFormat',
    'attachmentsFormat',
    'logDir',
    'logFormat',
    'logOutputFormat',
    'systemPrompt',
    'maxTurns',
    'maxBudgetUsd',
    'dryRun',
    'subagentRoot',
    'cliUrl',
    'cliPath',
    'githubToken',
    'sessionDir',
    'sessionId',
    'sessionStateDir',
    'providerBatching',
    'fallbackTargets',
    'subagentModeAllowed',
    'modelReasoningEffort',
    'maxRetries',
    'retryInitialDelayMs',
    'retryMaxDelayMs',
    'retryBackoffFactor',
    'retryStatusCodes',
    'workspaceTemplate',
];
/** The present name of an old key, or `undefined` when the key is not an old one. */
function presentName(key) {
    if (Object.hasOwn(RENAMED, key))
        return RENAMED[key];
    return CAMEL_CASE.includes(key) ? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : undefined;
}

;// CONCATENATED MODULE: ./build/js/src/targets/read.js




const MAX_TARGETS_BYTES = 1024 * 1024;
/** Reads a targets file: entries with their names, old spellings translated (targets-format.md §1, §2). */
async function readTargetsFile(path, file, files) {
    const opened = (0,source/* openYaml */.IM)(file, await files.read(path, MAX_TARGETS_BYTES));
    if (opened.kind === 'invalid')
        throw new model_errors/* UserError */.yo(opened.problems);
    const { root } = opened;
    const problems = [];
    const list = root.field('targets');
    if (list === undefined)
        problems.push(noTargets(root));
    else if (!list.isList)
        problems.push(list.wrongType('targets', 'a list of targets'));
    const entries = (list?.items() ?? []).flatMap((item) => readEntry(item, problems) ?? []);
    refuseRepeatedNames(entries, problems);
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (errors.length > 0)
        throw new model_errors/* UserError */.yo(errors);
    return { file, entries, warnings: problems };
}
function noTargets(root) {
    const isEmpty = root.value === null;
    return root.error('MISSING_FIELD', isEmpty ? 'The targets file is empty' : 'A targets file needs "targets"', {
        expected: 'a mapping with "targets", a list of targets',
        ...(!isEmpty && { found: root.isMap ? 'no "targets"' : root.found }),
        ...(root.isList && { hint: 'Write "targets:" above the list.' }),
        ...(root.field('tests') !== undefined && { hint: 'This looks like a suite.' }),
    });
}
function readEntry(item, problems) {
    if (!item.isMap) {
        problems.push(item.error('WRONG_TYPE', 'A target is a mapping', { expected: '"name" and "provider"', found: item.found }));
        return undefined;
    }
    const name = item.field('name');
    if (typeof name?.value !== 'string' || name.value.trim() === '') {
        problems.push(name === undefined
            ? item.missing('name', 'A target needs a "name"', 'the name by which suites ask for it')
            : name.wrongType('name', 'text that is not empty'));
        return undefined;
    }
    const fields = readFields(item, problems);
    if (!fields.has('provider') && !fields.has('use_target')) {
        problems.push(item.warning('MISSING_FIELD', `The target "${(0,shared_text/* cutEnd */.ym)(name.value, 60)}" cannot be used without "provider" or "use_target"`));
    }
    return { name: name.value.trim(), cursor: item, fields };
}
/** All fields of an entry; those under `settings`, as in the first versions, count when the entry lacks them. */
function readFields(item, problems) {
    const fields = new Map();
    const settings = item.field('settings');
    const isWrapper = settings?.isMap ?? false;
    if (settings !== undefined && isWrapper) {
        problems.push(settings.warning('DEPRECATED', '"settings" is an old wrapper', {
            place: settings.keyPlace,
            hint: 'Move its fields up into the target.',
        }));
    }
    const present = [item, ...(settings !== undefined && isWrapper ? [settings] : [])];
    for (const mapping of present) {
        const own = mapping.keys().filter((key) => key !== 'name' && !(isWrapper && key === 'settings'));
        for (const key of [...own.filter((each) => !presentName(each)), ...own.filter(presentName)]) {
            const field = mapping.field(key);
            if (field === undefined)
                continue;
            const current = presentName(key);
            if (current !== undefined) {
                problems.push(field.warning('DEPRECATED', `"${key}" is an old name`, {
                    place: field.keyPlace,
                    hint: `Write "${current}" instead.`,
                }));
            }
            if (!fields.has(current ?? key))
                fields.set(current ?? key, field);
        }
    }
    return fields;
}
function refuseRepeatedNames(entries, problems) {
    const first = new Map();
    for (const entry of entries) {
        const earlier = first.get(entry.name);
        if (earlier === undefined)
            first.set(entry.name, entry);
        else {
            problems.push(entry.cursor.error('DUPLICATE_ID', `Two targets are called "${(0,shared_text/* cutEnd */.ym)(entry.name, 60)}"`, {
                place: entry.cursor.field('name')?.keyPlace ?? entry.cursor.place,
                expected: 'a name that no other target of the file has',
                hint: `The other one is in line ${earlier.cursor.field('name')?.keyPlace.line}.`,
            }));
        }
    }
}

;// CONCATENATED MODULE: ./build/js/src/targets/variables.js

const VARIABLE = /^\$\{\{\s*([A-Za-z0-9_]+)\s*\}\}$/;
/** Texts that are exactly `${{ NAME }}`, at any depth, become what the variable holds (targets-format.md §3). */
function lookUpVariables(value, lookUp) {
    if (typeof value === 'string') {
        const name = VARIABLE.exec(value.trim())?.[1];
        return name === undefined ? value : new Variable(name, lookUp(name));
    }
    if (Array.isArray(value))
        return value.map((item) => lookUpVariables(item, lookUp));
    if (typeof value === 'object' && value !== null) {
        return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, lookUpVariables(item, lookUp)]));
    }
    return value;
}
/** Text that must be there, as it stands or from a variable; without it there is a problem. */
function variables_textOf(field, name, lookUp, problems) {
    const value = lookUpVariables(field.value, lookUp);
    if (value instanceof Variable) {
        if (!value.isBlank)
            return value.value?.trim();
        problems.push(field.error('SECRET_MISSING', `"${name}" needs the environment variable ${value.name}, which is ${value.state}`, {
            hint: 'Set it in the environment or in a .env file.',
        }));
        return undefined;
    }
    if (typeof value === 'string' && value.trim() !== '')
        return value.trim();
    problems.push(field.wrongType(name, 'text that is not empty'));
    return undefined;
}

;// CONCATENATED MODULE: ./build/js/src/targets/delegate.js



/** How far `use_target` may lead (targets-format.md §4.1). */
const MAX_HOPS = 10;
/** The entry at the end of the delegations; `way` holds the names that led here. */
function followTargets(wanted, file, lookUp, problems, way = []) {
    const entry = find(wanted, file, problems);
    const field = entry?.fields.get('use_target');
    if (entry === undefined || field === undefined)
        return entry;
    warnOfIgnoredFields(entry, problems);
    const next = variables_textOf(field, 'use_target', lookUp, problems);
    if (next === undefined)
        return undefined;
    const names = [...way, wanted.name];
    const complaint = whyNotFurther(names, next);
    if (complaint === undefined)
        return followTargets({ name: next, place: field.place }, file, lookUp, problems, names);
    problems.push(field.error('TARGET_INVALID', complaint, {
        expected: 'a target with a "provider" at the end',
        found: [...names, next].join(' → '),
    }));
    return undefined;
}
function whyNotFurther(names, next) {
    if (names.includes(next))
        return 'The targets delegate in a circle';
    return names.length > MAX_HOPS ? `More than ${MAX_HOPS} targets delegate in a row` : undefined;
}
/** What stands beside `use_target` belongs to nobody (targets-format.md §2). */
function warnOfIgnoredFields({ fields }, problems) {
    for (const [key, field] of fields) {
        if (key === 'use_target')
            continue;
        problems.push(field.warning('UNUSED', `"${(0,shared_text/* cutEnd */.ym)(key, 60)}" is ignored because the target has "use_target"`, {
            place: field.keyPlace,
        }));
    }
}
function find({ name, place }, file, problems) {
    const entry = file.entries.find((each) => each.name === name);
    if (entry)
        return entry;
    const known = file.entries.map((each) => each.name);
    const meant = (0,did_you_mean/* didYouMean */.au)(name, known);
    const nobodyAsked = name === 'default' && place === undefined;
    const hint = nobodyAsked
        ? 'The suite names no target: write one under "execution", or name it with --target (target).'
        : meant && `Did you mean "${meant}"?`;
    problems.push({
        code: 'UNKNOWN_TARGET',
        severity: 'error',
        message: `There is no target called "${(0,shared_text/* cutEnd */.ym)(name, 60)}" in ${file.file}`,
        ...(place && { place }),
        expected: known.length === 0 ? 'a target of that name; the file has none' : `one of ${(0,did_you_mean/* listed */.KE)(known)}`,
        found: JSON.stringify((0,shared_text/* cutEnd */.ym)(name, 60)),
        ...(hint !== undefined && { hint }),
    });
    return undefined;
}

;// CONCATENATED MODULE: ./build/js/src/targets/resolve.js






/** Fields of every target; the rest belong to its provider. */
const COMMON_FIELDS = ['provider', 'use_target', 'grader_target', 'workers'];
const NOT_YET = ['provider_batching', 'fallback_targets', 'workspace_template'];
const WITHOUT_EFFECT = ['subagent_mode_allowed'];
/** Providers of the format that are still to come. */
const PROVIDERS_NOT_YET = [
    'azure',
    'azure-openai',
    'anthropic',
    'gemini',
    'google',
    'google-gemini',
    'openrouter',
    'agentv',
    'codex',
    'codex-cli',
    'claude',
    'claude-code',
    'claude-cli',
    'claude-sdk',
    'cc-mirror',
    'copilot',
    'copilot-cli',
    'copilot-sdk',
    'copilot-log',
    'pi',
    'pi-cli',
    'pi-coding-agent',
    'pi-agent-sdk',
    'vscode',
    'vscode-insiders',
    'replay',
    'transcript',
];
/** The target of a name: delegation followed, variables looked up, options checked by the provider. */
function resolveTarget(wanted, file, kinds, lookUp) {
    const problems = [];
    const entry = followTargets(wanted, file, lookUp, problems);
    const target = entry && build(wanted.name, entry, file, kinds, lookUp, problems);
    const isWrong = problems.some(({ severity }) => severity === 'error');
    return { target: isWrong ? undefined : target, problems };
}
function build(name, entry, file, kinds, lookUp, problems) {
    const kind = readKind(entry, kinds, lookUp, problems);
    if (kind === undefined)
        return undefined;
    const graderTarget = readGraderTarget(entry, file, lookUp, problems);
    const workers = readWorkers(entry.fields.get('workers'), lookUp, problems);
    return {
        name,
        resolvedName: entry.name,
        provider: kind.type,
        options: readOptions(entry, kind, lookUp, problems),
        ...(graderTarget !== undefined && { graderTarget }),
        ...(workers !== undefined && { workers }),
        fallbackTargets: [],
        batching: false,
        place: entry.cursor.place,
    };
}
function readKind(entry, kinds, lookUp, problems) {
    const field = entry.fields.get('provider');
    if (field === undefined) {
        const message = `The target "${(0,shared_text/* cutEnd */.ym)(entry.name, 60)}" needs "provider" or "use_target"`;
        problems.push(entry.cursor.missing('provider', message, `one of ${kinds.map(({ type }) => type).join(', ')}`));
        return undefined;
    }
    const name = variables_textOf(field, 'provider', lookUp, problems);
    if (name === undefined)
        return undefined;
    const kind = (0,model_kind/* findKind */.oH)(kinds, name);
    if (kind)
        return kind;
    const known = kinds.map((each) => each.type);
    if (PROVIDERS_NOT_YET.includes((0,model_kind/* canonicalName */.Ew)(name))) {
        problems.push(field.error('NOT_SUPPORTED_YET', `The provider "${name}" is not supported yet`, {
            expected: `one of ${known.join(', ')}`,
            hint: 'A program of your own can be asked with "provider: cli".',
        }));
        return undefined;
    }
    const meant = (0,did_you_mean/* didYouMean */.au)(name, [...known, ...PROVIDERS_NOT_YET]);
    problems.push(field.error('UNKNOWN_PROVIDER', `There is no provider called "${(0,shared_text/* cutEnd */.ym)(name, 60)}"`, {
        expected: `one of ${known.join(', ')}`,
        found: JSON.stringify((0,shared_text/* cutEnd */.ym)(name, 60)),
        hint: meant === undefined ? 'A program of your own can be asked with "provider: cli".' : `Did you mean "${meant}"?`,
    }));
    return undefined;
}
function readOptions(entry, kind, lookUp, problems) {
    const own = [...entry.fields].filter(([key, field]) => !COMMON_FIELDS.includes(key) && !isRefused(key, field, kind, problems));
    const options = Object.fromEntries(own.map(([key, field]) => [key, lookUpVariables(field.value, lookUp)]));
    for (const complaint of kind.check(options))
        problems.push(optionProblem(complaint, entry));
    return options;
}
function optionProblem({ path, message, found }, { name, cursor, fields }) {
    const [key = '', ...below] = path;
    const field = fields.get(String(key));
    const text = `${subject(path, name)} ${clause(message)}`;
    const needsVariable = message.includes('environment variable');
    if (field === undefined && path.length > 0 && !needsVariable) {
        return { ...cursor.missing(String(key), text, `"${key}"`), code: 'TARGET_INVALID' };
    }
    return {
        code: needsVariable ? 'SECRET_MISSING' : 'TARGET_INVALID',
        severity: 'error',
        message: text,
        place: field === undefined ? cursor.place : field.below(below),
        ...(found !== undefined && { found }),
        ...(needsVariable && { hint: 'Set it in the environment or in a .env file.' }),
    };
}
const subject = (path, name) => `${path.length === 0 ? 'The' : `"${path.join('.')}" of the`} target "${(0,shared_text/* cutEnd */.ym)(name, 60)}"`;
/** Fields that nobody reads: here not yet, without effect in AgentV too, or unknown. */
function isRefused(key, field, kind, problems) {
    if (kind.keys?.includes(key) ?? true)
        return false;
    if (NOT_YET.includes(key)) {
        if (field.value === false || (field.isList && field.items().length === 0))
            return true;
        problems.push(field.error('NOT_SUPPORTED_YET', `"${key}" of a target is not supported yet`, {
            place: field.keyPlace,
            hint: 'Take it out, or wait for the version that reads it: it would change what is measured.',
        }));
    }
    else if (WITHOUT_EFFECT.includes(key)) {
        problems.push(field.warning('UNUSED', `"${key}" has no effect on evals`, { place: field.keyPlace }));
    }
    else {
        problems.push(field.warning('UNKNOWN_FIELD', `"${(0,shared_text/* cutEnd */.ym)(key, 60)}" is not a setting of the provider ${kind.type} and is ignored`, {
            place: field.keyPlace,
            hint: (0,did_you_mean/* suggestion */.h)(key, [...COMMON_FIELDS, ...(kind.keys ?? [])], 'settings'),
        }));
    }
    return true;
}
/** A judge that is not there is no reason not to run: whether one is needed shows later. */
function readGraderTarget(entry, file, lookUp, problems) {
    const field = entry.fields.get('grader_target');
    if (field === undefined)
        return undefined;
    const value = lookUpVariables(field.value, lookUp);
    if (value instanceof Variable && value.isBlank)
        return undefined;
    if (typeof value === 'string' && value.trim() === '')
        return undefined;
    const name = variables_textOf(field, 'grader_target', lookUp, problems);
    if (name === undefined || file.entries.some((each) => each.name === name))
        return name;
    problems.push(field.warning('UNKNOWN_TARGET', `"grader_target" names a target that is not there: "${(0,shared_text/* cutEnd */.ym)(name, 60)}"`, {
        hint: (0,did_you_mean/* suggestion */.h)(name, file.entries.map((each) => each.name), 'targets'),
    }));
    return name;
}
/** A number may come as text, from the environment; none is none (targets-format.md §3). */
function readWorkers(field, lookUp, problems) {
    if (field === undefined)
        return undefined;
    const given = lookUpVariables(field.value, lookUp);
    const value = given instanceof Variable ? given.value : given;
    if (value === undefined || (typeof value === 'string' && value.trim() === ''))
        return undefined;
    const workers = typeof value === 'string' ? Number(value) : value;
    if (typeof workers === 'number' && Number.isInteger(workers) && workers >= 1)
        return workers;
    problems.push(field.wrongType('workers', 'a whole number, 1 or more'));
    return undefined;
}
const clause = (message) => /^(?:is|must|needs|has|names|cannot|does|takes)\b/.test(message) ? message : `is not right: ${message}`;

;// CONCATENATED MODULE: ./build/js/src/app/environments.js


/** The variables that the suites of each folder see: what is set wins, then the nearest `.env` file. */
class Environments {
    #world;
    #at;
    #declared = new Map();
    constructor(world, at) {
        this.#world = world;
        this.#at = at;
    }
    async lookUpIn(folder) {
        const declared = await this.#declaredIn(folder);
        return (name) => this.#world.env[name] ?? (Object.hasOwn(declared, name) ? declared[name] : undefined);
    }
    /** What child processes of that folder's suites see. */
    async childEnvIn(folder, more) {
        const declared = await this.#declaredIn(folder);
        const current = Object.entries(declared).map(([name, value]) => [name, this.#world.env[name] ?? value]);
        return this.#world.childEnv({ ...Object.fromEntries(current), ...more });
    }
    /** Everything that looks like a secret, wherever it is set. */
    async secrets() {
        const declared = await Promise.all(this.#declared.values());
        return [...new Set([this.#world.env, ...declared].flatMap(redact/* secretValues */.VX))];
    }
    #declaredIn(folder) {
        const known = this.#declared.get(folder);
        if (known)
            return known;
        const reading = readEnvFiles(folder, this.#at, this.#world.files);
        this.#declared.set(folder, reading);
        return reading;
    }
}

;// CONCATENATED MODULE: ./build/js/src/app/prepare.js














/** Suites and targets read and checked, and the plan made. Throws a `UserError` with everything that is in the way. */
async function prepare(inputs, world) {
    const cwd = await workingDirectory(inputs, world);
    const root = await findRepository(cwd, world.files);
    const environments = new Environments(world, { root, cwd });
    try {
        return await planned({ inputs, world, cwd, root, environments });
    }
    catch (error) {
        // What was found in the place of something else may come from the environment.
        if (!(error instanceof model_errors/* UserError */.yo))
            throw error;
        const { deep: withoutSecrets } = (0,redact/* redactor */.$p)(await environments.secrets());
        throw new model_errors/* UserError */.yo(withoutSecrets(error.problems), { cause: error.cause });
    }
}
async function planned(context) {
    const { inputs, world, cwd, root, environments } = context;
    const paths = await findSuites(inputs.evals, cwd, world.files);
    const loaded = await (0,load/* loadSuites */._k)(paths, {
        files: world.files,
        cwd,
        graders: graders,
        variables: (folder) => environments.lookUpIn(folder),
    });
    const placed = await placeOnTargets(loaded.suites, context);
    const warnings = withoutRepeats([...loaded.warnings, ...repeatedNames(loaded.suites), ...placed.warnings]);
    if (inputs.strict)
        refuseWarnings(warnings, loaded.suites);
    const plan = makePlan(placed.suites, { testIds: inputs.testId, trials: inputs.trials, threshold: inputs.threshold });
    refuseIfNothingCanRun(plan);
    return { plan, warnings, environments, cwd, root };
}
async function workingDirectory({ workingDirectory: given }, world) {
    const cwd = (0,external_node_path_.resolve)(world.cwd, given);
    if ((await world.files.state(cwd)) === 'folder')
        return cwd;
    throw (0,model_errors/* userError */.IF)('FILE_MISSING', `The working directory ${cwd} does not exist`, {
        hint: 'Set working-directory to a folder of the checkout.',
    });
}
/** Looks up the targets of every suite; all that is wrong with any of them is reported together. */
async function placeOnTargets(suites, context) {
    const opened = new Map();
    const problems = [];
    const placed = [];
    for (const suite of suites) {
        const path = await targetsFileOf(suite, context);
        const reading = opened.get(path) ?? readTargetsFile(path, (0,load/* shownPath */.pS)(path, context.cwd), context.world.files);
        opened.set(path, reading);
        const file = await reading;
        problems.push(...file.warnings);
        placed.push({ suite, targets: await targetsOf(suite, file, context, problems) });
    }
    const errors = withoutRepeats(problems.filter(({ severity }) => severity === 'error'));
    if (errors.length > 0)
        throw new model_errors/* UserError */.yo(errors);
    return { suites: placed, warnings: problems };
}
async function targetsFileOf(suite, { inputs, world, cwd, root }) {
    if (inputs.targets !== undefined)
        return givenTargetsFile((0,external_node_path_.resolve)(cwd, inputs.targets), world.files);
    const folders = searchRoots(suite.folder, { root, cwd });
    const found = await nearestTargetsFile(folders, world.files);
    if (found !== undefined)
        return found;
    throw (0,model_errors/* userError */.IF)('FILE_MISSING', 'There is no targets file for this suite', {
        place: suite.place,
        expected: '.agentv/targets.yaml in the folder of the suite, or in one above it up to the repository',
        hint: 'Create one that names what is to be asked, or name it with --targets (targets).',
    });
}
async function targetsOf(suite, file, context, problems) {
    const lookUp = await context.environments.lookUpIn(suite.folder);
    return wantedTargets(suite, context.inputs).flatMap((wanted) => {
        const resolution = resolveTarget(wanted, file, providers, lookUp);
        problems.push(...resolution.problems);
        if (resolution.target === undefined)
            return [];
        return context.inputs.dryRun ? dryRunOf(resolution.target) : resolution.target;
    });
}
/** What was asked for wins over what the suite says; the name `default` alone counts as not asked (suite-format.md §11). */
function wantedTargets(suite, { target }) {
    const asked = target.length === 1 && target[0] === 'default' ? [] : target;
    if (asked.length > 0)
        return [...new Set(asked)].map((name) => ({ name, place: undefined }));
    if (suite.targets.length > 0)
        return suite.targets;
    return [{ name: 'default', place: undefined }];
}
function refuseWarnings(warnings, suites) {
    const broken = suites.flatMap(({ tests }) => tests.flatMap((test) => (test.kind === 'broken' ? test.problems : [])));
    const all = [...broken, ...warnings].map((problem) => ({ ...problem, severity: 'error' }));
    if (all.length > 0)
        throw new model_errors/* UserError */.yo(all);
}
/** Tests that cannot run become errors of the run; when none can, there is no run to begin. */
function refuseIfNothingCanRun({ steps }) {
    const broken = steps.flatMap((step) => (step.kind === 'broken' ? step.test.problems : []));
    if (steps.every(({ kind }) => kind === 'broken'))
        throw new model_errors/* UserError */.yo(withoutRepeats(broken));
}
function withoutRepeats(problems) {
    return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

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
    const score = requiredMissed.length > 0 ? 0 : weightedMean(scores);
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
/** Plain sums in list order, so that the score is AgentV's to the last bit. */
function weightedMean(scores) {
    const total = scores.reduce((sum, { weight }) => sum + weight, 0);
    const points = scores.reduce((sum, { score, weight }) => sum + score * weight, 0);
    return total === 0 ? 0 : (0,model_grade/* clampScore */.E2)(points / total);
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
        const reply = await kind.open(spec.options, context.depsFor(spec)).grade(submission, signal);
        return spec.negate ? applyNegate(reply) : reply;
    }
    catch (error) {
        return { kind: 'undecided', reason: `The grader broke: ${(0,model_errors/* messageOf */.bD)(error)}` };
    }
}
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
        // The clock of a machine may be set back in between.
        durationMs: Math.max(0, end - start),
        startedAt: new Date(start).toISOString(),
        endedAt: new Date(end).toISOString(),
    };
}
function judgementOf(reply) {
    if (reply.kind === 'undecided') {
        return { score: 0, verdict: 'skip', assertions: [{ text: reply.reason, passed: false }] };
    }
    const { assertions, reasoning, details, scores } = reply;
    const score = (0,model_grade/* clampScore */.E2)(reply.score);
    return { score, verdict: reply.verdict ?? (0,model_grade/* verdictOf */.Vj)(score), assertions, reasoning, details, scores };
}
/** Rubrics are read by the same judge as everything else, and AgentV records them under its name. */
const recordedType = ({ type }) => (type === 'rubrics' || type === 'rubric' ? 'llm-grader' : type);

;// CONCATENATED MODULE: ./build/js/src/grade/submission.js


/** What the graders of a test get to see of an answer. */
function submissionOf(test, response, workspacePath) {
    return {
        answer: (0,model_message/* finalAnswer */.zN)(response.messages),
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
    return Array.isArray(content) ? content.flatMap(submission_textOf) : [asJson(content.structured)];
}
function submission_textOf(part) {
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

;// CONCATENATED MODULE: ./build/js/src/run/trials.js

/** Whether another trial is due after those that are done. */
function nextTrial(done, policy) {
    if (done.length >= policy.count)
        return 'enough';
    const last = done.at(-1);
    if (policy.strategy === 'pass_at_k' && last !== undefined && last.score >= model_suite/* PASS_MARK */.Yn)
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
        const passedAttempts = scores.filter((score) => score >= model_suite/* PASS_MARK */.Yn).length;
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

;// CONCATENATED MODULE: ./build/js/src/suites/prompts.js
/** A test's input as a target is asked it (suite-format.md §20). */
function renderPrompt(messages, mode) {
    const spoken = messages.map((message) => ({
        role: message.role,
        parts: render(message.content, mode),
        isVisible: isVisible(message.content),
    }));
    const visible = spoken.filter((message) => message.isVisible);
    const hasMarkers = visible.length > 1 || messages.some(({ role }) => role === 'assistant' || role === 'tool');
    const question = hasMarkers
        ? visible.map(({ role, parts }) => [`@[${capital(role)}]:`, ...parts].join('\n')).join('\n\n')
        : spoken.flatMap(({ parts }) => parts.map((part) => part.trim())).join('\n\n');
    const firstOther = spoken.findIndex(({ role }) => role !== 'system');
    const leading = firstOther === -1 ? spoken : spoken.slice(0, firstOther);
    const system = joinMessages(leading);
    const rest = firstOther === -1 ? [] : spoken.slice(firstOther);
    return {
        question,
        ...(hasMarkers && { chat: chat(system, rest) }),
        ...(system !== '' && { system }),
    };
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
const isVisible = (content) => partsOf(content).some((part) => (part.type === 'text' && part.value.trim() !== '') || (part.type === 'file' && part.text.trim() !== ''));
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
    return part.text.trim() === '' ? '' : `<file path="${part.path}">\n${part.text.trim()}\n</file>`;
}
const capital = (role) => role.slice(0, 1).toUpperCase() + role.slice(1);

;// CONCATENATED MODULE: ./build/js/src/app/run-step.js







/** Runs one test on one target as often as it is planned. `undefined` when the run was cancelled meanwhile. */
async function runStep(step, target, retriesOf, world) {
    const startedAt = world.clock.now();
    const runs = [];
    const trials = [];
    let next = nextTrial(trials, step.trials);
    while (next === 'go-on') {
        const run = await runTrial(step, runs.length, target, world);
        if (world.signal.aborted)
            return undefined;
        trials.push(trialOf(run, runs.length, step.passMark));
        runs.push(run);
        next = nextTrial(trials, step.trials);
    }
    const prompt = renderPrompt(step.test.input, target.promptMode);
    const facts = { prompt, startedAt, finishedAt: world.clock.now(), retries: retriesOf() };
    const summary = step.trials.count > 1
        ? { ...aggregateTrials(trials, step.trials.strategy), costLimited: next === 'cost-limit' }
        : undefined;
    return resultOf(step, runs, trials, summary, facts);
}
async function runTrial({ suite, test, passMark }, trial, target, world) {
    const question = {
        suite: suite.name,
        testId: test.id,
        prompt: renderPrompt(test.input, target.promptMode),
        inputFiles: test.inputFiles,
        attempt: 0,
        trial,
    };
    const outcome = await target.provider.ask(question, world.signal);
    if (outcome.kind === 'failed')
        return { outcome };
    const { clock, exec, files, matcher } = world;
    const common = {
        clock,
        exec,
        files,
        matcher,
        childEnv: target.childEnv,
        suiteFolder: suite.folder,
        searchRoots: target.searchRoots,
        timeoutMs: target.graderTimeoutMs,
    };
    const context = {
        kinds: graders,
        depsFor: ({ declaredAs }) => ({ ...common, declaredAs }),
        clock,
        passMark,
    };
    return {
        outcome,
        grade: await grade(gradersOf(test, target), submissionOf(test, outcome.response), context, world.signal),
    };
}
function gradersOf({ graders: specs }, { isDryRun }) {
    return isDryRun ? specs.filter(({ type }) => (0,model_kind/* findKind */.oH)(graders, type)?.startsPrograms !== true) : specs;
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









/** AgentV's number of parallel tests when nobody says one (suite-format.md §10.4). */
const DEFAULT_WORKERS = 3;
/** Files that a run leaves in its folder; those of an earlier run in the same folder give way. */
const runFiles = { journal: 'index.jsonl', report: 'report.json', junit: 'junit.xml', summary: 'summary.md' };
/** Suites → plan → run → grade → results. Nothing is written before the plan stands. */
async function evaluate(inputs, world, progress) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const startedAt = world.clock.now();
        const prepared = await prepare(inputs, world);
        const { deep: withoutSecrets } = (0,redact/* redactor */.$p)(await prepared.environments.secrets());
        const warnings = withoutSecrets([...prepared.warnings]);
        progress.planned(outlineOf(prepared), [...withoutSecrets(errorsOf(prepared)), ...warnings]);
        const folder = runFolder(inputs, prepared, startedAt);
        const _claim = evaluate_addDisposableResource(env_1, await world.files.claim(folder), true);
        await clearFolder(folder, world.files);
        const journal = evaluate_addDisposableResource(env_1, await world.files.openJournal((0,external_node_path_.join)(folder, runFiles.journal)), true);
        const results = await runPlan(prepared, inputs, { ...world, journal, startedAt, progress, withoutSecrets });
        const planned = prepared.plan.steps.length;
        const complete = results.length === planned;
        return {
            folder,
            run: {
                startedAt: new Date(startedAt).toISOString(),
                durationMs: Math.max(0, world.clock.now() - startedAt),
                planned,
                complete,
                ...(!complete && { stopped: 'cancelled' }),
                dryRun: inputs.dryRun,
                // They name suites as the results do, whose secrets are gone.
                floors: withoutSecrets([...prepared.plan.floors]),
                warnings,
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
/** Files of an earlier run give way; files that no run has written are somebody's own. */
async function clearFolder(folder, files) {
    const paths = Object.values(runFiles).map((name) => (0,external_node_path_.join)(folder, name));
    const states = await Promise.all(paths.map((path) => files.state(path)));
    const foreign = paths.find((_, index) => states[index] !== 'missing');
    if (foreign !== undefined && states[paths.indexOf((0,external_node_path_.join)(folder, runFiles.journal))] !== 'file') {
        throw (0,model_errors/* userError */.IF)('OUTPUT_UNWRITABLE', `${foreign} is there already, and no run has written it`, {
            hint: 'Choose a folder of its own for the results with --output (output-directory).',
        });
    }
    for (const path of paths)
        await files.removeFile(path);
}
const outlineOf = ({ plan: { steps } }) => ({
    tests: steps.length,
    suites: [...new Set(steps.map(({ suite }) => suite.file))],
});
const errorsOf = ({ plan: { steps } }) => steps.flatMap((step) => (step.kind === 'broken' ? step.test.problems : []));
/** Runs every step of the plan; each result is freed of secrets, written down and told as soon as it is there. */
async function runPlan(prepared, inputs, context) {
    const { plan } = prepared;
    const targets = new OpenTargets(inputs, prepared, context, runEnvironment(context.startedAt));
    const results = [];
    const keep = async (result) => {
        const clean = context.withoutSecrets(result);
        await context.journal.append((0,record/* recordLine */.I)(clean));
        results.push(clean);
        context.progress.finished(clean, { done: results.length, total: plan.steps.length });
    };
    const [broken, steps] = partition(plan.steps);
    for (const step of broken)
        await keep(brokenResult(step, context.clock.now()));
    const jobs = steps.map((step) => ({
        lane: laneOf(step),
        async run() {
            const startedAt = context.clock.now();
            context.progress.started({ suite: step.suite.name, testId: step.test.id, target: step.target.name });
            try {
                const result = await runStep(step, await targets.for(step), () => targets.retriesOf(step), context);
                if (result)
                    await keep(result);
            }
            catch (error) {
                // Not being able to write results ends the run; anything else is this test's own mishap.
                if (error instanceof model_errors/* UserError */.yo)
                    throw error;
                const facts = { startedAt, finishedAt: context.clock.now(), retries: targets.retriesOf(step) };
                await keep(bugResult(step, error, facts));
            }
        },
    }));
    await schedule(jobs, limitsOf(steps, inputs), context.signal);
    return results;
}
/** Tests of one suite on one target wait for each other; all others do not. */
const laneOf = ({ suite, target }) => JSON.stringify([suite.path, target.name]);
function limitsOf(steps, { workers }) {
    const perLane = new Map(steps.map((step) => [laneOf(step), workers ?? step.suite.workers ?? step.target.workers ?? DEFAULT_WORKERS]));
    const atOnce = [...perLane.values()];
    return {
        perLane: (lane) => perLane.get(lane) ?? DEFAULT_WORKERS,
        total: workers ?? Math.max(DEFAULT_WORKERS, ...atOnce),
    };
}
function partition(steps) {
    return [steps.filter((step) => step.kind === 'broken'), steps.filter((step) => step.kind === 'run')];
}
const timestamp = (at) => new Date(at).toISOString().replaceAll(/[:.]/g, '-');
/** What AgentV tells every child process of the run (suite-format.md §6.3). */
const runEnvironment = (startedAt) => ({
    AGENTV_RUN_TIMESTAMP: timestamp(startedAt),
    AGENTV_EXPERIMENT: 'default',
});
function runFolder({ outputDirectory }, { cwd }, startedAt) {
    return outputDirectory === undefined
        ? (0,external_node_path_.join)(cwd, '.agentv', 'results', 'runs', 'default', timestamp(startedAt))
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
// EXTERNAL MODULE: ./node_modules/junit-report-builder/dist/index.js
var dist = __webpack_require__(1072);
// EXTERNAL MODULE: ./build/js/src/model/place.js
var place = __webpack_require__(2070);
// EXTERNAL MODULE: ./build/js/src/model/result.js + 3 modules
var model_result = __webpack_require__(3535);
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

// EXTERNAL MODULE: ./build/js/src/reports/summary.js + 3 modules
var summary = __webpack_require__(6668);
// EXTERNAL MODULE: ./build/js/src/app/evaluate.js + 60 modules
var evaluate = __webpack_require__(8233);
;// CONCATENATED MODULE: ./build/js/src/app/file-reporters.js






/** What every run leaves in its folder beside the journal. */
const fileReporters = (folder, files) => [
    fileReporter('report.json', (0,external_node_path_.join)(folder, evaluate/* runFiles */.N.report), (report) => `${JSON.stringify(report, null, 2)}\n`, files),
    fileReporter('junit.xml', (0,external_node_path_.join)(folder, evaluate/* runFiles */.N.junit), junit, files),
    fileReporter('summary.md', (0,external_node_path_.join)(folder, evaluate/* runFiles */.N.summary), (report) => (0,summary/* summaryMarkdown */.e)(report, limits/* JOB_SUMMARY_BYTES */.H), files),
];


/***/ }),

/***/ 4790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TL: () => (/* binding */ parseInputs),
/* harmony export */   fE: () => (/* binding */ docsOf),
/* harmony export */   rS: () => (/* binding */ inputsSchema),
/* harmony export */   vj: () => (/* binding */ inputNames)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9691);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8532);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);



/** Lists come one per line; names may also be separated by commas, which globs and paths cannot. */
const lines = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().transform((text) => split(text, /\r?\n/));
const names = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().transform((text) => split(text, /[\r\n,]+/));
const split = (text, by) => text
    .split(by)
    .map((item) => item.trim())
    .filter((item) => item !== '');
const number = (expected, accepts) => zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().transform((text, context) => {
    const value = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
    if (Number.isFinite(value) && accepts(value))
        return value;
    context.addIssue({ code: 'custom', message: expected, input: text });
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .NEVER */ .tm;
});
const share = () => number('a number from 0 to 1', (value) => value >= 0 && value <= 1);
const count = (least, most) => number(`a whole number from ${least} to ${most}`, (value) => Number.isInteger(value) && value >= least && value <= most);
const flag = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().transform((text, context) => {
    if (/^true$/i.test(text))
        return true;
    if (/^false$/i.test(text))
        return false;
    context.addIssue({ code: 'custom', message: 'true or false', input: text });
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .NEVER */ .tm;
});
const oneOf = (...allowed) => zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(allowed, { error: allowed.join(', ') });
/**
 * All that a user can ask for, through any door. Each key is an input of the action and a flag of the command
 * line: `testId` is `test-id` and `--test-id`. The descriptions are those of action.yml, `--help` and the README.
 */
const inputsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    evals: lines.default([]).meta({
        description: 'Suites to run: files, folders or globs, one per line; `!` excludes.',
        default: 'every suite below `evals/` folders',
    }),
    target: names.default([]).meta({
        description: 'Names of the targets to run on; several make a matrix.',
        default: 'what the suite says',
    }),
    targets: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().meta({
        description: 'The targets file, or a folder that holds one.',
        default: 'the nearest `.agentv/targets.yaml`',
    }),
    testId: lines.default([]).meta({
        description: 'Run only tests whose id is, or matches, one of these globs.',
        default: 'all tests',
    }),
    workingDirectory: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .default('.')
        .meta({ description: 'Where evals are run; paths start here.', default: '.' }),
    outputDirectory: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .refine((path) => !/\.(?:jsonl?|ya?ml|xml|html?|csv|txt|md)$/i.test(path), 'a folder, not a file')
        .optional()
        .meta({
        description: 'The folder that the results are written to.',
        default: '`.agentv/results/runs/default/<time>`',
    }),
    workers: count(1, 50).optional().meta({
        description: 'Tests that run at the same time, 1 to 50.',
        default: 'what the suite or the target says, else 3',
    }),
    trials: count(1, 100).optional().meta({
        description: 'Runs per test; the score is their mean, unless the suite names another strategy.',
        default: 'what the suite says, else 1',
    }),
    testTimeoutSeconds: number('a number of seconds over 0', (value) => value > 0)
        .optional()
        .meta({
        description: 'Most seconds that one call of a target may take.',
        default: 'what the target says, else 120 for programs and agents, 600 for models',
    }),
    maxRetries: count(0, 20).optional().meta({
        description: 'Repeats of a call whose infrastructure failed; never because of a score.',
        default: 'what the target says, else 2',
    }),
    strict: flag
        .default(false)
        .meta({ description: 'Treat warnings about suites and targets as errors.', default: 'false' }),
    dryRun: flag.default(false).meta({
        description: 'Check everything and walk the plan with stand-ins; nothing real is called.',
        default: 'false',
    }),
    threshold: share().optional().meta({
        description: 'Least mean score, 0 to 1, of each suite on each target; also the pass mark of tests that have none of their own.',
        default: 'what the suite says, else none',
    }),
    maxErrorRate: share().default(0.1).meta({
        description: 'Share of tests that may end in an error before the run counts as not measured.',
        default: '0.10',
    }),
    jobSummary: oneOf('full', 'off').default('full').meta({
        description: 'Write the report to the job summary: `full` or `off`.',
        default: 'full',
        only: 'action',
    }),
    annotations: oneOf('commands', 'off').default('commands').meta({
        description: 'Mark failing tests at their line: `commands` or `off`.',
        default: 'commands',
        only: 'action',
    }),
});
const inputNames = Object.keys(inputsSchema.shape);
function docsOf(name) {
    return inputsSchema.shape[name].meta();
}
/** Checks what came in as text. `spell` gives the name of an input as the user wrote it. */
function parseInputs(given, spell = _shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .kebab */ .i9) {
    const asked = Object.entries(given).filter(([, text]) => text !== undefined && text.trim() !== '');
    const parsed = inputsSchema.safeParse(Object.fromEntries(asked));
    if (parsed.success)
        return parsed.data;
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(parsed.error.issues.map(({ path, message }) => {
        const name = String(path[0] ?? '');
        return {
            code: 'INPUT_INVALID',
            severity: 'error',
            message: `${spell(name)} is not right`,
            expected: message,
            found: JSON.stringify(given[name] ?? ''),
        };
    }));
}


/***/ }),

/***/ 6589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EF: () => (/* binding */ quietProgress),
/* harmony export */   e3: () => (/* binding */ terminalProgress),
/* harmony export */   p3: () => (/* binding */ complainAbout)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _reports_deliver_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8258);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43);
/* harmony import */ var _reports_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4578);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5594);
/* harmony import */ var _evaluate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8233);






/** For a person at a terminal: a line per finished test, what is running below, and the table at the end. */
function terminalProgress(terminal, shownFolder, program, isDryRun) {
    const running = new Set();
    let counts = { done: 0, total: 0, failing: 0 };
    const show = () => terminal.status(statusLine(counts, running));
    return {
        planned({ tests, suites }, problems) {
            counts = { ...counts, total: tests };
            for (const problem of problems)
                terminal.complain(`${problem.severity}: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .problemText */ .fI)(problem)}`);
            terminal.print(`Running ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)('test', tests)} of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)('suite', suites.length)}\n`);
        },
        started({ testId, target }) {
            running.add(`${testId} [${target}]`);
            show();
        },
        finished(result, { done }) {
            running.delete(`${result.testId} [${result.target}]`);
            counts = { ...counts, done, failing: counts.failing + (result.status === 'ok' ? 0 : 1) };
            terminal.print((0,_reports_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .resultLine */ .ow)(result, terminal, isDryRun));
            show();
        },
        ended(report, folder, receipts) {
            terminal.print(`\n${(0,_reports_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .resultTable */ .AD)(report, terminal)}\n`);
            const at = shownFolder(folder);
            const files = [
                { label: 'summary', path: `${at}/${_evaluate_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .N.summary}` },
                { label: 'every answer', path: `${at}/${_evaluate_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .N.journal}` },
                { label: 'for programs', path: `${at}/${_evaluate_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .N.report}` },
                { label: '', path: `${at}/${_evaluate_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .N.junit}` },
            ];
            terminal.print((0,_reports_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .nextSteps */ .Zn)({ files, report, program }, terminal));
            complainAbout(receipts, (text) => terminal.complain(text));
        },
    };
}
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
            terminal.print(`${shownFolder(folder)}/${_evaluate_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .N.summary}`);
            complainAbout(receipts, (text) => terminal.complain(text));
        },
    };
}
/** What could not be told, and what to do about it. */
function complainAbout(receipts, complain) {
    for (const { name, why, hint } of receipts.filter(_reports_deliver_js__WEBPACK_IMPORTED_MODULE_1__/* .notDelivered */ .A)) {
        complain(`warning: ${name} was not delivered: ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(why)}${hint ? `\n  ${hint}` : ''}`);
    }
}
function statusLine({ done, total, failing }, running) {
    if (done === total)
        return '';
    const share = total === 0 ? 0 : Math.floor((done / total) * 20);
    const bar = '█'.repeat(share) + '░'.repeat(20 - share);
    const failures = failing > 0 ? ` · ${failing} not passed` : '';
    return (0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(`${bar} ${done}/${total}${failures} · ${[...running].join(', ')}`);
}


/***/ }),

/***/ 8599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ publish)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
// EXTERNAL MODULE: ./build/js/src/model/place.js
var place = __webpack_require__(2070);
;// CONCATENATED MODULE: ./build/js/src/model/verdict.js


/** Worst first. Headline, exit code, check, outputs and JUnit all derive from the one that the gate gives. */
const verdictKinds = ['cancelled', 'invalid', 'fail', 'inconclusive', 'warn', 'pass'];
/** Which rule spoke: validity (G0), promises (G1), suite drop (G2), single tests (G3), and the run's own end. */
const reasonRules = [
    'validity',
    'promise',
    'suite-drop',
    'regression',
    'baseline',
    'dry-run',
    'stopped',
];
const reasonSchema = schemas/* strictObject */.rej({
    rule: schemas/* enum */.k5n(reasonRules),
    /** The verdict that this reason alone would give. */
    kind: schemas/* enum */.k5n(verdictKinds),
    message: schemas/* string */.YjP(),
    suite: schemas/* string */.YjP().optional(),
    /** The suite's file. */
    file: schemas/* string */.YjP().optional(),
    target: schemas/* string */.YjP().optional(),
    testId: schemas/* string */.YjP().optional(),
    place: place/* placeSchema */.J.optional(),
});
const suiteVerdictSchema = schemas/* strictObject */.rej({
    suite: schemas/* string */.YjP(),
    file: schemas/* string */.YjP(),
    target: schemas/* string */.YjP(),
    kind: schemas/* enum */.k5n(verdictKinds),
});
const verdictSchema = schemas/* strictObject */.rej({
    kind: schemas/* enum */.k5n(verdictKinds),
    /** Reached without a baseline: nothing was compared. */
    unarmed: schemas/* boolean */.zMY(),
    /** One sentence for people, the same on every surface. */
    headline: schemas/* string */.YjP(),
    reasons: schemas/* array */.YOg(reasonSchema),
    suites: schemas/* array */.YOg(suiteVerdictSchema),
});
/** What a check says. */
const conclusions = (/* unused pure expression or super */ null && (['success', 'failure', 'neutral']));
const worst = (kinds) => verdictKinds.find((kind) => kinds.includes(kind)) ?? 'pass';

// EXTERNAL MODULE: ./build/js/src/shared/never.js
var never = __webpack_require__(5379);
;// CONCATENATED MODULE: ./build/js/src/gate/headline.js

/** One sentence that says how it went; the same on every surface. */
function headline(kind, reasons, totals) {
    const passed = `${totals.passed} of ${totals.total} tests passed`;
    const deciding = reasons.filter((reason) => reason.kind === kind);
    switch (kind) {
        case 'pass':
            return passed;
        case 'warn':
            return deciding.every(({ rule }) => rule === 'baseline')
                ? `${passed}; nothing judges the others: no threshold of theirs, and no baseline`
                : `${passed}; ${firstSmall(deciding)}`;
        case 'fail':
            return deciding.length === 1
                ? `${deciding[0]?.message} (${passed})`
                : `${deciding.length} promises are broken (${passed})`;
        case 'invalid':
            return `The evals could not be measured: ${firstSmall(deciding)}`;
        case 'inconclusive':
            return deciding[0]?.message ?? passed;
        case 'cancelled':
            return `Cancelled after ${totals.total - totals.skipped} of ${totals.total} tests`;
        default:
            return (0,never/* never */.Z)(kind);
    }
}
function firstSmall(reasons) {
    const message = reasons[0]?.message ?? '';
    return message.slice(0, 1).toLowerCase() + message.slice(1);
}

;// CONCATENATED MODULE: ./build/js/src/gate/promises.js
/** G1: what the user promised. The mean score of a suite on a target, errors left out, must reach its threshold (gate.md §2.4). */
function brokenPromises(suites) {
    return suites.flatMap(({ suite, file, target, threshold, totals: { score } }) => {
        if (threshold === undefined || score === undefined || score >= threshold)
            return [];
        const message = `The mean score of ${suite} on ${target} is ${below(score, threshold)}, under its threshold of ${threshold}`;
        return [{ rule: 'promise', kind: 'fail', message, suite, file, target }];
    });
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
    const usableShare = run.planned === 0 ? 0 : (run.results.length - unusable.length) / run.planned;
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
            `Only ${run.results.length - unusable.length} of ${tests(run.planned)} gave a usable result${causes(unusable)}`,
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






/** What a user may say about deciding. */
const gatePolicy = schemas/* strictObject */.rej({
    maxErrorRate: schemas/* number */.aig().min(0).max(1),
});
/** Decides. A pure function: the same evidence gives the same verdict, here and on any other machine. */
function gate({ run, totals, suites, comparison }, policy) {
    const unarmed = comparison.baseline.kind !== 'found';
    const reasons = run.dryRun
        ? [dryRun, ...validity(run, policy.maxErrorRate)]
        : [...stopped(run), ...validity(run, policy.maxErrorRate), ...brokenPromises(suites), ...unjudged(suites, unarmed)];
    const kind = worst(reasons.map((reason) => reason.kind));
    return {
        kind,
        unarmed,
        headline: headline(kind, reasons, totals),
        reasons,
        suites: suites.map(({ suite, file, target }) => ({
            suite,
            file,
            target,
            kind: kindOf({ suite, file, target }, reasons),
        })),
    };
}
/** What a check says of a verdict. */
function conclusionOf(kind) {
    switch (kind) {
        case 'pass':
        case 'warn':
            return 'success';
        case 'inconclusive':
            return 'neutral';
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
    const message = `Stopped (${why}) after ${results.length} of ${planned} tests`;
    return [{ rule: 'stopped', kind: why === 'cancelled' ? 'cancelled' : 'invalid', message }];
}
/** Failing tests that no threshold and no baseline speaks of are told, because a green check would hide them. */
function unjudged(suites, unarmed) {
    if (!unarmed)
        return [];
    return suites
        .filter(({ threshold, totals }) => threshold === undefined && totals.failed > 0)
        .map(({ suite, file, target, totals }) => ({
        rule: 'baseline',
        kind: 'warn',
        message: `${totals.failed} of ${totals.total} tests of ${suite} on ${target} failed; set a threshold to judge that`,
        suite,
        file,
        target,
    }));
}
/** A suite's own verdict: the worst of what is said of it, or of the whole run. */
const kindOf = (own, reasons) => worst(reasons
    .filter(({ suite, file, target }) => suite === undefined || (suite === own.suite && file === own.file && target === own.target))
    .map(({ kind }) => kind));

// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(8258);
// EXTERNAL MODULE: ./build/js/src/results/summarize.js
var summarize = __webpack_require__(6419);
// EXTERNAL MODULE: ./build/js/src/app/version.js + 1 modules
var version = __webpack_require__(713);
;// CONCATENATED MODULE: ./build/js/src/app/publish.js




/** Results → compare → gate → reports. The verdict stands before the first reporter speaks. */
async function publish(run, inputs, reporters) {
    const totals = (0,summarize/* summarize */.eh)(run);
    const suites = (0,summarize/* summarizeSuites */.pT)(run);
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
    };
    return { report, receipts: await (0,deliver/* deliverAll */.F)(reporters, report) };
}
const nothingCompared = {
    baseline: { kind: 'none', why: 'Comparing with a baseline is not part of this version' },
    suites: [],
    tests: [],
};


/***/ }),

/***/ 8493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FO: () => (/* binding */ exitCodeOf),
  G9: () => (/* binding */ settle),
  Q3: () => (/* binding */ settleStrays)
});

;// CONCATENATED MODULE: ./build/js/src/edges/stray-errors.js
/** Tells errors that no `await` can catch (a stray event of a stream, say), and ends the process with `exitCode`. */
function onStrayError(tell, exitCode) {
    process.on('uncaughtException', (error) => {
        tell(error);
        process.exit(exitCode);
    });
}

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/shared/never.js
var never = __webpack_require__(5379);
;// CONCATENATED MODULE: ./build/js/src/app/settle.js



/** The one place where the end of a run, good or bad, becomes an exit code: 0 passed, 1 the gate said no, 2 could not tell. */
async function settle(work, log) {
    try {
        return await work();
    }
    catch (error) {
        log.error(error instanceof errors/* UserError */.yo ? asAdvice(error) : asBug(error));
        return 2;
    }
}
/** What no `await` can catch ends the process as a bug, and never as a verdict. */
const settleStrays = (log) => onStrayError((error) => log.error(asBug(error)), 2);
/** What a verdict is to whoever started us. */
function exitCodeOf(kind) {
    switch (kind) {
        case 'pass':
        case 'warn':
        case 'inconclusive':
            return 0;
        case 'fail':
            return 1;
        case 'invalid':
        case 'cancelled':
            return 2;
        default:
            return (0,never/* never */.Z)(kind);
    }
}
function asAdvice({ message, problems }) {
    return problems.length > 1 ? `${message}\n${problems.length} problems; nothing was run.` : message;
}
const asBug = (error) => `This is a bug in eval-action. Please report it with these lines: https://github.com/agentv/eval-action/issues\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;


/***/ }),

/***/ 713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ version)
});

;// CONCATENATED MODULE: ./build/js/package.json
const package_namespaceObject = {"rE":"0.1.0"};
;// CONCATENATED MODULE: ./build/js/src/app/version.js

/** The version that reports and `--version` name. */
const { /* version */ "rE": version } = package_namespaceObject;


/***/ }),

/***/ 5702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ realWorld)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: ./build/js/src/shared/withheld-variables.js
var withheld_variables = __webpack_require__(5578);
;// CONCATENATED MODULE: ./build/js/src/edges/child-env.js

/**
 * The environment of child processes: what programs and agents are known to need, and what was declared for them.
 * Everything else that this process knows stays here, because an agent can print all that it sees.
 */
function childEnv(env, declared) {
    const passedOn = Object.entries(env).filter(([name]) => (0,withheld_variables/* matchesAny */._I)(name, allowed));
    const entries = [...passedOn, ['TERM', 'dumb'], ...Object.entries(declared)];
    return Object.fromEntries(entries.filter((entry) => entry[1] !== undefined && !(0,withheld_variables/* isWithheld */.Ys)(entry[0])));
}
/** Without these hardly any program starts, finds its files or prints readable text. `TERM` is always `dumb`. */
const systemVariables = [
    'PATH',
    'HOME',
    'USER',
    'LOGNAME',
    'SHELL',
    'LANG',
    'LANGUAGE',
    'LC_*',
    'TZ',
    'TMPDIR',
    'TMP',
    'TEMP',
    'NO_COLOR',
    'CI',
    'XDG_*',
];
/** What Windows programs take for granted. */
const windowsVariables = [
    'SYSTEMROOT',
    'SYSTEMDRIVE',
    'WINDIR',
    'COMSPEC',
    'PATHEXT',
    'PSMODULEPATH',
    'OS',
    'USERNAME',
    'USERDOMAIN',
    'USERPROFILE',
    'HOMEDRIVE',
    'HOMEPATH',
    'APPDATA',
    'LOCALAPPDATA',
    'PROGRAMDATA',
    'ALLUSERSPROFILE',
    'PUBLIC',
    'PROGRAMFILES',
    'PROGRAMFILES(X86)',
    'PROGRAMW6432',
    'COMMONPROGRAMFILES',
    'COMMONPROGRAMFILES(X86)',
    'COMMONPROGRAMW6432',
    'COMPUTERNAME',
    'NUMBER_OF_PROCESSORS',
    'PROCESSOR_ARCHITECTURE',
];
/** The way out to the network, and whom to trust there. Both spellings of the proxies are in use. */
const networkVariables = [
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'ALL_PROXY',
    'NO_PROXY',
    'NODE_EXTRA_CA_CERTS',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'REQUESTS_CA_BUNDLE',
    'CURL_CA_BUNDLE',
];
/** Where earlier steps of a job have put languages and their tools: folders, no secrets. */
const toolchainVariables = [
    'LD_LIBRARY_PATH',
    'PKG_CONFIG_PATH',
    'PYTHONLOCATION',
    'VIRTUAL_ENV',
    'CONDA_PREFIX',
    'PYTHONUTF8',
    'PYTHONIOENCODING',
    'JAVA_HOME',
    'JAVA_HOME_*',
    'GOROOT',
    'GOPATH',
    'DOTNET_ROOT',
    'CARGO_HOME',
    'RUSTUP_HOME',
    'NVM_DIR',
    'PNPM_HOME',
    'BUN_INSTALL',
];
/** AgentV's own variables: suites and graders read them. */
const agentvVariables = ['AGENTV_*'];
/** Keys, addresses and settings that model providers document: an agent under test calls its model with them. */
const modelVariables = [
    'OPENAI_*',
    'AZURE_OPENAI_*',
    'ANTHROPIC_*',
    'GEMINI_*',
    'GOOGLE_*',
    'OPENROUTER_*',
    'MISTRAL_*',
    'GROQ_*',
    'XAI_*',
    'DEEPSEEK_*',
    'COHERE_*',
    'CO_API_KEY',
    'TOGETHER_*',
    'OLLAMA_*',
    'AWS_*',
    'HF_TOKEN',
];
/** What the agent programs themselves document: where their settings lie, how they sign in, what they may do. */
const agentVariables = ['CODEX_*', 'CLAUDE_*', 'COPILOT_*', 'PI_*', 'OPENCODE_*'];
const allowed = [
    ...systemVariables,
    ...windowsVariables,
    ...networkVariables,
    ...toolchainVariables,
    ...agentvVariables,
    ...modelVariables,
    ...agentVariables,
];

;// CONCATENATED MODULE: ./build/js/src/edges/clock.js
/** Node takes no longer timer than this; anything above fires at once. */
const LONGEST_TIMER_MS = 2_147_483_647;
/** The wall clock. A sleeper that is told to stop wakes at once and leaves no timer and no listener behind. */
const systemClock = {
    now: () => Date.now(),
    async sleep(ms, signal) {
        for (let left = ms; left > 0 && !signal.aborted; left -= LONGEST_TIMER_MS) {
            await nap(Math.min(left, LONGEST_TIMER_MS), signal);
        }
    },
};
function nap(ms, signal) {
    return new Promise((resolve) => {
        const wake = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', wake);
            resolve();
        };
        const timer = setTimeout(wake, ms);
        signal.addEventListener('abort', wake);
    });
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
;// CONCATENATED MODULE: ./build/js/src/edges/process-group.js

/** The groups that are open now: the last resort when this process ends while they run. */
const process_group_open = new Set();
let isWatchingExit = false;
/** Takes charge of the group that a child leads; until it is closed it cannot outlive this process (unless that is killed). */
function openProcessGroup(child, platform, strays) {
    const { pid } = child;
    if (pid === undefined)
        return NOBODY;
    if (!isWatchingExit) {
        isWatchingExit = true;
        process.on('exit', () => {
            for (const group of process_group_open) {
                group.kill('group and strays');
                group.close();
            }
        });
    }
    const signals = platform === 'win32' ? windowsTree(child, pid) : posixGroup(pid);
    // Its number is its own until this process has heard of its end.
    const noteStrays = () => {
        if (child.exitCode === null && child.signalCode === null)
            strays.note(pid);
    };
    const group = {
        terminate() {
            noteStrays();
            signals.signal('SIGTERM');
        },
        kill(whom) {
            if (whom === 'group and strays')
                noteStrays();
            signals.signal('SIGKILL');
            if (whom === 'group and strays')
                strays.end();
        },
        isAlive: signals.isAlive,
        close() {
            process_group_open.delete(group);
            signals.end();
        },
    };
    process_group_open.add(group);
    return group;
}
const NOBODY = {
    terminate: () => undefined,
    kill: () => undefined,
    isAlive: () => false,
    close: () => undefined,
};
/**
 * A negative pid means the group of that number. Nobody else gets the number while anybody of the group lives;
 * an empty group stays empty, so after the first ESRCH nothing is sent any more.
 */
function posixGroup(pid) {
    let isEmpty = false;
    const send = (name) => {
        if (isEmpty)
            return false;
        try {
            return process.kill(-pid, name);
        }
        catch (error) {
            // EPERM: there is somebody, but not ours to end.
            isEmpty = error instanceof Error && 'code' in error && error.code === 'ESRCH';
            return !isEmpty;
        }
    };
    return { signal: send, isAlive: () => send(0), end: () => send('SIGKILL') };
}
/**
 * Windows has no groups to signal. `taskkill /T` follows parents to children and finds nobody any more once the
 * first one is gone, so what a program leaves in the background after a normal end stays.
 */
function windowsTree(child, pid) {
    const args = ['/pid', String(pid), '/T', '/F'];
    const isRunning = () => child.exitCode === null && child.signalCode === null;
    return {
        signal() {
            if (isRunning())
                (0,external_node_child_process_.spawn)('taskkill', args, { stdio: 'ignore', windowsHide: true }).on('error', () => child.kill());
        },
        isAlive: () => false,
        end() {
            if (isRunning())
                (0,external_node_child_process_.spawnSync)('taskkill', args, { stdio: 'ignore', windowsHide: true });
        },
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/js/src/edges/strays.js


/** The variable in the environment of a program by which those whom it starts are known, wherever they go. */
const MARK = 'EVAL_ACTION_CALL';
/**
 * Strays can be found where the system tells everybody's parent and environment: on Linux. Elsewhere nobody is found,
 * and a program that leaves its group is out of reach. On Linux the same holds for one that leaves the family (its
 * parent has ended), and drops the mark from its environment as well, and for one of another user.
 */
function openStrays(platform) {
    if (platform !== 'linux')
        return { env: {}, note: () => undefined, end: () => undefined };
    const id = (0,external_node_crypto_.randomUUID)();
    let noted = [];
    return {
        env: { [MARK]: id },
        note(pid) {
            const all = processes();
            const roots = all.filter((each) => each.pid === pid);
            noted = [...noted, ...familyOf(roots, all)];
        },
        end() {
            const ended = new Set();
            // Somebody may be starting yet another one while we look.
            for (let round = 0; round < MOST_ROUNDS; round += 1) {
                const all = processes();
                const known = new Set(noted.map(identity));
                const roots = all.filter((each) => known.has(identity(each)) || bearsMark(each, id));
                const left = familyOf(roots, all).filter((each) => !ended.has(identity(each)));
                if (left.length === 0)
                    return;
                for (const each of left) {
                    ended.add(identity(each));
                    kill(each.pid);
                }
            }
        },
    };
}
const MOST_ROUNDS = 10;
/** A number may be given to somebody else, but not at the same moment. */
const identity = ({ pid, startedAt }) => `${pid}:${startedAt}`;
/** Nobody, where /proc is not mounted. */
function processes() {
    const names = (0,external_node_fs_.existsSync)('/proc') ? (0,external_node_fs_.readdirSync)('/proc') : [];
    return names.filter((name) => /^\d+$/.test(name)).flatMap((name) => processOf(Number(name)) ?? []);
}
/** Read from proc(5)'s `stat`. The name of the program, in brackets, may itself hold brackets and spaces. */
function processOf(pid) {
    const stat = textOf(`/proc/${pid}/stat`);
    const [state, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const startedAt = rest[17];
    if (startedAt === undefined || state === 'Z' || state === 'X')
        return undefined;
    return { pid, parent: Number(parent), startedAt };
}
function familyOf(roots, all) {
    const family = new Map(roots.map((each) => [each.pid, each]));
    // A Map that grows while it is walked shows the newcomers too.
    for (const pid of family.keys()) {
        for (const child of all)
            if (child.parent === pid)
                family.set(child.pid, child);
    }
    return [...family.values()];
}
const bearsMark = ({ pid }, id) => textOf(`/proc/${pid}/environ`).includes(`${MARK}=${id}`);
/** Empty for whoever is gone meanwhile or belongs to somebody else. */
function textOf(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'latin1');
    }
    catch {
        return '';
    }
}
function kill(pid) {
    try {
        process.kill(pid, 'SIGKILL');
    }
    catch {
        // Gone already, or not ours to end.
    }
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/js/src/edges/text-bytes.js

/** The first byte that makes this no text: a NUL, or one that is no UTF-8. `undefined` for text. */
function notTextAt(bytes) {
    const found = [bytes.indexOf(0), (0,external_node_buffer_.isUtf8)(bytes) ? -1 : firstThatIsNoUtf8(bytes)].filter((at) => at >= 0);
    return found.length === 0 ? undefined : Math.min(...found);
}
/** Decoding replaces what is wrong by another letter: where that begins is where the bytes begin to differ. */
function firstThatIsNoUtf8(bytes) {
    const replaced = Buffer.from(bytes.toString('utf8'));
    let at = 0;
    while (at < bytes.length && bytes[at] === replaced[at])
        at += 1;
    // The two may begin alike.
    while (at > 0 && isInsideLetter(replaced[at]))
        at -= 1;
    return at;
}
const isInsideLetter = (byte = 0) => (byte & 0b1100_0000) === 0b1000_0000;

;// CONCATENATED MODULE: ./build/js/src/edges/exec.js







/** How long a group may tidy up after SIGTERM before SIGKILL. */
const GRACE_MS = 500;
const LOOK_AGAIN_MS = 20;
/** How long pipes may stay open after the program itself has ended: something in the background still holds them. */
const PIPES_MS = 200;
/** How long we wait for the end of what was killed. Only a program of another user (`sudo`) or a stuck disk outlasts it. */
const LAST_WAIT_MS = 1_000;
/** `setTimeout` fires at once above this; so long (24 days) is as good as no limit. */
const exec_LONGEST_TIMER_MS = 2_147_483_647;
/**
 * Runs programs, each in a process group of its own, without a terminal, with the environment given and, on Linux,
 * one variable more, by which those can be found who leave the group on purpose (`setsid`, a daemon). Always resolves,
 * and by then the group is ended. A program that had to be ended takes with it also those who left, as far as the
 * system lets us find them (`strays.ts`); after a program that ended by itself they may live on, as they do elsewhere,
 * but cannot hold us up.
 *
 * This is node:child_process and not execa: with four at a time, 1,500 small shell commands took execa 1.2 to 1.8
 * times as long, where spawning is all the work there is; and its time limit, its output limit and its cancelling
 * reach the program but not its group. On Windows it finds and quotes `.cmd` programs, so there it does start them.
 */
const exec = createExec(process.platform);
function createExec(platform) {
    return {
        async run(request, signal) {
            const { file, args, ...how } = asProgram(request.command, platform);
            const launch = platform === 'win32' && !how.windowsVerbatimArguments ? await windowsLaunch() : external_node_child_process_.spawn;
            if (signal.aborted)
                return { kind: 'cancelled', stdout: '', stderr: '', durationMs: 0 };
            const strays = openStrays(platform);
            const options = {
                ...how,
                cwd: request.cwd,
                env: { ...request.env, ...strays.env },
                detached: platform !== 'win32',
                windowsHide: true,
                stdio: [request.stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
            };
            const startedAt = performance.now();
            try {
                return await untilEnd(launch(file, args, options), request, { signal, platform, strays, startedAt });
            }
            catch (error) {
                return { kind: 'notStarted', message: whyNotStarted(error, file, request) };
            }
        },
    };
}
/** Targets speak PowerShell on Windows (targets-format.md §9.3), graders cmd.exe (graders.md §15.1). */
function asProgram(command, platform) {
    if (!('shell' in command)) {
        const [file = '', ...args] = command;
        return { file, args };
    }
    const { shell: text, login = false } = command;
    if (platform !== 'win32')
        return { file: '/bin/sh', args: [login ? '-lc' : '-c', text] };
    if (login)
        return { file: 'cmd.exe', args: ['/d', '/s', '/c', `"${text}"`], windowsVerbatimArguments: true };
    return { file: 'powershell.exe', args: ['-NoProfile', '-NonInteractive', '-Command', text] };
}
/** Loaded only where it is needed: a run on other systems does not pay for it. */
async function windowsLaunch() {
    const { execa } = await __webpack_require__.e(/* import() */ 993).then(__webpack_require__.bind(__webpack_require__, 6993));
    return (file, args, { stdio: _stdio, ...options }) => {
        const stdin = _stdio?.[0] === 'pipe' ? 'pipe' : 'ignore';
        const child = execa(file, args, {
            ...options,
            stdin,
            extendEnv: false,
            buffer: false,
            reject: false,
            cleanup: false,
        });
        // A program that could not be started is told by the promise alone.
        void child.then((result) => {
            if (result.failed && result.exitCode === undefined && result.signal === undefined) {
                child.emit('error', result.cause instanceof Error ? result.cause : new Error(result.shortMessage));
            }
        });
        return child;
    };
}
/**
 * Follows one program to its end. Rejects only when it could not be started. There is one timer, and each phase
 * puts its own in the place of the last: running → asked to end → killed → given up.
 */
function untilEnd(child, { stdin, timeoutMs, maxBytes }, { signal, platform, strays, startedAt, }) {
    return new Promise((resolve, reject) => {
        const group = openProcessGroup(child, platform, strays);
        const stdout = collect(child.stdout, maxBytes, () => stop({ kind: 'flooded', stream: 'stdout' }));
        const stderr = collect(child.stderr, maxBytes, () => stop({ kind: 'flooded', stream: 'stderr' }));
        let stopped;
        let exit;
        let isKilled = false;
        let isClosed = false;
        let isSettled = false;
        let graceEndsAt = 0;
        let timer;
        const next = (ms, action) => {
            clearTimeout(timer);
            timer = setTimeout(action, ms);
        };
        const stop = (why) => {
            // Once the program itself has ended, only a flood from the background still matters.
            if (isSettled || stopped !== undefined || (exit !== undefined && why.kind !== 'flooded'))
                return;
            stopped = why;
            if (why.kind === 'flooded')
                return kill();
            group.terminate();
            graceEndsAt = performance.now() + GRACE_MS;
            next(GRACE_MS, kill);
        };
        /** The program is gone; the others of its group have their grace too. */
        const waitForOthers = () => {
            if (group.isAlive() && performance.now() < graceEndsAt)
                next(LOOK_AGAIN_MS, waitForOthers);
            else
                kill();
        };
        const kill = () => {
            isKilled = true;
            group.kill(stopped === undefined ? 'group' : 'group and strays');
            if (isClosed)
                settle();
            // Not at once: what is in the pipes already is still to be read, even when this process is busy.
            else
                next(exit === undefined ? LAST_WAIT_MS : PIPES_MS, settle);
        };
        const settle = () => {
            release();
            const durationMs = performance.now() - startedAt;
            if (stopped?.kind === 'flooded')
                return resolve({ ...stopped, durationMs });
            const output = { stdout: stdout.text(), stderr: stderr.text(), durationMs };
            if (stopped !== undefined || exit === undefined)
                return resolve({ kind: 'timedOut', ...stopped, ...output });
            if ('signal' in exit)
                return resolve({ kind: 'killed', ...exit, ...output });
            resolve({ kind: 'exited', ...exit, ...output, ...stdout.badByte() });
        };
        const release = () => {
            isSettled = true;
            clearTimeout(timer);
            signal.removeEventListener('abort', onAbort);
            group.close();
            child.stdin?.destroy();
            child.stdout?.destroy();
            child.stderr?.destroy();
            child.unref();
        };
        const onAbort = () => stop({ kind: 'cancelled' });
        signal.addEventListener('abort', onAbort, { once: true });
        if (timeoutMs !== undefined && timeoutMs <= exec_LONGEST_TIMER_MS)
            next(timeoutMs, () => stop({ kind: 'timedOut' }));
        child.on('error', (error) => {
            if (child.pid !== undefined)
                return;
            release();
            reject(error);
        });
        // What was given up may still end one day; then nobody listens any more.
        child.on('exit', (code, signalName) => {
            if (isSettled)
                return;
            exit = signalName === null ? { exitCode: code ?? 0 } : { signal: signalName };
            // Asked now, because the number of an empty group may soon be somebody else's.
            group.isAlive();
            if (isKilled || stopped === undefined)
                next(PIPES_MS, isKilled ? settle : kill);
        });
        child.on('close', () => {
            if (isSettled)
                return;
            isClosed = true;
            if (stopped === undefined || isKilled)
                settle();
            else
                waitForOthers();
        });
        // A program that never reads its input, or ends before, breaks this pipe; that is its own business.
        child.stdin?.on('error', () => undefined);
        child.stdin?.end(stdin);
    });
}
/** Keeps what a stream says up to the limit; beyond it everything is dropped, so that memory stays bounded. */
function collect(stream, maxBytes, onFlood) {
    let chunks = [];
    let size = 0;
    stream?.on('data', (chunk) => {
        size += chunk.length;
        if (size <= maxBytes) {
            chunks.push(chunk);
            return;
        }
        chunks = [];
        stream.destroy();
        onFlood();
    });
    stream?.on('error', () => undefined);
    return {
        // Decoded as a whole, so that a letter cut in two by a read comes out right; bytes that are no UTF-8 become U+FFFD.
        text: () => Buffer.concat(chunks).toString('utf8'),
        badByte() {
            const at = notTextAt(Buffer.concat(chunks));
            return at === undefined ? {} : { notTextAt: at };
        },
    };
}
function whyNotStarted(error, file, { cwd, env }) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const folder = stateOf(cwd);
    if (code === 'ERR_INVALID_ARG_VALUE' && (0,errors/* messageOf */.bD)(error).includes('null bytes')) {
        return `"${file.replaceAll('\0', '\\0')}" was not started: its arguments, its environment or its folder contain a NUL character, which no program can be given.`;
    }
    if (folder === 'missing')
        return `"${file}" was not started: its working folder ${cwd} does not exist.`;
    if (folder === 'file')
        return `"${file}" was not started: its working folder ${cwd} is not a folder.`;
    switch (code) {
        case 'ENOENT':
            return notFound(file, cwd, env);
        case 'EACCES':
            return `"${file}" was not started: permission denied. The program must be executable, and its working folder ${cwd} accessible.`;
        case 'E2BIG':
            return `"${file}" was not started: its arguments and environment are longer than the system allows. Hand long text over in a file or on stdin.`;
        default:
            return `"${file}" was not started: ${(0,errors/* messageOf */.bD)(error)}`;
    }
}
function notFound(file, cwd, env) {
    if (!/[\\/]/.test(file)) {
        return `The program "${file}" was not found in PATH (${env['PATH'] ?? env['Path'] ?? 'which is not set'}). Is it installed?`;
    }
    const path = (0,external_node_path_.isAbsolute)(file) ? file : (0,external_node_path_.resolve)(cwd, file);
    if (stateOf(path) === 'missing')
        return `The program ${path} does not exist.`;
    return `"${file}" was not started: the interpreter named in its first line was not found.`;
}
function stateOf(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory() ? 'folder' : 'file';
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        return code === 'ENOENT' || code === 'ENOTDIR' ? 'missing' : 'unknown';
    }
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(3382);
;// CONCATENATED MODULE: ./build/js/src/edges/files.js







/** The disk. Failures that a person can put right come as `UserError`s naming the file. */
const files = {
    async state(path) {
        try {
            const found = await (0,promises_.stat)(path);
            return found.isDirectory() ? 'folder' : 'file';
        }
        catch (error) {
            if (['ENOENT', 'ENOTDIR'].includes(codeOf(error)))
                return 'missing';
            throw unreadable(path, error);
        }
    },
    async read(path, maxBytes, { onlyText = false } = {}) {
        try {
            const found = await (0,promises_.stat)(path);
            // A pipe or a device has no end that one could wait for.
            if (!found.isFile() && !found.isDirectory())
                throw notAFile(path);
            if (found.size > maxBytes)
                throw tooLarge(path, found.size, maxBytes);
            const bytes = await (0,promises_.readFile)(path);
            // It may have grown meanwhile.
            if (bytes.length > maxBytes)
                throw tooLarge(path, bytes.length, maxBytes);
            const badByte = onlyText ? notTextAt(bytes) : undefined;
            if (badByte !== undefined)
                throw notText(path, badByte);
            return bytes.toString('utf8').replace(/^\uFEFF/, '');
        }
        catch (error) {
            throw error instanceof Error && error.name === 'UserError' ? error : unreadable(path, error);
        }
    },
    async write(path, text) {
        const partial = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), `.${(0,external_node_path_.basename)(path)}.${(0,external_node_crypto_.randomUUID)()}.partial`);
        try {
            await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
            await (0,promises_.writeFile)(partial, text);
            await (0,promises_.rename)(partial, path);
        }
        catch (error) {
            await (0,promises_.rm)(partial, { force: true });
            throw unwritable(path, error);
        }
    },
    async glob(patterns, { cwd, ignoreCase = false }) {
        const found = await (0,dist/* glob */.TI)(
        // Only there a backslash separates folders; elsewhere it escapes what is special in a glob.
        process.platform === 'win32' ? patterns.map((pattern) => pattern.replaceAll('\\', '/')) : patterns, { cwd, absolute: true, dot: true, onlyFiles: true, caseSensitiveMatch: !ignoreCase, expandDirectories: false });
        return [...new Set(found.map((path) => (0,external_node_path_.resolve)(path)))].sort(byCodeUnits);
    },
    async openJournal(path) {
        try {
            await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
            return journal(await (0,promises_.open)(path, 'a'), path);
        }
        catch (error) {
            throw unwritable(path, error);
        }
    },
    async scratchFolder(prefix) {
        const path = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), prefix)).catch((error) => Promise.reject(noScratch(error)));
        return { path, [Symbol.asyncDispose]: () => (0,promises_.rm)(path, { recursive: true, force: true, maxRetries: 3 }) };
    },
    async removeFile(path) {
        try {
            await (0,promises_.rm)(path, { force: true });
        }
        catch (error) {
            throw unwritable(path, error);
        }
    },
    async claim(folder) {
        try {
            await (0,promises_.mkdir)(folder, { recursive: true });
            return await claimFolder((0,external_node_path_.join)(folder, '.running'));
        }
        catch (error) {
            throw error instanceof errors/* UserError */.yo ? error : unwritable(folder, error);
        }
    },
};
/** A file with our process id says that the folder is taken; one that a dead process left says nothing. */
async function claimFolder(mark) {
    for (let tries = 0; tries < 2; tries += 1) {
        try {
            await (0,promises_.writeFile)(mark, String(process.pid), { flag: 'wx' });
            return { [Symbol.asyncDispose]: () => (0,promises_.rm)(mark, { force: true }) };
        }
        catch (error) {
            if (codeOf(error) !== 'EEXIST')
                throw error;
        }
        const holder = Number(await (0,promises_.readFile)(mark, 'utf8').catch(() => ''));
        if (isRunning(holder))
            break;
        await (0,promises_.rm)(mark, { force: true });
    }
    throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `Another run is writing into ${(0,external_node_path_.dirname)(mark)}`, {
        hint: 'Give each run a folder of its own with --output (output-directory).',
    });
}
function isRunning(pid) {
    if (!Number.isInteger(pid) || pid <= 0)
        return false;
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return codeOf(error) === 'EPERM';
    }
}
/** Lines are written one after another, each handed to the system before the next: a killed run keeps them. */
function journal(handle, path) {
    let last = Promise.resolve();
    return {
        append(line) {
            const written = last
                .then(() => handle.appendFile(`${line}\n`))
                .catch((error) => Promise.reject(unwritable(path, error)));
            last = written.catch(() => undefined);
            return written;
        },
        async [Symbol.asyncDispose]() {
            await last;
            await handle.close();
        },
    };
}
const byCodeUnits = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const codeOf = (error) => error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
function unreadable(path, cause) {
    if (codeOf(cause) === 'ENOENT')
        return (0,errors/* userError */.IF)('FILE_MISSING', `There is no file ${path}`, { cause });
    if (codeOf(cause) === 'EISDIR')
        return (0,errors/* userError */.IF)('FILE_UNREADABLE', `${path} is a folder, not a file`, { cause });
    return (0,errors/* userError */.IF)('FILE_UNREADABLE', `Cannot read ${path}: ${(0,errors/* messageOf */.bD)(cause)}`, {
        hint: 'Check the permissions of the file and of the folders above it.',
        cause,
    });
}
const notAFile = (path) => (0,errors/* userError */.IF)('FILE_UNREADABLE', `${path} is neither a file nor a folder`);
const notText = (path, at) => (0,errors/* userError */.IF)('FILE_UNREADABLE', `${path} holds bytes that are not text (at byte ${at})`);
const noScratch = (cause) => (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `Cannot make a temporary folder in ${(0,external_node_os_.tmpdir)()}: ${(0,errors/* messageOf */.bD)(cause)}`, {
    hint: 'Free some space there, or point TMPDIR to another folder.',
    cause,
});
const tooLarge = (path, bytes, maxBytes) => (0,errors/* userError */.IF)('FILE_TOO_LARGE', `${path} is too large`, {
    expected: `at most ${maxBytes} bytes`,
    found: `${bytes} bytes`,
});
const unwritable = (path, cause) => (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `Cannot write ${path}: ${(0,errors/* messageOf */.bD)(cause)}`, {
    hint: 'Choose another folder with --output (output-directory), or check its permissions.',
    cause,
});

;// CONCATENATED MODULE: ./build/js/src/shared/match-cost.js
/**
 * At most so many steps does a backtracking engine take to look for the pattern in a text of this length; infinite
 * where they may grow exponentially. It errs on the high side only: a cheap look at the pattern, not a proof of the worst.
 */
function matchCost({ source, flags }, length) {
    // Classes within classes, with texts in them.
    if (flags.includes('v'))
        return Number.POSITIVE_INFINITY;
    let ways = 1;
    let group = { alternatives: 1, hasChoice: false };
    let isAfterChoice = false;
    const around = [];
    for (const [token] of source.matchAll(TOKEN)) {
        const isQuantifier = /^(?:[*+?]|\{\d)/.test(token);
        if (/^\\[1-9k]/.test(token))
            return Number.POSITIVE_INFINITY;
        if (isQuantifier) {
            // A repetition of what can match in several ways: each round multiplies them.
            if (isAfterChoice && !token.startsWith('?'))
                return Number.POSITIVE_INFINITY;
            ways *= waysOf(token, length);
            group.hasChoice = true;
        }
        else if (token.startsWith('(')) {
            around.push(group);
            group = { alternatives: 1, hasChoice: false };
        }
        else if (token === '|') {
            group.alternatives += 1;
        }
        if (token === ')') {
            ways *= group.alternatives;
            isAfterChoice = group.hasChoice || group.alternatives > 1;
            group = around.pop() ?? group;
            group.hasChoice ||= isAfterChoice;
        }
        else {
            isAfterChoice = false;
        }
    }
    // From every place of the text, in every way, along the whole pattern.
    return (length + 1) * ways * group.alternatives * Math.max(1, source.length);
}
/** An escape, a class, the beginning of a group, a quantifier, or any other character. */
const TOKEN = /\\.|\[(?:\\.|[^\]\\])*\]|\(\??|(?:[*+?]|\{\d+(?:,\d*)?\})\??|./gs;
/** In how many ways a quantifier can be satisfied. `{n}` can in one, but is that long. */
function waysOf(quantifier, length) {
    if (quantifier.startsWith('?'))
        return 2;
    const [, least = '', most] = /^\{(\d+)(?:,(\d*))?\}/.exec(quantifier) ?? [];
    const isBounded = least !== '' && most !== '';
    return (isBounded ? Number(most ?? least) : length + Number(least)) + 1;
}

;// CONCATENATED MODULE: ./build/js/src/edges/matcher.js



/** No honest pattern takes so long on an answer. */
const LIMIT_MS = 2_000;
/** So many steps take a few hundredths of a second, hardly more than handing them to another process. */
const MOST_STEPS_HERE = 10_000_000;
/**
 * Looks for patterns in texts. What could take long is done in a process of its own, because an engine that has lost
 * itself hears no signal and no timer. A thread of this process would not do: V8 can also lose itself while it
 * prepares a pattern (`a?` sixty times, then `a` sixty times), and from there no thread can be ended, so that this
 * process could not end either.
 */
const matcher = createMatcher();
function createMatcher({ limitMs = LIMIT_MS, mostStepsHere = MOST_STEPS_HERE } = {}) {
    const helper = matchingHelper(limitMs);
    return {
        async matches(pattern, text, signal) {
            if (signal.aborted)
                return { kind: 'cancelled' };
            if (matchCost(pattern, text.length) > mostStepsHere)
                return helper.matches(pattern, text, signal);
            return { kind: 'matched', matched: new RegExp(pattern.source, pattern.flags).test(text) };
        },
    };
}
/** One helper, started when first needed and anew after it had to be ended. Whoever comes meanwhile waits. */
function matchingHelper(limitMs) {
    let idle;
    let last = Promise.resolve();
    const matchNow = async (pattern, text, signal) => {
        if (signal.aborted)
            return { kind: 'cancelled' };
        const helper = idle?.connected ? idle : await start(signal);
        idle = undefined;
        if (helper === 'cancelled')
            return { kind: 'cancelled' };
        const reply = await ask(helper, { pattern, text }, limitMs, signal);
        if (reply.kind === 'matched' || reply.kind === 'failed')
            idle = helper;
        else
            helper.kill('SIGKILL');
        if (reply.kind === 'failed')
            throw new Error(reply.message);
        return reply;
    };
    return {
        matches(pattern, text, signal) {
            const result = last.then(() => matchNow(pattern, text, signal));
            last = result.catch(() => undefined);
            return result;
        },
    };
}
/** Given as text, because in the bundle it has no file of its own. */
const MATCH = `
const { parentPort } = process.getBuiltinModule('node:worker_threads');
parentPort.on('message', ({ pattern, text }) => {
  try {
    parentPort.postMessage({ kind: 'matched', matched: new RegExp(pattern.source, pattern.flags).test(text) });
  } catch (error) {
    parentPort.postMessage({ kind: 'failed', message: String(error && error.message) });
  }
});
`;
/**
 * Its main thread stays free to notice when this process is gone, however it went. A terminal tells it to stop
 * together with us; when it stops, we say.
 */
const HELPER = `
const { Worker } = process.getBuiltinModule('node:worker_threads');
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => {});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
const thread = new Worker(${JSON.stringify(MATCH)}, { eval: true });
thread.on('online', () => process.send({ kind: 'ready' }));
thread.on('message', (reply) => process.send(reply));
process.on('message', (question) => thread.postMessage(question));
`;
/** A helper that is ready to be asked, however long that takes: its time begins with the question. */
async function start(signal) {
    const helper = (0,external_node_child_process_.spawn)(process.execPath, ['-e', HELPER], {
        env: childEnv(process.env, {}),
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        // Carries any text as it is, halves of characters too.
        serialization: 'advanced',
        windowsHide: true,
    });
    // Whoever waits for a reply hears of errors too; without this one they would end this process.
    helper.on('error', () => undefined);
    const { kind } = await nextReply(helper, undefined, signal);
    if (kind === 'ready')
        return helper;
    helper.kill('SIGKILL');
    return 'cancelled';
}
/** While it works, this process waits for it; while it is idle, this process may end. */
async function ask(helper, question, limitMs, signal) {
    helper.ref();
    helper.channel?.ref();
    helper.send(question);
    try {
        return await nextReply(helper, limitMs, signal);
    }
    finally {
        helper.unref();
        helper.channel?.unref();
    }
}
function nextReply(helper, limitMs, signal) {
    return new Promise((resolve, reject) => {
        const release = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', onAbort);
            helper.off('message', settle).off('exit', onEnd).off('error', onEnd);
        };
        const settle = (reply) => {
            release();
            resolve(reply);
        };
        const onEnd = (cause) => {
            release();
            reject(new Error('The process that looks for patterns ended', { cause }));
        };
        const onAbort = () => settle({ kind: 'cancelled' });
        const onLate = (afterMs) => settle({ kind: 'tooLong', afterMs });
        const timer = limitMs === undefined ? undefined : setTimeout(onLate, limitMs, limitMs);
        helper.on('message', settle).on('exit', onEnd).on('error', onEnd);
        signal.addEventListener('abort', onAbort);
        if (signal.aborted)
            onAbort();
    });
}

;// CONCATENATED MODULE: ./build/js/src/app/world.js






/** The real outside of this process. Asked to stop (SIGINT, SIGTERM), it aborts; asked twice, the process ends at once. */
function realWorld(log) {
    const { env } = process;
    return {
        files: files,
        exec: exec,
        http: fetch,
        matcher: matcher,
        clock: systemClock,
        log,
        env,
        childEnv: (declared) => childEnv(env, declared),
        cwd: process.cwd(),
        script: process.argv[1],
        signal: stopSignal(),
    };
}
/** A terminal tells the whole group, and then `npm` tells its child once more: so soon after, it is the same request. */
const SAME_REQUEST_MS = 300;
function stopSignal() {
    const stop = new AbortController();
    (0,external_node_events_.setMaxListeners)(0, stop.signal);
    let askedAt;
    const ask = (name) => {
        const now = systemClock.now();
        askedAt ??= now;
        // An exit, and not a death by the signal: what runs on our behalf is ended on the way out.
        if (now - askedAt > SAME_REQUEST_MS)
            process.exit(2);
        stop.abort(name);
    };
    for (const name of ['SIGINT', 'SIGTERM'])
        process.on(name, ask);
    return stop.signal;
}


/***/ }),

/***/ 3270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ JOB_SUMMARY_BYTES)
/* harmony export */ });
/**
 * A job summary larger than 1 MiB is not shown (GitHub docs, "Workflow commands": adding a job summary); some room
 * is left for what other parts of the step add.
 */
const JOB_SUMMARY_BYTES = 900 * 1024;


/***/ }),

/***/ 7126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IF: () => (/* binding */ userError),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   fI: () => (/* binding */ problemText),
/* harmony export */   yo: () => (/* binding */ UserError),
/* harmony export */   zs: () => (/* binding */ problemSchema)
/* harmony export */ });
/* unused harmony export problemCodes */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9691);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2070);


/**
 * Something that is wrong with what we were given: said in one message with its place, what was expected,
 * what was found and what to do. Errors stop the file or the test; warnings are shown and the run goes on
 * (`strict` turns them into errors).
 */
const problemCodes = [
    'INPUT_INVALID',
    'FILE_MISSING',
    'FILE_UNREADABLE',
    'FILE_TOO_LARGE',
    'NOTHING_MATCHED',
    'YAML_INVALID',
    'WRONG_TYPE',
    'MISSING_FIELD',
    'DUPLICATE_ID',
    'UNKNOWN_FIELD',
    'UNKNOWN_TARGET',
    'UNKNOWN_PROVIDER',
    'UNKNOWN_GRADER',
    'GRADER_INVALID',
    'TARGET_INVALID',
    'SECRET_MISSING',
    'DEPRECATED',
    'UNUSED',
    'NOT_SUPPORTED_YET',
    'RESULTS_UNREADABLE',
    'OUTPUT_UNWRITABLE',
];
const problemSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    code: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(problemCodes),
    severity: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['error', 'warning']),
    message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    place: _place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeSchema */ .J.optional(),
    /** What would have been right, in the reader's words. */
    expected: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    /** What stood there instead, shortened. */
    found: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    /** What to do about it. */
    hint: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
});
/** One problem as lines of text: the place and the sentence first, then expected, found and the advice. */
function problemText(problem) {
    const head = problem.place ? `${(0,_place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeText */ .Z)(problem.place)}: ${problem.message}` : problem.message;
    const details = [
        problem.expected === undefined ? undefined : `expected: ${problem.expected}`,
        problem.found === undefined ? undefined : `found: ${problem.found}`,
        problem.hint,
    ].filter((line) => line !== undefined);
    return [head, ...details.map((line) => `  ${line}`)].join('\n');
}
/** A problem the reader of the log can put right. Anything else that is thrown is a bug of ours. */
class UserError extends Error {
    name = 'UserError';
    problems;
    constructor(problems, options = {}) {
        super(problems.map(problemText).join('\n'), options);
        this.problems = problems;
    }
}
/** A `UserError` with a single problem: the usual case. */
function userError(code, message, more = {}) {
    const { cause, ...details } = more;
    return new UserError([{ code, severity: 'error', message, ...details }], { cause });
}
const messageOf = (error) => (error instanceof Error ? error.message : String(error));


/***/ }),

/***/ 9846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ clampScore),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   XC: () => (/* binding */ graderScoreSchema),
/* harmony export */   uI: () => (/* binding */ assertionSchema),
/* harmony export */   wR: () => (/* binding */ graderVerdicts)
/* harmony export */ });
/* unused harmony export gradeSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9691);
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3290);
/* harmony import */ var _suite_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9080);



/** One thing that a grader looked at. */
const assertionSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    evidence: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
});
/** AgentV's verdict of one grader: `pass` from 0.8 on; `skip` when it could not judge. */
const graderVerdicts = ['pass', 'fail', 'skip'];
const verdictOf = (score) => (score >= _suite_js__WEBPACK_IMPORTED_MODULE_1__/* .PASS_MARK */ .Yn ? 'pass' : 'fail');
const graderScoreSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    type: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    score: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(1),
    weight: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative(),
    verdict: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(graderVerdicts),
    assertions: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(assertionSchema),
    reasoning: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    input: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J().optional(),
    target: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    details: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).optional(),
    scores: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(graderScoreSchema).optional(),
    tokenUsage: _message_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenUsageSchema */ .uX.optional(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative(),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    endedAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
}));
/** All graders of one answer put together. `ungraded` says that we do not know. */
const gradeSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('scored'),
        score: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(1),
        assertions: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(assertionSchema),
        scores: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(graderScoreSchema),
        /** Names of required graders that stayed below their limit, which made the score 0. */
        requiredMissed: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('ungraded'),
        reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        assertions: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(assertionSchema),
        scores: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(graderScoreSchema),
    }),
]);
/** NaN and the infinities become 0, the rest is held within 0…1 (graders.md §0). */
const clampScore = (score) => (Number.isFinite(score) ? Math.min(1, Math.max(0, score)) : 0);


/***/ }),

/***/ 491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ew: () => (/* binding */ canonicalName),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   oH: () => (/* binding */ findKind)
/* harmony export */ });
/** A plug-in introduces itself once: names, schema, constructor. The option type is inferred from the schema. */
function kindOf() {
    return (plugin) => {
        const { type, aliases = [], options: schema, takesAnyKey = false, create, ...extra } = plugin;
        return {
            ...extra,
            type,
            aliases,
            keys: takesAnyKey ? undefined : Object.keys(schema.shape),
            check(options) {
                const parsed = schema.safeParse(options);
                return parsed.success ? [] : parsed.error.issues.map((issue) => asOptionProblem(issue, options));
            },
            open: (options, deps) => create(schema.parse(options), deps),
        };
    };
}
/** Names are compared lower-case with `-` for `_`, as AgentV does. */
const canonicalName = (name) => name.trim().toLowerCase().replaceAll('_', '-');
function findKind(kinds, name) {
    const wanted = canonicalName(name);
    return kinds.find((kind) => [kind.type, ...kind.aliases].some((known) => canonicalName(known) === wanted));
}
function asOptionProblem(issue, options) {
    const path = issue.path.filter((part) => typeof part !== 'symbol');
    const isSecret = issue.code === 'custom' && issue.params?.['secret'] === true;
    const found = isSecret ? undefined : describe(path.reduce(step, options));
    return { path, message: issue.message, found };
}
const step = (value, key) => typeof value === 'object' && value !== null ? value[key] : undefined;
function describe(value) {
    if (value === undefined || (typeof value === 'object' && value !== null && !Array.isArray(value)))
        return undefined;
    const text = JSON.stringify(value) ?? '';
    return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}


/***/ }),

/***/ 3290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ messageSchema),
/* harmony export */   Ot: () => (/* binding */ roles),
/* harmony export */   Tf: () => (/* binding */ contentText),
/* harmony export */   uX: () => (/* binding */ tokenUsageSchema),
/* harmony export */   zN: () => (/* binding */ finalAnswer)
/* harmony export */ });
/* unused harmony exports toolCallSchema, contentPartSchema, contentSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9691);

const roles = ['system', 'user', 'assistant', 'tool'];
/** Tokens of model calls. A count that the provider did not report is absent, never 0. */
const tokenUsageSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    input: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    cached: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    reasoning: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
});
const toolCallSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    tool: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    input: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    startTime: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    endTime: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
});
/**
 * A piece of a message. `file` carries the path as the suite wrote it (`path`), where it is (`absolutePath`) and
 * its text; `image` a data URI; `data` is any other object, kept for graders as it was written.
 */
const contentPartSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('type', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('text'), value: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('file'), path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), absolutePath: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('image'), mediaType: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), dataUri: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('data'), value: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()) }),
]);
/** Text, a list of parts, or one structured value (an object that the suite wrote as the content). */
const contentSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(contentPartSchema),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ structured: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J() }),
]);
/** One turn of a conversation: of a test's input, of its expected output, or of what a target answered. */
const messageSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    role: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(roles),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    content: contentSchema.optional(),
    toolCalls: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(toolCallSchema).optional(),
    startTime: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    endTime: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    tokenUsage: tokenUsageSchema.optional(),
    metadata: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
});
/**
 * The text that is graded: the content of the last assistant message that has any (targets-format.md §7).
 * A trailing message with only tool calls is passed over; no message at all gives the empty string.
 */
function finalAnswer(messages) {
    const last = messages.findLast((message) => message.role === 'assistant' && message.content !== undefined);
    return last?.content === undefined ? '' : contentText(last.content);
}
/** Content as plain text: text parts joined by line breaks, structured values as JSON. */
function contentText(content) {
    if (typeof content === 'string')
        return content;
    if (Array.isArray(content)) {
        return content.flatMap((part) => (part.type === 'text' ? [part.value] : [])).join('\n');
    }
    return JSON.stringify(content.structured, null, 2);
}


/***/ }),

/***/ 3209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ig: () => (/* binding */ failureSchema),
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   r3: () => (/* binding */ isRetryable)
/* harmony export */ });
/* unused harmony exports failureClasses, stages, reasonCodes, responseSchema, outcomeSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9691);
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3290);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2070);



/**
 * Why there is no usable result. `timeout` and `crash` are the agent's own doing; the other classes say nothing
 * about it. Told by transport and exit status, never by the score.
 */
const failureClasses = [
    'config',
    'provider',
    'rate_limit',
    'auth',
    'timeout',
    'crash',
    'grader',
    'workspace',
    'budget',
    'cancelled',
    'bug',
];
/** AgentV's `failure_stage`: how far the test came (results-format.md §1.6). */
const stages = ['setup', 'repo_setup', 'agent', 'evaluator', 'teardown'];
/** AgentV's `failure_reason_code`. */
const reasonCodes = [
    'provider_error',
    'evaluator_error',
    'setup_error',
    'preflight_error',
    'script_error',
    'template_error',
    'file_copy_error',
    'clone_error',
    'budget_exceeded',
    'error_threshold_exceeded',
    'dependency_failed',
];
const failureSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    class: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(failureClasses),
    stage: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(stages),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(reasonCodes),
    message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    place: _place_js__WEBPACK_IMPORTED_MODULE_1__/* .placeSchema */ .J.optional(),
    /** HTTP status, where there was one. */
    httpStatus: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().optional(),
    /** The same request would fail again: of a class that is asked again, this one is not. */
    permanent: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).optional(),
    /** How long the provider asked us to wait. */
    retryAfterMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative().optional(),
});
/** What a target gave back. Everything but the messages may be unknown. */
const responseSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    messages: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_message_js__WEBPACK_IMPORTED_MODULE_0__/* .messageSchema */ .HQ),
    tokenUsage: _message_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenUsageSchema */ .uX.optional(),
    /** US dollars. */
    costUsd: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative().optional(),
    /** As the target reports it, else the wall clock. */
    durationMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative().optional(),
    startTime: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    endTime: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** Unified diff of what the agent changed. */
    fileChanges: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** The model that answered, as the provider names it. */
    model: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** The target answered and at the same time said that something went wrong. */
    error: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
});
/** What came of asking. Only an answer can be graded; a failure says why there is none. */
const outcomeSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('answered'), response: responseSchema }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('failed'), failure: failureSchema }),
]);
/** A failure of the agent call itself, by class: the usual case in a provider. */
const failed = (failureClass, message, more = {}) => ({
    kind: 'failed',
    failure: { class: failureClass, stage: 'agent', reason: 'provider_error', message, ...more },
});
/** Only infrastructure is asked again: never a score, a crash or a timeout (gate.md O11). */
const isRetryable = ({ class: failureClass, permanent }) => !permanent && (failureClass === 'provider' || failureClass === 'rate_limit');


/***/ }),

/***/ 2070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ placeSchema),
/* harmony export */   Z: () => (/* binding */ placeText)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9691);

/**
 * Where a value was written. `file` is what a reader of the log would type: relative to the working
 * directory where possible, with `/` between its parts. Lines and columns count from 1, as in GitHub's annotations.
 */
const placeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(),
    column: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(),
});
const placeText = ({ file, line, column }) => `${file}:${line}:${column}`;


/***/ }),

/***/ 3535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZH: () => (/* binding */ resultKey)
});

// UNUSED EXPORTS: aggregationSchema, executionStatuses, runResultSchema, testResultSchema, trialSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
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
// EXTERNAL MODULE: ./build/js/src/model/suite.js + 1 modules
var suite = __webpack_require__(9080);
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

;// CONCATENATED MODULE: ./build/js/src/model/prompt.js

/** How a target wants to be asked: a model with a chat, an agent with one text document (suite-format.md §20.1). */
const promptModes = (/* unused pure expression or super */ null && (['lm', 'agent']));
const chatMessageSchema = schemas/* strictObject */.rej({
    role: schemas/* enum */.k5n(['system', 'user', 'assistant']),
    content: schemas/* string */.YjP(),
});
/** A test's input, rendered for one target. */
const promptSchema = schemas/* strictObject */.rej({
    /** The whole as one text, with role markers where there are several speakers. */
    question: schemas/* string */.YjP(),
    /** Present only when there are several speakers. */
    chat: schemas/* array */.YOg(chatMessageSchema).optional(),
    /** The text of the leading system messages. */
    system: schemas/* string */.YjP().optional(),
});

;// CONCATENATED MODULE: ./build/js/src/model/result.js








/** Reached its pass mark, did not, or there is nothing to judge: AgentV's `execution_status`. */
const executionStatuses = ['ok', 'quality_failure', 'execution_error'];
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
    input: schemas/* array */.YOg(message/* messageSchema */.HQ),
    /** The input as the target was asked it. */
    prompt: promptSchema.optional(),
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
    fileChanges: schemas/* string */.YjP().optional(),
    workspacePath: schemas/* string */.YjP().optional(),
    /** Wall clock of the whole test with its graders; tokens with those of the judges. */
    evalRun: schemas/* strictObject */.rej({ durationMs: schemas/* number */.aig().nonnegative(), tokenUsage: message/* tokenUsageSchema */.uX.optional() }),
    /** Calls that were repeated because the infrastructure failed. */
    retries: schemas/* int */.Whr().nonnegative(),
    trials: schemas/* array */.YOg(trialSchema).optional(),
    aggregation: aggregationSchema.optional(),
    costLimited: schemas/* boolean */.zMY().optional(),
    metadata: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional(),
    /** The commit whose results were taken over instead of running. */
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
    results: schemas/* array */.YOg(testResultSchema),
});


/***/ }),

/***/ 1459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IM: () => (/* binding */ openYaml)
});

// UNUSED EXPORTS: Cursor, Source, describeValue

// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(958);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./build/js/src/shared/yaml-document.js

/** Lists and mappings inside one another. No suite that people can read comes near. */
const MAX_DEPTH = 100;
/** The parser keeps up to two entries for each level that it is in. */
const MAX_OPEN = 2 * MAX_DEPTH + 10;
/** Some 5 MiB of ordinary suite; a text that is nothing but punctuation would keep the machine busy for minutes. */
const MAX_LEXEMES = 2_000_000;
/** After the first mistakes a parser mostly complains about their consequences. */
const MAX_COMPLAINTS = 5;
/** Reads the one document of a YAML 1.2 text, in time and memory that a hostile text cannot choose. */
function composeYaml(text) {
    const parser = new dist/* Parser */.iX();
    const composer = new dist/* Composer */.Dk({
        version: '1.2',
        schema: 'core',
        merge: true,
        prettyErrors: false,
        // Ours is told with both places, and does not compare every key with every other.
        uniqueKeys: false,
        resolveKnownTags: false,
        logLevel: 'silent',
    });
    const documents = [];
    let lexemes = 0;
    let mistakes = 0;
    for (const lexeme of new dist/* Lexer */.JG().lex(text)) {
        lexemes += 1;
        if (lexemes > MAX_LEXEMES)
            return refused(tooMuch(parser.offset));
        for (const token of parser.next(lexeme)) {
            if (token.type === 'error')
                mistakes += 1;
            documents.push(...composer.next(token));
        }
        if (parser.stack.length > MAX_OPEN)
            return refused(tooDeep(parser.offset));
        if (mistakes > MAX_COMPLAINTS || documents.length > 0)
            break;
    }
    for (const token of parser.end())
        documents.push(...composer.next(token));
    documents.push(...composer.end(true, text.length));
    const [first, second] = documents;
    const complaints = [...(first?.errors ?? []), ...(first?.warnings ?? []).filter(isUnknownTag)].map(complaintOf);
    if (second !== undefined && complaints.length === 0)
        complaints.push(secondDocument(second.range[0]));
    if (complaints.length > 0)
        return refused(...onePerLine(complaints, text).slice(0, MAX_COMPLAINTS));
    return { kind: 'composed', contents: first?.contents ?? null };
}
const tooDeep = (offset) => ({
    message: `Lists and mappings are nested more than ${MAX_DEPTH} levels deep`,
    offset,
});
const tooMuch = (offset) => ({
    message: `The file has more than ${MAX_LEXEMES} pieces of YAML`,
    offset,
    hint: 'Divide it into several files.',
});
const secondDocument = (offset) => ({
    message: 'A second document begins here, and a file holds only one',
    offset,
    hint: 'Take the line "---" out, or put what follows into a file of its own.',
});
const refused = (...complaints) => ({ kind: 'refused', complaints });
/** A tag that nobody resolves would leave plain text where something else was meant. */
const isUnknownTag = ({ code }) => code === 'TAG_RESOLVE_FAILED';
function complaintOf({ message, pos }) {
    const [line = message] = message.split('\n', 1);
    const known = WORDINGS.find(({ said }) => said.test(line));
    const wording = known?.better === undefined ? line : line.replace(known.said, known.better);
    return { message: shortened(wording), offset: pos[0], hint: known?.hint };
}
const shortened = (message) => (message.length > 200 ? `${message.slice(0, 199)}…` : message);
/** The usual mistakes, and what they usually come from. */
const WORDINGS = [
    {
        said: /^Nested mappings are not allowed in compact mappings$/,
        better: 'A second ": " stands in this line',
        hint: 'Put quotes around a text that contains ": ".',
    },
    {
        said: /^(?:Implicit keys need to be on a single line|Implicit map keys need to be followed by map values)$/,
        better: 'A key and its ":" must stand on one line',
        hint: 'Is a ":" missing, or a quote?',
    },
    { said: /^Tabs are not allowed as indentation$/, hint: 'Indent with spaces.' },
    { said: /must start at the same column$/, hint: 'What belongs together begins in the same column.' },
    { said: /sufficiently indented and end with a (.)$/, hint: 'Is the closing bracket missing?' },
    { said: /^Plain value cannot start with/, better: 'A text without quotes cannot begin with' },
    { said: /^Missing closing "quote$/, better: 'A text in double quotes does not end' },
    { said: /^Missing closing 'quote$/, better: 'A text in single quotes does not end' },
    {
        said: /^Unresolved tag: (?:tag:yaml\.org,2002:)?(.*)$/,
        better: 'The tag "$1" is not known here',
        hint: 'Put quotes around a text that begins with "!".',
    },
    { said: /^Invalid escape sequence/, hint: 'In single quotes "\\" is an ordinary character.' },
    {
        said: /^Unexpected (?:scalar|double-quoted-scalar|single-quoted-scalar) at node end$/,
        hint: 'Is a quote missing?',
    },
    {
        said: /^Unexpected .* at node end$/,
        hint: 'Put quotes around a text with brackets, braces, commas or "#" in it.',
    },
];
function onePerLine(complaints, text) {
    const sorted = complaints.toSorted((a, b) => a.offset - b.offset);
    return sorted.filter(({ offset }, index) => {
        const earlier = sorted[index - 1];
        return earlier === undefined || text.slice(earlier.offset, offset).includes('\n');
    });
}

;// CONCATENATED MODULE: ./build/js/src/shared/yaml-values.js


/** The most that aliases may make of a file, in values; sixteen characters of text weigh as much as a value. */
const MAX_WEIGHT = 1_500_000;
/** More complaints than this nobody reads. */
const yaml_values_MAX_COMPLAINTS = 5;
/**
 * Makes plain values of a YAML document. What stands behind an alias is read once and shared, so an alias bomb costs
 * nothing; but it is refused, because those who walk through the values would not end.
 */
function readValues(contents) {
    const reading = new Reading();
    const value = contents === null ? null : reading.read(contents).value;
    return {
        value,
        complaints: reading.complaints.toSorted((a, b) => a.offset - b.offset).slice(0, yaml_values_MAX_COMPLAINTS),
        meantBy: (alias) => reading.targets.get(alias),
        entriesOf: (mapping) => reading.entries.get(mapping),
    };
}
const NOTHING = { value: null, weight: 1, height: 0 };
const NO_ENTRIES = new Map();
/** One walk through a document, in its order: an alias means the last anchor of its name before it. */
class Reading {
    complaints = [];
    targets = new Map();
    entries = new Map();
    #anchors = new Map();
    /** What is behind the anchors; `undefined` while it is still being read. */
    #known = new Map();
    /** How many entries were merged in, in all. */
    #merged = 0;
    read(node) {
        if ((0,dist/* isAlias */.Vj)(node))
            return this.#behind(node);
        const { anchor } = node;
        if (anchor !== undefined) {
            this.#anchors.set(anchor, node);
            this.#known.set(node, undefined);
        }
        const read = this.#limited(node, (0,dist/* isMap */.jh)(node) ? this.#mapping(node) : this.#listOrScalar(node));
        if (anchor !== undefined)
            this.#known.set(node, read);
        return read;
    }
    #behind(alias) {
        const target = this.#anchors.get(alias.source);
        if (target === undefined) {
            this.#complain(`Nothing before this is called &${alias.source}, so *${alias.source} stands for nothing`, alias, {
                hint: 'Put quotes around a text that begins with "*".',
            });
            return NOTHING;
        }
        const read = this.#known.get(target);
        if (read === undefined) {
            this.#complain(`*${alias.source} stands for something that contains it`, alias);
            return NOTHING;
        }
        this.targets.set(alias, target);
        return read;
    }
    #listOrScalar(node) {
        if ((0,dist/* isScalar */.jn)(node)) {
            // A mark of the parser (the "<<" of a merge key) has no meaning as a value.
            const value = typeof node.value === 'symbol' ? '<<' : node.value;
            return { value, weight: typeof value === 'string' ? 1 + value.length / 16 : 1, height: 0 };
        }
        const items = node.items.map((item) => this.read(item));
        return { value: items.map(({ value }) => value), ...sizeOf(items) };
    }
    #mapping(node) {
        const own = new Map();
        const merged = new Map();
        for (const { key, value: valueNode } of node.items) {
            if ((0,dist/* isScalar */.jn)(key) && typeof key.value === 'symbol') {
                this.#merge(valueNode, merged);
                continue;
            }
            const name = this.#nameOf(key);
            const read = valueNode === null ? NOTHING : this.read(valueNode);
            if (name === undefined)
                continue;
            const earlier = own.get(name);
            if (earlier === undefined)
                own.set(name, { key, node: valueNode, ...read });
            else
                this.#complain(`The key "${shown(name)}" stands twice in this mapping`, key, { earlier: earlier.key });
        }
        const all = new Map([...own, ...[...merged].filter(([name]) => !own.has(name))]);
        this.entries.set(node, all);
        const entries = [...all].map(([name, { value }]) => [name, value]);
        return { value: Object.fromEntries(entries), ...sizeOf([...all.values()]) };
    }
    /** What is merged earlier wins over what is merged later; both give way to the mapping's own keys. */
    #merge(node, into) {
        if (node !== null)
            this.read(node);
        const meant = this.#withoutAlias(node);
        for (const source of (0,dist/* isSeq */.oP)(meant) ? meant.items : [node]) {
            for (const [name, entry] of this.#entriesBehind(source)) {
                if (!into.has(name))
                    into.set(name, entry);
            }
        }
    }
    #entriesBehind(source) {
        const mapping = this.#withoutAlias(source);
        // The alias has been complained about.
        if (mapping === undefined)
            return NO_ENTRIES;
        const entries = (0,dist/* isMap */.jh)(mapping) ? this.entries.get(mapping) : undefined;
        if (entries === undefined) {
            this.#complain('"<<" takes a mapping, an alias of one, or a list of those', source);
            return NO_ENTRIES;
        }
        this.#merged += entries.size;
        if (this.#merged <= MAX_WEIGHT)
            return entries;
        this.#tooLarge(source);
        return NO_ENTRIES;
    }
    #withoutAlias(node) {
        return (0,dist/* isAlias */.Vj)(node) ? this.targets.get(node) : node;
    }
    #nameOf(key) {
        const { value } = this.read(key);
        if (typeof value !== 'object' || value === null)
            return value === null ? '' : String(value);
        this.#complain('A list or a mapping cannot be a key', key, {
            hint: 'Put quotes around a text that begins with "{" or "[", such as "{{ name }}".',
        });
        return undefined;
    }
    #limited(node, read) {
        if (read.height > MAX_DEPTH) {
            this.complaints.push(tooDeep(node.range[0]));
            return NOTHING;
        }
        if (read.weight > MAX_WEIGHT) {
            this.#tooLarge(node);
            return NOTHING;
        }
        return read;
    }
    #tooLarge(node) {
        if (this.complaints.length >= yaml_values_MAX_COMPLAINTS)
            return;
        this.#complain('Aliases make this far larger than it looks', node, {
            hint: 'Use fewer aliases, or divide the file.',
        });
    }
    #complain(message, node, more = {}) {
        this.complaints.push({
            message,
            offset: node?.range[0] ?? 0,
            hint: more.hint,
            ...(more.earlier && { earlier: more.earlier.range[0] }),
        });
    }
}
function sizeOf(parts) {
    let weight = 1;
    let height = 0;
    for (const part of parts) {
        weight += part.weight;
        height = Math.max(height, part.height);
    }
    return { weight, height: height + 1 };
}
const shown = (name) => (name.length > 60 ? `${name.slice(0, 59)}…` : name);

;// CONCATENATED MODULE: ./build/js/src/shared/yaml-text.js



/** Reads one YAML 1.2 document (merge keys and anchors allowed) and remembers where everything stands. */
function parseYamlText(given) {
    const text = given.replace(/^\uFEFF/, '');
    const positionOf = positions(text);
    const invalid = (complaints) => ({
        kind: 'invalid',
        errors: complaints.map((complaint) => asError(complaint, positionOf)),
    });
    const nul = text.indexOf('\0');
    if (nul !== -1)
        return invalid([notText(nul)]);
    const composed = composeYaml(text);
    if (composed.kind === 'refused')
        return invalid(composed.complaints);
    const { contents } = composed;
    const values = readValues(contents);
    if (values.complaints.length > 0)
        return invalid(values.complaints);
    return {
        kind: 'parsed',
        value: values.value,
        valueAt: (path) => positionOf(offsetOf(contents, values, path, 'value')),
        keyAt: (path) => positionOf(offsetOf(contents, values, path, 'key')),
    };
}
const notText = (offset) => ({
    message: 'The file contains a NUL character, so it is not text',
    offset,
    hint: 'Save it as UTF-8, if it is text in another encoding.',
});
function asError({ message, offset, hint, earlier }, positionOf) {
    const first = earlier === undefined ? undefined : `The first one is in line ${positionOf(earlier).line}.`;
    return { message, ...positionOf(offset), hint: first ?? hint };
}
/** Lines are found once, when the first position is asked for. */
function positions(text) {
    let starts;
    return (offset) => {
        starts ??= lineStarts(text);
        const line = countUpTo(starts, Math.min(offset, text.length));
        return { line, column: Math.min(offset, text.length) - (starts[line - 1] ?? 0) + 1 };
    };
}
function lineStarts(text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return starts;
}
/** How many of the sorted numbers are not greater than the limit. */
function countUpTo(sorted, limit) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if ((sorted[middle] ?? 0) <= limit)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function offsetOf(contents, values, path, want) {
    let node = contents;
    let offset = node?.range[0] ?? 0;
    for (const [depth, step] of path.entries()) {
        const found = child(node, values, step);
        if (found === undefined)
            return offset;
        const value = found.node?.range[0];
        const key = found.key?.range[0] ?? value;
        const isLast = depth === path.length - 1;
        offset = (isLast && want === 'key' ? key : (value ?? key)) ?? offset;
        node = found.node;
    }
    return offset;
}
function child(parent, values, step) {
    const node = (0,dist/* isAlias */.Vj)(parent) ? values.meantBy(parent) : parent;
    if ((0,dist/* isSeq */.oP)(node))
        return typeof step === 'number' ? { key: undefined, node: node.items[step] } : undefined;
    return (0,dist/* isMap */.jh)(node) ? values.entriesOf(node)?.get(String(step)) : undefined;
}

;// CONCATENATED MODULE: ./build/js/src/model/source.js



/** A value of a file that people wrote, with the place it stands at. */
class Cursor {
    value;
    #source;
    #path;
    constructor(source, path, value) {
        this.#source = source;
        this.#path = path;
        this.value = value;
    }
    /** Where the value begins. */
    get place() {
        return this.#source.at('valueAt', this.#path);
    }
    /** Where its key begins; for a list item, the item. */
    get keyPlace() {
        return this.#source.at('keyAt', this.#path);
    }
    get isMap() {
        return typeof this.value === 'object' && this.value !== null && !Array.isArray(this.value);
    }
    get isList() {
        return Array.isArray(this.value);
    }
    /** The value of a key, if the key is there and not null. */
    field(key) {
        if (!this.isMap || !Object.hasOwn(this.value, key))
            return undefined;
        const value = this.value[key];
        return value === null || value === undefined ? undefined : new Cursor(this.#source, [...this.#path, key], value);
    }
    /** The value of a key even when it is null. */
    key(key) {
        if (!this.isMap || !Object.hasOwn(this.value, key))
            return undefined;
        return new Cursor(this.#source, [...this.#path, key], this.value[key]);
    }
    keys() {
        return this.isMap ? Object.keys(this.value) : [];
    }
    items() {
        if (!Array.isArray(this.value))
            return [];
        return this.value.map((item, index) => new Cursor(this.#source, [...this.#path, index], item));
    }
    /**
     * The value as text where text is meant. A number or boolean that came out of `${{ VAR }}` was text before and
     * is text again (suite-format.md §5.1); other numbers are not.
     */
    get text() {
        if (typeof this.value === 'string')
            return this.value;
        return this.#source.textBehind(this.#path);
    }
    /** The place of something below, for problems that a schema found. */
    below(path) {
        return this.#source.at('valueAt', [...this.#path, ...path]);
    }
    error(code, message, more = {}) {
        return { code, severity: 'error', message, place: this.place, ...more };
    }
    warning(code, message, more = {}) {
        return { code, severity: 'warning', message, place: this.place, ...more };
    }
    /** The value in a few words, as problems tell what they found. */
    get found() {
        const unset = this.value === '' ? this.#source.unsetBehind(this.#path) : undefined;
        return unset === undefined ? describeValue(this.value) : `nothing: the environment variable ${unset} is not set`;
    }
    /** The complaint about a key that is not there, with what stands there instead. */
    missing(name, message, expected, hint) {
        const slip = this.keys().find((key) => (0,did_you_mean/* didYouMean */.au)(key, [name]) !== undefined);
        const advice = slip === undefined ? hint : `Did you mean "${name}" where "${slip}" stands?`;
        return this.error('MISSING_FIELD', message, { expected, found: this.#keysFound, ...(advice && { hint: advice }) });
    }
    get #keysFound() {
        if (!this.isMap)
            return this.found;
        return this.keys().length === 0 ? 'an empty mapping' : `only ${(0,did_you_mean/* listed */.KE)(this.keys().map((key) => `"${key}"`))}`;
    }
    /** The usual complaint about a value of the wrong shape. */
    wrongType(name, expected, hint) {
        const { found } = this;
        return this.error('WRONG_TYPE', `"${name}" has a wrong value`, { expected, found, ...(hint && { hint }) });
    }
}
/** One file of YAML, read once. */
class Source {
    file;
    #positions;
    #behind;
    constructor(file, positions, behind = {}) {
        this.file = file;
        this.#positions = positions;
        this.#behind = behind;
    }
    at(what, path) {
        const { line, column } = this.#positions[what](path);
        return { file: this.file, line, column };
    }
    textBehind(path) {
        return this.#behind.retyped?.get(JSON.stringify(path));
    }
    unsetBehind(path) {
        return this.#behind.unset?.get(JSON.stringify(path));
    }
}
/** Reads the text of a YAML file; `interpolate` sees all values before anybody else does. */
function openYaml(file, text, interpolate) {
    const yaml = parseYamlText(text);
    if (yaml.kind === 'invalid') {
        const problems = yaml.errors.map(({ message, line, column, hint }) => ({
            code: 'YAML_INVALID',
            severity: 'error',
            message: `This is not valid YAML: ${message}`,
            place: { file, line, column },
            ...(hint !== undefined && { hint }),
        }));
        return { kind: 'invalid', problems };
    }
    const { value, ...behind } = interpolate?.(yaml.value) ?? { value: yaml.value };
    return { kind: 'opened', root: new Cursor(new Source(file, yaml, behind), [], value) };
}
/** A value in a few words for "found: …". */
function describeValue(value) {
    if (value === null || value === undefined)
        return 'nothing';
    if (Array.isArray(value))
        return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
    if (typeof value === 'object')
        return 'a mapping';
    const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
    const kind = typeof value === 'string' ? 'text' : typeof value;
    return `the ${kind} ${(0,shared_text/* cutEnd */.ym)(text, 60)}`;
}


/***/ }),

/***/ 9080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Yn: () => (/* binding */ PASS_MARK),
  PU: () => (/* binding */ brokenTestSchema),
  Y9: () => (/* binding */ suiteSchema),
  Ms: () => (/* binding */ testSchema),
  c: () => (/* binding */ trialPolicySchema),
  su: () => (/* binding */ trialStrategies)
});

// UNUSED EXPORTS: conversationSchema, graderSpecSchema, turnSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/message.js
var message = __webpack_require__(3290);
// EXTERNAL MODULE: ./build/js/src/model/place.js
var place = __webpack_require__(2070);
;// CONCATENATED MODULE: ./build/js/src/model/workspace.js

/** A command around a test or a suite: what runs, where, and how long it may take. */
const hookSchema = schemas/* strictObject */.rej({
    command: schemas/* array */.YOg(schemas/* string */.YjP()).min(1),
    cwd: schemas/* string */.YjP().optional(),
    timeoutMs: schemas/* number */.aig().positive(),
    reset: schemas/* enum */.k5n(['none', 'fast', 'strict']).optional(),
});
const repositorySchema = schemas/* strictObject */.rej({
    /** Where it is put, relative to the workspace. */
    path: schemas/* string */.YjP(),
    source: schemas/* discriminatedUnion */.gMt('type', [
        schemas/* strictObject */.rej({ type: schemas/* literal */.euz('git'), url: schemas/* string */.YjP() }),
        schemas/* strictObject */.rej({ type: schemas/* literal */.euz('local'), path: schemas/* string */.YjP() }),
    ]),
    ref: schemas/* string */.YjP().optional(),
    ancestor: schemas/* int */.Whr().nonnegative().optional(),
    depth: schemas/* int */.Whr().positive().optional(),
    filter: schemas/* string */.YjP().optional(),
    sparse: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
});
/** The folder an agent works in: what it is made of and what happens around each test (workspace-format.md). */
const workspaceSchema = schemas/* strictObject */.rej({
    template: schemas/* string */.YjP().optional(),
    isolation: schemas/* enum */.k5n(['shared', 'per_test']),
    mode: schemas/* enum */.k5n(['pooled', 'temp', 'static']),
    path: schemas/* string */.YjP().optional(),
    repositories: schemas/* array */.YOg(repositorySchema),
    hooks: schemas/* strictObject */.rej({
        beforeAll: hookSchema.optional(),
        beforeEach: hookSchema.optional(),
        afterEach: hookSchema.optional(),
        afterAll: hookSchema.optional(),
    }),
    environment: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).optional(),
});

;// CONCATENATED MODULE: ./build/js/src/model/suite.js





/** AgentV's pass mark of a test or a grader when nothing else is said (graders.md §4.1). */
const PASS_MARK = 0.8;
/**
 * A grader as a suite asks for it. `type` is the canonical name; `declaredAs` what the suite wrote, because
 * the old names also mean the old wire format. `options` are the grader's own keys, checked by its kind.
 */
const graderSpecSchema = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP(),
    type: schemas/* string */.YjP(),
    declaredAs: schemas/* string */.YjP(),
    weight: schemas/* number */.aig().nonnegative(),
    /** The score below which the whole test scores 0; `pass-mark` means the test's own pass mark. */
    required: schemas/* union */.KCZ([schemas/* number */.aig(), schemas/* literal */.euz('pass-mark')]).optional(),
    negate: schemas/* boolean */.zMY(),
    options: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
    place: place/* placeSchema */.J,
});
const trialStrategies = ['pass_at_k', 'mean', 'confidence_interval'];
const trialPolicySchema = schemas/* strictObject */.rej({
    count: schemas/* int */.Whr().positive(),
    strategy: schemas/* enum */.k5n(trialStrategies),
    costLimitUsd: schemas/* number */.aig().positive().optional(),
});
/** One turn of a conversation test (suite-format.md §15). */
const turnSchema = schemas/* strictObject */.rej({
    input: message/* messageSchema */.HQ,
    expected: message/* messageSchema */.HQ.optional(),
    graders: schemas/* array */.YOg(graderSpecSchema),
    place: place/* placeSchema */.J,
});
const conversationSchema = schemas/* strictObject */.rej({
    turns: schemas/* array */.YOg(turnSchema).min(1),
    aggregation: schemas/* enum */.k5n(['mean', 'min', 'max']),
    onTurnFailure: schemas/* enum */.k5n(['continue', 'stop']),
    windowSize: schemas/* int */.Whr().positive().optional(),
});
/** One thing that is asked and graded. */
const testSchema = schemas/* strictObject */.rej({
    kind: schemas/* literal */.euz('test'),
    id: schemas/* string */.YjP(),
    place: place/* placeSchema */.J,
    criteria: schemas/* string */.YjP(),
    input: schemas/* array */.YOg(message/* messageSchema */.HQ).min(1),
    expected: schemas/* array */.YOg(message/* messageSchema */.HQ),
    /** Absolute paths handed to agents beside the prompt. */
    inputFiles: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** The test's own graders first, then the suite's; empty means the implicit judge. */
    graders: schemas/* array */.YOg(graderSpecSchema),
    /** The test's own pass mark; absent means the run's. */
    threshold: schemas/* number */.aig().min(0).max(1).optional(),
    /** In a matrix, the only targets this test runs on. */
    targets: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    mustPass: schemas/* boolean */.zMY(),
    conversationId: schemas/* string */.YjP().optional(),
    conversation: conversationSchema.optional(),
    dependsOn: schemas/* array */.YOg(schemas/* string */.YjP()),
    onDependencyFailure: schemas/* enum */.k5n(['skip', 'fail', 'run']),
    workspace: workspaceSchema.optional(),
    metadata: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional(),
});
/** A test that cannot run as it is written. It is never dropped: it becomes an `execution_error` of class `config`. */
const brokenTestSchema = schemas/* strictObject */.rej({
    kind: schemas/* literal */.euz('broken'),
    id: schemas/* string */.YjP(),
    place: place/* placeSchema */.J,
    problems: schemas/* array */.YOg(errors/* problemSchema */.zs).min(1),
});
/** One eval file, read and checked. */
const suiteSchema = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP(),
    /** As shown to people; `path` is the absolute one and `folder` the directory that relative paths start from. */
    file: schemas/* string */.YjP(),
    path: schemas/* string */.YjP(),
    folder: schemas/* string */.YjP(),
    place: place/* placeSchema */.J,
    format: schemas/* enum */.k5n(['yaml', 'jsonl', 'agent-skills', 'typescript']),
    description: schemas/* string */.YjP().optional(),
    version: schemas/* string */.YjP().optional(),
    author: schemas/* string */.YjP().optional(),
    license: schemas/* string */.YjP().optional(),
    requires: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional(),
    tags: schemas/* array */.YOg(schemas/* string */.YjP()),
    category: schemas/* string */.YjP(),
    /** The target names the suite asks for; empty means `default`. */
    targets: schemas/* array */.YOg(schemas/* strictObject */.rej({ name: schemas/* string */.YjP(), place: place/* placeSchema */.J })),
    workers: schemas/* int */.Whr().min(1).max(50).optional(),
    /** The mean score that the suite promises, 0–1. */
    threshold: schemas/* number */.aig().min(0).max(1).optional(),
    trials: trialPolicySchema.optional(),
    failOnError: schemas/* boolean */.zMY(),
    budgetUsd: schemas/* number */.aig().positive().optional(),
    cache: schemas/* boolean */.zMY().optional(),
    workspace: workspaceSchema.optional(),
    metadata: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional(),
    tests: schemas/* array */.YOg(schemas/* discriminatedUnion */.gMt('kind', [testSchema, brokenTestSchema])),
});


/***/ }),

/***/ 8148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ traceSummary)
/* harmony export */ });
/** Counts the tool calls and model calls of an answer. */
function traceSummary(messages) {
    const calls = messages.flatMap(({ toolCalls = [] }) => toolCalls);
    const toolNames = [...new Set(calls.map(({ tool }) => tool))].sort();
    const perTool = toolNames.map((name) => ({ name, own: calls.filter(({ tool }) => tool === name) }));
    const durations = perTool.map(({ name, own }) => [name, knownDurations(own)]);
    return {
        eventCount: calls.length,
        toolNames,
        toolCalls: Object.fromEntries(perTool.map(({ name, own }) => [name, own.length])),
        errorCount: calls.filter(({ status }) => status === 'error' || status === 'failed').length,
        toolDurations: Object.fromEntries(durations.filter(([, known]) => known.length > 0)),
        llmCallCount: messages.filter(({ role }) => role === 'assistant').length,
    };
}
const knownDurations = (calls) => calls.flatMap(({ durationMs }) => (durationMs === undefined ? [] : [durationMs]));


/***/ }),

/***/ 1564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ contentOnWire),
/* harmony export */   Rt: () => (/* binding */ toolCallOnWire),
/* harmony export */   tM: () => (/* binding */ tokenUsageOnWire),
/* harmony export */   ym: () => (/* binding */ messageOnWire)
/* harmony export */ });
/* harmony import */ var _shared_never_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5379);

/**
 * A message as AgentV's scripts know it (graders.md §15.3). Only our own keys are spelled in snake_case: what a
 * suite or an agent wrote inside metadata, tool inputs and structured content stays as it is.
 */
function messageOnWire(message) {
    const { role, name, content, toolCalls, startTime, endTime, durationMs, tokenUsage, metadata } = message;
    return {
        role,
        name,
        content: content === undefined ? undefined : contentOnWire(content),
        tool_calls: toolCalls?.map(toolCallOnWire),
        start_time: startTime,
        end_time: endTime,
        duration_ms: durationMs,
        token_usage: tokenUsage && tokenUsageOnWire(tokenUsage),
        metadata,
    };
}
/** Content in the shape that a suite would write: text, a list of parts, or the structured value itself. */
function contentOnWire(content) {
    if (typeof content === 'string')
        return content;
    return Array.isArray(content) ? content.map(partOnWire) : content.structured;
}
function partOnWire(part) {
    switch (part.type) {
        case 'text':
            return part;
        case 'file':
            return { type: 'file', value: part.path, path: part.absolutePath, text: part.text };
        case 'image':
            return { type: 'image', media_type: part.mediaType, source: part.dataUri };
        case 'data':
            return part.value;
        default:
            return (0,_shared_never_js__WEBPACK_IMPORTED_MODULE_0__/* .never */ .Z)(part);
    }
}
function toolCallOnWire(call) {
    const { tool, input, output, id, status, startTime, endTime, durationMs } = call;
    return { tool, input, output, id, status, start_time: startTime, end_time: endTime, duration_ms: durationMs };
}
const tokenUsageOnWire = ({ input, output, cached, reasoning }) => ({
    input,
    output,
    cached,
    reasoning,
});


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

/***/ 1180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nv: () => (/* binding */ dropInvisible),
/* harmony export */   UX: () => (/* binding */ inOneLine),
/* harmony export */   VI: () => (/* binding */ beginningOf),
/* harmony export */   jQ: () => (/* binding */ showInvisible),
/* harmony export */   uo: () => (/* binding */ withoutAnsi)
/* harmony export */ });
/** The text with every character that cannot be seen written as its escape; line breaks become `\n`, tabs stay. */
const showInvisible = (text) => replaceInvisible(unixLines(text), escapeOf);
/** The text without the characters that cannot be seen; line breaks become `\n`, tabs stay. */
const dropInvisible = (text) => replaceInvisible(unixLines(text), () => '');
/** The text without terminal sequences: colours, cursor movements, titles, links. */
const withoutAnsi = (text) => text.replace(ansiSequence, '');
/** A text of several lines in one: runs of white space become one space. */
const inOneLine = (text) => text.replace(/\s+/g, ' ').trim();
/** As much of a text as one line or one cell can show, and more: an answer may be megabytes long. */
const beginningOf = (text) => (text.length > MOST_READ ? text.slice(0, MOST_READ) : text);
const MOST_READ = 16_384;
/**
 * Control and format characters, lone surrogates, and all that Unicode allows a font to leave out: among them
 * the bidirectional controls, which let a text look like another, and the tags, in which one can be hidden.
 */
const invisible = '[[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}]--[\\n\\t]]';
const anyInvisible = new RegExp(invisible, 'v');
/** Emoji are matched first and kept whole: many are joined by characters that would be invisible elsewhere. */
/** Made when first needed: the emoji alone take longer to compile than a short run to finish. */
let emojiOrInvisible;
function replaceInvisible(text, by) {
    if (!anyInvisible.test(text))
        return text;
    emojiOrInvisible ??= new RegExp(`(\\p{RGI_Emoji})|${invisible}`, 'gv');
    return text.replace(emojiOrInvisible, (character, emoji) => emoji ?? by(character));
}
function escapeOf(character) {
    const code = (character.codePointAt(0) ?? 0).toString(16);
    return code.length <= 4 ? `\\u${code.padStart(4, '0')}` : `\\u{${code}}`;
}
const unixLines = (text) => text.replace(/\r\n?/g, '\n');
// Written with the characters themselves, because patterns are easier to check without two kinds of escapes.
const [ESC, BEL, ST] = [0x1b, 0x07, 0x9c].map((code) => String.fromCharCode(code));
const [CSI, DCS, SOS, OSC, PM, APC] = [0x9b, 0x90, 0x98, 0x9d, 0x9e, 0x9f].map((code) => String.fromCharCode(code));
const ansiSequence = new RegExp([
    // A string up to its terminator. One that never ends is not followed: it would swallow the rest.
    `(?:${ESC}[\\]PX^_]|[${OSC}${DCS}${SOS}${PM}${APC}])[^${BEL}${ESC}${ST}\\n]*(?:${BEL}|${ESC}\\\\|${ST})`,
    `(?:${ESC}\\[|${CSI})[0-?]*[ -/]*[@-~]`,
    `${ESC}[ -/]*[0-~]`,
].join('|'), 'g');


/***/ }),

/***/ 43:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1180);

/** Foreign text on one line of a terminal: it cannot move the cursor, set colours, or turn the writing around. */
const oneLine = (text) => (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .inOneLine */ .UX)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .dropInvisible */ .Nv)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutAnsi */ .uo)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .beginningOf */ .VI)(text))));


/***/ }),

/***/ 8566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N1: () => (/* binding */ commandProperty),
/* harmony export */   SY: () => (/* binding */ neutral),
/* harmony export */   wq: () => (/* binding */ commandData)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1180);

/**
 * Foreign text as it may be printed to a log. The runner takes `::name` at the beginning of a line, white space
 * before it or not, and `##[name]` anywhere for a command; and it ends lines at a carriage return, too. Nothing
 * that is left can be one.
 */
const neutral = (text) => (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .dropInvisible */ .Nv)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutAnsi */ .uo)(text))
    .replace(/^([^\S\n]*):(?=:)/gm, '$1: ')
    .replaceAll('##[', '## [');
/** The part of a workflow command after the second `::`. */
const commandData = (text) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
/** The value of a property of a workflow command, such as `title`. */
const commandProperty = (text) => commandData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');


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
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3535);
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
    DEPRECATED: 'Old spelling still works',
    UNUSED: 'Has no effect',
    NOT_SUPPORTED_YET: 'Not supported yet',
    RESULTS_UNREADABLE: 'Results cannot be read',
    OUTPUT_UNWRITABLE: 'Results cannot be written',
};


/***/ }),

/***/ 5937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HV: () => (/* binding */ UNKNOWN),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   LU: () => (/* binding */ tokens),
/* harmony export */   TG: () => (/* binding */ money),
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

/***/ 8866:
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
const callsOf = (result) => result.trials ?? [result];
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);


/***/ }),

/***/ 6668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ problemsMarkdown),
  e: () => (/* binding */ summaryMarkdown)
});

// EXTERNAL MODULE: ./build/js/src/model/place.js
var model_place = __webpack_require__(2070);
;// CONCATENATED MODULE: ./build/js/src/shared/fit.js
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

;// CONCATENATED MODULE: ./build/js/src/shared/markdown.js
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

// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/reports/escape/invisible.js
var invisible = __webpack_require__(1180);
;// CONCATENATED MODULE: ./build/js/src/reports/escape/markdown.js

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
    const content = withoutCommentMarks(showInvisible(withoutAnsi(text)));
    const ticks = '`'.repeat(Math.max(3, longestRun(content) + 1));
    return `${ticks}text\n${content}\n${ticks}`;
}
const inOneSeenLine = (text) => (0,invisible/* showInvisible */.jQ)((0,invisible/* inOneLine */.UX)((0,invisible/* withoutAnsi */.uo)(text)));
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

// EXTERNAL MODULE: ./build/js/src/reports/findings.js
var findings = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/js/src/reports/marks.js
var marks = __webpack_require__(1241);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var numbers = __webpack_require__(5937);
// EXTERNAL MODULE: ./build/js/src/reports/reproduce.js
var reproduce = __webpack_require__(6360);
// EXTERNAL MODULE: ./build/js/src/reports/silent-passes.js
var silent_passes = __webpack_require__(8866);
// EXTERNAL MODULE: ./build/js/src/reports/spent.js
var spent = __webpack_require__(8927);
// EXTERNAL MODULE: ./build/js/src/reports/totals-line.js + 1 modules
var totals_line = __webpack_require__(2402);
;// CONCATENATED MODULE: ./build/js/src/reports/summary.js













/**
 * The report as Markdown for the job summary, no longer than allowed. What is left out goes from the bottom up
 * and is said: passing tests first, then details of the rest, never the verdict.
 */
function summaryMarkdown(report, maxBytes) {
    return fit([
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
    const more = others > 0 ? [`_${(0,shared_text/* plural */.LS)('more problem', others)}: the log of the step lists all of them._`] : [];
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
    const { failing, errored, passing, planned } = (0,findings/* findings */.Pg)(report);
    const name = (0,findings/* namer */.wf)(report);
    const sections = [
        head(report),
        reasons(report.verdict.reasons, room.reasons),
        report.dryRun ? plannedSuites(report, room.suites) : suites(report, room.suites),
        failingTests(failing, name, room.failing),
        erroredTests(errored, name, room.causes),
        warnings([...(0,silent_passes/* silentPasses */.D)(report), ...report.warnings], room.warnings),
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
    const { icon, word } = (0,marks/* verdictMark */.vG)(verdict.kind, verdict.reasons);
    const [rate = '', ...others] = (0,totals_line/* totalsLine */.$)(report);
    return {
        blocks: [
            `## ${icon} ${word}: ${sentence(verdict.headline)}`,
            [`**${rate}**`, ...others].join(' · '),
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
        const { icon, word } = (0,marks/* verdictMark */.vG)(kind, [reason]);
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
    const name = (0,findings/* suiteNamer */.u3)(report);
    const rows = shown.map((suite) => suiteRow(suite, name(suite), report));
    return {
        blocks: rows.length === 0 ? [] : ['### Suites', table(columns, rows)],
        leftOut: missing('suite', report.suites.length - shown.length),
    };
}
function suiteRow(suite, name, report) {
    const { target, threshold, totals } = suite;
    const judged = totals.passed + totals.failed;
    const promise = threshold === undefined ? '' : ` (needs ${(0,numbers/* score */.fN)(threshold)})`;
    const { icon, word } = (0,marks/* verdictMark */.vG)((0,findings/* suiteKind */.h0)(report, suite), reasonsFor(suite, report));
    return [
        code(name),
        code(target),
        `${totals.passed}/${judged}`,
        (0,numbers/* percent */.KN)(totals.passRate),
        (0,numbers/* score */.fN)(totals.score, threshold) + promise,
        `${totals.errored}`,
        (0,numbers/* money */.TG)(totals.costUsd),
        (0,numbers/* duration */.p0)(totals.durationMs),
        `${icon} ${word}`,
    ];
}
/** What is said of a suite on a target, or of the whole run. */
const reasonsFor = ({ suite, file, target }, { verdict }) => verdict.reasons.filter((reason) => reason.suite === undefined || (reason.suite === suite && reason.file === file && reason.target === target));
/** Of a dry run there is nothing to tell but what would run, and what could not. */
function plannedSuites(report, most) {
    const { planned, errored } = (0,findings/* findings */.Pg)(report);
    const shown = report.suites.slice(0, most);
    const name = (0,findings/* suiteNamer */.u3)(report);
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
        blocks: rows.length === 0 ? [] : ['### Suites', table(columns, rows)],
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
        const checks = (0,findings/* failedChecks */.HH)(result);
        const others = checks.length > 1 ? ` (and ${checks.length - 1} more)` : '';
        return [
            code(name(result)) + trialsOf(result),
            `${(0,numbers/* score */.fN)(result.score, result.passMark)} of ${(0,numbers/* score */.fN)(result.passMark)}`,
            cell(checks[0].text) + others,
            cell(checks[0].got ?? result.output) || '(no answer)',
            at(result.place),
        ];
    });
    return {
        blocks: rows.length === 0 ? [] : [`### ❌ Failing tests (${all.length})`, table(columns, rows)],
        leftOut: missing('failing test', all.length - rows.length),
    };
}
function erroredTests(all, name, most) {
    const groups = (0,findings/* errorGroups */.Zy)(all);
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
        `- **${results.length} × ${marks/* failureWords */.AC[failureClass]}**: ${sentence(message)}`,
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
        return { blocks: [], leftOut: (0,shared_text/* plural */.LS)('passing test', all.length) };
    const columns = [
        { title: 'Test' },
        { title: 'Score', align: 'right' },
        { title: 'Cost', align: 'right' },
        { title: 'Time', align: 'right' },
    ];
    const rows = all.map((result) => [
        code(name(result)) +
            trialsOf(result) +
            (result.reusedFrom === undefined ? '' : ` reused from ${code(result.reusedFrom)}`),
        (0,numbers/* score */.fN)(result.score),
        (0,numbers/* money */.TG)((0,spent/* costOf */.ho)(result)),
        (0,numbers/* duration */.p0)((0,spent/* timeOf */.nR)(result)),
    ]);
    return {
        blocks: [`<details><summary>✅ Passing tests (${all.length})</summary>`, table(columns, rows), '</details>'],
    };
}
function plannedTests(all, name, most) {
    if (all.length === 0)
        return { blocks: [] };
    if (most < all.length)
        return { blocks: [], leftOut: (0,shared_text/* plural */.LS)('planned test', all.length) };
    const rows = all.map((result) => [code(name(result)), at(result.place)]);
    return {
        blocks: [
            `<details><summary>Planned tests (${all.length})</summary>`,
            table([{ title: 'Test' }, { title: 'Where' }], rows),
            '</details>',
        ],
    };
}
function foot(first) {
    const command = first === undefined ? '' : (0,reproduce/* reproduceCommand */.n)(first);
    if (command === '' || command.length > LONGEST_COMMAND)
        return { blocks: [] };
    return { blocks: [`To run a test again: ${code(command, LONGEST_COMMAND)}`] };
}
const list = (title, items) => items.length === 0 ? [] : [title, items.join('\n')];
const missing = (noun, count, several) => count > 0 ? (0,shared_text/* plural */.LS)(noun, count, several) : undefined;
function trialsOf(result) {
    const passed = (0,findings/* trialsPassed */.So)(result);
    return passed === undefined ? '' : ` ${passed}`;
}
// Texts are cut before they are escaped: half an escape would be worse than none.
const sentence = (text) => inline((0,shared_text/* cutEnd */.ym)(flat(text), SENTENCE_CHARACTERS));
const cell = (text) => inline((0,shared_text/* cutEnd */.ym)(flat(text), CELL_CHARACTERS));
const code = (text, most = CELL_CHARACTERS) => codeSpan((0,shared_text/* cutMiddle */.it)(flat(text), most));
const flat = (text) => (0,invisible/* inOneLine */.UX)((0,invisible/* withoutAnsi */.uo)((0,invisible/* beginningOf */.VI)(text)));
const at = (place) => code((0,model_place/* placeText */.Z)(place));


/***/ }),

/***/ 4578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Zn: () => (/* binding */ nextSteps),
  ow: () => (/* binding */ resultLine),
  AD: () => (/* binding */ resultTable)
});

// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(7336);
// EXTERNAL MODULE: ./build/js/src/model/place.js
var model_place = __webpack_require__(2070);
// EXTERNAL MODULE: ./build/js/src/shared/never.js
var never = __webpack_require__(5379);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
;// CONCATENATED MODULE: ./build/js/src/reports/columns.js

/** How many columns of a terminal a text takes: two for East Asian wide characters and emoji, none for marks. */
function columnsOf(text) {
    if (allNarrow.test(text))
        return text.length;
    return [...(0,shared_text/* charactersOf */.EX)(text)].reduce((sum, { segment }) => sum + (isWide.test(segment) ? 2 : 1), 0);
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
    const parts = [...(0,shared_text/* charactersOf */.EX)(text)].map(({ segment }) => segment);
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
    let rest = [...(0,shared_text/* charactersOf */.EX)(word)].map(({ segment }) => segment);
    while (rest.length > 0) {
        const piece = upTo(rest, columns);
        const taken = Math.max(1, piece.length);
        found.push(rest.slice(0, taken).join(''));
        rest = rest.slice(taken);
    }
    return found;
}

// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(43);
// EXTERNAL MODULE: ./build/js/src/reports/findings.js
var findings = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/js/src/reports/marks.js
var marks = __webpack_require__(1241);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var numbers = __webpack_require__(5937);
// EXTERNAL MODULE: ./build/js/src/reports/reproduce.js
var reproduce = __webpack_require__(6360);
// EXTERNAL MODULE: ./build/js/src/reports/silent-passes.js
var silent_passes = __webpack_require__(8866);
// EXTERNAL MODULE: ./build/js/src/reports/spent.js
var spent = __webpack_require__(8927);
// EXTERNAL MODULE: ./build/js/src/reports/totals-line.js + 1 modules
var totals_line = __webpack_require__(2402);
;// CONCATENATED MODULE: ./build/js/src/reports/terminal.js













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
    const fixed = `${name}  ${scoreOf(result)} ${(0,numbers/* duration */.p0)((0,spent/* timeOf */.nR)(result)).padStart(DURATION)}  `;
    const tail = shortened(remark(result), screen.width - MARK - columnsOf(fixed));
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
    const { failing, errored } = (0,findings/* findings */.Pg)(found.report);
    const [first] = found.report.dryRun ? [] : [...failing, ...errored];
    const steps = [
        ...found.files.map(({ label, path }) => [(0,terminal/* oneLine */.T)(label), (0,terminal/* oneLine */.T)(path)]),
        ...(first ? [['run one again', (0,reproduce/* reproduceCommand */.n)(first, found.program)]] : []),
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
const painter = ({ colour }) => picocolors.createColors(colour);
/** In fewer columns nothing would be left of the names; the terminal breaks the lines then. */
const NARROWEST = 60;
const wideEnough = (screen) => ({ ...screen, width: Math.max(NARROWEST, screen.width) });
function suiteBlock(suite, report, screen, paint) {
    const results = report.results.filter((result) => result.suite === suite.suite && result.suiteFile === suite.file && result.target === suite.target);
    const title = (0,terminal/* oneLine */.T)(`${(0,findings/* suiteNamer */.u3)(report)(suite)} · ${suite.target}`);
    if (report.dryRun)
        return plannedBlock(title, results, report, screen, paint);
    const listed = report.results.length <= MOST_PASSING ? results : results.filter(({ status }) => status !== 'ok');
    const unlisted = results.length - listed.length;
    const longest = listed.reduce((most, { testId }) => Math.max(most, columnsOf((0,terminal/* oneLine */.T)(testId))), MIN_NAME);
    const nameColumns = Math.max(MIN_NAME, Math.min(longest, screen.width - OTHER_COLUMNS));
    return [
        ...suiteHead(title, suiteNumbers(suite), Math.min(screen.width, nameColumns + OTHER_COLUMNS), screen, paint),
        ...listed.flatMap((result) => [testRow(result, nameColumns, paint), ...beneath(result, screen, paint)]),
        ...(unlisted > 0 ? [paint.dim(`${INDENT}${(0,shared_text/* plural */.LS)('passing test', unlisted)} not listed`)] : []),
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
            return `${INDENT}${start}${shortened((0,terminal/* oneLine */.T)(result.testId), room, 'middle')}`;
        }),
        ...(planned > 0 && listed === broken ? [paint.dim(`${INDENT}${(0,shared_text/* plural */.LS)('planned test', planned)} not listed`)] : []),
    ];
}
const isBroken = (result) => result.status === 'execution_error' && (0,findings/* isNotAsWritten */.RA)(result);
const suiteNumbers = ({ threshold, totals }) => [
    `${totals.passed} of ${totals.passed + totals.failed} passed (${(0,numbers/* percent */.KN)(totals.passRate)})`,
    `mean ${(0,numbers/* score */.fN)(totals.score, threshold)}${threshold === undefined ? '' : `, needs ${(0,numbers/* score */.fN)(threshold)}`}`,
    ...(totals.errored > 0 ? [`${totals.errored} errored`] : []),
].join(' · ');
function suiteHead(title, numbers, columns, { width }, paint) {
    const least = columnsOf(title) + 2 + columnsOf(numbers);
    if (least > width)
        return [paint.bold(shortened(title, width, 'middle')), `${INDENT}${numbers}`];
    return [paint.bold(inColumns(title, Math.max(columns, least) - columnsOf(numbers))) + numbers];
}
function testRow(result, nameColumns, paint) {
    const cells = [
        inColumns((0,terminal/* oneLine */.T)(result.testId), nameColumns, 'middle'),
        ' ',
        measure(result, paint),
        (0,numbers/* duration */.p0)((0,spent/* timeOf */.nR)(result)).padStart(DURATION - 1),
        (0,numbers/* money */.TG)((0,spent/* costOf */.ho)(result)).padStart(COST),
    ];
    return `${INDENT}${mark(result, paint)}${cells.join(' ')}`.trimEnd();
}
/** The score with its bar, or the kind of error in its place; the errors themselves are told together below. */
function measure(result, paint) {
    if (result.status === 'execution_error')
        return inColumns(marks/* failureWords */.AC[result.failure.class], BAR + 1 + SCORE);
    return `${tinted(result, bar(result.score), paint)} ${scoreOf(result)}`;
}
/** How the trials went and which checks failed, under their test. */
function beneath(result, screen, paint) {
    const indent = ' '.repeat(INDENT.length + MARK);
    const trials = (0,findings/* trialsPassed */.So)(result);
    const lines = [
        ...(trials === undefined ? [] : [trials]),
        ...(result.status === 'quality_failure' ? checkLines(result, screen.width - indent.length) : []),
    ];
    return lines.map((line) => `${indent}${paint.dim(line)}`);
}
function checkLines(result, room) {
    const checks = (0,findings/* failedChecks */.HH)(result);
    const others = checks.length - MOST_CHECKS;
    return [
        ...checks
            .slice(0, MOST_CHECKS)
            .flatMap(({ text, got }) => [
            shortened(`- ${(0,terminal/* oneLine */.T)(text)}`, room),
            ...(got === undefined ? [] : [shortened(`  got: ${(0,terminal/* oneLine */.T)(got)}`, room)]),
        ]),
        ...(others > 0 ? [`and ${others} more`] : []),
    ];
}
function errorBlock(report, { width }, paint) {
    const groups = (0,findings/* errorGroups */.Zy)((0,findings/* findings */.Pg)(report).errored);
    if (groups.length === 0)
        return [];
    return [
        paint.bold('Errored, not scored'),
        ...groups.flatMap(({ class: failureClass, message, results }) => {
            const names = results
                .slice(0, MOST_NAMES)
                .map(({ testId, place, failure }) => (0,terminal/* oneLine */.T)(`${testId} (${(0,model_place/* placeText */.Z)(failure.place ?? place)})`));
            const others = results.length - names.length;
            const more = others > 0 ? ` and ${others} more` : '';
            return [
                ...item('-', shortened(`${results.length} × ${marks/* failureWords */.AC[failureClass]}: ${(0,terminal/* oneLine */.T)(message)}`, 3 * width), width),
                paint.dim(INDENT.repeat(2) + shortened(names.join(', '), width - 4 - more.length) + more),
            ];
        }),
    ];
}
/** Warnings about suites were told before anything ran, and are only counted here. */
function warningBlock(report, { width }, paint) {
    const passes = (0,silent_passes/* silentPasses */.D)(report);
    const told = report.warnings.length;
    return [
        ...(passes.length > 0 ? [paint.bold(paint.yellow('Passed without being judged'))] : []),
        ...passes.flatMap(({ message, place, hint }) => {
            const where = place === undefined ? '' : ` (${(0,model_place/* placeText */.Z)(place)})`;
            return item('-', (0,terminal/* oneLine */.T)(`${message}${where}${hint === undefined ? '' : `. ${hint}`}`), width);
        }),
        ...(told > 0 ? [paint.yellow(`${(0,shared_text/* plural */.LS)('warning', told)} about the suites: see above, or summary.md`)] : []),
    ];
}
function verdictBlock(report, { width }, paint) {
    const { verdict } = report;
    const tint = verdictTint(verdict.kind, paint);
    const { word } = (0,marks/* verdictMark */.vG)(verdict.kind, verdict.reasons);
    const [first = '', ...rest] = wrapped((0,terminal/* oneLine */.T)(`${word}: ${verdict.headline}`), width);
    return [
        paint.dim('─'.repeat(width)),
        ...wrappedParts((0,totals_line/* totalsLine */.$)(report), ' · ', width),
        ...[first, ...rest].map((line) => tint(paint.bold(line))),
        ...verdict.reasons.flatMap(({ message, place }) => item('-', (0,terminal/* oneLine */.T)(place ? `${message} (${(0,model_place/* placeText */.Z)(place)})` : message), width)),
        ...(verdict.unarmed && !report.dryRun ? [paint.dim('unarmed: nothing was compared')] : []),
        ...(report.dryRun ? [paint.dim('dry run: no target was really called')] : []),
        ...(report.complete ? [] : [paint.yellow('incomplete: the run ended before all planned tests had run')]),
    ];
}
function item(bullet, text, width) {
    return wrapped(text, width - INDENT.length - 2).map((line, index) => `${INDENT}${index === 0 ? bullet : ' '} ${line}`);
}
/** Suite, test and target; where there is no room for all, the target gives way first. */
function fullName({ suite, testId, target }, columns) {
    const name = (0,terminal/* oneLine */.T)(`${suite} › ${testId}`);
    const rest = columns - columnsOf(name) - ' []'.length;
    const asked = shortened((0,terminal/* oneLine */.T)(target), Math.max(rest, Math.floor(columns / 4)), 'middle');
    const short = shortened(name, columns - columnsOf(asked) - ' []'.length, 'middle');
    return inColumns(`${short} [${asked}]`, columns);
}
function remark(result) {
    return [(0,findings/* trialsPassed */.So)(result) ?? '', essence(result)].filter((part) => part !== '').join(' · ');
}
function essence(result) {
    switch (result.status) {
        case 'ok':
            return result.reusedFrom === undefined ? (0,numbers/* money */.TG)((0,spent/* costOf */.ho)(result)) : (0,terminal/* oneLine */.T)(`reused from ${result.reusedFrom}`);
        case 'quality_failure':
            return (0,terminal/* oneLine */.T)((0,findings/* failedChecks */.HH)(result)[0].text);
        case 'execution_error':
            return (0,terminal/* oneLine */.T)(`${marks/* failureWords */.AC[result.failure.class]}: ${(0,findings/* causeLines */.t1)(result).join('; ')}`);
        default:
            return (0,never/* never */.Z)(result);
    }
}
function mark(result, paint, columns = MARK) {
    const { icon, word } = marks/* statusMarks */.Dw[result.status];
    return tinted(result, `${icon} ${word}`.padEnd(columns), paint);
}
const plannedMark = (paint) => paint.dim(`${marks/* statusMarks */.Dw.planned.icon} ${marks/* statusMarks */.Dw.planned.word}`.padEnd(PLANNED));
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
const scoreOf = (result) => (result.status === 'execution_error' ? numbers/* UNKNOWN */.HV : (0,numbers/* score */.fN)(result.score, result.passMark)).padStart(SCORE);
/** A score as a bar; it is full only for 1 and empty only for 0. */
function bar(value) {
    const eighths = value >= 1 ? BAR * 8 : Math.min(BAR * 8 - 1, Math.ceil(value * BAR * 8));
    const part = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'][eighths % 8] ?? '';
    return ('█'.repeat(Math.floor(eighths / 8)) + part).padEnd(BAR, '░');
}


/***/ }),

/***/ 2402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ totalsLine)
});

// UNUSED EXPORTS: passRate

;// CONCATENATED MODULE: ./build/js/src/shared/statistics.js
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
        (0,numbers/* duration */.p0)(durationMs),
    ];
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
        scores: result.scores.length > 0 ? result.scores.map(scoreOnWire) : undefined,
        output: result.output,
        input: result.input.map(wire/* messageOnWire */.ym),
        requests: result.prompt && { lm: requestOf(result.prompt) },
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
        workspace_path: result.workspacePath,
        file_changes: result.fileChanges,
        trials: result.trials?.map(trialOnWire),
        aggregation: result.aggregation && aggregationOnWire(result.aggregation),
        cost_limited: result.costLimited,
        metadata: result.metadata,
        // Ours, beyond AgentV's: its readers pass over keys they do not know.
        pass_mark: result.passMark,
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
const requestOf = ({ question, chat }) => (chat ? { chat_prompt: chat } : { question });
function failureFields(failure) {
    return {
        error: failure.message,
        failure_class: failure.class,
        failure_stage: failure.stage,
        failure_reason_code: failure.reason,
        execution_error: { message: failure.message, stage: failure.stage },
        budget_exceeded: failure.class === 'budget' ? true : undefined,
    };
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
        execution_status: trial.status,
        failure_class: trial.failure?.class,
        failure_stage: trial.failure?.stage,
        failure_reason_code: trial.failure?.reason,
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

/***/ 6419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WT: () => (/* binding */ sumTokens),
/* harmony export */   eh: () => (/* binding */ summarize),
/* harmony export */   pT: () => (/* binding */ summarizeSuites)
/* harmony export */ });
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
    const times = results.flatMap(({ durationMs }) => durationMs ?? []);
    const tokens = sumTokens(spent.flatMap(({ usages }) => usages));
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
        ...(times.length > 0 && { durationMs: sum(times) }),
        retries: sum(results.map(({ retries }) => retries)),
    };
}
/** What the target used for a test, over all its trials. The cost is known only when each of them told it. */
function spentOn({ trials, costUsd, tokenUsage }) {
    const calls = trials ?? [{ costUsd, tokenUsage }];
    const costs = calls.flatMap((call) => call.costUsd ?? []);
    return { costs, usages: calls.flatMap((call) => call.tokenUsage ?? []), isCostKnown: costs.length === calls.length };
}
/** Some trials passed and some did not. */
function isFlaky({ trials }) {
    const passes = (trials ?? []).filter(({ status }) => status === 'ok').length;
    const misses = (trials ?? []).filter(({ status }) => status === 'quality_failure').length;
    return passes > 0 && misses > 0;
}
/** Sums counts; a count that nobody reported stays unknown. */
function sumTokens(usages) {
    if (usages.length === 0)
        return undefined;
    const cached = usages.flatMap((usage) => usage.cached ?? []);
    const reasoning = usages.flatMap((usage) => usage.reasoning ?? []);
    return {
        input: sum(usages.map(({ input }) => input)),
        output: sum(usages.map(({ output }) => output)),
        ...(cached.length > 0 && { cached: sum(cached) }),
        ...(reasoning.length > 0 && { reasoning: sum(reasoning) }),
    };
}
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);


/***/ }),

/***/ 958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   h: () => (/* binding */ suggestion)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1916);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);


/** A longer name is a text, not a slip of the finger. */
const LONGEST_NAME = 100;
/** The known name that somebody most likely meant, if one is near enough to be a slip. */
function didYouMean(given, known) {
    if (given.length > LONGEST_NAME || known.includes(given))
        return undefined;
    const wanted = spelling(given);
    let nearest;
    for (const name of known) {
        if (name.length > LONGEST_NAME)
            continue;
        const slips = slipsBetween(wanted, spelling(name));
        // One slip in three letters: fewer letters have nothing in common with what was meant.
        const isNear = slips <= Math.floor(Math.max(wanted.length, name.length) / 3);
        if (isNear && slips < (nearest?.slips ?? Number.POSITIVE_INFINITY))
            nearest = { name, slips };
    }
    return nearest?.name;
}
/** A hint that names the likely meaning, or else what there is. */
function suggestion(given, known, what) {
    const meant = didYouMean(given, known);
    if (meant !== undefined)
        return `Did you mean "${meant}"?`;
    return known.length === 0 ? `There are no ${what}.` : `Known ${what}: ${listed(known)}`;
}
/** How many names of a list a message shows. */
const MOST_LISTED = 20;
/** Names for a sentence; of a long list the beginning, and how many more there are. */
function listed(names) {
    const shown = names.slice(0, MOST_LISTED).map((name) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)(name, LONGEST_NAME));
    const rest = names.length - shown.length;
    return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}
/** Two neighbouring letters in the wrong order are one slip, not two. */
function slipsBetween(given, known) {
    const at = given.split('').findIndex((letter, index) => letter !== known[index]);
    const swapped = given.slice(0, at) + given.charAt(at + 1) + given.charAt(at) + given.slice(at + 2);
    return at !== -1 && swapped === known ? 1 : (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(given, known);
}
/** Case, spaces and the choice of hyphen do not count as slips. */
const spelling = (name) => name.toLowerCase().replaceAll(/[_\s]/g, '-');


/***/ }),

/***/ 5379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ never)
/* harmony export */ });
/** Ends a `switch` over a union: a new member makes every unhandled place fail to compile. */
function never(value) {
    throw new Error(`Unhandled: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 4268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ redactor),
/* harmony export */   VX: () => (/* binding */ secretValues),
/* harmony export */   XP: () => (/* binding */ formsOf)
/* harmony export */ });
/** Shorter values are words of every text; hiding them would hide the text. */
const SHORTEST_SECRET = 8;
/** Takes secrets out of texts, in the forms in which they get into texts: plain, JSON, URL, Base64 and hexadecimal. */
function redactor(secrets) {
    const forms = [...new Set(secrets.flatMap(formsOf))].sort((a, b) => b.length - a.length);
    if (forms.length === 0)
        return { text: (text) => text, deep: (value) => value };
    const anywhere = new RegExp(forms.map(escapeRegExp).join('|'), 'g');
    const text = (given) => given.replace(anywhere, '***');
    return { text, deep: (value) => deep(value, text) };
}
/** Names under which people keep secrets in the environment. */
const SECRET_NAME = /(?:^|[_-])(?:api_?key|key|token|secret|password|passwd|pwd|credentials?|auth|bearer|private|pat)(?:$|[_-])/i;
/** A secret may begin with a slash; these are places where one is kept, and stand in every message about a file. */
const FOLDER = /^(?:~|\/(?:etc|home|opt|private|root|run|tmp|usr|Users|var))\/|^[A-Z]:\\/;
/** The values of an environment that must not appear anywhere. */
function secretValues(env) {
    return Object.entries(env).flatMap(([name, value]) => value !== undefined && value.length >= SHORTEST_SECRET && SECRET_NAME.test(name) && !FOLDER.test(value)
        ? [value]
        : []);
}
/** The forms in which a secret gets into texts, each long enough to be no ordinary word. */
function formsOf(secret) {
    const bytes = new TextEncoder().encode(secret);
    const base64 = btoa(String.fromCharCode(...bytes)).replace(/=+$/, '');
    const forms = [
        secret,
        secret.trim(),
        JSON.stringify(secret).slice(1, -1),
        encodeURIComponent(secret),
        base64,
        base64.replaceAll('+', '-').replaceAll('/', '_'),
        [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
        ...secret.split(/\r?\n/).map((line) => line.trim()),
    ];
    return forms.filter((form) => form.length >= SHORTEST_SECRET);
}
function deep(value, text) {
    if (typeof value === 'string')
        return text(value);
    if (Array.isArray(value))
        return value.map((item) => deep(item, text));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [text(key), deep(item, text)]));
}
const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');


/***/ }),

/***/ 5594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EX: () => (/* binding */ charactersOf),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Uw: () => (/* binding */ cutBytes),
/* harmony export */   i9: () => (/* binding */ kebab),
/* harmony export */   it: () => (/* binding */ cutMiddle),
/* harmony export */   ym: () => (/* binding */ cutEnd)
/* harmony export */ });
/** The text, or its beginning with an ellipsis: never longer than `max` UTF-16 units, never half a character. */
function cutEnd(text, max) {
    if (text.length <= max)
        return text;
    if (max < 1)
        return '';
    return `${text.slice(0, borderBefore(text, max - 1)).trimEnd()}…`;
}
/** The text, or its beginning and its end around an ellipsis: for names, whose last part tells them apart. */
function cutMiddle(text, max) {
    if (text.length <= max)
        return text;
    if (max < 1)
        return '';
    const head = Math.floor((max - 1) / 3);
    const tail = max - 1 - head;
    return `${text.slice(0, borderBefore(text, head))}…${text.slice(borderAfter(text, text.length - tail))}`;
}
/** The text, or its beginning with an ellipsis: never more than `maxBytes` bytes of UTF-8. */
function cutBytes(text, maxBytes) {
    if (Buffer.byteLength(text) <= maxBytes)
        return text;
    const room = maxBytes - Buffer.byteLength('…');
    if (room < 0)
        return '';
    let units = 0;
    let bytes = 0;
    for (const character of text) {
        bytes += Buffer.byteLength(character);
        if (bytes > room)
            break;
        units += character.length;
    }
    return `${text.slice(0, borderBefore(text, units))}…`;
}
/** A count with its noun: `1 test`, `2 tests`. */
const plural = (noun, count, several = `${noun}s`) => `${count} ${count === 1 ? noun : several}`;
/** `maxDrop` as `max-drop`: the spelling of inputs and flags. */
const kebab = (name) => name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
/** A chain of combining marks longer than this is noise, and may be cut anywhere. */
const LONGEST_CHARACTER = 64;
/** Made when first needed: it takes longer to make than a short run to finish. */
let segmenter;
/** The text in the pieces that people call characters. */
function charactersOf(text) {
    segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
    return segmenter.segment(text);
}
function borderBefore(text, index) {
    return isBorder(text, index) ? index : characterAt(text, index).start;
}
function borderAfter(text, index) {
    return isBorder(text, index) ? index : characterAt(text, index).end;
}
/** Between two ASCII characters there is always a border, and nothing to look up. */
function isBorder(text, index) {
    if (index <= 0 || index >= text.length)
        return true;
    const before = text.charCodeAt(index - 1);
    return before < 0x80 && before !== 0x0d && text.charCodeAt(index) < 0x80;
}
function characterAt(text, index) {
    const from = Math.max(0, index - 2 * LONGEST_CHARACTER);
    const around = text.slice(from, index + 2 * LONGEST_CHARACTER);
    const found = charactersOf(around).containing(index - from);
    const start = from + (found?.index ?? 0);
    const end = start + (found?.segment.length ?? 0);
    return end - start <= LONGEST_CHARACTER ? { start, end } : betweenSurrogates(text, index);
}
function betweenSurrogates(text, index) {
    const splits = /[\uD800-\uDBFF]/.test(text.charAt(index - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(index));
    return splits ? { start: index - 1, end: index + 1 } : { start: index, end: index };
}


/***/ }),

/***/ 5578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ys: () => (/* binding */ isWithheld),
/* harmony export */   _I: () => (/* binding */ matchesAny)
/* harmony export */ });
/* unused harmony export withheldVariables */
/**
 * What no child process ever sees, declared or not. With the runtime token a child could replace this run's
 * artifacts, with `GITHUB_PATH` or `GITHUB_ENV` run code in later steps of the job, and `RUNNER_*` lead to the
 * folder where those files lie (github.md §6.2). `INPUT_*` are the inputs of our own step, keys among them.
 */
const withheldVariables = [
    'GITHUB_TOKEN',
    'GH_TOKEN',
    'GITHUB_ENV',
    'GITHUB_OUTPUT',
    'GITHUB_PATH',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
    'ACTIONS_*',
    'INPUT_*',
    'RUNNER_*',
];
/** Whether a variable must be kept from every child process; upper and lower case are the same, as on Windows. */
const isWithheld = (name) => matchesAny(name, withheldVariables);
/** Whether a name is in a list of names, in which `*` at the end means any ending. */
function matchesAny(name, patterns) {
    const upper = name.toUpperCase();
    return patterns.some((pattern) => pattern.endsWith('*') ? upper.startsWith(pattern.slice(0, -1)) : upper === pattern);
}


/***/ }),

/***/ 8024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _k: () => (/* binding */ loadSuites),
  pS: () => (/* binding */ shownPath)
});

// UNUSED EXPORTS: MAX_SUITE_BYTES

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var model_errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/source.js + 3 modules
var source = __webpack_require__(1459);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(958);
// EXTERNAL MODULE: ./build/js/src/model/suite.js + 1 modules
var suite = __webpack_require__(9080);
;// CONCATENATED MODULE: ./build/js/src/suites/fields.js


/** So many unknown keys of one mapping are told one by one; more are a misunderstanding of another kind. */
const MOST_UNKNOWN = 20;
/** Complains about keys that would otherwise be passed over in silence. */
function checkFields(mapping, fields, problems) {
    const unknown = [];
    for (const name of mapping.keys()) {
        const field = mapping.key(name);
        if (field === undefined || fields.read.includes(name))
            continue;
        const place = field.keyPlace;
        if (fields.notYet.includes(name)) {
            // A key without a value asks for nothing.
            if (field.value !== null)
                problems.push(notSupportedYet(`"${name}" of ${fields.of}`, field));
        }
        else if (Object.hasOwn(fields.withoutEffect, name)) {
            problems.push(field.warning('UNUSED', `"${name}" has no effect here: ${fields.withoutEffect[name]}`, { place }));
        }
        else {
            unknown.push(field);
            if (unknown.length <= MOST_UNKNOWN)
                problems.push(unknownField(name, field, fields));
        }
    }
    const more = unknown.length - MOST_UNKNOWN;
    if (more > 0) {
        problems.push(mapping.warning('UNKNOWN_FIELD', `${(0,shared_text/* plural */.LS)('more key', more)} not known as fields of ${fields.of}`));
    }
}
function unknownField(name, field, { of, read, notYet, elsewhere = {} }) {
    return field.warning('UNKNOWN_FIELD', `"${(0,shared_text/* cutEnd */.ym)(name, 60)}" is not a field of ${of} and is ignored`, {
        place: field.keyPlace,
        hint: (Object.hasOwn(elsewhere, name) ? elsewhere[name] : undefined) ??
            (0,did_you_mean/* suggestion */.h)(name, [...read, ...notYet], 'fields'),
    });
}
const TAKE_OUT = 'Take it out, or wait for the version that reads it: it would change what is measured.';
/** For what the format has and this version does not: said at the line, so that nobody believes it ran. */
function notSupportedYet(what, field, hint = TAKE_OUT) {
    return field.error('NOT_SUPPORTED_YET', `${what} is not supported yet`, {
        place: field.keyPlace,
        hint,
    });
}
/** The first of several names for one thing that is there (and counts); an old name is warned about. */
function firstOf(mapping, names, problems, counts = () => true) {
    const [current] = names;
    const present = names.flatMap((name) => {
        const field = mapping.field(name);
        return field === undefined || !counts(field) ? [] : [{ name, field }];
    });
    const [first, ...others] = present;
    if (first === undefined)
        return undefined;
    if (first.name !== current) {
        problems.push(first.field.warning('DEPRECATED', `"${first.name}" is an old name`, {
            place: first.field.keyPlace,
            hint: `Write "${current}" instead.`,
        }));
    }
    for (const { name, field } of others) {
        problems.push(field.warning('UNUSED', `"${name}" is ignored because "${first.name}" is there too`, { place: field.keyPlace }));
    }
    return first;
}

;// CONCATENATED MODULE: ./build/js/src/suites/numbers.js
/** A number from 0 to 1, if the key is there. */
function share(mapping, key, problems) {
    return numberWithin(mapping, key, 'a number from 0 to 1', (value) => value >= 0 && value <= 1, problems);
}
/** A whole number within limits, if the key is there. */
function wholeNumber(mapping, key, [least, most], problems) {
    const expected = most === Number.POSITIVE_INFINITY ? `a whole number, ${least} or more` : `a whole number from ${least} to ${most}`;
    return numberWithin(mapping, key, expected, (value) => Number.isInteger(value) && value >= least && value <= most, problems);
}
/** A number over 0, if the key is there. */
function positive(mapping, key, problems) {
    return numberWithin(mapping, key, 'a number over 0', (value) => value > 0, problems);
}
function numberWithin(mapping, key, expected, accepts, problems) {
    const field = mapping.field(key);
    if (field === undefined)
        return undefined;
    const { value } = field;
    if (typeof value === 'number' && Number.isFinite(value) && accepts(value))
        return value;
    problems.push(field.wrongType(key, expected, adviceForNumber(value, accepts)));
    return undefined;
}
/** The two usual slips with numbers: quotes around one, and percent for a share. */
function adviceForNumber(value, accepts) {
    if (typeof value === 'string') {
        const isNumber = value.trim() !== '' && accepts(Number(value));
        return isNumber ? `Write ${Number(value)} without quotes.` : undefined;
    }
    const isPercent = typeof value === 'number' && value >= 10 && value <= 100 && !accepts(value) && accepts(0.5);
    return isPercent ? `Write ${Number((value / 100).toPrecision(12))} for ${value} %.` : undefined;
}
/** The usual slip with true and false: YAML 1.2 has no yes and no, and what stands in quotes is text. */
function adviceForFlag(value) {
    if (typeof value !== 'string')
        return undefined;
    if (/^(?:yes|on|true|y)$/i.test(value))
        return 'Write true, without quotes.';
    return /^(?:no|off|false|n)$/i.test(value) ? 'Write false, without quotes.' : undefined;
}

;// CONCATENATED MODULE: ./build/js/src/suites/execution.js





const EXECUTION_FIELDS = {
    of: 'execution',
    read: ['target', 'targets', 'assertions', 'assert', 'evaluators', 'workers', 'trials', 'threshold'],
    notYet: [
        'fail_on_error',
        'failOnError',
        'budget_usd',
        'budgetUsd',
        'total_budget_usd',
        'totalBudgetUsd',
        'cache',
        'cache_path',
        'cachePath',
    ],
    withoutEffect: { skip_defaults: 'it belongs to the execution of a test' },
};
/** Switches that are off by themselves: saying so asks for nothing. */
const OFF_BY_DEFAULT = ['fail_on_error', 'failOnError', 'cache'];
/** How a suite wants to be run (suite-format.md §10.1, §11, §13.1). */
function readExecution(root, problems) {
    const execution = root.field('execution');
    if (execution !== undefined && !execution.isMap)
        problems.push(execution.wrongType('execution', 'a mapping'));
    if (!execution?.isMap)
        return { targets: readTargets(root, undefined, problems), failOnError: false };
    const off = OFF_BY_DEFAULT.filter((key) => execution.field(key)?.value === false);
    checkFields(execution, { ...EXECUTION_FIELDS, read: [...EXECUTION_FIELDS.read, ...off] }, problems);
    const workers = wholeNumber(execution, 'workers', [1, 50], problems);
    const threshold = share(execution, 'threshold', problems);
    const trials = readTrials(execution.field('trials'), problems);
    return {
        targets: readTargets(root, execution, problems),
        ...(workers !== undefined && { workers }),
        ...(threshold !== undefined && { threshold }),
        ...(trials !== undefined && { trials }),
        failOnError: false,
    };
}
/** `execution.targets` > `execution.target` > the old `target` at the top (suite-format.md §11). */
function readTargets(root, execution, problems) {
    const list = execution?.field('targets');
    const isEmptyList = list?.isList === true && list.items().length === 0;
    const [first, ...ignored] = [
        ...(list === undefined || isEmptyList ? [] : [list]),
        ...[execution?.field('target'), root.field('target')].filter((field) => field !== undefined),
    ];
    for (const field of ignored) {
        problems.push(field.warning('UNUSED', '"target" is ignored because "execution" says what to run on', { place: field.keyPlace }));
    }
    if (first === undefined)
        return [];
    return first === list ? readList(list, problems) : readName(first, problems);
}
function readList(list, problems) {
    if (!list.isList) {
        const hint = list.text === undefined ? undefined : 'Write "target" for a single one.';
        problems.push(list.wrongType('targets', 'a list of target names', hint));
    }
    const names = list.items().flatMap((item) => {
        if (!item.isMap)
            return readName(item, problems);
        problems.push(notSupportedYet('A target with settings of its own in a suite', item));
        return [];
    });
    const seen = new Set();
    return names.filter(({ name, place }) => {
        if (!seen.has(name))
            return seen.add(name);
        const message = `The target "${(0,shared_text/* cutEnd */.ym)(name, 60)}" is named twice and used once`;
        problems.push({ code: 'UNUSED', severity: 'warning', message, place });
        return false;
    });
}
function readName(field, problems) {
    const name = field.text?.trim();
    if (name)
        return [{ name, place: field.place }];
    problems.push(field.wrongType('target', 'the name of a target'));
    return [];
}
function readTrials(field, problems) {
    if (field === undefined)
        return undefined;
    if (!field.isMap) {
        const hint = typeof field.value === 'number' ? `Write trials: { count: ${field.value} }.` : undefined;
        problems.push(field.wrongType('trials', 'a mapping with "count"', hint));
        return undefined;
    }
    checkFields(field, { of: 'trials', read: ['count', 'strategy', 'cost_limit_usd', 'costLimitUsd'], notYet: [], withoutEffect: {} }, problems);
    const count = wholeNumber(field, 'count', [1, Number.POSITIVE_INFINITY], problems);
    if (field.field('count') === undefined)
        problems.push(field.error('MISSING_FIELD', '"trials" needs "count": how often each test runs', {
            expected: 'a whole number, 1 or more',
        }));
    const costLimitUsd = positive(field, 'cost_limit_usd', problems) ?? positive(field, 'costLimitUsd', problems);
    return count === undefined
        ? undefined
        : { count, strategy: readStrategy(field, problems), ...(costLimitUsd !== undefined && { costLimitUsd }) };
}
function readStrategy(field, problems) {
    const strategy = field.field('strategy');
    if (strategy === undefined)
        return 'pass_at_k';
    const known = suite/* trialStrategies */.su.find((name) => name === strategy.text);
    if (known !== undefined)
        return known;
    const meant = strategy.text === undefined ? undefined : (0,did_you_mean/* didYouMean */.au)(strategy.text, suite/* trialStrategies */.su);
    problems.push(strategy.wrongType('strategy', `one of ${suite/* trialStrategies */.su.join(', ')}`, meant && `Did you mean "${meant}"?`));
    return 'pass_at_k';
}

// EXTERNAL MODULE: ./build/js/src/model/kind.js
var model_kind = __webpack_require__(491);
;// CONCATENATED MODULE: ./build/js/src/suites/grader-options.js


/** Keys that every grader has; the rest are its own options. */
const COMMON_KEYS = ['name', 'type', 'weight', 'required', 'min_score', 'negate'];
/** A grader's own keys, as it will see them; what its kind refuses or does not know is a problem. */
function readOptions(item, kind, problems) {
    const own = item.keys().flatMap((key) => {
        const field = COMMON_KEYS.includes(key) ? undefined : item.key(key);
        // A key without a value asks for nothing, unless it is data for a script.
        return field === undefined || (field.value === null && kind.keys !== undefined) ? [] : [{ key, field }];
    });
    const options = Object.fromEntries(own.map(({ key, field }) => [key, optionValue(key, field, problems)]));
    for (const complaint of kind.check(options))
        problems.push(optionProblem(complaint, item, options, kind));
    for (const { key, field } of own.filter(({ key }) => kind.keys !== undefined && !kind.keys.includes(key))) {
        problems.push(field.warning('UNKNOWN_FIELD', `"${(0,shared_text/* cutEnd */.ym)(key, 60)}" is not an option of ${kind.type} and is ignored`, {
            place: field.keyPlace,
            hint: (0,did_you_mean/* suggestion */.h)(key, [...(kind.keys ?? []), ...COMMON_KEYS], 'options'),
        }));
    }
    return options;
}
function optionProblem({ path, message, found }, item, options, { type }) {
    const [key = ''] = path;
    if (!Object.hasOwn(options, key)) {
        const problem = item.missing(String(key), `The grader ${type} needs "${path.join('.')}"`, expectedFrom(message));
        return { ...problem, code: 'GRADER_INVALID' };
    }
    return {
        code: message.includes('not supported yet') ? 'NOT_SUPPORTED_YET' : 'GRADER_INVALID',
        severity: 'error',
        message: `"${path.join('.')}" of the grader ${type} ${clause(message)}`,
        place: item.below(path),
        ...(found !== undefined && { found }),
    };
}
/** Options that are text, or lists of texts, whatever `${{ VAR }}` looks like (suite-format.md §5.1). */
const TEXTS = ['value', 'flags', 'command', 'script', 'cwd'];
function optionValue(key, field, problems) {
    if (!TEXTS.includes(key))
        return field.value;
    if (field.isList)
        return field.items().map((item) => textValue(key, item, problems));
    return textValue(key, field, problems);
}
/** The text of a check is text, also when YAML made a number or boolean of it (graders.md §5). */
function textValue(key, field, problems) {
    if (field.text !== undefined)
        return field.text;
    if (key !== 'value' || (typeof field.value !== 'number' && typeof field.value !== 'boolean'))
        return field.value;
    problems.push(field.warning('WRONG_TYPE', `"value" is a ${typeof field.value} and is compared as the text "${field.value}"`, {
        hint: `Write "${field.value}" in quotes.`,
    }));
    return String(field.value);
}
/** What is said of a value that is not there, turned into what should be: "must be text" expects text. */
const expectedFrom = (message) => /^must (?:be|name|have) (.+)$/.exec(message)?.[1] ?? 'a value';
/** Zod speaks in clauses of its own; ours follow the name of the option. */
const clause = (message) => /^(?:is|must|needs|has|names|cannot|does|takes)\b/.test(message) ? message : `is not right: ${message}`;

;// CONCATENATED MODULE: ./build/js/src/suites/graders.js






/** Grader types of the format that are still to come; asking for one is an error at its line. */
const NOT_YET = [
    'llm-grader',
    'llm-judge',
    'agent-judge',
    'rubrics',
    'rubric',
    'composite',
    'assert-set',
    'tool-trajectory',
    'expected-tool-calls',
    'field-accuracy',
    'latency',
    'cost',
    'token-usage',
    'execution-metrics',
    'skill-trigger',
];
/** The first list of graders that is there, of all the places where one may stand; the others are told to be ignored. */
function declaredGraders(mapping, places, problems) {
    const present = places.flatMap((place) => {
        const field = place.split('.').reduce((at, key) => at?.field(key), mapping);
        return field === undefined ? [] : [{ place, field }];
    });
    const [first, ...others] = present;
    if (first !== undefined && first.place !== 'assertions') {
        problems.push(first.field.warning('DEPRECATED', `"${first.place}" is an old place for graders`, {
            place: first.field.keyPlace,
            hint: 'Write them under "assertions".',
        }));
    }
    for (const { place, field } of others) {
        problems.push(field.warning('UNUSED', `"${place}" is ignored because "${first?.place}" is there too`, {
            place: field.keyPlace,
            hint: 'Graders of several lists are not added up; move them to "assertions".',
        }));
    }
    return first?.field;
}
/** A list of graders, checked against the graders there are (graders.md §1, §2). Nothing of it is dropped: what cannot be built is a problem. */
function readGraders(field, kinds, problems) {
    if (!field.isList) {
        const hint = field.isMap ? 'Put "- " before its first key to make it a list.' : undefined;
        problems.push(field.wrongType('assertions', 'a list of graders', hint));
        return [];
    }
    return field.items().flatMap((item) => readGrader(item, kinds, problems) ?? []);
}
function readGrader(item, kinds, problems) {
    if (item.text !== undefined) {
        problems.push(notSupportedYet('A criterion written as plain text (judged by a model)', item));
        return undefined;
    }
    if (!item.isMap) {
        problems.push(item.wrongType('grader', 'a mapping with "type"'));
        return undefined;
    }
    if (item.key('include') !== undefined && item.keys().length === 1) {
        problems.push(notSupportedYet('"include"', item));
        return undefined;
    }
    const kind = readKind(item, kinds, problems);
    const weight = readWeight(item, problems);
    const required = readRequired(item, problems);
    const negate = readNegate(item, problems);
    if (kind === undefined)
        return undefined;
    const options = readOptions(item, kind, problems);
    const declaredAs = item.field('type')?.text ?? kind.type;
    return {
        name: graders_readName(item, problems) ?? kind.nameFor?.(options) ?? kind.type,
        type: kind.type,
        declaredAs,
        weight,
        ...(required !== undefined && { required }),
        negate,
        options,
        place: item.place,
    };
}
function readKind(item, kinds, problems) {
    const known = kinds.map((each) => each.type);
    const type = item.field('type');
    if (type === undefined) {
        problems.push(item.missing('type', 'A grader needs "type"', `one of ${known.join(', ')}`, typeInDisguise(item, known)));
        return undefined;
    }
    const { text } = type;
    if (text === undefined || text.trim() === '') {
        problems.push(type.wrongType('type', 'the name of a grader'));
        return undefined;
    }
    const kind = (0,model_kind/* findKind */.oH)(kinds, text);
    if (kind)
        return kind;
    if (NOT_YET.includes((0,model_kind/* canonicalName */.Ew)(text))) {
        problems.push(notSupportedYet(`The grader "${text}"`, type));
        return undefined;
    }
    problems.push(type.error('UNKNOWN_GRADER', `There is no grader called "${(0,shared_text/* cutEnd */.ym)(text, 60)}"`, {
        expected: `one of ${known.join(', ')}`,
        found: type.found,
        hint: adviceFor(text, known),
    }));
    return undefined;
}
/** `- contains: hello` instead of `type` and `value`. */
function typeInDisguise(item, known) {
    const key = item.keys().find((each) => known.includes((0,model_kind/* canonicalName */.Ew)(each)));
    return key && `Write "type: ${key}" and put what it needs beside it.`;
}
function adviceFor(type, known) {
    const [, denied = ''] = /^not[-_ ](.+)$/i.exec(type) ?? [];
    if (known.includes((0,model_kind/* canonicalName */.Ew)(denied)))
        return `Write "type: ${(0,model_kind/* canonicalName */.Ew)(denied)}" with "negate: true".`;
    const meant = (0,did_you_mean/* didYouMean */.au)(type, [...known, ...NOT_YET]);
    return meant === undefined
        ? 'Graders of your own in .agentv/assertions/ are not supported yet; a code-grader runs any script.'
        : `Did you mean "${meant}"?`;
}
function graders_readName(item, problems) {
    const name = item.field('name');
    if (name === undefined)
        return undefined;
    if (name.text !== undefined && name.text.trim() !== '')
        return name.text;
    problems.push(name.wrongType('name', 'text that is not empty'));
    return undefined;
}
function readWeight(item, problems) {
    const weight = item.key('weight');
    if (weight === undefined)
        return 1;
    if (isWeight(weight.value))
        return weight.value;
    problems.push(weight.wrongType('weight', 'a number, 0 or more', adviceForNumber(weight.value, isWeight)));
    return 1;
}
/** `required: true` holds the test to its own pass mark, a number (or `min_score`) to that number. */
function readRequired(item, problems) {
    const required = item.field('required');
    const minScore = readMinScore(item, problems);
    if (required === undefined || required.value === false) {
        if (minScore !== undefined) {
            const field = item.key('min_score') ?? item;
            problems.push(field.warning('UNUSED', '"min_score" has no effect without "required"', {
                place: field.keyPlace,
                hint: 'Add "required: true" to hold the test to it.',
            }));
        }
        return undefined;
    }
    if (required.value === true)
        return minScore ?? 'pass-mark';
    if (isShare(required.value)) {
        problems.push(required.warning('DEPRECATED', 'A number for "required" is the old way', {
            hint: `Write "required: true" and "min_score: ${required.value}".`,
        }));
        return minScore ?? required.value;
    }
    problems.push(required.wrongType('required', 'true, or a number over 0 and up to 1', adviceForFlag(required.value) ?? adviceForNumber(required.value, isShare)));
    return undefined;
}
function readMinScore(item, problems) {
    const field = item.field('min_score');
    if (field === undefined)
        return undefined;
    if (isShare(field.value))
        return field.value;
    problems.push(field.wrongType('min_score', 'a number over 0 and up to 1', adviceForNumber(field.value, isShare)));
    return undefined;
}
const isWeight = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isShare = (value) => typeof value === 'number' && value > 0 && value <= 1;
function readNegate(item, problems) {
    const negate = item.field('negate');
    if (negate === undefined)
        return false;
    if (typeof negate.value === 'boolean')
        return negate.value;
    problems.push(negate.wrongType('negate', 'true or false', adviceForFlag(negate.value)));
    return false;
}

// EXTERNAL MODULE: ./build/js/src/model/message.js
var message = __webpack_require__(3290);
;// CONCATENATED MODULE: ./build/js/src/suites/messages.js



const MESSAGE_FIELDS = {
    of: 'a message',
    read: ['role', 'content', 'tool_calls', 'name', 'metadata'],
    notYet: [],
    withoutEffect: {},
    elsewhere: { text: 'Did you mean "content"?', value: 'Did you mean "content"?' },
};
/** The messages that a test (or a suite) puts in (suite-format.md §8.3). What is not a message is a problem, not a gap. */
function readInput(field, problems, name = 'input') {
    if (field.text !== undefined)
        return [{ role: 'user', content: field.text }];
    if (field.isList)
        return field.items().flatMap((item) => readMessage(item, problems));
    if (field.isMap && field.key('role') !== undefined)
        return readMessage(field, problems);
    if (field.isMap)
        return [{ role: 'user', content: { structured: field.value } }];
    problems.push(field.wrongType(name, 'text, a mapping, or a list of messages', 'Put quotes around it to make it text.'));
    return [];
}
/** The messages that a good answer would be (suite-format.md §8.4). */
function readExpected(field, problems, name = 'expected_output') {
    if (field.text !== undefined)
        return [{ role: 'assistant', content: field.text }];
    if (field.isMap && field.key('role') !== undefined)
        return readMessage(field, problems);
    if (field.isMap)
        return [{ role: 'assistant', content: { structured: field.value } }];
    const [first] = field.items();
    if (first?.key('role') !== undefined)
        return field.items().flatMap((item) => readMessage(item, problems));
    if (field.isList)
        return [{ role: 'assistant', content: { structured: field.value } }];
    problems.push(field.warning('UNUSED', `"${name}" is a ${typeof field.value} and is ignored`, {
        expected: 'text, a mapping or a list',
        found: field.found,
        hint: 'Put quotes around it to compare with it as text.',
    }));
    return [];
}
function readMessage(item, problems) {
    if (!item.isMap) {
        problems.push(item.error('WRONG_TYPE', 'A message is a mapping', {
            expected: '"role" and "content"',
            found: item.found,
            ...(item.text !== undefined && { hint: 'Write { role: user, content: "…" }.' }),
        }));
        return [];
    }
    checkFields(item, MESSAGE_FIELDS, problems);
    const role = readRole(item, problems);
    const content = readContent(item.field('content'), problems);
    const toolCalls = readToolCalls(item.field('tool_calls'), problems);
    const name = messages_readName(item.field('name'), problems);
    const metadata = readMetadata(item.field('metadata'), problems);
    if (item.field('content') === undefined && toolCalls === undefined) {
        problems.push(item.missing('content', 'A message needs "content" or "tool_calls"', 'text, a mapping, or a list of parts'));
    }
    if (role === undefined)
        return [];
    return [
        {
            role,
            ...(name !== undefined && { name }),
            ...(content !== undefined && { content }),
            ...(toolCalls && { toolCalls }),
            ...(metadata && { metadata }),
        },
    ];
}
function readRole(item, problems) {
    const field = item.field('role');
    const role = message/* roles */.Ot.find((known) => known === field?.text);
    if (field === undefined) {
        problems.push(item.missing('role', 'A message needs a "role"', `one of ${message/* roles */.Ot.join(', ')}`));
    }
    else if (role === undefined) {
        const meant = field.text === undefined ? undefined : (0,did_you_mean/* didYouMean */.au)(field.text, message/* roles */.Ot);
        problems.push(field.wrongType('role', `one of ${message/* roles */.Ot.join(', ')}`, meant && `Did you mean "${meant}"?`));
    }
    return role;
}
function messages_readName(field, problems) {
    if (field !== undefined && field.text === undefined)
        problems.push(field.wrongType('name', 'text'));
    return field?.text;
}
function readMetadata(field, problems) {
    if (field === undefined || field.isMap)
        return field?.value;
    problems.push(field.wrongType('metadata', 'a mapping'));
    return undefined;
}
function readContent(field, problems) {
    if (field === undefined)
        return undefined;
    if (field.text !== undefined)
        return field.text;
    if (field.isList)
        return field.items().flatMap((item) => readPart(item, problems));
    if (field.isMap)
        return { structured: field.value };
    problems.push(field.wrongType('content', 'text, a mapping, or a list of parts', 'Put quotes around it to make it text.'));
    return undefined;
}
function readPart(item, problems) {
    if (item.text !== undefined)
        return item.text === '' ? [] : [{ type: 'text', value: item.text }];
    if (!item.isMap) {
        problems.push(item.wrongType('content', 'text or a mapping with "type" and "value"'));
        return [];
    }
    const type = item.field('type')?.value;
    if (type === 'file' || type === 'image') {
        problems.push(notSupportedYet(`A part of type "${type}"`, item));
        return [];
    }
    if (type !== 'text')
        return [{ type: 'data', value: item.value }];
    const field = item.field('value');
    if (field?.text !== undefined)
        return [{ type: 'text', value: field.text }];
    problems.push(field === undefined
        ? item.missing('value', 'A text part needs "value"', 'text', textKeyAdvice(item))
        : field.wrongType('value', 'text', 'Put quotes around it to make it text.'));
    return [];
}
const textKeyAdvice = (item) => item.field('text') === undefined ? undefined : 'Write "value" where "text" stands.';
function readToolCalls(field, problems) {
    if (field === undefined)
        return undefined;
    if (!field.isList)
        problems.push(field.wrongType('tool_calls', 'a list of tool calls'));
    const calls = field.items().flatMap((item) => readToolCall(item, problems) ?? []);
    return calls.length > 0 ? calls : undefined;
}
function readToolCall(item, problems) {
    const tool = item.field('tool');
    if (tool?.text === undefined) {
        problems.push(tool === undefined
            ? item.missing('tool', 'A tool call needs "tool"', 'the name of what is called')
            : tool.wrongType('tool', 'the name of what is called'));
        return undefined;
    }
    const id = item.field('id')?.text;
    const status = item.field('status')?.text;
    return {
        tool: tool.text,
        input: item.key('input')?.value,
        output: item.key('output')?.value,
        ...(id !== undefined && { id }),
        ...(status !== undefined && { status }),
    };
}

;// CONCATENATED MODULE: ./build/js/src/suites/metadata.js
/**
 * What a suite says of itself. It is checked only when the suite has a `name`, and without one there are no tags
 * either (suite-format.md §4.1).
 */
function readDescription(root, problems) {
    const name = root.field('name');
    if (name?.text === undefined) {
        warnOfUnreadTags(root, problems);
        return { tags: [] };
    }
    if (!/^[a-z0-9-]{1,64}$/.test(name.text)) {
        problems.push(name.warning('WRONG_TYPE', 'The name of the suite is not of the usual form', {
            expected: '1 to 64 of the characters a–z, 0–9 and -',
            found: name.found,
            hint: 'AgentV refuses such a file.',
        }));
    }
    return {
        ...metadata_text(root, 'description', 1024, problems),
        ...metadata_text(root, 'version', 1024, problems),
        ...metadata_text(root, 'author', 1024, problems),
        ...metadata_text(root, 'license', 1024, problems),
        ...readRequires(root, problems),
        tags: readTags(root, problems),
    };
}
function warnOfUnreadTags(root, problems) {
    const tags = root.field('tags');
    if (tags === undefined)
        return;
    problems.push(tags.warning('UNUSED', '"tags" is not read because the suite has no "name"', {
        place: tags.keyPlace,
        hint: 'Give the suite a "name".',
    }));
}
function metadata_text(root, key, most, problems) {
    const field = root.key(key);
    if (field === undefined)
        return {};
    if (field.text !== undefined && (key !== 'description' || (field.text.length >= 1 && field.text.length <= most))) {
        return { [key]: field.text };
    }
    const expected = key === 'description' ? `text of 1 to ${most} characters` : 'text';
    const hint = typeof field.value === 'number' ? 'Put quotes around it to make it text.' : undefined;
    problems.push(field.wrongType(key, expected, hint));
    return {};
}
function readRequires(root, problems) {
    const field = root.key('requires');
    if (field === undefined)
        return {};
    const version = field.field('agentv');
    if (field.isMap && (version === undefined || version.text !== undefined)) {
        return { requires: field.value };
    }
    const name = version === undefined ? 'requires' : 'requires.agentv';
    problems.push((version ?? field).wrongType(name, version === undefined ? 'a mapping such as { agentv: ">=4" }' : 'text'));
    return {};
}
function readTags(root, problems) {
    const field = root.key('tags');
    if (field === undefined)
        return [];
    const tags = field.items().flatMap((item) => item.text ?? []);
    if (field.isList && tags.length === field.items().length)
        return tags;
    problems.push(field.wrongType('tags', 'a list of texts'));
    return [];
}
/** Metadata that a suite hands down: lists are joined without repeats, mappings merged, else the test's value stays (§9.4). */
function mergeMetadata(suite, test) {
    const merged = new Map(Object.entries(test));
    for (const [key, inherited] of Object.entries(suite)) {
        const own = merged.get(key);
        if (own === undefined)
            merged.set(key, inherited);
        else if (Array.isArray(inherited) && Array.isArray(own))
            merged.set(key, withoutRepeats([...inherited, ...own]));
        else if (isMapping(inherited) && isMapping(own))
            merged.set(key, mergeMetadata(inherited, own));
    }
    return Object.fromEntries(merged);
}
const isMapping = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
function withoutRepeats(items) {
    const seen = new Set();
    return items.filter((item) => {
        const key = JSON.stringify(item) ?? 'undefined';
        if (seen.has(key))
            return false;
        seen.add(key);
        return true;
    });
}

;// CONCATENATED MODULE: ./build/js/src/suites/test.js





const TEST_FIELDS = {
    of: 'a test',
    read: [
        'id',
        'criteria',
        'expected_outcome',
        'outcome',
        'input',
        'input_messages',
        'expected_output',
        'expected_messages',
        'assertions',
        'assert',
        'evaluators',
        'execution',
        'metadata',
        'conversation_id',
    ],
    notYet: [
        'input_files',
        'vars',
        'rubrics',
        'evaluator',
        'workspace',
        'depends_on',
        'on_dependency_failure',
        'mode',
        'turns',
        'aggregation',
        'on_turn_failure',
        'window_size',
    ],
    withoutEffect: { suite: 'the name of the suite stands at the top of the file' },
    elsewhere: {
        name: 'Did you mean "id"?',
        prompt: 'Did you mean "input"?',
        question: 'Did you mean "input"?',
        messages: 'Did you mean "input"?',
        expected: 'Did you mean "expected_output"?',
        threshold: 'Write it under "execution" of the test.',
        skip_defaults: 'Write it under "execution" of the test.',
        targets: 'Write it under "execution" of the test.',
        target: 'A test runs on the targets of its suite; "targets" under its "execution" restricts them.',
        graders: 'Did you mean "assertions"?',
    },
};
const test_EXECUTION_FIELDS = {
    of: "a test's execution",
    read: ['skip_defaults', 'threshold', 'assertions', 'assert', 'evaluators', 'targets'],
    notYet: [],
    withoutEffect: { target: 'a test runs on the targets of its suite; restrict them with "targets"' },
};
/** Where the graders of a test may stand; the first that is there wins (graders.md §1.1). */
const GRADER_LISTS = [
    'assertions',
    'assert',
    'execution.evaluators',
    'execution.assertions',
    'execution.assert',
    'evaluators',
];
/** One entry of `tests`. One that cannot run as it is written comes back as `broken`, with all its problems. */
function readTest(item, index, suite, warnings) {
    const problems = [];
    const test = readFields(item, suite, problems);
    for (const problem of problems)
        if (problem.severity === 'warning')
            warnings.push(problem);
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (errors.length === 0 && test !== undefined)
        return test;
    return { kind: 'broken', id: idOf(item) ?? `#${index + 1}`, place: item.place, problems: errors };
}
/** The id of a test, if it is one. */
function idOf(item) {
    const id = item.field('id')?.text;
    return id === undefined || id.trim() === '' ? undefined : id;
}
function readFields(item, suite, problems) {
    if (!item.isMap) {
        const isFile = typeof item.value === 'string' && item.value.startsWith('file://');
        problems.push(isFile
            ? notSupportedYet('A test from another file', item)
            : item.error('WRONG_TYPE', 'A test is a mapping', { expected: '"id", "input" and graders', found: item.found }));
        return undefined;
    }
    checkFields(item, TEST_FIELDS, problems);
    const execution = test_readExecution(item.field('execution'), problems);
    const id = readId(item, problems);
    const criteria = readCriteria(item, problems);
    const ownInput = readOwnInput(item, problems);
    const expected = firstOf(item, ['expected_output', 'expected_messages'], problems);
    const declared = declaredGraders(item, GRADER_LISTS, problems);
    const ownGraders = declared === undefined ? [] : readGraders(declared, suite.kinds, problems);
    const expectedMessages = expected === undefined ? [] : readExpected(expected.field, problems, expected.name);
    const metadata = test_readMetadata(item, suite.metadata, problems);
    const conversationId = readConversationId(item.field('conversation_id'), problems);
    const skipDefaults = execution?.skipDefaults ?? false;
    const graders = [...ownGraders, ...(skipDefaults ? [] : suite.graders)];
    const isSpecified = hasCriteria(item) || expectedMessages.length > 0 || declared !== undefined;
    requireGraders(item, graders, isSpecified, problems);
    warnOfUnusedCriteria(item, criteria, graders, problems);
    if (id === undefined)
        return undefined;
    return {
        kind: 'test',
        id,
        place: item.place,
        criteria,
        input: [...(skipDefaults ? [] : suite.input), ...ownInput],
        expected: expectedMessages,
        inputFiles: [],
        graders,
        ...(execution?.threshold !== undefined && { threshold: execution.threshold }),
        ...(execution?.targets !== undefined && { targets: execution.targets }),
        mustPass: false,
        ...(conversationId !== undefined && { conversationId }),
        dependsOn: [],
        onDependencyFailure: 'skip',
        ...(metadata !== undefined && { metadata }),
    };
}
function readId(item, problems) {
    const id = idOf(item);
    if (id !== undefined)
        return id;
    const field = item.key('id');
    if (field === undefined) {
        problems.push(item.missing('id', 'A test needs an "id"', 'text that no other test of the file has'));
        return undefined;
    }
    const isScalar = typeof field.value === 'number' || typeof field.value === 'boolean';
    const hint = isScalar ? `Put quotes around it: id: "${field.value}".` : undefined;
    problems.push(field.wrongType('id', 'text that is not empty', hint));
    return undefined;
}
const CRITERIA = ['criteria', 'expected_outcome', 'outcome'];
const isNotBlank = ({ value }) => typeof value !== 'string' || value.trim() !== '';
const hasCriteria = (item) => firstOf(item, CRITERIA, [], isNotBlank) !== undefined;
/** The old names count only while the new one is absent or empty (suite-format.md §8.1). */
function readCriteria(item, problems) {
    const found = firstOf(item, CRITERIA, problems, isNotBlank);
    if (found === undefined)
        return '';
    if (found.field.text !== undefined)
        return found.field.text;
    problems.push(found.field.wrongType(found.name, 'text'));
    return '';
}
function readConversationId(field, problems) {
    if (field !== undefined && field.text === undefined)
        problems.push(field.wrongType('conversation_id', 'text'));
    return field?.text;
}
function readOwnInput(item, problems) {
    const found = firstOf(item, ['input', 'input_messages'], problems);
    if (found === undefined) {
        const message = 'A test needs "input": what the target is asked';
        const slip = ['prompt', 'question', 'messages'].find((key) => item.key(key) !== undefined);
        const hint = slip && `Did you mean "input" where "${slip}" stands?`;
        problems.push(item.missing('input', message, 'text, a mapping, or a list of messages', hint));
        return [];
    }
    const before = problems.length;
    const messages = readInput(found.field, problems, found.name);
    if (messages.length === 0 && problems.length === before) {
        problems.push(found.field.error('MISSING_FIELD', `"${found.name}" holds no message`, { found: found.field.found }));
    }
    return messages;
}
function test_readExecution(field, problems) {
    if (field === undefined)
        return undefined;
    if (!field.isMap) {
        problems.push(field.wrongType('execution', 'a mapping'));
        return undefined;
    }
    checkFields(field, test_EXECUTION_FIELDS, problems);
    const skip = field.field('skip_defaults');
    if (skip !== undefined && typeof skip.value !== 'boolean')
        problems.push(skip.wrongType('skip_defaults', 'true or false', adviceForFlag(skip.value)));
    return {
        skipDefaults: skip?.value === true,
        threshold: share(field, 'threshold', problems),
        targets: readTargetNames(field.field('targets'), problems),
    };
}
function readTargetNames(field, problems) {
    if (field === undefined)
        return undefined;
    const names = field.items().flatMap((item) => item.text?.trim() || []);
    if (field.isList && names.length === field.items().length)
        return names;
    problems.push(field.wrongType('targets', 'a list of target names'));
    return undefined;
}
function test_readMetadata(item, suite, problems) {
    const field = item.field('metadata');
    if (field === undefined)
        return suite;
    if (field.isMap)
        return mergeMetadata(suite ?? {}, field.value);
    problems.push(field.wrongType('metadata', 'a mapping'));
    return suite;
}
/** Somebody must be able to tell what a good answer is. AgentV wants the test to say so itself (suite-format.md §8.2). */
function requireGraders(item, graders, isSpecified, problems) {
    const message = 'Nothing in this test says what a good answer is';
    if (!isSpecified && graders.length > 0) {
        problems.push(item.warning('MISSING_FIELD', `${message}; it is graded by the graders of the suite alone`, {
            hint: 'AgentV skips such a test. Write "assertions: []" to say that the suite\'s graders are all that is wanted.',
        }));
    }
    else if (!isSpecified) {
        problems.push(item.missing('assertions', message, '"assertions", "criteria" or "expected_output"'));
    }
    else if (graders.length === 0 && !problems.some(({ severity }) => severity === 'error')) {
        const what = 'A test without graders (a model would judge it by its criteria)';
        problems.push(notSupportedYet(what, item.field('criteria') ?? item, 'Give it graders under "assertions".'));
    }
}
/** Criteria are read by judges and scripts; beside text checks alone they do nothing (graders.md §1.5). */
function warnOfUnusedCriteria(item, criteria, graders, problems) {
    if (criteria === '' || graders.length === 0 || graders.some(({ type }) => type === 'code-grader'))
        return;
    const field = firstOf(item, CRITERIA, [], isNotBlank)?.field ?? item;
    problems.push(field.warning('UNUSED', '"criteria" is not graded: none of the graders of this test reads it', {
        place: field.keyPlace,
        hint: 'Leave it as a note, or add a grader that reads it (code-grader).',
    }));
}

;// CONCATENATED MODULE: ./build/js/src/suites/formats/yaml.js









const SUITE_FIELDS = {
    of: 'a suite',
    read: [
        '$schema',
        'name',
        'suite',
        'dataset',
        'description',
        'version',
        'author',
        'tags',
        'license',
        'requires',
        'category',
        'target',
        'execution',
        'tests',
        'eval_cases',
        'evalcases',
        'cases',
        'input',
        'assertions',
        'assert',
        'metadata',
        'governance',
    ],
    notYet: ['input_files', 'evaluator', 'preprocessors', 'workspace'],
    withoutEffect: {
        evaluators: 'AgentV never read it at the top of a file; move the graders to "assertions"',
    },
    elsewhere: {
        targets: 'Write it under "execution".',
        workers: 'Write it under "execution".',
        trials: 'Write it under "execution".',
        threshold: 'Write it under "execution".',
        graders: 'Did you mean "assertions"?',
    },
};
/** A YAML suite (suite-format.md §2, §3). Problems of the whole file go to `problems`; those of one test stay with it. */
function readYamlSuite(root, at, kinds, problems) {
    if (!root.isMap) {
        problems.push(notASuite(root));
        return undefined;
    }
    checkFields(root, SUITE_FIELDS, problems);
    const description = readDescription(root, problems);
    const execution = readExecution(root, problems);
    const metadata = yaml_readMetadata(root, problems);
    const defaults = {
        input: readSuiteInput(root, problems),
        graders: readSuiteGraders(root, kinds, problems),
        metadata,
        kinds,
    };
    const entries = testEntries(root, problems);
    const tests = entries.map((item, index) => readTest(item, index, defaults, problems));
    refuseRepeatedIds(entries, problems);
    warnOfUnknownTargets(tests, execution.targets, problems);
    return {
        name: yaml_readName(root, at, problems),
        file: at.file,
        path: at.path,
        folder: at.folder,
        place: root.place,
        format: 'yaml',
        ...description,
        category: readCategory(root, problems) ?? at.category,
        ...execution,
        ...(metadata !== undefined && { metadata }),
        tests,
    };
}
function notASuite(root) {
    const isEmpty = root.value === null;
    return root.error('WRONG_TYPE', isEmpty ? 'The file is empty' : 'An eval file is a mapping', {
        expected: 'a mapping with "tests"',
        ...(!isEmpty && { found: root.found }),
        ...(root.isList && { hint: 'Write "tests:" above the list.' }),
    });
}
function testEntries(root, problems) {
    const found = firstOf(root, ['tests', 'eval_cases', 'evalcases', 'cases'], problems);
    if (found === undefined) {
        const isTargetsFile = root.field('targets')?.isList ?? false;
        const hint = 'This looks like a targets file: name it with --targets (targets), or exclude it with "!".';
        problems.push(root.missing('tests', 'The suite has no "tests"', 'a list of tests', isTargetsFile ? hint : undefined));
        return [];
    }
    if (found.field.text !== undefined) {
        problems.push(notSupportedYet(`"${found.name}" from another file`, found.field));
        return [];
    }
    if (!found.field.isList) {
        const hint = found.field.isMap ? 'Put "- " before each test to make it a list.' : undefined;
        problems.push(found.field.wrongType(found.name, 'a list of tests', hint));
        return [];
    }
    if (found.field.items().length === 0) {
        problems.push(found.field.error('MISSING_FIELD', `"${found.name}" is empty: there is nothing to run`, {
            expected: 'at least one test',
        }));
    }
    return found.field.items();
}
/** `name` > `suite` > `dataset` > the file's own name (suite-format.md §1.5). */
function yaml_readName(root, { path }, problems) {
    for (const key of ['name', 'suite', 'dataset']) {
        const field = root.field(key);
        if (field === undefined)
            continue;
        const name = field.text?.trim();
        if (name)
            return name;
        if (field.text === undefined)
            problems.push(field.wrongType(key, 'text'));
    }
    return (0,external_node_path_.basename)(path).replace(/(?:\.eval)?\.ya?ml$/i, '') || 'eval';
}
function readCategory(root, problems) {
    const field = root.field('category');
    if (field === undefined || field.text !== undefined)
        return field?.text?.trim() || undefined;
    problems.push(field.wrongType('category', 'text'));
    return undefined;
}
function readSuiteInput(root, problems) {
    const field = root.field('input');
    return field === undefined ? [] : readInput(field, problems);
}
/** Where the graders for all tests may stand; the first that is there wins (graders.md §1.1). */
const yaml_GRADER_LISTS = ['assertions', 'assert', 'execution.assertions', 'execution.assert', 'execution.evaluators'];
function readSuiteGraders(root, kinds, problems) {
    const list = declaredGraders(root, yaml_GRADER_LISTS, problems);
    return list === undefined ? [] : readGraders(list, kinds, problems);
}
function yaml_readMetadata(root, problems) {
    const metadata = root.field('metadata');
    const governance = root.field('governance');
    for (const [name, field] of Object.entries({ metadata, governance })) {
        if (field !== undefined && !field.isMap)
            problems.push(field.wrongType(name, 'a mapping'));
    }
    if (!metadata?.isMap && !governance?.isMap)
        return undefined;
    return {
        ...(metadata?.isMap ? metadata.value : {}),
        ...(governance?.isMap && { governance: governance.value }),
    };
}
function refuseRepeatedIds(entries, problems) {
    const first = new Map();
    for (const entry of entries) {
        const id = idOf(entry);
        if (id === undefined)
            continue;
        const earlier = first.get(id);
        if (earlier === undefined) {
            first.set(id, entry);
            continue;
        }
        const [place, other] = [entry.field('id')?.keyPlace, earlier.field('id')?.keyPlace];
        problems.push(entry.error('DUPLICATE_ID', `Two tests have the id "${(0,shared_text/* cutEnd */.ym)(id, 60)}"`, {
            ...(place && { place }),
            expected: 'an id that no other test of the file has',
            hint: `The other one is in line ${other?.line}.`,
        }));
    }
}
/** Among so many targets the one that was meant is looked for. */
const MOST_COMPARED = 100;
/** A test that keeps to a target which the suite never runs on would be left out without a word. */
function warnOfUnknownTargets(tests, targets, problems) {
    if (targets.length < 2)
        return;
    const names = targets.map(({ name }) => name);
    const known = new Set(names);
    for (const test of tests) {
        if (test.kind !== 'test')
            continue;
        const unknown = (test.targets ?? []).filter((name) => !known.has(name));
        const [first] = unknown;
        if (first === undefined)
            continue;
        problems.push({
            code: 'UNKNOWN_TARGET',
            severity: 'warning',
            message: `The test "${(0,shared_text/* cutEnd */.ym)(test.id, 60)}" keeps to targets on which the suite does not run`,
            place: test.place,
            expected: `some of ${(0,did_you_mean/* listed */.KE)(names)}`,
            found: (0,did_you_mean/* listed */.KE)(unknown),
            hint: (0,did_you_mean/* suggestion */.h)(first, names.slice(0, MOST_COMPARED), 'targets of the suite'),
        });
    }
}

;// CONCATENATED MODULE: ./build/js/src/suites/interpolate.js
const TOKEN = /\$\{\{ *([A-Za-z_][A-Za-z0-9_]*) *\}\}/g;
const WHOLE = /^\$\{\{ *([A-Za-z_][A-Za-z0-9_]*) *\}\}$/;
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
/**
 * Puts environment variables in place of `${{ NAME }}` in every text at any depth; keys are not touched
 * (suite-format.md §5.1). An unset variable reads as empty and is listed. A text that is one token alone becomes a
 * number or boolean if it looks like one; the text is kept in `retyped` for fields that want text.
 */
function interpolate(value, lookUp) {
    const retyped = new Map();
    const unset = new Map();
    const missing = new Map();
    const variable = (name, path) => {
        const found = lookUp(name);
        if (found !== undefined)
            return found;
        const earlier = missing.get(name);
        missing.set(name, { name, path: earlier?.path ?? path, times: (earlier?.times ?? 0) + 1 });
        const key = JSON.stringify(path);
        unset.set(key, unset.get(key) ?? name);
        return '';
    };
    const visitText = (text, path) => {
        if (!text.includes('${{'))
            return text;
        const whole = WHOLE.exec(text)?.[1];
        if (whole === undefined)
            return text.replace(TOKEN, (_, name) => variable(name, path));
        const found = variable(whole, path);
        const typed = retype(found);
        if (typed !== found)
            retyped.set(JSON.stringify(path), found);
        return typed;
    };
    const visit = (value, path) => {
        if (typeof value === 'string')
            return visitText(value, path);
        if (Array.isArray(value))
            return value.map((item, index) => visit(item, [...path, index]));
        if (typeof value !== 'object' || value === null)
            return value;
        return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, visit(item, [...path, key])]));
    };
    return { value: visit(value, []), retyped, unset, missing: [...missing.values()] };
}
function retype(text) {
    if (text === 'true')
        return true;
    if (text === 'false')
        return false;
    return DECIMAL.test(text) ? Number(text) : text;
}

;// CONCATENATED MODULE: ./build/js/src/suites/load.js






/** Larger than any suite that people write by hand; what is larger is data and belongs in a file of its own. */
const MAX_SUITE_BYTES = 5 * 1024 * 1024;
/** Reads and checks all suites, and reports every problem of every file at once. */
async function loadSuites(paths, context) {
    const suites = [];
    const problems = [];
    const errors = [];
    for (const path of paths) {
        const own = [];
        const suite = await loadSuite(path, context, own);
        if (suite)
            suites.push(suite);
        problems.push(...told(own));
        errors.push(...told([...own, ...problemsOfTests(suite)].filter(({ severity }) => severity === 'error')));
    }
    // A broken test stops only itself; but who has to mend a file anyway wants to see all that is wrong with it.
    if (problems.some(({ severity }) => severity === 'error'))
        throw new model_errors/* UserError */.yo(errors);
    return { suites, warnings: problems };
}
const problemsOfTests = (suite) => (suite?.tests ?? []).flatMap((test) => (test.kind === 'broken' ? test.problems : []));
/** What one file is told of: more than this nobody reads. */
const MOST_TOLD = 100;
/** The problems of one file in the order of its lines, errors before warnings where they are too many. */
function told(problems) {
    const bySeverity = [
        ...problems.filter(({ severity }) => severity === 'error'),
        ...problems.filter(({ severity }) => severity === 'warning'),
    ];
    const kept = bySeverity.slice(0, MOST_TOLD).toSorted(byPlace);
    const [next] = bySeverity.slice(MOST_TOLD);
    if (next === undefined)
        return kept;
    const { code, severity, place } = next;
    const message = `This file has ${(0,shared_text/* plural */.LS)('more problem', bySeverity.length - MOST_TOLD)}, not shown here`;
    return [...kept, { code, severity, message, ...(place && { place }) }];
}
function byPlace(a, b) {
    if (a.place === undefined || b.place === undefined)
        return 0;
    return a.place.line - b.place.line || a.place.column - b.place.column;
}
async function loadSuite(path, context, problems) {
    const file = shownPath(path, context.cwd);
    if (!/\.ya?ml$/i.test(path)) {
        problems.push({
            code: 'NOT_SUPPORTED_YET',
            severity: 'error',
            message: `${file}: suites of this format are not supported yet`,
            expected: 'a .yaml or .yml file',
            hint: 'If it is not a suite, exclude it with "!".',
        });
        return undefined;
    }
    const text = await readText(path, context, problems);
    if (text === undefined)
        return undefined;
    const folder = (0,external_node_path_.dirname)(path);
    const lookUp = await context.variables(folder);
    let missing = [];
    const opened = (0,source/* openYaml */.IM)(file, text, (value) => {
        const { missing: found, ...interpolated } = interpolate(value, lookUp);
        missing = found;
        return interpolated;
    });
    if (opened.kind === 'invalid') {
        problems.push(...opened.problems);
        return undefined;
    }
    for (const variable of missing)
        problems.push(unsetVariable(variable, opened.root));
    const at = { file, path, folder, category: categoryOf(path, context.cwd) };
    return readYamlSuite(opened.root, at, context.graders, problems);
}
function unsetVariable({ name, path, times }, root) {
    const elsewhere = times > 1 ? `, here and in ${(0,shared_text/* plural */.LS)('other place', times - 1)}` : '';
    return {
        code: 'SECRET_MISSING',
        severity: 'warning',
        message: `The environment variable ${name} is not set and reads as empty${elsewhere}`,
        place: root.below(path),
        hint: 'Set it in the environment or in a .env file.',
    };
}
async function readText(path, { files }, problems) {
    try {
        return await files.read(path, MAX_SUITE_BYTES);
    }
    catch (error) {
        if (!(error instanceof model_errors/* UserError */.yo))
            throw error;
        problems.push(...error.problems);
        return undefined;
    }
}
/** A path as people would type it: from the working directory, with `/`. */
function shownPath(path, cwd) {
    const fromHere = (0,external_node_path_.relative)(cwd, path);
    const isInside = fromHere !== '' && !/^\.\.(?:[/\\]|$)/.test(fromHere) && fromHere !== path;
    return (isInside ? fromHere : path).replaceAll('\\', '/');
}
/** The folders of a suite from the working directory on, without those called `evals` (suite-format.md §1.5). */
function categoryOf(path, cwd) {
    const folders = (0,external_node_path_.relative)(cwd, (0,external_node_path_.dirname)(path)).replaceAll('\\', '/').split('/');
    const named = folders.filter((folder) => folder !== '' && folder !== '.' && folder !== '..' && folder !== 'evals');
    return named.length === 0 ? 'Uncategorized' : named.join('/');
}


/***/ })

};
