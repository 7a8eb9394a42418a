import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Layer } from '../layers/find-layers.ts';

/**
 * Like a file in `schemas/`, one in `data/` replaces that of the site that this one extends: the nearest layer that has
 * it. The site's own if none has.
 */
export function dataLayer(layers: readonly Layer[], file: string): Layer | undefined {
  return layers.find(({ root }) => existsSync(join(root, 'data', file))) ?? layers[0];
}
