import type { Guard } from '../../requirements/checked-forms/parts.ts'
import { isThere } from '../check/checked-forms/broken.ts'
import type { CheckedForm, CheckedInput } from '../model.ts'
import { allowedValues, isAllowed, isNeeded, typicalValues, type Values } from './typical-values.ts'

/** Values that follow a change: what is gone holds nothing, what has appeared or no longer fits gets an allowed value. */
export function settled(form: CheckedForm, changed: string, values: Values): Values {
  for (const input of form.inputs) {
    if (input.label === changed || !dependsOn(input, changed)) continue
    if (isThere(input, values) !== true) {
      values.delete(input.label)
      continue
    }
    const held = values.get(input.label)
    if (held === undefined ? !isNeeded(input) : isAllowed(form, input, held, values)) continue
    const [value] = allowedValues(form, input, values)
    if (value !== undefined) values.set(input.label, value)
  }
  return values
}

function dependsOn({ shown, rules }: CheckedInput, label: string): boolean {
  return shown?.when?.label === label || rules.some(({ when }) => when?.label === label)
}

/** The typical values, or those with which a guard holds. */
export function typicalUnder(form: CheckedForm, under: Guard | undefined): Values {
  const values = typicalValues(form)
  const [value] = under?.values ?? []
  if (!under || value === undefined || under.values.includes(values.get(under.label) ?? '')) return values
  return settled(form, under.label, values.set(under.label, value))
}
