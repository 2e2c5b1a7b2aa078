export const id = 8098;
export const ids = [8098];
export const modules = {

/***/ 32155:
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
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5594);






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
const quoted = (name) => JSON.stringify((0,_shared_text_js__WEBPACK_IMPORTED_MODULE_5__/* .cutEnd */ .ym)(name, 100));
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

/***/ 312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dR: () => (/* binding */ dated),
  x8: () => (/* binding */ readResults),
  Fm: () => (/* binding */ withRequirements)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var model_errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var run_result = __webpack_require__(19923);
// EXTERNAL MODULE: ./build/js/src/results/joined-runs.js
var joined_runs = __webpack_require__(97468);
// EXTERNAL MODULE: ./build/js/src/results/read/read-report.js
var read_report = __webpack_require__(34210);
// EXTERNAL MODULE: ./build/js/src/results/read/rows.js
var read_rows = __webpack_require__(79474);
// EXTERNAL MODULE: ./build/js/src/results/shards.js
var shards = __webpack_require__(62017);
// EXTERNAL MODULE: ./build/js/src/shared/iso-time.js
var iso_time = __webpack_require__(77584);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-run.js + 1 modules
var earlier_run = __webpack_require__(65228);
// EXTERNAL MODULE: ./build/js/src/results/read/read-feedback.js
var read_feedback = __webpack_require__(5499);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
;// CONCATENATED MODULE: ./build/js/src/app/run-folder/feedback-file.js





async function withFeedback(run, folder, { cwd, files }) {
    const path = (0,external_node_path_.join)(folder, read_feedback/* FEEDBACK_FILE */.T9);
    if ((await files.state(path)) !== 'file')
        return run;
    const file = (0,shown_path/* shownPath */.p)(path, cwd);
    const { feedback, problems } = await contentOf(path, { file, graders: gradersOf(run) }, files);
    const warnings = [...run.warnings, ...problems, ...(feedback ? unknownTests(feedback, run) : [])];
    return { ...run, warnings, ...(feedback && { feedback: [feedback] }) };
}
async function contentOf(path, review, files) {
    try {
        return (0,read_feedback/* readFeedback */.CN)(await files.read(path, read_feedback/* MAX_FEEDBACK_BYTES */.t4), review);
    }
    catch (error) {
        if (!(error instanceof model_errors/* UserError */.yo))
            throw error;
        return { problems: error.problems.map((problem) => ({ ...problem, severity: 'warning' })) };
    }
}
function gradersOf({ results }) {
    const graders = new Map();
    for (const { testId, scores } of results) {
        const known = graders.get(testId) ?? [];
        known.push(...scores.flatMap(withMembers).map(({ type, name }) => `${type}:${name}`));
        graders.set(testId, known);
    }
    return graders;
}
const withMembers = (score) => [score, ...(score.scores ?? []).flatMap(withMembers)];
function unknownTests({ file, tests }, { results }) {
    const known = new Set(results.map(({ testId }) => testId));
    const unknown = [...new Set(tests.map(({ testId }) => testId))].filter((id) => !known.has(id));
    if (unknown.length === 0)
        return [];
    const message = `This review is about tests that the results do not have: ${(0,did_you_mean/* listed */.KE)(unknown)}`;
    return [{ code: 'NOTHING_MATCHED', severity: 'warning', message, location: { file, line: 1, column: 1 } }];
}

// EXTERNAL MODULE: ./build/js/src/adapters/files/zip.js
var zip = __webpack_require__(32155);
// EXTERNAL MODULE: ./build/js/src/results/importers/decode-text.js
var decode_text = __webpack_require__(67748);
// EXTERNAL MODULE: ./build/js/src/shared/depth.js
var depth = __webpack_require__(34704);
// EXTERNAL MODULE: ./build/js/src/shared/json.js
var json = __webpack_require__(47539);
// EXTERNAL MODULE: ./build/js/src/shared/once.js
var once = __webpack_require__(28876);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/result-rows.js
var result_rows = __webpack_require__(69221);
;// CONCATENATED MODULE: ./build/js/src/app/run-folder/import-source.js










