/** Schema steps of an execution, in order. Append only: a step that has run anywhere is never edited. */
export const steps: readonly string[] = [
  `
  CREATE TABLE execution (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    execution_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    session_id TEXT,
    organization_id TEXT,
    status TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    started_at INTEGER,
    finished_at INTEGER,
    deadline_at INTEGER NOT NULL,
    silence_ms INTEGER NOT NULL,
    heard_at INTEGER NOT NULL,
    cancelled_at INTEGER,
    attempt INTEGER NOT NULL,
    error TEXT,
    settle_at INTEGER,
    settle_tries INTEGER NOT NULL DEFAULT 0
  );
  -- One row per appended batch: a row written costs the same whether it holds one event or fifty.
  CREATE TABLE batches (
    seq INTEGER PRIMARY KEY,
    last_seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT
  );
  -- JSON of any size, in parts, because a value holds at most 2 MB.
  CREATE TABLE documents (
    name TEXT NOT NULL,
    part INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (name, part)
  ) WITHOUT ROWID;
  CREATE TABLE followers (
    gateway TEXT PRIMARY KEY,
    visit INTEGER NOT NULL
  ) WITHOUT ROWID;
  `,
  'ALTER TABLE execution ADD COLUMN project_id TEXT',
]
