import { isDeepStrictEqual } from 'node:util';
import type { Path, Place } from '../../../../diagnostics/place.ts';
import { hasDrifted, overridingLines } from '../../../drift/overriding-lines.ts';
import { valueAt } from '../../../edit/value-at.ts';
import type { Override, Source, Span } from '../../../model/source.ts';
import { filesOf } from '../../../source/files-of.ts';
import { findSpan } from '../../../source/find-span.ts';
import { isOwnFile } from '../../../source/is-own-file.ts';
import { offsetAt } from '../../../source/offset-at.ts';
import { partsOfSpan } from '../../../source/parts-of-span.ts';
import type { FieldLayer } from './field-view.ts';
import { writtenPlace } from './find-value.ts';
import { sourceAlone } from './source-alone.ts';

/** Whose a value is. `path`: in the source as merged. */
export function layerOfValue(source: Source, path: Path, travels: boolean): FieldLayer {
  if (!source.layers) {
    if (isOwnFile(source.file)) return { state: 'only', travels };
    return {
      state: 'inherited',
      there: { file: source.file, path, value: valueAt(source.value, path) },
      travels,
    };
  }
  const override = overrideAt(source, path);
  if (override)
    return {
      state: stateOf(source, override),
      ...there(source, override),
      own: placeToSettle(override),
      travels,
    };
  const found = findSpan(source, path);
  if (!found?.whole) return { state: 'only', travels };
  if (isOwnFile(found.text.file)) return { state: 'only', travels };
  const place = writtenPlace(source, path);
  return { state: 'inherited', there: { ...place, value: valueAt(source.value, path) }, travels };
}

/** What the branch says in place of its base, at a value or around it. */
function overrideAt(source: Source, path: Path): Override | undefined {
  const own = (source.overrides ?? []).filter(
    ({ file, was, isText }) => isOwnFile(file) && was !== undefined && !isText,
  );
  const found = findSpan(source, path);
  if (found?.whole && !isOwnFile(found.text.file)) return undefined;
  if (found?.whole)
    return own.find(
      ({ file, span }) =>
        file === found.text.file && isAround(span, found.span) && isSameEnd(span, found.span),
    );
  // `null` in a branch takes a value out, so nothing is there.
  const names = namesAlong(source.value, path);
  return own.find(({ path: steps }) => isDeepStrictEqual(steps.map(String), names));
}

function isAround(one: Pick<Span, 'start' | 'end'>, other: Pick<Span, 'start' | 'end'>): boolean {
  return one.start <= other.start && one.end >= other.end;
}

function isSameEnd(one: Pick<Span, 'start'>, other: Pick<Span, 'start'>): boolean {
  return one.start === other.start;
}

/** The steps of a path with the keys of list items, as overrides have them. */
function namesAlong(value: unknown, path: Path): string[] {
  return path.map((step, index) => {
    if (typeof step === 'string') return step;
    const item = valueAt(value, path.slice(0, index + 1));
    const { id, path: address, to, label, network, section } = Object(item);
    return String([id, address, to, label, network, section].find((one) => typeof one === 'string') ?? step);
  });
}

function stateOf(source: Source, override: Override): 'own' | 'changed-there' {
  const line = overridingLines(source).find(({ overrides }) => overrides.includes(override));
  return line && hasDrifted(line) ? 'changed-there' : 'own';
}

/** `content/courses/oet.yaml:price` */
function placeToSettle({ file, path }: Override): string {
  return `${file}:${path.join('.')}`;
}

function there(source: Source, { replaced, was }: Override): Pick<FieldLayer, 'there'> {
  return { there: { file: replaced.file, path: pathOf(source, replaced), value: was } };
}

function pathOf(source: Source, place: Place): Path {
  const text = filesOf(source).find(({ file }) => file === place.file);
  const spans = text && sourceAlone(text).spans;
  return (text && spans && pathAt(spans, offsetAt(text, place))) ?? [];
}

/** The innermost value that begins at an offset, or whose name does. */
function pathAt(span: Span, offset: number, path: Path = []): Path | undefined {
  for (const [step, part] of partsOfSpan(span)) {
    const found = pathAt(part, offset, [...path, step]);
    if (found) return found;
  }
  return path.length > 0 && (span.start === offset || span.key === offset) ? path : undefined;
}
