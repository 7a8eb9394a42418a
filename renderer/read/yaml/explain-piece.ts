import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { SourceText } from '../../model/source.ts';
import { offsetAt } from '../../source/offset-at.ts';
import { placeAt } from '../../source/place-at.ts';
import { explainYamlMistake } from './explain-yaml-mistake.ts';
import { firstOfEachRegion } from './first-of-each-region.ts';
import type { ExplainPiece } from './mend-yaml.ts';

/** Explains the mistakes of a piece of the YAML that begins at `start` of a file. */
export function explainPiece(source: SourceText, { start }: { start: number }): ExplainPiece {
  return (mistakes, { start: at, text, root }) => {
    const place = (offset: number) => placeAt(source, start + at + offset);
    const offsetOf = (problem: Diagnostic) => offsetAt(source, problem.place) - start - at;
    const sorted = [...mistakes].sort((one, other) => one.offset - other.offset);
    const explained = sorted.map((mistake) =>
      explainYamlMistake(mistake, { text, root, place, source, start: start + at }),
    );
    return firstOfEachRegion(explained, text, place(0).line).map((problem) => ({
      offset: Math.max(0, offsetOf(problem)),
      problem,
    }));
  };
}
