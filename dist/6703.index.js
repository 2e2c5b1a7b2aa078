export const id = 6703;
export const ids = [6703,2588];
export const modules = {

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

/***/ 17496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ MAX_GRADERS),
/* harmony export */   Kk: () => (/* binding */ endTogether),
/* harmony export */   Q6: () => (/* binding */ failureIn),
/* harmony export */   kT: () => (/* binding */ testOf)
/* harmony export */ });
/* harmony import */ var _model_run_grade_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66536);
/* harmony import */ var _model_run_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89976);
/* harmony import */ var _model_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(207);
/* harmony import */ var _model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94987);
/* harmony import */ var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20758);
/* harmony import */ var _model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58392);
/* harmony import */ var _model_text_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23291);
/* harmony import */ var _model_values_sums_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16586);
/* harmony import */ var _identity_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57038);









const MAX_GRADERS = 100;
const MAX_SUBJECT_LENGTH = 100;
function testOf({ suite, testId, target, trials }, { format, facts }, index) {
    const [first] = trials;
    const isOnly = trials.length === 1;
    const shown = trials.find(({ outcome }) => outcome.kind === 'failed') ?? first;
    const time = timeOf(shown.time ?? facts.time);
    const messages = shown.messages ?? (shown.answer ? [{ role: 'assistant', content: shown.answer }] : []);
    const { pointer, score } = shown;
    const { subject, ofAllAttempts: allAttempts } = first;
    const ends = trials.map(endOf);
    const scores = ends.map((end) => end.score);
    const aggregation = (0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .aggregateScores */ .hx)(scores, allAttempts === undefined ? 'mean' : 'pass_at_k').aggregation;
    const end = allAttempts
        ? endOf({ ...first, ...allAttempts, score: allAttempts.score ?? (isOnly ? undefined : Math.max(...scores)) })
        : endTogether(ends);
    const durationMs = (0,_model_values_sums_js__WEBPACK_IMPORTED_MODULE_7__/* .meanOfKnown */ ._)(trials.map((trial) => trial.durationMs));
    const isShort = typeof subject === 'string' && subject.length <= MAX_SUBJECT_LENGTH;
    const shownSubject = subject === undefined || isShort ? subject : (0,_identity_js__WEBPACK_IMPORTED_MODULE_8__/* .contentHash */ .Ae)(subject);
    return {
        index,
        timestamp: time,
        suite,
        suiteFile: suite,
        category: 'Uncategorized',
        testId,
        target,
        location: first.location,
        passMark: first.passMark ?? 1,
        mustPass: false,
        assertions: assertionsOf(shown),
        scores: scoresOf(shown, time),
        input: [...(shown.input ?? [])],
        output: shown.answer ?? (0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_1__/* .finalAnswer */ .zN)(messages),
        messages: [...messages],
        tokenUsage: meanTokens(trials),
        costUsd: (0,_model_values_sums_js__WEBPACK_IMPORTED_MODULE_7__/* .meanOfKnown */ ._)(trials.map(({ costUsd }) => costUsd)),
        durationMs,
        cached: trials.every(({ cached }) => cached === true) ? true : undefined,
        model: shown.model,
        evalRun: { durationMs: durationMs ?? 0 },
        retries: trials.reduce((sum, { retries = 0 }) => sum + retries, 0),
        trials: isOnly
            ? undefined
            : trials.map((trial, attempt) => {
                const { status, ...ended } = endOf(trial);
                return {
                    attempt,
                    status,
                    ...ended,
                    verdict: status === 'ok' ? 'pass' : status === 'quality_failure' ? 'fail' : 'skip',
                    scores: scoresOf(trial, trial.time === undefined ? time : timeOf(trial.time)),
                    tokenUsage: trial.tokenUsage,
                    costUsd: trial.costUsd,
                    durationMs: trial.durationMs,
                    cached: trial.cached ? true : undefined,
                };
            }),
        metadata: {
            ...(pointer !== undefined && { pointer }),
            ...(score !== undefined && (0,_model_run_grade_js__WEBPACK_IMPORTED_MODULE_0__/* .clampScore */ .E2)(score) !== score && { raw_score: score }),
            ...shown.metadata,
        },
        measure: measureOf(trials, facts),
        subject: shownSubject,
        importedFrom: format,
        onlyLastAttempts: facts.attempts === 'last-only' ? true : undefined,
        ...end,
        aggregation: isOnly ? undefined : aggregation,
    };
}
function measureOf(trials, facts) {
    const tool = trials[0].tool === undefined ? facts.tool : { name: trials[0].tool };
    const measure = trials.find((trial) => trial.measure !== undefined)?.measure;
    if (measure !== undefined)
        return (0,_identity_js__WEBPACK_IMPORTED_MODULE_8__/* .importedMeasure */ .Ti)({ question: measure }, tool);
    const partOf = (part) => trials.find(({ definition }) => definition?.[part] !== undefined)?.definition?.[part];
    const graders = trials.flatMap(({ definition }) => definition?.graders === undefined ? [] : [(0,_model_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .canonicalJson */ .dj)(definition.graders)]);
    const [longest] = graders.sort((one, other) => other.length - one.length || (one < other ? -1 : 1));
    const parts = { question: partOf('question'), judge: partOf('judge'), limits: partOf('limits') };
    return (0,_identity_js__WEBPACK_IMPORTED_MODULE_8__/* .importedMeasure */ .Ti)({ ...parts, graders: longest && JSON.parse(longest) }, tool);
}
function timeOf(timestamp) {
    const moment = timestamp === undefined ? Number.NaN : Date.parse(timestamp);
    return Number.isFinite(moment) && moment >= 0 ? (0,_model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_5__/* .isoTime */ .Ly)(moment) : _model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_5__/* .EPOCH */ .wI;
}
function endOf(trial) {
    const failure = failureIn(trial);
    if (failure !== undefined)
        return { status: 'execution_error', score: 0, failure };
    const hasPassed = trial.outcome.kind === 'passed';
    const score = trial.score === undefined ? Number(hasPassed) : (0,_model_run_grade_js__WEBPACK_IMPORTED_MODULE_0__/* .clampScore */ .E2)(trial.score);
    return { status: hasPassed ? 'ok' : 'quality_failure', score };
}
function endTogether([first, ...others]) {
    if (first === undefined)
        throw new Error('A test has at least one trial');
    if (others.length === 0)
        return first;
    const ends = [first, ...others];
    const decided = ends.filter((end) => end.status !== 'execution_error' || (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .isAgentFailure */ .s7)(end.failure));
    if (decided.length * 2 >= ends.length) {
        const score = decided.reduce((sum, end) => sum + end.score, 0) / decided.length;
        const passes = decided.filter(({ status }) => status === 'ok').length;
        return { status: passes / decided.length >= _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_4__/* .PASS_MARK */ .Yn ? 'ok' : 'quality_failure', score };
    }
    const lost = ends.filter((end) => !decided.includes(end));
    const classOf = (end) => (end.status === 'execution_error' ? end.failure.class : undefined);
    const count = (end) => lost.filter((other) => classOf(other) === classOf(end)).length;
    return lost.reduce((most, end) => (count(end) > count(most) ? end : most));
}
function meanTokens(trials) {
    const usages = trials.flatMap(({ tokenUsage }) => tokenUsage ?? []);
    const sum = (0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_1__/* .sumTokens */ .WT)(usages);
    const part = (count) => count && Math.round(count / usages.length);
    if (sum === undefined || usages.length === 1)
        return sum;
    return {
        input: Math.round(sum.input / usages.length),
        output: Math.round(sum.output / usages.length),
        cached: part(sum.cached),
        cacheWritten: part(sum.cacheWritten),
        reasoning: part(sum.reasoning),
    };
}
function assertionsOf({ outcome, reason: ownReason, graders = [] }) {
    const firstFailed = graders.find(({ passed, reason }) => passed === false && reason)?.reason;
    const reason = ownReason || (outcome.kind === 'failed' ? firstFailed : undefined);
    const source = graders.find((grader) => grader.passed === false && grader.reason && grader.reason === reason);
    const checks = graders.slice(0, MAX_GRADERS).flatMap((grader) => {
        const { name, passed, reason: evidence } = grader;
        if (passed === undefined || grader === source)
            return [];
        return [{ text: name, passed, evidence: evidence === reason ? undefined : evidence || undefined }];
    });
    if (reason === undefined)
        return checks;
    const text = source === undefined || source.name === source.type ? reason : `${source.name}: ${reason}`;
    return [{ text, passed: outcome.kind === 'passed' }, ...checks];
}
const scoresOf = ({ graders = [] }, time) => graders.slice(0, MAX_GRADERS).map((grader) => {
    const { isUndecided, score, threshold } = grader;
    const byScore = score === undefined || threshold === undefined ? undefined : score >= threshold;
    const hasPassed = grader.passed ?? byScore;
    const verdict = isUndecided || hasPassed === undefined ? 'skip' : hasPassed ? 'pass' : 'fail';
    return {
        name: grader.name,
        type: grader.type ?? 'imported',
        score: (0,_model_run_grade_js__WEBPACK_IMPORTED_MODULE_0__/* .clampScore */ .E2)(grader.score ?? (verdict === 'pass' ? 1 : 0)),
        weight: grader.weight ?? 1,
        verdict,
        assertions: [],
        durationMs: 0,
        startedAt: time,
        endedAt: time,
        reasoning: grader.reason,
        target: grader.judge,
        costUsd: grader.costUsd,
        tokenUsage: grader.tokenUsage,
        details: grader.details,
    };
});
const BY_TEXT = [
    [/timed? ?out|timeout|deadline exceeded|exceeded max duration/i, 'timeout'],
    [/\b429\b|rate.?limit|too many requests|quota|overloaded/i, 'rate_limit'],
    [/\b40[13]\b|unauthori[sz]ed|forbidden|invalid api key|authentication/i, 'auth'],
    [/\b5\d\d\b|ECONN|ENOTFOUND|EAI_AGAIN|socket hang up|fetch failed/i, 'provider'],
    [/exit (?:code|status)|signal SIG|segmentation fault|killed/i, 'crash'],
    [/cannot find module|ModuleNotFound|SyntaxError|ENOENT|fixture .{0,200} not found/i, 'config'],
];
const MAX_READ_CHARACTERS = 2_000;
const STAGES = {
    grader: { stage: 'evaluator', reason: 'evaluator_error' },
    config: { stage: 'setup', reason: 'setup_error' },
};
function failureIn({ outcome }) {
    if (outcome.kind !== 'error')
        return undefined;
    const { message, failedRows } = outcome;
    const text = message.slice(0, MAX_READ_CHARACTERS);
    const byText = BY_TEXT.find(([pattern]) => pattern.test(text))?.[1] ?? 'provider';
    const failureClass = outcome.class ?? byText;
    const stage = STAGES[failureClass] ?? { stage: 'agent', reason: 'provider_error' };
    return { class: failureClass, ...stage, message, failedRows };
}


