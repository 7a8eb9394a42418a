import { wordTable } from '../../diagnostics/word-table.ts';

/** Characters shown of a text on either side of a difference. */
const around = 60;

/** A planned value as a visitor reads it; a long text is cut to the surroundings of what differs from `other`. */
export function textOf(value: unknown, other: unknown): string {
  const text = plainText(value);
  if (text.length <= 2 * around) return text;
  const after = plainText(other);
  let start = 0;
  while (start < text.length && text[start] === after[start]) start += 1;
  const from = Math.max(0, Math.min(start, text.length - 1) - around);
  const to = Math.min(text.length, from + 2 * around);
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
}

/** The text without markup; empty for a list or a group. */
export function plainText(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return '';
  const bare = value
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (sign) => signs.get(sign) ?? sign);
  return bare.replace(/\s+/g, ' ').trim();
}

const signs = wordTable({
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
});
