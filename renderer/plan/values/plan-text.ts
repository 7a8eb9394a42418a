import type { Element, Root } from 'hast';
import type { Place } from '../../../diagnostics/place.ts';
import { gather, linesOf, type Planned, shown, type Take } from '../../../kinds/planned.ts';
import type { Body, Html, Picture } from '../../../schemas/planned.ts';
import { withAnchor } from '../../markdown/find-anchor.ts';
import { headingIds } from '../../markdown/heading-ids.ts';
import { ownIds } from '../../markdown/own-ids.ts';
import { parseBlockMarkdown, parseInlineMarkdown } from '../../markdown/parse-markdown.ts';
import { createSlugger } from '../../markdown/slugify.ts';
import { textFromHast } from '../../markdown/text-from-hast.ts';
import { besideName } from '../../schema/beside-name.ts';
import { sharedProps } from '../../schema/shared-props.ts';
import { locateText } from '../../source/locate-text.ts';
import { placeAt } from '../../source/place-at.ts';
import type { FinishedAddress } from '../answers/answer-address.ts';
import { planPicture } from '../assets/plan-picture.ts';
import { digestOf } from '../context/digest-of.ts';
import type { Scope } from '../context/scope.ts';
import { type Cursor, placeOf } from './cursor.ts';
import { type HastHandlers, htmlFromHast } from './html-from-hast.ts';
import { alertTitle, alertTone, noteAttributes } from './plan-notes.ts';
import { fillNames } from './plan-string.ts';
import { wordsInLanguage } from './words-in-language.ts';

type Heading = { id: string; text: string };
export type BodyWithContents = { body: Body; contents: Heading[] };

/** The context in which a tree of Markdown is planned: the places of its parts, and the ids of its headings. */
type Ground = {
  placeOf: (offset: number) => Place;
  own: Place;
  scope: Scope;
  slug: (text: string) => string;
  /** The ids of all headings, computed when a link leads to one. */
  ids: () => readonly string[];
  /** The prefix of footnote ids. */
  notes: string;
};

/** One line or paragraph of Markdown. */
export function planInlineText(written: string, at: Cursor, scope: Scope): Planned<Html> {
  const { text, cursor } = wordsInLanguage(written, at, scope.context);
  const own = placeOf(cursor);
  const planned = planTree(parseInlineMarkdown(text), {
    placeOf: placesOf(cursor),
    own,
    scope,
    slug: createSlugger(),
    ids: () => [],
    notes: '',
  });
  return gather((take) => ({ html: take(planned).html }));
}

/** Markdown of several paragraphs within a YAML file. */
export function planBlockText(written: string, at: Cursor, scope: Scope): Planned<Body> {
  const { text, cursor } = wordsInLanguage(written, at, scope.context);
  const own = placeOf(cursor);
  const tree = parseBlockMarkdown(text);
  const slug = createSlugger(ownIds(tree.children));
  const planned = planBody(tree, {
    placeOf: placesOf(cursor),
    own,
    scope,
    slug,
    ids: idsOf(tree, scope),
    notes: `${digestOf([own.file, cursor.path]).slice(0, 6)}-`,
  });
  return gather((take) => take(planned).body);
}

/** The place in the file of an offset within the text. */
function placesOf({ source, path }: Cursor): (offset: number) => Place {
  return (offset) => locateText(source, path, offset);
}

/**
 * The body of an MDX file, with the second-level headings for a table of contents. Each id starts with `prefix`, except
 * those that the editor wrote.
 */
export function planMdxBody({ source }: Cursor, scope: Scope, prefix = ''): Planned<BodyWithContents> {
  const parsed = source.body;
  if (!parsed) return gather(() => ({ body: [], contents: [] }));
  const slug = createSlugger(ownIds(parsed.tree.children));
  const ground = { placeOf: (offset: number) => placeAt(source, offset), own: placeAt(source, 0), scope };
  const ids = idsOf(parsed.tree, scope, prefix);
  return planBody(parsed.tree, { ...ground, slug: (text) => `${prefix}${slug(text)}`, ids, notes: prefix });
}

/** Origins are not recorded here: printing the heading records them. */
function idsOf(tree: Root, scope: Scope, prefix = ''): () => readonly string[] {
  let ids: readonly string[] | undefined;
  return () => {
    ids ??= headingIds(tree, (text) => fillNames(text, [], scope).value, prefix);
    return ids;
  };
}

/** HTML in pieces, with components between them. */
function planBody(tree: Root, ground: Ground): Planned<BodyWithContents> {
  return gather((take) => {
    const contents: Heading[] = [];
    const body: Body = [];
    for (const run of runsOf(tree)) {
      if (Array.isArray(run)) {
        const planned = take(planTree({ type: 'root', children: run }, ground));
        contents.push(...planned.contents);
        const html = planned.html.trim();
        if (html !== '') body.push({ kind: 'html', html });
      } else if (run.type === 'element') {
        const title = take(
          fillNames(alertTitle(run, ground.scope.context, take), [ground.own], ground.scope),
        );
        const inner = take(planBody({ type: 'root', children: run.children }, ground));
        const props = { title, ...alertTone(run) };
        body.push({ kind: 'component', name: 'Callout', props, children: inner.body });
      } else {
        const props = take(planComponentProps(run, ground));
        const inner = take(planBody({ type: 'root', children: run.children }, ground));
        body.push({ kind: 'component', name: run.name ?? '', props, children: inner.body });
      }
    }
    return { body, contents };
  });
}

