#!/usr/bin/env node
import { t as cacheCompiledCode } from "./compile-cache.js";
// src/app/cli/start-command.ts
const startCommand = () => cacheCompiledCode();
// src/cli.ts
startCommand();
const { commandLine } = await import("./command-line.js");
process.exitCode = await commandLine(process.argv.slice(2));
export {};
