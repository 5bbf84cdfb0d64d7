import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileStep } from '../../../../shared/domain/prose-steps/compile-step.ts'

const readme = readFileSync(
  new URL('../../../../shared/domain/prose-steps/README.md', import.meta.url),
  'utf8',
)

/** The sentences in backticks below a heading; those with an ellipsis are no whole ones. */
function examples(heading: string): string[] {
  const section = readme.split(/^## /m).find((part) => part.startsWith(heading)) ?? ''
  return [...section.matchAll(/`([^`]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((text) => /^["A-Z]/.test(text) && !/…|^\w+=/.test(text))
}

test.each([...examples('Actions'), ...examples('Which element').filter((text) => text.includes(' '))])(
  'the manual does not promise too much: %s',
  (action) => {
    const { actions, problems } = compileStep(
      { action, expectedResult: '', testData: 'Name=Ann' },
      { baseUrl: 'http://h.test/' },
    )
    expect(problems).toEqual([])
    expect(actions.length).toBeGreaterThan(0)
  },
)

test.each(examples('Expected results').filter((text) => text.includes(' ')))(
  'the manual does not promise too much: %s',
  (expectedResult) => {
    if (expectedResult === '"1 order"' || expectedResult === '"11 orders"') return
    const { checks, problems } = compileStep({ action: 'Click "a"', expectedResult })
    expect(problems).toEqual([])
    expect(checks.length).toBeGreaterThan(0)
  },
)
