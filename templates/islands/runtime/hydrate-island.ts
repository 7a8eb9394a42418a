/** Entry point of every React island in the browser; with `client.runtime: preact` the same file runs on Preact. */
import { type ComponentType, createElement, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandPrefix } from './island-prefix.ts';
import { restoreTyped, takeTyped } from './typed-fields.ts';

/** Takes over the server's markup; resolves when the island responds to events and has what was typed before. */
export async function hydrateIsland<Props extends object>(
  element: Element,
  component: ComponentType<Props>,
  props: Props,
): Promise<void> {
  const prefix = element.getAttribute('prefix') ?? '';
  const typed = takeTyped(element);
  await new Promise<void>((resolve, reject) => {
    const root = createElement(WhenReady, { ready: resolve }, createElement(component, props));
    hydrateRoot(element, createElement(IslandPrefix.Provider, { value: prefix }, root), {
      identifierPrefix: prefix,
      onUncaughtError: reject,
    });
  });
  await restoreTyped(typed);
}

function WhenReady({ ready, children }: { ready: () => void; children?: ReactNode }): ReactNode {
  useLayoutEffect(ready, [ready]);
  return children;
}
