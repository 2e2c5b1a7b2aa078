export const id = 5219;
export const ids = [5219];
export const modules = {

/***/ 69267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ wilson)
/* harmony export */ });
const Z95 = 1.96;
function wilson(passes, n) {
    if (n <= 0)
        return undefined;
    const p = passes / n;
    const z2 = Z95 * Z95;
    const centre = (p + z2 / (2 * n)) / (1 + z2 / n);
    const half = (Z95 / (1 + z2 / n)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n));
    return {
        low: p <= 0 ? 0 : Math.max(0, centre - half),
        high: p >= 1 ? 1 : Math.min(1, centre + half),
    };
}


/***/ }),

/***/ 79233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lf: () => (/* binding */ withoutEntries),
/* harmony export */   Mx: () => (/* binding */ jsonPieces),
/* harmony export */   Q8: () => (/* binding */ jsonDocument)
/* harmony export */ });
function withoutEntries(lines, readers) {
    const kept = [];
    let above;
    let list;
    for (const line of lines) {
        if (/^ *\{$/.test(line))
            list = undefined;
        if (list !== undefined) {
            if (line !== list.end && line !== `${list.end},`) {
                list.read(line.endsWith(',') ? line.slice(0, -1) : line);
                continue;
            }
            list = undefined;
        }
        kept.push(line);
        const [, indent = '', key = '', open] = /^((?: {2}){1,2})"(\w+)": ([{[])$/.exec(line) ?? [];
        if (open === '{' && indent.length === 2)
            above = key;
        else if (/^ {2}\}/.test(line))
            above = undefined;
        const read = open === '[' ? readers[indent.length === 2 ? key : `${above}.${key}`] : undefined;
        if (read !== undefined)
            list = { read, end: `${indent}]` };
    }
    return kept.join('\n');
}
const MAX_LISTS_DEPTH = 2;
const jsonDocument = (value) => [...jsonPieces(value)].join('');
function* jsonPieces(value) {
    yield* piecesOf(value, 0);
    yield '\n';
}
function* piecesOf(value, depth) {
    if (!isList(value) && (typeof value !== 'object' || value === null || depth === MAX_LISTS_DEPTH)) {
        yield JSON.stringify(value);
        return;
    }
    const [open = '', close = ''] = isList(value) ? '[]' : '{}';
    const indent = '  '.repeat(depth);
    let before = `${open}\n${indent}  `;
    let isEmpty = true;
    for (const [key, item] of isList(value) ? itemsOf(value) : Object.entries(value)) {
        if (key !== undefined && NOT_IN_JSON.includes(typeof item))
            continue;
        yield before;
        if (key === undefined)
            yield JSON.stringify(item) ?? 'null';
        else {
            yield `${JSON.stringify(key)}: `;
            yield* piecesOf(item, depth + 1);
        }
        before = `,\n${indent}  `;
        isEmpty = false;
    }
    yield isEmpty ? open + close : `\n${indent}${close}`;
}
const NOT_IN_JSON = ['undefined', 'function', 'symbol'];
const isList = (value) => typeof value === 'object' && value !== null && Symbol.iterator in value;
function* itemsOf(list) {
    for (const item of list)
        yield [undefined, item];
}


/***/ }),

/***/ 12464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mj: () => (/* binding */ reportFileSchema),
  W5: () => (/* binding */ suiteReportSchema)
});

// UNUSED EXPORTS: totalsSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var result = __webpack_require__(19923);
// EXTERNAL MODULE: ./build/js/src/model/verdict/assessment.js
var assessment = __webpack_require__(67409);
// EXTERNAL MODULE: ./build/js/src/model/verdict/verdict.js
var verdict = __webpack_require__(66510);
;// CONCATENATED MODULE: ./build/js/src/model/verdict/decision.js



const countsSchema = schemas/* strictObject */.rej({ trials: schemas/* int */.Whr().nonnegative(), passes: schemas/* int */.Whr().nonnegative() });
const decisionSchema = schemas/* strictObject */.rej({
    schema_version: schemas/* literal */.euz(1),
    verdict: schemas/* enum */.k5n(verdict/* verdictKinds */.PV),
    headline: schemas/* string */.YjP(),
    reasons: schemas/* array */.YOg(schemas/* string */.YjP()),
    suites: schemas/* array */.YOg(schemas/* strictObject */.rej({
        suite: schemas/* string */.YjP(),
        target: schemas/* string */.YjP(),
        verdict: schemas/* enum */.k5n(verdict/* verdictKinds */.PV),
        n: schemas/* int */.Whr().nonnegative(),
        delta: schemas/* number */.aig().nullable(),
        delta_low: schemas/* number */.aig().nullable(),
        delta_high: schemas/* number */.aig().nullable(),
        p: schemas/* number */.aig().min(0).max(1).nullable(),
        p_exact: schemas/* number */.aig().min(0).max(1).nullable(),
        p_variation: schemas/* number */.aig().min(0).max(1).nullable(),
        smallest_detectable_drop: schemas/* number */.aig().nullable(),
        reasons: schemas/* array */.YOg(schemas/* string */.YjP()),
    })),
    tests: schemas/* array */.YOg(schemas/* strictObject */.rej({
        suite: schemas/* string */.YjP(),
        test_id: schemas/* string */.YjP(),
        target: schemas/* string */.YjP(),
        state: schemas/* enum */.k5n(assessment/* testStates */.Nr),
        baseline: countsSchema,
        candidate: countsSchema,
        reruns: countsSchema.extend({ needed: schemas/* int */.Whr().positive().nullable() }),
        p: schemas/* number */.aig().min(0).max(1).nullable(),
    })),
    detectable_tests: schemas/* strictObject */.rej({ count: schemas/* int */.Whr().nonnegative(), of: schemas/* int */.Whr().nonnegative() }),
});
const gateDocumentSchema = decisionSchema.extend({
    failures: schemas/* string */.YjP().nullable(),
});

;// CONCATENATED MODULE: ./build/js/src/model/verdict/policy-source.js

const policyChangeSchema = schemas/* strictObject */.rej({
    file: schemas/* string */.YjP(),
    key: schemas/* string */.YjP().optional(),
    base: schemas/* string */.YjP().optional(),
    head: schemas/* string */.YjP().optional(),
});
const policySourceSchema = schemas/* strictObject */.rej({
    of: schemas/* enum */.k5n(['pull request', 'merge group']),
    from: schemas/* enum */.k5n(['base', 'checkout', 'unavailable']),
    base: schemas/* string */.YjP(),
    changes: schemas/* array */.YOg(policyChangeSchema),
    why: schemas/* string */.YjP().optional(),
});

;// CONCATENATED MODULE: ./build/js/src/model/verdict/report.js








