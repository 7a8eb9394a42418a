export const dependenciesFile: string;
export function describeDependencies(): string;
