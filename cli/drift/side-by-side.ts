/** Two versions of a text next to each other, paragraph by paragraph; unchanged paragraphs are only counted. */
import { displayWidth } from '../../diagnostics/display-width.ts';
import { formatCount } from '../print/format-count.ts';
import type { ComparedText } from './find-older-text.ts';
import { wrapText } from './wrap-text.ts';

/** The width of one side in terminal columns: both fit a line of 80. */
const width = 36;

export function sideBySide({ stretches }: Pick<ComparedText, 'stretches'>): string[] {
  return stretches.flatMap((stretch) =>
    stretch.kind === 'same'
      ? [`… ${formatCount(stretch.count, 'paragraph')} as before …`]
      : [...rowsOf(stretch.before, stretch.after), ''],
  );
}

function rowsOf(before: string, after: string): string[] {
  const [left, right] = [wrapText(before, width), wrapText(after, width)];
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => {
    const text = left[index] ?? '';
    return `${text}${' '.repeat(width - displayWidth(text))} │ ${right[index] ?? ''}`.trimEnd();
  });
}
