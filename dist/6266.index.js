export const id = 6266;
export const ids = [6266];
export const modules = {

/***/ 76266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  importCommand: () => (/* binding */ importCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/suite/kind.js
var suite_kind = __webpack_require__(38034);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var escape_terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/model/ports/wire.js
var wire = __webpack_require__(96173);
;// CONCATENATED MODULE: ./build/js/src/results/transcript-lines.js

const transcriptLines = ({ testId, agent, response }) => response.messages.map((message, index) => {
    const { metadata, ...own } = message;
    return JSON.stringify({
        schema_version: 'agentv.transcript.v1',
        test_id: testId,
        target: agent,
        message_index: index,
        ...(0,wire/* messageOnWire */.ym)(own),
        transcript_duration_ms: response.durationMs,
        transcript_cost_usd: response.costUsd,
        transcript_token_usage: response.tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(response.tokenUsage),
        source: {
            kind: 'imported_transcript',
            provider: agent,
            session_id: response.messages[0]?.metadata?.['session_id'],
            model: response.model,
            timestamp: response.startTime,
        },
    });
});

// EXTERNAL MODULE: ./build/js/src/run/providers/index.js + 83 modules
var providers = __webpack_require__(63742);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/redact.js
var redact = __webpack_require__(7986);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/config/environments.js
var environments = __webpack_require__(28222);
// EXTERNAL MODULE: ./build/js/src/app/cli/how-called.js
var how_called = __webpack_require__(72252);
;// CONCATENATED MODULE: ./build/js/src/app/cli/commands/import.js











async function importCommand(asked, runtime, terminal) {
    const { agent, testId, force } = asked;
    const { deep: withoutSecrets } = (0,redact/* redactor */.$)(await (0,environments/* secretsHere */.M)(runtime));
    const response = withoutSecrets(await sessionOf(asked, runtime));
    const id = String(response.messages[0]?.metadata?.['session_id'] ?? agent);
    const name = id.replaceAll(/[^\w-]/g, '').slice(0, 8) || 'session';
    const path = (0,external_node_path_.resolve)(runtime.cwd, asked.output ?? `.agentv/transcripts/${agent}-${name}.jsonl`);
    const shown = (0,shown_path/* shownPath */.p)(path, runtime.cwd);
    const lines = transcriptLines({ testId: testId ?? id, agent, response });
    await write(path, `${lines.join('\n')}\n`, { force, shown }, runtime);
    const calls = response.messages.reduce((sum, { toolCalls = [] }) => sum + toolCalls.length, 0);
    const model = response.model === undefined ? '' : `, model ${(0,escape_terminal/* oneLine */.T)(response.model)}`;
    terminal.print(`written  ${shown} (${(0,shared_text/* plural */.LS)('message', lines.length)}, ${(0,shared_text/* plural */.LS)('tool call', calls)}${model})`);
    const program = (0,how_called/* howCalled */.u)(runtime, runtime.cwd);
    terminal.print(`\nGrade it with a suite of one test:\n  ${program} run SUITE --transcript ${shown}`);
    return 0;
}
async function sessionOf({ agent, options }, runtime) {
    const kind = (0,suite_kind/* findKind */.oH)(providers/* providers */.r, `${agent}-log`);
    const wanted = options['session_id'] === undefined ? { ...options, discover: 'latest' } : options;
    const [problem] = kind?.check(wanted) ?? [];
    if (kind === undefined || problem !== undefined) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', `"${problem?.path.join('.')}" ${problem?.message}`);
    }
    const { exec, http, clock, files, scripts, cwd, env, signal } = runtime;
    const home = Object.entries(env).filter(([name, value]) => /^(?:HOME|USERPROFILE)$/.test(name) && value !== undefined);
    const childEnv = Object.fromEntries(home);
    const deps = { target: agent, exec, http, clock, files, scripts, childEnv, suiteFolder: cwd, cwd };
    const prompt = { question: '' };
    const question = { suite: '', testId: '', prompt, inputFiles: [], attempt: 0, trial: 0 };
    const outcome = await kind.open(wanted, deps).ask(question, signal);
    if (outcome.kind === 'answered')
        return outcome.response;
    throw (0,errors/* userError */.IF)('FILE_UNREADABLE', outcome.failure.message);
}
async function write(path, text, { force, shown }, { files }) {
    const state = await files.state(path);
    if (state === 'file' && force)
        await files.write(path, text);
    else if (!(await files.create(path, text))) {
        throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `${shown} already exists`, { hint: 'Use --force to overwrite it.' });
    }
}


