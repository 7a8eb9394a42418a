import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts';
import type { Fields } from '../../diagnostics/fields.ts';
import type { LinkProblem } from '../../diagnostics/messages/check-references.ts';
import type { Path, Place } from '../../diagnostics/place.ts';
import type { ActionTarget } from '../../kinds/kind.ts';
import type { Kinds } from '../model/kinds.ts';
import type { JsonSchema } from '../model/site.ts';
import type { MediaFiles, Source } from '../model/source.ts';

/** A value that is judged by the check of a meaning. */
export type CheckedValue = {
  path: Path;
  value: unknown;
  schema: JsonSchema;
  document: { collection: string; id: string; source: Source };
};

/** To be reported at the place of a link. `meant`: the probable address, `isSure`: no other is possible. */
export type ContactProblem = { tell: (place: Place) => Diagnostic; meant?: string; isSure?: boolean };

/** The site as the check of a meaning sees it, with questions to the check stage. */
export type SiteToCheck = {
  /** site.yaml. */
  settings: Fields;
  /** The entries of each collection by id, including collections without entries. */
  collections: ReadonlyMap<string, ReadonlyMap<string, { schema: JsonSchema; value: Fields }>>;
  /** Whether `next` may replace the id of an entry. */
  hasNext: (collection: string) => boolean;
  /** The actions of buttons besides links, by their key. */
  actionTargets: Readonly<Record<string, ActionTarget>>;
  kinds: Kinds;
  /** The conditions of lists that the code of a kind answers. */
  conditionsOf: (collection: string) => readonly string[];
  media: MediaFiles;
  /** The problem with a link that writes an email, dials a number or opens a chat. */
  findContactProblem: (written: string) => ContactProblem | undefined;
  /** Why an address isn't a valid link, for each value that makes it invalid. */
  findLinkProblems: (written: string, value: CheckedValue) => readonly LinkProblem[];
  /** `/courses` for the absolute address of that page of the site. */
  ownPath: (written: string) => string | undefined;
  /** Reports what a page may not contain in a paragraph, or in several. */
  checkText: (text: string, value: CheckedValue, report: Report) => void;
  checkBody: (text: string, value: CheckedValue, report: Report) => void;
  /** The language that a part of a value was written in: that of the base site, if the text comes from there. */
  writtenIn: (value: CheckedValue, ...path: Path) => string | undefined;
  /** For each route of a page, the collection whose entries it is made for. */
  routedCollections: (page: string) => readonly (string | undefined)[];
};
