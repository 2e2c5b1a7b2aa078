import { relative } from "node:path";
// src/suites/references/shown-path.ts
function shownPath(path, cwd) {
	const fromHere = relative(cwd, path);
	return (fromHere !== "" && !/^\.\.(?:[/\\]|$)/.test(fromHere) && fromHere !== path ? fromHere : path).replaceAll("\\", "/");
}
export { shownPath as t };
