import type { Context } from '../../../shared/kernel/context.ts'
import { isServiceError, internal } from '../../../shared/kernel/errors.ts'
import { logError } from '../../../shared/services/log.ts'
import { SearchAnswer } from './schemas.ts'

interface Asked {
  stream: boolean
  /** Throws when the caller may not see what was found any more: a share may end while the answer is made, or while a slow reader takes it. */
  isStillOpen: () => Promise<unknown>
}

/** Answers a search as JSON, or as server-sent events: the sources, then the answer sentence by sentence, then the rest of it. */
export async function respond(
  context: Context,
  { stream, isStillOpen }: Asked,
  work: () => Promise<SearchAnswer>,
): Promise<Response> {
  const answered = async () => SearchAnswer().parse(await work())
  if (!stream) {
    const answer = await answered()
    await isStillOpen()
    return Response.json(answer)
  }
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  context.waitUntil(send(context, writable, { answered, isStillOpen }))
  return new Response(readable, {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

const encoder = new TextEncoder()

interface Sending extends Pick<Asked, 'isStillOpen'> {
  answered: () => Promise<SearchAnswer>
}

async function send(
  context: Context,
  writable: WritableStream<Uint8Array>,
  { answered, isStillOpen }: Sending,
) {
  const writer = writable.getWriter()
  const write = (event: string, data: unknown) =>
    writer.write(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
  // One event waits for the reader at a time: whether it may be told is asked when it is, not when the answer was ready.
  const tell = async (event: string, data: unknown) => {
    await isStillOpen()
    await write(event, data)
  }
  try {
    const { answer, sources, ...rest } = await answered()
    await tell('sources', { sources })
    for (const text of sentencesOf(answer)) await tell('delta', { text })
    await tell('done', rest)
  } catch (error) {
    await write('error', errorBody(context, error)).catch(() => undefined)
  } finally {
    // Whoever listened may have gone.
    await writer.close().catch(() => undefined)
  }
}

/** The parts of an answer that end in their marks; together they are the whole. */
const sentencesOf = (answer: string): string[] =>
  answer.match(/[^]*?(?:(?:\[\d+\])+\s*|$)/g)?.filter(Boolean) ?? []

function errorBody({ requestId }: Context, error: unknown) {
  const known = isServiceError(error) ? error : internal()
  if (!isServiceError(error)) logError({ kind: 'search.stream', requestId, error })
  const { code, message, details } = known
  return { error: code, message, ...(details && { details }), requestId }
}
