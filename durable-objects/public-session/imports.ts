import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import { maxSessionCases, maxSessionCharacters } from '../../shared/domain/test-cases/session-limit.ts'
import type { Finding } from '../../shared/domain/test-imports/types.ts'
import { uniqueCases } from '../../shared/domain/test-cases/unique-cases.ts'
import { readDocument, writeDocument } from '../documents.ts'
import { type SessionRecord, touched } from './rules.ts'
import * as store from './store.ts'
import type { Refused } from './transitions.ts'

/** What an import did that may be asked for again: whoever sent it may not have got the answer. */
interface Import {
  importId: string
  caseIds: string[]
  findings: Finding[]
}

export interface Addition {
  testCases: TestCase[]
  /** Only says what would be added. */
  dryRun: boolean
  /** Names the import where it may be sent again: a repeat adds nothing, and gets what was added. */
  importId?: string
  now: number
}

/** What an import added, and which of it had to be renamed. */
interface Added {
  ok: true
  testCases: TestCase[]
  findings: Finding[]
  /** Of the session, with those that were added. */
  total: number
  updatedAt: number
  email: string | null
}

export function addTestCases(
  storage: DurableObjectStorage,
  record: SessionRecord | null,
  { importId, dryRun, now, ...add }: Addition,
): Added | Refused<'sessions.not_found' | 'sessions.busy' | 'sessions.full'> {
  if (!record) return { ok: false, code: 'sessions.not_found' }
  const { sql } = storage
  const earlier = importId === undefined ? undefined : findImport(sql, importId)
  if (earlier) return addedBy(sql, earlier, record)
  if (record.runningExecutionId && !dryRun) return { ok: false, code: 'sessions.busy' }
  const present = store.readCaseNames(sql)
  const { testCases, findings } = uniqueCases(add.testCases, present)
  const total = present.length + testCases.length
  if (total > maxSessionCases || charactersWith(sql, testCases) > maxSessionCharacters)
    return { ok: false, code: 'sessions.full' }
  const { email } = record
  if (dryRun || testCases.length === 0)
    return { ok: true, testCases, findings, total, updatedAt: record.updatedAt, email }
  const updatedAt = touched(record, now)
  storage.transactionSync(() => {
    store.addCases(sql, testCases)
    store.writeRecord(sql, { ...record, status: 'ready', updatedAt })
    if (importId === undefined) return
    rememberImport(sql, { importId, caseIds: testCases.map(({ id }) => id), findings })
  })
  return { ok: true, testCases, findings, total, updatedAt, email }
}

const charactersWith = (sql: SqlStorage, testCases: readonly TestCase[]): number =>
  testCases.reduce((sum, testCase) => sum + JSON.stringify(testCase).length, store.countCharacters(sql))

function addedBy(sql: SqlStorage, { caseIds, findings }: Import, record: SessionRecord): Added {
  const { testCases, updatedAt, email } = store.snapshot(sql, record)
  const added = new Set(caseIds)
  return {
    ok: true,
    testCases: testCases.filter(({ id }) => added.has(id)),
    findings,
    total: testCases.length,
    updatedAt,
    email,
  }
}

/** Imports whose answers may still be on their way. */
const mostRemembered = 10

const readImports = (sql: SqlStorage) => (readDocument(sql, 'imports') ?? []) as Import[]

const findImport = (sql: SqlStorage, importId: string): Import | undefined =>
  readImports(sql).find((each) => each.importId === importId)

const rememberImport = (sql: SqlStorage, made: Import): void =>
  writeDocument(sql, 'imports', [...readImports(sql), made].slice(-mostRemembered))
