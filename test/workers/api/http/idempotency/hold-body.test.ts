import { expect, test } from 'vitest'
import { holdBody } from '../../../../../workers/api/http/idempotency/hold-body.ts'

/** A body of this many pieces of a megabyte, and how many of them were asked for. */
function pieces(count: number, { breaksOff = false } = {}) {
  const asked = { count: 0 }
  const body = new ReadableStream({
    pull(controller) {
      if (asked.count < count) controller.enqueue(new Uint8Array(2 ** 20).fill(asked.count++))
      else if (breaksOff) controller.error(new Error('The writer died'))
      else controller.close()
    },
  })
  return { asked, response: new Response(body, { status: 201, headers: { 'content-type': 'text/csv' } }) }
}

test('a body that fits is held whole, and is sent as it was', async () => {
  const { response, bytes } = await holdBody(pieces(3).response)
  expect(bytes?.byteLength).toBe(3 * 2 ** 20)
  expect([response.status, response.headers.get('content-type')]).toEqual([201, 'text/csv'])
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes ?? Buffer.of())).toBe(true)
})

test('a longer one goes on as it comes, complete and in order, and nobody holds the rest', async () => {
  const { asked, response } = pieces(20)
  const held = await holdBody(response)
  expect(held.bytes).toBeNull()
  expect(asked.count).toBeLessThan(12)
  const sent = new Uint8Array(await held.response.arrayBuffer())
  expect(sent.byteLength).toBe(20 * 2 ** 20)
  expect(Array.from({ length: 20 }, (_, at) => sent[at * 2 ** 20])).toEqual([...Array(20).keys()])
})

test('a body that breaks off is no answer to keep', async () => {
  await expect(holdBody(pieces(2, { breaksOff: true }).response)).rejects.toThrow('The writer died')
})

test('an answer without a body stays one', async () => {
  const { response, bytes } = await holdBody(new Response(null, { status: 202 }))
  expect([response.status, response.body, bytes?.byteLength]).toEqual([202, null, 0])
})
