import type { Frame } from '../../schemas/planned.ts';
import './site-mark.css';

type Props = {
  frame: Frame /** On a band that is dark in both colour schemes, and white on paper. */;
  onInk?: boolean;
};

/** The mark and the name, linking home. The name is the text, so the mark has none. */
export function SiteMark({ frame, onInk }: Props) {
  const { logo, logoLight } = frame;
  return (
    <a className="site-mark" href={frame.homeHref}>
      {logo && logoLight && (
        <picture>
          {onInk ? (
            <source srcSet={logo.src} media="print" />
          ) : (
            <source srcSet={logoLight.src} media="screen and (prefers-color-scheme: dark)" />
          )}
          <img
            className="site-mark__picture"
            src={onInk ? logoLight.src : logo.src}
            alt=""
            width={logo.width}
            height={logo.height}
          />
        </picture>
      )}
      <span className="site-mark__name">{frame.siteName}</span>
    </a>
  );
}
