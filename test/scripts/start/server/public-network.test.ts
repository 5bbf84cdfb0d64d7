import { Miniflare, convertV4MiniflareOptions } from 'miniflare'
import { expect, onTestFinished, test } from 'vitest'
import { openEgress } from '../../../../scripts/start/egress/egress.mjs'
import { waysOut } from '../../../../scripts/start/server/options.mjs'
import { serving } from '../../../support/serving.ts'

/** Asks by both ways out for a page of this machine, by its address and by a name that leads to it. */
const script = `export default {
  async fetch(request, env) {
    const port = new URL(request.url).searchParams.get('port')
    const heard = {}
    for (const host of ['127.0.0.1', 'localhost', 'rebound.example'])
      for (const [name, ask] of [['own', fetch], ['public', (url, init) => env.PUBLIC_NETWORK.fetch(url, init)]])
        heard[name + ' ' + host] = await ask('http://' + host + ':' + port + '/?a=%20b', { method: 'POST', body: 'sent', redirect: 'manual' })
          .then((answer) => answer.text(), () => 'lost')
    return Response.json(heard)
  },
}`

const page = serving(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  response.end(`${request.method} ${request.url} ${request.headers.host?.split(':')[0]} ${body}`)
})

test('what Workers ask leaves by the egress: what strangers name to the public network alone, what the operator names to this machine, too', async () => {
  const egress = await openEgress({
    ownHosts: () => [],
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  })
  const { worker: way, outboundService, serviceBindings } = waysOut(egress.workers)
  const worker = { name: 'asks', modules: true, script, compatibilityDate: '2026-07-01' }
  const options = convertV4MiniflareOptions({
    cf: false,
    handleStructuredLogs: () => undefined,
    workers: [{ ...worker, outboundService, serviceBindings }, way],
  } as Parameters<typeof convertV4MiniflareOptions>[0])
  const runtime = new Miniflare(options)
  onTestFinished(async () => {
    await runtime.dispose()
    egress.close()
  })
  const response = await runtime.dispatchFetch(`http://worker.example/?port=${page.port()}`)
  expect(await response.json()).toEqual({
    'own 127.0.0.1': 'POST /?a=%20b 127.0.0.1 sent',
    'own localhost': 'POST /?a=%20b localhost sent',
    'own rebound.example': 'POST /?a=%20b rebound.example sent',
    'public 127.0.0.1': 'lost',
    'public localhost': 'lost',
    'public rebound.example': 'lost',
  })
})
