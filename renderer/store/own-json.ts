/** Texts of `.site/`, which are untrusted until checked. */
import { readOwnFile } from './own-files.ts';

/** The text of a file; undefined if there is no plain file. */
export function readIfThere(file: string): string | undefined {
  return readOwnFile(file)?.content.toString();
}

/** The parsed text; undefined if it isn't JSON. */
export function parseState(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
