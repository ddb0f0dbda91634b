/** A mail address is the same address in any case, and however its letters were typed. */
export const foldContact = (contact: string): string => contact.normalize('NFC').trim().toLowerCase()
