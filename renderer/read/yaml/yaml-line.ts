/** A line of YAML as an editor sees it: spaces, dashes, a name, a value. Offsets count from the start of the text. */
export type YamlLine = {
  start: number;
  end: number;
  text: string;
  indent: number;
  /** Where the first character that is no space stands. */
  content: number;
  isItem: boolean;
  key: string | undefined;
  /** Without a comment after it. */
  value: string;
  valueStart: number;
};

const parts = /^([ \t]*)((?:-[ \t]+)*)(?:("[^"]*"|'[^']*'|[^\s"'#:][^:]*?)[ \t]*:(?:[ \t]+|$))?(.*)$/;

export function readYamlLine(text: string, offset: number): YamlLine {
  const start = offset <= 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
  const newline = text.indexOf('\n', start);
  const end = newline === -1 ? text.length : newline;
  const line = text.slice(start, end).replace(/\r$/, '');
  const [, indent = '', dashes = '', key, rest = ''] = parts.exec(line) ?? [];
  return {
    start,
    end,
    text: line,
    indent: indent.length,
    content: start + indent.length,
    isItem: dashes !== '' || /^[ \t]*-$/.test(line),
    key,
    value: rest.replace(/[ \t]#.*$/, '').trimEnd(),
    valueStart: start + line.length - rest.length,
  };
}

/** The nearest line above or below that says something. */
export function nextLine(text: string, line: YamlLine): YamlLine | undefined {
  for (let start = line.end + 1; start < text.length; ) {
    const next = readYamlLine(text, start);
    if (saysSomething(next)) return next;
    start = next.end + 1;
  }
  return undefined;
}

export function previousLine(text: string, line: YamlLine): YamlLine | undefined {
  for (let end = line.start - 1; end >= 0; ) {
    const previous = readYamlLine(text, end);
    if (saysSomething(previous)) return previous;
    end = previous.start - 1;
  }
  return undefined;
}

function saysSomething(line: YamlLine): boolean {
  return !/^\s*(?:#.*)?$/.test(line.text);
}

/** How a text is written so that YAML takes it as it is; long ones are cut, for use in a hint. */
export function quoteText(text: string): string {
  return quoteWhole(text.length > 60 ? `${text.slice(0, 50).trimEnd()}…` : text);
}

export function quoteWhole(shown: string): string {
  const quote = shown.includes('"') && !shown.includes("'") ? "'" : '"';
  return quote + (quote === '"' ? shown.replace(/["\\]/g, '\\$&') : shown) + quote;
}
