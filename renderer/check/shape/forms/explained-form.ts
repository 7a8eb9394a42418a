import type { Slip } from '../../../../diagnostics/messages/slips.ts';

/**
 * Why a text is not in its form: at most two slips. `meant`: the text without them, in its form. `perhaps`: one or two
 * possible texts, neither of them certain.
 */
export type ExplainedForm = { slips: readonly Slip[]; meant?: string; perhaps?: readonly string[] };
