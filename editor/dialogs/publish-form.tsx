import { type FormEvent, useId, useState } from 'react';
import type { PublishAsked } from '../contract.ts';
import { Button } from '../react-aria.ts';
import { words } from '../words.ts';

type PublishFormProps = {
  proposed: string;
  isReviewed: boolean;
  /** Git doesn’t know yet who makes the changes. */
  asksName: boolean;
  publish: (asked: PublishAsked) => Promise<void>;
};

/** A sentence for the history, and the one press that publishes. */
export function PublishForm({ proposed, isReviewed, asksName, publish }: PublishFormProps) {
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const given = new FormData(event.currentTarget);
    const [sentence, name, email] = ['sentence', 'name', 'email'].map((one) => String(given.get(one) ?? ''));
    setBusy(true);
    await publish({ sentence: sentence || proposed, ...(name && email && { author: { name, email } }) });
    setBusy(false);
  };
  return (
    <form className="publish" onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{words.sentence}</label>
      <input
        id={id}
        className="text"
        name="sentence"
        maxLength={200}
        defaultValue={proposed}
        autoComplete="off"
      />
      {asksName && (
        <>
          <label>
            {words.yourName}
            <input className="text" name="name" required maxLength={100} autoComplete="name" />
          </label>
          <label>
            {words.yourEmail}
            <input className="text" name="email" type="email" required maxLength={100} autoComplete="email" />
          </label>
        </>
      )}
      <Button type="submit" className="primary" isDisabled={isBusy}>
        {isBusy ? words.publishing : isReviewed ? words.askForReview : words.publish}
      </Button>
    </form>
  );
}
