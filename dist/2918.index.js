export const id = 2918;
export const ids = [2918];
export const modules = {

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
    isUnknown({ location }) {
        return this.#source.isUnknown(location);
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
    isUnknown(location) {
        return this.#behind.unknown?.has(location) ?? false;
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

/***/ 7678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P9: () => (/* binding */ defaultPatterns),
/* harmony export */   W1: () => (/* binding */ findRepository),
/* harmony export */   f8: () => (/* binding */ findSuites),
/* harmony export */   jx: () => (/* binding */ otherYamlFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40958);
/* harmony import */ var _references_shown_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81457);




const SUITE_FILE = /\.(?:ya?ml|jsonl|json|[mc]?ts)$/i;
const IN_A_FOLDER = ['*.eval.yaml', '*.eval.yml', 'eval.yaml', 'eval.yml', '*.eval.ts', '*.eval.mts', 'evals.json'];
const defaultPatterns = [
    '**/evals/**/*.eval.yaml',
    '**/evals/**/eval.yaml',
    '**/evals/**/*.eval.ts',
    '**/evals/**/dataset*.yaml',
    '**/evals/**/evals.json',
];
const NOT_SEARCHED = ['!**/node_modules/**', '!**/dist/**'];
async function findSuites(asked, cwd, files, patterns = defaultPatterns) {
    const wanted = asked.filter((pattern) => !pattern.startsWith('!'));
    const excluded = asked.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
    const found = wanted.length === 0 ? await findByDefault(patterns, cwd, files) : await findWanted(wanted, cwd, files);
    const isExcluded = await exclusion(excluded, cwd, files);
    const included = [...new Set(found)].filter((path) => !isExcluded(path)).sort();
    if (included.length > 0)
        return withoutLinks(included, files);
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOTHING_MATCHED', 'All suites are excluded', {
        expected: 'at least one suite that no exclusion matches',
        found: `exclusions ${excluded.map((pattern) => `!${pattern}`).join(' ')}`,
    });
}
async function withoutLinks(paths, files) {
    const realPaths = await Promise.all(paths.map((path) => files.realPath(path)));
    const chosen = new Map();
    for (const [index, path] of paths.entries()) {
        const realPath = realPaths[index] ?? path;
        if (path === realPath || !chosen.has(realPath))
            chosen.set(realPath, path);
    }
    return [...chosen.values()].sort();
}
async function otherYamlFiles({ asked, found }, cwd, files) {
    const wanted = asked.filter((pattern) => !pattern.startsWith('!')).map((pattern) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, pattern));
    const states = await Promise.all(wanted.map((path) => files.state(path)));
    const folders = wanted.filter((_, index) => states[index] === 'folder');
    const others = wanted.length === 0
        ? await files.glob(['**/evals/**/*.{yaml,yml}', ...NOT_SEARCHED], { cwd, ignoreCase: true })
        : (await Promise.all(folders.map((folder) => files.glob(['**/*.{yaml,yml}'], { cwd: folder })))).flat();
    const excluded = asked.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
    const isExcluded = await exclusion(excluded, cwd, files);
    const known = new Set(await Promise.all(found.map((path) => files.realPath(path))));
    const different = await withoutLinks([...new Set(others)].filter((path) => !isExcluded(path)).sort(), files);
    const realPaths = await Promise.all(different.map((path) => files.realPath(path)));
    return different.filter((_, index) => !known.has(realPaths[index] ?? ''));
}
async function findByDefault(patterns, cwd, files) {
    const matches = await files.glob([...patterns, ...NOT_SEARCHED], { cwd, ignoreCase: true });
    const found = matches.filter((path) => SUITE_FILE.test(path));
    if (found.length > 0)
        return found;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOTHING_MATCHED', `There is no eval suite in ${cwd}`, {
        expected: `a file that matches one of ${(0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(patterns.filter((pattern) => !pattern.startsWith('!')))}`,
        hint: 'Pass the file, folder or glob to run.',
    });
}
async function findWanted(patterns, cwd, files) {
    const matches = await Promise.all(patterns.map((pattern) => expand(pattern, cwd, files)));
    const missing = patterns.filter((_, index) => matches[index]?.length === 0);
    const [first] = missing;
    if (first === undefined)
        return matches.flat();
    const others = missing.length > 1 ? ` (nor for ${(0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(missing.slice(1))})` : '';
    const { message, ...more } = await whyNothing(first, cwd, files);
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOTHING_MATCHED', `${message}${others}`, more);
}
async function expand(pattern, cwd, files) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, pattern);
    const state = await files.state(path);
    if (state === 'file' && SUITE_FILE.test(path))
        return [path];
    if (state === 'folder')
        return inFolder(path, files);
    if (state === 'file') {
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_UNREADABLE', `${pattern} is not an eval suite`, {
            expected: 'a .yaml, .yml, .jsonl, .json, .ts or .mts file',
            found: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path),
        });
    }
    return (await files.glob([pattern], { cwd })).filter((match) => SUITE_FILE.test(match));
}
async function inFolder(path, files) {
    await files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, 'eval.yaml'));
    return files.glob(IN_A_FOLDER.map((name) => `**/${name}`), { cwd: path });
}
async function exclusion(patterns, cwd, files) {
    const paths = new Set();
    const folders = [];
    for (const pattern of patterns) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, pattern);
        const state = await files.state(path);
        if (state === 'folder')
            folders.push(path.endsWith(node_path__WEBPACK_IMPORTED_MODULE_0__.sep) ? path : `${path}${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`);
        else if (state === 'file')
            paths.add(path);
        else
            for (const match of await files.glob([pattern], { cwd }))
                paths.add(match);
    }
    return (path) => paths.has(path) || folders.some((folder) => path.startsWith(folder));
}
const isGlob = (pattern) => /[*?[\]{}()]/.test(pattern);
async function whyNothing(pattern, cwd, files) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, pattern);
    if ((await files.state(path)) === 'folder') {
        const others = (await files.glob(['**/*.{yaml,yml}'], { cwd: path })).map((other) => (0,_references_shown_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shownPath */ .p)(other, cwd));
        return {
            message: `There is no eval suite in the folder ${pattern}`,
            expected: `a file named ${IN_A_FOLDER.join(', ')}`,
            ...(others.length > 0 && { found: (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(others) }),
            hint: 'To run files with other names, pass their paths or a glob.',
        };
    }
    if (isGlob(pattern)) {
        return {
            message: `No eval suite matches ${pattern}`,
            expected: 'a glob for .yaml, .yml, .jsonl or .json files',
            hint: `Globs start at ${cwd}.`,
        };
    }
    return { message: `There is no file or folder ${pattern}`, ...(await neighbours(path, cwd, files)) };
}
async function neighbours(path, cwd, files) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path);
    if ((await files.state(folder)) !== 'folder')
        return { hint: `Paths start at ${cwd}.` };
    const suites = (await files.glob(['*'], { cwd: folder })).filter((other) => SUITE_FILE.test(other));
    const meant = (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path), suites.map((other) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(other)));
    if (meant !== undefined)
        return { hint: `Did you mean "${(0,_references_shown_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shownPath */ .p)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, meant), cwd)}"?` };
    if (suites.length === 0)
        return { hint: `Paths start at ${cwd}.` };
    return { hint: `Next to it are: ${(0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(suites.map((other) => (0,_references_shown_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shownPath */ .p)(other, cwd)))}` };
}
async function findRepository(cwd, files) {
    for (let at = cwd;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(at)) {
        if ((await files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(at, '.git'))) !== 'missing')
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(at) === at)
            return cwd;
    }
}


/***/ })

};
