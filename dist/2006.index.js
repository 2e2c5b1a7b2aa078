export const id = 2006;
export const ids = [2006];
export const modules = {

/***/ 52006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openHttp: () => (/* binding */ openHttp)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44708);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38522);




const IDLE_MS = 4_000;
const CONNECTIONS = { keepAlive: true, timeout: IDLE_MS, maxFreeSockets: 1_024 };
const CONNECT_MS = 10_000;
const STALE_MS = 1_000;
function openHttp(env, connectMs = CONNECT_MS) {
    if (usesProxy(env))
        return fetch;
    const plain = new node_http__WEBPACK_IMPORTED_MODULE_0__.Agent(CONNECTIONS);
    const secure = new node_https__WEBPACK_IMPORTED_MODULE_1__.Agent(CONNECTIONS);
    const addresses = new Addresses();
    return async (url, request = {}) => {
        if (request.redirect !== 'manual')
            return fetch(url, request);
        const address = addresses.read(url);
        const isSecure = address.protocol === 'https:';
        const start = (agent) => {
            const started = (isSecure ? node_https__WEBPACK_IMPORTED_MODULE_1__.request : node_http__WEBPACK_IMPORTED_MODULE_0__.request)({ ...address, ...optionsOf(request, agent) });
            return boundConnecting(started, isSecure ? 'secureConnect' : 'connect', connectMs);
        };
        const started = start(isSecure ? secure : plain);
        const startedAt = performance.now();
        try {
            return reply(await answerTo(started, request));
        }
        catch (error) {
            const isStale = started.reusedSocket && isReset(error) && performance.now() - startedAt < STALE_MS;
            if (!isStale || request.signal?.aborted)
                throw error;
            return reply(await answerTo(start(false), request));
        }
    };
}
const usesProxy = ({ NODE_USE_ENV_PROXY, NODE_OPTIONS }) => NODE_USE_ENV_PROXY === '1' || [...process.execArgv, NODE_OPTIONS].some((each) => each?.includes('--use-env-proxy'));
class Addresses {
    #known = new Map();
    read(url) {
        const known = this.#known.get(url);
        if (known !== undefined)
            return known;
        const address = (0,node_url__WEBPACK_IMPORTED_MODULE_2__.urlToHttpOptions)(new URL(url));
        if (this.#known.size >= MOST_ADDRESSES)
            this.#known.clear();
        this.#known.set(url, address);
        return address;
    }
}
const MOST_ADDRESSES = 100;
function optionsOf({ method = 'GET', headers = {}, body }, agent) {
    const sent = { 'accept-encoding': 'gzip, deflate, br' };
    for (const [name, value] of Object.entries(headers))
        sent[name] = withoutEnds(value);
    if (body !== undefined)
        sent['content-length'] = Buffer.byteLength(body);
    return { method, headers: sent, agent };
}
const withoutEnds = (value) => value === value.trim() ? value : value.replace(/^[\t\n\r ]+/, '').replace(/(?<![\t\n\r ])[\t\n\r ]+$/, '');
const isReset = (error) => error instanceof Error && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
function boundConnecting(started, done, ms) {
    return started.on('socket', (socket) => {
        if (started.reusedSocket)
            return;
        let isOver = false;
        const giveUp = () => {
            if (!isOver)
                started.destroy(new Error(`no connection after ${ms / 1_000} s`));
        };
        const timer = setTimeout(() => setImmediate(giveUp), ms);
        const over = () => {
            isOver = true;
            clearTimeout(timer);
        };
        socket.once(done, over).once('close', over);
    });
}
function answerTo(started, { body, signal }) {
    return new Promise((resolve, reject) => {
        const stop = () => started.destroy(new DOMException('This request was aborted', 'AbortError'));
        started.on('response', resolve);
        started.on('error', reject);
        started.on('close', () => {
            signal?.removeEventListener('abort', stop);
            reject(new Error('the connection was closed before an answer'));
        });
        if (signal?.aborted)
            stop();
        else
            signal?.addEventListener('abort', stop);
        started.end(body);
    });
}
function reply(answer) {
    const { statusCode: status = 0, headers } = answer;
    const content = unpacked(answer);
    return {
        ok: status >= 200 && status <= 299,
        status,
        headers: {
            get(name) {
                const value = headers[name.toLowerCase()];
                return value === undefined ? null : [value].flat().join(', ');
            },
        },
        body: {
            [Symbol.asyncIterator]: () => piecesOf(content),
            cancel: async () => {
                answer.destroy();
            },
        },
    };
}
async function* piecesOf(stream) {
    let failure = stream.errored;
    let isOver = stream.destroyed;
    let wake = () => { };
    const look = () => wake();
    const end = () => {
        isOver = true;
        wake();
    };
    stream
        .on('readable', look)
        .on('end', end)
        .on('close', end)
        .on('error', (error) => {
        failure = error;
    });
    try {
        for (;;) {
            const piece = stream.read();
            if (piece !== null)
                yield piece;
            else if (isOver)
                break;
            else {
                await new Promise((resolve) => {
                    wake = resolve;
                });
            }
        }
        if (failure !== null)
            throw failure;
        if (!stream.readableEnded)
            throw new Error('the response is incomplete');
    }
    finally {
        stream.destroy();
    }
}
const LENIENT = { finishFlush: node_zlib__WEBPACK_IMPORTED_MODULE_3__.constants.Z_SYNC_FLUSH };
const UNPACKERS = {
    gzip: () => (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createGunzip)(LENIENT),
    'x-gzip': () => (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createGunzip)(LENIENT),
    deflate: () => (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createInflate)(LENIENT),
    br: () => (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createBrotliDecompress)({ finishFlush: node_zlib__WEBPACK_IMPORTED_MODULE_3__.constants.BROTLI_OPERATION_FLUSH }),
};
function unpacked(answer) {
    const encoding = answer.headers['content-encoding']?.trim().toLowerCase() ?? '';
    const unpack = Object.hasOwn(UNPACKERS, encoding) ? UNPACKERS[encoding]?.() : undefined;
    if (unpack === undefined)
        return answer;
    answer.on('error', (error) => unpack.destroy(error));
    unpack.on('error', () => undefined);
    unpack.on('close', () => answer.destroy());
    return answer.pipe(unpack);
}


/***/ })

};
