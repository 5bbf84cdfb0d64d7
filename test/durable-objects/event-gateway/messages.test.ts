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
    const read = (afterSeq?: number) => ({
      ok: true,
      message: { action: 'subscribe', of: { executionId }, afterSeq },
    })
    expect(parse(message)).toEqual(read())
    expect(parse({ ...message, afterSeq: null })).toEqual(read())
    expect(parse({ ...message, afterSeq: 0 })).toEqual(read(0))
    expect(parse({ ...message, afterSeq: 7, note: 'mine' })).toEqual(read(7))
  })

  test('subscribe to a website and leave it, in either case and whatever number is given', () => {
    const of = { websiteId: executionId }
    const given = { action: 'subscribe', websiteId: executionId.toUpperCase(), afterSeq: 'any' }
    expect(parse(given)).toEqual({ ok: true, message: { action: 'subscribe', of, afterSeq: undefined } })
    expect(parse({ ...given, action: 'unsubscribe' })).toEqual({
      ok: true,
      message: { action: 'unsubscribe', of },
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

  test.each([null, 7, {}, [executionId]])('a websiteId that is no string: %j', (websiteId) =>
    expect(parse({ action: 'subscribe', websiteId })).toMatchObject({
      error: { error: 'validation_failed' },
    }),
  )

  test.each(['', 'x', `website/${executionId}`, `${executionId}0`, 'x'.repeat(3000)])(
    'a websiteId that was never given out: %s',
    (websiteId) => {
      const parsed = parse({ action: 'subscribe', websiteId })
      expect(parsed).toMatchObject({ ok: false, error: { error: 'websites.not_found' } })
      expect(JSON.stringify(parsed).length).toBeLessThan(300)
    },
  )

  test('an execution and a website at once', () => {
    const both = { action: 'subscribe', executionId, websiteId: executionId }
    expect(parse(both)).toMatchObject({ ok: false, error: { error: 'validation_failed' } })
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
