import type { Path } from '../../../diagnostics/place.ts';
import type { Planned } from '../../../kinds/planned.ts';
import type { Source } from '../../model/source.ts';
import type { Context } from '../context/context.ts';

/** Asks for a value of a file, so that it becomes a dependency. */
export function written(source: Source, path: Path, context: Context): Planned<unknown> {
  return context.ask({ ask: 'value', file: source.file, path });
}

/** The ids of a kind: asked wherever it matters whether an entry exists. */
export function idsOf(kind: string, { ask }: Context): Planned<readonly string[]> {
  return ask({ ask: 'ids', kind });
}
