import type { Parameter, Screen } from '../model.ts'
import { endsOf } from '../modelling/relations.ts'
import type { ReadPart } from './read-part.ts'
import { keysOf } from './phrase-words.ts'
import type { PhraseContext } from './price-phrases.ts'

/** The two dates of a form that begin and end a stay. */
export function stayOf(screen: Screen | undefined): { from: string; to: string } | undefined {
  const found = screen && endsOf(screen)
  const dates = [found?.first, found?.last].filter(
    (one) => one?.constraints.temporal?.of === 'date' || one?.constraints.format === 'date',
  )
  return found && dates.length === 2 ? { from: found.first.id, to: found.last.id } : undefined
}

/** What phrases can speak of: the inputs of the form, the seasons that the text defines, the date that decides. */
export function contextOf(parts: ReadPart[], screen: Screen | undefined): PhraseContext {
  const parameters = screen?.parameters ?? []
  const dates = parameters.filter(
    ({ constraints }) => constraints.temporal?.of === 'date' || constraints.format === 'date',
  )
  const named = (label: string): Parameter | undefined =>
    label === ''
      ? undefined
      : dates.find((one) => keysOf(one.label).some((word) => keysOf(label).includes(word) && word !== 'date'))
  const deciding = parts.flatMap(({ part }) => (part.kind === 'deciding' ? (named(part.label) ?? []) : []))[0]
  const dated = deciding ?? (dates.length === 1 ? dates[0] : undefined)
  const seasons = parts.flatMap(({ part }) => {
    if (part.kind !== 'season') return []
    const parameter = named(part.label) ?? dated
    return parameter ? [{ name: part.name, parameterId: parameter.id, range: part.range }] : []
  })
  return { parameters, seasons, stay: stayOf(screen) !== undefined, ...(dated ? { datedId: dated.id } : {}) }
}
