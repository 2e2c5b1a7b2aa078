import { y as messageOf } from "./json.js";
import { t as ServiceError } from "./service-error.js";
import { i as SLOWEST_MS_PER_MIB } from "./limits.js";
import { t as Patience } from "./patience.js";
import { stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
// src/adapters/github/until-aborted.ts
function untilAborted(work, signal, service) {
	return new Promise((resolve, reject) => {
		const abort = () => reject(asTooLate(signal, service));
		if (signal.aborted) return abort();
		signal.addEventListener("abort", abort, { once: true });
		work().then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
	});
}
function asTooLate({ reason }, service) {
	const isTimeout = reason instanceof DOMException && reason.name === "TimeoutError";
	return new ServiceError("tooLate", isTimeout ? `${service} did not answer in time` : "The run was cancelled");
}
// src/adapters/github/artifact-upload.ts
function whyNoArtifacts(env) {
	if (!env["ACTIONS_RESULTS_URL"] || !env["ACTIONS_RUNTIME_TOKEN"]) return "The runner does not support artifacts (ACTIONS_RESULTS_URL or ACTIONS_RUNTIME_TOKEN is not set)";
	return isOwnServer(env["GITHUB_SERVER_URL"]) ? "GitHub Enterprise Server does not support artifacts of this kind" : void 0;
}
function isOwnServer(serverUrl) {
	const host = URL.canParse(serverUrl ?? "") ? new URL(serverUrl ?? "").hostname.toLowerCase() : "github.com";
	return !(host === "github.com" || host.endsWith(".ghe.com") || host.endsWith(".localhost"));
}
const SERVICE = "GitHub's artifact service";
function openArtifactWriter(patience = new Patience(SERVICE)) {
	const ask = async (work, signal, workMs = 0) => {
		const { DefaultArtifactClient } = await import("./artifact.js");
		const once = async (within) => {
			try {
				return await untilAborted(() => work(new DefaultArtifactClient()), within, SERVICE);
			} catch (error) {
				throw asServiceError(error);
			}
		};
		return patience.attempt(once, signal, workMs);
	};
	const uploaded = async (files, signal, work) => {
		try {
			const { id } = await ask(work, signal, SLOWEST_MS_PER_MIB * (await bytesOf(files) / 2 ** 20));
			if (id === void 0) throw new ServiceError("unavailable", `${SERVICE} accepted the artifact without an id`);
			return {
				kind: "uploaded",
				id
			};
		} catch (error) {
			if (error instanceof ServiceError && error.fault === "taken") return { kind: "nameTaken" };
			throw error;
		}
	};
	return {
		upload: ({ name, files, folder, retentionDays }, signal) => uploaded(files, signal, (client) => client.uploadArtifact(name, [...files], folder, retentionDays === void 0 ? {} : { retentionDays })),
		uploadFile({ path, retentionDays }, signal) {
			const options = {
				skipArchive: true,
				...retentionDays !== void 0 && { retentionDays }
			};
			return uploaded([path], signal, (client) => client.uploadArtifact(basename(path), [path], dirname(path), options));
		},
		async remove(name, signal) {
			try {
				await ask((client) => client.deleteArtifact(name), signal);
			} catch (error) {
				if (!(error instanceof ServiceError && error.fault === "missing")) throw error;
			}
		}
	};
}
const artifactWriter = openArtifactWriter();
async function bytesOf(files) {
	return (await Promise.all(files.map(async (file) => (await stat(file)).size))).reduce((sum, size) => sum + size, 0);
}
function asServiceError(error) {
	if (error instanceof ServiceError) return error;
	const said = messageOf(error).replaceAll(/https?:\/\/\S+/g, "its address").slice(0, MOST_SAID);
	const { statusCode, code } = Object(error);
	if (typeof statusCode === "number") {
		const name = typeof code === "string" ? ` (${code})` : "";
		return new ServiceError(faultOf(statusCode, said), `The store of GitHub's artifacts answered HTTP ${statusCode}${name}`);
	}
	const [, status, rest = ""] = /\((\d{3})\) ?(.*)/s.exec(said) ?? [];
	if (status !== void 0) {
		const why = rest.trim() === "" ? "" : `: ${rest.trim()}`;
		return new ServiceError(faultOf(Number(status), said), `${SERVICE} answered HTTP ${status}${why}`);
	}
	if (/was not ok/.test(said)) return new ServiceError("unavailable", `${SERVICE} answered HTTP 200 and did not accept it`);
	if (/not found/i.test(said)) return new ServiceError("missing", `${SERVICE} does not have it`);
	const [, network] = /Unable to make request: (\w+)/.exec(said) ?? [];
	if (network !== void 0) return new ServiceError("unavailable", `${SERVICE} could not be reached: ${network}`);
	return new ServiceError(faultOf(0, said), `${SERVICE} could not be used: ${said}`);
}
const MOST_SAID = 300;
function faultOf(status, said) {
	if (status === 401 || status === 403 || /\bJWT\b/.test(said)) return "refused";
	if (status === 404) return "missing";
	if (status === 409) return "taken";
	if (status === 400 || status === 422 || /not valid/.test(said)) return "invalid";
	return status === 429 || /storage quota/.test(said) ? "limited" : "unavailable";
}
export { untilAborted as a, whyNoArtifacts as i, isOwnServer as n, openArtifactWriter as r, artifactWriter as t };
