import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createEvidenceStore } from '../../../../../workers/features/hosted-runs/evidence/evidence-store.ts'

const file = { kind: 'console' as const, mediaType: 'application/json', body: '{"a":"ä"}' }

test('a stored file is listed with its real size and hash', async () => {
  const store = createEvidenceStore(env.FILES)
  const key = `evidence/${crypto.randomUUID()}/console.json`
  expect(await store.put({ ...file, key })).toBe(key)
  const object = await env.FILES.get(key)
  const bytes = await object!.arrayBuffer()
  const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
  expect(store.files).toEqual([
    { key, kind: 'console', mediaType: 'application/json', sizeBytes: bytes.byteLength, sha256 },
  ])
  expect(object?.httpMetadata?.contentType).toBe('application/json')
})

test('storage that refuses writes costs the file, not the run, and the warning names it', async () => {
  const bucket = { put: () => Promise.reject(new Error('no space')) } as unknown as R2Bucket
  const store = createEvidenceStore(bucket)
  expect(await store.put({ ...file, key: 'evidence/run/case-1/console.json' })).toBeNull()
  expect(store.files).toEqual([])
  expect(store.warnings).toEqual(['case-1/console.json could not be stored.'])
})
