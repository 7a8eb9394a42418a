import { describe, expect, it, vi } from 'vitest';
import { explainFailure } from '../../cli/explain-failure.ts';
import { startProgress } from '../../cli/print/progress.ts';
import { listen } from '../../cli/serve/listen.ts';
import { plainPaint, type Terminal } from '../../cli/terminal.ts';
import { isUsageError, usageError } from '../../cli/usage-error.ts';

describe('a failure', () => {
  it('of ours is told with an apology, the version, the stack and what to do; exit code 70', () => {
    const { terminal, notes } = recordingTerminal();
    expect(explainFailure(new TypeError('undefined is not a section'), terminal)).toBe(70);
    const told = notes.join('\n');
    for (const part of [
      'Sorry',
      'Send these lines',
      'site 0.',
      'Node vTest',
      'TypeError: undefined is not a section',
      '    at ',
    ]) {
      expect(told).toContain(part);
    }
  });

  it('in the usage is told in one line without a stack; exit code 2', () => {
    const { terminal, notes } = recordingTerminal();
    expect(explainFailure(usageError('--at needs a day.'), terminal)).toBe(2);
    expect(notes).toEqual(['error: --at needs a day.']);
  });
});

describe('progress', () => {
  it('shows after a second on a terminal, and leaves nothing behind', () => {
    vi.useFakeTimers();
    const { terminal, notes } = recordingTerminal();
    const stop = startProgress('Building', { ...terminal, interactive: true });
    vi.advanceTimersByTime(900);
    expect(notes).toEqual([]);
    vi.advanceTimersByTime(1200);
    stop();
    vi.useRealTimers();
    expect(notes).toEqual(['Building … 1.0 s', 'Building … 2.0 s', '']);
  });

  it('says nothing where nobody watches', () => {
    vi.useFakeTimers();
    const { terminal, notes } = recordingTerminal();
    const stop = startProgress('Building', terminal);
    vi.advanceTimersByTime(5000);
    stop();
    vi.useRealTimers();
    expect(notes).toEqual([]);
  });
});

describe('the port', () => {
  it('is the next free one without a wish; a wish that is taken is wrong usage', async () => {
    const first = await listen({}, () => () => {});
    const second = await listen({}, () => () => {});
    expect(second.port).toBeGreaterThan(first.port);
    const taken = await listen({ port: first.port }, () => () => {}).catch((error: unknown) => error);
    expect(isUsageError(taken)).toBe(true);
    first.close();
    second.close();
  });
});

function recordingTerminal(): { terminal: Terminal; notes: string[] } {
  const notes: string[] = [];
  const note = (text: string) => void notes.push(text);
  const terminal = {
    out: note,
    note,
    rewrite: note,
    paintOut: plainPaint,
    paintNote: plainPaint,
    interactive: false,
    system: 'Node vTest',
  };
  return { terminal, notes };
}
