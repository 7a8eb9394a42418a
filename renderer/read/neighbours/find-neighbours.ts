/** Which other sites a site.yaml names under `alternates`, found without reading the YAML. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findSibling, settingsText } from '../layers/find-layers.ts';

/** The folders of these sites. One too many only means that more files are looked at for changes. */
export function neighbourFolders(root: string): string[] {
  const ways = new Set(waysIn(settingsText(root)));
  return [...new Set([...ways].flatMap((way) => findSibling(root, way) ?? []))];
}

/** In a copy of the site without any of its branches, nothing is missing. */
export function isOfMissingBranches(root: string, written: string): boolean {
  return written.startsWith('branches/') && !existsSync(join(root, 'branches'));
}

/** Whoever takes a branch away, or has only some of them, can build the others. */
export function isBranchThatIsGone(root: string, written: string): boolean {
  return /^branches\/[^./][^/]*\/site\.yaml$/.test(written) && !existsSync(join(root, dirname(written)));
}

/** The folders that these two look for. */
export function branchFolders(root: string): string[] {
  const ways = waysIn(settingsText(root)).filter((way) => way.startsWith('branches/'));
  return [...new Set(ways.flatMap((way) => [join(root, 'branches'), join(root, dirname(way))]))];
}

/**
 * Whatever a text says after `site:` on one line, without escapes: reading refuses a way that isn't among these. Where no
 * quotation marks say how far it goes, it is taken to the end of the line, and to that of a list or group in brackets.
 */
export function waysIn(text: string): string[] {
  return [...text.matchAll(named)].flatMap(([, double, single, plain = '']) => {
    if (double !== undefined) return double;
    if (single !== undefined) return single.replaceAll("''", "'");
    const [line = ''] = plain.split(/[ \t]#/, 1);
    const [item = ''] = line.split(/[,[\]{}]/, 1);
    return [line.trim(), item.trim()];
  });
}

/** No way to a file is longer than this allows. What has no quotation marks is only looked at, since another may follow on its line. */
const named =
  /\bsite["']?[ \t]*:\s*(?:"([^"\\\r\n]{1,1000})"|'((?:[^'\r\n]|''){1,1000})'|(?=([^\r\n]{1,1000})))/g;
