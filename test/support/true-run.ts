import { unzipSync } from 'fflate'
import { expect } from 'vitest'
import type { Manifest } from '../../shared/domain/evidence/manifest.ts'
import { type HostedRun, type publicGenerator, eventsOf, gapless, isLast } from './public-generator.ts'
import type { Received } from './watch-socket.ts'

type Visitor = ReturnType<typeof publicGenerator>

export async function eventsFor(visitor: Visitor, executionId: string): Promise<Received[]> {
  const socket = await visitor.follow(executionId)
  const events = eventsOf(await socket.until((all) => all.some(isLast)))
  socket.close()
  return events
}

/** The names of the files in the archive of a run; none where it has no archive. */
export const archived = async (run: HostedRun): Promise<string[]> => Object.keys(await filesOf(run))

/** The files in the archive of a run. */
export async function filesOf({ evidence: { archiveUrl } }: HostedRun): Promise<Record<string, Uint8Array>> {
  if (!archiveUrl) return {}
  return unzipSync(new Uint8Array(await (await fetch(archiveUrl)).arrayBuffer()))
}

function linksOf({ cases, evidence }: HostedRun): string[] {
  const { manifestUrl, timelineUrl, harUrl, consoleUrl, archiveUrl } = evidence
  const ofCases = cases.flatMap((one) => [
    ...Object.values(one.screenshotUrls),
    one.videoUrl,
    one.harUrl,
    one.consoleUrl,
    one.traceUrl,
  ])
  return [...ofCases, manifestUrl, timelineUrl, harUrl, consoleUrl, archiveUrl].filter(
    (link) => link !== null,
  )
}

/**
 * What every run owes, whatever happened to it: events without gap or repeat, one end, and all the evidence that it names.
 * Returns the events, and the manifest where there is one.
 */
export async function expectTrue(visitor: Visitor, view: HostedRun) {
  const events = await eventsFor(visitor, view.executionId)
  expect(events.map(({ seq }) => seq)).toEqual(gapless(events))
  expect(events.filter(isLast)).toEqual([events.at(-1)])
  expect(events.at(-1)).toMatchObject({ status: view.status })
  const told = (type: string) => events.filter((event) => event.type === type).map((e) => e['testCaseId'])
  expect(told('execution_start').length).toBeLessThanOrEqual(1)
  expect(new Set(told('case_complete')).size).toBe(told('case_complete').length)
  for (const link of linksOf(view)) expect((await fetch(link)).status).toBe(200)
  const { manifestUrl } = view.evidence
  const manifest = manifestUrl ? ((await (await fetch(manifestUrl)).json()) as Manifest) : undefined
  const zipped = await archived(view)
  for (const { key } of manifest?.files ?? []) expect(zipped).toContain(key.split('/').slice(2).join('/'))
  return { events, manifest }
}

export const verdicts = ({ cases }: HostedRun) => cases.map(({ testCaseId, status }) => [testCaseId, status])
