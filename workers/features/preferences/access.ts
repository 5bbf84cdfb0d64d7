import type { Context } from '../../../shared/kernel/context.ts'
import { inOrganization } from '../organizations/index.ts'
import { readPrompt } from './store.ts'

/** Access of a change of one custom prompt. */
export const ofPrompt = {
  ...inOrganization('member'),
  existing: (context: Context, { promptId }: { promptId: string }) => readPrompt(context, promptId),
}
