import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Comparison } from '../../domain/retrieval/exams/compare.ts'
import type { ExamFigures } from '../../domain/retrieval/exams/figures.ts'

export const examStatuses = ['running', 'completed', 'failed', 'cancelled'] as const
export const examStages = ['generating', 'asking'] as const
export const questionOrigins = ['own', 'generated', 'clicked'] as const
export const resultStates = ['waiting', 'asked', 'unanswerable', 'gone'] as const

/** How an exam searches. */
export interface ExamSettings {
  /** The share of the sense in the score of a hit, 0 to 1; the rest is that of its words. */
  denseWeight: number
  /** Whether the deployment's model puts hits into order, where it has one. */
  rerank: boolean
}

/** What an index held when it was looked at. */
export interface IndexState {
  /** Another one after any file was added, read anew or removed. */
  version: string
  files: number
  chunks: number
}

/** One exam of a base: all of its questions, asked at one time. A base has one under way. */
export const exams = sqliteTable(
  'exams',
  {
    examId: text('exam_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    kbId: text('kb_id').notNull(),
    status: text('status', { enum: examStatuses }).notNull(),
    stage: text('stage', { enum: examStages }).notNull(),
    /** Counts its steps; a message for an earlier one is late. */
    turn: integer('turn').notNull(),
    settings: text('settings', { mode: 'json' }).$type<ExamSettings>().notNull(),
    /** How many questions were to be generated, how many were, and out of how many files so far. */
    wanted: integer('wanted').notNull(),
    generated: integer('generated').notNull(),
    filesRead: integer('files_read').notNull(),
    questions: integer('questions').notNull(),
    asked: integer('asked').notNull(),
    /** When the first question was asked; null before. */
    indexState: text('index_state', { mode: 'json' }).$type<IndexState>(),
    /** Files were added, read anew or removed while it was under way. */
    changedMeanwhile: integer('changed_meanwhile', { mode: 'boolean' }).notNull(),
    figures: text('figures', { mode: 'json' }).$type<ExamFigures>(),
    /** With the exam before it, as it ended. */
    comparedTo: text('compared_to'),
    comparison: text('comparison', { mode: 'json' }).$type<Comparison>(),
    /** What its readers should know, in sentences. */
    warnings: text('warnings', { mode: 'json' }).$type<string[]>().notNull(),
    /** Why it failed, or was cancelled by itself, in a sentence. */
    error: text('error'),
    createdBy: text('created_by').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    endedAt: integer('ended_at'),
  },
  (table) => [
    index('exams_base').on(table.kbId, table.createdAt, table.examId),
    uniqueIndex('exams_under_way')
      .on(table.kbId)
      .where(sql`status = 'running'`),
    index('exams_stalled')
      .on(table.updatedAt)
      .where(sql`status = 'running'`),
  ],
)

/** A question to a base with the words that answer it: the words are what lasts, their place is found anew with each exam. */
export const examQuestions = sqliteTable(
  'exam_questions',
  {
    questionId: text('question_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    kbId: text('kb_id').notNull(),
    question: text('question').notNull(),
    /** The question in small letters: a base has each once. */
    name: text('name').notNull(),
    origin: text('origin', { enum: questionOrigins }).notNull(),
    /** False where nothing answers it, and the base should be silent. */
    answerable: integer('answerable', { mode: 'boolean' }).notNull(),
    /** Where the words stand, and under which name: a newer file of the name takes its place. */
    fileId: text('file_id'),
    fileName: text('file_name').notNull(),
    /** The words, and what stood around them. Empty where nothing answers it, or their file was deleted. */
    quote: text('quote').notNull(),
    before: text('before').notNull(),
    after: text('after').notNull(),
    /** Who has opened a hit stays unknown: such a question has no maker, and the time is that of its day. */
    createdBy: text('created_by'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('exam_questions_name').on(table.kbId, table.name),
    index('exam_questions_base').on(table.kbId, table.createdAt, table.questionId),
    index('exam_questions_file')
      .on(table.fileId)
      .where(sql`file_id is not null`),
  ],
)

/** What became of one question in one exam. */
export const examResults = sqliteTable(
  'exam_results',
  {
    examId: text('exam_id').notNull(),
    questionId: text('question_id').notNull(),
    kbId: text('kb_id').notNull(),
    state: text('state', { enum: resultStates }).notNull(),
    ndcg10: real('ndcg10'),
    recall10: real('recall10'),
    /** The place of the hit with which half of the words were there, from 1; null where the first ten do not hold them. */
    rank: integer('rank'),
    isAnswered: integer('is_answered', { mode: 'boolean' }),
  },
  (table) => [
    primaryKey({ columns: [table.examId, table.questionId] }),
    index('exam_results_question').on(table.questionId),
    index('exam_results_base').on(table.kbId),
  ],
)
