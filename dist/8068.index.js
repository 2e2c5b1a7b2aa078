export const id = 8068;
export const ids = [8068];
export const modules = {

/***/ 13586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ artifactReader)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(81469);
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
/* harmony export */   YJ: () => (/* binding */ artifactWriter),
/* harmony export */   YV: () => (/* binding */ isOwnServer),
/* harmony export */   fJ: () => (/* binding */ whyNoArtifacts)
/* harmony export */ });
/* unused harmony export openArtifactWriter */
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

/***/ 91796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ workflowRuns)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81469);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24850);
/* harmony import */ var _repository_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35438);



function workflowRuns({ owner, repo, ask }) {
    return {
        async get(run, signal) {
            const found = await ask({
                what: `the request for workflow run ${run}`,
                schema: runSchema,
                send: ({ rest }, request) => rest.actions.getWorkflowRun({ owner, repo, run_id: run, exclude_pull_requests: true, request }),
            }, signal);
            const head = found.head_repository;
            return {
                id: found.id,
                attempt: found.run_attempt ?? 1,
                event: found.event,
                status: found.status ?? '',
                conclusion: found.conclusion ?? undefined,
                name: found.name ?? '',
                path: found.path.replace(/@.*$/s, ''),
                headSha: found.head_sha,
                headBranch: found.head_branch ?? undefined,
                repositoryId: found.repository.id,
                head: head ? { owner: head.owner.login, fullName: head.full_name, repositoryId: head.id } : undefined,
            };
        },
        async fileOfDefaultBranch(path, signal) {
            try {
                const found = await ask({
                    what: `the request for ${path} of the default branch`,
                    schema: _repository_files_js__WEBPACK_IMPORTED_MODULE_2__/* .contentSchema */ .FS,
                    send: ({ rest }, request) => rest.repos.getContent({ owner, repo, path, request }),
                }, signal);
                return (0,_repository_files_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(found);
            }
            catch (error) {
                if (error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._ && error.fault === 'missing')
                    return undefined;
                throw error;
            }
        },
    };
}
const runSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    run_attempt: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().optional(),
    event: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    conclusion: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    head_sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    head_branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() }),
    head_repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), full_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), owner: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }) }).nullish(),
});


/***/ }),

/***/ 21628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U1: () => (/* binding */ pageArtifact),
/* harmony export */   fD: () => (/* binding */ keyInNames),
/* harmony export */   iZ: () => (/* binding */ keysOfResults),
/* harmony export */   mj: () => (/* binding */ samplesArtifact),
/* harmony export */   p$: () => (/* binding */ resultsArtifact),
/* harmony export */   uj: () => (/* binding */ evidenceArtifact),
/* harmony export */   x8: () => (/* binding */ reportArtifact)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const evidenceArtifact = (key) => `agentv-evidence-${safe(key)}`;
const samplesArtifact = (key) => `agentv-samples-${safe(key)}`;
const resultsArtifact = (key, attempt) => `agentv-results-${safe(key)}-${attempt}`;
const pageArtifact = (key, attempt) => `${reportArtifact(key, attempt)}.html`;
const LONGEST_KEY = 100;
const reportArtifact = (key, attempt) => `agentv-report-${safe(key)}-${attempt}`;
function safe(key) {
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
    return safe(key) === part ? key : part;
}
const keysOfResults = (names) => partsOf(names, 'agentv-results-');
function partsOf(names, prefix) {
    const parts = names.flatMap((name) => {
        const [, part] = name.startsWith(prefix) ? (/^([\w.-]{1,100})-\d{1,6}$/.exec(name.slice(prefix.length)) ?? []) : [];
        return part ?? [];
    });
    return [...new Set(parts)];
}


/***/ }),

/***/ 56761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ evidenceSource)
});

// EXTERNAL MODULE: ./build/js/src/adapters/github/artifact-reader.js + 1 modules
var artifact_reader = __webpack_require__(13586);
// EXTERNAL MODULE: ./build/js/src/adapters/github/artifact-upload.js
var artifact_upload = __webpack_require__(25246);
// EXTERNAL MODULE: ./build/js/src/adapters/github/commits.js
var commits = __webpack_require__(29668);
// EXTERNAL MODULE: ./build/js/src/adapters/github/workflow-runs.js
var workflow_runs = __webpack_require__(91796);
// EXTERNAL MODULE: ./build/js/src/evidence/pool.js
var pool = __webpack_require__(22911);
// EXTERNAL MODULE: ./build/js/src/app/action/github-reporters.js + 2 modules
var github_reporters = __webpack_require__(53504);
// EXTERNAL MODULE: ./build/js/src/evidence/codec.js + 1 modules
var codec = __webpack_require__(69893);
// EXTERNAL MODULE: ./build/js/src/evidence/trust.js
var trust = __webpack_require__(65239);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/reporters/not-taken.js
var not_taken = __webpack_require__(82953);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/baseline/artifact-names.js
var artifact_names = __webpack_require__(21628);
;// CONCATENATED MODULE: ./build/js/src/app/baseline/evidence-words.js

