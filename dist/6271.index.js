export const id = 6271;
export const ids = [6271,2252];
export const modules = {

/***/ 35927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NR: () => (/* binding */ MAX_PROGRAMS),
/* harmony export */   TE: () => (/* binding */ lookUp),
/* harmony export */   Xo: () => (/* binding */ boundedExec),
/* harmony export */   aT: () => (/* binding */ runForText),
/* harmony export */   bQ: () => (/* binding */ endedHow)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_ports_processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29119);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56290);
/* harmony import */ var _model_values_never_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76794);




function endedHow(result, timeoutMs) {
    switch (result.kind) {
        case 'killed':
            return `was ended by ${result.signal}`;
        case 'notStarted':
            return `could not be started: ${result.message}`;
        case 'timedOut':
            return `was stopped after ${timeoutMs / 1000} seconds`;
        case 'flooded':
            return `was stopped because it wrote more than 10 MiB to ${result.stream}`;
        case 'cancelled':
            return 'was cancelled';
        default:
            return (0,_model_values_never_js__WEBPACK_IMPORTED_MODULE_3__/* .never */ .Z)(result);
    }
}
async function lookUp(path, wanted, { files, suiteFolder, searchRoots }) {
    const below = path.replace(/^[/\\]+/, '');
    const roots = new Set([suiteFolder, ...searchRoots]);
    for (const candidate of [...((0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) ? [path] : []), ...Array.from(roots, (root) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, below))]) {
        if ((await files.state(candidate)) === wanted)
            return candidate;
    }
    return undefined;
}
const MAX_PROGRAMS = 8;
function boundedExec(exec, most) {
    const waiting = new Set();
    let running = 0;
    const turn = async (signal) => {
        if (signal.aborted)
            return false;
        if (running < most) {
            running += 1;
            return true;
        }
        return new Promise((resolve) => {
            const begin = () => {
                signal.removeEventListener('abort', giveUp);
                resolve(true);
            };
            const giveUp = () => {
                waiting.delete(begin);
                resolve(false);
            };
            waiting.add(begin);
            signal.addEventListener('abort', giveUp, { once: true });
        });
    };
    const over = () => {
        const [next] = waiting;
        if (next === undefined) {
            running -= 1;
            return;
        }
        waiting.delete(next);
        next();
    };
    return {
        async run(request, signal) {
            if (!(await turn(signal)))
                return NOT_BEGUN;
            try {
                return await exec.run(request, signal);
            }
            finally {
                over();
            }
        },
    };
}
const NOT_BEGUN = { kind: 'cancelled', stdout: '', stderr: '', durationMs: 0 };
const DEFAULT_TIMEOUT_MS = 5 * 60_000;
const MAX_COMPLAINT_LENGTH = 2_000;
async function runForText(program, { submission: { workspacePath }, deps, signal }) {
    const { exec, scripts, childEnv, timeoutMs = DEFAULT_TIMEOUT_MS } = deps;
    const env = { ...childEnv, ...(workspacePath !== undefined && { AGENTV_WORKSPACE_PATH: workspacePath }) };
    const request = await scripts.forGrader({ ...program, env, timeoutMs, maxBytes: _model_ports_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_OUTPUT_BYTES */ .$ });
    const result = await exec.run(request, signal);
    if (result.kind !== 'exited')
        return { kind: 'broken', why: `it ${endedHow(result, timeoutMs)}` };
    if (result.exitCode !== 0) {
        const complaint = (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutStart */ .Dr)(result.stderr.trim(), MAX_COMPLAINT_LENGTH);
        const why = `it ended with exit code ${result.exitCode}${complaint === '' ? '' : `: ${complaint}`}`;
        return { kind: 'broken', why };
    }
    const text = result.stdout.replaceAll('\r\n', '\n').trim();
    return text === '' ? { kind: 'broken', why: 'it printed nothing' } : { kind: 'printed', text };
}


/***/ }),

/***/ 24593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jh: () => (/* binding */ modelTraits),
/* harmony export */   NF: () => (/* binding */ agentTraits),
/* harmony export */   Nj: () => (/* binding */ defineProvider),
/* harmony export */   vD: () => (/* binding */ recordingTraits)
/* harmony export */ });
/* harmony import */ var _run_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89976);
/* harmony import */ var _suite_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38034);


const modelTraits = {
    promptMode: 'lm',
    canJudge: true,
    isAgent: false,
    images: _run_message_js__WEBPACK_IMPORTED_MODULE_0__/* .commonImageTypes */ .Q4,
};
const agentTraits = {
    ...modelTraits,
    promptMode: 'agent',
    canJudge: false,
    isAgent: true,
    runsInContainer: true,
};
const recordingTraits = { ...modelTraits, canJudge: false, images: 'any', isRecorded: true };
const defineProvider = (0,_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOf */ .I)();


/***/ }),

/***/ 38034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ew: () => (/* binding */ canonicalName),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   eI: () => (/* binding */ asClause),
/* harmony export */   oH: () => (/* binding */ findKind)
/* harmony export */ });
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56290);
/* harmony import */ var _values_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81667);


const asClause = (message) => /^(?:is|must|needs|has|names|cannot|does|takes)\b/.test(message) ? message : `is invalid: ${message}`;
function kindOf() {
    return (plugin) => {
        const { type, aliases = [], options, takesAnyKey = false, notes, create, ...extra } = plugin;
        const schema = (0,_values_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(options);
        return {
            ...extra,
            type,
            aliases,
            get keys() {
                return takesAnyKey ? undefined : Object.keys(schema().shape);
            },
            get options() {
                return schema();
            },
            check(rawOptions) {
                const parsed = schema().safeParse(rawOptions);
                return parsed.success
                    ? []
                    : parsed.error.issues.map((issue) => {
                        const path = issue.path.filter((part) => typeof part !== 'symbol');
                        const isSecret = issue.code === 'custom' && issue.params?.['secret'] === true;
                        const found = isSecret ? undefined : describe(path.reduce(step, rawOptions));
                        const hint = issue.code === 'custom' ? issue.params?.['hint'] : undefined;
                        return { path, message: issue.message, found, hint: typeof hint === 'string' ? hint : undefined };
                    });
            },
            notes(rawOptions) {
                if (notes === undefined)
                    return [];
                const parsed = schema().safeParse(rawOptions);
                return parsed.success ? notes(parsed.data, rawOptions) : [];
            },
            open: (rawOptions, deps) => create(schema().parse(rawOptions), deps),
        };
    };
}
const canonicalName = (name) => name.trim().toLowerCase().replaceAll('_', '-');
function findKind(kinds, name) {
    const wanted = canonicalName(name);
    return (kinds.find(({ type }) => type === wanted) ??
        kinds.find(({ type, aliases }) => [type, ...aliases].some((known) => canonicalName(known) === wanted)));
}
const step = (value, key) => typeof value === 'object' && value !== null ? value[key] : undefined;
function describe(value) {
    if (value === undefined || (typeof value === 'object' && value !== null && !Array.isArray(value)))
        return undefined;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .ym)(JSON.stringify(value) ?? '', 80);
}


/***/ }),

/***/ 79568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S$: () => (/* binding */ programFiles),
/* harmony export */   oQ: () => (/* binding */ programOf),
/* harmony export */   ru: () => (/* binding */ bareProgram)
/* harmony export */ });
function programFiles(command) {
    const [program, ...rest] = withoutPrefixes(typeof command === 'string' ? shellWords(command) : command);
    if (program === undefined || CHANGES_FOLDER.has(program))
        return [];
    const script = INTERPRETER.test(program.split(/[/\\]/).at(-1) ?? '') ? scriptIn(rest) : undefined;
    const files = [...(/[/\\]/.test(program) ? [program] : []), ...(script === undefined ? [] : [script])];
    return files.filter((word) => !/[$`*?{}~\n]/.test(word) && !/^[a-z]+:\/\//i.test(word));
}
const programOf = (command) => withoutPrefixes(shellWords(command))[0];
function bareProgram(command) {
    const program = typeof command === 'string' ? programOf(command) : command[0];
    const isOfShell = typeof command === 'string' && SHELL_WORDS.has(program ?? '');
    if (program === undefined || isOfShell)
        return undefined;
    return /^[\w.+-]+$/.test(program) ? program : undefined;
}
const SHELL_WORDS = new Set(': . [ [[ alias break case cd command continue declare echo eval exec exit export false for function hash if kill let local popd printf pushd pwd read readonly return set shift source test time trap true type ulimit umask unalias unset until wait while'.split(' '));
const withoutPrefixes = (words) => {
    const first = words.findIndex((word) => !(/^[A-Za-z_]\w*=/.test(word) || word === 'exec' || word === 'env'));
    return first === -1 ? [] : words.slice(first);
};
const INTERPRETER = /^(?:python[\d.]*|py|node|bun|deno|tsx|ts-node|npx|bunx|uv|poetry|pipenv|bash|dash|sh|zsh|ruby|perl|php|pwsh)(?:\.exe|\.cmd)?$/i;
const SCRIPT = /\.(?:py|[cm]?[jt]sx?|sh|bash|rb|pl|php|ps1)$/i;
const CODE = new Set(['-c', '-e', '-m', '-p', '--eval', '--print', '-Command', '-command']);
const CHANGES_FOLDER = new Set(['cd', 'pushd', 'Set-Location']);
function scriptIn(args) {
    for (const word of args) {
        if (CODE.has(word))
            return undefined;
        if (!word.startsWith('-') && SCRIPT.test(word))
            return word;
    }
    return undefined;
}
function shellWords(text) {
    const words = [];
    for (const [word, double, single] of text.matchAll(/"([^"]*)"|'([^']*)'|[^\s"']+/g)) {
        if (double === undefined && single === undefined && /[|&;<>()]/.test(word))
            return words;
        words.push(double ?? single ?? word);
    }
    return words;
}


/***/ }),

/***/ 72252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ retryAfter)
/* harmony export */ });
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


/***/ }),

/***/ 85807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Je: () => (/* binding */ limitedSignal),
/* harmony export */   Ko: () => (/* binding */ withLimit),
/* harmony export */   Sx: () => (/* binding */ withGuard),
/* harmony export */   aE: () => (/* binding */ MORE_TIME),
/* harmony export */   v$: () => (/* binding */ callSignal),
/* harmony export */   wj: () => (/* binding */ withTimeout)
/* harmony export */ });
/* unused harmony export STOP_GRACE_MS */
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(207);
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


const STOP_GRACE_MS = 3_000;
const MORE_TIME = 'If it needs longer, raise "timeout_seconds" of the test, of the target or under "execution" of the suite, or test-timeout-seconds of the run.';
function callSignal(parent) {
    const controller = new AbortController();
    const abort = () => controller.abort(parent.reason);
    if (parent.aborted)
        abort();
    else
        parent.addEventListener('abort', abort, { once: true });
    return {
        signal: controller.signal,
        abort: () => controller.abort(),
        [Symbol.dispose]: () => parent.removeEventListener('abort', abort),
    };
}
function limitedSignal(parent, limitMs, clock) {
    const call = callSignal(parent);
    const done = new AbortController();
    let isOver = false;
    void clock.sleep(limitMs, done.signal).then(() => {
        if (done.signal.aborted || parent.aborted)
            return;
        isOver = true;
        call.abort();
    });
    return {
        signal: call.signal,
        get isOver() {
            return isOver;
        },
        [Symbol.dispose]() {
            done.abort();
            call[Symbol.dispose]();
        },
    };
}
function withGuard(provider, clock) {
    const ask = async (question, signal) => {
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
    };
    return {
        retry: provider.retry,
        async ask(question, signal) {
            if (signal.aborted)
                return (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)('cancelled', 'Stopped before the call.');
            return new Promise((resolve) => {
                const answered = new AbortController();
                const onAbort = async () => {
                    await clock.sleep(STOP_GRACE_MS, answered.signal);
                    resolve((0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)('cancelled', 'Stopped during the call, which did not end and was abandoned.'));
                };
                signal.addEventListener('abort', onAbort, { once: true });
                void ask(question, signal).then((outcome) => {
                    signal.removeEventListener('abort', onAbort);
                    resolve(outcome);
                    answered.abort('answered');
                });
            });
        },
    };
}
function withTimeout(provider, timeoutMs, clock) {
    const guarded = withGuard(provider, clock);
    return {
        retry: provider.retry,
        async ask(question, signal) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const limitMs = question.timeLimitMs ?? timeoutMs;
                if (limitMs === undefined)
                    return guarded.ask(question, signal);
                const call = __addDisposableResource(env_1, limitedSignal(signal, limitMs, clock), false);
                const outcome = await guarded.ask(question, call.signal);
                if (!call.isOver)
                    return outcome;
                const { failure, partial } = outcome.kind === 'failed' ? outcome : {};
                const end = failure?.class === 'cancelled' ? ` ${failure.message}` : '';
                return (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)('timeout', `Gave no answer within ${limitMs / 1000} s.${end} ${MORE_TIME}`, {}, partial);
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


/***/ }),

/***/ 51493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GV: () => (/* binding */ withMeter),
/* harmony export */   H2: () => (/* binding */ withSpent),
/* harmony export */   dR: () => (/* binding */ usd),
/* harmony export */   fC: () => (/* binding */ withCostLimit),
/* harmony export */   ho: () => (/* binding */ costOf),
/* harmony export */   u7: () => (/* binding */ costLimitMessage)
/* harmony export */ });
/* harmony import */ var _model_run_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89976);
/* harmony import */ var _model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(207);
/* harmony import */ var _model_values_sums_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16586);



const costOf = (outcomes) => (0,_model_values_sums_js__WEBPACK_IMPORTED_MODULE_2__/* .sumOfKnown */ .Ij)(outcomes.map((outcome) => (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .responseIn */ .PN)(outcome)?.costUsd));
function withSpent(last, before) {
    const calls = before.flatMap((outcome) => (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .responseIn */ .PN)(outcome) ?? []);
    if (calls.length === 0)
        return last;
    const response = (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .responseIn */ .PN)(last) ?? { messages: [] };
    const costUsd = costOf([...before, last]);
    const tokenUsage = (0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_0__/* .sumTokens */ .WT)([...calls, response].flatMap((call) => call.tokenUsage ?? []));
    const fullResponse = { ...response, ...(costUsd !== undefined && { costUsd }), ...(tokenUsage && { tokenUsage }) };
    return last.kind === 'answered' ? { ...last, response: fullResponse } : { ...last, partial: fullResponse };
}
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
function withCostLimit(provider, limit) {
    let spentUsd = 0;
    const tooExpensive = (partial) => (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)('cost_limit', costLimitMessage(spentUsd, limit.usd), {}, partial);
    return {
        retry: provider.retry,
        async ask(question, signal) {
            if (spentUsd > limit.usd)
                return tooExpensive();
            const outcome = await provider.ask({ ...question, costLimitUsd: limit.usd - spentUsd }, signal);
            spentUsd += (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .responseIn */ .PN)(outcome)?.costUsd ?? 0;
            if (outcome.kind === 'failed')
                return outcome;
            if (outcome.response.costUsd === undefined)
                limit.onUnknownCost();
            return spentUsd > limit.usd ? tooExpensive(outcome.response) : outcome;
        },
    };
}
const costLimitMessage = (spentUsd, limitUsd) => `The trial cost ${usd(spentUsd)}, more than its limit of ${usd(limitUsd)} (max_cost_usd), and was stopped.`;
const usd = (amount) => `$${Number(amount.toFixed(6))}`;


/***/ }),

/***/ 14474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readJsonRows)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23291);


const MAX_BYTES = 100 * 1024 * 1024;
async function readJsonRows(schema, { path, shown, what, hint }, files) {
    const text = await files.read(path, MAX_BYTES, { onlyText: true });
    return text.split(/\r?\n/).flatMap((line, index) => {
        if (line.trim() === '')
            return [];
        const parsed = schema.safeParse((0,_model_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .foreignJsonOf */ .sV)(line));
        if (parsed.success)
            return [parsed.data];
        const [issue] = parsed.error.issues;
        const where = issue?.path.length ? ` "${issue.path.join('.')}"` : '';
        const message = `This is not ${what}:${where} ${issue?.message ?? 'unreadable'}`;
        const location = { file: shown, line: index + 1, column: 1 };
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo([{ code: 'FILE_UNREADABLE', severity: 'error', message, location, hint }]);
    });
}


/***/ }),

/***/ 68681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   _I: () => (/* binding */ scrub),
/* harmony export */   _O: () => (/* binding */ USER_AGENT),
/* harmony export */   bE: () => (/* binding */ post),
/* harmony export */   c3: () => (/* binding */ refusalIn),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   jL: () => (/* binding */ withHeaders),
/* harmony export */   lZ: () => (/* binding */ serverWords),
/* harmony export */   pV: () => (/* binding */ noReplyWords),
/* harmony export */   s1: () => (/* binding */ clientOptions),
/* harmony export */   tN: () => (/* binding */ send)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(207);
/* harmony import */ var _model_text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23291);
/* harmony import */ var _model_text_retry_after_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72252);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56290);
/* harmony import */ var _model_values_depth_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2493);
/* harmony import */ var _model_values_mapping_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92838);







const MAX_REPLY_BYTES = 32 * 1024 * 1024;
const USER_AGENT = { 'user-agent': 'eval-action' };
class StatusError extends Error {
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
class NoReply extends Error {
    reason;
    constructor(reason) {
        super('no reply');
        this.reason = reason;
    }
}
const post = (http, url, request) => send(http, url, { method: 'POST', ...request });
async function send(http, url, request) {
    try {
        const reply = await http(url, { ...request, redirect: 'manual' });
        const decoder = new TextDecoder();
        let text = '';
        let bytes = 0;
        for await (const chunk of reply.body ?? []) {
            bytes += chunk.byteLength;
            if (bytes > MAX_REPLY_BYTES)
                throw new Error(`the reply is longer than ${MAX_REPLY_BYTES} bytes`);
            text += decoder.decode(chunk, { stream: true });
        }
        text += decoder.decode();
        if (reply.ok)
            return text;
        throw new StatusError(reply.status, reply.headers, text);
    }
    catch (error) {
        throw error instanceof StatusError ? error : new NoReply(error);
    }
}
const NO_TIMEOUT_MS = 2_147_483_647;
const clientOptions = (http) => ({
    fetch: async (url, { headers, body, signal } = {}) => {
        const sent = [...new Headers(headers)].filter(([name]) => !name.startsWith('x-stainless-'));
        const request = { headers: Object.fromEntries(sent), body: String(body), signal: signal };
        return new Response(await post(http, String(url), request));
    },
    maxRetries: 0,
    timeout: NO_TIMEOUT_MS,
    logLevel: 'off',
});
function withHeaders(client, defaultHeaders) {
    if (!('_options' in client))
        throw new Error('the client library keeps its options elsewhere');
    return Object.assign(client, { _options: Object.assign({}, client._options, { defaultHeaders }) });
}
function* causes(error) {
    let current = error;
    for (let depth = 0; depth < 8 && current !== undefined; depth += 1) {
        yield current;
        current = current instanceof Error ? current.cause : undefined;
    }
}
const refusalIn = (error) => [...causes(error)].find((cause) => cause instanceof StatusError);
const ONE_REQUEST = [400, 413, 422];
const KEY_REFUSED = /API_KEY_INVALID|API key (?:not valid|expired)/;
const NO_CREDIT = /"insufficient_quota"/;
const ADVICE = {
    401: 'it refused the key: check the variable behind api_key',
    403: 'the key may not do this: check the key and the model of the target',
    404: 'check the model and the address (base_url or endpoint) of the target',
};
const REDIRECTS = 'it redirects, and the key only goes where the target says: check the address (base_url or endpoint) of the target';
function noReplyWords(error, key = '') {
    const noReply = [...causes(error)].find((cause) => cause instanceof NoReply);
    if (noReply === undefined)
        return undefined;
    const reasons = [...causes(noReply.reason)].map((cause) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOf */ .$N)(cause) ?? (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(cause));
    return scrub(reasons.findLast(Boolean) ?? 'no reason given', key);
}
function failureOf(error, { url, key, now }) {
    const noReply = noReplyWords(error, key);
    if (noReply !== undefined)
        return (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)('provider', `No reply from the model server at ${url}: ${noReply}`);
    const refusal = refusalIn(error);
    if (refusal === undefined) {
        const words = scrub((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error), key);
        return (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)('bug', `The model client broke, which is a bug of eval-action: ${words}`);
    }
    const { status, headers, text } = refusal;
    const isKeyRefused = status === 401 || (status === 400 && KEY_REFUSED.test(text));
    const isPermanent = ONE_REQUEST.includes(status) || NO_CREDIT.test(text);
    const words = isKeyRefused ? '' : scrub(wordsOf(text), key);
    const advice = status < 400 ? REDIRECTS : ADVICE[isKeyRefused ? 401 : status];
    const message = [`The model server at ${url} answered HTTP ${status}${words && `: ${words}`}`, advice];
    const delay = /"retryDelay":\s{0,9}"(\d{1,9}(?:\.\d{1,9})?)s"/.exec(text.slice(0, 20_000))?.[1];
    return (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)(isKeyRefused ? 'auth' : classOfStatus(status), message.filter(Boolean).join(' \u2014 '), {
        httpStatus: status,
        permanent: isPermanent || undefined,
        retryAfterMs: (0,_model_text_retry_after_js__WEBPACK_IMPORTED_MODULE_3__/* .retryAfter */ .P)(headers, now) ?? (delay === undefined ? undefined : Math.ceil(Number(delay) * 1000)),
    });
}
function classOfStatus(status) {
    if (status === 429)
        return 'rate_limit';
    if (status >= 500 || [408, 409, ...ONE_REQUEST].includes(status))
        return 'provider';
    return status === 403 ? 'auth' : 'config';
}
function wordsOf(text) {
    const body = (0,_model_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonOf */ .o_)(text);
    if (body !== undefined)
        return (0,_model_values_depth_js__WEBPACK_IMPORTED_MODULE_5__/* .isDeeperThan */ .hz)(body, _model_values_depth_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_JSON_DEPTH */ .KX) ? '' : serverWords(body);
    if (!text.trimStart().startsWith('<'))
        return text;
    return /<title[^>]{0,200}>([^<]{1,1000})/i.exec(text.slice(0, 10_000))?.[1] ?? 'an HTML page';
}
const MAX_QUOTE = 300;
const MIN_KEY_PART = 8;
function scrub(text, key = '') {
    const oneLine = (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)(text, 10 * MAX_QUOTE)
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
        .trim();
    const clean = withoutKey(oneLine, key).replace(/\S*\*{2,}\S*|\bsk-\S+/g, '[key]');
    return (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)(clean, MAX_QUOTE);
}
function withoutKey(text, key) {
    if (key === '')
        return text;
    if (key.length < MIN_KEY_PART) {
        const isKey = (word) => word.includes(key) && word.length < key.length + 3;
        return text.replace(/[^ ]+/g, (word) => (isKey(word) ? '[key]' : word));
    }
    let clean = '';
    for (let at = 0; at < text.length;) {
        let length = 0;
        while (at + length < text.length && key.includes(text.slice(at, at + length + 1)))
            length += 1;
        clean += length >= MIN_KEY_PART ? '[key]' : text.charAt(at);
        at += length >= MIN_KEY_PART ? length : 1;
    }
    return clean;
}
const WORD_KEYS = [
    ...['error', 'fault', 'message', 'Message', 'msg', 'faultstring', 'detail', 'details', 'errors', 'messages'],
    ...['error_description', 'title', 'reason', 'metadata', 'raw'],
];
const MAX_ITEMS = 3;
const serverWords = (body) => wordsIn(body) ?? JSON.stringify(body);
function wordsIn(value) {
    if (typeof value === 'string')
        return value.trim() === '' ? undefined : value;
    if (Array.isArray(value)) {
        return (value
            .slice(0, MAX_ITEMS)
            .flatMap((item) => wordsIn(item) ?? [])
            .join('; ') || undefined);
    }
    if (!(0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_6__/* .isMapping */ .pi)(value))
        return undefined;
    const said = new Set(WORD_KEYS.flatMap((key) => wordsIn(value[key]) ?? []));
    return [...said].slice(0, MAX_ITEMS).join(': ') || undefined;
}


/***/ }),

/***/ 40975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N3: () => (/* binding */ cliDocumentSchema),
/* harmony export */   OI: () => (/* binding */ asMessage),
/* harmony export */   PN: () => (/* binding */ responseIn),
/* harmony export */   QP: () => (/* binding */ readCliOutput),
/* harmony export */   o_: () => (/* binding */ jsonOf),
/* harmony export */   uI: () => (/* binding */ wireMessageSchema),
/* harmony export */   zV: () => (/* binding */ wireToolCallSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_run_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89976);
/* harmony import */ var _model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95974);
/* harmony import */ var _model_text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23291);




function readCliOutput(written, onNegative) {
    const lines = written.replaceAll('\r\n', '\n');
    const document = cliDocumentSchema.safeParse(jsonOf(lines));
    return (document.success ? responseIn(document.data, onNegative) : undefined) ?? answer(lines);
}
const wireToolCallSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    tool: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    input: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    start_time: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    end_time: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
});
const wireMessageSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    role: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    content: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    tool_calls: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(wireToolCallSchema).optional(),
    start_time: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    end_time: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    metadata: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
});
const cliDocumentSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(wireMessageSchema).optional(),
    output_messages: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(wireMessageSchema).optional(),
    text: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    token_usage: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ input: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), output: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), cached: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional() }).optional(),
    cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    trace: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
});
function jsonOf(written) {
    return (0,_model_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .foreignJsonOf */ .sV)(written.trim());
}
const answer = (content) => ({ messages: [{ role: 'assistant', content }] });
function responseIn(document, onNegative = () => undefined) {
    const { output = [], output_messages = [], text } = document;
    const listed = output.length > 0 ? output : output_messages;
    if (listed.length === 0 && (text === undefined || text === null))
        return undefined;
    const { messages } = listed.length > 0
        ? { messages: listed.map(asMessage) }
        : answer(typeof text === 'string' ? text : JSON.stringify(text));
    for (const key of ['cost_usd', 'duration_ms']) {
        const value = document[key];
        if (value !== undefined && measure(value) === undefined)
            onNegative(key, value);
    }
    const usage = document.token_usage;
    const isUsage = usage !== undefined && measure(usage.input) !== undefined && measure(usage.output) !== undefined;
    return {
        messages: withTrace(messages, document.trace),
        tokenUsage: isUsage ? { input: usage.input, output: usage.output, cached: measure(usage.cached) } : undefined,
        costUsd: measure(document.cost_usd),
        durationMs: measure(document.duration_ms),
    };
}
function asMessage(message) {
    const role = _model_run_message_js__WEBPACK_IMPORTED_MODULE_1__/* .roles */ .Ot.find((known) => known === message.role);
    const metadata = role === undefined ? { ...message.metadata, role: message.role } : message.metadata;
    return {
        role: role ?? 'system',
        name: message.name,
        content: contentOf(message.content),
        toolCalls: message.tool_calls?.map(({ start_time, end_time, duration_ms, input, output, ...call }) => ({
            ...call,
            input,
            output,
            startTime: start_time,
            endTime: end_time,
            durationMs: duration_ms,
        })),
        startTime: message.start_time,
        endTime: message.end_time,
        durationMs: message.duration_ms,
        metadata,
    };
}
const blockSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['text', 'image', 'file']) });
function contentOf(content) {
    if (typeof content === 'string')
        return content;
    const { data: blocks } = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(blockSchema).safeParse(content);
    return blocks?.map((block) => {
        const text = block['value'] ?? block['text'];
        return block.type === 'text' && typeof text === 'string'
            ? { type: 'text', value: text }
            : { type: 'data', value: block };
    });
}
const measure = (number) => number !== undefined && number >= 0 && number <= _model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_MEASURE */ .Gh ? number : undefined;
const eventSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['model_step', 'tool_call', 'tool_result', 'message', 'error']),
    timestamp: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().catch(undefined),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().catch(undefined),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().catch(undefined),
    input: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().catch(undefined),
});
function withTrace(messages, trace) {
    const hasCalls = messages.some(({ toolCalls = [] }) => toolCalls.length > 0);
    const last = messages.findLastIndex(({ role }) => role === 'assistant');
    const final = messages[last];
    if (hasCalls || final === undefined || !Array.isArray(trace))
        return [...messages];
    const steps = stepsIn(trace).map(({ text, toolCalls }) => ({
        role: 'assistant',
        content: text,
        toolCalls: toolCalls.length > 0 ? toolCalls : undefined,
    }));
    const toolCalls = steps.at(-1)?.toolCalls;
    const answered = toolCalls === undefined ? final : { ...final, toolCalls };
    return [...messages.slice(0, last), ...steps.slice(0, -1), answered, ...messages.slice(last + 1)];
}
function durationBetween(from = '', to = '') {
    const ms = Date.parse(to) - Date.parse(from);
    return ms >= 0 ? ms : undefined;
}
function stepsIn(trace) {
    const steps = [];
    const open = new Map();
    const ended = new Set();
    for (const event of trace) {
        const { data } = eventSchema.safeParse(event);
        if (data === undefined)
            continue;
        const { type, timestamp, id, name, input, output, text } = data;
        const isError = type === 'error';
        if (type === 'model_step' || type === 'message') {
            steps.push({ text, toolCalls: [] });
        }
        else if (type === 'tool_call') {
            const call = { tool: name ?? 'unknown', id, input, output, startTime: timestamp };
            for (const key of [...(id === undefined ? [] : [`id ${id}`]), `name ${call.tool}`]) {
                open.set(key, open.get(key) ?? []);
                open.get(key)?.push(call);
            }
            if (steps.length === 0)
                steps.push({ text: undefined, toolCalls: [] });
            steps.at(-1)?.toolCalls.push(call);
        }
        else {
            const waiting = open.get(id === undefined ? `name ${name}` : `id ${id}`) ?? [];
            let call = waiting.shift();
            while (call !== undefined && ended.has(call))
                call = waiting.shift();
            if (call === undefined)
                continue;
            ended.add(call);
            Object.assign(call, {
                output: output ?? (isError ? text : undefined),
                status: isError ? 'error' : undefined,
                endTime: timestamp,
                durationMs: durationBetween(call.startTime, timestamp),
            });
        }
    }
    return steps;
}


/***/ }),

/***/ 16271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ providers)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/ports/provider.js
var provider = __webpack_require__(24593);
// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var run_message = __webpack_require__(89976);
// EXTERNAL MODULE: ./build/js/src/model/run/tools.js
var tools = __webpack_require__(18436);
// EXTERNAL MODULE: ./build/js/src/model/suite/setting.js
var setting = __webpack_require__(17586);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./node_modules/semver/ranges/valid.js
var valid = __webpack_require__(64737);
// EXTERNAL MODULE: ./build/js/src/model/suite/number-limits.js
var number_limits = __webpack_require__(95974);
// EXTERNAL MODULE: ./build/js/src/model/run/outcome.js
var run_outcome = __webpack_require__(207);
// EXTERNAL MODULE: ./build/js/src/model/values/once.js
var once = __webpack_require__(81667);
// EXTERNAL MODULE: ./build/js/src/platform/secrets/reserved-variables.js
var reserved_variables = __webpack_require__(99429);
// EXTERNAL MODULE: ./build/js/src/platform/secrets/secret-names.js
var secret_names = __webpack_require__(97224);
;// CONCATENATED MODULE: ./build/js/src/providers/environment.js






const environmentOption = ({ mayHoldSecrets = true } = {}) => schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig(), schemas/* boolean */.zMY(), schemas/* instanceof */.Nlp(setting/* Variable */.rT)], 'must be text'), {
    error: 'must be a mapping of names to texts',
})
    .optional()
    .transform((variables = {}, context) => {
    const complain = (name, message) => context.addIssue({ code: 'custom', message, path: [name], params: { secret: true } });
    const entries = Object.entries(variables).map(([name, value]) => {
        if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name))
            complain(name, 'is not a name that a variable can have');
        else if ((0,reserved_variables/* isReserved */.Bs)(name))
            complain(name, `must not be passed to a command: ${name} belongs to this job`);
        else if (!mayHoldSecrets && !(value instanceof setting/* Variable */.rT) && (0,secret_names/* isSecretVariable */.tS)(name)) {
            complain(name, setting/* FROM_ENVIRONMENT */.$c);
        }
        else if (value instanceof setting/* Variable */.rT && value.value === undefined) {
            complain(name, `needs the environment variable ${value.name}, which is unset`);
        }
        return [name, value instanceof setting/* Variable */.rT ? (value.value ?? '') : String(value)];
    });
    return Object.fromEntries(entries);
});
const missingSecretsOption = () => schemas/* array */.YOg(schemas/* string */.YjP().regex(/^[A-Za-z_]\w*\*?$/, 'must be the name of a variable, such as MY_KEY or MY_*'), {
    error: 'must be a list of names of variables',
})
    .optional();
function depsFor(deps, container, missingSecrets = []) {
    const { exec, childEnv } = container === undefined ? deps : { exec: container.exec, childEnv: deps.containerEnv ?? {} };
    const patterns = missingSecrets.map((name) => name.toUpperCase());
    const variables = Object.entries(childEnv).filter(([name]) => !(0,reserved_variables/* matchesAny */._I)(name, patterns));
    return { ...deps, exec, childEnv: Object.fromEntries(variables) };
}
function oncePerImage(make) {
    const made = new Map();
    return (container) => (0,once/* getOrMake */.I)(made, container?.image, () => make(container));
}
async function openScratch(files, prefix) {
    const folder = await files.scratchFolder(prefix);
    return {
        path: folder.path,
        [Symbol.asyncDispose]: async () => Promise.resolve(folder[Symbol.asyncDispose]()).catch(() => undefined),
    };
}
function sharedCheck(check) {
    const cancelled = (0,run_outcome/* failed */.gz)('cancelled', 'The run was cancelled before the target was called.');
    const begin = () => {
        const stop = new AbortController();
        const running = { stop, state: 'running', waiting: 0, result: check(stop.signal) };
        running.result.then((outcome) => Object.assign(running, { state: outcome === undefined ? 'passed' : 'failed' }), () => Object.assign(running, { state: 'failed' }));
        return running;
    };
    let latest;
    return async (attempt, signal) => {
        if (signal.aborted)
            return cancelled;
        if (latest?.state === 'failed' && attempt > 0)
            latest = undefined;
        latest ??= begin();
        const mine = latest;
        mine.waiting += 1;
        let onAbort = () => { };
        const aborted = new Promise((resolve) => {
            onAbort = () => resolve('aborted');
            signal.addEventListener('abort', onAbort, { once: true });
        });
        const result = await Promise.race([mine.result, aborted]).finally(() => {
            signal.removeEventListener('abort', onAbort);
            mine.waiting -= 1;
        });
        if (result !== 'aborted')
            return result;
        if (mine.waiting === 0 && mine.state === 'running') {
            if (latest === mine)
                latest = undefined;
            mine.stop.abort();
            await mine.result;
        }
        return cancelled;
    };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
;// CONCATENATED MODULE: ./build/js/src/providers/models/model-options.js




const MAX_DELAY_MS = 3_600_000;
const MAX_BACKOFF = 100;
const modelOptions = () => ({
    system_prompt: (0,setting/* optionalText */.mR)(),
    temperature: (0,setting/* optionalNumberFrom */.oP)(0, 100),
    top_p: (0,setting/* optionalNumber */.WI)().refine((share) => share === undefined || (share >= 0 && share <= 1), 'must be from 0 to 1'),
    reasoning_effort: (0,setting/* optionalText */.mR)(),
    stop: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP()).min(1)], 'must be a text or a list of texts')
        .optional()
        .transform((stop) => (typeof stop === 'string' ? [stop] : stop)),
    extra_body: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J(), 'must be a mapping')
        .refine((body) => !('stream' in body), '"stream" cannot be set: an answer is read as one reply')
        .optional(),
    timeout_seconds: (0,setting/* optionalNumber */.WI)().refine((seconds) => seconds === undefined || (seconds > 0 && seconds <= number_limits/* MAX_SECONDS */.Hg), `must be a number of seconds above 0, at most ${number_limits/* MAX_SECONDS */.Hg}`),
    max_output_tokens: (0,setting/* optionalWholeNumber */.b7)(1, number_limits/* MAX_TOKENS */.S0),
    pricing: pricingOption(),
    headers: headersOption(),
    max_retries: (0,setting/* optionalWholeNumber */.b7)(0, number_limits/* MAX_RETRIES */.kd),
    retry_initial_delay_ms: (0,setting/* optionalNumberFrom */.oP)(0, MAX_DELAY_MS),
    retry_max_delay_ms: (0,setting/* optionalNumberFrom */.oP)(0, MAX_DELAY_MS),
    retry_backoff_factor: (0,setting/* optionalNumberFrom */.oP)(0, MAX_BACKOFF),
    retry_status_codes: schemas/* array */.YOg((0,setting/* optionalNumber */.WI)().transform((status, context) => {
        if (status !== undefined && Number.isInteger(status) && status >= 100 && status <= 599)
            return status;
        context.addIssue({ code: 'custom', message: 'must be an HTTP status, 100 to 599', input: status });
        return core/* NEVER */.tm;
    }), 'must be a list of HTTP statuses')
        .optional()
        .transform((codes) => (codes?.length ? codes : undefined)),
});
function pricingOption() {
    const optionalPrice = () => (0,setting/* optionalNumberFrom */.oP)(0, number_limits/* MAX_USD */.Kd);
    const price = () => optionalPrice().transform((usd, context) => {
        if (usd !== undefined)
            return usd;
        context.addIssue({ code: 'custom', message: 'is required' });
        return core/* NEVER */.tm;
    });
    return schemas/* strictObject */.rej({
        input_per_million: price(),
        cached_input_per_million: optionalPrice(),
        cache_write_per_million: optionalPrice(),
        output_per_million: price(),
    }, 'must have input_per_million and output_per_million, may have cached_input_per_million and cache_write_per_million, and no other keys')
        .optional();
}
const openAiOptions = () => ({
    seed: (0,setting/* optionalWholeNumber */.b7)(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    verbosity: (0,setting/* optionalText */.mR)(),
});
function noResponsesOptions(options, context) {
    for (const name of ['seed', 'stop']) {
        if (options[name] === undefined)
            continue;
        const message = 'is not part of the Responses API: remove it, or set api_format to chat';
        context.addIssue({ code: 'custom', path: [name], message });
    }
}
const textOrVariable = () => schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* instanceof */.Nlp(setting/* Variable */.rT)], 'must be text').optional();
const MODEL_NAMES = ['model', 'deployment', 'variant'];
const modelNames = () => ({
    model: textOrVariable(),
    deployment: textOrVariable(),
    variant: textOrVariable(),
});
const modelOf = (options) => firstOf(...MODEL_NAMES.map((name) => options[name])) ?? '';
const firstOf = (...values) => values.map((value) => (0,setting/* optionalText */.mR)().safeParse(value).data).find((text) => text !== undefined);
const whenValid = (...names) => ({
    when: ({ issues }) => !issues.some(({ path }) => names.includes(String(path?.[0]))),
});
const requireOneOf = (...names) => [
    (options, context) => {
        if (firstOf(...names.map((name) => options[name])) !== undefined)
            return;
        const path = names.find((name) => options[name] !== undefined) ?? names[0];
        const { error } = (0,setting/* requiredText */.$4)().safeParse(options[path]);
        context.addIssue({ code: 'custom', path: [path], message: error?.issues[0]?.message ?? 'is required' });
    },
    whenValid(...names),
];
const requireModel = () => requireOneOf(...MODEL_NAMES);
const modelKey = () => (0,setting/* optionalKey */.Qr)().refine((key) => key === undefined || isHeaderText(key.text), NO_HEADER_TEXT);
const keyRule = (isNeeded = () => true) => [
    (options, context) => {
        const { api_key: key, endpoint, resource, base_url } = options;
        const isRefused = key?.isLiteral === true && !isOwnServer(endpoint ?? resource ?? base_url);
        const message = isRefused ? setting/* FROM_ENVIRONMENT */.$c : key === undefined && isNeeded(options) ? 'is required' : undefined;
        if (message !== undefined) {
            context.addIssue({ code: 'custom', path: ['api_key'], message, params: { secret: true } });
        }
    },
    whenValid('api_key'),
];
const SERVICES = [
    ...['openai.com', 'azure.com', 'openrouter.ai', 'anthropic.com', 'googleapis.com', 'github.ai', 'githubcopilot.com'],
    ...['cerebras.ai', 'cohere.com', 'deepseek.com', 'fireworks.ai', 'groq.com', 'mistral.ai', 'together.ai'],
    ...['together.xyz', 'x.ai'],
];
function isOwnServer(value) {
    const address = value instanceof setting/* Variable */.rT ? value.value : value;
    if (typeof address !== 'string' || !URL.canParse(address))
        return false;
    const { protocol, hostname } = new URL(address);
    return (/^https?:$/.test(protocol) && !SERVICES.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`)));
}
const NO_HEADER_TEXT = { error: 'must be one line of plain ASCII without spaces', params: { secret: true } };
const isHeaderText = (text) => /^[\x21-\x7e]+$/.test(text);
const optionalHeaderKey = () => (0,setting/* optionalSecret */.Ny)()
    .transform((key) => key?.trim())
    .refine((key) => key === undefined || isHeaderText(key), NO_HEADER_TEXT);
