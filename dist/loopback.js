const { once, setMaxListeners } = process.getBuiltinModule("node:events");
const { createServer } = process.getBuiltinModule("node:http");
const { randomBytes } = process.getBuiltinModule("node:crypto");
// src/adapters/loopback.ts
const TOKEN_BYTES = 32;
const HEADERS_MS = 1e4;
const REQUEST_MS = 6e4;
const MOST_CONNECTIONS = 64;
const LAST_WORDS_MS = 200;
const GONE = {
	status: 503,
	body: { error: "This server has stopped" }
};
const BROKEN = {
	status: 500,
	body: { error: "The request could not be handled" }
};
const loopback = { async serve(handle) {
	const stopping = new AbortController();
	setMaxListeners(0, stopping.signal);
	const server = createServer((incoming, outgoing) => {
		const signal = AbortSignal.any([stopping.signal, leaving(outgoing)]);
		replyTo(requestOf(incoming), signal, stopping.signal, handle).then((reply) => send(outgoing, reply, incoming.complete)).catch(() => outgoing.destroy());
	});
	server.on("error", () => void 0);
	server.maxConnections = MOST_CONNECTIONS;
	server.headersTimeout = HEADERS_MS;
	server.requestTimeout = REQUEST_MS;
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		url: `http://127.0.0.1:${server.address().port}`,
		token: randomBytes(TOKEN_BYTES).toString("hex"),
		async [Symbol.asyncDispose]() {
			const closed = once(server, "close");
			stopping.abort();
			server.close();
			const timer = setTimeout(() => server.closeAllConnections(), LAST_WORDS_MS);
			await closed;
			clearTimeout(timer);
		}
	};
} };
function leaving(outgoing) {
	const gone = new AbortController();
	outgoing.on("close", () => {
		if (!outgoing.writableFinished) gone.abort();
	});
	return gone.signal;
}
function requestOf(incoming) {
	return {
		method: incoming.method ?? "",
		path: (incoming.url ?? "").replace(/[?#].*$/s, ""),
		authorization: incoming.headers.authorization,
		text: (maxBytes) => textOf(incoming, maxBytes)
	};
}
async function textOf(incoming, maxBytes) {
	const chunks = [];
	let size = Number(incoming.headers["content-length"] ?? 0);
	if (size > maxBytes) return void 0;
	size = 0;
	for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
		size += chunk.length;
		if (size > maxBytes) return void 0;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString("utf8");
}
async function replyTo(request, signal, stopping, handle) {
	if (stopping.aborted) return GONE;
	return new Promise((resolve) => {
		const onStop = () => resolve(GONE);
		stopping.addEventListener("abort", onStop, { once: true });
		handle(request, signal).catch(() => BROKEN).then(resolve).finally(() => stopping.removeEventListener("abort", onStop));
	});
}
function send(outgoing, { status, headers = {}, body }, isRead) {
	const text = body === void 0 ? "" : JSON.stringify(body);
	outgoing.writeHead(status, {
		...body !== void 0 && { "content-type": "application/json; charset=utf-8" },
		...headers,
		...!isRead && { connection: "close" }
	});
	outgoing.end(text);
}
export { loopback };
