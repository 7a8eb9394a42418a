import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Source } from '../model/source.ts';
import type { Content } from './content.ts';
import type { Document } from './document.ts';
import { isInGap } from './gaps/is-in-gap.ts';
import { documentRules } from './rules/rules.ts';
import { writtenDocument } from './written-document.ts';

/** What the rules that look at Markdown say of a document. */
export type Judge = (document: Document) => readonly Diagnostic[];

export function openJudge(content: Content): Judge {
  const opened = documentRules.map((rule) => rule(content));
  return (document) => {
    const found: Diagnostic[] = [];
    const report = content.gaps.guard((diagnostic) => {
      if (!isInGap(diagnostic, document.source)) found.push(diagnostic);
    });
    const written = writtenDocument(document, content);
    for (const rule of opened) {
      content.gaps.begin();
      rule(written, report);
    }
    return found;
  };
}

/** Of each file; those that were judged before, and are the same, are not judged again. */
export function judgeDocuments(
  documents: readonly Document[],
  judge: Judge,
  known: ReadonlyMap<Source, readonly Diagnostic[]> = new Map(),
): Map<Source, readonly Diagnostic[]> {
  return new Map(
    documents.map((document) => [document.source, known.get(document.source) ?? judge(document)]),
  );
}
