import { expect, test } from 'vitest';
import { type Visit, visitRequest } from '../../templates/islands/consent/visit-request.ts';

const visit: Visit = {
  address: 'https://www.example.org/courses?search=pregnant+and+failed&utm_source=letter#oet',
  referrer: 'https://search.example/?q=my+illness',
  title: 'Courses',
};
const url = 'https://www.example.org/courses?utm_source=letter';
const referrer = 'https://search.example/';

test('Plausible is posted the page as JSON that asks no permission first', () => {
  const address = 'https://stats.example/api/event';
  const sent = visitRequest({ counter: 'plausible', address, website: 'www.example.org' }, visit);
  expect(sent).toMatchObject({ address, type: 'text/plain' });
  expect(JSON.parse(sent.body ?? '')).toEqual({
    name: 'pageview',
    url,
    domain: 'www.example.org',
    referrer,
  });
});

test('Umami is posted an event of the website', () => {
  const address = 'https://stats.example/api/send';
  const sent = visitRequest({ counter: 'umami', address, website: 'id-1' }, visit);
  expect(sent).toMatchObject({ address, type: 'application/json' });
  expect(JSON.parse(sent.body ?? '')).toEqual({
    type: 'event',
    payload: {
      website: 'id-1',
      hostname: 'www.example.org',
      url: '/courses?utm_source=letter',
      referrer,
      title: 'Courses',
    },
  });
});

test.each([
  {
    counter: 'goatcounter' as const,
    address: 'https://academy.goatcounter.example/count',
    query: { p: '/courses', r: referrer, t: 'Courses', q: '?utm_source=letter' },
  },
  {
    counter: 'matomo' as const,
    address: 'https://stats.example/matomo.php',
    query: {
      ...{ idsite: '7', rec: '1', apiv: '1', send_image: '0' },
      ...{ url, urlref: referrer, action_name: 'Courses' },
    },
  },
])('$counter is asked for an address with the page in it', ({ counter, address, query }) => {
  const sent = visitRequest({ counter, address, website: '7' }, visit);
  const asked = new URL(sent.address);
  expect(`${asked.origin}${asked.pathname}`).toBe(address);
  expect(Object.fromEntries(asked.searchParams)).toEqual(query);
  expect(sent.body).toBeUndefined();
});

test.each([
  '',
  'https://www.example.org/blog',
  'about:blank',
  'android-app://com.example/',
  'not an address',
])('a page that was opened from “%s” came from nowhere', (from) => {
  const counter = { counter: 'plausible', address: 'https://stats.example/api/event', website: 'x' } as const;
  expect(JSON.parse(visitRequest(counter, { ...visit, referrer: from }).body ?? '').referrer).toBe('');
});
