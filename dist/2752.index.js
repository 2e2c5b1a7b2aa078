export const id = 2752;
export const ids = [2752];
export const modules = {

/***/ 8579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ defineCommand)
/* harmony export */ });
const defineCommand = (command) => ({
    help: command.help,
    flags: command.flags,
    call(args) {
        const options = command.options(...args);
        return {
            options,
            isForPrograms: command.isForPrograms?.(options) ?? ('json' in options && options.json === true),
            startsPrograms: command.startsPrograms?.(options) ?? false,
            run: (runtime, terminal) => command.run(options, runtime, terminal),
        };
    },
});


/***/ }),

/***/ 20432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ problemsOf),
/* harmony export */   PQ: () => (/* binding */ asWarning),
/* harmony export */   _k: () => (/* binding */ countProblems),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   nf: () => (/* binding */ surveySuite),
/* harmony export */   s5: () => (/* binding */ inFile),
/* harmony export */   t2: () => (/* binding */ recorded),
/* harmony export */   y9: () => (/* binding */ byFile)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _suites_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95386);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81457);
/* harmony import */ var _pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58100);




async function surveySuite(path, site, programs = {}) {
    const file = (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .p)(path, site.cwd);
    const reading = (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_3__/* .suiteReading */ .hu)(site);
    const asked = new Set();
    const variables = async (folder) => recorded(await reading.variables(folder), asked);
    try {
        const { problems, ...seen } = await (0,_suites_load_js__WEBPACK_IMPORTED_MODULE_1__/* .lookAtSuite */ .Z)(path, {
            ...reading,
            variables,
            ...(programs.runProgram && { runProgram: programs.runProgram }),
            ...(programs.mayLackVariables && { mayLackVariables: programs.mayLackVariables }),
        });
        return { ...seen, problems: inFile(file, problems), variables: [...asked] };
    }
    catch (error) {
        return { problems: inFile(file, problemsOf(error)), variables: [...asked] };
    }
}
function problemsOf(error) {
    if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo)
        return error.problems;
    throw error;
}
const inFile = (file, problems) => problems.map((problem) => ({ file: problem.location?.file ?? file, ...problem }));
const recorded = (lookUp, asked) => (name, use) => {
    asked.add(name);
    return lookUp(name, use);
};
function inOrder(problems) {
    const once = new Map();
    for (const problem of problems) {
        const { severity, ...rest } = problem;
        const key = JSON.stringify(rest);
        if (severity === 'error' || !once.has(key))
            once.set(key, problem);
    }
    return [...once.values()].sort(byLocation);
}
function byLocation(a, b) {
    if (a.file !== b.file)
        return a.file < b.file ? -1 : 1;
    const [here, there] = [a.location, b.location];
    return (here?.line ?? 0) - (there?.line ?? 0) || (here?.column ?? 0) - (there?.column ?? 0);
}
function byFile(problems) {
    const files = new Map();
    for (const problem of problems) {
        const own = files.get(problem.file);
        if (own)
            own.push(problem);
        else
            files.set(problem.file, [problem]);
    }
    return files;
}
function countProblems(problems) {
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    return { errors, warnings: problems.length - errors };
}
const asWarning = (problem) => ({ ...problem, severity: 'warning' });


/***/ }),

/***/ 75311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ convertedOf)
/* harmony export */ });
function convertedOf(rewritten, placed) {
    const problem = (at, code, message = at.message) => ({
        code,
        severity: 'error',
        message,
        location: placed(at),
        hint: at.hint,
    });
    switch (rewritten.kind) {
        case 'invalid': {
            const problems = rewritten.errors.map((at) => problem(at, 'YAML_INVALID', `This is not valid YAML: ${at.message}`));
            return { kind: 'refused', problems };
        }
        case 'refused':
            return { kind: 'refused', problems: rewritten.reasons.map((at) => problem(at, 'NOT_SUPPORTED_YET')) };
        case 'rewritten': {
            const { text, changes, left } = rewritten;
            return { kind: 'converted', text, changes: altered(changes, placed), left: altered(left, placed) };
        }
    }
}
const altered = (remarks, placed) => remarks
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
    .map((at) => ({ message: at.message, location: placed(at), hint: at.hint }));


