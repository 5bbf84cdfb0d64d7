import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv'
import { expect, test } from 'vitest'
import { toolsOf } from '../../workers/api/mcp/tools.ts'
import { table } from '../../workers/api/table.ts'
import { sampleInput } from './sample.ts'

const tools = toolsOf(table)

test('the table has tools, and credentials are none of them', () => {
  expect(tools.length).toBeGreaterThan(20)
  expect(tools.filter(({ operation: { id } }) => /^(identity|accessKeys)\./.test(id))).toEqual([])
})

test('tools have names that every assistant takes, and no two the same', () => {
  for (const { name } of tools) expect(name).toMatch(/^[a-zA-Z][a-zA-Z0-9_]{2,47}$/)
  expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length)
})

test.each(tools.map((tool) => [tool.name, tool] as const))(
  'the input schema of %s stands on its own and takes its own sample',
  (_name, { inputSchema, outputSchema, operation }) => {
    const schema = inputSchema()
    expect(schema['type']).toBe('object')
    expect([...JSON.stringify(schema).matchAll(/"\$ref":"(?!#\/\$defs\/)/g)]).toEqual([])
    const validate = new AjvJsonSchemaValidator().getValidator(schema)
    expect(validate(sampleInput(operation))).toMatchObject({ valid: true })
    if (operation.parameters.length > 0) expect(validate({})).toMatchObject({ valid: false })
    const output = outputSchema()
    if (output) expect(() => new AjvJsonSchemaValidator().getValidator(output)).not.toThrow()
  },
)

test('an assistant, which has no socket and no headers, is told of neither as the only way', () => {
  const told = tools.map(({ name, operation }) => [name, operation.description ?? ''] as const)
  const sockets = told.filter(([, text]) => text.includes('/ws'))
  expect(
    sockets.filter(
      ([, text]) => !/(?:get the (?:session|execution|rehearsal)|ask for its status) until/i.test(text),
    ),
  ).toEqual([])
  const headers = told.filter(([, text]) => text.includes('If-Match'))
  expect(headers.filter(([, text]) => !text.includes('Over HTTP'))).toEqual([])
})

test('a description is short enough for an assistant that is shown all of them', () => {
  const long = tools.filter(
    ({ operation: { summary, description = '' } }) => (summary + description).length > 600,
  )
  expect(long.map(({ name }) => name)).toEqual([])
})
