import type { Fact } from './facts.ts';
import { filesOf } from './files-of.ts';
import { leavesOf, parseJson } from './json-leaves.ts';
import { isCode, namesLeft, wordsOf } from './names-left.ts';
import { parseHtml } from './parse-html.ts';

type Attributes = Readonly<Record<string, string>>;

/** A heading, link or button that is open: its text adds up until it closes. */
type Collector = { text: string; finish: (text: string) => Fact | undefined };

type OpenElement = { silent: boolean; collector: Collector | undefined; holds: 'words' | 'code' | 'data' };

const idLists = new Set([
  ...['aria-activedescendant', 'aria-controls', 'aria-describedby', 'aria-details', 'aria-errormessage'],
  ...['aria-flowto', 'aria-labelledby', 'aria-owns', 'for', 'form', 'headers', 'list'],
  ...['commandfor', 'popovertarget'],
]);

/**
 * The facts of a piece of a page. It may be cut out of the page anywhere between elements: end tags without a
 * start and the other way round do no harm.
 */
export function collectFacts(html: string): Fact[] {
  const facts: Fact[] = [];
  const open: OpenElement[] = [];
  const say = (text: string) => {
    if (open.at(-1)?.silent) return;
    for (const { collector } of open) if (collector) collector.text += text;
  };
  parseHtml(html, {
    onopentag(name, attributes) {
      for (const fact of factsOfElement(name, attributes)) facts.push(fact);
      const silent = isSilent(name, attributes, open.at(-1));
      // What is hidden has no name for anybody until a script shows it.
      const collector = silent ? undefined : createCollector(name, attributes);
      open.push({ silent, collector, holds: holdsOf(name, attributes, open.at(-1)) });
      for (const words of wordsOf(name, attributes)) facts.push(...factsOfWords(words));
      say(attributes['aria-label'] ?? (name === 'img' ? (attributes.alt ?? '') : ''));
    },
    ontext: (text) => {
      facts.push(...factsOfText(text, open.at(-1)?.holds ?? 'words'));
      say(text);
    },
    onclosetag() {
      const collector = open.pop()?.collector;
      const fact = collector?.finish(collector.text.trim().replace(/\s+/g, ' '));
      if (fact) facts.push(fact);
    },
  });
  // Texts that are cut out of the HTML would keep all of it in memory for as long as one of them lives.
  return structuredClone(facts);
}

function factsOfElement(name: string, attributes: Attributes): Fact[] {
  const facts: Fact[] = [];
  // Called for every element of every page: what has no attributes costs nothing.
  for (const attribute in attributes) {
    const value = attributes[attribute] ?? '';
    if (attribute === 'id') facts.push({ kind: 'id', id: value });
    else if (idLists.has(attribute)) {
      for (const id of value.split(/\s+/)) if (id) facts.push({ kind: 'reference', attribute, id });
    }
  }
  for (const address of filesOf(name, attributes)) facts.push({ kind: 'file', address });
  const href = destinationOf(name, attributes);
  if (href !== undefined) facts.push({ kind: 'link', href });
  if (name === 'img' && attributes.alt === undefined) {
    facts.push({ kind: 'picture-without-alt', address: attributes.src ?? '' });
  }
  return facts;
}

function holdsOf(
  name: string,
  attributes: Attributes,
  parent: OpenElement | undefined,
): OpenElement['holds'] {
  if (attributes.type === 'application/ld+json') return 'data';
  return parent?.holds === 'code' || isCode(name) ? 'code' : 'words';
}

function factsOfText(text: string, holds: OpenElement['holds']): Fact[] {
  if (holds === 'code' || !/[{}]/.test(text)) return [];
  if (holds === 'words') return factsOfWords(text);
  return leavesOf(parseJson(text)).flatMap(({ value }) => factsOfWords(String(value)));
}

function factsOfWords(text: string): Fact[] {
  return namesLeft(text).map((name) => ({ kind: 'name-left', name, text }));
}

/** A form that is sent by GET ends on a page, as a link does; what takes a POST need not be a page. */
function destinationOf(name: string, attributes: Attributes): string | undefined {
  if (name === 'a' || name === 'area') return attributes.href;
  if (name === 'form' && (attributes.method ?? 'get').toLowerCase() === 'get') return attributes.action;
  return undefined;
}

function isSilent(name: string, attributes: Attributes, parent: OpenElement | undefined): boolean {
  const hidden = attributes['aria-hidden'] === 'true' || attributes.hidden !== undefined;
  return hidden || name === 'script' || name === 'style' || parent?.silent === true;
}

function createCollector(name: string, attributes: Attributes): Collector | undefined {
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level) return { text: '', finish: (text) => ({ kind: 'heading', level: Number(level), text }) };
  const control =
    name === 'button' ? 'button' : name === 'a' && attributes.href !== undefined ? 'link' : undefined;
  // A hidden control is a trap of another kind (the honeypot of a form), and nobody meets it.
  if (!control || attributes['aria-hidden'] === 'true') return undefined;
  if (attributes['aria-labelledby'] || attributes.title) return undefined;
  const value = attributes.href ?? attributes.id ?? attributes.class ?? '';
  return {
    text: '',
    finish: (text) => (text ? undefined : { kind: 'control-without-name', control, value }),
  };
}
