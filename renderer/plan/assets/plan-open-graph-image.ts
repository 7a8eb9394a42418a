import { hash as hashOf } from 'node:crypto';
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import type { Place } from '../../../diagnostics/place.ts';
import type { EntrySharing } from '../../../kinds/kind.ts';
import { gather, type Planned, plain } from '../../../kinds/planned.ts';
import { asText, optionalText, pictureView } from '../../../kinds/read-fields.ts';
import { isInScript } from '../../../kinds/script-runs.ts';
import type { DrawnFile, PlannedArt, PlannedDrawing, Typefaces } from '../../../schemas/asset.ts';
import type { Picture, Sharing } from '../../../schemas/planned.ts';
import type { Entry } from '../../model/site.ts';
import type { Media } from '../../model/source.ts';
import { besideName } from '../../schema/beside-name.ts';
import { fittingName } from '../../schema/fitting-name.ts';
import { locate } from '../../source/locate.ts';
import { written } from '../answers/answer-value.ts';
import { absoluteAddress } from '../context/absolute-address.ts';
import type { Context } from '../context/context.ts';
import { pageLanguage } from '../context/language-of.ts';
import type { EntryName, Route } from '../context/route.ts';
import type { Scope } from '../context/scope.ts';
import { themeOf } from '../context/theme-of.ts';
import { pageFields } from '../pages/page-fields.ts';
import { fillQuietly } from '../values/plan-string.ts';
import { findDrawable } from './find-drawable.ts';
import { planSharingPicture } from './plan-picture.ts';

/** In pixels. Source: https://developers.facebook.com/docs/sharing/webmasters/images. */
const size = { width: 1200, height: 630 };

type Words = { title: string; alt: string; entry: EntrySharing };

/** The picture shown when a page is shared: the editor's own, one drawn from the page's own words, or none. */
export function planOpenGraphImage(
  route: Route,
  page: Entry,
  words: Words,
  scope: Scope,
): Planned<Sharing['picture']> {
  if (route.address === '/404') return plain(undefined);
  const { context } = scope;
  return gather((take) => {
    take(written(context.site.settings.source, ['socialPicture'], context));
    const own = pageFields(page).socialPicture ?? context.settings.socialPicture;
    if (typeof own === 'string') return undefined;
    if (own) {
      const name = besideName(own.src, page.source.file);
      const { src, ...size } = take(planSharingPicture({ name, crop: own.crop }, context));
      const alt = take(fillQuietly(own.alt, scope));
      return { href: absoluteAddress(src, context.settings), alt, ...size };
    }
    const drawing = take(planDrawing(route, page, words, scope));
    if (!drawing) return undefined;
    take({ ...plain(undefined), assets: [{ make: 'drawing', file: drawing }] });
    const href = absoluteAddress(`${context.address.base}/${drawing.output}`, context.settings);
    return { href, alt: words.alt, ...size, type: 'image/png' };
  });
}

/**
 * The name contains a hash of all that is drawn: networks cache a picture for as long as its address stays the same.
 * Undefined without typefaces, which the words need.
 */
