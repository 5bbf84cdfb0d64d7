import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createDefect } from '../../../../workers/features/defects/create-defect.ts'
import { deleteDefect } from '../../../../workers/features/defects/delete-defect.ts'
import { updateDefect } from '../../../../workers/features/defects/update-defect.ts'
import { knownDefects } from '../../../../workers/features/manuals/finished.ts'
import { roomWarning } from '../../../../workers/features/manuals/numbered.ts'
import { resultsAtEnd } from '../../../../workers/features/manuals/results-at-end.ts'
import { generateReleaseNotes } from '../../../../workers/features/manuals/generate-release-notes.ts'
import { updateSprint } from '../../../../workers/features/sprints/update-sprint.ts'
import { deleteStory } from '../../../../workers/features/stories/delete-story.ts'
import { updateStory } from '../../../../workers/features/stories/update-story.ts'
import { ask, refusedAs } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { nextMoment } from '../../../support/next-moment.ts'
import { newOwner } from '../../../support/people.ts'
import { newPlan } from '../stories/support.ts'
import { manyRecords } from './support.ts'

const owner = await newOwner()
const today = new Date().toISOString().slice(0, 10)
const shifted = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

interface Told {
  sections: { id: string; content: string }[]
}
const sectionOf = ({ sections }: Told, id: string) => sections.find((one) => one.id === id)?.content

test('a sprint is told as it stood when it was completed', async () => {
  const plan = await newPlan(owner)
  const sprint = await plan.sprint({ name: 'Sprint 4', status: 'active' } as never)
  const { sprintId } = sprint
  const done = await plan.story({ title: 'Pay by card', status: 'done', sprintId })
  const open = await plan.story({ title: 'Pay by invoice', status: 'testing', sprintId })
  await plan.story({ title: 'Of no sprint', status: 'done' })
  const given = { projectId: plan.projectId, sprintId }
  const before = await ask(generateReleaseNotes, given, owner)
  expect(before.warnings).toEqual(['The sprint is not completed: the notes tell what is done so far.'])
  await ask(updateSprint, { sprintId, status: 'completed' }, owner)
  await nextMoment()
  await ask(updateStory, { storyId: open.storyId, status: 'done' }, owner)
  await ask(updateStory, { storyId: done.storyId, sprintId: null }, owner)
  const notes = await ask(generateReleaseNotes, given, owner)
  expect(notes.title).toBe('Release notes: Sprint 4')
  expect(sectionOf(notes, 'new-features')).toBe('- Pay by card (#1) [1]\n')
  expect(notes.warnings).toEqual([])
})

test('days tell what was done at their end and not before, what was repaired, and what is open', async () => {
  const plan = await newPlan(owner)
  const { projectId, organizationId } = plan
  const defect = async (title: string, ...statuses: ('fixed' | 'verified' | 'closed' | 'deferred')[]) => {
    const made = await ask(createDefect, { projectId, organizationId, title }, owner)
    for (const status of statuses) await ask(updateDefect, { defectId: made.defectId, status }, owner)
  }
  await plan.story({ title: 'Pay by card', status: 'done' })
  await plan.story({ title: 'Pay later', status: 'ready' })
  await defect('No receipt', 'fixed', 'verified')
  await defect('Wrong sum', 'fixed')
  await defect('No bug at all', 'closed')
  await defect('Slow list')
  const notes = await ask(
    generateReleaseNotes,
    { projectId, from: today, title: 'March', format: 'markdown' },
    owner,
  )
  expect(notes.title).toBe('March')
  expect(sectionOf(notes, 'new-features')).toBe('- Pay by card (#1) [1]\n')
  expect(sectionOf(notes, 'fixed-defects')).toBe(
    '- No receipt (#1, minor) [2]\n- Wrong sum (#2, minor, fixed, not yet verified) [3]\n',
  )
  expect(sectionOf(notes, 'known-issues')).toBe('- Slow list (#4, minor) [4]\n')
  expect(notes.warnings).toEqual(['Closed without ever being fixed or verified, so not told as fixed: #3.'])
  const earlier = await ask(generateReleaseNotes, { projectId, from: shifted(-9), to: shifted(-2) }, owner)
  expect(earlier.sections.every(({ sources }) => sources.length === 0)).toBe(true)
  const later = await ask(generateReleaseNotes, { projectId, from: shifted(2), to: shifted(3) }, owner)
  expect(sectionOf(later, 'new-features')).toBe('*No new feature was finished.*\n')
})

test.each([
  ['neither a sprint nor days', {}, 'sprintId'],
  ['both', { sprintId: crypto.randomUUID(), from: '2026-03-01' }, 'sprintId'],
  ['an end before the start', { from: '2026-03-02', to: '2026-03-01' }, 'to'],
  ['a start that is still to come', { from: shifted(2) }, 'from'],
  ['no day', { from: 'yesterday' }, 'from'],
])('%s is refused with its path', async (_, input, path) => {
  const { projectId } = await newPlan(owner)
  expect(await refusedAs(generateReleaseNotes, { projectId, ...input } as never, owner)).toBe(
    `400 validation_failed ${path}`,
  )
})

test('a sprint of another project is unknown', async () => {
  const { projectId } = await newPlan(owner)
  const { sprintId } = await (await newPlan(owner)).sprint()
  expect(await refusedAs(generateReleaseNotes, { projectId, sprintId }, owner)).toBe(
    '404 sprints.not_found sprintId',
  )
})

