import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { ProgramFailure } from '../../../diagnostics/messages/data.ts';
import type { Place } from '../../../diagnostics/place.ts';

/**
 * `root`: of the layer with the program. `file`: its name in messages. `answer`: the absolute path of its last answer.
 * `fileOf`: the name in messages of any file of that layer.
 */
export type DataProgram = {
  root: string;
  name: string;
  file: string;
  answer: string;
  fileOf: (absolute: string) => string | undefined;
};

/** `said`: what it printed besides the answer. */
export type Asked = { diagnostics: Diagnostic[]; said: string };

/** Why there is no answer, and the line of the program that says so. */
export type Failure = { failure: ProgramFailure; place?: Place };
