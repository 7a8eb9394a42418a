import type { ComponentExample } from '../../../schemas/planned.ts';
import { HtmlText } from '../html/html.tsx';
import { Callout } from './callout.tsx';

export default function Example({ title, text }: ComponentExample) {
  return (
    <Callout title={title} tone="warning">
      <HtmlText of={text} />
    </Callout>
  );
}