type Component = Extract<Root['children'][number], { type: 'mdxJsxFlowElement' }>;

/** Components and alerts, and the nodes between them. */
function runsOf(tree: Root): (Component | Element | Root['children'])[] {
  const runs: (Component | Element | Root['children'])[] = [];
  let run: Root['children'] = [];
  for (const node of tree.children) {
    if (node.type === 'mdxJsxFlowElement' || isAlert(node)) {
      runs.push(run, node);
      run = [];
    } else run.push(node);
  }
  return [...runs, run];
}

function isAlert(node: Root['children'][number]): node is Element {
  return node.type === 'element' && node.properties.dataAlert !== undefined;
}

/** As written, plus those that its schema says the code of a kind computes. */
function planComponentProps(node: Component, { own, scope }: Ground): Planned<Record<string, unknown>> {
  return gather((take) => {
    const props = new Map<string, unknown>();
    for (const { key, name } of sharedProps(node.name ?? '', scope.context.site.schemas))
      props.set(key, take(scope.context.ask({ ask: 'shared', name }), key));
    for (const attribute of node.attributes) {
      if (!('name' in attribute) || typeof attribute.value !== 'string') continue;
      props.set(attribute.name, take(fillNames(attribute.value, [own], scope)));
    }
    return Object.fromEntries(props);
  });
}

function planTree(tree: Root, ground: Ground): Planned<{ html: string; contents: Heading[] }> {
  const behind: Place[] = [ground.own];
  return gather((take) => {
    const contents: Heading[] = [];
    const html = htmlFromHast(tree.children, handlersFor(ground, { take, behind, contents }));
    take(shown(html, html, behind));
    return { html, contents };
  });
}

/** The results of printing a tree: the lines behind its names, its headings. */
type HandlersInput = { take: Take; behind: Place[]; contents: Heading[] };

const headings = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);
const none = Object.freeze({});

function handlersFor(ground: Ground, { take, behind, contents }: HandlersInput): HastHandlers {
  const { scope } = ground;
  const pictures = new Map<Element, Picture>();
  const fillWithPlaces = (text: string): { filled: string; places: readonly Place[] } => {
    if (!text.includes('{')) return { filled: text, places: [] };
    const { origins, ...filled } = fillNames(text, [], scope);
    const places = linesOf(origins);
    behind.push(...places);
    return { filled: take({ ...filled, origins: [] }), places };
  };
  const fill = (text: string): string => fillWithPlaces(text).filled;
  const remember = (value: string, element: Element, places: readonly Place[] = []): void => {
    const offset = element.position?.start.offset;
    const own = element.position ? ground.placeOf(offset ?? 0) : ground.own;
    take(shown(value, value, [own, ...places]));
  };
  const picture = (image: Element): Picture => {
    const known = pictures.get(image);
    if (known) return known;
    const alt = fill(String(image.properties.alt ?? ''));
    const planned = take(
      planPicture(
        { name: besideName(String(image.properties.src ?? ''), ground.own.file), alt },
        scope.context,
      ),
    );
    pictures.set(image, planned);
    return planned;
  };
  const link = (element: Element) => {
    const { filled, places } = fillWithPlaces(String(element.properties.href ?? ''));
    const address = filled.startsWith('#') ? withAnchor(filled, ground.ids()) : filled;
    const { link: finished, hidden } = take(scope.context.ask<FinishedAddress>({ ask: 'address', address }));
    if (hidden) return {};
    remember(finished.href, element, places);
    const { href, external, language } = finished;
    return {
      href,
      ...(language !== undefined && { hreflang: language }),
      ...(external && { target: '_blank', rel: 'noopener' }),
    };
  };
  const image = (element: Element) => {
    const { sources: _sources, ...shownPicture } = picture(element);
    remember(shownPicture.src, element);
    return { ...shownPicture, loading: 'lazy', decoding: 'async' };
  };
  const heading = (element: Element) => {
    const text = textFromHast(element.children, fill);
    const { id: own } = element.properties;
    const id = typeof own === 'string' ? own : ground.slug(text);
    remember(id, element);
    if (element.tagName === 'h2') contents.push({ id, text });
    return { id };
  };
  return {
    fill,
    attributes: (element) => {
      const note = noteAttributes(element, ground.notes, scope.context, take);
      if (note) return note;
      if (element.tagName === 'a') return link(element);
      if (element.tagName === 'img') return image(element);
      return headings.has(element.tagName) ? heading(element) : none;
    },
    sources: (element) => picture(element).sources,
  };
}
