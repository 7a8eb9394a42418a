import { hash } from 'node:crypto';
import type { Source, SourceText } from '../model/source.ts';
import { textsByFile } from './texts-by-file.ts';

/** Digests of texts, which stay the same as long as the text’s object does. */
export type TextDigests = WeakMap<SourceText, string>;

/**
 * Which state of the content a website is made from: a number of 64 hexadecimal digits, the sum of the digests of its
 * texts. The same on every machine and every day, with any ends of lines. A sum, so that a build that has read only the
 * changed texts knows it as well (`versionAfter`).
 */
export function contentVersion(sources: readonly Source[], digests: TextDigests = new WeakMap()): string {
  let sum = 0n;
  for (const text of textsByFile(sources).values()) {
    if (!isContent.test(text.file)) continue;
    const digest = digests.get(text) ?? textDigest(text);
    digests.set(text, digest);
    sum += numberOf(digest);
  }
  return printed(sum);
}

/** What a program or a table in `data/` holds may be in no commit. */
const isContent = /\.(?:ya?ml|mdx?)$/;

/** The version after some texts have changed, by their digests. */
export function versionAfter(version: string, texts: readonly { before: string; now: string }[]): string {
  return printed(
    texts.reduce((sum, { before, now }) => sum - numberOf(before) + numberOf(now), numberOf(version)),
  );
}

export function textDigest({ file, text }: Pick<SourceText, 'file' | 'text'>): string {
  return hash('sha256', `${file}\n${text.replaceAll('\r\n', '\n')}`, 'hex');
}

function numberOf(digits: string): bigint {
  return BigInt(`0x${digits}`);
}

function printed(sum: bigint): string {
  return BigInt.asUintN(256, sum).toString(16).padStart(64, '0');
}
