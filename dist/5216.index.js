export const id = 5216;
export const ids = [5216];
export const modules = {

/***/ 55631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Go: () => (/* binding */ isWholeSubject),
/* harmony export */   aZ: () => (/* binding */ whyNotComparable),
/* harmony export */   kD: () => (/* binding */ measureText),
/* harmony export */   yq: () => (/* binding */ subjectText)
/* harmony export */ });
const MEASURE_VERSION = 'm1';
const measureParts = ['question', 'graders', 'judge', 'limits'];
const SUBJECT_VERSION = 's1';
const UNKNOWN = '-';
const measureText = (hashes) => [MEASURE_VERSION, ...measureParts.map((part) => hashes[part])].join('.');
const subjectText = ({ target, workspace = UNKNOWN, files = UNKNOWN }) => [SUBJECT_VERSION, target, workspace, files].join('.');
const isWholeSubject = (subject) => {
    const [version, ...hashes] = subject.split('.');
    return version === SUBJECT_VERSION && hashes.length === 3 && !hashes.includes(UNKNOWN) && !hashes.includes('');
};
function whyNotComparable(before, now) {
    const [earlierRuns, present] = [before.split('.'), now.split('.')];
    if (earlierRuns[0] !== present[0])
        return 'not comparable: another version measured it in another way';
    const changed = measureParts.filter((_, index) => earlierRuns[index + 1] !== present[index + 1]);
    if (earlierRuns.length !== present.length || changed.length === 0)
        return 'its question or its grading changed';
    const [first = '', ...others] = changed.map((part) => `the ${part}`);
    const subject = others.length === 0 ? first : `${[first, ...others.slice(0, -1)].join(', ')} and ${others.at(-1)}`;
    return `${changed.includes('judge') ? 'not comparable: ' : ''}${subject} changed`;
}


/***/ }),

/***/ 23609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ openYaml),
/* harmony export */   VH: () => (/* binding */ openJson),
/* harmony export */   bs: () => (/* binding */ Cursor),
/* harmony export */   kL: () => (/* binding */ Source)
/* harmony export */ });
/* unused harmony export describeValue */
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40958);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);
/* harmony import */ var _shared_yaml_json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6427);
/* harmony import */ var _shared_yaml_positions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4685);
/* harmony import */ var _shared_yaml_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90839);
var _a;





