import type { Calculator, CalculatorAction, CalculatorInput } from '../model.ts'
import { compute } from './compute.ts'
import { filled, play } from './play.ts'
import { isNumeric } from './entries.ts'
import { numbersIn, type Row } from './rows.ts'
import type { Situation } from './situation.ts'

type Draft = Omit<Situation, 'technique' | 'valid'>

/** What is said of the page around the answer: when it vanishes, what is counted, what starting over does, how long messages stay. */
export function behaviourSituations(calculator: Calculator, rows: Row[]): Situation[] {
  const answers = rows.filter(({ rule }) => rule.refusal === undefined)
  const refusals = rows.filter(({ rule }) => rule.refusal !== undefined)
  const [first] = answers
  if (!first) return []
  const page: Page = { calculator, answers, refusals, first, wrong: wrongForm(calculator, first) }
  return [...vanishing(page), ...messages(page), ...counting(page), ...startingOver(page)].map((one) => ({
    technique: 'State Transition Testing',
    valid: true,
    ...one,
  }))
}

interface Page {
  calculator: Calculator
  answers: Row[]
  refusals: Row[]
  first: Row
  /** A form that is answered with a message, and the value that puts it right. */
  wrong: { values: Map<string, string>; label: string; right: string } | undefined
}

function wrongForm(calculator: Calculator, { values }: Row): Page['wrong'] {
  for (const { label } of calculator.faults)
    for (const value of ['abc', '']) {
      const right = values.get(label)
      if (value !== '' && calculator.inputs.some((one) => one.label === label && one.digits)) continue
      const changed = new Map(values).set(label, value)
      if (right !== undefined && compute(calculator, changed)?.kind === 'messages')
        return { values: changed, label, right }
    }
  return undefined
}

function vanishing({ calculator, first, refusals }: Page): Draft[] {
  const { vanish, inputs } = calculator
  if (!vanish) return []
  const of = ({ values }: Row, label: string, what: string): Draft[] => {
    const input = inputs.find((one) => one.label === label)
    const other = input && otherValue(calculator, input, values.get(label) ?? '')
    if (other === undefined) return []
    return [
      {
        requirementId: vanish.requirementId,
        shows: 'answer gone',
        name: `${what} when ${label} is changed`,
        actions: [...filled(calculator, values), { do: 'set', label, value: other }],
      },
    ]
  }
  const [refused] = refusals
  const [label] = vanish.labels
  return [
    ...vanish.labels.flatMap((one) => of(first, one, 'the answer is gone')),
    ...(vanish.refusal && refused && label !== undefined ? of(refused, label, 'the refusal is gone') : []),
  ]
}

function otherValue(calculator: Calculator, input: CalculatorInput, value: string): string | undefined {
  if (input.control === 'checkbox') return value === 'checked' ? 'unchecked' : 'checked'
  if (input.control !== 'textbox') return input.choices.find((one) => one !== value)
  if (!isNumeric(calculator, input)) return undefined
  const ranges = calculator.rules.flatMap(({ when }) =>
    when.filter((one) => one.is === 'between' && one.label === input.label),
  )
  const all = [undefined, ...ranges].flatMap((range) =>
    numbersIn(calculator, input, range?.is === 'between' ? range : undefined),
  )
  return all.find((one) => one !== value)
}

