/** Append-only. A published step is never edited. */
export const migrations = [
  `CREATE TABLE session (id INTEGER PRIMARY KEY CHECK (id = 1), record TEXT NOT NULL);
   CREATE TABLE turns (position INTEGER PRIMARY KEY, turn TEXT NOT NULL);
   CREATE TABLE test_cases (position INTEGER PRIMARY KEY, test_case TEXT NOT NULL);
   CREATE TABLE executions (position INTEGER PRIMARY KEY, execution_id TEXT NOT NULL UNIQUE);`,
  // A record whose summary names many items exceeds the 2 MB of one value.
  `CREATE TABLE documents (
     name TEXT NOT NULL,
     part INTEGER NOT NULL,
     body TEXT NOT NULL,
     PRIMARY KEY (name, part)
   ) WITHOUT ROWID;
   INSERT INTO documents (name, part, body) SELECT 'record', 0, record FROM session;
   DROP TABLE session;`,
  `CREATE TABLE targets (test_case_id TEXT PRIMARY KEY, steps TEXT NOT NULL) WITHOUT ROWID;`,
] as const
