import { checkIncose } from '../../requirement-quality/incose.ts'
import { earsPattern } from './ears.ts'
import { withoutQuoted } from '../../requirement-quality/masked.ts'
import type { Requirement } from '../../requirement-reading/requirement-schema.ts'

export type Assessment = Pick<Requirement, 'testability' | 'testabilityNotes' | 'ambiguities'>

/** What was made of a sentence: whether something of it can be checked, and the words of it that nothing took up. */
interface Taken {
  isRead: boolean
  left: string[]
}

/**
 * How well a requirement can be tested: high where something was read that can be checked, medium where only words are open, low where
 * vague words stand and nothing that could be compared. Ambiguities carry the INCOSE rule and the offending words.
 */
export function assess(statement: string, { isRead, left }: Taken): Assessment {
  const masked = withoutQuoted(statement)
  const findings = checkIncose(masked)
  const vague = findings.filter((finding) => finding.vague)
  const pattern = `EARS pattern: ${earsPattern(masked)}.`
  const ambiguities = [
    ...findings.map(({ rule, title, words }) => `${rule} ${title}: ${wordsInQuotes(words)}`),
    ...(isRead && left.length > 0 ? [`not understood: ${wordsInQuotes(left.slice(0, mostWords))}`] : []),
  ]
  const reasons = vague.map(({ rule, words }) => `${wordsInQuotes(words)} (${rule})`).join('; ')
  // One vague word beside a value, a message or a rule leaves something to compare.
  if (isRead)
    return {
      testability: vague.length > 0 ? 'medium' : 'high',
      testabilityNotes: `${pattern} ${vague.length > 0 ? `Values are stated, but ${reasons}.` : 'States values or outcomes that can be checked.'}`,
      ambiguities,
    }
  const isBare = isImmeasurable(statement)
  return {
    testability: isBare ? 'low' : 'medium',
    testabilityNotes: isBare
      ? `${pattern} Not testable as it stands: ${reasons}.`
      : `${pattern} States no value, message or state that a test could compare.`,
    ambiguities,
  }
}

/** Whether vague words stand in a sentence and nothing that could be compared. */
export const isImmeasurable = (statement: string): boolean =>
  !/\d|"/.test(statement) && checkIncose(withoutQuoted(statement)).some(({ vague }) => vague)

const mostWords = 12

export const wordsInQuotes = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ')
