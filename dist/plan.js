import { n as startStep } from "./start.js";
// src/plan.ts
startStep();
const { planAction } = await import("./plan-action.js");
process.exitCode = await planAction();
export {};
