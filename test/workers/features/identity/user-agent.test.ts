import { expect, test } from 'vitest'
import { userAgentOf } from '../../../../workers/features/identity/user-agent.ts'
import { base } from '../../../support/client.ts'

const asked = (userAgent?: string) =>
  userAgentOf({ headers: { get: () => userAgent ?? null } } as unknown as Request)

test('what a client calls itself is cut and loses signs that hide or turn text', () => {
  expect(asked('curl/8.5')).toBe('curl/8.5')
  expect(asked(`<script>\u00ad\u0085 \u202e${'x'.repeat(5000)}`)).toBe(`<script> ${'x'.repeat(191)}`)
})

test('who says nothing is called nothing', () => {
  expect([asked(), asked(''), asked('\u0007 \t')]).toEqual([null, null, null])
  expect(userAgentOf(new Request(base))).toBeNull()
})
