import { describe, expect, test } from 'vitest'
import { buttonsOf, fieldsOf } from '../../../../shared/domain/page-reading/page-fields.ts'
import type { PageControl } from '../../../../shared/domain/page-inventory/schema.ts'
import { button, field, inventory, radio, select, submit, tickable } from './reading.ts'

const fields = (...controls: PageControl[]) => fieldsOf([inventory(controls)])
const buttons = (...controls: PageControl[]) => buttonsOf([inventory(controls)])
const pressing = (name: string) => [{ action: 'press' as const, role: 'tab', name }]

describe('fields of a page', () => {
  test('radio buttons of a group are one choice with the one that is checked', () => {
    const [pace, ...more] = fields(
      radio('Slow', 'Pace'),
      radio('Fast', 'Pace', { checked: true }),
      radio('Lone', ''),
    )
    expect(more).toEqual([])
    expect(pace).toMatchObject({
      name: 'Pace',
      kind: 'choice',
      role: 'radio',
      initial: { type: 'text', value: 'Fast' },
    })
    expect(pace?.options.map(({ name }) => name)).toEqual(['Slow', 'Fast'])
  })
  test.each(['Please choose', '-- Select a room --', '—', ''])(
    'the first option %j is an invitation and no value',
    (first) => {
      const [room] = fields(select('Room', [first, 'Single', 'Double']))
      expect(room?.options.map(({ name }) => name)).toEqual(['Single', 'Double'])
      expect(room?.initial).toBeUndefined()
    },
  )
  test('an option that is chosen at first is what a select holds', () => {
    expect(fields(select('Room', ['Single', 'Double']))[0]?.initial).toEqual({
      type: 'text',
      value: 'Single',
    })
  })
  test('two fields of one name that stand there at once are none', () => {
    expect(fields(field('Name'), field('name'), field('Code')).map(({ name }) => name)).toEqual(['Code'])
  })
  test('fields of one name in panels of their own are the first of them', () => {
    const names = fields(
      field('Name', { region: 'A' }),
      field('Name', { region: 'B', hidden: true, revealedBy: pressing('B') }),
    )
    expect(names).toMatchObject([{ name: 'Name', region: 'A' }])
  })
  test('a field that nobody can change or that has no name is none', () => {
    expect(fields(field('Total', { limits: { readOnly: true } }), field(''), button('Go'))).toEqual([])
  })
  test.each([
    [field('Name *'), { required: true, optional: false }],
    [field('Name (optional)'), { required: false, optional: true }],
    [field('Name', { limits: { required: true } }), { required: true, optional: false }],
    [tickable('Terms', { checked: true }), { kind: 'boolean', initial: { type: 'boolean', value: true } }],
    [field('Beds', { type: 'number', value: 'many' }), { kind: 'number', initial: undefined }],
    [field('Attic', { hidden: true }), { isOut: true, isThere: false }],
    [field('Attic', { disabled: true }), { isOut: true, isThere: true, isUsable: false }],
    [field('Motto', { hidden: true, revealedBy: pressing('Profile') }), { isOut: false, isThere: true }],
    [
      field('Motto', { hidden: true, revealedBy: [{ action: 'open', role: 'button', name: 'More' }] }),
      { isOut: false, isThere: false },
    ],
  ])('$name is known by its markup', (control, known) => {
    expect(fields(control)[0]).toMatchObject(known)
  })
})

describe('buttons of a page', () => {
  test('of one name twice at once are none, and in panels are one that stands anywhere', () => {
    expect(buttons(button('Save'), button('save'))).toEqual([])
    const [save] = buttons(
      button('Save', { region: 'A' }),
      button('Save', { region: 'B', hidden: true, revealedBy: pressing('B') }),
    )
    expect(save).toMatchObject({ region: '', reveals: [] })
  })
  test('that no look could press are stuck unless an entry frees them', () => {
    const typed = [{ action: 'tick' as const, role: 'checkbox', name: 'Terms' }]
    const [stuck, freed] = buttons(
      submit('Save', { disabled: true }),
      submit('Send', { disabled: true, revealedBy: typed }),
    )
    expect([stuck?.isStuck, freed?.isStuck]).toEqual([true, false])
  })
})
