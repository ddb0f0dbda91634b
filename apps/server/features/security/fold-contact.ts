/** A mail address is the same address in any case. */
export const foldContact = (contact: string): string => contact.trim().toLowerCase()
