import type { FrameParts } from '../../../schemas/planned.ts';
import { FormView } from '../../components/form/form.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Island } from '../../components/island/island.tsx';
import './lead-dialog.css';

/** Opened and closed by command buttons; the island helps browsers that don't know them yet. */
export function LeadDialog(lead: NonNullable<FrameParts['lead']>) {
  const titleId = `${lead.id}-title`;
  return (
    <>
      <dialog className="lead-dialog" id={lead.id} aria-labelledby={titleId} closedby="any">
        <div className="lead-dialog__head">
          <h2 className="lead-dialog__title type-title-l" id={titleId}>
            {lead.title}
          </h2>
          <button
            className="lead-dialog__close"
            type="button"
            command="close"
            commandfor={lead.id}
            aria-label={lead.close}
          >
            <Icon name="x" />
          </button>
        </div>
        <p className="lead-dialog__text lead-dialog__before">{lead.text}</p>
        <FormView form={lead.form} download={lead.download} />
        <button
          className="lead-dialog__cancel action action--quiet"
          type="button"
          command="close"
          commandfor={lead.id}
        >
          <span className="lead-dialog__before action__label">{lead.cancel}</span>
          <span className="lead-dialog__after action__label">{lead.close}</span>
        </button>
      </dialog>
      <Island of="dialog-buttons" when="idle" />
    </>
  );
}
