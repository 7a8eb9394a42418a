import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Source } from '../model/source.ts';
import type { Steps } from '../model/steps.ts';
import type { Content } from './content.ts';
import type { Document } from './document.ts';
import type { ContentChange } from './document-rule.ts';
import { isInGap } from './gaps/is-in-gap.ts';
import { documentRules } from './rules/rules.ts';
import { writtenDocument } from './written-document.ts';

/** The results for a document of the rules that look at Markdown, by rule; empty if there are none. */
export type DocumentProblems = readonly (readonly Diagnostic[])[];

/** `known`: results known already, by the index of the rule. */
export type DocumentCheck = (
  document: Document,
  known?: (rule: number) => readonly Diagnostic[] | undefined,
) => DocumentProblems;

export function openDocumentCheck(content: Content): DocumentCheck {
  const opened = documentRules.map(({ open }) => open(content));
  return (document, known) => {
    const written = writtenDocument(document, content);
    const all = opened.map((judge, rule) => {
      const before = known?.(rule);
      if (before) return before;
      const found: Diagnostic[] = [];
      const report = content.gaps.guard((diagnostic) => {
        if (!isInGap(diagnostic, document.source)) found.push(diagnostic);
      });
      content.gaps.begin();
      judge(written, report);
      return found;
    });
    return all.some((found) => found.length > 0) ? all : nothing;
  };
}

const nothing: DocumentProblems = [];

/** Earlier results by file. `change`: set if more than the Markdown of some files has changed. */
export type EarlierProblems = { ofFiles: ReadonlyMap<Source, DocumentProblems>; change?: ContentChange };

/** Judging one takes a quarter of a millisecond, and some memory until the next pause; most need only a look. */
const [judgedPerPause, seenPerPause] = [100, 1000];

/** Judges each file; an unchanged file isn't judged again, except by rules whose earlier result no longer holds. */
export function* checkDocuments(
  documents: readonly Document[],
  judge: DocumentCheck,
  { ofFiles, change }: EarlierProblems = { ofFiles: new Map() },
): Steps<Map<Source, DocumentProblems>> {
  const holds = change && documentRules.map((rule) => rule.holds?.(change) ?? (() => true));
  let judged = 0;
  const judgeAnew: DocumentCheck = (document, known) => {
    judged += 1;
    return judge(document, known);
  };
  const judgeAgain = (document: Document): DocumentProblems => {
    const found = ofFiles.get(document.source);
    if (!found) return judgeAnew(document);
    const holding = holds?.map((one, rule) => one(document, found[rule] ?? [])) ?? [];
    if (holding.every((one) => one)) return found;
    return judgeAnew(document, (rule) => (holding[rule] ? (found[rule] ?? []) : undefined));
  };
  const judgements = new Map<Source, DocumentProblems>();
  let seen = 0;
  for (const document of documents) {
    judgements.set(document.source, judgeAgain(document));
    seen += 1;
    if (judged < judgedPerPause && seen < seenPerPause) continue;
    [judged, seen] = [0, 0];
    yield;
  }
  return judgements;
}
