import { getOrMake } from '../../../model/values/once.ts';
import { type Child, h, name } from '../dom.ts';
import { type OpenTest, sideTitle } from '../page.ts';

/** The agent's changes of files, by file, on both sides. */
export function filesView({ files = {}, side, head: title }: OpenTest): Child {
  const head = byFile(files['head'] ?? '');
  const base = byFile(files[side ?? ''] ?? '');
  if (head.size === 0 && base.size === 0) return null;
  return [...new Set([...head.keys(), ...base.keys()])].map((file) => {
    const [now, before] = [head.get(file), base.get(file)];
    const isEqual = now !== undefined && before !== undefined && now.join('\n') === before.join('\n');
    const column = (title: string, lines: readonly string[]) =>
      h('div', h('p.caption', h('b', title)), diffLines(lines));
    return h(
      'details.file',
      { open: !isEqual },
      h(
        'summary',
        name(file, 'tool'),
        isEqual && h('small', 'equal on both sides'),
        side !== undefined && now === undefined && h('small', `only on ${sideTitle(side)}`),
        base.size > 0 && before === undefined && h('small', `only on ${title}`),
      ),
      isEqual || before === undefined || now === undefined
        ? diffLines(now ?? before ?? [])
        : h('div.columns', column(sideTitle(side), before), column(title, now)),
    );
  });
}

/** The lines of a unified diff, by file. */
function byFile(changes: string): Map<string, string[]> {
  const files = new Map<string, string[]>();
  let lines: string[] | undefined;
  for (const line of changes.split('\n')) {
    const start = /^diff --git a\/.+? b\/(.+)$/.exec(line) ?? (lines ? null : /^\+\+\+ (?:b\/)?(.+)$/.exec(line));
    if (start !== null) lines = getOrMake(files, start[1] ?? '', () => []);
    else if (!/^(?:index |--- |\+\+\+ |new file|deleted file|similarity )/.test(line)) {
      if (line !== '') lines ??= getOrMake(files, 'changes', () => []);
      lines?.push(line);
    }
  }
  return files;
}

const diffLines = (lines: readonly string[]): Node =>
  h(
    'pre.diff',
    lines.map((line) => {
      const kind = line.startsWith('+') ? 'ins' : line.startsWith('-') ? 'del' : undefined;
      return h(kind ?? (line.startsWith('@@') ? 'span.hunk' : 'span'), `${line}\n`);
    }),
  );
