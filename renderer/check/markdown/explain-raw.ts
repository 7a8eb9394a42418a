import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { isHtmlElement } from '../../../diagnostics/html-instead.ts';
import { rawHtml } from '../../../diagnostics/messages/check-markdown.ts';
import { notATag, voidTagClosed } from '../../../diagnostics/messages/markdown-notation.ts';
import { mdxTagClose, mdxTagOpen } from '../../../diagnostics/messages/read-mdx.ts';
import { commentOpen } from '../../../diagnostics/messages.generated.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { voidElements, writtenElements } from '../../markdown/allowed-elements.ts';

/** HTML in plain Markdown that isn’t a pair of tags. `after`: the text from its start on. */
export function explainRaw(place: Place, written: string, after: string): Diagnostic {
  if (written.startsWith('<!--')) return commentOpen(place);
  const [, slash, name = ''] = /^<(\/?)([a-z][\w-]*)/i.exec(written) ?? [];
  const tag = name.toLowerCase();
  if (slash === '/' && voidElements.has(tag)) return voidTagClosed(place, tag);
  if (writtenElements.has(tag)) return slash === '/' ? mdxTagClose(place, tag) : mdxTagOpen(place, tag);
  const isTag = name === '' || isHtmlElement(tag) || /^[A-Z][a-z]/.test(name);
  return isTag ? rawHtml(place, written, after.split('\n', 1)[0]) : notATag(place, written);
}
