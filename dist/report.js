import { yu as stopSignal } from "./common.js";
// src/report.ts
stopSignal();
const { reportAction } = await import("./report-action.js");
process.exitCode = await reportAction();
export {};
