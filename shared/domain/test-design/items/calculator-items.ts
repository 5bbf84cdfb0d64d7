import { situationsOf } from '../calculators/situations.ts'
import type { CalculatorItem, TestModel } from '../model.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'

/** An item for everything that is to be tried of the pages that compute an answer. */
export function calculatorItems(model: TestModel): CalculatorItem[] {
  return (model.calculators ?? []).flatMap((calculator) =>
    situationsOf(calculator).map(({ requirementId, shows, name, technique, actions, valid }) => ({
      kind: 'calculator',
      id: `${requirementId}/calculator/${shows}/${name}`.slice(0, 390),
      technique,
      requirementId,
      description: described[shows](name),
      priority: priorityOf(model, requirementId),
      valid,
      calculatorId: calculator.id,
      shows,
      actions,
    })),
  )
}

const described: Record<CalculatorItem['shows'], (name: string) => string> = {
  answer: (name) => `answer ${name.startsWith('for ') ? name : `for ${name}`}`,
  change: (name) => name,
  'no saving': (name) => name,
  refusal: (name) => `refused ${name}`,
  message: (name) => `message for ${name}`,
  messages: (name) => `messages for ${name}`,
  'answer gone': (name) => name,
  'message gone': (name) => name,
  'message stays': (name) => name,
  counter: (name) => name,
  form: (name) => name,
}
