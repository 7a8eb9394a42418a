/**
 * Takes over the articles of another program. Everything is translated first and written into a folder beside the site;
 * only then is it moved in, so an import that fails leaves the site as it was.
 */
import { statSync } from 'node:fs';
import { calendarDay } from '../../../kinds/zoned-time.ts';
import { convertBody } from '../../foreign/convert-body.ts';
import type { Note, TakeNote } from '../../foreign/note.ts';
import { withoutHost } from '../../foreign/written-address.ts';
import type { ReadSite } from '../../pipeline/read-site.ts';
import { timeZoneOf } from '../../pipeline/time-zone-of.ts';
import { chooseCategories } from './entry/choose-categories.ts';
import { describePicture } from './entry/describe-picture.ts';
import { articleTitle, entryFields } from './entry/entry-fields.ts';
import { type EntryPlan, type PlannedArticle, planImport } from './entry/plan-entries.ts';
import { resolveLink } from './entry/resolve-link.ts';
import { settingsEdit } from './entry/settings-edit.ts';
import { type TakeMedia, takeMedia } from './entry/take-media.ts';
import { findTarget, type ImportTarget } from './entry/target.ts';
import { importedArticle, importedPage } from './entry/write-entry-text.ts';
import { coverOf } from './origins/cover-of.ts';
import { openFolder } from './origins/open-folder.ts';
import type { ForeignArticle, ForeignLink, ImportOrigin, LeftFile } from './origins/origin.ts';
import { openSourceFolder } from './origins/source-folder.ts';
import { type ImportStaging, openStaging } from './stage-import.ts';

export type ImportOptions = {
  read: ReadSite;
  /** Absolute: a folder, or an export of WordPress. */
  from: string;
  /** Absolute: the folder with the pictures of WordPress. */
  uploads?: string | undefined;
  /** The moment that counts as now. */
  today: Date;
  /** `tell` writes nothing. */
  until: 'tell' | 'write';
};

export type TakenEntry = { from: string; file: string; address: string; notes: readonly Note[] };

export type Imported =
  | { kind: 'no-articles-here' }
  | { kind: 'nothing-found'; left: readonly LeftFile[] }
  | { kind: 'in-the-way'; file: string }
  | {
      kind: 'imported';
      program: string;
      entries: readonly TakenEntry[];
      left: readonly LeftFile[];
      /** Files in content/media. */
      pictures: number;
      categories: readonly string[];
      menu: readonly ForeignLink[];
    };

export async function importContent(options: ImportOptions): Promise<Imported> {
  const target = findTarget(options.read);
  if (!target) return { kind: 'no-articles-here' };
  const origin = await openOrigin(options, target.language);
  if (origin.articles.length === 0) return { kind: 'nothing-found', left: origin.left };
  const staging = openStaging(target.root, options.until);
  try {
    return await takeOver({ origin, target, staging, options });
  } finally {
    staging.clear();
  }
}

async function openOrigin({ from, uploads }: ImportOptions, language: string): Promise<ImportOrigin> {
  if (statSync(from).isDirectory()) return openFolder(openSourceFolder(from), language);
  const { openWordPress } = await import('./wordpress/open-wordpress.ts');
  return openWordPress(from, uploads);
}

type Import = { origin: ImportOrigin; target: ImportTarget; staging: ImportStaging; options: ImportOptions };

