import { expect, test } from 'vitest'
import { refine } from '../../../shared/domain/refinement/index.ts'
import { generateTests } from '../../../shared/domain/test-generation/index.ts'
import { refineCases } from '../../../workers/design/refine-cases.ts'

const requirements = 'The field "Age" is required and must be a whole number from 18 to 120.'
const { testCases } = generateTests({ requirements, mode: 'generate' })

test('a message is applied as the grammar does it', async () => {
  const session = { requirements, testCases }
  const message = `Remove ${testCases[0]?.id}`
  const refined = await refineCases(message, session)
  expect(refined).toEqual({ ...refine(message, session), warnings: [] })
  expect(refined.removed).toEqual([testCases[0]?.id])
})

test('Gherkin that a user brought stays as it is, broken or not', async () => {
  const [first, second, ...rest] = testCases
  if (!first || !second) throw new Error('Two cases are needed')
  const brought = [{ ...first, gherkin: 'Feature nonsense' }, second, ...rest]
  const refined = await refineCases(`Remove ${second.id}`, { requirements, testCases: brought })
  expect(refined.testCases[0]).toEqual(brought[0])
  expect(refined.warnings).toEqual([])
})
