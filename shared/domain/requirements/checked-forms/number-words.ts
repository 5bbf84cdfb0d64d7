import { take, type Condition } from './condition-words.ts'
import type { Wrong } from './parts.ts'

/** "Exactly 5 digits", "not made of digits only". */
export function readDigits(condition: Condition): Wrong[] {
  const counted =
    take(
      condition,
      /\b(?:not |other than |anything but )?(?:exactly |just )?(\d{1,2})(?:(?: to |-| or )(\d{1,2}))? digits?(?: only| long)?\b/i,
    ) ?? undefined
  if (counted) {
    const min = Number(counted[1])
    const before = condition.words.slice(0, Math.max(0, counted.index))
    const least = /\b(?:at least|minimum(?: of)?|contains?|fewer than|less than|more than|at most)\s*$/i.exec(
      before,
    )
    if (least) {
      condition.words = `${before}${counted[0]}${condition.words.slice(counted.index + 3)}`
      return []
    }
    return [
      { wrong: 'other', allowed: '0-9' },
      { wrong: 'length', min, max: Number(counted[2] ?? min) },
    ]
  }
  return take(
    condition,
    /\b(?:is |are |must |be |may |contain |consist |made (?:up )?of |not |of |have |has )*(?:only digits|digits only|nothing but digits)\b(?!,| and\b| or\b)|\bnot (?:just|only|all|purely) digits\b|\banything but digits\b(?!,| and\b| or\b)|\bother (?:characters|signs) than digits\b(?!,| and\b| or\b)/i,
  )
    ? [{ wrong: 'other', allowed: '0-9' }]
    : []
}

/** "Not a number", "must be a whole number". */
export function readNumbers(condition: Condition): Wrong[] {
  if (
    take(
      condition,
      /\b(?:is |must |be |as |not |no )*(?:a |an )?(?:whole number|integer|round number|full number)s?\b|\bwith decimals\b|\b(?:has |have )?decimals?(?: places)?\b(?! (?:are )?allowed)/i,
    )
  ) {
    take(condition, /\b(?:not |no |a )*\bnumber\b/i)
    return [{ wrong: 'number', whole: true }]
  }
  return take(
    condition,
    /\b(?:(?:is |are )?not (?:a |an )?(?:valid )?(?:number|numeric|amount)|no number|must be (?:a |an )?(?:number|numeric)|(?:is )?not numeric|not made of digits)\b/i,
  )
    ? [{ wrong: 'number', whole: false }]
    : []
}
