import type { WizardPart } from '../../requirements/wizards/wizard-facts.ts'
import { sameName } from '../../requirements/wizards/amounts.ts'
import { amountsOf, conditionHolds, withBoxes, writeAmount } from './amounts-of.ts'
import type { Stated } from './stated.ts'
import type { Wizard, WizardAmounts } from './wizard-model.ts'

type Of = <T extends WizardPart['part']>(kind: T) => (Stated<T> & Stated)[]

/**
 * The prices of the steps, as far as the text states them whole: nothing when a sentence about money was not understood, or when a worked
 * example of the text comes to something else. A share whose base is not named takes the one that the examples confirm.
 */
export function buildAmounts(
  of: Of,
  wizard: Wizard,
  idOf: (label: string) => string | undefined,
): WizardAmounts | undefined {
  if (of('unread amount').length > 0) return undefined
  const rates = of('rate')
  const field = rates[0]?.field
  const parameterId = field === undefined ? undefined : idOf(field)
  const charges = of('charge')
  if ((parameterId === undefined && charges.length === 0) || rates.some((one) => one.field !== field))
    return undefined
  const name = of('rate name')[0]?.name ?? restOf(of)
  const first = rates[0]
  const forms = of('money')
  const shown = forms[0]
  const grouped = forms.find((one) => one.grouped !== undefined)?.grouped
  const negative = forms.find((one) => one.negative !== undefined)?.negative
  const found: WizardAmounts = {
    ...(first && parameterId !== undefined
      ? {
          rate: {
            parameterId,
            requirementId: first.requirementId,
            cents: rates.flatMap(({ amounts }) => amounts),
            per: first.per,
            named: [...of('rate name'), ...of('money')].map(({ requirementId }) => ({ requirementId })),
            ...(name === undefined ? {} : { name }),
          },
        }
      : {}),
    charges,
    shares: of('share'),
    form: {
      before: shown?.before ?? '',
      after: shown?.after ?? '',
      ...(grouped === undefined ? {} : { grouped }),
      ...(negative === undefined ? {} : { negative }),
    },
  }
  return fitting(wizard, found)
}

/** The only row of the amounts that is none of the charges, no discount and no total shows what the rate comes to. */
function restOf(of: Of): string | undefined {
  const charges = of('charge').map(({ name }) => name)
  const rows = of('amount rows').flatMap((one) => one.rows.map(({ label }) => label))
  const left = [...new Set(rows)].filter(
    (label) =>
      !/\b(?:total|sum|discount|reduction|rebate|surcharge)\b/i.test(label) &&
      !charges.some((one) => sameName(one, label)),
  )
  return left.length === 1 && rows.length > 1 ? left[0] : undefined
}

/** The first reading of unnamed bases with which every example comes out as the text writes it. */
function fitting(wizard: Wizard, found: WizardAmounts): WizardAmounts | undefined {
  const open = found.shares.some((share) => share.of === undefined)
  if (!open) {
    const merged = { ...found, merged: true as const }
    const plain = confirmed(wizard, found)
    if (plain !== 'wrong' && (found.shares.length === 0 || plain === 'shared' || hasShareRow(wizard)))
      return found
    return found.shares.length > 0 && confirmed(wizard, merged) === 'shared' ? merged : undefined
  }
  const readings = [found.rate?.name ?? 'price of the rate', 'total'].map((base) => ({
    ...found,
    ...(found.rate ? { rate: { ...found.rate, name: found.rate.name ?? 'price of the rate' } } : {}),
    shares: found.shares.map((share) => ({ ...share, of: share.of ?? base })),
  }))
  const right = readings.filter((one) => confirmed(wizard, one) === 'shared')
  if (right.length === 1) return right[0]
  return confirmed(wizard, found) === 'wrong' ? undefined : found
}

/** A row of its own for what is taken off or added, or no rows beside the total. */
function hasShareRow({ rows }: Wizard): boolean {
  const labels = rows.flatMap((one) => one.rows.map(({ label }) => label))
  return (
    labels.length < 2 ||
    labels.some((label) => /\b(?:discount|reduction|rebate|surcharge|saving|supplement)s?\b/i.test(label))
  )
}

/** Whether the examples come out: "shared" when one of them has a share in it. */
function confirmed(wizard: Wizard, amounts: WizardAmounts): 'wrong' | 'plain' | 'shared' {
  let result: 'plain' | 'shared' = 'plain'
  for (const { values, amounts: written } of wizard.examples) {
    const all = amountsOf({ form: wizard.form, amounts }, withBoxes(wizard, values))
    if (!all) {
      // What is not computed contradicts nothing, as long as a base is only open.
      if (amounts.shares.every(({ of }) => of !== undefined)) return 'wrong'
      continue
    }
    const texts = all.map(({ cents }) =>
      writeAmount(cents, { ...amounts.form, grouped: amounts.form.grouped ?? false }),
    )
    const total = all.find(({ kind }) => kind === 'total')
    const last = written.at(-1)
    const sum = total && writeAmount(total.cents, { ...amounts.form, grouped: amounts.form.grouped ?? false })
    if (
      !written.every(({ text }) => texts.some((one) => digitsOf(one) === digitsOf(text))) ||
      digitsOf(sum) !== digitsOf(last?.text)
    )
      return 'wrong'
    const literal = (label: string) =>
      values.find(([id]) =>
        wizard.form.parameters.some((one) => one.id === id && one.label === label),
      )?.[1] ?? ''
    if (amounts.shares.some(({ when }) => !when || conditionHolds(when, literal(when.label))))
      result = 'shared'
  }
  return result
}

function digitsOf(text: string | undefined): string {
  const plain = (text ?? '').replace(/[^\d.]/g, '')
  return plain.includes('.') ? plain : `${plain}.00`
}
