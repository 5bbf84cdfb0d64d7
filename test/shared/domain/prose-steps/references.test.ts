import { describe, expect, test } from 'vitest'
import { compileCase } from '../../../../shared/domain/prose-steps/compile-case.ts'
import { doing } from './support.ts'

const name = { role: 'textbox', name: 'Name' }

describe('what a step refers back to', () => {
  test.each<[string, object]>([
    ['Tick "News", then untick the same box', { action: 'uncheck', target: { name: 'News' } }],
    ['Click "A" and do the same with "B"', { action: 'click', target: { name: 'B' } }],
  ])('%s', (prose, second) => {
    expect(doing(prose)).toMatchObject({ actions: [{}, second], problems: [] })
  })

  test('what was entered and sent is a thing of that name from then on', () => {
    expect(doing('Add "Milk" and click it').actions.at(-1)).toEqual({
      action: 'click',
      target: { name: 'Milk' },
    })
  })

  test('it may be what the step before was about', () => {
    const steps = ['Open "/a"', 'Enter "a" in the "Name" field', 'Replace it with "b"'].map((action, at) => ({
      stepNumber: at + 1,
      action,
      expectedResult: '',
    }))
    const { steps: compiled } = compileCase({ steps }, 'https://x.test/')
    expect(compiled[2]?.compiled.actions).toEqual([{ action: 'fill', target: name, value: 'b' }])
  })

  test.each(['Do the same with "B"', 'Enter "a" in "Name" and do the same with "B"'])(
    '%s refers to nothing that is sure',
    (prose) => {
      expect(doing(prose).problems).toHaveLength(1)
    },
  )
})
