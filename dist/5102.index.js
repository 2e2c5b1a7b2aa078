export const id = 5102;
export const ids = [5102];
export const modules = {

/***/ 50525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  workspaceCommand: () => (/* binding */ workspaceCommand)
});

// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var escape_terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/paint.js
var paint = __webpack_require__(2992);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/redact.js
var redact = __webpack_require__(7986);
// EXTERNAL MODULE: ./build/js/src/workspaces/store.js
var store = __webpack_require__(2459);
// EXTERNAL MODULE: ./build/js/src/app/config/configured-site.js
var configured_site = __webpack_require__(13338);
// EXTERNAL MODULE: ./build/js/src/shared/in-parallel.js
var in_parallel = __webpack_require__(85988);
// EXTERNAL MODULE: ./build/js/src/workspaces/repositories/repository-identity.js
var repository_identity = __webpack_require__(56862);
// EXTERNAL MODULE: ./build/js/src/app/config/configuration.js
var configuration = __webpack_require__(14704);
// EXTERNAL MODULE: ./build/js/src/app/inspect/survey.js
var survey = __webpack_require__(20432);
;// CONCATENATED MODULE: ./build/js/src/app/inspect/needed-repositories.js




async function neededRepositories(site) {
    const paths = await (0,configuration/* findConfiguredSuites */.X_)(site);
    const read = await (0,in_parallel/* inParallel */.H)(paths, (path) => (0,survey/* surveySuite */.nf)(path, site));
    const found = new Map();
    for (const { suite } of read) {
        for (const test of suite?.tests ?? []) {
            for (const each of (test.kind === 'test' && test.workspace?.repositories) || []) {
                const { ref, ancestor, sparse } = each;
                const needed = { url: (0,repository_identity/* withoutCredentials */.ri)(each.url), ref, ancestor, sparse };
                const key = JSON.stringify(needed);
                const suites = found.get(key)?.suites ?? [];
                found.set(key, { ...needed, suites: [...new Set([...suites, suite?.file ?? ''])] });
            }
        }
    }
    const repositories = [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
    return { repositories, problems: (0,survey/* inOrder */.al)(read.flatMap(({ problems }) => problems)) };
}

// EXTERNAL MODULE: ./build/js/src/app/pipeline/prepare.js + 2 modules
var prepare = __webpack_require__(22473);
// EXTERNAL MODULE: ./build/js/src/app/steps/open-workspaces.js + 21 modules
var open_workspaces = __webpack_require__(45546);
// EXTERNAL MODULE: ./build/js/src/app/cli/harmless-json.js
var harmless_json = __webpack_require__(74150);
// EXTERNAL MODULE: ./build/js/src/app/cli/problem-lines.js
var problem_lines = __webpack_require__(78479);
;// CONCATENATED MODULE: ./build/js/src/app/cli/commands/workspace.js











async function workspaceCommand(asked, runtime, terminal) {
    if (asked.action === 'deps')
        return depsCommand(asked, runtime, terminal);
    const { action, repository, olderThanMs, maxBytes, json } = asked;
    const folders = (0,open_workspaces/* workspaceFolders */.B)(runtime);
    const usedBefore = olderThanMs === undefined ? undefined : runtime.clock.now() - olderThanMs;
    const items = action === 'list'
        ? await (0,store/* storedItems */.Cl)(folders, runtime, runtime.signal)
        : await (0,store/* cleanStore */.fm)(folders, { ...runtime, repository, usedBefore, maxBytes }, runtime.signal);
    const bytes = items.reduce((sum, item) => sum + item.bytes, 0);
    if (json)
        terminal.print((0,harmless_json/* harmlessJson */.E)({ action, items, bytes }, 2));
    else
        terminal.print([...items.map(lineOf), totalOf(action, items.length, bytes)].join('\n'));
    return 0;
}
async function depsCommand({ inputs, usedBy, json }, runtime, terminal) {
    const site = await (0,configured_site/* openConfiguredSite */.i)(inputs, runtime);
    const { repositories, problems } = await (0,prepare/* withoutSecretsOf */.f1)(site, () => neededRepositories(site));
    const { deep: withoutSecrets } = (0,redact/* redactor */.$)(await site.environments.secrets());
    const needed = withoutSecrets(repositories);
    const reported = withoutSecrets(problems);
    const repos = needed.map(({ url, ref, ancestor, sparse, suites }) => ({
        url,
        ref,
        ...(sparse.length > 0 && { sparse }),
        ...(ancestor > 0 && { ancestor }),
        ...(usedBy && { used_by: suites }),
    }));
    if (json)
        terminal.print((0,harmless_json/* harmlessJson */.E)({ repos, problems: reported }, 2));
    else {
        const plain = (0,paint/* paintFor */.e)({ colour: false });
        for (const each of (0,survey/* byFile */.y9)(reported).values())
            terminal.complain((0,problem_lines/* problemLines */.p)(each, plain).join('\n'));
        const lines = needed.flatMap(({ url, ref, ancestor, suites }) => [
            `${url} ${ancestor > 0 ? `${ref}~${ancestor}` : ref}`,
            ...(usedBy ? suites.map((file) => `  ${file}`) : []),
        ]);
        terminal.print(lines.length === 0 ? 'No repository is needed.' : lines.map((line) => (0,escape_terminal/* oneLine */.T)(line)).join('\n'));
    }
    return (0,survey/* countProblems */._k)(reported).errors > 0 ? 2 : 0;
}
const lineOf = ({ kind, path, bytes, inUse, repositories }) => [
    kind.padEnd(9),
    size(bytes).padStart(9),
    ` ${path}`,
    ...repositories.map((each) => `(${each})`),
    inUse ? 'in use' : '',
]
    .join(' ')
    .trimEnd();
function totalOf(action, count, bytes) {
    if (count === 0)
        return action === 'list' ? 'There are no workspaces and no repositories.' : 'There is nothing to remove.';
    return `${action === 'list' ? 'Kept' : 'Removed'}: ${count}, ${size(bytes)}`;
}
const size = (bytes) => bytes < 1024 ** 2 ? `${Math.ceil(bytes / 1024)} KiB` : `${(bytes / 1024 ** 2).toFixed(1)} MiB`;


/***/ }),

