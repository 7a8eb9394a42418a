import { wordTable } from '../../diagnostics/word-table.ts';
import type { Time, Times } from '../../renderer/site.ts';
import type { Paint } from '../terminal.ts';
import { formatCount, timeInWords } from './format-count.ts';

/** The number of sections, pages and files to list, slowest first. */
const most = 10;

const stageWords = wordTable({
  look: 'looking for what has changed since the last build',
  read: 'reading site.yaml and content/',
  check: 'checking what was read',
  plan: 'deciding what each page shows',
  render: 'making HTML and PDF files from the templates',
  assets: 'making pictures and typefaces',
  search: 'making the search index',
  inspect: 'checking the finished pages',
  write: 'writing what has changed',
});

/** A table of where the time of a run went; it took `milliseconds` in all. */
export function profileText(times: Times, milliseconds: number, paint: Paint): string {
  const known = times.stages.reduce((sum, stage) => sum + stage.milliseconds, 0);
  const other = { name: 'everything else', milliseconds: milliseconds - known, count: 1 };
  const stages = times.stages.map((stage) => ({ ...stage, name: stageWords.get(stage.name) ?? stage.name }));
  const named = (list: readonly Time[], one: string) =>
    list.map((time) => ({ ...time, name: nameWithCount(time, one) }));
  const tables = [
    table(`Where ${timeInWords(milliseconds)} went`, [...stages, other], milliseconds),
    table('Slowest kinds of section to render', named(times.sections, 'section'), milliseconds),
    table('Slowest pages', times.pages, milliseconds),
    table('Slowest files to read', times.files, milliseconds),
  ];
  return tables
    .flatMap((one) => (one ? [`${paint('bold', one.title)}\n${one.lines.join('\n')}`] : []))
    .join('\n\n');
}

function nameWithCount({ name, count }: Time, one: string): string {
  return `${name} (${formatCount(count, one)})`;
}

/** `  1.2 s   40 %  checking what was read`; nothing for an empty list. */
function table(
  title: string,
  times: readonly Time[],
  whole: number,
): { title: string; lines: string[] } | undefined {
  if (times.length === 0) return undefined;
  const shown = times.slice(0, most).map(({ name, milliseconds }) => ({
    name,
    time: timeInWords(milliseconds),
    share: `${Math.round((100 * milliseconds) / Math.max(whole, 1))}%`,
  }));
  const width = Math.max(...shown.map(({ time }) => time.length));
  const lines = shown.map(
    ({ name, time, share }) => `  ${time.padStart(width)}  ${share.padStart(4)}  ${name}`,
  );
  return { title, lines };
}
