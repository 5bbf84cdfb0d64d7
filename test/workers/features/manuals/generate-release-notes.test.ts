import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../shared/db/database.ts'
import { createDefect } from '../../../../workers/features/defects/create-defect.ts'
import { updateDefect } from '../../../../workers/features/defects/update-defect.ts'
import {
  finishedStories,
  knownDefects,
  resultsAtEnd,
  settledDefects,
} from '../../../../workers/features/manuals/finished.ts'
import { generateReleaseNotes } from '../../../../workers/features/manuals/generate-release-notes.ts'
import { updateSprint } from '../../../../workers/features/sprints/update-sprint.ts'
import { updateStory } from '../../../../workers/features/stories/update-story.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { fullScans, queryPlan, recordingDatabase } from '../../../support/recording-database.ts'
import { newPlan } from '../stories/support.ts'

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
  await new Promise((resolve) => setTimeout(resolve, 5))
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
    '- No receipt (#1, minor) [2]\n- Wrong sum (#2, minor, fixed, not yet verified) [3]\n'.replaceAll(
      'minor',
      await severity(projectId),
    ),
  )
  expect(sectionOf(notes, 'known-issues')).toMatch(/^- Slow list \(#4, \w+\) \[4\]\n$/)
  expect(notes.warnings).toEqual(['Closed without ever being fixed or verified, so not told as fixed: #3.'])
  const earlier = await ask(generateReleaseNotes, { projectId, from: shifted(-9), to: shifted(-2) }, owner)
  expect(earlier.sections.every(({ sources }) => sources.length === 0)).toBe(true)
  const later = await ask(generateReleaseNotes, { projectId, from: shifted(2), to: shifted(3) }, owner)
  expect(sectionOf(later, 'new-features')).toBe('*No new feature was finished.*\n')
})

const severity = async (projectId: string): Promise<string> => {
  const context = newContext({ tenant: { organizationId: owner.organizationId, role: 'viewer' } })
  const [first] = await settledDefects(context, {
    projectId,
    before: 0,
    end: Date.now(),
    sprintId: undefined,
  })
  return first?.severity ?? ''
}

test.each([
  ['neither a sprint nor days', {}, 'sprintId'],
  ['both', { sprintId: crypto.randomUUID(), from: '2026-03-01' }, 'sprintId'],
  ['an end before the start', { from: '2026-03-02', to: '2026-03-01' }, 'to'],
  ['a start that is still to come', { from: shifted(2) }, 'from'],
  ['no day', { from: 'yesterday' }, 'from'],
  ['another format', { from: '2026-03-01', format: 'docx' }, 'format'],
])('%s is refused with its path', async (_, input, path) => {
  const { projectId } = await newPlan(owner)
  expect(await refusal(send(generateReleaseNotes, { projectId, ...input } as never, owner))).toMatchObject({
    status: 400,
    details: [{ path }],
  })
})

test('a sprint of another project and a project of others are unknown; a viewer may write', async () => {
  const { projectId } = await newPlan(owner)
  const mine = await (await newPlan(owner)).sprint()
  const foreign = await (await newPlan()).sprint()
  for (const sprintId of [mine.sprintId, foreign.sprintId, crypto.randomUUID()])
    expect(await refusal(send(generateReleaseNotes, { projectId, sprintId }, owner))).toMatchObject({
      status: 404,
      error: 'sprints.not_found',
      details: [{ path: 'sprintId' }],
    })
  const stranger = await newOwner()
  expect(await refusal(send(generateReleaseNotes, { projectId, from: today }, stranger))).toMatchObject({
    status: 404,
    details: [{ path: 'projectId' }],
  })
  const viewer = await newMember(owner, 'viewer')
  expect((await ask(generateReleaseNotes, { projectId, from: today }, viewer)).sections).toHaveLength(6)
})

test('what notes are made of is found by indexes', async () => {
  const { database, statements } = recordingDatabase(env.DB)
  const context = newContext({ tenant: { organizationId: crypto.randomUUID(), role: 'viewer' } })
  Object.defineProperty(context.services, 'db', { value: openDatabase(database) })
  const id = crypto.randomUUID()
  for (const sprintId of [id, undefined]) {
    const period = { projectId: id, before: 1, end: 2, sprintId }
    await finishedStories(context, period)
    await settledDefects(context, period)
    await knownDefects(context, period)
    await resultsAtEnd(context, period, [id])
  }
  for (const statement of statements) expect(fullScans(await queryPlan(env.DB, statement))).toEqual([])
})
