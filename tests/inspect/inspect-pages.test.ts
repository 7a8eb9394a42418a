import { describe, expect, test } from 'vitest';
import { codesOf, countParts, inspectHtml, placeIn } from './inspect-html.ts';

test('the more pages there are, the more pauses inspection makes', () => {
  const [few, many] = [countParts(10), countParts(2000)];
  expect(many - few).toBe(6);
});

describe('links', () => {
  test.each([
    ['/courses', '/courses'],
    ['/courses/', '/courses'],
    ['/courses?search=oet#top', '/courses'],
    ['courses', '/courses'],
    ['https://example.org/courses', '/courses'],
    ['/404', '/404'],
  ])('%s leads to a page', (href, address) => {
    const pages = [{ address: '/', sections: [`<a href="${href}">x</a>`] }, { address }];
    expect(inspectHtml(pages)).toEqual([]);
  });

  test.each([
    'https://elsewhere.org/x',
    '//cdn.example.net/x',
    'mailto:a@example.org',
    'tel:+44123',
    '#',
    '',
  ])('%s is not followed', (href) => {
    const expected = href === '' || href === '#' ? ['link-empty'] : [];
    expect(codesOf(`<a href="${href}">x</a>`)).toEqual(expected);
  });

  test('a page that is not there is reported with the nearest address', () => {
    const pages = [{ address: '/', sections: ['<a href="/cources">x</a>'] }, { address: '/courses' }];
    const [problem, ...rest] = inspectHtml(pages);
    expect(rest).toEqual([]);
    expect(problem?.code).toBe('link-broken');
    expect(problem?.hint).toContain('“/courses”');
  });

  test.each([
    ['/blog/page/1', '/blog'],
    ['/page/1', '/'],
    ['/blog/page/1/', '/blog'],
    ['/blog/page/3', '/blog/page/2'],
  ])('of %s, a page of a list, is meant %s', (href, meant) => {
    const list = ['/', '/page/2', '/blog', '/blog/page/2'].map((address) => ({ address }));
    const [problem] = inspectHtml([{ address: '/about', sections: [`<a href="${href}">x</a>`] }, ...list]);
    expect(problem?.hint).toBe(`Did you mean “${meant}”?`);
  });

  test('a relative link starts from the address of its page', () => {
    const link = '<a href="first">x</a>';
    const pages = [{ address: '/blog/second', sections: [link] }, { address: '/blog/first' }];
    expect(inspectHtml(pages)).toEqual([]);
    const others = [{ address: '/blog', sections: [link] }, { address: '/blog/first' }];
    expect(inspectHtml(others).map(({ code }) => code)).toEqual(['link-broken']);
  });

  test('with a base path, a link has to stand under it', () => {
    const pages = [
      {
        address: '/',
        sections: ['<a href="/branch/courses/">x</a><a href="/branch">y</a>', '<a href="/courses">x</a>'],
      },
      { address: '/courses' },
    ];
    const problems = inspectHtml(pages, { base: '/branch' });
    expect(problems.map(({ code, place }) => [code, place.line])).toEqual([['link-broken', 11]]);
    expect(problems[0]?.hint).toContain('“/courses”');
    const neighbour = [{ address: '/', sections: ['<a href="https://example.org/legal">x</a>'] }];
    expect(inspectHtml(neighbour, { base: '/branch' })).toEqual([]);
  });

  test('a download has to be in the finished site', () => {
    const html = '<a href="/media/guide.pdf" download>Guide</a>';
    expect(codesOf(html)).toEqual(['link-broken']);
    expect(codesOf(html, ['media/guide.pdf'])).toEqual([]);
  });

  test('a form that is sent by GET is a link; one that posts is not', () => {
    expect(codesOf('<form action="/search"></form>')).toEqual(['link-broken']);
    expect(codesOf('<form action="/api/lead" method="post"></form>')).toEqual([]);
  });
});