const suiteTrendSchema = schemas/* strictObject */.rej({
    suite: schemas/* string */.YjP(),
    file: schemas/* string */.YjP().optional(),
    target: schemas/* string */.YjP(),
    runs: schemas/* array */.YOg(schemas/* strictObject */.rej({
        run: schemas/* string */.YjP(),
        sha: schemas/* string */.YjP().optional(),
        time: schemas/* string */.YjP(),
        verdict: schemas/* enum */.k5n(verdict/* verdictKinds */.PV).optional(),
        tests: schemas/* int */.Whr().nonnegative().optional(),
        passRate: schemas/* number */.aig().min(0).max(1).optional(),
        score: schemas/* number */.aig().optional(),
        markers: schemas/* array */.YOg(schemas/* string */.YjP()),
    })),
});
const usedSettingSchema = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP(),
    value: schemas/* union */.KCZ([schemas/* number */.aig(), schemas/* string */.YjP()]),
    from: schemas/* enum */.k5n(['given', 'configuration', 'default']),
});
const totalsSchema = schemas/* strictObject */.rej({
    total: schemas/* int */.Whr().nonnegative(),
    passed: schemas/* int */.Whr().nonnegative(),
    failed: schemas/* int */.Whr().nonnegative(),
    errored: schemas/* int */.Whr().nonnegative(),
    erroredTrials: schemas/* int */.Whr().positive().optional(),
    skipped: schemas/* int */.Whr().nonnegative(),
    flaky: schemas/* int */.Whr().nonnegative(),
    reused: schemas/* int */.Whr().nonnegative(),
    avoided: schemas/* strictObject */.rej({
        tests: schemas/* int */.Whr().positive(),
        costUsd: schemas/* number */.aig().nonnegative().optional(),
        costUnknown: schemas/* int */.Whr().nonnegative(),
        durationMs: schemas/* number */.aig().nonnegative().optional(),
        durationUnknown: schemas/* int */.Whr().nonnegative(),
    })
        .optional(),
    score: schemas/* number */.aig().min(0).max(1).optional(),
    passRate: schemas/* number */.aig().min(0).max(1).optional(),
    costUsd: schemas/* number */.aig().nonnegative().optional(),
    costUnknown: schemas/* int */.Whr().nonnegative(),
    tokens: message/* tokenUsageSchema */.uX.optional(),
    graderCostUsd: schemas/* number */.aig().nonnegative().optional(),
    graderTokens: message/* tokenUsageSchema */.uX.optional(),
    durationMs: schemas/* number */.aig().nonnegative().optional(),
    retries: schemas/* int */.Whr().nonnegative(),
});
const suiteReportSchema = schemas/* strictObject */.rej({
    suite: schemas/* string */.YjP(),
    file: schemas/* string */.YjP(),
    target: schemas/* string */.YjP(),
    threshold: schemas/* number */.aig().min(0).max(1).optional(),
    isDefaultThreshold: schemas/* literal */.euz(true).optional(),
    isOfPassRate: schemas/* literal */.euz(true).optional(),
    metadata: result/* suiteMetadataSchema */.nh.optional(),
    totals: totalsSchema,
});
const reportedCommitSchema = schemas/* strictObject */.rej({
    run: schemas/* string */.YjP().optional(),
    job: schemas/* string */.YjP().optional(),
    sha: schemas/* string */.YjP().optional(),
    baseSha: schemas/* string */.YjP().optional(),
    isFork: schemas/* literal */.euz(true).optional(),
});
const reportSchema = schemas/* strictObject */.rej({
    schemaVersion: schemas/* literal */.euz(1),
    generator: schemas/* strictObject */.rej({ name: schemas/* literal */.euz('eval-action'), version: schemas/* string */.YjP(), program: schemas/* string */.YjP().optional() }),
    ...(0,result/* measuredFacts */.Mt)(),
    commit: reportedCommitSchema.optional(),
    verdict: verdict/* verdictSchema */.$D,
    conclusion: schemas/* enum */.k5n(verdict/* conclusions */.fy),
    totals: totalsSchema,
    suites: schemas/* array */.YOg(suiteReportSchema),
    comparison: assessment/* assessmentSchema */.q4,
    trend: schemas/* array */.YOg(suiteTrendSchema).optional(),
    policy: policySourceSchema.optional(),
    settings: schemas/* array */.YOg(usedSettingSchema).optional(),
});
const reportFileSchema = reportSchema.omit({ verdict: true }).extend({
    verdict: decisionSchema,
    gate: verdict/* verdictSchema */.$D,
    gradersToCheck: schemas/* array */.YOg(errors/* problemSchema */.zs).optional(),
});


/***/ }),

/***/ 72588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ unzip),
/* harmony export */   u: () => (/* binding */ zipEntries)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var fzstd__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68339);
/* harmony import */ var yauzl__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20663);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7126);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56290);






