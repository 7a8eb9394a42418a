import type { Validators } from '../schema/compile-schemas.ts';

/** Violations of an island's schema by its props, each as `path: broken rule`; empty if there are none. */
export function validateIslandProps(
  validators: Validators,
  island: string,
  props: object,
): readonly string[] {
  const validate = validators(`islands/${island}`);
  if (!validate) return [`schemas/islands/${island}.schema.json`];
  return validate(props).map(({ path, keyword }) => `${['props', ...path].join('.')}: ${keyword}`);
}
