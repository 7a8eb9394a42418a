import type { FormField } from '../../../schemas/planned.ts';

export type FieldProps = {
  of: FormField;
  /** Prefix of the ids of the form's fields. */
  form: string;
  /** The word that marks an optional field. */
  optional: string;
  /** Whether its rule is broken, so that the message is shown. */
  invalid?: boolean;
};

/** The control of a field. Never controlled by React: whatever was typed before a script came stays. */
export function FieldControl({ of: field, id, invalid = false }: FieldProps & { id: string }) {
  const described = [field.hint ? `${id}-hint` : '', invalid && field.message ? `${id}-error` : ''].filter(
    Boolean,
  );
  const shared = {
    id,
    name: field.name,
    required: field.required,
    'aria-invalid': invalid || undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    // Rules that depend on another answer: a plain form follows them by these attributes (follow-conditions.ts).
    'data-when': field.onlyWhen?.field,
    'data-is': field.onlyWhen?.is.join('\n'),
  };
  const typed = {
    ...shared,
    autoComplete: field.autocomplete,
    minLength: field.minLength,
    maxLength: field.maxLength,
  };
  const { options = [], placeholder, value } = field;

  if (field.type === 'textarea') {
    return (
      <textarea
        {...typed}
        className="form-field__control"
        rows={5}
        placeholder={placeholder}
        defaultValue={value}
      />
    );
  }
  if (field.type === 'select') {
    return (
      <select
        {...shared}
        className="form-field__control"
        autoComplete={field.autocomplete}
        defaultValue={value ?? ''}
      >
        {placeholder && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  if (field.type === 'radio') return <Choices {...{ field, id, value }} />;
  if (field.type === 'checkbox')
    return <input {...shared} className="form-field__box" type="checkbox" value={value} />;
  return (
    <input
      {...typed}
      className="form-field__control"
      type={field.type}
      inputMode={field.inputMode}
      placeholder={placeholder}
      defaultValue={value}
      {...(field.type === 'email' ? { autoCapitalize: 'off', spellCheck: false } : {})}
    />
  );
}

function Choices({ field, id, value }: { field: FieldProps['of']; id: string; value: string | undefined }) {
  return (field.options ?? []).map((option, index) => {
    // The first choice has the field's own id, so that an error summary can link to it.
    const choice = index === 0 ? id : `${id}-${option.value}`;
    return (
      <div key={option.value} className="form-field__tick">
        <input
          className="form-field__dot"
          type="radio"
          id={choice}
          name={field.name}
          value={option.value}
          required={field.required}
          defaultChecked={option.value === value}
        />
        <label htmlFor={choice}>{option.label}</label>
        {option.hint && <span className="form-field__hint type-note">{option.hint}</span>}
      </div>
    );
  });
}
