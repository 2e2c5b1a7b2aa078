export const id = 9467;
export const ids = [9467];
export const modules = {

/***/ 36083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oo: () => (/* binding */ openBaseTree),
/* harmony export */   QE: () => (/* binding */ hasCommit),
/* harmony export */   y2: () => (/* binding */ checkOutBase)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _suites_discover_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7678);


function openBaseTree(baseSha, baseline, { cwd, git, files }) {
    const sha = baseSha ?? newestSha(baseline);
    if (sha === undefined)
        return undefined;
    let checkout;
    let checkedOut;
    const checkOut = async (signal) => {
        const root = await (0,_suites_discover_js__WEBPACK_IMPORTED_MODULE_1__/* .findRepository */ .W1)(cwd, files);
        const base = await checkOutBase(sha, { git, files, root }, signal);
        if (typeof base === 'string')
            return base;
        checkout = base;
        return { sha, cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(base.path, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, cwd)), root: base.path, checkout: root };
    };
    return {
        sha,
        checkOut(signal) {
            checkedOut ??= checkOut(signal);
            return checkedOut;
        },
        async [Symbol.asyncDispose]() {
            await checkedOut?.catch(() => undefined);
            await checkout?.[Symbol.asyncDispose]();
        },
    };
}
function newestSha(baseline) {
    if (baseline.kind !== 'found')
        return undefined;
    const trials = baseline.pools.flatMap(({ tests }) => tests.flatMap((test) => test.trials));
    const known = trials.filter(({ sha }) => sha !== undefined && /^[0-9a-f]{40,64}$/.test(sha));
    return known.reduce((newest, trial) => (newest === undefined || trial.time > newest.time ? trial : newest), undefined)?.sha;
}
async function hasCommit(sha, { git, root }, signal) {
    const isThere = () => ranWell(['cat-file', '-e', `${sha}^{commit}`], { git, root, local: true }, signal);
    if (await isThere())
        return true;
    await ranWell(['fetch', '--quiet', '--no-tags', '--depth=1', 'origin', sha], { git, root, local: false }, signal);
    return isThere();
}
async function ranWell(args, { git, root, local }, signal) {
    const ended = await git.run(args, { cwd: root, local }, signal);
    return ended.kind === 'exited' && ended.exitCode === 0;
}
async function checkOutBase(sha, { git, files, root }, signal) {
    if (!(await hasCommit(sha, { git, root }, signal)))
        return `the commit ${sha.slice(0, 10)} is not in this clone and cannot be fetched`;
    const scratch = await files.scratchFolder('eval-action-base-');
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(scratch.path, 'tree');
    const remove = async () => {
        const [site, ended] = [{ git, root, local: true }, new AbortController().signal];
        const isRemoved = await ranWell(['worktree', 'remove', '--force', path], site, ended);
        await scratch[Symbol.asyncDispose]();
        if (!isRemoved)
            await ranWell(['worktree', 'prune'], site, ended);
    };
    if (await ranWell(['worktree', 'add', '--quiet', '--detach', path, sha], { git, root, local: true }, signal)) {
        return { path, [Symbol.asyncDispose]: remove };
    }
    await remove();
    return `the commit ${sha.slice(0, 10)} cannot be checked out`;
}


/***/ }),

