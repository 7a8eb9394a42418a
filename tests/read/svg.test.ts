/**
 * Which SVG pictures are refused, and why: those with active content, those that freeze a browser, those that no
 * browser can parse.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { checkSvg } from '../../renderer/read/media/svg/check-svg.ts';
import { mostLevels, mostParts } from '../../renderer/read/media/svg/read-svg.ts';

const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const draw = (inside: string) => `<svg ${names} viewBox="0 0 20 10">${inside}</svg>`;
const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join('');

function find(content: string | Uint8Array) {
  const found: Diagnostic[] = [];
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const size = checkSvg(bytes, 'map.svg', (problem) => void found.push(problem));
  return { found, size };
}

function check(content: string | Uint8Array) {
  const { found, size } = find(content);
  return {
    size,
    said: found.map(({ code }) => code),
    places: found.map(({ place }) => `${place.line}:${place.column}`),
  };
}

describe('a drawing says how to save it without what was put in, where the program is known:', () => {
  const page = '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>';
  test.each([
    [
      'Illustrator',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [\n<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">\n]>${draw('')}`,
      /without “Preserve Illustrator Editing Capabilities”/,
    ],
    [
      'Illustrator, without entities',
      `<!-- Generator: Adobe Illustrator 27.0, SVG Export Plug-In -->${draw(`<switch>${page}</switch>`)}`,
      /without “Preserve Illustrator Editing Capabilities”/,
    ],
    [
      'draw.io',
      draw(`<switch>${page}<text>x</text></switch>`).replace(
        ' viewBox',
        ' content="&lt;mxfile host=&quot;app.diagrams.net&quot;/&gt;" viewBox',
      ),
      /turn “Formatted Text”/,
    ],
    [
      'draw.io, without its own document',
      draw(`${page}<a href="#f"><text>Text is not SVG - cannot display</text></a><desc>drawio</desc>`),
      /turn “Formatted Text”/,
    ],
    [
      'Mermaid',
      draw(page).replace(' viewBox', ' id="mermaid-1712" aria-roledescription="flowchart-v2" viewBox'),
      /Set htmlLabels to false/,
    ],
    ['another', draw(page), /as a plain SVG/],
    [
      'Illustrator, with a script of its own',
      `<!-- Adobe Illustrator -->${draw('<script/>')}`,
      /as a plain SVG/,
    ],
  ])('%s', (_program, content, hint) => {
    const { found } = find(content);
    expect(found.map(({ code }) => code)).toEqual(['picture-active']);
    expect(found[0]?.hint).toMatch(hint);
  });
});

test('what only lacks the name of a namespace is taken: it is put in', () => {
  const { size, said } = check('<svg viewBox="0 0 20 10"><use xlink:href="#a"/></svg>');
  expect([size, said]).toEqual([{ width: 20, height: 10 }, []]);
  expect(check('<svg xmlns="https://www.w3.org/2000/svg" viewBox="0 0 2 1"><anything/></svg>').said).toEqual([
    'picture-active',
  ]);
});

describe('what acts is refused:', () => {
  test.each([
    '<script/>',
    '<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>',
    '<ScRiPt/>',
    '<x:script xmlns:x="http://www.w3.org/1999/xhtml"/>',
    '<x:b xmlns:x="http://www.w3.org/1999/xhtml"/>',
    '<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"/>',
    '<b xmlns="http://www.w3.org/1999/xhtml"/>',
    '<handler type="text/ecmascript"/>',
    '<foreignObject/>',
    '<iframe/>',
    '<video/>',
    '<rect onload="x()"/>',
    '<rect\nONLOAD = "x"/>',
    "<rect onbegin='x'/>",
    '<a xlink:href="javascript:x"/>',
    '<a href="&#106;avascript:x"/>',
    '<a href="java&#10;script:x"/>',
    '<a href=" &#9;javascript:x"/>',
    '<a href="https://elsewhere.example"/>',
    '<a href="\\\\elsewhere.example"/>',
    '<a href="#a" ping="https://elsewhere.example"/>',
    '<a href="data:text/html,x"/>',
    '<use href="other.svg#a"/>',
    '<use href="data:image/svg+xml;base64,AAAA#a"/>',
    '<use href="#%61"/>',
    '<image href="https://elsewhere.example/x.png"/>',
    '<image href="//elsewhere.example/x.png"/>',
    '<image href="x.png"/>',
    '<image href="data:image/svg+xml;base64,AAAA"/>',
    '<feImage href="x.png"/>',
    '<g xml:base="https://elsewhere.example/"/>',
    '<style>@import "x"</style>',
    '<style>@\\69mport "x"</style>',
    '<style><![CDATA[@import "x"]]></style>',
    '<style>&#64;import "x"</style>',
    '<style>a{fill:u\\72l(https://elsewhere.example)}</style>',
    '<style>a{fill:URL( "//elsewhere.example")}</style>',
    '<style>a{background:image-set("x.png" 1x)}</style>',
    '<style>@font-face{src:url(x.woff)}</style>',
    '<style>"/*"a{fill:url(//elsewhere.example)}"*/"</style>',
    '<style>:root{--a:url(#b)}</style>',
    '<rect style="fill:url(//elsewhere.example/x)"/>',
    '<rect fill="url(//elsewhere.example/x)"/>',
    '<rect filter="url(other.svg#x)"/>',
    '<rect cursor="url(javascript:x)"/>',
    '<a><set attributeName="href" to="javascript:x"/></a>',
    '<a><animate attributeName="xlink:href" values="#a;#b"/></a>',
    '<a><set attributeName=" onclick" to="x"/></a>',
    '<rect><set attributeName="class" to="x"/></rect>',
    '<rect><set attributeName="fill" to="url(#a)"/></rect>',
    '<color-profile xlink:href="#a"/>',
    '<anything/>',
  ])('%s', (inside) => expect(check(draw(inside)).said).toEqual(['picture-active']));

  test.each([
    `<?xml-stylesheet href="x.css"?>${draw('')}`,
    `<!DOCTYPE svg [<!ENTITY x "y">]>${draw('')}`,
    `<!DOCTYPE svg SYSTEM "x" [\n]>${draw('')}`,
  ])('%s', (text) => expect(check(text).said).toContain('picture-active'));

  test('with the place where it stands', () => {
    expect(check(draw('\n <g>\n  <a\n   href="javascript:x"/></g>')).places).toEqual(['4:4']);
  });
});

