/** Which hits and messages are remembered. */
export const nameSteps: readonly string[] = [
  `
  -- Days (since the epoch, UTC) of which names of hits and messages are remembered, packed; "seen_<day>" of before are forgotten in their time.
  CREATE TABLE name_days (day INTEGER PRIMARY KEY);
  -- What came lately, one row for each call.
  CREATE TABLE fresh_names (n INTEGER PRIMARY KEY, day INTEGER NOT NULL, keys BLOB NOT NULL);
  -- The rest in runs, each in order, whose pages are in the table "names_<day>".
  CREATE TABLE name_runs (
    day INTEGER NOT NULL,
    run INTEGER NOT NULL,
    level INTEGER NOT NULL,
    names INTEGER NOT NULL,
    first BLOB NOT NULL,
    last BLOB NOT NULL,
    PRIMARY KEY (day, run)
  ) WITHOUT ROWID;
  `,
]
