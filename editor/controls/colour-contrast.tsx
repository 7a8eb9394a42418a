import { useEffect, useState } from 'react';
import { server } from '../ask-server.ts';
import type { ColourContrast } from '../contract.ts';
import { words } from '../words.ts';

/** How well a colour is seen with those that it meets on the website, as the check measures it, while it is chosen. */
export function ColourContrasts({ id, colour }: { id: string; colour: string }) {
  const contrasts = useContrasts(id, colour);
  const [weakest, ...others] = contrasts;
  if (!weakest) return null;
  const told = [weakest, ...others.filter(isLow)];
  return (
    <ul className="contrasts" aria-live="polite">
      {told.map((one) => (
        <li key={`${one.title}${one.least}`} className={isLow(one) ? 'wrong' : undefined}>
          <ContrastSample {...one} />
          <span>
            {words.contrastWith(one.title, one.ratio.toFixed(2), one.least)} {isLow(one) && words.contrastLow}
          </span>
        </li>
      ))}
      {contrasts.length > told.length && <li>{words.contrastMore(contrasts.length - told.length)}</li>}
    </ul>
  );
}

function ContrastSample({ front, back }: ColourContrast) {
  return (
    <svg className="contrast-sample" viewBox="0 0 32 24" aria-hidden>
      <rect width="32" height="24" rx="4" fill={back} />
      <text x="16" y="17" textAnchor="middle" fontSize="14" fontWeight="600" fill={front}>
        Aa
      </text>
    </svg>
  );
}

function isLow({ ratio, least }: ColourContrast): boolean {
  return ratio < least;
}

function useContrasts(id: string, colour: string): readonly ColourContrast[] {
  const [contrasts, setContrasts] = useState<readonly ColourContrast[]>([]);
  useEffect(() => {
    const asked = new AbortController();
    server.contrast(id, colour, asked.signal).then(
      (answer) => !asked.signal.aborted && setContrasts(answer),
      () => {},
    );
    return () => asked.abort();
  }, [id, colour]);
  return contrasts;
}
