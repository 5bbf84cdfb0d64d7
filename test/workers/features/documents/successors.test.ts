import { expect, test } from 'vitest'
import { successorsOf } from '../../../../workers/features/documents/successors.ts'

const file = (fileId: string, fileName: string, { parentFileId = '', createdAt = 1 } = {}) => ({
  fileId,
  fileName,
  parentFileId,
  createdAt,
})

test('a mail takes the place of its earlier versions, the newest first', () => {
  const replaced = [file('old', 'a.eml', { createdAt: 1 }), file('older', 'a.eml', { createdAt: 0 })]
  expect(successorsOf(replaced.toReversed(), [file('new', 'a.eml', { createdAt: 2 })])).toEqual([
    { from: 'old', to: 'new' },
    { from: 'older', to: 'new' },
  ])
})

test('what came with it takes the place of what came with them under the same name, however deep', () => {
  const mail = (id: string) => [
    file(id, 'a.eml'),
    file(`${id}-plan`, 'plan.pdf', { parentFileId: id }),
    file(`${id}-inner`, 'inner.eml', { parentFileId: id }),
    file(`${id}-inner-plan`, 'plan.pdf', { parentFileId: `${id}-inner` }),
  ]
  const replaced = [...mail('old'), file('old-gone', 'gone.txt', { parentFileId: 'old' })]
  expect(successorsOf(replaced, mail('new'))).toEqual([
    { from: 'old', to: 'new' },
    { from: 'old-plan', to: 'new-plan' },
    { from: 'old-inner', to: 'new-inner' },
    { from: 'old-inner-plan', to: 'new-inner-plan' },
  ])
})
