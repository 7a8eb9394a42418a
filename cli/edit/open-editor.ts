import path from 'node:path';
import { ownProperty } from '../../diagnostics/own-property.ts';
import { checkSite, createCache, readSite } from '../../renderer/site.ts';
import { bugReport } from '../bug-report.ts';
import type { CliOptions } from '../options.ts';
import { listen } from '../serve/listen.ts';
import type { Terminal } from '../terminal.ts';
import { type OpenWatch, openWatch } from '../watch/open-watch.ts';
import { createAccess } from './access.ts';
import { createComparisons } from './comparisons.ts';
import type { EditDesk } from './desk.ts';
import { takeEditLock } from './edit-lock.ts';
import { editRoutes } from './edit-routes.ts';
import { createEditEvents } from './events.ts';
import { openJournal } from './journal/journal.ts';
import { locatedProblems } from './located-problems.ts';
import { createPreviews } from './previews.ts';
import type { EditRoute } from './routes.ts';
import { editedPages } from './serve-pages.ts';
import { serveShell } from './serve-shell.ts';
import { settleBegun } from './settle-begun.ts';
import { createPace, createQuiet, createTurns } from './turns.ts';
import { createValueIds } from './value-ids.ts';

/** A running editor, and the watch that shows its pages. */
type OpenedEditor = {
  kind: 'opened';
  watching: OpenWatch;
  /** An address that opens it, once. */
  address: () => string;
  close: () => Promise<void>;
};

/** `running`: another process edits this folder already; `address` opens it. */
export type OpenEditor = OpenedEditor | { kind: 'running'; address: string };

/** So many saves a second: nobody types faster. */
const fastest = 20;

/** In milliseconds: somebody at work asks again sooner. */
const pause = 700;

/** Serves the editor at one origin and the site’s pages at another, so that nothing in a page can use the editor. */
export async function openEditor(
  decide: () => CliOptions,
  { port, poll }: { port?: number; poll?: boolean },
  terminal: Terminal,
): Promise<OpenEditor> {
  const { root } = decide();
  const now = () => performance.now();
  const access = createAccess(now);
  const reportBug = (error: unknown) => terminal.note(bugReport(error, terminal.system));
  const routes: EditRoute[] = [];
  const [turns, quiet] = [createTurns(), createQuiet(pause)];
  const held: { secret?: string; pages: string } = { pages: '' };
  const shell = await listen(
    { port },
    serveShell({
      ...{ access, routes, reportBug, pageOrigin: () => held.pages, secret: () => held.secret },
      ...{ mayWrite: createPace(fastest, now), turns, quiet },
    }),
  );
  const origin = `http://127.0.0.1:${shell.port}`;
  const lock = await takeEditLock(root, origin).catch((error: unknown) => {
    shell.close();
    throw error;
  });
  if (lock.kind === 'running') {
    shell.close();
    return lock;
  }
  held.secret = lock.secret;
  let day: Date | undefined;
  const shown = () => ({ ...decide(), ...(day && { today: day }) });
  const cache = createCache();
  const [browser, previews] = [createEditEvents(), createPreviews()];
  const ids = createValueIds(lock.secret);
  const comparisons = createComparisons(terminal);
  const site = () => ({ ...shown(), cache });
  let media: Readonly<Record<string, { path: string }>> = {};
  const fresh = async () => {
    const { today } = site();
    const read = await readSite({ root, cache });
    media = read.sources?.media ?? {};
    checkSite(read, { today, cache });
  };
  const watching = await openWatch(
    shown,
    {
      ...(port === 0 ? { port: 0 } : { first: shell.port + 1 }),
      poll,
      quiet: quiet.come,
      around: editedPages({
        ...{ shellOrigin: () => origin, previews },
        pictureFile: (name) => ownProperty(media, name)?.path,
      }),
      changed: (files) => {
        turns(fresh, 'look').catch(reportBug);
        browser.send('changed', { ids: ids.of(files.map((file) => nameIn(root, file))) });
      },
      shown: () => browser.send('built', {}),
      built: ({ diagnostics }) => {
        browser.send('built', {});
        turns(async () => {
          browser.send('problems', { problems: await locatedProblems({ ids, site }, diagnostics) });
        }, 'glance').catch(reportBug);
      },
    },
    terminal,
  );
  held.pages = `http://127.0.0.1:${watching.server.port}`;
  const showDay = (moment: Date | undefined) => {
    day = moment;
    watching.request();
    turns(fresh).catch(reportBug);
  };
  const desk: EditDesk = {
    ...{ site, fresh, ids, previews, browser, comparisons, turns, showDay, isOurs: lock.isOurs },
    journal: openJournal(root, () => new Date()),
    pageOrigin: () => held.pages,
  };
  turns(async () => {
    await fresh();
    await settleBegun(desk);
  }).catch(reportBug);
  routes.push(...editRoutes(desk));
  return {
    kind: 'opened',
    watching,
    address: () => `${origin}/?key=${access.issueKey()}`,
    close: async () => {
      browser.close();
      shell.close();
      lock.release();
      await Promise.all([comparisons.close(), watching.close()]);
    },
  };
}

/** As messages name it. */
function nameIn(root: string, file: string): string {
  return path.relative(root, file).split(path.sep).join('/');
}
