import type { Calibration } from './calibration.ts'
import type { History, StoryFacts } from './types.ts'

/** A story of which nobody knows more than its title; below all that say something. */
const silent = 0.05
/** What the words of a story are worth without anything to compare it with. */
const withoutExamples = 0.3

/**
 * How far an estimate is to be trusted, 0 to 1: what the story says of itself (its length, criteria, what is open, what could be read), times
 * what the project has to compare it with (how many finished stories, how near, how much they agree).
 */
export function confidenceOf(facts: StoryFacts, history: History, { agreement }: Calibration): number {
  const { examples, near } = history
  const close = near.reduce((sum, { similarity }) => sum + similarity, 0)
  const compared =
    withoutExamples +
    agreement * (0.4 * (examples.length / (examples.length + 8)) + 0.3 * (close / (close + 2)))
  return Math.round(saysOf(facts) * compared * 100) / 100
}

export const isSilent = ({ words, criteria }: StoryFacts): boolean => words === 0 && criteria.length === 0

function saysOf(facts: StoryFacts): number {
  if (isSilent(facts)) return silent
  const { words, criteria, unknowns, unread } = facts
  const told = 0.4 + 0.2 * Math.min(1, words / 30) + 0.4 * Math.min(1, criteria.length / 3)
  const open = Math.max(0.5, 1 / (1 + 0.15 * unknowns.length))
  return told * open * (unread > 0 ? 0.7 : 1)
}
