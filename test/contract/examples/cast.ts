import type { Transport } from '../../support/client.ts'

/** Who and what takes part in the story, beside the API itself. */
export interface Cast {
  /** Part of every name that must be free. */
  run: string
  /** A deployment that asks for a mailed code before it lists sessions. */
  verified: Transport
  /** The secret behind the newest link that was mailed to an address. */
  mailedTo: (address: string) => Promise<string>
  /** Has an address proven, as whoever reads its mailbox does. */
  prove: (address: string) => Promise<void>
  /** Plays a queued run to its end, as the browser's Worker does. */
  finishRun: (executionId: string) => Promise<void>
  /** Ends a queued rehearsal with a difference in this case, as the browser's Worker does. */
  finishRehearsal: (rehearsal: { executionId: string; testCaseId: string }) => Promise<void>
  /** Reads an uploaded file to its end, as the Worker of jobs does. */
  readFile: (fileId: string) => Promise<void>
  /** Walks through a small website, as the Worker of jobs does. */
  walk: (crawlId: string) => Promise<void>
  /** Syncs a folder of a drive, as the Worker of jobs does. */
  sync: (folder: { kbId: string; folderId: string }) => Promise<void>
  /** Takes an analysis of content to its end, as the Worker of jobs does. */
  analyze: (jobId: string) => Promise<void>
  /** Writes a website to a file, as the Worker of jobs does. */
  writeWebsite: (file: { jobId: string; websiteId: string }) => Promise<void>
  /** Counts what a heatmap is made of, as the Worker of jobs does. */
  buildHeatmap: (heatmap: { heatmapId: string; websiteId: string }) => Promise<void>
  /** Takes an exam to its end, as the Worker of jobs does. */
  examine: (examId: string) => Promise<void>
  /** Records a visit of a website that had so many chunks before, as recorder and Workers do. Returns its id. */
  recordVisit: (websiteId: string, before: number) => Promise<string>
  /** Offers two knowledge bases of another organization to one. Returns their ids. */
  offer: (organizationId: string) => Promise<[string, string]>
  /** An organization that something may be shared with. */
  otherOrganizationId: string
}

export const password = 'correct horse battery staple'
