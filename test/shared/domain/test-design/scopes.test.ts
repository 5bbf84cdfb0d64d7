import { describe, expect, test } from 'vitest'
import { designDerived } from '../../../support/design-derived.ts'
import { scopes, type Scope } from '../../../../shared/domain/test-cases/schema.ts'

const text = `# Shop

Quantity must be between 1 and 99.

# Story

As a customer I want to save a name so that I find it again.

Acceptance criteria:

- Name must have 2 to 40 characters.

# Security

- Nickname must have 3 to 30 characters.
- Markup in any input must be shown as plain text and never be executed.

# Performance

The result list shall appear within 2 seconds.

# Accessibility

Each field can be reached with the keyboard alone.
`

function run(scope: Scope, requirements = text) {
  return designDerived({ requirements, scope, mode: 'generate', maxTestCases: 200 })
}
/** Labels and kinds of what a scope tests. */
function tested(scope: Scope, requirements = text): string[] {
  const { testCases } = run(scope, requirements)
  const found = testCases.flatMap(({ coverageItems = [] }) =>
    coverageItems.map(
      ({ parameter, technique, id }) =>
        parameter ??
        (technique.startsWith('Checklist') ? (/checklist\/([^/]+)/.exec(id)?.[1] ?? 'threshold') : technique),
    ),
  )
  return [...new Set(found)].sort()
}

describe('a scope', () => {
  test('full holds all that the text states, checklists as far as it asks for them', () => {
    expect(tested('full')).toEqual(['Name', 'Nickname', 'Quantity', 'keyboard', 'script', 'threshold'])
  })
  test('requirements holds the same without checklists', () => {
    expect(tested('requirements')).toEqual(['Name', 'Nickname', 'Quantity', 'threshold'])
  })
  test('user-stories holds what belongs to a story, up to the next heading of something else', () => {
    expect(tested('user-stories')).toEqual(['Name'])
  })
  test('user-stories holds scenarios, and a text without any story counts as one', () => {
    const scenario =
      '# A\n\nQuantity must be between 1 and 99.\n\n# B\n\nScenario: Help\nGiven I am on the help page\nWhen I click "Help"\nThen I see "Ask us"'
    expect(tested('user-stories', scenario)).toEqual(['Use Case Testing'])
    expect(tested('user-stories', 'Quantity must be between 1 and 99.')).toEqual(['Quantity'])
  })
  test('security holds the section, its inputs and the whole checklist, stated or inferred', () => {
    expect(tested('security')).toEqual(expect.arrayContaining(['Nickname', 'script', 'sql']))
    expect(tested('security')).not.toContain('Quantity')
  })
  test('security knows a requirement by its words, its identifier and the title of the text too', () => {
    expect(tested('security', 'PIN must have 4 digits.')).toContain('PIN')
    expect(tested('security', 'SEC-01 Code must have 4 characters.')).toContain('Code')
    expect(
      tested('security', '# Portal: security requirements\n\n## Form\n\nCode must have 4 characters.'),
    ).toContain('Code')
  })
  test('performance holds stated thresholds only', () => {
    expect(tested('performance')).toEqual(['threshold'])
    expect(tested('performance', 'Quantity must be between 1 and 99.')).toEqual([])
  })
  test('accessibility holds the WCAG points of every form', () => {
    expect(tested('accessibility').filter((one) => !one.includes(' '))).toEqual([
      'images',
      'keyboard',
      'labels',
    ])
  })
  test('api holds what speaks of an interface', () => {
    expect(tested('api')).toEqual([])
    expect(tested('api', 'The API shall accept a Limit between 1 and 100.')).not.toEqual([])
  })
  test.each(scopes)('%s accounts for every sentence and names what it leaves out', (scope) => {
    const { summary, gaps, requirements } = run(scope)
    const { sentences, tested: count, gaps: open, untestable, context, notRead } = summary.requirements
    expect(count + open + untestable + context + notRead).toBe(sentences)
    const named = new Set(gaps.map(({ requirementRef }) => requirementRef))
    expect(count + named.size).toBeGreaterThanOrEqual(requirements.length)
  })
})
