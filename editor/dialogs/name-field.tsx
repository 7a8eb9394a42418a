import { useId } from 'react';

type NameFieldProps = {
  label: string;
  value: string;
  /** Why it can’t be, in words. */
  fault: string | undefined;
  /** What the dialog was opened for. */
  isFirst?: boolean;
  /** Below the field: what follows from the name. */
  children?: React.ReactNode;
  change: (value: string) => void;
};

/** A name for machines, such as that of a file, or an address. */
export function NameField({ label, value, fault, isFirst, children, change }: NameFieldProps) {
  const field = useId();
  const below = children === undefined ? '' : ` ${field}-below`;
  return (
    <div className="entry-id">
      <label htmlFor={field}>{label}</label>
      <input
        id={field}
        className="text"
        // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type in it.
        autoFocus={isFirst}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={`${field}-fault${below}`}
        value={value}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <p id={`${field}-fault`} className="wrong" aria-live="polite">
        {fault}
      </p>
      {children !== undefined && <div id={`${field}-below`}>{children}</div>}
    </div>
  );
}
