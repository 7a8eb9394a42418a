import type { DocumentFace } from '../../schemas/printed-document.ts';

export const faces = {
  heading: { typeface: 'heading', weight: 600 },
  text: { typeface: 'text', weight: 400 },
  strong: { typeface: 'text', weight: 700 },
} satisfies Record<string, DocumentFace>;

export type Face = keyof typeof faces;
