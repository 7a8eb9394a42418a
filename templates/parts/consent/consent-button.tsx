import type { FrameParts } from '../../../schemas/planned.ts';

/**
 * At the foot of every page: shows the question again. Without a script nobody is counted, so there is nothing to ask.
 */
export function ConsentButton({ words }: NonNullable<FrameParts['consent']>) {
  return (
    <button className="consent-button footer__link" type="button" hidden>
      {words.open}
    </button>
  );
}
