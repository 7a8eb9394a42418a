import type { SourceText } from '../model/source.ts';

/** Merge conflict that Git left in a file, as offsets; `end`: after its last line. */
export type Conflict = { start: number; end: number };

/** The lines that Git writes around the two versions and between them. */
const marker = /^(?:(?:<{7}|>{7})(?: .*)?|={7})$/gm;

type Marker = Conflict & { sign: string };

/** Each conflict, or a single marker left behind; and the text with only the upper versions. */
export function findConflicts(source: SourceText): { conflicts: Conflict[]; upper: SourceText } {
  if (!source.text.includes('<<<<<<<') && !source.text.includes('>>>>>>>'))
    return { conflicts: [], upper: source };
  if (!/^(?:<{7}|>{7})(?: |\r?$)/m.test(source.text)) return { conflicts: [], upper: source };
  const conflicts = pairMarkers(findMarkers(source.text));
  let upper = '';
  let done = 0;
  for (const { start, end } of conflicts) {
    upper += source.text.slice(done, start) + upperVersion(source.text.slice(start, end));
    done = end;
  }
  return { conflicts, upper: { ...source, text: upper + source.text.slice(done) } };
}

function findMarkers(text: string): Marker[] {
  return [...text.matchAll(marker)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
    sign: text.charAt(index),
  }));
}

/** Pairs each `<` with the next `=` and the next `>`; a marker without partners is a conflict of its own. */
function pairMarkers(markers: readonly Marker[]): Conflict[] {
  const middles = nextOf('=', markers);
  const ends = nextOf('>', markers);
  const conflicts: Conflict[] = [];
  for (let at = 0; at < markers.length; at += 1) {
    const first = markers[at];
    if (!first || first.sign === '=') continue;
    const middle = first.sign === '<' ? middles[at] : undefined;
    const last = (middle === undefined ? undefined : ends[middle]) ?? at;
    conflicts.push({ start: first.start, end: markers[last]?.end ?? first.end });
    at = last;
  }
  return conflicts;
}

/** For each marker, the index of the next one with this sign. */
function nextOf(sign: string, markers: readonly Marker[]): (number | undefined)[] {
  let next: number | undefined;
  const found = markers.toReversed().map((marker, index) => {
    const behind = next;
    if (marker.sign === sign) next = markers.length - 1 - index;
    return behind;
  });
  return found.reverse();
}

function upperVersion(written: string): string {
  let isUpper = true;
  return written.replace(/^.*$/gm, (line) => {
    if (/^(?:={7}|\|{7})/.test(line)) isUpper = false;
    return isUpper && !/^(?:<{7}|>{7})/.test(line) ? line : ' '.repeat(line.length);
  });
}
