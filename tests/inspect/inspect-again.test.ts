/** Pages are not inspected again if nothing that they link to is gone: their diagnostics still hold. */
import { expect, test } from 'vitest';
import { inspectAgain, inspectHtml, type TestPage } from './inspect-html.ts';

const home: TestPage = {
  address: '/',
  sections: ['<p><a href="/courses#oet">OET</a></p>', '<p><a href="/about">About us</a></p>'],
};
const courses: TestPage = {
  address: '/courses',
  sections: ['<h2 id="oet">OET</h2>', '<h2 id="cbt">CBT</h2>'],
};
const about: TestPage = { address: '/about', sections: ['<p><a href="/">Home</a></p>'] };
const before = [home, courses, about];

const edits: [string, TestPage[], number][] = [
  ['another text', [home, courses, { ...about, sections: ['<p><a href="/courses">Courses</a></p>'] }], 0],
  ['an id more', [home, { ...courses, after: '<p id="osce"></p>' }, about], 0],
  ['an id less that nobody leads to', [home, { ...courses, sections: ['<h2 id="oet">OET</h2>'] }, about], 0],
  [
    'an id less that another page leads to',
    [home, { ...courses, sections: ['<h2 id="cbt">CBT</h2>'] }, about],
    1,
  ],
  ['a link that leads nowhere', [home, courses, { ...about, sections: ['<a href="/nowhere">there</a>'] }], 1],
  [
    'a link to an id that another page lacks',
    [home, courses, { ...about, after: '<a href="/courses#x">x</a>' }],
    1,
  ],
  ['a heading left out', [home, courses, { ...about, after: '<h4>Deep</h4>' }], 1],
  ['the title of another page', [home, courses, { ...about, title: 'Title of /courses' }], 1],
  [
    'the description of another page',
    [home, courses, { ...about, description: 'About what stands on the page /courses' }],
    1,
  ],
  ['a page less', [home, about], 1],
  ['a page more', [...before, { address: '/blog', sections: ['<a href="/about">About</a>'] }], 1],
  ['a page more with a wrong link', [...before, { address: '/blog', sections: ['<a href="/a">A</a>'] }], 1],
  ['a link less', [{ ...home, sections: ['<a href="/courses#oet">OET</a>'] }, courses, about], 1],
  [
    'the only link from another page',
    [{ ...home, sections: [] }, courses, { ...about, after: '<a href="/courses">OET</a>' }],
    1,
  ],
  ['a page under another address', [home, courses, { ...about, address: '/about-us' }], 1],
  ['nothing', before, 0],
];

test.each(edits)('%s: the same is found as by looking at all pages', (_what, now, count) => {
  const { isSound, problems } = inspectAgain(before, now);
  expect(isSound).toBe(true);
  expect(problems).toEqual(inspectHtml(now, { unlinked: true }));
  expect(problems).toHaveLength(count);
});

const more = (page: TestPage, after: string): TestPage => ({ ...page, after });

test.each([
  ['more', [], ['<a href="/courses?search=b">B</a>'], 1],
  ['less', ['<a href="/courses?search=b">B</a>'], [], 0],
])(
  'what %s pages ask in the same way is said of the others that ask otherwise',
  (_what, then, since, count) => {
    const asking = [
      more(courses, '<a href="/courses?search=a">A</a>'),
      more(about, '<a href="/courses?serach=c">C</a>'),
    ];
    const [was, is] = [then, since].map((links) => [more(home, links.join('')), ...asking]);
    const { problems } = inspectAgain(was ?? [], is ?? []);
    expect(problems).toEqual(inspectHtml(is ?? [], { unlinked: true }));
    expect(problems).toHaveLength(count);
  },
);
const wrong: TestPage = { address: '/wrong', sections: ['<a href="/courses#fees">Fees</a>'] };
const apart: TestPage = { address: '/apart', sections: ['<p>Apart</p>'] };
const long: TestPage = { address: '/long', sections: ['<p>Long</p>'], description: 'On and on. '.repeat(30) };
const all = more(home, '<a href="/wrong">1</a><a href="/long">2</a><a href="/apart">3</a>');
const toWrong = more(home, '<a href="/wrong">1</a>');
const toLong = more(home, '<a href="/long">1</a>');

const editsOfWrong: [string, TestPage[], TestPage[], string[]][] = [
  [
    'nothing',
    [all, courses, about, wrong, long, apart],
    [all, courses, about, wrong, long, apart],
    ['page-description-long', 'anchor-missing'],
  ],
  [
    'a text',
    [all, courses, about, wrong, long, apart],
    [all, courses, more(about, '<p>More</p>'), wrong, long, apart],
    ['page-description-long', 'anchor-missing'],
  ],
  [
    'the text of the page with the long description',
    [toLong, courses, about, long],
    [toLong, courses, about, more(long, '<p>More</p>')],
    ['page-description-long'],
  ],
  [
    'the long description',
    [toLong, courses, about, long],
    [toLong, courses, about, { ...long, description: 'As long as it has to be' }],
    [],
  ],
  [
    'a wrong link beside the long description',
    [toLong, courses, about, long],
    [toLong, courses, more(about, '<a href="/no">No</a>'), long],
    ['page-description-long', 'link-broken'],
  ],
  [
    'the wrong link',
    [toWrong, courses, about, wrong],
    [toWrong, courses, about, { ...wrong, sections: ['<p>No link</p>'] }],
    [],
  ],
  [
    'what the wrong link leads to',
    [toWrong, courses, about, wrong],
    [toWrong, more(courses, '<p id="fees"></p>'), about, wrong],
    [],
  ],
  [
    'the text beside the wrong link',
    [toWrong, courses, about, wrong],
    [toWrong, courses, about, more(wrong, '<p>More</p>')],
    ['anchor-missing'],
  ],
  [
    'the same mistake once more',
    [toWrong, courses, about, wrong],
    [toWrong, courses, more(about, '<a href="/courses#fees">Fees</a>'), wrong],
    ['anchor-missing', 'anchor-missing'],
  ],
  [
    'a text beside a page that nobody leads to',
    [home, courses, about, apart],
    [home, courses, more(about, '<p>More</p>'), apart],
    ['page-unlinked'],
  ],
  [
    'a link to the page that nobody led to',
    [home, courses, about, apart],
    [home, courses, more(about, '<a href="/apart">3</a>'), apart],
    [],
  ],
  [
    'the text of the page that nobody leads to',
    [home, courses, about, apart],
    [home, courses, about, more(apart, '<p>More</p>')],
    ['page-unlinked'],
  ],
];

test.each(editsOfWrong)('on a site with mistakes, %s: the same is found', (_what, then, now, codes) => {
  const { isSound, problems } = inspectAgain(then, now);
  expect(isSound).toBe(false);
  expect(problems).toEqual(inspectHtml(now, { unlinked: true }));
  expect(problems.map(({ code }) => code)).toEqual(codes);
});