/***/ }),

/***/ 72252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ howCalled)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81457);


const howCalled = ({ script }, folder) => script !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(script) === 'cli.js' ? `node ${(0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .p)(script, folder)}` : 'eval-action';


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

/***/ 10043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41180);

const oneLine = (text) => (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .inOneLine */ .UX)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .dropInvisible */ .Nv)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutAnsi */ .uo)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .beginningOf */ .VI)(text))));


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
const IN_A_FOLDER = ['*.eval.yaml', '*.eval.yml', 'eval.yaml', 'eval.yml', '*.eval.ts', '*.eval.mts', 'evals.json'];
const defaultPatterns = [
    '**/evals/**/*.eval.yaml',
    '**/evals/**/eval.yaml',
    '**/evals/**/*.eval.ts',
    '**/evals/**/dataset*.yaml',
    '**/evals/**/evals.json',
];
const NOT_SEARCHED = ['!**/node_modules/**', '!**/dist/**'];
async function findSuites(asked, cwd, files, patterns = defaultPatterns) {
    const wanted = asked.filter((pattern) => !pattern.startsWith('!'));
    const excluded = asked.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
    const found = wanted.length === 0 ? await findByDefault(patterns, cwd, files) : await findWanted(wanted, cwd, files);
    const isExcluded = await exclusion(excluded, cwd, files);
    const included = [...new Set(found)].filter((path) => !isExcluded(path)).sort();
    if (included.length > 0)
        return withoutLinks(included, files);
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOTHING_MATCHED', 'All suites are excluded', {
        expected: 'at least one suite that no exclusion matches',
        found: `exclusions ${excluded.map((pattern) => `!${pattern}`).join(' ')}`,
    });
}
async function withoutLinks(paths, files) {
    const realPaths = await Promise.all(paths.map((path) => files.realPath(path)));
    const chosen = new Map();
    for (const [index, path] of paths.entries()) {
        const realPath = realPaths[index] ?? path;
        if (path === realPath || !chosen.has(realPath))
            chosen.set(realPath, path);
    }
    return [...chosen.values()].sort();
}
async function otherYamlFiles({ asked, found }, cwd, files) {
    const wanted = asked.filter((pattern) => !pattern.startsWith('!')).map((pattern) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, pattern));
    const states = await Promise.all(wanted.map((path) => files.state(path)));
    const folders = wanted.filter((_, index) => states[index] === 'folder');
    const others = wanted.length === 0
        ? await files.glob(['**/evals/**/*.{yaml,yml}', ...NOT_SEARCHED], { cwd, ignoreCase: true })
        : (await Promise.all(folders.map((folder) => files.glob(['**/*.{yaml,yml}'], { cwd: folder })))).flat();
    const excluded = asked.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
    const isExcluded = await exclusion(excluded, cwd, files);
    const known = new Set(await Promise.all(found.map((path) => files.realPath(path))));
    const different = await withoutLinks([...new Set(others)].filter((path) => !isExcluded(path)).sort(), files);
    const realPaths = await Promise.all(different.map((path) => files.realPath(path)));
    return different.filter((_, index) => !known.has(realPaths[index] ?? ''));
}
async function findByDefault(patterns, cwd, files) {
    const matches = await files.glob([...patterns, ...NOT_SEARCHED], { cwd, ignoreCase: true });
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
    if (state === 'folder')
        return inFolder(path, files);
    if (state === 'file') {
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_UNREADABLE', `${pattern} is not an eval suite`, {
            expected: 'a .yaml, .yml, .jsonl, .json, .ts or .mts file',
            found: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path),
        });
    }
    return (await files.glob([pattern], { cwd })).filter((match) => SUITE_FILE.test(match));
}
async function inFolder(path, files) {
    await files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, 'eval.yaml'));
    return files.glob(IN_A_FOLDER.map((name) => `**/${name}`), { cwd: path });
}
async function exclusion(patterns, cwd, files) {
    const paths = new Set();
    const folders = [];
    for (const pattern of patterns) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, pattern);
        const state = await files.state(path);
        if (state === 'folder')
            folders.push(path.endsWith(node_path__WEBPACK_IMPORTED_MODULE_0__.sep) ? path : `${path}${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`);
        else if (state === 'file')
            paths.add(path);
        else
            for (const match of await files.glob([pattern], { cwd }))
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
            ...(others.length > 0 && { found: (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(others) }),
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
