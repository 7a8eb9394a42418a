import type { SourceText } from '../model/source.ts';
import type { Spill } from '../store/spill.ts';
import { whenAsked } from '../store/when-asked.ts';
import { lineStarts } from './create-source-text.ts';

/** Where a text lies. */
type Place = { spill: Spill; number: number };

type Opened = { text: string; lines: readonly number[] | undefined };

/** Texts that were looked at last. */
const opened = new Map<Place, Opened>();
let last: { place: Place | undefined; text: Opened } = { place: undefined, text: { text: '', lines: [] } };

/** More than a page has to do with. */
const mostOpened = 64;

function open(place: Place): Opened {
  if (last.place === place) return last.text;
  const text = opened.get(place) ?? openAnew(place);
  last = { place, text };
  return text;
}

function openAnew(place: Place): Opened {
  const text: Opened = { text: place.spill.get(place.number), lines: undefined };
  opened.set(place, text);
  const [oldest] = opened.keys();
  if (opened.size > mostOpened && oldest) opened.delete(oldest);
  return text;
}

const withText = whenAsked<Place, Pick<SourceText, 'text' | 'lines'>>({
  text: (place) => open(place).text,
  lines: (place) => {
    const text = open(place);
    text.lines ??= lineStarts(text.text);
    return text.lines;
  },
});

/**
 * The same source, of which the text is read from the file where it lies whenever somebody looks at it. A copy made by
 * spreading has the text in memory again. Undefined where it had better stay there.
 */
export function layAside<S extends SourceText>(
  { text, lines: _lines, ...rest }: S,
  spill: Spill,
): S | undefined {
  const number = spill.put(text);
  if (number === undefined) return undefined;
  // Nothing of it is missing then.
  return withText(rest, { spill, number }) as unknown as S;
}
