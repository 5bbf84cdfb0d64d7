import { once } from '../../../shared/domain/once.ts'
import type { Operation } from '../../../shared/kernel/operation.ts'
import { toolName } from '../../../shared/kernel/tool-name.ts'
import type { JsonSchema } from '../http/json-schema.ts'
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
      inputSchema: once(() => toToolSchema(operation.input(), 'input')),
      outputSchema: once(() => outputSchemaOf(operation)),
    }))

/** The protocol takes objects only. */
function outputSchemaOf({ output }: Operation): JsonSchema | undefined {
  if (!output) return undefined
  const schema = toToolSchema(output(), 'output')
  return schema['type'] === 'object' && JSON.stringify(schema).length <= mostOutputSchema ? schema : undefined
}
