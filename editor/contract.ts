/** What the server of `site edit` answers, as the editor reads it. A value is named by an id that the server gave out. */
import type {
  ArticlePart,
  ColourContrast,
  FieldView,
  HiddenSection,
  ListedMedia,
  ListedPicture,
  PastedText,
  SectionExample,
} from '../renderer/site.ts';
import type { SpotPlace } from './page/page-messages.ts';

export type { RichBlock, RichMark, RichPiece } from '../renderer/site.ts';
export type { ColourContrast };

export type EditSession = {
  /** `today`: the moment that the pages show. */
  site: { name: string; language: string; today: string };
  pages: readonly { address: string; title: string }[];
  pageOrigin: string;
  /** In bytes: as large as an uploaded file may be. */
  largestFile: number;
  /** Only if the site extends another. */
  branch?: { base: string };
  address?: string;
};

export type EditSpot = {
  at: SpotPlace;
  text: string;
  label: string;
  within: string;
  fields: readonly { id: string; label: string }[];
};

export type PageView = {
  address: string;
  spots: readonly EditSpot[];
  problems: readonly Trouble[];
};

/** `fix`: what to write in the field instead. `id`: the field in which it can be mended. */
export type Trouble = {
  message: string;
  hint?: string;
  severity: 'error' | 'warning';
  fix?: unknown;
  code?: string;
  file?: string;
  line?: number;
  id?: string;
};

export type NamedPart = { name: string; value?: string; id?: string };

/** Whose a value is; absent if the site extends no other. `confirms`: to take the base’s says that both share it. */
export type ValueLayer = Pick<FieldView['layer'], 'state' | 'travels'> & {
  confirms?: boolean;
  there?: { value: unknown };
};

/** A field as `describeFields` gives it, with ids instead of places. */
export type EditorField = Omit<
  FieldView,
  'path' | 'place' | 'items' | 'blank' | 'names' | 'layer' | 'range' | 'article'
> & {
  id: string;
  line: number;
  /** In its group. */
  name?: string | number;
  names?: readonly NamedPart[];
  items?: readonly EditorField[];
  blank?: EditorField;
  layer?: ValueLayer;
  pages?: number;
  article?: ArticleStep;
  /** What was typed before, and couldn’t be saved. */
  pending?: string;
};

/** A part of an article’s text, with the ids of the block to come below, of the same one once it has moved, and of all. */
export type ArticleStep = Pick<ArticlePart, 'part'> & {
  canGo: boolean;
  below?: string;
  whole: string;
  up?: string;
  down?: string;
};

export type AskedChange =
  | { id: string; value: unknown; was?: unknown }
  | { id: string; unset: true; was?: unknown }
  | { id: string; move: number; was?: unknown }
  /** A block of an article past the one above or below it. */
  | { id: string; shift: 'up' | 'down'; was: unknown }
  /** `like`: the position of the item that it is a copy of. */
  | { id: string; insert: unknown; at: number; like?: number; was?: unknown };

export type Previewed = { preview?: number; problems?: readonly Trouble[] };

export type Consequences = {
  pages: number;
  files: number;
  examples: readonly { before: string; after: string; address?: string }[];
  unseen: boolean;
};

export type Tried = { problems: readonly Trouble[]; says?: Consequences };

export type SaveAnswer =
  | { kind: 'saved'; n: number; title?: string; value?: unknown }
  | { kind: 'conflict'; before?: unknown; theirs?: unknown; mine?: unknown }
  | { kind: 'refused'; problems: readonly Trouble[] }
  /** Nothing could be written. */
  | { kind: 'failed'; code: string }
  | { kind: 'nothing-to-undo' };

/** A section in the outline. `shown`: which of the page’s sections it is, from 1; absent if the page doesn’t have it. */
export type OutlineRow = {
  id: string;
  title: string;
  kind: string;
  shown?: number;
  hidden?: HiddenSection;
  /** `name`: in the file, such as `until`. */
  timing: readonly { id: string; name: string; title: string; value?: unknown }[];
};

