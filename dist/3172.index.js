export const id = 3172;
export const ids = [3172];
export const modules = {

/***/ 13586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ artifactReader)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/js/src/adapters/files/unzip.js


function unzip(bytes, { shown, isWanted, limits }) {
    const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const refuse = (why) => refusal(shown, why);
    const entries = directoryOf(archive, limits, refuse);
    const names = new Set();
    const files = new Map();
    let left = limits.totalBytes;
    for (const entry of entries) {
        const { name } = entry;
        const bad = whatIsWrong(name) ?? (isSpecial(entry) ? 'is a link or a device' : undefined);
        if (bad !== undefined)
            throw refuse(`the entry ${JSON.stringify(name.slice(0, 100))} ${bad}`);
        const folded = name.normalize('NFC').toLowerCase();
        if (names.has(folded))
            throw refuse(`it has two entries ${JSON.stringify(name.slice(0, 100))}`);
        names.add(folded);
        if (name.endsWith('/') || !isWanted(name))
            continue;
        const content = contentOf(archive, entry, Math.min(limits.entryBytes, left), refuse);
        left -= content.length;
        files.set(name, content);
    }
    return files;
}
const refusal = (shown, why) => (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${shown} is not read: ${why}`, {
    hint: 'Upload the files again. A hand-made archive may need other file names.',
});
const END = { signature: 0x06054b50, size: 22, longestComment: 0xffff };
const CENTRAL = { signature: 0x02014b50, size: 46 };
const LOCAL = { signature: 0x04034b50, size: 30 };
const ENCRYPTED = 0x1;
const STORED = 0;
const DEFLATED = 8;
const UNIX = 3;
function directoryOf(archive, limits, refuse) {
    const end = endOf(archive, refuse);
    const count = archive.readUInt16LE(end + 10);
    const size = archive.readUInt32LE(end + 12);
    const start = archive.readUInt32LE(end + 16);
    const isSplit = archive.readUInt16LE(end + 4) !== 0 || archive.readUInt16LE(end + 8) !== count;
    if (isSplit || count === 0xffff || start === 0xffff_ffff)
        throw refuse('it is a split archive or uses ZIP64');
    if (count > limits.entries)
        throw refuse(`it has more than ${limits.entries} entries`);
    if (start + size > end)
        throw refuse('its directory is damaged');
    const entries = [];
    let at = start;
    for (let index = 0; index < count; index += 1) {
        if (at + CENTRAL.size > end || archive.readUInt32LE(at) !== CENTRAL.signature) {
            throw refuse('its directory is damaged');
        }
        const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field));
        const nameEnd = at + CENTRAL.size + (nameLength ?? 0);
        if (nameEnd > end)
            throw refuse('its directory is damaged');
        if ((archive.readUInt16LE(at + 8) & ENCRYPTED) !== 0)
            throw refuse('it is encrypted');
        entries.push({
            name: nameIn(archive.subarray(at + CENTRAL.size, nameEnd), refuse),
            madeOn: archive.readUInt8(at + 5),
            attributes: archive.readUInt32LE(at + 38),
            method: archive.readUInt16LE(at + 10),
            crc: archive.readUInt32LE(at + 16),
            packed: archive.readUInt32LE(at + 20),
            size: archive.readUInt32LE(at + 24),
            offset: archive.readUInt32LE(at + 42),
        });
        at = nameEnd + (extraLength ?? 0) + (commentLength ?? 0);
    }
    return entries;
}
function endOf(archive, refuse) {
    const first = Math.max(0, archive.length - END.size - END.longestComment);
    for (let at = archive.length - END.size; at >= first; at -= 1) {
        const isEnd = archive.readUInt32LE(at) === END.signature;
        if (isEnd && at + END.size + archive.readUInt16LE(at + 20) === archive.length)
            return at;
    }
    throw refuse('it is not a ZIP archive, or it is incomplete');
}
function nameIn(bytes, refuse) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        throw refuse('a name in it is not text');
    }
}
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
function isSpecial({ madeOn, attributes, name }) {
    const type = (attributes >>> 16) & 0o170_000;
    if (madeOn !== UNIX || type === 0)
        return false;
    return type !== (name.endsWith('/') ? 0o040_000 : 0o100_000);
}
function contentOf(archive, entry, most, refuse) {
    const { name, offset, packed, size, method, crc } = entry;
    const shown = JSON.stringify(name.slice(0, 100));
    if (size > most)
        throw refuse(`${shown} is larger than is allowed`);
    if (offset + LOCAL.size > archive.length || archive.readUInt32LE(offset) !== LOCAL.signature) {
        throw refuse(`${shown} is damaged`);
    }
    const start = offset + LOCAL.size + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
    if (start + packed > archive.length)
        throw refuse(`${shown} is incomplete`);
    const data = archive.subarray(start, start + packed);
    const content = method === STORED ? data : method === DEFLATED ? inflated(data, most) : undefined;
    if (content === undefined)
        throw refuse(`${shown} is damaged, or larger than is allowed`);
    if (content.length !== size || (0,external_node_zlib_.crc32)(content) !== crc)
        throw refuse(`${shown} does not match its directory entry`);
    return content;
}
function inflated(data, most) {
    try {
        return (0,external_node_zlib_.inflateRawSync)(data, { maxOutputLength: Math.max(1, most) });
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/js/src/adapters/github/limits.js
var github_limits = __webpack_require__(84136);
// EXTERNAL MODULE: ./build/js/src/adapters/github/patience.js
var patience = __webpack_require__(9047);
;// CONCATENATED MODULE: ./build/js/src/adapters/github/artifact-reader.js







const artifactReader = (client, http, secondMs = 1000) => ({
    named: (name, signal) => artifactsNamed(client, name, signal),
    list: (run, signal) => artifactsOfRun(client, run, signal),
    async download(artifact, { isWanted, limits, signal }) {
        const shown = `The artifact ${artifact.name}`;
        const most = limits.archiveBytes;
        if (artifact.bytes > most)
            throw tooLarge(shown, most);
        const location = await addressOf(client, artifact, signal);
        const bytes = await (0,patience/* retrying */.R)((within) => fetched(location, { shown, most, http, signal: within }), {
            patience: client.storePatience,
            signal,
            secondMs,
            workMs: github_limits/* SLOWEST_MS_PER_MIB */.SJ * (artifact.bytes / 2 ** 20),
        });
        checkDigest(bytes, artifact, shown);
        return unzip(bytes, { shown, isWanted, limits });
    },
});
async function artifactsNamed({ owner, repo, ask }, name, signal) {
    const { artifacts } = await ask({
        what: `the request for the artifacts named ${name}`,
        schema: listSchema,
        send: ({ rest }, request) => rest.actions.listArtifactsForRepo({ owner, repo, name, per_page: 100, request }),
    }, signal);
    return artifacts
        .map(asInfo)
        .sort((a, b) => Date.parse(b.createdAt ?? '') - Date.parse(a.createdAt ?? '') || b.id - a.id);
}
async function artifactsOfRun({ owner, repo, ask }, run, signal) {
    const found = [];
    for (let page = 1; page <= github_limits/* MOST_ARTIFACT_PAGES */.QG; page += 1) {
        const { artifacts } = await ask({
            what: `the request for the artifacts of workflow run ${run}`,
            schema: listSchema,
            send: ({ rest }, request) => rest.actions.listWorkflowRunArtifacts({ owner, repo, run_id: run, per_page: 100, page, request }),
        }, signal);
        found.push(...artifacts.map(asInfo));
        if (artifacts.length < 100)
            break;
    }
    return found;
}
const addressOf = ({ owner, repo, ask }, { id, name }, signal) => ask({
    what: `the request for the address of the artifact ${name}`,
    schema: schemas/* url */.OZ5(),
    async send({ rest }, request) {
        const { headers } = await rest.actions.downloadArtifact({
            owner,
            repo,
            artifact_id: id,
            archive_format: 'zip',
            request: { ...request, redirect: 'manual' },
        });
        return { data: headers.location };
    },
}, signal);
function checkDigest(bytes, { digest: expected }, shown) {
    const found = `sha256:${(0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex')}`;
    if (!expected?.startsWith('sha256:') || expected === found)
        return;
    throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${shown} does not match the upload`, { expected, found });
}
const artifactSchema = schemas/* object */.Ikc({
    id: schemas/* int */.Whr(),
    name: schemas/* string */.YjP(),
    size_in_bytes: schemas/* number */.aig(),
    expired: schemas/* boolean */.zMY(),
    created_at: schemas/* string */.YjP().nullable(),
    digest: schemas/* string */.YjP().nullish(),
    workflow_run: schemas/* object */.Ikc({
        id: schemas/* int */.Whr().optional(),
        repository_id: schemas/* int */.Whr().optional(),
        head_repository_id: schemas/* int */.Whr().optional(),
        head_branch: schemas/* string */.YjP().nullish(),
        head_sha: schemas/* string */.YjP().optional(),
    })
        .nullish(),
});
const listSchema = schemas/* object */.Ikc({ artifacts: schemas/* array */.YOg(artifactSchema) });
function asInfo({ id, name, size_in_bytes: bytes, expired, created_at, digest, workflow_run, }) {
    const { id: run, repository_id, head_repository_id, head_branch, head_sha } = workflow_run ?? {};
    const isKnown = run !== undefined &&
        repository_id !== undefined &&
        head_repository_id !== undefined &&
        head_branch != null &&
        head_sha !== undefined;
    return {
        id,
        name,
        bytes,
        isExpired: expired,
        digest: digest ?? undefined,
        createdAt: created_at ?? undefined,
        ...(isKnown && {
            origin: {
                run,
                repositoryId: repository_id,
                headRepositoryId: head_repository_id,
                branch: head_branch,
                sha: head_sha,
            },
        }),
    };
}
async function fetched(location, { shown, most, http, signal }) {
    const chunks = [];
    let size = 0;
    try {
        const answer = await http(location, { signal });
        if (!answer.ok || answer.body === null) {
            const fault = GONE.includes(answer.status) ? 'missing' : 'unavailable';
            const isFinal = answer.status === 403;
            throw new service_error/* ServiceError */._(fault, `${shown} could not be fetched: HTTP ${answer.status}`, { isFinal });
        }
        for await (const chunk of answer.body) {
            size += chunk.length;
            if (size > most)
                throw tooLarge(shown, most);
            chunks.push(chunk);
        }
    }
    catch (error) {
        if (size > most || error instanceof service_error/* ServiceError */._)
            throw error;
        if (signal.aborted)
            throw new service_error/* ServiceError */._('tooLate', `${shown} took too long`);
        const why = (0,errors/* messageOf */.bD)(error).replaceAll(location, 'its address');
        throw new service_error/* ServiceError */._('unavailable', `${shown} could not be fetched: ${why}`);
    }
    return Buffer.concat(chunks, size);
}
const GONE = [404, 410];
const tooLarge = (shown, most) => (0,errors/* userError */.IF)('FILE_TOO_LARGE', `${shown} is larger than ${Math.floor(most / 2 ** 20)} MiB`);


/***/ }),

/***/ 25246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iv: () => (/* binding */ openArtifactWriter),
/* harmony export */   YJ: () => (/* binding */ artifactWriter),
/* harmony export */   YV: () => (/* binding */ isOwnServer),
/* harmony export */   fJ: () => (/* binding */ whyNoArtifacts)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24850);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84136);
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9047);
/* harmony import */ var _until_aborted_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74180);







function whyNoArtifacts(env) {
    if (!env['ACTIONS_RESULTS_URL'] || !env['ACTIONS_RUNTIME_TOKEN']) {
        return 'The runner does not support artifacts (ACTIONS_RESULTS_URL or ACTIONS_RUNTIME_TOKEN is not set)';
    }
    return isOwnServer(env['GITHUB_SERVER_URL'])
        ? 'GitHub Enterprise Server does not support artifacts of this kind'
        : undefined;
}
function isOwnServer(serverUrl) {
    const host = URL.canParse(serverUrl ?? '') ? new URL(serverUrl ?? '').hostname.toLowerCase() : 'github.com';
    return !(host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost'));
}
const SERVICE = "GitHub's artifact service";
function openArtifactWriter(patience = new _patience_js__WEBPACK_IMPORTED_MODULE_5__/* .Patience */ .i(SERVICE)) {
    const ask = async (work, signal, workMs = 0) => {
        const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(3838), __webpack_require__.e(908), __webpack_require__.e(1351), __webpack_require__.e(6799)]).then(__webpack_require__.bind(__webpack_require__, 76799));
        const once = async (within) => {
            try {
                return await (0,_until_aborted_js__WEBPACK_IMPORTED_MODULE_6__/* .untilAborted */ .E)(() => work(new DefaultArtifactClient()), within, SERVICE);
            }
            catch (error) {
                throw asServiceError(error);
            }
        };
        return patience.attempt(once, signal, workMs);
    };
    const uploaded = async (files, signal, work) => {
        try {
            const { id } = await ask(work, signal, _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .SLOWEST_MS_PER_MIB */ .SJ * ((await bytesOf(files)) / 2 ** 20));
            if (id === undefined)
                throw new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._('unavailable', `${SERVICE} accepted the artifact without an id`);
            return { kind: 'uploaded', id };
        }
        catch (error) {
            if (error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._ && error.fault === 'taken')
                return { kind: 'nameTaken' };
            throw error;
        }
    };
    return {
        upload: ({ name, files, folder, retentionDays }, signal) => uploaded(files, signal, (client) => client.uploadArtifact(name, [...files], folder, retentionDays === undefined ? {} : { retentionDays })),
        uploadFile({ path, retentionDays }, signal) {
            const options = { skipArchive: true, ...(retentionDays !== undefined && { retentionDays }) };
            return uploaded([path], signal, (client) => client.uploadArtifact((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), [path], (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), options));
        },
        async remove(name, signal) {
            try {
                await ask((client) => client.deleteArtifact(name), signal);
            }
            catch (error) {
                if (!(error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._ && error.fault === 'missing'))
                    throw error;
            }
        },
    };
}
const artifactWriter = openArtifactWriter();
async function bytesOf(files) {
    const sizes = await Promise.all(files.map(async (file) => (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file)).size));
    return sizes.reduce((sum, size) => sum + size, 0);
}
function asServiceError(error) {
    if (error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._)
        return error;
    const said = (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)
        .replaceAll(/https?:\/\/\S+/g, 'its address')
        .slice(0, MOST_SAID);
    const { statusCode, code } = Object(error);
    if (typeof statusCode === 'number') {
        const name = typeof code === 'string' ? ` (${code})` : '';
        return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._(faultOf(statusCode, said), `The store of GitHub's artifacts answered HTTP ${statusCode}${name}`);
    }
    const [, status, rest = ''] = /\((\d{3})\) ?(.*)/s.exec(said) ?? [];
    if (status !== undefined) {
        const why = rest.trim() === '' ? '' : `: ${rest.trim()}`;
        return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._(faultOf(Number(status), said), `${SERVICE} answered HTTP ${status}${why}`);
    }
    if (/was not ok/.test(said))
        return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._('unavailable', `${SERVICE} answered HTTP 200 and did not accept it`);
    if (/not found/i.test(said))
        return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._('missing', `${SERVICE} does not have it`);
    const [, network] = /Unable to make request: (\w+)/.exec(said) ?? [];
    if (network !== undefined)
        return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._('unavailable', `${SERVICE} could not be reached: ${network}`);
    return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._(faultOf(0, said), `${SERVICE} could not be used: ${said}`);
}
const MOST_SAID = 300;
function faultOf(status, said) {
    if (status === 401 || status === 403 || /\bJWT\b/.test(said))
        return 'refused';
    if (status === 404)
        return 'missing';
    if (status === 409)
        return 'taken';
    if (status === 400 || status === 422 || /not valid/.test(said))
        return 'invalid';
    return status === 429 || /storage quota/.test(said) ? 'limited' : 'unavailable';
}


/***/ }),