describe('anchors', () => {
  test('are found on the same page and on others', () => {
    const pages = [
      {
        address: '/',
        sections: ['<a href="#faq">a</a><a href="/legal#privacy">b</a>', '<div id="faq"></div>'],
      },
      { address: '/legal', sections: ['<div id="privacy"></div>'] },
    ];
    expect(inspectHtml(pages)).toEqual([]);
  });

  test('that are not there are reported with the nearest id', () => {
    const pages = [
      { address: '/', sections: ['<a href="/legal#privcy">b</a>'] },
      { address: '/legal', sections: ['<div id="privacy"></div>'] },
    ];
    const [problem] = inspectHtml(pages);
    expect(problem?.code).toBe('anchor-missing');
    expect(problem?.hint).toContain('“#privacy”');
  });

  test('in a file that is no page, at the top, or for a passage of text are left alone', () => {
    const html = '<a href="/a.pdf#page=2">a</a><a href="#top">b</a><a href="#:~:text=fees">c</a>';
    expect(codesOf(html, ['a.pdf'])).toEqual([]);
  });
});

describe('files', () => {
  test.each([
    '<img src="/media/a.svg" alt="">',
    '<img src="/media/ok.svg" srcset="/media/ok.svg 1x, /media/a.svg 2x" alt="">',
    '<picture><source srcset="/media/a.svg"></picture>',
    '<script type="module" src="/media/a.svg"></script>',
    '<link rel="stylesheet" href="/media/a.svg">',
    '<link rel="alternate" type="application/rss+xml" href="/media/a.svg">',
    '<meta property="og:image" content="https://example.org/media/a.svg">',
    '<video poster="/media/a.svg"></video>',
    '<svg><use href="/media/a.svg#x"></use></svg>',
  ])('%s has to be in the finished site', (html) => {
    expect(codesOf(html, ['media/ok.svg'])).toEqual(['file-missing']);
    expect(codesOf(html, ['media/ok.svg', 'media/a.svg'])).toEqual([]);
  });

  test('of other hosts and within the page are left alone', () => {
    const html = '<img src="https://elsewhere.org/a.png" alt=""><img src="data:image/gif;base64,R0" alt="">';
    expect(codesOf(`${html}<link rel="canonical" href="/nothing"><svg><use href="#x"></use></svg>`)).toEqual(
      [],
    );
  });
});

describe('structure', () => {
  test.each<[string, string, string[]]>([
    ['two equal ids', '<i id="a"></i><i id="a"></i>', ['id-twice']],
    ['a reference to nothing', '<button aria-controls="menu">x</button>', ['reference-missing']],
    ['a label for nothing', '<label for="name">x</label>', ['reference-missing']],
    [
      'a list of references, one of them right',
      '<i id="a"></i><p aria-describedby="a b"></p>',
      ['reference-missing'],
    ],
    ['a popover and a command', '<button popovertarget="a">x</button><i id="a"></i>', []],
    ['a second h1', '<h1>Again</h1>', ['main-heading-twice']],
    ['a skipped level', '<h2>a</h2><h4>b</h4>', ['heading-skipped']],
    ['levels that go up again', '<h2>a</h2><h3>b</h3><h2>c</h2><h3>d</h3>', []],
    ['an empty heading', '<h2> <svg aria-hidden="true"><title>x</title></svg></h2>', ['heading-empty']],
    ['a picture without alt', '<img src="https://x.org/a.png">', ['picture-without-alt']],
    ['a link without a name', '<a href="#top"><svg aria-hidden="true"></svg></a>', ['control-without-name']],
    ['a button without a name', '<button><span hidden>x</span></button>', ['control-without-name']],
    ['a link named by its picture', '<a href="#top"><img src="data:," alt="Home"></a>', []],
    ['a button named by its label', '<button aria-label="Close"></button>', []],
    [
      'a link named by a part with a label',
      '<a href="#top"><svg role="img" aria-label="Home"></svg></a>',
      [],
    ],
    ['a card that holds other elements', '<a href="#top"><span><b>Text</b></span></a>', []],
  ])('%s', (_title, html, codes) => {
    expect(codesOf(html)).toEqual(codes);
  });

  test('a page needs a main heading', () => {
    const problems = inspectHtml([{ address: '/', before: '', sections: ['<h2>a</h2>'] }]);
    expect(problems.map(({ code }) => code)).toEqual(['main-heading-missing']);
  });
});

