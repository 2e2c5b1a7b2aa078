import { t as ServiceError } from "./service-error.js";
import { setTimeout } from "node:timers/promises";
// src/adapters/github/patience.ts
const PATIENCE_MS = 12e3;
const SHORTEST_TRY_MS = 3e3;
const CLOSED_MS = 6e4;
var Patience = class {
	#service;
	#leftMs;
	#closedUntil = 0;
	constructor(service, ms = PATIENCE_MS) {
		this.#service = service;
		this.#leftMs = ms;
	}
	async attempt(work, signal, workMs = 0) {
		if (Date.now() < this.#closedUntil) throw new ServiceError("unavailable", `${this.#service} failed for too long; the next request is sent after a minute`);
		const limit = AbortSignal.timeout(Math.ceil(Math.max(this.#leftMs, SHORTEST_TRY_MS) + workMs));
		const started = performance.now();
		try {
			const done = await work(AbortSignal.any([signal, limit]));
			this.#closedUntil = 0;
			return done;
		} catch (error) {
			if (!signal.aborted && isOutage(error)) this.#spend(performance.now() - started);
			throw error;
		}
	}
	takePause(ms) {
		if (ms > this.#leftMs) return false;
		this.#spend(ms);
		return true;
	}
	#spend(ms) {
		this.#leftMs -= ms;
		if (this.#leftMs <= 0) this.#closedUntil = Date.now() + CLOSED_MS;
	}
};
const isOutage = (error) => error instanceof ServiceError && [
	"unavailable",
	"limited",
	"tooLate"
].includes(error.fault);
const RETRIES = 2;
async function retrying(work, { patience, signal, secondMs, workMs }) {
	for (let retry = 1;; retry += 1) try {
		return await patience.attempt(work, signal, workMs);
	} catch (error) {
		const seconds = pauseOf(error, retry);
		if (seconds === void 0 || signal.aborted || !patience.takePause(seconds * 1e3)) throw error;
		await setTimeout(seconds * secondMs, void 0, { signal }).catch(() => void 0);
	}
}
function pauseOf(error, retry) {
	if (!(error instanceof ServiceError) || retry > RETRIES) return void 0;
	const { fault, retryAfterSeconds, isFinal } = error;
	if (isFinal) return void 0;
	if (fault === "limited") return retryAfterSeconds;
	return fault === "unavailable" ? retryAfterSeconds ?? retry ** 2 : void 0;
}
export { retrying as n, Patience as t };
