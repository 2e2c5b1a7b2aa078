export const id = 5069;
export const ids = [5069];
export const modules = {

/***/ 10043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41180);

const oneLine = (text) => (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .inOneLine */ .UX)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .dropInvisible */ .Nv)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutAnsi */ .uo)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .beginningOf */ .VI)(text))));


/***/ }),

/***/ 1693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ Offsets)
/* harmony export */ });
const HEAD = 3;
const ENTRY = 3;
const LIST = 0;
const MAPPING = 1;
const FEW = 32;
class Offsets {
    #known = [];
    #noted = [];
    #height = 0;
    #names = new Map();
    #indexes = new Map();
    mark() {
        return this.#height;
    }
    noteItem(spot) {
        this.#note(spot);
    }
    noteEntry(name, key, spot) {
        this.#note(this.#numberOf(name));
        this.#note(key);
        this.#note(spot);
    }
    list(offset, mark) {
        return this.#keep(offset, LIST, mark, 1);
    }
    mapping(offset, mark) {
        return this.#keep(offset, MAPPING, mark, ENTRY);
    }
    offsetOf(root, path, want) {
        let spot = root;
        let left = path.length;
        for (const step of path) {
            const at = this.#find(spot, step);
            if (at === undefined)
                break;
            left -= 1;
            const isEntry = this.#kindOf(spot) === MAPPING;
            if (want === 'key' && isEntry && left === 0)
                return this.#number(at + 1);
            spot = this.#number(isEntry ? at + 2 : at);
        }
        return spot < 0 ? this.#number(locationOf(spot)) : spot;
    }
    #note(number) {
        this.#noted[this.#height] = number;
        this.#height += 1;
    }
    #numberOf(name) {
        const known = this.#names.get(name);
        if (known !== undefined)
            return known;
        this.#names.set(name, this.#names.size);
        return this.#names.size - 1;
    }
    #keep(offset, kind, mark, size) {
        const spot = -1 - this.#known.length;
        this.#known.push(offset, kind, (this.#height - mark) / size);
        for (let at = mark; at < this.#height; at += 1)
            this.#known.push(this.#noted[at] ?? 0);
        this.#height = mark;
        return spot;
    }
    #find(spot, step) {
        if (spot >= 0)
            return undefined;
        const first = locationOf(spot) + HEAD;
        const count = this.#number(first - 1);
        if (this.#kindOf(spot) === MAPPING)
            return this.#findEntry(spot, first, count, String(step));
        return typeof step === 'number' && step >= 0 && step < count ? first + step : undefined;
    }
    #findEntry(spot, first, count, name) {
        const known = this.#names.get(name);
        if (known === undefined)
            return undefined;
        if (count > FEW)
            return this.#indexOf(spot, first, count).get(known);
        for (let at = first; at < first + count * ENTRY; at += ENTRY)
            if (this.#number(at) === known)
                return at;
        return undefined;
    }
    #indexOf(spot, first, count) {
        const known = this.#indexes.get(spot);
        if (known !== undefined)
            return known;
        const index = new Map();
        for (let at = first; at < first + count * ENTRY; at += ENTRY)
            index.set(this.#number(at), at);
        this.#indexes.set(spot, index);
        return index;
    }
    #kindOf(spot) {
        return spot < 0 ? this.#number(locationOf(spot) + 1) : LIST;
    }
    #number(at) {
        return this.#known[at] ?? 0;
    }
}
const locationOf = (spot) => -1 - spot;


/***/ }),

/***/ 4685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ positionsIn)
/* harmony export */ });
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

/***/ 99430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DI: () => (/* binding */ tooDeep),
/* harmony export */   ee: () => (/* binding */ composeYaml),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

