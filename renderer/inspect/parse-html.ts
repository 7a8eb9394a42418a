/** The only file that uses the HTML parser. */
import { Parser } from 'htmlparser2';

export type HtmlHandler = {
  onopentag: (name: string, attributes: Readonly<Record<string, string>>) => void;
  ontext: (text: string) => void;
  onclosetag: (name: string) => void;
};

/** Calls the handler for the content of a piece of HTML, in order. The piece may begin and end between any elements. */
export function parseHtml(html: string, handler: HtmlHandler): void {
  const parser = new Parser(handler);
  parser.end(html);
}
