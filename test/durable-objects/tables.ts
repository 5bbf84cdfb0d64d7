import { runInDurableObject } from 'cloudflare:test'

/** The tables that an object has made for itself. */
export const tablesOf = (object: DurableObjectStub): Promise<string[]> =>
  runInDurableObject(object, (_, { storage }) =>
    storage.sql
      .exec<{ name: string }>(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'",
      )
      .toArray()
      .map(({ name }) => name),
  )
