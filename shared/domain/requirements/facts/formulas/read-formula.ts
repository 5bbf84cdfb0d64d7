import type { Masked } from '../mask.ts'
import { plainFee } from './fee-words.ts'
import type { FormulaFact } from './formula-fact.ts'
import { readProduct } from './products.ts'
import { readRate } from './rates.ts'

const hint =
  /\b(?:per|each|every|plus|additional|times|product|multiplied)\b|[×*=+]|%\s+(?:of|on)\b|percent of/i

/** An amount that the sentence defines by a rule, or nothing. Conditions belong to rules and are not read here. */
export function readFormula({ masked: written, quotes }: Masked): FormulaFact[] {
  const masked =
    quotes.length > 0 || written.length > 300 || !/\d/.test(written) ? written : plainFee(written)
  if (
    quotes.length > 0 ||
    masked.length > 300 ||
    !hint.test(masked) ||
    !/\d|[×*=]|\b(?:product|times|multiplied)\b/i.test(masked)
  )
    return []
  if (
    /^\W*(?:if|when|unless|for|after|while)\b|\b(?:must|shall|should|may|can|if|when|unless)\b/i.test(masked)
  )
    return []
  const plain = masked.replace(/\*\*|__/g, '')
  const rate = readRate(plain)
  const when = masked === written ? undefined : /^\W*(?:if|when) ([^,]{3,80}),/i.exec(written)?.[1]
  if (rate.length === 0) return readProduct(plain)
  return when === undefined ? rate : rate.map((fact) => ({ ...fact, when }))
}
