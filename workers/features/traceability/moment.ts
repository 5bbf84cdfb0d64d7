import { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import { type Moment, present } from './states.ts'

/** What says which project is told of, and as of when. */
export const momentFields = () => ({
  projectId: z.uuid(),
  asOf: z.iso
    .datetime({ offset: true })
    .optional()
    .describe('How it stood at this moment; the present where it is absent or has not come yet'),
})

export function momentOf(
  { now }: Context,
  { projectId, asOf }: { projectId: string; asOf?: string | undefined },
): Moment {
  const at = asOf === undefined ? present : Date.parse(asOf)
  return { projectId, at: at < now() ? at : present }
}
