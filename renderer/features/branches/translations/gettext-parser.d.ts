/** The package has no types of its own. Source: its README. */
declare module 'gettext-parser' {
  type Entry = { msgctxt?: string; msgid: string; msgstr: string[]; comments?: Record<string, string> };
  export const po: {
    parse: (text: string, options: { validation: boolean }) => unknown;
    compile: (
      table: {
        charset: string;
        headers: Record<string, string>;
        translations: Record<string, Record<string, Entry>>;
      },
      options: { foldLength: number },
    ) => Buffer;
  };
}
