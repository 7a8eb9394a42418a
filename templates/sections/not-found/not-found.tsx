import type { NotFoundProps } from '../../../schemas/types.ts';
import { ActionButton, ActionList } from '../../components/action/action.tsx';
import { HtmlText } from '../../components/html/html.tsx';
import { Island } from '../../components/island/island.tsx';
import './not-found.css';

/**
 * Both buttons lead home; a script lets the second one go to the previous page if there is one, and another replaces
 * the words and the first link with those that fit the address.
 */
export function NotFound({ title, text, back, home, homeLink, actions, variants = [] }: NotFoundProps) {
  const words = variants.map((variant) => ({
    under: variant.under.href,
    title: variant.title,
    text: variant.text,
  }));
  return (
    <div className="not-found">
      <h1 className="not-found__title type-display-xl">{title}</h1>
      <HtmlText of={text} className="not-found__text" />
      <div className="action-list">
        <Island of="not-found" when="load" props={{ variants: words }}>
          <div className="not-found__way">
            <ActionButton of={{ kind: 'link', label: home, emphasis: 'primary', ...homeLink }} />
          </div>
          {variants.map(({ under, way }) => (
            <div key={under.href} className="not-found__way" hidden>
              <ActionButton of={way} />
            </div>
          ))}
        </Island>
        <Island of="go-back" when="idle">
          <ActionButton
            of={{ kind: 'link', label: back, emphasis: 'secondary', icon: 'arrow-left', ...homeLink }}
          />
        </Island>
      </div>
      <ActionList of={actions} className="not-found__more" />
    </div>
  );
}
