import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { SummarySource } from '../../../shared/schemas/summary-source.ts'

/** More than a summary has, and what a model can still be told. */
export const mostContextCharacters = 50_000

export const MasterContext = once(() =>
  z
    .object({
      masterContext: z.string().describe('Empty until somebody writes it or has it generated'),
      updatedAt: z.iso.datetime().nullable(),
      source: z
        .enum(['written', 'generated'])
        .nullable()
        .describe('Whether people wrote it, or it was made of the files; null where there is none'),
      masterContextSources: z
        .array(SummarySource())
        .describe('Where a generated one is quoted from, in the order of its marks'),
    })
    .meta({ id: 'MasterContext' }),
)
export type MasterContext = z.infer<ReturnType<typeof MasterContext>>
