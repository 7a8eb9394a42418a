import { gitIgnore } from '../scaffold/git-ignore.ts';
import type { NewFile } from '../scaffold/make-whole.ts';
import { comment } from '../scaffold/write-fields.ts';
import { writeYaml } from '../scaffold/write-yaml.ts';
import { formToFill } from './form-to-fill.ts';
import { localValuesText } from './local-values-text.ts';
import type { NewBranch } from './new-branch.ts';
import { settings } from './settings.ts';

/** The files of a new branch. */
export function branchFiles(branch: NewBranch): NewFile[] {
  const of = String(branch.base.settings.name);
  return [
    { name: 'site.yaml', text: siteFile(branch, of) },
    { name: 'README.md', text: readme(branch, of) },
    { name: '.gitignore', text: gitIgnore },
  ];
}

function siteFile(branch: NewBranch, of: string): string {
  const head = comment(
    `The branch ${branch.name} of ${of}. Only what differs is written here and in content/; everything else comes from the base site, named below.`,
  );
  const stated = settings.flatMap((setting) => {
    const value = branch.own[setting];
    return value === undefined ? [] : writeYaml(setting, value);
  });
  const blocks = [head, ['extends: ../../site.yaml'], stated, ...formToFill(branch)];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function readme(branch: NewBranch, of: string): string {
  const local = localValuesText(branch).join('\n');
  return `# ${branch.name}

A branch of ${of}. What it says differently is in \`site.yaml\` and \`content/\`, under the same names as in its base site. Everything else comes from there, and changes with it.

| In this folder | |
| --- | --- |
| \`npx site check\` | lists what is still to be filled in, with the file and line |
| \`npx site watch\` | shows the branch in the browser and follows every change |
| \`npx site build\` | writes the finished website to \`dist/\` |

- **Say something differently:** write a file of the same name with only the fields that differ.
- **Leave something out:** write a file of the same name with the one line \`remove: true\`.
- **Add something:** write a new file, as in any site. \`npx site new --help\` lists what you can start.
${local === '' ? '' : `\n${local}`}
The documentation of \`site\` explains how branches work, in \`docs/branches.md\`.
`;
}