/**
 * `page`: its first field. `id` and `value`: of the whole list. `isMerged`: only as a whole can it be changed. `day`: the
 * one that is shown, as in files.
 */
export type OutlineView = {
  page: { id: string; title: string };
  id: string;
  value: readonly unknown[];
  isMerged: boolean;
  pages: number;
  day: string;
  sections: readonly OutlineRow[];
};

/** A kind of section that can be added. */
export type SectionChoice = SectionExample;

/** `left`: pictures that couldn’t be had. `unreadable`: only its plain text can be taken. */
export type PasteAnswer = ({ kind: 'pasted' } & PastedText) | { kind: 'unreadable' };

export type UploadAnswer =
  | { kind: 'added'; name: string; id: string }
  | Exclude<SaveAnswer, { kind: 'saved' }>;

export type SavedChange = {
  n: number;
  at: string;
  id?: string;
  title: string;
  within: string;
  before?: unknown;
  after?: unknown;
  /** The position that an item of a list got, from 1. */
  movedTo?: number;
  address?: string;
  state: 'can-undo' | 'changed-since' | 'undone';
  isPublished: boolean;
  /** A whole entry or file came or went, or got another name. */
  did?: 'added' | 'removed' | 'renamed';
};

/** A list of links to which a page can be added. */
export type MenuChoice = { id: string; title: string; entries: readonly string[] };

/** `titled`: what its title is called, if it has one. `menus`: of a page, whose address is chosen. */
export type KindToBegin = {
  kind: string;
  title: string;
  titled?: string;
  menus?: readonly MenuChoice[];
};

/** Where a page is to be. `at`: before which entry of the menu it comes. */
export type PagePlaceWished = { address?: string; menu?: string; at?: number };

/** A new entry of a kind, or a copy of the one that has a value. Without an `id`, the title suggests one. */
export type EntryWished = { kind?: string; copy?: string; title: string; id?: string } & PagePlaceWished;

export type EntryFaultView = { code: string; suggestion?: string; title?: string };

type EntryFaults = { fault?: EntryFaultView; addressFault?: EntryFaultView };

/** `leftOut`: fields that a copy begins without. */
export type EntryDraftView = EntryFaults & {
  id: string;
  address?: string;
  isDraft: boolean;
  leftOut: readonly string[];
  problems: readonly Trouble[];
};

/** `id`: of its title. */
export type MadeEntry = { kind: 'saved'; n: number; id: string; address?: string };
type NotMadeEntry =
  | ({ kind: 'refused'; problems: readonly Trouble[] } & EntryFaults)
  | { kind: 'failed'; code: string };

export type CreateAnswer = MadeEntry | NotMadeEntry;
export type RemoveAnswer = { kind: 'saved'; n: number } | NotMadeEntry;

/** The entry that a value belongs to, if it does; `kind` in words. `isOwn`: no base has it. `id`: the name of its file. */
export type EntryOfField = { kind?: string; id?: string; title?: string; isOwn?: boolean; address?: string };

/** `mentions`: values that name it or lead to it. */
export type TriedRemoval = {
  isPossible: boolean;
  /** It is a page that has an address. */
  isNamed: boolean;
  problems: readonly Trouble[];
  mentions: readonly { id: string; title: string; within: string }[];
};

/**
 * What renaming an entry would do; without `isPossible`, the id can’t be, or is the one that it has. `references`: values
 * that name it; `links`: places in texts; `files`: others than its own. `aliases`: old addresses that go on to lead there.
 */
export type TriedRename =
  | {
      kind: 'tried';
      id: string;
      fault?: EntryFaultView;
      isPossible?: boolean;
      references?: number;
      links?: number;
      files?: number;
      aliases?: readonly string[];
      from?: string;
      address?: string;
      problems: readonly Trouble[];
    }
  | { kind: 'failed'; code: string };

