import path from 'node:path';
import { inject } from 'vitest';
import { type BuiltSite, buildSite, createCache } from '../../renderer/site.ts';
import { copySite, day } from './site-copy.ts';

/** What earlier builds of this process have read, compiled and rendered: a changed copy costs what has changed. */
const cache = createCache();

/** The shipped site in a folder of its own, with the pictures that its build has made. */
export function copyShipped(): Promise<string> {
  return copySite(inject('shipped').root);
}

/** As `buildSite`, within this process. */
export async function buildCopy(root: string): Promise<string> {
  const { ok, diagnostics } = await runCopy(root, { at: day, until: 'write' });
  if (ok) return path.join(root, 'dist');
  throw new Error(
    diagnostics.map(({ place, message }) => `${place.file}:${place.line} ${message}`).join('\n'),
  );
}

/** What `site check` finds out on a day (`2026-11-01`). */
export function checkCopy(root: string, at: string): Promise<BuiltSite> {
  return runCopy(root, { at, until: 'check' });
}

function runCopy(root: string, { at, until }: { at: string; until: 'check' | 'write' }): Promise<BuiltSite> {
  return buildSite({
    root,
    out: path.join(root, 'dist'),
    today: new Date(`${at}T12:00:00Z`),
    until,
    cache,
  });
}
