import { commandLine } from './app/command-line.ts';

process.exitCode = await commandLine(process.argv.slice(2));
