// src/grade/bounded-exec.ts
function boundedExec(exec, most) {
	const waiting = new Set();
	let running = 0;
	const turn = async (signal) => {
		if (signal.aborted) return false;
		if (running < most) {
			running += 1;
			return true;
		}
		return new Promise((resolve) => {
			const begin = () => {
				signal.removeEventListener("abort", giveUp);
				resolve(true);
			};
			const giveUp = () => {
				waiting.delete(begin);
				resolve(false);
			};
			waiting.add(begin);
			signal.addEventListener("abort", giveUp, { once: true });
		});
	};
	const over = () => {
		const [next] = waiting;
		if (next === void 0) {
			running -= 1;
			return;
		}
		waiting.delete(next);
		next();
	};
	return { async run(request, signal) {
		if (!await turn(signal)) return NOT_BEGUN;
		try {
			return await exec.run(request, signal);
		} finally {
			over();
		}
	} };
}
const NOT_BEGUN = {
	kind: "cancelled",
	stdout: "",
	stderr: "",
	durationMs: 0
};
export { boundedExec as t };
