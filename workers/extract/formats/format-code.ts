/** Pieces of a number format: a quoted or escaped text, a blank or filler, brackets, letters of dates, or one sign (ECMA-376 Part 1, section 18.8.31). */
export const tokensOf = (code: string): string[] =>
  code.match(/"[^"]*"?|\\.|_.|\*.|\[[^\]]*\]|general|am\/pm|a\/p|y+|m+|d+|h+|s+|[\s\S]/giu) ?? []

/** One of up to four patterns of a format. */
export interface Section {
  tokens: string[]
  condition?: { sign: string; limit: number }
}

/** The patterns of a format, for positive, negative and zero numbers and for texts, or for what their conditions say. */
export function sectionsOf(code: string): Section[] {
  const sections: Section[] = [{ tokens: [] }]
  for (const token of tokensOf(code)) {
    const section = sections.at(-1)
    if (token === ';') sections.push({ tokens: [] })
    else if (section) {
      const [, sign, limit] = /^\[(<=|>=|<>|<|>|=)\s*(-?\d{1,15}(?:\.\d{1,15})?)\]$/.exec(token) ?? []
      if (sign !== undefined) section.condition = { sign, limit: Number(limit) }
      section.tokens.push(token)
    }
  }
  return sections.slice(0, 4)
}

const holds: Record<string, (value: number, limit: number) => boolean> = {
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
  '=': (value, limit) => value === limit,
  '<>': (value, limit) => value !== limit,
}

/** The pattern that a number is shown in. */
export function sectionFor(sections: readonly Section[], value: number): Section | undefined {
  const numeric = sections.slice(0, 3)
  if (numeric.some(({ condition }) => condition)) {
    return (
      numeric.find(({ condition }) => condition && holds[condition.sign]?.(value, condition.limit)) ??
      numeric.findLast(({ condition }) => !condition)
    )
  }
  const [positive, negative = positive, zero = positive] = numeric
  if (value > 0) return positive
  return value < 0 ? negative : zero
}

export const isElapsed = (token: string) => /^\[(?:h+|m+|s+)\]$/i.test(token)
export const isLiteral = (token: string) => /^(?:["\\_*]|\[(?!(?:h+|m+|s+)\]))/i.test(token)
/** Letters of years, months, days, hours, minutes and seconds. */
export const isOfDate = (token: string) => /^(?:y+|m+|d+|h+|s+|am\/pm|a\/p)$/i.test(token) || isElapsed(token)
/** Eras, years of other calendars and figures of other scripts, which nothing here writes. */
export const isForeign = (token: string) => /^(?:[bge]|\[DBNum\d\])$/i.test(token)

/** What a pattern shows of a number: everything else that it says is text. */
export function placesOf({ tokens }: Section) {
  const marks = tokens.filter((token) => !isLiteral(token)).join('')
  const [, whole = '', fraction = ''] = /^([^.]*)(?:\.([0#?]*))?/.exec(marks) ?? []
  return {
    decimals: fraction.length,
    percents: (marks.match(/%/g) ?? []).length,
    /** Commas right behind the last place, each for a thousand. */
    thousands: /[0#?](,*)[^0#?,]*$/.exec(marks.replace(/\.[0#?]*/, ''))?.[1]?.length ?? 0,
    isFraction: /[0#?]\s*\/\s*[0-9#?]/.test(marks),
    exponent: /e[+-]/i.test(marks) ? fraction.length : undefined,
    isEmpty: tokens.length === 0,
    isGeneral: /general/i.test(marks),
    hasPlaces: /[0#?]/.test(whole + fraction),
  }
}