const runText = ({ id, origin }) => origin === undefined ? `artifact ${id}` : `run ${origin.run} at ${origin.sha.slice(0, 7)}`;
const HOUR_MS = 3_600_000;
function ageText(ms) {
    const hours = Math.max(0, Math.floor(ms / HOUR_MS));
    if (hours === 0)
        return 'less than 1 h';
    return hours < 48 ? `${hours} h` : (0,shared_text/* plural */.LS)('day', Math.floor(hours / 24));
}
function distanceText(distance) {
    if (distance === 0)
        return 'at the commit where the changes begin';
    const by = (0,shared_text/* plural */.LS)('commit', Math.abs(distance));
    return distance < 0 ? `${by} before the changes begin` : `${by} after the changes begin`;
}
const [FIRST_STEPS, LAST_STEPS] = [29, 20];
const STEP_CHARACTERS = 300;
function reportedSteps(steps) {
    const others = steps.length - FIRST_STEPS - LAST_STEPS;
    const shown = others > 1
        ? [
            ...steps.slice(0, FIRST_STEPS),
            `${(0,shared_text/* plural */.LS)('more step', others)}, listed in the log of the step`,
            ...steps.slice(-LAST_STEPS),
        ]
        : steps;
    return shown.map((step) => (0,shared_text/* cutEnd */.ym)(step, STEP_CHARACTERS));
}

;// CONCATENATED MODULE: ./build/js/src/app/baseline/evidence-artifact.js










