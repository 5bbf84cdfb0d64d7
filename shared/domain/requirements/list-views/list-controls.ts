import type { ReadSentence } from '../read-document.ts'
import type { ControlFact } from '../facts/inventory/control-fact.ts'
import { labelKey } from '../facts/labels.ts'
import type { ListControls } from './list-fact.ts'

const searching = /\b(?:search|find|look ?up|query|keyword|filter by (?:text|name))/i
const everything = /^\W*(?:all|any|every(?:thing|one|body)?|no (?:filter|restriction)|both)\b|^[\W_]*$/i
const forward = /^(?:next(?: page)?|forward|older|more|›|»|>|→)$/i
const backward = /^(?:prev(?:ious)?(?: page)?|back|newer|‹|«|<|←)$/i

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
  const filters = named('combobox').map((name) => {
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
    filters: filters.filter(({ options }) => options.length > 0),
    ...(next === undefined ? {} : { next }),
    ...(previous === undefined ? {} : { previous }),
    buttons,
    links: named('link'),
    columns: named('column'),
    rows: [],
  }
}

/** The key of the column that a filter is about: "Kind of event" filters the column "Kind". */
function columnOf(filter: string, columns: string[]): string | undefined {
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
