import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { name } from '../../../shared/schemas/name.ts'
import { promptCategories } from '../../../shared/schemas/prompt-categories.ts'

export const promptName = () => name(100)

/** Several lines for a model. What is no text has no business there. */
export const promptContent = () =>
  z
    .string()
    .trim()
    .min(1)
    .max(4000)
    .regex(/^(?:\P{Cc}|[\t\n\r])*$/u, 'No control characters but tabs and line breaks')

export const promptCategory = () =>
  name(60)
    .nullable()
    .describe(
      `The family of tasks that heed it: ${promptCategories.join(', ')}. All do when there is none; one that no task has waits for such a task`,
    )

export const CustomPrompt = once(() =>
  z
    .object({
      promptId: z.uuid(),
      name: z.string(),
      content: z.string(),
      category: z.string().nullable(),
      createdBy: z.string(),
      createdAt: z.iso.datetime(),
      updatedAt: z.iso.datetime(),
    })
    .meta({ id: 'CustomPrompt' }),
)
export type CustomPrompt = z.infer<ReturnType<typeof CustomPrompt>>

/** A model as its provider calls it. */
export const preferredModel = () =>
  name(200).nullable().describe('As the provider calls it; null for the default')

export const ModelPreferences = once(() =>
  z
    .object({
      chatModel: z.string().nullable(),
      agentModel: z.string().nullable(),
      warnings: z.array(z.string()).optional().describe('Choices that are not asked, each with the reason'),
    })
    .meta({ id: 'ModelPreferences' }),
)
export type ModelPreferences = z.infer<ReturnType<typeof ModelPreferences>>
