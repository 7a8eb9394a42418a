import { useState } from 'react';
import { server } from '../ask-server.ts';
import type { OnlineView } from '../contract.ts';
import { Button } from '../react-aria.ts';
import { momentInWords, notOnline, notPublished, words } from '../words.ts';

/** Asks the website whether it has what was published, and only when it is told to. */
export function Online() {
  const [said, setSaid] = useState('');
  const [isAsking, setAsking] = useState(false);
  const askIt = async (): Promise<void> => {
    if (isAsking) return;
    setAsking(true);
    setSaid(words.askingOnline);
    setSaid(await server.online().then(onlineInWords, (error: Error) => error.message));
    setAsking(false);
  };
  return (
    <div className="online">
      <Button className="secondary" onPress={() => void askIt()}>
        {words.askOnline}
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}

function onlineInWords(answer: OnlineView): string {
  if (answer.kind === 'online') return words.online;
  if (answer.kind === 'earlier') return words.hasEarlier(momentInWords(answer.at), answer.sentence);
  if (answer.kind === 'impossible') return notPublished.get(answer.code) ?? words.notDone;
  return notOnline.get(answer.kind) ?? words.notDone;
}
