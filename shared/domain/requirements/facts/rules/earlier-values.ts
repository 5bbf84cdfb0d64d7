const ordinals: Record<string, string> = {
  2: 'second',
  two: 'second',
  3: 'third',
  three: 'third',
  4: 'fourth',
  four: 'fourth',
  5: 'fifth',
  five: 'fifth',
  6: 'sixth',
  six: 'sixth',
  8: 'eighth',
  10: 'tenth',
  ten: 'tenth',
  12: 'twelfth',
  24: 'twenty-fourth',
}
const several =
  /^\W*(?:any|one|either)? ?(?:of )?(?:the |his |her |their |your )?(?:user's |user’s )?(?:last|previous|most recent|recent) (\w+) ([a-z]+)s$/i

/** "Any of the last 3 passwords": the oldest one that still counts, as something on record. Undefined for any other phrase. */
export function earlierOf(phrase: string): string | undefined {
  const found = several.exec(phrase.trim())
  const ordinal = ordinals[found?.[1]?.toLowerCase() ?? '']
  if (ordinal === undefined || found?.[2] === undefined) return undefined
  const name = `${ordinal} last ${found[2].toLowerCase()}`
  return name.charAt(0).toUpperCase() + name.slice(1)
}
