import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createEvidenceStore } from '../../../../../workers/features/hosted-runs/evidence/evidence-store.ts'

const file = { kind: 'console' as const, mediaType: 'application/json', body: '{"a":"ä"}' }

test('a stored file is listed with its real size and hash', async () => {
  const store = createEvidenceStore(env.FILES, AbortSignal.any([]))
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
  const store = createEvidenceStore(bucket, AbortSignal.any([]))
  expect(await store.put({ ...file, key: 'evidence/run/case-1/console.json' })).toBeNull()
  expect(store.files).toEqual([])
  expect(store.warnings).toEqual(['case-1/console.json could not be stored.'])
})

test('storage that refuses once is asked again', async () => {
  let calls = 0
  const put = (...request: Parameters<R2Bucket['put']>) =>
    calls++ === 0 ? Promise.reject(new Error('busy')) : env.FILES.put(...request)
  const store = createEvidenceStore({ put } as unknown as R2Bucket, AbortSignal.any([]))
  const key = `evidence/${crypto.randomUUID()}/console.json`
  expect(await store.put({ ...file, key })).toBe(key)
  expect(store.warnings).toEqual([])
  expect(await env.FILES.head(key)).not.toBeNull()
})

test('a run that was stopped does not wait for storage that does not answer', async () => {
  const stopping = new AbortController()
  const bucket = { put: () => new Promise(() => undefined) } as unknown as R2Bucket
  const store = createEvidenceStore(bucket, stopping.signal)
  const storing = store.put({ ...file, key: 'evidence/run/case-1/console.json' })
  stopping.abort()
  expect(await storing).toBeNull()
  expect(store.warnings).toEqual(['case-1/console.json could not be stored.'])
})
