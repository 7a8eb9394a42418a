import { expect, test } from 'vitest';
import { askValues } from '../../cli/scaffold/ask-values.ts';
import { readSite } from '../../renderer/site.ts';
import { smallSiteFolder } from './run-site.ts';

/** The questions and notes, with answers given in turn; a question without an answer is the end of the input. */
async function answerAll(kindWord: string, answers: readonly string[]) {
  const { kinds, beginning } = await readSite({ root: await smallSiteFolder() });
  const kind = kinds?.find(({ word }) => word === kindWord);
  if (!kind || !beginning) throw new Error(`no kind ${kindWord}`);
  const heard: string[] = [];
  const left = [...answers];
  const ask = async (question: string) => {
    heard.push(question);
    return left.shift();
  };
  const say = (text: string) => void heard.push(text);
  const values = await askValues('oet-weekend', { kind, schema: beginning(kindWord) }, { ask, say });
  return { values, heard };
}

test('a course is asked for its title and its price', async () => {
  const { values, heard } = await answerAll('course', ['OET weekend', '£1,390']);
  expect(values).toEqual({ title: 'OET weekend', price: 1390 });
  expect(heard).toEqual(['Title [Oet weekend]: ', 'Price [leave it for later]: ']);
});

test('what is left open is the title of the id, and no price', async () => {
  expect((await answerAll('course', ['', ''])).values).toEqual({ title: 'Oet weekend' });
});

test.each([
  ['349.99', 349.99],
  ['1299', 1299],
  ['$ 12,000.50', 12000.5],
  ['Free', 'Free'],
])('“%s” is a price', async (answer, price) => {
  expect((await answerAll('course', ['A', answer])).values).toEqual({ title: 'A', price });
});

test.each(['cheap', '-5', '1,39', '12.50.3', '1e3'])('“%s” is asked for again', async (answer) => {
  const { values, heard } = await answerAll('course', ['A', answer, '20']);
  expect(heard).toContain('  Write a number, or the word Free, such as 349.99.');
  expect(values).toEqual({ title: 'A', price: 20 });
});

test('whoever stops leaves nothing behind', async () => {
  expect((await answerAll('course', ['A'])).values).toBeUndefined();
});

test('a person is asked for their name, a page for its title alone', async () => {
  expect((await answerAll('tutor', ['Maria Santos'])).values).toEqual({ name: 'Maria Santos' });
  expect((await answerAll('page', ['Scholarships'])).heard).toEqual(['Title [Oet weekend]: ']);
});
