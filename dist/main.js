import { t as stopSignal } from "./stop-signal.js";
// src/main.ts
stopSignal();
const { mainAction } = await import("./action.js");
process.exitCode = await mainAction();
export {};
