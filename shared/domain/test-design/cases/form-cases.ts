import { accountWith, checksAccount, known } from './accounts.ts'
import type { CaseDraft } from './case-draft.ts'
import { literalFor, typicalLiteral } from '../literals/literal-for.ts'
import type { InputItem, Item, MainItem, Outcome, Parameter, Screen } from '../model.ts'
import { acceptance, refused, spokenValue } from './outcomes.ts'
import { entered } from '../repeated-input.ts'
import { capital } from './step-prose.ts'
import { entryStep, openStep, submitStep, type StepDraft } from './steps.ts'

/** An item for which no literal could be written, with the reason. */
export interface Undesigned {
  item: Item
  reason: string
}

export interface FormCases {
  cases: CaseDraft[]
  undesigned: Undesigned[]
}

/**
 * Designs the cases of one screen: the main scenario, valid values of all inputs side by side (each choice),
 * and every wrong value in a case of its own, so that no refusal hides another. `apart` gives every item its own case.
 */
export function designForm(screen: Screen, items: Item[], { apart = false } = {}): FormCases {
  const own = items.filter(
    (item): item is InputItem | MainItem =>
      (item.kind === 'main' || item.kind === 'input') && item.screenId === screen.id,
  )
  const typical = new Map(screen.parameters.map((parameter) => [parameter.id, typicalLiteral(parameter)]))
  const missing = screen.parameters.find(
    (parameter) => parameter.constraints.required && typical.get(parameter.id) === undefined,
  )
  if (missing)
    return {
      cases: [],
      undesigned: own.map((item) => ({
        item,
        reason: `no literal satisfies all that is said about "${missing.label}"`,
      })),
    }
  const form = { screen, typical }
  const inputs = own
    .filter((item) => item.kind === 'input')
    .map((item) => ({ item, value: literalOf(screen, item) }))
  const written = inputs.filter((one): one is Choice => one.value !== undefined)
  const main = own.filter((item) => item.kind === 'main')
  const rides = (one: Choice) =>
    !apart && main.length > 0 && one.item.valid && one.value === typical.get(one.item.parameterId)
  const valid = onEdges(
    written.filter((one) => one.item.valid && !rides(one)),
    apart || main.length > 0,
  )
  const rows = apart ? valid.map((one) => [one]) : sideBySide(valid)
  const cases = [
    ...main.map((item) => mainCase(form, [item, ...written.filter(rides).map((one) => one.item)])),
    ...rows.map((row) => validCase(form, row)),
    ...refusals(
      form,
      written.filter(({ item }) => !item.valid),
    ),
  ]
  const undesigned = inputs
    .filter(({ value }) => value === undefined)
    .map(({ item }) => ({ item, reason: 'no literal of this kind fits into a step' }))
  return { cases, undesigned }
}

interface Choice {
  item: InputItem
  value: string
}

/** Without a main scenario, a range is exercised by one of its own boundary values instead of a case more. */
function onEdges(choices: Choice[], asTheyAre: boolean): Choice[] {
  if (asTheyAre) return choices
  const edge = ({ item }: Choice) =>
    choices.find(
      (other) =>
        other.item.parameterId === item.parameterId &&
        other.item.technique === 'Boundary Value Analysis' &&
        other.value !== '',
    )
  return choices.map((choice) => {
    const ranged = choice.item.test.kind === 'number' || choice.item.test.kind === 'length'
    return ranged ? { ...choice, value: edge(choice)?.value ?? choice.value } : choice
  })
}

interface Form {
  screen: Screen
  typical: Map<string, string | undefined>
}

function literalOf(screen: Screen, item: InputItem): string | undefined {
  const parameter = screen.parameters.find(({ id }) => id === item.parameterId)
  return parameter && literalFor(parameter, item.test)
}

/** Row n holds the n-th distinct valid literal of every input; all items that a literal satisfies ride on its row. */
function sideBySide(choices: Choice[]): Choice[][] {
  const rows: Choice[][] = []
  const used = new Map<string, Map<string, number>>()
  for (const choice of choices) {
    const values = used.get(choice.item.parameterId) ?? new Map<string, number>()
    used.set(choice.item.parameterId, values)
    const index = values.get(choice.value) ?? values.size
    values.set(choice.value, index)
    ;(rows[index] ??= []).push(choice)
  }
  return rows
}

function steps({ screen }: Form, values: Map<string, string>, expected: string): StepDraft[] {
  const entries = screen.parameters.flatMap((parameter) => {
    const value = entered(parameter, screen.parameters, values)
    return value === undefined ? [] : entryStep(parameter, value)
  })
  return [openStep(screen), ...entries, submitStep(screen, expected)]
}

