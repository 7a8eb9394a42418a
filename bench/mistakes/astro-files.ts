/**
 * The part of the school of `tests/fixtures/site` in which the compared mistakes are made, as an Astro project: content
 * collections with schemas as strict as a careful developer writes them, and a page for each entry.
 */
export const astroFiles: readonly [path: string, text: string][] = [
  ['package.json', '{ "type": "module" }\n'],
  [
    'astro.config.mjs',
    `import mdx from '@astrojs/mdx';
export default { site: 'https://www.example.org', integrations: [mdx()] };
`,
  ],
  [
    'src/content.config.ts',
    `import { defineCollection, reference } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const courses = defineCollection({
  loader: glob({ pattern: '*.yaml', base: './content/courses' }),
  schema: z.strictObject({
    title: z.string(),
    subtitle: z.string(),
    category: z.enum(['osce', 'oet', 'cbt', 'short']),
    field: z.string().optional(),
    format: z.enum(['Online', 'Onsite', 'Online and onsite']).optional(),
    art: z.record(z.string(), z.string()).optional(),
    price: z.union([z.number().positive(), z.literal('Free')]),
    originalPrice: z.number().positive().optional(),
    originalPriceSince: z.coerce.date().optional(),
    payLater: z.boolean(),
    duration: z.string(),
    students: z.string(),
    rating: z.number().min(0).max(5),
    features: z.array(z.string()).min(1),
    badge: z.string().optional(),
    popular: z.boolean().optional(),
    location: z.string().optional(),
    shopId: z.string().optional(),
    startsAtOnce: z.boolean().optional(),
    guarantee: z.boolean().optional(),
    enrolLabel: z.string().optional(),
    about: z.string(),
    audience: z.array(z.string()),
    curriculum: z.array(z.strictObject({ title: z.string(), text: z.string() })),
    dates: z.array(z.strictObject({ label: z.string(), text: z.string() })),
    faq: z.array(z.strictObject({ question: z.string(), answer: z.string() })).optional(),
    related: z.array(reference('courses')),
    order: z.number().int(),
  }),
});

const events = defineCollection({
  loader: glob({ pattern: '*.yaml', base: './content/events' }),
  schema: z.strictObject({
    title: z.string(),
    date: z.coerce.date(),
    time: z.string().regex(/^([01]\\d|2[0-3]):[0-5]\\d$/, 'Use the 24-hour clock, such as 16:00'),
    timeZone: z.string(),
    location: z.string(),
    attendees: z.string(),
    type: z.string(),
    status: z.enum(['Registration Open', 'Registration Closed', 'Cancelled']).optional(),
    description: z.string(),
    highlights: z.array(z.string()),
    price: z.union([z.number().positive(), z.literal('Free')]),
    badge: z.string().optional(),
    registrationLink: z.url(),
  }),
});

const posts = defineCollection({
  loader: glob({ pattern: '*.mdx', base: './content/posts' }),
  schema: z.strictObject({
    title: z.string(),
    excerpt: z.string(),
    author: z.string().optional(),
    tutor: z.string().optional(),
    date: z.coerce.date(),
    category: z.enum(['OSCE Preparation', 'OSCE Updates', 'NMC Registration', 'OET Preparation']),
    featured: z.boolean(),
    updated: z.coerce.date().optional(),
    related: z.array(z.string()).optional(),
    sources: z.array(z.strictObject({ title: z.string(), url: z.url() })).optional(),
    art: z.record(z.string(), z.unknown()).optional(),
  }),
});

export const collections = { courses, events, posts };
`,
  ],
  [
    'src/components/Callout.astro',
    `---
interface Props { title: string }
const { title } = Astro.props;
---
<aside><p><strong>{title}</strong></p><slot /></aside>
`,
  ],
  [
    'src/layouts/Page.astro',
    `---
const { title } = Astro.props;
---
<html lang="en-GB"><head><meta charset="utf-8"><title>{title}</title></head><body><main><h1>{title}</h1><slot /></main></body></html>
`,
  ],
  [
    'src/pages/index.astro',
    `---
import { getCollection } from 'astro:content';
import Page from '../layouts/Page.astro';
const courses = (await getCollection('courses')).sort((one, other) => one.data.order - other.data.order);
const events = await getCollection('events');
---
<Page title="Harbour Nursing School">
<ul>{courses.map(({ id, data }) => <li><a href={'/courses/' + id}>{data.title}</a> {typeof data.price === 'number' ? '£' + data.price.toFixed(2) : data.price}</li>)}</ul>
<ul>{events.map(({ data }) => <li>{data.title}, {data.date.toLocaleDateString('en-GB')}, {data.time}</li>)}</ul>
</Page>
`,
  ],
  [
    'src/pages/courses/[id].astro',
    `---
import { getCollection, getEntries } from 'astro:content';
import Page from '../../layouts/Page.astro';
export async function getStaticPaths() {
  return (await getCollection('courses')).map((course) => ({ params: { id: course.id }, props: { course } }));
}
const { course } = Astro.props;
const related = await getEntries(course.data.related);
---
<Page title={course.data.title}>
<p>{course.data.subtitle}</p>
{course.data.badge && <p>{course.data.badge}</p>}
<ul>{related.map(({ id, data }) => <li><a href={'/courses/' + id}>{data.title}</a></li>)}</ul>
</Page>
`,
  ],
  [
    'src/pages/blog/[id].astro',
    `---
import { getCollection, render } from 'astro:content';
import Callout from '../../components/Callout.astro';
import Page from '../../layouts/Page.astro';
export async function getStaticPaths() {
  return (await getCollection('posts')).map((post) => ({ params: { id: post.id }, props: { post } }));
}
const { post } = Astro.props;
const { Content } = await render(post);
---
<Page title={post.data.title}><Content components={{ Callout }} /></Page>
`,
  ],
];
