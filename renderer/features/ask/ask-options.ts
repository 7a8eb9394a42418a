import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Cache } from '../../warm/open-cache.ts';

export type AskOptions = {
  /** Absolute: the folder with site.yaml. */
  root: string;
  /** Programs that were asked with the same cache are asked again only once their code has changed. */
  cache?: Cache;
  signal?: AbortSignal;
};

/** `said`: what programs printed besides their answers, by their names. */
export type AskedPrograms = { diagnostics: Diagnostic[]; said: ReadonlyMap<string, string> };
