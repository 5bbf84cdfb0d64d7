import { createReport } from '../../../../workers/features/saved-reports/create-report.ts'
import { ask } from '../../../support/client.ts'
import { newWebsite } from '../websites/support.ts'

export const steps = [
  { type: 'path', value: '/cart' },
  { type: 'event', value: 'ordered' },
]
export const funnel = { type: 'funnel' as const, name: 'Orders', parameters: { window: 60, steps } }

/** A funnel that is saved for a website of its own. */
export async function savedFunnel() {
  const website = await newWebsite()
  const report = await ask(createReport, { websiteId: website.websiteId, ...funnel }, website.owner)
  return { ...website, report }
}
