import { typicalLiteral } from '../literals/literal-for.ts'
import { textOfLength } from '../literals/text.ts'
import { typicalText } from '../../literals/typical.ts'
import type { Workflow, WorkflowInput } from '../model.ts'

/** What a form is filled in with: the days or the number that it is for, and the value of a selection. */
export interface Wanted {
  amount?: number
  option?: string
  /** The last day is so many days behind the first, whatever the amount. */
  between?: number
  /** Other values than the usual ones, by label; undefined leaves an input untouched. */
  own?: Map<string, string | undefined>
}

const firstDay = Date.UTC(2030, 5, 3)
const msPerDay = 86_400_000

/** The amount of a request that no rule of the text refuses and that leaves room on both sides. */
export function usualAmount({ amount, rules, numbers }: Workflow): number | undefined {
  if (!amount) return undefined
  const most = rules.flatMap((rule) => (rule.rule === 'most' ? [rule.amount] : []))
  const least = rules.flatMap((rule) => (rule.rule === 'least' ? [rule.amount] : []))
  const left = numbers.flatMap(({ role, value }) => (role === 'balance' ? [value] : []))
  return Math.max(Math.min(5, ...most, ...left), 1, ...least)
}

/** Values that every rule of the text allows, by label in the order of the form. Nothing where one cannot be written. */
export function valuesFor(workflow: Workflow, wanted: Wanted): Map<string, string> {
  const values = new Map<string, string>()
  const { amount, inputs } = workflow
  const days = wanted.between ?? (amount?.of === 'span' ? (wanted.amount ?? 1) - (amount.both ? 1 : 0) : 1)
  const relative = inputs.some(({ constraints }) => constraints?.temporal !== undefined)
  let dates = 0
  for (const input of inputs) {
    const { label, control } = input
    if (wanted.own?.has(label)) {
      const value = wanted.own.get(label)
      if (value !== undefined) values.set(label, value)
      if (control === 'date') dates += 1
      continue
    }
    if (control === 'date') {
      const last = amount?.of === 'span' ? label === amount.to : dates > 0
      values.set(label, day(last ? days : 0, relative))
      dates += 1
      continue
    }
    const value =
      amount?.of === 'number' && amount.label === label && wanted.amount !== undefined
        ? String(wanted.amount)
        : usualValue(input, wanted)
    if (value !== undefined) values.set(label, value)
  }
  return values
}

function day(offset: number, relative: boolean): string {
  if (relative) return `%TODAY+${30 + offset}D%`
  return new Date(firstDay + offset * msPerDay).toISOString().slice(0, 10)
}

function usualValue(
  { label, control, options = [], constraints = {} }: WorkflowInput,
  { option }: Wanted,
): string | undefined {
  if (control === 'select') return option !== undefined && options.includes(option) ? option : options[0]
  if (control === 'checkbox') return constraints.required ? 'checked' : undefined
  if (control === 'radio') return undefined
  if (control === 'number')
    return typicalLiteral({ label, constraints } as Parameters<typeof typicalLiteral>[0]) ?? '12'
  const { number: _number, choices: _choices, ...text } = constraints
  return (
    typicalLiteral({ label, constraints: text } as Parameters<typeof typicalLiteral>[0]) ?? typicalText(label)
  )
}

/** An entry of so many characters for the field of a dialog. */
export function entryOf(label: string, length: number): string {
  return length === 0 ? '' : (textOfLength(label, {}, length) ?? 'x'.repeat(length))
}
