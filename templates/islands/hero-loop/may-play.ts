/** For whom a film in the background would be a nuisance. */
const spared = '(prefers-reduced-motion: reduce), (prefers-contrast: more), (forced-colors: active)';

export function isSparedMotion(): boolean {
  return matchMedia(spared).matches;
}

/** `connection` as the browser describes it, where it does. Source: https://wicg.github.io/netinfo/. */
export function savesData(connection: unknown): boolean {
  if (typeof connection !== 'object' || connection === null) return false;
  const saves = 'saveData' in connection && connection.saveData === true;
  const speed = 'effectiveType' in connection ? connection.effectiveType : undefined;
  return saves || ['slow-2g', '2g', '3g'].includes(String(speed));
}
