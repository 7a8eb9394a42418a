/**
 * Turns a row of links to texts on the same page into tabs (WAI-ARIA pattern); the address still names the open text.
 */
export default function legalTabs(element: HTMLElement): void {
  const list = element.querySelector('.legal-tabs__list');
  const tabs = [...element.querySelectorAll<HTMLAnchorElement>('.legal-tabs__tab')];
  const panels = tabs.map((tab) => document.getElementById(tab.hash.slice(1)));
  if (!list || panels.includes(null)) return;

  const open = (chosen: number) => {
    tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', `${index === chosen}`);
      tab.tabIndex = index === chosen ? 0 : -1;
      const panel = panels[index];
      if (panel) panel.hidden = index !== chosen;
    });
  };
  const choose = (index: number) => {
    const chosen = (index + tabs.length) % tabs.length;
    history.replaceState(history.state, '', tabs[chosen]?.hash);
    open(chosen);
    tabs[chosen]?.focus();
  };
  /** A text is open when the address names it or a heading within it. */
  const follow = () => {
    const target = document.getElementById(named(location.hash));
    const place = panels.findIndex((panel) => target && panel?.contains(target));
    open(Math.max(place, 0));
    if (place >= 0) target?.scrollIntoView();
  };

  list.setAttribute('role', 'tablist');
  tabs.forEach((tab, index) => {
    const panel = panels[index];
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', tab.hash.slice(1));
    panel?.setAttribute('role', 'tabpanel');
    panel?.setAttribute('aria-labelledby', tab.id);
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      choose(index);
    });
    tab.addEventListener('keydown', (event) => {
      const next = new Map([
        ['ArrowRight', index + 1],
        ['ArrowLeft', index - 1],
        ['Home', 0],
        ['End', tabs.length - 1],
      ]).get(event.key);
      if (next === undefined) return;
      event.preventDefault();
      choose(next);
    });
  });
  addEventListener('hashchange', follow);
  follow();
}

/** The id in the address, which may contain invalid percent-encoding. */
function named(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
