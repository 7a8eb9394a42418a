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
  /** Saves a block of an article and begins the next. */
  next?: () => void;
  openOther: (ids: readonly string[]) => void;
};

/** What the element that takes the focus says of itself. */
export function focusable({ id, describedBy }: ControlProps) {
  return { id, 'data-control': '', 'aria-describedby': describedBy };
}

/** The same of an element in which a value is typed. */
export function spoken(props: ControlProps) {
  const { isWrong, field } = props;
  return {
    ...focusable(props),
    'aria-invalid': isWrong || undefined,
    'aria-required': field.required || undefined,
  };
}

export function inputText(value: unknown): string {
  return value === undefined || value === null
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
}
