import { expect, test } from 'vitest'
import { refine } from '../../../shared/domain/refinement/index.ts'
import { generateTests } from '../../../shared/domain/test-generation/index.ts'
import type { Tagger } from '../../../shared/domain/marking/tagger.ts'
import { marksOf } from '../../support/marked-request.ts'
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

test('a sentence that a message adds is tried by its marks', async () => {
  const sentence = 'the session ends after 30 minutes without activity'
  const marks = marksOf([
    '{eff The {E session} {V ends}} {cond after {N 30} {U minutes} without activity}. ## expiry',
  ])
  const asked: string[] = []
  const tagger = {
    mark: (text: string) => {
      asked.push(text)
      return marks.get(text) ?? { segments: [], roles: [], kinds: [] }
    },
  } as Tagger
  const session = { requirements, testCases }
  const message = `Add that ${sentence}`
  expect((await refineCases(message, session, () => Promise.reject(new Error('damaged')))).added).toEqual([])
  const refined = await refineCases(message, session, () => Promise.resolve(tagger))
  const added = refined.testCases.filter(({ id }) => refined.added.includes(id))
  expect(added.map((one) => one.basis)).toContain('designed')
  expect(asked).toContain([...marks.keys()][0])
  expect(
    (await refineCases(`Remove ${testCases[0]?.id}`, session, () => Promise.reject())).removed,
  ).toHaveLength(1)
})

test('a case that a message adds is judged beside those that are there', async () => {
  const page = [
    'The page has the field "Age" and the button "Save".',
    'The field "Age" must be a whole number from 18 to 120. Otherwise the page shows "From 18 to 120".',
    'When all fields are valid and the visitor clicks "Save", the page shows "Saved".',
  ].join('\n\n')
  const session = {
    requirements: page,
    testCases: generateTests({ requirements: page, mode: 'generate' }).testCases,
  }
  const refined = await refineCases('Add a test with Age "30"', session)
  const isAdded = ({ id }: { id: string }) => refined.added.includes(id)
  const [added] = refined.testCases.filter(isAdded)
  const readable = added?.checks?.find(({ check }) => check === 'readable')
  expect([added?.verified, readable?.result]).toEqual([true, 'holds'])
  expect(refined.testCases.filter((testCase) => !isAdded(testCase))).toEqual(session.testCases)
})

test('a case that does the same as another one is not added', async () => {
  const refined = await refineCases('Add a test with Age "17"', { requirements, testCases })
  expect([refined.added, refined.testCases]).toEqual([[], testCases])
  expect(refined.warnings).toEqual([expect.stringContaining('“Age 17 is refused”')])
})
