import type { TestProject } from 'vitest/node';
import { serveVariant } from './serve-variants.ts';

/** The site on Preact wherever a test asks for the one on React: the same tests, once more. */
export default async function servePreact(project: TestProject): Promise<() => Promise<void>> {
  const { site, close } = await serveVariant('preact');
  project.provide('sites', { react: site, preact: site });
  return close;
}
