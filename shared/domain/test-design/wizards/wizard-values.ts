import { isHidden } from '../filling/effective.ts'
import { fillIn } from '../filling/fill-in.ts'
import { checkedLiteral, uncheckedLiteral } from '../literals/literal-for.ts'
import type { Parameter } from '../model/forms.ts'
import type { Wizard } from './wizard-model.ts'
import { brokenBy, roomFor } from './wrong-in-wizard.ts'

export type Pins = Map<string, string>

/**
 * Allowed literals of all inputs around the pinned ones. Boxes that nobody needs stay unticked, inputs that nobody needs and of which
 * the text says nothing stay untouched unless `all` are wanted. Undefined where an input has no literal that is surely allowed.
 */
export function valuesFor(wizard: Wizard, pins: Pins, { all = false } = {}): Map<string, string> | undefined {
  const { form } = wizard
  const values = fillIn(form, pins).values
  for (const parameter of form.parameters) {
    const { id, constraints } = parameter
    if (isAway(wizard, parameter, values)) {
      values.delete(id)
      continue
    }
    if (pins.has(id)) continue
    if (constraints.control === 'checkbox')
      values.set(id, constraints.required === true ? checkedLiteral : uncheckedLiteral)
    else if (constraints.required === false && (!all || !isPlain(parameter, wizard))) values.delete(id)
    else if (/\bbirth\b/i.test(parameter.label) && !constraints.temporal) values.set(id, '1990-05-17')
    const digits = wizard.digits.find(({ parameterId }) => parameterId === id)
    if (digits && values.has(id))
      values.set(id, '4930123456'.padEnd(digits.length.min, '7').slice(0, digits.length.max ?? 15))
  }
  makeRoom(wizard, pins, values)
  const fine = form.parameters.every(
    (one) =>
      pins.has(one.id) ||
      isAway(wizard, one, values) ||
      (!values.has(one.id)
        ? isOptional(one)
        : brokenBy(one, values.get(one.id) ?? '', wizard, one.messages).length === 0),
  )
  return fine ? values : undefined
}

/** Hidden by its condition, or shown for a value that is refused itself: nobody can tell whether it is there then. */
function isAway(wizard: Wizard, parameter: Parameter, values: Map<string, string>): boolean {
  const { form } = wizard
  if (isHidden(parameter, form, (id) => values.get(id))) return true
  return (form.conditionals ?? []).some(({ parameterId, otherwise, when }) => {
    const by = form.parameters.find(({ id }) => id === when.parameterId)
    const value = values.get(when.parameterId) ?? ''
    const shown = parameterId === parameter.id && otherwise === 'hidden'
    return shown && by !== undefined && brokenBy(by, value, wizard, by.messages).length > 0
  })
}

/** Nothing is needed, or nothing says so. */
export function isOptional({ constraints, messages }: Parameter): boolean {
  if (constraints.required !== undefined) return !constraints.required
  return !messages.some(({ violations }) => violations.includes('empty') || violations.includes('any'))
}

/** Any text of its kind is allowed, as far as the text says. */
function isPlain({ id, constraints }: Parameter, { digits }: Wizard): boolean {
  return (
    constraints.file === undefined &&
    (constraints.pattern === undefined || digits.some(({ parameterId }) => parameterId === id))
  )
}

/** A pinned number chooses a value that has room for it; else the number is made to fit. */
function makeRoom({ capacities }: Wizard, pins: Pins, values: Map<string, string>): void {
  for (const one of capacities) {
    const number = Number(values.get(one.parameterId))
    const room = roomFor(one, values)
    if (Number.isNaN(number) || room === undefined || number <= room) continue
    const larger = one.most.find(([, most]) => most >= number)
    if (!pins.has(one.byId) && larger) values.set(one.byId, larger[0])
    else if (!pins.has(one.parameterId)) values.set(one.parameterId, String(room))
  }
}

/** Whether values keep every rule between inputs that has to do with the room of a chosen value. */
export function hasRoom({ capacities }: Wizard, values: Map<string, string>): boolean {
  return capacities.every((one) => {
    const room = roomFor(one, values)
    return room === undefined || !(Number(values.get(one.parameterId)) > room)
  })
}
