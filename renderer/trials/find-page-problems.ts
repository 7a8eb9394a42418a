import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { newProblems } from '../edit/new-problems.ts';
import type { PagePlan } from '../plan/pages/plan-page.ts';
import type { EditTrial } from './open-edit-trial.ts';
import type { PagePrinter } from './open-printing.ts';
import { changedAddresses, type TrialPlan } from './open-trials.ts';
import { openPageJudgement } from './page-judgement.ts';

/** A mistake in a value that more pages show is found on the first of them. */
const most = 12;

/** What only shows on finished pages, such as a link that leads nowhere, and wasn’t wrong before a trial. */
export async function findPageProblems({ trials, printing, ...trial }: EditTrial): Promise<Diagnostic[]> {
  const { before } = trials;
  const after = printing && trial.after();
  const addresses = after
    ? [...changedAddresses(after, before).slice(0, most), ...pagesThatLead(after, before)]
    : [];
  if (!after || addresses.length === 0) return [];
  const now = await problemsOf(after, addresses, printing);
  if (now.length === 0) return [];
  const then = await problemsOf({ ...before, ...trials.again() }, addresses, printing);
  return newProblems(then, now);
}

/** Pages that stay as they are, and name the address of one that goes. */
function pagesThatLead(after: TrialPlan, before: TrialPlan): string[] {
  const lost = [...before.digests.keys()].filter((address) => !after.digests.has(address));
  if (lost.length === 0) return [];
  return [...after.digests.keys()].filter((address) => {
    if (after.digests.get(address) !== before.digests.get(address)) return false;
    const page = JSON.stringify(after.plan(address)?.page);
    return lost.some((one) => page.includes(one));
  });
}

async function problemsOf(
  plan: TrialPlan,
  addresses: readonly string[],
  printing: PagePrinter,
): Promise<Diagnostic[]> {
  const print = await printing.pages(plan.settings);
  const printed = (address: string) => {
    const page: PagePlan | undefined = plan.plan(address);
    return page ? [{ ...page, parts: print(page) }] : [];
  };
  const judgement = openPageJudgement(plan);
  for (const page of addresses.flatMap(printed)) judgement.add(page);
  for (const page of judgement.lacking().flatMap(printed)) judgement.know(page);
  return [...judgement.problems(), ...(await printing.unshown([...judgement.assets.values()]))];
}
