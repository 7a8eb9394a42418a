import { existsSync } from 'node:fs';
import path from 'node:path';

/** The nearest folder above `folder` (absolute) with a `site.yaml`, relative to it: `..`, `../..`. */
export function findSiteAbove(folder: string): string | undefined {
  for (let above = path.dirname(folder); above !== path.dirname(above); above = path.dirname(above)) {
    if (existsSync(path.join(above, 'site.yaml')))
      return path.relative(folder, above).replaceAll(path.sep, '/');
  }
  return undefined;
}
