import { expect, test } from 'vitest'
import { defectStatuses } from '../../../../shared/db/tables/defects.ts'
import {
  type DefectStatus,
  afterFailure,
  afterPass,
  isUnusualMove,
  severityOf,
} from '../../../../workers/features/defects/rules.ts'

const executionId = 'run'
const proposal = { status: 'verified', executionId: 'earlier' } as const
const judged = (status: DefectStatus, given: object = {}) => ({
  status,
  proposal: null,
  judgedAt: 100,
  source: 'run' as const,
  ...given,
})

test('the life cycle is usual, and what skips a stage or comes back another way is not', () => {
  const way: DefectStatus[] = [
    'open',
    'in_progress',
    'fixed',
    'verified',
    'closed',
    'reopened',
    'in_progress',
  ]
  for (const [at, to] of way.slice(1).entries()) expect(isUnusualMove(way[at]!, to)).toBe(false)
  const unusual = defectStatuses.flatMap((from) =>
    defectStatuses.filter((to) => isUnusualMove(from, to)).map((to) => `${from} ${to}`),
  )
  expect(unusual).toContain('open closed')
  expect(unusual).toContain('closed open')
  expect(unusual).not.toContain('open open')
  expect(isUnusualMove('open', 'verified', proposal)).toBe(false)
})

test.each(defectStatuses)(
  'a failure of a defect that is %s reopens what was settled, and takes a proposal back',
  (status) => {
    const reopened = ['fixed', 'verified', 'closed'].includes(status)
    expect(afterFailure(judged(status, { proposal }), 200)).toEqual({
      status: reopened ? 'reopened' : status,
      proposal: null,
      judgedAt: 200,
    })
  },
)

test('what was seen before the last word on a defect changes nothing', () => {
  const before = judged('fixed')
  expect(afterFailure(before, 100)).toBe(before)
  expect(afterPass(before, { executionId, at: 100 })).toBe(before)
})

test.each(defectStatuses)(
  'a pass speaks for a defect of a run that is %s when it is not settled',
  (status) => {
    const before = judged(status)
    const after = afterPass(before, { executionId, at: 200 })
    const concerns = ['open', 'in_progress', 'fixed', 'reopened'].includes(status)
    expect(after.proposal).toEqual(concerns ? { status: 'verified', executionId } : null)
    expect(after.status).toBe(status)
  },
)

test('of what people reported a pass speaks only once they call it fixed', () => {
  expect(afterPass(judged('open', { source: 'manual' }), { executionId, at: 200 }).proposal).toBeNull()
  expect(afterPass(judged('fixed', { source: 'manual' }), { executionId, at: 200 }).proposal).not.toBeNull()
})

test('a failure is as severe as its case is important, an error one less', () => {
  const all = (['critical', 'high', 'medium', 'low'] as const).map((priority) =>
    (['failed', 'error'] as const).map((verdict) => severityOf(priority, verdict)),
  )
  expect(all).toEqual([
    ['critical', 'major'],
    ['major', 'minor'],
    ['minor', 'trivial'],
    ['trivial', 'trivial'],
  ])
})
