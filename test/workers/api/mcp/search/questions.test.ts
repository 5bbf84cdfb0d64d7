import { expect, test } from 'vitest'
import { askedAs } from '../../../../../workers/api/mcp/search/asked-as.ts'
import { indexOf } from '../../../../../workers/api/mcp/search/index-of.ts'
import { searchTools } from '../../../../../workers/api/mcp/search/search-tools.ts'
import { toolsOf } from '../../../../../workers/api/mcp/tools.ts'
import { table } from '../../../../../workers/api/table.ts'
import { questions } from './questions.ts'

const tools = toolsOf(table).map(({ operation }) => ({ id: operation.id, index: indexOf(operation) }))

test('of forty questions in plain words nine in ten find their operation first', () => {
  expect(questions).toHaveLength(40)
  const places = questions.map(([question, operation]) => ({
    question,
    place: searchTools(tools, question, tools.length).findIndex(({ id }) => id === operation),
  }))
  const notFirst = places.filter(({ place }) => place !== 0)
  expect(notFirst.length, JSON.stringify(notFirst)).toBeLessThanOrEqual(4)
})

test('what people call an operation is said of every tool, and of nothing else', () => {
  expect(Object.keys(askedAs).toSorted()).toEqual(tools.map(({ id }) => id).toSorted())
})
