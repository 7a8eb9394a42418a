import { breathe } from '../model/steps.ts';
import { printFile } from '../render/files/print-file.ts';
import { compareFiles } from './compare-files.ts';
import { compareTexts, type SayChange, usedText } from './compare-pages.ts';
import type { PagePrinter } from './open-printing.ts';
import { changedAddresses, type TrialPlan, type Trials } from './open-trials.ts';
import { htmlOf } from './page-pieces.ts';
import type { FileUses, PageUses } from './uses.ts';

export type ComparedUses = { pages: PageUses[]; files: FileUses[] };

/** What visitors see differently after a trial. Throws if `signal` is aborted meanwhile. */
export async function compareUses(
  after: TrialPlan,
  trials: Trials,
  printing: PagePrinter | undefined,
  { say = usedText, signal }: { say?: SayChange; signal?: AbortSignal } = {},
): Promise<ComparedUses> {
  const { before } = trials;
  const isWhole = JSON.stringify(before.settings) !== JSON.stringify(after.settings);
  const others = isWhole
    ? [...new Set([...before.digests.keys(), ...after.digests.keys()])]
    : changedAddresses(before, after);
  // A plan can only be used until the next one is opened.
  const plans = new Map(others.map((address) => [address, after.plan(address)]));
  const again = trials.again();
  const printBefore = await printing?.pages(before.settings);
  const printAfter = await printing?.pages(after.settings);
  const pages: PageUses[] = [];
  for (const address of others) {
    await breathe(signal);
    const [one, other] = [again.plan(address), plans.get(address)];
    if (one && other) {
      const seen = { ...one, parts: printBefore?.(one) ?? [] };
      const now = { ...other, parts: printAfter?.(other) ?? [] };
      if (printing && htmlOf(seen.parts) === htmlOf(now.parts)) continue;
      const texts = compareTexts(seen, now, say);
      pages.push({ address, place: one.page.place, change: 'other', texts });
    } else {
      const page = one?.page ?? other?.page;
      if (page) pages.push({ address, place: page.place, change: one ? 'gone' : 'new', texts: [] });
    }
  }
  const files = compareFiles(before.rest, after.rest, { print: (file) => printFile(file).content, say });
  const seen = await Promise.all(files.map((file) => isSeen(file, [before, after], printing)));
  return { pages, files: files.filter((_, index) => seen[index]) };
}

/** Documents get all colours of the theme, and show a few of them. */
async function isSeen(
  { output, texts }: FileUses,
  plans: readonly TrialPlan[],
  printing: PagePrinter | undefined,
): Promise<boolean> {
  if (!texts.every(({ path }) => path.startsWith('colours/'))) return true;
  const [one, other] = await Promise.all(
    plans.map(async ({ rest }) => {
      const document = rest.documents.find((planned) => planned.output === output);
      return document && printing?.document(document);
    }),
  );
  return !one || !other || Buffer.compare(one, other) !== 0;
}
