export const id = 2473;
export const ids = [2473];
export const modules = {

/***/ 14704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OE: () => (/* binding */ overlookedSuites),
/* harmony export */   X_: () => (/* binding */ findConfiguredSuites),
/* harmony export */   m9: () => (/* binding */ Configurations),
/* harmony export */   rg: () => (/* binding */ configProblems)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40958);
/* harmony import */ var _suites_discover_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7678);
/* harmony import */ var _suites_fields_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83473);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81457);
/* harmony import */ var _inspect_file_kind_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91711);







class Configurations {
    #site;
    #read = new Map();
    constructor(site) {
        this.#site = site;
    }
    of(folder) {
        const known = this.#read.get(folder);
        if (known)
            return known;
        const reading = this.#readConfig(folder);
        this.#read.set(folder, reading);
        return reading;
    }
    async hooks() {
        const found = new Map();
        for (const [folder, reading] of this.#read) {
            const { beforeSession: hook } = (await reading).config;
            if (hook === undefined)
                continue;
            const folders = found.get(hook.location.file)?.folders ?? [];
            found.set(hook.location.file, { ...hook, folders: [...folders, folder] });
        }
        return [...found.values()];
    }
    async #readConfig(folder) {
        const { root, cwd, environments, runtime, inputs } = this.#site;
        const home = homeFolder(runtime.env, cwd);
        const hasBudget = inputs.budgetUsd !== undefined;
        const lookUp = await environments.lookUpIn(folder);
        return (0,_suites_fields_config_js__WEBPACK_IMPORTED_MODULE_4__/* .readConfig */ .Xg)(folder, { root, cwd, lookUp, home, hasBudget }, runtime.files);
    }
}
function homeFolder(env, cwd) {
    const moved = env['AGENTV_HOME']?.trim();
    if (moved)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, moved);
    const home = env['HOME'] || env['USERPROFILE'];
    return home ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, '.agentv') : undefined;
}
async function findConfiguredSuites({ inputs, cwd, runtime, configurations }) {
    if (inputs.evals.length > 0)
        return (0,_suites_discover_js__WEBPACK_IMPORTED_MODULE_3__/* .findSuites */ .f8)(inputs.evals, cwd, runtime.files);
    const { config } = await configurations.of(cwd);
    return (0,_suites_discover_js__WEBPACK_IMPORTED_MODULE_3__/* .findSuites */ .f8)(inputs.evals, cwd, runtime.files, config.evalPatterns);
}
async function overlookedSuites(found, { inputs, cwd, runtime, configurations }) {
    if (inputs.evals.length === 0 && (await configurations.of(cwd)).config.evalPatterns !== undefined)
        return [];
    const others = await (0,_suites_discover_js__WEBPACK_IMPORTED_MODULE_3__/* .otherYamlFiles */ .jx)({ asked: inputs.evals, found }, cwd, runtime.files);
    const overlooked = [];
    for (const path of others.slice(0, MOST_READ)) {
        if (await isOverlooked(path, runtime.files))
            overlooked.push((0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_5__/* .shownPath */ .p)(path, cwd));
    }
    const [first] = overlooked;
    if (first === undefined)
        return [];
    const isOne = overlooked.length === 1;
    return [
        {
            code: 'UNUSED',
            severity: 'warning',
            message: isOne
                ? `${first} has tests and does not run: its name does not end in .eval.yaml`
                : `${overlooked.length} files have tests and do not run, because their names do not end in .eval.yaml: ${(0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(overlooked)}`,
            location: { file: first, line: 1, column: 1 },
            hint: `Rename ${isOne ? 'it' : 'them'}, list ${isOne ? 'it' : 'them'} in "evals", or exclude ${isOne ? 'it' : 'them'} there with "!".`,
        },
    ];
}
const MOST_READ = 500;
const MAX_BYTES = 1024 * 1024;
async function isOverlooked(path, files) {
    if ((await files.state(path.replace(/(?:\.eval)?\.ya?ml$/i, '.jsonl'))) === 'file')
        return false;
    try {
        return (0,_inspect_file_kind_js__WEBPACK_IMPORTED_MODULE_6__/* .holdsTests */ .S)(path, await files.read(path, MAX_BYTES));
    }
    catch (error) {
        if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo)
            return false;
        throw error;
    }
}
async function configProblems(suites, { configurations }) {
    const folders = [...new Set(suites.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)))];
    const read = await Promise.all(folders.map((folder) => configurations.of(folder)));
    return read.flatMap(({ problems }) => problems);
}


/***/ }),

/***/ 28222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ Environments),
/* harmony export */   M: () => (/* binding */ secretsHere)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _shared_secrets_job_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49568);
/* harmony import */ var _shared_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83103);
/* harmony import */ var _shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28822);
/* harmony import */ var _shared_secrets_vendor_variables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93477);
/* harmony import */ var _suites_discover_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7678);
/* harmony import */ var _suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68041);







const VENDOR_VARIABLES = [..._shared_secrets_vendor_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .modelVariables */ .b, ..._shared_secrets_vendor_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .agentVariables */ .p];
class Environments {
    #runtime;
    #at;
    #declared = new Map();
    #provided = new Map();
    #used = new Set();
    #ofJob;
    constructor(runtime, at) {
        refuseMalformed(runtime.env);
        this.#runtime = runtime;
        this.#at = at;
        this.#ofJob = (0,_shared_secrets_job_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .jobVariables */ .BU)(runtime.env);
    }
    get hasPlaceholders() {
        return this.#at.hasPlaceholders ?? false;
    }
    async lookUpIn(folder) {
        const declared = await this.#declaredIn(folder);
        return (name, use) => {
            if ((0,_shared_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .isReserved */ .B)(name))
                return undefined;
            const found = this.#set(name) ?? own(this.#provided.get(folder), name) ?? own(declared, name);
            const value = found?.trim() ? found : (this.#placeholderFor(name, use) ?? found);
            if (use === 'secret' && value !== undefined)
                this.#used.add(value);
            return value;
        };
    }
    provide(folders, variables) {
        for (const folder of folders)
            this.#provided.set(folder, variables);
    }
    async childEnvsIn(folder, more) {
        const declared = { ...(await this.#declaredIn(folder)), ...this.#provided.get(folder), ...this.#ofJob };
        const current = Object.entries(declared).map(([name, value]) => [name, this.#set(name) ?? value]);
        const all = { ...Object.fromEntries(current), ...more };
        const program = this.#runtime.programEnv(all);
        const agent = this.#runtime.agentEnv(all);
        const ofVendors = Object.entries(agent).filter(([name]) => (0,_shared_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesAny */ ._)(name, VENDOR_VARIABLES));
        const container = { ...Object.fromEntries(ofVendors), ...more };
        return { program, agent, container, set: namesSet({ ...this.#runtime.env, ...program }) };
    }
    async secrets() {
        const declared = await Promise.all(this.#declared.values());
        const named = [this.#runtime.env, ...declared, ...this.#provided.values()].flatMap(_shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_3__/* .secretValues */ .VX);
        return [...new Set([...named, ...[...this.#used].flatMap(_shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeSecret */ .ii)])];
    }
    #placeholderFor(name, use) {
        if (!this.#at.hasPlaceholders || (use !== 'secret' && !(0,_shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isSecretVariable */ .tS)(name)))
            return undefined;
        const value = `placeholder-of-${name}`;
        this.#used.add(value);
        return value;
    }
    #set(name) {
        return own(this.#runtime.env, name) ?? own(this.#ofJob, name);
    }
    #declaredIn(folder) {
        const known = this.#declared.get(folder);
        if (known)
            return known;
        const reading = (0,_suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readEnvFiles */ .P)(folder, this.#at, this.#runtime.files);
        this.#declared.set(folder, reading);
        return reading;
    }
}
async function secretsHere(runtime) {
    const { cwd, files } = runtime;
    const environments = new Environments(runtime, { root: await (0,_suites_discover_js__WEBPACK_IMPORTED_MODULE_5__/* .findRepository */ .W1)(cwd, files), cwd });
    await environments.lookUpIn(cwd);
    return environments.secrets();
}
function refuseMalformed(env) {
    const reserved = Object.keys((0,_shared_secrets_job_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .jobVariables */ .BU)(env)).filter(_shared_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .isReserved */ .B);
    const problems = [
        ...(0,_shared_secrets_job_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsOfJobVariables */ .UT)(env),
        ...reserved.map((name) => `${name}: it belongs to the job, and no target can read it`),
    ].map((what) => ({
        code: 'INPUT_INVALID',
        severity: 'error',
        message: `${_shared_secrets_job_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .JOB_VARIABLES */ .mj}, ${what}`,
        hint: 'Write one NAME=value per line. Put values with several lines, spaces around them or "#" in quotes.',
    }));
    if (problems.length > 0)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(problems);
}
const namesSet = (variables) => Object.entries(variables).flatMap(([name, value]) => (value ? [name] : []));
const own = (variables = {}, name) => Object.hasOwn(variables, name) ? variables[name] : undefined;


/***/ }),

/***/ 82432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ outsidePaths)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _suites_references_bounds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67803);


const ALLOWED = 'EVAL_ACTION_ALLOW_OUTSIDE_PATHS';
async function outsidePaths(suite, { runtime, cwd, root }) {
    const { files, env } = runtime;
    if (/^(?:1|true)$/i.test(env[ALLOWED] ?? ''))
        return [];
    const bounds = new _suites_references_bounds_js__WEBPACK_IMPORTED_MODULE_1__/* .Bounds */ .c([root, cwd, suite.folder], files);
    const problems = [];
    for (const { key, path, location } of namedBy(suite, cwd)) {
        const side = bounds.hold(path) ? await bounds.sideOf(await nearestThere(path, files)) : 'outside';
        if (side === 'inside')
            continue;
        problems.push({
            code: 'FILE_UNREADABLE',
            severity: 'error',
            message: `"${key}" ${side === 'link' ? 'is a link that leads' : 'leads'} out of the repository`,
            location,
            expected: 'a folder of the repository',
            hint: `Move the folder into the repository. On your own machine, you can allow it with the environment variable ${ALLOWED}=true.`,
        });
    }
    return problems;
}
function namedBy({ cachePath, location, tests }, cwd) {
    const templates = tests.flatMap(({ kind, ...test }) => {
        const template = kind === 'test' && 'workspace' in test ? test.workspace?.template : undefined;
        return template === undefined ? [] : [{ key: 'workspace.template', ...template }];
    });
    const byPath = new Map(templates.map((template) => [template.path, template]));
    const cache = cachePath && { key: 'execution.cache_path', path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, cachePath), location };
    return [...(cache ? [cache] : []), ...byPath.values()];
}
async function nearestThere(path, files) {
    if ((await files.state(path)) !== 'missing' || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) === path)
        return path;
    return nearestThere((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), files);
}


/***/ }),

/***/ 47864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ unknownRequestLimits)
/* harmony export */ });
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38034);
/* harmony import */ var _run_providers_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63742);
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40958);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);




function unknownRequestLimits({ requestsPerMinute = {} }, targets) {
    const known = [...new Set([...targets, ..._run_providers_index_js__WEBPACK_IMPORTED_MODULE_1__/* .providers */ .r.map(({ type }) => type)])];
    return Object.keys(requestsPerMinute)
        .filter((name) => !known.includes(name) && (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .findKind */ .oH)(_run_providers_index_js__WEBPACK_IMPORTED_MODULE_1__/* .providers */ .r, name) === undefined)
        .map((name) => ({
        code: 'INPUT_INVALID',
        severity: 'error',
        message: `requests-per-minute limits "${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(name, 60)}", which is neither a target of these suites nor a provider`,
        hint: (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestion */ .h)(name, known, 'targets'),
    }));
}


/***/ }),

/***/ 91711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ holdsTests),
/* harmony export */   h: () => (/* binding */ fileKind)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_suite_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23609);


const fileKinds = (/* unused pure expression or super */ null && (['suite', 'targets', 'config', 'cases', 'unknown']));
function fileKind(path, text) {
    if (!/\.ya?ml$/i.test(path))
        return 'suite';
    return declaredKind(text) ?? kindByName(path) ?? kindByShape(path, text);
}
const holdsTests = (path, text) => /^(?:tests|eval_cases|evalcases|cases)\s*:/m.test(text) && fileKind(path, text) === 'suite';
const SCHEMA = /^\s*["']?\$schema["']?\s*:\s*["']?agentv-(eval|targets|config)\b/m;
const DECLARED = { eval: 'suite', targets: 'targets', config: 'config' };
function declaredKind(text) {
    if (!text.includes('$schema'))
        return undefined;
    const [, name = ''] = SCHEMA.exec(text) ?? [];
    return DECLARED[name];
}
function kindByName(path) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path).toLowerCase();
    if (/(?:^|\.)eval\.ya?ml$/.test(name))
        return 'suite';
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)) !== '.agentv')
        return undefined;
    if (/^targets\.ya?ml$/.test(name))
        return 'targets';
    return /^config\.ya?ml$/.test(name) ? 'config' : undefined;
}
const TESTS = ['tests', 'eval_cases', 'evalcases', 'cases'];
function kindByShape(path, text) {
    const opened = (0,_model_suite_source_js__WEBPACK_IMPORTED_MODULE_1__/* .openYaml */ .IM)(path, text);
    if (opened.kind === 'invalid')
        return 'suite';
    const { root } = opened;
    if (root.isList)
        return 'cases';
    if (TESTS.some((name) => root.key(name) !== undefined))
        return 'suite';
    return root.field('targets')?.isList ? 'targets' : 'unknown';
}


/***/ }),

/***/ 83392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ missingPrograms)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _grade_graders_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88506);
/* harmony import */ var _grade_look_up_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70000);
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38034);
/* harmony import */ var _run_providers_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63742);
/* harmony import */ var _shared_mapping_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16955);
/* harmony import */ var _shared_program_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6088);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5594);
/* harmony import */ var _suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(68041);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(81457);
/* harmony import */ var _steps_judges_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(91167);











const OF_SUITE = 'Check the path: programs run in the folder of their suite, or in their "cwd".';
const OF_AGENT = '"executable" is looked for in the working directory.';
async function missingPrograms(suite, targets, around) {
    const started = [
        ...(await gradersOf(suite, around)),
        ...targetsOf(suite, targets),
        ...agentsOf(suite, targets, around.cwd),
    ];
    const problems = new Map();
    for (const { command, folder, location, rule, hasOurPath, needsNoBun } of started) {
        if (!isCommand(command))
            continue;
        const name = (0,_shared_program_file_js__WEBPACK_IMPORTED_MODULE_6__/* .bareProgram */ .ru)(command);
        const isReplaced = name === 'bun' && needsNoBun === true && (await startsTypeScript(around));
        if (hasOurPath && name !== undefined && !isReplaced && !(await isInPath(name, around))) {
            problems.set(JSON.stringify([name, location]), notInPath(name, location, around.startsHere === true));
        }
        for (const file of (0,_shared_program_file_js__WEBPACK_IMPORTED_MODULE_6__/* .programFiles */ .S$)(command)) {
            const key = JSON.stringify([file, folder, location]);
            if (problems.has(key) || (await around.runtime.files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, file))) === 'file')
                continue;
            problems.set(key, await missing(file, { folder, location, rule }, around));
        }
    }
    return [...problems.values()];
}
const isCommand = (command) => typeof command === 'string' ||
    (Array.isArray(command) && command.every((word) => typeof word === 'string'));
async function gradersOf(suite, { runtime, cwd, root }) {
    const here = suite.tests.filter((test) => test.kind === 'test' && test.workspace?.docker === undefined);
    const specs = here.flatMap((test) => (test.kind === 'test' ? (0,_steps_judges_js__WEBPACK_IMPORTED_MODULE_10__/* .allGradersOf */ .tu)(test) : []));
    const deps = {
        files: runtime.files,
        suiteFolder: suite.folder,
        searchRoots: (0,_suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_8__/* .searchRoots */ ._)(suite.folder, { root, cwd }),
    };
    const started = new Map();
    for (const { type, options, location } of specs) {
        if ((0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_3__/* .findKind */ .oH)(_grade_graders_index_js__WEBPACK_IMPORTED_MODULE_1__/* .graders */ .F, type)?.type !== 'code-grader' || started.has(location))
            continue;
        const own = options['cwd'];
        const folder = typeof own === 'string' ? await (0,_grade_look_up_js__WEBPACK_IMPORTED_MODULE_2__/* .lookUp */ .T)(own, 'folder', deps) : undefined;
        const command = options['command'] ?? options['script'];
        const hasOurPath = Array.isArray(command);
        started.set(location, {
            command,
            folder: folder ?? suite.folder,
            location,
            rule: OF_SUITE,
            hasOurPath,
            needsNoBun: true,
        });
    }
    return [...started.values()];
}
function targetsOf({ folder, tests }, targets) {
    if (tests.every((test) => test.kind === 'broken' || test.workspace !== undefined))
        return [];
    return targets.flatMap(({ provider, options, location }) => {
        if ((0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_3__/* .findKind */ .oH)(_run_providers_index_js__WEBPACK_IMPORTED_MODULE_4__/* .providers */ .r, provider)?.type !== 'cli')
            return [];
        const { cwd, env } = options;
        const hasOurPath = !(0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .p)(env) || !Object.keys(env).some((name) => name.toUpperCase() === 'PATH');
        const command = options['command'] ?? options['command_template'] ?? options['commandTemplate'];
        const at = typeof cwd === 'string' ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, cwd) : folder;
        return [{ command, folder: at, location, rule: OF_SUITE, hasOurPath }];
    });
}
function agentsOf({ tests }, targets, cwd) {
    if (tests.every((test) => test.kind === 'broken' || test.workspace?.docker?.runsAgent === true))
        return [];
    return targets.flatMap(({ provider, options, location }) => {
        const program = options['executable'] ?? options['binary'];
        if ((0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_3__/* .findKind */ .oH)(_run_providers_index_js__WEBPACK_IMPORTED_MODULE_4__/* .providers */ .r, provider)?.isAgent !== true || typeof program !== 'string')
            return [];
        return [{ command: [program], folder: cwd, location, rule: OF_AGENT, hasOurPath: false }];
    });
}
const startsTypeScript = async ({ runtime }) => (await runtime.scripts.starter('.ts')).kind === 'found';
async function isInPath(name, { runtime: { env, files } }) {
    const path = env['PATH'] ?? env['Path'];
    if (path === undefined || path === '')
        return true;
    const names = ['', '.exe', '.cmd', '.bat'].map((ending) => name + ending);
    for (const candidate of path.split(node_path__WEBPACK_IMPORTED_MODULE_0__.delimiter).flatMap((folder) => names.map((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, each)))) {
        if ((await files.state(candidate)) === 'file')
            return true;
    }
    return false;
}
const notInPath = (name, location, startsHere) => ({
    code: 'FILE_MISSING',
    severity: startsHere ? 'error' : 'warning',
    message: `The program "${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_7__/* .cutMiddle */ .it)(name, 100)}" is not in PATH`,
    location,
    hint: 'Install it, or correct the command.',
});
async function missing(file, { folder, location, rule }, { runtime, cwd, root, startsHere }) {
    const others = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(file) ? [] : (0,_suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_8__/* .searchRoots */ ._)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder), { root, cwd });
    const states = await Promise.all(others.map((other) => runtime.files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(other, file))));
    const found = others[states.indexOf('file')];
    const meant = found === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(found, file)).replaceAll('\\', '/');
    const where = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(file) ? '' : ` in ${folder === cwd ? 'the working directory' : (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_9__/* .shownPath */ .p)(folder, cwd)}`;
    return {
        code: 'FILE_MISSING',
        severity: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(file) && startsHere !== true ? 'warning' : 'error',
        message: `There is no program "${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_7__/* .cutMiddle */ .it)(file, 100)}"${where}`,
        location,
        hint: `${rule}${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
    };
}


/***/ }),

/***/ 73645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ shadowedFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _grade_graders_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88506);
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38034);
/* harmony import */ var _run_providers_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63742);
/* harmony import */ var _suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68041);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81457);
/* harmony import */ var _steps_judges_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91167);







const PATTERN = '{assertions,graders,judges,providers}/*.{ts,js,mts,mjs,py,sh}';
async function shadowedFiles(suite, targets, { runtime: { files }, cwd, root }) {
    const roots = (0,_suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_4__/* .searchRoots */ ._)(suite.folder, { root, cwd });
    const found = await Promise.all(roots.map((each) => files.glob([PATTERN], { cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(each, '.agentv') })));
    if (found.flat().length === 0)
        return [];
    const ofGraders = usesOf(suite.tests.flatMap((test) => (test.kind === 'test' ? (0,_steps_judges_js__WEBPACK_IMPORTED_MODULE_6__/* .allGradersOf */ .tu)(test) : [])), ({ declaredAs }) => (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .findKind */ .oH)(_grade_graders_index_js__WEBPACK_IMPORTED_MODULE_1__/* .graders */ .F, declaredAs) && declaredAs);
    const ofTargets = usesOf(targets, ({ provider }) => (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .findKind */ .oH)(_run_providers_index_js__WEBPACK_IMPORTED_MODULE_3__/* .providers */ .r, provider) && provider);
    return found.flat().flatMap((path) => {
        const isProvider = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)) === 'providers';
        const name = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalName */ .Ew)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path)));
        const location = (isProvider ? ofTargets : ofGraders).get(name);
        if (location === undefined)
            return [];
        const kind = isProvider ? 'provider' : 'grader';
        const message = `The built-in ${kind} "${name}" is used, and not the file ${(0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_5__/* .shownPath */ .p)(path, cwd)}`;
        const hint = `Rename the file, and use its new name as the ${isProvider ? 'provider' : 'type'}.`;
        return [{ code: 'UNUSED', severity: 'warning', message, location, hint }];
    });
}
function usesOf(items, nameOf) {
    const uses = new Map();
    for (const item of items) {
        const name = nameOf(item);
        if (name !== undefined && !uses.has((0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalName */ .Ew)(name)))
            uses.set((0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalName */ .Ew)(name), item.location);
    }
    return uses;
}


/***/ }),

/***/ 22473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c2: () => (/* binding */ openSite),
  iA: () => (/* binding */ prepare),
  hu: () => (/* binding */ suiteReading),
  Ui: () => (/* binding */ targetsFileOf),
  w5: () => (/* binding */ wantedTargets),
  f1: () => (/* binding */ withoutSecretsOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/grade/graders/index.js + 55 modules
var graders = __webpack_require__(88506);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var model_errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/plan/make-plan.js
var make_plan = __webpack_require__(22469);
// EXTERNAL MODULE: ./build/js/src/run/providers/index.js + 83 modules
var providers = __webpack_require__(63742);
// EXTERNAL MODULE: ./build/js/src/run/transcript.js
var transcript = __webpack_require__(81327);
// EXTERNAL MODULE: ./build/js/src/shared/grouped.js
var grouped = __webpack_require__(47891);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/redact.js
var redact = __webpack_require__(7986);
// EXTERNAL MODULE: ./build/js/src/suites/discover.js
var discover = __webpack_require__(7678);
// EXTERNAL MODULE: ./build/js/src/suites/load.js + 3 modules
var load = __webpack_require__(95386);
// EXTERNAL MODULE: ./build/js/src/suites/references/env-files.js
var env_files = __webpack_require__(68041);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/targets/dry-run.js
var dry_run = __webpack_require__(87527);
// EXTERNAL MODULE: ./build/js/src/targets/find.js
var find = __webpack_require__(75619);
// EXTERNAL MODULE: ./build/js/src/targets/read.js
var read = __webpack_require__(43080);
// EXTERNAL MODULE: ./build/js/src/targets/resolve.js + 1 modules
var resolve = __webpack_require__(78117);
// EXTERNAL MODULE: ./build/js/src/targets/variables.js
var variables = __webpack_require__(21983);
// EXTERNAL MODULE: ./build/js/src/app/config/configuration.js
var configuration = __webpack_require__(14704);
// EXTERNAL MODULE: ./build/js/src/suites/graders/custom-grader-files.js
var custom_grader_files = __webpack_require__(12269);
// EXTERNAL MODULE: ./build/js/src/suites/references/bounds.js
var bounds = __webpack_require__(67803);
// EXTERNAL MODULE: ./build/js/src/targets/provider-name.js
var provider_name = __webpack_require__(4717);
;// CONCATENATED MODULE: ./build/js/src/app/config/custom-providers.js






class OwnPrograms {
    #site;
    #found = new Map();
    constructor(site) {
        this.#site = site;
    }
    async withPrograms(file, folder) {
        if (!(0,provider_name/* mayNamePrograms */.K)(file, providers/* providers */.r))
            return file;
        const finding = this.#found.get(folder) ?? this.#find(folder);
        this.#found.set(folder, finding);
        return { ...file, programs: await finding };
    }
    #find(folder) {
        const { runtime, cwd, root } = this.#site;
        const { files, scripts } = runtime;
        return (0,custom_grader_files/* findScripts */.O3)([['providers']], {
            roots: (0,env_files/* searchRoots */._)(folder, { root, cwd }),
            bounds: new bounds/* Bounds */.c([root, cwd, folder], files),
            files,
            scripts,
            shown: (path) => (0,shown_path/* shownPath */.p)(path, cwd),
        });
    }
}

// EXTERNAL MODULE: ./build/js/src/app/config/environments.js
var config_environments = __webpack_require__(28222);
// EXTERNAL MODULE: ./build/js/src/app/config/outside-paths.js
var outside_paths = __webpack_require__(82432);
// EXTERNAL MODULE: ./build/js/src/app/config/request-limit-names.js
var request_limit_names = __webpack_require__(47864);
// EXTERNAL MODULE: ./build/js/src/app/inspect/missing-programs.js
var missing_programs = __webpack_require__(83392);
// EXTERNAL MODULE: ./build/js/src/app/inspect/shadowed-files.js
var shadowed_files = __webpack_require__(73645);
// EXTERNAL MODULE: ./build/js/src/app/reuse/fingerprints.js + 3 modules
var fingerprints = __webpack_require__(24671);
// EXTERNAL MODULE: ./build/js/src/app/reuse/watched-files.js + 2 modules
var watched_files = __webpack_require__(51336);
// EXTERNAL MODULE: ./build/js/src/app/steps/container-problems.js
var container_problems = __webpack_require__(2689);
// EXTERNAL MODULE: ./build/js/src/app/steps/images.js
var steps_images = __webpack_require__(2665);
// EXTERNAL MODULE: ./build/js/src/app/steps/judges.js
var steps_judges = __webpack_require__(91167);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
;// CONCATENATED MODULE: ./build/js/src/app/steps/on-transcript.js




const transcriptTarget = (path, cwd) => ({
    name: 'transcript',
    resolvedName: 'transcript',
    provider: 'transcript',
    options: { file: (0,external_node_path_.resolve)(cwd, path), order: [] },
    fallbackTargets: [],
    batching: false,
    location: { file: (0,shown_path/* shownPath */.p)((0,external_node_path_.resolve)(cwd, path), cwd), line: 1, column: 1 },
});
function theOneSuite(suites) {
    if (suites.length <= 1)
        return;
    throw (0,model_errors/* userError */.IF)('INPUT_INVALID', `A transcript needs exactly one suite, but ${suites.length} are selected`, {
        hint: 'Select the suite that it was recorded for.',
    });
}
function planOnTranscript({ steps, requirements }, entries) {
    const order = steps.map(({ test }) => test.id);
    if (order.length !== entries.length) {
        const found = `${(0,shared_text/* plural */.LS)('conversation', entries.length)} for ${(0,shared_text/* plural */.LS)('test', order.length)}`;
        throw (0,model_errors/* userError */.IF)('INPUT_INVALID', `The transcript has ${found}; each test is graded with the one at its position`, {
            hint: 'Select the tests that it was recorded for, in the same order.',
        });
    }
    const misplaced = entries.findIndex(({ testId }, index) => testId !== order[index] && order.includes(testId));
    return {
        plan: {
            requirements,
            steps: steps.map((step) => step.kind === 'broken'
                ? step
                : {
                    ...step,
                    trials: { ...step.trials, count: 1 },
                    target: { ...step.target, options: { ...step.target.options, order } },
                }),
        },
        warnings: [
            ...(steps.some((step) => step.kind !== 'broken' && step.trials.count > 1) ? [oneTrial] : []),
            ...(misplaced === -1 ? [] : [misplacedWarning(entries[misplaced]?.testId ?? '', order[misplaced] ?? '')]),
        ],
    };
}
const oneTrial = {
    code: 'UNUSED',
    severity: 'warning',
    message: 'Each test has one trial, because a transcript has one conversation per test',
};
const misplacedWarning = (recorded, graded) => ({
    code: 'UNUSED',
    severity: 'warning',
    message: `The transcript has another order of tests: the conversation of "${recorded}" is graded as "${graded}"`,
});

// EXTERNAL MODULE: ./build/js/src/app/steps/session-hooks.js
var session_hooks = __webpack_require__(41402);
// EXTERNAL MODULE: ./build/js/src/app/steps/suite-program.js + 1 modules
var suite_program = __webpack_require__(47956);
;// CONCATENATED MODULE: ./build/js/src/app/pipeline/prepare.js
































async function prepare(inputs, runtime, options = {}) {
    const site = await openSite(inputs, runtime);
    return withoutSecretsOf(site, () => planned(site, options));
}
async function withoutSecretsOf(site, work) {
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof model_errors/* UserError */.yo))
            throw error;
        const { deep: withoutSecrets } = (0,redact/* redactor */.$)(await site.environments.secrets(), site.inputs.redact);
        throw new model_errors/* UserError */.yo(withoutSecrets(error.problems), { cause: error.cause });
    }
}
async function openSite(inputs, runtime, { hasPlaceholders = false } = {}) {
    const cwd = await workingDirectory(inputs, runtime);
    const root = await (0,discover/* findRepository */.W1)(cwd, runtime.files);
    const environments = new config_environments/* Environments */.B(runtime, { root, cwd, hasPlaceholders });
    const configurations = new configuration/* Configurations */.m9({ runtime, cwd, root, environments, inputs });
    const programs = new OwnPrograms({ runtime, cwd, root });
    return { inputs, runtime, cwd, root, environments, configurations, programs };
}
const suiteReading = ({ inputs, runtime, cwd, root, environments, configurations, }) => ({
    files: runtime.files,
    cwd,
    root,
    graders: graders/* graders */.F,
    scripts: runtime.scripts,
    variables: (folder) => environments.lookUpIn(folder),
    mayLackVariables: environments.hasPlaceholders,
    asked: inputs,
    guidelinePatterns: async (folder) => (await configurations.of(folder)).config.guidelinePatterns ?? [],
});
async function planned(site, { transcript, dryRunDelay }) {
    const { inputs, cwd, root, environments } = site;
    const { placed, watched, warnings, configs, suiteFiles } = await readSuites(site, transcript);
    const real = (0,make_plan/* makePlan */.Cs)(placed.suites, {
        testIds: inputs.testId,
        trials: inputs.trials,
        threshold: inputs.threshold,
        mustPass: inputs.mustPass,
    });
    const recorded = transcript === undefined ? undefined : await onTranscript(real, transcript, site);
    const plan = inputs.dryRun
        ? (0,dry_run/* dryPlanOf */.qu)(real)
        : await (0,fingerprints/* withFingerprints */.Q)(recorded?.plan ?? real, { ...placed, watched }, site);
    refuseUselessRun(plan);
    if (!inputs.dryRun)
        await refuseMissingPrograms(plan, site);
    const notes = inputs.dryRun ? await (0,session_hooks/* hookNotes */.R7)(site) : [];
    return {
        inputs,
        plan,
        suiteFiles,
        warnings: [...warnings, ...(recorded?.warnings ?? []), ...notes],
        judges: placed.judges,
        environments,
        configs,
        cwd,
        root,
        ...(dryRunDelay !== undefined && { dryRunDelay }),
    };
}
async function readSuites(site, transcript) {
    const { inputs, cwd } = site;
    const paths = await (0,configuration/* findConfiguredSuites */.X_)(site);
    const configured = withoutRepeats(await (0,configuration/* configProblems */.rg)(paths, site));
    const errors = configured.filter(({ severity }) => severity === 'error');
    if (errors.length > 0)
        throw new model_errors/* UserError */.yo(errors);
    if (!inputs.dryRun)
        await (0,session_hooks/* runSessionHooks */.M_)(site);
    const { suites, warnings: loading } = await (0,load/* loadSuites */._)(paths, {
        ...suiteReading(site),
        ...(!inputs.dryRun && { runProgram: (path) => (0,suite_program/* runSuiteProgram */.G)(path, (0,external_node_path_.dirname)(path), site) }),
    });
    await refuseOutsidePaths(suites, site);
    if (transcript !== undefined)
        theOneSuite(suites);
    const placed = await placeOnTargets(suites, site, transcript && transcriptTarget(transcript, cwd));
    const watched = await (0,watched_files/* watchedFiles */.I)(suites, site);
    const warnings = withoutRepeats([
        ...configured,
        ...(await (0,configuration/* overlookedSuites */.OE)(paths, site)),
        ...loading,
        ...(0,make_plan/* repeatedNames */.H3)(suites),
        ...(0,make_plan/* unmatchedIds */.ik)(suites, inputs.testId),
        ...placed.warnings,
        ...(await programWarnings(placed.suites, site)),
        ...(await Promise.all(placed.suites.map(({ suite, targets }) => (0,shadowed_files/* shadowedFiles */.d)(suite, targets, site)))).flat(),
        ...watched.warnings,
    ]);
    if (inputs.strict)
        refuseWarnings(warnings, suites);
    const suiteFiles = paths.map((path) => (0,shown_path/* shownPath */.p)(path, cwd));
    return { placed, watched, warnings, suiteFiles, configs: await configsOf(suites, site) };
}
async function refuseOutsidePaths(suites, site) {
    const found = await Promise.all(suites.map((suite) => (0,outside_paths/* outsidePaths */.Q)(suite, site)));
    if (found.flat().length > 0)
        throw new model_errors/* UserError */.yo(found.flat());
}
async function refuseMissingPrograms({ steps }, site) {
    const certain = steps.flatMap((step) => (step.kind === 'run' && !hasHooks(step) ? [step] : []));
    const found = [...(0,grouped/* grouped */.z)(certain, ({ suite }) => [suite.path]).values()].map((ofSuite) => {
        const [{ suite }] = ofSuite;
        const targets = [...new Set(ofSuite.map(({ target }) => target))].filter(({ fallbackTargets }) => fallbackTargets.length === 0);
        const tests = [...new Set(ofSuite.map(({ test }) => test))];
        return (0,missing_programs/* missingPrograms */.i)({ ...suite, tests }, targets, { ...site, startsHere: true });
    });
    const missing = (await Promise.all(found)).flat();
    if (missing.length > 0)
        throw new model_errors/* UserError */.yo(withoutRepeats(missing));
}
const hasHooks = ({ suite, test }) => Object.keys(test.workspace?.hooks ?? {}).length > 0 || suite.targets.some(({ hooks }) => hooks !== undefined);
async function programWarnings(suites, site) {
    const found = await Promise.all(suites.map(({ suite, targets }) => (0,missing_programs/* missingPrograms */.i)(suite, targets, site)));
    return found.flat().map((problem) => ({ ...problem, severity: 'warning' }));
}
async function configsOf(suites, { configurations }) {
    const folders = [...new Set(suites.map(({ folder }) => folder))];
    return new Map(await Promise.all(folders.map(async (each) => [each, (await configurations.of(each)).config])));
}
async function workingDirectory({ workingDirectory: given }, runtime) {
    const cwd = (0,external_node_path_.resolve)(runtime.cwd, given);
    if ((await runtime.files.state(cwd)) === 'folder')
        return cwd;
    throw (0,model_errors/* userError */.IF)('FILE_MISSING', `The working directory ${cwd} does not exist`, {
        hint: 'Set working-directory to a folder of the checkout.',
    });
}
async function placeOnTargets(suites, site, instead) {
    const opened = new Map();
    const problems = [];
    const placed = [];
    const judges = new Map();
    for (const suite of suites) {
        const path = instead ? await findTargetsFile(suite, site) : await targetsFileOf(suite, site);
        const reading = opened.get(path ?? '') ?? readTargets(path, site);
        opened.set(path ?? '', reading);
        const file = await site.programs.withPrograms(await reading, suite.folder);
        problems.push(...file.warnings);
        const lookUp = await site.environments.lookUpIn(suite.folder);
        (0,variables/* noteSecrets */.YS)(file, lookUp);
        const own = (0,steps_judges/* judgesOf */.YP)({ file, lookUp, inputs: site.inputs });
        judges.set(suite.path, own);
        const targets = instead ? [instead] : targetsOf(suite, site, { file, kinds: providers/* providers */.r, lookUp }, problems);
        if (!site.inputs.dryRun)
            problems.push(...targets.flatMap((target) => (0,steps_judges/* fallbackProblems */.D2)(target, own)));
        placed.push({
            suite,
            targets,
            inTheWay: site.inputs.dryRun
                ? () => []
                : (test, target) => [
                    ...(0,steps_images/* imageProblems */.y)(test, target),
                    ...(0,steps_judges/* judgingProblems */.r_)(test, target, own),
                    ...(0,container_problems/* containerProblems */.Y)(test, target, own),
                ],
        });
    }
    const names = (await Promise.all(opened.values())).flatMap(({ entries }) => entries.map(({ name }) => name));
    problems.push(...(0,request_limit_names/* unknownRequestLimits */.k)(site.inputs, [...names, ...suites.flatMap(targetNames)]));
    const errors = withoutRepeats(problems.filter(({ severity }) => severity === 'error'));
    if (errors.length > 0)
        throw new model_errors/* UserError */.yo(errors);
    return { suites: placed, judges, warnings: problems };
}
const targetNames = ({ targets }) => targets.map(({ name }) => name);
const readTargets = async (path, { cwd, runtime }) => path === undefined
    ? { file: '', entries: [], warnings: [] }
    : (0,read/* readTargetsFile */.v)(path, (0,shown_path/* shownPath */.p)(path, cwd), runtime.files);
const onTranscript = async (plan, path, { cwd, runtime }) => planOnTranscript(plan, await (0,transcript/* readTranscript */.l)((0,external_node_path_.resolve)(cwd, path), path, runtime.files));
async function targetsFileOf(suite, site) {
    const found = await findTargetsFile(suite, site);
    if (found !== undefined)
        return found;
    throw (0,model_errors/* userError */.IF)('FILE_MISSING', 'This suite has no targets file', {
        ...(suite.location && { location: suite.location }),
        expected: '.agentv/targets.yaml in the folder of the suite, or in a parent folder up to the root of the repository',
        hint: 'Create one with the agent or model to test, or set its path with --targets (targets).',
    });
}
async function findTargetsFile({ folder }, { inputs, runtime, cwd, root }) {
    if (inputs.targets !== undefined)
        return (0,find/* givenTargetsFile */.G)((0,external_node_path_.resolve)(cwd, inputs.targets), runtime.files);
    return (0,find/* nearestTargetsFile */.b)((0,env_files/* searchRoots */._)(folder, { root, cwd }), runtime.files);
}
function targetsOf(suite, site, reading, problems) {
    return wantedTargets(suite, site.inputs).flatMap((wanted) => {
        const resolution = (0,resolve/* resolveTarget */.u1)(wanted, reading);
        problems.push(...resolution.problems);
        return resolution.target ?? [];
    });
}
function wantedTargets(suite, { target }) {
    const names = [...new Set(target)];
    const asked = names.length === 1 && names[0] === 'default' ? [] : names;
    const own = suite.targets.filter(({ useTarget }) => useTarget !== undefined);
    if (asked.length > 0)
        return asked.map((name) => own.find((each) => each.name === name) ?? { name, location: undefined });
    if (suite.targets.length > 0)
        return suite.targets;
    return [{ name: 'default', location: suite.location, isImplied: true }];
}
function refuseWarnings(warnings, suites) {
    const broken = suites.flatMap(({ tests }) => tests.flatMap((test) => (test.kind === 'broken' ? test.problems : [])));
    const all = [...broken, ...warnings].map(model_errors/* underStrict */.IB).filter(({ severity }) => severity === 'error');
    if (all.length > 0)
        throw new model_errors/* UserError */.yo(all);
}
function refuseUselessRun({ steps }) {
    const broken = steps.flatMap((step) => (step.kind === 'broken' ? step.test.problems : []));
    if (steps.every(({ kind }) => kind === 'broken'))
        throw new model_errors/* UserError */.yo(withoutRepeats(broken));
    const missing = broken.filter(({ code }) => code === 'SECRET_MISSING');
    if (missing.length > 0)
        throw new model_errors/* UserError */.yo(withoutRepeats(missing));
}
function withoutRepeats(problems) {
    return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}


/***/ }),

/***/ 24671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ withFingerprints)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/grade/graders/index.js + 55 modules
var graders = __webpack_require__(88506);
// EXTERNAL MODULE: ./build/js/src/model/suite/kind.js
var suite_kind = __webpack_require__(38034);
// EXTERNAL MODULE: ./build/js/src/model/run/fingerprint.js
var fingerprint = __webpack_require__(55631);
// EXTERNAL MODULE: ./build/js/src/model/suite/setting.js
var setting = __webpack_require__(17586);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/secret-names.js
var secret_names = __webpack_require__(28822);
// EXTERNAL MODULE: ./build/js/src/plan/canonical.js
var canonical = __webpack_require__(95261);
;// CONCATENATED MODULE: ./build/js/src/plan/fingerprint.js





function measureOf({ test, trials, passMark, agentvPassMark }, { judges, files, seesMetadata, timeoutMs, maxCostUsd }, site) {
    const { conversation } = test;
    const { retell, judgeHashes, limitsHashes } = knownAt(site);
    const question = {
        files: test.inputFiles.map((path) => [path, files.get(path)]),
        input: questionOf(test.input),
        ...(conversation && {
            onTurnFailure: conversation.onTurnFailure,
            turns: conversation.turns.map(({ input }) => questionOf([input])),
            windowSize: conversation.windowSize,
        }),
    };
    const judged = {
        aggregation: conversation?.aggregation,
        container: test.workspace?.docker && withoutLocations(test.workspace.docker),
        criteria: test.criteria,
        expected: test.expected.map(({ content, ...message }) => ({ content, ...message })),
        graders: gradersOf(test.graders, retell),
        gradingFiles: test.workspace?.gradingFiles,
        metadata: seesMetadata ? test.metadata : undefined,
        programs: files.size === 0 ? [] : (0,canonical/* unordered */.bC)(programsIn(files, test), retell),
        turns: conversation?.turns.map(({ graders, expected }) => [gradersOf(graders, retell), expected]),
    };
    const hashOfJudges = () => (0,canonical/* hashOf */.qQ)((0,canonical/* unordered */.bC)(judges.map(settingsOf), retell), retell);
    const chances = trials.strategy === 'pass_at_k' ? trials : undefined;
    const hashOfLimits = () => (0,canonical/* hashOf */.qQ)({ passMark, agentvPassMark, timeoutMs, maxCostUsd, chances });
    return (0,fingerprint/* measureText */.kD)({
        question: (0,canonical/* hashOf */.qQ)(question, retell),
        graders: (0,canonical/* hashOf */.qQ)(judged, retell),
        judge: judges.length > 1 ? hashOfJudges() : once(judgeHashes, judges[0], hashOfJudges),
        limits: chances === undefined
            ? once(limitsHashes, `${passMark} ${agentvPassMark} ${timeoutMs} ${maxCostUsd}`, hashOfLimits)
            : hashOfLimits(),
    });
}
function subjectOf({ test, target }, { fallbacks, hooks = {}, workspace, files }, site) {
    const own = test.workspace && { ...test.workspace, gradingFiles: undefined };
    const { retell, targetHashes, filesHashes, subjects } = knownAt(site);
    const instructions = instructionsIn(test.input);
    const isBare = instructions.length === 0 && fallbacks.length === 0 && Object.keys(hooks).length === 0;
    const hashOfTarget = () => (0,canonical/* hashOf */.qQ)({
        target: settingsOf(target),
        fallbacks: fallbacks.map(settingsOf),
        instructions,
        hooks: Object.keys(hooks).length === 0 ? undefined : withoutLocations(hooks),
    }, retell);
    const subject = (0,fingerprint/* subjectText */.yq)({
        target: isBare ? once(targetHashes, target, hashOfTarget) : hashOfTarget(),
        ...(own === undefined && { workspace: NO_WORKSPACE }),
        ...(own !== undefined &&
            workspace !== undefined && { workspace: (0,canonical/* hashOf */.qQ)([withoutLocations(own), workspace], retell) }),
        ...(files !== undefined && { files: once(filesHashes, files, () => (0,canonical/* hashOf */.qQ)(files)) }),
    });
    return once(subjects, subject, () => subject);
}
const NO_WORKSPACE = (0,canonical/* hashOf */.qQ)('none');
const knownHashes = new WeakMap();
function knownAt(site) {
    const known = knownHashes.get(site) ?? {
        retell: retelling(site),
        targetHashes: new Map(),
        judgeHashes: new Map(),
        limitsHashes: new Map(),
        filesHashes: new Map(),
        subjects: new Map(),
    };
    knownHashes.set(site, known);
    return known;
}
function once(hashes, key, hashIt) {
    const hash = hashes.get(key) ?? hashIt();
    hashes.set(key, hash);
    return hash;
}
const programsIn = (files, { inputFiles }) => [...files].filter(([path]) => !inputFiles.includes(path));
const questionOf = (messages) => messages
    .filter(({ role }) => role !== 'system')
    .map(({ content, ...message }) => ({ content: content && partsOf(content).map(asked), ...message }));
const instructionsIn = (messages) => messages.flatMap(({ role, content = [] }) => {
    const parts = partsOf(content);
    return role === 'system' ? [parts] : parts.filter((part) => part.type === 'file' && part.isGuideline);
});
function partsOf(content) {
    if (typeof content === 'string')
        return [{ type: 'text', value: content }];
    return Array.isArray(content) ? content : [{ type: 'structured', value: content.structured }];
}
function asked(part) {
    if (part.type === 'image')
        return { type: part.type, mediaType: part.mediaType, dataUri: part.dataUri };
    if (part.type !== 'file')
        return part;
    const { path: _, text, ...file } = part;
    return part.isGuideline ? file : { ...file, text };
}
const gradersOf = (specs, retell) => (0,canonical/* unordered */.bC)(specs.map(graderOf), retell);
function graderOf({ type, declaredAs, weight, required, negate, options, members, implicit }) {
    return {
        implicit,
        members: members?.map((member) => ({ name: member.name, ...graderOf(member) })),
        negate,
        options,
        required,
        spoken: type === 'code-grader' ? (0,suite_kind/* canonicalName */.Ew)(declaredAs) : undefined,
        type,
        weight,
    };
}
const settingsOf = ({ provider, options }) => ({ provider, options: withoutKeys(options) });
const isConfidential = (name) => /(?:^|_)(?:env|headers?)$/i.test(name);
function withoutKeys(value, around = { isKey: false, isConfidential: false }) {
    if (value instanceof setting/* Variable */.rT) {
        const isHidden = around.isKey || around.isConfidential || (0,secret_names/* isSecretName */.eh)(value.name);
        return isHidden ? { variable: value.name } : value.value;
    }
    if (Array.isArray(value))
        return value.map((item) => withoutKeys(item, around));
    if (typeof value !== 'object' || value === null)
        return around.isKey ? 'set' : value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [
        key,
        withoutKeys(item, {
            isKey: around.isKey || (0,secret_names/* isSecretName */.eh)(key),
            isConfidential: around.isConfidential || isConfidential(key),
        }),
    ]));
}
function withoutLocations(value) {
    if (Array.isArray(value))
        return value.map(withoutLocations);
    if (typeof value !== 'object' || value === null)
        return value;
    const own = Object.entries(value).filter(([key]) => key !== 'location');
    return Object.fromEntries(own.map(([key, item]) => [key, withoutLocations(item)]));
}
function retelling({ root, clean }) {
    const base = root.replace(/[/\\]$/, '');
    return (text) => clean(pathFromRoot(text, base));
}
function pathFromRoot(text, root) {
    if (root === '' || !text.startsWith(root))
        return text;
    const rest = text.slice(root.length);
    return rest === '' || /^[/\\]/.test(rest) ? `.${rest.replaceAll('\\', '/')}` : text;
}

// EXTERNAL MODULE: ./build/js/src/plan/time-limit.js
var time_limit = __webpack_require__(98100);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/redact.js
var redact = __webpack_require__(7986);
// EXTERNAL MODULE: ./build/js/src/workspaces/demand.js
var demand = __webpack_require__(44607);
// EXTERNAL MODULE: ./build/js/src/app/steps/judges.js
var judges = __webpack_require__(91167);
;// CONCATENATED MODULE: ./build/js/src/app/reuse/command-words.js


function commandWords({ type, options }) {
    const isProgram = (0,suite_kind/* findKind */.oH)(graders/* graders */.F, type)?.startsPrograms?.(options) === true;
    return (isProgram ? textsIn(options) : commandsIn(options)).flatMap(wordsOf);
}
function commandsIn(value) {
    if (typeof value !== 'object' || value === null)
        return [];
    return Object.entries(value).flatMap(([key, item]) => (key === 'command' ? textsIn(item) : commandsIn(item)));
}
const textsIn = (value) => {
    if (typeof value === 'string')
        return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
const LONGEST_PATH = 1024;
const wordsOf = (text) => text.length > LONGEST_PATH
    ? []
    : [text, ...text.split(/[\s"']+/)].filter((word) => /[./\\]/.test(word) && !/[\n\r\0*]/.test(word));

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/suites/references/env-files.js
var env_files = __webpack_require__(68041);
;// CONCATENATED MODULE: ./build/js/src/app/reuse/file-digests.js





const MAX_BYTES = 64 * 1024 * 1024;
class FileDigests {
    #site;
    #at;
    #digests = new Map();
    #found = new Map();
    constructor(site, at) {
        this.#site = site;
        this.#at = at;
    }
    async of({ suite, test }, words) {
        const contents = test.input.flatMap(({ content }) => (Array.isArray(content) ? content : []));
        const known = new Set(contents.flatMap((part) => (part.type === 'file' || part.type === 'image' ? [part.absolutePath] : [])));
        const attached = test.inputFiles.filter((path) => !known.has(path));
        const scripts = await Promise.all(Array.from(new Set(words), (word) => this.#find(word, suite.folder)));
        const programs = new Set(scripts.filter((path) => path !== undefined));
        const digests = await Promise.all([
            ...attached.map(async (path) => [path, await this.#digest(path)]),
            ...Array.from(programs, async (path) => [path, await this.#digest(path)]),
        ]);
        return new Map(digests);
    }
    async around({ suite, target }, { workspace, hooks, fallbacks }) {
        const commands = [...Object.values(workspace?.hooks ?? {}), ...Object.values(hooks)].map((hook) => hook?.command);
        const texts = textsIn([commands, [target, ...fallbacks].map(({ options }) => options)]);
        const words = new Set(texts.flatMap(wordsOf));
        const programs = await Promise.all(Array.from(words, (word) => this.#find(word, suite.folder)));
        return [...sourcesOf(workspace), ...programs.filter((path) => path !== undefined)].sort();
    }
    #find(word, folder) {
        const key = JSON.stringify([folder, word]);
        const known = this.#found.get(key);
        if (known)
            return known;
        const finding = this.#lookUp(word, folder);
        this.#found.set(key, finding);
        return finding;
    }
    async #lookUp(word, folder) {
        const { root, runtime } = this.#site;
        const isBelow = (path) => path.startsWith((0,external_node_path_.join)(root, '/'));
        const candidates = [word, ...(0,env_files/* searchRoots */._)(folder, this.#site).map((each) => (0,external_node_path_.join)(each, word))].filter(isBelow);
        for (const path of candidates)
            if ((await stateOf(path, runtime)) === 'file')
                return path;
        return undefined;
    }
    #digest(path) {
        const known = this.#digests.get(path);
        if (known)
            return known;
        const taking = this.#take(path);
        this.#digests.set(path, taking);
        return taking;
    }
    async #take(path) {
        try {
            const bytes = await this.#site.runtime.files.readBytes(path, MAX_BYTES);
            const text = this.#at.clean(Buffer.from(bytes).toString('latin1')).replaceAll('\r\n', '\n');
            return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
        }
        catch (error) {
            if (error instanceof errors/* UserError */.yo)
                return 'unreadable';
            throw error;
        }
    }
}
async function stateOf(path, { files }) {
    try {
        return await files.state(path);
    }
    catch (error) {
        if (error instanceof errors/* UserError */.yo)
            return 'missing';
        throw error;
    }
}
const sourcesOf = (workspace) => [
    ...(workspace?.template ? [workspace.template.path] : []),
    ...(workspace?.files ?? []).map(({ from }) => from),
];

// EXTERNAL MODULE: ./build/js/src/app/reuse/tree-digest.js
var tree_digest = __webpack_require__(87639);
;// CONCATENATED MODULE: ./build/js/src/app/reuse/fingerprints.js











async function withFingerprints(plan, { judges, watched }, site) {
    const [tree, secrets] = await Promise.all([(0,tree_digest/* treeDigest */.fZ)(site), site.environments.secrets()]);
    const { text: clean } = (0,redact/* redactor */.$)(secrets);
    const at = { root: site.root, clean };
    const digests = new FileDigests(site, at);
    const runs = plan.steps.filter((step) => step.kind === 'run');
    const judgesOfSuite = (step) => judges.get(step.suite.path);
    const aroundOf = (step) => ({
        workspace: (0,demand/* workspaceOf */.B3)(step),
        hooks: (0,demand/* targetHooksOf */.$d)(step, site.cwd),
        fallbacks: fallbacksOf(step, judgesOfSuite(step)),
    });
    const graded = await filesOf(runs, digests);
    const declared = await declaredFiles(runs, aroundOf, digests, watched);
    const subjectOfStep = (step) => {
        const { workspace, hooks, fallbacks } = aroundOf(step);
        const test = workspace === step.test.workspace ? step.test : { ...step.test, workspace };
        const files = watched.declares(step.suite) ? declared.get(step) : tree;
        const tested = { test, target: step.target };
        return subjectOf(tested, { fallbacks, hooks, workspace: contentOf(workspace, site), files }, at);
    };
    const fingerprinted = (step) => ({
        ...step,
        measure: measureOf(step, howMeasured(step, judgesOfSuite(step), graded, site), at),
        subject: subjectOfStep(step),
    });
    return { ...plan, steps: plan.steps.map((step) => (step.kind === 'run' ? fingerprinted(step) : step)) };
}
const fallbacksOf = ({ target }, judges) => target.fallbackTargets.flatMap((name) => {
    const choice = judges?.named(name);
    return choice?.kind === 'judge' ? [choice.target] : [];
});
async function filesOf(steps, digests) {
    const asking = steps.flatMap((step) => {
        const words = (0,judges/* allGradersOf */.tu)(step.test).flatMap(commandWords);
        return step.test.inputFiles.length === 0 && words.length === 0 ? [] : [{ step, words }];
    });
    return new Map(await Promise.all(asking.map(async ({ step, words }) => [step, await digests.of(step, words)])));
}
async function declaredFiles(steps, aroundOf, digests, watched) {
    const declaring = steps.filter(({ suite }) => watched.declares(suite));
    const digestOf = async (step) => watched.digestOf(step.suite, await digests.around(step, aroundOf(step)));
    return new Map(await Promise.all(declaring.map(async (step) => [step, await digestOf(step)])));
}
function howMeasured(step, own, files, { inputs }) {
    const { suite, test, target } = step;
    const specs = (0,judges/* allGradersOf */.tu)(test);
    const limit = (0,time_limit/* askedLimit */.iJ)(test, inputs.testTimeoutSeconds, suite);
    return {
        judges: own === undefined ? [] : (0,judges/* judgesOfTest */.qU)(test, target, own),
        files: files.get(step) ?? NO_FILES,
        seesMetadata: specs.some(looksAtAll),
        timeoutMs: limit && (0,time_limit/* millisecondsOf */.W$)(limit.seconds),
        maxCostUsd: test.maxCostUsd ?? suite.maxCostUsd,
    };
}
function contentOf(workspace, { inputs, root }) {
    if (workspace === undefined || inputs.workspacePath !== undefined)
        return undefined;
    const { path, repositories } = workspace;
    const isHere = (from) => from.startsWith((0,external_node_path_.join)(root, '/'));
    const isPinned = path === undefined && repositories.every(({ ref }) => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(ref));
    return isPinned && sourcesOf(workspace).every(isHere) ? 'as configured' : undefined;
}
const looksAtAll = ({ type, options }) => {
    const kind = (0,suite_kind/* findKind */.oH)(graders/* graders */.F, type);
    return kind?.startsPrograms?.(options) === true || kind?.needsJudge?.(options) === true;
};
const NO_FILES = new Map();


/***/ }),

/***/ 87639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VI: () => (/* binding */ isCheckout),
/* harmony export */   fZ: () => (/* binding */ treeDigest),
/* harmony export */   gG: () => (/* binding */ askGit)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

const TIMEOUT_MS = 5_000;
async function treeDigest(site) {
    if (!(await isCheckout(site)))
        return undefined;
    const [tree, changes] = await Promise.all([
        askGit(['rev-parse', '--verify', 'HEAD^{tree}'], site),
        askGit(['status', '--porcelain', '--untracked-files=normal'], site),
    ]);
    const id = tree?.trim() ?? '';
    return changes?.trim() === '' && /^[0-9a-f]{40,64}$/.test(id) ? id : undefined;
}
async function isCheckout({ root, runtime: { files } }) {
    const git = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '.git');
    return (await files.state(git)) === 'file' || (await files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(git, 'HEAD'))) === 'file';
}
async function askGit(args, { root, runtime: { git, signal } }) {
    const result = await git.run(args, { cwd: root, timeoutMs: TIMEOUT_MS }, signal);
    return result.kind === 'exited' && result.exitCode === 0 ? result.stdout : undefined;
}


/***/ }),

/***/ 51336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ watchedFiles)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
;// CONCATENATED MODULE: ./build/js/src/suites/references/watched-paths.js


function matchedBy(lists, paths) {
    const all = lists.map((list) => {
        const isLeftOut = matcher(list.flatMap(({ glob }) => (glob.startsWith('!') ? [glob.slice(1)] : [])));
        const wanted = list.filter(({ glob }) => !glob.startsWith('!'));
        const found = wanted.map((each) => ({ each, paths: paths.filter(matcher([each.glob])) }));
        return {
            paths: found.flatMap((one) => one.paths).filter((path) => !isLeftOut(path)),
            idle: found.filter((one) => one.paths.length === 0).map(({ each }) => each),
        };
    });
    return { paths: all.flatMap((one) => one.paths), idle: all.flatMap(({ idle }) => idle) };
}
function matcher(globs) {
    if (globs.length === 0)
        return () => false;
    const patterns = globs.flatMap((glob) => {
        const path = glob.replace(/\/+$/, '');
        return picomatch.scan(path).isGlob ? [glob] : [path, `${path}/**`];
    });
    const isMatch = picomatch(patterns, { dot: true, windows: false, noextglob: true });
    return (path) => isMatch(path.replace(/\/$/, ''));
}
const matchesNothing = ({ glob, location }) => ({
    code: 'NOTHING_MATCHED',
    severity: 'warning',
    message: `"watch" contains ${JSON.stringify((0,shared_text/* cutEnd */.ym)(glob, 100))}, which matches no file, so no results of the suite are reused`,
    location,
    hint: 'Globs start at the root of the repository, and files that git ignores do not count. Fix the glob, or remove it.',
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/app/reuse/tree-digest.js
var tree_digest = __webpack_require__(87639);
;// CONCATENATED MODULE: ./build/js/src/app/reuse/repository-files.js




const MOST_READ = 2_000;
const MAX_BYTES = 64 * 1024 * 1024;
class RepositoryFiles {
    #site;
    #committed;
    #changed;
    #read = new Map();
    #bytes = 0;
    constructor(site, committed, changed) {
        this.#site = site;
        this.#committed = committed;
        this.#changed = changed;
    }
    static async open(site) {
        if (!(await (0,tree_digest/* isCheckout */.VI)(site)))
            return undefined;
        const [index, status] = await Promise.all([
            (0,tree_digest/* askGit */.gG)(['ls-files', '--stage', '-z'], site),
            (0,tree_digest/* askGit */.gG)(['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all'], site),
        ]);
        const committed = index === undefined ? undefined : stagedIn(index);
        if (committed === undefined || status === undefined)
            return undefined;
        return new RepositoryFiles(site, committed, new Set(entriesOf(status).map((entry) => entry.slice(3))));
    }
    get paths() {
        return [...new Set([...this.#committed.keys(), ...this.#changed])].sort();
    }
    async digestOf(paths) {
        const contents = await Promise.all(paths.map(async (path) => [path, await this.#contentOf(path)]));
        if (contents.some(([, content]) => content === undefined))
            return undefined;
        const there = contents.filter(([, content]) => content !== GONE).sort(([a], [b]) => (a < b ? -1 : 1));
        return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(there)).digest('hex');
    }
    async #contentOf(path) {
        if (!this.#changed.has(path))
            return this.#committed.get(path);
        const known = this.#read.get(path);
        if (known !== undefined)
            return known;
        if (this.#read.size >= MOST_READ)
            return undefined;
        const reading = this.#readContent(path);
        this.#read.set(path, reading);
        return reading;
    }
    async #readContent(path) {
        const { root, runtime } = this.#site;
        const absolute = (0,external_node_path_.join)(root, path);
        try {
            const state = await runtime.files.state(absolute);
            if (state === 'missing')
                return GONE;
            const isLink = (await runtime.files.realPath(absolute)) !== (0,external_node_path_.join)(await runtime.files.realPath(root), path);
            if (state !== 'file' || isLink)
                return undefined;
            const bytes = await runtime.files.readBytes(absolute, MAX_BYTES - this.#bytes);
            this.#bytes += bytes.length;
            return (0,external_node_crypto_.createHash)('sha256').update(Buffer.from(bytes).toString('latin1').replaceAll('\r\n', '\n')).digest('hex');
        }
        catch (error) {
            if (error instanceof errors/* UserError */.yo)
                return undefined;
            throw error;
        }
    }
}
const GONE = 'gone';
const entriesOf = (text) => text.split('\0').filter((entry) => entry !== '');
function stagedIn(text) {
    const staged = new Map();
    for (const entry of entriesOf(text)) {
        const [, mode, id, stage, path] = /^(\d+) ([0-9a-f]+) (\d)\t(.+)$/s.exec(entry) ?? [];
        if (mode === undefined || path === undefined || stage !== '0')
            return undefined;
        staged.set(path, `${mode} ${id}`);
    }
    return staged;
}

;// CONCATENATED MODULE: ./build/js/src/app/reuse/watched-files.js



async function watchedFiles(suites, site) {
    const lists = new Map();
    for (const { path, folder, watch } of suites) {
        const { config } = await site.configurations.of(folder);
        const own = [config.watch, watch].filter((list) => list !== undefined);
        if (own.length > 0)
            lists.set(path, own);
    }
    const files = lists.size === 0 ? undefined : await RepositoryFiles.open(site);
    const paths = files?.paths ?? [];
    const matched = new Map([...lists].map(([path, own]) => [path, matchedBy(own, paths)]));
    const digests = new Map();
    return {
        declares: ({ path }) => lists.has(path),
        digestOf({ path }, others) {
            const own = matched.get(path);
            if (files === undefined || own === undefined || own.idle.length > 0)
                return Promise.resolve(undefined);
            const key = JSON.stringify([path, others]);
            const known = digests.get(key);
            if (known)
                return known;
            const digest = files.digestOf([...new Set([...own.paths, ...pathsBelow(others, paths, site.root)])]);
            digests.set(key, digest);
            return digest;
        },
        warnings: files === undefined ? [] : [...matched.values()].flatMap(({ idle }) => idle.map(matchesNothing)),
    };
}
function pathsBelow(locations, paths, root) {
    const base = (0,external_node_path_.join)(root, '/');
    const wanted = locations.flatMap((location) => {
        const path = (0,external_node_path_.join)(location, '.');
        return path.startsWith(base) ? [path.slice(base.length).replaceAll('\\', '/')] : [];
    });
    return paths.filter((path) => wanted.some((location) => path === location || path.startsWith(`${location}/`)));
}


/***/ }),

/***/ 2689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ containerProblems)
/* harmony export */ });
/* harmony import */ var _grade_graders_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88506);
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38034);
/* harmony import */ var _run_providers_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63742);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);
/* harmony import */ var _judges_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91167);





function containerProblems(test, target, { named }) {
    const { docker } = test.workspace ?? {};
    if (docker === undefined)
        return [];
    const ofGraders = (0,_judges_js__WEBPACK_IMPORTED_MODULE_4__/* .allGradersOf */ .tu)(test).filter(asksModels).map(askingProblem);
    if (!docker.runsAgent)
        return ofGraders;
    const fallbacks = target.fallbackTargets.flatMap((name) => {
        const choice = named(name);
        return choice.kind === 'judge' ? [choice.target] : [];
    });
    const outside = [target, ...fallbacks].filter(runsOutside);
    return [...ofGraders, ...outside.map((each) => outsideProblem(each, docker))];
}
const asksModels = ({ type, options }) => {
    const kind = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .findKind */ .oH)(_grade_graders_index_js__WEBPACK_IMPORTED_MODULE_0__/* .graders */ .F, type);
    return kind?.type === 'code-grader' && kind.needsJudge?.(options) === true;
};
const askingProblem = ({ location }) => ({
    code: 'TARGET_INVALID',
    severity: 'error',
    message: 'This code grader calls a model ("target"), which is not possible in a container',
    location,
    hint: 'Remove "target" from the grader, or "docker" from the workspace of the test.',
});
const outsideProblem = ({ name, provider }, { location }) => ({
    code: 'TARGET_INVALID',
    severity: 'error',
    message: `The target "${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(name, 60)}" cannot run in a container, and "docker" of the workspace says "agent: true"`,
    location,
    expected: `a command (cli) or a coding agent; the provider ${provider} starts its program on this machine`,
});
function runsOutside({ provider }) {
    const kind = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .findKind */ .oH)(_run_providers_index_js__WEBPACK_IMPORTED_MODULE_2__/* .providers */ .r, provider);
    return kind?.promptMode === 'agent' && kind.isRecorded !== true && kind.runsInContainer !== true;
}


/***/ }),

/***/ 2665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ imageProblems)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_run_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89976);
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38034);
/* harmony import */ var _run_providers_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63742);
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40958);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5594);






function imageProblems({ input, location }, target) {
    const kind = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .findKind */ .oH)(_run_providers_index_js__WEBPACK_IMPORTED_MODULE_3__/* .providers */ .r, target.provider);
    const types = kind?.images;
    if (types === 'any')
        return [];
    const words = [
        ...input.flatMap(ofOthers),
        ...(0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_1__/* .imagesIn */ .o$)(input).flatMap((image) => whyNot(image, types ?? [])),
        ...(kind?.promptMode === 'agent' ? [] : input.flatMap(binaryFiles)),
    ];
    const name = (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_5__/* .cutEnd */ .ym)(target.name, 60);
    return words.map(({ message, hint }) => ({
        code: 'TARGET_INVALID',
        severity: 'error',
        message: `The target "${name}" (${target.provider}) cannot get this question: ${message}`,
        location,
        hint,
    }));
}
function whyNot({ mediaType, absolutePath }, types) {
    if (types.includes(mediaType))
        return [];
    const image = absolutePath === undefined ? 'an image' : `"${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_5__/* .cutEnd */ .ym)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(absolutePath), 60)}"`;
    return [
        types.length === 0
            ? { message: `it does not accept images, and ${image} is one`, hint: 'Use a target that accepts images.' }
            : { message: `${image} is ${mediaType}, and it only accepts ${(0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .KE)(types)}`, hint: 'Convert the image.' },
    ];
}
const binaryFiles = ({ content }) => (Array.isArray(content) ? content : []).flatMap((part) => part.type === 'file' && part.text.includes('\0')
    ? [
        {
            message: `"${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_5__/* .cutEnd */ .ym)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(part.absolutePath), 60)}" is not a text file`,
            hint: 'Convert the file to text, or use a coding agent or a program, which open files themselves.',
        },
    ]
    : []);
const ofOthers = (message) => message.role === 'user' || (0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_1__/* .imagesIn */ .o$)([message]).length === 0
    ? []
    : [
        {
            message: `an image is part of a message of the role "${message.role}"`,
            hint: 'Move the image to a message with the role "user".',
        },
    ];


/***/ }),

/***/ 91167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D2: () => (/* binding */ fallbackProblems),
/* harmony export */   YP: () => (/* binding */ judgesOf),
/* harmony export */   ch: () => (/* binding */ judgeNames),
/* harmony export */   qU: () => (/* binding */ judgesOfTest),
/* harmony export */   qh: () => (/* binding */ withModel),
/* harmony export */   r_: () => (/* binding */ judgingProblems),
/* harmony export */   tu: () => (/* binding */ allGradersOf)
/* harmony export */ });
/* harmony import */ var _grade_graders_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88506);
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38034);
/* harmony import */ var _run_providers_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63742);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);
/* harmony import */ var _targets_resolve_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78117);





function judgesOf({ file, lookUp, inputs }) {
    const known = new Map();
    const named = (name) => {
        const earlier = known.get(name);
        if (earlier !== undefined)
            return earlier;
        const { target, problems } = (0,_targets_resolve_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveTarget */ .u1)({ name, location: undefined }, { file, kinds: _run_providers_index_js__WEBPACK_IMPORTED_MODULE_2__/* .providers */ .r, lookUp });
        const choice = target === undefined
            ? { kind: 'none', problems: problems.filter(({ severity }) => severity === 'error') }
            : { kind: 'judge', target };
        known.set(name, choice);
        return choice;
    };
    const otherFor = (target) => {
        if (inputs.graderTarget !== undefined)
            return inputs.graderTarget;
        const { graderTarget } = target;
        const isThere = file.entries.some(({ name }) => name === graderTarget);
        return isThere || !canJudge(target) ? graderTarget : undefined;
    };
    return {
        names: file.entries.map(({ name }) => name).toSorted(),
        named,
        nameFor: (target) => otherFor(target) ?? (canJudge(target) ? target.name : undefined),
        of(target) {
            const other = otherFor(target);
            return other === undefined ? itself(target) : named(other);
        },
    };
}
const canJudge = ({ provider }) => (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .findKind */ .oH)(_run_providers_index_js__WEBPACK_IMPORTED_MODULE_2__/* .providers */ .r, provider)?.canJudge === true;
function itself(target) {
    if (canJudge(target))
        return { kind: 'judge', target };
    const problem = {
        code: 'TARGET_INVALID',
        severity: 'error',
        message: `The answers of the target "${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(target.name, 60)}" cannot be judged: it has no "grader_target", and the provider ${target.provider} cannot judge its own answers`,
        location: target.location,
        hint: 'Set "grader_target" of the target, or --grader-target (grader-target), to a target that is a model.',
    };
    return { kind: 'none', problems: [problem] };
}
function withModel(choice, model) {
    if (choice.kind === 'none' || model === undefined)
        return choice;
    const { target } = choice;
    if ((0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .findKind */ .oH)(_run_providers_index_js__WEBPACK_IMPORTED_MODULE_2__/* .providers */ .r, target.provider)?.keys?.includes('model') !== true) {
        const problem = {
            code: 'TARGET_INVALID',
            severity: 'error',
            message: `The grader names a model, but the target "${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(target.name, 60)}" (${target.provider}) has no choice of models`,
            hint: 'Remove "model" of the grader, or set its "target" to a model.',
        };
        return { kind: 'none', problems: [problem] };
    }
    const { deployment: _, variant: __, ...options } = target.options;
    return { kind: 'judge', target: { ...target, options: { ...options, model } } };
}
function judgingProblems(test, target, judges) {
    const judgings = judgingsOf(test);
    const own = judgings.flatMap((judging) => {
        const named = choiceOf(judging, target, judges);
        if (named.kind === 'none' && judging.name === undefined)
            return [];
        const choice = withModel(named, judging.model);
        return choice.kind === 'none'
            ? choice.problems.map((problem) => ({ location: judging.spec.location, ...problem }))
            : [];
    });
    const choice = judgings.some(({ name }) => name === undefined) ? judges.of(target) : undefined;
    return choice?.kind === 'none' ? [...own, ...choice.problems] : own;
}
const choiceOf = ({ name }, target, judges) => name === undefined ? judges.of(target) : judges.named(name);
function judgesOfTest(test, target, judges) {
    const judgings = judgingsOf(test);
    if (judgings.length === 0)
        return [];
    const choices = judgings.map((judging) => choiceOf(judging, target, judges));
    return [...new Set(choices.flatMap((choice) => (choice.kind === 'judge' ? [choice.target] : [])))];
}
const fallbackProblems = ({ fallbackTargets }, { named }) => fallbackTargets.flatMap((name) => {
    const choice = named(name);
    return choice.kind === 'none' ? choice.problems : [];
});
const judgeNames = (test, other) => judgingsOf(test).flatMap(({ name = other }) => name ?? []);
function judgingsOf(test) {
    const judgings = [];
    for (const spec of allGradersOf(test)) {
        const { needsJudge, takesModel } = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .findKind */ .oH)(_grade_graders_index_js__WEBPACK_IMPORTED_MODULE_0__/* .graders */ .F, spec.type) ?? {};
        if (needsJudge === undefined)
            continue;
        const name = nameIn(spec.options['target']);
        const model = takesModel ? nameIn(spec.options['model']) : undefined;
        if (name !== undefined || needsJudge(spec.options))
            judgings.push({ spec, name, model });
    }
    return judgings;
}
const nameIn = (value) => (typeof value === 'string' && value.trim()) || undefined;
const allGradersOf = ({ graders: specs, conversation }) => conversation === undefined
    ? allGraders(specs)
    : [specs, ...conversation.turns.map((turn) => turn.graders)].flatMap(allGraders);
const allGraders = (specs) => specs.some(({ members }) => members !== undefined)
    ? specs.flatMap((spec) => [spec, ...allGraders(spec.members ?? [])])
    : specs;


/***/ }),

/***/ 41402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M_: () => (/* binding */ runSessionHooks),
/* harmony export */   R7: () => (/* binding */ hookNotes),
/* harmony export */   jL: () => (/* binding */ hookNoteLines)
/* harmony export */ });
/* unused harmony export variablesIn */
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10043);
/* harmony import */ var _shared_never_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25379);



const DEADLINE_MS = 5 * 60_000;
const MAX_BYTES = 1024 * 1024;
async function runSessionHooks(site) {
    const { runtime, cwd, environments, configurations, inputs } = site;
    for (const hook of await configurations.hooks()) {
        const [folder = cwd] = hook.folders;
        const { program: env } = await environments.childEnvsIn(folder, { AGENTV_EXPERIMENT: inputs.experiment });
        const ended = await runtime.exec.run({
            command: { shell: hook.command },
            cwd,
            env,
            timeoutMs: DEADLINE_MS,
            maxBytes: MAX_BYTES,
        }, runtime.signal);
        if (ended.kind !== 'exited' || ended.exitCode !== 0)
            throw failed(hook, ended);
        environments.provide(hook.folders, variablesIn(ended.stdout));
    }
}
async function hookNotes({ configurations }, message = 'This command does not run "before_session", so the variables that it prints are unknown') {
    const hooks = await configurations.hooks();
    return hooks.map(({ location }) => ({ code: 'UNUSED', severity: 'warning', message, location }));
}
async function hookNoteLines(site) {
    return (await hookNotes(site)).map((note) => (0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(`note: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .problemText */ .fI)(note)}`));
}
function variablesIn(stdout) {
    const found = new Map();
    for (const line of stdout.split(/\r?\n/)) {
        const [, name, value] = /^\s*(?:export\s+)?([A-Za-z_]\w*)=(.*)$/.exec(line) ?? [];
        if (name !== undefined && value !== undefined)
            found.set(name, withoutQuotes(value.trim()));
    }
    return Object.fromEntries(found);
}
const withoutQuotes = (value) => /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
function failed({ location }, ended) {
    return (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .userError */ .IF)('HOOK_FAILED', `The command of "before_session" ${whyNot(ended)}`, {
        location,
        hint: 'Its output is not shown, because it may contain secrets. Run the command yourself to see it.',
    });
}
function whyNot(ended) {
    switch (ended.kind) {
        case 'exited':
            return `ended with exit code ${ended.exitCode}`;
        case 'killed':
            return `was ended by ${ended.signal}`;
        case 'timedOut':
            return `did not end within ${DEADLINE_MS / 1000} s and was stopped`;
        case 'flooded':
            return `wrote more than ${MAX_BYTES} bytes to ${ended.stream}`;
        case 'cancelled':
            return 'was stopped with the run';
        case 'notStarted':
            return `could not be started: ${ended.message}`;
        default:
            return (0,_shared_never_js__WEBPACK_IMPORTED_MODULE_2__/* .never */ .Z)(ended);
    }
}


/***/ }),

/***/ 47956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ runSuiteProgram)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./build/js/src/adapters/process/suite-loader.js

const hookFor = (mark) => `
const noFunction = (key, value) => {
  if (typeof value !== 'function') return value;
  const name = value.name === '' ? '' : ' "' + value.name + '"';
  throw new Error('The suite contains a function' + name + ', and may only contain data. Put graders in .agentv/assertions.');
};
globalThis[Symbol.for('eval-action.suite')] = (suite) => {
  const text = ${JSON.stringify(`\n${mark}`)} + JSON.stringify(suite ?? null, noFunction) + '\\n';
  process.stdout.write(text, () => process.exit(0));
};`;
const suiteLoader = (path, mark) => {
    const modules = [`data:text/javascript,${encodeURIComponent(hookFor(mark))}`, (0,external_node_url_.pathToFileURL)(path).href];
    const [hook, suite] = modules.map((address) => JSON.stringify(address));
    const take = "globalThis[Symbol.for('eval-action.suite')]";
    return `import ${hook}; import * as loaded from ${suite}; const { default: made } = loaded; ${take}(typeof made === 'function' ? await made() : made);`;
};

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/ports/processes.js
var processes = __webpack_require__(29119);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
;// CONCATENATED MODULE: ./build/js/src/app/steps/suite-program.js






const DEADLINE_MS = 60_000;
async function runSuiteProgram(path, folder, site) {
    const { runtime, cwd, environments, inputs } = site;
    const file = (0,shown_path/* shownPath */.p)(path, cwd);
    const failed = (why, hint) => (0,errors/* userError */.IF)('FILE_UNREADABLE', `${file} could not be loaded: ${why}`, {
        location: { file, line: 1, column: 1 },
        ...(hint !== undefined && { hint }),
    });
    const starter = await runtime.scripts.starter((0,external_node_path_.extname)(path));
    if (starter.kind === 'none')
        throw failed(`${starter.missing} is missing`, starter.hint);
    const { program: env } = await environments.childEnvsIn(folder, { AGENTV_EXPERIMENT: inputs.experiment });
    const mark = `suite ${runtime.newId()} `;
    const [program, ...flags] = starter.command;
    const command = [program, ...flags, '--input-type=module', '-e', suiteLoader(path, mark)];
    const ended = await runtime.exec.run({ command, cwd: folder, env, timeoutMs: DEADLINE_MS, maxBytes: processes/* MAX_OUTPUT_BYTES */.$ }, runtime.signal);
    if (ended.kind !== 'exited')
        throw failed(`it ended with "${ended.kind}"`);
    const printed = ended.stdout.split('\n').findLast((line) => line.startsWith(mark));
    if (ended.exitCode !== 0 || printed === undefined) {
        throw failed(`exit code ${ended.exitCode}. ${(0,shared_text/* cutEnd */.ym)(causeIn(ended.stderr), LONGEST_ERROR)}`);
    }
    const suite = inYamlWords(JSON.parse(printed.slice(mark.length)));
    const { spec_file: other, target } = isMapping(suite) ? suite : {};
    if (typeof other === 'string')
        throw failed('it leads to another suite', `Run that one: eval-action run ${other}`);
    if (isMapping(target))
        throw failed('its target is no name', 'Name a target of .agentv/targets.yaml.');
    return suite;
}
const LONGEST_ERROR = 2_000;
const causeIn = (stderr) => /^\S*Error(?: \[\w+\])?: .+$/m.exec(stderr)?.[0] ?? stderr.trim();
function inYamlWords(suite) {
    const renamed = snakeKeys(suite);
    if (!isMapping(renamed))
        return renamed;
    const { tests, assertions } = renamed;
    return {
        ...renamed,
        ...(Array.isArray(assertions) && { assertions: assertions.map(snakeKeys) }),
        ...(Array.isArray(tests) && { tests: tests.map(testInYamlWords) }),
    };
}
function testInYamlWords(test) {
    const renamed = snakeKeys(test);
    if (!isMapping(renamed) || !Array.isArray(renamed['assertions']))
        return renamed;
    return { ...renamed, assertions: renamed['assertions'].map(snakeKeys) };
}
const isMapping = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const snakeKeys = (value) => isMapping(value)
    ? Object.fromEntries(Object.entries(value).map(([key, own]) => [/^[a-z]+(?:[A-Z][a-z]*)+$/.test(key) ? (0,shared_text/* snake */.t9)(key) : key, own]))
    : value;


/***/ }),

/***/ 95261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ canonicalText),
/* harmony export */   bC: () => (/* binding */ unordered),
/* harmony export */   qQ: () => (/* binding */ hashOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _shared_json_string_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18953);


const HASH_LENGTH = 12;
const asItIs = (text) => text;
const hashOf = (value, retell) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', canonicalText(value, retell), 'base64url').slice(0, HASH_LENGTH);
function canonicalText(value, retell = asItIs) {
    const reporting = reportingBy(retell);
    return isCanonical(value, reporting) ? plainText(value) : textOf(value, reporting);
}
const unordered = (values, retell) => values.map((value) => canonicalText(value, retell)).sort();
const tellings = new WeakMap();
function reportingBy(retell) {
    let reporting = tellings.get(retell);
    if (reporting === undefined) {
        reporting = { retell, names: new Map() };
        tellings.set(retell, reporting);
    }
    return reporting;
}
const NOT_IN_JSON = new Set(['bigint', 'function', 'symbol']);
function isCanonical(value, reporting) {
    if (typeof value === 'string')
        return !value.includes('\r') && reporting.retell(value) === value;
    if (typeof value !== 'object' || value === null)
        return !NOT_IN_JSON.has(typeof value);
    if (Array.isArray(value))
        return value.every((item) => isCanonical(item, reporting));
    return Object.getPrototypeOf(value) === Object.prototype && hasCanonicalKeys(value, reporting);
}
function hasCanonicalKeys(value, reporting) {
    let before = '';
    const keys = Object.keys(value);
    for (let at = 0; at < keys.length; at += 1) {
        const key = keys[at] ?? '';
        const item = value[key];
        if (item === undefined)
            continue;
        if (key < before || nameOf(key, reporting).reported !== key || !isCanonical(item, reporting))
            return false;
        before = key;
    }
    return true;
}
function textOf(value, reporting) {
    if (typeof value === 'string')
        return (0,_shared_json_string_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonString */ .I)(unixLines(reporting.retell(value)));
    if (typeof value !== 'object' || value === null)
        return typeof value === 'bigint' ? `${value}n` : plainText(value);
    if (Array.isArray(value))
        return `[${value.map((item) => textOf(item, reporting)).join(',')}]`;
    return objectText(value, reporting);
}
function objectText(value, reporting) {
    const names = Object.keys(value).map((key) => nameOf(key, reporting));
    const texts = names
        .sort(inOrder)
        .flatMap(({ key, json }) => (value[key] === undefined ? [] : `${json}${textOf(value[key], reporting)}`));
    return `{${texts.join(',')}}`;
}
const MOST_NAMES = 1_000;
function nameOf(key, { retell, names }) {
    const known = names.get(key);
    if (known !== undefined)
        return known;
    const reported = retell(key);
    const name = { key, reported, json: `${(0,_shared_json_string_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonString */ .I)(reported)}:` };
    if (names.size < MOST_NAMES)
        names.set(key, name);
    return name;
}
function inOrder(a, b) {
    if (a.reported !== b.reported)
        return a.reported < b.reported ? -1 : 1;
    return a.key < b.key ? -1 : 1;
}
const unixLines = (text) => (text.includes('\r') ? text.replaceAll('\r\n', '\n') : text);
const plainText = (value) => JSON.stringify(value) ?? 'null';


/***/ }),

/***/ 22469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ makePlan),
/* harmony export */   H3: () => (/* binding */ repeatedNames),
/* harmony export */   Iw: () => (/* binding */ idFilter),
/* harmony export */   ik: () => (/* binding */ unmatchedIds)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14006);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20758);
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40958);




function makePlan(suites, options) {
    const isWanted = idFilter(options.testIds);
    const steps = [];
    const requirements = [];
    for (const each of suites) {
        const own = stepsOf(each, isWanted, steps.length, options);
        for (const step of own)
            steps.push(step);
        requirements.push(...requirementsOf(each.suite, own, options));
    }
    if (steps.length === 0)
        throw nothingToRun(suites, options);
    return { steps, requirements };
}
function stepsOf({ suite, targets, inTheWay }, isWanted, before, options) {
    const trials = trialsOf(suite, options);
    const mustPass = suite.mustPass === true || options.mustPass === true;
    const steps = [];
    for (const written of suite.tests) {
        if (!isWanted(written.id))
            continue;
        for (const target of targets) {
            if (!runsOn(written, target, targets))
                continue;
            const test = written.kind === 'test' ? orBroken(written, inTheWay?.(written, target) ?? []) : written;
            const index = before + steps.length;
            if (test.kind === 'broken') {
                steps.push({ kind: 'broken', index, suite, test, target: target.name });
            }
            else {
                const required = mustPass && !test.mustPass ? { ...test, mustPass } : test;
                const marks = passMarks(suite, test, options);
                steps.push({ kind: 'run', index, suite, test: required, target, trials, ...marks });
            }
        }
    }
    return steps;
}
function passMarks(suite, test, options) {
    const passMark = test.threshold ?? (options.threshold || suite.threshold || _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .PASS_MARK */ .Yn);
    const agentvPassMark = test.threshold ?? options.threshold ?? _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .PASS_MARK */ .Yn;
    return { passMark, ...(agentvPassMark !== passMark && { agentvPassMark }) };
}
const orBroken = (test, problems) => problems.length === 0 ? test : { kind: 'broken', id: test.id, location: test.location, problems: [...problems] };
function runsOn(test, target, targets) {
    const restricted = test.kind === 'test' && targets.length > 1 ? test.targets : undefined;
    return restricted === undefined || restricted.includes(target.name);
}
function trialsOf({ trials }, options) {
    if (options.trials === undefined)
        return trials ?? { count: 1, strategy: 'mean' };
    return { ...trials, count: options.trials, strategy: trials?.strategy ?? 'mean' };
}
function requirementsOf(suite, steps, options) {
    const names = new Set(steps.map((step) => (step.kind === 'run' ? step.target.name : step.target)));
    return [...names].flatMap((target) => requirementOf(suite, target, options) ?? []);
}
function requirementOf(suite, target, options) {
    const at = { suite: suite.name, file: suite.file, target };
    if (options.threshold !== undefined)
        return { ...at, threshold: options.threshold, from: 'input' };
    return suite.threshold === undefined ? undefined : { ...at, threshold: suite.threshold, from: 'suite' };
}
function nothingToRun(suites, { testIds }) {
    const tests = suites.flatMap(({ suite }) => suite.tests);
    const isWanted = idFilter(testIds);
    if (tests.some(({ id }) => isWanted(id))) {
        const targets = [...new Set(suites.flatMap((each) => each.targets.map(({ name }) => name)))];
        return (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOTHING_MATCHED', 'The selected tests are restricted to other targets', {
            expected: 'a test whose "execution.targets" names one of the targets of this run',
            found: `the targets ${(0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(targets)}`,
        });
    }
    if (testIds.length === 0) {
        return (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOTHING_MATCHED', 'The suites contain no test', { expected: 'at least one test' });
    }
    const known = [...new Set(tests.map(({ id }) => id))];
    return (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOTHING_MATCHED', `No test has an id that matches ${(0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(testIds)}`, {
        expected: 'an id, or a glob for ids such as "refund-*"',
        hint: (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestion */ .h)(testIds[0] ?? '', known, 'ids'),
    });
}
function unmatchedIds(suites, testIds) {
    const known = [...new Set(suites.flatMap(({ tests }) => tests.map(({ id }) => id)))];
    return testIds
        .filter((pattern) => !known.some(idFilter([pattern])))
        .map((pattern) => ({
        code: 'NOTHING_MATCHED',
        severity: 'warning',
        message: `No test has an id that matches ${(0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)([pattern])}`,
        hint: (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestion */ .h)(pattern, known, 'ids'),
    }));
}
function repeatedNames(suites) {
    const first = new Map();
    return suites.flatMap((suite) => {
        const earlier = first.get(suite.name);
        if (earlier === undefined) {
            first.set(suite.name, suite);
            return [];
        }
        return [
            {
                code: 'DUPLICATE_ID',
                severity: 'warning',
                message: `Two suites are called "${suite.name}"`,
                location: suite.location,
                hint: `The other one is ${earlier.file}. Give each a "name", so that their results can be distinguished.`,
            },
        ];
    });
}
function idFilter(patterns) {
    if (patterns.length === 0)
        return () => true;
    const exactly = new Set(patterns);
    const matchers = patterns.filter(isMatchable).map((pattern) => picomatch__WEBPACK_IMPORTED_MODULE_0__(pattern, { dot: true, windows: false }));
    return (id) => exactly.has(id) || matchers.some((matches) => matches(id));
}
const LONGEST_PATTERN = 65_536;
const isMatchable = (pattern) => pattern !== '' && pattern.length <= LONGEST_PATTERN;


/***/ }),

/***/ 98100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jn: () => (/* binding */ keepsTimeLimit),
/* harmony export */   N$: () => (/* binding */ targetLimit),
/* harmony export */   W$: () => (/* binding */ millisecondsOf),
/* harmony export */   iJ: () => (/* binding */ askedLimit)
/* harmony export */ });
/* harmony import */ var _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17586);

const timeLimitSources = (/* unused pure expression or super */ null && (['test', 'input', 'suite', 'target', 'default']));
const defaultSeconds = ({ isAgent, promptMode }) => isAgent ? 1_800 : promptMode === 'agent' ? 120 : 600;
const keepsTimeLimit = ({ keys }) => keys?.includes('timeout_seconds') === true;
function askedLimit(test, inputSeconds, suite) {
    if (test?.timeoutSeconds !== undefined)
        return { seconds: test.timeoutSeconds, from: 'test' };
    if (inputSeconds !== undefined)
        return { seconds: inputSeconds, from: 'input' };
    return suite?.timeoutSeconds === undefined ? undefined : { seconds: suite.timeoutSeconds, from: 'suite' };
}
function targetLimit({ options }, kind) {
    const given = options['timeout_seconds'];
    const seconds = Number(given instanceof _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .Variable */ .rT ? given.value : given);
    if (keepsTimeLimit(kind) && seconds > 0)
        return { seconds, from: 'target' };
    return { seconds: defaultSeconds(kind), from: 'default' };
}
const millisecondsOf = (seconds) => Math.max(1, Math.floor(seconds * 1000));


/***/ }),

/***/ 81327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ readTranscript)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81469);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _providers_cli_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51172);
/* harmony import */ var _providers_replay_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8825);




const MAX_TRANSCRIPT_BYTES = 100 * 1024 * 1024;
async function readTranscript(path, shown, files) {
    const text = await files.read(path, MAX_TRANSCRIPT_BYTES, { onlyText: true });
    const conversations = new Map();
    for (const [index, line] of text.split(/\r?\n/).entries()) {
        if (line.trim() === '')
            continue;
        const read = readLine(line, shown, index + 1);
        conversations.set(read.test_id, [...(conversations.get(read.test_id) ?? []), read]);
    }
    if (conversations.size === 0)
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_UNREADABLE', `${shown} contains no conversation`);
    return [...conversations].map(([testId, lines]) => ({ testId, response: responseOf(lines) }));
}
const lineSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => _providers_cli_output_js__WEBPACK_IMPORTED_MODULE_2__/* .wireMessageSchema */ .uI.unwrap().extend({
    test_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    message_index: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    token_usage: _providers_replay_js__WEBPACK_IMPORTED_MODULE_3__/* .tokensSchema */ .ee.nullish(),
    transcript_duration_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().nullish(),
    transcript_cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().nullish(),
    transcript_token_usage: _providers_replay_js__WEBPACK_IMPORTED_MODULE_3__/* .tokensSchema */ .ee.nullish(),
}));
function readLine(text, file, line) {
    const parsed = lineSchema.safeParse((0,_providers_cli_output_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonOf */ .o_)(text));
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    const where = issue?.path.length ? ` "${issue.path.join('.')}"` : '';
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo([
        {
            code: 'FILE_UNREADABLE',
            severity: 'error',
            message: `This is not a message of a transcript:${where} ${issue?.message ?? 'unreadable'}`,
            location: { file, line, column: 1 },
            hint: 'One JSON object per line, with test_id, role and content.',
        },
    ]);
}
function responseOf(lines) {
    const inOrder = lines.toSorted((a, b) => (a.message_index ?? 0) - (b.message_index ?? 0));
    const begin = inOrder.findIndex(({ role }) => role === 'assistant' || role === 'tool');
    const of = (key) => inOrder.find((line) => line[key] != null)?.[key];
    const durationMs = of('transcript_duration_ms');
    const costUsd = of('transcript_cost_usd');
    const tokenUsage = of('transcript_token_usage');
    return {
        messages: (begin === -1 ? [] : inOrder.slice(begin)).map(({ token_usage: own, ...line }) => ({
            ...(0,_providers_cli_output_js__WEBPACK_IMPORTED_MODULE_2__/* .asMessage */ .OI)(line),
            ...(own && { tokenUsage: own }),
        })),
        ...(durationMs != null && { durationMs }),
        ...(costUsd != null && { costUsd }),
        ...(tokenUsage != null && { tokenUsage }),
    };
}


/***/ }),

/***/ 81203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ warnOfUnknownTargets),
/* harmony export */   V: () => (/* binding */ refuseRepeatedIds)
/* harmony export */ });
/* harmony import */ var _model_suite_location_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37987);
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40958);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _test_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56169);




function refuseRepeatedIds(entries, problems) {
    const first = new Map();
    for (const entry of entries) {
        const id = (0,_test_id_js__WEBPACK_IMPORTED_MODULE_3__/* .idOf */ .T)(entry);
        if (id === undefined)
            continue;
        const earlier = first.get(id);
        if (earlier === undefined) {
            first.set(id, entry);
            continue;
        }
        const [location, other] = [entry.field('id')?.keyLocation, earlier.field('id')?.keyLocation];
        problems.push(entry.error('DUPLICATE_ID', `Two tests have the id "${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)(id, 60)}"`, {
            ...(location && { location }),
            expected: 'an id that no other test of the file has',
            hint: other?.file === location?.file
                ? `The other one is in line ${other?.line}.`
                : `The other one is ${other && (0,_model_suite_location_js__WEBPACK_IMPORTED_MODULE_0__/* .locationText */ .f)(other)}.`,
        }));
    }
}
const MOST_COMPARED = 100;
function warnOfUnknownTargets(tests, targets, problems) {
    if (targets.length < 2)
        return;
    const names = targets.map(({ name }) => name);
    const known = new Set(names);
    for (const test of tests) {
        if (test.kind !== 'test')
            continue;
        const unknown = (test.targets ?? []).filter((name) => !known.has(name));
        const [first] = unknown;
        if (first === undefined)
            continue;
        problems.push({
            code: 'UNKNOWN_TARGET',
            severity: 'warning',
            message: `The test "${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)(test.id, 60)}" is restricted to targets that the suite does not use`,
            location: test.location,
            expected: `some of ${(0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(names)}`,
            found: (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(unknown),
            hint: (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(first, names.slice(0, MOST_COMPARED), 'targets of the suite'),
        });
    }
}


/***/ }),

/***/ 87766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readDependencies),
/* harmony export */   p: () => (/* binding */ refuseBadDependencies)
/* harmony export */ });
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40958);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);
/* harmony import */ var _test_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56169);



const ON_FAILURE = ['skip', 'fail', 'run'];
function readDependencies(item, problems) {
    const list = item.field('depends_on');
    const field = item.field('on_dependency_failure');
    if (list === undefined && field === undefined)
        return { dependsOn: [], onDependencyFailure: 'skip' };
    const ids = list?.items().flatMap(({ text }) => (text === undefined || text.trim() === '' ? [] : [text])) ?? [];
    if (list !== undefined && (!list.isList || ids.length !== list.items().length)) {
        problems.push(list.wrongType('depends_on', 'a list of ids', list.text && `Write [${list.text}].`));
    }
    const chosen = ON_FAILURE.find((choice) => choice === field?.text);
    if (field !== undefined && chosen === undefined) {
        problems.push(field.wrongType('on_dependency_failure', ON_FAILURE.join(', ')));
    }
    if (field !== undefined && ids.length === 0) {
        problems.push(field.warning('UNUSED', '"on_dependency_failure" has no effect without "depends_on"', {
            location: field.keyLocation,
        }));
    }
    return { dependsOn: [...new Set(ids)], onDependencyFailure: chosen ?? 'skip' };
}
function refuseBadDependencies(entries, problems) {
    const waiting = new Map();
    for (const entry of entries) {
        const list = entry.field('depends_on');
        const id = list?.isList ? (0,_test_id_js__WEBPACK_IMPORTED_MODULE_2__/* .idOf */ .T)(entry) : undefined;
        if (list !== undefined && id !== undefined)
            waiting.set(id, { list, ids: list.items() });
    }
    if (waiting.size === 0)
        return;
    const known = new Set(entries.flatMap((entry) => (0,_test_id_js__WEBPACK_IMPORTED_MODULE_2__/* .idOf */ .T)(entry) ?? []));
    for (const [id, { ids }] of waiting) {
        for (const item of ids) {
            if (item.text === undefined || known.has(item.text))
                continue;
            problems.push(item.error('MISSING_FIELD', `The test "${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(id, 60)}" waits for a test that does not exist`, {
                expected: 'the id of another test of this file',
                found: item.found,
                hint: (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestion */ .h)(item.text, [...known].slice(0, MOST_COMPARED), 'ids'),
            }));
        }
    }
    refuseCircles(waiting, problems);
}
const MOST_COMPARED = 1_000;
function refuseCircles(waiting, problems) {
    const settled = new Set();
    for (const start of waiting.keys()) {
        const way = [];
        const onWay = new Set();
        const rest = [start];
        for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
            if (next === LEAVE) {
                const left = way.pop();
                if (left !== undefined) {
                    onWay.delete(left);
                    settled.add(left);
                }
                continue;
            }
            const at = waiting.get(next);
            if (at === undefined || settled.has(next))
                continue;
            if (onWay.has(next)) {
                problems.push(circle([...way.slice(way.indexOf(next)), next], at.list));
                return;
            }
            way.push(next);
            onWay.add(next);
            rest.push(LEAVE, ...at.ids.flatMap(({ text }) => text ?? []).toReversed());
        }
    }
}
const LEAVE = Symbol('leave');
const circle = (way, list) => list.error('WRONG_TYPE', way.length === 2 ? 'A test depends on itself' : 'Tests depend on each other in a cycle', {
    found: way
        .map((id) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(id, 60))
        .slice(0, 10)
        .join(' \u2192 '),
});


/***/ }),

/***/ 38199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f3: () => (/* binding */ readExecution)
});

// UNUSED EXPORTS: EXECUTION_FIELDS, TARGET_FIELDS, TRIAL_FIELDS

// EXTERNAL MODULE: ./build/js/src/model/suite/suite.js
var suite = __webpack_require__(20758);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/model/suite/workspace.js
var workspace = __webpack_require__(28327);
// EXTERNAL MODULE: ./build/js/src/suites/fields/fields.js
var fields = __webpack_require__(16214);
// EXTERNAL MODULE: ./build/js/src/suites/fields/numbers.js
var numbers = __webpack_require__(65953);
// EXTERNAL MODULE: ./build/js/src/suites/workspace/workspace-hooks.js
var workspace_hooks = __webpack_require__(95839);
;// CONCATENATED MODULE: ./build/js/src/suites/workspace/target-hooks.js




const TARGET_HOOKS_FIELDS = {
    of: 'the hooks of a target',
    read: Object.values(workspace_hooks/* POINTS */.iN),
    withoutEffect: { enabled: 'it turns off the hooks of a workspace' },
};
const TARGET_HOOK_FIELDS = {
    of: 'a hook of a target',
    read: ['command', 'script', 'timeout_ms', 'timeoutMs', 'cwd'],
    withoutEffect: { reset: 'it belongs to the hooks of a workspace' },
    elsewhere: { timeout: 'Use "timeout_ms", in milliseconds.', timeout_seconds: 'Use "timeout_ms".' },
};
function readTargetHooks(hooks, problems) {
    if (hooks === undefined)
        return undefined;
    if (!hooks.isMap) {
        problems.push(hooks.wrongType('hooks', 'a mapping of hooks'));
        return undefined;
    }
    (0,fields/* checkFields */.oA)(hooks, TARGET_HOOKS_FIELDS, problems);
    const read = workspace/* hookPoints */.VS.flatMap((point) => {
        const hook = readTargetHook(hooks.field(workspace_hooks/* POINTS */.iN[point]), point, problems);
        return hook === undefined ? [] : [[point, hook]];
    });
    return read.length === 0 ? undefined : Object.fromEntries(read);
}
function readTargetHook(field, point, problems) {
    if (field === undefined)
        return undefined;
    const name = workspace_hooks/* POINTS */.iN[point];
    if (!field.isMap) {
        problems.push(field.wrongType(name, 'a mapping with "command"', 'Write { command: [program, argument] }.'));
        return undefined;
    }
    (0,fields/* checkFields */.oA)(field, TARGET_HOOK_FIELDS, problems);
    const found = (0,fields/* firstOf */.Ku)(field, ['command', 'script'], problems, { isConverted: false });
    const cwd = field.field('cwd');
    if (cwd !== undefined && !cwd.text?.trim())
        problems.push(cwd.wrongType('cwd', 'the path of a folder'));
    const time = (0,fields/* firstOf */.Ku)(field, ['timeout_ms', 'timeoutMs'], problems, { isConverted: false });
    const timeoutMs = time && (0,numbers/* positive */.yj)(field, time.name, problems);
    if (found === undefined) {
        const message = `"${name}" of a target has no command and does nothing`;
        problems.push(field.warning('UNUSED', message, { location: field.keyLocation }));
        return undefined;
    }
    const command = readCommand(found.field, found.name, problems);
    return (command && {
        command,
        ...(cwd?.text?.trim() && { cwd: cwd.text.trim() }),
        timeoutMs: timeoutMs ?? (point.startsWith('before') ? 60_000 : 30_000),
        location: field.keyLocation,
    });
}
function readCommand(field, name, problems) {
    const text = field.text?.trim();
    return text && !text.includes('\0') ? forShell(text) : (0,workspace_hooks/* readWords */.ux)(field, name, problems);
}
function forShell(text) {
    const words = [];
    const script = text.replaceAll(/\{\{\s*\w+\s*\}\}/g, (word) => `"\${${words.push(word)}}"`);
    return ['sh', '-c', script, 'sh', ...words];
}

// EXTERNAL MODULE: ./build/js/src/suites/fields/watch-globs.js
var watch_globs = __webpack_require__(34546);
;// CONCATENATED MODULE: ./build/js/src/suites/fields/execution.js







const EXECUTION_FIELDS = {
    of: 'execution',
    read: [
        'target',
        'targets',
        'assertions',
        'assert',
        'evaluators',
        'workers',
        'trials',
        'threshold',
        'must_pass',
        'timeout_seconds',
        'max_cost_usd',
        'cache',
        'cache_path',
        'fail_on_error',
        'failOnError',
        'budget_usd',
        'budgetUsd',
        'total_budget_usd',
        'totalBudgetUsd',
        'watch',
    ],
    withoutEffect: { skip_defaults: 'it belongs to the execution of a test', cachePath: 'it is spelled "cache_path"' },
};
const TARGET_FIELDS = {
    of: 'a target of a suite',
    read: ['name', 'use_target', 'hooks'],
    required: ['name'],
    withoutEffect: {},
    elsewhere: {
        provider: 'Targets are configured in the targets file; "use_target" names one of them.',
        model: 'Targets are configured in the targets file; "use_target" names one of them.',
    },
};
const TRIAL_FIELDS = {
    of: 'trials',
    read: ['count', 'strategy', 'cost_limit_usd', 'costLimitUsd'],
    withoutEffect: {},
};
const BUDGET_NAMES = ['budget_usd', 'budgetUsd', 'total_budget_usd', 'totalBudgetUsd'];
function readExecution(root, problems) {
    const execution = root.field('execution');
    if (execution !== undefined && !execution.isMap)
        problems.push(execution.wrongType('execution', 'a mapping'));
    if (!execution?.isMap)
        return { targets: readTargets(root, undefined, problems), failOnError: false };
    (0,fields/* checkFields */.oA)(execution, EXECUTION_FIELDS, problems);
    const workers = (0,numbers/* wholeNumber */.rD)(execution, 'workers', [1, 50], problems);
    const threshold = (0,numbers/* share */.uM)(execution, 'threshold', problems);
    const mustPass = readFlag(execution.field('must_pass'), 'must_pass', problems);
    const timeoutSeconds = (0,numbers/* positive */.yj)(execution, 'timeout_seconds', problems);
    const maxCostUsd = (0,numbers/* positive */.yj)(execution, 'max_cost_usd', problems);
    const trials = readTrials(execution.field('trials'), problems);
    const budget = (0,fields/* firstOf */.Ku)(execution, BUDGET_NAMES, problems);
    const budgetUsd = budget && (0,numbers/* positive */.yj)(execution, budget.name, problems);
    const watch = (0,watch_globs/* readWatch */.Q)(execution.field('watch'), problems);
    return {
        targets: readTargets(root, execution, problems),
        ...readCache(execution, problems),
        ...(workers !== undefined && { workers }),
        ...(threshold !== undefined && { threshold }),
        ...(mustPass && { mustPass }),
        ...(timeoutSeconds !== undefined && { timeoutSeconds }),
        ...(maxCostUsd !== undefined && { maxCostUsd }),
        ...(trials !== undefined && { trials }),
        ...(budgetUsd !== undefined && { budgetUsd }),
        ...(watch !== undefined && { watch }),
        failOnError: readFlag((0,fields/* firstOf */.Ku)(execution, ['fail_on_error', 'failOnError'], problems)?.field, 'fail_on_error', problems),
    };
}
function readCache(execution, problems) {
    const cache = execution.field('cache');
    const path = execution.field('cache_path');
    if (cache !== undefined && typeof cache.value !== 'boolean')
        problems.push(cache.wrongType('cache', 'true or false'));
    if (path !== undefined && !path.text?.trim())
        problems.push(path.wrongType('cache_path', 'the path of a folder'));
    return {
        ...(typeof cache?.value === 'boolean' && { cache: cache.value }),
        ...(path?.text?.trim() && { cachePath: path.text.trim() }),
    };
}
function readFlag(field, name, problems) {
    if (field === undefined || typeof field.value === 'boolean')
        return field?.value === true;
    problems.push(field.wrongType(name, 'true or false', (0,numbers/* adviceForFlag */.iB)(field.value)));
    return false;
}
function readTargets(root, execution, problems) {
    const list = execution?.field('targets');
    const isEmptyList = list?.isList === true && list.items().length === 0;
    const [first, ...ignored] = [
        ...(list === undefined || isEmptyList ? [] : [list]),
        ...[execution?.field('target'), root.field('target')].filter((field) => field !== undefined),
    ];
    for (const field of ignored) {
        problems.push(field.warning('UNUSED', '"target" is ignored because "execution" sets the targets', {
            location: field.keyLocation,
        }));
    }
    if (first === undefined)
        return [];
    return first === list ? readList(list, problems) : readName(first, problems);
}
function readList(list, problems) {
    if (!list.isList) {
        const hint = list.text === undefined ? undefined : 'Use "target" for a single one.';
        problems.push(list.wrongType('targets', 'a list of target names', hint));
    }
    const names = list.items().flatMap((item) => (item.isMap ? readEntry(item, problems) : readName(item, problems)));
    const seen = new Set();
    return names.filter(({ name, location }) => {
        if (!seen.has(name))
            return seen.add(name);
        const message = `The target "${(0,shared_text/* cutEnd */.ym)(name, 60)}" is listed twice and used once`;
        problems.push({ code: 'UNUSED', severity: 'warning', message, location });
        return false;
    });
}
function readEntry(item, problems) {
    (0,fields/* checkFields */.oA)(item, TARGET_FIELDS, problems);
    const name = item.field('name');
    const useTarget = item.field('use_target');
    if (name === undefined) {
        problems.push(item.missing('name', 'A target of a suite needs a "name"', 'the name of a target'));
        return [];
    }
    const [named] = readName(name, problems, 'name');
    const hooks = readTargetHooks(item.field('hooks'), problems);
    const own = hooks && { hooks };
    if (named === undefined || useTarget === undefined)
        return named === undefined ? [] : [{ ...named, ...own }];
    const [used] = readName(useTarget, problems, 'use_target');
    return used === undefined ? [] : [{ name: named.name, location: useTarget.location, useTarget: used.name, ...own }];
}
function readName(field, problems, key = 'target') {
    const name = field.text?.trim();
    if (name)
        return [{ name, location: field.location }];
    problems.push(field.wrongType(key, 'the name of a target'));
    return [];
}
function readTrials(field, problems) {
    if (field === undefined)
        return undefined;
    if (!field.isMap) {
        const hint = typeof field.value === 'number' ? `Write trials: { count: ${field.value} }.` : undefined;
        problems.push(field.wrongType('trials', 'a mapping with "count"', hint));
        return undefined;
    }
    (0,fields/* checkFields */.oA)(field, TRIAL_FIELDS, problems);
    const count = (0,numbers/* wholeNumber */.rD)(field, 'count', [1, Number.POSITIVE_INFINITY], problems);
    if (field.field('count') === undefined)
        problems.push(field.error('MISSING_FIELD', '"trials" needs "count", the number of trials of each test', {
            expected: 'a whole number, 1 or more',
        }));
    const costLimitUsd = (0,numbers/* positive */.yj)(field, 'cost_limit_usd', problems) ?? (0,numbers/* positive */.yj)(field, 'costLimitUsd', problems);
    return count === undefined
        ? undefined
        : { count, strategy: readStrategy(field, problems), ...(costLimitUsd !== undefined && { costLimitUsd }) };
}
function readStrategy(field, problems) {
    const strategy = field.field('strategy');
    if (strategy === undefined)
        return 'pass_at_k';
    const known = suite/* trialStrategies */.su.find((name) => name === strategy.text);
    if (known !== undefined)
        return known;
    const meant = strategy.text === undefined ? undefined : (0,did_you_mean/* didYouMean */.au)(strategy.text, suite/* trialStrategies */.su);
    problems.push(strategy.wrongType('strategy', `one of ${suite/* trialStrategies */.su.join(', ')}`, meant && `Did you mean "${meant}"?`));
    return 'pass_at_k';
}


/***/ }),

/***/ 97002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ readFilePart),
/* harmony export */   U: () => (/* binding */ readInputFiles)
/* harmony export */ });
/* harmony import */ var _model_suite_image_formats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65122);
/* harmony import */ var _references_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61844);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16214);



function readFilePart(item, references, problems) {
    const type = item.field('type')?.text ?? 'file';
    if (references === undefined) {
        problems.push((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .notSupportedYet */ .Kp)(`A part of type "${type}"`, item));
        return [];
    }
    const field = item.field('value');
    if (field === undefined) {
        const slip = ['path', 'file', 'source', 'text'].find((key) => item.field(key) !== undefined);
        const hint = slip && `Replace "${slip}" with "value".`;
        problems.push(item.missing('value', `A part of type "${type}" needs "value"`, 'the path of a file', hint));
        return [];
    }
    return type === 'image' ? imagePart(field, references, problems) : filePart(field, references, problems);
}
function readInputFiles(field, references, problems) {
    if (references === undefined) {
        problems.push((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .notSupportedYet */ .Kp)('"input_files"', field));
        return [];
    }
    if (!field.isList) {
        const hint = field.text === undefined ? undefined : `Write input_files: [${JSON.stringify(field.text)}].`;
        problems.push(field.wrongType('input_files', 'a list of paths', hint));
        return [];
    }
    return field.items().flatMap((item) => filePart(item, references, problems));
}
function filePart(field, references, problems) {
    const isImage = _model_suite_image_formats_js__WEBPACK_IMPORTED_MODULE_0__/* .commonImageTypes */ .Q.includes((0,_references_references_js__WEBPACK_IMPORTED_MODULE_1__/* .imageTypeOf */ .tL)(field.text ?? '') ?? '');
    return isImage ? imagePart(field, references, problems) : textFilePart(field, references, problems);
}
function textFilePart(field, references, problems) {
    const path = readPath(field, problems);
    const file = path === undefined ? undefined : settled(references.text(path), field, problems);
    if (file === undefined)
        return [];
    const { path: shown, absolutePath, text, isGuideline } = file;
    return [{ type: 'file', path: shown, absolutePath, text, ...(isGuideline && { isGuideline }) }];
}
function imagePart(field, references, problems) {
    const path = readPath(field, problems);
    const image = path === undefined ? undefined : settled(references.image(path), field, problems);
    if (image === undefined)
        return [];
    const { mediaType, dataUri, absolutePath } = image;
    return [{ type: 'image', mediaType, dataUri, absolutePath }];
}
function readPath(field, problems) {
    if (field.text !== undefined && field.text.trim() !== '')
        return field.text;
    problems.push(field.wrongType('value', 'the path of a file'));
    return undefined;
}
function settled(reference, field, problems) {
    if (reference.kind === 'found')
        return reference;
    if (reference.kind === 'unread')
        return undefined;
    const { code, message, ...more } = reference.complaint;
    problems.push(field.error(code, message, more));
    return undefined;
}


/***/ }),

/***/ 59915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   vX: () => (/* binding */ readExpected)
/* harmony export */ });
/* unused harmony export MESSAGE_FIELDS */
/* harmony import */ var _model_run_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89976);
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40958);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16214);
/* harmony import */ var _file_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97002);




const MESSAGE_FIELDS = {
    of: 'a message',
    read: ['role', 'content', 'tool_calls', 'name', 'metadata'],
    required: ['role', 'content'],
    withoutEffect: {},
    meant: { text: 'content', value: 'content' },
};
function readInput(field, problems, name = 'input', references) {
    warnOfRoleMarkers(field, problems);
    if (field.text !== undefined)
        return [{ role: 'user', content: field.text }];
    if (field.isList)
        return field.items().flatMap((item) => readMessage(item, problems, references));
    if (field.isMap && field.key('role') !== undefined)
        return readMessage(field, problems, references);
    if (field.isMap)
        return [{ role: 'user', content: { structured: field.value } }];
    problems.push(field.wrongType(name, 'text, a mapping, or a list of messages', 'Put quotes around it to make it text.'));
    return [];
}
function readExpected(field, problems, name = 'expected_output', references) {
    if (field.text !== undefined)
        return [{ role: 'assistant', content: field.text }];
    if (field.isMap && field.key('role') !== undefined)
        return readMessage(field, problems, references);
    if (field.isMap)
        return [{ role: 'assistant', content: { structured: field.value } }];
    const [first] = field.items();
    if (first?.key('role') !== undefined)
        return field.items().flatMap((item) => readMessage(item, problems, references));
    if (field.isList)
        return [{ role: 'assistant', content: { structured: field.value } }];
    problems.push(field.warning('UNUSED', `"${name}" is a ${typeof field.value} and is ignored`, {
        expected: 'text, a mapping or a list',
        found: field.found,
        hint: 'Put quotes around it to compare with it as text.',
    }));
    return [];
}
function readMessage(item, problems, references) {
    if (!item.isMap) {
        problems.push(item.error('WRONG_TYPE', 'A message must be a mapping', {
            expected: '"role" and "content"',
            found: item.found,
            ...(item.text !== undefined && { hint: 'Write { role: user, content: "\u2026" }.' }),
        }));
        return [];
    }
    (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .checkFields */ .oA)(item, MESSAGE_FIELDS, problems);
    const role = readRole(item, problems);
    const content = readContent(item.field('content'), problems, references);
    const toolCalls = readToolCalls(item.field('tool_calls'), problems);
    const name = readName(item.field('name'), problems);
    const metadata = readMetadata(item.field('metadata'), problems);
    if (item.field('content') === undefined && toolCalls === undefined) {
        problems.push(item.missing('content', 'A message needs "content" or "tool_calls"', 'text, a mapping, or a list of parts'));
    }
    if (role === undefined)
        return [];
    return [
        {
            role,
            ...(name !== undefined && { name }),
            ...(content !== undefined && { content }),
            ...(toolCalls && { toolCalls }),
            ...(metadata && { metadata }),
        },
    ];
}
function readRole(item, problems) {
    const field = item.field('role');
    const role = _model_run_message_js__WEBPACK_IMPORTED_MODULE_0__/* .roles */ .Ot.find((known) => known === field?.text);
    if (field === undefined) {
        problems.push(item.missing('role', 'A message needs a "role"', `one of ${_model_run_message_js__WEBPACK_IMPORTED_MODULE_0__/* .roles */ .Ot.join(', ')}`));
    }
    else if (role === undefined) {
        const meant = field.text === undefined ? undefined : (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(field.text, _model_run_message_js__WEBPACK_IMPORTED_MODULE_0__/* .roles */ .Ot);
        problems.push(field.wrongType('role', `one of ${_model_run_message_js__WEBPACK_IMPORTED_MODULE_0__/* .roles */ .Ot.join(', ')}`, meant && `Did you mean "${meant}"?`));
    }
    return role;
}
function readName(field, problems) {
    if (field !== undefined && field.text === undefined)
        problems.push(field.wrongType('name', 'text'));
    return field?.text;
}
function readMetadata(field, problems) {
    if (field === undefined || field.isMap)
        return field?.value;
    problems.push(field.wrongType('metadata', 'a mapping'));
    return undefined;
}
function readContent(field, problems, references) {
    if (field === undefined)
        return undefined;
    warnOfRoleMarkers(field, problems);
    if (field.text !== undefined)
        return field.text;
    if (field.isList)
        return field.items().flatMap((item) => readPart(item, problems, references));
    if (field.isMap)
        return { structured: field.value };
    problems.push(field.wrongType('content', 'text, a mapping, or a list of parts', 'Put quotes around it to make it text.'));
    return undefined;
}
function readPart(item, problems, references) {
    warnOfRoleMarkers(item.isMap ? item.field('value') : item, problems);
    if (item.text !== undefined)
        return item.text === '' ? [] : [{ type: 'text', value: item.text }];
    if (!item.isMap) {
        problems.push(item.wrongType('content', 'text or a mapping with "type" and "value"'));
        return [];
    }
    const type = item.field('type')?.value;
    if (type === 'file' || type === 'image')
        return (0,_file_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .readFilePart */ .E)(item, references, problems);
    if (type !== 'text')
        return [{ type: 'data', value: item.value }];
    const field = item.field('value');
    if (field?.text !== undefined)
        return [{ type: 'text', value: field.text }];
    problems.push(field === undefined
        ? item.missing('value', 'A text part needs "value"', 'text', textKeyAdvice(item))
        : field.wrongType('value', 'text', 'Put quotes around it to make it text.'));
    return [];
}
const ROLE_MARKER = /^@\[(?:System|User|Assistant|Tool)\]:/m;
function warnOfRoleMarkers(field, problems) {
    const [marker] = ROLE_MARKER.exec(field?.text ?? '') ?? [];
    if (field === undefined || marker === undefined)
        return;
    problems.push(field.warning('WRONG_TYPE', `The text contains "${marker}", which marks the messages of a prompt`, {
        expected: 'a list with one message for each role',
        hint: 'Write [{ role: system, content: \u2026 }, { role: user, content: \u2026 }].',
    }));
}
const textKeyAdvice = (item) => item.field('text') === undefined ? undefined : 'Replace "text" with "value".';
function readToolCalls(field, problems) {
    if (field === undefined)
        return undefined;
    if (!field.isList)
        problems.push(field.wrongType('tool_calls', 'a list of tool calls'));
    const calls = field.items().flatMap((item) => readToolCall(item, problems) ?? []);
    return calls.length > 0 ? calls : undefined;
}
function readToolCall(item, problems) {
    const tool = item.field('tool');
    if (tool?.text === undefined) {
        problems.push(tool === undefined
            ? item.missing('tool', 'A tool call needs "tool"', 'the name of a tool')
            : tool.wrongType('tool', 'the name of a tool'));
        return undefined;
    }
    const id = item.field('id')?.text;
    const status = item.field('status')?.text;
    return {
        tool: tool.text,
        input: item.key('input')?.value,
        output: item.key('output')?.value,
        ...(id !== undefined && { id }),
        ...(status !== undefined && { status }),
    };
}


/***/ }),

/***/ 6710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W1: () => (/* binding */ mergeMetadata),
/* harmony export */   XF: () => (/* binding */ readDescription),
/* harmony export */   _6: () => (/* binding */ readMetadata)
/* harmony export */ });
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40958);
/* harmony import */ var _shared_mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16955);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _required_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2719);




function readDescription(root, problems) {
    const name = root.field('name');
    const requires = readRequires(root, problems);
    if (name?.text === undefined) {
        warnOfUnreadTags(root, problems);
        return { ...requires, tags: [] };
    }
    if (!/^[a-z0-9-]{1,64}$/.test(name.text)) {
        problems.push(name.error('WRONG_TYPE', 'The name of the suite is invalid', {
            expected: '1 to 64 of the characters a\u2013z, 0\u20139 and -',
            found: name.found,
            ...adviceFor(name.text),
        }));
    }
    return {
        ...text(root, 'description', 1024, problems),
        ...text(root, 'version', 1024, problems),
        ...text(root, 'author', 1024, problems),
        ...text(root, 'license', 1024, problems),
        ...requires,
        tags: readTags(root, problems),
    };
}
function adviceFor(name) {
    const plain = name
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '')
        .slice(0, 64);
    return plain === '' ? {} : { hint: `Write name: ${plain}` };
}
function warnOfUnreadTags(root, problems) {
    const tags = root.field('tags');
    if (tags === undefined)
        return;
    problems.push(tags.warning('UNUSED', '"tags" is not read because the suite has no "name"', {
        location: tags.keyLocation,
        hint: 'Add a "name" to the suite.',
    }));
}
function text(root, key, most, problems) {
    const field = root.key(key);
    if (field === undefined)
        return {};
    if (field.text !== undefined && (key !== 'description' || (field.text.length >= 1 && field.text.length <= most))) {
        return { [key]: field.text };
    }
    const expected = key === 'description' ? `text of 1 to ${most} characters` : 'text';
    const hint = typeof field.value === 'number' ? 'Put quotes around it to make it text.' : undefined;
    problems.push(field.wrongType(key, expected, hint));
    return {};
}
const REQUIREMENTS = ['agentv'];
function readRequires(root, problems) {
    const field = root.key('requires');
    if (field === undefined)
        return {};
    if (!field.isMap) {
        problems.push(field.wrongType('requires', 'a mapping such as { agentv: ">=4" }'));
        return {};
    }
    for (const key of field.keys()) {
        if ((0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mistypedKey */ .db)(key, REQUIREMENTS) === undefined)
            continue;
        const message = `"${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)(key, 60)}" is not a requirement`;
        problems.push(field.unknownKey(key, message, { known: REQUIREMENTS, what: 'requirements' }));
    }
    const version = field.field('agentv');
    if (version !== undefined)
        (0,_required_version_js__WEBPACK_IMPORTED_MODULE_3__/* .checkRequiredVersion */ .o)(version, 'requires.agentv', problems);
    return { requires: field.value };
}
function readTags(root, problems) {
    const field = root.key('tags');
    if (field === undefined)
        return [];
    const tags = field.items().flatMap((item) => item.text ?? []);
    if (field.isList && tags.length === field.items().length)
        return tags;
    const hint = field.text === undefined ? undefined : `Write tags: [${JSON.stringify(field.text)}].`;
    problems.push(field.wrongType('tags', 'a list of texts', hint));
    return field.text === undefined ? tags : [field.text];
}
function readMetadata(root, problems) {
    const metadata = root.field('metadata');
    const governance = root.field('governance');
    for (const [name, field] of Object.entries({ metadata, governance })) {
        if (field !== undefined && !field.isMap)
            problems.push(field.wrongType(name, 'a mapping'));
    }
    if (!metadata?.isMap && !governance?.isMap)
        return undefined;
    return {
        ...(metadata?.isMap ? metadata.value : {}),
        ...(governance?.isMap && { governance: governance.value }),
    };
}
function mergeMetadata(suite, test) {
    const merged = new Map(Object.entries(test));
    for (const [key, inherited] of Object.entries(suite)) {
        const own = merged.get(key);
        if (own === undefined)
            merged.set(key, inherited);
        else if (Array.isArray(inherited) && Array.isArray(own))
            merged.set(key, withoutRepeats([...inherited, ...own]));
        else if ((0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .p)(inherited) && (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .p)(own))
            merged.set(key, mergeMetadata(inherited, own));
    }
    return Object.fromEntries(merged);
}
function withoutRepeats(items) {
    const seen = new Set();
    return items.filter((item) => {
        const key = JSON.stringify(item) ?? 'undefined';
        if (seen.has(key))
            return false;
        seen.add(key);
        return true;
    });
}


/***/ }),

/***/ 65953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R2: () => (/* binding */ adviceForNumber),
/* harmony export */   iB: () => (/* binding */ adviceForFlag),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   yj: () => (/* binding */ positive)
/* harmony export */ });
function share(mapping, key, problems) {
    return numberWithin(mapping, key, { expected: 'a number from 0 to 1', accepts: (value) => value >= 0 && value <= 1 }, problems);
}
function wholeNumber(mapping, key, [least, most], problems) {
    const expected = most === Number.POSITIVE_INFINITY ? `a whole number, ${least} or more` : `a whole number from ${least} to ${most}`;
    return numberWithin(mapping, key, { expected, accepts: (value) => Number.isInteger(value) && value >= least && value <= most }, problems);
}
function positive(mapping, key, problems) {
    return numberWithin(mapping, key, { expected: 'a number over 0', accepts: (value) => value > 0 }, problems);
}
function numberWithin(mapping, key, { expected, accepts }, problems) {
    const field = mapping.field(key);
    if (field === undefined)
        return undefined;
    const { value } = field;
    if (typeof value === 'number' && Number.isFinite(value) && accepts(value))
        return value;
    problems.push(field.wrongType(key, expected, adviceForNumber(value, accepts)));
    return undefined;
}
function adviceForNumber(value, accepts) {
    if (typeof value === 'string') {
        const isNumber = value.trim() !== '' && accepts(Number(value));
        return isNumber ? `Write ${Number(value)} without quotes.` : undefined;
    }
    const isPercent = typeof value === 'number' && value >= 10 && value <= 100 && !accepts(value) && accepts(0.5);
    return isPercent ? `Write ${Number((value / 100).toPrecision(12))} for ${value} %.` : undefined;
}
function adviceForFlag(value) {
    if (typeof value !== 'string')
        return undefined;
    if (/^(?:yes|on|true|y)$/i.test(value))
        return 'Write true, without quotes.';
    return /^(?:no|off|false|n)$/i.test(value) ? 'Write false, without quotes.' : undefined;
}


/***/ }),

/***/ 12730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isTagged),
/* harmony export */   Y: () => (/* binding */ nothingTagged)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40958);


const isTagged = ({ tags }, { tag, excludeTag }) => tag.every((each) => tags.includes(each)) && !excludeTag.some((each) => tags.includes(each));
function nothingTagged({ tag, excludeTag }, known) {
    const tags = [...new Set(known)].sort();
    const asked = [
        ...(tag.length > 0 ? [`with ${(0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(tag.map(quoted))}`] : []),
        ...(excludeTag.length > 0 ? [`without ${(0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(excludeTag.map(quoted))}`] : []),
    ];
    const missing = tag.find((each) => !tags.includes(each));
    return (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .userError */ .IF)('NOTHING_MATCHED', `No suite has the selected tags: ${asked.join(', ')}`, {
        expected: 'a suite with a "name" and these "tags"',
        found: tags.length === 0 ? 'suites without tags' : `the tags ${(0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(tags.map(quoted))}`,
        ...(missing !== undefined && { hint: (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(missing, tags, 'tags') }),
    });
}
const quoted = (tag) => `"${tag}"`;


/***/ }),

/***/ 56169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ idOf)
/* harmony export */ });
function idOf(item) {
    const id = item.field('id')?.text;
    return id === undefined || id.trim() === '' ? undefined : id;
}


/***/ }),

/***/ 93255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gk: () => (/* binding */ GRADER_LISTS),
  Pz: () => (/* binding */ readTest)
});

// UNUSED EXPORTS: TEST_FIELDS

// EXTERNAL MODULE: ./build/js/src/model/suite/kind.js
var suite_kind = __webpack_require__(38034);
// EXTERNAL MODULE: ./build/js/src/suites/graders/graders.js + 2 modules
var graders_graders = __webpack_require__(45780);
// EXTERNAL MODULE: ./build/js/src/suites/graders/implicit-graders.js
var implicit_graders = __webpack_require__(20054);
// EXTERNAL MODULE: ./build/js/src/suites/graders/preprocessors.js
var graders_preprocessors = __webpack_require__(83278);
// EXTERNAL MODULE: ./build/js/src/suites/workspace/workspace.js + 3 modules
var workspace_workspace = __webpack_require__(31116);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/suites/fields/fields.js
var fields = __webpack_require__(16214);
// EXTERNAL MODULE: ./build/js/src/suites/fields/messages.js
var fields_messages = __webpack_require__(59915);
// EXTERNAL MODULE: ./build/js/src/suites/fields/vars.js
var fields_vars = __webpack_require__(25073);
;// CONCATENATED MODULE: ./build/js/src/suites/fields/conversation.js






const CONVERSATION_FIELDS = ['turns', 'aggregation', 'on_turn_failure', 'window_size'];
const TURN_FIELDS = {
    of: 'a turn',
    read: ['input', 'expected_output', 'assertions'],
    required: ['input'],
    withoutEffect: {},
    meant: { assert: 'assertions', prompt: 'input', content: 'input' },
};
function readConversation(item, reading, vars, problems) {
    if (!isConversation(item, problems))
        return undefined;
    refuseExpected(item, problems);
    const turns = readTurns(item, reading, vars, problems);
    const windowSize = readWindowSize(item.field('window_size'), problems);
    return {
        turns,
        aggregation: readChoice(item, 'aggregation', ['mean', 'min', 'max'], problems),
        onTurnFailure: readChoice(item, 'on_turn_failure', ['continue', 'stop'], problems),
        ...(windowSize !== undefined && { windowSize }),
    };
}
function isConversation(item, problems) {
    const mode = item.field('mode');
    if (mode?.text === 'conversation')
        return true;
    if (mode !== undefined) {
        const meant = mode.text === undefined ? undefined : (0,did_you_mean/* didYouMean */.au)(mode.text, ['conversation']);
        problems.push(mode.wrongType('mode', 'conversation, or nothing', meant && `Did you mean "${meant}"?`));
        return false;
    }
    for (const name of CONVERSATION_FIELDS) {
        const field = item.field(name);
        if (field === undefined)
            continue;
        problems.push(field.error('MISSING_FIELD', `"${name}" needs "mode: conversation"`, {
            location: field.keyLocation,
            hint: 'Add "mode: conversation" to the test, or remove this key.',
        }));
    }
    return false;
}
function refuseExpected(item, problems) {
    for (const name of ['expected_output', 'expected_messages']) {
        const field = item.field(name);
        if (field === undefined)
            continue;
        problems.push(field.error('WRONG_TYPE', `A conversation cannot have its own "${name}"`, {
            location: field.keyLocation,
            hint: 'Put "expected_output" under the turn that it answers.',
        }));
    }
}
function readTurns(item, reading, vars, problems) {
    const list = item.field('turns');
    if (list === undefined || !list.isList || list.items().length === 0) {
        problems.push(list === undefined || list.isList
            ? (list ?? item).error('MISSING_FIELD', 'A conversation needs "turns"', {
                expected: 'a list of turns, at least one',
            })
            : list.wrongType('turns', 'a list of turns'));
        return [];
    }
    return list.items().flatMap((turn) => readTurn(turn, reading, vars, problems) ?? []);
}
function readTurn(item, reading, vars, problems) {
    if (!item.isMap) {
        problems.push(item.wrongType('turns', 'mappings with "input"'));
        return undefined;
    }
    (0,fields/* checkFields */.oA)(item, TURN_FIELDS, problems);
    const input = readTurnInput(item, vars, problems);
    const expectedField = item.field('expected_output');
    const [expected] = expectedField === undefined
        ? []
        : (0,fields_messages/* readExpected */.vX)((0,fields_vars/* withVars */.Jj)(expectedField, vars, problems), problems, 'expected_output', reading.references).slice(-1);
    const list = item.field('assertions');
    const { kinds, templates, references } = reading;
    const declared = list === undefined ? [] : (0,graders_graders/* readGraders */.T)(list, { kinds, templates, references, isTurn: true }, problems);
    const graders = declared.length === 0 && expected !== undefined ? (0,implicit_graders/* implicitGraders */.Mc)(item, undefined, kinds, problems) : declared;
    return input && { input, ...(expected !== undefined && { expected }), graders, location: item.location };
}
function readTurnInput(item, vars, problems) {
    const written = item.field('input');
    if (written === undefined) {
        problems.push(item.missing('input', 'A turn needs "input", the message of the user', 'text, or data that is sent as JSON'));
        return undefined;
    }
    const field = (0,fields_vars/* withVars */.Jj)(written, vars, problems);
    const { text } = field;
    if (text !== undefined)
        return { role: 'user', content: text };
    if (field.isMap || field.isList)
        return { role: 'user', content: { structured: field.value } };
    problems.push(field.wrongType('input', 'text, or data that is sent as JSON', 'Put quotes around it to make it text.'));
    return undefined;
}
function readWindowSize(field, problems) {
    if (field === undefined)
        return undefined;
    const { value } = field;
    if (typeof value === 'number' && Number.isInteger(value) && value >= 1)
        return value;
    problems.push(field.wrongType('window_size', 'a whole number, 1 or more'));
    return undefined;
}
function readChoice(item, name, choices, problems) {
    const field = item.field(name);
    const chosen = choices.find((choice) => choice === field?.text);
    if (field !== undefined && chosen === undefined) {
        const meant = field.text === undefined ? undefined : (0,did_you_mean/* didYouMean */.au)(field.text, choices);
        problems.push(field.wrongType(name, choices.join(' or '), meant && `Did you mean "${meant}"?`));
    }
    return chosen ?? choices[0];
}

// EXTERNAL MODULE: ./build/js/src/suites/fields/dependencies.js
var fields_dependencies = __webpack_require__(87766);
// EXTERNAL MODULE: ./build/js/src/suites/fields/metadata.js
var metadata = __webpack_require__(6710);
// EXTERNAL MODULE: ./build/js/src/suites/fields/numbers.js
var numbers = __webpack_require__(65953);
;// CONCATENATED MODULE: ./build/js/src/suites/fields/test-execution.js


const EXECUTION_FIELDS = {
    of: "a test's execution",
    read: ['skip_defaults', 'threshold', 'assertions', 'assert', 'evaluators', 'targets'],
    withoutEffect: { target: 'a test runs on the targets of its suite; restrict them with "targets"' },
    elsewhere: {
        must_pass: 'Put it on the test itself.',
        timeout_seconds: 'Put it on the test itself, next to "id".',
        max_cost_usd: 'Put it on the test itself, next to "id".',
    },
};
function readExecution(field, problems) {
    if (field === undefined)
        return undefined;
    if (!field.isMap) {
        problems.push(field.wrongType('execution', 'a mapping'));
        return undefined;
    }
    (0,fields/* checkFields */.oA)(field, EXECUTION_FIELDS, problems);
    const skip = field.field('skip_defaults');
    if (skip !== undefined && typeof skip.value !== 'boolean')
        problems.push(skip.wrongType('skip_defaults', 'true or false', (0,numbers/* adviceForFlag */.iB)(skip.value)));
    return {
        skipDefaults: skip?.value === true,
        threshold: (0,numbers/* share */.uM)(field, 'threshold', problems),
        targets: readTargetNames(field.field('targets'), problems),
    };
}
function readTargetNames(field, problems) {
    if (field === undefined)
        return undefined;
    const names = field.items().flatMap((item) => item.text?.trim() || []);
    if (field.isList && names.length === field.items().length)
        return names;
    problems.push(field.wrongType('targets', 'a list of target names'));
    return undefined;
}

// EXTERNAL MODULE: ./build/js/src/suites/fields/test-id.js
var test_id = __webpack_require__(56169);
// EXTERNAL MODULE: ./build/js/src/suites/fields/file-parts.js
var file_parts = __webpack_require__(97002);
;// CONCATENATED MODULE: ./build/js/src/suites/fields/test-input.js




function readSuiteInput(suite, vars, problems) {
    if (suite.inputField === undefined)
        return suite.input;
    const field = (0,fields_vars/* withVars */.Jj)(suite.inputField, vars, problems);
    return field === suite.inputField ? suite.input : (0,fields_messages/* readInput */.R5)(field, problems, 'input', suite.references);
}
function readOwnInput(item, suite, vars, problems) {
    const found = (0,fields/* firstOf */.Ku)(item, ['input', 'input_messages'], problems);
    if (found === undefined) {
        const message = 'A test needs "input", the question to the target';
        const slip = ['prompt', 'question', 'messages'].find((key) => item.key(key) !== undefined);
        const hint = slip && `Did you mean "input" instead of "${slip}"?`;
        problems.push(item.missing('input', message, 'text, a mapping, or a list of messages', hint));
        return [];
    }
    const before = problems.length;
    const field = (0,fields_vars/* withVars */.Jj)(found.field, vars, problems);
    const files = readAttached(item, { name: found.name, field, vars }, suite, problems);
    if (files.length > 0)
        return [{ role: 'user', content: [...files, ...textPart(field.text)] }];
    const messages = (0,fields_messages/* readInput */.R5)(field, problems, found.name, suite.references);
    if (messages.length === 0 && problems.length === before) {
        problems.push(found.field.error('MISSING_FIELD', `"${found.name}" contains no message`, { found: found.field.found }));
    }
    return messages;
}
function readAttached(item, input, suite, problems) {
    const own = item.field('input_files');
    const list = own ?? suite.inputFiles;
    if (list === undefined || (list.isList && list.items().length === 0))
        return [];
    if (input.field.text !== undefined) {
        return (0,file_parts/* readInputFiles */.U)((0,fields_vars/* withVars */.Jj)(list, input.vars, problems), suite.references, problems);
    }
    const whose = own === undefined ? '"input_files" of the suite' : '"input_files"';
    problems.push((own ?? input.field).warning('UNUSED', `${whose} is ignored because "${input.name}" is not text`, {
        location: (own ?? input.field).keyLocation,
        hint: 'Put the files into the content of the messages: { type: file, value: \u2026 }.',
    }));
    return [];
}
const textPart = (text = '') => (text === '' ? [] : [{ type: 'text', value: text }]);
function pathsOf(messages) {
    const parts = messages.flatMap(({ content }) => (Array.isArray(content) ? content : []));
    return parts.length === 0
        ? []
        : [
            ...new Set(parts.flatMap((part) => (part.type === 'file' || part.type === 'image' ? (part.absolutePath ?? []) : []))),
        ];
}

;// CONCATENATED MODULE: ./build/js/src/suites/fields/test.js















const TEST_FIELDS = {
    of: 'a test',
    read: [
        'id',
        'criteria',
        'expected_outcome',
        'outcome',
        'input',
        'input_messages',
        'input_files',
        'vars',
        'expected_output',
        'expected_messages',
        'assertions',
        'assert',
        'evaluators',
        'rubrics',
        'evaluator',
        'preprocessors',
        'execution',
        'metadata',
        'conversation_id',
        'depends_on',
        'on_dependency_failure',
        'must_pass',
        'timeout_seconds',
        'max_cost_usd',
        'mode',
        'workspace',
        ...CONVERSATION_FIELDS,
    ],
    required: ['id', 'input'],
    withoutEffect: { suite: 'the name of the suite belongs at the top of the file' },
    removed: { deterministic: 'Remove it: suspected regressions are re-run.' },
    meant: {
        name: 'id',
        prompt: 'input',
        question: 'input',
        messages: 'input',
        expected: 'expected_output',
        graders: 'assertions',
    },
    elsewhere: {
        threshold: 'Put it under "execution" of the test.',
        skip_defaults: 'Put it under "execution" of the test.',
        targets: 'Put it under "execution" of the test.',
        target: 'A test runs on the targets of its suite; "targets" under its "execution" restricts them.',
    },
};
const GRADER_LISTS = [
    'assertions',
    'assert',
    'execution.evaluators',
    'execution.assertions',
    'execution.assert',
    'evaluators',
];
function readTest(item, index, suite, warnings) {
    const problems = [];
    const test = readFields(item, suite, problems);
    for (const problem of problems)
        if (problem.severity === 'warning')
            warnings.push(problem);
    const errors = problems.filter((problem) => problem.severity === 'error' && !item.isUnknown(problem));
    if (errors.length === 0 && test !== undefined)
        return test;
    return { kind: 'broken', id: (0,test_id/* idOf */.T)(item) ?? `#${index + 1}`, location: item.location, problems: errors };
}
function readFields(item, suite, problems) {
    if (!item.isMap) {
        problems.push(item.error('WRONG_TYPE', 'A test must be a mapping', {
            expected: '"id", "input" and graders',
            found: item.found,
        }));
        return undefined;
    }
    (0,fields/* checkFields */.oA)(item, TEST_FIELDS, problems);
    const execution = readExecution(item.field('execution'), problems);
    const id = readId(item, problems);
    const texts = readTexts(item, suite, execution?.skipDefaults ?? false, problems);
    const graders = readTestGraders(item, suite, { texts, skipDefaults: execution?.skipDefaults ?? false }, problems);
    const metadata = readMetadata(item, suite.metadata, problems);
    const conversationId = readConversationId(item.field('conversation_id'), problems);
    const dependencies = (0,fields_dependencies/* readDependencies */.g)(item, problems);
    const timeoutSeconds = (0,numbers/* positive */.yj)(item, 'timeout_seconds', problems);
    const maxCostUsd = (0,numbers/* positive */.yj)(item, 'max_cost_usd', problems);
    const workspace = readOwnWorkspace(item, suite, problems);
    const mustPass = readMustPass(item.field('must_pass'), problems);
    if (id === undefined)
        return undefined;
    const { criteria, input, expected } = texts;
    return {
        kind: 'test',
        id,
        location: item.location,
        criteria,
        input,
        expected,
        inputFiles: pathsOf(input),
        ...graders,
        ...(timeoutSeconds !== undefined && { timeoutSeconds }),
        ...(maxCostUsd !== undefined && { maxCostUsd }),
        ...(execution?.threshold !== undefined && { threshold: execution.threshold }),
        ...(execution?.targets !== undefined && { targets: execution.targets }),
        mustPass,
        ...(conversationId !== undefined && { conversationId }),
        ...dependencies,
        ...(workspace && { workspace }),
        ...(metadata !== undefined && { metadata }),
    };
}
function readTexts(item, suite, skipDefaults, problems) {
    const vars = (0,fields_vars/* readVars */.nK)(item, suite.fillBudget ?? (0,fields_vars/* newFillBudget */.Rw)(), problems);
    const written = (0,fields/* firstOf */.Ku)(item, CRITERIA, problems, { counts: isNotBlank });
    const criteria = readCriteria(written, vars, problems);
    const suiteInput = skipDefaults ? [] : readSuiteInput(suite, vars, problems);
    const attachable = { references: suite.references, inputFiles: skipDefaults ? undefined : suite.inputFiles };
    const ownInput = readOwnInput(item, attachable, vars, problems);
    const answer = (0,fields/* firstOf */.Ku)(item, ['expected_output', 'expected_messages'], problems);
    const conversation = readConversation(item, suite, vars, problems);
    const expected = answer === undefined || conversation !== undefined
        ? []
        : (0,fields_messages/* readExpected */.vX)((0,fields_vars/* withVars */.Jj)(answer.field, vars, problems), problems, answer.name, suite.references);
    return { criteria, written: written?.field, input: suiteInput.concat(ownInput), expected, conversation };
}
function readTestGraders(item, suite, { texts, skipDefaults }, problems) {
    const { criteria, written, expected, conversation } = texts;
    const declared = (0,graders_graders/* declaredGraders */.x)(item, GRADER_LISTS, problems);
    const rubrics = (0,implicit_graders/* readRubrics */.vF)(item, suite.kinds, problems);
    const own = rubrics.concat(declared === undefined ? [] : (0,graders_graders/* readGraders */.T)(declared, suite, problems));
    const ownPreprocessors = (0,graders_preprocessors/* readPreprocessors */.XW)(item, suite.kinds, suite.references, problems);
    const preprocessors = (suite.preprocessors ?? []).concat(ownPreprocessors);
    const named = own.concat(skipDefaults ? [] : suite.graders);
    const hasGraders = declared !== undefined || own.length > 0;
    const isSpecified = written !== undefined || expected.length > 0 || hasGraders || conversation !== undefined;
    requireGraders(item, named, isSpecified, problems);
    const isImplicit = named.length === 0 && item.field('turns') === undefined;
    if (criteria !== '' && !isImplicit)
        warnOfUnusedCriteria(written ?? item, named, suite.kinds, problems);
    const evaluator = (0,implicit_graders/* readEvaluator */.w8)(item, suite.kinds, problems) ?? suite.evaluator;
    const needsGraders = named.length === 0 && conversation === undefined;
    const graders = needsGraders ? (0,implicit_graders/* implicitGraders */.Mc)(item, evaluator, suite.kinds, problems) : named;
    const complete = (all) => (0,graders_preprocessors/* withInherited */.f$)(all, preprocessors, suite.kinds);
    const turns = conversation?.turns.map((turn) => ({ ...turn, graders: complete(turn.graders) }));
    return { graders: complete(graders), ...(conversation && turns && { conversation: { ...conversation, turns } }) };
}
function readId(item, problems) {
    const id = (0,test_id/* idOf */.T)(item);
    if (id !== undefined)
        return id;
    const field = item.key('id');
    if (field === undefined) {
        problems.push(item.missing('id', 'A test needs an "id"', 'text that no other test of the file has'));
        return undefined;
    }
    const isScalar = typeof field.value === 'number' || typeof field.value === 'boolean';
    const hint = isScalar ? `Put quotes around it: id: "${field.value}".` : undefined;
    problems.push(field.wrongType('id', 'text that is not empty', hint));
    return undefined;
}
const CRITERIA = ['criteria', 'expected_outcome', 'outcome'];
const isNotBlank = ({ value }) => typeof value !== 'string' || value.trim() !== '';
function readCriteria(found, vars, problems) {
    if (found === undefined)
        return '';
    const { text } = (0,fields_vars/* withVars */.Jj)(found.field, vars, problems);
    if (text !== undefined)
        return text;
    problems.push(found.field.wrongType(found.name, 'text'));
    return '';
}
function readMustPass(field, problems) {
    if (field === undefined || typeof field.value === 'boolean')
        return field?.value === true;
    problems.push(field.wrongType('must_pass', 'true or false', (0,numbers/* adviceForFlag */.iB)(field.value)));
    return false;
}
function readConversationId(field, problems) {
    if (field !== undefined && field.text === undefined)
        problems.push(field.wrongType('conversation_id', 'text'));
    return field?.text;
}
function readOwnWorkspace(item, { workspaces, workspace }, problems) {
    if (workspaces === undefined)
        return undefined;
    const own = (0,workspace_workspace/* readWorkspace */.iF)(item.field('workspace'), workspaces, problems);
    return (0,workspace_workspace/* workspaceOf */.B3)(workspace, own, workspaces.folder, problems);
}
function readMetadata(item, suite, problems) {
    const field = item.field('metadata');
    if (field === undefined)
        return suite;
    if (field.isMap)
        return (0,metadata/* mergeMetadata */.W1)(suite ?? {}, field.value);
    problems.push(field.wrongType('metadata', 'a mapping'));
    return suite;
}
function requireGraders(item, graders, isSpecified, problems) {
    const message = 'This test does not define a good answer';
    if (!isSpecified && graders.length > 0) {
        problems.push(item.warning('MISSING_FIELD', `${message}; it is graded by the graders of the suite alone`, {
            hint: 'AgentV skips such a test. Add "assertions: []" to use only the graders of the suite.',
        }));
    }
    else if (!isSpecified && !problems.some(({ hint }) => hint === 'Did you mean "assertions"?')) {
        problems.push(item.missing('assertions', message, '"assertions", "criteria" or "expected_output"'));
    }
}
function warnOfUnusedCriteria(field, graders, kinds, problems) {
    if (graders.some((spec) => readsCriteria(spec, kinds)))
        return;
    problems.push(field.warning('UNUSED', '"criteria" is not graded: none of the graders of this test reads it', {
        location: field.keyLocation,
        hint: 'Leave it as a note, or add a grader that reads it (llm-grader, code-grader).',
    }));
}
function readsCriteria({ type, options, members = [] }, kinds) {
    const kind = (0,suite_kind/* findKind */.oH)(kinds, type);
    const isReader = kind?.startsPrograms?.(options) === true || kind?.needsJudge?.(options) === true;
    return isReader || members.some((member) => readsCriteria(member, kinds));
}


/***/ }),

/***/ 25073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ mentionsVars),
/* harmony export */   Jj: () => (/* binding */ withVars),
/* harmony export */   Rw: () => (/* binding */ newFillBudget),
/* harmony export */   nK: () => (/* binding */ readVars)
/* harmony export */ });
/* harmony import */ var _model_suite_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23609);
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40958);
/* harmony import */ var _shared_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16955);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);




const MOST_FILLED = 64 * 1024 * 1024;
const newFillBudget = () => ({ left: MOST_FILLED });
function readVars(item, budget, problems) {
    const field = item.field('vars');
    if (field === undefined)
        return undefined;
    if ((0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .p)(field.value))
        return { values: field.value, budget };
    problems.push(field.wrongType('vars', 'a mapping of names and values'));
    return undefined;
}
function withVars(field, given, problems) {
    const vars = given ?? NO_VARS;
    const texts = new Map();
    const undefinedNames = new Map();
    const value = fill(field, [], { ...vars, undefinedNames, texts });
    for (const [name, location] of undefinedNames)
        problems.push(undefinedVariable(name, location, vars));
    if (vars.budget.left < 0) {
        problems.push(field.error('FILE_TOO_LARGE', 'The variables of this suite add too much text', {
            expected: `at most ${MOST_FILLED} characters in total`,
            hint: 'Move long texts to files.',
        }));
        return field;
    }
    if (value === field.value)
        return field;
    return new _model_suite_source_js__WEBPACK_IMPORTED_MODULE_0__/* .Cursor */ .bs(new _model_suite_source_js__WEBPACK_IMPORTED_MODULE_0__/* .Source */ .kL(field.location.file, locationsOf(field), { retyped: texts }), value);
}
const mentionsVars = ({ value }) => JSON.stringify(value)?.includes('{{') ?? false;
const NO_VARS = { values: {}, budget: { left: Number.POSITIVE_INFINITY } };
function fill(field, path, filling) {
    const { value } = field;
    if (typeof value === 'string')
        return value.includes('{{') ? fillText(value, field.location, path, filling) : value;
    if (field.isList) {
        const items = field.items();
        const filled = items.map((item, index) => fill(item, [...path, index], filling));
        return filled.some((item, index) => item !== items[index]?.value) ? filled : value;
    }
    if ((0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .p)(value)) {
        const filled = field.keys().map((key) => {
            const child = field.key(key);
            return [key, child && fill(child, [...path, key], filling)];
        });
        return filled.some(([key, item]) => item !== value[key]) ? Object.fromEntries(filled) : value;
    }
    if (field.text !== undefined)
        filling.texts.set(JSON.stringify(path), field.text);
    return value;
}
const TOKEN = /\{\{\s*([A-Za-z_][A-Za-z0-9_.]*)\s*\}\}/g;
const WHOLE = /^\{\{\s*([A-Za-z_][A-Za-z0-9_.]*)\s*\}\}$/;
function fillText(text, location, path, filling) {
    const { values, budget, undefinedNames, texts } = filling;
    const lookUp = (name) => {
        const found = variable(name, values);
        if (found === undefined && !undefinedNames.has(name))
            undefinedNames.set(name, location);
        return found;
    };
    const whole = WHOLE.exec(text)?.[1];
    if (whole !== undefined) {
        const found = lookUp(whole);
        if (found === undefined)
            return text;
        const asText = textOf(found, budget);
        if (typeof found === 'number' || typeof found === 'boolean')
            texts.set(JSON.stringify(path), asText);
        return found;
    }
    return text.replace(TOKEN, (token, name) => {
        const found = lookUp(name);
        return found === undefined ? token : textOf(found, budget);
    });
}
function undefinedVariable(name, location, { values }) {
    const meant = (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(name, Object.keys(values));
    return {
        code: 'UNUSED',
        severity: 'warning',
        message: `"{{ ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(name, 60)} }}" is not replaced: "vars" of the test does not define it`,
        location,
        hint: meant === undefined
            ? 'Define it under "vars", or ignore this if it is plain text.'
            : `Did you mean "{{ ${meant} }}"?`,
    };
}
function textOf(found, budget) {
    if (budget.left < 0)
        return '';
    const text = typeof found === 'string' ? found : JSON.stringify(found);
    budget.left -= text.length;
    return text;
}
function variable(name, values) {
    return name
        .split('.')
        .reduce((at, key) => ((0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .p)(at) && Object.hasOwn(at, key) ? at[key] : undefined), values);
}
const locationsOf = (field) => ({
    valueAt: (path) => field.below(path),
    keyAt: (path) => descend(field, path)?.keyLocation ?? field.below(path),
});
function descend(field, path) {
    return path.reduce((at, step) => (typeof step === 'number' ? at?.items()[step] : at?.key(step)), field);
}


/***/ }),

/***/ 60897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ix: () => (/* binding */ readAgentSkills),
/* harmony export */   JQ: () => (/* binding */ readSkillName),
/* harmony export */   eC: () => (/* binding */ readEvals),
/* harmony export */   pC: () => (/* binding */ criteriaOf),
/* harmony export */   rP: () => (/* binding */ checkEval)
/* harmony export */ });
/* unused harmony exports FILE_FIELDS, EVAL_FIELDS */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_suite_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23609);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _fields_among_tests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81203);
/* harmony import */ var _fields_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16214);
/* harmony import */ var _fields_test_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93255);
/* harmony import */ var _suite_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79468);







const FILE_FIELDS = {
    of: 'an evals.json',
    read: ['$schema', 'skill_name', 'evals'],
    required: ['evals'],
    withoutEffect: {},
};
const EVAL_FIELDS = {
    of: 'an eval of a skill',
    read: ['id', 'prompt', 'expected_output', 'files', 'assertions', 'expectations'],
    required: ['id', 'prompt'],
    withoutEffect: {},
    meant: { input: 'prompt' },
};
const CRITERION_FIELDS = {
    of: 'an assertion of a skill',
    read: ['id', 'name', 'text', 'description'],
    withoutEffect: {},
};
const CRITERIA = ['assertions', 'expectations'];
function criteriaIn(item) {
    const all = CRITERIA.flatMap((key) => item.field(key)?.items() ?? []);
    return all.map((at, index) => ({ at, criterion: criterionAt(at, `assertion-${index + 1}`) }));
}
const criteriaOf = (item) => criteriaIn(item).flatMap(({ criterion }) => criterion ?? []);
function criterionAt(at, otherName) {
    if (!at.isMap)
        return at.text?.trim() ? { name: otherName, text: at.text } : undefined;
    const word = (key) => at.field(key)?.text?.trim() || undefined;
    const text = word('text') ?? word('description') ?? word('name');
    return text === undefined ? undefined : { name: word('name') ?? word('id') ?? otherName, text };
}
async function readAgentSkills(at, reading, problems) {
    const text = await (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readText */ .yR)(at.path, reading, problems);
    if (text === undefined)
        return undefined;
    const opened = (0,_model_suite_source_js__WEBPACK_IMPORTED_MODULE_1__/* .openJson */ .VH)(at.file, text);
    if (opened.kind === 'invalid') {
        problems.push(...opened.problems);
        return undefined;
    }
    const { root } = opened;
    const evals = readEvals(root, problems);
    if (evals === undefined)
        return undefined;
    const skill = readSkillName(root, problems);
    const roots = await rootsOf(at.folder, reading);
    const read = [];
    for (const item of evals.items())
        read.push(await readEval(item, { skill, roots }, reading));
    (0,_fields_among_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseRepeatedIds */ .V)(read.map(({ entry }) => entry), problems);
    const tests = read.map((each, index) => testOf(each, index, reading, problems));
    return {
        name: (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_6__/* .nameOfFile */ .Ri)(at.path),
        file: at.file,
        path: at.path,
        folder: at.folder,
        location: root.location,
        format: 'agent-skills',
        tags: [],
        category: at.category,
        targets: [],
        failOnError: false,
        tests,
    };
}
function readEvals(root, problems) {
    const hint = 'A .json file is read as the evals of an Agent Skill. If it is something else, exclude it with "!".';
    if (!root.isMap) {
        problems.push(root.error('WRONG_TYPE', 'An evals.json must be an object', { expected: '"evals"', found: root.found, hint }));
        return undefined;
    }
    (0,_fields_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .checkFields */ .oA)(root, FILE_FIELDS, problems);
    const evals = root.field('evals');
    if (evals === undefined) {
        problems.push(root.missing('evals', 'This file has no "evals"', 'a list of evals', hint));
        return undefined;
    }
    if (evals.items().length > 0)
        return evals;
    problems.push(evals.isList
        ? evals.error('MISSING_FIELD', '"evals" is empty: there is nothing to run', { expected: 'at least one eval' })
        : evals.wrongType('evals', 'a list of evals'));
    return undefined;
}
function readSkillName(root, problems) {
    const field = root.field('skill_name');
    if (field !== undefined && field.text === undefined)
        problems.push(field.wrongType('skill_name', 'text'));
    return field?.text;
}
async function rootsOf(folder, { bounds, files }) {
    for (let at = folder; bounds.hold(at) && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(at) !== at; at = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(at)) {
        if ((await files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(at, 'SKILL.md'))) === 'file')
            return [...new Set([folder, at])];
    }
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(folder) === 'evals' ? [folder, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder)] : [folder];
}
async function readEval(item, { skill, roots }, reading) {
    const problems = [];
    checkEval(item, problems);
    const files = await readFiles(item, roots, reading, problems);
    return { item, entry: asTest(item, skill, files[0]?.root ?? roots[0]), files, problems };
}
function asTest(item, skill, folder) {
    const { value } = item;
    if (!item.isMap)
        return item;
    const { id, prompt, expected_output: expected } = value;
    const files = filesOf(item);
    const criteria = criteriaIn(item);
    const test = {
        id: typeof id === 'number' ? String(id) : id,
        input: prompt,
        ...(typeof expected === 'string' && expected.trim() !== '' && { criteria: expected, expected_output: expected }),
        ...(criteria.length > 0 ? { assertions: criteria.map(asGrader) } : unreadable(item)),
        metadata: {
            ...(skill !== undefined && { skill_name: skill }),
            ...(files.length > 0 && {
                agent_skills_files: files.map(({ text }) => text),
                agent_skills_base_dir: folder,
            }),
        },
    };
    const locations = criteria.map(({ at }) => at);
    return new _model_suite_source_js__WEBPACK_IMPORTED_MODULE_1__/* .Cursor */ .bs(new _model_suite_source_js__WEBPACK_IMPORTED_MODULE_1__/* .Source */ .kL(item.location.file, locationsIn(item, locations)), test);
}
const asGrader = ({ at, criterion }) => {
    if (criterion !== undefined)
        return { type: 'llm-grader', name: criterion.name, prompt: criterion.text };
    return typeof at.value === 'string' ? { type: 'llm-grader', prompt: at.value } : at.value;
};
function unreadable(item) {
    const field = item.field('assertions');
    return field === undefined || field.isList ? {} : { assertions: field.value };
}
const filesOf = (item) => item
    .field('files')
    ?.items()
    .filter(({ text }) => text !== undefined) ?? [];
const NAMES = { input: 'prompt', criteria: 'expected_output', metadata: 'files' };
function locationsIn(item, criteria) {
    const locationAt = (path) => {
        const [first, index, ...rest] = path;
        const criterion = first === 'assertions' && typeof index === 'number' ? criteria[index] : undefined;
        return criterion === undefined ? item.below(renamed(path)) : criterion.below(rest);
    };
    const renamed = ([first, ...rest]) => first === undefined ? [] : [typeof first === 'string' ? (NAMES[first] ?? first) : first, ...rest];
    return {
        valueAt: locationAt,
        keyAt: (path) => {
            const [first, ...rest] = renamed(path);
            const key = typeof first === 'string' && rest.length === 0 ? item.key(first) : undefined;
            return key?.keyLocation ?? locationAt(path);
        },
    };
}
function testOf({ item, entry, files, problems: own }, index, reading, problems) {
    const warnings = [];
    const defaults = { input: [], graders: [], metadata: undefined, kinds: reading.graders };
    const test = (0,_fields_test_js__WEBPACK_IMPORTED_MODULE_5__/* .readTest */ .Pz)(entry, index, defaults, warnings);
    const news = warnings.filter(({ code }) => code !== 'UNUSED');
    problems.push(...news, ...own.filter(({ severity }) => severity === 'warning'));
    const errors = own.filter(({ severity }) => severity === 'error');
    if (test.kind === 'test' && errors.length === 0)
        return { ...test, inputFiles: files.map(({ path }) => path), ...workspaceFor(files, item) };
    const others = test.kind === 'broken' ? test.problems.filter((problem) => !isReported(problem, errors)) : [];
    return { kind: 'broken', id: test.id, location: item.location, problems: [...errors, ...others] };
}
function workspaceFor(found, { location }) {
    if (found.length === 0)
        return {};
    const files = found.map(({ path, root }) => ({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, path).replaceAll('\\', '/'), from: path }));
    const requires = { commands: [], pythonModules: [] };
    return { workspace: { isolation: 'per_test', repositories: [], hooks: {}, requires, files, location } };
}
function checkEval(item, problems) {
    if (!item.isMap) {
        problems.push(item.error('WRONG_TYPE', 'An eval must be an object', { expected: '"id" and "prompt"', found: item.found }));
        return;
    }
    (0,_fields_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .checkFields */ .oA)(item, EVAL_FIELDS, problems);
    const id = item.key('id');
    if (id === undefined)
        problems.push(item.missing('id', 'An eval needs an "id"', 'a unique number or text'));
    else if (typeof id.value !== 'number' && !id.text?.trim())
        problems.push(id.wrongType('id', 'a number or text'));
    const prompt = item.key('prompt');
    if (prompt === undefined)
        problems.push(item.missing('prompt', 'An eval needs a "prompt"', 'the question to the agent'));
    else if (!prompt.text?.trim())
        problems.push(prompt.wrongType('prompt', 'text that is not empty'));
    const expected = item.field('expected_output');
    if (expected !== undefined && expected.text === undefined)
        problems.push(expected.wrongType('expected_output', 'text'));
    for (const key of CRITERIA) {
        const list = item.field(key);
        if (list !== undefined && !list.isList)
            problems.push(list.wrongType(key, 'a list of criteria'));
        for (const at of list?.items() ?? [])
            checkCriterion(at, key, problems);
    }
}
function checkCriterion(at, key, problems) {
    if (at.isMap)
        (0,_fields_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .checkFields */ .oA)(at, CRITERION_FIELDS, problems);
    if (criterionAt(at, key) === undefined) {
        problems.push(at.wrongType(key, 'text that is not empty, or an object with "text" or "description"'));
    }
}
const isReported = ({ location }, errors) => errors.some((error) => error.location?.line === location?.line && error.location?.column === location?.column);
async function readFiles(item, roots, reading, problems) {
    const list = item.field('files');
    if (list !== undefined && !list.isList)
        problems.push(list.wrongType('files', 'a list of paths'));
    const found = [];
    for (const field of list?.items() ?? []) {
        const file = field.text?.trim() ? await findFile(field, field.text, roots, { reading, problems }) : undefined;
        if (!field.text?.trim())
            problems.push(field.wrongType('files', 'the path of a file'));
        if (file !== undefined)
            found.push(file);
    }
    return found;
}
async function findFile(field, written, roots, { reading: { bounds, files }, problems }) {
    const shown = (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutMiddle */ .it)(written, 200);
    const refuse = (message, more) => problems.push(field.error('FILE_UNREADABLE', message, more));
    let isFolder = false;
    for (const root of roots) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, written);
        if (!bounds.hold(path))
            continue;
        const state = await (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_6__/* .orReported */ .d7)(() => files.state(path), problems, field.location);
        if (state === undefined)
            return undefined;
        isFolder ||= state === 'folder';
        if (state !== 'file')
            continue;
        const side = await (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_6__/* .orReported */ .d7)(() => bounds.sideOf(path), problems, field.location);
        if (side === 'inside')
            return { path, root };
        if (side !== undefined)
            refuse(...outside(shown));
        return undefined;
    }
    if (roots.every((root) => !bounds.hold((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, written))))
        refuse(...outside(shown));
    else {
        const message = isFolder ? `${shown} is a folder, not a file` : `There is no file ${shown}`;
        const hint = 'Paths start in the folder of the evals.json, or in the root folder of the skill.';
        problems.push(field.error('FILE_MISSING', message, { hint }));
    }
    return undefined;
}
const outside = (shown) => [
    `${shown} is outside the repository and is not given to agents`,
    { expected: 'a file of the repository' },
];


/***/ }),

/***/ 97692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TK: () => (/* binding */ readJsonlSuite),
/* harmony export */   g9: () => (/* binding */ sidecarPaths),
/* harmony export */   gA: () => (/* binding */ datasetOf),
/* harmony export */   hQ: () => (/* binding */ sidecarOf),
/* harmony export */   kB: () => (/* binding */ NOT_IN_ITS_EXECUTION),
/* harmony export */   xH: () => (/* binding */ NOT_IN_A_LINE)
/* harmony export */ });
/* unused harmony export SIDECAR_FIELDS */
/* harmony import */ var _fields_among_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81203);
/* harmony import */ var _fields_execution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38199);
/* harmony import */ var _fields_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16214);
/* harmony import */ var _fields_test_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93255);
/* harmony import */ var _fields_vars_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25073);
/* harmony import */ var _graders_graders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45780);
/* harmony import */ var _graders_implicit_graders_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20054);
/* harmony import */ var _references_references_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61844);
/* harmony import */ var _suite_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79468);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(31455);










const SIDECAR_FIELDS = {
    of: 'the settings file of a JSONL suite',
    read: ['$schema', 'name', 'suite', 'dataset', 'description', 'execution', 'evaluator'],
    withoutEffect: {
        ...ignored(['tests', 'eval_cases', 'evalcases', 'cases'], 'the lines of the JSONL file are the tests'),
        ...ignored(['assertions', 'assert', 'evaluators'], 'put the graders under "execution"'),
        ...ignored(['target'], 'put it under "execution"'),
        ...ignored(['input', 'input_files', 'workspace', 'metadata', 'governance', 'preprocessors', 'category'], 'AgentV does not read it for a JSONL suite'),
        ...ignored(['version', 'author', 'license', 'tags', 'requires'], 'AgentV does not read it for a JSONL suite'),
    },
    elsewhere: { targets: 'Put it under "execution".', threshold: 'Put it under "execution".' },
};
const NOT_IN_A_LINE = [
    'vars',
    'workspace',
    'metadata',
    'turns',
    'mode',
    'aggregation',
    'on_turn_failure',
    'window_size',
    'depends_on',
    'on_dependency_failure',
    'category',
];
const NOT_IN_ITS_EXECUTION = ['threshold', 'targets'];
const IN_EXECUTION = ['execution.assertions', 'execution.assert', 'execution.evaluators'];
async function readJsonlSuite(at, reading, problems) {
    const text = await (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_8__/* .readText */ .yR)(at.path, reading, problems);
    const lines = text === undefined ? undefined : reading.texts.jsonLines(at.file, text, problems);
    const sidecar = await readSidecar(at, reading, problems);
    if (lines === undefined)
        return undefined;
    if (lines.length === 0)
        problems.push(noTests(at));
    (0,_fields_among_tests_js__WEBPACK_IMPORTED_MODULE_0__/* .refuseRepeatedIds */ .V)(lines, problems);
    return (0,_references_references_js__WEBPACK_IMPORTED_MODULE_7__/* .readSettled */ .Gn)((reported) => suiteOf({ lines, sidecar }, at, reading, reported), reading.references, problems);
}
async function datasetOf(root, path, reading, problems) {
    if (!root.isMap || _yaml_js__WEBPACK_IMPORTED_MODULE_9__/* .TEST_LISTS */ .tv.some((name) => root.key(name) !== undefined))
        return undefined;
    const bases = [/\.ya?ml$/i, /\.eval\.ya?ml$/i].flatMap((ending) => ending.test(path) ? path.replace(ending, '') : []);
    for (const base of bases) {
        const dataset = `${base}.jsonl`;
        const state = await (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_8__/* .orReported */ .d7)(() => reading.files.state(dataset), problems, root.location);
        if (state === 'file' && (await sidecarOf(dataset, reading, problems)) === path)
            return dataset;
    }
    return undefined;
}
async function sidecarOf(dataset, { files }, problems) {
    for (const path of sidecarPaths(dataset)) {
        const state = await (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_8__/* .orReported */ .d7)(() => files.state(path), problems);
        if (state === 'file')
            return path;
    }
    return undefined;
}
function sidecarPaths(dataset) {
    const base = dataset.replace(/\.jsonl$/i, '');
    return ['.yaml', '.eval.yaml', '.yml', '.eval.yml'].map((ending) => `${base}${ending}`);
}
async function readSidecar({ path, file }, reading, problems) {
    const sidecar = await sidecarOf(path, reading, problems);
    if (sidecar === undefined)
        return undefined;
    const shown = reading.shown(sidecar);
    const location = { file: shown, line: 1, column: 1 };
    const side = await (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_8__/* .orReported */ .d7)(() => reading.bounds.sideOf(sidecar), problems, location);
    if (side !== 'inside') {
        const message = `${shown} is a link that leads out of the repository and is not read`;
        if (side !== undefined)
            problems.push({ code: 'FILE_UNREADABLE', severity: 'error', message, location });
        return undefined;
    }
    const text = await (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_8__/* .readText */ .yR)(sidecar, reading, problems, location);
    const root = text === undefined ? undefined : reading.texts.yaml(shown, text, problems);
    if (root === undefined || root.isMap)
        return root;
    if (root.value !== null) {
        const hint = `It is read as the settings of ${file}, which has the same name. Rename one of them.`;
        problems.push(root.error('WRONG_TYPE', 'The settings file of a JSONL suite must be a mapping', { found: root.found, hint }));
    }
    return undefined;
}
const noTests = ({ file }) => ({
    code: 'MISSING_FIELD',
    severity: 'error',
    message: 'The file is empty: there is nothing to run',
    location: { file, line: 1, column: 1 },
    expected: 'a JSON object on each line: one test',
});
function suiteOf({ lines, sidecar }, at, reading, problems) {
    const templates = reading.newTemplates();
    const { graders: kinds, references } = reading;
    const settings = sidecar?.without(['target']);
    if (sidecar !== undefined)
        (0,_fields_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .checkFields */ .oA)(sidecar, SIDECAR_FIELDS, problems);
    const execution = settings === undefined ? { targets: [], failOnError: false } : (0,_fields_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .readExecution */ .f3)(settings, problems);
    const description = settings?.field('description');
    if (description !== undefined && description.text === undefined) {
        problems.push(description.wrongType('description', 'text'));
    }
    const list = settings && declaredInExecution(settings, problems);
    const defaults = {
        input: [],
        graders: list === undefined ? [] : (0,_graders_graders_js__WEBPACK_IMPORTED_MODULE_5__/* .readGraders */ .T)(list, { kinds, references, templates }, problems),
        metadata: undefined,
        kinds,
        evaluator: settings && (0,_graders_implicit_graders_js__WEBPACK_IMPORTED_MODULE_6__/* .readEvaluator */ .w8)(settings, kinds, problems),
        references,
        templates,
        fillBudget: (0,_fields_vars_js__WEBPACK_IMPORTED_MODULE_4__/* .newFillBudget */ .Rw)(),
    };
    const tests = lines.map((line, index) => readLine(line, index, defaults, problems));
    (0,_fields_among_tests_js__WEBPACK_IMPORTED_MODULE_0__/* .warnOfUnknownTargets */ .E)(tests, execution.targets, problems);
    return {
        name: (settings && (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_8__/* .readName */ .MQ)(settings, ['name', 'suite', 'dataset'], problems)) ?? (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_8__/* .nameOfFile */ .Ri)(at.path),
        file: at.file,
        path: at.path,
        folder: at.folder,
        location: { file: at.file, line: 1, column: 1 },
        format: 'jsonl',
        ...(description?.text && { description: description.text }),
        tags: [],
        category: at.category,
        ...execution,
        tests,
    };
}
function readLine(line, index, suite, problems) {
    warnOfUnread(line, problems);
    const test = withoutUnread(line);
    if (!test.field('execution')?.isMap)
        return (0,_fields_test_js__WEBPACK_IMPORTED_MODULE_3__/* .readTest */ .Pz)(test, index, suite, problems);
    const hasOwn = test.field('assertions') !== undefined || test.field('assert') !== undefined;
    if (!hasOwn)
        return (0,_fields_test_js__WEBPACK_IMPORTED_MODULE_3__/* .readTest */ .Pz)(test, index, { ...suite, graders: [] }, problems);
    const reported = [];
    const list = declaredInExecution(test, reported);
    const graders = list === undefined ? [] : (0,_graders_graders_js__WEBPACK_IMPORTED_MODULE_5__/* .readGraders */ .T)(list, suite, reported);
    const errors = reported.filter((problem) => problem.severity === 'error' && !test.isUnknown(problem));
    problems.push(...reported.filter(({ severity }) => severity === 'warning'));
    const rest = test.field('execution')?.without(['assertions', 'assert', 'evaluators']).value;
    const read = (0,_fields_test_js__WEBPACK_IMPORTED_MODULE_3__/* .readTest */ .Pz)(test.with('execution', rest), index, { ...suite, graders }, problems);
    if (errors.length === 0)
        return read;
    return { kind: 'broken', id: read.id, location: read.location, problems: [...errors, ...problemsOf(read)] };
}
const problemsOf = (test) => (test.kind === 'broken' ? test.problems : []);
function declaredInExecution(root, problems) {
    const reported = [];
    const list = (0,_graders_graders_js__WEBPACK_IMPORTED_MODULE_5__/* .declaredGraders */ .x)(root, IN_EXECUTION, reported);
    const isCurrent = list !== undefined && list.value === root.field('execution')?.field('assertions')?.value;
    problems.push(...reported.filter(({ code }) => code !== 'DEPRECATED' || !isCurrent));
    return list;
}
function warnOfUnread(line, problems) {
    const execution = line.field('execution');
    const unread = [
        ...NOT_IN_A_LINE.map((name) => [name, line.field(name)]),
        ...NOT_IN_ITS_EXECUTION.map((name) => [`execution.${name}`, execution?.field(name)]),
    ];
    for (const [name, field] of unread) {
        if (field === undefined)
            continue;
        problems.push(field.warning('UNUSED', `"${name}" has no effect here: AgentV does not read it in a JSONL suite`, {
            location: field.keyLocation,
            hint: 'Use this file in a YAML suite (tests: <this file>), where the key has an effect.',
        }));
    }
}
function withoutUnread(line) {
    const read = line.without(NOT_IN_A_LINE);
    const execution = read.field('execution');
    return execution?.isMap ? read.with('execution', execution.without(NOT_IN_ITS_EXECUTION).value) : read;
}
function ignored(names, why) {
    return Object.fromEntries(names.map((name) => [name, why]));
}


/***/ }),

/***/ 31455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LZ: () => (/* binding */ SUITE_FIELDS),
  tv: () => (/* binding */ TEST_LISTS),
  Oj: () => (/* binding */ readYamlSuite)
});

// EXTERNAL MODULE: ./build/js/src/suites/fields/among-tests.js
var among_tests = __webpack_require__(81203);
// EXTERNAL MODULE: ./build/js/src/suites/graders/graders.js + 2 modules
var graders = __webpack_require__(45780);
// EXTERNAL MODULE: ./build/js/src/suites/graders/implicit-graders.js
var implicit_graders = __webpack_require__(20054);
// EXTERNAL MODULE: ./build/js/src/suites/graders/preprocessors.js
var preprocessors = __webpack_require__(83278);
// EXTERNAL MODULE: ./build/js/src/suites/workspace/workspace.js + 3 modules
var workspace = __webpack_require__(31116);
// EXTERNAL MODULE: ./build/js/src/suites/fields/messages.js
var messages = __webpack_require__(59915);
// EXTERNAL MODULE: ./build/js/src/suites/fields/metadata.js
var fields_metadata = __webpack_require__(6710);
// EXTERNAL MODULE: ./build/js/src/suites/fields/vars.js
var vars = __webpack_require__(25073);
;// CONCATENATED MODULE: ./build/js/src/suites/fields/defaults.js







function readDefaults(root, reading, problems) {
    const { kinds, references, templates, workspaces } = reading;
    const metadata = (0,fields_metadata/* readMetadata */._6)(root, problems);
    const inputField = root.field('input');
    let input;
    const readOnce = () => {
        input ??= inputField === undefined ? [] : (0,messages/* readInput */.R5)(inputField, problems, 'input', references);
        return input;
    };
    if (inputField !== undefined && !(0,vars/* mentionsVars */.ET)(inputField))
        readOnce();
    return {
        get input() {
            return readOnce();
        },
        inputField,
        inputFiles: root.field('input_files'),
        graders: readSuiteGraders(root, reading, problems),
        metadata,
        kinds,
        evaluator: (0,implicit_graders/* readEvaluator */.w8)(root, kinds, problems),
        preprocessors: (0,preprocessors/* readPreprocessors */.XW)(root, kinds, references, problems),
        references,
        templates,
        workspaces,
        workspace: (0,workspace/* readWorkspace */.iF)(root.field('workspace'), workspaces, problems),
        fillBudget: (0,vars/* newFillBudget */.Rw)(),
    };
}
const GRADER_LISTS = ['assertions', 'assert', 'execution.assertions', 'execution.assert', 'execution.evaluators'];
function readSuiteGraders(root, reading, problems) {
    const list = (0,graders/* declaredGraders */.x)(root, GRADER_LISTS, problems);
    return list === undefined ? [] : (0,graders/* readGraders */.T)(list, reading, problems);
}

// EXTERNAL MODULE: ./build/js/src/suites/fields/dependencies.js
var dependencies = __webpack_require__(87766);
// EXTERNAL MODULE: ./build/js/src/suites/fields/execution.js + 1 modules
var fields_execution = __webpack_require__(38199);
// EXTERNAL MODULE: ./build/js/src/suites/fields/fields.js
var fields = __webpack_require__(16214);
// EXTERNAL MODULE: ./build/js/src/suites/fields/test.js + 3 modules
var test = __webpack_require__(93255);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/suites/suite-file.js
var suite_file = __webpack_require__(79468);
;// CONCATENATED MODULE: ./build/js/src/suites/references/external-tests.js




const MOST_FILES = 10_000;
const MAX_TOTAL_CHARACTERS = 64 * 1024 * 1024;
const LONGEST_PATH = 4096;
const IN_A_FILE = 'file://';
class ExternalTests {
    #folder;
    #reading;
    #problems;
    #files = 0;
    #characters = 0;
    constructor(folder, reading, problems) {
        this.#folder = folder;
        this.#reading = reading;
        this.#problems = problems;
    }
    async behindPath(field) {
        const path = this.#resolve(field.text ?? '', field);
        if (path === undefined)
            return [];
        const isFolder = (await this.#stateOf(path, field)) === 'folder';
        return isFolder ? this.#inFolder(path, field) : this.#inFile(path, field);
    }
    async inList(entries) {
        const all = [];
        for (const entry of entries) {
            const path = entry.text?.startsWith(IN_A_FILE) ? entry.text.slice(IN_A_FILE.length) : undefined;
            if (path === undefined)
                all.push(entry);
            else
                for (const test of await this.#behindEntry(path, entry))
                    all.push(test);
        }
        return all;
    }
    async #behindEntry(path, entry) {
        if (!/[*?{]/.test(path)) {
            const file = this.#resolve(path, entry);
            return file === undefined ? [] : this.#inFile(file, entry);
        }
        const tests = [];
        for (const match of await this.#matches(path, entry)) {
            for (const test of await this.#inFile(match, entry))
                tests.push(test);
        }
        return tests;
    }
    async #matches(pattern, entry) {
        const parts = pattern.split('/');
        const firstGlob = parts.findIndex((part) => /[*?{]/.test(part));
        const rest = parts.slice(firstGlob);
        const start = this.#resolve(parts.slice(0, firstGlob).join('/') || (pattern.startsWith('/') ? '/' : '.'), entry);
        if (start === undefined)
            return [];
        if (rest.some((part) => /(?:^|[{,])\.\.(?:[},]|$)/.test(part))) {
            this.#problems.push(entry.error('WRONG_TYPE', '".." cannot follow a wildcard in a glob'));
            return [];
        }
        if ((await this.#stateOf(start, entry)) === 'folder' && !(await this.#isInside(start, entry)))
            return [];
        const glob = () => this.#reading.files.glob([rest.join('/')], { cwd: start });
        const found = await (0,suite_file/* orReported */.d7)(glob, this.#problems, entry.location);
        if (found?.length === 0) {
            this.#problems.push(entry.warning('NOTHING_MATCHED', `No file matches ${shortened(pattern)}, so it adds no tests`, {
                hint: `Paths start at ${this.#shown(this.#folder)}.`,
            }));
        }
        return found ?? [];
    }
    async #inFile(path, from) {
        const text = await this.#textOf(path, from);
        if (text === undefined)
            return [];
        const file = this.#shown(path);
        const tests = /\.jsonl$/i.test(path) ? this.#jsonl(file, text) : this.#yaml(file, text);
        if (tests?.length === 0)
            this.#problems.push(emptyFile(file));
        return tests ?? [];
    }
    #jsonl(file, text) {
        return this.#reading.texts.jsonLines(file, text, this.#problems);
    }
    #yaml(file, text) {
        const root = this.#reading.texts.yaml(file, text, this.#problems);
        if (root?.value === null)
            return [];
        if (root?.isList === false)
            this.#problems.push(notAList(root));
        if (!root?.isList)
            return undefined;
        const items = root.items();
        const others = items.filter((item) => !item.isMap);
        for (const item of others)
            this.#problems.push(notATest(item));
        return others.length > 0 ? undefined : items;
    }
    async #inFolder(folder, from) {
        if (!(await this.#isInside(folder, from)))
            return [];
        const { files } = this.#reading;
        const glob = () => files.glob(['*', '*/*', '*/*/*'], { cwd: folder });
        const found = (await (0,suite_file/* orReported */.d7)(glob, this.#problems, from.location)) ?? [];
        const parts = found.map((path) => (0,external_node_path_.relative)(folder, path).replaceAll('\\', '/').split('/'));
        const names = [...new Set(parts.flatMap(([name, ...more]) => (name && more.length > 0 ? [name] : [])))];
        const orphans = parts.flatMap(([name = '', ...more]) => (more.length === 0 && isTestFile(name) ? [name] : []));
        if (orphans.length > 0)
            this.#problems.push(notInAFolder(orphans, from));
        if (names.length === 0) {
            this.#problems.push(from.warning('NOTHING_MATCHED', `${this.#shown(folder)} has no subfolder with a case`));
        }
        const tests = [];
        for (const name of names.sort(byBytes)) {
            const test = await this.#case((0,external_node_path_.join)(folder, name), name, from);
            if (test !== undefined)
                tests.push(test);
        }
        return tests;
    }
    async #case(folder, name, from) {
        const path = await this.#caseFile(folder, from);
        if (path === undefined)
            return undefined;
        const text = await this.#textOf(path, from);
        const root = text === undefined ? undefined : this.#reading.texts.yaml(this.#shown(path), text, this.#problems);
        if (root === undefined)
            return undefined;
        if (root.value === null)
            this.#problems.push(emptyFile(this.#shown(path)));
        else if (!root.isMap)
            this.#problems.push(notACase(root));
        if (!root.isMap)
            return undefined;
        const named = root.field('id') === undefined ? root.with('id', name) : root;
        const template = (0,external_node_path_.join)(folder, 'workspace');
        const hasTemplate = named.field('workspace') === undefined && (await this.#stateOf(template, from)) === 'folder';
        return hasTemplate ? named.with('workspace', { template }) : named;
    }
    async #caseFile(folder, from) {
        const paths = ['case.yaml', 'case.yml'].map((name) => (0,external_node_path_.join)(folder, name));
        const present = [];
        for (const path of paths)
            if ((await this.#stateOf(path, from)) === 'file')
                present.push(path);
        const [path, ignored] = present;
        if (path === undefined) {
            this.#problems.push(from.warning('FILE_MISSING', `The folder ${this.#shown(folder)} has no case.yaml and is ignored`, {
                expected: 'a case.yaml or case.yml in every folder of cases',
            }));
        }
        if (ignored !== undefined) {
            const message = `${this.#shown(ignored)} is ignored because case.yaml exists too`;
            this.#problems.push(from.warning('UNUSED', message));
        }
        return path;
    }
    async #textOf(path, from) {
        const state = await this.#stateOf(path, from);
        if (state === 'missing')
            this.#problems.push(missingFile(this.#shown(path), from));
        if (state === 'folder')
            this.#problems.push(isAFolder(this.#shown(path), from));
        if (state === 'file' && !isTestFile(path))
            this.#problems.push(notATestFile(path, from));
        if (state !== 'file' || !isTestFile(path) || !(await this.#isInside(path, from)))
            return undefined;
        this.#files += 1;
        if (this.#files > MOST_FILES)
            return this.#tooMuch(from, `at most ${MOST_FILES} files`);
        const text = await (0,suite_file/* readText */.yR)(path, this.#reading, this.#problems, from.location);
        this.#characters += text?.length ?? 0;
        if (this.#characters > MAX_TOTAL_CHARACTERS) {
            return this.#tooMuch(from, `at most ${MAX_TOTAL_CHARACTERS} characters in total`);
        }
        return text;
    }
    #tooMuch(from, expected) {
        const message = 'The test files of this suite are too many or too large';
        const problem = from.error('FILE_TOO_LARGE', message, { expected, hint: 'Split it into several suites.' });
        const isReported = this.#problems.some(({ message: reported, location }) => reported === message && sameLocation(location, problem.location));
        if (!isReported)
            this.#problems.push(problem);
    }
    #resolve(text, from) {
        if (text.trim() === '' || text.length > LONGEST_PATH) {
            this.#problems.push(from.wrongType('tests', 'the path of a file of tests, or of a folder of cases'));
            return undefined;
        }
        const path = (0,external_node_path_.resolve)(this.#folder, text);
        if (this.#reading.bounds.hold(path))
            return path;
        this.#problems.push(from.error('FILE_UNREADABLE', `${shortened(text)} is outside the repository and is not read`, {
            expected: 'a path in the repository',
            hint: 'Copy the tests into the repository.',
        }));
        return undefined;
    }
    async #isInside(path, from) {
        const side = await (0,suite_file/* orReported */.d7)(() => this.#reading.bounds.sideOf(path), this.#problems, from.location);
        if (side === 'outside' || side === 'link') {
            this.#problems.push(from.error('FILE_UNREADABLE', `${this.#shown(path)} is outside the repository and is not read`, {
                expected: 'a file of the repository',
                hint: side === 'link' ? 'The path contains a link: replace it with the file itself.' : 'Copy it there.',
            }));
        }
        return side === 'inside';
    }
    async #stateOf(path, from) {
        return (0,suite_file/* orReported */.d7)(() => this.#reading.files.state(path), this.#problems, from.location);
    }
    #shown(path) {
        return shortened(this.#reading.shown(path));
    }
}
const shortened = (path) => (0,shared_text/* cutMiddle */.it)(path, 200);
const isTestFile = (name) => /\.(?:ya?ml|jsonl)$/i.test(name);
const sameLocation = (a, b) => a?.file === b?.file && a?.line === b?.line && a?.column === b?.column;
const byBytes = (a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b));
const emptyFile = (file) => ({
    code: 'NOTHING_MATCHED',
    severity: 'warning',
    message: 'The file is empty: there are no tests in it',
    location: { file, line: 1, column: 1 },
});
const notAList = (root) => root.error('WRONG_TYPE', 'A file of tests must be a list', {
    expected: 'a list of tests',
    found: root.found,
    hint: root.key('tests') === undefined
        ? 'Put "- " before each test to make it a list.'
        : 'This file is a suite: run it separately, or reduce it to the list under "tests".',
});
const notATest = (item) => item.text?.startsWith(IN_A_FILE)
    ? item.error('WRONG_TYPE', 'A file of tests cannot refer to other files', {
        expected: 'a test: a mapping',
        found: item.found,
        hint: 'Add that file to the suite itself.',
    })
    : item.error('WRONG_TYPE', 'A test is a mapping', { expected: '"id", "input" and graders', found: item.found });
const notACase = (root) => root.error('WRONG_TYPE', 'A case must be one test', {
    expected: 'a mapping with "input" and graders',
    found: root.found,
    ...(root.isList && { hint: 'Put each test of the list into a separate folder.' }),
});
const notATestFile = (path, from) => from.error('WRONG_TYPE', 'Tests cannot be read from a file of this kind', {
    expected: 'a .yaml, .yml or .jsonl file, or a folder of cases',
    found: (0,external_node_path_.extname)(path) === '' ? 'a name without an extension' : `a name that ends in ${shortened((0,external_node_path_.extname)(path))}`,
});
const missingFile = (file, from) => from.error('FILE_MISSING', `There is no file ${file}`, {
    hint: 'Paths start in the folder of the eval file.',
});
const isAFolder = (file, from) => from.error('FILE_UNREADABLE', `${file} is a folder, not a file of tests`, {
    hint: 'For a folder of cases, use tests: <folder>. For files in a folder, use file://<folder>/*.yaml.',
});
const notInAFolder = (names, from) => from.warning('UNUSED', 'Files next to the folders of cases are not read', {
    found: (0,did_you_mean/* listed */.KE)(names),
    expected: 'a folder for each case, with its case.yaml',
});

// EXTERNAL MODULE: ./build/js/src/suites/references/references.js
var references = __webpack_require__(61844);
// EXTERNAL MODULE: ./build/js/src/suites/references/texts.js
var texts = __webpack_require__(76248);
;// CONCATENATED MODULE: ./build/js/src/suites/formats/yaml.js











const TEST_LISTS = ['tests', 'eval_cases', 'evalcases', 'cases'];
const SUITE_FIELDS = {
    of: 'a suite',
    read: [
        '$schema',
        'name',
        'suite',
        'dataset',
        'description',
        'version',
        'author',
        'tags',
        'license',
        'requires',
        'category',
        'target',
        'execution',
        'tests',
        'eval_cases',
        'evalcases',
        'cases',
        'input',
        'input_files',
        'assertions',
        'assert',
        'metadata',
        'governance',
        'evaluator',
        'preprocessors',
        'workspace',
    ],
    required: ['tests'],
    withoutEffect: {
        evaluators: 'AgentV never read it at the top of a file; move the graders to "assertions"',
    },
    meant: { graders: 'assertions' },
    elsewhere: {
        targets: 'Put it under "execution".',
        workers: 'Put it under "execution".',
        trials: 'Put it under "execution".',
        threshold: 'Put it under "execution".',
        must_pass: 'Put it under "execution", or on single tests.',
    },
};
async function readYamlSuite(root, at, reading, problems) {
    if (!root.isMap) {
        problems.push(notASuite(root));
        return undefined;
    }
    const entries = await testEntries(root, new ExternalTests(at.folder, reading, problems), problems);
    if (entries.length > texts/* MOST_TESTS */.q) {
        problems.push(tooManyTests(root, entries.length));
        return undefined;
    }
    (0,among_tests/* refuseRepeatedIds */.V)(entries, problems);
    (0,dependencies/* refuseBadDependencies */.p)(entries, problems);
    return (0,references/* readSettled */.Gn)((reported) => suiteOf({ root, entries }, at, reading, reported), reading.references, problems);
}
function suiteOf({ root, entries }, at, reading, problems) {
    (0,fields/* checkFields */.oA)(root, SUITE_FIELDS, problems);
    const description = (0,fields_metadata/* readDescription */.XF)(root, problems);
    const execution = (0,fields_execution/* readExecution */.f3)(root, problems);
    const { references, workspaceFiles, graders: kinds } = reading;
    const workspaces = { folder: at.folder, references, files: workspaceFiles };
    const defaults = readDefaults(root, { kinds, references, templates: reading.newTemplates(), workspaces }, problems);
    const tests = entries.map((item, index) => (0,test/* readTest */.Pz)(item, index, defaults, problems));
    (0,among_tests/* warnOfUnknownTargets */.E)(tests, execution.targets, problems);
    return {
        name: (0,suite_file/* readName */.MQ)(root, ['name', 'suite', 'dataset'], problems) ?? (0,suite_file/* nameOfFile */.Ri)(at.path),
        file: at.file,
        path: at.path,
        folder: at.folder,
        location: root.location,
        format: 'yaml',
        ...description,
        category: readCategory(root, problems) ?? at.category,
        ...execution,
        ...(defaults.metadata !== undefined && { metadata: defaults.metadata }),
        tests,
    };
}
const tooManyTests = (root, count) => root.error('FILE_TOO_LARGE', 'The suite has too many tests', {
    expected: `at most ${texts/* MOST_TESTS */.q} tests`,
    found: `${count} tests`,
    hint: 'Split it into several suites.',
});
function notASuite(root) {
    const isEmpty = root.value === null;
    return root.error('WRONG_TYPE', isEmpty ? 'The file is empty' : 'An eval file must be a mapping', {
        expected: 'a mapping with "tests"',
        ...(!isEmpty && { found: root.found }),
        ...(root.isList && { hint: 'Add "tests:" above the list.' }),
    });
}
async function testEntries(root, external, problems) {
    const found = (0,fields/* firstOf */.Ku)(root, TEST_LISTS, problems);
    if (found === undefined) {
        const isTargetsFile = root.field('targets')?.isList ?? false;
        const hint = 'This looks like a targets file: pass it with --targets (targets), or exclude it with "!".';
        problems.push(root.missing('tests', 'The suite has no "tests"', 'a list of tests', isTargetsFile ? hint : undefined));
        return [];
    }
    if (found.field.text !== undefined)
        return external.behindPath(found.field);
    if (!found.field.isList) {
        const hint = found.field.isMap ? 'Put "- " before each test to make it a list.' : undefined;
        problems.push(found.field.wrongType(found.name, 'a list of tests', hint));
        return [];
    }
    const items = found.field.items();
    if (items.length === 0) {
        problems.push(found.field.error('MISSING_FIELD', `"${found.name}" is empty: there is nothing to run`, {
            expected: 'at least one test',
        }));
    }
    return external.inList(items);
}
function readCategory(root, problems) {
    const field = root.field('category');
    if (field === undefined || field.text !== undefined)
        return field?.text?.trim() || undefined;
    problems.push(field.wrongType('category', 'text'));
    return undefined;
}


/***/ }),

/***/ 12269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O3: () => (/* binding */ findScripts),
/* harmony export */   d0: () => (/* binding */ customGrader),
/* harmony export */   fp: () => (/* binding */ GRADER_ENDINGS),
/* harmony export */   jM: () => (/* binding */ findCustomGraders)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

const GRADER_ENDINGS = ['.ts', '.js', '.mts', '.mjs', '.py', '.sh'];
const LOCATIONS = [['assertions'], ['graders', 'judges']];
const findCustomGraders = (search) => findScripts(LOCATIONS, search);
async function findScripts(locations, search) {
    const found = new Map();
    for (const location of locations) {
        for (const folder of search.roots.flatMap((root) => location.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '.agentv', name)))) {
            for (const path of await scriptsIn(folder, search)) {
                const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path));
                if (!found.has(name))
                    found.set(name, await customGrader(path, search));
            }
        }
    }
    return found;
}
const customGrader = async (path, search) => ({
    path,
    shown: search.shown(path),
    complaint: await whyNot(path, search),
});
async function scriptsIn(folder, { files }) {
    const pattern = `*{${GRADER_ENDINGS.join(',')}}`;
    const paths = await files.glob([pattern], { cwd: folder });
    const rank = (path) => GRADER_ENDINGS.indexOf((0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path));
    return paths.filter((path) => !/\.d\.m?ts$/.test(path)).sort((a, b) => rank(a) - rank(b));
}
async function whyNot(path, { bounds, scripts, shown }) {
    if ((await bounds.sideOf(path)) !== 'inside') {
        return {
            code: 'FILE_UNREADABLE',
            message: `${shown(path)} is a link that leads out of the repository, and is not run`,
            expected: 'a file of the repository',
            hint: 'Copy the file into the repository.',
        };
    }
    const starter = await scripts.starter((0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path));
    if (starter.kind === 'found')
        return undefined;
    const message = `${shown(path)} cannot start: ${starter.missing} is not installed on this machine`;
    return { code: 'GRADER_INVALID', message, hint: starter.hint };
}


/***/ }),

/***/ 23860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PF: () => (/* binding */ COMMON_KEYS),
  Jr: () => (/* binding */ checkOptions),
  YD: () => (/* binding */ mistypedKeys),
  DA: () => (/* binding */ optionProblem),
  Tt: () => (/* binding */ readOptions),
  Cq: () => (/* binding */ refuseMistyped)
});

// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/suites/fields/fields.js
var fields = __webpack_require__(16214);
;// CONCATENATED MODULE: ./build/js/src/suites/graders/judge-prompts.js



function withPrompts(item, options, paths, read) {
    return paths.reduce((replacedSoFar, path) => {
        const keys = path.split('.');
        const field = keys.reduce((at, key) => at?.field(key), item);
        return field === undefined ? replacedSoFar : replaced(replacedSoFar, keys, read(field));
    }, options);
}
function replaced(mapping, keys, value) {
    const [key = '', ...below] = keys;
    const inner = Object.hasOwn(mapping, key) ? mapping[key] : undefined;
    const next = below.length === 0 ? value : replaced({ ...inner }, below, value);
    return { ...mapping, [key]: next };
}
function readPrompt(field, references, problems) {
    if (field.isMap)
        return readProgram(field, references, problems);
    const { text } = field;
    if (text === undefined) {
        problems.push(field.wrongType('prompt', 'text, the name of a file ("file://\u2026"), or a mapping with "command"'));
        return unread;
    }
    const [, named] = /^file:\/\/(.*)$/s.exec(text.trim()) ?? [];
    if (named !== undefined)
        return readFile(field, named, references, problems);
    return (looksLikePath(text) ? readBarePath(field, text.trim(), references, problems) : undefined) ?? inline(text);
}
const inline = (text) => ({ from: 'inline', text });
const unread = inline('unread');
function readFile(field, name, references, problems) {
    const reference = references?.text(name) ?? notHere;
    if (reference.kind === 'unread')
        return unread;
    if (reference.kind === 'found')
        return { from: 'file', path: reference.absolutePath, text: reference.text };
    const { code, message, ...more } = reference.complaint;
    problems.push(field.error(code, message, more));
    return unread;
}
const notHere = {
    kind: 'missing',
    complaint: { code: 'NOT_SUPPORTED_YET', message: 'Suites of this format cannot have a prompt file' },
};
const looksLikePath = (text) => !/[\n\r\0]|\{\{/.test(text) && text.trim() !== '' && text.length <= 1_000;
function readBarePath(field, path, references, problems) {
    const reference = references?.text(path) ?? notHere;
    if (reference.kind === 'unread')
        return unread;
    if (reference.kind === 'found') {
        const message = 'This prompt is the path of a file, which is read; newer versions of AgentV use the path itself as the prompt';
        problems.push(field.oldSpelling(message, `Write "file://${(0,shared_text/* cutMiddle */.it)(path, 100)}".`, field.location));
        return { from: 'file', path: reference.absolutePath, text: reference.text };
    }
    if (reference.kind === 'missing')
        return warnOfLostFile(field, path, problems);
    const { code, message, ...more } = reference.complaint;
    problems.push(field.error(code, message, more));
    return unread;
}
function warnOfLostFile(field, path, problems) {
    if (!/^\S+\.(?:md|txt|prompt|tmpl)$/i.test(path))
        return undefined;
    problems.push(field.warning('FILE_MISSING', `There is no file ${(0,shared_text/* cutMiddle */.it)(path, 100)}, so this text is the prompt`, {
        hint: 'Start the path of a prompt with "file://".',
    }));
    return undefined;
}
const PROGRAM_FIELDS = {
    of: 'a prompt',
    read: ['command', 'script', 'config'],
    required: ['command'],
    withoutEffect: {},
};
function readProgram(field, references, problems) {
    (0,fields/* checkFields */.oA)(field, PROGRAM_FIELDS, problems);
    const command = field.field('command') ?? field.field('script');
    const config = field.field('config');
    const words = command?.items().map(({ text }) => text) ?? [];
    const last = words.at(-1);
    if (command === undefined || last === undefined || words.some((word) => word === undefined || word === '')) {
        problems.push(command?.wrongType('command', 'a list of a program and its arguments') ??
            field.missing('command', 'A prompt that is a mapping needs "command"', 'a list of a program and its arguments'));
        return unread;
    }
    if (config !== undefined && !config.isMap)
        problems.push(config.wrongType('config', 'a mapping'));
    const script = references?.file(last) ?? notHere;
    if (script.kind === 'unread')
        return unread;
    if (script.kind !== 'found') {
        const { code, message, ...more } = script.complaint;
        problems.push((command.items().at(-1) ?? command).error(code, message, more));
        return unread;
    }
    return {
        from: 'program',
        command: [...words.slice(0, -1).map(String), script.absolutePath],
        cwd: (0,external_node_path_.dirname)(script.absolutePath),
        ...(config?.isMap && { config: config.value }),
    };
}

// EXTERNAL MODULE: ./build/js/src/suites/graders/preprocessors.js
var preprocessors = __webpack_require__(83278);
;// CONCATENATED MODULE: ./build/js/src/suites/graders/grader-options.js




const COMMON_KEYS = ['name', 'type', 'weight', 'required', 'min_score', 'negate'];
function readOptions(item, kind, references, problems) {
    const { memberLists = [] } = kind;
    const removed = kind.takesPreprocessors ? refuseJudgeVotes(item, problems) : [];
    const mistyped = kind.keys === undefined ? mistypedKeys(item, Object.keys(kind.options.shape)) : [];
    const left = [COMMON_KEYS, memberLists, removed, mistyped.map(({ key }) => key)];
    const own = [];
    for (const key of item.keys()) {
        const isOwn = !left.some((keys) => keys.includes(key));
        const field = isOwn ? item.key(key) : undefined;
        if (field !== undefined && (field.value !== null || kind.keys === undefined))
            own.push({ key, field });
    }
    const written = Object.fromEntries(own.map(({ key, field }) => [key, optionValue(key, field, problems)]));
    const prompted = withPrompts(item, written, kind.prompts ?? [], (prompt) => readPrompt(prompt, references, problems));
    const given = kind.takesPreprocessors ? (0,preprocessors/* withScriptsFound */.fv)(item, prompted, references, problems) : prompted;
    const options = { ...given, ...kind.impliedBy?.(item.field('type')?.text ?? kind.type, given) };
    checkOptions(item, options, kind, problems);
    const reported = kind.check(options).map(({ path }) => String(path[0]));
    const silent = mistyped.filter(({ meant }) => !reported.includes(meant));
    refuseMistyped(item, silent, problems);
    for (const { key } of own) {
        if (kind.keys === undefined || kind.keys.includes(key))
            continue;
        problems.push(item.unknownKey(key, `"${(0,shared_text/* cutEnd */.ym)(key, 60)}" is not an option of ${kind.type}`, {
            known: [...kind.keys, ...COMMON_KEYS],
            what: 'options',
            reported,
        }));
    }
    return options;
}
function mistypedKeys(item, options) {
    const known = [...COMMON_KEYS, ...options];
    return item.keys().flatMap((key) => {
        const meant = (0,did_you_mean/* mistypedKey */.db)(key, known);
        if (meant === undefined || item.key(meant) !== undefined)
            return [];
        const isOwnWord = key === `${meant}s` || key[0]?.toLowerCase() !== meant[0];
        return isOwnWord ? [] : [{ key, meant }];
    });
}
function refuseMistyped(item, mistyped, problems) {
    for (const { key, meant } of mistyped) {
        const type = (0,shared_text/* cutEnd */.ym)(item.field('type')?.text ?? '', 60);
        problems.push(item.error('UNKNOWN_FIELD', `"${(0,shared_text/* cutEnd */.ym)(key, 60)}" is not an option of ${type}`, {
            location: item.key(key)?.keyLocation ?? item.location,
            hint: `Did you mean "${meant}"? Write configuration of that name under "config".`,
        }));
    }
}
function refuseJudgeVotes(item, problems) {
    const field = item.field('judge_votes');
    if (field === undefined)
        return [];
    problems.push(field.error('UNKNOWN_FIELD', '"judge_votes" was removed', {
        location: field.keyLocation,
        hint: 'Remove it: a judge is asked once for each answer.',
    }));
    return ['judge_votes'];
}
function checkOptions(item, options, kind, problems) {
    for (const complaint of kind.check(options))
        problems.push(optionProblem(complaint, item, options, kind));
    for (const { path, message, hint, isOld, isMistyped } of kind.notes(options)) {
        const isSentence = /^["A-Z]/.test(message);
        const what = path.length === 0 ? `The grader ${kind.type}` : `${named(path)} of the grader ${kind.type}`;
        const text = isSentence ? message : `${what} ${message}`;
        const details = { location: item.below(path), ...(hint !== undefined && { hint }) };
        const code = isOld ? 'DEPRECATED' : 'UNUSED';
        problems.push(isMistyped ? item.error('UNKNOWN_FIELD', text, details) : item.warning(code, text, details));
    }
}
function optionProblem({ path, message, found, hint }, item, options, { type }) {
    const [key] = path;
    if (key === undefined)
        return item.error('GRADER_INVALID', `The grader ${type} ${clause(message)}`);
    if (!Object.hasOwn(options, key)) {
        const problem = item.missing(String(key), `The grader ${type} needs "${path.join('.')}"`, expectedFrom(message));
        return { ...problem, code: 'GRADER_INVALID' };
    }
    return {
        code: message.includes('not supported yet') ? 'NOT_SUPPORTED_YET' : 'GRADER_INVALID',
        severity: 'error',
        message: `${named(path)} of the grader ${type} ${clause(message)}`,
        location: item.below(path),
        ...(found !== undefined && { found }),
        ...(hint !== undefined && { hint }),
    };
}
const named = (path) => `"${(0,shared_text/* cutEnd */.ym)(path.join('.'), 100)}"`;
const TEXTS = ['value', 'flags', 'command', 'script', 'cwd', 'skill'];
function optionValue(key, field, problems) {
    if (!TEXTS.includes(key))
        return field.value;
    if (field.isList)
        return field.items().map((item) => textValue(key, item, problems));
    return textValue(key, field, problems);
}
function textValue(key, field, problems) {
    if (field.text !== undefined)
        return field.text;
    if (key !== 'value' || (typeof field.value !== 'number' && typeof field.value !== 'boolean'))
        return field.value;
    problems.push(field.warning('WRONG_TYPE', `"value" is a ${typeof field.value} and is compared as the text "${field.value}"`, {
        hint: `Write "${field.value}" in quotes.`,
    }));
    return String(field.value);
}
const expectedFrom = (message) => /^must (?:be|name|have) (.+)$/.exec(message)?.[1] ?? 'a value';
const clause = (message) => /^(?:is|must|needs|has|names|cannot|does|takes)\b/.test(message) ? message : `is invalid: ${message}`;


/***/ }),

/***/ 45780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ declaredGraders),
  T: () => (/* binding */ readGraders)
});

// EXTERNAL MODULE: ./build/js/src/model/suite/kind.js
var suite_kind = __webpack_require__(38034);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/suites/fields/fields.js
var fields = __webpack_require__(16214);
;// CONCATENATED MODULE: ./build/js/src/suites/graders/criteria.js


function readCriterion(item, text, problems) {
    const criterion = text.trim();
    if (criterion !== '')
        return { criterion, item };
    problems.push(item.warning('UNUSED', 'An empty text in the list of graders has no effect and is ignored'));
    return undefined;
}
function joinCriteria(entries, { kinds, isTurn = false }, problems) {
    if (entries.every(isGrader))
        return [...entries];
    const criteria = entries.filter(isCriterion);
    const [first] = criteria;
    if (first !== undefined && (0,suite_kind/* findKind */.oH)(kinds, 'rubrics') === undefined) {
        problems.push((0,fields/* notSupportedYet */.Kp)('A criterion written as plain text (judged by a model)', first.item));
    }
    return entries.flatMap((entry) => {
        if (!isCriterion(entry))
            return entry;
        return entry === first ? (isTurn ? turnRubrics : rubricsOf)(criteria, first.item) : [];
    });
}
const isCriterion = (entry) => 'criterion' in entry;
const isGrader = (entry) => !isCriterion(entry);
const rubricsOf = (criteria, { location }) => ({
    name: 'rubrics',
    type: 'rubrics',
    declaredAs: 'rubrics',
    weight: criteria.length,
    negate: false,
    options: { criteria: criteria.map(({ criterion }) => criterion) },
    location,
});
const turnRubrics = (criteria, item) => ({
    ...rubricsOf(criteria, item),
    name: 'turn-rubrics',
    weight: 1,
    options: {
        criteria: criteria.map(({ criterion }, index) => ({
            id: `criterion-${index + 1}`,
            outcome: criterion,
            required: false,
        })),
    },
});

// EXTERNAL MODULE: ./build/js/src/suites/fields/numbers.js
var numbers = __webpack_require__(65953);
;// CONCATENATED MODULE: ./build/js/src/suites/graders/grader-fields.js

function readFields(item, memberOf, problems) {
    const weighs = memberOf === undefined || memberOf.weighsMembers === true;
    if (memberOf !== undefined)
        warnOfUnheeded(item, weighs ? UNWEIGHED : ['weight', ...UNWEIGHED], problems);
    return {
        name: readName(item, problems),
        weight: weighs ? readWeight(item, problems) : 1,
        required: memberOf === undefined ? readRequired(item, problems) : undefined,
        negate: memberOf === undefined ? readNegate(item, problems) : false,
    };
}
const UNWEIGHED = ['required', 'min_score', 'negate'];
function warnOfUnheeded(item, keys, problems) {
    for (const key of keys) {
        const field = item.field(key);
        if (field === undefined)
            continue;
        problems.push(field.warning('UNUSED', `"${key}" has no effect on a member of another grader`, {
            location: field.keyLocation,
            ...(key === 'weight' && { hint: 'Set it under "weights" of the aggregator, by the name of this grader.' }),
        }));
    }
}
function readName(item, problems) {
    const name = item.field('name');
    if (name === undefined)
        return undefined;
    if (name.text !== undefined && name.text.trim() !== '')
        return name.text;
    problems.push(name.wrongType('name', 'text that is not empty'));
    return undefined;
}
function readWeight(item, problems) {
    const weight = item.key('weight');
    if (weight === undefined)
        return 1;
    if (isWeight(weight.value))
        return weight.value;
    problems.push(weight.wrongType('weight', 'a number, 0 or more', (0,numbers/* adviceForNumber */.R2)(weight.value, isWeight)));
    return 1;
}
function readRequired(item, problems) {
    const required = item.field('required');
    const minScore = readMinScore(item, problems);
    if (required === undefined || required.value === false) {
        if (minScore !== undefined) {
            const field = item.key('min_score') ?? item;
            problems.push(field.warning('UNUSED', '"min_score" has no effect without "required"', {
                location: field.keyLocation,
                hint: 'Add "required: true" to enforce it.',
            }));
        }
        return undefined;
    }
    if (required.value === true)
        return minScore ?? 'pass-mark';
    if (isShare(required.value)) {
        problems.push(required.oldSpelling('A number for "required" is the old form', `Write "required: true" and "min_score: ${required.value}".`, required.location));
        return minScore ?? required.value;
    }
    problems.push(required.wrongType('required', 'true, or a number over 0 and up to 1', (0,numbers/* adviceForFlag */.iB)(required.value) ?? (0,numbers/* adviceForNumber */.R2)(required.value, isShare)));
    return undefined;
}
function readMinScore(item, problems) {
    const field = item.field('min_score');
    if (field === undefined)
        return undefined;
    if (isShare(field.value))
        return field.value;
    problems.push(field.wrongType('min_score', 'a number over 0 and up to 1', (0,numbers/* adviceForNumber */.R2)(field.value, isShare)));
    return undefined;
}
const isWeight = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isShare = (value) => typeof value === 'number' && value > 0 && value <= 1;
function readNegate(item, problems) {
    const negate = item.field('negate');
    if (negate === undefined)
        return false;
    if (typeof negate.value === 'boolean')
        return negate.value;
    problems.push(negate.wrongType('negate', 'true or false', (0,numbers/* adviceForFlag */.iB)(negate.value)));
    return false;
}

// EXTERNAL MODULE: ./build/js/src/suites/graders/grader-options.js + 1 modules
var grader_options = __webpack_require__(23860);
;// CONCATENATED MODULE: ./build/js/src/suites/graders/graders.js







function declaredGraders(mapping, locations, problems) {
    const present = [];
    for (const location of locations) {
        const field = fieldAt(mapping, location);
        if (field !== undefined)
            present.push({ location, field });
    }
    const [first, ...others] = present;
    if (first !== undefined && first.location !== 'assertions') {
        problems.push(first.field.oldSpelling(`"${first.location}" is an old location of graders`, 'Move them to "assertions".'));
    }
    for (const { location, field } of others) {
        problems.push(field.warning('UNUSED', `"${location}" is ignored because "${first?.location}" is there too`, {
            location: field.keyLocation,
            hint: 'Only one list of graders is read; merge them in "assertions".',
        }));
    }
    return first?.field;
}
function fieldAt(mapping, location) {
    const dot = location.indexOf('.');
    return dot === -1 ? mapping.field(location) : mapping.field(location.slice(0, dot))?.field(location.slice(dot + 1));
}
function readGraders(field, reading, problems) {
    const { kinds, templates, references, isTurn = false } = reading;
    return readList(field, { kinds, templates, references, isTurn, way: [] }, problems);
}
function readList(field, reading, problems) {
    return joinCriteria(readEntries(field, reading, problems), reading, problems);
}
function readEntries(field, reading, problems) {
    if (!field.isList) {
        const hint = field.isMap ? 'Put "- " before its first key to make it a list.' : undefined;
        problems.push(field.wrongType('assertions', 'a list of graders', hint));
        return [];
    }
    return field
        .items()
        .flatMap((item) => isInclude(item) ? readIncluded(item, reading, problems) : (readEntry(item, reading, problems) ?? []));
}
const isInclude = (item) => item.keys().length === 1 && item.key('include') !== undefined;
function readIncluded(item, reading, problems) {
    if (reading.templates === undefined) {
        problems.push((0,fields/* notSupportedYet */.Kp)('"include"', item));
        return [];
    }
    const included = reading.templates.include(item, reading.way, problems);
    return included === undefined ? [] : readEntries(included.list, { ...reading, way: included.way }, problems);
}
function readEntry(item, reading, problems) {
    if (item.text !== undefined)
        return readCriterion(item, item.text, problems);
    if (item.isMap)
        return readGrader(item, reading, problems);
    problems.push(item.wrongType('grader', 'a mapping with "type", or a criterion as text'));
    return undefined;
}
function readGrader(item, reading, problems) {
    const kind = readKind(item, reading, problems);
    const { name, weight, required, negate } = readFields(item, reading.memberOf, problems);
    if (kind === undefined)
        return undefined;
    const members = readMembers(item, kind, reading, problems);
    const options = kind.runsFiles
        ? readCustomOptions(item, reading.references, problems)
        : (0,grader_options/* readOptions */.Tt)(item, kind, reading.references, problems);
    const names = members?.map((member) => member.name) ?? [];
    for (const complaint of kind.checkMembers?.(options, names) ?? []) {
        problems.push((0,grader_options/* optionProblem */.DA)(complaint, item, options, kind));
    }
    const declaredAs = item.field('type')?.text ?? kind.type;
    return {
        name: name ?? kind.nameFor?.(options) ?? kind.type,
        type: kind.type,
        declaredAs,
        weight,
        ...(required !== undefined && { required }),
        negate,
        options,
        ...(members !== undefined && { members }),
        location: item.location,
    };
}
function readMembers(item, kind, reading, problems) {
    const { type, memberLists } = kind;
    if (memberLists === undefined)
        return undefined;
    const list = declaredGraders(item, memberLists, problems);
    const members = list === undefined ? [] : readList(list, { ...reading, memberOf: kind }, problems);
    const isEmpty = list === undefined || (list.isList && list.items().length === 0);
    if (isEmpty) {
        const complaint = item.missing('assertions', `The grader ${type} cannot combine graders`, 'a list of graders');
        problems.push({ ...complaint, code: 'GRADER_INVALID' });
    }
    refuseRepeatedNames(members, problems);
    return members;
}
function refuseRepeatedNames(members, problems) {
    const names = new Set();
    for (const { name, location } of members) {
        if (names.has(name)) {
            problems.push({
                code: 'DUPLICATE_ID',
                severity: 'error',
                message: `Two members of a grader have the name "${(0,shared_text/* cutEnd */.ym)(name, 60)}"`,
                location,
                hint: 'Set a different "name" for each.',
            });
        }
        names.add(name);
    }
}
function readKind(item, reading, problems) {
    const type = item.field('type');
    const { text } = type ?? {};
    const kind = text === undefined ? undefined : (0,suite_kind/* findKind */.oH)(reading.kinds, text);
    if (kind !== undefined && !kind.runsFiles)
        return kind;
    const known = reading.kinds.flatMap((each) => (each.runsFiles ? [] : [each.type]));
    if (type === undefined) {
        problems.push(item.missing('type', 'A grader needs "type"', `one of ${known.join(', ')}`, typeInDisguise(item, known)));
        return undefined;
    }
    if (text === undefined || text.trim() === '') {
        problems.push(type.wrongType('type', 'the name of a grader'));
        return undefined;
    }
    const custom = lookUpCustomGrader(text, reading.references);
    if (custom.kind === 'found')
        return reading.kinds.find(({ runsFiles }) => runsFiles);
    if (custom.kind === 'unread')
        return undefined;
    problems.push(type.error('UNKNOWN_GRADER', `There is no grader "${(0,shared_text/* cutEnd */.ym)(text, 60)}"`, {
        expected: `one of ${[...known, ...custom.known].join(', ')}`,
        found: type.found,
        hint: adviceFor(text, [...known, ...custom.known]),
    }));
    return undefined;
}
function typeInDisguise(item, known) {
    if (item.key('include') !== undefined)
        return '"include" cannot have other keys: the included graders set them.';
    const key = item.keys().find((each) => known.includes((0,suite_kind/* canonicalName */.Ew)(each)));
    return key && `Use "type: ${key}", with its options as further keys.`;
}
function adviceFor(type, known) {
    const [, denied = ''] = /^not[-_ ](.+)$/i.exec(type) ?? [];
    if (known.includes((0,suite_kind/* canonicalName */.Ew)(denied)))
        return `Write "type: ${(0,suite_kind/* canonicalName */.Ew)(denied)}" with "negate: true".`;
    const meant = (0,did_you_mean/* didYouMean */.au)(type, known);
    return meant === undefined
        ? 'Custom graders are files such as .agentv/assertions/<type>.ts (or .js, .py, .sh); a code-grader runs any program.'
        : `Did you mean "${meant}"?`;
}
function lookUpCustomGrader(type, references) {
    const reference = references?.customGraders();
    if (reference?.kind === 'unread')
        return { kind: 'unread' };
    const graders = reference?.kind === 'found' ? reference.graders : new Map();
    const grader = graders.get(type.trim()) ?? graders.get(customName(type));
    return grader === undefined ? { kind: 'none', known: [...graders.keys()].sort() } : { kind: 'found', grader };
}
const customName = (type) => type.trim().replaceAll('_', '-');
function readCustomOptions(item, references, problems) {
    const type = item.field('type');
    const found = lookUpCustomGrader(type?.text ?? '', references);
    if (type === undefined || found.kind !== 'found')
        return {};
    const { path, shown, complaint } = found.grader;
    if (complaint !== undefined) {
        const { code, message, ...more } = complaint;
        problems.push(type.error(code, message, more));
    }
    return { called: customName(type.text ?? ''), file: path, shown, config: configOf(item, problems) };
}
function configOf(item, problems) {
    (0,grader_options/* refuseMistyped */.Cq)(item, (0,grader_options/* mistypedKeys */.YD)(item, ['config']), problems);
    const explicit = item.field('config');
    if (explicit !== undefined && !explicit.isMap)
        problems.push(explicit.wrongType('config', 'a mapping'));
    const others = item.without([...grader_options/* COMMON_KEYS */.PF, 'config']).value;
    return { ...others, ...(explicit?.isMap && explicit.value) };
}


/***/ }),

/***/ 20054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mc: () => (/* binding */ implicitGraders),
/* harmony export */   vF: () => (/* binding */ readRubrics),
/* harmony export */   w8: () => (/* binding */ readEvaluator)
/* harmony export */ });
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38034);
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40958);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _fields_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16214);
/* harmony import */ var _grader_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23860);





const JUDGE = 'llm-grader';
function readRubrics(item, kinds, problems) {
    const field = item.field('rubrics');
    if (field === undefined)
        return [];
    if (!field.isList) {
        problems.push(field.wrongType('rubrics', 'a list of criteria'));
        return [];
    }
    problems.push(field.oldSpelling('"rubrics" is an old location of criteria', 'Move them to "assertions": each as plain text, or as the "criteria" of { type: rubrics }.'));
    const kind = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .findKind */ .oH)(kinds, JUDGE);
    if (kind === undefined) {
        problems.push((0,_fields_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .notSupportedYet */ .Kp)('"rubrics" of a test', field));
        return [];
    }
    const options = { rubrics: field.value };
    (0,_grader_options_js__WEBPACK_IMPORTED_MODULE_4__/* .checkOptions */ .Jr)(item, options, kind, problems);
    return [
        {
            name: 'rubrics',
            type: kind.type,
            declaredAs: 'rubrics',
            weight: 1,
            negate: false,
            options,
            location: field.location,
        },
    ];
}
function readEvaluator(item, kinds, problems) {
    const field = item.field('evaluator');
    if (field === undefined)
        return undefined;
    const { text } = field;
    if (text === undefined || text.trim() === '') {
        problems.push(field.wrongType('evaluator', 'the name of a grader'));
        return undefined;
    }
    const kind = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .findKind */ .oH)(kinds, text);
    if (kind !== undefined)
        return kind;
    const known = kinds.map(({ type }) => type);
    problems.push(field.warning('UNKNOWN_GRADER', `There is no grader "${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)(text, 60)}", so a model judges instead`, {
        hint: (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(text, known, 'graders'),
    }));
    return undefined;
}
function implicitGraders(item, evaluator, kinds, problems) {
    if (problems.some(({ severity }) => severity === 'error'))
        return [];
    const location = item.field('criteria') ?? item;
    const kind = evaluator ?? (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .findKind */ .oH)(kinds, JUDGE);
    if (kind === undefined) {
        const what = 'A test without graders (a model would judge it by its criteria)';
        problems.push((0,_fields_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .notSupportedYet */ .Kp)(what, location, 'Add graders under "assertions".'));
        return [];
    }
    const complaints = kind.check({});
    if (complaints.length > 0) {
        problems.push(location.error('GRADER_INVALID', `The grader ${kind.type} cannot be the default grader: it needs options`, {
            hint: 'Add it under "assertions" with its options.',
        }));
        return [];
    }
    return [
        {
            name: kind.nameFor?.({}) ?? kind.type,
            type: kind.type,
            declaredAs: kind.type,
            weight: 1,
            negate: false,
            options: {},
            implicit: true,
            location: location.location,
        },
    ];
}


/***/ }),

/***/ 83278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XW: () => (/* binding */ readPreprocessors),
/* harmony export */   f$: () => (/* binding */ withInherited),
/* harmony export */   fv: () => (/* binding */ withScriptsFound)
/* harmony export */ });
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38034);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);


function readPreprocessors(item, kinds, references, problems) {
    const field = item.field('preprocessors');
    if (field === undefined)
        return [];
    const kind = kinds.find(({ takesPreprocessors }) => takesPreprocessors);
    const complaints = kind?.check({ preprocessors: field.value }).filter(({ path }) => path[0] === 'preprocessors') ?? [];
    for (const { path, message, found } of complaints) {
        const what = `"${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(path.join('.'), 100)}" ${message}`;
        problems.push(item.error('WRONG_TYPE', what, { location: item.below(path), ...(found !== undefined && { found }) }));
    }
    if (complaints.length > 0 || !field.isList)
        return [];
    return withScripts(field, references, problems);
}
function withScriptsFound(item, options, references, problems) {
    const field = item.field('preprocessors');
    return field?.isList ? { ...options, preprocessors: withScripts(field, references, problems) } : options;
}
function withInherited(specs, inherited, kinds) {
    if (inherited.length === 0)
        return [...specs];
    return specs.map((spec) => {
        if (!(0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .findKind */ .oH)(kinds, spec.type)?.takesPreprocessors)
            return spec;
        const own = spec.options['preprocessors'];
        return { ...spec, options: { ...spec.options, preprocessors: [...inherited, ...(Array.isArray(own) ? own : [])] } };
    });
}
function withScripts(list, references, problems) {
    return list.items().map((entry) => {
        const words = entry.field('command')?.items() ?? [];
        const last = words.at(-1);
        if (last?.text === undefined || last.text.trim() === '' || references === undefined)
            return entry.value;
        const script = references.file(last.text);
        if (script.kind === 'unread')
            return entry.value;
        if (script.kind !== 'found') {
            const { code, message, ...more } = script.complaint;
            problems.push(last.error(code, message, more));
            return entry.value;
        }
        const command = [...words.slice(0, -1).map(({ value }) => value), script.absolutePath];
        return { ...entry.value, command };
    });
}


/***/ }),

/***/ 95386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ loadSuites),
  Z: () => (/* binding */ lookAtSuite)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var model_errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/grouped-problems.js
var grouped_problems = __webpack_require__(10664);
// EXTERNAL MODULE: ./build/js/src/model/suite/source.js
var source = __webpack_require__(23609);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/suites/fields/tags.js
var tags = __webpack_require__(12730);
// EXTERNAL MODULE: ./build/js/src/suites/formats/agent-skills.js
var agent_skills = __webpack_require__(60897);
// EXTERNAL MODULE: ./build/js/src/suites/formats/jsonl.js
var jsonl = __webpack_require__(97692);
// EXTERNAL MODULE: ./build/js/src/suites/formats/yaml.js + 2 modules
var yaml = __webpack_require__(31455);
// EXTERNAL MODULE: ./build/js/src/suites/graders/custom-grader-files.js
var custom_grader_files = __webpack_require__(12269);
// EXTERNAL MODULE: ./build/js/src/suites/references/bounds.js
var references_bounds = __webpack_require__(67803);
// EXTERNAL MODULE: ./build/js/src/suites/references/env-files.js
var env_files = __webpack_require__(68041);
// EXTERNAL MODULE: ./build/js/src/suites/references/references.js
var references_references = __webpack_require__(61844);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/suites/fields/fields.js
var fields = __webpack_require__(16214);
// EXTERNAL MODULE: ./build/js/src/suites/references/interpolate.js
var interpolate = __webpack_require__(88083);
;// CONCATENATED MODULE: ./build/js/src/suites/references/templates.js





const MAX_NESTING = 3;
const MOST_INCLUDES = 20_000;
const TEMPLATE_FIELDS = {
    of: 'a template',
    read: ['$schema', 'name', 'description', 'assertions'],
    withoutEffect: {},
    meant: { assert: 'assertions', evaluators: 'assertions' },
};
class Templates {
    #deps;
    #opened = new Map();
    #left = MOST_INCLUDES;
    constructor(deps) {
        this.#deps = deps;
    }
    get references() {
        return this.#deps.references;
    }
    include(entry, way, problems) {
        const name = entry.field('include')?.text;
        if (name === undefined || name.trim() === '') {
            problems.push((entry.key('include') ?? entry).wrongType('include', 'the name or the path of a template'));
            return undefined;
        }
        const from = way.at(-1);
        const reference = this.#deps.references.template(name, from === undefined ? undefined : (0,external_node_path_.dirname)(from));
        if (reference.kind === 'unread')
            return undefined;
        if (reference.kind !== 'found') {
            const { code, message, ...more } = reference.complaint;
            const isName = reference.complaint.code === 'FILE_MISSING' && !/[/\\]|^\./.test(name);
            problems.push(entry.error(code, isName ? `There is no template "${(0,shared_text/* cutMiddle */.it)(name, 100)}"` : message, {
                ...more,
                ...(isName && { expected: `.agentv/templates/${(0,shared_text/* cutMiddle */.it)(name, 100)}.yaml in one of the folders above` }),
            }));
            return undefined;
        }
        const { absolutePath, text } = reference;
        const complaint = this.#whyNot(absolutePath, way);
        if (complaint !== undefined) {
            const found = [...way, absolutePath].map((path) => this.#deps.shown(path)).join(' \u2192 ');
            problems.push(entry.error('GRADER_INVALID', complaint, { found }));
            return undefined;
        }
        const list = this.#open(absolutePath, text, problems);
        return list && { list, way: [...way, absolutePath] };
    }
    #whyNot(path, way) {
        if (way.includes(path))
            return 'The templates include one another in a cycle';
        if (way.length >= MAX_NESTING)
            return `More than ${MAX_NESTING} templates include one another`;
        this.#left -= 1;
        return this.#left < 0 ? `This suite includes templates more than ${MOST_INCLUDES} times` : undefined;
    }
    #open(path, text, problems) {
        const known = this.#opened.get(path);
        const opened = known ?? this.#read(path, text, problems);
        this.#opened.set(path, opened);
        if (opened.kind === 'invalid') {
            problems.push(...opened.problems);
            return undefined;
        }
        const list = opened.root.field('assertions');
        if (list?.isList) {
            if (known === undefined)
                (0,fields/* checkFields */.oA)(opened.root, TEMPLATE_FIELDS, problems);
            return list;
        }
        const expected = 'a mapping with "assertions", a list of graders';
        problems.push(list?.wrongType('assertions', 'a list of graders') ??
            opened.root.missing('assertions', 'A template needs "assertions"', expected));
        return undefined;
    }
    #read(path, text, problems) {
        let missing = [];
        let unset = new Map();
        const { lookUp, unknown, shown } = this.#deps;
        const opened = (0,source/* openYaml */.IM)(shown(path), text, (value) => {
            const { missing: found, ...interpolated } = (0,interpolate/* interpolate */.G)(value, lookUp);
            missing = found;
            ({ unset } = interpolated);
            return { ...interpolated, unknown };
        });
        if (opened.kind === 'invalid')
            return opened;
        const { root } = opened;
        unknown?.note(unset, root);
        problems.push(...missing.map((variable) => (0,interpolate/* missingVariable */.n)(variable, root)));
        return opened;
    }
}

// EXTERNAL MODULE: ./build/js/src/suites/references/texts.js
var references_texts = __webpack_require__(76248);
// EXTERNAL MODULE: ./build/js/src/model/suite/location.js
var suite_location = __webpack_require__(37987);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/reserved-variables.js
var reserved_variables = __webpack_require__(83103);
;// CONCATENATED MODULE: ./build/js/src/suites/references/unknown-values.js


class UnknownValues {
    #locations = new Set();
    #decisive = [];
    note(unset, root) {
        for (const [key, what] of unset) {
            const path = JSON.parse(key);
            if ((0,reserved_variables/* isReserved */.B)(what.split(' ', 1)[0] ?? ''))
                continue;
            const location = root.below(path);
            const isNew = !this.has(location);
            this.#locations.add((0,suite_location/* locationText */.f)(location));
            if (isNew && isDecisive(path))
                this.#decisive.push(neededByPlan(what, location));
        }
    }
    has(location) {
        return location !== undefined && this.#locations.has((0,suite_location/* locationText */.f)(location));
    }
    get problems() {
        return this.#decisive;
    }
}
const neededByPlan = (what, location) => ({
    code: 'INPUT_INVALID',
    severity: 'error',
    message: `A plan needs this value, and the environment variable ${what}: the value decides which tests run, how often, or which of them run on one machine`,
    location,
    hint: 'Set the variable where the plan is made too, or write the value into the suite.',
});
const LISTS = ['tests', 'eval_cases', 'evalcases', 'cases'];
const OF_SUITE = ['name', 'suite', 'dataset', 'target', ...LISTS];
const ANYWHERE = ['trials', 'depends_on', 'fail_on_error', 'failOnError'];
const IN_EXECUTION = ['target', 'targets'];
const IN_WORKSPACE = ['isolation', 'mode'];
function isDecisive(path) {
    const keys = path.map(String);
    const [first = ''] = keys;
    const isBelow = (parent, names) => keys.some((key, at) => key === parent && names.includes(keys[at + 1] ?? ''));
    return ((keys.length === 1 && OF_SUITE.includes(first)) ||
        first === 'tags' ||
        (keys.length === 2 && LISTS.includes(first)) ||
        (keys.length <= 3 && keys.at(-1) === 'id') ||
        keys.some((key) => ANYWHERE.includes(key)) ||
        isBelow('execution', IN_EXECUTION) ||
        isBelow('workspace', IN_WORKSPACE));
}

// EXTERNAL MODULE: ./build/js/src/suites/suite-file.js
var suite_file = __webpack_require__(79468);
;// CONCATENATED MODULE: ./build/js/src/suites/workspace/workspace-files.js

class WorkspaceFiles {
    #texts;
    #shown;
    #parsed = new Map();
    constructor(texts, shown) {
        this.#texts = texts;
        this.#shown = shown;
    }
    open(field, references, problems) {
        const value = field.text?.trim() ?? '';
        if (value === '') {
            problems.push(field.wrongType('workspace', 'a mapping, or the path of a file with one'));
            return undefined;
        }
        const file = references.text(value);
        if (file.kind === 'unread')
            return undefined;
        if (file.kind !== 'found') {
            problems.push({ severity: 'error', location: field.location, ...file.complaint });
            return undefined;
        }
        const { root, problems: found } = this.#parse(file.absolutePath, file.text);
        problems.push(...found);
        if (root === undefined)
            return undefined;
        const expected = 'a mapping with "template", "repos" or "hooks"';
        if (!root.isMap) {
            problems.push(root.error('WRONG_TYPE', 'A workspace file must be a mapping', { expected, found: root.found }));
            return undefined;
        }
        const wrapped = root.field('workspace');
        if (wrapped === undefined)
            return { root, folder: (0,external_node_path_.dirname)(file.absolutePath) };
        const asFound = 'the same under "workspace"';
        problems.push(wrapped.error('WRONG_TYPE', 'A workspace file must not have the key "workspace"', { expected, found: asFound }));
        return undefined;
    }
    #parse(path, text) {
        const known = this.#parsed.get(path);
        if (known !== undefined)
            return known;
        const problems = [];
        const parsed = { root: this.#texts.yaml(this.#shown(path), text, problems), problems };
        this.#parsed.set(path, parsed);
        return parsed;
    }
}

;// CONCATENATED MODULE: ./build/js/src/suites/load.js




















async function loadSuites(paths, context) {
    const suites = [];
    const problems = [];
    const errors = [];
    const leftOut = [];
    const known = new Set(paths);
    for (const path of paths) {
        const own = [];
        const suite = await loadSuite(path, known, context, own);
        if (suite && isLeftOut(suite, context)) {
            leftOut.push(suite);
            continue;
        }
        if (suite)
            suites.push(suite);
        problems.push(...mostSevere(own));
        errors.push(...mostSevere([...own, ...problemsOfTests(suite)].filter(({ severity }) => severity === 'error')));
    }
    if (problems.some(({ severity }) => severity === 'error'))
        throw new model_errors/* UserError */.yo(errors);
    if (suites.length === 0 && context.asked !== undefined && leftOut.length > 0)
        throw (0,tags/* nothingTagged */.Y)(context.asked, leftOut.flatMap(({ tags }) => tags));
    const unchecked = problems.filter(({ code }) => code === 'NOT_SUPPORTED_YET');
    if (suites.length === 0 && unchecked.length > 0)
        throw new model_errors/* UserError */.yo(unchecked.map(asError));
    return { suites, warnings: problems };
}
const asError = (problem) => ({ ...problem, severity: 'error' });
const isLeftOut = (suite, { asked }) => asked !== undefined && !(0,tags/* isTagged */.$)(suite, asked);
async function lookAtSuite(path, context) {
    const own = [];
    const suite = await loadSuite(path, new Set([path]), context, own);
    if (suite && isLeftOut(suite, context))
        return { problems: [], leftOut: suite.tags };
    const problems = [...own, ...problemsOfTests(suite)];
    const isBroken = own.some(({ severity }) => severity === 'error');
    return { suite: isBroken ? undefined : suite, problems: inOrder(problems, problems) };
}
const problemsOfTests = (suite) => (suite?.tests ?? []).flatMap((test) => (test.kind === 'broken' ? test.problems : []));
const MOST_REPORTED = 100;
function mostSevere(all) {
    const problems = (0,grouped_problems/* groupProblems */.U)(inOrder(all, all));
    const bySeverity = [
        ...problems.filter(({ severity }) => severity === 'error'),
        ...problems.filter(({ severity }) => severity === 'warning'),
    ];
    const shown = inOrder(bySeverity.slice(0, MOST_REPORTED), problems);
    const [next] = bySeverity.slice(MOST_REPORTED);
    if (next === undefined)
        return shown;
    const { code, severity, location } = next;
    const message = `This file has ${(0,shared_text/* plural */.LS)('more problem', (0,grouped_problems/* countGrouped */.m)(bySeverity.slice(MOST_REPORTED)))}, not shown here`;
    const hint = 'Run eval-action validate --json to see all of them.';
    return [...shown, { code, severity, message, hint, ...(location && { location }) }];
}
function inOrder(shown, all) {
    const files = [...new Set(all.map(({ location }) => location?.file))];
    const rank = new Map(files.filter((file) => file !== undefined).map((file, index) => [file, index]));
    const rankOf = ({ location }) => (location === undefined ? -1 : (rank.get(location.file) ?? 0));
    return shown.toSorted((a, b) => rankOf(a) - rankOf(b) ||
        (a.location?.line ?? 0) - (b.location?.line ?? 0) ||
        (a.location?.column ?? 0) - (b.location?.column ?? 0));
}
async function loadSuite(path, known, context, problems) {
    const lookUp = await context.variables((0,external_node_path_.dirname)(path));
    const unknown = context.mayLackVariables ? new UnknownValues() : undefined;
    const texts = new references_texts/* SuiteTexts */.v(lookUp, unknown);
    const patterns = (await context.guidelinePatterns?.((0,external_node_path_.dirname)(path))) ?? [];
    const own = { lookUp, unknown, isGuideline: guidelineMatcher(patterns, context.root) };
    const reading = readingOf(path, texts, own, context);
    const reported = [];
    const { runProgram } = context;
    const suite = runProgram !== undefined && isProgram(path)
        ? await readProgram(path, () => runProgram(path), reading, reported)
        : await readSuite(path, known, reading, reported);
    const isFinal = ({ severity, location }) => severity === 'warning' || !unknown?.has(location);
    problems.push(...reported.filter(isFinal), ...(unknown?.problems ?? []), ...texts.unset());
    return suite;
}
function readingOf(path, texts, { lookUp, unknown, isGuideline }, { files, cwd, root, graders, scripts }) {
    const folder = (0,external_node_path_.dirname)(path);
    const shown = (at) => (0,shown_path/* shownPath */.p)(at, cwd);
    const bounds = new references_bounds/* Bounds */.c([root, cwd, folder], files);
    const roots = (0,env_files/* searchRoots */._)(folder, { root, cwd });
    const references = new references_references/* References */.N3({ folder, root, cwd, files, isGuideline }, () => (0,custom_grader_files/* findCustomGraders */.jM)({ roots, bounds, files, scripts, shown }));
    return {
        files,
        cwd,
        shown,
        graders,
        texts,
        references,
        workspaceFiles: new WorkspaceFiles(texts, shown),
        newTemplates: () => new Templates({ references, lookUp, unknown, shown }),
        bounds,
    };
}
const isProgram = (path) => /\.[mc]?ts$/i.test(path);
const BEGINNING = { line: 1, column: 1 };
async function readProgram(path, run, reading, problems) {
    const at = (0,suite_file/* suiteFile */.Ji)(path, reading.cwd);
    const value = await (0,suite_file/* orReported */.d7)(run, problems);
    if (value === undefined)
        return undefined;
    const root = new source/* Cursor */.bs(new source/* Source */.kL(at.file, { valueAt: () => BEGINNING, keyAt: () => BEGINNING }), value);
    const suite = await (0,yaml/* readYamlSuite */.Oj)(root, at, reading, problems);
    return suite && { ...suite, format: 'typescript' };
}
async function readSuite(path, known, reading, problems) {
    const at = (0,suite_file/* suiteFile */.Ji)(path, reading.cwd);
    if (/\.jsonl$/i.test(path))
        return (0,jsonl/* readJsonlSuite */.TK)(at, reading, problems);
    if (/\.json$/i.test(path))
        return (0,agent_skills/* readAgentSkills */.Ix)(at, reading, problems);
    if (!/\.ya?ml$/i.test(path)) {
        problems.push(notReadable(at.file));
        return undefined;
    }
    const text = await (0,suite_file/* readText */.yR)(path, reading, problems);
    const root = text === undefined ? undefined : reading.texts.yaml(at.file, text, problems);
    if (root === undefined)
        return undefined;
    const dataset = await (0,jsonl/* datasetOf */.gA)(root, path, reading, problems);
    if (dataset === undefined)
        return (0,yaml/* readYamlSuite */.Oj)(root, at, reading, problems);
    if (known.has(dataset))
        return undefined;
    known.add(dataset);
    return (0,jsonl/* readJsonlSuite */.TK)((0,suite_file/* suiteFile */.Ji)(dataset, reading.cwd), reading, problems);
}
const notReadable = (file) => isProgram(file)
    ? {
        code: 'NOT_SUPPORTED_YET',
        severity: 'warning',
        message: `${file} was not checked: a suite written in TypeScript is a program, and only "eval-action run" starts programs, without --dry-run`,
        hint: 'Run it, rewrite it as YAML, or exclude it with "!".',
    }
    : {
        code: 'NOT_SUPPORTED_YET',
        severity: 'error',
        message: `${file}: suites of this format are not supported`,
        expected: 'a .yaml, .yml, .jsonl or .json file',
        hint: 'If it is not a suite, exclude it with "!".',
    };
function guidelineMatcher(patterns, root) {
    if (patterns.length === 0)
        return () => false;
    const isMatch = picomatch([...patterns], { dot: true, windows: false });
    return (absolutePath) => isMatch((0,external_node_path_.relative)(root, absolutePath).replaceAll('\\', '/'));
}


/***/ }),

/***/ 67803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ Bounds)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

class Bounds {
    #folders;
    #files;
    #behindLinks;
    constructor(folders, files) {
        this.#folders = [...new Set(folders)];
        this.#files = files;
    }
    hold(path) {
        return this.#folders.some((folder) => isInside(folder, path));
    }
    async sideOf(path) {
        if (!this.hold(path))
            return 'outside';
        const real = await this.#real(path);
        this.#behindLinks ??= Promise.all(this.#folders.map((folder) => this.#real(folder)));
        return (await this.#behindLinks).some((folder) => isInside(folder, real)) ? 'inside' : 'link';
    }
    #real(path) {
        return this.#files.realPath(path);
    }
}
function isInside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
    return !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(way) && !/^\.\.(?:[/\\]|$)/.test(way);
}


/***/ }),

/***/ 68041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ readEnvFiles),
/* harmony export */   _: () => (/* binding */ searchRoots)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var dotenv__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18889);


const MAX_ENV_BYTES = 1024 * 1024;
async function readEnvFiles(folder, { root, cwd }, files) {
    const variables = {};
    for (const candidate of searchRoots(folder, { root, cwd })) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(candidate, '.env');
        if ((await files.state(path)) !== 'file')
            continue;
        for (const [name, value] of Object.entries((0,dotenv__WEBPACK_IMPORTED_MODULE_1__.parse)(await files.read(path, MAX_ENV_BYTES)))) {
            if (!Object.hasOwn(variables, name))
                variables[name] = value;
        }
    }
    return variables;
}
function searchRoots(folder, { root, cwd }) {
    const above = [folder];
    for (let at = folder; at !== root && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(at) !== at && isInside(root, at); at = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(at))
        above.push((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(at));
    return [...new Set([...above, root, cwd])];
}
const isInside = (root, folder) => folder === root ||
    folder.startsWith(root.endsWith('/') || root.endsWith('\\') ? root : `${root}/`) ||
    folder.startsWith(`${root}\\`);


/***/ }),

/***/ 13037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ displayPath),
/* harmony export */   Nu: () => (/* binding */ FilePaths),
/* harmony export */   Yo: () => (/* binding */ NotRead)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);
/* harmony import */ var _bounds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67803);
/* harmony import */ var _env_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68041);




class NotRead extends Error {
    kind;
    complaint;
    constructor(kind, complaint) {
        super(complaint.message);
        this.kind = kind;
        this.complaint = complaint;
    }
}
class FilePaths {
    #at;
    #roots;
    #bounds;
    constructor(at) {
        this.#at = at;
        this.#roots = (0,_env_files_js__WEBPACK_IMPORTED_MODULE_3__/* .searchRoots */ ._)(at.folder, at);
        this.#bounds = new _bounds_js__WEBPACK_IMPORTED_MODULE_2__/* .Bounds */ .c([at.folder, at.cwd, at.root], at.files);
    }
    find(value) {
        return this.#first(value, candidates(value, this.#roots));
    }
    async findFolder(value) {
        for (const path of [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(this.#at.folder, value), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(this.#at.cwd, value)]) {
            if ((await this.#at.files.state(path)) === 'folder')
                return path;
        }
        throw new NotRead('missing', {
            code: 'FILE_MISSING',
            message: `There is no folder ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)(value, 100)}`,
            hint: 'Paths start in the folder of the suite, or in the working directory.',
        });
    }
    findTemplate(name, from) {
        const roots = [...new Set([...(from === undefined ? [] : [from]), ...this.#roots])];
        return this.#first(name, /[/\\]|^\./.test(name) ? candidates(name, roots) : inTemplates(name, roots));
    }
    async #first(value, paths) {
        let isFolder = false;
        for (const path of paths) {
            const state = await this.#at.files.state(path);
            if (state === 'file')
                return this.#insideRepository(path, value);
            isFolder ||= state === 'folder';
        }
        const shown = (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)(value, 100);
        throw new NotRead('missing', {
            code: isFolder ? 'FILE_UNREADABLE' : 'FILE_MISSING',
            message: isFolder ? `${shown} is a folder, not a file` : `There is no file ${shown}`,
            hint: 'Paths start in the folder of the suite, in those above it up to the repository, or in the working directory.',
        });
    }
    async #insideRepository(path, value) {
        const side = await this.#bounds.sideOf(path);
        if (side === 'inside')
            return path;
        const shown = (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)(value, 100);
        throw new NotRead('refused', {
            code: 'FILE_UNREADABLE',
            message: side === 'link'
                ? `${shown} is a link that leads out of the repository, and is not read`
                : `${shown} is outside the repository and is not read`,
            expected: 'a file of the repository',
            hint: 'Copy the file into the repository.',
        });
    }
}
const displayPath = (value) => value.replace(/^[/\\]+/, '');
const candidates = (value, roots) => [
    ...((0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(value) ? [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(value)] : []),
    ...roots.map((root) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, displayPath(value))),
];
const inTemplates = (name, roots) => roots.flatMap((root) => ['yaml', 'yml'].map((ending) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '.agentv', 'templates', `${name}.${ending}`)));


/***/ }),

/***/ 61844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gn: () => (/* binding */ readSettled),
/* harmony export */   N3: () => (/* binding */ References),
/* harmony export */   tL: () => (/* binding */ imageTypeOf)
/* harmony export */ });
/* unused harmony exports MAX_TEXT_BYTES, MAX_IMAGE_BYTES, MAX_TEXTS_BYTES, MOST_REFERENCES */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _file_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13037);




const MAX_TEXT_BYTES = 1024 * 1024;
const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
const MAX_TEXTS_BYTES = 16 * MAX_TEXT_BYTES;
const MAX_IMAGES_BYTES = 10 * MAX_IMAGE_BYTES;
const MAX_GRADING_FILE_BYTES = 5 * 1024 * 1024;
const MAX_GRADING_FILES_BYTES = 10 * MAX_GRADING_FILE_BYTES;
const MOST_REFERENCES = 10_000;
class References {
    #at;
    #findGraders;
    #known = new Map();
    #wanted = new Map();
    #paths;
    #texts = new Map();
    #images = new Map();
    #gradingFiles = new Map();
    #textBytes = 0;
    #imageBytes = 0;
    #gradingBytes = 0;
    constructor(at, findGraders = async () => new Map()) {
        this.#at = at;
        this.#findGraders = findGraders;
        this.#paths = new _file_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .FilePaths */ .Nu(at);
    }
    text(value) {
        return this.#ask('text', value, async () => {
            const absolutePath = await this.#paths.find(value);
            const text = await this.#textOf(absolutePath);
            const isGuideline = this.#at.isGuideline?.(absolutePath) === true;
            return { path: (0,_file_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .displayPath */ .Gt)(value), absolutePath, text, ...(isGuideline && { isGuideline }) };
        });
    }
    file(value) {
        return this.#ask('file', value, async () => ({ absolutePath: await this.#paths.find(value) }));
    }
    folder(value) {
        return this.#ask('folder', value, async () => ({ absolutePath: await this.#paths.findFolder(value) }));
    }
    image(value) {
        return this.#ask('image', value, async () => this.#imageOf(await this.#paths.find(value)));
    }
    gradingFile(value) {
        return this.#ask('grading file', value, async () => {
            const absolutePath = await this.#paths.find(value);
            return { content: await this.#gradingFileOf(absolutePath) };
        });
    }
    template(name, from) {
        return this.#ask('template', JSON.stringify([from, name]), async () => {
            const absolutePath = await this.#paths.findTemplate(name, from);
            return { path: absolutePath, absolutePath, text: await this.#textOf(absolutePath) };
        });
    }
    customGraders() {
        return this.#ask('graders', '', async () => ({ graders: await this.#findGraders() }));
    }
    async readWanted() {
        const wanted = [...this.#wanted];
        this.#wanted.clear();
        for (const [key, read] of wanted)
            this.#known.set(key, await read());
        return wanted.length > 0;
    }
    #ask(what, value, read) {
        const key = `${what} ${value}`;
        const known = this.#known.get(key);
        if (known?.kind === 'found')
            return { kind: 'found', ...known.value };
        if (known !== undefined)
            return known;
        if (this.#wanted.has(key))
            return { kind: 'unread' };
        if (this.#known.size + this.#wanted.size >= MOST_REFERENCES)
            return { kind: 'refused', complaint: tooMany };
        this.#wanted.set(key, () => settle(read));
        return { kind: 'unread' };
    }
    #textOf(path) {
        return remembered(this.#texts, path, async () => {
            const text = await this.#at.files.read(path, MAX_TEXT_BYTES);
            this.#textBytes += Buffer.byteLength(text);
            if (this.#textBytes > MAX_TEXTS_BYTES)
                throw new _file_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .NotRead */ .Yo('refused', tooMuch('text', MAX_TEXTS_BYTES));
            return text.replaceAll('\r\n', '\n');
        });
    }
    #gradingFileOf(path) {
        return remembered(this.#gradingFiles, path, async () => {
            const bytes = await this.#at.files.readBytes(path, MAX_GRADING_FILE_BYTES);
            this.#gradingBytes += bytes.length;
            if (this.#gradingBytes > MAX_GRADING_FILES_BYTES) {
                throw new _file_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .NotRead */ .Yo('refused', tooMuch('grading files', MAX_GRADING_FILES_BYTES));
            }
            return Buffer.from(bytes).toString('base64');
        });
    }
    #imageOf(path) {
        return remembered(this.#images, path, async () => {
            const mediaType = imageTypeOf(path);
            if (mediaType === undefined)
                throw new _file_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .NotRead */ .Yo('missing', notAnImage(path));
            const bytes = await this.#at.files.readBytes(path, MAX_IMAGE_BYTES);
            this.#imageBytes += bytes.length;
            if (this.#imageBytes > MAX_IMAGES_BYTES)
                throw new _file_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .NotRead */ .Yo('refused', tooMuch('images', MAX_IMAGES_BYTES));
            return {
                absolutePath: path,
                mediaType,
                dataUri: `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`,
            };
        });
    }
}
async function readSettled(read, references, problems) {
    for (;;) {
        const reported = [];
        const result = read(reported);
        if (await references.readWanted())
            continue;
        problems.push(...reported);
        return result;
    }
}
const MEDIA_TYPES = {
    '.png': 'image/png',
    '.jpg': 'image/jpeg',
    '.jpeg': 'image/jpeg',
    '.gif': 'image/gif',
    '.webp': 'image/webp',
    '.svg': 'image/svg+xml',
    '.bmp': 'image/bmp',
};
const imageTypeOf = (path) => MEDIA_TYPES[(0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path).toLowerCase()];
async function settle(read) {
    try {
        return { kind: 'found', value: await read() };
    }
    catch (error) {
        if (error instanceof _file_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .NotRead */ .Yo)
            return { kind: error.kind, complaint: error.complaint };
        const [problem] = error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo ? error.problems : [];
        if (problem === undefined)
            throw error;
        const { severity: _, location: __, ...complaint } = problem;
        return { kind: complaint.code === 'FILE_TOO_LARGE' ? 'refused' : 'missing', complaint };
    }
}
function remembered(known, key, read) {
    const earlier = known.get(key);
    if (earlier !== undefined)
        return earlier;
    const reading = read();
    known.set(key, reading);
    return reading;
}
const notAnImage = (path) => ({
    code: 'FILE_UNREADABLE',
    message: `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutMiddle */ .it)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path), 100)} is not a supported image`,
    expected: `one of ${Object.keys(MEDIA_TYPES).join(', ')}`,
});
const tooMany = {
    code: 'FILE_TOO_LARGE',
    message: 'This suite refers to too many files',
    expected: `at most ${MOST_REFERENCES} paths`,
    hint: 'Split it into several suites.',
};
const tooMuch = (what, most) => ({
    code: 'FILE_TOO_LARGE',
    message: `The ${what} of this suite are too large in total`,
    expected: `at most ${most} bytes`,
    hint: 'Split it into several suites.',
});


/***/ }),

/***/ 76248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ MOST_TESTS),
/* harmony export */   v: () => (/* binding */ SuiteTexts)
/* harmony export */ });
/* harmony import */ var _model_suite_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23609);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);
/* harmony import */ var _interpolate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88083);



const MOST_TESTS = 100_000;
class SuiteTexts {
    #lookUp;
    #unknown;
    #unset = new Map();
    constructor(lookUp, unknown) {
        this.#lookUp = lookUp;
        this.#unknown = unknown;
    }
    yaml(file, text, problems) {
        return this.#opened((put) => (0,_model_suite_source_js__WEBPACK_IMPORTED_MODULE_0__/* .openYaml */ .IM)(file, text, put), problems);
    }
    jsonLines(file, text, problems) {
        const before = problems.length;
        const objects = [];
        const lines = text.replace(/^\uFEFF/, '').split('\n');
        for (const [index, line] of lines.entries()) {
            if (isBlank(line))
                continue;
            if (objects.length === MOST_TESTS) {
                problems.push(tooManyLines(file, index + 1));
                break;
            }
            const object = this.#opened((put) => (0,_model_suite_source_js__WEBPACK_IMPORTED_MODULE_0__/* .openJson */ .VH)(file, line, { interpolate: put, line: index + 1 }), problems);
            if (object?.isMap === false)
                problems.push(notAnObject(object));
            else if (object !== undefined)
                objects.push(object);
            if (problems.length - before >= MOST_BAD_LINES) {
                problems.push(notLookedAt(file, index + 1));
                break;
            }
        }
        return problems.length > before ? undefined : objects;
    }
    unset() {
        return [...this.#unset.values()].map(({ first, times }) => {
            const elsewhere = times > 1 ? `, here and in ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('other place', times - 1)}` : '';
            return { ...first, message: `${first.message}${elsewhere}` };
        });
    }
    #opened(open, problems) {
        let missing = [];
        let unset = new Map();
        const opened = open((value) => {
            const interpolated = (0,_interpolate_js__WEBPACK_IMPORTED_MODULE_2__/* .interpolate */ .G)(value, this.#lookUp);
            ({ missing, unset } = interpolated);
            return { ...interpolated, unknown: this.#unknown };
        });
        if (opened.kind === 'invalid') {
            problems.push(...opened.problems);
            return undefined;
        }
        this.#unknown?.note(unset, opened.root);
        for (const variable of missing)
            this.#note(variable, opened.root);
        return opened.root;
    }
    #note({ name, path, times }, root) {
        const known = this.#unset.get(name);
        if (known !== undefined)
            known.times += times;
        else
            this.#unset.set(name, { first: (0,_interpolate_js__WEBPACK_IMPORTED_MODULE_2__/* .missingVariable */ .n)({ name, path }, root), times });
    }
}
const MOST_BAD_LINES = 20;
const isBlank = (line) => /^[ \t\r]*$/.test(line);
const notAnObject = (value) => value.error('WRONG_TYPE', 'Each line of this file must be a JSON object with one test', {
    expected: 'an object such as {"id": "\u2026", "input": "\u2026"}',
    found: value.found,
    ...(value.isList && { hint: 'Write each item of the list on a separate line, without the brackets.' }),
});
const notLookedAt = (file, line) => ({
    code: 'YAML_INVALID',
    severity: 'error',
    message: 'The lines after this one are not checked: too many lines are not JSON objects',
    location: { file, line, column: 1 },
    hint: 'Check that it is a JSONL file.',
});
const tooManyLines = (file, line) => ({
    code: 'FILE_TOO_LARGE',
    severity: 'error',
    message: 'The file has too many tests',
    location: { file, line, column: 1 },
    expected: `at most ${MOST_TESTS} lines with a test`,
    hint: 'Split it into several files.',
});


/***/ }),

/***/ 79468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ji: () => (/* binding */ suiteFile),
/* harmony export */   MQ: () => (/* binding */ readName),
/* harmony export */   Ri: () => (/* binding */ nameOfFile),
/* harmony export */   d7: () => (/* binding */ orReported),
/* harmony export */   ql: () => (/* binding */ MAX_SUITE_BYTES),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81457);



const MAX_SUITE_BYTES = 5 * 1024 * 1024;
function suiteFile(path, cwd) {
    return { file: (0,_references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .p)(path, cwd), path, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), category: categoryOf(path, cwd) };
}
function categoryOf(path, cwd) {
    const folders = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)).replaceAll('\\', '/').split('/');
    const named = folders.filter((folder) => folder !== '' && folder !== '.' && folder !== '..' && folder !== 'evals');
    return named.length === 0 ? 'Uncategorized' : named.join('/');
}
async function readText(path, { files }, problems, location) {
    return orReported(() => files.read(path, MAX_SUITE_BYTES), problems, location);
}
async function orReported(work, problems, location) {
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo))
            throw error;
        problems.push(...error.problems.map((problem) => ({ ...(location && { location }), ...problem })));
        return undefined;
    }
}
const nameOfFile = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path).replace(/(?:\.eval)?\.ya?ml$|\.jsonl?$/i, '') || 'eval';
function readName(root, keys, problems) {
    for (const key of keys) {
        const field = root.field(key);
        const name = field?.text?.trim();
        if (name)
            return name;
        if (field !== undefined && field.text === undefined)
            problems.push(field.wrongType(key, 'text'));
    }
    return undefined;
}


/***/ }),

/***/ 95839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XN: () => (/* binding */ mergeHooks),
/* harmony export */   by: () => (/* binding */ readHooks),
/* harmony export */   iN: () => (/* binding */ POINTS),
/* harmony export */   rO: () => (/* binding */ withDefaults),
/* harmony export */   ux: () => (/* binding */ readWords)
/* harmony export */ });
/* unused harmony exports HOOKS_FIELDS, HOOK_FIELDS, RESET_FIELDS */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_suite_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28327);
/* harmony import */ var _fields_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16214);
/* harmony import */ var _fields_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65953);




const POINTS = {
    beforeAll: 'before_all',
    beforeEach: 'before_each',
    afterEach: 'after_each',
    afterAll: 'after_all',
};
const HOOKS_FIELDS = {
    of: 'the hooks of a workspace',
    read: ['enabled', ...Object.values(POINTS)],
    withoutEffect: {},
    meant: { setup: 'before_each', teardown: 'after_each' },
};
const HOOK_FIELDS = {
    of: 'a hook',
    read: ['command', 'script', 'timeout_ms', 'cwd', 'reset'],
    withoutEffect: {},
    elsewhere: { timeout: 'Use "timeout_ms", in milliseconds.', timeout_seconds: 'Use "timeout_ms".' },
};
const RESET_FIELDS = {
    of: 'the reset of a workspace',
    read: ['strategy', 'after_each'],
    withoutEffect: {},
};
function readHooks(workspace, folder, problems) {
    const hooks = workspace.field('hooks');
    if (hooks !== undefined && !hooks.isMap)
        problems.push(hooks.wrongType('hooks', 'a mapping of hooks'));
    else if (hooks !== undefined)
        (0,_fields_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .checkFields */ .oA)(hooks, HOOKS_FIELDS, problems);
    const read = Object.fromEntries(_model_suite_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .hookPoints */ .VS.map((point) => [point, readPoint(workspace, point, folder, problems)]));
    const reset = readOldReset(workspace.field('reset'), problems);
    const enabled = readEnabled(hooks?.field('enabled'), problems);
    const afterEach = reset && { location: workspace.location, ...{ reset, ...definedOnly(read.afterEach) } };
    return { ...read, ...(afterEach && { afterEach }), ...(enabled !== undefined && { enabled }) };
}
function mergeHooks(suite, test) {
    const merged = _model_suite_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .hookPoints */ .VS.flatMap((point) => {
        const location = test[point]?.location ?? suite[point]?.location;
        return location === undefined
            ? []
            : [[point, { ...definedOnly(suite[point]), ...definedOnly(test[point]), location }]];
    });
    return { ...Object.fromEntries(merged), enabled: test.enabled ?? suite.enabled };
}
function withDefaults(declared, folder) {
    if (declared.enabled === false)
        return {};
    const hooks = _model_suite_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .hookPoints */ .VS.flatMap((point) => {
        const hook = declared[point];
        if (hook === undefined || (hook.command === undefined && (hook.reset ?? 'none') === 'none'))
            return [];
        const timeoutMs = point.startsWith('before') ? 60_000 : 30_000;
        return [[point, { cwd: folder, timeoutMs, reset: 'none', ...definedOnly(hook) }]];
    });
    return Object.fromEntries(hooks);
}
function readPoint(workspace, point, folder, problems) {
    const name = POINTS[point];
    const locations = [
        [`hooks.${name}`, workspace.field('hooks')?.field(name)],
        [name, workspace.field(name)],
        ...(point === 'beforeEach' ? [['setup', workspace.field('setup')]] : []),
        ...(point === 'afterEach' ? [['teardown', workspace.field('teardown')]] : []),
    ];
    const present = locations.flatMap(([shown, field]) => (field === undefined ? [] : [{ shown, field }]));
    const [first, ...others] = present;
    if (first === undefined)
        return undefined;
    if (!first.shown.startsWith('hooks.')) {
        const hint = `Use "hooks: { ${name}: \u2026 }" instead.`;
        problems.push(first.field.warning('DEPRECATED', `"${first.shown}" is an old name`, { location: first.field.keyLocation, hint }));
    }
    for (const { shown, field } of others) {
        const message = `"${shown}" is ignored because "${first.shown}" is set too`;
        problems.push(field.warning('UNUSED', message, { location: field.keyLocation }));
    }
    return readHook(first.field, point, folder, problems);
}
function readHook(field, point, folder, problems) {
    const name = POINTS[point];
    if (!field.isMap) {
        problems.push(field.wrongType(name, 'a mapping with "command"', 'Write { command: [program, argument] }.'));
        return undefined;
    }
    (0,_fields_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .checkFields */ .oA)(field, HOOK_FIELDS, problems);
    const found = (0,_fields_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)(field, ['command', 'script'], problems, { isConverted: false });
    const command = found && readWords(found.field, found.name, problems);
    const cwd = field.field('cwd');
    if (cwd !== undefined && !cwd.text?.trim())
        problems.push(cwd.wrongType('cwd', 'the path of a folder'));
    const timeoutMs = (0,_fields_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .positive */ .yj)(field, 'timeout_ms', problems);
    const reset = readReset(field.field('reset'), point, problems);
    if (found === undefined && field.field('reset') === undefined) {
        const message = `"${name}" has neither a command nor a reset and does nothing`;
        problems.push(field.warning('UNUSED', message, { location: field.keyLocation }));
    }
    return {
        ...(command && { command }),
        ...(cwd?.text?.trim() && { cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, cwd.text.trim()) }),
        ...(timeoutMs !== undefined && { timeoutMs }),
        ...(reset && { reset }),
        location: field.keyLocation,
    };
}
function readWords(field, name, problems) {
    const words = field.isList
        ? field.items().map(({ text, value }) => text ?? (typeof value === 'number' ? String(value) : undefined))
        : field.text?.split(/\s+/).filter((word) => word !== '');
    const command = words?.filter((word) => word !== undefined && !word.includes('\0'));
    if (command !== undefined && command.length > 0 && command.length === words?.length && command[0] !== '') {
        return command;
    }
    problems.push(field.wrongType(name, 'a list of texts: a program and its arguments'));
    return undefined;
}
function readReset(field, point, problems) {
    if (field === undefined)
        return undefined;
    const reset = _model_suite_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .resets */ .R4.find((each) => each === field.text);
    if (reset === undefined) {
        problems.push(field.wrongType('reset', _model_suite_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .resets */ .R4.join(', ')));
        return undefined;
    }
    if (point === 'beforeEach' || point === 'afterEach')
        return reset;
    const message = `"reset" has no effect in ${POINTS[point]}: it belongs to before_each and after_each`;
    problems.push(field.warning('UNUSED', message, { location: field.keyLocation }));
    return undefined;
}
function readOldReset(field, problems) {
    if (field === undefined)
        return undefined;
    if (!field.isMap) {
        problems.push(field.wrongType('reset', 'a mapping', 'Use "hooks: { after_each: { reset: fast } }" instead.'));
        return undefined;
    }
    (0,_fields_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .checkFields */ .oA)(field, RESET_FIELDS, problems);
    const hint = 'Use "hooks: { after_each: { reset: fast } }" instead.';
    problems.push(field.warning('DEPRECATED', '"reset" of a workspace is an old name', { location: field.keyLocation, hint }));
    const strategy = field.field('strategy');
    const after = field.field('after_each');
    if (after !== undefined && typeof after.value !== 'boolean')
        problems.push(after.wrongType('after_each', 'true or false', (0,_fields_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .adviceForFlag */ .iB)(after.value)));
    const meaning = strategy === undefined ? undefined : OLD_RESETS[strategy.text ?? ''];
    if (strategy !== undefined && meaning === undefined)
        problems.push(strategy.wrongType('strategy', 'hard, recreate, none'));
    return after?.value === true ? meaning : undefined;
}
const OLD_RESETS = { hard: 'fast', recreate: 'strict', none: 'none' };
function readEnabled(field, problems) {
    if (field === undefined || typeof field.value === 'boolean')
        return field?.value;
    problems.push(field.wrongType('enabled', 'true or false', (0,_fields_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .adviceForFlag */ .iB)(field.value)));
    return undefined;
}
const definedOnly = (hook) => Object.fromEntries(Object.entries(hook ?? {}).filter(([, value]) => value !== undefined));


/***/ }),

/***/ 31116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iF: () => (/* binding */ readWorkspace),
  B3: () => (/* binding */ workspaceOf)
});

// UNUSED EXPORTS: NEEDS_FIELDS, WORKSPACE_FIELDS

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/suite/workspace.js
var workspace = __webpack_require__(28327);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/suites/fields/fields.js
var fields_fields = __webpack_require__(16214);
// EXTERNAL MODULE: ./build/js/src/suites/fields/numbers.js
var numbers = __webpack_require__(65953);
;// CONCATENATED MODULE: ./build/js/src/suites/workspace/workspace-repositories.js



const REPOSITORY_FIELDS = {
    of: 'a repository',
    read: ['path', 'repo', 'commit', 'base_commit', 'ancestor', 'sparse', 'source', 'checkout', 'clone'],
    required: ['path', 'repo'],
    withoutEffect: {},
    meant: { url: 'repo', ref: 'commit', branch: 'commit' },
    elsewhere: {
        depth: 'Repositories are fetched once and cached, so it has no effect.',
    },
};
const SOURCE_FIELDS = {
    of: 'the source of a repository',
    read: ['type', 'url', 'path'],
    withoutEffect: {},
};
const CHECKOUT_FIELDS = {
    of: 'the checkout of a repository',
    read: ['ref', 'base_commit', 'resolve', 'ancestor'],
    withoutEffect: {},
};
const FETCHED_ONLY = 'it only applies to fetched repositories, and this one has no "repo"';
const IMAGE_REPOSITORY_FIELDS = {
    ...REPOSITORY_FIELDS,
    of: 'a repository without "repo"',
    required: [],
    read: ['path', 'repo', 'source', 'commit', 'base_commit'],
    withoutEffect: { ancestor: FETCHED_ONLY, sparse: FETCHED_ONLY, checkout: FETCHED_ONLY, clone: FETCHED_ONLY },
};
const KEPT = 'repositories are fetched once, whole, and cached; the checked out files are the same, and agents see the whole history';
const CLONE_FIELDS = {
    of: 'the clone of a repository',
    read: ['sparse'],
    withoutEffect: { depth: KEPT, filter: KEPT },
};
const isFetched = (repository) => 'url' in repository;
const MOST_REPOSITORIES = 100;
function readRepositories(field, references, problems) {
    if (field === undefined)
        return undefined;
    const items = field.items();
    if (!field.isList || items.length > MOST_REPOSITORIES) {
        problems.push(field.wrongType('repos', `a list of at most ${MOST_REPOSITORIES} repositories`));
        return undefined;
    }
    const repositories = items.flatMap((item) => readRepository(item, references, problems) ?? []);
    const paths = new Set();
    for (const { path, location } of repositories) {
        const expected = 'a folder for each repository';
        const message = `Two repositories have the path "${path || '.'}"`;
        if (paths.has(path))
            problems.push({ code: 'WRONG_TYPE', severity: 'error', message, location, expected });
        paths.add(path);
    }
    return repositories;
}
function readRepository(item, references, problems) {
    if (!item.isMap) {
        problems.push(item.wrongType('repos', 'a mapping with "path" and "repo"'));
        return undefined;
    }
    if (item.field('repo') === undefined && item.field('source') === undefined)
        return readOfImage(item, problems);
    (0,fields_fields/* checkFields */.oA)(item, REPOSITORY_FIELDS, problems);
    const path = readPath(item, problems);
    const origin = readOrigin(item, references, problems);
    const checkout = readOld(item, 'checkout', problems);
    const clone = readOld(item, 'clone', problems);
    const ref = readRef(item, checkout, problems);
    const ancestor = (0,numbers/* wholeNumber */.rD)(item, 'ancestor', ANCESTORS, problems) ??
        (checkout && (0,numbers/* wholeNumber */.rD)(checkout, 'ancestor', ANCESTORS, problems)) ??
        0;
    const sparse = readSparse(item.field('sparse') ?? clone?.field('sparse'), problems);
    if (path === undefined || origin === undefined)
        return undefined;
    return {
        path,
        url: origin,
        ref,
        resolve: readResolve(checkout, problems),
        ancestor,
        sparse,
        location: item.location,
    };
}
const ANCESTORS = [0, 1_000_000];
function readPath(item, problems) {
    const field = item.field('path');
    if (field === undefined || field.text?.trim() === '') {
        problems.push(item.missing('path', 'A repository needs a "path"', 'its folder in the workspace'));
        return undefined;
    }
    const path = pathInWorkspace(field.text ?? '');
    if (path === undefined)
        problems.push(field.wrongType('path', 'a folder in the workspace'));
    return path;
}
function pathInWorkspace(text) {
    const path = external_node_path_.posix.normalize(text.trim().replaceAll('\\', '/')).replace(/\/$/, '');
    const isInside = !path.startsWith('/') && !/^[A-Za-z]:/.test(path) && path !== '..' && !path.startsWith('../');
    const isOfGit = path.split('/').some((part) => part.toLowerCase() === '.git');
    if (!isInside || isOfGit || path.includes('\0'))
        return undefined;
    return path === '.' ? '' : path;
}
function readOrigin(item, references, problems) {
    const source = readOld(item, 'source', problems);
    const repo = item.field('repo');
    if (repo?.text?.trim())
        return urlOf(repo, references, problems);
    if (repo !== undefined && repo.text === undefined)
        problems.push(repo.wrongType('repo', 'a URL, or owner/name'));
    const type = source?.field('type')?.text ?? 'git';
    if (source !== undefined && type !== 'git' && type !== 'local')
        problems.push((source.field('type') ?? source).wrongType('type', 'git or local'));
    const old = source?.field(type === 'local' ? 'path' : 'url');
    if (old?.text?.trim())
        return type === 'local' ? folderUrl(old, references, problems) : urlOf(old, references, problems);
    problems.push(withoutOrigin(item));
    return undefined;
}
const withoutOrigin = (item) => item.missing('repo', 'A repository needs a "repo"', 'a URL, or owner/name of GitHub');
function readOfImage(item, problems) {
    (0,fields_fields/* checkFields */.oA)(item, IMAGE_REPOSITORY_FIELDS, problems);
    const path = textIn(item, 'path', problems, 'a folder of the image');
    const commit = readRef(item, undefined, problems);
    return {
        path: path ?? '',
        ...(commit !== 'HEAD' && { commit }),
        location: item.location,
        problem: withoutOrigin(item),
    };
}
function urlOf(field, references, problems) {
    const text = field.text?.trim() ?? '';
    if (/^\.{1,2}[/\\]|^[/\\]|^[A-Za-z]:[/\\]/.test(text))
        return folderUrl(field, references, problems);
    if (/^[A-Za-z0-9][\w.-]*\/[\w.-]+$/.test(text))
        return `https://github.com/${text.replace(/\.git$/, '')}.git`;
    const isKnown = /^(?:https?|ssh|git|file):\/\/[^\s-]/.test(text) || /^[\w.][\w.-]*@[\w.][\w.-]*:[^\s]+$/.test(text);
    if (isKnown && isOperand(text))
        return text;
    const expected = 'a URL (https, ssh, file), user@host:path, a path, or owner/name of GitHub';
    problems.push(field.wrongType('repo', expected));
    return undefined;
}
function folderUrl(field, references, problems) {
    const folder = references.folder(field.text?.trim() ?? '');
    if (folder.kind === 'found')
        return fileUrl(folder.absolutePath);
    if (folder.kind !== 'unread')
        problems.push({ severity: 'error', location: field.location, ...folder.complaint });
    return undefined;
}
function fileUrl(path) {
    const slashed = path.replaceAll('\\', '/');
    return `file://${slashed.startsWith('/') ? '' : '/'}${encodeURI(slashed).replaceAll('?', '%3F').replaceAll('#', '%23')}`;
}
function readRef(item, checkout, problems) {
    const [commit, base] = [textIn(item, 'commit', problems), textIn(item, 'base_commit', problems)];
    if (commit !== undefined && base !== undefined && commit !== base) {
        const expected = 'one of the two, or the same in both';
        problems.push(item.error('WRONG_TYPE', '"commit" and "base_commit" name different commits', { expected }));
    }
    const old = checkout && (textIn(checkout, 'base_commit', problems) ?? textIn(checkout, 'ref', problems));
    return commit ?? base ?? old ?? 'HEAD';
}
function textIn(mapping, key, problems, expected = 'a commit, a branch or a tag') {
    const field = mapping.field(key);
    const text = field?.text?.trim();
    if (field === undefined || text === '')
        return undefined;
    if (text !== undefined && isOperand(text))
        return text;
    const hint = typeof field.value === 'number' ? 'Put quotes around it.' : undefined;
    problems.push(field.wrongType(key, expected, hint));
    return undefined;
}
const isOperand = (text) => !text.startsWith('-') && !/[\0\r\n]/.test(text);
function readResolve(checkout, problems) {
    if (checkout === undefined)
        return 'local';
    const field = checkout.field('resolve');
    if (field === undefined || field.text === 'remote')
        return 'remote';
    if (field.text !== 'local')
        problems.push(field.wrongType('resolve', 'remote or local'));
    return 'local';
}
function readSparse(field, problems) {
    if (field === undefined)
        return [];
    const paths = field.items().flatMap(({ text }) => text?.trim() || []);
    if (field.isList && paths.length === field.items().length && paths.every(isOperand))
        return paths;
    problems.push(field.wrongType('sparse', 'a list of folders'));
    return [];
}
const OLD_BLOCKS = {
    source: { fields: SOURCE_FIELDS, instead: '"repo"' },
    checkout: { fields: CHECKOUT_FIELDS, instead: '"commit" and "ancestor"' },
    clone: { fields: CLONE_FIELDS, instead: '"sparse"' },
};
function readOld(item, key, problems) {
    const field = item.field(key);
    if (field === undefined)
        return undefined;
    const { fields, instead } = OLD_BLOCKS[key];
    if (!field.isMap) {
        problems.push(field.wrongType(key, 'a mapping', `Write ${instead} instead.`));
        return undefined;
    }
    (0,fields_fields/* checkFields */.oA)(field, fields, problems);
    const hint = `Use ${instead} of the repository itself instead.`;
    problems.push(field.warning('DEPRECATED', `"${key}" is an old name`, { location: field.keyLocation, hint }));
    return field;
}

;// CONCATENATED MODULE: ./build/js/src/suites/workspace/grading-files.js


const GRADING_FILE_FIELDS = {
    of: 'a grading file',
    read: ['from', 'to'],
    required: ['from', 'to'],
    withoutEffect: {},
    meant: { path: 'to', source: 'from' },
};
const MOST_GRADING_FILES = 100;
function readGradingFiles(field, references, problems) {
    if (field === undefined)
        return undefined;
    const items = field.items();
    if (!field.isList || items.length > MOST_GRADING_FILES) {
        problems.push(field.wrongType('grading_files', `a list of at most ${MOST_GRADING_FILES} files`));
        return undefined;
    }
    const paths = [];
    return items.flatMap((item) => {
        if (!item.isMap) {
            problems.push(item.wrongType('grading_files', 'a mapping with "from" and "to"'));
            return [];
        }
        (0,fields_fields/* checkFields */.oA)(item, GRADING_FILE_FIELDS, problems);
        const content = readFrom(item, references, problems);
        const to = readTo(item, paths, problems);
        if (to !== undefined)
            paths.push(to);
        return content === undefined || to === undefined ? [] : [{ to, content }];
    });
}
function readFrom(item, references, problems) {
    const field = item.field('from');
    if (field === undefined) {
        problems.push(item.missing('from', 'A grading file needs "from"', 'the path of a file'));
        return undefined;
    }
    if (!field.text?.trim()) {
        problems.push(field.wrongType('from', 'the path of a file'));
        return undefined;
    }
    const file = references.gradingFile(field.text.trim());
    if (file.kind === 'found')
        return file.content;
    if (file.kind !== 'unread')
        problems.push({ severity: 'error', location: field.location, ...file.complaint });
    return undefined;
}
function readTo(item, taken, problems) {
    const field = item.field('to');
    if (field === undefined) {
        problems.push(item.missing('to', 'A grading file needs "to"', 'a path in the workspace'));
        return undefined;
    }
    const path = pathInWorkspace(field.text ?? '');
    if (!path || field.text?.trim().endsWith('/')) {
        problems.push(field.wrongType('to', 'the path of a file in the workspace, outside of .git'));
        return undefined;
    }
    const other = taken.find((each) => each === path || each.startsWith(`${path}/`) || path.startsWith(`${each}/`));
    if (other === undefined)
        return path;
    const expected = 'a different path for each file';
    problems.push(field.error('WRONG_TYPE', `"${path}" collides with the grading file "${other}"`, { expected }));
    return undefined;
}

;// CONCATENATED MODULE: ./build/js/src/suites/workspace/workspace-docker.js




const DOCKER_FIELDS = {
    of: 'the docker of a workspace',
    read: ['image', 'timeout', 'memory', 'cpus', 'agent', 'network', 'user'],
    required: ['image'],
    withoutEffect: {},
    meant: { timeout_seconds: 'timeout' },
    elsewhere: {
        repos: 'Put "repos" under "workspace".',
        env: 'Put "env" under the target that runs in the container.',
    },
};
const DEFAULT_SECONDS = 1800;
const LONGEST_IMAGE = 500;
function readDocker(field, problems) {
    if (field === undefined)
        return undefined;
    if (!field.isMap) {
        problems.push(field.wrongType('docker', 'a mapping with "image"'));
        return undefined;
    }
    (0,fields_fields/* checkFields */.oA)(field, DOCKER_FIELDS, problems);
    const image = readImage(field, problems);
    const memory = readMatching(field, 'memory', MEMORY, problems);
    const cpus = (0,numbers/* positive */.yj)(field, 'cpus', problems);
    const user = readMatching(field, 'user', USER, problems);
    const network = readNetwork(field.field('network'), problems);
    const timeoutMs = ((0,numbers/* positive */.yj)(field, 'timeout', problems) ?? DEFAULT_SECONDS) * 1000;
    const runsAgent = readFlag(field.field('agent'), problems);
    if (image === undefined)
        return undefined;
    return {
        image,
        timeoutMs,
        ...(memory !== undefined && { memory }),
        ...(cpus !== undefined && { cpus }),
        ...(network !== undefined && { network }),
        ...(user !== undefined && { user }),
        runsAgent,
        location: field.keyLocation,
    };
}
function dockerOf(docker, repositories, problems) {
    if (docker === undefined) {
        problems.push(...repositories.flatMap((each) => (isFetched(each) ? [] : each.problem)));
        return undefined;
    }
    const ofImage = repositories.flatMap((each) => {
        if (isFetched(each))
            return docker.runsAgent || each.ref === 'HEAD' ? [] : { ...each, commit: each.ref };
        return each.commit === undefined && !docker.runsAgent ? [] : each;
    });
    const full = ofImage.filter(({ commit, location }) => {
        if (commit === undefined || /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit))
            return true;
        problems.push({
            code: 'WRONG_TYPE',
            severity: 'error',
            message: '"commit" of a repository in a container is not a full commit id',
            location,
            expected: '40 hexadecimal characters: the repository in the image is compared with it',
            found: commit,
        });
        return false;
    });
    return {
        ...docker,
        repositories: full.map(({ path, commit }) => ({ path, ...(commit !== undefined && { commit }) })),
    };
}
function readImage(docker, problems) {
    const field = docker.field('image');
    if (field === undefined) {
        problems.push(docker.missing('image', 'A container needs an "image"', 'the name of an image, such as node:24'));
        return undefined;
    }
    const text = field.text?.trim();
    if (text !== undefined && text.length <= LONGEST_IMAGE && /^[\w][\w./:@-]*$/.test(text))
        return text;
    problems.push(field.wrongType('image', 'the name of an image, such as node:24'));
    return undefined;
}
const MEMORY = { pattern: /^\d{1,12}[bkmg]?$/i, expected: 'an amount such as 512m or 4g' };
const USER = {
    pattern: /^[\w][\w.-]{0,60}(?::[\w][\w.-]{0,60})?$/,
    expected: 'a user, or user:group, by names or numbers',
};
function readMatching(docker, key, { pattern, expected }, problems) {
    const field = docker.field(key);
    if (field === undefined)
        return undefined;
    const text = typeof field.value === 'number' ? String(field.value) : field.text?.trim();
    if (text !== undefined && pattern.test(text))
        return text;
    problems.push(field.wrongType(key, expected));
    return undefined;
}
function readNetwork(field, problems) {
    const network = workspace/* containerNetworks */.rU.find((each) => each === field?.text);
    if (field !== undefined && network === undefined)
        problems.push(field.wrongType('network', workspace/* containerNetworks */.rU.join(' or ')));
    return network;
}
function readFlag(field, problems) {
    if (field === undefined || typeof field.value === 'boolean')
        return field?.value === true;
    problems.push(field.wrongType('agent', 'true or false', (0,numbers/* adviceForFlag */.iB)(field.value)));
    return false;
}

// EXTERNAL MODULE: ./build/js/src/suites/workspace/workspace-hooks.js
var workspace_hooks = __webpack_require__(95839);
;// CONCATENATED MODULE: ./build/js/src/suites/workspace/workspace.js









const WORKSPACE_FIELDS = {
    of: 'a workspace',
    read: [
        'template',
        'isolation',
        'repos',
        'mode',
        'path',
        'hooks',
        'docker',
        'env',
        'grading_files',
        'setup',
        'teardown',
        'before_all',
        'before_each',
        'after_each',
        'after_all',
        'reset',
        'static_path',
        'pool',
        'static',
    ],
    withoutEffect: {},
    meant: { repositories: 'repos' },
    elsewhere: {
        files: 'Put the files into a folder, and set "template" to its path.',
        workspace: 'A workspace file contains the keys of "workspace", without the key "workspace" itself.',
    },
};
const NEEDS_FIELDS = {
    of: 'the env of a workspace',
    read: ['required_commands', 'required_python_modules'],
    withoutEffect: {},
};
function readWorkspace(field, reading, problems) {
    if (field === undefined)
        return undefined;
    if (field.text === undefined)
        return readMapping(field, reading.folder, reading, problems);
    const file = reading.files.open(field, reading.references, problems);
    if (file === undefined)
        return undefined;
    const declared = readMapping(file.root, file.folder, reading, problems);
    return declared && { ...declared, folder: file.folder };
}
function workspaceOf(suite, test, evalFolder, problems) {
    const location = test?.location ?? suite?.location;
    if (location === undefined)
        return undefined;
    const template = test?.template ?? suite?.template;
    const mode = test?.mode ?? suite?.mode;
    const path = test?.path ?? suite?.path;
    const folder = test?.folder ?? suite?.folder ?? evalFolder;
    const gradingFiles = test?.gradingFiles ?? suite?.gradingFiles;
    const repositories = test?.repositories ?? suite?.repositories ?? [];
    const docker = dockerOf(test?.docker ?? suite?.docker, repositories, problems);
    return {
        ...(template && { template }),
        isolation: test?.isolation ?? suite?.isolation ?? 'shared',
        ...(mode && { mode }),
        ...(path !== undefined && { path }),
        repositories: repositories.filter(isFetched),
        ...(docker && { docker }),
        hooks: (0,workspace_hooks/* withDefaults */.rO)((0,workspace_hooks/* mergeHooks */.XN)(suite?.hooks ?? {}, test?.hooks ?? {}), folder),
        requires: {
            commands: [...(test?.commands ?? suite?.commands ?? [])],
            pythonModules: [...(test?.pythonModules ?? suite?.pythonModules ?? [])],
        },
        files: [],
        ...(gradingFiles && gradingFiles.length > 0 && { gradingFiles }),
        location,
    };
}
function readMapping(field, folder, reading, problems) {
    if (!field.isMap) {
        problems.push(field.wrongType('workspace', 'a mapping, or the path of a file with one'));
        return undefined;
    }
    (0,fields_fields/* checkFields */.oA)(field, WORKSPACE_FIELDS, problems);
    const template = readText(field, 'template', problems);
    const mode = readMode(field, problems);
    return {
        ...(template && { template: { path: (0,external_node_path_.resolve)(folder, template.text), location: template.field.location } }),
        isolation: readWord(field, 'isolation', ['shared', 'per_test'], problems),
        mode: mode.mode,
        path: mode.path,
        repositories: readRepositories(field.field('repos'), reading.references, problems),
        hooks: (0,workspace_hooks/* readHooks */.by)(field, folder, problems),
        docker: readDocker(field.field('docker'), problems),
        ...readNeeds(field.field('env'), problems),
        gradingFiles: readGradingFiles(field.field('grading_files'), reading.references, problems),
        location: field.keyLocation,
    };
}
function readMode(field, problems) {
    const mode = readWord(field, 'mode', workspace/* workspaceModes */.ij, problems);
    const path = readText(field, 'path', problems)?.text;
    const oldPath = readText(field, 'static_path', problems);
    if (oldPath)
        deprecated(oldPath.field, 'static_path', '"mode: static" and "path"', problems);
    const pool = workspace_readFlag(field, 'pool', 'a mode: "mode: pooled" or "mode: temp"', problems);
    const isStatic = workspace_readFlag(field, 'static', '"mode: static"', problems);
    const oldMode = oldPath || isStatic ? 'static' : pool === undefined ? undefined : pool ? 'pooled' : 'temp';
    return { mode: mode ?? oldMode, path: path ?? oldPath?.text };
}
function workspace_readFlag(mapping, key, instead, problems) {
    const field = mapping.field(key);
    if (field === undefined)
        return undefined;
    if (typeof field.value === 'boolean') {
        deprecated(field, key, instead, problems);
        return field.value;
    }
    problems.push(field.wrongType(key, 'true or false', (0,numbers/* adviceForFlag */.iB)(field.value)));
    return undefined;
}
function readNeeds(field, problems) {
    if (field === undefined)
        return {};
    if (!field.isMap) {
        problems.push(field.wrongType('env', 'a mapping with "required_commands" or "required_python_modules"'));
        return {};
    }
    (0,fields_fields/* checkFields */.oA)(field, NEEDS_FIELDS, problems);
    return {
        commands: readNames(field, 'required_commands', problems),
        pythonModules: readNames(field, 'required_python_modules', problems),
    };
}
function readNames(mapping, key, problems) {
    const field = mapping.field(key);
    if (field === undefined)
        return undefined;
    const names = field.items().flatMap((item) => item.text?.trim() || []);
    const isFit = names.every((name) => !name.startsWith('-') && !/[\s\0]/.test(name));
    if (field.isList && names.length === field.items().length && isFit)
        return names;
    problems.push(field.wrongType(key, 'a list of names'));
    return undefined;
}
function readWord(mapping, key, words, problems) {
    const field = mapping.field(key);
    if (field === undefined)
        return undefined;
    const word = words.find((each) => each === field.text);
    if (word !== undefined)
        return word;
    const meant = field.text === undefined ? undefined : (0,did_you_mean/* didYouMean */.au)(field.text, words);
    problems.push(field.wrongType(key, words.join(', '), meant && `Did you mean "${meant}"?`));
    return undefined;
}
function readText(mapping, key, problems) {
    const field = mapping.field(key);
    if (field === undefined)
        return undefined;
    const text = field.text?.trim();
    if (text !== undefined && !text.includes('\0'))
        return text === '' ? undefined : { field, text };
    problems.push(field.wrongType(key, 'a path'));
    return undefined;
}
function deprecated(field, key, instead, problems) {
    const hint = `Use ${instead} instead.`;
    problems.push(field.warning('DEPRECATED', `"${key}" is an old name`, { location: field.keyLocation, hint }));
}


/***/ }),

/***/ 40879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ followTargets)
/* harmony export */ });
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40958);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21983);



const MAX_HOPS = 10;
function followTargets(wanted, reading, problems, way = []) {
    if (wanted.useTarget !== undefined) {
        return followTargets({ name: wanted.useTarget, location: wanted.location }, reading, problems);
    }
    const entry = find(wanted, reading.file, problems);
    const reserved = entry === undefined ? [] : (0,_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .reservedVariables */ .e$)(entry.cursor);
    problems.push(...reserved);
    if (entry === undefined || reserved.length > 0)
        return undefined;
    const field = entry.fields.get('use_target');
    if (field === undefined)
        return entry;
    warnOfIgnoredFields(entry, problems);
    const next = (0,_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(field, 'use_target', reading.lookUp, problems);
    if (next === undefined)
        return undefined;
    const names = [...way, wanted.name];
    const complaint = whyNotFurther(names, next);
    if (complaint === undefined)
        return followTargets({ name: next, location: field.location }, reading, problems, names);
    problems.push(field.error('TARGET_INVALID', complaint, {
        expected: 'a target with a "provider" at the end',
        found: [...names, next].join(' \u2192 '),
    }));
    return undefined;
}
function whyNotFurther(names, next) {
    if (names.includes(next))
        return 'The targets delegate to each other in a cycle';
    return names.length > MAX_HOPS ? `More than ${MAX_HOPS} targets delegate in a row` : undefined;
}
function warnOfIgnoredFields({ fields }, problems) {
    for (const [key, field] of fields) {
        if (key === 'use_target')
            continue;
        problems.push(field.warning('UNUSED', `"${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(key, 60)}" is ignored because the target has "use_target"`, {
            location: field.keyLocation,
        }));
    }
}
function find({ name, location, isImplied }, file, problems) {
    const entry = file.entries.find((each) => each.name === name);
    if (entry)
        return entry;
    const known = file.entries.map((each) => each.name);
    const meant = (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(name, known);
    const hint = isImplied
        ? 'This suite has no target: set one under "execution", or with --target (target).'
        : meant && `Did you mean "${meant}"?`;
    problems.push({
        code: 'UNKNOWN_TARGET',
        severity: 'error',
        message: `There is no target "${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(name, 60)}" in ${file.file}`,
        ...(location && { location }),
        expected: known.length === 0 ? 'a target of that name; the file has none' : `one of ${(0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(known)}`,
        found: JSON.stringify((0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(name, 60)),
        ...(hint !== undefined && { hint }),
    });
    return undefined;
}


/***/ }),

/***/ 87527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pv: () => (/* binding */ dryName),
/* harmony export */   qu: () => (/* binding */ dryPlanOf),
/* harmony export */   xj: () => (/* binding */ realNameOf)
/* harmony export */ });
/* unused harmony export dryRunOf */
const DRY_ANSWER = JSON.stringify({
    score: 1,
    assertions: [],
    checks: [],
    overall_reasoning: 'Dry run: no target was called.',
});
const dryPlanOf = ({ steps, requirements }) => ({
    steps: steps.map((step) => step.kind === 'broken' ? { ...step, target: dryName(step.target) } : { ...step, target: dryRunOf(step.target) }),
    requirements: requirements.map((requirement) => ({ ...requirement, target: dryName(requirement.target) })),
});
const dryRunOf = (target) => ({
    name: dryName(target.name),
    resolvedName: dryName(target.resolvedName),
    provider: 'mock',
    options: { response: DRY_ANSWER },
    ...(target.workers !== undefined && { workers: target.workers }),
    fallbackTargets: [],
    batching: false,
    location: target.location,
});
const SUFFIX = '-dry-run';
const dryName = (name) => `${name}${SUFFIX}`;
const realNameOf = (name) => (name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : name);


/***/ }),

/***/ 75619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ givenTargetsFile),
/* harmony export */   b: () => (/* binding */ nearestTargetsFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);


const CANDIDATES = ['targets.yaml', 'targets.yml', '.agentv/targets.yaml', '.agentv/targets.yml'];
async function givenTargetsFile(path, files) {
    const state = await files.state(path);
    if (state === 'file')
        return path;
    const found = state === 'folder' ? await firstIn(path, files) : undefined;
    if (found !== undefined)
        return found;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_MISSING', state === 'folder' ? `There is no targets file in ${path}` : `There is no targets file ${path}`, {
        expected: state === 'folder' ? `one of ${CANDIDATES.join(', ')}` : 'a file, or a folder that contains targets.yaml',
    });
}
async function nearestTargetsFile(folders, files) {
    for (const folder of folders) {
        const found = await firstIn(folder, files);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
async function firstIn(folder, files) {
    for (const candidate of CANDIDATES) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, candidate);
        if ((await files.state(path)) === 'file')
            return path;
    }
    return undefined;
}


/***/ }),

/***/ 17567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bh: () => (/* binding */ presentName)
/* harmony export */ });
/* unused harmony exports RENAMED, CAMEL_CASE */
const RENAMED = {
    resourceName: 'endpoint',
    deploymentName: 'model',
    maxTokens: 'max_output_tokens',
    commandTemplate: 'command_template',
    timeoutSeconds: 'timeout_seconds',
    logDirectory: 'log_dir',
    judge_target: 'grader_target',
    judgeTarget: 'grader_target',
};
const CAMEL_CASE = [
    'apiKey',
    'baseUrl',
    'thinkingBudget',
    'apiFormat',
    'filesFormat',
    'attachmentsFormat',
    'logDir',
    'logFormat',
    'logOutputFormat',
    'systemPrompt',
    'maxTurns',
    'maxBudgetUsd',
    'dryRun',
    'subagentRoot',
    'cliUrl',
    'cliPath',
    'githubToken',
    'sessionDir',
    'sessionId',
    'sessionStateDir',
    'providerBatching',
    'fallbackTargets',
    'subagentModeAllowed',
    'modelReasoningEffort',
    'maxRetries',
    'retryInitialDelayMs',
    'retryMaxDelayMs',
    'retryBackoffFactor',
    'retryStatusCodes',
    'workspaceTemplate',
];
function presentName(key) {
    if (Object.hasOwn(RENAMED, key))
        return RENAMED[key];
    return CAMEL_CASE.includes(key) ? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : undefined;
}


/***/ }),

/***/ 4717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ mayNamePrograms),
/* harmony export */   W: () => (/* binding */ readProvider)
/* harmony export */ });
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38034);
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40958);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21983);




function readProvider(entry, { file, kinds: allKinds, lookUp }, problems) {
    const kinds = namedKinds(allKinds);
    const field = entry.fields.get('provider');
    if (field === undefined) {
        const message = `The target "${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)(entry.name, 60)}" needs "provider" or "use_target"`;
        problems.push(entry.cursor.missing('provider', message, `one of ${kinds.map(({ type }) => type).join(', ')}`));
        return undefined;
    }
    const name = (0,_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(field, 'provider', lookUp, problems);
    if (name === undefined)
        return undefined;
    const kind = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .findKind */ .oH)(kinds, name);
    if (kind) {
        if ((0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalName */ .Ew)(name) === 'cc-mirror')
            problems.push(ccMirrorProblem(entry, field));
        return { kind };
    }
    const own = programOf(name, entry, file);
    const runner = allKinds.find(({ runsFiles }) => runsFiles);
    if (own !== undefined && runner !== undefined) {
        if (own.complaint !== undefined) {
            const { code, message, ...more } = own.complaint;
            problems.push(field.error(code, message, more));
        }
        return { kind: runner, program: own };
    }
    const meant = (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(name, kinds.flatMap(({ type, aliases }) => [type, ...aliases]));
    const instead = Object.hasOwn(INSTEAD, (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalName */ .Ew)(name)) ? INSTEAD[(0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalName */ .Ew)(name)] : undefined;
    const program = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .findKind */ .oH)(kinds, 'cli');
    if (meant === undefined && instead === undefined && program !== undefined && entry.fields.has('command')) {
        const message = `There is no provider "${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)(name, 60)}"; the command of the target runs as for cli`;
        problems.push(field.warning('UNKNOWN_PROVIDER', message, { hint: 'Use "provider: cli".' }));
        return { kind: program };
    }
    problems.push(field.error('UNKNOWN_PROVIDER', `There is no provider "${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)(name, 60)}"`, {
        expected: `one of ${kinds.map(({ type }) => type).join(', ')}`,
        found: JSON.stringify((0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)(name, 60)),
        hint: instead ?? (meant === undefined ? OWN_PROGRAM : `Did you mean "${meant}"?`),
    }));
    return undefined;
}
function ccMirrorProblem({ fields }, field) {
    if (['executable', 'command', 'binary'].some((key) => fields.has(key))) {
        return field.warning('DEPRECATED', '"cc-mirror" is read as claude-cli', { hint: 'Use "provider: claude-cli".' });
    }
    return field.error('TARGET_INVALID', '"cc-mirror" is read as claude-cli, but the target has no "executable"', {
        hint: 'Set "executable" to the "binaryPath" in ~/.cc-mirror/<variant>/variant.json.',
    });
}
function programOf(name, { fields }, { programs }) {
    return fields.has('command') ? undefined : (programs?.get(name) ?? programs?.get(name.toLowerCase()));
}
const OWN_PROGRAM = 'To use your own program, set "provider: cli", or add the program to .agentv/providers/ and use its name.';
const namedKinds = (kinds) => kinds.filter(({ runsFiles }) => !runsFiles);
const INSTEAD = {
    transcript: 'Use "provider: replay" for recorded answers, and copilot-log, claude-log, codex-log or pi-log for recorded sessions.',
    vertex: 'For models of Vertex AI, use "provider: gemini" with "project" and "location".',
};
const mayNamePrograms = ({ entries }, kinds) => entries.some(({ fields }) => {
    const name = fields.get('provider')?.text;
    return name !== undefined && !fields.has('command') && (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .findKind */ .oH)(namedKinds(kinds), name) === undefined;
});


/***/ }),

/***/ 43080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ readTargetsFile)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_suite_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23609);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _legacy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17567);




const MAX_TARGETS_BYTES = 1024 * 1024;
async function readTargetsFile(path, file, files) {
    const opened = (0,_model_suite_source_js__WEBPACK_IMPORTED_MODULE_1__/* .openYaml */ .IM)(file, await files.read(path, MAX_TARGETS_BYTES));
    if (opened.kind === 'invalid')
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(opened.problems);
    const { root } = opened;
    const problems = [];
    const list = root.field('targets');
    if (list === undefined)
        problems.push(noTargets(root));
    else if (!list.isList)
        problems.push(list.wrongType('targets', 'a list of targets'));
    const entries = (list?.items() ?? []).flatMap((item) => readEntry(item, problems) ?? []);
    refuseRepeatedNames(entries, problems);
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (errors.length > 0)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(errors);
    return { file, entries, warnings: problems };
}
function noTargets(root) {
    const isEmpty = root.value === null;
    return root.error('MISSING_FIELD', isEmpty ? 'The targets file is empty' : 'A targets file needs "targets"', {
        expected: 'a mapping with "targets", a list of targets',
        ...(!isEmpty && { found: root.isMap ? 'no "targets"' : root.found }),
        ...(root.isList && { hint: 'Add "targets:" above the list.' }),
        ...(root.field('tests') !== undefined && { hint: 'This looks like a suite.' }),
    });
}
function readEntry(item, problems) {
    if (!item.isMap) {
        problems.push(item.error('WRONG_TYPE', 'A target must be a mapping', { expected: '"name" and "provider"', found: item.found }));
        return undefined;
    }
    const name = item.field('name');
    if (typeof name?.value !== 'string' || name.value.trim() === '') {
        problems.push(name === undefined
            ? item.missing('name', 'A target needs a "name"', 'the name that suites use')
            : name.wrongType('name', 'text that is not empty'));
        return undefined;
    }
    const fields = readFields(item, problems);
    if (!fields.has('provider') && !fields.has('use_target')) {
        problems.push(item.warning('MISSING_FIELD', `The target "${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)(name.value, 60)}" cannot be used without "provider" or "use_target"`));
    }
    return { name: name.value.trim(), cursor: item, fields };
}
function readFields(item, problems) {
    const fields = new Map();
    const settings = item.field('settings');
    const isWrapper = settings?.isMap ?? false;
    if (settings !== undefined && isWrapper) {
        problems.push(settings.oldSpelling('"settings" is an old wrapper', 'Move its fields into the target.'));
    }
    const present = [item, ...(settings !== undefined && isWrapper ? [settings] : [])];
    for (const mapping of present) {
        const own = mapping.keys().filter((key) => key !== 'name' && !(isWrapper && key === 'settings'));
        for (const key of [...own.filter((each) => !(0,_legacy_js__WEBPACK_IMPORTED_MODULE_3__/* .presentName */ .Bh)(each)), ...own.filter(_legacy_js__WEBPACK_IMPORTED_MODULE_3__/* .presentName */ .Bh)]) {
            const field = mapping.field(key);
            if (field === undefined)
                continue;
            const current = (0,_legacy_js__WEBPACK_IMPORTED_MODULE_3__/* .presentName */ .Bh)(key);
            if (current !== undefined) {
                problems.push(field.oldSpelling(`"${key}" is an old name`, `Use "${current}" instead.`));
            }
            if (!fields.has(current ?? key))
                fields.set(current ?? key, field);
        }
    }
    return fields;
}
function refuseRepeatedNames(entries, problems) {
    const first = new Map();
    for (const entry of entries) {
        const earlier = first.get(entry.name);
        if (earlier === undefined)
            first.set(entry.name, entry);
        else {
            problems.push(entry.cursor.error('DUPLICATE_ID', `Two targets have the name "${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)(entry.name, 60)}"`, {
                location: entry.cursor.field('name')?.keyLocation ?? entry.cursor.location,
                expected: 'a name that no other target of the file has',
                hint: `The other one is in line ${earlier.cursor.field('name')?.keyLocation.line}.`,
            }));
        }
    }
}


/***/ }),

/***/ 78117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u1: () => (/* binding */ resolveTarget)
});

// UNUSED EXPORTS: COMMON_FIELDS, NOT_YET, WITHOUT_EFFECT

// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/targets/delegate.js
var delegate = __webpack_require__(40879);
// EXTERNAL MODULE: ./build/js/src/targets/provider-name.js
var provider_name = __webpack_require__(4717);
// EXTERNAL MODULE: ./build/js/src/model/suite/setting.js
var setting = __webpack_require__(17586);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/targets/variables.js
var variables = __webpack_require__(21983);
;// CONCATENATED MODULE: ./build/js/src/targets/shared-fields.js




function readGraderTarget(entry, { file, lookUp }, problems) {
    const field = entry.fields.get('grader_target');
    if (field === undefined)
        return undefined;
    const value = (0,variables/* lookUpVariables */.OY)(field.value, lookUp);
    if (value instanceof setting/* Variable */.rT && value.isBlank)
        return undefined;
    if (typeof value === 'string' && value.trim() === '')
        return undefined;
    const name = (0,variables/* textOf */.b6)(field, 'grader_target', lookUp, problems);
    if (name === undefined || file.entries.some((each) => each.name === name))
        return name;
    problems.push(field.warning('UNKNOWN_TARGET', `"grader_target" is a target that does not exist: "${(0,shared_text/* cutEnd */.ym)(name, 60)}"`, {
        hint: (0,did_you_mean/* suggestion */.h)(name, file.entries.map((each) => each.name), 'targets'),
    }));
    return name;
}
function readFallbacks(entry, { file, lookUp }, problems) {
    const field = entry.fields.get('fallback_targets');
    if (field === undefined)
        return [];
    if (!field.isList) {
        problems.push(field.wrongType('fallback_targets', 'a list of target names'));
        return [];
    }
    const known = file.entries.map(({ name }) => name);
    const named = field.items().flatMap((item) => {
        const name = (0,variables/* textOf */.b6)(item, 'fallback_targets', lookUp, problems);
        if (name === undefined)
            return [];
        if (name === entry.name) {
            problems.push(item.warning('UNUSED', 'A target cannot be its own fallback; retries repeat its calls'));
        }
        else if (!known.includes(name)) {
            problems.push(item.warning('UNKNOWN_TARGET', `"fallback_targets" contains a target that does not exist: "${(0,shared_text/* cutEnd */.ym)(name, 60)}"`, {
                hint: (0,did_you_mean/* suggestion */.h)(name, known, 'targets'),
            }));
        }
        else
            return [name];
        return [];
    });
    return [...new Set(named)];
}
function readTemplate(field, lookUp, problems) {
    if (field === undefined)
        return undefined;
    const value = (0,variables/* lookUpVariables */.OY)(field.value, lookUp);
    if (value instanceof setting/* Variable */.rT && value.isBlank)
        return undefined;
    if (typeof value === 'string' && value.trim() === '')
        return undefined;
    const path = (0,variables/* textOf */.b6)(field, 'workspace_template', lookUp, problems);
    if (path === undefined)
        return undefined;
    problems.push(field.warning('DEPRECATED', '"workspace_template" of a target is an old name, read for suites without a template', {
        location: field.keyLocation,
        hint: 'Set "workspace: { template: \u2026 }" in the suite.',
    }));
    return { path, location: field.location };
}
function readWorkers(field, lookUp, problems) {
    if (field === undefined)
        return undefined;
    const given = (0,variables/* lookUpVariables */.OY)(field.value, lookUp);
    const value = given instanceof setting/* Variable */.rT ? given.value : given;
    if (value === undefined || (typeof value === 'string' && value.trim() === ''))
        return undefined;
    const workers = typeof value === 'string' ? Number(value) : value;
    if (typeof workers === 'number' && Number.isInteger(workers) && workers >= 1)
        return workers;
    problems.push(field.wrongType('workers', 'a whole number, 1 or more'));
    return undefined;
}
function readBatching(field, kind, lookUp, problems) {
    if (field === undefined)
        return false;
    const read = (0,setting/* optionalBoolean */.Jz)().safeParse((0,variables/* lookUpVariables */.OY)(field.value, lookUp));
    if (!read.success)
        problems.push(field.wrongType('provider_batching', 'true or false'));
    const isAsked = read.data === true;
    if (isAsked && kind.canBatch !== true) {
        const message = `"provider_batching" has no effect: the provider ${kind.type} gets one call per test`;
        problems.push(field.warning('UNUSED', message, { location: field.keyLocation }));
    }
    return isAsked && kind.canBatch === true;
}

;// CONCATENATED MODULE: ./build/js/src/targets/resolve.js





const COMMON_FIELDS = [
    'provider',
    'use_target',
    'grader_target',
    'workers',
    'fallback_targets',
    'workspace_template',
    'provider_batching',
];
const NOT_YET = [];
const AGENT_ONLY = ['mcp_servers'];
const WITH_MCP = 'Remove it, or use codex, claude, copilot, gemini-cli, opencode or acp.';
const WITHOUT_EFFECT = ['subagent_mode_allowed'];
function resolveTarget(wanted, reading) {
    const problems = [];
    const entry = (0,delegate/* followTargets */.w)(wanted, reading, problems);
    const target = entry && build(wanted.name, entry, reading, problems);
    const isWrong = problems.some(({ severity }) => severity === 'error');
    return { target: isWrong ? undefined : target, problems };
}
function build(name, entry, reading, problems) {
    const provider = (0,provider_name/* readProvider */.W)(entry, reading, problems);
    if (provider === undefined)
        return undefined;
    const { kind } = provider;
    const { lookUp } = reading;
    const graderTarget = readGraderTarget(entry, reading, problems);
    const workers = readWorkers(entry.fields.get('workers'), lookUp, problems);
    const workspaceTemplate = readTemplate(entry.fields.get('workspace_template'), lookUp, problems);
    return {
        name,
        resolvedName: entry.name,
        provider: kind.type,
        options: readOptions(entry, provider, lookUp, problems),
        ...(graderTarget !== undefined && { graderTarget }),
        ...(workers !== undefined && { workers }),
        ...(workspaceTemplate !== undefined && { workspaceTemplate }),
        fallbackTargets: readFallbacks(entry, reading, problems),
        batching: readBatching(entry.fields.get('provider_batching'), kind, lookUp, problems),
        location: entry.cursor.location,
    };
}
function readOptions(entry, { kind, program }, lookUp, problems) {
    const ours = program && { [PROGRAM_KEY]: { file: program.path, shown: program.shown } };
    const keys = program === undefined ? kind.keys : kind.keys?.filter((key) => key !== PROGRAM_KEY);
    const named = { type: program === undefined ? kind.type : program.shown, keys };
    const own = [...entry.fields].filter(([key]) => !COMMON_FIELDS.includes(key));
    const isKnown = (key) => keys?.includes(key) ?? true;
    const given = own
        .filter(([key]) => isKnown(key))
        .map(([key, { value }]) => [key, (0,variables/* lookUpVariables */.OY)(value, lookUp, key)]);
    const options = { ...Object.fromEntries(given), ...ours };
    const complaints = kind.check(options);
    for (const [key, field] of own) {
        if (isKnown(key))
            continue;
        const reported = complaints.map(({ path }) => String(path[0]));
        problems.push(...problemsOfKey(key, field, { entry, kind: named, reported }));
    }
    for (const complaint of complaints)
        problems.push(optionProblem(complaint, entry));
    for (const note of kind.notes(options)) {
        problems.push({ ...optionProblem(note, entry), code: 'DEPRECATED', severity: 'warning' });
    }
    return options;
}
const PROGRAM_KEY = 'program';
function optionProblem({ path, message, found }, { name, cursor, fields }) {
    const [key = '', ...below] = path;
    const field = fields.get(String(key));
    const text = `${subject(path, name)} ${clause(message)}`;
    const needsVariable = message.includes('environment variable');
    if (field === undefined && path.length > 0 && !needsVariable) {
        return { ...cursor.missing(String(key), text, `"${key}"`), code: 'TARGET_INVALID' };
    }
    return {
        code: needsVariable ? 'SECRET_MISSING' : 'TARGET_INVALID',
        severity: 'error',
        message: text,
        location: field === undefined ? cursor.location : field.below(below),
        ...(found !== undefined && { found }),
        ...(needsVariable && { hint: 'Set it in the environment or in a .env file.' }),
    };
}
const subject = (path, name) => `${path.length === 0 ? 'The' : `"${path.join('.')}" of the`} target "${(0,shared_text/* cutEnd */.ym)(name, 60)}"`;
function problemsOfKey(key, field, { entry, kind, reported }) {
    const location = field.keyLocation;
    if (AGENT_ONLY.includes(key)) {
        const message = `"${key}" is not supported by the provider ${kind.type}`;
        return [field.error('TARGET_INVALID', message, { location, hint: WITH_MCP })];
    }
    if (NOT_YET.includes(key)) {
        if (field.value === false || (field.isList && field.items().length === 0))
            return [];
        const hint = 'Remove it, or wait for a version that supports it: it would change the results.';
        return [field.error('NOT_SUPPORTED_YET', `"${key}" of a target is not supported yet`, { location, hint })];
    }
    if (WITHOUT_EFFECT.includes(key))
        return [field.warning('UNUSED', `"${key}" has no effect on evals`, { location })];
    return [
        entry.cursor.unknownKey(key, `"${(0,shared_text/* cutEnd */.ym)(key, 60)}" is not a setting of the provider ${kind.type}`, {
            known: [...COMMON_FIELDS, ...(kind.keys ?? [])],
            what: 'settings',
            reported,
        }),
    ];
}
const clause = (message) => /^(?:is|must|needs|has|names|cannot|does|takes)\b/.test(message) ? message : `is invalid: ${message}`;


/***/ }),

/***/ 21983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OY: () => (/* binding */ lookUpVariables),
/* harmony export */   YS: () => (/* binding */ noteSecrets),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   e$: () => (/* binding */ reservedVariables)
/* harmony export */ });
/* harmony import */ var _model_suite_reserved_variable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53577);
/* harmony import */ var _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17586);
/* harmony import */ var _shared_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83103);
/* harmony import */ var _shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28822);




const MCP_SERVERS = 'mcp_servers';
const VARIABLE = /^\$\{\{\s*([A-Za-z0-9_]+)\s*\}\}$/;
function lookUpVariables(value, lookUp, key = '') {
    if (typeof value === 'string') {
        const name = VARIABLE.exec(value.trim())?.[1];
        if (name === undefined)
            return value;
        const isSecret = key === MCP_SERVERS || (0,_shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isSecretVariable */ .tS)(key);
        return new _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .Variable */ .rT(name, lookUp(name, isSecret ? 'secret' : undefined));
    }
    if (Array.isArray(value))
        return value.map((item) => lookUpVariables(item, lookUp, key));
    if (typeof value === 'object' && value !== null) {
        const keyOf = (name) => (key === MCP_SERVERS ? key : name);
        return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, lookUpVariables(item, lookUp, keyOf(name))]));
    }
    return value;
}
function noteSecrets({ entries }, lookUp) {
    for (const { fields } of entries) {
        for (const [key, field] of fields)
            lookUpVariables(field.value, lookUp, key);
    }
}
function reservedVariables(field) {
    const { value } = field;
    const name = typeof value === 'string' ? VARIABLE.exec(value.trim())?.[1] : undefined;
    if (name !== undefined && (0,_shared_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .isReserved */ .B)(name))
        return [(0,_model_suite_reserved_variable_js__WEBPACK_IMPORTED_MODULE_0__/* .reservedVariable */ .J)(name, field.location)];
    const below = [...field.items(), ...field.keys().flatMap((key) => field.field(key) ?? [])];
    return below.flatMap(reservedVariables);
}
function textOf(field, name, lookUp, problems) {
    const value = lookUpVariables(field.value, lookUp);
    if (value instanceof _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .Variable */ .rT) {
        if (!value.isBlank)
            return value.value?.trim();
        problems.push(field.error('SECRET_MISSING', `"${name}" needs the environment variable ${value.name}, which is ${value.state}`, {
            hint: 'Set it in the environment or in a .env file.',
        }));
        return undefined;
    }
    if (typeof value === 'string' && value.trim() !== '')
        return value.trim();
    problems.push(field.wrongType(name, 'text that is not empty'));
    return undefined;
}


/***/ }),

/***/ 44607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ targetHooksOf),
/* harmony export */   B3: () => (/* binding */ workspaceOf),
/* harmony export */   FT: () => (/* binding */ emptyWorkspace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_suite_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28327);


function workspaceOf({ suite, test, target }) {
    const { workspace } = test;
    const { workspaceTemplate: template } = target;
    if (template === undefined || workspace?.template !== undefined)
        return workspace;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(suite.folder, template.path);
    return { ...(workspace ?? emptyWorkspace(template.location)), template: { path, location: template.location } };
}
const emptyWorkspace = (location) => ({
    isolation: 'shared',
    repositories: [],
    hooks: {},
    requires: { commands: [], pythonModules: [] },
    files: [],
    location,
});
function targetHooksOf({ suite, target }, cwd) {
    const hooks = suite.targets.find(({ name }) => name === target.name)?.hooks;
    if (hooks === undefined)
        return {};
    const whole = _model_suite_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .hookPoints */ .VS.flatMap((point) => {
        const hook = hooks[point];
        if (hook === undefined)
            return [];
        const folder = hook.cwd === undefined ? suite.folder : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, hook.cwd);
        return [[point, { ...hook, cwd: folder, reset: 'none' }]];
    });
    return Object.fromEntries(whole);
}


/***/ })

};
