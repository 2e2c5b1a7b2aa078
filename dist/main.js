import { n as startStep } from "./start.js";
// src/main.ts
startStep();
const { mainAction } = await import("./action.js");
process.exitCode = await mainAction();
export {};
