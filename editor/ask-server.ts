/** The one place that speaks with the server of `site edit`, whose answers it takes at their word. */
import type { ArticleComponent } from '../renderer/site.ts';
import type {
  AskedChange,
  ColourContrast,
  ComingDay,
  ComparisonView,
  CreateAnswer,
  EditorField,
  EditSession,
  EntryDraftView,
  EntryOfField,
  EntryWished,
  FoundEntry,
  FoundThing,
  KindToBegin,
  LibraryFile,
  LibraryPicture,
  MediaUseView,
  OnlineView,
  OutlineView,
  PageView,
  PasteAnswer,
  PendingText,
  Previewed,
  PublishAnswer,
  PublishAsked,
  RemoveAnswer,
  RenameAnswer,
  RichBlock,
  SaveAnswer,
  SavedChange,
  SectionChoice,
  SettingsList,
  Tried,
  TriedRemoval,
  TriedRename,
  UnpublishedChanges,
  UploadAnswer,
} from './contract.ts';
import { refusals, words } from './words.ts';

/** What the server wouldn’t do, in words. */
export class Refusal extends Error {}

const token = document.querySelector<HTMLMetaElement>('meta[name="site-token"]')?.content ?? '';

/** One after the other: what is kept last stays, even if a busy server asks for one of them again. */
let kept: Promise<unknown> = Promise.resolve();

async function ask<T>(address: string, options: RequestInit = {}): Promise<T> {
  const headers = { 'x-site-token': token, ...Object(options.headers) };
  const send = () =>
    fetch(address, { ...options, headers }).catch((error: unknown) => {
      if (options.signal?.aborted) throw error;
      throw new Refusal(words.noAnswer);
    });
  let answer = await send();
  // A busy server didn’t read the request in time, so it may be sent again (RFC 9110, section 15.5.9).
  if (answer.status === 408) answer = await send();
  const body: unknown = await answer.json().catch(() => ({}));
  if (answer.ok) return body as T;
  const has = typeof body === 'object' && body !== null && 'code' in body;
  throw new Refusal(refusals.get(has ? String(body.code) : '') ?? words.notDone);
}

function post<T>(address: string, body: unknown, signal?: AbortSignal): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return ask(address, { method: 'POST', headers, body: JSON.stringify(body), signal });
}

const query = (given: Readonly<Record<string, string>>): string => new URLSearchParams(given).toString();

export const server = {
  session: () => ask<EditSession>('/api/session'),
  page: (address: string) => ask<PageView>(`/api/page?${query({ address })}`),
  outline: (address: string) => ask<OutlineView>(`/api/outline?${query({ address })}`),
  components: () => ask<ArticleComponent[]>('/api/components'),
  sectionKinds: () => ask<SectionChoice[]>('/api/section-kinds'),
  field: (id: string) => ask<EditorField>(`/api/field?${query({ id })}`),
  fields: (id: string, form: 'around' | 'within') => ask<EditorField[]>(`/api/fields?${query({ id, form })}`),
  settings: () => ask<SettingsList[]>('/api/settings'),
  contrast: (id: string, value: string, signal: AbortSignal) =>
    ask<ColourContrast[]>(`/api/contrast?${query({ id, value })}`, { signal }),
  rich: (text: string, id: string) => post<{ rich?: RichBlock }>('/api/rich', { id, text }),
  preview: (edits: readonly AskedChange[], address: string, signal: AbortSignal) =>
    post<Previewed>('/api/preview', { edits, address }, signal),
  attempt: (edits: readonly AskedChange[], signal: AbortSignal) => post<Tried>('/api/try', { edits }, signal),
  save: (edits: readonly AskedChange[], address: string) => post<SaveAnswer>('/api/save', { edits, address }),
  undo: (n: number) => post<SaveAnswer>('/api/undo', { n }),
  journal: () => ask<SavedChange[]>('/api/journal'),
  unpublished: (signal: AbortSignal) => post<UnpublishedChanges>('/api/changes', {}, signal),
  compare: () => post<ComparisonView>('/api/compare', {}),
  publish: (asked: PublishAsked) => post<PublishAnswer>('/api/publish', asked),
  online: () => post<OnlineView>('/api/online', {}),
  keep: (id: string, text: string | null, address: string) => {
    kept = kept.catch(() => undefined).then(() => post<unknown>('/api/pending', { id, text, address }));
    return kept;
  },
  pending: () => ask<PendingText[]>('/api/pending'),
  entries: (kind: string, q: string) => ask<FoundEntry[]>(`/api/entries?${query({ kind, q })}`),
  find: (q: string) => ask<FoundThing[]>(`/api/find?${query({ q })}`),
  there: (address: string) => ask<{ isThere: boolean }>(`/api/there?${query({ address })}`),
  kinds: () => ask<KindToBegin[]>('/api/kinds'),
  entry: (id: string) => ask<EntryOfField>(`/api/entry?${query({ id })}`),
  tryNew: (wish: EntryWished, signal: AbortSignal) => post<EntryDraftView>('/api/try-new', wish, signal),
  create: (wish: EntryWished) => post<CreateAnswer>('/api/new', wish),
  tryRemoval: (id: string, signal: AbortSignal) => post<TriedRemoval>('/api/try-removal', { id }, signal),
  remove: (id: string) => post<RemoveAnswer>('/api/remove', { id }),
  tryRename: (id: string, to: string, signal: AbortSignal) =>
    post<TriedRename>('/api/try-rename', { id, to }, signal),
  rename: (id: string, to: string) => post<CreateAnswer>('/api/rename', { id, to }),
  pictures: (q: string) => ask<LibraryPicture[]>(`/api/pictures?${query({ q })}`),
  upload: (file: File) =>
    ask<UploadAnswer>(`/api/media/${encodeURIComponent(file.name)}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    }),
  paste: (html: string, pictures: readonly string[]) => post<PasteAnswer>('/api/paste', { html, pictures }),
  library: (q: string, isUnused: boolean) =>
    ask<LibraryFile[]>(`/api/library?${query({ q, unused: String(isUnused) })}`),
  mediaUses: (id: string) => ask<MediaUseView[]>(`/api/media-uses?${query({ id })}`),
  replaceMedia: (id: string, by: string) => post<SaveAnswer>('/api/replace-media', { id, by }),
  renameMedia: (id: string, name: string) => post<RenameAnswer>('/api/rename-media', { id, name }),
  removeMedia: (id: string) => post<SaveAnswer>('/api/remove-media', { id }),
  branch: (id: string, does: 'take-back' | 'keep', address: string) =>
    post<SaveAnswer>('/api/branch', { id, do: does, address }),
  day: (day: string | null) => post<{ today: string }>('/api/day', { day }),
  coming: () => ask<ComingDay[]>('/api/coming'),
};

/** Calls back for each event, and connects again after a break, until `signal` ends it. */
export async function listenToServer(
  hear: (event: string, data: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await readEvents(hear, signal).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function readEvents(hear: (event: string, data: unknown) => void, signal: AbortSignal): Promise<void> {
  const { body } = await fetch('/api/events', { headers: { 'x-site-token': token }, signal });
  if (!body) return;
  let text = '';
  for (const reader = body.pipeThrough(new TextDecoderStream()).getReader(); ; ) {
    const { value, done } = await reader.read();
    if (done) return;
    const events = (text + value).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const name = /^event: (.*)$/m.exec(event)?.[1];
      if (name) hear(name, JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? 'null'));
    }
  }
}
