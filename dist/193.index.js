export const id = 193;
export const ids = [193];
export const modules = {

/***/ 62453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Go: () => (/* binding */ isWholeSubject),
/* harmony export */   aZ: () => (/* binding */ whyNotComparable),
/* harmony export */   kD: () => (/* binding */ measureText),
/* harmony export */   yq: () => (/* binding */ subjectText)
/* harmony export */ });
/* unused harmony exports MEASURE_VERSION, SUBJECT_VERSION */
/**
 * The two fingerprints of a test on a target (gate.md O3) as texts: a version, then a short hash of each part, with dots
 * between. `measure` is what is asked and how it is judged; `subject` is what is being tested. The parts are there so
 * that a difference can be told in words.
 */
/** How a measure begins. The number goes up whenever the same answer might get another score than before. */
const MEASURE_VERSION = 'm1';
const measureParts = ['question', 'graders', 'judge', 'limits'];
/** How a subject begins. */
const SUBJECT_VERSION = 's1';
const UNKNOWN = '-';
const measureText = (hashes) => [MEASURE_VERSION, ...measureParts.map((part) => hashes[part])].join('.');
const subjectText = ({ target, workspace = UNKNOWN, files = UNKNOWN }) => [SUBJECT_VERSION, target, workspace, files].join('.');
/** Whether a subject says everything: only then do two equal ones mean that nothing changed. */
const isWholeSubject = (subject) => {
    const [version, ...hashes] = subject.split('.');
    return version === SUBJECT_VERSION && hashes.length === 3 && !hashes.includes(UNKNOWN) && !hashes.includes('');
};
/** Why results of two measures are not compared, as a clause; a measure of another version says nothing of its parts. */
function whyNotComparable(before, now) {
    const [past, present] = [before.split('.'), now.split('.')];
    if (past[0] !== present[0])
        return 'not comparable: another version measured it in another way';
    const changed = measureParts.filter((_, index) => past[index + 1] !== present[index + 1]);
    if (past.length !== present.length || changed.length === 0)
        return 'its question or its judging is not what it was';
    const [first = '', ...others] = changed.map((part) => `the ${part}`);
    const subject = others.length === 0 ? first : `${[first, ...others.slice(0, -1)].join(', ')} and ${others.at(-1)}`;
    return `${changed.includes('judge') ? 'not comparable: ' : ''}${subject} changed`;
}


/***/ }),

/***/ 24298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bs: () => (/* binding */ Cursor),
  kL: () => (/* binding */ Source),
  VH: () => (/* binding */ openJson),
  IM: () => (/* binding */ openYaml)
});

// UNUSED EXPORTS: describeValue

// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/shared/positions.js
var positions = __webpack_require__(7557);
// EXTERNAL MODULE: ./build/js/src/shared/spots.js
var spots = __webpack_require__(77680);
// EXTERNAL MODULE: ./build/js/src/shared/yaml-document.js
var yaml_document = __webpack_require__(12030);
;// CONCATENATED MODULE: ./build/js/src/shared/json-text.js



