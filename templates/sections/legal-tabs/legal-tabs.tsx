import type { LegalTabsProps } from '../../../schemas/types.ts';
import { BodyView } from '../../components/body/body.tsx';
import { ContentsList } from '../../components/contents-list/contents-list.tsx';
import { HtmlText } from '../../components/html/html.tsx';
import { Island } from '../../components/island/island.tsx';
import './legal-tabs.css';

/** Several texts, one open at a time. Without a script all of them are shown, and the tabs are links to them. */
export function LegalTabs({ title, label, tabs, note }: LegalTabsProps) {
  return (
    <div className="legal-tabs">
      <Island of="legal-tabs" when="load">
        <header className="legal-tabs__head">
          <h1 className="legal-tabs__title type-display">{title}</h1>
          {note && <HtmlText of={note} className="legal-tabs__note" />}
        </header>
        <nav className="legal-tabs__list screen-only" aria-label={label}>
          {tabs.map((tab) => (
            <a
              key={tab.document.id}
              className="legal-tabs__tab"
              id={`_tab-${tab.document.id}`}
              href={`#${tab.document.id}`}
            >
              {tab.label}
            </a>
          ))}
        </nav>
        {tabs.map(({ document }) => (
          <section key={document.id} className="legal-tabs__panel" id={document.id}>
            <header>
              <h2 className="legal-tabs__document type-title-xl">{document.title}</h2>
              <p className="legal-tabs__date">{document.dateText}</p>
            </header>
            <ContentsList of={document.contents} title={document.title} hideTitle />
            <div className="legal-tabs__text">
              <BodyView of={document.body} />
            </div>
          </section>
        ))}
      </Island>
    </div>
  );
}
