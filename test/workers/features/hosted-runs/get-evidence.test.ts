import { env } from 'cloudflare:workers'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { signLink, signingSecret } from '../../../../shared/services/signing.ts'
import { getEvidence } from '../../../../workers/features/hosted-runs/get-evidence.route.ts'
import { expectRefusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'

const secret = signingSecret(newContext().services.settings)
const inAnHour = () => Date.now() + 3_600_000

async function newFile(name: string, contentType: string, body: string) {
  const key = `evidence/${crypto.randomUUID()}/case-1/${name}`
  await env.FILES.put(key, body, { httpMetadata: { contentType } })
  return { key, token: signLink(secret, { key, expiresAt: inAnHour() }) }
}

test('a signed link serves the file with its own type, and nothing in it can run', async () => {
  const { token } = await newFile('network.har', 'application/json', '{"log":{}}')
  const response = await send(getEvidence, { token })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('{"log":{}}')
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  expect(response.headers.get('content-disposition')).toContain('case-1-network.har')
  expect(response.headers.get('cache-control')).toContain('private')
})

test('a range of a video is answered with exactly those bytes', async () => {
  const { token } = await newFile('video.webm', 'video/webm', '0123456789')
  const response = await send(getEvidence, { token }, { headers: { range: 'bytes=2-5' } })
  expect(response.status).toBe(206)
  expect(response.headers.get('content-range')).toBe('bytes 2-5/10')
  expect(response.headers.get('content-length')).toBe('4')
  expect(await response.text()).toBe('2345')
})

test('a range beyond the file is 416', async () => {
  const { token } = await newFile('video.webm', 'video/webm', '0123456789')
  const response = await send(getEvidence, { token }, { headers: { range: 'bytes=10-' } })
  expect(response.status).toBe(416)
  expect(response.headers.get('content-range')).toBe('bytes */10')
})

test('an unchanged file is not sent again', async () => {
  const { token } = await newFile('step-1.png', 'image/png', 'png')
  const etag = (await send(getEvidence, { token })).headers.get('etag') ?? ''
  for (const known of [etag, `"of-another", ${etag}`, `W/${etag}`, '*']) {
    const again = await send(getEvidence, { token }, { headers: { 'if-none-match': known } })
    expect([known, again.status, await again.text()]).toEqual([known, 304, ''])
  }
})

test('an expired link and a forged one are refused, each with its own sentence', async () => {
  const { key, token } = await newFile('step-1.png', 'image/png', 'png')
  const expired = signLink(secret, { key, expiresAt: Date.now() - 1_000 })
  await expectRefusal(send(getEvidence, { token: expired }), 403, 'evidence.link_expired')
  const forged = signLink('a guess', { key, expiresAt: inAnHour() })
  await expectRefusal(send(getEvidence, { token: forged }), 403, 'evidence.link_invalid')
  await expectRefusal(send(getEvidence, { token: `${token}x` }), 403)
})

test('evidence that is no longer kept is 404', async () => {
  const { key, token } = await newFile('step-1.png', 'image/png', 'png')
  await env.FILES.delete(key)
  await expectRefusal(send(getEvidence, { token }), 404, 'evidence.not_found')
})

test('the archive of a run holds every file under its name in the run, unchanged, and none of another run', async () => {
  const prefix = `evidence/${crypto.randomUUID()}/`
  const picture = crypto.getRandomValues(new Uint8Array(60_000))
  await env.FILES.put(`${prefix}case-1/step-1.png`, picture, { httpMetadata: { contentType: 'image/png' } })
  await env.FILES.put(`${prefix}manifest.json`, '{"version":1}', {
    httpMetadata: { contentType: 'application/json' },
  })
  await newFile('step-1.png', 'image/png', 'of another run')
  const token = signLink(secret, { key: `${prefix}evidence.zip`, expiresAt: inAnHour() })
  const response = await send(getEvidence, { token })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toContain('evidence.zip')
  const entries = unzipSync(new Uint8Array(await response.arrayBuffer()))
  expect(Object.keys(entries).sort()).toEqual(['case-1/step-1.png', 'manifest.json'])
  expect(entries['case-1/step-1.png']).toEqual(picture)
  expect(strFromU8(entries['manifest.json'] ?? new Uint8Array())).toBe('{"version":1}')
})

test('the archive of a run that left nothing is 404', async () => {
  const key = `evidence/${crypto.randomUUID()}/evidence.zip`
  const token = signLink(secret, { key, expiresAt: inAnHour() })
  await expectRefusal(send(getEvidence, { token }), 404, 'evidence.not_found')
})

test('the trace of a case is a ZIP of its events, its requests and the pictures of its steps, and of nothing else', async () => {
  const folder = `evidence/${crypto.randomUUID()}/case-1`
  const names = [
    'trace.trace',
    'trace.network',
    'step-1.png',
    'step-1-target.png',
    'network.har',
    'video.webm',
  ]
  await Promise.all(names.map((name) => env.FILES.put(`${folder}/${name}`, name)))
  const token = signLink(secret, { key: `${folder}/trace.zip`, expiresAt: inAnHour() })
  const response = await send(getEvidence, { token })
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toContain('trace.zip')
  const entries = unzipSync(new Uint8Array(await response.arrayBuffer()))
  expect(Object.fromEntries(Object.entries(entries).map(([name, body]) => [name, strFromU8(body)]))).toEqual({
    'trace.trace': 'trace.trace',
    'trace.network': 'trace.network',
    'resources/step-1.png': 'step-1.png',
    'resources/step-1-target.png': 'step-1-target.png',
  })
})
