import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventTypes } from '../../workers/features/events.ts'
import { mostWebhooks, waitAfter } from '../../workers/features/webhooks/rules.ts'
import { newSecret, rotated, signatureHeaders } from '../../workers/features/webhooks/secrets.ts'
import { readVerifier } from '../support/webhook-verifier.ts'

const text = await readFile(join(import.meta.dirname, '../../web/guides/webhooks.md'), 'utf8')

test('the page lists every type of event, in the words of its declaration', () => {
  const rows = [...text.matchAll(/^\| `([a-z]+\.[a-z]+)` \| (.+?)(?: \(told .+\))? \|$/gm)]
  expect(rows.map(([, type, summary]) => [type, summary])).toEqual(
    eventTypes.map(({ type, summary }) => [type, summary]),
  )
})

test('the page tells the waits and the maximum as they are', () => {
  const units = { s: 1, min: 60, h: 3600 }
  const [, told = ''] = /tried again after (.+?) \(/.exec(text) ?? []
  const waits = [...told.matchAll(/(\d+) (s|min|h)\b/g)].map(
    ([, count, unit]) => Number(count) * units[unit as keyof typeof units],
  )
  expect([...waits, null]).toEqual(
    Array.from({ length: waits.length + 1 }, (_, index) => waitAfter(index + 1, 0)),
  )
  expect(text).toContain(`at most ${mostWebhooks} for an organization`)
})

test('the code on the page takes our messages, also during a rotation, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tracewright-webhooks-doc-'))
  try {
    const isGenuine = await readVerifier(folder)
    const [old, secret, at] = [newSecret(), newSecret(), Date.now()]
    const body = '{"data":{"name":"Ünïcode"}}'
    const message = { id: crypto.randomUUID(), at, body }
    const headers = signatureHeaders(rotated({ current: old }, secret, at), message)
    expect(isGenuine(headers, body, secret)).toBe(true)
    expect(isGenuine(headers, body, old)).toBe(true)
    expect(isGenuine(headers, body, newSecret())).toBe(false)
    expect(isGenuine(headers, `${body} `, secret)).toBe(false)
    expect(isGenuine({ ...headers, 'webhook-id': crypto.randomUUID() }, body, secret)).toBe(false)
    expect(isGenuine({}, body, secret)).toBe(false)
    const stale = signatureHeaders({ current: secret }, { ...message, at: at - 301_000 })
    expect(isGenuine(stale, body, secret)).toBe(false)
  } finally {
    await rm(folder, { recursive: true })
  }
})