async function findEvidence(question, site, signal) {
    const steps = [];
    try {
        if ((0,artifact_upload/* isOwnServer */.YV)(question.job.serverUrl))
            return { kind: 'none', why: OWN_SERVER, steps };
        const look = question.run === undefined ? lookAround : lookInRun;
        return { ...(await look(question, site, steps, signal)), steps };
    }
    catch (error) {
        if (!(error instanceof service_error/* ServiceError */._))
            throw error;
        const isRefusal = error.fault === 'refused' || error.fault === 'missing';
        return {
            kind: 'unavailable',
            why: `could not look up the evidence of the base branch: ${error.message}`,
            ...(isRefusal && { hint: (0,not_taken/* permissionHint */.f)('actions: read'), lacksPermission: true }),
            steps,
        };
    }
}
const OWN_SERVER = 'GitHub Enterprise Server cannot store evidence as artifacts; set baseline to a file';
async function lookAround(question, site, steps, signal) {
    const { job } = question;
    const base = baseOf(job, question.branch);
    if (base === undefined) {
        return { kind: 'unavailable', why: 'the base branch is not known', hint: 'Set baseline-branch.' };
    }
    const name = (0,artifact_names/* evidenceArtifact */.uj)(question.key);
    const rules = {
        repositoryId: job.repositoryId,
        branch: base.branch,
        workflow: job.workflowFile,
        ownRun: job.run,
        now: site.now,
        maxAgeDays: question.maxAgeDays,
    };
    const all = await site.artifacts.named(name, signal);
    steps.push(`Searching for evidence in ${name}: ${(0,shared_text/* plural */.LS)('artifact', all.length)}`);
    const refusals = [];
    const candidates = all.flatMap((artifact) => {
        const looked = (0,trust/* lookAt */.t5)(artifact, rules);
        if (looked.kind === 'candidate')
            return [looked.candidate];
        refusals.push(`${runText(artifact)}: skipped, ${looked.why}`);
        return [];
    });
    steps.push(...refusals);
    const [newest] = refusals;
    const why = `no trusted run of ${base.branch} has stored evidence ${newest === undefined ? 'yet ' : ''}(${name})`;
    const none = {
        kind: 'none',
        why: newest === undefined ? `${why}; the next complete run will store it` : `${why}; ${newest}`,
    };
    if (candidates.length === 0)
        return none;
    const start = await base.start(site.commits, signal);
    const before = await site.commits.upTo(start, signal);
    const atOrBefore = (0,trust/* nearestFirst */.F8)(candidates, before);
    const broken = [];
    const lookup = { rules, site, notes: { steps, broken } };
    return ((await firstTrusted(atOrBefore, lookup, signal)) ??
        (await firstTrusted(await farBefore(candidates, before, site, signal), lookup, signal)) ??
        (await firstTrusted(await later(candidates, { start, branch: base.branch }, site, signal), lookup, signal)) ??
        (broken[0] === undefined
            ? none
            : { kind: 'unavailable', why: `the evidence of ${base.branch} could not be read: ${broken[0]}` }));
}
const HISTORY = 100;
const MOST_FAR = 5;
async function farBefore(candidates, before, { commits }, signal) {
    const [start] = before;
    if (start === undefined || before.length < HISTORY)
        return [];
    const known = new Set(before);
    const shas = [...new Set(candidates.map(({ origin }) => origin.sha))].filter((sha) => !known.has(sha));
    const placed = [];
    for (const sha of shas.slice(0, MOST_FAR)) {
        const distance = await commits.distance(sha, start, signal);
        const own = candidates.filter(({ origin }) => origin.sha === sha);
        if (distance !== undefined)
            placed.push(...own.map((candidate) => ({ candidate, distance: -distance })));
    }
    return placed.sort((a, b) => b.distance - a.distance);
}
async function later(candidates, { start, branch }, { commits }, signal) {
    const tip = await commits.upTo(branch, signal);
    const at = tip.indexOf(start);
    return (0,trust/* nearestFirst */.F8)(candidates, [], at < 0 ? tip : tip.slice(0, at));
}
const MOST_RUNS = 10;
async function firstTrusted(placed, { rules, site, notes }, signal) {
    for (const { candidate, distance } of placed.slice(0, MOST_RUNS)) {
        const run = await site.runs.get(candidate.origin.run, signal);
        const why = (0,trust/* whyNotTrusted */.zv)(run, candidate, rules);
        if (why !== undefined) {
            notes.steps.push(`${runText(candidate)}: skipped, ${why}`);
            continue;
        }
        const texts = await textsOf(candidate, site, notes, signal);
        if (texts === undefined)
            continue;
        const where = `${ageText(site.now - Date.parse(candidate.createdAt))} old, ${distanceText(distance)}`;
        notes.steps.push(`${runText(candidate)}: used, ${where}`);
        return {
            kind: 'found',
            texts,
            provenance: provenanceOf(candidate, `run ${candidate.origin.run}, ${where}`, distance),
        };
    }
    return undefined;
}
async function lookInRun({ key, job, run = 0 }, site, steps, signal) {
    const name = (0,artifact_names/* evidenceArtifact */.uj)(key);
    const artifact = (await site.artifacts.list(run, signal)).find((each) => each.name === name);
    if (artifact === undefined || artifact.isExpired) {
        const why = `run ${run} has no evidence${artifact === undefined ? '' : ' any more'} (${name})`;
        return { kind: 'unavailable', why, hint: 'Set baseline to a finished run of the base branch.' };
    }
    const { origin } = artifact;
    const own = job.repositoryId ?? origin?.repositoryId;
    if (origin === undefined || origin.headRepositoryId !== own || origin.repositoryId !== own) {
        return { kind: 'unavailable', why: `run ${run} belongs to another repository, such as a fork, and is not trusted` };
    }
    const broken = [];
    const texts = await textsOf(artifact, site, { steps, broken }, signal);
    if (texts === undefined) {
        return { kind: 'unavailable', why: [`the evidence of run ${run} cannot be read`, ...broken].join(': ') };
    }
    steps.push(`${runText(artifact)}: used, as requested`);
    return { kind: 'found', texts, provenance: provenanceOf({ ...artifact, origin }, `run ${run}, as requested`) };
}
const isEvidence = (name) => /^[\w@.-]+\.json$/.test(name);
const LIMITS = {
    archiveBytes: codec/* MAX_EVIDENCE_BYTES */.bU,
    entries: 5000,
    entryBytes: codec/* MAX_EVIDENCE_BYTES */.bU,
    totalBytes: 4 * codec/* MAX_EVIDENCE_BYTES */.bU,
};
async function textsOf(artifact, { artifacts }, { steps, broken }, signal) {
    try {
        const files = await artifacts.download(artifact, { isWanted: isEvidence, limits: LIMITS, signal });
        const texts = [...files].map(([name, bytes]) => ({ name, text: Buffer.from(bytes).toString('utf8') }));
        if (texts.length > 0)
            return texts.sort((a, b) => (a.name < b.name ? -1 : 1));
        steps.push(`${runText(artifact)}: skipped, it has no evidence`);
    }
    catch (error) {
        const isGone = error instanceof service_error/* ServiceError */._ && error.fault === 'missing';
        if (!isGone && !(error instanceof errors/* UserError */.yo))
            throw error;
        const why = error instanceof errors/* UserError */.yo ? (error.problems[0]?.message ?? '') : error.message;
        steps.push(`${runText(artifact)}: skipped. ${(0,terminal/* oneLine */.T)(why)}`);
        broken.push((0,terminal/* oneLine */.T)(why));
    }
    return undefined;
}
const provenanceOf = ({ createdAt, origin }, where, distance) => ({
    from: 'artifact',
    where,
    runId: origin.run,
    sha: origin.sha,
    branch: origin.branch,
    ...(createdAt !== undefined && { writtenAt: createdAt }),
    ...(distance !== undefined && distance <= 0 && { commitsBefore: Math.abs(distance) }),
});
function baseOf({ base, ref, head }, named) {
    const branch = named ?? base?.branch;
    if (branch === undefined)
        return undefined;
    return {
        branch,
        async start(commits, signal) {
            if (base?.sha !== undefined && branch === base.branch)
                return base.sha;
            return ref === `refs/heads/${branch}` ? head : commits.mergeBase(branch, head, signal);
        },
    };
}

// EXTERNAL MODULE: ./build/js/src/app/baseline/evidence-files.js
var evidence_files = __webpack_require__(73620);
;// CONCATENATED MODULE: ./build/js/src/app/baseline/evidence-source.js