/** A file of people has some thousands; a text that is nothing but punctuation would fill the memory. */
const MAX_VALUES = 1_000_000;
/** Reads one JSON text, strictly as the standard has it, and remembers where everything stands. */
function parseJsonText(given) {
    const text = given.replace(/^\uFEFF/, '');
    const positionOf = (0,positions/* positionsIn */.Y)(text);
    const reading = new Reading(text);
    try {
        const root = reading.document();
        return {
            kind: 'parsed',
            value: root.value,
            valueAt: (path) => positionOf((0,spots/* offsetOf */.b)(root.spot, path, 'value')),
            keyAt: (path) => positionOf((0,spots/* offsetOf */.b)(root.spot, path, 'key')),
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
/** One walk through a text, from its beginning to its end or to the first mistake. */
class Reading {
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
        if (depth > yaml_document/* MAX_DEPTH */.lr)
            throw this.#mistake(`Lists and objects are nested more than ${yaml_document/* MAX_DEPTH */.lr} levels deep`);
        if (this.#values > MAX_VALUES) {
            throw this.#mistake(`The file has more than ${MAX_VALUES} values`, 'Divide it into several files.');
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
        const inside = new Map();
        const values = [];
        this.#at += 1;
        for (let isFirst = true; !this.#ends('}', isFirst); isFirst = false) {
            const key = this.#at;
            if (this.#text[key] !== '"')
                throw this.#mistake('A key in double quotes is expected here', this.#adviceForKey());
            const name = this.#string();
            const earlier = inside.get(name)?.key;
            if (earlier !== undefined)
                throw new Mistake(`The key "${shown(name)}" stands twice in this object`, key, { earlier });
            this.#skipSpace();
            if (!this.#takes(':'))
                throw this.#mistake('A ":" is expected here');
            this.#skipSpace();
            const { value, spot } = this.#value(depth + 1);
            inside.set(name, { key, spot });
            values.push([name, value]);
        }
        return { value: Object.fromEntries(values), spot: { offset, inside } };
    }
    #list(depth) {
        const offset = this.#at;
        const inside = [];
        const values = [];
        this.#at += 1;
        for (let isFirst = true; !this.#ends(']', isFirst); isFirst = false) {
            const { value, spot } = this.#value(depth + 1);
            inside.push(spot);
            values.push(value);
        }
        return { value: values, spot: { offset, inside } };
    }
    /** Whether the list or object ends here; if not, what is before the next item is read. */
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
        throw new Mistake(`A "," stands before the closing "${bracket}"`, comma, { hint: 'Take it out.' });
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
                throw new Mistake('This "\\" begins nothing that JSON knows', at, {
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
        return this.#text[this.#at] === "'" ? SINGLE_QUOTES : 'JSON wants quotes around every key.';
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
const SINGLE_QUOTES = 'JSON wants double quotes.';
/** Words that programs write where JSON has others. */
const PYTHON = new Map([
    ['True', 'true'],
    ['False', 'false'],
    ['None', 'null'],
    ['undefined', 'null'],
    ['NaN', 'null'],
    ['Infinity', 'null'],
]);
const shown = (name) => (name.length > 60 ? `${name.slice(0, 59)}\u2026` : name);

// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/shared/yaml-text.js + 1 modules
var yaml_text = __webpack_require__(36976);
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
    /** The same mapping with a value that nobody wrote; it stands where the mapping stands. */
    with(key, value) {
        return new Cursor(this.#source, this.#path, { ...this.value, [key]: value });
    }
    /** The same mapping as if these keys were not there. */
    without(keys) {
        const others = Object.entries(this.value).filter(([key]) => !keys.includes(key));
        return new Cursor(this.#source, this.#path, Object.fromEntries(others));
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
     * is text again (suite-format.md \u00a75.1); other numbers are not.
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
/** One text of YAML or JSON, read once. */
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
    return notUtf8(file, text) ?? opened(file, 'YAML', (0,yaml_text/* parseYamlText */.c)(text), interpolate);
}
/** Reads a JSON text, which may be one line of a file: then `line` says which. */
function openJson(file, text, { interpolate, line = 1 } = {}) {
    const unreadable = notUtf8(file, text, line);
    if (unreadable !== undefined)
        return unreadable;
    const json = parseJsonText(text);
    return opened(file, 'JSON', line === 1 ? json : below(json, line - 1), interpolate);
}
/** Whoever decoded the text put this sign where bytes were no UTF-8: what was written there is lost. */
const REPLACED = '\uFFFD';
function notUtf8(file, given, firstLine = 1) {
    const text = given.replace(/^\uFEFF/, '');
    const offset = text.indexOf(REPLACED);
    if (offset === -1)
        return undefined;
    const { line, column } = (0,positions/* positionsIn */.Y)(text)(offset);
    const problem = {
        code: 'YAML_INVALID',
        severity: 'error',
        message: 'This is not text in UTF-8',
        place: { file, line: line + firstLine - 1, column },
        hint: 'Save the file as UTF-8; where the sign U+FFFD itself is meant, write "\\uFFFD".',
    };
    return { kind: 'invalid', problems: [problem] };
}
/** The same text with so many lines before it. */
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
            place: { file, line, column },
            ...(hint !== undefined && { hint }),
        }));
        return { kind: 'invalid', problems };
    }
    const { value, ...behind } = interpolate?.(text.value) ?? { value: text.value };
    return { kind: 'opened', root: new Cursor(new Source(file, text, behind), [], value) };
}
/** A value in a few words for "found: \u2026". */
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

/***/ 7557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ positionsIn)
/* harmony export */ });
/** Tells where an offset of the text is. Lines are found once, when the first position is asked for. */
function positionsIn(text) {
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


/***/ }),

