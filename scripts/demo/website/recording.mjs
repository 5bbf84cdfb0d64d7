import { randomFrom } from './random.mjs'
import { host } from './shop.mjs'

// What rrweb writes: https://github.com/rrweb-io/rrweb/blob/master/packages/types/src/index.ts
const types = { snapshot: 2, change: 3, meta: 4 }
const sources = { mutation: 0, move: 1, interaction: 2, scroll: 3 }
const click = 2
const view = { width: 1280, height: 720 }

const style = `body{margin:0;font:17px/1.5 Georgia,serif;color:#20303f;background:#fbf8f2}
header{display:flex;justify-content:space-between;padding:24px 80px;background:#20303f;color:#fff}
main{display:grid;grid-template-columns:1fr 1fr 1fr;gap:32px;padding:48px 80px}
article{background:#fff;border:1px solid #ddd3c2;border-radius:6px;padding:24px}
article h2{margin:0 0 8px}article p{margin:0 0 16px}
button{font:inherit;padding:8px 20px;border:0;border-radius:4px;background:#b4532a;color:#fff}
footer{height:900px;padding:48px 80px}`

const books = [
  ['Winter Gardens', 'Glass houses and the people who keep them warm.', '39.00 €'],
  ['The Lighthouse Keeper', 'A year on a rock, told in letters.', '24.90 €'],
  ['A Short History of Maps', 'How the world came to be drawn.', '58.00 €'],
]
/** Where the buttons of the books are, in pixels of the page. */
const buttons = [180, 555, 930].map((x) => ({ x, y: 330 }))

/** The page of all books as a tree of rrweb's nodes, with the ids of its buttons, of itself and of the text that changes. */
function page() {
  let id = 0
  const text = (textContent, isStyle = false) => ({
    type: 3,
    id: ++id,
    textContent,
    ...(isStyle && { isStyle }),
  })
  const element = (tagName, ...childNodes) => ({ type: 2, id: ++id, tagName, attributes: {}, childNodes })
  const ids = []
  const article = ([title, words, price]) => {
    const button = element('button', text('Add to cart'))
    ids.push(button.id)
    return element(
      'article',
      element('h2', text(title)),
      element('p', text(words)),
      element('p', text(price)),
      button,
    )
  }
  const cart = text('Cart')
  const body = element(
    'body',
    element('header', element('b', text('Bookshop')), element('span', cart)),
    element('main', ...books.map(article)),
    element('footer', text('Free shipping for members from 50 euros.')),
  )
  const head = element('head', element('style', text(style, true)))
  const html = element('html', head, body)
  const node = {
    type: 0,
    id: ++id,
    childNodes: [{ type: 1, id: ++id, name: 'html', publicId: '', systemId: '' }, html],
  }
  return { node, ids, pageId: html.id, cartId: cart.id }
}

/**
 * What a recorder saw of one visit to the page of all books, as events of rrweb: the page, a way of the pointer to a book, a click or two, and sometimes a look further down. Over
 * by `now` (milliseconds since the epoch).
 */
export function recordedVisit({ seed, now }) {
  const random = randomFrom(seed)
  const { node, ids, pageId, cartId } = page()
  const which = random.pick([
    [0, 6],
    [1, 4],
    [2, 2],
  ])
  const target = buttons[which]
  // Before all that follows.
  let at = now - 60_000 - random.between(0, 60_000)
  const events = [
    { type: types.meta, timestamp: at, data: { href: `https://${host}/books`, ...view } },
    { type: types.snapshot, timestamp: at + 20, data: { node, initialOffset: { left: 0, top: 0 } } },
  ]
  const change = (afterMs, data) => events.push({ type: types.change, timestamp: (at += afterMs), data })
  const start = { x: random.between(200, 1000), y: random.between(80, 600) }
  const steps = 12
  const positions = Array.from({ length: steps }, (_, step) => ({
    x: Math.round(start.x + ((target.x - start.x) * (step + 1)) / steps),
    y: Math.round(start.y + ((target.y - start.y) * (step + 1)) / steps),
    id: pageId,
    timeOffset: (step - steps) * 40,
  }))
  change(random.between(1500, 6000), { source: sources.move, positions })
  const spot = { x: target.x + random.between(-30, 30), y: target.y + random.between(-8, 8) }
  change(random.between(400, 1500), { source: sources.interaction, type: click, id: ids[which], ...spot })
  if (random.isTrue(0.9)) {
    const texts = [{ id: cartId, value: 'Cart (1)' }]
    change(120, { source: sources.mutation, texts, attributes: [], removes: [], adds: [] })
  }
  if (random.isTrue(0.5))
    change(random.between(1500, 9000), {
      source: sources.scroll,
      id: node.id,
      x: 0,
      y: random.between(200, 700),
    })
  if (random.isTrue(0.3))
    change(random.between(900, 4000), {
      source: sources.interaction,
      type: click,
      id: pageId,
      x: 1160,
      y: 40,
    })
  change(random.between(1500, 20_000), {
    source: sources.move,
    positions: [{ x: 640, y: 400, id: pageId, timeOffset: 0 }],
  })
  return events
}
