import { expect, test } from 'vitest'
import { generateTests } from '../../../../../shared/domain/test-generation/index.ts'

const field = (index: number) =>
  `The field "F${index}" is required and must have 2 to ${index + 3} characters.`
const fields = (count: number) => Array.from({ length: count }, (_, index) => field(index)).join('\n')

test('of 2,100 requirements 2,000 are read, and the others are named', () => {
  const text = fields(2100)
  const { requirements, warnings } = generateTests({ requirements: text, mode: 'extract-requirements' })
  expect(requirements).toHaveLength(2000)
  expect(requirements.at(-1)?.sentence).toBe(field(1999))
  expect(warnings).toEqual([
    expect.stringMatching(/^Not read: 100 of 2100 sentences .* Send them as another text\.$/),
  ])
})

test('an upload and a context beside the requirements are read from what these leave over', () => {
  const { requirements, warnings } = generateTests({
    requirements: fields(1500),
    uploadedContent: Array.from({ length: 700 }, (_, index) => field(index + 2000)).join('\n'),
    context: field(3000),
    mode: 'extract-requirements',
  })
  expect(requirements).toHaveLength(2000)
  expect(warnings).toEqual([expect.stringContaining('Not read: 201 of 2201 sentences')])
})
