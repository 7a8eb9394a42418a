import { useEffect, useState } from 'react';
import { pictureBlockIn, printPictureBlock } from '../article/picture-block.ts';
import { server } from '../ask-server.ts';
import type { LibraryPicture } from '../contract.ts';
import { Check, ImageUp } from '../icons.ts';
import { uploadFile } from '../upload-file.ts';
import { whyNot, words } from '../words.ts';
import { type ControlProps, focusable, inputText } from './control-props.ts';
import { FocusAndCrop, type FocusCrop } from './focus-and-crop.tsx';

/** `src` and `alt` as a picture is written; some fields hold the name of the file alone. */
type WrittenPicture = { src: string; alt?: string } & FocusCrop & Readonly<Record<string, unknown>>;

/** `isInText`: it is a block of an article, in Markdown, and has no focus and no crop. */
type PictureProps = ControlProps & { isInText?: boolean };

/** A picture from the library or from this device, and what it shows, for those who can’t see it. */
export function PictureControl({ isInText = false, ...props }: PictureProps) {
  const isName = typeof props.value === 'string' && !isInText;
  const [picture, setPicture] = useState(() =>
    pictureIn(isInText ? pictureBlockIn(inputText(props.value)) : props.value),
  );
  const [query, setQuery] = useState('');
  const [failure, setFailure] = useState<string>();
  const { pictures, again } = usePictures(query);
  const own = usePictures(picture.src).pictures ?? [];
  // One that is chosen is known from the list, so nothing below it moves.
  const original = [...(pictures ?? []), ...own].find(({ name }) => name === picture.src);
  const set = (next: WrittenPicture) => {
    setPicture(next);
    const { src, alt = '' } = next;
    props.change(isName ? src : isInText ? printPictureBlock({ src, alt }) : next);
  };
  const upload = async (file: File | undefined) => {
    if (!file) return;
    try {
      const answer = await uploadFile(file, props.session);
      if (answer.kind !== 'added') return setFailure(whyNot(answer));
      set({ ...withoutView(picture), src: answer.name, alt: '' });
      again();
      setFailure(undefined);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : words.notDone);
    }
  };
  return (
    <div className="picture">
      <input
        {...focusable(props)}
        type="search"
        placeholder={words.searchPictures}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onInput={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <div className="library" role="radiogroup" aria-label={words.library}>
        {pictures?.map((one) => (
          <label key={one.name} className="library-picture">
            <input
              type="radio"
              name={`${props.id}-library`}
              checked={one.name === picture.src}
              onChange={() =>
                set({
                  ...withoutView(picture),
                  src: one.name,
                  ...(one.alt !== undefined && { alt: one.alt }),
                })
              }
            />
            <span className="thumb">
              {one.address && <img src={addressOf(one, props)} alt="" loading="lazy" />}
              {one.name === picture.src && <Check aria-hidden />}
            </span>
            <span>{one.name.split('/').at(-1)}</span>
            <small>{words.usedOn(one.usedOn)}</small>
          </label>
        ))}
        {pictures?.length === 0 && <p className="empty">{words.noneFound}</p>}
      </div>
      <label className="upload secondary">
        <ImageUp aria-hidden />
        {words.upload}
        <input
          type="file"
          accept="image/*"
          className="sr-only"
          onChange={({ currentTarget }) => void upload(currentTarget.files?.[0])}
        />
      </label>
      {failure && <p role="alert">{failure}</p>}
      {!isName && !isInText && original && (
        <FocusAndCrop
          key={picture.src}
          address={addressOf(original, props)}
          size={original}
          canCrop={original.canCrop}
          view={picture}
          set={(view) => set({ ...withoutView(picture), ...view })}
        />
      )}
      {!isName && <AltText picture={picture} set={set} save={props.save} />}
    </div>
  );
}

type AltTextProps = { picture: WrittenPicture; set: (next: WrittenPicture) => void; save: () => void };

function AltText({ picture, set, save }: AltTextProps) {
  const [isDecorative, setDecorative] = useState(picture.alt === '');
  return (
    <fieldset className="alt">
      <legend className="sr-only">{words.alt}</legend>
      {!isDecorative && (
        <label>
          {words.alt}
          <textarea
            className="text"
            rows={2}
            dir="auto"
            value={picture.alt ?? ''}
            aria-invalid={picture.alt === '' || undefined}
            onInput={({ currentTarget }) => set({ ...picture, alt: currentTarget.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              save();
            }}
          />
        </label>
      )}
      {!isDecorative && !picture.alt && <p className="hint">{words.altMissing}</p>}
      <label className="choice">
        <input
          type="checkbox"
          checked={isDecorative}
          onChange={({ currentTarget }) => {
            setDecorative(currentTarget.checked);
            if (currentTarget.checked) set({ ...picture, alt: '' });
          }}
        />
        {words.decorates}
      </label>
    </fieldset>
  );
}

/** `pictures`: undefined until they are known. */
function usePictures(query: string): { pictures?: readonly LibraryPicture[]; again: () => void } {
  const [pictures, setPictures] = useState<readonly LibraryPicture[]>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks again.
  useEffect(() => {
    let isLate = false;
    server.pictures(query).then(
      (found) => !isLate && setPictures(found),
      () => {},
    );
    return () => {
      isLate = true;
    };
  }, [query, turn]);
  return { pictures, again: () => setTurn(turn + 1) };
}

function addressOf({ address = '' }: LibraryPicture, { session }: ControlProps): string {
  return new URL(address, session.pageOrigin).href;
}

function pictureIn(value: unknown): WrittenPicture {
  if (typeof value !== 'object' || value === null) return { src: inputText(value) };
  const given = Object.fromEntries(Object.entries(value));
  return { ...given, src: inputText(given.src), ...(typeof given.alt === 'string' && { alt: given.alt }) };
}

/** They belong to one file. */
function withoutView({ focus: _focus, crop: _crop, ...picture }: WrittenPicture): WrittenPicture {
  return picture;
}
