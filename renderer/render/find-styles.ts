import type { BundleInputs } from './run-esbuild.ts';

/**
 * The stylesheets that a template file reaches through its imports. The registry is a wall: a component that
 * looks something up in it must not bring along the styles of every section.
 */
export function findStyles(inputs: BundleInputs, entry: string, wall: string): string[] {
  const seen = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || file === wall) continue;
    seen.add(file);
    for (const { path, external } of inputs[file]?.imports ?? []) if (!external) waiting.push(path);
  }
  return [...seen].filter((file) => file.endsWith('.css'));
}

/** The file that the registry imports for an entry: `hero` is `sections/hero/hero.tsx`. */
export function findTemplate(inputs: BundleInputs, registry: string, kind: string): string | undefined {
  return inputs[registry]?.imports.find(({ path }) => path.endsWith(`/${kind}/${kind}.tsx`))?.path;
}
