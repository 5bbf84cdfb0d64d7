import type { Message, Parameter } from '../model/forms.ts'
import { pinsOf } from './accepted-cases.ts'
import type { Sketch } from './wizard-draft.ts'
import { neededIn } from './wizard-items.ts'
import type { Wizard, WizardAim } from './wizard-model.ts'
import { arrived, inputsOf, stepOf, WizardPath } from './wizard-path.ts'
import { valuesFor } from './wizard-values.ts'
import { capacityMessage, messageFor } from './wrong-in-wizard.ts'

/** One wrong literal among allowed ones: its message, and the step where the text says that it stays. */
export function refusedSketch(
  wizard: Wizard,
  aim: Extract<WizardAim, { kind: 'value' }>,
): Sketch | undefined {
  const parameter = wizard.form.parameters.find(({ id }) => id === aim.parameterId)
  const step = wizard.places.get(aim.parameterId)
  if (!parameter || step === undefined) return undefined
  const pins = new Map(pinsOf(wizard, aim.parameterId, aim.literal))
  const values = valuesFor(wizard, pins)
  const { onward } = stepOf(wizard, step)
  const message = answerTo(wizard, parameter, aim.literal, pins)
  if (!values || !onward || !message) return undefined
  const path = new WizardPath(wizard).reach(step, values).fill(step, values).press(onward.text)
  const stays = stayed(wizard, step)
  return {
    steps: path.steps,
    expected: [`The message "${message.text}" is shown`, ...(stays ? [lower(stays.check)] : [])].join(
      ' and ',
    ),
    says: [message.requirementId, ...(stays ? [wizard.behaviours.get('stays') ?? ''] : [])],
  }
}

function answerTo(
  wizard: Wizard,
  parameter: Parameter,
  literal: string,
  pins: Map<string, string>,
): Pick<Message, 'text' | 'requirementId'> | undefined {
  const capacity = wizard.capacities.find(({ parameterId }) => parameterId === parameter.id)
  const chosen = capacity && pins.get(capacity.byId)
  if (capacity && chosen !== undefined && pins.size > 1) {
    const text = capacityMessage(capacity, chosen)
    return text === undefined ? undefined : { text, requirementId: capacity.requirementId }
  }
  return messageFor(parameter, literal, wizard)
}

/** The step is still shown, where the text says that it is. */
export function stayed(wizard: Wizard, step: number): { check: string } | undefined {
  return wizard.behaviours.has('stays') ? arrived(wizard, step) : undefined
}

/** The messages of inputs that are left empty. */
export function emptyMessages(wizard: Wizard, step: number, ids: string[]): Message[] {
  return inputsOf(wizard, step).flatMap((parameter) => {
    const empty = parameter.constraints.control === 'checkbox' ? 'unchecked' : ''
    return ids.includes(parameter.id) ? (messageFor(parameter, empty, wizard) ?? []) : []
  })
}

function emptied(wizard: Wizard, step: number, ids: string[]): Map<string, string> | undefined {
  const pins = new Map(
    inputsOf(wizard, step).flatMap((parameter): [string, string][] =>
      ids.includes(parameter.id)
        ? [[parameter.id, parameter.constraints.control === 'checkbox' ? 'unchecked' : '']]
        : [],
    ),
  )
  return valuesFor(wizard, pins)
}

/** Everything that a step needs is left empty: every message stands there at once. */
export function togetherSketch(wizard: Wizard, step: number): Sketch | undefined {
  const ids = neededIn(wizard, step)
  const values = emptied(wizard, step, ids)
  const { onward } = stepOf(wizard, step)
  const messages = emptyMessages(wizard, step, ids)
  if (!values || !onward || messages.length < 2) return undefined
  const path = new WizardPath(wizard).reach(step, values).fill(step, values).press(onward.text)
  const stays = stayed(wizard, step)
  return {
    steps: path.steps,
    expected: [
      ...messages.map(({ text }, at) => `${at === 0 ? 'The' : 'the'} message "${text}" is shown`),
      ...(stays ? [lower(stays.check)] : []),
    ].join(' and '),
    says: [wizard.behaviours.get('together') ?? '', ...messages.map(({ requirementId }) => requirementId)],
  }
}

/** One of several mistakes is corrected: its message is gone, the others are there. */
export function correctedSketch(wizard: Wizard, step: number): Sketch | undefined {
  const ids = neededIn(wizard, step)
  const values = emptied(wizard, step, ids)
  const right = valuesFor(wizard, new Map())
  const { onward } = stepOf(wizard, step)
  const [first, ...rest] = inputsOf(wizard, step).filter(({ id }) => ids.includes(id))
  const value = first && right?.get(first.id)
  if (!values || !right || !onward || !first || value === undefined) return undefined
  const messages = emptyMessages(wizard, step, ids)
  const [gone, ...left] = messages
  if (!gone || left.length === 0 || left.length < rest.length || left.some(({ text }) => text === gone.text))
    return undefined
  const path = new WizardPath(wizard)
    .reach(step, values)
    .fill(step, values)
    .press(onward.text, `The message "${gone.text}" is shown`)
  path.fill(step, new Map([[first.id, value]])).press(onward.text)
  return {
    steps: path.steps,
    expected: [
      `The message "${left[0]?.text ?? ''}" is shown`,
      ...left.slice(1).map(({ text }) => `the message "${text}" is shown`),
      `"${gone.text}" is not shown`,
    ].join(' and '),
    says: [wizard.behaviours.get('corrected') ?? ''],
  }
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
