import { checkMarks } from '../commands/check-watch.ts';

/** The tasks of VS Code: problems of the whole site appear in its list, at their lines, during editing. */
export const editorTasks = {
  version: '2.0.0',
  tasks: [
    {
      label: 'Check the website while I edit',
      type: 'shell',
      command: 'npx',
      args: ['site', 'check', '--watch'],
      options: { env: { NO_COLOR: '1' } },
      isBackground: true,
      group: { kind: 'build', isDefault: true },
      presentation: { reveal: 'never', panel: 'dedicated' },
      problemMatcher: {
        owner: 'site',
        source: 'site',
        fileLocation: ['relative', `\${workspaceFolder}`],
        pattern: {
          regexp: '^(\\S.*?):(\\d+):(\\d+) (error|warning) (.*) \\[([a-z0-9-]+)\\]$',
          file: 1,
          line: 2,
          column: 3,
          severity: 4,
          message: 5,
          code: 6,
        },
        background: {
          activeOnStart: true,
          beginsPattern: `^${escaped(checkMarks.begin)}$`,
          endsPattern: `^${escaped(checkMarks.end)}$`,
        },
      },
    },
    {
      label: 'Show the website in the browser',
      type: 'shell',
      command: 'npx',
      args: ['site', 'watch'],
      isBackground: true,
      presentation: { reveal: 'always', panel: 'dedicated' },
      problemMatcher: [],
    },
  ],
};

function escaped(text: string): string {
  return text.replaceAll('.', '\\.');
}