/***/ 77680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ offsetOf)
/* harmony export */ });
/** Where the value at a path begins, or the key that leads to it; the nearest thing around it when there is nothing there. */
function offsetOf(root, path, want) {
    let spot = root;
    for (const [depth, step] of path.entries()) {
        const child = childOf(spot, step);
        if (child === undefined)
            break;
        if (want === 'key' && depth === path.length - 1)
            return child.key;
        spot = child.spot;
    }
    return startOf(spot);
}
function childOf(spot, step) {
    if (typeof spot === 'number')
        return undefined;
    const { inside } = spot;
    if (inside instanceof Map)
        return inside.get(String(step));
    const item = typeof step === 'number' ? inside[step] : undefined;
    return item === undefined ? undefined : { key: startOf(item), spot: item };
}
const startOf = (spot) => (typeof spot === 'number' ? spot : spot.offset);


/***/ }),

/***/ 12030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DI: () => (/* binding */ tooDeep),
/* harmony export */   ee: () => (/* binding */ composeYaml),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

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
    const parser = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX();
    const composer = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Composer */ .Dk({
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
    for (const lexeme of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(text)) {
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
const shortened = (message) => (message.length > 200 ? `${message.slice(0, 199)}\u2026` : message);
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


/***/ }),

/***/ 36976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ parseYamlText)
});

// UNUSED EXPORTS: parseAllYaml

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/js/src/shared/plain-yaml.js
/** A text this long, whatever it is made of, stays within the bounds that the parser of all YAML keeps. */
const LONGEST = 1_000_000;
const DEEPEST = 50;
/**
 * Reads YAML as people mostly write it, in an eighth of the time that all of YAML takes: mappings and lists in blocks or
 * within brackets on one line, texts on one line or behind "|". Whatever is written otherwise, or wrong, or could mean
 * something else, gives `undefined`: then all of YAML has to be read. What it reads, it reads as the parser of `yaml` does.
 */
