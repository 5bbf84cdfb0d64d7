import { describe, expect, test } from 'vitest'
import { doing } from '../support.ts'

describe('dragging in everyday words', () => {
  test.each([
    'Grab "Milk", pull it over to the Done column and drop it there',
    'Take "Milk", drag it all the way over into the Done column and let go',
  ])('%s', (action) => {
    expect(doing(action)).toMatchObject({
      actions: [{ action: 'drag', target: { name: 'Milk' }, to: { role: 'region', name: 'Done' } }],
      problems: [],
    })
  })

  test('by its handle, which stands with it', () => {
    expect(
      doing('Take hold of "Milk" by its three-line handle, pull it to the Done column and drop it there'),
    ).toMatchObject({
      actions: [
        { action: 'drag', target: { signs: expect.arrayContaining(['handle']), near: { name: 'Milk' } } },
      ],
      problems: [],
    })
  })

  test('before or after another thing', () => {
    expect(doing('Pull "Milk" down until it sits right below "Salt"').actions).toMatchObject([
      { action: 'drag', target: { name: 'Milk' }, to: { name: 'Salt' }, side: 'after' },
    ])
    expect(doing('Drag "Milk" above "Salt"').actions).toMatchObject([{ side: 'before' }])
  })

  test('a drop that follows a drag is a part of it', () => {
    expect(doing('Drag "Milk" and drop it on "Done"').actions).toEqual([
      { action: 'drag', target: { name: 'Milk' }, to: { name: 'Done' } },
    ])
  })

  test.each(['Drag "Milk"', 'Drag "Milk" somewhere'])('%s is refused', (action) => {
    expect(doing(action).problems).toHaveLength(1)
  })
})
