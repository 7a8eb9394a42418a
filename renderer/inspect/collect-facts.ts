import { refuseAddress, refusedAddresses } from '../schema/printable-address.ts';
import type { Fact } from './facts.ts';
import { factsOfElement } from './facts-of-element.ts';
import { leavesOf, parseJson } from './json-leaves.ts';
import { isCode, namesLeft } from './names-left.ts';
import { type HtmlHandler, parseHtml } from './parse-html.ts';
import { scanHtml } from './scan-html.ts';

type Attributes = Readonly<Record<string, string>>;

/** An open heading, link or button: its text is collected until it closes. `depth`: how many elements contain it. */
type FactCollector = { depth: number; text: string; finish: (text: string) => Fact | undefined };

type OpenElement = { silent: boolean; holds: 'words' | 'code' | 'data' };

/**
 * The facts of a piece of a page. It may be cut out of the page anywhere between elements: unmatched start and end tags
 * do no harm.
 */
export function collectFacts(html: string): Fact[] {
  const { facts, handler } = createFacts();
  return scanHtml(html, handler) ? [...facts, ...refusedIn(html)] : parseFacts(html);
}

/** The same for HTML not written by us alone. */
export function parseFacts(html: string): Fact[] {
  const { facts, handler } = createFacts();
  parseHtml(html, handler);
  return [...facts, ...refusedIn(html)];
}

/** Wherever they are: in attributes, in structured data, in the props of islands. */
function refusedIn(html: string): Fact[] {
  return refusedAddresses(html).map((address) => ({
    kind: 'address-refused',
    printed: refuseAddress(address),
    address,
  }));
}

function createFacts(): { facts: Fact[]; handler: HtmlHandler } {
  const facts: Fact[] = [];
  const open: OpenElement[] = [];
  const collectors: FactCollector[] = [];
  const say = (text: string) => {
    if (open.at(-1)?.silent) return;
    for (const collector of collectors) collector.text += text;
  };
  return {
    facts,
    handler: {
      onopentag(name, attributes) {
        const element = openElement(name, attributes, open.at(-1) ?? outside);
        // A hidden element has no name for anybody until a script shows it.
        const finish = element.silent ? undefined : finishOf(name, attributes);
        if (finish) collectors.push({ depth: open.length, text: '', finish });
        open.push(element);
        for (const fact of factsOfElement(name, attributes)) facts.push(fact);
        if (collectors.length > 0)
          say(attributes['aria-label'] ?? (name === 'img' ? (attributes.alt ?? '') : ''));
      },
      ontext: (text) => {
        for (const fact of factsOfText(text, open.at(-1)?.holds)) facts.push(fact);
        if (collectors.length > 0) say(text);
      },
      onclosetag() {
        open.pop();
        const collector = collectors.at(-1)?.depth === open.length ? collectors.pop() : undefined;
        const fact = collector?.finish(collector.text.trim());
        if (fact) facts.push(fact);
      },
    },
  };
}

const outside: OpenElement = { silent: false, holds: 'words' };

/** Most elements inherit the state of their parent. */
function openElement(name: string, attributes: Attributes, around: OpenElement): OpenElement {
  const silent = around.silent || isSilent(name, attributes);
  const holds = holdsOf(name, attributes, around);
  return silent === around.silent && holds === around.holds ? around : { silent, holds };
}

function isSilent(name: string, attributes: Attributes): boolean {
  const hidden = attributes['aria-hidden'] === 'true' || attributes.hidden !== undefined;
  return hidden || name === 'script' || name === 'style';
}

function holdsOf(name: string, attributes: Attributes, around: OpenElement): OpenElement['holds'] {
  if (attributes.type === 'application/ld+json') return 'data';
  return around.holds === 'code' || isCode(name) ? 'code' : 'words';
}

/** Turns the text of an element into a fact once it closes. */
function finishOf(name: string, attributes: Attributes): FactCollector['finish'] | undefined {
  const level = levelOf(name);
  if (level) return (text) => ({ kind: 'heading', level, text: text.replace(/\s+/g, ' ') });
  if (name !== 'a' && name !== 'button') return undefined;
  const control = name === 'button' ? 'button' : attributes.href !== undefined ? 'link' : undefined;
  // A hidden control is a trap of another kind (the honeypot of a form), and nobody meets it.
  if (!control || attributes['aria-hidden'] === 'true') return undefined;
  if (attributes['aria-labelledby'] || attributes.title) return undefined;
  const value = attributes.href ?? attributes.id ?? attributes.class ?? '';
  return (text) => (text ? undefined : { kind: 'control-without-name', control, value });
}

function levelOf(name: string): number | undefined {
  const level = name.length === 2 && name.startsWith('h') ? Number(name[1]) : 0;
  return level >= 1 && level <= 6 ? level : undefined;
}

/** Called for every text of every page: few have braces. */
function factsOfText(text: string, holds: OpenElement['holds'] = 'words'): readonly Fact[] {
  if (holds === 'code' || !(text.includes('{') || text.includes('}'))) return none;
  if (holds === 'words') return namesLeft(text);
  return mayHoldNames.test(text)
    ? leavesOf(parseJson(text)).flatMap(({ value }) => namesLeft(String(value)))
    : none;
}

/** In JSON printed without spaces: a brace that doesn't begin or end an object. */
const mayHoldNames = /\{[^"}]|[A-Za-z0-9-]\}|\\u(?!003[ce]|0026|202[89])/;

const none: readonly Fact[] = [];
