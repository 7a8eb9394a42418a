/** What the specification requires on each page (§2), with the facts that the content contains once (§9). */
import { describe, expect, inject, test } from 'vitest';
import { listPages } from '../browser/list-pages.ts';
import { readCourses } from './read-courses.ts';
import { readPage } from './read-page.ts';
import { readPosts } from './read-posts.ts';
import { readStories } from './read-stories.ts';
import { readTutors } from './read-tutors.ts';
import { writtenPrice } from './written-sums.ts';

const { out } = inject('shipped');

const claims: Record<string, (string | RegExp)[]> = {
  '/': ['Specialist Nursing Training', 'Limited Seats', 'Free Workshop', '95%', '1,200+', '4.9', '24/7'],
  '/osce': [
    '10 stations',
    '£794',
    '£397',
    /5 working days/,
    /3 attempts/,
    /14 minutes/,
    /12 minutes/,
    /2,?500\+/,
    '150+',
  ],
  '/oet': [/about 40/i, '60', '45', '20', '350', '300', 'C+', 'IELTS', '800+', '90%'],
  '/cbt': [
    '115',
    '3 hours',
    '15',
    '100',
    '£83',
    /2 years/,
    '600+',
    /2,?000\+/,
    '14',
    '92%',
    /authori[sz]ation/i,
  ],
  // The past dates, and that they are over; content/passing-time tests what a page says before.
  '/webinar': ['60 minutes', 'Ask for the next date', /2,?000\+/],
  '/events': [
    'Adult Nursing',
    'Mental Health',
    '26+',
    '56+',
    'This session is over',
    'Free',
    /4(:00)? ?pm BST/i,
  ],
  '/hall-of-fame': ['500+', '95%', '50+'],
  '/moving-handling': [writtenPrice('moving-handling'), '1 day', '300+', '4.7'],
  '/basic-life-support': [writtenPrice('basic-life-support'), '1 day', '500+', '4.8', '2 years'],
  '/healthcare-apprentice': [writtenPrice('healthcare-apprentice'), '12 months', '150+', '4.9'],
  '/nepal': ['95%', 'Monday to Saturday', /9 ?am to 6 ?pm/i],
  '/refund-policy': [/7 days/, /30%/, /3 days/, /10 business days/],
  '/legal': ['25 June 2025', 'Privacy Policy', 'Terms of Service', 'Cookie Policy'],
  '/payment-success': [
    'One step left: press send in the chat',
    '24 hours',
    'Return to Home',
    'Join the chat group',
  ],
  '/course-purchase': [
    'OSCE Training Packages',
    'Specialised OSCE Courses',
    'Other Certification Courses',
    '30%',
  ],
  '/404.html': ['Page Not Found', 'Sorry, the page you are looking for doesn’t exist or has been moved.'],
};

describe('§2 and §9 each page says what it has to', () => {
  test.each(Object.entries(claims))('%s', (address, wanted) => {
    const { text } = readPage(out, address);
    const missing = wanted.filter((claim) =>
      typeof claim === 'string' ? !text.includes(claim) : !claim.test(text),
    );
    expect(missing).toEqual([]);
  });
});

test('§2 the packages page groups the courses by their ids', () => {
  const groups = readPage(out, '/course-purchase')
    .find('course-cards')
    .map((group) => group.find('course-card__title').map(({ text }) => text));
  const [packages, specialised, others] = groups;
  expect(packages).toEqual(['OSCE Virtual: Adult Nursing', 'OSCE Onsite: Adult Nursing']);
  expect(specialised).toHaveLength(3);
  for (const title of specialised ?? []) expect(title).toContain('Mental Health');
  expect(others?.toSorted()).toEqual(['CBT Comprehensive', 'OET Comprehensive']);
});

test('§2 the five steps of the journey, each with its length', () => {
  const { text } = readPage(out, '/course-purchase');
  const steps = ['Choose & Enrol', 'Expert Training', 'Practice Exams', 'Pass & Register', 'Career Support'];
  const lengths = ['2 minutes', /2[–-]4 weeks/, '3 hours', '2 career steps', /lifetime/i];
  for (const part of [...steps, ...lengths]) expect(text).toMatch(part);
});

