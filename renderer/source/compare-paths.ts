import type { Path } from '../../diagnostics/place.ts';

/** Whether a path equals `around`, or leads on from it. */
export function isWithinPath(path: Path, around: Path): boolean {
  return around.every((step, index) => path[index] === step);
}

export function isSamePath(one: Path, other: Path): boolean {
  return one.length === other.length && isWithinPath(one, other);
}

/** Whether one path equals the other or is its prefix. */
export function isOnePath(one: Path, other: Path): boolean {
  return isWithinPath(one, other) || isWithinPath(other, one);
}
