import type { AmountRow, When } from '../../requirements/wizards/wizard-facts.ts'
import { sameName } from '../../requirements/wizards/amounts.ts'
import type { Wizard, WizardAmounts } from './wizard-model.ts'

/** An amount by the name under which the text tells of it; `kind` says what it comes from. */
export interface Amount {
  kind: 'rate' | 'charge' | 'share' | 'total'
  name: string
  cents: number
  /** Which charge or share it is. */
  index: number
}

/** Literals by parameter. */
export type Values = Map<string, string>

/** What the values of the inputs come to: each part that is due, and the total; undefined where something is missing or not whole cents. */
export function amountsOf(
  { form, amounts }: Pick<Wizard, 'form' | 'amounts'>,
  values: Values,
): Amount[] | undefined {
  if (!amounts) return undefined
  const idOf = (label: string) => form.parameters.find((one) => one.label === label)?.id ?? ''
  const times = (cents: number, per: string[]) =>
    per.reduce((sum, label) => sum * Number(values.get(idOf(label)) ?? Number.NaN), cents)
  const holds = (when: When | undefined) =>
    when === undefined || conditionHolds(when, values.get(idOf(when.label)) ?? '')
  const found: Amount[] = []
  const { rate, charges, shares } = amounts
  if (rate) {
    const each = rate.cents.find(([value]) => value === values.get(rate.parameterId))?.[1]
    if (each === undefined) return undefined
    found.push({ kind: 'rate', name: rate.name ?? 'price', cents: times(each, rate.per), index: 0 })
  }
  charges.forEach(({ name, cents, per, when }, index) => {
    if (holds(when)) found.push({ kind: 'charge', name, cents: times(cents, per), index })
  })
  const before = [...found]
  for (const [index, { percent, sign, of, when }] of shares.entries()) {
    if (!holds(when)) continue
    const base = baseOf(before, of)
    if (base === undefined) return undefined
    const cents = (sign * base.reduce((sum, one) => sum + one.cents, 0) * percent) / 100
    const [only] = base
    if (amounts.merged && base.length === 1 && only) {
      only.cents += cents
      continue
    }
    found.push({
      kind: 'share',
      name: sign < 0 ? 'discount' : 'surcharge',
      cents,
      index,
    })
  }
  const total = found.reduce((sum, { cents }) => sum + cents, 0)
  const all: Amount[] = [...found, { kind: 'total', name: 'total', cents: total, index: 0 }]
  return all.every(({ cents }) => Number.isInteger(cents)) ? all : undefined
}

/** What a share is taken of: the part that the text names, or all parts together. */
function baseOf(parts: Amount[], of: string | undefined): Amount[] | undefined {
  if (of === undefined) return undefined
  if (/^(?:total|sum|whole|everything|price|total price|amount|premium)$/i.test(of)) return parts
  const named = parts.filter(({ name }) => sameName(name, of))
  if (named.length === 1) return named
  const rates = parts.filter(({ kind }) => kind === 'rate')
  return named.length === 0 && rates.length === 1 && /\b(?:rate|base|basic)\b/i.test(of) ? rates : undefined
}

export function conditionHolds({ equals, min, max }: When, value: string): boolean {
  if (equals !== undefined) return value === equals
  const number = Number(value)
  return value !== '' && (min === undefined || number >= min) && (max === undefined || number <= max)
}

/** The amount that a row shows; undefined where no part has its name. */
export function amountOfRow(
  { label, when }: AmountRow,
  all: Amount[],
  { shares }: WizardAmounts,
): Amount | undefined {
  if (
    /^(?:(?:grand |overall )?total|sum|price|premium|amount|(?:total|final) (?:price|amount|cost)|to pay|cost)s?$/i.test(
      label,
    )
  )
    return all.find(({ kind }) => kind === 'total')
  const named = all.find(({ name, kind }) => kind !== 'total' && kind !== 'share' && sameName(name, label))
  if (named) return named
  if (!/\b(?:discount|reduction|rebate|surcharge|saving|supplement)s?\b/i.test(label)) return undefined
  const fitting = shares.flatMap((share, index) =>
    shares.length === 1 || (when && share.when && JSON.stringify(when) === JSON.stringify(share.when))
      ? [index]
      : [],
  )
  return all.find(({ kind, index }) => kind === 'share' && fitting.length === 1 && index === fitting[0])
}

/** Cents as the text writes amounts: "€1052.00"; undefined where the text does not show how thousands are written. */
export function writeAmount(
  cents: number,
  { before, after, grouped, negative }: WizardAmounts['form'],
): string | undefined {
  const size = Math.abs(cents)
  if (size >= 100_000 && grouped === undefined) return undefined
  const plain = (size / 100).toFixed(2)
  const digits = grouped ? plain.replace(/\B(?=(?:\d{3})+\.)/g, ',') : plain
  const written = `${before}${digits}${after}`
  if (cents >= 0) return written
  const inside = negative !== undefined && /^[€$£]\s?[-−]/.test(negative)
  const sign = /[-−–]/.exec(negative ?? '')?.[0] ?? '-'
  return inside ? `${before}${sign}${digits}${after}` : `${sign}${written}`
}

/** A box that an example does not name is not ticked. */
export function withBoxes({ form }: Pick<Wizard, 'form'>, values: [string, string][]): Map<string, string> {
  const boxes = form.parameters.flatMap(({ id, constraints }): [string, string][] =>
    constraints.control === 'checkbox' ? [[id, constraints.required ? 'checked' : 'unchecked']] : [],
  )
  return new Map([...boxes, ...values])
}
