import type { Difference } from './compare-records.ts';

/**
 * Why something differs on purpose. `files`: a pattern of names; explains any difference in them. `edits`: pairs of a
 * pattern of the new text and the old text. A name begins with the site and the day:
 * `academy/2026-11-03/output/index.html`, `school/2025-10-05/check.json` (docs/bench.md lists them).
 */
export type Explanation = { reason: string; files: string } | { reason: string; edits: [string, string][] };

/** Reads `bench/explained.json`. Throws a sentence if it isn't a list of explanations. */
export function parseExplanations(text: string): Explanation[] {
  const written: unknown = JSON.parse(text);
  if (!Array.isArray(written)) throw new Error('bench/explained.json must be a list.');
  return written.map((entry: unknown, index) => {
    if (isExplanation(entry)) return entry;
    throw new Error(`Entry ${index + 1} of bench/explained.json needs a “reason”, and “files” or “edits”.`);
  });
}

function isExplanation(entry: unknown): entry is Explanation {
  if (typeof entry !== 'object' || entry === null || !('reason' in entry)) return false;
  if (typeof entry.reason !== 'string') return false;
  if ('files' in entry) return typeof entry.files === 'string' && !('edits' in entry);
  return 'edits' in entry && Array.isArray(entry.edits) && entry.edits.every(isEdit);
}

function isEdit(edit: unknown): edit is [string, string] {
  return Array.isArray(edit) && edit.length === 2 && edit.every((part) => typeof part === 'string');
}

/**
 * The reasons for a difference, empty if it isn't explained. Edits explain a file if undoing all of them restores it;
 * the digests in the security policy are ignored.
 */
export function explainDifference(
  { name, before, after }: Difference,
  explanations: readonly Explanation[],
): string[] {
  const ofFile = explanations.find((one) => 'files' in one && new RegExp(one.files).test(name));
  if (ofFile) return [ofFile.reason];
  if (!before || !after) return [];
  const reasons: string[] = [];
  let undone = withoutDigests(after);
  for (const explanation of explanations) {
    if (!('edits' in explanation)) continue;
    const edited = undone;
    for (const [now, formerly] of explanation.edits)
      undone = undone.replace(new RegExp(asBytes(now), 'g'), asBytes(formerly));
    if (undone !== edited) reasons.push(explanation.reason);
  }
  return undone === withoutDigests(before) ? reasons : [];
}

/** A character for each byte, so that two different files never look the same. */
function asBytes(text: string): string {
  return Buffer.from(text).toString('latin1');
}

function withoutDigests(bytes: Buffer): string {
  return bytes.toString('latin1').replace(/sha256-[A-Za-z0-9+/]{43}=/g, 'sha256');
}
