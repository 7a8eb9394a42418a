import { randomBytes } from 'node:crypto';
import { createCache } from '../../renderer/site.ts';
import { bugReport } from '../bug-report.ts';
import type { CliOptions } from '../options.ts';
import { listen, type RunningServer } from '../serve/listen.ts';
import type { Terminal } from '../terminal.ts';
import { type OpenWatch, openWatch } from '../watch/open-watch.ts';
import { createAccess } from './access.ts';
import { editRoutes } from './edit-routes.ts';
import { createEditEvents } from './events.ts';
import { openJournal } from './journal/journal.ts';
import { createPreviews } from './previews.ts';
import { editedPages } from './serve-pages.ts';
import { serveShell } from './serve-shell.ts';
import { shownProblem } from './shown-problem.ts';
import { createPace, createTurns } from './turns.ts';
import { createValueIds } from './value-ids.ts';

/** A running editor, and the watch that shows its pages. */
export type OpenEditor = {
  watching: OpenWatch;
  /** An address that opens it, once. */
  address: () => string;
  close: () => Promise<void>;
};

/** So many saves a second: nobody types faster. */
const fastest = 20;

/** Serves the editor at one origin and the site’s pages at another, so that nothing in a page can use the editor. */
export async function openEditor(
  decide: () => CliOptions,
  { port, poll }: { port?: number; poll?: boolean },
  terminal: Terminal,
): Promise<OpenEditor> {
  const now = () => performance.now();
  const access = createAccess(now);
  const [events, previews] = [createEditEvents(), createPreviews()];
  const reportBug = (error: unknown) => terminal.note(bugReport(error, terminal.system));
  const origins = { shell: '', pages: '' };
  const cache = createCache();
  const desk = {
    site: () => ({ ...decide(), cache }),
    ids: createValueIds(randomBytes(24).toString('base64url')),
    journal: openJournal(decide().root, () => new Date()),
    previews,
    events,
    pageOrigin: () => origins.pages,
  };
  const shell: RunningServer = await listen(
    { port },
    serveShell({
      ...{ access, reportBug, routes: editRoutes(desk), pageOrigin: desk.pageOrigin },
      ...{ mayWrite: createPace(fastest, now), turns: createTurns() },
    }),
  );
  origins.shell = `http://127.0.0.1:${shell.port}`;
  const watching = await openWatch(
    decide,
    {
      ...(port === 0 ? { port: 0 } : { first: shell.port + 1 }),
      poll,
      around: editedPages({ shellOrigin: () => origins.shell, previews }),
      shown: () => events.send('built', {}),
      built: ({ diagnostics }) => {
        events.send('problems', { problems: diagnostics.map(shownProblem) });
        events.send('built', {});
      },
    },
    terminal,
  );
  origins.pages = `http://127.0.0.1:${watching.server.port}`;
  return {
    watching,
    address: () => `${origins.shell}/?key=${access.issueKey()}`,
    close: async () => {
      events.close();
      shell.close();
      await watching.close();
    },
  };
}
