import { _ as UserError } from "./json.js";
import { t as openSite } from "./prepare.js";
import { t as findPolicy } from "./find-policy.js";
// src/app/config/configured-site.ts
const openConfiguredSite = async (asked, runtime) => openSite((await findPolicy(asked, runtime)).inputs, runtime);
async function openSiteToCheck(asked, runtime) {
	try {
		const { inputs } = await findPolicy(asked, runtime);
		return await openSite({
			...inputs,
			tag: [],
			excludeTag: []
		}, runtime);
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		return openSite(asked, runtime);
	}
}
export { openSiteToCheck as n, openConfiguredSite as t };