/***/ 25934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  historyCommand: () => (/* binding */ historyCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/history/history-trend.js
var history_trend = __webpack_require__(48174);
// EXTERNAL MODULE: ./build/js/src/history/paths.js
var paths = __webpack_require__(9744);
// EXTERNAL MODULE: ./build/js/src/history/series.js
var history_series = __webpack_require__(64451);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/reports/escape/harmless-json.js
var harmless_json = __webpack_require__(52759);
// EXTERNAL MODULE: ./build/js/src/reports/trend/trend-image.js
var trend_image = __webpack_require__(98776);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/app/config/inputs.js
var config_inputs = __webpack_require__(18305);
// EXTERNAL MODULE: ./build/js/src/suites/discover.js
var discover = __webpack_require__(7678);
// EXTERNAL MODULE: ./build/js/src/app/baseline/base-checkout.js
var base_checkout = __webpack_require__(36083);
;// CONCATENATED MODULE: ./build/js/src/app/history/fetched-history.js




async function fetchedHistory(branch, { cwd, files, git, log, signal }) {
    const root = await (0,discover/* findRepository */.W1)(cwd, files);
    const known = `refs/remotes/origin/${branch}`;
    const run = (...args) => git.run(args, { cwd: root }, signal);
    const fetched = await run('fetch', '--quiet', '--no-tags', 'origin', `+refs/heads/${branch}:${known}`);
    const found = await run('rev-parse', '--verify', '--quiet', `${known}^{commit}`);
    const sha = found.kind === 'exited' && found.exitCode === 0 ? found.stdout.trim() : '';
    if (sha === '')
        throw noHistory(branch);
    if (fetched.kind !== 'exited' || fetched.exitCode !== 0) {
        log.warn(`The branch ${branch} could not be fetched, so runs may be missing: "git fetch origin ${branch}" says why`);
    }
    const checkout = await (0,base_checkout/* checkOutBase */.y2)(sha, { git, files, root }, signal);
    if (typeof checkout === 'string')
        throw (0,errors/* userError */.IF)('FILE_UNREADABLE', `The history cannot be read: ${checkout}`);
    if ((await files.state(`${checkout.path}/${paths/* ROOT */.Dl}`)) === 'folder')
        return checkout;
    await checkout[Symbol.asyncDispose]();
    throw noHistory(branch);
}
const noHistory = (branch) => (0,errors/* userError */.IF)('FILE_MISSING', `This clone has no history: origin has no branch ${branch} with runs, or cannot be reached`, {
    expected: 'a folder of a history, or a clone whose origin has the branch of history_branch',
    hint: 'Name a folder: eval-action history .agentv/history. A run of the base branch writes the branch with history: branch. See https://github.com/agentv/eval-action/blob/v1/docs/history.md',
});

// EXTERNAL MODULE: ./build/js/src/app/history/folder-store.js
var folder_store = __webpack_require__(8082);
// EXTERNAL MODULE: ./build/js/src/app/history/local-store.js
var local_store = __webpack_require__(7223);
// EXTERNAL MODULE: ./build/js/src/app/history/read-history.js
var read_history = __webpack_require__(69031);
// EXTERNAL MODULE: ./build/js/src/app/policy/find-policy.js + 1 modules
var find_policy = __webpack_require__(58829);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var numbers = __webpack_require__(5937);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/columns.js
var columns = __webpack_require__(9283);
// EXTERNAL MODULE: ./build/js/src/reports/trend/sparkline.js
var sparkline = __webpack_require__(69444);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
;// CONCATENATED MODULE: ./build/js/src/app/cli/history-text.js






const SPARK_RUNS = 20;
function historyText({ suite, target, points }, { limit, key }) {
    const title = `${(0,terminal/* oneLine */.T)(suite)} on ${(0,terminal/* oneLine */.T)(target)}${key === undefined ? '' : ` (${(0,terminal/* oneLine */.T)(key)})`}`;
    const recent = points.slice(-SPARK_RUNS);
    const measured = recent.flatMap(({ values }) => values ?? []);
    const [first, last] = [measured[0], measured.at(-1)];
    const words = first === undefined || last === undefined
        ? 'no results'
        : `${(0,numbers/* percent */.KN)((0,history_series/* rateOf */.MK)([first]))} \u2192 ${(0,numbers/* percent */.KN)((0,history_series/* rateOf */.MK)([last]))} (${(0,shared_text/* plural */.LS)('run', measured.length)})`;
    const spark = (0,sparkline/* sparkline */.K)(recent.map(({ values }) => values && (0,history_series/* rateOf */.MK)([values])));
    return [`${title}  ${spark}  ${words}`, table(HEAD, points.slice(-limit).map(cellsOf))].join('\n');
}
const HEAD = ['time (UTC)', 'commit', 'verdict', 'tests', 'pass rate', 'score', 'cost per trial', 'changes'];
const cellsOf = ({ time, sha, verdict, values, markers, level }) => [
    time.slice(0, 'YYYY-MM-DDThh:mm'.length).replace('T', ' '),
    sha?.slice(0, 7) ?? numbers/* UNKNOWN */.HV,
    verdict ?? numbers/* UNKNOWN */.HV,
    values?.n === undefined ? numbers/* UNKNOWN */.HV : `${values.n}`,
    (0,numbers/* percent */.KN)(values && (0,history_series/* rateOf */.MK)([values])),
    (0,numbers/* score */.fN)(values?.score),
    (0,numbers/* money */.TG)(values?.costUsd),
    [
        ...(level === undefined ? [] : [`${level} level`]),
        ...markers.map(({ letter, words }) => `${letter} ${words}`),
    ].join('; '),
];
const LONGEST_CELL = 60;
const isNumber = (at) => at >= 3 && at <= 6;
function table(head, rows) {
    const cells = [head, ...rows].map((row) => row.map((cell) => (0,columns/* shortened */.vI)((0,terminal/* oneLine */.T)(cell), LONGEST_CELL)));
    const widths = head.map((_, at) => Math.max(...cells.map((row) => (0,columns/* columnsOf */.PL)(row[at] ?? ''))));
    return cells
        .map((row) => row
        .map((cell, at) => (isNumber(at) ? cell.padStart(widths[at] ?? 0) : (0,columns/* inColumns */.xe)(cell, widths[at] ?? 0)))
        .join('  ')
        .trimEnd())
        .join('\n');
}

;// CONCATENATED MODULE: ./build/js/src/app/cli/commands/history.js
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















async function historyCommand(asked, runtime, terminal) {
    const histories = await withTree(asked, runtime, async (tree) => selected(await readKeys(tree, asked, runtime), asked));
    if (asked.svg !== undefined)
        await writeImage(asked.svg, histories, runtime);
    if (asked.json)
        terminal.print((0,harmless_json/* harmlessJson */.E)({ schemaVersion: 1, keys: histories }, 2));
    else if (asked.svg === undefined)
        printTables(histories, asked, terminal);
    return 0;
}
async function withTree({ folder }, runtime, work) {
    const { cwd, files, signal } = runtime;
    const { inputs } = await (0,find_policy/* findPolicy */.i6)((0,config_inputs/* parseInputs */.TL)({}), runtime);
    const given = folder === undefined ? undefined : (0,folder_store/* folderStore */.s)((0,external_node_path_.resolve)(cwd, folder), folder, files);
    const store = given ?? (0,local_store/* localStore */.x)(inputs, runtime);
    if (store === undefined) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const checkout = __addDisposableResource(env_1, await fetchedHistory(inputs.historyBranch, runtime), true);
            const tree = await (0,folder_store/* folderStore */.s)(checkout.path, inputs.historyBranch, files).open(signal);
            return await work(tree ?? NOTHING);
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
    const tree = await store.open(signal);
    if (tree === undefined)
        throw (0,errors/* userError */.IF)('FILE_MISSING', `There is no history in ${store.name}`);
    return work(tree);
}
const NOTHING = { list: async () => [], read: async () => undefined, start: async () => '' };
async function readKeys(tree, { key }, { log, signal }) {
    const folders = await (0,read_history/* keyFolders */.lm)(tree, signal);
    const wanted = key === undefined ? folders : folders.filter((folder) => [(0,paths/* keyFolder */.Ck)(key), `v1/${key}`].includes(folder));
    const keys = [];
    for (const folder of wanted) {
        const { runs, problems } = await (0,read_history/* readHeads */.W4)(tree, { folder }, signal);
        for (const problem of problems)
            log.warn(problem);
        keys.push({ key: folder.slice('v1/'.length), runs: runs.map(history_trend/* historyTrend */.G) });
    }
    const names = folders.map((folder) => folder.slice('v1/'.length));
    if (keys.length === 0) {
        throw (0,errors/* userError */.IF)('NOTHING_MATCHED', key === undefined ? 'The history has no run' : `The history has no key "${key}"`, {
            hint: key === undefined ? undefined : (0,did_you_mean/* suggestion */.h)(key, names, 'keys'),
        });
    }
    return keys;
}
function selected(keys, { suite, target }) {
    if (suite === undefined && target === undefined)
        return [...keys];
    const isWanted = (each) => (suite === undefined || each.suite === suite) && (target === undefined || each.target === target);
    const found = keys.map(({ key, runs }) => ({
        key,
        runs: runs.map((run) => ({ ...run, suites: run.suites.filter(isWanted) })),
    }));
    const all = keys.flatMap(({ runs }) => runs.flatMap(({ suites }) => suites));
    if (all.some(isWanted))
        return found;
    const isKnown = all.some((each) => each.suite === suite);
    const asked = suite === undefined || isKnown ? 'target' : 'suite';
    const known = all.filter((each) => asked === 'suite' || suite === undefined || each.suite === suite);
    const where = asked === 'target' && suite !== undefined ? ` of the suite "${suite}"` : '';
    const name = (asked === 'suite' ? suite : target) ?? '';
    throw (0,errors/* userError */.IF)('NOTHING_MATCHED', `The history has no ${asked} "${name}"${where}`, {
        hint: (0,did_you_mean/* suggestion */.h)(name, [...new Set(known.map((each) => each[asked]))], `${asked}s`),
    });
}
async function writeImage(file, keys, { cwd, files, log }) {
    const [only, ...others] = keys;
    if (only === undefined || others.length > 0) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', 'The history has several keys, and an image shows one', {
            hint: `Add --key with one of: ${keys.map(({ key }) => key).join(', ')}.`,
        });
    }
    await files.write((0,external_node_path_.resolve)(cwd, file), (0,trend_image/* trendImage */.D)(only.runs, 'evals'));
    log.info(file);
}
function printTables(keys, { limit }, terminal) {
    const parts = keys.flatMap(({ key, runs }) => {
        const series = (0,history_series/* seriesOf */.Lf)(runs);
        return series.map((each) => historyText(each, { limit, key: keys.length > 1 ? key : undefined }));
    });
    terminal.print(parts.length === 0 ? 'No run has a result yet.' : parts.join('\n\n'));
}


