export const id = 3247;
export const ids = [3247];
export const modules = {

/***/ 57639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FC: () => (/* binding */ onDisk),
/* harmony export */   YV: () => (/* binding */ losslessText),
/* harmony export */   qZ: () => (/* binding */ unquoted),
/* harmony export */   yh: () => (/* binding */ losslessBytes)
/* harmony export */ });
function losslessText(bytes) {
    if (isUtf8(bytes))
        return bytes.toString();
    let text = '';
    let [from, at] = [0, 0];
    while (at < bytes.length) {
        const length = lengthOfCharacter(bytes[at] ?? 0);
        if (length > 0 && at + length <= bytes.length && isUtf8(bytes.subarray(at, at + length)))
            at += length;
        else {
            text += `${bytes.toString('utf8', from, at)}${String.fromCharCode(ESCAPES + (bytes[at] ?? 0))}`;
            at += 1;
            from = at;
        }
    }
    return text + bytes.toString('utf8', from);
}
const losslessBytes = (text) => Buffer.concat(text
    .split(/([\uDC80-\uDCFF])/u)
    .map((part, index) => (index % 2 === 0 ? Buffer.from(part) : Buffer.of(part.charCodeAt(0) - ESCAPES))));
const isUtf8 = (bytes) => Buffer.from(bytes.toString()).equals(bytes);
const ESCAPES = 0xdc00;
function lengthOfCharacter(first) {
    if (first < 0x80)
        return 1;
    if (first < 0xc2 || first > 0xf4)
        return 0;
    return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}
const onDisk = (path) => (path.isWellFormed() ? path : losslessBytes(path));
function unquoted(path) {
    if (!path.startsWith('"'))
        return path;
    const bytes = path
        .slice(1, -1)
        .replaceAll(/\\([0-7]{3}|.)/g, (_, code) => ESCAPED[code] ?? (/^\d/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : code));
    return losslessText(Buffer.from(bytes, 'latin1'));
}
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

/***/ 29809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ agentEnv),
/* harmony export */   q: () => (/* binding */ programEnv)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56290);
/* harmony import */ var _secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99429);


const programEnv = (env, declared) => withDeclared(Object.entries(env), declared);
const agentEnv = (env, declared) => withDeclared(Object.entries(env).filter(([name]) => (0,_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesAny */ ._I)(name, allowed)), declared);
function withDeclared(passedOn, declared) {
    const entries = [...passedOn, ['TERM', 'dumb'], ...Object.entries(declared)];
    return Object.fromEntries(entries.filter((entry) => entry[1] !== undefined && !(0,_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .isReserved */ .Bs)(entry[0])));
}
const allowed = [
    ...(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)('PATH HOME USER LOGNAME SHELL LANG LANGUAGE LC_* TZ TMPDIR TMP TEMP NO_COLOR CI XDG_*'),
    ...(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`
    SYSTEMROOT SYSTEMDRIVE WINDIR COMSPEC PATHEXT PSMODULEPATH OS USERNAME USERDOMAIN USERPROFILE HOMEDRIVE HOMEPATH
    APPDATA LOCALAPPDATA PROGRAMDATA ALLUSERSPROFILE PUBLIC PROGRAMFILES PROGRAMFILES(X86) PROGRAMW6432
    COMMONPROGRAMFILES COMMONPROGRAMFILES(X86) COMMONPROGRAMW6432 COMPUTERNAME NUMBER_OF_PROCESSORS
    PROCESSOR_ARCHITECTURE
  `),
    ...(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`
    HTTP_PROXY HTTPS_PROXY ALL_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR REQUESTS_CA_BUNDLE
    CURL_CA_BUNDLE
  `),
    ...(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`
    LD_LIBRARY_PATH PKG_CONFIG_PATH PYTHONLOCATION VIRTUAL_ENV CONDA_PREFIX PYTHONUTF8 PYTHONIOENCODING JAVA_HOME
    JAVA_HOME_* GOROOT GOPATH DOTNET_ROOT CARGO_HOME RUSTUP_HOME NVM_DIR PNPM_HOME BUN_INSTALL
  `),
    'AGENTV_*',
    ..._secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .modelVariables */ .bw,
    ..._secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .agentVariables */ .p$,
];


/***/ }),

/***/ 93247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  realRuntime: () => (/* binding */ realRuntime),
  unstoppable: () => (/* binding */ unstoppable)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var model_errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/platform/secrets/redactor.js + 1 modules
var secrets_redactor = __webpack_require__(90533);
// EXTERNAL MODULE: ./build/js/src/github/retry-budget.js
var retry_budget = __webpack_require__(48851);
;// CONCATENATED MODULE: ./build/js/src/github/client.js






function gitHubClients(redactor) {
    const clients = new Map();
    return (access) => {
        const name = JSON.stringify([access.apiUrl, access.owner, access.repo, access.token]);
        const client = clients.get(name) ?? gitHubClient(access, undefined, redactor);
        clients.set(name, client);
        return client;
    };
}
function gitHubClient(access, retryBudget = new retry_budget/* RetryBudget */.Km('GitHub'), redactor = new secrets_redactor/* Redactor */.p([access.token])) {
    const { owner, repo, secondMs = 1000 } = access;
    let connected;
    return {
        owner,
        repo,
        storeRetryBudget: new retry_budget/* RetryBudget */.Km('The store of artifacts'),
        async ask(what, schema, signal, send) {
            const sendOnce = async (within) => {
                try {
                    within.throwIfAborted();
                    connected ??= connect(access, redactor);
                    return (await send(await connected, { owner, repo, request: { signal: within } })).data;
                }
                catch (error) {
                    throw asServiceError(error, what, access, within);
                }
            };
            const data = await (0,retry_budget/* retrying */.R$)(sendOnce, { retryBudget, signal, secondMs });
            const read = schema.safeParse(data);
            if (read.success)
                return read.data;
            const [issue] = read.error.issues;
            const field = issue?.path.join('.') || 'its body';
            throw unreadable(what, `${field}: ${issue?.message.replace(/^Invalid input: /, '') ?? ''}`);
        },
    };
}
const BURST = 10;
async function connect({ apiUrl, token, secondMs = 1000 }, redactor) {
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(1351)]).then(__webpack_require__.bind(__webpack_require__, 61351));
    const octokit = getOctokit(token, {
        baseUrl: apiUrl,
        userAgent: 'agentv/eval-action',
        log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    });
    let paidAt = 0;
    octokit.hook.before('request', async (options) => {
        const { method, url, request } = options;
        if (method === 'GET' || url === '/graphql')
            return;
        for (const [name, value] of Object.entries(options))
            if (!OF_REQUEST.includes(name))
                Object.assign(options, { [name]: redactor.inDocuments(value) });
        const now = performance.now();
        paidAt = Math.max(paidAt, now) + secondMs;
        const waitMs = paidAt - now - BURST * secondMs;
        if (waitMs > 0)
            await (0,promises_.setTimeout)(waitMs, undefined, { signal: request?.signal });
    });
    return octokit;
}
const OF_REQUEST = ['method', 'baseUrl', 'url', 'headers', 'mediaType', 'request', 'owner', 'repo'];
const ignore = () => { };
function retryAfterOf(error) {
    const headers = error.response?.headers ?? {};
    const seconds = Number(headers['retry-after'] ?? Number.NaN);
    if (seconds >= 0)
        return seconds;
    if (!isUsedUp(headers))
        return undefined;
    const reset = Math.ceil(Number(headers['x-ratelimit-reset'] ?? Number.NaN) - Date.now() / 1000) + 1;
    return Number.isNaN(reset) ? undefined : Math.max(0, reset);
}
const isUsedUp = (headers = {}) => headers['x-ratelimit-remaining'] === '0';
const unreadable = (what, why) => new service_error/* ServiceError */._7('unavailable', `GitHub's answer to ${what} could not be read (${why})`, { isFinal: true });
function asServiceError(error, what, { apiUrl, token }, signal) {
    if (error instanceof service_error/* ServiceError */._7)
        return error;
    if (signal.aborted) {
        const isTimeout = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
        return new service_error/* ServiceError */._7('tooLate', isTimeout ? 'GitHub took too long' : 'The run was cancelled');
    }
    const { status, response, errors } = Object(error);
    const said = (0,text_text/* cutEnd */.ym)((0,model_errors/* messageOf */.bD)(error).replaceAll(token, '***'), MAX_MESSAGE_LENGTH);
    if (errors !== undefined)
        return new service_error/* ServiceError */._7(graphqlFault(errors[0]?.type), `GitHub answered HTTP 200 with an error: ${said}`);
    if (error instanceof TypeError)
        return unreadable(what, 'unexpected body');
    if (response === undefined || status === undefined) {
        const host = URL.canParse(apiUrl) ? new URL(apiUrl).host : apiUrl;
        return new service_error/* ServiceError */._7('unavailable', `GitHub could not be reached at ${host}: ${said}`);
    }
    if (status === 401) {
        const message = 'GitHub rejected the token (401): it is expired or revoked';
        return new service_error/* ServiceError */._7('unavailable', message, { isFinal: true });
    }
    const retryAfterSeconds = retryAfterOf(error);
    return new service_error/* ServiceError */._7(faultOf(status, error), `GitHub answered HTTP ${status}: ${said}`, { retryAfterSeconds });
}
const MAX_MESSAGE_LENGTH = 500;
function graphqlFault(type) {
    if (type === 'FORBIDDEN' || type === 'INSUFFICIENT_SCOPES')
        return 'refused';
    if (type === 'NOT_FOUND')
        return 'missing';
    return type === 'RATE_LIMITED' ? 'limited' : 'unavailable';
}
function faultOf(status, error) {
    const { headers } = error.response ?? {};
    if (status === 429 || /\bsecondary rate\b/i.test((0,model_errors/* messageOf */.bD)(error)) || isUsedUp(headers))
        return 'limited';
    if (status === 403 && headers?.['retry-after'] !== undefined)
        return 'limited';
    if (status === 403)
        return 'refused';
    if (status === 404 || status === 410)
        return 'missing';
    if (status === 400 || status === 422)
        return 'invalid';
    return 'unavailable';
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/values/depth.js
var depth = __webpack_require__(2493);
;// CONCATENATED MODULE: ./build/js/src/platform/files/make-folder.js



function makeFolder(path, mode) {
    if (isFolder(path))
        return;
    try {
        (0,external_node_fs_.mkdirSync)(path, mode);
    }
    catch (error) {
        if (isFolder(path))
            return;
        const parent = (0,external_node_path_.dirname)(path);
        if ((0,model_errors/* codeOf */.$N)(error) !== 'ENOENT' || parent === path)
            throw error;
        makeFolder(parent, mode);
        try {
            (0,external_node_fs_.mkdirSync)(path, mode);
        }
        catch (last) {
            if (!isFolder(path))
                throw last;
        }
    }
}
function isFolder(path) {
    try {
        return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/js/src/github/json-stores.js
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






const MAX_ENTRY_BYTES = 4 * 1024 * 1024;
function jsonStores(trustedUntil) {
    const adoptedAt = new Map();
    const written = new Map();
    const isTrusted = (folder, path, { changedAt, digest }) => changedAt <= (adoptedAt.get(folder) ?? trustedUntil) || written.get(path) === digest;
    return {
        open(folder) {
            return {
                async get(key) {
                    const path = pathOf(folder, key);
                    const entry = await readEntry(path, key);
                    return entry !== undefined && isTrusted(folder, path, entry) ? entry.value : undefined;
                },
                async put(key, value) {
                    const path = pathOf(folder, key);
                    const digest = await writeEntry(folder, path, key, value);
                    if (digest !== undefined)
                        written.set(path, digest);
                    return digest !== undefined;
                },
            };
        },
        trust: (folder) => void adoptedAt.set(folder, Date.now()),
        size: async (folder) => sizeOf(await entriesIn(folder)),
        async clean(folder, { untrusted, ...limits }) {
            if (!untrusted)
                return clean(folder, limits);
            const foreign = [];
            for (const entry of await entriesIn(folder)) {
                const read = await readEntry(entry.path, (0,external_node_path_.basename)(entry.path, '.json'));
                if (read === undefined || !isTrusted(folder, entry.path, read))
                    foreign.push(entry);
            }
            return removed(foreign);
        },
    };
}
function pathOf(folder, key) {
    if (!/^[0-9a-f]{64}$/.test(key))
        throw new Error(`No key of a store: ${key}`);
    return (0,external_node_path_.join)(folder, key.slice(0, 2), `${key}.json`);
}
const READ_ONLY = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
async function readEntry(path, key) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const file = __addDisposableResource(env_1, await (0,external_node_fs_promises_.open)(path, READ_ONLY), true);
            const stats = await file.stat();
            if (!stats.isFile() || stats.size > 2 * MAX_ENTRY_BYTES)
                return undefined;
            const entry = JSON.parse(await file.readFile('utf8'));
            if (typeof entry !== 'object' || entry === null || (0,depth/* isDeeperThan */.hz)(entry, depth/* MAX_JSON_DEPTH */.KX))
                return undefined;
            if (!('key' in entry && 'digest' in entry && 'value' in entry) || entry.key !== key)
                return undefined;
            const digest = digestOf(JSON.stringify(entry.value));
            return entry.digest === digest ? { value: entry.value, digest, changedAt: stats.ctimeMs } : undefined;
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
    catch {
        return undefined;
    }
}
async function writeEntry(folder, path, key, value) {
    const text = JSON.stringify(value);
    if (text === undefined || Buffer.byteLength(text) > MAX_ENTRY_BYTES)
        return undefined;
    const digest = digestOf(text);
    const partial = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), `.${key}.${(0,external_node_crypto_.randomUUID)()}${PARTIAL}`);
    try {
        makeFolder((0,external_node_path_.dirname)(path));
        await (0,external_node_fs_promises_.writeFile)((0,external_node_path_.join)(folder, '.gitignore'), '*\n', { flag: 'wx' }).catch(() => undefined);
        await (0,external_node_fs_promises_.writeFile)(partial, `{"key":"${key}","digest":"${digest}","value":${text}}\n`);
        await (0,external_node_fs_promises_.rename)(partial, path);
        return digest;
    }
    catch {
        await (0,external_node_fs_promises_.rm)(partial, { force: true }).catch(() => undefined);
        return undefined;
    }
}
const digestOf = (text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
const PARTIAL = '.partial';
const MAX_WRITE_MS = 3_600_000;
async function clean(folder, limits) {
    const { writtenBefore, maxBytes, now } = limits;
    const isAll = writtenBefore === undefined && maxBytes === undefined;
    const entries = (await entriesIn(folder)).toSorted((a, b) => a.writtenAt - b.writtenAt);
    let left = entries.reduce((sum, { bytes }) => sum + bytes, 0);
    const beyond = [];
    for (const entry of entries) {
        const isOld = writtenBefore !== undefined && entry.writtenAt < writtenBefore;
        const isTooMuch = maxBytes !== undefined && left > maxBytes;
        const isLeftBehind = entry.isPartial && entry.writtenAt < now - MAX_WRITE_MS;
        if (!(isAll || isOld || isTooMuch || isLeftBehind))
            continue;
        left -= entry.bytes;
        beyond.push(entry);
    }
    return removed(beyond);
}
async function removed(entries) {
    for (const { path } of entries)
        await (0,external_node_fs_promises_.rm)(path, { force: true });
    for (const shard of new Set(entries.map(({ path }) => (0,external_node_path_.dirname)(path))))
        await (0,external_node_fs_promises_.rmdir)(shard).catch(() => undefined);
    return sizeOf(entries);
}
async function entriesIn(folder) {
    const shards = (await listing(folder)).filter((item) => item.isDirectory() && /^[0-9a-f]{2}$/.test(item.name));
    const entries = [];
    for (const { name: shard } of shards) {
        for (const item of await listing((0,external_node_path_.join)(folder, shard))) {
            const isPartial = /^\.[0-9a-f]{64}\.[0-9a-f-]{36}\.partial$/.test(item.name);
            if (!item.isFile() || !(isPartial || /^[0-9a-f]{64}\.json$/.test(item.name)))
                continue;
            const path = (0,external_node_path_.join)(folder, shard, item.name);
            const state = await (0,external_node_fs_promises_.lstat)(path).catch(() => undefined);
            if (state?.isFile())
                entries.push({ path, bytes: state.size, writtenAt: state.mtimeMs, isPartial });
        }
    }
    return entries;
}
const listing = (folder) => (0,external_node_fs_promises_.readdir)(folder, { withFileTypes: true }).catch(() => []);
function sizeOf(all) {
    const entries = all.filter(({ isPartial }) => !isPartial);
    const times = entries.map(({ writtenAt }) => writtenAt).sort((a, b) => a - b);
    const [oldest, newest] = [times[0], times.at(-1)];
    const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
    return { entries: entries.length, bytes, ...(times.length > 0 && { oldest, newest }) };
}

;// CONCATENATED MODULE: ./build/js/src/platform/bundle-files.js



function fileNextTo(script, ...paths) {
    if (script === undefined || !(0,external_node_fs_.existsSync)(script))
        return undefined;
    const folder = (0,external_node_path_.dirname)((0,external_node_fs_.realpathSync)(script));
    return paths.map((path) => (0,external_node_path_.join)(folder, path)).find((path) => (0,external_node_fs_.existsSync)(path));
}
async function reportTemplate(script) {
    const path = fileNextTo(script, 'report-template.html', '../dist/report-template.html');
    return path && (0,external_node_fs_promises_.readFile)(path, 'utf8');
}

;// CONCATENATED MODULE: ./build/js/src/platform/clock.js

const MAX_TIMER_MS = 2_147_483_647;
const systemClock = {
    now: () => Math.round(performance.timeOrigin + performance.now()),
    async sleep(ms, signal) {
        for (let left = ms; left > 0 && !signal.aborted; left -= MAX_TIMER_MS) {
            await (0,promises_.setTimeout)(Math.min(left, MAX_TIMER_MS), undefined, { signal }).catch(() => undefined);
        }
    },
};

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/js/src/platform/deflate.js


const deflateRawAsync = (0,external_node_util_.promisify)(external_node_zlib_.deflateRaw);
const deflate = (text) => deflateRawAsync(Buffer.from(text), { level: 4 });
const gzipAsync = (0,external_node_util_.promisify)(external_node_zlib_.gzip);
const gzip = (bytes) => gzipAsync(bytes);

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(73382);
// EXTERNAL MODULE: ./build/js/src/model/text/json.js
var json = __webpack_require__(23291);
// EXTERNAL MODULE: ./build/js/src/platform/process/environment-block.js
var environment_block = __webpack_require__(93652);
;// CONCATENATED MODULE: ./build/js/src/platform/process/orphans.js



const ownMark = (0,external_node_crypto_.randomUUID)();
function openOrphans(platform) {
    if (platform !== 'linux')
        return { env: {}, note: () => undefined, end: () => undefined };
    const id = `${ownMark}.${(0,external_node_crypto_.randomUUID)()}`;
    ownStartTime ??= Number(processOf(process.pid)?.startedAt ?? 0);
    const since = ownStartTime + Math.floor(performance.now() / 10) - SLACK;
    let noted = [];
    return {
        env: { [environment_block/* MARK */.M]: id },
        note(pid) {
            const all = processes();
            const roots = all.filter((each) => each.pid === pid);
            noted = [...noted, ...familyOf(roots, all)];
        },
        end() {
            endAll(() => {
                const known = new Set(noted.map(identity));
                return marked(processes(), (each) => (known.has(identity(each)) ? 'ours' : markOf(each, id, since)));
            });
        },
    };
}
function endOrphansOf(mark) {
    const start = `${mark}.`;
    if (process.platform !== 'linux' || process.env[environment_block/* MARK */.M]?.startsWith(start))
        return;
    endAll(() => marked(processes(), (each) => markOf(each, start, 0)));
}
function marked(all, markOf) {
    const marks = all.map(markOf);
    const roots = all.filter((_, index) => marks[index] === 'ours');
    return { left: familyOf(roots, all), isUnsure: marks.includes('unknown') };
}
function endAll(find) {
    const ended = new Set();
    let waits = 0;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const search = find();
        const left = search.left.filter((each) => !ended.has(identity(each)));
        if (left.length === 0) {
            if (waits >= MAX_WAITS || !search.isUnsure)
                return;
            waits += 1;
            Atomics.wait(neverWoken, 0, 0, WAIT_MS);
        }
        for (const each of left) {
            ended.add(identity(each));
            kill(each.pid);
        }
    }
}
const MAX_ROUNDS = 10;
const [MAX_WAITS, WAIT_MS] = [4, 1];
const neverWoken = new Int32Array(new SharedArrayBuffer(4));
const SLACK = 100;
let ownStartTime;
const identity = ({ pid, startedAt }) => `${pid}:${startedAt}`;
function processes() {
    const names = (0,external_node_fs_.existsSync)('/proc') ? (0,external_node_fs_.readdirSync)('/proc') : [];
    return names.filter((name) => /^\d+$/.test(name)).flatMap((name) => processOf(Number(name)) ?? []);
}
const KERNEL_THREAD = 0x200000;
function processOf(pid) {
    const stat = readText(`/proc/${pid}/stat`) ?? '';
    const [state, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [flags, startedAt] = [Number(rest[4]), rest[17]];
    if (startedAt === undefined || state === 'Z' || state === 'X' || (flags & KERNEL_THREAD) !== 0)
        return undefined;
    return { pid, parent: Number(parent), startedAt };
}
function familyOf(roots, all) {
    const family = new Map(roots.map((each) => [each.pid, each]));
    for (const pid of family.keys()) {
        for (const child of all)
            if (child.parent === pid)
                family.set(child.pid, child);
    }
    return [...family.values()];
}
function markOf({ pid, startedAt }, id, since) {
    if (Number(startedAt) < since)
        return 'none';
    const readEnv = () => readText(`/proc/${pid}/environ`);
    let env = readEnv();
    if (env === '') {
        if (readText(`/proc/${pid}/cmdline`) === '')
            return 'unknown';
        env = readEnv();
    }
    return env?.includes(`${environment_block/* MARK */.M}=${id}`) ? 'ours' : 'none';
}
function readText(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'latin1');
    }
    catch {
        return undefined;
    }
}
function kill(pid) {
    try {
        process.kill(pid, 'SIGKILL');
    }
    catch {
    }
}

