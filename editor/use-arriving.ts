import { useEffect, useState } from 'react';
import { server } from './ask-server.ts';
import type { ShownPage } from './page-frame.tsx';

/** Shows a page as soon as it is built. `built` counts the builds. Undefined: no longer. */
export function useArriving(
  frame: ShownPage,
  built: number,
  say: (error: unknown) => void,
): (address: string | undefined) => void {
  const [arriving, setArriving] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each build.
  useEffect(() => {
    if (arriving === undefined) return;
    let isLate = false;
    server.there(arriving).then(({ isThere }) => {
      if (isLate || !isThere) return;
      setArriving(undefined);
      frame.go(arriving);
    }, say);
    return () => {
      isLate = true;
    };
  }, [arriving, built, frame, say]);
  return setArriving;
}
