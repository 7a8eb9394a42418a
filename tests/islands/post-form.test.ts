import { describe, expect, it } from 'vitest';
import { postForm } from '../../templates/islands/forms/post-form.ts';

/** Answers with each status in turn; 0 means a lost connection. */
function answering(...statuses: number[]) {
  const asked: string[] = [];
  const fetch = async (address: string) => {
    const status = statuses[asked.length] ?? 500;
    asked.push(address);
    if (status === 0) throw new TypeError('connection lost');
    return { ok: status < 300, status };
  };
  return { fetch, asked };
}

const post = (answers: ReturnType<typeof answering>) =>
  postForm('https://forms.example.com/lead', new FormData(), answers.fetch);

describe('postForm', () => {
  it('sends once what arrives', async () => {
    const answers = answering(200);
    expect(await post(answers)).toBe(true);
    expect(answers.asked).toEqual(['https://forms.example.com/lead']);
  });

  it.each([0, 503])('tries once more after %s', async (first) => {
    const answers = answering(first, 204);
    expect(await post(answers)).toBe(true);
    expect(answers.asked).toHaveLength(2);
  });

  it('gives up after the second time', async () => {
    const answers = answering(0, 0, 200);
    expect(await post(answers)).toBe(false);
    expect(answers.asked).toHaveLength(2);
  });

  it('does not repeat what the other side refuses', async () => {
    const answers = answering(422, 200);
    expect(await post(answers)).toBe(false);
    expect(answers.asked).toHaveLength(1);
  });
});
