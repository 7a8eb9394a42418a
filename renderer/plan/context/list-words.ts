import type { Planned } from '../../../kinds/planned.ts';
import type { WordingSource } from '../../../schemas/types.ts';
import type { Context } from './context.ts';

type Words = NonNullable<WordingSource['list']>;

/** A word of lists that are spread over several pages. The check has made sure that they are there where a list is. */
export function listWord(name: Exclude<keyof Words, 'filterPaths'>, context: Context): Planned<string> {
  return context.ask<string>({ ask: 'wording', key: 'list', path: [name] });
}
