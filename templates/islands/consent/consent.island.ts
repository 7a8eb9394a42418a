import type { ConsentIslandProps } from '../../../schemas/types.ts';
import { type ConsentAnswer, keepAnswer, readAnswer, siteStorage } from './kept-answer.ts';
import { visitRequest } from './visit-request.ts';
// Imported here, so that only pages that ask have the styles of the question.
import '../../parts/consent/consent.css';

/**
 * Asks whether the visit may be counted, and counts it once it may. A browser that refuses for its owner (Global
 * Privacy Control) or can't store an answer is neither asked nor counted; visitors who want to can still open the
 * question.
 */
export default function consent(element: HTMLElement, props: ConsentIslandProps): void {
  const storage = siteStorage();
  const opener = document.querySelector<HTMLElement>('.consent-button');
  const parts = element.querySelectorAll<HTMLElement>('.consent__words, .consent__choices, .consent__close');
  const isRefused = storage === undefined || saysNo();
  let answer: ConsentAnswer | undefined = readAnswer(storage, new Date());
  let isSent = false;

  const isCounted = (): boolean =>
    answer === undefined ? props.consent === 'objection' && !isRefused : answer === 'yes';
  const count = (): void => {
    if (isSent || !isCounted() || location.origin !== props.origin) return;
    isSent = true;
    send(props);
  };
  const show = (isShown: boolean): void => {
    for (const part of parts) part.hidden = !isShown;
  };
  const close = (): void => {
    const isInside = element.contains(document.activeElement);
    show(false);
    if (isInside) opener?.focus({ preventScroll: true });
  };
  const open = (): void => {
    for (const said of element.querySelectorAll<HTMLElement>('.consent__answer'))
      said.hidden = (said.dataset.answer === 'yes') !== isCounted();
    show(true);
    element.querySelector<HTMLElement>('.consent__choice')?.focus();
  };

  for (const choice of element.querySelectorAll<HTMLButtonElement>('.consent__choice'))
    choice.addEventListener('click', () => {
      answer = choice.value === 'yes' ? 'yes' : 'no';
      keepAnswer(storage, answer, new Date());
      close();
      count();
    });
  element.querySelector('.consent__close')?.addEventListener('click', close);
  if (opener) {
    opener.hidden = false;
    opener.addEventListener('click', open);
  }
  if (answer === undefined && props.consent === 'asked' && !isRefused) show(true);
  whenSeen(count);
}

/** Source: https://www.w3.org/TR/gpc/. */
function saysNo(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** A page that the browser has prerendered is not visited yet. */
function whenSeen(act: () => void): void {
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', act, { once: true });
  else act();
}

/** Sends nothing about the visitor except what is listed here: no cookies, no address of this page in a header. */
function send(props: ConsentIslandProps): void {
  const { address, body, type } = visitRequest(props, {
    address: location.href,
    referrer: document.referrer,
    title: document.title,
  });
  fetch(address, {
    method: body === undefined ? 'GET' : 'POST',
    mode: type === 'application/json' ? 'cors' : 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    ...(body !== undefined && type !== undefined && { body, headers: { 'content-type': type } }),
  }).catch(() => {
    // A visit that isn't counted is nobody's loss.
  });
}
