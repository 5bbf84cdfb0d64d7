import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseMessage } from '../../../durable-objects/event-gateway/messages.ts'

const executionId = '0c7b1a53-9a0e-4a55-8f6e-1f2f3a4b5c6d'
const parse = (message: unknown) => parseMessage(JSON.stringify(message))
const errorOf = (text: string) => {
  const parsed = parseMessage(text)
  return parsed.ok ? null : parsed.error
}

describe('what a client may say', () => {
  test('subscribe, with or without a number to go on from', () => {
    const message = { action: 'subscribe', executionId }
    expect(parse(message)).toEqual({ ok: true, message: { ...message, afterSeq: undefined } })
    expect(parse({ ...message, afterSeq: null })).toEqual({
      ok: true,
      message: { ...message, afterSeq: undefined },
    })
    expect(parse({ ...message, afterSeq: 0 })).toEqual({ ok: true, message: { ...message, afterSeq: 0 } })
    expect(parse({ ...message, afterSeq: 7, note: 'mine' })).toEqual({
      ok: true,
      message: { ...message, afterSeq: 7 },
    })
  })

  test('unsubscribe and ping, in any order of fields and with any blanks', () => {
    expect(parse({ executionId, action: 'unsubscribe' })).toEqual({
      ok: true,
      message: { action: 'unsubscribe', executionId },
    })
    expect(parseMessage(' { "t": 1,\n "action" : "ping" } ')).toEqual({
      ok: true,
      message: { action: 'ping' },
    })
  })
})

describe('what is refused, with the reason', () => {
  test.each(['', 'ping', '{', '[]', 'null', '1', '"subscribe"', '{"action":"ping"', '{"action":"ping"}{}'])(
    'no JSON object: %s',
    (text) => expect(errorOf(text)?.error).toBe('validation_failed'),
  )

  test.each([{}, { action: 'toString' }, { action: '__proto__' }, { action: ['ping'] }, { action: 'PING' }])(
    'an unknown action: %j',
    (message) =>
      expect(parse(message)).toMatchObject({ ok: false, error: { error: 'sockets.unknown_action' } }),
  )

  test.each([undefined, null, 7, {}, [executionId]])('an executionId that is no string: %j', (id) =>
    expect(parse({ action: 'subscribe', executionId: id })).toMatchObject({
      ok: false,
      error: { error: 'validation_failed' },
    }),
  )

  test.each([
    '',
    'x',
    `${executionId}0`,
    `../${executionId}`,
    executionId.replaceAll('-', ''),
    'x'.repeat(3000),
  ])('an executionId that was never given out: %s', (id) => {
    const parsed = parse({ action: 'subscribe', executionId: id })
    expect(parsed).toMatchObject({ ok: false, error: { error: 'executions.not_found' } })
    expect(JSON.stringify(parsed).length).toBeLessThan(300)
  })

  test.each([-1, 1.5, '3', true, [], 2 ** 53, Infinity])('an afterSeq that is no count: %j', (afterSeq) => {
    const text = JSON.stringify({ action: 'subscribe', executionId, afterSeq }).replace('null', '1e400')
    expect(errorOf(text)).toMatchObject({ error: 'validation_failed', executionId })
  })

  test('any text gets an answer and never a crash', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((value) => JSON.stringify({ action: value })),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const parsed = parseMessage(text)
        expect(parsed.ok || parsed.error.message.length > 0).toBe(true)
      }),
    )
  })
})
