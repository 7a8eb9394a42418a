import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { listen } from '../../cli/serve/listen.ts';
import { serveSite } from '../../cli/serve/serve-site.ts';
import { copySiteWithExamples } from '../content/example-pages.ts';
import { buildSite, copySite, editFile } from '../content/site-copy.ts';
import { fixtureSite } from './fixture-site.ts';

export type Runtime = 'react' | 'preact';
/** `origin` serves the folder `out`. */
export type ServedSite = { origin: string; out: string };

declare module 'vitest' {
  interface ProvidedContext {
    /** The fixture site, whose words and prices tests may name. */
    sites: Record<Runtime, ServedSite>;
    /**
     * The shipped site with a page for the example of each section. Its content may change at any time: a test uses
     * only what it has read from it.
     */
    academy: ServedSite;
  }
}

type Served = { site: ServedSite; close: () => Promise<void> };

/** Runs before all browser tests: builds each site once and serves it as a host would. */
export default async function serveSites(project: TestProject): Promise<() => Promise<void>> {
  const [[react, preact], academy] = await Promise.all([serveFixture(), serve(await copySiteWithExamples())]);
  project.provide('sites', { react: react.site, preact: preact.site });
  project.provide('academy', academy.site);
  return async () => {
    await Promise.all([react, preact, academy].map(({ close }) => close()));
  };
}

/** In sequence: the second reuses the pictures of the first. */
async function serveFixture(): Promise<[Served, Served]> {
  const react = await serve(await copySite(fixtureSite));
  const root = await copySite(path.dirname(react.site.out));
  await editFile(root, 'site.yaml', (text) => text.replace(/^( {2}runtime: )react$/m, '$1preact'));
  return [react, await serve(root)];
}

async function serve(root: string): Promise<Served> {
  const out = await buildSite(root);
  const server = await listen({ port: 0 }, serveSite({ out, reportBug }));
  const close = async (): Promise<void> => {
    server.close();
    await rm(root, { recursive: true });
  };
  return { site: { origin: `http://localhost:${server.port}`, out }, close };
}

function reportBug(error: unknown): never {
  throw error;
}
