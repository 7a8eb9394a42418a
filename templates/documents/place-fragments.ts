import type { Fragment, Line } from './break-lines.ts';

/** The distance of each fragment from the start of its line: rule L2 of the Unicode bidirectional algorithm. */
export function placeFragments({ fragments }: Line, base: number): Map<Fragment, number> {
  const levelOf = ({ run }: Fragment) => run.level ?? base;
  let order = fragments;
  for (let level = Math.max(base, ...fragments.map(levelOf)); level > base; level -= 1)
    order = turnRound(order, (fragment) => levelOf(fragment) >= level);
  const places = new Map<Fragment, number>();
  let at = 0;
  for (const fragment of order) {
    places.set(fragment, at);
    at += fragment.width;
  }
  return places;
}

/** The list with every sequence of `inside` fragments reversed. */
function turnRound(list: readonly Fragment[], inside: (fragment: Fragment) => boolean): Fragment[] {
  const turned: Fragment[] = [];
  let stretch: Fragment[] = [];
  for (const fragment of list) {
    if (inside(fragment)) stretch.unshift(fragment);
    else {
      turned.push(...stretch, fragment);
      stretch = [];
    }
  }
  return [...turned, ...stretch];
}
