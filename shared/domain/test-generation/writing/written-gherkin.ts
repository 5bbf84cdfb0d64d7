import { tagName } from '../../test-exports/gherkin-tags.ts'
import type { TestCase } from '../../test-cases/schema.ts'

/** The scenario of a case as its author wrote it, as a feature of its own with the name of its feature. Empty where it has none, or none that fits. */
export function writtenGherkin({ category = '', gherkin = '', tags = [] }: TestCase): string {
  if (gherkin === '') return ''
  const [head = '', ...lines] = gherkin.split('\n')
  const tagged = tags
    .map(tagName)
    .filter(Boolean)
    .map((tag) => `@${tag}`)
  const feature = [
    `Feature: ${category || 'Requirements'}`,
    '',
    ...(tagged.length > 0 ? [`  ${tagged.join(' ')}`] : []),
    `  ${head}`,
    ...lines.map((line) => (line.trim() === '' ? '' : `    ${line}`)),
    '',
  ].join('\n')
  return feature.length > 50_000 ? '' : feature
}