/***/ }),

/***/ 48174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ historyTrend)
/* harmony export */ });
/* harmony import */ var _history_pools_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67637);

function historyTrend({ run, suites }) {
    return {
        run: (0,_history_pools_js__WEBPACK_IMPORTED_MODULE_0__/* .runName */ .rt)(run),
        sha: run.sha,
        time: run.time,
        verdict: run.complete ? run.verdict : 'invalid',
        tool: toolOf(run),
        suites: suites.flatMap((suite) => trendSuite(suite) ?? []),
    };
}
const toolOf = ({ tool_version, format }) => format === undefined ? `eval-action ${tool_version.split('.')[0]}` : format;
function trendSuite(line) {
    const { suite, file, target, passes, trials, score, cost_usd, ms, n, model, judges, definition, changed } = line;
    if (trials === 0 || score === undefined)
        return undefined;
    return {
        suite,
        file,
        target,
        passes,
        trials,
        score,
        costUsd: cost_usd,
        durationMs: ms,
        n,
        model,
        judges,
        definition,
        changed: changed && { tests: changed[0], of: changed[1] },
    };
}


/***/ }),

/***/ 98139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ levelChange)
/* harmony export */ });
const FEWEST_RUNS = 3;
const LEAST_EVIDENCE = 16;
function levelChange(runs) {
    const all = sumOf(runs);
    let best;
    for (let at = FEWEST_RUNS; at <= runs.length - FEWEST_RUNS; at += 1) {
        const [before, after] = [sumOf(runs.slice(0, at)), sumOf(runs.slice(at))];
        const evidence = 2 * (logLikelihood(before) + logLikelihood(after) - logLikelihood(all));
        if (evidence >= LEAST_EVIDENCE && evidence > (best?.evidence ?? 0))
            best = { at, evidence };
    }
    return best?.at;
}
const sumOf = (runs) => ({
    passes: runs.reduce((sum, { passes }) => sum + passes, 0),
    trials: runs.reduce((sum, { trials }) => sum + trials, 0),
});
function logLikelihood({ passes, trials }) {
    const term = (count) => (count === 0 ? 0 : count * Math.log(count / trials));
    return term(passes) + term(trials - passes);
}


