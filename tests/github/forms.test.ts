/**
 * The forms that GitHub shows to whoever opens an issue. Source of the rules: https://docs.github.com/communities,
 * syntax for issue forms.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const folder = path.join(import.meta.dirname, '../../.github/ISSUE_TEMPLATE');
const forms = readdirSync(folder).filter((name) => name !== 'config.yml');

test('there are forms for a message that did not help, a bug and an idea, and nothing else can be opened', () => {
  expect(forms.toSorted()).toEqual(['bug.yml', 'idea.yml', 'message.yml']);
  expect(parse(readFileSync(path.join(folder, 'config.yml'), 'utf8'))).toEqual({
    blank_issues_enabled: false,
  });
});

type Field = { type: string; id: string; attributes: Record<string, unknown>; validations?: object };

describe.each(forms)('%s', (name) => {
  const form = parse(readFileSync(path.join(folder, name), 'utf8'));

  test('has the keys that GitHub knows', () => {
    expect(Object.keys(form)).toEqual(['name', 'description', 'labels', 'body']);
    expect(form.description.length).toBeLessThanOrEqual(200);
    for (const { type, id, attributes, ...others } of form.body as Field[]) {
      expect(['input', 'textarea']).toContain(type);
      expect(id).toMatch(/^[a-z-]+$/);
      expect(Object.keys(attributes).filter((key) => !/^(label|description|render)$/.test(key))).toEqual([]);
      expect(Object.keys(others).filter((key) => key !== 'validations')).toEqual([]);
    }
  });

  test('asks for nothing twice, and for something', () => {
    const ids = (form.body as Field[]).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((form.body as Field[]).some(({ validations }) => validations !== undefined)).toBe(true);
  });
});