const HEAD_BYTES = 64 * 1024;
const MAX_ROWS = 200_000;
async function importSource(path, { cwd, files }) {
    const shown = (0,shown_path/* shownPath */.p)(path, cwd);
    const { bytes: begin, size } = await files.slice(path, 0, HEAD_BYTES);
    const head = utf8(begin);
    let undecoded;
    const bytes = async () => {
        if (size > result_rows/* MAX_RESULTS_BYTES */.ue)
            throw tooLarge(shown, size);
        const all = await files.readBytes(path, result_rows/* MAX_RESULTS_BYTES */.ue);
        const at = firstUndecoded(all);
        undecoded = at && { file: shown, ...at };
        return all;
    };
    const text = async () => (0,decode_text/* decodeText */.g)(await bytes());
    let parsed;
    const json = () => {
        parsed ??= text().then((content) => documentOf(content, shown));
        return parsed;
    };
    const start = async () => (hasSecondLine(head) || begin.length === size ? (0,decode_text/* decodeText */.g)(head) : await text());
    const lines = (0,once/* once */.O)(async () => (beginsJson(head) ? firstLine(await start()) : undefined));
    const document = async () => !beginsJson(head) || (await lines())?.isOnly === false ? undefined : json().catch(() => undefined);
    const archive = (0,once/* once */.O)(() => (0,zip/* zipEntries */.u)((start, length) => files.slice(path, start, length), (why) => noArchive(shown, why)));
    const laterRow = (0,once/* once */.O)(async () => rowAfterBroken((0,decode_text/* decodeText */.g)(head)));
    const firstRow = async () => {
        const line = await lines();
        if (line !== undefined)
            return line.isOnly ? document() : line.value;
        return (await document()) === undefined ? laterRow() : undefined;
    };
    return {
        path: shown,
        shown: (named) => ((0,external_node_path_.isAbsolute)(named) ? (0,shown_path/* shownPath */.p)(named, cwd) : named.replaceAll('\\', '/')),
        notUtf8: () => undecoded,
        head,
        text,
        json: () => {
            const taken = json();
            parsed = undefined;
            return taken;
        },
        document,
        firstRow,
        rows: async (broken) => rowsOf(utf8(await bytes()), shown, broken),
        entries: async () => (await archive()).sizes,
        entry: async (name) => (await archive()).read(name),
    };
}
function utf8(bytes) {
    const [first, second, third] = bytes;
    if (first === 0xef && second === 0xbb && third === 0xbf)
        return bytes.subarray(3);
    return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
        ? Buffer.from((0,decode_text/* decodeText */.g)(bytes))
        : bytes;
}
const MIB = 1024 * 1024;
const tooLarge = (shown, size) => (0,model_errors/* userError */.IF)('FILE_TOO_LARGE', `${shown} has ${(Math.ceil((size * 10) / MIB) / 10).toFixed(1)} MiB of results`, {
    expected: `at most ${result_rows/* MAX_RESULTS_BYTES */.ue / MIB} MiB in one file of another tool`,
    hint: `Write several files, each with other tests, and report all of them: eval-action report 'results/*${(0,external_node_path_.extname)(shown)}'`,
});
const noArchive = (shown, why) => (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `${shown} cannot be read: ${why}`, {
    hint: 'Was the file copied completely? Copy it again, or run the tool again.',
});
const beginsJson = (head) => /^\s*\{/.test(new TextDecoder().decode(head.subarray(0, 200)));
function hasSecondLine(head) {
    const text = new TextDecoder().decode(head).trim();
    return text.includes('\n');
}
function firstLine(text) {
    const start = text.search(/\S/);
    const end = text.indexOf('\n', start);
    if (end === -1 || text.slice(end).trim() === '')
        return { isOnly: true };
    const value = (0,json/* lenientJsonOf */.XI)(text.slice(start, end));
    return value === undefined ? undefined : { isOnly: false, value };
}
function rowAfterBroken(head) {
    if (/^\s*(?:<|\[\s*[\]{])/.test(head))
        return undefined;
    for (const line of head.split('\n')) {
        const row = line.startsWith('{') ? (0,json/* lenientJsonOf */.XI)(line) : undefined;
        if (row !== undefined)
            return row;
    }
    return undefined;
}
function documentOf(text, shown) {
    let value;
    try {
        value = (0,json/* lenientJson */.ej)(text);
    }
    catch (cause) {
        const message = (0,model_errors/* messageOf */.bD)(cause);
        const isFollowed = /after JSON/.test(message);
        throw (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `This is not JSON, or it is incomplete: ${message.split(' in JSON')[0]}`, {
            location: { file: shown, ...positionIn(message, text) },
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
function positionIn(message, text) {
    const position = /at position (\d+)/.exec(message)?.[1];
    const before = text.slice(0, position === undefined ? text.length : Number(position)).split('\n');
    return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
const NEWLINE = 10;
function isUtf8(bytes) {
    try {
        new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        return true;
    }
    catch {
        return false;
    }
}
function firstUndecoded(bytes) {
    const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
    if (isUtf16 || isUtf8(bytes))
        return undefined;
    let line = 1;
    for (let start = 0;; line += 1) {
        const newline = bytes.indexOf(NEWLINE, start);
        const end = newline === -1 ? bytes.length : newline;
        const ofLine = bytes.subarray(start, end);
        if (!isUtf8(ofLine)) {
            const text = new TextDecoder().decode(ofLine);
            return { line, column: text.indexOf('\uFFFD') + 1 };
        }
        if (newline === -1)
            return { line, column: 1 };
        start = newline + 1;
    }
}
const thisLine = ({ line }) => (line === 1 ? 'The first line' : 'This line');
function* rowsOf(bytes, shown, { cutOff, unreadable }) {
    const isCutOff = bytes.at(-1) !== NEWLINE;
    const skip = ({ location, why }) => unreadable(location, `${thisLine(location)} is ${why}`);
    yield* (0,read_rows/* rowsOfLines */.qW)((0,read_rows/* linesOfPieces */.II)([bytes]), shown, {
        warn: ({ location = { file: shown, line: 1, column: 1 } }) => isCutOff ? cutOff(location) : unreadable(location, `${thisLine(location)} is not JSON`),
        skip,
        maxRows: MAX_ROWS,
        jsonOf: json/* lenientJsonOf */.XI,
        maxLevels: depth/* MAX_IMPORT_DEPTH */.Zs,
    });
}

;// CONCATENATED MODULE: ./build/js/src/app/run-folder/read-results.js














async function readResults(paths, site, how = {}) {
    const all = [];
    const errors = [];
    for (const path of paths) {
        try {
            all.push(await readOne((0,external_node_path_.resolve)(site.cwd, path), path, site, how));
        }
        catch (error) {
            if (!(error instanceof model_errors/* UserError */.yo))
                throw error;
            errors.push(...error.problems);
        }
    }
    if (all.length === 0)
        throw errors.length > 0 ? new model_errors/* UserError */.yo(errors) : nothingNamed();
    const read = withUniqueTargets(all);
    const unreadable = [...errors, ...inSeveralFiles(read), ...(0,shards/* shardProblems */.Rz)(read)];
    const run = joined(read, unreadable);
    const shard = read.find((file) => file.run.shard !== undefined)?.run.shard;
    return { run, files: read, shard, problems: [...unreadable, ...run.warnings] };
}
const HINT = 'Pass a run folder or a results file.';
const nothingNamed = () => (0,model_errors/* userError */.IF)('INPUT_INVALID', 'No results are given', { hint: HINT });
async function readOne(path, given, site, how) {
    const state = await site.files.state(path);
    if (state === 'missing')
        throw (0,model_errors/* userError */.IF)('FILE_MISSING', `There are no results at ${given}`, { hint: HINT });
    const shown = (0,shown_path/* shownPath */.p)(path, site.cwd);
    const folder = state === 'folder' ? path : (0,external_node_path_.basename)(path) === earlier_run/* JOURNAL */.Ex ? (0,external_node_path_.dirname)(path) : undefined;
    if (folder === undefined)
        return { shown, path, ...(await readFile(path, site, how)) };
    const read = await readFolder(folder, site);
    return { shown, path, ...read, run: await withFeedback(read.run, folder, site) };
}
const ofRows = (run) => ({ run });
async function readFolder(folder, site) {
    const { files } = site;
    const [report, journal] = [(0,external_node_path_.join)(folder, 'report.json'), await (0,earlier_run/* journalIn */.zc)(folder, files)];
    const hasJournal = (await files.state(journal)) === 'file';
    if ((await files.state(report)) === 'file') {
        if (!hasJournal || (0,read_report/* looksLikeReport */.QO)(await headOf(report, files)))
            return fromReport(report, site);
    }
    if (!hasJournal) {
        const shown = (0,shown_path/* shownPath */.p)(folder, site.cwd);
        throw (0,model_errors/* userError */.IF)('FILE_MISSING', `There are no results in ${shown}: it has neither ${earlier_run/* JOURNAL */.Ex} nor report.json`, {
            hint: `Pass a run folder, or name the results files of another tool: '${shown}/*'`,
        });
    }
    const rows = await (0,result_rows/* readRows */.aK)(journal, site);
    const planned = await plannedTests(folder, files);
    const isOfAgentv5 = journal === (0,external_node_path_.join)(folder, earlier_run/* INNER_JOURNAL */.JV);
    if (planned !== undefined)
        return { run: (0,result_rows/* runOf */.ng)(rows, { planned }), isOfAgentv5 };
    return { run: (0,result_rows/* runOf */.ng)(rows, { isCutOff: rows.areOurs }), isOfAgentv5 };
}
async function headOf(path, files) {
    return new TextDecoder().decode((await files.slice(path, 0, result_rows/* HEAD_BYTES */.Lq)).bytes);
}
async function readFile(path, site, how) {
    const { format = 'auto' } = how;
    const source = await importSource(path, site);
    const head = new TextDecoder().decode(source.head);
    const isOwn = format === 'eval-action' || format === 'agentv';
    if ((0,read_report/* looksLikeReport */.QO)(head)) {
        return fromReport(path, site);
    }
    if (format === 'auto' && (0,read_rows/* isYamlFile */.wl)(path) && isPromptfooYaml(head))
        throw formatNeeded(source.path);
    if (isOwn || (format === 'auto' && ((0,read_rows/* isYamlFile */.wl)(path) || (0,read_rows/* looksLikeRows */.NI)(head)))) {
        return ofRows((0,result_rows/* runOf */.ng)(await (0,result_rows/* readRows */.aK)(path, site)));
    }
    if (format === 'auto' && isOwnCtrf(head)) {
        const own = await reportNextTo(path, site);
        if (own !== undefined)
            return own;
    }
    const { importFile } = await Promise.all(/* import() */[__webpack_require__.e(9800), __webpack_require__.e(2198)]).then(__webpack_require__.bind(__webpack_require__, 72198));
    const { run, file, variant } = await importFile(source, isOwn || format === 'auto' ? undefined : format, how, {
        redact: how.redactor?.text,
    });
    return { ...ofRows({ ...run, imported: [file] }), variant };
}
const isOwnCtrf = (head) => /"reportFormat"\s*:\s*"CTRF"/.test(head) && /"generatedBy"\s*:\s*"eval-action"/.test(head);
async function reportNextTo(path, site) {
    const { cwd, files } = site;
    const report = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), 'report.json');
    if ((await files.state(report)) !== 'file')
        return undefined;
    if (!(0,read_report/* looksLikeReport */.QO)(await headOf(report, files)))
        return undefined;
    const { run, decided } = await fromReport(report, site);
    const message = `${(0,shown_path/* shownPath */.p)(report, cwd)} is read in place of ${(0,shown_path/* shownPath */.p)(path, cwd)}: it has all trials and answers`;
    return { run: { ...run, warnings: [...run.warnings, warningOf(message)] }, decided };
}
const warningOf = (message) => ({ code: 'RESULTS_UNREADABLE', severity: 'warning', message });
const isPromptfooYaml = (head) => /^evalId:/m.test(head) && /^results:/m.test(head);
const formatNeeded = (shown) => (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `${shown} is YAML of promptfoo`, {
    hint: 'Set format to promptfoo (--format promptfoo), or write JSON: promptfoo eval -o results.json',
});
async function fromReport(path, site) {
    const lines = (0,read_rows/* linesOfPieces */.II)(site.files.readPieces(path, Number.POSITIVE_INFINITY));
    const { run, results, decided } = (0,read_report/* readReport */.tL)(lines, (0,shown_path/* shownPath */.p)(path, site.cwd));
    if (results !== undefined)
        return { run: { ...run, results: [...results] }, decided };
    const rows = await (0,result_rows/* readRows */.aK)((0,external_node_path_.join)((0,external_node_path_.dirname)(path), earlier_run/* JOURNAL */.Ex), site);
    const planned = Math.max(run.planned, rows.results.length);
    return { run: { ...run, planned, results: rows.results }, decided };
}
async function plannedTests(folder, files) {
    const path = (0,external_node_path_.join)(folder, 'benchmark.json');
    if ((await files.state(path)) !== 'file')
        return undefined;
    try {
        const value = JSON.parse(await files.read(path, result_rows/* MAX_RESULTS_BYTES */.ue));
        const count = value?.metadata?.planned_test_count;
        return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
    }
    catch {
        return undefined;
    }
}
function withUniqueTargets(read) {
    const same = new Set(repeatedIn(read).flatMap(({ files }) => files));
    if (same.size === 0)
        return read;
    const apart = read.map((file) => (same.has(file) && file.variant !== undefined ? withVariant(file) : file));
    return repeatedIn(apart).length === 0 ? apart : read;
}
function withVariant({ variant, run, ...file }) {
    const results = run.results.map((result) => ({ ...result, target: `${result.target} \u00b7 ${variant}` }));
    return { ...file, run: { ...run, results } };
}
function repeatedIn(read) {
    if (read.length < 2)
        return [];
    const first = new Map();
    const pairs = new Map();
    for (const file of read) {
        for (const result of file.run.results) {
            const key = (0,run_result/* resultKey */.ZH)(result);
            const other = first.get(key);
            if (other === undefined || other === file) {
                first.set(key, file);
                continue;
            }
            const names = JSON.stringify([other.shown, file.shown]);
            const { testId, count } = pairs.get(names) ?? { testId: result.testId, count: 0 };
            pairs.set(names, { files: [other, file], testId, count: count + 1 });
        }
    }
    return [...pairs.values()];
}
function inSeveralFiles(read) {
    return repeatedIn(read).map(({ files: [one, two], testId, count }) => ({
        code: 'DUPLICATE_ID',
        severity: 'error',
        message: `${(0,shared_text/* plural */.LS)('test', count)} ${count === 1 ? 'is' : 'are'} both in ${one.shown} and in ${two.shown}: ${testId}${count > 1 ? ' and others' : ''}`,
        hint: 'Remove one of the two: files of an earlier run must not count. To compare two runs, pass the earlier one with --baseline (baseline).',
    }));
}
function joined(read, unreadable) {
    const runs = read.map(({ run }) => run);
    const { start, end } = (0,joined_runs/* periodOf */.jH)(runs);
    const stopped = (0,joined_runs/* gravestStop */.ds)(runs);
    const lost = [...runs.flatMap((run) => run.unreadable ?? []), ...unreadable];
    const caches = (0,joined_runs/* cachesOf */.nk)(runs);
    const extraTrials = runs.flatMap((run) => run.extraTrials ?? []);
    const earlier = runs.flatMap((run) => run.earlier ?? []);
    const missingSecrets = runs.find((run) => run.missingSecrets !== undefined)?.missingSecrets;
    const environment = (0,run_result/* commonEnvironment */.xK)(runs.map((run) => run.environment));
    const seeding = runs.find((run) => run.seeding !== undefined)?.seeding;
    const decided = decidedIn(read);
    const describedSuites = distinct(runs.flatMap((run) => run.describedSuites ?? []));
    const feedback = runs.flatMap((run) => run.feedback ?? []);
    const imported = runs.flatMap((run) => run.imported ?? []);
    const unconfirmed = runs.flatMap((run) => run.unconfirmed ?? []);
    const withoutResult = runs.flatMap((run) => run.withoutResult ?? []);
    const skipped = runs.flatMap((run) => run.skipped ?? []);
    const reuseLeaks = runs.flatMap((run) => run.reuseLeaks ?? []);
    const [only] = runs;
    const results = runs.flatMap((run) => run.results);
    return {
        startedAt: start === undefined ? iso_time/* EPOCH */.wI : new Date(start).toISOString(),
        durationMs: runs.length === 1 && only ? only.durationMs : start === undefined || end === undefined ? 0 : end - start,
        planned: runs.reduce((sum, { planned }) => sum + planned, 0),
        stopped,
        complete: lost.length === 0 && runs.every(({ complete }) => complete),
        unreadable: lost.length > 0 ? lost : undefined,
        withoutResult: withoutResult.length > 0 ? withoutResult : undefined,
        dryRun: runs.some(({ dryRun }) => dryRun),
        ...(0,joined_runs/* selectedBy */.B8)(runs),
        skipped: skipped.length > 0 ? skipped : undefined,
        ...(0,joined_runs/* baselineFilesOf */.cX)(runs),
        ...(0,joined_runs/* folderOf */.yS)(runs),
        ...(0,joined_runs/* flagsOf */.Zo)(runs),
        ...(0,joined_runs/* changesOf */.fs)(runs),
        ...(0,joined_runs/* deletedMustPassOf */.Hq)(runs),
        seeding,
        missingSecrets,
        decided,
        unconfirmed: unconfirmed.length > 0 ? unconfirmed : undefined,
        environment,
        reuseLeaks: reuseLeaks.length > 0 ? reuseLeaks : undefined,
        requirements: distinct(runs.flatMap(({ requirements }) => requirements)),
        feedback: feedback.length > 0 ? feedback : undefined,
        agreement: runs.length === 1 ? only?.agreement : undefined,
        imported: imported.length > 0 ? imported : undefined,
        describedSuites: describedSuites.length > 0 ? describedSuites : undefined,
        warnings: [...distinct(runs.flatMap(({ warnings }) => warnings)), ...(0,shards/* endedEarly */.S3)(read)],
        caches: caches.length > 0 ? caches : undefined,
        extraTrials: extraTrials.length > 0 ? extraTrials : undefined,
        earlier: earlier.length > 0 ? earlier : undefined,
        results: runs.length === 1 ? results : results.map((result, index) => ({ ...result, index })),
        ...(0,shards/* joinedShards */.BS)(runs),
    };
}
const distinct = (values) => [
    ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];
function decidedIn(read) {
    const parts = read.flatMap(({ run, decided }) => [run.decided ?? [], read.length > 1 ? (decided ?? []) : []].flat());
    return (0,joined_runs/* joinedDecisions */.v0)(parts);
}
const dated = (run, now) => run.startedAt === iso_time/* EPOCH */.wI ? { ...run, startedAt: new Date(now).toISOString() } : run;
function withRequirements(run, { threshold, mustPass }) {
    const results = mustPass ? run.results.map((result) => ({ ...result, mustPass })) : run.results;
    return {
        ...run,
        results,
        requirements: threshold === undefined ? run.requirements : requirementsAt(threshold, results),
    };
}
function requirementsAt(threshold, results) {
    const requirements = new Map();
    for (const { suite, suiteFile: file, target } of results) {
        requirements.set(JSON.stringify([file, suite, target]), { suite, file, target, threshold, from: 'input' });
    }
    return [...requirements.values()];
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

/***/ 67748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ decodeText)
/* harmony export */ });
function decodeText(bytes) {
    const [first, second] = bytes;
    if (first === 0xff && second === 0xfe)
        return new TextDecoder('utf-16le').decode(bytes);
    if (first === 0xfe && second === 0xff)
        return new TextDecoder('utf-16be').decode(bytes);
    return new TextDecoder().decode(bytes);
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
/* harmony import */ var _model_suite_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23609);
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40958);
/* harmony import */ var _shared_mapping_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16955);
/* harmony import */ var _shared_once_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28876);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5594);
/* harmony import */ var _shared_yaml_json_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6427);








