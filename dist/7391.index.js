export const id = 7391;
export const ids = [7391];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


/***/ }),

/***/ 73620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ evidenceFilesIn),
/* harmony export */   K$: () => (/* binding */ RUN_EVIDENCE),
/* harmony export */   NR: () => (/* binding */ readEvidenceText),
/* harmony export */   TX: () => (/* binding */ EVIDENCE_FOLDER),
/* harmony export */   hI: () => (/* binding */ looksLikeEvidence),
/* harmony export */   i0: () => (/* binding */ readEvidenceFolder),
/* harmony export */   x_: () => (/* binding */ evidenceFileName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _evidence_codec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79587);
/* harmony import */ var _history_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9744);




const EVIDENCE_FOLDER = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('.agentv', 'evidence');
const RUN_EVIDENCE = 'evidence';
const MAX_FILES = 10_000;
async function readEvidenceFolder(folder, disk) {
    const paths = await evidenceFilesIn(folder, disk);
    if (paths.length > MAX_FILES)
        return { kind: 'refused', path: folder, why: `it contains more than ${MAX_FILES} files` };
    const files = [];
    let remaining = _evidence_codec_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_EVIDENCE_BYTES */ .bU;
    for (const path of paths) {
        const text = await disk.read(path, _evidence_codec_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_EVIDENCE_BYTES */ .bU);
        remaining -= Buffer.byteLength(text);
        if (remaining < 0)
            return { kind: 'refused', path: folder, why: 'the total size of its files is over the limit' };
        const read = readEvidenceText(text, path);
        if (read.kind === 'refused')
            return read;
        files.push(...read.files);
    }
    return { kind: 'read', files };
}
async function evidenceFilesIn(folder, disk) {
    const found = await disk.glob(['*.json'], { cwd: folder });
    return found.filter((path) => !OTHERS.includes((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)));
}
const OTHERS = ['report.json', 'benchmark.json', 'timing.json', _history_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .TREND */ .c9];
function readEvidenceText(text, path) {
    const decoded = (0,_evidence_codec_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePool */ .PP)(text);
    return decoded.kind === 'refused'
        ? { kind: 'refused', path, why: decoded.why }
        : { kind: 'read', files: [{ path, pool: decoded.pool }] };
}
function looksLikeEvidence(text, path) {
    if (/^\s*\{\s*"(?:schemaVersion|suite|tests|resets)"\s*:/.test(text.slice(0, 200)))
        return !/"test_id"/.test(text.slice(0, 2000));
    return /\.json$/i.test(path);
}
function evidenceFileName({ suite, file, target }) {
    const readable = `${suite}@${target}`.replaceAll(/[^A-Za-z0-9@._-]+/g, '_').slice(0, 80);
    return `${readable}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', JSON.stringify([file, suite, target]), 'hex').slice(0, 8)}.json`;
}


/***/ }),

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

/***/ 97391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ accept_command)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/evidence/pool.js
var pool = __webpack_require__(22911);
;// CONCATENATED MODULE: ./build/js/src/evidence/accept.js

function accept(pools, acceptance) {
    const { testIds, reason, author, time, suite, target } = acceptance;
    if (testIds.length === 0)
        return { kind: 'refused', why: 'name the tests that are accepted' };
    if (reason.trim() === '')
        return { kind: 'refused', why: 'give the reason why they are accepted' };
    if (author.trim() === '')
        return { kind: 'refused', why: 'name who accepts them' };
    const wanted = new Set(testIds);
    const tests = [];
    const reset = pools.map((pool) => {
        const isMeant = (suite ?? pool.suite) === pool.suite && (target ?? pool.target) === pool.target;
        const own = isMeant ? pool.tests.map(({ testId }) => testId).filter((testId) => wanted.has(testId)) : [];
        tests.push(...own.map((testId) => ({ suite: pool.suite, target: pool.target, testId })));
        const resets = own.map((testId) => ({ testId, kind: 'accept', time, reason, author }));
        return { ...pool, resets: [...pool.resets, ...resets] };
    });
    const known = new Set(tests.map(({ testId }) => testId));
    return {
        kind: 'accepted',
        pools: (0,pool/* mergePools */.IA)(reset),
        tests,
        unknown: [...wanted].filter((testId) => !known.has(testId)),
    };
}

// EXTERNAL MODULE: ./build/js/src/evidence/codec.js
var codec = __webpack_require__(79587);
// EXTERNAL MODULE: ./build/js/src/history/codec.js + 1 modules
var history_codec = __webpack_require__(33782);
// EXTERNAL MODULE: ./build/js/src/history/paths.js
var paths = __webpack_require__(9744);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var escape_terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/suites/discover.js
var discover = __webpack_require__(7678);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/baseline/evidence-files.js
var evidence_files = __webpack_require__(73620);
// EXTERNAL MODULE: ./build/js/src/app/history/folder-store.js
var folder_store = __webpack_require__(8082);
// EXTERNAL MODULE: ./build/js/src/app/history/read-history.js
var read_history = __webpack_require__(69031);
// EXTERNAL MODULE: ./build/js/src/app/cli/command.js
var command = __webpack_require__(8579);
;// CONCATENATED MODULE: ./build/js/src/app/cli/commands/accept.js