;// CONCATENATED MODULE: ./build/js/src/platform/files/locks.js








const LOOK_AGAIN_MS = 50;
const TAKING_MS = 10_000;
const BEAT_MS = 1_000;
const SILENT_MS = 10_000;
const locks = {
    tryHold,
    async isHeld(path) {
        const holder = await contentOf(path);
        return holder !== undefined && isAlive(path, holder);
    },
};
async function claimFolder(folder, signal) {
    const path = (0,external_node_path_.join)(folder, '.running');
    const first = await touchedAt(path);
    for (;;) {
        const lock = await tryHold(path);
        if (lock !== undefined)
            return lock;
        const content = await contentOf(path);
        if (content === undefined)
            continue;
        const isSilent = !(await isSameHost(content)) && (await touchedAt(path)) === first;
        if (signal === undefined || signal.aborted || !isSilent) {
            throw (0,model_errors/* userError */.IF)('OUTPUT_UNWRITABLE', `Another run is writing into ${folder}`, {
                hint: 'Set a different folder for each run with --output (output-directory).',
            });
        }
        await systemClock.sleep(LOOK_AGAIN_MS, signal);
    }
}
let ownHolder;
async function thisProcess() {
    const { pid } = process;
    const boot = await textOf('/proc/sys/kernel/random/boot_id');
    const namespace = await (0,external_node_fs_promises_.readlink)('/proc/self/ns/pid').catch(() => undefined);
    const pidNamespace = boot && namespace && `${boot.trim()} ${namespace}`;
    return { pid, startTime: await birthOf(pid), pidNamespace, mark: ownMark };
}
async function tryHold(path, from = {}) {
    ownHolder ??= thisProcess();
    const content = JSON.stringify({ ...(await ownHolder), id: (0,external_node_crypto_.randomUUID)() });
    try {
        makeFolder((0,external_node_path_.dirname)(path));
        const isFree = !from.onlyDead && (await create(path, content));
        if (!isFree && !((await takeFromDead(path, from)) && (await create(path, content))))
            return undefined;
    }
    catch (error) {
        if (error instanceof Error && error.name === 'UserError')
            throw error;
        throw (0,model_errors/* userError */.IF)('OUTPUT_UNWRITABLE', `Cannot lock ${path}: ${(0,model_errors/* messageOf */.bD)(error)}`, { cause: error });
    }
    heartbeat ??= setInterval(touchHeld, BEAT_MS).unref();
    held.add(path);
    return {
        async [Symbol.asyncDispose]() {
            held.delete(path);
            if ((await textOf(path)) === content)
                await (0,external_node_fs_promises_.rm)(path, { force: true });
        },
    };
}
const held = new Set();
let heartbeat;
function touchHeld() {
    if (held.size === 0) {
        clearInterval(heartbeat);
        heartbeat = undefined;
    }
    const now = new Date();
    for (const path of held)
        (0,external_node_fs_promises_.utimes)(path, now, now).catch(() => undefined);
}
async function create(path, content) {
    const draft = `${path}.${(0,external_node_crypto_.randomUUID)()}`;
    await (0,external_node_fs_promises_.writeFile)(draft, content);
    try {
        await (0,external_node_fs_promises_.link)(draft, path);
        return true;
    }
    catch (error) {
        if ((0,model_errors/* codeOf */.$N)(error) === 'EEXIST')
            return false;
        throw error;
    }
    finally {
        await (0,external_node_fs_promises_.rm)(draft, { force: true });
    }
}
async function takeFromDead(path, { onlyDead, mayTakeOver }) {
    const holder = await contentOf(path);
    if (holder === undefined)
        return !onlyDead;
    if (await isAlive(path, holder))
        return false;
    const taking = `${path}.taking`;
    if (!(await create(taking, 'taking'))) {
        const age = Date.now() - ((await touchedAt(taking)) ?? Date.now());
        if (age > TAKING_MS)
            await (0,external_node_fs_promises_.rm)(taking, { force: true });
        return false;
    }
    try {
        const mark = holderIn(holder)?.mark;
        if (mark !== undefined && mark !== ownMark && !ended.has(mark)) {
            ended.add(mark);
            endOrphansOf(mark);
        }
        if (mayTakeOver !== undefined && !(await mayTakeOver()))
            return false;
        if ((await contentOf(path)) === holder) {
            const gone = `${path}.${(0,external_node_crypto_.randomUUID)()}`;
            await (0,external_node_fs_promises_.rename)(path, gone);
            await (0,external_node_fs_promises_.rm)(gone, { force: true });
        }
        return true;
    }
    finally {
        await (0,external_node_fs_promises_.rm)(taking, { force: true });
    }
}
const ended = new Set();
const textOf = (path) => (0,external_node_fs_promises_.readFile)(path, 'utf8').catch(() => undefined);
async function contentOf(path) {
    try {
        if (!(await (0,external_node_fs_promises_.lstat)(path)).isFile())
            throw new Error('it is not a file');
        return await (0,external_node_fs_promises_.readFile)(path, 'utf8');
    }
    catch (error) {
        if ((0,model_errors/* codeOf */.$N)(error) === 'ENOENT')
            return undefined;
        throw (0,model_errors/* userError */.IF)('OUTPUT_UNWRITABLE', `Cannot read the lock ${path}: ${(0,model_errors/* messageOf */.bD)(error)}`, {
            hint: 'If no other run is using it, for example as another user or in a container, remove it.',
            cause: error,
        });
    }
}
async function isAlive(path, content) {
    const holder = holderIn(content);
    if (holder === undefined)
        return false;
    if (!(await isSameHost(content)))
        return Date.now() - ((await touchedAt(path)) ?? 0) < SILENT_MS;
    try {
        process.kill(holder.pid, 0);
    }
    catch (error) {
        if ((0,model_errors/* codeOf */.$N)(error) !== 'EPERM')
            return false;
    }
    const now = await birthOf(holder.pid);
    return holder.startTime === undefined || now === undefined || holder.startTime === now;
}
async function isSameHost(content) {
    ownHolder ??= thisProcess();
    return holderIn(content)?.pidNamespace === (await ownHolder).pidNamespace;
}
function holderIn(content) {
    const { pid, startTime, pidNamespace, mark } = ((0,json/* jsonOf */.o_)(content) ?? {});
    if (typeof pid !== 'number' || !Number.isInteger(pid) || pid <= 0)
        return undefined;
    const text = (value) => (typeof value === 'string' ? value : undefined);
    return { pid, startTime: text(startTime), pidNamespace: text(pidNamespace), mark: text(mark) };
}
const touchedAt = (path) => (0,external_node_fs_promises_.stat)(path).then(({ mtimeMs }) => mtimeMs, () => undefined);
async function birthOf(pid) {
    const text = await textOf(`/proc/${pid}/stat`);
    return text?.slice(text.lastIndexOf(')') + 2).split(' ')[19];
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/js/src/platform/files/text-bytes.js

function notTextAt(bytes) {
    const offsets = [bytes.indexOf(0), (0,external_node_buffer_.isUtf8)(bytes) ? -1 : firstThatIsNoUtf8(bytes)].filter((at) => at >= 0);
    return offsets.length === 0 ? undefined : Math.min(...offsets);
}
function firstThatIsNoUtf8(bytes) {
    const replaced = Buffer.from(bytes.toString('utf8'));
    let at = 0;
    while (at < bytes.length && bytes[at] === replaced[at])
        at += 1;
    while (at > 0 && ((replaced[at] ?? 0) & 0b1100_0000) === 0b1000_0000)
        at -= 1;
    return at;
}

;// CONCATENATED MODULE: ./build/js/src/platform/files/files.js
var files_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var files_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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










const files = {
    async state(path, { noDeadLinks = false } = {}) {
        try {
            const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
            if (stats === undefined) {
                if (noDeadLinks && deadLinkOn(path) !== undefined)
                    throw missing(path);
                return 'missing';
            }
            return stats.isDirectory() ? 'folder' : 'file';
        }
        catch (error) {
            if ((0,model_errors/* codeOf */.$N)(error) === 'ENOTDIR')
                return 'missing';
            throw files_unreadable(path, error);
        }
    },
    async modifiedAt(path) {
        return attempted(path, () => (0,external_node_fs_.statSync)(path)).mtimeMs;
    },
    async read(path, maxBytes, { onlyText = false } = {}) {
        const bytes = await readBytes(path, maxBytes);
        const badByte = onlyText ? notTextAt(bytes) : undefined;
        if (badByte !== undefined) {
            throw (0,model_errors/* userError */.IF)('FILE_UNREADABLE', `${path} contains bytes that are not text (at byte ${badByte})`);
        }
        return bytes.toString('utf8').replace(/^\uFEFF/, '');
    },
    readBytes,
    readPieces,
    slice,
    async realPath(path) {
        return attempted(path, () => external_node_fs_.realpathSync.native(path));
    },
    write: replaceFile,
    writeAsIs: replaceFile,
    writePieces: replaceFile,
    async create(path, content) {
        attempted(path, () => makeFolder((0,external_node_path_.dirname)(path)), unwritable);
        try {
            await (0,external_node_fs_promises_.writeFile)(path, content, { flag: 'wx' });
            return true;
        }
        catch (error) {
            if ((0,model_errors/* codeOf */.$N)(error) === 'EEXIST')
                return false;
            throw unwritable(path, error);
        }
    },
    async glob(patterns, { cwd, ignoreCase = false, followLinks = true, notFiles = false, skipUnreadable = false }) {
        const unread = [];
        const paths = await (0,dist/* glob */.TI)(process.platform === 'win32' ? patterns.map((pattern) => pattern.replaceAll('\\', '/')) : patterns, {
            cwd,
            absolute: true,
            dot: true,
            onlyFiles: !notFiles,
            caseSensitiveMatch: !ignoreCase,
            expandDirectories: false,
            followSymbolicLinks: followLinks,
            fs: {
                readdir: ((path, options, done) => (0,external_node_fs_.readdir)(path, options, (error, entries) => {
                    if (error && !['ENOENT', 'ENOTDIR'].includes((0,model_errors/* codeOf */.$N)(error) ?? '')) {
                        const message = `Cannot read the folder ${(0,external_node_path_.resolve)(path)}: ${(0,model_errors/* messageOf */.bD)(error)}`;
                        const hint = 'Check its permissions, or exclude it.';
                        unread.push((0,model_errors/* userError */.IF)('FILE_UNREADABLE', message, { hint, cause: error }));
                    }
                    done(error, notFiles ? entries?.map(fileUnlessFolder) : entries);
                })),
                ...(notFiles && { realpath: realPathOrLink, stat: statOfFileOrLink }),
            },
        });
        const [first] = unread.toSorted((a, b) => (a.message < b.message ? -1 : 1));
        if (first !== undefined && !skipUnreadable)
            throw first;
        return [...new Set(paths.map((path) => (0,external_node_path_.resolve)(path)))].sort();
    },
    async namesIn(folder, most) {
        try {
            const entries = await (0,external_node_fs_promises_.readdir)(folder, { withFileTypes: true });
            const names = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)).sort();
            return { names: names.slice(0, most), others: Math.max(0, names.length - most) };
        }
        catch (error) {
            throw files_unreadable(folder, error);
        }
    },
    async linkFolder(target, path) {
        attempted(path, () => (0,external_node_fs_.symlinkSync)(target, path, 'junction'), unwritable);
    },
    async openJournal(path) {
        try {
            makeFolder((0,external_node_path_.dirname)(path));
            return await journal(await (0,external_node_fs_promises_.open)(path, 'a'), path);
        }
        catch (error) {
            throw unwritable(path, error);
        }
    },
    async scratchFolder(prefix) {
        const path = await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), prefix)).catch((cause) => {
            throw (0,model_errors/* userError */.IF)('OUTPUT_UNWRITABLE', `Cannot make a temporary folder in ${(0,external_node_os_.tmpdir)()}: ${(0,model_errors/* messageOf */.bD)(cause)}`, {
                hint: 'Free some space there, or point TMPDIR to another folder.',
                cause,
            });
        });
        return { path, [Symbol.asyncDispose]: () => (0,external_node_fs_promises_.rm)(path, { recursive: true, force: true, maxRetries: 3 }) };
    },
    async removeFile(path) {
        attempted(path, () => (0,external_node_fs_.rmSync)(path, { force: true }), unwritable);
    },
    async claim(folder, signal) {
        attempted(folder, () => makeFolder(folder), unwritable);
        return claimFolder(folder, signal);
    },
};
async function slice(path, start, length) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const stats = await (0,external_node_fs_promises_.stat)(path);
            if (!stats.isFile())
                throw notAFile(path);
            const { size } = stats;
            const file = files_addDisposableResource(env_1, await (0,external_node_fs_promises_.open)(path, 'r'), true);
            const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - start)));
            const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
            return { bytes: bytes.subarray(0, bytesRead), size };
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = files_disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (error) {
        throw files_unreadable(path, error);
    }
}
async function readBytes(path, maxBytes) {
    try {
        const bytes = readableSize(path, maxBytes) <= PIECE_BYTES ? (0,external_node_fs_.readFileSync)(path) : await (0,external_node_fs_promises_.readFile)(path);
        if (bytes.length > maxBytes)
            throw tooLarge(path, bytes.length, maxBytes);
        return bytes;
    }
    catch (error) {
        throw files_unreadable(path, error);
    }
}
function readableSize(path, maxBytes) {
    const stats = (0,external_node_fs_.statSync)(path);
    if (!stats.isFile() && !stats.isDirectory())
        throw notAFile(path);
    if (stats.size > maxBytes)
        throw tooLarge(path, stats.size, maxBytes);
    return stats.size;
}
const PIECE_BYTES = 64 * 1024;
function* readPieces(path, maxBytes) {
    attempted(path, () => readableSize(path, maxBytes));
    const piece = Buffer.allocUnsafe(PIECE_BYTES);
    const file = attempted(path, () => (0,external_node_fs_.openSync)(path, 'r'));
    try {
        let bytes = 0;
        for (;;) {
            const length = attempted(path, () => (0,external_node_fs_.readSync)(file, piece));
            if (length === 0)
                return;
            bytes += length;
            if (bytes > maxBytes)
                throw tooLarge(path, bytes, maxBytes);
            yield piece.subarray(0, length);
        }
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function attempted(path, work, failure = files_unreadable) {
    try {
        return work();
    }
    catch (error) {
        throw failure(path, error);
    }
}
function* inBatches(pieces) {
    let batch = '';
    for (const piece of pieces) {
        batch += piece;
        if (batch.length < PIECE_BYTES)
            continue;
        yield batch;
        batch = '';
    }
    yield batch;
}
async function replaceFile(path, content) {
    const partial = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), `.${(0,external_node_path_.basename)(path)}.${(0,external_node_crypto_.randomUUID)()}.partial`);
    try {
        makeFolder((0,external_node_path_.dirname)(path));
        await (0,external_node_fs_promises_.writeFile)(partial, typeof content === 'string' || content instanceof Uint8Array ? content : inBatches(content));
        const mode = modeOf(path);
        if (mode !== undefined)
            (0,external_node_fs_.chmodSync)(partial, mode);
        (0,external_node_fs_.renameSync)(partial, path);
    }
    catch (error) {
        await (0,external_node_fs_promises_.rm)(partial, { force: true }).catch(() => undefined);
        throw unwritable(path, error);
    }
}
function modeOf(path) {
    try {
        const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
        return stats?.isFile() ? stats.mode & 0o777 : undefined;
    }
    catch {
        return undefined;
    }
}
async function journal(handle, path) {
    const expected = (await handle.stat()).isFile() ? await hashOf(path) : undefined;
    let last = Promise.resolve();
    let next;
    return {
        append(line) {
            if (next !== undefined) {
                next.lines.push(line);
                return next.written;
            }
            const lines = [line];
            const write = () => {
                next = undefined;
                const text = `${lines.join('\n')}\n`;
                expected?.update(text);
                return handle.appendFile(text);
            };
            const written = Promise.all([last, new Promise((resolve) => setImmediate(resolve))])
                .then(write)
                .catch((error) => Promise.reject(unwritable(path, error)));
            next = { lines, written };
            last = written.catch(() => undefined);
            return written;
        },
        async state() {
            await last;
            if (expected === undefined)
                return 'intact';
            const stats = await (0,external_node_fs_promises_.lstat)(path).catch(() => undefined);
            if (stats === undefined)
                return 'missing';
            if (!stats.isFile())
                return 'changed';
            return (await hashOf(path)).digest('hex') === expected.copy().digest('hex') ? 'intact' : 'changed';
        },
        async [Symbol.asyncDispose]() {
            await last;
            await handle.close();
        },
    };
}
async function hashOf(path) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for await (const chunk of (0,external_node_fs_.createReadStream)(path))
        hash.update(chunk);
    return hash;
}
function files_unreadable(path, cause) {
    if (cause instanceof model_errors/* UserError */.yo)
        return cause;
    if ((0,model_errors/* codeOf */.$N)(cause) === 'ENOENT')
        return missing(path, cause);
    if ((0,model_errors/* codeOf */.$N)(cause) === 'EISDIR')
        return (0,model_errors/* userError */.IF)('FILE_UNREADABLE', `${path} is a folder, not a file`, { cause });
    return (0,model_errors/* userError */.IF)('FILE_UNREADABLE', `Cannot read ${path}: ${(0,model_errors/* messageOf */.bD)(cause)}`, {
        hint: 'Check the permissions of the file and of the folders above it.',
        cause,
    });
}
const realPathOrLink = ((path, done) => (0,external_node_fs_.realpath)(path, (error, realPath) => done(null, error ? path : realPath)));
const statOfFileOrLink = ((path, done) => (0,external_node_fs_.stat)(path, (error, stats) => {
    const isLockOfEmacs = (0,external_node_path_.basename)(path).startsWith('.#');
    if (error && !isLockOfEmacs)
        (0,external_node_fs_.lstat)(path, done);
    else
        done(error, stats);
}));
const fileUnlessFolder = (entry) => entry.isDirectory() || entry.isSymbolicLink() ? entry : Object.assign(entry, { isFile: () => true });
function missing(path, cause) {
    const link = deadLinkOn(path);
    if (link === undefined)
        return (0,model_errors/* userError */.IF)('FILE_MISSING', `There is no file ${path}`, { cause });
    return (0,model_errors/* userError */.IF)('FILE_MISSING', `${link.path} is a link to ${link.to}, which does not exist`, {
        hint: 'Create that file, or remove the link.',
        cause,
    });
}
function deadLinkOn(path) {
    for (const at of [path, (0,external_node_path_.dirname)(path)]) {
        try {
            if ((0,external_node_fs_.statSync)(at, { throwIfNoEntry: false }) === undefined)
                return { path: at, to: (0,external_node_fs_.readlinkSync)(at) };
        }
        catch {
        }
    }
    return undefined;
}
const notAFile = (path) => (0,model_errors/* userError */.IF)('FILE_UNREADABLE', `${path} is neither a file nor a folder`);
const tooLarge = (path, bytes, maxBytes) => (0,model_errors/* userError */.IF)('FILE_TOO_LARGE', `${path} is too large`, {
    expected: `at most ${maxBytes} bytes`,
    found: `${bytes} bytes`,
});
const unwritable = (path, cause) => (0,model_errors/* userError */.IF)('OUTPUT_UNWRITABLE', `Cannot write ${path}: ${(0,model_errors/* messageOf */.bD)(cause)}`, {
    hint: 'Choose another folder with --output (output-directory), or check its permissions.',
    cause,
});

