import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts';
import { hasError } from '../../diagnostics/has-error.ts';
import type { KindCodes } from '../../kinds/kind.ts';
import type { Kinds } from '../model/kinds.ts';
import type { SchemaSet, Site } from '../model/site.ts';
import type { Sources } from '../model/source.ts';
import { compileSchemas, type Validators } from '../schema/compile-schemas.ts';
import { readKinds } from '../schema/read-kinds.ts';
import { type Checked, type CheckMemory, lastCheck } from './check-memory.ts';
import { checkNeeds } from './check-needs.ts';
import type { Content, Document } from './content.ts';
import { createDemand } from './demand.ts';
import { type Given, gatherContent, isJudged } from './gather-content.ts';
import { gatherDocuments } from './gather-documents.ts';
import { type Judge, judgeDocuments, openJudge } from './judge-documents.ts';
import { judgedSite } from './judged-site.ts';
import { releaseRules, rules } from './rules/rules.ts';
import { checkDocument } from './shape/check-document.ts';
import { siteOf } from './site-of.ts';

export type CheckOptions = {
  /** The code of kinds: their rules run beside those of the core. */
  code: KindCodes;
  /** Refuses placeholders and samples. */
  release?: boolean;
  /** Made of the same schemas; spares compiling them again. */
  validators?: Validators;
  /** Of earlier checks. */
  memory?: CheckMemory;
};

/**
 * Judges everything that was read. Reports each mistake once; `undefined` exactly where one of them is an error. What
 * the last check found is not looked for again where only the Markdown below front matters has changed.
 */
export function checkSite(
  sources: Sources,
  schemas: SchemaSet,
  options: CheckOptions,
  report: Report,
): Site | undefined {
  const { code, release = false, memory = {} } = options;
  const kinds = readKinds(schemas);
  const documents = gatherDocuments(sources, schemas, kinds);
  // What is judged before going live is judged once.
  const last = release ? undefined : lastCheck(memory, { sources, schemas, code });
  const gathered = { ...options, documents, kinds };
  const checked = last
    ? checkMarkdownOnly(last, sources, schemas, gathered)
    : checkAll(sources, schemas, gathered);
  if (!release) memory.last = checked;
  const found = [...checked.problems, ...[...checked.ofFiles.values()].flat()];
  found.forEach(report);
  return hasError(found) ? undefined : siteOf(sources, { schemas, kinds, documents });
}

type Gathered = { documents: readonly Document[]; kinds: Kinds };

/** Where nothing but Markdown has changed since `last`. */
function checkMarkdownOnly(
  last: Checked,
  sources: Sources,
  schemas: SchemaSet,
  options: CheckOptions & Gathered,
): Checked {
  let { judge } = last;
  const judgeOne: Judge = (document) => {
    judge ??= openJudge(gatherContent(sources, givenOf(schemas, options)));
    return judge(document);
  };
  const ofFiles = judgeDocuments(options.documents.filter(isJudged), judgeOne, last.ofFiles);
  return { ...last, sources, ofFiles, ...(judge && { judge }) };
}

function givenOf(schemas: SchemaSet, options: CheckOptions & Gathered): Given {
  const { code, validators = compileSchemas(schemas), documents, kinds } = options;
  return { schemas, code, validators, documents, kinds };
}

function checkAll(sources: Sources, schemas: SchemaSet, options: CheckOptions & Gathered): Checked {
  const { code, release = false } = options;
  const problems: Diagnostic[] = [];
  const note: Report = (diagnostic) => void problems.push(diagnostic);
  const content = gatherContent(sources, givenOf(schemas, options));
  for (const document of content.documents) checkDocument(document, content, note);
  for (const rule of release ? [...rules, ...releaseRules] : rules) rule(content, note);
  checkKinds(content, release, note);
  const judge = openJudge(content);
  return { sources, schemas, code, problems, judge, ofFiles: judgeDocuments(content.documents, judge) };
}

function checkKinds(content: Content, release: boolean, report: Report): void {
  const demand = createDemand(content, report);
  checkNeeds(content, demand);
  const site = judgedSite(content, demand);
  for (const { rules: own = [], releaseRules: last = [] } of Object.values(content.code))
    for (const rule of release ? [...own, ...last] : own) rule(site, report);
}