async function unzip(bytes, { shown, isWanted, limits }) {
    const refuse = (why) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .userError */ .IF)('RESULTS_UNREADABLE', `${shown} is not read: ${why}`, {
        hint: 'Upload the files again. A hand-made archive may need other file names.',
    });
    return refusing(refuse, async () => {
        const archive = await yauzl__WEBPACK_IMPORTED_MODULE_3__.fromBufferPromise(Buffer.from(bytes), OPTIONS);
        if (archive.entryCount > limits.entries)
            throw refuse(`it has more than ${limits.entries} entries`);
        const names = new Set();
        const files = new Map();
        let left = limits.totalBytes;
        for await (const entry of archive.eachEntry()) {
            const name = nameOf(entry, refuse);
            const bad = whatIsWrong(name) ?? (isSpecial(entry, name) ? 'is a link or a device' : undefined);
            if (bad !== undefined)
                throw refuse(`the entry ${quoted(name)} ${bad}`);
            const folded = name.normalize('NFC').toLowerCase();
            if (names.has(folded))
                throw refuse(`it has two entries ${quoted(name)}`);
            names.add(folded);
            if (name.endsWith('/') || !isWanted(name))
                continue;
            if (entry.uncompressedSize > Math.min(limits.entryBytes, left)) {
                throw refuse(`${quoted(name)} is larger than is allowed`);
            }
            left -= entry.uncompressedSize;
            files.set(name, await contentOf(archive, entry, refuse));
        }
        return files;
    });
}
const MAX_ARCHIVE_BYTES = 4 * 1024 ** 3;
const MAX_ENTRIES = 1_000_000;
const MAX_UNPACKED_BYTES = 64 * 1024 ** 2;
async function zipEntries(slice, refuse) {
    const { size } = await slice(0, 0);
    if (size > MAX_ARCHIVE_BYTES)
        throw refuse('it is larger than 4 GiB');
    return refusing(refuse, async () => {
        const archive = await yauzl__WEBPACK_IMPORTED_MODULE_3__.fromRandomAccessReaderPromise(new SliceReader(slice), size, OPTIONS);
        if (archive.entryCount > MAX_ENTRIES)
            throw refuse(`it has more than ${MAX_ENTRIES} entries`);
        const entries = new Map();
        for await (const entry of archive.eachEntry())
            entries.set(nameOf(entry, refuse), entry);
        let left = MAX_UNPACKED_BYTES;
        return {
            sizes: new Map([...entries].map(([name, entry]) => [name, entry.uncompressedSize])),
            read: (name) => refusing(refuse, async () => {
                const entry = entries.get(name);
                if (entry === undefined)
                    throw refuse(`it has no entry ${quoted(name)}`);
                if (isSpecial(entry, name))
                    throw refuse(`the entry ${quoted(name)} is a link or a device`);
                if (entry.uncompressedSize > left) {
                    throw refuse(`the entries that are read are larger than 64 MiB, with ${quoted(name)}`);
                }
                left -= entry.uncompressedSize;
                return contentOf(archive, entry, refuse);
            }),
        };
    });
}
const OPTIONS = { decodeStrings: false, validateEntrySizes: false, autoClose: false, lazyEntries: true };
async function refusing(refuse, work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo)
            throw error;
        const why = (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error);
        const hasNoEnd = why.startsWith('End of central directory');
        throw refuse(hasNoEnd ? 'it is not a ZIP archive, or it is incomplete' : `it is damaged (${why})`);
    }
}
class SliceReader extends yauzl__WEBPACK_IMPORTED_MODULE_3__.RandomAccessReader {
    #slice;
    #piece = { start: 0, bytes: Buffer.alloc(0) };
    constructor(slice) {
        super();
        this.#slice = slice;
    }
    read(...[target, offset, length, position, done]) {
        const called = done;
        this.#bytes(position, length).then((bytes) => called(null, bytes.copy(target, offset)), (error) => called(error));
    }
    _readStreamForRange(start, end) {
        const read = () => this.#slice(start, end - start);
        return node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.from((async function* () {
            yield (await read()).bytes;
        })());
    }
    async #bytes(position, length) {
        const at = position - this.#piece.start;
        if (at >= 0 && at + length <= this.#piece.bytes.length)
            return this.#piece.bytes.subarray(at, at + length);
        const { bytes } = await this.#slice(position, Math.max(length, PIECE_BYTES));
        this.#piece = { start: position, bytes: Buffer.from(bytes) };
        return this.#piece.bytes.subarray(0, length);
    }
}
const PIECE_BYTES = 64 * 1024;
function nameOf({ fileNameRaw }, refuse) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(fileNameRaw);
    }
    catch {
        throw refuse('a name in it is not text');
    }
}
const quoted = (name) => JSON.stringify((0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .cutEnd */ .ym)(name, 100));
const RESERVED = /^(?:con|prn|aux|nul|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])(?:\..*)?$/i;
function whatIsWrong(name) {
    if (name === '' || name.length > 1000)
        return 'has no name, or a name that is too long';
    if (name.includes('\\') || /\p{Cc}/u.test(name))
        return 'has a backslash or a control character in its name';
    if (name.startsWith('/') || /^[a-z]:/i.test(name))
        return 'is an absolute path';
    const parts = name.replace(/\/$/, '').split('/');
    if (parts.some((part) => part === '' || part === '.' || part === '..'))
        return 'leads out of its folder';
    if (parts.some((part) => RESERVED.test(part)))
        return 'is the name of a device';
    return parts.some((part) => /[. ]$/.test(part)) ? 'ends with a dot or a space' : undefined;
}
const UNIX = 3;
function isSpecial({ versionMadeBy, externalFileAttributes }, name) {
    const type = (externalFileAttributes >>> 16) & 0o170_000;
    if (versionMadeBy >> 8 !== UNIX || type === 0)
        return false;
    return type !== (name.endsWith('/') ? 0o040_000 : 0o100_000);
}
const ZSTD = 93;
async function contentOf(archive, entry, refuse) {
    const shown = quoted(nameOf(entry, refuse));
    if (entry.isEncrypted())
        throw refuse(`${shown} is encrypted`);
    const isZstd = entry.compressionMethod === ZSTD;
    if (!isZstd && !entry.canDecodeFileData())
        throw refuse(`${shown} is packed by a method that is not known`);
    if (isZstd && entry.compressedSize > 2 * MAX_UNPACKED_BYTES)
        throw refuse(`${shown} is larger than is allowed`);
    const stream = await archive.openReadStreamPromise(entry, isZstd ? { decodeFileData: false } : {});
    const data = await upTo(stream, isZstd ? entry.compressedSize : entry.uncompressedSize);
    const content = isZstd ? unpackedZstd(data, entry.uncompressedSize) : data;
    if (content.length !== entry.uncompressedSize || (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32)(content) !== entry.crc32) {
        throw refuse(`${shown} does not match its directory entry`);
    }
    return content;
}
async function upTo(stream, maxBytes) {
    const chunks = [];
    let size = 0;
    for await (const chunk of stream) {
        size += chunk.length;
        if (size > maxBytes)
            throw new Error('an entry is larger than it declares');
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
const FED_BYTES = 64 * 1024;
function unpackedZstd(data, size) {
    const content = new Uint8Array(size);
    let at = 0;
    const stream = new fzstd__WEBPACK_IMPORTED_MODULE_2__/* .Decompress */ .YM((piece) => {
        if (at + piece.length > size)
            throw new Error('larger than declared');
        content.set(piece, at);
        at += piece.length;
    });
    for (let start = 0; start < data.length; start += FED_BYTES) {
        stream.push(data.subarray(start, start + FED_BYTES), start + FED_BYTES >= data.length);
    }
    return content.subarray(0, at);
}


/***/ }),

/***/ 91305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ present),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Pd: () => (/* binding */ omitted),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   c_: () => (/* binding */ tableOf),
/* harmony export */   oi: () => (/* binding */ omissionsIn),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   q$: () => (/* binding */ foldedIfLong),
/* harmony export */   uV: () => (/* binding */ columnOf),
/* harmony export */   uW: () => (/* binding */ section),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56290);

const heading = (level, text) => ({ kind: 'heading', level, text });
const paragraph = (text) => ({ kind: 'text', text });
const present = (...parts) => parts.flatMap((part) => (part === false || part === undefined ? [] : part));
const list = (items) => items.length === 0
    ? []
    : [{ kind: 'list', items: items.map((item) => (typeof item === 'string' ? { text: item } : item)) }];
const tableOf = (titles, rows) => rows.length === 0 ? [] : [{ kind: 'table', columns: titles.map(columnOf), rows }];
const columnOf = (title) => title.startsWith('#') ? { title: title.slice(1), align: 'right' } : { title };
const details = (summary, blocks) => blocks.length === 0 ? [] : [{ kind: 'details', summary, blocks }];
const MAX_OPEN_ROWS = 10;
const foldedIfLong = (summary, table, rows) => rows > MAX_OPEN_ROWS ? details(summary, table) : table;
const section = (title, blocks) => blocks.every(({ kind }) => kind === 'omitted') ? blocks : [heading(3, title), ...blocks];
const omitted = (noun, count, several) => count > 0 ? [{ kind: 'omitted', what: (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(noun, count, several) }] : [];
const omissionsIn = (blocks) => blocks.flatMap((block) => (block.kind === 'omitted' ? [block.what] : []));


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
/* harmony export */   sR: () => (/* binding */ tokenTotal),
/* harmony export */   w_: () => (/* binding */ neededScore)
/* harmony export */ });
/* unused harmony export moneyIn */
const UNKNOWN = '\u2013';
function percent(share) {
    return share === undefined ? UNKNOWN : `${percentDigits(share)}%`;
}
const percentRange = ({ low, high }) => `${percentDigits(low)}\u2013${percentDigits(high)}%`;
function score(value, mark = 1) {
    if (value === undefined)
        return UNKNOWN;
    const rounded = Math.round(value * 100) / 100;
    const shown = value < mark && rounded >= mark ? Math.floor(value * 100) / 100 : rounded;
    return shown.toFixed(2);
}
const neededScore = ({ threshold, isDefaultThreshold, isOfPassRate }) => threshold === undefined || isOfPassRate
    ? undefined
    : `needs ${score(threshold)}${isDefaultThreshold ? ' by default' : ''}`;
