import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { hasError } from '../../../../diagnostics/has-error.ts';
import { checkChanged } from '../../../check/check-changed.ts';
import type { Source } from '../../../model/source.ts';
import { type PendingPicture, pendingPicture } from '../../../pipeline/pending-picture.ts';
import { planOf } from '../../../pipeline/plan-site.ts';
import { outputOf } from '../../../plan/context/finish-address.ts';
import { parseSource } from '../../../read/read-source.ts';
import { readKinds } from '../../../schema/read-kinds.ts';
import { pageAddress } from '../../../source/page-address.ts';
import { changedSources } from '../../../trials/changed-sources.ts';
import { type CheckedBefore, checkedBefore } from '../../../trials/checked-before.ts';
import { type EarlyPage, openPages } from '../../../trials/open-pages.ts';
import { validatorsOf } from '../../../warm/site-cache.ts';
import { editedTexts, readFrom } from '../write/edited-texts.ts';
import type { PreviewEditsOptions, PreviewedEdits } from './previewed-edits.ts';

/** See `previewEdits`. What it has parsed, answered and rendered is used again by the next one, and by builds. */
export async function runPreviewEdits(options: PreviewEditsOptions): Promise<PreviewedEdits> {
  const checked = await checkedBefore(options);
  if (!checked) return { kind: 'broken', diagnostics: [] };
  const errors = checked.last.problems.filter((one) => hasError([one]));
  if (errors.length > 0) return { kind: 'broken', diagnostics: errors };
  const { sources, schemas } = checked.last;
  // What somebody else has written meanwhile only matters once this is saved.
  const edits = options.edits.map(({ file, edit }) => ({ file, edit }));
  const from = { sources, schemas, kinds: readKinds(schemas), read: readFrom(options.root) };
  const edited = editedTexts(edits, from);
  if (edited.kind === 'conflict') return { kind: 'refused', diagnostics: [] };
  if (edited.kind === 'refused') return edited;
  const parsed = [...edited.texts].map(([file, text]) => parseSource(file, text));
  const problems = parsed.flatMap((one) => one.problems);
  if (hasError(problems)) return { kind: 'refused', diagnostics: problems };
  return previewSources(
    parsed.map(({ source }) => source),
    checked,
    options,
  );
}

async function previewSources(
  changed: readonly Source[],
  { last, cache }: CheckedBefore,
  { root, out, address, ...options }: PreviewEditsOptions,
): Promise<PreviewedEdits> {
  const problems: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => void problems.push(diagnostic);
  const refused = (): PreviewedEdits => ({
    kind: 'refused',
    diagnostics: problems.filter((one) => hasError([one])),
  });
  const sources = changedSources(last, changed, cache);
  const validators = validatorsOf(last.schemas, cache);
  const site = sources && checkChanged(last, sources, { code: last.code, validators }, report);
  if (!site) return refused();
  const plan = planOf(site, { ...options, code: last.code }, cache.answers);
  const planned = plan.pageAt(outputOf(pageAddress(address, plan.settings.base), plan.context.address));
  if (!planned) return { kind: 'gone' };
  const pages = await openPages({ root, site, cache, plan, out }, report);
  const page = pages?.render(planned);
  if (!pages || !page) return refused();
  return {
    kind: 'page',
    html: page.rendered.html,
    ...(page.sheet && { sheet: page.sheet }),
    drawings: page.drawings,
    pending: pages.filesLacking(page).flatMap((output) => pendingIn(page, output, root) ?? []),
  };
}

/** Undefined for what isn’t made from a file of the site, such as a script. */
function pendingIn({ assets }: EarlyPage, output: string, root: string): PendingPicture | undefined {
  const asset = assets.find(({ file }) => file.output === output);
  if (asset?.make === 'derived') return pendingPicture(asset.file, root);
  return asset?.make === 'copy' ? { output, make: async () => asset.file.path } : undefined;
}
