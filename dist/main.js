import { yu as stopSignal } from "./common.js";
// src/main.ts
stopSignal();
const { mainAction } = await import("./action.js");
process.exitCode = await mainAction();
export {};