test('a sprint that was made as completed is told as it stood then, whatever changes of it later', async () => {
  const plan = await newPlan(owner)
  const early = await plan.story({ title: 'Pay by card', status: 'done' })
  const open = await plan.story({ title: 'Pay by invoice', status: 'testing' })
  const storyIds = [early.storyId, open.storyId]
  const { sprintId } = await plan.sprint({ status: 'completed', storyIds } as never)
  await nextMoment()
  await ask(updateStory, { storyId: open.storyId, status: 'done' }, owner)
  await nextMoment()
  await ask(updateSprint, { sprintId, goal: 'Money comes in' }, owner)
  const told = async () =>
    sectionOf(await ask(generateReleaseNotes, { projectId: plan.projectId, sprintId }, owner), 'new-features')
  expect(await told()).toBe('- Pay by card (#1) [1]\n')
  // As one that was made before histories told of it.
  await env.DB.prepare("delete from changes where resource_id = ? and field = 'status'").bind(sprintId).run()
  await env.DB.prepare('update sprints set created_at = created_at + 2 where sprint_id = ?')
    .bind(sprintId)
    .run()
  expect(await told()).toBe('- Pay by card (#1) [1]\n')
})

test('titles, kinds, lines and severities are those of the end of the period', async () => {
  const plan = await newPlan(owner)
  const { projectId, organizationId } = plan
  const { sprintId } = await plan.sprint({ status: 'active' })
  const userStory = 'As a buyer, I want to pay by card, so that I need no cash.'
  const { storyId } = await plan.story({ title: 'Pay by card', userStory, status: 'done', sprintId })
  const given = { projectId, organizationId, title: 'No receipt', severity: 'critical' as const }
  const { defectId } = await ask(createDefect, given, owner)
  await ask(updateSprint, { sprintId, status: 'completed' }, owner)
  const before = await ask(generateReleaseNotes, { projectId, sprintId }, owner)
  await nextMoment()
  await ask(updateStory, { storyId, title: 'Pay by wallet', type: 'spike', userStory: '' }, owner)
  await ask(updateStory, { storyId, title: 'Pay by coin' }, owner)
  await ask(updateDefect, { defectId, title: 'Receipt is late', severity: 'trivial' }, owner)
  await ask(updateDefect, { defectId, severity: 'minor' }, owner)
  const after = await ask(generateReleaseNotes, { projectId, sprintId }, owner)
  expect(sectionOf(before, 'known-issues')).toBe('- No receipt (#1, critical) [2]\n')
  expect(sectionOf(before, 'new-features')).toContain('pay by card')
  expect(after).toEqual(before)
})

test('what was deleted since is named, because nobody knows any more how it stood', async () => {
  const plan = await newPlan(owner)
  const { projectId, organizationId } = plan
  const { sprintId } = await plan.sprint({ status: 'active' })
  const gone = await plan.story({ title: 'Pay by card', status: 'done', sprintId })
  await plan.story({ title: 'Pay by invoice', status: 'done', sprintId })
  const { defectId } = await ask(createDefect, { projectId, organizationId, title: 'No receipt' }, owner)
  await ask(updateSprint, { sprintId, status: 'completed' }, owner)
  await nextMoment()
  await ask(deleteStory, { storyId: gone.storyId }, owner)
  await ask(deleteDefect, { defectId }, owner)
  const notes = await ask(generateReleaseNotes, { projectId, sprintId }, owner)
  expect(sectionOf(notes, 'new-features')).toBe('- Pay by invoice (#2) [1]\n')
  expect(notes.warnings).toEqual([
    'Deleted since, so not told: story #1.',
    'Deleted since, so not told: defect #1.',
  ])
})

test('notes go on behind the first pages of defects and test cases', async () => {
  const { projectId, sprintId } = await manyRecords(owner, { defects: 1203, cases: 5203 })
  const notes = await ask(generateReleaseNotes, { projectId, sprintId }, owner)
  const issues = sectionOf(notes, 'known-issues') ?? ''
  expect(issues.match(/^- Broken/gm)).toHaveLength(1203)
  expect(sectionOf(notes, 'test-evidence')).toContain('5203 of 5203 test cases')
  expect(notes.warnings).toEqual(['The sprint is not completed: the notes tell what is done so far.'])
})

test('what a document has no room for is counted and named', async () => {
  const { projectId, storyId } = await manyRecords(owner, { defects: 30, cases: 30 })
  const context = newContext({ tenant: { organizationId: owner.organizationId, role: 'viewer' } })
  const period = { projectId, before: 0, end: Date.now(), sprintId: undefined }
  const open = await knownDefects(context, period, 4)
  expect(open.defects.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  expect(roomWarning('Of the open defects 4 are told', open.left)).toEqual([
    'Of the open defects 4 are told at most; 26 left out: #5, #6, #7, #8, #9, #10, #11, #12, #13, #14, #15, #16, #17, #18, #19, #20, #21, #22, #23, #24 and 6 more.',
  ])
  const { results, left } = await resultsAtEnd(context, period, [storyId], 29)
  expect(results.get(storyId)).toHaveLength(29)
  expect(left).toEqual({ count: 1, numbers: [30] })
})
