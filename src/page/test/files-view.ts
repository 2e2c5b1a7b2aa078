import { type Child, h, name } from '../dom.ts';
import type { OpenTest } from './open-test.ts';
import { sideTitle } from './side-title.ts';

interface FileDiff {
  readonly file: string;
  readonly lines: readonly string[];
}

/** The agent's changes of files, by file, on both sides. */
export function filesView({ files = {}, side }: OpenTest): Child {
  const head = byFile(files['head'] ?? '');
  const base = side === undefined ? [] : byFile(files[side] ?? '');
  if (head.length === 0 && base.length === 0) return null;
  const names = [...new Set([...head, ...base].map(({ file }) => file))];
  return names.map((file) => {
    const [now, before] = [head.find((each) => each.file === file), base.find((each) => each.file === file)];
    const isEqual = now !== undefined && before !== undefined && now.lines.join('\n') === before.lines.join('\n');
    return h(
      'details',
      { class: 'file', open: !isEqual },
      h(
        'summary',
        {},
        name(file, 'tool'),
        isEqual ? h('small', {}, 'equal on both sides') : null,
        side !== undefined && now === undefined ? h('small', {}, `only on ${sideTitle(side)}`) : null,
        side !== undefined && base.length > 0 && before === undefined ? h('small', {}, 'only on head') : null,
      ),
      isEqual || before === undefined || now === undefined
        ? lines(now ?? before)
        : h(
            'div',
            { class: 'columns' },
            h('div', {}, h('p', { class: 'caption' }, h('b', {}, sideTitle(side))), lines(before)),
            h('div', {}, h('p', { class: 'caption' }, h('b', {}, 'head')), lines(now)),
          ),
    );
  });
}

/** The sections of a unified diff. */
function byFile(changes: string): FileDiff[] {
  const found: { file: string; lines: string[] }[] = [];
  for (const line of changes.split('\n')) {
    const start = /^diff --git a\/(.+?) b\/(.+)$/.exec(line);
    const added = found.length === 0 ? /^\+\+\+ (?:b\/)?(.+)$/.exec(line) : null;
    if (start !== null) found.push({ file: start[2] ?? '', lines: [] });
    else if (added !== null) found.push({ file: added[1] ?? '', lines: [] });
    else if (!/^(?:index |--- |\+\+\+ |new file|deleted file|similarity )/.test(line)) {
      const last = found.at(-1);
      if (last !== undefined) last.lines.push(line);
      else if (line !== '') found.push({ file: 'changes', lines: [line] });
    }
  }
  return found;
}

const lines = (diff: FileDiff | undefined): Node =>
  h(
    'pre',
    { class: 'diff' },
    diff?.lines.map((line) => {
      const kind = line.startsWith('+') ? 'ins' : line.startsWith('-') ? 'del' : undefined;
      return kind === undefined
        ? h('span', { class: line.startsWith('@@') ? 'hunk' : '' }, `${line}\n`)
        : h(kind, {}, `${line}\n`);
    }),
  );
