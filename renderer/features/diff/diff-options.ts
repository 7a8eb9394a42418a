/** `before`, `after`: absolute paths of the folders with the two states. Both are built for the same moment. */
export type DiffOptions = { before: string; after: string; today: Date; base?: string; signal?: AbortSignal };
