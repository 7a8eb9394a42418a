/** What a build rebuilt, and why: plain data that the stages pass on. Only `site why` puts it into words. */
import type { Path, Place } from '../../diagnostics/place.ts';
import type { Query } from '../../kinds/planned.ts';
import type { Kind } from './kinds.ts';

export type Rebuild = {
  /** Why the build couldn't continue from the last one: every page was rebuilt. */
  all: readonly ReasonForAll[];
  /** The pages that were rebuilt or removed, if the build continued from the last one. */
  pages: readonly RebuiltPage[];
  /** The schemas, templates and code that have changed since and that a page depends on, relative to the site. */
  code: readonly string[];
  /** The kinds of content, for the names of entries in the reasons. */
  kinds: readonly Pick<Kind, 'collection' | 'word'>[];
};

export type RebuiltPage = { address: string; reason: ReasonForPage };

/**
 * `first`: nothing was built here before. `lost`: something was, but `.site` no longer has its results. `unkept`:
 * builds of this site keep nothing, because one of its folders is a link. `copied`: `.site` comes from another folder.
 * `look`: what rendering depends on, by the names in the plan. `left-out`: what a branch takes over from its base. `languages`: which
 * pages are translations of which, or how another language writes money.
 */
export type ReasonForAll =
  | { kind: 'first' | 'lost' | 'unkept' | 'copied' | 'damaged' | 'left-out' | 'alternates' | 'languages' }
  | { kind: 'program' | 'node' | 'day' | 'base'; before: string; now: string }
  | { kind: 'drafts'; now: boolean }
  | { kind: 'code' }
  | { kind: 'setting'; file: string; name: string; before?: string; now?: string }
  | { kind: 'look'; names: readonly string[] };

/**
 * `reads`: a dependency has changed. `new`: there was no page at this address. `gone`: there no longer is one.
 * `templates`: the templates that print it. `styles`: it shares its stylesheet with other pages than before. `output`:
 * its file isn't as the last build left it. `record`: the same for its line in the record of origins.
 */
export type ReasonForPage =
  | { kind: 'styles' | 'output' | 'record' }
  | { kind: 'reads' | 'new' | 'gone'; ways: readonly Way[] }
  | { kind: 'templates'; parts: readonly TemplatePart[] };

export type TemplatePart = { part: 'frame' } | { part: 'section' | 'island'; name: string };

/** From a change to the page: each answer in `through` depends on the one before. */
export type Way = { from: ChangedRead; through: readonly Query[] };

/**
 * A dependency that has changed. `before`, `now`: as written, shortened; absent if there is none, or if it is a list or
 * a group. `moved`: the value is the same, but was on the line `before`. `answer`: of the site itself.
 */
export type ChangedRead =
  | { kind: 'value'; place: Place; path: Path; before?: string; now?: string }
  | { kind: 'moved'; place: Place; path: Path; before: number }
  | { kind: 'text' | 'added' | 'removed'; place: Place }
  | { kind: 'answer'; query: Query };