describe('what only draws is not:', () => {
  test.each([
    '<defs><g id="a"/></defs><use href="#a"/><use xlink:href="#a"/>',
    '<text>Click on this, 1 on one = 1; javascript: &amp; &#169; url(//x)</text>',
    '<linearGradient id="g"/><rect fill="url(#g)" stroke-linejoin="round" style="stroke:url(\'#g\')"/>',
    '<image href="data:image/png;base64,iVBORw0KGgo="/>',
    '<image xlink:href="data:image/jpeg;base64,\n/9j/\n4AAQ"/>',
    '<style>@font-face{font-family:a;src:url(data:font/woff2;base64,AAAA)} /* a */ .a{fill:#000}</style>',
    "<style>.a{font-family:'Ab\\20 C'}@media(prefers-color-scheme:dark){.a{fill:red}}</style>",
    '<a href="/courses"><path d="M0 0z"/></a><a href="#a"/>',
    '<rect><animate attributeName="x" from="0" to="9" dur="1s" begin="0s;b.end"/></rect>',
    '<i:pgf xmlns:i="http://ns.example.com/draw"/><metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" r:about=""/></metadata>',
    '<!-- <script/> --><g/><?xpacket begin="x"?>',
    '<circle id="a"/><clipPath id="c"><use href="#a"/></clipPath><g clip-path="url(#c)"><use href="#a"/></g>',
  ])('%s', (inside) =>
    expect(check(draw(inside))).toEqual({ size: { width: 20, height: 10 }, said: [], places: [] }),
  );

  test.each([
    `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${draw('')}\n<!-- end -->\n`,
    `\uFEFF${draw('')}`,
    `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><s:g></s:g></s:svg>`,
  ])('%s', (text) => expect(check(text).said).toEqual([]));

  test('every SVG of the sites that come along', () => {
    const root = path.join(import.meta.dirname, '../..');
    const folders = ['content', 'starter', 'examples', 'tests/fixtures'];
    const files = folders.flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.svg'))
        .map((file) => path.join(root, folder, file)),
    );
    expect(files.length).toBeGreaterThan(40);
    for (const file of files) expect([file, check(readFileSync(file)).said]).toEqual([file, []]);
  });
});

