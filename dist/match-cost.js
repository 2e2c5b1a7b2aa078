// src/shared/match-cost.ts
function matchCost({ source, flags }, length) {
	if (flags.includes("v")) return Number.POSITIVE_INFINITY;
	let ways = 1;
	let group = {
		alternatives: 1,
		hasChoice: false
	};
	let isAfterChoice = false;
	const around = [];
	for (const [token] of source.matchAll(TOKEN)) {
		const isQuantifier = /^(?:[*+?]|\{\d)/.test(token);
		if (/^\\[1-9k]/.test(token)) return Number.POSITIVE_INFINITY;
		if (isQuantifier) {
			if (isAfterChoice && !token.startsWith("?")) return Number.POSITIVE_INFINITY;
			ways *= waysOf(token, length);
			group.hasChoice = true;
		} else if (token.startsWith("(")) {
			around.push(group);
			group = {
				alternatives: 1,
				hasChoice: false
			};
		} else if (token === "|") group.alternatives += 1;
		if (token === ")") {
			ways *= group.alternatives;
			isAfterChoice = group.hasChoice || group.alternatives > 1;
			group = around.pop() ?? group;
			group.hasChoice ||= isAfterChoice;
		} else isAfterChoice = false;
	}
	return (length + 1) * ways * group.alternatives * Math.max(1, source.length);
}
const TOKEN = /\\.|\[(?:\\.|[^\]\\])*\]|\(\??|(?:[*+?]|\{\d+(?:,\d*)?\})\??|./gs;
function waysOf(quantifier, length) {
	if (quantifier.startsWith("?")) return 2;
	const [, least = "", most] = /^\{(\d+)(?:,(\d*))?\}/.exec(quantifier) ?? [];
	return (least !== "" && most !== "" ? Number(most ?? least) : length + Number(least)) + 1;
}
export { matchCost as t };