/***/ }),

/***/ 4513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ extraTrialsFrom),
/* harmony export */   bq: () => (/* binding */ hasOnlyLastAttempts),
/* harmony export */   kj: () => (/* binding */ pairedWith)
/* harmony export */ });
/* harmony import */ var _model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64973);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56290);
/* harmony import */ var _model_values_grouped_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70110);
/* harmony import */ var _result_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45515);
/* harmony import */ var _read_results_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72533);





async function extraTrialsFrom(paths, run, site, imports) {
    const results = [];
    const unreadable = [];
    for (const path of paths) {
        const { run: again } = await (0,_read_results_js__WEBPACK_IMPORTED_MODULE_4__.readResults)([path], site, imports);
        const why = again.stopped === 'broken-off' ? 'incomplete' : hasOnlyLastAttempts(again) ? 'only the last attempts' : '';
        const hint = why.startsWith('only') ? 'Switch the retries of the tool off.' : undefined;
        const message = `The extra trials in ${path} are ${why}`;
        results.push(...again.results);
        if (again.unreadable !== undefined)
            unreadable.push(...again.unreadable);
        else if (why !== '')
            unreadable.push({ code: 'RESULTS_UNREADABLE', severity: 'error', message, hint });
    }
    return { ...pairedWith(run, results), unreadable };
}
function pairedWith(run, reruns) {
    const keyOf = ({ suite, testId, target }) => JSON.stringify([suite, testId, target]);
    const groups = (0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_2__/* .groupedBy */ .m)(run.results, keyOf);
    const results = [];
    const unknown = new Set();
    for (const rerun of reruns) {
        const group = groups.get(keyOf(rerun)) ?? [];
        const ofFile = group.find(({ suiteFile }) => suiteFile === rerun.suiteFile);
        const test = ofFile ?? (group.length === 1 ? group[0] : undefined);
        if (test === undefined)
            unknown.add(rerun.testId);
        else
            results.push(withPassMark({ ...rerun, suiteFile: test.suiteFile }, test.passMark));
    }
    const message = `The extra trials contain ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('test', unknown.size)} that the results do not have: ${(0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)([...unknown])}`;
    return { results, warnings: unknown.size === 0 ? [] : [{ code: 'UNUSED', severity: 'warning', message }] };
}
function withPassMark(result, passMark) {
    if (result.passMark === passMark || result.importedFrom !== undefined)
        return result;
    const trials = result.trials?.map((trial) => {
        if (trial.status === 'execution_error')
            return trial;
        return { ...trial, status: trial.score >= passMark ? 'ok' : 'quality_failure' };
    });
    return (0,_result_of_js__WEBPACK_IMPORTED_MODULE_3__/* .atPassMark */ .cF)({ ...result, trials }, passMark);
}
const hasOnlyLastAttempts = ({ imported = [] }) => imported.some(({ attempts }) => attempts === 'last-only');


/***/ }),

/***/ 8846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   confirmByCommand: () => (/* binding */ confirmByCommand),
/* harmony export */   confirmByTool: () => (/* binding */ confirmByTool),
/* harmony export */   usableResults: () => (/* binding */ usableResults)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _config_confirm_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77566);
/* harmony import */ var _config_policy_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20816);
/* harmony import */ var _gate_suspected_regressions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83520);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7126);
/* harmony import */ var _model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56768);
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71019);
/* harmony import */ var _model_text_shell_command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46687);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56290);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10043);
/* harmony import */ var _results_run_folder_extra_trials_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4513);
/* harmony import */ var _results_run_folder_read_results_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(72533);
/* harmony import */ var _results_run_folder_reported_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(92204);
/* harmony import */ var _results_shards_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(62017);
/* harmony import */ var _pipeline_decide_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(55964);
/* harmony import */ var _pipeline_gate_inputs_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4657);
/* harmony import */ var _trials_gate_policies_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(20834);
/* harmony import */ var _trials_planners_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(86697);
/* harmony import */ var _run_tool_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(95418);
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



















