import type { DocumentProps } from '../../../schemas/types.ts';
import { ActionList } from '../../components/action/action.tsx';
import { BodyView } from '../../components/body/body.tsx';
import { ContentsList } from '../../components/contents-list/contents-list.tsx';
import './document.css';

/** A legal text on its own page, with its contents alongside if there is room. */
export function Document({ document, contentsTitle, actions }: DocumentProps) {
  return (
    <div className="document">
      <header className="document__head">
        <h1 className="document__title type-display">{document.title}</h1>
        <p className="document__date">{document.dateText}</p>
      </header>
      <ContentsList of={document.contents} title={contentsTitle} />
      <article className="document__text">
        <BodyView of={document.body} />
        <ActionList of={actions} className="document__actions" />
      </article>
    </div>
  );
}
