export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

/** Reads a well-formed document without declarations, strictly, and throws at anything else. */
export function readXml(document: string): XmlElement {
  const illegal = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.exec(document);
  if (illegal) throw new Error(`Character not allowed in XML 1.0 at ${illegal.index}`);
  const body = document.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  const root = { name: '', attributes: {}, children: [] as XmlElement[], text: '' };
  const open: { name: string; children: XmlElement[]; text: string }[] = [root];
  const token = /<(\/?)([\w-]+)((?:\s+[\w-]+="[^"<]*")*)\s*(\/?)>|([^<]+)|<!\[CDATA\[(.*?)\]\]>/gsy;
  while (token.lastIndex < body.length) {
    const at = token.lastIndex;
    const found = token.exec(body);
    const parent = open.at(-1);
    if (!found || !parent) throw new Error(`Not well-formed at ${at}: ${body.slice(at, at + 80)}`);
    const [, close, name = '', attributes = '', empty, text, cdata] = found;
    if (cdata !== undefined) {
      parent.text += cdata;
    } else if (text !== undefined) {
      if (text.includes(']]>')) throw new Error(`]]> in text at ${at}`);
      parent.text += decoded(text);
    } else if (close) {
      if (open.pop()?.name !== name) throw new Error(`Unexpected end of ${name} at ${at}`);
    } else {
      const element = { name, attributes: attributesOf(attributes), children: [], text: '' };
      parent.children.push(element);
      if (!empty) open.push(element);
    }
  }
  const [only, ...others] = root.children;
  if (!only || others.length > 0 || open.length > 1) throw new Error('There is not exactly one closed root');
  return only;
}

/** All elements of a name, at any depth. */
export const elements = (from: XmlElement, name: string): XmlElement[] =>
  from.children.flatMap((child) => [...(child.name === name ? [child] : []), ...elements(child, name)]);

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, decoded(value ?? '')]));

function decoded(text: string): string {
  const names: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
  return text.replace(/&([^;]*);?/g, (entity, name: string) => {
    if (/^#x[0-9A-F]+$/i.test(name)) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
    const character = names[name];
    if (character === undefined || !entity.endsWith(';')) throw new Error(`Unknown entity ${entity}`);
    return character;
  });
}
