import type { ComponentExample } from '../../../schemas/planned.ts';
import { HtmlText } from './html.tsx';

export default function Example({ text }: ComponentExample) {
  return <HtmlText of={text} />;
}
