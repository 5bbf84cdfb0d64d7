import { type Input, call } from '../../../../client/call.ts'
import type { ReadingSource } from '../../../../parts/reading/source.ts'
import { toast } from '../../../../parts/toasts.tsx'
import { texts as all } from '../../../../texts/en/settings.ts'

const texts = all.readings

type Corrected = Input<'PUT /api/qa/readings'>['sentences'][number]

/** A text that is read as its organization reads it. What is corrected in it holds for the organization; it has no cases of its own. */
export const organizationText = (
  organizationId: string,
  requirements: string,
  changed: () => Promise<void>,
): ReadingSource => ({
  id: `${organizationId} ${requirements}`,
  read: () => call('POST /api/qa/readings', { organizationId, requirements }),
  async correct({ id }, to) {
    // Kinds are answered as any words, and taken as those that the service knows.
    const sentences = [{ id, ...to } as Corrected]
    await call('PUT /api/qa/readings', { organizationId, requirements, sentences })
    toast(to.marked === null ? texts.withdrawn : texts.kept)
    await changed()
    return null
  },
})
