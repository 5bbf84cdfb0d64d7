import { maskQuotes, type Masked } from '../mask.ts'
import type { Atom } from '../types.ts'

const listed =
  /^\W*((?:if |when |that )?(?:the |an? |its |their |his |her )?[a-z][\w -]{1,40}?) (?:is|are|equals) (?:either |one of )?((?:"[^"]+"|[^",]{1,40}?)(?:, (?:"[^"]+"|[^",]{1,40}?)){0,6},? or (?:"[^"]+"|[^",]{1,40}))$/i
const value = /^(?:"[^"]+"|“[^”]+”|[A-Z][\w-]*(?: [\w-]+){0,3}|[A-Z0-9][\w-]*)$/

/**
 * "The reason is Damaged or Not as described": one condition for each value, which begins with a capital letter or stands in quotes.
 * Undefined for anything else.
 */
export function valueAlternatives({ raw }: Masked): Atom[] | undefined {
  const found = listed.exec(raw.trim().replace(/\s+/g, ' '))
  const [, subject = '', list = ''] = found ?? []
  const values = list.split(/,? or |, /).map((one) => one.trim())
  if (!found || values.length < 2 || !values.every((one) => value.test(one))) return undefined
  const name = subject.replace(/^(?:(?:if|when|that) )?(?:(?:the|an?|its|their|his|her) )?/i, '')
  return values.map((written) => {
    const [quote] = maskQuotes(written).quotes
    const equals = quote?.value ?? written
    return { subject: name, text: `the ${name} is ${equals}`, negated: false, equals }
  })
}
