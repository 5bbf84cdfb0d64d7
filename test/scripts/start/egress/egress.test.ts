import { createHash, randomBytes } from 'node:crypto'
import { type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEgress } from '../../../../scripts/start/egress/egress.mjs'
import { specialAddresses } from '../../../support/special-addresses.ts'
import { serving } from '../../../support/serving.ts'
import { throughHttp, throughSocks } from '../../../support/through-egress.ts'

const own = 'localhost:8787'
const getPage = 'GET /page HTTP/1.1\r\nHost: any\r\nConnection: close\r\n\r\n'
const received: {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  digest: string
}[] = []
const large = randomBytes(3_000_000)

const inside = serving((request, response) => void answer(request, response))
async function answer(request: IncomingMessage, response: ServerResponse) {
  const hash = createHash('sha256')
  for await (const chunk of request) hash.update(chunk as Buffer)
  const { method, url, headers } = request
  received.push({ method, url, headers, digest: hash.digest('hex') })
  if (url === '/moved')
    return response.writeHead(302, { Location: 'http://127.0.0.1/', 'X-Many': ['a', 'b'] }).end()
  if (url === '/large') return response.end(large)
  response.end('inside')
}

/** What names lead to, as long as nobody changes it. */
const names = new Map<string, string[]>()
const resolve = async (host: string) => {
  const addresses = names.get(host)
  if (!addresses) throw new Error('ENOTFOUND')
  return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
}
let egress: Awaited<ReturnType<typeof openEgress>>
beforeAll(async () => {
  names.set('inside.example', ['127.0.0.1'])
  names.set('own.evil.example', ['127.0.0.1'])
  egress = await openEgress({ ownHosts: () => [own, '127.0.0.1:8787'], resolve })
})
afterAll(() => egress.close())

describe('the entrances to the public network', () => {
  test('refuse every name that leads to an address that is refused when it is written, and connect to none', async () => {
    const before = received.length
    for (const address of specialAddresses) {
      names.set('rebound.example', [address])
      expect(
        await throughSocks(egress.browsers.public, 'rebound.example', inside.port(), getPage),
        address,
      ).toBe(failed)
      const url = `http://rebound.example:${inside.port()}/`
      expect(await throughHttp(egress.workers.public, url), address).toBeNull()
      const literal = `http://${address.includes(':') ? `[${address}]` : address}:${inside.port()}/`
      expect(await throughHttp(egress.workers.public, literal), literal).toBeNull()
      expect(await throughSocks(egress.browsers.public, address, inside.port(), getPage), address).toBe(
        failed,
      )
    }
    expect(received).toHaveLength(before)
  })

  test('of several addresses of a name connect to one that was judged, never to another', async () => {
    const connected: string[] = []
    const watched = await openEgress({
      ownHosts: () => [own],
      resolve: async () => [
        { address: '10.0.0.1', family: 4 },
        { address: '93.184.215.14', family: 4 },
        { address: '::1', family: 6 },
      ],
      connect: ((options: {
        lookup: (host: string, how: object, done: (error: null, all: { address: string }[]) => void) => void
      }) => {
        options.lookup('', { all: true }, (_error, all) =>
          connected.push(...all.map(({ address }) => address)),
        )
        throw new Error('far enough')
      }) as never,
    })
    await throughSocks(watched.browsers.public, 'both.example', 80, getPage)
    watched.close()
    expect(connected).toEqual(['93.184.215.14'])
  })

  test('tell an unknown name, a refused address and a closed port alike', async () => {
    names.set('closed.example', ['127.0.0.1'])
    const places: [string, string, number][] = [
      [egress.browsers.public, 'unknown.example', 80],
      [egress.browsers.public, 'inside.example', inside.port()],
      [egress.browsers.public, 'printer.local', 80],
      [egress.browsers.private, 'closed.example', 1],
    ]
    for (const place of places) expect(await throughSocks(...place, getPage), place.join(' ')).toBe(failed)
  })
})

/** No authentication is agreed on, then there is no connection. */
const failed = '\u0005\u0000\u0005\u0001\u0000\u0001\u0000\u0000\u0000\u0000\u0000\u0000'

describe('the entrances where private targets are allowed', () => {
  test('lead to this machine by name and by address', async () => {
    for (const host of ['127.0.0.1', 'localhost', 'shop.localhost', 'inside.example'])
      expect(await throughSocks(egress.browsers.private, host, inside.port(), getPage), host).toMatch(
        /inside$/,
      )
  })

  test('lead to this service by its own name only', async () => {
    const service = inside.port()
    const here = await openEgress({
      ownHosts: () => [`localhost:${service}`, `127.0.0.1:${service}`],
      resolve,
    })
    expect(await throughSocks(here.browsers.private, 'localhost', service, getPage)).toMatch(/inside$/)
    expect(await throughSocks(here.browsers.private, 'own.evil.example', service, getPage)).toBe(failed)
    here.close()
  })

  test('lead to nothing that this product is steered by: its browsers, and these entrances', async () => {
    const before = received.length
    const here = await openEgress({ ownHosts: () => [own], steeredAt: async () => [inside.port()], resolve })
    const entrances = [here.browsers, here.workers].flatMap((each) => Object.values(each))
    const steered = [inside.port(), ...entrances.map((entrance) => Number(entrance.split(':')[1]))]
    const spellings = [
      '127.0.0.1',
      '0.0.0.0',
      '::ffff:127.0.0.1',
      '::ffff:127.0.0.1%lo',
      'localhost',
      'a.localhost',
      'inside.example',
    ]
    for (const port of steered)
      for (const host of spellings)
        expect(await throughSocks(here.browsers.private, host, port, getPage), `${host}:${port}`).toBe(failed)
    expect(await throughHttp(here.workers.private, `http://inside.example:${inside.port()}/`)).toBeNull()
    here.close()
    expect(received).toHaveLength(before)
  })

  test('hand requests of Workers on as they are', async () => {
    const url = `http://inside.example:${inside.port()}/a%20b?c=%2F&d`
    const body = 'x'.repeat(100_000)
    const answered = await throughHttp(egress.workers.private, url, {
      method: 'POST',
      headers: { 'X-Own': 'yes', 'Proxy-Authorization': 'secret', 'Transfer-Encoding': 'chunked' },
      body,
    })
    expect(answered).toMatchObject({ status: 200, text: 'inside' })
    const { method, url: path, headers, digest } = received.at(-1) ?? {}
    expect({ method, path, digest }).toEqual({
      method: 'POST',
      path: '/a%20b?c=%2F&d',
      digest: createHash('sha256').update(body).digest('hex'),
    })
    expect(headers).toMatchObject({ host: new URL(url).host, 'x-own': 'yes' })
    expect(headers).not.toHaveProperty('proxy-authorization')
  })

  test('give answers back as they are, and follow nothing', async () => {
    const moved = await throughHttp(egress.workers.private, `${inside.origin()}/moved`)
    expect(moved).toMatchObject({ status: 302, headers: { location: 'http://127.0.0.1/', 'x-many': 'a, b' } })
    const socks = await throughSocks(
      egress.browsers.private,
      '127.0.0.1',
      inside.port(),
      getPage.replace('/page', '/large'),
    )
    expect(Buffer.from(socks, 'latin1').subarray(-large.length).equals(large)).toBe(true)
  })

  test('lose the connection of a Worker where nobody answers', async () => {
    expect(await throughHttp(egress.workers.private, 'http://127.0.0.1:1/')).toBeNull()
    expect(await throughHttp(egress.workers.private, 'http://unknown.example/')).toBeNull()
  })
})
