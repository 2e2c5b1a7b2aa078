import { t as stopSignal } from "./stop-signal.js";
// src/report.ts
stopSignal();
const { reportAction } = await import("./report-action.js");
process.exitCode = await reportAction();
export {};
