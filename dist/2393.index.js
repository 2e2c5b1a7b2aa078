export const id = 2393;
export const ids = [2393];
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

/***/ 5097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ history_command)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/history/paths.js
var paths = __webpack_require__(9744);
// EXTERNAL MODULE: ./build/js/src/history/series.js
var history_series = __webpack_require__(64451);
// EXTERNAL MODULE: ./build/js/src/history/trend.js
var trend = __webpack_require__(95187);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/reports/escape/harmless-json.js
var harmless_json = __webpack_require__(52759);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var numbers = __webpack_require__(5937);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/columns.js
var columns = __webpack_require__(9283);
// EXTERNAL MODULE: ./build/js/src/reports/trend/sparkline.js
var sparkline = __webpack_require__(69444);
// EXTERNAL MODULE: ./build/js/src/reports/trend/trend-image.js
var trend_image = __webpack_require__(98776);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/config/inputs.js + 1 modules
var config_inputs = __webpack_require__(38369);
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
// EXTERNAL MODULE: ./build/js/src/app/policy/policy.js + 2 modules
var policy = __webpack_require__(47781);
// EXTERNAL MODULE: ./build/js/src/app/cli/command.js
var command = __webpack_require__(8579);
// EXTERNAL MODULE: ./build/js/src/app/cli/flags.js
var cli_flags = __webpack_require__(30225);
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





















const DEFAULT_RUNS = 20;
const history_command = (0,command/* defineCommand */.N)({
    help: `
Examples:
  eval-action history
  eval-action history .agentv/history --suite refunds --limit 50
  eval-action history --json
  eval-action history --svg trend.svg

Exit codes: 0 printed, 2 the history could not be read.`,
    flags: (parser) => parser
        .argument('[folder]', 'folder of a history (default: that of history, else the branch history-branch of origin)')
        .option('--suite <NAME>', 'only this suite')
        .option('--target <NAME>', 'only this target')
        .option('--key <KEY>', 'only the runs of this comment-key')
        .option('-n, --limit <COUNT>', `maximum number of runs in a table (default: ${DEFAULT_RUNS})`)
        .option('--svg <FILE>', 'write the pass rate of the newest 60 runs as an image')
        .option('--json', 'print one JSON document: keys with their runs and suites'),
    options: optionsOf,
    async run(options, runtime, terminal) {
        const histories = await withTree(options, runtime, async (tree) => selected(await readKeys(tree, options, runtime), options));
        if (options.svg !== undefined)
            await writeImage(options.svg, histories, runtime);
        if (options.json)
            terminal.print((0,harmless_json/* harmlessJson */.E)({ schemaVersion: 1, keys: histories }, 2));
        else if (options.svg === undefined)
            printTables(histories, options, terminal);
        return 0;
    },
});
function optionsOf(folder, flags) {
    return { folder, ...flags, limit: (0,cli_flags/* limitOf */.LF)(flags.limit, DEFAULT_RUNS) };
}
async function withTree({ folder }, runtime, work) {
    const { cwd, files, signal } = runtime;
    const { inputs } = await (0,policy/* findPolicy */.i6)((0,config_inputs/* parseInputs */.TL)({}), runtime);
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
        keys.push({ key: folder.slice('v1/'.length), runs: runs.map(trend/* historyTrend */.Gp) });
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
    const kind = suite === undefined || isKnown ? 'target' : 'suite';
    const known = all.filter((each) => kind === 'suite' || suite === undefined || each.suite === suite);
    const where = kind === 'target' && suite !== undefined ? ` of the suite "${suite}"` : '';
    const name = (kind === 'suite' ? suite : target) ?? '';
    throw (0,errors/* userError */.IF)('NOTHING_MATCHED', `The history has no ${kind} "${name}"${where}`, {
        hint: (0,did_you_mean/* suggestion */.h)(name, [...new Set(known.map((each) => each[kind]))], `${kind}s`),
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
    return [
        `${title}  ${spark}  ${words}`,
        (0,columns/* textTable */.ed)([HEAD, ...points.slice(-limit).map(cellsOf)], { isNumber: (at) => at >= 3 && at <= 6, cut: 'end' }),
    ].join('\n');
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


/***/ }),

/***/ 30225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   LF: () => (/* binding */ limitOf),
/* harmony export */   TH: () => (/* binding */ addGroupedFlags),
/* harmony export */   UI: () => (/* binding */ addFlag),
/* harmony export */   Vc: () => (/* binding */ inputsOf),
/* harmony export */   d6: () => (/* binding */ flagSpelling),
/* harmony export */   gd: () => (/* binding */ collected),
/* harmony export */   hN: () => (/* binding */ addInputFlags),
/* harmony export */   hy: () => (/* binding */ ageOf),
/* harmony export */   xU: () => (/* binding */ flagTexts)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38369);




