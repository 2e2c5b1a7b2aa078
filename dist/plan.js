import { t as stopSignal } from "./stop-signal.js";
// src/plan.ts
stopSignal();
const { planAction } = await import("./plan-action.js");
process.exitCode = await planAction();
export {};
