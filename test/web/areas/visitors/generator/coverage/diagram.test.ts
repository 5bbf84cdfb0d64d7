import { expect, test } from 'vitest'
import { diagramOf } from '../../../../../../web/areas/visitors/generator/coverage/diagram.ts'
import type { Box } from '../../../../../../web/areas/visitors/generator/coverage/shapes.ts'

const way = (from: string, to: string, event = 'go', testCaseIds = ['TC-001']) => ({
  from,
  event,
  guard: null,
  to,
  testCaseIds,
})
const machineOf = (
  states: string[],
  transitions: ReturnType<typeof way>[],
  initial: string | null = null,
) => ({
  name: 'Ticket',
  requirementRef: null,
  states,
  initial,
  transitions,
})
const rowsOf = (boxes: readonly Box[]) =>
  [...Map.groupBy(boxes, ({ row }) => row).values()].map((row) => row.map(({ state }) => state))
const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

test('what nothing leads to begins anew below, and a circle without a beginning is drawn, too', () => {
  expect(rowsOf(diagramOf(machineOf(['A', 'B', 'C'], [way('A', 'B')])).boxes)).toEqual([['A'], ['B'], ['C']])
  const circle = diagramOf(machineOf(['A', 'B'], [way('A', 'B'), way('B', 'A')]))
  expect(rowsOf(circle.boxes)).toEqual([['A'], ['B']])
  expect(circle.start).toBeNull()
})

test('no box lies on another, and everything lies within the drawing', () => {
  const states = Array.from({ length: 23 }, (_, index) => `State ${index} ${'long '.repeat(index % 5)}`)
  const ways = states.flatMap((from, index) =>
    [1, 3, 7, 0].map((step) =>
      way(from, states[(index * step + step) % states.length] ?? '', `event ${index}`),
    ),
  )
  const { boxes, arrows, left, width, height } = diagramOf(machineOf(states, ways, states[0]))
  expect(boxes).toHaveLength(states.length)
  for (const [index, a] of boxes.entries())
    for (const b of boxes.slice(index + 1)) expect(meet(a, b)).toBe(false)
  for (const { x, y, width: own, height: tall } of boxes) {
    expect(x).toBeGreaterThanOrEqual(left)
    expect(x + own).toBeLessThanOrEqual(left + width)
    expect(y + tall).toBeLessThanOrEqual(height)
  }
  for (const { path, bounds } of arrows) {
    expect(path).not.toMatch(/NaN|Infinity/)
    expect(bounds.left).toBeGreaterThanOrEqual(left)
    expect(bounds.right).toBeLessThanOrEqual(left + width)
    expect(bounds.bottom).toBeLessThanOrEqual(height)
  }
})

test('what leads from one state to one other is a single arrow, dashed where one of its ways has no case', () => {
  const ways = [
    way('A', 'B', 'save'),
    way('A', 'B', 'send', []),
    way('A', 'B', 'print'),
    way('B', 'B', 'look'),
  ]
  const { arrows } = diagramOf(machineOf(['A', 'B'], ways, 'A'))
  expect(arrows.map(({ label, isTested }) => [label.lines, isTested])).toEqual([
    [['save', '+ 2'], false],
    [['look'], true],
  ])
})

test('a name of ten thousand letters, or one in another script, is cut by its letters', () => {
  const family = '👨‍👩‍👧'
  const { boxes } = diagramOf(machineOf(['x'.repeat(10_000), family.repeat(30), 'Entwurf'], []))
  expect(boxes.map(({ label }) => label)).toEqual([`${'x'.repeat(19)}…`, `${family.repeat(19)}…`, 'Entwurf'])
})
