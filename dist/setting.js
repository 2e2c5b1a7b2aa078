import { A as _instanceof, J as union, K as string, M as array, P as boolean, V as number, et as NEVER } from "./json.js";
// src/model/suite/setting.ts
var Variable = class {
	name;
	value;
	constructor(name, value) {
		this.name = name;
		this.value = value;
	}
	get isBlank() {
		return this.value === void 0 || this.value.trim() === "";
	}
	get state() {
		return this.value === void 0 ? "unset" : "empty";
	}
};
const given = union([string(), _instanceof(Variable)], "must be text");
const verbatimText = () => given.optional().transform((value) => value instanceof Variable ? value.value : value);
const optionalText = () => given.optional().transform((value) => {
	if (value === void 0) return void 0;
	if (value instanceof Variable) return value.isBlank ? void 0 : value.value;
	return value.trim() === "" ? void 0 : value.trim();
});
const requiredText = () => given.optional().transform((value, context) => {
	if (value instanceof Variable && !value.isBlank) return value.value ?? "";
	if (typeof value === "string" && value.trim() !== "") return value.trim();
	context.addIssue({
		code: "custom",
		message: whyMissing(value),
		input: value
	});
	return NEVER;
});
const secret = () => given.optional().transform((value, context) => {
	if (value instanceof Variable && !value.isBlank) return value.value ?? "";
	const message = typeof value === "string" && value.trim() !== "" ? FROM_ENVIRONMENT : whyMissing(value);
	context.addIssue({
		code: "custom",
		message,
		params: { secret: true }
	});
	return NEVER;
});
const optionalSecret = () => given.optional().transform((value, context) => {
	if (value === void 0) return void 0;
	const parsed = secret().safeParse(value);
	if (parsed.success) return parsed.data;
	for (const { message } of parsed.error.issues) context.addIssue({
		code: "custom",
		message,
		params: { secret: true }
	});
	return NEVER;
});
const optionalKey = () => given.optional().transform((value, context) => {
	if (typeof value === "string" && value.trim() !== "") return {
		text: value.trim(),
		isLiteral: true
	};
	const parsed = optionalSecret().safeParse(value);
	if (parsed.success) return parsed.data === void 0 ? void 0 : {
		text: parsed.data.trim(),
		isLiteral: false
	};
	for (const { message } of parsed.error.issues) context.addIssue({
		code: "custom",
		message,
		params: { secret: true }
	});
	return NEVER;
});
const FROM_ENVIRONMENT = "must come from the environment: write ${{ NAME }} and set that variable";
const optionalNumber = () => union([
	number(),
	string(),
	_instanceof(Variable)
], "must be a number").optional().transform((value, context) => {
	const text = value instanceof Variable ? value.value : value;
	if (text === void 0 || typeof text === "string" && text.trim() === "") return void 0;
	const number = Number(text);
	if (Number.isFinite(number)) return number;
	context.addIssue({
		code: "custom",
		message: "must be a number",
		input: text
	});
	return NEVER;
});
const optionalBoolean = () => union([
	boolean(),
	string(),
	_instanceof(Variable)
], "must be true or false").optional().transform((value, context) => {
	const text = value instanceof Variable ? value.value : value;
	if (text === void 0 || typeof text === "boolean") return text;
	if (text.trim() === "") return void 0;
	const word = text.trim().toLowerCase();
	if (word === "true" || word === "1") return true;
	if (word === "false" || word === "0") return false;
	context.addIssue({
		code: "custom",
		message: "must be true or false",
		input: text
	});
	return NEVER;
});
const A_LIST = "must be a list of texts";
function textList() {
	return array(union([
		string(),
		number(),
		_instanceof(Variable)
	], A_LIST), A_LIST).optional().transform((items, context) => {
		if (items === void 0 || items.length === 0) return void 0;
		return items.map((item, index) => {
			if (!(item instanceof Variable)) return String(item);
			if (item.isBlank) {
				const message = `needs the environment variable ${item.name}, which is ${item.state}`;
				context.addIssue({
					code: "custom",
					message,
					path: [index],
					params: { secret: true }
				});
			}
			return item.value ?? "";
		});
	});
}
function whyMissing(value) {
	if (!(value instanceof Variable)) return "is required";
	return `is required, but the environment variable ${value.name} is ${value.state}`;
}
export { optionalNumber as a, requiredText as c, optionalKey as i, textList as l, Variable as n, optionalSecret as o, optionalBoolean as r, optionalText as s, FROM_ENVIRONMENT as t, verbatimText as u };
