import { clausesOf } from './clauses.ts'
import type { Placed } from './parts.ts'
import { successWords } from './success-words.ts'
import { toldSentences } from './told-sentences.ts'
import type { Unit } from './units.ts'
import { inputsMentioned, type Vocabulary } from './vocabulary.ts'

const elsewhere =
  /\b(?:confirm\w*|success\w*|thank\w*|receipt|heading|headed|headline|counter|summary|banner|alert|line|label|title|link|e-?mail is sent|hint|placeholder|how many|number of)\b/i

/**
 * Messages that no rule of an input gives: something may be wrong that nobody here knows of. Only where rules were read around them, and not
 * in what is said of a success, a count or another line of the page.
 */
export function unreadMessages(units: Unit[], vocabulary: Vocabulary, placed: Placed[]): Placed[] {
  const known = new Set(placed.flatMap(({ part }) => textsOf(part)))
  const isName = ({ value }: { value: string }) =>
    vocabulary.buttons.includes(value) ||
    vocabulary.inputs.some(({ label, options }) => label === value || options.includes(value))
  const places = new Set(
    placed.flatMap(({ part, at }) => (part.part === 'rule' ? [sectionOf(units, at)] : [])),
  )
  return units.flatMap((unit) => {
    if ((unit.kind !== 'item' && unit.kind !== 'paragraph') || !places.has(sectionOf(units, unit.start)))
      return []
    return toldSentences(unit.text, unit.start).flatMap(({ text, words, start }): Placed[] => {
      if (elsewhere.test(words.replace(/Q\d+/g, ' ')) || successWords.test(words)) return []
      const labels = inputsMentioned(text, vocabulary)
      return clausesOf(text, (value) => isName({ value })).flatMap(({ message, at }) =>
        /\s\S+.*[.!]$/.test(message) &&
        !/…|\.\.\./.test(message) &&
        !known.has(message) &&
        !known.has(message.replace(/\d+/, '{n}'))
          ? [{ at: start + at, part: { part: 'unread' as const, message, labels } }]
          : [],
      )
    })
  })
}

function textsOf(part: Placed['part']): string[] {
  if (part.part === 'rule') return [part.message]
  if (part.part === 'count') return part.forms.map(({ text }) => text)
  return part.part === 'success' || part.part === 'length' ? [part.text] : []
}

/** The heading that a place stands under, by its number. */
function sectionOf(units: Unit[], at: number): number {
  return units.findLastIndex(({ kind, start }) => kind === 'heading' && start <= at)
}
