import { answering, broken } from '../check/checked-forms/broken.ts'
import type { CheckedForm, CheckedInput } from '../model.ts'
import { allowedValues, isNeeded, typicalValues, wrongsOf, type Values } from './typical-values.ts'
import { settled } from './guarded-inputs.ts'
import { startValues } from './script.ts'

const none: ReadonlyMap<string, readonly string[]> = new Map()

/** Typical values with another one for an input; inputs that repeat it follow, and so does one that has to differ from it. */
export function withValue(form: CheckedForm, typical: Values, label: string, value: string): Values {
  const values: Values = new Map([...typical, [label, value]])
  for (const input of form.inputs) {
    if (input.label === label) continue
    for (const one of wrongsOf(input)) {
      if (one.wrong === 'differs' && one.label === label) values.set(input.label, value)
      if (one.wrong !== 'same' || one.label !== label || values.get(input.label) !== value) continue
      const other = allowedValues(form, input, values)[0]
      if (other !== undefined) values.set(input.label, other)
    }
  }
  return settled(form, label, values)
}

/** What the inputs hold when these were entered on the opened page. */
export function heldWith(form: CheckedForm, values: Values): Values {
  return new Map([...startValues(form), ...values])
}

/** The inputs that get a message, in their order, with the text; undefined where the text leaves one open. */
export function answersTo(
  form: CheckedForm,
  entered: Values,
): { input: CheckedInput; message: string }[] | undefined {
  const values = heldWith(form, entered)
  const found = form.inputs.map((input) => ({
    input,
    answer: answering(form, input, { values, recorded: none }),
  }))
  if (found.some(({ answer }) => answer === 'unsure')) return undefined
  return found.flatMap(({ input, answer }) =>
    typeof answer === 'number' ? [{ input, message: input.rules[answer]?.message ?? '' }] : [],
  )
}

/** Whether the form takes these values, as far as the text says. */
export function isTaken(form: CheckedForm, values: Values): boolean {
  return !form.unread && answersTo(form, values)?.length === 0
}

/** The typical values, where they are known to be taken. */
export function complete(form: CheckedForm, series = 0): Values | undefined {
  const typical = typicalValues(form, series)
  return form.success && isTaken(form, typical) ? typical : undefined
}

/** The place of the rule about an empty input, where nothing before it is unknown. */
export function emptyRule(form: CheckedForm, input: CheckedInput): number | undefined {
  const [first] = broken(form, input, { values: new Map(), recorded: none })
  const answer = answering(form, input, { values: new Map(), recorded: none })
  return isNeeded(input) && answer === first ? first : undefined
}
