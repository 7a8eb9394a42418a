import { answerBranch } from './answers/answer-branch.ts';
import { answerChanges } from './answers/answer-changes.ts';
import { answerCompare } from './answers/answer-compare.ts';
import { answerComponents } from './answers/answer-components.ts';
import { answerComing, answerDay } from './answers/answer-days.ts';
import { answerPreview, answerSave, answerTry } from './answers/answer-edits.ts';
import { answerField, answerFields } from './answers/answer-field.ts';
import { answerEntries, answerFind, answerPictures } from './answers/answer-find.ts';
import { answerJournal, answerUndo } from './answers/answer-journal.ts';
import {
  answerLibrary,
  answerMediaUses,
  answerRemoveMedia,
  answerRenameMedia,
  answerReplaceMedia,
} from './answers/answer-library.ts';
import { answerMedia } from './answers/answer-media.ts';
import { answerKinds, answerNew, answerTryNew } from './answers/answer-new.ts';
import { answerOnline } from './answers/answer-online.ts';
import { answerOutline } from './answers/answer-outline.ts';
import { answerPage } from './answers/answer-page.ts';
import { answerPaste, longestPaste } from './answers/answer-paste.ts';
import { answerPending, answerType } from './answers/answer-pending.ts';
import { createPublishing } from './answers/answer-publish.ts';
import { answerEntryOf, answerRemove, answerTryRemoval } from './answers/answer-removal.ts';
import { answerRename, answerTryRename } from './answers/answer-rename.ts';
import { answerRich } from './answers/answer-rich.ts';
import { answerSectionKinds } from './answers/answer-section-kinds.ts';
import { answerSession } from './answers/answer-session.ts';
import { answerContrast, answerSettings } from './answers/answer-settings.ts';
import { answerThere } from './answers/answer-there.ts';
import type { EditDesk } from './desk.ts';
import { ask, type EditRoute, tell, write } from './routes.ts';

/** All that the editor in the browser may ask for. */
export function editRoutes(desk: EditDesk): readonly EditRoute[] {
  return [
    ask('/api/session', () => answerSession(desk)),
    { ...ask('/api/page', (query) => answerPage(desk, query.get('address') ?? '/')), turn: 'look' },
    ask('/api/outline', (query) => answerOutline(desk, query.get('address') ?? '/')),
    ask('/api/section-kinds', () => answerSectionKinds(desk)),
    ask('/api/components', () => answerComponents(desk)),
    { ...ask('/api/field', (query) => answerField(desk, query.get('id'))), turn: 'glance' },
    { ...ask('/api/fields', (query) => answerFields(desk, query)), turn: 'glance' },
    { ...tell('/api/paste', (body) => answerPaste(desk, body)), longest: longestPaste },
    tell('/api/rich', (body) => answerRich(desk, body)),
    tell('/api/preview', (body) => answerPreview(desk, body)),
    tell('/api/try', (body, signal) => answerTry(desk, body, signal)),
    write('/api/save', (body) => answerSave(desk, body)),
    write('/api/undo', (body) => answerUndo(desk, body)),
    write('/api/branch', (body) => answerBranch(desk, body)),
    { ...ask('/api/journal', () => answerJournal(desk)), turn: 'glance' },
    tell('/api/changes', (_, signal) => answerChanges(desk, signal)),
    { ...tell('/api/compare', () => answerCompare(desk)), isApart: true },
    write('/api/publish', createPublishing(desk)),
    { ...tell('/api/online', (_, signal) => answerOnline(desk, signal)), isApart: true },
    { ...ask('/api/pending', () => answerPending(desk)), turn: 'glance' },
    { ...write('/api/pending', (body) => answerType(desk, body)), turn: 'glance' },
    ask('/api/entries', (query) => answerEntries(desk, query)),
    ask('/api/find', (query) => answerFind(desk, query)),
    ask('/api/there', (query) => answerThere(desk, query.get('address') ?? '')),
    ask('/api/kinds', () => answerKinds(desk)),
    ask('/api/entry', (query) => answerEntryOf(desk, query.get('id'))),
    tell('/api/try-new', (body, signal) => answerTryNew(desk, body, signal)),
    write('/api/new', (body) => answerNew(desk, body)),
    tell('/api/try-removal', (body, signal) => answerTryRemoval(desk, body, signal)),
    write('/api/remove', (body) => answerRemove(desk, body)),
    tell('/api/try-rename', (body, signal) => answerTryRename(desk, body, signal)),
    write('/api/rename', (body) => answerRename(desk, body)),
    ask('/api/pictures', (query) => answerPictures(desk, query)),
    ask('/api/settings', () => answerSettings(desk)),
    ask('/api/contrast', (query) => answerContrast(desk, query)),
    ask('/api/library', (query) => answerLibrary(desk, query)),
    ask('/api/media-uses', (query) => answerMediaUses(desk, query.get('id'))),
    write('/api/replace-media', (body) => answerReplaceMedia(desk, body)),
    write('/api/rename-media', (body) => answerRenameMedia(desk, body)),
    write('/api/remove-media', (body) => answerRemoveMedia(desk, body)),
    ask('/api/coming', () => answerComing(desk)),
    tell('/api/day', (body) => answerDay(desk, body)),
    { method: 'PUT', address: '/api/media/', isWrite: true, answer: (asked) => answerMedia(desk, asked) },
    { ...ask('/api/events', async () => ({ value: {} })), stream: desk.browser.open },
  ];
}
