import { createServer } from 'node:http'
import type { Page } from '@cloudflare/puppeteer'
import { expect, test } from 'vitest'
import { type PageInventory, PageInventorySchema } from '../../../../shared/domain/page-inventory/schema.ts'
import { lookAtPage } from '../../../../workers/features/hosted-runs/look/look-at-page.ts'
import { PageLookError } from '../../../../workers/features/hosted-runs/look/look-error.ts'
import { listening } from '../../../support/site/listening.ts'
import { inTab, startStage } from '../support.ts'
import { wildPages } from './look-pages.ts'

/** What was asked for, by the page that it was asked from. */
const asked: { method: string; url: string; from: string }[] = []

const stage = startStage({
  serve: async () =>
    await listening(
      createServer(({ method = '', url = '', headers }, response) => {
        asked.push({ method, url, from: new URL(headers.referer ?? 'http://nowhere.test/').pathname })
        if (url === '/hang') return
        const html = wildPages[url.slice(1)]
        response.writeHead(html === undefined && url === '/gone' ? 404 : 200, {
          'content-type': 'text/html; charset=utf-8',
        })
        response.end(
          `<!doctype html><html lang="en"><title>t</title><link rel="icon" href="data:,"><body>${html ?? 'ok'}`,
        )
      }),
    ),
})

async function look(
  name: string,
  { withinMs = 60_000, during }: { withinMs?: number; during?: (page: Page) => void } = {},
) {
  const url = `${stage.url}/${name}`
  const inventory = await inTab(stage, async (page) => {
    const looking = lookAtPage(page, { url, deadlineMs: Date.now() + withinMs })
    during?.(page)
    return await looking
  })
  return PageInventorySchema().parse(inventory)
}

const names = ({ controls }: PageInventory) => controls.map(({ name }) => name)
const revealed = ({ controls }: PageInventory) =>
  controls.filter(({ revealedBy }) => revealedBy !== undefined).map(({ name }) => name)
const askedFrom = (name: string) => asked.filter(({ from }) => from === `/${name}`)

async function failure(work: Promise<unknown>): Promise<PageLookError> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof PageLookError))
    throw new Error('The look did not fail as looks do', { cause: error })
  return error
}

test.concurrent('nothing is pressed that may delete, pay, send, reset, leave or log out', async () => {
  const page = await look('harmful')
  expect(names(page)).toContain('Delete account')
  expect(revealed(page)).toEqual([])
  expect(askedFrom('harmful')).toEqual([])
})

test.concurrent('nothing is sent, the page is not left, and what leads elsewhere reveals nothing', async () => {
  const page = await look('leaving')
  expect(revealed(page)).toEqual(['Card'])
  const others = [...askedFrom('leaving'), ...askedFrom('elsewhere')].filter(({ url }) => url !== '/away')
  expect(others).toEqual([])
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([])
})

test.concurrent('a page that never rests is told all the same', async () => {
  expect(names(await look('restless', { withinMs: 15_000 }))).toEqual(['Name'])
})

test.concurrent('a page that never loads to its end is told as far as it has come', async () => {
  expect(names(await look('hanging', { withinMs: 6_000 }))).toEqual(['Name'])
})

test.concurrent('a page that freezes under an act is told as it was', async () => {
  expect(names(await look('freezing', { withinMs: 20_000 }))).toEqual(['Name', 'Freeze'])
})

test.concurrent('dialogs of the browser are dismissed and told', async () => {
  const page = await look('alerting')
  expect(page.messages).toEqual(['Welcome', 'Really?'])
  expect(revealed(page)).toEqual(['Card'])
  expect(askedFrom('alerting')).toEqual([])
})

test.concurrent('a page of 75,000 elements is explored', async () => {
  expect(revealed(await look('huge'))).toEqual(['Deep'])
})

test.concurrent('of a page of 50,000 fields so many are told as may be', async () => {
  const page = await look('crowded')
  expect(page.cut).toBe(true)
  expect(page.controls.length).toBeGreaterThan(0)
})

test.concurrent('a page that rewrites the language under its scripts is read as it is', async () => {
  expect(names(await look('clobbered'))).toEqual(['First', 'Second', '', ''])
})

test.concurrent('what cannot be looked at says why', async () => {
  expect(await failure(look('gone'))).toMatchObject({
    code: 'unreachable',
    message: 'The page answered with HTTP 404.',
  })
  expect(await failure(look('frozen', { withinMs: 3_000 }))).toMatchObject({ code: 'timeout' })
  expect(await failure(look('hang', { withinMs: 3_000 }))).toMatchObject({ code: 'timeout' })
  const dying = look('hanging', { during: (page) => void setTimeout(() => void page.close(), 500) })
  expect(await failure(dying)).toMatchObject({ code: 'lost' })
  const terms = { deadlineMs: Date.now() + 20_000 }
  const nobody = inTab(stage, (page) => lookAtPage(page, { url: 'http://127.0.0.1:1/', ...terms }))
  expect(await failure(nobody)).toMatchObject({ code: 'unreachable' })
  const refused = inTab(stage, (page) =>
    lookAtPage(page, {
      url: stage.url,
      checkTarget: () => ({ ok: false, reason: 'Not that one.' }),
      ...terms,
    }),
  )
  expect(await failure(refused)).toMatchObject({ code: 'refused', message: 'Not that one.' })
})
