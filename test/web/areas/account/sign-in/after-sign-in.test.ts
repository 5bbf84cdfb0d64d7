import { expect, test } from 'vitest'
import { elsewhere } from '../../../../support/elsewhere.ts'
import { afterSignIn } from '../../../../../web/areas/account/sign-in/after-sign-in.ts'

const origin = 'https://app.example'
const to = (callbackUrl: string) =>
  afterSignIn({ origin, hash: '', search: `?callbackUrl=${encodeURIComponent(callbackUrl)}` } as Location)

test('signing in leads back to the page of ours that was asked for', () => {
  expect(to('/settings#access-keys')).toBe('/settings#access-keys')
  expect(to('/docs?a=b')).toBe('/docs?a=b')
  expect(to('docs')).toBe('/docs')
})

test('what stands behind the # of the page to sign in on goes along to the page that was asked for, and to no other', () => {
  const hash = '#token=secret'
  const on = (search: string) => afterSignIn({ origin, search, hash } as Location)
  expect(on('?callbackUrl=%2Fverify-email')).toBe('/verify-email#token=secret')
  expect(on('?callbackUrl=%2Fsettings%23team')).toBe('/settings#team')
  for (const search of ['', '?callbackUrl=https%3A%2F%2Fevil.example%2F'])
    expect(on(search)).toBe('/projects')
})

test.each(elsewhere)('signing in leads nowhere else, whatever is asked: %j', (asked) => {
  expect(to(asked)).toBe('/projects')
})
