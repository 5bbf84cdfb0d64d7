import { screenItems } from '../items/items.ts'
import type { Screen, TestModel } from '../model.ts'
import { designForm } from './form-cases.ts'
import { controlNoun, type StepDraft } from './steps.ts'

interface Body {
  steps: StepDraft[]
  preconditions: string[]
  expected: string
}

const message = /^The message "[^"]+" is shown$/

/** The first wrong value that the text answers with a message of its input, with that message expected beside the input. */
export function errorBeside(screen: Screen, model: TestModel): Body | undefined {
  for (const item of screenItems(screen, model)) {
    const parameter =
      item.kind === 'input' && !item.valid && !item.given
        ? screen.parameters.find(({ id }) => id === item.parameterId)
        : undefined
    if (!parameter || parameter.messages.length === 0) continue
    const [made] = designForm(screen, [item], { apart: true }).cases
    const told = made?.outcome.oracle === 'stated' ? made.outcome.expected : ''
    if (!made || !message.test(told)) continue
    const expected = `${told} next to the "${parameter.label}" ${controlNoun(parameter)}`
    const steps = made.steps.map((step, at) =>
      at === made.steps.length - 1 ? { ...step, expectedResult: expected } : step,
    )
    return { steps, preconditions: made.preconditions, expected }
  }
  return undefined
}

/** The form with allowed values, and the success that the text states. */
export function confirmed(screen: Screen, model: TestModel): Body | undefined {
  const main = screenItems(screen, model).find(({ kind }) => kind === 'main')
  const [made] = main ? designForm(screen, [main], { apart: true }).cases : []
  return made && { steps: made.steps, preconditions: made.preconditions, expected: made.outcome.expected }
}