;// CONCATENATED MODULE: ./build/js/src/platform/machine.js

function machine() {
    const { platform, arch } = process;
    const total = (0,external_node_os_.totalmem)();
    const limit = process.constrainedMemory();
    return {
        platform,
        arch,
        cpus: (0,external_node_os_.availableParallelism)(),
        memory: limit > 0 && limit < total ? limit : total,
    };
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./build/js/src/model/values/match-cost.js
var match_cost = __webpack_require__(27683);
// EXTERNAL MODULE: ./build/js/src/platform/process/child-env.js
var child_env = __webpack_require__(29809);
;// CONCATENATED MODULE: ./build/js/src/platform/matcher.js



const LIMIT_MS = 2_000;
const MAX_STEPS_HERE = 10_000_000;
const matcher = createMatcher();
function createMatcher({ limitMs = LIMIT_MS, mostStepsHere = MAX_STEPS_HERE } = {}) {
    const helper = matchingHelper(limitMs);
    return {
        async matches(pattern, text, signal) {
            if (signal.aborted)
                return { kind: 'cancelled' };
            if ((0,match_cost/* matchCost */.P)(pattern, text.length) > mostStepsHere)
                return helper.matches(pattern, text, signal);
            return { kind: 'matched', matched: new RegExp(pattern.source, pattern.flags).test(text) };
        },
    };
}
function matchingHelper(limitMs) {
    let idle;
    let last = Promise.resolve();
    const matchNow = async (pattern, text, signal) => {
        if (signal.aborted)
            return { kind: 'cancelled' };
        const helper = idle?.connected ? idle : await start(signal);
        idle = undefined;
        if (helper === 'cancelled')
            return { kind: 'cancelled' };
        const reply = await ask(helper, { pattern, text }, limitMs, signal);
        if (reply.kind === 'matched' || reply.kind === 'failed')
            idle = helper;
        else
            helper.kill('SIGKILL');
        if (reply.kind === 'failed')
            throw new Error(reply.message);
        return reply;
    };
    return {
        matches(pattern, text, signal) {
            const result = last.then(() => matchNow(pattern, text, signal));
            last = result.catch(() => undefined);
            return result;
        },
    };
}
const HELPER = `
const { runInNewContext } = process.getBuiltinModule('node:vm');
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => {});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', ({ pattern, text, limitMs }) => {
  try {
    const how = { timeout: limitMs + 1000 };
    const matched = runInNewContext('new RegExp(pattern.source, pattern.flags).test(text)', { pattern, text }, how);
    process.send({ kind: 'matched', matched });
  } catch (error) {
    process.send({ kind: 'failed', message: String(error && error.message) });
  }
});
process.send({ kind: 'ready' });
`;
async function start(signal) {
    const helper = (0,external_node_child_process_.spawn)(process.execPath, ['-e', HELPER], {
        env: (0,child_env/* agentEnv */.b)(process.env, {}),
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        serialization: 'advanced',
        windowsHide: true,
    });
    helper.on('error', () => undefined);
    const { kind } = await nextReply(helper, undefined, signal);
    if (kind === 'ready')
        return helper;
    helper.kill('SIGKILL');
    return 'cancelled';
}
async function ask(helper, question, limitMs, signal) {
    helper.ref();
    helper.channel?.ref();
    helper.send({ ...question, limitMs });
    try {
        return await nextReply(helper, limitMs, signal);
    }
    finally {
        helper.unref();
        helper.channel?.unref();
    }
}
function nextReply(helper, limitMs, signal) {
    return new Promise((resolve, reject) => {
        const release = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', onAbort);
            helper.off('message', settle).off('exit', onEnd).off('error', onEnd);
        };
        const settle = (reply) => {
            release();
            resolve(reply);
        };
        const onEnd = (cause) => {
            release();
            reject(new Error('The process that matches patterns ended', { cause }));
        };
        const onAbort = () => settle({ kind: 'cancelled' });
        const onLate = (afterMs) => settle({ kind: 'tooLong', afterMs });
        const timer = limitMs === undefined ? undefined : setTimeout(onLate, limitMs, limitMs);
        helper.on('message', settle).on('exit', onEnd).on('error', onEnd);
        signal.addEventListener('abort', onAbort);
        if (signal.aborted)
            onAbort();
    });
}