const FEEDBACK_FILE = 'feedback.json';
const MAX_FEEDBACK_BYTES = 1024 * 1024;
const MAX_REVIEWS = 5000;
const MAX_NOTE_LENGTH = 10_000;
const text = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('text').max(MAX_NOTE_LENGTH, `text of at most ${MAX_NOTE_LENGTH} characters`);
const name = () => text().min(1, 'text that is not empty');
const reviews = (item) => zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item, 'a list of reviews').max(MAX_REVIEWS, `at most ${MAX_REVIEWS} reviews`);
const reviewedByHand = (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_5__/* .once */ .O)(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    test_id: name(),
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_run_feedback_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewVerdicts */ .h, (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .orList */ .A3)(_model_run_feedback_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewVerdicts */ .h)),
    notes: text().optional(),
    evaluator_overrides: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(name(), text(), 'a mapping of graders to notes').optional(),
    workspace_notes: text().optional(),
}));
const handWritten = (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_5__/* .once */ .O)(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    run_id: name(),
    reviewer: name(),
    timestamp: name(),
    overall_notes: text().optional(),
    per_case: reviews(reviewedByHand()).optional(),
}));
const comment = (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_5__/* .once */ .O)(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ test_id: name(), comment: text(), updated_at: text().optional() }));
const ofDashboard = (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_5__/* .once */ .O)(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ reviews: reviews(comment()) }));
function readFeedback(given, { file, graders }) {
    const parsed = (0,_shared_yaml_json_text_js__WEBPACK_IMPORTED_MODULE_7__/* .parseJsonText */ .l)(given);
    if (parsed.kind === 'invalid') {
        return { problems: parsed.errors.map(({ message, hint, ...at }) => unread(message, { file, ...at }, { hint })) };
    }
    const { value } = parsed;
    const isOfDashboard = (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .p)(value) && 'reviews' in value && !('per_case' in value);
    const read = isOfDashboard ? ofDashboard().safeParse(value) : handWritten().safeParse(value);
    const root = new _model_suite_source_js__WEBPACK_IMPORTED_MODULE_2__/* .Cursor */ .bs(new _model_suite_source_js__WEBPACK_IMPORTED_MODULE_2__/* .Source */ .kL(file, parsed), value);
    const unknown = isOfDashboard
        ? unknownKeys(root, { whole: ofDashboard(), list: 'reviews', item: comment() })
        : unknownKeys(root, { whole: handWritten(), list: 'per_case', item: reviewedByHand() });
    if (!read.success) {
        const problems = read.error.issues.slice(0, MAX_PROBLEMS).map(({ path, message }) => {
            const keys = path.filter((key) => typeof key !== 'symbol');
            const subject = keys.length === 0 ? 'This review' : `"${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cutEnd */ .ym)(keys.join('.'), 100)}"`;
            return unread(`${subject} is missing or invalid`, root.below(keys), { expected: message });
        });
        return { problems: [...problems, ...unknown] };
    }
    return {
        feedback: { file, ...('reviews' in read.data ? commentsOf(read.data) : reviewOf(read.data)) },
        problems: [...unknown, ...unknownGraders(root, graders)],
    };
}
function unknownKeys(root, { whole, list, item }) {
    const items = root.field(list)?.items() ?? [];
    const found = [[root, whole], ...items.map((each) => [each, item])].flatMap(([mapping, { shape }]) => mapping.keys().flatMap((key) => (Object.hasOwn(shape, key) ? [] : [{ mapping, key, known: Object.keys(shape) }])));
    return found.slice(0, MAX_PROBLEMS).map(({ mapping, key, known }) => {
        const message = `"${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cutEnd */ .ym)(key, 60)}" is not a key of a review and is ignored`;
        return root.warning('UNKNOWN_FIELD', message, {
            location: mapping.key(key)?.keyLocation ?? mapping.location,
            hint: (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestion */ .h)(key, known, 'keys'),
        });
    });
}
function unknownGraders(root, graders) {
    const found = (root.field('per_case')?.items() ?? []).flatMap((review) => {
        const known = graders.get(review.field('test_id')?.text ?? '') ?? [];
        const names = new Set(known.map(nameOf));
        const overrides = review.field('evaluator_overrides');
        if (overrides === undefined || known.length === 0)
            return [];
        const unknown = overrides.keys().filter((key) => !names.has(key) && !names.has(nameOf(key)));
        return unknown.map((key) => ({ overrides, key, known }));
    });
    return found.slice(0, MAX_PROBLEMS).map(({ overrides, key, known }) => {
        const message = `This review is about a grader that the results of the test do not have: "${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cutEnd */ .ym)(key, 60)}"`;
        return root.warning('UNKNOWN_GRADER', message, {
            location: overrides.key(key)?.keyLocation ?? overrides.location,
            hint: (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestion */ .h)(key, known, 'graders'),
        });
    });
}
const nameOf = (grader) => grader.slice(grader.indexOf(':') + 1);
const MAX_PROBLEMS = 5;
const unread = (message, location, { expected, hint = 'The review is not shown until this is fixed.' }) => ({
    code: 'RESULTS_UNREADABLE',
    severity: 'warning',
    message,
    location,
    hint,
    expected,
});
function reviewOf(given) {
    const { run_id: runId, reviewer, timestamp, overall_notes: overallNotes, per_case: cases = [] } = given;
    const tests = cases.map(({ test_id: testId, evaluator_overrides: graderNotes, workspace_notes: workspaceNotes, ...each }) => ({
        testId,
        ...each,
        graderNotes,
        workspaceNotes,
    }));
    return { runId, reviewer, timestamp, overallNotes, tests };
}
const commentsOf = ({ reviews: given }) => ({
    tests: given.map(({ test_id: testId, comment }) => ({ testId, notes: comment })),
});