/***/ }),

/***/ 96983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ markersBetween),
/* harmony export */   X: () => (/* binding */ pointsOf)
/* harmony export */ });
const MOST_CHANGED = 0.1;
const pointsOf = (run) => run.suites.map((suite) => ({ ...suite, tool: run.tool }));
function markersBetween(before, now) {
    const differing = (letter, what, of) => {
        const [earlier, present] = [of(before), of(now)];
        if (earlier === undefined || present === undefined || earlier === present)
            return [];
        return [{ letter, words: `${what}: ${earlier} \u2192 ${present}`, breaks: letter !== 'M' }];
    };
    return [
        ...differing('M', 'model', ({ model }) => model),
        ...differing('J', 'judges', ({ judges }) => judges?.join(', ')),
        ...definitionMarker(before, now),
        ...differing('T', 'tool', ({ tool }) => tool),
        ...sizeMarker(before.n, now.n),
    ];
}
function definitionMarker(before, { definition, changed }) {
    if (before.definition === undefined || definition === undefined || before.definition === definition)
        return [];
    if (changed === undefined)
        return [{ letter: 'D', words: 'definitions of tests changed', breaks: false }];
    if (changed.tests === 0)
        return [];
    const words = `${changed.tests} of ${changed.of} tests changed`;
    return [{ letter: 'D', words, breaks: changed.tests > MOST_CHANGED * changed.of }];
}
function sizeMarker(before, now) {
    if (before === undefined || now === undefined || before === 0)
        return [];
    if (Math.abs(now - before) <= MOST_CHANGED * before)
        return [];
    return [{ letter: '\u00b1', words: `${before} \u2192 ${now} tests`, breaks: true }];
}


