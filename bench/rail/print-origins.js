/**
 * `node print-origins.js <checkout> <moment>`, in the folder of a site: prints as JSON, for each page by its address,
 * the file, line and column of each text, one text per line. A process of its own, which uses the public API of the
 * program in that checkout.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [checkout, moment] = process.argv.slice(2);
const { checkSite, planSite, readSite } = await import(pathToFileURL(join(checkout, 'lib/index.js')).href);
const today = new Date(moment);
const read = await readSite({ root: process.cwd() });
const { site, diagnostics } = checkSite(read, { today });
if (!site) throw new Error(`The site has errors: ${[...read.diagnostics, ...diagnostics][0]?.message}`);
const pages = [...planSite(site, { today, code: read.code }).pages()];
const lines = pages.map(({ page }) => [page.address, page.origins.map(printOrigin).join('\n')]);
process.stdout.write(JSON.stringify(Object.fromEntries(lines)));

function printOrigin({ path, value, places }) {
  const named = places.map(({ file, line, column }) => `${file}:${line}:${column}`);
  return [path, ...named, JSON.stringify(value)].join(' ');
}
