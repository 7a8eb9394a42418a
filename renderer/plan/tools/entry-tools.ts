import type { PlanEntry } from '../../../kinds/kind.ts';
import { gather } from '../../../kinds/planned.ts';
import type { Kind } from '../../model/kinds.ts';
import type { Entry } from '../../model/site.ts';
import type { Source } from '../../model/source.ts';
import { locate } from '../../source/locate.ts';
import { written } from '../answers/answer-value.ts';
import type { Scope } from '../context/scope.ts';
import { textFromHast } from '../values/html-from-hast.ts';
import { planFields } from '../values/plan-fields.ts';
import { planMdxBody } from '../values/plan-text.ts';
import { hrefQuery } from './href-query.ts';

/** An entry as the code of its kind sees it. */
export function entryTools(entry: Entry, head: Kind, scope: Scope): PlanEntry {
  const { id, source } = entry;
  const { context } = scope;
  const kind = head.collection;
  let prose: ReturnType<PlanEntry['prose']> | undefined;
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
    prose: () => {
      prose ??= gather((take) => {
        take(context.ask({ ask: 'text', file: source.file }));
        return readProse(source);
      });
      return prose;
    },
    place: (path = []) => locate(source, path),
    href: (page) => context.ask(hrefQuery(kind, id, page)),
  };
}

function readProse({ body }: Source): { text: string; chapters: string[] } {
  const nodes = body?.tree.children ?? [];
  const chapters = nodes.filter((node) => node.type === 'element' && node.tagName === 'h2');
  const read = (children: typeof nodes) => textFromHast(children, (text) => text);
  return { text: read(nodes), chapters: chapters.map((chapter) => read([chapter])) };
}
