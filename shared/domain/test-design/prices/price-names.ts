import type { ReadSentence } from '../../requirements/index.ts'
import type { ReadPart } from './read-part.ts'
import type { Pricing } from './price-model.ts'

/** The name that the text itself gives to the price where it changes it: "total price", "premium", what "the parcel costs". */
export function namedResult(parts: ReadPart[]): string | undefined {
  const changes = parts.flatMap(({ part }) => (part.kind === 'change' ? [part] : []))
  const told = changes
    .flatMap(({ of }) => of ?? [])
    .find((name) => /\b(?:price|premium|fee|fare|rent|total|amount)$/.test(name))
  const thing = changes.flatMap(
    ({ subject = '' }) => /^the ([a-z]{3,20}) is [\w-]+ and$/i.exec(subject)?.[1]?.toLowerCase() ?? [],
  )[0]
  const listed = parts.flatMap(({ part, sentence }) =>
    part.kind === 'list'
      ? (/^\W*the ((?:fee|fare|rent|premium|charge|tariff)) (?:depends|is|for|of|per)\b/i
          .exec(sentence.text)?.[1]
          ?.toLowerCase() ?? [])
      : [],
  )[0]
  return told ?? (thing === undefined ? listed : `price of the ${thing}`)
}

/** A price without a name of its own is called as the text calls it: "the customer sees the total". */
export function resultIn({ result }: Pricing, sentences: ReadSentence[]): string {
  if (!/^(?:total )?price$/.test(result)) return result
  const told = sentences.flatMap(({ text, facts }) =>
    facts.some(({ kind }) => kind === 'success' || kind === 'scenario')
      ? (/\bthe ((?:total|final|overall) (?:price|amount|cost)|total|price)\b/i
          .exec(text)?.[1]
          ?.toLowerCase() ?? [])
      : [],
  )
  return told[0] ?? result
}

/** Requirements that speak of the price by its name. */
export function namedBy({ result }: Pricing, sentences: ReadSentence[]): string[] {
  const name = result.toLowerCase()
  return sentences
    .flatMap(({ text, requirementId, facts }) =>
      requirementId !== undefined && facts.length > 0 && text.toLowerCase().includes(name)
        ? [requirementId]
        : [],
    )
    .slice(0, 2)
}
