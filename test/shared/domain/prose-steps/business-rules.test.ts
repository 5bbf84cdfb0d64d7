import { describe, expect, test } from 'vitest'
import { doing } from './support.ts'

const control = (name: string, ...also: string[]) => ({
  action: 'click',
  target: { role: 'control', name, ...(also.length > 0 && { also }), whole: true },
})
const inside = (place: string, click: ReturnType<typeof control>, role = 'place') => ({
  ...click,
  target: { ...click.target, within: { role, name: place } },
})
const typed = (value: string, name?: string) => ({
  action: 'fill',
  target: { role: 'typing', ...(name && { name }) },
  value,
})
const enter = { action: 'press', key: 'Enter', target: { role: 'sending' } }

describe('the verb of the business is what a control is called by', () => {
  test.each([
    ['Log out', control('Log out', 'sign out', 'log off', 'sign off')],
    ['Delete all items', control('Delete all items', 'Delete all')],
    ['Proceed to checkout', control('Proceed to checkout', 'checkout', 'Proceed')],
    ['Confirm the deletion', control('Confirm deletion', 'Confirm')],
  ])('%s', (prose, action) => {
    expect(doing(prose)).toEqual({ actions: [action], checks: [], problems: [] })
  })

  test('what is called alike but is another act does not do instead', () => {
    expect(doing('Continue shopping').actions).toEqual([control('Continue shopping')])
    expect(doing('Buy 3 apples').actions).toEqual([control('Buy 3 apples')])
  })

  test('it is a part of the thing that is named', () => {
    expect(doing('Delete "Milk"').actions).toEqual([
      { ...inside('Milk', control('Delete', 'Delete Milk')), otherwise: [control('Delete Milk')] },
    ])
    expect(doing('Remove "Lamp" from the cart').actions).toEqual([
      {
        ...inside('Lamp', control('Remove from cart', 'Remove', 'Remove Lamp')),
        otherwise: [control('Remove Lamp')],
      },
    ])
    expect(doing('Delete the row "Milk"').actions).toMatchObject([
      inside('Milk', control('Delete', 'Delete Milk'), 'row'),
    ])
    expect(doing('Delete the first item').actions).toEqual([
      { ...control('Delete'), target: { ...control('Delete').target, within: { role: 'listitem', nth: 1 } } },
    ])
  })

  test.each([
    'Confirm the message',
    'Save, if the form is open',
    'Leave the form empty',
    'Save quickly',
    'As a manager, send the order',
  ])('%s names no control', (prose) => {
    expect(doing(prose).problems).toHaveLength(1)
  })

  test('behind another action it is one of its own, but in a name without quotes it may be a part of it', () => {
    expect(doing('Enter "a" in "Name", then save').actions[1]).toEqual(control('Save'))
    expect(doing('Click "Edit" and save the draft').actions[1]).toEqual(control('Save draft', 'Save'))
    expect(doing('Click Save and continue').actions).toMatchObject([
      { target: { name: 'Save and continue' } },
    ])
    expect(doing('Verify that the order and comment are shown').actions).toEqual([])
  })
})

describe('a value that is entered and sent', () => {
  test('belongs to a thing of that name, or is entered: the page tells which', () => {
    expect(doing('Add "Milk"').actions).toEqual([
      {
        ...inside('Milk', control('Add', 'Add Milk')),
        otherwise: [typed('Milk'), { ...control('add'), otherwise: [enter] }],
      },
    ])
  })

  test('goes into the field of its noun, else the only one', () => {
    const [{ otherwise } = { otherwise: [] }] = doing('Create a new task called "Call Jo"').actions as {
      otherwise: object[]
    }[]
    expect(otherwise).toEqual([
      { ...typed('Call Jo', 'task'), otherwise: [typed('Call Jo')] },
      { ...control('create task', 'create'), otherwise: [enter] },
    ])
  })

  test('several are entered one after the other, as many as are said', () => {
    expect(doing('Add "Milk", "Bread" and "Tea"').actions).toHaveLength(3)
    expect(doing('Add two items: "Milk" and "Bread"').actions).toHaveLength(2)
    expect(doing('Add three items: "Milk" and "Bread"').problems).toHaveLength(1)
  })

  test.each(['Search "pier"', 'Search for pier'])('%s', (prose) => {
    expect(doing(prose).actions).toEqual([
      {
        action: 'fill',
        target: { role: 'typing', name: 'search', also: ['find'] },
        value: 'pier',
        otherwise: [typed('pier')],
      },
      { ...control('search', 'find'), otherwise: [enter] },
    ])
  })
})
