export function chaptersOf(): { name: string; text: string; pictures: string[] }[];
export function writeChapters(manual: string): void;
