/** `before`, `after`: absolute, the folders with the two states. Both are looked at as of one moment. */
export type DiffOptions = { before: string; after: string; today: Date; base?: string; signal?: AbortSignal };
