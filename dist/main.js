import { t as startStep } from "./start-step.js";
// src/main.ts
startStep();
const { mainAction } = await import("./action.js");
process.exitCode = await mainAction();
export {};