/***/ 74180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ untilAborted)
/* harmony export */ });
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24850);

function untilAborted(work, signal, service) {
    return new Promise((resolve, reject) => {
        const abort = () => reject(asTooLate(signal, service));
        if (signal.aborted)
            return abort();
        signal.addEventListener('abort', abort, { once: true });
        work()
            .then(resolve, reject)
            .finally(() => signal.removeEventListener('abort', abort));
    });
}
function asTooLate({ reason }, service) {
    const isTimeout = reason instanceof DOMException && reason.name === 'TimeoutError';
    return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._('tooLate', isTimeout ? `${service} did not answer in time` : 'The run was cancelled');
}


/***/ }),

/***/ 21628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rw: () => (/* binding */ isShardArtifact),
/* harmony export */   U1: () => (/* binding */ pageArtifact),
/* harmony export */   Vi: () => (/* binding */ shardArtifact),
/* harmony export */   eP: () => (/* binding */ planInName),
/* harmony export */   fD: () => (/* binding */ keyInNames),
/* harmony export */   iZ: () => (/* binding */ keysOfResults),
/* harmony export */   lj: () => (/* binding */ shardInName),
/* harmony export */   m1: () => (/* binding */ nameOfKey),
/* harmony export */   mj: () => (/* binding */ samplesArtifact),
/* harmony export */   p$: () => (/* binding */ resultsArtifact),
/* harmony export */   sH: () => (/* binding */ planArtifact),
/* harmony export */   uj: () => (/* binding */ evidenceArtifact),
/* harmony export */   x8: () => (/* binding */ reportArtifact)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const evidenceArtifact = (key) => `agentv-evidence-${nameOfKey(key)}`;
const samplesArtifact = (key) => `agentv-samples-${nameOfKey(key)}`;
const resultsArtifact = (key, attempt) => `agentv-results-${nameOfKey(key)}-${attempt}`;
const pageArtifact = (key, attempt) => `${reportArtifact(key, attempt)}.html`;
const planArtifact = (key, attempt) => `${PLAN_PREFIX}${nameOfKey(key)}-${attempt}`;
const PLAN_PREFIX = 'agentv-plan-';
const DIGEST_LENGTH = 12;
const SHARD_PREFIX = 'agentv-shard-';
const isShardArtifact = (name) => name.startsWith(SHARD_PREFIX);
const shardArtifact = ({ key, digest, index, attempt }) => `${SHARD_PREFIX}${nameOfKey(key)}-${digest.slice(0, DIGEST_LENGTH)}-${index}-${attempt}`;
function planInName(name) {
    const [, key, attempt] = name.startsWith(PLAN_PREFIX)
        ? (/^([\w.-]{1,100})-(\d{1,6})$/.exec(name.slice(PLAN_PREFIX.length)) ?? [])
        : [];
    return key === undefined ? undefined : { key, attempt: Number(attempt) };
}
function shardInName(name, key) {
    const prefix = `${SHARD_PREFIX}${nameOfKey(key)}-`;
    const [, digest, index, attempt] = name.startsWith(prefix)
        ? (/^([0-9a-f]{12})-(\d{1,3})-(\d{1,6})$/.exec(name.slice(prefix.length)) ?? [])
        : [];
    if (digest === undefined)
        return undefined;
    return { digest, index: Number(index), attempt: Number(attempt) };
}
const LONGEST_KEY = 100;
const reportArtifact = (key, attempt) => `agentv-report-${nameOfKey(key)}-${attempt}`;
function nameOfKey(key) {
    if (/^[\w.-]+$/.test(key) && key.length <= LONGEST_KEY)
        return key;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex').slice(0, 8);
    return `${slug(key).slice(0, LONGEST_KEY - hash.length - 1)}-${hash}`;
}
const slug = (key) => key.replaceAll(/[^\w.-]+/g, '-');
function keyInNames(names, workflow) {
    const reported = partsOf(names, 'agentv-report-');
    const [part, ...others] = reported.length > 0 ? reported : partsOf(names, 'agentv-results-');
    if (part === undefined || others.length > 0)
        return undefined;
    const beginning = slug(`${workflow}/`);
    const job = part.startsWith(beginning) ? part.slice(beginning.length).replace(/-[0-9a-f]{8}$/, '') : '';
    const key = `${workflow}/${job}`;
    return nameOfKey(key) === part ? key : part;
}
const keysOfResults = (names) => partsOf(names, 'agentv-results-');
function partsOf(names, prefix) {
    const parts = names.flatMap((name) => {
        const [, part] = name.startsWith(prefix) ? (/^([\w.-]{1,100})-\d{1,6}$/.exec(name.slice(prefix.length)) ?? []) : [];
        return part ?? [];
    });
    return [...new Set(parts)];
}


/***/ })

};
