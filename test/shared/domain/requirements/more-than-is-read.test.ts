import { expect, test } from 'vitest'
import { readRequirements } from '../../../../shared/domain/requirements/index.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const field = (index: number) =>
  `The field "F${index}" is required and must have 2 to ${index + 3} characters.`
const fields = (count: number) => Array.from({ length: count }, (_, index) => field(index)).join('\n')

test('of 2,100 requirements 2,000 are read, and the others are named', () => {
  const text = fields(2100)
  const { sentences, requirements } = readRequirements({ text })
  expect(requirements).toHaveLength(2000)
  const unread = sentences.filter(({ kind }) => kind === 'notRead')
  expect(unread).toHaveLength(100)
  expect(unread[0]).toMatchObject({ text: field(2000), reason: 'more than is read at once' })
  expect(designTests({ requirements: text, mode: 'extract-requirements' }).warnings).toEqual([
    expect.stringMatching(/^Not read: 100 of 2100 sentences .* Send them as another text\.$/),
  ])
})

test('a sentence that is not read stands in the answer whole, gaps and all', () => {
  const gap = `The name${' '.repeat(150)}must be shown.`
  const long = `${'word '.repeat(600)}end.`
  const text = `${gap}\n\n${long}\n\n${field(1)}`
  const { sentences, requirements } = readRequirements({ text })
  expect(sentences.map((one) => text.slice(one.start, one.end) === one.text)).toEqual([true, true, true])
  expect(sentences.map(({ kind }) => kind)).toEqual(['notRead', 'notRead', 'requirement'])
  expect(requirements).toHaveLength(1)
})

test('an upload and a context beside the requirements are read from what these leave over', () => {
  const { requirements, warnings } = designTests({
    requirements: fields(1500),
    uploadedContent: Array.from({ length: 700 }, (_, index) => field(index + 2000)).join('\n'),
    context: field(3000),
    mode: 'extract-requirements',
  })
  expect(requirements).toHaveLength(2000)
  expect(warnings).toEqual([expect.stringContaining('Not read: 201 of 2201 sentences')])
})
