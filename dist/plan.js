import { t as startStep } from "./start-step.js";
// src/plan.ts
startStep();
const { planAction } = await import("./plan-action.js");
process.exitCode = await planAction();
export {};
