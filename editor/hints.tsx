import { useState } from 'react';
import { Button } from './react-aria.ts';
import { words } from './words.ts';

/** Of this browser, since it is a person who has read them, whatever folder they edit next. */
const key = 'site-edit-hints';

/** Above the page, for whoever comes for the first time; once they are read, they never come back. */
export function Hints({ close }: { close: () => void }) {
  const [isWanted, setWanted] = useState(() => localStorage.getItem(key) === null);
  if (!isWanted) return null;
  const dismiss = (): void => {
    localStorage.setItem(key, 'read');
    setWanted(false);
    close();
  };
  return (
    <section className="hints" aria-label={words.hintsTitle}>
      <ul>
        {words.hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      <Button className="secondary" onPress={dismiss}>
        {words.hintsRead}
      </Button>
    </section>
  );
}
