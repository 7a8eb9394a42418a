export function chaptersOf(): { name: string; text: string }[];
export function writeChapters(manual: string): void;
