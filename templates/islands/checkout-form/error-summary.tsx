import { fieldId } from '../../components/form-field/form-field.tsx';
import type { FieldError } from '../forms/validate-form.ts';

type Props = { of: FieldError[]; title: string; form: string; goTo: (name: string) => void };

/** All errors in one place, each a link to its field. Read out when it appears; the focus goes to the first field. */
export function ErrorSummary({ of: errors, title, form, goTo }: Props) {
  return (
    <div className="checkout-form__alert" role="alert">
      {errors.length > 0 && (
        <div className="checkout-form__errors">
          <p className="checkout-form__errors-title type-label-l">{title}</p>
          <ul role="list">
            {errors.map(({ name, message }) => (
              <li key={name}>
                <a
                  href={`#${fieldId(form, name)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(name);
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
