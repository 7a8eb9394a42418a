/**
 * Content of an SVG that could run, load or embed something when a visitor opens it by itself. It is refused rather
 * than removed: its author sees what it holds, and the file that was checked is the one that is published. Only SVG's
 * elements for drawing are allowed, and only addresses within the picture.
 */
import { plainCss } from './plain-css.ts';
import { type ReadSvg, type SvgAttribute, type SvgElement, type SvgFault, svgNamespace } from './read-svg.ts';

export type ActiveContent = { what: string; offset: number };

export function findActiveContent({ elements, fault }: ReadSvg): ActiveContent | undefined {
  for (const element of elements) {
    const found = findInElement(element);
    if (found) return found;
  }
  const what = fault && faults[fault.kind];
  return what === undefined ? undefined : { what, offset: fault?.offset ?? 0 };
}

const faults: Readonly<Partial<Record<SvgFault['kind'], string>>> = {
  entities: 'an entity declaration',
  stylesheet: 'a stylesheet in another file',
};

/**
 * Sources: https://www.w3.org/TR/SVG2/eltindex.html and https://www.w3.org/TR/SVG11/eltindex.html; and the elements
 * that Inkscape adds to flow a text.
 */
const drawn = new Set(
  `a animate animateColor animateMotion animateTransform altGlyph altGlyphDef altGlyphItem circle clipPath defs desc
  discard ellipse feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge
  feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter flowDiv
  flowLine flowPara flowRegion flowRoot flowSpan font font-face font-face-format font-face-name g glyph glyphRef hatch
  hatchpath hkern image line linearGradient marker mask mesh meshgradient meshpatch meshrow metadata missing-glyph mpath
  path pattern polygon polyline radialGradient rect set solidColor solidcolor stop style svg switch symbol text textPath
  title tspan use view vkern`.split(/\s+/),
);

const named = new Map([
  ['script', 'a script'],
  ['handler', 'a script'],
  ['foreignobject', 'an embedded page'],
  ['iframe', 'an embedded page'],
  ['embed', 'an embedded page'],
  ['object', 'an embedded page'],
]);

/** Elements of other namespaces do nothing, except those of XHTML and MathML. */
const acting = /^http:\/\/www\.w3\.org\/(?:1999\/xhtml|1998\/Math\/MathML)$/;

function findInElement(element: SvgElement): ActiveContent | undefined {
  const { name, namespace, offset } = element;
  const what = named.get(name.toLowerCase());
  if (what !== undefined) return { what, offset };
  if (acting.test(namespace)) return { what: 'an embedded page', offset };
  if (namespace === svgNamespace && !drawn.has(name))
    return { what: `an element that drawings don’t have (<${name.slice(0, 40)}>)`, offset };
  const style = name.toLowerCase() === 'style' ? findInStyle(element.text) : undefined;
  if (style !== undefined) return { what: style, offset };
  for (const attribute of element.attributes) {
    const found = findInAttribute(attribute, element);
    if (found !== undefined) return { what: found, offset: attribute.offset };
  }
  return undefined;
}

function findInAttribute(attribute: SvgAttribute, element: SvgElement): string | undefined {
  const { name, prefix, value } = attribute;
  const lower = name.toLowerCase();
  if (prefix === 'xmlns' || (prefix === '' && name === 'xmlns')) return undefined;
  if (/^on[a-z]/.test(lower)) return 'an action (on…=)';
  if (prefix === 'xml' && lower === 'base') return 'a link to another file';
  if (lower === 'href' || lower === 'src') return findInAddress(value, element);
  if (lower === 'ping') return 'a link to another website';
  if (lower === 'attributename' && /^\s*(?:[\w-]+:)?(?:href|class|style|id|on\w+)\s*$/i.test(value))
    return 'an animation that changes links or styles';
  if (animated.has(lower) && /url\(/i.test(plainCss(value)))
    return 'an animation that changes links or styles';
  return findInStyle(value);
}

/** Attributes that hold an animation's values. */
const animated = new Set(['to', 'from', 'by', 'values']);

const embedded = /^data:image\/(?:png|jpe?g|gif|webp);base64,/i;

function findInAddress(written: string, { name }: SvgElement): string | undefined {
  // Browsers ignore line breaks and tabs within an address, and invisible characters before it.
  const address = written.replace(/[\p{Cc}\s]+/gu, '');
  if (/^(?:image|feImage)$/.test(name) && embedded.test(address)) return undefined;
  const what = findInLink(address);
  return name === 'a' && what === 'a link to another file' ? undefined : what;
}

/**
 * Checks a stylesheet, or any attribute, since browsers read most of them as styles. Checks it both as written and as
 * browsers read it, since a quotation mark may hide a comment, or a comment a quotation mark.
 */
function findInStyle(written: string): string | undefined {
  if (!/[@(\\:]/.test(written)) return undefined;
  const plain = plainCss(written);
  return findInCss(written) ?? (plain === written ? undefined : findInCss(plain));
}

const loading = /@import|image-set\(|(?<![\w-])src\(|-moz-binding|expression\(/i;
const embeddedInStyle = /^data:(?:image\/(?:png|jpe?g|gif|webp)|font\/|application\/(?:x-)?font)/i;

function findInCss(css: string): string | undefined {
  if (loading.test(css)) return 'a link to another website';
  if (!/url\(/i.test(css)) return undefined;
  for (const [, address = ''] of css.matchAll(/url\(\s*["']?\s*([^"')\s]*)/gi)) {
    const what = embeddedInStyle.test(address) ? undefined : findInLink(address);
    if (what !== undefined) return what;
  }
  const isHidden = css.split(/[;{}]/).some((part) => /^\s*--/.test(part) && /url\(/i.test(part));
  return isHidden ? 'a hidden address' : undefined;
}

/** Allows only an address within the picture, written so that it can be read in only one way. */
function findInLink(address: string): string | undefined {
  if (address === '') return undefined;
  if (address.startsWith('#')) return /^#[^%\\]*$/.test(address) ? undefined : 'a hidden address';
  if (/^(?:javascript|vbscript):|^data:text/i.test(address)) return 'a script in a link';
  if (/^data:/i.test(address)) return 'a file that is no picture of pixels (data:)';
  return /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(address)
    ? 'a link to another website'
    : 'a link to another file';
}
