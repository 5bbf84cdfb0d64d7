import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Looks at a database of the state of a product. A runtime that writes, or was just killed, may hold it for a moment. */
export function inDatabase<T>(path: string, look: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(path, { timeout: 30_000 })
  try {
    return look(database)
  } finally {
    database.close()
  }
}

/** The databases of a folder of the state (`v3/…`), one for each object. */
export async function databasesOf(persistTo: string, folder: string): Promise<string[]> {
  const path = join(persistTo, 'v3', folder)
  const names = await readdir(path)
  return names.filter((name) => /^[0-9a-f]+\.sqlite$/.test(name)).map((name) => join(path, name))
}

async function inQueue<T>(persistTo: string, look: (database: DatabaseSync) => T): Promise<T> {
  const [path = ''] = await databasesOf(persistTo, 'do/tracewright-queue-LocalQueue')
  return inDatabase(path, look)
}

/** From now on a queue delivers every third message once more, a while later and under its name, as queues may. */
export const deliverAgain = (persistTo: string, queue: string) =>
  inQueue(persistTo, (database) =>
    database.exec(`
      CREATE TABLE delivered_again (id TEXT);
      CREATE TRIGGER deliver_again AFTER INSERT ON messages WHEN new.queue = '${queue}' AND new.seq % 3 = 0
      BEGIN
        INSERT INTO delivered_again VALUES (new.id);
        INSERT INTO messages (queue, id, sent_at, due_at, body)
        VALUES (new.queue, new.id, new.sent_at, new.due_at + 3000, new.body);
      END`),
  )

/** How many messages were delivered again, and how many wait, dead letters included. */
export const deliveries = (persistTo: string, queue: string) =>
  inQueue(persistTo, (database) => {
    const count = (from: string) => Number(database.prepare(`SELECT count(*) AS n FROM ${from}`).get()?.['n'])
    const isRepeating = count("sqlite_master WHERE name = 'delivered_again'") > 0
    return {
      again: isRepeating ? count('delivered_again') : 0,
      left: count(`messages WHERE queue IN ('${queue}', '${queue}-dead')`),
    }
  })
