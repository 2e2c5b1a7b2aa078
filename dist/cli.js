#!/usr/bin/env node
// src/cli.ts
process.getBuiltinModule("node:module").enableCompileCache?.();
const { commandLine } = await import("./command-line.js");
process.exitCode = await commandLine(process.argv.slice(2));
export {};
