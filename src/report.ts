import { reportAction } from './app/report-action.ts';

process.exitCode = await reportAction();