const headerText = () => (0,setting/* optionalText */.mR)().refine((text) => text === undefined || isHeaderText(text), NO_HEADER_TEXT.error);
const httpUrl = () => (0,setting/* optionalText */.mR)().superRefine((text, context) => {
    const problem = text === undefined ? undefined : whyNoUrl(text);
    if (problem !== undefined)
        context.addIssue({ code: 'custom', ...problem });
});
const plainUrl = () => httpUrl().refine((text) => text === undefined || !/[?#]/.test(text), {
    error: 'must not hold a query: requests are put below it',
    params: { secret: true },
});
function whyNoUrl(text, message = 'must be a URL that starts with http:// or https://') {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
        return { message };
    if (url.username === '' && url.password === '')
        return undefined;
    return { message: 'must not hold a user name or password: the key goes into api_key', params: { secret: true } };
}
const OF_THE_CONNECTION = ['connection', 'content-length', 'content-type', 'host', 'transfer-encoding'];
function headersOption() {
    return schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig(), schemas/* instanceof */.Nlp(setting/* Variable */.rT)], 'must be text'), {
        error: 'must be a mapping of header names to texts',
    })
        .optional()
        .transform((written = {}, context) => {
        const headers = new Map();
        for (const [key, value] of Object.entries(written)) {
            const name = key.toLowerCase();
            const text = String(value instanceof setting/* Variable */.rT ? (value.value ?? '') : value).trim();
            const message = headers.has(name) ? 'is given twice' : whyNoHeader(name, text, value);
            if (message !== undefined)
                context.addIssue({ code: 'custom', message, path: [key], params: { secret: true } });
            headers.set(name, text);
        }
        return Object.fromEntries(headers);
    });
}
function whyNoHeader(name, text, value) {
    if (!/^[a-z0-9!#$%&'*+.^_`|~-]+$/.test(name))
        return 'is not a name that a header can have';
    if (text === '' && !(value instanceof setting/* Variable */.rT))
        return 'must not be empty';
    if (OF_THE_CONNECTION.includes(name))
        return 'is set by the request itself';
    if (value instanceof setting/* Variable */.rT) {
        if (value.isBlank)
            return `needs the environment variable ${value.name}, which is ${value.state}`;
    }
    else if (text.includes('${{')) {
        return 'must be only a variable, or text without one: put the whole text of the header into the variable';
    }
    else if ((0,secret_names/* isSecretName */.eh)(name.replaceAll('-', '_')) || /auth|cookie/.test(name)) {
        return setting/* FROM_ENVIRONMENT */.$c;
    }
    return /^[\x20-\x7e]*$/.test(text) ? undefined : 'must be one line of plain ASCII';
}

;// CONCATENATED MODULE: ./build/js/src/providers/agents/mcp-servers.js





const MAX_SERVERS = 50;
const SHAPE = 'must have "command" with "args" and "env", or "url" with "headers"';
const mcpServersOption = () => schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* strictObject */.rej({
    command: (0,setting/* optionalText */.mR)(),
    args: (0,setting/* textList */.gC)(),
    env: environmentOption({ mayHoldSecrets: false }),
    url: httpUrl(),
    headers: headersOption(),
}, `${SHAPE}, and no other keys`)
    .transform(({ command, args, env, url, headers }, context) => {
    const isLocal = args !== undefined || Object.keys(env).length > 0;
    const isRemote = Object.keys(headers).length > 0;
    if ((command === undefined) === (url === undefined) || (command ? isRemote : isLocal)) {
        context.addIssue({ code: 'custom', message: SHAPE, params: { secret: true } });
    }
    return command === undefined ? { url: url ?? '', headers } : { command, args: args ?? [], env };
}), { error: 'must be a mapping of names to servers' })
    .optional()
    .transform((servers = {}, context) => {
    if (Object.keys(servers).length > MAX_SERVERS) {
        context.addIssue({ code: 'custom', message: `must have at most ${MAX_SERVERS} servers` });
    }
    return Object.entries(servers).map(([name, server]) => {
        if (!/^[A-Za-z0-9_-]{1,64}$/.test(name)) {
            const message = 'must have a name of at most 64 letters, digits, - and _';
            context.addIssue({ code: 'custom', message, path: [name], params: { secret: true } });
        }
        return { name, ...server };
    });
});
const mcpServersJson = (servers, more) => Object.fromEntries(servers.map(({ name, ...server }) => [
    name,
    'command' in server
        ? { ...more.local, ...server }
        : { ...more.remote, [more.url ?? 'url']: server.url, headers: server.headers },
]));
const FILE = 'mcp-servers.json';
function mcpServersFile(servers, temporary, more) {
    if (servers.length === 0)
        return { path: undefined, temporaryFiles: undefined };
    const text = JSON.stringify({ mcpServers: mcpServersJson(servers, more) });
    return { path: (0,external_node_path_.join)(temporary, FILE), temporaryFiles: { [FILE]: text } };
}

;// CONCATENATED MODULE: ./build/js/src/providers/agents/agent.js








const agentOptions = () => ({
    executable: (0,setting/* optionalText */.mR)(),
    command: (0,setting/* optionalText */.mR)(),
    binary: (0,setting/* optionalText */.mR)(),
    args: (0,setting/* textList */.gC)(),
    arguments: (0,setting/* textList */.gC)(),
    model: (0,setting/* optionalText */.mR)(),
    system_prompt: (0,setting/* optionalText */.mR)(),
    cwd: (0,setting/* optionalText */.mR)(),
    timeout_seconds: (0,setting/* optionalNumber */.WI)()
        .refine((value) => value === undefined || value > 0, 'must be greater than 0')
        .refine((value) => value === undefined || value <= number_limits/* MAX_SECONDS */.Hg, `must not be over ${number_limits/* MAX_SECONDS */.Hg}, which is a week`)
        .transform((value) => (value === undefined ? undefined : Math.max(1, Math.floor(value * 1000)))),
    env: environmentOption(),
    no_env: missingSecretsOption(),
    home: (0,setting/* optionalText */.mR)().pipe(schemas/* enum */.k5n(['private', 'user'], 'must be private or user').default('private')),
    pricing: pricingOption(),
    stream_log: schemas/* union */.KCZ([schemas/* boolean */.zMY(), schemas/* string */.YjP(), schemas/* instanceof */.Nlp(setting/* Variable */.rT)], 'must be false, raw or summary')
        .optional()
        .transform((value) => {
        const form = String((value instanceof setting/* Variable */.rT ? value.value : value) ?? '')
            .trim()
            .toLowerCase();
        if (form === '')
            return undefined;
        return !['false', '0', 'off'].includes(form);
    }),
    log_format: (0,setting/* optionalText */.mR)(),
    log_output_format: (0,setting/* optionalText */.mR)(),
    log_dir: (0,setting/* optionalText */.mR)(),
    log_directory: (0,setting/* optionalText */.mR)(),
    mcp_servers: mcpServersOption(),
    version: (0,setting/* optionalText */.mR)().refine((range) => range === undefined || valid(range) !== null, 'must be a range of versions, such as ">=2.1 <3"'),
});
function agentSettings(options, agent, cwd) {
    const executable = options.executable ?? options.command ?? options.binary ?? agent.program;
    const isPath = /[\\/]/.test(executable) && !(0,external_node_path_.isAbsolute)(executable);
    const program = isPath ? (0,external_node_path_.resolve)(cwd, executable) : executable;
    const folder = options.log_dir ?? options.log_directory;
    const isLogged = options.stream_log ?? [folder, options.log_format, options.log_output_format].some(Boolean);
    return {
        command: agent.splitsCommand ? program.split(/ +/) : [program],
        args: options.args ?? options.arguments ?? [],
        model: options.model,
        systemPrompt: options.system_prompt,
        cwd: options.cwd === undefined ? undefined : (0,external_node_path_.resolve)(cwd, options.cwd),
        timeoutMs: options.timeout_seconds,
        env: options.env,
        missingSecrets: options.no_env ?? [],
        home: options.home,
        pricing: options.pricing,
        logFolder: isLogged ? (0,external_node_path_.resolve)(cwd, folder ?? `.agentv/logs/${agent.logName}`) : undefined,
        mcpServers: options.mcp_servers ?? [],
        version: options.version,
    };
}
const flag = (name, value) => value === undefined ? [] : [name, String(value)];
const withSystemPrompt = (systemPrompt, document) => systemPrompt === undefined ? document : `${systemPrompt}\n\n${document}`;

// EXTERNAL MODULE: ./node_modules/semver/functions/satisfies.js
var satisfies = __webpack_require__(68011);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/ports/processes.js
var processes = __webpack_require__(29119);
// EXTERNAL MODULE: ./build/js/src/model/text/iso-time.js
var iso_time = __webpack_require__(58392);
// EXTERNAL MODULE: ./build/js/src/providers/call-guards.js
var call_guards = __webpack_require__(85807);
;// CONCATENATED MODULE: ./build/js/src/providers/models/prices.json
const prices_namespaceObject = /*#__PURE__*/JSON.parse('[{"list":"openai","models":["ada","text-ada-001"],"input":0.4,"output":0.4},{"list":"openai","models":["babbage"],"input":0.5,"output":0.5},{"list":"openai","models":["chatgpt-4o-latest"],"input":5,"output":15},{"list":"openai","models":["codex-mini","codex-mini-latest"],"input":1.5,"cachedInput":0.375,"output":6},{"list":"openai","models":["computer-use"],"input":3,"output":12},{"list":"openai","models":["curie","text-curie-001"],"input":2,"output":2},{"list":"openai","models":["davinci","text-davinci-001"],"input":20,"output":20},{"list":"openai","models":["ft:gpt-3.5-turbo"],"input":3,"output":6},{"list":"openai","models":["gpt-3.5-0301","gpt-3.5-turbo-0301"],"input":1.5,"output":2},{"list":"openai","models":["gpt-3.5-turbo","gpt-35-turbo","gpt-3.5-turbo-0125"],"input":0.5,"output":1.5},{"list":"openai","models":["gpt-3.5-turbo-0613"],"input":1.5,"output":2},{"list":"openai","models":["gpt-3.5-turbo-1106"],"input":1,"output":2},{"list":"openai","models":["gpt-3.5-turbo-16k","gpt-3.5-turbo-16k-0613","gpt-35-turbo-16k-0613","gpt-35-turbo-16k"],"input":3,"output":4},{"list":"openai","models":["gpt-3.5-turbo-instruct","gpt-3.5-turbo-instruct-0914"],"input":1.5,"output":2},{"list":"openai","models":["gpt-4","gpt-4-0314","gpt-4-0613","ft:gpt-4-0"],"input":30,"output":60},{"list":"openai","models":["gpt-4-32k","gpt-4-32k-0314","gpt-4-32k-0613"],"input":60,"output":120},{"list":"openai","models":["gpt-4-turbo","gpt-4-turbo-2024-04-09","gpt-4-turbo-0125-preview","gpt-4-0125-preview","gpt-4-1106-preview","gpt-4-turbo-preview"],"input":10,"output":30},{"list":"openai","models":["gpt-4-vision-preview","gpt-4-1106-vision-preview"],"input":10,"output":30},{"list":"openai","models":["gpt-4.1","gpt-4.1-2025-04-14"],"input":2,"cachedInput":0.5,"output":8},{"list":"openai","models":["gpt-4.1-mini","gpt-4.1-mini-2025-04-14"],"input":0.4,"cachedInput":0.1,"output":1.6},{"list":"openai","models":["gpt-4.1-nano","gpt-4.1-nano-2025-04-14"],"input":0.1,"cachedInput":0.025,"output":0.4},{"list":"openai","models":["gpt-4.5-preview"],"input":75,"cachedInput":37.5,"output":150},{"list":"openai","models":["gpt-4o","gpt-4o-2024-08-06","gpt-4o-2024-11-20"],"input":2.5,"cachedInput":1.25,"output":10},{"list":"openai","models":["gpt-4o-2024-05-13"],"input":5,"output":15},{"list":"openai","models":["gpt-4o-audio-preview"],"input":2.5,"output":10},{"list":"openai","models":["gpt-4o-mini","gpt-4o-mini-2024-07-18","gpt-4o-mini-search-preview","gpt-4o-mini-search-preview-2025-03-11"],"input":0.15,"cachedInput":0.075,"output":0.6},{"list":"openai","models":["gpt-4o-mini-audio-preview","gpt-4o-mini-audio"],"input":0.15,"output":0.6},{"list":"openai","models":["gpt-4o-mini-realtime-preview","gpt-4o-mini-realtime"],"input":0.6,"cachedInput":0.3,"output":2.4},{"list":"openai","models":["gpt-4o-mini-transcribe"],"input":1.25,"output":5},{"list":"openai","models":["gpt-4o-mini-tts"],"input":0.6,"output":12},{"list":"openai","models":["gpt-4o-realtime-preview","gpt-4o-realtime"],"input":5,"cachedInput":2.5,"output":20},{"list":"openai","models":["gpt-4o-search-preview","gpt-4o-search-preview-2025-03-11"],"input":2.5,"output":10},{"list":"openai","models":["gpt-4o-transcribe","gpt-4o-transcribe-diarize"],"input":2.5,"output":10},{"list":"openai","models":["gpt-4o:extended"],"input":6,"output":18},{"list":"openai","models":["gpt-5","gpt-5-2025-08-07","gpt-5-chat","gpt-5-chat-latest","gpt-5-codex"],"input":1.25,"cachedInput":0.125,"output":10},{"list":"openai","models":["gpt-5-image"],"input":10,"cachedInput":1.25,"output":10},{"list":"openai","models":["gpt-5-image-mini"],"input":2.5,"cachedInput":0.25,"output":2},{"list":"openai","models":["gpt-5-mini","gpt-5-mini-2025-08-07"],"input":0.25,"cachedInput":0.025,"output":2},{"list":"openai","models":["gpt-5-nano"],"input":0.05,"cachedInput":0.005,"output":0.4},{"list":"openai","models":["gpt-5-pro","gpt-5-pro-2025-10-06"],"input":15,"output":120},{"list":"openai","models":["gpt-5.1","gpt-5.1-2025-11-13","gpt-5.1-codex","gpt-5.1-codex-max","gpt-5.1-chat","gpt-5.1-chat-latest","gpt-5-1","gpt-5-1-2025-11-13","gpt-5-1-codex","gpt-5-1-codex-max","gpt-5-1-chat","gpt-5-1-chat-latest"],"input":1.25,"cachedInput":0.125,"output":10},{"list":"openai","models":["gpt-5.1-codex-mini","gpt-5.1-mini","gpt-5-1-codex-mini","gpt-5-1-mini"],"input":0.25,"cachedInput":0.025,"output":2},{"list":"openai","models":["gpt-5.2","gpt-5.2-2025-12-11","gpt-5-2","gpt-5-2-2025-12-11","gpt-5.2-chat","gpt-5.2-chat-latest","gpt-5-2-chat","gpt-5-2-chat-latest","gpt-5.2-codex","gpt-5-2-codex"],"input":1.75,"cachedInput":0.175,"output":14},{"list":"openai","models":["gpt-5.2-pro","gpt-5.2-pro-2025-12-11","gpt-5-2-pro-2025-12-11"],"input":21,"output":168},{"list":"openai","models":["gpt-5.3","gpt-5-3","gpt-5.3-chat","gpt-5.3-chat-latest","gpt-5-3-chat","gpt-5-3-chat-latest"],"input":1.75,"cachedInput":0.175,"output":14},{"list":"openai","models":["gpt-5.3-codex","gpt-5-3-codex"],"input":1.75,"cachedInput":0.175,"output":14},{"list":"openai","models":["gpt-5.4","gpt-5.4-2026-03-05","gpt-5-4","gpt-5-4-2026-03-05"],"input":2.5,"cachedInput":0.25,"output":15,"longInput":{"above":271999,"input":5,"cachedInput":0.5,"output":22.5}},{"list":"openai","models":["gpt-5.4-image-2"],"input":8,"cachedInput":2,"output":15},{"list":"openai","models":["gpt-5.4-mini","gpt-5.4-mini-2026-03-17","gpt-5-4-mini","gpt-5-4-mini-2026-03-17"],"input":0.75,"cachedInput":0.075,"output":4.5},{"list":"openai","models":["gpt-5.4-nano","gpt-5.4-nano-2026-03-17","gpt-5-4-nano","gpt-5-4-nano-2026-03-17"],"input":0.2,"cachedInput":0.02,"output":1.25},{"list":"openai","models":["gpt-5.4-pro","gpt-5.4-pro-2026-03-05","gpt-5-4-pro","gpt-5-4-pro-2026-03-05"],"input":30,"output":180,"longInput":{"above":271999,"input":60,"output":270}},{"list":"openai","models":["gpt-5.5","gpt-5.5-2026-04-23","gpt-5.5-2026-04-24","gpt-5-5","gpt-5-5-2026-04-23","gpt-5-5-2026-04-24","gpt-5.5-chat","gpt-5.5-chat-latest","gpt-5-5-chat","gpt-5-5-chat-latest","gpt-5.5-codex","gpt-5-5-codex"],"input":5,"cachedInput":0.5,"output":30,"longInput":{"above":271999,"input":10,"cachedInput":1,"output":45}},{"list":"openai","models":["gpt-5.5-pro","gpt-5.5-pro-2026-04-23","gpt-5-5-pro","gpt-5-5-pro-2026-04-23"],"input":30,"output":180,"longInput":{"above":271999,"input":60,"output":270}},{"list":"openai","models":["gpt-5.6-luna","gpt-5-6-luna"],"input":0.2,"cachedInput":0.02,"cacheWrite":0.25,"output":1.2,"longInput":{"above":271999,"input":0.4,"cachedInput":0.04,"cacheWrite":0.5,"output":1.8}},{"list":"openai","models":["gpt-5.6-sol","gpt-5-6-sol","gpt-5.6","gpt-5-6"],"input":4,"cachedInput":0.4,"cacheWrite":5,"output":20,"longInput":{"above":271999,"input":8,"cachedInput":0.8,"cacheWrite":10,"output":30}},{"list":"openai","models":["gpt-5.6-terra","gpt-5-6-terra"],"input":2,"cachedInput":0.2,"cacheWrite":2.5,"output":12,"longInput":{"above":271999,"input":4,"cachedInput":0.4,"cacheWrite":5,"output":18}},{"list":"openai","models":["gpt-6-astra"],"input":10,"cachedInput":1,"cacheWrite":12.5,"output":50,"longInput":{"above":271999,"input":20,"cachedInput":2,"cacheWrite":25,"output":75}},{"list":"openai","models":["gpt-6-luna"],"input":0.1,"cachedInput":0.01,"cacheWrite":0.125,"output":0.5,"longInput":{"above":272000,"input":0.2,"cachedInput":0.02,"cacheWrite":0.25,"output":0.75}},{"list":"openai","models":["gpt-6-sol"],"input":2,"cachedInput":0.2,"cacheWrite":2.5,"output":10,"longInput":{"above":272000,"input":4,"cachedInput":0.4,"cacheWrite":5,"output":15}},{"list":"openai","models":["gpt-audio","gpt-audio-2025-08-28","gpt-audio-1.5"],"input":2.5,"output":10},{"list":"openai","models":["gpt-audio-mini","gpt-audio-mini-2025-10-06","gpt-audio-mini-2025-12-15"],"input":0.6,"output":2.4},{"list":"openai","models":["gpt-chat-latest"],"input":5,"cachedInput":0.5,"output":30},{"list":"openai","models":["gpt-image-1"],"input":5,"cachedInput":1.25,"output":40},{"list":"openai","models":["gpt-image-1-mini"],"input":2,"cachedInput":0.2,"output":8},{"list":"openai","models":["gpt-image-1.5","gpt-image-1.5-2025-12-16"],"input":5,"cachedInput":1.25,"output":10},{"list":"openai","models":["gpt-image-2","gpt-image-2-2026-04-21"],"input":5,"cachedInput":1.25,"output":30},{"list":"openai","models":["gpt-oss-120b"],"input":0.039,"output":0.18},{"list":"openai","models":["gpt-oss-20b"],"input":0.029,"output":0.14},{"list":"openai","models":["gpt-oss-safeguard-20b"],"input":0.075,"cachedInput":0.037,"output":0.3},{"list":"openai","models":["gpt-realtime","gpt-realtime-2025-08-28","gpt-realtime-1.5"],"input":4,"cachedInput":0.4,"output":16},{"list":"openai","models":["gpt-realtime-2","gpt-realtime-2.1"],"input":4,"cachedInput":0.4,"output":24},{"list":"openai","models":["gpt-realtime-mini","gpt-realtime-2.1-mini","gpt-realtime-mini-2025-12-15","gpt-realtime-mini-2025-10-06"],"input":0.6,"cachedInput":0.06,"output":2.4},{"list":"openai","models":["o1","o1-2024-12-17"],"input":15,"cachedInput":7.5,"output":60},{"list":"openai","models":["o1-mini","o1-mini-2024-09-12"],"input":1.1,"cachedInput":0.55,"output":4.4},{"list":"openai","models":["o1-preview","o1-preview-2024-09-12"],"input":15,"cachedInput":7.5,"output":60},{"list":"openai","models":["o1-pro","o1-pro-2025-03-19"],"input":150,"output":600},{"list":"openai","models":["o3","o3-2025-04-16"],"input":2,"cachedInput":0.5,"output":8},{"list":"openai","models":["o3-deep-research","o3-deep-research-2025-06-26"],"input":10,"cachedInput":2.5,"output":40},{"list":"openai","models":["o3-mini","o3-mini-2025-01-31","o3-mini-high"],"input":1.1,"cachedInput":0.55,"output":4.4},{"list":"openai","models":["o3-pro","o3-pro-2025-06-10"],"input":20,"output":80},{"list":"openai","models":["o4-mini","o4-mini-2025-04-16","o4-mini-high"],"input":1.1,"cachedInput":0.275,"output":4.4},{"list":"openai","models":["o4-mini-deep-research","o4-mini-deep-research-2025-06-26"],"input":2,"cachedInput":0.5,"output":8},{"list":"openai","models":["text-davinci-002"],"input":20,"output":20},{"list":"openai","models":["text-davinci-003"],"input":20,"output":20},{"list":"anthropic","models":["claude-2"],"input":8,"output":24},{"list":"anthropic","models":["claude-3-5-haiku-latest","claude-3-5-haiku","claude-3.5-haiku"],"input":0.8,"cachedInput":0.08,"cacheWrite":1,"output":4},{"list":"anthropic","models":["claude-3-5-sonnet","claude-3.5-sonnet"],"input":3,"cachedInput":0.3,"cacheWrite":3.75,"output":15},{"list":"anthropic","models":["claude-3-7-sonnet-latest","claude-3-7-sonnet","claude-3.7-sonnet","claude-sonnet-3.7","claude-sonnet-3-7"],"input":3,"cachedInput":0.3,"cacheWrite":3.75,"output":15},{"list":"anthropic","models":["claude-3-haiku"],"input":0.25,"cachedInput":0.03,"cacheWrite":0.3,"output":1.25},{"list":"anthropic","models":["claude-3-opus-latest","claude-3-opus"],"input":15,"cachedInput":1.5,"cacheWrite":18.75,"output":75},{"list":"anthropic","models":["claude-3-sonnet"],"input":3,"cachedInput":0.3,"cacheWrite":3.75,"output":15},{"list":"anthropic","models":["claude-fable-5"],"input":10,"cachedInput":1,"cacheWrite":12.5,"output":50},{"list":"anthropic","models":["claude-fable-5-1"],"input":10,"cachedInput":0.25,"cacheWrite":12.5,"output":50},{"list":"anthropic","models":["claude-haiku-4-5","claude-haiku-4.5","claude-4-5-haiku","claude-4.5-haiku"],"input":1,"cachedInput":0.1,"cacheWrite":1.25,"output":5},{"list":"anthropic","models":["claude-opus-4-0","claude-4-opus","claude-opus-4","claude-opus-4-20250514"],"input":15,"cachedInput":1.5,"cacheWrite":18.75,"output":75},{"list":"anthropic","models":["claude-opus-4-1","claude-opus-4.1"],"input":15,"cachedInput":1.5,"cacheWrite":18.75,"output":75},{"list":"anthropic","models":["claude-opus-4-5","claude-opus-4.5","claude-4-5-opus","claude-4.5-opus"],"input":5,"cachedInput":0.5,"cacheWrite":6.25,"output":25},{"list":"anthropic","models":["claude-opus-4-6","claude-opus-4.6","claude-4-6-opus","claude-4.6-opus"],"input":5,"cachedInput":0.5,"cacheWrite":6.25,"output":25},{"list":"anthropic","models":["claude-opus-4-7","claude-opus-4.7","claude-4-7-opus","claude-4.7-opus"],"input":5,"cachedInput":0.5,"cacheWrite":6.25,"output":25},{"list":"anthropic","models":["claude-opus-4-8","claude-opus-4.8","claude-4-8-opus","claude-4.8-opus"],"input":5,"cachedInput":0.5,"cacheWrite":6.25,"output":25},{"list":"anthropic","models":["claude-opus-5","claude-opus-5.0","claude-5-opus","claude-5.0-opus"],"input":5,"cachedInput":0.5,"cacheWrite":6.25,"output":25},{"list":"anthropic","models":["claude-opus-5-5","claude-opus-5.5","claude-5-5-opus","claude-5.5-opus"],"input":4,"cachedInput":0.2,"cacheWrite":5,"output":20},{"list":"anthropic","models":["claude-sonnet-4-0","claude-sonnet-4-2025","claude-sonnet-4@","claude-sonnet-4","claude-4-sonnet"],"input":3,"cachedInput":0.3,"cacheWrite":3.75,"output":15},{"list":"anthropic","models":["claude-sonnet-4-5","claude-sonnet-4.5"],"input":3,"cachedInput":0.3,"cacheWrite":3.75,"output":15,"longInput":{"above":200000,"input":6,"cachedInput":0.6,"cacheWrite":7.5,"output":22.5}},{"list":"anthropic","models":["claude-sonnet-4-6","claude-sonnet-4.6"],"input":3,"cachedInput":0.3,"cacheWrite":3.75,"output":15},{"list":"anthropic","models":["claude-sonnet-5","claude-sonnet-5.0","claude-5-sonnet","claude-5.0-sonnet"],"input":2,"cachedInput":0.2,"cacheWrite":2.5,"output":10},{"list":"anthropic","models":["claude-v1"],"input":8,"output":24},{"list":"google","models":["gemini-1.0-pro-vision-001"],"input":0.125,"output":0.375},{"list":"google","models":["gemini-1.5-flash"],"input":0.075,"cachedInput":0.01875,"output":0.3,"longInput":{"above":128000,"input":0.15,"cachedInput":0.0375,"output":0.6}},{"list":"google","models":["gemini-1.5-pro"],"input":1.25,"output":5,"longInput":{"above":128000,"input":2.5,"output":10}},{"list":"google","models":["gemini-2.0-flash"],"input":0.1,"cachedInput":0.025,"output":0.4},{"list":"google","models":["gemini-2.0-flash-lite"],"input":0.075,"output":0.3},{"list":"google","models":["gemini-2.5-flash","gemini-2.5-flash-latest","gemini-2.5-flash-preview-09-2025"],"input":0.3,"cachedInput":0.03,"output":2.5},{"list":"google","models":["gemini-2.5-flash-image","gemini-2.5-flash-image-preview"],"input":0.3,"output":2.5},{"list":"google","models":["gemini-2.5-flash-lite","gemini-2.5-flash-lite-preview"],"input":0.1,"cachedInput":0.01,"output":0.4},{"list":"google","models":["gemini-2.5-flash-lite-preview-tts"],"input":0.5,"output":10},{"list":"google","models":["gemini-2.5-flash-preview","gemini-2.5-flash-preview-05-20:thinking","gemini-2.5-flash-preview:thinking"],"input":0.15,"output":0.6},{"list":"google","models":["gemini-2.5-flash-tts","gemini-2.5-flash-preview-tts"],"input":0.5,"output":10},{"list":"google","models":["gemini-2.5-pro"],"input":1.25,"cachedInput":0.125,"output":10,"longInput":{"above":200000,"input":2.5,"cachedInput":0.25,"output":15}},{"list":"google","models":["gemini-2.5-pro-tts","gemini-2.5-pro-preview-tts"],"input":1,"output":20},{"list":"google","models":["gemini-3-flash-preview"],"input":0.5,"cachedInput":0.05,"output":3},{"list":"google","models":["gemini-3-pro-image-preview","gemini-3-pro-image"],"input":2,"output":12},{"list":"google","models":["gemini-3-pro-preview","gemini-3-pro-text-preview"],"input":2,"cachedInput":0.2,"output":12,"longInput":{"above":200000,"input":4,"cachedInput":0.4,"output":18}},{"list":"google","models":["gemini-3.1-flash-image-preview","gemini-3.1-flash-image"],"input":0.5,"output":3},{"list":"google","models":["gemini-3.1-flash-lite","gemini-3.1-flash-lite-preview"],"input":0.25,"cachedInput":0.025,"output":1.5},{"list":"google","models":["gemini-3.1-flash-lite-image"],"input":0.25,"output":1.5},{"list":"google","models":["gemini-3.1-flash-live-preview"],"input":0.75,"output":4.5},{"list":"google","models":["gemini-3.1-pro-preview"],"input":2,"cachedInput":0.2,"output":12,"longInput":{"above":200000,"input":4,"cachedInput":0.4,"output":18}},{"list":"google","models":["gemini-3.5-flash","gemini-3.5-flash-preview"],"input":1.5,"cachedInput":0.15,"output":9},{"list":"google","models":["gemini-3.5-flash-lite"],"input":0.3,"cachedInput":0.03,"output":2.5},{"list":"google","models":["gemini-flash-1.5"],"input":0.075,"cachedInput":0.01875,"output":0.3,"longInput":{"above":128000,"input":0.15,"cachedInput":0.0375,"output":0.6}},{"list":"google","models":["gemini-flash-1.5-8b"],"input":0.0375,"cachedInput":0.01,"output":0.15,"longInput":{"above":128000,"input":0.075,"cachedInput":0.02,"output":0.3}},{"list":"google","models":["gemini-live-2.5-flash","gemini-2.5-flash-native-audio-preview","gemini-2.5-flash-native-audio-latest"],"input":0.5,"output":2},{"list":"google","models":["gemini-omni-flash-preview"],"input":1.5,"output":9},{"list":"google","models":["gemini-pro","gemini-1.0-pro"],"input":0.125,"output":0.375},{"list":"google","models":["gemini-pro-1.5"],"input":1.25,"cachedInput":0.3125,"output":5,"longInput":{"above":128000,"input":2.5,"cachedInput":0.625,"output":10}},{"list":"google","models":["gemma-2-27b-it"],"input":0.65,"output":0.65},{"list":"google","models":["gemma-4-26b-a4b-it-maas"],"input":0.15,"cachedInput":0.015,"output":0.6},{"list":"mistral","models":["codestral-latest","codestral-2501"],"input":0.3,"output":0.9},{"list":"mistral","models":["codestral-2508"],"input":0.3,"cachedInput":0.03,"output":0.9},{"list":"mistral","models":["devstral-2512"],"input":0.4,"cachedInput":0.04,"output":2},{"list":"mistral","models":["devstral-small","devstral-small-2505","devstral-small-2507","devstral-small-latest","labs-devstral-small-2512"],"input":0.1,"output":0.3},{"list":"mistral","models":["magistral-medium"],"input":2,"output":5},{"list":"mistral","models":["ministral-14b-2512"],"input":0.2,"cachedInput":0.02,"output":0.2},{"list":"mistral","models":["ministral-3b"],"input":0.04,"output":0.04},{"list":"mistral","models":["ministral-3b-2512"],"input":0.1,"cachedInput":0.01,"output":0.1},{"list":"mistral","models":["ministral-8b","ministral-8b-2410"],"input":0.1,"output":0.1},{"list":"mistral","models":["ministral-8b-2512"],"input":0.15,"cachedInput":0.015,"output":0.15},{"list":"mistral","models":["ministral-8b-latest"],"input":0.15,"cachedInput":0.015,"output":0.15},{"list":"mistral","models":["mistral-7b","open-mistral-7b"],"input":0.25,"output":0.25},{"list":"mistral","models":["mistral-embed"],"input":0.1,"output":0.1},{"list":"mistral","models":["mistral-large","mistral-large-latest","mistral-large-2407","mistral-large-2411"],"input":2,"output":6},{"list":"mistral","models":["mistral-large-2512"],"input":0.5,"cachedInput":0.05,"output":1.5},{"list":"mistral","models":["mistral-medium-2312"],"input":2.7,"output":8.1},{"list":"mistral","models":["mistral-medium","mistral-medium-2505","mistral-medium-2508"],"input":0.4,"cachedInput":0.04,"output":2},{"list":"mistral","models":["mistral-medium-3-5","mistral-medium-3.5","mistral-medium-3"],"input":1.5,"cachedInput":0.15,"output":7.5},{"list":"mistral","models":["mistral-medium-latest"],"input":1.5,"cachedInput":0.15,"output":7.5},{"list":"mistral","models":["mistral-nemo","open-mistral-nemo"],"input":0.15,"output":0.15},{"list":"mistral","models":["mistral-saba","mistral-saba-latest"],"input":0.2,"output":0.6},{"list":"mistral","models":["mistral-small-24b-instruct-2501"],"input":0.05,"output":0.08},{"list":"mistral","models":["mistral-small-2603"],"input":0.15,"cachedInput":0.015,"output":0.6},{"list":"mistral","models":["mistral-small-3.1-24b-instruct"],"input":0.351,"output":0.555},{"list":"mistral","models":["mistral-small-3.2-24b-instruct"],"input":0.075,"output":0.2},{"list":"mistral","models":["mistral-small-latest"],"input":0.1,"output":0.3},{"list":"mistral","models":["mistral-tiny"],"input":0.25,"output":0.25},{"list":"mistral","models":["mixtral-8x22b-instruct"],"input":0.9,"output":0.9},{"list":"mistral","models":["mixtral-8x7b","open-mixtral-8x7b"],"input":0.7,"output":0.7},{"list":"mistral","models":["pixtral-12b","pixtral-12b-latest"],"input":0.15,"output":0.15},{"list":"mistral","models":["pixtral-large-latest","pixtral-large-2411"],"input":2,"output":6},{"list":"mistral","models":["voxtral-small-24b-2507","voxtral-small-2507","voxtral-small-latest"],"input":0.1,"cachedInput":0.01,"output":0.4},{"list":"deepseek","models":["deepseek-v3.1-terminus"],"input":0.27,"cachedInput":0.13,"output":0.95},{"list":"deepseek","models":["deepseek-v3.2"],"input":0.2288,"output":0.3432},{"list":"deepseek","models":["deepseek-v3.2-exp"],"input":0.27,"output":0.41},{"list":"x-ai","models":["grok-2-1212","grok-2","grok-2-latest"],"input":2,"output":10},{"list":"x-ai","models":["grok-2-vision-1212","grok-2-vision","grok-2-vision-latest"],"input":2,"output":10},{"list":"x-ai","models":["grok-3","grok-3-latest","grok-3-beta"],"input":3,"cachedInput":0.75,"output":15},{"list":"x-ai","models":["grok-3-fast","grok-3-fast-latest","grok-3-fast-beta"],"input":5,"cachedInput":1.25,"output":25},{"list":"x-ai","models":["grok-3-mini","grok-3-mini-beta","grok-3-mini-latest"],"input":0.3,"cachedInput":0.075,"output":0.5},{"list":"x-ai","models":["grok-3-mini-fast","grok-3-mini-fast-beta","grok-3-mini-fast-latest"],"input":0.6,"cachedInput":0.15,"output":4},{"list":"x-ai","models":["grok-4-0709","grok-4","grok-4-latest"],"input":3,"cachedInput":0.75,"output":15},{"list":"x-ai","models":["grok-4-1-fast-non-reasoning","grok-4-1-fast-non-reasoning-latest"],"input":0.2,"cachedInput":0.05,"output":0.5},{"list":"x-ai","models":["grok-4-1-fast-reasoning","grok-4-1-fast","grok-4-1-fast-reasoning-latest"],"input":0.2,"cachedInput":0.05,"output":0.5},{"list":"x-ai","models":["grok-4-fast-non-reasoning","grok-4-fast-non-reasoning-latest"],"input":0.2,"cachedInput":0.05,"output":0.5},{"list":"x-ai","models":["grok-4-fast-reasoning","grok-4-fast","grok-4-fast-reasoning-latest"],"input":0.2,"cachedInput":0.05,"output":0.5},{"list":"x-ai","models":["grok-4.20"],"input":1.25,"cachedInput":0.2,"output":2.5,"longInput":{"above":199999,"input":2.5,"cachedInput":0.4,"output":5}},{"list":"x-ai","models":["grok-4.20-multi-agent"],"input":2,"cachedInput":0.2,"output":6},{"list":"x-ai","models":["grok-4.3","x-ai/grok-4.3","grok-4.3-latest"],"input":1.25,"cachedInput":0.2,"output":2.5,"longInput":{"above":199999,"input":2.5,"cachedInput":0.4,"output":5}},{"list":"x-ai","models":["grok-4.5","x-ai/grok-4.5","grok-4.5-latest","grok-latest"],"input":2,"cachedInput":0.3,"output":6,"longInput":{"above":199999,"input":4,"cachedInput":0.6,"output":12}},{"list":"x-ai","models":["grok-4.6","x-ai/grok-4.6","grok-4.6-latest"],"input":2,"cachedInput":0.5,"output":6,"longInput":{"above":199999,"input":4,"cachedInput":1,"output":12}},{"list":"x-ai","models":["grok-build-0.1"],"input":1,"cachedInput":0.2,"output":2,"longInput":{"above":199999,"input":2,"cachedInput":0.4,"output":4}},{"list":"x-ai","models":["grok-code-fast-1","grok-code-fast","grok-code-fast-1-0825"],"input":0.2,"cachedInput":0.02,"output":1.5},{"list":"groq","models":["deepseek-r1-distill-llama-70b"],"input":0.75,"output":0.99},{"list":"groq","models":["gemma-7b-it"],"input":0.07,"output":0.07},{"list":"groq","models":["gemma2-9b-it","gemma2-9b"],"input":0.2,"output":0.2},{"list":"groq","models":["llama-3.1-405b-reasoning"],"input":0.59,"output":0.79},{"list":"groq","models":["llama-3.1-70b-versatile"],"input":0.59,"output":0.79},{"list":"groq","models":["llama-3.1-8b-instant"],"input":0.05,"output":0.08},{"list":"groq","models":["llama-3.2-11b-text-preview"],"input":0.18,"output":0.18},{"list":"groq","models":["llama-3.2-11b-vision-preview"],"input":0.18,"output":0.18},{"list":"groq","models":["llama-3.2-1b-preview"],"input":0.04,"output":0.04},{"list":"groq","models":["llama-3.2-3b-preview"],"input":0.06,"output":0.06},{"list":"groq","models":["llama-3.2-90b-text-preview"],"input":0.9,"output":0.9},{"list":"groq","models":["llama-3.2-90b-vision-preview"],"input":0.9,"output":0.9},{"list":"groq","models":["llama-3.3-70b-specdec"],"input":0.59,"output":0.99},{"list":"groq","models":["llama-3.3-70b-versatile"],"input":0.59,"output":0.79},{"list":"groq","models":["llama-guard-3-8b"],"input":0.2,"output":0.2},{"list":"groq","models":["llama2-70b-4096"],"input":0.7,"output":0.8},{"list":"groq","models":["llama3-70b-8192"],"input":0.59,"output":0.79},{"list":"groq","models":["llama3-8b-8192"],"input":0.05,"output":0.08},{"list":"groq","models":["llama3-groq-70b-8192-tool-use-preview"],"input":0.89,"output":0.89},{"list":"groq","models":["llama3-groq-8b-8192-tool-use-preview"],"input":0.19,"output":0.19},{"list":"groq","models":["meta-llama/llama-4-maverick-17b-128e-instruct"],"input":0.2,"output":0.6},{"list":"groq","models":["meta-llama/llama-4-scout-17b-16e-instruct"],"input":0.11,"output":0.34},{"list":"groq","models":["meta-llama/llama-guard-4-12b"],"input":0.2,"output":0.2},{"list":"groq","models":["mistral-saba-24b"],"input":0.79,"output":0.79},{"list":"groq","models":["mixtral-8x7b-32768"],"input":0.24,"output":0.24},{"list":"groq","models":["moonshotai/kimi-k2-instruct","moonshotai/kimi-k2-instruct-0905"],"input":1,"cachedInput":0.5,"output":3},{"list":"groq","models":["openai/gpt-oss-120b","openai/gpt-oss-safeguard-20b"],"input":0.15,"cachedInput":0.075,"output":0.6},{"list":"groq","models":["openai/gpt-oss-20b"],"input":0.075,"cachedInput":0.0375,"output":0.3},{"list":"groq","models":["qwen/qwen3-32b"],"input":0.29,"output":0.59},{"list":"moonshotai","models":["kimi-k2"],"input":0.57,"output":2.3},{"list":"moonshotai","models":["kimi-k2-0711-preview"],"input":0.6,"cachedInput":0.15,"output":2.5},{"list":"moonshotai","models":["kimi-k2-0905-preview"],"input":0.6,"cachedInput":0.15,"output":2.5},{"list":"moonshotai","models":["kimi-k2-thinking"],"input":0.6,"cachedInput":0.15,"output":2.5},{"list":"moonshotai","models":["kimi-k2-thinking-turbo"],"input":1.15,"cachedInput":0.15,"output":8},{"list":"moonshotai","models":["kimi-k2-turbo-preview","kimi-k2-turbo"],"input":1.15,"cachedInput":0.15,"output":8},{"list":"moonshotai","models":["kimi-k2.5"],"input":0.6,"cachedInput":0.1,"output":3},{"list":"moonshotai","models":["kimi-k2.6"],"input":0.95,"cachedInput":0.16,"output":4},{"list":"moonshotai","models":["kimi-k2.7-code"],"input":0.95,"cachedInput":0.19,"output":4},{"list":"moonshotai","models":["kimi-k2.7-code-highspeed"],"input":1.9,"cachedInput":0.38,"output":8},{"list":"moonshotai","models":["kimi-k3"],"input":3,"cachedInput":0.3,"output":15},{"list":"moonshotai","models":["moonshot-v1-128k","moonshot-v1-128k-vision-preview"],"input":2,"output":5},{"list":"moonshotai","models":["moonshot-v1-32k","moonshot-v1-32k-vision-preview"],"input":1,"output":3},{"list":"moonshotai","models":["moonshot-v1-8k","moonshot-v1-8k-vision-preview"],"input":0.2,"output":2}]');
;// CONCATENATED MODULE: ./build/js/src/providers/models/prices.js

function costOf(usage, { model, list, pricing }) {
    if (usage === undefined)
        return undefined;
    const price = pricing
        ? {
            input: pricing.input_per_million,
            cachedInput: pricing.cached_input_per_million,
            cacheWrite: pricing.cache_write_per_million,
            output: pricing.output_per_million,
        }
        : listPrice(model, list, usage.input);
    if (price === undefined)
        return undefined;
    const cached = Math.min(usage.cached ?? 0, usage.input);
    const written = Math.min(usage.cacheWritten ?? 0, usage.input - cached);
    const micros = (usage.input - cached - written) * price.input +
        cached * (price.cachedInput ?? price.input) +
        written * (price.cacheWrite ?? price.input) +
        usage.output * price.output;
    return Number.isFinite(micros) ? Number((micros / 1_000_000).toFixed(12)) : undefined;
}
function listPrice(model, list, inputTokens) {
    if (list === undefined)
        return undefined;
    const rows = prices_namespaceObject.filter((row) => row.list === list);
    const exact = model.trim().toLowerCase();
    const family = exact.replace(/^models\//, '').replace(/(?:-\d{4}-\d{2}-\d{2}|[-@]\d{8}|-latest|-00\d)$/, '');
    const row = rows.find(({ models }) => models.includes(exact)) ?? rows.find(({ models }) => models.includes(family));
    return row?.longInput !== undefined && inputTokens > row.longInput.above ? row.longInput : row;
}

// EXTERNAL MODULE: ./build/js/src/providers/response.js
var providers_response = __webpack_require__(75255);
// EXTERNAL MODULE: ./build/js/src/model/text/json.js
var json = __webpack_require__(23291);
// EXTERNAL MODULE: ./build/js/src/model/values/mapping.js
var mapping = __webpack_require__(92838);
// EXTERNAL MODULE: ./build/js/src/platform/secrets/ansi-sequence.js
var ansi_sequence = __webpack_require__(48790);
;// CONCATENATED MODULE: ./build/js/src/providers/streams/event.js



function eventIn(line) {
    if (!line.trimStart().startsWith('{'))
        return undefined;
    const value = (0,json/* foreignJsonOf */.sV)(line);
    return (0,mapping/* isMapping */.pi)(value) ? value : undefined;
}
const TERMINAL_SEQUENCE = new RegExp(ansi_sequence/* ansiSequence */.P, 'g');
function eventsIn(line) {
    const event = eventIn(line);
    if (event !== undefined)
        return [event];
    const text = line.replaceAll(TERMINAL_SEQUENCE, '');
    const isPart = (candidate) => {
        const before = text.slice(0, text.indexOf(candidate));
        return /":\s*$/.test(before.slice(-10)) || (/[[,]\s*$/.test(before.slice(-10)) && /^\s*\[|\{\s*"/.test(before));
    };
    return (0,json/* jsonObjectsIn */.E8)(text, (candidate) => (isPart(candidate) ? undefined : eventIn(candidate)));
}
function valueAt(from, ...path) {
    let value = from;
    for (const key of path) {
        if (!(0,mapping/* isMapping */.pi)(value) || !Object.hasOwn(value, key))
            return undefined;
        value = value[key];
    }
    return value;
}
function textAt(from, ...path) {
    const value = valueAt(from, ...path);
    return typeof value === 'string' ? value : undefined;
}
function numberAt(from, ...path) {
    const value = valueAt(from, ...path);
    return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}
function listAt(from, ...path) {
    const value = valueAt(from, ...path);
    return Array.isArray(value) ? value : [];
}
const textsAt = (from, ...path) => listAt(from, ...path).flatMap((block) => textAt(block, 'text') ?? []);
function recordAt(from, ...path) {
    const value = valueAt(from, ...path);
    return (0,mapping/* isMapping */.pi)(value) ? value : {};
}
function timeAt(from, ...path) {
    const value = Date.parse(textAt(from, ...path) ?? '');
    return isDate(value) ? value : undefined;
}
const isDate = (ms) => Math.abs(ms) <= 8.64e15;
function lineReader({ maxLineBytes, maxBytes }, onLine) {
    let pieces = [];
    let length = 0;
    let total = 0;
    let isFlooded = false;
    const keep = (piece) => {
        length += piece.length;
        isFlooded ||= length > maxLineBytes;
        if (!isFlooded)
            pieces.push(piece.slice());
    };
    const end = () => {
        if (length > 0 && !isFlooded)
            onLine(Buffer.concat(pieces).toString('utf8'));
        pieces = [];
        length = 0;
    };
    return {
        push(chunk) {
            total += chunk.length;
            isFlooded ||= total > maxBytes;
            if (isFlooded)
                return;
            let from = 0;
            for (let at = chunk.indexOf(0x0a); at !== -1; at = chunk.indexOf(0x0a, from)) {
                keep(chunk.subarray(from, at));
                end();
                from = at + 1;
            }
            keep(chunk.subarray(from));
        },
        end,
        get isFlooded() {
            return isFlooded;
        },
    };
}

;// CONCATENATED MODULE: ./build/js/src/providers/unpassed-variables.js


const MAX_NAMED = 3;
const SEARCHED = 10_000;
function withProgramAdvice(message, said, passing) {
    const named = namedIn(said, passing);
    const withheld = named.filter((name) => !(0,reserved_variables/* isReserved */.Bs)(name));
    const missingSecrets = withheld.length === 0 ? [] : [`"no_env" of the target withholds ${listed(withheld)}.`];
    return withSentences(message, [...aboutReserved(named), ...missingSecrets]);
}
function withAgentAdvice(message, said, passing) {
    const named = namedIn(said, passing);
    const known = [...reserved_variables/* modelVariables */.bw, ...reserved_variables/* agentVariables */.p$];
    const possible = named.length > 0 ? named : unpassed(passing).filter(secret_names/* isSecretVariable */.tS);
    const shown = possible
        .filter((name) => !(0,reserved_variables/* isReserved */.Bs)(name) && (named.length > 0 || !(0,reserved_variables/* matchesAny */._I)(name, known)))
        .slice(0, MAX_NAMED);
    const line = shown.map((name) => `${name}: "\${{ ${name} }}"`).join(', ');
    const advice = [
        `${listed(shown)} ${shown.length === 1 ? 'is' : 'are'} set for the step and not passed to coding agents.`,
        `If ${shown.length === 1 ? 'it is' : 'they are'} needed, add this line to the target: env: { ${line} }`,
    ];
    return withSentences(message, [...aboutReserved(named), ...(shown.length === 0 ? [] : advice)]);
}
const withSentences = (message, sentences) => sentences.length === 0 ? message : [/[.!?]$/.test(message) ? message : `${message}.`, ...sentences].join(' ');
const unpassed = ({ step, passed }) => step.filter((name) => !Object.hasOwn(passed, name)).sort();
function namedIn(said, passing) {
    const words = new Set(said.slice(-SEARCHED).match(/[A-Za-z_]\w*/g));
    return unpassed(passing).filter((name) => words.has(name));
}
const aboutReserved = (named) => {
    const names = named.filter(reserved_variables/* isReserved */.Bs);
    if (names.length === 0)
        return [];
    return [
        `${listed(names)} belongs to the job and is not passed on.`,
        'If the value is needed, set it under another name in the workflow.',
    ];
};
const listed = (names) => names.slice(0, MAX_NAMED).join(', ');

;// CONCATENATED MODULE: ./build/js/src/providers/agents/agent-document.js
function agentDocument({ prompt, inputFiles }, { isEditor = false } = {}) {
    const guidelines = [...new Set(prompt.guidelines?.files ?? [])];
    const others = [...new Set(inputFiles)].filter((path) => !guidelines.includes(path));
    const system = isEditor ? (prompt.system?.trim() ?? '') : '';
    const kind = isEditor ? 'attachment' : 'input';
    const readFirst = [
        ...(guidelines.length === 0 ? [] : ['First read all guideline files:', bullets(guidelines), '']),
        ...(others.length === 0 ? [] : [`First read all ${kind} files:`, bullets(others), '']),
        'If one of these files is missing, stop, and answer with nothing but: ERROR: missing-file <filename>',
        'Then apply system_instructions to the query below.',
    ];
    const blocks = [
        ...(system === '' ? [] : [system]),
        ...(guidelines.length + others.length === 0 ? [] : [readFirst.join('\n')]),
        `[[ ## user_query ## ]]\n\n${prompt.question.trim()}`,
    ];
    return blocks.join('\n\n').trim();
}
function bullets(paths) {
    const links = paths.map((path) => {
        const uri = /^[A-Za-z]:[\\/]/.test(path) ? `file:///${path.replaceAll('\\', '/')}` : `file://${path}`;
        return `* [${path.split(/[\\/]/).at(-1)}](${uri})`;
    });
    return `${links.join('\n')}.`;
}

// EXTERNAL MODULE: ./build/js/src/model/values/never.js
var never = __webpack_require__(76794);
// EXTERNAL MODULE: ./build/js/src/providers/cost.js
var cost = __webpack_require__(51493);
// EXTERNAL MODULE: ./build/js/src/providers/models/model-http.js
var model_http = __webpack_require__(68681);
;// CONCATENATED MODULE: ./build/js/src/providers/streams/stream.js


function agentStream(read) {
    const state = { trajectory: new Trajectory(), end: { kind: 'open' }, reported: {} };
    return Object.assign(state, { take: (event, at) => read(state, event, at) });
}
const usageOf = ({ input, output, ...more }) => input === undefined || output === undefined
    ? undefined
    : { input, output, cached: more.cached, cacheWritten: more.cacheWritten || undefined, reasoning: more.reasoning };
function usageIn(report, names) {
    const count = (name) => numberAt(report, ...name.split('.'));
    const sum = (counted) => {
        const [first, ...parts] = [counted].flat().map(count);
        return first === undefined ? undefined : parts.reduce((total, part) => total + (part ?? 0), first);
    };
    return usageOf({
        input: sum(names.input),
        output: sum(names.output),
        cached: count(names.cached),
        cacheWritten: names.cacheWritten === undefined ? undefined : count(names.cacheWritten),
        reasoning: names.reasoning === undefined ? undefined : count(names.reasoning),
    });
}
const errorOf = (message) => ({ message, httpStatus: statusIn(message) });
function statusIn(message) {
    const text = message.slice(0, 2_000);
    const status = /(?:^\s*|\b(?:HTTP(?!s?:)|status|code|error)\D{0,12})([45]\d\d)\b(?!\.\d)/i.exec(text)?.[1];
    return status === undefined ? STATUS_WORDS.find(([, words]) => words.test(text))?.[0] : Number(status);
}
const STATUS_WORDS = [
    [
        429,
        /(?<!line |[:.\d])\b429\b|too many requests|rate[ _-]?limit|(?:usage|quota|spending) limit|(?:hour|weekly|session|opus) limit reached|hit your (?:[\w-]+ )?limit|quota exceeded|exceeded your (?:current )?quota|resource[ _]exhausted/i,
    ],
    [401, /(?<!line |[:.\d])\b401\b|\bunauthori[sz]ed\b|(?:invalid|incorrect) (?:x-)?api[ _-]key|authentication_error/i],
    [403, /\b403 forbidden|\bpermission_error\b/i],
];
const MAX_TEXT = 1_000_000;
const MAX_STEPS = 10_000;
class Trajectory {
    #drafts = [];
    #byKey = new Map();
    #calls = new Map();
    isFull = false;
    endsInReasoning = false;
    get hasCalls() {
        return this.#calls.size > 0;
    }
    get answer() {
        const last = this.messages((tool, input) => [{ tool, input }]).findLast(({ role }) => role === 'assistant');
        return typeof last?.content === 'string' && last.toolCalls === undefined ? last.content : '';
    }
    say(text = '', key) {
        if (text === '')
            return;
        this.endsInReasoning = false;
        const last = this.#last();
        const draft = key === undefined ? (last?.parts.length === 0 ? last : this.#add()) : this.#keyed(key);
        draft.parts.push((0,text_text/* cutMiddle */.it)(text, MAX_TEXT));
    }
    reason() {
        this.endsInReasoning = true;
    }
    hear(text) {
        if (text !== '')
            this.#add(undefined, 'user').parts.push((0,text_text/* cutMiddle */.it)(text, MAX_TEXT));
    }
    sayMore(piece = '') {
        const parts = this.#last()?.parts ?? [];
        const before = parts.at(-1);
        if (typeof before !== 'string') {
            this.say(piece);
            return;
        }
        this.endsInReasoning = false;
        if (before.length < MAX_TEXT)
            parts.splice(-1, 1, before + piece);
    }
    startCall(id, call, key) {
        const { tool, originalTool, input, at } = call;
        if (id === undefined || tool === undefined)
            return;
        const known = this.#calls.get(id);
        if (known !== undefined) {
            const { start } = known;
            known.start = { tool, originalTool, input: input ?? start.input, at: start.at ?? at };
            return;
        }
        if (this.#calls.size >= MAX_STEPS) {
            this.isFull = true;
            return;
        }
        this.endsInReasoning = false;
        const last = this.#last();
        const isNext = last === undefined || last.parts.some((part) => typeof part !== 'string' && part.end !== undefined);
        const draft = key !== undefined ? this.#keyed(key) : isNext ? this.#add() : last;
        const started = { id, start: { tool, originalTool, input, at } };
        draft.parts.push(started);
        this.#calls.set(id, started);
    }
    addFailedCall(start, output) {
        if (this.#calls.size >= MAX_STEPS)
            return;
        const calls = this.#drafts.map(({ parts }) => parts.filter((part) => typeof part !== 'string'));
        const later = calls.findIndex((some) => some.some((call) => (call.start.at ?? start.at) > start.at));
        const place = later === -1 ? calls.findLastIndex((some) => some.length > 0) + 1 : later;
        const first = this.#drafts.findIndex(({ role }) => role === 'assistant');
        const call = { id: this.newId(), start, end: { output, isError: true, at: start.at } };
        this.#drafts.splice(Math.max(place, first), 0, { role: 'assistant', parts: [call] });
        this.#calls.set(call.id, call);
    }
    refine(id, input) {
        const call = this.#calls.get(id);
        if (call !== undefined)
            call.start = { ...call.start, input };
    }
    endCall(id, end) {
        const call = this.#calls.get(id ?? '');
        if (call !== undefined)
            call.end = end;
    }
    newId() {
        return `call ${this.#calls.size + 1}`;
    }
    isKnown(id) {
        return this.#calls.has(id);
    }
    nextMessage() {
        if (this.#drafts.at(-1)?.parts.length !== 0)
            this.#add();
    }
    messages(name) {
        const messages = [];
        for (const { role, parts } of this.#drafts) {
            let content;
            let toolCalls;
            const finish = () => {
                if (content !== undefined || toolCalls !== undefined)
                    messages.push({ role, content, toolCalls });
                [content, toolCalls] = [undefined, undefined];
            };
            for (const part of parts) {
                if (typeof part !== 'string') {
                    toolCalls ??= [];
                    toolCalls.push(...toolCallsOf(part, name));
                }
                else {
                    if (toolCalls !== undefined)
                        finish();
                    content = (content ?? '') + part;
                }
            }
            finish();
        }
        return messages;
    }
    #last() {
        const last = this.#drafts.at(-1);
        return last?.role === 'assistant' ? last : undefined;
    }
    #keyed(key) {
        return this.#byKey.get(key) ?? this.#add(key);
    }
    #add(key, role = 'assistant') {
        const draft = { role, parts: [] };
        if (key !== undefined && !this.isFull)
            this.#byKey.set(key, draft);
        if (this.#drafts.length < MAX_STEPS)
            this.#drafts.push(draft);
        else
            this.isFull = true;
        return draft;
    }
}
function toolCallsOf({ id, start, end }, name) {
    const timeText = (at) => at !== undefined && isDate(at) ? new Date(at).toISOString() : undefined;
    const text = typeof end?.output === 'string' ? end.output : (JSON.stringify(end?.output) ?? '');
    const output = text.length <= MAX_TEXT ? end?.output : (0,text_text/* cutMiddle */.it)(text, MAX_TEXT);
    return name(start.tool, start.input).map((call, index) => ({
        tool: call.tool,
        originalTool: start.originalTool ?? call.originalTool,
        input: call.input,
        id: index === 0 ? id : `${id}/${index + 1}`,
        output,
        status: end === undefined ? 'unknown' : end.isError ? 'error' : 'ok',
        startTime: timeText(start.at),
        endTime: timeText(end?.at),
        durationMs: start.at !== undefined && end !== undefined && end.at >= start.at ? end.at - start.at : undefined,
    }));
}

;// CONCATENATED MODULE: ./build/js/src/providers/agents/ending.js








function outcomeOf(ending, { result, response }) {
    if (ending.kind === 'answer')
        return { kind: 'answered', response: (0,providers_response/* withAnswer */.$s)(response, ending.finishReason) };
    const hasWorked = response.messages.length > 0 || response.tokenUsage !== undefined;
    return hasWorked && result.kind !== 'notStarted' ? { ...ending, partial: response } : ending;
}
function endingOf(ended) {
    const { agent, result, stream, timeoutMs, wasInTime } = ended;
    const { name } = agent;
    const unreported = () => crash(ended, 'did not report its end', { isQuoted: true });
    switch (result.kind) {
        case 'notStarted':
            return notStarted(agent, result);
        case 'timedOut': {
            if (stream.end.kind !== 'open' && wasInTime)
                return reportedEnd(ended) ?? unreported();
            const limit = `${Math.ceil((timeoutMs ?? 0) / 1000)} s`;
            const message = `${name} did not end within ${limit} and was stopped. ${call_guards/* MORE_TIME */.aE}${quoted(ended)}`;
            return (0,run_outcome/* failed */.gz)('timeout', message);
        }
        case 'flooded':
            return crash(ended, `wrote more to ${result.stream} than the limit`);
        case 'cancelled':
            switch (ended.cut) {
                case 'lingers':
                    return reportedEnd(ended) ?? unreported();
                case 'cost limit':
                    return (0,run_outcome/* failed */.gz)('cost_limit', (0,cost/* costLimitMessage */.u7)(ended.response.costUsd ?? 0, ended.costLimitUsd ?? 0));
                case 'flood':
                    return ((stream.end.kind === 'open' ? undefined : reportedEnd(ended)) ??
                        crash(ended, 'wrote more to stdout than the limit'));
                case 'too many calls':
                    return crash(ended, 'called more tools, or wrote more messages, than the limit');
                case 'unreadable': {
                    const what = 'wrote a message that cannot be read, and would have waited for a reply';
                    return crash(ended, what, { isQuoted: true });
                }
                case undefined:
                    return (0,run_outcome/* failed */.gz)('cancelled', `${name} was stopped while it was working.`);
                default:
                    return (0,never/* never */.Z)(ended.cut);
            }
        case 'killed': {
            const words = lastWords(result.stderr);
            return (reportedEnd(ended, { oddity: `was ended by ${result.signal} after its answer`, words }) ??
                crash(ended, `was ended by ${result.signal}`, { words, isQuoted: true }));
        }
        case 'exited':
            return exited(ended, result);
        default:
            return (0,never/* never */.Z)(result);
    }
}
const BROKEN_SETTINGS = /^\W*(?:\d+m)?(?:error: )?(?:error (?:loading|reading|parsing) (?:the )?(?:-c |config)|failed to (?:load|read|parse) (?:the )?config|error in \S+\.(?:jsonc?|toml)|config(?:uration)?(?: file)? .{0,300} is (?:not valid|invalid))/im;
const OTHER_VERSION = /^(?:[\w-]+: )?(?:error:? )?['"]?(?:unexpected|unknown|unrecogni[sz]ed|invalid|unsupported) (?:argument|option|flag|command|subcommand)|^(?:error:? )?too many arguments|prompt was not quoted/im;
const NO_KEY_WORDS = 'no (?:api keys?|auth(?:entication)?(?: information)?|credentials)|(?:\\w+ )?api key is missing|missing environment variable|not (?:logged in|authenticated)|please run \\/login|invalid api key|(?:please )?set an auth method';
const NO_KEY = new RegExp(`(?:${NO_KEY_WORDS})`, 'i');
const NO_KEY_LINE = new RegExp(`^\\W*(?:(?:fatal )?\\w*error:? )?(?:${NO_KEY_WORDS})`, 'im');
function exited(ended, { exitCode, stderr }) {
    const { agent, response, hasBegun } = ended;
    const { name, install } = agent;
    const words = lastWords(stderr);
    const byCode = exitCode === 0 ? undefined : agent.exitCodes?.(exitCode);
    const oddity = exitCode === 0 ? undefined : `ended with exit code ${exitCode} after its answer`;
    const reported = reportedEnd(ended, { oddity, words, byCode });
    if (reported !== undefined)
        return reported;
    if (byCode !== undefined)
        return modelFailure(agent, byCode);
    if (exitCode === 0) {
        return crash(ended, 'ended with exit code 0, but did not report its end', { words, isQuoted: true });
    }
    if (response.messages.length === 0 && NO_KEY_LINE.test(stderr))
        return auth(agent, words);
    if (!hasBegun && (BROKEN_SETTINGS.test(stderr) || OTHER_VERSION.test(stderr))) {
        const which = [name, response.agentVersion].filter(Boolean).join(' ');
        const advice = `Correct its settings or the "args" of its target, or install another version${install === undefined ? '' : ` ("${install}")`}.`;
        return (0,run_outcome/* failed */.gz)('config', `${which} does not accept its command line or its settings: ${words} \u2014 ${advice}`);
    }
    return crash(ended, `failed with exit code ${exitCode}`, { words, isQuoted: true });
}
const REPLY_ENDS = [
    ['length', /\bmax_output_tokens\b|exceeded the (?:\d+ output )?token (?:limit|maximum)/i],
    ['reasoning_only', /reasoning thoughts but no final response/i],
    ['empty', /returned an empty (?:text )?response|no response was returned/i],
];
function reportedEnd(ended, { oddity, words = '', byCode } = {}) {
    const { agent, stream, response } = ended;
    const { trajectory } = stream;
    const hasAnswer = trajectory.answer.trim() !== '';
    let { end } = stream;
    if (end.kind === 'open' && end.unknownReason !== undefined && end.lastError === undefined && hasAnswer) {
        end = { kind: 'done', unknownReason: end.unknownReason };
    }
    const error = end.kind === 'failed' ? end.error : end.kind === 'open' ? end.lastError : undefined;
    if (error === undefined && end.kind === 'open')
        return undefined;
    const start = error?.message.slice(0, 2_000) ?? '';
    const inWords = error && ((0,providers_response/* saysRefusal */.Dg)(error.message) ? 'refusal' : REPLY_ENDS.find(([, ends]) => ends.test(start))?.[0]);
    const declared = end.kind === 'done' ? end.finishReason : (error?.finishReason ?? inWords);
    const finishReason = declared ?? (error === undefined && !hasAnswer && trajectory.endsInReasoning ? 'reasoning_only' : undefined);
    if ((0,run_outcome/* isDeclined */.Pk)(finishReason))
        return { kind: 'answer', finishReason };
    if (error !== undefined && (declared === undefined || (declared === 'turn_limit' && !hasAnswer))) {
        const isVague = error.class === undefined && (error.httpStatus ?? statusIn(error.message)) === undefined;
        return modelFailure(agent, isVague ? { ...byCode, message: error.message } : error);
    }
    if (!hasAnswer && response.messages.length === 0) {
        const why = finishReason === undefined ? '' : ` (${finishReason})`;
        return crash(ended, `reported its end, but gave no answer and did nothing${why}`, { words: quoted(ended) });
    }
    if (oddity !== undefined && !hasAnswer)
        return undefined;
    const warnings = [
        end.kind === 'done' && end.unknownReason !== undefined && `stopped with the unknown reason "${end.unknownReason}"`,
        oddity !== undefined && `${oddity}${afterColon(words)}`,
    ].filter((warning) => warning !== false);
    return { kind: 'answer', finishReason, warning: warnings.length > 0 ? warnings.join(', and ') : undefined };
}
function notStarted({ name, install }, { message, lacksResources }) {
    if (lacksResources)
        return (0,run_outcome/* failed */.gz)('provider', `${name} cannot be called. ${message}`);
    const advice = install === undefined ? '' : `: install it with "${install}", or set its program in "executable"`;
    return (0,run_outcome/* failed */.gz)('config', `${name} cannot be called${advice}. ${message}`);
}
function modelFailure(agent, { message, class: reported, httpStatus = 0 }) {
    const words = (0,model_http/* scrub */._I)(message);
    const isStatus = Number.isInteger(httpStatus) && httpStatus >= 100 && httpStatus < 600;
    const status = isStatus ? httpStatus : statusIn(message);
    const isKeyRefused = status === 401 || status === 403;
    if (reported === 'auth' || (reported === undefined && isKeyRefused))
        return auth(agent, words, status);
    if (reported !== undefined)
        return (0,run_outcome/* failed */.gz)(reported, `${agent.name} failed: ${words}`);
    const lacksKey = status === undefined && NO_KEY.test(message);
    const byStatus = status === 429 ? 'rate_limit' : status === 404 ? 'config' : 'provider';
    return (0,run_outcome/* failed */.gz)(lacksKey ? 'auth' : byStatus, `The model of ${agent.name} failed: ${words}`, {
        httpStatus: status,
        permanent: status === 400 || status === 413 || status === 422 || undefined,
    });
}
function auth({ name, variables }, words, httpStatus) {
    const advice = `Set its key in the environment (${variables.join(', ')}, or "env" of the target), or use the login of this machine with "home: user"`;
    const message = `${name} is not signed in, or its key was refused${afterColon(words)} \u2014 ${advice}.`;
    return (0,run_outcome/* failed */.gz)('auth', message, { httpStatus });
}
const crash = (ended, what, { words = '', isQuoted = false } = {}) => (0,run_outcome/* failed */.gz)('crash', `${ended.agent.name} ${what}${afterColon(words) || '.'}${isQuoted ? quoted(ended) : ''}`);
const afterColon = (words) => (words === '' ? '' : `: ${words}`);
const quoted = ({ unread }) => unread.length === 0
    ? ''
    : ` Lines of its output that could not be read: ${unread.map((line) => `"${line}"`).join(', ')}.`;
const lastWords = (stderr) => (0,model_http/* scrub */._I)((0,text_text/* cutStart */.Dr)(stderr.trim(), 280));

// EXTERNAL MODULE: ./build/js/src/model/text/shell-command.js
var shell_command = __webpack_require__(46687);
;// CONCATENATED MODULE: ./build/js/src/providers/agents/tool-names.js




const inCommonWords = (tool, input) => {
    const calls = tool === 'file_change' ? fileChanges(input) : [oneCall(tool, input)];
    return calls.map((call) => ({
        tool: call.tool,
        originalTool: call.tool !== tool ? tool : undefined,
        input: withCommonArguments(call.tool, call.input),
    }));
};
const inCommonWordsWith = (servers) => (tool, input) => {
    if ((0,tools/* commonName */.LS)(tool) !== undefined || tool.startsWith('mcp__'))
        return inCommonWords(tool, input);
    const name = tool.replace(/^mcp_/, '');
    const server = servers
        .toSorted((a, b) => b.length - a.length)
        .find((each) => name.startsWith(each.replaceAll(/[^\w-]/g, '_')) && /^[_-]+./s.test(name.slice(each.length)));
    if (server === undefined)
        return inCommonWords(tool, input);
    const serverTool = name.slice(server.length).replace(/^[_-]+/, '');
    return [{ tool: `mcp__${server}__${serverTool}`, originalTool: tool, input }];
};
function oneCall(tool, input) {
    const [, server, ofServer] = /^mcp:([^/]*)\/(.*)$/s.exec(tool) ?? [];
    if (server !== undefined)
        return { tool: `mcp__${server}__${ofServer}`, input };
    if (tool.startsWith(A_SKILL))
        return { tool: 'Skill', input: { ...tool_names_mapping(input), skill: tool.slice(A_SKILL.length) } };
    if (tool.startsWith('Viewing '))
        return { tool: 'Read', input };
    if (tool !== 'command_execution')
        return { tool: (0,tools/* commonName */.LS)(tool) ?? tool, input };
    const { command } = tool_names_mapping(input);
    const read = typeof command === 'string' ? readByShell(command) : undefined;
    return read === undefined
        ? { tool: 'Bash', input }
        : { tool: read.tool, input: { ...tool_names_mapping(input), ...tool_names_mapping(read.input) } };
}
const A_SKILL = 'Using skill: ';
function fileChanges(input) {
    const { patch } = tool_names_mapping(input);
    const heads = typeof patch === 'string' ? patch.matchAll(/^\*\*\* (Add|Update|Delete) File: (.+)$/gm) : [];
    const patched = Array.from(heads, ([, kind = '', path]) => ({ path, kind: kind.toLowerCase() }));
    const changes = Array.isArray(input) ? input.map(tool_names_mapping) : patched;
    if (changes.length === 0)
        return [{ tool: 'Edit', input }];
    return changes.map((change) => ({ tool: change['kind'] === 'add' ? 'Write' : 'Edit', input: change }));
}
const ARGUMENTS = {
    Read: { file_path: ['path', 'filePath', 'absolute_path'] },
    Write: { file_path: ['path', 'filePath', 'absolute_path'], content: ['file_text'] },
    Edit: { file_path: ['path', 'filePath', 'absolute_path'] },
    Bash: { command: ['cmd'] },
    Skill: { skill: ['name'] },
};
function withCommonArguments(tool, input) {
    const args = tool_names_mapping(input);
    const names = Object.hasOwn(ARGUMENTS, tool) ? Object.entries(ARGUMENTS[tool] ?? {}) : [];
    const added = names.flatMap(([name, others]) => {
        const alias = others.find((other) => args[other] !== undefined);
        return alias === undefined || Object.hasOwn(args, name) ? [] : [[name, args[alias]]];
    });
    return added.length === 0 ? input : { ...args, ...Object.fromEntries(added) };
}
const tool_names_mapping = (input) => ((0,mapping/* isMapping */.pi)(input) ? { ...input } : {});
function readByShell(line) {
    const [command, ...cuts] = (0,shell_command/* shellCommands */.hf)(line);
    if (command === undefined || !command.isPlain || command.inputs.length > 0)
        return undefined;
    if (!cuts.every(cutsOnly))
        return undefined;
    const [program = '', ...args] = command.words;
    return READERS.get((0,external_node_path_.basename)(program))?.(args);
}
const reading = (path) => path === undefined ? undefined : { tool: 'Read', input: { file_path: path } };
const oneFile = (...valued) => (args) => {
    const operands = operandsOf(args, valued);
    return operands?.length === 1 ? reading(operands[0]) : undefined;
};
const sed = ([quiet, script = '', path, ...more]) => quiet === '-n' && /^(?:\d+(?:,(?:\d+|\$))?p;?)+$/.test(script) && more.length === 0 ? reading(path) : undefined;
const grep = (args) => {
    const operands = operandsOf(args, ['-A', '-B', '-C', '-m', '-g', '-t', '-T', '--glob', '--type', '--max-count']);
    const [pattern, path, ...more] = operands ?? [];
    if (pattern === undefined || more.length > 0 || args.some((arg) => /^-[a-zA-Z]*[ef]$/.test(arg)))
        return undefined;
    return { tool: 'Grep', input: { pattern, path } };
};
const ripgrep = (args) => {
    if (!args.includes('--files'))
        return grep(args);
    const pattern = args[args.findIndex((arg) => arg === '-g' || arg === '--glob') + 1];
    const operands = operandsOf(args, ['-g', '--glob', '-t', '--type']);
    if (operands === undefined || operands.length > 1 || !args.some((arg) => arg === '-g' || arg === '--glob'))
        return undefined;
    return { tool: 'Glob', input: { pattern: pattern ?? '', path: operands[0] } };
};
const find = (args) => {
    const [path] = args;
    const tests = path?.startsWith('-') ? args : args.slice(1);
    const pairs = tests.flatMap((test, index) => (index % 2 === 0 ? [[test, tests[index + 1]]] : []));
    const known = ['-name', '-iname', '-path', '-type', '-maxdepth', '-mindepth'];
    if (!pairs.every(([test, value]) => known.includes(test) && value !== undefined))
        return undefined;
    const pattern = pairs.find(([test]) => ['-name', '-iname', '-path'].includes(test))?.[1];
    if (pattern === undefined)
        return undefined;
    return { tool: 'Glob', input: { pattern, path: path === tests[0] ? undefined : path } };
};
const READERS = new Map([
    ['cat', oneFile()],
    ['bat', oneFile()],
    ['nl', oneFile('-b')],
    ['head', oneFile('-n', '-c', '--lines', '--bytes')],
    ['tail', oneFile('-n', '-c', '--lines', '--bytes')],
    ['sed', sed],
    ['grep', grep],
    ['rg', ripgrep],
    ['find', find],
]);
function cutsOnly({ after, isPlain, inputs, words: [program = '', ...args] }) {
    if (after !== '|' || !isPlain || inputs.length > 0)
        return false;
    if (program === 'sed')
        return args.length === 2 && sed([...args, '-']) !== undefined;
    return ['head', 'tail'].includes(program) && operandsOf(args, ['-n', '-c'])?.length === 0;
}
function operandsOf(args, valued) {
    const operands = [];
    for (let at = 0; at < args.length; at += 1) {
        const arg = args[at];
        if (arg === '--')
            return [...operands, ...args.slice(at + 1)];
        if (valued.includes(arg))
            at += 1;
        else if (!arg.startsWith('-') || arg === '-')
            operands.push(arg);
    }
    return operands.includes('-') ? undefined : operands;
}

;// CONCATENATED MODULE: ./build/js/src/providers/agents/ask-agent.js
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


















function agentProvider(agent, options, deps) {
    const settings = agentSettings(options, agent, deps.cwd);
    const installedIn = oncePerImage((container) => installed(agent, settings, depsFor(deps, container, settings.missingSecrets), container === undefined));
    return {
        check: (signal) => installedIn().check(0, signal),
        ask: (question, signal) => (0,providers_response/* orFailed */.L5)('workspace', async () => {
            const { check, version } = installedIn(question.container);
            const unfit = await check(question.attempt, signal);
            if (unfit !== undefined)
                return unfit;
            const callDeps = depsFor(deps, question.container, settings.missingSecrets);
            return askOnce({ agent, settings, version: version(), deps: callDeps }, question, signal);
        }),
    };
}
const GRACE_MS = 2_000;
const LINGER_MS = 10_000;
const MAX_STREAM_BYTES = 256 * 1024 * 1024;
const MAX_LINE_BYTES = 16 * 1024 * 1024;
const PART_OF_MESSAGE = /["'](?:jsonrpc|method|result|error)["']|^\s*\{\s*["']id["']/;
const MAY_LACK_VARIABLE = ['auth', 'config', 'crash'];
async function askOnce({ agent, settings, version, deps }, question, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { exec, clock, files, childEnv, stepVariables = [], target, warn } = deps;
        const home = __addDisposableResource(env_1, await openScratch(files, 'agent-home-'), true);
        const temporary = __addDisposableResource(env_1, await openScratch(files, 'agent-tmp-'), true);
        const workspace = question.workspacePath ?? settings.cwd;
        const scratch = __addDisposableResource(env_1, workspace === undefined ? await openScratch(files, 'agent-work-') : undefined, true);
        const locations = { home: home.path, temporary: temporary.path, work: workspace ?? scratch?.path ?? '' };
        const { images = [], costLimitUsd, timeLimitMs: timeoutMs = settings.timeoutMs } = question;
        const instructions = agent.takesSystemPrompt ? undefined : settings.systemPrompt;
        const document = withSystemPrompt(instructions, agentDocument(question));
        const call = agent.call({ ...question, images, document }, settings, locations);
        const env = agentEnvironment(agent, settings, locations, { childEnv, callEnv: call.env });
        const foreign = settings.home === 'private' ? agent.configVariables.find((name) => env[name] !== undefined) : 'home';
        if (foreign !== undefined && agent.mcpInHome && settings.mcpServers.length > 0) {
            const cause = foreign === 'home' ? 'home: user' : foreign;
            const advice = `remove "${cause}" from the target or its environment`;
            return (0,run_outcome/* failed */.gz)('config', `"mcp_servers" of ${agent.name} needs private settings: ${advice}.`);
        }
        const homeFiles = foreign === undefined ? call.homeFiles : undefined;
        for (const [folder, texts] of [[home.path, homeFiles], [temporary.path, call.temporaryFiles]]) {
            for (const [path, text] of Object.entries(texts ?? {}))
                await files.writeAsIs(`${folder}/${path}`, text);
        }
        const startedAt = clock.now();
        const log = __addDisposableResource(env_1, await openCallLog(settings.logFolder, question, deps), true);
        const stop = __addDisposableResource(env_1, (0,call_guards/* callSignal */.v$)(signal), false);
        const reading = __addDisposableResource(env_1, readEvents(call, { deps, settings, costLimitUsd, log, stop: () => stop.abort() }), false);
        const result = await exec.run({
            command: [...settings.command, ...call.args, ...settings.args, ...(call.lastArgs ?? [])],
            cwd: locations.work,
            env,
            stdin: call.stdin,
            keepsInputOpen: call.talks,
            timeoutMs,
            maxBytes: processes/* MAX_OUTPUT_BYTES */.$,
            onStdout: reading.onStdout,
            mounts: {
                writable: Object.values(locations),
                readable: [...question.inputFiles, ...images.map(({ path }) => path)],
            },
            ending: { signal: agent.firstSignal, graceMs: GRACE_MS, endsOrphans: true },
        }, stop.signal);
        const { cut, overAt, hasBegun, unread } = reading.finish();
        const wasStopped = cut === 'lingers' || result.kind === 'timedOut';
        const endedAt = wasStopped ? Math.min(clock.now(), overAt) : clock.now();
        if ('stderr' in result)
            call.readStderr?.(result.stderr);
        const leftovers = await call.leftovers?.(files);
        const { reported, trajectory } = call.stream;
        const tokenUsage = leftovers?.tokenUsage ?? reported.tokenUsage;
        const toolNames = inCommonWordsWith(settings.mcpServers.map(({ name }) => name));
        const about = { agent: agent.name, agent_version: version, session_id: reported.sessionId };
        const response = {
            messages: (0,providers_response/* withMetadata */.Uz)(trajectory.messages(toolNames), about),
            tokenUsage,
            costUsd: costSoFar(call, settings, tokenUsage),
            durationMs: endedAt - startedAt,
            startTime: (0,iso_time/* isoTime */.Ly)(startedAt),
            endTime: (0,iso_time/* isoTime */.Ly)(endedAt),
            model: reported.model ?? settings.model,
            agentVersion: version,
            fileChanges: leftovers?.fileChanges,
        };
        const wasInTime = timeoutMs === undefined || overAt - startedAt < timeoutMs;
        const ended = {
            ...{ agent, result, response, timeoutMs, costLimitUsd, wasInTime, hasBegun, unread },
            stream: call.stream,
            cut: signal.aborted ? undefined : cut,
        };
        const ending = endingOf(ended);
        if (ending.kind === 'answer' && ending.warning !== undefined) {
            warn?.(`The target "${target}" answered the test "${question.testId}", but ${agent.name} ${ending.warning}`);
        }
        const outcome = outcomeOf(ending, ended);
        if (outcome.kind !== 'failed' || result.kind !== 'exited')
            return outcome;
        const { failure, partial } = outcome;
        if (!MAY_LACK_VARIABLE.includes(failure.class) || (partial?.messages.length ?? 0) > 0)
            return outcome;
        const passing = { step: stepVariables, passed: env };
        const message = withAgentAdvice(failure.message, `${failure.message}\n${result.stderr}`, passing);
        return { ...outcome, failure: { ...failure, message } };
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
function costSoFar({ stream: { reported } }, { pricing, model }, tokenUsage = reported.tokenUsage) {
    if (pricing === undefined)
        return reported.costUsd;
    return costOf(tokenUsage, { model: reported.model ?? model ?? '', pricing });
}
function readEvents(call, { deps, settings, costLimitUsd = Infinity, log, stop }) {
    const { clock } = deps;
    const { stream } = call;
    const over = new AbortController();
    const unread = [];
    let cut;
    let overAt = Number.POSITIVE_INFINITY;
    let hasBegun = false;
    let isLingering = false;
    let input;
    const cutOff = (why) => {
        if (cut !== undefined || over.signal.aborted)
            return;
        cut = why;
        stop();
    };
    const linger = async () => {
        isLingering = true;
        await clock.sleep(LINGER_MS, over.signal);
        isLingering = false;
        if (stream.end.kind !== 'open')
            cutOff('lingers');
    };
    const onLine = (line) => {
        const at = clock.now();
        log.line(line);
        const events = eventsIn(line);
        for (const event of events) {
            hasBegun = true;
            const reply = stream.take(event, at);
            for (const text of reply?.lines ?? [])
                input?.write(`${text}\n`);
            if (reply?.isLast)
                input?.end();
            if (stream.trajectory.isFull)
                cutOff('too many calls');
            if (stream.end.kind === 'open') {
                if ((costSoFar(call, settings) ?? 0) > costLimitUsd)
                    cutOff('cost limit');
                overAt = Number.POSITIVE_INFINITY;
                continue;
            }
            overAt = Math.min(overAt, at);
            if (!isLingering)
                void linger();
        }
        if (events.length > 0 || line.trim() === '')
            return;
        unread.push((0,text_text/* cutMiddle */.it)(line.trim(), 200));
        if (unread.length > 3)
            unread.shift();
        if (call.talks && PART_OF_MESSAGE.test(line) && stream.end.kind === 'open')
            cutOff('unreadable');
    };
    const lines = lineReader({ maxLineBytes: MAX_LINE_BYTES, maxBytes: MAX_STREAM_BYTES }, onLine);
    return {
        onStdout(chunk, stdin) {
            input = stdin;
            lines.push(chunk);
            if (lines.isFlooded)
                cutOff('flood');
        },
        finish() {
            over.abort();
            lines.end();
            return { cut, overAt, hasBegun, unread };
        },
        [Symbol.dispose]: () => over.abort(),
    };
}
async function openCallLog(folder, { suite, testId, trial, attempt }, { files, clock }) {
    const name = [(0,iso_time/* timestamp */.vE)(clock.now()), suite, testId, `trial${trial}`, `attempt${attempt}`]
        .map((part) => part.replaceAll(/[^A-Za-z0-9._-]/g, '_').slice(0, 60))
        .join('_');
    const journal = folder === undefined ? undefined : await (0,errors/* unlessInvalid */.Ue)(() => files.openJournal((0,external_node_path_.join)(folder, `${name}.jsonl`)));
    let queue = Promise.resolve();
    return {
        line(line) {
            if (journal !== undefined)
                queue = queue.then(() => journal.append(line)).catch(() => undefined);
        },
        async [Symbol.asyncDispose]() {
            await queue;
            await Promise.resolve(journal?.[Symbol.asyncDispose]()).catch(() => undefined);
        },
    };
}
function agentEnvironment({ variables }, settings, { home, temporary }, { childEnv, callEnv = {} }) {
    const vendorVariables = [...reserved_variables/* modelVariables */.bw, ...reserved_variables/* agentVariables */.p$];
    const { PWD: _, ...passed } = Object.fromEntries(Object.entries(childEnv).filter(([name]) => !(0,reserved_variables/* matchesAny */._I)(name, vendorVariables) || (0,reserved_variables/* matchesAny */._I)(name, variables)));
    const privateHome = {
        HOME: home,
        USERPROFILE: home,
        APPDATA: (0,external_node_path_.join)(home, 'AppData', 'Roaming'),
        LOCALAPPDATA: (0,external_node_path_.join)(home, 'AppData', 'Local'),
        XDG_CONFIG_HOME: (0,external_node_path_.join)(home, '.config'),
        XDG_DATA_HOME: (0,external_node_path_.join)(home, '.local', 'share'),
        XDG_STATE_HOME: (0,external_node_path_.join)(home, '.local', 'state'),
        XDG_CACHE_HOME: (0,external_node_path_.join)(home, '.cache'),
    };
    return {
        ...callEnv,
        ...passed,
        ...{ TMPDIR: temporary, TMP: temporary, TEMP: temporary },
        ...(settings.home === 'private' ? privateHome : {}),
        ...settings.env,
    };
}
const VERSION_MS = 20_000;
const MAX_VERSION_BYTES = 100_000;
function installed(agent, settings, deps, isHere) {
    const { childEnv, knownVersions = new Map(), cwd } = deps;
    const key = JSON.stringify([settings.command, settings.cwd ?? cwd, settings.env['PATH'] ?? childEnv['PATH']]);
    let version;
    const check = async (signal) => {
        let answer = isHere ? await knownVersions.get(key) : undefined;
        if (answer?.kind !== 'there') {
            const asking = askVersion(agent, settings, deps, signal);
            if (isHere)
                knownVersions.set(key, asking);
            answer = await asking;
        }
        if (answer.kind === 'failed')
            return answer;
        version = answer.version;
        const { version: range } = settings;
        if (range === undefined)
            return undefined;
        if (version !== undefined && satisfies(version, range, { includePrerelease: true }))
            return undefined;
        const fact = version === undefined ? 'prints no version' : `has version ${version}`;
        const advice = agent.install === undefined ? 'Install another version' : `Install another version (${agent.install}@\u2026)`;
        const message = `${agent.name} ${fact}, but the target requires "${range}". ${advice}, or change "version" of the target.`;
        return (0,run_outcome/* failed */.gz)('config', message);
    };
    return { check: sharedCheck(check), version: () => version };
}
async function askVersion(agent, settings, { exec, files, childEnv, cwd }, signal) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const folder = __addDisposableResource(env_2, await files.scratchFolder('agent-version-'), true);
        const { path } = folder;
        const ended = await exec.run({
            command: [...settings.command, '--version'],
            cwd: settings.cwd ?? cwd,
            env: agentEnvironment(agent, settings, { home: path, temporary: path, work: path }, { childEnv }),
            timeoutMs: VERSION_MS,
            maxBytes: MAX_VERSION_BYTES,
            mounts: { writable: [path] },
        }, signal);
        if (ended.kind === 'cancelled') {
            return (0,run_outcome/* failed */.gz)('cancelled', `${agent.name} was stopped before it printed its version.`);
        }
        if (ended.kind === 'notStarted')
            return notStarted(agent, ended);
        const printed = ended.kind === 'exited' && ended.exitCode === 0 ? ended.stdout.slice(0, 2_000) : '';
        return { kind: 'there', version: /\d+\.\d+\.\d+[-+.\w]{0,40}/.exec(printed)?.[0]?.replace(/\.$/, '') };
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}

// EXTERNAL MODULE: ./build/js/src/model/values/depth.js
var depth = __webpack_require__(2493);
;// CONCATENATED MODULE: ./build/js/src/providers/models/model-reply.js









const unusable = (failureClass, why) => ({
    kind: 'unusable',
    failureClass,
    why,
});
function saidBy(turn) {
    const { text, toolCalls, ending, reason, tokenUsage } = turn;
    const isEmpty = !text && toolCalls.length === 0;
    const whyEmpty = turn.hasReasoning || (tokenUsage?.reasoning ?? 0) > 0 ? 'reasoning_only' : 'empty';
    const usual = toolCalls.length > 0 ? 'tool_calls' : isEmpty ? whyEmpty : undefined;
    const message = {
        role: 'assistant',
        ...(text === undefined && toolCalls.length > 0 ? {} : { content: text ?? '' }),
        toolCalls: toolCalls.length > 0 ? [...toolCalls] : undefined,
    };
    const error = ending === 'broken'
        ? `The service stopped the answer${reason ? ` with the reason "${reason}"` : ' without a reason'}.`
        : (0,run_outcome/* isDeclined */.Pk)(ending)
            ? undefined
            : (0,providers_response/* whyNoRealAnswer */.sH)([message], ending === 'length' ? undefined : tokenUsage);
    const finishReason = ending === undefined || ending === 'broken' ? usual : ending;
    const { model, costUsd } = turn;
    return { kind: 'said', message, finishReason, error, tokenUsage, model: model ?? undefined, costUsd };
}
const heldBack = (about = {}) => saidBy({ text: '', toolCalls: [], hasReasoning: false, ending: 'content_filter', ...about });
const RATE_LIMITS = [429, 'rate_limit_exceeded', 'rate_limit_error'];
function replyReader(makeShape, read) {
    const shape = (0,once/* once */.O)(makeShape);
    return (text) => {
        const body = (0,json/* jsonOf */.o_)(text);
        if (body === undefined) {
            return unusable('provider', `its reply is not JSON: ${text.trim() === '' ? 'it is empty' : (0,text_text/* cutEnd */.ym)(text, 200)}`);
        }
        if ((0,depth/* isDeeperThan */.hz)(body, depth/* MAX_JSON_DEPTH */.KX)) {
            return unusable('provider', `its reply is nested more than ${depth/* MAX_JSON_DEPTH */.KX} levels deep`);
        }
        const error = (0,mapping/* isMapping */.pi)(body) ? body['error'] : undefined;
        if (error) {
            const { code, type } = (0,mapping/* isMapping */.pi)(error) ? error : {};
            const message = (0,model_http/* serverWords */.lZ)(typeof error === 'string' ? body : error);
            if ((0,providers_response/* saysRefusal */.Dg)(`${code} ${type} ${message}`))
                return heldBack();
            return unusable([code, type].some((each) => RATE_LIMITS.includes(each)) ? 'rate_limit' : 'provider', message);
        }
        const parsed = shape().safeParse(body);
        if (parsed.success)
            return read(parsed.data);
        const issue = parsed.error.issues[0];
        const form = [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ');
        return unusable('provider', `its reply has an unexpected form (${form}): ${(0,model_http/* serverWords */.lZ)(body)}`);
    };
}
const modelName = () => schemas/* string */.YjP().nullish().catch(undefined);
function toolCall(tool, written, id) {
    const parsed = typeof written === 'string' ? (0,json/* foreignJsonOf */.sV)(written) : undefined;
    return { tool, input: parsed === undefined ? written : parsed, output: undefined, id: id || undefined };
}

;// CONCATENATED MODULE: ./build/js/src/providers/models/model-provider.js
var model_provider_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var model_provider_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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







const FILTER_STATUSES = [400, 403, 422, 451];
const TOOL_LISTS = ['tools', 'functions'];
function modelProvider(model, open, { clock, refused = new Set() }) {
    const { url, key, options, priceList: list, reportsCost } = model;
    let opened;
    const outcomeOf = (reply, startMs) => {
        if (reply.kind === 'unusable') {
            return (0,run_outcome/* failed */.gz)(reply.failureClass, `The model server at ${url} gave no answer: ${(0,model_http/* scrub */._I)(reply.why, key)}`);
        }
        const { pricing } = options;
        const { message, tokenUsage, finishReason, error } = reply;
        const reportedUsd = reportsCost && pricing === undefined ? reply.costUsd : undefined;
        const endMs = clock.now();
        const response = {
            messages: [message],
            tokenUsage,
            costUsd: reportedUsd ?? costOf(tokenUsage, { model: reply.model ?? model.name, list, pricing }),
            model: reply.model,
            error: error === undefined ? undefined : (0,model_http/* scrub */._I)(error, key),
            durationMs: endMs - startMs,
            startTime: (0,iso_time/* isoTime */.Ly)(startMs),
            endTime: (0,iso_time/* isoTime */.Ly)(endMs),
        };
        const hasTools = TOOL_LISTS.some((name) => options.extra_body?.[name] !== undefined);
        return { kind: 'answered', response: (0,providers_response/* withAnswer */.$s)(hasTools ? response : (0,providers_response/* withKnownCalls */.PV)(response), finishReason) };
    };
    return {
        retry: {
            maxRetries: options.max_retries ?? 3,
            initialDelayMs: options.retry_initial_delay_ms ?? 1000,
            maxDelayMs: options.retry_max_delay_ms ?? 60_000,
            backoffFactor: options.retry_backoff_factor ?? 2,
            statusCodes: options.retry_status_codes,
        },
        async ask({ prompt, judging }, signal) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                if (signal.aborted)
                    return (0,run_outcome/* failed */.gz)('cancelled', 'Stopped before the model was called.');
                const call = model_provider_addDisposableResource(env_1, (0,call_guards/* callSignal */.v$)(signal), false);
                const startMs = clock.now();
                try {
                    opened ??= open();
                    const client = await opened;
                    const messages = modelMessages(prompt, options.system_prompt, judging?.images);
                    return outcomeOf(await send(client, model, { messages, judging, refused }, call.signal), startMs);
                }
                catch (error) {
                    if (signal.aborted)
                        return (0,run_outcome/* failed */.gz)('cancelled', 'Stopped during the call of the model.');
                    const refusal = (0,model_http/* refusalIn */.c3)(error);
                    if (refusal !== undefined && FILTER_STATUSES.includes(refusal.status) && (0,providers_response/* saysRefusal */.Dg)(refusal.text)) {
                        return outcomeOf(heldBack(), startMs);
                    }
                    return (0,model_http/* failureOf */.g5)(error, { url, key, now: clock.now() });
                }
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                model_provider_disposeResources(env_1);
            }
        },
    };
}
const NOT_UNDERSTOOD = [400, 404, 415, 422, 501];
const NAMES_SHAPE = /response_?(?:format|schema|json_?schema|mime_?type)|response mime type|json[_ ](?:schema|mode)|text\.format|structured.?outputs?|output_(?:config|format)|guided_json/i;
async function send(client, { options, tokenLimit = 'max_completion_tokens' }, { messages, judging, refused }, signal) {
    const without = new Set(refused);
    for (;;) {
        const request = {
            messages,
            temperature: (without.has('temperature') ? undefined : judging?.temperature) ?? options.temperature,
            reply: without.has('reply') ? undefined : judging?.reply,
            tokenLimit: without.has('token_limit') ? OTHER_NAME[tokenLimit] : tokenLimit,
        };
        try {
            const reply = client.read(await client.send(request, signal));
            for (const extra of without)
                refused.add(extra);
            return reply;
        }
        catch (error) {
            const refusal = (0,model_http/* refusalIn */.c3)(error);
            if (refusal === undefined || !NOT_UNDERSTOOD.includes(refusal.status) || signal.aborted)
                throw error;
            const words = refusal.text.slice(0, 10_000);
            if (request.temperature !== options.temperature && /temperature/i.test(words))
                without.add('temperature');
            else if (!without.has('token_limit') && refusesName(words, tokenLimit))
                without.add('token_limit');
            else if (request.reply !== undefined && NAMES_SHAPE.test(words))
                without.add('reply');
            else
                throw error;
        }
    }
}
const OTHER_NAME = {
    max_tokens: 'max_completion_tokens',
    max_completion_tokens: 'max_tokens',
};
function refusesName(words, name) {
    const unknown = '(?:unsupported|unknown|unrecogni[sz]ed|unexpected|extra|not supported|not permitted|not allowed)';
    if (name === 'max_tokens' && words.includes(OTHER_NAME[name]))
        return true;
    return new RegExp(`${unknown}[^.]{0,80}\\b${name}\\b|\\b${name}\\b[^.]{0,80}${unknown}`, 'i').test(words);
}
const DEFAULT_SYSTEM = 'Work carefully, follow the instructions you are given, and do not claim results that you do not have.';
function modelMessages({ question, chat, system }, systemPrompt = DEFAULT_SYSTEM, images = []) {
    const messages = [...(chat ?? [{ role: 'user', content: question.trim() }])];
    if (!chat?.some(({ role }) => role === 'system')) {
        const content = system?.trim() ? system : systemPrompt === 'none' ? undefined : systemPrompt;
        if (content !== undefined)
            messages.unshift({ role: 'system', content });
    }
    const showAt = messages.findLastIndex(({ role }) => role === 'user');
    if (images.length === 0)
        return messages;
    const shown = images.map(({ mediaType, dataUri }) => ({ type: 'image', mediaType, dataUri }));
    return messages.map((message, index) => index === showAt ? { ...message, parts: [...partsOf(message), ...shown] } : message);
}
const partsOf = ({ content, parts }) => parts ?? (content === '' ? [] : [{ type: 'text', text: content }]);
const turnsOf = (messages) => ({
    system: messages.flatMap(({ role, content }) => (role === 'system' ? [content] : [])).join('\n\n') || undefined,
    turns: messages.filter(({ role }) => role !== 'system'),
});
function readDataUri(uri) {
    const comma = uri.indexOf(',');
    const [, mediaType, coding] = /^data:([\w.+-]+\/[\w.+-]+)?(?:;[\w.+-]+=[\w.+-]*)*(;base64)?$/i.exec(uri.slice(0, comma)) ?? [];
    if (comma < 0 || mediaType === undefined || coding === undefined)
        return undefined;
    return { mediaType: mediaType.toLowerCase(), base64: uri.slice(comma + 1) };
}
const imageData = (images) => images.flatMap(({ mediaType, dataUri }) => {
    const data = readDataUri(dataUri)?.base64;
    return data === undefined ? [] : [{ mediaType, data }];
});

;// CONCATENATED MODULE: ./build/js/src/providers/providers/acp.js














const options = () => {
    const { model: _model, ...ofAgents } = agentOptions();
    return schemas/* object */.Ikc({
        ...ofAgents,
        permissions: (0,setting/* optionalText */.mR)().pipe(schemas/* enum */.k5n(['allow', 'reject'], 'must be allow or reject').default('allow')),
    })
        .refine(({ executable, command, binary }) => (executable ?? command ?? binary) !== undefined, {
        path: ['command'],
        error: 'is required',
        when: ({ issues }) => issues.length === 0,
    });
};
const acp = (0,provider/* defineProvider */.Nj)({
    type: 'acp',
    ...provider/* agentTraits */.NF,
    options,
    create({ permissions, ...options }, deps) {
        const program = (0,external_node_path_.basename)(options.executable ?? options.command ?? options.binary ?? '');
        const agent = {
            name: program,
            program,
            logName: 'acp',
            firstSignal: 'SIGTERM',
            variables: ['*'],
            configVariables: [],
            call: ({ document: prompt, images }, { mcpServers }, { work: cwd }) => ({
                args: [],
                stdin: `${GREETING}\n`,
                talks: true,
                stream: acpStream({ cwd, prompt, images, permissions, mcpServers: mcpServers.map(sessionServer) }),
            }),
        };
        return agentProvider(agent, options, deps);
    },
});
function sessionServer({ name, ...server }) {
    const pairs = (texts) => Object.entries(texts).map(([key, value]) => ({ name: key, value }));
    return 'command' in server
        ? { name, command: server.command, args: server.args, env: pairs(server.env) }
        : { type: 'http', name, url: server.url, headers: pairs(server.headers) };
}
const [INITIALIZE, NEW_SESSION, PROMPT] = [1, 2, 3];
const LAST = { lines: [], isLast: true };
const message = (id, content) => ({
    lines: [JSON.stringify({ jsonrpc: '2.0', id, ...content })],
    isLast: false,
});
const [GREETING] = message(INITIALIZE, {
    method: 'initialize',
    params: {
        protocolVersion: 1,
        clientCapabilities: { fs: { readTextFile: false, writeTextFile: false }, terminal: false },
    },
}).lines;
const LAST_STEP_ONLY = 'OpenCode';
function acpStream({ cwd, prompt, images = [], permissions, mcpServers = [] }) {
    const steps = [];
    let agent;
    const ofSubAgents = new Set();
    let saidError;
    function onUpdate(state, params, at) {
        const { trajectory, reported } = state;
        const update = recordAt(params, 'update');
        if (isOfSubAgent(state, params, update, ofSubAgents))
            return;
        const isMessage = update['sessionUpdate'] === 'agent_message_chunk' && /copilot/i.test(agent ?? '');
        const text = isMessage ? textAt(update, 'content', 'text') : undefined;
        const [, notice, words = ''] = /^(Info|Warning|Error): (.+)$/s.exec(text ?? '') ?? [];
        if (notice === undefined)
            takeUpdate(trajectory, update, at);
        if (notice === 'Error')
            saidError = errorOf(words);
        if (update['sessionUpdate'] === 'usage_update') {
            steps.push(...[tokenUsage(update) ?? tokenUsage({ usage: update }) ?? []].flat());
            reported.tokenUsage = (0,run_message/* sumTokens */.WT)(steps);
        }
        if (textAt(update, 'cost', 'currency') === 'USD') {
            reported.costUsd = numberAt(update, 'cost', 'amount') ?? reported.costUsd;
        }
    }
    function onResponse(state, event) {
        const { trajectory, reported } = state;
        const result = recordAt(event, 'result');
        const fail = (error) => {
            state.end = { kind: 'failed', error };
            return LAST;
        };
        if (event['error'] !== undefined)
            return fail(errorIn(recordAt(event, 'error')));
        const { id } = event;
        switch (typeof id === 'string' ? Number(id) : id) {
            case INITIALIZE: {
                agent = textAt(result, 'agentInfo', 'name');
                const capabilities = recordAt(result, 'agentCapabilities');
                if (images.length > 0 && valueAt(capabilities, 'promptCapabilities', 'image') !== true) {
                    return fail({ message: 'it does not accept images, and the question has some', class: 'config' });
                }
                if (mcpServers.some((each) => 'url' in each) && valueAt(capabilities, 'mcpCapabilities', 'http') !== true) {
                    const words = 'it does not support MCP servers by HTTP, and "mcp_servers" has some';
                    return fail({ message: words, class: 'config' });
                }
                return message(NEW_SESSION, { method: 'session/new', params: { cwd, mcpServers } });
            }
            case NEW_SESSION: {
                const sessionId = textAt(result, 'sessionId');
                reported.sessionId = sessionId;
                if (sessionId === undefined)
                    return fail({ message: 'it opened no session' });
                const blocks = imageData(images).map(({ mediaType: mimeType, data }) => ({ type: 'image', mimeType, data }));
                const params = { sessionId, prompt: [{ type: 'text', text: prompt }, ...blocks] };
                return message(PROMPT, { method: 'session/prompt', params });
            }
            case PROMPT: {
                const [sum, total] = [(0,run_message/* sumTokens */.WT)(steps), tokenUsage(result)];
                const isWhole = sum === undefined || (total && total.input + total.output >= sum.input + sum.output);
                const isOfLastStep = agent === LAST_STEP_ONLY && steps.length === 0 && trajectory.hasCalls;
                reported.tokenUsage = isOfLastStep ? undefined : isWhole ? total : sum;
                state.end = endAfter(textAt(result, 'stopReason'), trajectory.answer, saidError);
                return LAST;
            }
            default:
                return undefined;
        }
    }
    return agentStream((state, event, at) => {
        const { trajectory } = state;
        const { id, method } = event;
        if (method === 'session/update')
            return onUpdate(state, recordAt(event, 'params'), at);
        if (typeof method !== 'string')
            return onResponse(state, event);
        if (typeof id !== 'number' && typeof id !== 'string')
            return undefined;
        if (method !== 'session/request_permission') {
            return message(id, { error: { code: -32601, message: `The client has no ${(0,text_text/* cutEnd */.ym)(method, 100)}` } });
        }
        const call = recordAt(event, 'params', 'toolCall');
        const isNew = !trajectory.isKnown(textAt(call, 'toolCallId') ?? '');
        if (isNew && !isOfSubAgent(state, recordAt(event, 'params'), call, ofSubAgents)) {
            takeUpdate(trajectory, { ...call, sessionUpdate: 'tool_call' }, at);
        }
        return message(id, { result: { outcome: decision(listAt(event, 'params', 'options'), permissions) } });
    });
}
function isOfSubAgent({ reported }, params, about, known) {
    const sessionId = textAt(params, 'sessionId') ?? reported.sessionId;
    const isOther = reported.sessionId !== undefined && sessionId !== reported.sessionId;
    const id = textAt(about, 'toolCallId') ?? '';
    if (!isOther && textAt(about, '_meta', 'claudeCode', 'parentToolUseId') === undefined)
        return known.has(id);
    if (id !== '')
        known.add(id);
    return true;
}
const ERROR_AS_ANSWER = /^Error: [^\n]{0,300}\bHTTP [45]\d\d\b/;
function endAfter(reason, answer, saidError) {
    const isError = (0,providers_response/* isApiError */.d7)(answer) || ERROR_AS_ANSWER.test(answer);
    if (isError)
        return { kind: 'failed', error: errorOf(answer) };
    if (saidError !== undefined && answer === '')
        return { kind: 'failed', error: saidError };
    switch (reason) {
        case undefined:
        case 'end_turn':
            return { kind: 'done' };
        case 'refusal':
            return { kind: 'done', finishReason: 'refusal' };
        case 'max_tokens':
            return { kind: 'done', finishReason: 'length' };
        case 'max_turn_requests': {
            const words = 'it reached its maximum number of requests to the model (max_turn_requests)';
            return { kind: 'failed', error: { message: words, class: 'crash', finishReason: 'turn_limit' } };
        }
        case 'cancelled':
            return { kind: 'failed', error: { message: 'it cancelled its work', class: 'crash' } };
        default:
            return { kind: 'done', unknownReason: reason };
    }
}
function takeUpdate(trajectory, update, at) {
    const kind = textAt(update, 'sessionUpdate');
    if (kind === 'agent_thought_chunk')
        trajectory.reason();
    if (kind === 'agent_message_chunk')
        trajectory.sayMore(textAt(update, 'content', 'text'));
    const id = textAt(update, 'toolCallId');
    if (id === undefined || (kind !== 'tool_call' && kind !== 'tool_call_update'))
        return;
    const input = update['rawInput'];
    const isDescribed = kind === 'tool_call' && (textAt(update, 'title') ?? textAt(update, 'kind')) !== undefined;
    if (isDescribed || !trajectory.isKnown(id))
        trajectory.startCall(id, { ...namedCall(update, id), at });
    else if (input !== undefined)
        trajectory.refine(id, input);
    const { status } = update;
    if (status !== 'completed' && status !== 'failed')
        return;
    const texts = listAt(update, 'content').flatMap((piece) => textAt(piece, 'content', 'text') ?? []);
    const output = update['rawOutput'] ?? (texts.length === 0 ? undefined : texts.join('\n'));
    const isDenied = ['rejected', 'denied'].includes(textAt(output, 'code') ?? '');
    trajectory.endCall(id, { output, isError: status === 'failed' || isDenied, at });
}
function namedCall(update, id) {
    const [title, kind = 'other'] = [textAt(update, 'title'), textAt(update, 'kind')];
    const path = textAt(listAt(update, 'locations')[0], 'path');
    const input = valueAt(update, 'rawInput') ?? (path === undefined ? undefined : { path });
    const claudeName = textAt(update, '_meta', 'claudeCode', 'toolName');
    const name = claudeName ?? [title, id.split('__')[0]].find((each) => (0,tools/* commonName */.LS)(each ?? '') !== undefined);
    if (name !== undefined || SPEAKING_TITLE.test(title ?? ''))
        return { tool: name ?? title ?? kind, input };
    if ((0,tools/* commonName */.LS)(kind) === undefined)
        return { tool: title ?? kind, input };
    const created = listAt(update, 'content').filter((piece) => textAt(piece, 'oldText') === undefined);
    const isNew = kind === 'edit' &&
        created.some((piece) => textAt(piece, 'type') === 'diff' && textAt(piece, 'newText') !== undefined);
    const about = valueAt(update, 'rawInput') ?? (title === undefined ? input : { ...input, title });
    return isNew ? { tool: 'write', originalTool: kind, input: about } : { tool: kind, input: about };
}
const SPEAKING_TITLE = /^(?:Using skill: |Viewing )/;
function decision(options, permissions) {
    const kinds = [`${permissions}_once`, `${permissions}_always`];
    const fitting = kinds.flatMap((kind) => options.filter((option) => textAt(option, 'kind') === kind));
    const optionId = textAt(fitting[0], 'optionId');
    return optionId === undefined ? { outcome: 'cancelled' } : { outcome: 'selected', optionId };
}
function errorIn(error) {
    const { data } = error;
    const details = data === undefined || data === null ? undefined : (0,model_http/* serverWords */.lZ)(data);
    const said = textAt(error, 'message');
    const message = textAt(data, 'details') ?? ([said, details].filter(Boolean).join(': ') || 'an error without a reason');
    if (valueAt(error, 'code') === AUTH_REQUIRED)
        return { message, class: 'auth' };
    const codes = [numberAt(error, 'code'), ...STATUS_KEYS.map((key) => numberAt(data, key))];
    const httpStatus = codes.find((code) => code !== undefined && code >= 400 && code < 600);
    return { message, httpStatus: httpStatus ?? statusIn(`${said ?? ''} ${details ?? ''}`) };
}
const STATUS_KEYS = ['status', 'statusCode', 'status_code', 'httpStatus', 'http_status', 'http_status_code', 'code'];
const AUTH_REQUIRED = -32_000;
function tokenUsage(result) {
    const usage = recordAt(result, 'usage');
    const quota = recordAt(result, '_meta', 'quota', 'token_count');
    const cached = numberAt(usage, 'cachedReadTokens');
    const input = numberAt(usage, 'inputTokens');
    const total = numberAt(usage, 'totalTokens');
    const output = numberAt(usage, 'outputTokens');
    if (input === undefined || output === undefined) {
        return usageOf({ input: numberAt(quota, 'input_tokens'), output: numberAt(quota, 'output_tokens') });
    }
    const reasoning = numberAt(usage, 'thoughtTokens');
    const written = numberAt(usage, 'cachedWriteTokens') ?? 0;
    const isApart = total !== undefined && total >= input + output + (cached ?? 0) + written && total > input + output;
    return usageOf({ input: isApart ? input + (cached ?? 0) + written : input, output, cached, reasoning });
}

;// CONCATENATED MODULE: ./build/js/src/providers/providers/anthropic.js









const PUBLIC_API = 'https://api.anthropic.com';
const LEAST_THINKING = 1024;
const anthropic = (0,provider/* defineProvider */.Nj)({
    type: 'anthropic',
    ...provider/* modelTraits */.Jh,
    options: () => schemas/* object */.Ikc({
        base_url: plainUrl(),
        api_key: modelKey(),
        ...modelNames(),
        thinking_budget: (0,setting/* optionalWholeNumber */.b7)(LEAST_THINKING, number_limits/* MAX_TOKENS */.S0),
        ...modelOptions(),
    })
        .superRefine(...keyRule())
        .superRefine(...requireModel())
        .refine(({ thinking_budget, temperature = 1 }) => thinking_budget === undefined || temperature === 1, {
        path: ['temperature'],
        error: 'cannot be chosen together with thinking_budget: the model refuses it',
    }),
    create: (options, deps) => {
        const model = {
            url: (options.base_url ?? PUBLIC_API).replace(/\/+(?:v1\/*)?$/, ''),
            key: options.api_key?.text ?? '',
            name: modelOf(options),
            options,
            priceList: options.base_url === undefined ? 'anthropic' : undefined,
        };
        return modelProvider(model, () => openClient(model, deps), deps);
    },
});
async function openClient(model, { http }) {
    const [{ Anthropic }, { transformJSONSchema }] = await Promise.all([
        __webpack_require__.e(/* import() */ 1963).then(__webpack_require__.bind(__webpack_require__, 91963)),
        __webpack_require__.e(/* import() */ 8399).then(__webpack_require__.bind(__webpack_require__, 98399)),
    ]);
    const { url: baseURL, key: apiKey } = model;
    const client = (0,model_http/* withHeaders */.jL)(new Anthropic({ ...(0,model_http/* clientOptions */.s1)(http), baseURL, apiKey, webhookKey: null, openTelemetry: false }), {
        ...model_http/* USER_AGENT */._O,
        'anthropic-version': '2023-06-01',
        'x-api-key': apiKey,
        authorization: null,
        ...model.options.headers,
    });
    return {
        async send(request, signal) {
            const sent = client.post('/v1/messages', { body: messagesBody(request, model, transformJSONSchema), signal });
            return (await sent.asResponse()).text();
        },
        read: readAnthropicReply,
    };
}
function messagesBody({ messages, temperature, reply }, { name, options }, adapt) {
    const { max_output_tokens: maxTokens, thinking_budget: budget, reasoning_effort: effort } = options;
    const { system, turns } = turnsOf(messages);
    const format = reply && { type: 'json_schema', schema: adaptedSchema(reply.schema, adapt) };
    return {
        model: name,
        max_tokens: (maxTokens ?? mostTokens(name)) + (budget ?? 0),
        system,
        messages: turns.map(({ role, content, parts }) => ({
            role: role === 'assistant' ? 'assistant' : 'user',
            content: parts?.flatMap((part) => {
                if (part.type === 'text')
                    return part;
                const image = readDataUri(part.dataUri);
                if (image === undefined || !MEDIA_TYPES.includes(image.mediaType))
                    return [];
                return { type: 'image', source: { type: 'base64', media_type: image.mediaType, data: image.base64 } };
            }) ?? content,
        })),
        temperature: budget === undefined || temperature === 1 ? temperature : undefined,
        top_p: options.top_p,
        thinking: budget && { type: 'enabled', budget_tokens: budget },
        stop_sequences: options.stop,
        output_config: effort || reply ? { effort, format } : undefined,
        ...options.extra_body,
    };
}
function adaptedSchema(schema, adapt) {
    try {
        return adapt({ ...schema });
    }
    catch {
        return { ...schema };
    }
}
function mostTokens(model) {
    if (/^claude-3-(?:opus|sonnet|haiku)/.test(model))
        return 4096;
    return /^claude-3-5-/.test(model) ? 8192 : 16_384;
}
const MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
const ENDINGS = new Map([
    ['max_tokens', 'length'],
    ['model_context_window_exceeded', 'length'],
    ['refusal', 'refusal'],
    ['pause_turn', 'broken'],
]);
const replySchema = () => schemas/* object */.Ikc({
    model: modelName(),
    content: schemas/* array */.YOg(schemas/* union */.KCZ([
        schemas/* object */.Ikc({ type: schemas/* literal */.euz('text'), text: schemas/* string */.YjP() }),
        schemas/* object */.Ikc({ type: schemas/* literal */.euz('tool_use'), name: schemas/* string */.YjP(), input: schemas/* unknown */.L5J(), id: schemas/* string */.YjP().nullish() }),
        schemas/* object */.Ikc({ type: schemas/* string */.YjP().refine((type) => type !== 'text' && type !== 'tool_use') }),
    ])),
    stop_reason: schemas/* string */.YjP().nullish(),
    usage: schemas/* unknown */.L5J().optional(),
});
const readAnthropicReply = replyReader(replySchema, ({ content, stop_reason: reason, usage, model }) => {
    const texts = content.flatMap((block) => ('text' in block ? block.text : []));
    const ending = ENDINGS.get(reason);
    return saidBy({
        text: texts.length === 0 && ending !== 'refusal' ? undefined : texts.join(''),
        toolCalls: content.flatMap((block) => ('name' in block ? toolCall(block.name, block.input, block.id) : [])),
        hasReasoning: content.some(({ type }) => type === 'thinking' || type === 'redacted_thinking'),
        ending,
        reason,
        tokenUsage: usageOfMessage(usage),
        model,
    });
});
const usageOfMessage = (usage) => usageIn(usage, {
    input: ['input_tokens', 'cache_read_input_tokens', 'cache_creation_input_tokens'],
    output: 'output_tokens',
    cached: 'cache_read_input_tokens',
    cacheWritten: 'cache_creation_input_tokens',
    reasoning: 'output_tokens_details.thinking_tokens',
});

;// CONCATENATED MODULE: ./build/js/src/providers/providers/gemini.js









const AI_STUDIO = 'https://generativelanguage.googleapis.com';
const DEFAULT_MODEL = 'gemini-3.5-flash';
const gemini = (0,provider/* defineProvider */.Nj)({
    type: 'gemini',
    aliases: ['google', 'google-gemini'],
    ...provider/* modelTraits */.Jh,
    images: ['image/png', 'image/jpeg', 'image/webp'],
    options: () => schemas/* object */.Ikc({
        base_url: plainUrl(),
        api_key: modelKey(),
        project: (0,setting/* optionalText */.mR)().refine(isPathPart, 'must be the id of a Google Cloud project'),
        location: (0,setting/* optionalText */.mR)().refine(isPathPart, 'must be a location of Google Cloud, such as us-central1 or global'),
        access_token: optionalHeaderKey(),
        ...modelNames(),
        seed: openAiOptions().seed,
        ...modelOptions(),
    })
        .superRefine(...keyRule(({ project }) => project === undefined))
        .superRefine(({ project, location, access_token }, context) => {
        const miss = (path, message) => context.addIssue({ code: 'custom', path: [path], message, params: { secret: true } });
        if (project !== undefined && access_token === undefined)
            miss('access_token', 'is required with project');
        if (project === undefined && location !== undefined)
            miss('location', 'requires project');
        if (project === undefined && access_token !== undefined)
            miss('access_token', 'requires project');
    }),
    create: (options, deps) => {
        const { base_url, project, location = 'global', api_key, access_token } = options;
        const isVertex = project !== undefined;
        const model = {
            url: isVertex ? vertexUrl(project, location, base_url) : `${withVersion(base_url ?? AI_STUDIO, 'v1beta')}/models`,
            key: (isVertex ? access_token : api_key?.text) ?? '',
            isVertex,
            name: (modelOf(options) || DEFAULT_MODEL).replace(/^models\//, ''),
            options,
            priceList: !isVertex && base_url === undefined ? 'google' : undefined,
        };
        const url = `${model.url}/${encodeURIComponent(model.name.toWellFormed())}:generateContent`;
        const headers = {
            accept: 'application/json',
            'content-type': 'application/json',
            ...model_http/* USER_AGENT */._O,
            ...(isVertex ? { authorization: `Bearer ${model.key}` } : { 'x-goog-api-key': model.key }),
            ...model.options.headers,
        };
        const client = {
            send: (request, signal) => (0,model_http/* post */.bE)(deps.http, url, { headers, body: JSON.stringify(contentBody(request, model.options)), signal }),
            read: readGeminiReply,
        };
        return modelProvider(model, async () => client, deps);
    },
});
function vertexUrl(project, location, baseUrl) {
    const host = location === 'global'
        ? 'aiplatform.googleapis.com'
        : ['eu', 'us'].includes(location)
            ? `aiplatform.${location}.rep.googleapis.com`
            : `${location}-aiplatform.googleapis.com`;
    const base = withVersion(baseUrl ?? `https://${host}`, 'v1');
    return `${base}/projects/${project}/locations/${location}/publishers/google/models`;
}
function withVersion(baseUrl, version) {
    const base = baseUrl.replace(/\/+$/, '');
    return /\/v\d\w*$/.test(base) ? base : `${base}/${version}`;
}
function isPathPart(text) {
    return text === undefined || /^[\w.:-]+$/.test(text);
}
function contentBody({ messages, temperature, reply }, options) {
    const { system, turns } = turnsOf(messages);
    const generationConfig = {
        temperature,
        maxOutputTokens: options.max_output_tokens,
        topP: options.top_p,
        seed: options.seed,
        stopSequences: options.stop,
        thinkingConfig: options.reasoning_effort && { thinkingLevel: options.reasoning_effort },
        responseMimeType: reply && 'application/json',
        responseJsonSchema: reply?.schema,
    };
    const isDefault = Object.values(generationConfig).every((value) => value === undefined);
    return {
        systemInstruction: system && { parts: [{ text: system }] },
        contents: turns.map((message) => {
            const parts = partsOf(message).flatMap((part) => {
                if (part.type === 'text')
                    return [{ text: part.text }];
                const image = readDataUri(part.dataUri);
                return image === undefined ? [] : [{ inlineData: { mimeType: image.mediaType, data: image.base64 } }];
            });
            return {
                role: message.role === 'assistant' ? 'model' : 'user',
                parts: parts.length === 0 ? [{ text: message.content }] : parts,
            };
        }),
        generationConfig: isDefault ? undefined : generationConfig,
        ...options.extra_body,
    };
}
const FILTERED = [
    ...['SAFETY', 'RECITATION', 'LANGUAGE', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII', 'IMAGE_SAFETY'],
    ...['IMAGE_PROHIBITED_CONTENT', 'MODEL_ARMOR'],
];
const BROKEN = [
    ...['FINISH_REASON_UNSPECIFIED', 'OTHER', 'MALFORMED_FUNCTION_CALL', 'MALFORMED_RESPONSE', 'UNEXPECTED_TOOL_CALL'],
    ...['TOO_MANY_TOOL_CALLS', 'MISSING_THOUGHT_SIGNATURE'],
];
function gemini_endingOf(reason, hasText) {
    if (reason === undefined || reason === null || reason === 'STOP')
        return undefined;
    if (reason === 'MAX_TOKENS')
        return 'length';
    if (FILTERED.includes(reason))
        return 'content_filter';
    return hasText && !BROKEN.includes(reason) ? undefined : 'broken';
}
const partSchema = () => schemas/* object */.Ikc({
    text: schemas/* string */.YjP().optional(),
    thought: schemas/* boolean */.zMY().optional(),
    functionCall: schemas/* object */.Ikc({ name: schemas/* string */.YjP(), args: schemas/* unknown */.L5J().optional(), id: schemas/* string */.YjP().nullish() }).optional(),
});
const gemini_replySchema = () => schemas/* object */.Ikc({
    candidates: schemas/* array */.YOg(schemas/* object */.Ikc({
        content: schemas/* object */.Ikc({ parts: schemas/* array */.YOg(partSchema()).nullish() }).nullish(),
        finishReason: schemas/* string */.YjP().nullish(),
    }))
        .nullish(),
    promptFeedback: schemas/* object */.Ikc({ blockReason: schemas/* string */.YjP().nullish() }).nullish().catch(undefined),
    modelVersion: modelName(),
    usageMetadata: schemas/* unknown */.L5J().optional(),
})
    .refine(({ candidates, promptFeedback }) => candidates || promptFeedback, 'it has no candidates');
const readGeminiReply = replyReader(gemini_replySchema, ({ candidates, promptFeedback, modelVersion: model, ...reply }) => {
    const usage = reply.usageMetadata;
    const [thoughts, answered, total] = ['thoughtsTokenCount', 'candidatesTokenCount', 'totalTokenCount'].map((name) => numberAt(usage, name));
    const prompt = numberAt(usage, 'promptTokenCount');
    const input = prompt === undefined ? undefined : prompt + (numberAt(usage, 'toolUsePromptTokenCount') ?? 0);
    const isCounted = answered !== undefined || thoughts !== undefined;
    const output = isCounted ? (answered ?? 0) + (thoughts ?? 0) : (total ?? -1) - (input ?? 0);
    const cached = numberAt(usage, 'cachedContentTokenCount');
    const tokenUsage = usageOf({ input, output: output < 0 ? undefined : output, cached, reasoning: thoughts });
    const [candidate] = candidates ?? [];
    if (candidate === undefined) {
        if (promptFeedback?.blockReason)
            return heldBack({ tokenUsage, model });
        return unusable('provider', 'its reply has an unexpected form: it has no candidates');
    }
    const parts = candidate.content?.parts ?? [];
    const texts = parts.flatMap((part) => (part.text === undefined || part.thought ? [] : [part.text]));
    return saidBy({
        text: texts.length === 0 ? undefined : texts.join(''),
        toolCalls: parts.flatMap(({ functionCall: call }) => (call ? [toolCall(call.name, call.args, call.id)] : [])),
        hasReasoning: parts.some(({ thought }) => thought),
        ending: gemini_endingOf(candidate.finishReason, texts.length > 0),
        reason: candidate.finishReason,
        tokenUsage,
        model,
    });
});

;// CONCATENATED MODULE: ./build/js/src/providers/models/openai-api.js







const openAiModel = (model, deps) => modelProvider(model, async () => {
    const { AzureOpenAI, OpenAI } = await __webpack_require__.e(/* import() */ 3674).then(__webpack_require__.bind(__webpack_require__, 93674));
    const { key, name, query, azureVersion } = model;
    const options = {
        ...(0,model_http/* clientOptions */.s1)(deps.http),
        baseURL: model.url,
        apiKey: key || 'none',
        adminAPIKey: null,
        organization: model.organization ?? null,
        project: model.project ?? null,
        webhookSecret: null,
    };
    const azure = { apiVersion: azureVersion, deployment: encodeURIComponent(name.toWellFormed()) };
    const client = (0,model_http/* withHeaders */.jL)(azureVersion === undefined
        ? new OpenAI({ ...options, defaultQuery: { ...query } })
        : new AzureOpenAI({ ...options, ...azure }), {
        ...model_http/* USER_AGENT */._O,
        ...(key === '' || model.keyHeader !== undefined ? { authorization: null } : {}),
        ...(key !== '' && model.keyHeader !== undefined ? { [model.keyHeader]: key } : {}),
        ...model.options.headers,
    });
    const isChat = model.format === 'chat';
    return {
        async send(request, signal) {
            const body = isChat ? chatBody(request, model) : responsesBody(request, model);
            return (await client.post(isChat ? '/chat/completions' : '/responses', { body, signal }).asResponse()).text();
        },
        read: isChat ? readChatReply : readResponsesReply,
    };
}, deps);
const chatBody = ({ messages, temperature, reply, tokenLimit }, { name, options }) => ({
    model: name,
    temperature,
    top_p: options.top_p,
    seed: options.seed,
    stop: options.stop,
    reasoning_effort: options.reasoning_effort,
    verbosity: options.verbosity,
    messages: messagesWith(messages, (part) => part.type === 'text' ? part : { type: 'image_url', image_url: { url: part.dataUri } }),
    [tokenLimit]: options.max_output_tokens,
    response_format: reply && { type: 'json_schema', json_schema: shapeOf(reply) },
    ...options.extra_body,
});
function responsesBody({ messages, temperature, reply }, { name, options }) {
    const { reasoning_effort: effort, verbosity } = options;
    return {
        model: name,
        temperature,
        top_p: options.top_p,
        reasoning: effort && { effort },
        input: messagesWith(messages, (part) => part.type === 'text'
            ? { type: 'input_text', text: part.text }
            : { type: 'input_image', image_url: part.dataUri, detail: 'auto' }),
        max_output_tokens: options.max_output_tokens,
        text: verbosity || reply ? { verbosity, format: reply && { type: 'json_schema', ...shapeOf(reply) } } : undefined,
        ...options.extra_body,
    };
}
const messagesWith = (messages, asPart) => messages.map(({ role, content, parts }) => parts === undefined ? { role, content } : { role: 'user', content: parts.map(asPart) });
const shapeOf = ({ name, schema }) => ({
    name: name.replace(/[^\w-]/g, '_').slice(0, 64) || 'reply',
    schema,
    strict: isStrict(schema),
});
function isStrict(schema) {
    if (Array.isArray(schema))
        return schema.every(isStrict);
    if (typeof schema !== 'object' || schema === null)
        return true;
    const { type, properties, required, additionalProperties } = schema;
    if (type === 'object' || properties !== undefined) {
        if (additionalProperties !== false || typeof properties !== 'object' || properties === null)
            return false;
        if (!Array.isArray(required) || !Object.keys(properties).every((key) => required.includes(key)))
            return false;
    }
    return Object.values(schema).every(isStrict);
}
const CHAT_ENDINGS = new Map([
    ['length', 'length'],
    ['model_length', 'length'],
    ['max_tokens', 'length'],
    ['content_filter', 'content_filter'],
    ['refusal', 'refusal'],
    ['error', 'broken'],
    ['abort', 'broken'],
    ['insufficient_system_resource', 'broken'],
]);
const functionSchema = () => schemas/* object */.Ikc({ name: schemas/* string */.YjP(), arguments: schemas/* unknown */.L5J() });
const customSchema = () => schemas/* object */.Ikc({ name: schemas/* string */.YjP(), input: schemas/* unknown */.L5J() });
const chatReplySchema = () => schemas/* object */.Ikc({
    model: modelName(),
    choices: schemas/* tuple */.PVZ([
        schemas/* object */.Ikc({
            message: schemas/* object */.Ikc({
                content: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* object */.Ikc({ text: schemas/* string */.YjP().optional() }))]).nullish(),
                refusal: schemas/* string */.YjP().nullish(),
                reasoning_content: schemas/* unknown */.L5J().optional(),
                reasoning: schemas/* unknown */.L5J().optional(),
                tool_calls: schemas/* array */.YOg(schemas/* union */.KCZ([
                    schemas/* object */.Ikc({ id: schemas/* string */.YjP().nullish(), function: functionSchema() }),
                    schemas/* object */.Ikc({ id: schemas/* string */.YjP().nullish(), custom: customSchema() }),
                ]))
                    .nullish(),
                function_call: functionSchema().nullish(),
            }),
            finish_reason: schemas/* string */.YjP().nullish(),
            error: schemas/* object */.Ikc({ message: schemas/* string */.YjP(), code: schemas/* unknown */.L5J().optional() }).nullish().catch(undefined),
        }),
    ], schemas/* unknown */.L5J(), 'it has no choices'),
    usage: schemas/* unknown */.L5J().optional(),
});
const readChatReply = replyReader(chatReplySchema, ({ choices, usage, model }) => {
    const [{ message, finish_reason: reason, error }] = choices;
    if (error && (0,providers_response/* saysRefusal */.Dg)(`${error.code} ${error.message}`))
        return heldBack();
    if (error)
        return unusable(error.code === 429 ? 'rate_limit' : 'provider', error.message);
    const { content, refusal, function_call: older, tool_calls = [] } = message;
    const said = Array.isArray(content) ? content.map((part) => part.text ?? '').join('') : content;
    const calls = tool_calls?.length ? tool_calls : older ? [{ function: older, id: undefined }] : [];
    const cost = numberAt(usage, 'cost');
    const upstream = valueAt(usage, 'is_byok') === true ? numberAt(usage, 'cost_details', 'upstream_inference_cost') : 0;
    const tokenUsage = usageIn(usage, {
        input: 'prompt_tokens',
        output: 'completion_tokens',
        cached: 'prompt_tokens_details.cached_tokens',
        reasoning: 'completion_tokens_details.reasoning_tokens',
    });
    return saidBy({
        text: said || refusal || (said ?? undefined),
        toolCalls: calls.map((call) => 'function' in call
            ? toolCall(call.function.name, call.function.arguments, call.id)
            : toolCall(call.custom.name, call.custom.input, call.id)),
        hasReasoning: Boolean(message.reasoning_content || message.reasoning),
        ending: refusal ? 'refusal' : CHAT_ENDINGS.get(reason),
        reason,
        tokenUsage,
        model,
        costUsd: tokenUsage && cost !== undefined && upstream !== undefined ? cost + upstream : undefined,
    });
});
const responsesReplySchema = () => schemas/* object */.Ikc({
    status: schemas/* string */.YjP().nullish(),
    model: modelName(),
    incomplete_details: schemas/* object */.Ikc({ reason: schemas/* string */.YjP().nullish() }).nullish().catch(undefined),
    output: schemas/* array */.YOg(schemas/* union */.KCZ([
        schemas/* object */.Ikc({
            type: schemas/* literal */.euz('message'),
            phase: schemas/* unknown */.L5J().optional(),
            content: schemas/* array */.YOg(schemas/* object */.Ikc({ text: schemas/* string */.YjP().optional(), refusal: schemas/* string */.YjP().optional() })),
        }),
        functionSchema().extend({ type: schemas/* literal */.euz('function_call'), call_id: schemas/* string */.YjP().nullish() }),
        customSchema().extend({ type: schemas/* literal */.euz('custom_tool_call'), call_id: schemas/* string */.YjP().nullish() }),
        schemas/* object */.Ikc({ type: schemas/* string */.YjP().refine((type) => !ANSWER_ITEMS.includes(type)) }),
    ])),
    usage: schemas/* unknown */.L5J().optional(),
});
const ANSWER_ITEMS = ['message', 'function_call', 'custom_tool_call'];
const readResponsesReply = replyReader(responsesReplySchema, ({ status, output, usage, model, ...reply }) => {
    if (['failed', 'cancelled', 'queued', 'in_progress'].includes(status ?? '')) {
        return unusable('provider', `the status of its reply is "${status}", so there is no answer`);
    }
    const parts = output.flatMap((item) => ('content' in item && item.phase !== 'commentary' ? item.content : []));
    const texts = parts.flatMap((part) => part.text ?? part.refusal ?? []);
    const toolCalls = output.flatMap((item) => 'name' in item ? toolCall(item.name, 'input' in item ? item.input : item.arguments, item.call_id) : []);
    const isKnown = ['completed', 'incomplete'].includes(status ?? 'completed');
    if (!isKnown && texts.join('') === '' && toolCalls.length === 0) {
        return unusable('provider', `the status of its reply is "${status}", and it has no text`);
    }
    const reason = reply.incomplete_details?.reason;
    const cut = reason === 'max_output_tokens' ? 'length' : reason === 'content_filter' ? reason : undefined;
    return saidBy({
        text: texts.length === 0 ? undefined : texts.join(''),
        toolCalls,
        hasReasoning: output.some(({ type }) => type === 'reasoning'),
        ending: parts.some((part) => part.refusal) ? 'refusal' : (cut ?? (status === 'incomplete' ? 'broken' : undefined)),
        reason,
        tokenUsage: usageIn(usage, {
            input: 'input_tokens',
            output: 'output_tokens',
            cached: 'input_tokens_details.cached_tokens',
            reasoning: 'output_tokens_details.reasoning_tokens',
        }),
        model,
    });
});

;// CONCATENATED MODULE: ./build/js/src/providers/providers/openai.js





const formats = schemas/* enum */.k5n(['chat', 'responses'], 'must be chat or responses');
const openai_PUBLIC_API = 'https://api.openai.com/v1';
const PRICE_LISTS = new Map([
    ['api.openai.com', 'openai'],
    ['api.mistral.ai', 'mistral'],
    ['api.deepseek.com', 'deepseek'],
    ['api.x.ai', 'x-ai'],
    ['api.groq.com', 'groq'],
    ['api.moonshot.ai', 'moonshotai'],
]);
const openai = (0,provider/* defineProvider */.Nj)({
    type: 'openai',
    ...provider/* modelTraits */.Jh,
    options: () => schemas/* object */.Ikc({
        endpoint: httpUrl(),
        base_url: httpUrl(),
        api_key: modelKey(),
        ...modelNames(),
        organization: headerText(),
        project: headerText(),
        api_format: (0,setting/* optionalText */.mR)().pipe(formats.default('chat')),
        ...openAiOptions(),
        ...modelOptions(),
    })
        .superRefine((options, context) => {
        if (options.api_format === 'responses')
            noResponsesOptions(options, context);
    })
        .superRefine(...keyRule(({ endpoint, base_url }) => {
        const address = endpoint ?? base_url ?? openai_PUBLIC_API;
        if (typeof address !== 'string' || !URL.canParse(address))
            return false;
        const url = new URL(address);
        return isAzureHost(url) || /(?:^|\.)openai\.com$/.test(url.hostname);
    }))
        .superRefine(...requireModel()),
    create: (options, deps) => {
        const { isAzure, ...address } = addressOf(options.endpoint ?? options.base_url ?? openai_PUBLIC_API);
        const { organization, project, api_format: format } = options;
        const { hostname } = new URL(address.url);
        const isImitation = !isAzure && hostname !== 'api.openai.com';
        return openAiModel({
            ...address,
            url: format === 'responses' ? address.url.replace(/\/deployments\/[^/]+$/, '') : address.url,
            key: options.api_key?.text ?? '',
            keyHeader: isAzure ? 'api-key' : undefined,
            name: modelOf(options),
            options,
            format,
            organization,
            project,
            tokenLimit: isImitation && format === 'chat' ? 'max_tokens' : undefined,
            priceList: PRICE_LISTS.get(hostname),
            reportsCost: hostname === 'openrouter.ai',
        }, deps);
    },
});
const WITHOUT_VERSION = ['models.github.ai', 'generativelanguage.googleapis.com'];
function addressOf(endpoint) {
    const url = new URL(endpoint);
    const path = url.pathname.replace(/\/+$/, '');
    const isAzure = isAzureHost(url);
    const isDeployment = isAzure && /\/openai\/deployments\/[^/]+$/.test(path);
    const query = Object.fromEntries(url.searchParams);
    const isComplete = isDeployment || path.endsWith('/v1') || WITHOUT_VERSION.includes(url.hostname);
    return {
        url: `${url.origin}${path}${isComplete ? '' : '/v1'}`,
        query: Object.keys(query).length > 0 ? query : undefined,
        isAzure,
    };
}
const isAzureHost = ({ hostname }) => /\.azure\.com$/.test(hostname);
const openrouter = (0,provider/* defineProvider */.Nj)({
    type: 'openrouter',
    ...provider/* modelTraits */.Jh,
    options: () => schemas/* object */.Ikc({ base_url: plainUrl(), api_key: modelKey(), ...modelNames(), ...openAiOptions(), ...modelOptions() })
        .superRefine(...keyRule())
        .superRefine(...requireModel()),
    create: (options, deps) => openAiModel({
        url: (options.base_url ?? 'https://openrouter.ai/api/v1').replace(/\/+$/, ''),
        key: options.api_key?.text ?? '',
        name: modelOf(options),
        options,
        format: 'chat',
        tokenLimit: 'max_tokens',
        reportsCost: true,
    }, deps),
});
const azure = (0,provider/* defineProvider */.Nj)({
    type: 'azure',
    aliases: ['azure-openai'],
    ...provider/* modelTraits */.Jh,
    options: () => schemas/* object */.Ikc({
        endpoint: textOrVariable(),
        resource: textOrVariable(),
        api_key: modelKey(),
        deployment: textOrVariable(),
        model: textOrVariable(),
        version: (0,setting/* optionalText */.mR)(),
        api_version: (0,setting/* optionalText */.mR)(),
        api_format: (0,setting/* optionalText */.mR)().pipe(formats.optional()),
        ...openAiOptions(),
        ...modelOptions(),
    })
        .superRefine((options, context) => {
        if (azureInterface(options).format === 'responses')
            noResponsesOptions(options, context);
    })
        .superRefine(...keyRule())
        .superRefine(...requireOneOf('endpoint', 'resource'))
        .superRefine(({ endpoint, resource }, context) => {
        const address = firstOf(endpoint, resource) ?? '';
        const form = 'must be the name of an Azure resource, or a URL that starts with https://';
        const problem = RESOURCE_NAME.test(address) ? undefined : whyNoUrl(address, form);
        const path = [endpoint === undefined ? 'resource' : 'endpoint'];
        if (problem !== undefined)
            context.addIssue({ code: 'custom', path, ...problem });
    }, whenValid('endpoint', 'resource'))
        .superRefine(...requireOneOf('deployment', 'model')),
    create: (options, deps) => {
        const { version, format, isDated } = azureInterface(options);
        const url = azureUrl(firstOf(options.endpoint, options.resource) ?? '');
        return openAiModel({
            ...(isDated
                ? { url: url.replace(/\/v1$/, ''), azureVersion: version }
                : { url, query: { 'api-version': version }, keyHeader: 'api-key' }),
            key: options.api_key?.text ?? '',
            name: firstOf(options.deployment, options.model) ?? '',
            options,
            format,
        }, deps);
    },
});
const RESOURCE_NAME = /^[a-z0-9][a-z0-9-]*$/i;
function azureUrl(endpoint) {
    if (RESOURCE_NAME.test(endpoint))
        return `https://${endpoint}.openai.azure.com/openai/v1`;
    const { origin, pathname } = new URL(endpoint);
    const path = pathname.replace(/\/+$/, '');
    if (path.endsWith('/openai/v1'))
        return `${origin}${path}`;
    return path.endsWith('/openai') ? `${origin}${path}/v1` : `${origin}${path}/openai/v1`;
}
function azureInterface(options) {
    const version = (options.version ?? options.api_version)?.replace(/^api-version=/, '').trim() || 'v1';
    const isDated = /^\d{4}-\d{2}-\d{2}/.test(version);
    return { version, isDated, format: options.api_format ?? (isDated ? 'chat' : 'responses') };
}

;// CONCATENATED MODULE: ./build/js/src/providers/providers/agentv.js









const agentv = (0,provider/* defineProvider */.Nj)({
    type: 'agentv',
    ...provider/* modelTraits */.Jh,
    images: ['image/png', 'image/jpeg', 'image/webp'],
    options: () => schemas/* object */.Ikc({
        model: schemas/* string */.YjP('must be written out as vendor:model, such as openai:gpt-4.1')
            .regex(/^(?:openai|anthropic|azure|google):\s*\S/, 'must be vendor:model, where vendor is openai, anthropic, azure or google'),
        ...modelOptions(),
    }),
    create: ({ model, temperature, headers, ...rest }, deps) => {
        const [, vendor = '', id = ''] = /^(\w+):(.*)$/s.exec(model) ?? [];
        const { kind, variables } = VENDORS[vendor];
        const variable = (name) => new setting/* Variable */.rT(name, deps.childEnv[name]);
        const credentials = Object.entries(variables).map(([option, names]) => {
            const set = names.find((name) => deps.childEnv[name]?.trim());
            return [option, set !== undefined || option !== 'base_url' ? variable(set ?? names[0]) : undefined];
        });
        const options = (0,mapping/* withoutGaps */.C3)({
            ...rest,
            headers: Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, new setting/* Variable */.rT(name, text)])),
            temperature,
            ...Object.fromEntries(credentials),
            model: id.trim(),
        });
        const [problem] = kind.check(options);
        if (problem !== undefined) {
            const name = ['model', 'deployment'].includes(String(problem.path[0])) ? 'model' : problem.path.join('.');
            const message = `The target asks ${vendor} with the environment's credentials: ${name} ${problem.message}`;
            return { ask: async () => (0,run_outcome/* failed */.gz)('config', message) };
        }
        const provider = kind.open(options, deps);
        return {
            retry: provider.retry,
            ask: ({ judging, ...question }, signal) => provider.ask({
                ...question,
                judging: temperature === undefined ? { ...judging, temperature: judging?.temperature ?? 0 } : judging,
            }, signal),
        };
    },
});
const VENDORS = {
    openai: { kind: openai, variables: { api_key: ['OPENAI_API_KEY'], base_url: ['OPENAI_BASE_URL'] } },
    anthropic: { kind: anthropic, variables: { api_key: ['ANTHROPIC_API_KEY'], base_url: ['ANTHROPIC_BASE_URL'] } },
    azure: {
        kind: azure,
        variables: {
            api_key: ['AZURE_OPENAI_API_KEY', 'AZURE_API_KEY'],
            endpoint: ['AZURE_OPENAI_ENDPOINT', 'AZURE_RESOURCE_NAME'],
        },
    },
    google: {
        kind: gemini,
        variables: { api_key: ['GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY', 'GOOGLE_API_KEY'] },
    },
};

// EXTERNAL MODULE: ./build/js/src/model/values/in-parallel.js
var in_parallel = __webpack_require__(91017);
;// CONCATENATED MODULE: ./build/js/src/providers/sessions/session.js













const timeOf = (record) => timeAt(record, 'timestamp') ?? Number.NaN;
function sessionLog(source) {
    const { type, folder, one = 'session_file' } = source;
    return (0,provider/* defineProvider */.Nj)({
        type,
        ...provider/* recordingTraits */.vD,
        options: () => schemas/* object */.Ikc({
            session_id: (0,setting/* optionalText */.mR)().refine((id) => id === undefined || /^[\w-][\w.-]{0,199}$/.test(id), 'must be the name of a session, without a folder'),
            discover: (0,setting/* optionalText */.mR)().pipe(schemas/* literal */.euz('latest', 'must be latest').optional()),
            cwd: (0,setting/* optionalText */.mR)(),
            [one]: (0,setting/* optionalText */.mR)(),
            [folder[0]]: (0,setting/* optionalText */.mR)(),
            ...source.more?.(),
        })
            .refine((options) => [one, 'session_id', 'discover'].some((name) => options[name]), {
            path: ['session_id'],
            error: `is required, unless "${one}" or "discover: latest" is given`,
            when: ({ issues }) => issues.length === 0,
        }),
        create(options, deps) {
            let response;
            return {
                async ask(_question, signal) {
                    if (signal.aborted)
                        return (0,run_outcome/* failed */.gz)('cancelled', 'Stopped before the session was read.');
                    return (0,providers_response/* orFailed */.L5)('config', async () => {
                        response ??= recordedResponse(source, options, deps);
                        return { kind: 'answered', response: await response };
                    });
                },
            };
        },
    });
}
const MAX_SESSION_BYTES = 100 * 1024 * 1024;
async function recordsIn(path, files) {
    const text = await files.read(path, MAX_SESSION_BYTES);
    return text
        .split('\n')
        .map((line) => eventIn(line))
        .filter((record) => record !== undefined);
}
async function recordedResponse(source, options, deps) {
    const path = await sessionFile(source, options, deps);
    const all = await recordsIn(path, deps.files);
    const { trajectory, tokenUsage, costUsd, model, id, version, records = all } = source.read(all);
    if (trajectory.isFull) {
        const limit = `${MAX_STEPS.toLocaleString('en')} messages or tool calls, the maximum of a session`;
        throw (0,errors/* userError */.IF)('FILE_UNREADABLE', `${path} has more than ${limit}. Name a shorter session.`);
    }
    const messages = trajectory.messages(inCommonWords);
    if (!messages.some(({ role }) => role === 'assistant')) {
        throw (0,errors/* userError */.IF)('FILE_UNREADABLE', `${path} contains no messages and no tool calls of ${source.agent}`, {
            hint: 'The file is not a recorded session, or the session ended before the first answer.',
        });
    }
    const times = records.flatMap((record) => timeAt(record, 'timestamp') ?? []).sort((a, b) => a - b);
    const [startedAt, endedAt] = [times[0], times.at(-1)];
    return (0,providers_response/* withAnswer */.$s)({
        messages: (0,providers_response/* withMetadata */.Uz)(messages, { agent: source.agent, agent_version: version, session_id: id }),
        tokenUsage,
        costUsd,
        durationMs: startedAt === undefined || endedAt === undefined ? undefined : endedAt - startedAt,
        startTime: startedAt === undefined ? undefined : (0,iso_time/* isoTime */.Ly)(startedAt),
        endTime: endedAt === undefined ? undefined : (0,iso_time/* isoTime */.Ly)(endedAt),
        model,
        fileChanges: await source.changes?.(path, deps.files),
        cached: true,
    });
}
const MAX_OPENED = 200;
async function sessionFile(source, options, deps) {
    const { agent, read, folder: folderOption, one = 'session_file', fileIn = (path) => path } = source;
    const { files } = deps;
    const { [one]: named, session_id: id, cwd: cwdOption } = options;
    if (named !== undefined)
        return fileIn(locationOf(named, deps));
    const folder = locationOf(options[folderOption[0]] ?? folderOption[1], deps);
    if (id !== undefined && source.fileIn !== undefined)
        return fileIn((0,external_node_path_.join)(folder, id));
    const cwd = cwdOption === undefined ? undefined : locationOf(cwdOption, deps);
    const fits = async (path) => {
        if (id !== undefined)
            return true;
        if (source.cwdOf !== undefined) {
            const startedIn = await source.cwdOf(path, files);
            return startedIn !== null && (cwd === undefined || startedIn === cwd);
        }
        const session = read(await recordsIn(path, files));
        return !session.isOfSubAgent && (cwd === undefined || session.cwd === cwd);
    };
    const paths = await files.glob(source.patterns(id, options), { cwd: folder, followLinks: false });
    const aged = await (0,in_parallel/* inParallel */.H)(paths, async (path) => ({ path, at: await files.modifiedAt(path) }));
    const newestFirst = aged.sort((a, b) => b.at - a.at || (a.path < b.path ? 1 : -1));
    for (const { path } of newestFirst.slice(0, MAX_OPENED))
        if (await fits(path))
            return path;
    const seen = paths.length === 0 ? '' : ` among ${(0,text_text/* plural */.LS)('session', paths.length)}`;
    throw (0,errors/* userError */.IF)('FILE_UNREADABLE', `No session of ${agent} in ${folder} matches${seen}`, {
        hint: 'Set the folder of the sessions, or one session.',
    });
}
function locationOf(path, { childEnv, suiteFolder }) {
    const home = childEnv['HOME'] ?? childEnv['USERPROFILE'];
    if (/^~(?:[\\/]|$)/.test(path) && home !== undefined)
        return (0,external_node_path_.join)(home, path.slice(1));
    return (0,external_node_path_.isAbsolute)(path) ? path : (0,external_node_path_.resolve)(suiteFolder, path);
}

;// CONCATENATED MODULE: ./build/js/src/providers/providers/claude.js













const MAX_TURNS = 10_000;
const claude_options = () => schemas/* object */.Ikc({
    ...agentOptions(),
    max_turns: (0,setting/* optionalWholeNumber */.b7)(1, MAX_TURNS),
    max_budget_usd: (0,setting/* optionalNumberFrom */.oP)(0, number_limits/* MAX_USD */.Kd).refine((usd) => usd !== 0, 'must be greater than 0'),
    bypass_permissions: (0,setting/* optionalBoolean */.Jz)(),
});
const claude = (0,provider/* defineProvider */.Nj)({
    type: 'claude-cli',
    aliases: ['claude', 'claude-code', 'claude-sdk', 'cc-mirror'],
    ...provider/* agentTraits */.NF,
    options: claude_options,
    create: ({ max_turns, max_budget_usd, bypass_permissions: bypasses = true, ...options }, deps) => agentProvider({
        name: 'Claude Code',
        program: 'claude',
        install: 'npm install --global @anthropic-ai/claude-code',
        logName: 'claude',
        firstSignal: 'SIGINT',
        variables: ['ANTHROPIC_*', 'CLAUDE_*', 'AWS_*', 'GOOGLE_*'],
        configVariables: ['CLAUDE_CONFIG_DIR'],
        takesSystemPrompt: true,
        call({ document, images, costLimitUsd }, { model, systemPrompt, mcpServers }, { temporary }) {
            const maxUsd = Math.min(max_budget_usd ?? Number.POSITIVE_INFINITY, costLimitUsd ?? Number.POSITIVE_INFINITY);
            const budget = Number.isFinite(maxUsd) ? Math.max(0.0001, Number(maxUsd.toFixed(4))) : undefined;
            const shown = imageData(images).map(({ mediaType, data }) => ({
                type: 'image',
                source: { type: 'base64', media_type: mediaType, data },
            }));
            const content = [{ type: 'text', text: document }, ...shown];
            const how = { local: { type: 'stdio' }, remote: { type: 'http' } };
            const { path: mcpFile, temporaryFiles } = mcpServersFile(mcpServers, temporary, how);
            return {
                args: [
                    '-p',
                    ...flag('--mcp-config', mcpFile),
                    ...['--output-format', 'stream-json', '--verbose'],
                    ...flag('--input-format', images.length > 0 ? 'stream-json' : undefined),
                    ...(bypasses ? ['--dangerously-skip-permissions'] : []),
                    ...flag('--model', model),
                    ...flag('--max-turns', max_turns),
                    ...flag('--max-budget-usd', budget),
                    ...flag('--append-system-prompt', systemPrompt),
                ],
                stdin: images.length === 0
                    ? document
                    : `${JSON.stringify({ type: 'user', message: { role: 'user', content } })}\n`,
                env: bypasses ? { ...QUIET, ...AS_ROOT } : QUIET,
                temporaryFiles,
                stream: claudeStream(),
            };
        },
    }, options, deps),
});
const claudeLog = sessionLog({
    type: 'claude-log',
    agent: 'Claude Code',
    read: (records) => readClaudeSession(records),
    folder: ['projects_dir', '~/.claude/projects'],
    patterns: (id = '*') => [`*/${id}.jsonl`, '!*/agent-*.jsonl'],
});
const QUIET = {
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    DISABLE_TELEMETRY: '1',
    DISABLE_ERROR_REPORTING: '1',
    DISABLE_AUTOUPDATER: '1',
    CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: '1',
    CLAUDE_CODE_MAX_RETRIES: '3',
};
const AS_ROOT = { IS_SANDBOX: '1' };
function claudeStream() {
    let ownText;
    return agentStream((state, event, at) => {
        const { trajectory, reported } = state;
        if (textAt(event, 'parent_tool_use_id') !== undefined)
            return;
        switch (event['type']) {
            case 'system':
                if (event['subtype'] === 'init') {
                    reported.model = textAt(event, 'model') ?? reported.model;
                    reported.sessionId = textAt(event, 'session_id') ?? reported.sessionId;
                }
                break;
            case 'assistant':
                ownText =
                    textAt(event, 'message', 'model') === '<synthetic>'
                        ? textAt(listAt(event, 'message', 'content')[0], 'text')
                        : undefined;
                if (ownText === undefined)
                    takeBlocks(trajectory, event, at);
                break;
            case 'user':
                takeBlocks(trajectory, event, at);
                break;
            case 'result': {
                const end = endIn(event, ownText);
                if (state.end.kind === 'done' && (end.kind === 'failed' || event['num_turns'] === 0))
                    break;
                const models = recordAt(event, 'modelUsage');
                const usage = usageOfModels(models) ?? usageOfMessage(event['usage']);
                reported.tokenUsage = usage === undefined || usage.input + usage.output === 0 ? undefined : usage;
                const isPriced = Object.values(models).every((each) => textAt(each, 'costBasis') !== 'unknown');
                reported.costUsd = isPriced ? numberAt(event, 'total_cost_usd') : undefined;
                state.end = end;
                if (end.kind !== 'done' || end.finishReason === 'refusal')
                    break;
                const structured = valueAt(event, 'structured_output') ?? undefined;
                const text = structured === undefined ? textAt(event, 'result') : JSON.stringify(structured);
                if (text === undefined || trajectory.answer.trim().endsWith(text.trim()))
                    break;
                trajectory.nextMessage();
                trajectory.say(text);
                break;
            }
        }
    });
}
function takeBlocks(trajectory, event, now) {
    const key = textAt(event, 'message', 'id') ?? `at ${now}`;
    const at = timeAt(event, 'timestamp') ?? now;
    const isUser = event['type'] === 'user';
    for (const block of listAt(event, 'message', 'content')) {
        const type = textAt(block, 'type');
        if (isUser && type === 'tool_result') {
            const content = valueAt(block, 'content');
            const texts = Array.isArray(content) ? content.map((part) => textAt(part, 'text')) : [undefined];
            const output = texts.every((text) => text !== undefined) ? texts.join('\n') : content;
            trajectory.endCall(textAt(block, 'tool_use_id'), { output, isError: valueAt(block, 'is_error') === true, at });
        }
        if (isUser)
            continue;
        if (type === 'text')
            trajectory.say(textAt(block, 'text'), key);
        if (type === 'thinking' || type === 'redacted_thinking')
            trajectory.reason();
        if (type !== 'tool_use')
            continue;
        trajectory.startCall(textAt(block, 'id'), { tool: textAt(block, 'name'), input: valueAt(block, 'input'), at }, key);
    }
}
function endIn(result, ownText) {
    const subtype = textAt(result, 'subtype') ?? '';
    const text = textAt(result, 'result') ?? '';
    const isOwnText = text !== '' && (text === ownText || USAGE_LIMIT.test(text));
    if (textAt(result, 'stop_reason') === 'refusal')
        return { kind: 'done', finishReason: 'refusal' };
    const isKnownEnd = subtype === 'success' || subtype.startsWith('error');
    if ((isKnownEnd ? subtype === 'success' : text !== '') && result['is_error'] !== true && !isOwnText) {
        const finishReason = textAt(result, 'stop_reason') === 'max_tokens' ? 'length' : undefined;
        return { kind: 'done', finishReason, unknownReason: isKnownEnd ? undefined : subtype || 'none' };
    }
    const errors = listAt(result, 'errors').filter((error) => typeof error === 'string');
    const message = [textAt(result, 'result'), ...errors].filter(Boolean).join('; ') || OWN_LIMITS[subtype] || subtype;
    const isOwn = subtype !== 'success';
    const httpStatus = numberAt(result, 'api_error_status') ?? (isOwn ? undefined : statusIn(message));
    const isSignedOut = httpStatus === undefined && !isOwn && NOT_SIGNED_IN.test(message);
    const ownClass = subtype === 'error_max_budget_usd' ? 'cost_limit' : 'crash';
    const finishReason = subtype === 'error_max_turns' ? 'turn_limit' : undefined;
    return {
        kind: 'failed',
        error: { message, httpStatus, class: isOwn ? ownClass : isSignedOut ? 'auth' : undefined, finishReason },
    };
}
const USAGE_LIMIT = /^(?:(?:You've hit your (?:[\w-]+ )?limit|(?:Claude (?:AI )?usage|\d+-hour|weekly|session|Opus) limit reached)\b(?:[^.\n]{0,80}|\. Your limit will reset at [^.\n]{1,60}\.?)|Credit balance is too low)$/;
const OWN_LIMITS = {
    error_max_turns: 'it reached its maximum number of turns (max_turns)',
    error_max_budget_usd: 'it reached its maximum cost (max_cost_usd of the test, max_budget_usd of the target)',
    error_during_execution: 'it aborted during its work',
};
const NOT_SIGNED_IN = /(?:not logged in|invalid api key|please run \/login)/i;
function usageOfModels(models) {
    const [cached, cacheWritten] = ['cacheReadInputTokens', 'cacheCreationInputTokens'];
    const names = { input: ['inputTokens', cached, cacheWritten], output: 'outputTokens', cached, cacheWritten };
    return (0,run_message/* sumTokens */.WT)(Object.values(models).flatMap((usage) => usageIn(usage, names) ?? []));
}
const readClaudeSession = (records) => {
    const { trajectory, take } = claudeStream();
    const usages = new Map();
    const mainRecords = records.filter((record) => record['isSidechain'] !== true && record['isMeta'] !== true);
    for (const record of mainRecords) {
        const at = timeOf(record);
        if (record['type'] === 'user')
            trajectory.hear(saidIn(record));
        if (record['type'] === 'user' || record['type'] === 'assistant')
            take(record, at);
        const usage = usageOfMessage(valueAt(record, 'message', 'usage'));
        const id = textAt(record, 'message', 'id');
        if (usage !== undefined && id !== undefined)
            usages.set(id, usage);
    }
    const bill = records.findLast((record) => record['type'] === 'cost-state');
    const first = mainRecords.find((record) => textAt(record, 'cwd') !== undefined);
    return {
        trajectory,
        id: textAt(first, 'sessionId'),
        cwd: textAt(first, 'cwd'),
        version: textAt(first, 'version'),
        model: mainRecords
            .map((record) => textAt(record, 'message', 'model'))
            .findLast((model) => model && model !== '<synthetic>'),
        tokenUsage: usageOfModels(recordAt(bill, 'modelUsage')) ?? (0,run_message/* sumTokens */.WT)([...usages.values()]),
        costUsd: valueAt(bill, 'hasUnknownModelCost') === true ? undefined : numberAt(bill, 'totalCostUSD'),
        records: mainRecords,
    };
};
function saidIn(record) {
    if (record['isCompactSummary'] === true)
        return '';
    const content = valueAt(record, 'message', 'content');
    if (typeof content === 'string')
        return content;
    const blocks = listAt(record, 'message', 'content');
    if (blocks.some((block) => textAt(block, 'type') === 'tool_result'))
        return '';
    return textsAt(record, 'message', 'content').join('\n');
}

// EXTERNAL MODULE: ./build/js/src/providers/providers/cli-output.js
var cli_output = __webpack_require__(40975);
// EXTERNAL MODULE: ./build/js/src/model/text/program-file.js
var program_file = __webpack_require__(79568);
;// CONCATENATED MODULE: ./build/js/src/providers/providers/cli-run.js












const placeholders = ['PROMPT', 'PROMPT_FILE', 'GUIDELINES', 'EVAL_ID', 'ATTEMPT', 'FILES', 'OUTPUT_FILE'];
const TOKEN = /\{([A-Z_]+)\}/g;
const isPlaceholder = (name) => placeholders.includes(name);
const SHELL = external_node_path_.sep === '\\' ? 'powershell' : 'posix';
function fillCommand(command, filesFormat, values, shell) {
    const quoted = (text = '') => quote(text, shell);
    const fileText = (path) => filesFormat.replaceAll(/\{(path|basename)\}/g, (_, part) => quoted(part === 'path' ? path : (0,external_node_path_.basename)(path)));
    const filled = {
        PROMPT: quoted(values.prompt),
        PROMPT_FILE: quoted(values.promptFile),
        GUIDELINES: quoted(values.guidelines),
        EVAL_ID: quoted(values.evalId),
        ATTEMPT: quoted(String(values.attempt)),
        FILES: values.files.map(fileText).join(' '),
        OUTPUT_FILE: quoted(values.outputFile),
    };
    return command.replaceAll(TOKEN, (token, name) => (isPlaceholder(name) ? filled[name] : token));
}
function placeholderProblems(command) {
    const names = new Set(Array.from(command.matchAll(TOKEN), ([, name = '']) => name));
    return [...names]
        .filter((name) => !isPlaceholder(name))
        .map((name) => {
        const known = placeholders.map((each) => `{${each}}`).join(', ');
        return `has the unknown placeholder {${name}}. Known placeholders: ${known}`;
    });
}
function quote(text, shell) {
    if (shell === 'powershell')
        return `'${text.replaceAll(/['\u2018\u2019\u201a\u201b]/g, '$&$&')}'`;
    return `'${text.replaceAll("'", `'"'"'`)}'`;
}
async function prepareInvocation(command, values, { filesFormat, keepFiles, outputEnding = '.json', }, files) {
    const wantsPrompt = command.includes('{PROMPT_FILE}');
    const wantsOutput = command.includes('{OUTPUT_FILE}');
    if (!wantsPrompt && !wantsOutput) {
        const text = fillCommand(command, filesFormat, values, SHELL);
        return { text, folders: [], [Symbol.asyncDispose]: async () => undefined };
    }
    const stem = `agentv-${values.evalId.replaceAll(/[^A-Za-z0-9._-]/g, '_').slice(0, 80)}`;
    const folder = await openScratch(files, `${stem}-`);
    const promptFile = wantsPrompt ? (0,external_node_path_.join)(folder.path, `${stem}.prompt.txt`) : undefined;
    const outputFile = wantsOutput ? (0,external_node_path_.join)(folder.path, `${stem}${outputEnding}`) : undefined;
    try {
        if (promptFile !== undefined)
            await files.writeAsIs(promptFile, values.prompt);
    }
    catch (error) {
        await folder[Symbol.asyncDispose]();
        throw error;
    }
    return {
        text: fillCommand(command, filesFormat, { ...values, promptFile, outputFile }, SHELL),
        outputFile,
        folders: [folder.path],
        [Symbol.asyncDispose]: async () => (keepFiles ? undefined : folder[Symbol.asyncDispose]()),
    };
}
const LEAVING = { signal: 'SIGTERM', graceMs: 500, endsOrphans: true };
async function runProgram({ text, outputFile, leavesNoOrphans, command, cwd, timeoutMs, env, mounts }, { exec, clock, files, childEnv, stepVariables = [] }, signal) {
    const startedAt = clock.now();
    const passed = { ...childEnv, ...env };
    const ending = leavesNoOrphans ? LEAVING : undefined;
    const limits = { timeoutMs, maxBytes: processes/* MAX_OUTPUT_BYTES */.$ };
    const ended = await exec.run({ command, cwd, env: passed, ...limits, mounts, ending }, signal);
    const tookMs = clock.now() - startedAt;
    const failure = failureOf(ended, text, timeoutMs);
    if (failure !== undefined || ended.kind !== 'exited') {
        const { class: failureClass, message } = failure.failure;
        const said = ended.kind === 'exited' ? `${ended.stdout}\n${ended.stderr}` : '';
        const advised = withProgramAdvice(message, said, { step: stepVariables, passed });
        return { kind: 'failed', outcome: (0,run_outcome/* failed */.gz)(failureClass, advised) };
    }
    const crash = (why) => ({ kind: 'failed', outcome: (0,run_outcome/* failed */.gz)('crash', why) });
    if (outputFile === undefined) {
        if (ended.notTextAt === undefined)
            return { kind: 'written', text: ended.stdout, tookMs };
        return crash(`The command wrote bytes that are not text (at byte ${ended.notTextAt}) to stdout.`);
    }
    if ((await files.state(outputFile)) !== 'file') {
        const why = 'The command ended with exit code 0, but did not write its answer to {OUTPUT_FILE}.';
        return crash(`${why} What it prints is read only if it does not name {OUTPUT_FILE}.`);
    }
    try {
        const written = await files.read(outputFile, processes/* MAX_OUTPUT_BYTES */.$, { onlyText: true });
        return { kind: 'written', text: written, tookMs };
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.yo))
            throw error;
        return crash(`The answer in {OUTPUT_FILE} cannot be read: ${(0,errors/* messageOf */.bD)(error)}`);
    }
}
const answeredBy = (run, onNegative) => run.kind === 'failed' ? run.outcome : answered((0,cli_output/* readCliOutput */.QP)(run.text, onNegative), run.tookMs);
function answered(read, tookMs) {
    const response = (0,providers_response/* withKnownCalls */.PV)(read);
    const error = (0,providers_response/* whyNoRealAnswer */.sH)(response.messages, response.tokenUsage);
    return { kind: 'answered', response: { ...response, durationMs: response.durationMs ?? tookMs, error } };
}
function negativesReported({ target, notify }) {
    const reported = new Set();
    return (key, value) => {
        if (reported.has(key))
            return;
        reported.add(key);
        const limits = `It must be a number from 0 to ${number_limits/* MAX_MEASURE */.Gh}, and is ignored.`;
        notify?.(`The target "${target}" answered with "${key}": ${value}. ${limits}`);
    };
}
const MAX_REPORTED = 2_000;
function failureOf(ended, text, timeoutMs = 0) {
    const output = 'stdout' in ended ? (0,text_text/* cutStart */.Dr)(ended.stderr.trim() || ended.stdout.trim(), MAX_REPORTED) : '';
    const reason = output === '' ? ', and printed nothing.' : `: ${output}`;
    const progress = output === '' ? '.' : `. Its last output: ${output}`;
    switch (ended.kind) {
        case 'exited':
            if (ended.exitCode === 0)
                return undefined;
            if (isMissingProgram(ended, text)) {
                return (0,run_outcome/* failed */.gz)('config', `The program of the command cannot be started${reason}`);
            }
            return (0,run_outcome/* failed */.gz)('crash', `The command failed with exit code ${ended.exitCode}${reason}`);
        case 'killed':
            return (0,run_outcome/* failed */.gz)('crash', `The command was ended by ${ended.signal}${reason}`);
        case 'timedOut': {
            const limit = `${Math.ceil(timeoutMs / 1000)} s`;
            return (0,run_outcome/* failed */.gz)('timeout', `The command did not end within ${limit} and was stopped${progress}`);
        }
        case 'flooded':
            return (0,run_outcome/* failed */.gz)('crash', `The command wrote more than 10 MiB to ${ended.stream}, the most that is read.`);
        case 'cancelled':
            return (0,run_outcome/* failed */.gz)('cancelled', `Stopped while the command ran${progress}`);
        case 'notStarted':
            if (ended.lacksResources)
                return (0,run_outcome/* failed */.gz)('provider', ended.message);
            return (0,run_outcome/* failed */.gz)('config', ended.message);
        default:
            return (0,never/* never */.Z)(ended);
    }
}
const SHELL_ERROR = /^(?:[^\s:]*sh|env): (?:(?:line )?\d+: )?(?:exec: )?(.+): [^\n:]+$/;
function isMissingProgram(ended, text) {
    if (![126, 127].includes(ended.exitCode) || ended.stdout.trim() !== '')
        return false;
    const program = (0,program_file/* programOf */.oQ)(text);
    const [, named] = SHELL_ERROR.exec(ended.stderr.trim()) ?? [];
    return program !== undefined && named?.replaceAll(/['"\u2018\u2019]/g, '') === program;
}

;// CONCATENATED MODULE: ./build/js/src/providers/providers/cli.js
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













const commandText = () => (0,setting/* requiredText */.$4)()
    .superRefine((text, context) => {
    for (const message of placeholderProblems(text))
        context.addIssue({ code: 'custom', message });
})
    .optional();
const seconds = () => schemas/* number */.aig('must be a number of seconds')
    .positive('must be greater than 0')
    .max(number_limits/* MAX_SECONDS */.Hg, `must not be over ${number_limits/* MAX_SECONDS */.Hg}, which is a week`)
    .transform((value) => Math.max(1, Math.floor(value * 1000)))
    .optional();
const healthcheck = () => schemas/* strictObject */.rej({
    type: schemas/* enum */.k5n(['http', 'command'], 'must be http or command').optional(),
    url: (0,setting/* optionalText */.mR)().refine((url = 'http://none') => URL.canParse(url) && /^https?:/i.test(url), 'must be an address that begins with http:// or https://'),
    command: commandText(),
    command_template: commandText(),
    commandTemplate: commandText(),
    cwd: (0,setting/* optionalText */.mR)(),
    timeout_seconds: seconds(),
    timeoutSeconds: seconds(),
}, 'must be a mapping with a url or a command, which may have type, cwd and timeout_seconds, and no other keys')
    .transform(({ type, url: written, cwd, ...options }, context) => {
    const timeoutMs = options.timeout_seconds ?? options.timeoutSeconds;
    const url = type === 'command' ? undefined : written;
    const command = options.command ?? options.command_template ?? options.commandTemplate;
    if (context.issues.length === 0 && url === undefined && (command === undefined || type === 'http')) {
        context.addIssue({ code: 'custom', message: 'needs a url (type: http) or a command (type: command)' });
    }
    return { url, command: command ?? '', cwd, timeoutMs };
})
    .optional();
const cliOptions = () => schemas/* object */.Ikc({
    command: commandText(),
    command_template: commandText(),
    commandTemplate: commandText(),
    files_format: (0,setting/* optionalText */.mR)(),
    attachments_format: (0,setting/* optionalText */.mR)(),
    cwd: (0,setting/* optionalText */.mR)(),
    timeout_seconds: seconds(),
    healthcheck: healthcheck(),
    verbose: (0,setting/* optionalBoolean */.Jz)(),
    cli_verbose: (0,setting/* optionalBoolean */.Jz)(),
    keep_temp_files: (0,setting/* optionalBoolean */.Jz)(),
    keep_output_files: (0,setting/* optionalBoolean */.Jz)(),
    env: environmentOption(),
    no_env: missingSecretsOption(),
})
    .superRefine(({ command, command_template, commandTemplate }, context) => {
    if ((command ?? command_template ?? commandTemplate ?? '') !== '')
        return;
    context.addIssue({ code: 'custom', path: ['command'], message: 'is required' });
});
const cliSettings = (options) => ({
    command: options.command ?? options.command_template ?? options.commandTemplate ?? '',
    filesFormat: options.files_format ?? options.attachments_format ?? '{path}',
    cwd: options.cwd,
    timeoutMs: options.timeout_seconds,
    healthcheck: options.healthcheck,
    verbose: options.verbose ?? options.cli_verbose,
    keepFiles: options.keep_temp_files ?? options.keep_output_files ?? false,
    env: options.env,
});
const cli = (0,provider/* defineProvider */.Nj)({
    type: 'cli',
    promptMode: 'agent',
    canJudge: false,
    isAgent: false,
    images: 'any',
    canBatch: true,
    runsPrograms: true,
    runsInContainer: true,
    options: cliOptions,
    create(options, deps) {
        const settings = cliSettings(options);
        const onNegative = negativesReported(deps);
        const depsIn = (container) => depsFor(deps, container, options.no_env);
        const checkIn = oncePerImage((container) => sharedCheck(healthcheckOf(settings, depsIn(container))));
        return {
            ask: (question, signal) => (0,providers_response/* orFailed */.L5)('workspace', async () => {
                const unfit = await checkIn(question.container)(question.attempt, signal);
                if (unfit !== undefined)
                    return unfit;
                const { prompt, testId: evalId, attempt, inputFiles: files, workspacePath } = question;
                const values = { prompt: prompt.question, guidelines: prompt.guidelines?.text, evalId, attempt, files };
                const request = {
                    ...settings,
                    timeoutMs: question.timeLimitMs ?? settings.timeoutMs,
                    cwd: workspacePath ?? (0,external_node_path_.resolve)(deps.suiteFolder, settings.cwd ?? '.'),
                    leavesNoOrphans: workspacePath !== undefined,
                };
                return answeredBy(await runCli(request, values, depsIn(question.container), signal), onNegative);
            }),
            askTogether: (questions, signal) => (0,providers_response/* orFailed */.L5)('workspace', async () => {
                const unfit = await checkIn()(0, signal);
                return unfit ?? (await runBatch(settings, { ...depsIn(), onNegative }, questions, signal));
            }),
        };
    },
});
async function runCli(request, values, deps, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const invocation = cli_addDisposableResource(env_1, await prepareInvocation(request.command, values, request, deps.files), true);
        const { text, outputFile, folders } = invocation;
        if (request.verbose ?? deps.verbose)
            deps.notify?.(`In ${request.cwd}: ${text}`);
        const mounts = { writable: folders, readable: values.files };
        return await runProgram({ ...request, command: { shell: text }, mounts, text, outputFile }, deps, signal);
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
const recordSchema = cli_output/* cliDocumentSchema */.N3.extend({ id: schemas/* string */.YjP().trim().min(1) });
async function runBatch(settings, deps, questions, signal) {
    const files = [...new Set(questions.flatMap(({ inputFiles }) => inputFiles))];
    const values = { prompt: '', evalId: 'batch', attempt: 0, files };
    const cwd = (0,external_node_path_.resolve)(deps.suiteFolder, settings.cwd ?? '.');
    const request = { ...settings, cwd, outputEnding: '.jsonl', leavesNoOrphans: false };
    const run = await runCli(request, values, deps, signal);
    if (run.kind === 'failed')
        return run.outcome;
    const outcomes = new Map();
    const invalid = (why) => (0,run_outcome/* failed */.gz)('crash', `The output of the batch is invalid: ${why}.`);
    for (const [index, line] of run.text.split('\n').entries()) {
        if (line.trim() === '')
            continue;
        const { data } = recordSchema.safeParse((0,cli_output/* jsonOf */.o_)(line));
        if (data === undefined) {
            return invalid(`line ${index + 1} is not a JSON object with the "id" of a test and an answer`);
        }
        if (outcomes.has(data.id))
            return invalid(`line ${index + 1} has an "id" that an earlier line has`);
        const response = (0,cli_output/* responseIn */.PN)(data, deps.onNegative) ?? { messages: [] };
        outcomes.set(data.id, answered(response, run.tookMs / questions.length));
    }
    return { kind: 'answered', outcomes };
}
const DEFAULT_HEALTHCHECK_MS = 120_000;
function healthcheckOf(settings, deps) {
    const { healthcheck: check } = settings;
    if (check === undefined)
        return async () => undefined;
    const timeoutMs = check.timeoutMs ?? settings.timeoutMs ?? DEFAULT_HEALTHCHECK_MS;
    return (signal) => check.url !== undefined
        ? checkUrl(check.url, timeoutMs, deps, signal)
        : checkCommand(check, { ...settings, timeoutMs }, deps, signal);
}
async function checkUrl(url, timeoutMs, { http, clock }, signal) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { origin, pathname } = new URL(url);
        const request = `GET ${origin}${pathname}`;
        const limited = cli_addDisposableResource(env_2, (0,call_guards/* limitedSignal */.Je)(signal, timeoutMs, clock), false);
        try {
            const response = await http(url, { signal: limited.signal });
            await response.body?.cancel();
            return response.ok ? undefined : unfit('provider', `${request} answered ${response.status}, expected 2xx.`);
        }
        catch (error) {
            if (signal.aborted)
                return unfit('cancelled', 'cancelled.');
            const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
            const why = limited.isOver ? `no answer within ${Math.ceil(timeoutMs / 1000)} s` : cause || (0,errors/* messageOf */.bD)(error);
            return unfit('provider', `${request}: ${why}`);
        }
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        cli_disposeResources(env_2);
    }
}
async function checkCommand({ command, cwd }, settings, { exec, files, childEnv, suiteFolder }, signal) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        const nothing = { prompt: '', evalId: 'healthcheck', attempt: 0, files: [] };
        const invocation = cli_addDisposableResource(env_3, await prepareInvocation(command, nothing, settings, files), true);
        const { text, folders } = invocation;
        const ended = await exec.run({
            command: { shell: text },
            cwd: (0,external_node_path_.resolve)(suiteFolder, cwd ?? settings.cwd ?? '.'),
            env: { ...childEnv, ...settings.env },
            timeoutMs: settings.timeoutMs,
            maxBytes: processes/* MAX_OUTPUT_BYTES */.$,
            mounts: { writable: folders },
        }, signal);
        const failure = failureOf(ended, text, settings.timeoutMs)?.failure;
        if (failure === undefined)
            return undefined;
        const isOfTarget = failure.class === 'crash' || failure.class === 'timeout';
        return unfit(isOfTarget ? 'provider' : failure.class, failure.message);
    }
    catch (e_3) {
        env_3.error = e_3;
        env_3.hasError = true;
    }
    finally {
        const result_2 = cli_disposeResources(env_3);
        if (result_2)
            await result_2;
    }
}
function unfit(failureClass, why) {
    const message = `The healthcheck of the target failed: ${why}`;
    return { kind: 'failed', failure: { class: failureClass, stage: 'setup', reason: 'preflight_error', message } };
}

