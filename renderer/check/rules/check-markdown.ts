import { isDeepStrictEqual } from 'node:util';
import type { Report } from '../../../diagnostics/diagnostic.ts';
import type { Content } from '../content.ts';
import { createDemand } from '../demand.ts';
import type { Document } from '../document.ts';
import type { DocumentRule } from '../document-rule.ts';
import type { WithinContent } from '../markdown/check-text.ts';
import { checkTree } from '../markdown/check-tree.ts';
import type { Markdown, TreeCheck } from '../markdown/markdown.ts';
import { siteNaming } from '../names/own-path.ts';

/**
 * Markdown in articles and legal texts contains only what a page may. The meanings `text` and `body` check this within
 * YAML. `checks`: further ones of each text.
 */
export function checkMarkdown(checks: readonly TreeCheck[]): DocumentRule {
  return {
    open:
      (content) =>
      ({ document }, report) =>
        checkBody(document, { content, checks }, report),
    holds: ({ before, now }) => {
      if (wordsOf(before) !== wordsOf(now)) return () => false;
      const areSame = isDeepStrictEqual(before.addresses(), now.addresses());
      const mayNameSite = siteNaming(now.site.value);
      return ({ source: { text } }, found) => {
        if (text.includes('{')) return false;
        // The site's pages decide which suggestion a wrong link gets, and whether a whole address is one of them.
        return areSame || (found.length === 0 && !mayNameSite(text));
      };
    },
  };
}

/** The words that its components need. */
function wordsOf({ collections }: Content) {
  return collections.get('wording')?.get('wording')?.source;
}

/** The page of an article has its title as main heading: the first heading in the text is of the second level. */
function checkBody(document: Document, { content, checks }: WithinContent, report: Report): void {
  const { source } = document;
  if (!source.body) return;
  const markdown: Markdown = {
    document,
    content,
    text: source.text,
    file: source,
    offsetInFile: (offset) => offset,
    firstLevels: [2],
    judgesNames: 'here',
    lastLevel: { value: undefined },
    kind: 'article',
    checks,
    demand: createDemand(content, report),
    ownIds: new Map(),
  };
  checkTree(source.body.tree, markdown, report);
}
