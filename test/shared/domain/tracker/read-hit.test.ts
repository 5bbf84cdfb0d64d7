import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readHit } from '../../../../shared/domain/tracker/read-hit.ts'
import { forAll } from '../../../support/for-all.ts'

const website = '0199f0a0-1111-7222-8333-444455556666'

const problemsOf = (raw: unknown) => {
  const reading = readHit(raw)
  return reading.ok ? [] : reading.problems.map(({ path }) => path)
}
const payloadOf = (payload: Record<string, unknown>) => {
  const reading = readHit({ type: 'event', payload: { website, ...payload } })
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  return reading.hit.payload
}

describe('a collect request', () => {
  test('with every documented field is read as it was sent', () => {
    const payload = {
      url: '/pricing?utm_source=mail#plans',
      title: 'Pricing',
      referrer: 'https://example.org/',
      hostname: 'example.com',
      language: 'en-GB',
      screen: '1920x1080',
      name: 'plan-chosen',
      specialEventName: 'purchase',
      tag: 'variant-b',
      data: { plan: 'growth', seats: 5, trial: true, note: null, path: ['a', { b: 1 }] },
      session: { role: 'admin' },
    }
    const eventId = '0199f0a0-2222-7222-8333-444455556666'
    expect(readHit({ type: 'event', eventId, payload: { website, ...payload } })).toEqual({
      ok: true,
      hit: { type: 'event', websiteId: website, eventId, cache: null, payload },
    })
  })

  test('ignores fields it does not know and reads null as absent', () => {
    const odd = { ip: '203.0.113.9', tag: null, title: null, data: null, extra: { deep: [] } }
    expect(payloadOf(odd)).toEqual({})
  })

  test('writes ids in lower case, so that one hit has one name', () => {
    const loud = website.toUpperCase()
    expect(readHit({ type: 'identify', eventId: loud, payload: { website: loud } })).toMatchObject({
      ok: true,
      hit: { websiteId: website, eventId: website },
    })
  })

  test.each([
    ['null', null, ['']],
    ['a list', [], ['']],
    ['a number', 7, ['']],
    ['an empty object', {}, ['type', 'payload']],
    ['a payload that is a list', { type: 'event', payload: [] }, ['payload']],
    ['another type', { type: 'record', payload: { website } }, ['type']],
    ['a website that is no UUID', { type: 'event', payload: { website: "1' OR 1=1" } }, ['payload.website']],

    ['an event id that is no UUID', { type: 'event', eventId: 'x', payload: { website } }, ['eventId']],
    ['a url of another kind', { type: 'event', payload: { website, url: 7 } }, ['payload.url']],
    ['a long name', { type: 'event', payload: { website, name: 'n'.repeat(51) } }, ['payload.name']],
    ['data that is a list', { type: 'event', payload: { website, data: [1] } }, ['payload.data']],
    ['session that is a text', { type: 'event', payload: { website, session: 'x' } }, ['payload.session']],
  ])('that is or has %s is refused, and the place is named', (_, raw, paths) => {
    expect(problemsOf(raw)).toEqual(paths)
  })

  test('has what the page happens to have cut to its limit, without splitting a character', () => {
    const title = payloadOf({ title: `${'a'.repeat(499)}😀 and more` }).title
    expect(title).toBe('a'.repeat(499))
    expect(payloadOf({ url: `/${'x'.repeat(5000)}` }).url).toHaveLength(2000)
    expect(payloadOf({ title: 'broken \ud800 text' }).title).toBe('broken \ufffd text')
  })

  test('is either read or refused with a reason, whatever the JSON holds', () => {
    const json = fc.jsonValue({ maxDepth: 8 })
    const type = fc.constantFrom('event', 'identify', 'x')
    const payload = fc.record({ website: fc.constant(website), data: json, tag: json })
    const anything = fc.oneof(json, fc.record({ type, eventId: json, payload: fc.oneof(json, payload) }))
    forAll([anything], 500, (raw) => {
      const reading = readHit(raw)
      if (!reading.ok) return reading.problems.length > 0
      return JSON.stringify(reading.hit).length <= JSON.stringify(raw).length + 200
    })
  })
})