;// CONCATENATED MODULE: ./build/js/src/providers/providers/codex.js









const efforts = ['minimal', 'low', 'medium', 'high', 'xhigh'];
const NO_PROFILE = 'name a profile, which Codex reads from its home folder, and that is a new one in each call: set "home: user"';
const codex = (0,provider/* defineProvider */.Nj)({
    type: 'codex',
    aliases: ['codex-cli'],
    ...provider/* agentTraits */.NF,
    options: () => schemas/* object */.Ikc({
        ...agentOptions(),
        model_reasoning_effort: (0,setting/* optionalText */.mR)().pipe(schemas/* enum */.k5n(efforts, `must be one of ${efforts.join(', ')}`).optional()),
    }),
    notes({ args, arguments: older, home, env }) {
        const isProfile = (arg) => /^(?:-p|--profile(?:=.*)?)$/.test(arg);
        const reads = home === 'private' && env?.['CODEX_HOME'] === undefined && (args ?? older ?? []).some(isProfile);
        return reads ? [{ path: [args === undefined ? 'arguments' : 'args'], message: NO_PROFILE }] : [];
    },
    create: ({ model_reasoning_effort: effort, ...options }, deps) => agentProvider({
        name: 'Codex',
        program: 'codex',
        install: 'npm install --global @openai/codex',
        logName: 'codex',
        firstSignal: 'SIGINT',
        variables: ['OPENAI_*', 'AZURE_OPENAI_*', 'CODEX_*'],
        configVariables: ['CODEX_HOME'],
        mcpInHome: true,
        call({ document, images }, { args, model, mcpServers }) {
            const stream = codexStream();
            const choosesSandbox = args.some((arg) => /^(?:-s|--sandbox(?:=.*)?|--dangerously-.*|--yolo|sandbox_mode=.*)$/.test(arg));
            return {
                args: [
                    ...['exec', '--json', ...images.flatMap(({ path }) => ['--image', path])],
                    ...['--color', 'never', '--skip-git-repo-check'],
                    ...(choosesSandbox ? [] : ['--dangerously-bypass-approvals-and-sandbox']),
                    ...flag('-c', model && `model=${JSON.stringify(model)}`),
                    ...flag('-c', effort && `model_reasoning_effort="${effort}"`),
                ],
                lastArgs: ['-'],
                stdin: document,
                homeFiles: { '.codex/config.toml': `${codex_QUIET}${mcpServers.map(mcpTable).join('')}` },
                stream,
                readStderr: (stderr) => takeRejected(stream.trajectory, stderr),
            };
        },
    }, options, deps),
});
const codexLog = sessionLog({
    type: 'codex-log',
    agent: 'Codex',
    read: (records) => readCodexSession(records),
    folder: ['sessions_dir', '~/.codex/sessions'],
    more: () => ({
        date: (0,setting/* optionalText */.mR)().refine((date) => date === undefined || /^\d{4}-\d\d-\d\d$/.test(date), 'must be a day, as 2026-01-31'),
    }),
    patterns: (id, { date }) => [
        `${date?.replaceAll('-', '/') ?? '*/*/*'}/rollout-*${id === undefined ? '' : `-${id}`}.jsonl`,
    ],
});
const codex_QUIET = `check_for_update_on_startup = false
[analytics]
enabled = false
[feedback]
enabled = false
[features]
plugins = false
apps = false
[shell_environment_policy]
ignore_default_excludes = false
`;
const toml = (value) => JSON.stringify(value);
function mcpTable({ name, ...server }) {
    const table = (part, entries) => {
        const lines = Object.entries(entries).map(([key, value]) => `${toml(key)} = ${toml(value)}\n`);
        return lines.length === 0 ? '' : `[mcp_servers.${name}.${part}]\n${lines.join('')}`;
    };
    const settings = 'command' in server
        ? `command = ${toml(server.command)}\nargs = ${toml(server.args)}\n${table('env', server.env)}`
        : `url = ${toml(server.url)}\n${table('http_headers', server.headers)}`;
    return `[mcp_servers.${name}]\n${settings}`;
}
const codexStream = () => agentStream((state, event, at) => {
    const { trajectory, reported } = state;
    switch (event['type']) {
        case 'thread.started':
            reported.sessionId = textAt(event, 'thread_id');
            break;
        case 'item.started':
        case 'item.completed':
            takeItem(trajectory, recordAt(event, 'item'), at, event['type'] === 'item.completed');
            break;
        case 'turn.completed':
            reported.tokenUsage = usage(event['usage']) ?? reported.tokenUsage;
            state.end = { kind: 'done' };
            break;
        case 'turn.failed':
            state.end = { kind: 'failed', error: errorOf(textAt(event, 'error', 'message') ?? NO_REASON) };
            break;
        case 'error':
            if (state.end.kind === 'open') {
                state.end = { kind: 'open', lastError: errorOf(textAt(event, 'message') ?? NO_REASON) };
            }
            break;
    }
});
const NO_REASON = 'The turn failed without a reason';
function takeItem(trajectory, item, at, isOver) {
    const type = textAt(item, 'type') ?? '';
    if (type === 'agent_message' && isOver)
        trajectory.say(textAt(item, 'text'));
    if (type === 'reasoning')
        trajectory.reason();
    const call = callIn(type, item);
    const id = textAt(item, 'id') ?? (isOver ? trajectory.newId() : undefined);
    if (call === undefined)
        return;
    const { tool, input, output, isError = item['status'] === 'failed' } = call;
    trajectory.startCall(id, { tool, input, at });
    if (isOver)
        trajectory.endCall(id, { output, isError, at });
}
function callIn(type, item) {
    switch (type) {
        case 'command_execution': {
            const code = item['exit_code'];
            const isError = item['status'] === 'failed' || (typeof code === 'number' && code !== 0);
            const command = unwrappedCommand(item['command']);
            return { tool: type, input: { command }, output: item['aggregated_output'], isError };
        }
        case 'file_change':
            return { tool: type, input: item['changes'] };
        case 'mcp_tool_call': {
            const error = item['error'] ?? undefined;
            const tool = `mcp:${textAt(item, 'server') ?? ''}/${textAt(item, 'tool') ?? ''}`;
            const isError = item['status'] === 'failed' || error !== undefined;
            return { tool, input: item['arguments'], output: error ?? item['result'] ?? undefined, isError };
        }
        case 'web_search':
            return { tool: type, input: { query: item['query'] }, isError: false };
        case 'collab_tool_call': {
            const tool = textAt(item, 'tool') ?? type;
            return { tool, input: { prompt: item['prompt'] }, output: item['agents_states'] };
        }
        default:
            return undefined;
    }
}
const REJECTED = /^(\d{4}-\S+Z)\s+ERROR codex_core::tools::router: error=(.*)$/gm;
function takeRejected(trajectory, stderr) {
    const unescaped = (text) => text.replaceAll(/\\(.)/g, '$1');
    for (const [, time = '', error = ''] of stderr.matchAll(REJECTED)) {
        const at = Date.parse(time);
        if (!isDate(at))
            continue;
        const text = unescaped(unescaped(error));
        const command = /`([^`]+)` rejected/.exec(text)?.[1];
        const isCommand = command !== undefined || /; reject command\b/.test(text);
        const name = /^unsupported call: (\S+)/.exec(text)?.[1] ?? /^(\w+)/.exec(text)?.[1] ?? 'unknown';
        const call = {
            tool: isCommand ? 'command_execution' : name,
            input: command === undefined ? undefined : { command: unwrappedCommand(command) },
        };
        trajectory.addFailedCall({ ...call, at }, text);
    }
}
const unwrappedCommand = (command) => typeof command === 'string' ? ((0,shell_command/* scriptOf */.Fl)((0,shell_command/* shellWords */.CH)(command) ?? []) ?? command) : command;
const usage = (counts) => usageIn(counts, {
    input: 'input_tokens',
    output: 'output_tokens',
    cached: 'cached_input_tokens',
    reasoning: numberAt(counts, 'reasoning_output_tokens') === undefined ? 'reasoning_tokens' : 'reasoning_output_tokens',
});
const OUTPUTS = ['function_call_output', 'custom_tool_call_output', 'local_shell_call_output'];
const readCodexSession = (records) => {
    const trajectory = new Trajectory();
    const ended = new Set();
    for (const record of records) {
        const item = recordAt(record, 'payload');
        const type = textAt(item, 'type') ?? '';
        const at = timeOf(record);
        if (record['type'] === 'event_msg')
            takeEnd(trajectory, item, at, ended);
        if (record['type'] !== 'response_item')
            continue;
        const id = textAt(item, 'call_id') ?? textAt(item, 'id');
        if (type === 'reasoning')
            trajectory.reason();
        if (type === 'message')
            takeMessage(trajectory, item);
        else if (OUTPUTS.includes(type)) {
            if (!ended.has(id ?? ''))
                trajectory.endCall(id, { ...resultIn(item), at });
        }
        else {
            const call = recordedCall(type, item);
            const isOver = type === 'web_search_call';
            const callId = id ?? (isOver ? trajectory.newId() : undefined);
            trajectory.startCall(callId, { ...call, at });
            if (isOver)
                trajectory.endCall(callId, { isError: textAt(item, 'status') === 'failed', at });
        }
    }
    const payload = (record) => recordAt(record, 'payload');
    const meta = payload(records.find((record) => record['type'] === 'session_meta'));
    const context = payload(records.findLast((record) => record['type'] === 'turn_context'));
    const totals = records
        .filter((record) => textAt(record, 'payload', 'type') === 'token_count')
        .map((record) => valueAt(record, 'payload', 'info', 'total_token_usage'));
    return {
        trajectory,
        id: textAt(meta, 'id'),
        cwd: textAt(meta, 'cwd'),
        isOfSubAgent: valueAt(meta, 'source', 'subagent') !== undefined || textAt(meta, 'thread_source') === 'subagent',
        version: textAt(meta, 'cli_version'),
        model: textAt(context, 'model'),
        tokenUsage: usage(totals.findLast((counts) => numberAt(counts, 'input_tokens') !== undefined)),
    };
};
const HARNESS = /^\s*(?:<(?:environment_context|user_instructions|permissions instructions|turn_aborted)>|# AGENTS\.md instructions)/;
function takeMessage(trajectory, item) {
    const text = textsAt(item, 'content').join('');
    if (item['role'] === 'assistant')
        trajectory.say(text);
    if (item['role'] !== 'user')
        return;
    const about = listAt(item, 'internal_chat_message_metadata_passthrough', 'content_item_metadata');
    const sources = about.map((each) => textAt(each, 'provenance', 'type'));
    const isOfHarness = sources.length > 0 ? sources.every((source) => source === 'harness') : HARNESS.test(text);
    if (!isOfHarness)
        trajectory.hear(text);
}
function recordedCall(type, item) {
    const name = textAt(item, 'name') ?? '';
    switch (type) {
        case 'function_call':
            return functionCall(name, textAt(item, 'namespace'), textAt(item, 'arguments') ?? '');
        case 'local_shell_call':
            return { tool: 'command_execution', input: { command: codex_commandText(valueAt(item, 'action', 'command')) } };
        case 'custom_tool_call':
            return name === 'apply_patch'
                ? { tool: 'file_change', input: { patch: item['input'] } }
                : { tool: name, input: item['input'] };
        case 'web_search_call':
            return { tool: 'web_search', input: { query: valueAt(item, 'action', 'query') } };
        default:
            return undefined;
    }
}
const SHELLS = ['exec_command', 'shell', 'shell_command', 'container.exec'];
function functionCall(name, namespace, text) {
    const input = eventIn(text);
    const command = SHELLS.includes(name) ? codex_commandText(input?.['cmd'] ?? input?.['command']) : undefined;
    if (command !== undefined) {
        const { cmd: _cmd, ...rest } = input ?? {};
        return { tool: 'command_execution', input: { ...rest, command } };
    }
    if (name === 'apply_patch')
        return { tool: 'file_change', input: input ?? { patch: text } };
    const [, server, tool] = namespace?.startsWith('mcp__')
        ? ['', namespace.slice('mcp__'.length), name]
        : (/^mcp__(.+?)__(.+)$/s.exec(name) ?? []);
    return { tool: server === undefined ? name : `mcp:${server}/${tool}`, input: input ?? text };
}
function codex_commandText(command) {
    if (typeof command === 'string')
        return command;
    if (!Array.isArray(command))
        return undefined;
    const words = command.map(String);
    return (0,shell_command/* scriptOf */.Fl)(words) ?? words.join(' ');
}
function resultIn(item) {
    const { output } = item;
    const text = typeof output === 'string' ? output : textAt(output, 'content');
    if (text === undefined)
        return { output, isError: valueAt(output, 'success') === false };
    const wrapped = eventIn(text);
    const reported = textAt(wrapped, 'output');
    if (reported !== undefined) {
        return { output: reported, isError: (numberAt(wrapped, 'metadata', 'exit_code') ?? 0) !== 0 };
    }
    const code = /^(?:Process exited with code|Exit code:) (-?\d+)/m.exec(text.slice(0, 1_000))?.[1];
    const body = /^Output:\n([\s\S]*)$/m.exec(text)?.[1];
    return { output: code === undefined ? text : (body ?? text), isError: code !== undefined && Number(code) !== 0 };
}
function takeEnd(trajectory, message, at, ended) {
    const item = message['type'] === 'item_completed' ? recordAt(message, 'item') : message;
    const isEnd = item['type'] === 'CommandExecution' || message['type'] === 'exec_command_end';
    const id = textAt(item, 'call_id') ?? textAt(item, 'id');
    const exitCode = item['exit_code'];
    if (!isEnd || id === undefined || typeof exitCode !== 'number')
        return;
    ended.add(id);
    const output = item['aggregated_output'] ?? item['stdout'];
    trajectory.endCall(id, { output, isError: exitCode !== 0, at: numberAt(message, 'completed_at_ms') ?? at });
}

;// CONCATENATED MODULE: ./build/js/src/providers/providers/copilot.js














const copilot_options = () => schemas/* object */.Ikc({
    ...agentOptions(),
    cli_path: (0,setting/* optionalText */.mR)(),
    github_token: (0,setting/* optionalSecret */.Ny)(),
    base_url: httpUrl(),
    subprovider: (0,setting/* optionalText */.mR)().pipe(schemas/* enum */.k5n(['openai', 'azure', 'anthropic'], 'must be openai, azure or anthropic').optional()),
    api_key: (0,setting/* optionalKey */.Qr)(),
    bearer_token: (0,setting/* optionalSecret */.Ny)(),
    api_version: (0,setting/* optionalText */.mR)(),
    api_format: (0,setting/* optionalText */.mR)().pipe(schemas/* enum */.k5n(['completions', 'chat', 'responses'], 'must be completions or responses').optional()),
})
    .superRefine(...keyRule(() => false))
    .refine(({ base_url, model }) => base_url === undefined || model !== undefined, {
    path: ['model'],
    error: 'is required with base_url',
    when: ({ issues }) => issues.length === 0,
});
const copilot = (0,provider/* defineProvider */.Nj)({
    type: 'copilot-cli',
    aliases: ['copilot', 'copilot-sdk'],
    ...provider/* agentTraits */.NF,
    jobTokenKey: 'github_token',
    options: copilot_options,
    create(options, deps) {
        const { childEnv } = deps;
        const env = { ...modelVariables(options), ...options.env };
        const executable = options.executable ?? options.cli_path;
        return agentProvider({
            name: 'Copilot CLI',
            program: 'copilot',
            install: 'npm install --global @github/copilot',
            logName: 'copilot-cli',
            firstSignal: 'SIGINT',
            variables: ['COPILOT_*'],
            configVariables: ['COPILOT_HOME'],
            call({ document, images }, { model, env, home, mcpServers }, locations) {
                const { temporary } = locations;
                const userHome = childEnv['HOME'] ?? childEnv['USERPROFILE'];
                const itsHome = home === 'private' ? locations.home : (userHome ?? locations.home);
                const state = env['COPILOT_HOME'] ?? childEnv['COPILOT_HOME'] ?? (0,external_node_path_.join)(itsHome, '.copilot');
                const stream = copilotStream();
                const usageFile = (0,external_node_path_.join)(temporary, 'copilot-usage.json');
                const tools = ['*'];
                const how = { local: { type: 'local', tools }, remote: { type: 'http', tools } };
                const { path: mcpFile, temporaryFiles } = mcpServersFile(mcpServers, temporary, how);
                return {
                    args: [
                        ...['--output-format', 'json', '--allow-all-tools', '--yolo', '--no-ask-user', '--no-color'],
                        ...['--usage-output-file', usageFile, '--log-dir', temporary],
                        ...flag('--model', model),
                        ...images.flatMap(({ path }) => ['--attachment', path]),
                        ...flag('--additional-mcp-config', mcpFile && `@${mcpFile}`),
                    ],
                    stdin: document,
                    env: {
                        COPILOT_AUTO_UPDATE: 'false',
                        ...(userHome !== undefined && { COPILOT_CACHE_HOME: (0,external_node_path_.join)(userHome, '.cache', 'copilot') }),
                    },
                    temporaryFiles,
                    stream,
                    async leftovers(files) {
                        const usage = await (0,errors/* unlessInvalid */.Ue)(() => files.read(usageFile, MAX_FILE_BYTES));
                        const { sessionId = '' } = stream.reported;
                        const folder = (0,external_node_path_.join)(state, 'session-state', sessionId, 'files');
                        return {
                            tokenUsage: copilotUsage(eventIn(usage ?? '')),
                            fileChanges: /^[\w-]+$/.test(sessionId) ? await newFilesIn(folder, files) : undefined,
                        };
                    },
                };
            },
        }, { ...options, executable, env }, deps);
    },
});
const copilotLog = sessionLog({
    type: 'copilot-log',
    agent: 'Copilot CLI',
    read: (records) => readCopilotSession(records),
    one: 'session_dir',
    folder: ['session_state_dir', '~/.copilot/session-state'],
    patterns: () => ['*/events.jsonl'],
    fileIn: (folder) => (0,external_node_path_.join)(folder, 'events.jsonl'),
    async cwdOf(path, files) {
        const text = await (0,errors/* unlessInvalid */.Ue)(() => files.read((0,external_node_path_.join)((0,external_node_path_.dirname)(path), 'workspace.yaml'), MAX_FILE_BYTES));
        if (text === undefined)
            return null;
        const scalar = /^cwd: *(.*?) *\r?$/m.exec(text)?.[1] ?? '';
        if (/^'.*'$/.test(scalar))
            return scalar.slice(1, -1).replaceAll("''", "'");
        return /^".*"$/.test(scalar) ? (textAt(eventIn(`{"cwd":${scalar}}`), 'cwd') ?? scalar) : scalar;
    },
    changes: (path, files) => newFilesIn((0,external_node_path_.join)((0,external_node_path_.dirname)(path), 'files'), files),
});
function modelVariables(options) {
    const { base_url: url, bearer_token: bearer, api_key: key, api_format: format } = options;
    const ofModel = {
        COPILOT_PROVIDER_BASE_URL: url,
        COPILOT_PROVIDER_TYPE: options.subprovider,
        COPILOT_PROVIDER_BEARER_TOKEN: bearer,
        COPILOT_PROVIDER_API_KEY: bearer === undefined ? key?.text : undefined,
        COPILOT_PROVIDER_WIRE_API: format === 'chat' ? 'completions' : format,
        COPILOT_PROVIDER_AZURE_API_VERSION: options.api_version,
        COPILOT_MODEL: options.model,
        COPILOT_OFFLINE: 'true',
    };
    const variables = { COPILOT_GITHUB_TOKEN: options.github_token, ...(url === undefined ? {} : ofModel) };
    return Object.fromEntries(Object.entries(variables).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
const MAX_FILE_BYTES = 1_000_000;
function copilotStream() {
    let error;
    let isFiltered = false;
    let count = 0;
    return agentStream((state, event, at) => {
        const { trajectory, reported } = state;
        if (copilot_isOfSubAgent(event))
            return;
        const data = recordAt(event, 'data');
        const when = timeAt(event, 'timestamp') ?? at;
        switch (event['type']) {
            case 'assistant.message':
                count += 1;
                reported.model = textAt(data, 'model') ?? reported.model;
                isFiltered = textAt(data, 'content') === copilot_FILTERED;
                if (!isFiltered)
                    copilot_takeMessage(trajectory, data, `message ${count}`);
                break;
            case 'tool.execution_start': {
                const [server, ofServer, name] = ['mcpServerName', 'mcpToolName', 'toolName'].map((key) => textAt(data, key));
                const isOfServer = server !== undefined && ofServer !== undefined;
                const tool = isOfServer ? `mcp:${server}/${ofServer}` : name;
                const originalTool = isOfServer ? name : undefined;
                trajectory.startCall(textAt(data, 'toolCallId'), { tool, originalTool, input: data['arguments'], at: when });
                break;
            }
            case 'tool.execution_complete': {
                const said = textAt(data, 'result', 'content')?.replace(/\n?<shellId: [^>\n]*>\s*$/, '\n');
                const output = said ?? textAt(data, 'error', 'message') ?? data['result'];
                const isError = data['success'] === false || (numberAt(data, 'shellExecution', 'exitCode') ?? 0) !== 0;
                trajectory.endCall(textAt(data, 'toolCallId'), { output, isError, at: when });
                break;
            }
            case 'session.error': {
                const message = textAt(data, 'message') ?? textAt(data, 'errorType') ?? 'an error without a reason';
                error = { message, httpStatus: numberAt(data, 'statusCode') };
                if (state.end.kind === 'open')
                    state.end = { kind: 'open', lastError: error };
                break;
            }
            case 'result': {
                reported.sessionId = textAt(event, 'sessionId');
                const code = valueAt(event, 'exitCode');
                const isDone = code === 0 || code === undefined;
                const failure = error ?? { message: `it ended with exit code ${String(code)}` };
                const finishReason = isFiltered ? 'content_filter' : undefined;
                const hasAnswer = error === undefined && trajectory.answer.trim() !== '';
                const unknownReason = hasAnswer && !isDone ? `exit code ${String(code)}` : undefined;
                state.end =
                    isFiltered || isDone || hasAnswer
                        ? { kind: 'done', finishReason, unknownReason }
                        : { kind: 'failed', error: failure };
                break;
            }
        }
    });
}
const copilot_isOfSubAgent = (event) => textAt(event, 'agentId') !== undefined || textAt(event, 'data', 'parentToolCallId') !== undefined;
const copilot_FILTERED = 'The model returned no content because the response was blocked by content filtering.';
function copilot_takeMessage(trajectory, data, key) {
    if (textAt(data, 'reasoningText'))
        trajectory.reason();
    trajectory.say(textAt(data, 'content'), key);
    for (const request of listAt(data, 'toolRequests')) {
        const tool = textAt(request, 'name') ?? textAt(request, 'toolName');
        trajectory.startCall(textAt(request, 'toolCallId'), { tool, input: valueAt(request, 'arguments') }, key);
    }
}
function copilotUsage(report) {
    const models = Object.values(recordAt(report, 'modelMetrics'));
    const names = {
        input: 'inputTokens',
        output: 'outputTokens',
        cached: 'cacheReadTokens',
        reasoning: 'reasoningTokens',
    };
    return (0,run_message/* sumTokens */.WT)(models.flatMap((metrics) => usageIn(valueAt(metrics, 'usage'), names) ?? []));
}
const readCopilotSession = (records) => {
    const { trajectory, take } = copilotStream();
    const askedSkills = new Set();
    let skills = 0;
    let model;
    for (const record of records.filter((each) => !copilot_isOfSubAgent(each))) {
        const data = recordAt(record, 'data');
        const at = timeOf(record);
        if (record['type'] === 'user.message')
            trajectory.hear(textAt(data, 'content') ?? '');
        if (record['type'] === 'assistant.message')
            model = textAt(data, 'model') ?? model;
        for (const request of listAt(data, 'toolRequests')) {
            const skillName = textAt(request, 'name') === 'skill' ? textAt(request, 'arguments', 'skill') : undefined;
            if (skillName !== undefined)
                askedSkills.add(skillName);
        }
        const skill = record['type'] === 'skill.invoked' ? textAt(data, 'name') : undefined;
        if (skill !== undefined && !askedSkills.delete(skill)) {
            skills += 1;
            trajectory.startCall(`skill ${skills}`, { tool: 'skill', input: { skill }, at });
            trajectory.endCall(`skill ${skills}`, { isError: false, at });
        }
        take(record, at);
    }
    const start = recordAt(records.find((record) => record['type'] === 'session.start'), 'data');
    const shutdown = records.findLast((record) => record['type'] === 'session.shutdown');
    return {
        trajectory,
        id: textAt(start, 'sessionId'),
        cwd: textAt(start, 'context', 'cwd'),
        version: textAt(start, 'copilotVersion'),
        model: model ?? textAt(start, 'selectedModel'),
        tokenUsage: copilotUsage(recordAt(shutdown, 'data')),
    };
};
const MAX_SHOWN_BYTES = 512 * 1024;
const MAX_FILES = 1_000;
const copilot_MAX_TEXT = 10 * 1024 * 1024;
const TOOL_FOLDERS = ['.git', 'node_modules', '.agentv', '__pycache__'];
async function newFilesIn(folder, files) {
    if ((await files.state(folder)) !== 'folder')
        return undefined;
    const left = TOOL_FOLDERS.map((name) => `!**/${name}/**`);
    const paths = await files.glob(['**', ...left], { cwd: folder, followLinks: false });
    const diffs = [];
    let length = 0;
    for (const path of paths.slice(0, MAX_FILES)) {
        const text = await (0,errors/* unlessInvalid */.Ue)(() => files.read(path, MAX_SHOWN_BYTES, { onlyText: true }));
        const diff = diffOfNewFile((0,external_node_path_.relative)(folder, path).split(external_node_path_.sep).join('/'), text);
        length += diff.length;
        if (length > copilot_MAX_TEXT)
            break;
        diffs.push(diff);
    }
    const others = paths.length - diffs.length;
    if (others > 0)
        diffs.push(`# ${(0,text_text/* plural */.LS)('more new file', others)}: only ${MAX_FILES} files and 10 MiB are shown`);
    return diffs.length === 0 ? undefined : diffs.join('\n');
}
function diffOfNewFile(path, text) {
    const name = path.replaceAll(/[\r\n]/g, '?');
    const head = [`diff --git a/${name} b/${name}`, 'new file mode 100644'];
    if (text === undefined)
        return [...head, `Binary files /dev/null and b/${name} differ`].join('\n');
    if (text === '')
        return head.join('\n');
    const lines = text.replace(/\n$/, '').split('\n');
    const place = ['--- /dev/null', `+++ b/${name}`, `@@ -0,0 +1,${lines.length} @@`];
    return [...head, ...place, ...lines.map((line) => `+${line}`)].join('\n');
}

