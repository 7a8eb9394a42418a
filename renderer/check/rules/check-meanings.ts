import type { Report } from '../../../diagnostics/diagnostic.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { ActionTarget, KindCodes } from '../../../kinds/kind.ts';
import type { SiteToCheck } from '../../schema/checked.ts';
import { kindOf } from '../../schema/find-kind.ts';
import { meaningOf } from '../../schema/meanings/meanings.ts';
import { languageOfText } from '../../source/language-of-text.ts';
import { findContactLinkProblem } from '../contact/find-contact-link-problem.ts';
import type { Content } from '../content.ts';
import { checkBlock, checkInline, type WithinContent } from '../markdown/check-text.ts';
import type { TreeCheck } from '../markdown/markdown.ts';
import { findLinkProblems } from '../names/find-link-problems.ts';
import { ownPath } from '../names/own-path.ts';
import { routedCollections } from '../names/routed-collections.ts';

/** Every value has the meaning given in its schema. `checks`: of the texts with Markdown. */
export function checkMeanings(checks: readonly TreeCheck[]): (content: Content, report: Report) => void {
  return (content, report) => checkEach({ content, checks }, report);
}

function checkEach(within: WithinContent, report: Report): void {
  const { content } = within;
  const actionTargets = targetsOf(content.code);
  for (const visit of content.visits) {
    const site = (): SiteToCheck => ({
      settings: content.site.value,
      collections: content.collections,
      kinds: content.kinds,
      conditionsOf: (collection) => conditionsOf(collection, content),
      hasNext: (collection) => hasNext(collection, content),
      actionTargets,
      media: content.media,
      findContactProblem: (written) => findContactLinkProblem(written, content.countryCode()),
      ownPath: (written) => ownPath(written, content),
      findLinkProblems: (written) => findLinkProblems(written, visit.document, content),
      checkText: (text) => checkInline(visit, text, within, report),
      checkBody: (text) => checkBlock(visit, text, within, report),
      writtenIn: ({ document, path }, ...within) =>
        languageOfText(document.source, [...path, ...within], content.layers),
      routedCollections: (page) => routedCollections(page, content),
    });
    meaningOf(visit.schema)?.check?.(visit, site(), report);
  }
}

function conditionsOf(collection: string, { code, kinds }: Content): string[] {
  const word = kindOf(collection, kinds)?.word ?? '';
  return Object.keys(ownProperty(code, word)?.conditions ?? {});
}

/** Whether the code of some kind computes the next entry for all pages: `nextEvent`. */
function hasNext(collection: string, { code, kinds }: Content): boolean {
  const word = kindOf(collection, kinds)?.word ?? '';
  const name = `next${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return Object.values(code).some(({ shared = {} }) => Object.hasOwn(shared, name));
}

function targetsOf(code: KindCodes): Readonly<Record<string, ActionTarget>> {
  return Object.assign({}, ...Object.values(code).map(({ actionTargets }) => actionTargets));
}
