import type { RenderedPage } from '../model/output.ts';
import type { PageReading } from '../model/reading.ts';
import { leavesOf, parseJson } from './json-leaves.ts';
import { parseHtml } from './parse-html.ts';

type Attributes = Readonly<Record<string, string>>;

/** Elements within a sentence: their content is part of it. Every other element, even `span`, is separate. */
const withinSentence = new Set(
  'a abbr b bdi cite code del dfn em i ins kbd mark q s small strong sub sup time u var wbr'.split(' '),
);

/** Attributes that are read aloud or shown. */
const named = ['aria-label', 'alt', 'placeholder', 'label'] as const;

/** The picture itself is drawn from the words. */
const sharing = /^(?:og|article|twitter):(?!image$|image:(?:type|width|height)$|url$)|^robots$/;

/** Everything that a finished page says, in order. Only words and link targets, not how they look. */
export function readPage({ parts }: Pick<RenderedPage, 'parts'>): PageReading[] {
  return parts.flatMap(({ section, html }) =>
    readHtml(withoutStyles(html)).map((reading) =>
      section === undefined ? reading : { ...reading, section },
    ),
  );
}

/** Styles are as long as the rest of a page, and nothing in them is read. */
function withoutStyles(html: string): string {
  return html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, '');
}

function readHtml(html: string): PageReading[] {
  const readings: PageReading[] = [];
  const open: { name: string; attributes: Attributes; text: string }[] = [];
  let line = '';
  const say = (reading: PageReading) => {
    const text = reading.text.trim().replace(/\s+/g, ' ');
    if (text !== '') readings.push({ ...reading, text });
  };
  const endLine = () => {
    const isTitle = open.some(({ name }) => name === 'title') && !open.some(({ name }) => name === 'svg');
    say({ kind: isTitle ? 'title' : 'text', text: line });
    line = '';
  };
  parseHtml(html, {
    onopentag: (name, attributes) => {
      if (!withinSentence.has(name)) endLine();
      open.push({ name, attributes, text: '' });
      for (const reading of readingsOf(name, attributes)) say(reading);
    },
    ontext: (text) => {
      const inner = open.at(-1);
      for (const element of open) element.text += text;
      if (inner?.name !== 'script' && inner?.name !== 'style') line += text;
    },
    onclosetag: (name) => {
      const element = open.at(-1)?.name === name ? open.at(-1) : undefined;
      if (!withinSentence.has(name)) endLine();
      if (!element) return;
      for (const reading of readingsBehind(element)) say(reading);
      open.pop();
    },
  });
  endLine();
  return readings;
}

function readingsOf(name: string, attributes: Attributes): PageReading[] {
  const readings: PageReading[] = named.flatMap((attribute) => {
    const text = attributes[attribute];
    return text === undefined ? [] : [{ kind: 'name', text } as const];
  });
  if (name === 'meta') readings.push(...metaReadings(attributes));
  if (name === 'img' && attributes.src !== undefined)
    readings.push({ kind: 'picture', text: attributes.src, ...(attributes.alt && { of: attributes.alt }) });
  if (name === 'link' && attributes.rel === 'canonical' && attributes.href !== undefined)
    readings.push({ kind: 'sharing', text: attributes.href, of: 'canonical' });
  if (name === 'site-island') readings.push(...propsReadings(attributes));
  return readings;
}

function metaReadings({ name, property, content = '' }: Attributes): PageReading[] {
  if (name === 'description') return [{ kind: 'description', text: content }];
  const called = property ?? name ?? '';
  return sharing.test(called) ? [{ kind: 'sharing', text: content, of: called }] : [];
}

/** The words in the props of an island: a single lower-case word is a name or a switch. */
function propsReadings({ of = '', props = '' }: Attributes): PageReading[] {
  return leavesOf(parseJson(props)).flatMap(({ value }) =>
    typeof value === 'string' && !/^[a-z0-9-]*$/.test(value) ? [{ kind: 'script', text: value, of }] : [],
  );
}

function readingsBehind(element: { name: string; attributes: Attributes; text: string }): PageReading[] {
  const { name, attributes, text } = element;
  if (name === 'a' && attributes.href !== undefined) {
    const of = (attributes['aria-label'] ?? text).trim().replace(/\s+/g, ' ');
    return [{ kind: 'link', text: attributes.href, of }];
  }
  if (name !== 'script' || attributes.type !== 'application/ld+json') return [];
  return leavesOf(parseJson(text)).map(({ path, value }) => ({
    kind: 'data',
    text: String(value),
    of: path.filter((step) => typeof step === 'string' && !/^@(?:graph|type)$/.test(step)).join('.'),
  }));
}
