// Looks at what changed, a unified diff, and not at what was said.
import { readFileSync } from 'node:fs';

const { file_changes } = JSON.parse(readFileSync(0, 'utf8'));
const files = [...(file_changes ?? '').matchAll(/^diff --git a\/(\S+) /gm)].map(([, file]) => file);
const assertions = [
  { text: 'Something changed', passed: files.length > 0 },
  { text: `Only files in src changed: ${files.join(', ')}`, passed: files.every((file) => file.startsWith('src/')) },
];
console.log(
  JSON.stringify({ score: assertions.filter(({ passed }) => passed).length / assertions.length, assertions }),
);
