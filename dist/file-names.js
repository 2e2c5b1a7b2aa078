// src/shared/file-names.ts
const ODD = /[\uDC80-\uDCFF]+/u;
const utf8 = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
function nameOf(bytes) {
	try {
		return utf8.decode(bytes);
	} catch {
		return Array.from(bytes, (byte) => String.fromCharCode(byte < 128 ? byte : 56320 + byte)).join("");
	}
}
function onDisk(path) {
	if (!ODD.test(path)) return path;
	const parts = path.split(/([\uDC80-\uDCFF]+)/u);
	return Buffer.concat(parts.map((part, index) => index % 2 === 0 ? Buffer.from(part) : Buffer.from(Array.from(part, (sign) => sign.charCodeAt(0) - 56320))));
}
function unquoted(path) {
	if (!path.startsWith("\"")) return path;
	const bytes = path.slice(1, -1).replaceAll(/\\([0-7]{3}|.)/g, (_, code) => ESCAPED[code] ?? signOf(code));
	return nameOf(Buffer.from(bytes, "latin1"));
}
const signOf = (code) => /^\d/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : code;
const ESCAPED = {
	a: "\x07",
	b: "\b",
	t: "	",
	n: "\n",
	v: "\v",
	f: "\f",
	r: "\r"
};
export { onDisk as n, unquoted as r, nameOf as t };