function money(dollars) {
    if (dollars === undefined)
        return UNKNOWN;
    if (dollars === 0 || dollars >= 0.995)
        return `$${grouped(dollars.toFixed(2))}`;
    if (dollars < LEAST_MONEY)
        return `<$${LEAST_MONEY}`;
    return `$${dollars.toFixed(decimalsOf(dollars)).replace(/(\.\d\d)0+$/, '$1')}`;
}
const LEAST_MONEY = 0.0001;
const decimalsOf = (dollars) => (dollars >= 0.1 ? 2 : dollars >= 0.01 ? 3 : 4);
function moneyIn(amounts) {
    const decimals = Math.max(2, ...new Set(amounts.map((amount) => (amount ? decimalsOf(amount) : 2))));
    return (dollars) => dollars === undefined || (dollars > 0 && dollars < LEAST_MONEY)
        ? money(dollars)
        : `$${grouped(dollars.toFixed(decimals))}`;
}
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
function tokens(count) {
    if (count === undefined)
        return UNKNOWN;
    if (Math.round(count) < 1000)
        return `${Math.round(count)}`;
    return count < 999_950 ? `${oneDecimal(count / 1000)}k` : `${oneDecimal(count / 1_000_000)}M`;
}
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

/***/ 13737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ graderSchema),
/* harmony export */   G8: () => (/* binding */ readableRows),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   W0: () => (/* binding */ parseRow),
/* harmony export */   YD: () => (/* binding */ keysOf),
/* harmony export */   eO: () => (/* binding */ known),
/* harmony export */   ee: () => (/* binding */ tokensSchema),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   hq: () => (/* binding */ nonEmpty),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   oV: () => (/* binding */ SHARE),
/* harmony export */   pV: () => (/* binding */ graderOf),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   vj: () => (/* binding */ amount),
/* harmony export */   z2: () => (/* binding */ asAttempts)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18764);
/* harmony import */ var _model_values_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92838);



const NUMBER = `a number from 0 to ${_model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_MEASURE */ .Gh}`;
const SHARE = 'a number from 0 to 1';
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('a text');
const nonEmpty = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('a text').min(1, 'a text that is not empty');
const amount = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(NUMBER).nonnegative(NUMBER).max(_model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_MEASURE */ .Gh, NUMBER);
const share = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(SHARE).min(0, SHARE).max(1, SHARE);
const optional = (value, description) => value.nullish().describe(description);
const known = (value) => Object.fromEntries(Object.entries(value).filter(([, given]) => given !== null));
const graderSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: nonEmpty.describe('Name of the grader'),
    type: optional(text, 'Kind of grader, as your tool names it'),
    score: optional(share, 'Score from 0 to 1'),
    pass: optional(zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY('true or false'), 'Whether it passed'),
    threshold: optional(share, 'Score from which it passes, if `pass` is absent'),
    reason: optional(text, 'Why'),
    weight: optional(amount, 'Weight in the score; default 1'),
}, 'an object {name, score, pass, reason}');
const tokensSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    input: amount.describe('Tokens of the input, cached ones included'),
    output: amount.describe('Tokens of the output'),
    cached: optional(amount, 'Input tokens from a cache of the provider'),
    reasoning: optional(amount, 'Output tokens of reasoning'),
}, 'an object {input, output}');
function graderOf(grader) {
    const { pass, ...given } = known(grader);
    return { ...given, passed: pass };
}
const asAttempts = (attempts, { outcome, score }) => attempts.map((attempt, number) => ({
    ...attempt,
    number,
    ofAllAttempts: number === 0 ? { outcome, score } : undefined,
}));
function decodeText(bytes) {
    const [first, second] = bytes;
    if (first === 0xff && second === 0xfe)
        return new TextDecoder('utf-16le').decode(bytes);
    if (first === 0xfe && second === 0xff)
        return new TextDecoder('utf-16be').decode(bytes);
    return new TextDecoder().decode(bytes);
}
function keysOf(row) {
    const keys = (0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .p)(row) ? Object.keys(row).filter((key) => key.length <= 60) : [];
    const more = keys.length > 20 ? ', \u2026' : '';
    return keys.length === 0 ? 'no keys' : `the keys ${keys.slice(0, 20).join(', ')}${more}`;
}
const MAX_ISSUES = 5;
function parseRow(schema, row) {
    const { success, data, error } = schema.safeParse(row, { error: wantedIn });
    if (success)
        return { success, data };
    const { issues } = error;
    const problems = issues.slice(0, MAX_ISSUES).map(({ path, message }) => {
        const given = path.reduce((value, key) => value?.[key], row);
        const json = given === undefined ? 'nothing' : (JSON.stringify(given) ?? '');
        const found = json.length <= 60 ? json : `${json.length} characters of JSON`;
        return `${path.length === 0 ? 'A row' : `"${path.join('.')}"`} must be ${message}, found ${found}`;
    });
    if (issues.length > MAX_ISSUES)
        problems.push(`${issues.length - MAX_ISSUES} more problems`);
    const isKeyMissing = (0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .p)(row) && issues.some(({ path: [key] }) => key !== undefined && !(key in row));
    return { success, why: `${problems.join('; ')}${isKeyMissing ? `. The row has ${keysOf(row)}` : ''}` };
}
function* readableRows(rows, schema, into) {
    for (const given of rows) {
        const read = parseRow(schema, given.value);
        if (read.success)
            yield { ...given, row: read.data };
        else
            into.unreadable(given.location, `${given.pointer}: ${read.why}`);
    }
}
const TYPES = {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
};
function wantedIn(issue) {
    switch (issue.code) {
        case 'invalid_union':
            return [...new Set(issue.errors.flat().map(({ message }) => message))].join(' or ');
        case 'invalid_value':
            return issue.values.map((value) => JSON.stringify(value)).join(' or ');
        case 'too_small':
        case 'too_big':
            return issue.origin === 'string' ? 'a text that is not empty' : NUMBER;
        default:
            return issue.code === 'invalid_type' ? TYPES[issue.expected] : undefined;
    }
}


/***/ }),

/***/ 5499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CN: () => (/* binding */ readFeedback),
/* harmony export */   T9: () => (/* binding */ FEEDBACK_FILE),
/* harmony export */   t4: () => (/* binding */ MAX_FEEDBACK_BYTES)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_run_feedback_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81832);
/* harmony import */ var _model_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93926);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56290);
/* harmony import */ var _model_values_mapping_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92838);
/* harmony import */ var _suites_yaml_json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12259);
/* harmony import */ var _suites_yaml_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55828);







