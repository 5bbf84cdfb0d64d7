import { expect, test } from 'vitest'
import { isNobodys, withOwnAnswers } from '../../../../../workers/features/hosted-runs/browser/own-answers.ts'

const gone = { code: -32001, message: 'Session with given id not found.' }
const error = (fields: object) => JSON.stringify({ error: gone, id: 7, ...fields })

test.each<[what: string, message: unknown, expected: boolean]>([
  ['an answer to a session that is gone', error({}), true],
  ['the same refusal inside a session', error({ sessionId: 'A' }), false],
  ['another refusal', error({ error: { code: -32000, message: 'No -32001 here' } }), false],
  ['an answer', JSON.stringify({ id: 7, result: { text: '-32001' } }), false],
  [
    'an event that tells of one',
    JSON.stringify({ method: 'Log.entryAdded', params: { entry: gone } }),
    false,
  ],
  ['a long answer', error({ more: 'x'.repeat(1000) }), false],
  ['no text', new ArrayBuffer(8), false],
])('whether %s is taken for nobody’s', (_what, message, expected) => {
  expect(isNobodys(message)).toBe(expected)
})

test('whoever listens to the socket hears everything but what is nobody’s, in order', async () => {
  const { 0: client, 1: server } = new WebSocketPair()
  const binding = { fetch: () => Promise.resolve(new Response(null, { status: 101, webSocket: client })) }
  const response = await withOwnAnswers(binding as unknown as Fetcher).fetch('https://browser.test/')
  const heard: unknown[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const socket = response.webSocket!
  socket.accept()
  socket.addEventListener('message', ({ data }) => {
    heard.push(data)
    if (data === 'last') resolve()
  })
  server.accept()
  for (const message of ['first', error({}), error({ sessionId: 'A' }), 'last']) server.send(message)
  await promise
  expect(heard).toEqual(['first', error({ sessionId: 'A' }), 'last'])
})

test('an answer without a socket is handed on as it is', async () => {
  const answer = Response.json({ sessionId: 'A' })
  const binding = { fetch: () => Promise.resolve(answer) } as unknown as Fetcher
  expect(await withOwnAnswers(binding).fetch('https://browser.test/')).toBe(answer)
})
