import { describe, expect, test } from 'vitest'
import { doing } from '../support.ts'

describe('what is chosen is told by what offers it', () => {
  test.each([
    ['Opt for the Express option', 'Express'],
    ['Change your mind and take a Double instead', 'Double'],
    ['Filter Mugs', 'Mugs'],
  ])('%s', (action, value) => {
    const { actions, problems } = doing(action)
    expect(problems).toEqual([])
    expect(actions).toHaveLength(1)
    expect(JSON.stringify(actions)).toContain(
      JSON.stringify({ action: 'select', target: { role: 'offering', name: value }, value }).slice(0, -1),
    )
  })

  test('with its field it is chosen there', () => {
    expect(doing('Pick Best Western from the hotels').actions).toMatchObject([
      { action: 'select', target: { name: 'hotels' }, value: 'Best Western' },
    ])
  })

  test('sorting is a choice, or a click on the column', () => {
    expect(doing('Sort by price').actions).toMatchObject([
      { action: 'click', target: { name: 'Sort by price', also: ['by price'] } },
    ])
  })

  test.each(['Select an option', 'Pick any of them'])('%s is refused', (action) => {
    expect(doing(action).problems).toHaveLength(1)
  })
})
