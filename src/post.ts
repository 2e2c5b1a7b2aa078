import { postAction } from './app/action/post.ts';

process.exitCode = await postAction();
