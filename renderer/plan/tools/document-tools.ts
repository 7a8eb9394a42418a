import type { PlanSite } from '../../../kinds/kind.ts';
import { gather } from '../../../kinds/planned.ts';
import type { Media } from '../../model/source.ts';
import type { Context } from '../context/context.ts';
import { planFirstSection } from '../pages/plan-sections.ts';
import { planDocumentBlocks } from '../values/plan-document-blocks.ts';

type DocumentTools = Pick<PlanSite, 'typefaceFile' | 'documentBlocks' | 'section'>;

/** Tools for the code of kinds to make documents from the same values as the pages. */
export function documentTools(context: Context): DocumentTools {
  const { ask } = context;
  return {
    typefaceFile: (name) =>
      gather((take) => {
        const { path, hash } = take(ask<Media>({ ask: 'media', name }));
        return { name, path, hash };
      }),
    documentBlocks: (kind, id) => {
      const source = context.entry(kind, id)?.source;
      const scope = { context, self: { kind, id } };
      return gather((take) => {
        if (!source?.body) return [];
        take(ask({ ask: 'text', file: source.file }));
        return take(planDocumentBlocks(source.body.tree.children, scope));
      });
    },
    section: <T>(page: string, section: string) => {
      const entry = context.entry('pages', page);
      return gather((take) => {
        if (!entry || !take(ask<boolean>({ ask: 'shown', kind: 'pages', id: page }))) return undefined;
        return take(planFirstSection(entry, section, { context })) as T | undefined;
      });
    },
  };
}
