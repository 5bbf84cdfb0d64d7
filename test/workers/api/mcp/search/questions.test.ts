import { expect, test } from 'vitest'
import { askedAs } from '../../../../../workers/api/mcp/search/asked-as.ts'
import { indexOf } from '../../../../../workers/api/mcp/search/index-of.ts'
import { searchTools } from '../../../../../workers/api/mcp/search/search-tools.ts'
import { toolsOf } from '../../../../../workers/api/mcp/tools.ts'
import { table } from '../../../../../workers/api/table.ts'
import { laterQuestions, questions } from './questions.ts'

const tools = toolsOf(table).map(({ operation }) => ({ id: operation.id, index: indexOf(operation) }))

const placesOf = (asked: typeof questions) =>
  asked.map(([question, operation]) => ({
    question,
    place: searchTools(tools, question, tools.length).findIndex(({ id }) => id === operation),
  }))

test.each([
  ['forty questions in plain words', questions],
  ['forty questions that nothing was made after', laterQuestions],
])('of %s nine in ten find their operation first', (_name, asked) => {
  expect(asked).toHaveLength(40)
  const notFirst = placesOf(asked).filter(({ place }) => place !== 0)
  expect(notFirst.length, JSON.stringify(notFirst)).toBeLessThanOrEqual(4)
})

test('what people call an operation is said of every tool, and of nothing else', () => {
  expect(Object.keys(askedAs).toSorted()).toEqual(tools.map(({ id }) => id).toSorted())
})
