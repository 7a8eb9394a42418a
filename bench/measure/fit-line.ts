export type Line = {
  /** The value at 0, and the increase per unit. */
  base: number;
  slope: number;
  /** The largest distance of a point from the line, as a fraction of the value there. */
  residual: number;
};

/** The least-squares line through points `[x, y]`. Undefined for fewer than two different x. */
export function fitLine(points: readonly (readonly [x: number, y: number])[]): Line | undefined {
  const count = points.length;
  const mean = (of: (point: readonly [number, number]) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / count;
  const [middleX, middleY] = [mean(([x]) => x), mean(([, y]) => y)];
  const spread = mean(([x]) => (x - middleX) ** 2);
  if (count < 2 || spread === 0) return undefined;
  const slope = mean(([x, y]) => (x - middleX) * (y - middleY)) / spread;
  const base = middleY - slope * middleX;
  const distances = points.map(([x, y]) => Math.abs(base + slope * x - y) / Math.abs(y));
  return { base, slope, residual: Math.max(...distances) };
}
