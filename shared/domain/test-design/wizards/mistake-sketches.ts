import type { Message, Parameter } from '../model/forms.ts'
import { pinsOf } from './accepted-cases.ts'
import type { Sketch } from './wizard-draft.ts'
import { mistakesIn } from './wizard-items.ts'
import type { Wizard, WizardAim } from './wizard-model.ts'
import { arrived, stepOf, WizardPath } from './wizard-path.ts'
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

type Mistakes = ReturnType<typeof mistakesIn>

/** The messages that answer mistakes. */
export function messagesOf({ form, ...wizard }: Wizard, mistakes: Mistakes): Message[] {
  return mistakes.flatMap(({ parameterId, literal }) => {
    const parameter = form.parameters.find(({ id }) => id === parameterId)
    return parameter ? (messageFor(parameter, literal, wizard) ?? []) : []
  })
}

function withMistakes(wizard: Wizard, mistakes: Mistakes): Map<string, string> | undefined {
  return valuesFor(wizard, new Map(mistakes.map(({ parameterId, literal }) => [parameterId, literal])))
}

/** Every input of a step holds a mistake: every message stands there at once. */
export function togetherSketch(wizard: Wizard, step: number): Sketch | undefined {
  const mistakes = mistakesIn(wizard, step)
  const values = withMistakes(wizard, mistakes)
  const { onward } = stepOf(wizard, step)
  const messages = messagesOf(wizard, mistakes)
  if (!values || !onward || messages.length < 2) return undefined
  const path = new WizardPath(wizard).reach(step, values).fill(step, values).press(onward.text)
  const stays = stayed(wizard, step)
  return {
    steps: path.steps,
    expected: [...shownAll(messages), ...(stays ? [lower(stays.check)] : [])].join(' and '),
    says: [wizard.behaviours.get('together') ?? '', ...messages.map(({ requirementId }) => requirementId)],
  }
}

function shownAll(messages: Message[]): string[] {
  return messages.map(({ text }, at) => `${at === 0 ? 'The' : 'the'} message "${text}" is shown`)
}

/** One of several mistakes is corrected: its message is gone, the others are there. */
export function correctedSketch(wizard: Wizard, step: number): Sketch | undefined {
  const mistakes = mistakesIn(wizard, step)
  const values = withMistakes(wizard, mistakes)
  const right = valuesFor(wizard, new Map(), { all: true })
  const { onward } = stepOf(wizard, step)
  const [first] = mistakes
  const value = first && right?.get(first.parameterId)
  const [gone, ...left] = messagesOf(wizard, mistakes)
  if (!values || !onward || !first || !gone || value === undefined) return undefined
  if (left.length === 0 || left.length < mistakes.length - 1 || left.some(({ text }) => text === gone.text))
    return undefined
  const path = new WizardPath(wizard).reach(step, values).fill(step, values)
  path.press(onward.text, `The message "${gone.text}" is shown`)
  path.fill(step, new Map([[first.parameterId, value]])).press(onward.text)
  return {
    steps: path.steps,
    expected: [...shownAll(left), `"${gone.text}" is not shown`].join(' and '),
    says: [wizard.behaviours.get('corrected') ?? ''],
  }
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
