import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { findServers } from '../../../../scripts/start/model/find-servers.mjs'
import { knownServers } from '../../../../scripts/start/model/known-servers.mjs'
import { listOf, listServer } from './list-server.ts'

/** Longer than any answer takes here. */
const patient = 60_000

test('servers that list models are found, in their order, with all ids, and each is asked once', async () => {
  const ollama = await listServer(listOf('qwen3:8b', 'nomic-embed-text'))
  const studio = await listServer(listOf('openai/gpt-oss-20b'), 'LM Studio')
  expect(await findServers({ servers: [studio, ollama], timeoutMs: patient })).toEqual([
    { server: 'LM Studio', url: `http://127.0.0.1:${studio.port}/v1`, models: ['openai/gpt-oss-20b'] },
    {
      server: 'Ollama',
      url: `http://127.0.0.1:${ollama.port}/v1`,
      models: ['qwen3:8b', 'nomic-embed-text'],
    },
  ])
  expect(ollama.asked).toEqual(['GET /v1/models'])
})

test('where nobody listens, nothing is found', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  expect(await findServers({ servers: [{ name: 'Ollama', port }] })).toEqual([])
})

test.each([
  ['a page', '<h1>Hello</h1>'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list without the object around it', '[{"id":"a"}]'],
  ['no models', '{"data":null}'],
  ['an empty list', '{"data":[]}'],
  ['entries that are no models', '{"data":[{"id":"a"},{"id":7}]}'],
  ['names alone', '{"data":["a"]}'],
  ['an object in the place of the list', '{"data":{"length":3}}'],
  ['nested brackets', '['.repeat(200_000)],
])('a server that answers with %s is none', async (_name, body) => {
  const server = await listServer((_request, response) => response.end(body))
  expect(await findServers({ servers: [server], timeoutMs: patient })).toEqual([])
})

test('an answer that does not end is read no further than a list of models is long', async () => {
  const server = await listServer((_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write(' '.repeat(64 * 1024)));
    }
    response.on('drain', more)
    more()
  })
  expect(await findServers({ servers: [server], timeoutMs: patient })).toEqual([])
})

test('a server that says nothing is waited for no longer than told, and keeps no other from being found', async () => {
  const silent = await listServer(() => undefined, 'LM Studio')
  const ollama = await listServer(listOf('qwen3:8b'))
  const servers = await findServers({ servers: [silent, ollama], timeoutMs: 1500 })
  expect(servers.map(({ server }) => server)).toEqual(['Ollama'])
})

test('a redirect is not followed', async () => {
  const elsewhere = await listServer(listOf('a'))
  const server = await listServer((_request, response) => {
    response.writeHead(302, { location: `http://127.0.0.1:${elsewhere.port}/v1/models` }).end()
  })
  expect(await findServers({ servers: [server], timeoutMs: patient })).toEqual([])
  expect(elsewhere.asked).toEqual([])
})

test('a list with another status than 200 is none', async () => {
  const server = await listServer((_request, response) =>
    response.writeHead(401).end(JSON.stringify(listOf('a'))),
  )
  expect(await findServers({ servers: [server], timeoutMs: patient })).toEqual([])
})

test('of a list that is too long, and of ids that are, the rest is left out', async () => {
  const many = Array.from({ length: 2000 }, (_, index) => `m${index}`)
  const server = await listServer(listOf('x'.repeat(1000), ...many))
  const [{ models } = { models: [] as string[] }] = await findServers({
    servers: [server],
    timeoutMs: patient,
  })
  expect([models.length, models[0]]).toEqual([499, 'm0'])
})

test('each known server has a port of its own', () => {
  expect(knownServers.map(({ port }) => port)).toEqual([11434, 1234, 8080])
})
