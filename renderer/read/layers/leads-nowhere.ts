import { fieldsOf } from '../../../diagnostics/fields.ts';
import type { JsonSchema } from '../../model/site.ts';
import { namesIn } from '../../schema/name-grammar.ts';
import type { GoneParts } from './find-gone.ts';

/** Whether a value refers to, or is the address of, something that is gone. */
export function leadsNowhere(value: unknown, { means, collection }: JsonSchema, gone: GoneParts): boolean {
  if (means === 'action') return isGoneAddress(fieldsOf(value).to, gone);
  if (typeof value !== 'string') return false;
  if (collection !== undefined) return gone.entries.has(`${collection}/${value}`);
  return means === 'link' && isGoneAddress(value, gone);
}

export function isGoneAddress(address: unknown, { addresses }: Pick<GoneParts, 'addresses'>): boolean {
  const [path = ''] = String(address).split(/[?#]/);
  return addresses.has(path.replace(/(?<=^\/|[^/])\/+$/, ''));
}

/**
 * Whether a value is meaningless without what was removed from site.yaml: a course's number in the shop, a section that
 * shows the promotion. Values of the layer that removed it stay, and are checked. `layer`: that of the value.
 */
export function isOfSetting(
  value: unknown,
  { goesWith, shared, means }: JsonSchema,
  layer: () => number,
  { settings }: GoneParts,
): boolean {
  if (settings.size === 0) return false;
  const names = typeof value === 'string' && means === 'link' ? namesIn(value) : [];
  return [...settings].some(([field, remover]) => {
    const isOf =
      goesWith === field ||
      (means === 'shared' && shared === field) ||
      names.some((name) => name === `site.${field}` || name.startsWith(`site.${field}.`));
    return isOf && layer() > remover;
  });
}
