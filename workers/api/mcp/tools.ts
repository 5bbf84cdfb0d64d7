import { once } from '../../../shared/domain/basics/once.ts'
import type { Operation } from '../../../shared/kernel/operation.ts'
import { toolName } from '../../../shared/kernel/tool-name.ts'
import type { JsonSchema } from '../descriptions/json-schema.ts'
import { takesCursor } from './rules.ts'
import { toToolSchema } from './tool-schema.ts'

/** An operation as a tool. Its schemas are made when they are first asked for. */
export interface OperationTool {
  name: string
  operation: Operation
  inputSchema: () => JsonSchema
  outputSchema: () => JsonSchema | undefined
}

/** Beyond this a schema costs an assistant more than it tells: characters of JSON. */
const mostOutputSchema = 3000

/** Every operation that declares itself a tool, in the order of the table. */
export const toolsOf = (operations: readonly Operation[]): OperationTool[] =>
  operations
    .filter(({ mcp }) => mcp !== undefined)
    .map((operation) => ({
      name: toolName(operation),
      operation,
      inputSchema: once(() => inputSchemaOf(operation)),
      outputSchema: once(() => outputSchemaOf(operation)),
    }))

function inputSchemaOf(operation: Operation): JsonSchema {
  const schema = toToolSchema(operation.input(), 'input')
  return takesCursor(operation)
    ? withField(schema, 'cursor', 'The nextCursor of an answer that was cut, with the same input')
    : schema
}

/** The protocol takes objects only. */
function outputSchemaOf(operation: Operation): JsonSchema | undefined {
  const { output } = operation
  if (!output) return undefined
  const schema = toToolSchema(output(), 'output')
  if (schema['type'] !== 'object' || JSON.stringify(schema).length > mostOutputSchema) return undefined
  return takesCursor(operation) ? withField(schema, 'nextCursor', 'The answer was cut here') : schema
}

const withField = (schema: JsonSchema, name: string, description: string): JsonSchema => ({
  ...schema,
  properties: { ...(schema['properties'] as JsonSchema), [name]: { type: 'string', description } },
})
