/** `overrides` in a branch's site.yaml: values for every entry of a folder (`courses: { "*": { shopId: null } }`). */
import { isFields } from '../../../diagnostics/fields.ts';
import type { Source } from '../../model/source.ts';
import { fieldOf, isGroup, rootNode } from './node.ts';

/** The rule as a source, as if it were a file of the branch; undefined if there is none. */
export function folderRule(site: Source, collection: string): Source | undefined {
  const root = rootNode(site);
  const overrides = root && fieldOf(root, 'overrides', site);
  const folder = overrides && isGroup(overrides) ? fieldOf(overrides, collection, site) : undefined;
  const rule = folder && isGroup(folder) ? fieldOf(folder, '*', site) : undefined;
  if (!rule || !isGroup(rule)) return undefined;
  const { file, text, lines } = site;
  return { file, text, lines, value: rule.value, spans: rule.span };
}

/** The rule without the fields that the branch's own file for this entry sets. */
export function ruleBeside(rule: Source, own: Source | undefined): Source {
  const said = own && isFields(own.value) ? Object.keys(own.value) : [];
  if (said.length === 0 || rule.spans?.kind !== 'group' || !isFields(rule.value)) return rule;
  const keep = <T>(fields: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !said.includes(name)));
  return { ...rule, value: keep(rule.value), spans: { ...rule.spans, fields: keep(rule.spans.fields) } };
}
