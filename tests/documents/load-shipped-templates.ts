import { join } from 'node:path';
import type { Templates } from '../../renderer/render/assemble-templates.ts';
import { loadTemplates } from '../../renderer/render/load-templates.ts';

const shipped = join(import.meta.dirname, '../../templates');

/** Throws if anything is reported. */
export async function loadShippedTemplates(folder = shipped): Promise<Templates> {
  const problems: string[] = [];
  const report = ({ message }: { message: string }) => void problems.push(message);
  const templates = await loadTemplates({ folders: [folder], runtime: 'preact', report });
  if (!templates) throw new Error(problems.join('; '));
  return templates;
}
