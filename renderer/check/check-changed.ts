import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts';
import { hasError } from '../../diagnostics/has-error.ts';
import type { Site } from '../model/site.ts';
import type { Sources } from '../model/source.ts';
import { readKinds } from '../schema/read-kinds.ts';
import type { CheckResult } from './check-cache.ts';
import type { CheckSourcesOptions } from './check-sources.ts';
import { noGaps } from './gaps/watch-gaps.ts';
import { gatherContent } from './gather-content.ts';
import { changedSince, collectionsOf, gatherDocuments } from './gather-documents.ts';
import { addressRules, markdownRule, rules } from './rules/rules.ts';
import { checkDocument } from './shape/check-document.ts';
import { siteOf } from './site-of.ts';
import { writtenDocument } from './written-document.ts';

/**
 * Checks a site in which a few files differ from the last check: judges only these, and not by the rules of kinds.
 * Returns the site if nothing is wrong with it; only `checkSources` knows whether it may be published. `report`: told
 * what is wrong.
 */
export function checkChanged(
  last: CheckResult,
  sources: Sources,
  options: Required<Pick<CheckSourcesOptions, 'code' | 'validators'>>,
  report: Report = () => {},
): Site | undefined {
  const { schemas } = last;
  if (hasError(last.problems) || [...last.ofFiles.values()].some((found) => found.some(hasError)))
    return undefined;
  const kinds = readKinds(schemas);
  const { lists: known = new Map() } = last;
  const lists = gatherDocuments(sources, { schemas, kinds, known });
  const changed = changedSince(known, lists);
  if (changed.some(({ source }) => source.isPart)) return undefined;
  const found: Diagnostic[] = [];
  const note: Report = (diagnostic) => void found.push(diagnostic);
  const documents = [...(lists.get('site')?.documents ?? []), ...changed];
  const collections = collectionsOf(lists, kinds);
  const given = { ...options, schemas, documents, collections, kinds, gaps: noGaps };
  const content = gatherContent(sources, given, changed);
  for (const document of content.documents) checkDocument(document, content, note);
  const areAddressesNew = changed.some(({ collection }) => collection === 'site' || collection === 'pages');
  for (const rule of rules) if (areAddressesNew || !addressRules.includes(rule)) rule(content, note);
  const judge = markdownRule.open(content);
  for (const document of content.documents) judge(writtenDocument(document, content), note);
  found.forEach(report);
  return hasError(found) ? undefined : siteOf(sources, { schemas, kinds, lists });
}
