import { Composer, Lexer, Parser, type YAMLError, type Document as YamlDocument } from 'yaml';

export interface Complaint {
  readonly message: string;
  readonly offset: number;
  readonly hint?: string | undefined;
  /** Where the thing began that this one repeats. */
  readonly earlier?: number | undefined;
}

type Composed =
  | { readonly kind: 'composed'; readonly document: YamlDocument.Parsed }
  | { readonly kind: 'refused'; readonly complaints: readonly Complaint[] };

/** Lists and mappings inside one another. No suite that people can read comes near. */
export const MAX_DEPTH = 100;

/** The parser uses up to two stack entries per level. */
const MAX_OPEN = 2 * MAX_DEPTH + 10;

/** About 5 MiB of an ordinary suite; a text of only punctuation would take minutes. */
const MAX_LEXEMES = 2_000_000;

/** After the first mistakes a parser mostly complains about their consequences. */
const MAX_COMPLAINTS = 5;

/** Reads the one document of a YAML 1.2 text, in time and memory that a hostile text cannot choose. */
export function composeYaml(text: string): Composed {
  const parser = new Parser();
  const composer = new Composer({
    version: '1.2',
    schema: 'core',
    merge: true,
    prettyErrors: false,
    // Our own check reports both locations, and does not compare every key with every other.
    uniqueKeys: false,
    resolveKnownTags: false,
    logLevel: 'silent',
  });
  const documents: YamlDocument.Parsed[] = [];
  let lexemes = 0;
  let mistakes = 0;
  for (const lexeme of new Lexer().lex(text)) {
    lexemes += 1;
    if (lexemes > MAX_LEXEMES) return refused(tooMuch(parser.offset));
    for (const token of parser.next(lexeme)) {
      if (token.type === 'error') mistakes += 1;
      documents.push(...composer.next(token));
    }
    if (parser.stack.length > MAX_OPEN) return refused(tooDeep(parser.offset));
    if (mistakes > MAX_COMPLAINTS || documents.length > 0) break;
  }
  for (const token of parser.end()) documents.push(...composer.next(token));
  documents.push(...composer.end(true, text.length));

  const [first, second] = documents;
  const complaints = [...(first?.errors ?? []), ...(first?.warnings ?? []).filter(isUnknownTag)].map(complaintOf);
  if (second !== undefined && complaints.length === 0) complaints.push(secondDocument(second.range[0]));
  if (complaints.length > 0) return refused(...onePerLine(complaints, text).slice(0, MAX_COMPLAINTS));
  // Even an empty text is a document.
  return { kind: 'composed', document: first as YamlDocument.Parsed };
}

export const tooDeep = (offset: number): Complaint => ({
  message: `Lists and mappings are nested more than ${MAX_DEPTH} levels deep`,
  offset,
});

const tooMuch = (offset: number): Complaint => ({
  message: `The file has more than ${MAX_LEXEMES} pieces of YAML`,
  offset,
  hint: 'Split it into several files.',
});

const secondDocument = (offset: number): Complaint => ({
  message: 'A second document begins here, but a file can only contain one',
  offset,
  hint: 'Remove the line "---", or move the following text to another file.',
});

const refused = (...complaints: Complaint[]): Composed => ({ kind: 'refused', complaints });

/** An unresolved tag would leave plain text instead of the intended value. */
const isUnknownTag = ({ code }: YAMLError): boolean => code === 'TAG_RESOLVE_FAILED';

function complaintOf({ message, pos }: YAMLError): Complaint {
  const [line = message] = message.split('\n', 1);
  const known = WORDINGS.find(({ said }) => said.test(line));
  const wording = known?.better === undefined ? line : line.replace(known.said, known.better);
  return { message: shortened(wording), offset: pos[0], hint: known?.hint };
}

const shortened = (message: string): string => (message.length > 200 ? `${message.slice(0, 199)}…` : message);

interface Wording {
  /** The parser's message. */
  readonly said: RegExp;
  /** The same for people who do not know the grammar, where that is needed. */
  readonly better?: string;
  readonly hint?: string;
}

/** Common mistakes, and their usual causes. */
const WORDINGS: readonly Wording[] = [
  {
    said: /^Nested mappings are not allowed in compact mappings$/,
    better: 'There is a second ": " in this line',
    hint: 'Put quotes around a text that contains ": ".',
  },
  {
    said: /^(?:Implicit keys need to be on a single line|Implicit map keys need to be followed by map values)$/,
    better: 'A key and its ":" must be on one line',
    hint: 'Is a ":" missing, or a quote?',
  },
  { said: /^Tabs are not allowed as indentation$/, hint: 'Indent with spaces.' },
  { said: /must start at the same column$/, hint: 'What belongs together begins in the same column.' },
  { said: /sufficiently indented and end with a (.)$/, hint: 'Is the closing bracket missing?' },
  { said: /^Plain value cannot start with/, better: 'A text without quotes cannot begin with' },
  { said: /^Missing closing "quote$/, better: 'A text in double quotes does not end' },
  { said: /^Missing closing 'quote$/, better: 'A text in single quotes does not end' },
  {
    said: /^Unresolved tag: (?:tag:yaml\.org,2002:)?(.*)$/,
    better: 'The tag "$1" is not known here',
    hint: 'Put quotes around a text that begins with "!".',
  },
  { said: /^Invalid escape sequence/, hint: 'In single quotes "\\" is an ordinary character.' },
  {
    said: /^Unexpected (?:scalar|double-quoted-scalar|single-quoted-scalar) at node end$/,
    hint: 'Is a quote missing?',
  },
  {
    said: /^Unexpected .* at node end$/,
    hint: 'Put quotes around a text with brackets, braces, commas or "#" in it.',
  },
];

function onePerLine(complaints: readonly Complaint[], text: string): Complaint[] {
  const sorted = complaints.toSorted((a, b) => a.offset - b.offset);
  return sorted.filter(({ offset }, index) => {
    const earlier = sorted[index - 1];
    return earlier === undefined || text.slice(earlier.offset, offset).includes('\n');
  });
}
