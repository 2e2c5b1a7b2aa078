import { yu as stopSignal } from "./common.js";
// src/plan.ts
stopSignal();
const { planAction } = await import("./plan-action.js");
process.exitCode = await planAction();
export {};
