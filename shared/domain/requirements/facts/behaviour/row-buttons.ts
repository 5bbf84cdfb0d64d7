import type { ReadSentence } from '../../read-sentence.ts'
import { maskQuotes } from '../mask.ts'
import type { Fact } from '../types.ts'

const thing =
  '(?!page|screen|step|view|form|dialog|tab|field|input|user|visitor|customer|time|day|case|section|one\\b)[a-z-]+'
const bearing = new RegExp(
  `\\b(?:each|every|any) (?:[a-z]+ )?${thing} (?:in the (?:list|table) )?(?:also )?(?:has|have|shows?|carries|comes with|offers?|gets|contains?|bears)\\b|\\b(?:beside|next to|behind|at the end of) (?:each|every) (?:[a-z]+ )?${thing}\\b|\\b(?:in|on|for) (?:each|every) (?:row|line|entry|item|card|tile)\\b`,
  'i',
)

/**
 * A button that every row of a list has ("Each line has "Take one" and "Remove"") is there as often as rows are, or not at all: a sentence
 * that clicks it without saying in which row is no scenario that a run could play.
 */
export function withoutRowClicks(sentences: ReadSentence[]): ReadSentence[] {
  const names = new Set(
    sentences.flatMap(({ text, kind }) => {
      const part = maskQuotes(text)
      return kind === 'notRead' || kind === 'heading' || !bearing.test(part.masked)
        ? []
        : part.quotes.filter(({ value }) => /^[^.!?]{1,30}$/.test(value)).map(({ value }) => value)
    }),
  )
  if (names.size === 0) return sentences
  return sentences.map((sentence) => {
    const facts = sentence.facts.filter((fact) => !clicksAny(fact, names))
    return facts.length === sentence.facts.length ? sentence : { ...sentence, facts }
  })
}

const bareClick =
  /^(?:click(?:ing)?|press(?:ing)?|tap(?:ping)?)(?: on)?(?: the)? "([^"]+)"(?: (?:button|link|icon))?$/i

function clicksAny(fact: Fact, names: Set<string>): boolean {
  return (
    fact.kind === 'scenario' &&
    fact.given.length === 0 &&
    fact.when.some((step) => names.has(bareClick.exec(step.trim())?.[1] ?? ''))
  )
}
