/** "a" or "an" before a phrase, by its first sound as far as its letters tell: "a user", "an hour", "an SMS", "an 8". */
export function articleOf(noun: string): 'a' | 'an' {
  const isVowel =
    /^(?:[aeio]|u(?!ni|se|sa|su|ti|r[il]\b)|heir|hour|honest|honour|unin)/i.test(noun) &&
    !/^U[A-Z]/.test(noun) &&
    !/^(?:eu|one\b|once)/i.test(noun)
  return isVowel || /^(?:[FHLMNRSX][A-Z]|8|11\b|18\b)/.test(noun) ? 'an' : 'a'
}

/** The phrase behind its article; one that brings its own keeps it. */
export const withArticle = (noun: string): string =>
  /^(?:an?|the|each|every|any|no|one)\s/i.test(noun) ? noun : `${articleOf(noun)} ${noun}`