async function confirmByCommand(run, { inputs, gateInputs, paths, whyNot }, runtime) {
    const { confirmCommand: command } = inputs;
    if (command === undefined)
        return run;
    const deciding = { sides: gateInputs, policy: (0,_config_policy_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .policyOf */ .US)(inputs) };
    const tool = {
        name: 'confirm-command',
        takesIds: command.includes('{tests}'),
        rerun: (tests) => rerunResults(tests, command, { inputs, paths, run }, runtime),
    };
    return confirmByTool(run, { deciding, tool, whyNot }, runtime);
}
async function confirmByTool(run, { deciding, tool, whyNot }, { signal, log, redactor }) {
    const { name } = tool;
    const suspects = (0,_trials_gate_policies_js__WEBPACK_IMPORTED_MODULE_16__/* .suspectsIn */ .Ah)(run, deciding);
    const reruns = new ToolReruns(run, name, suspects, redactor.deep);
    const isOpen = suspects.some((suspect) => reruns.isOpen(suspect));
    if (!isOpen && tool.control === undefined)
        return run;
    if (isOpen && whyNot !== undefined) {
        return (0,_pipeline_gate_inputs_js__WEBPACK_IMPORTED_MODULE_15__/* .withWarnings */ .oV)(run, [(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .aWarning */ .ot)('UNUSED', `${name} re-runs nothing here: ${whyNot}`)]);
    }
    const isOption = ({ of }) => tool.takesIds && of.test.testId.startsWith('-');
    for (const { key } of suspects.filter(isOption)) {
        reruns.explain(key, 'its id begins with "-", as an option of the tool: use {pattern} in place of {tests}');
    }
    for (let round = 1; !signal.aborted; round += 1) {
        const left = suspects.filter((suspect) => !isOption(suspect) && reruns.isOpen(suspect));
        if (left.length === 0)
            break;
        log.info(`Re-running ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)('suspected regression', left.length)} by ${name}, round ${round}`);
        const keys = left.map(({ key }) => key);
        reruns.take('confirmation', keys, await tool.rerun(reruns.testsOf(keys)));
        const acquittable = left.filter((suspect) => reruns.wantsControl(suspect)).map(({ key }) => key);
        if (tool.control === undefined || acquittable.length === 0)
            continue;
        reruns.take('control', acquittable, await tool.control(reruns.testsOf(acquittable)));
    }
    while (tool.control !== undefined && !signal.aborted) {
        const wanted = (0,_gate_suspected_regressions_js__WEBPACK_IMPORTED_MODULE_3__/* .controlsOf */ .ux)((0,_pipeline_decide_js__WEBPACK_IMPORTED_MODULE_14__/* .pairingOf */ .U)(reruns.finish(false), deciding.sides), deciding.policy);
        const keys = wanted.map(({ test }) => (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .resultKey */ .ZH)(test));
        if (keys.length === 0)
            break;
        const control = await tool.control(tool.selectsTests ? reruns.testsOf(keys) : undefined);
        if (reruns.take('control', keys, control) === 0)
            break;
    }
    return reruns.finish(signal.aborted);
}
class ToolReruns {
    #run;
    #name;
    #suspects;
    #withoutSecrets;
    #trials = {
        confirmation: new Map(),
        control: new Map(),
    };
    #added = [];
    #warnings = [];
    #causes = new Map();
    constructor(run, name, suspects, withoutSecrets) {
        this.#run = run;
        this.#name = name;
        this.#suspects = suspects;
        this.#withoutSecrets = withoutSecrets;
        const { confirmation } = this.#trials;
        for (const { key } of suspects)
            confirmation.set(key, []);
        for (const result of (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .extraResults */ .TX)(run, 'confirmation'))
            confirmation.get((0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .resultKey */ .ZH)(result))?.push([result]);
    }
    isOpen(suspect) {
        return (0,_trials_planners_js__WEBPACK_IMPORTED_MODULE_17__/* .needsRerun */ .w3)(suspect, this.#measured('confirmation', suspect), { isDecided: _trials_gate_policies_js__WEBPACK_IMPORTED_MODULE_16__/* .isDecided */ .d$ });
    }
    wantsControl(suspect) {
        const reruns = this.#measured('confirmation', suspect).flat();
        return (0,_trials_gate_policies_js__WEBPACK_IMPORTED_MODULE_16__/* .wantsControl */ .lO)(suspect, reruns) && (0,_trials_planners_js__WEBPACK_IMPORTED_MODULE_17__/* .isShortOf */ .E$)(reruns.length, this.#measured('control', suspect));
    }
    testsOf(keys) {
        return this.#run.results.filter((result) => keys.includes((0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .resultKey */ .ZH)(result)));
    }
    take(purpose, keys, rerun) {
        if (rerun === 'cancelled')
            return 0;
        const { results, warnings } = 'why' in rerun ? { results: [], warnings: [] } : (0,_results_run_folder_extra_trials_files_js__WEBPACK_IMPORTED_MODULE_10__/* .pairedWith */ .kj)(this.#run, rerun.results);
        const trials = this.#trials[purpose];
        const checkout = purpose === 'control' ? 'base' : 'head';
        let count = 0;
        for (const test of this.testsOf(keys)) {
            const key = (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .resultKey */ .ZH)(test);
            const ofTest = this.#withoutSecrets(results.filter((result) => (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .resultKey */ .ZH)(result) === key));
            const fresh = ofTest.filter((result) => !result.cached && !result.trials?.some(({ cached }) => cached));
            trials.set(key, [...(trials.get(key) ?? []), fresh]);
            for (const result of fresh)
                this.#added.push({ purpose, checkout, result: { ...result, index: test.index } });
            const [failure] = fresh.flatMap((result) => (0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_5__/* .failureOf */ .g5)(result) ?? []);
            if (fresh.some((result) => (0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_5__/* .targetTrials */ .FW)(result).length > 0))
                count += 1;
            else if (purpose === 'control')
                continue;
            else if ('why' in rerun)
                this.explain(key, `${this.#name}: ${rerun.why}`);
            else if (ofTest.length === 0)
                this.explain(key, `${this.#name} wrote no result of it`);
            else if (fresh.length === 0)
                this.explain(key, `${this.#name} answered from a cache`);
            else if (failure)
                this.explain(key, `its re-run ended in an error: ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .cutEnd */ .ym)((0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .oneLine */ .T)(failure.message), MAX_LINE_LENGTH)}`);
        }
        if (purpose === 'confirmation')
            for (const problem of warnings)
                this.#warn(problem);
        if (purpose === 'control' && count === 0) {
            const why = 'why' in rerun ? rerun.why : 'none was measured';
            this.#warn((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .aWarning */ .ot)('UNUSED', `No control trials ran on the base commit: ${why}`));
        }
        else if ('why' in rerun)
            this.#warn((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .aWarning */ .ot)('RESULTS_UNREADABLE', `${this.#name} re-ran no test: ${rerun.why}`));
        return count;
    }
    explain(key, why) {
        this.#causes.set(key, this.#withoutSecrets(why));
    }
    #warn(problem) {
        const clean = this.#withoutSecrets(problem);
        if (!this.#warnings.some(({ message }) => message === clean.message))
            this.#warnings.push(clean);
    }
    finish(isCancelled) {
        const { unconfirmed: before = [], ...run } = (0,_pipeline_gate_inputs_js__WEBPACK_IMPORTED_MODULE_15__/* .withWarnings */ .oV)(this.#run, this.#warnings);
        const undecided = this.#suspects
            .filter((suspect) => !(0,_trials_gate_policies_js__WEBPACK_IMPORTED_MODULE_16__/* .isDecided */ .d$)(suspect, this.#measured('confirmation', suspect).flat()))
            .map(({ key, of: { test } }) => {
            const { suite, suiteFile, testId, target } = test;
            return { suite, suiteFile, testId, target, why: this.#causes.get(key) };
        });
        const isKnown = (test) => this.#suspects.some(({ key }) => key === (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .resultKey */ .ZH)(test));
        const unconfirmed = [...before.filter((test) => !isKnown(test)), ...undecided];
        const extraTrials = (0,_results_shards_js__WEBPACK_IMPORTED_MODULE_13__/* .inReportOrder */ .ET)([...(run.extraTrials ?? []), ...this.#added]);
        const isCutOff = isCancelled && this.#suspects.some((suspect) => this.isOpen(suspect));
        return {
            ...run,
            ...(isCutOff && { complete: false, stopped: 'cancelled' }),
            extraTrials: extraTrials.length > 0 ? extraTrials : undefined,
            unconfirmed: unconfirmed.length > 0 ? unconfirmed : undefined,
        };
    }
    #measured(purpose, { key }) {
        return (this.#trials[purpose].get(key) ?? []).map((results) => results.flatMap(_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_5__/* .targetTrials */ .FW));
    }
}
const MAX_RERUN_MS = 30 * 60_000;
const MAX_LINE_LENGTH = 300;
async function rerunResults(tests, command, { inputs, paths, run }, runtime) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { files } = runtime;
        const cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(runtime.cwd, inputs.workingDirectory);
        const scratch = __addDisposableResource(env_1, await files.scratchFolder('eval-action-confirm-'), true);
        const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(paths[0] ?? '');
        const output = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(scratch.path, /^[\w.-]+\.(?:jsonl?|xml|eval|ya?ml)$/i.test(name) ? name : 'results.jsonl');
        const quote = runtime.machine().platform === 'win32' ? _model_text_shell_command_js__WEBPACK_IMPORTED_MODULE_7__/* .powerShellWord */ ._M : _model_text_shell_command_js__WEBPACK_IMPORTED_MODULE_7__/* .shellWord */ .r7;
        const filled = (0,_config_confirm_command_js__WEBPACK_IMPORTED_MODULE_1__/* .filledIn */ .AE)(command, { tests: (0,_config_confirm_command_js__WEBPACK_IMPORTED_MODULE_1__/* .namesInTool */ .oY)(tests), output }, quote);
        const process = { name: 'confirm-command', command: filled, cwd, env: runtime.programEnv({}) };
        const ended = await (0,_run_tool_js__WEBPACK_IMPORTED_MODULE_18__/* .runTool */ .q)({ ...process, timeoutMs: MAX_RERUN_MS }, runtime);
        if (ended === 'cancelled')
            return ended;
        const { why, exitCode, lastLines } = ended;
        const imports = (0,_results_run_folder_reported_run_js__WEBPACK_IMPORTED_MODULE_12__/* .importsOf */ .c5)(inputs, runtime, run);
        const rerun = why !== undefined
            ? { why }
            : (await files.state(output)) === 'missing'
                ? { why: `it ended with exit code ${exitCode} and wrote no {output}` }
                : await usableResults(() => (0,_results_run_folder_read_results_js__WEBPACK_IMPORTED_MODULE_11__.readResults)([output], { cwd: scratch.path, files, toolCwd: cwd }, imports));
        if ('why' in rerun)
            runtime.log.warn(`confirm-command re-ran no test: ${rerun.why}${lastLines}`);
        return rerun;
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
async function usableResults(read) {
    try {
        const { run } = await read();
        const { unreadable: [first] = [], stopped, results } = run;
        if (first !== undefined)
            return { why: `its results cannot be read: ${first.message}` };
        if (stopped === 'cancelled')
            return { why: 'the tool was cancelled' };
        if (stopped !== undefined)
            return { why: 'its results are incomplete: the tool was stopped while it wrote them' };
        return (0,_results_run_folder_extra_trials_files_js__WEBPACK_IMPORTED_MODULE_10__/* .hasOnlyLastAttempts */ .bq)(run)
            ? { why: 'its results have only the last attempts: switch the retries of the tool off in confirm-command' }
            : { results };
    }
    catch (error) {
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo))
            throw error;
        return { why: `its results cannot be read: ${error.problems[0]?.message ?? error.message}` };
    }
}


/***/ }),

/***/ 5866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runByEngine: () => (/* binding */ runByEngine)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/baseline/base-checkout.js
var base_checkout = __webpack_require__(9895);
// EXTERNAL MODULE: ./build/js/src/config/settings.js
var settings = __webpack_require__(37965);
// EXTERNAL MODULE: ./build/js/src/graders/people/counted-labels.js
var counted_labels = __webpack_require__(91354);
// EXTERNAL MODULE: ./build/js/src/graders/people/run-agreement.js
var run_agreement = __webpack_require__(17030);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var model_errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/result-keys.js
var result_keys = __webpack_require__(71019);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/model/values/sums.js
var sums = __webpack_require__(16586);
// EXTERNAL MODULE: ./build/js/src/results/record.js
var record = __webpack_require__(40985);
// EXTERNAL MODULE: ./build/js/src/results/result-of.js
var result_of = __webpack_require__(45515);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/extra-trials-files.js
var extra_trials_files = __webpack_require__(4513);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/run-files.js
var run_files = __webpack_require__(92056);
// EXTERNAL MODULE: ./build/js/src/results/summarize.js
var summarize = __webpack_require__(96419);
// EXTERNAL MODULE: ./build/js/src/suites/discover.js
var discover = __webpack_require__(7678);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/baseline-context.js
var baseline_context = __webpack_require__(82220);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/gate-inputs.js + 2 modules
var gate_inputs = __webpack_require__(4657);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/prepare.js + 1 modules
var prepare = __webpack_require__(35822);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/run-deadline.js
var run_deadline = __webpack_require__(67969);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/run-session.js + 1 modules
var run_session = __webpack_require__(28657);
// EXTERNAL MODULE: ./build/js/src/runner/tools/confirm-command.js
var confirm_command = __webpack_require__(8846);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/config/engine.js
var config_engine = __webpack_require__(80834);
// EXTERNAL MODULE: ./build/js/src/model/ports/processes.js
var processes = __webpack_require__(29119);
// EXTERNAL MODULE: ./build/js/src/model/text/json.js
var json = __webpack_require__(23291);
// EXTERNAL MODULE: ./build/js/src/model/text/similar-names.js
var similar_names = __webpack_require__(64973);
// EXTERNAL MODULE: ./build/js/src/suites/config-file.js
var config_file = __webpack_require__(26478);
// EXTERNAL MODULE: ./build/js/src/suites/file-kind.js
var file_kind = __webpack_require__(7594);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/runner/engines/index.js + 8 modules
var engines = __webpack_require__(19243);
// EXTERNAL MODULE: ./build/js/src/runner/tools/engine-of.js
var engine_of = __webpack_require__(85870);
;// CONCATENATED MODULE: ./build/js/src/runner/tools/find-tool.js













async function findTool(settings, evals, site) {
    const { runtime, cwd, root } = site;
    const folders = (0,config_file/* foldersUpTo */.Kd)(root, cwd);
    const path = [
        ...folders.map((folder) => (0,external_node_path_.join)(folder, 'node_modules', '.bin')),
        ...folders.flatMap((folder) => ['.venv', 'venv'].map((name) => (0,external_node_path_.join)(folder, name, 'bin'))),
        runtime.env['PATH'] ?? runtime.env['Path'] ?? '',
    ].join(external_node_path_.delimiter);
    const common = { settings, path, evals: await filesOf(evals, site) };
    const named = settings.tool === undefined ? undefined : (0,config_engine/* nameIn */.ZC)(settings.tool);
    if (named === undefined)
        return { name: 'the engine', program: [], args: '', ...common };
    const { name, args } = named;
    const engine = engines/* engines */.s[name];
    const { program, install, suites } = engine;
    const tool = { name, engine, program: [program], args, ...common };
    if (suites !== undefined) {
        const paths = await runtime.files.glob([suites, '!**/node_modules/**'], { cwd });
        const isThere = (named) => paths.some((path) => (0,shown_path/* isInside */.F)((0,external_node_path_.resolve)(cwd, named), path));
        const empty = (evals.length === 0 ? ['.'] : common.evals).find((named) => !isThere(named));
        if (empty !== undefined) {
            throw (0,model_errors/* userError */.IF)('NOTHING_MATCHED', `${name} has no suite in ${empty === '.' ? cwd : empty}`, {
                expected: `files ${suites}`,
                hint: 'Correct evals or working-directory.',
            });
        }
    }
    const isInstalled = await runtime.scripts.isInPath(program, path);
    const packageName = /^npm install --save-dev (@?[^@\s]+)/.exec(install)?.[1];
    const version = isInstalled || !packageName ? undefined : await lockedVersion(packageName, folders, runtime.files);
    if (!isInstalled && !version) {
        throw (0,model_errors/* userError */.IF)('FILE_MISSING', `The engine ${name} is not installed: there is no program "${program}" in PATH`, {
            hint: `Install it in a step before this one: ${install}, or the packages of the repository.`,
        });
    }
    const versionedTool = version ? { ...tool, program: ['npx', '--yes', `${packageName}@${version}`] } : tool;
    await refuseOldVersion(versionedTool, site);
    return versionedTool;
}
const MAX_VERSION_MS = 120_000;
async function refuseOldVersion({ name, engine, program, path, evals }, site) {
    const { major, install } = engine ?? {};
    if (major === undefined)
        return;
    const roots = await Promise.all(evals.map((file) => (0,engine_of/* foreignSuite */.B)(file, site)));
    const suite = roots.find((root) => root !== undefined && (0,file_kind/* toolOfForeignFile */.Ej)(root) === name);
    const problem = suite && (0,file_kind/* foreignFormat */.Ub)(suite);
    if (problem === undefined)
        return;
    const { exec, signal, programEnv } = site.runtime;
    const ended = await exec.run({
        command: { shell: `${program.join(' ')} --version` },
        cwd: site.cwd,
        env: programEnv({ PATH: path }),
        timeoutMs: MAX_VERSION_MS,
        maxBytes: processes/* MAX_OUTPUT_BYTES */.$,
    }, signal);
    const printed = 'stdout' in ended ? /(\d+)\.\d+\.\d+[-+.\w]*/.exec(ended.stdout) : undefined;
    if (!printed || Number(printed[1]) >= major)
        return;
    throw new model_errors/* UserError */.yo([
        {
            ...problem,
            message: `This suite needs ${name} ${major}, and ${name} ${(0,text_text/* cutEnd */.ym)(printed[0], 40)} is installed`,
            expected: `${name} ${major} or newer`,
            hint: `Install it in a step before this one: ${install}`,
        },
    ]);
}
const lockSchema = schemas/* object */.Ikc({ packages: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ version: schemas/* string */.YjP().optional() })) });
const MAX_LOCK_BYTES = 64 * 1024 * 1024;
async function lockedVersion(name, folders, files) {
    for (const folder of folders) {
        const path = (0,external_node_path_.join)(folder, 'package-lock.json');
        if ((await files.state(path)) !== 'file')
            continue;
        const lock = lockSchema.safeParse((0,json/* jsonOf */.o_)(await files.read(path, MAX_LOCK_BYTES)));
        return lock.data?.packages[`node_modules/${name}`]?.version;
    }
    return undefined;
}
async function filesOf(evals, { runtime: { files }, cwd }) {
    const shownPaths = new Set();
    const excluded = evals.filter((each) => each.startsWith('!'));
    for (const pattern of evals.filter((each) => !each.startsWith('!'))) {
        const isThere = (await files.state((0,external_node_path_.resolve)(cwd, pattern))) !== 'missing';
        const paths = isThere ? [(0,external_node_path_.resolve)(cwd, pattern)] : await files.glob([pattern, ...excluded], { cwd });
        if (paths.length === 0) {
            throw (0,model_errors/* userError */.IF)('NOTHING_MATCHED', `There is no file ${pattern}`, {
                hint: `Correct evals, which was: ${(0,similar_names/* listed */.KE)(evals)}.`,
            });
        }
        for (const path of paths)
            shownPaths.add(path === cwd ? '.' : (0,shown_path/* shownPath */.p)(path, cwd));
    }
    return [...shownPaths];
}

// EXTERNAL MODULE: ./build/js/src/config/confirm-command.js
var config_confirm_command = __webpack_require__(77566);
// EXTERNAL MODULE: ./build/js/src/model/text/iso-time.js
var iso_time = __webpack_require__(58392);
// EXTERNAL MODULE: ./build/js/src/model/text/shell-command.js
var shell_command = __webpack_require__(46687);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
// EXTERNAL MODULE: ./build/js/src/model/values/grouped.js
var grouped = __webpack_require__(70110);
// EXTERNAL MODULE: ./build/js/src/results/join-runs.js
var join_runs = __webpack_require__(38139);
// EXTERNAL MODULE: ./build/js/src/results/read/read-rows.js
var read_rows = __webpack_require__(29245);
// EXTERNAL MODULE: ./build/js/src/results/importers/test-of-trials.js
var test_of_trials = __webpack_require__(17496);
;// CONCATENATED MODULE: ./build/js/src/results/importers/join-rounds.js









function joinRounds(rounds) {
    const [first] = rounds;
    if (rounds.length === 1)
        return first;
    const joined = (0,join_runs/* joinRuns */.xH)(rounds.map((run, at) => ({ run, shown: `run ${at + 1}` })), []);
    const tests = [...(0,grouped/* groupedBy */.m)(joined.results, result_keys/* resultKey */.ZH).values()];
    const lacking = tests.filter((group) => group.length < rounds.length).map(([{ testId }]) => testId);
    const message = `${(0,text_text/* plural */.LS)('test', lacking.length)} did not run in all ${rounds.length} runs: ${(0,similar_names/* listed */.KE)(lacking)}`;
    return {
        ...joined,
        planned: Math.max(...rounds.map(({ planned }) => planned)),
        imported: first.imported?.map((file) => ({ ...file, trials: file.trials * rounds.length })),
        warnings: lacking.length === 0
            ? joined.warnings
            : [...joined.warnings, { code: 'RESULTS_UNREADABLE', severity: 'warning', message }],
        results: tests.map((group, index) => ({ ...inAllRounds(group), index })),
    };
}
function inAllRounds(results) {
    const [first] = results;
    const trials = results.flatMap(read_rows/* trialsOf */.xY).map((trial, attempt) => ({ ...trial, attempt }));
    const shown = results.find(({ status }) => status === 'quality_failure') ?? first;
    return {
        ...shown,
        ...(0,test_of_trials/* endTogether */.Kk)(results.flatMap(endsOf)),
        aggregation: (0,result_outcome/* aggregateScores */.hx)(trials.map(({ score }) => score), 'mean').aggregation,
        trials,
        costUsd: (0,sums/* meanOfKnown */._)(results.map(({ costUsd }) => costUsd)),
        durationMs: (0,sums/* meanOfKnown */._)(results.map(({ durationMs }) => durationMs)),
        cached: results.every(({ cached }) => cached === true) ? true : undefined,
    };
}
const endsOf = (result) => (0,read_rows/* trialsOf */.xY)(result).flatMap(({ status, score, failure }) => {
    if (status !== 'execution_error')
        return [{ status, score }];
    return failure === undefined ? [] : [{ status, score, failure }];
});

// EXTERNAL MODULE: ./build/js/src/results/run-folder/read-results.js + 1 modules
var read_results = __webpack_require__(72533);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/reported-run.js
var reported_run = __webpack_require__(92204);
;// CONCATENATED MODULE: ./build/js/src/runner/tools/base-packages.js


const LOCK_FILES = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];
const base_packages_MAX_LOCK_BYTES = 64 * 1024 * 1024;
const MAX_PACKAGES = 20_000;
async function linkPackages({ from, root, baseRoot }, files) {
    const lockOf = async (folder) => {
        for (const name of LOCK_FILES) {
            const path = (0,external_node_path_.join)(folder, name);
            if ((await files.state(path)) === 'file')
                return files.read(path, base_packages_MAX_LOCK_BYTES);
        }
        return undefined;
    };
    for (const folder of (0,config_file/* foldersUpTo */.Kd)(root, from)) {
        const packages = (0,external_node_path_.join)(folder, 'node_modules');
        const there = (0,external_node_path_.join)(baseRoot, (0,external_node_path_.relative)(root, folder));
        const states = [
            await files.state(packages),
            await files.state(there),
            await files.state((0,external_node_path_.join)(there, 'node_modules')),
        ];
        if (states.join() !== 'folder,folder,missing')
            continue;
        const [lock, lockThere] = [await lockOf(folder), await lockOf(there)];
        if (lock !== lockThere)
            return 'its lock file of npm packages differs, so it needs other packages';
        for (const path of await packagesIn(packages, files)) {
            const real = await files.realPath(path).catch(() => path);
            if (!real.includes(`${external_node_path_.sep}node_modules${external_node_path_.sep}`))
                return 'some npm packages are folders of the repository';
        }
        await files.linkFolder(packages, (0,external_node_path_.join)(there, 'node_modules'));
    }
    return undefined;
}
async function packagesIn(folder, files) {
    const { names } = await files.namesIn(folder, MAX_PACKAGES);
    const inner = names.filter((name) => name.startsWith('@') && name.endsWith('/'));
    const scoped = await Promise.all(inner.map((name) => packagesIn((0,external_node_path_.join)(folder, name), files)));
    return [...names.filter((name) => !name.startsWith('.')).map((name) => (0,external_node_path_.join)(folder, name)), ...scoped.flat()];
}

