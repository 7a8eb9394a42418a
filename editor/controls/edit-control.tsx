import { ArticleControl } from './article-control.tsx';
import { ChoiceControl } from './choice-control.tsx';
import { ColourControl } from './colour-control.tsx';
import type { ControlProps } from './control-props.ts';
import { DateControl, TimeControl } from './date-control.tsx';
import { EntriesControl } from './entries-control.tsx';
import { EntryControl, LinkControl, OneOfManyControl } from './entry-control.tsx';
import { GroupControl, ListControl } from './list-control.tsx';
import { NumberControl } from './number-control.tsx';
import { PictureControl } from './picture-control.tsx';
import { SwitchControl } from './switch-control.tsx';
import { TextControl } from './text-control.tsx';

const controls = new Map([
  ['text', TextControl],
  ['paragraph', TextControl],
  ['article', ArticleControl],
  ['number', NumberControl],
  ['money', NumberControl],
  ['date', DateControl],
  ['time', TimeControl],
  ['choice', ChoiceControl],
  ['icon', OneOfManyControl],
  ['switch', SwitchControl],
  ['colour', ColourControl],
  ['link', LinkControl],
  ['entry', EntryControl],
  ['entries', EntriesControl],
  ['picture', PictureControl],
  ['list', (props: ControlProps) => <ListControl {...props} Control={EditControl} />],
  ['group', GroupControl],
  ['button', GroupControl],
]);

/** The control of a field, by what its value is. */
export function EditControl(props: ControlProps) {
  const isComposed = props.field.items !== undefined && props.field.items.length > 0;
  const isText = typeof props.value !== 'object' || props.value === null;
  const Control =
    controls.get(props.field.control) ?? (isComposed ? GroupControl : isText ? TextControl : GroupControl);
  return <Control {...props} />;
}
