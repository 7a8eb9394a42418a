import { useEffect, useState } from 'react';
import { server } from '../ask-server.ts';
import type { EditSession, LibraryFile, MediaUseView, SaveAnswer } from '../contract.ts';
import { ArrowLeft, ImageUp } from '../icons.ts';
import { Button } from '../react-aria.ts';
import { uploadFile } from '../upload-file.ts';
import { whyNot, words } from '../words.ts';
import { FileThumb, sizeInWords } from './file-thumb.tsx';

type FileDetailsProps = {
  file: LibraryFile;
  session: EditSession;
  go: (address: string, id?: string) => void;
  back: () => void;
  /** Something was done to the file. */
  done: (status: string) => void;
};

/** One file: where it is used, and what can be done to it. */
export function FileDetails({ file, session, go, back, done }: FileDetailsProps) {
  const { id, name, isOwn } = file;
  const [uses, setUses] = useState<readonly MediaUseView[]>();
  const [wanted, setWanted] = useState(bareName(name));
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const fail = (error: unknown) => setFailure(error instanceof Error ? error.message : words.notDone);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once.
  useEffect(() => {
    server.mediaUses(id).then(setUses, fail);
  }, [id]);
  /** `status`: what has happened then. */
  const run = async (ask: () => Promise<SaveAnswer>, status: () => string): Promise<void> => {
    // A button that is pressed keeps the focus, so none is switched off meanwhile.
    if (isBusy) return;
    setFailure(undefined);
    setBusy(true);
    try {
      const answer = await ask();
      if (answer.kind === 'saved') done(status());
      else setFailure(whyNot(answer));
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };
  const rename = async (): Promise<void> => {
    let now = '';
    const ask = async () => {
      const answer = await server.renameMedia(id, wanted);
      if (answer.kind === 'saved') now = answer.name;
      return answer;
    };
    await run(ask, () => words.fileRenamed(now));
  };
  const replace = async (picture: File | undefined): Promise<void> => {
    if (!picture) return;
    let by = '';
    await run(
      async () => {
        const added = await uploadFile(picture, session);
        if (added.kind !== 'added') return added;
        by = added.name;
        return server.replaceMedia(id, added.id);
      },
      () => words.replaced(name, by),
    );
  };
  return (
    <div className="file-details">
      <Button className="link-button" autoFocus onPress={back}>
        <ArrowLeft aria-hidden /> {words.backToFiles}
      </Button>
      <div className="file-head">
        <FileThumb file={file} session={session} />
        <p>{sizeInWords(file)}</p>
      </div>
      <h3>{words.usedHere}</h3>
      {uses?.length === 0 && <p className="hint">{words.usedNowhere}</p>}
      <ul className="journal">
        {uses?.map(({ id: use, title, within, address = '' }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one value may use a file twice.
          <li key={index}>
            <div>
              <strong>{within || title}</strong> <span className="quiet">{within ? title : address}</span>
            </div>
            <Button
              className="secondary"
              aria-label={words.goThere([title, within].filter(Boolean).join(', '))}
              onPress={() => go(address, use)}
            >
              {words.show}
            </Button>
          </li>
        ))}
      </ul>
      <p className="wrong" role="alert">
        {failure}
      </p>
      {isOwn && (
        <form
          className="rename-file"
          onSubmit={(event) => {
            event.preventDefault();
            void rename();
          }}
        >
          <label>
            {words.renameFile}
            <input
              className="text"
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              value={wanted}
              onChange={({ currentTarget }) => setWanted(currentTarget.value)}
            />
          </label>
          <Button type="submit" className="secondary" isDisabled={wanted === bareName(name)}>
            {words.rename}
          </Button>
        </form>
      )}
      <div className="new-actions">
        {file.uses > 0 && file.address && (
          <label className="upload secondary">
            <ImageUp aria-hidden />
            {words.replaceEverywhere}
            <input
              type="file"
              accept="image/*"
              className="sr-only"
              onChange={({ currentTarget }) => void replace(currentTarget.files?.[0])}
            />
          </label>
        )}
        {isOwn && file.uses === 0 && (
          <Button
            className="secondary"
            onPress={() =>
              void run(
                () => server.removeMedia(id),
                () => words.fileRemoved(name),
              )
            }
          >
            {words.removeFile}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Without its folder and its ending, which stay. */
function bareName(name: string): string {
  return name.replace(/^.*\//, '').replace(/\.\w+$/, '');
}
