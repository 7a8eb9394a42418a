/** What an import has taken over, changed and left, as Markdown: a list for whoever looks after what is left. */
import type { Imported, LeftFile, NoteKind } from '../../renderer/site.ts';
import { formatCount } from './format-count.ts';

type Done = Extract<Imported, { kind: 'imported' }>;

export function importReport(imported: Done): string {
  const { entries, left } = imported;
  const noted = entries.filter(({ notes }) => notes.length > 0);
  const parts = [
    '# Import report',
    '',
    importSummary(imported),
    ...(left.length > 0 ? ['', '## Left out', '', ...left.map(leftLine)] : []),
    ...(noted.length > 0 ? ['', '## Taken over with changes'] : []),
    ...noted.flatMap(({ from, file, notes }) => [
      '',
      `### ${code(file)}`,
      '',
      `From ${code(from)}.`,
      '',
      ...notes.map(({ kind, what }) => `- ${noteText(kind, what)}`),
    ]),
    '',
    '## All files',
    '',
    ...entries.map(({ from, file, address }) => `- ${code(from)} → ${code(file)}, at ${code(address)}`),
  ];
  return `${parts.join('\n')}\n`;
}

export function importSummary({ program, entries, left, pictures, categories }: Done): string {
  const found = [
    `${formatCount(entries.length, 'entry', 'entries')} from ${program}`,
    formatCount(pictures, 'picture'),
  ];
  const added =
    categories.length > 0
      ? [`${formatCount(categories.length, 'new category', 'new categories')} in site.yaml`]
      : [];
  return `${[...found, ...added, `${left.length} left out`].join(', ')}.`;
}

function leftLine({ file, kind, what }: LeftFile): string {
  return `- ${code(file)}: ${noteText(kind, what)}`;
}

/** With backticks that are not in the text. */
function code(text: string): string {
  const plain = text.replace(/\s+/g, ' ');
  return plain.includes('`') ? `\`\` ${plain} \`\`` : `\`${plain}\``;
}

function noteText(kind: NoteKind, what: string | undefined): string {
  const words = notes[kind];
  return what === undefined ? words : `${words}: ${code(what)}`;
}

const notes: Readonly<Record<NoteKind, string>> = {
  'already-there': 'it is here already, and was not changed',
  'another-language': 'it is in another language',
  'broken-fields': 'its fields can’t be read',
  'broken-text': 'its text can’t be read',
  empty: 'it has no text',
  'no-date': 'it has no date, so it doesn’t count as an article',
  'not-published': 'it is not published',
  'page-without-place': 'a page can’t be at this address',
  'another-type': 'it is neither a post nor a page',
  'too-large': 'it is too large',
  unreadable: 'it is not text in UTF-8, or too large',
  'unreadable-export': 'it could be read only in part',
  'address-shared': 'another page has this old address',
  'address-without-form': 'this old address can’t lead here',
  'anchor-left': 'a link led to a place that the article doesn’t have; its words stay',
  'author-missing': 'it names no author, so the site is named',
  'category-missing': 'it names no category, so it has the first of the site',
  'braces-in-field': 'curly brackets were left out, since they would name a value',
  'callout-plain':
    'this note is a plain quotation; with the words `alerts` in content/wording.yaml it could be a callout',
  'component-left': 'this component has nothing like it here; what was inside stays',
  'element-left': 'this element has nothing like it here',
  'embed-as-link': 'a link leads to it now',
  'fields-in-part': 'some of its fields can’t be read',
  'heading-moved': 'this heading skipped a level and is one higher now',
  'link-left': 'this link leads to nothing here; its words stay',
  'notes-as-list':
    'its footnotes are a list at the end; with the words `notes` in content/wording.yaml they could be footnotes',
  'picture-described': 'this picture had no description, so its file’s name is written: say what it shows',
  'picture-elsewhere': 'this picture is on another website; a link leads to it',
  'picture-missing': 'there is no file for this picture',
  'picture-refused': 'this picture can’t be shown',
  renamed: 'another article has the same name, so its file has this one',
  'summary-made': 'it has no summary, so its beginning is written',
  'table-flattened': 'cells of a table that were joined, or held a table, are single ones now',
  'tag-left': 'this tag of a template is unknown; what was inside stays',
  'title-made': 'it has no title, so its heading or its file’s name is written',
  'value-left': 'a program would have put a value here',
  'words-lost': 'these words are not in the article; look at it',
};
