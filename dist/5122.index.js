export const id = 5122;
export const ids = [5122];
export const modules = {

/***/ 79086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ exitNow),
/* harmony export */   z: () => (/* binding */ endDespiteAbandonedWork)
/* harmony export */ });
const LONGEST_END_MS = 1000;
function endDespiteAbandonedWork(exitCode) {
    setTimeout(() => exitNow(exitCode), LONGEST_END_MS).unref();
}
function exitNow(exitCode) {
    const isPending = process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq'));
    if (isPending)
        process.on('exit', () => process.kill(process.pid, 'SIGKILL'));
    process.exit(exitCode);
}


/***/ }),

/***/ 97157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ stopSignal)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var _adapters_process_abandoned_work_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79086);


let installed;
let log;
function stopSignal(logOfProgram) {
    log ??= logOfProgram;
    installed ??= install();
    return installed;
}
const LONGEST_STOP_MS = 5_000;
const SAME_REQUEST_MS = 300;
function install() {
    const stop = new AbortController();
    (0,node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, stop.signal);
    let askedAt;
    const ask = (name) => {
        const now = Date.now();
        askedAt ??= now;
        if (now - askedAt > SAME_REQUEST_MS)
            (0,_adapters_process_abandoned_work_js__WEBPACK_IMPORTED_MODULE_1__/* .exitNow */ .l)(2);
        if (stop.signal.aborted)
            return;
        setTimeout(() => {
            log?.error(`An operation did not finish within ${LONGEST_STOP_MS / 1000} s after ${name}, so the process exits`);
            (0,_adapters_process_abandoned_work_js__WEBPACK_IMPORTED_MODULE_1__/* .exitNow */ .l)(2);
        }, LONGEST_STOP_MS).unref();
        stop.abort(name);
    };
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'])
        process.on(name, ask);
    return stop.signal;
}


/***/ }),

/***/ 29119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ MAX_OUTPUT_BYTES)
/* harmony export */ });
const MAX_OUTPUT_BYTES = 10 * 1024 * 1024;


/***/ }),

/***/ 24850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ ServiceError)
/* harmony export */ });
class ServiceError extends Error {
    name = 'ServiceError';
    fault;
    retryAfterSeconds;
    isFinal;
    constructor(fault, message, { cause, retryAfterSeconds, isFinal = false } = {}) {
        super(message, { cause });
        this.fault = fault;
        this.retryAfterSeconds = retryAfterSeconds;
        this.isFinal = isFinal;
    }
}


/***/ }),

/***/ 83103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ isReserved),
/* harmony export */   _: () => (/* binding */ matchesAny)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);
/* harmony import */ var _secret_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28822);


const reservedVariables = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`
  GITHUB_TOKEN GH_TOKEN GITHUB_ENV GITHUB_OUTPUT GITHUB_PATH GITHUB_STATE GITHUB_STEP_SUMMARY ACTIONS_* INPUT_*
  RUNNER_JITCONFIG EVAL_ACTION_ENV
`);
const isReserved = (name) => matchesAny(name, reservedVariables) || (/^RUNNER_/i.test(name) && (0,_secret_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isSecretVariable */ .tS)(name));
function matchesAny(name, patterns) {
    const upper = name.toUpperCase();
    return patterns.some((pattern) => pattern.endsWith('*') ? upper.startsWith(pattern.slice(0, -1)) : upper === pattern);
}


/***/ }),

/***/ 93477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ modelVariables),
/* harmony export */   p: () => (/* binding */ agentVariables)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);

const modelVariables = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`
  OPENAI_* AZURE_OPENAI_* ANTHROPIC_* GEMINI_* GOOGLE_* OPENROUTER_* MISTRAL_* GROQ_* XAI_* DEEPSEEK_* COHERE_*
  CO_API_KEY TOGETHER_* OLLAMA_* AWS_* HF_TOKEN
`);
const agentVariables = ['CODEX_*', 'CLAUDE_*', 'COPILOT_*', 'PI_*', 'OPENCODE_*'];


/***/ }),