const flagNames = _config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputNames */ .vj.filter((name) => name !== 'evals' && (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .sourcesOf */ .u0)(name).includes('flag'));
function addGroupedFlags(command) {
    for (const [group, names] of Object.entries(_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputGroups */ .Dk)) {
        const flags = flagNames.filter((name) => names.includes(name));
        addInputFlags(command, flags, { heading: `${group} options:` });
    }
}
function addInputFlags(command, names, { heading = '' } = {}) {
    for (const name of names)
        addFlag(command, name, { docs: (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .docsOf */ .fE)(name), isList: isList(name), heading });
}
function addFlag(command, name, { docs, isList, heading = '' }) {
    const { description, default: otherwise, value } = docs;
    const placeholder = value === undefined ? '' : ALONE[name] ? ` [${value}]` : ` <${value}>`;
    const long = FAMILIAR[name] ?? `--${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(name)}`;
    const option = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`${SHORT[name] ? `${SHORT[name]}, ` : ''}${long}${placeholder}`, `${description} (default: ${otherwise})`.replaceAll('`', ''));
    if (isList)
        option.argParser((given, before = []) => [...before, given]);
    if (heading !== '')
        option.helpGroup(heading);
    command.addOption(option);
    if (FAMILIAR[name])
        command.addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`--${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(name)}${placeholder}`).hideHelp());
    if (NONE[name])
        command.addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`--no-${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(name)}`).hideHelp());
}
const inputsOf = (evals, given) => (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .parseInputs */ .TL)({ ...flagTexts(flagNames, given), evals: evals.join('\n') }, flagSpelling);
const flagTexts = (names, given) => Object.fromEntries(names.map((name) => [name, asText(given[attributeOf(name)] ?? given[name], name)]));
const flagSpelling = (name) => name === 'evals' || name === 'results' ? name : (FAMILIAR[name] ?? `--${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(name)}`);
const FAMILIAR = {
    outputDirectory: '--output',
    testTimeoutSeconds: '--agent-timeout',
    otel: '--otel-backend',
};
const SHORT = { outputDirectory: '-o' };
const ALONE = { cache: 'workspaces,judge,responses', html: 'true', resume: 'last' };
const NONE = { cache: 'off', html: 'false' };
const attributeOf = (name) => flagSpelling(name)
    .replace(/^--/, '')
    .replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
const isList = (name) => ['text', 'otlp'].some((value) => Array.isArray(_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputsSchema */ .rS.shape[name].safeParse(value).data));
function asText(value, name) {
    if (value === undefined)
        return undefined;
    if (value === false)
        return NONE[name] ?? 'false';
    if (value === true)
        return ALONE[name] ?? 'true';
    return Array.isArray(value) ? value.join('\n') : String(value);
}
const collected = (value, before = []) => [...before, value];
function limitOf(given, otherwise) {
    const limit = Number(given ?? otherwise);
    if (Number.isSafeInteger(limit) && limit >= 1)
        return limit;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', '--limit must be a whole number from 1 on', { found: String(given) });
}
const ageOf = (given, flag) => amountOf(given, flag, AGES, 'a whole number with h, d or w, such as 30d');
const sizeOf = (given, flag) => amountOf(given, flag, SIZES, 'a whole number with kb, mb or gb, such as 500mb');
const HOUR = 3_600_000;
const AGES = { h: HOUR, d: 24 * HOUR, w: 7 * 24 * HOUR };
const SIZES = { kb: 1000, mb: 1_000_000, gb: 1_000_000_000 };
function amountOf(given, flag, units, expected) {
    if (given === undefined)
        return undefined;
    const [, digits = '', unit = ''] = /^(\d{1,6}) ?([a-z]{1,2})$/.exec(String(given).trim().toLowerCase()) ?? [];
    const factor = Object.hasOwn(units, unit) ? units[unit] : undefined;
    if (factor !== undefined)
        return Number(digits) * factor;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidValue */ .BS)(flag, expected, given));
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
const MAX_CHANGED = 0.1;
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
    return [{ letter: 'D', words, breaks: changed.tests > MAX_CHANGED * changed.of }];
}
function sizeMarker(before, now) {
    if (before === undefined || now === undefined || before === 0)
        return [];
    if (Math.abs(now - before) <= MAX_CHANGED * before)
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

/***/ 95187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gp: () => (/* binding */ historyTrend),
/* harmony export */   M$: () => (/* binding */ trendLimits),
/* harmony export */   Uo: () => (/* binding */ encodeTrend),
/* harmony export */   bo: () => (/* binding */ joinedTrend),
/* harmony export */   eX: () => (/* binding */ decodeTrend)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_run_sample_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9691);
/* harmony import */ var _shared_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47539);
/* harmony import */ var _history_pools_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67637);




