import type { Context } from '../../../shared/kernel/context.ts'
import { isServiceError } from '../../../shared/kernel/errors.ts'
import { readRecordings, websiteOrganization } from '../websites/index.ts'
import { replayNotFound } from './errors.ts'

interface Named {
  websiteId: string
  replaySessionId: string
}

/** The organization of the recording that an input names, for the pipeline's tenant check: a website that there is not has none either. */
export async function replayOrganization(context: Context, { websiteId, replaySessionId }: Named) {
  const organization = await websiteOrganization(context, { websiteId }).catch((error: unknown) => {
    throw isServiceError(error) ? replayNotFound() : error
  })
  const asked = { replay: replaySessionId }
  if (!(await readRecordings(context, { websiteId, reading: 'has', asked }))) throw replayNotFound()
  return organization
}