;// CONCATENATED MODULE: ./build/js/src/platform/new-id.js

const newId = () => (0,external_node_crypto_.randomUUID)();

// EXTERNAL MODULE: ./build/js/src/model/ports/processes.js
var ports_processes = __webpack_require__(29119);
// EXTERNAL MODULE: ./build/js/src/model/values/once.js
var once = __webpack_require__(81667);
// EXTERNAL MODULE: ./build/js/src/platform/secrets/reserved-variables.js
var reserved_variables = __webpack_require__(99429);
;// CONCATENATED MODULE: ./build/js/src/platform/process/container-arguments.js
const OWNER = 'com.github.agentv.eval-action.owner';
const HOST = 'com.github.agentv.eval-action.host';
function createArguments({ name, owner, host, docker, folders, mounts, user, seconds }) {
    const { image, memory, cpus, network } = docker;
    const writable = [...new Set([...folders, ...(mounts.writable ?? [])])];
    const readable = [...new Set(mounts.readable ?? [])].filter((path) => !writable.some((each) => isWithin(path, each)));
    return [
        ...['create', '--rm', '--name', name],
        ...['--stop-signal', 'SIGKILL'],
        ...['--label', `${OWNER}=${owner}`, '--label', `${HOST}=${host}`],
        ...(memory === undefined ? [] : ['--memory', memory]),
        ...(cpus === undefined ? [] : ['--cpus', String(cpus)]),
        ...(network === undefined ? [] : ['--network', network]),
        ...(user === undefined ? [] : ['--user', user]),
        ...writable.flatMap((path) => mount(path, false)),
        ...readable.flatMap((path) => mount(path, true)),
        ...['--entrypoint', '', image, 'sleep', String(seconds)],
    ];
}
function mount(path, isReadOnly) {
    const fields = ['type=bind', `source=${path}`, `target=${path}`, ...(isReadOnly ? ['readonly'] : [])];
    const cells = fields.map((field) => (/[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field));
    return ['--mount', cells.join(',')];
}
const isWithin = (path, folder) => path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
const OF_ENGINE = /^(?:PATH|HOME|USER|LOGNAME|TMPDIR|TMP|TEMP|LANG|LC_\w+|XDG_\w+|DOCKER_\w+|CONTAINERS?_\w+|(?:HTTPS?|ALL|NO)_PROXY)$/i;
function execArguments({ name, command, env, cwd, hasInput }) {
    const passed = Object.entries(env);
    const [plain, handedOver] = [
        passed.filter(([key]) => OF_ENGINE.test(key)),
        passed.filter(([key]) => !OF_ENGINE.test(key)),
    ];
    const args = [
        'exec',
        ...(hasInput ? ['--interactive'] : []),
        ...(cwd === undefined ? [] : ['--workdir', cwd]),
        ...plain.flatMap(([key, value]) => ['--env', `${key}=${value}`]),
        ...handedOver.flatMap(([key]) => ['--env', key]),
        name,
        ...('shell' in command ? ['sh', '-c', command.shell] : command),
    ];
    return { args, env: Object.fromEntries(handedOver) };
}
const gitArguments = (name, path, args, hasInput = false) => [
    ...['exec', ...(hasInput ? ['--interactive'] : []), name, 'git', '-c', 'safe.directory=*'],
    ...(path === '' ? [] : ['-C', path]),
    ...args,
];

;// CONCATENATED MODULE: ./build/js/src/platform/process/containers.js







const ENGINES = [
    { program: 'docker', name: 'Docker' },
    { program: 'podman', name: 'Podman' },
];
const PROBE_MS = 10_000;
const QUICK_MS = 60_000;
const MARGIN_SECONDS = 60;
const MAX_SECONDS = 864_000;
const NOT_INSTALLED = 'The test needs a container, and neither "docker" nor "podman" is in PATH. Install one of them, or run on a machine that has one, such as a Linux runner of GitHub.';
function createContainers(deps) {
    const engine = (0,once/* once */.O)(() => findEngine(deps));
    return {
        prepare: async (image, signal) => {
            const ready = await engine();
            return 'program' in ready ? prepare(image, ready, signal) : ready;
        },
        open: (request) => ({
            image: request.docker.image,
            timeoutMs: request.docker.timeoutMs,
            folders: request.folders,
            exec: {
                async run(program, signal) {
                    const ready = await engine();
                    if (!('program' in ready))
                        return unavailable(ready.message, ready.kind === 'no answer');
                    return runInContainer(ready, request, program, { ...deps, signal });
                },
            },
            changes: () => [...request.changes.values()].join(''),
        }),
        removeDead: async (isAlive, signal) => {
            const ready = await engine();
            if ('program' in ready)
                await removeDead(isAlive, ready, signal);
        },
    };
}
function userIdOfThisProcess() {
    const [user, group] = [process.getuid?.(), process.getgid?.()];
    return user === undefined || group === undefined ? undefined : { user, group };
}
async function findEngine({ exec, env: variables }) {
    const env = Object.fromEntries(Object.entries(variables).filter((entry) => entry[1] !== undefined && !(0,reserved_variables/* isReserved */.Bs)(entry[0])));
    const silent = [];
    for (const { program, name } of ENGINES) {
        const run = (args, { signal = new AbortController().signal, timeoutMs = QUICK_MS, ...options } = {}) => exec.run({ command: [program, ...args], cwd: '/', env, timeoutMs, maxBytes: ports_processes/* MAX_OUTPUT_BYTES */.$, ...options }, signal);
        const ended = await run(['version'], { timeoutMs: PROBE_MS });
        if (isFine(ended))
            return { program, name, env, run };
        if (ended.kind !== 'notStarted')
            silent.push(`${name} does not answer (${reasonOf(ended)})`);
    }
    if (silent.length === 0)
        return { kind: 'not installed', message: NOT_INSTALLED };
    return { kind: 'no answer', message: `${silent.join('; ')}. Start it, or set DOCKER_HOST to the one that runs.` };
}
async function prepare({ image, timeoutMs, onPull }, engine, signal) {
    if (isFine(await engine.run(['image', 'inspect', image], { signal })))
        return undefined;
    onPull();
    const pulled = await engine.run(['pull', image], { signal, timeoutMs });
    if (isFine(pulled))
        return undefined;
    const advice = 'Build it in an earlier step of the job, or check its name and the login to its registry.';
    const why = `The image "${image}" is not on this machine, and ${engine.name} cannot pull it`;
    return { kind: 'no answer', message: `${why}: ${reasonOf(pulled)}. ${advice}` };
}
async function removeDead(isAlive, engine, signal) {
    const listing = ['ps', '--all', '--quiet', '--no-trunc', '--filter', `label=${HOST}=${(0,external_node_os_.hostname)()}`];
    const listed = await engine.run(listing, { signal });
    for (const id of isFine(listed) ? listed.stdout.split('\n').filter((line) => /^[0-9a-f]{12,64}$/.test(line)) : []) {
        const label = `{{index .Config.Labels "${OWNER}"}}`;
        const labelled = await engine.run(['inspect', '--format', label, id], { signal });
        const owner = isFine(labelled) ? labelled.stdout.trim() : '';
        if (owner === '' || (await isAlive(owner)))
            continue;
        await engine.run(['rm', '--force', '--volumes', id]);
    }
}
async function runInContainer(engine, request, program, { exec, userId, signal }) {
    const { docker, folders, changes, recordsChanges = false } = request;
    const { mounts = {}, stdin, timeoutMs = docker.timeoutMs } = program;
    const name = `eval-action-${(0,external_node_crypto_.randomUUID)()}`;
    const writable = [...folders, ...(mounts.writable ?? [])];
    const git = (path, args, input) => {
        const options = { timeoutMs: docker.timeoutMs, stdin: input, isLossless: true };
        return engine.run(gitArguments(name, path, args, input !== undefined), options);
    };
    const repositoryName = (path) => `The repository ${path || 'in the working folder'} of the image "${docker.image}"`;
    const ids = userId && `${userId.user}:${userId.group}`;
    const isRootless = engine.program === 'podman' && userId?.user !== 0;
    const user = docker.user ?? (folders.length === 0 ? undefined : ids && (isRootless ? '0:0' : ids));
    try {
        const seconds = Math.min(Math.ceil(timeoutMs / 1000), MAX_SECONDS) + MARGIN_SECONDS;
        const created = createArguments({ ...request, name, host: (0,external_node_os_.hostname)(), seconds, mounts, user });
        for (const args of [created, ['start', name]]) {
            const ended = await engine.run(args);
            if (!isFine(ended))
                return unavailable(`A container of "${docker.image}" cannot be started: ${reasonOf(ended)}`);
        }
        for (const { path, commit } of docker.repositories) {
            const why = await whyNotRestored(path, commit, changes.get(path), git);
            if (why !== undefined)
                return unavailable(`${repositoryName(path)} cannot be prepared: ${why}`);
        }
        if (signal.aborted)
            return { kind: 'cancelled', stdout: '', stderr: '', durationMs: 0 };
        const cwd = writable.some((folder) => isWithin(program.cwd, folder)) ? program.cwd : undefined;
        const hasInput = stdin !== undefined || program.keepsInputOpen === true;
        const { args, env } = execArguments({ name, command: program.command, env: program.env, cwd, hasInput });
        const started = {
            command: [engine.program, ...args],
            cwd: '/',
            env: { ...engine.env, ...env },
            timeoutMs,
        };
        const ended = await exec.run({ ...program, ...started }, signal);
        const result = (await whyNotRun(ended, name, engine, { docker, command: program.command })) ?? ended;
        if (result.kind === 'notStarted')
            return result;
        const isForeign = docker.user !== undefined && userId !== undefined && userId.user !== 0;
        if (isForeign && writable.length > 0 && engine.program !== 'podman') {
            await engine.run(['exec', '--user', '0', name, 'chown', '-R', String(ids), ...writable]);
        }
        const isRecorded = recordsChanges && (result.kind === 'exited' || result.kind === 'timedOut');
        for (const { path, commit = 'HEAD' } of isRecorded ? docker.repositories : []) {
            const added = await git(path, ['add', '--all']);
            const options = ['--cached', '--binary', '--no-ext-diff', '--no-color'];
            const diff = isFine(added) ? await git(path, ['diff', ...options, commit]) : added;
            if (!isFine(diff)) {
                return unavailable(`The changes of ${repositoryName(path)} cannot be read: ${reasonOf(diff)}`);
            }
            changes.set(path, diff.stdout);
        }
        return result;
    }
    finally {
        await engine.run(['rm', '--force', '--volumes', name]);
    }
}
async function whyNotRestored(path, commit, diff, git) {
    if (commit !== undefined) {
        const reset = await git(path, ['reset', '--hard', commit]);
        if (!isFine(reset))
            return reasonOf(reset);
        const head = await git(path, ['rev-parse', 'HEAD']);
        if (!isFine(head))
            return reasonOf(head);
        const at = head.stdout.trim();
        if (at !== commit)
            return `it is at ${at.slice(0, 64) || 'no commit'} after a reset to ${commit}`;
    }
    if (!diff)
        return undefined;
    const applied = await git(path, ['apply', '--binary', '--whitespace=nowarn', '-'], diff);
    return isFine(applied) ? undefined : `the changes of the target: ${reasonOf(applied)}`;
}
const REFUSAL = /OCI runtime (?:exec )?(?:failed|error)[^\n]*|unable to find user [^\n]*|executable file [^\n]* not found[^\n]*/i;
async function whyNotRun(result, name, engine, { docker: { image }, command }) {
    if (result.kind !== 'exited' || result.exitCode === 0)
        return undefined;
    const mayBeRefused = result.exitCode === 126 || result.exitCode === 127;
    const why = mayBeRefused && REFUSAL.exec(`${result.stderr}\n${result.stdout}`)?.[0];
    if (why) {
        const program = 'shell' in command ? 'sh' : command[0];
        return unavailable(`The program "${program}" cannot be started in a container of "${image}": ${why}`);
    }
    const running = await engine.run(['inspect', '--format', '{{.State.Running}}', name]);
    if (isFine(running) && running.stdout.trim() === 'true')
        return undefined;
    const said = lastLine(result.stderr) || 'no reason given';
    return unavailable(`The container of "${image}" ended before its program (${said})`, true);
}
const unavailable = (message, isPassing = false) => ({
    kind: 'notStarted',
    message,
    lacksResources: isPassing || undefined,
});
const isFine = (ended) => ended.kind === 'exited' && ended.exitCode === 0;
function reasonOf(ended) {
    if (ended.kind === 'notStarted')
        return ended.message;
    if (ended.kind === 'flooded')
        return 'its output exceeds the limit';
    if (ended.kind === 'timedOut')
        return 'it did not end in time';
    if (ended.kind === 'cancelled')
        return 'the run was stopped';
    const said = lastLine(ended.stderr) || lastLine(ended.stdout);
    return said || (ended.kind === 'killed' ? `it was ended by ${ended.signal}` : `exit code ${ended.exitCode}`);
}
function lastLine(text) {
    const lines = text.split('\n').map((line) => line.trim());
    const line = lines.findLast((each) => each !== '' && !/^(?:Run|See) '/.test(each)) ?? '';
    return (0,text_text/* cutEnd */.ym)(line, 500).replace(/\.$/, '');
}

// EXTERNAL MODULE: ./build/js/src/model/text/lossless-text.js
var lossless_text = __webpack_require__(57639);
;// CONCATENATED MODULE: ./build/js/src/platform/process/process-group.js


const process_group_open = new Set();
let isWatchingExit = false;
function openProcessGroup(child, platform, orphans) {
    const { pid } = child;
    if (pid === undefined)
        return NO_GROUP;
    if (!isWatchingExit) {
        isWatchingExit = true;
        process.on('exit', () => {
            for (const group of process_group_open)
                group.close('group and orphans');
        });
    }
    const signals = platform === 'win32' ? windowsTree(child, pid) : posixGroup(pid);
    const noteOrphans = () => {
        if (child.exitCode === null && child.signalCode === null)
            orphans.note(pid);
    };
    const group = {
        terminate(first) {
            noteOrphans();
            signals.signal(first);
        },
        kill(scope) {
            if (scope === 'group and orphans')
                noteOrphans();
            signals.signal('SIGKILL');
            if (scope === 'group and orphans')
                orphans.end();
        },
        isAlive: signals.isAlive,
        close(scope) {
            process_group_open.delete(group);
            if (scope === 'group and orphans')
                noteOrphans();
            signals.end();
            if (scope === 'group and orphans')
                orphans.end();
        },
    };
    process_group_open.add(group);
    return group;
}
const NO_GROUP = {
    terminate: () => undefined,
    kill: () => undefined,
    isAlive: () => false,
    close: () => undefined,
};
function posixGroup(pid) {
    let isEmpty = false;
    const send = (name) => {
        if (isEmpty)
            return false;
        try {
            return process.kill(-pid, name);
        }
        catch (error) {
            isEmpty = (0,model_errors/* codeOf */.$N)(error) === 'ESRCH';
            return !isEmpty;
        }
    };
    return { signal: send, isAlive: () => send(0), end: () => send('SIGKILL') };
}
function windowsTree(child, pid) {
    const args = ['/pid', String(pid), '/T', '/F'];
    const isRunning = () => child.exitCode === null && child.signalCode === null;
    return {
        signal() {
            if (isRunning())
                (0,external_node_child_process_.spawn)('taskkill', args, { stdio: 'ignore', windowsHide: true }).on('error', () => child.kill());
        },
        isAlive: () => false,
        end() {
            if (isRunning())
                (0,external_node_child_process_.spawnSync)('taskkill', args, { stdio: 'ignore', windowsHide: true });
        },
    };
}

;// CONCATENATED MODULE: ./build/js/src/platform/process/running-program.js



const GRACE_MS = 500;
const running_program_LOOK_AGAIN_MS = 20;
const PIPES_MS = 200;
const LAST_WAIT_MS = 1_000;
const running_program_MAX_TIMER_MS = 2_147_483_647;
const untilEnd = (child, request, start) => new Promise((resolve, reject) => {
    const { maxBytes, onStdout, ending, isLossless, timeoutMs } = request;
    const group = openProcessGroup(child, start.platform, start.orphans);
    const scopeAtTheEnd = ending?.endsOrphans ? 'group and orphans' : 'group';
    let stopped;
    let exit;
    let [isKilled, isClosed, isSettled] = [false, false, false];
    let graceEndsAt = 0;
    let timer;
    const next = (ms, action) => {
        clearTimeout(timer);
        timer = setTimeout(action, ms);
    };
    const release = () => {
        isSettled = true;
        clearTimeout(timer);
        start.signal.removeEventListener('abort', onAbort);
        group.close(stopped === undefined ? scopeAtTheEnd : 'group');
        child.stdin?.destroy();
        child.stdout?.destroy();
        child.stderr?.destroy();
        child.unref();
    };
    const settle = () => {
        release();
        const durationMs = performance.now() - start.startedAt;
        if (stopped?.kind === 'flooded')
            return resolve({ ...stopped, durationMs });
        const output = { stdout: stdout.text(), stderr: stderr.text(), durationMs };
        if (stopped !== undefined || exit === undefined)
            return resolve({ kind: 'timedOut', ...stopped, ...output });
        if ('signal' in exit)
            return resolve({ kind: 'killed', ...exit, ...output });
        resolve({ kind: 'exited', ...exit, ...output, ...stdout.badByte() });
    };
    const kill = () => {
        isKilled = true;
        group.kill(stopped === undefined ? scopeAtTheEnd : 'group and orphans');
        if (isClosed)
            settle();
        else
            next(exit === undefined ? LAST_WAIT_MS : PIPES_MS, settle);
    };
    const stop = (why) => {
        if (isSettled || stopped !== undefined || (exit !== undefined && why.kind !== 'flooded'))
            return;
        stopped = why;
        if (why.kind === 'flooded')
            return kill();
        const { signal = 'SIGTERM', graceMs = GRACE_MS } = ending ?? {};
        group.terminate(signal);
        graceEndsAt = performance.now() + graceMs;
        next(graceMs, kill);
    };
    const onAbort = () => stop({ kind: 'cancelled' });
    const waitForOthers = () => {
        if (group.isAlive() && performance.now() < graceEndsAt)
            next(running_program_LOOK_AGAIN_MS, waitForOthers);
        else
            kill();
    };
    const flooded = (stream) => () => stop({ kind: 'flooded', stream });
    const heard = onStdout &&
        hear(child.stdout, onStdout, {
            write: (text) => void (child.stdin?.writable && child.stdin.write(text)),
            end: () => void child.stdin?.end(),
        });
    const stdout = heard ?? collect(child.stdout, maxBytes, flooded('stdout'), isLossless ? lossless_text/* losslessText */.YV : undefined);
    const stderr = collect(child.stderr, maxBytes, flooded('stderr'));
    start.signal.addEventListener('abort', onAbort, { once: true });
    if (timeoutMs !== undefined && timeoutMs <= running_program_MAX_TIMER_MS)
        next(timeoutMs, () => stop({ kind: 'timedOut' }));
    child.on('error', (error) => {
        if (child.pid !== undefined)
            return;
        release();
        reject(error);
    });
    child.on('exit', (code, signal) => {
        if (isSettled)
            return;
        exit = signal === null ? { exitCode: code ?? 0 } : { signal };
        group.isAlive();
        if (isKilled)
            next(PIPES_MS, settle);
        else if (stopped === undefined)
            next(PIPES_MS, kill);
    });
    child.on('close', () => {
        if (isSettled)
            return;
        isClosed = true;
        if (stopped === undefined || isKilled)
            settle();
        else
            waitForOthers();
    });
    feed(child.stdin, request);
});
function feed(input, { stdin, keepsInputOpen, isLossless }) {
    input?.on('error', () => undefined);
    if (!keepsInputOpen)
        input?.end(stdin !== undefined && isLossless ? (0,lossless_text/* losslessBytes */.yh)(stdin) : stdin);
    else if (stdin !== undefined)
        input?.write(stdin);
}
function hear(stream, onChunk, stdin) {
    stream?.on('data', (chunk) => onChunk(chunk, stdin));
    stream?.on('error', () => undefined);
    return { text: () => '', badByte: () => ({}) };
}
function collect(stream, maxBytes, onFlood, decode = (bytes) => bytes.toString('utf8')) {
    let chunks = [];
    let size = 0;
    stream?.on('data', (chunk) => {
        size += chunk.length;
        if (size <= maxBytes) {
            chunks.push(chunk);
            return;
        }
        chunks = [];
        stream.destroy();
        onFlood();
    });
    stream?.on('error', () => undefined);
    return {
        text: () => decode(Buffer.concat(chunks)),
        badByte() {
            const at = notTextAt(Buffer.concat(chunks));
            return at === undefined ? {} : { notTextAt: at };
        },
    };
}

;// CONCATENATED MODULE: ./build/js/src/platform/process/exec.js






const exec = createExec(process.platform);
function createExec(platform) {
    return {
        async run(request, signal) {
            const { file, args, ...how } = asProgram(request.command, platform);
            const launch = platform === 'win32' && !how.windowsVerbatimArguments ? await windowsLaunch() : external_node_child_process_.spawn;
            if (signal.aborted)
                return { kind: 'cancelled', stdout: '', stderr: '', durationMs: 0 };
            const orphans = openOrphans(platform);
            const options = {
                ...how,
                cwd: request.cwd,
                env: { ...request.env, ...orphans.env },
                detached: platform !== 'win32',
                windowsHide: true,
                stdio: [request.stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
            };
            const startedAt = performance.now();
            try {
                return await untilEnd(launch(file, args, options), request, { signal, platform, orphans, startedAt });
            }
            catch (error) {
                return notStarted(error, file, request);
            }
        },
    };
}
function asProgram(command, platform) {
    if (!('shell' in command)) {
        const [file = '', ...args] = command;
        return { file, args };
    }
    const { shell: text, byCmd = false } = command;
    if (platform !== 'win32')
        return { file: '/bin/sh', args: ['-c', text] };
    if (byCmd)
        return { file: 'cmd.exe', args: ['/d', '/s', '/c', `"${text}"`], windowsVerbatimArguments: true };
    return { file: 'powershell.exe', args: ['-NoProfile', '-NonInteractive', '-Command', text] };
}
async function windowsLaunch() {
    const { execa } = await __webpack_require__.e(/* import() */ 6993).then(__webpack_require__.bind(__webpack_require__, 16993));
    return (file, args, { stdio: _stdio, ...options }) => {
        const stdin = _stdio?.[0] === 'pipe' ? 'pipe' : 'ignore';
        const child = execa(file, args, {
            ...options,
            stdin,
            extendEnv: false,
            buffer: false,
            reject: false,
            cleanup: false,
        });
        void child.then((result) => {
            if (result.failed && result.exitCode === undefined && result.signal === undefined) {
                child.emit('error', result.cause instanceof Error ? result.cause : new Error(result.shortMessage));
            }
        });
        return child;
    };
}
const SHORTAGES = {
    EMFILE: 'this process may not open more files. Raise "ulimit -n", or lower "workers"',
    ENFILE: 'the system may not open more files. Lower "workers"',
    EAGAIN: 'the system may not start more processes. Raise "ulimit -u", or lower "workers"',
    ENOMEM: 'the system has too little memory. Lower "workers"',
};
function notStarted(error, file, request) {
    const shortage = SHORTAGES[(0,model_errors/* codeOf */.$N)(error) ?? ''];
    const message = shortage === undefined
        ? whyNotStarted(error, file, request)
        : `"${file}" was not started: ${shortage} (${(0,model_errors/* codeOf */.$N)(error)}).`;
    return { kind: 'notStarted', message, lacksResources: shortage === undefined ? undefined : true };
}
function whyNotStarted(error, file, { cwd, env }) {
    const code = (0,model_errors/* codeOf */.$N)(error);
    const folder = stateOf(cwd);
    if (folder === 'missing')
        return `"${file}" was not started: its working folder ${cwd} does not exist.`;
    if (folder === 'file')
        return `"${file}" was not started: its working folder ${cwd} is not a folder.`;
    switch (code) {
        case 'ENOENT': {
            if (!/[\\/]/.test(file)) {
                return `The program "${file}" was not found in PATH (${env['PATH'] ?? env['Path'] ?? 'which is not set'}). Is it installed?`;
            }
            const path = (0,external_node_path_.isAbsolute)(file) ? file : (0,external_node_path_.resolve)(cwd, file);
            if (stateOf(path) === 'missing')
                return `The program ${path} does not exist.`;
            return `"${file}" was not started: the interpreter named in its first line was not found.`;
        }
        case 'EACCES':
            return `"${file}" was not started: permission denied. The program must be executable, and its working folder ${cwd} accessible.`;
        case 'E2BIG':
            return `"${file}" was not started: its arguments and environment are longer than the system allows. Pass long text in a file or on stdin.`;
        default:
            return `"${file}" was not started: ${(0,model_errors/* messageOf */.bD)(error)}`;
    }
}
function stateOf(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory() ? 'folder' : 'file';
    }
    catch (error) {
        return ['ENOENT', 'ENOTDIR'].includes((0,model_errors/* codeOf */.$N)(error) ?? '') ? 'missing' : 'unknown';
    }
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/js/src/model/text/shell-command.js
var shell_command = __webpack_require__(46687);
;// CONCATENATED MODULE: ./build/js/src/platform/process/scripts.js
var scripts_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var scripts_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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







function createScripts(interpreters) {
    const known = new Map();
    const starter = (ending) => (0,once/* getOrMake */.I)(known, ending, () => starterOf(ending, interpreters));
    return {
        starter,
        isInPath: (program, searchPath) => isOnPath(program, { ...interpreters, searchPath }),
        async forGrader(request) {
            const commands = 'shell' in request.command ? (0,shell_command/* shellCommands */.hf)(request.command.shell) : [{ words: request.command }];
            const script = await scriptToStart(commands, request, interpreters);
            const launcher = script === undefined ? undefined : await starter((0,external_node_path_.extname)(script[0] ?? ''));
            if (script !== undefined && launcher?.kind === 'found') {
                return { ...request, command: [...launcher.command, ...script] };
            }
            const readsOptions = commands.some(({ words: [program = '', ...args] }) => /^(?:node|tsx)(?:\.exe|\.cmd)?$/.test((0,external_node_path_.basename)(program)) && !args.includes('--import'));
            return readsOptions ? withPreload(request, interpreters) : request;
        },
    };
}
async function scriptToStart(commands, { cwd, env, command }, { platform }) {
    const [first, ...others] = commands;
    if (first === undefined || others.length > 0)
        return undefined;
    if ('shell' in command && 'isPlain' in first && first.isPlain !== true)
        return undefined;
    const [program = '', ...args] = first.words;
    if (program === 'bun') {
        const rest = args[0] === 'run' ? args.slice(1) : args;
        const isReplaced = /\.m?[jt]s$/.test(rest[0] ?? '') && !(await isOnPath('bun', { searchPath: env['PATH'] ?? '', platform }));
        return isReplaced ? rest : undefined;
    }
    if (program === 'node')
        return /\.m?ts$/.test(args[0] ?? '') ? args : undefined;
    const isScript = /[/\\].*\.(?:py|m?[jt]s)$/.test(program);
    return isScript && !(await startsItself((0,external_node_path_.resolve)(cwd, program))) ? first.words : undefined;
}
async function startsItself(path) {
    if (!(0,external_node_fs_.existsSync)(path))
        return true;
    if (!(await isProgram(path)))
        return false;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const file = scripts_addDisposableResource(env_1, await (0,external_node_fs_promises_.open)(path), true);
            const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
            return buffer.toString('latin1') === '#!';
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = scripts_disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch {
        return true;
    }
}
function withPreload(request, { preload }) {
    if (preload === undefined)
        return request;
    const { NODE_OPTIONS: nodeOptions } = request.env;
    const more = `--import=${preload}`;
    return { ...request, env: { ...request.env, NODE_OPTIONS: nodeOptions ? `${nodeOptions} ${more}` : more } };
}
function systemScripts(script) {
    const flags = ['--experimental-transform-types'].filter((flag) => process.allowedNodeEnvironmentFlags.has(flag));
    const preload = fileNextTo(script, 'grader-imports.js', 'sdk/imports.ts');
    return createScripts({
        node: { path: process.execPath, typescript: process.features.typescript ? flags : undefined },
        preload: preload && (0,external_node_url_.pathToFileURL)(preload).href,
        searchPath: process.env['PATH'] ?? '',
        platform: process.platform,
    });
}
async function starterOf(ending, interpreters) {
    const { node, preload } = interpreters;
    switch (ending) {
        case '.js':
        case '.mjs':
            return { kind: 'found', command: nodeCommand(interpreters) };
        case '.ts':
        case '.mts': {
            if (node.typescript !== undefined)
                return { kind: 'found', command: nodeCommand(interpreters, node.typescript) };
            const tsx = ['tsx', ...(preload === undefined ? [] : ['--import', preload])];
            const hint = 'Run this with Node 22.18 or newer, which reads TypeScript itself, or install tsx or bun.';
            return onPath([tsx, ['bun', 'run']], 'anything that runs TypeScript', hint, interpreters);
        }
        case '.py': {
            const hint = 'Install Python, so that PATH leads to python3.';
            return onPath([['python3'], ['python']], 'Python', hint, interpreters);
        }
        case '.sh':
            return onPath([['bash'], ['sh']], 'a shell', 'Install one, so that PATH leads to sh.', interpreters);
        default:
            return { kind: 'none', missing: `a program that runs ${ending} files`, hint: 'Rewrite it in another language.' };
    }
}
function nodeCommand({ node, preload }, flags = []) {
    const quiet = ['ExperimentalWarning', 'MODULE_TYPELESS_PACKAGE_JSON'].map((name) => `--disable-warning=${name}`);
    return [node.path, ...quiet, ...flags, ...(preload === undefined ? [] : ['--import', preload])];
}
async function onPath(commands, missing, hint, interpreters) {
    for (const command of commands) {
        if (await isOnPath(command[0], interpreters))
            return { kind: 'found', command };
    }
    return { kind: 'none', missing, hint };
}
async function isOnPath(name, { searchPath, platform }) {
    const endings = platform === 'win32' ? ['.exe', '.cmd', '.bat'] : [''];
    const folders = searchPath.split(external_node_path_.delimiter).filter((folder) => folder !== '');
    for (const path of folders.flatMap((folder) => endings.map((ending) => (0,external_node_path_.join)(folder, `${name}${ending}`)))) {
        if (await isProgram(path))
            return true;
    }
    return false;
}
async function isProgram(path) {
    try {
        await (0,external_node_fs_promises_.access)(path, external_node_fs_promises_.constants.X_OK);
        return (await (0,external_node_fs_promises_.stat)(path)).isFile();
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./build/js/src/platform/redacting-adapters.js
var redacting_adapters = __webpack_require__(62945);
// EXTERNAL MODULE: ./build/js/src/platform/secrets/secret-names.js
var secret_names = __webpack_require__(97224);
// EXTERNAL MODULE: ./build/js/src/workspaces/git.js
var git = __webpack_require__(80154);
// EXTERNAL MODULE: ./build/js/src/model/values/sums.js
var sums = __webpack_require__(16586);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/model/values/in-parallel.js
var in_parallel = __webpack_require__(91017);
;// CONCATENATED MODULE: ./build/js/src/workspaces/trees/tree-walk.js





const MAX_ENTRIES = 500_000;
const MAX_BYTES = 20 * 1024 ** 3;
async function walk(folder, signal, { isSource = false, withoutGit = false } = {}) {
    const found = [];
    const open = [{ full: folder, path: '' }];
    let [nameCount, total] = [0, 0];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (signal.aborted)
            throw stopped();
        const folders = [];
        for (const name of namesIn(next.full, isSource && next.full === folder)) {
            if (withoutGit && name === '.git')
                continue;
            const path = next.path === '' ? name : `${next.path}/${name}`;
            nameCount += 1;
            if (nameCount % AT_A_TIME === 0)
                await new Promise((resolve) => setImmediate(resolve));
            if (signal.aborted)
                throw stopped();
            const full = `${next.full}/${name}`;
            const stats = statsOf(full);
            if (stats === undefined)
                continue;
            const entry = entryOf(path, full, stats);
            total += entry.bytes;
            found.push(entry);
            if (entry.kind === 'folder')
                folders.push(entry);
        }
        if (isSource && (found.length > MAX_ENTRIES || total > MAX_BYTES))
            throw tooMuch(folder);
        for (const each of folders.reverse())
            open.push(each);
    }
    return found;
}
function entryOf(path, full, stats) {
    const { mode, size, ino, blocks, mtimeMs, ctimeMs } = stats;
    const kind = stats.isDirectory() ? 'folder' : stats.isFile() ? 'file' : stats.isSymbolicLink() ? 'link' : 'other';
    const signature = `${mode}:${size}:${ino}:${mtimeMs}:${ctimeMs}`;
    return { path, full, kind, mode: mode & 0o7777, signature, bytes: size, blocks, modifiedAt: mtimeMs };
}
async function repositoriesBelow(folder, signal) {
    const [repositories, special] = [[], []];
    const open = [''];
    let seen = 0;
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
        let entries = [];
        try {
            entries = tree_walk_entriesIn((0,external_node_path_.join)(folder, path));
        }
        catch {
        }
        if (entries.some(({ name }) => name === '.git'))
            repositories.push(path);
        const isInGit = path.split('/').at(-1) === '.git';
        const pipe = entries.find((entry) => (isInGit || READ_BY_GIT.has(entry.name)) && entry.isFIFO());
        if (pipe !== undefined) {
            const what = `${(0,external_node_path_.join)(folder, path, pipe.name)} is a pipe, and git would wait for its end`;
            throw (0,model_errors/* userError */.IF)('FILE_UNREADABLE', what);
        }
        for (const entry of isInGit ? [] : entries) {
            const inside = path === '' ? entry.name : `${path}/${entry.name}`;
            if (entry.isDirectory())
                open.push(inside);
            if (!entry.isDirectory() && !entry.isFile() && !entry.isSymbolicLink())
                special.push(inside);
        }
        seen += 1;
        if (seen > MAX_ENTRIES)
            throw tooMuch(folder);
        if (seen % FOLDERS_AT_A_TIME === 0)
            await new Promise((resolve) => setImmediate(resolve));
        if (signal.aborted)
            throw stopped();
    }
    return { repositories: repositories.sort(), special: special.sort() };
}
function tree_walk_entriesIn(folder) {
    const entries = (0,external_node_fs_.readdirSync)((0,lossless_text/* onDisk */.FC)(folder), { withFileTypes: true });
    if (!entries.some(({ name }) => name.includes('\uFFFD')))
        return entries;
    const bytes = (0,external_node_fs_.readdirSync)((0,lossless_text/* onDisk */.FC)(folder), { withFileTypes: true, encoding: 'buffer' });
    return bytes.map((entry) => Object.assign(Object.create(entry), { name: (0,lossless_text/* losslessText */.YV)(entry.name) }));
}
const READ_BY_GIT = new Set(['.gitignore', '.gitattributes', '.gitmodules']);
async function eachOf(items, work, signal) {
    const workUnlessStopped = async (item) => {
        if (signal.aborted)
            throw stopped();
        await work(item);
    };
    await (0,in_parallel/* inParallel */.H)(items, workUnlessStopped, AT_ONCE);
}
const AT_ONCE = 32;
const AT_A_TIME = 500;
const FOLDERS_AT_A_TIME = 100;
const stopped = () => (0,model_errors/* userError */.IF)('OUTPUT_UNWRITABLE', 'Stopped while copying');
function namesIn(folder, mustExist) {
    const names = () => tree_walk_entriesIn(folder).map(({ name }) => name);
    try {
        return names().sort();
    }
    catch (error) {
        const code = (0,model_errors/* codeOf */.$N)(error);
        if (mustExist) {
            const why = code === 'ENOENT' ? 'does not exist' : code === 'ENOTDIR' ? 'is not a folder' : 'cannot be read';
            throw (0,model_errors/* userError */.IF)('FILE_MISSING', `${folder} ${why}`, { cause: error });
        }
        if (code !== 'EACCES')
            return [];
        try {
            (0,external_node_fs_.chmodSync)((0,lossless_text/* onDisk */.FC)(folder), 0o700);
            return names().sort();
        }
        catch {
            return [];
        }
    }
}
function statsOf(path) {
    try {
        return (0,external_node_fs_.lstatSync)((0,lossless_text/* onDisk */.FC)(path), { throwIfNoEntry: false });
    }
    catch {
        return undefined;
    }
}
const tooMuch = (folder) => (0,model_errors/* userError */.IF)('FILE_TOO_LARGE', `${folder} is too large for a workspace`, {
    expected: `at most ${MAX_ENTRIES} files and ${MAX_BYTES / 1024 ** 3} GiB`,
});

;// CONCATENATED MODULE: ./build/js/src/workspaces/trees/tree-remove.js







async function remove(path) {
    try {
        await removeAll(path);
    }
    catch {
        try {
            const stats = await (0,external_node_fs_promises_.lstat)((0,lossless_text/* onDisk */.FC)(path)).catch(() => undefined);
            if (stats?.isDirectory())
                await (0,external_node_fs_promises_.chmod)((0,lossless_text/* onDisk */.FC)(path), 0o700).catch(() => undefined);
            for (const { kind, full } of await walk(path, new AbortController().signal).catch(() => []))
                if (kind === 'folder')
                    await (0,external_node_fs_promises_.chmod)((0,lossless_text/* onDisk */.FC)(full), 0o700).catch(() => undefined);
            await removeAll(path).catch(async (error) => {
                if (error.code !== 'ENAMETOOLONG')
                    throw error;
                await (0,external_node_util_.promisify)(external_node_child_process_.execFile)('rm', ['-rf', '--', path]);
            });
        }
        catch (error) {
            throw (0,model_errors/* userError */.IF)('OUTPUT_UNWRITABLE', `Cannot remove ${path}: ${(0,model_errors/* messageOf */.bD)(error)}`, { cause: error });
        }
    }
}
const removeAll = (path) => (0,external_node_fs_promises_.rm)((0,lossless_text/* onDisk */.FC)(path), { recursive: true, force: true, maxRetries: 3 });
async function withDirectory(path, work) {
    try {
        await work();
    }
    catch {
        await (0,external_node_fs_promises_.chmod)((0,lossless_text/* onDisk */.FC)((0,external_node_path_.dirname)(path)), 0o700).catch(() => undefined);
        await work();
    }
}

;// CONCATENATED MODULE: ./build/js/src/workspaces/trees/placed-files.js





async function placeFiles({ folder, aside, files }) {
    await remove(aside);
    makeFolder(aside, 0o700);
    const steps = [];
    const undo = async () => {
        for (let step = steps.at(-1); step !== undefined; step = steps.at(-1)) {
            await step();
            steps.pop();
        }
    };
    const makeAt = async (path, make) => {
        steps.push(await cleared(path, (0,external_node_path_.join)(aside, String(steps.length))));
        await withDirectory(path, async () => void (await make()));
    };
    try {
        if (!(await isRealFolder(folder)))
            await makeAt(folder, () => (0,external_node_fs_promises_.mkdir)(folder));
        const root = await (0,external_node_fs_promises_.realpath)(folder);
        for (const { path, bytes } of files) {
            let parent = root;
            for (const name of path.split('/').slice(0, -1)) {
                const next = (0,external_node_path_.join)(parent, name);
                const real = await (0,external_node_fs_promises_.realpath)(next).catch(() => undefined);
                const isInside = real !== undefined && `${real}${external_node_path_.sep}`.startsWith(`${root}${external_node_path_.sep}`) && (await isRealFolder(real));
                if (!isInside)
                    await makeAt(next, () => (0,external_node_fs_promises_.mkdir)(next));
                parent = isInside ? real : next;
            }
            const to = (0,external_node_path_.join)(parent, (0,external_node_path_.basename)(path));
            const mode = bytes[0] === 0x23 && bytes[1] === 0x21 ? 0o755 : 0o644;
            await makeAt(to, () => (0,external_node_fs_promises_.writeFile)(to, bytes, { flag: 'wx', mode }));
        }
    }
    catch (error) {
        await undo();
        throw error;
    }
    return { [Symbol.asyncDispose]: undo };
}
async function cleared(path, aside) {
    const stats = await (0,external_node_fs_promises_.lstat)(path).catch(() => undefined);
    if (stats === undefined)
        return () => remove(path);
    if (stats.isDirectory())
        await (0,external_node_fs_promises_.chmod)(path, stats.mode | 0o700).catch(() => undefined);
    await move(path, aside);
    return async () => {
        await remove(path);
        if ((await (0,external_node_fs_promises_.lstat)(aside).catch(() => undefined)) === undefined)
            return;
        makeFolder((0,external_node_path_.dirname)(path));
        await move(aside, path);
        if (stats.isDirectory())
            await (0,external_node_fs_promises_.chmod)(path, stats.mode).catch(() => undefined);
    };
}
async function move(from, to) {
    await withDirectory(from, () => (0,external_node_fs_promises_.rename)(from, to)).catch(async (error) => {
        if ((0,model_errors/* codeOf */.$N)(error) !== 'EXDEV')
            throw error;
        await (0,external_node_fs_promises_.cp)(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
        await remove(from);
    });
}
const isRealFolder = async (path) => (await (0,external_node_fs_promises_.lstat)(path).catch(() => undefined))?.isDirectory() ?? false;

;// CONCATENATED MODULE: ./build/js/src/workspaces/trees/tree-prune.js







async function prune(folder, { stored, inner, since = Number.POSITIVE_INFINITY }, signal) {
    const paths = [...stored.keys(), ...inner];
    const above = new Set();
    for (const path of paths) {
        for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
            const folder = path.slice(0, end);
            if (above.has(folder))
                break;
            above.add(folder);
        }
    }
    const skipped = new Set(inner);
    const umask = process.umask();
    const isAsMade = (full, kind) => {
        const stats = (0,external_node_fs_.lstatSync)((0,lossless_text/* onDisk */.FC)(full), { throwIfNoEntry: false });
        return stats !== undefined && (stats.mode & 0o7777) === tree_prune_modeOf(kind, umask) && stats.ctimeMs <= since;
    };
    const isStored = (path, entry) => {
        const kind = stored.get(path) ?? (above.has(path) || skipped.has(path) ? 'folder' : undefined);
        if (kind === undefined || kind === 'folder')
            return kind !== undefined && entry.isDirectory();
        if (entry.isSymbolicLink() || !entry.isFile())
            return entry.isSymbolicLink();
        return isAsMade(`${folder}/${path}`, kind);
    };
    if (!(0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory()) {
        await (0,external_node_fs_promises_.rm)(folder, { force: true });
        makeFolder(folder, 0o700);
    }
    let [removed, seen] = [0, 0];
    const open = [''];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
        if (signal.aborted)
            throw stopped();
        const full = path === '' ? folder : `${folder}/${path}`;
        (0,external_node_fs_.chmodSync)((0,lossless_text/* onDisk */.FC)(full), tree_prune_modeOf('folder', umask));
        for (const entry of tree_walk_entriesIn(full)) {
            const below = path === '' ? entry.name : `${path}/${entry.name}`;
            if (!isStored(below, entry)) {
                await remove((0,external_node_path_.join)(folder, below));
                removed += 1;
            }
            else if (entry.isDirectory() && !skipped.has(below))
                open.push(below);
        }
        seen += 1;
        if (seen % FOLDERS_AT_A_TIME === 0)
            await new Promise((resolve) => setImmediate(resolve));
    }
    for (const path of inner)
        await (0,external_node_fs_promises_.mkdir)((0,external_node_path_.join)(folder, path), { recursive: true });
    return removed;
}
const tree_prune_modeOf = (kind, umask) => (kind === 'file' ? 0o666 : 0o777) & ~umask;

// EXTERNAL MODULE: ./build/js/src/model/values/mapping.js
var mapping = __webpack_require__(92838);
;// CONCATENATED MODULE: ./build/js/src/workspaces/trees/tree-seal.js
var tree_seal_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var tree_seal_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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







async function seal(folder, file, signal) {
    const now = await sealNow(folder, (await readRecord(file)), signal);
    await (0,external_node_fs_promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true, mode: 0o700 });
    await writeWhole(file, now);
}
async function writeWhole(file, record) {
    await (0,external_node_fs_promises_.writeFile)(`${file}.partial`, JSON.stringify(record));
    await (0,external_node_fs_promises_.rename)(`${file}.partial`, file);
}
async function readRecord(file) {
    const record = (0,json/* jsonOf */.o_)(await (0,external_node_fs_promises_.readFile)(file, 'utf8').catch(() => ''));
    return (0,mapping/* isMapping */.pi)(record) ? record : {};
}
async function isSealed(folder, file, signal) {
    const before = (await readRecord(file));
    const now = await sealNow(folder, before, signal);
    const paths = Object.keys(now);
    const isSame = (path) => before[path]?.[1] === now[path]?.[1];
    return paths.length > 0 && paths.length === Object.keys(before).length && paths.every(isSame);
}
async function sealNow(folder, before, signal) {
    const now = {};
    for (const entry of await walk(folder, signal)) {
        if (entry.kind === 'folder')
            continue;
        const known = before[entry.path];
        const hash = known?.[0] === entry.signature ? known[1] : await tree_seal_hashOf(entry, signal);
        now[entry.path] = [entry.signature, hash];
    }
    return now;
}
async function tree_seal_hashOf({ kind, full, bytes }, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (kind === 'link')
            return `link:${await (0,external_node_fs_promises_.readlink)((0,lossless_text/* onDisk */.FC)(full))}`;
        if (kind === 'other')
            return 'other';
        const hash = (0,external_node_crypto_.createHash)('sha256');
        const file = tree_seal_addDisposableResource(env_1, await (0,external_node_fs_promises_.open)((0,lossless_text/* onDisk */.FC)(full)), true);
        const buffer = Buffer.allocUnsafe(Math.min(bytes + 1, tree_seal_AT_A_TIME));
        for (let read = -1; read !== 0;) {
            if (signal.aborted)
                throw stopped();
            read = (await file.read(buffer)).bytesRead;
            hash.update(buffer.subarray(0, read));
        }
        return hash.digest('hex');
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = tree_seal_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
const tree_seal_AT_A_TIME = 1024 * 1024;

;// CONCATENATED MODULE: ./build/js/src/workspaces/trees/trees.js














const setTimes = (file, { atimeMs, mtimeMs }) => (0,external_node_fs_promises_.utimes)(file, Math.floor(atimeMs / 1_000), Math.floor(mtimeMs / 1_000));
const BLOCK_BYTES = 512;
const trees = {
    restore: (request, signal) => orUnwritable(`make ${request.to}`, () => restore(request, signal)),
    bring: (file, folder) => orUnwritable(`copy ${file}`, async () => {
        makeFolder(folder, 0o700);
        const to = (0,external_node_path_.join)(folder, (0,external_node_path_.basename)(file));
        const times = await (0,external_node_fs_promises_.stat)(file);
        await (0,external_node_fs_promises_.copyFile)(file, to, external_node_fs_.constants.COPYFILE_FICLONE);
        await setTimes(to, times);
    }),
    keepTimes: (file, write) => orUnwritable(`write ${file}`, async () => {
        const times = await (0,external_node_fs_promises_.stat)(file);
        const value = await write();
        await setTimes(file, times);
        return value;
    }),
    place: (request) => orUnwritable(`make ${request.folder}`, () => placeFiles(request)),
    seal: seal,
    isSealed: isSealed,
    prune: (folder, stored, signal) => orUnwritable(`make ${folder}`, () => prune(folder, stored, signal)),
    async isStill(folder, ms, signal) {
        const signatures = async () => {
            const entries = await walk(folder, signal);
            return entries.map(({ kind, path, signature }) => (kind === 'folder' ? path : `${path} ${signature}`));
        };
        const before = await signatures();
        await systemClock.sleep(ms, signal);
        return before.join('\0') === (await signatures()).join('\0');
    },
    repositoriesIn: repositoriesBelow,
    async list(folder) {
        return (await (0,external_node_fs_promises_.readdir)(folder).catch(() => [])).sort();
    },
    async size(folder, signal) {
        const entries = await walk(folder, signal);
        const files = entries.filter(({ kind }) => kind === 'file').length;
        return { files, bytes: (0,sums/* sum */.cz)(entries.map(({ blocks }) => blocks)) * BLOCK_BYTES };
    },
    make: (folder) => orUnwritable(`make the folder ${folder}`, async () => makeFolder(folder, 0o700)),
    async move(from, to) {
        makeFolder((0,external_node_path_.dirname)(to));
        await (0,external_node_fs_promises_.rename)(from, to);
    },
    remove: remove,
};
async function orUnwritable(what, work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof model_errors/* UserError */.yo)
            throw error;
        throw (0,model_errors/* userError */.IF)('OUTPUT_UNWRITABLE', `Cannot ${what}: ${(0,model_errors/* messageOf */.bD)(error)}`, { cause: error });
    }
}
const TICK_MS = 20;
async function restore({ from, to, isTemplate = false, memory, isBack = false, mayStay, except = [] }, signal) {
    const stats = await (0,external_node_fs_promises_.lstat)(to).catch(() => undefined);
    if (stats !== undefined && !stats.isDirectory())
        await (0,external_node_fs_promises_.rm)(to, { force: true });
    makeFolder(to, 0o700);
    const wanted = await wantedOf(from, isTemplate, signal);
    const present = await presentIn(to, signal, except);
    const remembered = new Map(Object.entries(memory === undefined ? {} : await readRecord(memory)));
    const pairOf = (source, target) => (isBack ? `${target} ${source}` : `${source} ${target}`);
    const isFresh = (source) => {
        const target = present.get(source.path);
        if (target === undefined || target.kind !== source.kind)
            return false;
        if (source.kind === 'folder')
            return source.mode === target.mode;
        return remembered.get(source.path) === pairOf(source.signature, target.signature);
    };
    if (memory !== undefined)
        await (0,external_node_fs_promises_.rm)(memory, { force: true });
    await removeInTheWay(wanted, present, to);
    const stale = [...wanted.values()].filter((entry) => !isFresh(entry));
    for (const { path } of stale.filter(({ kind }) => kind === 'folder')) {
        if (present.has(path))
            await (0,external_node_fs_promises_.chmod)((0,lossless_text/* onDisk */.FC)((0,external_node_path_.join)(to, path)), 0o700);
        else
            await (0,external_node_fs_promises_.mkdir)((0,lossless_text/* onDisk */.FC)((0,external_node_path_.join)(to, path)), { recursive: true, mode: 0o700 });
    }
    const others = stale.filter(({ kind }) => kind !== 'folder');
    await eachOf(others, (entry) => put(entry, (0,external_node_path_.join)(to, entry.path), present.has(entry.path)), signal);
    await removeForeign(wanted, present, mayStay, signal);
    const isStale = new Set(stale);
    const folders = [...wanted.values()]
        .filter((entry) => entry.kind === 'folder' && (isStale.has(entry) || (entry.mode & 0o300) !== 0o300))
        .reverse();
    await eachOf(folders, (entry) => likeSource(entry, (0,lossless_text/* onDisk */.FC)((0,external_node_path_.join)(to, entry.path))), signal);
    if (memory === undefined)
        return;
    const made = await presentIn(to, signal);
    const pairs = [...wanted.values()].flatMap(({ path, kind, signature }) => {
        const target = made.get(path)?.signature;
        return kind === 'folder' || target === undefined ? [] : [[path, pairOf(signature, target)]];
    });
    await systemClock.sleep(TICK_MS, signal);
    await writeWhole(memory, Object.fromEntries(pairs));
}
async function wantedOf(from, isTemplate, signal) {
    const wanted = new Map();
    for (const entry of await walk(from, signal, { isSource: true, withoutGit: isTemplate })) {
        const { kind, full: link } = entry;
        const target = isTemplate && kind === 'link' ? await (0,external_node_fs_promises_.readlink)((0,lossless_text/* onDisk */.FC)(link)) : '';
        if (target !== '' && ((0,external_node_path_.isAbsolute)(target) || !(0,shown_path/* isInside */.F)(from, (0,external_node_path_.resolve)((0,external_node_path_.dirname)(link), target)))) {
            throw (0,model_errors/* userError */.IF)('FILE_UNREADABLE', `The link ${link} leads out of its folder, to ${target}`, {
                hint: 'An agent that writes through it would change that. Put the file itself there.',
            });
        }
        if (isTemplate && kind === 'other') {
            throw (0,model_errors/* userError */.IF)('FILE_UNREADABLE', `${link} is neither a file, a folder nor a link`);
        }
        if (kind !== 'other')
            wanted.set(entry.path, entry);
    }
    return wanted;
}
async function presentIn(folder, signal, except = []) {
    const isPassedOver = ({ path, kind }) => except.some((each) => path.startsWith(`${each}/`) || (kind === 'folder' && `${each}/`.startsWith(`${path}/`)));
    const entries = await walk(folder, signal);
    return new Map(entries.flatMap((entry) => (isPassedOver(entry) ? [] : [[entry.path, entry]])));
}
async function removeInTheWay(wanted, present, to) {
    const spelled = new Map([...wanted.keys()].map((path) => [anySpelling(path), path]));
    const isOneWith = async (path) => {
        const other = spelled.get(anySpelling(path));
        if (other === undefined || wanted.has(path) || present.has(other))
            return false;
        return (await (0,external_node_fs_promises_.lstat)((0,lossless_text/* onDisk */.FC)((0,external_node_path_.join)(to, other))).catch(() => undefined)) !== undefined;
    };
    for (const [path, entry] of present) {
        const kind = wanted.get(path)?.kind;
        if (kind === entry.kind || (kind === undefined && !(await isOneWith(path))))
            continue;
        await remove(entry.full);
        present.delete(path);
        if (entry.kind !== 'folder')
            continue;
        for (const below of present.keys())
            if (below.startsWith(`${path}/`))
                present.delete(below);
    }
}
const anySpelling = (path) => path.normalize('NFC').toLowerCase();
async function put(entry, target, isThere) {
    const [from, to] = [(0,lossless_text/* onDisk */.FC)(entry.full), (0,lossless_text/* onDisk */.FC)(target)];
    const clear = () => withDirectory(target, () => (0,external_node_fs_promises_.rm)(to, { force: true }));
    const make = async () => {
        if (entry.kind === 'link')
            await (0,external_node_fs_promises_.symlink)(await (0,external_node_fs_promises_.readlink)(from, 'buffer'), to);
        else
            await (0,external_node_fs_promises_.copyFile)(from, to, external_node_fs_.constants.COPYFILE_FICLONE | external_node_fs_.constants.COPYFILE_EXCL);
    };
    if (isThere)
        await clear();
    try {
        await make();
    }
    catch {
        await clear();
        await withDirectory(target, make);
    }
    await likeSource(entry, to);
}
async function likeSource({ kind, mode, modifiedAt }, target) {
    const modified = new Date(modifiedAt);
    if (kind === 'link')
        return (0,external_node_fs_promises_.lutimes)(target, modified, modified);
    if (kind === 'folder')
        await (0,external_node_fs_promises_.chmod)(target, mode);
    await (0,external_node_fs_promises_.utimes)(target, modified, modified);
}
async function removeForeign(wanted, present, mayStay, signal) {
    const foreign = [...present.values()].filter(({ path }) => !wanted.has(path));
    if (mayStay === undefined) {
        const isBelowForeign = (parent) => present.has(parent) && !wanted.has(parent);
        const tops = foreign.filter(({ path }) => !isBelowForeign((0,external_node_path_.dirname)(path)));
        return eachOf(tops, ({ full }) => withDirectory(full, () => remove(full)), signal);
    }
    const staying = await mayStay(foreign.filter(({ kind }) => kind !== 'folder').map(({ path }) => path));
    for (const { kind, full, path } of foreign.toReversed()) {
        if (kind === 'folder')
            await (0,external_node_fs_promises_.rmdir)((0,lossless_text/* onDisk */.FC)(full)).catch(() => undefined);
        else if (!staying.has(path))
            await withDirectory(full, () => (0,external_node_fs_promises_.rm)((0,lossless_text/* onDisk */.FC)(full), { force: true }));
    }
}

// EXTERNAL MODULE: ./build/js/src/runner/pipeline/start-step.js
var start_step = __webpack_require__(33840);
;// CONCATENATED MODULE: ./build/js/src/runner/pipeline/runtime.js




















function realRuntime(log, signal = (0,start_step/* stopSignal */.Z)(log), redactor = new secrets_redactor/* Redactor */.p((0,secret_names/* secretValues */.VX)(process.env))) {
    const { env } = process;
    return {
        files: (0,redacting_adapters/* redactedFiles */.e8)(files, redactor),
        exec: exec,
        git: (0,git/* createGit */.lD)(exec, env),
        openContainers: (containerEnv) => createContainers({ exec: exec, env: containerEnv, userId: userIdOfThisProcess() }),
        trees: trees,
        locks: locks,
        newId: newId,
        http: httpOf(env),
        gzip: gzip,
        connect: gitHubClients(redactor),
        matcher: matcher,
        loopback: { serve: async (handle) => (await __webpack_require__.e(/* import() */ 8094).then(__webpack_require__.bind(__webpack_require__, 78094))).loopback.serve(handle) },
        scripts: systemScripts(process.argv[1]),
        stores: jsonStores(env['GITHUB_ACTIONS'] === 'true' ? 0 : systemClock.now()),
        clock: systemClock,
        machine: machine,
        log: (0,redacting_adapters/* redactedLog */.n7)(log, redactor),
        env,
        redactor,
        programEnv: (declared) => (0,child_env/* programEnv */.q)(env, declared),
        agentEnv: (declared) => (0,child_env/* agentEnv */.b)(env, declared),
        cwd: process.cwd(),
        script: process.argv[1],
        page: { template: () => reportTemplate(process.argv[1]), deflate: deflate },
        signal,
    };
}
function httpOf(env) {
    let opened;
    return async (url, request) => {
        opened ??= __webpack_require__.e(/* import() */ 6087).then(__webpack_require__.bind(__webpack_require__, 6087)).then(({ openHttp }) => openHttp(env));
        const http = await opened;
        return http(url, request);
    };
}
const unstoppable = () => new AbortController().signal;


/***/ }),

