import { createServer } from 'node:http'
import { listening } from '../../support/site/listening.ts'
import { actionPages } from './guide/action-pages.ts'
import { fieldPages } from './guide/field-pages.ts'
import { type ActionPages, notebook, type Performed, type ResultPages, type Seen } from './guide/page.ts'
import { surroundingPages } from './guide/surrounding-pages.ts'
import { textPages } from './guide/text-pages.ts'
import { thingPages } from './guide/thing-pages.ts'

/** The pages of the examples of each part of a step. An example without one has nobody who has seen it come true. */
export const guidePages: { action: ActionPages; expectedResult: ResultPages } = {
  action: { ...actionPages, ...fieldPages },
  expectedResult: { ...textPages, ...thingPages, ...surroundingPages },
}

/** The same in their order. */
export const pagesOf = (part: keyof typeof guidePages) =>
  Object.entries<Readonly<Record<string, Performed | Seen>>>(guidePages[part]).map(([html, examples]) => ({
    html,
    examples,
  }))

/** Where pages lead to, and what shows that one has been reached. */
const elsewhere: Record<string, string> = {
  '/': '<h1>Front page</h1>',
  '/orders': '<h1>Orders</h1>',
  '/sign-up': '<h1>Sign up</h1>',
  '/help': '<title>Help</title><h1>Help</h1>',
  '/done': '<h1>Done</h1>',
  '/orders/done': '<h1>Done</h1>',
  '/done/more': '<h1>Done</h1>',
  '/welcome': '<h1>Welcome</h1>',
  '/dashboard': '<h1>Dashboard</h1>',
}

/** The text of a page by its address: `/action/3`, or `/expectedResult/3?but=2`, spoilt for the second of its examples. */
function pageAt(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address, 'http://h.test')
  const [, part, at] = pathname.split('/')
  if (part !== 'action' && part !== 'expectedResult') return elsewhere[pathname]
  const page = pagesOf(part)[Number(at)]
  if (!page) return undefined
  const spoilt = searchParams.get('but')
  const spoil = spoilt === null ? undefined : [Object.values(page.examples)[Number(spoilt)]].flat().at(-1)
  return `${page.html}${part === 'action' ? notebook : ''}${spoil ? `<script>${spoil}</script>` : ''}`
}

/** Serves them under these addresses. */
export async function serveGuidePages() {
  const server = createServer(({ url = '', method }, response) => {
    const html = pageAt(url)
    response.writeHead(html === undefined ? 404 : method === 'POST' ? 201 : 200, {
      'content-type': 'text/html; charset=utf-8',
    })
    response.end(
      `<!doctype html><html lang="en"><link rel="icon" href="data:,">${html ?? '<h1>Not here</h1>'}`,
    )
  })
  return await listening(server)
}
