import type { Trouble } from '../contract.ts';
import { words } from '../words.ts';
import { TroubleList } from './trouble-list.tsx';

/** Mistakes that are in the files already: the last good page stays below. */
export function SiteTroubles({
  troubles,
  open,
}: {
  troubles: readonly Trouble[];
  open: (id: string) => void;
}) {
  const errors = troubles.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return null;
  return (
    <section className="site-troubles" role="alert">
      <h2>{words.siteHasMistake}</h2>
      <TroubleList
        troubles={errors.map((one) =>
          one.file ? { ...one, message: `${words.inFile(one.file, one.line ?? 1)}: ${one.message}` } : one,
        )}
        open={open}
      />
    </section>
  );
}
