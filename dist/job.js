import { createHash } from "node:crypto";
// src/app/action/job.ts
function jobOf(env, event) {
	const [owner = "", repo = "", ...rest] = (env["GITHUB_REPOSITORY"] ?? "").split("/");
	const { GITHUB_API_URL: apiUrl = "", GITHUB_SERVER_URL: serverUrl = "" } = env;
	if (owner === "" || repo === "" || rest.length > 0 || !isHttp(apiUrl) || !isHttp(serverUrl)) return void 0;
	const pull = event.pull_request && asPull(event.pull_request);
	const defaultBranch = defaultBranchOf(event, env);
	return {
		event: event.name,
		owner,
		repo,
		apiUrl: apiUrl.replace(/\/+$/, ""),
		serverUrl: serverUrl.replace(/\/+$/, ""),
		run: numberIn(env["GITHUB_RUN_ID"]),
		attempt: Math.max(1, numberIn(env["GITHUB_RUN_ATTEMPT"])),
		workflow: env["GITHUB_WORKFLOW"] ?? "",
		name: env["GITHUB_JOB"] ?? "",
		ref: env["GITHUB_REF"] ?? "",
		head: pull?.headSha ?? event.merge_group?.head_sha ?? event.workflow_run?.head_sha ?? env["GITHUB_SHA"] ?? "",
		pull,
		actor: env["GITHUB_ACTOR"] ?? "",
		repositoryId: event.repository?.id ?? (numberIn(env["GITHUB_REPOSITORY_ID"]) || void 0),
		workflowFile: workflowFileOf(env),
		defaultBranch,
		isProtected: env["GITHUB_REF_PROTECTED"] === "true",
		base: baseOf(event, defaultBranch)
	};
}
const runUrlOf = ({ serverUrl, owner, repo, run, attempt }) => `${serverUrl}/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/actions/runs/${run}/attempts/${attempt}`;
function whyReadOnly({ actor, event }, pull) {
	if (event === "workflow_run") return void 0;
	if (pull?.isFork) return "A pull request from a fork gets a read-only token; the job summary has the report.";
	if (actor === "dependabot[bot]") return "A pull request by Dependabot gets a read-only token unless the workflow grants more in a \"permissions\" block; the job summary has the report.";
}
function defaultBranchOf({ name, repository }, { GITHUB_REF: ref = "" }) {
	const [, branch] = name === "schedule" ? /^refs\/heads\/(.+)$/s.exec(ref) ?? [] : [];
	return repository?.default_branch ?? branch;
}
function baseOf({ pull_request, merge_group }, defaultBranch) {
	if (merge_group?.base_ref !== void 0) return {
		branch: merge_group.base_ref.replace(/^refs\/heads\//, ""),
		sha: merge_group.base_sha
	};
	const branch = pull_request?.base.ref ?? defaultBranch;
	return branch === void 0 ? void 0 : { branch };
}
function workflowFileOf({ GITHUB_WORKFLOW_REF: ref, GITHUB_REPOSITORY: repository }) {
	return repository !== void 0 && ref?.startsWith(`${repository}/`) ? ref?.slice(repository.length + 1).replace(/@.*$/s, "") : void 0;
}
const asPull = ({ number, state, head, base }) => ({
	number,
	headSha: head.sha,
	isFork: head.repo?.full_name !== base.repo.full_name,
	isOpen: state !== "closed",
	...base.ref !== void 0 && { base: {
		branch: base.ref,
		sha: base.sha
	} },
	...head.repo && { headRepository: head.repo.full_name }
});
const numberIn = (text) => /^\d{1,15}$/.test(text ?? "") ? Number(text) : 0;
const isHttp = (url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
function keyOf({ commentKey, matrix }, { workflow, name }) {
	const job = [workflow, name].filter((part) => part !== "").join("/");
	const key = commentKey ?? (matrix === void 0 ? job : `${job} (${matrix})`);
	if (key.length <= 100) return key || "evals";
	const hash = createHash("sha256").update(key).digest("hex").slice(0, 8);
	return `${key.slice(0, 100 - hash.length - 1)}-${hash}`;
}
export { whyReadOnly as i, keyOf as n, runUrlOf as r, jobOf as t };
