import type { Form } from '../../../schemas/planned.ts';
import { applyCondition } from '../../islands/forms/apply-condition.ts';
import { buildMessage } from '../../islands/forms/build-message.ts';
import { chatAddress } from '../../islands/forms/chat-address.ts';
import { ActionButton, ActionList } from '../action/action.tsx';
import { FormFieldView } from '../form-field/form-field.tsx';
import { HtmlText } from '../html/html.tsx';
import { Icon } from '../icon/icon.tsx';
import { Island } from '../island/island.tsx';
import { SubmitButton } from './submit-button.tsx';
import './form.css';

type Props = {
  form: Form;
  /** `row`: one field with its button next to it. */
  layout?: 'stack' | 'row';
  /** A file to save once the form has been sent. */
  download?: { href: string; fileName: string };
};

/**
 * A form that posts by itself; with its island it stays on the page, validates while the visitor types and reports the
 * outcome.
 */
export function FormView({ form, layout = 'stack', download }: Props) {
  const { delivery } = form;
  const chat = delivery.kind === 'chat' ? { href: delivery.href, message: delivery.message } : {};
  return (
    <Island
      of="form-delivery"
      when="interaction"
      props={{ kind: delivery.kind, action: delivery.action, download, ...chat }}
    >
      <div className={`form form--${layout} form--${delivery.kind}`}>
        <FormFields of={form} />
        <div className="form__success" tabIndex={-1} hidden>
          <Icon name="circle-check" />
          <p className="form__title type-label-l">{form.success.title}</p>
          <p>{form.success.text}</p>
          {form.success.action && <ActionButton of={form.success.action} />}
        </div>
        <FormFailure of={form} />
        {delivery.kind === 'chat' && (
          <WithoutScript of={form} start={delivery.href} message={delivery.message} />
        )}
      </div>
    </Island>
  );
}

function FormFields({ of: form }: { of: Form }) {
  const { delivery } = form;
  const target = delivery.kind === 'endpoint' ? { method: 'post' } : { method: 'get', target: '_blank' };
  return (
    <form className="form__form" action={delivery.action} {...target}>
      <div className="form__fields">
        {form.fields.map((field) => (
          <FormFieldView
            key={field.name}
            of={applyCondition(field, {})}
            form={form.id}
            optional={form.optional}
          />
        ))}
      </div>
      {delivery.kind === 'endpoint' && (
        // Nobody sees or reaches this field; robots fill it in, which identifies what they send.
        <div className="form__trap" aria-hidden="true">
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </div>
      )}
      <SubmitButton label={form.submit} busy={form.busy} />
      {form.note && <HtmlText of={form.note} className="form__note type-note" />}
    </form>
  );
}

/** Input stays in the form above; here are the other ways, with the ready message if there is one. */
function FormFailure({ of: form }: { of: Form }) {
  return (
    <div className="form__failure" role="alert" tabIndex={-1} hidden>
      <p className="form__title type-label-l">{form.failure.title}</p>
      <p>{form.failure.text}</p>
      {form.delivery.kind === 'chat' && (
        <a
          className="form__handover action action--primary"
          href={form.delivery.href}
          target="_blank"
          rel="noopener"
          hidden
        >
          {form.submit}
        </a>
      )}
      <ActionList of={form.failure.actions} />
    </div>
  );
}

/**
 * Without a script nothing can put the fields into the message: the chat opens with the questions, to be answered
 * there.
 */
function WithoutScript({ of: form, start, message }: { of: Form; start: string; message: string }) {
  return (
    <noscript>
      <a
        className="action action--primary"
        href={chatAddress(start, buildMessage(message, { form: {}, payment: {} }))}
        target="_blank"
        rel="noopener"
      >
        {form.submit}
      </a>
    </noscript>
  );
}
