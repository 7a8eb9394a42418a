import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collectFacts, parseFacts } from '../../renderer/inspect/collect-facts.ts';
import { elementRules, endedBy } from '../../renderer/inspect/element-rules.ts';
import { type HtmlHandler, parseHtml } from '../../renderer/inspect/parse-html.ts';
import { tellingAttributes } from '../../renderer/inspect/scan-attributes.ts';
import { scanHtml } from '../../renderer/inspect/scan-html.ts';
import { escapeHtml } from '../../renderer/render/escape-html.ts';
import { repository } from '../cli/run-site.ts';
import { openShippedSite } from '../content/shipped-on.ts';
import { testFirst } from '../test-first.ts';

const sites = ['tests/fixtures/site', '.'];

describe('of every page', () => {
  testFirst(1, sites)(
    'of %s the scanner tells what the parser tells, and none is left to the parser',
    async (site) => {
      const root = path.join(repository, site);
      const { files } = (await openShippedSite({ root }))(new Date('2026-06-01T10:00:00Z'));
      const pages = [...files].filter(([file]) => file.endsWith('.html'));
      expect(pages.length).toBeGreaterThan(20);
      for (const [file, html] of pages) {
        expect({ file, told: scanned(html) }).toEqual({ file, told: parsed(html) });
        expect(collectFacts(html)).toEqual(parseFacts(html));
      }
    },
  );
});

const words = fc.constantFrom(
  ...[
    '',
    ' ',
    'Words',
    'a “quoted” one',
    'R & D',
    '1 < 2',
    "it's",
    '{courses.a.price}',
    'x }',
    '{',
    '\n',
    '/a?b=1&c=2',
  ],
);
const written = words.map((text) => escapeHtml(text));
const attribute = fc
  .tuple(
    fc.constantFrom(
      ...tellingAttributes.keys(),
      'srcSet',
      'popoverTarget',
      'viewBox',
      'data-of',
      'xlink:href',
      'd',
    ),
    fc.oneof(
      fc.constant(''),
      written.map((text) => `="${text}"`),
      written.map((text) => `='${text}'`),
    ),
  )
  .map(([name, value]) => ` ${name}${value}`);
const attributes = fc.array(attribute, { maxLength: 3 }).map((all) => all.join(''));

const named = (rule: string) => [...elementRules].flatMap(([tag, its]) => (its === rule ? [tag] : []));
const names = [...new Set([...endedBy.keys(), ...[...endedBy.values()].flatMap((ending) => [...ending])])];
const usual = [
  'div',
  'span',
  'p',
  'a',
  'h2',
  'em',
  'ul',
  'li',
  'site-island',
  'svg',
  'path',
  'linearGradient',
  'code',
];
const other = [
  'image',
  'use',
  'form',
  'button',
  'template',
  'noscript',
  'foreignObject',
  'desc',
  'math',
  'mi',
  'br',
];
const name = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...usual) },
  fc.constantFrom(...names, ...other, ...named('text'), ...named('escaped text')),
);

const { tree } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    written,
    fc.constantFrom('<!-- -->', '<!--$-->'),
    fc
      .tuple(fc.constantFrom(...named('void')), attributes, fc.constantFrom('>', '/>'))
      .map(([tag, own, end]) => `<${tag}${own}${end}`),
    fc
      .tuple(name, attributes, fc.array(tie('tree'), { maxLength: 4 }))
      .map(([tag, own, inner]) => `<${tag}${own}>${inner.join('')}</${tag}>`),
  ),
}));
const markup = fc.array(tree, { minLength: 1, maxLength: 4 }).map((all) => all.join(''));

/** Cut as pieces of a page may be. */
const cut = fc.tuple(markup, fc.nat(), fc.nat()).map(([html, one, other]) => {
  const places = [
    0,
    ...[...html.matchAll(/<|>/g)].map(({ 0: sign, index }) => index + (sign === '>' ? 1 : 0)),
    html.length,
  ];
  const [start = 0, end = 0] = [one, other]
    .map((at) => places[at % places.length] ?? 0)
    .sort((a, b) => a - b);
  return html.slice(start, end);
});

/** As nobody would write it. */
const odd = fc
  .tuple(
    markup,
    fc.nat(),
    fc.constantFrom(
      '<',
      '>',
      '&',
      '"',
      "'",
      '/',
      '=',
      ' ',
      '&copy;',
      '<!',
      '</',
      '<B>',
      '<x',
      'x=y',
      '<![CDATA[',
    ),
  )
  .map(
    ([html, at, sign]) => html.slice(0, at % (html.length + 1)) + sign + html.slice(at % (html.length + 1)),
  );

test.each([
  ['printed', markup, 0.3],
  ['cut out of a page', cut, 0.3],
  ['written by nobody', odd, 0.02],
])('of markup that is %s the scanner tells what the parser tells, or gives up', (_, html, least) => {
  const tally = { runs: 0, scanned: 0 };
  fc.assert(
    fc.property(html, (text) => {
      const told = scanned(text);
      tally.runs += 1;
      if (told) tally.scanned += 1;
      if (told) expect(told).toEqual(parsed(text));
      expect(collectFacts(text)).toEqual(parseFacts(text));
    }),
    { numRuns: 3000 },
  );
  expect(tally.scanned / tally.runs).toBeGreaterThan(least);
  expect(tally.scanned).toBeLessThan(tally.runs);
});

type Told = unknown[];

function scanned(html: string): Told | undefined {
  const told: Told = [];
  return scanHtml(html, noting(told)) ? told : undefined;
}

function parsed(html: string): Told {
  const told: Told = [];
  parseHtml(html, noting(told));
  return told;
}

function noting(told: Told): HtmlHandler {
  return {
    onopentag: (tag, all) =>
      told.push([tag, Object.entries(all).filter(([attribute]) => tellingAttributes.has(attribute))]),
    ontext: (text) => told.push(text),
    onclosetag: (tag) => told.push([`/${tag}`]),
  };
}