const LOOK_MS = 60_000;
function evidenceSource(inputs, job, { http, connect, clock, log }, legs = []) {
    const { githubToken: token } = inputs;
    if (job === undefined)
        return undefined;
    if (token === undefined)
        return (0,artifact_upload/* isOwnServer */.YV)(job.serverUrl) ? undefined : WITHOUT_TOKEN;
    const client = connect({ ...job, token });
    const look = async (outer, run) => {
        const signal = AbortSignal.any([outer, AbortSignal.timeout(LOOK_MS)]);
        const maxAgeDays = inputs.baselineMaxAge ?? pool/* WINDOW */.jf.days;
        const [runs, history] = [(0,workflow_runs/* workflowRuns */.A)(client), (0,commits/* commits */.X)(client)];
        const site = {
            artifacts: (0,artifact_reader/* artifactReader */.c)(client, http),
            runs: { get: askedOnce(runs.get) },
            commits: {
                upTo: askedOnce(history.upTo),
                mergeBase: askedOnce(history.mergeBase),
                distance: askedOnce(history.distance),
            },
            now: clock.now(),
        };
        const lookFor = async (key) => {
            const found = await findEvidence({ key, job, branch: inputs.baselineBranch, maxAgeDays, run }, site, signal);
            for (const step of found.steps)
                log.info(step);
            if (found.kind === 'unavailable')
                log.warn([found.why, found.hint ?? []].flat().join('\n'));
            return { ...asBaseline(found), ...(found.steps.length > 0 && { steps: reportedSteps(found.steps) }) };
        };
        return (await ofLegs(legs, lookFor)) ?? (await lookFor((0,github_reporters/* keyOf */.TN)(inputs, job)));
    };
    return {
        ofBaseBranch: (signal) => look(signal),
        ofRun: (run, signal) => look(signal, run),
    };
}
async function ofLegs(keys, lookFor) {
    const looked = [];
    for (const key of keys) {
        const baseline = await lookFor(key);
        if (baseline.kind === 'unavailable')
            return baseline;
        looked.push(baseline);
    }
    const found = looked.flatMap((baseline) => (baseline.kind === 'found' ? [baseline] : []));
    if (found.length === 0)
        return undefined;
    return {
        kind: 'found',
        pools: found.flatMap(({ pools }) => pools),
        provenance: found.flatMap(({ provenance }) => provenance),
        steps: reportedSteps(looked.flatMap(({ steps = [] }) => steps)),
    };
}
function askedOnce(ask) {
    const answers = new Map();
    return (...args) => {
        const key = JSON.stringify(args.slice(0, -1));
        const answer = answers.get(key) ?? ask(...args);
        answers.set(key, answer);
        return answer;
    };
}
const noToken = async () => ({
    kind: 'unavailable',
    why: 'there is no token (github-token is empty)',
    hint: 'Remove the empty github-token, or set it to ${{ github.token }}; "baseline: none" compares with nothing.',
    lacksPermission: true,
});
const WITHOUT_TOKEN = { ofBaseBranch: noToken, ofRun: noToken };
function asBaseline(found) {
    if (found.kind !== 'found') {
        const { steps: _, ...baseline } = found;
        return baseline;
    }
    const pools = [];
    for (const { name, text } of found.texts) {
        const read = (0,evidence_files/* readEvidenceText */.NR)(text, name);
        if (read.kind === 'refused') {
            return {
                kind: 'unavailable',
                why: `${name} of ${found.provenance.where} cannot be used: ${read.why}`,
                hint: 'Use the same version of eval-action as the base branch, or run it there again to store new evidence.',
            };
        }
        pools.push(...read.files.map(({ pool }) => pool));
    }
    return { kind: 'found', pools, provenance: [found.provenance] };
}


/***/ }),

/***/ 97101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isTrusted),
/* harmony export */   y: () => (/* binding */ originOf)
/* harmony export */ });
function originOf({ startedAt }, env) {
    const run = env['GITHUB_RUN_ID'];
    if (env['GITHUB_ACTIONS'] !== 'true' || !run)
        return { run: `local ${startedAt}` };
    const sha = env['GITHUB_SHA'];
    return { run: `${run}.${env['GITHUB_RUN_ATTEMPT'] || '1'}`, ...(sha && { sha }) };
}
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];
const isTrusted = (env) => env['GITHUB_ACTIONS'] !== 'true' || TRUSTED_EVENTS.includes(env['GITHUB_EVENT_NAME'] ?? '');


/***/ }),

/***/ 57263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ leaveEvidence)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _evidence_codec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69893);
/* harmony import */ var _evidence_pool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22911);
/* harmony import */ var _baseline_evidence_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73620);
/* harmony import */ var _baseline_origin_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97101);






