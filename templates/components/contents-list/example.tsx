import type { ComponentExample } from '../../../schemas/planned.ts';
import { ContentsList } from './contents-list.tsx';

export default function Example({ eyebrow, actions }: ComponentExample) {
  const headings = actions.map(({ label }) => ({ id: '_content', text: label }));
  return <ContentsList of={headings} title={eyebrow} />;
}
