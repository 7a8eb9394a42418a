/** An object of schema.org, as JSON-LD prints it. */
export type StructuredData = Record<string, unknown>;

export const context = 'https://schema.org';
