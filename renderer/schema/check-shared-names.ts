import type { Report } from '../../diagnostics/diagnostic.ts';
import { wordReserved } from '../../diagnostics/messages.generated.ts';
import type { KindCodes } from '../../kinds/kind.ts';
import type { Kinds } from '../model/kinds.ts';
import type { LocateInSchema } from './locate-in-schema.ts';

/** No kind has the name of a value that kinds compute for all pages: `{offer.price}` would be ambiguous. */
export function checkSharedNames(
  { kinds, code }: { kinds: Kinds; code: KindCodes },
  locate: LocateInSchema,
  report: Report,
): void {
  const shared = Object.values(code).flatMap((one) => Object.keys(one.shared ?? {}));
  for (const { word, collection, holds } of kinds) {
    const clash = [collection, word].find((name) => shared.includes(name));
    if (clash !== undefined) report(wordReserved(locate(word, ['kind', holds]), { word: clash }));
  }
}
