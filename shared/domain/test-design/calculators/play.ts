import type { Calculator, CalculatorAction } from '../model.ts'
import { compute, type Computed, type Values } from './compute.ts'

/** What is on the page behind some actions; what is missing is not known. */
export interface Shown {
  values: Map<string, string>
  last?: Computed
  answer?: string[]
  messages?: { label: string; text: string }[]
  count?: number
  /** What the line about the state of the page reads. */
  status?: string
  /** Names of the rows that the answer has. */
  rows?: string[]
}

/** Does on the page as the text describes it what the actions say. */
export function play(calculator: Calculator, actions: CalculatorAction[]): Shown {
  const { counter } = calculator
  let shown: Shown = {
    values: new Map(),
    answer: [],
    messages: [],
    ...(counter ? { count: counter.start } : {}),
  }
  for (const action of actions) shown = next(calculator, shown, action)
  return shown
}

function next(calculator: Calculator, shown: Shown, action: CalculatorAction): Shown {
  switch (action.do) {
    case 'set':
      return changed(calculator, shown, action)
    case 'compute':
      return computed(calculator, shown, compute(calculator, shown.values))
    case 'reset':
      return restored(calculator, shown)
    case 'reload':
      return {
        values: new Map(),
        answer: [],
        messages: [],
        ...(calculator.counter ? { count: calculator.counter.start } : {}),
      }
  }
}

function changed(
  { vanish, says, status }: Calculator,
  shown: Shown,
  { label, value }: { label: string; value: string },
): Shown {
  const { values, answer, messages, count } = shown
  const same = values.get(label) === value
  const gone = vanish?.labels.includes(label) === true && (shown.last?.kind !== 'refusal' || vanish.refusal)
  const next: Shown = {
    values: new Map(values).set(label, value),
    ...(count === undefined ? {} : { count }),
    ...(same ? standing(shown) : gone && shown.last?.kind === 'answer' ? away(status.changed, true) : {}),
  }
  if (shown.last) next.last = shown.last
  if (answer && (answer.length === 0 || same)) next.answer = answer
  else if (gone) next.answer = []
  if (messages && (messages.length === 0 || same || says.stay)) next.messages = messages
  return next
}

function computed(
  { says, counted, status, rows }: Calculator,
  shown: Shown,
  result: Computed | undefined,
): Shown {
  const { values, answer, count } = shown
  if (!result) return { values }
  const rises =
    result.kind === 'answer' ? counted.answer : result.kind === 'refusal' ? counted.refusal : counted.fault
  const more = count === undefined || !rises ? {} : { count: count + (rises.counts ? 1 : 0) }
  if (result.kind === 'messages') {
    const none = says['no answer'] !== undefined || answer?.length === 0
    return {
      values,
      last: result,
      messages: result.messages,
      ...(none ? { answer: [] } : {}),
      ...more,
      ...away(status.refused, says['no answer'] !== undefined),
    }
  }
  const texts = result.kind === 'refusal' ? [result.text] : result.lines
  const seen =
    result.kind === 'refusal'
      ? away(status.refused, says['no answer'] !== undefined)
      : { ...away(status.answered, false), ...(rows ? { rows: rows.names } : {}) }
  return { values, last: result, answer: texts, messages: [], ...more, ...seen }
}

function standing({ status, rows }: Shown): Pick<Shown, 'status' | 'rows'> {
  return { ...(status === undefined ? {} : { status }), ...(rows === undefined ? {} : { rows }) }
}

/** What the line of status reads now, and whether there are no rows. */
function away(status: { text: string } | undefined, rows: boolean): Pick<Shown, 'status' | 'rows'> {
  return { ...(status ? { status: status.text } : {}), ...(rows ? { rows: [] } : {}) }
}

function restored({ reset, inputs, status }: Calculator, { count, answer, messages }: Shown): Shown {
  if (!reset) return { values: new Map() }
  const initial = inputs.flatMap(({ label, initial: value }): [string, string][] =>
    value === undefined ? [] : [[label, value]],
  )
  return {
    values: new Map(reset.form ? initial : []),
    ...(reset.answer || answer?.length === 0 ? { answer: [] } : {}),
    ...(reset.messages || messages?.length === 0 ? { messages: [] } : {}),
    ...(reset.keeps && count !== undefined ? { count } : {}),
    ...away(status.reset, reset.answer),
  }
}

/** The actions that fill a form with values and compute. */
export function filled(calculator: Calculator, values: Values): CalculatorAction[] {
  const sets = calculator.inputs.flatMap(({ label, control }): CalculatorAction[] => {
    const value = values.get(label)
    // A list that is left alone is how none is chosen.
    if (value === undefined || (value === '' && control !== 'textbox')) return []
    return [{ do: 'set', label, value }]
  })
  return [...sets, { do: 'compute' }]
}
