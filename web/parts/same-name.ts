const plain = (name: string) => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

/** Whether somebody has typed the name of something, however its blanks and accents are written. */
export const isSameName = (typed: string, name: string): boolean => plain(typed) === plain(name)
