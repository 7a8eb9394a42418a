/** Finds the sites that a site.yaml names under `alternates`, without parsing the YAML. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findSibling, settingsText } from '../layers/find-layers.ts';

/** The folders of these sites. One too many only means that more files are watched for changes. */
export function neighbourFolders(root: string): string[] {
  const ways = new Set(waysIn(settingsText(root)));
  return [...new Set([...ways].flatMap((way) => findSibling(root, way) ?? []))];
}

/** Whether it is a branch and the site is a copy without any branches: then nothing is missing. */
export function isOfMissingBranches(root: string, written: string): boolean {
  return written.startsWith('branches/') && !existsSync(join(root, 'branches'));
}

/** Whether it is a branch that was removed, or not copied: the other branches can still be built. */
export function isBranchThatIsGone(root: string, written: string): boolean {
  return /^branches\/[^./][^/]*\/site\.yaml$/.test(written) && !existsSync(join(root, dirname(written)));
}

/** The folders whose existence these two functions check. */
export function branchFolders(root: string): string[] {
  const ways = waysIn(settingsText(root)).filter((way) => way.startsWith('branches/'));
  return [...new Set(ways.flatMap((way) => [join(root, 'branches'), join(root, dirname(way))]))];
}

/**
 * All values of `site:` on one line without escapes: reading refuses a path that isn't among these. A value without
 * quotation marks is taken both to the end of the line and to that of a list or group in brackets.
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

/**
 * Longer than any path. A value without quotation marks is matched by lookahead, since another may follow on its line.
 */
const named =
  /\bsite["']?[ \t]*:\s*(?:"([^"\\\r\n]{1,1000})"|'((?:[^'\r\n]|''){1,1000})'|(?=([^\r\n]{1,1000})))/g;