async function takeOver({ origin, target, staging, options }: Import): Promise<Imported> {
  const plan = planImport(origin, target);
  const categories = chooseCategories([...plan.entries.keys()], target);
  const media = takeMedia(origin, target);
  const today = calendarDay(options.today, timeZoneOf(target.settings.value));
  const entries: TakenEntry[] = [];
  const left: LeftFile[] = [...origin.left, ...plan.left];
  const notes = new Map<ForeignArticle, Note[]>();
  const noteFor = (article: ForeignArticle) => collect(notes, article);
  for await (const { article, text } of origin.texts(noteFor)) {
    const entry = plan.entries.get(article);
    if (!entry) continue;
    const note = noteFor(article);
    for (const { kind, what } of entry.notes) note(kind, what);
    if (categories.without.has(article)) note('category-missing', categories.of(article));
    const written = translate(text, {
      entry,
      plan,
      origin,
      target,
      media,
      note,
      category: categories.of(article),
      today,
    });
    if (typeof written !== 'string') {
      left.push({ file: article.file, kind: written.left });
      continue;
    }
    staging.write(entry.file, written);
    entries.push({
      from: article.file,
      file: entry.file,
      address: entry.address,
      notes: notes.get(article) ?? [],
    });
  }
  const pictures = media.taken();
  for (const { name, copyOf } of pictures) staging.copy(`content/media/${name}`, copyOf);
  const menu = menuOf(origin.menu, plan, origin);
  const written = new Set(entries.map(({ file }) => file));
  const pages = [...plan.entries.values()].filter(
    ({ article, file }) => article.holds === 'page' && written.has(file),
  );
  const edit = settingsEdit(target, { categories: categories.added, pages, menu, redirects: [] });
  left.push(...plan.strays.map(({ from, to }) => ({ file: from, kind: 'link-left' as const, what: to })));
  const inTheWay = staging.place(edit);
  if (inTheWay !== undefined) return { kind: 'in-the-way', file: inTheWay };
  return {
    kind: 'imported',
    program: origin.program,
    entries,
    left,
    pictures: pictures.length,
    categories: categories.added,
    menu,
  };
}

/** Notes of an article, each once. */
function collect(notes: Map<ForeignArticle, Note[]>, article: ForeignArticle): TakeNote {
  const own = notes.get(article) ?? [];
  notes.set(article, own);
  return (kind, what) => {
    if (!own.some((one) => one.kind === kind && one.what === what))
      own.push({ kind, ...(what !== undefined && { what }) });
  };
}

type Translating = {
  entry: PlannedArticle;
  plan: EntryPlan;
  origin: ImportOrigin;
  target: ImportTarget;
  media: TakeMedia;
  note: TakeNote;
  category: string;
  today: string;
};

/** The text of the file, or why there is none. */
function translate(text: string, translating: Translating): string | { left: 'broken-text' | 'empty' } {
  const { entry, plan, origin, target, media, note } = translating;
  const { article } = entry;
  const title = articleTitle(article, text, note);
  const around = {
    note,
    link: (address: string) => resolveLink(address, { origin, plan, article, note }),
    picture: (address: string) => media.take(address, article, note),
    describe: describePicture,
    hasNotes: target.hasNotes,
    hasAlerts: target.hasAlerts,
  };
  const body = convertBody(text, { syntax: article.syntax, title, around });
  if (!body) return { left: 'broken-text' };
  if (body.markdown.trim() === '') return { left: 'empty' };
  const cover = coverOf(article, (address) => media.take(address, article, note));
  const fields = entryFields({ ...translating, title, beginning: body.summary, cover });
  if (article.holds === 'article') return importedArticle(fields, body.markdown);
  return importedPage({
    title,
    summary: String(fields[target.kind.summary ?? ''] ?? title),
    markdown: body.markdown,
  });
}

/** Entries that lead to something here, or elsewhere. */
function menuOf(menu: readonly ForeignLink[], plan: EntryPlan, origin: ImportOrigin): ForeignLink[] {
  return menu.flatMap(({ label, to, entries }): ForeignLink[] => {
    const inner = menuOf(entries, plan, origin);
    const isElsewhere = /^https?:/.test(withoutHost(to, origin.hosts));
    const own = isElsewhere ? to : plan.find(to);
    if (label === '') return inner;
    if (inner.length === 0) return own === undefined ? [] : [{ label, to: own, entries: [] }];
    const first = own === undefined ? [] : [{ label, to: own, entries: [] }];
    return [{ label, to: '', entries: [...first, ...inner] }];
  });
}
