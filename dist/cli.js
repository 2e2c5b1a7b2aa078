#!/usr/bin/env node
import { t as startCommand } from "./start.js";
// src/cli.ts
startCommand();
const { commandLine } = await import("./command-line.js");
process.exitCode = await commandLine(process.argv.slice(2));
export {};
