import type { Masked } from '../mask.ts'
import type { ReadPattern } from './read-pattern.ts'

const mixed =
  /(?<![\w.,-])(?:exactly )?(\d{1,3})(?: (?:characters|chars|signs)(?:,|:| of| from| consisting of| made of| \()?)? (?:only )?(capital|upper-?case|big|small|lower-?case) letters (?:and\/or|or|and) (?:digits|numbers)\b/i
const inexact =
  /\b(?:at least|at most|minimum(?: of)?|maximum(?: of)?|min\.?|max\.?|than|up to|to|and|[-–])\s*$/i

/** "6 capital letters or digits", "16 characters, capital letters and digits": a text of so many signs, each of either kind. */
export function mixedCharacters({ raw, masked }: Masked): ReadPattern | undefined {
  const found = /\bletters\b/i.test(masked) ? mixed.exec(masked) : null
  const length = Number(found?.[1] ?? 0)
  if (!found || length < 1 || inexact.test(masked.slice(Math.max(0, found.index - 14), found.index)))
    return undefined
  const letters = /^(?:capital|upper|big)/i.test(found[2] ?? '') ? 'A-Z' : 'a-z'
  const end = found.index + found[0].length
  const words = raw.slice(found.index, end).replace(/\s+/g, ' ')
  const rule = {
    source: `^[${letters}0-9]{${length}}$`,
    words: `has ${words}`,
    wrong: `does not have ${words}`,
  }
  // "16 characters, …" is a length as well, whose limits are tried.
  const kinds = raw.slice(found.index, end).search(/(?:capital|upper-?case|big|small|lower-?case) letters/i)
  return {
    rule,
    start: /\b(?:characters|chars|signs)\b/i.test(words) ? found.index + kinds : found.index,
    end,
  }
}
