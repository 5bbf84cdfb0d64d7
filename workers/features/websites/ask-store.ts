import type { ReportName, Reports } from '../../../durable-objects/website-store/queries/table.ts'
import type { Context } from '../../../shared/kernel/context.ts'

/** Asks a website for one of its reports. */
export async function askStore<N extends ReportName>(
  { services }: Context,
  { websiteId, report, asked }: { websiteId: string; report: N; asked: Reports[N]['asked'] },
): Promise<Reports[N]['told']> {
  // Of a generic method the type does not survive the way to an object.
  const store = services.websiteStores.getByName(websiteId) as unknown as {
    report: (name: N, asked: unknown) => Promise<Reports[N]['told']>
  }
  return store.report(report, asked)
}
