export function describeSbom(): string;
