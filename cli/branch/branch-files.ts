import { gitIgnore } from '../scaffold/git-ignore.ts';
import type { NewFile } from '../scaffold/make-whole.ts';
import { comment } from '../scaffold/write-fields.ts';
import { writeYaml } from '../scaffold/write-yaml.ts';
import { type Settings, settings } from './settings.ts';

/** A branch that is to be made: `name` is its folder’s, `of` what the site that it extends is called. */
export type NewBranch = { name: string; of: string; own: Settings };

/** The files that a branch begins with. */
export function branchFiles(branch: NewBranch): NewFile[] {
  return [
    { name: 'site.yaml', text: siteFile(branch) },
    { name: 'README.md', text: readme(branch) },
    { name: '.gitignore', text: gitIgnore },
  ];
}

function siteFile({ name, of, own }: NewBranch): string {
  const head = comment(
    `The branch ${name} of ${of}. Only what differs stands here and in content/; everything else comes from the site that is named below.`,
  );
  const stated = settings.flatMap((setting) => {
    const value = own[setting];
    return value === undefined ? [] : writeYaml(setting, value);
  });
  const blocks = [head, ['extends: ../../site.yaml'], stated].filter((lines) => lines.length > 0);
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function readme({ name, of }: NewBranch): string {
  return `# ${name}

A branch of ${of}. What it says differently stands in \`site.yaml\` and \`content/\`, under the same names as in the site that it extends; everything else comes from there, and follows it.

| In this folder | |
| --- | --- |
| \`npx site check\` | names what is still to be filled in, with its file and line |
| \`npx site watch\` | shows the branch in the browser and follows every change |
| \`npx site build\` | writes the finished website into \`dist/\` |

- **Say something differently:** write a file of the same name with only the fields that differ.
- **Leave something out:** write a file of its name with the one line \`remove: true\`.
- **Add something:** write a new file, as in the site itself. \`npx site new --help\` lists what can be begun.

How branches work is explained in the documentation of \`site\`, in \`docs/branches.md\`.
`;
}
