import type { Kinds } from '../../../model/kinds.ts';
import type { SchemaSet } from '../../../model/site.ts';
import type { Sources } from '../../../model/source.ts';

/** What fields are described from. `valueOf`: what visitors read for a whole name (`facts.fee`) today. */
export type Describing = {
  sources: Sources;
  schemas: SchemaSet;
  kinds: Kinds;
  valueOf: (name: string) => string | undefined;
};
