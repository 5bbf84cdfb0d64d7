const pieceBytes = 64 * 1024

/**
 * The bytes of a body in pieces of 64 KiB, the last one smaller. Iterating a body itself gives 4 KiB at a time on Workers, and each piece costs a turn of the event loop. A stream that is not
 * one of bytes is passed on in the pieces it has. Cancels the body when the iteration ends early; throws what reading throws.
 * @example
 * for await (const piece of piecesOf(request.body)) hash.update(piece)
 */
export async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = byteReaderOf(body)
  if (!reader) {
    yield* body
    return
  }
  let isOver = false
  try {
    while (!isOver) {
      const { value, done } = await reader.read(new Uint8Array(pieceBytes), { min: pieceBytes })
      isOver = done
      // The last piece may come together with the end.
      if (value && value.length > 0) yield value
    }
  } finally {
    if (!isOver) await reader.cancel().catch(() => undefined)
  }
}

function byteReaderOf(body: ReadableStream<Uint8Array>): ReadableStreamBYOBReader | undefined {
  try {
    return body.getReader({ mode: 'byob' })
  } catch {
    // Streams made by scripts are none of bytes unless they say so.
    return undefined
  }
}
