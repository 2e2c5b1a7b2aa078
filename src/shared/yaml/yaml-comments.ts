import { Lexer } from 'yaml';

/** The comments of a YAML text that another one lacks, each as often as it is missing. */
export function lostComments(before: string, after: string): string[] {
  const left = new Map<string, number>();
  for (const comment of withInner(commentsOf(after))) left.set(comment, (left.get(comment) ?? 0) + 1);
  return withInner(commentsOf(before)).filter((comment) => {
    const count = left.get(comment) ?? 0;
    left.set(comment, count - 1);
    return count <= 0;
  });
}

/** A line that became a comment may end with its own comment. */
const withInner = (comments: readonly string[]): string[] =>
  comments.flatMap((comment) => [
    comment,
    ...(comment.includes('#', 1) ? commentsOf(comment.slice(1).trimStart()) : []),
  ]);

/** What follows this mark of the lexer is the content of a scalar, whatever it looks like. */
const SCALAR = '\u001f';

export function commentsOf(text: string): string[] {
  const comments: string[] = [];
  let isContent = false;
  for (const lexeme of new Lexer().lex(text)) {
    if (!isContent && lexeme.startsWith('#')) comments.push(lexeme.trimEnd());
    isContent = lexeme === SCALAR;
  }
  return comments;
}
