import type { FormDeliveryIslandProps } from '../../../schemas/types.ts';
import { buildMessage } from '../forms/build-message.ts';
import { chatAddress } from '../forms/chat-address.ts';
import { readFormValues } from '../forms/form-values.ts';
import { openChat } from '../forms/open-chat.ts';
import { postForm } from '../forms/post-form.ts';
import { followConditions } from './follow-conditions.ts';
import { showFieldMessages } from './show-field-messages.ts';

/** Sends a form without leaving the page. The words are already in the markup; here they are shown and hidden. */
export default function formDelivery(element: HTMLElement, props: FormDeliveryIslandProps): void {
  const form = element.querySelector('form');
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]');
  const success = element.querySelector<HTMLElement>('.form__success');
  const failure = element.querySelector<HTMLElement>('.form__failure');
  if (!form || !button || !success || !failure) return;

  const setBusy = (busy: boolean) => {
    button.disabled = busy;
    for (const label of button.querySelectorAll<HTMLElement>('[data-busy]')) {
      label.hidden = label.dataset.busy !== `${busy}`;
    }
  };
  const finish = () => {
    form.hidden = true;
    failure.hidden = true;
    success.hidden = false;
    success.focus();
    if (props.download) save(props.download);
  };

  showFieldMessages(form);
  followConditions(form);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    failure.hidden = true;
    setBusy(true);
    const sent =
      props.kind === 'chat' ? sendInChat(form, failure, props) : await sendToEndpoint(form, props.action);
    setBusy(false);
    if (sent) return finish();
    failure.hidden = false;
    failure.focus();
  });
}

/** If the field for robots is filled in, the data is discarded and success reported. */
async function sendToEndpoint(form: HTMLFormElement, action: string): Promise<boolean> {
  const trap = form.querySelector<HTMLInputElement>('.form__trap input');
  if (trap?.value) return true;
  return postForm(action, new FormData(form), (address, options) => fetch(address, options));
}

/** If the browser blocks the new tab, the failure box has the same link. */
function sendInChat(
  form: HTMLFormElement,
  failure: HTMLElement,
  { href, message }: FormDeliveryIslandProps,
): boolean {
  const address = chatAddress(
    href ?? '',
    buildMessage(message ?? '', { form: readFormValues(form), payment: {} }),
  );
  const link = failure.querySelector<HTMLAnchorElement>('.form__handover');
  if (link) link.href = address;
  if (link) link.hidden = false;
  return openChat(address);
}

function save({ href, fileName }: { href: string; fileName: string }): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  link.click();
}
