/** Schema steps, in order. Append only: a step that has run anywhere is never edited. */
export const steps: readonly string[] = [
  `
  -- What became of hits: "received", "stored" and one entry "dropped:<reason>" each.
  CREATE TABLE ledger (
    entry TEXT PRIMARY KEY,
    hits INTEGER NOT NULL
  ) WITHOUT ROWID;

  -- Days (since the epoch, UTC) that have a table "seen_<day>" of event ids. Tables, because dropping one costs no row written.
  CREATE TABLE seen_days (day INTEGER PRIMARY KEY);
  `,
]