/***/ }),

/***/ 64451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lf: () => (/* binding */ seriesOf),
/* harmony export */   MK: () => (/* binding */ rateOf),
/* harmony export */   V2: () => (/* binding */ isMeasured)
/* harmony export */ });
/* harmony import */ var _level_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98139);
/* harmony import */ var _markers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96983);


function seriesOf(runs) {
    const known = runs.map((run) => ({
        run,
        values: new Map(isMeasured(run) ? (0,_markers_js__WEBPACK_IMPORTED_MODULE_1__/* .pointsOf */ .X)(run).map((values) => [nameOf(values), values]) : []),
    }));
    const names = new Map(runs.flatMap(({ suites }) => suites.map((each) => [nameOf(each), each])));
    return [...names].map(([name, { suite, file, target }]) => {
        const points = known.map(({ run, values }) => ({ run, values: values.get(name) }));
        const start = Math.max(0, points.findIndex(({ values }) => values !== undefined));
        return { suite, file, target, points: marked(points.slice(start)) };
    });
}
const isMeasured = ({ verdict }) => verdict !== 'invalid' && verdict !== 'cancelled';
const nameOf = ({ suite, file, target }) => JSON.stringify([file, suite, target]);
const LEVEL_RUNS = 200;
function marked(points) {
    const measured = points.flatMap(({ values }) => values ?? []);
    const recent = measured.slice(-LEVEL_RUNS);
    const at = (0,_level_change_js__WEBPACK_IMPORTED_MODULE_0__/* .levelChange */ .n)(recent);
    const turn = at === undefined ? undefined : recent[at];
    const isLower = at !== undefined && rateOf(recent.slice(at)) < rateOf(recent.slice(0, at));
    let before;
    return points.map(({ run: { run, sha, time, verdict }, values }) => {
        const markers = before === undefined || values === undefined ? [] : (0,_markers_js__WEBPACK_IMPORTED_MODULE_1__/* .markersBetween */ .K)(before, values);
        before = values ?? before;
        return {
            run,
            sha,
            time,
            verdict,
            values,
            markers,
            level: values !== undefined && values === turn ? (isLower ? '\u25bc' : '\u25b2') : undefined,
        };
    });
}
const rateOf = (points) => total(points.map(({ passes }) => passes)) / total(points.map(({ trials }) => trials));
const total = (values) => values.reduce((sum, value) => sum + value, 0);


