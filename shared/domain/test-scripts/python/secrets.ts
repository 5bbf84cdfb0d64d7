import { textParts } from '../text-parts.ts'
import type { ScriptCase } from '../types.ts'

/** The variables of the environment that the texts of cases name, sorted. */
export function secretsIn(cases: ScriptCase[]): string[] {
  const names = new Set<string>()
  const read = (value: unknown): void => {
    if (typeof value === 'string')
      for (const part of textParts(value))
        if (typeof part === 'object' && 'secret' in part) names.add(part.secret)
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(read)
  }
  for (const { steps } of cases)
    for (const { actions, expectations } of steps) [...actions, ...expectations].forEach(read)
  return [...names].toSorted()
}