/***/ }),

/***/ 34210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QO: () => (/* binding */ looksLikeReport),
/* harmony export */   tL: () => (/* binding */ readReport)
/* harmony export */ });
/* unused harmony export decidedIn */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_run_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82203);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19923);
/* harmony import */ var _model_verdict_assessment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67409);
/* harmony import */ var _model_verdict_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12464);
/* harmony import */ var _model_verdict_verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66510);
/* harmony import */ var _shared_depth_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34704);
/* harmony import */ var _shared_json_document_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82761);









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
        ..._model_verdict_report_js__WEBPACK_IMPORTED_MODULE_5__/* .suiteReportSchema */ .W5.pick({ suite: true, file: true, target: true, threshold: true }).shape,
        ..._model_verdict_report_js__WEBPACK_IMPORTED_MODULE_5__/* .suiteReportSchema */ .W5.pick({ isDefaultThreshold: true, isOfPassRate: true }).shape,
        metadata: _model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .suiteMetadataSchema */ .nh.optional().catch(undefined),
    })),
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_verdict_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .verdictKinds */ .PV) })
        .optional()
        .catch(undefined),
});
const MAX_RESULTS = 200_000;
const headSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ schemaVersion: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), generator: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('eval-action') }) });
const looksLikeReport = (text) => /^\s*\{\s*"schemaVersion"/.test(text.slice(0, 200));
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
    const value = parsed((0,_shared_json_document_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutEntries */ .Lf)(lines, { results: (entry) => addResult(parsed(entry, file)) }), file);
    const head = headSchema.safeParse(value);
    if (!head.success)
        throw unreadable(file, 'it is no report of eval-action');
    if (head.data.schemaVersion > 1)
        throw unreadable(file, 'a newer version of eval-action wrote it');
    const read = reportSchema.safeParse(value);
    if (!read.success)
        throw unreadable(file, `it is damaged at ${read.error.issues[0]?.path.join('.') ?? 'the top'}`);
    const { totals, suites, verdict, results: others, ...measured } = read.data;
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
        verdict: verdict?.verdict,
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
    if ((0,_shared_depth_js__WEBPACK_IMPORTED_MODULE_7__/* .isDeeperThan */ .hz)(value, _shared_depth_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_JSON_DEPTH */ .KX))
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
            suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            finding: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['not-compared', ..._model_verdict_assessment_js__WEBPACK_IMPORTED_MODULE_4__/* .comparedFindings */ .e3]),
            smallestDetectableDrop: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
            keepsDefaultThreshold: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
            ...(0,_model_verdict_assessment_js__WEBPACK_IMPORTED_MODULE_4__/* .numbersShape */ .w8)(),
        })),
        tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            ..._model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .testNamesSchema */ .EJ.shape,
            state: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_verdict_assessment_js__WEBPACK_IMPORTED_MODULE_4__/* .testStates */ .Nr),
            needed: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional(),
            p: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1).optional(),
            undetectable: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
        })),
        failingTogether: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            suites: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
            needed: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(),
            p: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1),
        }))
            .optional(),
        detectableTests: _model_verdict_assessment_js__WEBPACK_IMPORTED_MODULE_4__/* .detectableTestsSchema */ .iG,
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

