import { expect, test } from 'vitest'
import type { SendOptions } from '../../../web/client/send-file.ts'
import { uploadQueue } from '../../../web/client/upload-queue.ts'

interface Sent extends SendOptions {
  name: string
  arrive: (made: string) => void
  fail: (error: Error) => void
}

/** A queue whose files arrive and fail when the test says so. */
function started(names: readonly string[]) {
  const sent: Sent[] = []
  const queue = uploadQueue<string>((file, options) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    sent.push({ ...options, name: file.name, arrive: resolve, fail: reject })
    options.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    return promise
  })
  queue.add(names.map((name) => new File(['x'], name)))
  const states = () => queue.all.value.map(({ file, state }) => `${file.name} ${state}`)
  const of = (name: string) => queue.all.value.find(({ file }) => file.name === name)!
  return { queue, sent, states, of }
}

const turns = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}

test('three files are sent at a time, and the next begins when one has arrived', async () => {
  const { queue, sent, states } = started(['a', 'b', 'c', 'd'])
  expect(states()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting'])
  sent[1]!.arrive('made of b')
  await turns()
  expect(states()).toEqual(['a sending', 'c sending', 'd sending'])
  expect(queue.arrived.value).toEqual(['made of b'])
})

test('the share that is sent is known of each', () => {
  const { sent, of } = started(['a', 'b'])
  sent[1]!.progress(0.5)
  expect([of('a').share, of('b').share]).toEqual([0, 0.5])
})

test('one that is not taken stays with why, keeps no other waiting, and can be sent again', async () => {
  const { queue, sent, states, of } = started(['a', 'b', 'c', 'd'])
  const refused = new Error('too large')
  sent[0]!.fail(refused)
  await turns()
  expect(states()).toEqual(['a failed', 'b sending', 'c sending', 'd sending'])
  expect(of('a').error).toBe(refused)
  queue.again(of('a').id)
  expect(states()[0]).toBe('a waiting')
  sent[1]!.arrive('b')
  await turns()
  expect(states()).toEqual(['a sending', 'c sending', 'd sending'])
  expect(of('a').error).toBe(null)
})

test('one that is called off is broken off and gone, and the next takes its place', async () => {
  const { queue, sent, states, of } = started(['a', 'b', 'c', 'd'])
  queue.drop(of('b').id)
  await turns()
  expect(sent[1]!.signal.aborted).toBe(true)
  expect(states()).toEqual(['a sending', 'c sending', 'd sending'])
  queue.drop(of('d').id)
  await turns()
  expect(states()).toEqual(['a sending', 'c sending'])
})
