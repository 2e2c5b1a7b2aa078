import { b as withoutAnsi, g as dropInvisible } from "./iso-time.js";
// src/reports/escape/workflow-command.ts
const neutral = (text) => dropInvisible(withoutAnsi(text)).replace(/^([^\S\n]*):(?=:)/gm, "$1: ").replaceAll("##[", "## [");
const commandData = (text) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const commandProperty = (text) => commandData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
export { commandProperty as n, neutral as r, commandData as t };
