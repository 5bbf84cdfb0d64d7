import { describe, expect, test } from 'vitest'
import { coreTools } from '../../../workers/api/mcp/core-tools.ts'
import { toolsOf } from '../../../workers/api/mcp/tools.ts'
import { table } from '../../../workers/api/table.ts'
import { callsOf, differences, withOwn } from '../../support/transcripts.ts'

// The transcript of the guide is replayed beside a product; here it is held against what is declared.

const calls = await callsOf('assistant-tests')
const tools = new Map(toolsOf(table).map((tool) => [tool.name, tool.operation]))
const listed = new Set([
  ...[...tools].filter(([, { mcp }]) => mcp === 'direct').map(([name]) => name),
  ...coreTools.map(({ name }) => name),
])

test('the transcript leads from the instructions to a defect, with tools of the small set', () => {
  expect(calls.at(0)?.tool).toBe('public_getWritingInstructions')
  expect(calls.at(-1)?.tool).toBe('defects_create')
  expect(calls.map(({ tool }) => tool).filter((tool) => !listed.has(tool))).toEqual([])
})

test('each call sends what its operation takes, and shows something of the answer', () => {
  const ids = new Map(
    [...JSON.stringify(calls).matchAll(/"([A-Z]+_ID)"/g)].map(([, name = '']) => [name, crypto.randomUUID()]),
  )
  for (const { tool, input: shown, answer } of calls) {
    const given = withOwn(shown, ids) as { name: string; input: object }
    const [name, input] = tool === 'call_operation' ? [given.name, given.input] : [tool, given]
    expect([name, tools.get(name)?.input().safeParse(input).error]).toEqual([name, undefined])
    expect(answer).not.toEqual({})
  }
})

describe('an answer is what is shown of it', () => {
  const named = () => new Map([['RUN_ID', 'r-1']])

  test('where fields, beginnings and further entries are left out', () => {
    const shown = { id: 'RUN_ID', text: 'It … ends', list: [{ a: 1 }, '…'] }
    const actual = { id: 'r-1', text: 'It is long and ends', list: [{ a: 1, b: 2 }, { a: 3 }], other: true }
    expect(differences(shown, actual, named())).toEqual([])
  })

  test('not with another value, a missing entry, or a name that means two things', () => {
    const wrong = { id: 'r-2', text: 'It ends not', list: [] }
    expect(differences({ id: 'RUN_ID', text: 'It … ends', list: ['…', 1] }, wrong, named())).toHaveLength(3)
    const names = named()
    expect(differences({ own: 'CASE_ID', same: 'CASE_ID' }, { own: 'c-1', same: 'c-2' }, names)).toHaveLength(
      1,
    )
    expect(names.get('CASE_ID')).toBe('c-1')
  })
})
