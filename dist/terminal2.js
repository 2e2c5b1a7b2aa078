import { _ as inOneLine, b as withoutAnsi, g as dropInvisible, h as beginningOf } from "./iso-time.js";
// src/reports/escape/terminal.ts
const oneLine = (text) => inOneLine(dropInvisible(withoutAnsi(beginningOf(text))));
export { oneLine as t };
