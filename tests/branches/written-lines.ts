import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../cli/run-site.ts';

/** How many lines of YAML and MDX by editors are in these files and folders of the repository. */
export function writtenLines(...places: readonly string[]): number {
  return places
    .flatMap((place) => filesIn(place))
    .filter((file) => /\.(yaml|mdx)$/.test(file) && !/(^|\/)(dist|\.site)\//.test(file))
    .map((file) => readFileSync(path.join(repository, file), 'utf8').split('\n').length - 1)
    .reduce((sum, lines) => sum + lines, 0);
}

function filesIn(place: string): string[] {
  if (path.extname(place) !== '') return [place];
  const files = readdirSync(path.join(repository, place), { recursive: true, encoding: 'utf8' });
  return files.map((file) => path.posix.join(place, file.replaceAll('\\', '/')));
}