const MAX_DEPTH = 100;
const MAX_OPEN = 2 * MAX_DEPTH + 10;
const MAX_LEXEMES = 2_000_000;
const MAX_COMPLAINTS = 5;
function composeYaml(text) {
    const parser = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX();
    const composer = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Composer */ .Dk({
        version: '1.2',
        schema: 'core',
        merge: true,
        prettyErrors: false,
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
    hint: 'Split it into several files.',
});
const secondDocument = (offset) => ({
    message: 'A second document begins here, but a file can only contain one',
    offset,
    hint: 'Remove the line "---", or move the following text to another file.',
});
const refused = (...complaints) => ({ kind: 'refused', complaints });
const isUnknownTag = ({ code }) => code === 'TAG_RESOLVE_FAILED';
function complaintOf({ message, pos }) {
    const [line = message] = message.split('\n', 1);
    const known = WORDINGS.find(({ said }) => said.test(line));
    const wording = known?.better === undefined ? line : line.replace(known.said, known.better);
    return { message: shortened(wording), offset: pos[0], hint: known?.hint };
}
const shortened = (message) => (message.length > 200 ? `${message.slice(0, 199)}\u2026` : message);
const WORDINGS = [
    {
        said: /^Nested mappings are not allowed in compact mappings$/,
        better: 'There is a second ": " in this line',
        hint: 'Put quotes around a text that contains ": ".',
    },
    {
        said: /^(?:Implicit keys need to be on a single line|Implicit map keys need to be followed by map values)$/,
        better: 'A key and its ":" must be on one line',
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

/***/ 90839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ parseYamlText)
});

// UNUSED EXPORTS: parseAllYaml

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/js/src/shared/yaml/offsets.js
var offsets = __webpack_require__(1693);
;// CONCATENATED MODULE: ./build/js/src/shared/yaml/plain-yaml.js

