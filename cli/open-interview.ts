import { createInterface } from 'node:readline';

/** Asks one question after the other. `undefined`: the user wants to stop (Ctrl-C, or the end of the input). */
export type Interview = { ask: (question: string) => Promise<string | undefined>; close: () => void };

/** Writes to standard error, so that results can be piped. Lines typed ahead count as answers. */
export function openInterview({ stdin, stderr }: Pick<NodeJS.Process, 'stdin' | 'stderr'>): Interview {
  const lines = createInterface({ input: stdin, output: stderr });
  const ahead: string[] = [];
  let isClosed = false;
  let waiting: ((answer: string | undefined) => void) | undefined;
  lines.on('line', (line) => {
    if (!waiting) ahead.push(line);
    waiting?.(line);
    waiting = undefined;
  });
  lines.on('close', () => {
    isClosed = true;
    waiting?.(undefined);
  });
  const ask = (question: string): Promise<string | undefined> => {
    lines.setPrompt(question);
    lines.prompt();
    if (ahead.length > 0 || isClosed) return Promise.resolve(ahead.shift());
    return new Promise((resolve) => {
      waiting = resolve;
    });
  };
  return { ask, close: () => lines.close() };
}

type InterviewInput = { interview: () => Interview; note: (text: string) => void };

/** Explains how to answer, asks, and always releases the terminal. Unusable answers are reported through `say`. */
export async function holdInterview<Answers>(
  { interview, note }: InterviewInput,
  questions: (asking: { ask: Interview['ask']; say: (text: string) => void }) => Promise<Answers>,
): Promise<Answers> {
  note('Press Enter to accept what is in square brackets, or Ctrl-C to stop and leave nothing behind.\n');
  const { ask, close } = interview();
  try {
    return await questions({ ask, say: note });
  } finally {
    close();
  }
}
