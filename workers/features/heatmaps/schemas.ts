import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'

export const devices = ['desktop', 'mobile', 'tablet'] as const

const fields = () => ({
  heatmapId: z.uuid(),
  websiteId: z.uuid(),
  urlPath: z.string(),
  device: z.enum(devices),
  status: z.enum(['pending', 'building', 'ready', 'failed']),
  windowStart: z.iso.datetime(),
  windowEnd: z.iso.datetime(),
  error: z.string().nullable(),
  createdAt: z.iso.datetime(),
})

export const Heatmap = once(() => z.object(fields()).meta({ id: 'Heatmap' }))
export type Heatmap = z.infer<ReturnType<typeof Heatmap>>

const share = () => z.number().min(0).max(1)
const pixels = () => z.number().int()

const HeatmapClick = once(() =>
  z
    .object({
      kind: z.enum(['click', 'rage', 'dead']),
      selector: z
        .string()
        .describe('The element, as a CSS selector; empty where the recorder did not tell it'),
      offsetX: share().nullable().describe('Where in the element, as a share of its width'),
      offsetY: share().nullable().describe('Where in the element, as a share of its height'),
      x: share().describe('Where on the page, as a share of its width'),
      y: share().describe('Where on the page, as a share of its height'),
      count: z.number().int(),
    })
    .meta({ id: 'HeatmapClick' }),
)

/** What a heatmap that is ready tells beside its own fields. */
const built = () => ({
  recordings: z.number().int().describe('Of how many recordings it was made: those that show the page'),
  visitors: z.number().int().describe('Of how many different visitors these are'),
  clicks: z.array(HeatmapClick()).describe('The most clicked spots first, up to 5,000'),
  scroll: z
    .array(
      z.object({
        percent: z.number().int().describe('How much of the page, from its top'),
        visitors: z.number().int().describe('How many different visitors saw it'),
      }),
    )
    .describe('How many visitors saw so much of the page at least, in steps of 5 %'),
  clicksWithoutPlace: z.number().int().describe('Clicks of which a recorder did not tell the place'),
  clicksLeftOut: z.number().int().describe('Clicks on spots beyond the 5,000'),
  page: z
    .object({ width: pixels(), height: pixels() })
    .nullable()
    .describe('How large the page is in most of the recordings, in pixels'),
  picture: z
    .object({ replaySessionId: z.uuid(), at: z.iso.datetime(), width: pixels(), height: pixels() })
    .nullable()
    .describe('The newest recording that shows the page whole, when it does, and its window in pixels'),
})

export const BuiltHeatmap = once(() =>
  z.object({ ...fields(), ...z.object(built()).partial().shape }).meta({ id: 'BuiltHeatmap' }),
)
export type BuiltHeatmap = z.infer<ReturnType<typeof BuiltHeatmap>>
