/** Something that scripts keep in the browser of a visitor: where, and the setting of site.yaml without which they don't. */
type Kept = { where: 'local' | 'session'; setting: string };

/** What the shipped scripts keep, by the keys that `storage.items` of the wording describes it under; the answer about visits has its words in `consent.kept`. */
export const keptByScripts: Readonly<Record<string, Kept>> = {
  promotion: { where: 'local', setting: 'promotion' },
  draft: { where: 'session', setting: 'checkout' },
  message: { where: 'session', setting: 'checkout' },
};
