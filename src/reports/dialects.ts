import { capitalized } from '../model/text/text.ts';

/**
 * Our Markdown for GitHub as other systems read it. Texts of others in it are escaped already, so what is rewritten
 * outside of code are only our own words and escapes.
 */

/** Keeps its notes from becoming commands ("Quick actions"), also in code: before GitLab 16 a fence did not always protect it. */
export const gitLabMarkdown = (gitHub: string): string =>
  withoutFormulas(withoutReferences(gitHub)).replace(/^([\t >]*)\/(?=[a-z_]+\s*$|[a-z_]+ )/gim, `$1${JOINER}/`);

export const azureMarkdown = (gitHub: string): string => withPlainAlerts(withoutFormulas(withoutReferences(gitHub)));

/** Bitbucket shows HTML as it is written, entities included, and has nothing that folds. */
export const bitbucketMarkdown = (gitHub: string): string =>
  outsideCode(withPlainAlerts(withoutReferences(gitHub)), (text) =>
    text
      .replace(/<summary>/g, '**')
      .replace(/<\/summary>/g, '**')
      .replace(/<details>|<\/details>\n*|<\/?(?:sub|span)>/g, '')
      // Its tables begin a paragraph.
      .replace(/^(#+ .*)\n(?=\|)/gm, '$1\n\n')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&#124;', '\\|')
      .replaceAll('&amp;', '&'),
  );

/** Shows nothing, and separates the signs next to it. */
const JOINER = '\u2060';

/** `@<GUID>` and `@{id}` mention people in Azure DevOps and Bitbucket; `!12` and `&12` leave a note in what they refer to. */
const withoutReferences = (markdown: string): string =>
  outsideCode(markdown.replace(/@(?=[<{])/g, `@${JOINER}`), (text) =>
    text.replace(/(?:!|&amp;)(?=\d)/g, `$&${JOINER}`),
  );

/** Parsers that look for formulas before HTML know a backslash, and those that look into texts afterwards an element. */
const withoutFormulas = (markdown: string): string =>
  outsideCode(markdown, (text) => text.replaceAll('<span>$</span>', '<span>\\$</span>'));

/** An alert of GitHub is a quotation elsewhere. */
const withPlainAlerts = (markdown: string): string =>
  markdown.replace(
    /^> \[!(NOTE|WARNING|CAUTION)\]$/gm,
    (_, kind: string) => `> **${capitalized(kind.toLowerCase())}**  `,
  );

/** A sign with a backslash; or code, from a run of backticks to the next one as long, be it a span or between fences. */
const ESCAPE_OR_CODE = /\\[^\n]|(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g;

function outsideCode(markdown: string, rewrite: (text: string) => string): string {
  let [rewritten, at] = ['', 0];
  for (const { 0: match, 1: ticks, index } of markdown.matchAll(ESCAPE_OR_CODE)) {
    if (ticks === undefined) continue;
    rewritten += rewrite(markdown.slice(at, index)) + match;
    at = index + match.length;
  }
  return rewritten + rewrite(markdown.slice(at));
}
