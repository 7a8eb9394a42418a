import type { Path, Place } from '../../../../diagnostics/place.ts';
import type { Control } from '../../../schema/meaning.ts';
import type { RichBlock } from './rich-block.ts';

/** With which control a value is edited: that of its meaning, or one that its schema tells. */
export type FieldControl = Control | 'money' | 'time' | 'colour';

/** `title`: for people. */
export type FieldChoice = { value: unknown; title: string };

/** As in a schema; lengths in characters, or in items of a list. */
export type FieldBounds = {
  min?: number;
  max?: number;
  step?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  /** The pattern in words: “small letters and digits”. */
  inWords?: string;
};

/** A value that a text names in braces. `value`: as visitors read it today; absent if only a browser knows it. */
export type NamedInText = { name: string; value?: string; file?: string; path?: Path };

/**
 * Whose a value is. `only`: the site extends no other, or the other has no such value. `own`: the branch has its own in
 * place of `there`; `changed-there`: and the base has changed its own since. `inherited`: it is the base’s. `travels`:
 * false if a branch has to say it itself.
 */
export type FieldLayer = {
  state: 'only' | 'own' | 'inherited' | 'changed-there';
  there?: { file: string; path: Path; value: unknown };
  own?: string;
  travels: boolean;
};

/**
 * Which part of an article’s text this is: a block, one to come `below` a block, or all of it. The rest is of a block.
 * `next`: where one to come will be. `out`: the edit that takes it out. `up`, `down`: those that move it past another, with the place that it gets there.
 */
export type ArticlePart = {
  part: 'block' | 'below' | 'whole';
  next?: Place;
  out?: TextEdit;
  up?: TextEdit & { place: Place };
  down?: TextEdit & { place: Place };
};

/** A `replace` edit, and what it replaces. */
export type TextEdit = { start: number; end: number; was: string; text: string };

/**
 * All that a form for one value needs. `file` and `path` (in that file alone) name it in edits, also where the value is
 * a base’s: the edit then becomes the branch’s own. `value` is absent if it isn’t written.
 */
export type FieldView = {
  file: string;
  path: Path;
  title: string;
  /** The title of the entry, section or page that it belongs to. */
  within: string;
  description?: string;
  example?: unknown;
  control: FieldControl;
  value?: unknown;
  required: boolean;
  choices?: readonly FieldChoice[];
  bounds?: FieldBounds;
  /** The currency of an amount. */
  unit?: string;
  holdsNames: boolean;
  names?: readonly NamedInText[];
  /** The collection of the entries that a reference or a selection chooses from. */
  of?: string;
  /** The fields of a group, or the items of a list: one level. */
  items?: readonly FieldView[];
  /** An item that a list might have next; absent if it takes more than a form, as a section does. */
  blank?: FieldView;
  /** For a text in an article: the offsets between which a `replace` edit goes. */
  range?: { start: number; end: number };
  article?: ArticlePart;
  /** The same text in pieces; absent if only its Markdown can be edited. */
  rich?: RichBlock;
  place: Place;
  layer: FieldLayer;
};

/** What a value is called, and how it is edited. */
export type ValueTitle = Pick<FieldView, 'title' | 'within' | 'control'>;
