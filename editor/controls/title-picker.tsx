import { useState } from 'react';
import { ChevronDown } from '../icons.ts';
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from '../react-aria.ts';
import { words } from '../words.ts';
import { type ControlProps, spoken } from './control-props.ts';

export type Option = { id: string; title: string; note?: string; picture?: string };

type TitlePickerProps = ControlProps & {
  /** What the field shows for the value as it is. */
  text: string;
  options: readonly Option[];
  search?: (text: string) => void;
  choose: (id: string) => void;
  /** Whether words that name no option are a value as well, such as an address. */
  takesWords: boolean;
  hint?: string;
};

/** A value that is found by typing a part of its title. */
export function TitlePicker({ text, options, search, choose, takesWords, hint, ...props }: TitlePickerProps) {
  const [typed, setTyped] = useState(text);
  const isSearching = typed !== text;
  const wanted = typed.trim().toLocaleLowerCase();
  const shown = isSearching
    ? options.filter(({ id, title }) => `${title} ${id}`.toLocaleLowerCase().includes(wanted))
    : options;
  return (
    <ComboBox
      className="search-box"
      aria-labelledby={props.labelledBy}
      inputValue={typed}
      onInputChange={(now) => {
        setTyped(now);
        search?.(now);
        if (takesWords) props.change(now);
      }}
      items={shown.slice(0, 50)}
      onSelectionChange={(key) => {
        const option = options.find(({ id }) => id === key);
        if (!option) return;
        setTyped(option.title);
        choose(option.id);
      }}
      allowsCustomValue
      allowsEmptyCollection
      menuTrigger="input"
    >
      <div className="number">
        <Input
          {...spoken(props)}
          autoComplete="off"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button className="icon-button" aria-label={words.find}>
          <ChevronDown aria-hidden />
        </Button>
      </div>
      {hint && <p className="hint">{hint}</p>}
      <Popover className="options" data-overlay="" offset={4}>
        <ListBox<Option> renderEmptyState={() => <p className="empty">{words.noneFound}</p>}>
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.title} className="option">
              {option.picture && (
                <img src={new URL(option.picture, props.session.pageOrigin).href} alt="" loading="lazy" />
              )}
              <span>
                {option.title}
                {option.note && <small>{option.note}</small>}
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
