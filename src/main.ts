import { mainAction } from './app/action.ts';

process.exitCode = await mainAction();
