import type { ReadSentence } from '../read-document.ts'
import type { ControlFact } from '../facts/inventory/control-fact.ts'
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
    return { name, options: options.filter((one) => one !== all), ...(all === undefined ? {} : { all }) }
  })
  const next = buttons.find((name) => forward.test(name))
  const previous = buttons.find((name) => backward.test(name))
  return {
    ...(search === undefined ? {} : { search }),
    filters: filters.filter(({ options }) => options.length > 0),
    ...(next === undefined ? {} : { next }),
    ...(previous === undefined ? {} : { previous }),
    buttons,
    columns: named('column'),
    rows: [],
  }
}

/** The only text field of a page that speaks of searching or filtering. */
function onlyField(fields: string[], sentences: ReadSentence[]): string | undefined {
  return fields.length === 1 &&
    sentences.some(({ text }) => /\b(?:search|filter)(?:s|es|ed|ing)?\b/i.test(text))
    ? fields[0]
    : undefined
}
