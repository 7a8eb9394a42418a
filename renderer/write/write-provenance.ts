import { hash } from 'node:crypto';
import { closeSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import type { Report } from '../../diagnostics/diagnostic.ts';
import type { PlannedPage } from '../model/plan.ts';
import { moveOwnFile, openOwnFile } from '../store/own-files.ts';
import { explainWriteFailure } from './explain-write-failure.ts';
import { readStamp, type Stamp, sameStamp, stampOf } from './manifest.ts';
import { provenanceFile } from './provenance-file.ts';

/** A line of the record: which page shows which value from which line. */
export function provenanceOf({ address, origins }: PlannedPage): string {
  return JSON.stringify({
    address,
    values: origins.map(({ path, places }) => [
      path,
      ...places.map((place) => `${place.file}:${place.line}:${place.column}`),
    ]),
  });
}

export const digestLength = 16;

export function digestOfLine(line: string): string {
  return hash('sha1', line, 'base64').slice(0, digestLength);
}

/** The record as left by a build, with the line of each page, by address. */
export type CachedProvenance = { stamp: Stamp; lines: ReadonlyMap<string, ProvenanceLine> };

/** Its position and length, in bytes, and a digest of it. */
export type ProvenanceLine = { at: number; bytes: number; digest: string };

/** The record while a site is built. It is written next to the old one, and only from the first line that differs. */
export type Provenance = {
  /** Takes the line of a page that was rebuilt, with its digest (`digestOfLine`). */
  add: (address: string, line: string, digest: string) => void;
  /** Whether a page has a line with this digest. */
  holds: (address: string, digest: string) => boolean;
  /** Takes such a line as it is. */
  keep: (address: string) => void;
  /** Puts it into place. Undefined if something failed (reported once). */
  commit: () => CachedProvenance | undefined;
  /** Leaves the old one as it was. May be called after anything, more than once. */
  discard: () => void;
};

/**
 * Keeps the record next to the output, never in it. One line of JSON per page: `{ address, values: [[path,
 * "file:line:column", …], …] }`. `left`: by an earlier build; it counts while the file is unchanged.
 */
export function openProvenance(
  { out, root }: { out: string; root: string },
  left: CachedProvenance | undefined,
  report: Report,
): Provenance {
  const file = provenanceFile(out);
  const before = left && sameStamp(left.stamp, readStamp(file)) ? left : undefined;
  const lines = new Map<string, ProvenanceLine>();
  const writer = createWriter(file, before !== undefined);
  let at = 0;
  let failed = false;
  const attempt = (work: () => void) => {
    if (failed) return;
    try {
      work();
    } catch (error) {
      failed = true;
      report(explainWriteFailure(error, file, { out, root }));
    }
  };
  const note = (address: string, { bytes, digest }: Omit<ProvenanceLine, 'at'>) => {
    lines.set(address, { at, bytes, digest });
    at += bytes;
  };
  const holds = (address: string, digest: string) => before?.lines.get(address)?.digest === digest;
  const keep = (address: string) => {
    const line = before?.lines.get(address);
    if (!line) throw new Error(`The record has no line of ${address}.`);
    attempt(() => {
      if (writer.isWriting() || line.at !== at) writer.copy(line, at);
      note(address, line);
    });
  };
  return {
    add: (address, line, digest) => {
      if (holds(address, digest)) return keep(address);
      attempt(() => {
        const bytes = Buffer.from(`${line}\n`);
        writer.write(bytes, at);
        note(address, { bytes: bytes.length, digest });
      });
    },
    holds,
    keep,
    commit: () => {
      let stamp: Stamp | undefined;
      attempt(() => {
        const total = [...(before?.lines.values() ?? [])].reduce((sum, { bytes }) => sum + bytes, 0);
        if (!writer.isWriting() && (before === undefined || total !== at)) writer.begin(at);
        writer.finish();
        stamp = stampOf(statSync(file, { bigint: true }));
      });
      return stamp && { stamp, lines };
    },
    discard: writer.discard,
  };
}

/** Bytes to buffer before writing. */
const much = 1_000_000;

/** Writes nothing before it has to: up to there the old file is copied. */
function createWriter(path: string, hasBefore: boolean) {
  const partial = `${path}.new`;
  let file: number | undefined;
  let before: Buffer | undefined;
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  const old = () => {
    before ??= hasBefore ? readFileSync(path) : Buffer.alloc(0);
    return before;
  };
  const flush = () => {
    if (file === undefined) return;
    const all = Buffer.concat(waiting);
    for (let written = 0; written < all.length; ) written += writeSync(file, all, written);
    waiting = [];
    bytes = 0;
  };
  const push = (content: Uint8Array) => {
    waiting.push(content);
    bytes += content.length;
    if (bytes > much) flush();
  };
  const begin = (at: number) => {
    file = openOwnFile(partial);
    if (at > 0) push(old().subarray(0, at));
  };
  const discard = () => {
    if (file === undefined) return;
    closeSync(file);
    file = undefined;
    rmSync(partial, { force: true });
  };
  return {
    begin,
    discard,
    isWriting: () => file !== undefined,
    write: (content: Uint8Array, at: number) => {
      if (file === undefined) begin(at);
      push(content);
    },
    copy: (line: ProvenanceLine, at: number) => {
      if (file === undefined) begin(at);
      push(old().subarray(line.at, line.at + line.bytes));
    },
    finish: () => {
      if (file === undefined) return;
      flush();
      closeSync(file);
      file = undefined;
      moveOwnFile(partial, path);
    },
  };
}
