import type { CSSProperties } from 'react';
import type { SocialPicture as Props } from '../../schemas/planned.ts';

/**
 * The picture that networks and messengers show for a page, 1200 by 630. It is drawn without a browser: each element
 * has its complete style, with only the CSS that the drawing library supports.
 */
export function SocialPicture({
  eyebrow,
  title,
  note,
  siteName,
  host,
  direction,
  logo,
  art,
  colours,
}: Props) {
  const [end, margin] = direction === 'rtl' ? ['left', 'marginLeft'] : ['right', 'marginRight'];
  const shown = art && scaleInto(art, artRoom);
  const mark = logo && !art && isMark(logo) ? logo : undefined;
  return (
    <div style={{ ...row, ...picture, direction, background: colours.ground, color: colours.text }}>
      {mark && <img src={mark.src} width={520} height={520} style={{ ...watermark, [end]: -96 }} alt="" />}
      <div style={words}>
        <div style={{ ...row, alignItems: 'center', gap: 18, fontSize: 32 }}>
          {logo && (
            <img src={logo.src} width={Math.round((52 * logo.width) / logo.height)} height={52} alt="" />
          )}
          <div style={row}>{siteName}</div>
        </div>
        <div style={{ ...column, gap: 24 }}>
          {eyebrow && <div style={{ ...row, ...line, color: colours.accent }}>{eyebrow}</div>}
          <div style={{ ...row, fontFamily: 'heading', ...titleSize(title, art !== undefined) }}>{title}</div>
          {note && <div style={{ ...row, ...line }}>{note}</div>}
        </div>
        <div style={{ ...row, fontSize: 26, color: colours.muted }}>{host}</div>
      </div>
      {art && shown && (
        <div style={{ ...row, ...shown, ...frame, [margin]: 48, background: colours.panel }}>
          <img src={art.src} {...shown} style={{ borderRadius: frame.borderRadius }} alt="" />
        </div>
      )}
    </div>
  );
}

type Size = { width: number; height: number };

const row: CSSProperties = { display: 'flex' };
const column: CSSProperties = { display: 'flex', flexDirection: 'column' };
const picture: CSSProperties = { position: 'relative', alignItems: 'center', width: 1200, height: 630 };
const words: CSSProperties = {
  ...column,
  flexGrow: 1,
  flexBasis: 0,
  alignSelf: 'stretch',
  justifyContent: 'space-between',
  padding: '56px 64px',
};
const line: CSSProperties = { fontSize: 28, lineHeight: 1.3 };
const frame: CSSProperties = { flexShrink: 0, borderRadius: 28 };
const watermark: CSSProperties = { position: 'absolute', bottom: -120, opacity: 0.16 };
const artRoom: Size = { width: 500, height: 534 };

/** Smaller letters for long titles, so that they take at most five lines and the longest word fits on one. */
function titleSize(title: string, narrow: boolean): CSSProperties {
  const maxWidth = narrow ? 524 : 900;
  const length = title.length * (narrow ? 1.7 : 1);
  const wanted = length <= 48 ? 80 : length <= 62 ? 66 : length <= 110 ? 54 : 44;
  const longest = Math.max(...title.split(/\s/).map((word) => word.length));
  const fontSize = Math.min(wanted, Math.floor(maxWidth / (longest * letterWidth)));
  return { fontSize, maxWidth, lineHeight: 1.12 };
}

/** The average, relative to the height. */
const letterWidth = 0.56;

/** Scaled to the available room. */
function scaleInto({ width, height }: Size, room: Size): Size {
  const scale = Math.min(room.width / width, room.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** A mark can be large behind the words; a logo that is a word can't. */
function isMark({ width, height }: Size): boolean {
  return Math.max(width, height) < 1.2 * Math.min(width, height);
}
