import { readFile } from 'node:fs/promises';
import { type Command, type Measured, runMeasured } from './run-measured.ts';

/** One thing to measure once per run. Runs count from 0. */
export type Step = {
  /** The generator, and what is measured. */
  who: string;
  label: string;
  /** Edits a source, or moves old output away. Not measured. */
  prepare: (run: number) => Promise<void>;
  command: Command;
  /** The text that a file of the output must contain afterwards: a build that did not do its work doesn't count. */
  shows: (run: number) => { file: string; text: string };
};

export type Result = { who: string; label: string } & ({ runs: Measured[] } | { failed: string });

/**
 * Runs each step once, then each again, so that disturbances of the machine affect all alike. A step that fails is left
 * out from then on. `note` is called after each round.
 */
export async function measureInTurn(
  steps: readonly Step[],
  runs: number,
  note: () => void,
): Promise<Result[]> {
  const results = steps.map(({ who, label }): Result => ({ who, label, runs: [] }));
  for (let run = 0; run < runs; run += 1) {
    for (const [index, step] of steps.entries()) {
      const result = results[index];
      if (!result || 'failed' in result) continue;
      const { who, label } = step;
      try {
        result.runs.push(await measureStep(step, run));
      } catch (problem) {
        results[index] = { who, label, failed: String(problem) };
      }
    }
    note();
  }
  return results;
}

async function measureStep(step: Step, run: number): Promise<Measured> {
  await step.prepare(run);
  const measured = await runMeasured(step.command);
  const { file, text } = step.shows(run);
  if (!(await readFile(file, 'utf8')).includes(text)) throw new Error(`“${text}” is missing in ${file}.`);
  return measured;
}
