import type { ConditionEntry, DecisionTable, StatedRule } from '../model.ts'
import { numbersOf } from './constraint-words.ts'

interface Holder {
  numbers: Set<string>
  words: (text: string) => void
  literal: (text: string) => void
}

const joining = 'yes no not other otherwise else any or up to at least most more less than from over under x'

/** What the model holds of the rows of a written table: for each rule its outcome and the bounds and values of its own entries. */
export function addStated(
  { stated = [], conditions, parts = [] }: DecisionTable,
  of: (id: string) => Holder,
): void {
  for (const rule of stated) {
    const holder = of(rule.requirementId)
    holder.words(`${rule.name} ${rule.outcome} ${joining}`)
    for (const quote of rule.outcome.match(/"[^"]+"/g) ?? []) holder.literal(quote.slice(1, -1))
    conditions.forEach(({ subject, verb = '', entries }, at) => {
      holder.words(`${subject} ${verb}`)
      for (const index of indexesOf(rule, at)) addEntry(holder, entries[index])
    })
  }
  for (const id of parts)
    for (const { subject, entries } of conditions) {
      of(id).words(`${subject} ${joining} ${stated.map(({ outcome }) => outcome).join(' ')}`)
      for (const entry of entries) addEntry(of(id), entry)
    }
}

function indexesOf({ allowed }: StatedRule, at: number): number[] {
  return allowed.flatMap((sets) => sets[at] ?? [])
}

/** A bound stands in the text as it is or moved by one, where it is exclusive. */
function addEntry(holder: Holder, entry: ConditionEntry | undefined): void {
  if (entry?.kind === 'fact') holder.words(entry.text)
  if (entry?.kind === 'equals') {
    holder.words(entry.value)
    holder.literal(entry.value)
  }
  if (entry?.kind !== 'number') return
  holder.words(entry.unit ?? '')
  for (const number of numbersOf({ number: entry }, 'number')) holder.numbers.add(number)
}
