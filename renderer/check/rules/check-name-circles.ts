import type { Report } from '../../../diagnostics/diagnostic.ts';
import { nameCircle } from '../../../diagnostics/messages/check-references.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { findNames } from '../../schema/name-grammar.ts';
import { locateText } from '../../source/locate-text.ts';
import type { Content, ValueVisit } from '../content.ts';
import { nameableKinds } from '../names/nameable-kinds.ts';

/** A field that texts may name, and the fields that its own texts name, each with the place of the name. */
type Graph = ReadonlyMap<string, readonly Edge[]>;
type Edge = { to: string; place: Place };

/**
 * Two texts that name each other can never be filled in: `{partners.a.summary}` in the summary of b, and vice versa.
 */
export function checkNameCircles(content: Content, report: Report): void {
  const graph = graphOf(content);
  const done = new Set<string>();
  for (const field of graph.keys()) follow(field, [], { graph, done, report });
}

function graphOf(content: Content): Graph {
  const kinds = new Map(nameableKinds(content.kinds).map((kind) => [kind.collection, kind]));
  const graph = new Map<string, Edge[]>();
  for (const visit of content.visits) {
    const { collection, id } = visit.document;
    const field = String(visit.path[0]);
    const kind = kinds.get(collection);
    if (!kind?.named.includes(field) || typeof visit.value !== 'string') continue;
    if (!visit.value.includes('{')) continue;
    const own = [collection, id].join('.');
    const edges = edgesOf(visit, visit.value, { word: kind.word, own });
    const known = graph.get(`${own}.${field}`) ?? [];
    graph.set(`${own}.${field}`, [...known, ...edges]);
  }
  return graph;
}

/** `{partner.name}` in a text of a partner names that partner's own field. */
function edgesOf(
  { document, path }: ValueVisit,
  text: string,
  { word, own }: { word: string; own: string },
): Edge[] {
  return findNames(text).flatMap((found): Edge[] => {
    if (found.kind !== 'name') return [];
    const [head = '', ...rest] = found.name.trim().split('.');
    const to = head === word && rest.length === 1 ? [own, ...rest].join('.') : found.name.trim();
    return [{ to, place: locateText(document.source, path, found.offset) }];
  });
}

type Walk = { graph: Graph; done: Set<string>; report: Report };

/** Each circle is reported once, at the name that closes it. */
function follow(field: string, way: readonly string[], walk: Walk): void {
  if (walk.done.has(field)) return;
  for (const { to, place } of walk.graph.get(field) ?? []) {
    const path = [...way, field];
    const start = path.indexOf(to);
    if (start >= 0) walk.report(nameCircle(place, to, path.slice(start)));
    else follow(to, path, walk);
  }
  walk.done.add(field);
}
