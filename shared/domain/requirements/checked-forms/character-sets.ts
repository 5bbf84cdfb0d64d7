const kinds: [RegExp, string][] = [
  [/^(?:(?:latin|plain|english|ascii|basic) )?letters? (?:from )?a ?(?:-|to) ?z$/i, 'A-Za-z'],
  [/^(?:capital|upper-?case|big)(?: letters?)?(?: a-z)?$/i, 'A-Z'],
  [/^(?:small|lower-?case)(?: letters?)?(?: a-z)?$/i, 'a-z'],
  [/^(?:(?:latin|plain|english|ascii) )?(?:letters?|alphabetic characters?)$/i, '\\p{L}'],
  [/^a(?:-| to )z$/, 'a-z'],
  [/^A(?:-| to )Z$/, 'A-Z'],
  [/^(?:the )?(?:digits?|numbers?|numerals?|numeric characters?)(?: (?:from )?0(?:-| to )9)?$/i, '0-9'],
  [/^0(?:-| to )9$/, '0-9'],
  [/^(?:hyphens?|dash(?:es)?|minus(?: signs?)?)$/i, '\\-'],
  [/^underscores?$/i, '_'],
  [/^(?:dots?|periods?|points?|full stops?)$/i, '.'],
  [/^(?:blanks?|spaces?|white ?spaces?)$/i, ' '],
  [/^apostrophes?$/i, "'’"],
  [/^commas?$/i, ','],
  [/^(?:slash(?:es)?|forward slash(?:es)?)$/i, '\\/'],
  [/^plus(?: signs?)?$/i, '+'],
  [/^(?:at signs?)$/i, '@'],
  [/^(?:brackets|parentheses|round brackets)$/i, '()'],
  [/^(?:special characters?|symbols?|punctuation(?: marks?)?)$/i, '^\\p{L}\\p{N}\\s'],
  [/^umlauts?$/i, 'äöüÄÖÜß'],
]

/** The class of characters that a phrase such as `letters, digits, "-" and spaces` lists; nothing where one of them is not known. */
export function setOf(phrase: string, quotes: string[]): string | undefined {
  const parts = phrase
    .replace(/\((?:[^()]{0,12})\)/g, ' ')
    .split(/\s*(?:,|;|\/(?=\w)|\band\b|\bor\b|&)\s*/)
    .map((part) => part.trim().replace(/^(?:the|an?|any) (?:characters? )?/i, ''))
    .filter((part) => part !== '')
  if (parts.length === 0) return undefined
  const sets = parts.map((part) => oneOf(part, quotes))
  if (sets.some((set) => set === undefined) || (sets.length > 1 && sets.some((set) => set?.startsWith('^'))))
    return undefined
  return [...new Set(sets)].join('')
}

function oneOf(part: string, quotes: string[]): string | undefined {
  const quote = /^(?:(?:[a-z]+ ){0,2})?Q(\d+)$/i.exec(part)?.[1]
  if (quote !== undefined) {
    const sign = quotes[Number(quote)] ?? ''
    return sign !== '' && Array.from(sign).length <= 3 && !/[\p{L}\p{N}]/u.test(sign)
      ? inClass(sign)
      : undefined
  }
  if (/^[-_.'+@#]$/.test(part)) return inClass(part)
  return kinds.find(([words]) => words.test(part))?.[1]
}

function inClass(sign: string): string {
  return sign.replace(/[\\\]^\-/]/g, '\\$&')
}
