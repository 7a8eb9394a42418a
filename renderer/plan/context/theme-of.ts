import { fieldsOf } from '../../../diagnostics/fields.ts';
import type { SiteSource } from '../../../schemas/types.ts';
import { schemaNamed } from '../../schema/schema-named.ts';
import type { Context } from './context.ts';

type WrittenTheme = NonNullable<SiteSource['theme']>;

/** The theme in site.yaml, or the default in its schema. */
export function themeOf({ settings, site }: Pick<Context, 'settings' | 'site'>): WrittenTheme {
  const { theme } = fieldsOf(schemaNamed(site.schemas, 'site')?.properties);
  return settings.theme ?? (fieldsOf(theme).default as WrittenTheme);
}