async function leaveEvidence({ verdict, comparison }, { run, folder, basis }, { files, env }) {
    if (basis.inputs.evidence === 'never' || !(0,_baseline_origin_js__WEBPACK_IMPORTED_MODULE_5__/* .isTrusted */ .W)(env) || run.selected?.includes('tests'))
        return [];
    const at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _baseline_evidence_files_js__WEBPACK_IMPORTED_MODULE_4__/* .RUN_EVIDENCE */ .K$);
    const pools = isMeasured(verdict.kind) ? evidenceOf({ run, basis, comparison }, (0,_baseline_origin_js__WEBPACK_IMPORTED_MODULE_5__/* .originOf */ .y)(run, env)) : [];
    const written = pools.map((pool) => ({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, nameOf(pool)), text: (0,_evidence_codec_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePool */ .NG)(pool) }));
    if ((await files.state(at)) === 'folder') {
        const stale = (await (0,_baseline_evidence_files_js__WEBPACK_IMPORTED_MODULE_4__/* .evidenceFilesIn */ .IL)(at, files)).filter((path) => !written.some((each) => each.path === path));
        for (const path of stale)
            if (OUR_NAME.test(path))
                await files.removeFile(path);
    }
    for (const { path, text } of written)
        await files.write(path, text);
    return written.map(({ path }) => path);
}
const isMeasured = (verdict) => verdict !== 'invalid' && verdict !== 'cancelled';
function evidenceOf({ run, basis: { inputs, baseline }, comparison }, origin) {
    if (baseline.kind === 'unavailable')
        return [];
    const ofSeeds = seedingRounds(run).flatMap((results, index) => (0,_evidence_pool_js__WEBPACK_IMPORTED_MODULE_3__/* .poolsOf */ .Fo)({ ...run, startedAt: firstTime(results), results }, { ...origin, run: `${origin.run}/${index + 2}` }));
    const own = (0,_evidence_pool_js__WEBPACK_IMPORTED_MODULE_3__/* .mergePools */ .IA)([...(0,_evidence_pool_js__WEBPACK_IMPORTED_MODULE_3__/* .poolsOf */ .Fo)(run, origin), ...ofSeeds]);
    const known = baseline.kind === 'found' ? baseline.pools : [];
    const earlier = known.flatMap((pool) => (isDeselected(pool, comparison) ? [pool] : inPlaceOf(pool, own, known)));
    return (earlier.length === 0 ? own : (0,_evidence_pool_js__WEBPACK_IMPORTED_MODULE_3__/* .mergePools */ .IA)([...earlier, ...own]))
        .map((pool) => (0,_evidence_pool_js__WEBPACK_IMPORTED_MODULE_3__/* .prunePool */ .t2)(pool, run.startedAt, inputs.baselineMaxAge))
        .filter(({ tests }) => tests.length > 0);
}
const isDeselected = ({ suite, file, target }, { absentSuites = [] }) => absentSuites.some((absent) => absent.why === 'deselected' && absent.suite === suite && absent.file === file && absent.target === target);
function seedingRounds({ extraTrials = [] }) {
    const rounds = new Map();
    for (const { purpose, round = 1, result } of extraTrials) {
        if (purpose === 'seed')
            rounds.set(round, [...(rounds.get(round) ?? []), result]);
    }
    return [...rounds].sort(([a], [b]) => a - b).map(([, results]) => results);
}
const firstTime = (results) => results.map(({ timestamp }) => timestamp).reduce((first, time) => (time < first ? time : first));
function inPlaceOf(pool, own, earlier) {
    const namesakes = own.filter(({ suite, target }) => suite === pool.suite && target === pool.target);
    if (namesakes.some(({ file }) => file === pool.file))
        return [pool];
    const [only, ...others] = namesakes;
    if (only === undefined || others.length > 0)
        return [];
    if (earlier.some(({ file, suite, target }) => file === only.file && suite === only.suite && target === only.target))
        return [];
    const { file: _, ...unplaced } = pool;
    return [only.file === undefined ? unplaced : { ...unplaced, file: only.file }];
}
function nameOf({ suite, file, target }) {
    const readable = `${suite}@${target}`.replaceAll(/[^A-Za-z0-9@._-]+/g, '_').slice(0, 80);
    const mark = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([file, suite, target]))
        .digest('hex')
        .slice(0, 8);
    return `${readable}-${mark}.json`;
}
const OUR_NAME = /-[0-9a-f]{8}\.json$/;


/***/ }),

/***/ 14459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ heldToBase)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _compare_absent_suites_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79074);
/* harmony import */ var _model_suite_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29952);
/* harmony import */ var _shared_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47539);
/* harmony import */ var _suites_formats_jsonl_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97692);
/* harmony import */ var _find_policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10254);
/* harmony import */ var _policy_base_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81490);
/* harmony import */ var _policy_changes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30654);








