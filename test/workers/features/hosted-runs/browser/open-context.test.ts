import type { Browser, BrowserContext, BrowserContextOptions } from '@cloudflare/puppeteer'
import { expect, test } from 'vitest'
import { openContext } from '../../../../../workers/features/hosted-runs/browser/open-context.ts'

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
  expect(await openContext(browser, { allowPrivate: false })).toBe(context)
  expect(asked).toMatchObject([{ proxyServer: expect.stringContaining('.invalid') as string }])
})

test('a browser that takes no proxy still opens a context', async () => {
  const { asked, browser } = browserThat({ takesProxies: false })
  expect(await openContext(browser, { allowPrivate: false })).toBe(context)
  expect(asked.at(-1)).toBeUndefined()
})

test('where private targets are allowed there is no proxy', async () => {
  const { asked, browser } = browserThat({ takesProxies: true })
  await openContext(browser, { allowPrivate: true })
  expect(asked).toEqual([undefined])
})
