import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import type { Analysis } from '../../shared/domain/test-generation/schema.ts'
import { hasDocument, readDocument, writeDocument } from '../documents.ts'
import type { RememberedStep } from '../../shared/domain/prose-steps/fingerprint.ts'
import { type KeptRehearsal, readRehearsal } from './rehearsal-store.ts'
import type { KeptPages, SessionRecord, Turn } from './rules.ts'

export type SessionSnapshot = SessionRecord & {
  conversation: Turn[]
  testCases: TestCase[]
  /** Of the text as it is; null where no run has read it. */
  analysis: Analysis | null
  /** Whether pages are kept, which are read by themselves: they are long. */
  hasPages: boolean
  /** Null where the cases were never rehearsed. */
  rehearsal: KeptRehearsal | null
}

/** A session in short. */
export type SessionCard = Pick<
  SessionRecord,
  'sessionId' | 'title' | 'status' | 'createdAt' | 'updatedAt'
> & { totalTestCases: number }

export function readRecord(sql: SqlStorage): SessionRecord | null {
  return readDocument(sql, 'record') as SessionRecord | null
}

export function writeRecord(sql: SqlStorage, record: SessionRecord): void {
  writeDocument(sql, 'record', record)
}

export function writeAnalysis(sql: SqlStorage, analysis: Analysis | null): void {
  writeDocument(sql, 'analysis', analysis)
}

export function writePages(sql: SqlStorage, pages: KeptPages): void {
  writeDocument(sql, 'pages', pages)
}

export function readPages(sql: SqlStorage): KeptPages | null {
  return readDocument(sql, 'pages') as KeptPages | null
}

/** The record with its turns and cases, in order. */
export function snapshot(sql: SqlStorage, record: SessionRecord): SessionSnapshot {
  const turns = sql.exec<{ turn: string }>('SELECT turn FROM turns ORDER BY position').toArray()
  const cases = sql
    .exec<{ test_case: string }>('SELECT test_case FROM test_cases ORDER BY position')
    .toArray()
  return {
    ...record,
    conversation: turns.map(({ turn }) => JSON.parse(turn) as Turn),
    testCases: cases.map((row) => JSON.parse(row.test_case) as TestCase),
    analysis: readDocument(sql, 'analysis') as Analysis | null,
    hasPages: hasDocument(sql, 'pages'),
    rehearsal: readRehearsal(sql),
  }
}

export function card(
  sql: SqlStorage,
  { sessionId, title, status, createdAt, updatedAt }: SessionRecord,
): SessionCard {
  return { sessionId, title, status, createdAt, updatedAt, totalTestCases: countCases(sql) }
}

export function countCases(sql: SqlStorage): number {
  return sql.exec<{ total: number }>('SELECT count(*) AS total FROM test_cases').one().total
}

export function replaceCases(sql: SqlStorage, testCases: readonly TestCase[]): void {
  sql.exec('DELETE FROM test_cases')
  const ids = JSON.stringify(testCases.map(({ id }) => id))
  sql.exec('DELETE FROM targets WHERE test_case_id NOT IN (SELECT value FROM json_each(?))', ids)
  for (const [position, testCase] of testCases.entries()) {
    sql.exec('INSERT INTO test_cases (position, test_case) VALUES (?, ?)', position, JSON.stringify(testCase))
  }
}

/** Puts cases behind those that are there. */
export function addCases(sql: SqlStorage, testCases: readonly TestCase[]): void {
  const { next } = sql
    .exec<{ next: number }>('SELECT ifnull(max(position), -1) + 1 AS next FROM test_cases')
    .one()
  for (const [index, testCase] of testCases.entries()) {
    const body = JSON.stringify(testCase)
    sql.exec('INSERT INTO test_cases (position, test_case) VALUES (?, ?)', next + index, body)
  }
}

/** How long all cases are together, as JSON. */
export function countCharacters(sql: SqlStorage): number {
  return sql
    .exec<{ total: number }>('SELECT ifnull(sum(length(test_case)), 0) AS total FROM test_cases')
    .one().total
}

/** Ids and titles of all cases, without reading the rest of them. */
export function readCaseNames(sql: SqlStorage): Pick<TestCase, 'id' | 'title'>[] {
  return sql
    .exec<{ id: string; title: string }>(
      "SELECT test_case ->> '$.id' AS id, test_case ->> '$.title' AS title FROM test_cases ORDER BY position",
    )
    .toArray()
}

export function hasCase(sql: SqlStorage, testCaseId: string): boolean {
  const found = sql.exec("SELECT 1 FROM test_cases WHERE test_case ->> '$.id' = ? LIMIT 1", testCaseId)
  return found.toArray().length > 0
}

/** Keeps what the targets of a case were known by. */
export function writeTargets(sql: SqlStorage, testCaseId: string, steps: readonly RememberedStep[]): void {
  sql.exec(
    'INSERT OR REPLACE INTO targets (test_case_id, steps) VALUES (?, ?)',
    testCaseId,
    JSON.stringify(steps),
  )
}

/** By test case; those that never passed are left out. */
export function readTargets(sql: SqlStorage): Record<string, RememberedStep[]> {
  const rows = sql.exec<{ id: string; steps: string }>('SELECT test_case_id AS id, steps FROM targets')
  return Object.fromEntries(
    rows.toArray().map(({ id, steps }) => [id, JSON.parse(steps) as RememberedStep[]]),
  )
}

/** Adds a turn, which notes how many cases the session held then. */
export function addTurn(sql: SqlStorage, turn: Omit<Turn, 'testCaseCount'>): void {
  const stored: Turn = { ...turn, testCaseCount: countCases(sql) }
  sql.exec('INSERT INTO turns (turn) VALUES (?)', JSON.stringify(stored))
}

export function addExecution(sql: SqlStorage, executionId: string): void {
  sql.exec('INSERT OR IGNORE INTO executions (execution_id) VALUES (?)', executionId)
}

export function hasExecution(sql: SqlStorage, executionId: string): boolean {
  return sql.exec('SELECT 1 FROM executions WHERE execution_id = ?', executionId).toArray().length > 0
}

/** Newest first. */
export function readExecutionIds(sql: SqlStorage): string[] {
  const rows = sql.exec<{ execution_id: string }>(
    'SELECT execution_id FROM executions ORDER BY position DESC',
  )
  return rows.toArray().map((row) => row.execution_id)
}