/***/ 62017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BS: () => (/* binding */ joinedShards),
/* harmony export */   ET: () => (/* binding */ inReportOrder),
/* harmony export */   Rz: () => (/* binding */ shardProblems),
/* harmony export */   S3: () => (/* binding */ endedEarly)
/* harmony export */ });
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19923);
/* harmony import */ var _shared_grouped_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47891);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96419);




const shardsOf = (read) => read.flatMap(({ shown, run }) => (run.shard === undefined ? [] : [{ shown, run, shard: run.shard }]));
const divisionsOf = (shards) => [
    ...(0,_shared_grouped_js__WEBPACK_IMPORTED_MODULE_1__/* .groupedBy */ .m)(shards, ({ shard: { index: _, ...common } }) => JSON.stringify(common)).values(),
];
function shardProblems(read) {
    const divisions = divisionsOf(shardsOf(read));
    const missing = divisions.map((shards) => {
        const count = shards[0]?.shard.count ?? 0;
        const known = new Set(shards.map(({ shard }) => shard.index));
        return { shards, count, indexes: Array.from({ length: count }, (_, at) => at + 1).filter((at) => !known.has(at)) };
    });
    const incomplete = missing.filter(({ indexes }) => indexes.length > 0);
    const [only, ...others] = incomplete;
    const origins = new Set(divisions.map(([first]) => JSON.stringify([first?.shard.commit, first?.shard.baselineUntil])));
    return [
        ...divisions.flatMap(repeated),
        ...leaks(divisions),
        ...(origins.size > 1
            ? [unlike(divisions)]
            : others.length > 0
                ? [unlike(incomplete.map(({ shards }) => shards))]
                : only === undefined
                    ? []
                    : [
                        unreadable(`${only.count - only.indexes.length} of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('shard', only.count)} reported; ${shardNames(only.indexes)} left no results`, again(only.indexes, only.count)),
                    ]),
    ];
}
const unreadable = (message, hint) => ({
    code: 'RESULTS_UNREADABLE',
    severity: 'error',
    message,
    hint,
});
const MAX_NAMED = 10;
function shardNames(indexes) {
    const shown = indexes.slice(0, MAX_NAMED).join(', ');
    return `${indexes.length === 1 ? 'shard' : 'shards'} ${shown}${indexes.length > MAX_NAMED ? ' and others' : ''}`;
}
const again = (indexes, count) => `Run ${shardNames(indexes)} again, then the report: on GitHub "Re-run failed jobs", elsewhere run --shard ${indexes[0]}/${count}.`;
function repeated(shards) {
    return [...(0,_shared_grouped_js__WEBPACK_IMPORTED_MODULE_1__/* .groupedBy */ .m)(shards, ({ shard }) => shard.index).values()].flatMap(([one, other]) => one === undefined || other === undefined
        ? []
        : [
            unreadable(`${one.shown} and ${other.shown} are both shard ${one.shard.index} of ${one.shard.count}`, 'Remove one of the two: results of an earlier run must not count.'),
        ]);
}
function unlike(divisions) {
    const shown = divisions.map((shards) => `${shardNames(shards.map(({ shard }) => shard.index))} (${shards[0]?.shown})`);
    const firsts = divisions.flatMap(([first]) => first?.shard ?? []);
    const differ = (key) => new Set(firsts.map((shard) => shard[key])).size > 1;
    const why = differ('commit')
        ? `they measured different commits (${[...new Set(firsts.map(({ commit }) => commit?.slice(0, 7) ?? 'none'))].join(', ')})`
        : differ('count')
            ? `they are of ${[...new Set(firsts.map(({ count }) => count))].join(' and ')} shards`
            : 'they divided the tests in different ways, because their suites, inputs or baselines differ';
    return unreadable(`The shards are not of one run: ${shown.join(' and ')}: ${why}`, 'Run all shards again, with the same checkout, inputs and evidence: on GitHub "Re-run all jobs".');
}
function leaks(divisions) {
    return divisions.flatMap((shards) => {
        const worse = new Set(shards.flatMap(({ run }) => (run.reuseLeaks ?? []).map(_model_run_result_js__WEBPACK_IMPORTED_MODULE_0__/* .resultKey */ .ZH)));
        if (worse.size === 0)
            return [];
        const results = shards.flatMap(({ run }) => run.results);
        const subjects = new Set(results.flatMap((each) => (worse.has((0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_0__/* .resultKey */ .ZH)(each)) ? [each.subject] : [])));
        const outdated = results.filter((each) => (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isReused */ .x0)(each) && (subjects.has(undefined) || subjects.has(each.subject)));
        if (outdated.length === 0)
            return [];
        const [first] = results.filter((each) => worse.has((0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_0__/* .resultKey */ .ZH)(each)));
        const message = `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('result', outdated.length)} of other shards were reused and may be outdated: ${first?.testId} got worse although nothing about it changed`;
        return [unreadable(message, 'Set reuse to off, and run all shards again.')];
    });
}
const endedEarly = (read) => shardsOf(read).flatMap(({ run, shard: { index, count } }) => {
    if (run.stopped === undefined)
        return [];
    const missing = run.planned - run.results.length;
    const message = `Shard ${index} of ${count} ended early (${run.stopped}): ${missing} of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('test', run.planned)} have no result`;
    return [{ code: 'RESULTS_UNREADABLE', severity: 'warning', message, hint: again([index], count) }];
});
function joinedShards(runs) {
    const tests = new Map(runs.flatMap(({ shard }) => (shard ? [[shard.division, shard.tests]] : [])));
    if (tests.size === 0)
        return {};
    const known = runs.reduce((sum, { planned }) => sum + planned, 0);
    const planned = Math.max(known, [...tests.values()].reduce((sum, each) => sum + each, 0));
    const isOneRun = tests.size === 1 && runs.every(({ shard }) => shard !== undefined);
    if (!isOneRun)
        return { planned };
    return {
        planned,
        durationMs: runs.reduce((longest, { durationMs }) => Math.max(longest, durationMs), 0),
        ...joinedSeeding(runs),
        results: runs.flatMap(({ results }) => results).sort((one, other) => one.index - other.index),
    };
}
function joinedSeeding(runs) {
    const all = runs.flatMap(({ seeding }) => seeding ?? []);
    const seeded = all.filter(({ tests }) => tests > 0);
    const made = seeded.reduce((least, each) => Math.min(least, each.made), seeded[0]?.made ?? 0);
    const extraTrials = inReportOrder(runs.flatMap((run) => run.extraTrials ?? [])).filter(({ purpose, round = 1 }) => purpose !== 'seed' || round < made);
    const [first] = seeded.length === 0 ? all : seeded;
    const kept = extraTrials.length > 0 ? { extraTrials } : {};
    if (first === undefined)
        return kept;
    const seeding = {
        asked: first.asked,
        made,
        tests: seeded.reduce((sum, { tests }) => sum + tests, 0),
        costUsd: costOfSeeds(extraTrials),
        why: seeded.find((each) => each.made === made)?.why,
    };
    return { seeding, ...kept };
}
function costOfSeeds(trials) {
    const results = trials.flatMap(({ purpose, result }) => (purpose === 'seed' ? [result] : []));
    const { costUsd, graderCostUsd } = (0,_summarize_js__WEBPACK_IMPORTED_MODULE_3__/* .summarize */ .e)({ results, planned: results.length });
    return costUsd === undefined && graderCostUsd === undefined ? undefined : (costUsd ?? 0) + (graderCostUsd ?? 0);
}
const inReportOrder = (trials) => trials.toSorted((one, other) => rank(one) - rank(other) || one.result.index - other.result.index);
const rank = ({ purpose, round = 0 }) => ['confirmation', 'control', 'seed'].indexOf(purpose) * 1_000 + round;


