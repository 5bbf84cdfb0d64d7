/** Recordings of visits. */
export const recordingSteps: readonly string[] = [
  `
  -- Recordings of visits, by the id of the visit; "summary" as JSON, worked out of the chunks. Times in milliseconds since the epoch.
  CREATE TABLE recordings (
    replay TEXT PRIMARY KEY,
    session TEXT NOT NULL,
    client TEXT NOT NULL,
    started INTEGER NOT NULL,
    received INTEGER NOT NULL,
    bytes INTEGER NOT NULL,
    summary TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX recordings_started ON recordings (started, replay);

  -- Their chunks: where each lies in R2, and the only key that opens it. Dropping a row erases what it opens.
  CREATE TABLE chunks (
    replay TEXT NOT NULL,
    object TEXT NOT NULL,
    key TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (replay, object)
  ) WITHOUT ROWID;

  -- Names that may come again, with when they came: "message:<id>", "chunk:<id>", and "replay:<id>" of recordings that were deleted.
  CREATE TABLE recording_names (
    name TEXT PRIMARY KEY,
    at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX recording_names_at ON recording_names (at);
  `,
  `
  -- Which sessions take part in visits that are or may be recorded.
  CREATE TABLE recording_sessions (
    session TEXT NOT NULL,
    replay TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (session, replay)
  ) WITHOUT ROWID;
  CREATE INDEX recording_sessions_at ON recording_sessions (at);
  `,
  `
  -- How many chunks of recordings were kept on each UTC day, and how many bytes.
  CREATE TABLE recording_days (
    day INTEGER PRIMARY KEY,
    chunks INTEGER NOT NULL,
    bytes INTEGER NOT NULL
  );
  `,
]