function planDrawing(
  route: Route,
  page: Entry,
  { title, entry }: Words,
  scope: Scope,
): Planned<PlannedDrawing | undefined> {
  const { context } = scope;
  const { settings, site } = context;
  const { colours, fonts } = themeOf(context);
  const { heading, text: body } = fonts ?? {};
  if (!heading || !body) return plain(undefined);
  const { light, dark } = colours;
  return gather((take) => {
    for (const key of ['theme', 'logoLight', 'name', 'origin'])
      take(written(site.settings.source, [key], context));
    const { logoLight } = settings;
    const logo = logoLight && findDrawable(logoLight.src, site, logoLight);
    const art = take(artOf(route.current, page, entry, context));
    const words = take(wordsOf(page, entry, scope));
    const shown = Object.values({ ...words, title, siteName: settings.name }).join(' ');
    const scripts = Object.entries(fonts?.scripts ?? {}).filter(([script]) => isInScript(shown, script));
    const drawing = {
      kind: 'social' as const,
      picture: {
        ...words,
        title,
        siteName: settings.name,
        host: new URL(settings.origin).host,
        ...(take(pageLanguage(page, context)).direction === 'rtl' && { direction: 'rtl' as const }),
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
      typefaces: take(
        planTypefaces({ heading, text: body, scripts: scripts.map(([, font]) => font) }, context),
      ),
    };
    const drawn = art && 'place' in art ? { ...drawing, art: { ...art, place: undefined } } : drawing;
    const hash = hashOf('sha256', JSON.stringify(drawn, withoutPath), 'hex').slice(0, 8);
    const name = route.address === '/' ? 'home' : route.address.slice(1).replaceAll('/', '-');
    const places = {
      title: titlePlace(route, page, context),
      siteName: locate(context.site.settings.source, ['name']),
    };
    return {
      ...drawing,
      output: fittingName(`social/${name}`, `.${hash}.png`),
      place: locate(page.source, ['title']),
      places,
    };
  });
}

/** The title of the entry that the page is made for, or else the page's own. */
function titlePlace({ current }: Route, page: Entry, context: Context): Place {
  const { source, value } = (current && context.entry(current.kind, current.id)) ?? page;
  const key = ['title', 'name'].find((field) => value[field] !== undefined);
  return locate(source, key === undefined ? [] : [key]);
}

/** An address contains no path on disk and no line numbers: the file's own hash identifies the drawing. */
function withoutPath(key: string, value: unknown): unknown {
  return key === 'path' ? undefined : value;
}

/** The words above and below the title: from the kind of the page's entry, or else the eyebrow of the first section. */
function wordsOf(
  page: Entry,
  entry: EntrySharing,
  scope: Scope,
): Planned<{ eyebrow?: string; note?: string }> {
  const written = optionalText(listOf(page.value.sections).map(fieldsOf)[0]?.eyebrow);
  return gather((take) => {
    const eyebrow = entry.eyebrow ?? (written === undefined ? undefined : take(fillQuietly(written, scope)));
    return {
      ...(eyebrow !== undefined && { eyebrow }),
      ...(entry.note !== undefined && { note: entry.note }),
    };
  });
}

/** The first picture on the page itself: the drawing for its entry, the entry's own, or a section's. */
function artOf(
  current: EntryName | undefined,
  { source, value }: Entry,
  entry: EntrySharing,
  context: Context,
): Planned<DrawnFile | PlannedArt | undefined> {
  const card = current && context.ask<unknown>({ ask: 'entry', ...current, form: 'card' });
  const art = entry.picture && findArt(entry.picture, card, context);
  if (art) return plain(art);
  const shown = listOf(value.sections).map((section) => fieldsOf(fieldsOf(section).picture));
  const first = shown.find(({ src }) => src !== undefined);
  const ownFile = current && context.entry(current.kind, current.id)?.source.file;
  const [name, view] =
    entry.file === undefined
      ? [besideName(asText(first?.src), source.file), pictureView(first)]
      : [besideName(entry.file, ownFile ?? ''), { crop: entry.crop }];
  if (name === '') return plain(undefined);
  return gather((take) => {
    take(context.ask<Media>({ ask: 'media', name }));
    return findDrawable(name, context.site, view);
  });
}

/** The drawing for the entry that the page is made for. */
function findArt(
  picture: Picture,
  card: Planned<unknown> | undefined,
  { address }: Context,
): PlannedArt | undefined {
  const output = picture.src.slice(address.base.length + 1);
  for (const asset of card?.assets ?? [])
    if (asset.make === 'art' && asset.file.output === output) return asset.file;
  return undefined;
}

type Font = { file: string };
type Fonts = Record<'heading' | 'text', Font> & { scripts: readonly Font[] };

function planTypefaces({ heading, text: body, scripts }: Fonts, { ask }: Context): Planned<Typefaces> {
  return gather((take) => {
    const find = (name: string) => {
      const { path, hash } = take(ask<Media>({ ask: 'media', name }));
      return { name, path, hash };
    };
    const found = { heading: find(heading.file), text: find(body.file) };
    return scripts.length > 0 ? { ...found, scripts: scripts.map(({ file }) => find(file)) } : found;
  });
}
