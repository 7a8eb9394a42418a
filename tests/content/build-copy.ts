import path from 'node:path';
import { inject } from 'vitest';
import { type BuiltSite, buildSite, createCache } from '../../renderer/site.ts';
import { copySite, day } from './site-copy.ts';

/** The cache of earlier builds in this process: a changed copy costs only its changes. */
const cache = createCache();

/** A copy of the shipped site, with the pictures that its build has made. */
export function copyShipped(): Promise<string> {
  return copySite(inject('shipped').root);
}

/** Like `buildSite`, but in this process. */
export async function buildCopy(root: string): Promise<string> {
  const { ok, diagnostics } = await runCopy(root, { at: day, until: 'write' });
  if (ok) return path.join(root, 'dist');
  throw new Error(
    diagnostics.map(({ place, message }) => `${place.file}:${place.line} ${message}`).join('\n'),
  );
}

/** The result of `site check` on a day (`2026-11-01`). */
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
