import { expect, test } from 'vitest';
import { programFiles } from '../../src/shared/program-file.ts';

test.each<[string | string[], string[]]>([
  [['python3', 'graders/nope.py'], ['graders/nope.py']],
  [['node', '--no-warnings', 'grade.mjs', 'other.js'], ['grade.mjs']],
  [['uv', 'run', 'grade.py'], ['grade.py']],
  [['./grade.sh', 'data.py'], ['./grade.sh']],
  [['grade', 'data.py'], []],
  ['python agent.py --prompt-file {PROMPT_FILE}', ['agent.py']],
  ['KEY=1 exec node "my agent.js" | tee log.js', ['my agent.js']],
  ['python3 -m agent x.py', []],
  ["node -e 'console.log(1)' x.js", []],
  ['echo x.py; ./y.sh', []],
  ['cd app && node agent.js', []],
  ['node $AGENT_FILE.js', []],
  ['bash ~/agent.sh', []],
  ['', []],
  [[], []],
])('the command %j starts the files %j', (command, files) => {
  expect(programFiles(command)).toEqual(files);
});