/***/ }),

/***/ 96419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ summarize),
/* harmony export */   p: () => (/* binding */ summarizeSuites)
/* harmony export */ });
/* harmony import */ var _model_run_grade_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66536);
/* harmony import */ var _model_run_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89976);
/* harmony import */ var _model_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(207);
/* harmony import */ var _model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56768);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19923);
/* harmony import */ var _model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94987);
/* harmony import */ var _shared_grouped_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47891);







function summarize(run) {
    return totalsOf(run.results, Math.max(0, run.planned - run.results.length));
}
function summarizeSuites(run) {
    const { results, withoutResult = [] } = run;
    const parts = [
        ...results.map((result) => ({ suite: result.suite, file: result.suiteFile, target: result.target, result })),
        ...withoutResult,
    ];
    const groups = (0,_shared_grouped_js__WEBPACK_IMPORTED_MODULE_6__/* .grouped */ .z)(parts, ({ file, suite, target }) => [file, suite, target]);
    return Array.from(groups.values(), (own) => {
        const [{ suite, file, target }] = own;
        const requirement = run.requirements.find((each) => each.suite === suite && each.file === file && each.target === target);
        const described = run.describedSuites?.find((each) => each.suite === suite && each.file === file);
        return {
            suite,
            file,
            target,
            threshold: requirement?.threshold,
            metadata: described?.metadata,
            totals: totalsOf(own.flatMap((part) => ('result' in part ? part.result : [])), sum(own.map((part) => ('tests' in part ? part.tests : 0)))),
        };
    });
}
function totalsOf(results, withoutResult) {
    const of = {
        passed: 0,
        failed: 0,
        errored: 0,
        lost: 0,
        'not-run': 0,
        flaky: 0,
        reused: 0,
        score: 0,
        retries: 0,
        costUnknown: 0,
    };
    const costs = [];
    const usages = [];
    const times = [];
    const judged = [];
    for (const result of results) {
        of[(0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .outcomeOf */ .sG)(result).kind] += 1;
        const trials = (0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_3__/* .presentTrials */ .$z)(result);
        if (trials.length > 0)
            of.score += sum(trials.map(({ score }) => score)) / trials.length;
        of.lost += (0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_3__/* .lostTrials */ .SH)(result.trials ?? []).length;
        if (isFlaky((0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_3__/* .measuredTrials */ .ik)(result.trials ?? [])))
            of.flaky += 1;
        if (result.reusedFrom !== undefined)
            of.reused += 1;
        of.retries += result.retries;
        if (!takeDown(result, costs, usages))
            of.costUnknown += 1;
        if (result.durationMs !== undefined)
            times.push(result.durationMs);
        for (const score of scoresOf(result))
            if (isPaid(score))
                judged.push(score);
    }
    const scored = of.passed + of.failed;
    const graderCosts = judged.flatMap(({ costUsd }) => costUsd ?? []);
    const graderTokens = (0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_1__/* .sumTokens */ .WT)(judged.flatMap(({ tokenUsage }) => tokenUsage ?? []));
    const avoided = avoidedBy(results);
    const tokens = (0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_1__/* .sumTokens */ .WT)(usages);
    return {
        total: results.length + withoutResult,
        passed: of.passed,
        failed: of.failed,
        errored: of.errored,
        erroredTrials: of.lost > 0 ? of.lost : undefined,
        skipped: of['not-run'] + withoutResult,
        flaky: of.flaky,
        reused: of.reused,
        avoided,
        score: scored > 0 ? of.score / scored : undefined,
        passRate: scored > 0 ? of.passed / scored : undefined,
        costUsd: costs.length > 0 ? sum(costs) : undefined,
        costUnknown: of.costUnknown,
        tokens,
        graderCostUsd: graderCosts.length > 0 ? sum(graderCosts) : undefined,
        graderTokens,
        durationMs: times.length > 0 ? sum(times) : undefined,
        retries: of.retries,
    };
}
function takeDown(result, costs, usages) {
    let isKnown = true;
    for (const call of result.trials ?? [result]) {
        const { costUsd, tokenUsage } = (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .paidFor */ .Uu)(call);
        if (costUsd !== undefined)
            costs.push(costUsd);
        else
            isKnown = false;
        if (tokenUsage !== undefined)
            usages.push(tokenUsage);
    }
    return isKnown;
}
const isPaid = ({ costUsd, tokenUsage }) => costUsd !== undefined || tokenUsage !== undefined;
function avoidedBy(results) {
    const known = results.filter(_model_run_result_js__WEBPACK_IMPORTED_MODULE_4__/* .isReused */ .x0).map(({ avoided = {} }) => avoided);
    if (known.length === 0)
        return undefined;
    const costs = known.flatMap(({ costUsd }) => costUsd ?? []);
    const times = known.flatMap(({ durationMs }) => durationMs ?? []);
    return {
        tests: known.length,
        costUsd: costs.length > 0 ? sum(costs) : undefined,
        costUnknown: known.length - costs.length,
        durationMs: times.length > 0 ? sum(times) : undefined,
        durationUnknown: known.length - times.length,
    };
}
const scoresOf = ({ trials, scores }) => {
    const all = trials?.flatMap((trial) => trial.scores) ?? scores;
    return all.some((score) => score.scores) ? all.flatMap(_model_run_grade_js__WEBPACK_IMPORTED_MODULE_0__/* .withMembers */ .gn) : all;
};
const isFlaky = (trials) => trials.some(({ pass }) => pass) && trials.some(({ pass }) => !pass);
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);


