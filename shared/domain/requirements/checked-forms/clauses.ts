/** A condition with the text that answers it; `at` is where the message stands in the block. */
export interface Clause {
  condition: string
  message: string
  /** What follows the message, up to the next one. */
  behind: string
  at: number
}

const quoted = /"([^"]{0,300})"|“([^”]{0,300})”|„([^“”]{0,300})[“”]/g
const behindWords =
  /^[^.;"“]{0,60}?\b(?:if|when(?!ever the user)|unless|where|in case|as long as)\b(?<condition>[^;]*?)(?=[.;](?:\s|$)|$)/i
const leads =
  /\b(?:if|when|where|unless|in case|for|without|with|a|an|every|otherwise|else|must|may|has|have|needs?|at (?:least|most)|only|not?|empty|missing|required|mandatory|\d)\b/i

/**
 * The clauses of a block that end in a message: what stands between one message and the next is the condition of the next, or, where a
 * message comes first ('"…" appears if …'), what follows it. `isName` tells names of controls, which are no messages.
 */
export function clausesOf(text: string, isName: (value: string) => boolean): Clause[] {
  const messages = [...text.matchAll(quoted)].flatMap((found) => {
    const value = (found[1] ?? found[2] ?? found[3] ?? '').trim()
    return isMessage(value) &&
      !isName(value) &&
      !/(?:e\.\s?g\.|for example|such as|like|for instance)[:,]?\s*$/i.test(text.slice(0, found.index))
      ? [{ value, start: found.index, end: found.index + found[0].length }]
      : []
  })
  let from = 0
  return messages.map(({ value, start, end }, index) => {
    const before = lastPart(text.slice(from, start))
    const next = messages[index + 1]?.start ?? text.length
    const behind = text.slice(end, next)
    const turned =
      leads.test(before.replace(/"[^"]*"/g, '')) &&
      !/^\W*(?:then )?(?:the )?(?:page|form|message|text|field|it)?\W*(?:shows?|says?|reads?)?\W*$/i.test(
        before,
      )
        ? null
        : behindWords.exec(behind)
    from = end + (turned ? turned[0].length : 0)
    return {
      condition: turned?.groups?.['condition'] ?? before,
      message: value,
      at: start,
      behind: behind.slice(0, 200),
    }
  })
}

/** Two words or more, and a sentence by its end or its length. */
function isMessage(value: string): boolean {
  const words = value.split(/\s+/).length
  return (words >= 2 && /[.!?]$/.test(value)) || (words >= 3 && /^\p{Lu}/u.test(value))
}

/** Behind the last end of a sentence or clause; a clause of the kind "…; if not:" keeps what it refers to. */
function lastPart(text: string): string {
  const masked = text.replace(/"[^"]*"|“[^”]*”/g, (quote) => '_'.repeat(quote.length))
  let cut = 0
  for (const found of masked.matchAll(
    /(?<!\b(?:e\.\s?g|i\.\s?e|etc|max|min|approx))[.!?]["”)]?\s+(?=[\p{Lu}"“_*])|;\s+|(?<=^|[\s)])[,)]*\s*(?:and|or|but)\s+(?=(?:if|when)\b)/gu,
  )) {
    const rest = masked.slice(found.index + found[0].length)
    // "8 to 15 digits; spaces are allowed. Otherwise …" is about the whole sentence before.
    if (found[0].startsWith(';') && /[.!?]\s+(?:Otherwise|If not|Else)\b/.test(rest)) continue
    const dependent =
      /^\W*(?:if not|otherwise|else|or else|if (?:it|this|that) (?:is not|does not)|in any other case|upper and lower|case|(?:the )?(?:page|message)? ?(?:then )?(?:shows|says)|(?:for |with )?(?:anything|everything|all) else|(?:for |with )?any other (?:entry|value|text|number|input|date))\b[^a-z]*/i.exec(
        rest,
      )
    if (
      !dependent ||
      (/^\W*(?:otherwise|else)/i.test(rest) &&
        found[0].startsWith(';') &&
        rest.replace(/\([^()]*\)/g, '').length > 40)
    )
      cut = found.index + found[0].length
  }
  return text.slice(cut).replace(/^[\s,;:.()–—-]+/, '')
}