test('§3 all stories stand in the hall of fame, the first 6 on the home page', () => {
  expect(readPage(out, '/hall-of-fame').find('testimonial-card')).toHaveLength(readStories().length);
  expect(readPage(out, '/').find('testimonial-card')).toHaveLength(6);
});

test('a story names its course by the title that the course has, and leads to the page of it', () => {
  const courses = new Map(readCourses().map(({ id, title }) => [`/courses/${id}`, title]));
  const links = readPage(out, '/hall-of-fame').find('testimonial-card__course-link');
  expect(links).toHaveLength(readStories().length);
  for (const link of links) expect(link.text).toBe(courses.get(link.attribute('href')));
});

test('a tutor stands on the pages of the courses that their own file names, and leads to a page of their own', () => {
  for (const { id, name, courses } of readTutors()) {
    const own = readPage(out, `/tutors/${id}`);
    expect(own.find('tutor-profile__name').map(({ text }) => text)).toEqual([name]);
    for (const course of courses) {
      const links = readPage(out, `/courses/${course}`).find('tutor-card__link');
      expect(
        links.map((link) => link.attribute('href')),
        course,
      ).toContain(`/tutors/${id}`);
      expect(own.text, id).toContain(readCourses().find((one) => one.id === course)?.title);
    }
  }
  for (const { id } of readCourses())
    expect(readPage(out, `/courses/${id}`).find('tutor-card').length, id).toBeGreaterThan(0);
});

test('an article names its author, who is introduced below it and lists it on a page of their own', () => {
  const page = readPage(out, '/blog/osce-time-management-guide');
  expect(page.find('article__author')[0]?.text).toBe('By Helen Whitfield');
  expect(page.find('article-author')[0]?.text).toContain('Helen Whitfield');
  const listed = readPage(out, '/tutors/helen-whitfield').find('tutor-profile__work');
  expect(listed.map(({ text }) => text).join()).toContain('Beat the clock without rushing the patient');
});

test('an article ends with its sources, as links, and search engines are told of them', () => {
  const page = readPage(out, '/blog/a-step-by-step-guide-to-nmc-registration-process');
  const [list] = page.find('article-sources__list');
  for (const named of ['Nursing and Midwifery Council', 'Occupational English Test', 'Pearson VUE'])
    expect(list?.text).toContain(named);
  expect(JSON.stringify(page.structuredData)).toContain('"url":"https://www.nmc.org.uk/"');
  for (const { id, sources } of readPosts()) {
    const [shown] = readPage(out, `/blog/${id}`).find('article-sources__list');
    for (const { title } of sources ?? []) expect(shown?.text, id).toContain(title);
  }
});

test('the reading time of an article follows from its words', () => {
  for (const address of listPages(out).filter((address) => address.startsWith('/blog/'))) {
    const page = readPage(out, address);
    const words = page.find('body')[0]?.text.split(' ').length ?? 0;
    const minutes = Number(/(\d+) min read/.exec(page.find('article__facts')[0]?.text ?? '')?.[1]);
    expect(Math.abs(minutes - words / 200), address).toBeLessThan(0.6);
  }
});

test('§7 pages open the chat with a message of their own, the Nepal branch’s with its own number', () => {
  const chats = (address: string) =>
    [...readPage(out, address).html.matchAll(/https:\/\/wa\.me\/(\d+)\?text=([^"&]*)/g)].map(
      ([, number, text]) => ({
        number,
        text: decodeURIComponent(text ?? ''),
      }),
    );
  const own = (address: string) =>
    chats(address).filter(({ text }) => !chats('/events').some((other) => other.text === text));
  for (const address of ['/paediatric-nursing', '/midwifery', '/nursing-associate']) {
    expect(own(address).length, address).toBeGreaterThan(0);
    for (const { number } of own(address)) expect(number).toBe('447700900142');
  }
  expect(own('/nepal').map(({ number }) => number)).toContain('9770000000000');
  for (const { number } of own('/nepal')) expect(number).toBe('9770000000000');
});

test('no page shows a reference that was not filled in, or the name of a product that is not ours', () => {
  for (const address of listPages(out)) {
    const { text } = readPage(out, address);
    expect(text, address).not.toMatch(
      /\{(site|facts|courses?|post|promotion|event)\.|\bundefined\b|\bNaN\b|\[object/,
    );
    expect(text, address).not.toMatch(/Medax/);
  }
});
