/** A text without what people do not mean to tell apart when they look for something: case and accents. */
export const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The words of what was typed, folded. */
export const wordsOf = (typed: string): string[] => folded(typed).split(/\s+/).filter(Boolean)

/** Orders texts as people do: whatever their case and accents, and by the numbers in them. */
export const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