const FEEDBACK_FILE = 'feedback.json';
const MAX_FEEDBACK_BYTES = 1024 * 1024;
const MAX_REVIEWS = 5000;
const MAX_NOTE_LENGTH = 10_000;
const MAX_PROBLEMS = 5;
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('text').max(MAX_NOTE_LENGTH, `text of at most ${MAX_NOTE_LENGTH} characters`);
const name = text.min(1, 'text that is not empty');
const reviews = (item) => zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item, 'a list of reviews').max(MAX_REVIEWS, `at most ${MAX_REVIEWS} reviews`);
const reviewedByHand = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    test_id: name,
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_run_feedback_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewVerdicts */ .h, (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .orList */ .A3)(_model_run_feedback_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewVerdicts */ .h)),
    notes: text.optional(),
    evaluator_overrides: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(name, text, 'a mapping of graders to notes').optional(),
    workspace_notes: text.optional(),
});
const handWritten = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    run_id: name,
    reviewer: name,
    timestamp: name,
    overall_notes: text.optional(),
    per_case: reviews(reviewedByHand).optional(),
});
const comment = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ test_id: name, comment: text, updated_at: text.optional() });
const ofDashboard = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ reviews: reviews(comment) });
function readFeedback(content, { file, results }) {
    const parsed = (0,_suites_yaml_json_text_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJsonText */ .l)(content);
    if (parsed.kind === 'invalid') {
        return { problems: parsed.errors.map(({ message, hint, ...at }) => unread(message, { file, ...at }, { hint })) };
    }
    const { value } = parsed;
    const root = new _suites_yaml_source_js__WEBPACK_IMPORTED_MODULE_6__/* .Cursor */ .bs({ ...parsed, file }, value);
    const isOfDashboard = (0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .p)(value) && 'reviews' in value && !('per_case' in value);
    const items = root.field(isOfDashboard ? 'reviews' : 'per_case')?.items() ?? [];
    const problems = [
        ...unknownKeys([root], isOfDashboard ? ofDashboard : handWritten),
        ...unknownKeys(items, isOfDashboard ? comment : reviewedByHand),
    ].slice(0, MAX_PROBLEMS);
    const read = isOfDashboard ? ofDashboard.safeParse(value) : handWritten.safeParse(value);
    if (!read.success) {
        const invalid = read.error.issues.slice(0, MAX_PROBLEMS).map(({ path, message }) => {
            const keys = path.filter((key) => typeof key !== 'symbol');
            const subject = keys.length === 0 ? 'This review' : `"${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(keys.join('.'), 100)}"`;
            return unread(`${subject} is missing or invalid`, root.below(keys), { expected: message });
        });
        return { problems: [...invalid, ...problems] };
    }
    const feedback = feedbackOf(file, read.data);
    if (results === undefined)
        return { feedback, problems };
    const known = new Set(results.map(({ testId }) => testId));
    const unknown = new Set(feedback.tests.flatMap(({ testId }) => (known.has(testId) ? [] : testId)));
    const message = `This review is about tests that the results do not have: ${(0,_model_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)([...unknown])}`;
    const location = { file, line: 1, column: 1 };
    const notInResults = { code: 'NOTHING_MATCHED', severity: 'warning', message, location };
    return {
        feedback,
        problems: unknown.size > 0 ? [...problems, notInResults] : problems,
    };
}
const unknownKeys = (mappings, { shape }) => mappings
    .flatMap((mapping) => mapping.keys().flatMap((key) => (Object.hasOwn(shape, key) ? [] : [{ mapping, key }])))
    .slice(0, MAX_PROBLEMS)
    .map(({ mapping, key }) => mapping.warning('UNKNOWN_FIELD', `"${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(key, 60)}" is not a key of a review and is ignored`, {
    location: mapping.key(key)?.keyLocation ?? mapping.location,
    hint: (0,_model_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestion */ .h)(key, Object.keys(shape), 'keys'),
}));
const unread = (message, location, { expected, hint = 'The review is not shown until this is fixed.' }) => ({ code: 'RESULTS_UNREADABLE', severity: 'warning', message, location, hint, expected });
function feedbackOf(file, given) {
    if ('reviews' in given) {
        return { file, tests: given.reviews.map(({ test_id: testId, comment: notes }) => ({ testId, notes })) };
    }
    const { run_id: runId, reviewer, timestamp, overall_notes: overallNotes, per_case: tests = [] } = given;
    return {
        ...{ file, runId, reviewer, timestamp, overallNotes },
        tests: tests.map(({ test_id: testId, evaluator_overrides: graderNotes, workspace_notes: workspaceNotes, ...test }) => {
            return { testId, ...test, graderNotes, workspaceNotes };
        }),
    };
}


/***/ }),

/***/ 34210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QO: () => (/* binding */ looksLikeReport),
/* harmony export */   ce: () => (/* binding */ reportDocument),
/* harmony export */   tL: () => (/* binding */ readReport)
/* harmony export */ });
/* unused harmony export decidedIn */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_run_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82203);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19923);
/* harmony import */ var _model_text_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23291);
/* harmony import */ var _model_text_json_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79233);
/* harmony import */ var _model_values_depth_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2493);
/* harmony import */ var _model_values_mapping_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92838);
/* harmony import */ var _model_verdict_assessment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67409);
/* harmony import */ var _model_verdict_report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(12464);
/* harmony import */ var _model_verdict_verdict_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(66510);











const reportSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    ...(0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .measuredFacts */ .Mt)(),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().refine((time) => Number.isFinite(Date.parse(time)), 'a time'),
    changes: (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .measuredFacts */ .Mt)().changes.catch(undefined),
    flags: (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .measuredFacts */ .Mt)().flags.catch('unknown'),
    environment: _model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .environmentSchema */ .VW.optional().catch(undefined),
    extraTrials: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .extraTrialSchema */ .kj).optional().catch(undefined),
    earlier: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_run_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_2__/* .earlierAttemptSchema */ .d).optional(),
    results: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    totals: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ total: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative() }),
    suites: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        ..._model_verdict_report_js__WEBPACK_IMPORTED_MODULE_9__/* .suiteReportSchema */ .W5.pick({ suite: true, file: true, target: true, threshold: true }).shape,
        ..._model_verdict_report_js__WEBPACK_IMPORTED_MODULE_9__/* .suiteReportSchema */ .W5.pick({ isDefaultThreshold: true, isOfPassRate: true }).shape,
        metadata: _model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .suiteMetadataSchema */ .nh.optional().catch(undefined),
    })),
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_verdict_verdict_js__WEBPACK_IMPORTED_MODULE_10__/* .verdictKinds */ .PV),
        tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_verdict_assessment_js__WEBPACK_IMPORTED_MODULE_8__/* .testStates */ .Nr).optional().catch(undefined) })).catch([]),
    })
        .optional()
        .catch(undefined),
    commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ job: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() }).optional().catch(undefined),
});
const MAX_RESULTS = 200_000;
const headSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ schemaVersion: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), generator: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('eval-action') }) });
const looksLikeReport = (text) => /^\s*\{\s*"schemaVersion"/.test(text.slice(0, 200));
function reportDocument(lines) {
    const results = [];
    const value = (0,_model_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonOf */ .o_)((0,_model_text_json_document_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutEntries */ .Lf)(lines, { results: (entry) => results.push((0,_model_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonOf */ .o_)(entry)) }));
    return (0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_7__/* .isMapping */ .p)(value) && results.length > 0 ? { ...value, results } : value;
}
function readReport(lines, file) {
    let results = [];
    let count = 0;
    const addResult = (value) => {
        count += 1;
        if (count > MAX_RESULTS)
            throw unreadable(file, `it has more than ${MAX_RESULTS} results`);
        const { success, data } = _model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .testResultSchema */ .Bd.safeParse(value);
        if (success)
            results?.push(data);
        else
            results = undefined;
    };
    const value = parsed((0,_model_text_json_document_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutEntries */ .Lf)(lines, { results: (entry) => addResult(parsed(entry, file)) }), file);
    const head = headSchema.safeParse(value);
    if (!head.success)
        throw unreadable(file, 'it is no report of eval-action');
    if (head.data.schemaVersion > 1)
        throw unreadable(file, 'a newer version of eval-action wrote it');
    const read = reportSchema.safeParse(value);
    if (!read.success)
        throw unreadable(file, `it is damaged at ${read.error.issues[0]?.path.join('.') ?? 'the top'}`);
    const { totals, suites, verdict, commit, results: others, ...measured } = read.data;
    others.forEach(addResult);
    const described = suites.flatMap(({ suite, file, metadata }) => (metadata ? [{ suite, file, metadata }] : []));
    return {
        run: {
            ...measured,
            describedSuites: described.length > 0 ? described : undefined,
            planned: Math.max(totals.total, count),
            requirements: suites.flatMap(({ threshold, isDefaultThreshold, metadata: _, ...suite }) => threshold === undefined || isDefaultThreshold ? [] : [{ ...suite, threshold, from: 'suite' }]),
        },
        results,
        job: commit?.job,
        verdict: verdict?.verdict,
        passed: (verdict?.verdict === 'pass' || verdict?.verdict === 'warn') &&
            !verdict.tests.some(({ state }) => _model_verdict_assessment_js__WEBPACK_IMPORTED_MODULE_8__/* .undecidedStates */ .kv.includes(state)),
        decided: decidedIn(value),
    };
}
function parsed(text, file) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (cause) {
        throw unreadable(file, 'it is not JSON, or cut off', cause);
    }
    if ((0,_model_values_depth_js__WEBPACK_IMPORTED_MODULE_6__/* .isDeeperThan */ .hz)(value, _model_values_depth_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_JSON_DEPTH */ .KX))
        throw unreadable(file, 'it is nested too deeply');
    return value;
}
const unreadable = (file, why, cause) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('RESULTS_UNREADABLE', `${file} cannot be read: ${why}`, {
    hint: 'Name the folder of a run, its report.json or its index.jsonl.',
    cause,
});
const comparedSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    settings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), value: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()]) })).optional(),
    comparison: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        suites: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            ..._model_verdict_assessment_js__WEBPACK_IMPORTED_MODULE_8__/* .suiteAssessmentSchema */ .k0.pick({ suite: true, file: true, target: true, finding: true }).shape,
            ..._model_verdict_assessment_js__WEBPACK_IMPORTED_MODULE_8__/* .suiteAssessmentSchema */ .k0.pick({ smallestDetectableDrop: true, keepsDefaultThreshold: true }).shape,
            ...(0,_model_verdict_assessment_js__WEBPACK_IMPORTED_MODULE_8__/* .numbersShape */ .w8)(),
        })),
        tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            ..._model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .testNamesSchema */ .EJ.shape,
            ..._model_verdict_assessment_js__WEBPACK_IMPORTED_MODULE_8__/* .testAssessmentSchema */ .Ou.pick({ state: true, needed: true, p: true, undetectable: true }).shape,
        })),
        failingTogether: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(_model_verdict_assessment_js__WEBPACK_IMPORTED_MODULE_8__/* .failingTogetherSchema */ .iT.pick({ suites: true, needed: true, p: true }).shape))
            .optional(),
        detectableTests: _model_verdict_assessment_js__WEBPACK_IMPORTED_MODULE_8__/* .detectableTestsSchema */ .iG,
    }),
});
const SUSPECTED = [
    ...['regressed', 'fails-on-base', 'suspected', 'not-reproduced'],
    ...['not-enough-history', 'not-rerun'],
];
function decidedIn(report) {
    const read = comparedSchema.safeParse(report);
    if (!read.success)
        return { suites: [], tests: [], detectableTests: [] };
    const { settings = [], comparison } = read.data;
    const isOfMatrix = settings.some(({ name, value }) => name === 'matrix-jobs' && Number(value) > 1);
    const kept = isOfMatrix ? SUSPECTED : ['regressed'];
    const isOfGroup = ({ suite, suiteFile, target, needed, p }) => (comparison.failingTogether ?? []).some((joint) => joint.needed === needed &&
        joint.p === p &&
        joint.suites.some((own) => own.suite === suite && own.file === suiteFile && own.target === target));
    const suites = comparison.suites.flatMap((compared) => {
        const { suite, file, target, finding, smallestDetectableDrop, keepsDefaultThreshold, ...numbers } = compared;
        if (finding === 'not-compared')
            return [];
        const decided = { suite, file, target, finding, smallestDetectableDrop, keepsDefaultThreshold };
        return [finding === 'steady' ? decided : { ...decided, numbers }];
    });
    return {
        suites: isOfMatrix ? suites : [],
        tests: comparison.tests.flatMap(({ state, ...test }) => {
            if (!kept.includes(state))
                return [];
            if (state === 'not-rerun')
                return [{ ...test, isBeyondCap: true }];
            if (state === 'not-enough-history')
                return [{ ...test, needed: undefined, p: undefined }];
            return [state === 'suspected' && isOfGroup(test) ? { ...test, isUndecided: true } : test];
        }),
        detectableTests: isOfMatrix ? [comparison.detectableTests] : [],
    };
}


/***/ }),

/***/ 72533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ readResults)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var model_errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var run_result = __webpack_require__(19923);
// EXTERNAL MODULE: ./build/js/src/model/text/json.js
var text_json = __webpack_require__(23291);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/results/join-runs.js
var join_runs = __webpack_require__(38139);
// EXTERNAL MODULE: ./build/js/src/results/read/read-feedback.js
var read_feedback = __webpack_require__(5499);
// EXTERNAL MODULE: ./build/js/src/results/read/read-report.js
var read_report = __webpack_require__(34210);
// EXTERNAL MODULE: ./build/js/src/results/read/rows.js
var read_rows = __webpack_require__(79474);
// EXTERNAL MODULE: ./build/js/src/results/shards.js
var shards = __webpack_require__(62017);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/js/src/model/values/depth.js
var depth = __webpack_require__(2493);
// EXTERNAL MODULE: ./build/js/src/model/values/once.js
var once = __webpack_require__(81667);
// EXTERNAL MODULE: ./build/js/src/platform/files/zip.js
var zip = __webpack_require__(72588);
// EXTERNAL MODULE: ./build/js/src/results/importers/row-parts.js
var row_parts = __webpack_require__(13737);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/result-rows.js
var result_rows = __webpack_require__(95262);
;// CONCATENATED MODULE: ./build/js/src/results/run-folder/import-source.js











