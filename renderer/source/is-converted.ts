import type { Path } from '../../diagnostics/place.ts';
import type { Source } from '../model/source.ts';
import { findSpan } from './find-span.ts';

/** Whether an amount was converted from the base's currency: then it is “about”, and exact nowhere. */
export function isConverted(source: Source, path: Path): boolean {
  const span = findSpan(source, path)?.span;
  return span?.kind === 'scalar' && span.converted === true;
}
