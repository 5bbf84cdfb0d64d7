/** Append-only. A published step is never edited. */
export const migrations = [
  `CREATE TABLE leases (lease_id TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) WITHOUT ROWID;
   CREATE TABLE waiters (lease_id TEXT PRIMARY KEY, position INTEGER NOT NULL, expires_at INTEGER NOT NULL) WITHOUT ROWID;
   CREATE TABLE launches (launch_id INTEGER PRIMARY KEY, at INTEGER NOT NULL);`,
  `ALTER TABLE leases ADD COLUMN party TEXT NOT NULL DEFAULT '';
   ALTER TABLE waiters ADD COLUMN party TEXT NOT NULL DEFAULT '';`,
] as const
