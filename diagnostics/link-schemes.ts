/**
 * With what the address of a link may begin, as parts of patterns. Whoever looks for addresses in a text asks here; whether
 * one may be linked to is for `renderer/schema/judge-address.ts` to say.
 */
export const contactSchemes = 'mailto|tel|sms';

export const linkSchemes = `https?|${contactSchemes}|webcal|geo`;