/***/ }),

/***/ 71481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ lostComments),
/* harmony export */   u: () => (/* binding */ commentsOf)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

function lostComments(before, after) {
    const left = new Map();
    for (const comment of withInner(commentsOf(after)))
        left.set(comment, (left.get(comment) ?? 0) + 1);
    return withInner(commentsOf(before)).filter((comment) => {
        const count = left.get(comment) ?? 0;
        left.set(comment, count - 1);
        return count <= 0;
    });
}
const withInner = (comments) => comments.flatMap((comment) => [
    comment,
    ...(comment.includes('#', 1) ? commentsOf(comment.slice(1).trimStart()) : []),
]);
const SCALAR = '\u001f';
function commentsOf(text) {
    const comments = [];
    let isContent = false;
    for (const lexeme of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(text)) {
        if (!isContent && lexeme.startsWith('#'))
            comments.push(lexeme.trimEnd());
        isContent = lexeme === SCALAR;
    }
    return comments;
}


/***/ }),

/***/ 10399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ rewriteYaml)
});

// EXTERNAL MODULE: ./build/js/src/shared/deep-equal.js
var deep_equal = __webpack_require__(4166);
;// CONCATENATED MODULE: ./build/js/src/shared/yaml/text-edits.js
function applyEdits(text, groups) {
    const taken = new Taken();
    const edits = groups.filter((group) => taken.take(group)).flat();
    const sorted = edits.toSorted((a, b) => a.from - b.from || a.to - b.to);
    const parts = [];
    let at = 0;
    for (const { from, to, pieces } of sorted) {
        parts.push(text.slice(at, from), ...pieces.map((piece) => textOf(piece, text)));
        at = to;
    }
    return [...parts, text.slice(at)].join('');
}
function textOf(piece, text) {
    if (typeof piece === 'string')
        return piece;
    const { from, to, shift = 0 } = piece;
    const slice = text.slice(from, to);
    if (shift === 0 || !slice.includes('\n'))
        return slice;
    const [first = '', ...lines] = slice.split('\n');
    return [first, ...lines.map((line) => shifted(line, shift))].join('\n');
}
function shifted(line, columns) {
    if (/^[ \t]*\r?$/.test(line))
        return line;
    if (columns > 0)
        return ' '.repeat(columns) + line;
    const indent = line.length - line.replace(/^ +/, '').length;
    return line.slice(Math.min(indent, -columns));
}
class Taken {
    #spans = [];
    take(group) {
        if (group.some((edit) => this.#isTaken(edit)))
            return false;
        for (const edit of group)
            this.#spans.splice(this.#indexOf(edit), 0, edit);
        return true;
    }
    #isTaken(edit) {
        const index = this.#indexOf(edit);
        return [index - 1, index].some((at) => {
            const other = this.#spans[at];
            return other !== undefined && overlap(edit, other);
        });
    }
    #indexOf({ from, to }) {
        let low = 0;
        let high = this.#spans.length;
        while (low < high) {
            const middle = (low + high) >>> 1;
            const span = this.#spans[middle];
            if (span !== undefined && (span.from < from || (span.from === from && span.to < to)))
                low = middle + 1;
            else
                high = middle;
        }
        return low;
    }
}
const overlap = (a, b) => (a.from < b.to && b.from < a.to) || (a.from === b.from && a.to === a.from && b.to === b.from);

// EXTERNAL MODULE: ./build/js/src/shared/yaml/yaml-comments.js
var yaml_comments = __webpack_require__(71481);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/js/src/shared/yaml/yaml-layout.js

