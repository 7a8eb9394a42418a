import type { Html } from '../../../schemas/planned.ts';
import './html.css';

type Props = {
  of: Html;
  as?: 'p' | 'div' | 'span' | 'li' | 'td' | 'th' | 'dd';
  className?: string;
  /** For a table cell that names its row. */
  scope?: 'row' | 'col';
};

/** Prints an editor's formatted text. The only place that prints raw markup: planning made it, from an allow-list. */
export function HtmlText({ of, as: Element = 'p', className, scope }: Props) {
  const names = className ? `html ${className}` : 'html';
  return <Element className={names} scope={scope} dangerouslySetInnerHTML={{ __html: of.html }} />;
}
