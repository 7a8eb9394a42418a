import type { PlannedCopy } from '../../schemas/asset.ts';
import type { CollectedFile, FileInPieces, OutputContent } from '../model/output.ts';
import type { Output } from '../write/write-output.ts';

/** Where finished files go: counted, named for inspection, and handed on to be written. */
export type Collector = {
  files: { count: number; bytes: number };
  outputs: Set<string>;
  take: (file: FileInPieces) => CollectedFile;
  /** Leaves files in the output as they are: all of them or, if one is missing there, none. */
  keep: (files: readonly CollectedFile[]) => boolean;
  copy: (copy: PlannedCopy) => void;
};

type CollectorOutput = Pick<Output, 'add' | 'holds' | 'keep' | 'copy'>;

export function createCollector(output: CollectorOutput | undefined): Collector {
  const files = { count: 0, bytes: 0 };
  const outputs = new Set<string>();
  const count = (name: string, bytes: number) => {
    outputs.add(name);
    files.count += 1;
    files.bytes += bytes;
  };
  return {
    files,
    outputs,
    take: (file) => {
      const { bytes, sha256 } = output?.add(file) ?? { bytes: lengthOf(file.content), sha256: '' };
      count(file.output, bytes);
      return { output: file.output, bytes, sha256 };
    },
    keep: (kept) => {
      if (output && !kept.every((file) => output.holds(file.output, file.sha256))) return false;
      for (const file of kept) {
        output?.keep(file.output);
        count(file.output, file.bytes);
      }
      return true;
    },
    copy: (copy) => {
      count(copy.output, copy.bytes);
      output?.copy(copy);
    },
  };
}

function lengthOf(content: OutputContent): number {
  if (typeof content === 'string' || content instanceof Uint8Array) return Buffer.byteLength(content);
  return content.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
}
