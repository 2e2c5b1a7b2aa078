import { _ as UserError } from "./json.js";
import { a as JOB_VARIABLES, i as wholeSecret, n as isSecretVariable, o as jobVariables, r as secretValues, s as problemsOfJobVariables } from "./secret-names.js";
import { n as matchesAny, t as isReserved } from "./reserved-variables.js";
import { n as modelVariables, t as agentVariables } from "./vendor-variables.js";
import { n as findRepository } from "./discover.js";
import { t as readEnvFiles } from "./env-files.js";
// src/app/config/environments.ts
const VENDOR_VARIABLES = [...modelVariables, ...agentVariables];
var Environments = class {
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
		this.#ofJob = jobVariables(runtime.env);
	}
	get hasPlaceholders() {
		return this.#at.hasPlaceholders ?? false;
	}
	async lookUpIn(folder) {
		const declared = await this.#declaredIn(folder);
		return (name, use) => {
			if (isReserved(name)) return void 0;
			const found = this.#set(name) ?? own(this.#provided.get(folder), name) ?? own(declared, name);
			const value = found?.trim() ? found : this.#placeholderFor(name, use) ?? found;
			if (use === "secret" && value !== void 0) this.#used.add(value);
			return value;
		};
	}
	provide(folders, variables) {
		for (const folder of folders) this.#provided.set(folder, variables);
	}
	async childEnvsIn(folder, more) {
		const declared = {
			...await this.#declaredIn(folder),
			...this.#provided.get(folder),
			...this.#ofJob
		};
		const current = Object.entries(declared).map(([name, value]) => [name, this.#set(name) ?? value]);
		const all = {
			...Object.fromEntries(current),
			...more
		};
		const program = this.#runtime.programEnv(all);
		const agent = this.#runtime.agentEnv(all);
		const ofVendors = Object.entries(agent).filter(([name]) => matchesAny(name, VENDOR_VARIABLES));
		return {
			program,
			agent,
			container: {
				...Object.fromEntries(ofVendors),
				...more
			},
			set: namesSet({
				...this.#runtime.env,
				...program
			})
		};
	}
	async secrets() {
		const declared = await Promise.all(this.#declared.values());
		const named = [
			this.#runtime.env,
			...declared,
			...this.#provided.values()
		].flatMap(secretValues);
		return [...new Set([...named, ...[...this.#used].flatMap(wholeSecret)])];
	}
	#placeholderFor(name, use) {
		if (!this.#at.hasPlaceholders || use !== "secret" && !isSecretVariable(name)) return void 0;
		const value = `placeholder-of-${name}`;
		this.#used.add(value);
		return value;
	}
	#set(name) {
		return own(this.#runtime.env, name) ?? own(this.#ofJob, name);
	}
	#declaredIn(folder) {
		const known = this.#declared.get(folder);
		if (known) return known;
		const reading = readEnvFiles(folder, this.#at, this.#runtime.files);
		this.#declared.set(folder, reading);
		return reading;
	}
};
async function secretsHere(runtime) {
	const { cwd, files } = runtime;
	const environments = new Environments(runtime, {
		root: await findRepository(cwd, files),
		cwd
	});
	await environments.lookUpIn(cwd);
	return environments.secrets();
}
function refuseMalformed(env) {
	const reserved = Object.keys(jobVariables(env)).filter(isReserved);
	const problems = [...problemsOfJobVariables(env), ...reserved.map((name) => `${name}: it belongs to the job, and no target can read it`)].map((what) => ({
		code: "INPUT_INVALID",
		severity: "error",
		message: `${JOB_VARIABLES}, ${what}`,
		hint: "Write one NAME=value per line. Put values with several lines, spaces around them or \"#\" in quotes."
	}));
	if (problems.length > 0) throw new UserError(problems);
}
const namesSet = (variables) => Object.entries(variables).flatMap(([name, value]) => value ? [name] : []);
const own = (variables = {}, name) => Object.hasOwn(variables, name) ? variables[name] : void 0;
export { secretsHere as n, Environments as t };
