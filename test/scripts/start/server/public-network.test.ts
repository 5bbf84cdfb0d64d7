import { type AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import { Miniflare, convertV4MiniflareOptions } from 'miniflare'
import { expect, onTestFinished, test } from 'vitest'
import { publicNetwork } from '../../../../scripts/start/server/options.mjs'

/** Asks both networks for a page of this machine, by its address and by a name that leads to it. */
const script = `export default {
  async fetch(request, env) {
    const port = new URL(request.url).searchParams.get('port')
    const said = {}
    for (const host of ['127.0.0.1', 'localhost'])
      for (const [name, ask] of [['own', fetch], ['public', (url) => env.PUBLIC_NETWORK.fetch(url)]])
        said[name + ' ' + host] = await ask('http://' + host + ':' + port + '/').then((it) => it.text(), () => 'refused')
    return Response.json(said)
  },
}`

test('the network for pages of strangers refuses this machine when the connection is made, whatever name leads to it', async () => {
  const server = createServer((_, response) => void response.end('private'))
  await new Promise<void>((listening) => server.listen(0, listening))
  const worker = { name: 'asks', modules: true, script, compatibilityDate: '2026-07-01' }
  const options = convertV4MiniflareOptions({
    cf: false,
    handleStructuredLogs: () => undefined,
    workers: [{ ...worker, serviceBindings: publicNetwork }],
  } as Parameters<typeof convertV4MiniflareOptions>[0])
  const runtime = new Miniflare(options)
  onTestFinished(async () => {
    await runtime.dispose()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const response = await runtime.dispatchFetch(`http://worker.example/?port=${port}`)
  expect(await response.json()).toEqual({
    'own 127.0.0.1': 'private',
    'own localhost': 'private',
    'public 127.0.0.1': 'refused',
    'public localhost': 'refused',
  })
})