async function heldToBase(run, basis, { cwd, files }) {
    const { base, source, inputs } = basis;
    if (base === undefined || source?.from !== 'base')
        return { run, basis };
    const gone = goneFiles(run, basis);
    const sources = [...new Set([...run.results.map(({ suiteFile }) => suiteFile), ...gone])].flatMap(sourcesOf);
    const paths = sources.map(({ source: name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, inputs.workingDirectory, name));
    try {
        const theirs = await suitesOfBase(base, paths, files);
        const changed = sources.flatMap((each, index) => {
            const [path = '', text] = [paths[index], theirs[index]];
            return text === undefined ? [] : [{ ...each, path, base: requirementsIn(each.source, text) }];
        });
        const texts = changed.length === 0
            ? undefined
            : await (0,_find_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .ofHead */ .EG)(base, changed.map(({ path }) => path), (read) => read);
        const suites = changed.map(({ file, source: own, path, base: required }) => {
            const head = texts && requirementsIn(own, texts.get(path) ?? '');
            return { file, source: own, names: namesOf(file, run, basis), base: required, head };
        });
        const changes = suites.flatMap(({ source: own, base: required, head }) => head === undefined ? [] : (0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_7__/* .changedKeys */ .F$)(own, required.keys, head.keys));
        return {
            run: withDeleted(suites.reduce((own, suite) => held(own, suite, basis), run), suites, { ...basis, gone }),
            basis: { ...basis, source: { ...source, changes: [...source.changes, ...changes] } },
        };
    }
    catch (error) {
        return { run, basis: { ...basis, source: { ...source, from: 'unavailable', why: (0,_find_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonOf */ .A3)(error) } } };
    }
}
function goneFiles(run, { baseline, suiteFiles }) {
    if (run.baselineFiles !== undefined) {
        return run.baselineFiles.filter(({ state }) => state === 'gone').map(({ file }) => file);
    }
    const pools = baseline.kind === 'found' ? baseline.pools : [];
    return pools.flatMap(({ file }) => (file === undefined || suiteFiles.has(file) ? [] : [file]));
}
function namesOf(name, { results }, { baseline }) {
    const pools = baseline.kind === 'found' ? baseline.pools : [];
    return new Set([
        ...results.filter(({ suiteFile }) => suiteFile === name).map(({ suite }) => suite),
        ...pools.filter(({ file }) => file === name).map(({ suite }) => suite),
    ]);
}
async function suitesOfBase(base, paths, files) {
    const targets = await Promise.all(paths.map((path) => (base.isOwnRun ? (0,_policy_base_js__WEBPACK_IMPORTED_MODULE_6__/* .linkTarget */ .Cm)(path, base.root, files) : path)));
    const differences = await base.differences([...new Set([...paths, ...targets])]);
    return paths.map((path, index) => differences.get(path) ?? differences.get(targets[index] ?? path));
}
const isJsonLines = (file) => /\.jsonl$/i.test(file);
const sourcesOf = (file) => [file, ...(isJsonLines(file) ? (0,_suites_formats_jsonl_js__WEBPACK_IMPORTED_MODULE_4__/* .sidecarPaths */ .g9)(file) : [])].map((source) => ({ file, source }));
const mustPassOf = (testId) => `must_pass of ${testId}`;
const requiresPass = ({ keys }, testId) => keys.has('must_pass') || keys.has(mustPassOf(testId));
function requirementsIn(file, text) {
    if (isJsonLines(file))
        return { keys: new Map(requiredRows(text).map((id) => [mustPassOf(id), 'true'])), tests: [] };
    const opened = /\.ya?ml$/i.test(file) ? (0,_model_suite_source_js__WEBPACK_IMPORTED_MODULE_2__/* .openYaml */ .IM)('', text) : undefined;
    if (opened?.kind !== 'opened')
        return { keys: new Map(), tests: [] };
    const execution = opened.root.field('execution');
    const threshold = execution?.field('threshold')?.value;
    const isThreshold = typeof threshold === 'number' && threshold >= 0 && threshold <= 1;
    const listed = (opened.root.field('tests')?.items() ?? []).flatMap((item) => {
        const id = item.field('id')?.text;
        return id === undefined ? [] : [{ id, mustPass: item.field('must_pass')?.value === true }];
    });
    const mustPass = [
        ...(execution?.field('must_pass')?.value === true ? ['must_pass'] : []),
        ...listed.filter((test) => test.mustPass).map(({ id }) => mustPassOf(id)),
    ];
    const keys = new Map([
        ...(isThreshold ? [['threshold', String(threshold)]] : []),
        ...mustPass.map((key) => [key, 'true']),
    ]);
    return { keys, tests: listed.map(({ id }) => id) };
}
const requiredRows = (text) => text.split('\n').flatMap((line) => {
    const row = (0,_shared_json_js__WEBPACK_IMPORTED_MODULE_3__/* .foreignJsonOf */ .s)(line);
    return row?.must_pass === true && typeof row.id === 'string' ? [row.id] : [];
});
function held(run, suite, basis) {
    const threshold = suite.base.keys.get('threshold');
    const requirements = new Map(run.requirements.map((requirement) => [keyOf(requirement), requirement]));
    const isOfSuite = isIn(suite, run, basis);
    for (const result of run.results) {
        const { suite: name, suiteFile: file, target } = result;
        const requirement = { suite: name, file, target, threshold: Number(threshold), from: 'suite' };
        const isHeld = threshold !== undefined && isOfSuite(result);
        if (isHeld && requirements.get(keyOf(requirement))?.from !== 'input')
            requirements.set(keyOf(requirement), requirement);
    }
    return {
        ...run,
        requirements: [...requirements.values()],
        results: run.results.map((result) => isOfSuite(result) && requiresPass(suite.base, result.testId) ? { ...result, mustPass: true } : result),
    };
}
function isIn({ file, names }, { results }, { baseline }) {
    if (results.some(({ suiteFile }) => suiteFile === file))
        return ({ suiteFile }) => suiteFile === file;
    const filesOfBase = new Set(baseline.kind === 'found' ? baseline.pools.map((pool) => pool.file) : []);
    return ({ suite, suiteFile }) => names.has(suite) && !filesOfBase.has(suiteFile);
}
function withDeleted(run, suites, basis) {
    if (run.selected?.includes('tests'))
        return run;
    const listed = suites.flatMap((suite) => {
        const own = new Set(run.results.filter(isIn(suite, run, basis)).map(({ testId }) => testId));
        const isStored = (testId) => own.has(testId) || suite.head?.tests.includes(testId) === true;
        const isRequired = (testId) => basis.inputs.mustPass || requiresPass(suite.base, testId);
        const deleted = suite.base.tests.filter((testId) => isRequired(testId) && !isStored(testId));
        return deleted.map((testId) => ({ suiteFile: suite.file, testId }));
    });
    const deletedMustPass = [...listed, ...(run.complete ? deletedOfBaseline(run, suites, basis) : [])];
    return deletedMustPass.length === 0 ? run : { ...run, deletedMustPass };
}
function deletedOfBaseline(run, suites, basis) {
    const { baseline, gone } = basis;
    if (baseline.kind !== 'found')
        return [];
    const changed = new Map(suites.map((suite) => [suite.file, suite]));
    const filesRun = new Set(run.results.map(({ suiteFile }) => suiteFile));
    const deleted = (0,_compare_absent_suites_js__WEBPACK_IMPORTED_MODULE_1__/* .latestPools */ .J)(baseline.pools).flatMap(({ pool, newest }) => {
        const { suite, file, target, tests } = pool;
        const isInRun = file !== undefined && (filesRun.has(file) || (gone.includes(file) && changed.has(file)));
        if (!isInRun)
            return [];
        const own = run.results.filter(isIn({ file, names: new Set([suite]) }, run, basis));
        const [all, onTarget] = [own, own.filter((result) => result.target === target)].map((results) => new Set(results.map(({ testId }) => testId)));
        const listed = new Set([...(changed.get(file)?.base.tests ?? []), ...(changed.get(file)?.head?.tests ?? [])]);
        const isOpen = !isLeftOut(target, run);
        return requiredTests(tests, newest, { suite: changed.get(file), ...basis }).flatMap((testId) => {
            if (onTarget?.has(testId))
                return [];
            if (all?.has(testId))
                return isOpen ? [{ suiteFile: file, testId, target }] : [];
            return listed.has(testId) ? [] : [{ suiteFile: file, testId }];
        });
    });
    return [...new Map(deleted.map((test) => [JSON.stringify(test), test])).values()];
}
function requiredTests(tests, newest, { suite, inputs }) {
    const listed = new Set(suite?.base.tests);
    return tests.flatMap(({ testId, trials }) => {
        const own = trials.filter(({ run }) => run === newest);
        const isRequired = suite !== undefined && listed.has(testId)
            ? own.length > 0 && (inputs.mustPass || requiresPass(suite.base, testId))
            : own.some(({ mustPass }) => mustPass);
        return isRequired ? [testId] : [];
    });
}
const isLeftOut = (target, { selected, dryRun, results }) => dryRun || (selected?.includes('targets') === true && results.every((result) => result.target !== target));
const keyOf = ({ suite, file, target }) => JSON.stringify([file, suite, target]);


/***/ }),