function historyTrend({ run, suites }) {
    return {
        run: (0,_history_pools_js__WEBPACK_IMPORTED_MODULE_3__/* .runName */ .rt)(run),
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
const trendLimits = { runs: 200, bytes: 4 * 1024 * 1024 };
function encodeTrend(runs) {
    const lines = runs.slice(-trendLimits.runs).map((run) => JSON.stringify(run));
    const text = `{"schemaVersion":1,"runs":[\n${lines.join(',\n')}\n]}\n`;
    return Buffer.byteLength(text) <= trendLimits.bytes || runs.length === 0
        ? text
        : encodeTrend(runs.slice(Math.ceil(runs.length / 10)));
}
const trendSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ schemaVersion: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1), runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_run_sample_js__WEBPACK_IMPORTED_MODULE_1__/* .trendRunSchema */ .Q) });
const decodeTrend = (text) => trendSchema.safeParse((0,_shared_json_js__WEBPACK_IMPORTED_MODULE_2__/* .foreignJsonOf */ .sV)(text)).data?.runs.slice(-trendLimits.runs);
const joinedTrend = (...parts) => [...new Map(parts.flat().map((run) => [run.run, run])).values()].sort((a, b) => a.time < b.time ? -1 : a.time > b.time ? 1 : 0);


/***/ }),

/***/ 9691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ sampleSchema),
  Q: () => (/* binding */ trendRunSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/verdict/verdict.js
var verdict = __webpack_require__(66510);
;// CONCATENATED MODULE: ./build/js/src/model/run/fact.js

const testFactSchema = schemas/* strictObject */.rej({
    time: schemas/* string */.YjP(),
    durationMs: schemas/* number */.aig().nonnegative().optional(),
    tokens: schemas/* strictObject */.rej({ input: schemas/* number */.aig().nonnegative(), output: schemas/* number */.aig().nonnegative() }).optional(),
    judgeCalls: schemas/* number */.aig().nonnegative().optional(),
    judgeUsd: schemas/* number */.aig().nonnegative().optional(),
});

// EXTERNAL MODULE: ./build/js/src/model/run/side.js
var side = __webpack_require__(95380);
;// CONCATENATED MODULE: ./build/js/src/model/run/sample.js




const sampleSchema = schemas/* strictObject */.rej({
    key: schemas/* tuple */.PVZ([schemas/* string */.YjP(), schemas/* string */.YjP(), schemas/* string */.YjP(), schemas/* string */.YjP()]),
    measure: schemas/* string */.YjP().optional(),
    subject: schemas/* string */.YjP().optional(),
    fact: testFactSchema.optional(),
    sides: schemas/* array */.YOg(side/* sideSchema */.l).max(2),
});
const trendSuiteSchema = schemas/* strictObject */.rej({
    suite: schemas/* string */.YjP(),
    file: schemas/* string */.YjP().optional(),
    target: schemas/* string */.YjP(),
    passes: schemas/* int */.Whr().nonnegative(),
    trials: schemas/* int */.Whr().positive(),
    score: schemas/* number */.aig(),
    costUsd: schemas/* number */.aig().optional(),
    durationMs: schemas/* number */.aig().optional(),
    n: schemas/* int */.Whr().nonnegative().optional(),
    model: schemas/* string */.YjP().optional(),
    judges: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    definition: schemas/* string */.YjP().optional(),
    changed: schemas/* strictObject */.rej({ tests: schemas/* int */.Whr().nonnegative(), of: schemas/* int */.Whr().nonnegative() }).optional(),
});
const trendRunSchema = schemas/* strictObject */.rej({
    run: schemas/* string */.YjP(),
    sha: schemas/* string */.YjP().optional(),
    time: schemas/* string */.YjP(),
    verdict: schemas/* enum */.k5n(verdict/* verdictKinds */.PV).optional(),
    tool: schemas/* string */.YjP().optional(),
    suites: schemas/* array */.YOg(trendSuiteSchema),
});


/***/ }),