const accept_command = (0,command/* defineCommand */.N)({
    help: `
Examples:
  eval-action accept refund-names-the-order --reason 'The order number is on its own line now'
  eval-action accept greets says-bye --target fast --reason 'New tone of voice' --author 'Ada'
  eval-action accept greets --history .agentv/history --reason 'New tone of voice'

Exit codes: 0 accepted, 2 error, such as an unknown test or an invalid evidence file.`,
    flags: (parser) => parser
        .argument('<tests...>', 'exact ids of the tests')
        .requiredOption('--reason <TEXT>', 'why the current results are correct; stored in the evidence')
        .option('--author <NAME>', 'your name (default: the user of this machine, or the actor of the job)')
        .option('--evidence <PATH>', 'evidence file, or a folder of them (default: .agentv/evidence, which no run writes)')
        .option('--history <FOLDER>', 'folder of a history instead: the newest results in it are the new baseline')
        .option('--suite <NAME>', 'only in this suite (default: all suites)')
        .option('--target <NAME>', 'only on this target (default: all targets)'),
    options: (tests, flags) => ({ tests, ...flags }),
    async run(options, runtime, terminal) {
        const { history, tests, suite, target } = options;
        const { files, known } = history === undefined
            ? await acceptInEvidence(options, runtime)
            : await acceptInHistory(options, history, runtime);
        const accepted = new Set(files.flatMap((file) => file.tests.map(({ testId }) => testId)));
        const unknown = tests.filter((id) => !accepted.has(id));
        if (unknown.length > 0) {
            const where = history === undefined ? 'evidence' : 'history';
            const wanted = known.filter((of) => (suite ?? of.suite) === of.suite && (target ?? of.target) === of.target);
            const ids = [...new Set(wanted.map(({ testId }) => testId))];
            throw (0,errors/* userError */.IF)('NOTHING_MATCHED', `The ${where} has no test ${(0,did_you_mean/* listed */.KE)(unknown)}; nothing was accepted`, {
                hint: (0,did_you_mean/* suggestion */.h)(unknown[0] ?? '', ids, 'tests'),
            });
        }
        for (const { path, text, tests: named, effect } of files) {
            await runtime.files.write(path, text);
            for (const each of named) {
                const [id, ofSuite, onTarget] = [each.testId, each.suite, each.target].map(escape_terminal/* oneLine */.T);
                terminal.print(`accepted  ${id} of ${ofSuite} on ${onTarget}: ${effect}`);
            }
            terminal.print(`written   ${(0,shown_path/* shownPath */.p)(path, runtime.cwd)}`);
        }
        return 0;
    },
});
const refusal = (why) => (0,errors/* userError */.IF)('INPUT_INVALID', `Nothing was accepted: ${why}`, { hint: 'See eval-action accept --help.' });
function authorOf({ author }, env) {
    const known = [author, env['GITHUB_ACTOR'], env['USER'], env['USERNAME']].find((name) => name?.trim());
    if (known !== undefined)
        return known.trim();
    throw (0,errors/* userError */.IF)('INPUT_INVALID', 'The author of this acceptance is unknown', {
        hint: 'Give your name with --author.',
    });
}
async function acceptInEvidence(options, { cwd, files, env, clock }) {
    const path = options.evidence === undefined ? await defaultFolder() : (0,external_node_path_.resolve)(cwd, options.evidence);
    const state = await files.state(path);
    if (state === 'missing')
        throw noEvidence();
    const read = state === 'folder'
        ? await (0,evidence_files/* readEvidenceFolder */.i0)(path, files)
        : (0,evidence_files/* readEvidenceText */.NR)(await files.read(path, codec/* MAX_EVIDENCE_BYTES */.bU), path);
    if (read.kind === 'refused') {
        throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${(0,shown_path/* shownPath */.p)(read.path, cwd)} is not valid evidence: ${read.why}`, {
            hint: 'Pass an evidence file, or a folder of them, with --evidence.',
        });
    }
    if (read.files.length === 0)
        throw noEvidence();
    const acceptance = {
        testIds: [...new Set(options.tests)],
        reason: options.reason,
        author: authorOf(options, env),
        time: new Date(clock.now()).toISOString(),
        suite: options.suite,
        target: options.target,
    };
    return {
        files: read.files.flatMap((file) => {
            const accepted = accept([file.pool], acceptance);
            if (accepted.kind === 'refused')
                throw refusal(accepted.why);
            const [pool] = accepted.pools;
            if (accepted.tests.length === 0 || pool === undefined)
                return [];
            return [{ path: file.path, text: (0,codec/* encodePool */.NG)(pool), tests: accepted.tests, effect: 'its baseline starts again' }];
        }),
        known: read.files.flatMap(({ pool: { suite, target, tests } }) => tests.map(({ testId }) => ({ testId, suite, target }))),
    };
    async function defaultFolder() {
        const here = (0,external_node_path_.join)(cwd, evidence_files/* EVIDENCE_FOLDER */.TX);
        return (await files.state(here)) === 'folder' ? here : (0,external_node_path_.join)(await (0,discover/* findRepository */.W1)(cwd, files), evidence_files/* EVIDENCE_FOLDER */.TX);
    }
    function noEvidence() {
        return (0,errors/* userError */.IF)('FILE_MISSING', `There is no evidence in ${(0,shown_path/* shownPath */.p)(path, cwd)}`, {
            hint: options.evidence === undefined
                ? WHERE_FROM
                : 'Pass an evidence file, or a folder of them, with --evidence; a run writes them to the folder "evidence" of its results.',
        });
    }
}
const WHERE_FROM = `Runs do not write to this folder. Get the evidence first, then accept, and commit the folder with your change:
  gh run download <run of the base branch> --name <agentv-evidence-\u2026> --dir .agentv/evidence
The report of a pull request names that run ("Compared with run \u2026"), and the log of its step names the artifact. For a run on this
machine, pass its evidence: --evidence .agentv/results/runs/default/<time>/evidence
For runs that are compared with the folder of a history, pass that folder: --history .agentv/history`;
const MAX_RUNS = 100;
async function acceptInHistory(options, folder, { cwd, files, signal, env }) {
    if (options.evidence !== undefined)
        throw refusal('--evidence and --history are two places; give one of them');
    const reason = options.reason.trim();
    if (reason === '')
        throw refusal('give the reason why they are accepted');
    const store = (0,folder_store/* folderStore */.s)((0,external_node_path_.resolve)(cwd, folder), folder, files);
    const tree = await store.open(signal);
    if (tree === undefined)
        throw (0,errors/* userError */.IF)('FILE_MISSING', `There is no history in ${store.name}`);
    const accepted = { reason, author: authorOf(options, env) };
    const known = [];
    const changed = [];
    for (const key of await (0,read_history/* keyFolders */.lm)(tree, signal)) {
        const reading = { folder: key, mostRuns: MAX_RUNS, enough: 1, isOfBranch: true };
        const { runs } = await (0,read_history/* readBaselineRuns */.Wi)(tree, reading, signal);
        const done = new Set();
        for (const run of runs.toReversed()) {
            const tests = [];
            const isMeant = ({ s, id: testId, trials }) => {
                const { suite = '', target = '' } = run.suites[s] ?? {};
                if (trials === 0 || (options.suite ?? suite) !== suite || (options.target ?? target) !== target)
                    return false;
                known.push({ suite, target, testId });
                const name = JSON.stringify([suite, target, testId]);
                if (!options.tests.includes(testId) || done.has(name))
                    return false;
                done.add(name);
                tests.push({ testId, suite, target });
                return true;
            };
            const lines = run.tests.map((line) => (isMeant(line) ? { ...line, accepted } : line));
            if (tests.length === 0)
                continue;
            const path = (0,external_node_path_.resolve)(cwd, folder, key, (0,paths/* runPath */.t0)(run.run));
            const effect = `its baseline starts with the run of ${run.run.time}`;
            changed.push({ path, text: (0,history_codec/* encodeRun */.M$)({ ...run, tests: lines }), tests, effect });
        }
    }
    return { files: changed, known };
}


/***/ }),

/***/ 8082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ folderStore)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

const MAX_NAMES = 100_000;
function folderStore(folder, shown, files) {
    const open = async (_, from = files) => (await from.state(folder)) === 'folder' ? folderTree(folder, from) : undefined;
    return {
        name: `the folder ${shown}`,
        open,
        async commit({ files: make }) {
            for (const [path, text] of await make(await open()))
                await files.write((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, path), text);
        },
    };
}
function folderTree(folder, files) {
    return {
        async list(path) {
            const at = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, path);
            return (await files.state(at)) === 'folder' ? (await files.namesIn(at, MAX_NAMES)).names : [];
        },
        async read(path, maxBytes) {
            const at = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, path);
            return (await files.state(at)) === 'file' ? await files.read(at, maxBytes) : undefined;
        },
        async start(path, bytes) {
            return Buffer.from((await files.slice((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, path), 0, bytes)).bytes).toString('utf8');
        },
    };
}


/***/ }),

/***/ 69031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W4: () => (/* binding */ readHeads),
/* harmony export */   Wi: () => (/* binding */ readBaselineRuns),
/* harmony export */   lm: () => (/* binding */ keyFolders)
/* harmony export */ });
/* harmony import */ var _history_codec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33782);
/* harmony import */ var _history_history_pools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67637);
/* harmony import */ var _history_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9744);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7126);
/* harmony import */ var _shared_in_parallel_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85988);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5594);






const historyLimits = { runs: 2_000, bytes: 64 * 1024 * 1024 };
const AT_ONCE = 6;
const keyFolders = async (tree, signal) => (await tree.list(_history_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .ROOT */ .Dl, signal))
    .filter((name) => name.endsWith('/'))
    .map((name) => `${_history_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .ROOT */ .Dl}/${name.slice(0, -1)}`)
    .sort();
const readHeads = (tree, question, signal) => readRuns(tree, question, { read: headAt, signal });
async function readBaselineRuns(tree, question, signal) {
    const known = new Map();
    const read = (path) => {
        const reading = known.get(path) ?? runAt(path, tree, signal);
        known.set(path, reading);
        return reading;
    };
    for (let { mostRuns } = question;; mostRuns = Math.min(mostRuns * MORE, MAX_BASELINE_RUNS)) {
        const { runs, problems, files } = await readRuns(tree, { ...question, mostRuns }, { read, signal });
        const complete = runs.filter(({ run }) => (0,_history_history_pools_js__WEBPACK_IMPORTED_MODULE_1__/* .isBaseline */ .Ue)(run));
        const usable = question.isOfBranch ? complete : (0,_history_history_pools_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutFailedRuns */ .is)(complete);
        if (usable.filter(_history_history_pools_js__WEBPACK_IMPORTED_MODULE_1__/* .hasTrials */ .cK).length >= question.enough || files < mostRuns || mostRuns >= MAX_BASELINE_RUNS)
            return { runs: usable, problems };
    }
}
const MORE = 2;
const MAX_BASELINE_RUNS = 500;
async function readRuns(tree, question, { read, signal }) {
    const { mostRuns = historyLimits.runs } = question;
    const { paths, later } = await newestPaths(tree, { ...question, mostRuns }, signal);
    const problems = [];
    if (later.length > 0)
        problems.push(`${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)('run', later.length)} skipped: ${IN_FUTURE}, such as ${later[0]}`);
    let bytes = 0;
    const found = await (0,_shared_in_parallel_js__WEBPACK_IMPORTED_MODULE_4__/* .inParallel */ .H)(paths, async (path) => {
        if (bytes > historyLimits.bytes)
            return [];
        const decoded = await withoutThrowing(() => read(path, tree, signal));
        bytes += decoded.bytes;
        if (decoded.kind === 'read' && isLater(Date.parse(decoded.value.run.time), question)) {
            problems.push(`${path} was skipped: ${IN_FUTURE}`);
            return [];
        }
        if (decoded.kind === 'read')
            return isWanted(decoded.value, question) ? [decoded.value] : [];
        problems.push(`${path} was skipped: ${decoded.why}`);
        return [];
    }, AT_ONCE);
    if (bytes > historyLimits.bytes) {
        problems.push(`older runs were skipped: together they are larger than ${historyLimits.bytes / 2 ** 20} MiB`);
    }
    return { runs: inOrder(found.flat()), problems, files: paths.length };
}
const IN_FUTURE = 'the time is in the future';
const isLater = (time, { until }) => until !== undefined && time > until;
const START_BYTES = 16 * 1024;
async function headAt(path, tree, signal) {
    const start = await tree.start(path, START_BYTES, signal);
    const isWhole = Buffer.byteLength(start) < START_BYTES;
    const text = (0,_history_codec_js__WEBPACK_IMPORTED_MODULE_0__/* .hasWholeHead */ .U3)(start) || isWhole ? start : await wholeText(path, tree, signal);
    return { ...(0,_history_codec_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHead */ .Jk)(text), bytes: text.length };
}
async function runAt(path, tree, signal) {
    const text = await wholeText(path, tree, signal);
    return { ...(0,_history_codec_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeRun */ .am)(text), bytes: text.length };
}
const wholeText = async (path, tree, signal) => (await tree.read(path, _history_codec_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_RUN_BYTES */ .xn, signal)) ?? '';
async function withoutThrowing(read) {
    try {
        return await read();
    }
    catch (error) {
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo))
            throw error;
        return { kind: 'refused', why: error.problems[0]?.message ?? error.message, bytes: 0 };
    }
}
async function newestPaths(tree, { folder, mostRuns, since, until, isSkipped }, signal) {
    const foldersIn = async (path) => (await tree.list(path, signal))
        .filter((name) => /^\d{2,4}\/$/.test(name))
        .map((name) => `${path}/${name.slice(0, -1)}`)
        .sort()
        .reverse();
    const isOld = (name) => since !== undefined && (0,_history_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .timeInName */ .sT)(name) < since;
    const [paths, later] = [[], []];
    for (const year of await foldersIn(`${folder}/runs`)) {
        for (const month of await foldersIn(year)) {
            const names = (await tree.list(month, signal)).filter(_history_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isRunFile */ .QN).sort().reverse();
            const recent = names.filter((name) => !isOld(name));
            const [ahead, present] = parted(recent, (name) => isLater((0,_history_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .timeInName */ .sT)(name), { until }));
            later.push(...ahead.map((name) => `${month}/${name}`));
            const wanted = present.filter((name) => !isSkipped?.((0,_history_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .commitInName */ .YP)(name) ?? ''));
            paths.push(...wanted.slice(0, mostRuns - paths.length).map((name) => `${month}/${name}`));
            if (paths.length >= mostRuns || recent.length < names.length)
                return { paths, later };
        }
    }
    return { paths, later };
}
const isWanted = ({ run }, { ref, since }) => (ref === undefined || run.ref === ref) && (since === undefined || Date.parse(run.time) >= since);
const parted = (items, isFirst) => [
    items.filter(isFirst),
    items.filter((item) => !isFirst(item)),
];
const inOrder = (runs) => runs.toSorted((a, b) => (a.run.time < b.run.time ? -1 : a.run.time > b.run.time ? 1 : 0));


/***/ }),

/***/ 79587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NG: () => (/* binding */ encodePool),
/* harmony export */   PP: () => (/* binding */ decodePool),
/* harmony export */   bU: () => (/* binding */ MAX_EVIDENCE_BYTES)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_verdict_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41810);
/* harmony import */ var _shared_depth_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34704);
/* harmony import */ var _shared_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47539);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5594);
/* harmony import */ var _pool_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22911);






const MAX_EVIDENCE_BYTES = 64 * 1024 * 1024;
const MAX_TESTS = 50_000;
const MAX_TRIALS = 10_000;
const MAX_RESETS = 50_000;
const MAX_NAME_LENGTH = 4_096;
const MAX_REASON_LENGTH = 10_000;
const MAX_USD = 1_000_000;
const MAX_MS = 366 * 86_400_000;
function encodePool(pool) {
    const { tests, resets, ...head } = (0,_pool_js__WEBPACK_IMPORTED_MODULE_5__/* .canonical */ .$N)(pool);
    const lines = tests.map((test) => `\n${(0,_pool_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)(test)}`).join(',');
    return `${(0,_pool_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)(head).slice(0, -1)},"tests":[${lines}\n],"resets":${(0,_pool_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)(resets)}}\n`;
}
function decodePool(text) {
    if (Buffer.byteLength(text) > MAX_EVIDENCE_BYTES)
        return refused('it is larger than evidence ever is');
    const value = (0,_shared_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOf */ .o_)(text);
    if (value === undefined)
        return refused('it is not JSON, or cut off');
    if ((0,_shared_depth_js__WEBPACK_IMPORTED_MODULE_2__/* .isDeeperThan */ .hz)(value, _shared_depth_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_JSON_DEPTH */ .KX))
        return refused('it is nested too deeply');
    if (isNewer(value))
        return refused('a newer version of eval-action wrote it');
    const read = storedPool.safeParse(value);
    if (!read.success)
        return refused(whyNot(read.error));
    const seen = new Set();
    const twice = read.data.tests.find(({ testId }) => seen.size === seen.add(testId).size)?.testId;
    if (twice !== undefined)
        return refused(`it contains the test "${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)(twice, 60)}" twice`);
    return { kind: 'read', pool: (0,_pool_js__WEBPACK_IMPORTED_MODULE_5__/* .canonical */ .$N)(read.data) };
}
const name = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(MAX_NAME_LENGTH);
const time = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/, 'a time as 2026-01-31T12:00:00Z')
    .refine((text) => Number.isFinite(Date.parse(text)), 'a time that there is');
const storedTrial = _model_verdict_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .evidenceTrialSchema */ .Dc.extend({
    measure: name.optional(),
    subject: name.optional(),
    run: name,
    sha: name.optional(),
    time,
    costUsd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().max(MAX_USD).optional(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().max(MAX_MS).optional(),
    agentVersion: name.optional(),
});
const storedPool = _model_verdict_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .evidencePoolSchema */ .F4.extend({
    suite: name,
    file: name.optional(),
    target: name,
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_verdict_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .evidenceTestSchema */ .Np.extend({ testId: name, trials: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(storedTrial).max(MAX_TRIALS) }))
        .max(MAX_TESTS),
    resets: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_verdict_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .resetSchema */ .TM.extend({
        testId: name,
        time,
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(MAX_REASON_LENGTH),
        author: name.optional(),
    }))
        .max(MAX_RESETS),
});
function isNewer(value) {
    const { schemaVersion } = Object(value);
    return typeof schemaVersion === 'number' && schemaVersion > 1;
}
function whyNot({ issues }) {
    const [issue] = issues;
    const where = issue === undefined || issue.path.length === 0 ? 'at the top' : `at ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)(issue.path.join('.'), 100)}`;
    return `it is not evidence: ${where}: ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)(issue?.message ?? 'something else is there', 200)}`;
}
const refused = (why) => ({ kind: 'refused', why });


/***/ }),

/***/ 33782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xn: () => (/* binding */ MAX_RUN_BYTES),
  Jk: () => (/* binding */ decodeHead),
  am: () => (/* binding */ decodeRun),
  M$: () => (/* binding */ encodeRun),
  U3: () => (/* binding */ hasWholeHead)
});

// EXTERNAL MODULE: ./build/js/src/shared/json.js
var json = __webpack_require__(47539);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/js/src/model/run/outcome.js
var outcome = __webpack_require__(207);
// EXTERNAL MODULE: ./build/js/src/model/verdict/assessment.js
var assessment = __webpack_require__(67409);
// EXTERNAL MODULE: ./build/js/src/model/verdict/verdict.js
var verdict = __webpack_require__(66510);
;// CONCATENATED MODULE: ./build/js/src/history/lines.js




const MAX_NAME_LENGTH = 4_096;
const lines_name = schemas/* string */.YjP().max(MAX_NAME_LENGTH);
const share = schemas/* number */.aig().min(0).max(1);
const amount = schemas/* number */.aig().nonnegative();
const count = schemas/* int */.Whr().nonnegative();
const MAX_TRIALS = 10_000;
const time = iso/* datetime */.w$();
const runLineSchema = schemas/* strictObject */.rej({
    v: schemas/* literal */.euz(1),
    type: schemas/* literal */.euz('run'),
    time,
    sha: schemas/* string */.YjP()
        .regex(/^[0-9a-f]{40,64}$/)
        .optional(),
    ref: lines_name.optional(),
    run_id: schemas/* int */.Whr().positive().optional(),
    attempt: schemas/* int */.Whr().positive().optional(),
    url: schemas/* url */.OZ5().max(MAX_NAME_LENGTH).optional(),
    verdict: schemas/* enum */.k5n(verdict/* verdictKinds */.PV),
    headline: lines_name,
    complete: schemas/* boolean */.zMY(),
    restricted: schemas/* literal */.euz(true).optional(),
    duration_ms: amount,
    cost_usd: amount.optional(),
    tokens: count.optional(),
    tool_version: lines_name,
    format: lines_name.optional(),
    tests_left_out: schemas/* int */.Whr().positive().optional(),
});
const suiteLineSchema = schemas/* strictObject */.rej({
    type: schemas/* literal */.euz('suite'),
    suite: lines_name,
    file: lines_name.optional(),
    target: lines_name,
    n: count,
    passed: count,
    failed: count,
    errored: count,
    trials: count,
    passes: count,
    score: share.optional(),
    pass_rate: share.optional(),
    low: share.optional(),
    high: share.optional(),
    cost_usd: amount.optional(),
    ms: amount.optional(),
    model: lines_name.optional(),
    judges: schemas/* array */.YOg(lines_name).optional(),
    definition: lines_name.optional(),
    changed: schemas/* tuple */.PVZ([count, count]).optional(),
    subject: lines_name.optional(),
    verdict: schemas/* enum */.k5n(verdict/* verdictKinds */.PV).optional(),
});
const testLineSchema = schemas/* strictObject */.rej({
    type: schemas/* literal */.euz('test'),
    s: count,
    id: lines_name,
    trials: count.max(MAX_TRIALS),
    passes: count,
    score: share.optional(),
    scores: schemas/* array */.YOg(share).max(MAX_TRIALS).optional(),
    cost_usd: amount.optional(),
    ms: amount.optional(),
    measure: lines_name.optional(),
    subject: lines_name.optional(),
    agent: lines_name.optional(),
    must_pass: schemas/* literal */.euz(true).optional(),
    since: time.optional(),
    accepted: schemas/* object */.Ikc({ reason: lines_name, author: lines_name }).optional(),
    state: schemas/* enum */.k5n(assessment/* testStates */.Nr).optional(),
    class: schemas/* enum */.k5n(outcome/* failureClasses */.fQ).optional(),
});

;// CONCATENATED MODULE: ./build/js/src/history/codec.js



const MAX_RUN_BYTES = 8 * 1024 * 1024;
const MAX_SUITES = 10_000;
function encodeRun({ run, suites, tests }, maxBytes = MAX_RUN_BYTES) {
    const linesOf = (head, own) => [runInOrder(head), ...suites.map(suiteInOrder), ...own.map(testInOrder)]
        .map((line) => `${JSON.stringify(line)}\n`)
        .join('');
    const text = linesOf(run, tests);
    if (Buffer.byteLength(text) <= maxBytes || tests.length === 0)
        return text;
    return linesOf({ ...run, tests_left_out: tests.length }, []);
}
const hasWholeHead = (start) => start.includes(FIRST_TEST);
function decodeHead(text) {
    const firstTest = text.indexOf(FIRST_TEST);
    const head = firstTest < 0 ? text : text.slice(0, firstTest + 1);
    if (!head.endsWith('\n'))
        return refused('it is cut off');
    const [first = '', ...others] = head.trimEnd().split('\n');
    const value = (0,json/* foreignJsonOf */.sV)(first);
    if (isNewer(value))
        return refused('a newer version of eval-action wrote it');
    const run = lineOf(runLineSchema, value, 1);
    if (run.kind === 'refused')
        return run;
    if (others.length > MAX_SUITES)
        return refused(`it has more than ${MAX_SUITES} suites`);
    const suites = [];
    for (const [index, line] of others.entries()) {
        const suite = lineOf(suiteLineSchema, (0,json/* foreignJsonOf */.sV)(line), index + 2);
        if (suite.kind === 'refused')
            return suite;
        suites.push(suite.value);
    }
    return { kind: 'read', value: { run: run.value, suites } };
}
const FIRST_TEST = '\n{"type":"test",';
function decodeRun(text) {
    const head = decodeHead(text);
    if (head.kind === 'refused')
        return head;
    if (!text.endsWith('\n'))
        return refused('it is cut off');
    const { run, suites } = head.value;
    const tests = [];
    for (const [index, line] of text
        .trimEnd()
        .split('\n')
        .slice(1 + suites.length)
        .entries()) {
        const number = 2 + suites.length + index;
        const test = lineOf(testLineSchema, (0,json/* foreignJsonOf */.sV)(line), number);
        if (test.kind === 'refused')
            return test;
        const why = whyInconsistent(test.value, suites.length);
        if (why !== undefined)
            return refused(`line ${number}: ${why}`);
        tests.push(test.value);
    }
    return { kind: 'read', value: { run, suites, tests } };
}
function whyInconsistent({ s, trials, passes, score, scores }, suites) {
    if (s >= suites)
        return 'its suite is missing';
    if (passes > trials)
        return 'more trials passed than there are';
    if (scores !== undefined && scores.length !== trials)
        return 'the number of scores is not that of the trials';
    return trials > 0 && score === undefined ? 'it has trials and no score' : undefined;
}
function lineOf(schema, value, line) {
    const read = schema.safeParse(value);
    if (read.success)
        return { kind: 'read', value: read.data };
    const [issue] = read.error.issues;
    const where = issue === undefined || issue.path.length === 0 ? '' : `${(0,shared_text/* cutEnd */.ym)(issue.path.join('.'), 60)}: `;
    return refused(`line ${line}: ${where}${(0,shared_text/* cutEnd */.ym)(issue?.message ?? 'invalid', 200)}`);
}
const refused = (why) => ({ kind: 'refused', why });
function isNewer(value) {
    const { v } = Object(value);
    return typeof v === 'number' && v > 1;
}
const runInOrder = (line) => inOrder(runKeys, line);
const suiteInOrder = (line) => inOrder(suiteKeys, line);
const testInOrder = (line) => inOrder(testKeys, line);
const runKeys = Object.keys(runLineSchema.shape);
const suiteKeys = Object.keys(suiteLineSchema.shape);
const testKeys = Object.keys(testLineSchema.shape);
const inOrder = (keys, line) => Object.fromEntries(keys.flatMap((key) => {
    const value = line[key];
    return value === undefined ? [] : [[key, value]];
}));


/***/ }),

/***/ 67637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ue: () => (/* binding */ isBaseline),
/* harmony export */   cK: () => (/* binding */ hasTrials),
/* harmony export */   is: () => (/* binding */ withoutFailedRuns),
/* harmony export */   rt: () => (/* binding */ runName),
/* harmony export */   wO: () => (/* binding */ historyPools)
/* harmony export */ });
const runName = ({ run_id, attempt = 1, time }) => run_id === undefined ? `local ${time}` : `${run_id}.${attempt}`;
const isBaseline = ({ complete, verdict }) => complete && verdict !== 'invalid' && verdict !== 'cancelled';
const hasTrials = ({ tests }) => tests.some(({ trials }) => trials > 0);
const UNDECIDED = ['suspected', 'not-enough-history', 'not-rerun'];
function withoutFailedRuns(runs) {
    const lastPassed = runs.findLastIndex(({ run: { verdict } }) => verdict === 'pass' || verdict === 'warn');
    const keyOf = ({ suites }, { s, id }) => {
        const { suite, file, target } = suites[s] ?? {};
        return JSON.stringify([suite, file, target, id]);
    };
    const passedAt = new Map();
    for (const [at, run] of runs.entries()) {
        for (const test of run.tests)
            if (2 * test.passes > test.trials)
                passedAt.set(keyOf(run, test), at);
    }
    return runs.map((run, at) => {
        const counts = (test) => {
            if (test.accepted !== undefined)
                return true;
            if (run.run.verdict === 'fail')
                return at < lastPassed && test.passes === test.trials;
            return !UNDECIDED.includes(test.state) || (passedAt.get(keyOf(run, test)) ?? -1) > at;
        };
        return { ...run, tests: run.tests.map((test) => (counts(test) ? test : { ...test, trials: 0, passes: 0 })) };
    });
}
function historyPools({ run, suites, tests }) {
    if (!isBaseline(run))
        return [];
    return suites.flatMap((suite, s) => {
        const own = tests.filter((test) => test.s === s);
        const measured = own.filter(({ trials }) => trials > 0);
        if (own.every(({ trials, since, accepted }) => trials === 0 && (since ?? accepted) === undefined))
            return [];
        return {
            schemaVersion: 1,
            suite: suite.suite,
            file: suite.file,
            target: suite.target,
            tests: measured.map((test) => ({ testId: test.id, trials: trialsOf(test, suite, run) })),
            resets: own.flatMap(({ id, since, accepted }) => [
                ...(since === undefined ? [] : [{ testId: id, kind: 'accept', time: since, reason: 'accepted' }]),
                ...(accepted === undefined
                    ? []
                    : [{ testId: id, kind: 'accept', time: before(run.time), ...accepted }]),
            ]),
        };
    });
}
const before = (time) => new Date(Date.parse(time) - 1).toISOString();
function trialsOf(test, { subject }, run) {
    const { trials, passes, score = 0, scores, measure, agent } = test;
    const scoreAt = (at) => scores?.[at] ?? (trials === 1 ? score : at < passes ? 1 : 0);
    return Array.from({ length: trials }, (_, at) => ({
        measure,
        subject: test.subject ?? subject,
        run: runName(run),
        sha: run.sha,
        time: run.time,
        pass: at < passes,
        score: scoreAt(at),
        costUsd: test.cost_usd,
        durationMs: test.ms,
        agentVersion: agent,
        mustPass: test.must_pass,
        restricted: run.restricted,
    }));
}


/***/ }),

/***/ 9744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ shortCommit),
/* harmony export */   Ck: () => (/* binding */ keyFolder),
/* harmony export */   DK: () => (/* binding */ README),
/* harmony export */   Dl: () => (/* binding */ ROOT),
/* harmony export */   Io: () => (/* binding */ TREND_IMAGE),
/* harmony export */   QN: () => (/* binding */ isRunFile),
/* harmony export */   YP: () => (/* binding */ commitInName),
/* harmony export */   c9: () => (/* binding */ TREND),
/* harmony export */   jg: () => (/* binding */ README_TEXT),
/* harmony export */   sT: () => (/* binding */ timeInName),
/* harmony export */   t0: () => (/* binding */ runPath),
/* harmony export */   yq: () => (/* binding */ BADGE)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const ROOT = 'v1';
const README = 'README.md';
const BADGE = 'badge.json';
const TREND_IMAGE = 'trend.svg';
const TREND = 'trend.json';
const MAX_KEY_LENGTH = 60;
function keyFolder(key) {
    const plain = key.replaceAll(/[^A-Za-z0-9._-]+/g, '-').slice(0, MAX_KEY_LENGTH);
    const isPlain = plain === key && !/^\.*$/.test(key);
    return `${ROOT}/${isPlain ? key : `${plain}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex').slice(0, 6)}`}`;
}
function runPath({ time, run_id, attempt = 1, sha }) {
    const [, year, month] = /^(\d{4})-(\d\d)/.exec(time) ?? [];
    const compact = time.replaceAll(/[-:]|\.\d+/g, '');
    const run = run_id === undefined ? `local${/\.\d+/.exec(time)?.[0] ?? ''}` : `${run_id}.${attempt}`;
    return `runs/${year}/${month}/${compact}-${run}-${sha === undefined ? 'unknown' : shortCommit(sha)}.jsonl`;
}
const shortCommit = (sha) => sha.slice(0, 8);
const commitInName = (name) => /-([0-9a-f]+)\.jsonl$/.exec(name)?.[1];
const isRunFile = (name) => /^\d{8}T\d{6}Z-[\w.]+-[0-9a-z]+\.jsonl$/.test(name);
const timeInName = (name) => Date.parse(name.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z.*$/, '$1-$2-$3T$4:$5:$6Z'));
const README_MARK = '# History of evals';
const README_TEXT = `${README_MARK}

