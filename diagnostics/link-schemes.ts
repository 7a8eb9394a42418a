/**
 * How the address of a link may begin, as parts of patterns. Everything that looks for addresses in texts uses these;
 * `renderer/schema/find-address-fault.ts` decides which may be linked to.
 */
export const contactSchemes = 'mailto|tel|sms';

export const linkSchemes = `https?|${contactSchemes}|webcal|geo`;
