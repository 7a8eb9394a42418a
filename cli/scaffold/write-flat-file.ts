import type { FlatFile } from '../../renderer/site.ts';
import type { NewFile } from './make-whole.ts';
import { writeYaml } from './write-yaml.ts';

/** A file of a standalone site, copied, or its value as YAML. */
export function writeFlatFile(file: FlatFile): NewFile {
  if ('copyOf' in file) return file;
  const { name, value, body } = file;
  const fields = Object.entries(typeof value === 'object' && value !== null ? value : {})
    .flatMap(([key, field]) => writeYaml(key, field))
    .map((line) => `${line}\n`)
    .join('');
  return { name, text: body === undefined ? fields : `---\n${fields}---\n${body}` };
}
