import { networkInterfaces } from 'node:os'
import { openEgress } from '../scripts/start/egress/egress.mjs'
import { startBrowser } from '../test/support/browser/start-browser.ts'
import { publicAddress, startRebinding } from '../test/support/hostile/start-rebinding.ts'
import { startSite } from '../test/support/site/start-site.ts'
import { specialAddresses } from '../test/support/special-addresses.ts'
import { throughHttp, throughSocks } from '../test/support/through-egress.ts'
import { type Figure, atMost, median, told } from './figures.ts'
import { chromium } from './needs.ts'
import { runScript } from './hosted-run/script.ts'

export const needs = [chromium]

const rounds = 9
const mostTimes = 1.05
const requests = 1000
const pages = 200

/** What leaving by the egress costs a case of ten steps, and what gets past it. */
export async function run(): Promise<Figure[]> {
  return [...(await cost()), ...(await connectionsInside())]
}

/** The hand-written script of ten steps in two browsers, one behind the egress, in turns; the first round warms up and is not counted. */
async function cost(): Promise<Figure[]> {
  const site = await startSite()
  const egress = await openEgress({ ownHosts: () => [] })
  const behind = [`--proxy-server=socks5://${egress.browsers.private}`, '--proxy-bypass-list=<-loopback>']
  const timed = async (args: string[]) => {
    const browser = await startBrowser({ args })
    return runScript(browser, site.url).finally(() => browser.close())
  }
  try {
    const ratios: number[] = []
    for (let round = 0; round <= rounds; round++) {
      const direct = await timed([])
      const through = await timed(behind)
      if (round > 0) ratios.push(through / direct)
    }
    return [atMost('ten steps through the egress : without', median(ratios), mostTimes, '×')]
  } finally {
    egress.close()
    await site.close()
  }
}

/** Names that lead to every address of this machine and of each special range, another one at each look. */
async function connectionsInside(): Promise<Figure[]> {
  const own = Object.values(networkInterfaces()).flatMap((each = []) => each.map(({ address }) => address))
  const inside = [...new Set([...own, ...specialAddresses])]
  const rebinding = await startRebinding()
  const { egress, canary } = rebinding
  try {
    rebinding.leadTo((look) =>
      look % 3 === 0 ? publicAddress : (inside[look % inside.length] ?? '127.0.0.1'),
    )
    for (let at = 0; at < requests; at++) {
      await throughHttp(egress.workers.public, `http://hook${at}.example:${canary.port}/`, { method: 'POST' })
      await throughSocks(egress.browsers.public, `crawl${at}.example`, canary.port, 'GET / HTTP/1.0\r\n\r\n')
    }
    for (let at = 0; at < pages; at++) {
      const page = await rebinding.openPage()
      const opened = page.goto(`http://page${at}.example/`, { waitUntil: 'domcontentloaded' })
      await opened.catch(() => undefined)
      // With all that it opened.
      await page.browserContext().close()
    }
    return [
      atMost('connections inside, of names that change', canary.heard().length, 0, 'connections'),
      told('looks at these names', rebinding.lookups(), 'looks'),
    ]
  } finally {
    await rebinding.close()
  }
}
