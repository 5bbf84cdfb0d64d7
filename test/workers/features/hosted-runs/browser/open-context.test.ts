import type { Browser, BrowserContext, BrowserContextOptions } from '@cloudflare/puppeteer'
import { expect, test } from 'vitest'
import { contextsFor } from '../../../../../workers/features/hosted-runs/browser/open-context.ts'

const context = {} as BrowserContext

/** A browser that was asked for contexts with these options, and may know no proxy. */
function browserThat({ takesProxies }: { takesProxies: boolean }) {
  const asked: (BrowserContextOptions | undefined)[] = []
  const createBrowserContext = (options?: BrowserContextOptions) => {
    asked.push(options)
    return options?.proxyServer && !takesProxies
      ? Promise.reject(new Error('Protocol error (Target.createBrowserContext): not supported'))
      : Promise.resolve(context)
  }
  return { asked, browser: { createBrowserContext } as unknown as Browser }
}

test('the tabs of a case get a proxy that does not exist for everything private', async () => {
  const { asked, browser } = browserThat({ takesProxies: true })
  expect(await contextsFor(browser, { allowPrivate: false, ownHosts: ['own.example:8443'] })()).toBe(context)
  expect(asked).toMatchObject([{ proxyServer: expect.stringContaining('.invalid') as string }])
})

test('and for this service itself and names of internal networks, on every port', async () => {
  const { asked, browser } = browserThat({ takesProxies: true })
  await contextsFor(browser, { allowPrivate: false, ownHosts: ['own.example:8443'] })()
  const past = asked[0]?.proxyBypassList ?? []
  const direct = (host: string) =>
    past.some((pattern) => host.endsWith(pattern.replace('*.*', '').replace('*', '')))
  expect(['own.example', 'own.example.', 'db.internal', 'printer.local.', 'intranet'].filter(direct)).toEqual(
    [],
  )
  expect(
    ['public.example', 'an-own.example', 'a.own.example', 'docs.dev.'].filter((host) => !direct(host)),
  ).toEqual([])
})

test('a browser that takes no proxy still opens a context', async () => {
  const { asked, browser } = browserThat({ takesProxies: false })
  expect(await contextsFor(browser, { allowPrivate: false, ownHosts: ['own.example:8443'] })()).toBe(context)
  expect(asked.at(-1)).toBeUndefined()
})

test('where private targets are allowed there is no proxy', async () => {
  const { asked, browser } = browserThat({ takesProxies: true })
  await contextsFor(browser, { allowPrivate: true, ownHosts: [] })()
  expect(asked).toEqual([undefined])
})
