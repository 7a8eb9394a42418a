import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { dataAnswerKept, dataProgramFailed } from '../../../diagnostics/messages/data.ts';
import { fileLinkOutside } from '../../../diagnostics/messages.generated.ts';
import { makeOwnFolder, moveOwnFile, readOwnFile, writeOwnFile } from '../../store/own-files.ts';
import { unlessRefused } from '../../store/system-code.ts';
import { partialOf } from '../../store/trim-folder.ts';
import { bundleProgram } from './bundle-program.ts';
import type { Asked, DataProgram, Failure } from './data-program.ts';
import { failureOfRun } from './failure-of-run.ts';
import { printedAnswer } from './printed-answer.ts';
import { runDataProgram } from './run-data-program.ts';

/** Asks one program. Its answer is stored in one form, so the same answer always gives the same file. */
export async function askProgram(program: DataProgram, signal?: AbortSignal): Promise<Asked> {
  const place = { file: program.file, line: 1, column: 1 };
  if (!isInPlace(program)) return { diagnostics: [fileLinkOutside(place)], said: '' };
  const built = await bundleProgram(program);
  if ('failure' in built) return { diagnostics: [failed(program, built)], said: '' };
  const ran = await runDataProgram(built.code, program.root, signal);
  const answer = ran.ended === 'well' ? printedAnswer(ran.printed) : failureOfRun(ran, program);
  if ('failure' in answer) return { diagnostics: [failed(program, answer)], said: ran.said };
  keep(program.answer, answer.text);
  return { diagnostics: [], said: ran.said };
}

/** A link might lead to something that an editor has written. */
function isInPlace({ root, name }: DataProgram): boolean {
  return realpathSync(join(root, 'data', name)) === join(realpathSync(root), 'data', name);
}

function failed({ file, answer }: DataProgram, { failure, place }: Failure): Diagnostic {
  const at = place ?? { file, line: 1, column: 1 };
  const kept = unlessRefused(() => readOwnFile(answer));
  if (!kept) return dataProgramFailed(at, failure);
  const day = kept.stats.mtime.toISOString().slice(0, 10);
  return dataAnswerKept(at, failure, day);
}

/** An unchanged answer leaves its file alone: then nothing has to be built again. */
function keep(path: string, text: string): void {
  unlessRefused(() => {
    if (existsSync(path) && readOwnFile(path)?.content.toString() === text) return;
    const partial = partialOf(path);
    makeOwnFolder(dirname(path));
    writeOwnFile(partial, text);
    moveOwnFile(partial, path);
  });
}
