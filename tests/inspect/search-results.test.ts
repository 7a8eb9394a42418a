/** How a page is found: through search engines, which show its title and description, and through links. */
import { describe, expect, test } from 'vitest';
import { inspectHtml, placeIn, type TestPage } from './inspect-html.ts';

const link = (href: string) => `<p><a href="${href}">there</a></p>`;
const home: TestPage = { address: '/', sections: [link('/a')] };

function found(pages: TestPage[]): string[] {
  return inspectHtml(pages, { unlinked: true }).map(
    ({ code, place }) => `${code} ${place.file}:${place.line}`,
  );
}

describe('lengths', () => {
  test.each([
    [{ title: 'x'.repeat(95) }, []],
    [{ title: 'x'.repeat(96) }, ['page-title-long content/pages/a.yaml:1']],
    [{ description: 'x'.repeat(200) }, []],
    [{ description: 'x'.repeat(201) }, ['page-description-long content/pages/a.yaml:1']],
    [{ description: 'How to go on.' }, []],
    [{ description: 'x'.repeat(24) }, ['page-description-short content/pages/a.yaml:1']],
    // A Devanagari letter with its marks is one character to a reader.
    [{ title: 'कि'.repeat(90) }, []],
    [{ title: 'x'.repeat(200), robots: 'noindex' }, []],
  ] as const)('%o', (head, codes) => {
    expect(found([home, { address: '/a', ...head }])).toEqual(codes);
  });

  test('of a page for an entry are told at the line of the entry, once for all pages that it makes', () => {
    const title = 'x'.repeat(100);
    const pages = ['/a', '/b'].map((address): TestPage => {
      const places = [placeIn(`content/pages${address}.yaml`, 1), placeIn('content/courses/oet.yaml', 3)];
      const origins = [{ path: 'head/title', value: title, places }];
      return { address, title, origins, about: { collection: 'courses', id: 'oet' } };
    });
    const [problem, ...rest] = found([{ ...home, sections: [link('/a'), link('/b')] }, ...pages]);
    expect(problem).toBe('page-title-long content/courses/oet.yaml:3');
    expect(rest).toEqual(['page-title-shared content/courses/oet.yaml:3']);
  });
});

describe('a page that nothing links to', () => {
  test('is told, also where it links to itself', () => {
    expect(
      found([
        home,
        { address: '/a' },
        { address: '/b', sections: [link('/b'), link('#x')], after: '<p id="x"></p>' },
      ]),
    ).toEqual(['page-unlinked content/pages/b.yaml:1']);
  });

  test.each([
    ['another page', '/b'],
    ['another page, to a place on it', '/b#x'],
    ['an address with a query', '/b?x=1'],
  ])('is found from %s', (_where, href) => {
    const pages = [
      home,
      { address: '/a', sections: [link(href)] },
      { address: '/b', after: '<p id="x"></p>' },
    ];
    expect(found(pages)).toEqual([]);
  });

  test('may be the home page, that for wrong addresses, or hidden from search engines', () => {
    const pages = [{ address: '/' }, { address: '/404' }, { address: '/thanks', robots: 'noindex' }];
    expect(found(pages)).toEqual([]);
  });

  test('is not told where a link leads nowhere: that may be the one', () => {
    expect(found([{ ...home, sections: [link('/aa')] }, { address: '/a' }])).toEqual([
      'link-broken content/pages/home.yaml:10',
    ]);
  });
});
