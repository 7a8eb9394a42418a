import type { Levels } from '../../schemas/printed-document.ts';
import type { StyledRun } from './break-lines.ts';

/** A paragraph's runs, split where the direction changes; unchanged if all of them run from left to right. */
export function directRuns(runs: readonly StyledRun[], levelsOf: Levels | undefined): readonly StyledRun[] {
  const levels = levelsOf?.(runs.map(({ text }) => text).join(''));
  if (!levels) return runs;
  let start = 0;
  return runs.flatMap((whole) => {
    const { text } = whole;
    const parts = cutByLevel(text, (place) => levels[start + place] ?? 0);
    start += text.length;
    return parts.map((part): StyledRun => ({ ...whole, ...part, whole }));
  });
}

/** Control characters that only set the direction of the letters around them. */
const controls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

function cutByLevel(text: string, levelAt: (place: number) => number): { text: string; level: number }[] {
  const parts: { text: string; level: number }[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charAt(place);
    if (controls.test(unit)) continue;
    const level = levelAt(place);
    const last = parts.at(-1);
    if (last?.level === level) last.text += unit;
    else parts.push({ text: unit, level });
  }
  return parts;
}
