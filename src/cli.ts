#!/usr/bin/env node
import { startCommand } from './app/cli/start-command.ts';

startCommand();
const { commandLine } = await import('./app/cli/command-line.ts');

process.exitCode = await commandLine(process.argv.slice(2));