describe('titles and descriptions', () => {
  test('that several pages share are one warning', () => {
    const pages = ['/a', '/b', '/c', '/404'].map((address) => ({
      address,
      title: 'Same',
      description: 'The same words on all of them',
    }));
    const problems = inspectHtml(pages);
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([
      ['page-title-shared', 'warning'],
      ['page-description-shared', 'warning'],
    ]);
    expect(problems[0]?.message).toContain('3 pages');
    expect(problems[0]?.message).toContain('/a, /b, /c');
  });

  test('an empty title is an error', () => {
    expect(inspectHtml([{ address: '/', title: ' ' }]).map(({ code }) => code)).toEqual(['page-title-empty']);
  });
});

describe('the place of a problem', () => {
  const html = '<a href="/nowhere?a=1&amp;b=2">x</a>';
  const value = '/nowhere?a=1&b=2';
  const origin = (path: string, line: number, text = value) => ({
    path,
    value: text,
    places: [placeIn('content/x.yaml', line)],
  });
  const placeOf = (origins: ReturnType<typeof origin>[]) =>
    inspectHtml([{ address: '/', sections: ['', html], origins }]).map(
      ({ place }) => `${place.file}:${place.line}`,
    );

  test('is the value in the same section', () => {
    expect(placeOf([origin('sections/0/props/a', 1), origin('sections/1/props/a', 2)])).toEqual([
      'content/x.yaml:2',
    ]);
  });

  test('is the text of the section that holds it', () => {
    const text = origin('sections/1/props/text', 3, `<p>${html}</p>`);
    expect(placeOf([origin('sections/0/props/a', 1), text])).toEqual(['content/x.yaml:3']);
  });

  test('is the value elsewhere, then the section', () => {
    expect(placeOf([origin('frame/menu', 4)])).toEqual(['content/x.yaml:4']);
    expect(placeOf([])).toEqual(['content/pages/home.yaml:11']);
  });

  test('of a broken link in the footer is one, however many pages show it', () => {
    const after = '<a href="/nowhere">x</a>';
    const pages = ['/a', '/b', '/c'].map((address) => ({ address, after }));
    expect(inspectHtml(pages)).toHaveLength(1);
  });

  test('of the same mistake in two sections are two', () => {
    expect(inspectHtml([{ address: '/', sections: [html, html] }])).toHaveLength(2);
  });
});

describe('names in braces that nobody has filled in', () => {
  test.each([
    ['a text', '<p>From {courses.osce.price} a month</p>'],
    ['a text with one brace', '<p>Welcome to {site.name</p>'],
    ['a text with the other brace', '<p>Welcome to site.name}</p>'],
    ['a pattern of a template', '<p>{count} courses</p>'],
    ['the description of a picture', '<img src="" alt="{tutors.ada.name}">'],
    ['a label', '<button aria-label="Show {count} more">+</button>'],
    ['a hint in a field', '<input placeholder="{facts.phone}">'],
    ['a description of the page', '<meta name="description" content="{site.name}">'],
    ['structured data', '<script type="application/ld+json">{"a":{"name":"{site.name}"}}</script>'],
  ])('%s', (_, html) => expect(codesOf(html)).toContain('name-left'));

  test('the title of a page', () => {
    const html = '<title>{course.title}</title>';
    expect(codesOf(html)).toEqual(['name-left']);
  });

  test.each([
    ['code within a sentence', '<p>Write <code>{site.name}</code></p>'],
    ['a block of code', '<pre><code><span>{site.name}</span></code></pre>'],
    [
      'what a script fills in',
      '<site-island props="{&quot;found&quot;:&quot;{count} found&quot;}"></site-island>',
    ],
    ['a script', '<script>if (a) {b}</script>'],
    ['a set of numbers', '<p>{1, 2}</p>'],
    ['data without names', '<script type="application/ld+json">{"a":{"name":"x"}}</script>'],
  ])('may stand in %s', (_, html) => expect(codesOf(html)).toEqual([]));

  test('are put down to the line of the text that they stand in', () => {
    const text = 'From {courses.osce.price} a month';
    const place = placeIn('content/pages/home.yaml', 7);
    const origins = [{ path: 'sections/0/lede', value: text, places: [place] }];
    const [problem] = inspectHtml([{ address: '/', sections: [`<p>${text}</p>`], origins }]);
    expect(problem).toMatchObject({ code: 'name-left', severity: 'error', place });
  });
});
