import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fieldsOf } from '../../diagnostics/fields.ts';
import { ownProperty } from '../../diagnostics/own-property.ts';
import type { ReadSite } from '../../renderer/site.ts';
import { packageFolder, packageName, packageVersion } from '../package-folder.ts';
import { editorSettings } from '../types/editor-settings.ts';
import { editorFolder, generatedFiles } from '../types/generated-files.ts';
import { gitIgnore } from './git-ignore.ts';
import type { NewFile } from './make-whole.ts';
import { packProgram } from './pack-program.ts';
import { packageFile } from './package-file.ts';

/**
 * The files that turn a site into a repository. `name`: of the new folder. `origin`: paragraphs that say where it comes
 * from.
 */
export async function repositoryFiles(
  name: string,
  { title, hasSchemas, origin }: { title: string; hasSchemas: boolean; origin?: readonly string[] },
  read: ReadSite,
): Promise<NewFile[]> {
  const root = read.sources?.root ?? read.root;
  const program = await ownPackage();
  return [
    { name: 'package.json', text: packageFile(name, root, program.version) },
    ...program.files,
    { name: '.gitignore', text: gitIgnore },
    { name: 'README.md', text: readme(title, hasSchemas, origin) },
    ...pipelines(root),
    ...(await completion(root, hasSchemas, read)),
  ];
}

/**
 * The CI configuration of the site’s own repository, by the names that GitHub and GitLab look for; if there is none,
 * that of a new site.
 */
function pipelines(root: string): NewFile[] {
  if (root === packageFolder()) return siteWorkflows();
  const gitlab = { name: '.gitlab-ci.yml', copyOf: path.join(root, '.gitlab-ci.yml') };
  const own = [...workflowsIn(root), ...(existsSync(gitlab.copyOf) ? [gitlab] : [])];
  return own.length > 0 ? own : siteWorkflows();
}

/** For a code editor. Includes schemas of the site’s own; those of the program are in its package. */
async function completion(root: string, hasSchemas: boolean, read: ReadSite): Promise<NewFile[]> {
  const files = hasSchemas
    ? await generatedFiles(root, [], read)
    : editorSettings(`node_modules/${packageName()}/${editorFolder}`, read);
  return [...files].filter(([name]) => !name.endsWith('.ts')).map(([name, text]) => ({ name, text }));
}

function readme(title: string, hasSchemas: boolean, origin: readonly string[] = []): string {
  const types = hasSchemas
    ? '| `npx site types` | brings the types of the schemas up to date, for whoever writes templates |\n'
    : '';
  return `# ${title}

The website of ${title}: everything that visitors read is in \`site.yaml\` and \`content/\`.

Run \`npm install\` once, with Node 20.19 or later. Then:

| Command | |
| --- | --- |
| \`npx site watch\` | serves the website and follows every change |
| \`npx site check\` | looks for mistakes; \`--release\` also lists what is still made up |
| \`npx site build\` | writes the finished website to \`dist/\` |
${types}
\`npx site --help\` lists the rest, and \`npx site explain\` with the code of a message says more about it.

In VS Code, open this folder and install the extensions that it recommends: it then completes what you type and marks mistakes as you make them.
${origin.map((line) => `\n${line}\n`).join('')}`;
}

/** How a new repository gets this very program. `version`: for its package.json. `files`: those to include. */
type OwnPackage = { version: string; files: NewFile[] };

/**
 * By version if npm installed it from a registry. A program installed from a file, a folder or a repository, or run
 * from its sources, may be in no registry: it is packed and included.
 */
async function ownPackage(): Promise<OwnPackage> {
  const packed = isFromRegistry(packageFolder()) ? undefined : await packProgram();
  if (packed === undefined) return { version: packageVersion(), files: [] };
  const name = path.basename(packed);
  return { version: `file:${name}`, files: [{ name, copyOf: packed }] };
}

/** Source of the format: npm-shrinkwrap.json(5), “Hidden Lockfiles”. Other package managers don't say. */
export function isFromRegistry(folder: string): boolean {
  const above = folder.lastIndexOf(`${path.sep}node_modules${path.sep}`);
  if (above < 0) return false;
  const lock = path.join(folder.slice(0, above), 'node_modules/.package-lock.json');
  if (!existsSync(lock)) return true;
  const { packages } = fieldsOf(JSON.parse(readFileSync(lock, 'utf8')));
  const { resolved } = fieldsOf(ownProperty(fieldsOf(packages), `node_modules/${packageName()}`));
  return resolved === undefined || /^https?:\/\//.test(String(resolved));
}

const folder = '.github/workflows';

/** The GitHub workflows of a new site: those of this very repository, which are part of the package. */
export function siteWorkflows(): { name: string; copyOf: string }[] {
  return workflowsIn(packageFolder()).filter(({ name }) => /\/site(?:-comment)?\.yml$/.test(name));
}

/** The workflows of a site’s own repository. */
export function workflowsIn(root: string): { name: string; copyOf: string }[] {
  const here = path.join(root, folder);
  const names = existsSync(here) ? readdirSync(here).filter((name) => /\.ya?ml$/.test(name)) : [];
  return names.map((name) => ({ name: `${folder}/${name}`, copyOf: path.join(here, name) }));
}