// EXTERNAL MODULE: ./build/js/src/runner/tools/run-tool.js
var run_tool = __webpack_require__(95418);
;// CONCATENATED MODULE: ./build/js/src/runner/tools/tool-runs.js
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















const MAX_TOOL_MS = 5 * 24 * 60 * 60_000;
const MAX_FILE_BYTES = 64 * 1024 * 1024;
const MAX_FILES = 1_000;
const importsOf = ({ settings }, { redactor }) => ({
    format: settings.format,
    scoreName: settings.score_name,
    passMark: settings.pass_mark,
    suiteName: settings.suite_name,
    targetName: settings.target_name,
    repeatedNames: settings.repeated_names,
    redactor,
});
class ToolRuns {
    #tool;
    #site;
    #imports;
    #suites;
    #base;
    #knownTests;
    #leavesOut = false;
    constructor(tool, site) {
        const { engine, evals } = tool;
        this.#tool = tool;
        this.#site = site;
        this.#imports = importsOf(tool, site.runtime);
        this.#suites = engine?.takesOneFile && evals.length > 0 ? evals.map((file) => ({ evals: [file] })) : [{ evals }];
    }
    get canRerun() {
        return this.#tool.engine !== undefined || this.#tool.settings.rerun !== undefined;
    }
    get selectsTests() {
        const { engine, settings } = this.#tool;
        return engine ? !engine.selectsFailed : /\{(?:tests|pattern)\}/.test(settings.rerun ?? '');
    }
    async runAll() {
        const { inputs, runtime, cwd } = this.#site;
        const { name, engine } = this.#tool;
        const { files } = runtime;
        let rounds;
        const starts = engine?.repeatsTests ? 1 : (inputs.trials ?? 1);
        for (let number = 1; number <= starts; number += 1) {
            const written = await this.#start({ name: number === 1 ? 'run' : `run-${number}` });
            if (written === 'cancelled')
                return undefined;
            const { why, lastLines = '', command } = written;
            if (written.files.length === 0) {
                throw (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `${name} measured nothing: ${why}${lastLines}`, {
                    hint: `The command was: ${command}`,
                });
            }
            const reporting = {
                inputs: { ...inputs, ...this.#imports, knownTests: this.#knownTests },
                redactor: runtime.redactor,
                now: runtime.clock.now(),
            };
            const { run } = await (0,reported_run/* reportedRun */.T_)({ paths: written.files, site: { cwd, files } }, undefined, reporting);
            const unreadable = run.unreadable && (await this.#located(run.unreadable));
            let round = { ...run, unreadable, results: await this.#completed(run.results) };
            this.#knownTests ??= new Set(run.results.map(result_keys/* resultKey */.ZH));
            if (why !== undefined) {
                const problem = (0,model_errors/* anError */.Mx)('RESULTS_UNREADABLE', `${name}: ${why}${lastLines}`);
                round = { ...round, complete: false, unreadable: [...(unreadable ?? []), problem] };
            }
            rounds = rounds === undefined ? [round] : [...rounds, round];
        }
        return rounds && joinRounds(rounds);
    }
    async rerun(what) {
        const { tests = [], checkout } = what;
        const rerun = await this.#runAgain(what);
        const isFinal = checkout === 'base' || this.#tool.engine?.rerunAll === undefined || this.#leavesOut;
        if (isFinal || rerun === 'cancelled' || 'why' in rerun)
            return rerun;
        const resultKeys = new Set(rerun.results.map(result_keys/* resultKey */.ZH));
        if (tests.every((test) => resultKeys.has((0,result_keys/* resultKey */.ZH)(test))))
            return rerun;
        this.#leavesOut = true;
        const all = await this.#runAgain({ ...what, name: `${what.name}-all` });
        return all === 'cancelled' || 'why' in all ? all : { results: [...rerun.results, ...all.results] };
    }
    async #runAgain(what) {
        const { runtime, cwd } = this.#site;
        const imports = { ...this.#imports, knownTests: this.#knownTests };
        const written = await this.#start(what);
        if (written === 'cancelled')
            return written;
        const { files, toolCwd, why, lastLines = '' } = written;
        if (why !== undefined) {
            if (lastLines !== '')
                runtime.log.warn(`${this.#tool.name}: ${why}${lastLines}`);
            return { why };
        }
        const rerun = await (0,confirm_command.usableResults)(() => (0,read_results.readResults)(files, { cwd, files: runtime.files, toolCwd }, imports));
        return 'why' in rerun ? rerun : { results: await this.#completed(rerun.results) };
    }
    async #completed(results) {
        const timestamp = new Date(this.#site.runtime.clock.now()).toISOString();
        return (await this.#located(results)).map((result) => ({
            ...result,
            timestamp: result.timestamp === iso_time/* EPOCH */.wI ? timestamp : result.timestamp,
        }));
    }
    async #located(all) {
        const { cwd, root, folder, runtime } = this.#site;
        const isFile = async (path) => (await runtime.files.state(path)) === 'file';
        const engineFolder = (0,external_node_path_.join)(folder, 'engine');
        const places = new Map();
        for (const file of new Set(all.flatMap(({ location }) => location?.file ?? []))) {
            const path = (0,external_node_path_.resolve)(cwd, file);
            if ((0,shown_path/* isInside */.F)(engineFolder, path)) {
                const index = Number((0,external_node_path_.relative)(engineFolder, path).split(external_node_path_.sep)[1]) - 1 || 0;
                const [suite = '', ...others] = this.#suites[index]?.evals ?? [];
                if (others.length === 0 && (await isFile((0,external_node_path_.resolve)(cwd, suite))))
                    places.set(file, { file: suite, line: 1, column: 1 });
            }
            else {
                for (const above of (0,config_file/* foldersUpTo */.Kd)(root, cwd).toReversed()) {
                    const candidate = (0,external_node_path_.resolve)(above, file);
                    if (await isFile(candidate))
                        places.set(file, { file: (0,shown_path/* shownPath */.p)(candidate, cwd) });
                }
            }
        }
        return all.map((each) => {
            const { location } = each;
            return location === undefined ? each : { ...each, location: { ...location, ...places.get(location.file) } };
        });
    }
    async #start({ name, tests, checkout = 'head' }) {
        const { inputs, runtime, cwd: head, folder } = this.#site;
        const { engine, settings, path } = this.#tool;
        const { files, log } = runtime;
        this.#base ??= checkout === 'base' ? this.#openBase() : undefined;
        const base = checkout === 'base' ? await this.#base : undefined;
        if (typeof base === 'object')
            return { files: [], ...base };
        const cwd = base ?? head;
        const resultFiles = [];
        for (const [index, suites] of this.#suites.entries()) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const { evals, keys, results = '' } = suites;
                const suiteTests = tests?.filter((test) => keys === undefined || keys.has((0,result_keys/* resultKey */.ZH)(test)));
                if (suiteTests?.length === 0)
                    continue;
                const scratch = __addDisposableResource(env_1, await files.scratchFolder('eval-action-engine-'), true);
                const start = { evals, output: (0,external_node_path_.join)(scratch.path, this.#outputName(suites)), trials: inputs.trials };
                const command = this.#commandOf(suiteTests === undefined ? start : { ...start, tests: suiteTests, results });
                const withoutOutput = command.replaceAll(start.output, '{output}');
                const shown = results === '' ? withoutOutput : withoutOutput.replaceAll(results, '{results}');
                log.info(`${base === undefined ? 'Running' : 'Running on the base commit'}: ${shown}`);
                const env = runtime.programEnv({ PATH: path, ...engine?.env?.(start) });
                const before = settings.results === undefined ? undefined : await this.#timesOf(cwd);
                const ended = await (0,run_tool/* runTool */.q)({ name: this.#tool.name, command, cwd, env, timeoutMs: MAX_TOOL_MS }, runtime);
                if (ended === 'cancelled')
                    return ended;
                const to = (0,external_node_path_.join)(folder, 'engine', name, this.#suites.length > 1 ? String(index + 1) : '');
                const written = await this.#keep(await this.#writtenTo(start.output, cwd, before), to);
                resultFiles.push(...written);
                const isAlone = this.#suites.length === 1;
                const run = await this.#readIfPossible(written, cwd);
                let why = ended.why ?? this.#whyIncomplete(ended.exitCode, written, run);
                const isEmpty = run?.results.length === 0 && run.skipped === undefined && run.unreadable === undefined;
                if (isEmpty && tests === undefined && !isAlone)
                    why ??= 'it ran no test';
                if (why !== undefined) {
                    const of = isAlone ? '' : `${evals.join(' ')}: `;
                    return { files: resultFiles, why: `${of}${why}`, lastLines: ended.lastLines, command: shown };
                }
                if (tests === undefined) {
                    suites.results ??= written[0];
                    if (!isAlone)
                        suites.keys ??= new Set(run?.results.map(result_keys/* resultKey */.ZH));
                }
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
        return { files: resultFiles, toolCwd: cwd };
    }
    async #readIfPossible(written, cwd) {
        try {
            return (await (0,read_results.readResults)(written, { cwd, files: this.#site.runtime.files }, this.#imports)).run;
        }
        catch (error) {
            if (!(error instanceof model_errors/* UserError */.yo))
                throw error;
            return undefined;
        }
    }
    #whyIncomplete(exitCode, written, run) {
        const { engine, settings } = this.#tool;
        const place = settings.results === undefined ? '' : ` to ${[settings.results].flat().join(', ')}`;
        if (written.length === 0)
            return `it ended with exit code ${exitCode} and wrote no results${place}`;
        const isWhole = engine === undefined ? exitCode >= 0 && exitCode < 126 : engine.exitCodes.includes(exitCode);
        if (!isWhole)
            return `it ended with exit code ${exitCode}, so its results may be incomplete`;
        const isGreen = run?.unreadable === undefined && run?.results.every(({ status }) => status === 'ok');
        return exitCode !== 0 && isGreen ? `it ended with exit code ${exitCode}, but no test failed` : undefined;
    }
    #outputName({ evals: [file = '', ...others] }) {
        const { engine, settings } = this.#tool;
        const stem = others.length === 0 && file !== '' ? (0,external_node_path_.basename)(file).replace(/\.[^.]*$/, '') : undefined;
        if (engine !== undefined)
            return engine.output.replace(/^results(?=\.)/, (name) => stem || name);
        return `results.${ENDINGS[settings.format ?? 'jsonl'] ?? 'json'}`;
    }
    #commandOf(start) {
        const { engine, settings, program, args } = this.#tool;
        const quote = this.#site.runtime.machine().platform === 'win32' ? shell_command/* powerShellWord */._M : shell_command/* shellWord */.r7;
        const isRerun = 'tests' in start;
        const template = isRerun ? settings.rerun : settings.run;
        if (template !== undefined) {
            const tests = isRerun ? (0,config_confirm_command/* namesInTool */.oY)(start.tests) : [];
            return (0,config_confirm_command/* filledIn */.AE)(template, { tests, output: start.output }, quote);
        }
        const again = this.#leavesOut ? engine?.rerunAll : engine?.rerun;
        const engineArgs = isRerun ? again?.(start) : engine?.run(start);
        return [...program, ...(engineArgs ?? [])].map(quote).join(' ') + (args === '' ? '' : ` ${args}`);
    }
    async #timesOf(cwd) {
        const { files } = this.#site.runtime;
        const paths = await files.glob([this.#tool.settings.results ?? []].flat(), { cwd });
        return new Map(await Promise.all(paths.map(async (path) => [path, await files.modifiedAt(path)])));
    }
    async #writtenTo(output, cwd, before) {
        const { files } = this.#site.runtime;
        if (before !== undefined) {
            const now = await this.#timesOf(cwd);
            return [...now.keys()].filter((path) => now.get(path) !== before.get(path));
        }
        const state = await files.state(output);
        if (state !== 'folder')
            return state === 'file' ? [output] : [];
        const journal = await (0,run_files/* journalIn */.zc)(output, files);
        if ((await files.state(journal)) === 'file')
            return [output];
        const { results = /./ } = this.#tool.engine ?? {};
        return (await files.glob(['**/*'], { cwd: output })).filter((path) => results.test(path));
    }
    async #keep(paths, to) {
        const { files } = this.#site.runtime;
        if (paths.length > MAX_FILES) {
            throw (0,model_errors/* userError */.IF)('FILE_TOO_LARGE', `${this.#tool.name} wrote ${paths.length} results files`, {
                expected: `at most ${MAX_FILES}`,
            });
        }
        const copy = async (from, path) => files.write(path, await files.read(from, MAX_FILE_BYTES));
        const [first = ''] = paths;
        if (paths.length === 1 && (await files.state(first)) === 'folder') {
            for (const path of await files.glob(['**/*'], { cwd: first }))
                await copy(path, (0,external_node_path_.join)(to, (0,external_node_path_.relative)(first, path)));
            return [to];
        }
        const names = new Set();
        const kept = [];
        for (const path of paths) {
            const name = names.has((0,external_node_path_.basename)(path)) ? `${names.size + 1}-${(0,external_node_path_.basename)(path)}` : (0,external_node_path_.basename)(path);
            names.add(name);
            await copy(path, (0,external_node_path_.join)(to, name));
            kept.push((0,external_node_path_.join)(to, name));
        }
        return kept;
    }
    async #openBase() {
        const { base, cwd, root, runtime } = this.#site;
        const { name, settings, path } = this.#tool;
        const tree = await base?.checkOut(runtime.signal);
        if (tree === undefined)
            return { why: 'the base commit is not known' };
        if (typeof tree === 'string')
            return { why: tree };
        const there = (0,external_node_path_.join)(tree.root, (0,external_node_path_.relative)(tree.checkout, cwd));
        if (settings.setup === undefined) {
            const why = await linkPackages({ from: cwd, root, baseRoot: tree.root }, runtime.files);
            return why === undefined ? there : { why };
        }
        const setup = { name: `the setup of ${name}`, command: settings.setup, cwd: there, timeoutMs: MAX_SETUP_MS };
        const ended = await (0,run_tool/* runTool */.q)({ ...setup, env: runtime.programEnv({ PATH: path }) }, runtime);
        if (ended === 'cancelled')
            return { why: 'the setup did not end' };
        const { exitCode, why = `ended with exit code ${exitCode}`, lastLines } = ended;
        return exitCode === 0 ? there : { why: `the setup ${why.replace(/^it /, '')}${lastLines}` };
    }
}
const MAX_SETUP_MS = 30 * 60_000;
const ENDINGS = { jsonl: 'jsonl', junit: 'xml' };

;// CONCATENATED MODULE: ./build/js/src/runner/tools/run-by-engine.js
var run_by_engine_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var run_by_engine_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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























const USED = [
    ...['engine', 'evals', 'trials', 'seedBaseline', 'control', 'matrixJobs', 'budgetUsd', 'timeoutMinutes'],
    ...['experiment', 'outputDirectory', 'workingDirectory', 'allowUntrustedCode'],
    ...settings/* decidingInputs */.hH,
    ...settings/* reportingInputs */.OS,
];
function refuseUnused(inputs, settings) {
    const unused = [
        ...inputs.explicitInputs.filter((name) => !USED.includes(name)).map(text_text/* kebab */.i9),
        ...(inputs.transcript === undefined ? [] : ['--transcript']),
        ...(inputs.recordReplay === undefined ? [] : ['--record-replay']),
        ...(inputs.only === undefined ? [] : ['--last-failed']),
        ...(settings.run !== undefined && inputs.evals.length > 0 ? ['evals'] : []),
    ];
    if (unused[0] === undefined)
        return;
    throw (0,model_errors/* userError */.IF)('INPUT_INVALID', `${unused[0]} has no effect on suites that another tool runs`, {
        hint: 'Remove it, or set it in the configuration, the command or the arguments of the tool: engine: pytest -n 4.',
    });
}
async function runByEngine({ policy, job, baseSha, missingSecrets, isEvidenceStored, reporting }, settings, runtime) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs } = policy;
        const { progress } = reporting;
        refuseUnused(inputs, settings);
        if (reporting.prepared !== undefined) {
            throw (0,model_errors/* userError */.IF)('INPUT_INVALID', '--watch does not know the files of suites that another tool runs', {
                hint: 'Use the watch mode of that tool.',
            });
        }
        const time = run_by_engine_addDisposableResource(env_1, (0,run_deadline/* withTimeLimit */.B)(runtime, inputs.timeoutMinutes), false);
        const cwd = await (0,prepare/* workingDirectory */.p7)(inputs, runtime);
        const { files } = runtime;
        const root = await (0,discover/* findRepository */.W1)(cwd, files);
        const tool = await findTool(settings, inputs.evals, { runtime, cwd, root });
        const engine = { name: tool.name, evals: [...tool.evals] };
        const folder = (0,run_session/* runFolder */.kQ)(inputs, cwd, time.startedAt);
        const { attempts, unreadable, gateInputs } = await (0,gate_inputs/* comparedWith */.o3)({ policy, job }, {
            plan: { steps: [] },
            isOfSameSuites: (run) => JSON.stringify(run.engine) === JSON.stringify(engine),
            imports: importsOf(tool, runtime),
        }, runtime);
        const base = run_by_engine_addDisposableResource(env_1, (0,base_checkout/* openBaseTree */.Oo)(baseSha, gateInputs.baseline, runtime), true);
        const context = (0,baseline_context/* baselineContextOf */.UZ)(gateInputs, runtime.env, isEvidenceStored);
        const _claim = run_by_engine_addDisposableResource(env_1, await files.claim(folder, runtime.signal), true);
        const runs = new ToolRuns(tool, { inputs, cwd, root, folder, base, runtime: time.runtime });
        const measured = await runs.runAll();
        const flags = (0,run_session/* flagsOf */.Zo)(inputs, cwd);
        const first = {
            ...(measured ?? { ...NOTHING, stopped: time.why }),
            startedAt: new Date(time.startedAt).toISOString(),
            engine,
            flags: flags.length > 0 ? flags : undefined,
            missingSecrets,
            earlier: attempts.length > 0 ? [...attempts] : undefined,
            environment: (0,run_session/* environmentInfo */.Ov)(runtime, 0),
            results: (0,result_of/* withoutBlame */.K$)(measured?.results ?? [], missingSecrets),
        };
        const isEmpty = measured?.results.length === 0 && first.unreadable === undefined;
        const none = (0,model_errors/* anError */.Mx)('NOTHING_MATCHED', `${tool.name} ran no test`);
        const errors = [...(first.unreadable ?? []), ...unreadable, ...(isEmpty ? [none] : [])];
        const run = errors.length === 0 ? first : { ...first, complete: false, unreadable: errors };
        await files.write((0,external_node_path_.join)(folder, run_files/* runFiles */.NW.journal), run.results.map((result) => `${(0,record/* recordLine */.IK)(result)}\n`).join(''));
        const tests = run.results.length;
        progress.planned({ tests, suites: [...new Set(run.results.map(({ suite }) => suite))], tool: tool.name }, run.warnings);
        for (const [at, result] of run.results.entries())
            progress.finished(result, { done: at + 1, total: tests });
        const again = repeating(runs, run, inputs.budgetUsd);
        const { deciding } = context;
        const hasControls = base !== undefined && inputs.control !== 'off';
        const confirming = {
            name: tool.name,
            takesIds: settings.rerun?.includes('{tests}') ?? false,
            selectsTests: runs.selectsTests,
            rerun: (tests) => again({ purpose: 'rerun', tests }),
            control: hasControls
                ? (tests) => again({ purpose: 'control', tests, checkout: 'base' })
                : undefined,
        };
        const mayConfirm = deciding !== undefined && run.complete && runs.canRerun;
        const confirmed = mayConfirm ? await (0,confirm_command.confirmByTool)(run, { deciding, tool: confirming }, time.runtime) : run;
        const seeded = context.seeding === undefined || !confirmed.complete
            ? confirmed
            : await seed(confirmed, context.seeding, { again, time, name: tool.name });
        for (const trial of seeded.extraTrials ?? [])
            progress.extraTrial(trial);
        const labels = await (0,counted_labels/* countedLabels */.U)(policy, { cwd, files });
        return {
            folder,
            gateInputs,
            run: {
                ...(0,gate_inputs/* withWarnings */.oV)((0,run_agreement/* withAgreement */.H)(seeded, inputs, labels), [
                    ...gateInputs.warnings,
                    ...unknownCosts(run, tool.name, inputs),
                ]),
                durationMs: Math.max(0, runtime.clock.now() - time.startedAt),
            },
            notRerun: runs.canRerun ? undefined : { why: 'the engine has no "rerun"', setting: '"rerun" of engine' },
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = run_by_engine_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
const NOTHING = {
    durationMs: 0,
    planned: 0,
    complete: false,
    dryRun: false,
    requirements: [],
    warnings: [],
    results: [],
};
function repeating(runs, { results }, budgetUsd) {
    let spentUsd = costOf(results) ?? 0;
    let starts = 0;
    return async ({ purpose, ...what }) => {
        if (budgetUsd !== undefined && spentUsd >= budgetUsd)
            return { why: 'the budget is spent' };
        starts += 1;
        const rerun = await runs.rerun({ name: `${starts}-${purpose}`, ...what });
        if (rerun !== 'cancelled' && 'results' in rerun)
            spentUsd += costOf(rerun.results) ?? 0;
        return rerun;
    };
}
async function seed(run, { runCount, isStored, without }, { again, time, name }) {
    if (!isStored)
        return { ...run, seeding: { asked: runCount, made: 0, tests: 0 } };
    const keys = without(run);
    if (keys.size === 0)
        return run;
    const tests = (0,text_text/* plural */.LS)('test', keys.size);
    time.runtime.log.info(`Running ${tests} without a baseline ${(0,text_text/* plural */.LS)('more time', runCount - 1)}`);
    const indexes = new Map(run.results.map((result) => [(0,result_keys/* resultKey */.ZH)(result), result.index]));
    const added = [];
    const paid = [];
    let why;
    let made = 1;
    for (; made < runCount; made += 1) {
        const rerun = await again({ purpose: 'seed' });
        const results = rerun === 'cancelled' || 'why' in rerun ? [] : (0,extra_trials_files/* pairedWith */.kj)(run, rerun.results).results;
        if (rerun !== 'cancelled' && 'results' in rerun)
            paid.push(...rerun.results);
        const wanted = results.filter((result) => keys.has((0,result_keys/* resultKey */.ZH)(result)));
        if (rerun === 'cancelled')
            why = time.why === 'deadline' ? 'the time was over' : 'the run was cancelled';
        else if ('why' in rerun)
            why = rerun.why;
        else if (wanted.length < keys.size)
            why = `${name} did not run all tests again`;
        if (why !== undefined)
            break;
        for (const result of wanted) {
            const index = indexes.get((0,result_keys/* resultKey */.ZH)(result)) ?? 0;
            added.push({ purpose: 'seed', checkout: 'head', round: made, result: { ...result, index } });
        }
    }
    const costUsd = costOf(paid);
    const extraTrials = [...(run.extraTrials ?? []), ...added];
    return { ...run, extraTrials, seeding: { asked: runCount, made, tests: keys.size, costUsd, why } };
}
function unknownCosts({ results }, name, { budgetUsd }) {
    if (budgetUsd === undefined || results.length === 0 || costOf(results) !== undefined)
        return [];
    return [(0,model_errors/* aWarning */.ot)('UNUSED', `budget-usd has no effect: the results of ${name} have no costs`)];
}
function costOf(results) {
    const { costUsd, graderCostUsd } = (0,summarize/* summarize */.eh)({ results: [...results], planned: 0 });
    return (0,sums/* sumOfKnown */.Ij)([costUsd, graderCostUsd]);
}


/***/ }),

/***/ 95418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ runTool)
/* harmony export */ });
/* harmony import */ var _graders_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35927);
/* harmony import */ var _model_ports_processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29119);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56290);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10043);




