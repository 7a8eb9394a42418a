import type { FieldOptions, TitleOptions } from './field-options.ts';
import type { FieldView, ValueTitle } from './field-view.ts';

export type { FieldOptions, TitleOptions } from './field-options.ts';

/** What a form for a value needs to know, or for everything around it. Empty if there is no such value. */
export async function describeFields(options: FieldOptions): Promise<FieldView[]> {
  const { runDescribeFields } = await import('./run-describe-fields.ts');
  return runDescribeFields(options);
}

/** What values are called, in their order; undefined for one that isn’t there. */
export async function titleValues(options: TitleOptions): Promise<(ValueTitle | undefined)[]> {
  const { runTitleValues } = await import('./run-describe-fields.ts');
  return runTitleValues(options);
}