/***/ 2935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CH: () => (/* binding */ shellWords),
/* harmony export */   Fl: () => (/* binding */ scriptOf),
/* harmony export */   hf: () => (/* binding */ shellCommands)
/* harmony export */ });
function shellCommands(line, depth = 0) {
    if (line.length > LONGEST_LINE)
        return [];
    return commandsIn(tokensOf(line)).flatMap((command) => {
        const script = depth < DEEPEST_SHELL ? scriptOf(command.words) : undefined;
        return script === undefined ? [command] : shellCommands(script, depth + 1);
    });
}
const DEEPEST_SHELL = 4;
const LONGEST_LINE = 100_000;
function scriptOf(words) {
    const [program = '', flags = '', script] = words;
    const isShell = /(?:^|[/\\])(?:ba|z|da|k)?sh(?:\.exe)?$/.test(program) && /^-[a-z]*c$/.test(flags);
    return isShell ? script : undefined;
}
function shellWords(line) {
    if (line.length > LONGEST_LINE)
        return undefined;
    const [command, ...others] = commandsIn(tokensOf(line));
    return others.length === 0 ? command?.words : undefined;
}
function commandsIn(tokens) {
    const commands = [];
    let words = [];
    let inputs = [];
    let isPlain = true;
    let after = '';
    const close = (operator) => {
        const own = withoutPrefix(words);
        if (own.length > 0)
            commands.push({ words: own, inputs, after, isPlain: isPlain && own.length === words.length });
        [words, inputs, isPlain, after] = [[], [], true, operator];
    };
    for (let at = 0; at < tokens.length; at += 1) {
        const token = tokens[at];
        if (token.kind === 'word') {
            words.push(token.text);
            isPlain &&= token.isPlain;
        }
        else if (/[<>]/.test(token.text)) {
            const target = tokens[at + 1];
            if (target?.kind !== 'word')
                continue;
            at += 1;
            if (token.text === '<')
                inputs.push(target.text);
            isPlain &&= target.text === '/dev/null' || /^[12]$/.test(target.text);
        }
        else {
            close(token.text);
        }
    }
    close('');
    return commands;
}
function withoutPrefix(words) {
    const first = words.findIndex((word) => !KEYWORDS.includes(word) && !/^[A-Za-z_]\w*=/.test(word));
    return first === -1 ? [] : words.slice(first);
}
const KEYWORDS = ['do', 'then', 'else', 'if', 'elif', 'while', 'until', '!', '{', '}', 'done', 'fi', 'time', 'command'];
const PIECE = /(?<single>'[^']*'?)|(?<double>"[^"\\]*(?:\\[\s\S][^"\\]*)*"?)|(?<escaped>\\[\s\S]?)|(?<newline>\n)|(?<blank>[^\S\n]+)|(?<operator>&&|\|\||;;|<<<|<<-?|>>|>\||&>|>&|<&|[;|&<>()])|(?<bare>[^'"\\\s;|&<>()]+)/gy;
function tokensOf(line) {
    const pieces = new RegExp(PIECE);
    const tokens = [];
    const documents = [];
    let word;
    let endsDocument = false;
    const add = (text, isPlain = true) => {
        word = { text: (word?.text ?? '') + text, isPlain: (word?.isPlain ?? true) && isPlain };
    };
    const closeWord = () => {
        if (word === undefined)
            return;
        if (endsDocument)
            documents.push(word.text);
        else
            tokens.push({ kind: 'word', ...word });
        word = undefined;
        endsDocument = false;
    };
    const operate = (text) => {
        if (/^[<>]/.test(text) && /^\d$/.test(word?.text ?? ''))
            word = undefined;
        closeWord();
        if (text === '<<' || text === '<<-')
            endsDocument = true;
        else
            tokens.push({ kind: 'operator', text });
    };
    for (let piece = pieces.exec(line); piece !== null; piece = pieces.exec(line)) {
        const { single, double, escaped, newline, blank, operator, bare } = piece.groups ?? {};
        if (single !== undefined)
            add(single.slice(1, -1));
        else if (double !== undefined)
            add(unescaped(double.slice(1, -1)), !/[$`]/.test(double));
        else if (escaped !== undefined)
            add(escaped === '\\\n' ? '' : escaped.slice(1));
        else if (blank !== undefined)
            closeWord();
        else if (operator !== undefined)
            operate(operator);
        else if (newline !== undefined) {
            operate(';');
            for (const end of documents.splice(0))
                pieces.lastIndex = endOfDocument(line, pieces.lastIndex, end);
        }
        else if (bare?.startsWith('#') && word === undefined)
            pieces.lastIndex = endOfLine(line, pieces.lastIndex);
        else
            add(bare ?? '', !/[$`*?[\]~{}]/.test(bare ?? ''));
    }
    closeWord();
    return tokens;
}
const unescaped = (text) => text.replace(/\\(["\\$`\n])/g, (_, char) => (char === '\n' ? '' : char));
function endOfLine(line, from) {
    const at = line.indexOf('\n', from);
    return at === -1 ? line.length : at;
}
function endOfDocument(line, from, end) {
    for (let at = from; at < line.length;) {
        const stop = endOfLine(line, at);
        if (line.slice(at, stop).trim() === end)
            return stop;
        at = stop + 1;
    }
    return line.length;
}


/***/ })

};
