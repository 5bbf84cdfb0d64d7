import { z } from 'zod'
import { once } from '../basics/once.ts'

/** How a document may be written down. */
export const formats = ['markdown', 'html'] as const

/** What statements rest on. */
export const sourceKinds = ['story', 'criterion', 'result', 'text', 'defect'] as const

const DocumentSource = /* @__PURE__ */ once(() =>
  z
    .object({
      n: z.number().int(),
      kind: z.enum(sourceKinds),
      id: z.string().nullable(),
      number: z.number().int().nullable(),
      field: z.string().nullable(),
      quote: z.string(),
      start: z.number().int().nullable(),
      end: z.number().int().nullable(),
    })
    .meta({ id: 'DocumentSource' }),
)

/** A user manual or release notes. */
export const Manual = /* @__PURE__ */ once(() =>
  z
    .object({
      title: z.string(),
      format: z.enum(formats),
      sections: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          content: z.string(),
          sources: z.array(DocumentSource()),
        }),
      ),
      content: z.string(),
      warnings: z.array(z.string()),
    })
    .meta({ id: 'Manual' }),
)
export type Manual = z.infer<ReturnType<typeof Manual>>
