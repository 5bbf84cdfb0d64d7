import { createServer } from 'node:http'
import type { Frame, Page } from '@cloudflare/puppeteer'
import { describe, expect, test } from 'vitest'
import { pageResponse } from '../../../workers/features/documents/page/page-response.ts'
import type { Quoted } from '../../../shared/domain/answering/index.ts'
import { listening } from '../../support/site/listening.ts'
import { startStage } from './support.ts'

const asked: string[] = []
const pages = new Map<string, Response>()

const stage = startStage({
  serve: () =>
    listening(
      createServer(async (request, response) => {
        const path = request.url ?? ''
        const page = pages.get(path)
        if (path === '/outer') {
          response.writeHead(200, { 'content-type': 'text/html' })
          return response.end(
            '<!doctype html><link rel="icon" href="data:,"><iframe width="800" height="500"></iframe>',
          )
        }
        if (!page) {
          asked.push(path)
          return response.writeHead(404).end()
        }
        response.writeHead(200, Object.fromEntries(page.headers))
        response.end(await page.clone().text())
      }),
    ),
})

/** Opens a page in a frame of ours, as a viewer does, without anything having been left out of it. */
async function shown(html: string, quoted?: Quoted): Promise<{ page: Page; frame: Frame; said: string[] }> {
  const path = `/${crypto.randomUUID()}`
  pages.set(path, pageResponse(html, quoted))
  const page = await stage.browser.newPage()
  const said: string[] = []
  await page.exposeFunction('heard', (what: string) => said.push(what))
  await page.goto(`${stage.url}/outer`)
  await page.evaluate(() => {
    addEventListener('message', ({ data }) =>
      (window as unknown as { heard(what: string): void }).heard(String(data)),
    )
  })
  await page.$eval('iframe', (frame, src) => void (frame.src = src), path)
  const frame = await page.waitForFrame((one) => one.url().endsWith(path))
  await frame.waitForFunction(() => document.readyState === 'complete')
  return { page, frame, said }
}

const marked = (frame: Frame) =>
  frame.$$eval('mark', (marks) => ({
    text: marks.map((mark) => mark.textContent).join('|'),
    inView: marks.slice(0, 1).every((mark) => {
      const { top, bottom } = mark.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    }),
  }))
const bar = (frame: Frame) =>
  frame.evaluate(() => document.querySelector('html > [role=status]')?.shadowRoot?.textContent ?? null)

const filler = '<p>Nothing of note stands in this line.</p>'.repeat(200)

describe.concurrent('a page of a stranger', () => {
  test('runs nothing and calls nobody, though nothing was left out of it, and the quote is in view', async () => {
    const evil = `/evil-${crypto.randomUUID()}`
    const hostile = `<html onload="parent.postMessage('html','*')"><base href="${evil}/"><link rel="stylesheet" href="${evil}.css">
      <link rel="prefetch" href="${evil}-p"><link rel="dns-prefetch" href="//evil.example">
      <style>@import "${evil}-i.css"; body { background: url(${evil}-b.png) } @font-face { font-family: f; src: url(${evil}.woff) }
        mark { display: none; font-family: f } [role=status] { display: none }</style>
      <script>parent.postMessage('script','*')</script><script src="${evil}.js"></script>
      <body onload="parent.postMessage('body','*')"><img src="${evil}.png" onerror="parent.postMessage('img','*')">
      <svg onload="parent.postMessage('svg','*')"></svg><iframe src="${evil}-frame"></iframe><iframe srcdoc="<script>top.postMessage('srcdoc','*')</script>"></iframe>
      <object data="${evil}-o"></object><video src="${evil}-v" autoplay></video><form id="f" action="${evil}-form"><button id="go">Go</button></form>
      <a id="link" href="javascript:parent.postMessage('link','*')">Link</a>
      ${filler}<p>Goods go back <b>within 30</b> days.</p>${filler}`
    const { page, frame, said } = await shown(hostile, { quote: 'Goods go back within 30 days.' })
    await frame.$eval('#link', (link) => (link as HTMLElement).click())
    await frame.$eval('#go', (button) => (button as HTMLElement).click())
    expect(await frame.$$eval('mark', (marks) => marks.map((mark) => mark.textContent))).toEqual([
      'Goods go back ',
      'within 30',
      ' days.',
    ])
    expect(await frame.evaluate(() => [origin, scrollY > 500])).toEqual(['null', true])
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(said).toEqual([])
    expect(asked.filter((path) => path.startsWith(evil))).toEqual([])
    await page.close()
  })

  test('shows a quote over several elements, in view, and says nothing of layout', async () => {
    const html = `${filler}<ul><li>Send it <i>back</i></li><li>Ask  first</li></ul>${filler}`
    const { page, frame } = await shown(html, { quote: '1. Send it back\n2. Ask first' })
    expect(await marked(frame)).toEqual({ text: 'Send it |back|Ask  first', inView: true })
    expect(await bar(frame)).toBeNull()
    await page.close()
  })

  test('of words that stand there twice, marks those that stand between the same ones', async () => {
    const html = `<p>In spring: closed on Monday.</p>${filler}<p>In autumn: closed on Monday.</p>`
    const { page, frame } = await shown(html, {
      quote: 'closed on Monday',
      before: 'In autumn: ',
      after: '.',
    })
    expect(await marked(frame)).toEqual({ text: 'closed on Monday', inView: true })
    expect(await frame.$eval('mark', (mark) => mark.parentElement?.textContent)).toContain('autumn')
    await page.close()
  })

  test('whose words have changed shows the nearest and says so', async () => {
    const html = `${filler}<p>Customers may send goods back within 14 days of the delivery.</p>`
    const { page, frame } = await shown(html, {
      quote: 'Customers may send goods back within 30 days of the delivery',
    })
    expect(await marked(frame)).toMatchObject({
      text: expect.stringContaining('within 14 days'),
      inView: true,
    })
    expect(await bar(frame)).toMatch(/^Source changed: /)
    await page.close()
  })

  test('whose words are gone, or are hidden, says so and marks nothing', async () => {
    const { page, frame } = await shown('<p hidden>Goods go back within 30 days.</p><p>Else</p>', {
      quote: 'Goods go back within 30 days.',
    })
    expect(await marked(frame)).toMatchObject({ text: '' })
    expect(await bar(frame)).toMatch(/^Not found: /)
    await page.close()
  })

  test('that nests a megabyte of elements is searched like any other', async () => {
    const html = `${'<div>'.repeat(200_000)}Goods go back within 30 days.`
    const { page, frame } = await shown(html, { quote: 'goods go back, within 30 days' })
    expect(await marked(frame)).toEqual({ text: 'Goods go back within 30 days', inView: true })
    expect(await bar(frame)).toBeNull()
    await page.close()
  })
})
