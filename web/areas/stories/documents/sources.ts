import type { Output } from '../../../client/call.ts'
import { sources as texts } from '../../../texts/en/stories-documents.ts'

export type Document = Output<'POST /api/pm/docs/generate/user-manual'>
export type Source = Document['sections'][number]['sources'][number]

/** All sources of a document, each once, in the order of their numbers. */
export const sourcesOf = ({ sections }: Document): Source[] =>
  [...new Map(sections.flatMap(({ sources }) => sources).map((one) => [one.n, one])).values()].toSorted(
    (a, b) => a.n - b.n,
  )

const places = { story: 'stories', criterion: 'stories', defect: 'defects', result: 'cases' } as const

/** Where a source can be looked up; null for what stands in no record. */
export const addressOfSource = (projectId: string, { kind, id }: Source): string | null =>
  kind === 'text' || id === null ? null : `/projects/${projectId}/${places[kind]}/${id}`

/** What a source is called: "Story #3, criterion 2". */
export function nameOfSource({ kind, number, field }: Source): string {
  const numbered = (name: string) => (number === null ? name : `${name} #${number}`)
  if (kind === 'criterion') return texts.criterion(numbered(texts.story), placeIn(field))
  if (kind === 'story') return numbered(texts.story)
  if (kind === 'defect') return numbered(texts.defect)
  if (kind === 'result') return number === null ? texts.results : numbered(texts.testCase)
  return field === 'testResults' ? texts.results : texts.text
}

const placeIn = (field: string | null) => Number(/\d+$/.exec(field ?? '')?.[0] ?? 0) + 1
