function percent(share) {
	return share === void 0 ? "\u2013" : `${percentDigits(share)}%`;
}
const percentRange = ({ low, high }) => `${percentDigits(low)}\u2013${percentDigits(high)}%`;
function score(value, mark = 1) {
	if (value === void 0) return "\u2013";
	const rounded = Math.round(value * 100) / 100;
	return (value < mark && rounded >= mark ? Math.floor(value * 100) / 100 : rounded).toFixed(2);
}
const neededScore = ({ threshold, isDefaultThreshold }) => threshold === void 0 ? void 0 : `needs ${score(threshold)}${isDefaultThreshold ? " by default" : ""}`;
function money(dollars) {
	if (dollars === void 0) return "\u2013";
	if (dollars === 0 || dollars >= .995) return `$${grouped(dollars.toFixed(2))}`;
	if (dollars < LEAST_MONEY) return `<$${LEAST_MONEY}`;
	return `$${dollars.toFixed(decimalsOf(dollars)).replace(/(\.\d\d)0+$/, "$1")}`;
}
const LEAST_MONEY = 1e-4;
const decimalsOf = (dollars) => dollars >= .1 ? 2 : dollars >= .01 ? 3 : 4;
function duration(ms) {
	if (ms === void 0) return "\u2013";
	if (Math.round(ms) < 1e3) return `${Math.round(ms)} ms`;
	const tenths = Math.round(ms / 100);
	if (tenths < 600) return `${(tenths / 10).toFixed(1)} s`;
	const seconds = Math.round(ms / 1e3);
	if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
	const minutes = Math.round(ms / 6e4);
	return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
function tokens(count) {
	if (count === void 0) return "\u2013";
	if (Math.round(count) < 1e3) return `${Math.round(count)}`;
	return count < 999950 ? `${oneDecimal(count / 1e3)}k` : `${oneDecimal(count / 1e6)}M`;
}
const tokenTotal = (usage) => usage === void 0 ? void 0 : usage.input + usage.output;
function percentDigits(share) {
	const value = share * 100;
	if (value > 0 && value < 1) return Math.max(.1, Math.round(value * 10) / 10).toString();
	if (value > 99 && value < 100) return Math.min(99.9, Math.round(value * 10) / 10).toString();
	return Math.round(value).toString();
}
const grouped = (digits) => digits.replace(/\B(?=(\d{3})+\.)/g, ",");
const oneDecimal = (value) => value.toFixed(1).replace(/\.0$/, "");
export { percentRange as a, tokens as c, percent as i, money as n, score as o, neededScore as r, tokenTotal as s, duration as t };
