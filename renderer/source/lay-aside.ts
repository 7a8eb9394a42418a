import type { SourceText } from '../model/source.ts';
import type { Spill } from '../store/spill.ts';
import { whenAsked } from '../store/when-asked.ts';
import { lineStarts } from './create-source-text.ts';

/** Where a text is stored. */
type SpilledText = { spill: Spill; number: number };

type Opened = { text: string; lines: readonly number[] | undefined };

/** The texts used most recently. */
const opened = new Map<SpilledText, Opened>();
let last: { place: SpilledText | undefined; text: Opened } = {
  place: undefined,
  text: { text: '', lines: [] },
};

/** More than one page needs. */
const mostOpened = 64;

function open(place: SpilledText): Opened {
  if (last.place === place) return last.text;
  const text = opened.get(place) ?? openAnew(place);
  last = { place, text };
  return text;
}

function openAnew(place: SpilledText): Opened {
  const text: Opened = { text: place.spill.get(place.number), lines: undefined };
  opened.set(place, text);
  const [oldest] = opened.keys();
  if (opened.size > mostOpened && oldest) opened.delete(oldest);
  return text;
}

const withText = whenAsked<SpilledText, Pick<SourceText, 'text' | 'lines'>>({
  text: (place) => open(place).text,
  lines: (place) => {
    const text = open(place);
    text.lines ??= lineStarts(text.text);
    return text.lines;
  },
});

/**
 * The same source with its text on disk, read whenever it is accessed. A copy made by spreading has the text in memory
 * again. Undefined if the text should stay in memory.
 */
export function layAside<S extends SourceText>(
  { text, lines: _lines, ...rest }: S,
  spill: Spill,
): S | undefined {
  const number = spill.put(text);
  if (number === undefined) return undefined;
  // `withText` adds the missing properties.
  return withText(rest, { spill, number }) as unknown as S;
}