/***/ }),

/***/ 66510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ verdictSchema),
/* harmony export */   PV: () => (/* binding */ verdictKinds),
/* harmony export */   QZ: () => (/* binding */ worst),
/* harmony export */   fy: () => (/* binding */ conclusions)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44657);
/* harmony import */ var _suite_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37987);



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
    'stopped',
];
const reasonSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    rule: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(reasonRules),
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(verdictKinds),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    short: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    testId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    location: _suite_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationSchema */ .H.optional(),
}));
const suiteVerdictSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(verdictKinds),
}));
const verdictSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(verdictKinds),
    unarmed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    headline: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    reasons: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(reasonSchema),
    suites: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(suiteVerdictSchema),
}));
const conclusions = ['success', 'failure', 'neutral'];
const worst = (kinds) => verdictKinds.find((kind) => kinds.includes(kind)) ?? 'pass';


/***/ }),

/***/ 47162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ jsonInScript),
/* harmony export */   j: () => (/* binding */ htmlText)
/* harmony export */ });
/* harmony import */ var _readable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19495);

const htmlText = (text) => (0,_readable_js__WEBPACK_IMPORTED_MODULE_0__/* .readable */ .H)(text).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const jsonInScript = (json) => json.replaceAll('<', String.raw `\u003c`);


/***/ }),

/***/ 19495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readable),
/* harmony export */   R: () => (/* binding */ readableJson)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41180);

const readable = (text) => (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .jQ)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutAnsi */ .uo)(text));
function readableJson(value) {
    const json = JSON.stringify(value);
    if ((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlain */ .$i)(json) && !MAY_HIDE.test(json))
        return json;
    return JSON.stringify(value, (_, item) => (typeof item === 'string' ? readable(item) : item));
}
const MAY_HIDE = /\\[ubfr]/;


/***/ }),

/***/ 10043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41180);

const oneLine = (text) => (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .inOneLine */ .UX)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .dropInvisible */ .Nv)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutAnsi */ .uo)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .beginningOf */ .VI)(text))));


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

/***/ 69444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ sparkline)
/* harmony export */ });
const LEVELS = '\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588';
const EQUAL = '\u2584';
const MISSING = '\u00b7';
const NARROWEST = 0.1;
const ROUNDING = 1e-9;
function sparkline(values) {
    const known = values.filter((value) => value !== undefined);
    const [least, most] = [Math.min(...known), Math.max(...known)];
    if (least === most)
        return values.map((value) => (value === undefined ? MISSING : EQUAL)).join('');
    const width = Math.max(NARROWEST, most - least);
    const low = Math.min(Math.max(0, (least + most - width) / 2), Math.max(0, 1 - width));
    const levelOf = (value) => LEVELS[Math.min(LEVELS.length - 1, Math.floor(((value - low) / width) * LEVELS.length + ROUNDING))];
    return values.map((value) => (value === undefined ? MISSING : levelOf(value))).join('');
}


/***/ }),

/***/ 98776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ trendImage)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);
/* harmony import */ var _escape_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47162);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5937);



