import { lengthText, successText } from '../check/checked-forms/broken.ts'
import type { CheckedAim, CheckedForm } from '../model.ts'
import { backToStart } from './play-success.ts'
import { gone, holding, Script, untouched, welcomed } from './script.ts'
import { withValue } from './situations.ts'
import { allowedValues, type Values } from './typical-values.ts'

type Shown = Extract<CheckedAim, { aim: 'appears' | 'discarded' | 'length' | 'restarts' }>

/** What comes and goes while a form is filled in, and what brings it back behind a success. */
export function playShown(form: CheckedForm, aim: Shown, typical: Values): Script | undefined {
  if (aim.aim === 'restarts') return restarted(form, typical)
  if (aim.aim === 'length') {
    const input = form.inputs.find(({ label }) => label === aim.label)
    const text = lengthText(form, aim.label, new Map([[aim.label, aim.value]]))
    const script = new Script(form)
    return (
      input &&
      (aim.value === '' ? script : script.enter(input, aim.value)).expect(text && `"${text}" is visible`)
    )
  }
  const input = form.inputs.find(({ label }) => label === aim.label)
  const guard = form.inputs.find(({ label }) => label === input?.shown?.when?.label)
  if (!input || !guard) return undefined
  const name = `"${input.label}" ${input.control === 'combobox' ? 'dropdown' : input.control === 'checkbox' ? 'checkbox' : 'field'}`
  const [visible, hidden] = [`The ${name} is visible`, `The ${name} is not visible`]
  if (aim.aim === 'appears')
    return new Script(form).enter(guard, aim.value).expect(visible).enter(guard, aim.other).expect(hidden)
  const values = withValue(form, typical, guard.label, aim.value)
  const [value] = allowedValues(form, input, values)
  return value === undefined
    ? undefined
    : new Script(form)
        .enter(guard, aim.value)
        .enter(input, value)
        .expect(holding(input, value))
        .enter(guard, aim.other)
        .enter(guard, aim.value)
        .expect(visible, untouched(input))
}

function restarted(form: CheckedForm, typical: Values): Script | undefined {
  const text = successText(form, typical)
  if (text === undefined || !form.restarts) return undefined
  return new Script(form)
    .fill(typical)
    .send()
    .expect(welcomed(form, typical))
    .press(form.restarts.button)
    .expect(gone(text), ...backToStart(form, typical))
}