eval-action writes this: one file for each run of the base branch, which never changes, and files that are derived from
them. Do not edit it, and do not merge it into another branch.

- \`${ROOT}/<key>/runs/<year>/<month>/\`: runs as JSON Lines
- \`${ROOT}/<key>/${TREND}\`: the newest runs without their tests
- \`${ROOT}/<key>/${BADGE}\`, \`${ROOT}/<key>/${TREND_IMAGE}\`: for a README
`;


/***/ }),

/***/ 66510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ verdictSchema),
/* harmony export */   PV: () => (/* binding */ verdictKinds),
/* harmony export */   QZ: () => (/* binding */ worst),
/* harmony export */   fy: () => (/* binding */ conclusions)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _suite_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37987);


const verdictKinds = ['cancelled', 'invalid', 'fail', 'inconclusive', 'warn', 'pass'];
const reasonRules = [
    'validity',
    'requirement',
    'suite-drop',
    'regression',
    'failing-together',
    'complete-failure',
    'increase',
    'coverage',
    'fallback',
    'quarantine',
    'baseline',
    'policy',
    'dry-run',
    'shard',
    'stopped',
];
const reasonSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    rule: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(reasonRules),
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(verdictKinds),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    short: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    testId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    location: _suite_location_js__WEBPACK_IMPORTED_MODULE_1__/* .locationSchema */ .H.optional(),
});
const suiteVerdictSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(verdictKinds),
});
const verdictSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(verdictKinds),
    unarmed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    headline: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    reasons: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(reasonSchema),
    suites: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(suiteVerdictSchema),
});
const conclusions = ['success', 'failure', 'neutral'];
const worst = (kinds) => verdictKinds.find((kind) => kinds.includes(kind)) ?? 'pass';


