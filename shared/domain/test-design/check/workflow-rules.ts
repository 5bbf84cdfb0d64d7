import type { SubmitRule, Workflow } from '../model.ts'

const msPerDay = 86_400_000

/** A day as a number: an ISO date, or counted from the day of the run. Days of both kinds are never compared. */
function dayOf(value: string | undefined): { of: string; at: number } | undefined {
  if (value === undefined) return undefined
  const relative = /^%TODAY(?:([+-]\d{1,5})D)?%$/.exec(value)
  if (relative) return { of: 'today', at: Number(relative[1] ?? 0) }
  const at = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(at) ? undefined : { of: 'calendar', at: at / msPerDay }
}

/** How far the second of two days is behind the first. */
function distance(from: string | undefined, to: string | undefined): number | undefined {
  const [one, two] = [dayOf(from), dayOf(to)]
  return one && two && one.of === two.of ? two.at - one.at : undefined
}

/** What the values of a form ask for: days or a number; undefined while a value is missing or days stand in the wrong order. */
export function amountIn({ amount }: Workflow, values: Map<string, string>): number | undefined {
  if (!amount) return undefined
  if (amount.of === 'number') {
    const number = Number(values.get(amount.label) ?? '')
    return values.has(amount.label) && Number.isFinite(number) ? number : undefined
  }
  const days = distance(values.get(amount.from), values.get(amount.to))
  return days === undefined || days < 0 ? undefined : days + (amount.both ? 1 : 0)
}

/** Whether the days of a form stand in the wrong order. */
export function reversed({ inputs }: Workflow, values: Map<string, string>): boolean {
  const [first, last] = inputs.filter(({ control }) => control === 'date')
  const days = first && last && distance(values.get(first.label), values.get(last.label))
  return days !== undefined && days < 0
}

/** Whether a value of a selection says that what is left plays no part. */
export function isExempt({ exempt }: Workflow, values: Map<string, string>): boolean {
  return exempt.some(({ option }) => [...values.values()].includes(option))
}

/** Whether a form breaks a rule, with so much left. */
export function breaks(
  rule: SubmitRule,
  workflow: Workflow,
  values: Map<string, string>,
  left: number,
): boolean {
  const amount = amountIn(workflow, values)
  const nothing = (label: string, blank: boolean): boolean => {
    const value = values.get(label) ?? ''
    return value === '' || (blank && value.trim() === '')
  }
  switch (rule.rule) {
    case 'required':
      return nothing(rule.label, rule.blank)
    case 'required above':
      return amount !== undefined && amount > rule.over && nothing(rule.label, rule.blank)
    case 'order':
      return reversed(workflow, values)
    case 'most':
      return amount !== undefined && amount > rule.amount
    case 'least':
      return amount !== undefined && amount < rule.amount
    case 'left':
      return amount !== undefined && amount > left && !isExempt(workflow, values)
    case 'length': {
      const length = (values.get(rule.label) ?? '').length
      return (
        length > 0 &&
        ((rule.min !== undefined && length < rule.min) || (rule.max !== undefined && length > rule.max))
      )
    }
  }
}

/** A text with another number in place of its sample, and the noun behind it in the right number. */
export function inNumber(text: string, sample: number | undefined, value: number): string {
  if (sample === undefined || sample === value) return text
  const one = text.replace(new RegExp(`\\b${sample}\\b`), String(value))
  if (value === 1) return one.replace(/\b1 ([a-z]+)s\b/i, '1 $1')
  return sample === 1 ? one.replace(new RegExp(`\\b${value} ([a-z]+?)s?\\b`, 'i'), `${value} $1s`) : one
}
