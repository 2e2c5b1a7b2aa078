/**
 * An upper bound of the steps of a backtracking engine for a pattern and a text of this length; infinite if they may
 * grow exponentially. A cheap overestimate, not a proof of the worst case.
 */
export function matchCost({ source, flags }: { source: string; flags: string }, length: number): number {
  // Classes within classes, with texts in them.
  if (flags.includes('v')) return Number.POSITIVE_INFINITY;
  let ways = 1;
  let group: Group = { alternatives: 1, hasChoice: false };
  let isAfterChoice = false;
  const around: Group[] = [];

  for (const [token] of source.matchAll(TOKEN)) {
    const isQuantifier = /^(?:[*+?]|\{\d)/.test(token);
    if (/^\\[1-9k]/.test(token)) return Number.POSITIVE_INFINITY;
    if (isQuantifier) {
      // A repetition of what can match in several ways: each round multiplies them.
      if (isAfterChoice && !token.startsWith('?')) return Number.POSITIVE_INFINITY;
      ways *= waysOf(token, length);
      group.hasChoice = true;
    } else if (token.startsWith('(')) {
      around.push(group);
      group = { alternatives: 1, hasChoice: false };
    } else if (token === '|') {
      group.alternatives += 1;
    }
    if (token === ')') {
      ways *= group.alternatives;
      isAfterChoice = group.hasChoice || group.alternatives > 1;
      group = around.pop() ?? group;
      group.hasChoice ||= isAfterChoice;
    } else {
      isAfterChoice = false;
    }
  }
  // From every place of the text, in every way, along the whole pattern.
  return (length + 1) * ways * group.alternatives * Math.max(1, source.length);
}

interface Group {
  alternatives: number;
  hasChoice: boolean;
}

/** An escape, a class, the beginning of a group, a quantifier, or any other character. */
const TOKEN = /\\.|\[(?:\\.|[^\]\\])*\]|\(\??|(?:[*+?]|\{\d+(?:,\d*)?\})\??|./gs;

/** In how many ways a quantifier can be satisfied. `{n}` can in one, but is that long. */
function waysOf(quantifier: string, length: number): number {
  if (quantifier.startsWith('?')) return 2;
  const [, least = '', most] = /^\{(\d+)(?:,(\d*))?\}/.exec(quantifier) ?? [];
  const isBounded = least !== '' && most !== '';
  return (isBounded ? Number(most ?? least) : length + Number(least)) + 1;
}
