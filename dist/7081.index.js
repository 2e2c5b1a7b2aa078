export const id = 7081;
export const ids = [7081];
export const modules = {

/***/ 98772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ stopSignal)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var _edges_abandoned_work_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49898);


let installed;
/** Unknown until the program is loaded. */
let log;
/**
 * Aborts when this process is asked to stop by a signal; asked a second time, the process exits. The first call installs
 * the handlers. An entry point makes it before it loads anything else: a signal without a handler ends the process at
 * once, and then a step has no outputs.
 */
function stopSignal(logOfProgram) {
    log ??= logOfProgram;
    installed ??= install();
    return installed;
}
/** A call to the file system cannot be cancelled. After this long the process exits, whatever it waits for. */
const LONGEST_STOP_MS = 5_000;
/** A terminal signals the whole group, and then `npm` signals its child once more: so soon after, it is the same request. */
const SAME_REQUEST_MS = 300;
function install() {
    const stop = new AbortController();
    (0,node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, stop.signal);
    let askedAt;
    const ask = (name) => {
        const now = Date.now();
        askedAt ??= now;
        // An exit, and not a death by the signal: our child processes are ended on the way out.
        if (now - askedAt > SAME_REQUEST_MS)
            (0,_edges_abandoned_work_js__WEBPACK_IMPORTED_MODULE_1__/* .exitNow */ .l)(2);
        if (stop.signal.aborted)
            return;
        setTimeout(() => {
            log?.error(`Something did not end within ${LONGEST_STOP_MS / 1000} s after ${name}, so the process exits`);
            (0,_edges_abandoned_work_js__WEBPACK_IMPORTED_MODULE_1__/* .exitNow */ .l)(2);
        }, LONGEST_STOP_MS).unref();
        stop.abort(name);
    };
    // A closed terminal hangs up; our child processes must end with us then, too.
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'])
        process.on(name, ask);
    return stop.signal;
}


/***/ }),

/***/ 49898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ exitNow),
/* harmony export */   z: () => (/* binding */ endDespiteAbandonedWork)
/* harmony export */ });
/** What waits inside a library cannot always be stopped; it is given this long to come to an end by itself. */
const LONGEST_END_MS = 1000;
/**
 * Lets the process end when everything is told, although something that nobody waits for (an upload, say) still holds
 * it. To be called last: it does not keep the process for itself.
 */
function endDespiteAbandonedWork(exitCode) {
    setTimeout(() => exitNow(exitCode), LONGEST_END_MS).unref();
}
/**
 * Ends the process at once, and what it started with it. A call to the file system that never returns holds up the exit of
 * Node itself, which joins its threads; while such a call is pending, the process kills itself and has no exit code.
 */
function exitNow(exitCode) {
    const isPending = process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq'));
    if (isPending)
        process.on('exit', () => process.kill(process.pid, 'SIGKILL'));
    process.exit(exitCode);
}


/***/ }),

/***/ 78213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ MAX_OUTPUT_BYTES)
/* harmony export */ });
/** What the core may ask of the outside. Each port is narrow, so that a fake is a few lines. */
/** As much of each stream of a program, and of a file that it writes, as is read (targets-format.md \u00a79.3). */
const MAX_OUTPUT_BYTES = 10 * 1024 * 1024;


/***/ }),

/***/ 47093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ ServiceError)
/* harmony export */ });
/** A service that we only tell things did not take it. It is no mistake of ours and none of the reader's files. */
class ServiceError extends Error {
    name = 'ServiceError';
    fault;
    /** When it may be asked again, where it says so. */
    retryAfterSeconds;
    /** Another try would be of no use. */
    isFinal;
    constructor(fault, message, { cause, retryAfterSeconds, isFinal = false } = {}) {
        super(message, { cause });
        this.fault = fault;
        this.retryAfterSeconds = retryAfterSeconds;
        this.isFinal = isFinal;
    }
}


/***/ }),

/***/ 34704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ DEEPEST_JSON),
/* harmony export */   h: () => (/* binding */ isDeeperThan)
/* harmony export */ });
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


/***/ }),

/***/ 53305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ isReserved),
/* harmony export */   _: () => (/* binding */ matchesAny)
/* harmony export */ });
/* harmony import */ var _secret_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50684);

/**
 * Variables that belong to the job alone: no child process sees them, declared or not, and no file of the repository
 * reads them. With the runtime token a program could replace this run's artifacts, with `GITHUB_PATH` or `GITHUB_ENV`
 * run code in later steps of the job. `INPUT_*` are the inputs of our own step, keys among them. Of `RUNNER_*` only
 * the tokens of runners are reserved: programs look for `RUNNER_TEMP` and `RUNNER_OS`.
 */
const reservedVariables = [
    'GITHUB_TOKEN',
    'GH_TOKEN',
    'GITHUB_ENV',
    'GITHUB_OUTPUT',
    'GITHUB_PATH',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
    'ACTIONS_*',
    'INPUT_*',
    'RUNNER_JITCONFIG',
];
/** Whether a variable belongs to the job alone; upper and lower case are the same, as on Windows. */
const isReserved = (name) => matchesAny(name, reservedVariables) || (/^RUNNER_/i.test(name) && (0,_secret_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretVariable */ .tS)(name));
/** Whether a name is in a list of names, in which `*` at the end means any ending. */
function matchesAny(name, patterns) {
    const upper = name.toUpperCase();
    return patterns.some((pattern) => pattern.endsWith('*') ? upper.startsWith(pattern.slice(0, -1)) : upper === pattern);
}


/***/ }),

/***/ 22215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ modelVariables),
/* harmony export */   p: () => (/* binding */ agentVariables)
/* harmony export */ });
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


/***/ })

};