/** An edit that isn’t published. `n`: under which it can be taken back. */
type UnpublishedEdit = {
  name: string;
  file: string;
  line: number;
  n?: number;
  id?: string;
  title?: string;
  within?: string;
};

/** Edits, and what visitors notice of them. */
export type MadeChange = {
  edits: readonly UnpublishedEdit[];
  effects: readonly { kind: string; before?: string; after?: string; pages: number }[];
  more: number;
  appear: readonly { address: string; title: string }[];
  disappear: readonly { address: string; title: string }[];
  move: readonly { from: string; to: string }[];
  /** The first of them, by their addresses. */
  pages: readonly string[];
  onPages: number;
};

export type UnpublishedChanges = {
  state:
    | { kind: 'impossible'; code: string }
    | { kind: 'ready'; branch: string; isReviewed: boolean; isFirst?: true; isAhead?: true };
  changes: readonly MadeChange[];
  unseen: readonly UnpublishedEdit[];
  problems: readonly Trouble[];
  /** How many files are published. */
  files: number;
  /** Of them, those in which somebody else has changed something; and files that stay behind. */
  shared: readonly string[];
  others: readonly string[];
};

/** Whose value is taken where two have published one. */
export type PublishChoice = { n: number; take: 'mine' | 'theirs' };

export type PublishAsked = {
  sentence: string;
  choices?: readonly PublishChoice[];
  author?: { name: string; email: string };
};

export type ValueOfBoth = {
  n: number;
  file: string;
  name: string;
  before?: unknown;
  theirs?: unknown;
  mine?: unknown;
};

export type PublishAnswer =
  | { kind: 'published'; commit: string; isBehind: boolean }
  | { kind: 'in-review'; branch: string; review?: string }
  | { kind: 'nothing' }
  | { kind: 'impossible'; code: string }
  | { kind: 'failed'; code: string; said: string }
  | { kind: 'conflicts'; conflicts: readonly ValueOfBoth[] };

/** Where two states are side by side, with the addresses of the pages that differ, by their numbers. */
export type ComparisonView =
  | { kind: 'ready'; address: string; pages: readonly string[] }
  | { kind: 'not-built' }
  | { kind: 'impossible'; code: string };

/** Whether the website has what was published; `earlier`: since when that is published which it has instead. */
export type OnlineView =
  | { kind: 'earlier'; at: string; sentence: string }
  | { kind: 'online' | 'other' | 'unreachable' | 'no-version' | 'no-address' | 'unpublished' }
  | { kind: 'impossible'; code: string };

export type PendingText = { id: string; text: string; title: string; within: string; address?: string };
export type FoundEntry = { kind: string; id: string; title: string; address?: string; picture?: string };
export type FoundThing = {
  what: 'page' | 'entry' | 'words' | 'setting';
  title: string;
  text?: string;
  address?: string;
  id?: string;
};
/** `form`: of its fields (`within`), of everything in its file (`around`), or of the one value. */
export type SettingChoice = {
  id: string;
  title: string;
  description?: string;
  isWritten: boolean;
  form: 'within' | 'field' | 'around';
};

/** The settings of one file, or the entries of a kind. */
export type SettingsList = { title: string; settings: readonly SettingChoice[] };

export type LibraryPicture = ListedPicture & { address?: string };
/** A file of content/media; `address` shows a picture. `isOwn`: no base has it. */
export type LibraryFile = ListedMedia & { id: string; address?: string };

/** Where a file is used: a value, and the page on which it is, if that is known. */
export type MediaUseView = { id: string; title: string; within: string; address?: string };

export type RenameAnswer =
  | { kind: 'saved'; n: number; name: string }
  | Exclude<SaveAnswer, { kind: 'saved' }>;

export type ComingDay = { day: string; title: string; what: string };
