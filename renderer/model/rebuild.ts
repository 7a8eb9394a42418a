/** What a build made again, and why: plain data that the stages hand over. Only `site why` puts it into words. */
import type { Path, Place } from '../../diagnostics/place.ts';
import type { Query } from '../../kinds/planned.ts';
import type { Kind } from './kinds.ts';

export type Rebuild = {
  /** Why the build couldn't go on from the last one: then every page was made. */
  all: readonly ReasonForAll[];
  /** The pages that were made and those that went, where the build went on from the last one. */
  pages: readonly RebuiltPage[];
  /** The schemas, templates and code that have changed since, relative to the site, where a page depends on them. */
  code: readonly string[];
  /** The kinds of content, for what entries are called in the reasons. */
  kinds: readonly Pick<Kind, 'collection' | 'word'>[];
};

export type RebuiltPage = { address: string; reason: ReasonForPage };

/**
 * `first`: nothing was built here before. `lost`: something was, but `.site` no longer has what it left. `unkept`: builds
 * of this site keep nothing, since a folder of it is a link. `copied`: `.site` comes from another folder. `look`:
 * what rendering depends on, by the names in the plan. `left-out`: what a branch takes over of its base.
 */
export type ReasonForAll =
  | { kind: 'first' | 'lost' | 'unkept' | 'copied' | 'damaged' | 'left-out' | 'alternates' }
  | { kind: 'program' | 'node' | 'day' | 'base'; before: string; now: string }
  | { kind: 'drafts'; now: boolean }
  | { kind: 'code' }
  | { kind: 'setting'; file: string; name: string; before?: string; now?: string }
  | { kind: 'look'; names: readonly string[] };

/**
 * `reads`: what it is made of has changed. `new`: there was no page at this address. `gone`: there is none any more.
 * `templates`: the parts that print it.
 * `styles`: it shares its stylesheet with other pages than before. `output`: its file isn't as the last build left it.
 * `record`: the same of its line in the record of where everything comes from.
 */
export type ReasonForPage =
  | { kind: 'styles' | 'output' | 'record' }
  | { kind: 'reads' | 'new' | 'gone'; ways: readonly Way[] }
  | { kind: 'templates'; parts: readonly TemplatePart[] };

export type TemplatePart = { part: 'frame' } | { part: 'section' | 'island'; name: string };

/** From a change to the page: each answer in `through` was made of the one before. */
export type Way = { from: ChangedRead; through: readonly Query[] };

/**
 * What was read and has changed. `before`, `now`: as they are written, cut short; absent where there is none, and where it
 * is a list or a group. `moved`: the value is the same, but stood on the line `before`. `answer`: of the site itself.
 */
export type ChangedRead =
  | { kind: 'value'; place: Place; path: Path; before?: string; now?: string }
  | { kind: 'moved'; place: Place; path: Path; before: number }
  | { kind: 'text' | 'added' | 'removed'; place: Place }
  | { kind: 'answer'; query: Query };