;// CONCATENATED MODULE: ./build/js/src/providers/providers/gemini-cli.js








const geminiCli = (0,provider/* defineProvider */.Nj)({
    type: 'gemini-cli',
    ...provider/* agentTraits */.NF,
    images: ['image/png', 'image/jpeg', 'image/webp'],
    options: () => schemas/* object */.Ikc(agentOptions()),
    create: (options, deps) => agentProvider(AGENT, options, deps),
});
const SETTINGS = {
    security: { auth: { selectedType: 'gemini-api-key' } },
    privacy: { usageStatisticsEnabled: false },
    telemetry: { enabled: false },
    general: { enableAutoUpdate: false, maxAttempts: 3 },
};
const EXIT_CODES = {
    41: { message: 'it found no way to sign in (exit code 41)', class: 'auth' },
    52: { message: 'it cannot read its settings (exit code 52)', class: 'config' },
    53: { message: 'it reached the most turns that it may take', class: 'crash' },
    55: { message: 'it does not trust the folder (exit code 55)', class: 'config' },
};
const AGENT = {
    name: 'Gemini CLI',
    program: 'gemini',
    install: 'npm install --global @google/gemini-cli',
    logName: 'gemini-cli',
    firstSignal: 'SIGTERM',
    variables: ['GEMINI_*', 'GOOGLE_*'],
    configVariables: ['GEMINI_CLI_HOME'],
    mcpInHome: true,
    call({ document, images }, { model, mcpServers }) {
        const imageFiles = images.map(({ path }) => `@${path.replaceAll(/[\s()[\]{};,|*?$`'"#&<>!~]/g, '\\$&')}`);
        const servers = mcpServersJson(mcpServers, { local: { trust: true }, remote: { trust: true }, url: 'httpUrl' });
        return {
            args: [
                ...['--output-format', 'stream-json', '--approval-mode', 'yolo', '--skip-trust'],
                ...flag('-m', model),
                ...[...new Set(images.map(({ path }) => (0,external_node_path_.dirname)(path)))].flatMap((folder) => ['--include-directories', folder]),
            ],
            stdin: [document, ...imageFiles].join('\n\n'),
            env: { GEMINI_CLI_TRUST_WORKSPACE: 'true', GEMINI_CLI_NO_RELAUNCH: 'true' },
            homeFiles: {
                '.gemini/settings.json': JSON.stringify({
                    ...SETTINGS,
                    mcpServers: mcpServers.length > 0 ? servers : undefined,
                }),
            },
            stream: geminiStream(),
        };
    },
    exitCodes(code) {
        const status = [400, 401, 403, 404, 429, 500, 502, 503, 504].find((known) => known % 256 === code);
        if (status === undefined)
            return EXIT_CODES[code];
        return { message: `the model server answered HTTP ${status}`, httpStatus: status };
    },
};
function geminiStream() {
    let lastError;
    return agentStream((state, event, at) => {
        const { trajectory, reported } = state;
        const when = timeAt(event, 'timestamp') ?? at;
        const id = textAt(event, 'tool_id');
        switch (event['type']) {
            case 'init':
                reported.model = textAt(event, 'model');
                reported.sessionId = textAt(event, 'session_id');
                break;
            case 'message':
                if (textAt(event, 'role') !== 'assistant')
                    break;
                if (event['delta'] === true)
                    trajectory.sayMore(textAt(event, 'content'));
                else
                    trajectory.say(textAt(event, 'content'));
                break;
            case 'tool_use': {
                const call = { tool: textAt(event, 'tool_name'), input: event['parameters'], at: when };
                trajectory.startCall(id ?? trajectory.newId(), call);
                break;
            }
            case 'tool_result': {
                const output = valueAt(event, 'output') ?? textAt(event, 'error', 'message');
                trajectory.endCall(id, { output, isError: event['status'] === 'error', at: when });
                break;
            }
            case 'error':
                lastError = errorOf(textAt(event, 'message') ?? gemini_cli_NO_REASON);
                if (state.end.kind === 'open')
                    state.end = { kind: 'open', lastError };
                break;
            case 'result': {
                const stats = recordAt(event, 'stats');
                const [input, output, total] = ['input_tokens', 'output_tokens', 'total_tokens'].map((name) => numberAt(stats, name));
                const reasoning = total === undefined ? undefined : Math.max(0, total - (input ?? 0) - (output ?? 0));
                const allOutput = output === undefined ? undefined : output + (reasoning ?? 0);
                reported.tokenUsage = usageOf({ input, output: allOutput, cached: numberAt(stats, 'cached'), reasoning });
                const message = textAt(event, 'error', 'message');
                const status = textAt(event, 'status');
                const isOtherEnd = status !== undefined && !['success', 'error'].includes(status) && message === undefined;
                if (isOtherEnd && trajectory.answer.trim() !== '') {
                    state.end = { kind: 'done', unknownReason: status };
                }
                else if (status !== 'success') {
                    const error = message === undefined && lastError !== undefined ? lastError : errorOf(message ?? gemini_cli_NO_REASON);
                    state.end = { kind: 'failed', error };
                }
                else if (/loop detected|maximum session turns/i.test(lastError?.message ?? '')) {
                    state.end = { kind: 'done', finishReason: 'turn_limit' };
                }
                else
                    state.end = { kind: 'done', unknownReason: lastError?.message };
                break;
            }
        }
    });
}
const gemini_cli_NO_REASON = 'it ended without a reason';

;// CONCATENATED MODULE: ./build/js/src/providers/providers/mock.js



const DEFAULT_RESPONSE = JSON.stringify({ answer: 'This is a mock target. No model was called.' });
const mock = (0,provider/* defineProvider */.Nj)({
    type: 'mock',
    ...provider/* modelTraits */.Jh,
    images: 'any',
    answersAtOnce: true,
    isFree: true,
    options: () => schemas/* object */.Ikc({ response: (0,setting/* verbatimText */.u4)() }),
    create: ({ response: content = DEFAULT_RESPONSE }) => ({
        ask: async () => ({ kind: 'answered', response: { messages: [{ role: 'assistant', content }], answerOnly: true } }),
    }),
});

;// CONCATENATED MODULE: ./build/js/src/providers/providers/opencode.js







const opencode = (0,provider/* defineProvider */.Nj)({
    type: 'opencode',
    aliases: ['opencode-cli'],
    ...provider/* agentTraits */.NF,
    options: () => schemas/* object */.Ikc(agentOptions()),
    create: (options, deps) => agentProvider(opencode_AGENT, options, deps),
});
const opencode_VENDORS = ['OPENAI', 'ANTHROPIC', 'GEMINI', 'GOOGLE', 'OPENROUTER', 'GROQ', 'XAI', 'AWS'];
const opencode_AGENT = {
    name: 'opencode',
    program: 'opencode',
    install: 'npm install --global opencode-ai',
    logName: 'opencode',
    firstSignal: 'SIGTERM',
    variables: ['OPENCODE_*', ...opencode_VENDORS.map((vendor) => `${vendor}_*`)],
    configVariables: [],
    mcpInHome: true,
    call({ document, images }, { model, mcpServers }) {
        const servers = mcpServers.map(({ name, ...server }) => 'command' in server
            ? [name, { type: 'local', command: [server.command, ...server.args], environment: server.env, enabled: true }]
            : [name, { type: 'remote', ...server, enabled: true }]);
        const config = JSON.stringify({ mcp: Object.fromEntries(servers) });
        return {
            args: [
                ...['run', '--format', 'json', '--auto', '--pure', '--title', 'eval'],
                ...flag('-m', model),
                ...images.map(({ path }) => `--file=${path}`),
            ],
            stdin: document,
            env: {
                OPENCODE_DISABLE_AUTOUPDATE: '1',
                OPENCODE_DISABLE_MODELS_FETCH: '1',
                OPENCODE_DISABLE_DEFAULT_PLUGINS: '1',
                OPENCODE_DISABLE_LSP_DOWNLOAD: '1',
            },
            homeFiles: mcpServers.length > 0 ? { '.config/opencode/opencode.json': config } : undefined,
            stream: opencodeStream(),
        };
    },
};
const ENDS = new Map([
    ['tool-calls', { kind: 'open' }],
    ['stop', { kind: 'done' }],
    ['length', { kind: 'done', finishReason: 'length' }],
    ['content-filter', { kind: 'done', finishReason: 'content_filter' }],
]);
function opencodeStream() {
    let steps = 0;
    return agentStream((state, event, at) => {
        const { trajectory, reported } = state;
        const part = recordAt(event, 'part');
        const sessionId = textAt(event, 'sessionID');
        reported.sessionId ??= sessionId;
        if (sessionId !== undefined && sessionId !== reported.sessionId)
            return;
        switch (event['type']) {
            case 'step_start':
                steps += 1;
                if (state.end.kind === 'done')
                    state.end = { kind: 'open' };
                break;
            case 'text':
                trajectory.say(textAt(part, 'text'), `step ${steps}`);
                break;
            case 'reasoning':
                trajectory.reason();
                break;
            case 'tool_use': {
                const id = textAt(part, 'callID') ?? trajectory.newId();
                const call = recordAt(part, 'state');
                const exit = valueAt(call, 'metadata', 'exit');
                const begun = { tool: textAt(part, 'tool'), input: call['input'], at: numberAt(call, 'time', 'start') };
                trajectory.startCall(id, begun, `step ${steps}`);
                trajectory.endCall(id, {
                    output: call['output'] ?? call['error'],
                    isError: call['status'] === 'error' || (typeof exit === 'number' && exit !== 0),
                    at: numberAt(call, 'time', 'end') ?? at,
                });
                break;
            }
            case 'step_finish': {
                const usage = usageIn(part['tokens'], {
                    input: ['input', 'cache.read', 'cache.write'],
                    output: ['output', 'reasoning'],
                    cached: 'cache.read',
                    reasoning: 'reasoning',
                });
                reported.tokenUsage = (0,run_message/* sumTokens */.WT)([reported.tokenUsage ?? [], usage ?? []].flat());
                const cost = numberAt(part, 'cost') ?? 0;
                if (cost > 0)
                    reported.costUsd = (reported.costUsd ?? 0) + cost;
                const reason = textAt(part, 'reason');
                state.end = ENDS.get(reason) ?? { kind: 'open', unknownReason: reason ?? 'none' };
                break;
            }
            case 'error': {
                const error = recordAt(event, 'error');
                const message = textAt(error, 'data', 'message') ?? textAt(error, 'message') ?? textAt(error, 'name') ?? 'an error';
                const httpStatus = numberAt(error, 'data', 'statusCode') ?? statusIn(message);
                state.end = { kind: 'failed', error: { message, httpStatus } };
                break;
            }
        }
    });
}

;// CONCATENATED MODULE: ./build/js/src/providers/providers/own-program.js








const ownProgram = (0,provider/* defineProvider */.Nj)({
    type: 'program',
    promptMode: 'agent',
    canJudge: false,
    isAgent: false,
    images: 'any',
    runsFiles: true,
    runsPrograms: true,
    options: () => schemas/* object */.Ikc({
        program: schemas/* strictObject */.rej({ file: schemas/* string */.YjP(), shown: schemas/* string */.YjP() }),
        cwd: (0,setting/* optionalText */.mR)(),
        timeout_seconds: seconds(),
        no_env: missingSecretsOption(),
    }),
    create({ program, cwd = '.', timeout_seconds: ownLimitMs, no_env }, deps) {
        const programDeps = depsFor(deps, undefined, no_env);
        const onNegative = negativesReported(deps);
        return {
            async ask({ prompt, workspacePath, timeLimitMs }, signal) {
                const starter = await deps.scripts.starter((0,external_node_path_.extname)(program.file));
                if (starter.kind === 'none') {
                    const why = `${starter.missing} is not installed on this machine. ${starter.hint}`;
                    return (0,run_outcome/* failed */.gz)('config', `${program.shown} cannot start: ${why}`);
                }
                const folder = workspacePath ?? (0,external_node_path_.resolve)(deps.suiteFolder, cwd);
                if (deps.verbose)
                    deps.notify?.(`In ${folder}: ${program.shown} with the question`);
                const request = {
                    command: [...starter.command, program.file, prompt.question],
                    cwd: folder,
                    env: {},
                    timeoutMs: timeLimitMs ?? ownLimitMs,
                    text: program.shown,
                    leavesNoOrphans: workspacePath !== undefined,
                };
                return answeredBy(await runProgram(request, programDeps, signal), onNegative);
            },
        };
    },
});

;// CONCATENATED MODULE: ./build/js/src/providers/providers/pi.js










const pi_options = () => {
    const { mcp_servers: _, ...ofAgents } = agentOptions();
    return schemas/* object */.Ikc({
        ...ofAgents,
        subprovider: (0,setting/* optionalText */.mR)(),
        pi_provider: (0,setting/* optionalText */.mR)(),
        llm_provider: (0,setting/* optionalText */.mR)(),
        pi_model: (0,setting/* optionalText */.mR)(),
        api_key: (0,setting/* optionalKey */.Qr)(),
        base_url: (0,setting/* optionalText */.mR)(),
        endpoint: (0,setting/* optionalText */.mR)(),
        tools: (0,setting/* optionalText */.mR)(),
        pi_tools: (0,setting/* optionalText */.mR)(),
        thinking: (0,setting/* optionalText */.mR)(),
        pi_thinking: (0,setting/* optionalText */.mR)(),
    })
        .superRefine(...keyRule(() => false));
};
const piCli = (0,provider/* defineProvider */.Nj)({
    ...provider/* agentTraits */.NF,
    type: 'pi-cli',
    options: pi_options,
    create: (options, deps) => openPi(options, {}, deps),
});
const piCodingAgent = (0,provider/* defineProvider */.Nj)({
    ...provider/* agentTraits */.NF,
    type: 'pi-coding-agent',
    aliases: ['pi', 'pi-agent-sdk'],
    options: pi_options,
    create: (options, deps) => openPi(options, { vendor: 'google', model: 'gemini-3.5-flash' }, deps),
});
const piLog = sessionLog({
    type: 'pi-log',
    agent: 'Pi',
    read: (records) => readPiSession(records),
    folder: ['sessions_dir', '~/.pi/agent/sessions'],
    patterns: (id) => [`*/*${id === undefined ? '' : `_${id}`}.jsonl`],
});
const pi_VENDORS = new Map([
    ['google', { key: 'GEMINI_API_KEY', variables: ['GEMINI_*', 'GOOGLE_*'] }],
    ['gemini', { key: 'GEMINI_API_KEY', variables: ['GEMINI_*', 'GOOGLE_*'] }],
    ['anthropic', { key: 'ANTHROPIC_API_KEY', variables: ['ANTHROPIC_*'] }],
    ['openai', { key: 'OPENAI_API_KEY', variables: ['OPENAI_*'] }],
    ['groq', { key: 'GROQ_API_KEY', variables: ['GROQ_*'] }],
    ['xai', { key: 'XAI_API_KEY', variables: ['XAI_*'] }],
    ['openrouter', { key: 'OPENROUTER_API_KEY', variables: ['OPENROUTER_*'] }],
    ['azure', { key: 'AZURE_OPENAI_API_KEY', variables: ['AZURE_OPENAI_*'] }],
]);
const ALL_VENDORS = [...new Set([...pi_VENDORS.values()].flatMap(({ variables }) => variables)), 'MISTRAL_*', 'AWS_*'];
function openPi(options, usual, deps) {
    const named = options.subprovider ?? options.pi_provider ?? options.llm_provider;
    const vendor = (named ?? usual.vendor)?.toLowerCase();
    const model = options.model ?? options.pi_model ?? (named === undefined ? usual.model : undefined);
    const address = options.base_url ?? options.endpoint;
    const known = pi_VENDORS.get(vendor ?? '');
    const env = { ...options.env };
    const keyName = known?.key ?? 'GEMINI_API_KEY';
    if (options.api_key !== undefined)
        env[keyName] ??= options.api_key.text;
    if (address !== undefined && vendor === 'azure') {
        env[URL.canParse(address) ? 'AZURE_OPENAI_BASE_URL' : 'AZURE_OPENAI_RESOURCE_NAME'] ??= address;
    }
    const agent = {
        name: 'Pi',
        program: 'pi',
        install: 'npm install --global @earendil-works/pi-coding-agent',
        logName: 'pi-cli',
        firstSignal: 'SIGTERM',
        variables: [...(known?.variables ?? ALL_VENDORS), 'PI_*'],
        configVariables: ['PI_CODING_AGENT_DIR'],
        splitsCommand: true,
        call: ({ prompt, inputFiles }, { systemPrompt }) => ({
            args: [
                ...flag('--provider', vendor === 'azure' ? 'azure-openai-responses' : vendor),
                ...flag('--model', model),
                ...['--mode', 'json', '--print', '--no-session'],
                ...flag('--tools', options.tools ?? options.pi_tools),
                ...flag('--thinking', options.thinking ?? options.pi_thinking),
            ],
            lastArgs: [...new Set(inputFiles)].map((path) => `@${path}`),
            stdin: withSystemPrompt(systemPrompt, prompt.question.trim().replaceAll(/^@\[(\w+)\]:/gm, '[[$1]]:')),
            env: { PI_OFFLINE: '1', PI_TELEMETRY: '0' },
            homeFiles: address === undefined || vendor === 'azure'
                ? undefined
                : {
                    '.pi/agent/models.json': JSON.stringify({ providers: { [vendor ?? 'google']: { baseUrl: address } } }),
                },
            stream: piStream(),
        }),
    };
    return agentProvider(agent, { ...options, model, env }, deps);
}
const TOOL_PARTS = ['toolCall', 'tool_call', 'tool_use'];
function piStream() {
    let last = {};
    let count = 0;
    return agentStream((state, event, at) => {
        const { trajectory, reported } = state;
        const id = textAt(event, 'toolCallId');
        switch (event['type']) {
            case 'session':
                reported.sessionId = textAt(event, 'id');
                break;
            case 'message_end': {
                const message = recordAt(event, 'message');
                if (textAt(message, 'role') !== 'assistant')
                    break;
                count += 1;
                last = message;
                reported.model = textAt(message, 'model') ?? reported.model;
                for (const part of listAt(message, 'content')) {
                    const type = textAt(part, 'type') ?? '';
                    if (type === 'text')
                        trajectory.say(textAt(part, 'text'), `message ${count}`);
                    if (type === 'thinking')
                        trajectory.reason();
                    if (!TOOL_PARTS.includes(type))
                        continue;
                    const input = valueAt(part, 'arguments') ?? valueAt(part, 'input');
                    trajectory.startCall(textAt(part, 'id'), { tool: textAt(part, 'name'), input }, `message ${count}`);
                }
                const usage = usageIn(message['usage'], {
                    input: ['input', 'cacheRead', 'cacheWrite'],
                    output: 'output',
                    cached: 'cacheRead',
                    reasoning: 'reasoning',
                });
                if (usage !== undefined && usage.input + usage.output > 0) {
                    reported.tokenUsage = (0,run_message/* sumTokens */.WT)([reported.tokenUsage ?? [], usage].flat());
                }
                const cost = numberAt(message, 'usage', 'cost', 'total') ?? 0;
                if (cost > 0)
                    reported.costUsd = (reported.costUsd ?? 0) + cost;
                break;
            }
            case 'tool_execution_start':
                trajectory.startCall(id, { tool: textAt(event, 'toolName'), input: event['args'], at });
                break;
            case 'tool_execution_end': {
                const texts = listAt(event, 'result', 'content').map((part) => textAt(part, 'text'));
                const isText = texts.length > 0 && texts.every((text) => text !== undefined);
                const output = isText ? texts.join('\n') : event['result'];
                trajectory.endCall(id, { output, isError: event['isError'] === true, at });
                break;
            }
            case 'agent_end':
                if (event['willRetry'] !== true)
                    state.end = pi_endAfter(last);
                break;
        }
    });
}
function pi_endAfter(last) {
    const reason = textAt(last, 'stopReason');
    if (reason === 'error' || reason === 'aborted') {
        return { kind: 'failed', error: errorOf(textAt(last, 'errorMessage') ?? 'it aborted without a reason') };
    }
    if (reason === 'length')
        return { kind: 'done', finishReason: 'length' };
    return { kind: 'done', unknownReason: ['stop', 'toolUse', undefined].includes(reason) ? undefined : reason };
}
const readPiSession = (records) => {
    const stream = piStream();
    const head = records.find((record) => record['type'] === 'session');
    for (const record of lastBranch(records)) {
        const message = recordAt(record, 'message');
        const { content } = message;
        const at = timeOf(record);
        switch (textAt(message, 'role')) {
            case 'user':
                stream.trajectory.hear(typeof content === 'string' ? content : textsAt(message, 'content').join('\n'));
                break;
            case 'assistant':
                stream.take({ type: 'message_end', message }, at);
                for (const part of listAt(message, 'content')) {
                    const call = { tool: textAt(part, 'name'), input: valueAt(part, 'arguments'), at };
                    stream.trajectory.startCall(textAt(part, 'id'), call);
                }
                break;
            case 'toolResult': {
                const { toolCallId, isError } = message;
                stream.take({ type: 'tool_execution_end', toolCallId, result: { content }, isError }, at);
                break;
            }
        }
    }
    const { model, tokenUsage, costUsd } = stream.reported;
    return {
        trajectory: stream.trajectory,
        id: textAt(head, 'id'),
        cwd: textAt(head, 'cwd'),
        model,
        tokenUsage,
        costUsd,
    };
};
function lastBranch(records) {
    const byId = new Map(records.map((record) => [record['id'], record]));
    const branch = new Set();
    let next = records.findLast((record) => record['type'] === 'message');
    while (next !== undefined && !branch.has(next)) {
        branch.add(next);
        const parent = next['parentId'];
        next = typeof parent === 'string' ? byId.get(parent) : undefined;
    }
    const isFlat = records.every((record) => record['parentId'] === undefined);
    return records.filter((record) => record['type'] === 'message' && (isFlat || branch.has(record)));
}

// EXTERNAL MODULE: ./build/js/src/providers/providers/replay.js
var replay = __webpack_require__(51528);
// EXTERNAL MODULE: ./build/js/src/graders/programs.js
var programs = __webpack_require__(35927);
;// CONCATENATED MODULE: ./build/js/src/providers/providers/vscode.js
var vscode_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var vscode_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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


















const vscode_options = () => {
    const { executable, command, cwd, env, timeout_seconds } = agentOptions();
    return schemas/* object */.Ikc({
        executable,
        command,
        vscode_cmd: (0,setting/* optionalText */.mR)(),
        cwd,
        env,
        timeout_seconds,
        subagent_root: (0,setting/* optionalText */.mR)(),
        dry_run: (0,setting/* optionalBoolean */.Jz)(),
        wait: (0,setting/* optionalBoolean */.Jz)().refine((waits) => waits !== false, 'must be true: without waiting there is no answer to grade'),
    });
};
const traits = { ...provider/* agentTraits */.NF, runsInContainer: false, images: 'any', oneAtATime: true };
const editorKind = (type, name, program) => (0,provider/* defineProvider */.Nj)({
    ...traits,
    type,
    options: vscode_options,
    create: (options, deps) => openEditor({ name, program, folder: `${type}-agents` }, options, deps),
});
const vscode = editorKind('vscode', 'VS Code', 'code');
const vscodeInsiders = editorKind('vscode-insiders', 'VS Code Insiders', 'code-insiders');
function openEditor(about, options, deps) {
    if (options.dry_run) {
        const messages = [{ role: 'assistant', content: '{}' }];
        return { ask: async () => ({ kind: 'answered', response: { messages, answerOnly: true } }) };
    }
    const { childEnv, cwd, files } = deps;
    const data = childEnv['AGENTV_DATA_DIR'] ?? childEnv['AGENTV_HOME'] ?? '~/.agentv';
    const root = locationOf(options.subagent_root ?? (0,external_node_path_.join)(locationOf(data, deps), 'subagents', about.folder), deps);
    const executable = options.executable ?? options.vscode_cmd ?? options.command ?? about.program;
    const command = /[\\/]/.test(executable) ? (0,external_node_path_.resolve)(cwd, executable) : executable;
    const editor = { ...about, command, options, deps, awake: new Set() };
    const check = sharedCheck((signal) => checkEditor(editor, signal));
    return {
        ask: (question, signal) => (0,providers_response/* orFailed */.L5)('workspace', async () => {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const unfit = await check(question.attempt, signal);
                if (unfit !== undefined)
                    return unfit;
                const window = vscode_addDisposableResource(env_1, await takeFolder(root, files), true);
                return await askIn(window, editor, question, signal);
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                const result_1 = vscode_disposeResources(env_1);
                if (result_1)
                    await result_1;
            }
        }),
    };
}
async function checkEditor(editor, signal) {
    const { name, command, deps } = editor;
    const help = await runEditor(editor, ['chat', '--help'], deps.cwd, signal);
    if (help.kind === 'exited' && /--add-file\b/.test(help.stdout))
        return undefined;
    const unfit = whyNot(editor, help);
    if (unfit !== undefined)
        return unfit;
    const why = `"${command} chat" is not the chat of ${name}. Set "executable" to the program of the desktop.`;
    return (0,run_outcome/* failed */.gz)('config', `${name} cannot be called: ${why}`);
}
const POLL_MS = 1_000;
const WAKE_MS = 60_000;
const CHAT = ['-r', 'chat', '-m', 'agent'];
async function askIn(window, editor, question, signal) {
    const { name, options } = editor;
    const { clock, files, cwd } = editor.deps;
    const startedAt = clock.now();
    const { timeLimitMs = options.timeout_seconds } = question;
    const until = startedAt + (timeLimitMs ?? Number.POSITIVE_INFINITY);
    const ofTarget = options.cwd === undefined ? undefined : (0,external_node_path_.resolve)(cwd, options.cwd);
    const workspace = question.workspacePath ?? ofTarget;
    const stamp = (0,iso_time/* isoTime */.Ly)(startedAt).replaceAll(/\D/g, '');
    const file = (part) => (0,external_node_path_.join)(window.messages, `${stamp}_${part}.md`);
    const [requestFile, partialFile, answerFile] = [file('req'), file('res.tmp'), file('res')];
    await files.writeAsIs(window.workspaceFile, await workspaceFileFor(workspace, files, question.workspaceFile));
    await files.writeAsIs(requestFile, requestText(question, partialFile, answerFile));
    const attachments = new Set([...(question.prompt.guidelines?.files ?? []), ...question.inputFiles, requestFile]);
    const message = `Follow instructions in [${stamp}_req.md](${fileUri(requestFile)})`;
    const chat = [...CHAT, ...[...attachments].flatMap((path) => ['-a', path]), message];
    const work = workspace ?? window.path;
    const unopened = whyNot(editor, await runEditor(editor, [window.workspaceFile], work, signal)) ??
        (await wake(window.path, editor, until, signal)) ??
        whyNot(editor, await runEditor(editor, chat, work, signal));
    if (unopened !== undefined)
        return unopened;
    const result = await waitFor(answerFile, editor, until, signal);
    if (result === 'late') {
        const isBegun = (await files.state(partialFile)) === 'file';
        const how = isBegun ? 'its agent had begun to write an answer' : 'its agent wrote none';
        const limit = `${Math.ceil((timeLimitMs ?? 0) / 1000)} s`;
        return (0,run_outcome/* failed */.gz)('timeout', `${name} gave no answer within ${limit}; ${how}. ${call_guards/* MORE_TIME */.aE}`);
    }
    if (result !== 'there')
        return result;
    let content;
    try {
        content = await files.read(answerFile, processes/* MAX_OUTPUT_BYTES */.$, { onlyText: true });
    }
    catch (error) {
        if (error instanceof errors/* UserError */.yo)
            return (0,run_outcome/* failed */.gz)('crash', `${name} wrote an invalid answer: ${(0,errors/* messageOf */.bD)(error)}`);
        throw error;
    }
    if (content.trim() === '')
        return (0,run_outcome/* failed */.gz)('crash', `${name} wrote an empty answer.`);
    const endedAt = clock.now();
    return {
        kind: 'answered',
        response: {
            messages: (0,providers_response/* withMetadata */.Uz)([{ role: 'assistant', content }], { agent: name }),
            answerOnly: true,
            durationMs: endedAt - startedAt,
            startTime: (0,iso_time/* isoTime */.Ly)(startedAt),
            endTime: (0,iso_time/* isoTime */.Ly)(endedAt),
        },
    };
}
const UNAWAKE = 'Check that it is open on this desktop, that Copilot is signed in, and that its agent may write files without confirmation.';
async function wake(path, editor, until, signal) {
    const { name, awake, deps } = editor;
    if (awake.has(path))
        return undefined;
    const sign = (0,external_node_path_.join)(path, '.alive');
    await deps.files.removeFile(sign);
    const request = `Create the empty file ${sign} now, and do nothing else.`;
    const unopened = whyNot(editor, await runEditor(editor, [...CHAT, request], path, signal));
    if (unopened !== undefined)
        return unopened;
    const begunAt = deps.clock.now();
    const wakeUntil = Math.min(until, begunAt + WAKE_MS);
    const result = await waitFor(sign, editor, wakeUntil, signal);
    if (result === 'late') {
        const why = `its window did not react within ${Math.ceil((wakeUntil - begunAt) / 1000)} s. ${UNAWAKE}`;
        return (0,run_outcome/* failed */.gz)('config', `${name} cannot be called: ${why}`);
    }
    if (result !== 'there')
        return result;
    awake.add(path);
    await deps.files.removeFile(sign);
    return undefined;
}
async function waitFor(path, { name, deps: { files, clock } }, until, signal) {
    for (;;) {
        if ((await files.state(path)) === 'file')
            return 'there';
        if (signal.aborted)
            return (0,run_outcome/* failed */.gz)('cancelled', `${name} was still working; its answer is ignored.`);
        const left = until - clock.now();
        if (left <= 0)
            return 'late';
        await clock.sleep(Math.min(POLL_MS, left), signal);
    }
}
const LAUNCH_MS = 60_000;
const MAX_LAUNCH_BYTES = 1_000_000;
function runEditor({ command, options, deps: { exec, childEnv } }, args, cwd, signal) {
    const env = { ...childEnv, ...options.env };
    const limits = { timeoutMs: LAUNCH_MS, maxBytes: MAX_LAUNCH_BYTES };
    return exec.run({ command: [command, ...args], cwd, env, stdin: '', ...limits }, signal);
}
const NEEDS = 'It needs a desktop on which its window can open, with Copilot signed in; hosted runners have none. If variables such as DISPLAY select the desktop, set them in "env" of the target.';
function whyNot({ name, program }, ended) {
    if (ended.kind === 'exited' && ended.exitCode === 0)
        return undefined;
    if (ended.kind === 'cancelled')
        return (0,run_outcome/* failed */.gz)('cancelled', `${name} was not called: the run was stopped.`);
    if (ended.kind === 'notStarted') {
        if (ended.lacksResources)
            return (0,run_outcome/* failed */.gz)('provider', `${name} cannot be called. ${ended.message}`);
        const advice = `install it so that "${program}" is in PATH, or set its program in "executable"`;
        return (0,run_outcome/* failed */.gz)('config', `${name} cannot be called: ${advice}. ${ended.message} ${NEEDS}`);
    }
    const words = ended.kind === 'exited' ? (0,model_http/* scrub */._I)(ended.stderr.trim() || ended.stdout.trim()) : '';
    const how = ended.kind === 'exited' ? `failed with exit code ${ended.exitCode}` : (0,programs/* endedHow */.bQ)(ended, LAUNCH_MS);
    return (0,run_outcome/* failed */.gz)('config', `${name} cannot be called: its program ${how}${words && `: ${words}`} \u2014 ${NEEDS}`);
}
const requestText = (question, partialFile, answerFile) => `# Your task

${agentDocument(question, { isEditor: true })}

# How to hand in your answer

This chat is not read. Only the answer in a file counts:

1. When the task is done, write your whole final answer, as Markdown and with nothing around it, to \`${partialFile}\`.
2. When that file is complete, rename it to \`${answerFile}\`. The name is the sign that you are done: do not create the
   file under it, and do not touch it afterwards.

Do both even if you could not do the task: then the answer says why. Do not ask questions.
`;
function fileUri(path) {
    const slashed = path.replaceAll('\\', '/');
    const encoded = slashed.split('/').map(encodeURIComponent).join('/').replaceAll('%3A', ':');
    return `file://${slashed.startsWith('/') ? '' : '/'}${encoded}`;
}
const MAX_FOLDERS = 50;
const LOCK = 'subagent.lock';
const OUR_LOCK = 'held by eval-action\n';
const vscode_MAX_FILE_BYTES = 1_000_000;
async function takeFolder(root, files) {
    let why = `they contain "${LOCK}"`;
    for (let number = 1; number <= MAX_FOLDERS; number += 1) {
        const path = (0,external_node_path_.join)(root, `subagent-${number}`);
        const lock = (0,external_node_path_.join)(path, LOCK);
        if ((await files.state(lock)) !== 'missing' && (await files.read(lock, vscode_MAX_FILE_BYTES)) !== OUR_LOCK)
            continue;
        const claim = await files.claim(path).catch((error) => {
            why = (0,errors/* messageOf */.bD)(error);
            return undefined;
        });
        if (claim === undefined)
            continue;
        try {
            const messages = (0,external_node_path_.join)(path, 'messages');
            await files.writeAsIs(lock, OUR_LOCK);
            for (const old of await files.glob(['*'], { cwd: messages, followLinks: false }))
                await files.removeFile(old);
            return {
                path,
                messages,
                workspaceFile: (0,external_node_path_.join)(path, `subagent-${number}.code-workspace`),
                async [Symbol.asyncDispose]() {
                    await files.removeFile(lock).catch(() => undefined);
                    await claim[Symbol.asyncDispose]();
                },
            };
        }
        catch (error) {
            await claim[Symbol.asyncDispose]();
            throw error;
        }
    }
    throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `None of the ${MAX_FOLDERS} folders for windows in ${root} is free: ${why}`, {
        hint: `Remove "${LOCK}" from the folders that are not in use.`,
    });
}
const FOLDER_MAPS = ['chat.promptFilesLocations', 'chat.instructionsFilesLocations', 'chat.modeFilesLocations'];
async function workspaceFileFor(workspace, files, named) {
    if (workspace === undefined)
        return workspaceText({ folders: [{ path: '.' }] });
    const isNamed = named !== undefined && (await files.state((0,external_node_path_.join)(workspace, named))) === 'file';
    const workspaceFiles = isNamed
        ? [(0,external_node_path_.join)(workspace, named)]
        : await files.glob(['*.code-workspace'], { cwd: workspace, followLinks: false });
    const template = workspaceFiles.length === 1
        ? workspaceFiles[0]
        : workspaceFiles.find((path) => (0,external_node_path_.basename)(path) === 'template.code-workspace');
    if (template === undefined)
        return workspaceText({ folders: [{ path: '.' }, { path: workspace }] });
    const file = eventIn(await files.read(template, vscode_MAX_FILE_BYTES));
    const listed = file?.['folders'];
    if (!Array.isArray(listed)) {
        throw (0,errors/* userError */.IF)('FILE_UNREADABLE', `${template} is not a valid workspace file`, {
            hint: 'Strict JSON, without comments, with a list of "folders".',
        });
    }
    const at = (0,external_node_path_.dirname)(template);
    const folders = listed.filter(mapping/* isMapping */.pi).map((folder) => {
        const path = textAt(folder, 'path');
        return path === undefined ? folder : { ...folder, path: (0,external_node_path_.resolve)(at, path) };
    });
    const isThere = folders.some((folder) => textAt(folder, 'path') === workspace);
    const settings = file?.['settings'];
    const absolute = Object.entries(recordAt(file, 'settings')).map(([name, map]) => FOLDER_MAPS.includes(name) && (0,mapping/* isMapping */.pi)(map)
        ? [name, Object.fromEntries(Object.entries(map).map(([key, value]) => [absoluteGlob(key, at), value]))]
        : [name, map]);
    return workspaceText({
        ...file,
        folders: [{ path: '.' }, ...folders, ...(isThere ? [] : [{ path: workspace }])],
        settings: (0,mapping/* isMapping */.pi)(settings) ? Object.fromEntries(absolute) : undefined,
    });
}
const workspaceText = (file) => `${JSON.stringify(file, null, 2)}\n`;
function absoluteGlob(glob, at) {
    const star = glob.indexOf('*');
    const path = star === -1 ? glob : glob.slice(0, star);
    const end = path.endsWith('/') && star !== -1 ? '/' : '';
    return `${(0,external_node_path_.join)((0,external_node_path_.resolve)(at, path)).replaceAll('\\', '/')}${end}${star === -1 ? '' : glob.slice(star)}`;
}

