import { useEffect, useState } from 'react';
import { server } from '../ask-server.ts';
import type { EditSession, PublishAnswer, UnpublishedChanges } from '../contract.ts';
import { notPublished, words } from '../words.ts';
import { useBothStates } from './both-states.tsx';
import { ConflictChoices } from './conflict-choices.tsx';
import { Online } from './online.tsx';
import { proposedSentence } from './proposed-sentence.ts';
import { PublishForm } from './publish-form.tsx';
import { UnpublishedList } from './unpublished-list.tsx';

type PublicationProps = {
  session: EditSession;
  undo: (n: number) => Promise<void>;
  go: (address: string, id?: string) => void;
  published: () => void;
};

/** What visitors will read otherwise, and the way there. */
export function Publication({ session, undo, go, published }: PublicationProps) {
  const [turn, setTurn] = useState(0);
  const [found, setFound] = useState<UnpublishedChanges>();
  const [answer, setAnswer] = useState<PublishAnswer>();
  const [failure, setFailure] = useState<string>();
  const states = useBothStates(turn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn looks again.
  useEffect(() => {
    const leaving = new AbortController();
    server.unpublished(leaving.signal).then(setFound, (error: Error) => {
      if (!leaving.signal.aborted) setFailure(error.message);
    });
    return () => leaving.abort();
  }, [turn]);
  const publish = async (asked: Parameters<typeof server.publish>[0]): Promise<void> => {
    setFailure(undefined);
    const given = await server.publish(asked).catch((error: Error) => setFailure(error.message));
    if (!given) return;
    setAnswer(given);
    if (given.kind !== 'published' && given.kind !== 'in-review') return;
    published();
    setTurn(turn + 1);
  };
  if (failure && !found) return <p role="alert">{failure}</p>;
  if (!found) return <p role="status">{words.comparing}</p>;
  if (found.state.kind === 'impossible')
    return <p className="hint">{notPublished.get(found.state.code) ?? words.notDone}</p>;
  const isAnything = found.changes.length + found.unseen.length + found.files > 0 || found.state.isAhead;
  return (
    <section className="publication">
      <h3>{found.state.isFirst ? words.firstPublication : words.sincePublication}</h3>
      {!isAnything && <p className="empty">{words.nothingToPublish}</p>}
      <UnpublishedList
        {...{ found, session, states, go }}
        undo={(n) => void undo(n).then(() => setTurn(turn + 1))}
      />
      <div role="status">
        {states.said !== '' && <p>{states.said}</p>}
        {answer && <Outcome answer={answer} />}
        {failure && <p>{failure}</p>}
      </div>
      {answer?.kind === 'conflicts' && (
        <ConflictChoices
          conflicts={answer.conflicts}
          choose={(choices) => publish({ sentence: proposedSentence(found), choices })}
        />
      )}
      {isAnything && answer?.kind !== 'conflicts' && (
        <PublishForm
          key={turn}
          proposed={proposedSentence(found)}
          isReviewed={found.state.isReviewed}
          asksName={answer?.kind === 'failed' && answer.code === 'no-author'}
          publish={publish}
        />
      )}
      {!found.state.isFirst && <Online />}
    </section>
  );
}

function Outcome({ answer }: { answer: PublishAnswer }) {
  if (answer.kind === 'published')
    return (
      <>
        <p className="done">{words.published}</p>
        {answer.isBehind && <p>{words.behind}</p>}
      </>
    );
  if (answer.kind === 'in-review')
    return (
      <p className="done">
        {words.inReview(answer.branch)}{' '}
        {answer.review && (
          <a href={answer.review} target="_blank" rel="noreferrer">
            {words.openReview}
          </a>
        )}
      </p>
    );
  if (answer.kind === 'nothing') return <p>{words.nothingToPublish}</p>;
  if (answer.kind === 'conflicts') return <p>{words.publishConflicts}</p>;
  return (
    <>
      <p className="failed">{notPublished.get(answer.code) ?? words.notDone}</p>
      {answer.kind === 'failed' && answer.said !== '' && <pre className="raw">{answer.said}</pre>}
    </>
  );
}
