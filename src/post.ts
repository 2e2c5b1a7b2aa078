import { postAction } from './app/post.ts';

process.exitCode = await postAction();
