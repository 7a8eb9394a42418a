import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ReadSite } from '../../renderer/site.ts';
import { packageFolder, packageName } from '../package-folder.ts';
import { filesWithoutSchemas, generatedFiles } from '../types/generated-files.ts';
import { gitIgnore } from './git-ignore.ts';
import type { NewFile } from './make-whole.ts';
import { packageFile } from './package-file.ts';
import type { RequiredProgram } from './required-program.ts';

type RepositoryOptions = {
  title: string;
  hasSchemas: boolean;
  program: RequiredProgram;
  origin?: readonly string[];
};

/**
 * The files that turn a site into a repository. `name`: of the new folder. `origin`: paragraphs that say where it comes
 * from.
 */
export async function repositoryFiles(
  name: string,
  { title, hasSchemas, program, origin }: RepositoryOptions,
  read: ReadSite,
): Promise<NewFile[]> {
  const root = read.sources?.root ?? read.root;
  return [
    { name: 'package.json', text: packageFile(name, root, program.version) },
    ...program.files,
    { name: '.gitignore', text: gitIgnore },
    typeScriptFile(root),
    { name: 'README.md', text: readme(title, hasSchemas, origin) },
    ...pipelines(root),
    ...(await generated(root, hasSchemas, read)),
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

/** The site’s own, if it has one. The package’s says where templates and kinds find what the program ships. */
function typeScriptFile(root: string): NewFile {
  const own = path.join(root, 'tsconfig.json');
  if (root !== packageFolder() && existsSync(own)) return { name: 'tsconfig.json', copyOf: own };
  return { name: 'tsconfig.json', text: `{\n  "extends": "${packageName()}/tsconfig.json"\n}\n` };
}

/** For a code editor and for TypeScript. */
async function generated(root: string, hasSchemas: boolean, read: ReadSite): Promise<NewFile[]> {
  const files = hasSchemas ? await generatedFiles(root, [], read) : await filesWithoutSchemas(read);
  return [...files].map(([name, text]) => ({ name, text }));
}

function readme(title: string, hasSchemas: boolean, origin: readonly string[] = []): string {
  const types = hasSchemas
    ? '| `npx site types` | brings the types of the schemas up to date, for whoever writes templates |\n'
    : '';
  return `# ${title}

The website of ${title}: everything that visitors read is in \`site.yaml\` and \`content/\`. Its pages are in \`content/pages/\`; what you program for it goes into \`templates/\` and \`schemas/\`. The documentation is in \`node_modules/${packageName()}/docs/\`.

Run \`npm install\` once, with Node 20.19 or later. Then:

| Command | |
| --- | --- |
| \`npm start\` | serves the website and follows every change |
| \`npm test\` | looks for mistakes; \`npx site check --release\` also lists what is still made up |
| \`npm run build\` | writes the finished website to \`dist/\` |
${types}
\`npx site --help\` lists the rest, and \`npx site explain\` with the code of a message says more about it.

In VS Code, open this folder and install the extensions that it recommends: it then completes what you type and marks mistakes as you make them.
${origin.map((line) => `\n${line}\n`).join('')}`;
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
