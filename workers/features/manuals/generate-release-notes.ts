import { z } from 'zod'
import { Manual } from '../../../shared/domain/user-documentation/schema.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { day } from '../../../shared/schemas/day.ts'
import { askedFields, designLimits, generationInterrupted, handedIn, orQuestions } from '../engine/index.ts'
import { designAccess, requireField, workErrors } from '../quality/index.ts'
import { sprintNotFound } from '../stories/index.ts'
import { documentFields } from './fields.ts'
import { contentOf } from './notes-content.ts'
import { type AskedPeriod, periodOf, today } from './period.ts'
import { written } from './written.ts'

function checkPeriod({ sprintId, from, to }: Omit<AskedPeriod, 'projectId'>): void {
  requireField('sprintId', [sprintId, from], 'Send the sprint, or the days from and to')
  if (sprintId !== undefined && (from !== undefined || to !== undefined))
    refuse('sprintId', 'Send either the sprint or days')
  if (from !== undefined && to !== undefined && to < from) refuse('to', 'The last day is before the first')
}

function refuse(path: string, message: string): never {
  throw validationFailed({ message: `${path}: ${message}`, details: [{ path, message }] })
}

export const generateReleaseNotes = defineOperation({
  id: 'manuals.generateReleaseNotes',
  route: 'POST /api/pm/docs/generate/release-notes',
  summary: 'Write the release notes of a sprint, or of some days',
  description:
    'New features, other changes, fixed defects, known issues and how the test cases of what was finished ended last, each line with the record that it rests on. A sprint is told as it stood when it was completed; days tell what was done at their end and not before. Titles, texts and severities are those of that moment. Days are whole ones in UTC. What the notes have no room for, and what was deleted since, is named in `warnings`. Nothing is stored.',
  access: designAccess<AskedPeriod>('viewer', checkPeriod),
  effect: 'read',
  input: () => ({
    projectId: z.uuid(),
    organizationId: z.uuid().optional(),
    sprintId: z.uuid().optional().describe('The sprint that the notes are of'),
    from: day().optional().describe('The first day, instead of a sprint'),
    to: day().optional().describe('The last day; today where it is absent'),
    ...documentFields(),
    ...askedFields(),
  }),
  check: (context, { from, to }) => {
    if (from !== undefined && to === undefined && from > today(context))
      refuse('from', 'Up to today, and this day is still to come')
  },
  output: () => orQuestions(Manual()),
  errors: [...workErrors, sprintNotFound, generationInterrupted],
  limits: designLimits,
  mcp: 'listed',
  async run(context, input) {
    const { projectId, sprintId, from, to, title, format, includeSourceCitations: cites } = input
    const period = await periodOf(context, { projectId, sprintId, from, to })
    const { warnings, ...content } = await contentOf(context, period)
    const request = {
      title: title ?? `Release notes: ${period.name}`,
      period: period.name,
      ...content,
      format,
      cites,
    }
    const work = {
      agentType: 'release-notes',
      stories: content.stories.length,
      warnings: [...period.warnings, ...warnings],
      handed: handedIn(input),
    }
    return written(context, work, (designer, ask) => designer.releaseNotes(request, ask))
  },
})
