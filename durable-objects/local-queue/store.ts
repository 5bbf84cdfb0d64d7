import type { Tried, Verdict } from './rules.ts'

export interface NewMessage {
  id: string
  /** JSON. */
  body: string
  dueAt: number
}

export interface Taken extends Tried {
  sentAt: number
  body: string
}

type Row = { seq: number; id: string; sent_at: number; body: string; attempts: number }

/** Everything or nothing, in one statement: a send is one transaction, however many messages it brings. */
export function insert(sql: SqlStorage, queue: string, messages: readonly NewMessage[], now: number): void {
  sql.exec(
    `INSERT INTO messages (queue, id, sent_at, due_at, body)
    SELECT ?, value ->> 'id', ?, value ->> 'dueAt', value ->> 'body' FROM json_each(?)`,
    queue,
    now,
    JSON.stringify(messages),
  )
}

/** Takes the messages that have been due for longest, and counts the delivery before it is made: a message that kills the process must not come back for ever. */
export function take(sql: SqlStorage, queue: string, most: number, now: number): Taken[] {
  return sql
    .exec<Row>(
      `UPDATE messages SET taken = 1, attempts = attempts + 1
      WHERE seq IN (SELECT seq FROM messages WHERE queue = ? AND taken = 0 AND due_at <= ? ORDER BY due_at, seq LIMIT ?)
      RETURNING seq, id, sent_at, body, attempts`,
      queue,
      now,
      most,
    )
    .toArray()
    .map(({ sent_at: sentAt, ...row }) => ({ ...row, sentAt }))
}

/** Gives back what a process that died had taken. */
export const giveBack = (sql: SqlStorage): void =>
  void sql.exec('UPDATE messages SET taken = 0 WHERE taken = 1')

/** Dead letters stay, in the queue that is named for them; without one they are dropped. */
export function settle(sql: SqlStorage, { done, again, dead }: Verdict, deadLetters?: string): void {
  const inList = 'seq IN (SELECT value FROM json_each(?))'
  const gone = deadLetters === undefined ? [...done, ...dead] : done
  sql.exec(`DELETE FROM messages WHERE ${inList}`, JSON.stringify(gone))
  for (const { seq, dueAt } of again)
    sql.exec('UPDATE messages SET taken = 0, due_at = ? WHERE seq = ?', dueAt, seq)
  if (deadLetters === undefined || dead.length === 0) return
  sql.exec(
    `UPDATE messages SET taken = 0, attempts = 0, queue = ? WHERE ${inList}`,
    deadLetters,
    JSON.stringify(dead),
  )
}

/** When the next message of these queues is due, null when none waits. */
export function nextDue(sql: SqlStorage, queues: readonly string[]): number | null {
  const [row] = sql
    .exec<{ next: number | null }>(
      'SELECT min(due_at) AS next FROM messages WHERE taken = 0 AND queue IN (SELECT value FROM json_each(?))',
      JSON.stringify(queues),
    )
    .toArray()
  return row?.next ?? null
}
