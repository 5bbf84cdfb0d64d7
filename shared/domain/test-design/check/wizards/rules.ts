import type { Constraints, Violation } from '../../../requirements/facts/types.ts'
import type { Parameter } from '../../model/forms.ts'
import type { Wizard } from '../../wizards/wizard-model.ts'
import { allowed, satisfies } from '../satisfies.ts'

/** What is wrong with a literal of one input, recomputed from the model alone: nothing, or the messages that may answer it. */
export function wrongIn(
  wizard: Wizard,
  parameter: Parameter,
  literal: string,
  values: Map<string, string>,
): { texts: string[] } | undefined {
  const { id, constraints, messages } = parameter
  if (isAbsent(wizard, parameter, values)) return undefined
  const text = wizard.trimmed && constraints.control !== 'checkbox' ? literal.trim() : literal
  const blank = text.trim() === '' && wizard.blanks.some(({ parameterId }) => parameterId === id)
  const read = blank ? '' : text
  if (read === '' && constraints.control !== 'checkbox') {
    const answered = messages.filter(
      ({ violations }) => violations.includes('empty') || violations.includes('any'),
    )
    const needed = constraints.required ?? answered.some(({ violations }) => violations.includes('empty'))
    return needed ? { texts: textsOf(answered.slice(0, 1)) } : undefined
  }
  if (
    !allowed(read, {
      ...constraints,
      required: constraints.control === 'checkbox' ? constraints.required === true : true,
    }) ||
    breaksMore(wizard, id, read)
  ) {
    const ways = waysOf(constraints, read)
    const first = messages.find(({ violations }) =>
      violations.some((one) => one === 'any' || ways.includes(one)),
    )
    return { texts: textsOf(first ? [first] : []) }
  }
  const full = wizard.capacities.find((one) => one.parameterId === id)
  const room = full?.most.find(([value]) => value === values.get(full.byId))
  if (!full || !room || Number(read) <= room[1]) return undefined
  const { message } = full
  if (!message) return { texts: [] }
  return {
    texts: [
      message.value === room[0]
        ? message.text
        : message.text.split(message.value).join(room[0]).replace(String(message.most), String(room[1])),
    ],
  }
}

/** An input that the text shows only under a condition: these values do not meet it, or the value that does is itself not allowed. */
export function isAbsent({ form, trimmed }: Wizard, { id }: Parameter, values: Map<string, string>): boolean {
  return (form.conditionals ?? []).some(
    ({ parameterId, otherwise, when: { parameterId: by, test, negated } }) => {
      if (parameterId !== id || otherwise !== 'hidden') return false
      const entered = values.get(by) ?? ''
      const value = trimmed ? entered.trim() : entered
      const limits = form.parameters.find((one) => one.id === by)?.constraints
      return satisfies(value, test) === negated || (limits !== undefined && !allowed(value, limits))
    },
  )
}

function textsOf(messages: { text: string }[]): string[] {
  return messages.map(({ text }) => text)
}

/** The kinds of rules that a literal breaks, the way a reader of the text would name them. */
function waysOf({ control, number, length, choices, contains }: Constraints, text: string): Violation[] {
  if (control === 'checkbox') return ['empty']
  const size = Array.from(text).length
  const found: Violation[] = []
  if (number) {
    const digits = /^[-+]?\d+(?:\.(\d+))?$/.exec(text)
    if (!digits) return ['notNumber', 'format']
    if (number.whole && digits[1] !== undefined) found.push('notWhole')
    const value = Number(text)
    if (number.min !== undefined && value < Number(number.min) / 10 ** number.scale) found.push('below')
    if (number.max !== undefined && value > Number(number.max) / 10 ** number.scale) found.push('above')
    return found
  }
  if (length && size < length.min) found.push('tooShort')
  if (length?.max !== undefined && size > length.max) found.push('tooLong')
  if (choices && !choices.includes(text)) found.push('notAllowed')
  if ((contains ?? []).some((name) => !satisfies(text, { kind: 'class', name, has: true })))
    found.push('missingClass')
  // Whatever else is wrong is its form; a day lies before or behind what is allowed.
  return found.length > 0 ? found : ['format', 'below', 'above']
}

function breaksMore({ digits, addresses }: Wizard, id: string, text: string): boolean {
  const counted = digits.find(({ parameterId }) => parameterId === id)
  if (counted) {
    const bare = Array.from(counted.extra).reduce((rest, sign) => rest.split(sign).join(''), text)
    const { min, max = bare.length } = counted.length
    if (!/^\d+$/.test(bare) || bare.length < min || bare.length > max) return true
  }
  const rule = addresses.find(({ parameterId }) => parameterId === id)
  if (!rule) return false
  const parts = text.split('@')
  const ending = (parts.at(-1) ?? '').split('.').slice(1).at(-1) ?? ''
  return (
    (rule.one === true && parts.length !== 2) ||
    (rule.spaceless === true && /\s/.test(text)) ||
    (rule.ending !== undefined && !new RegExp(`^\\p{L}{${rule.ending},}$`, 'u').test(ending))
  )
}
