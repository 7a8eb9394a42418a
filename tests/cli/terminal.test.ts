import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { calledAs, openTerminal, withCommand } from '../../cli/terminal.ts';

describe('what is going on and what came of it', () => {
  it('never share a line', () => {
    const { terminal, written } = watchedTerminal();
    terminal.rewrite('Building … 2 s');
    terminal.out('Built 3 pages.');
    terminal.note('Press Ctrl-C to stop.');
    expect(written()).toBe('\r\u001b[KBuilding … 2 s\r\u001b[KBuilt 3 pages.\nPress Ctrl-C to stop.\n');
  });
});

describe('a command in a hint', () => {
  it.each([
    [{}, '/usr/local/bin/site', 'site'],
    [{ npm_command: 'exec' }, '/home/asha/site/node_modules/.bin/site', 'npx site'],
    [{ npm_lifecycle_event: 'watch' }, '/home/asha/site/node_modules/@medax/site/bin/site.js', 'npx site'],
    [{}, 'C:\\sites\\academy\\node_modules\\.bin\\site', 'npx site'],
  ])('%j, %s: %s', (env, script, expected) => {
    expect(calledAs(env, script)).toBe(expected);
  });

  it('is written as it was called, but not in the lines of a file that is shown', () => {
    const told = [
      'content/pages/home.yaml:3:1 error There is … [unknown-key]',
      '  3 | text: Run `site build`',
      '    | ^',
      '  hint: Run `site types`, then `site check --fix`.',
    ].join('\n');
    expect(withCommand(told, 'site')).toBe(told);
    expect(withCommand(told, 'npx site').split('\n')).toEqual([
      'content/pages/home.yaml:3:1 error There is … [unknown-key]',
      '  3 | text: Run `site build`',
      '    | ^',
      '  hint: Run `npx site types`, then `npx site check --fix`.',
    ]);
  });
});

/** A terminal in which somebody watches both streams. */
function watchedTerminal() {
  let text = '';
  const write = (chunk: unknown, _encoding: unknown, done: () => void) => {
    text += String(chunk);
    done();
  };
  const stream = Object.assign(new Writable({ write }), { isTTY: true });
  const terminal = openTerminal({
    ...process,
    argv: ['node', '/usr/local/bin/site'],
    env: { TERM: 'xterm' },
    stdin: { isTTY: false },
    stdout: stream,
    stderr: stream,
  } as unknown as NodeJS.Process);
  return { terminal, written: () => text };
}

describe('a text from a file or a name of one', () => {
  it('steers no terminal, and our colours stay', () => {
    const { terminal, written } = watchedTerminal();
    terminal.out('\u001b[31mred\u001b[39m \u001b[2J\u001b]0;title\u0007 \u009b5m \u202eabc\r\n\tnext');
    expect(written()).toBe('\u001b[31mred\u001b[39m ·[2J·]0;title· ·5m ·abc·\n\tnext\n');
  });
});
