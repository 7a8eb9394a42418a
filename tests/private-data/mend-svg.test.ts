/** Drawings copied from web pages: browsers show the published file, and nothing else is changed. */
import { describe, expect, it } from 'vitest';
import { cleanMedia } from '../../renderer/private-data/clean-media.ts';
import { mendSvg } from '../../renderer/private-data/mend-svg.ts';

const box = 'viewBox="0 0 10 10"';
const svg = 'xmlns="http://www.w3.org/2000/svg"';

function mended(text: string): string {
  return Buffer.from(mendSvg(Buffer.from(text))).toString();
}

describe('what browsers refuse is put in:', () => {
  it.each([
    [`<svg ${box}><path d="M0 0"/></svg>`, `<svg ${svg} ${box}><path d="M0 0"/></svg>`],
    [`<svg\n  ${box}/>`, `<svg ${svg}\n  ${box}/>`],
    ['<svg/>', `<svg ${svg}/>`],
    [`<svg xmlns="https://www.w3.org/2000/svg" ${box}/>`, `<svg ${svg} ${box}/>`],
    [`<svg xmlns='http://www.w3.org/2000/svg/' ${box}/>`, `<svg ${svg} ${box}/>`],
    [`<svg xmlns="http://w3.org/2000/SVG" ${box}/>`, `<svg ${svg} ${box}/>`],
    [`<svg ${svg}><g xmlns=""><path/></g></svg>`, `<svg ${svg}><g ${svg}><path/></g></svg>`],
    [
      `<?xml version="1.0"?>\n<!-- <svg> -->\n<!DOCTYPE svg>\n<svg ${box}/>`,
      `<?xml version="1.0"?>\n<!-- <svg> -->\n<!DOCTYPE svg>\n<svg ${svg} ${box}/>`,
    ],
    [
      `<svg ${svg}><use xlink:href="#a"/></svg>`,
      `<svg xmlns:xlink="http://www.w3.org/1999/xlink" ${svg}><use xlink:href="#a"/></svg>`,
    ],
    [
      `<svg ${svg} inkscape:version="1.2"><sodipodi:namedview/></svg>`,
      `<svg xmlns:inkscape="urn:prefix:inkscape" xmlns:sodipodi="urn:prefix:sodipodi" ${svg} inkscape:version="1.2"><sodipodi:namedview/></svg>`,
    ],
    [
      '<svg:svg><svg:path/></svg:svg>',
      `<svg:svg xmlns:svg="http://www.w3.org/2000/svg"><svg:path/></svg:svg>`,
    ],
    [
      `<svg ${box}><title>पता: घर a:b="c"</title></svg>`,
      `<svg ${svg} ${box}><title>पता: घर a:b="c"</title></svg>`,
    ],
  ])('%s', (written, right) => {
    expect(mended(written)).toBe(right);
    expect(mended(right)).toBe(right);
  });
});

describe('what browsers read stays byte by byte:', () => {
  it.each([
    `<svg ${svg} ${box}/>`,
    `<svg ${svg} data-note="a > b" xmlns:xlink="http://www.w3.org/1999/xlink"><a xlink:href="#b"/></svg>`,
    `<svg\txmlns = "http://www.w3.org/2000/svg"/>`,
    `<svg data-hint='>' ${svg}/>`,
    `<x:svg xmlns:x="http://www.w3.org/2000/svg"/>`,
    `<svg ${svg}><style>a:hover b:hover { fill: red } c > d {}</style><text style="fill: red; x:y ">e:f g:h=i</text></svg>`,
    `<svg ${svg}><!-- <use xlink:href="#a"/> --><style><![CDATA[<a:b c:d="e"/>]]></style></svg>`,
    `<svg ${svg} xml:space="preserve" xml:lang="ar"/>`,
    `<svg ${svg}><foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject></svg>`,
    '<html><body/></html>',
    'no drawing at all',
  ])('%s', (written) => {
    const bytes = Buffer.from(written);
    expect(mendSvg(bytes)).toBe(bytes);
  });
});

it('is part of what is done to a file before it is published', () => {
  const cleaned = cleanMedia(Buffer.from(`<svg ${box}/>`), 'svg');
  expect(cleaned.kind === 'clean' && Buffer.from(cleaned.bytes).toString()).toBe(`<svg ${svg} ${box}/>`);
});

it.each(['<', '<!--', '<a "', "<a '", '<a b:', '<a xmlns=""', '<![CDATA['])(
  'takes no longer with many %j',
  (part) => {
    const size = 1_000_000;
    const bytes = Buffer.from(`<svg ${part.repeat(size / part.length)}`);
    expect(mendSvg(bytes).length).toBeGreaterThan(size / 2);
  },
);
