import { useEffect, useState } from 'react';
import { pictureBlockIn } from '../article/picture-block.ts';
import { server } from '../ask-server.ts';
import type { RichBlock } from '../contract.ts';
import { goToWords } from '../panel/go-to-words.ts';
import { Button } from '../react-aria.ts';
import { RichControl } from '../rich/rich-control.tsx';
import { words } from '../words.ts';
import { type ControlProps, inputText } from './control-props.ts';
import { MarkdownControl } from './markdown-control.tsx';
import { PictureControl } from './picture-control.tsx';

/**
 * A part of an article: with its marks where it prints back to its very bytes, as a picture if it is one, and as it is
 * written everywhere else.
 */
export function ArticleControl(props: ControlProps) {
  const { field, value, change, id } = props;
  const [block, setBlock] = useState<RichBlock | undefined>(field.value === value ? field.rich : undefined);
  const [turn, setTurn] = useState(0);
  const isPart = field.article !== undefined && field.article.part !== 'whole';
  const [isPicture, setPicture] = useState(() => isPart && isPictureIn(value));
  const [says, setSays] = useState('');
  useEffect(() => {
    const control = turn > 0 ? document.getElementById(id) : null;
    control?.focus();
    if (control) goToWords(control, '');
  }, [turn, id]);
  const turnTo = (next: RichBlock | undefined, isNowPicture = false) => {
    setBlock(next);
    setPicture(isNowPicture);
    setTurn((n) => n + 1);
  };
  const leave = (markdown: string) => {
    change(markdown);
    setSays('');
    turnTo(undefined);
  };
  const show = (markdown: string) => {
    change(markdown);
    server.rich(markdown, field.id).then(
      ({ rich }) => {
        const isOne = isPictureIn(markdown);
        if (!rich && !isOne) setSays(words.onlyMarkdown);
        turnTo(rich, isOne);
      },
      (error: Error) => {
        setSays(error.message);
        turnTo(undefined);
      },
    );
  };
  if (block) return <RichControl key={turn} {...props} {...{ block, leave, show }} />;
  if (isPicture)
    return (
      <>
        <PictureControl key={turn} {...props} isInText />
        <Button className="link-button" onPress={() => leave(inputText(value))}>
          {words.asMarkdown}
        </Button>
      </>
    );
  return (
    <MarkdownControl key={turn} {...props} said={says}>
      {isPart && (
        <Button className="link-button" onPress={() => show(inputText(value))}>
          {words.asRead}
        </Button>
      )}
    </MarkdownControl>
  );
}

function isPictureIn(markdown: unknown): boolean {
  return pictureBlockIn(inputText(markdown)) !== undefined;
}
