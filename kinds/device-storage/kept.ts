/** Data that scripts store in a visitor's browser: where, and the setting of site.yaml that causes it. */
type StoredItem = { where: 'local' | 'session'; setting: string };

/**
 * What the shipped scripts store, by the keys under which `storage.items` of the wording describes it; `consent.kept`
 * describes the answer about visits.
 */
export const keptByScripts: Readonly<Record<string, StoredItem>> = {
  promotion: { where: 'local', setting: 'promotion' },
  draft: { where: 'session', setting: 'checkout' },
  message: { where: 'session', setting: 'checkout' },
};
