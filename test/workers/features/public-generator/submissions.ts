import type { z } from 'zod'
import type { SubmittedCase } from '../../../../shared/domain/authoring/submitted-cases.ts'
import { PageInventorySchema } from '../../../../shared/domain/page-inventory/schema.ts'
import { createSession } from '../../../../workers/features/public-generator/create-session.ts'
import { submitCases } from '../../../../workers/features/public-generator/submit-cases.ts'
import written from '../../../support/authored/page-2/cases.json'
import page from '../../../support/authored/page-2/page.json'
import requirements from '../../../support/authored/page-2/requirements.md?raw'
import { ask } from '../../../support/client.ts'
import { publicSessions } from '../../../support/objects.ts'

export { requirements }

export type Given = z.input<ReturnType<typeof SubmittedCase>>

/** Cases that were written for the page, as they came. */
export const writtenCases: Given[] = written.testCases

/** The first of them, with whatever else it says. */
export const writtenCase = (more: Partial<Given> = {}): Given => ({ ...writtenCases[0]!, ...more })

/** It with another expected result. */
export const expecting = (expectedResult: string, more: Partial<Given> = {}): Given => {
  const { steps, ...others } = writtenCases[0]!
  const last = steps.length - 1
  return {
    ...others,
    ...more,
    steps: steps.map((step, at) => (at === last ? { ...step, expectedResult } : step)),
  }
}

/** A session of the text, whose page was looked at. */
export async function newSubmittable(): Promise<string> {
  const { sessionId } = await ask(createSession, { title: 'Shipping quote', requirements })
  const stub = publicSessions.getByName(sessionId)
  const executionId = crypto.randomUUID()
  const now = Date.now()
  await stub.begin({ executionId, message: 'Look at the page', change: {}, now })
  const pages = page.pages.map((each) => PageInventorySchema().parse(each))
  await stub.keepPages({ executionId, pages, pageUrl: null, warnings: [], at: now })
  const outcome = { reply: 'Looked at the page', iterations: 1, toolCalls: 1 }
  await stub.complete({ executionId, outcome, now })
  return sessionId
}

export const submit = (sessionId: string, testCases: Given[], more: { replace?: boolean } = {}) =>
  ask(submitCases, { sessionId, testCases, ...more })
