import { leadingName } from '../../schema/name-grammar.ts';
import type { Content, Document } from '../content.ts';
import { rawValue } from './raw-value.ts';

export type LinkProblem = 'protocol' | 'form' | 'own-file' | 'own-server';

/** A link that begins with a `{reference}` is judged by the value behind it: a fact must not smuggle in a protocol. */
export function judgeLink(written: string, document: Document, content: Content): LinkProblem | undefined {
  const leading = leadingName(written);
  if (!leading) return judgeAddress(written);
  const value = rawValue(leading.name, document, content);
  return value === undefined ? 'form' : judgeAddress(value + leading.rest);
}

function judgeAddress(written: string): LinkProblem | undefined {
  // Browsers skip these, so `java\nscript:` would work. https://url.spec.whatwg.org/#concept-basic-url-parser
  const address = written.replace(/[\s\p{Cc}\p{Cf}]/gu, '');
  if (address !== written.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '')) return 'form';
  if (/^(\/(?!\/)|#)/.test(address) && !address.includes('\\')) return undefined;
  if (/^file:|^[a-z]:[\\/]|^\\\\/i.test(address)) return 'own-file';
  if (/^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?:[:/?#]|$)/i.test(address))
    return 'own-server';
  const protocol = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (protocol === 'mailto' || protocol === 'tel')
    return address.length > protocol.length + 1 ? undefined : 'form';
  if (protocol === 'http' || protocol === 'https')
    return /^https?:\/\/[^/\s]/i.test(address) ? undefined : 'form';
  return protocol === undefined ? 'form' : 'protocol';
}
