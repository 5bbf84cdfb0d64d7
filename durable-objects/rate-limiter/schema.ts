/** Schema steps, in order. Append only: a step that has run anywhere is never edited. */
export const steps: readonly string[] = [
  `
  -- One row per key, so that an accepted hit costs one row written and a refused one none.
  -- "hits" is a JSON array of [hitId, at], oldest first.
  CREATE TABLE windows (
    key TEXT PRIMARY KEY,
    hits TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  `,
  `
  CREATE TABLE sums (
    key TEXT PRIMARY KEY,
    amount INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  `,
]
