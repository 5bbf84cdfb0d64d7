import type { Marks } from '../../marking/tags.ts'
import { slotsOf } from '../slots.ts'
import { performance } from './performance.ts'
import { longestAsked, type Question } from './question.ts'
import { vague } from './vague.ts'

/** The question for a measure of a sentence that is marked as no demand, and would be one if somebody could measure it: "The page should be fast". */
export function measureOf(sentence: string): Question | undefined {
  if (sentence.length > longestAsked) return undefined
  const slots = slotsOf(sentence, asWhole(sentence))
  return vague(slots) ?? performance(slots)
}

const asWhole = ({ length: end }: string): Marks => ({
  segments: [{ tag: 'eff', start: 0, end, confidence: 1 }],
  roles: [],
  kinds: [{ kind: 'performance', confidence: 1 }],
})
