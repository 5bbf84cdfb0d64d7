import { createHash } from 'node:crypto'

/** A line of the account of what was made and destroyed. `hash` is the SHA-256 of `before`, the hash of the line before, and of the line itself (`lineOf`). */
interface Line {
  n: number
  /** Milliseconds since the epoch. */
  at: number
  /** Of a salt its SHA-256; of an erasure that of whom it was about, under a number that whoever ordered it was told alone. */
  digest: string
  before: string
  hash: string
}

export interface SaltReceipt extends Line {
  action: 'created' | 'destroyed'
  from: number
  until: number
}

export interface ErasureReceipt extends Line {
  action: 'erased'
  receiptId: string
  /** How much of each kind was removed, as JSON. */
  removed: string
}

export type Receipt = SaltReceipt | ErasureReceipt
type Unwritten<R extends Receipt> = R extends Receipt ? Omit<R, 'n' | 'before' | 'hash'> : never

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The text of a line that its hash is over, after the hash of the line before. */
export function lineOf(
  receipt: Omit<SaltReceipt, 'before' | 'hash'> | Omit<ErasureReceipt, 'before' | 'hash'>,
): string {
  const { n, at, action, digest } = receipt
  const what =
    action === 'erased'
      ? [n, at, action, receipt.receiptId, receipt.removed, digest]
      : [n, at, action, receipt.from, receipt.until, digest]
  return what.join('\n')
}

export const hashOf = (before: string, line: string) => sha256(`${before}\n${line}`)

/** Adds a line to the account. */
export function writeReceipt(sql: SqlStorage, unwritten: Unwritten<Receipt>): Receipt {
  const [last] = readReceipts(sql, { last: true })
  const before = last?.hash ?? ''
  const numbered = { ...unwritten, n: (last?.n ?? 0) + 1 }
  const receipt: Receipt = { ...numbered, before, hash: hashOf(before, lineOf(numbered)) }
  const { n, at, action, digest, hash } = receipt
  const [from, until] = receipt.action === 'erased' ? [at, at] : [receipt.from, receipt.until]
  const [receiptId, removed] =
    receipt.action === 'erased' ? [receipt.receiptId, receipt.removed] : [null, null]
  sql.exec(
    'INSERT INTO salt_receipts (n, at, action, from_ms, until_ms, digest, hash, receipt_id, removed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    n,
    at,
    action,
    from,
    until,
    digest,
    hash,
    receiptId,
    removed,
  )
  return receipt
}

interface Row extends Record<string, SqlStorageValue> {
  n: number
  at: number
  action: Receipt['action']
  from: number
  until: number
  digest: string
  hash: string
  receiptId: string | null
  removed: string | null
  before: string | null
}

const columns = `SELECT n, at, action, from_ms AS "from", until_ms AS until, digest, hash, receipt_id AS receiptId, removed,
  (SELECT hash FROM salt_receipts AS earlier WHERE earlier.n = salt_receipts.n - 1) AS before FROM salt_receipts`

/** Lines of the account, oldest first: some after a number, the last alone, or that of an erasure. */
export function readReceipts(
  sql: SqlStorage,
  asked: { after: number; limit: number } | { last: true } | { receiptId: string },
): Receipt[] {
  const rows =
    'after' in asked
      ? sql.exec<Row>(`${columns} WHERE n > ? ORDER BY n LIMIT ?`, asked.after, asked.limit)
      : 'last' in asked
        ? sql.exec<Row>(`${columns} ORDER BY n DESC LIMIT 1`)
        : sql.exec<Row>(`${columns} WHERE receipt_id = ?`, asked.receiptId)
  return rows.toArray().map(receiptOf)
}

function receiptOf({ n, at, action, from, until, digest, hash, receiptId, removed, before }: Row): Receipt {
  const line = { n, at, digest, before: before ?? '', hash }
  return action === 'erased'
    ? { ...line, action, receiptId: receiptId ?? '', removed: removed ?? '{}' }
    : { ...line, action, from, until }
}