const MAX_LINES = 20;
const MAX_LINE_LENGTH = 300;
const STACK_FRAME = /^\s+at .+(?::\d+|\))(?: \{)?$/;
const HEARTBEAT_MS = 60_000;
async function runTool({ name, command, cwd, env, timeoutMs }, { exec, signal, log, redactor, clock }) {
    const over = new AbortController();
    const beat = async () => {
        for (let minutes = 1;; minutes += 1) {
            await clock.sleep(HEARTBEAT_MS, over.signal);
            if (over.signal.aborted)
                return;
            log.info(`${name} is still running, after ${minutes} min`);
        }
    };
    void beat();
    const ended = await exec
        .run({ command: { shell: command }, cwd, env, timeoutMs, maxBytes: _model_ports_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_OUTPUT_BYTES */ .$ }, signal)
        .finally(() => over.abort());
    if (ended.kind === 'cancelled')
        return 'cancelled';
    const lines = ('stdout' in ended ? [ended.stdout, ended.stderr] : [])
        .flatMap((text) => {
        const printed = redactor
            .text(text)
            .split('\n')
            .filter((line) => line.trim() !== '' && !STACK_FRAME.test(line));
        const last = printed.splice(-MAX_LINES / 2);
        const error = printed.findLast((line) => /^error\b/i.test(line));
        return error === undefined ? last : [error, ...last];
    })
        .map((line) => `\n  ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)((0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(line), MAX_LINE_LENGTH)}`)
        .join('');
    const lastLines = lines === '' ? '' : `. Its last lines:${lines}`;
    return ended.kind === 'exited'
        ? { exitCode: ended.exitCode, lastLines }
        : { exitCode: -1, why: `it ${(0,_graders_programs_js__WEBPACK_IMPORTED_MODULE_0__/* .endedHow */ .bQ)(ended, timeoutMs)}`, lastLines };
}


/***/ })

};
