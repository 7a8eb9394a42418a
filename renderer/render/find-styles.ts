import type { BundleInputs } from '../bundle/run-esbuild.ts';

/**
 * The stylesheets that each section reaches, those of the frame, and those needed by pages whose markup contains one of
 * `marks`.
 */
export type StylesOf = {
  sections: ReadonlyMap<string, readonly string[]>;
  frame: readonly string[];
  texts: readonly { file: string; marks: readonly string[] }[];
};

/**
 * The stylesheets that a template file reaches through its imports. The walk stops at registries: a component that
 * looks something up in one must not bring in the styles of every section.
 */
export function findStyles(inputs: BundleInputs, entry: string, walls: readonly string[]): string[] {
  const seen = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || walls.includes(file)) continue;
    seen.add(file);
    for (const { path, external } of inputs[file]?.imports ?? []) if (!external) waiting.push(path);
  }
  return [...seen].filter((file) => file.endsWith('.css'));
}

/** The file that the first of the registries imports for an entry: `hero` is `sections/hero/hero.tsx`. */
export function findTemplate(
  inputs: BundleInputs,
  registries: readonly string[],
  kind: string,
): string | undefined {
  return registries
    .flatMap((registry) => inputs[registry]?.imports ?? [])
    .find(({ path }) => path.endsWith(`/${kind}/${kind}.tsx`))?.path;
}
