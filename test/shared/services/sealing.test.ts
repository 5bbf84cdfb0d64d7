import { expect, test } from 'vitest'
import { seal, unseal } from '../../../shared/services/sealing.ts'

const text = JSON.stringify({ PASS: 'pässwörd & more' })

test('what was sealed opens for the same owner and secret only', async () => {
  const sealed = await seal('secret', 'run-1', text)
  expect(sealed).not.toContain('PASS')
  expect(await unseal('secret', 'run-1', sealed)).toBe(text)
  await expect(unseal('secret', 'run-2', sealed)).rejects.toThrow()
  await expect(unseal('other', 'run-1', sealed)).rejects.toThrow()
})

test('a touched bit does not open', async () => {
  const sealed = Buffer.from(await seal('secret', 'run-1', text), 'base64url')
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
  await expect(unseal('secret', 'run-1', sealed.toString('base64url'))).rejects.toThrow()
})

test('sealing the same text twice never gives the same bytes', async () => {
  expect(await seal('secret', 'run-1', text)).not.toBe(await seal('secret', 'run-1', text))
})
