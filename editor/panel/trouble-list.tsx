import type { Trouble } from '../contract.ts';
import { TriangleAlert } from '../icons.ts';
import { Button } from '../react-aria.ts';
import { valueInWords, words } from '../words.ts';

type TroubleListProps = {
  troubles: readonly Trouble[];
  /** Writes the value that the check proposes. */
  fix?: (value: unknown) => void;
  open: (id: string) => void;
};

/** What is wrong, as the check words it, each with what would put it right. */
export function TroubleList({ troubles, fix, open }: TroubleListProps) {
  if (troubles.length === 0) return null;
  return (
    <ul className="troubles">
      {troubles.map((trouble) => (
        <li key={`${trouble.code}${trouble.message}`} data-severity={trouble.severity}>
          <TriangleAlert aria-hidden />
          <div>
            <p>{trouble.message}</p>
            {trouble.hint && (trouble.fix === undefined || !fix) && <p className="hint">{trouble.hint}</p>}
            {fix && trouble.fix !== undefined && (
              <Button className="secondary" onPress={() => fix(trouble.fix)}>
                {words.write(valueInWords(trouble.fix))}
              </Button>
            )}
            {!fix && trouble.id && (
              <Button className="secondary" onPress={() => trouble.id && open(trouble.id)}>
                {words.openField}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
