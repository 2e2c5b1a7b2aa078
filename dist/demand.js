import { _ as hookPoints } from "./grade.js";
import { resolve } from "node:path";
// src/workspaces/demand.ts
function workspaceOf({ suite, test, target }) {
	const { workspace } = test;
	const { workspaceTemplate: template } = target;
	if (template === void 0 || workspace?.template !== void 0) return workspace;
	const path = resolve(suite.folder, template.path);
	return {
		...workspace ?? emptyWorkspace(template.location),
		template: {
			path,
			location: template.location
		}
	};
}
const emptyWorkspace = (location) => ({
	isolation: "shared",
	repositories: [],
	hooks: {},
	requires: {
		commands: [],
		pythonModules: []
	},
	files: [],
	location
});
function targetHooksOf({ suite, target }, cwd) {
	const hooks = suite.targets.find(({ name }) => name === target.name)?.hooks;
	if (hooks === void 0) return {};
	const whole = hookPoints.flatMap((point) => {
		const hook = hooks[point];
		if (hook === void 0) return [];
		const folder = hook.cwd === void 0 ? suite.folder : resolve(cwd, hook.cwd);
		return [[point, {
			...hook,
			cwd: folder,
			reset: "none"
		}]];
	});
	return Object.fromEntries(whole);
}
export { targetHooksOf as n, workspaceOf as r, emptyWorkspace as t };
