import type { FieldView } from '../../renderer/site.ts';
import type { EditDesk } from './desk.ts';
import type { JournalEdit } from './journal/journal-line.ts';
import { readField } from './read-field.ts';

/**
 * Each site writes its own contacts, say; a branch that shares head office’s lists them under `confirmed` in its
 * site.yaml. Whether that can be said of a value.
 */
export function isConfirmable({ file, path, layer }: FieldView): boolean {
  return !layer.travels && file === 'site.yaml' && path.every((step) => typeof step === 'string');
}

/** Says that a value is shared. */
export async function confirmingEdits(desk: EditDesk, field: FieldView): Promise<JournalEdit[]> {
  if (!isConfirmable(field)) return [];
  const { file, path } = field;
  const name = path.join('.');
  const list = { file, path: ['confirmed'] };
  const confirmed = (await readField(desk, list))?.value;
  if (!Array.isArray(confirmed)) return [{ file, edit: { kind: 'set', path: list.path, value: [name] } }];
  const at = [...list.path, confirmed.length];
  return confirmed.includes(name) ? [] : [{ file, edit: { kind: 'insert', path: at, value: name } }];
}
