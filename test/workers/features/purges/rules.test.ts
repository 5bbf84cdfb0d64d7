import { expect, test } from 'vitest'
import { removedSummary } from '../../../../workers/features/purges/rules.ts'

const parts = [
  { name: 'agentRuns', words: ['agent run', 'agent runs'] },
  { name: 'files', words: ['file', 'files'] },
] as const

test('the end of a purge says in words what went, one thing or several', () => {
  expect(removedSummary('project', parts, { agentRuns: 3, files: 1 })).toBe(
    'Removed the deleted project and what it held: 3 agent runs, 1 file',
  )
  expect(removedSummary('knowledge_base', parts, { files: 2 })).toBe(
    'Removed the deleted knowledge base and what it held: 2 files',
  )
})

test('what held nothing is said to have held nothing', () => {
  expect(removedSummary('project', parts, {})).toBe('Removed the deleted project, which held nothing')
})