/***/ 80154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   Fl: () => (/* binding */ MAX_LISTED_BYTES),
/* harmony export */   lD: () => (/* binding */ createGit)
/* harmony export */ });
/* harmony import */ var _model_ports_processes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29119);
/* harmony import */ var _platform_process_child_env_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29809);
/* harmony import */ var _workspace_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75596);



const GIT_TIMEOUT_MS = 3_600_000;
const MAX_LISTED_BYTES = 512 * 1024 * 1024;
async function runGit(git, args, request, signal) {
    const { timeoutMs = GIT_TIMEOUT_MS } = request;
    const ended = await git.run(args, { ...request, timeoutMs }, signal);
    return { stdout: 'stdout' in ended ? ended.stdout : '', why: (0,_workspace_error_js__WEBPACK_IMPORTED_MODULE_2__/* .whyFailed */ .KE)(ended, timeoutMs) };
}
const linesOf = (text) => text.split('\n').filter((line) => line !== '');
const TIMEOUT_MS = 300_000;
const CREDENTIALS = /^(?:GIT_CONFIG_(?:COUNT|KEY_\d+|VALUE_\d+|PARAMETERS|GLOBAL|SYSTEM|NOSYSTEM)|GIT_ASKPASS|GIT_SSH|GIT_SSH_COMMAND|GIT_SSL_\w+|SSH_AUTH_SOCK|(?:GH|GITHUB)_(?:ENTERPRISE_)?TOKEN|GH_HOST|GH_CONFIG_DIR)$/;
function createGit(exec, env) {
    const plain = Object.fromEntries(Object.entries((0,_platform_process_child_env_js__WEBPACK_IMPORTED_MODULE_1__/* .agentEnv */ .b)(env, {})).filter(([name]) => !name.startsWith('GIT_')));
    const credentials = Object.fromEntries(Object.entries(env).filter((entry) => entry[1] !== undefined && CREDENTIALS.test(entry[0])));
    const quiet = {
        GIT_TERMINAL_PROMPT: '0',
        GCM_INTERACTIVE: 'never',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_NO_REPLACE_OBJECTS: '1',
        LC_ALL: 'C',
    };
    const remote = {
        GIT_ASKPASS: '',
        GIT_SSH_COMMAND: 'ssh -oBatchMode=yes -oConnectTimeout=30 -oServerAliveInterval=30 -oServerAliveCountMax=10',
        ...credentials,
        GIT_ALLOW_PROTOCOL: 'file:git:http:https:ssh',
    };
    const local = {
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_ATTR_NOSYSTEM: '1',
        GIT_NO_LAZY_FETCH: '1',
        GIT_ALLOW_PROTOCOL: 'file',
    };
    const patience = ['http.lowSpeedLimit=1', 'http.lowSpeedTime=300'];
    const unruled = ['core.excludesFile=/dev/null', 'core.attributesFile=/dev/null'];
    return {
        run(args, { local: isLocal = false, gitDir, workTree, timeoutMs = TIMEOUT_MS, maxBytes = _model_ports_processes_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_OUTPUT_BYTES */ .$, ...request }, signal) {
            const settings = ['core.hooksPath=/dev/null', 'core.fsmonitor=false', 'gc.auto=0', 'maintenance.auto=false'];
            settings.push(...(isLocal ? unruled : patience));
            return exec.run({
                command: ['git', ...settings.flatMap((setting) => ['-c', setting]), ...args],
                ...request,
                env: {
                    ...plain,
                    ...quiet,
                    ...(isLocal ? local : remote),
                    ...(gitDir !== undefined && { GIT_DIR: gitDir }),
                    ...(workTree !== undefined && { GIT_WORK_TREE: workTree }),
                },
                timeoutMs,
                maxBytes,
            }, signal);
        },
    };
}


/***/ })

};
