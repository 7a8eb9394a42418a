import { basename } from 'node:path/posix';
import { digest } from './digest.ts';

export type BuiltFile = { text: string; imports: readonly string[] };

/**
 * Puts each file's own hash into its name and the new names into the files that import it. The bundler's hashes are not
 * used: they depend on the paths of its inputs, so two machines would build different sites.
 */
export function nameByContent(
  files: ReadonlyMap<string, BuiltFile>,
): Map<string, { name: string; text: string }> {
  const named = new Map<string, { name: string; text: string }>();
  const visit = (path: string): string => {
    const file = files.get(path);
    if (!file) return path;
    const done = named.get(path);
    if (done) return done.name;
    const text = file.imports.reduce(
      (source, other) => source.replaceAll(basename(other), basename(visit(other))),
      file.text,
    );
    const name = `${path.replace(/(-[A-Z0-9]{8})?\.js$/, '')}.${digest(text)}.js`;
    named.set(path, { name, text });
    return name;
  };
  for (const path of [...files.keys()].sort()) visit(path);
  return named;
}
