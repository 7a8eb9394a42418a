import type { KindCodes } from '../../kinds/kind.ts';
import type { lookUpLanguage } from '../markdown/highlight-code.ts';
import type { Kinds } from '../model/kinds.ts';
import type { SchemaSet } from '../model/site.ts';
import type { MediaFiles, SiteLayer } from '../model/source.ts';
import type { Validators } from '../schema/compile-schemas.ts';
import type { WalkedValue } from '../schema/walk-values.ts';
import type { Document } from './document.ts';
import type { GapWatch } from './gaps/watch-gaps.ts';
import type { NamedValue } from './named-values/named-value.ts';

/** A value of a document that a schema describes. */
export type ValueVisit = { document: Document } & WalkedValue;

/** Everything that the rules may look at. */
export type Content = {
  schemas: SchemaSet;
  kinds: Kinds;
  code: KindCodes;
  validators: Validators;
  site: Document;
  documents: readonly Document[];
  collections: ReadonlyMap<string, ReadonlyMap<string, Document>>;
  /** Values of site.yaml and the facts that texts may name, by the first word of the name. */
  fixedNames: ReadonlyMap<string, ReadonlySet<string>>;
  /** Every named value that can be recognised if typed out. */
  named: () => readonly NamedValue[];
  /** The addresses of all pages. */
  addresses: () => readonly string[];
  /** The code that the site’s own numbers begin with. */
  countryCode: () => string | undefined;
  /** Whether code can be coloured in a language. */
  judgeLanguage: typeof lookUpLanguage;
  media: MediaFiles;
  /** The sites that this one is built from. */
  layers: readonly SiteLayer[];
  /** Records which rules looked at parts of files that could not be read. */
  gaps: GapWatch;
  visits: readonly ValueVisit[];
  /** The visits of one document. */
  visitsOf: (document: Document) => readonly ValueVisit[];
  /** Called once the rules have judged all documents: frees the visits, which take memory and are quickly rebuilt. */
  rest: () => void;
};
