import type { PlannedFile } from '../model/file.ts';
import type { SitePlan } from '../model/plan.ts';
import { findDifferences } from '../source/find-differences.ts';
import { readable, type SayChange } from './compare-pages.ts';
import type { FileUses } from './uses.ts';

/**
 * Changed files besides the pages: feeds, the sitemap, PDF documents. `print`: needed because a file doesn't contain
 * everything that is planned for it.
 */
export function compareFiles(
  before: Pick<SitePlan, 'files' | 'documents'>,
  after: Pick<SitePlan, 'files' | 'documents'>,
  { print, say }: { print: (file: PlannedFile) => unknown; say: SayChange },
): FileUses[] {
  const [ones, others] = [before, after].map(byOutput);
  const outputs = [...new Set([...(ones?.keys() ?? []), ...(others?.keys() ?? [])])];
  return outputs.flatMap((output) => {
    const [one, other] = [ones?.get(output), others?.get(output)];
    const found = findDifferences(one?.content, other?.content);
    const isPrintedAlike = one?.file && other?.file && print(one.file) === print(other.file);
    if (found.length === 0 || isPrintedAlike) return [];
    return [{ output, kind: one?.kind ?? other?.kind ?? '', texts: readable(found).map(say) }];
  });
}

function byOutput({ files, documents }: Pick<SitePlan, 'files' | 'documents'>) {
  return new Map(
    [
      ...files.map((file) => ({
        ...{ output: file.output, kind: file.kind as string, content: file as object, file },
      })),
      ...documents.map(({ place: _place, ...document }) => ({
        ...{ output: document.output, kind: 'pdf', content: document as object, file: undefined },
      })),
    ].map((file) => [file.output, file]),
  );
}
