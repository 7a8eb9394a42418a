import type { Validators } from '../schema/compile-schemas.ts';

/** What the schema of an island says against its props, each as `path: broken rule`; nothing where all is well. */
export function validateIslandProps(
  validators: Validators,
  island: string,
  props: object,
): readonly string[] {
  const validate = validators(`islands/${island}`);
  if (!validate) return [`schemas/islands/${island}.schema.json`];
  return validate(props).map(({ path, keyword }) => `${['props', ...path].join('.')}: ${keyword}`);
}
