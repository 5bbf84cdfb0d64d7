/** With a capital at its beginning, as a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** With a small letter at its beginning, as within a sentence. */
export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
