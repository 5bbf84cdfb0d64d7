import { projectFiles } from '../../../shared/kernel/file-prefixes.ts'

/** Where an analysis keeps something: its `files`, its `outlines/<n>`, its `result`. An empty part is the beginning of all of them. */
export const keyOfAnalysis = (
  { projectId, jobId }: { projectId: string; jobId: string },
  part: string,
): string => `${projectFiles(projectId)}content-plans/${jobId}/${part}`
