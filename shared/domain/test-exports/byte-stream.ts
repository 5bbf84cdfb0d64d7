/** Large enough that a stream is not busy with its own steps, small enough that a hundred of them fit beside each other. */
const chunkCharacters = 32_768

/** Text in pieces as UTF-8 in larger pieces. Pieces may not end within a surrogate pair. */
export function* bytesOf(pieces: Iterable<string>): Generator<Uint8Array<ArrayBuffer>, void> {
  const encoder = new TextEncoder()
  let text = ''
  for (const piece of pieces) {
    text += piece
    if (text.length < chunkCharacters) continue
    yield encoder.encode(text)
    text = ''
  }
  if (text !== '') yield encoder.encode(text)
}

/** A stream that makes each piece when it is asked for, so that no more than one is waiting. */
export function streamOf(chunks: Iterable<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = chunks[Symbol.iterator]()
  return new ReadableStream({
    pull(controller) {
      const { done, value } = iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel() {
      iterator.return?.()
    },
  })
}

/** The same of text that has to be waited for: it is asked for only as fast as it is read. */
export function textStreamOf(pieces: AsyncIterator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      let text = ''
      while (text.length < chunkCharacters) {
        const { done, value } = await pieces.next()
        if (!done) {
          text += value
          continue
        }
        if (text !== '') controller.enqueue(encoder.encode(text))
        controller.close()
        return
      }
      controller.enqueue(encoder.encode(text))
    },
    async cancel() {
      await pieces.return?.()
    },
  })
}
