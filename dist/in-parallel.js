// src/shared/in-parallel.ts
const AHEAD = 16;
async function inParallel(items, work, most = AHEAD) {
	const results = [];
	const queue = items[Symbol.iterator]();
	let taken = 0;
	const worker = async () => {
		for (let next = queue.next(); !next.done; next = queue.next()) {
			const index = taken++;
			results[index] = await work(next.value, index);
		}
	};
	await Promise.all(Array.from({ length: most }, worker));
	return results;
}
export { inParallel as t };