/***/ 67409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ testStates),
/* harmony export */   q: () => (/* binding */ assessmentSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _suite_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37987);
/* harmony import */ var _decided_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28447);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41810);




const stepsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional();
const comparedWithSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('found'),
        provenance: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .provenanceSchema */ .j9),
        withoutTrials: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['empty', 'own-run']).optional(),
        whyEmpty: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        leftOut: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        otherLimits: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        steps: stepsSchema,
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('none'),
        why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        isChosen: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
        isUnusable: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
        steps: stepsSchema,
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('unavailable'),
        why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        hint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        lacksPermission: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
        steps: stepsSchema,
    }),
]);
const increaseSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    of: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['cost', 'latency']),
    share: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    p: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1).optional(),
    ceiling: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    exceeded: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
});
const unappliedLimitSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    of: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['cost', 'latency']),
    why: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['unknown', 'zero']),
});
const testStates = [
    'regressed',
    'fails-on-base',
    'suspected',
    'not-reproduced',
    'not-enough-history',
    'not-rerun',
    'failing-as-before',
    'failing',
    'fixed',
    'passing',
    'new',
    'changed',
    'removed',
    'reused',
    'skipped',
    'errored',
    'quarantined',
];
const countSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ passes: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(), trials: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative() });
const testAssessmentSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    suiteFile: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    testId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(testStates),
    location: _suite_location_js__WEBPACK_IMPORTED_MODULE_1__/* .locationSchema */ .H.optional(),
    mustPass: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    flaky: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    base: countSchema.optional(),
    now: countSchema.optional(),
    score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1).optional(),
    reruns: countSchema.optional(),
    needed: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional(),
    control: countSchema.optional(),
    undetectable: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    uncontrolled: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    earlier: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ attempts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive()), now: countSchema, reruns: countSchema }).optional(),
    quarantine: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ owner: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), expiry: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), expired: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() }).optional(),
    p: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1).optional(),
    why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    difference: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
const suiteFindings = ['not-compared', ..._decided_js__WEBPACK_IMPORTED_MODULE_2__/* .comparedFindings */ .e3];
const setAsideRunSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    run: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    isNewest: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
});
const suiteAssessmentSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    comparable: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    reused: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1).optional(),
    finding: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(suiteFindings),
    runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    runScores: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    newestAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    setAside: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(setAsideRunSchema).optional(),
    delta: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    deltaLow: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    deltaHigh: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    p: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1).optional(),
    pExact: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1).optional(),
    pVariation: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1).optional(),
    controlDelta: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    uncontrolled: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    smallestDetectableDrop: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    keepsDefaultThreshold: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    contributors: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ testId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), missing: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() })),
    increases: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(increaseSchema),
    unappliedLimits: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(unappliedLimitSchema).optional(),
});
const failingTogetherSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    finding: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['fails', 'fails-on-base', 'not-confirmed', 'undecided']),
    suites: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(),
    of: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(),
    needed: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(),
    base: countSchema,
    reruns: countSchema,
    p: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1),
    controlDelta: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    uncontrolled: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
});
const absentSuiteSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    why: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['missing', 'removed', 'deselected']),
});
const agentVersionsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    now: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
const assessmentSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    baseline: comparedWithSchema,
    suites: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(suiteAssessmentSchema),
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(testAssessmentSchema),
    failingTogether: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(failingTogetherSchema).optional(),
    absentSuites: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(absentSuiteSchema).optional(),
    agentVersions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(agentVersionsSchema).optional(),
    detectableTests: _decided_js__WEBPACK_IMPORTED_MODULE_2__/* .detectableTestsSchema */ .iG,
});


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
const MAX_RUNS = 60;
function trendImage(runs, label) {
    const points = runs.flatMap(imagePoint).slice(-MAX_RUNS);
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


/***/ })

};
