// src/shared/never.ts
function never(value) {
	throw new Error(`Unhandled: ${JSON.stringify(value)}`);
}
export { never as t };
