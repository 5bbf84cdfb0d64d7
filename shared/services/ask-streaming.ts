import type { LanguageModel } from 'ai'
import { z } from 'zod'
import { readLenientJson } from '../domain/basics/lenient-json.ts'
import { type ModelAnswer, type ModelRequest, tokensOf } from './model-answer.ts'

/** Whether an answer is wanted in words: its schema is that of a string. */
export const isPlain = (schema: ModelRequest['schema']): boolean => schema instanceof z.ZodString

type Settled = Pick<ModelRequest, 'schema' | 'signal' | 'onPart' | 'onText'> & {
  model: LanguageModel
  /** Whether the provider can hold a streamed answer to the schema; else it answers in plain text. */
  isStructured: boolean
  system: string
  prompt: string
  temperature?: number
}

/**
 * Puts a question whose answer comes in parts, and reports each of them. Undefined where the service streams nothing at all, so that it can
 * be asked in the usual way. Throws what the provider throws.
 */
export async function askStreaming(asked: Settled): Promise<ModelAnswer | undefined> {
  const { schema, signal, isStructured, onPart, onText, ...question } = asked
  const { InvalidResponseDataError, Output, streamText } = await import('ai')
  const stream = streamText({
    ...question,
    ...(isStructured && !isPlain(schema) && { output: Output.object({ schema }) }),
    maxRetries: 1,
    // What is joined to whole values comes late; the raw parts tell at once that the model is at work.
    include: { rawChunks: true },
    onError: () => undefined,
    ...(signal && { abortSignal: signal }),
  })
  const parts: string[] = []
  for await (const part of stream.fullStream) {
    // An answer in one piece is no stream of events.
    if (part.type === 'error' && InvalidResponseDataError.isInstance(part.error)) return undefined
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw new DOMException('The question was given up', 'AbortError')
    if (part.type === 'text-delta') {
      parts.push(part.text)
      onText?.(part.text)
    }
    if (part.type === 'raw') onPart?.()
  }
  const text = parts.join('')
  if (text === '') return undefined
  const tokens = tokensOf(await stream.totalUsage)
  const value = schema.safeParse(isPlain(schema) ? text : readLenientJson(text))
  return value.success
    ? { ok: true, value: value.data, ...tokens }
    : { ok: false, reason: 'no object', ...tokens }
}
