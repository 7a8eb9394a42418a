import { describe, expect, it } from 'vitest';
import { sideBySide } from '../../cli/drift/side-by-side.ts';
import { displayWidth } from '../../diagnostics/display-width.ts';

const changed = (before: string, after: string) =>
  sideBySide({ stretches: [{ kind: 'changed', before, after }] });

describe('two states of a text beside each other', () => {
  it('shows what has changed, and only counts what has not', () => {
    const lines = sideBySide({
      stretches: [
        { kind: 'same', count: 1 },
        { kind: 'changed', before: 'Ten stations.', after: 'Twelve stations.' },
        { kind: 'same', count: 3 },
      ],
    });
    expect(lines).toEqual([
      '… 1 paragraph as before …',
      `${'Ten stations.'.padEnd(36)} │ Twelve stations.`,
      '',
      '… 3 paragraphs as before …',
    ]);
  });

  it('leaves the side empty on which a paragraph is missing', () => {
    expect(changed('', 'New.')).toEqual([`${' '.repeat(36)} │ New.`, '']);
    expect(changed('Old.', '')).toEqual([`${'Old.'.padEnd(36)} │`, '']);
  });

  it('has the line between both sides in one column and within 80, whatever the script', () => {
    const texts = [
      'नेपालका नर्सहरूका लागि ओएससीई तयारी, काठमाडौंबाट र अनलाइन, सानो समूहमा।',
      '考试有十个考站，每站八分钟，考官会看你如何与病人说话，也会看你如何洗手。',
      'دورة عبر الإنترنت للممرضين والممرضات، تبدأ كل يوم اثنين في مجموعات صغيرة.',
      `https://example.com/${'a'.repeat(60)}`,
    ];
    for (const text of texts) {
      const [, ...rows] = changed(text, text).toReversed();
      expect(rows.length).toBeGreaterThan(1);
      for (const row of rows) {
        const [left = '', right = ''] = row.split('│');
        expect(displayWidth(left)).toBe(37);
        expect(displayWidth(right)).toBeLessThanOrEqual(37);
      }
    }
  });
});
