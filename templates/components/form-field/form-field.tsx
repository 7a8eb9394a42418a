import type { FieldProps } from './field-control.tsx';
import { FieldControl } from './field-control.tsx';
import './form-field.css';

/** A field with its label above, its hint, and its message below. */
export function FormFieldView(props: FieldProps) {
  const { of: field, form, invalid = false } = props;
  const id = fieldId(form, field.name);
  if (field.type === 'hidden') return <input type="hidden" name={field.name} value={field.value ?? ''} />;
  const width = field.width === 'half' ? 'half' : 'full';
  return (
    <div className={`form-field form-field--${width} form-field--${field.type}`}>
      <FieldQuestion {...props} id={id} />
      {field.message && (
        <p className="form-field__message" id={`${id}-error`} hidden={!invalid}>
          {field.message}
        </p>
      )}
    </div>
  );
}

/** The id of a field's control: error summaries link to it. */
export function fieldId(form: string, name: string): string {
  return `_${form}-${name}`;
}

function FieldQuestion({ id, ...props }: FieldProps & { id: string }) {
  const { of: field, optional } = props;
  const mark = !field.required && <span className="form-field__optional">{optional}</span>;
  const hint = field.hint && (
    <span className="form-field__hint type-note" id={`${id}-hint`}>
      {field.hint}
    </span>
  );
  if (field.type === 'radio') {
    return (
      <fieldset className="form-field__group">
        <legend className="form-field__label type-label">
          {field.label} {mark}
        </legend>
        {hint}
        <FieldControl {...props} id={id} />
      </fieldset>
    );
  }
  const label = (
    <label className="form-field__label type-label" htmlFor={id}>
      {field.label} {mark}
    </label>
  );
  // A tick box comes before its words.
  return field.type === 'checkbox' ? (
    <div className="form-field__tick">
      <FieldControl {...props} id={id} />
      {label}
      {hint}
    </div>
  ) : (
    <>
      {label}
      {hint}
      <FieldControl {...props} id={id} />
    </>
  );
}
