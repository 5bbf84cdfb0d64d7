import { randomFrom } from './random.mjs'
import { pageSize, places, recordedPage, view } from './recorded-page.mjs'
import { host } from './shop.mjs'

// What rrweb writes: https://github.com/rrweb-io/rrweb/blob/master/packages/types/src/index.ts
const types = { snapshot: 2, change: 3, meta: 4, custom: 5 }
const sources = { mutation: 0, move: 1, interaction: 2, scroll: 3 }
const click = 2
const path = '/books'
/** The first of the three books is the one that most want. */
const wanted = [
  [0, 6],
  [1, 4],
  [2, 2],
]

/** How often a visitor tries what does nothing. */
const patience = [
  [0, 13],
  [1, 4],
  [4, 3],
]

/**
 * What the recorder saw of one visit to the page of all books, as events of rrweb and of our own recorder: the page, a way of the pointer to a book, clicks, and often a look further down. Over by `now`
 * (milliseconds since the epoch).
 */
export function recordedVisit({ seed, now }) {
  const random = randomFrom(seed)
  const { node, ids } = recordedPage()
  const which = random.pick(wanted)
  const [title, button] = [places.headings[which], places.buttons[which]]
  // Before all that follows.
  const start = now - 60_000 - random.between(0, 60_000)
  const visit = { random, events: [], at: start, scrolled: 0 }
  add(visit, 0, types.meta, { href: `https://${host}${path}`, ...view })
  add(visit, 20, types.snapshot, { node, initialOffset: { left: 0, top: 0 } })
  tellDepth(visit, 1000)
  moveTo(visit, button, ids.page)
  // A heading looks as if it led somewhere, and does not.
  const tries = random.pick(patience)
  const spot = spotIn(title, random)
  for (let left = tries; left > 0; left--) clickOn(visit, 180, { ...spot, id: ids.headings[which] })
  clickOn(visit, random.between(400, 1500), { ...spotIn(button, random), id: ids.buttons[which] })
  const texts = [{ id: ids.cartText, value: 'Cart (1)' }]
  change(visit, 120, { source: sources.mutation, texts, attributes: [], removes: [], adds: [] })
  if (random.isTrue(0.6)) scroll(visit, node.id)
  else if (random.isTrue(0.5))
    clickOn(visit, random.between(900, 4000), { ...spotIn(places.cart, random), id: ids.cart })
  const positions = [{ x: 640, y: 400, id: ids.page, timeOffset: 0 }]
  change(visit, random.between(1500, 20_000), { source: sources.move, positions })
  return visit.events
}

const add = (visit, afterMs, type, data) =>
  visit.events.push({ type, timestamp: (visit.at += afterMs), data })
const change = (visit, afterMs, data) => add(visit, afterMs, types.change, data)

function moveTo(visit, place, id) {
  const { random } = visit
  const from = { x: random.between(200, 1000), y: random.between(80, 600) }
  const steps = 12
  const positions = Array.from({ length: steps }, (_, step) => ({
    x: Math.round(from.x + ((place.left + place.width / 2 - from.x) * (step + 1)) / steps),
    y: Math.round(from.y + ((place.top + place.height / 2 - from.y) * (step + 1)) / steps),
    id,
    timeOffset: (step - steps) * 40,
  }))
  change(visit, random.between(1500, 6000), { source: sources.move, positions })
}

/** Somewhere in a place: where in shares of it, and in pixels of the page. */
function spotIn({ selector, left, top, width, height }, random) {
  const [offsetX, offsetY] = [random.between(15, 85) / 100, random.between(20, 80) / 100]
  const [x, y] = [Math.round(left + offsetX * width), Math.round(top + offsetY * height)]
  return { selector, offsetX, offsetY, x, y }
}

/** A click, and its place on the page as our recorder tells it behind it. */
function clickOn(visit, afterMs, { id, ...spot }) {
  const inWindow = { x: spot.x, y: spot.y - visit.scrolled }
  change(visit, afterMs, { source: sources.interaction, type: click, id, ...inWindow })
  add(visit, 1, types.custom, { tag: 'click', payload: { path, ...pageSize, ...spot } })
}

function scroll(visit, id) {
  visit.scrolled = visit.random.between(200, pageSize.height - view.height)
  change(visit, visit.random.between(1500, 9000), { source: sources.scroll, id, x: 0, y: visit.scrolled })
  tellDepth(visit, 1000)
}

function tellDepth(visit, afterMs) {
  const seen = Math.round((1000 * (visit.scrolled + view.height)) / pageSize.height) / 1000
  add(visit, afterMs, types.custom, { tag: 'depth', payload: { path, ...pageSize, seen } })
}
