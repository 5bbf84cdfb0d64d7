import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import { readDocument, writeDocument } from '../documents.ts'
import type { SessionRecord, Turn } from './rules.ts'

export type SessionSnapshot = SessionRecord & { conversation: Turn[]; testCases: TestCase[] }

export function readRecord(sql: SqlStorage): SessionRecord | null {
  return readDocument(sql, 'record') as SessionRecord | null
}

export function writeRecord(sql: SqlStorage, record: SessionRecord): void {
  writeDocument(sql, 'record', record)
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
  }
}

export function countCases(sql: SqlStorage): number {
  return sql.exec<{ total: number }>('SELECT count(*) AS total FROM test_cases').one().total
}

export function replaceCases(sql: SqlStorage, testCases: readonly TestCase[]): void {
  sql.exec('DELETE FROM test_cases')
  for (const [position, testCase] of testCases.entries()) {
    sql.exec('INSERT INTO test_cases (position, test_case) VALUES (?, ?)', position, JSON.stringify(testCase))
  }
}

/** Adds a turn, which notes how many cases the session held then. */
export function addTurn(sql: SqlStorage, turn: Omit<Turn, 'testCaseCount'>): void {
  const stored: Turn = { ...turn, testCaseCount: countCases(sql) }
  sql.exec('INSERT INTO turns (turn) VALUES (?)', JSON.stringify(stored))
}

export function addExecution(sql: SqlStorage, executionId: string): void {
  sql.exec('INSERT OR IGNORE INTO executions (execution_id) VALUES (?)', executionId)
}

/** Newest first. */
export function readExecutionIds(sql: SqlStorage): string[] {
  const rows = sql.exec<{ execution_id: string }>(
    'SELECT execution_id FROM executions ORDER BY position DESC',
  )
  return rows.toArray().map((row) => row.execution_id)
}
