import type { Operation } from '../../shared/kernel/operation.ts'

/** The operations of an area, with all that they import: one chunk of the Worker. */
export type LoadArea = () => Promise<{ operations: readonly Operation[] }>

/** The areas, in the order of the table. Their code is loaded when it is called for: an import of one here would be work of every start. */
export const areas = {
  'public-generator': () => import('./public-generator/operations.ts'),
  'hosted-runs': () => import('./hosted-runs/operations.ts'),
  quality: () => import('./quality/operations.ts'),
  'test-cases': () => import('./test-cases/operations.ts'),
  'test-runs': () => import('./test-runs/operations.ts'),
  'ci-triggers': () => import('./ci-triggers/operations.ts'),
  traceability: () => import('./traceability/operations.ts'),
  'test-scripts': () => import('./test-scripts/operations.ts'),
  'qa-knowledge': () => import('./qa-knowledge/operations.ts'),
  'qa-setup': () => import('./qa-setup/operations.ts'),
  identity: () => import('./identity/operations.ts'),
  organizations: () => import('./organizations/operations.ts'),
  'access-keys': () => import('./access-keys/operations.ts'),
  preferences: () => import('./preferences/operations.ts'),
  usage: () => import('./usage/operations.ts'),
  projects: () => import('./projects/operations.ts'),
  stories: () => import('./stories/operations.ts'),
  'story-writing': () => import('./story-writing/operations.ts'),
  sprints: () => import('./sprints/operations.ts'),
  defects: () => import('./defects/operations.ts'),
  risks: () => import('./risks/operations.ts'),
  manuals: () => import('./manuals/operations.ts'),
  'knowledge-bases': () => import('./knowledge-bases/operations.ts'),
  documents: () => import('./documents/operations.ts'),
  crawls: () => import('./crawls/operations.ts'),
  exams: () => import('./exams/operations.ts'),
  drive: () => import('./drive/operations.ts'),
  'master-contexts': () => import('./master-contexts/operations.ts'),
  'content-planning': () => import('./content-planning/operations.ts'),
  search: () => import('./search/operations.ts'),
  sharing: () => import('./sharing/operations.ts'),
  webhooks: () => import('./webhooks/operations.ts'),
  teams: () => import('./teams/operations.ts'),
  websites: () => import('./websites/operations.ts'),
  reports: () => import('./reports/operations.ts'),
  properties: () => import('./properties/operations.ts'),
  activity: () => import('./activity/operations.ts'),
  replays: () => import('./replays/operations.ts'),
  heatmaps: () => import('./heatmaps/operations.ts'),
  'website-files': () => import('./website-files/operations.ts'),
  'saved-reports': () => import('./saved-reports/operations.ts'),
  segments: () => import('./segments/operations.ts'),
  analytics: () => import('./analytics/operations.ts'),
  platform: () => import('./platform/operations.ts'),
  local: () => import('./local/operations.ts'),
} satisfies Record<string, LoadArea>

/** The operations of all areas, in the order of the table: for what speaks of the whole of it. */
export async function allOperations(): Promise<readonly Operation[]> {
  const loaded = await Promise.all(Object.values<LoadArea>(areas).map((load) => load()))
  return loaded.flatMap(({ operations }) => operations)
}
