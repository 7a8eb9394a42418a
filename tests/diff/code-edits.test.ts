/** Which files of developers have changed, if the program itself is a layer of the site. */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { changedCode } from '../../renderer/features/diff/code-edits.ts';
import { emptyFolder, repository } from '../cli/run-site.ts';

/** The old state of a branch of this repository, as read from git: of the program, only the changed files. */
async function branchBefore(changed: Readonly<Record<string, string>>): Promise<string> {
  const top = await emptyFolder();
  for (const file of ['site.yaml', 'branches/nepal/site.yaml']) {
    await mkdir(path.dirname(path.join(top, file)), { recursive: true });
    await copyFile(path.join(repository, file), path.join(top, file));
  }
  for (const [file, text] of Object.entries(changed)) {
    await mkdir(path.dirname(path.join(top, file)), { recursive: true });
    await writeFile(path.join(top, file), text);
  }
  return path.join(top, 'branches/nepal');
}

const branch = path.join(repository, 'branches/nepal');

test('none, where nothing has', async () => {
  expect(changedCode(await branchBefore({}), branch)).toEqual([]);
});

test('what the base had otherwise, had alone, and what the branch itself has had or lacks', async () => {
  const before = await branchBefore({
    'kinds/chat/chat.ts': '// otherwise\n',
    'templates/gone.css': '',
    'branches/nepal/schemas/gone.schema.json': '{}',
  });
  expect(changedCode(before, branch)).toEqual([
    '../../kinds/chat/chat.ts',
    '../../templates/gone.css',
    'schemas/gone.schema.json',
  ]);
});
