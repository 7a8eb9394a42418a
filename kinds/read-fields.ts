import { fieldsOf, isFields, listOf } from '../diagnostics/fields.ts';
import type { PictureView } from '../schemas/asset.ts';

/** Values of checked entries, as templates need them: the check has already rejected those that don't fit. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

export function optionalText(value: unknown): string | undefined {
  return value === undefined ? undefined : asText(value);
}

export function optionalNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** The focus and the crop of a picture, as a field says them. */
export function pictureView(picture: unknown): PictureView {
  const { focus, crop } = fieldsOf(picture);
  const [x, y] = listOf(focus);
  const side = (name: string) => optionalNumber(fieldsOf(crop)[name]) ?? 0;
  return {
    ...(typeof x === 'number' && typeof y === 'number' && { focus: [x, y] }),
    ...(isFields(crop) && {
      crop: { top: side('top'), right: side('right'), bottom: side('bottom'), left: side('left') },
    }),
  };
}
