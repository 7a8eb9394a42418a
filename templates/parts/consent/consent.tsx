import type { FrameParts } from '../../../schemas/planned.ts';
import { HtmlText } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Island } from '../../components/island/island.tsx';
import '../../components/action/action.css';

/**
 * Asks whether the visit may be counted. A band at the foot of the window, last in the page: it moves nothing, stops
 * nobody, and both answers look the same. The words go in an element that is there from the start, so that screen
 * readers announce them once it is filled.
 */
export function Consent({ words, counting }: NonNullable<FrameParts['consent']>) {
  return (
    <Island of="consent" when="idle" props={counting}>
      <section className="consent screen-only" aria-label={words.title}>
        <div className="consent__line" role="status">
          <div className="consent__words" hidden>
            <p className="consent__title type-strong">{words.title}</p>
            <HtmlText of={words.text} as="p" className="consent__text" />
            <p className="consent__answer type-strong" data-answer="yes" hidden>
              {words.counted}
            </p>
            <p className="consent__answer type-strong" data-answer="no" hidden>
              {words.notCounted}
            </p>
          </div>
        </div>
        <div className="consent__choices" hidden>
          <button className="consent__choice action action--secondary" type="button" value="no">
            <span className="action__label">{words.refuse}</span>
          </button>
          <button className="consent__choice action action--secondary" type="button" value="yes">
            <span className="action__label">{words.accept}</span>
          </button>
        </div>
        <button className="consent__close" type="button" aria-label={words.close} hidden>
          <Icon name="x" />
        </button>
      </section>
    </Island>
  );
}
