import { z } from 'zod'
import { templateTypes } from '../../../shared/db/tables/projects.ts'
import { once } from '../../../shared/domain/basics/once.ts'
import { name } from '../../../shared/schemas/name.ts'
import { maxNameCharacters } from './rules.ts'

export const projectName = () => name(maxNameCharacters)
export const templateType = () => z.enum(templateTypes)
export const knowledgeBaseIds = () =>
  z
    .array(z.uuid())
    .max(100)
    .describe('Knowledge bases of the same organization; one that is named twice is linked once')

const maxConfigCharacters = 20_000
const deepestConfig = 20

const isShallow = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1)))

const agentSettings = () =>
  z
    .record(z.string(), z.unknown())
    .refine((config) => isShallow(config, deepestConfig), `At most ${deepestConfig} levels`)
    .refine(
      (config) => isShallow(config, deepestConfig) && JSON.stringify(config).length <= maxConfigCharacters,
      `At most ${maxConfigCharacters} characters of JSON`,
    )

/** The agents of a project as a client gives them. */
export const agentConfigs = () =>
  z
    .array(
      z.strictObject({
        agentId: z.string().max(100).optional().describe('Kept when the project gave it out, else made anew'),
        agentType: name(100),
        enabled: z.boolean().default(true),
        order: z.number().int().min(0).max(10_000).optional().describe('The place in the list unless given'),
        config: agentSettings().default({}),
      }),
    )
    .max(50)

export const Project = once(() =>
  z
    .object({
      projectId: z.uuid(),
      organizationId: z.uuid(),
      name: z.string(),
      description: z.string(),
      templateId: z.string().nullable().describe('The project that the configuration was copied from'),
      templateType: templateType(),
      knowledgeBaseIds: z.array(z.uuid()),
      agentConfigs: z
        .array(
          z.object({
            agentId: z.string(),
            agentType: z.string(),
            enabled: z.boolean(),
            order: z.number().int(),
            config: z.record(z.string(), z.unknown()),
          }),
        )
        .describe('Which agents work, one after the other'),
      status: z.enum(['active', 'archived', 'deleted']),
      stats: z.object({
        fileCount: z.number().int(),
        agentRunCount: z
          .number()
          .int()
          .describe('How many there ever were, also those that are listed no more'),
        lastActivityAt: z.iso.datetime().describe('The last change of the project or start of an agent run'),
      }),
      createdBy: z.string(),
      createdAt: z.iso.datetime(),
      updatedAt: z.iso.datetime(),
    })
    .meta({ id: 'Project' }),
)
export type Project = z.infer<ReturnType<typeof Project>>

export const AgentRun = once(() =>
  z
    .object({
      runId: z.string(),
      agentType: z.string(),
      status: z.enum(['running', 'completed', 'failed', 'cancelled']),
      startedAt: z.iso.datetime(),
      finishedAt: z.iso.datetime().nullable(),
      durationMs: z.number().int().nullable(),
      inputTokens: z.number().int(),
      outputTokens: z.number().int(),
      inputSummary: z.string(),
      outputSummary: z.string().nullable(),
      error: z.string().nullable(),
    })
    .meta({ id: 'AgentRun' }),
)
export type AgentRun = z.infer<ReturnType<typeof AgentRun>>
