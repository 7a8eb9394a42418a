import { overwriteOwnFile } from '../store/own-files.ts';
import { readStamp, type Stamp, sameStamp } from './manifest.ts';
import { provenanceFile } from './provenance-file.ts';
import { type CachedProvenance, digestLength, type ProvenanceLine } from './write-provenance.ts';

/**
 * A build's record as a few large values, for later processes. `addresses` has one per line, `digests` are joined
 * without separators.
 */
export type PackedProvenance = { stamp: Stamp; addresses: string; bytes: Uint32Array; digests: string };

export function packProvenance({ stamp, lines }: CachedProvenance): PackedProvenance {
  const all = [...lines.values()];
  return {
    stamp,
    addresses: [...lines.keys()].join('\n'),
    bytes: Uint32Array.from(all, ({ bytes }) => bytes),
    digests: all.map(({ digest }) => digest).join(''),
  };
}

export function unpackProvenance({ stamp, addresses, bytes, digests }: PackedProvenance): CachedProvenance {
  let at = 0;
  const lines = addresses.split('\n').map((address, index): [string, ProvenanceLine] => {
    const line = { at, bytes: bytes[index] ?? 0, digest: digestAt(digests, index) };
    at += line.bytes;
    return [address, line];
  });
  return { stamp, lines: new Map(lines) };
}

export type NewLine = { address: string; line: string; digest: string };

/**
 * Overwrites lines with new ones of the same length: they are few, and the record may be large. An interruption leaves
 * a file that doesn't match its stamp, so the next build rewrites it. Returns undefined and writes nothing if lengths
 * differ, or if the record has changed since.
 */
export function overwriteLines(
  out: string,
  left: PackedProvenance,
  lines: readonly NewLine[],
): PackedProvenance | undefined {
  const file = provenanceFile(out);
  if (!sameStamp(left.stamp, readStamp(file))) return undefined;
  const byAddress = new Map(lines.map((line) => [line.address, line]));
  const pieces: { at: number; content: Uint8Array }[] = [];
  let { digests } = left;
  let at = 0;
  for (const [index, address] of left.addresses.split('\n').entries()) {
    const bytes = left.bytes[index] ?? 0;
    const line = byAddress.get(address);
    if (line && line.digest !== digestAt(digests, index)) {
      const content = Buffer.from(`${line.line}\n`);
      if (content.length !== bytes) return undefined;
      pieces.push({ at, content });
      digests =
        digests.slice(0, index * digestLength) + line.digest + digests.slice((index + 1) * digestLength);
    }
    byAddress.delete(address);
    at += bytes;
  }
  if (byAddress.size > 0 || !overwriteOwnFile(file, pieces)) return undefined;
  const stamp = readStamp(file);
  return stamp && { ...left, stamp, digests };
}

function digestAt(digests: string, index: number): string {
  return digests.slice(index * digestLength, (index + 1) * digestLength);
}
