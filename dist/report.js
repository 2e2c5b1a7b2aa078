import { t as startStep } from "./start-step.js";
// src/report.ts
startStep();
const { reportAction } = await import("./report-action.js");
process.exitCode = await reportAction();
export {};
