#!/usr/bin/env node
// People start the command line often: Node 22.8 and later keep what V8 compiles.
process.getBuiltinModule('node:module').enableCompileCache?.();
const { commandLine } = await import('./app/cli/command-line.ts');

process.exitCode = await commandLine(process.argv.slice(2));

export {};
