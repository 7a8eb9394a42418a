import { fillPlaceholders } from '../../../kinds/fill-placeholders.ts';
import { daysOfChange } from '../../../kinds/is-shown-on.ts';
import { gather, type Planned } from '../../../kinds/planned.ts';
import type { Frame, FrameParts, MenuEntry, Period, SiteSearch } from '../../../schemas/planned.ts';
import type { SiteProps, WordingSource } from '../../../schemas/types.ts';
import { slugify } from '../../markdown/slugify.ts';
import type { FinishedAddress } from '../answers/answer-address.ts';
import { written } from '../answers/answer-value.ts';
import type { Context } from '../context/context.ts';
import { isShown } from '../context/is-shown.ts';
import { translatedAddress } from '../context/translated-address.ts';
import { lifeOfText } from '../values/plan-period.ts';

/** The frame of every page, with no menu entry marked yet. */
export function planFrame(context: Context): Planned<Frame> {
  const setting = <Key extends keyof SiteProps>(key: Key) =>
    context.ask<SiteProps[Key] | undefined>({ ask: 'setting', key });
  const wording = <Key extends keyof WordingSource>(key: Key) =>
    context.ask<WordingSource[Key] | undefined>({ ask: 'wording', key });
  return gather((take) => {
    const home = take(
      context.ask<FinishedAddress>({ ask: 'address', address: translatedAddress('/', context) }),
    );
    const announcement = take(planAnnouncement(context), 'announcement');
    const search = take(context.ask<SiteSearch | undefined>({ ask: 'search' }));
    const logo = take(setting('logo'), 'logo');
    const menu = take(wording('menu'));
    const alternates = take(setting('alternates'), 'alternates');
    return {
      siteName: take(setting('name'), 'name') ?? '',
      homeHref: home.link.href,
      ...(logo && { logo, logoLight: take(setting('logoLight'), 'logoLight') ?? logo }),
      skipLink: take(wording('skipLink')) ?? '',
      ...(announcement && { announcement }),
      ...(alternates && context.alternates.length > 0 && { alternates: { label: alternates.label } }),
      header: { ...planHeader(take(setting('header'), 'header')), ...menuWords(menu) },
      footer: take(planFooter(context), 'footer'),
      parts: take(planParts(context), 'parts'),
      ...(search && { search }),
    };
  });
}

/** Parts added by the code of kinds. */
function planParts(context: Context): Planned<FrameParts> {
  const site = context.tools();
  return gather((take) =>
    Object.assign(
      {},
      ...Object.values(context.kinds.code).map((code) => (code.frame ? take(code.frame(site)) : {})),
    ),
  );
}

function menuWords(
  menu: WordingSource['menu'] | undefined,
): Pick<Frame['header'], 'menuLabel' | 'open' | 'close'> {
  return { menuLabel: menu?.label ?? '', open: menu?.open ?? '', close: menu?.close ?? '' };
}

function planHeader(
  header: SiteProps['header'] | undefined,
): Pick<Frame['header'], 'menu' | 'actions' | 'login'> {
  const login = header?.login;
  return {
    menu: (header?.menu ?? []).flatMap(planMenuEntry),
    actions: header?.actions ?? [],
    ...(login && {
      login: { href: login.to.href, longLabel: login.longLabel, shortLabel: login.shortLabel },
    }),
  };
}

/** Undefined if everything it leads to is hidden today. */
function planMenuEntry({
  label,
  to,
  entries,
}: NonNullable<NonNullable<SiteProps['header']>['menu']>[number]): MenuEntry[] {
  if (!entries) return to ? [{ kind: 'link', label, ...to, current: false }] : [];
  if (entries.length === 0) return [];
  const shown = entries.map((item) => ({
    label: item.label,
    href: item.to.href,
    ...(item.to.language !== undefined && { language: item.to.language }),
    current: false,
    ...(item.description !== undefined && { description: item.description }),
  }));
  return [{ kind: 'group', id: `_menu-${slugify(label)}`, label, current: false, entries: shown }];
}

function planAnnouncement(context: Context): Planned<Frame['announcement']> {
  const raw = context.settings.announcement;
  return gather((take) => {
    const values = take(context.ask<SiteProps['announcement']>({ ask: 'setting', key: 'announcement' }));
    if (!raw || !values) return undefined;
    take({ ...written0(context), dates: daysOfChange(raw) });
    if (!isShown(raw, context)) return undefined;
    const lives = raw.items
      .map((item) => take(lifeOfText(item, { context })))
      .filter((life) => life !== undefined);
    const items = values.items.map((text, index) => withEnd(text, lives[index]));
    if (items.length === 0) return undefined;
    const until = lastEnd(items);
    const { close, label, pause, play } = values;
    return {
      items,
      close,
      label,
      ...(pause && { pause }),
      ...(play && { play }),
      ...(until !== undefined && { when: { until } }),
    };
  });
}

function written0(context: Context): Planned<undefined> {
  return { ...written(context.site.settings.source, ['announcement'], context), value: undefined };
}

type Item = { text: string; when?: Period };

function withEnd(text: string, when: Period | undefined): Item {
  return when?.until === undefined ? { text } : { text, when };
}

/** The last end of the items, if each has one. */
function lastEnd(items: readonly Item[]): string | undefined {
  const ends = items
    .flatMap(({ when }) => when?.until ?? [])
    .toSorted((one, other) => Date.parse(one) - Date.parse(other));
  return ends.length === items.length ? ends.at(-1) : undefined;
}

function planFooter(context: Context): Planned<Frame['footer']> {
  return gather((take) => {
    const footer = take(context.ask<SiteProps['footer'] | undefined>({ ask: 'setting', key: 'footer' }));
    const tagline = take(context.ask<string | undefined>({ ask: 'setting', key: 'tagline' }), 'tagline');
    const social = take(context.ask<SiteProps['social']>({ ask: 'setting', key: 'social' }));
    const words = take(context.ask<WordingSource['footer'] | undefined>({ ask: 'wording', key: 'footer' }));
    const year = context.formats.year.format(Number(context.day.slice(0, 4)));
    return {
      ...(tagline !== undefined && { tagline }),
      groups: (footer?.groups ?? []).map(({ title, links }) => ({ title, links: links.map(plainLink) })),
      contact: (footer?.contact ?? []).map(({ title, items }) => ({ title, items: items.map(contactItem) })),
      social: (social ?? []).map(({ network, url, label }) => ({ network, label, href: url.href })),
      socialLabel: words?.social ?? '',
      legal: (footer?.legal ?? []).map((link) => ({
        label: link.label,
        href: link.to.href,
        ...(link.to.language !== undefined && { language: link.to.language }),
      })),
      registrations: footer?.registrations ?? [],
      copyright: fillPlaceholders(footer?.copyright ?? `© {year} ${context.settings.name}`, { year }),
      ...(footer?.credit && { credit: { text: footer.credit.label, href: footer.credit.to.href } }),
    };
  });
}

type Footer = NonNullable<SiteProps['footer']>;

function plainLink({ label, to }: NonNullable<Footer['groups']>[number]['links'][number]) {
  return { label, ...to };
}

function contactItem({ icon, label, text, to }: NonNullable<Footer['contact']>[number]['items'][number]) {
  return { icon, label, text, external: false, ...to };
}