const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [600, 160, 48, 12, 30, 24];
const MOST_RUNS = 60;
function trendImage(runs, label) {
    const points = runs.flatMap(imagePoint).slice(-MOST_RUNS);
    const [first, last] = [points[0], points.at(-1)];
    const words = first === undefined || last === undefined
        ? 'No run has a pass rate yet.'
        : `Pass rate over ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('run', points.length)}: ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(first.rate)} on ${day(first)}, ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(last.rate)} on ${day(last)}.`;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="t d">
<title id="t">${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .j)(label)}: pass rate of the base branch</title>
<desc id="d">${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .j)(words)}</desc>
<style>${STYLE}</style>
<rect class="back" width="${WIDTH}" height="${HEIGHT}" rx="6"/>
<text class="label" x="12" y="20">${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .j)(label)}</text>
${first === undefined || last === undefined ? `<text x="12" y="88">${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .j)(words)}</text>` : chart(points, first, last)}
</svg>
`;
}
const STYLE = [
    'text{font:12px -apple-system,BlinkMacSystemFont,"Segoe UI",sans-serif;fill:#59636e}.label{font-weight:600;fill:#1f2328}',
    '.back{fill:#fff}.guide{stroke:#d1d9e0}.line{fill:none;stroke:#0969da;stroke-width:2}.point{fill:#0969da}',
    '@media(prefers-color-scheme:dark){text{fill:#9198a1}.label{fill:#f0f6fc}.back{fill:#0d1117}.guide{stroke:#3d444d}.line{stroke:#4493f8}.point{fill:#4493f8}}',
].join('');
function imagePoint({ time, verdict, suites }) {
    const trials = suites.reduce((sum, suite) => sum + suite.trials, 0);
    const passes = suites.reduce((sum, suite) => sum + suite.passes, 0);
    return trials === 0 || verdict === 'invalid' || verdict === 'cancelled' ? [] : [{ time, rate: passes / trials }];
}
function chart(points, first, last) {
    const rates = points.map(({ rate }) => rate);
    const low = Math.max(0, Math.min(...rates, Math.max(...rates) - 0.1, 0.9));
    const high = Math.max(...rates, low + 0.1);
    const x = (at) => points.length === 1 ? (LEFT + WIDTH - RIGHT) / 2 : LEFT + (at * (WIDTH - LEFT - RIGHT)) / (points.length - 1);
    const y = (rate) => TOP + ((high - rate) / (high - low)) * (HEIGHT - TOP - BOTTOM);
    const guides = [high, (high + low) / 2, low].map((rate) => `<line class="guide" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${fixed(y(rate))}" y2="${fixed(y(rate))}"/><text x="${LEFT - 6}" y="${fixed(y(rate) + 4)}" text-anchor="end">${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(rate)}</text>`);
    const line = points.map(({ rate }, at) => `${fixed(x(at))},${fixed(y(rate))}`).join(' ');
    const end = points.length - 1;
    return [
        ...guides,
        `<polyline class="line" points="${line}"/>`,
        `<circle class="point" cx="${fixed(x(end))}" cy="${fixed(y(last.rate))}" r="4"/>`,
        `<text class="label" x="${WIDTH - RIGHT}" y="20" text-anchor="end">${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(last.rate)}</text>`,
        `<text x="${LEFT}" y="${HEIGHT - 8}">${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .j)(day(first))}</text>`,
        ...(points.length < 2
            ? []
            : [`<text x="${WIDTH - RIGHT}" y="${HEIGHT - 8}" text-anchor="end">${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .j)(day(last))}</text>`]),
    ].join('\n');
}
const fixed = (value) => String(Number(value.toFixed(1)));
const day = ({ time }) => time.slice(0, 'YYYY-MM-DD'.length);


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
  RUNNER_JITCONFIG EVAL_ACTION_ENV EVAL_SLACK_WEBHOOK_URL EVAL_WEBHOOK_URL EVAL_WEBHOOK_SECRET
`);
const isReserved = (name) => matchesAny(name, reservedVariables) || (/^RUNNER_/i.test(name) && (0,_secret_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isSecretVariable */ .tS)(name));
function matchesAny(name, patterns) {
    const upper = name.toUpperCase();
    return patterns.some((pattern) => pattern.endsWith('*') ? upper.startsWith(pattern.slice(0, -1)) : upper === pattern);
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