;// CONCATENATED MODULE: ./build/js/src/providers/providers/index.js
















const providers = [
    cli,
    ownProgram,
    mock,
    openai,
    azure,
    openrouter,
    anthropic,
    gemini,
    agentv,
    codex,
    claude,
    copilot,
    piCli,
    piCodingAgent,
    geminiCli,
    opencode,
    acp,
    vscode,
    vscodeInsiders,
    replay/* replay */.eZ,
    copilotLog,
    claudeLog,
    codexLog,
    piLog,
];


/***/ }),

/***/ 51528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ll: () => (/* binding */ toolStatuses),
/* harmony export */   eZ: () => (/* binding */ replay),
/* harmony export */   ee: () => (/* binding */ tokensSchema)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _model_ports_provider_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24593);
/* harmony import */ var _model_run_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89976);
/* harmony import */ var _model_run_outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(207);
/* harmony import */ var _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17586);
/* harmony import */ var _model_values_once_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81667);
/* harmony import */ var _json_rows_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14474);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75255);
/* harmony import */ var _cli_output_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(40975);










const replay = (0,_model_ports_provider_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProvider */ .Nj)({
    type: 'replay',
    ..._model_ports_provider_js__WEBPACK_IMPORTED_MODULE_2__/* .recordingTraits */ .vD,
    options: () => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        fixtures: (0,_model_suite_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .requiredText */ .$4)(),
        source_target: (0,_model_suite_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .requiredText */ .$4)(),
        suite: (0,_model_suite_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .optionalText */ .mR)(),
        eval_path: (0,_model_suite_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .optionalText */ .mR)(),
        variant: (0,_model_suite_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .optionalText */ .mR)(),
        execution_traces: zod__WEBPACK_IMPORTED_MODULE_1__/* .undefined */ .Vxk('cannot be replayed here; give the recordings as "fixtures"').optional(),
    }),
    create(options, { files, suiteFolder }) {
        let recordings;
        return {
            async ask(question, signal) {
                if (signal.aborted)
                    return (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .gz)('cancelled', 'Stopped before the recordings were read.');
                const file = { path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(suiteFolder, options.fixtures), shown: options.fixtures, ...recordingsFile };
                return (0,_response_js__WEBPACK_IMPORTED_MODULE_8__/* .orFailed */ .L5)('config', async () => {
                    recordings ??= (0,_json_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .readJsonRows */ .I)(recordingSchema(), file, files);
                    const all = await recordings;
                    const fitting = all.filter((each) => each.test_id === question.testId &&
                        each.source_target === options.source_target &&
                        (each.variant ?? undefined) === options.variant &&
                        (options.suite === undefined || each.suite === options.suite) &&
                        (options.eval_path === undefined || each.eval_path === options.eval_path));
                    const ofTrial = fitting.filter(({ attempt }) => (attempt ?? 0) === question.trial);
                    const [recording, ...others] = ofTrial.length > 0 ? ofTrial : fitting.filter(({ attempt }) => (attempt ?? 0) === 0);
                    const what = `of the test "${question.testId}" by the target "${options.source_target}" in ${options.fixtures}`;
                    if (recording === undefined)
                        return (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .gz)('config', `There is no recorded answer ${what}.`);
                    if (others.length > 0) {
                        const advice = 'Select one with "suite", "eval_path" or "variant".';
                        return (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .gz)('config', `There are ${others.length + 1} recorded answers ${what}. ${advice}`);
                    }
                    const response = responseOf(recording);
                    const reportsCalls = recording.source?.reports_tool_calls ??
                        all.some(({ source_target: target, output }) => target === recording.source_target && output.some(({ tool_calls }) => tool_calls !== undefined));
                    return { kind: 'answered', response: reportsCalls ? response : (0,_response_js__WEBPACK_IMPORTED_MODULE_8__/* .withKnownCalls */ .PV)(response) };
                });
            },
        };
    },
});
const tokensSchema = () => _model_run_message_js__WEBPACK_IMPORTED_MODULE_3__/* .tokenUsageSchema */ .uX.omit({ cacheWritten: true });
const toolStatuses = ['ok', 'error', 'timeout', 'cancelled', 'unknown'];
const recordingSchema = (0,_model_values_once_js__WEBPACK_IMPORTED_MODULE_6__/* .once */ .O)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('agentv.replay_fixture.v1'),
    suite: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    test_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    source_target: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    output: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_cli_output_js__WEBPACK_IMPORTED_MODULE_9__/* .wireMessageSchema */ .uI.extend({
        tool_calls: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_cli_output_js__WEBPACK_IMPORTED_MODULE_9__/* .wireToolCallSchema */ .zV.extend({ status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(toolStatuses).optional() })).optional(),
        token_usage: tokensSchema().optional(),
    })),
    eval_path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative().nullish(),
    variant: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    fixture_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    recorded_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    source: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        original_tools: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional().catch(undefined),
        finish_reason: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .finishReasons */ .B7).optional().catch(undefined),
        reports_tool_calls: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional().catch(undefined),
    })
        .optional()
        .catch(undefined),
    redaction: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional(),
    transcript: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional(),
    token_usage: tokensSchema().nullish(),
    cost_usd: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().nullish(),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().nullish(),
    start_time: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    end_time: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
}));
const recordingsFile = {
    what: 'a recording of an answer',
    hint: 'One JSON object per line, schema_version agentv.replay_fixture.v1.',
};
function responseOf(recording) {
    const { output, token_usage: tokenUsage, cost_usd: costUsd, duration_ms: durationMs } = recording;
    const { start_time: startTime, end_time: endTime } = recording;
    const ownNames = new Map(Object.entries(recording.source?.original_tools ?? {}));
    return {
        messages: output.map(({ token_usage: ownUsage, ...line }) => {
            const message = (0,_cli_output_js__WEBPACK_IMPORTED_MODULE_9__/* .asMessage */ .OI)(line);
            const toolCalls = message.toolCalls?.map((call) => {
                const originalTool = ownNames.get(call.id ?? '');
                return originalTool === undefined ? call : { ...call, originalTool };
            });
            return { ...message, toolCalls, ...(ownUsage && { tokenUsage: ownUsage }) };
        }),
        tokenUsage: tokenUsage ?? undefined,
        costUsd: costUsd ?? undefined,
        durationMs: durationMs ?? undefined,
        startTime: startTime ?? undefined,
        endTime: endTime ?? undefined,
        finishReason: recording.source?.finish_reason,
        cached: true,
    };
}


