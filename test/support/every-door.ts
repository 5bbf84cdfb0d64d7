import type { Answer } from './from-address.ts'

/** Sends something for a visitor to an address of the product. */
export type Say = (path: string, body: unknown, more?: Record<string, string>) => Promise<Answer>

/** What a page tells of itself with all that it sends. */
const pageOf = (website: string, title: string) => ({
  website,
  url: 'https://shop.example/cart?step=2',
  hostname: 'shop.example',
  title,
  consent: true,
})

const recorded = () => {
  const timestamp = Date.now()
  const body = { type: 2, id: 2, tagName: 'body', attributes: {}, childNodes: [] }
  const node = { type: 0, id: 1, childNodes: [body] }
  return [
    { type: 4, timestamp, data: { href: 'https://shop.example/cart', width: 1280, height: 720 } },
    { type: 2, timestamp, data: { node, initialOffset: { left: 0, top: 0 } } },
    { type: 3, timestamp, data: { source: 2, type: 2, id: 2, x: 9, y: 9 } },
  ]
}

const together = 80
/** How many hits a visit is. */
export const hitsOfVisit = together + 7

/** All that a visitor's page may send, through every door. */
export async function visit(say: Say, website: string, title: string): Promise<void> {
  const view = pageOf(website, title)
  const events = recorded()
  const first = await say('/api/collect?explain=1', { type: 'event', payload: view })
  const { cache = '' } = JSON.parse(first.text) as { cache?: string }
  const token = { 'x-umami-cache': cache }
  await say('/api/analytics/send', { type: 'event', cache, payload: { ...view, name: 'bought' } })
  await say('/api/send', { type: 'event', payload: { ...view, data: { plan: 'team' } } })
  await say('/api/send', { type: 'event', payload: view }, token)
  await say(
    '/api/batch',
    Array.from({ length: together }, () => ({ type: 'event', payload: view })),
  )
  await say('/api/collect', { type: 'performance', payload: { ...view, lcp: 900, ttfb: 90 } })
  await say('/api/collect', { type: 'engagement', payload: { ...view, engaged: 4000, scroll: 80 } })
  await say('/api/collect', { type: 'error', payload: { ...view, name: 'TypeError' } })
  await say('/api/record', { type: 'record', cache, payload: { ...view, events, n: 0 } })
  await say('/api/record', { type: 'record', payload: { ...view, events } }, token)
  await say('/api/record', { type: 'heatmap', payload: { ...view, events } }, token)
}

/** A page says whom it has for a visitor. */
export const identify = (say: Say, website: string, id: string): Promise<Answer> =>
  say('/api/collect', {
    type: 'identify',
    payload: { ...pageOf(website, 'Account'), id, session: { plan: 'team' } },
  })

/** What is refused, and what is dropped. */
export async function provoke(say: Say, website: string): Promise<Answer[]> {
  const view = pageOf(website, 'Refused')
  const hit = { type: 'event', payload: view }
  const bodies: [unknown, Record<string, string>?][] = [
    ['{"type":'],
    ['['.repeat(30_000)],
    ['x'.repeat(1_100_000)],
    [{ type: 'event', payload: { website: crypto.randomUUID() } }],
    [{ type: 'nothing', payload: { website: 'none' } }],
    [hit, { 'content-type': 'image/png' }],
    [hit, { 'x-umami-cache': 'forged' }],
  ]
  const answers: Answer[] = []
  for (const path of ['/api/collect', '/api/send', '/api/batch', '/api/record'])
    for (const [body, more] of bodies) answers.push(await say(path, body, more))
  for (const [body, more] of [
    [hit, { 'user-agent': 'Googlebot/2.1' }],
    [hit, { dnt: '1', 'sec-gpc': '1' }],
    [hit, { 'idempotency-key': 'x'.repeat(300) }],
    [{ type: 'event', payload: { ...view, timestamp: 1 } }],
    [{ type: 'event', payload: { ...view, consent: false } }],
  ] as const)
    answers.push(await say('/api/collect?explain=1', body, more))
  return answers
}
