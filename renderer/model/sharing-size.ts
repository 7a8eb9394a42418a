/**
 * In pixels. Facebook requires this size to show a picture large; X requires 300 × 157, and shows no SVG. Sources:
 * https://developers.facebook.com/docs/sharing/webmasters/images,
 * https://developer.x.com/en/docs/x-for-websites/cards/overview/summary-card-with-large-image.
 */
export const leastSharingSize = { width: 600, height: 315 };
