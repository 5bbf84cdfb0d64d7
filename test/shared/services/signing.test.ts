import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openLink, signLink, signingSecret } from '../../../shared/services/signing.ts'
import { forAll } from '../../support/for-all.ts'

const secret = 'a secret of this test'
const key = 'evidence/0b0f/case-1/step-1.png'
const expiresAt = 1_800_000_000_000

describe('a signed link', () => {
  test('opens its object until it expires', () => {
    const token = signLink(secret, { key, expiresAt })
    expect(openLink(secret, token, expiresAt - 1)).toEqual({ ok: true, key })
    expect(openLink(secret, token, expiresAt)).toEqual({ ok: false, reason: 'expired' })
  })

  test('is safe in a path', () => {
    forAll([fc.string()], (name) => {
      expect(signLink(secret, { key: name, expiresAt })).toMatch(/^[\w.-]+$/)
    })
  })

  test('is refused after any change to it', () => {
    const token = signLink(secret, { key, expiresAt })
    const signs = fc.constantFrom('a', 'Z', '0', '-', '_', '.', '~', ' ')
    forAll([fc.nat(token.length - 1), signs], (at, sign) => {
      const changed = token.slice(0, at) + sign + token.slice(at + 1)
      fc.pre(changed !== token)
      expect(openLink(secret, changed, 0)).toEqual({ ok: false, reason: 'invalid' })
    })
  })

  test('is refused under another secret, and when it is cut, doubled or empty', () => {
    const token = signLink(secret, { key, expiresAt })
    for (const wrong of ['', '.', '..', token.slice(0, -1), `${token}.x`, token + token, 'x'.repeat(5000)]) {
      expect(openLink(secret, wrong, 0)).toEqual({ ok: false, reason: 'invalid' })
    }
    expect(openLink('another', token, 0)).toEqual({ ok: false, reason: 'invalid' })
  })

  test('cannot be given a longer life by its holder', () => {
    const [name, , mac] = signLink(secret, { key, expiresAt }).split('.')
    expect(openLink(secret, `${name}.zzzzzzzz.${mac}`, 0)).toEqual({ ok: false, reason: 'invalid' })
  })
})

test('a deployment without a secret signs nothing; only a local process may', () => {
  expect(() => signingSecret({ SIGNING_SECRET: '', LOCAL: false })).toThrow(/SIGNING_SECRET/)
  expect(signingSecret({ SIGNING_SECRET: '', LOCAL: true })).not.toBe('')
  expect(signingSecret({ SIGNING_SECRET: 'mine', LOCAL: true })).toBe('mine')
})
