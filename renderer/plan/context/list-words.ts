import type { Planned } from '../../../kinds/planned.ts';
import type { WordingSource } from '../../../schemas/types.ts';
import type { Context } from './context.ts';

type Words = NonNullable<WordingSource['list']>;

/** A word for lists that are spread over several pages. The check ensures that it exists if there is one. */
export function listWord(name: Exclude<keyof Words, 'filterPaths'>, context: Context): Planned<string> {
  return context.ask<string>({ ask: 'wording', key: 'list', path: [name] });
}
