import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts';
import { hasError } from '../../diagnostics/has-error.ts';
import { joinProblems } from '../../diagnostics/join-problems.ts';
import { limitByFile } from '../../diagnostics/limit-mistakes.ts';
import type { KindCodes } from '../../kinds/kind.ts';
import type { SchemaSet, Site } from '../model/site.ts';
import type { Sources } from '../model/source.ts';
import { type Steps, takeSteps } from '../model/steps.ts';
import { compileSchemas, type Validators } from '../schema/compile-schemas.ts';
import { readKinds } from '../schema/read-kinds.ts';
import { explainCharacters } from '../source/explain-characters.ts';
import { sourcesOf } from '../source/sources-of.ts';
import { textsByFile } from '../source/texts-by-file.ts';
import { oneForEachCause } from './causes/one-for-each-cause.ts';
import {
  type CheckCache,
  type CheckResult,
  cachedLists,
  earlierCheck,
  lastCheck,
  type OfDay,
} from './check-cache.ts';
import { checkDocuments, type DocumentCheck, openDocumentCheck } from './check-documents.ts';
import { checkNeeds } from './check-needs.ts';
import type { Content } from './content.ts';
import { createDemand } from './demand.ts';
import type { Document } from './document.ts';
import { noGaps, watchGaps } from './gaps/watch-gaps.ts';
import { type GatherContentInput, gatherContent, isChecked } from './gather-content.ts';
import { collectionsOf, documentsIn, gatherDocuments } from './gather-documents.ts';
import { once } from './once.ts';
import { ruleSite } from './rule-site.ts';
import { dayRules, releaseRules, rules } from './rules/rules.ts';
import { checkDocument } from './shape/check-document.ts';
import { siteOf } from './site-of.ts';

export type CheckSourcesOptions = {
  /** The code of kinds: their rules run as well as those of the core. */
  code: KindCodes;
  /** Refuses placeholders and samples. */
  release?: boolean;
  /** Compiled from the same schemas; saves compiling them again. */
  validators?: Validators;
  /** Results of earlier checks. */
  cache?: CheckCache;
  /** Problems found while reading the site; their consequences aren’t reported. */
  read?: readonly Diagnostic[];
  /**
   * The calendar day that counts as today, in the time zone of the site. If left out, nothing is reported that depends
   * on it.
   */
  day?: string;
};

/**
 * Judges everything that was read. Reports each mistake once; returns `undefined` exactly if one of them is an error,
 * or if something could not be read: then nothing is reported that the missing part may explain. Reuses the results of
 * the last check if only the Markdown below front matters has changed.
 */
export function checkSources(
  sources: Sources,
  schemas: SchemaSet,
  options: CheckSourcesOptions,
  report: Report,
): Site | undefined {
  return takeSteps(checkSourcesInSteps(sources, schemas, options, report));
}

/** `checkSources` with pauses. */
export function* checkSourcesInSteps(
  sources: Sources,
  schemas: SchemaSet,
  options: CheckSourcesOptions,
  report: Report,
): Steps<Site | undefined> {
  const { code, release = false, cache = {}, day, read = [] } = options;
  const kinds = readKinds(schemas);
  const isPart = isReadInPart(sources);
  const gaps = isPart ? watchGaps() : noGaps;
  // Release checks are neither remembered nor reused.
  const remembers = !release && !isPart;
  const known = remembers ? cachedLists(cache, schemas) : undefined;
  const lists = gatherDocuments(sources, { schemas, kinds, gaps, known });
  const [documents, collections] = [documentsIn(lists), collectionsOf(lists, kinds)];
  const last = remembers ? lastCheck(cache, { sources, schemas, code }) : undefined;
  const gathered = { ...options, documents, collections, kinds, gaps };
  const content = once(() => gatherContent(sources, givenOf(schemas, gathered)));
  const earlier = remembers && !last ? earlierCheck(cache, { sources, schemas, code }) : undefined;
  const checked = last
    ? yield* checkMarkdownOnly(last, sources, { documents, content })
    : yield* checkAll(sources, schemas, { ...gathered, ...(earlier && { earlier }) }, content());
  yield;
  const ofDay = day === undefined ? undefined : checkDay(content, day, last?.ofDay);
  if (remembers)
    cache.last = {
      ...checked,
      ...{ lists, content: last?.content ?? content },
      ...(ofDay && { ofDay }),
    };
  if (!last) content().rest();
  const all = [...checked.problems, ...(ofDay?.problems ?? []), ...[...checked.ofFiles.values()].flat(2)];
  const told = oneForEachCause(limitByFile(all), {
    read,
    layers: sources.layers,
    documents,
    collections,
    kinds,
  });
  const texts = once(() => textsByFile(documents.map(({ source }) => source)));
  const found = joinProblems(explainCharacters(told, (file) => texts().get(file)));
  found.forEach(report);
  return isPart || hasError(found) ? undefined : siteOf(sources, { schemas, kinds, lists });
}

