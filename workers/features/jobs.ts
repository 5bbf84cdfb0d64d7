import type { AnyJob } from '../../shared/kernel/job.ts'

/** Background jobs by the name that travels in their messages. The code of one is loaded with its first message. */
export type JobTable = ReadonlyMap<string, () => Promise<AnyJob>>

const loaders = {
  'crawls.walk': async () => (await import('./crawls/walk.job.ts')).walkJob,
  'contentPlanning.analyze': async () => (await import('./content-planning/analyze.job.ts')).analyzeJob,
  'exams.advance': async () => (await import('./exams/exam.job.ts')).examJob,
  'drive.sync': async () => (await import('./drive/sync.job.ts')).syncJob,
  'documents.advance': async () => (await import('./documents/advance-file.job.ts')).advanceFileJob,
  'documents.embedAnew': async () => (await import('./documents/embed-anew.job.ts')).embedAnewJob,
  'documents.learnFurniture': async () =>
    (await import('./documents/learn-furniture.job.ts')).learnFurnitureJob,
  'documents.learnTopics': async () => (await import('./documents/learn-topics.job.ts')).learnTopicsJob,
  'documents.sendVectors': async () => (await import('./documents/send-vectors.job.ts')).sendVectorsJob,
  'documents.summarise': async () => (await import('./master-contexts/summarise.job.ts')).summariseJob,
  'hosted-runs.ended': async () => (await import('./test-runs/end-run.job.ts')).runEndedJob,
  'hosted-runs.start': async () => (await import('./hosted-runs/start-hosted-run.job.ts')).startHostedRunJob,
  'public.lookAndGenerate': async () => {
    const [{ lookAndGenerateJob }, { visitPage }, { playCases }] = await Promise.all([
      import('./public-generator/look-and-generate.job.ts'),
      import('./hosted-runs/visit-page.ts'),
      import('./hosted-runs/play-cases.ts'),
    ])
    return lookAndGenerateJob({ visitPage, playCases })
  },
  'public.rehearse': async () => {
    const [{ rehearseJob }, { playCases }] = await Promise.all([
      import('./public-generator/rehearse.job.ts'),
      import('./hosted-runs/play-cases.ts'),
    ])
    return rehearseJob(playCases)
  },
  'public.runGeneration': async () =>
    (await import('./public-generator/run-generation.job.ts')).runGenerationJob,
  'purges.run': async () => (await import('./purges/run-purge.job.ts')).runPurgeJob,
  'webhooks.deliver': async () => (await import('./webhooks/deliver.job.ts')).deliverJob,
  'webhooks.dispatchEvent': async () => (await import('./webhooks/dispatch-event.job.ts')).dispatchEventJob,
  'websites.advanceFile': async () => (await import('./website-files/advance.job.ts')).advanceFileJob,
  'websites.archive': async () => (await import('./website-files/archive/archive.job.ts')).archiveJob,
  'heatmaps.build': async () => (await import('./heatmaps/build.job.ts')).buildHeatmapJob,
  'websites.publishKeys': async () => (await import('./websites/publish-keys.job.ts')).publishKeysJob,
  'websites.publish': async () => (await import('./websites/publish-site.job.ts')).publishSiteJob,
  'sockets.lookAgain': async () => (await import('./sockets/look-again.job.ts')).lookAgainJob,
} satisfies Record<string, () => Promise<AnyJob>>

/** The table of all background jobs. */
export const jobs: JobTable = new Map(Object.entries<() => Promise<AnyJob>>(loaders))
