import { addsNothing, leastKept } from '../../restating/adds-nothing.ts'
import { contentOf as contentIn, ofManuals } from '../../restating/content.ts'
import { substanceOf } from '../../restating/substance.ts'
import type { Statement } from '../types.ts'

/** A sentence that somebody offers for a statement. */
export interface Offered {
  text: string
  sources: readonly number[]
}

const contentOf = (text: string) => contentIn(text, ofManuals)

const leading = /^(?:if|when|once|after|as soon as|while|whenever|given|until|before|on|in|at|with)\b/i
const behind = /\s(?:if|when|once|after|as soon as|while|whenever)\s/i

/**
 * Whether a sentence says what a statement says: it names sources of the statement, its figures, quoted texts, denials and limits are those of the statement, every word that says
 * something stands in the statement or its sources, and what is given has not become what follows.
 */
export function holds(offered: Offered, statement: Statement, quotes: ReadonlyMap<number, string>): boolean {
  const { text } = offered
  const said = text.trim()
  if (!isSentence(said, statement.text)) return false
  if (offered.sources.length === 0 || offered.sources.some((n) => !statement.sources.includes(n)))
    return false
  const [own, other] = [substanceOf(said), substanceOf(statement.text)]
  if (own.numbers !== other.numbers || own.quoted !== other.quoted || own.restrictions !== other.restrictions)
    return false
  const sources = statement.sources.map((n) => quotes.get(n) ?? '').join('\n')
  if (!addsNothing(said, `${statement.text}\n${sources}`, { idle: ofManuals })) return false
  const words = contentOf(said)
  const before = [...contentOf(statement.text)]
  if (before.filter((word) => words.has(word)).length < before.length * leastKept) return false
  return keepsOrder(said, statement)
}

const isSentence = (said: string, before: string): boolean =>
  said.length <= before.length * 2 + 60 && /^["“\p{Lu}\d][^]*[.!?]["”]?$/u.test(said)

/** What only the circumstance speaks of stays with "if" and "when", and what only the outcome speaks of stays outside. */
function keepsOrder(said: string, { text, outcome }: Statement): boolean {
  if (outcome === undefined) return !(behind.test(said) && !behind.test(text) && !leading.test(text))
  const given = text.slice(0, Math.max(0, text.length - outcome.length - 1))
  if (given === '') return true
  const parts = partsOf(said)
  if (!parts) return false
  const [before, after] = [contentOf(given), contentOf(outcome)]
  const [circumstance, main] = [contentOf(parts.circumstance), contentOf(parts.main)]
  return (
    [...main].every((word) => !before.has(word) || after.has(word)) &&
    [...circumstance].every((word) => !after.has(word) || before.has(word))
  )
}

function partsOf(said: string): { circumstance: string; main: string } | undefined {
  if (leading.test(said)) {
    const cuts = [...said.matchAll(/, /g)].map(({ index }) => index)
    const at = cuts.at(-1)
    return at === undefined ? undefined : { circumstance: said.slice(0, at), main: said.slice(at) }
  }
  const cut = behind.exec(said)
  return cut ? { circumstance: said.slice(cut.index), main: said.slice(0, cut.index) } : undefined
}
