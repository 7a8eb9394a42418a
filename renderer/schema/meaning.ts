import type { Report } from '../../diagnostics/diagnostic.ts';
import type { Planned } from '../../kinds/planned.ts';
import type { Needs } from '../../kinds/rule-site.ts';
import type { Kinds } from '../model/kinds.ts';
import type { JsonSchema } from '../model/site.ts';
import type { CheckedValue, SiteToCheck } from './checked.ts';
import type { Life, LifePlanning, Planning, WrittenValue } from './planning.ts';

/**
 * What a value is, beyond its shape: all that is known about one value of `means`. The check, planning, generated
 * types, code editors and `site new` use it. A file per meaning in `meanings/`; `meanings.ts` lists them.
 */
export type Meaning = {
  /** As written in a schema: `means: money`. */
  name: string;
  /** The TypeScript type that a template receives; absent if that is the written value's. */
  type?: (schema: JsonSchema, kinds: Kinds) => string | undefined;
  /** Whether its text may contain names in braces. */
  holdsNames: boolean;
  /** Reports mistakes in a value that its schema can't find. The value may still have any shape. */
  check?: (value: CheckedValue, site: SiteToCheck, report: Report) => void;
  /**
   * Makes what a template receives from a checked value; `undefined` if it is hidden or over today. By default, its
   * parts are planned, each by its own schema.
   */
  plan?: (written: WrittenValue, planning: Planning) => Planned<unknown>;
  /** How long a text value is shown. By default, as long as the values that it names. */
  life?: (written: WrittenValue, planning: LifePlanning) => Life;
  /**
   * What happens to the enclosing group of fields when the value is over. By default, the group goes if it requires the
   * value.
   */
  whenOver?: 'group-goes' | 'group-stays';
  /** The initial value if the schema has no example of its own. */
  example?: unknown;
  /** The form control with which it is edited. */
  control: Control;
  /** The settings and words that a value needs. */
  site?: (value: unknown) => Needs;
  /** Further keywords that it allows, and those of them that it requires. */
  annotations: readonly Annotation[];
  needs?: readonly Annotation[];
};

/** The keywords of our schemas beyond JSON Schema, besides `means` and the head of a kind. */
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

/** All keywords that JSON Schema doesn't have. */
export const ownKeywords: readonly string[] = [
  'means',
  'kind',
  'needs',
  'key',
  'travels',
  'inWords',
  'columnsOf',
  'copy',
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
