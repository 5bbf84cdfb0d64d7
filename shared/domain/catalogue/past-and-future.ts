import type { Idea } from './idea.ts'
import { refusalOf } from './plain-nouns.ts'
import type { Slots } from './slots.ts'
import { subjectIn } from './fields.ts'
import { bounded, tried } from './tried.ts'

const demand = /\b(today or )?in the (future|past)\b/i

/** Dates that have to lie before or after today. Cue: "in the future" or "in the past" in a rule or in the text of a refusal; a negation turns it round. */
export function pastAndFutureIdeas(slots: Slots): Idea[] {
  const clause = slots.clauses.find(
    ({ tag, text, phrases }) =>
      (tag === 'lim' || phrases.some((phrase) => phrase.tag === 'M' && demand.test(phrase.text))) &&
      demand.test(text) &&
      !/\d|\b(?:days?|weeks?|months?|years?) in the\b/i.test(text),
  )
  const [, withToday, side] = demand.exec(clause?.text ?? '') ?? []
  if (!clause || side === undefined) return []
  const isNegated =
    clause.phrases.some(({ tag }) => tag === 'NEG') || /\b(?:not|never|cannot|can't)\b/i.test(clause.text)
  const isFuture = /future/i.test(side)
  const thing = subjectIn(slots)?.single ?? 'date'
  const [good, bad] = isNegated
    ? [isFuture ? 'yesterday' : 'tomorrow', isFuture ? 'tomorrow' : 'yesterday']
    : [isFuture ? 'tomorrow' : 'yesterday', isFuture ? 'yesterday' : 'tomorrow']
  const isTodayFine = isNegated || withToday !== undefined
  const today = isTodayFine ? 'It is accepted' : refusalOf(slots)
  return [
    tried(`The ${thing} of ${bad} is refused, of ${good} accepted`, bounded, [
      [`Enter the date of ${bad} as the ${thing}`, refusalOf(slots)],
      [`Enter the date of ${good} as the ${thing}`, 'It is accepted'],
    ]),
    tried(`The ${thing} of today is ${isTodayFine ? 'accepted' : 'refused'}`, bounded, [
      [`Enter the date of today as the ${thing}`, today],
    ]),
  ]
}