function readPlainYaml(text) {
    if (text.length > LONGEST || UNUSUAL.test(text))
        return undefined;
    try {
        return new Reading(text).document();
    }
    catch (error) {
        if (error === TOO_MUCH)
            return undefined;
        throw error;
    }
}
/** Thrown where the text goes beyond what is read here. Made once: nobody looks at where. */
const TOO_MUCH = new Error('More of YAML than is read here');
/** Control characters (line breaks of other systems and tabs among them) and byte order marks. */
const UNUSUAL = /[^\P{Cc}\n]|[\u2028\u2029\uFEFF]/u;
/** A key without quotes and the colon behind it. */
const KEY = /([A-Za-z_$][\w$.-]*):(?=[ \n]|$)/y;
const FLOW_KEY = /([A-Za-z_$][\w$.-]*):(?= )/y;
/** How a text without quotes may begin, and how it goes on within brackets. */
const PLAIN = /(?:[\w/.$(+^\\;=~\u00a1-\u2027\u202a-\uffef]|-(?=[\w/.$(]))[^\n]*/y;
const FLOW_PLAIN = /(?:[\w/.$(+^;=~\u00a1-\u2027\u202a-\uffef]|-(?=[\w.]))[^,[\]{}:#\n]*(?=[,\]}])/y;
const DOUBLE = /"(?:[^"\\\n]|\\["\\/bfnrt])*"/y;
const SINGLE = /'(?:[^'\n]|'')*'/y;
/** A text of lines, which ends with one line break or with none. */
const LITERAL = /\|(-?) *(?=\n)/y;
/** Nothing more in this line but perhaps a comment. */
const REST = /(?: *| +#[^\n]*)(?=\n|$)/y;
const SPACES = / */y;
/** Lines with nothing in them, or with a comment, and the indentation of the next one. */
const BETWEEN = /(?: *(?:#[^\n]*)?\n)*( *)(?:#[^\n]*$)?/y;
/** What is no text, not even as a key. */
const WORDS = new Map([
    ...['~', 'null', 'Null', 'NULL'].map((word) => [word, null]),
    ...['true', 'True', 'TRUE'].map((word) => [word, true]),
    ...['false', 'False', 'FALSE'].map((word) => [word, false]),
]);
const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,12})?$/;
/** Could be a number in one of its other spellings, unless there are other letters in it. */
const NUMERIC = /^[-+]?\.?\d/;
const NOT_NUMERIC = /[^-+.\da-fxo]/i;
const NO_NUMBER = /^[-+]?\.(?:inf|nan)$/i;
/** One walk through a text. `#at` is the first sign of the next line that says something, `#indent` its column from 0. */
class Reading {
    #text;
    #at = 0;
    /** -1 behind the last line. */
    #indent = 0;
    constructor(text) {
        this.#text = text;
    }
    document() {
        this.#toNextLine(0);
        if (this.#isOver || this.#indent > 0)
            throw TOO_MUCH;
        const read = this.#block(0);
        if (!this.#isOver)
            throw TOO_MUCH;
        return read;
    }
    get #isOver() {
        return this.#indent === -1;
    }
    /** Goes on behind the lines that say nothing, from the beginning of a line. */
    #toNextLine(from) {
        BETWEEN.lastIndex = Math.min(from, this.#text.length);
        const indent = BETWEEN.exec(this.#text)?.[1]?.length ?? 0;
        this.#at = BETWEEN.lastIndex;
        this.#indent = this.#at >= this.#text.length ? -1 : indent;
    }
    #block(depth) {
        if (depth > DEEPEST)
            throw TOO_MUCH;
        return this.#isItem() ? this.#list(depth) : this.#mapping(depth);
    }
    #isItem() {
        return this.#text.startsWith('- ', this.#at);
    }
    #mapping(depth) {
        const column = this.#indent;
        const offset = this.#at;
        const inside = new Map();
        const values = [];
        do {
            const key = this.#at;
            const name = this.#match(KEY, key)?.[1];
            if (name === undefined || inside.has(name) || WORDS.has(name))
                throw TOO_MUCH;
            const { value, spot } = this.#valueOf(key + name.length + 1, column, depth);
            inside.set(name, { key, spot });
            values.push([name, value]);
        } while (this.#indent === column);
        if (this.#indent > column)
            throw TOO_MUCH;
        return { value: Object.fromEntries(values), spot: { offset, inside } };
    }
    /** What stands behind a key: in the same line, or in the lines below. */
    #valueOf(behindKey, column, depth) {
        const end = this.#endOfLine(behindKey);
        if (end === undefined)
            return this.#inLine(this.#behindSpaces(behindKey), column, depth + 1);
        this.#toNextLine(end);
        const isBelow = this.#indent > column || (this.#indent === column && this.#isItem());
        if (!isBelow)
            throw TOO_MUCH;
        return this.#block(depth + 1);
    }
    #list(depth) {
        const column = this.#indent;
        const offset = this.#at;
        const inside = [];
        const values = [];
        do {
            const at = this.#behindSpaces(this.#at + 1);
            const { value, spot } = this.#item(at, column, depth + 1);
            inside.push(spot);
            values.push(value);
        } while (this.#indent === column && this.#isItem());
        if (this.#indent > column)
            throw TOO_MUCH;
        return { value: values, spot: { offset, inside } };
    }
    /** A mapping that begins in the line of the dash has its column where its first key stands. */
    #item(at, column, depth) {
        if (this.#match(KEY, at) === undefined)
            return this.#inLine(at, column, depth);
        if (depth > DEEPEST)
            throw TOO_MUCH;
        this.#indent = column + at - this.#at;
        this.#at = at;
        return this.#mapping(depth);
    }
    /** A value that begins in this line; lines that are indented further than `column` would belong to it. */
    #inLine(at, column, depth) {
        const literal = this.#match(LITERAL, at);
        if (literal !== undefined)
            return this.#literal(at, at + literal[0].length + 1, literal[1] === '-', column);
        const { value, spot, to } = this.#flow(at, depth) ?? this.#plain(at);
        const end = this.#endOfLine(to);
        if (end === undefined)
            throw TOO_MUCH;
        this.#toNextLine(end);
        if (this.#indent > column)
            throw TOO_MUCH;
        return { value, spot };
    }
    /** A text without quotes goes to the end of its line, or to a comment. */
    #plain(at) {
        const line = this.#match(PLAIN, at)?.[0];
        if (line === undefined)
            throw TOO_MUCH;
        const comment = line.indexOf(' #');
        const written = (comment === -1 ? line : line.slice(0, comment)).trimEnd();
        if (written.includes(': ') || written.endsWith(':'))
            throw TOO_MUCH;
        return { value: meaningOf(written), spot: at, to: at + written.length };
    }
    /** A value that says itself where it ends: in quotes or in brackets. */
    #flow(at, depth) {
        switch (this.#text[at]) {
            case '"': {
                const written = this.#match(DOUBLE, at)?.[0];
                if (written === undefined)
                    throw TOO_MUCH;
                return { value: JSON.parse(written), spot: at, to: at + written.length };
            }
            case "'": {
                const written = this.#match(SINGLE, at)?.[0];
                if (written === undefined)
                    throw TOO_MUCH;
                return { value: written.slice(1, -1).replaceAll("''", "'"), spot: at, to: at + written.length };
            }
            case '[':
                return this.#flowList(at, depth);
            case '{':
                return this.#flowMapping(at, depth);
            default:
                return undefined;
        }
    }
    #flowList(offset, depth) {
        const inside = [];
        const values = [];
        let at = this.#behindSpaces(offset + 1);
        while (this.#text[at] !== ']' || values.length > 0) {
            const { value, spot, to } = this.#flowValue(at, depth + 1);
            inside.push(spot);
            values.push(value);
            at = this.#behindSpaces(to);
            if (this.#text[at] === ']')
                break;
            if (this.#text[at] !== ',')
                throw TOO_MUCH;
            at = this.#behindSpaces(at + 1);
        }
        return { value: values, spot: { offset, inside }, to: at + 1 };
    }
    #flowMapping(offset, depth) {
        const inside = new Map();
        const values = [];
        let at = this.#behindSpaces(offset + 1);
        while (this.#text[at] !== '}' || values.length > 0) {
            const name = this.#match(FLOW_KEY, at)?.[1];
            if (name === undefined || inside.has(name) || WORDS.has(name))
                throw TOO_MUCH;
            const { value, spot, to } = this.#flowValue(this.#behindSpaces(at + name.length + 1), depth + 1);
            inside.set(name, { key: at, spot });
            values.push([name, value]);
            at = this.#behindSpaces(to);
            if (this.#text[at] === '}')
                break;
            if (this.#text[at] !== ',')
                throw TOO_MUCH;
            at = this.#behindSpaces(at + 1);
        }
        return { value: Object.fromEntries(values), spot: { offset, inside }, to: at + 1 };
    }
    #flowValue(at, depth) {
        if (depth > DEEPEST)
            throw TOO_MUCH;
        const flow = this.#flow(at, depth);
        if (flow !== undefined)
            return flow;
        const written = this.#match(FLOW_PLAIN, at)?.[0].trimEnd();
        if (written === undefined)
            throw TOO_MUCH;
        return { value: meaningOf(written), spot: at, to: at + written.length };
    }
    /** The lines behind a "|", without the indentation of the first of them. */
    #literal(offset, from, isStripped, column) {
        const text = this.#text;
        const lines = [];
        let width = 0;
        let at = from;
        for (;;) {
            const end = text.indexOf('\n', at);
            const content = this.#behindSpaces(at);
            // The last line of a file may lack its line break; what that means is left to others.
            if (end === -1) {
                if (at < text.length)
                    throw TOO_MUCH;
                break;
            }
            if (content === end) {
                if (content - at > 0)
                    throw TOO_MUCH;
                lines.push('');
            }
            else if (width === 0 && content - at > column) {
                width = content - at;
                lines.push(text.slice(content, end));
            }
            else if (width > 0 && content - at >= width) {
                lines.push(text.slice(at + width, end));
            }
            else {
                if (content - at > column)
                    throw TOO_MUCH;
                break;
            }
            at = end + 1;
        }
        if (width === 0)
            throw TOO_MUCH;
        while (lines.at(-1) === '')
            lines.pop();
        this.#toNextLine(at);
        if (this.#indent > column)
            throw TOO_MUCH;
        return { value: lines.join('\n') + (isStripped ? '' : '\n'), spot: offset };
    }
    #match(pattern, at) {
        pattern.lastIndex = at;
        return pattern.exec(this.#text) ?? undefined;
    }
    #behindSpaces(at) {
        SPACES.lastIndex = at;
        SPACES.exec(this.#text);
        return SPACES.lastIndex;
    }
    /** Where the next line begins, when nothing more is said in this one. */
    #endOfLine(at) {
        const rest = this.#match(REST, at);
        return rest === undefined ? undefined : at + rest[0].length + 1;
    }
}
/** What a text without quotes means: most of them mean themselves. */
function meaningOf(written) {
    if (written.length <= 5 && WORDS.has(written))
        return WORDS.get(written);
    if (NO_NUMBER.test(written))
        throw TOO_MUCH;
    if (!NUMERIC.test(written))
        return written;
    if (NUMBER.test(written))
        return Number(written);
    if (NOT_NUMERIC.test(written))
        return written;
    throw TOO_MUCH;
}

// EXTERNAL MODULE: ./build/js/src/shared/positions.js
var positions = __webpack_require__(7557);
// EXTERNAL MODULE: ./build/js/src/shared/spots.js
var spots = __webpack_require__(77680);
// EXTERNAL MODULE: ./build/js/src/shared/yaml-tree.js + 1 modules
var yaml_tree = __webpack_require__(69848);
;// CONCATENATED MODULE: ./build/js/src/shared/yaml-text.js





/** Reads one YAML 1.2 document (merge keys and anchors allowed) and remembers where everything stands. */
function parseYamlText(given) {
    const plain = readPlainYaml(given);
    if (plain === undefined)
        return parseAllYaml(given);
    const { value, spot } = plain;
    const positionOf = (0,positions/* positionsIn */.Y)(given);
    return {
        kind: 'parsed',
        value,
        valueAt: (path) => positionOf((0,spots/* offsetOf */.b)(spot, path, 'value')),
        keyAt: (path) => positionOf((0,spots/* offsetOf */.b)(spot, path, 'key')),
    };
}
/** The same, by the parser that knows all of YAML and can say what is wrong. */
function parseAllYaml(given) {
    const opened = (0,yaml_tree/* openYamlTree */.o)(given);
    if (opened.kind === 'invalid')
        return opened;
    const { contents, values, positionOf } = opened.tree;
    return {
        kind: 'parsed',
        value: values.value,
        valueAt: (path) => positionOf(offsetOf(contents, values, path, 'value')),
        keyAt: (path) => positionOf(offsetOf(contents, values, path, 'key')),
    };
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


/***/ }),

/***/ 69848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ Spot),
  o: () => (/* binding */ openYamlTree)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/js/src/shared/positions.js
