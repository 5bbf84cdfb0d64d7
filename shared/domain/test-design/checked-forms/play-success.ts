import { isThere, lengthText, successText } from '../check/checked-forms/broken.ts'
import type { CheckedAim, CheckedForm } from '../model.ts'
import { counted, gone, messageShown, Script, startValues, untouched, welcomed } from './script.ts'
import { answersTo } from './situations.ts'
import { allowedValues, isNeeded, type Values } from './typical-values.ts'

/** Fills the form and sends it: the success text shows. */
export function accepted(form: CheckedForm, values: Values): Script {
  return new Script(form).fill(values).send().expect(welcomed(form, values))
}

/** Sent once with the typical values; the inputs then hold what the form put there. */
function sent(form: CheckedForm, typical: Values): Script {
  const script = accepted(form, typical)
  return form.emptied ? script.emptied() : script
}

export function again(
  form: CheckedForm,
  { label, next, cleared: first }: Extract<CheckedAim, { aim: 'again' }>,
  typical: Values,
): Script | undefined {
  const input = form.inputs.find((one) => one.label === label)
  const message = input?.rules.find(({ wrongs }) =>
    wrongs.some((one) => one.wrong === 'taken' && one.recorded),
  )?.message
  if (!input || message === undefined) return undefined
  const values: Values = new Map([...typical, [label, next]])
  const script = sent(form, typical)
  if (first) script.press(form.clears?.button ?? '').emptied()
  // Where nothing is said of what the form holds then, everything is entered anew.
  return (form.emptied || first ? script : script.emptied())
    .fill(values)
    .send()
    .expect(messageShown(form, input, message), counted(form, 1))
}

export function cleared(
  form: CheckedForm,
  what: 'inputs' | 'messages' | 'success' | 'length',
  typical: Values,
): Script | undefined {
  const button = form.clears?.button ?? ''
  if (what === 'inputs')
    return new Script(form)
      .fill(typical)
      .press(button)
      .expect(...backToStart(form, typical))
  if (what === 'length') {
    const [counted] = form.lengths ?? []
    const input = form.inputs.find(({ label }) => label === counted?.label)
    const [value] = input ? allowedValues(form, input, typical) : []
    if (!input || value === undefined) return undefined
    const text = (held: string) => {
      const shown = lengthText(form, input.label, new Map([[input.label, held]]))
      return shown && `"${shown}" is visible`
    }
    return new Script(form)
      .enter(input, value)
      .expect(text(value))
      .press(button)
      .expect(text(''), untouched(input))
  }
  if (what === 'success') {
    const text = successText(form, typical)
    return sent(form, typical)
      .press(button)
      .expect(text === undefined ? undefined : gone(text))
  }
  const answers = answersTo(form, new Map())
  return answers && answers.length > 0
    ? new Script(form)
        .send()
        .expect(...answers.slice(0, 1).map(({ input, message }) => messageShown(form, input, message)))
        .press(button)
        .expect(...answers.map(({ message }) => gone(message)))
    : undefined
}

/** What was entered, as it is at the start; what is not on the page then cannot be looked at. */
export function backToStart(form: CheckedForm, touched: Values): (string | undefined)[] {
  const start = startValues(form)
  return form.inputs
    .filter((input) => touched.has(input.label) && isThere(input, start) === true)
    .map(untouched)
}

export function afterSuccess(
  form: CheckedForm,
  aim: Extract<CheckedAim, { aim: 'emptied' | 'stays' | 'goes' }>,
  typical: Values,
): Script | undefined {
  const text = successText(form, typical)
  if (text === undefined) return undefined
  if (aim.aim === 'emptied') {
    const answers = form.inputs
      .filter(isNeeded)
      .flatMap(
        (input) =>
          input.rules.find(({ wrongs }) => wrongs.some(({ wrong }) => wrong === 'empty'))?.message ?? [],
      )
    return new Script(form)
      .fill(typical)
      .send()
      .expect(welcomed(form, typical), ...backToStart(form, typical), ...answers.slice(0, 2).map(gone))
  }
  if (aim.aim === 'goes') return sent(form, typical).press(aim.button).expect(gone(text))
  const field = form.inputs.find(({ control, label }) => control === 'textbox' && typical.has(label))
  const value = field && (allowedValues(form, field, typical)[1] ?? typical.get(field.label))
  return field && value !== undefined
    ? sent(form, typical).enter(field, value).expect(welcomed(form, typical))
    : undefined
}
