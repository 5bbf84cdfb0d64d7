import { expect, test } from 'vitest'
import { generateTests } from '../../../../../shared/domain/test-generation/generate-tests.ts'

const reasonsOf = (requirements: string) =>
  generateTests({ requirements, mode: 'generate', maxTestCases: 50 }).sentences.flatMap(
    ({ reason }) => reason ?? [],
  )

test('a sentence that was not read says so in a sentence, with what its author can do', () => {
  expect(reasonsOf('"Name" must have 2 to 40 characters.\n\nשם המשתמש חייב להכיל לפחות שני תווים.')).toEqual([
    'This is in Hebrew, and only English is read. Say it in English.',
  ])
  const others = ['\u0000\u0001\u0002 binary', 'x'.repeat(500), `The ${'long '.repeat(500)}name.`]
  for (const reason of reasonsOf(others.join('\n\n'))) expect(reason).toMatch(/^This .{20,}\. [A-Z].{10,}\.$/)
  expect(reasonsOf(others.join('\n\n'))).toHaveLength(3)
})