describe('what would stop a browser is refused:', () => {
  const doubling = (element: (target: number) => string) =>
    draw(`<rect id="a0"/>${times(40, (index) => element(index))}`);
  test.each<[string, string]>([
    [
      'uses that double',
      doubling((index) => `<g id="a${index + 1}"><use href="#a${index}"/><use xlink:href="#a${index}"/></g>`),
    ],
    [
      'uses that double, with spaces and in another order',
      draw(
        `${times(40, (index) => `<g id="a${40 - index}"><use href=" #a${39 - index} "/><use href="#a${39 - index}"/></g>`)}<rect id="a0"/>`,
      ),
    ],
    [
      'patterns',
      doubling(
        (index) =>
          `<pattern id="a${index + 1}"><path fill="url(#a${index})"/><path style="stroke:url( '#a${index}' )"/></pattern>`,
      ),
    ],
    [
      'patterns by a stylesheet',
      draw(
        `<style>${times(40, (index) => `.b .c${index + 1}{FILL:URL(#a${index})}`)}</style>${times(41, (index) => `<pattern id="a${index}"><path class="x c${index}"/><path class="c${index}"/></pattern>`)}`,
      ),
    ],
    [
      'patterns by a rule within a rule',
      draw(
        `<style>${times(41, (index) => `#b${index + 1}{fill:u\\72l(#a${index}); x{fill:red}}`)}</style>${times(41, (index) => `<pattern id="a${index}"><g id="b${index}">${times(9, () => '<path/>')}</g></pattern>`)}`,
      ),
    ],
    [
      'patterns that a group passes on',
      doubling(
        (index) =>
          `<pattern id="a${index + 1}"><g fill="url(#a${index})"><path/><path/><path/></g></pattern>`,
      ),
    ],
    [
      'masks',
      doubling(
        (index) =>
          `<mask id="a${index + 1}"><path mask="url(#a${index})"/><path mask="url(#a${index})"/></mask>`,
      ),
    ],
    [
      'clips',
      doubling(
        (index) =>
          `<clipPath id="a${index + 1}"><path clip-path="url(#a${index})"/><path clip-path="url(#a${index})"/></clipPath>`,
      ),
    ],
    [
      'markers at each corner of markers',
      doubling(
        (index) =>
          `<marker id="a${index + 1}"><path d="${'M1 1 '.repeat(40)}" marker-mid="url(#a${index})"/></marker>`,
      ),
    ],
    [
      'pictures of filters',
      doubling(
        (index) =>
          `<filter id="a${index + 1}"><feImage href="#b${index}"/></filter><g id="b${index + 1}"><path filter="url(#a${index + 1})"/><path filter="url(#a${index + 1})"/></g>`,
      ),
    ],
    [
      'many filters',
      draw(
        `<filter id="f">${times(20, () => '<feGaussianBlur stdDeviation="9"/>')}</filter>${times(200, () => '<rect filter="url(#f)"/>')}`,
      ),
    ],
    ['a part that is made of itself', draw('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
    ['a pattern that is made of itself', draw('<pattern id="a"><rect fill="url(#a)"/></pattern>')],
    ['a filter with huge numbers', draw('<filter><feTurbulence numOctaves="1e9"/></filter>')],
    ['a filter with a huge second number', draw('<filter><feMorphology radius="1,99999"/></filter>')],
    ['too many parts', draw('<g/>'.repeat(mostParts))],
    ['too many levels', draw('<g>'.repeat(mostLevels) + '</g>'.repeat(mostLevels))],
    [
      'a long chain',
      draw(`<rect id="a0"/>${times(1000, (index) => `<use id="a${index + 1}" href="#a${index}"/>`)}`),
    ],
    ['many matrices', draw(`<filter id="f">${times(10, () => '<feConvolveMatrix order="16"/>')}</filter>`)],
    [
      'wide strokes of a filter',
      draw(`<filter id="f">${times(10, () => '<feMorphology radius="9 900"/>')}</filter>`),
    ],
    ['many masks', draw(`<mask id="m"><rect/></mask>${times(5000, () => '<rect mask="url(#m)"/>')}`)],
    ['many filters in words', draw(times(500, () => '<g filter="blur(9px)"/>'))],
    ['many filters in a stylesheet', draw(`<style>g{filter:blur(9px)}</style>${times(500, () => '<g/>')}`)],
    ['many layers', draw(times(9000, () => '<g style="mix-blend-mode:hue"/>'))],
    [
      'layers that repeat each other',
      draw(`<g id="a">${times(300, () => '<g opacity=".5"/>')}</g>${times(300, () => '<use href="#a"/>')}`),
    ],
  ])('%s', (_what, text) => expect(check(text).said).toEqual(['picture-hard-to-draw']));

  test.each<[string, string]>([
    [
      'an icon that stands on a map a thousand times',
      draw(`<g id="a"><path/><path/></g>${times(1000, () => '<use href="#a"/>')}`),
    ],
    [
      'gradients of many shapes',
      draw(
        `<style>.a{fill:url(#g)}</style><linearGradient id="g"><stop/><stop/></linearGradient>${times(5000, () => '<path class="a"/>')}`,
      ),
    ],
    ['thousands of half transparent shapes', draw(times(9000, () => '<path opacity=".5"/>'))],
    [
      'gradients that inherit',
      draw(`<linearGradient id="g"/>${times(9, (index) => `<linearGradient id="g${index}" href="#g"/>`)}`),
    ],
    [
      'shadows',
      draw(
        `${times(60, (index) => `<filter id="f${index}"><feFlood/><feColorMatrix/><feOffset/><feGaussianBlur stdDeviation="2"/><feBlend/></filter><g filter="url(#f${index})"/>`)}`,
      ),
    ],
  ])('but not %s', (_what, text) => expect(check(text).said).toEqual([]));
});

describe('what no browser reads is refused:', () => {
  test.each<[string, string, string]>([
    ['a tag closed by another', draw('<g></h>'), 'picture-broken'],
    ['text outside', `${draw('')}x`, 'picture-broken'],
    ['two pictures', draw('') + draw(''), 'picture-broken'],
    ['an attribute twice', draw('<g id="a" id="b"/>'), 'picture-broken'],
    ['an attribute without quotation marks', draw('<g id=a/>'), 'picture-broken'],
    ['an unknown entity', draw('&nbsp;'), 'picture-broken'],
    ['a lone &', draw('a & b'), 'picture-broken'],
    ['a character that XML has not', draw('<a href=" &#1;javascript:x"/>'), 'picture-broken'],
    ['a prefix that stands for nothing', draw('<g><x:g xmlns:x=""/></g>'), 'picture-broken'],
    ['the end of character data in a text', draw('<text>]]></text>'), 'picture-broken'],
    ['an end too many', `${draw('')}</svg>`, 'picture-broken'],
    ['a web page', `<!DOCTYPE html><html><svg viewBox="0 0 1 1"/></html>`, 'picture-broken'],
    ['the first half', draw('<g>').slice(0, -6), 'picture-cut-off'],
    ['half a comment', `${draw('').slice(0, -6)}<!-- x`, 'picture-cut-off'],
    ['half a tag', `${draw('').slice(0, -6)}<g id="`, 'picture-cut-off'],
  ])('%s', (_what, text, code) => expect(check(text).said).toContain(code));

  test.each([
    ['UTF-16', Buffer.from(`\uFEFF${draw('<script/>')}`, 'utf16le')],
    ['UTF-7', Buffer.from(`<?xml version="1.0" encoding="UTF-7"?>${draw('')}`)],
    ['ISO-2022-JP', Buffer.from(`<?xml version="1.0" encoding='iso-2022-jp'?>${draw('')}`)],
  ])('%s, in which a tag could be hidden', (_name, bytes) =>
    expect(check(bytes).said).toEqual(['file-not-utf8']),
  );
});

describe('whatever stands in it, reading it ends:', () => {
  const much = 400_000;
  test.each([
    '<svg ',
    '<!--',
    '<svg><!--',
    '<!DOCTYPE ',
    '<!DOCTYPE svg [',
    '<![CDATA[',
    '<?',
    '<svg to="',
    ' on',
    '&',
    '&#',
    '<svg a:a:a',
    '<svg a=""a',
    '<a>',
    '</a>',
    '\0',
  ])('%s, again and again', (piece) => expect(check(`<svg>${piece.repeat(much)}`).size).toBeUndefined());

  test.each(['/*', 'url(', '--a:', '{', '}', '\\', '@', 'a{', ';', 'a,', '#a{fill:url(#a)}'])(
    'a stylesheet of %s',
    (piece) =>
      expect(check(draw(`<style>${piece.repeat(much)}</style>`)).size).toEqual({ width: 20, height: 10 }),
  );

  test.each(['\\61 aaaa', 'a b c d,', 'a{fill:url(#a)}'])('too much of a stylesheet of %s', (piece) =>
    expect(check(draw(`<style>${piece.repeat(much * 2)}</style>`)).said).toEqual(['picture-hard-to-draw']),
  );

  test('cut off anywhere, and with any byte changed', () => {
    const text = draw('<!-- a --><g id="a" style="fill:url(#b)">&amp;<![CDATA[x]]></g><style>a{}</style>');
    for (let end = 0; end < text.length; end += 1) {
      expect(() => check(text.slice(0, end))).not.toThrow();
      for (const one of ['<', '>', '"', '&', '\0', ']'])
        expect(() => check(text.slice(0, end) + one + text.slice(end + 1))).not.toThrow();
    }
  });
});
