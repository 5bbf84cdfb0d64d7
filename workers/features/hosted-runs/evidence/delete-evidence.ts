import type { Context } from '../../../../shared/kernel/context.ts'
import { evidencePrefix } from './evidence-keys.ts'

const page = 1000

/** Deletes everything a run has left. Safe to repeat. */
export async function deleteEvidence({ services }: Context, executionId: string): Promise<void> {
  for (;;) {
    // What was listed is deleted before the next look, so no cursor is needed.
    const { objects, truncated } = await services.files.list({
      prefix: evidencePrefix(executionId),
      limit: page,
    })
    if (objects.length > 0) await services.files.delete(objects.map((object) => object.key))
    if (!truncated) return
  }
}
