import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The result of the fake program for any site. */
export type Made = {
  /** The output files: text by name. */
  files: Record<string, string>;
  message: string;
  next: string;
  /** The line that the title of the one page comes from. */
  line: number;
};

/** Writes a fake compiled program with fixed answers for everything that the rail looks at. */
export function writeProgram(folder: string, made: Made): void {
  for (const name of ['bin', 'lib']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'bin/site.js'), command(made));
  writeFileSync(join(folder, 'lib/index.js'), door(made));
}

function command({ files, message, next }: Made): string {
  return `
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
const [task, ...args] = process.argv.slice(2);
const root = process.cwd();
const say = (value) => console.log(JSON.stringify({ root, ...value }, null, 2));
if (task === 'check') say({ diagnostics: [${JSON.stringify(message)}] });
if (task === 'check') process.exitCode = 1;
if (task === 'schedule') say({ next: ${JSON.stringify(next)}, at: args.at(-1) });
if (task === 'build') {
  for (const [name, text] of Object.entries(${JSON.stringify(files)})) {
    const file = join(args[args.indexOf('--out') + 1], name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  say({ milliseconds: process.pid, bytes: ${Object.values(files).join('').length} });
}
`;
}

function door({ line }: Made): string {
  return `
const places = [{ file: 'content/pages/home.yaml', line: ${line}, column: 8 }];
const page = { address: '/', origins: [{ path: 'head/title', value: 'Home', places }] };
export const readSite = async () => ({ diagnostics: [] });
export const checkSite = () => ({ site: {}, diagnostics: [] });
export const planSite = () => ({ pages: () => [{ page }] });
`;
}
