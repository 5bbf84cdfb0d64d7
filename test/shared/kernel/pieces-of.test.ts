import { expect, test } from 'vitest'
import { piecesOf } from '../../../shared/kernel/pieces-of.ts'

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, at) => at % 251)

/** A body as a network delivers it: a stream of bytes, `chunk` at a time. */
const streamed = (bytes: Uint8Array, chunk: number, events: { cancelled?: unknown } = {}) => {
  let at = 0
  return new ReadableStream<Uint8Array>({
    type: 'bytes',
    pull(controller) {
      if (at >= bytes.length) {
        controller.close()
        // A reader that waits for bytes is answered by none.
        ;(controller as ReadableByteStreamController).byobRequest?.respond(0)
        return
      }
      controller.enqueue(bytes.slice(at, at + chunk))
      at += chunk
    },
    cancel: (reason) => void (events.cancelled = reason ?? 'no reason'),
  })
}

async function collect(body: ReadableStream<Uint8Array>) {
  const pieces: Uint8Array[] = []
  for await (const piece of piecesOf(body)) pieces.push(piece)
  return pieces
}

const joined = (pieces: readonly Uint8Array[]) => Uint8Array.from(pieces.flatMap((piece) => [...piece]))
const piece = 64 * 1024

test.each([0, 1, piece - 1, piece, piece + 1, 3 * piece + 5])(
  'a body of %i bytes comes whole, in pieces of 64 KiB and a smaller last one',
  async (length) => {
    const bytes = bytesOf(length)
    const pieces = await collect(streamed(bytes, 1000))
    expect(joined(pieces)).toEqual(bytes)
    expect(pieces.slice(0, -1).every((each) => each.length === piece)).toBe(true)
    expect(pieces).toHaveLength(Math.ceil(length / piece))
  },
)

test('the body of a request comes in the same pieces, however small those are in which it is sent', async () => {
  const bytes = bytesOf(2 * piece + 7)
  const { body } = new Response(bytes)
  const pieces = await collect(body as ReadableStream<Uint8Array>)
  expect(pieces.map(({ length }) => length)).toEqual([piece, piece, 7])
  expect(joined(pieces)).toEqual(bytes)
})

test('a stream that is not one of bytes is passed on as it is', async () => {
  const chunks = [bytesOf(3), bytesOf(5)]
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  expect(await collect(body)).toEqual(chunks)
})

test('an iteration that ends early cancels the body', async () => {
  const events: { cancelled?: unknown } = {}
  for await (const _ of piecesOf(streamed(bytesOf(4 * piece), 1000, events))) break
  expect(events).toHaveProperty('cancelled')
})

test('a body that breaks off throws what reading it throws', async () => {
  const body = new ReadableStream<Uint8Array>({
    type: 'bytes',
    pull: (controller) => controller.error(new Error('gone')),
  })
  await expect(collect(body)).rejects.toThrow('gone')
})
