import { describe, expect, test } from 'vitest'
import type { PerformedAction } from '../../../../../shared/domain/prose-steps/types.ts'
import { withKnownWords } from '../../../../../workers/features/hosted-runs/steps/known-words.ts'

const fill = (value: string, name?: string): PerformedAction => ({
  action: 'fill',
  target: name === undefined ? { role: 'typing' } : { name },
  value,
})
const enter: PerformedAction = { action: 'press', key: 'Enter' }
const knows = (word: string, ...performed: PerformedAction[]): boolean =>
  withKnownWords(
    { actionsSoFar: [], performed },
    { kind: 'assert_collection', collection: { extent: 'only', members: [word] } },
  ).collection?.surely === true

describe('words without quotes that are surely those of the page', () => {
  test.each<[how: string, actions: PerformedAction[]]>([
    ['typed and sent by a key', [fill('Soap'), enter]],
    ['typed and sent by a button', [fill('Soap', 'Item'), { action: 'click', target: { name: 'Add' } }]],
    ['typed beside another field and sent', [fill('Soap', 'Item'), fill('3', 'Amount'), enter]],
    ['sent, and overwritten later', [fill('Soap'), enter, fill('Bread'), enter]],
    [
      'typed into the first of two fields',
      [
        { action: 'fill', target: { role: 'textbox', nth: 1 }, value: 'Soap' },
        { action: 'fill', target: { role: 'textbox', nth: 2 }, value: '3' },
        enter,
      ],
    ],
    ['chosen', [{ action: 'select', target: { name: 'Item' }, value: 'soap' }]],
    ['acted on', [{ action: 'click', target: { name: 'Soap' } }]],
  ])('%s', (_how, actions) => {
    expect(knows('Soap', ...actions)).toBe(true)
  })

  test.each<[how: string, actions: PerformedAction[]]>([
    ['typed and not sent', [fill('Soap')]],
    ['overwritten before anything was sent', [fill('Soap'), fill('   '), enter]],
    [
      'emptied before anything was sent',
      [fill('Soap', 'Item'), { action: 'clear', target: { name: 'item' } }, enter],
    ],
    ['added to before it was sent', [fill('Soap'), { action: 'type', value: 'y' }, enter]],
    ['given up', [fill('Soap'), { action: 'press', key: 'Escape' }, enter]],
    ['typed on a page that was left', [fill('Soap'), { action: 'reload' }, enter]],
    ['never used', [fill('Bread'), enter]],
  ])('but not those %s', (_how, actions) => {
    expect(knows('Soap', ...actions)).toBe(false)
  })
})
