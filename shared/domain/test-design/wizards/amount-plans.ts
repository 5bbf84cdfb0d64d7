import type { When } from '../../requirements/wizards/wizard-facts.ts'
import { amountsOf, withBoxes } from './amounts-of.ts'
import type { Wizard } from './wizard-model.ts'
import { hasRoom, valuesFor } from './wizard-values.ts'

/** Values for which amounts are shown. */
export interface AmountPlan {
  values: [parameterId: string, value: string][]
  requirementId: string
  words: string
}

/** The worked examples of the text, and what the amounts come to with each rate and on both sides of each condition. */
export function amountPlans(wizard: Wizard): AmountPlan[] {
  const { examples, amounts, rows, form } = wizard
  if (rows.length === 0) return []
  const told = examples.map(({ values, requirementId }) => ({
    values,
    requirementId,
    words: `the amounts of the example ${spoken(wizard, values)}`,
  }))
  if (!amounts) return told
  const plans: AmountPlan[] = [...told]
  const add = (values: [string, string][], requirementId: string) => {
    const pins = new Map(values)
    const all = valuesFor(wizard, pins)
    if (!all || !hasRoom(wizard, all) || !amountsOf(wizard, withBoxes(wizard, [...all]))) return
    plans.push({ values, requirementId, words: `the amounts for ${spoken(wizard, values)}` })
  }
  for (const [value] of amounts.rate?.cents ?? [])
    add([[amounts.rate?.parameterId ?? '', value]], amounts.rate?.requirementId ?? '')
  for (const { when, requirementId } of [...amounts.shares, ...amounts.charges]) {
    const parameter = form.parameters.find(({ label }) => label === when?.label)
    if (!when || !parameter) continue
    for (const value of sidesOf(when)) add(factors(wizard, [[parameter.id, value]]), requirementId)
  }
  const seen = new Set<string>()
  return plans.filter(({ values }) => {
    const key = JSON.stringify(values.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    return seen.has(key) ? false : Boolean(seen.add(key))
  })
}

/** Inputs that an amount is multiplied by take a number other than one, so that a factor that is forgotten shows. */
function factors({ amounts, form }: Wizard, values: [string, string][]): [string, string][] {
  const counted = new Set([
    ...(amounts?.rate?.per ?? []),
    ...(amounts?.charges ?? []).flatMap(({ per }) => per),
  ])
  const more = form.parameters.flatMap(({ id, label, constraints: { number } }): [string, string][] => {
    const two =
      (number?.min === undefined || number.min <= 2n) && (number?.max === undefined || number.max >= 2n)
    return counted.has(label) && two && !values.some(([one]) => one === id) ? [[id, '2']] : []
  })
  return [...values, ...more]
}

function sidesOf({ equals, min, max }: When): string[] {
  if (equals === 'checked') return ['checked', 'unchecked']
  if (equals !== undefined) return [equals]
  return [
    ...(min === undefined ? [] : [String(min - 1), String(min)]),
    ...(max === undefined ? [] : [String(max), String(max + 1)]),
  ]
}

function spoken({ form }: Wizard, values: [string, string][]): string {
  return values
    .map(([id, value]) => `${form.parameters.find((one) => one.id === id)?.label ?? ''} ${value}`)
    .join(', ')
}
