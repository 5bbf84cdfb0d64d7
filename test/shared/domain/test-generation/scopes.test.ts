import { expect, test } from 'vitest'
import { scopes, type Scope } from '../../../../shared/domain/test-cases/schema.ts'
import { generateTests } from '../../../../shared/domain/test-generation/index.ts'

const text = `# Shop

The field "Quantity" must be between 1 and 99.

# Story

As a customer I want to save a name so that I find it again.

Acceptance criteria:

- The field "Name" must have 2 to 40 characters.

# Security

- The field "Nickname" must have 3 to 30 characters.
- Markup in any input must be shown as plain text and never be executed.

# Performance

The result list shall appear within 2 seconds.

# Accessibility

Each field can be reached with the keyboard alone.
`
const run = (scope: Scope) =>
  generateTests({ requirements: text, scope, mode: 'generate', maxTestCases: 200 })

/** Inputs, points of checklists and limits of qualities that a scope tests. */
function tested(scope: Scope): string[] {
  const found = run(scope).testCases.flatMap(({ coverageItems = [] }) =>
    coverageItems.map(
      ({ parameter, id }) => parameter ?? /\/(threshold|checklist\/[a-z ]+)\//.exec(id)?.[1] ?? id,
    ),
  )
  return [...new Set(found)].sort()
}

test.each<[Scope, string[]]>([
  ['full', ['Name', 'Nickname', 'Quantity', 'checklist/keyboard', 'checklist/script', 'threshold']],
  ['security', ['Nickname', 'checklist/script', 'checklist/sql']],
])('%s tests what it names', (scope, expected) => {
  expect(tested(scope)).toEqual(expected)
})

test.each(scopes)('%s accounts for every sentence, and says what it leaves out', (scope) => {
  const { summary, gaps } = run(scope)
  const { sentences, tested: done, gaps: open, untestable, context, notRead } = summary.requirements
  expect(done + open + untestable + context + notRead).toBe(sentences)
  const outside = gaps.filter(({ description }) => description.includes(`outside the scope "${scope}"`))
  expect(outside.length > 0).toBe(scope !== 'full' && scope !== 'requirements')
})
