import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf } from '../../schema/fields.ts';
import { locate } from '../../source/locate.ts';
import { checkFile, checkPicture } from '../check-picture.ts';
import type { Content } from '../content.ts';

/** Every picture and file that is named stands in content/media, and what is shown as a picture is one. */
export function checkMedia(content: Content, report: Report): void {
  for (const { document, path, value, schema } of content.visits) {
    if (schema.means === 'picture') {
      const place = () => locate(document.source, [...path, 'src']);
      checkPicture(fieldsOf(value).src, place, content, report);
    }
    if (schema.means === 'media' || schema.means === 'file')
      checkFile(value, () => locate(document.source, path), content, report);
  }
}
