import type { ComponentExample } from '../../../schemas/planned.ts';
import { ActionList } from './action.tsx';

export default function Example({ actions }: ComponentExample) {
  return <ActionList of={actions} />;
}
