// The styles come first: they fix the order of the layers.
import '../styles/reset.css';
import '../styles/tokens.css';
import '../styles/ink.css';
import '../styles/base.css';
import type { ReactNode } from 'react';
import type { Frame, PageHead } from '../../schemas/planned.ts';
import { Island } from '../components/island/island.tsx';
import { frameParts } from '../frame-parts.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NoticeBand } from './notice-band.tsx';
import { SkipLink } from './skip-link.tsx';
import './page.css';
import '../styles/print.css';

/** `alternates`: placeholder for links to other sites. */
type Props = { head?: PageHead; frame: Frame; alternates?: ReactNode; children?: ReactNode };

/** Everything within `<body>`: the frame around the sections of a page, in reading order. */
export function Page({ frame, alternates, children }: Props) {
  const end = frameParts.end.map((show) => show(frame.parts));
  return (
    <>
      <SkipLink label={frame.skipLink} language={frame.language} />
      <NoticeBand frame={frame} />
      <Header frame={frame} />
      <main className="page" id="_content" tabIndex={-1}>
        {children}
      </main>
      <Footer frame={frame}>{alternates}</Footer>
      {frame.timed && <Island of="timed" when="load" />}
      {frame.language ? <div {...frame.language}>{end}</div> : end}
    </>
  );
}
