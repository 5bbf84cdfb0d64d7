import type { Requirement } from '../../test-generation/requirements/schema.ts'
import type { Fact } from '../facts/types.ts'
import { earsPattern } from '../../test-generation/requirements/ears.ts'
import { isReversed, readQuantities } from '../facts/quantities/quantities.ts'
import { checkIncose } from '../../test-generation/requirements/incose.ts'

type Assessment = Pick<Requirement, 'testability' | 'testabilityNotes' | 'ambiguities'>

/**
 * Judges how well a requirement can be tested: high when the grammar found something to check, medium when only words are open,
 * low when vague words stand where a measurable value should. Ambiguities carry the INCOSE rule and the offending words.
 */
export function assess(statement: string, masked: string, facts: Fact[]): Assessment {
  const findings = checkIncose(masked)
  const ambiguities = findings.map(
    ({ rule, title, words }) => `${rule} ${title}: ${words.map((word) => `"${word}"`).join(', ')}`,
  )
  if (readQuantities(masked).some(isReversed)) ambiguities.push('R33 range: the minimum is above the maximum')
  const vague = findings.filter((finding) => finding.vague)
  // Vague words around a value or a quoted text leave something to compare; without either nothing is left.
  const anchored =
    vague.length === 0 || /\d|"/.test(masked) || facts.some((fact) => fact.kind === 'transition')
  const concrete = anchored && facts.some((fact) => fact.kind !== 'button' && fact.kind !== 'page')
  const pattern = `EARS pattern: ${earsPattern(masked)}.`
  if (concrete) {
    const note =
      vague.length > 0
        ? ` Values are stated, but ${reasons(vague)}.`
        : ' States values or outcomes that can be checked.'
    return {
      testability: vague.length > 0 ? 'medium' : 'high',
      testabilityNotes: pattern + note,
      ambiguities,
    }
  }
  if (vague.length > 0)
    return {
      testability: 'low',
      testabilityNotes: `${pattern} Not testable as it stands: ${reasons(vague)}.`,
      ambiguities,
    }
  return {
    testability: 'medium',
    testabilityNotes: `${pattern} States no value, message or state that a test could compare.`,
    ambiguities,
  }
}

function reasons(findings: { rule: string; words: string[] }[]): string {
  return findings
    .map(({ rule, words }) => `${words.map((word) => `"${word}"`).join(', ')} (${rule})`)
    .join('; ')
}
