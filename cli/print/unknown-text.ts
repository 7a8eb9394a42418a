import type { Unknown } from '../../renderer/site.ts';

/** Says that something named on the command line doesn’t exist, and what does. */
export function unknownText({ what, written, within, meant, known }: Unknown): string {
  const hint = meant === undefined ? choices(known) : ` Did you mean “${meant}”?`;
  switch (what) {
    case 'file':
      return `There is no file or entry “${written}”.${hint}`;
    case 'field':
      return `${within} has no “${written}”.${hint}`;
    case 'line':
      return known.length > 0
        ? `${within} has no line ${written}: it has lines ${known.join(', ')}.`
        : `Line ${written} of ${within} holds no value.`;
    case 'page':
      return `There is no page “${written}”.${hint}`;
  }
}

const mostNamed = 40;

function choices(known: readonly string[]): string {
  if (known.length === 0) return '';
  const named = known.slice(0, mostNamed).join(', ');
  return ` There are: ${named}${known.length > mostNamed ? ' and more' : ''}.`;
}
