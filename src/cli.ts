import { commandLine } from './app/cli/command-line.ts';

process.exitCode = await commandLine(process.argv.slice(2));
