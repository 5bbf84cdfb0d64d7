import type { Candidate, Part } from '../parts/part.ts'
import type { ReadRequirement } from '../requirements/read-text.ts'
import { singularOf } from '../../catalogue/amounts.ts'

/**
 * Whether the marks of a text bear out the fields that a case of prose fills or looks at. A text whose sentences are marked has only the fields that are marked as such: cases about
 * others rest on a misreading. Without marks every case is borne out.
 */
export function supportedBy(
  read: readonly ReadRequirement[],
): (kind: Part['kind'], candidate: Candidate) => boolean {
  const marked = read.flatMap(({ marked: own }) => own ?? [])
  if (marked.length === 0) return () => true
  const fields = new Set(
    marked.flatMap(({ text, marks: { roles } }) =>
      roles.flatMap(({ tag, start, end }) =>
        tag === 'F' || tag === 'C' ? [nameOf(text.slice(start, end))] : [],
      ),
    ),
  )
  const isField = (name: string): boolean =>
    fields.has(name) || [...fields].some((field) => shares(field, name))
  return (kind, { testCase: { steps = [] } }) =>
    kind === 'interfaces' || kind === 'code' || steps.flatMap(namesIn).every(isField)
}

/** A field that is marked with more or fewer of its words: "order value" and "value". */
const shares = (field: string, name: string): boolean =>
  ` ${field} `.includes(` ${name} `) || ` ${name} `.includes(` ${field} `)

const nameOf = (text: string): string =>
  singularOf(
    text.replace(/^["“'‘]+|["”'’]+$/g, '').replace(/^(?:the|an?|each|every|any)\s+/i, ''),
  ).toLowerCase()

/** The fields that a step fills by its test data, or names as such. */
function namesIn({ action, testData = '' }: { action: string; testData?: string | undefined }): string[] {
  const filled = testData.split('; ').flatMap((pair) => /^([^="]{1,80})=/.exec(pair)?.[1] ?? [])
  const told = [...action.matchAll(/"([^"]{1,80})" (?:field|list|box)\b/g)].map(([, name = '']) => name)
  return [...filled, ...told].map(nameOf)
}
