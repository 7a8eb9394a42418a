import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { markdownExcess } from '../../../diagnostics/messages/check-markdown.ts';
import * as messages from '../../../diagnostics/messages/read-mdx.ts';
import type { Place } from '../../../diagnostics/place.ts';
import type { MdxProblem } from '../../markdown/parse-markdown.ts';

/** What the editor did, going by the Markdown compiler's message and the text where it stopped. */
export function explainMdxProblem({ message, excess }: MdxProblem, place: Place, text: string): Diagnostic {
  if (excess) return markdownExcess(place, excess);
  const line = text.split('\n')[place.line - 1] ?? '';
  const at = line.slice(place.column - 1);
  if (message.includes('closing brace')) return messages.mdxBraceOpen(place);
  if (message.includes('parse expression')) return messages.mdxExpression(openingBrace(line, place));
  if (at.startsWith('<!')) return messages.mdxComment(place);
  if (message.includes('Unexpected closing tag')) return messages.mdxTagClose(place, tagName(at));
  if (message.includes('Expected a closing tag')) return messages.mdxTagOpen(place, tagName(at));
  if (message.includes('after `<`') || at.startsWith('<')) return messages.mdxLessThan(place);
  return messages.mdxSyntax(place);
}

function tagName(tag: string): string | undefined {
  return /^<\/?([A-Za-z][\w.-]*)/.exec(tag)?.[1];
}

/** The compiler points into the braces; the brace itself is easier to find. */
function openingBrace(line: string, place: Place): Place {
  const brace = line.lastIndexOf('{', place.column - 1);
  return brace === -1 ? place : { ...place, column: brace + 1 };
}
