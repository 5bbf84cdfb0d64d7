import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Counted,
  addHeats,
  finish,
  nothingCounted,
} from '../../../../../shared/domain/analytics/heatmap/count.ts'
import type { Heat, HeatClick } from '../../../../../shared/domain/analytics/heatmap/heat.ts'
import { forAll } from '../../../../support/for-all.ts'

const click = (place: Partial<HeatClick> = {}): HeatClick => ({
  kind: 'click',
  selector: '#buy',
  offsetX: 0.5,
  offsetY: 0.5,
  x: 0.5,
  y: 0.1,
  ...place,
})
const heat = (told: Partial<Heat> = {}): Heat => ({
  clicks: [click()],
  unplaced: 0,
  seen: 0.5,
  page: { width: 1280, height: 2000 },
  picture: null,
  ...told,
})
const of = (session: string, told?: Partial<Heat>, replay = `r-${session}`) => ({
  replay,
  session,
  heat: heat(told),
})
/** As a job does that keeps what was counted in between. */
const kept = (counted: Counted): Counted => JSON.parse(JSON.stringify(counted)) as Counted

test('of nothing there is nothing', () => {
  const empty = { clicks: [], scroll: [], page: null, picture: null, clicksWithoutPlace: 0, clicksLeftOut: 0 }
  expect(finish(nothingCounted)).toEqual({ ...empty, recordings: 0, visitors: 0 })
})

test('one element is one spot wherever a layout puts it, and places tell the layouts apart', () => {
  const wide = of('a', { clicks: [click({ x: 0.8, y: 0.1 })] })
  const narrow = of('b', { clicks: [click({ x: 0.5, y: 0.7 })], page: { width: 360, height: 5000 } })
  const { clicks } = finish(addHeats(nothingCounted, [wide, narrow, of('c', wide.heat)]))
  expect(clicks).toMatchObject([
    { selector: '#buy', offsetX: 0.5, x: 0.8, y: 0.1, count: 2 },
    { selector: '#buy', offsetX: 0.5, x: 0.5, y: 0.7, count: 1 },
  ])
})

test('a visitor counts once, with the most of the page that they ever saw', () => {
  const again = of('a', { seen: 0.998 }, 'another')
  const heats = [of('a', { seen: 0.2 }), again, of('b', { seen: null }), of('c')]
  const { scroll, visitors } = finish(addHeats(nothingCounted, heats))
  expect(visitors).toBe(3)
  const at = (percent: number) => scroll.find((each) => each.percent === percent)?.visitors
  expect([at(5), at(50), at(55), at(100)]).toEqual([2, 2, 1, 1])
  expect(scroll.map(({ percent }) => percent)).toEqual(Array.from({ length: 20 }, (_, n) => 5 * (n + 1)))
})

test('the page is as large as most recordings say, and its picture the newest', () => {
  const picture = { at: 7, width: 1280, height: 720 }
  const wide = of('a', { page: { width: 1440, height: 900 } })
  const later = of('c', { picture: { ...picture, at: 3 } })
  const heatmap = finish(addHeats(nothingCounted, [wide, of('b', { picture }), later]))
  expect(heatmap.page).toEqual({ width: 1280, height: 2000 })
  expect(heatmap.picture).toEqual({ ...picture, replay: 'r-b' })
})

const share = fc.double({ min: 0, max: 1, noNaN: true })
const someClick = fc.record<HeatClick>({
  kind: fc.constantFrom('click', 'rage', 'dead'),
  selector: fc.string({ maxLength: 5 }),
  offsetX: fc.option(share),
  offsetY: fc.option(share),
  x: share,
  y: share,
})
const someHeat = fc
  .tuple(fc.constantFrom('a', 'b', 'c'), fc.array(someClick, { maxLength: 5 }), fc.option(share))
  .map(([session, clicks, seen]) => of(session, { clicks, seen }))

test('counting in parts comes to the same, and no click is lost or moved further than a step', () => {
  forAll([fc.array(someHeat, { maxLength: 12 }), fc.nat(12)], (some, cut) => {
    const heats = some.map((each, place) => ({ ...each, replay: `r-${place}` }))
    const whole = finish(addHeats(nothingCounted, heats))
    const first = kept(addHeats(nothingCounted, heats.slice(0, cut)))
    expect(finish(addHeats(first, heats.slice(cut)))).toEqual(whole)
    const allClicks = heats.flatMap(({ heat: { clicks } }) => clicks)
    expect(whole.clicks.reduce((sum, { count }) => sum + count, 0)).toBe(allClicks.length)
    for (const { kind, selector, x, y, offsetX } of allClicks)
      expect(
        whole.clicks.some(
          (one) =>
            one.kind === kind &&
            one.selector === selector &&
            Math.abs(one.x - x) <= 0.0026 &&
            Math.abs(one.y - y) <= 0.0006 &&
            Math.abs((one.offsetX ?? -9) - (offsetX ?? -9)) <= 0.026,
        ),
      ).toBe(true)
    for (const [place, { visitors }] of whole.scroll.entries())
      expect(visitors).toBeLessThanOrEqual(whole.scroll[place - 1]?.visitors ?? Infinity)
  })
})

test('a recording that is told again, with what came of it meanwhile, counts once', () => {
  const [first, second] = [of('a'), of('b')]
  const again = of('a', { clicks: [click(), click({ x: 0.9 })], seen: 1 })
  const whole = finish(addHeats(nothingCounted, [first, second]))
  expect(finish(addHeats(nothingCounted, [first, second, again]))).toEqual(whole)
  const counted = kept(addHeats(nothingCounted, [first]))
  expect(finish(addHeats(counted, [second, again]))).toEqual(whole)
})

test('what an earlier version has counted is gone on with', () => {
  const { replays: _, ...earlier } = addHeats(nothingCounted, [of('a')])
  expect(finish(addHeats(earlier, [of('b')]))).toMatchObject({ recordings: 2, visitors: 2 })
})

test('more places than fit are left out and counted, the most clicked stay', () => {
  const clicks = Array.from({ length: 30_000 }, (_, n) => click({ selector: `#n${n}` }))
  const many = addHeats(nothingCounted, [of('a', { clicks: [...clicks, click({ selector: '#n29999' })] })])
  expect(many.cells.length).toBeLessThanOrEqual(20_000)
  const told = finish(addHeats(many, [of('b', { clicks: clicks.slice(0, 10) })]))
  expect(told.clicks).toHaveLength(5000)
  expect(told.clicks[0]?.count).toBe(2)
  const counted = told.clicks.reduce((sum, { count }) => sum + count, 0)
  expect(counted + told.clicksLeftOut).toBe(30_011)
})
