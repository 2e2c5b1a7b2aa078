// A very small writer of release notes: the program under test. Each line of the question is one change.
const changes = (process.argv[2] ?? '').split('\n').slice(1);

const notes = changes.map((change) => {
  const [, kind, text, issue] = /^(fix|add|drop): (.*?)(?: \(#(\d+)\))?$/.exec(change.trim()) ?? [];
  const verb = { fix: 'Fixed', add: 'Added', drop: 'Dropped' }[kind];
  return verb && `- ${verb}: ${text}${issue ? ` ([#${issue}](https://example.com/issues/${issue}))` : ''}`;
});
console.log(['# Release notes', '', ...notes.filter(Boolean)].join('\n'));
