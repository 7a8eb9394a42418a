import type { PlanEntry } from '../../../kinds/kind.ts';
import { gather } from '../../../kinds/planned.ts';
import type { Kind } from '../../model/kinds.ts';
import type { Entry } from '../../model/site.ts';
import { locate } from '../../source/locate.ts';
import { written } from '../answers/answer-value.ts';
import type { Scope } from '../context/scope.ts';
import { planFields } from '../values/plan-fields.ts';
import { planMdxBody } from '../values/plan-text.ts';
import { hrefQuery } from './href-query.ts';

/** An entry as the code of its kind sees it. */
export function entryTools(entry: Entry, head: Kind, scope: Scope): PlanEntry {
  const { id, source } = entry;
  const { context } = scope;
  const kind = head.collection;
  return {
    kind,
    id,
    fields: (...keys) => planFields(entry, head.word, keys, scope),
    written: (...path) => written(source, path, context),
    body: (prefix) =>
      gather((take) => {
        take(context.ask({ ask: 'text', file: source.file }));
        return take(planMdxBody({ source, path: [] }, scope, prefix));
      }),
    counts: () =>
      gather((take) => {
        take(context.ask({ ask: 'text', file: source.file }));
        return source.body?.counts ?? { words: 0, chapters: 0 };
      }),
    place: (path = []) => locate(source, path),
    href: (page) => context.ask(hrefQuery(kind, id, page)),
  };
}
