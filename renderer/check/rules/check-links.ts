import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-references.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';
import { judgeLink } from '../names/judge-link.ts';

/** Every link leads to a page of the site, a place on the page, a web address, an e-mail address or a phone. Whether the page exists is inspected later, on the finished pages. */
export function checkLinks(content: Content, report: Report): void {
  for (const { document, path, value, schema } of content.visits) {
    if (schema.means !== 'link' || typeof value !== 'string') continue;
    const problem = judgeLink(value, document, content);
    if (problem) report(messages.wrongLink(locate(document.source, path), value, problem));
  }
}
