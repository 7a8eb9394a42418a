import type { Report } from '../../diagnostics/diagnostic.ts';
import type { Needs } from '../../kinds/judged.ts';
import type { Planned } from '../../kinds/planned.ts';
import type { Kinds } from '../model/kinds.ts';
import type { JsonSchema } from '../model/site.ts';
import type { CheckedSite, CheckedValue } from './checked.ts';
import type { Life, LifePlanning, Planning, WrittenValue } from './planning.ts';

/**
 * What a value is, beyond its shape: all that is known of one word that `means` may have. Check, planning, generated
 * types, code editors and `site new` go by it. A file per meaning in `meanings/`; `meanings.ts` lists them.
 */
export type Meaning = {
  /** What stands in a schema: `means: money`. */
  name: string;
  /** The TypeScript type of what a template receives; left out where that is what was written. */
  type?: (schema: JsonSchema, kinds: Kinds) => string | undefined;
  /** Whether a text of it may name values in braces. */
  holdsNames: boolean;
  /** Says what is wrong with a value that its schema doesn't know. The value may still have any shape. */
  check?: (value: CheckedValue, site: CheckedSite, report: Report) => void;
  /** What a template receives of a checked value; `undefined` where it is hidden or over today. Left out: its parts, each by its own schema. */
  plan?: (written: WrittenValue, planning: Planning) => Planned<unknown>;
  /** How long a value that is a text may stand. Left out: as long as what the text names. */
  life?: (written: WrittenValue, planning: LifePlanning) => Life;
  /** What becomes of the group of fields that a value stands in when the value is over. Left out: the group goes where it requires the value. */
  whenOver?: 'group-goes' | 'group-stays';
  /** How a value begins where the schema shows no example of its own. */
  example?: unknown;
  /** With what a form lets somebody change it. */
  control: Control;
  /** What a value of it needs of site.yaml and of the wording. */
  site?: (value: unknown) => Needs;
  /** Further keywords that belong to it, and those of them that it can't do without. */
  annotations: readonly Annotation[];
  needs?: readonly Annotation[];
};

/** What our schemas say beyond JSON Schema, besides `means` and the head of a kind. */
export type Annotation =
  | 'collection'
  | 'among'
  | 'whole'
  | 'placeholders'
  | 'shared'
  | 'filteredBy'
  | 'onePage';

export const annotations: readonly Annotation[] = [
  'collection',
  'among',
  'whole',
  'placeholders',
  'shared',
  'filteredBy',
  'onePage',
];

/** All of them: the keywords that JSON Schema doesn't know. */
export const ownKeywords: readonly string[] = [
  'means',
  'kind',
  'needs',
  'key',
  'travels',
  'inWords',
  'columnsOf',
  'goesAlong',
  'goesWith',
  'leaves',
  ...annotations,
];

export type Control =
  | 'text'
  | 'paragraph'
  | 'article'
  | 'number'
  | 'date'
  | 'choice'
  | 'switch'
  | 'icon'
  | 'picture'
  | 'file'
  | 'link'
  | 'button'
  | 'entry'
  | 'entries'
  | 'conditions'
  | 'facts'
  | 'list'
  | 'group';
