import { z } from 'zod'
import {
  defectPriorities,
  defectSeverities,
  defectSources,
  defectStatuses,
} from '../../../shared/db/tables/defects.ts'
import { once } from '../../../shared/domain/basics/once.ts'
import { description } from '../../../shared/schemas/description.ts'
import { name } from '../../../shared/schemas/name.ts'

/** How many of its occurrences are shown with a defect. */
export const mostOccurrences = 50

/** What a client may give of a defect, each field as it is when it is given. */
export const defectFields = () => ({
  title: name(300),
  description: description(),
  stepsToReproduce: description(),
  severity: z.enum(defectSeverities),
  priority: z.enum(defectPriorities),
  status: z.enum(defectStatuses).describe('Any may follow any; the history marks what is unusual'),
  resolution: description().describe('How it was settled, in words of your own'),
  storyId: z.uuid().nullable().describe('The story of the project that it is about'),
  testCaseId: z.uuid().nullable().describe('The stored test case of the project that shows it'),
  executionId: z.uuid().nullable().describe('The run of the project that it was found in'),
  environment: description().max(1000).describe('Where it was seen'),
  assignee: name(320).nullable().describe('An e-mail address or the id of a user'),
  tags: z.array(name(50)).max(50),
})

export const DefectProposal = once(() =>
  z
    .object({ status: z.enum(defectStatuses), executionId: z.uuid().describe('The run that speaks for it') })
    .meta({ id: 'DefectProposal' }),
)

const DefectOccurrence = once(() =>
  z
    .object({
      executionId: z.uuid(),
      stepNumber: z.number().int().describe('0 where the failure is of the case as a whole'),
      at: z.iso.datetime(),
    })
    .meta({ id: 'DefectOccurrence' }),
)

const DefectEvidence = once(() =>
  z
    .object({
      stepNumber: z.number().int().describe('0 where the failure is of the case as a whole'),
      error: z.string(),
      screenshotUrl: z.string().nullable(),
      videoUrl: z.string().nullable(),
      executionId: z.uuid(),
      expiresAt: z.iso.datetime().describe('When the links stop being good'),
    })
    .meta({ id: 'DefectEvidence' }),
)

export const Defect = once(() =>
  z
    .object({
      defectId: z.uuid(),
      organizationId: z.uuid(),
      projectId: z.uuid(),
      number: z.number().int(),
      title: z.string(),
      description: z.string(),
      stepsToReproduce: z.string(),
      severity: z.enum(defectSeverities),
      priority: z.enum(defectPriorities),
      status: z.enum(defectStatuses),
      resolution: z.string(),
      storyId: z.uuid().nullable(),
      testCaseId: z.uuid().nullable(),
      executionId: z.uuid().nullable(),
      environment: z.string(),
      assignee: z.string().nullable(),
      tags: z.array(z.string()),
      source: z.enum(defectSources),
      occurrences: z
        .array(DefectOccurrence())
        .describe(`In which runs it was seen, the newest first: the newest ${mostOccurrences} of them`),
      proposal: DefectProposal()
        .nullable()
        .describe('The status that a run speaks for, until somebody sets one; null for none'),
      evidence: DefectEvidence()
        .nullable()
        .describe('What the run saw that met it last; null where none did'),
      createdBy: z.string(),
      createdAt: z.iso.datetime(),
      updatedAt: z.iso
        .datetime()
        .describe('When it was changed last; that it was only seen again is no change'),
    })
    .meta({ id: 'Defect' }),
)
export type Defect = z.infer<ReturnType<typeof Defect>>

/** What a client may give of a defect, or some of it. */
export type GivenDefect = Partial<Pick<Defect, keyof ReturnType<typeof defectFields>>>

/** What only we set of a defect. */
export const setByUs = [
  'defectId',
  'number',
  'source',
  'occurrences',
  'proposal',
  'evidence',
  'createdBy',
  'createdAt',
  'updatedAt',
] as const
