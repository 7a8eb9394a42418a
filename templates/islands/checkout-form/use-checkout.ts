import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CheckoutFormIslandProps } from '../../../schemas/types.ts';
import type { FormValues } from '../forms/apply-condition.ts';
import { buildMessage } from '../forms/build-message.ts';
import { chatAddress } from '../forms/chat-address.ts';
import { clearDraft, keepDraft, loadDraft } from '../forms/form-draft.ts';
import { readFormValues, writeFormValues } from '../forms/form-values.ts';
import { keepHandOver } from '../forms/hand-over.ts';
import { openChat } from '../forms/open-chat.ts';
import { postForm } from '../forms/post-form.ts';
import { type FieldError, validateForm } from '../forms/validate-form.ts';
import { focusField } from './focus-field.ts';

/** The outcome of the last press of the button. `sending` and `opened` end by going to the next page. */
export type LatestOutcome =
  | { kind: 'idle' | 'sending' | 'opened' | 'failed' }
  | { kind: 'blocked'; address: string };

/** In milliseconds: long enough to see that the chat has opened. */
const pauseBeforeSuccess = 1000;

/** The state of the enrolment form. The fields belong to the browser; this is only what follows from them. */
export function useCheckout(props: CheckoutFormIslandProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldError[]>();
  const [values, setValues] = useState<FormValues>({});
  const [outcome, setOutcome] = useState<LatestOutcome>({ kind: 'idle' });
  const goTo = useFocus(form);

  useDraft(form, props.draftKey, setValues);
  useReturn(() => setOutcome({ kind: 'idle' }));

  const finish = (address: string) => {
    clearDraft(props.draftKey);
    keepHandOver(address);
    setOutcome({ kind: 'opened' });
    setTimeout(() => location.assign(props.successHref), pauseBeforeSuccess);
  };

  const send = async (sent: FormData) => {
    setOutcome({ kind: 'sending' });
    const arrived = await postForm(props.action, sent, (address, options) => fetch(address, options));
    if (!arrived) return setOutcome({ kind: 'failed' });
    clearDraft(props.draftKey);
    location.assign(props.successHref);
  };

  const onInput = () => {
    if (!form.current) return;
    const typed = readFormValues(form.current);
    keepDraft(props.draftKey, typed);
    setValues(typed);
    if (errors) setErrors(validateForm(props.fields, typed));
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.current || outcome.kind === 'sending' || outcome.kind === 'opened') return;
    const sent = readFormValues(form.current);
    const found = validateForm(props.fields, sent);
    setErrors(found);
    if (found[0]) return goTo(found[0].name);
    if (props.kind === 'endpoint') return send(new FormData(form.current));
    try {
      const address = addressOf(sent, props);
      if (openChat(address)) finish(address);
      else setOutcome({ kind: 'blocked', address });
    } catch {
      // Whatever went wrong, the visitor is told, keeps their input and gets another way (design: never a silent loss).
      setOutcome({ kind: 'failed' });
    }
  };

  return { form, errors: errors ?? [], values, outcome, onInput, onSubmit, goTo, finish };
}

function addressOf(values: FormValues, { href, message, payments }: CheckoutFormIslandProps): string {
  const chosen = payments.find((option) => option.value === values.paymentMethod) ?? payments[0];
  const payment = { text: chosen?.messageText ?? '', total: chosen?.total ?? '' };
  return chatAddress(href, buildMessage(message, { form: values, payment }));
}

/** Focuses a field once the errors are on the page: they are above it and would push it away again. */
function useFocus(form: RefObject<HTMLFormElement | null>): (name: string) => void {
  const [wanted, setWanted] = useState<{ name: string }>();
  useLayoutEffect(() => {
    if (form.current && wanted) focusField(form.current, wanted.name);
  }, [form, wanted]);
  return (name) => setWanted({ name });
}

/**
 * Restores input from before a reload. In a layout effect: input typed while the script loaded comes after and wins.
 */
function useDraft(
  form: RefObject<HTMLFormElement | null>,
  key: string,
  follow: (values: FormValues) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useLayoutEffect(() => {
    const draft = loadDraft(key);
    if (!form.current || !draft) return;
    writeFormValues(form.current, draft);
    follow(draft);
  }, []);
}

/** A browser keeps a page that was left as it was: visitors who come back find a button that can be pressed. */
function useReturn(reset: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener stays for the life of the page
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && reset();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
}
