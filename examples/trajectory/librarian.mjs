// A librarian that notes down what it does: the program under test. It gets the question as its first argument and
// writes its answer, with the tool calls that led to it, to the file that is its second.
import { writeFileSync } from 'node:fs';

const [question = '', outputFile = ''] = process.argv.slice(2);

const shelves = {
  'books/whales.md': 'Moby-Dick was written by Herman Melville and published in 1851.',
  'books/castles.md': 'The Castle was written by Franz Kafka. It was left unfinished.',
};
const calls = [];

/** Every tool goes through here, so that nothing is done without being reported. */
function use(tool, input, work) {
  const output = work(input);
  calls.push({ tool, input, output, duration_ms: 5 });
  return output;
}

const search = (query) =>
  use('search', { query, limit: 3 }, () =>
    Object.keys(shelves).filter((path) => shelves[path].toLowerCase().includes(query.toLowerCase())),
  );
const read = (path) => use('read', { path }, () => shelves[path]);
const reserve = (title) => use('reserve', { title }, () => `Reserved: ${title}`);

function answerTo(text) {
  const title = /"([^"]+)"/.exec(text)?.[1];
  if (title === undefined) return 'Which book do you mean?';
  const [path] = search(title);
  if (path === undefined) return `We do not have "${title}".`;
  const found = read(path);
  return /reserve/i.test(text) ? reserve(title) : found;
}

const content = answerTo(question);
writeFileSync(
  outputFile,
  JSON.stringify({
    output: [{ role: 'assistant', content, tool_calls: calls }],
    token_usage: { input: 120 * (calls.length + 1), output: content.length },
    cost_usd: 0.0004 * (calls.length + 1),
    duration_ms: 5 * calls.length + 20,
  }),
);
