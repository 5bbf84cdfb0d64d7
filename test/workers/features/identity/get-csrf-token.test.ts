import { expect, test } from 'vitest'
import { operations } from '../../../../workers/features/identity/operations.ts'
import { newBrowser } from '../../../support/browser.ts'
import { refusal } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'

test('the answer holds the token, the cookie holds token and signature, and neither is cached', async () => {
  const browser = newBrowser()
  const response = await browser.go('/api/auth/csrf')
  const { csrfToken } = (await response.json()) as { csrfToken: string }
  expect(csrfToken).toMatch(/^[\w-]{43}$/)
  expect(browser.cookies.get('tracewright_csrf')).toMatch(new RegExp(`^${csrfToken}\\|[\\w-]{43}$`))
  expect(response.headers.getSetCookie()[0]).toContain('HttpOnly; SameSite=Lax')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a browser keeps its token, another browser gets another', async () => {
  const browser = newBrowser()
  const first = await browser.csrfToken()
  expect(await browser.csrfToken()).toBe(first)
  expect(await newBrowser().csrfToken()).not.toBe(first)
})

test('a cookie that we did not sign is replaced', async () => {
  const browser = newBrowser()
  browser.cookies.set('tracewright_csrf', `planted|${'A'.repeat(43)}`)
  expect(await browser.csrfToken()).not.toBe('planted')
})

test('without the secret the answer is 501 with a sentence', async () => {
  const browser = newBrowser({ fetch: deploy(operations, { LOCAL: 'false', KEY_ENCRYPTION_SECRET: '' }) })
  const answer = await refusal(browser.go('/api/auth/csrf'))
  expect(answer).toMatchObject({ status: 501, error: 'not_configured' })
  expect(answer.message).toContain('KEY_ENCRYPTION_SECRET')
})