const HEAD_BYTES = 64 * 1024;
const MAX_ROWS = 200_000;
const MIB = 1024 * 1024;
const NEWLINE = 0x0a;
async function importSource(path, { cwd, files }) {
    const shown = (0,shown_path/* shownPath */.p)(path, cwd);
    const { bytes: begin, size } = await files.slice(path, 0, HEAD_BYTES);
    const head = utf8(begin);
    let notUtf8;
    const beginsJson = /^\s*\{/.test(new TextDecoder().decode(head.subarray(0, 200)));
    const bytes = async () => {
        if (size <= result_rows/* MAX_RESULTS_BYTES */.ue) {
            const all = await files.readBytes(path, result_rows/* MAX_RESULTS_BYTES */.ue);
            const at = firstUndecoded(all);
            notUtf8 = at && { file: shown, ...at };
            return all;
        }
        throw (0,model_errors/* userError */.IF)('FILE_TOO_LARGE', `${shown} has ${(Math.ceil((size * 10) / MIB) / 10).toFixed(1)} MiB of results`, {
            expected: `at most ${result_rows/* MAX_RESULTS_BYTES */.ue / MIB} MiB in one file of another tool`,
            hint: `Write several files, each with other tests, and report all of them: eval-action report 'results/*${(0,external_node_path_.extname)(shown)}'`,
        });
    };
    const text = async () => (0,row_parts/* decodeText */.g7)(await bytes());
    const json = (0,once/* once */.O)(async () => documentOf(await text(), shown));
    const beginning = (0,once/* once */.O)(async () => {
        const isEnough = !beginsJson || begin.length === size || (0,row_parts/* decodeText */.g7)(head).trim().includes('\n');
        return (isEnough ? (0,row_parts/* decodeText */.g7)(head) : await text()).trim();
    });
    const document = async () => {
        const [first = '', ...others] = beginsJson ? (await beginning()).split('\n') : [];
        const isOne = beginsJson && (others.length === 0 || (0,text_json/* lenientJsonOf */.XI)(first) === undefined);
        return isOne ? json().catch(() => undefined) : undefined;
    };
    const firstRow = (0,once/* once */.O)(async () => {
        const content = await beginning();
        if (/^(?:<|\[\s*[\]{])/.test(content))
            return undefined;
        for (const line of content.split('\n')) {
            const row = line.startsWith('{') ? (0,text_json/* lenientJsonOf */.XI)(line) : undefined;
            if (row !== undefined)
                return row;
        }
        return undefined;
    });
    const archive = (0,once/* once */.O)(() => (0,zip/* zipEntries */.u)((start, length) => files.slice(path, start, length), (why) => (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `${shown} cannot be read: ${why}`, {
        hint: 'Was the file copied completely? Copy it again, or run the tool again.',
    })));
    return {
        path: shown,
        shown: (named) => ((0,external_node_path_.isAbsolute)(named) ? (0,shown_path/* shownPath */.p)(named, cwd) : named.replaceAll('\\', '/')),
        notUtf8: () => notUtf8,
        head,
        text,
        json,
        document,
        firstRow,
        async rows(into, cutOff) {
            const content = utf8(await bytes());
            const skip = (location, why) => into.unreadable(location, `${location.line === 1 ? 'The first line' : 'This line'} is ${why}`);
            return (0,read_rows/* rowsOfLines */.qW)((0,read_rows/* linesOfPieces */.II)([content]), shown, {
                warn: ({ location = { file: shown, line: 1, column: 1 } }) => content.at(-1) === NEWLINE ? skip(location, 'not JSON') : cutOff(location),
                skip: ({ location, why }) => skip(location, why),
                maxRows: MAX_ROWS,
                jsonOf: text_json/* lenientJsonOf */.XI,
                maxLevels: depth/* MAX_IMPORT_DEPTH */.Zs,
            });
        },
        entries: async () => (await archive()).sizes,
        entry: async (name) => (await archive()).read(name),
    };
}
function utf8(bytes) {
    const [first, second, third] = bytes;
    if (first === 0xef && second === 0xbb && third === 0xbf)
        return bytes.subarray(3);
    return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
        ? Buffer.from((0,row_parts/* decodeText */.g7)(bytes))
        : bytes;
}
function documentOf(text, shown) {
    let value;
    try {
        value = (0,text_json/* lenientJson */.ej)(text);
    }
    catch (cause) {
        const message = (0,model_errors/* messageOf */.bD)(cause);
        const isFollowed = /after JSON/.test(message);
        const position = /at position (\d+)/.exec(message)?.[1];
        const before = text.slice(0, position === undefined ? text.length : Number(position)).split('\n');
        throw (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `This is not JSON, or it is incomplete: ${message.split(' in JSON')[0]}`, {
            location: { file: shown, line: before.length, column: (before.at(-1) ?? '').length + 1 },
            hint: isFollowed
                ? 'A JSON document ends there, and more text follows. Is the file JSON Lines? Then leave format out, or set it to jsonl (--format jsonl).'
                : 'Was the tool stopped while it wrote the file? Run it again.',
            cause,
        });
    }
    if ((0,depth/* isDeeperThan */.hz)(value, depth/* MAX_IMPORT_DEPTH */.Zs)) {
        throw (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `${shown} is nested more than ${depth/* MAX_IMPORT_DEPTH */.Zs} levels deep`);
    }
    return value;
}
function firstUndecoded(bytes) {
    const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
    if (isUtf16 || (0,external_node_buffer_.isUtf8)(bytes))
        return undefined;
    for (let [line, start] = [1, 0];; line += 1) {
        const newline = bytes.indexOf(NEWLINE, start);
        const ofLine = bytes.subarray(start, newline === -1 ? undefined : newline);
        if (!(0,external_node_buffer_.isUtf8)(ofLine))
            return { line, column: new TextDecoder().decode(ofLine).indexOf('\uFFFD') + 1 };
        if (newline === -1)
            return { line, column: 1 };
        start = newline + 1;
    }
}

// EXTERNAL MODULE: ./build/js/src/results/run-folder/run-files.js
var run_files = __webpack_require__(92056);
;// CONCATENATED MODULE: ./build/js/src/results/run-folder/read-results.js















const HINT = 'Pass a run folder or a results file.';
const planSchema = schemas/* object */.Ikc({ metadata: schemas/* object */.Ikc({ planned_test_count: schemas/* int */.Whr().nonnegative() }) });
async function readResults(paths, site, how = {}) {
    const all = [];
    const errors = [];
    for (const given of paths) {
        try {
            const path = (0,external_node_path_.resolve)(site.cwd, given);
            const state = await site.files.state(path);
            if (state === 'missing')
                throw (0,model_errors/* userError */.IF)('FILE_MISSING', `There are no results at ${given}`, { hint: HINT });
            const folder = state === 'folder' ? path : (0,external_node_path_.basename)(path) === run_files/* JOURNAL */.Ex ? (0,external_node_path_.dirname)(path) : undefined;
            const read = folder === undefined ? await readFile(path, site, how) : await readFolder(folder, site);
            all.push({ shown: (0,shown_path/* shownPath */.p)(path, site.cwd), path, ...read });
        }
        catch (error) {
            if (!(error instanceof model_errors/* UserError */.yo))
                throw error;
            errors.push(...error.problems);
        }
    }
    if (all.length === 0) {
        throw errors.length > 0
            ? new model_errors/* UserError */.yo(errors)
            : (0,model_errors/* userError */.IF)('INPUT_INVALID', 'No results are given', { hint: HINT });
    }
    const files = withUniqueTargets(all);
    const repeated = repeatedIn(files).map(({ files: [one, two], testId, count }) => {
        const tests = `${(0,text_text/* plural */.LS)('test', count)} ${count === 1 ? 'is' : 'are'}`;
        return {
            code: 'DUPLICATE_ID',
            severity: 'error',
            message: `${tests} both in ${one.shown} and in ${two.shown}: ${testId}${count > 1 ? ' and others' : ''}`,
            hint: 'Remove one of the two: files of an earlier run must not count. To compare two runs, pass the earlier one with --baseline (baseline).',
        };
    });
    const unreadable = [...errors, ...repeated, ...(0,shards/* shardProblems */.Rz)(files)];
    const run = (0,join_runs/* joinRuns */.xH)(files, unreadable);
    const shard = files.find((file) => file.run.shard !== undefined)?.run.shard;
    return { run, files, shard, problems: [...unreadable, ...run.warnings] };
}
async function readFolder(folder, site) {
    const { files, cwd } = site;
    const [report, journal] = [(0,external_node_path_.join)(folder, run_files/* runFiles */.NW.report), await (0,run_files/* journalIn */.zc)(folder, files)];
    const hasJournal = (await files.state(journal)) === 'file';
    const hasReport = (await files.state(report)) === 'file';
    if (!hasJournal && !hasReport) {
        const shown = (0,shown_path/* shownPath */.p)(folder, cwd);
        throw (0,model_errors/* userError */.IF)('FILE_MISSING', `There are no results in ${shown}: it has neither ${run_files/* JOURNAL */.Ex} nor report.json`, {
            hint: `Pass a run folder, or name the results files of another tool: '${shown}/*'`,
        });
    }
    if (hasReport && (!hasJournal || (0,read_report/* looksLikeReport */.QO)(await headOf(report, files)))) {
        const read = await fromReport(report, site);
        return { ...read, run: await withFeedback(read.run, folder, site) };
    }
    const rows = await (0,result_rows/* readRows */.aK)(journal, site);
    const plan = (0,external_node_path_.join)(folder, 'benchmark.json');
    const hasPlan = (await files.state(plan)) === 'file';
    const content = hasPlan ? await files.read(plan, result_rows/* MAX_RESULTS_BYTES */.ue).catch(() => '') : '';
    const planned = planSchema.safeParse((0,text_json/* jsonOf */.o_)(content)).data?.metadata.planned_test_count;
    const run = (0,result_rows/* runOf */.ng)(rows, planned === undefined ? { isCutOff: rows.areOurs } : { planned });
    return { run: await withFeedback(run, folder, site), isOfAgentv5: journal === (0,external_node_path_.join)(folder, run_files/* INNER_JOURNAL */.JV) };
}
async function withFeedback(run, folder, { cwd, files }) {
    const path = (0,external_node_path_.join)(folder, read_feedback/* FEEDBACK_FILE */.T9);
    if ((await files.state(path)) !== 'file')
        return run;
    try {
        const content = await files.read(path, read_feedback/* MAX_FEEDBACK_BYTES */.t4);
        const { feedback, problems } = (0,read_feedback/* readFeedback */.CN)(content, { file: (0,shown_path/* shownPath */.p)(path, cwd), results: run.results });
        return { ...run, warnings: [...run.warnings, ...problems], feedback: feedback ? [feedback] : run.feedback };
    }
    catch (error) {
        if (!(error instanceof model_errors/* UserError */.yo))
            throw error;
        const problems = error.problems.map((problem) => ({ ...problem, severity: 'warning' }));
        return { ...run, warnings: [...run.warnings, ...problems] };
    }
}
const headOf = async (path, files) => new TextDecoder().decode((await files.slice(path, 0, result_rows/* HEAD_BYTES */.Lq)).bytes);
async function readFile(path, site, how) {
    const { format = 'auto' } = how;
    const isAuto = format === 'auto';
    const source = await importSource(path, site);
    const head = new TextDecoder().decode(source.head);
    if ((0,read_report/* looksLikeReport */.QO)(head))
        return fromReport(path, site);
    const isOurs = format === 'eval-action' || format === 'agentv';
    const isYaml = (0,read_rows/* isYamlFile */.wl)(path) && !/^evalId:/m.test(head);
    if (isOurs || (isAuto && (isYaml || (0,read_rows/* looksLikeRows */.NI)(head))))
        return { run: (0,result_rows/* runOf */.ng)(await (0,result_rows/* readRows */.aK)(path, site)) };
    const report = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), run_files/* runFiles */.NW.report);
    const isOurCtrf = /"reportFormat"\s*:\s*"CTRF"/.test(head) && /"generatedBy"\s*:\s*"eval-action"/.test(head) && isAuto;
    if (isOurCtrf && (await site.files.state(report)) === 'file' && (0,read_report/* looksLikeReport */.QO)(await headOf(report, site.files))) {
        const { run, decided } = await fromReport(report, site);
        const message = `${(0,shown_path/* shownPath */.p)(report, site.cwd)} is read in place of ${source.path}: it has all trials and answers`;
        const warnings = [...run.warnings, { code: 'RESULTS_UNREADABLE', severity: 'warning', message }];
        return { run: { ...run, warnings }, decided };
    }
    const { importFile } = await Promise.all(/* import() */[__webpack_require__.e(9800), __webpack_require__.e(1541)]).then(__webpack_require__.bind(__webpack_require__, 21541));
    const { run, file, variant } = await importFile(source, format === 'auto' ? undefined : format, how);
    return { run: { ...run, imported: [file] }, variant };
}
async function fromReport(path, site) {
    const lines = (0,read_rows/* linesOfPieces */.II)(site.files.readPieces(path, Number.POSITIVE_INFINITY));
    const { run, results, ...decision } = (0,read_report/* readReport */.tL)(lines, (0,shown_path/* shownPath */.p)(path, site.cwd));
    if (results !== undefined)
        return { run: { ...run, results: [...results] }, ...decision };
    const rows = await (0,result_rows/* readRows */.aK)((0,external_node_path_.join)((0,external_node_path_.dirname)(path), run_files/* JOURNAL */.Ex), site);
    const planned = Math.max(run.planned, rows.results.length);
    return { run: { ...run, planned, results: rows.results }, ...decision };
}
function withUniqueTargets(read) {
    const same = new Set(repeatedIn(read).flatMap(({ files }) => files));
    const apart = read.map((file) => {
        const { run, variant } = file;
        if (!same.has(file) || variant === undefined)
            return file;
        const results = run.results.map((result) => ({ ...result, target: `${result.target} \u00b7 ${variant}` }));
        return { ...file, run: { ...run, results } };
    });
    return same.size > 0 && repeatedIn(apart).length === 0 ? apart : read;
}
function repeatedIn(read) {
    const first = new Map();
    const pairs = new Map();
    for (const file of read.length < 2 ? [] : read) {
        for (const result of file.run.results) {
            const key = (0,run_result/* resultKey */.ZH)(result);
            const other = first.get(key) ?? file;
            first.set(key, other);
            if (other === file)
                continue;
            const names = JSON.stringify([other.shown, file.shown]);
            const { testId, count } = pairs.get(names) ?? { testId: result.testId, count: 0 };
            pairs.set(names, { files: [other, file], testId, count: count + 1 });
        }
    }
    return [...pairs.values()];
}


/***/ })

};
