/**
 * React for a site's own templates. They are printed once, so handlers, and hooks that wait for the browser, would never
 * run. Within an island they do: a component that a section and an island share may have them there.
 */
import { type Fields, fieldsOf, isFields } from '../../diagnostics/fields.ts';

type Call = (...args: readonly unknown[]) => unknown;
type React = Readonly<Record<string, unknown>> & Readonly<Record<'createElement' | 'useContext', Call>>;

/** The exports of the shipped `island.tsx`. While a section is printed, the value of the context is a function. */
type IslandModule = Readonly<Record<'Island' | 'IslandCollector', unknown>>;

/** The exports of `react`: in a section, what waits for the browser throws. */
export function guardReact(react: React, island: IslandModule): object {
  const guardHook = (name: string): [string, Call][] => {
    const hook = react[name];
    if (!isCall(hook)) return [];
    const guarded: Call = (...args) => {
      if (isCall(react.useContext(island.IslandCollector))) throw onlyInIsland(name);
      return hook(...args);
    };
    return [[name, guarded]];
  };
  const createElement = guardMaker(react.createElement, react, island);
  return { ...react, createElement, ...Object.fromEntries(browserHooks.flatMap(guardHook)) };
}

const browserHooks = [
  ...['useState', 'useReducer', 'useOptimistic', 'useActionState', 'useTransition', 'useSyncExternalStore'],
  ...['useEffect', 'useLayoutEffect', 'useInsertionEffect', 'useEffectEvent', 'useImperativeHandle'],
];

/** The exports of `react/jsx-runtime`, guarded likewise. */
export function guardJsx(runtime: object, react: React, island: IslandModule): object {
  const members = Object.entries(runtime).map(([name, member]: [string, unknown]) => [
    name,
    isCall(member) ? guardMaker(member, react, island) : member,
  ]);
  return Object.fromEntries(members);
}

/** Errors are created here, where the stack leads to the template, and thrown if a section is printed. */
function guardMaker(make: Call, react: React, { Island, IslandCollector }: IslandModule): Call {
  const UnlessPrinted = ({ only, children }: { only: Error; children: unknown }) => {
    if (isCall(react.useContext(IslandCollector))) throw only;
    return children;
  };
  return (type, props, ...rest) => {
    if (type === Island) return make(type, { ...fieldsOf(props), at: new Error('here') }, ...rest);
    if (typeof type === 'string') checkPrinted(fieldsOf(props));
    const element = make(type, props, ...rest);
    const name = scriptIn(type, fieldsOf(props));
    if (name === undefined) return element;
    const key = fieldsOf(element).key ?? undefined;
    return react.createElement(UnlessPrinted, { key, only: onlyInIsland(name) }, element);
  };
}

/** What React would refuse later, when the place in the template is no longer known. */
function checkPrinted({ style, children }: Fields): void {
  if (typeof style === 'string')
    throw new Error('“style” must be an object, such as style={{ maxWidth: "40rem" }}, or better a class');
  const unprintable = [children].flat().find(isPlainObject);
  if (unprintable === undefined) return;
  const keys = Object.keys(fieldsOf(unprintable)).join(', ');
  throw new Error(`an object can’t be printed: print one of its fields (${keys})`);
}

function isPlainObject(value: unknown): boolean {
  if (!isFields(value) || '$$typeof' in value) return false;
  return Object.getPrototypeOf(value) === Object.prototype;
}

/** A handler, of a component as well, or a script in the page, which the policy of the site stops. */
function scriptIn(type: unknown, props: Fields): string | undefined {
  if (type === 'script' && props.src === undefined && isScript(props.type)) return '<script>';
  return Object.keys(props).find((name) => /^on[A-Z]/.test(name) && isCall(props[name]));
}

/** Others hold data. */
function isScript(type: unknown): boolean {
  return type === undefined || type === 'module' || type === 'text/javascript';
}

function onlyInIsland(name: string): Error {
  return new Error(`${name} works only in an island`, { cause: { onlyInIsland: name } });
}

/** The name of the handler, hook or script that made the printing of a section fail, if one did. */
export function nameOnlyInIsland(error: unknown): string | undefined {
  const { onlyInIsland: name } = error instanceof Error ? fieldsOf(error.cause) : {};
  return typeof name === 'string' ? name : undefined;
}

function isCall(value: unknown): value is Call {
  return typeof value === 'function';
}
