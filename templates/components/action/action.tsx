import type { Action } from '../../../schemas/planned.ts';
import { Icon } from '../icon/icon.tsx';
import { linkAttributes } from '../link-attributes.ts';
import { periodAttributes } from '../period/period-attributes.ts';
import './action.css';

type Props = { of: Action; className?: string };

/** A button or text link, styled by its emphasis. A link covers its card if the card asks for it. */
export function ActionButton({ of, className }: Props) {
  const times = periodAttributes(of.when);
  const names = ['action', `action--${of.emphasis}`, className].filter(Boolean).join(' ');
  if (of.kind === 'dialog') {
    return (
      <button
        type="button"
        className={names}
        command="show-modal"
        commandfor={of.dialog}
        data-href={of.href}
        {...times}
      >
        <ActionFace of={of} />
      </button>
    );
  }
  if (of.kind === 'download') {
    return (
      <a className={names} href={of.href} download={of.fileName} {...times}>
        <ActionFace of={of} />
      </a>
    );
  }
  return (
    <a className={names} href={of.href} {...linkAttributes(of)} {...times}>
      <ActionFace of={of} />
    </a>
  );
}

/** Several actions in a row; stacked if there is no room. */
export function ActionList({ of, className }: { of?: Action[]; className?: string }) {
  if (!of || of.length === 0) return null;
  return (
    <div className={className ? `action-list ${className}` : 'action-list'}>
      {of.map((action) => (
        <ActionButton key={action.label} of={action} />
      ))}
    </div>
  );
}

function ActionFace({ of }: { of: Action }) {
  const trailing = trailingIcon(of);
  return (
    <>
      {of.icon && <Icon name={of.icon} />}
      <span className="action__label">{of.label}</span>
      {trailing && <Icon name={trailing} className="action__arrow" />}
    </>
  );
}

/** The icon for an action that doesn't behave as a link or button usually does. */
function trailingIcon(of: Action): string | undefined {
  if (of.kind === 'link' && of.external) return 'arrow-up-right';
  if (of.kind === 'download') return of.icon ? undefined : 'download';
  return of.emphasis === 'quiet' && !of.icon ? 'arrow-right' : undefined;
}
