import type { Slip } from '../../../../diagnostics/messages/slips.ts';

/**
 * Why a text is not in its form: at most two slips. `meant`: the text without them, which is in its form. `perhaps`: one
 * or two such texts, which nobody can be sure of.
 */
export type ExplainedForm = { slips: readonly Slip[]; meant?: string; perhaps?: readonly string[] };
