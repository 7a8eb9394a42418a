import type { EditorField, EditSession } from '../contract.ts';

export type ControlProps = {
  field: EditorField;
  session: EditSession;
  /** Of the element that takes the focus, which also has `data-control`. */
  id: string;
  labelledBy: string;
  describedBy?: string;
  isWrong: boolean;
  value: unknown;
  change: (value: unknown) => void;
  save: () => void;
  openOther: (ids: readonly string[]) => void;
};

/** What every control’s element says of itself. */
export function spoken({ id, describedBy, isWrong, field }: ControlProps) {
  return {
    id,
    'data-control': '',
    'aria-describedby': describedBy,
    'aria-invalid': isWrong || undefined,
    'aria-required': field.required || undefined,
  };
}

export function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
}
