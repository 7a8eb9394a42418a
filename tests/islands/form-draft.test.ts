import { describe, expect, it } from 'vitest';
import { parseDraft } from '../../templates/islands/forms/form-draft.ts';

describe('parseDraft', () => {
  it('gives back the texts by name', () => {
    expect(parseDraft('{"firstName":"Asha","paymentMethod":"klarna"}')).toEqual({
      firstName: 'Asha',
      paymentMethod: 'klarna',
    });
  });

  it('leaves out what is no text', () => {
    expect(parseDraft('{"firstName":"Asha","age":3,"more":{}}')).toEqual({ firstName: 'Asha' });
  });

  it.each(['', '{', 'null', '[]', '"text"', '7'])('takes %j for no draft', (written) => {
    expect(parseDraft(written)).toBeUndefined();
  });
});
