import type { NotFoundProps } from '../../../schemas/types.ts';
import { ActionButton, ActionList } from '../../components/action/action.tsx';
import { HtmlText } from '../../components/html/html.tsx';
import { Island } from '../../components/island/island.tsx';
import './not-found.css';

/** Both buttons lead home; the script lets the first one go to the previous page where there is one. */
export function NotFound({ title, text, back, home, homeLink, actions }: NotFoundProps) {
  return (
    <div className="not-found">
      <h1 className="not-found__title">{title}</h1>
      <HtmlText of={text} className="not-found__text" />
      <div className="action-list">
        <Island of="go-back" when="idle">
          <ActionButton
            of={{ kind: 'link', label: back, emphasis: 'primary', icon: 'arrow-left', ...homeLink }}
          />
        </Island>
        <ActionButton of={{ kind: 'link', label: home, emphasis: 'secondary', ...homeLink }} />
      </div>
      <ActionList of={actions} className="not-found__more" />
    </div>
  );
}
