import { describe, expect, test } from 'vitest'
import { design, field, numeric, proved, select, submit, tickable, told } from './reading.ts'

const missing = (name: string) => `If the ${name} is empty, "Give a ${name}" is shown.`
const saved = 'When "Save" is pressed, "Saved" is shown.'
const page = [field('Name'), field('Town'), submit('Save')]
const cases = (lines: string[], controls = page) => proved(design(lines, controls)).map(told)

describe('a case on a page', () => {
  test('of a limit expects its message alone, and the text of success not', () => {
    const [refused = ''] = cases([missing('name'), missing('town'), saved]).filter((own) =>
      own.includes('Leave the "Name" field empty'),
    )
    expect(refused).toContain('"Give a name" is visible')
    expect(refused).toContain('"Saved" is not shown')
    expect(refused).not.toContain('Give a town')
  })
  test('of one limit expects no message of another that its entry breaks, too', () => {
    const both = 'If name or town is empty, "Fill all" is shown.'
    const [refused = ''] = cases([missing('name'), both]).filter((own) =>
      own.includes('"Give a name" is visible'),
    )
    expect(refused).not.toContain('Fill all')
  })
  test('of right entries expects what the button answers, with each required field filled', () => {
    const [accepted = ''] = cases([missing('name'), missing('town'), saved]).filter((own) =>
      /=> "Saved" is visible/.test(own),
    )
    expect(accepted).toMatch(/in the "Name" field\n.*in the "Town" field\nClick "Save"/)
  })
  test('calls controls by the names of the page, however the text names them', () => {
    const controls = [field('Your name *'), submit('Save')]
    expect(cases([missing('name')], controls).join('\n')).toContain('Leave the "Your name *" field empty')
  })
  test('chooses an option of the page', () => {
    const line = 'If the size is wide, "Too wide" is shown.'
    const steps = cases([line], [select('Size', ['Small', 'Wide']), submit('Save')]).find((own) =>
      own.includes('"Too wide" is visible'),
    )
    expect(steps).toContain('Select "Wide" from "Size"\nClick "Save"')
  })
  test('ticks a box where its tick is refused', () => {
    const line = 'If "Noise" is ticked, "Hush" is shown.'
    const steps = cases([line], [tickable('Noise'), submit('Save')]).find((own) =>
      own.includes('"Hush" is visible'),
    )
    expect(steps).toContain('Check "Noise"\nClick "Save"')
  })
  test('does first what a button needs before it can be pressed', () => {
    const terms = tickable('Terms')
    const behind = submit('Save', {
      disabled: true,
      revealedBy: [{ action: 'tick', role: 'checkbox', name: 'Terms' }],
    })
    const [refused = ''] = cases([missing('name')], [field('Name'), terms, behind])
    expect(refused).toContain('Check "Terms"\nClick "Save"')
  })
  test('fills an input of one form alone as its type asks for', () => {
    const months = field('Month', { type: 'month', limits: { required: true } })
    const [refused = ''] = cases([missing('name')], [field('Name'), months, submit('Save')])
    expect(refused).toContain('Enter "2030-05" in the "Month" field')
  })
  test('needs no entry more where another one has changed the page', () => {
    const behind = submit('Save', {
      disabled: true,
      revealedBy: [{ action: 'tick', role: 'checkbox', name: 'Terms' }],
      revealedByOthers: true,
    })
    const [refused = ''] = cases(
      [missing('name')],
      [field('Name'), tickable('Terms'), field('Town', { limits: { required: true } }), behind],
    )
    expect(refused).toContain('Town')
    expect(refused).not.toContain('Terms')
  })
  test('leaves alone what is not there with its other entries', () => {
    const behind = (value: string) => ({
      hidden: true as const,
      revealedBy: [{ action: 'choose' as const, role: 'combobox', name: 'Kind', value }],
    })
    const controls = [
      field('Name'),
      select('Kind', ['Private', 'Trade']),
      field('Company', behind('Trade')),
      field('Host', behind('Private')),
      submit('Save'),
    ]
    const all = cases([missing('name'), missing('company'), missing('host')], controls)
    expect(all.length).toBeGreaterThan(2)
    for (const own of all) {
      expect(own).not.toMatch(/Select "Private" from "Kind"[^]*"Company" field/)
      expect(own).not.toMatch(/Select "Trade" from "Kind"[^]*"Host" field/)
    }
  })
  test('presses nothing that no look has found a way to', () => {
    for (const stuck of [{ disabled: true } as const, { hidden: true } as const]) {
      const own = cases([missing('name'), saved], [field('Name'), submit('Save', stuck)])
      expect(own.join('\n')).not.toContain('Click "Save"')
    }
  })
  test('of success is none while nothing is known of a field that the text names', () => {
    const comment = 'The comment stands below.'
    const controls = [field('Name'), field('Comment'), submit('Save')]
    expect(cases([missing('name'), comment, saved], controls).join('\n')).not.toMatch(/"Saved" is visible/)
    const optional = 'The comment is optional.'
    expect(cases([missing('name'), optional, saved], controls).join('\n')).toMatch(/"Saved" is visible/)
  })
  test('enters what the text limits beside what it requires', () => {
    const age = 'The age must be at least 18. Otherwise "Too young" is shown.'
    const steps = cases([missing('name'), age, saved], [field('Name'), numeric('Age'), submit('Save')])
    expect(steps.find((own) => own.includes('Leave the "Name" field empty'))).toContain('in the "Age" field')
    expect(steps.find((own) => own.includes('Enter "17"'))).toMatch(
      /"Too young" is visible and "Saved" is not/,
    )
    expect(steps.find((own) => own.includes('Enter "18"'))).toContain('"Saved" is visible')
  })
  test('is ready to run', () => {
    const { testCases } = design([missing('name'), saved], page)
    expect(
      testCases.filter(({ basis }) => basis === 'proved').map(({ automation }) => automation?.ready),
    ).toEqual([true, true])
  })
})

test('the same text and page give the same cases', () => {
  const both = [0, 1].map(() => JSON.stringify(design([missing('name'), saved], page).testCases))
  expect(both[0]).toBe(both[1])
})