function draft(
  form: Form,
  values: Map<string, string>,
  outcome: Outcome,
  claims: Item[],
): Pick<CaseDraft, 'steps' | 'outcome' | 'preconditions' | 'manual'> {
  const needed = onRecord(form, values, claims)
  return {
    steps: steps(form, values, outcome.expected),
    outcome,
    preconditions: ['No data has been entered on the page yet', ...needed],
    manual: [
      ...(outcome.checkable ? [] : ['the text states no message, value or state that a run could check']),
      ...needed.map((text) => `precondition must be set up: ${text.slice(0, 200)}`),
    ],
  }
}

/** What must exist before the case: the account that is entered, or the one that a wrong literal misses. */
function onRecord({ screen, typical }: Form, values: Map<string, string>, claims: Item[]): string[] {
  const refused = claims.find((item): item is InputItem => item.kind === 'input' && !item.valid)
  if (refused?.violation === 'taken')
    return [`The ${refused.label} "${values.get(refused.parameterId) ?? ''}" is already in use`]
  if (!refused && !checksAccount(screen)) return known(screen, (id) => values.get(id) ?? typical.get(id))
  if (!checksAccount(screen) || (refused && refused.violation !== 'mismatch')) return []
  return [
    accountWith(screen.parameters, ({ id }) =>
      refused ? typical.get(id) : (values.get(id) ?? typical.get(id)),
    ),
  ]
}

function mainCase(form: Form, claims: Item[]): CaseDraft {
  const outcome = acceptance(form.screen, form.screen.parameters, 'The form')
  return {
    ...draft(form, new Map(), outcome, claims),
    title: titled(form.screen, 'typical values in all fields are accepted'),
    claims,
    // Every input is filled, so the sentences that declare the inputs are tested too.
    alsoTests: form.screen.parameters.flatMap(({ origins }) => origins.slice(0, 1)),
    types: ['functional', 'smoke', 'regression', 'e2e'],
    tags: ['positive', 'main scenario'],
    testCondition: 'Every field holds a typical allowed value',
  }
}

function validCase(form: Form, row: Choice[]): CaseDraft {
  const values = new Map(row.map(({ item, value }) => [item.parameterId, value]))
  const boundary = row.filter(({ item }) => item.technique === 'Boundary Value Analysis')
  const spoken = boundary.length > 0 ? boundary : row
  const words = distinct(spoken.map(({ item }) => item.description))
  const claimed = form.screen.parameters.filter(({ id }) => values.has(id))
  return {
    ...draft(
      form,
      values,
      acceptance(
        form.screen,
        claimed,
        distinct(row.map(({ item, value }) => spokenValue(item.label, value))).join(' and '),
      ),
      row.map(({ item }) => item),
    ),
    title: titled(form.screen, `accepted when ${some(words)}`),
    claims: row.map(({ item }) => item),
    types: boundary.length > 0 ? ['boundary', 'functional', 'regression'] : ['functional', 'regression'],
    tags: ['positive'],
    testCondition: words.join('; '),
  }
}

/** One case for each wrong literal of an input; items that share the literal share the case. */
function refusals(form: Form, choices: Choice[]): CaseDraft[] {
  const groups = new Map<string, Choice[]>()
  for (const choice of choices) {
    const key = `${choice.item.parameterId}\n${choice.value}`
    groups.set(key, [...(groups.get(key) ?? []), choice])
  }
  return [...groups.values()].map((group) => refusalCase(form, group))
}

function refusalCase(form: Form, group: Choice[]): CaseDraft {
  const boundary = group.find(({ item }) => item.technique === 'Boundary Value Analysis')
  const { item, value } = boundary ?? (group[0] as Choice)
  const parameter = form.screen.parameters.find(({ id }) => id === item.parameterId) as Parameter
  const outcome = refused(form.screen, parameter, item, value)
  return {
    ...draft(
      form,
      new Map([[parameter.id, value]]),
      outcome,
      group.map((one) => one.item),
    ),
    title: titled(form.screen, `refused when ${describe(item, value)}`),
    claims: group.map((one) => one.item),
    types: boundary ? ['boundary', 'negative', 'regression'] : ['negative', 'functional', 'regression'],
    tags: ['negative'],
    testCondition: item.description,
  }
}

function describe(item: InputItem, value: string): string {
  const literal =
    item.test.kind === 'format' ||
    item.test.kind === 'class' ||
    item.test.kind === 'notNumber' ||
    item.test.kind === 'notWhole' ||
    item.test.kind === 'notMultiple'
  return literal && value.length <= 40 ? `${item.description} ("${value}")` : item.description
}

function distinct(words: string[]): string[] {
  return [...new Set(words)]
}

function some(words: string[]): string {
  return words.length <= 3
    ? words.join(' and ')
    : `${words.slice(0, 3).join(', ')} and ${words.length - 3} more`
}

/** The title with the name of the screen, where the text gives one. */
function titled({ name }: Screen, text: string): string {
  return /^page(?: \d+)?$/.test(name) ? capital(text) : `${capital(name)}: ${text}`
}