class Cursor {
    value;
    #source;
    #above;
    #step;
    constructor(source, value, above, step = '') {
        this.value = value;
        this.#source = source;
        this.#above = above;
        this.#step = step;
    }
    get location() {
        return this.#source.at('valueAt', this.path);
    }
    get keyLocation() {
        return this.#source.at('keyAt', this.path);
    }
    get path() {
        const path = [];
        this.#lead(path);
        return path;
    }
    #lead(path) {
        if (this.#above === undefined)
            return;
        this.#above.#lead(path);
        path.push(this.#step);
    }
    get isMap() {
        return typeof this.value === 'object' && this.value !== null && !Array.isArray(this.value);
    }
    get isList() {
        return Array.isArray(this.value);
    }
    field(key) {
        const field = this.key(key);
        return field === undefined || field.value === null || field.value === undefined ? undefined : field;
    }
    key(key) {
        if (!this.isMap || !Object.hasOwn(this.value, key))
            return undefined;
        return new _a(this.#source, this.value[key], this, key);
    }
    with(key, value) {
        return this.#withValue({ ...this.value, [key]: value });
    }
    without(keys) {
        const others = Object.entries(this.value).filter(([key]) => !keys.includes(key));
        return this.#withValue(Object.fromEntries(others));
    }
    #withValue(value) {
        return new _a(this.#source, value, this.#above, this.#step);
    }
    keys() {
        return this.isMap ? Object.keys(this.value) : [];
    }
    items() {
        if (!Array.isArray(this.value))
            return [];
        return this.value.map((item, index) => new _a(this.#source, item, this, index));
    }
    get text() {
        if (typeof this.value === 'string')
            return this.value;
        return this.#source.textBehind(this);
    }
    below(path) {
        return this.#source.at('valueAt', [...this.path, ...path]);
    }
    error(code, message, more = {}) {
        return { code, severity: 'error', message, location: more.location ?? this.location, ...more };
    }
    warning(code, message, more = {}) {
        return { code, severity: 'warning', message, location: more.location ?? this.location, ...more };
    }
    get found() {
        const unset = this.#unset;
        return unset === undefined ? describeValue(this.value) : `nothing: the environment variable ${unset}`;
    }
    get #unset() {
        return this.value === '' ? this.#source.unsetBehind(this) : undefined;
    }
    missing(name, message, expected, hint) {
        const slip = this.keys().find((key) => (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(key, [name]) !== undefined);
        const advice = slip === undefined ? hint : `Did you mean "${name}" instead of "${slip}"?`;
        return this.error('MISSING_FIELD', message, { expected, found: this.#keysFound, ...(advice && { hint: advice }) });
    }
    get #keysFound() {
        if (!this.isMap)
            return this.found;
        return this.keys().length === 0 ? 'an empty mapping' : `only ${(0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(this.keys().map((key) => `"${key}"`))}`;
    }
    unknownKey(name, message, { known, meant, hint, what, reported = [] }) {
        const location = this.key(name)?.keyLocation ?? this.location;
        const likely = meant ?? (hint === undefined ? (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mistypedKey */ .db)(name, known) : undefined);
        const isMistyped = likely !== undefined && !reported.includes(likely) && this.key(likely) === undefined;
        const advice = likely === undefined ? (hint ?? (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestion */ .h)(name, known, what)) : `Did you mean "${likely}"?`;
        const details = { location, hint: advice };
        if (isMistyped)
            return this.error('UNKNOWN_FIELD', message, details);
        return this.warning('UNKNOWN_FIELD', `${message} and is ignored`, details);
    }
    oldSpelling(message, advice, location = this.keyLocation) {
        const { file } = location;
        const isRewritten = /\.ya?ml$/i.test(file);
        const word = /^[\w./-]+$/.test(file) ? file : `'${file.replaceAll("'", String.raw `'\''`)}'`;
        const command = `eval-action convert --write ${word}`;
        const hint = isRewritten ? `${advice.replace(/\.$/, '')}; ${command} rewrites the file.` : advice;
        return this.warning('DEPRECATED', message, { location, hint });
    }
    wrongType(name, expected, hint) {
        const { found } = this;
        const unset = this.#unset;
        if (unset !== undefined) {
            return this.error('WRONG_TYPE', `"${name}" needs a value, and the environment variable ${unset}`, { expected });
        }
        return this.error('WRONG_TYPE', `"${name}" has a wrong value`, { expected, found, ...(hint && { hint }) });
    }
}
_a = Cursor;
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
    textBehind(at) {
        return textAt(at, this.#behind.retyped);
    }
    unsetBehind(at) {
        return textAt(at, this.#behind.unset);
    }
}
const textAt = (at, texts) => texts === undefined || texts.size === 0 ? undefined : texts.get(JSON.stringify(at.path));
function openYaml(file, text, interpolate) {
    return notUtf8(file, text) ?? opened(file, 'YAML', (0,_shared_yaml_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__/* .parseYamlText */ .c)(text), interpolate);
}
function openJson(file, text, { interpolate, line = 1 } = {}) {
    const unreadable = notUtf8(file, text, line);
    if (unreadable !== undefined)
        return unreadable;
    const json = (0,_shared_yaml_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJsonText */ .l)(text);
    return opened(file, 'JSON', line === 1 ? json : below(json, line - 1), interpolate);
}
const REPLACED = '\uFFFD';
function notUtf8(file, given, firstLine = 1) {
    const text = given.replace(/^\uFEFF/, '');
    const offset = text.indexOf(REPLACED);
    if (offset === -1)
        return undefined;
    const { line, column } = (0,_shared_yaml_positions_js__WEBPACK_IMPORTED_MODULE_3__/* .positionsIn */ .Y)(text)(offset);
    const problem = {
        code: 'YAML_INVALID',
        severity: 'error',
        message: 'This is not text in UTF-8',
        location: { file, line: line + firstLine - 1, column },
        hint: 'Save the file as UTF-8; where the sign U+FFFD itself is meant, write "\\uFFFD".',
    };
    return { kind: 'invalid', problems: [problem] };
}
function below(text, lines) {
    const lower = (where) => ({ ...where, line: where.line + lines });
    if (text.kind === 'invalid')
        return { kind: 'invalid', errors: text.errors.map(lower) };
    const { valueAt, keyAt } = text;
    return { ...text, valueAt: (path) => lower(valueAt(path)), keyAt: (path) => lower(keyAt(path)) };
}
function opened(file, language, text, interpolate) {
    if (text.kind === 'invalid') {
        const problems = text.errors.map(({ message, line, column, hint }) => ({
            code: 'YAML_INVALID',
            severity: 'error',
            message: `This is not valid ${language}: ${message}`,
            location: { file, line, column },
            ...(hint !== undefined && { hint }),
        }));
        return { kind: 'invalid', problems };
    }
    const { value, ...behind } = interpolate?.(text.value) ?? { value: text.value };
    return { kind: 'opened', root: new Cursor(new Source(file, text, behind), value) };
}
function describeValue(value) {
    if (value === null || value === undefined)
        return 'nothing';
    if (Array.isArray(value))
        return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
    if (typeof value === 'object')
        return 'a mapping';
    const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
    const kind = typeof value === 'string' ? 'text' : typeof value;
    return `the ${kind} ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(text, 60)}`;
}


/***/ }),

/***/ 6427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ parseJsonText)
/* harmony export */ });
/* harmony import */ var _offsets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1693);
/* harmony import */ var _positions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4685);
/* harmony import */ var _yaml_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99430);



