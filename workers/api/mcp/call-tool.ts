import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineError } from '../../../shared/kernel/errors.ts'
import type { Operation } from '../../../shared/kernel/operation.ts'
import { refusalOf } from '../http/error-response.ts'
import { perform } from './perform.ts'
import { isAnswerOfHttp, mostAnswerCharacters, nextStep } from './rules.ts'

const answerTooLarge = defineError('mcp.answer_too_large', 413, 'The answer is too large for a tool')

/** Calls an operation as a tool. Refusals are results; thrown is only what HTTP answers for the whole request. */
export async function callTool(
  context: Context,
  operation: Operation,
  input: unknown,
): Promise<CallToolResult> {
  try {
    const output = await perform(context, operation, input)
    return output instanceof Response ? await fileResult(operation, output) : jsonResult(operation, output)
  } catch (error) {
    if (isAnswerOfHttp(error)) throw error
    return refused(error, context, operation.id)
  }
}

/** A refusal as assistants read it: the documented error body, and what to do next. */
export function refused(
  error: unknown,
  context: Pick<Context, 'requestId'>,
  operationId: string,
): CallToolResult {
  const { body, refusal } = refusalOf(error, context, operationId)
  return {
    isError: true,
    content: [
      { type: 'text', text: JSON.stringify(body) },
      { type: 'text', text: nextStep(refusal) },
    ],
  }
}

export function jsonResult(operation: Operation, output: unknown): CallToolResult {
  const text = within(operation, JSON.stringify(output))
  return { content: [{ type: 'text', text }], structuredContent: output as Record<string, unknown> }
}

/** What a route answers: JSON as any other answer, text as text, and everything else as bytes. */
async function fileResult(operation: Operation, response: Response): Promise<CallToolResult> {
  const mimeType = response.headers.get('content-type') ?? 'application/octet-stream'
  if (/^application\/json\b/.test(mimeType)) return jsonResult(operation, await response.json())
  if (/^text\/|\b(json|xml)\b/.test(mimeType)) {
    return { content: [{ type: 'text', text: within(operation, await response.text()) }] }
  }
  const blob = within(operation, Buffer.from(await response.arrayBuffer()).toString('base64'))
  const uri = `tracewright://files/${operation.id}`
  return { content: [{ type: 'resource', resource: { uri, mimeType, blob } }] }
}

function within({ effect, method, path }: Operation, text: string): string {
  if (text.length <= mostAnswerCharacters) return text
  const done = effect === 'read' ? '' : 'The call was carried out. '
  throw answerTooLarge({
    message: `${done}The answer has ${text.length} characters, more than the ${mostAnswerCharacters} that a tool gives. Ask for less with limit and cursor where the input has them, or fetch it with ${method} ${path}.`,
  })
}