/***/ 74150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ harmlessJson)
/* harmony export */ });
const harmlessJson = (value, indent) => JSON.stringify(value, undefined, indent)
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, (character) => Array.from({ length: character.length }, (_, at) => escapeOf(character.charCodeAt(at))).join(''))
    .replaceAll('##[', `${escapeOf(0x23)}#[`);
const escapeOf = (unit) => `\\u${unit.toString(16).padStart(4, '0')}`;


/***/ }),

/***/ 78479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ problemLines)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_grouped_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10664);
/* harmony import */ var _model_suite_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37987);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10043);
/* harmony import */ var _reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9283);





const MOST_SHOWN = 100;
function problemLines(problems, paint, columns) {
    const groups = (0,_model_grouped_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .groupProblems */ .U)(problems);
    const lines = groups.slice(0, MOST_SHOWN).flatMap((problem) => linesOf(problem, paint, columns));
    const rest = (0,_model_grouped_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .countGrouped */ .m)(groups.slice(MOST_SHOWN));
    return rest > 0 ? [...lines, paint.dim(`  \u2026 and ${rest} more of this file (--json lists all)`)] : lines;
}
function linesOf(problem, paint, columns) {
    const { file, location, severity, expected, found, hint } = problem;
    const where = (0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(location === undefined ? file : (0,_model_suite_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationText */ .f)(location));
    const word = severity === 'error' ? paint.red('error') : paint.yellow('warning');
    const start = `${where}: ${severity}:`;
    const [first = '', ...rest] = (0,_reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .hanging */ .rM)(`${start} ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceOf */ .$N)(problem))}`, columns);
    const head = first.startsWith(start) ? `${paint.bold(where)}: ${word}:${first.slice(start.length)}` : first;
    const details = [
        expected === undefined ? undefined : `expected: ${expected}`,
        found === undefined ? undefined : `found: ${found}`,
        hint,
    ].filter((line) => line !== undefined);
    return [head, ...rest, ...details.flatMap((line) => (0,_reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .hanging */ .rM)(`  ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(line)}`, columns))];
}


/***/ }),

/***/ 13338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ openSiteToCheck),
/* harmony export */   i: () => (/* binding */ openConfiguredSite)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22473);
/* harmony import */ var _policy_find_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10254);



const openConfiguredSite = async (asked, runtime) => (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .openSite */ .c2)((await (0,_policy_find_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .findPolicy */ .i6)(asked, runtime)).inputs, runtime);
async function openSiteToCheck(asked, runtime) {
    try {
        const { inputs } = await (0,_policy_find_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .findPolicy */ .i6)(asked, runtime);
        return await (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .openSite */ .c2)({ ...inputs, tag: [], excludeTag: [] }, runtime);
    }
    catch (error) {
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo))
            throw error;
        return (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .openSite */ .c2)(asked, runtime);
    }
}


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
/* harmony import */ var _pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22473);




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

/***/ 2992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ paintFor)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

function paintFor({ colour }) {
    const style = (name) => (text) => colour ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(name, text, { validateStream: false }) : text;
    return { bold: style('bold'), dim: style('dim'), red: style('red'), green: style('green'), yellow: style('yellow') };
}


/***/ }),

/***/ 106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FC: () => (/* binding */ onDisk),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   qZ: () => (/* binding */ unquoted)
/* harmony export */ });
const ODD = /[\uDC80-\uDCFF]+/u;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function nameOf(bytes) {
    try {
        return utf8.decode(bytes);
    }
    catch {
        return Array.from(bytes, (byte) => String.fromCharCode(byte < 0x80 ? byte : 0xdc00 + byte)).join('');
    }
}
function onDisk(path) {
    if (!ODD.test(path))
        return path;
    const parts = path.split(/([\uDC80-\uDCFF]+)/u);
    return Buffer.concat(parts.map((part, index) => index % 2 === 0 ? Buffer.from(part) : Buffer.from(Array.from(part, (sign) => sign.charCodeAt(0) - 0xdc00))));
}
function unquoted(path) {
    if (!path.startsWith('"'))
        return path;
    const bytes = path.slice(1, -1).replaceAll(/\\([0-7]{3}|.)/g, (_, code) => ESCAPED[code] ?? signOf(code));
    return nameOf(Buffer.from(bytes, 'latin1'));
}
const signOf = (code) => (/^\d/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : code);
const ESCAPED = {
    a: '\x07',
    b: '\b',
    t: '\t',
    n: '\n',
    v: '\v',
    f: '\f',
    r: '\r',
};


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


/***/ })

};
