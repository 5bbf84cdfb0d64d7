import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineError, validationFailed } from '../../../shared/kernel/errors.ts'
import type { Operation, Picture } from '../../../shared/kernel/operation.ts'
import { toolName } from '../../../shared/kernel/tool-name.ts'
import { refusalOf } from '../http/error-response.ts'
import { type Part, partOf } from './cut-lists.ts'
import { doubtsOnly } from './doubts-only.ts'
import { perform } from './perform.ts'
import {
  inOneForm,
  isAnswerOfHttp,
  mostAnswerCharacters,
  mostFileBytes,
  mostPartCharacters,
  nextStep,
  takesCursor,
} from './rules.ts'
import { type Telling, tellResult } from './tell-result.ts'

const answerTooLarge = defineError('mcp.answer_too_large', 413, 'The answer is too large for a tool')

/** Calls an operation as a tool. Refusals are results; thrown is only what HTTP answers for the whole request. */
export async function callTool(
  context: Context,
  operation: Operation,
  given: unknown,
  telling: Telling,
): Promise<CallToolResult> {
  try {
    const { cursor, input } = takesCursor(operation)
      ? splitCursor(given)
      : { cursor: undefined, input: given }
    const output = await perform(context, operation, inOneForm(operation, input))
    const answer = output instanceof Response ? await readFile(operation, output) : { json: output }
    if ('content' in answer) return { content: [answer.content] }
    return await tellAnswer({ context, operation, answer: answer.json, cursor, telling })
  } catch (error) {
    if (isAnswerOfHttp(error)) throw error
    return refused(error, context, operation.id)
  }
}

function splitCursor(given: unknown): { cursor: string | undefined; input: unknown } {
  if (typeof given !== 'object' || given === null || !('cursor' in given)) {
    return { cursor: undefined, input: given }
  }
  const { cursor, ...input } = given
  if (typeof cursor !== 'string') throw wrongCursor('must be a text')
  return { cursor, input }
}

const wrongCursor = (message: string) => validationFailed({ details: [{ path: 'cursor', message }] })

interface Told {
  context: Context
  operation: Operation
  answer: unknown
  cursor: string | undefined
  telling: Telling
}

/** An answer as assistants get it: in parts where it is long, with the pictures of what this part is about. */
async function tellAnswer({
  context,
  operation,
  answer: whole,
  cursor,
  telling,
}: Told): Promise<CallToolResult> {
  const answer = doubtsOnly(whole)
  const part = partOf(answer as Record<string, unknown>, cursor, mostPartCharacters)
  if (cursor !== undefined && !part) throw wrongCursor('is of another answer: begin without a cursor')
  const told = part && mayBeCut(operation) ? cutAnswer(operation, part) : { output: answer, notes: [] }
  within(operation, JSON.stringify(told.output))
  const { content, ...rest } = tellResult(told.output, telling)
  const pictures = (await operation.pictures?.(context, told.output as never)) ?? []
  const notes = told.notes.map((text) => ({ type: 'text' as const, text }))
  return { ...rest, content: [...content, ...notes, ...pictures.flatMap(pictureContent)] }
}

const mayBeCut = (operation: Operation) => takesCursor(operation) || operation.readAgainBy !== undefined

/** What is cut goes on under a cursor where the same call reads it again, and with another tool where it was done once. */
function cutAnswer(operation: Operation, { answer, nextCursor, given, total, elsewhere }: Part) {
  const names = elsewhere.map((path) => path.slice(1).replaceAll('/', '.')).join(', ')
  const empty = names === '' ? '' : ` Empty here and filled in another part: ${names}.`
  if (nextCursor === undefined)
    return { output: answer, notes: empty === '' ? [] : [`This is the last part.${empty}`] }
  const shown = `${given} of ${total} entries of the lists are here.${empty}`
  return operation.readAgainBy === undefined
    ? { output: { ...answer, nextCursor }, notes: [`${shown} Call again with this nextCursor as cursor.`] }
    : { output: answer, notes: [`${shown} Read all with ${toolName({ id: operation.readAgainBy })}.`] }
}

const pictureContent = ({ caption, mimeType, data }: Picture) => [
  { type: 'text' as const, text: caption },
  { type: 'image' as const, mimeType, data: Buffer.from(data).toString('base64') },
]

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

type Read = { json: unknown } | { content: CallToolResult['content'][number] }

/** What a route answers: JSON as any other answer, text as text, pictures as pictures, and everything else as bytes. */
async function readFile(operation: Operation, response: Response): Promise<Read> {
  const mimeType = response.headers.get('content-type') ?? 'application/octet-stream'
  if (/^application\/json\b/.test(mimeType)) return { json: await response.json() }
  if (/^text\/|\b(json|xml)\b/.test(mimeType)) {
    return { content: { type: 'text', text: within(operation, await response.text()) } }
  }
  const data = Buffer.from(await bytesWithin(operation, response)).toString('base64')
  if (mimeType.startsWith('image/')) return { content: { type: 'image', mimeType, data } }
  const uri = `tracewright://files/${operation.id}`
  return { content: { type: 'resource', resource: { uri, mimeType, blob: data } } }
}

/** The bytes of a file that a tool may give; a film or an archive is let go before it fills the memory. */
async function bytesWithin(operation: Operation, response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > mostFileBytes) throw tooLarge(operation, `more than ${mostFileBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function within(operation: Operation, text: string): string {
  if (text.length <= mostAnswerCharacters) return text
  throw tooLarge(
    operation,
    `${text.length} characters, more than the ${mostAnswerCharacters} that a tool gives`,
  )
}

function tooLarge({ effect, method, path }: Operation, size: string) {
  const done = effect === 'read' ? '' : 'The call was carried out. '
  return answerTooLarge({
    message: `${done}The answer has ${size}. Ask for less with limit and cursor where the input has them, or fetch it with ${method} ${path}.`,
  })
}
