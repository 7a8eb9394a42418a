/** The one door to the HTML parser. */
import { Parser } from 'htmlparser2';

export type HtmlHandler = {
  onopentag: (name: string, attributes: Readonly<Record<string, string>>) => void;
  ontext: (text: string) => void;
  onclosetag: (name: string) => void;
};

/** Calls the handler for what stands in a piece of HTML, in order. The piece may begin and end between any elements. */
export function parseHtml(html: string, handler: HtmlHandler): void {
  const parser = new Parser(handler);
  parser.end(html);
}
