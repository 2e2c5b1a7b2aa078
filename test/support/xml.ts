import { SaxesParser } from 'saxes';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/** Reads a document, and throws at whatever is not well-formed XML 1.0. */
export function readXml(document: string): XmlElement {
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: { ...attributes }, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const addText = (text: string) => {
    const parent = open.at(-1);
    if (parent !== undefined) parent.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(document).close();
  const [only] = root.children;
  if (only === undefined) throw new Error('There is no element');
  return only;
}

/** All elements of a name, at any depth. */
export const elements = (from: XmlElement, name: string): XmlElement[] =>
  from.children.flatMap((child) => [...(child.name === name ? [child] : []), ...elements(child, name)]);
