import { n as startStep } from "./start.js";
// src/report.ts
startStep();
const { reportAction } = await import("./report-action.js");
process.exitCode = await reportAction();
export {};
