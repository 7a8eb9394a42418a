import { allowFrame } from '../serve/allow-frame.ts';
import { allowLive } from '../serve/allow-live.ts';
import type { HttpAnswer } from '../serve/answer.ts';
import { openOutputFolder } from '../serve/output-folder.ts';
import type { ServeSiteOptions } from '../serve/serve-site.ts';
import { type ComparedPage, marksOf } from './compared-pages.ts';
import { markClient } from './mark-client.ts';

type MarkedSiteOptions = {
  out: string;
  state: 'before' | 'after';
  pages: readonly ComparedPage[];
  frame: () => string;
};

/**
 * Serves one of the two states as a host would, with its changes marked, and only within the comparison (`frame`: its
 * origin).
 */
export function markedSite({
  out,
  state,
  pages,
  frame,
}: MarkedSiteOptions): Pick<ServeSiteOptions, 'intercept' | 'changePage'> {
  const { base } = openOutputFolder(out);
  return {
    changePage: async (page) => marked(page, frame()),
    intercept: (request, response) => {
      const [address, query] = (request.url ?? '').split('?');
      if (address === '/__site/marks.js') {
        response.writeHead(200, {
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'no-store',
        });
        response.end(`(${markClient.toString()})();\n`);
        return true;
      }
      if (address !== '/__site/marks.json') return false;
      const asked = new URLSearchParams(query).get('page') ?? '/';
      const start = base();
      const wanted = asked.slice(asked.startsWith(start) ? start.length : 0).replace(/\/$/, '') || '/';
      const page = pages.find((one) => one[state] === wanted);
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify(page ? marksOf(page, state) : []));
      return true;
    },
  };
}

function marked(page: HttpAnswer, frame: string): HttpAnswer {
  const html = Buffer.from(page.body).toString('utf8');
  const { body, headers } = allowLive(
    html.replace('</head>', '<script src="/__site/marks.js" defer></script></head>'),
    page.headers,
  );
  return { ...page, body, headers: allowFrame(headers, frame) };
}
