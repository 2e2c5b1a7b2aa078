// src/shared/data-difference.ts
function firstDifference(expected, actual) {
	const waiting = [{
		expected,
		actual,
		step: void 0,
		parent: void 0
	}];
	for (let pair = waiting.pop(); pair !== void 0; pair = waiting.pop()) {
		if (pair.expected === pair.actual || Object.is(pair.expected, pair.actual)) continue;
		const inside = pairsWithin(pair);
		if (inside === void 0) return {
			path: pathTo(pair),
			expected: pair.expected,
			actual: pair.actual
		};
		waiting.push(...inside.reverse());
	}
}
function pairsWithin(pair) {
	const { expected, actual } = pair;
	if (!isContainer(expected) || !isContainer(actual)) return void 0;
	if (Array.isArray(expected) !== Array.isArray(actual)) return void 0;
	if (Array.isArray(expected) && Array.isArray(actual) && expected.length !== actual.length) return void 0;
	return [...new Set([...Object.keys(expected), ...Object.keys(actual)])].map((key) => ({
		expected: own(expected, key),
		actual: own(actual, key),
		step: key,
		parent: pair
	}));
}
const isContainer = (value) => typeof value === "object" && value !== null;
const own = (container, key) => Object.hasOwn(container, key) ? container[key] : void 0;
function pathTo(pair) {
	const steps = [];
	for (let at = pair; at?.step !== void 0; at = at.parent) steps.push(at.step);
	return steps.reverse();
}
// src/shared/deep-equal.ts
const deepEqual = (one, other) => firstDifference(one, other) === void 0;
export { firstDifference as n, deepEqual as t };
