import { Nd as userError, dc as isReviewerName } from "./common.js";
// src/app/labels/reviewer.ts
async function reviewerName(given, { runtime, cwd }) {
	const name = given?.trim() ?? await nameInGit({
		runtime,
		cwd
	});
	if (name !== "" && isReviewerName(name)) return name;
	throw userError("INPUT_INVALID", name !== "" ? "The reviewer is an e-mail address" : "The reviewer is not known", {
		expected: "a name, which is stored in the repository",
		hint: "Set it with --reviewer NAME."
	});
}
async function nameInGit({ runtime: { git, signal }, cwd }) {
	const asked = await git.run(["config", "user.name"], {
		cwd,
		timeoutMs: 1e4
	}, signal);
	return asked.kind === "exited" && asked.exitCode === 0 ? asked.stdout.trim() : "";
}
export { reviewerName as t };
