import type { Finding } from '../../shared/domain/test-imports/types.ts'
import { readDocument, writeDocument } from '../documents.ts'

/** What an import did that may be asked for again: whoever sent it may not have got the answer. */
export interface Import {
  importId: string
  caseIds: string[]
  findings: Finding[]
}

/** Imports whose answers may still be on their way. */
const mostRemembered = 10

const readImports = (sql: SqlStorage) => (readDocument(sql, 'imports') ?? []) as Import[]

export const findImport = (sql: SqlStorage, importId: string): Import | undefined =>
  readImports(sql).find((each) => each.importId === importId)

export const rememberImport = (sql: SqlStorage, made: Import): void =>
  writeDocument(sql, 'imports', [...readImports(sql), made].slice(-mostRemembered))
