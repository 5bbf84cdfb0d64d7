import type { Priority } from '../test-cases/schema.ts'
import type { RiskCategory } from './schema.ts'

/** The least level of each band, the highest first: critical 20-25, high 12-19, medium 6-11, low 1-5. */
const bands: readonly (readonly [least: number, RiskCategory])[] = [
  [20, 'critical'],
  [12, 'high'],
  [6, 'medium'],
  [1, 'low'],
]

/** A figure of the scale, whatever was added to it: a whole number from 1 to 5. */
export const onScale = (value: number): number => Math.min(5, Math.max(1, Math.round(value)))

/** Likelihood times impact, 1 to 25, and its band. Takes whole numbers from 1 to 5. */
export function levelOf(likelihood: number, impact: number): { riskLevel: number; category: RiskCategory } {
  const riskLevel = likelihood * impact
  return { riskLevel, category: bands.find(([least]) => riskLevel >= least)?.[1] ?? 'low' }
}

/** How soon to test against a risk: as its band says, but never late where the harm would be the greatest, however unlikely it is. */
export const testPriorityOf = (category: RiskCategory, impact: number): Priority =>
  impact === 5 && (category === 'medium' || category === 'low') ? 'high' : category
