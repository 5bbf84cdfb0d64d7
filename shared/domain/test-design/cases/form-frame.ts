import { allowed } from '../check/satisfies.ts'
import { fillIn, type Filled } from '../filling/fill-in.ts'
import { recordStart } from '../filling/record-literal.ts'
import type { InputItem, Item, Outcome, Parameter, Screen } from '../model.ts'
import { accountWith, changesSecret, checksAccount, known } from './accounts.ts'
import type { CaseDraft } from './case-draft.ts'
import { capital } from './step-prose.ts'
import { entryStep, openStep, submitStep, type StepDraft } from './steps.ts'

/** What a case of a form is about: literals by input, and values on record by relation. */
export interface Pins {
  values: Map<string, string>
  records?: Map<string, string>
}

type Frame = Pick<CaseDraft, 'steps' | 'outcome' | 'preconditions' | 'manual'>

/** Steps, stated starts and readiness of a case: the pinned literals, and allowed ones around them. */
export function frame(screen: Screen, { values, records }: Pins, outcome: Outcome, claims: Item[]): Frame {
  const filled = fillIn(screen, values, records)
  const { start } = screen
  const needed = [
    ...(start?.preconditions ?? []),
    ...equalRecords(screen, filled),
    ...(outcome.unsent ? [] : onRecord(screen, filled, claims)),
    ...recordStarts(screen, filled),
  ]
  return {
    steps: ending(screen, outcome, [
      ...(start?.steps ?? [openStep(screen)]),
      ...entries(screen, filled.values),
    ]),
    outcome,
    preconditions: start ? needed : ['No data has been entered on the page yet', ...needed],
    manual: [
      ...(outcome.checkable ? [] : ['the text states no message, value or state that a run could check']),
      ...needed.map((text) => `precondition must be set up: ${text.slice(0, 200)}`),
      ...unknownOptions(screen, filled.values),
      ...doubtfulInputs(screen, filled.values),
      ...(claims.every(({ valid }) => valid)
        ? [
            ...unsureInputs(screen),
            ...eitherWay(screen, filled.values),
            ...sampled(screen, filled.values, outcome),
          ]
        : []),
    ],
  }
}

/** Lists that are chosen from without the text saying what they offer: nobody knows an option then. */
function unknownOptions({ parameters }: Screen, values: Filled['values']): string[] {
  return parameters
    .filter(({ constraints: { control, choices } }) => control === 'select' && !choices)
    .filter(({ id }) => (values.get(id) ?? '') !== '')
    .map(({ label }) => `the text does not say what "${label}" offers`)
}

/** What may be no input of the page: a run would look for it in vain. */
function doubtfulInputs({ parameters }: Screen, values: Filled['values']): string[] {
  return parameters
    .filter(({ id, doubtful }) => doubtful && values.has(id))
    .map(({ label }) => `the text does not call "${label}" an input as it does others`)
}

/** Inputs that may be refused by a rule that was not understood: then no run could tell that they are accepted. */
function unsureInputs({ parameters }: Screen): string[] {
  return parameters
    .filter(({ unsure }) => unsure)
    .map(({ label }) => `a message about "${label}" was not understood, so its value may be refused`)
}

/** An input that one sentence lets be empty and another refuses empty: which of them holds depends on what was not understood. */
function eitherWay({ parameters }: Screen, values: Filled['values']): string[] {
  return parameters
    .filter(({ id, constraints, messages }) => {
      const refused = messages.some(({ violations }) => violations.includes('empty'))
      return constraints.required === false && refused && values.get(id) === ''
    })
    .map(({ label }) => `the text also says what answers an empty "${label}"`)
}

/** An expected text that shows another choice, or another day, than what is entered was an example in the text. */
function sampled({ parameters }: Screen, values: Filled['values'], { expected }: Outcome): string[] {
  const entered = new Set(values.values())
  const days = (expected.match(/\b\d{4}-\d{2}-\d{2}\b/g) ?? []).filter((day) => !entered.has(day))
  const shown = parameters.flatMap(({ id, constraints: { choices = [] } }) =>
    choices.filter((choice) => choice.length > 3 && choice !== values.get(id) && expected.includes(choice)),
  )
  return [...shown, ...days].map((value) => `the expected text shows "${value}", which is not entered`)
}

/** The form is sent, unless what is expected is seen before that: a button that stays disabled. */
function ending(screen: Screen, { expected, unsent }: Outcome, steps: StepDraft[]): StepDraft[] {
  if (!unsent) return [...steps, submitStep(screen, expected)]
  return steps.map((step, at) => (at === steps.length - 1 ? { ...step, expectedResult: expected } : step))
}

/** A value that is not allowed equals nothing on record, so the record keeps a typical one. */
function equalRecords(screen: Screen, { values }: Filled): string[] {
  const { start, parameters } = screen
  if (!start || start.records.length === 0) return []
  const typical = fillIn(screen, new Map()).values
  return start.records.flatMap(({ parameterId, name }) => {
    const own = values.get(parameterId) ?? ''
    const parameter = parameters.find(({ id }) => id === parameterId)
    const value = parameter && allowed(own, parameter.constraints) ? own : typical.get(parameterId)
    return value === undefined ? [] : [`${name} is "${value}"`]
  })
}

/** One step for each input that is filled in; what decides whether another input is shown comes before it. */
export function entries(screen: Screen, values: Map<string, string>): StepDraft[] {
  return entryOrder(screen).flatMap((parameter) => {
    const value = values.get(parameter.id)
    return value === undefined ? [] : entryStep(parameter, value)
  })
}

function entryOrder({ parameters, conditionals = [] }: Screen): Parameter[] {
  const place = new Map(parameters.map(({ id }, index) => [id, index]))
  for (const { parameterId, when } of conditionals) {
    const dependent = place.get(parameterId) ?? 0
    if ((place.get(when.parameterId) ?? 0) > dependent) place.set(when.parameterId, dependent - 0.5)
  }
  return parameters.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
}

function recordStarts({ relations = [] }: Screen, { records }: Filled): string[] {
  return relations.flatMap(({ id, right }) => {
    const literal = records.get(id)
    return literal === undefined || !('record' in right) ? [] : [recordStart(right.record, literal)]
  })
}

/** What must exist before the case: the account that is entered, or the one that a wrong literal misses. */
function onRecord(screen: Screen, { values }: Filled, claims: Item[]): string[] {
  const refused = claims.find((item): item is InputItem => item.kind === 'input' && !item.valid)
  if (refused?.violation === 'taken')
    return [`The ${refused.label} "${values.get(refused.parameterId) ?? ''}" is already in use`]
  if (!refused && !checksAccount(screen)) return known(screen, (id) => values.get(id))
  const unchecked = refused && refused.violation !== 'mismatch' && !changesSecret(screen)
  if (!checksAccount(screen) || unchecked) return []
  const right = refused ? fillIn(screen, new Map()).values : values
  return [accountWith(screen.parameters, ({ id }) => right.get(id))]
}

/** The title with the name of the screen, where the text gives one. */
export function titled({ name }: Screen, text: string): string {
  return /^page(?: \d+)?$/.test(name) ? capital(text) : `${capital(name)}: ${text}`
}
