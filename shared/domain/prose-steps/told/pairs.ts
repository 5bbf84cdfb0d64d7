const open = /\bbetween (?:(?! and ).)*$/i

/** Whether a place in a sentence lies within "between A and B": what joins the two begins no further fact. */
export const isWithinPair = (sentence: string, index: number): boolean => open.test(sentence.slice(0, index))
