import type { ReadSentence } from '../read-sentence.ts'
import type { ControlFact } from '../facts/inventory/control-fact.ts'
import { labelKey } from '../facts/labels.ts'
import { boundedFilters } from './bounded-filters.ts'
import type { ListControls, ListOrder } from './list-fact.ts'

export const searching = /\b(?:search|find|look ?up|query|keyword|filter by (?:text|name))/i
export const everything =
  /^\W*(?:all|any|every(?:thing|one|body)?|no (?:filter|restriction)|both)\b|^[\W_]*$/i
export const forward = /^(?:next(?: page)?|forward|older|more|›|»|>|→)$/i
export const backward = /^(?:prev(?:ious)?(?: page)?|back|newer|‹|«|<|←)$/i

/** The controls of a list as the text names them: where one searches, filters and turns pages, and its columns. */
export function listControls(sentences: ReadSentence[]): ListControls {
  const controls = sentences.flatMap(({ facts }) => facts.filter((fact) => fact.kind === 'control'))
  const named = (kind: ControlFact['control']) => [
    ...new Set(controls.filter(({ control }) => control === kind).map(({ name }) => name)),
  ]
  const fields = named('textbox')
  const buttons = named('button')
  const search = fields.find((name) => searching.test(name)) ?? onlyField(fields, sentences)
  const preset = new Map(
    sentences.flatMap(({ facts }) =>
      facts.flatMap((fact) =>
        fact.kind === 'opening'
          ? fact.states.flatMap((state) =>
              state.what === 'value' ? [[state.name, state.value] as const] : [],
            )
          : [],
      ),
    ),
  )
  const orders = named('combobox')
    .filter((name) => ordering.test(name))
    .map((name) => ({
      name,
      options: controls
        .flatMap((one) => (one.name === name ? (one.options ?? []) : []))
        .flatMap((value) => orderOf(value, named('column')) ?? []),
    }))
  const filters = named('combobox')
    .filter((name) => !ordering.test(name))
    .map((name) => {
      const options = [
        ...new Set(controls.flatMap((one) => (one.name === name && one.options ? one.options : []))),
      ]
      const all = options.find((one) => everything.test(one)) ?? preset.get(name)
      const column = columnOf(name, named('column'))
      return {
        name,
        options: options.filter((one) => one !== all),
        ...(all === undefined ? {} : { all }),
        ...(column === undefined ? {} : { column }),
      }
    })
  const next = buttons.find((name) => forward.test(name))
  const previous = buttons.find((name) => backward.test(name))
  return {
    ...(search === undefined ? {} : { search }),
    filters: [
      ...filters.filter(({ options }) => options.length > 0),
      ...boundedFilters(sentences, named('column'), [...fields, ...named('combobox')]),
    ],
    orders: orders.filter(({ options }) => options.length > 0),
    ...(next === undefined ? {} : { next }),
    ...(previous === undefined ? {} : { previous }),
    buttons,
    links: named('link'),
    columns: named('column'),
    rows: [],
  }
}

const ordering = /^(?:sort(?:ed|ing)?|order(?:ed|ing)?)\b/i
const up =
  /\b(?:ascending|A\s?(?:to|–|-|→)\s?Z|low(?:est)?\b.{0,6}\bhigh(?:est)?|cheapest|lowest|smallest|oldest|shortest|earliest)\b|↑/i
const down =
  /\b(?:descending|Z\s?(?:to|–|-|→)\s?A|high(?:est)?\b.{0,6}\blow(?:est)?|dearest|most expensive|highest|largest|newest|latest|longest)\b|↓/i

/** "Price (low to high)": the column by which an option sorts, and which way; nothing where it does not say both. */
function orderOf(value: string, columns: string[]): ListOrder | undefined {
  const named = columns.filter((column) => value.toLowerCase().includes(column.toLowerCase()))
  const cheap = /\b(?:cheap|expensive|dear)\w*/i.test(value)
    ? columns.filter((one) => /^price\b/i.test(one))
    : []
  const [column] = named.length > 0 ? named : cheap
  const [rises, falls] = [up.test(value), down.test(value)]
  const falling = /\bhigh\w*\b.{0,6}\blow/i.test(value)
  const rising = /\blow\w*\b.{0,6}\bhigh/i.test(value)
  if (column === undefined || named.length > 1 || (rises === falls && falling === rising)) return undefined
  return { value, column: labelKey(column), descending: falling || (falls && !rising) }
}

/** The key of the column that a filter is about: "Kind of event" filters the column "Kind". */
export function columnOf(filter: string, columns: string[]): string | undefined {
  const same = columns.find((column) => labelKey(column) === labelKey(filter))
  const akin = columns.filter((column) => {
    const [one, other] = [column.toLowerCase(), filter.toLowerCase()]
    return other.startsWith(`${one} `) || one.startsWith(`${other} `) || other.endsWith(` ${one}`)
  })
  const column = same ?? (akin.length === 1 ? akin[0] : undefined)
  return column === undefined ? undefined : labelKey(column)
}

/** The only text field of a page that speaks of searching or filtering. */
function onlyField(fields: string[], sentences: ReadSentence[]): string | undefined {
  return fields.length === 1 &&
    sentences.some(({ text }) => /\b(?:search|filter)(?:s|es|ed|ing)?\b/i.test(text))
    ? fields[0]
    : undefined
}
