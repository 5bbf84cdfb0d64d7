import { formatDecimal } from '../../numbers/decimal.ts'
import type { ConditionEntry, DecisionTable, Screen, Success } from '../model.ts'
import { toCheck } from '../cases/step-prose.ts'
import { escaped } from '../../escaped.ts'

type NumberEntry = Extract<ConditionEntry, { kind: 'number' }>

/**
 * "Transfers of up to 30 EUR are carried out without a TAN", and above the TAN is asked for: a form after which another one is filled in only under
 * a condition leads to the success of that form where it is skipped, and to what the rule says elsewhere.
 */
export function passSuccess(screens: Screen[], tables: DecisionTable[]): void {
  for (const table of tables) {
    const screen = screens.find(({ id }) => id === table.screen?.id)
    const [condition, more] = table.conditions
    if (!screen || screen.success || !condition?.parameter || more) continue
    for (const other of screens) {
      if (other === screen || !other.success || other.section < screen.section) continue
      const success = passed(table, other)
      if (success) screen.success = success
    }
  }
}

/** The success of the second form with the values of the first that lead to it, or to something else. */
function passed(table: DecisionTable, { parameters, success }: Screen): Success | undefined {
  const [condition] = table.conditions
  const labels = parameters.map(({ label }) => label.toLowerCase())
  const names = (text: string) =>
    labels.some((label) => new RegExp(`\\b${escaped(label)}\\b`, 'i').test(text))
  const skips = (text: string) =>
    labels.some((label) =>
      new RegExp(`\\bwithout (?:an? |the |any |entering (?:an? |the )?)?${escaped(label)}\\b`, 'i').test(
        text,
      ),
    )
  const branches = table.columns.map(({ entries, outcomes: [outcome = ''] }) => ({
    entry: condition?.entries[entries[0] ?? 0],
    outcome,
  }))
  const quiet = branches.find(({ outcome }) => skips(outcome))?.entry
  const asking = branches.filter(({ outcome }) => names(outcome) && !skips(outcome))
  const rest = branches.filter(({ outcome }) => !names(outcome))
  if (!success || !condition?.parameter || quiet?.kind !== 'number' || asking.length === 0 || rest.length > 0)
    return undefined
  const at = quiet.max ?? quiet.min ?? 0n
  return {
    ...success,
    unless: {
      parameterId: condition.parameter.id,
      quiet: formatDecimal(at, quiet.scale),
      ranges: asking.flatMap(({ entry, outcome }) =>
        entry?.kind === 'number'
          ? [{ ...rangeOf(entry), expected: toCheck(outcome), requirementId: table.statedBy[outcome] ?? '' }]
          : [],
      ),
    },
  }
}

function rangeOf({ min, max, scale }: NumberEntry): { min?: bigint; max?: bigint; scale: number } {
  return { scale, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}
