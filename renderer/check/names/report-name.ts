import type { Diagnostic, Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-references.ts';
import {
  idBesideHeading,
  nameThatEnds,
  nameTooEarly,
  nameWithSpaces,
} from '../../../diagnostics/messages.generated.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { findNameProblem, type NameProblem, type NameScope } from './find-name-problem.ts';

/** Reports a problem with a name in braces, if any. `written` is the text between the braces. */
export function reportName(written: string, place: () => Place, scope: NameScope, report: Report): void {
  const name = written.trim();
  if (/^#[\w-]+$/.test(name)) {
    report(idBesideHeading(place(), { id: name.slice(1) }));
    return;
  }
  const problem = findNameProblem(name, scope);
  const bare = name.replace(/^[%$#@\s]+|(?<![%\s])[%\s]+$/g, '');
  if (problem && bare !== name && !findNameProblem(bare, scope)) {
    report(messages.unknownName(place(), name, { meant: bare, known: [] }));
    return;
  }
  if (problem) report(explainName(problem, name, place()));
  else if (name !== written) report(nameWithSpaces(place(), { written, name }));
}

function explainName(problem: NameProblem, name: string, place: Place): Diagnostic {
  switch (problem.kind) {
    case 'unknown':
      return messages.unknownName(place, name, problem);
    case 'elsewhere':
      return messages.nameElsewhere(place, name, problem.collection, problem.page);
    case 'later':
      return nameTooEarly(place, { name, collection: problem.collection });
    // Hundreds of texts may name facts: messages at the same place are merged.
    case 'no-facts':
      return messages.missingFacts({ file: 'content/facts.yaml', line: 1, column: 1 });
    case 'ends':
      return nameThatEnds(place, { name });
    case 'nested':
      return messages.nameOfNames(place, name, problem.place);
  }
}
