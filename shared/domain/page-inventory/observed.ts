import { z } from 'zod'
import { once } from '../basics/once.ts'

/** Where a text and the page disagree. The text stays the law: cases expect what it says, and this says what the page has. */
export const ObservedSchema = /* @__PURE__ */ once(() =>
  z
    .object({
      sentence: z.string().describe('The requirement, as `requirementRef` of a case names it'),
      control: z.string(),
      text: z.string().describe('What the text says'),
      page: z.string().describe('What the page has'),
    })
    .meta({ id: 'Observed' }),
)

export type Observed = z.infer<ReturnType<typeof ObservedSchema>>
