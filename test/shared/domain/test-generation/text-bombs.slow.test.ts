import { expect, test } from 'vitest'
import { generateTests } from '../../../../shared/domain/test-generation/index.ts'
import { ruleTexts, textBombs } from '../../../support/bombs/index.ts'

test.each([...textBombs, ...ruleTexts])(
  '$name: cases are designed of it, or it is said why there are none',
  ({ text }) => {
    const requirements = text(10_000)
    const {
      testCases,
      gaps,
      warnings = [],
    } = generateTests({ requirements, mode: 'generate', maxTestCases: 200 })
    expect(testCases.length + gaps.length + warnings.length).toBeGreaterThan(0)
  },
)