/***/ }),

/***/ 75255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ withAnswer),
/* harmony export */   Dg: () => (/* binding */ saysRefusal),
/* harmony export */   L5: () => (/* binding */ orFailed),
/* harmony export */   PV: () => (/* binding */ withKnownCalls),
/* harmony export */   Uz: () => (/* binding */ withMetadata),
/* harmony export */   d7: () => (/* binding */ isApiError),
/* harmony export */   sH: () => (/* binding */ whyNoRealAnswer)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_run_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89976);
/* harmony import */ var _model_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(207);
/* harmony import */ var _model_values_mapping_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92838);




async function orFailed(failureClass, work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo)
            return (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .failed */ .gz)(failureClass, (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error));
        throw error;
    }
}
function withAnswer(response, finishReason) {
    const last = response.messages.findLast(({ role }) => role === 'assistant');
    const hasAnswered = last !== undefined && last.toolCalls === undefined;
    const messages = hasAnswered
        ? response.messages
        : [...response.messages, { role: 'assistant', content: '' }];
    const hasCalls = messages.some(({ toolCalls }) => toolCalls !== undefined);
    const whyEmpty = (0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_1__/* .finalAnswer */ .zN)(messages).trim() === '' ? (hasCalls ? 'tool_calls' : 'empty') : undefined;
    return { ...response, messages, finishReason: finishReason ?? whyEmpty ?? response.finishReason };
}
function withMetadata(messages, about) {
    return messages.map((message, index) => index === 0 ? { ...message, metadata: { ...message.metadata, ...(0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutGaps */ .C3)(about) } } : message);
}
const withKnownCalls = (response) => response.messages.some(({ toolCalls }) => toolCalls !== undefined) ? response : { ...response, answerOnly: true };
function whyNoRealAnswer(messages, usage) {
    const isEmpty = !messages.some(({ role, content = '', toolCalls = [] }) => {
        return role === 'assistant' && ((0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_1__/* .contentText */ .Tf)(content) !== '' || toolCalls.length > 0);
    });
    if (isEmpty && usage?.output === 0)
        return 'The answer is empty, and no output token was counted for it.';
    return isApiError((0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_1__/* .finalAnswer */ .zN)(messages)) ? 'The answer is the text of an API error.' : undefined;
}
const MAX_ERROR = 4000;
const isApiError = (text) => text.length <= MAX_ERROR &&
    /^\s*(?:API Error: [45]\d\d\b|\{"type":\s?"error",\s?"error":\s?\{"type":\s?"[a-z_]+_error")/.test(text);
const REFUSAL = new RegExp([
    /\bcontent_filter\b(?!_)|ResponsibleAIPolicyViolation|content management policy|\binvalid_prompt\b/,
    /content_policy_violation|moderation_blocked|"flagged_input"|input was flagged/,
    /safeguards flagged this message|blocked by content filtering policy|appears to violate our Usage Policy/,
    /blocked due to (?:safety|other policy) settings|blocked due to recitation|"blockReason"/,
    /The model refused to complete the request|blocked by (?:the provider's )?content filter/,
]
    .map(({ source }) => source)
    .join('|'), 'i');
const saysRefusal = (words) => REFUSAL.test(words.slice(0, 20_000));


/***/ })

};
