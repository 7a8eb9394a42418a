import { hasDrifted } from '../../../drift/overriding-lines.ts';
import type { OverridingFile } from '../overriding-files.ts';

/**
 * An article of the branch whose own text replaces one that has changed since. `file`: the branch’s; `base`: head
 * office’s, as messages call it; `remembered`: of the text at the time; `now`: today's text.
 */
export type DriftedText = { file: string; base: string; remembered: string; now: string; on: string };

export function driftedTexts(files: readonly OverridingFile[]): DriftedText[] {
  return files.flatMap(({ lines }) =>
    lines.flatMap((line) => {
      const [{ isText, was, file, replaced }] = line.overrides;
      if (!isText || !line.note || !hasDrifted(line)) return [];
      const { was: remembered, on } = line.note;
      return [{ file, base: replaced.file, remembered, now: String(was ?? ''), on }];
    }),
  );
}