const LONGEST = 1_000_000;
const DEEPEST = 50;
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
const TOO_MUCH = new Error('More of YAML than is read here');
const UNUSUAL = /[^\P{Cc}\n]|[\u2028\u2029\uFEFF]/u;
const KEY = /[A-Za-z_$][\w$.-]*(?=:(?:[ \n]|$))/y;
const FLOW_KEY = /[A-Za-z_$][\w$.-]*(?=: )/y;
const PLAIN = /(?:[\w/.$(+^\\;=~\u00a1-\u2027\u202a-\uffef]|-(?=[\w/.$(]))[^\n]*/y;
const FLOW_PLAIN = /(?:[\w/.$(+^;=~\u00a1-\u2027\u202a-\uffef]|-(?=[\w.]))[^,[\]{}:#\n]*(?=[,\]}])/y;
const DOUBLE = /"(?:[^"\\\n]|\\["\\/bfnrt])*"/y;
const SINGLE = /'(?:[^'\n]|'')*'/y;
const LITERAL = /\|-? *(?=\n)/y;
const REST = /(?: *| +#[^\n]*)(?=\n|$)/y;
const SPACE = 32;
const LINE_BREAK = 10;
const BETWEEN = /(?: *(?:#[^\n]*)?\n)*/y;
const LAST_COMMENT = /#[^\n]*$/y;
const WORDS = new Map([
    ...['~', 'null', 'Null', 'NULL'].map((word) => [word, null]),
    ...['true', 'True', 'TRUE'].map((word) => [word, true]),
    ...['false', 'False', 'FALSE'].map((word) => [word, false]),
]);
const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,12})?$/;
const NUMBERLIKE = /^[-+.\d]/;
const NUMERIC = /^[-+]?\.?\d/;
const NOT_NUMERIC = /[^-+.\da-fxo]/i;
const NO_NUMBER = /^[-+]?\.(?:inf|nan)$/i;
class Reading {
    #text;
    #offsets = new offsets/* Offsets */.r();
    #at = 0;
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
        return { ...read, offsets: this.#offsets };
    }
    get #isOver() {
        return this.#indent === -1;
    }
    #toNextLine(from) {
        const line = this.#endOf(BETWEEN, Math.min(from, this.#text.length)) ?? from;
        const content = this.#behindSpaces(line);
        this.#at = this.#endOf(LAST_COMMENT, content) ?? content;
        this.#indent = this.#at >= this.#text.length ? -1 : content - line;
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
        const mark = this.#offsets.mark();
        const values = {};
        do {
            const key = this.#at;
            const name = this.#taken(KEY, key);
            if (name === undefined || Object.hasOwn(values, name) || WORDS.has(name))
                throw TOO_MUCH;
            const { value, spot } = this.#valueOf(key + name.length + 1, column, depth);
            this.#offsets.noteEntry(name, key, spot);
            put(values, name, value);
        } while (this.#indent === column);
        if (this.#indent > column)
            throw TOO_MUCH;
        return { value: values, spot: this.#offsets.mapping(offset, mark) };
    }
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
        const mark = this.#offsets.mark();
        const values = [];
        do {
            const at = this.#behindSpaces(this.#at + 1);
            const { value, spot } = this.#item(at, column, depth + 1);
            this.#offsets.noteItem(spot);
            values.push(value);
        } while (this.#indent === column && this.#isItem());
        if (this.#indent > column)
            throw TOO_MUCH;
        return { value: values, spot: this.#offsets.list(offset, mark) };
    }
    #item(at, column, depth) {
        if (this.#endOf(KEY, at) === undefined)
            return this.#inLine(at, column, depth);
        if (depth > DEEPEST)
            throw TOO_MUCH;
        this.#indent = column + at - this.#at;
        this.#at = at;
        return this.#mapping(depth);
    }
    #inLine(at, column, depth) {
        const literal = this.#endOf(LITERAL, at);
        if (literal !== undefined)
            return this.#literal(at, literal + 1, this.#text[at + 1] === '-', column);
        const { value, spot, to } = this.#flow(at, depth) ?? this.#plain(at);
        const end = this.#endOfLine(to);
        if (end === undefined)
            throw TOO_MUCH;
        this.#toNextLine(end);
        if (this.#indent > column)
            throw TOO_MUCH;
        return { value, spot };
    }
    #plain(at) {
        const line = this.#taken(PLAIN, at);
        if (line === undefined)
            throw TOO_MUCH;
        const comment = line.indexOf(' #');
        const written = (comment === -1 ? line : line.slice(0, comment)).trimEnd();
        if (written.includes(': ') || written.endsWith(':'))
            throw TOO_MUCH;
        return { value: meaningOf(written), spot: at, to: at + written.length };
    }
    #flow(at, depth) {
        switch (this.#text[at]) {
            case '"': {
                const written = this.#taken(DOUBLE, at);
                if (written === undefined)
                    throw TOO_MUCH;
                return { value: JSON.parse(written), spot: at, to: at + written.length };
            }
            case "'": {
                const written = this.#taken(SINGLE, at);
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
        const mark = this.#offsets.mark();
        const values = [];
        let at = this.#behindSpaces(offset + 1);
        while (this.#text[at] !== ']' || values.length > 0) {
            const { value, spot, to } = this.#flowValue(at, depth + 1);
            this.#offsets.noteItem(spot);
            values.push(value);
            at = this.#behindSpaces(to);
            if (this.#text[at] === ']')
                break;
            if (this.#text[at] !== ',')
                throw TOO_MUCH;
            at = this.#behindSpaces(at + 1);
        }
        return { value: values, spot: this.#offsets.list(offset, mark), to: at + 1 };
    }
    #flowMapping(offset, depth) {
        const mark = this.#offsets.mark();
        const values = {};
        let at = this.#behindSpaces(offset + 1);
        while (this.#text[at] !== '}' || this.#offsets.mark() > mark) {
            const name = this.#taken(FLOW_KEY, at);
            if (name === undefined || Object.hasOwn(values, name) || WORDS.has(name))
                throw TOO_MUCH;
            const { value, spot, to } = this.#flowValue(this.#behindSpaces(at + name.length + 1), depth + 1);
            this.#offsets.noteEntry(name, at, spot);
            put(values, name, value);
            at = this.#behindSpaces(to);
            if (this.#text[at] === '}')
                break;
            if (this.#text[at] !== ',')
                throw TOO_MUCH;
            at = this.#behindSpaces(at + 1);
        }
        return { value: values, spot: this.#offsets.mapping(offset, mark), to: at + 1 };
    }
    #flowValue(at, depth) {
        if (depth > DEEPEST)
            throw TOO_MUCH;
        const flow = this.#flow(at, depth);
        if (flow !== undefined)
            return flow;
        const written = this.#taken(FLOW_PLAIN, at)?.trimEnd();
        if (written === undefined)
            throw TOO_MUCH;
        return { value: meaningOf(written), spot: at, to: at + written.length };
    }
    #literal(offset, from, isStripped, column) {
        const text = this.#text;
        const lines = [];
        let width = 0;
        let at = from;
        for (;;) {
            const end = text.indexOf('\n', at);
            const content = this.#behindSpaces(at);
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
    #taken(pattern, at) {
        const end = this.#endOf(pattern, at);
        return end === undefined ? undefined : this.#text.slice(at, end);
    }
    #endOf(pattern, at) {
        pattern.lastIndex = at;
        return pattern.test(this.#text) ? pattern.lastIndex : undefined;
    }
    #behindSpaces(from) {
        let at = from;
        while (this.#text.charCodeAt(at) === SPACE)
            at += 1;
        return at;
    }
    #endOfLine(at) {
        if (this.#text.charCodeAt(at) === LINE_BREAK)
            return at + 1;
        const end = this.#endOf(REST, at);
        return end === undefined ? undefined : end + 1;
    }
}
function put(values, name, value) {
    if (name !== '__proto__')
        values[name] = value;
    else
        Object.defineProperty(values, name, { value, enumerable: true, writable: true, configurable: true });
}
function meaningOf(written) {
    if (written.length <= 5 && WORDS.has(written))
        return WORDS.get(written);
    if (!NUMBERLIKE.test(written))
        return written;
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

// EXTERNAL MODULE: ./build/js/src/shared/yaml/positions.js
var positions = __webpack_require__(4685);
// EXTERNAL MODULE: ./build/js/src/shared/yaml/yaml-tree.js + 1 modules
var yaml_tree = __webpack_require__(29183);
;// CONCATENATED MODULE: ./build/js/src/shared/yaml/yaml-text.js




function parseYamlText(given) {
    const plain = readPlainYaml(given);
    if (plain === undefined)
        return parseAllYaml(given);
    const { value, spot, offsets } = plain;
    const positionOf = (0,positions/* positionsIn */.Y)(given);
    return {
        kind: 'parsed',
        value,
        valueAt: (path) => positionOf(offsets.offsetOf(spot, path, 'value')),
        keyAt: (path) => positionOf(offsets.offsetOf(spot, path, 'key')),
    };
}
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

/***/ 29183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ Spot),
  o: () => (/* binding */ openYamlTree)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/js/src/shared/yaml/positions.js
var positions = __webpack_require__(4685);
// EXTERNAL MODULE: ./build/js/src/shared/yaml/yaml-document.js
var yaml_document = __webpack_require__(99430);
;// CONCATENATED MODULE: ./build/js/src/shared/yaml/yaml-values.js


const MAX_WEIGHT = 1_500_000;
const MAX_COMPLAINTS = 5;
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
class Reading {
    complaints = [];
    targets = new Map();
    entries = new Map();
    #anchors = new Map();
    #known = new Map();
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
            this.#complain(`There is no anchor &${alias.source} before this, so *${alias.source} has no value`, alias, {
                hint: 'Put quotes around a text that begins with "*".',
            });
            return NOTHING;
        }
        const read = this.#known.get(target);
        if (read === undefined) {
            this.#complain(`*${alias.source} is an alias of a value that contains it`, alias);
            return NOTHING;
        }
        this.targets.set(alias, target);
        return read;
    }
    #listOrScalar(node) {
        if ((0,dist/* isScalar */.jn)(node)) {
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
                this.#complain(`The key "${shown(name)}" occurs twice in this mapping`, key, { earlier: earlier.key });
        }
        const all = new Map([...own, ...[...merged].filter(([name]) => !own.has(name))]);
        this.entries.set(node, all);
        const entries = [...all].map(([name, { value }]) => [name, value]);
        return { value: Object.fromEntries(entries), ...sizeOf([...all.values()]) };
    }
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

;// CONCATENATED MODULE: ./build/js/src/shared/yaml/yaml-tree.js




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
class Spot {
    value;
    written;
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

/***/ 81457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ shownPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function shownPath(path, cwd) {
    const fromHere = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, path);
    const isInside = fromHere !== '' && !/^\.\.(?:[/\\]|$)/.test(fromHere) && fromHere !== path;
    return (isInside ? fromHere : path).replaceAll('\\', '/');
}


/***/ })

};
