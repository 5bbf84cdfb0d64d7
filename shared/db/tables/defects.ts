import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

export const defectSeverities = ['critical', 'major', 'minor', 'trivial'] as const
export const defectPriorities = ['critical', 'high', 'medium', 'low'] as const
export const defectStatuses = [
  'open',
  'in_progress',
  'fixed',
  'verified',
  'closed',
  'reopened',
  'deferred',
] as const
export const defectSources = ['manual', 'run'] as const

/** What a run saw of a defect; the keys are those of its evidence in the store of files. */
export interface DefectEvidence {
  executionId: string
  stepNumber: number
  error: string
  screenshotKey: string | null
  videoKey: string | null
}

export const defects = sqliteTable(
  'defects',
  {
    defectId: text('defect_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    projectId: text('project_id').notNull(),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    stepsToReproduce: text('steps_to_reproduce').notNull(),
    severity: text('severity', { enum: defectSeverities }).notNull(),
    priority: text('priority', { enum: defectPriorities }).notNull(),
    status: text('status', { enum: defectStatuses }).notNull(),
    resolution: text('resolution').notNull(),
    storyId: text('story_id'),
    testCaseId: text('test_case_id'),
    executionId: text('execution_id'),
    environment: text('environment').notNull(),
    assignee: text('assignee'),
    tags: text('tags', { mode: 'json' }).$type<string[]>().notNull(),
    source: text('source', { enum: defectSources }).notNull(),
    /** What is the same for each occurrence of it in runs; null for what people report. */
    fingerprint: text('fingerprint'),
    /** The status that a later run speaks for, until somebody decides. */
    proposedStatus: text('proposed_status', { enum: defectStatuses }),
    proposedBy: text('proposed_by'),
    /** Up to when it is judged, by a person or a run: what a run saw before changes nothing any more, however late it is told. */
    judgedAt: integer('judged_at').notNull(),
    evidence: text('evidence', { mode: 'json' }).$type<DefectEvidence>(),
    createdBy: text('created_by').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('defects_project').on(table.projectId, table.createdAt, table.defectId),
    // Behind the order stands what a list may be filtered by as well: what does not belong to it is passed over in the index.
    index('defects_project_status').on(
      table.projectId,
      table.status,
      table.createdAt,
      table.defectId,
      table.severity,
      table.assignee,
    ),
    index('defects_project_severity').on(
      table.projectId,
      table.severity,
      table.createdAt,
      table.defectId,
      table.status,
      table.assignee,
    ),
    index('defects_project_assignee').on(
      table.projectId,
      table.assignee,
      table.createdAt,
      table.defectId,
      table.status,
      table.severity,
    ),
    index('defects_story').on(table.storyId, table.createdAt, table.defectId),
    index('defects_case').on(table.testCaseId, table.createdAt, table.defectId),
    uniqueIndex('defects_fingerprint').on(table.projectId, table.fingerprint),
  ],
)

/** In which runs a defect was seen. */
export const defectOccurrences = sqliteTable(
  'defect_occurrences',
  {
    defectId: text('defect_id').notNull(),
    projectId: text('project_id').notNull(),
    executionId: text('execution_id').notNull(),
    testCaseId: text('test_case_id').notNull(),
    stepNumber: integer('step_number').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.defectId, table.executionId, table.testCaseId, table.stepNumber] }),
    index('defect_occurrences_newest').on(table.defectId, table.at, table.executionId, table.stepNumber),
    index('defect_occurrences_execution').on(table.executionId),
    index('defect_occurrences_project').on(table.projectId),
  ],
)
