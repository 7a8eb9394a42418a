import { useId } from 'react';
import type { EditorField } from '../contract.ts';
import { words } from '../words.ts';
import type { ControlProps } from './control-props.ts';

type NewItemProps = Pick<ControlProps, 'session' | 'save' | 'openOther'> & {
  blank: EditorField;
  value: unknown;
  change: (value: unknown) => void;
  /** The control of a field; handed over, since a list is one of them. */
  Control: React.ComponentType<ControlProps>;
};

/** An item that isn’t saved yet: its fields by their schema, those that it needs first. */
export function NewItem({ blank, value, change, Control, ...rest }: NewItemProps) {
  const fields = fieldsIn(value);
  const wanted = [...(blank.items ?? [])].sort((one, other) => Number(other.required) - Number(one.required));
  if (wanted.length === 0)
    return <NewField {...rest} field={blank} value={value} change={change} Control={Control} />;
  const set = (name: string, next: unknown) => {
    const { [name]: _before, ...others } = fields;
    change(next === '' || next === undefined ? others : { ...fields, [name]: next });
  };
  return (
    <div className="new-item">
      {wanted.filter(isOneValue).map((field) => (
        <NewField
          key={field.id}
          {...rest}
          field={field}
          value={fields[String(field.name)]}
          change={(next) => set(String(field.name), next)}
          Control={Control}
        />
      ))}
    </div>
  );
}

function NewField({ field, Control, ...props }: Omit<NewItemProps, 'blank'> & { field: EditorField }) {
  const label = useId();
  return (
    <div className="new-field">
      <label id={label} htmlFor={`${label}-control`}>
        {field.title} {!field.required && <span className="quiet">{words.optional}</span>}
      </label>
      <Control {...props} field={field} id={`${label}-control`} labelledBy={label} isWrong={false} />
    </div>
  );
}

/** What is composed of others opens by itself, once the item is saved. */
function isOneValue({ control }: EditorField): boolean {
  return control !== 'group' && control !== 'list' && control !== 'button';
}

function fieldsIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
