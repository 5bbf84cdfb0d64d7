import { clock } from '../../requirements/facts/rules/clock-limits.ts'
import type { ConditionEntry, DecisionTable, Formula, StatedRule } from '../model.ts'
import { numbersOf } from './constraint-words.ts'
import { numbersOfMoments } from './written-moments.ts'

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
  for (const number of numbersOfEntry(entry)) holder.numbers.add(number)
}

/** The bounds of an entry as a text may write them. */
export function numbersOfEntry(entry: Extract<ConditionEntry, { kind: 'number' }>): string[] {
  if (entry.unit !== clock) return numbersOf({ number: entry }, 'number')
  const end = (at: bigint) => ({ from: 'calendar' as const, at: Number(at) })
  const { min, max } = entry
  return numbersOfMoments({
    of: 'time',
    ...(min === undefined ? {} : { min: end(min) }),
    ...(max === undefined ? {} : { max: end(max) }),
  })
}

/** The numbers of a formula as the text writes them: a factor of 0.03 is "3 %" there. */
export function addFormulas(formulas: Formula[], of: (id: string) => Holder): void {
  for (const { requirementId, terms, least, most, inputs, result, unit = '' } of formulas) {
    const holder = of(requirementId)
    holder.words(`${result} ${unit} ${inputs.map((input) => `${input.name} ${input.unit ?? ''}`).join(' ')}`)
    holder.words(
      'base basic fixed each every additional further per plus minus times product multiplied least most',
    )
    holder.words(
      'minimum maximum rounded nearest cent up down started begun first costs fee price percent charged',
    )
    const written = terms.flatMap(({ factor, free }) => [factor, ...(free ? [free] : [])])
    for (const { digits, scale } of [...written, ...(least ? [least] : []), ...(most ? [most] : [])])
      for (const places of [scale, Math.max(0, scale - 2)])
        for (const number of numbersOf({ number: { min: digits, scale: places } }, 'number'))
          holder.numbers.add(number)
  }
}
