/** The ages that a class of people names: "Readers under 14" ends at 13, "guests of 65 or older" begins at 65. */
export interface AgeBound {
  /** The last or first age of the class. */
  inside: number
  /** The next age, which is not of the class. */
  outside: number
}

const under = /\b(?:under|below|younger than) (\d{1,3})\b/i
const over = /\b(?:over|above|older than) (\d{1,3})\b/i
const upTo = /\b(?:up to|until) (\d{1,3}) years\b|\b(\d{1,3}) (?:years )?(?:or|and) (?:younger|under)\b/i
const from = /\b(\d{1,3}) (?:years )?(?:or|and) (?:older|over|above)\b|\b(?:from|aged) (\d{1,3}) years\b/i

/** Undefined where the words name no age. */
export function ageBound(who: string): AgeBound | undefined {
  const number = (found: RegExpExecArray | null) => Number(found?.[1] ?? found?.[2] ?? Number.NaN)
  const bounds: AgeBound[] = [
    { inside: number(under.exec(who)) - 1, outside: number(under.exec(who)) },
    { inside: number(over.exec(who)) + 1, outside: number(over.exec(who)) },
    { inside: number(upTo.exec(who)), outside: number(upTo.exec(who)) + 1 },
    { inside: number(from.exec(who)), outside: number(from.exec(who)) - 1 },
  ]
  return bounds.find(({ inside, outside }) => !Number.isNaN(inside) && inside >= 0 && outside >= 0)
}

const others = /\bother than\b/i

/** The age nearest to the limit that somebody of the class has; who is of none of the classes has the next one. */
export function ageFor(who: string | undefined): number | undefined {
  const bound = who === undefined ? undefined : ageBound(who)
  if (who === undefined || bound === undefined) return undefined
  return others.test(who) ? bound.outside : bound.inside
}
