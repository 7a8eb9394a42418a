import type { FieldOptions } from './field-options.ts';
import type { FieldView } from './field-view.ts';

export type { FieldOptions } from './field-options.ts';

/** What a form for a value needs to know, or for everything around it. Empty if there is no such value. */
export async function describeFields(options: FieldOptions): Promise<FieldView[]> {
  const { runDescribeFields } = await import('./run-describe-fields.ts');
  return runDescribeFields(options);
}
