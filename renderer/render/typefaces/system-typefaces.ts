/**
 * Typefaces that devices come with, in order of preference. `names` are what `local()` takes: a typeface's full name
 * and its PostScript name, and those of free typefaces drawn to the same widths. `width` is the width of `sampleText`,
 * in ems: measured with the typeface itself or one of equal widths.
 */
export type SystemTypeface = { regular: SystemFace; strong: SystemFace };
type SystemFace = { names: readonly string[]; width: number };

/**
 * The text to measure: letters, signs and pairs as frequent as in ordinary English, which determine the width of a
 * line.
 */
export const sampleText =
  'Most nurses who train with us work full time, so each lesson is short and says what it is for. You practise one station at a time, are told at once what an examiner would write down, and try it again until it feels like a normal shift. Before the exam there is a mock test with the same rooms, the same times and the same forms. Bring your questions: the answers depend on where you trained, how long ago that was, and which part of the register you want to join. Fees, dates and rules change, so we keep them in one place and check them every month (2025: 10 stations, 14 minutes).';

export const systemTypefaces: Readonly<Record<'serif' | 'sans-serif', readonly SystemTypeface[]>> = {
  'sans-serif': [
    // Windows, macOS, iOS; Liberation Sans and Arimo on Linux and ChromeOS.
    {
      regular: {
        names: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'LiberationSans', 'Arimo'],
        width: 256.9,
      },
      strong: {
        names: [
          'Arial Bold',
          'Arial-BoldMT',
          'Helvetica Bold',
          'Helvetica-Bold',
          'Liberation Sans Bold',
          'Arimo Bold',
        ],
        width: 276.1,
      },
    },
    // Android.
    {
      regular: { names: ['Roboto', 'Roboto-Regular'], width: 256.6 },
      strong: { names: ['Roboto Bold', 'Roboto-Bold'], width: 260.1 },
    },
    // Linux.
    {
      regular: { names: ['DejaVu Sans', 'DejaVuSans'], width: 293.7 },
      strong: { names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], width: 331.8 },
    },
  ],
  serif: [
    // Windows, macOS, iOS; Gelasio on Linux.
    {
      regular: { names: ['Georgia', 'Gelasio'], width: 254.7 },
      strong: { names: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'], width: 296.4 },
    },
    // Android.
    {
      regular: { names: ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'], width: 275.8 },
      strong: { names: ['Noto Serif Bold', 'NotoSerif-Bold'], width: 292.3 },
    },
    // Linux and ChromeOS; Times New Roman wherever Georgia is missing.
    {
      regular: {
        names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif', 'Tinos'],
        width: 232.2,
      },
      strong: {
        names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
        width: 246.0,
      },
    },
    {
      regular: { names: ['DejaVu Serif', 'DejaVuSerif'], width: 296.9 },
      strong: { names: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'], width: 327.6 },
    },
  ],
};
