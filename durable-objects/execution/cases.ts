import { readDocument, writeDocument } from '../documents.ts'

const casePrefix = 'case:'

export function writeCase(sql: SqlStorage, index: number, result: unknown): void {
  writeDocument(sql, caseName(index), result)
}

/** The results of all cases so far, by index. */
export function readCases(sql: SqlStorage): unknown[] {
  const names = sql.exec<{ name: string }>(
    "SELECT DISTINCT name FROM documents WHERE name GLOB 'case:*' ORDER BY name",
  )
  return names.toArray().map(({ name }) => readDocument(sql, name))
}

function caseName(index: number): string {
  return casePrefix + String(index).padStart(8, '0')
}