/***/ 48444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ sampleCuts),
/* harmony export */   x: () => (/* binding */ fitSide)
/* harmony export */ });
/* harmony import */ var _model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25063);

const sampleCuts = [
    { what: 'file changes', apply: (sample) => eachSide(sample, withoutFileChanges) },
    { what: 'tool outputs above 2 KiB', apply: (sample) => eachSide(sample, shortOutputs) },
    {
        what: 'steps of tests that always pass',
        apply: (sample) => (sample.sides.every(({ pass }) => pass) ? eachSide(sample, withoutSteps) : sample),
    },
    { what: 'failing trials', apply: withoutFailing },
    { what: 'steps', apply: (sample) => eachSide(sample, withoutSteps) },
    { what: 'answers above 4 KiB', apply: (sample) => eachSide(sample, withShortAnswer) },
];
function eachSide(sample, cut) {
    const sides = sample.sides.map(cut);
    return sides.every((side, index) => side === sample.sides[index]) ? sample : { ...sample, sides };
}
function withoutFailing(sample) {
    const passing = sample.sides.filter(({ pass }) => pass);
    return passing.length === 0 || passing.length === sample.sides.length ? sample : { ...sample, sides: passing };
}
const marked = (side, part) => ({ ...side, cut: [...new Set([...(side.cut ?? []), part])] });
function withoutFileChanges(side) {
    if (side.fileChanges === undefined)
        return side;
    const { fileChanges: _, ...others } = side;
    return marked(others, 'fileChanges');
}
const shortOutputs = (side) => side.steps.some((step) => step.kind === 'call' && step.output.length > _model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_STORED_OUTPUT */ .EJ)
    ? marked({ ...side, steps: (0,_model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__/* .withShortOutputs */ .lK)(side.steps) }, 'outputs')
    : side;
