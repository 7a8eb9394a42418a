import { describe, expect, test } from 'vitest';
import type { PlannedSection } from '../../renderer/model/plan.ts';
import { distinctIds } from '../../renderer/plan/pages/distinct-ids.ts';

const place = { file: 'content/pages/home.yaml', line: 1, column: 1 };

function section(props: Record<string, unknown>, id?: string): PlannedSection {
  return { kind: 'prose', ...(id && { id }), props, place };
}

function htmlIds(sections: readonly PlannedSection[]): string[] {
  return [...JSON.stringify(sections).matchAll(/<h\d id=\\"([^"\\]*)/g)].map(([, id = '']) => id);
}

describe('ids of headings', () => {
  test('stay where nothing else has them', () => {
    const sections = [section({ html: '<h2 id="fees">Fees</h2>' }, 'prices')];
    expect(distinctIds(sections)).toEqual(sections);
  });

  test('give way to the id of a section, of a question and of a choice', () => {
    const sections = [
      section({ body: [{ kind: 'html', html: '<h2 id="fees">Fees</h2><h3 id="field">Field</h3>' }] }),
      section({ html: '<h2 id="exam-osce">Exam OSCE</h2>' }, 'fees'),
      section({ questions: [{ id: 'field' }], filters: [{ id: 'exam', options: [{ id: 'osce' }] }] }),
    ];
    expect(htmlIds(distinctIds(sections))).toEqual(['fees-2', 'field-2', 'exam-osce-2']);
  });

  test('are followed by the table of contents of their own text', () => {
    const article = {
      body: [{ kind: 'html', html: '<h2 id="lead">Lead</h2><h2 id="end">End</h2>' }],
      contents: [
        { id: 'lead', text: 'Lead' },
        { id: 'end', text: 'End' },
      ],
    };
    const [first] = distinctIds([section({ article }), section({}, 'lead')]);
    expect(first?.props).toMatchObject({ article: { contents: [{ id: 'lead-2' }, { id: 'end' }] } });
    expect(distinctIds([section({ article })])).toEqual([section({ article })]);
  });
});