class Layout {
    text;
    newline;
    constructor(text) {
        this.text = text;
        this.newline = /\r?\n/.exec(text)?.[0] ?? '\n';
    }
    lineStart(offset) {
        return this.text.lastIndexOf('\n', offset - 1) + 1;
    }
    lineEnd(offset) {
        const end = this.text.indexOf('\n', offset);
        return end === -1 ? this.text.length : end + 1;
    }
    column(offset) {
        return offset - this.lineStart(offset);
    }
    beginsLine(offset) {
        return /^ *$/.test(this.text.slice(this.lineStart(offset), offset));
    }
    columnOf(mapping) {
        return this.column(mapping.range[0]);
    }
    startOf({ owner, pair }) {
        const [keyStart] = pair.key.range;
        if (owner.flow === true)
            return keyStart;
        const isFirst = owner.items[0] === pair;
        return isFirst ? owner.range[0] : this.lineStart(keyStart) + this.columnOf(owner);
    }
    endOf({ pair }) {
        const keyEnd = pair.key.range[1];
        return Math.max(pair.value === null ? keyEnd : this.contentEnd(pair.value), this.colonOf(pair.key) ?? keyEnd);
    }
    contentEnd(node) {
        if (((0,dist/* isMap */.jh)(node) || (0,dist/* isSeq */.oP)(node)) && node.flow !== true) {
            const last = (0,dist/* isMap */.jh)(node) ? node.items.at(-1)?.value : node.items.at(-1);
            const lastKey = (0,dist/* isMap */.jh)(node) ? node.items.at(-1)?.key : undefined;
            if (last)
                return Math.max(this.contentEnd(last), lastKey ? (this.colonOf(lastKey) ?? 0) : 0);
            return lastKey ? (this.colonOf(lastKey) ?? lastKey.range[1]) : node.range[1];
        }
        return node.range[1];
    }
    colonOf(key) {
        const between = /^[ \t]*:/.exec(this.text.slice(key.range[1], key.range[1] + 200));
        return between === null ? undefined : key.range[1] + between[0].length;
    }
    valueStart({ pair }) {
        let at = this.colonOf(pair.key) ?? pair.key.range[1];
        for (;;) {
            const blank = /^\s+/.exec(this.text.slice(at, at + 10_000))?.[0].length ?? 0;
            at += blank;
            if (this.text[at] !== '#')
                return at;
            at = this.lineEnd(at);
        }
    }
    region(field) {
        const from = this.startOf(field);
        const end = this.endOf(field);
        let to = this.text[end - 1] === '\n' ? end : this.lineEnd(end);
        while (to < this.text.length) {
            const comment = /^( +)#/.exec(this.text.slice(to, this.lineEnd(to)));
            if (comment === null || (comment[1] ?? '').length <= this.columnOf(field.owner))
                break;
            to = this.lineEnd(to);
        }
        return { from, to };
    }
    withCommentsAbove(start) {
        const column = this.column(start);
        let from = this.lineStart(start);
        while (from > 0) {
            const above = this.lineStart(from - 1);
            const indent = /^( *)#/.exec(this.text.slice(above, from))?.[1]?.length;
            if (indent !== column)
                break;
            from = above;
        }
        return from;
    }
    behindBlankLines(lineStart) {
        let at = lineStart;
        while (at < this.text.length && this.text.slice(at, this.lineEnd(at)).trim() === '')
            at = this.lineEnd(at);
        return at;
    }
    commentsIn(from, to) {
        const lines = this.text.slice(from, to).split('\n');
        return lines.flatMap((line) => /^[^#]*?(#.*?)\s*$/.exec(line)?.[1] ?? []);
    }
    sourceOf(node) {
        return this.text.slice(node.range[0], node.range[1]);
    }
}
const isFlow = (node) => ((0,dist/* isMap */.jh)(node) || (0,dist/* isSeq */.oP)(node)) && node.flow === true;
const isWrittenHere = (field) => !(0,dist/* isAlias */.Vj)(field.value.written) && !field.isMerged;
function inQuotesOf(sample, word) {
    if (sample.startsWith('"'))
        return JSON.stringify(word);
    if (sample.startsWith('*') && !/^[\w./:+-]+$/.test(word))
        return JSON.stringify(word);
    return sample.startsWith("'") ? `'${word.replaceAll("'", "''")}'` : word;
}
const isUnwritten = (node) => node === null || ((0,dist/* isScalar */.jn)(node) && node.range[0] === node.range[1]);

;// CONCATENATED MODULE: ./build/js/src/shared/yaml/yaml-entries.js

class EntryEdits {
    #layout;
    constructor(layout) {
        this.#layout = layout;
    }
    keyLike(key, name) {
        return inQuotesOf(this.#layout.sourceOf(key), name);
    }
    #indent(column) {
        return ' '.repeat(column);
    }
    #valueOf(field) {
        return { from: this.#layout.valueStart(field), to: this.#layout.endOf(field) };
    }
    removalButComments(field) {
        const [removal] = this.removal(field);
        if (removal === undefined || field.owner.flow === true)
            return removal === undefined ? [] : [removal];
        const layout = this.#layout;
        const comments = layout.commentsIn(layout.endOf(field), layout.region(field).to);
        return [{ ...removal, pieces: this.#commentLines(comments, layout.columnOf(field.owner)) }];
    }
    removal(field) {
        const { owner, pair } = field;
        const index = owner.items.indexOf(pair);
        const [before, after] = [owner.items[index - 1], owner.items[index + 1]];
        const layout = this.#layout;
        if (owner.flow === true) {
            const from = before === undefined ? layout.startOf(field) : layout.endOf({ owner, pair: before });
            const to = before === undefined && after !== undefined ? layout.startOf({ owner, pair: after }) : layout.endOf(field);
            return [{ from, to, pieces: [] }];
        }
        const region = layout.region(field);
        if (layout.beginsLine(region.from))
            return [{ from: layout.lineStart(region.from), to: region.to, pieces: [] }];
        return [
            { from: region.from, to: after === undefined ? region.to : layout.startOf({ owner, pair: after }), pieces: [] },
        ];
    }
    entryAfter(field, pieces) {
        const layout = this.#layout;
        if (field.owner.flow === true) {
            const end = layout.endOf(field);
            return { from: end, to: end, pieces: [', ', ...pieces] };
        }
        return this.#linesAt(layout.region(field).to, [this.#indent(layout.columnOf(field.owner)), ...pieces]);
    }
    linesOf(field, block) {
        return block.replaceAll('\n', `${this.#layout.newline}${this.#indent(this.#layout.columnOf(field.owner))}`);
    }
    #linesAt(at, pieces) {
        const { text, newline } = this.#layout;
        const isInLine = at > 0 && text[at - 1] !== '\n';
        return { from: at, to: at, pieces: isInLine ? [newline, ...pieces] : [...pieces, newline] };
    }
    #behindKey(field, column, to = this.#layout.region(field).to) {
        const layout = this.#layout;
        const end = to > 0 && layout.text[to - 1] === '\n' ? to - (layout.text[to - 2] === '\r' ? 2 : 1) : to;
        return { from: field.pair.key.range[1], to: end, shift: column - layout.columnOf(field.owner) };
    }
    replacedBy(outer, inner, name) {
        const layout = this.#layout;
        if (isFlow(outer.value.node)) {
            const from = outer.pair.key.range[0];
            return [{ from, to: layout.endOf(outer), pieces: [name, ': ', this.#valueOf(inner)] }];
        }
        const region = layout.region(outer);
        const column = layout.columnOf(outer.owner);
        const comments = this.#commentLines(layout.commentsIn(outer.pair.key.range[1], layout.startOf(inner)), column);
        const whole = [name, this.#behindKey(inner, column, region.to), ...this.#lastBreak(region.to)];
        const pieces = layout.beginsLine(region.from)
            ? [...comments.flatMap((line) => [line.trimStart(), this.#indent(column)]), ...whole]
            : [...whole, ...comments];
        return [{ from: region.from, to: region.to, pieces }];
    }
    #lastBreak(at) {
        return this.#layout.text[at - 1] === '\n' ? [this.#layout.newline] : [];
    }
    #commentLines(comments, column) {
        return comments.map((comment) => `${this.#indent(column)}${comment}${this.#layout.newline}`);
    }
    movedBehind(outer, inner, name) {
        const layout = this.#layout;
        if (isFlow(outer.value.node)) {
            return [...this.removal(inner), this.entryAfter(outer, [name, ': ', this.#valueOf(inner)])];
        }
        const start = layout.startOf(inner);
        const above = layout.withCommentsAbove(start);
        const column = layout.columnOf(outer.owner);
        const comments = this.#commentLines(layout.commentsIn(above, layout.lineStart(start)), column);
        const pieces = [...comments, this.#indent(column), name, this.#behindKey(inner, column)];
        const end = layout.region(inner).to;
        const isFirst = inner.owner.items[0] === inner.pair;
        const to = isFirst ? layout.behindBlankLines(end) : end;
        return [{ from: above, to, pieces: [] }, this.#linesAt(layout.region(outer).to, pieces)];
    }
    wrapped(field, into) {
        const layout = this.#layout;
        const [from] = field.pair.key.range;
        const source = layout.sourceOf(field.pair.key);
        const outer = this.keyLike(field.pair.key, into);
        if (field.owner.flow === true) {
            return [{ from, to: layout.endOf(field), pieces: [outer, ': {', source, ': ', this.#valueOf(field), '}'] }];
        }
        const column = layout.columnOf(field.owner) + 2;
        const { to } = layout.region(field);
        const pieces = [outer, ':', layout.newline, this.#indent(column), source, this.#behindKey(field, column)];
        return [{ from, to, pieces: [...pieces, ...this.#lastBreak(to)] }];
    }
    movedInto(field, mapping) {
        const layout = this.#layout;
        const [first] = mapping.items;
        const source = layout.sourceOf(field.pair.key);
        if (mapping.flow === true || first === undefined) {
            const at = mapping.range[0] + 1;
            const name = first === undefined ? source : this.keyLike(first.key, field.name);
            return [
                { from: at, to: at, pieces: [name, ': ', this.#valueOf(field), ...(first === undefined ? [] : [', '])] },
                ...this.removalButComments(field),
            ];
        }
        const column = layout.columnOf(mapping);
        const at = layout.withCommentsAbove(layout.startOf({ owner: mapping, pair: first }));
        const pieces = [this.#indent(column), source, this.#behindKey(field, column)];
        return [this.#linesAt(at, pieces), ...this.removal(field)];
    }
    unwrapped(field, mapping) {
        const layout = this.#layout;
        const [first] = mapping.items;
        const last = mapping.items.at(-1);
        if (first === undefined || last === undefined)
            return this.removal(field);
        const from = field.pair.key.range[0];
        if (mapping.flow === true) {
            const parts = mapping.items.map((pair) => {
                const entry = { owner: mapping, pair };
                return { from: layout.startOf(entry), to: layout.endOf(entry) };
            });
            const between = field.owner.flow === true ? ', ' : layout.newline + this.#indent(layout.columnOf(field.owner));
            return [
                {
                    from,
                    to: layout.endOf(field),
                    pieces: parts.flatMap((part, index) => (index === 0 ? part : [between, part])),
                },
            ];
        }
        const column = layout.columnOf(field.owner);
        const start = layout.startOf({ owner: mapping, pair: first });
        const region = layout.region(field);
        const comments = this.#commentLines(layout.commentsIn(field.pair.key.range[1], start), column);
        const inside = { from: start, to: region.to, shift: column - layout.columnOf(mapping) };
        const pieces = layout.beginsLine(region.from)
            ? [...comments.flatMap((line) => [line.trimStart(), this.#indent(column)]), inside]
            : [inside, ...comments];
        return [{ from: region.from, to: region.to, pieces }];
    }
    listOf(field, name, item) {
        const layout = this.#layout;
        const written = field.pair.key;
        const list = this.keyLike(written, name);
        const [from] = written.range;
        if (field.owner.flow === true) {
            const pieces = [`${list}: [`, ...this.#flowItem(field, item), ']'];
            return [{ from, to: layout.endOf(field), pieces }];
        }
        const column = layout.columnOf(field.owner);
        const { to } = layout.region(field);
        const pieces = [`${list}:`, layout.newline, ...this.#blockItem(field, column + 2, item), ...this.#lastBreak(to)];
        return [{ from, to, pieces }];
    }
    #blockItem(field, column, { type, key }) {
        const inner = this.#indent(column + 2);
        return [
            `${this.#indent(column)}- type: ${type}`,
            this.#layout.newline,
            inner,
            key,
            this.#behindKey(field, column + 2),
        ];
    }
    #flowItem(field, { type, key }) {
        const [typeKey, typeName, valueKey] = ['type', type, key].map((word) => this.keyLike(field.pair.key, word));
        return [`{${typeKey}: ${typeName}, ${valueKey}: `, this.#valueOf(field), '}'];
    }
    listedFirst(field, list, items, item) {
        const layout = this.#layout;
        if (field.owner.flow === true) {
            const at = items.range[0] + 1;
            const between = items.items.length === 0 ? [] : [', '];
            return [{ from: at, to: at, pieces: [...this.#flowItem(field, item), ...between] }, ...this.removal(field)];
        }
        const start = layout.startOf(field);
        const above = layout.beginsLine(start) ? layout.withCommentsAbove(start) : start;
        const comments = layout.commentsIn(above, start);
        const [removal] = this.removal(field);
        const gone = { from: Math.min(above, removal?.from ?? above), to: removal?.to ?? above, pieces: [] };
        if (items.flow === true) {
            const column = layout.columnOf(list.owner) + 2;
            const others = items.items.flatMap((other) => other === null
                ? []
                : [layout.newline, this.#indent(column), '- ', { from: other.range[0], to: other.range[1], shift: 4 }]);
            const own = [layout.newline, ...this.#commentLines(comments, column), ...this.#blockItem(field, column, item)];
            const from = layout.colonOf(list.pair.key) ?? list.pair.key.range[1];
            return [{ from, to: items.range[1], pieces: [...own, ...others] }, gone];
        }
        const at = layout.lineStart(items.range[0]);
        const column = layout.column(items.range[0]);
        const pieces = [...this.#commentLines(comments, column), ...this.#blockItem(field, column, item)];
        return [this.#linesAt(at, pieces), gone];
    }
}

;// CONCATENATED MODULE: ./build/js/src/shared/yaml/yaml-rewriter.js



class Rewriter {
    groups = [];
    changes = [];
    left = [];
    refusals = [];
    #tree;
    #layout;
    #edits;
    #known = new Set();
    constructor(tree) {
        this.#tree = tree;
        this.#layout = new Layout(tree.text);
        this.#edits = new EntryEdits(this.#layout);
    }
    leave({ pair }, message, hint) {
        const at = pair.key.range[0];
        this.#once(`left ${at} ${message}`, () => this.left.push({ ...this.#tree.positionOf(at), message, hint }));
    }
    rename(field, { to, said, empty }) {
        this.#change(field, `rename ${to}`, said, () => [
            { from: field.pair.key.range[0], to: field.pair.key.range[1], pieces: [this.#edits.keyLike(field.pair.key, to)] },
            ...(empty === undefined ? [] : this.#edits.removalButComments(empty)),
        ]);
    }
    replace(field, source, said) {
        const { written } = field.value;
        if (written === null) {
            this.#refuse(field, said);
            return;
        }
        this.#change(field, 'replace', said, () => [
            {
                from: written.range[0],
                to: written.range[1],
                pieces: [inQuotesOf(this.#layout.sourceOf(written), source)],
            },
        ]);
    }
    exchange(field, to, source, said) {
        const { written } = field.value;
        if (written === null) {
            this.#refuse(field, said);
            return;
        }
        this.#change(field, 'exchange', said, () => [
            { from: field.pair.key.range[0], to: field.pair.key.range[1], pieces: [this.#edits.keyLike(field.pair.key, to)] },
            { from: written.range[0], to: written.range[1], pieces: [inQuotesOf(this.#layout.sourceOf(written), source)] },
        ]);
    }
    replaceAndAdd(field, source, added, said) {
        const { written } = field.value;
        if (written === null || field.isMerged) {
            this.#refuse(field, said);
            return;
        }
        this.#change(field, 'replace', said, () => [
            { from: written.range[0], to: written.range[1], pieces: [inQuotesOf(this.#layout.sourceOf(written), source)] },
            this.#edits.entryAfter(field, [this.#edits.keyLike(field.pair.key, added.key), `: ${added.source}`]),
        ]);
    }
    add(field, entry, said) {
        if (field.isMerged) {
            this.#refuse(field, said);
            return;
        }
        this.#change(field, 'add', said, () => [
            this.#edits.entryAfter(field, [field.owner.flow === true ? entry.flow : this.#edits.linesOf(field, entry.block)]),
        ]);
    }
    remove(field, said) {
        this.#change(field, 'remove', said, () => this.#edits.removalButComments(field));
    }
    commentOut(field, said) {
        if (field.owner.flow === true || field.isMerged) {
            this.#refuse(field, said);
            return;
        }
        this.#change(field, 'comment', said, () => {
            const { from, to } = this.#layout.region(field);
            const lines = this.#tree.text.slice(from, to).split('\n');
            const commented = lines.map((line) => (line.trim() === '' ? line : `# ${line}`));
            return [{ from, to, pieces: [commented.join('\n')] }];
        });
    }
    hoist(outer, inner, { to, said, empty }) {
        const mapping = outer.value.node;
        if (!isWrittenHere(outer) || inner.isMerged || !(0,dist/* isMap */.jh)(mapping)) {
            this.#refuse(inner, said);
            return;
        }
        const name = this.#edits.keyLike(inner.pair.key, to);
        this.#change(inner, `hoist ${to}`, said, () => [
            ...(mapping.items.length === 1
                ? this.#edits.replacedBy(outer, inner, name)
                : this.#edits.movedBehind(outer, inner, name)),
            ...(empty === undefined ? [] : this.#edits.removalButComments(empty)),
        ]);
    }
    sink(field, into, sibling, said) {
        if (sibling === undefined || isUnwritten(sibling.value.written)) {
            this.#change(field, 'sink', said, () => [
                ...this.#edits.wrapped(field, into),
                ...(sibling === undefined ? [] : this.#edits.removalButComments(sibling)),
            ]);
            return;
        }
        const mapping = sibling.value.node;
        if (!isWrittenHere(sibling) || !(0,dist/* isMap */.jh)(mapping)) {
            this.#refuse(field, said);
            return;
        }
        this.#change(field, 'sink', said, () => [...this.#edits.movedInto(field, mapping)]);
    }
    unwrap(field, said, isAwaited) {
        const mapping = field.value.node;
        if (!isWrittenHere(field) || !(0,dist/* isMap */.jh)(mapping)) {
            this.#refuse(field, said);
            return;
        }
        this.#change(field, 'unwrap', said, () => isAwaited ? [] : this.#edits.unwrapped(field, mapping));
    }
    enlist(field, list, item, said) {
        const there = list.field;
        if (list.isAwaited) {
            this.#change(field, 'enlist', said, () => []);
            return;
        }
        if (there === undefined || isUnwritten(there.value.written) || there.value.value === null) {
            this.#change(field, 'enlist', said, () => [
                ...this.#edits.listOf(field, list.name, item),
                ...(there === undefined ? [] : this.#edits.removalButComments(there)),
            ]);
            return;
        }
        const items = there.value.node;
        if (!isWrittenHere(there) || field.isMerged || !(0,dist/* isSeq */.oP)(items)) {
            this.#refuse(field, said);
            return;
        }
        this.#change(field, 'enlist', said, () => this.#edits.listedFirst(field, there, items, item));
    }
    #refuse(field, said) {
        const at = field.pair.key.range[0];
        this.#once(`refuse ${at}`, () => this.refusals.push({
            ...this.#tree.positionOf(at),
            message: `This cannot be converted behind an alias: ${said}`,
            hint: 'Replace the alias by its value, or make this change by hand.',
        }));
    }
    #change({ pair }, what, said, edits) {
        const at = pair.key.range[0];
        this.#once(`${what} ${at}`, () => {
            const group = edits();
            if (group.length > 0)
                this.groups.push(group);
            this.changes.push({ ...this.#tree.positionOf(at), message: said });
        });
    }
    #once(key, work) {
        if (this.#known.has(key))
            return;
        this.#known.add(key);
        work();
    }
}

// EXTERNAL MODULE: ./build/js/src/shared/yaml/yaml-tree.js + 1 modules
var yaml_tree = __webpack_require__(29183);
;// CONCATENATED MODULE: ./build/js/src/shared/yaml/yaml-rewriting.js





const MAX_ROUNDS = 60;
function rewriteYaml(given, plan, meant = (value) => value) {
    const opened = (0,yaml_tree/* openYamlTree */.o)(given);
    if (opened.kind === 'invalid')
        return opened;
    const first = planned(opened.tree, plan);
    const { changes, left, refusals } = first.rewriter;
    if (refusals.length > 0)
        return { kind: 'refused', reasons: refusals };
    const mark = given.startsWith('\uFEFF') ? '\uFEFF' : '';
    let text = opened.tree.text;
    let round = first;
    for (let rounds = 0; round.rewriter.groups.length > 0; rounds += 1) {
        const next = applyEdits(text, round.rewriter.groups);
        const reopened = (0,yaml_tree/* openYamlTree */.o)(next);
        if (reopened.kind === 'invalid')
            return refused(changes, `the result cannot be read (${whyNot(reopened.errors)})`);
        if (rounds === MAX_ROUNDS || next === text)
            return refused(changes, SHARED);
        text = next;
        round = planned(reopened.tree, plan);
        if (round.rewriter.refusals.length > 0)
            return { kind: 'refused', reasons: round.rewriter.refusals };
    }
    if (!(0,deep_equal/* deepEqual */.b)(meant(round.value), meant(first.value)))
        return refused(changes, SHARED);
    const [lost] = (0,yaml_comments/* lostComments */.B)(opened.tree.text, text);
    if (lost !== undefined)
        return refused(changes, `the comment "${lost.slice(0, 80)}" would be lost`);
    return { kind: 'rewritten', text: mark + text, value: first.value, changes, left };
}
const SHARED = 'other values would change too, such as those that an alias or a merge key shares';
const whyNot = (errors) => errors[0]?.message ?? 'unknown';
function planned(tree, plan) {
    const rewriter = new Rewriter(tree);
    return { rewriter, value: plan(yaml_tree/* Spot */.P.rootOf(tree), rewriter) };
}
function refused(changes, why) {
    const { line, column } = changes[0] ?? { line: 1, column: 1 };
    const message = `This file cannot be converted as a whole: ${why}`;
    const hint = 'Make the changes from this line on by hand, or replace the aliases by their values.';
    return { kind: 'refused', reasons: [{ line, column, message, hint }] };
}


/***/ }),

/***/ 88000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ commentedYaml),
/* harmony export */   h: () => (/* binding */ yamlOf)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

function yamlOf(value, column = 0) {
    const text = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)(value, { lineWidth: 0, aliasDuplicateObjects: false, version: '1.2', schema: 'core' });
    return column === 0 ? text : indented(text, ' '.repeat(column));
}
const commentedYaml = (value, column) => indented(yamlOf(value), `${' '.repeat(column)}# `);
const indented = (text, by) => text.replaceAll(/^(?=.)/gm, by);


/***/ })

};