/***/ }),

/***/ 40958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   db: () => (/* binding */ mistypedKey),
/* harmony export */   h: () => (/* binding */ suggestion)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);


const MAX_NAME_LENGTH = 100;
const didYouMean = (given, known) => nearestOf(given, known, (longer) => Math.floor(longer / 3));
const mistypedKey = (given, known) => nearestOf(given, known, (longer, shorter) => (shorter < SHORT_KEY ? 0 : longer < LONG_KEY ? 1 : 2));
const LONG_KEY = 10;
const SHORT_KEY = 3;
function nearestOf(given, known, slipsFor) {
    if (given.length > MAX_NAME_LENGTH || known.includes(given))
        return undefined;
    const wanted = spelling(given);
    let nearest;
    for (const name of known) {
        if (name.length > MAX_NAME_LENGTH)
            continue;
        const slips = slipsBetween(wanted, spelling(name));
        const isNear = slips <= slipsFor(Math.max(wanted.length, name.length), Math.min(wanted.length, name.length));
        if (isNear && slips < (nearest?.slips ?? Number.POSITIVE_INFINITY))
            nearest = { name, slips };
    }
    return nearest?.name;
}
function suggestion(given, known, what) {
    const meant = didYouMean(given, known);
    if (meant !== undefined)
        return `Did you mean "${meant}"?`;
    return known.length === 0 ? `There are no ${what}.` : `Known ${what}: ${listed(known)}`;
}
const MAX_LISTED = 20;
function listed(names) {
    const shown = names.slice(0, MAX_LISTED).map((name) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)(name, MAX_NAME_LENGTH));
    const rest = names.length - shown.length;
    return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}
