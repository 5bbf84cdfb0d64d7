import type { Decimal } from '../../../numbers/decimal.ts'
import type { FormulaFact } from '../formulas/formula-fact.ts'
import { maskQuotes } from '../mask.ts'
import type { Fact } from '../types.ts'
import { classOf, type Class } from './classes.ts'
import type { Member } from './period-classes.ts'

const inTime =
  /^\W*(?:(?:[a-z]+ ){0,3}?(?:that |which )?(?:(?:is|are) )?(?:returned|paid|given back|handed in|brought back|returns?) (?:in time|on time|by the due date|before the due date|within the (?:loan )?period|punctually) (?:costs?|(?:is|are)|(?:incur|cause)s?) (?:nothing|free(?: of charge)?|no (?:fee|fine|charge|costs?))|(?:there is |there are )?no (?:fee|fine|charge|costs?)s? (?:(?:is|are) charged )?(?:for|if|when) [a-z ]{3,40}? (?:in time|on time|by the due date|before the due date|punctually))\W*$/i
const paying =
  /^\W*(?:for )?((?:all |the )?[a-z][\w'-]*(?: [a-z0-9][\w'-]*){0,5}?),? (?:only )?(?:pays?|are charged|is charged|has to pay|have to pay|the fee is|it is)(?: only| just)? (half|a quarter|double|twice|\d{1,2} ?(?:%|percent|per cent)|nothing|no (?:fee|fine|charge))(?: (?:of (?:the|this|that) [a-z -]{2,30}|the (?:fee|fine|amount|price)|that|of it))?\W*$/i
const exempt =
  /^\W*((?:all |the )?[a-z][\w'-]*(?: [a-z0-9][\w'-]*){0,5}?) (?:are|is) (?:exempt(?:ed)?(?: from (?:this|the|that) [a-z]+)?|not charged|free of charge)\W*$/i

interface Share {
  of: Class
  /** Hundredths of the amount. */
  hundredths: bigint
}

/**
 * What the sentences behind an amount say of it: "Media returned in time cost nothing", "Readers under 14 pay half of the fee". Each
 * becomes an amount of its own, and the first one holds for whoever is in no such class. By place of the sentence.
 */
export function readClassFees(all: Member[], at: number): Map<number, Fact[]> | undefined {
  const base = all[at]?.facts.filter((fact): fact is FormulaFact => fact.kind === 'formula') ?? []
  const [formula] = base
  if (!formula || base.length > 1 || formula.given !== undefined) return undefined
  const found = new Map<number, Fact[]>()
  const shares: Share[] = []
  for (let place = at + 1; place < all.length; place += 1) {
    const { masked, quotes } = maskQuotes(all[place]?.text ?? '')
    if (quotes.length > 0 || masked.length > 200) break
    const share = shareOf(masked)
    if (inTime.test(masked) && startsAtNothing(formula)) found.set(place, [{ ...formula, nothing: true }])
    else if (share) {
      shares.push(share)
      found.set(place, [shared(formula, share)])
    } else break
  }
  if (found.size === 0) return undefined
  const others = shares.map(({ of }) => givenFor(of, false)).join(' and ')
  if (others === '') return found
  for (const [place, facts] of found)
    found.set(
      place,
      facts.map((fact) => (fact.kind === 'formula' && fact.nothing ? { ...fact, given: others } : fact)),
    )
  return found.set(at, [{ ...formula, given: others }])
}

function startsAtNothing({ terms, least }: FormulaFact): boolean {
  return least === undefined && terms.every(({ inputs }) => inputs.length > 0)
}

function shareOf(text: string): Share | undefined {
  const some = paying.exec(text)
  const none = some ? null : exempt.exec(text)
  const of = classOf(some?.[1] ?? none?.[1] ?? '')
  if (!of || of.rest || !of.person) return undefined
  return { of, hundredths: none ? 0n : partOf(some?.[2] ?? '') }
}

function partOf(words: string): bigint {
  const percent = /^(\d{1,2})/.exec(words)?.[1]
  if (percent !== undefined) return BigInt(percent)
  if (/^half/i.test(words)) return 50n
  if (/quarter/i.test(words)) return 25n
  if (/double|twice/i.test(words)) return 200n
  return 0n
}

function shared(formula: FormulaFact, { of, hundredths }: Share): FormulaFact {
  const part = <T extends Decimal>(amount: T): T => ({
    ...amount,
    digits: amount.digits * hundredths,
    scale: amount.scale + 2,
  })
  const { least, most, ...rest } = formula
  return {
    ...rest,
    terms: formula.terms.map((term) => ({ ...term, factor: part(term.factor) })),
    ...(least && hundredths > 0n ? { least: part(least) } : {}),
    ...(most && hundredths > 0n ? { most: part(most) } : {}),
    given: givenFor(of, true),
    shared: hundredths,
  }
}

/** "the reader is under 14", "the person is not a student". */
function givenFor({ name, noun, ages, person }: Class, holds: boolean): string {
  if (ages) {
    const one = person ? noun.toLowerCase() : 'person'
    const subject = /^(?:child|kid|infant|adult|senior|person|teenager|youth)$/.test(one) ? 'person' : one
    return `the ${subject} is ${ageWords(ages, holds)}`
  }
  const article = /^[aeiou]/i.test(name) ? 'an' : 'a'
  return `the person is ${holds ? '' : 'not '}${article} ${name}`
}

function ageWords({ min, max }: NonNullable<Class['ages']>, holds: boolean): string {
  if (max !== undefined) return holds ? `under ${max + 1n}` : `${max + 1n} or older`
  return holds ? `${min ?? 0n} or older` : `under ${min ?? 0n}`
}
