import { y as messageOf } from "./json.js";
import { t as ServiceError } from "./service-error.js";
// src/reports/reporters/not-taken.ts
function notTaken(name, error, permission, whyRefused) {
	const hint = whyRefused ?? (permission && permissionHint(permission));
	const isRefusal = error instanceof ServiceError && (error.fault === "refused" || error.fault === "missing");
	return {
		kind: "notDelivered",
		name,
		why: messageOf(error),
		...isRefusal && hint && { hint }
	};
}
const permissionHint = (...permissions) => [
	"Give the job these permissions:",
	"  permissions:",
	...["contents: read", ...permissions].map((each) => `    ${each}`)
].join("\n");
export { permissionHint as n, notTaken as t };
