import { readConstraints } from '../fields/constraints.ts'
import type { Constraints } from '../types.ts'

const limited = /\s(?:from|of) \d{1,6}(?: to |\s?[–-]\s?)\d{1,6}(?: [\p{L}]{2,20})?\s*$/iu
// So few that each of them can be a choice of its own.
const mostChoices = 12

/** "rating from 1 to 5 stars": the name of an input and what its range says. What is chosen of a few numbers is one of them. */
export function limitedName(phrase: string, chosen: boolean): { name: string; limit: Constraints } {
  const found = limited.exec(phrase)
  if (!found) return { name: phrase, limit: {} }
  const name = phrase.slice(0, found.index)
  const [low = 0, high = 0] = (found[0].match(/\d+/g) ?? []).map(Number)
  const few = high > low && high - low < mostChoices
  if (chosen && few)
    return { name, limit: { choices: Array.from({ length: high - low + 1 }, (_, at) => String(low + at)) } }
  return { name, limit: readConstraints({ raw: found[0], masked: found[0], quotes: [] }) }
}