/***/ }),

/***/ 82761:
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
function piecesOf(value, depth) {
    if (isList(value))
        return enclosed('[', itemsOf(value), ']', depth);
    if (typeof value !== 'object' || value === null || depth === MAX_LISTS_DEPTH)
        return [JSON.stringify(value)];
    return enclosed('{', entriesOf(value, depth + 1), '}', depth);
}
const isList = (value) => typeof value === 'object' && value !== null && Symbol.iterator in value;
function* itemsOf(list) {
    for (const item of list)
        yield [JSON.stringify(item) ?? 'null'];
}
const NOT_IN_JSON = ['undefined', 'function', 'symbol'];
function* entriesOf(value, depth) {
    for (const [key, item] of Object.entries(value)) {
        if (!NOT_IN_JSON.includes(typeof item))
            yield withKey(key, piecesOf(item, depth));
    }
}
function* withKey(key, pieces) {
    yield `${JSON.stringify(key)}: `;
    yield* pieces;
}
function* enclosed(open, items, close, depth) {
    const indent = '  '.repeat(depth);
    let before = `${open}\n${indent}  `;
    let isEmpty = true;
    for (const item of items) {
        yield before;
        yield* item;
        before = `,\n${indent}  `;
        isEmpty = false;
    }
    yield isEmpty ? open + close : `\n${indent}${close}`;
}


/***/ }),

/***/ 10877:
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


/***/ })

};
