// src/shared/json-string.ts
const jsonString = (text) => NEEDS_ESCAPES.test(text) ? JSON.stringify(text) : `"${text}"`;
const NEEDS_ESCAPES = /[^ !#-[\]-~]/;
export { jsonString as t };
