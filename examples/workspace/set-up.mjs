// Runs once, before the first test: what a project needs before somebody can work in it. Here it is the agent itself.
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const { workspace_path } = JSON.parse(readFileSync(0, 'utf8'));
mkdirSync(join(workspace_path, '.tools'), { recursive: true });
copyFileSync('agent.mjs', join(workspace_path, '.tools', 'agent.mjs'));