const MAX_VALUES = 1_000_000;
function parseJsonText(given) {
    const text = given.replace(/^\uFEFF/, '');
    const positionOf = (0,_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .positionsIn */ .Y)(text);
    const reading = new Reading(text);
    try {
        const root = reading.document();
        const { offsets } = reading;
        return {
            kind: 'parsed',
            value: root.value,
            valueAt: (path) => positionOf(offsets.offsetOf(root.spot, path, 'value')),
            keyAt: (path) => positionOf(offsets.offsetOf(root.spot, path, 'key')),
        };
    }
    catch (error) {
        if (!(error instanceof Mistake))
            throw error;
        return { kind: 'invalid', errors: [asError(error, positionOf)] };
    }
}
function asError({ message, offset, hint, earlier }, positionOf) {
    const here = positionOf(offset);
    if (earlier === undefined)
        return { message, ...here, hint };
    const first = positionOf(earlier);
    const where = first.line === here.line ? `column ${first.column}` : `line ${first.line}`;
    return { message, ...here, hint: `The first one is in ${where}.` };
}
class Mistake extends Error {
    offset;
    hint;
    earlier;
    constructor(message, offset, more = {}) {
        super(message);
        this.offset = offset;
        this.hint = more.hint;
        this.earlier = more.earlier;
    }
}
class Reading {
    offsets = new _offsets_js__WEBPACK_IMPORTED_MODULE_0__/* .Offsets */ .r();
    #text;
    #at = 0;
    #values = 0;
    constructor(text) {
        this.#text = text;
    }
    document() {
        this.#skipSpace();
        const read = this.#value(0);
        this.#skipSpace();
        if (this.#at < this.#text.length)
            throw this.#mistake('The value ends before this', 'Is a "," or a bracket wrong?');
        return read;
    }
    #value(depth) {
        this.#values += 1;
        if (depth > _yaml_document_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_DEPTH */ .lr)
            throw this.#mistake(`Lists and objects are nested more than ${_yaml_document_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_DEPTH */ .lr} levels deep`);
        if (this.#values > MAX_VALUES) {
            throw this.#mistake(`The file has more than ${MAX_VALUES} values`, 'Split it into several files.');
        }
        const offset = this.#at;
        const next = this.#text[offset];
        if (next === '{')
            return this.#object(depth);
        if (next === '[')
            return this.#list(depth);
        if (next === '"')
            return { value: this.#string(), spot: offset };
        for (const [word, value] of WORDS)
            if (this.#takes(word))
                return { value, spot: offset };
        const number = this.#match(NUMBER);
        if (number !== undefined)
            return { value: Number(number), spot: offset };
        throw this.#mistake('A value is expected here', this.#adviceForValue());
    }
    #object(depth) {
        const offset = this.#at;
        const mark = this.offsets.mark();
        const keys = new Map();
        const values = [];
        this.#at += 1;
        for (let isFirst = true; !this.#ends('}', isFirst); isFirst = false) {
            const key = this.#at;
            if (this.#text[key] !== '"')
                throw this.#mistake('A key in double quotes is expected here', this.#adviceForKey());
            const name = this.#string();
            const earlier = keys.get(name);
            if (earlier !== undefined)
                throw new Mistake(`The key "${shown(name)}" occurs twice in this object`, key, { earlier });
            this.#skipSpace();
            if (!this.#takes(':'))
                throw this.#mistake('A ":" is expected here');
            this.#skipSpace();
            const { value, spot } = this.#value(depth + 1);
            keys.set(name, key);
            this.offsets.noteEntry(name, key, spot);
            values.push([name, value]);
        }
        return { value: Object.fromEntries(values), spot: this.offsets.mapping(offset, mark) };
    }
    #list(depth) {
        const offset = this.#at;
        const mark = this.offsets.mark();
        const values = [];
        this.#at += 1;
        for (let isFirst = true; !this.#ends(']', isFirst); isFirst = false) {
            const { value, spot } = this.#value(depth + 1);
            this.offsets.noteItem(spot);
            values.push(value);
        }
        return { value: values, spot: this.offsets.list(offset, mark) };
    }
    #ends(bracket, isFirst) {
        this.#skipSpace();
        if (this.#takes(bracket))
            return true;
        if (isFirst)
            return false;
        const comma = this.#at;
        if (!this.#takes(','))
            throw this.#mistake(`A "," or the closing "${bracket}" is expected here`);
        this.#skipSpace();
        if (this.#text[this.#at] !== bracket)
            return false;
        throw new Mistake(`There is a "," before the closing "${bracket}"`, comma, { hint: 'Take it out.' });
    }
    #string() {
        const from = this.#at;
        for (let at = from + 1; at < this.#text.length; at += 1) {
            const unit = this.#text.charCodeAt(at);
            if (unit === QUOTE) {
                this.#at = at + 1;
                return JSON.parse(this.#text.slice(from, at + 1));
            }
            if (unit < SPACE) {
                throw new Mistake('A text in double quotes does not end, or has a control character in it', at, {
                    hint: 'Write a line break as \\n, and a tab as \\t.',
                });
            }
            if (unit !== BACKSLASH)
                continue;
            ESCAPE.lastIndex = at;
            const [sequence] = ESCAPE.exec(this.#text) ?? [];
            if (sequence === undefined) {
                throw new Mistake('This "\\" is not a valid escape of JSON', at, {
                    hint: 'Write "\\\\" for one that is meant as such.',
                });
            }
            at += sequence.length - 1;
        }
        throw new Mistake('A text in double quotes does not end', from, { hint: 'Is a quote missing?' });
    }
    #skipSpace() {
        SPACES.lastIndex = this.#at;
        SPACES.exec(this.#text);
        this.#at = SPACES.lastIndex;
    }
    #takes(expected) {
        if (!this.#text.startsWith(expected, this.#at))
            return false;
        this.#at += expected.length;
        return true;
    }
    #match(pattern) {
        pattern.lastIndex = this.#at;
        const [found] = pattern.exec(this.#text) ?? [];
        this.#at += found?.length ?? 0;
        return found;
    }
    #mistake(message, hint) {
        if (this.#at < this.#text.length)
            return new Mistake(message, this.#at, { hint });
        return new Mistake(`${message}, but the text ends`, this.#at, { hint: 'Is a closing bracket missing?' });
    }
    #adviceForKey() {
        return this.#text[this.#at] === "'" ? SINGLE_QUOTES : 'JSON requires quotes around every key.';
    }
    #adviceForValue() {
        if (this.#text[this.#at] === "'")
            return SINGLE_QUOTES;
        if (/^(?:\/[/*]|#)/.test(this.#ahead()))
            return 'JSON has no comments.';
        const word = /^[A-Za-z]+/.exec(this.#ahead())?.[0];
        if (word !== undefined && PYTHON.has(word))
            return `Write ${PYTHON.get(word)}.`;
        return word === undefined ? undefined : 'Put double quotes around it, if it is text.';
    }
    #ahead() {
        return this.#text.slice(this.#at, this.#at + 20);
    }
}
const [QUOTE, BACKSLASH, SPACE] = [0x22, 0x5c, 0x20];
const SPACES = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
const WORDS = [
    ['true', true],
    ['false', false],
    ['null', null],
];
const SINGLE_QUOTES = 'JSON requires double quotes.';
const PYTHON = new Map([
    ['True', 'true'],
    ['False', 'false'],
    ['None', 'null'],
    ['undefined', 'null'],
    ['NaN', 'null'],
    ['Infinity', 'null'],
]);
const shown = (name) => (name.length > 60 ? `${name.slice(0, 59)}\u2026` : name);


/***/ }),

/***/ 93030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oq: () => (/* binding */ PROGRAM_CONFIG),
  Qg: () => (/* binding */ computedProgram),
  tK: () => (/* binding */ readProgramConfig)
});

// EXTERNAL MODULE: ./build/js/src/model/suite/source.js
var source = __webpack_require__(23609);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/shared/yaml/json-text.js
var json_text = __webpack_require__(6427);
// EXTERNAL MODULE: ./build/js/src/shared/yaml/positions.js
var yaml_positions = __webpack_require__(4685);
;// CONCATENATED MODULE: ./build/js/src/shared/yaml/js-literal.js


const TOKEN = /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|([{}[\]:,])|("(?:[^"\\\n]|\\[^\n])*"|'(?:[^'\\\n]|\\[^\n])*'|`(?:[^`\\$]|\\[^\n])*`)|(-?\d+(?:\.\d+)?(?![\w.]))|([A-Za-z_$][\w$]*)/y;
function readObjectLiteral(text, from) {
    const tokens = tokensOf(text, from);
    if (tokens === undefined)
        return undefined;
    const starts = [];
    let json = '';
    for (const [index, { source, at }] of tokens.entries()) {
        const next = tokens[index + 1]?.source;
        if (source === ',' && (next === '}' || next === ']'))
            continue;
        const written = jsonOf(source, next === ':');
        if (written === undefined)
            return undefined;
        starts.push({ json: json.length, at });
        json += written;
    }
    const read = (0,json_text/* parseJsonText */.l)(json);
    if (read.kind !== 'parsed')
        return undefined;
    const positionOf = (0,yaml_positions/* positionsIn */.Y)(text);
    const original = (column) => positionOf(starts.findLast((start) => start.json <= column - 1)?.at ?? from);
    const { value, valueAt, keyAt } = read;
    const positions = {
        valueAt: (path) => original(valueAt(path).column),
        keyAt: (path) => original(keyAt(path).column),
    };
    return { read: { kind: 'parsed', value, ...positions }, end: (tokens.at(-1)?.at ?? from) + 1 };
}
function tokensOf(text, from) {
    const tokens = [];
    const pattern = new RegExp(TOKEN);
    let depth = 0;
    for (let at = from; at < text.length; at = pattern.lastIndex) {
        pattern.lastIndex = at;
        const found = pattern.exec(text);
        if (found === null)
            return undefined;
        const source = found.slice(1).find((part) => part !== undefined);
        if (source === undefined)
            continue;
        tokens.push({ source, at });
        if (source === '{' || source === '[')
            depth += 1;
        if (source === '}' || source === ']')
            depth -= 1;
        if (depth === 0)
            return tokens;
    }
    return undefined;
}
function jsonOf(source, isKey) {
    const [first = ''] = source;
    if ('"\'`'.includes(first))
        return textOf(source.slice(1, -1));
    if (/[A-Za-z_$]/.test(first)) {
        return isKey ? JSON.stringify(source) : ['true', 'false', 'null'].includes(source) ? source : undefined;
    }
    return source;
}
const ESCAPES = { n: '\n', t: '\t', r: '\r' };
function textOf(body) {
    if (/\\[^ntr'"`\\/$]/.test(body))
        return undefined;
    return JSON.stringify(body.replaceAll(/\\(.)/g, (_, escaped) => ESCAPES[escaped] ?? escaped));
}

;// CONCATENATED MODULE: ./build/js/src/suites/fields/program-config.js





const PROGRAM_CONFIG = 'agentv.config.ts';
const BEFORE = /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/|import\s[^;'"]*['"][^'"\n]+['"];?)*export\s+default\s+(?:defineConfig\s*\(\s*)?(?=\{)/;
const BEHIND = /^\s*(?:(?:as|satisfies)\s+\w+\s*)?,?\s*\)?\s*;?(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*$/;
const MOVES = [
    [
        ['execution', 'workers'],
        ['eval_action', 'workers'],
    ],
    [
        ['execution', 'maxRetries'],
        ['eval_action', 'max_retries'],
    ],
    [['execution', 'agentTimeoutMs'], ['eval_action', 'test_timeout_seconds'], (ms) => Number(ms) / 1000],
    [
        ['execution', 'verbose'],
        ['execution', 'verbose'],
    ],
    [
        ['execution', 'keepWorkspaces'],
        ['execution', 'keep_workspaces'],
    ],
    [
        ['execution', 'traceFile'],
        ['execution', 'trace_file'],
    ],
    [
        ['execution', 'otelFile'],
        ['execution', 'otel_file'],
    ],
    [
        ['output', 'dir'],
        ['eval_action', 'output_directory'],
    ],
    [
        ['limits', 'maxCostUsd'],
        ['gate', 'budget'],
    ],
];
function readProgramConfig(file, given) {
    const text = given.replace(/^\uFEFF/, '');
    const [before] = BEFORE.exec(text) ?? [];
    const literal = before === undefined ? undefined : readObjectLiteral(text, before.length);
    if (literal === undefined || !BEHIND.test(text.slice(literal.end)))
        return undefined;
    const written = new source/* Cursor */.bs(new source/* Source */.kL(file, literal.read), literal.read.value);
    const moved = MOVES.flatMap(([from, to, change = (value) => value]) => {
        const found = from.reduce((at, key) => at?.field(key), written);
        return found === undefined ? [] : [{ from, to, value: change(found.value) }];
    });
    const value = {};
    for (const { to, value: own } of moved) {
        const [block = '', key = ''] = to;
        value[block] = { ...value[block], [key]: own };
    }
    const origin = (path) => (path.length > 0 && moved.find(({ to }) => to.every((step, at) => path[at] === step || path.length <= at))?.from) ||
        [];
    const positions = {
        valueAt: (path) => literal.read.valueAt(origin(path)),
        keyAt: (path) => literal.read.keyAt(origin(path)),
    };
    return { root: new source/* Cursor */.bs(new source/* Source */.kL(file, positions), value), problems: unread(written) };
}
const LIMITS = /\blimits\b|\bmaxCostUsd\b/;
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)|(?<!:)\/\/[^\n]*/g;
function computedProgram(file, text, { hasBudget }) {
    const limits = hasBudget ? -1 : text.replace(COMMENT, (comment) => ' '.repeat(comment.length)).search(LIMITS);
    const literal = `Write "export default defineConfig({ \u2026 })" with literal values in ${PROGRAM_CONFIG}`;
    if (limits === -1) {
        return {
            code: 'UNUSED',
            severity: 'warning',
            message: 'This configuration is a program that computes its settings, and is not run',
            location: { file, line: 1, column: 1 },
            hint: `${literal}, or use .agentv/config.yaml.`,
        };
    }
    return {
        code: 'NOT_SUPPORTED_YET',
        severity: 'error',
        message: 'The spending limit cannot be read: this configuration is a program that computes its settings, and is not run',
        location: { file, ...(0,yaml_positions/* positionsIn */.Y)(text)(limits) },
        hint: `${literal}, or set "gate: { budget_usd: 5 }" in .agentv/config.yaml.`,
    };
}
const KEYS = new Map([
    ['execution', MOVES.flatMap(([[block, key = '']]) => (block === 'execution' ? [key] : []))],
    ['output', ['dir', 'format']],
    ['limits', ['maxCostUsd', 'maxDurationMs']],
    ['cache', []],
    ['hooks', []],
]);
const isUnderstood = (path, { value }) => MOVES.some(([from]) => from.join() === path.join()) || (path.join() === 'output,format' && value === 'jsonl');
function unread(root) {
    return root.keys().flatMap((block) => {
        const at = root.key(block);
        const keys = KEYS.get(block);
        if (at === undefined)
            return [];
        if (keys === undefined)
            return [unknownIn(root, block, { path: block, known: [...KEYS.keys()] })];
        if (block === 'limits' && !at.isMap)
            return [at.wrongType(block, 'a mapping, such as limits: { maxCostUsd: 5 }')];
        if (keys.length === 0 || !at.isMap)
            return [withoutEffect(block, at)];
        return at.keys().flatMap((key) => {
            const field = at.key(key);
            const path = `${block}.${key}`;
            if (!keys.includes(key))
                return [unknownIn(at, key, { path, known: keys })];
            return field === undefined || isUnderstood([block, key], field) ? [] : [withoutEffect(path, field)];
        });
    });
}
const withoutEffect = (path, field) => field.warning('UNUSED', `"${path}" of ${PROGRAM_CONFIG} has no effect`, {
    location: field.keyLocation,
    hint: 'docs/differences-from-agentv.md lists the settings that are read.',
});
function unknownIn(mapping, key, { path, known }) {
    const message = `"${(0,shared_text/* cutEnd */.ym)(path, 60)}" is not a setting of ${PROGRAM_CONFIG}`;
    if (!path.startsWith('limits.'))
        return mapping.unknownKey(key, message, { known, what: 'settings' });
    const location = mapping.key(key)?.keyLocation ?? mapping.location;
    return mapping.error('UNKNOWN_FIELD', message, { location, hint: (0,did_you_mean/* suggestion */.h)(key, known, 'settings') });
}


/***/ })

};
