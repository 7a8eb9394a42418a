import { fieldsOf } from '../../schema/fields.ts';
import type { Content } from '../content.ts';

/** A text with the facts that it names filled in; nothing where it names what is only known later. */
export function resolveText(text: string, { collections, site }: Content): string | undefined {
  const facts = collections.get('facts')?.get('facts')?.value;
  const filled = text.replace(/\{([a-z]+)\.([A-Za-z0-9.-]+)\}/g, (written, head: string, path: string) => {
    const value = at(head === 'facts' ? facts : head === 'site' ? site.value : undefined, path);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : written;
  });
  return filled.includes('{') ? undefined : filled;
}

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce((found, key) => fieldsOf(found)[key], value);
}
