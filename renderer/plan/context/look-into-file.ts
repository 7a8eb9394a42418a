import type { Query } from '../../../kinds/planned.ts';
import type { Source } from '../../model/source.ts';
import { ownValueAt } from '../own-value-at.ts';

/** A question that can be answered from a single file. */
export type FileQuery = Extract<Query, { file: string }>;

/** A value as written; `undefined` if there is none. */
export function lookIntoFile(query: FileQuery, source: Source | undefined): unknown {
  switch (query.ask) {
    case 'value':
      return ownValueAt(source?.value, query.path);
    case 'text':
      return source?.text;
    case 'mentions':
      return source?.text.includes(`{${query.word}.`) ?? false;
  }
}
