import { n as startStep } from "./start.js";
// src/post.ts
startStep();
const { postAction } = await import("./post2.js");
process.exitCode = await postAction();
export {};
