import { isRefused } from '../../../shared/domain/analytics/too-much.ts'
import type { ReportName, Reports } from '../../../durable-objects/website-store/queries/table.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'

/** Asks a website for one of its reports. */
export async function askStore<N extends ReportName>(
  { services }: Context,
  { websiteId, report, asked }: { websiteId: string; report: N; asked: Reports[N]['asked'] },
): Promise<Reports[N]['told']> {
  // Of a generic method the type does not survive the way to an object.
  const store = services.websiteStores.getByName(websiteId) as unknown as {
    report: (name: N, asked: unknown) => Promise<Reports[N]['told']>
  }
  const told = await store.report(report, asked)
  if (isRefused(told)) throw tooMuch[told.refused]()
  return told
}

const refusal = (path: string, message: string) => () =>
  validationFailed({ message: `${path}: ${message}`, details: [{ path, message }] })

const tooMuch = {
  values: refusal('endAt', 'There are too many different values: ask for a shorter time, or filter'),
  texts: refusal(
    'endAt',
    'There are too many texts for this regular expression: ask for a shorter time, or a simpler one',
  ),
}
