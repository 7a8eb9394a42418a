import { firstLetters } from '../../../diagnostics/words/first-letters.ts';

/** A line of YAML as an editor sees it: spaces, dashes, a name, a value. Offsets count from the start of the text. */
export type YamlLine = {
  start: number;
  end: number;
  text: string;
  indent: number;
  /** Offset of the first character that isn't a space. */
  content: number;
  isItem: boolean;
  key: string | undefined;
  /** Without a trailing comment. */
  value: string;
  valueStart: number;
};

const parts =
  /^([ \t]*)((?:-[ \t]+)*)(?:("[^"]*"|'[^']*'|[^\s"'#:](?:[^:]*[^ \t:])?)[ \t]*:(?:[ \t]+|$))?(.*)/s;

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

/** Column of a field's name, or of an item's text: after the hyphens of the line. */
export function nameColumn({ text }: YamlLine): number {
  return /^[ \t]*(?:-[ \t]+)*/.exec(text)?.[0].length ?? 0;
}

/** The nearest line above or below that isn't empty or a comment. */
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

/** Quotes a text so that YAML takes it literally; shortens long ones, for use in a hint. */
export function quoteText(text: string): string {
  return quoteWhole(shortenLine(text));
}

/** `2024` in `“2024”`, and in `“"2024"`, where the opening mark was typed twice. */
export function insideMarks(value: string): string {
  return value.slice(1, -1).replace(/^"(?=[^"]*$)/, '');
}

/** Shortens long texts, for use in a hint. */
export function shortenLine(text: string): string {
  return text.length > 60 ? `${firstLetters(text, 50).trimEnd()}…` : text;
}

export function quoteWhole(shown: string): string {
  const quote = shown.includes('"') && !shown.includes("'") ? "'" : '"';
  return quote + (quote === '"' ? shown.replace(/["\\]/g, '\\$&') : shown) + quote;
}

/**
 * A text that begins with the name of a value in wrong brackets, with these corrected: `{{ site.name }}`,
 * `%site.name%`, `{ site.name` without an end. Undefined for other texts.
 */
export function withNameInBraces(value: string): string | undefined {
  const found =
    /^(?:\{\{[ \t]*([a-z][\w-]*(?:\.[\w-]+)+)[ \t]*\}\}|%([a-z][\w-]*(?:\.[\w-]+)+)%|\{[ \t]*([a-z][\w-]*(?:\.[\w-]+)+)$)/.exec(
      value,
    );
  const name = found?.[1] ?? found?.[2] ?? found?.[3];
  return found && name !== undefined ? `{${name}}${value.slice(found[0].length)}` : undefined;
}

/** `{site.name} blog`, and the forms that `withNameInBraces` corrects. */
export function startsWithName(value: string): boolean {
  return /^\{[ \t]*[a-z][\w-]*(?:\.[\w-]+)*[ \t]*\}/i.test(value) || withNameInBraces(value) !== undefined;
}

/** `'Tis the season`, `'90s`: an apostrophe for omitted letters, rather than a quote that was never closed. */
export function startsWithApostrophe(value: string): boolean {
  return /^'(?:tis|twas|til|em|cause|bout|n|\d0s)\b[^']*$/i.test(value);
}
