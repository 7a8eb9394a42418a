/** Whether a file of `data/` is a program that prints the entries. */
export function isProgram(file: string): boolean {
  return file.endsWith('.ts');
}

/**
 * Where the last good answer of a program is kept, relative to the folder of its site: read like any other data file,
 * so that only whoever asks the program has to wait for it.
 */
export function answerFile(program: string): string {
  return `.site/data/${program.replace(/\.ts$/, '.json')}`;
}

/** In megabytes: a hundred thousand rows, and far less than fills the memory. */
export const dataLimit = 20;
