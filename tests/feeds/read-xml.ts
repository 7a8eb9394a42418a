import { Parser } from 'htmlparser2';

export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
  all: (name: string) => XmlElement[];
  /** The only child of that name. */
  one: (name: string) => XmlElement;
};

/** Strictly parses a small XML file: every element is closed by its own end tag, and there is one root. */
export function readXml(source: string): XmlElement {
  if (!source.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')) throw new Error('no XML declaration');
  const bare = source.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
  const stray = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/.exec(bare);
  if (stray) throw new Error(`a bare & at ${bare.slice(stray.index, stray.index + 20)}`);
  const top = createElement('', {});
  const open = [top];
  let selfClosed = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = createElement(name, attributes);
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(text) {
        const element = open.at(-1);
        if (element) element.text += text;
      },
      onclosetag(name, implied) {
        const closed = open.pop();
        if (closed?.name !== name) throw new Error(`<${name}> is not closed`);
        // Set for \`<a/>\` and for elements closed by the end of the file.
        if (implied) selfClosed += 1;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(source);
  if (selfClosed !== bare.split('/>').length - 1) throw new Error('an element is not closed');
  const [root, ...others] = top.children;
  if (!root || others.length > 0 || open.length !== 1) throw new Error('not one element at the top');
  return root;
}

function createElement(name: string, attributes: Record<string, string>): XmlElement {
  const children: XmlElement[] = [];
  const all = (wanted: string) => children.filter((child) => child.name === wanted);
  const one = (wanted: string) => {
    const [found, ...others] = all(wanted);
    if (!found || others.length > 0) throw new Error(`<${name}> has ${all(wanted).length} <${wanted}>`);
    return found;
  };
  return { name, attributes, text: '', children, all, one };
}
