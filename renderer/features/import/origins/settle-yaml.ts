/**
 * YAML as Ruby and older libraries write and read it, in the form that ours reads: `title: ! 'a'` marks a text that its
 * quotation marks make one already, and the lines of a text in quotation marks need not be indented.
 */
export function settleYaml(text: string): string {
  let closing: RegExp | undefined;
  const settled = text.split('\n').map((written) => {
    if (closing) {
      const isLast = closing.test(written);
      if (isLast) closing = undefined;
      return /^\S/.test(written) ? `  ${written}` : written;
    }
    const line = written.replace(/^(\s*(?:[\w-]+:|-) +)! +(?=["'])/, '$1');
    const [, quote, rest = ''] = /^[\w-]+: +(["'])(.*)$/.exec(line) ?? [];
    const end = quote === '"' ? doubleEnd : singleEnd;
    if (quote !== undefined && !end.test(rest)) closing = end;
    return line;
  });
  // A mark that is never closed is a mistake, not a text of many lines.
  return closing ? text : settled.join('\n');
}

const doubleEnd = /^(?:[^"\\]|\\.)*"/;
const singleEnd = /^(?:[^']|'')*'(?!')/;
