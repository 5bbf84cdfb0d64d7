import { expect, test } from 'vitest'
import { finderIn, pointsOf } from '../../../../../web/areas/analytics/heatmaps/places.ts'

const click = {
  kind: 'click' as const,
  selector: '#buy',
  offsetX: 0.25,
  offsetY: 0.5,
  x: 0.9,
  y: 0.9,
  count: 3,
}
const page = { width: 1000, height: 2000 }
const box = { left: 100, top: 300, width: 200, height: 40 }

test('a click lies in the box of its element, else at its share of the page', () => {
  expect(pointsOf([click], page, () => box)).toEqual([{ x: 150, y: 320, count: 3 }])
  expect(pointsOf([click], page, () => null)).toEqual([{ x: 900, y: 1800, count: 3 }])
  const untold = { ...click, selector: '', offsetX: null, offsetY: null }
  expect(pointsOf([untold], page, () => box)).toEqual([{ x: 900, y: 1800, count: 3 }])
})

test('an element is looked for once, however many clicks are on it', () => {
  const asked: string[] = []
  const find = (selector: string) => {
    asked.push(selector)
    return null
  }
  pointsOf([click, click, { ...click, selector: '#other' }], page, find)
  expect(asked).toEqual(['#buy', '#other'])
})

test('what is no selector finds nothing', () => {
  const root = {
    matches: () => {
      throw new SyntaxError('no selector')
    },
  } as unknown as Element
  expect(finderIn(root)('>>>')).toBeNull()
})