const withoutSteps = (side) => (side.steps.length === 0 ? side : marked({ ...side, steps: [] }, 'steps'));
const withShortAnswer = (side) => side.answer.length > _model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_STORED_ANSWER */ .H4 ? marked({ ...side, answer: (0,_model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__/* .shortAnswer */ .d$)(side.answer) }, 'answer') : side;
function fitSide(side, mostBytes) {
    const sizeOf = (each) => Buffer.byteLength(JSON.stringify(each));
    const cuts = [withoutFileChanges, shortOutputs, withoutSteps, withShortAnswer];
    let cut = side;
    for (const next of cuts) {
        if (sizeOf(cut) <= mostBytes)
            return cut;
        cut = next(cut);
    }
    return sizeOf(cut) <= mostBytes ? cut : undefined;
}


/***/ }),

/***/ 65239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ nearestFirst),
/* harmony export */   jS: () => (/* binding */ whyNotLeft),
/* harmony export */   t5: () => (/* binding */ lookAt),
/* harmony export */   zv: () => (/* binding */ whyNotTrusted)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);

const DAY_MS = 86_400_000;
const DIGEST = /^sha256:[0-9a-f]{64}$/;
function lookAt(artifact, rules) {
    const { origin, createdAt, digest } = artifact;
    const leftOut = (why) => ({ kind: 'leftOut', why });
    if (origin === undefined || createdAt === undefined)
        return leftOut('GitHub does not report which run stored it');
    if (origin.run === rules.ownRun)
        return leftOut('it is of this run');
    const own = rules.repositoryId ?? origin.repositoryId;
    if (origin.repositoryId !== own || origin.headRepositoryId !== own) {
        return leftOut('its run was of another repository, such as a fork');
    }
    if (origin.branch !== rules.branch)
        return leftOut(`its run was on another branch than ${rules.branch}`);
    if (artifact.isExpired)
        return leftOut('it has expired');
    if (!(rules.now - Date.parse(createdAt) <= rules.maxAgeDays * DAY_MS)) {
        return leftOut(`it is older than ${ageText(rules.maxAgeDays)}`);
    }
    if (digest === undefined || !DIGEST.test(digest))
        return leftOut('GitHub has no digest of it');
    return { kind: 'candidate', candidate: { ...artifact, origin, createdAt, digest } };
}
const ageText = (days) => days < 2 ? (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('hour', Math.round(days * 24)) : (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('day', Math.floor(days));
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];
function whyNotTrusted(run, { origin }, rules) {
    if (run.id !== origin.run || run.headSha !== origin.sha || run.headBranch !== rules.branch) {
        return 'its run does not match the artifact';
    }
    if (run.repositoryId !== origin.repositoryId || run.head?.repositoryId !== origin.repositoryId) {
        return 'its run was of another repository, such as a fork';
    }
    if (!TRUSTED_EVENTS.includes(run.event))
        return `its run was started by ${run.event}`;
    if (rules.workflow === undefined)
        return 'which workflow this is is not known (GITHUB_WORKFLOW_REF is not set)';
    if (run.path !== rules.workflow)
        return `its run was of another workflow than ${rules.workflow}`;
    return run.status === 'completed' ? undefined : 'its run has not finished';
}
function whyNotLeft({ event, ref, isProtected, branches }) {
    if (!TRUSTED_EVENTS.includes(event))
        return `Runs that ${event || 'nothing on GitHub'} starts leave no evidence`;
    const [, branch] = /^refs\/heads\/(.+)$/s.exec(ref) ?? [];
    if (branch === undefined)
        return 'Only runs on a branch leave evidence';
    if (isProtected || branches.includes(branch))
        return undefined;
    return `Only the default branch, protected ones and that of baseline-branch leave evidence, not ${branch}`;
}
function nearestFirst(candidates, before, after = []) {
    const distances = new Map();
    after.forEach((sha, index) => {
        distances.set(sha, after.length - index);
    });
    before.forEach((sha, index) => {
        distances.set(sha, 0 - index);
    });
    return candidates
        .flatMap((candidate) => {
        const distance = distances.get(candidate.origin.sha);
        return distance === undefined ? [] : [{ candidate, distance }];
    })
        .sort((a, b) => rankOf(a) - rankOf(b) || newer(a, b));
}
const rankOf = ({ distance }) => (distance <= 0 ? -distance : FAR + distance);
const FAR = 1e6;
const newer = (a, b) => Date.parse(b.candidate.createdAt) - Date.parse(a.candidate.createdAt) || b.candidate.id - a.candidate.id;


/***/ })

};
