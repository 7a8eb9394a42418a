import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { listen } from '../../cli/serve/listen.ts';
import { serveSite } from '../../cli/serve/serve-site.ts';
import { buildSite, copySite, editFile } from '../content/site-copy.ts';

export type Runtime = 'react' | 'preact';
/** `origin` serves what stands in the folder `out`. */
export type ServedSite = { origin: string; out: string };

declare module 'vitest' {
  interface ProvidedContext {
    sites: Record<Runtime, ServedSite>;
  }
}

/** Before all browser tests: the shipped site, built once for each client runtime, served as a host would. */
export default async function serveVariants(project: TestProject): Promise<() => Promise<void>> {
  const react = await serveVariant('react');
  const preact = await serveVariant('preact', path.dirname(react.site.out));
  project.provide('sites', { react: react.site, preact: preact.site });
  return async () => {
    await Promise.all([react.close(), preact.close()]);
  };
}

type Variant = { site: ServedSite; close: () => Promise<void> };

export async function serveVariant(runtime: Runtime, from?: string): Promise<Variant> {
  const root = await copySite(from);
  const setting = /^( {2}runtime: ).*$/m;
  const isSet = setting.exec(await readFile(path.join(root, 'site.yaml'), 'utf8'))?.[0].endsWith(runtime);
  if (!isSet) await editFile(root, 'site.yaml', (text) => text.replace(setting, `$1${runtime}`));
  const out = await buildSite(root);
  const server = await listen(0, serveSite({ out, reportBug }));
  const close = async (): Promise<void> => {
    server.close();
    await rm(root, { recursive: true });
  };
  return { site: { origin: `http://localhost:${server.port}`, out }, close };
}

function reportBug(error: unknown): never {
  throw error;
}
