import type { CaseDraft, Undesigned } from './case-draft.ts'
import { defaultCases } from './default-cases.ts'
import { fillIn } from '../filling/fill-in.ts'
import { typicalLiteral } from '../literals/literal-for.ts'
import type {
  DefaultItem,
  InputItem,
  Item,
  MainItem,
  Parameter,
  RelationItem,
  Screen,
  ShownItem,
} from '../model.ts'
import { chooseFor, pinsOf, sideBySide, type Choice } from './form-choices.ts'
import { titled, frame } from './form-frame.ts'
import { acceptance, refused, spokenValue } from './outcomes.ts'
import { relationCases } from './relation-cases.ts'
import { shownCases } from './shown-cases.ts'

export interface FormCases {
  cases: CaseDraft[]
  undesigned: Undesigned[]
}

/**
 * Designs the cases of one screen: the main scenario, valid values of all inputs side by side (each choice),
 * and every wrong value in a case of its own, so that no refusal hides another. `apart` gives every item its own case.
 */
export function designForm(screen: Screen, items: Item[], { apart = false } = {}): FormCases {
  const own = items.filter(ofForm).filter(({ screenId }) => screenId === screen.id)
  const missing = screen.parameters.find(
    (parameter) => parameter.constraints.required && typicalLiteral(parameter) === undefined,
  )
  const untouched = defaultCases(
    screen,
    own.filter((item) => item.kind === 'default'),
  )
  if (missing) return withoutLiteral(own, missing)
  const inputs = own
    .filter((item) => item.kind === 'input')
    .map((item) => ({ item, choice: chooseFor(screen, item) }))
  const written = inputs.flatMap(({ choice }) => (typeof choice === 'string' ? [] : [choice]))
  const main = own.filter((item) => item.kind === 'main')
  const typical = fillIn(screen, new Map()).values
  const rides = ({ item, pins }: Choice) =>
    !apart &&
    main.length > 0 &&
    item.valid &&
    [...pins].every(([id, value]) => typical.get(id) === value || (isFilled(item, id) && typical.get(id)))
  const related = relationCases(
    screen,
    own.filter((item) => item.kind === 'relation').filter((item) => !onMain(item)),
  )
  const shown = shownCases(
    screen,
    own.filter((item) => item.kind === 'shown'),
  )
  const valid = onEdges(
    written.filter((one) => one.item.valid && !rides(one)),
    apart || main.length > 0,
  )
  const rows = apart ? valid.map((one) => [one]) : sideBySide(screen, valid)
  const cases = [
    ...main.map((item) =>
      mainCase(screen, [
        item,
        ...written.filter(rides).map((one) => one.item),
        ...own.filter((one) => one.kind === 'relation').filter(onMain),
      ]),
    ),
    ...rows.map((row) => validCase(screen, row)),
    ...refusals(
      screen,
      written.filter(({ item }) => !item.valid),
    ),
    ...related.cases,
    ...shown.cases,
    ...untouched,
  ]
  const undesigned = inputs.flatMap(({ item, choice }) =>
    typeof choice === 'string' ? [{ item, reason: choice }] : [],
  )
  return { cases, undesigned: [...undesigned, ...related.undesigned, ...shown.undesigned] }

  /** Typical values already stand in every relation. */
  function onMain({ valid: good, difference }: RelationItem): boolean {
    return !apart && main.length > 0 && good && difference === undefined
  }
}

/** Any value will do for an input of which the text says only whether it is required. */
function isFilled({ test, parameterId }: InputItem, id: string): boolean {
  return test.kind === 'present' && parameterId === id
}

type FormItem = DefaultItem | InputItem | MainItem | RelationItem | ShownItem

function ofForm(item: Item): item is FormItem {
  if (item.kind === 'default') return true
  return item.kind === 'main' || item.kind === 'input' || item.kind === 'relation' || item.kind === 'shown'
}

function withoutLiteral(own: FormItem[], { label }: Parameter): FormCases {
  const reason = `no literal satisfies all that is said about "${label}"`
  return { cases: [], undesigned: own.map((item) => ({ item, reason })) }
}

/** Without a main scenario, a range is exercised by one of its own boundary values instead of a case more. */
function onEdges(choices: Choice[], asTheyAre: boolean): Choice[] {
  if (asTheyAre) return choices
  const edge = ({ item }: Choice) =>
    choices.find(
      (other) =>
        other.item.parameterId === item.parameterId &&
        other.item.technique === 'Boundary Value Analysis' &&
        !other.item.given &&
        other.value !== '',
    )
  return choices.map((choice) => {
    const ranged = choice.item.test.kind === 'number' || choice.item.test.kind === 'length'
    const beside = ranged && !choice.item.given ? edge(choice) : undefined
    return beside ? { ...choice, value: beside.value, pins: beside.pins } : choice
  })
}

function mainCase(screen: Screen, claims: Item[]): CaseDraft {
  const outcome = acceptance(screen, screen.parameters, ['The form'])
  return {
    ...frame(screen, { values: new Map() }, outcome, claims),
    title: titled(screen, 'typical values in all fields are accepted'),
    claims,
    // Every input is filled, so the sentences that declare the inputs are tested too.
    alsoTests: screen.parameters.flatMap(({ origins }) => origins.slice(0, 1)),
    types: ['functional', 'smoke', 'regression', 'e2e'],
    tags: ['positive', 'main scenario'],
    testCondition: 'Every field holds a typical allowed value',
  }
}

function validCase(screen: Screen, row: Choice[]): CaseDraft {
  const values = pinsOf(row)
  const boundary = row.filter(({ item }) => item.technique === 'Boundary Value Analysis')
  const spoken = boundary.length > 0 ? boundary : row
  const words = distinct(spoken.map(({ item }) => item.description))
  const claimed = screen.parameters.filter(({ id }) => row.some(({ item }) => item.parameterId === id))
  return {
    ...frame(
      screen,
      { values },
      acceptance(
        screen,
        claimed,
        distinct(row.map(({ item, value }) => spokenValue(item.label, value))),
        values,
      ),
      row.map(({ item }) => item),
    ),
    title: titled(screen, `accepted when ${some(words)}`),
    claims: row.map(({ item }) => item),
    types: boundary.length > 0 ? ['boundary', 'functional', 'regression'] : ['functional', 'regression'],
    tags: ['positive'],
    testCondition: words.join('; '),
  }
}

/** One case for each wrong literal of an input; items that share the literal share the case. */
function refusals(screen: Screen, choices: Choice[]): CaseDraft[] {
  const groups = Map.groupBy(choices, ({ pins }) => JSON.stringify([...pins]))
  return [...groups.values()].map((group) => refusalCase(screen, group))
}

function refusalCase(screen: Screen, group: Choice[]): CaseDraft {
  const boundary = group.find(({ item }) => item.technique === 'Boundary Value Analysis')
  const { item, value, pins } = boundary ?? (group[0] as Choice)
  const parameter = screen.parameters.find(({ id }) => id === item.parameterId) as Parameter
  const outcome = refused(screen, parameter, item, value)
  return {
    ...frame(
      screen,
      { values: pins },
      outcome,
      group.map((one) => one.item),
    ),
    title: titled(screen, `refused when ${describe(item, value)}`),
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

/** The first three; what else the case shows stands in its test condition. */
function some(words: string[]): string {
  const more = words.length - 3
  return more <= 0
    ? words.join(' and ')
    : `${words.slice(0, 3).join(', ')} (and ${more} ${more === 1 ? 'other value' : 'other values'})`
}
