import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCredentialHeader, redactDeep, redactor } from '../../../../shared/domain/evidence/redact.ts'
import { forAll } from '../../../support/for-all.ts'

const secretText = fc.string({ minLength: 6, unit: 'binary' }).filter((text) => !/^[\s%]*$/.test(text))

describe('secret values', () => {
  test('no written form of a secret survives', () => {
    const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')
    const wellFormed = secretText.map((text) => text.toWellFormed())
    forAll([wellFormed, fc.string(), fc.string()], (secret, before, after) => {
      const redact = redactor({ PASS: secret })
      const forms = [
        secret,
        encodeURIComponent(secret),
        new URLSearchParams({ q: secret }).toString().slice(2),
        JSON.stringify(secret).slice(1, -1),
        base64(secret),
      ]
      for (const form of forms) {
        const kept = redact(`${before}|${form}|${after}`)
        expect(kept).toContain('%PASS%')
        expect(kept.replaceAll('%PASS%', '')).not.toContain(form)
      }
    })
  })

  test('a secret inside a longer secret leaves no rest of the longer one', () => {
    const redact = redactor({ SHORT: 'abc', LONG: 'abcdef' })
    expect(redact('x abcdef y abc z')).toBe('x %LONG% y %SHORT% z')
  })

  test('a value with replacement patterns is put back literally by its name', () => {
    expect(redactor({ A: "$&$1$'" })("pre $&$1$' post")).toBe('pre %A% post')
  })

  test('an empty secret changes nothing', () => {
    expect(redactor({ EMPTY: '' })('text')).toBe('text')
  })

  test('plain data is redacted at every depth, and the original stays', () => {
    const original = { list: [{ text: 'is hunter22', count: 2, none: null }] }
    expect(redactDeep(original, redactor({ P: 'hunter22' }))).toEqual({
      list: [{ text: 'is %P%', count: 2, none: null }],
    })
    expect(original.list[0]?.text).toBe('is hunter22')
  })

  test.each(['x', 'e', 'say', 'message'])('a secret “%s” renames no field of a record', (secret) => {
    const error = { message: `It is ${secret}!`, candidates: [{ say: secret, box: { x: 1, y: 2 } }] }
    expect(redactDeep(error, redactor({ P: secret }))).toEqual({
      message: `It is ${secret}!`.replaceAll(secret, '%P%'),
      candidates: [{ say: '%P%', box: { x: 1, y: 2 } }],
    })
  })
})

test('headers of credentials are told from others, in any case', () => {
  const secret = ['Authorization', 'COOKIE', 'set-cookie', 'Proxy-Authorization', 'X-Api-Key']
  const open = ['Content-Type', 'Cookie-Policy', 'X-Authorization-Info']
  expect([...secret, ...open].filter(isCredentialHeader)).toEqual(secret)
})
