import { literalIn } from '../modelling/describe-entry.ts'
import type { DecisionTable } from '../model.ts'

const modifies = /\b(?:more|extra|added|surcharge|discount|reduced|increased|less|off|deducted|plus|free)\b/i

/**
 * Values for inputs that only other rules ask for, such that those rules change nothing: an amount from one table must not be mixed
 * with the surcharge of another. By id of the input.
 */
export function neutralValues(table: DecisionTable, tables: DecisionTable[]): Map<string, string> {
  const own = new Set(table.conditions.flatMap(({ parameter }) => parameter?.id ?? []))
  const values = new Map([...(table.neutral?.values ?? [])].filter(([id]) => !own.has(id)))
  for (const other of tables) {
    if (other === table || other.screen?.id !== table.screen?.id) continue
    if (!other.columns.some(({ outcomes }) => outcomes.some((outcome) => modifies.test(outcome)))) continue
    const quiet = other.columns.find(({ outcomes }) => outcomes.length === 0)
    other.conditions.forEach(({ parameter, entries }, at) => {
      const entry = quiet && entries[quiet.entries[at] ?? 0]
      const literal = entry && literalIn(entry)
      if (parameter && literal !== undefined && !own.has(parameter.id)) values.set(parameter.id, literal)
    })
  }
  return values
}
