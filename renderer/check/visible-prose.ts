import { blankLines } from '../source/blank-lines.ts';
import type { WrittenText } from './written-texts.ts';

const mark = '\u0000';
const hidden =
  /`[^`\n]+`|<\/?[A-Za-z][\w-]*|\s(?:id|src|href|to|class|lang|type|video|icon)="[^"]*"|\b[a-z-]{1,40}=(?=")/g;
const fenced = /(?<![^\n])([ \t]*)(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n[\s\S]*?(?:(?<![^\n])[ \t]*\2[^\n]*|$)/g;
const definitions = /(?<![^\n])\s{0,3}\[[^\]\n]+\]:\s*\S+/g;

/**
 * A text as written, with the same length, but everything blanked that visitors don't read as words: names in braces,
 * addresses, and in Markdown code and tags.
 */
export function visibleProse({ path, schema, scanned }: WrittenText): string {
  const { prose } = scanned();
  const isMarkdown = path.length === 0 || schema.means === 'text' || schema.means === 'body';
  if (!isMarkdown) return prose;
  const plain = prose.includes('```') || prose.includes('~~~') ? prose.replace(fenced, blank) : prose;
  const known = plain.includes(']:') ? plain.replace(definitions, blank) : plain;
  return /[`<]/.test(known) ? known.replace(hidden, blank) : known;
}

/** Keeps line breaks. */
function blank(piece: string): string {
  return blankLines(piece, mark);
}
