const { Agent, request } = process.getBuiltinModule("node:http");
const { constants, createBrotliDecompress, createGunzip, createInflate } = process.getBuiltinModule("node:zlib");
const { urlToHttpOptions } = process.getBuiltinModule("node:url");
const { Agent: Agent$1, request: request$1 } = process.getBuiltinModule("node:https");
// src/adapters/http.ts
const CONNECTIONS = {
	keepAlive: true,
	timeout: 4e3,
	maxFreeSockets: 1024
};
const CONNECT_MS = 1e4;
const STALE_MS = 1e3;
function openHttp(env, connectMs = CONNECT_MS) {
	if (usesProxy(env)) return fetch;
	const plain = new Agent(CONNECTIONS);
	const secure = new Agent$1(CONNECTIONS);
	const addresses = new Addresses();
	return async (url, request$2 = {}) => {
		if (request$2.redirect !== "manual") return fetch(url, request$2);
		const address = addresses.read(url);
		const isSecure = address.protocol === "https:";
		const start = (agent) => {
			return boundConnecting((isSecure ? request$1 : request)({
				...address,
				...optionsOf(request$2, agent)
			}), isSecure ? "secureConnect" : "connect", connectMs);
		};
		const started = start(isSecure ? secure : plain);
		const startedAt = performance.now();
		try {
			return reply(await answerTo(started, request$2));
		} catch (error) {
			if (!(started.reusedSocket && isReset(error) && performance.now() - startedAt < STALE_MS) || request$2.signal?.aborted) throw error;
			return reply(await answerTo(start(false), request$2));
		}
	};
}
const usesProxy = ({ NODE_USE_ENV_PROXY, NODE_OPTIONS }) => NODE_USE_ENV_PROXY === "1" || [...process.execArgv, NODE_OPTIONS].some((each) => each?.includes("--use-env-proxy"));
var Addresses = class {
	#known = new Map();
	read(url) {
		const known = this.#known.get(url);
		if (known !== void 0) return known;
		const address = urlToHttpOptions(new URL(url));
		if (this.#known.size >= MOST_ADDRESSES) this.#known.clear();
		this.#known.set(url, address);
		return address;
	}
};
const MOST_ADDRESSES = 100;
function optionsOf({ method = "GET", headers = {}, body }, agent) {
	const sent = { "accept-encoding": "gzip, deflate, br" };
	for (const [name, value] of Object.entries(headers)) sent[name] = withoutEnds(value);
	if (body !== void 0) sent["content-length"] = Buffer.byteLength(body);
	return {
		method,
		headers: sent,
		agent
	};
}
const withoutEnds = (value) => value === value.trim() ? value : value.replace(/^[\t\n\r ]+/, "").replace(/(?<![\t\n\r ])[\t\n\r ]+$/, "");
const isReset = (error) => error instanceof Error && "code" in error && (error.code === "ECONNRESET" || error.code === "EPIPE");
function boundConnecting(started, done, ms) {
	return started.on("socket", (socket) => {
		if (started.reusedSocket) return;
		let isOver = false;
		const giveUp = () => {
			if (!isOver) started.destroy(new Error(`no connection after ${ms / 1e3} s`));
		};
		const timer = setTimeout(() => setImmediate(giveUp), ms);
		const over = () => {
			isOver = true;
			clearTimeout(timer);
		};
		socket.once(done, over).once("close", over);
	});
}
function answerTo(started, { body, signal }) {
	return new Promise((resolve, reject) => {
		const stop = () => started.destroy(new DOMException("This request was aborted", "AbortError"));
		let isAnswered = false;
		started.on("response", (answer) => {
			isAnswered = true;
			resolve(answer);
		});
		started.on("error", reject);
		started.on("close", () => {
			signal?.removeEventListener("abort", stop);
			if (!isAnswered) reject(new Error("the connection was closed before an answer"));
		});
		if (signal?.aborted) stop();
		else signal?.addEventListener("abort", stop);
		started.end(body);
	});
}
function reply(answer) {
	const { statusCode: status = 0, headers } = answer;
	const content = unpacked(answer);
	return {
		ok: status >= 200 && status <= 299,
		status,
		headers: { get(name) {
			const value = headers[name.toLowerCase()];
			return value === void 0 ? null : [value].flat().join(", ");
		} },
		body: {
			[Symbol.asyncIterator]: () => piecesOf(content),
			cancel: async () => {
				answer.destroy();
			}
		}
	};
}
async function* piecesOf(stream) {
	let failure = stream.errored;
	let isOver = stream.destroyed;
	let wake = () => {};
	const look = () => wake();
	const end = () => {
		isOver = true;
		wake();
	};
	stream.on("readable", look).on("end", end).on("close", end).on("error", (error) => {
		failure = error;
	});
	try {
		for (;;) {
			const piece = stream.read();
			if (piece !== null) yield piece;
			else if (isOver) break;
			else await new Promise((resolve) => {
				wake = resolve;
			});
		}
		if (failure !== null) throw failure;
		if (!stream.readableEnded) throw new Error("the response is incomplete");
	} finally {
		stream.destroy();
	}
}
const LENIENT = { finishFlush: constants.Z_SYNC_FLUSH };
const UNPACKERS = {
	gzip: () => createGunzip(LENIENT),
	"x-gzip": () => createGunzip(LENIENT),
	deflate: () => createInflate(LENIENT),
	br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })
};
function unpacked(answer) {
	const encoding = answer.headers["content-encoding"]?.trim().toLowerCase() ?? "";
	const unpack = Object.hasOwn(UNPACKERS, encoding) ? UNPACKERS[encoding]?.() : void 0;
	if (unpack === void 0) return answer;
	answer.on("error", (error) => unpack.destroy(error));
	unpack.on("error", () => void 0);
	unpack.on("close", () => answer.destroy());
	return answer.pipe(unpack);
}
export { openHttp };
