import type { Diagnostic } from '../../renderer/site.ts';

/** A problem as the editor in the browser shows it. */
export type ShownProblem = Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'> & {
  file: string;
  line: number;
};

export function shownProblem({ code, severity, message, hint, place }: Diagnostic): ShownProblem {
  const { file, line } = place;
  return { code, severity, message, ...(hint !== undefined && { hint }), file, line };
}
