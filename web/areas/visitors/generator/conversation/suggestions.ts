import type { Cases } from '../session.ts'

/** What can be said of these cases, in words that the service understands; the likeliest first. */
export function suggestionsFor(cases: Cases, format: string): readonly string[] {
  const [field] = fieldsOf(cases)
  const [first] = cases
  return [
    ...(field ? [`More negative tests for ${field}`] : []),
    ...(field ? ['Add 3 more'] : []),
    ...(first && first.priority !== 'critical' ? [`Make ${first.id} critical`] : []),
    ...(hasDuplicates(cases) ? ['Remove duplicates'] : []),
    ...(cases.length > 0 && format === 'standard' ? ['Switch to Gherkin'] : []),
    ...(cases.length > 0 && format !== 'standard' ? ['Switch to the standard format'] : []),
  ].slice(0, 4)
}

/** The fields that cases enter something into, the most tried first. */
function fieldsOf(cases: Cases): string[] {
  const tried = new Map<string, number>()
  for (const { coverageItems = [] } of cases)
    for (const { id, parameter } of coverageItems)
      if (parameter && isPlain(parameter) && !ofRequest.test(id))
        tried.set(parameter, (tried.get(parameter) ?? 0) + 1)
  return [...tried].toSorted(([, a], [, b]) => b - a).map(([name]) => name)
}

/** Fields of a request are entered by nobody. */
const ofRequest = /\/(?:GET|POST|PUT|PATCH|DELETE) \//

/** A name that needs no quotes in a sentence. */
const isPlain = (name: string) => /^[\p{L}][\p{L}\p{N} -]{0,30}$/u.test(name)

function hasDuplicates(cases: Cases): boolean {
  const contents = cases.map(({ steps = [] }) =>
    JSON.stringify(steps.map(({ action, testData }) => [action, testData])),
  )
  return new Set(contents).size < contents.length
}
