/** Pages that were sound are not judged again, unless something that they lead to is gone. */
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

test('pages that were not sound are judged again', () => {
  const wrong = [home, { ...courses, sections: [] }, about];
  const now = [home, { ...courses, sections: ['<p>soon</p>'] }, about];
  const { isSound, problems } = inspectAgain(wrong, now);
  expect(isSound).toBe(false);
  expect(problems).toEqual(inspectHtml(now, { unlinked: true }));
  expect(problems).toHaveLength(1);
});
