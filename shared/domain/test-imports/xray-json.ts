import { mostRefs } from '../test-cases/requirement-refs.ts'
import { readDescription, withoutLabelsOf } from './description.ts'
import { isObject, stepsOf, textsOf } from './json-values.ts'
import type { Draft } from './types.ts'

/** Whether an object is a test of Xray's bulk import: its summary stands among the issue's fields. */
export const isXrayTest = (one: Record<string, unknown>): boolean =>
  isObject(one['fields']) && typeof one['fields']['summary'] === 'string'

/**
 * Reads a test of Xray's bulk import body (REST v2): Manual with steps, Cucumber with bare Gherkin steps, Generic with a definition.
 * What our export puts into the description, because the format has no field for it, returns to its field.
 */
export function readXrayTest(one: Record<string, unknown>, path: string): Draft {
  const fields = isObject(one['fields']) ? one['fields'] : {}
  const [summary = ''] = textsOf(fields['summary'])
  const [gherkin = ''] = textsOf(one['gherkin_def'])
  const [definition = ''] = textsOf(one['unstructured_def'])
  const [folder = ''] = textsOf(one['xray_test_repository_folder'])
  const [priority = ''] = textsOf(
    isObject(fields['priority']) ? (fields['priority']['name'] ?? fields['priority']['id']) : '',
  )
  const { title = summary, ...described } = readDescription(textsOf(fields['description']).join('\n'))
  const steps = stepsOf(one['steps'])
  const links = linkedIssues(one['update'])
  return {
    place: { path },
    ...described,
    title,
    priority,
    category: folder.replace(/^\/+/, ''),
    tags: withoutLabelsOf(textsOf(fields['labels']), described),
    steps,
    ...(links.length > 0 && { requirementRef: links.join(', ') }),
    ...(gherkin && { gherkin }),
    ...(definition && { testCondition: definition }),
    preconditions: described.preconditions ?? textsOf(one['xray_preconditions']),
  }
}

function linkedIssues(update: unknown): string[] {
  const links =
    isObject(update) && Array.isArray(update['issuelinks']) ? (update['issuelinks'] as unknown[]) : []
  return links.slice(0, mostRefs).flatMap((link) => {
    const added = isObject(link) && isObject(link['add']) ? link['add'] : {}
    const issue = isObject(added['outwardIssue']) ? added['outwardIssue'] : added['inwardIssue']
    return isObject(issue) && typeof issue['key'] === 'string' ? [issue['key']] : []
  })
}
