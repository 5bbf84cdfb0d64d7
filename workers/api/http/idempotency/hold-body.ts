/** Bytes of a body that are held; a file may have a multiple of what a Worker has room for. */
const mostHeldBytes = 8 * 2 ** 20

interface Held {
  /** The answer as it was, to be sent in place of the one that was given. */
  response: Response
  /** The whole body; null for one that is longer, which goes on as it comes. */
  bytes: Uint8Array<ArrayBuffer> | null
}

/** Reads the body of an answer, so that it can be kept as well as sent. Throws when the body breaks off before its end or the bytes that are held. */
export async function holdBody(response: Response): Promise<Held> {
  if (!response.body) return { response, bytes: new Uint8Array() }
  const reader = (response.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for (let length = 0; length <= mostHeldBytes;) {
    const { done, value } = await reader.read()
    if (done) return whole(response, chunks)
    chunks.push(value)
    length += value.byteLength
  }
  return { response: new Response(continued(chunks, reader), response), bytes: null }
}

async function whole(response: Response, chunks: Uint8Array<ArrayBuffer>[]): Promise<Held> {
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer())
  return { response: new Response(bytes, response), bytes }
}

/** What was read already, and then the rest, at the reader's pace. */
const continued = (
  chunks: Uint8Array<ArrayBuffer>[],
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const next = chunks.shift() ?? (await reader.read()).value
      if (next) controller.enqueue(next)
      else controller.close()
    },
    cancel: (reason) => reader.cancel(reason),
  })
