import type { ReasonForAll } from '../../model/rebuild.ts';
import { findDifferences } from '../../source/find-differences.ts';
import { shownValue } from '../../source/shown-value.ts';
import { isSameValue } from './is-same-value.ts';

/**
 * Why all answers of an earlier build are invalid: compares the basis as it was with the current one. In the order of
 * `basisOf`.
 */
export function reasonsInBasis(before: readonly unknown[], now: readonly unknown[]): ReasonForAll[] {
  const reasonAt: readonly ((was: unknown, is: unknown) => ReasonForAll[])[] = [
    () => [{ kind: 'code' }],
    () => [{ kind: 'code' }],
    (was, is) => [{ kind: 'base', before: String(was ?? ''), now: String(is ?? '') }],
    (_, is) => [{ kind: 'drafts', now: is === true }],
    (was, is) => [{ kind: 'day', before: String(was), now: String(is) }],
    (was, is) => settingReasons('site.yaml', '', was, is),
    (was, is) => settingReasons('content/wording.yaml', 'money', was, is),
    () => [{ kind: 'left-out' }],
    () => [{ kind: 'left-out' }],
    (was) => (Array.isArray(was) && was.length > 1 ? [{ kind: 'left-out' }] : []),
    () => [{ kind: 'alternates' }],
    () => [{ kind: 'languages' }],
  ];
  return reasonAt.flatMap((reasons, index) =>
    isSameValue(before[index], now[index]) ? [] : reasons(before[index], now[index]),
  );
}

function settingReasons(file: string, within: string, before: unknown, now: unknown): ReasonForAll[] {
  return findDifferences(before, now, within).map((found) => {
    const [was, is] = [shownValue(found.before), shownValue(found.after)];
    return {
      ...{ kind: 'setting', file, name: found.path.replaceAll('/', ' ') },
      ...(was !== undefined && { before: was }),
      ...(is !== undefined && { now: is }),
    };
  });
}
