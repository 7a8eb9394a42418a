/**
 * For text and attribute values. Drops control characters, which XML 1.0 can't represent: one would invalidate the
 * whole file.
 */
export function escapeXml(text: string): string {
  return withoutControls(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Markup as text: the sequence that would end the section is split over two. */
export function wrapInCdata(text: string): string {
  return `<![CDATA[${withoutControls(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

function withoutControls(text: string): string {
  return text.toWellFormed().replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');
}
