// src/app/cli/harmless-json.ts
const harmlessJson = (value, indent) => JSON.stringify(value, void 0, indent).replaceAll(/(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, (character) => Array.from({ length: character.length }, (_, at) => escapeOf(character.charCodeAt(at))).join("")).replaceAll("##[", `${escapeOf(35)}#[`);
const escapeOf = (unit) => `\\u${unit.toString(16).padStart(4, "0")}`;
export { harmlessJson as t };
