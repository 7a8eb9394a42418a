import type { Path } from '../../diagnostics/place.ts';

/** Whether a path is the other, or leads on from it. */
export function isWithinPath(path: Path, around: Path): boolean {
  return around.every((step, index) => path[index] === step);
}

export function isSamePath(one: Path, other: Path): boolean {
  return one.length === other.length && isWithinPath(one, other);
}

/** Whether one of them leads through, or to, the other. */
export function isOnePath(one: Path, other: Path): boolean {
  return isWithinPath(one, other) || isWithinPath(other, one);
}