function messages({ calculator, first, wrong }: Page): Draft[] {
  const { says } = calculator
  const goes = says.goes?.requirementId
  if (!wrong) return []
  const { values, label, right } = wrong
  const input = calculator.inputs.find((one) => one.label === label)
  const put: CalculatorAction = { do: 'set', label, value: right }
  const break_: CalculatorAction = { do: 'set', label, value: values.get(label) ?? '' }
  const undo = input?.control === 'textbox'
  const fill = filled(calculator, values)
  const stay = says.stay?.requirementId
  const none = says['no answer']?.requirementId
  return [
    ...(none !== undefined && undo
      ? [
          {
            requirementId: none,
            shows: 'answer gone' as const,
            name: `no answer beside a message about ${label}`,
            actions: [...filled(calculator, first.values), break_, { do: 'compute' as const }],
          },
        ]
      : []),
    ...(goes === undefined
      ? []
      : [
          {
            requirementId: goes,
            shows: 'message gone' as const,
            name: `the message about ${label} is gone when there is an answer`,
            actions: [...fill, put, { do: 'compute' as const }],
          },
        ]),
    ...(stay === undefined
      ? []
      : [
          {
            requirementId: stay,
            shows: 'message stays' as const,
            name: `the message about ${label} stays when that is put right`,
            actions: [...fill, put],
          },
          {
            requirementId: stay,
            shows: 'message gone' as const,
            name: `the message about ${label} is gone after the next click`,
            actions: [...fill, put, { do: 'compute' as const }],
          },
        ]),
  ]
}

function counting({ calculator, first, answers, refusals, wrong }: Page): Draft[] {
  const { counter, counted } = calculator
  if (!counter) return []
  const one = filled(calculator, first.values)
  const second = answers.find(({ rule }) => rule !== first.rule) ?? first
  const two = [...one, ...filled(calculator, second.values)]
  const [refused] = refusals
  const found: Draft[] = []
  if (counted.answer?.counts) {
    const { requirementId } = counted.answer
    found.push({ requirementId, shows: 'counter', name: 'one answer is counted', actions: one })
    found.push({ requirementId, shows: 'counter', name: 'two answers are counted', actions: two })
  }
  const after = counted.answer?.counts ? one : []
  if (counted.refusal && refused)
    found.push({
      requirementId: counted.refusal.requirementId,
      shows: 'counter',
      name: 'a refusal is not counted',
      actions: [...after, ...filled(calculator, refused.values)],
    })
  const untouched = (values: Map<string, string>) =>
    after.length === 0 || [...values.values()].every((value) => value !== '')
  if (counted.fault && wrong && untouched(wrong.values))
    found.push({
      requirementId: counted.fault.requirementId,
      shows: 'counter',
      name: 'a wrong entry is not counted',
      actions: [...after, ...filled(calculator, wrong.values)],
    })
  return found.filter(({ actions }) => play(calculator, actions).count !== undefined)
}

/** Entries that differ from what the opened page holds, as far as that is known and they still lead to an answer: what starts over has something to put back. */
function unlikeStart(calculator: Calculator, values: Map<string, string>): Map<string, string> {
  let found = values
  for (const input of calculator.inputs) {
    const { label, control, initial } = input
    if (initial === undefined || found.get(label) !== initial) continue
    const other =
      control === 'checkbox' && calculator.rules.length > 1
        ? undefined
        : otherValue(calculator, input, initial)
    const next = other === undefined ? found : new Map(found).set(label, other)
    if (compute(calculator, next)?.kind === 'answer') found = next
  }
  return found
}

function startingOver({ calculator, first, answers, wrong }: Page): Draft[] {
  const { reset, counter } = calculator
  if (!reset) return []
  const changed = answers.find(({ values }) => [...values.values()].includes('checked')) ?? first
  const over = (
    name: string,
    shows: Draft['shows'],
    before: CalculatorAction[],
    behind: CalculatorAction = { do: 'reset' },
  ): Draft => ({
    requirementId: reset.requirementId,
    shows,
    name,
    actions: [...before, behind],
  })
  const one = filled(calculator, unlikeStart(calculator, changed.values))
  return [
    ...(reset.form ? [over(`"${reset.button}" puts the form back`, 'form', one)] : []),
    ...(reset.answer ? [over(`"${reset.button}" takes the answer away`, 'answer gone', one)] : []),
    ...(reset.messages && wrong
      ? [over(`"${reset.button}" takes the messages away`, 'message gone', filled(calculator, wrong.values))]
      : []),
    ...(reset.keeps && counter ? [over(`"${reset.button}" keeps what is counted`, 'counter', one)] : []),
    ...(reset.reloads && counter ? [over('a reload counts anew', 'counter', one, { do: 'reload' })] : []),
  ]
}