var positions = __webpack_require__(7557);
// EXTERNAL MODULE: ./build/js/src/shared/yaml-document.js
var yaml_document = __webpack_require__(12030);
;// CONCATENATED MODULE: ./build/js/src/shared/yaml-values.js


/** The most that aliases may make of a file, in values; sixteen characters of text weigh as much as a value. */
const MAX_WEIGHT = 1_500_000;
/** More complaints than this nobody reads. */
const MAX_COMPLAINTS = 5;
/**
 * Makes plain values of a YAML document. What stands behind an alias is read once and shared, so an alias bomb costs
 * nothing; but it is refused, because those who walk through the values would not end.
 */
function readValues(contents) {
    const reading = new Reading();
    const value = contents === null ? null : reading.read(contents).value;
    return {
        value,
        complaints: reading.complaints.toSorted((a, b) => a.offset - b.offset).slice(0, MAX_COMPLAINTS),
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
        if (read.height > yaml_document/* MAX_DEPTH */.lr) {
            this.complaints.push((0,yaml_document/* tooDeep */.DI)(node.range[0]));
            return NOTHING;
        }
        if (read.weight > MAX_WEIGHT) {
            this.#tooLarge(node);
            return NOTHING;
        }
        return read;
    }
    #tooLarge(node) {
        if (this.complaints.length >= MAX_COMPLAINTS)
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
const shown = (name) => (name.length > 60 ? `${name.slice(0, 59)}\u2026` : name);

;// CONCATENATED MODULE: ./build/js/src/shared/yaml-tree.js




/** Reads one YAML 1.2 document; aliases and merge keys are understood, and bombs made of them refused. */
function openYamlTree(given) {
    const text = given.replace(/^\uFEFF/, '');
    const positionOf = (0,positions/* positionsIn */.Y)(text);
    const invalid = (complaints) => ({
        kind: 'invalid',
        errors: complaints.map((complaint) => asError(complaint, positionOf)),
    });
    const nul = text.indexOf('\0');
    if (nul !== -1)
        return invalid([notText(nul)]);
    const composed = (0,yaml_document/* composeYaml */.ee)(text);
    if (composed.kind === 'refused')
        return invalid(composed.complaints);
    const { contents } = composed;
    const values = readValues(contents);
    if (values.complaints.length > 0)
        return invalid(values.complaints);
    return { kind: 'opened', tree: { text, contents, values, positionOf } };
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
/** One value of a tree. What an alias or a merge key brings in is seen where it is used and written where it stands. */
class Spot {
    value;
    /** As it is written: maybe an alias. */
    written;
    /** What that stands for. */
    node;
    #values;
    #pairs;
    constructor(value, written, values, pairs) {
        this.value = value;
        this.written = written;
        this.node = (0,dist/* isAlias */.Vj)(written) ? (values.meantBy(written) ?? null) : written;
        this.#values = values;
        this.#pairs = pairs;
    }
    static rootOf({ contents, values }) {
        return new Spot(values.value, contents, values, pairsBelow(contents));
    }
    get isMap() {
        return (0,dist/* isMap */.jh)(this.node);
    }
    get isList() {
        return (0,dist/* isSeq */.oP)(this.node);
    }
    get text() {
        return typeof this.value === 'string' ? this.value : undefined;
    }
    /** The entry of a key, also one whose value is null. */
    field(name) {
        const entry = (0,dist/* isMap */.jh)(this.node) ? this.#values.entriesOf(this.node)?.get(name) : undefined;
        const owned = entry && this.#pairs.get(entry.key);
        if (entry === undefined || owned === undefined)
            return undefined;
        const value = new Spot(entry.value, entry.node, this.#values, this.#pairs);
        return { name, ...owned, value, isMerged: owned.owner !== this.node };
    }
    fields() {
        const names = (0,dist/* isMap */.jh)(this.node) ? [...(this.#values.entriesOf(this.node)?.keys() ?? [])] : [];
        return names.flatMap((name) => this.field(name) ?? []);
    }
    items() {
        if (!(0,dist/* isSeq */.oP)(this.node) || !Array.isArray(this.value))
            return [];
        const { items } = this.node;
        return this.value.map((value, index) => new Spot(value, items[index], this.#values, this.#pairs));
    }
}
/** Every pair that is written, by its key. */
function pairsBelow(root) {
    const pairs = new Map();
    const walk = (node) => {
        if ((0,dist/* isSeq */.oP)(node))
            for (const item of node.items)
                walk(item);
        if (!(0,dist/* isMap */.jh)(node))
            return;
        for (const pair of node.items) {
            pairs.set(pair.key, { owner: node, pair });
            walk(pair.key);
            walk(pair.value);
        }
    };
    walk(root);
    return pairs;
}


/***/ }),

/***/ 7678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P9: () => (/* binding */ defaultPatterns),
/* harmony export */   W1: () => (/* binding */ findRepository),
/* harmony export */   f8: () => (/* binding */ findSuites)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40958);
/* harmony import */ var _shown_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87210);




/** Files that are a suite when they are named (suite-format.md \u00a71.2). */
const SUITE_FILE = /\.(?:ya?ml|jsonl|json|[mc]?ts)$/i;
const IN_A_FOLDER = ['*.eval.yaml', '*.eval.yml', 'eval.yaml', 'eval.yml', '*.eval.ts', '*.eval.mts'];
/** What is looked for when nothing is named: the patterns of every generation (suite-format.md \u00a71.3). */
const defaultPatterns = [
    '**/evals/**/*.eval.yaml',
    '**/evals/**/eval.yaml',
    '**/evals/**/*.eval.ts',
    '**/evals/**/dataset*.yaml',
];
/** Where nobody keeps suites of their own. */
const NOT_SEARCHED = ['!**/node_modules/**', '!**/dist/**'];
/**
 * Turns what was asked for (files, folders, globs, `!` exclusions) into absolute paths, each once, sorted; where nothing
 * is asked for, `patterns` say what is looked for. Throws a `UserError` for everything that names nothing.
 */
async function findSuites(asked, cwd, files, patterns = defaultPatterns) {
    const wanted = asked.filter((pattern) => !pattern.startsWith('!'));
    const excluded = asked.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
    const found = wanted.length === 0 ? await findByDefault(patterns, cwd, files) : await findWanted(wanted, cwd, files);
    const isExcluded = await exclusion(excluded, cwd, files);
    const kept = [...new Set(found)].filter((path) => !isExcluded(path)).sort(byCodeUnits);
    if (kept.length > 0)
        return kept;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOTHING_MATCHED', 'Every suite that was found is excluded again', {
        expected: 'at least one suite that no exclusion names',
        found: `exclusions ${excluded.map((pattern) => `!${pattern}`).join(' ')}`,
    });
}
async function findByDefault(patterns, cwd, files) {
    const matches = await files.glob([...patterns, ...NOT_SEARCHED], { cwd, ignoreCase: true });
    const found = matches.filter((path) => SUITE_FILE.test(path));
    if (found.length > 0)
        return found;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOTHING_MATCHED', `There is no eval suite in ${cwd}`, {
        expected: `a file that matches one of ${(0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(patterns.filter((pattern) => !pattern.startsWith('!')))}`,
        hint: 'Name the file, folder or glob to run.',
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
    // A folder that may not be entered looks empty to a glob; asking for a file in it tells the reason.
    await files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, 'eval.yaml'));
    return files.glob(IN_A_FOLDER.map((name) => `**/${name}`), { cwd: path });
}
/** What exclusions say of a path: a folder stands for all that is in it. */
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
/** Why something names no suite, with the most helpful thing to say about it: what there is instead. */
async function whyNothing(pattern, cwd, files) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, pattern);
    if ((await files.state(path)) === 'folder') {
        const others = (await files.glob(['**/*.{yaml,yml}'], { cwd: path })).map((other) => (0,_shown_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shownPath */ .p)(other, cwd));
        return {
            message: `There is no eval suite in the folder ${pattern}`,
            expected: `a file called ${IN_A_FOLDER.join(', ')}`,
            ...(others.length > 0 && { found: (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(others) }),
            hint: 'A file with another name can be run when it is named itself, or by a glob.',
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
        return { hint: `Did you mean "${(0,_shown_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shownPath */ .p)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, meant), cwd)}"?` };
    if (suites.length === 0)
        return { hint: `Paths start at ${cwd}.` };
    return { hint: `Next to it are: ${(0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(suites.map((other) => (0,_shown_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shownPath */ .p)(other, cwd)))}` };
}
/** The nearest folder above that holds `.git`; else the folder itself (suite-format.md \u00a71.4). */
async function findRepository(cwd, files) {
    for (let at = cwd;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(at)) {
        if ((await files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(at, '.git'))) !== 'missing')
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(at) === at)
            return cwd;
    }
}
const byCodeUnits = (a, b) => (a < b ? -1 : a > b ? 1 : 0);


/***/ })

};
