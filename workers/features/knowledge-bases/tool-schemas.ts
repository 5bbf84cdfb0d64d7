import { z } from 'zod'
import { toolTypes } from '../../../shared/db/tables/knowledge.ts'
import { once } from '../../../shared/domain/basics/once.ts'

export const toolType = () => z.enum(toolTypes)

export const KnowledgeBaseTool = once(() =>
  z
    .object({
      toolId: z.uuid(),
      name: z.string(),
      type: toolType(),
      description: z.string(),
      config: z.record(z.string(), z.unknown()),
      kbIds: z.array(z.uuid()),
      createdAt: z.iso.datetime(),
    })
    .meta({ id: 'KnowledgeBaseTool' }),
)
