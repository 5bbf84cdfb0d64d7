import { createServer } from 'node:http'
import { type AddressInfo, type NetConnectOpts, connect as connectByNode } from 'node:net'
import { openEgress } from '../../../scripts/start/egress/egress.mjs'
import { installGuard } from '../../../workers/features/hosted-runs/browser/guard.ts'
import { contextsFor } from '../../../workers/features/hosted-runs/browser/open-context.ts'
import { startBrowser } from '../browser/start-browser.ts'
import { startCanary } from '../canary.ts'

/** Stands for the public network: what is connected there comes to the hostile site. */
export const publicAddress = '93.184.215.14'
export const rounds = 5

/** A page that goes on asking its own origin in every way, until somebody answers who is not its site; its title says how far it is, or what it read. */
const hostile = `<!doctype html><title>waiting</title><form id="form" method="post" action="/inside" target="frame"></form><iframe name="frame"></iframe>
<script>
  const secret = ['canary', 'sings'].join(' ')
  const heard = (text) => { if (text.includes(secret)) document.title = 'read: ' + text }
  const ask = () => fetch('/inside?' + Math.random(), { cache: 'no-store' }).then((it) => it.text()).then(heard, () => undefined)
  let rounds = 0
  const round = async () => {
    await Promise.all([ask(), ask()])
    document.body.append(Object.assign(new Image(), { src: '/inside?image' + Math.random() }))
    form.submit()
    const popup = open('/inside?popup' + Math.random())
    try { heard(popup.document.documentElement.outerHTML) } catch {}
    new WebSocket('ws://' + location.host + '/inside').onopen = () => { document.title = 'read: socket' }
    navigator.sendBeacon('/inside', 'x')
    document.title = document.title.startsWith('read') ? document.title : 'round ' + ++rounds
    if (rounds < ${rounds}) setTimeout(round, 50)
  }
  round()
</script>`

type Lookup = (host: string, how: object, done: (error: null, all: { address: string }[]) => void) => void

/**
 * A guarded browser behind the egress, on a hostile site whose names lead wherever `leadTo` says at each look, with something that listens inside. This machine
 * has no public network, so a connection that the egress makes to `publicAddress` comes to the site, and any other to what listens inside.
 */
export async function startRebinding() {
  const canary = await startCanary()
  const site = createServer(
    (_request, response) => void response.setHeader('Connection', 'close').end(hostile),
  )
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  const { port } = site.address() as AddressInfo
  const connect = (options: NetConnectOpts & { lookup: Lookup }) => {
    let at = canary.port
    options.lookup('', { all: true }, (_error, [first]) => {
      if (first?.address === publicAddress) at = port
    })
    return connectByNode(at, '127.0.0.1')
  }
  let lookups = 0
  let leadsTo: (look: number) => string = () => publicAddress
  const resolve = async () => [{ address: leadsTo(lookups++), family: 4 }]
  const egress = await openEgress({ ownHosts: () => [], resolve, connect: connect as never })
  const browser = await startBrowser({
    args: [
      `--proxy-server=socks5://${egress.browsers.public}`,
      '--proxy-bypass-list=<-loopback>',
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    ],
  })
  const policy = {
    allowPrivate: false,
    ownHosts: [],
    egress: `socks5://${egress.browsers.public}`,
    baseUrl: 'http://rebound.example/',
    headers: {},
  }
  const guard = await installGuard(browser, policy)
  const openContext = contextsFor(browser, policy)
  return {
    canary,
    egress,
    lookups: () => lookups,
    leadTo: (address: (look: number) => string) => void (leadsTo = address),
    async openPage() {
      const context = await openContext()
      guard.follow(context.id, { meet: () => undefined })
      return context.newPage()
    },
    async close() {
      await browser.close()
      egress.close()
      site.closeAllConnections()
      site.close()
      await canary.close()
    },
  }
}
