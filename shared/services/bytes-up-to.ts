/** The bytes of a stream; undefined where there are more than that, whose rest is not read. Throws when the time is over. */
export async function bytesUpTo(
  most: number,
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of stream) {
    signal.throwIfAborted()
    length += chunk.length
    if (length > most) return undefined
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
