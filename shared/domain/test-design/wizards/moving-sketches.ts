import type { Sketch } from './wizard-draft.ts'
import { mistakesIn } from './wizard-items.ts'
import { messagesOf } from './mistake-sketches.ts'
import type { Wizard } from './wizard-model.ts'
import { arrived, capital, holds, inputsOf, stepOf, WizardPath } from './wizard-path.ts'
import { valuesFor } from './wizard-values.ts'

/** What stands on the first page before anybody does anything. */
export function startSketch(wizard: Wizard): Sketch | undefined {
  const { initial, form } = wizard
  const there = arrived(wizard, 1)
  const { without } = stepOf(wizard, 1)
  const held = initial
    .filter(({ parameterId }) => wizard.places.get(parameterId) === 1)
    .flatMap(({ parameterId, value, requirementId }) => {
      const parameter = form.parameters.find(({ id }) => id === parameterId)
      return parameter && !(value === '' && parameter.constraints.choices)
        ? [{ check: holds(parameter, value), requirementId }]
        : []
    })
  const checks = [
    ...(there ? [there.check] : []),
    ...held.map(({ check }) => check),
    ...(without ? [`there is no "${without.text}" button`] : []),
  ]
  if (checks.length === 0) return undefined
  return {
    steps: new WizardPath(wizard).steps,
    expected: capital(checks.join(' and ')),
    says: [
      ...(there?.says ?? []),
      ...held.map(({ requirementId }) => requirementId),
      without?.requirementId ?? '',
    ],
  }
}

export function advanceSketch(wizard: Wizard, step: number): Sketch | undefined {
  const values = valuesFor(wizard, new Map())
  const there = arrived(wizard, step + 1)
  const { onward } = stepOf(wizard, step)
  if (!values || !there || !onward) return undefined
  const path = new WizardPath(wizard).reach(step, values).fill(step, values).press(onward.text)
  return {
    steps: path.steps,
    expected: there.check,
    says: [...there.says, ...(wizard.pressed.get(onward.text) ?? [])],
  }
}

/** Goes back from a step: with nothing entered in it where the text says that nothing is checked. */
export function backSketch(wizard: Wizard, step: number): Sketch | undefined {
  const values = valuesFor(wizard, new Map())
  const there = arrived(wizard, step - 1)
  const { back } = stepOf(wizard, step)
  if (!values || !there || !back) return undefined
  const path = new WizardPath(wizard).reach(step, values)
  if (!wizard.behaviours.has('free back')) path.fill(step, values)
  path.press(back.text)
  return {
    steps: path.steps,
    expected: there.check,
    says: [...there.says, ...(wizard.pressed.get(back.text) ?? [])],
  }
}

/** Fills all steps up to one, goes back to the first and on again without entering anything. */
export function keptSketch(wizard: Wizard, step: number): Sketch | undefined {
  const values = valuesFor(wizard, new Map(), { all: true })
  const there = arrived(wizard, step)
  if (!values || !there) return undefined
  const path = new WizardPath(wizard).reach(step, values)
  const filled = step < wizard.steps.length ? step : step - 1
  if (filled === step) path.fill(step, values)
  for (let at = step; at > 1; at -= 1) {
    const { back } = stepOf(wizard, at)
    const place = arrived(wizard, at - 1)
    if (!back || !place) return undefined
    path.press(back.text).expect(capital([place.check, ...heldIn(wizard, at - 1, values)].join(' and ')))
  }
  for (let at = 1; at < step; at += 1) path.press(stepOf(wizard, at).onward?.text ?? '')
  const held = filled === step ? heldIn(wizard, step, values) : []
  return {
    steps: path.steps,
    expected: [there.check, ...held].join(' and '),
    says: [wizard.behaviours.get('kept') ?? '', ...there.says],
  }
}

/** What the inputs of a step hold after it was filled in. */
function heldIn(wizard: Wizard, step: number, values: Map<string, string>): string[] {
  return inputsOf(wizard, step).flatMap((parameter) => {
    const value = values.get(parameter.id)
    return value === undefined || value === '' || value.startsWith('%') ? [] : [holds(parameter, value)]
  })
}

/** Leaves a step with messages and comes back to it. */
export function leftSketch(wizard: Wizard, step: number): Sketch | undefined {
  const { onward, back } = stepOf(wizard, step)
  const before = stepOf(wizard, step - 1).onward
  const there = arrived(wizard, step)
  const [mistake] = mistakesIn(wizard, step)
  const values = mistake && valuesFor(wizard, new Map([[mistake.parameterId, mistake.literal]]))
  if (!values || !onward || !back || !before || !there) return undefined
  const [message] = messagesOf(wizard, [mistake])
  if (!message) return undefined
  const path = new WizardPath(wizard).reach(step, values).fill(step, values)
  path.press(onward.text, `The message "${message.text}" is shown`).press(back.text).press(before.text)
  return {
    steps: path.steps,
    expected: `${there.check} and "${message.text}" is not shown`,
    says: [wizard.behaviours.get('left') ?? '', ...there.says],
  }
}
