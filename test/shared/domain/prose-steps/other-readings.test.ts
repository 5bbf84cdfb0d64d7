import { describe, expect, test } from 'vitest'
import { doing } from './support.ts'

const whole = (name: string) => ({ name, whole: true })
const click = (target: object, otherwise?: object[]) => ({
  action: 'click',
  target,
  ...(otherwise ? { otherwise } : {}),
})
const wholeField = (name: string) => ({ role: 'textbox', name, whole: true })

describe('what else the words of a name without quotes may say', () => {
  test.each<[prose: string, actions: object[]]>([
    [
      'Click Power, Water and the Wi-Fi',
      [
        click({ name: 'Power, Water and the Wi-Fi' }, [
          click(whole('Power')),
          click(whole('Water')),
          click(whole('Wi-Fi')),
        ]),
      ],
    ],
    [
      'Enter "Ann" as the name on the card',
      [
        {
          action: 'fill',
          target: { role: 'textbox', name: 'name', within: { role: 'region' } },
          value: 'Ann',
          otherwise: [{ action: 'fill', target: wholeField('name on the card'), value: 'Ann' }],
        },
      ],
    ],
    [
      'Tick Fragile and choose Express shipping',
      [
        { action: 'check', target: { name: 'Fragile' } },
        {
          action: 'check',
          target: { name: 'Express shipping' },
          otherwise: [{ action: 'select', target: whole('shipping'), value: 'Express' }],
        },
      ],
    ],
    ['Click "Power", "Water" and "Wi-Fi"', ['Power', 'Water', 'Wi-Fi'].map((name) => click({ name }))],
  ])('%s', (prose, actions) => {
    expect(doing(prose)).toEqual({ actions, checks: [], problems: [] })
  })

  test('a name that the test data know is one name', () => {
    const { actions } = doing('Enter the number of boxes', 'number of boxes=2')
    expect(actions).toEqual([
      { action: 'fill', target: { role: 'textbox', name: 'number of boxes' }, value: '2' },
    ])
  })

  test('an option in small letters, or with its field behind it, is told by what the page offers', () => {
    expect(doing('Choose express shipping').actions).toMatchObject([
      { action: 'check', target: { name: 'express shipping', whole: true } },
    ])
    expect(doing('Choose Express from shipping').actions).toMatchObject([
      { action: 'select', target: { name: 'shipping' }, value: 'Express' },
    ])
  })

  test('fields that are left empty have to be empty', () => {
    expect(doing('Leave all fields empty and click "Save"')).toEqual({
      actions: [
        {
          action: 'wait_until',
          checks: [{ kind: 'assert_entries', target: { role: 'textbox' }, expected: '' }],
        },
        click({ name: 'Save' }),
      ],
      checks: [],
      problems: [],
    })
  })

  test('a file in brackets goes to the field before them', () => {
    const files = [{ name: 'test.pdf', mediaType: 'application/pdf', sizeBytes: 1_000_000 }]
    expect(doing('Upload a valid CV (PDF, 1 MB)').actions).toEqual([
      { action: 'upload', target: { name: 'CV' }, files },
    ])
    expect(doing('Upload an invalid CV (PDF, 1 MB)').problems).toHaveLength(1)
    expect(doing('Upload a valid CV (signed, 1 MB)').problems).toHaveLength(1)
    expect(doing('Upload a valid CV (PDF, large)').problems).toHaveLength(1)
  })
})
