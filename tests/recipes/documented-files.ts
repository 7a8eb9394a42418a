import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../cli/run-site.ts';

/** The files of a guide, whose blocks of code are named by their first line: ```` ```yaml content/pages/about.yaml ````. */
export function documentedFiles(page: string): [file: string, text: string][] {
  const text = readFileSync(path.join(repository, page), 'utf8');
  const blocks = [...text.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)];
  return blocks.map(([, file = '', block = '']) => [file, block]);
}
