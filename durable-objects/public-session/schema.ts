/** Append-only. A published step is never edited. */
export const migrations = [
  `CREATE TABLE session (id INTEGER PRIMARY KEY CHECK (id = 1), record TEXT NOT NULL);
   CREATE TABLE turns (position INTEGER PRIMARY KEY, turn TEXT NOT NULL);
   CREATE TABLE test_cases (position INTEGER PRIMARY KEY, test_case TEXT NOT NULL);
   CREATE TABLE executions (position INTEGER PRIMARY KEY, execution_id TEXT NOT NULL UNIQUE);`,
] as const
