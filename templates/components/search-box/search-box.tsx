import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './search-box.css';

type Props = {
  id: string;
  name: string;
  label: string;
  placeholder: string;
  submit: string;
  /** The name by which an island's script finds the field. */
  part?: string;
  /** Content between the field and its button. */
  children?: ReactNode;
};

/** A search field with its button. The form around it has the target. */
export function SearchBox({ id, name, label, placeholder, submit, part, children }: Props) {
  return (
    <>
      <label className="search-box__label type-label" htmlFor={id}>
        {label}
      </label>
      <div className="search-box">
        <input
          className="search-box__input"
          data-part={part}
          id={id}
          type="search"
          name={name}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
        />
        {children}
        <button type="submit" className="search-box__submit">
          <Icon name="search" />
          <VisuallyHidden>{submit}</VisuallyHidden>
        </button>
      </div>
    </>
  );
}
