import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts';
import type { LinkProblem } from '../../diagnostics/messages/check-references.ts';
import type { Path, Place } from '../../diagnostics/place.ts';
import type { ActionTarget } from '../../kinds/kind.ts';
import type { JsonSchema } from '../model/site.ts';
import type { MediaFiles, Source } from '../model/source.ts';
import type { Fields } from './fields.ts';

/** A value that the check of a meaning judges. */
export type CheckedValue = {
  path: Path;
  value: unknown;
  schema: JsonSchema;
  document: { collection: string; id: string; source: Source };
};

/** To be said at the place of a link; `meant`: the address that was probably meant, `isSure`: that no other can have been. */
export type ContactProblem = { tell: (place: Place) => Diagnostic; meant?: string; isSure?: boolean };

/** What the check of a meaning may look at, and what it may ask the check stage. */
export type CheckedSite = {
  /** site.yaml. */
  settings: Fields;
  /** The entries of each collection by id; a collection without entries is there too. */
  collections: ReadonlyMap<string, ReadonlyMap<string, { schema: JsonSchema; value: Fields }>>;
  /** Whether `next` may stand in place of the id of an entry. */
  hasNext: (collection: string) => boolean;
  /** What buttons can do besides leading to an address, by the key that says it. */
  actionTargets: Readonly<Record<string, ActionTarget>>;
  media: MediaFiles;
  /** What is wrong with a link that writes an email, dials a number or opens a chat. */
  judgeContact: (written: string) => ContactProblem | undefined;
  /** Why an address is no link, for each value that keeps it from being one. */
  judgeLink: (written: string, value: CheckedValue) => readonly LinkProblem[];
  /** `/courses` for the whole address of that page of the site. */
  ownPath: (written: string) => string | undefined;
  /** Reports what a page may not carry of a paragraph, or of several. */
  checkText: (text: string, value: CheckedValue, report: Report) => void;
  checkBody: (text: string, value: CheckedValue, report: Report) => void;
  /** The language that a part of a value was written in: that of the site extended, where the text comes from there. */
  writtenIn: (value: CheckedValue, ...path: Path) => string | undefined;
  /** For each route of a page the collection whose entries it is made for. */
  routedCollections: (page: string) => readonly (string | undefined)[];
};
