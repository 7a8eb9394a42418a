/**
 * A file of the catalogue: `# Subject`, then for each message `## code` or `## code (warning)`, its text, and its
 * explanation for `site explain`.
 *
 *     ## file-too-large
 *
 *     > This file is {megabytes} MB, and must be {limit} MB or smaller.
 *     > hint: Save a smaller copy.
 *
 *     The explanation, with a wrong and a right example.
 */
export type MessageSection = {
  code: string;
  severity: 'error' | 'warning';
  subject: string;
  /** Undefined if code next to the file chooses the text. */
  message: string | undefined;
  hint: string | undefined;
  /** The Markdown below. */
  explanation: string;
};

export function messageSections(markdown: string): MessageSection[] {
  const [head = '', ...sections] = markdown.replaceAll('\r\n', '\n').split(heading);
  const subject = /^# (.+)$/m.exec(head)?.[1] ?? '';
  return sections.map((section) => parseSection(section, subject));
}

/** A heading within an example begins with a capital letter. */
const heading = /^## (?=[a-z][a-z0-9-]*(?: \(warning\))?$)/m;

const quote = /^\n*> (.+)\n(?:> hint: (.+)\n)?/;

function parseSection(section: string, subject: string): MessageSection {
  const end = section.indexOf('\n');
  const [code = '', mark] = section.slice(0, end).split(' ');
  const body = section.slice(end + 1);
  const [, message, hint] = quote.exec(body) ?? [];
  return {
    ...{ code, subject, message, hint },
    severity: mark === '(warning)' ? 'warning' : 'error',
    explanation: body.replace(quote, ''),
  };
}
