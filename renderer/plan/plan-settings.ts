import type { Plan, Theme } from '../model/plan.ts';
import { searchFolder } from './plan-search.ts';
import type { PageScope } from './planner.ts';

/** What rendering needs to know about the website as a whole. `characters` are those of all pages. */
export function planSettings(page: PageScope, characters: string): Plan['settings'] {
  const { settings } = page;
  const deliveries = Object.values(settings.forms).flatMap((form) => (form ? [form.delivery] : []));
  const endpoints = deliveries.flatMap((delivery) =>
    delivery.kind === 'endpoint' && delivery.action ? [delivery.action] : [],
  );
  const chat = settings.chat.pattern.replace('{number}', '0').replace('{text}', '');
  return {
    base: page.address.base,
    origin: settings.origin,
    runtime: settings.client?.runtime ?? 'react',
    theme: planTheme(page, characters),
    formTargets: origins([...endpoints, chat]),
    connectTargets: origins(endpoints),
    ...(settings.search && { searchFolder }),
  };
}

function planTheme(page: PageScope, characters: string): Theme {
  const { colours, fonts } = page.settings.theme;
  const roles = ['heading', 'text'] as const;
  return {
    light: colours.light,
    dark: colours.dark,
    fonts: roles.map((role) => {
      const { file, style, ...font } = fonts[role];
      const href = page.typeface(file, font.weights, characters);
      const source = page.typefaceFile(file);
      return { role, ...font, style: style ?? 'normal', href, source };
    }),
  };
}

/** Sorted, each once: the policy is the same in every build. */
function origins(addresses: readonly string[]): string[] {
  return [...new Set(addresses.map((address) => new URL(address).origin))].sort();
}
