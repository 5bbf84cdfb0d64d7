import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, ask, newOwner } from '../../support/durable-load.ts'
import { removeFolder } from '../../support/remove-folder.ts'
import { startProduct } from '../../support/start-product.ts'
import { WholeSender } from '../../support/whole-sender.ts'

const megabyte = 2 ** 20
const json = 'Content-Type: application/json'
const form = 'Content-Type: multipart/form-data; boundary=b'
const extract = '/api/public/test-cases/extract-from-file'

let folder = ''
let product: ReturnType<typeof startProduct>
let origin = ''
let owner: Account
let readOnly = ''
let files = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracewright-refused-bodies-'))
  product = startProduct({ persistTo: folder, words: ['--var', 'UPLOADS_PER_HOUR:1'] })
  origin = await product.ready()
  owner = await newOwner(origin)
  const { organizationId } = owner
  const keys = `/api/organizations/${organizationId}/access-keys`
  const made = await ask<{ key: string }>(owner, 'POST', keys, { name: 'Reads', scopes: ['read'] })
  readOnly = `Authorization: Bearer ${made.key}`
  const base = { name: 'Manuals', organizationId }
  files = `/api/knowledge-bases/${(await ask<{ kbId: string }>(owner, 'POST', '/api/knowledge-bases', base)).kbId}/files`
  const body = new FormData()
  body.append('file', new File(['The only upload of this hour.'], 'a.txt'))
  expect((await fetch(`${origin}${extract}`, { method: 'POST', body })).status).toBe(200)
})

afterAll(async () => {
  product.kill('SIGTERM')
  await product.ended
  await removeFolder(folder)
})

const asOwner = () => `Authorization: ${owner.headers['authorization']}`

/** Requests that are refused whatever their body is, most of them before it is read. */
const refusals: [status: number, what: string, path: () => string, headers: () => string[]][] = [
  [400, 'no form', () => files, () => [form, asOwner()]],
  [401, 'nobody', () => '/api/projects', () => [json]],
  [401, 'nobody with a file', () => files, () => [form]],
  [403, 'a key that may only read', () => '/api/projects', () => [json, readOnly]],
  [404, 'no address', () => '/api/nothing', () => [json]],
  [
    404,
    'a base that is not there',
    () => `/api/knowledge-bases/${crypto.randomUUID()}/files`,
    () => [form, asOwner()],
  ],
  [405, 'a way that there is not', () => '/api/health', () => [json]],
  [413, 'more than is taken', () => '/api/auth/token', () => [json]],
  [413, 'more than a hit may have', () => '/api/collect', () => [json]],
  [415, 'no form but JSON', () => files, () => [json, asOwner()]],
  [429, 'an upload too many', () => extract, () => [form]],
]

const sizes = [1, 5, 10].flatMap((megabytes) => [false, true].map((isChunked) => ({ megabytes, isChunked })))

test.each(refusals)(
  'whoever sends whole bodies before it looks hears the %i of %s',
  async (status, _, path, headers) => {
    const port = Number(new URL(origin).port)
    for (const { megabytes, isChunked } of sizes) {
      const sender = new WholeSender(port)
      const head = [`POST ${path()} HTTP/1.1`, `Host: localhost:${port}`, ...headers()]
      const answer = await sender.send({ lines: head, bytes: megabytes * megabyte, isChunked })
      expect([answer.status, answer.body], `${megabytes} MB, in chunks: ${isChunked}`).toEqual([
        status,
        expect.stringContaining('"error"'),
      ])
      const health = [`GET /api/health HTTP/1.1`, `Host: localhost:${port}`]
      expect((await sender.send({ lines: health, bytes: 0 })).status).toBe(200)
      sender.leave()
    }
  },
)

test.each(refusals)('fetch and curl hear the %i of %s', async (status, _, path, headers) => {
  const file = join(folder, 'body')
  for (const { megabytes, isChunked } of sizes) {
    const bytes = Buffer.alloc(megabytes * megabyte, 'x')
    const body = isChunked ? new Blob([bytes]).stream() : bytes
    const sent = headers().map((line) => line.split(': ') as [string, string])
    const init = { method: 'POST', headers: sent, body, duplex: 'half' } as RequestInit
    const answer = await fetch(`${origin}${path()}`, init)
    expect([answer.status, await answer.json()]).toEqual([
      status,
      expect.objectContaining({ error: expect.any(String) }),
    ])
    await writeFile(file, bytes)
    const chunks = isChunked ? ['-H', 'Transfer-Encoding: chunked'] : []
    const words = [...headers(), ...chunks.slice(1)].flatMap((line) => ['-H', line])
    const curl = [
      '-sS',
      '-o',
      join(folder, 'answer'),
      '-w',
      '%{http_code}',
      '--data-binary',
      `@${file}`,
      ...words,
    ]
    const { stdout } = await promisify(execFile)('curl', [...curl, `${origin}${path()}`])
    expect(stdout, `curl, ${megabytes} MB, in chunks: ${isChunked}`).toBe(String(status))
  }
})
