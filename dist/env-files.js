import { c as require_main } from "./secret-names.js";
import { dirname, join } from "node:path";
// src/suites/references/env-files.ts
var import_main = require_main();
const MAX_ENV_BYTES = 1048576;
async function readEnvFiles(folder, { root, cwd }, files) {
	const variables = {};
	for (const candidate of searchRoots(folder, {
		root,
		cwd
	})) {
		const path = join(candidate, ".env");
		if (await files.state(path) !== "file") continue;
		for (const [name, value] of Object.entries((0, import_main.parse)(await files.read(path, MAX_ENV_BYTES)))) if (!Object.hasOwn(variables, name)) variables[name] = value;
	}
	return variables;
}
function searchRoots(folder, { root, cwd }) {
	const above = [folder];
	for (let at = folder; at !== root && dirname(at) !== at && isInside(root, at); at = dirname(at)) above.push(dirname(at));
	return [...new Set([
		...above,
		root,
		cwd
	])];
}
const isInside = (root, folder) => folder === root || folder.startsWith(root.endsWith("/") || root.endsWith("\\") ? root : `${root}/`) || folder.startsWith(`${root}\\`);
export { searchRoots as n, readEnvFiles as t };