function isReadInPart(sources: Sources): boolean {
  return sourcesOf(sources).some((source) => source.isPart);
}

type GatheredDocuments = Pick<GatherContentInput, 'documents' | 'collections' | 'kinds' | 'gaps'>;

/** If nothing but Markdown has changed since `last`. */
function* checkMarkdownOnly(
  last: CheckResult,
  sources: Sources,
  { documents, content }: { documents: readonly Document[]; content: () => Content },
): Steps<CheckResult> {
  let { judge } = last;
  const judgeOne: DocumentCheck = (document) => {
    judge ??= openDocumentCheck(content());
    return judge(document);
  };
  const ofFiles = yield* checkDocuments(documents.filter(isChecked), judgeOne, last);
  return { ...last, sources, ofFiles, ...(judge && { judge }) };
}

function givenOf(schemas: SchemaSet, options: CheckSourcesOptions & GatheredDocuments): GatherContentInput {
  const { code, validators = compileSchemas(schemas), documents, collections, kinds, gaps } = options;
  return { schemas, code, validators, documents, collections, kinds, gaps };
}

/** Results that depend on the day are reused on the same day, and computed again on another. */
function checkDay(content: () => Content, day: string, known: OfDay | undefined): OfDay {
  if (known?.day === day) return known;
  const problems: Diagnostic[] = [];
  const { gaps } = content();
  const note = gaps.guard((diagnostic) => void problems.push(diagnostic));
  for (const rule of dayRules) {
    gaps.begin();
    rule(content(), day, note);
  }
  const site = ruleSite(content(), () => {});
  for (const { dayRules: own = [] } of Object.values(content().code))
    for (const rule of own) {
      gaps.begin();
      rule(site, day, note);
    }
  return { day, problems };
}

const checkedPerPause = 1000;

function* checkAll(
  sources: Sources,
  schemas: SchemaSet,
  {
    code,
    release = false,
    gaps,
    earlier,
  }: CheckSourcesOptions & GatheredDocuments & { earlier?: CheckResult },
  content: Content,
): Steps<CheckResult> {
  const problems: Diagnostic[] = [];
  const note: Report = (diagnostic) => void problems.push(diagnostic);
  yield;
  for (const [index, document] of content.documents.entries()) {
    if (index > 0 && index % checkedPerPause === 0) yield;
    checkDocument(document, content, note);
  }
  for (const rule of release ? [...rules, ...releaseRules] : rules) {
    gaps.begin();
    rule(content, gaps.guard(note));
    yield;
  }
  checkKinds(content, release, gaps.guard(note));
  yield;
  const judge = openDocumentCheck(content);
  yield;
  const known = earlier && {
    ofFiles: earlier.ofFiles,
    change: { before: contentOf(earlier, content), now: content },
  };
  return {
    sources,
    schemas,
    code,
    problems,
    judge,
    ofFiles: yield* checkDocuments(content.documents, judge, known),
  };
}

/**
 * The content that the rules looked at then. For a check by another process, gathers again what they may want to
 * compare.
 */
function contentOf(
  { content, sources, schemas, code }: CheckResult,
  { kinds, validators, gaps }: Content,
): Content {
  if (content) return content();
  const lists = gatherDocuments(sources, { schemas, kinds });
  const [documents, collections] = [documentsIn(lists), collectionsOf(lists, kinds)];
  return gatherContent(sources, { schemas, code, validators, documents, collections, kinds, gaps }, []);
}

function checkKinds(content: Content, release: boolean, report: Report): void {
  const demand = createDemand(content, report);
  content.gaps.begin();
  checkNeeds(content, demand);
  const site = ruleSite(content, demand);
  for (const { rules: own = [], releaseRules: last = [] } of Object.values(content.code))
    for (const rule of release ? [...own, ...last] : own) {
      content.gaps.begin();
      rule(site, report);
    }
}
