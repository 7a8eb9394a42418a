import { createHash } from 'node:crypto';
import type { DrawnFile, PlannedArt, PlannedDrawing, Typefaces } from '../../schemas/asset.ts';
import type { Sharing } from '../../schemas/planned.ts';
import { locate } from '../source/locate.ts';
import { absoluteAddress } from './absolute-address.ts';
import { fillReferences } from './fill-references.ts';
import { pageFields } from './page-fields.ts';
import type { Route } from './plan-routes.ts';
import type { PageScope, SiteScope } from './planner.ts';
import { fields, list, optionalText, text } from './read-fields.ts';

/** Source: https://developers.facebook.com/docs/sharing/webmasters/images. */
const size = { width: 1200, height: 630 };

/** The picture of a page where it is shared: the editor's own, or one that is drawn from the page's own words. */
export function planSocialPicture(
  route: Route,
  { title, alt }: { title: string; alt: string },
  page: PageScope,
): Sharing['picture'] {
  if (route.address === '/404') return undefined;
  const own = pageFields(route.page).socialPicture ?? page.settings.socialPicture;
  if (own) {
    const { src, width, height } = page.picture(own.src, own.alt);
    const words = fillReferences(own.alt, page.references, []);
    return { href: absoluteAddress(src, page), alt: words, width, height };
  }
  const drawing = planDrawing(route, title, page);
  page.drawings.set(drawing.output, drawing);
  const href = absoluteAddress(`${page.address.base}/${drawing.output}`, page);
  return { href, alt, ...size, type: 'image/png' };
}

/** The name carries a hash of all that is drawn: networks keep a picture for as long as its address stays. */
function planDrawing(route: Route, title: string, page: PageScope): PlannedDrawing {
  const { settings } = page;
  const { light, dark } = settings.theme.colours;
  const logo = findFile(settings.logoLight.src, page);
  const art = artOf(route, page);
  const drawing = {
    kind: 'social' as const,
    picture: {
      ...wordsOf(route, page),
      title,
      siteName: settings.name,
      host: new URL(settings.origin).host,
      colours: {
        ground: light['ink-surface'],
        text: light['on-ink'],
        muted: light['on-ink-muted'],
        accent: dark.accent,
        panel: light.mist,
      },
    },
    ...(logo && { logo }),
    ...(art && { art }),
    typefaces: planTypefaces(page),
  };
  const hash = createHash('sha256').update(JSON.stringify(drawing, withoutPath)).digest('hex').slice(0, 8);
  const name = route.address === '/' ? 'home' : route.address.slice(1).replaceAll('/', '-');
  return { ...drawing, output: `social/${name}.${hash}.png`, place: locate(route.page.source, ['title']) };
}

/** Where the site stands on a disk is no part of its addresses: the file's own hash says what is drawn. */
function withoutPath(key: string, value: unknown): unknown {
  return key === 'path' ? undefined : value;
}

/** What stands over and under the title. */
function wordsOf({ current, page: { value } }: Route, page: PageScope): { eyebrow?: string; note?: string } {
  const { courses, posts, events } = page.collections;
  const post = current?.collection === 'posts' ? posts.get(current.id)?.value : undefined;
  if (post) return { eyebrow: post.category, note: [post.labels.by, post.readTime].join(' · ') };
  const course = current?.collection === 'courses' ? courses.get(current.id)?.value : undefined;
  const event = current?.collection === 'events' ? events.get(current.id)?.value : undefined;
  const first = list(value.sections).map(fields)[0];
  const written = optionalText(first?.eyebrow);
  const eyebrow = written === undefined ? undefined : fillReferences(written, page.references, []);
  // No price: what a network has shown can't be taken back when the price changes.
  const note = course
    ? [course.duration, course.location].filter((one) => one !== undefined).join(' · ')
    : event && [event.date.text, event.time.text].join(', ');
  return { ...(eyebrow !== undefined && { eyebrow }), ...(note !== undefined && { note }) };
}

/** The picture that the page itself shows first; of a course, else that of its kind. */
function artOf({ current, page: { value } }: Route, page: PageScope): DrawnFile | PlannedArt | undefined {
  const pictures = fields(page.settings.coursePictures);
  const entry = current && page.site.collections.get(current.collection)?.get(current.id)?.value;
  const own = fields(entry?.cover ?? entry?.picture ?? pictures[text(entry?.category)]).src;
  const shown = list(value.sections).map((section) => fields(fields(section).picture).src);
  const name = [own, ...shown].find((src) => src !== undefined);
  return findArt(current, page) ?? (name === undefined ? undefined : findFile(text(name), page));
}

/** What is drawn for the course or the article that the page is made for. */
function findArt(current: Route['current'], page: PageScope): PlannedArt | undefined {
  const { courses, posts } = page.collections;
  const picture =
    current?.collection === 'courses'
      ? courses.get(current.id)?.value.picture
      : current?.collection === 'posts' && posts.get(current.id)?.value.cover;
  return picture ? page.art.get(picture.src.slice(page.address.base.length + 1)) : undefined;
}

/** Nothing where the file is of a kind that can't be drawn. */
export function findFile(name: string, { site }: Pick<SiteScope, 'site'>): DrawnFile | undefined {
  const media = site.media[name];
  if (!media || !/\.(svg|png|jpe?g|gif)$/i.test(name)) return undefined;
  return { name, path: media.path, hash: media.hash, width: media.width ?? 1, height: media.height ?? 1 };
}

function planTypefaces({ settings, site }: SiteScope): Typefaces {
  const find = (name: string) => {
    const media = site.media[name];
    if (!media) throw new Error(`typeface ${name} was not checked`);
    return { name, path: media.path, hash: media.hash };
  };
  const { heading, text } = settings.theme.fonts;
  return { heading: find(heading.file), text: find(text.file) };
}
