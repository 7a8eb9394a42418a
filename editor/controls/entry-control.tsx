import { useEffect, useState } from 'react';
import { server } from '../ask-server.ts';
import type { FoundEntry } from '../contract.ts';
import { words } from '../words.ts';
import { type ControlProps, inputText } from './control-props.ts';
import { type Option, TitlePicker } from './title-picker.tsx';

/** One entry of a kind, by its title. */
export function EntryControl(props: ControlProps) {
  const { options, search } = useEntries(props.field.of ?? '');
  if (!options) return <WaitingControl {...props} />;
  const id = inputText(props.value);
  const text = options.find((one) => one.id === id)?.title ?? id;
  return (
    <TitlePicker
      {...props}
      {...{ text, options, search }}
      choose={props.change}
      takesWords={false}
      hint={words.entryHint}
    />
  );
}

/** A page by its title, or an address. */
export function LinkControl(props: ControlProps) {
  const options = props.session.pages.map(({ address, title }) => ({ id: address, title, note: address }));
  const address = inputText(props.value);
  const text = options.find(({ id }) => id === address)?.title ?? address;
  return (
    <TitlePicker {...props} {...{ text, options }} choose={props.change} takesWords hint={words.linkHint} />
  );
}

/** One of many fixed words, such as the name of an icon. */
export function OneOfManyControl(props: ControlProps) {
  const choices = props.field.choices ?? [];
  const options = choices.map(({ value, title }) => ({ id: inputText(value), title }));
  const text = options.find(({ id }) => id === inputText(props.value))?.title ?? inputText(props.value);
  const choose = (id: string) =>
    props.change(choices.find(({ value }) => inputText(value) === id)?.value ?? id);
  return <TitlePicker {...props} {...{ text, options, choose }} takesWords={choices.length === 0} />;
}

function WaitingControl(props: ControlProps) {
  return <input id={props.id} data-control="" readOnly value={inputText(props.value)} />;
}

/** The entries whose titles have what was typed, from the server, which has them all. */
export function useEntries(kind: string): { options?: readonly Option[]; search: (text: string) => void } {
  const [found, setFound] = useState<readonly FoundEntry[]>();
  const [query, search] = useState('');
  useEffect(() => {
    let isLate = false;
    server.entries(kind, query).then(
      (entries) => !isLate && setFound(entries),
      () => !isLate && setFound([]),
    );
    return () => {
      isLate = true;
    };
  }, [kind, query]);
  return { options: found?.map(({ id, title, picture }) => ({ id, title, note: id, picture })), search };
}
