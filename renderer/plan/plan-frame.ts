import type { Frame, MenuEntry } from '../../schemas/planned.ts';
import type { SiteProps } from '../../schemas/types.ts';
import { chatHref } from './chat-link.ts';
import { fillPattern } from './fill-references.ts';
import { finishAddress } from './finish-address.ts';
import { isShown } from './is-shown.ts';
import { lifeOfText } from './life-of-text.ts';
import { planDownload } from './plan-action.ts';
import { planFieldsOf } from './plan-fields-of.ts';
import type { PageScope, Planned } from './planner.ts';
import { slugify } from './slugify.ts';

/** What stands around every page, with no menu entry marked yet. */
export function planFrame(page: PageScope): Planned<Frame> {
  const { values, origins } = planFieldsOf<SiteProps>(page.site.settings, 'site', page);
  const words = page.wording;
  const frame: Frame = {
    siteName: values.name,
    homeHref: finishAddress('/', page.address),
    logo: values.logo,
    logoLight: values.logoLight,
    skipLink: words.skipLink,
    ...planAnnouncement(values, page),
    header: {
      menu: values.header.menu.map(planMenuEntry),
      menuLabel: words.menu.label,
      open: words.menu.open,
      close: words.menu.close,
      actions: values.header.actions ?? [],
      ...(values.header.login && {
        login: {
          href: values.header.login.to.href,
          longLabel: values.header.login.longLabel,
          shortLabel: values.header.login.shortLabel,
        },
      }),
    },
    footer: planFooter(values, page),
    ...(page.promotion && { promotion: page.promotion.value }),
    ...(page.search && { search: page.search }),
    ...planChatButton(values, page),
    ...planLead(values, page),
  };
  return { value: frame, origins: origins.map((origin) => ({ ...origin, path: `frame/${origin.path}` })) };
}

/** The frame with the menu entry of the page’s own address marked,. */
export function markCurrent(frame: Frame, href: string): Frame {
  const menu = frame.header.menu.map((entry): MenuEntry => {
    if (entry.kind === 'link') return entry.href === href ? { ...entry, current: true } : entry;
    const entries = entry.entries.map((item) => (item.href === href ? { ...item, current: true } : item));
    return entries.some((item) => item.current) ? { ...entry, current: true, entries } : entry;
  });
  return { ...frame, header: { ...frame.header, menu } };
}

function planMenuEntry(entry: SiteProps['header']['menu'][number]): MenuEntry {
  if (!entry.entries) {
    const link = entry.to ?? { href: '', external: false };
    return { kind: 'link', label: entry.label, ...link, current: false };
  }
  const entries = entry.entries.map((item) => ({
    label: item.label,
    href: item.to.href,
    current: false,
    ...(item.description !== undefined && { description: item.description }),
  }));
  return { kind: 'group', id: `menu-${slugify(entry.label)}`, label: entry.label, current: false, entries };
}

function planAnnouncement(values: SiteProps, page: PageScope): Pick<Frame, 'announcement'> {
  const written = page.settings.announcement;
  if (!values.announcement || !written || !isShown(written, page.day)) return {};
  const { close, label, pause, play } = values.announcement;
  const items = planAnnouncements(values.announcement.items, written.items, page);
  if (items.length === 0) return {};
  const ends = items
    .flatMap(({ when }) => when?.until ?? [])
    .toSorted((one, other) => Date.parse(one) - Date.parse(other));
  const until = ends.length === items.length ? ends.at(-1) : undefined;
  return {
    announcement: {
      items,
      close,
      label,
      ...(pause && { pause }),
      ...(play && { play }),
      ...(until !== undefined && { when: { until } }),
    },
  };
}

/** `shown` are the items that stand today, `written` all of them: how long each stands is in the names that it holds. */
function planAnnouncements(shown: readonly string[], written: readonly string[], page: PageScope) {
  const lives = written.map((item) => lifeOfText(item, page)).filter((life) => life !== undefined);
  return shown.map((text, index) => {
    const when = lives[index];
    return when?.until === undefined ? { text } : { text, when };
  });
}

function planFooter(values: SiteProps, page: PageScope): Frame['footer'] {
  const { footer } = values;
  const plain = (link: { label: string; to: { href: string; external: boolean } }) => ({
    label: link.label,
    ...link.to,
  });
  const year = page.day.slice(0, 4);
  return {
    tagline: values.tagline,
    groups: footer.groups.map((group) => ({ title: group.title, links: group.links.map(plain) })),
    contact: footer.contact.map((group) => ({
      title: group.title,
      items: group.items.map(({ icon, label, text, to }) => ({
        icon,
        label,
        text,
        ...(to && { href: to.href }),
        external: to?.external ?? false,
      })),
    })),
    social: (values.social ?? []).map(({ network, url, label }) => ({ network, label, href: url.href })),
    socialLabel: page.wording.footer.social,
    legal: footer.legal.map((link) => ({ label: link.label, href: link.to.href })),
    accreditations: footer.accreditations ?? [],
    copyright: fillPattern(footer.copyright, { year }),
    ...(footer.credit && { credit: { text: footer.credit.label, href: footer.credit.to.href } }),
  };
}

function planChatButton(values: SiteProps, page: PageScope): Pick<Frame, 'chat'> {
  const button = values.chat.button;
  if (!button) return {};
  const href = chatHref(page.settings, page.settings.contact.whatsapp, button.message);
  return { chat: { href, label: button.label, tooltip: button.tooltip } };
}

function planLead(values: SiteProps, page: PageScope): Pick<Frame, 'lead'> {
  const lead = values.lead;
  if (!lead) return {};
  const { form, title, text, close, cancel, download } = lead;
  return {
    lead: {
      id: 'lead',
      title,
      text,
      close,
      cancel,
      form,
      ...(download && { download: planDownload(download, page) }),
    },
  };
}
