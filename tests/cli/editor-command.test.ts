import { expect, test } from 'vitest';
import { editorCommand } from '../../cli/serve/editor-command.ts';

const target = { file: '/a site/content/pages/home.yaml', line: 12, column: 5 };

test.each([
  [{ VISUAL: 'code --wait' }, 'code', ['--goto', `${target.file}:12:5`]],
  [
    { VISUAL: '"/opt/my editor/code" -w --reuse-window' },
    '/opt/my editor/code',
    ['--reuse-window', '--goto', `${target.file}:12:5`],
  ],
  [{ EDITOR: 'subl' }, 'subl', [`${target.file}:12:5`]],
  [{ VISUAL: 'vim', EDITOR: 'zed' }, 'zed', [`${target.file}:12:5`]],
  [{ EDITOR: 'idea' }, 'idea', ['--line', '12', '--column', '4', target.file]],
  [{ TERM_PROGRAM: 'vscode' }, 'code', ['--goto', `${target.file}:12:5`]],
])('%j starts %s at the line', (env, command, args) => {
  expect(editorCommand(target, env)).toEqual({ command, args });
});

test.each([[{}], [{ EDITOR: 'vim' }], [{ VISUAL: 'sh -c "rm code"' }], [{ EDITOR: '' }]])(
  '%j starts nothing: no such editor can be told a line by a server',
  (env) => {
    expect(editorCommand(target, env)).toBeUndefined();
  },
);
