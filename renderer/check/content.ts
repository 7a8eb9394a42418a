import type { KindCodes } from '../../kinds/kind.ts';
import type { judgeLanguage } from '../markdown/highlight-code.ts';
import type { Kinds } from '../model/kinds.ts';
import type { SchemaSet } from '../model/site.ts';
import type { MediaFiles, SiteLayer } from '../model/source.ts';
import type { Validators } from '../schema/compile-schemas.ts';
import type { Walked } from '../schema/walk-values.ts';
import type { Document } from './document.ts';
import type { GapWatch } from './gaps/watch-gaps.ts';
import type { NamedValue } from './said-twice/named-value.ts';

/** A value of a document that a schema describes. */
export type Visit = { document: Document } & Walked;

/** Everything that the rules may look at. */
export type Content = {
  schemas: SchemaSet;
  kinds: Kinds;
  code: KindCodes;
  validators: Validators;
  site: Document;
  documents: readonly Document[];
  collections: ReadonlyMap<string, ReadonlyMap<string, Document>>;
  /** What texts may name of site.yaml and of the facts, by the word that such a name begins with. */
  fixedNames: ReadonlyMap<string, ReadonlySet<string>>;
  /** Every value with a name that can be recognised where somebody types it. */
  named: () => readonly NamedValue[];
  /** The addresses of all pages. */
  addresses: () => readonly string[];
  /** The code that the site’s own numbers begin with. */
  countryCode: () => string | undefined;
  /** Whether code can be coloured in a language. */
  judgeLanguage: typeof judgeLanguage;
  media: MediaFiles;
  /** The sites that this one is made of. */
  layers: readonly SiteLayer[];
  /** What could not be read of the files, and who has looked at it. */
  gaps: GapWatch;
  visits: readonly Visit[];
  /** Those of one document. */
  visitsOf: (document: Document) => readonly Visit[];
  /** The rules have judged all documents: lets go of what takes memory and is quickly made again, the visits. */
  rest: () => void;
};
