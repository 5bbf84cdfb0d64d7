import type { When } from '../../../requirements/wizards/wizard-facts.ts'
import type { Wizard } from '../../wizards/wizard-model.ts'

/** A sum in hundredths of a cent, so that a percentage stays whole. */
type Units = bigint

/** Every amount that the values may lead to, written without its currency: "840.00"; undefined where a value is missing. */
export function sumsOf(
  { form, amounts }: Wizard,
  values: Map<string, string>,
): { parts: string[]; total: string } | undefined {
  if (!amounts) return undefined
  const literal = (label: string) =>
    values.get(form.parameters.find((one) => one.label === label)?.id ?? '') ?? ''
  const due = (when: When | undefined) =>
    !when ||
    (when.equals === undefined
      ? withinBounds(literal(when.label), when)
      : literal(when.label) === when.equals)
  const product = (cents: number, per: string[]): Units | undefined => {
    let units = BigInt(cents) * 100n
    for (const label of per) {
      if (!/^\d+$/.test(literal(label))) return undefined
      units *= BigInt(literal(label))
    }
    return units
  }
  const plain: { name: string; units: Units }[] = []
  if (amounts.rate) {
    const found = amounts.rate.cents.find(([value]) => value === values.get(amounts.rate?.parameterId ?? ''))
    const units = found && product(found[1], amounts.rate.per)
    if (units === undefined) return undefined
    plain.push({ name: amounts.rate.name ?? '', units })
  }
  for (const { name, cents, per, when } of amounts.charges) {
    if (!due(when)) continue
    const units = product(cents, per)
    if (units === undefined) return undefined
    plain.push({ name, units })
  }
  const shares: Units[] = []
  for (const { percent, sign, of = '', when } of amounts.shares) {
    if (!due(when)) continue
    const base =
      /\b(?:total|sum|price|everything|whole|amount|premium)\b/i.test(of) &&
      !plain.some(({ name }) => alike(name, of))
        ? plain.reduce((sum, { units }) => sum + units, 0n)
        : plain.find(({ name }) => alike(name, of))?.units
    const hundredths = BigInt(Math.round(percent * 100))
    if (base === undefined || (base * hundredths) % 10_000n !== 0n) return undefined
    const change = (BigInt(sign) * base * hundredths) / 10_000n
    const own = amounts.merged ? plain.find(({ name }) => alike(name, of)) : undefined
    if (own) own.units += change
    else shares.push(change)
  }
  const all = [...plain.map(({ units }) => units), ...shares]
  if (all.some((units) => units % 100n !== 0n)) return undefined
  return { parts: all.map(written), total: written(all.reduce((sum, units) => sum + units, 0n)) }
}

function alike(one: string, other: string): boolean {
  const key = (text: string) =>
    text
      .toLowerCase()
      .replace(/\b(?:the|a|an)\b/g, '')
      .replace(/[^\p{L}]+/gu, '')
  return key(one) !== '' && (key(one).includes(key(other)) || key(other).includes(key(one)))
}

function withinBounds(literal: string, { min, max }: When): boolean {
  return (
    /^\d+$/.test(literal) &&
    (min === undefined || BigInt(literal) >= BigInt(min)) &&
    (max === undefined || BigInt(literal) <= BigInt(max))
  )
}

function written(units: Units): string {
  const cents = (units < 0n ? -units : units) / 100n
  const text = cents.toString().padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}

/** The amounts that an expectation names, without currency and thousands: the number of each quoted text that has cents. */
export function amountsNamed(expected: string): string[] {
  return [...expected.matchAll(/"[^"]*?(\d[\d,]*\.\d\d)(?!\d)[^"]*"/g)].map((match) =>
    (match[1] ?? '').replace(/,/g, ''),
  )
}