function slipsBetween(given, known) {
    const at = given.split('').findIndex((letter, index) => letter !== known[index]);
    const swapped = given.slice(0, at) + given.charAt(at + 1) + given.charAt(at) + given.slice(at + 2);
    return at !== -1 && swapped === known ? 1 : (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(given, known);
}
const spelling = (name) => name.toLowerCase().replaceAll(/[_\s]/g, '-');


/***/ }),

/***/ 85988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ inParallel)
/* harmony export */ });
const AHEAD = 16;
async function inParallel(items, work, most = AHEAD) {
    const results = [];
    const queue = items[Symbol.iterator]();
    let taken = 0;
    const worker = async () => {
        for (let next = queue.next(); !next.done; next = queue.next()) {
            const index = taken++;
            results[index] = await work(next.value, index);
        }
    };
    await Promise.all(Array.from({ length: most }, worker));
    return results;
}


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
const TRIGGER_EVALS = 'trigger[-_]eval*.json';
const IN_A_FOLDER = [
    '*.eval.yaml',
    '*.eval.yml',
    'eval.yaml',
    'eval.yml',
    '*.eval.ts',
    '*.eval.mts',
    'evals.json',
    TRIGGER_EVALS,
];
const defaultPatterns = [
    '**/evals/**/*.eval.yaml',
    '**/evals/**/eval.yaml',
    '**/evals/**/*.eval.ts',
    '**/evals/**/dataset*.yaml',
    '**/evals/**/evals.json',
    `**/evals/**/${TRIGGER_EVALS}`,
];
const NOT_SEARCHED = ['!**/node_modules/**', '!**/dist/**'];
async function findSuites(asked, cwd, files, patterns = defaultPatterns) {
    const wanted = asked.filter((pattern) => !pattern.startsWith('!'));
    const excluded = asked.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
    const disk = {
        ...files,
        glob: (globs, options) => files.glob([...globs, ...excluded.map((pattern) => `!${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, pattern)}`)], options),
    };
    const found = wanted.length === 0 ? await findByDefault(patterns, cwd, disk) : await findWanted(wanted, cwd, disk);
    const isExcluded = await exclusion(excluded, cwd, files);
    const included = [...new Set(found)].filter((path) => !isExcluded(path)).sort();
    if (included.length > 0)
        return withoutLinks(included, files);
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOTHING_MATCHED', 'All suites are excluded', {
        expected: 'at least one suite that no exclusion matches',
        found: `exclusions ${excluded.map((pattern) => `!${pattern}`).join(' ')}`,
    });
}
const withoutExcluded = (excluded, cwd, files) => ({
    ...files,
    glob: (patterns, options) => files.glob([...patterns, ...excluded.map((pattern) => `!${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, pattern)}`)], options),
});
async function withoutLinks(paths, files) {
    const realPaths = await Promise.all(paths.map((path) => realPathOf(path, files)));
    const chosen = new Map();
    for (const [index, path] of paths.entries()) {
        const realPath = realPaths[index] ?? path;
        if (path === realPath || !chosen.has(realPath))
            chosen.set(realPath, path);
    }
    return [...chosen.values()].sort();
}
async function realPathOf(path, files) {
    try {
        return await files.realPath(path);
    }
    catch (error) {
        if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo)
            return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(await files.realPath((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path));
        throw error;
    }
}
async function otherYamlFiles({ asked, found }, cwd, files) {
    const wanted = asked.filter((pattern) => !pattern.startsWith('!')).map((pattern) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, pattern));
    const excluded = asked.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
    const disk = withoutExcluded(excluded, cwd, files);
    const states = await Promise.all(wanted.map((path) => files.state(path)));
    const folders = wanted.filter((_, index) => states[index] === 'folder');
    const others = wanted.length === 0
        ? await disk.glob(['**/evals/**/*.{yaml,yml}', ...NOT_SEARCHED], { cwd, ignoreCase: true })
        : (await Promise.all(folders.map((folder) => disk.glob(['**/*.{yaml,yml}'], { cwd: folder })))).flat();
    const isExcluded = await exclusion(excluded, cwd, files);
    const known = new Set(await Promise.all(found.map((path) => realPathOf(path, files))));
    const different = await withoutLinks([...new Set(others)].filter((path) => !isExcluded(path)).sort(), files);
    const realPaths = await Promise.all(different.map((path) => files.realPath(path)));
    return different.filter((_, index) => !known.has(realPaths[index] ?? ''));
}
async function findByDefault(patterns, cwd, files) {
    const matches = await files.glob([...patterns, ...NOT_SEARCHED], { cwd, ignoreCase: true, notFiles: true });
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
    if (state === 'folder') {
        return files.glob(IN_A_FOLDER.map((name) => `**/${name}`), { cwd: path, notFiles: true });
    }
    if (state === 'file') {
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_UNREADABLE', `${pattern} is not an eval suite`, {
            expected: 'a .yaml, .yml, .jsonl, .json, .ts or .mts file',
            found: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path),
        });
    }
    return (await files.glob([pattern], { cwd, notFiles: true })).filter((match) => SUITE_FILE.test(match));
}
async function exclusion(patterns, cwd, files) {
    const paths = new Set();
    const folders = [];
    for (const pattern of patterns) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, pattern);
        const state = await files.state(path).catch(() => 'missing');
        if (state === 'folder')
            folders.push(path.endsWith(node_path__WEBPACK_IMPORTED_MODULE_0__.sep) ? path : `${path}${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`);
        if (state === 'folder' || state === 'file')
            paths.add(path);
        else
            for (const match of await files.glob([pattern], { cwd, notFiles: true, skipUnreadable: true }))
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
            found: others.length > 0 ? (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(others) : undefined,
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
